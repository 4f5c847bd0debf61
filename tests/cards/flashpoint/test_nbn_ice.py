"""Flashpoint Cycle: NBN ice."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card


def meet(ice: str, **runner: object) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": [f"{ice}+"]}}, "credits": 0},
        runner={"credits": 5, "clicks": 2, "hand": ["Diesel"] * 5, **runner},
        turn="runner",
    )
    s.choose("Run HQ")
    return s


@card("Data Ward")
def test_data_ward_takes_3_credits_or_gives_a_tag_and_ends_a_tagged_run() -> None:
    s = meet("Data Ward")
    assert s.side == "runner"
    s.choose("Pay 3 credits")
    assert (s.runner.credits, s.runner.tags) == (2, 0)
    assert s.run is not None
    s = meet("Data Ward")
    s.choose("Take 1 tag")
    assert (s.runner.credits, s.runner.tags) == (5, 1)
    assert s.run is None
    assert len(s.state.subroutines(s.state.cards[s.card("Data Ward").id])) == 4


@card("Data Ward")
def test_a_runner_with_2_credits_takes_the_tag() -> None:
    s = meet("Data Ward", credits=2)
    assert s.runner.tags == 1
    assert s.run is None


@card("IP Block")
@pytest.mark.parametrize(("rig", "tags"), [(["Crypsis"], 1), (["Medium"], 0)])
def test_ip_block_tags_a_runner_with_an_ai(rig: list[str], tags: int) -> None:
    s = meet("IP Block", rig=rig)
    assert s.runner.tags == tags
    s.pass_until("3")
    s.bid(corp=0, runner=3)
    assert (s.run is None) == (tags > 0), "a tagged Runner's run ends"


@card("IP Block")
def test_the_trace_of_ip_block_gives_a_tag() -> None:
    s = meet("IP Block")
    s.bid(corp=0, runner=2)
    assert s.runner.tags == 1
    assert s.run is None


@card("Thoth")
def test_thoth_tags_and_then_counts_the_tags() -> None:
    s = meet("Thoth", tags=1, credits=8)
    assert s.runner.tags == 2
    s.bid(corp=0, runner=3)
    assert len(s.runner.hand) == 3
    s.bid(corp=0, runner=0)
    assert s.runner.credits == 3
    assert s.run is not None


@card("Thoth")
def test_traces_of_thoth_that_fail_do_nothing() -> None:
    s = meet("Thoth", credits=8)
    s.bid(corp=0, runner=4)
    s.bid(corp=0, runner=4)
    assert (len(s.runner.hand), s.runner.credits, s.runner.tags) == (5, 0, 1)


# -- Herald ------------------------------------------------------------------------------------------------------------


def herald(where: str, credits_: int = 0, root: str = "Project Beale") -> Scenario:
    s = Scenario(
        corp={
            "credits": credits_,
            "hand": ["Herald"] if where == "HQ" else [],
            "deck": ["Herald"] if where == "R&D" else ["Hedge Fund"],
            "discard": ["Herald"] if where == "Archives" else [],
            "servers": {"Server 1": {"root": [root]}},
        },
        runner={"credits": 5},
        turn="runner",
    )
    s.access(where)
    return s


@card("Herald")
@pytest.mark.parametrize("where", ["HQ", "R&D"])
@pytest.mark.parametrize("tokens", [1, 2])
def test_an_accessed_herald_is_encountered_and_pays_for_tokens(where: str, tokens: int) -> None:
    s = herald(where)
    assert s.corp.credits == 2
    s.choose("Yes")
    s.choose(str(tokens))
    assert s.card("Project Beale").counters["advancement"] == tokens
    assert s.corp.credits == 2 - tokens
    assert any("is revealed" in line for line in s.log) == (where == "R&D")
    s.choose("Trash Herald (1 credit)")
    assert s.corp.discard == ["Herald"]


@card("Herald")
def test_herald_pays_at_most_2_credits_and_may_pay_nothing() -> None:
    s = herald("HQ", credits_=5)
    s.choose("Yes")
    assert not s.can("3")
    s = herald("HQ", credits_=5)
    s.choose("No")
    assert s.card("Project Beale").counters["advancement"] == 0
    assert s.corp.credits == 7


@card("Herald")
def test_herald_in_archives_does_nothing() -> None:
    s = herald("Archives")
    assert s.corp.credits == 0


@card("Herald")
def test_whether_a_facedown_card_can_be_advanced_is_not_told() -> None:
    s = herald("HQ", root="PAD Campaign")
    assert s.options == ["No"], "the Corp is asked all the same"
