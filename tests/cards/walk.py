"""A short walk with any card: put it where it can be, do what it offers, let the rookie decide the rest.

What must hold for every definition is checked on the way, whatever the card says: nothing raises, the books of the
engine balance, each side's view is plain data, the opponent's tells nothing hidden, and a clone that is led through the
same choices arrives at the same position.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from netrunner.bots.bot import decide, worlds_of
from netrunner.bots.rookie import best, rookie
from netrunner.cards.facts import CardFacts
from netrunner.scenario import Scenario
from tests.fuzz import check_cards, check_credits, check_limits, check_view

STEPS = 6
"""Decisions of a walk."""

Position = dict[str, Any]

CORP: Position = {
    "credits": 30,
    "hand": ["Hedge Fund", "Ice Wall"],
    "deck": ["PAD Campaign", "Enigma", "Hedge Fund", "Nisei MK II", "Neural Katana", *["Hedge Fund"] * 6],
    "discard": ["Hedge Fund", ("PAD Campaign", "facedown")],
    "scored": ["Hostile Takeover"],
    "servers": {
        "HQ": {"ice": ["Ice Wall+"]},
        "R&D": {"ice": ["Enigma"]},
        "Server 1": {"root": [("Nisei MK II", {"advancement": 2})]},
        "Server 2": {"root": ["PAD Campaign+"]},
    },
}
RUNNER: Position = {
    "credits": 30,
    "tags": 1,
    "hand": ["Sure Gamble", "Diesel", "Mimic"],
    "deck": ["Sure Gamble", "Corroder", "Diesel", "Armitage Codebusting", "Medium", *["Sure Gamble"] * 6],
    "discard": ["Diesel", "Mimic"],
    "scored": ["Breaking News"],
    "rig": ["Corroder", ("Datasucker", {"virus": 1}), "Armitage Codebusting"],
}


def with_first(position: Position, zone: str, *items: object) -> Position:
    """The position with more cards in front of a zone."""
    return {**position, zone: [*items, *position.get(zone, ())]}


def with_server(title: object, kind: str = "root", server: str = "Server 3") -> Position:
    """The Corp's position with one more card installed in a server or protecting it."""
    before = CORP["servers"].get(server, {})
    return {**CORP, "servers": {**CORP["servers"], server: {**before, kind: [title, *before.get(kind, ())]}}}


def positions(card: CardFacts) -> Iterator[tuple[Position, Position, str, str]]:
    """Where a card can be: (Corp, Runner, whose turn it is, the first choice or nothing)."""
    title, side = card.title, card.side
    if card.type == "identity":
        corp = {**CORP, "identity": title} if side == "corp" else CORP
        runner = {**RUNNER, "identity": title} if side == "runner" else RUNNER
        yield corp, runner, "corp", ""
        yield corp, runner, "runner", "Run Server 1"
        return
    if side == "corp":
        yield with_first(CORP, "hand", title), RUNNER, "corp", ""
    else:
        yield CORP, with_first(RUNNER, "hand", title), "runner", ""
    if card.type == "ice":
        yield with_server(f"{title}+", "ice", "HQ"), RUNNER, "runner", "Run HQ"
    elif card.type == "agenda":
        ready = (title, {"advancement": (card.advancement or 0) + 2})
        yield with_server(ready), RUNNER, "corp", "Gain 1 credit"
        yield with_server(title), RUNNER, "runner", "Run Server 3"
    elif card.type in ("asset", "upgrade"):
        yield with_server(f"{title}+"), RUNNER, "runner", "Run Server 3"
    elif card.type in ("hardware", "program", "resource"):
        others = RUNNER["rig"] if (card.memory or 0) <= 2 else ["Armitage Codebusting"]
        yield CORP, {**RUNNER, "rig": [title, *others]}, "runner", "Run Server 1"


def walk(card: CardFacts, position: tuple[Position, Position, str, str]) -> set[str]:
    """Play a position for a few decisions and check all that has to hold. The labels of the card that were chosen."""
    corp, runner, turn, first = position
    s = Scenario(corp=corp, runner=runner, turn=turn)
    start = s.game.clone()
    done: set[str] = set()
    keys: list[str] = []
    if first in s.options:  # a card may forbid that very run
        keys.append(chosen(s, s.options.index(first)))
    for _ in range(STEPS):
        if s.side is None:
            break
        keys.append(chosen(s, own_option(s, card.title, done)))
        check_cards(s.state)
        check_credits(s.state)
        check_limits(s.state)
    check_view(s.game, "runner" if card.side == "corp" else "corp", seed=1)
    json.dumps(s.game.view(card.side))
    if s.side is not None:
        decide(rookie, s.game.view(s.side), seed=0, number=0, worlds=worlds_of(s.game, s.side))
    for key in keys:
        start.choose(next(option for option in start.state.options if option.key == key))
    assert start.digest() == s.digest()
    return done


def chosen(s: Scenario, index: int) -> str:
    """Choose, and the key of the choice."""
    option = s.state.options[index]
    s.game.choose(option)
    return str(option.key)


def own_option(s: Scenario, title: str, done: set[str]) -> int:
    """The first option that names the card and was not taken yet, else what the rookie would do."""
    for index, label in enumerate(s.options):
        if title in label and label not in done:
            done.add(label)
            return index
    return best(s.state)
