"""What a side may not know is in no answer over HTTP either: every address that can be read, by everybody who may ask.

Addresses are read from the OpenAPI document, so that one which is added is asked as well. What holds the cards of the
whole game for everybody (the catalogue, the rule book, the starter decks) is left out: it knows nothing of games.
"""

from __future__ import annotations

import json
import re
from functools import partial
from itertools import product
from random import Random

import httpx
import pytest

from netrunner.decks import Deck
from netrunner.server.live.host import Host
from netrunner.server.live.match import Entry, Match
from tests.server.live.test_secrets import Observer, leaks, texts_that_cards_mention
from tests.server.lobby.people import guest, keep, me
from tests.server.running_server import Running, renew

STATIC = ("/api/cards", "/api/search", "/api/syntax", "/api/starters", "/api/rules", "/api/lobby/decks")
STEPS = 60
EVERY = 20
PERSPECTIVES = ("corp", "runner", "spectator", "both")


def addresses(server: Running, known: dict[str, list[str]]) -> list[str]:
    """Every address that can be read, with everything that is known put into it."""
    found = []
    for path, operations in server.app.openapi()["paths"].items():
        if "get" in operations and not path.startswith(STATIC):
            names = re.findall(r"{(\w+)}", path)
            for values in product(*(known[name] for name in names)):
                found.append(path.format(**dict(zip(names, values, strict=True))))
    return found


def game_of_two(server: Running, corp: httpx.Client, runner: httpx.Client) -> tuple[str, dict[str, list[str]]]:
    """A game at a table with the players' own decks; everything that has a name in it."""
    decks = [keep(server, who, Deck.load(name)) for who, name in ((corp, "core-jinteki"), (runner, "core-anarch"))]
    wish = {"name": "Secrets", "side": "corp", "deck": decks[0], "password": "swordfish"}
    table = corp.post("/api/tables", json=wish).json()["id"]
    runner.post(f"/api/tables/{table}/join", json={"deck": decks[1], "password": "swordfish"}).raise_for_status()
    for who in (corp, runner):
        game = who.post(f"/api/tables/{table}/ready", json={"ready": True}).json()["game"]
    known = {
        "game": [game],
        "table": [table],
        "room": ["lobby", table, game],
        "deck_id": decks,
        "name": [me(corp)["name"], me(runner)["name"]],
        "perspective": list(PERSPECTIVES),
        "notation": ["text", "json"],
        "number": ["1"],
        "slug": ["no-event"],
        "player": ["1"],
    }
    return game, known


def told(answer: httpx.Response) -> str:
    """What an answer says, whatever it is written in."""
    if answer.headers.get("content-type", "").startswith("application/json"):
        return answer.text
    return json.dumps(answer.text)


def test_no_answer_tells_what_is_hidden_in_a_game_that_goes_on(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("netrunner.server.live.host.secrets.randbits", Random(4).getrandbits)  # always the same game
    with guest(server) as corp, guest(server) as runner, guest(server) as watcher, server.client() as stranger:
        game, known = game_of_two(server, corp, runner)
        readers = {"corp": corp, "runner": runner, "watcher": watcher, "stranger": stranger}
        host: Host = server.app.state.host
        match: Match = host.rooms[game].match
        observer, mentions = Observer(match.game.state), texts_that_cards_mention(match)
        numbers = {str(match.setup["seed"]), host.rooms[game].salt}
        asked = addresses(server, known)
        assert len(asked) > 40
        chance, looks, read = Random(5), 0, 0
        for step in range(STEPS):
            if match.decider is None:  # chance has ended the game early: now everything may be told
                break
            observer.look(match.game.state)
            if step % EVERY == 0:
                looks += 1
                for side, reader in readers.items():
                    for address in asked:
                        answer = reader.get(address)
                        assert answer.status_code < 500, (address, answer.text)
                        text = told(answer)
                        secrets = observer.secrets(side if side in observer.shown else "spectator") - mentions
                        assert leaks(text, secrets) == [], f"told to the {side} at {address}: {text}"
                        assert not [secret for secret in numbers if secret in text], f"{address} told to the {side}"
                        read += answer.is_success
            server.run(host.rooms[game].one_by_one(partial(choose, match, chance), {"do": "test"}))
        assert read > 50 * looks > 0


def choose(match: Match, chance: Random) -> Entry:
    assert match.decider is not None
    return match.choose(match.decider, match.number, chance.randrange(len(match.game.state.options)))


@pytest.mark.parametrize("part", ["record", "transcript", *(f"replay/{each}" for each in PERSPECTIVES)])
def test_a_game_that_goes_on_is_replayed_by_nobody_and_a_finished_one_by_everybody(server: Running, part: str) -> None:
    with guest(server) as corp, guest(server) as runner, server.client() as stranger:
        game, _ = game_of_two(server, corp, runner)
        for reader in (corp, runner, stranger):
            answer = reader.get(f"/api/games/{game}/{part}")
            assert answer.status_code == 409
            assert answer.json()["message"] == "The game goes on: it can be replayed when it is over."
        renew(corp)
        wish = {"at": 0, "side": "corp", "bot": "random"}
        assert corp.post(f"/api/games/{game}/play-on", json=wish).status_code == 409
        room = server.app.state.host.rooms[game]
        server.run(room.one_by_one(lambda: room.match.concede("corp"), {"do": "test"}))
        assert stranger.get(f"/api/games/{game}/{part}").status_code == 200
        meta = stranger.get(f"/api/games/{game}").json()
        assert meta["seed"] == str(room.match.setup["seed"])
