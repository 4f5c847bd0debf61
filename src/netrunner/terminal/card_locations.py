"""Where the cards in sight lie: hands, servers, the rig, piles, score areas, the identities."""

from __future__ import annotations

from typing import Any

from netrunner.terminal.card_text import Card

Places = list[tuple[str, list[Card]]]


def with_guests(cards: list[Card]) -> list[Card]:
    """Cards and, after each, what it hosts."""
    found: list[Card] = []
    for card in cards:
        found.append(card)
        found += with_guests(card.get("hosted", []))
    return found


def in_hand(cards: list[Card]) -> list[Card]:
    """Cards of the player's own hand: facedown to the opponent only."""
    return [{**card, "hand": True} for card in cards]


def piles(view: dict[str, Any]) -> Places:
    """The discard piles, latest card first, and the score areas."""
    corp, runner = view["corp"], view["runner"]
    return [
        ("Archives", list(reversed(corp["discard"]))),
        ("Heap", list(reversed(runner["discard"]))),
        ("Corp's score area", with_guests(corp["scored"])),
        ("Runner's score area", with_guests(runner["scored"])),
    ]


def in_sight(view: dict[str, Any]) -> Places:
    """Every card that the player can look at."""
    corp, runner = view["corp"], view["runner"]
    own = view[view["side"]]
    places: Places = []
    run = view["run"] or {}
    now = [*view["currents"], *view["resolving"], *([run["accessed"]] if run.get("accessed") else [])]
    if now:
        places.append(("Now", now))
    places.append(("HQ" if view["side"] == "corp" else "Grip", in_hand(own.get("hand", []))))
    for server in corp["servers"]:
        ice = [{**card, "unknown": "unrezzed ice"} for card in reversed(server["ice"])]
        cards = [*with_guests(server["root"]), *with_guests(ice)]
        if cards:
            places.append((f"{server['name']}: root, then ice from the innermost", cards))
    places.append(("Rig", with_guests(runner["rig"])))
    places += piles(view)
    identities: list[Card] = [
        {"id": 0, "title": player["identity"], "type": "identity", "rezzed": True} for player in (corp, runner)
    ]
    for identity, player in zip(identities, (corp, runner), strict=True):
        identity["hosted"] = player.get("identity_hosted", [])
    places.append(("Identities", with_guests(identities)))
    return places
