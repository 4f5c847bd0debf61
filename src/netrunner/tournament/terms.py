"""What an event is announced as: its name, day, tier, structure, format and lists; and how that is changed.

Tournament Regulations: II.2.b Deck Lists, V. Tournament Structures, VI. Tournament Tiers, VII. Draft Tournament and
Structure. What the pairings or the decks rest on is settled when the first round is paired.
"""

import re

from netrunner.tournament.commands import Cancel, Change, New, Registration, Terms, read_command
from netrunner.tournament.conflict_of_interest import check_lists_stay_closed
from netrunner.tournament.errors import Refused
from netrunner.tournament.event import Event, Status
from netrunner.tournament.log import VERSION, Entry
from netrunner.tournament.names import clean_name
from netrunner.tournament.registration import fill_places
from netrunner.tournament.roles import Staff, check_leader_may_play
from netrunner.tournament.structure import Rounds, Structure, checked, set_by_table

SETTLED = (
    "date", "tier", "structure", "swiss", "cut", "elimination", "day_two_after", "day_two_players", "single_sided",
    "play", "format", "lists_required", "online",
)  # fmt: skip
"""What cannot be changed once a round has been paired."""

ZONE = re.compile(r"[A-Za-z][\w+-]*(/[\w+-]+){0,2}", re.ASCII)
LONGEST_CLOCK = 4 * 60 * 60
TAKEN_OVER = ("elimination", "single_sided", "tier", "play", "format", "lists", "lists_required", "online")


def new_event(entry: Entry) -> Event:
    """The event that a first entry describes."""
    if entry.do != "new":
        raise Refused(f"The first entry of a tournament is `new`, not {entry.do!r}")
    if entry.number("version", VERSION) > VERSION:
        raise Refused(f"This file was written by a newer program (version {entry.number('version')})")
    command = read_command(entry, New)
    assert isinstance(command, New)
    event = Event(clean_name(command.name), command.date, Staff(clean_name(command.organizer)), command.seed)
    event.version = command.version
    _read(event, command)
    return event


def change(event: Event, entry: Entry, command: Change) -> None:
    """Announce the event anew. Rounds and cut are announced again after a change of what they rest on."""
    said = command.model_fields_set
    if event.rounds and (late := [key for key in SETTLED if key in said]):
        raise Refused(f"The first round has been paired: {', '.join(late)} cannot be changed any more", "TR/pairings/2")
    if event.draft is not None and "play" in said:
        raise Refused("The draft has begun: what is played cannot be changed any more")
    if command.lists is not None:
        check_lists_stay_closed(event, entry.by, command.lists)
    if command.name is not None:
        event.name = clean_name(command.name)
    if command.date is not None:
        event.day = command.date
    _read(event, command)
    waiting = [player for player in event.players.values() if player.status is Status.WAITING]
    for player in [*event.active(), *(waiting if event.version >= 4 else [])]:
        check_leader_may_play(player.name, event.staff, event.tier)
    if any(key in said for key in ("structure", "swiss", "cut", "elimination", "day_two_after")):
        event.announced = None


def registration(event: Event, entry: Entry, command: Registration) -> None:
    """Open or close the registration that players do themselves."""
    if event.open == command.open:
        raise Refused(f"The registration is already {'open' if command.open else 'closed'}")
    event.open = command.open


def _read(event: Event, terms: Terms) -> None:
    """Take over what is said, and leave the rest as it is."""
    for key in (*TAKEN_OVER, "place", "start", "description", "fee", "listed"):
        if (said := getattr(terms, key)) is not None:
            setattr(event, key, said)
    if terms.kind is not None:
        event.kind = terms.kind or None
    if terms.seconds is not None:
        event.seconds = _seconds(terms.seconds)
    if terms.zone is not None:
        event.zone = check_zone(terms.zone)
    if terms.capacity is not None:
        event.capacity = terms.capacity or None
        fill_places(event)
    _structure(event, terms)


def check_zone(name: str) -> str:
    """A time zone by its name. Machines know different ones, and all of them read the same log: it need only look like
    one."""
    if name and not ZONE.fullmatch(name):
        raise Refused(f"There is no time zone {name!r}: write one like Europe/Berlin")
    return name


def cancel(event: Event, entry: Entry, command: Cancel) -> None:
    """The event does not take place, or goes no further. `undo` takes that back."""
    if event.cancelled is not None:
        raise Refused("The event is cancelled already")
    if event.champion() is not None:
        raise Refused("The event is over, and was not cancelled")
    event.cancelled = command.reason


def _seconds(seconds: int) -> int | None:
    if seconds and not 60 <= seconds <= LONGEST_CLOCK:
        raise Refused("Each side has between one minute and four hours for a game")
    return seconds or None


def _structure(event: Event, terms: Terms) -> None:
    event.structure = terms.structure or event.structure
    if event.structure is not Structure.CUSTOM:
        if terms.swiss is not None or terms.cut is not None or terms.day_two_after:
            raise set_by_table(event.structure)
        event.custom_swiss = event.custom_cut = event.day_two = None
        return
    swiss = terms.swiss if terms.swiss is not None else event.custom_swiss
    cut = terms.cut if terms.cut is not None else event.custom_cut
    if swiss is None or cut is None:
        raise Refused("A custom structure needs its number of Swiss rounds and its cut", "TR/pairings/2")
    day_two = event.day_two
    if terms.day_two_after is not None:
        day_two = (terms.day_two_after, terms.day_two_players or 0) if terms.day_two_after else None
    rounds = checked(Rounds(swiss, cut, event.elimination, day_two))
    event.custom_swiss, event.custom_cut, event.day_two = rounds.swiss, rounds.cut, rounds.day_two
