"""One game, and what a bot can do wrong in it."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from netrunner import Deck, Game
from netrunner.engine.frame import Frame
from netrunner.engine.state import State
from netrunner.simulate import Batch, Outcome, play
from netrunner.simulate.bot_time_limit import ask
from netrunner.simulate.replays import record_of
from tests.builds import subclasses_the_engine
from tests.simulate.odd_bots import named


def test_an_outcome_tells_the_game_that_its_record_replays() -> None:
    batch = Batch.of(["core-nbn"], ["core-criminal"], games=4, seed=2)
    for number in range(batch.total):
        outcome = play(batch, number)
        game = Game.replay(record_of(batch, outcome))
        assert game.result is not None
        assert (game.result.winner, game.result.reason) == (outcome.winner, outcome.reason)
        assert (outcome.turns, outcome.choices) == (game.state.turn, len(outcome.keys))
        assert outcome.curve[0][2:] == (5, 5)
        assert outcome.curve[-1][:2] == (game.state.score(0), game.state.score(1))
        assert len(outcome.curve) == outcome.turns + 1
        assert Outcome.read(outcome.line()) == outcome


def test_cards_drawn_and_played_are_counted_by_copy() -> None:
    batch = Batch.of(["core-weyland"], ["core-shaper"], seed=4)
    outcome = play(batch, 0)
    game = Game.replay(record_of(batch, outcome))
    for side, player in enumerate(game.state.players):
        drawn = outcome.cards[side]
        deck = batch.deck(side).cards
        assert all(copies <= deck[title] for title, (copies, _) in drawn.items())
        assert sum(copies for copies, _ in drawn.values()) <= sum(deck.values()) - len(player.deck)
        assert sum(copies for copies, _ in drawn.values()) >= 5
        assert any(times for _, times in drawn.values())


@pytest.mark.parametrize(
    ("bot", "kind", "words"),
    [
        ("crashes", "crash", "ValueError: I had not thought of that at line"),
        ("cheats", "illegal", "an index from 0 to"),
        ("dreams", "timeout", "no answer within 600 s"),
        ("leaves", "crash", "SystemExit"),
    ],
)
@pytest.mark.parametrize("side", ["corp", "runner"])
def test_a_bot_that_misbehaves_loses_the_game(bot: str, kind: str, words: str, side: str) -> None:
    pair = (named(bot), "random") if side == "corp" else ("random", named(bot))
    outcome = play(Batch.of(["core-jinteki"], ["core-shaper"], bots=[pair], limit=600), 0)
    assert outcome.fault is not None
    assert (outcome.fault.side, outcome.fault.kind) == (side, kind)
    assert words in outcome.fault.message
    assert outcome.winner == ("runner" if side == "corp" else "corp")
    assert Outcome.read(outcome.line()) == outcome


class Stuck(Frame):
    """Somebody's decision that cannot be carried out."""

    def side(self, g: State) -> int:
        return 0


@subclasses_the_engine
def test_an_engine_that_contradicts_itself_loses_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    batch = Batch.of(["core-jinteki"], ["core-shaper"])

    started = Batch.start

    def start(self: Batch, number: int) -> Game:
        game = started(self, number)
        game.state.stack[-1] = Stuck()
        return game

    monkeypatch.setattr(Batch, "start", start)
    outcome = play(batch, 0)
    assert (outcome.winner, outcome.reason) == (None, "the engine contradicted itself")
    assert outcome.fault is not None
    assert outcome.fault.kind == "engine"


def test_a_game_without_end_is_broken_off_as_a_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("netrunner.simulate.play_game.LONGEST", 10)
    outcome = play(Batch.of(["core-jinteki"], ["core-shaper"]), 0)
    assert (outcome.winner, outcome.reason, outcome.choices) == (None, "the game is too long", 10)


def test_a_bot_of_your_own_is_given_the_log() -> None:
    game = Game.start(Deck.load("core-jinteki"), Deck.load("core-shaper"), seed=1)
    read: list[str] = []

    def reader(view: dict[str, Any], labels: Sequence[str], chance: Random, /) -> int:
        read.extend(entry["text"] for entry in view["log"])
        return 0

    assert ask(reader, game, "corp", 0, 5.0, False, None) == 0
    assert read[0] == "The Corp draws a starting hand of 5 cards."
