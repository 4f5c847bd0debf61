"""What is said about people: who somebody is, what they like, what they have played."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

from pydantic import Field

from netrunner.engine.terms import Side
from netrunner.server.accounts.preferences import Preferences
from netrunner.server.live.wire import GameStatus
from netrunner.server.ratings.wire import RatingSummary
from netrunner.server.wire import Id, Wire

PlayerResult = Literal["won", "lost", "drawn"]
Name = Annotated[str, Field(min_length=1, max_length=100)]
"""A name as it was typed; `names.read_name` says whether it will do."""
Password = Annotated[str, Field(min_length=1, max_length=1000)]
"""A password as it was typed; `passwords.check_password` says whether it will do."""
TypedCode = Annotated[str, Field(min_length=1, max_length=100)]
"""A recovery code as it was typed."""


class OwnAccount(Wire):
    """An account, as its owner sees it."""

    id: Id
    name: str
    guest: bool


class Me(Wire):
    """The visitor."""

    account: OwnAccount | None
    """None for somebody who has not done anything yet."""
    csrf: str
    """What every request that changes something must carry in the header `X-CSRF-Token`."""
    settings: Preferences
    games: int
    """How many games the account has: what a guest keeps by signing up."""
    recoverable: bool = False
    """Whether a recovery code is kept for the account."""


class MeWithRecoveryCode(Me):
    """The visitor, who has just signed up or come back with a recovery code."""

    recovery_code: str
    """Sets a new password, once. Shown now and never again: only its hash is kept."""


class Credentials(Wire):
    """Who somebody says they are."""

    name: Name
    password: Password


class NewPassword(Wire):
    old: Password
    new: Password


class Recover(Wire):
    """The wish to set a new password with a recovery code."""

    name: Name
    code: TypedCode
    password: Password
    """The new one."""


class RenewRecoveryCode(Wire):
    """The wish for another recovery code."""

    password: Password


class RecoveryCode(Wire):
    """The recovery code that holds from now on. The one before it does not any more."""

    code: str


class DeleteAccount(Wire):
    """The wish to delete one's account. A guest has no password to give."""

    password: Password | None = None


class Tally(Wire):
    """How many games, and how they ended."""

    games: int = 0
    wins: int = 0
    losses: int = 0
    draws: int = 0


class IdentityTally(Tally):
    side: Side
    identity: str


class Record(Wire):
    """How somebody has fared in finished games, but for those played on from a replay."""

    overall: Tally
    people: Tally
    """Against people."""
    bots: Tally
    corp: Tally
    runner: Tally
    identities: list[IdentityTally]
    """The most played first."""


class PastGame(Wire):
    """One line of somebody's history, told from their seat."""

    id: Id
    at: datetime
    side: Side
    identity: str
    opponent: str
    opponent_identity: str
    opponent_page: bool
    """Whether the opponent has a page of their own."""
    bot: bool
    """Whether the opponent is a bot."""
    status: GameStatus
    result: PlayerResult | None
    reason: str | None
    turns: int
    private: bool
    """The replay is for its players only."""
    origin: Id | None
    """The game that it was played on from: then it does not count."""
    rating: int | None
    """What it changed in their rating; None when it did not count for it."""


class History(Wire):
    """A page of somebody's games, the newest first."""

    games: list[PastGame]
    next: Id | None
    """Ask with `before` set to this for the page after; None at the end."""


class Person(Wire):
    """Somebody's page."""

    name: str
    since: datetime
    own: bool
    """Whether it is the reader's."""
    guest: bool
    rating: RatingSummary | None
    """None for somebody who has not played a game that counts for it."""
    record: Record
    history: History
