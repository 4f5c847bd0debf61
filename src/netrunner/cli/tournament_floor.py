"""`netrunner tournament`: what happens on the floor: tables, clock, rulings, undo."""

import math
from pathlib import Path
from typing import Literal

import click

from netrunner.cli.tournament_file import AS, FILE, YES, ask, changing, load, now
from netrunner.tournament import commands, narration
from netrunner.tournament.errors import Refused
from netrunner.tournament.floor import current_clock
from netrunner.tournament.judge import Matter, Penalty


@click.command()
@click.argument("table", type=int)
@click.argument("to", type=int)
@AS
@FILE
def table(table: int, to: int, by: str | None, file: Path) -> None:
    """Move the match at TABLE to another; a match that is there changes places with it."""
    with changing(file) as made:
        made.do(commands.MoveTable(table=table, to=to), at=now(), by=by)
    click.echo(f"Table {table} plays at {to}")


@click.command()
@click.argument("tables", nargs=-1, type=int, required=True)
@click.option("--free", is_flag=True, help="Give the tables back.")
@AS
@FILE
def reserve(tables: tuple[int, ...], free: bool, by: str | None, file: Path) -> None:
    """Keep table numbers out of the pairings."""
    with changing(file) as made:
        made.do(commands.ReserveTables(tables=list(tables), free=free), at=now(), by=by)
    kept = ", ".join(map(str, sorted(made.event.reserved_tables))) or "none"
    click.echo(f"Reserved tables: {kept}")


@click.command()
@click.argument("players", nargs=-1, required=True)
@AS
@FILE
def seats(players: tuple[str, ...], by: str | None, file: Path) -> None:
    """The order in which the drafters sat, all round the table."""
    with changing(file) as made:
        made.do(commands.TakeSeats(order=[made.event.find(player).id for player in players]), at=now(), by=by)
    click.echo(f"{len(players)} seats recorded")


@click.command()
@click.argument("what", type=click.Choice(["start", "pause", "resume", "call", "show"]))
@click.option("--extend", type=(int, int), metavar="TABLE MINUTES", help="With `show`: more time for one table.")
@AS
@FILE
def clock(
    what: commands.ClockAction | Literal["show"], extend: tuple[int, int] | None, by: str | None, file: Path
) -> None:
    """The clock of the current round."""
    at = now()
    if what != "show" or extend:
        with changing(file) as made:
            if what != "show":
                made.do(commands.RunClock(what=what), at=at, by=by)
            if extend:
                made.do(commands.RunClock(what="extend", table=extend[0], minutes=extend[1]), at=at, by=by)
    watch = current_clock(load(file).event)
    click.echo(f"{_minutes(watch.remaining(at).total_seconds())} left" if watch.started else "Not started")
    for number, extra in sorted(watch.extensions.items()):
        click.echo(f"Table {number}: {_minutes(watch.remaining(at, number).total_seconds())} left (+{extra})")
    if watch.time_called(at):
        click.echo("Time: finish until both players have completed a turn")


def _minutes(seconds: float) -> str:
    """As every clock shows it: a second that has begun counts."""
    whole = math.ceil(seconds)
    return f"{whole // 60}:{whole % 60:02d}"


