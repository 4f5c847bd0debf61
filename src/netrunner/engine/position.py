"""A position and the values read off it. Nothing here changes anything.

Rules Reference: Active, Strength, Memory Limit, Link, Maximum Hand Size, Advancement Requirement, Agenda Points, Cost,
Subtype. Every value is the printed one plus what active cards and lasting effects say now.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from netrunner.engine.ability import Ability
from netrunner.engine.amount import value_of
from netrunner.engine.constant import Forbid, Static
from netrunner.engine.filter import server_matches
from netrunner.engine.index import NOTHING, Active, Index, about, build_index, context_of
from netrunner.engine.structure import structure_key
from netrunner.engine.terms import (
    ADVANCEMENT,
    AGENDA,
    ANY_SERVER,
    CORP,
    COUNTER_KINDS,
    FIRST_REMOTE,
    IDENTITY_ZONE,
    NOBODY,
    PLAY,
    Q_ADVANCEMENT,
    Q_BAD_PUBLICITY,
    Q_COUNTERS,
    Q_HAND_SIZE,
    Q_INSTALL_COST,
    Q_KEEPS_STRENGTH,
    Q_LINK,
    Q_MAY_ACCESS,
    Q_MEMORY_COST,
    Q_PLAY_COST,
    Q_POINTS,
    Q_REZ_COST,
    Q_STRENGTH,
    Q_TAGGED,
    Q_TAGS,
    Q_TOKENS,
    Q_TRASH_COST,
    RESOLVING,
    RUNNER,
    SCORED,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from netrunner.engine.ability import Subroutine
    from netrunner.engine.card import Card, Player, Server
    from netrunner.engine.condition import Condition
    from netrunner.engine.constant import HostsCards
    from netrunner.engine.context import Context
    from netrunner.engine.definition import CardDef
    from netrunner.engine.encounter import Encounter
    from netrunner.engine.event import Event
    from netrunner.engine.filter import Filter
    from netrunner.engine.frame import Frame
    from netrunner.engine.lasting import Lasting
    from netrunner.engine.run import Run


def add_new(names: list[str], more: Iterable[str]) -> None:
    """Add the names that are not there yet, each once: a generator that asks the list it extends says something else
    once it is compiled."""
    for name in more:
        if name not in names:
            names.append(name)


class Position:
    """The data of a game and the questions that can be asked of it."""

    __slots__ = (
        "_index",
        "active",
        "cards",
        "encounter_at",
        "history",
        "instances",
        "lasting",
        "players",
        "resolving",
        "rng",
        "run_at",
        "servers",
        "skip_empty_windows",
        "stack",
        "turn",
        "volatile",
    )

    def __init__(
        self,
        cards: list[Card],
        players: list[Player],
        servers: list[Server],
        stack: list[Frame],
        resolving: tuple[int, ...],
        lasting: list[Lasting],
        history: Event | None,
        index: Index | None,
        turn: int,
        active: int,
        run_at: int,
        encounter_at: int,
        instances: int,
        rng: int,
        skip_empty_windows: bool,
        volatile: bool,
    ) -> None:
        self.cards = cards
        self.players = players
        self.servers = servers
        self.stack = stack
        self.resolving = resolving
        self.lasting = lasting
        self.history = history
        self._index = index
        self.turn = turn
        self.active = active  # whose turn it is
        self.run_at = run_at  # where the run's frame lies in the stack, or -1
        self.encounter_at = encounter_at
        self.instances = instances  # the last instance number given out
        self.rng = rng
        self.skip_empty_windows = skip_empty_windows
        self.volatile = volatile  # the last index was so: which text counts depends on more than on what is active

    @property
    def index(self) -> Index:
        """The active abilities. Where time counts, `g._index or g.index` asks without a call."""
        index = self._index
        if index is None:
            index = self._index = build_index(self)
        return index

    # -- where things are ------------------------------------------------------------------------------------------

    def server(self, sid: int) -> Server | None:
        """A server by its number. The central ones come first and are always there."""
        if sid < FIRST_REMOTE:
            return self.servers[sid] if sid >= 0 else None
        servers = self.servers
        if sid < len(servers) and servers[sid].id == sid:  # as long as none before it has ceased to exist
            return servers[sid]
        for server in servers:
            if server.id == sid:
                return server
        return None

    def run(self) -> Run | None:
        """The run in progress."""
        if self.run_at < 0:
            return None
        frame: Any = self.stack[self.run_at]  # interpreted, a cast would be a call
        run: Run = frame
        return run

    def encounter(self) -> Encounter | None:
        """The innermost encounter in progress."""
        if self.encounter_at < 0:
            return None
        frame: Any = self.stack[self.encounter_at]
        encounter: Encounter = frame
        return encounter

    def attacked_server(self) -> int:
        run = self.run()
        return -1 if run is None else run.server

    def encountered_ice(self) -> int:
        """The ice being encountered, or -1."""
        encounter = self.encounter()
        if encounter is None or encounter.over:
            return -1
        return encounter.ice if self.cards[encounter.ice].instance == encounter.instance else -1

    def encounter_number(self) -> int:
        """Which encounter of the run this is, counted from one; 0 when nothing is encountered."""
        encounter = self.encounter()
        return 0 if encounter is None else encounter.number

    def broke_this_encounter(self, cid: int) -> bool:
        """Whether a card, since it was installed, was used to break a subroutine in this encounter."""
        encounter = self.encounter()
        return encounter is not None and self.cards[cid].instance in encounter.breakers

    def broke_all_alone(self, cid: int) -> bool:
        """Whether a card broke every subroutine in this encounter, and no other card broke one."""
        encounter = self.encounter()
        return (
            encounter is not None and encounter.all_broken(self) and encounter.breakers == (self.cards[cid].instance,)
        )

    def all_subroutines_broken(self) -> bool:
        encounter = self.encounter()
        return encounter is not None and encounter.all_broken(self)

    def installed(self, side: int) -> list[int]:
        """All installed cards (of a side, or NOBODY for both), in an order that depends on nothing hidden."""
        result: list[int] = []
        if side != RUNNER:
            for server in self.servers:
                if server.ice:
                    result += server.ice
                if server.root:
                    result += server.root
            if self.players[CORP].rig:
                result += self.players[CORP].rig
        if side != CORP:
            result += self.players[RUNNER].rig
        return result

    def hand_choices(self, side: int) -> list[int]:
        """The cards in a hand that can be told apart: one of each title, because copies there are alike."""
        cards = self.cards
        result: list[int] = []
        seen: list[CardDef] = []
        for cid in self.players[side].hand:
            definition = cards[cid].definition
            for other in seen:
                if other is definition:
                    break
            else:
                seen.append(definition)
                result.append(cid)
        return result

    def is_active(self, card: Card) -> bool:
        """Rules Reference: Active, Inactive."""
        zone = card.zone
        if zone == PLAY:
            return card.faceup and (not card.definition.type & AGENDA or card.definition.public)
        if zone == SCORED:
            return card.id in self.players[CORP].scored
        return zone in (IDENTITY_ZONE, RESOLVING)

    def abilities_of(self, card: Card) -> tuple[Ability, ...]:
        """What a card can do now: the one place where text is gained, lost or lent."""
        return card.definition.abilities

    def hosting(self, card: Card) -> HostsCards | None:
        """What a card says about hosting others: nothing while its text box is blank."""
        hosts = card.definition.hosts
        return None if hosts is not None and card.id in (self._index or self.index).blank else hosts

    def accessed_card(self) -> int:
        """The card being accessed, or -1."""
        for i in range(len(self.stack) - 1, -1, -1):
            cid = self.stack[i].accessed()
            if cid >= 0:
                return cid
        return -1

    def accessed_from(self) -> int:
        """The server a card is being accessed from, or -1."""
        for i in range(len(self.stack) - 1, -1, -1):
            if self.stack[i].accessed() >= 0:
                return self.stack[i].accessed_from()
        return -1

    def out_of_hq(self) -> set[int]:
        """Instances of the cards of HQ that accesses have set aside: until these are over they are not in HQ
        (RR/timing/run/5.5.4, 5.6)."""
        aside: set[int] = set()
        accessed: set[int] = set()
        for frame in self.stack:
            (aside if frame.accessed() < 0 else accessed).update(frame.set_aside())
        return aside - accessed

    def structure_open(self, token: int) -> bool:
        """Whether a timing structure is still going on. An encounter ends with its run (RR/timing/run/3.2)."""
        for frame in self.stack:
            if frame.holds_open(token):
                run = self.run()
                return not frame.ends_with_run() or (run is not None and not run.ended)
        return False

    # -- values ----------------------------------------------------------------------------------------------------

    def modified(self, query: int, card: Card, firm: bool = False) -> int:
        """What constant abilities and lasting effects add to a value of a card (Simultaneous Effects: the sum). `firm`:
        nothing can lower it."""
        total = 0
        entries = (self._index or self.index).statics[query]
        if not entries and not self.lasting:
            return 0
        for entry in entries:
            static = entry.ability
            if static.sets or (static.when is not None and not static.when.holds(self, entry.ctx)):
                continue
            if static.who is None:
                if entry.ctx.source != card.id:
                    continue
            elif not static.who.matches(self, entry.ctx, card):
                continue
            ctx = about(self, entry.ctx, card) if static.of_each else entry.ctx
            change = value_of(static.amount, self, ctx)
            total += max(0, change) if firm else change
        for lasting in self.lasting:
            if lasting.query == query and lasting.card == card.id and lasting.instance == card.instance:
                total += max(0, lasting.amount) if firm else lasting.amount
        return total

    def modified_globally(self, query: int, side: int) -> int:
        """What active cards add to a value of a side."""
        total = 0
        for entry in (self._index or self.index).statics[query]:
            static = entry.ability
            if static.sets or (entry.ctx.side if static.side < 0 else static.side) != side:
                continue
            if static.when is None or static.when.holds(self, entry.ctx):
                total += value_of(static.amount, self, entry.ctx)
        return total

    def set_value(self, query: int, printed: int, card: Card | None = None, side: int = NOBODY) -> int:
        """The value before it is changed: what is printed, unless an active card sets it."""
        value = printed
        for entry in (self._index or self.index).statics[query]:
            static = entry.ability
            if not static.sets or (static.when is not None and not static.when.holds(self, entry.ctx)):
                continue
            if card is None:
                if (entry.ctx.side if static.side < 0 else static.side) == side:
                    value = value_of(static.amount, self, entry.ctx)
            elif self.concerns(static.who, None, entry.ctx, card):
                value = value_of(static.amount, self, entry.ctx)
        return value

    def strength(self, card: Card) -> int:
        if not (self._index or self.index).statics[Q_STRENGTH] and not self.lasting:
            return card.definition.strength
        value = self.set_value(Q_STRENGTH, card.definition.strength, card)
        firm = self.forbidden("lower", NOBODY, card)
        return value + self.modified(Q_STRENGTH, card, firm)

    def tags(self) -> int:
        """The tags that the Runner has, or is considered to have."""
        tags = self.players[RUNNER].tags
        return tags + self.modified_globally(Q_TAGS, RUNNER) if (self._index or self.index).statics[Q_TAGS] else tags

    def tagged(self) -> bool:
        """Whether the Runner is tagged: by having a tag, or because a card says so (Rules Reference: Tagged)."""
        if self.tags() > 0:
            return True
        return bool((self._index or self.index).statics[Q_TAGGED]) and self.modified_globally(Q_TAGGED, RUNNER) > 0

    def bad_publicity(self) -> int:
        """The bad publicity that the Corp has, or is considered to have."""
        number = self.players[CORP].bad_publicity
        if not (self._index or self.index).statics[Q_BAD_PUBLICITY]:
            return number
        return number + self.modified_globally(Q_BAD_PUBLICITY, CORP)

    def memory_cost(self, card: Card) -> int:
        """The memory units that a program takes up, or would if it were installed."""
        cost = card.definition.memory
        if card.zone != PLAY and card.definition.everywhere:
            for ability in card.definition.everywhere:
                if isinstance(ability, Static) and ability.query == Q_MEMORY_COST and ability.sets:
                    ctx = context_of(card)
                    if ability.when is None or ability.when.holds(self, ctx):
                        cost = value_of(ability.amount, self, ctx)
        if not (self._index or self.index).statics[Q_MEMORY_COST]:
            return cost
        return max(0, self.set_value(Q_MEMORY_COST, cost, card) + self.modified(Q_MEMORY_COST, card))

    def has_subtype(self, card: Card, subtype: str, alone: bool = False) -> bool:
        """Gains and losses are a running total; having a subtype is binary (Rules Reference: Subtype). `alone`: leaving
        out what the card has from other cards' subtypes."""
        if not card.faceup and card.zone == PLAY and card.owner == RUNNER:
            return False  # a facedown Runner card has none (Rules Reference: Facedown)
        total = 1 if subtype in card.definition.subtypes else 0
        for lasting in self.lasting:
            if lasting.subtypes and lasting.card == card.id and lasting.instance == card.instance:
                total += lasting.subtypes.count(subtype)
        for entry in (self._index or self.index).subtypes:
            change = entry.ability
            if self.concerns(change.who, change.when, entry.ctx, card):
                total += change.gain.count(subtype) - change.lose.count(subtype)
                if change.of is not None and not alone:
                    total += sum(
                        self.has_subtype(self.cards[cid], subtype, True) for cid in change.of.find(self, entry.ctx)
                    )
        return total > 0

    def concerns(self, who: Filter | None, when: Condition | None, ctx: Context, card: Card) -> bool:
        """Whether a constant ability speaks of a card now. Without a description it speaks of its own card."""
        if when is not None and not when.holds(self, ctx):
            return False
        return ctx.source == card.id if who is None else who.matches(self, ctx, card)

    def forbidden(self, what: str, side: int, card: Card | None = None, server: int = ANY_SERVER) -> bool:
        """Whether a "cannot" stands against a side doing something, with a card or on a server if there is one."""
        forbids = (self._index or self.index).forbids
        return what in forbids and self.forbidding(what, side, card, server) is not None

    def forbidding(
        self, what: str, side: int, card: Card | None = None, server: int = ANY_SERVER
    ) -> Active[Forbid] | None:
        """The "cannot" that stands against it: the first of them."""
        entries: list[Active[Forbid]] = (self._index or self.index).forbids.get(what, NOTHING)
        for entry in entries:
            forbid = entry.ability
            if forbid.side not in (NOBODY, side):
                continue
            if forbid.server != ANY_SERVER and not server_matches(self, entry.ctx, forbid.server, server):
                continue
            if forbid.when is not None and not forbid.when.holds(self, entry.ctx):
                continue
            if forbid.itself and (card is None or card.id != entry.ctx.source):
                continue
            if forbid.who is None or (card is not None and forbid.who.matches(self, entry.ctx, card)):
                return entry
        return None

    def keeps_strength(self, card: Card) -> bool:
        """Whether the strength of an icebreaker is reset at the end of the turn, not of the encounter."""
        return bool((self._index or self.index).statics[Q_KEEPS_STRENGTH]) and self.modified(Q_KEEPS_STRENGTH, card) > 0

    def may_use(self, side: int, card: Card) -> bool:
        """Whether nothing forbids a side to use a card: to choose anything optional that it offers, be that paid,
        conditional or constant (Rules Reference: Using Abilities)."""
        return not self.forbidden("use", side, card)

    def subtypes(self, card: Card) -> list[str]:
        """All the subtypes a card has now."""
        names = list(card.definition.subtypes)
        changes = [
            entry
            for entry in (self._index or self.index).subtypes
            if self.concerns(entry.ability.who, entry.ability.when, entry.ctx, card)
        ]
        if not self.lasting and not changes and (card.faceup or card.zone != PLAY):
            return names
        for lasting in self.lasting:
            if lasting.card == card.id and lasting.instance == card.instance:
                add_new(names, lasting.subtypes)
        for entry in changes:
            change = entry.ability
            gained = list(change.gain)
            if change.of is not None:
                for cid in change.of.find(self, entry.ctx):
                    other = self.cards[cid]
                    gained.extend(other.definition.subtypes)
                    for lasting in self.lasting:
                        if lasting.card == cid and lasting.instance == other.instance:
                            gained.extend(lasting.subtypes)
            add_new(names, gained)
        return [name for name in names if self.has_subtype(card, name)]

    def subroutines(self, card: Card) -> list[Subroutine]:
        """The subroutines of a piece of ice, gained ones after the printed unless they say otherwise."""
        index = self._index or self.index
        grants = index.subroutines
        printed = [] if index.blank and card.id in index.blank else card.definition.subroutines
        if not grants:
            return printed
        first: list[Subroutine] = []
        result = list(printed)
        last: list[Subroutine] = []
        losses: list[tuple[object, int]] = []
        doubled: list[int] = []
        for entry in grants:
            grant = entry.ability
            if self.concerns(grant.who, grant.when, entry.ctx, card):
                count = value_of(grant.count, self, entry.ctx)
                if grant.subroutine is None:
                    doubled.append(count)
                    continue
                if count < 0:
                    losses.append((structure_key(grant.subroutine.effects), -count))
                    continue
                gained = [grant.subroutine] * count
                (first if grant.first else last if grant.last else result).extend(gained)
        result = first + result + last if first or last else result
        for count in doubled:
            result = [copy for one in result[:count] for copy in (one, one)] + result[count:]
        for key, count in losses:
            for i in range(len(result) - 1, -1, -1):
                if count > 0 and structure_key(result[i].effects) == key:
                    del result[i]
                    count -= 1
        return result

    def counters_of(self, ctx: Context, counter: int) -> int:
        """Counters on the source of an ability: now, or as it was trashed to pay for it."""
        card = self.cards[ctx.source]
        if card.instance != ctx.instance:
            return ctx.counters[counter]
        return self.counters_on(card, counter)

    def counters_on(self, card: Card, counter: int) -> int:
        """Counters on a card, with those that are considered to be hosted on it (Static(Q_COUNTERS, …))."""
        number = card.counters[counter]
        if counter == ADVANCEMENT and (self._index or self.index).statics[Q_TOKENS]:
            number += self.modified(Q_TOKENS, card)
        if (self._index or self.index).statics[Q_COUNTERS]:
            number += sum(have for _, have in self.lent_counters(card, counter))
        return number

    def all_counters_on(self, card: Card) -> tuple[int, ...]:
        """The counters of every kind on a card, with those that are considered to be hosted on it."""
        if not self.index.statics[Q_COUNTERS]:
            return card.counters
        return tuple(self.counters_on(card, counter) for counter in range(COUNTER_KINDS))

    def lent_counters(self, card: Card, counter: int) -> list[tuple[int, int]]:
        """(card, number) of the cards whose counters count as hosted on this one and can be spent as if they were."""
        result: list[tuple[int, int]] = []
        for entry in self.index.statics[Q_COUNTERS]:
            static = entry.ability
            if (
                entry.ctx.source != card.id
                and static.amount == counter
                and self.concerns(static.who, static.when, entry.ctx, card)
            ):
                result.append((entry.ctx.source, self.cards[entry.ctx.source].counters[counter]))
        return result

    def counter_sources(self, side: int, card: Card, counter: int) -> list[tuple[int, int]]:
        """(card, number) of the cards that a side can take counters from as if they were on this one, itself first."""
        result = [(card.id, card.counters[counter])] if card.counters[counter] else []
        if (self._index or self.index).statics[Q_COUNTERS]:
            lent = self.lent_counters(card, counter)
            result.extend((cid, have) for cid, have in lent if have and self.may_use(side, self.cards[cid]))
        return result

    def can_be_advanced(self, card: Card) -> bool:
        """Rules Reference: Advancing Cards."""
        if card.zone != PLAY or card.owner != CORP:
            return False
        definition = card.definition
        if not definition.takes_advancement:
            return False
        if definition.type & AGENDA:
            return True
        only = definition.advanced_unrezzed if card.faceup else definition.advanced_rezzed
        return not only and card.id not in (self._index or self.index).blank

    def rez_cost(self, card: Card) -> int:
        cost = card.definition.cost
        if self.lasting or (self._index or self.index).statics[Q_REZ_COST]:
            cost += self.modified(Q_REZ_COST, card)
        if cost < 0:
            return 0
        return cost

    def install_cost(self, card: Card) -> int:
        """Without X, where that is the printed one."""
        definition = card.definition
        cost = definition.cost
        if cost < 0:
            cost = 0
        if definition.everywhere:
            cost += self.own_change(Q_INSTALL_COST, card)
        if self.lasting or (self._index or self.index).statics[Q_INSTALL_COST]:
            cost += self.modified(Q_INSTALL_COST, card)
        if cost < 0:
            return 0
        return cost

    def play_cost(self, card: Card) -> int:
        definition = card.definition
        cost = definition.cost
        if definition.everywhere:
            cost += self.own_change(Q_PLAY_COST, card)
        if self.lasting or (self._index or self.index).statics[Q_PLAY_COST]:
            cost += self.modified(Q_PLAY_COST, card)
        if cost < 0:
            return 0
        return cost

    def own_change(self, query: int, card: Card) -> int:
        """What a card that is not installed itself adds to what it costs (Rules Reference: Inactive)."""
        total = 0
        if card.zone != PLAY:
            for ability in card.definition.everywhere:
                if isinstance(ability, Static) and ability.query == query and not ability.sets:
                    ctx = context_of(card)
                    if self.concerns(ability.who, ability.when, ctx, card):
                        total += value_of(ability.amount, self, ctx)
        return total

    def trash_cost(self, card: Card) -> int:
        """The trash cost, or -1 for a card without one."""
        printed = card.definition.trash_cost
        return printed if printed < 0 else max(0, printed + self.modified(Q_TRASH_COST, card))

    def advancement_requirement(self, card: Card) -> int:
        if not self.lasting and not (self._index or self.index).statics[Q_ADVANCEMENT]:
            return card.definition.advancement
        return max(0, card.definition.advancement + self.modified(Q_ADVANCEMENT, card))

    def agenda_points(self, card: Card) -> int:
        return card.definition.agenda_points + self.modified(Q_POINTS, card)

    def score(self, side: int) -> int:
        """The agenda points in a score area (Rules Reference: Scored Points)."""
        points = 0
        cards = self.cards
        if self.lasting or (self._index or self.index).statics[Q_POINTS]:
            for cid in self.players[side].scored:
                points += self.agenda_points(cards[cid])
        else:
            for cid in self.players[side].scored:
                points += cards[cid].definition.agenda_points
        return points

    def link(self) -> int:
        return self.set_value(Q_LINK, 0, side=RUNNER) + self.modified_globally(Q_LINK, RUNNER)

    def hand_size(self, side: int) -> int:
        """The maximum hand size; may be below zero."""
        brain = self.players[side].brain_damage
        if not (self._index or self.index).statics[Q_HAND_SIZE]:
            return 5 - brain
        return self.set_value(Q_HAND_SIZE, 5, side=side) + self.modified_globally(Q_HAND_SIZE, side) - brain

    def accesses(self, query: int, server: int) -> int:
        """Additional accesses from a server."""
        return sum(
            value_of(entry.ability.amount, self, entry.ctx)
            for entry in self.index.statics[query]
            if self.grants(query, server, entry)
        )

    def granting(self, query: int, server: int) -> list[int]:
        """The cards that grant additional accesses from a server."""
        return [
            entry.ctx.source
            for entry in self.index.statics[query]
            if self.grants(query, server, entry) and value_of(entry.ability.amount, self, entry.ctx)
        ]

    def grants(self, query: int, server: int, entry: Active[Static]) -> bool:
        """Whether a constant ability grants additional accesses from a server now."""
        if query == Q_MAY_ACCESS and not self.may_use(RUNNER, self.cards[entry.ctx.source]):
            return False
        static = entry.ability
        return server_matches(self, entry.ctx, static.server, server) and (
            static.when is None or static.when.holds(self, entry.ctx)
        )
