"""`netrunner tournament`: what is settled before the first round: the terms of the event, and the draft."""

from datetime import date
from pathlib import Path
from typing import Any

import click

from netrunner.cli.tournament_file import AS, FILE, changing, load, now, read_text, warn
from netrunner.tournament import commands, draft_pool
from netrunner.tournament.decklist import illegal_decks
from netrunner.tournament.draft_commands import picks_of, the_draft
from netrunner.tournament.errors import Refused
from netrunner.tournament.event import Lists
from netrunner.tournament.structure import PlayMode, Structure, Tier


def choice_of(values: type[Any]) -> click.Choice[str]:
    return click.Choice([str(value) for value in values])


@click.command()
@click.option("--name", help="What the event is called.")
@click.option("--date", "day", metavar="YYYY-MM-DD", help="The day of the event.")
@click.option("--tier", type=choice_of(Tier))
@click.option("--structure", type=choice_of(Structure), help="custom with --swiss and --cut.")
@click.option("--swiss", type=int, help="Swiss rounds of a custom structure.")
@click.option("--cut", type=int, help="The cut of a custom structure: 0, 2, 4, 8, 16, 32 …")
@click.option("--play", type=choice_of(PlayMode), help="Constructed or draft.")
@click.option("--format", "card_format", help="The format decks are checked under.")
@click.option("--lists", type=choice_of(Lists), help="Who may read decklists.")
@click.option("--lists-required/--no-lists-required", default=None, help="Both decklists are due before round one.")
@AS
@FILE
def change(
    name: str | None, day: str | None, tier: str | None, structure: str | None, swiss: int | None, cut: int | None,
    play: str | None, card_format: str | None, lists: str | None, lists_required: bool | None, by: str | None,
    file: Path,
) -> None:  # fmt: skip
    """Change what was said with `new`. What the pairings rest on is settled once round one is paired."""
    if swiss is not None or cut is not None:
        structure = structure or "custom"
    try:
        when = date.fromisoformat(day).isoformat() if day else None
    except ValueError:
        raise Refused(f"{day!r} is not a date; write it as 2018-01-31") from None
    given = {
        "name": name, "date": when, "tier": tier, "structure": structure, "swiss": swiss, "cut": cut, "play": play,
        "format": card_format, "lists": lists, "lists_required": lists_required,
    }  # fmt: skip
    data: dict[str, Any] = {key: value for key, value in given.items() if value is not None}
    if not data:
        raise Refused("Say what to change: --name, --date, --tier, --structure, --swiss, --cut, --format, --lists …")
    with changing(file) as made:
        made.do(commands.Change(**data), at=now(), by=by)
    event = made.event
    click.echo(f"{event.name}, {event.day}: {event.tier} tier, {event.structure} structure, {event.format}")
    for line in illegal_decks(event):
        warn(f"not legal any more: {line}")


@click.command()
@click.argument("state", type=click.Choice(["open", "closed"]))
@AS
@FILE
def registration(state: str, by: str | None, file: Path) -> None:
    """Whether players may register themselves: open or closed. Leaders may always register others."""
    with changing(file) as made:
        made.do(commands.Registration(open=state == "open"), at=now(), by=by)
    click.echo(f"The registration is {state}")


@click.command()
@click.option("--cube", type=click.Path(path_type=Path), help="A text file: a title a line, `2 Ice Wall` for copies.")
@click.option("--set", "codes", multiple=True, help="All cards of a pack or cycle (core, genesis …); may be repeated.")
@click.option("--free", type=click.Path(path_type=Path), help="Cards that everyone may add to a deck, as in a cube.")
@click.option("--seats", type=int, help="Seats at the table; bots take those that are left over.")
@click.option("--packs", type=(int, int), default=(4, 4), show_default=True, help="Packs a seat: Corp, Runner.")
@click.option("--size", type=click.IntRange(1, 60), default=10, show_default=True, help="Cards in a pack.")
@click.option("--seconds", type=click.IntRange(0, 3600), default=0, show_default=True, help="For a pick; 0: no limit.")
@AS
@FILE
def draft(
    cube: Path | None, codes: tuple[str, ...], free: Path | None, seats: int | None, packs: tuple[int, int],
    size: int, seconds: int, by: str | None, file: Path,
) -> None:  # fmt: skip
    """Begin the draft: seat everyone by lot and open the first packs."""
    if (cube is None) == (not codes):
        raise Refused("Say what is drafted: --cube FILE, or --set CODE")
    pools = draft_pool.from_text(read_text(cube)) if cube is not None else draft_pool.from_sets(codes)
    freely = draft_pool.from_text(read_text(free)) if free is not None else {}
    data = {
        "pools": pools,
        "ratings": draft_pool.ratings(pools),
        "free": {title: copies for side in freely.values() for title, copies in side.items()},
        "packs": [[side, count] for side, count in zip(("corp", "runner"), packs, strict=True) if count],
        "size": size,
        "seconds": seconds,
    }
    with changing(file) as made:
        made.draft(at=now(), by=by, seats=seats or len(made.event.active()), **data)
    event = made.event
    for number, seat in enumerate(the_draft(event).seats, start=1):
        click.echo(f"{number}  {'a bot' if seat.player is None else event.players[seat.player].name}")


@click.command()
@click.argument("player")
@click.argument("card")
@AS
@FILE
def pick(player: str, card: str, by: str | None, file: Path) -> None:
    """PLAYER takes CARD from the pack before them. `pack` shows the pack."""
    with changing(file) as made:
        person = made.event.find(player)
        hand = the_draft(made.event).hand(person.id)
        found = [title for title in hand if title.casefold().startswith(card.casefold())]
        exact = [title for title in hand if title.casefold() == card.casefold()]
        made.do(commands.Pick(player=person.id, card=(exact or found or [card])[0]), at=now(), by=by)
    drafted = the_draft(made.event)
    click.echo(f"{person.name} has {len(picks_of(drafted, person.id))} cards")
    if drafted.over:
        click.echo("The draft is over: build the decks")


@click.command()
@click.argument("player")
@FILE
def pack(player: str, file: Path) -> None:
    """The pack before PLAYER, and what they have picked so far."""
    event = load(file).event
    person, drafted = event.find(player), the_draft(event)
    click.echo("Pack: " + (", ".join(drafted.hand(person.id)) or "none yet"))
    click.echo("Picks: " + (", ".join(picks_of(drafted, person.id)) or "none yet"))


def add_to(group: click.Group) -> None:
    """Add these commands to `netrunner tournament`."""
    for command in (change, registration, draft, pick, pack):
        group.add_command(command)
