"""`netrunner deck`: check, convert, show, compare and count decklists."""

import datetime
import json
import sys
from collections.abc import Iterable, Iterator
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from netrunner.decks.deck import Deck
from netrunner.decks.errors import DeckError
from netrunner.decks.formats import DESCRIPTIONS, FormatName, format_named
from netrunner.decks.legality import Problem
from netrunner.decks.loading import LARGEST, decoded, load
from netrunner.decks.notation import MODULES, SUFFIXES, parse

MANY = 50
DECK_SUFFIXES = {*SUFFIXES.values(), ".text"}

format_option = click.option(
    "--format", "play", type=click.Choice([name.value for name in FormatName]), default="standard", show_default=True,
    help="; ".join(f"{name}: {meaning}" for name, meaning in DESCRIPTIONS.items()) + ".",
)  # fmt: skip
date_option = click.option(
    "--date", type=click.DateTime(["%Y-%m-%d"]), help="The day whose rotation and list count (standard only)."
)


@click.group()
def deck() -> None:
    """Check, convert, show, compare and count decklists.

    FILE is a path, - for standard input, or the name of a bundled deck such as core-jinteki. The notation is detected:
    NetrunnerDB text, plain, markdown, BBCode and JSON, jinteki.net text, OCTGN, and our own.
    """


def read(source: str) -> Deck:
    """A deck from a path, a bundled name, or standard input."""
    if source == "-":
        return parse(decoded(sys.stdin.buffer.read(LARGEST + 1)))
    return load(source)


def read_or_fail(source: str) -> Deck:
    try:
        return read(source)
    except DeckError as error:
        raise click.ClickException(f"{source}: {error}") from None


def play_date(play: str, date: datetime.datetime | None) -> datetime.date | None:
    if date is None:
        return None
    if play != "standard":
        raise click.UsageError(f"--date is for the standard format; {play} does not change with time")
    return date.date()


def expanded(files: Iterable[str]) -> list[str]:
    """The files, with folders replaced by the lists in them."""
    found = []
    for file in files:
        path = Path(file)
        if file != "-" and path.is_dir():
            found += sorted(str(each) for each in path.rglob("*") if each.is_file() and each.suffix in DECK_SUFFIXES)
        else:
            found.append(file)
    return found


@dataclass(frozen=True, slots=True)
class Checked:
    """What is said of one file."""

    file: str
    problems: list[Problem]
    read: bool = True
    """False when there is no list in it that could be legal or not."""


def check_one(source: str, play: str, date: datetime.date | None) -> Checked:
    """The problems of a file, or why it cannot be read."""
    try:
        return Checked(source, read(source).problems(play, date))
    except DeckError as error:
        problems = [Problem(c.rule, str(c), (c.card,) if c.card else ()) for c in error.complaints]
        return Checked(source, problems, read=not error.unreadable)


def watched(files: list[str]) -> bool:
    """Whether someone waits for so many files that a progress bar helps."""
    return len(files) >= MANY and sys.stderr.isatty()


def checked(files: list[str], play: str, date: datetime.date | None) -> Iterator[Checked]:
    """Each file with its problems, under a progress bar when there are many and someone is watching."""
    progress = Progress(console=Console(stderr=True), transient=True) if watched(files) else None
    with progress or nullcontext():
        task = progress.add_task("Checking", total=len(files)) if progress else None
        for file in files:
            yield check_one(file, play, date)
            if progress and task is not None:
                progress.advance(task)


def as_json(found: Checked, play: str) -> dict[str, Any]:
    return {
        "file": found.file,
        "format": play,
        "legal": not found.problems if found.read else None,
        "problems": [{"rule": p.rule, "message": p.message, "cards": list(p.cards)} for p in found.problems],
    }


def report(found: Checked, rules: str, quiet: bool) -> None:
    """Print what was found, for people."""
    if not found.read:
        click.echo(f"{found.file}: cannot be read")
    elif found.problems:
        click.echo(f"{found.file}: not legal ({rules})")
    elif not quiet:
        click.echo(f"{found.file}: legal ({rules})")
    for problem in found.problems:
        click.echo(f"  {problem}")


