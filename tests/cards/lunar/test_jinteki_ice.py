"""Lunar cycle: Jinteki ice, and the operation that changes ice."""

from netrunner.scenario import Scenario
from tests.cards import card

# -- Lotus Field -------------------------------------------------------------------------------------------------------


@card("Lotus Field")
def test_nothing_lowers_the_strength_of_lotus_field() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Lotus Field+"]}}},
        runner={"rig": [("Parasite", {"host": "Lotus Field", "virus": 3}), ("Datasucker", {"virus": 2}), "Yog.0"]},
        turn="runner",
    )
    assert s.card("Lotus Field").strength == 4
    s.choose("Run HQ")
    if s.can("Use Datasucker"):
        s.choose("Use Datasucker")
    assert s.card("Lotus Field").strength == 4
    assert not s.can("Use Yog.0")


@card("Lotus Field")
def test_its_strength_can_be_raised() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Lotus Field+"], "root": ["Experiential Data+"]}}}, turn="runner")
    assert s.card("Lotus Field").strength == 5


@card("Lotus Field")
def test_lotus_field_ends_the_run() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Lotus Field+"]}}}, turn="runner")
    s.run_on("HQ")
    assert s.accessed == []


# -- Mutate ------------------------------------------------------------------------------------------------------------


def mutate(ice: list[str], deck: list[str], server: str = "HQ", **corp: object) -> Scenario:
    return Scenario(corp={"hand": ["Mutate"], "servers": {server: {"ice": ice}}, "deck": deck, "credits": 2, **corp})


@card("Mutate")
def test_the_first_ice_of_rnd_takes_the_place_of_the_trashed_one() -> None:
    s = mutate(["Enigma", "Hunter+", "Ice Wall+"], ["Hedge Fund", "Archer", "Chum"])
    s.play("Mutate", "Hunter", "Done")
    assert s.corp.servers["HQ"]["ice"] == ["Enigma", "Archer", "Ice Wall"]
    assert s.card("Archer").rezzed  # nothing was forfeited
    assert (s.corp.credits, s.corp.scored) == (0, [])
    assert "Hunter" in s.corp.discard
    assert "Hedge Fund" in s.corp.deck
    assert s.card("Hedge Fund").known_to == []  # R&D was shuffled


@card("Mutate")
def test_the_place_may_be_the_outermost_or_the_innermost() -> None:
    for trashed, ice in (("Enigma", ["Archer", "Ice Wall"]), ("Ice Wall", ["Enigma", "Archer"])):
        s = mutate(["Enigma+", "Ice Wall+"], ["Archer"])
        s.play("Mutate", trashed)
        if s.can("Done"):
            s.choose("Done")  # no other ice is trashed for it
        assert s.corp.servers["HQ"]["ice"] == ice


@card("Mutate")
def test_the_revealed_cards_are_seen_by_both() -> None:
    s = mutate(["Enigma+"], ["Hedge Fund", "Archer", "Chum"])
    s.play("Mutate")
    log = "\n".join(str(line) for line in s.log)
    assert "Hedge Fund is revealed" in log
    assert "Archer is revealed" in log
    assert "Chum is revealed" not in log


@card("Mutate")
def test_a_remote_server_of_one_ice_comes_back_with_the_new_one() -> None:
    s = mutate(["Enigma+"], ["Archer"], server="Server 1")
    s.play("Mutate")
    assert s.corp.servers["Server 1"]["ice"] == ["Archer"]


@card("Mutate")
def test_the_ice_in_its_place_stays_where_other_cards_keep_the_server() -> None:
    servers = {"Server 1": {"ice": ["Enigma+"], "root": ["PAD Campaign"]}}
    s = Scenario(corp={"hand": ["Mutate"], "servers": servers, "deck": ["Archer"], "credits": 2})
    s.play("Mutate")
    assert s.corp.servers["Server 1"] == {"ice": ["Archer"], "root": ["PAD Campaign"]}


@card("Mutate")
def test_without_ice_in_rnd_nothing_is_installed() -> None:
    s = Scenario(
        corp={"hand": ["Mutate"], "servers": {"HQ": {"ice": ["Enigma+"]}}, "deck": ["Hedge Fund"], "credits": 2}
    )
    s.play("Mutate")
    assert s.corp.servers["HQ"]["ice"] == []
    assert sorted(s.corp.discard) == ["Enigma", "Mutate"]


@card("Mutate")
def test_mutate_needs_rezzed_ice_to_trash() -> None:
    assert not mutate(["Enigma"], ["Archer"]).can("Play Mutate")
    assert mutate(["Enigma+"], ["Archer"]).can("Play Mutate")
    assert not mutate(["Enigma+"], ["Archer"], credits=1).can("Play Mutate")


