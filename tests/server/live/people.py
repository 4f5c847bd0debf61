"""Guests at a table of a running server."""

from __future__ import annotations

from dataclasses import dataclass

from netrunner.decks import Deck
from netrunner.server.live.host import GameOptions, Host
from netrunner.server.live.host import Player as Sitting
from netrunner.server.sessions.guests import new_guest
from netrunner.server.sessions.sessions import COOKIE
from tests.server.live.client import Player
from tests.server.running_server import Running


@dataclass
class Guest:
    """A new guest with a connection."""

    account: str
    name: str
    player: Player


def guest(server: Running) -> Guest:
    account = server.run(new_guest(server.app.state.database))
    http = server.anonymous()
    http.cookies.set(COOKIE, server.run(server.app.state.sessions.open(account.id)))
    return Guest(account.id, account.name, Player(server, http))


def start(
    server: Running,
    corp: Guest | str,
    runner: Guest | str,
    options: GameOptions | None = None,
    seed: int | None = None,
    decks: tuple[str, str] = ("core-jinteki", "core-shaper"),
) -> str:
    """A game between guests, or bots by their names."""
    sitting = [
        Sitting(who, Deck.load(deck), bot=who)
        if isinstance(who, str)
        else Sitting(who.name, Deck.load(deck), account=who.account)
        for who, deck in zip((corp, runner), decks, strict=True)
    ]
    host: Host = server.app.state.host
    return server.run(host.start(sitting[0], sitting[1], options, seed=seed))
