"""A table as it is kept: who sits at it, with which decks, and what they agreed on.

It holds what not everybody may read (decks, the invitation's key): `views` says what each reader is shown.
"""

from __future__ import annotations

import secrets
from datetime import datetime
from typing import Final

from pydantic import Field

from netrunner.bot_names import BotName
from netrunner.decks import Deck
from netrunner.decks.formats import FormatName
from netrunner.engine.terms import SIDES, Side
from netrunner.server.storage.database import now
from netrunner.server.storage.schema import ALPHABET
from netrunner.server.wire import Id, Wire

OTHER: Final[dict[Side, Side]] = {"corp": "runner", "runner": "corp"}
INVITE_LENGTH: Final = 20


class DeckSnapshot(Wire):
    """A deck as it was when it was brought: later changes to it do not touch the table."""

    choice: str
    name: str
    identity: str
    cards: dict[str, int]

    @classmethod
    def of(cls, deck: Deck, choice: str) -> DeckSnapshot:
        return cls(choice=choice, name=deck.name, identity=deck.identity or "", cards=dict(deck.cards))

    def deck(self) -> Deck:
        return Deck.build(self.identity, self.cards, name=self.name)


class SeatedPlayer(Wire):
    """A person or a bot at a table."""

    name: str
    account: Id | None = None
    bot: BotName | None = None
    decks: dict[Side, DeckSnapshot] = Field(default_factory=dict)
    ready: bool = False


class TableDocument(Wire):
    """A table."""

    name: str
    owner: Id
    format: FormatName
    minutes: int | None = None
    increment: int = 0
    spectators: bool = True
    visible_hands: bool = False
    private: bool = False
    rated: bool = False
    begin: bool = False
    """The first game begins as soon as both seats are taken."""
    seats: dict[Side, SeatedPlayer] = Field(default_factory=dict)
    invite: str = Field(default_factory=lambda: "".join(secrets.choice(ALPHABET) for _ in range(INVITE_LENGTH)))
    seen_at: datetime = Field(default_factory=now)
    """When somebody who sits here was last known to be connected."""
    begun_at: datetime | None = None
    """When the present game was asked for."""

    def seat_of(self, account: str | None) -> Side | None:
        """Where an account sits."""
        return next((side for side, sitter in self.seats.items() if account and sitter.account == account), None)

    def free_seat(self) -> Side | None:
        return next((side for side in SIDES if side not in self.seats), None)

    def accounts(self) -> list[str]:
        """The people who sit here."""
        return [sitter.account for sitter in self.seats.values() if sitter.account is not None]

    def unready(self) -> None:
        """What was agreed to has changed: people say again that they are ready. Bots always are."""
        for sitter in self.seats.values():
            sitter.ready = sitter.bot is not None

    def can_start(self) -> bool:
        """Whether both seats are taken, both are ready and both have a deck for their side."""
        return len(self.seats) == 2 and all(
            sitter.ready and side in sitter.decks for side, sitter in self.seats.items()
        )
