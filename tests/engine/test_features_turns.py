"""Turns and identities. Rules Reference: Action Phase, Timing Structure of Turns, Identity, "Last Turn"."""

import pytest

from netrunner.cards.vocabulary import (
    CLICK,
    CORP,
    CORP_IDENTITY,
    IDENTITY_FLIPPED,
    LAST_TURN,
    RUNNER,
    RUNNER_IDENTITY,
    UNTIL_CORP_TURN_ENDS,
    UNTIL_RUNNER_TURN_ENDS,
    Cost,
    Draw,
    ExtraTurn,
    Flip,
    Forbid,
    Gain,
    Happened,
    Paid,
    Trigger,
    Until,
    action,
    each_turn,
)
from netrunner.engine.definition import BLANK_IDENTITIES, CardDef
from netrunner.engine.placement import switch_identity
from netrunner.engine.reason import EngineError
from netrunner.engine.terms import RUN_BEGINS
from netrunner.scenario import Scenario
from tests.engine.homemade import by_title, event, operation, resource
from tests.engine.twins import agree


def test_a_terminal_operation_ends_the_action_phase() -> None:
    ipo = CardDef("Ipo", CORP, 8, subtypes=("terminal",), play=(Gain(8),))
    s = Scenario(corp={"hand": ["Ipo"], "clicks": 3}, definitions=by_title(ipo))
    s.choose("Play Ipo")
    assert s.corp.credits == 13
    assert s.side == "runner"
    assert s.corp.clicks == 0


def test_an_additional_turn_comes_before_the_opponents() -> None:
    encore = event("Encore", ExtraTurn())
    s = Scenario(
        corp={"deck": ["Hedge Fund"] * 9},
        runner={"hand": ["Encore", "Encore"], "deck": ["Diesel"] * 9},
        turn="runner",
        definitions=by_title(encore),
    )
    s.choose("Play Encore")
    s.choose("Play Encore")
    agree(s)
    turn = s.state.turn
    for expected in ("runner", "runner", "corp", "runner"):
        s.end_turn()
        assert s.side == expected
        assert s.state.extra_turns in ((RUNNER,), ())
    assert s.state.turn == turn + 4
    assert s.runner.clicks == 4


def test_last_turn_is_the_last_turn_of_that_side_even_after_an_additional_one() -> None:
    encore = event("Encore", ExtraTurn())
    revenge = operation("Revenge", Gain(9), only_if=Happened(RUN_BEGINS, since=LAST_TURN, side=RUNNER))
    s = Scenario(
        corp={"hand": ["Revenge"], "deck": ["Hedge Fund"] * 9},
        runner={"hand": ["Encore"], "deck": ["Diesel"] * 9},
        turn="runner",
        definitions=by_title(encore, revenge),
    )
    s.choose("Play Encore")
    s.end_turn()
    s.choose("Run Archives")
    s.pass_all()
    s.end_turn()
    assert s.side == "corp"
    assert s.can("Play Revenge"), "the run was in the additional turn, which was the last"
    s.end_turn()
    s.end_turn()
    assert not s.can("Play Revenge")


def test_a_run_before_the_additional_turn_was_not_in_the_last_turn() -> None:
    encore = event("Encore", ExtraTurn())
    revenge = operation("Revenge", Gain(9), only_if=Happened(RUN_BEGINS, since=LAST_TURN, side=RUNNER))
    s = Scenario(
        corp={"hand": ["Revenge"], "deck": ["Hedge Fund"] * 9},
        runner={"hand": ["Encore"], "deck": ["Diesel"] * 9},
        turn="runner",
        definitions=by_title(encore, revenge),
    )
    s.choose("Play Encore")
    s.choose("Run Archives")
    s.pass_all()
    s.end_turn()
    s.end_turn()
    assert not s.can("Play Revenge")


