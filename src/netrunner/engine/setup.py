"""Setting up a game. Rules Reference: Full Game Setup, Mulligan."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.card import Player, Server, new_card
from netrunner.engine.constant import StartsWith
from netrunner.engine.events import emit
from netrunner.engine.frame import O_KEEP, O_MULLIGAN, Frame, Option
from netrunner.engine.log import SUBJECTS
from netrunner.engine.moves import draw_one, start_credits
from netrunner.engine.reason import SetupError
from netrunner.engine.rng import seed_state
from netrunner.engine.state import State
from netrunner.engine.terms import (
    ARCHIVES,
    BOTH,
    CORP,
    DECK,
    GAME_BEGINS,
    HQ,
    IDENTITY,
    IDENTITY_ZONE,
    RND,
    RUNNER,
    SETTING_UP,
    SIDE_NAMES,
)
from netrunner.engine.turn import Turn

if TYPE_CHECKING:
    from netrunner.engine.card import Card
    from netrunner.engine.definition import CardDef

HAND_AT_START = 5
CREDITS_AT_START = 5
POINTS_TO_WIN = 7


def new_state(
    identities: tuple[CardDef, CardDef],
    decks: tuple[list[CardDef], list[CardDef]],
    seed: int,
    skip_empty_windows: bool,
    points_to_win: int = POINTS_TO_WIN,
    telling: bool = False,
    noting: bool = True,
) -> State:
    """A table with both decks unshuffled on it and nothing on the stack."""
    token = object()
    cards: list[Card] = []
    players: list[Player] = []
    for side in BOTH:
        identity = identities[side]
        if not identity.type & IDENTITY or identity.side != side:
            raise SetupError(f"{identity.title} cannot be the identity of {SIDE_NAMES[side]}.")
        card = new_card(len(cards), identity, side, token, len(cards) + 1)
        card.zone = IDENTITY_ZONE
        card.faceup = True
        card.known = 3
        cards.append(card)
        deck: list[int] = []
        for definition in decks[side]:
            if definition.side != side or definition.type & IDENTITY:
                raise SetupError(f"{definition.title} cannot be in the deck of {SIDE_NAMES[side]}.")
            cid = len(cards)
            deck.append(cid)
            cards.append(new_card(cid, definition, side, token, cid + 1))
        players.append(Player(card.id, CREDITS_AT_START, 0, deck, [], [], [], [], 0, 0, 0))
    servers = [Server(HQ, (), ()), Server(RND, (), ()), Server(ARCHIVES, (), ())]
    return State(
        cards,
        players,
        servers,
        [],
        (),
        [],
        None,
        None,
        1,
        CORP,
        -1,
        -1,
        len(cards),
        seed_state(seed),
        skip_empty_windows,
        False,
        [],
        None,
        None,
        -1,
        "",
        True,
        0,
        False,
        0,
        (),
        0,
        0,
        -1,
        -2 * CREDITS_AT_START,
        -1,
        points_to_win,
        (),
        0,
        (),
        (),
        None,
        telling,
        noting,
        token,
    )


def start(
    identities: tuple[CardDef, CardDef],
    decks: tuple[list[CardDef], list[CardDef]],
    seed: int,
    skip_empty_windows: bool,
    points_to_win: int = POINTS_TO_WIN,
    telling: bool = False,
    noting: bool = True,
) -> State:
    """A game up to the Corp's mulligan decision."""
    g = new_state(identities, decks, seed, skip_empty_windows, points_to_win, telling, noting)
    for side in BOTH:
        start_credits(g, g.cards[g.players[side].identity])
    g.push(Turn(CORP))
    g.push(Mulligans())
    for side in BOTH:
        start_with(g, side)
        g.shuffle(side)
    g.push(StartingHands())
    emit(g, SETTING_UP)
    g.advance()
    return g


def start_with(g: State, side: int) -> None:
    """Identities that change the set-up before the first hand is drawn."""
    for ability in g.cards[g.players[side].identity].definition.abilities:
        if isinstance(ability, StartsWith):
            g.gain_credits(side, ability.credits - CREDITS_AT_START)
            g.players[CORP].bad_publicity = max(g.players[CORP].bad_publicity, ability.bad_publicity)


def hand_at_start(g: State, side: int) -> int:
    for ability in g.cards[g.players[side].identity].definition.abilities:
        if isinstance(ability, StartsWith):
            return ability.hand
    return HAND_AT_START


def starting_hand(g: State, side: int) -> None:
    for _ in range(hand_at_start(g, side)):
        draw_one(g, side)
    g.note(f"{SUBJECTS[side]} draws a starting hand of {{n}} cards.", number=len(g.players[side].hand))


@final
class StartingHands(Frame):
    """Both players draw, once everything that comes before that is done."""

    __slots__ = ()

    def step(self, g: State) -> bool:
        g.pop()
        for side in BOTH:
            starting_hand(g, side)
        return False

    def copy(self) -> StartingHands:
        return StartingHands()

    def key(self) -> tuple[object, ...]:
        return ("starting hands",)


@final
class Mulligans(Frame):
    """One mulligan each, the Corp first."""

    __slots__ = ("who",)

    def __init__(self, who: int = CORP) -> None:
        self.who = who

    def step(self, g: State) -> bool:
        if self.who > RUNNER:
            g.pop()
            if g.index.triggers[GAME_BEGINS]:
                g.turn = 0  # what happens before the first turn does not happen during it
            emit(g, GAME_BEGINS)
            return False
        return True

    def side(self, g: State) -> int:
        return self.who

    def prompt(self, g: State) -> str:
        return "Keep this starting hand, or shuffle it back once and draw another?"

    def options(self, g: State) -> list[Option]:
        return [Option(O_KEEP), Option(O_MULLIGAN)]

    def choose(self, g: State, option: Option) -> None:
        side = self.who
        self.who += 1
        name = SUBJECTS[side]
        if option.kind == O_KEEP:
            g.note(f"{name} keeps the starting hand.")
            return
        g.note(f"{name} takes a mulligan.")
        player = g.players[side]
        for cid in player.hand:
            card = g.mut(cid)
            card.zone = DECK
            card.instance = g.next_instance()
            player.deck.append(cid)
        player.hand.clear()
        g.shuffle(side)
        starting_hand(g, side)

    def copy(self) -> Mulligans:
        return Mulligans(self.who)
