"""`netrunner tournament`: pairing by hand, the second day, and who is in or out before the start."""

from pathlib import Path

import click

from netrunner.cli.tournament_file import AS, FILE, YES, ask, changing, now
from netrunner.tournament import commands, printing
from netrunner.tournament.cut import day_two_size
from netrunner.tournament.manual_pairing import named_opponent
from netrunner.tournament.tournament import Tournament

ANYWAY = click.option("--anyway", is_flag=True, help="Even if two meet again, or somebody has a second bye.")


def _tables(made: Tournament) -> str:
    event = made.event
    return printing.columns(printing.TABLE_HEAD[:3], [row[:3] for row in printing.table_rows(event, event.round)])


@click.command()
@click.argument("first")
@click.argument("second")
@ANYWAY
@AS
@FILE
def swap(first: str, second: str, anyway: bool, by: str | None, file: Path) -> None:
    """FIRST and SECOND change places in the current round."""
    with changing(file) as made:
        one, two = (made.event.find(name).id for name in (first, second))
        made.do(commands.SwapPlayers(first=one, second=two, anyway=anyway), at=now(), by=by)
    click.echo(_tables(made))


@click.command()
@click.argument("player")
@ANYWAY
@AS
@FILE
def bye(player: str, anyway: bool, by: str | None, file: Path) -> None:
    """PLAYER has the bye of the current round: a latecomer, or instead of who has it."""
    with changing(file) as made:
        made.do(commands.GiveBye(player=made.event.find(player).id, anyway=anyway), at=now(), by=by)
    click.echo(_tables(made))


@click.command(name="fill-bye")
@click.argument("player")
@ANYWAY
@AS
@FILE
def fill_bye(player: str, anyway: bool, by: str | None, file: Path) -> None:
    """PLAYER, who came too late to be paired, plays who has the bye."""
    with changing(file) as made:
        command = commands.FillBye(player=made.event.find(player).id, anyway=anyway)
        made.do(named_opponent(made.event, command), at=now(), by=by)
    click.echo(_tables(made))


@click.command()
@YES
@AS
@FILE
def advance(yes: bool, by: str | None, file: Path) -> None:
    """Begin the second day: the best so far go on, everybody else is out."""
    with changing(file) as made:
        ask(f"Go on with the top {day_two_size(made.event)}?", yes)
        made.advance(at=now(), by=by)
    click.echo(", ".join(player.name for player in made.event.active()))


@click.command()
@click.argument("player")
@AS
@FILE
def remove(player: str, by: str | None, file: Path) -> None:
    """Take out PLAYER, who was entered by mistake, before the first round."""
    with changing(file) as made:
        person = made.event.find(player)
        made.do(commands.RemovePlayer(player=person.id), at=now(), by=by)
    click.echo(f"{person.name} is removed")


@click.command()
@click.argument("player")
@AS
@FILE
def admit(player: str, by: str | None, file: Path) -> None:
    """Let PLAYER in, who waits for a place."""
    with changing(file) as made:
        person = made.event.find(player)
        made.do(commands.AdmitPlayer(player=person.id), at=now(), by=by)
    click.echo(f"{person.name} has a place")


@click.command(name="paper-list")
@click.argument("player")
@click.option("--back", is_flag=True, help="The list is not here any more.")
@AS
@FILE
def paper_list(player: str, back: bool, by: str | None, file: Path) -> None:
    """The decklists of PLAYER are here on paper."""
    with changing(file) as made:
        person = made.event.find(player)
        made.do(commands.ReceiveList(player=person.id, received=not back), at=now(), by=by)
    click.echo(f"{person.name}: {'no list' if back else 'lists on paper'}")


@click.command()
@click.option("--reason", default="", help="Why, for everybody to read.")
@YES
@AS
@FILE
def cancel(reason: str, yes: bool, by: str | None, file: Path) -> None:
    """The event does not take place, or goes no further."""
    ask("Cancel the event?", yes)
    with changing(file) as made:
        made.do(commands.Cancel(reason=reason) if reason else commands.Cancel(), at=now(), by=by)
    click.echo("The event is cancelled")


def add_to(group: click.Group) -> None:
    """Add these commands to `netrunner tournament`."""
    for command in (swap, bye, fill_bye, advance, remove, admit, paper_list, cancel):
        group.add_command(command)
