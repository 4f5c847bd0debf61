"""The numbers of a batch for other programs: one JSON object, or a CSV line for every game."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable
from typing import Any, Final

from netrunner.simulate.batch import Batch
from netrunner.simulate.outcome import Outcome
from netrunner.simulate.statistics import Tally

COLUMNS: Final = (
    "game", "seed", "corp", "runner", "corp_bot", "runner_bot", "winner", "reason", "turns", "choices",
    "corp_points", "runner_points", "corp_credits", "runner_credits", "fault",
)  # fmt: skip


def summary(tally: Tally, seconds: float) -> dict[str, Any]:
    """Everything that was counted, with the seconds it took."""
    data = tally.as_json()
    return {**data, "seconds": round(seconds, 3)}


def table(batch: Batch, outcomes: Iterable[Outcome]) -> str:
    """A line for every game, in the order of their numbers; points and credits are those at the end."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    for outcome in sorted(outcomes, key=lambda each: each.number):
        matchup = batch.matchup(outcome.number)
        end = outcome.curve[-1] if outcome.curve else ("", "", "", "")
        writer.writerow([
            outcome.number, batch.game_seed(outcome.number),
            batch.decks[matchup.corp].name, batch.decks[matchup.runner].name, matchup.corp_bot, matchup.runner_bot,
            outcome.winner or "", outcome.reason, outcome.turns, outcome.choices, *end,
            "" if outcome.fault is None else f"{outcome.fault.side or 'engine'} {outcome.fault.kind}",
        ])  # fmt: skip
    return text.getvalue()
