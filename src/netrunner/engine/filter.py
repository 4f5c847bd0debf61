"""Filters: which cards an ability speaks of ("a rezzed piece of ice protecting this server")."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from netrunner.engine.structure import Part
from netrunner.engine.terms import (
    AGENDA,
    ANY_SERVER,
    ASSET,
    ATTACKED,
    BOTH,
    BUT,
    CENTRAL,
    CHOSEN_SERVER,
    CORP,
    DECK,
    DISCARD,
    ELSEWHERE,
    FIRST_REMOTE,
    HAND,
    HOSTED,
    HQ,
    HQ_OR_RND,
    ICE,
    IDENTITY_ZONE,
    NO_SERVER,
    NOBODY,
    OTHER_SERVER,
    PLAY,
    REMEMBERED_SERVER,
    REMOTE,
    REMOVED,
    RESOLVING,
    RND,
    RUNNER,
    SCORED,
    SET_ASIDE,
    THIS_SERVER,
    UNPROTECTED,
    UPGRADE,
)

if TYPE_CHECKING:
    from netrunner.engine.card import Card
    from netrunner.engine.card_tests.base import CardTest
    from netrunner.engine.context import Context
    from netrunner.engine.event import Event
    from netrunner.engine.position import Position
    from netrunner.engine.reference import Ref

__all__ = [
    "ANYWHERE",
    "ANY_FACE",
    "INSIDE",
    "PROTECTING",
    "Filter",
]

ANY_FACE: Final = -1

# How a card stands to a server.
ANYWHERE: Final = 0  # in it, in its root, or protecting it
PROTECTING: Final = 1
INSIDE: Final = 2  # in a remote server, or in the root of a central one


SERVER: Final = "server"  # the name under which a program remembers the server it has chosen


def server_matches(g: Position, ctx: Context, wanted: int, server: int) -> bool:
    """Whether a server is the one, or of the kind, that an ability names."""
    if wanted == ANY_SERVER:
        return True
    if wanted == REMOTE:
        return server >= FIRST_REMOTE
    if wanted == CENTRAL:
        return 0 <= server < FIRST_REMOTE
    if wanted == THIS_SERVER:
        return server == ctx.server and server != NO_SERVER
    if wanted == ATTACKED:
        return server == g.attacked_server()
    if wanted == REMEMBERED_SERVER:
        return -1 - server in g.cards[ctx.source].chosen
    if wanted == CHOSEN_SERVER:
        return server in ctx.named(SERVER)
    if wanted == OTHER_SERVER:
        return server != g.attacked_server()
    if wanted == ELSEWHERE:
        return server != ctx.server
    if wanted <= BUT:
        return server != BUT - wanted
    if wanted == HQ_OR_RND:
        return server in (HQ, RND)
    if wanted == UNPROTECTED:
        there = g.server(server)
        return there is None or not there.ice
    return server == wanted


@final
class Filter(Part):
    """A description of cards: every part that is given must hold.

    `types` are bits of card types; `tests` say what no other part can. `server`, `protecting` and `inside` name a
    server
    or a kind of server and how the card stands to it; `other`: not the source itself; `words` only where the rendered
    description would read badly.
    """

    __slots__ = (
        "_only",
        "_plain",
        "any_subtype",
        "face",
        "not_subtype",
        "other",
        "place",
        "server",
        "side",
        "subtype",
        "tests",
        "title",
        "types",
        "words",
        "zone",
    )

    def __init__(
        self,
        types: int = 0,
        *tests: CardTest,
        subtype: str = "",
        not_subtype: str = "",
        any_subtype: tuple[str, ...] = (),
        title: str = "",
        side: int = NOBODY,
        zone: int = PLAY,
        rezzed: bool | None = None,
        server: int = ANY_SERVER,
        protecting: int | None = None,
        inside: int | None = None,
        other: bool = False,
        words: str = "",
    ) -> None:
        self.types = types
        self.tests = tests
        self.subtype = subtype
        self.not_subtype = not_subtype
        self.any_subtype = any_subtype  # at least one of these
        self.title = title
        self.side = side  # the owner
        self.zone = zone  # bits of zones
        self.face = ANY_FACE if rezzed is None else int(rezzed)  # rezzed, or faceup
        self.server = server
        self.place = ANYWHERE
        if protecting is not None:
            self.server = protecting
            self.place = PROTECTING
        elif inside is not None:
            self.server = inside
            self.place = INSIDE
        self.other = other
        self.words = words
        self._plain = not (tests or subtype or not_subtype or any_subtype or title or other)  # nothing but the type
        self._only: Ref | None = None  # what means the only cards that can be described
        for test in tests:
            self._only = self._only or test.only()

    def matches(self, g: Position, ctx: Context, card: Card) -> bool:
        """Whether the card is one of those described."""
        if not card.zone & self.zone:
            return False
        if self.types and not (card.definition.type & self.types):
            return False
        if self.side != NOBODY and card.owner != self.side:
            return False
        if self.face != ANY_FACE and card.faceup != (self.face == 1):
            return False
        if not card.faceup and card.owner != CORP and self.sees_no_face(card):
            return False
        if (self.server != ANY_SERVER or self.place) and not self.stands(g, ctx, card):
            return False
        return self._plain or self.is_kind(g, ctx, card)

    def sees_no_face(self, card: Card) -> bool:
        """Whether the description is about a type or subtype, and the card a facedown Runner card, which has no name,
        type or subtypes (Rules Reference: Facedown)."""
        return card.zone == PLAY and card.owner != CORP and not card.faceup and bool(self.types or self.subtype)

    def asks_what_is_hidden(self) -> bool:
        """Whether the description is about more than everybody can see of a facedown card: whose and where it is, and
        whether it is ice."""
        more = self.subtype or self.not_subtype or self.any_subtype or self.title or self.types & ~ICE
        return bool(more) or not all(self.open(test) for test in self.tests)

    def open(self, test: CardTest) -> bool:
        """Whether everybody can see if a test holds for a facedown card that may be of the description's types."""
        return not (self.types or ~0) & ~test.open_for

    def one_title(self) -> bool:
        """Whether all cards described bear the same title."""
        return bool(self.title) or any(test.one_title() for test in self.tests)

    def unknown(self, card: Card) -> bool:
        """Whether only its owner knows if an installed card is described."""
        return card.zone == PLAY and card.owner == CORP and not card.faceup and not card.known & 1 << RUNNER

    def may_match(self, g: Position, ctx: Context, card: Card) -> bool:
        """Whether the card is one of those described, for all that its owner's opponent can see."""
        if not card.zone & self.zone or (self.side != NOBODY and card.owner != self.side):
            return False
        if card.zone & (HAND | DECK) or (card.zone == DISCARD and not card.faceup):
            return True
        if not self.unknown(card):
            return self.matches(g, ctx, card)
        possible = ICE if card.definition.type & ICE else AGENDA | ASSET | UPGRADE
        if self.face == 1 or (self.types and not self.types & possible):
            return False
        if not all(test.holds(g, ctx, card) for test in self.tests if self.open(test)):
            return False
        return (self.server == ANY_SERVER and not self.place) or self.stands(g, ctx, card)

    def stands(self, g: Position, ctx: Context, card: Card) -> bool:
        """Whether the card is where it should be: hosted ice is in a server and does not protect it."""
        if not server_matches(g, ctx, self.server, card.server):
            return False
        if self.place == ANYWHERE:
            return True
        protecting = bool(card.definition.type & ICE) and card.host < 0 and g.server(card.server) is not None
        return protecting == (self.place == PROTECTING)

    def is_kind(self, g: Position, ctx: Context, card: Card) -> bool:
        """Whether a card is what the description says, wherever it is and whoever's it is."""
        if self.types and not card.definition.type & self.types:
            return False
        if self.other and card.id == ctx.source:
            return False
        if self.title and card.definition.title != self.title:
            return False
        for test in self.tests:
            if not test.holds(g, ctx, card):
                return False
        if self.subtype and not g.has_subtype(card, self.subtype):
            return False
        if self.not_subtype and g.has_subtype(card, self.not_subtype):
            return False
        return not self.any_subtype or any(g.has_subtype(card, subtype) for subtype in self.any_subtype)

    def describes(self, g: Position, ctx: Context, event: Event) -> bool:
        """Whether an event is about such a card, as the card was then. `ctx` is read in the event's own light. Where
        the card stands is looked at now: what has left since stands nowhere."""
        definition = event.definition
        if definition is None:
            return False
        if self.types and not definition.type & self.types:
            return False
        if definition.type == 0 and self.subtype:
            return False  # a facedown Runner card (Rules Reference: Facedown)
        if self.side >= 0 and definition.side != self.side:
            return False
        if self.title and definition.title != self.title:
            return False
        if self.other and event.card == ctx.source:
            return False
        card = g.cards[event.card]
        if self.subtype and not self.had(g, event, self.subtype):
            return False
        if self.not_subtype and self.had(g, event, self.not_subtype):
            return False
        if self.any_subtype and not any(self.had(g, event, subtype) for subtype in self.any_subtype):
            return False
        if self.face != ANY_FACE and (card.faceup != (self.face == 1) or card.instance != event.instance):
            return False
        if (self.server != ANY_SERVER or self.place) and (
            card.instance != event.instance or not self.stands(g, ctx, card)
        ):
            return False
        return all(test.holds(g, ctx, card) for test in self.tests)

    def had(self, g: Position, event: Event, subtype: str) -> bool:
        """Whether the card of an event had a subtype then: it may have gained or lost it since."""
        if event.subtypes is None:
            return g.has_subtype(g.cards[event.card], subtype)
        return subtype in event.subtypes

    def find(self, g: Position, ctx: Context) -> list[int]:
        """The ids of all cards described, in a fixed order that does not depend on what is hidden."""
        types = self.types
        if self._only is not None:
            return self.find_among(g, ctx, self._only)
        if not types:
            return [cid for cid in self.pool(g) if self.matches(g, ctx, g.cards[cid])]
        cards = g.cards
        return [cid for cid in self.pool(g) if cards[cid].definition.type & types and self.matches(g, ctx, cards[cid])]

    def find_among(self, g: Position, ctx: Context, ref: Ref) -> list[int]:
        """The same where no others are described than what a reference means, which is asked once."""
        pool = self.pool(g)
        if not pool:
            return pool
        only = ref.cards(g, ctx)
        return [cid for cid in pool if cid in only and self.matches(g, ctx, g.cards[cid])]

    def any(self, g: Position, ctx: Context) -> bool:
        return any(self.matches(g, ctx, g.cards[cid]) for cid in self.pool(g))

    def pool(self, g: Position) -> list[int]:
        """Where such cards can be at all."""
        zone = self.zone
        if zone == PLAY:
            return g.installed(self.side)
        result: list[int] = []
        if zone & PLAY:
            result.extend(g.installed(self.side))
        for side in BOTH:
            player = g.players[side]
            if zone & SCORED:  # a card in a score area may be either side's
                result.extend(player.scored)
            if self.side in (NOBODY, side):
                if zone & IDENTITY_ZONE:
                    result.append(player.identity)
                if zone & HAND:
                    result.extend(player.hand)
                if zone & DISCARD:
                    result.extend(player.discard)
                if zone & DECK:
                    result.extend(reversed(player.deck))  # the top card first
        if zone & HOSTED:
            identities = (g.players[CORP].identity, g.players[RUNNER].identity)
            for host in (*g.installed(NOBODY), *g.players[CORP].scored, *identities):
                result.extend(cid for cid in g.cards[host].hosted if g.cards[cid].zone == HOSTED)
        if zone & RESOLVING:
            result.extend(g.resolving)
        if zone & (SET_ASIDE | REMOVED):
            result.extend(card.id for card in g.cards if card.zone & zone & (SET_ASIDE | REMOVED))
        return result
