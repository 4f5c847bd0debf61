"""One game of a batch, from set-up to outcome. Depends on the batch and the number only, so any worker may play it."""

from __future__ import annotations

from contextlib import nullcontext
from typing import TYPE_CHECKING, Final

from netrunner.bots.bot import PositionBot
from netrunner.bots.random_bot import random_bot
from netrunner.engine.frame import O_MULLIGAN
from netrunner.engine.history import of_kinds
from netrunner.engine.terms import CORP, INSTALLED, PLAYED, RUNNER, SIDES
from netrunner.game import Game
from netrunner.simulate.bot_loading import bot_named
from netrunner.simulate.bot_time_limit import BotFault, ThinkingMonitor, alarms, ask, told
from netrunner.simulate.outcome import TOO_LONG, Fault, Outcome, opponent, packed

if TYPE_CHECKING:
    from netrunner.engine.state import State
    from netrunner.simulate.batch import Batch

LONGEST: Final = 10_000  # choices; a game between sensible players takes a few hundred

USED: Final[tuple[int, ...]] = (PLAYED, INSTALLED)

Row = tuple[int, int, int, int]


class GameNotes:
    """What is written down while a game is played: the state by turn, and the cards that were ever in hand."""

    __slots__ = ("corp_hand", "curve", "drawn", "instances", "runner_hand")

    def __init__(self) -> None:
        self.curve: list[Row] = []
        self.drawn: tuple[set[int], set[int]] = (set(), set())
        self.corp_hand: list[int] = []  # as they were last time
        self.runner_hand: list[int] = []
        self.instances = -1  # when it was looked last: every card that moves gets a new number

    def look(self, g: State) -> None:
        self.instances = g.instances
        corp, runner = g.players
        if (hand := corp.hand) != self.corp_hand:
            self.drawn[CORP].update(hand)
            self.corp_hand = hand[:]
        if (hand := runner.hand) != self.runner_hand:
            self.drawn[RUNNER].update(hand)
            self.runner_hand = hand[:]
        if g.turn > len(self.curve):
            self.curve.append((g.score(CORP), g.score(RUNNER), corp.credits, runner.credits))

    def finish(self, g: State) -> None:
        """The state at the end comes last."""
        self.look(g)
        self.curve.append((g.score(CORP), g.score(RUNNER), g.players[CORP].credits, g.players[RUNNER].credits))

    def cards(self, g: State) -> tuple[dict[str, tuple[int, int]], dict[str, tuple[int, int]]]:
        """By side and title: copies drawn, times played or installed."""
        counts: tuple[dict[str, list[int]], dict[str, list[int]]] = ({}, {})
        for side in (CORP, RUNNER):
            for cid in self.drawn[side]:
                counts[side].setdefault(g.cards[cid].printed.title, [0, 0])[0] += 1
        for event in of_kinds(g, USED):
            if event.side >= 0:
                title = g.cards[event.card].printed.title
                counts[event.side].setdefault(title, [0, 0])[1] += 1
        corp, runner = ({title: (row[0], row[1]) for title, row in sorted(each.items())} for each in counts)
        return corp, runner


def play(batch: Batch, number: int, watch: ThinkingMonitor | None = None) -> Outcome:
    """Play one game. Whatever a bot does, there is an outcome."""
    matchup = batch.matchup(number)
    seats = (bot_named(matchup.corp_bot), bot_named(matchup.runner_bot))
    game = batch.start(number)
    game.state.noting = not all(isinstance(bot, PositionBot) for bot in seats)  # others read the log
    seed = game.setup["seed"]
    notes = GameNotes()
    choices = 0
    fault: Fault | None = None
    state = game.state
    blind = seats[CORP] is random_bot and seats[RUNNER] is random_bot  # which needs no minding
    draw = random_bot.draw
    try:
        with nullcontext(False) if blind else alarms() as interrupt:
            while not state.reason and choices < LONGEST:
                if state.instances != notes.instances or state.turn > len(notes.curve):
                    notes.look(state)
                options = state.options
                if blind or seats[state.decider()] is random_bot:
                    index = draw(len(options), seed, choices)
                else:
                    side = state.decider()
                    index = ask(seats[side], game, SIDES[side], choices, batch.limit, interrupt, watch)
                option = options[index]
                if option.kind == O_MULLIGAN:
                    notes.drawn[state.decider()].clear()
                state.choose(option)
                choices += 1
    except BotFault as misplay:
        fault = misplay.fault
    except Exception as error:
        fault = Fault(None, "engine", told(error))
    return outcome(number, game, notes, choices, fault)


def outcome(number: int, game: Game, notes: GameNotes, choices: int, fault: Fault | None) -> Outcome:
    result = game.result
    if fault is not None:
        winner, reason = opponent(fault.side), fault.reason
    elif result is not None:
        winner, reason = result.winner, result.reason
    else:
        winner, reason = None, TOO_LONG
    notes.finish(game.state)
    keys = packed(game.record()["choices"])
    turns, curve = game.state.turn, tuple(notes.curve)
    return Outcome(number, winner, reason, turns, choices, curve, notes.cards(game.state), keys, fault)
