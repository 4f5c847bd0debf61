"""A position as numbers, as somebody sees it: what an observation is made of.

They are read from the state: a view would word, price and label what no array holds. So what a view keeps to itself is
kept here too: of a card that the side does not know, nothing is read but where it lies and what lies on it. A test
compares everything with what the view says.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from netrunner.engine.access_card import AccessCard
from netrunner.engine.card import Card
from netrunner.engine.card_view import visible
from netrunner.engine.definition import CardDef
from netrunner.engine.frame import (
    O_ACCESS_UNSEEN,
    O_BRANCH,
    O_CARD,
    O_NUMBER,
    O_RUN,
    O_SERVER,
    O_SOURCE,
    O_SUBROUTINE,
    O_TRIGGER,
    O_USE,
)
from netrunner.engine.memory import memory_limit, memory_used
from netrunner.engine.run import Run
from netrunner.engine.state import State
from netrunner.engine.terms import CORP, HOSTED, HQ, ICE, NO_COUNTERS, PLAY, RND, RUNNER, SIDES, TYPE_NAMES
from netrunner.engine.view import MASKS, lasts
from netrunner.env.layout import CARD, MAX_CARDS, MAX_OPTIONS, PHASES, TYPES, ZONES, titles

SERVERS: Final = frozenset({O_RUN, O_SERVER, O_ACCESS_UNSEEN})  # the argument is a server
NUMBERS: Final = frozenset({O_NUMBER, O_USE, O_SUBROUTINE, O_BRANCH, O_TRIGGER})  # the argument is a number
TITLED: Final = frozenset({O_CARD, O_SOURCE, O_BRANCH, O_TRIGGER})  # the label may be a title and nothing else

PHASE_NUMBERS: Final = {phase: number for number, phase in enumerate(PHASES, 1)}
TYPE_NUMBERS: Final = {
    kind: number for number, name in enumerate(TYPES, 1) for kind, called in TYPE_NAMES.items() if called == name
}
IN_HAND, IN_DISCARD, AS_ICE, IN_ROOT, IN_RIG, IN_SCORED, AS_IDENTITY, RESOLVES, ON_HOST, IS_ACCESSED = range(
    1, len(ZONES) + 1
)
WIDTH: Final = len(CARD)
SHOWS_HOSTED: Final = PLAY | HOSTED


def table_numbers(g: State, side: str) -> list[int]:
    """The numbers of `layout.TABLE`."""
    corp, runner = g.players[CORP], g.players[RUNNER]
    return [
        SIDES.index(side) + 1, g.decider() + 1, max(1, g.turn), g.active + 1,
        corp.credits, corp.clicks, g.hand_size(CORP), g.score(CORP), len(corp.deck), len(corp.hand),
        g.bad_publicity(), len(g.servers),
        runner.credits, runner.clicks, g.hand_size(RUNNER), g.score(RUNNER), len(runner.deck), len(runner.hand),
        g.tags(), runner.brain_damage, g.link(), memory_used(g), memory_limit(g),
        *run_numbers(g, g.run()),
    ]  # fmt: skip


def run_numbers(g: State, run: Run | None) -> tuple[int, ...]:
    if run is None:
        return 0, 0, 0, 0, 0, 0, 0
    count = unbroken = 0
    encounter = g.encounter()
    if encounter is not None and g.encountered_ice() >= 0 and not encounter.derezzed(g):
        count = len(g.subroutines(g.cards[encounter.ice]))
        unbroken = sum(number not in encounter.broken for number in range(count))
    phase = PHASE_NUMBERS.get(run.phase, 0)
    return run.server + 1, phase, run.position, int(run.successful), run.credits, count, unbroken


@cache
def printed(definition: CardDef) -> tuple[int, int, bool]:
    """What everybody who knows a card knows of it: the numbers of its title and type, and whether it has strength."""
    title, kind = titles().get(definition.title, 0), TYPE_NUMBERS.get(definition.type, 0)
    return title, kind, bool(definition.type & ICE or "icebreaker" in definition.subtypes)


class CardRows:
    """The rows of `layout.CARD`, one after the other in `numbers`. `places`: the row of an instance, from 0."""

    __slots__ = ("focus", "g", "mask", "numbers", "places")

    def __init__(self, g: State, side: str) -> None:
        self.g = g
        self.mask = MASKS[side]
        self.numbers: list[int] = []
        self.places: dict[int, int] = {}
        self.focus: tuple[int, ...] = ()  # the ice that is met and the card that is accessed
        self.fill()

    def fill(self) -> None:
        """Every card that something is seen of, what matters most first."""
        g, cards, run = self.g, self.g.cards, self.g.run()
        access = None if run is None else access_in(g)
        accessed = None if access is None or self.hides(access) else cards[access.card]
        if run is not None:
            met = cards[run.ice].instance if run.ice_present(g) else -1
            self.focus = (met, -1 if accessed is None else accessed.instance)
        for side, player in enumerate(g.players):
            self.identity(cards[player.identity], side + 1)
            if self.mask & 1 << side:
                self.pile(player.hand, IN_HAND, side + 1)
            self.pile(player.scored, IN_SCORED, side + 1)
        for server in g.servers:
            self.pile(server.ice, AS_ICE, 1, server.id + 1)
            self.pile(server.root, IN_ROOT, 1, server.id + 1)
        self.pile([cid for cid in g.players[RUNNER].rig if cards[cid].host < 0], IN_RIG, 2)
        if g.resolving:
            self.pile(sorted(g.resolving, key=lambda cid: not lasts(g, cid)), RESOLVES, g.active + 1)
        if accessed is not None:
            assert access is not None
            self.add(accessed, IS_ACCESSED, 1, access.server + 1, 0, -1)
        elif access is not None:
            self.numbers += (0, 0, IS_ACCESSED, 1, access.server + 1, 0, 0, 0, *NO_COUNTERS, 0, 0)
        for side, player in enumerate(g.players):
            self.pile(player.discard[::-1], IN_DISCARD, side + 1)
        del self.numbers[MAX_CARDS * WIDTH :]

    def hides(self, access: AccessCard) -> bool:
        """Whether somebody does not see which card is accessed: the Corp, one of R&D that is not revealed."""
        card = self.g.cards[access.card]
        return card.zone != PLAY and access.server in (HQ, RND) and not visible(card, self.mask)

    def identity(self, card: Card, owner: int) -> None:
        title, kind, _ = printed(card.definition)
        self.numbers += (title, kind, AS_IDENTITY, owner, 0, 0, True, 0, *card.counters, 0, 0)

    def pile(self, pile: Sequence[int], zone: int, owner: int, server: int = 0) -> None:
        """The cards of a pile by position from 1, each followed by what is hosted on it."""
        for position, cid in enumerate(pile, 1):
            card = self.g.cards[cid]
            self.add(card, zone, owner, server, position, -1)
            if card.hosted and (card.zone & SHOWS_HOSTED or zone == IN_SCORED):
                self.guests(card, owner, server)

    def guests(self, host: Card, owner: int, server: int) -> None:
        place = self.places.get(host.instance, -1)
        for cid in host.hosted:
            card = self.g.cards[cid]
            self.add(card, ON_HOST, owner, server, 0, place)
            if card.hosted and card.zone & SHOWS_HOSTED:
                self.guests(card, owner, server)

    def add(self, card: Card, zone: int, owner: int, server: int, position: int, host: int) -> None:
        """The row of a card. One that is not known has no title, no type and no strength."""
        place = len(self.numbers) // WIDTH
        if place == MAX_CARDS:
            return
        title = kind = strength = 0
        if visible(card, self.mask):
            title, kind, strong = printed(card.definition)
            if strong and card.zone == PLAY:
                strength = self.g.strength(card)
        counted = card.zone & SHOWS_HOSTED or zone == IN_SCORED
        instance = card.instance
        self.places[instance] = place
        self.numbers += (
            title, kind, zone, owner, server, position, card.faceup, strength,
            *(card.counters if counted else NO_COUNTERS), host + 1, instance in self.focus,
        )  # fmt: skip


def access_in(g: State) -> AccessCard | None:
    """The access in progress; the latest one where one interrupts another."""
    return next((frame for frame in reversed(g.stack) if isinstance(frame, AccessCard)), None)


def option_numbers(g: State, side: str, cards: CardRows) -> list[int]:
    """The rows of `layout.OPTION`, one after the other; none where the side has nothing to decide."""
    who = g.decider()
    if who < 0 or SIDES[who] != side:
        return []
    numbers: list[int] = []
    labelled = False
    for option in g.options[:MAX_OPTIONS]:
        place = -1 if option.card < 0 else cards.places.get(g.cards[option.card].instance, -1)
        title = 0
        if place >= 0:
            title = cards.numbers[place * WIDTH]
        elif option.kind in TITLED:
            if not labelled:
                g.label_options()
                labelled = True
            title = titles().get(option.label, 0)
        numbers += (option.kind + 1, title, place + 1, argument(option.kind, option.arg))
    return numbers


def argument(kind: int, value: int) -> int:
    if kind in SERVERS:
        return max(0, value + 1)  # a new server is 0
    return value if kind in NUMBERS else 0
