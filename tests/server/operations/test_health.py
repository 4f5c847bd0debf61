"""How the server says that it is well."""

from __future__ import annotations

from pathlib import Path

import httpx

from tests.server.running_server import Running, nobody_listens, running


def test_a_server_that_works_is_well(visitor: httpx.Client) -> None:
    answer = visitor.get("/healthz")
    assert answer.status_code == 200
    assert answer.json() == {"well": True, "database": True, "redis": None, "disk": True}
    assert answer.headers["Cache-Control"] == "no-store"


def test_a_server_whose_database_is_away_is_not_well(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.client() as client:
        assert client.get("/healthz").status_code == 200
        server.run(break_database(server))
        answer = client.get("/healthz")
        assert answer.status_code == 503
        assert answer.json() == {"well": False, "database": False, "redis": None, "disk": True}


def test_who_asks_while_the_database_is_away_is_told_to_try_again(tmp_path: Path) -> None:
    """Also where a layer round the routes needs the database first, to know who asks."""
    with running(tmp_path, limits=True) as server, server.client() as client:
        assert client.put("/api/me/settings", json={}).status_code == 200
        server.run(break_database(server))
        for answer in (client.put("/api/me/settings", json={}), client.get("/api/me"), client.get("/api/games")):
            assert answer.status_code == 503
            assert "Try again in a moment" in answer.json()["message"]


async def break_database(server: Running) -> None:
    database = server.app.state.database

    class Away:
        def __call__(self) -> None:
            raise ConnectionRefusedError("The server is gone.")

    database.sessions = Away()


def test_a_server_whose_redis_is_away_is_not_well(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.client() as client, nobody_listens() as port:
        from netrunner.server.accounts.lifespan import open_redis

        server.app.state.redis = open_redis(f"redis://127.0.0.1:{port}")
        answer = client.get("/healthz")
        assert answer.status_code == 503
        assert answer.json() == {"well": False, "database": True, "redis": False, "disk": True}
        server.run(server.app.state.redis.aclose())
        server.app.state.redis = None
