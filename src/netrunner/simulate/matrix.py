"""Who wins against whom: every Corp deck of a batch against every Runner deck, as a table for the terminal."""

from __future__ import annotations

from collections.abc import Iterable

from netrunner.simulate.statistics import Score, Tally

CELL = 4
CORNER = "Corp wins, in percent"


def win_matrix(tally: Tally) -> str:
    """The share of games that each Corp deck (a row) wins against each Runner deck (a numbered column), in percent.

    The last row and column are over all opponents; what was not played is a dash.
    """
    corps = list(dict.fromkeys(matchup.corp for matchup in tally.batch.matchups))
    runners = list(dict.fromkeys(matchup.runner for matchup in tally.batch.matchups))
    names = {place: tally.batch.decks[place].name for place in (*corps, *runners)}
    wide = max(len(name) for name in (*(names[place] for place in corps), CORNER))
    columns = [*map(str, range(1, len(runners) + 1)), "all"]
    lines = [_row(CORNER, columns, wide)]
    for corp in corps:
        cells = [_share(_scores(tally, [corp], [runner])) for runner in runners]
        lines.append(_row(names[corp], [*cells, _share(_scores(tally, [corp], runners))], wide))
    foot = [_share(_scores(tally, corps, [runner])) for runner in runners]
    lines.append(_row("all", [*foot, _share(_scores(tally, corps, runners))], wide))
    lines += [f"{number:>{CELL}}  {names[runner]}" for number, runner in enumerate(runners, 1)]
    return "\n".join(lines)


def _row(head: str, cells: Iterable[str], wide: int) -> str:
    return f"{head:{wide}}  " + "".join(f"{cell:>{CELL}}" for cell in cells)


def _scores(tally: Tally, corps: list[int], runners: list[int]) -> list[Score]:
    return [score for matchup, score in tally.scores.items() if matchup.corp in corps and matchup.runner in runners]


def _share(scores: list[Score]) -> str:
    games = sum(score.games for score in scores)
    return str(round(100 * sum(score.corp_wins for score in scores) / games)) if games else "–"
