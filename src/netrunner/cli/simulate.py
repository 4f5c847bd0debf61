"""`netrunner simulate`, `netrunner compare`, `netrunner arena`: games by the thousand, and what they say."""

from __future__ import annotations

import itertools
import json
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import click

from netrunner.bot_names import DEFAULT_BOT
from netrunner.decks import Deck, DeckError
from netrunner.decks.bundled_decks import DeckCollection, bundled
from netrunner.decks.formats import FormatName
from netrunner.simulate.batch import LIMIT, Batch, BatchError
from netrunner.simulate.comparison import compared
from netrunner.simulate.elo import Rating, ratings
from netrunner.simulate.export import summary, table
from netrunner.simulate.journal import Journal, JournalError, usual_path
from netrunner.simulate.matrix import win_matrix
from netrunner.simulate.outcome import ENGINE
from netrunner.simulate.play_batch import BatchResult, player, run
from netrunner.simulate.pool import PoolError
from netrunner.simulate.progress import shown
from netrunner.simulate.replays import Replay, pick
from netrunner.simulate.statistics import Tally, accused

INTERRUPTED = 130
FAULTS_SHOWN = 5
BUNDLED = "bundled"
"""What stands for all decks that come with the package; the name of a collection stands for those in it."""
Command = TypeVar("Command", bound=Callable[..., Any])


@dataclass(frozen=True, slots=True)
class ExecutionOptions:
    """How a batch is played, whatever it is."""

    jobs: int
    seed: int
    limit: float
    ray: str | None
    journal: Path | None
    fresh: bool


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def means(command: Command) -> Command:
    """The options that all three commands share."""
    for option in (
        click.option("--fresh", is_flag=True, help="Start anew even if such a batch was interrupted before."),
        click.option(
            "--journal", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE",
            help="Keep every game in this file, and go on from it. Without it an interrupted batch is kept in the "
            "user's cache and found again by the same command.",
        ),
        click.option("--ray", metavar="ADDRESS", help='Play on a Ray cluster: its address, "auto" or "local".'),
        click.option(
            "--limit", type=click.FloatRange(0.01, 3600), default=LIMIT, show_default=True, metavar="SECONDS",
            help="How long a bot may think about one decision; one that thinks longer loses the game.",
        ),
        click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same games."),
        click.option(
            "--jobs", "-j", type=click.IntRange(1, 1024), default=cores, show_default="one a core", metavar="N",
            help="Worker processes. The results do not depend on it.",
        ),
    ):  # fmt: skip
        command = option(command)
    return command


def decks_of(sources: Iterable[str], side: str) -> list[str]:
    """The decks that were named: a folder stands for the lists of that side in it, a collection (`starters`,
    `champions`, `archetypes`) for its decks, `bundled` for those of all collections."""
    found: list[str] = []
    for source in sources:
        if source == BUNDLED or source in list(DeckCollection):
            names = bundled(None if source == BUNDLED else DeckCollection(source))
            found += [name for name in names if Deck.load(name).side == side]
        elif Path(source).is_dir():
            lists = [str(path) for path in sorted(Path(source).iterdir()) if path.is_file()]
            of_side = [path for path in lists if side_of(path) == side]
            if not of_side:
                raise click.UsageError(f"There is no {side} deck in the folder {source}.")
            found += of_side
        else:
            found.append(source)
    return found


@cache
def side_of(path: str) -> str | None:
    """The side of a list in a folder; None where the file holds no list, which is said."""
    try:
        deck = Deck.load(path)
    except DeckError as error:
        click.echo(f"{path} is left out: {error.complaints[0]}", err=True)
        return None
    return deck.side if deck.identity is not None else None


def bot_pair(text: str) -> tuple[str, str]:
    """The bots of `CORP,RUNNER`; one name plays both sides."""
    parts = [part.strip() for part in text.split(",")]
    if len(parts) > 2 or not all(parts):
        raise click.UsageError(f"--bots takes one bot, or two as CORP,RUNNER; {text!r} is neither.")
    return parts[0], parts[-1]


def batch_of(corps: Sequence[str], runners: Sequence[str], given: ExecutionOptions, **rest: Any) -> Batch:
    try:
        return Batch.of(corps, runners, seed=given.seed, limit=given.limit, **rest)
    except BatchError as error:
        raise click.UsageError(str(error)) from None


