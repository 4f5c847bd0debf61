"""However far one goes back, and however long the game is: only so many choices are made again for it."""

from __future__ import annotations

import pytest

from netrunner import Game
from netrunner.server.live.game_history import MILESTONE
from netrunner.server.live.match import Match
from tests.server.live.test_stops import match

CHOICES = 3 * MILESTONE


def go_on(made: Match, choices: int, digests: dict[int, str]) -> None:
    """Nobody does anything but to gain credits."""
    while len(made.keys) < choices:
        decision = made.game.decision
        assert decision is not None
        digests[len(made.keys)] = made.game.digest()
        wanted = "Gain 1 credit"
        made.choose(decision.side, made.number, decision.labels.index(wanted) if wanted in decision.labels else 0)


def test_going_back_replays_no_more_than_to_the_milestone_before(monkeypatch: pytest.MonkeyPatch) -> None:
    made = match(seed=4)
    digests: dict[int, str] = {}
    go_on(made, CHOICES, digests)
    counts = sorted(digests)
    choose, again = Game.choose, 0

    def counted(self: Game, option: object) -> None:
        nonlocal again
        again += 1
        choose(self, option)  # type: ignore[arg-type]

    for far in (2 * MILESTONE + 7, MILESTONE + 1, MILESTONE, MILESTONE - 1, 1, 0):
        to = max(count for count in counts if count <= far)
        made.positions.clear()  # as if it lay further back than is remembered
        with monkeypatch.context() as patch:
            patch.setattr(Game, "choose", counted)
            again = 0
            made.go_back(to)
        assert again == to % MILESTONE
        assert len(made.keys) == to
        assert made.game.digest() == digests[to]
        assert Game.replay({**made.setup, "choices": made.keys}).digest() == digests[to]


def test_milestones_are_those_of_the_choices_that_count() -> None:
    made = match(seed=4)
    digests: dict[int, str] = {}
    go_on(made, MILESTONE + 10, digests)
    made.go_back(0)
    assert made.game.decision is not None
    made.choose(made.game.decision.side, made.number, 1)  # a mulligan: everything is otherwise from here on
    otherwise: dict[int, str] = {}
    go_on(made, MILESTONE + 10, otherwise)
    to = max(count for count in otherwise if count <= MILESTONE + 5)
    made.positions.clear()
    made.go_back(to)
    assert made.game.digest() == otherwise[to] != digests.get(to)
