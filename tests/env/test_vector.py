"""Many games at once: the same games whatever the number of workers."""

import pytest

pytest.importorskip("gymnasium", reason="Gymnasium is not installed (pip install 'netrunner[env]')")

import numpy as np

from netrunner import Deck
from netrunner.env.observation import SHAPES
from netrunner.env.vector import Board, Slot, VectorEnv


def played(environment: VectorEnv, steps: int) -> list[list[int]]:
    """What is seen and won in a number of random steps."""
    rng = np.random.default_rng(5)
    told = []
    observations = environment.reset()
    for _ in range(steps):
        choices = observations["action_mask"].sum(1)
        assert (choices > 0).all()
        observations, rewards, over = environment.step(rng.integers(0, choices))
        assert (rewards.sum(1) == 0).all()
        assert ((rewards != 0).any(1) <= over).all()
        sums = [int(observations[name].astype(int).sum()) for name in SHAPES]
        told.append([*sums, int(rewards[:, 0].sum()), int(over.sum()), int(environment.agents.sum())])
    return told


def test_the_number_of_workers_does_not_matter_and_games_go_on_and_on() -> None:
    with VectorEnv(4, 1, "core-jinteki", Deck.load("core-anarch"), seed=2) as one:
        alone = played(one, 200)
        assert played(one, 30) == alone[:30]
    with VectorEnv(4, 3, "core-jinteki", "core-anarch", seed=2) as three:
        assert played(three, 200) == alone
    assert sum(row[-2] for row in alone) >= 2


def test_a_worker_that_dies_is_an_error() -> None:
    with VectorEnv(2, 1) as environment:
        environment.reset()
        environment._processes[0].kill()
        environment._processes[0].join()
        with pytest.raises(RuntimeError, match="died"):
            environment.step(np.zeros(2, int))


def test_games_cannot_be_shared_among_more_workers_than_there_are() -> None:
    with pytest.raises(ValueError, match="2 games cannot be shared among 3 workers"):
        VectorEnv(2, 3)


def test_a_slot_deals_anew_when_its_game_is_over() -> None:
    slot = Slot(Board(1), 0, (Deck.load("core-jinteki"), Deck.load("core-shaper")), 1)
    slot.reset()
    first = slot.game.setup["seed"]
    rng = np.random.default_rng(1)
    arrays = slot.board.arrays
    while not arrays["over"][0]:
        arrays["actions"][0] = rng.integers(arrays["action_mask"][0].sum())
        slot.step()
    assert sorted(arrays["rewards"][0].tolist()) == [-1, 1]
    assert slot.game.setup["seed"] != first
    assert slot.game.record()["choices"] == []


def test_a_game_that_goes_on_too_long_ends_without_a_winner() -> None:
    slot = Slot(Board(1), 0, (Deck.load("core-jinteki"), Deck.load("core-shaper")), 1, max_choices=5)
    slot.reset()
    ends = []
    for _ in range(10):
        slot.step()
        ends.append((bool(slot.board.arrays["over"][0]), slot.board.arrays["rewards"][0].tolist()))
    assert [over for over, _ in ends] == [False, False, False, False, True] * 2
    assert all(rewards == [0, 0] for _, rewards in ends)
