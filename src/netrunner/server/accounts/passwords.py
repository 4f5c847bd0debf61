"""Passwords: what will do, and how they are kept (Argon2id, with the library's own parameters).

Hashing takes a while and 64 MiB on purpose, so it is done in threads, and in few of them at once.
"""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from netrunner.server.accounts.names import key_of
from netrunner.server.errors import Refused
from netrunner.server.executors import in_thread

SHORTEST: Final = 10
LONGEST: Final = 200
AT_ONCE: Final = 4
WORDS: Final = """
1234567890 0123456789 12345678910 123456789a a123456789 1234567891 123456789q q123456789 0987654321 9876543210
1111111111 0000000000 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4t5 1qaz2wsx3edc qwertyuiop qwerty1234 qwerty12345 qwerty123456
1234qwerty asdfghjkl1 asdfghjkl; zxcvbnm123 password12 password123 password1234 password12345 passw0rd123 mypassword
mypassword1 passwordpassword adminadmin administrator letmein123 letmeinnow welcome123 welcome1234 iloveyou12
iloveyou123 iloveyou1234 changeme123 changeme1234 football12 football123 baseball123 basketball superman123
dragon1234 monkey1234 sunshine12 sunshine123 princess123 abcdefghij abcdefghijk abc1234567 abcd123456 abcd1234567
trustno1trustno1 thisisapassword secretpassword netrunner1 netrunner123 netrunner1234 androidnetrunner correcthorse
correcthorsebatterystaple
"""
COMMON: Final = frozenset(WORDS.split())


def check_password(password: str, name: str) -> None:
    """Refuse a password that will not do, and say why."""
    read = normal(password)
    if len(read) < SHORTEST:
        raise Refused(
            f"A password has at least {SHORTEST} characters. A few words are easy to keep.", 422, field="password"
        )
    if len(read) > LONGEST:
        raise Refused(f"A password has at most {LONGEST} characters.", 422, field="password")
    plain = key_of(read)
    if plain in COMMON or len(set(plain)) < 3:
        raise Refused("This password is among the first that anybody would try.", 422, field="password")
    if plain == key_of(name) or plain.replace(key_of(name), "").strip("0123456789") == "":
        raise Refused("A password is not the name.", 422, field="password")


def normal(password: str) -> str:
    """The same password however a keyboard composes its characters."""
    return unicodedata.normalize("NFKC", password)


class Passwords:
    """Hashes and verifies, away from the event loop."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self.hasher = hasher or PasswordHasher()
        self.decoy = self.hasher.hash(secrets.token_urlsafe(32))
        """The hash of a password that nobody knows."""
        self.turn = asyncio.Semaphore(AT_ONCE)

    async def hash(self, password: str) -> str:
        async with self.turn:
            return await in_thread("passwords", self.hasher.hash, normal(password))

    async def verify(self, password: str, kept: str | None) -> bool:
        """Whether it is the password. Takes as long when there is none to compare it with."""
        async with self.turn:
            return await in_thread("passwords", self._verify, normal(password), kept)

    def outdated(self, kept: str) -> bool:
        """Whether it was hashed with parameters that are no longer ours."""
        return self.hasher.check_needs_rehash(kept)

    def _verify(self, password: str, kept: str | None) -> bool:
        try:
            self.hasher.verify(self.decoy if kept is None else kept, password)
        except (VerificationError, InvalidHashError):
            return False
        return kept is not None
