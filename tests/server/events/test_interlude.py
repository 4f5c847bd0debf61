"""Between the two games of a round that is played here, and calls for a judge."""

from __future__ import annotations

from contextlib import ExitStack

import pytest

from netrunner.tournament.errors import Refused
from tests.server.events.people import Somebody, matches, somebody
from tests.server.events.test_play import begin
from tests.server.running_server import Running, until
from tests.tournament.events import AT, do, event, started


def test_the_second_game_begins_when_both_are_ready(server: Running, organiser: Somebody) -> None:
    with ExitStack() as stack:
        online = begin(server, organiser, stack, 2)
        game = online.game(organiser)
        first = game["game"]
        address = f"/api/events/{online.slug}/ready"
        people = {side: online.players[game[side]].person for side in ("corp", "runner")}
        assert people["corp"].http.post(address, json={"game": first}).status_code == 409  # it is being played
        online.concede(organiser, "corp")
        until(lambda: matches(organiser, online.slug)[0]["games"][0]["over"])
        (over,) = matches(organiser, online.slug)[0]["games"]
        assert over["winner"] == game["runner"]
        assert somebody(server).http.post(address, json={"game": first}).status_code == 403
        assert people["corp"].http.post(address, json={"game": "nothing"}).status_code == 404
        assert people["corp"].http.post(address, json={"game": first}).status_code == 204
        (over,) = matches(organiser, online.slug)[0]["games"]
        assert over["ready"] == [game["corp"]]
        assert people["runner"].http.post(address, json={"game": first}).status_code == 204
        until(lambda: len(matches(organiser, online.slug)[0]["games"]) == 2)


def test_a_judge_is_called_and_comes(server: Running, organiser: Somebody) -> None:
    with ExitStack() as stack:
        online = begin(server, organiser, stack, 2)
        caller = online.players[1].person
        caller.do(online.slug, "call-judge")
        assert organiser.page(online.slug)["calls"] == [{"player": 1, "table": 1}]
        assert online.players[2].person.page(online.slug)["calls"] == []
        assert "already" in caller.do(online.slug, "call-judge", status=409)["message"]
        organiser.do(online.slug, "answer-call", player=1)
        assert organiser.page(online.slug)["calls"] == []


def test_who_does_not_play_calls_no_judge() -> None:
    made = started(event(5))
    with pytest.raises(Refused, match="does not play now"):
        do(made, "call-judge", at=AT, by="Ada")
    made.pair(at=AT)
    free = next(match.first for match in made.event.round.matches if match.second is None)
    with pytest.raises(Refused, match="does not play now"):
        do(made, "call-judge", at=AT, player=free)
    with pytest.raises(Refused, match="has not called"):
        do(made, "answer-call", at=AT, player=free)
