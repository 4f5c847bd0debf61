"""Devices on which somebody has signed in before: a signed, http-only cookie says which accounts.

It lets nobody in. It only says that who guesses at a password elsewhere is somebody else, so that the owner does not
wait for it. A device that guesses itself is counted like any stranger.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer

DEVICE_COOKIE: Final = "netrunner_device"
LONGEST_COOKIE: Final = 600
MOST_ACCOUNTS: Final = 8
"""Accounts that are remembered of a device, the latest first."""


@dataclass(frozen=True, slots=True)
class Device:
    """A browser that somebody has signed in with."""

    id: str
    accounts: tuple[str, ...]


class Devices:
    """Reads and writes the cookie."""

    def __init__(self, secret: str) -> None:
        self.serializer = URLSafeSerializer(secret, salt="device")

    def read(self, cookie: str | None) -> Device | None:
        """The device that a cookie speaks of, if we signed it."""
        if not cookie or len(cookie) > LONGEST_COOKIE:
            return None
        try:
            found = self.serializer.loads(cookie)
        except BadSignature:
            return None
        match found:
            case [str(id), *accounts] if all(isinstance(account, str) for account in accounts):
                return Device(id, tuple(accounts))
        return None

    def signed_in(self, cookie: str | None, account: str) -> str | None:
        """The cookie of a device on which an account has just signed in; None when it says so already."""
        device = self.read(cookie) or Device(secrets.token_urlsafe(12), ())
        if account in device.accounts:
            return None
        return str(self.serializer.dumps([device.id, account, *device.accounts[: MOST_ACCOUNTS - 1]]))
