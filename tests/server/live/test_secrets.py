"""What a side may not know is in no message to it.

All traffic of whole games is recorded. An observer of its own, which does not use the engine's idea of what is known,
notes which cards each side has been shown: those that lay in public, and those that it accessed or was shown. A title
that a side was told before it was shown is a leak.
"""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest

from netrunner.engine.log import lines
from netrunner.engine.state import State
from netrunner.engine.terms import DECK, DISCARD, HAND
from netrunner.server.live.document import LogLines, document
from netrunner.server.live.host import GameOptions
from netrunner.server.live.match import Match
from tests.server.live.people import Guest, start
from tests.server.live.test_stops import match as new_match
from tests.server.running_server import Running

People = tuple[Guest, Guest, Guest]
PAIRINGS = (("core-jinteki", "core-shaper"), ("core-nbn", "core-anarch"), ("core-weyland", "core-criminal"))
EVERYTHING = 3
ACCESS = re.compile(r"The Runner accesses (?P<title>.+) from (?P<place>.+)\.")
EXPOSED = re.compile(r"(?P<title>[A-Z].*) is (?:exposed|revealed)")
NOBODY: dict[str, Any] = {"here": {"corp": True, "runner": True}, "spectators": 0, "chat": [], "table": None}


class Observer:
    """Watches the table from above and remembers who has been shown what."""

    def __init__(self, g: State) -> None:
        self.corp_deck = {card.definition.title for card in g.cards if card.owner == 0}
        self.runner_deck = {card.definition.title for card in g.cards if card.owner == 1}
        self.shown: dict[str, set[str]] = {"corp": set(), "runner": set(), "spectator": set()}

    def look(self, g: State) -> None:
        for cid, card in enumerate(g.cards):
            in_secret = card.zone in (DECK, HAND) or (card.owner == 0 and not card.faceup)
            if not in_secret or cid in g.resolving or (card.owner == 1 and card.zone == DISCARD):
                self.show(card.definition.title, *self.shown)
        for _, line in lines(g.log, EVERYTHING):
            if (accessed := ACCESS.match(line)) is not None:
                # What the Runner accesses in HQ or in a server is known to both players, and so to everybody.
                self.show(accessed["title"], *(["runner"] if accessed["place"] == "R&D" else self.shown))
            elif (exposed := EXPOSED.search(line)) is not None:
                self.show(exposed["title"], *self.shown)

    def show(self, title: str, *sides: str) -> None:
        for side in sides:
            self.shown[side].add(title)

    def secrets(self, side: str) -> set[str]:
        """The titles that a side must not have been told so far."""
        foreign = {
            "corp": self.runner_deck - self.corp_deck,
            "runner": self.corp_deck - self.runner_deck,
            "spectator": self.corp_deck | self.runner_deck,
        }
        return foreign[side] - self.shown[side]


def titles_in(value: Any, found: set[str]) -> None:
    """Every text in a message."""
    if isinstance(value, str):
        found.add(value)
    elif isinstance(value, dict):
        for part in value.values():
            titles_in(part, found)
    elif isinstance(value, list):
        for part in value:
            titles_in(part, found)


def tells_the_end(text: str) -> bool:
    """Whether a message says how the game ended: from then on nothing is hidden."""
    operations = json.loads(text).get("operations", [])
    return any(path == ["result"] and value is not None for _, path, value, *_ in operations)


def leaks(text: str, secrets: set[str]) -> list[str]:
    texts: set[str] = set()
    titles_in(json.loads(text), texts)
    everything = "\n".join(texts)
    return [title for title in secrets if title in everything]


