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


def test_shares_go_on_at_their_own_pace_and_play_the_same_games() -> None:
    """Actions that depend on the game alone: the order in which workers are done changes nothing."""

    def course(environment: VectorEnv, place: int, steps: int) -> list[tuple[int, ...]]:
        share = next(number for number, games in enumerate(environment.shares) if games.start <= place < games.stop)
        found: list[tuple[int, ...]] = []
        masks = environment.reset()["action_mask"]
        for number, games in enumerate(environment.shares):
            environment.send(number, masks[games].sum(1) // 2)
        while len(found) < steps:
            done = environment.wait()
            if done == share:
                sums = [int(environment.observations[name][place].astype(int).sum()) for name in SHAPES]
                found.append((*sums, int(environment.over[place]), int(environment.agents[place])))
            environment.send(done, masks[environment.shares[done]].sum(1) // 2)
        for _ in environment.shares:
            environment.wait()
        return found

    with VectorEnv(4, 1, seed=3) as one, VectorEnv(4, 3, seed=3) as three:
        assert course(one, 2, 60) == course(three, 2, 60)
        assert len(course(three, 0, 20)) == 20


def test_no_share_is_passed_over() -> None:
    """Whenever all are done, that comes first which has waited longest, even if others were sent to since."""
    with VectorEnv(3, 3) as environment:
        environment.reset()
        for share in range(3):
            environment.send(share, np.zeros(1, int))
        served = []
        for _ in range(9):
            assert all(connection.poll(60) for connection in environment._connections)
            served.append(environment.wait())
            environment.send(served[-1], np.zeros(1, int))
        assert served == [0, 1, 2] * 3


def test_a_share_is_stepped_once_at_a_time() -> None:
    with VectorEnv(2, 2) as environment:
        environment.reset()
        with pytest.raises(RuntimeError, match="send it actions first"):
            environment.wait()
        environment.send(0, np.zeros(1, int))
        with pytest.raises(RuntimeError, match="Share 0 is still being stepped"):
            environment.send(0, np.zeros(1, int))
        with pytest.raises(RuntimeError, match="still being stepped"):
            environment.step(np.zeros(2, int))
        with pytest.raises(RuntimeError, match="still being stepped"):
            environment.reset()
        assert environment.wait() == 0
        environment.step(np.zeros(2, int))


def test_a_worker_that_dies_while_it_steps_is_an_error() -> None:
    with VectorEnv(2, 2) as environment:
        environment.reset()
        environment._processes[1].kill()
        environment._processes[1].join()

        def step() -> None:
            environment.send(1, np.zeros(1, int))
            environment.wait()

        with pytest.raises(RuntimeError, match="died"):
            step()


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
