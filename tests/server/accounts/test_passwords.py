"""Which passwords will do, and how they are kept."""

from __future__ import annotations

import asyncio
import threading

import pytest
from argon2 import PasswordHasher

from netrunner.server.accounts.passwords import Passwords, check_password
from netrunner.server.errors import Refused
from tests.event_loop import run
from tests.server.running_server import PATIENCE, QUICK


@pytest.mark.parametrize(
    "password",
    ["short", "123456789", "1234567890", "Password123", "QWERTYUIOP", "a" * 30, "x" * 201, "noisenoise", "Noise123456"],
)
def test_a_password_that_would_be_guessed_is_refused(password: str) -> None:
    with pytest.raises(Refused) as refusal:
        check_password(password, "Noise")
    assert refusal.value.problem.field == "password"


@pytest.mark.parametrize(
    "password", ["wyrm eats the moon", "пароль из слов", "🌒🌓🌔🌕🌖🌗🌘🌑🌒🌓", "x y" * 60, "noise of the rain"]
)
def test_any_ten_characters_that_are_not_the_commonest_will_do(password: str) -> None:
    check_password(password, "Noise")


def test_a_password_is_known_again_and_another_is_not() -> None:
    async def check() -> None:
        passwords = Passwords(QUICK)
        kept = await passwords.hash("wyrm eats the moon")
        assert "wyrm" not in kept
        assert await passwords.verify("wyrm eats the moon", kept)
        assert not await passwords.verify("Wyrm eats the moon", kept)
        assert not await passwords.verify("wyrm eats the moon", None)
        assert not await passwords.verify("wyrm eats the moon", "not a hash")

    run(check())


def test_a_password_is_the_same_however_its_characters_are_composed() -> None:
    async def check() -> None:
        passwords = Passwords(QUICK)
        assert await passwords.verify("Zoe\u0308 im Regen", await passwords.hash("Zoë im Regen"))

    run(check())


def test_passwords_are_kept_with_the_librarys_own_parameters() -> None:
    kept = run(Passwords().hash("wyrm eats the moon"))
    assert kept.startswith("$argon2id$v=19$m=65536,t=3,p=4$")


class Slow(PasswordHasher):
    """Hashes for as long as it is told to."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.enough = threading.Event()
        self.enough.set()

    def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
        assert self.enough.wait(PATIENCE), "nobody else had a turn meanwhile"
        return super().hash(password, salt=salt)


def test_hashing_does_not_hold_up_the_event_loop() -> None:
    async def check() -> str:
        slow = Slow()
        passwords = Passwords(slow)
        slow.enough.clear()
        hashing = asyncio.ensure_future(passwords.hash("wyrm eats the moon"))
        for _ in range(10):
            await asyncio.sleep(0)
        assert not hashing.done()
        slow.enough.set()
        return await hashing

    assert run(check()).startswith("$argon2id$")
