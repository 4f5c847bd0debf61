"""Rules Reference: Action, Action Phase, Purge, Tagged, Advancing Cards, Initiate vs. Make a Run."""

import pytest

from netrunner.cards.vocabulary import (
    CORP,
    Choose,
    Cost,
    Credits,
    Draw,
    Gain,
    Run,
    Trash,
    action,
    ice,
)
from netrunner.engine.actions import COSTS, action_number
from netrunner.engine.definition import FIRST_LENT
from netrunner.engine.index import EACH_LENDER, FIRST_BORROWED, LENDERS
from netrunner.engine.terms import FOR_ADVANCING
from netrunner.scenario import Scenario
from tests.engine.homemade import asset, by_title, event, operation, resource
from tests.rulings import ruling


@ruling("RR/timing/corp-turn/2.2/a", "RR/timing/runner-turn/1.6/a", "RR/credit/1")
@pytest.mark.parametrize("side", ["corp", "runner"])
def test_a_click_gains_one_credit(side: str) -> None:
    s = Scenario(turn=side)
    before = getattr(s, side).clicks
    s.choose("Gain 1 credit")
    assert getattr(s, side).credits == 6
    assert getattr(s, side).clicks == before - 1


@ruling("RR/timing/corp-turn/2.2/b", "RR/timing/runner-turn/1.6/b")
@pytest.mark.parametrize("side", ["corp", "runner"])
def test_a_click_draws_the_top_card(side: str) -> None:
    top = {"corp": "Hedge Fund", "runner": "Sure Gamble"}[side]
    s = Scenario(**{side: {"deck": [top, "Blank"]}}, turn=side)  # type: ignore[arg-type]
    s.choose("Draw 1 card")
    assert getattr(s, side).hand == [top]
    assert getattr(s, side).deck == ["Blank"]


@ruling("RR/action/4", "RR/action-phase/4")
def test_no_card_can_be_drawn_from_an_empty_deck_as_an_action() -> None:
    for side in ("corp", "runner"):
        s = Scenario(**{side: {"deck": []}}, turn=side)  # type: ignore[arg-type]
        assert not s.can("Draw 1 card")
        assert s.result is None, "an empty R&D alone loses nothing"


@ruling("RR/timing/corp-turn/2.2/e", "RR/advancing-cards/1", "RR/advancing-cards/2")
def test_advancing_costs_a_click_and_a_credit_for_one_token() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Priority Requisition"]}}})
    s.choose("Advance Priority Requisition")
    assert s.card("Priority Requisition").counters["advancement"] == 1
    assert (s.corp.credits, s.corp.clicks) == (4, 2)


@ruling("RR/advancing-cards/3")
def test_only_agendas_and_cards_that_say_so_can_be_advanced_even_unrezzed() -> None:
    s = Scenario(
        corp={
            "servers": {
                "Server 1": {"root": ["Project Junebug"], "ice": ["Ice Wall", "Enigma"]},
                "Server 2": {"root": ["PAD Campaign"]},
            }
        }
    )
    assert s.can("Advance Project Junebug")
    assert s.can("Advance Ice Wall")
    assert not s.can("Advance PAD Campaign")
    reason = s.why_not("Advance Enigma")
    assert reason is not None
    assert reason.rule == "RR/advancing-cards"


@ruling("RR/advancing-cards/4", "RR/score/4")
def test_there_is_no_limit_to_advancing_a_card() -> None:
    s = Scenario(corp={"credits": 9, "servers": {"Server 1": {"root": [("Hostile Takeover", {"advancement": 2})]}}})
    for tokens in (3, 4):
        s.choose("Advance Hostile Takeover", side="corp")
        assert s.card("Hostile Takeover").counters["advancement"] == tokens


def test_advancing_needs_a_credit_and_hosted_credits_for_it_count() -> None:
    poor = Scenario(corp={"credits": 0, "servers": {"Server 1": {"root": ["Priority Requisition"]}}})
    assert not poor.can("Advance Priority Requisition")
    fund = asset("Fund", Credits(2, 1 << FOR_ADVANCING))
    s = Scenario(
        corp={
            "credits": 0,
            "servers": {"Server 1": {"root": ["Priority Requisition"]}, "Server 2": {"root": ["Fund+"]}},
        },
        definitions=by_title(fund),
    )
    s.choose("Advance Priority Requisition")
    assert s.card("Fund").counters["credit"] == 1


@ruling("RR/timing/corp-turn/2.2/f", "RR/tagged/2", "RR/resource/3")
def test_a_resource_of_a_tagged_runner_is_trashed_for_a_click_and_two_credits() -> None:
    s = Scenario(runner={"rig": ["Wyldside", "Corroder"], "tags": 1})
    assert not s.can("Trash Corroder")
    s.choose("Trash Wyldside")
    assert (s.corp.credits, s.corp.clicks) == (3, 2)
    assert s.runner.discard == ["Wyldside"]
    assert s.runner.tags == 1, "the tag stays"


def test_a_resource_of_an_untagged_runner_is_safe() -> None:
    s = Scenario(runner={"rig": ["Wyldside"]})
    assert not s.can("Trash Wyldside")
    poor = Scenario(corp={"credits": 1}, runner={"rig": ["Wyldside"], "tags": 1})
    assert not poor.can("Trash Wyldside")


