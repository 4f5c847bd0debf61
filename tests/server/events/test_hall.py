"""Three hundred players in one hall, behind one address."""

from __future__ import annotations

import asyncio

import pytest

from netrunner.server.security.limits import Kind, Limits

HALL = 300


@pytest.mark.parametrize(
    ("kind", "each"),
    [
        pytest.param("guest", 1, id="everybody registers as a guest"),
        pytest.param("write-address", 2, id="everybody registers and checks in"),
        pytest.param("socket", 1, id="every phone wakes up when the pairings are out"),
        pytest.param("read", 3, id="and reads who one is, the event, and the event again once it is let in"),
    ],
)
def test_a_hall_of_phones_is_not_held_up_at_its_busiest_moment(kind: Kind, each: int) -> None:
    async def check() -> None:
        limits = Limits()
        limits.own.clock = lambda: 0.0
        allowed = [await limits.allow("the hall", kind) for _ in range(HALL * each)]
        assert all(allowed), f"{allowed.count(True)} of {HALL * each}"

    asyncio.run(check())