def test_what_lasts_until_the_end_of_the_next_turn_of_a_side_outlasts_the_present_one() -> None:
    clamp = operation("Clamp", Until(UNTIL_CORP_TURN_ENDS, Forbid("draw", side=RUNNER)))
    hush = operation("Hush", Until(UNTIL_RUNNER_TURN_ENDS, Forbid("draw", side=RUNNER)))
    for title, turns in (("Clamp", [False, True]), ("Hush", [False, True])):
        s = Scenario(
            corp={"hand": [title], "deck": ["Hedge Fund"] * 9},
            runner={"deck": ["Diesel"] * 20},
            definitions=by_title(clamp, hush),
        )
        s.choose(f"Play {title}")
        s.end_turn()
        seen = [s.can("Draw 1 card")]
        s.end_turn()
        s.end_turn()
        seen.append(s.can("Draw 1 card"))
        assert seen == turns, title


def test_a_flipped_identity_is_what_its_back_says() -> None:
    sync = CardDef(
        "Sync",
        CORP,
        CORP_IDENTITY,
        abilities=(action(Cost(clicks=1), Flip()), Trigger(IDENTITY_FLIPPED, (Gain(1),))),
        back=(each_turn(Gain(10)),),
    )
    s = Scenario(corp={"identity": "Sync", "deck": ["Hedge Fund"] * 9}, definitions=by_title(sync))
    plain = s.digest()
    agree(s)
    s.choose("Use Sync")
    assert s.digest() != plain
    assert not s.can("Use Sync")
    agree(s)
    s.end_turn()
    before = s.corp.credits
    s.end_turn()
    assert s.corp.credits == before + 10


def test_what_was_used_on_one_side_of_an_identity_was_not_used_on_the_other() -> None:
    turning = CardDef(
        "Turning",
        RUNNER,
        RUNNER_IDENTITY,
        abilities=(action(CLICK, Gain(2), Flip(), once_per_turn=True),),
        back=(action(CLICK, Gain(5), Flip(), once_per_turn=True),),
    )
    s = Scenario(runner={"identity": "Turning"}, turn="runner", definitions=by_title(turning))
    s.choose("Use Turning")
    s.choose("Use Turning")
    assert s.runner.credits == 5 + 2 + 5
    assert not s.can("Use Turning")


def test_an_identity_is_replaced_by_another() -> None:
    poor = CardDef("Poor", RUNNER, RUNNER_IDENTITY, abilities=(action(Cost(clicks=1), Gain(5)),))
    linked = CardDef("Linked", RUNNER, RUNNER_IDENTITY, link=2)
    s = Scenario(runner={"identity": "Poor"}, turn="runner", definitions=by_title(poor, linked))
    plain, twin = s.digest(), s.game.clone()
    switch_identity(s.state, RUNNER, linked)
    s.give("runner", credits=0)
    assert s.runner.identity == "Linked"
    assert s.runner.link == 2
    assert not s.can("Use Poor")
    assert s.digest() != plain
    assert twin.digest() == plain, "its clone is as it was"
    with pytest.raises(EngineError, match="no identity of the Runner"):
        switch_identity(s.state, RUNNER, BLANK_IDENTITIES[CORP])


def test_one_use_a_turn_is_shared_by_the_abilities_that_say_so() -> None:
    kati = resource(
        "Kati",
        Paid(Cost(clicks=1), Gain(3), once_together=True),
        Paid(Cost(clicks=1), Draw(1), once_together=True),
        action(Cost(clicks=1), Gain(1)),
    )
    s = Scenario(runner={"rig": ["Kati", "Kati"], "deck": ["Diesel"] * 9}, turn="runner", definitions=by_title(kati))
    offers = [label for label in s.options if label.startswith("Use Kati")]
    s.choose(next(label for label in offers if "Gain 3" in label))
    left = [label for label in s.options if label.startswith("Use Kati")]
    assert len([label for label in left if "Gain 3" in label]) == 1, "the other copy"
    assert len([label for label in left if "Gain 1" in label]) == len([label for label in offers if "Gain 1" in label])
    s.end_turn()
    s.end_turn()
    assert [label for label in s.options if label.startswith("Use Kati")] == offers
