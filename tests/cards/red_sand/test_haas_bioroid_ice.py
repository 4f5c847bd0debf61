"""Red Sand Cycle: Haas-Bioroid ice."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card


def meet(*ice: str, corp: dict[str, object] | None = None, **runner: object) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": [f"{ice[0]}+", *ice[1:]]}}, "credits": 5, **(corp or {})},
        runner={"credits": 0, "clicks": 4, "hand": ["Diesel"] * 4, **runner},
        turn="runner",
    )
    s.choose("Run HQ")
    return s


# -- Zed 2.0 -----------------------------------------------------------------------------------------------------------


@card("Zed 2.0")
def test_zed_2_trashes_two_pieces_of_hardware_and_does_no_damage_by_itself() -> None:
    s = meet("Zed 2.0", clicks=1, rig=["Astrolabe", "Corroder", "Akamatsu Mem Chip"])
    s.choose("Astrolabe")
    s.pass_all()
    assert s.runner.rig == ["Corroder"]
    assert s.runner.brain_damage == 0


@card("Zed 2.0")
def test_a_click_spent_to_break_costs_2_brain_damage() -> None:
    s = meet("Zed 2.0", rig=["Astrolabe"])
    s.choose("Use Zed 2.0")
    assert s.runner.clicks == 1
    s.choose("Subroutine 1")
    s.choose("Subroutine 2")
    s.pass_all()
    assert s.runner.brain_damage == 2
    assert s.runner.rig == ["Astrolabe"]


@card("Zed 2.0")
def test_a_click_spent_on_other_ice_of_the_run_counts() -> None:
    s = meet("Eli 1.0", "Zed 2.0+")
    s.choose("Use Eli 1.0")
    s.choose("Subroutine 1")
    s.choose("Use Eli 1.0")
    s.pass_all()
    assert s.runner.brain_damage == 2


# -- Seidr Adaptive Barrier --------------------------------------------------------------------------------------------


@card("Seidr Adaptive Barrier")
def test_seidr_adaptive_barrier_is_stronger_for_each_piece_of_ice_here() -> None:
    s = Scenario(
        corp={
            "servers": {
                "HQ": {"ice": ["Seidr Adaptive Barrier+", "Ice Wall", "Enigma+"]},
                "R&D": {"ice": ["Ice Wall"], "root": ["Ash 2X3ZB9CY"]},
            },
        },
        turn="runner",
    )
    assert s.card("Seidr Adaptive Barrier").strength == 5, "itself included, rezzed or not"
    s.run_on("HQ")
    assert s.accessed == []


# -- Nerine 2.0 --------------------------------------------------------------------------------------------------------


@card("Nerine 2.0")
def test_nerine_2_does_brain_damage_and_the_corp_may_draw_each_time() -> None:
    s = meet("Nerine 2.0", corp={"deck": ["Hedge Fund"] * 3}, clicks=1)
    s.pass_until("Yes")
    assert s.side == "corp"
    assert s.runner.brain_damage == 1
    s.choose("Yes")
    assert s.corp.hand == ["Hedge Fund"]
    s.choose("No")
    assert s.runner.brain_damage == 2
    assert s.corp.hand == ["Hedge Fund"]


@card("Nerine 2.0")
def test_two_clicks_break_both_subroutines_of_nerine_2() -> None:
    s = meet("Nerine 2.0", clicks=3)
    s.choose("Use Nerine 2.0")
    s.choose("Subroutine 1")
    s.choose("Subroutine 2")
    s.pass_all()
    assert s.runner.brain_damage == 0


# -- NEXT Opal ---------------------------------------------------------------------------------------------------------


@card("NEXT Opal")
def test_next_opal_installs_a_card_for_each_rezzed_next_ice() -> None:
    s = meet(
        "NEXT Opal",
        "NEXT Bronze+",
        "NEXT Silver",
        corp={"hand": ["PAD Campaign", "Ice Wall", "Hedge Fund"], "credits": 5},
    )
    opal = s.state.cards[s.card("NEXT Opal").id]
    assert len(s.state.subroutines(opal)) == 2
    s.pass_until("PAD Campaign")
    assert s.side == "corp"
    assert sorted(s.options) == ["Done", "Ice Wall", "PAD Campaign"]
    s.choose("Ice Wall")
    s.choose("HQ")
    s.choose("Done")
    assert s.corp.credits == 2, "3 pieces of ice there"
    assert s.corp.servers["HQ"]["ice"][0] == "Ice Wall"
    s.choose("Done")
    assert "PAD Campaign" in s.corp.hand


@card("NEXT Opal")
def test_next_opal_alone_has_one_subroutine_itself_being_next() -> None:
    s = meet("NEXT Opal", corp={"hand": ["Hedge Fund"]})
    opal = s.state.cards[s.card("NEXT Opal").id]
    assert len(s.state.subroutines(opal)) == 1
    s.choose("Done")
    assert s.corp.hand == ["Hedge Fund"]


# -- Loki --------------------------------------------------------------------------------------------------------------


@card("Loki")
def test_loki_gains_the_subtypes_and_subroutines_of_another_rezzed_ice() -> None:
    s = meet("Loki", "Rototurret+", "Ice Wall+", "Enigma", clicks=1, rig=["Corroder", "Ninja"])
    assert s.side == "corp"
    assert sorted(s.options) == ["Ice Wall", "Rototurret"]
    s.choose("Rototurret")
    loki = s.state.cards[s.card("Loki").id]
    assert s.state.has_subtype(loki, "sentry")
    assert s.state.has_subtype(loki, "bioroid")
    assert len(s.state.subroutines(loki)) == 3
    s.pass_until("Corroder")
    s.choose("Corroder")
    assert s.run is None, "then Rototurret's second one ends the run"
    assert s.runner.hand == ["Diesel"] * 4, "before Loki's own"
    assert not s.state.has_subtype(s.state.cards[s.card("Loki").id], "sentry")
    assert len(s.state.subroutines(s.state.cards[s.card("Loki").id])) == 1


@card("Loki")
def test_the_runner_shuffles_the_grip_into_the_stack_or_the_run_ends() -> None:
    for shuffled in (True, False):
        s = meet("Loki", clicks=1)
        s.pass_until(next(o for o in s.options if "rip" in o) if s.side == "runner" else "Pass")
        assert s.side == "runner"
        s.choose(next(option for option in s.options if ("huffle" in option) == shuffled))
        assert (s.run is not None) == shuffled
        assert (s.runner.hand == []) == shuffled


@card("Loki")
def test_an_empty_grip_ends_the_run() -> None:
    s = meet("Loki", hand=[])
    s.pass_all()
    assert s.run is None
    assert s.accessed == []


@card("Loki")
def test_a_subroutine_that_names_its_own_ice_does_nothing_on_loki() -> None:
    s = meet("Loki", "Data Mine+")
    loki = s.state.cards[s.card("Loki").id]
    assert len(s.state.subroutines(loki)) == 2
    assert s.state.has_subtype(loki, "trap")
    s.choose(next(option for option in s.options if "huffle" in option))
    assert "Loki" not in s.corp.discard


def loki(other: str, hand: tuple[str, ...], **runner: object) -> Scenario:
    """Loki protects HQ, and the ice that it takes after protects R&D."""
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Loki+"]}, "R&D": {"ice": [f"{other}+"]}}, "credits": 0, "hand": list(hand)},
        runner={"credits": 0, "clicks": 1, "hand": ["Diesel"], **runner},
        turn="runner",
    )
    s.choose("Run HQ")
    return s


@card("Loki")
@pytest.mark.parametrize(("other", "tags", "accessed"), [("SYNC BRE", 1, 2), ("Hudson 1.0", 0, 1)])
def test_loki_gains_subroutines_that_leave_something_behind(other: str, tags: int, accessed: int) -> None:
    """Such a subroutine names no card (RR/self-referential-language)."""
    s = loki(other, ("PAD Campaign",) * 3, rig=["HQ Interface"] * 2)
    s.pass_until("Shuffle all cards in your grip into your stack")
    s.choose("Shuffle")
    s.pass_all()
    assert s.runner.tags == tags
    assert len(s.accessed) == accessed, "of 3"


@card("Loki", "NEXT Opal")
def test_subtypes_and_subroutines_are_gained_at_once() -> None:
    """As a piece of NEXT ice, Loki gives NEXT Opal a second subroutine; it has gained the first one by then."""
    s = loki("NEXT Opal", ("PAD Campaign",))
    found, opal = (s.state.cards[s.card(title).id] for title in ("Loki", "NEXT Opal"))
    assert s.state.has_subtype(found, "next")
    assert len(s.state.subroutines(opal)) == 2
    assert len(s.state.subroutines(found)) == 2, "with its own"


@card("Loki", "Bloom")
def test_the_next_innermost_position_is_that_behind_loki() -> None:
    s = loki("Bloom", ("Quandary",))
    s.choose("Done")
    s.choose("Quandary")
    assert s.corp.servers["HQ"]["ice"] == ["Loki", "Quandary"]


@card("Zed 2.0")
def test_clicks_spent_on_another_card_to_break_count() -> None:
    s = meet("Zed 2.0", rig=["Always Be Running"])
    s.choose("Use Always Be Running")
    s.choose("Subroutine 1")
    s.pass_all()
    assert s.runner.brain_damage == 2


@card("Loki", "NEXT Opal")
def test_the_log_lists_the_subtypes_that_loki_gains() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Loki+"]}, "R&D": {"ice": ["NEXT Opal+"]}}}, runner={"hand": []}, turn="runner"
    )
    s.choose("Run HQ")
    assert "Loki gains code gate, observer and NEXT for the remainder of this run." in s.log
