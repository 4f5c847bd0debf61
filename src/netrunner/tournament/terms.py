"""What an event is announced as: its name, day, tier, structure, format and lists; and how that is changed.

Tournament Regulations: II.2.b Deck Lists, V. Tournament Structures, VI. Tournament Tiers, VII. Draft Tournament and
Structure. What the pairings or the decks rest on is settled when the first round is paired.
"""

from collections.abc import Callable
from datetime import date
from typing import Any

from netrunner.tournament.errors import Refused
from netrunner.tournament.event import Event, Lists
from netrunner.tournament.log import VERSION, Entry
from netrunner.tournament.names import clean_name
from netrunner.tournament.roles import Staff, check_leader_may_play
from netrunner.tournament.structure import Play, Rounds, Structure, Tier, checked, set_by_table

SETTLED = ("date", "tier", "structure", "swiss", "cut", "play", "format", "lists_required", "online")
"""What cannot be changed once a round has been paired."""

LONGEST_CLOCK = 4 * 60 * 60


def new_event(entry: Entry) -> Event:
    """The event that a first entry describes."""
    if entry.do != "new":
        raise Refused(f"The first entry of a tournament is `new`, not {entry.do!r}")
    if entry.number("version", VERSION) > VERSION:
        raise Refused(f"This file was written by a newer program (version {entry.number('version')})")
    organizer = clean_name(entry.text("organizer"))
    event = Event(clean_name(entry.text("name")), _day(entry), Staff(organizer), entry.text("seed"))
    _read(event, entry)
    return event


def change(event: Event, entry: Entry) -> None:
    """Announce the event anew. Rounds and cut are announced again after a change of what they rest on."""
    if event.rounds and (late := [key for key in SETTLED if key in entry.data]):
        raise Refused(f"The first round has been paired: {', '.join(late)} cannot be changed any more", "TR/pairings/2")
    if event.draft is not None and "play" in entry.data:
        raise Refused("The draft has begun: what is played cannot be changed any more")
    if "name" in entry.data:
        event.name = clean_name(entry.text("name"))
    if "date" in entry.data:
        event.day = _day(entry)
    _read(event, entry)
    for player in event.active():
        check_leader_may_play(player.name, event.staff, event.tier)
    if any(key in entry.data for key in ("structure", "swiss", "cut")):
        event.announced = None


def registration(event: Event, entry: Entry) -> None:
    """Open or close the registration that players do themselves."""
    wanted = entry.flag("open")
    if event.open == wanted:
        raise Refused(f"The registration is already {'open' if wanted else 'closed'}")
    event.open = wanted


def _day(entry: Entry) -> date:
    try:
        return date.fromisoformat(entry.text("date"))
    except ValueError as error:
        raise Refused(str(error)) from None


def _read(event: Event, entry: Entry) -> None:
    """Take over what an entry says, and leave the rest as it is."""
    event.tier = _one_of(entry, "tier", Tier, event.tier)
    event.play = _one_of(entry, "play", Play, event.play)
    event.format = entry.text("format", event.format)
    event.lists = _one_of(entry, "lists", Lists, event.lists)
    event.lists_required = entry.flag("lists_required", event.lists_required)
    event.online = entry.flag("online", event.online)
    if "seconds" in entry.data:
        event.seconds = _seconds(entry)
    _structure(event, entry)


def _one_of(entry: Entry, key: str, kind: Callable[[str], Any], before: Any) -> Any:
    try:
        return kind(entry.text(key, str(before)))
    except ValueError as error:
        raise Refused(str(error)) from None


def _seconds(entry: Entry) -> int | None:
    seconds = entry.number("seconds")
    if seconds and not 60 <= seconds <= LONGEST_CLOCK:
        raise Refused("Each side has between one minute and four hours for a game")
    return seconds or None


def _structure(event: Event, entry: Entry) -> None:
    event.structure = _one_of(entry, "structure", Structure, event.structure)
    given = {key: entry.number(key) for key in ("swiss", "cut") if key in entry.data}
    if event.structure is not Structure.CUSTOM:
        if given:
            raise set_by_table(event.structure)
        event.custom_swiss = event.custom_cut = None
        return
    swiss = given.get("swiss", event.custom_swiss)
    cut = given.get("cut", event.custom_cut)
    if swiss is None or cut is None:
        raise Refused("A custom structure needs its number of Swiss rounds and its cut", "TR/pairings/2")
    rounds = checked(Rounds(swiss, cut))
    event.custom_swiss, event.custom_cut = rounds.swiss, rounds.cut
