"""A game that the rules no longer allow says so, instead of breaking the server."""

from __future__ import annotations

from sqlalchemy import update

from netrunner.server.storage.schema import EntryRow
from tests.server.live.people import Guest, start
from tests.server.live.test_agreement import opened
from tests.server.running_server import Running


def test_a_game_that_cannot_be_read_any_more_says_so(server: Running, people: tuple[Guest, Guest, Guest]) -> None:
    corp = people[0]
    game = opened(server, people)
    healthy = start(server, people[0], people[1])

    async def spoil() -> None:
        async with server.app.state.database.begin() as session:
            spoilt = {"side": "corp", "keys": ["a rule that was:0:0:0"]}
            await session.execute(update(EntryRow).where(EntryRow.game_id == game).values(data=spoilt))
        server.app.state.host.rooms.pop(game).close()

    server.run(spoil())
    answer = corp.player.ask("enter", room=game)
    assert answer["problem"]["message"].startswith("This game was played under other rules")
    assert corp.player.enter(healthy)["result"] is None
