"""The Shaper cards of the SanSan Cycle: each card's own text, and the rulings that concern it."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

KATE = 'Kate "Mac" McCaffrey: Digital Tinker'


# -- DaVinci -----------------------------------------------------------------------------------------------------------


@card("DaVinci")
def test_davinci_gets_a_counter_for_a_successful_run() -> None:
    s = Scenario(runner={"rig": ["DaVinci"]}, turn="runner")
    s.run_on("Archives")
    assert s.card("DaVinci").counters["power"] == 1


@card("DaVinci")
def test_davinci_installs_a_card_that_costs_no_more_than_its_counters() -> None:
    hand = ["Corroder", "Desperado", "Magnum Opus", "Sure Gamble"]
    s = Scenario(runner={"rig": [("DaVinci", {"power": 3})], "hand": hand, "credits": 0}, turn="runner")
    s.choose("Gain 1 credit")
    s.choose("Use DaVinci")
    assert sorted(s.options) == ["Corroder", "Desperado"], "Magnum Opus costs 5, and events are not installed"
    s.choose("Desperado")
    assert "Desperado" in s.runner.rig
    assert s.runner.discard == ["DaVinci"]
    assert s.runner.credits == 1


@card("DaVinci")
def test_davinci_needs_a_card_that_is_cheap_enough() -> None:
    s = Scenario(runner={"rig": [("DaVinci", {"power": 1})], "hand": ["Corroder"]}, turn="runner")
    s.choose("Gain 1 credit")
    assert not s.can("Use DaVinci")


@card("DaVinci")
@ruling("FAQ/qa/58")
def test_a_discount_for_installing_does_not_help_davinci() -> None:
    s = Scenario(
        runner={"identity": KATE, "rig": [("DaVinci", {"power": 1})], "hand": ["Clot"], "credits": 0}, turn="runner"
    )
    s.choose("Gain 1 credit")
    assert not s.can("Use DaVinci")
    more = Scenario(
        runner={"identity": KATE, "rig": [("DaVinci", {"power": 2})], "hand": ["Clot"], "credits": 0}, turn="runner"
    )
    more.choose("Gain 1 credit")
    assert more.can("Use DaVinci")


# -- Film Critic -------------------------------------------------------------------------------------------------------


def critic(agenda: str = "Private Security Force", **corp: object) -> Scenario:
    spec: dict[str, object] = {"servers": {"Server 1": {"root": [agenda]}}, **corp}
    s = Scenario(corp=spec, runner={"rig": ["Film Critic"], "hand": ["Blank"] * 4}, turn="runner")
    s.choose("Run Server 1")
    return s


@card("Film Critic")
def test_film_critic_hosts_an_accessed_agenda() -> None:
    s = critic()
    s.pass_until("Yes")
    s.choose("Yes")
    assert s.card("Film Critic").hosted == ["Private Security Force"]
    assert s.card("Private Security Force").zone == "hosted"
    assert s.runner.scored == []
    assert "Server 1" not in s.corp.servers, "the agenda was uninstalled"


@card("Film Critic")
def test_film_critic_may_be_declined() -> None:
    s = critic()
    s.pass_until("Yes")
    s.choose("No")
    assert s.runner.scored == ["Private Security Force"]


@card("Film Critic")
def test_film_critic_adds_the_hosted_agenda_to_the_score_area_for_two_clicks() -> None:
    s = critic()
    s.pass_until("Yes")
    s.choose("Yes")
    s.pass_all()
    s.choose("Use Film Critic")
    assert s.runner.scored == ["Private Security Force"]
    assert s.runner.score == 2
    assert s.runner.clicks == 1


@card("Film Critic")
def test_film_critic_hosts_a_single_agenda() -> None:
    s = critic(hand=["Hostile Takeover"])
    s.pass_until("Yes")
    s.choose("Yes")
    s.pass_all()
    s.run_on("HQ")
    assert s.runner.scored == ["Hostile Takeover"], "there is no question: the place is taken"


@card("Film Critic")
def test_an_agenda_hosted_on_film_critic_is_trashed_with_it_faceup() -> None:
    s = critic(credits=9)
    s.pass_until("Yes")
    s.choose("Yes")
    s.pass_all()
    s.give("runner", tags=1)
    s.end_turn()
    s.choose("Trash Film Critic")
    assert s.corp.discard == ["Private Security Force"]
    assert s.card("Private Security Force").faceup


@card("Film Critic")
@ruling("FAQ/card/film-critic/1")
def test_other_when_accessed_abilities_do_not_resolve_after_film_critic() -> None:
    for answer, left in (("Yes", 3), ("No", 1)):
        s = Scenario(
            corp={"hand": ["Fetal AI"]},
            runner={"rig": ["Film Critic"], "hand": ["Blank"] * 3, "credits": 0},
            turn="runner",
        )
        s.choose("Run HQ")
        s.pass_until("Yes")
        s.choose(answer)
        s.pass_all()
        assert s.card("Film Critic").hosted == (["Fetal AI"] if answer == "Yes" else [])
        assert len(s.runner.hand) == left, "hosted, Fetal AI does no damage any more"


@card("Film Critic")
@ruling("FAQ/card/film-critic/2")
def test_an_agenda_of_film_critic_is_never_stolen() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Private Security Force"]}}, "scored": ["Hostile Takeover"]},
        runner={"rig": ["Film Critic", "Turntable"]},
        turn="runner",
    )
    s.choose("Run Server 1")
    s.pass_until("Yes")
    s.choose("Yes")
    s.pass_all()
    s.choose("Use Film Critic")
    assert s.runner.scored == ["Private Security Force"], "Turntable did not ask: nothing was stolen"
    assert not any("steals" in line for line in s.log)


@card("Film Critic")
@ruling("FAQ/card/film-critic/3")
def test_the_runner_cannot_make_room_on_film_critic() -> None:
    s = critic(hand=["Hostile Takeover"])
    s.pass_until("Yes")
    s.choose("Yes")
    s.pass_all()
    s.choose("Run HQ")
    s.pass_until("Gain 1 credit")
    assert s.card("Film Critic").hosted == ["Private Security Force"]
    assert s.corp.discard == []


@card("Film Critic")
@ruling("FAQ/card/film-critic/4")
def test_film_critic_is_no_place_to_install_cards() -> None:
    s = Scenario(runner={"rig": ["Film Critic"], "hand": ["Drug Dealer"]}, turn="runner")
    s.choose("Install Drug Dealer")
    assert s.card("Drug Dealer").host is None
    assert not s.can("Use Film Critic")


# -- London Library ----------------------------------------------------------------------------------------------------


@card("London Library")
def test_london_library_installs_a_non_virus_program_for_nothing() -> None:
    s = Scenario(
        runner={"rig": ["London Library"], "hand": ["Magnum Opus", "Datasucker", "Desperado"], "credits": 0},
        turn="runner",
    )
    s.choose("Use London Library")
    s.choose("Magnum Opus")
    assert s.card("Magnum Opus").host == "London Library"
    assert s.runner.memory == 2, "the program takes its memory"
    assert s.runner.clicks == 3
    s.choose("Use Magnum Opus")
    assert s.runner.credits == 2


@card("London Library")
def test_london_library_offers_no_program_that_memory_cannot_hold_there() -> None:
    s = Scenario(
        runner={"rig": ["London Library", "Ekomind", "Leprechaun"], "hand": ["Magnum Opus"], "credits": 9},
        turn="runner",
    )
    assert s.runner.memory_limit == 1
    assert not s.can("Use London Library"), "one card in the grip is memory for one unit"
    assert s.can("Install Magnum Opus"), "on Leprechaun it needs none"


@card("London Library")
def test_london_library_gives_a_program_back_to_the_grip() -> None:
    rig = ["London Library", ("Corroder", {"host": "London Library"}), "Mimic"]
    s = Scenario(runner={"rig": rig}, turn="runner")
    s.choose("Use London Library")
    assert s.runner.hand == ["Corroder"], "Mimic is not on London Library"


@card("London Library")
def test_london_library_trashes_its_programs_when_the_turn_ends() -> None:
    rig = ["London Library", ("Corroder", {"host": "London Library"}), "Mimic"]
    s = Scenario(runner={"rig": rig, "clicks": 1}, turn="runner")
    s.choose("Gain 1 credit")
    assert s.runner.discard == ["Corroder"]
    assert s.runner.rig == ["London Library", "Mimic"]


@card("London Library")
@ruling("FAQ/qa/48")
def test_sacrificial_construct_saves_a_program_of_london_library_for_one_turn() -> None:
    rig = ["London Library", ("Corroder", {"host": "London Library"}), "Sacrificial Construct"]
    s = Scenario(runner={"rig": rig, "clicks": 1}, turn="runner")
    s.choose("Gain 1 credit")
    s.choose("Use Sacrificial Construct", side="runner")
    assert s.card("Corroder").host == "London Library"
    s.next_turn()
    assert "Corroder" in s.runner.discard
