"""What a side knows, and games that are consistent with it. Rules Reference: Information.

`determinize` deals everything a side does not know anew: the opponent's hidden cards among the places they can be, and
the order of both decks where it is not known. Only what the side knows goes into it, and the opponent's decklist: the
real one where lists are open, or one that was guessed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from netrunner.engine.filter import server_matches
from netrunner.engine.index import context_of
from netrunner.engine.infinite_loop import stamp_anew
from netrunner.engine.rng import seed_state
from netrunner.engine.terms import (
    ADVANCED,
    ADVANCEMENT,
    AGENDA,
    ASSET,
    CORP,
    FIRST_REMOTE,
    ICE,
    INSTALLED,
    NAMED,
    PLACED,
    PLAY,
    RUNNER,
    UPGRADE,
)

if TYPE_CHECKING:
    from netrunner.engine.card import Card
    from netrunner.engine.definition import CardDef
    from netrunner.engine.state import State


def hidden_from(g: State, side: int) -> list[int]:
    """The opponent's cards that a side does not know."""
    opponent = RUNNER if side == CORP else CORP
    return [card.id for card in g.cards if card.owner == opponent and not card.known >> side & 1]


def determinize(g: State, side: int, seed: int, guessed: list[CardDef] | None = None) -> State:
    """A full game that the side could be in. `guessed`: what the opponent's hidden cards may be, one for each."""
    world = g.clone()
    world.rng = seed_state(seed ^ 0x5DEECE66D)
    bit = 1 << side
    hidden = hidden_from(world, side)
    real = [world.cards[cid].printed for cid in hidden]
    known_pool = sorted(real if guessed is None else guessed, key=title_of)
    deal(world, hidden, [known_pool[i] for i in shuffled(world, len(known_pool))])
    deck = world.players[side].deck
    unknown = [i for i, cid in enumerate(deck) if not world.cards[cid].known & bit]
    cards = sorted([deck[i] for i in unknown])
    for i, place in zip(unknown, shuffled(world, len(cards)), strict=True):
        deck[i] = cards[place]
    name_anew(world, side)
    world.drop_index()
    for frame in world.stack:
        frame.redeal(world, side)
    stamp_anew(g, world)
    world.dirty = g.dirty
    if not world.reason:
        world.options = world.stack[-1].options(world)
    return world


def has_secret_name(card: Card) -> bool:
    """Whether a name was chosen for a card that only its owner knows: until it is flipped (Jinteki Biotech)."""
    return bool(card.chosen and card.definition.secret_names)


def name_anew(g: State, side: int) -> None:
    """Any of the names could be the one that the opponent has chosen in secret."""
    for card in g.cards:
        if card.owner != side and has_secret_name(card):
            g.mut(card.id).chosen = (NAMED + g.random_below(len(card.definition.secret_names)),)


def shuffled(g: State, count: int) -> list[int]:
    """The numbers below `count` in an order drawn from the game's own generator."""
    order = list(range(count))
    for i in range(count - 1, 0, -1):
        j = g.random_below(i + 1)
        order[i], order[j] = order[j], order[i]
    return order


def title_of(definition: CardDef) -> str:
    return definition.title


def deal(g: State, hidden: list[int], pool: list[CardDef]) -> None:
    """Give each hidden card one of the printed cards, respecting where a card of its kind can be."""
    picky = [cid for cid in hidden if g.cards[cid].zone == PLAY]
    given_tokens = {cid for cid in picky if g.cards[cid].counters[ADVANCEMENT] and was_given_tokens(g, g.cards[cid])}
    taken: dict[int, int] = {}  # place in the pool -> card
    for cid in picky:
        assign(g, cid, pool, taken, set(), given_tokens)
    given = {cid: place for place, cid in taken.items()}
    free = [place for place in range(len(pool)) if place not in taken]
    for cid in hidden:
        place = given[cid] if cid in given else free.pop()
        card = g.mut(cid)
        card.printed = pool[place]
        card.definition = pool[place]


def was_given_tokens(g: State, card: Card) -> bool:
    """Whether all advancement tokens on a card were put there by effects, which may choose a card that cannot be
    advanced (Queen's Gambit): they tell nothing about it."""
    given = False
    event = g.history
    while event is not None:
        if event.instance == card.instance:
            if event.kind == ADVANCED:
                return False
            if event.kind == INSTALLED:
                break
            given = given or (event.kind == PLACED and event.what == ADVANCEMENT)
        event = event.previous
    return given


def assign(
    g: State, cid: int, pool: list[CardDef], taken: dict[int, int], tried: set[int], given_tokens: set[int]
) -> bool:
    """Kuhn's matching: find the card a place in the pool, moving others on where that helps."""
    for place, definition in enumerate(pool):
        if place in tried or not fits(g, g.cards[cid], definition, cid in given_tokens):
            continue
        tried.add(place)
        if place not in taken or assign(g, taken[place], pool, taken, tried, given_tokens):
            taken[place] = cid
            return True
    return False


def fits(g: State, card: Card, definition: CardDef, given_tokens: bool = False) -> bool:
    """Whether an unseen installed card could be this one, going by where it is and what is on it. `given_tokens`: its
    tokens tell nothing."""
    if card.owner == RUNNER:
        return True
    if card.host >= 0:
        return could_be_hosted(g, g.cards[card.host], definition)
    server = g.server(card.server)
    if server is not None and card.id in server.ice:
        if not definition.type & ICE:
            return False
    elif card.server < FIRST_REMOTE:
        if not definition.type & UPGRADE:
            return False
    elif not definition.type & (AGENDA | ASSET | UPGRADE):
        return False
    if definition.install_only is not None:
        if not server_matches(g, context_of(card), definition.install_only.server, card.server):
            return False
    if card.counters[ADVANCEMENT] and not (given_tokens or definition.type & AGENDA or definition.advanceable):
        return False
    if server is not None and not definition.type & (ICE | UPGRADE):
        # Only one agenda or asset fits in a server: the others there must be upgrades.
        for other in server.root:
            if other != card.id and g.cards[other].faceup and not g.cards[other].definition.type & UPGRADE:
                return False
    return True


def could_be_hosted(g: State, host: Card, definition: CardDef) -> bool:
    """Whether an unseen card that is installed on another could be this one."""
    hosts = g.hosting(host)
    if hosts is None:
        return bool(definition.type & (AGENDA | ASSET | UPGRADE))
    who = hosts.who
    return bool(definition.type & who.types) and (not who.subtype or who.subtype in definition.subtypes)
