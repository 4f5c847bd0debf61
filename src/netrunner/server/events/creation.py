"""New tournaments: made from a form, or from a file of ours or of another program."""

from __future__ import annotations

import re
import secrets
import unicodedata
from datetime import datetime
from typing import Any, Final

from sqlalchemy.exc import IntegrityError

from netrunner.server.errors import Refused
from netrunner.server.events.desk import Desk, in_words, moment
from netrunner.server.events.event_store import SHORT_LENGTH
from netrunner.server.events.handlers import demand_visible
from netrunner.server.events.wire import EventMade, NewEvent
from netrunner.server.executors import in_thread
from netrunner.server.sessions.sessions import Account
from netrunner.server.storage.schema import ALPHABET
from netrunner.tournament import commands
from netrunner.tournament.errors import Refused as RefusedByRules
from netrunner.tournament.file_formats import read_record
from netrunner.tournament.importing import tournament_from
from netrunner.tournament.log import parse
from netrunner.tournament.tournament import Tournament

LONGEST_STEM: Final = 30
SUFFIX: Final = 4
ATTEMPTS: Final = 20
LONGEST_EVENT_NAME: Final = 200
TAKEN: Final = ("import", "new")
"""Addresses that mean something else."""


async def create(desk: Desk, account: Account, form: NewEvent) -> EventMade:
    """A new event; whoever makes it is its organiser."""
    at = moment()
    data: dict[str, Any] = form.model_dump(mode="json", exclude={"name", "date"}, exclude_none=True)
    day = form.date or at.date()
    if form.play not in (None, "standard"):
        data.setdefault("format", "draft")
    try:
        made = Tournament.new(form.name, day, organizer=account.name, seed=secrets.token_hex(8), at=at, **data)
    except RefusedByRules as refusal:
        raise Refused(in_words(refusal), 409, rule=refusal.rule) from None
    return await add(desk, account, made)


async def read_in(desk: Desk, account: Account, text: str) -> EventMade:
    """An event from a file. Whoever brings it becomes its organiser."""
    try:
        made = await in_thread("events", from_text, text, account.name, moment())
    except RefusedByRules as refusal:
        raise Refused(in_words(refusal), 422, rule=refusal.rule, field="text") from None
    return await add(desk, account, made)


def from_text(text: str, organizer: str, at: datetime) -> Tournament:
    """The tournament in a text: our own log, or the record of another program."""
    text = text.removeprefix("\ufeff")
    record = read_record(text)
    if record is not None:
        made = tournament_from(record, at=at, organizer=organizer, seed=secrets.token_hex(8))
    else:
        log = parse(text)
        if log.fragment:
            raise RefusedByRules(
                f"The last line of the file is cut short; {len(log.entries)} entries before it are whole. "
                "Leave the last line out to go on from there"
            )
        made = Tournament(log.entries)
    if made.event.staff.organizer != organizer:
        made.do(commands.Appoint(name=organizer, role="organizer"), at=at)
    return made


async def add(desk: Desk, account: Account, made: Tournament) -> EventMade:
    if len(made.event.name) > LONGEST_EVENT_NAME:
        raise Refused(f"The name of an event has at most {LONGEST_EVENT_NAME} characters.", 422, field="name")
    demand_visible(made.event.name)
    stem = stem_of(made.event.name)
    for attempt in range(ATTEMPTS):
        plain = attempt == 0 and len(stem) > 2 and len(stem) != SHORT_LENGTH and stem not in TAKEN
        slug = stem if plain else f"{stem}-{suffix()}".strip("-")  # or it could be the short link of another event
        try:
            await desk.store.add(slug, made, account.id)
        except IntegrityError:
            continue
        return EventMade(slug=slug)
    raise Refused("No address could be found for this event. Try again.", 503)


def stem_of(name: str) -> str:
    """The part of an address that comes from a name.

    >>> stem_of("Zürich's great Store Championship 2018!"), stem_of("大会")
    ('zurich-s-great-store', 'event')
    """
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().casefold()
    stem = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")
    while len(stem) > LONGEST_STEM and "-" in stem:
        stem = stem.rpartition("-")[0]
    return stem[:LONGEST_STEM] or "event"


def suffix() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(SUFFIX))


async def take_in(desk: Desk, event_id: str, account: Account, text: str) -> int:
    """Go on with what was done to the file elsewhere: it must hold everything that was done here, and may go on."""
    try:
        log = await in_thread("events", parse, text.removeprefix("\ufeff"))
    except RefusedByRules as refusal:
        raise Refused(in_words(refusal), 422, field="text") from None

    def edit(made: Tournament) -> int:
        mine = [entry.body() for entry in made.entries]
        theirs = [entry.body() for entry in log.entries]
        if theirs[: len(mine)] != mine:
            raise Refused("This file does not hold everything that was entered here: nothing was taken over.", 409)
        if len(theirs) == len(mine):
            raise Refused("This file holds nothing new.", 409)
        grown = Tournament(log.entries)
        made.entries, made.event = list(grown.entries), grown.event
        return len(made.entries)

    try:
        return await desk.store.change(event_id, edit, account.id, lambda session: desk.seat_leaders(session, event_id))
    except RefusedByRules as refusal:
        raise Refused(in_words(refusal), 422, rule=refusal.rule, field="text") from None
