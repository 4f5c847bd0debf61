"""Honor and Profit: Jinteki identities and agendas."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

HARMONY = "Harmony Medtech: Biomedical Pioneer"
NISEI = "Nisei Division: The Next Generation"
GRIP = ["Sure Gamble"] * 5


def score(s: Scenario, title: str) -> None:
    """Score an agenda in the window after an action."""
    s.choose("Gain 1 credit")
    s.choose(f"Score {title}")


def can_score(s: Scenario, title: str) -> bool:
    s.choose("Gain 1 credit")
    return s.can(f"Score {title}")


# -- Harmony Medtech ---------------------------------------------------------------------------------------------------


@card("Harmony Medtech: Biomedical Pioneer")
def test_harmony_medtech_lets_the_corp_win_with_six_points() -> None:
    s = Scenario(
        corp={
            "identity": HARMONY,
            "scored": ["Priority Requisition", "Nisei MK II"],
            "servers": {"Server 1": {"root": [("Hostile Takeover", {"advancement": 2})]}},
        }
    )
    assert s.result is None
    score(s, "Hostile Takeover")
    assert s.result is not None
    assert s.result.winner == "corp"


@card("Harmony Medtech: Biomedical Pioneer")
def test_harmony_medtech_lets_the_runner_win_with_six_points_too() -> None:
    s = Scenario(
        corp={"identity": HARMONY, "hand": ["Hostile Takeover"]},
        runner={"scored": ["Priority Requisition", "Nisei MK II"]},
        turn="runner",
    )
    s.run_on("HQ")
    assert s.result is not None
    assert s.result.winner == "runner"


@card("Harmony Medtech: Biomedical Pioneer")
@pytest.mark.parametrize(("identity", "over"), [("Harmony Medtech: Biomedical Pioneer", True), (NISEI, False)])
def test_six_points_are_enough_only_with_harmony_medtech(identity: str, over: bool) -> None:
    s = Scenario(
        corp={"identity": identity, "hand": ["Hostile Takeover"]},
        runner={"scored": ["Priority Requisition", "Nisei MK II"]},
        turn="runner",
    )
    s.run_on("HQ")
    assert s.runner.score == 6
    assert (s.result is not None) == over


# -- Nisei Division ----------------------------------------------------------------------------------------------------


@card("Nisei Division: The Next Generation")
@pytest.mark.parametrize(("corp", "runner", "left"), [(0, 0, 6), (0, 1, 6), (2, 1, 4), (1, 1, 5)])
def test_nisei_division_gains_a_credit_for_every_psi_game(corp: int, runner: int, left: int) -> None:
    s = Scenario(
        corp={"identity": NISEI, "servers": {"HQ": {"root": ["Caprice Nisei+"]}}, "credits": 5},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("0")
    s.bid(corp=corp, runner=runner)
    assert s.corp.credits == left


@card("Nisei Division: The Next Generation")
def test_nisei_division_has_its_credit_before_the_result_of_the_psi_game() -> None:
    s = Scenario(
        corp={
            "identity": NISEI,
            "servers": {"Server 1": {"root": ["Psychic Field", "Tori Hanzō+"]}},
            "credits": 1,
        },
        runner={"hand": GRIP},
        turn="runner",
    )
    s.choose("Run Server 1")
    s.pass_until("Access facedown card")
    s.choose("Access facedown card")
    s.bid(corp=0, runner=1)
    assert s.corp.credits == 2
    s.choose("Use Tori Hanzō", side="corp")  # so there are two credits for it
    assert s.runner.brain_damage == 1


@card("Nisei Division: The Next Generation")
def test_nisei_division_gains_nothing_for_credits_spent_openly_or_by_one_side() -> None:
    s = Scenario(
        corp={"identity": NISEI, "servers": {"HQ": {"ice": ["Hunter+"]}}, "credits": 5},
        runner={"hand": ["Push Your Luck"], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.bid(corp=1, runner=4)
    s.pass_all()
    assert s.corp.credits == 4
    s.play("Push Your Luck", "1", "Odd")
    assert s.corp.credits == 4


# -- House of Knives ---------------------------------------------------------------------------------------------------


@card("House of Knives")
def test_house_of_knives_is_scored_with_three_agenda_counters() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": [("House of Knives", {"advancement": 3})]}}})
    score(s, "House of Knives")
    assert s.card("House of Knives").counters["agenda"] == 3
    assert not s.can("Use House of Knives")  # no run is in progress


def knives(copies: int = 1, counters: int = 3) -> Scenario:
    return Scenario(
        corp={
            "scored": [("House of Knives", {"agenda": counters})] * copies,
            "servers": {"HQ": {"ice": ["Wall of Static+"]}},
        },
        runner={"hand": GRIP, "rig": ["Corroder"], "credits": 20},
        turn="runner",
    )


@card("House of Knives")
def test_house_of_knives_does_one_net_damage_once_each_run() -> None:
    s = knives()
    s.choose("Run HQ")
    s.choose("Use House of Knives", side="corp")
    assert len(s.runner.hand) == 4
    assert s.card("House of Knives").counters["agenda"] == 2
    with pytest.raises(Exception, match="not possible"):
        s.pass_until("Use House of Knives")
    s.pass_all()
    s.choose("Run Archives")
    s.choose("Use House of Knives", side="corp")
    assert len(s.runner.hand) == 3


@card("House of Knives")
def test_each_house_of_knives_has_its_own_use_in_a_run() -> None:
    s = knives(copies=2)
    s.choose("Run HQ")
    s.pass_until("Use House of Knives: Do 1 net damage")
    s.choose("Use House of Knives: Do 1 net damage")
    s.pass_until("Use House of Knives")
    s.choose("Use House of Knives")
    assert len(s.runner.hand) == 3
    assert not s.can("Use House of Knives")


@card("House of Knives")
def test_house_of_knives_needs_a_counter_and_a_run() -> None:
    s = knives(counters=0)
    s.choose("Run HQ")
    with pytest.raises(Exception, match="not possible"):
        s.pass_until("Use House of Knives")
    s = Scenario(corp={"scored": [("House of Knives", {"agenda": 3})]}, runner={"hand": GRIP}, skip_empty_windows=False)
    assert not s.can("Use House of Knives")


@card("House of Knives")
def test_a_stolen_house_of_knives_does_nothing() -> None:
    s = Scenario(
        corp={"hand": ["House of Knives"]},
        runner={"hand": GRIP},
        turn="runner",
    )
    s.run_on("HQ")
    assert s.runner.scored == ["House of Knives"]
    assert s.card("House of Knives").counters["agenda"] == 0
    s.run_on("Archives")
    assert len(s.runner.hand) == 5


# -- Medical Breakthrough ----------------------------------------------------------------------------------------------


def breakthrough(corp: int, runner: int, tokens: int) -> Scenario:
    return Scenario(
        corp={
            "scored": ["Medical Breakthrough"] * corp,
            "servers": {"Server 1": {"root": [("Medical Breakthrough", {"advancement": tokens})]}},
        },
        runner={"scored": ["Medical Breakthrough"] * runner},
    )


@card("Medical Breakthrough")
@pytest.mark.parametrize(("corp", "runner", "need"), [(0, 0, 4), (1, 0, 3), (0, 1, 3), (1, 1, 2), (2, 0, 2)])
def test_medical_breakthrough_needs_less_for_each_copy_in_either_score_area(corp: int, runner: int, need: int) -> None:
    assert can_score(breakthrough(corp, runner, need), "Medical Breakthrough")
    assert not can_score(breakthrough(corp, runner, need - 1), "Medical Breakthrough")


@card("Medical Breakthrough")
def test_medical_breakthrough_lowers_nothing_else() -> None:
    s = Scenario(
        corp={
            "scored": ["Medical Breakthrough"],
            "servers": {"Server 1": {"root": [("House of Knives", {"advancement": 2})]}},
        }
    )
    assert not can_score(s, "House of Knives")


@card("Medical Breakthrough")
def test_an_installed_medical_breakthrough_lowers_nothing() -> None:
    s = Scenario(
        corp={
            "servers": {
                "Server 1": {"root": [("Medical Breakthrough", {"advancement": 3})]},
                "Server 2": {"root": ["Medical Breakthrough"]},
            }
        }
    )
    assert not can_score(s, "Medical Breakthrough")


# -- Philotic Entanglement ---------------------------------------------------------------------------------------------


def entanglement(scored: list[str]) -> Scenario:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("Philotic Entanglement", {"advancement": 3})]}}},
        runner={"scored": scored, "hand": GRIP},
    )
    score(s, "Philotic Entanglement")
    return s


@card("Philotic Entanglement")
@pytest.mark.parametrize("stolen", [0, 1, 3])
def test_philotic_entanglement_does_a_net_damage_for_each_stolen_agenda(stolen: int) -> None:
    s = entanglement(["Hostile Takeover"] * stolen)
    assert len(s.runner.hand) == 5 - stolen
    assert s.corp.score == 2


@card("Philotic Entanglement")
def test_philotic_entanglement_counts_what_was_added_as_an_agenda() -> None:
    s = Scenario(
        corp={
            "servers": {
                "Server 1": {"root": [("Philotic Entanglement", {"advancement": 3})]},
                "Server 2": {"root": ["Chairman Hiro"]},
            }
        },
        runner={"hand": GRIP, "credits": 9},
        turn="runner",
    )
    s.access("Server 2")
    s.choose("Trash Chairman Hiro")
    s.end_turn()
    s.choose("Score Philotic Entanglement", side="corp")
    assert len(s.runner.hand) == 4


@card("Philotic Entanglement")
def test_philotic_entanglement_can_flatline_and_be_prevented() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("Philotic Entanglement", {"advancement": 3})]}}},
        runner={"scored": ["Hostile Takeover"] * 2, "hand": ["Diesel"], "rig": ["Net Shield"], "credits": 1},
    )
    score(s, "Philotic Entanglement")
    s.choose("Use Net Shield", side="runner")
    s.pass_all()
    assert s.result is None
    assert s.runner.hand == []
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("Philotic Entanglement", {"advancement": 3})]}}},
        runner={"scored": ["Hostile Takeover"] * 2, "hand": ["Diesel"]},
    )
    score(s, "Philotic Entanglement")
    assert s.result is not None
    assert s.result.winner == "corp"


# -- The Future Perfect ------------------------------------------------------------------------------------------------


def perfect(where: str, credits_: int = 5) -> Scenario:
    corp: dict[str, object] = {"credits": credits_, "deck": ["Hedge Fund"] * 9}
    if where == "HQ":
        corp["hand"] = ["The Future Perfect"]
    elif where == "R&D":
        corp["deck"] = ["The Future Perfect", *["Hedge Fund"] * 9]
    elif where == "Archives":
        corp["discard"] = ["The Future Perfect"]
    else:
        corp["servers"] = {"Server 1": {"root": ["The Future Perfect"]}}
    return Scenario(corp=corp, turn="runner")


@card("The Future Perfect")
@pytest.mark.parametrize("where", ["HQ", "R&D", "Archives"])
def test_the_future_perfect_is_not_stolen_after_different_bids(where: str) -> None:
    s = perfect(where)
    s.access(where)
    s.bid(corp=0, runner=1)
    s.pass_all()
    assert s.runner.scored == []
    assert s.runner.credits == 4
    assert s.run is None


@card("The Future Perfect")
@pytest.mark.parametrize("where", ["HQ", "R&D", "Archives"])
@pytest.mark.parametrize("bid", [0, 2])
def test_the_future_perfect_is_stolen_after_the_same_bids(where: str, bid: int) -> None:
    s = perfect(where)
    s.access(where)
    s.bid(corp=bid, runner=bid)
    assert s.runner.scored == ["The Future Perfect"]
    assert s.runner.credits == 5 - bid
    assert s.corp.credits == 5 - bid


@card("The Future Perfect")
def test_an_installed_the_future_perfect_is_stolen_without_a_game() -> None:
    s = perfect("Server 1")
    s.run_on("Server 1")
    assert s.runner.scored == ["The Future Perfect"]
    assert s.runner.credits == 5


@card("The Future Perfect")
def test_the_future_perfect_can_be_stolen_the_next_time() -> None:
    s = perfect("HQ")
    s.access("HQ")
    s.bid(corp=2, runner=0)
    s.pass_all()
    s.access("HQ")
    s.bid(corp=0, runner=0)
    assert s.runner.scored == ["The Future Perfect"]


@card("The Future Perfect")
def test_each_the_future_perfect_of_an_access_has_its_own_game() -> None:
    s = Scenario(corp={"hand": ["The Future Perfect"] * 2, "credits": 5}, runner={"hand": ["Legwork"]}, turn="runner")
    s.play("Legwork")
    s.pass_until("0")
    s.bid(corp=1, runner=0)
    s.pass_until("0")
    s.bid(corp=1, runner=1)
    s.pass_all()
    assert s.runner.scored == ["The Future Perfect"]
    assert s.corp.hand == ["The Future Perfect"]


@card("The Future Perfect")
def test_the_corp_learns_that_the_future_perfect_was_accessed_from_rnd() -> None:
    s = perfect("R&D")
    s.access("R&D")
    assert s.side == "corp"
    assert s.card("The Future Perfect").known_to == ["corp", "runner"]


@card("The Future Perfect")
def test_film_critic_hosts_the_future_perfect_without_a_game() -> None:
    s = Scenario(corp={"hand": ["The Future Perfect"]}, runner={"rig": ["Film Critic"]}, turn="runner")
    s.access("HQ")
    s.choose("Yes")
    assert s.card("Film Critic").hosted == ["The Future Perfect"]
    s.pass_all()
    assert s.corp.credits == 5
