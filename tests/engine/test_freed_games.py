"""A game is freed as soon as nobody holds it: what it consists of points at no state that would hold it in turn."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import netrunner
from netrunner import Deck, Game
from netrunner.engine.change import TrashChange
from netrunner.engine.prevention import attempt_changes
from netrunner.engine.state import State
from netrunner.engine.terms import CORP, RUNNER
from netrunner.scenario import Scenario


@pytest.fixture
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def states() -> int:
    return sum(isinstance(each, State) for each in gc.get_objects())


@pytest.mark.usefixtures("no_collector")
def test_a_game_whose_labels_were_read_is_freed_without_the_collector() -> None:
    before = states()
    for seed in range(3):
        game = Game.start(Deck.load("core-jinteki"), Deck.load("core-anarch"), seed=seed, skip_empty_windows=True)
        chance = Random(seed)
        while game.decision is not None:
            game.choose(chance.choice(game.decision.labels))
        del game
    assert states() == before


@pytest.mark.usefixtures("no_collector")
def test_a_game_in_which_hosted_cards_were_trashed_at_once_is_freed_without_the_collector() -> None:
    before = states()
    s = Scenario(runner={"rig": ["Scheherazade", ("Corroder", {"host": "Scheherazade"})]}, turn="runner")
    rig = s.state.players[RUNNER].rig
    attempt_changes(s.state, [TrashChange(list(rig), CORP, -1, preventable=False)])
    assert not s.state.players[RUNNER].rig
    del s
    assert states() == before


def test_what_a_clone_chooses_keeps_its_label_in_the_game_it_comes_from() -> None:
    game = Game.start(Deck.load("core-jinteki"), Deck.load("core-anarch"), seed=1, skip_empty_windows=True)
    game.choose("Keep")
    game.choose("Keep")
    assert game.decision is not None
    install = next(option for option in game.decision.options if option.key.startswith("install:"))
    trial = game.clone()
    trial.choose(install)
    assert install.label.startswith("Install ")


def test_no_class_is_outside_the_collector() -> None:
    """What is freed deep below other things needs the collector's part of an object (`test_freed_memory`)."""
    package = Path(netrunner.__file__).parent
    assert not [path for path in package.rglob("*.py") if "acyclic=True" in path.read_text(encoding="utf-8")]
