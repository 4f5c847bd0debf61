"""The Weyland ice of Terminal Directive: each card's own text."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card


def before(ice: object, corp: dict[str, object] | None = None, **runner: object) -> Scenario:
    """The Runner has just run HQ, which one piece of ice protects."""
    s = Scenario(
        corp={"servers": {"HQ": {"ice": [ice]}}, "hand": ["Hedge Fund"], **(corp or {})},
        runner=runner,
        turn="runner",
    )
    s.choose("Run HQ")
    return s


# -- Bloodletter -------------------------------------------------------------------------------------------------------


@card("Bloodletter")
def test_the_runner_trashes_a_program_or_two_cards_of_the_stack() -> None:
    s = before("Bloodletter+", rig=["Mimic", "Corroder"], credits=0)
    s.pass_until("Trash the top 2 cards of your stack")
    assert s.side == "runner"
    s.choose("Trash the top 2 cards of your stack")
    assert s.runner.discard == ["Blank", "Blank"]
    s = before("Bloodletter+", rig=["Mimic", "Corroder"], credits=0)
    s.pass_until("Trash an installed program")
    s.choose("Trash an installed program")
    s.choose("Mimic")
    assert s.runner.discard == ["Mimic"]
    assert s.run is not None


@card("Bloodletter")
def test_only_what_can_be_done_fully_satisfies_bloodletter() -> None:
    s = before("Bloodletter+", rig=["Corroder"], deck=["Diesel"], credits=0)
    s.pass_all()
    assert s.runner.discard == ["Corroder"], "one card of the stack is not two"
    s = before("Bloodletter+", deck=["Diesel"], credits=0)
    s.pass_all()
    assert s.runner.discard == [], "and neither is possible"
    assert s.accessed == ["Hedge Fund"]


# -- Colossus ----------------------------------------------------------------------------------------------------------


@card("Colossus")
@pytest.mark.parametrize(("tokens", "tags"), [(0, 1), (2, 1), (3, 2), (4, 2)])
def test_colossus_gives_a_tag_or_two(tokens: int, tags: int) -> None:
    s = before(("Colossus+", {"advancement": tokens}))
    assert s.card("Colossus").strength == 4 + tokens
    s.pass_all()
    assert s.runner.tags == tags
    assert s.accessed == ["Hedge Fund"]


@card("Colossus")
def test_colossus_can_be_advanced() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Colossus"]}}})
    s.choose("Advance")
    assert s.card("Colossus").counters["advancement"] == 1


@card("Colossus")
def test_colossus_trashes_a_program_and_with_three_tokens_a_resource_too() -> None:
    for tokens, trashed in ((2, ["Mimic"]), (3, ["Kati Jones", "Mimic"])):
        s = before(("Colossus+", {"advancement": tokens}), rig=["Mimic", "Kati Jones", "Wyldside"], credits=0)
        if tokens == 3:
            s.pass_until("Kati Jones")
            s.choose("Kati Jones")
        s.pass_all()
        assert sorted(s.runner.discard) == trashed


@card("Colossus")
@pytest.mark.parametrize("rig", [["Mimic"], ["Kati Jones"]])
def test_colossus_trashes_what_there_is(rig: list[str]) -> None:
    s = before(("Colossus+", {"advancement": 3}), rig=rig, credits=0)
    s.pass_all()
    assert s.runner.discard == rig


# -- Hailstorm ---------------------------------------------------------------------------------------------------------


@card("Hailstorm")
def test_hailstorm_removes_a_card_of_the_heap_and_ends_the_run() -> None:
    s = before("Hailstorm+", discard=["Diesel", "Corroder"])
    assert s.side == "corp"
    s.choose("Corroder")
    assert s.card("Corroder").zone == "removed from the game"
    assert s.runner.discard == ["Diesel"]
    assert s.run is None


@card("Hailstorm")
def test_hailstorm_ends_the_run_when_the_heap_is_empty() -> None:
    s = before("Hailstorm+")
    assert s.run is None


# -- Hortum ------------------------------------------------------------------------------------------------------------

DECK: dict[str, object] = {"deck": ["Ice Wall", "Enigma", "PAD Campaign"]}


@card("Hortum")
def test_hortum_gains_a_credit_and_ends_the_run() -> None:
    s = before(("Hortum+", {"advancement": 2}), DECK)
    assert s.corp.credits == 6
    assert s.run is None
    assert s.corp.hand == ["Hedge Fund"]


@card("Hortum")
def test_with_three_tokens_hortum_gains_four_credits_and_finds_two_cards_unseen() -> None:
    s = before(("Hortum+", {"advancement": 3}), DECK)
    assert s.corp.credits == 9
    s.choose("Enigma")
    s.choose("PAD Campaign")
    assert sorted(s.corp.hand) == ["Enigma", "Hedge Fund", "PAD Campaign"]
    assert s.card("Enigma").known_to == ["corp"]
    assert s.run is None


@card("Hortum")
def test_hortum_may_find_nothing_and_still_ends_the_run() -> None:
    s = before(("Hortum+", {"advancement": 3}), DECK)
    s.choose("Done")
    assert s.corp.hand == ["Hedge Fund"]
    assert s.run is None


@card("Hortum")
@pytest.mark.parametrize(("tokens", "breaks"), [(2, True), (3, False)])
def test_three_tokens_keep_ai_programs_from_breaking_hortum(tokens: int, breaks: bool) -> None:
    s = before(("Hortum+", {"advancement": tokens}), rig=["Crypsis"], credits=9)
    for _ in range(4):
        s.use("Crypsis: +1 strength")
    assert s.can("Use Crypsis: Break") == breaks


@card("Hortum")
def test_other_icebreakers_break_hortum_and_it_can_be_advanced() -> None:
    s = before(("Hortum+", {"advancement": 3}), rig=["Gordian Blade"], credits=9)
    s.use("Gordian Blade: +1 strength")
    s.use("Gordian Blade: +1 strength")
    s.to_encounter()
    assert s.can("Use Gordian Blade: Break")
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Hortum"]}}})
    s.choose("Advance")
    assert s.card("Hortum").counters["advancement"] == 1