def check_legality(batch: Batch, play: str | None) -> None:
    """Refuse decks that a format forbids; without a format, only say what they break."""
    for place, entry in enumerate(batch.decks):
        problems = batch.deck(place).problems(play or "casual")
        if problems and play:
            told = "\n".join(f"  {problem}" for problem in problems)
            raise click.UsageError(f"{entry.name} is not legal ({play}):\n{told}")
        if problems:
            more = f" (and {len(problems) - 1} more)" if len(problems) > 1 else ""
            click.echo(f"Note: {entry.name} breaks a deckbuilding rule: {problems[0]}{more}", err=True)


def opened(batch: Batch, given: ExecutionOptions) -> Journal:
    path = given.journal or usual_path(batch)
    try:
        return Journal(batch, path, given.fresh)
    except JournalError as error:
        raise click.UsageError(str(error)) from None


def played(batch: Batch, journal: Journal, given: ExecutionOptions) -> BatchResult:
    """Play with a progress bar. What stops a batch is told in a sentence, and leaves the journal behind."""
    from netrunner.simulate.ray_cluster import ClusterError

    already = len([number for number in journal.done if number < batch.total])
    if already:
        click.echo(f"{already} of {batch.total} games were played before; going on.", err=True)
    try:
        plays = player(batch, given.jobs, given.ray)
        with shown(batch.total, journal.outcomes()) as told:
            result = run(batch, journal, plays, told)
    except (ClusterError, PoolError) as error:
        journal.close()
        raise click.UsageError(str(error)) from None
    if not result.finished:
        click.echo(
            f"Interrupted after {result.tally.games} of {batch.total} games. The same command goes on from there.",
            err=True,
        )
        sys.exit(INTERRUPTED)
    for number, fault in result.tally.faults[:FAULTS_SHOWN]:
        click.echo(accused(number, batch.matchup(number), fault), err=True)
    if result.tally.fault_count > FAULTS_SHOWN:
        click.echo(f"… {result.tally.fault_count} games in all ended by a fault.", err=True)
    return result


def finish(given: ExecutionOptions, journal: Journal, tally: Tally) -> None:
    """The batch is complete. Status 1 says that the engine failed in it."""
    if given.journal is None:
        journal.remove()
    if tally.reasons[ENGINE]:
        sys.exit(1)


def write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise click.UsageError(f"{path} cannot be written: {error.strerror or error}.") from None


def check_writable(path: Path | None) -> None:
    """Refuse at once what could not be written after an hour of games."""
    if path is None:
        return
    if path.is_dir():
        raise click.UsageError(f"{path} cannot be written: it is a folder.")
    if not path.parent.is_dir() or not os.access(path.parent, os.W_OK):
        raise click.UsageError(f"{path} cannot be written: there is no folder {path.parent} that may be written to.")


@click.command()
@click.option("--corp", "corps", multiple=True, required=True, metavar="DECK", help="A deck, a folder or a collection.")
@click.option("--runner", "runners", multiple=True, required=True, metavar="DECK", help="The same for the Runner.")
@click.option("--bots", default=DEFAULT_BOT, show_default=True, metavar="CORP,RUNNER", help="Who plays.")
@click.option("-n", "games", type=click.IntRange(1), default=1000, show_default=True, help="Games of each pairing.")
@click.option("--out", type=click.Path(path_type=Path), metavar="FILE", help="Write a report: one HTML page.")
@click.option("--json", "as_json", is_flag=True, help="Print the numbers as JSON.")
@click.option("--csv", "as_csv", is_flag=True, help="Print a CSV line for every game.")
@click.option(
    "--format",
    "play",
    type=click.Choice([name.value for name in FormatName]),
    help="Refuse decks that are not legal in it.",
)
@click.option("--matrix", is_flag=True, help="Print the pairings as a table, and how many games a fault ended.")
@means
def simulate(
    corps: tuple[str, ...], runners: tuple[str, ...], bots: str, games: int, out: Path | None, as_json: bool,
    as_csv: bool, play: str | None, matrix: bool, **options: Any,
) -> None:  # fmt: skip
    """Let bots play many games with your decks, and report what came of it.

    DECK is a bundled deck such as core-jinteki, a file, a folder of them, a collection of bundled decks ("starters",
    "champions" or "archetypes"), or "bundled" for all of those. With several decks every Corp
    deck plays every Runner deck. A bot is one of ours, or your own as file.py:function.
    """
    if as_json + as_csv + matrix > 1:
        raise click.UsageError("--json, --csv and --matrix all print; choose one.")
    given = ExecutionOptions(**options)
    check_writable(out)
    pairs = [bot_pair(bots)]
    batch = batch_of(decks_of(corps, "corp"), decks_of(runners, "runner"), given, bots=pairs, games=games)
    check_legality(batch, play)
    journal = opened(batch, given)
    result = played(batch, journal, given)
    if out is not None:
        from netrunner.simulate.report_page import page

        write(out, page(result.tally, pick(batch, result.tally, journal.outcomes()), result.seconds))
    if as_json:
        click.echo(json.dumps(summary(result.tally, result.seconds), ensure_ascii=False))
    elif as_csv:
        click.echo(table(batch, journal.outcomes()), nl=False)
    else:
        click.echo(in_words(result, matrix))
        if out is not None:
            click.echo(f"The report is in {out}.")
    finish(given, journal, result.tally)