def described(play: str, date: datetime.date | None) -> str:
    """A format in words: its name, date and list."""
    rules = format_named(play, date)
    listing = f", Most Wanted List {rules.most_wanted.version}" if rules.most_wanted else ""
    return play + (f" on {date}" if date else "") + listing


@deck.command()
@click.argument("files", metavar="FILE...", nargs=-1, required=True)
@format_option
@date_option
@click.option("--json", "json_output", is_flag=True, help="Print one JSON object a file.")
@click.option("--quiet", "-q", is_flag=True, help="Print only files with problems.")
def check(files: tuple[str, ...], play: str, date: datetime.datetime | None, json_output: bool, quiet: bool) -> None:
    """Say whether decks are legal, and every rule they break.

    A folder stands for the lists in it. Exit status 0: all are legal; 1: not all are; 2: not all can be read.
    """
    day, sources = play_date(play, date), expanded(files)
    if not sources:
        raise click.ClickException("there is no decklist in that folder")
    legal = unread = 0
    rules = described(play, day)
    for found in checked(sources, play, day):
        legal += not found.problems
        unread += not found.read
        if json_output:
            click.echo(json.dumps(as_json(found, play), ensure_ascii=False))
        else:
            report(found, rules, quiet)
    if len(sources) > 1 and not json_output:
        rest = f"; {unread} cannot be read" if unread else ""
        click.echo(f"{legal} of {len(sources)} decks are legal{rest}.")
    sys.exit(2 if unread else 0 if legal == len(sources) else 1)


def lost(deck: Deck, notation: str) -> list[str]:
    """What a notation cannot carry of a deck."""
    if notation == "netrunner":
        return []
    what = []
    if any(entry.comment or entry.above for entry in deck.entries):
        what.append("comments on cards")
    if deck.notes and notation not in ("nrdb-json", "octgn"):
        what.append("notes")
    if deck.in_play and notation != "jinteki":
        what.append("cards that start in play")
    return what


def notation_for(target: str | None) -> str:
    """The notation that a file name asks for; our own when it asks for none."""
    suffix = Path(target).suffix.casefold() if target else ""
    return {".o8d": "octgn", ".json": "nrdb-json", ".md": "nrdb-markdown", ".bbcode": "nrdb-bbcode"}.get(
        suffix, "netrunner"
    )


@deck.command()
@click.argument("file")
@click.option("--to", "notation", type=click.Choice(list(MODULES)), help="Default: by the name of the output file.")
@click.option("--output", "-o", type=click.Path(dir_okay=False), help="Write to a file instead of standard output.")
def convert(file: str, notation: str | None, output: str | None) -> None:
    """Write a deck in another notation."""
    source = read_or_fail(file)
    notation = notation or notation_for(output)
    text = source.write(notation)
    if lost(source, notation):
        click.echo(f"Note: {notation} cannot carry {' and '.join(lost(source, notation))}.", err=True)
    if output is None:
        sys.stdout.buffer.write(text.encode())
        return
    try:
        Path(output).write_bytes(text.encode())
    except OSError as error:
        raise click.ClickException(f"{output} cannot be written: {error.strerror}") from None


@deck.command()
@click.argument("file")
@format_option
@date_option
def show(file: str, play: str, date: datetime.datetime | None) -> None:
    """Show a deck by type, with influence, totals and problems."""
    from netrunner.decks.legality.agendas import required_points
    from netrunner.decks.legality.influence import influence
    from netrunner.decks.notation.nrdb_listing import grouped

    source, day = read_or_fail(file), play_date(play, date)
    console = Console(highlight=False)
    account = influence(source, format_named(play, day).most_wanted)
    console.print(Text(source.name, "bold"))
    console.print(Text(source.identity or "No identity"))
    if source.notes:
        console.print(Text(source.notes, "dim"))
    for heading, entries in grouped(source).items():
        console.print(Text(f"\n{heading} ({sum(entry.count for entry in entries)})", "bold"))
        titles = dict.fromkeys(entry.title for entry in entries)
        for title in titles:
            pips = "●" * account.spent.get(title, 0) + "○" * account.waived.get(title, 0)
            comments = "; ".join(entry.comment for entry in entries if entry.title == title and entry.comment)
            line = Text(f"  {source.cards[title]} {title}")
            line.append(f" {pips}" if pips else "", "yellow")
            console.print(line.append(f"  {comments}" if comments else "", "dim"))
    totals = [f"{source.size} cards"]
    if source.identity_facts:
        totals.append(f"{account.total} influence of {'any' if account.limit is None else account.limit}")
    if source.side == "corp":
        points = sum((card.points or 0) * count for card, count in source.facts)
        totals.append("{} agenda points ({} or {})".format(points, *required_points(source.size)))
    console.print(Text("\n" + " · ".join(totals)))
    problems = source.problems(play, day)
    console.print(
        Text(f"{'Not legal' if problems else 'Legal'} ({described(play, day)})", "red" if problems else "green")
    )
    for problem in problems:
        console.print(Text(f"  {problem}"))


