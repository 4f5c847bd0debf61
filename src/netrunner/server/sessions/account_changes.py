"""Changes to accounts that others must hear of: those who keep accounts in memory (seats, tables, open sockets).

changes.on_change(callback)      called after the change is in the database
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

log = logging.getLogger("netrunner.accounts")


@dataclass(frozen=True, slots=True)
class AccountRenamed:
    """An account has another name: a guest signed up."""

    account: str
    name: str


@dataclass(frozen=True, slots=True)
class GuestMerged:
    """What a guest had belongs to an account now: they signed in. The guest is gone."""

    account: str
    into: str
    name: str


@dataclass(frozen=True, slots=True)
class SessionsEnded:
    """Sessions of an account have ended: what they opened must be closed. A session that goes on can open it again."""

    account: str
    deleted: bool = False
    """The account itself is gone."""


AccountChange = AccountRenamed | GuestMerged | SessionsEnded
Callback = Callable[[AccountChange], Awaitable[None]]


@dataclass(slots=True)
class AccountChanges:
    """Tells of changes to accounts."""

    callbacks: list[Callback] = field(default_factory=list)

    def on_change(self, callback: Callback) -> None:
        self.callbacks.append(callback)

    async def tell(self, change: AccountChange) -> None:
        """Tell everybody. The change is made: who cannot follow it keeps neither the others nor the account from it."""
        for callback in self.callbacks:
            try:
                await callback(change)
            except Exception:
                log.exception("a change to account %s was not followed everywhere", change.account)