@card("Mutate")
def test_ice_that_is_rezzed_so_does_what_it_does_when_rezzed() -> None:
    s = mutate(["Enigma+"], ["Grim"])
    s.play("Mutate")
    assert s.corp.bad_publicity == 1


# -- Kitsune -----------------------------------------------------------------------------------------------------------


def kitsune(hq: list[str]) -> Scenario:
    s = Scenario(
        corp={"servers": {"R&D": {"ice": ["Kitsune+"]}}, "hand": hq}, runner={"hand": ["Diesel"] * 4}, turn="runner"
    )
    s.choose("Run R&D")
    return s


@card("Kitsune")
def test_the_runner_accesses_the_card_the_corp_chooses_and_kitsune_is_trashed() -> None:
    s = kitsune(["Hedge Fund", "Snare!", "Ice Wall"])
    s.choose("Yes")
    assert (s.side, s.options) == ("corp", ["Hedge Fund", "Snare!", "Ice Wall"])
    s.choose("Snare!")
    s.choose("Yes")  # Snare! is accessed from HQ
    assert (len(s.runner.hand), s.runner.tags) == (1, 1)
    s.pass_until("Continue")
    assert s.corp.discard == ["Kitsune"]
    assert s.run is not None  # the run goes on


@card("Kitsune")
def test_the_corp_may_decline() -> None:
    s = kitsune(["Snare!", "Hedge Fund"])
    s.choose("No")
    assert s.card("Kitsune").zone == "play"
    assert s.accessed == []
    assert s.run is not None


@card("Kitsune")
def test_an_agenda_that_is_accessed_so_is_stolen() -> None:
    s = kitsune(["Hostile Takeover"])
    s.choose("Yes")
    s.pass_until("Continue")
    assert s.runner.scored == ["Hostile Takeover"]
    assert s.corp.discard == ["Kitsune"]


@card("Kitsune")
def test_with_an_empty_hq_there_is_nothing_to_choose() -> None:
    s = kitsune([])
    assert not s.can("Yes")
    assert s.card("Kitsune").zone == "play"


@card("Kitsune")
def test_kitsune_stays_if_the_runner_can_access_nothing() -> None:
    s = Scenario(
        corp={"servers": {"R&D": {"ice": ["Hudson 1.0+", "Kitsune+"]}}, "hand": ["Snare!", "Ice Wall"]},
        runner={"clicks": 1},
        turn="runner",
    )
    s.choose("Run R&D")
    s.pass_until("Continue")
    s.choose("Continue")
    assert s.options == ["Yes", "No"]
    s.choose("Yes")
    s.choose("Ice Wall")  # the single access of this run
    s.pass_until("Continue")
    assert s.accessed == ["Ice Wall"]
    s.pass_all()
    assert s.accessed == ["Ice Wall"]


# -- Ashigaru ----------------------------------------------------------------------------------------------------------


@card("Ashigaru")
def test_ashigaru_has_a_subroutine_for_each_card_in_hq() -> None:
    s = Scenario(
        corp={"servers": {"R&D": {"ice": ["Ashigaru+"]}}, "hand": ["Hedge Fund"] * 3},
        runner={"rig": [("Corroder", {})], "credits": 9},
        turn="runner",
    )
    ashigaru = s.state.cards[s.card("Ashigaru").id]
    assert len(s.state.subroutines(ashigaru)) == 3
    s.choose("Run R&D")
    s.use("Corroder: +1")
    s.use("Corroder: +1")
    s.use("Corroder: Break", "Subroutine 1")
    s.use("Corroder: Break", "Subroutine 2")
    s.pass_all()
    assert s.accessed == []  # one was left


@card("Ashigaru")
def test_with_an_empty_hq_ashigaru_does_nothing() -> None:
    s = Scenario(corp={"servers": {"R&D": {"ice": ["Ashigaru+"]}}, "hand": [], "deck": ["Ice Wall"]}, turn="runner")
    s.run_on("R&D")
    assert s.accessed == ["Ice Wall"]


# -- Mamba -------------------------------------------------------------------------------------------------------------


def mamba(corp_bid: int, runner_bid: int) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Mamba+"]}}, "credits": 5},
        runner={"hand": ["Diesel"] * 4, "credits": 5},
        turn="runner",
    )
    s.choose("Run HQ")
    s.bid(corp=corp_bid, runner=runner_bid)
    return s


@card("Mamba")
def test_mamba_does_a_net_damage_and_gains_a_counter_if_the_bids_differ() -> None:
    s = mamba(1, 0)
    assert len(s.runner.hand) == 3
    assert s.card("Mamba").counters["power"] == 1
    s = mamba(2, 2)
    assert len(s.runner.hand) == 3
    assert s.card("Mamba").counters["power"] == 0
    assert (s.corp.credits, s.runner.credits) == (3, 3)


