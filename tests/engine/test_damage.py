"""Rules Reference: Damage, Flatline, Maximum Hand Size."""

import pytest

from netrunner.cards.vocabulary import BRAIN, MEAT, NET, Damage, Gain, Static, Tag, Trigger
from netrunner.engine.definition import CardDef
from netrunner.engine.terms import DAMAGED, Q_HAND_SIZE, TRASHED
from netrunner.scenario import Scenario
from tests.engine.homemade import by_title, operation, resource
from tests.rulings import ruling

GRIP = ["Sure Gamble", "Diesel", "Corroder", "Mimic", "Wyldside"]


def hit(kind: int, amount: int) -> CardDef:
    return operation("Hit", Damage(kind, amount))


@ruling("RR/damage/4")
@pytest.mark.parametrize("kind", [NET, MEAT])
def test_net_and_meat_damage_trash_a_random_card_for_each_point(kind: int) -> None:
    lost = set()
    for seed in range(10):
        s = Scenario(corp={"hand": ["Hit"]}, runner={"hand": GRIP}, seed=seed, definitions=by_title(hit(kind, 2)))
        s.choose("Play Hit")
        assert len(s.runner.hand) == 3
        assert len(s.runner.discard) == 2
        assert s.runner.hand_size == 5
        lost.add(tuple(s.runner.discard))
    assert len(lost) > 2


@ruling("RR/damage/3")
def test_brain_damage_also_lowers_the_maximum_hand_size_for_good() -> None:
    s = Scenario(corp={"hand": ["Hit"]}, runner={"hand": GRIP}, definitions=by_title(hit(BRAIN, 2)))
    s.choose("Play Hit")
    assert len(s.runner.hand) == 3
    assert (s.runner.brain_damage, s.runner.hand_size) == (2, 3)
    s.end_turn()
    s.end_turn()
    assert s.runner.hand_size == 3


@ruling("RR/damage/1", "RR/flatline/1", "RR/winning-the-game/2")
def test_more_damage_than_cards_flatlines_and_exactly_as_much_does_not() -> None:
    alive = Scenario(corp={"hand": ["Hit"]}, runner={"hand": GRIP[:3]}, definitions=by_title(hit(NET, 3)))
    alive.choose("Play Hit")
    assert alive.result is None
    assert alive.runner.hand == []
    dead = Scenario(corp={"hand": ["Hit"]}, runner={"hand": GRIP[:2]}, definitions=by_title(hit(NET, 3)))
    dead.choose("Play Hit")
    assert dead.result is not None
    assert (dead.result.winner, dead.result.reason) == ("corp", "flatline")
    assert dead.side is None


@ruling("RR/damage/5")
def test_all_cards_of_one_damage_are_trashed_before_anything_triggers() -> None:
    wake = resource("Wake", Trigger(TRASHED, (Gain(1),)), Trigger(DAMAGED, (Gain(10),)))
    s = Scenario(
        corp={"hand": ["Hit"]}, runner={"hand": GRIP[:3], "rig": ["Wake"]}, definitions=by_title(wake, hit(NET, 2))
    )
    s.choose("Play Hit")
    assert len(s.runner.hand) == 1, "both cards are gone before the first ability triggers"
    assert s.side == "runner"
    s.pass_all()
    assert s.runner.credits == 5 + 10 + 2 + 1, "and the operation is trashed in the end"


@ruling("RR/damage/1", "RR/timing/runner-turn/2.4")
def test_a_hand_size_below_zero_flatlines_at_the_end_of_the_runners_turn_only() -> None:
    weight = resource("Weight", Static(Q_HAND_SIZE, -6))
    s = Scenario(runner={"rig": ["Weight"], "hand": GRIP[:1]}, definitions=by_title(weight))
    assert s.runner.hand_size == -1
    s.end_turn()
    assert s.result is None, "not at the end of the Corp's turn"
    for _ in range(4):
        assert s.result is None
        s.choose("Gain 1 credit")
    assert s.result is not None
    assert (s.result.winner, s.result.reason) == ("corp", "flatline")


def test_a_hand_size_of_zero_is_survived() -> None:
    s = Scenario(runner={"brain_damage": 5, "hand": GRIP[:2]}, turn="runner")
    assert s.runner.hand_size == 0
    s.end_turn()
    assert s.result is None
    assert s.runner.hand == []


def test_no_damage_is_no_damage() -> None:
    wake = resource("Wake", Trigger(DAMAGED, (Gain(10),)))
    zero = operation("Zero", Damage(NET, 0), Tag(1))
    s = Scenario(corp={"hand": ["Zero"]}, runner={"rig": ["Wake"]}, definitions=by_title(wake, zero))
    s.choose("Play Zero")
    assert s.result is None
    assert s.runner.credits == 5
    assert s.runner.tags == 1


def test_brain_damage_kills_like_any_other() -> None:
    s = Scenario(corp={"hand": ["Hit"]}, definitions=by_title(hit(BRAIN, 1)))
    s.choose("Play Hit")
    assert s.result is not None
    assert s.result.winner == "corp"
