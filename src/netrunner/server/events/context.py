"""Somebody who does something to a tournament: who they are, in whose name, when, and with which decks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from netrunner.decks import Deck
from netrunner.server.errors import Refused
from netrunner.server.events.members import Person
from netrunner.tournament.commands import Command, Duty
from netrunner.tournament.event import Event, Player
from netrunner.tournament.log import Entry
from netrunner.tournament.tournament import Tournament


@dataclass(slots=True)
class Context:
    """One action of one person."""

    made: Tournament
    person: Person
    at: datetime
    decks: Mapping[str, Deck] = field(default_factory=dict)
    """The decks that the action brings, by its field."""

    @property
    def event(self) -> Event:
        return self.made.event

    @property
    def by(self) -> str:
        return self.person.name(self.event)

    def give(self, command: Command) -> Entry:
        """Enter a command, in this person's name; where it names nobody, it is about them."""
        fields = type(command).model_fields
        if command.own and "player" in fields and getattr(command, "player", None) is None:
            command = command.model_copy(update={"player": self.me().id})
        if isinstance(command, Duty) and command.name is None:
            command = command.model_copy(update={"name": self.by})
        return self.made.do(command, at=self.at, by=self.by)

    def me(self) -> Player:
        player = self.person.player(self.event)
        if player is None:
            raise Refused("You do not play in this event.", 403)
        return player

    def meant(self, player: int | None) -> int:
        """The player that an action names, or oneself."""
        return self.me().id if player is None else self.event.find(player).id


Handler = Callable[[Context, Any], None]
