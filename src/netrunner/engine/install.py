"""Installing in five steps. Rules Reference: Install, Install Cost, Memory Limit, Host, Facedown, Root.

Choose the card, choose the place, trash like cards, pay, place the card. A server that is being installed into goes on
existing even if everything else in it is trashed on the way.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, final

from netrunner.engine.change import TrashChange
from netrunner.engine.cost import FREE, Cost, price
from netrunner.engine.cost_reduction import reduce_cost, reduction_options, reduction_prompt
from netrunner.engine.definition import FACEDOWN
from netrunner.engine.events import emit
from netrunner.engine.filter import server_matches
from netrunner.engine.frame import O_CARD, O_DONE, O_RIG, O_SERVER, Frame, Option
from netrunner.engine.funds import can_spend, spendable
from netrunner.engine.index import read_context
from netrunner.engine.label import card_name, name_for_both
from netrunner.engine.legality.corp_places import corp_hosts, corp_places, ice_price, install_extra, needs_room
from netrunner.engine.legality.cost_reduction import cost_reducers
from netrunner.engine.legality.hosting import host_discount, room_on
from netrunner.engine.legality.installing import (
    not_in_the_way,
    payable_with_room,
    runner_places,
    why_not_install,
    within_memory,
)
from netrunner.engine.legality.rezzing import can_be_rezzed
from netrunner.engine.log import mark_first, priced
from netrunner.engine.memory import memory_exceeded
from netrunner.engine.moves import vanish_if_empty
from netrunner.engine.payment import pay
from netrunner.engine.placement import install_corp, install_on, install_runner, turn_rezzed
from netrunner.engine.prevention import attempt_changes
from netrunner.engine.terms import (
    ANY_SERVER,
    CORP,
    DISCARD,
    FIRST_REMOTE,
    FOR_INSTALL,
    ICE,
    INSTALLED,
    NEW_SERVER,
    PLAY,
    PROGRAM,
    REZZED,
    RUNNER,
    server_name,
)

if TYPE_CHECKING:
    from netrunner.engine.card import Card
    from netrunner.engine.context import Context
    from netrunner.engine.state import State

UNCHOSEN: Final = -99
INNERMOST: Final = -2  # where ice is installed: behind all other ice
DESTINATION: Final = 0
MAKE_ROOM: Final = 1
PAY: Final = 2
PLACE: Final = 3


@final
class Install(Frame):
    """One install. `place` is a server for the Corp, a host or -1 for the Runner."""

    __slots__ = (
        "behind",
        "card",
        "discount",
        "facedown",
        "faceup",
        "free",
        "host",
        "kind",
        "place",
        "priced",
        "reserves",
        "rezzed",
        "shown",
        "stage",
    )

    def __init__(
        self,
        card: int,
        discount: int = 0,
        free: bool = False,
        rezzed: bool = False,
        facedown: bool = False,
        place: int = UNCHOSEN,
        stage: int = DESTINATION,
        behind: int = -1,
        host: int = -1,
        reserves: Mapping[int, int] | None = None,
        faceup: bool = False,
        kind: int = ANY_SERVER,
        priced: bool = False,
        shown: bool = False,
    ) -> None:
        self.card = card
        self.shown = shown  # just revealed: everybody can tell which card it is
        self.priced = priced  # nobody makes it cheaper any more
        self.kind = kind  # the kind of server that it goes to, if there is a choice
        self.discount = discount
        self.free = free  # ignoring all costs
        self.rezzed = rezzed  # and rez it, ignoring all costs
        self.facedown = facedown
        self.place = place
        self.stage = stage
        self.behind = behind  # ice directly inside of this one, or INNERMOST, rather than outermost
        self.host = host  # the Corp card that a Corp card is installed on
        self.reserves = reserves  # the places where it can be rezzed as well, and the credits to be left for that
        self.faceup = faceup  # an effect installs a Corp card faceup

    def step(self, g: State) -> bool:
        card = g.cards[self.card]
        if self.stage == DESTINATION:
            if card.owner == RUNNER and card.known != 3 and not self.facedown:
                card = g.mut(self.card)
                card.known = 3  # the Runner reveals what is to be installed (Rules Reference: Install, step 1)
            if self.place == UNCHOSEN or self.may_lower(g):
                return True
            self.stage = MAKE_ROOM
            g.kept_server = self.place if card.owner == CORP else -1
        if self.stage == MAKE_ROOM:
            if self.room_question(g, card):
                return True
            self.stage = PAY
        if self.stage == PAY:
            self.stage = PLACE
            cost = price(self.price(g, card, self.place))
            if card.owner == RUNNER and card.definition.cost < 0 and not self.free and not self.facedown:
                cost = Cost(cost.credits, x=True)  # what lowers the cost lowers X: X is what is paid (FAQ/qa/43)
            cost = cost.plus(self.extra(g, card))
            pay(g, card.owner, cost, FOR_INSTALL, self.card, read_context(card))
            if not g.undisturbed(self):
                return False
        g.pop()
        g.kept_server = -1
        if g.paid:
            self.put(g, card)
        else:
            vanish_if_empty(g, self.place)
        return False

    def may_lower(self, g: State) -> bool:
        """Whether its owner may make it cheaper: only what costs credits can be."""
        if not (g._index or g.index).lowers or self.priced or self.stage != DESTINATION or self.free or self.facedown:
            return False
        card = g.cards[self.card]
        costly = card.definition.cost < 0 or g.install_cost(card) > self.discount
        return card.owner == RUNNER and costly and bool(cost_reducers(g, card))

    def payable(self, g: State) -> bool:
        """Whether it can be paid for as it is."""
        return why_not_install(g, g.cards[self.card], 0, self.discount, self.free, lower=False) is None

    def price(self, g: State, card: Card, place: int) -> int:
        """Rules Reference: Install Cost."""
        if self.free or self.facedown:
            return 0
        if card.owner == RUNNER:
            return max(0, g.install_cost(card) - self.discount - host_discount(g, place))
        if not card.definition.type & ICE or self.host >= 0:
            return 0
        server = g.server(place)
        ice = () if server is None else server.ice
        innermost = self.behind == INNERMOST or (bool(ice) and self.behind == ice[-1])
        return ice_price(g, card, len(ice), self.discount, innermost)

    def extra(self, g: State, card: Card) -> Cost:
        """What the Corp pays beside the install cost, unless all costs are ignored (Rules Reference: Additional
        Costs)."""
        if card.owner == RUNNER or self.free or "install" not in (g._index or g.index).extra_costs:
            return FREE
        return install_extra(g, card, self.place)

    # -- step 2 and 3: the place, and what is trashed there ----------------------------------------------------------

    def room_question(self, g: State, card: Card) -> bool:
        """Whether there is anything that may or must be trashed first."""
        return bool(self.trashable(g, card))

    def trashable(self, g: State, card: Card) -> list[int]:
        """Like cards (Rules Reference: Install, step 3)."""
        if card.owner == RUNNER:
            if not card.definition.type & PROGRAM or self.facedown:
                return []
            rig = g.players[RUNNER].rig
            staying = not_in_the_way(g, card, self.place)
            programs = [
                cid
                for cid in rig
                if g.cards[cid].faceup and g.cards[cid].definition.type & PROGRAM and cid not in staying
            ]
            spare = [cid for cid in programs if self.payable_without(g, card, cid)]
            return spare or (programs if self.must_trash(g, card) else [])
        server = g.server(self.place)
        if server is None or self.host >= 0:
            return []
        cards = server.ice if card.definition.type & ICE else server.root
        guarded = "trash" in (g._index or g.index).forbids
        return [
            cid for cid in cards if cid != self.behind and not (guarded and g.forbidden("trash", CORP, g.cards[cid]))
        ]

    def payable_without(self, g: State, card: Card, cid: int) -> bool:
        """Whether the install cost can still be paid once a program is trashed: its credits are gone before that is due
        (Rules Reference: Install, steps 3 and 4; Cost)."""
        if self.free or card.definition.cost < 0:
            return True
        return payable_with_room(g, card, self.price(g, card, self.place), self.place, cid)

    def must_trash(self, g: State, card: Card) -> bool:
        if card.owner == CORP:
            if self.host >= 0:
                return False
            if card.definition.type & ICE and not self.free:
                price = self.price(g, card, self.place) + self.extra(g, card).credits
                return price + self.reserve() > spendable(g, CORP, FOR_INSTALL, self.card)
            return bool(needs_room(g, card, self.place))
        if not card.definition.type & PROGRAM:
            return False
        host = g.hosting(g.cards[self.place]) if self.place >= 0 else None
        if host is not None and not room_on(g, g.cards[self.place], card):
            return True
        if host is not None and host.free_memory:
            return False
        return memory_exceeded(g, card)

    def side(self, g: State) -> int:
        return g.cards[self.card].owner

    def prompt(self, g: State) -> str:
        title = g.cards[self.card].definition.title.removesuffix(".")  # a sentence has one full stop
        if self.may_lower(g):
            return reduction_prompt(g, g.cards[self.card], "install", self.payable(g))
        if self.stage == DESTINATION:
            return f"Choose where to install {title}."
        if self.must_trash(g, g.cards[self.card]):
            return f"Choose a card to trash to make room for {title}."
        return f"You may trash cards before installing {title}."

    def options(self, g: State) -> list[Option]:
        card = g.cards[self.card]
        if self.may_lower(g):
            return reduction_options(g, card, self.payable(g))
        if self.stage == DESTINATION:
            if card.owner == CORP:
                places = [Option(O_SERVER, -1, sid) for sid in self.servers(g, card)]
                if self.kind != ANY_SERVER:
                    return places
                return places + [Option(O_CARD, cid) for cid in corp_hosts(g, card, self.free)]
            return [Option(O_RIG) if cid < 0 else Option(O_CARD, cid) for cid in self.runner_destinations(g, card)]
        result = [Option(O_CARD, cid) for cid in self.must_or_may(g, card)]
        if not self.must_trash(g, card):
            result.append(Option(O_DONE))
        return result

    def option_words(self, g: State, side: int, option: Option) -> str:
        """What would be trashed in a server: "trashes PAD Campaign" (Rules Reference: Install, step 3)."""
        card = g.cards[self.card]
        if option.kind != O_SERVER or self.stage != DESTINATION or card.owner != CORP:
            return ""
        names = [card_name(g, side, g.cards[cid]) for cid in needs_room(g, card, option.arg)]
        return f"trashes {' and '.join(names)}" if names else ""

    def servers(self, g: State, card: Card) -> list[int]:
        """The servers (and -2 for a new one) where a Corp card may be installed."""
        places = corp_places(g, card, self.free, self.discount)
        if self.reserves is not None:
            places = [sid for sid in places if sid in self.reserves]
        return places if self.kind == ANY_SERVER else of_kind(g, read_context(card), self.kind, places)

    def reserve(self) -> int:
        """The credits that must be left once it is installed where it goes to."""
        if self.reserves is None:
            return 0
        return self.reserves[self.place if self.place in self.reserves else NEW_SERVER]

    def must_or_may(self, g: State, card: Card) -> list[int]:
        if card.owner == CORP and not card.definition.type & ICE:
            forced = needs_room(g, card, self.place)
            if forced:
                return forced
        if card.owner == RUNNER and self.place >= 0 and not room_on(g, g.cards[self.place], card):
            hosted = g.cards[self.place].hosted
            return [cid for cid in hosted if self.payable_without(g, card, cid)] or list(hosted)
        return self.trashable(g, card)

    def runner_destinations(self, g: State, card: Card) -> list[int]:
        if self.facedown:
            return [-1]
        places = runner_places(g, card)
        if card.definition.type & PROGRAM:
            places = [place for place in places if within_memory(g, card, place)]
        if len(places) < 2:
            return places
        return [place for place in places if self.payable_at(g, card, place)]

    def payable_at(self, g: State, card: Card, place: int) -> bool:
        """Whether the install cost can be paid at a place, also once room is made there."""
        price = self.price(g, card, place)
        if not can_spend(g, RUNNER, price, FOR_INSTALL, self.card):
            return False
        if not price or card.definition.cost < 0 or not card.definition.type & PROGRAM:
            return True
        return payable_with_room(g, card, price, place)

    def choose(self, g: State, option: Option) -> None:
        if self.may_lower(g):
            if option.kind == O_DONE:
                self.priced = True
            else:
                self.discount += reduce_cost(g, g.cards[self.card], option.card)
        elif self.stage == DESTINATION:
            if option.kind == O_SERVER:
                self.place = next_remote(g) if option.arg == NEW_SERVER else option.arg
            elif g.cards[self.card].owner == CORP:
                self.host = option.card
                self.place = g.cards[option.card].server
            else:
                self.place = option.card
        elif option.kind == O_DONE:
            self.stage = PAY
        else:
            told = g.log
            # No ability does it, so nothing can prevent it (Rules Reference: Prevent, Effect).
            attempt_changes(g, [TrashChange([option.card], g.cards[self.card].owner, self.card, preventable=False)])
            mark_first(g.log, told)

    # -- step 5 ----------------------------------------------------------------------------------------------------

    def put(self, g: State, card: Card) -> None:
        if card.owner == RUNNER:
            host = self.place
            zone = card.zone
            if host >= 0 and g.cards[host].zone != PLAY:
                host = -1
            install_runner(g, self.card, host, self.facedown)
            if g.noting:
                where = f" on {name_for_both(g, host)}" if host >= 0 else ""
                g.note(f"The Runner installs {{card}}{{where}}{self.how_paid(g)}.", self.card, g.paid_credits, where)
            seen = FACEDOWN if self.facedown else None
            emit(g, INSTALLED, self.card, side=RUNNER, amount=g.paid_x, zone=zone, definition=seen)
            return
        zone = card.zone
        if self.host >= 0:
            if g.cards[self.host].zone == PLAY:
                install_on(g, self.card, self.host, card.definition.public or self.faceup)
                on = g.cards[self.host].definition.title
                g.note("The Corp installs {card} on {where}.", self.card, where=on)
                emit(g, INSTALLED, self.card, side=CORP, server=g.cards[self.host].server, zone=zone)
                self.rez_if_told(g, g.cards[self.host].server)
            return
        public = card.definition.public or self.faceup
        server = g.server(self.place)
        at = server.ice.index(self.behind) + 1 if server is not None and self.behind in server.ice else 0
        if self.behind == INNERMOST and server is not None:
            at = len(server.ice)
        install_corp(g, self.card, self.place, public, at, self.shown)
        if g.noting:
            self.note_place(g, card, zone)
        emit(g, INSTALLED, self.card, side=CORP, server=self.place, zone=zone)
        self.rez_if_told(g, self.place)

    def note_place(self, g: State, card: Card, zone: int) -> None:
        """The Corp's line in the log."""
        what, how = ("{ice}", "protecting") if card.definition.type & ICE else ("{card}", "in")
        if not card.definition.type & ICE and self.place < FIRST_REMOTE:
            how = "in the root of"
        whence = " from Archives" if zone == DISCARD else ""
        text = f"The Corp installs {what}{whence} {how} {{where}}{priced(g.paid_credits)}."
        g.note(text, self.card, g.paid_credits, server_name(self.place))

    def rez_if_told(self, g: State, server: int) -> None:
        """Rezzed as well, unless something forbids that (Rules Reference: "Cannot")."""
        if self.rezzed and can_be_rezzed(g, g.cards[self.card]):
            turn_rezzed(g, self.card)
            g.note("The Corp rezzes {card}, ignoring all costs.", self.card)
            emit(g, REZZED, self.card, side=CORP, server=server)

    def how_paid(self, g: State) -> str:
        """The end of the Runner's line in the log."""
        if self.facedown:
            return " facedown"
        return ", ignoring all costs" if self.free else priced(g.paid_credits)

    def automatic(self, g: State) -> bool:
        # Where a facedown card goes tells the opponent something, so the Corp always says it.
        if self.may_lower(g):
            return False
        return self.stage != DESTINATION or g.cards[self.card].owner == RUNNER

    def copy(self) -> Install:
        return Install(
            self.card,
            self.discount,
            self.free,
            self.rezzed,
            self.facedown,
            self.place,
            self.stage,
            self.behind,
            self.host,
            self.reserves,
            self.faceup,
            self.kind,
            self.priced,
            self.shown,
        )

    def key(self) -> tuple[object, ...]:
        return (
            "install",
            self.card,
            self.discount,
            self.free,
            self.rezzed,
            self.facedown,
            self.place,
            self.stage,
            self.behind,
            self.host,
            tuple(self.reserves.items()) if self.reserves is not None else 0,
            self.faceup,
            self.kind,
            *(("priced",) if self.priced else ()),
            *(("shown",) if self.shown else ()),
        )


def of_kind(g: State, ctx: Context, kind: int, servers: list[int]) -> list[int]:
    """The servers of a kind among some, -2 standing for a new one."""
    return [sid for sid in servers if server_matches(g, ctx, kind, next_remote(g) if sid == NEW_SERVER else sid)]


def next_remote(g: State) -> int:
    """The id of a new remote server: never one that was used before while it could be confused."""
    last = max(FIRST_REMOTE - 1, g.attacked_server())
    for server in g.servers:
        if server.id > last:
            last = server.id
    return last + 1
