"""Filters: which cards an ability speaks of ("a rezzed piece of ice protecting this server")."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from netrunner.engine.history import first_encountered, installed_this_turn
from netrunner.engine.terms import (
    ANY_SERVER,
    ATTACKED,
    CENTRAL,
    CORP,
    DECK,
    DISCARD,
    FIRST_REMOTE,
    HAND,
    HOSTED,
    ICE,
    NO_SERVER,
    NOBODY,
    PLAY,
    REMOTE,
    SCORED,
    THIS_SERVER,
    TYPE_NAMES,
)

if TYPE_CHECKING:
    from netrunner.engine.card import Card
    from netrunner.engine.context import Context
    from netrunner.engine.position import Position

ANY_FACE: Final = -1
ANY_ZONE: Final = -1


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
    return server == wanted


def protects(card: Card) -> bool:
    """Whether ice protects its server. Hosted on a card in a server, it is in that server (FAQ: Awakening Center)."""
    return card.host < 0


@final
class Filter:
    """A description of cards: every part that is given must hold.

    types: bits of card types; subtype / not_subtype; side: owner; zone; face: 1 rezzed or faceup, 0 not;
    server: a server or a kind of server; protecting: only ice / only not ice of it; other: not the source itself;
    advanceable; hosted_on_source; title; encountered: the ice being encountered.
    """

    __slots__ = (
        "accessed_here",
        "advanceable",
        "any_subtype",
        "copy_of_event",
        "cost_x",
        "counter",
        "encountered",
        "exposable",
        "face",
        "first_encountered",
        "host_of_source",
        "hosted_on_source",
        "installed_this_turn",
        "itself",
        "not_subtype",
        "other",
        "same_title",
        "scored_by",
        "server",
        "side",
        "subtype",
        "target",
        "types",
        "words",
        "zone",
    )

    def __init__(
        self,
        types: int = 0,
        *,
        subtype: str = "",
        not_subtype: str = "",
        side: int = NOBODY,
        zone: int = PLAY,
        face: int = ANY_FACE,
        server: int = ANY_SERVER,
        other: bool = False,
        itself: bool = False,
        advanceable: bool = False,
        exposable: bool = False,
        hosted_on_source: bool = False,
        host_of_source: bool = False,
        same_title: bool = False,
        encountered: bool = False,
        target: bool = False,
        accessed_here: bool = False,
        any_subtype: tuple[str, ...] = (),
        cost_x: bool = False,
        scored_by: int = NOBODY,
        counter: int = -1,
        installed_this_turn: bool = False,
        first_encountered: bool = False,
        copy_of_event: bool = False,
        words: str = "",
    ) -> None:
        self.types = types
        self.subtype = subtype
        self.not_subtype = not_subtype
        self.side = side
        self.zone = zone
        self.face = face
        self.server = server
        self.other = other
        self.itself = itself
        self.advanceable = advanceable
        self.exposable = exposable
        self.hosted_on_source = hosted_on_source
        self.host_of_source = host_of_source
        self.same_title = same_title
        self.encountered = encountered
        self.target = target
        self.any_subtype = any_subtype  # at least one of these
        self.cost_x = cost_x  # with a printed cost of X or less
        self.accessed_here = accessed_here  # being accessed from the source's server
        self.scored_by = scored_by  # in the score area of a side
        self.first_encountered = first_encountered  # the first ice encountered this turn, until that run ends
        self.copy_of_event = copy_of_event  # another copy of the event's card
        self.counter = counter  # with at least one counter of a kind
        self.installed_this_turn = installed_this_turn
        self.words = words

    def matches(self, g: Position, ctx: Context, card: Card) -> bool:
        """Whether the card is one of those described."""
        if self.zone not in (ANY_ZONE, card.zone) and not (self.encountered or self.first_encountered):
            return False  # ice can be encountered wherever it is accessed (FAQ: Archangel)
        if self.types and not (card.definition.type & self.types):
            return False
        if self.side != NOBODY and card.owner != self.side:
            return False
        if self.face != ANY_FACE and card.faceup != (self.face == 1):
            return False
        if self.zone == PLAY and card.owner != CORP and not card.faceup and (self.types or self.subtype):
            return False  # a facedown Runner card has no name, type or subtypes (Rules Reference: Facedown)
        if self.server != ANY_SERVER:
            if not server_matches(g, ctx, self.server, card.server) or (self.types == ICE and not protects(card)):
                return False
        if self.other and card.id == ctx.source:
            return False
        if self.itself and not (card.id == ctx.source and card.instance == ctx.instance):
            return False
        if self.host_of_source and g.cards[ctx.source].host != card.id:
            return False
        if self.hosted_on_source and card.host != ctx.source:
            return False
        if self.target and card.id not in ctx.targets:
            return False
        if self.encountered and g.encountered_ice() != card.id:
            return False
        if self.accessed_here and not (g.accessed_card() == card.id and g.accessed_from() == ctx.server):
            return False
        if self.first_encountered and first_encountered(g) != card.instance:
            return False
        if self.copy_of_event:
            event = ctx.event
            if event is None or event.card == card.id or event.definition is None:
                return False
            if event.definition.title != card.definition.title:
                return False
        if self.counter >= 0 and g.counters_on(card, self.counter) == 0:
            return False
        if self.installed_this_turn and not installed_this_turn(g, card):
            return False
        if self.same_title and card.definition.title != g.cards[ctx.source].definition.title:
            return False
        if self.scored_by != NOBODY and card.id not in g.players[self.scored_by].scored:
            return False
        if self.subtype and not g.has_subtype(card, self.subtype):
            return False
        if self.not_subtype and g.has_subtype(card, self.not_subtype):
            return False
        if self.any_subtype and not any(g.has_subtype(card, subtype) for subtype in self.any_subtype):
            return False
        if self.cost_x and card.definition.cost > ctx.x:
            return False
        if self.advanceable and not g.can_be_advanced(card):
            return False
        return not (self.exposable and (card.faceup or card.owner != CORP))

    def is_kind(self, g: Position, subject: int) -> bool:
        """Whether a card is of the described types and subtype, wherever it is: what credits for a kind of card, or
        memory for some programs, ask."""
        card = g.cards[subject]
        if self.types and not card.definition.type & self.types:
            return False
        return not self.subtype or g.has_subtype(card, self.subtype)

    def find(self, g: Position, ctx: Context) -> list[int]:
        """The ids of all cards described, in a fixed order that does not depend on what is hidden."""
        return [cid for cid in self.pool(g) if self.matches(g, ctx, g.cards[cid])]

    def any(self, g: Position, ctx: Context) -> bool:
        return any(self.matches(g, ctx, g.cards[cid]) for cid in self.pool(g))

    def pool(self, g: Position) -> list[int]:
        """Where such cards can be at all."""
        if self.encountered:
            ice = g.encountered_ice()
            return [ice] if ice >= 0 else []
        if self.zone == PLAY:
            return g.installed(self.side)
        result: list[int] = []
        for side in (0, 1):
            if self.side in (NOBODY, side):
                player = g.players[side]
                if self.zone == HAND:
                    result.extend(player.hand)
                elif self.zone == DISCARD:
                    result.extend(player.discard)
                elif self.zone == DECK:
                    result.extend(player.deck)
                elif self.zone == SCORED:
                    result.extend(player.scored)
        if self.zone == HOSTED:
            for host in (*g.installed(NOBODY), *g.players[CORP].scored):
                result.extend(g.cards[host].hosted)
        return result

    def describe(self, count: int = 1) -> str:
        """In English: "a rezzed piece of ice", "2 programs"."""
        if self.words:
            noun = self.words
        else:
            noun = self._noun()
        if count != 1:
            return f"{count} {plural(noun)}"
        if self.itself or noun.startswith(("another", "the ", "this ", "host ")):
            return noun
        return with_article(noun)

    def _noun(self) -> str:
        if self.itself:
            return "this card"
        if self.host_of_source:
            return "host " + (self.subtype or type_words(self.types))
        words: list[str] = []
        if self.other:
            words.append("another")
        if self.zone == PLAY and not self.types & ICE and self.face == ANY_FACE and not self.exposable:
            words.append("installed")
        if self.face == 1:
            words.append("rezzed")
        elif self.face == 0 or self.exposable:
            words.append("unrezzed")
        if self.not_subtype:
            words.append(f"non-{self.not_subtype}")
        if self.subtype:
            words.append(self.subtype)
        if not (self.subtype == "icebreaker" and self.types):
            words.append(type_words(self.types))
        if self.advanceable:
            words.append("that can be advanced")
        if self.server == THIS_SERVER:
            words.append("protecting this server" if self.types & ICE else "in this server")
        elif self.server == ATTACKED:
            words.append("protecting the attacked server")
        if self.zone == DISCARD:
            words.append("in Archives" if self.side == CORP else "in your heap")
        return " ".join(words)


def with_article(noun: str) -> str:
    return f"an {noun}" if noun[0] in "aeiou" else f"a {noun}"


def type_words(types: int) -> str:
    """ "program or piece of hardware"; "card" for any type."""
    names = [TYPE_NAMES[bit] for bit in TYPE_NAMES if types & bit]
    if not names:
        return "card"
    nouns = {"ice": "piece of ice", "hardware": "piece of hardware"}
    names.sort(key=lambda name: name in nouns)  # "program or piece of hardware"
    return " or ".join(nouns.get(name, name) for name in names)


def plural(noun: str) -> str:
    for one in ("piece of", "program", "card", "resource", "agenda", "asset", "upgrade"):
        if one in noun:
            many = "pieces of" if one == "piece of" else one + "s"
            return noun.replace(one, many, 1)
    return noun + "s"