def with_counter(turn: str) -> Scenario:
    return Scenario(
        corp={"servers": {"HQ": {"ice": [("Mamba+", {"power": 2})]}}, "hand": ["Hedge Fund"]},
        runner={"hand": ["Diesel"] * 4},
        turn=turn,
    )


@card("Mamba")
def test_a_power_counter_does_a_net_damage_during_any_run() -> None:
    s = with_counter("runner")
    s.choose("Run Archives")
    s.choose("Use Mamba", side="corp")
    assert len(s.runner.hand) == 3
    assert s.card("Mamba").counters["power"] == 1


@card("Mamba")
def test_the_counter_is_of_no_use_outside_a_run() -> None:
    s = with_counter("corp")
    s.choose("Gain 1 credit")
    assert not s.can("Use Mamba")


@card("Lotus Field")
def test_what_only_lowers_strength_cannot_be_used_on_lotus_field() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Lotus Field+", "Enigma+"]}}},
        runner={"rig": [("Datasucker", {"virus": 2}), "Wyrm", "Yog.0"], "credits": 20},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    for _ in range(3):
        s.use("Wyrm: +1 strength")
    assert not s.can("Use Datasucker"), "a cannot that prohibits all of an ability prohibits its use"
    assert not s.can("Use Wyrm: The ice")
    other = Scenario(
        corp={"servers": {"HQ": {"ice": ["Enigma+"]}, "R&D": {"ice": ["Lotus Field+"]}}},
        runner={"rig": [("Datasucker", {"virus": 2}), "Yog.0"]},
        turn="runner",
    )
    other.choose("Run HQ")
    other.to_encounter()
    assert other.can("Use Datasucker"), "other ice can be weakened"


@card("Mutate", "Unscheduled Maintenance")
def test_mutate_installs_nothing_where_no_more_ice_may_be_installed() -> None:
    s = Scenario(
        corp={
            "hand": ["Mutate", "Ice Wall"],
            "servers": {"HQ": {"ice": ["Enigma+"]}},
            "deck": ["Hedge Fund", "Archer", "Archer"],
        },
        runner={"hand": ["Unscheduled Maintenance"]},
        turn="runner",
    )
    s.play("Unscheduled Maintenance")
    s.end_turn()
    s.pass_until("Install Ice Wall")
    s.install("Ice Wall", "R&D")
    s.play("Mutate")
    assert s.corp.servers["HQ"]["ice"] == []
    assert s.corp.deck.count("Archer") == 2, "it was revealed, and shuffled back"


@card("Kitsune")
def test_an_agenda_hosted_on_film_critic_was_accessed_too() -> None:
    s = Scenario(
        corp={"servers": {"R&D": {"ice": ["Kitsune+"]}}, "hand": ["Hostile Takeover"]},
        runner={"rig": ["Film Critic"]},
        turn="runner",
    )
    s.choose("Run R&D")
    s.choose("Yes", side="corp")
    s.choose("Yes", side="runner")
    assert s.card("Hostile Takeover").host == "Film Critic"
    assert s.corp.discard == ["Kitsune"]


@card("Kitsune")
def test_the_question_says_what_happens() -> None:
    s = kitsune(["Snare!", "Hedge Fund"])
    assert (
        s.prompt == "Kitsune: make the Runner access a card from HQ. If at least 1 card was accessed, trash this card?"
    )


@card("Kitsune")
def test_kitsune_is_trashed_though_another_ice_resolves_its_subroutine() -> None:
    s = Scenario(
        corp={
            "servers": {"R&D": {"ice": ["Wormhole+"]}, "HQ": {"ice": ["Kitsune+"]}},
            "hand": ["Ice Wall"],
            "deck": ["Hedge Fund"],
        },
        turn="runner",
    )
    s.choose("Run R&D")
    s.choose("Yes")
    s.pass_until("Continue")
    assert s.corp.discard == ["Kitsune"]
    assert s.accessed == ["Ice Wall"]


@card("Ashigaru")
def test_ashigaru_loses_subroutines_with_the_cards_of_hq() -> None:
    s = Scenario(
        corp={"servers": {"R&D": {"ice": ["Ashigaru+"]}}, "hand": ["Hedge Fund"] * 2, "deck": ["Ice Wall"]},
        runner={"rig": ["Utopia Shard"]},
        turn="runner",
    )
    s.choose("Run R&D")
    s.to_encounter()
    s.use("Utopia Shard")
    s.pass_all()
    assert s.accessed == ["Ice Wall"]
