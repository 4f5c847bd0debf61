"""Observations as they are read from a view: what `netrunner.env` reads from the state is compared with them.

The view is the only way out of the engine for what a side sees, so that nothing which it keeps to itself is here. It
takes ten times as long.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

import numpy as np

from netrunner.engine.frame import (
    O_ACCESS_UNSEEN,
    O_BRANCH,
    O_NUMBER,
    O_RUN,
    O_SERVER,
    O_SUBROUTINE,
    O_TRIGGER,
    O_USE,
)
from netrunner.engine.terms import COUNTER_NAMES, SIDES
from netrunner.env.layout import MAX_CARDS, MAX_OPTIONS, PHASES, TYPES, ZONES, server_number, titles
from netrunner.env.observation import LARGEST, Observation, empty
from netrunner.game import Game

View = dict[str, Any]

SERVERS: Final = frozenset({O_RUN, O_SERVER, O_ACCESS_UNSEEN})  # the argument is a server
NUMBERS: Final = frozenset({O_NUMBER, O_USE, O_SUBROUTINE, O_BRANCH, O_TRIGGER})  # the argument is a number


def observed_by_view(game: Game, side: str) -> Observation:
    """What a side sees, from its view and the labels of its options."""
    found = empty()
    view = game.view(side)
    rows, places = card_rows(view)
    options = option_rows(game, view, places, rows)
    found["table"][:] = np.clip(table_row(view), -LARGEST, LARGEST)
    for name, numbers in (("cards", rows), ("options", options)):
        if numbers:
            found[name][: len(numbers)] = np.clip(np.array(numbers, np.int64), -LARGEST, LARGEST)
    found["action_mask"][: len(options)] = 1
    return found


def place_in(names: tuple[str, ...], name: str | None) -> int:
    """The place of a name from 1; 0 when there is none."""
    return names.index(name) + 1 if name in names else 0


def table_row(view: View) -> list[int]:
    corp, runner, run = view["corp"], view["runner"], view["run"] or {}
    decision = view["decision"] or {}
    subroutines = (run.get("encounter") or {}).get("subroutines", ())
    return [
        place_in(SIDES, view["side"]), place_in(SIDES, decision.get("side")), view["turn"],
        place_in(SIDES, view["active"]),
        corp["credits"], corp["clicks"], corp["hand_size"], corp["score"], corp["deck"], corp["hand_count"],
        corp["bad_publicity"], len(corp["servers"]),
        runner["credits"], runner["clicks"], runner["hand_size"], runner["score"], runner["deck"], runner["hand_count"],
        runner["tags"], runner["brain_damage"], runner["link"], runner["memory_used"], runner["memory_limit"],
        server_number(run["server"]) if run else 0, place_in(PHASES, run.get("phase")), run.get("position", 0),
        int(run.get("successful", False)), run.get("credits", 0), len(subroutines),
        sum(not each["broken"] for each in subroutines),
    ]  # fmt: skip


def card_rows(view: View) -> tuple[list[list[int]], dict[int, int]]:
    """The table of cards, and in which of its rows a card with an id stands."""
    run = view["run"] or {}
    accessed = run.get("accessed") or {}
    focus = {run.get("ice"), accessed.get("id")} - {None}
    rows: list[list[int]] = []
    places: dict[int, int] = {}
    for card, zone, owner, server, position, host in cards_in(view):
        if len(rows) == MAX_CARDS:
            break
        counters = card.get("counters", {})
        identity = card.get("id", -1)
        rows.append([
            titles().get(card.get("title", ""), 0), place_in(TYPES, card.get("type")), ZONES.index(zone) + 1, owner,
            server, position, int(card.get("rezzed", False)), card.get("strength", 0),
            *(counters.get(name, 0) for name in COUNTER_NAMES),
            places.get(host, -1) + 1, int(identity in focus),
        ])  # fmt: skip
        if identity >= 0:
            places[identity] = len(rows) - 1
    return rows, places


Place = tuple[View, str, int, int, int, int]
"""A card, its zone, its owner, its server, its position there, and the id of its host."""


def cards_in(view: View) -> Iterator[Place]:
    """Every card that the side sees something of, what matters most first."""
    for owner, side in enumerate(SIDES, 1):
        player = view[side]
        identity = {"title": player["identity"], "type": "identity", "rezzed": True}
        yield {**identity, "counters": player.get("identity_counters", {})}, "identity", owner, 0, 0, -1
        yield from numbered(player.get("hand", ()), "hand", owner)
        yield from numbered(player["scored"], "scored", owner)
    for server in view["corp"]["servers"]:
        number = server_number(server["name"])
        yield from numbered(server["ice"], "ice", 1, number)
        yield from numbered(server["root"], "root", 1, number)
    yield from numbered(view["runner"]["rig"], "rig", 2)
    yield from numbered([*view["currents"], *view["resolving"]], "resolving", place_in(SIDES, view["active"]))
    accessed = (view["run"] or {}).get("accessed")
    if accessed is not None:
        yield accessed, "accessed", 1, server_number(accessed["from"]), 0, -1
    for owner, side in enumerate(SIDES, 1):
        yield from numbered(reversed(view[side]["discard"]), "discard", owner)


def numbered(cards: Iterable[View], zone: str, owner: int, server: int = 0) -> Iterator[Place]:
    """The cards of a pile by position from 1, each followed by what is hosted on it."""
    for position, card in enumerate(cards, 1):
        yield card, zone, owner, server, position, -1
        for hosted in card.get("hosted", ()):
            yield from below(hosted, card["id"], owner, server)


def below(card: View, host: int, owner: int, server: int) -> Iterator[Place]:
    yield card, "hosted", owner, server, 0, host
    for hosted in card.get("hosted", ()):
        yield from below(hosted, card["id"], owner, server)


def option_rows(game: Game, view: View, places: dict[int, int], cards: list[list[int]]) -> list[list[int]]:
    """What can be chosen: its kind, the card it names and the row of that card, and a number or server."""
    decision = game.decision
    if decision is None or decision.side != view["side"]:
        return []
    rows = []
    for option, shown in zip(decision.options[:MAX_OPTIONS], view["decision"]["options"], strict=False):
        place = places.get(shown.get("card", -2), -1)
        title = cards[place][0] if place >= 0 else titles().get(shown["label"], 0)
        rows.append([option.kind + 1, title, place + 1, argument(option.kind, option.arg)])
    return rows


def argument(kind: int, value: int) -> int:
    if kind in SERVERS:
        return max(0, value + 1)  # a new server is 0
    return value if kind in NUMBERS else 0