@ruling("RR/timing/runner-turn/1.6/f", "RR/tagged/2")
def test_a_tag_is_removed_for_a_click_and_two_credits() -> None:
    s = Scenario(runner={"tags": 2}, turn="runner")
    s.choose("Remove 1 tag")
    assert (s.runner.tags, s.runner.credits, s.runner.clicks) == (1, 3, 3)
    assert not Scenario(turn="runner").can("Remove 1 tag")
    assert not Scenario(runner={"tags": 1, "credits": 1}, turn="runner").can("Remove 1 tag")


@ruling("RR/timing/corp-turn/2.2/g", "RR/purge/2", "RR/purge/4")
def test_purging_costs_three_clicks_and_is_always_possible_with_them() -> None:
    s = Scenario()
    s.choose("Purge virus counters")
    assert s.side == "runner", "all clicks are spent"
    short = Scenario(corp={"clicks": 2})
    assert not short.can("Purge virus counters")


@ruling("RR/timing/runner-turn/1.6/e", "RR/initiate-vs-make-a-run/2", "RR/attacked-server/1")
def test_a_run_can_be_made_on_every_server_for_a_click() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["PAD Campaign"]}}}, turn="runner")
    assert [label for label in s.options if label.startswith("Run ")] == [
        "Run HQ", "Run R&D", "Run Archives", "Run Server 1",
    ]  # fmt: skip
    s.choose("Run R&D")
    assert s.runner.clicks == 3
    assert s.run is not None
    assert s.run.server == "R&D"


@ruling("RR/play/8")
def test_a_run_event_costs_one_click_for_play_and_run_together_and_stays_until_the_run_ends() -> None:
    s = Scenario(runner={"hand": ["Inside Job"]}, turn="runner")
    s.choose("Play Inside Job")
    s.choose("HQ")
    assert s.runner.clicks == 3
    assert s.card("Inside Job").zone == "resolving"
    s.pass_all()
    assert s.run is None
    assert s.runner.discard == ["Inside Job"]


@ruling("RR/timing/corp-turn/2.2/h", "RR/timing/runner-turn/1.6/g", "RR/paid-abilities/1")
def test_click_abilities_of_active_cards_are_actions_with_their_own_cost() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Melange Mining Corp.+"]}}})
    s.choose("Use Melange Mining Corp.")
    assert s.corp.credits == 12
    assert s.side == "runner"
    unrezzed = Scenario(corp={"servers": {"Server 1": {"root": ["Melange Mining Corp."]}}})
    assert not unrezzed.can("Use Melange Mining Corp.")


@ruling("RR/using-abilities/2")
def test_a_click_ability_that_could_change_nothing_is_not_offered() -> None:
    demolish = asset("Demolish", action(Cost(clicks=1), Choose(ice(rezzed=True)), Trash()))
    spec = {"servers": {"Server 1": {"root": ["Demolish+"], "ice": ["Ice Wall"]}}}
    s = Scenario(corp=spec, definitions=by_title(demolish))
    assert not s.can("Use Demolish")
    reason = s.why_not("Use Demolish")
    assert reason is not None
    assert reason.rule == "RR/using-abilities"
    spec["servers"]["Server 1"]["ice"] = ["Ice Wall+"]
    assert Scenario(corp=spec, definitions=by_title(demolish)).can("Use Demolish")


@ruling("RR/using-abilities/2", "RR/action/4")
def test_the_potential_is_judged_before_costs_and_other_abilities() -> None:
    tow = event("Tow", Draw(2))
    s = Scenario(runner={"hand": ["Tow"], "deck": []}, turn="runner", definitions=by_title(tow))
    assert not s.can("Play Tow"), "with nothing to draw it does nothing"
    s = Scenario(runner={"hand": ["Tow"], "deck": ["Blank"]}, turn="runner", definitions=by_title(tow))
    assert s.can("Play Tow")


def test_an_ability_that_starts_a_run_is_not_offered_during_a_run() -> None:
    door = resource("Door", action(Cost(clicks=1), Run()))
    s = Scenario(runner={"rig": ["Door"]}, turn="runner", skip_empty_windows=False, definitions=by_title(door))
    s.choose("Use Door")
    s.choose("HQ")
    assert s.run is not None
    assert not s.can("Use Door")
    s.pass_all()
    assert s.run is None
    assert s.runner.clicks == 3


@ruling("RR/operation/2")
def test_playing_takes_a_click_and_the_play_cost() -> None:
    bond = operation("Bond", Gain(4, CORP), cost=2)
    s = Scenario(corp={"hand": ["Bond"]}, definitions=by_title(bond))
    s.choose("Play Bond")
    assert (s.corp.credits, s.corp.clicks) == (7, 2)
    broke = Scenario(corp={"hand": ["Bond"], "credits": 1}, definitions=by_title(bond))
    assert not broke.can("Play Bond")
    reason = broke.why_not("Play Bond")
    assert reason is not None
    assert reason.rule == "RR/cost"


def test_an_ability_that_a_card_has_gained_is_an_action_of_its_own() -> None:
    """What clicks are spent on tells every ability from every other one and from basic actions (Jeeves, Sundew)."""
    of_its_own, gained, borrowed = 0, FIRST_LENT + 3, FIRST_BORROWED + EACH_LENDER * LENDERS - 1
    abilities = [action_number(cid, number) for cid in range(60) for number in (of_its_own, 19, gained, borrowed)]
    assert len(set(abilities)) == 60 * 4
    assert min(abilities) > max(COSTS)
