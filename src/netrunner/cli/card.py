"""`netrunner card` and `netrunner cards`: show a card, search the pool."""

import datetime
import json
import sys
from dataclasses import asdict
from typing import Any

import click
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from netrunner.cards import registry
from netrunner.cards.data.sets import sets
from netrunner.cards.facts import CardFacts, UnknownCard, approximate
from netrunner.cards.search import FIELDS, QueryError, search
from netrunner.engine.phrase import CAPITALS

FACTION_STYLES = {
    "anarch": "#ff4500", "criminal": "#4169e1", "shaper": "#32cd32", "haas-bioroid": "#8a2be2", "jinteki": "#dc143c",
    "nbn": "#ff8c00", "weyland-consortium": "#2e8b57", "adam": "#ae9543", "apex": "#9e564e", "sunny-lebeau": "#a89f9f",
}  # fmt: skip


def faction_name(card: CardFacts) -> str:
    return "Neutral" if card.neutral else sets().factions[card.faction].name


def type_line(card: CardFacts) -> str:
    name = "Ice" if card.type == "ice" else card.type.title()
    subtypes = [CAPITALS.get(subtype, subtype.title()) for subtype in card.subtypes]
    return f"{name}: {', '.join(subtypes)}" if subtypes else name


def numbers(card: CardFacts) -> list[tuple[str, str]]:
    """The printed numbers that the card has, with what the rules call them."""
    cost = {
        "ice": "Rez cost",
        "asset": "Rez cost",
        "upgrade": "Rez cost",
        "event": "Play cost",
        "operation": "Play cost",
    }
    found: list[tuple[str, int | str | None]] = [
        (cost.get(card.type, "Install cost"), "X" if card.cost_x else card.cost),
        ("Strength", "X" if card.strength_x else card.strength),
        ("Memory", card.memory),
        ("Advancement requirement", card.advancement),
        ("Agenda points", card.points),
        ("Trash cost", card.trash_cost),
        ("Base link", card.link),
        ("Minimum deck size", card.minimum_deck_size),
        ("Influence limit", card.influence_limit),
        ("Influence", card.influence),
    ]
    return [(name, str(value)) for name, value in found if value is not None]


def as_json(card: CardFacts) -> dict[str, Any]:
    return asdict(card)


def _heading(card: CardFacts) -> Text:
    title = ("◆ " if card.unique else "") + card.title
    return Text.assemble((title, "bold"), "\n", (faction_name(card), FACTION_STYLES.get(card.faction, "")), " · ",
                         type_line(card))  # fmt: skip


def _section(console: Console, name: str, lines: list[str]) -> None:
    if lines:
        console.print(Text(f"\n{name}", "bold"))
        for line in lines:
            console.print(Padding(Text(line), (0, 0, 0, 2)))


def _behaviour(card: CardFacts) -> list[str]:
    if not registry.implemented(card.title):
        return ["Not implemented yet: it cannot be used in games."]
    return [*registry.text(card.title).splitlines(), "(implemented)"]


def _rulings(card: CardFacts) -> list[str]:
    from netrunner import rules

    return [f"{rule.summary} ({rule.id})" for rule in rules.for_card(card.title) if rule.status == "current"]


def show(card: CardFacts, console: Console) -> None:
    from netrunner.decks.deckbuilding_notes import deckbuilding_notes

    console.print(_heading(card))
    console.print(Text(" · ".join(f"{name} {value}" for name, value in numbers(card))))
    _section(console, "Text", _behaviour(card))
    _section(console, "Deckbuilding", deckbuilding_notes(card))
    packs = sets().packs
    printed = [
        f"{printing.code}  {packs[printing.pack].name} {printing.position}, ×{printing.quantity}"
        + (f", {packs[printing.pack].released}" if packs[printing.pack].released else "")
        for printing in card.printings
    ]
    _section(console, "Printings", printed)
    _section(console, "Rulings", _rulings(card))