@pytest.mark.parametrize("decks", PAIRINGS, ids=lambda decks: decks[0][5:])
def test_no_message_names_a_card_that_its_reader_has_not_been_shown(
    server: Running, people: People, decks: tuple[str, str]
) -> None:
    corp, runner, watcher = people
    game = start(server, corp, runner, decks=decks, seed=21)
    by_side = {"corp": corp, "runner": runner, "spectator": watcher}
    match: Match = server.app.state.host.rooms[game].match
    observer = Observer(match.game.state)
    mentions = texts_that_cards_mention(match)
    chance = Random(decks[0])
    told = 0
    for person in people:
        person.player.enter(game)
    for _ in range(1500):
        observer.look(match.game.state)
        for side, person in by_side.items():
            secrets = observer.secrets(side) - mentions
            for text in person.player.heard:
                told += 1
                if tells_the_end(text):
                    continue  # hands and facedown cards are shown
                assert leaks(text, secrets) == [], f"told to the {side}: {text}"
            person.player.heard.clear()
        if (decider := match.decider) is None:
            break
        mover = by_side[decider]
        mover.player.my_turn(game)
        labels = mover.player.labels(game)
        runs = [i for i, label in enumerate(labels) if label.startswith(("Run ", "Access", "Use", "Rez"))]
        mover.player.choose(
            game, chance.choice(runs) if runs and chance.random() < 0.6 else chance.randrange(len(labels))
        )
        for person in people:
            person.player.ask("ping")
    assert told > 200


def texts_that_cards_mention(match: Match) -> set[str]:
    """Titles that are part of another title or text, which a message may name without meaning the card."""
    titles = {card.definition.title for card in match.game.state.cards}
    return {one for one in titles for other in titles if one != other and one in other}


@pytest.mark.parametrize("side", ["corp", "runner"])
def test_a_document_is_the_same_in_every_world_that_its_reader_thinks_possible(side: str) -> None:
    """Swapping hidden cards, their order or their numbers changes nothing that a side is told."""
    compared = 0
    for seed in range(3):
        made = new_match(seed=seed)
        chance = Random(seed)
        for step in range(150):
            if made.decider is None:
                break
            if step % 5 == 0:
                truth = document(made, side, LogLines(side), "salt", NOBODY)
                real = made.game
                for world in range(2):
                    made.game = real.determinize(side, seed=world)
                    assert document(made, side, LogLines(side), "salt", NOBODY) == truth
                    compared += 1
                made.game = real
            decision = made.game.decision
            assert decision is not None
            made.choose(decision.side, made.number, chance.randrange(len(decision.options)))
    assert compared > 100


@pytest.mark.parametrize("side", ["corp", "runner"])
def test_why_not_answers_alike_in_every_world_that_the_asker_thinks_possible(side: str) -> None:
    """Also to guesses at what the other side is offered just now, which names its hand and its facedown cards."""
    guessed = 0
    for seed in range(3):
        made = new_match(seed=seed)
        chance = Random(seed)
        for step in range(120):
            if (decision := made.game.decision) is None:
                break
            if decision.side != side:
                for label in decision.labels:
                    assert made.game.why_not(label, side) is not None, label
                    guessed += 1
                if step % 7 == 0:
                    world = made.game.determinize(side, seed=step)
                    answers = [made.game.why_not(label, side) for label in decision.labels]
                    assert [world.why_not(label, side) for label in decision.labels] == answers
            made.choose(decision.side, made.number, chance.randrange(len(decision.options)))
    assert guessed > 100


def test_spectators_see_no_hand_unless_both_players_agreed(server: Running, people: People) -> None:
    corp, runner, watcher = people
    closed = start(server, corp, runner)
    room = watcher.player.enter(closed)
    assert "hand" not in room["view"]["corp"]
    assert "hand" not in room["view"]["runner"]
    opened = start(server, corp, runner, GameOptions(visible_hands=True))
    room = watcher.player.enter(opened)
    assert room["perspective"] == "both"
    assert len(room["view"]["corp"]["hand"]) == len(room["view"]["runner"]["hand"]) == 5
    assert "hand" not in runner.player.enter(opened)["view"]["corp"]
    private = start(server, corp, runner, GameOptions(spectators=False))
    answer = watcher.player.ask("enter", room=private)
    assert answer["problem"]["message"] == "The players of this game want no spectators."
    assert private not in watcher.player.rooms