@deck.command()
@click.argument("before", metavar="A")
@click.argument("after", metavar="B")
def diff(before: str, after: str) -> None:
    """Say what changes from deck A to deck B. Exit status 0: nothing; 1: something."""
    from netrunner.decks.diff import diff as compare

    difference = compare(read_or_fail(before), read_or_fail(after))
    if difference.same:
        click.echo("The decks have the same cards.")
        return
    if difference.identities[0] != difference.identities[1]:
        click.echo(f"identity: {difference.identities[0] or 'none'} → {difference.identities[1] or 'none'}")
    for title, (old, new) in difference.changes.items():
        click.echo(f"{new - old:+d} {title} ({old} → {new})")
    for name, (was, now) in (
        ("cards", difference.sizes),
        ("influence", difference.influence),
        ("agenda points", difference.points),
    ):
        if was != now:
            click.echo(f"{name}: {was} → {now}")
    sys.exit(1)


def _bars(console: Console, title: str, counts: dict[str, int]) -> None:
    if not counts:
        return
    table = Table(box=None, show_header=False, pad_edge=False, title=title, title_justify="left", title_style="bold")
    widest = max(counts.values())
    for label, count in counts.items():
        table.add_row(label, str(count), "█" * max(1, round(30 * count / widest)))
    console.print(table)


@deck.command()
@click.argument("file")
@click.option(
    "--draws", default=1, show_default=True, type=click.IntRange(0, 10), help="Cards the Runner draws a turn."
)
@click.option("--html", type=click.Path(dir_okay=False), help="Write a page that needs nothing else.")
@click.option("--svg", type=click.Path(dir_okay=False), help="Write the charts as one SVG file.")
@click.option("--json", "json_output", is_flag=True, help="Print the numbers as JSON.")
def stats(file: str, draws: int, html: str | None, svg: str | None, json_output: bool) -> None:
    """Count a deck: composition, costs, influence, ice, and exact odds of drawing what it needs."""
    from netrunner.break_costs import break_cost
    from netrunner.cards.registry import implemented
    from netrunner.decks.stats import deck_stats
    from netrunner.decks.stats.page import html_page, svg_file, tables

    try:
        found = deck_stats(read_or_fail(file), draws_per_turn=draws, break_cost=break_cost, plays=implemented)
    except DeckError as error:
        raise click.ClickException(str(error)) from None
    for target, write in ((html, html_page), (svg, svg_file)):
        if target is not None:
            try:
                Path(target).write_text(write(found), encoding="utf-8")
            except OSError as error:
                raise click.ClickException(f"{target} cannot be written: {error.strerror}") from None
    if json_output:
        click.echo(json.dumps(found.as_json(), ensure_ascii=False))
    elif html is None and svg is None:
        console, made = Console(highlight=False), found.composition
        console.print(Text.assemble((found.name, "bold"), f"\n{found.identity or 'No identity'} · {made.size} cards\n"))
        for title, counts in (
            ("Types", made.types),
            ("Subtypes", dict(list(made.subtypes.items())[:12])),
            ("Costs", made.costs),
            ("Ice by strength", made.ice_strengths),
            (f"Influence: {made.influence_total} of {made.influence_limit or 'any'}", made.influence),
            ("Cards that pay credits", made.economy),
        ):
            _bars(console, title, counts)
        for caption, head, rows in tables(found):
            table = Table(*head, box=None, pad_edge=False, title=caption, title_justify="left", title_style="bold")
            for row in rows:
                table.add_row(*row)
            console.print(table)
        console.print(Text("Odds are exact; cards that draw or search are not counted.", "dim"))
