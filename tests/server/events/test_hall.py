"""Three hundred players in one hall, behind one address."""

from __future__ import annotations

import pytest

from netrunner.server.security.rate_limits import Kind, RateLimits
from tests.event_loop import run
from tests.server.events.people import Somebody, filled, pair

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
        limits = RateLimits()
        limits.own.clock = lambda: 0.0
        allowed = [await limits.allow("the hall", kind) for _ in range(HALL * each)]
        assert all(allowed), f"{allowed.count(True)} of {HALL * each}"

    run(check())


@pytest.fixture
def crowded(organiser: Somebody) -> str:
    """An event of three hundred in its first round."""
    slug = filled(organiser, HALL)
    pair(organiser, slug)
    return slug


def test_what_three_hundred_phones_read_is_small_on_the_wire(organiser: Somebody, crowded: str) -> None:
    for path, most in (
        ("", 14_000),
        ("/rounds/1", 5_000),
        ("/standings", 6_000),
        ("/results", 14_000),
        ("/log", 20_000),
    ):
        answer = organiser.http.get(f"/api/events/{crowded}{path}", headers={"Accept-Encoding": "gzip"})
        assert answer.headers["Content-Encoding"] == "gzip", path
        assert answer.num_bytes_downloaded < most, path
        plain = organiser.http.get(f"/api/events/{crowded}{path}", headers={"Accept-Encoding": "identity"})
        assert "Content-Encoding" not in plain.headers
        assert plain.json().keys() == answer.json().keys()


@pytest.mark.parametrize("path", ["results", "nrtm"])
def test_pages_of_other_sites_may_read_the_results(organiser: Somebody, path: str) -> None:
    slug = filled(organiser, 4)
    answer = organiser.http.get(f"/api/events/{slug}/{path}")
    assert answer.headers["Access-Control-Allow-Origin"] == "*"
    assert organiser.http.get(f"/api/events/{slug}").headers.get("Access-Control-Allow-Origin") is None