def in_words(result: BatchResult, matrix: bool = False) -> str:
    """The result for the terminal, the pairings as lines or as a table."""
    tally = result.tally
    draws = f", nobody {tally.draws}" if tally.draws else ""
    before = f" ({result.resumed} of them before)" if result.resumed else ""
    games = f"{tally.games} games{before} in {result.seconds:.1f} s"
    lines = [f"{games}: Corp {tally.corp_wins}, Runner {tally.runner_wins}{draws}"]
    lines.append(f"The Corp wins {tally.score.corp_rate}.")
    if matrix:
        lines += ["", win_matrix(tally), "", f"{tally.fault_count} games were ended by a fault."]
    elif len(tally.batch.matchups) > 1:
        for matchup, score in tally.scores.items():
            names = tally.batch.decks[matchup.corp].name, tally.batch.decks[matchup.runner].name
            lines.append(f"  {names[0]} against {names[1]}: {score.corp_rate}")
    for reason, count in tally.reasons.most_common():
        lines.append(f"  {count:6}  {reason}")
    return "\n".join(lines)


@click.command()
@click.argument("first", metavar="DECK-A")
@click.argument("second", metavar="DECK-B")
@click.option("--against", multiple=True, metavar="DECK", help="Opponents. Without it: the starters.")
@click.option("--bots", default=DEFAULT_BOT, show_default=True, metavar="CORP,RUNNER", help="Who plays.")
@click.option(
    "-n", "games", type=click.IntRange(1), default=200, show_default=True, help="Games against each opponent."
)
@click.option("--json", "as_json", is_flag=True, help="Print the numbers as JSON.")
@means
def compare(
    first: str, second: str, against: tuple[str, ...], bots: str, games: int, as_json: bool, **options: Any
) -> None:
    """Is DECK-B better than DECK-A, and how sure is that?

    Both decks play the same opponents on the same seeds, so that luck weighs as little as it can.
    """
    given = ExecutionOptions(**options)
    try:
        sides = [Deck.load(source).side for source in (first, second)]
    except DeckError as error:
        raise click.UsageError(str(error)) from None
    if sides[0] != sides[1]:
        raise click.UsageError(f"{first} is a {sides[0]} deck and {second} a {sides[1]} deck; they cannot be compared.")
    side = sides[0]
    others = decks_of(against or [DeckCollection.STARTERS], "runner" if side == "corp" else "corp")
    seats = ([first, second], others) if side == "corp" else (others, [first, second])
    batch = batch_of(*seats, given, bots=[bot_pair(bots)], games=games)
    journal = opened(batch, given)
    result = played(batch, journal, given)
    found = compared(batch, side, journal.outcomes())
    if as_json:
        click.echo(json.dumps({**found.as_json(), "seconds": round(result.seconds, 3)}, ensure_ascii=False))
    else:
        low, high = found.interval
        for name, rate in zip(found.names, found.rates, strict=True):
            click.echo(f"{name}: wins {rate}")
        click.echo(
            f"{found.pairs} pairs of games: {found.names[1]} alone won {found.gained}, "
            f"{found.names[0]} alone {found.lost}.\n"
            f"Difference: {100 * found.difference:+.1f} points (95 %: {100 * low:+.1f} to {100 * high:+.1f}).\n"
            f"{found.verdict}"
        )
    finish(given, journal, result.tally)


@click.command()
@click.argument("bots", nargs=-1, required=True, metavar="BOT BOT...")
@click.option("--corp", "corps", multiple=True, metavar="DECK", help="Corp decks. Without it: the starters.")
@click.option("--runner", "runners", multiple=True, metavar="DECK", help="Runner decks. Without it: the starters.")
@click.option("-n", "games", type=click.IntRange(1), default=5, show_default=True,
              help="Games of every two bots, with every pairing of decks, from each seat.")  # fmt: skip
