"""The games worth watching: one that is typical of each way in which the batch ended, the shortest and the longest."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from netrunner.engine.log import lines
from netrunner.game import Game
from netrunner.simulate.batch import Batch
from netrunner.simulate.confidence import quantile
from netrunner.simulate.outcome import Outcome
from netrunner.simulate.statistics import Tally

MOST: Final = 8
EVERYTHING: Final = 3  # a finished game hides nothing


@dataclass(frozen=True, slots=True)
class Replay:
    """A game of the batch, with the reason it was picked."""

    why: str
    outcome: Outcome
    record: dict[str, Any]
    log: tuple[tuple[int, str], ...]
    """(turn, line) pairs, with nothing left out."""


def wanted(tally: Tally) -> list[tuple[str, str | None, str | None, int]]:
    """(why, winner, reason, turns) of the games to look for; None stands for any."""
    picks: list[tuple[str, str | None, str | None, int]] = []
    endings = sorted(tally.lengths.items(), key=lambda item: (-item[1].total(), str(item[0])))
    for (winner, reason), counter in endings:
        who = {"corp": "Corp", "runner": "Runner"}.get(winner or "", "nobody")
        share = f"{counter.total()} of {tally.games} games"
        picks.append((f"Typical: {who} wins, {reason} ({share})", winner, reason, quantile(counter, 0.5)))
    turns = tally.turns
    if len(turns) > 1:
        picks.append(("The shortest game", None, None, min(turns)))
        picks.append(("The longest game", None, None, max(turns)))
    return picks[:MOST]


def pick(batch: Batch, tally: Tally, outcomes: Iterable[Outcome]) -> list[Replay]:
    """The representative games: of several that fit, the first of the batch."""
    picks = wanted(tally)
    found: dict[int, Outcome] = {}
    for outcome in outcomes:
        if outcome.fault is not None:
            continue
        for place, (_, winner, reason, turns) in enumerate(picks):
            fits = outcome.turns == turns and (reason is None or (outcome.winner, outcome.reason) == (winner, reason))
            if fits and (place not in found or outcome.number < found[place].number):
                found[place] = outcome
    chosen = [(picks[place][0], found[place]) for place in sorted(found)]
    return [replay(batch, why, outcome) for why, outcome in chosen]


def record_of(batch: Batch, outcome: Outcome) -> dict[str, Any]:
    """The whole record of a game, as `Game.replay` takes it, with the bots as its players."""
    matchup = batch.matchup(outcome.number)
    players = {"corp": matchup.corp_bot, "runner": matchup.runner_bot}
    return {**batch.start(outcome.number).setup, "choices": outcome.keys, "players": players}


def replay(batch: Batch, why: str, outcome: Outcome) -> Replay:
    record = record_of(batch, outcome)
    return Replay(why, outcome, record, tuple(lines(Game.replay(record).state.log, EVERYTHING)))
