"""`netrunner tournament`: what happens on the floor: people, tables, clock, rulings, undo."""

from pathlib import Path
from typing import Any

import click

from netrunner.cli.tournament_decks import register_deck
from netrunner.cli.tournament_file import AS, FILE, YES, ask, changing, load, now
from netrunner.tournament import narration
from netrunner.tournament.errors import Refused
from netrunner.tournament.floor import current_clock
from netrunner.tournament.judge import Matter, Penalty


def _person(command: str, said: str, file: Path, player: str, by: str | None, **data: Any) -> None:
    at = now()
    with changing(file) as made:
        number = made.event.find(player).id
        seeds = list(made.event.bracket.seeds) if made.event.bracket else []
        made.do(command, at=at, by=by, player=number, **data)
        made.settle_sides(at=at)
    event = made.event
    click.echo(f"{event.players[number].name} {said}")
    called = [seed for seed in (event.bracket.seeds if event.bracket else []) if seeds and seed not in seeds]
    for seed in called:
        click.echo(f"{event.players[seed].name} moves into the cut as the lowest seed")


@click.command()
@click.argument("player")
@AS
@FILE
def drop(player: str, by: str | None, file: Path) -> None:
    """PLAYER leaves the event. Before the first game of the cut the next in the standings moves up."""
    _person("drop", "has left the event", file, player, by)


@click.command(name="no-show")
@click.argument("player")
@AS
@FILE
def no_show(player: str, by: str | None, file: Path) -> None:
    """PLAYER did not come to the round: the opponent wins it, and PLAYER is dropped."""
    _person("no-show", "did not appear and is dropped", file, player, by)


@click.command()
@click.argument("player")
@AS
@FILE
def rejoin(player: str, by: str | None, file: Path) -> None:
    """PLAYER comes back in the stage in which they left; the rounds missed are losses."""
    _person("rejoin", "is back", file, player, by)


@click.command()
@click.argument("player")
@click.option("--reason", default="unsporting conduct", show_default=True, help="For the judge's log.")
@YES
@AS
@FILE
def disqualify(player: str, reason: str, yes: bool, by: str | None, file: Path) -> None:
    """The organizer removes PLAYER for good."""
    ask(f"Disqualify {player}?", yes)
    _person("disqualify", "is disqualified", file, player, by, reason=reason)


@click.command(name="check-in")
@click.argument("players", nargs=-1, required=True)
@AS
@FILE
def check_in(players: tuple[str, ...], by: str | None, file: Path) -> None:
    """PLAYERS are here. Once anyone is checked in, only those who are can be paired in round one."""
    at = now()
    with changing(file) as made:
        for player in players:
            made.do("check-in", at=at, by=by, player=made.event.find(player).id)
    waiting = sum(not player.checked_in for player in made.event.active())
    click.echo(f"{len(players)} checked in; {waiting} not here yet")


@click.command()
@click.argument("player")
@click.argument("source")
@click.option("--correct", is_flag=True, help="A leader corrects a list that was wrong.")
@AS
@FILE
def deck(player: str, source: str, correct: bool, by: str | None, file: Path) -> None:
    """Register a deck of PLAYER: SOURCE is a decklist file in any format, or the name of a bundled deck."""
    with changing(file) as made:
        person = made.event.find(player)
        found = register_deck(made, person.id, None, source, at=now(), by=by, correct=correct)
    click.echo(f"{person.name}: {found.identity}, {sum(copies for _, copies in found.cards)} cards, legal")


@click.command()
@click.argument("player")
@click.option("--name", help="The right name.")
@click.option("--corp", help="The Corp identity.")
@click.option("--runner", help="The Runner identity.")
@click.option("--table", type=int, help="Always seat this player here; 0 frees them.")
@click.option("--bye/--no-bye", default=None, help="A bye in the first round.")
@click.option("--correct", is_flag=True, help="A leader corrects a wrong identity.")
@AS
@FILE
def edit(
    player: str, name: str | None, corp: str | None, runner: str | None, table: int | None, bye: bool | None,
    correct: bool, by: str | None, file: Path,
) -> None:  # fmt: skip
    """Change what is known of PLAYER."""
    given = {"name": name, "corp": corp, "runner": runner, "table": table, "first_round_bye": bye}
    data: dict[str, Any] = {key: value for key, value in given.items() if value is not None}
    if not data:
        raise Refused("Say what to change: --name, --corp, --runner, --table, --bye")
    if correct:
        data["correct"] = True
    with changing(file) as made:
        number = made.event.find(player).id
        made.do("edit", at=now(), by=by, player=number, **data)
    click.echo(f"{made.event.players[number].name} changed")


@click.command()
@click.argument("name")
@click.argument("role", type=click.Choice(["organizer", "marshal", "judge"]))
@click.option("--remove", is_flag=True, help="Release a marshal or judge.")
@AS
@FILE
def staff(name: str, role: str, remove: bool, by: str | None, file: Path) -> None:
    """Make NAME a leader; a new organizer takes the place of the old one."""
    with changing(file) as made:
        made.do("staff", at=now(), by=by, name=name, role=role, **({"remove": True} if remove else {}))
    people = made.event.staff
    click.echo(f"Organizer: {people.organizer}")
    click.echo(f"Marshals: {', '.join(people.acting_marshals())}")
    click.echo(f"Judges: {', '.join(people.judges) or 'none'}")