@click.option("--json", "as_json", is_flag=True, help="Print the numbers as JSON.")
@click.option("--records", type=click.Path(path_type=Path, file_okay=False), metavar="FOLDER",
              help="Keep records of representative games here, to be watched in the browser.")  # fmt: skip
@means
def arena(
    bots: tuple[str, ...],
    corps: tuple[str, ...],
    runners: tuple[str, ...],
    games: int,
    as_json: bool,
    records: Path | None,
    **options: Any,
) -> None:
    """Let bots play each other, everyone against everyone from both seats, and rate them.

    A BOT is one of ours or your own as file.py:function. Ratings are Elo with a mean of 1500.
    """
    given = ExecutionOptions(**options)
    if len(set(bots)) < 2 or len(set(bots)) < len(bots):
        raise click.UsageError("An arena needs at least two bots, each named once.")
    pairs = list(itertools.permutations(bots, 2))
    decks = (
        decks_of(corps or [DeckCollection.STARTERS], "corp"),
        decks_of(runners or [DeckCollection.STARTERS], "runner"),
    )
    batch = batch_of(*decks, given, bots=pairs, games=games)
    journal = opened(batch, given)
    result = played(batch, journal, given)
    results = paired(result.tally)
    rated = ratings(bots, results)
    if as_json:
        click.echo(json.dumps(arena_json(rated, result), ensure_ascii=False))
    else:
        click.echo(arena_table(rated, result.tally))
    if records is not None:
        kept = keep_records(records, pick(batch, result.tally, journal.outcomes()))
        click.echo(f"{kept} records are in {records}: open them in the browser, under Games.", err=True)
    finish(given, journal, result.tally)


def keep_records(folder: Path, replays: Sequence[Replay]) -> int:
    """Write a file a game; how many."""
    folder.mkdir(parents=True, exist_ok=True)
    for replay in replays:
        write(folder / f"game-{replay.outcome.number}.json", json.dumps(replay.record, ensure_ascii=False))
    return len({replay.outcome.number for replay in replays})


def paired(tally: Tally) -> dict[tuple[str, str], tuple[float, int]]:
    """What each bot scored against each other, from both seats; a draw is half."""
    results: dict[tuple[str, str], tuple[float, int]] = {}
    for matchup, score in tally.scores.items():
        first, second = sorted((matchup.corp_bot, matchup.runner_bot))
        wins = score.corp_wins if first == matchup.corp_bot else score.runner_wins
        before = results.get((first, second), (0.0, 0))
        results[first, second] = (before[0] + wins + score.draws / 2, before[1] + score.games)
    return results


def by_seat(tally: Tally, bot: str, side: str) -> float:
    """The share of games that a bot won from one side of the table."""
    scores = [s for m, s in tally.scores.items() if (m.corp_bot if side == "corp" else m.runner_bot) == bot]
    wins = sum(score.corp_wins if side == "corp" else score.runner_wins for score in scores)
    return wins / (sum(score.games for score in scores) or 1)


def arena_json(rated: list[Rating], result: BatchResult) -> dict[str, Any]:
    rows = [
        {
            "bot": each.name,
            "elo": round(each.elo, 1),
            "margin": round(each.margin, 1),
            "score": each.score,
            "games": each.games,
            "corp_win_rate": round(by_seat(result.tally, each.name, "corp"), 6),
            "runner_win_rate": round(by_seat(result.tally, each.name, "runner"), 6),
        }
        for each in rated
    ]
    faults = [
        {"game": number, "side": f.side, "kind": f.kind, "message": f.message} for number, f in result.tally.faults
    ]
    return {"bots": rows, "games": result.tally.games, "faults": faults, "seconds": round(result.seconds, 3)}


def arena_table(rated: list[Rating], tally: Tally) -> str:
    wide = max(len(each.name) for each in rated)
    lines = [f"{'':>2}  {'':{wide}}  {'Elo':>6} {'95 %':>6}  {'score':>7}  {'as Corp':>8} {'as Runner':>9}  games"]
    for place, each in enumerate(rated, 1):
        seats = [100 * by_seat(tally, each.name, side) for side in ("corp", "runner")]
        lines.append(
            f"{place:>2}  {each.name:{wide}}  {each.elo:6.0f} {'±' + format(each.margin, '.0f'):>6}"
            f"  {100 * each.score / each.games:5.1f} %  {seats[0]:6.1f} % {seats[1]:7.1f} %  {each.games}"
        )
    return "\n".join(lines)
