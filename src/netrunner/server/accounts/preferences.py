"""What somebody likes: how the site looks to them and how a game asks them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field, ValidationError
from sqlalchemy import select

from netrunner.decks.formats import FormatName
from netrunner.engine.terms import Side
from netrunner.server.live.options import Pace
from netrunner.server.live.stops import DEFAULTS, WINDOWS
from netrunner.server.storage.database import Database
from netrunner.server.storage.schema import AccountRow
from netrunner.server.wire import Wire


def window(name: str) -> str:
    if name not in WINDOWS:
        raise ValueError("there is no such window")
    return name


Window = Annotated[str, AfterValidator(window), Field(json_schema_extra={"enum": list(WINDOWS)})]
Stops = Annotated[list[Window], Field(max_length=40)]


class Preferences(Wire):
    """One person's settings."""

    theme: Literal["system", "light", "dark"] = "system"
    language: Literal["en"] = "en"
    motion: Literal["system", "reduced", "full"] = "system"
    sound: bool = True
    """A quiet sound in games between people: when one is waited for, and when somebody comes."""
    confirm: Literal["never", "people", "always"] = "people"
    """In which games to ask again before a choice that cannot be taken back."""
    last_click: bool = False
    """Ask again before the last click of a turn, too."""
    peek: bool = True
    """Show a card large while the pointer rests on it."""
    pace: Pace = "normal"
    """How fast bots act."""
    format: FormatName = FormatName.CASUAL
    """The format that new decks and tables start with."""
    corp_stops: Stops = Field(default_factory=lambda: list(DEFAULTS["corp"]))
    runner_stops: Stops = Field(default_factory=lambda: list(DEFAULTS["runner"]))
    """The paid ability windows in which the person is asked as that side."""


def read_preferences(stored: Mapping[str, Any]) -> Preferences:
    """Settings as they were kept. What another version of the program kept and this one does not know is left out."""
    kept = {}
    for name, value in stored.items():
        if name in Preferences.model_fields:
            try:
                Preferences.model_validate({name: value})
            except ValidationError:
                continue
            kept[name] = value
    return Preferences.model_validate(kept)


async def stops_of(database: Database, seats: Mapping[Side, str | None]) -> dict[Side, list[str]]:
    """In which windows the accounts that sit at a table want to be asked, where that is not as usual."""
    asked = [account for account in seats.values() if account is not None]
    query = select(AccountRow.id, AccountRow.settings).where(AccountRow.id.in_(asked))
    async with database.sessions() as session:
        kept = {account: read_preferences(settings) for account, settings in await session.execute(query)}
    found: dict[Side, list[str]] = {}
    for side, account in seats.items():
        if account in kept:
            windows = kept[account].corp_stops if side == "corp" else kept[account].runner_stops
            if set(windows) != set(DEFAULTS[side]):
                found[side] = windows
    return found