@click.command()
@click.argument("table", type=int)
@click.argument("to", type=int)
@AS
@FILE
def table(table: int, to: int, by: str | None, file: Path) -> None:
    """Move the match at TABLE to another; a match that is there changes places with it."""
    with changing(file) as made:
        made.do("move", at=now(), by=by, table=table, to=to)
    click.echo(f"Table {table} plays at {to}")


@click.command()
@click.argument("tables", nargs=-1, type=int, required=True)
@click.option("--free", is_flag=True, help="Give the tables back.")
@AS
@FILE
def reserve(tables: tuple[int, ...], free: bool, by: str | None, file: Path) -> None:
    """Keep table numbers out of the pairings."""
    with changing(file) as made:
        made.do("reserve", at=now(), by=by, tables=list(tables), **({"free": True} if free else {}))
    kept = ", ".join(map(str, sorted(made.event.reserved_tables))) or "none"
    click.echo(f"Reserved tables: {kept}")


@click.command()
@click.argument("players", nargs=-1, required=True)
@AS
@FILE
def seats(players: tuple[str, ...], by: str | None, file: Path) -> None:
    """The order in which the drafters sat, all round the table."""
    with changing(file) as made:
        made.do("seats", at=now(), by=by, order=[made.event.find(player).id for player in players])
    click.echo(f"{len(players)} seats recorded")


@click.command()
@click.argument("what", type=click.Choice(["start", "pause", "resume", "call", "show"]))
@click.option("--extend", type=(int, int), metavar="TABLE MINUTES", help="With `show`: more time for one table.")
@AS
@FILE
def clock(what: str, extend: tuple[int, int] | None, by: str | None, file: Path) -> None:
    """The clock of the current round."""
    at = now()
    if what != "show" or extend:
        with changing(file) as made:
            if what != "show":
                made.do("clock", at=at, by=by, what=what)
            if extend:
                made.do("clock", at=at, by=by, what="extend", table=extend[0], minutes=extend[1])
    watch = current_clock(load(file).event)
    click.echo(f"{_minutes(watch.remaining(at).total_seconds())} left" if watch.started else "Not started")
    for number, extra in sorted(watch.extensions.items()):
        click.echo(f"Table {number}: {_minutes(watch.remaining(at, number).total_seconds())} left (+{extra})")
    if watch.time_called(at):
        click.echo("Time: finish until both players have completed a turn")


def _minutes(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02d}"


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
    data: dict[str, Any] = {"text": text, "matter": matter, "penalty": penalty}
    if table is not None:
        data["table"] = table
    if rules:
        data["rules"] = list(rules)
    if extend and table is None:
        raise Refused("Say which table has more time: --table")
    if use_late:
        data |= {"use_late": True, "consent": consent}
    with changing(file) as made:
        data["players"] = [made.event.find(player).id for player in players]
        at = now()
        made.do("ruling", at=at, by=by, **data)
        if extend:
            made.do("clock", at=at, by=by, what="extend", table=table, minutes=extend)
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
        made.do("review", at=now(), by=by, ruling=number, text=text)
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


@click.command(name="missing-card")
@click.argument("player")
@click.argument("side", type=click.Choice(["corp", "runner"]))
@click.option("--found", is_flag=True, help="The card was found or replaced.")
@AS
@FILE
def missing_card(player: str, side: str, found: bool, by: str | None, file: Path) -> None:
    """PLAYER lacks a card and concedes the game with that deck; without it they are out at the next round."""
    said = f"has a whole {side} deck again" if found else f"concedes the game with the {side} deck"
    _person("missing-card", said, file, player, by, side=side, **({"found": True} if found else {}))


@click.command()
@click.argument("player")
@click.argument("side", type=click.Choice(["corp", "runner"]))
@click.argument("card")
@AS
@FILE
def proxy(player: str, side: str, card: str, by: str | None, file: Path) -> None:
    """A leader makes a proxy for a CARD that was damaged during the event."""
    _person("proxy", f"plays a proxy of {card}", file, player, by, side=side, card=card, damaged=True)


@click.command()
@click.option("--entry", type=int, help="Only this entry (its number in `log`).")
@click.option("--since", type=int, help="This entry and everything after it.")
@click.option("--round", "whole_round", is_flag=True, help="The whole current round, its pairing included.")
@YES
@AS
@FILE
def undo(entry: int | None, since: int | None, whole_round: bool, yes: bool, by: str | None, file: Path) -> None:
    """Take back the last entry, or what the options say. The log keeps everything."""
    if sum(bool(option) for option in (entry, since, whole_round)) > 1:
        raise Refused("Choose one of --entry, --since and --round")
    with changing(file) as made:
        numbers: list[int] | None = None
        if whole_round:
            numbers = made.last_round_entries()
        elif since:
            numbers = made.since(since)
            if not numbers:
                raise Refused(f"Nothing that counts was done from entry {since} on")
        elif entry:
            numbers = [entry]
        if numbers is not None and len(numbers) > 1:
            ask(f"Undo {len(numbers)} entries?", yes)
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


COMMANDS = (
    drop, no_show, rejoin, disqualify, check_in, deck, edit, staff, table, reserve, seats, clock, ruling, review,
    rulings, missing_card, proxy, undo, redo,
)  # fmt: skip


def add_to(group: click.Group) -> None:
    """Add these commands to `netrunner tournament`."""
    for command in COMMANDS:
        group.add_command(command)