@click.command()
@click.argument("title", nargs=-1, required=True)
@click.option("--json", "json_output", is_flag=True, help="Print the facts as JSON.")
def card(title: tuple[str, ...], json_output: bool) -> None:
    """Show a card: facts, text, deckbuilding notes, printings, rulings.

    The title may be incomplete or slightly wrong; accents and subtitles are optional.
    """
    try:
        found = approximate(" ".join(title))
    except UnknownCard as error:
        message = str(error)
        raise click.ClickException(message[0].upper() + message[1:] + ".") from None
    if json_output:
        click.echo(json.dumps(as_json(found), ensure_ascii=False))
    else:
        show(found, Console(highlight=False))


def _table(found: list[CardFacts]) -> Table:
    table = Table(box=None, pad_edge=False)
    for column in ("Title", "Faction", "Type"):
        table.add_column(column, overflow="fold")
    for column in ("Cost", "Str", "Inf"):
        table.add_column(column, justify="right")
    for each in found:
        cost = "X" if each.cost_x else each.advancement if each.type == "agenda" else each.cost
        strength = "X" if each.strength_x else each.points if each.type == "agenda" else each.strength
        table.add_row(
            Text(each.title),
            Text(faction_name(each), FACTION_STYLES.get(each.faction, "")),
            Text(type_line(each)),
            *("" if value is None else str(value) for value in (cost, strength, each.influence)),
        )
    return table


def _statistics() -> None:
    """What `netrunner cards --stats` prints."""
    from netrunner.cards.statistics import statistics

    found = statistics()
    click.echo(f"{found.implemented} of {found.titles} titles play.")
    for cycle, count in found.by_cycle.items():
        click.echo(f"  {count:4}  {cycle.replace('_', ' ')}")
    click.echo(f"{len(found.words)} words in the vocabulary; {len(found.used_once)} of them used by one card:")
    click.echo(f"  {', '.join(found.used_once)}")
    click.echo(f"{len(found.unused)} words that no card uses yet:")
    click.echo(f"  {', '.join(found.unused)}")
    click.echo(f"{len(found.handwritten)} effects in card modules, {len(found.helpers)} tests, amounts and conditions:")
    for name in (*found.handwritten, *found.helpers):
        click.echo(f"  {name.removeprefix('netrunner.cards.')}")
    share = len(found.with_words) / found.implemented
    click.echo(f"{len(found.with_words)} cards with hand-written sentences ({share:.0%} of those that play).")


def _date(_: click.Context, __: click.Parameter, value: datetime.datetime | None) -> datetime.date | None:
    return None if value is None else value.date()


FIELD_HELP = "\b\n" + "\n".join(f"  {field.letter}  {field.name:<12} {field.meaning}" for field in FIELDS)


@click.command(
    epilog=f"\b\nFields, by letter or by name, with : ! < <= > >= and | between alternatives:\n{FIELD_HELP[2:]}\n"
    "A query that begins with a minus needs -- before it. Example: netrunner cards 'f:criminal t:event o<=2 x:run'"
)
@click.argument("query", nargs=-1)
@click.option("--stats", is_flag=True, help="How much of the pool plays, and how much of it is written by hand.")
@click.option("--date", type=click.DateTime(["%Y-%m-%d"]), callback=_date, help="Lists and rotation on this day.")
@click.option("--json", "json_output", is_flag=True, help="Print one JSON object a card.")
@click.option("--titles", is_flag=True, help="Print titles only.")
def cards(query: tuple[str, ...], date: datetime.date | None, json_output: bool, titles: bool, stats: bool) -> None:
    """Search the card pool with NetrunnerDB's field syntax, and/or/not and parentheses.

    Exit status 1: nothing found; 2: the query has a mistake.
    """
    if stats:
        _statistics()
        return
    if not query:
        raise click.UsageError("Say what to search for, for example: netrunner cards 'f:criminal t:event'.")
    try:
        found = search(" ".join(query), text=registry.text, date=date)
    except QueryError as error:
        click.echo(f"Error: {error}", err=True)
        sys.exit(2)
    if json_output or titles:
        for each in found:
            click.echo(json.dumps(as_json(each), ensure_ascii=False) if json_output else each.title)
    elif found:
        Console(highlight=False).print(_table(found))
        click.echo(f"{len(found)} card{'' if len(found) == 1 else 's'}")
    if not found:
        click.echo("No card fits.", err=True)
        sys.exit(1)
