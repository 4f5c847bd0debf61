"""`netrunner rules`: look up rules and rulings, and see which tests prove them."""

import difflib
import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NoReturn

import click
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from netrunner import rules as book
from netrunner.rules import Rule
from netrunner.rules.coverage import Coverage, NoCheckout
from netrunner.rules.rule import DOCUMENTS

TONES = {"proven": "green", "missing": "red", "tournament": "yellow", "superseded": "dim", "untestable": "dim"}


def console() -> Console:
    """Made anew for each command: it writes where standard output is now."""
    return Console(highlight=False, soft_wrap=False)


def fail(message: str, suggestions: Sequence[str] = (), status: int = 2) -> NoReturn:
    """Say on standard error what is wrong, and end with a status of 2."""
    click.echo(f"Error: {message}", err=True)
    if suggestions:
        click.echo("Did you mean:", err=True)
        for suggestion in suggestions:
            click.echo(f"  {suggestion}", err=True)
    raise SystemExit(status)


def headline(rule: Rule) -> Text:
    line = Text.assemble((rule.id, "bold cyan"), "  ", (rule.title, "bold"))
    if rule.status == "superseded":
        line.append("  superseded", "red")
    if rule.ambiguous:
        line.append("  doubtful", "yellow")
    return line


def listing(found: Iterable[Rule]) -> Table:
    """Rules one below the other: id, title, summary."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    table.add_column(no_wrap=True, style="cyan")
    table.add_column()
    for rule in found:
        what = Text(rule.summary)
        if rule.is_heading:
            what = Text(rule.title, "bold")
        elif rule.status == "superseded":
            what = Text.assemble(("superseded ", "red"), (rule.summary, "dim"))
        table.add_row(rule.id, what)
    return table


def named(rule_ids: Iterable[str]) -> Text:
    """Ids with their titles."""
    return Text(", ").join(Text.assemble((i, "cyan"), f" {book.get(i).title}") for i in rule_ids)


@click.group()
def rules() -> None:
    """Look up rules and rulings.

    Ids begin with the document: RR (Rules Reference), FAQ, TR (Tournament Regulations), ROP (Rules of Play), FAN (a fan
    summary). `RR/jack-out` is an entry, `RR/jack-out/2` one of its statements.
    """


@rules.command()
@click.argument("rule_id", metavar="ID")
def show(rule_id: str) -> None:
    """Show a rule: summary, statements, related rules."""
    try:
        rule = book.get(rule_id)
    except book.UnknownRule as unknown:
        fail(f"There is no rule {rule_id!r}.", [f"{i}  {book.get(i).title}" for i in unknown.nearest])
    out = console()
    out.print(headline(rule))
    out.print(Text(rule.source, "dim"))
    children = [book.get(child) for child in rule.children]
    if not any(child.summary == rule.summary for child in children):
        out.print()
        out.print(Text(rule.summary))
    if children:
        out.print()
        out.print(Padding(listing(children), (0, 0, 0, 2)))
    facts = [
        ("Cards", Text(", ".join(rule.cards))),
        ("Superseded by", Text("; ").join([t for t in (named(rule.superseded_by), Text(rule.because)) if t])),
        ("Same as", named(rule.same_as)),
        ("See", named(rule.see)),
        ("Related", Text(", ").join(Text(book.get(i).title) for i in rule.related)),
        ("Note", Text(rule.note)),
        ("Part of", named([rule.parent] if rule.parent else [])),
    ]
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for name, text in facts:
        if text:
            table.add_row(Text(name, "bold"), text)
    if table.row_count:
        out.print()
        out.print(table)


@rules.command()
@click.argument("words", nargs=-1, required=True)
@click.option("--limit", default=15, show_default=True, type=click.IntRange(1), help="How many to show at most.")
def search(words: tuple[str, ...], limit: int) -> None:
    """Find rules by words in their titles, summaries and cards."""
    found = book.search(" ".join(words), limit)
    if not found:
        fail(f"No rule speaks of {' '.join(words)!r}.", status=1)
    console().print(listing(found))


@rules.command()
@click.argument("title", nargs=-1, required=True)
def card(title: tuple[str, ...]) -> None:
    """Show all rulings on a card."""
    wanted = " ".join(title)
    name = book.named_card(wanted)
    if name is None:
        close = difflib.get_close_matches(wanted, book.card_titles(), n=3, cutoff=0.6)
        fail(f"No ruling names a card called {wanted!r}.", close)
    found = book.for_card(name)
    out = console()
    out.print(Text.assemble((name, "bold"), f"  {len(found)} ruling{'s' if len(found) != 1 else ''}"))
    out.print()
    out.print(listing(found))


@rules.command(name="list")
@click.argument("rule_id", metavar="[ID]", required=False)
@click.option("--all", "everything", is_flag=True, help="Single statements too, not only entries.")
def list_rules(rule_id: str | None, everything: bool) -> None:
    """List the entries of all documents, or what stands below ID."""
    if rule_id is not None and not book.exists(rule_id):
        fail(f"There is no rule {rule_id!r}.", [f"{i}  {book.get(i).title}" for i in book.nearest(rule_id)])
    below = tuple(descendants(rule_id)) if rule_id else book.all_rules()
    found = [rule for rule in below if everything or rule.is_heading]
    console().print(listing(found or below))


def descendants(rule_id: str) -> Iterable[Rule]:
    rule = book.get(rule_id)
    yield rule
    for child in rule.children:
        yield from descendants(child)


@rules.command()
@click.option("--json", "as_json", is_flag=True, help='Print [{"id", "status", "tests"}] for every ruling.')
@click.option("--missing", is_flag=True, help="Name every ruling that still needs a test.")
@click.option("--check", is_flag=True, help="End with status 1 when a ruling has no test or a citation is wrong.")
@click.option("--write", "target", type=click.Path(path_type=Path, dir_okay=False), help="Write the page as Markdown.")
@click.option("--root", type=click.Path(path_type=Path, exists=True, file_okay=False), help="The source checkout.")
def coverage(as_json: bool, missing: bool, check: bool, target: Path | None, root: Path | None) -> None:
    """Say which tests prove which rulings (in a source checkout)."""
    from netrunner.rules.coverage import coverage as measure
    from netrunner.rules.coverage_page import page

    try:
        measured = measure(root)
    except NoCheckout as reason:
        fail(f"{reason}. Run it in a clone of the repository, or name one with --root.")
    if target is not None:
        target.write_text(page(measured), encoding="utf-8")
    if as_json:
        click.echo(json.dumps(measured.as_json(), ensure_ascii=False, indent=1))
    else:
        report(measured, missing)
    if check and (measured.missing or measured.problems):
        raise SystemExit(1)


def report(measured: Coverage, missing: bool) -> None:
    """Counts for each document, then what is wrong."""
    out = console()
    table = Table(title=None, box=None, padding=(0, 2, 0, 0))
    table.add_column("rulings that need a test")
    for verdict in ("proven", "missing", "tournament"):
        table.add_column(verdict, justify="right", style=TONES[verdict])
    table.add_column("all", justify="right")
    for document, name in [*DOCUMENTS.items(), ("", "all")]:
        lines = [line for line in measured.required if line.rule.document == document or not document]
        numbers = [sum(line.status == verdict for line in lines) for verdict in ("proven", "missing", "tournament")]
        table.add_row(name, *map(str, numbers), str(len(lines)))
    out.print(table)
    superseded = sum(line.status == "superseded" for line in measured.lines)
    out.print(f"{superseded} superseded; {len(measured.lines)} rulings in all.")
    if missing:
        out.print()
        out.print(listing(line.rule for line in measured.missing))
    for problem in measured.problems:
        out.print(Text(problem, "red"))
