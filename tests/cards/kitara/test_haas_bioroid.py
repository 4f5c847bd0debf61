"""Kitara Cycle: Haas-Bioroid agendas, assets, operations, upgrades and the identity."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card, situations


def corp_turn(corp: dict[str, object], **runner: object) -> Scenario:
    """The Corp's turn begins; the Runner has a grip of four."""
    return situations.corp_turn(corp, **{"hand": ["Diesel"] * 4, **runner})


@card("Ikawah Project")
@pytest.mark.parametrize(("clicks", "credits_", "able"), [(2, 2, True), (1, 5, False), (2, 1, False)])
def test_ikawah_project_costs_a_click_and_2_credits_to_steal(clicks: int, credits_: int, able: bool) -> None:
    s = Scenario(corp={"hand": ["Ikawah Project"]}, runner={"clicks": clicks, "credits": credits_}, turn="runner")
    s.access("HQ")
    assert s.can("Steal Ikawah Project") == able
    if able:
        assert s.can("No action")
        s.choose("Steal Ikawah Project")
        assert (s.runner.score, s.runner.credits, s.runner.clicks) == (3, 0, 0)


# -- Kuwinda -----------------------------------------------------------------------------------------------------------


@card("Kuwinda K4H1U3")
def test_kuwinda_traces_with_its_counters_and_hurts_or_grows() -> None:
    s = corp_turn({"credits": 3, "servers": {"Server 1": {"root": [("Kuwinda K4H1U3+", {"power": 2})]}}}, credits=5)
    s.choose("Yes")
    s.bid(corp=0, runner=2)
    assert s.card("Kuwinda K4H1U3").counters["power"] == 3
    assert s.runner.brain_damage == 0
    s = corp_turn({"credits": 3, "servers": {"Server 1": {"root": [("Kuwinda K4H1U3+", {"power": 2})]}}}, credits=5)
    s.choose("Yes")
    s.bid(corp=1, runner=2)
    assert s.runner.brain_damage == 1
    assert s.corp.discard == ["Kuwinda K4H1U3"]


@card("Kuwinda K4H1U3")
def test_kuwinda_may_rest() -> None:
    s = corp_turn({"servers": {"Server 1": {"root": ["Kuwinda K4H1U3+"]}}})
    s.choose("No")
    assert s.card("Kuwinda K4H1U3").counters["power"] == 0


@card("Kuwinda K4H1U3")
def test_damage_that_is_prevented_saves_nobody_else() -> None:
    s = corp_turn(
        {"credits": 9, "servers": {"Server 1": {"root": [("Kuwinda K4H1U3+", {"power": 2})]}}},
        credits=0,
        rig=["Feedback Filter", "Monolith"],
        hand=["Corroder"],
    )
    s.choose("Yes")
    s.bid(corp=5, runner=0)
    s.use("Monolith", "Corroder")
    assert s.runner.brain_damage == 0
    assert s.corp.discard == ["Kuwinda K4H1U3"]


# -- Malia -------------------------------------------------------------------------------------------------------------


@card("Malia Z0L0K4")
def test_malia_blanks_a_resource_that_is_not_virtual_while_she_is_rezzed() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Malia Z0L0K4"]}}},
        runner={"rig": ["Underworld Contact", "Access to Globalsec", "The Helpful AI"]},
    )
    s.choose("Gain 1 credit")
    s.choose("Rez Malia Z0L0K4")
    assert s.options == ["Underworld Contact", "Access to Globalsec"], "not the virtual one"
    s.choose("Underworld Contact")
    s.end_turn()
    assert s.runner.credits == 5, "no credit from Underworld Contact"
    s.access("Server 1")
    s.choose("Trash Malia Z0L0K4")
    assert s.runner.credits == 2
    s.next_turn()
    assert s.runner.credits == 2 + 3 + 1, "the text is back"


@card("Malia Z0L0K4")
def test_malia_chooses_nothing_where_there_is_nothing() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Malia Z0L0K4"]}}}, runner={"rig": ["The Helpful AI"]})
    s.choose("Gain 1 credit")
    s.choose("Rez Malia Z0L0K4")
    assert s.can("Gain 1 credit")


