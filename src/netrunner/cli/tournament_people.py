"""`netrunner tournament`: people: who leads, who plays with what, who leaves and comes back."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

import click

from netrunner.cli.tournament_file import AS, FILE, YES, ask, changing, now
from netrunner.engine.terms import Side
from netrunner.tournament import commands
from netrunner.tournament.decklist import enter_deck, read_deck
from netrunner.tournament.errors import Refused
from netrunner.tournament.event import DeckList
from netrunner.tournament.tournament import Tournament


def enter(
    made: Tournament, player: int, side: str | None, source: str, *, at: datetime, by: str | None, correct: bool = False
) -> DeckList:
    """Read a decklist and enter it, as the deck of a side where one is asked for."""
    deck = read_deck(made.event.players[player].name, source)
    if side is not None and deck.side != side:
        raise Refused(f"{source} is a {deck.side} deck, not a {side} deck", "TR/deck-building/1")
    return enter_deck(made, player, deck, at=at, by=by, correct=correct)


def _person(command: Callable[[int], commands.Command], said: str, file: Path, player: str, by: str | None) -> None:
    """Do something to a player, whose number makes the command."""
    at = now()
    with changing(file) as made:
        number = made.event.find(player).id
        seeds = list(made.event.bracket.seeds) if made.event.bracket else []
        made.do(command(number), at=at, by=by)
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
    _person(lambda number: commands.Drop(player=number), "has left the event", file, player, by)


@click.command(name="no-show")
@click.argument("player")
@AS
@FILE
def no_show(player: str, by: str | None, file: Path) -> None:
    """PLAYER did not come to the round: the opponent wins it, and PLAYER is dropped."""
    _person(lambda number: commands.NoShow(player=number), "did not appear and is dropped", file, player, by)


@click.command()
@click.argument("player")
@AS
@FILE
def rejoin(player: str, by: str | None, file: Path) -> None:
    """PLAYER comes back in the stage in which they left; the rounds missed are losses."""
    _person(lambda number: commands.Rejoin(player=number), "is back", file, player, by)


@click.command()
@click.argument("player")
@click.option("--reason", default="unsporting conduct", show_default=True, help="For the judge's log.")
@YES
@AS
@FILE
def disqualify(player: str, reason: str, yes: bool, by: str | None, file: Path) -> None:
    """The organizer removes PLAYER for good."""
    ask(f"Disqualify {player}?", yes)
    _person(lambda number: commands.Disqualify(player=number, reason=reason), "is disqualified", file, player, by)


@click.command(name="check-in")
@click.argument("players", nargs=-1, required=True)
@AS
@FILE
def check_in(players: tuple[str, ...], by: str | None, file: Path) -> None:
    """PLAYERS are here. Once anyone is checked in, only those who are can be paired in round one."""
    at = now()
    with changing(file) as made:
        for player in players:
            made.do(commands.CheckIn(player=made.event.find(player).id), at=at, by=by)
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
        found = enter(made, person.id, None, source, at=now(), by=by, correct=correct)
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
        made.do(commands.Edit(player=number, **data), at=now(), by=by)
    click.echo(f"{made.event.players[number].name} changed")


@click.command()
@click.argument("name")
@click.argument("state", type=click.Choice(["on", "off"]))
@AS
@FILE
def duty(name: str, state: str, by: str | None, file: Path) -> None:
    """The marshal or judge NAME goes off duty and is a spectator, or comes back on duty."""
    with changing(file) as made:
        made.do(commands.Duty(name=name, off=state == "off"), at=now(), by=by)
    click.echo(f"{name} is {state} duty")


@click.command()
@click.argument("name")
@click.argument("role", type=click.Choice(["organizer", "marshal", "judge"]))
@click.option("--remove", is_flag=True, help="Release a marshal or judge.")
@AS
@FILE
def staff(name: str, role: commands.LeaderRole, remove: bool, by: str | None, file: Path) -> None:
    """Make NAME a leader; a new organizer takes the place of the old one."""
    with changing(file) as made:
        made.do(commands.Appoint(name=name, role=role, remove=remove), at=now(), by=by)
    people = made.event.staff
    click.echo(f"Organizer: {people.organizer}")
    click.echo(f"Marshals: {', '.join(people.acting_marshals())}")
    click.echo(f"Judges: {', '.join(people.judges) or 'none'}")


@click.command(name="missing-card")
@click.argument("player")
@click.argument("side", type=click.Choice(["corp", "runner"]))
@click.option("--found", is_flag=True, help="The card was found or replaced.")
@AS
@FILE
def missing_card(player: str, side: Side, found: bool, by: str | None, file: Path) -> None:
    """PLAYER lacks a card and concedes the game with that deck; without it they are out at the next round."""
    said = f"has a whole {side} deck again" if found else f"concedes the game with the {side} deck"
    _person(lambda number: commands.MissingCard(player=number, side=side, found=found), said, file, player, by)


@click.command()
@click.argument("player")
@click.argument("side", type=click.Choice(["corp", "runner"]))
@click.argument("card")
@AS
@FILE
def proxy(player: str, side: Side, card: str, by: str | None, file: Path) -> None:
    """A leader makes a proxy for a CARD that was damaged during the event."""
    _person(
        lambda number: commands.MakeProxy(player=number, side=side, card=card, damaged=True),
        f"plays a proxy of {card}",
        file,
        player,
        by,
    )


COMMANDS = (drop, no_show, rejoin, disqualify, check_in, deck, edit, staff, duty, missing_card, proxy)


def add_to(group: click.Group) -> None:
    """Add these commands to `netrunner tournament`."""
    for command in COMMANDS:
        group.add_command(command)
