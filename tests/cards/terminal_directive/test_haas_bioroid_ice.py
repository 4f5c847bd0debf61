"""The Haas-Bioroid ice of Terminal Directive: each card's own text."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card


def before(ice: str, corp: dict[str, object] | None = None, **runner: object) -> Scenario:
    """The Runner has just run HQ, which one piece of ice protects."""
    s = Scenario(
        corp={"servers": {"HQ": {"ice": [f"{ice}+"]}}, "hand": ["Hedge Fund"], **(corp or {})},
        runner=runner,
        turn="runner",
    )
    s.choose("Run HQ")
    return s


# -- Eli 2.0 -----------------------------------------------------------------------------------------------------------


@card("Eli 2.0")
@pytest.mark.parametrize(("answer", "cards"), [("Yes", 2), ("No", 1)])
def test_eli_2_lets_the_corp_draw_and_ends_the_run(answer: str, cards: int) -> None:
    s = before("Eli 2.0")
    s.pass_until("Yes")
    assert s.side == "corp"
    s.choose(answer)
    assert len(s.corp.hand) == cards
    assert s.run is None


@card("Eli 2.0")
def test_two_clicks_break_up_to_two_subroutines_of_eli_2() -> None:
    s = before("Eli 2.0")
    s.use("Eli 2.0", "Subroutine 2", "Subroutine 3")
    assert s.runner.clicks == 1
    assert not s.can("Use Eli 2.0"), "one click is not enough"
    s.pass_until("Yes")
    s.choose("No")
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]


# -- Executive Functioning, Holmegaard ---------------------------------------------------------------------------------


@card("Executive Functioning")
@pytest.mark.parametrize(("bid", "damage"), [(3, 1), (4, 0)])
def test_executive_functioning_does_brain_damage_when_its_trace_succeeds(bid: int, damage: int) -> None:
    s = before("Executive Functioning", {"credits": 0}, hand=["Blank"])
    s.bid(0, bid)
    assert s.runner.brain_damage == damage
    s.pass_all()
    assert s.accessed == ["Hedge Fund"], "it does not end the run"


@card("Holmegaard")
@pytest.mark.parametrize(("bid", "accessed"), [(3, []), (4, ["Hedge Fund"])])
def test_holmegaard_keeps_the_runner_from_accessing_cards(bid: int, accessed: list[str]) -> None:
    s = before("Holmegaard", {"credits": 0})
    s.bid(0, bid)
    s.pass_all()
    assert s.accessed == accessed
    assert s.runner.clicks == 3
    s.give("runner", credits=9)
    s.run_on("R&D")
    assert len(s.accessed) == len(accessed) + 1, "only during that run"


@card("Holmegaard")
def test_holmegaard_trashes_an_icebreaker_of_the_corps_choice() -> None:
    s = before("Holmegaard", {"credits": 0}, rig=["Corroder", "Mimic", "Sahasrara"], credits=0)
    s.pass_until("Corroder")
    assert s.options == ["Corroder", "Mimic"]
    s.choose("Mimic")
    assert s.runner.discard == ["Mimic"]


# -- Tapestry ----------------------------------------------------------------------------------------------------------


@card("Tapestry")
def test_tapestry_takes_a_click_lets_the_corp_draw_and_put_a_card_back() -> None:
    s = before("Tapestry", {"hand": ["Hedge Fund", "Ice Wall"], "deck": ["Enigma", "Blank"]})
    assert s.runner.clicks == 2
    s.choose("Yes")
    assert sorted(s.corp.hand) == ["Enigma", "Hedge Fund", "Ice Wall"]
    s.choose("Yes")
    s.choose("Ice Wall")
    assert s.corp.deck == ["Ice Wall", "Blank"]
    assert s.card("Ice Wall").known_to == ["corp"]
    assert s.run is not None


@card("Tapestry")
def test_the_corp_may_decline_both_and_a_runner_without_clicks_loses_none() -> None:
    s = before("Tapestry", clicks=1)
    assert s.runner.clicks == 0
    s.choose("No")
    s.choose("No")
    assert s.corp.hand == ["Hedge Fund"]
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]