@card("Malia Z0L0K4")
def test_a_facedown_card_is_no_resource_and_film_critic_can_be_blanked_in_the_run() -> None:
    s = Scenario(
        corp={"hand": ["Hostile Takeover"], "servers": {"Server 1": {"root": ["Malia Z0L0K4"]}}},
        runner={"rig": ["Film Critic", ("Daily Casts", {"facedown": True})]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Rez Malia Z0L0K4", side="corp")
    s.pass_until("Run R&D")
    assert s.runner.scored == ["Hostile Takeover"], "Film Critic was the only choice"


# -- Kill Switch -------------------------------------------------------------------------------------------------------


def switched(corp: dict[str, object], **runner: object) -> Scenario:
    s = Scenario(
        corp={"hand": ["Kill Switch", "Ice Wall"], "clicks": 1, "credits": 3, **corp},
        runner={"hand": ["Diesel"] * 3, "credits": 5, **runner},
    )
    s.choose("Play Kill Switch")
    return s


@card("Kill Switch")
@pytest.mark.parametrize(("bid", "hurt"), [(2, 1), (3, 0)])
def test_kill_switch_traces_when_an_agenda_is_accessed_before_it_is_stolen(bid: int, hurt: int) -> None:
    s = switched({"deck": ["Hostile Takeover", "Ice Wall"], "hand": ["Kill Switch"]})
    s.pass_until("Run R&D")
    s.access("R&D")
    assert s.runner.score == 0
    assert s.card("Hostile Takeover").known_to == ["corp", "runner"]
    s.bid(corp=0, runner=bid)
    assert s.runner.brain_damage == hurt
    assert s.runner.score == 1
    assert s.corp.discard == ["Kill Switch"], "an agenda was stolen"


@card("Kill Switch")
def test_an_agenda_in_archives_counts_and_other_cards_do_not() -> None:
    s = switched({"discard": ["Hostile Takeover"]}, credits=2)
    s.pass_until("Run Archives")
    s.run_on("HQ")
    assert s.runner.brain_damage == 0
    s.choose("Run Archives")
    s.pass_until("2")
    s.bid(corp=0, runner=2)
    assert s.runner.brain_damage == 1


@card("Kill Switch")
def test_a_scored_agenda_counts_too() -> None:
    s = Scenario(
        corp={
            "hand": ["Kill Switch"],
            "servers": {"Server 1": {"root": [("Ikawah Project", {"advancement": 5})]}},
            "credits": 1,
        },
        runner={"hand": ["Diesel"], "credits": 2},
    )
    s.choose("Play Kill Switch")
    s.choose("Score Ikawah Project")
    s.bid(corp=0, runner=2)
    assert s.runner.brain_damage == 1
    assert s.corp.discard == [], "it stays: only a stolen agenda ends it"


# -- Tempus ------------------------------------------------------------------------------------------------------------


def tempus(where: str, clicks: int, bid: int = 0) -> Scenario:
    zone = {"HQ": "hand", "R&D": "deck", "Archives": "discard"}.get(where)
    corp: dict[str, object] = {zone: ["Tempus"]} if zone else {"servers": {where: {"root": ["Tempus"]}}}
    s = Scenario(
        corp={"credits": 0, **corp}, runner={"clicks": clicks, "credits": 3, "hand": ["Diesel"]}, turn="runner"
    )
    s.choose(f"Run {where}")
    s.pass_until("3")
    s.bid(corp=0, runner=bid)
    return s


@card("Tempus")
@pytest.mark.parametrize("where", ["HQ", "R&D", "Server 1"])
def test_tempus_takes_2_clicks_or_does_a_brain_damage(where: str) -> None:
    s = tempus(where, 3)
    assert s.side == "runner"
    assert s.card("Tempus").known_to == ["corp", "runner"]
    s.choose("Lose 2 clicks")
    assert (s.runner.clicks, s.runner.brain_damage) == (0, 0)
    s = tempus(where, 3)
    s.choose("Suffer 1 brain damage")
    assert (s.runner.clicks, s.runner.brain_damage) == (2, 1)


@card("Tempus")
def test_with_1_click_left_it_must_be_the_damage_and_a_failed_trace_does_nothing() -> None:
    s = tempus("HQ", 2)
    assert (s.runner.clicks, s.runner.brain_damage) == (1, 1)
    s = tempus("HQ", 3, 3)
    assert (s.runner.clicks, s.runner.brain_damage) == (2, 0)


@card("Tempus")
def test_tempus_does_nothing_from_archives() -> None:
    s = Scenario(corp={"discard": ["Tempus"]}, runner={"hand": ["Diesel"]}, turn="runner")
    s.run_on("Archives")
    assert s.runner.clicks == 3


# -- Riot Suppression --------------------------------------------------------------------------------------------------


def riot(trashed: bool = True, clicks: int = 2, **runner: object) -> Scenario:
    s = Scenario(
        corp={"hand": ["Riot Suppression"], "servers": {"Server 1": {"root": ["PAD Campaign+"]}}, "clicks": 3},
        runner={"credits": 9, "clicks": clicks, "hand": ["Diesel"] * 2, **runner},
        turn="runner",
    )
    if trashed:
        s.access("Server 1")
        s.choose("Trash PAD Campaign")
    s.end_turn()
    return s


@card("Riot Suppression")
def test_riot_suppression_leaves_the_runner_1_click_for_one_turn() -> None:
    s = riot()
    s.choose("Play Riot Suppression")
    assert s.prompt.endswith("in your next turn, you have 3 fewer clicks.")
    s.choose("No")
    assert "Riot Suppression: in the Runner's next turn, the Runner has 3 fewer clicks." in s.log
    assert s.card("Riot Suppression").zone == "removed from the game"
    s.end_turn()
    assert s.runner.clicks == 1
    s.next_turn()
    assert s.runner.clicks == 4


@card("Riot Suppression")
def test_two_of_them_leave_the_runner_no_click() -> None:
    s = riot()
    s.place("corp", "hand", "Riot Suppression")
    for _ in range(2):
        s.choose("Play Riot Suppression")
        s.choose("No")
    s.choose("Gain 1 credit")
    s.pass_until("Gain 1 credit")
    assert s.side == "corp"


@card("Riot Suppression")
def test_a_brain_damage_prevents_it() -> None:
    s = riot()
    s.choose("Play Riot Suppression")
    s.choose("Yes")
    assert s.runner.brain_damage == 1
    assert s.card("Riot Suppression").zone == "removed from the game"
    s.end_turn()
    assert s.runner.clicks == 4


@card("Riot Suppression")
def test_brain_damage_that_is_prevented_was_not_suffered() -> None:
    s = riot(rig=["Monolith"], hand=["Corroder"])
    s.choose("Play Riot Suppression")
    s.choose("Yes")
    s.use("Monolith", "Corroder")
    assert s.runner.brain_damage == 0
    s.end_turn()
    assert s.runner.clicks == 1


@card("Riot Suppression")
def test_riot_suppression_needs_a_trashed_corp_card() -> None:
    assert not riot(trashed=False).can("Play Riot Suppression")


# -- Asa Group ---------------------------------------------------------------------------------------------------------


def asa(*hand: str, **corp: object) -> Scenario:
    return Scenario(
        corp={"identity": "Asa Group: Security Through Vigilance", "hand": list(hand), **corp},
    )


@card("Asa Group: Security Through Vigilance")
def test_asa_installs_another_card_at_the_server_of_the_first_card() -> None:
    s = asa("Hostile Takeover", "Ice Wall", "Enigma", "Hedge Fund", "Ash 2X3ZB9CY")
    s.install("Hostile Takeover", "new")
    s.choose("Yes")
    assert s.options == ["Ice Wall", "Enigma", "Ash 2X3ZB9CY"]
    s.choose("Ice Wall")
    assert s.corp.servers["Server 1"] == {"root": ["Hostile Takeover"], "ice": ["Ice Wall"]}
    assert s.corp.clicks == 2
    s.install("Enigma", "HQ")
    assert not s.can("Yes"), "the first time each turn"


@card("Asa Group: Security Through Vigilance")
def test_asa_pays_the_install_cost_and_no_asset_goes_into_a_central_server() -> None:
    s = asa("Ice Wall", "Enigma", "PAD Campaign", "Hostile Takeover", credits=1)
    s.install("Ice Wall", "HQ")
    s.choose("Yes")
    assert s.options == ["Enigma"]
    s.choose("Enigma")
    while s.can("Done"):
        s.choose("Done")
    assert s.corp.servers["HQ"]["ice"] == ["Enigma", "Ice Wall"]
    assert s.corp.credits == 0


@card("Asa Group: Security Through Vigilance")
def test_asa_may_be_declined_and_never_installs_agendas() -> None:
    s = asa("Ice Wall", "Enigma")
    s.install("Ice Wall", "HQ")
    s.choose("No")
    assert s.corp.hand == ["Enigma"]
    s = asa("PAD Campaign", "Hostile Takeover")
    s.install("PAD Campaign", "new")
    assert s.options == ["No"], "the question tells nothing about HQ"


@card("Asa Group: Security Through Vigilance")
def test_asa_may_replace_the_asset_that_was_installed_first() -> None:
    s = asa("PAD Campaign", "Melange Mining Corp.")
    s.install("PAD Campaign", "new")
    s.choose("Yes")
    s.choose("Melange Mining Corp.")
    assert s.corp.servers["Server 1"]["root"] == ["Melange Mining Corp."]
    assert s.corp.discard == ["PAD Campaign"]
