"""Flashpoint Cycle: neutral Corp cards."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card


@card("Sandburg")
@pytest.mark.parametrize(("credits_", "strength"), [(9, 1), (10, 3), (14, 3), (15, 4)])
def test_sandburg_strengthens_all_ice_for_every_5_credits(credits_: int, strength: int) -> None:
    s = Scenario(
        corp={"credits": credits_, "servers": {"HQ": {"ice": ["Ice Wall+"]}, "Server 1": {"root": ["Sandburg+"]}}}
    )
    assert s.card("Ice Wall").strength == strength


# -- Financial Collapse ------------------------------------------------------------------------------------------------


def collapse(credits_: int = 6, rig: tuple[str, ...] = ("Kati Jones", "Armitage Codebusting")) -> Scenario:
    return Scenario(corp={"hand": ["Financial Collapse"]}, runner={"credits": credits_, "rig": list(rig)})


@card("Financial Collapse")
def test_financial_collapse_takes_2_credits_for_each_resource() -> None:
    s = collapse()
    s.choose("Play Financial Collapse")
    assert s.side == "runner"
    s.choose("No")
    assert s.runner.credits == 2
    assert s.runner.rig == ["Kati Jones", "Armitage Codebusting"]


@card("Financial Collapse")
def test_the_runner_can_trash_a_resource_to_lose_nothing() -> None:
    s = collapse()
    s.play("Financial Collapse", "Yes", "Kati Jones")
    assert s.runner.credits == 6
    assert s.runner.rig == ["Armitage Codebusting"]


@card("Financial Collapse")
def test_financial_collapse_needs_6_credits_and_a_resource() -> None:
    assert not collapse(5).can("Play Financial Collapse")
    assert not collapse(6, ("Corroder",)).can("Play Financial Collapse")


# -- Prisec ------------------------------------------------------------------------------------------------------------


def prisec(where: str, credits_: int = 2) -> Scenario:
    s = Scenario(
        corp={
            "credits": credits_,
            "hand": ["Prisec"] if where == "HQ" else [],
            "servers": {"Server 1": {"root": ["Prisec"]}} if where == "Server 1" else {},
        },
        runner={"hand": ["Diesel"] * 2},
        turn="runner",
    )
    s.access(where)
    return s


@card("Prisec")
def test_an_installed_prisec_may_tag_and_hurt_for_2_credits() -> None:
    s = prisec("Server 1")
    s.choose("Yes")
    assert (s.runner.tags, len(s.runner.hand), s.corp.credits) == (1, 1, 0)
    s = prisec("Server 1")
    s.choose("No")
    assert (s.runner.tags, len(s.runner.hand), s.corp.credits) == (0, 2, 2)


@card("Prisec")
def test_prisec_does_nothing_in_hq_or_without_the_credits() -> None:
    assert not prisec("HQ").can("Yes")
    assert not prisec("Server 1", credits_=1).can("Yes")


# -- Currents ----------------------------------------------------------------------------------------------------------


def current(title: str, **runner: object) -> Scenario:
    s = Scenario(corp={"hand": [title], "credits": 5}, runner=runner)
    s.choose(f"Play {title}")
    s.end_turn()
    return s


@card("Scarcity of Resources")
def test_resources_cost_2_more_to_install() -> None:
    s = current("Scarcity of Resources", hand=["Armitage Codebusting", "Corroder"], credits=5)
    s.choose("Install Corroder")
    assert s.runner.credits == 3
    s.choose("Install Armitage Codebusting")
    assert s.runner.credits == 0, "1 and 2 more"
    assert s.corp.discard == []


@card("Scarcity of Resources")
def test_a_resource_that_is_too_dear_cannot_be_installed() -> None:
    s = current("Scarcity of Resources", hand=["Armitage Codebusting"], credits=2)
    assert not s.can("Install Armitage Codebusting")


@card("Enforced Curfew")
def test_enforced_curfew_lowers_the_hand_size_by_1() -> None:
    s = current("Enforced Curfew", hand=["Diesel"] * 5)
    assert s.state.hand_size(1) == 4
    assert s.state.hand_size(0) == 5


@card("Enforced Curfew", "Scarcity of Resources")
def test_another_current_ends_the_curfew() -> None:
    s = Scenario(corp={"hand": ["Enforced Curfew", "Scarcity of Resources"], "credits": 5})
    s.choose("Play Enforced Curfew")
    s.choose("Play Scarcity of Resources")
    assert s.corp.discard == ["Enforced Curfew"]
    assert s.state.hand_size(1) == 5


# -- Best Defense ------------------------------------------------------------------------------------------------------


def defense(tags: int) -> Scenario:
    return Scenario(
        corp={"hand": ["Best Defense"], "credits": 2, "servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"rig": ["Corroder", "Magnum Opus", "Crash Space"], "tags": tags},
    )


@card("Best Defense")
def test_best_defense_trashes_a_card_that_costs_no_more_than_the_tags() -> None:
    assert not defense(1).can("Play Best Defense")
    s = defense(2)
    s.choose("Play Best Defense")
    assert s.options == ["Corroder", "Crash Space"], "Ice Wall has no install cost once it is installed"
    s.choose("Corroder")
    assert s.runner.rig == ["Magnum Opus", "Crash Space"]
    assert s.runner.tags == 2
    dear = defense(5)
    dear.play("Best Defense", "Magnum Opus")
    assert dear.runner.discard == ["Magnum Opus"]


@card("Best Defense")
def test_a_facedown_card_costs_nothing_whatever_it_is() -> None:
    s = Scenario(
        corp={"hand": ["Best Defense"], "credits": 2},
        runner={"rig": [("Magnum Opus", "facedown"), "Corroder"], "tags": 0},
    )
    s.choose("Play Best Defense")
    assert s.runner.rig == ["Corroder"]


# -- Preemptive Action -------------------------------------------------------------------------------------------------


@card("Preemptive Action")
def test_preemptive_action_shuffles_3_cards_back_and_is_removed_from_the_game() -> None:
    s = Scenario(
        corp={
            "hand": ["Preemptive Action"],
            "discard": ["Snare!", "Enigma", "Ice Wall", "Hedge Fund"],
            "deck": ["PAD Campaign"],
        }
    )
    s.play("Preemptive Action", "Snare!", "Enigma", "Ice Wall")
    assert s.corp.discard == ["Hedge Fund"]
    assert len(s.corp.deck) == 4
    assert s.card("Preemptive Action").zone == "removed from the game"
    assert s.side == "runner"


@card("Preemptive Action")
def test_preemptive_action_takes_what_there_is_but_needs_something() -> None:
    s = Scenario(corp={"hand": ["Preemptive Action"], "discard": ["Snare!"], "deck": ["PAD Campaign"]})
    s.play("Preemptive Action")
    assert len(s.corp.deck) == 2
    assert not Scenario(corp={"hand": ["Preemptive Action"]}).can("Play Preemptive Action")


@card("Show of Force")
def test_scoring_show_of_force_does_2_meat_damage() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("Show of Force", {"advancement": 4})]}}},
        runner={"hand": ["Diesel"] * 3},
    )
    s.choose("Gain 1 credit")
    s.choose("Score Show of Force")
    assert len(s.runner.hand) == 1


# -- NASX --------------------------------------------------------------------------------------------------------------


@card("NASX")
def test_nasx_pays_a_credit_each_turn_and_does_not_count_it() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["NASX+"]}}, "credits": 0}, turn="runner")
    s.end_turn()
    assert s.side == "corp"
    assert not s.can("Yes")
    assert s.corp.credits == 1


@card("NASX")
@pytest.mark.parametrize("placed", [1, 2])
def test_credits_gained_through_another_card_let_the_corp_place_counters(placed: int) -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["NASX+"]}}, "hand": ["Hedge Fund"], "credits": 5})
    s.play("Hedge Fund", "Yes")
    assert not s.can("3")
    s.choose(str(placed))
    assert s.card("NASX").counters["power"] == placed
    assert s.corp.credits == 9 - placed


@card("NASX")
def test_nasx_may_be_declined_and_does_not_see_the_basic_action_or_taken_credits() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["NASX+"]}}, "hand": ["Hedge Fund"], "credits": 5})
    s.play("Hedge Fund", "No")
    assert s.corp.credits == 9
    s.choose("Gain 1 credit")
    assert not s.can("Yes")


@card("NASX")
def test_nasx_is_trashed_for_2_credits_a_counter() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": [("NASX+", {"power": 4})]}}, "credits": 0})
    s.choose("Use NASX")
    assert s.corp.credits == 8
    assert (s.corp.clicks, s.corp.discard) == (2, ["NASX"])


# -- Macrophage and Tribunal -------------------------------------------------------------------------------------------


def macrophage(*bids: int) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Macrophage+"]}}, "credits": 0},
        runner={
            "rig": [("Medium", {"virus": 2}), "Magnum Opus"],
            "discard": ["Parasite", "Diesel"],
            "credits": 20,
            "clicks": 2,
        },
        turn="runner",
    )
    s.choose("Run HQ")
    for bid in bids:
        s.bid(corp=0, runner=bid)
    return s


@card("Macrophage")
def test_the_traces_of_macrophage_purge_trash_remove_and_end_the_run() -> None:
    s = macrophage(0)
    assert s.card("Medium").counters["virus"] == 0
    s.bid(corp=0, runner=0)
    assert s.runner.rig == ["Magnum Opus"]
    s.bid(corp=0, runner=0)
    s.choose("Medium")
    assert s.card("Medium").zone == "removed from the game"
    assert s.runner.discard == ["Parasite", "Diesel"]
    s.bid(corp=0, runner=0)
    assert s.run is None


@card("Macrophage")
def test_each_trace_of_macrophage_can_fail() -> None:
    s = macrophage(4, 3, 2, 1)
    assert s.card("Medium").counters["virus"] == 2
    assert s.runner.discard == ["Parasite", "Diesel"]
    assert s.run is not None


@card("Tribunal")
def test_tribunal_makes_the_runner_trash_three_installed_cards() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Tribunal+"]}}, "credits": 0},
        runner={"rig": ["Medium", "Djinn", "Astrolabe", "Crash Space"], "credits": 0, "clicks": 2},
        turn="runner",
    )
    s.choose("Run HQ")
    for title in ("Djinn", "Crash Space", "Medium"):
        assert s.side == "runner"
        s.choose(title)
    assert s.runner.rig == ["Astrolabe"]
    assert s.run is not None