@click.command()
@click.argument("text")
@click.option("--player", "players", multiple=True, help="Whom it concerns; may be given several times.")
@click.option("--table", type=int, help="Where.")
@click.option("--rule", "rules", multiple=True, help="The id of a rule (`netrunner rules` finds it).")
@click.option("--matter", type=click.Choice([str(each) for each in Matter]), default="ruling", show_default=True)
@click.option("--penalty", type=click.Choice([str(each) for each in Penalty]), default="none", show_default=True)
@click.option("--extend", type=click.IntRange(min=1), metavar="MINUTES", help="More time for the table.")
@click.option("--use-late", is_flag=True, help="A missed opportunity is made good.")
@click.option("--consent", is_flag=True, help="The opponent consents to that.")
@AS
@FILE
def ruling(
    text: str, players: tuple[str, ...], table: int | None, rules: tuple[str, ...], matter: str, penalty: str,
    extend: int | None, use_late: bool, consent: bool, by: str | None, file: Path,
) -> None:  # fmt: skip
    """Enter a ruling into the judge's log."""
    _check_rules(rules)
    if extend and table is None:
        raise Refused("Say which table has more time: --table")
    with changing(file) as made:
        at = now()
        given = commands.GiveRuling(
            text=text,
            matter=Matter(matter),
            penalty=Penalty(penalty),
            table=table,
            rules=list(rules),
            use_late=use_late,
            consent=use_late and consent,
            players=[made.event.find(player).id for player in players],
        )
        made.do(given, at=at, by=by)
        if extend:
            made.do(commands.RunClock(what="extend", table=table, minutes=extend), at=at, by=by)
    click.echo(f"Ruling {len(made.event.judge_log.rulings)} by {made.event.judge_log.rulings[-1].leader}")


def _check_rules(ids: tuple[str, ...]) -> None:
    from netrunner import rules
    from netrunner.rules import UnknownRule

    for rule in ids:
        try:
            rules.get(rule)
        except UnknownRule as error:
            raise Refused(str(error)) from None


@click.command()
@click.argument("number", type=int)
@click.argument("text")
@AS
@FILE
def review(number: int, text: str, by: str | None, file: Path) -> None:
    """A marshal reviews ruling NUMBER and decides for good."""
    with changing(file) as made:
        made.do(commands.ReviewRuling(ruling=number, text=text), at=now(), by=by)
    click.echo(f"Ruling {number} is decided")


@click.command()
@FILE
def rulings(file: Path) -> None:
    """The judge's log."""
    event = load(file).event
    for each in event.judge_log.rulings:
        names = ", ".join(event.players[player].name for player in each.players)
        penalty = "" if each.penalty is Penalty.NONE else f" [{each.penalty}]"
        cited = f" ({', '.join(each.rules)})" if each.rules else ""
        click.echo(
            f"{each.number}  round {each.round}, {each.leader}, {each.matter}: {names}: {each.text}{cited}{penalty}"
        )
        if each.review is not None:
            click.echo(f"   decided by {each.reviewed_by}: {each.review}")


@click.command()
@click.option("--entry", type=int, help="Only this entry (its number in `log`).")
@click.option("--since", type=int, help="This entry and everything after it.")
@click.option("--round", "whole_round", is_flag=True, help="The current round: pairing, clock and results.")
@YES
@AS
@FILE
def undo(entry: int | None, since: int | None, whole_round: bool, yes: bool, by: str | None, file: Path) -> None:
    """Take back the last entry, or what the options say. The log keeps everything."""
    if sum(bool(option) for option in (entry, since, whole_round)) > 1:
        raise Refused("Choose one of --entry, --since and --round")
    with changing(file) as made:
        numbers: list[int] | None = None
        if since:
            numbers = made.since(since)
            if not numbers:
                raise Refused(f"Nothing that counts was done from entry {since} on")
        elif entry:
            numbers = [entry]
        if numbers is not None and len(numbers) > 1:
            ask(f"Undo {len(numbers)} entries?", yes)
        if whole_round:
            ask("Undo the whole round?", yes)
            done = made.undo_round(at=now(), by=by)
        else:
            done = made.undo(numbers, at=now(), by=by)
    undone = set(done.numbers("entries"))
    for line in narration.lines([each for each in made.entries if each.n in undone], made.entries):
        click.echo(f"undone: {line}")


@click.command()
@AS
@FILE
def redo(by: str | None, file: Path) -> None:
    """Take back the last undo."""
    with changing(file) as made:
        made.undo([made.last_undo()], at=now(), by=by)
    click.echo("The last undo is taken back")


COMMANDS = (table, reserve, seats, clock, ruling, review, rulings, undo, redo)


def add_to(group: click.Group) -> None:
    """Add these commands to `netrunner tournament`."""
    for command in COMMANDS:
        group.add_command(command)
