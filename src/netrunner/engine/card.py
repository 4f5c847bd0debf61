"""Cards in a game, servers and players: the plain data that a state is made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.terms import DECK, NO_COUNTERS

if TYPE_CHECKING:
    from netrunner.engine.definition import CardDef
    from netrunner.engine.index import Own


@final
class Card:
    """One physical card. Addressed by its id; shared between clones and copied on write (`State.mut`).

    `instance` is new each time the card is installed, uninstalled or changes zone: what referred to an older instance
    no longer means this card (Rules Reference: Uninstall, "no memory of its previous state").
    """

    __slots__ = (
        "chosen",
        "counters",
        "definition",
        "faceup",
        "host",
        "hosted",
        "id",
        "instance",
        "known",
        "own",
        "owner",
        "printed",
        "server",
        "token",
        "zone",
    )

    def __init__(
        self,
        id: int,
        printed: CardDef,
        definition: CardDef,
        owner: int,
        zone: int,
        server: int,
        faceup: bool,
        host: int,
        hosted: tuple[int, ...],
        counters: tuple[int, ...],
        instance: int,
        known: int,
        chosen: tuple[int, ...],
        token: object,
        own: Own | None = None,
    ) -> None:
        self.id = id
        self.printed = printed
        self.definition = definition  # what it counts as now (Rules Reference: Card Conversion)
        self.owner = owner
        self.zone = zone
        self.server = server
        self.faceup = faceup  # rezzed, for Corp cards in play
        self.host = host
        self.hosted = hosted
        self.counters = counters
        self.instance = instance
        self.known = known  # bit 1: the Corp knows what it is; bit 2: the Runner does
        self.chosen = chosen  # instances of cards it has chosen, as Femme Fatale does, or -1 - a server; open to both
        self.token = token  # the state that may write to it
        self.own = own  # its abilities as they are filed when it is active, kept by `index.own_of`

    def copy(self, token: object) -> Card:
        return Card(
            self.id,
            self.printed,
            self.definition,
            self.owner,
            self.zone,
            self.server,
            self.faceup,
            self.host,
            self.hosted,
            self.counters,
            self.instance,
            self.known,
            self.chosen,
            token,
            self.own,
        )

    def key(self) -> tuple[object, ...]:
        return (
            self.id,
            self.printed.title,
            self.definition.title if self.definition is not self.printed.back else (self.definition.title, "back"),
            self.owner,
            self.zone,
            self.server,
            self.faceup,
            self.host,
            self.hosted,
            self.counters,
            self.instance,
            self.known,
            self.chosen,
        )


def new_card(id: int, definition: CardDef, owner: int, token: object, instance: int = 0) -> Card:
    """A card of a deck, before the game."""
    return Card(id, definition, definition, owner, DECK, -1, False, -1, (), NO_COUNTERS, instance, 0, (), token)


@final
class Server:
    """A server: its ice, outermost first, and the cards in it (or in its root). Immutable: replaced, never changed."""

    __slots__ = ("ice", "id", "root")

    def __init__(self, id: int, ice: tuple[int, ...], root: tuple[int, ...]) -> None:
        self.id = id
        self.ice = ice
        self.root = root


@final
class Player:
    """What a side has: credits, clicks, its piles (deck with the top card last) and its score area."""

    __slots__ = (
        "bad_publicity",
        "brain_damage",
        "clicks",
        "credits",
        "deck",
        "discard",
        "hand",
        "identity",
        "rig",
        "scored",
        "tags",
    )

    def __init__(
        self,
        identity: int,
        credits: int,
        clicks: int,
        deck: list[int],
        hand: list[int],
        discard: list[int],
        scored: list[int],
        rig: list[int],
        tags: int,
        bad_publicity: int,
        brain_damage: int,
    ) -> None:
        self.identity = identity
        self.credits = credits
        self.clicks = clicks
        self.deck = deck
        self.hand = hand
        self.discard = discard
        self.scored = scored
        self.rig = rig  # the Runner's installed cards in their order; the Corp's that are installed on a host
        self.tags = tags
        self.bad_publicity = bad_publicity
        self.brain_damage = brain_damage

    def copy(self) -> Player:
        return Player(
            self.identity,
            self.credits,
            self.clicks,
            self.deck[:],
            self.hand[:],
            self.discard[:],
            self.scored[:],
            self.rig[:],
            self.tags,
            self.bad_publicity,
            self.brain_damage,
        )

    def key(self) -> tuple[object, ...]:
        return (
            self.identity,
            self.credits,
            self.clicks,
            tuple(self.deck),
            tuple(self.hand),
            tuple(self.discard),
            tuple(self.scored),
            tuple(self.rig),
            self.tags,
            self.bad_publicity,
            self.brain_damage,
        )
