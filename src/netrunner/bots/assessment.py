"""A position as one side sees it: what may be where, what an access is worth, how well servers are guarded.

Everything is read from what the side knows. Cards it has not seen count only as a pool: which of them lies where makes
no difference to any number here.
"""

from __future__ import annotations

from typing import Final

from netrunner.bots.abiding import abiding, abiding_worth, open_to_all
from netrunner.bots.belief_odds import hand_chances, hand_odds
from netrunner.bots.card_kinds import KINDS, card_kind
from netrunner.bots.card_worth import ambush, installed_worth, lowers_requirement, printed_toll
from netrunner.bots.run_costs import Rig, RunCost, run_cost
from netrunner.bots.scale import CLICK, LETHAL, WOUND, thrift
from netrunner.bots.survival import (
    Survival,
    beyond,
    both,
    damage_when_played,
    perhaps,
    root_weight,
    theft_damage,
    trap_price,
)
from netrunner.bots.tuning import corp_tuning, runner_tuning
from netrunner.bots.worth import worth
from netrunner.engine.ability import Trigger
from netrunner.engine.card import Card
from netrunner.engine.context import Context
from netrunner.engine.definition import CardDef
from netrunner.engine.filter import server_matches
from netrunner.engine.funds import extra_cost
from netrunner.engine.history import happened
from netrunner.engine.state import State
from netrunner.engine.terms import (
    ADVANCEMENT,
    AGENDA,
    ARCHIVES,
    CORP,
    HAND,
    HQ,
    ICE,
    OPERATION,
    PLAY,
    Q_ACCESSES,
    Q_MAY_ACCESS,
    RND,
    RUN_SUCCESSFUL,
    RUNNER,
    UPGRADE,
)

WINNING: Final = 70.0
DISCARDED: Final = 0.5  # how much rarer agendas are facedown in Archives than in an even deal: 199 for 428 by 300 games
STANDING: Final = 4.0  # turns that an asset is thought to stand
UNASKED: Final = -1  # a number that has not been asked for yet
UNKNOWN: Final = -1e9  # the same for what may be below nothing


class Assessment:
    """What one side makes of a position. Lives for one decision."""

    def __init__(self, g: State, side: int) -> None:
        self.g = g
        self.side = side
        self.me = g.players[side]
        self.bit = 1 << side
        self._access: dict[int, float] = {}
        self._runs: dict[int, float] = {}
        self._ways: dict[tuple[int, int, int, int], RunCost] = {}
        self._rig: Rig | None = None
        self._suspects: list[tuple[CardDef, int]] | None = None
        self._unseen: dict[CardDef, int] | None = None
        self._unseen_count: int = UNASKED
        self._unseen_worth: float = UNKNOWN
        self._unseen_agenda_worth: float = UNKNOWN
        self._hand_worth: float = UNKNOWN
        self._deck_worth: float = UNKNOWN
        self._theft_harm: float = UNKNOWN
        self._reprisal: int = UNASKED
        self._survival: Survival | None = None
        self.saved: float = UNKNOWN  # see `runner.saving`
        self.exposed: dict[tuple[int, int], float] = {}  # see `exposure`
        self.covered: set[str] | None = None  # see `lacking`
        self.openness: dict[tuple[int, ...], float] = {}  # see `installing`
        self._abided: dict[CardDef, float] = {}
        self._possible: dict[CardDef, int] | None = None

    def price(self, credits: float) -> float:
        """What spending credits means to this side: less to the rich."""
        slope = corp_tuning.corp_thrift if self.side == CORP else runner_tuning.runner_thrift
        return credits * max(0.3, 1.0 - slope * max(0, self.me.credits - 7))

    # -- what is known ----------------------------------------------------------------

    def knows(self, card: Card) -> bool:
        return bool(card.known & self.bit)

    @property
    def rig(self) -> Rig:
        if self._rig is None:
            self._rig = self.find_rig()
        return self._rig

    def find_rig(self) -> Rig:
        return Rig(self.g)

    @property
    def suspects(self) -> list[tuple[CardDef, int]]:
        if self._suspects is None:
            self._suspects = self.find_suspects()
        return self._suspects

    def find_suspects(self) -> list[tuple[CardDef, int]]:
        """What unseen ice may be, and how many of each there are."""
        if self.side == CORP:
            return []
        return [(definition, count) for definition, count in self.unseen.items() if definition.type & ICE]

    @property
    def unseen(self) -> dict[CardDef, int]:
        if self._unseen is None:
            self._unseen = self.find_unseen()
        return self._unseen

    def find_unseen(self) -> dict[CardDef, int]:
        """The Corp's cards that this side has not placed, by number: for the Corp, those in R&D.

        In the order of the titles, which tells nothing about where they are.
        """
        g = self.g
        if self.side == CORP:
            found = [g.cards[cid].printed for cid in g.players[CORP].deck]
        else:
            found = [card.printed for card in g.cards if card.owner == CORP and not card.known & 2]
        counts: dict[CardDef, int] = {}
        for definition in found:
            counts[definition] = counts.get(definition, 0) + 1
        return {definition: counts[definition] for definition in sorted(counts, key=title_of)}

    @property
    def unseen_count(self) -> int:
        if self._unseen_count == UNASKED:
            self._unseen_count = self.find_unseen_count()
        return self._unseen_count

    def find_unseen_count(self) -> int:
        return sum(self.unseen.values())

    # -- points ----------------------------------------------------------------

    def points_worth(self, points: int, side: int) -> float:
        """What agenda points are worth to a side, winning above all."""
        if self.g.score(side) + points >= self.g.to_win:
            return WINNING
        if side == CORP:
            return corp_tuning.corp_point * points
        return (corp_tuning.lost_point if self.side == CORP else runner_tuning.stolen_point) * points

    def agenda_worth(self, definition: CardDef, side: int) -> float:
        return self.points_worth(definition.agenda_points, side)

    # -- accessing ----------------------------------------------------------------

    def accessed_worth(
        self, definition: CardDef, card: Card | None = None, free: bool = False, purse: int | None = None
    ) -> float:
        """What accessing a card is worth to the Runner: points, a card trashed, or an ambush walked into. `purse`: the
        credits that are left for trashing."""
        if definition.type & AGENDA:
            return self.stolen_worth(definition, card, purse)
        g = self.g
        total = 0.0
        trap = ambush(definition)
        if trap is not None:
            corp = g.players[CORP].credits
            total -= self.trap_harm(trap, card) if corp >= trap_price(trap) else 0.0
        credits = g.players[RUNNER].credits if purse is None else purse
        if definition.trash_cost >= 0 and (free or credits >= definition.trash_cost):
            price = 0.0 if free else definition.trash_cost * thrift(credits)
            total += max(0.0, self.trashing_worth(definition, card) - price)
        elif free and definition.type & OPERATION:
            total += 1.0
        return total

    def stolen_worth(self, definition: CardDef, card: Card | None, purse: int | None) -> float:
        """What stealing an agenda is worth to the Runner, who may have to pay for it, and need not."""
        g = self.g
        value = self.agenda_worth(definition, RUNNER)
        value = value if value >= WINNING else value - self.theft_harm
        if self.side == CORP:
            return value
        if card is not None and card.zone == PLAY and self.knows(card):
            cost = extra_cost(g, "steal", card)
        else:
            found = printed_toll(definition)
            if found is None:
                return value
            cost = found
        runner = g.players[RUNNER]
        damage = sum(number for _, number in cost.damage)
        credits = runner.credits if purse is None else purse
        clicks = runner.clicks - (1 if g.run() is None else 0)
        if cost.credits > credits or cost.clicks > clicks or damage > len(runner.hand):
            return 0.0
        return max(0.0, value - cost.credits * thrift(credits) - CLICK * cost.clicks - 1.3 * damage)

    def trap_harm(self, trap: Trigger, card: Card | None) -> float:
        g = self.g
        if card is not None:
            harm = worth(trap.effects, g, Context(card.id, card.instance, CORP, CORP, server=card.server))
        else:
            first = g.players[CORP].identity
            harm = worth(trap.effects, g, Context(first, -1, CORP, CORP))
        return max(0.0, harm if self.side == CORP else min(harm, WOUND))

    def trashing_worth(self, definition: CardDef, card: Card | None = None) -> float:
        """What having a Corp card trashed is worth to the Runner."""
        value = installed_worth(definition)
        if card is not None and self.knows(card):
            value += self.abided(definition)
        value *= runner_tuning.trashed_card
        if definition.type & UPGRADE:
            value += 5.0 if lowers_requirement(definition) else 1.5
        if card is not None and card.faceup:
            value += 0.5
        return value

    def abided(self, definition: CardDef) -> float:
        """What the abilities of a card bring in the turns to come."""
        found = self._abided.get(definition)
        if found is None:
            found = self._abided[definition] = self.find_abided(definition)
        return found

    def find_abided(self, definition: CardDef) -> float:
        if not abiding(definition) or (self.side == RUNNER and not open_to_all(definition)):
            return 0.0
        turn = self.g.turn / 2
        if definition.side == RUNNER:
            return abiding_worth(self.g, definition, max(0.0, min(runner_tuning.long_run, 12.0 - turn)))
        return abiding_worth(self.g, definition, max(1.0, min(STANDING, 14.0 - turn)))

    @property
    def unseen_worth(self) -> float:
        if self._unseen_worth == UNKNOWN:
            self._unseen_worth = self.find_unseen_worth()
        return self._unseen_worth

    def find_unseen_worth(self) -> float:
        """The average access of a card that has not been seen."""
        total = sum((count * self.accessed_worth(definition) for definition, count in self.unseen.items()), 0.0)
        return total / self.unseen_count if self.unseen_count else 0.0

    def card_worth(self, card: Card) -> float:
        """A card in HQ or R&D."""
        if self.knows(card):
            return self.accessed_worth(card.definition, card)
        if self._hand_worth == UNKNOWN:
            self.expect_hand()
        return self._hand_worth if card.zone == HAND else self._deck_worth

    def expect_hand(self) -> None:
        """What the average access of an unseen card is worth in HQ, and in R&D: going by what the Corp did, the Runner
        expects other cards here than there."""
        self._hand_worth = self._deck_worth = self.unseen_worth
        if self.side == CORP:
            return
        g = self.g
        corp = g.players[CORP]
        held = sum(1 for cid in corp.hand if not g.cards[cid].known & 2)
        left = sum(1 for cid in corp.deck if not g.cards[cid].known & 2)
        if not held or not left:
            return
        loose = (held + left) / self.unseen_count  # the others are installed, or lie facedown in Archives
        numbers = [0.0] * len(KINDS)
        for definition, count in self.unseen.items():
            numbers[card_kind(definition)] += count * loose
        chances = hand_chances(hand_odds(self.survival.signs), numbers, held)
        here = there = cards_here = cards_there = 0.0
        for definition, count in self.unseen.items():
            value = self.accessed_worth(definition)
            chance = chances[card_kind(definition)]
            here += count * chance * value
            there += count * (1.0 - chance) * value
            cards_here += count * chance
            cards_there += count * (1.0 - chance)
        self._hand_worth = here / cards_here
        self._deck_worth = there / cards_there if cards_there else self.unseen_worth

    def accesses(self, server: int) -> int:
        g = self.g
        extra = g.accesses(Q_ACCESSES, server) + g.accesses(Q_MAY_ACCESS, server)
        run = g.run()
        return 1 + extra + (run.extra_accesses if run is not None and run.server == server else 0)

    def access_worth(self, server: int, more: int = 0) -> float:
        """What the Runner can expect of accessing a server."""
        if more == 0 and server in self._access:
            return self._access[server]
        g = self.g
        corp = g.players[CORP]
        found = g.server(server)
        root = list(found.root) if found is not None else []
        purse = self.purse(server) if root else 0
        total = sum((self.root_worth(g.cards[cid], purse) for cid in root), 0.0)
        if server == HQ and corp.hand:
            average = sum((self.card_worth(g.cards[cid]) for cid in corp.hand), 0.0) / len(corp.hand)
            total += average * min(len(corp.hand), self.accesses(HQ) + more)
        elif server == RND and corp.deck:
            count = self.accesses(RND) + more
            total += sum((self.card_worth(g.cards[cid]) for cid in corp.deck[: -count - 1 : -1]), 0.0)
        elif server == ARCHIVES:
            total += sum((self.archived_worth(g.cards[cid]) for cid in corp.discard), 0.0)
        if more == 0:
            self._access[server] = total
        return total

    def archived_worth(self, card: Card) -> float:
        if self.knows(card):
            return self.agenda_worth(card.definition, RUNNER) if card.definition.type & AGENDA else 0.0
        return DISCARDED * self.unseen_agenda_worth

    @property
    def unseen_agenda_worth(self) -> float:
        if self._unseen_agenda_worth == UNKNOWN:
            self._unseen_agenda_worth = self.find_unseen_agenda_worth()
        return self._unseen_agenda_worth

    def find_unseen_agenda_worth(self) -> float:
        """What an unseen card is worth to the Runner when only agendas count."""
        agendas = [(d, count) for d, count in self.unseen.items() if d.type & AGENDA]
        total = sum((count * self.agenda_worth(definition, RUNNER) for definition, count in agendas), 0.0)
        return total / max(1, self.unseen_count)

    def purse(self, server: int) -> int:
        """The credits that the Runner has left for trashing cards in a server, behind its ice."""
        credits = self.g.players[RUNNER].credits
        if self.side == CORP:
            return credits
        lent = self.rig.funds - credits
        return max(0, int(credits - max(0.0, self.way(server).credits - lent)))

    def root_worth(self, card: Card, purse: int) -> float:
        """An installed card that may be an agenda, an ambush or an asset; `purse` is left for trashing it."""
        if self.knows(card):
            value = self.accessed_worth(card.definition, card, purse=purse)
            if card.definition.type & AGENDA:
                value *= runner_tuning.known_agenda + 0.3 * card.counters[ADVANCEMENT]  # it is about to be scored
            return value
        tokens = card.counters[ADVANCEMENT]
        likely = self.survival.likelihood(card)
        weights, total = 0.0, 0.0
        for definition, count in self.unseen.items():
            weight = count * root_weight(definition, tokens, card.server, likely)
            if weight:
                value = self.accessed_worth(definition, card, purse=purse)
                if definition.type & AGENDA:
                    value *= runner_tuning.suspected_agenda + runner_tuning.suspected_token * tokens
                weights += weight
                total += weight * value
        return total / weights if weights else 0.0

    # -- running ----------------------------------------------------------------

    def success_worth(self, server: int) -> float:
        """What the Runner's cards make of a successful run, beside the access."""
        g = self.g
        total = 0.0
        for entry in g.index.triggers[RUN_SUCCESSFUL]:
            trigger = entry.ability
            if isinstance(trigger, Trigger) and entry.ctx.side == RUNNER and not trigger.optional:
                if server_matches(g, entry.ctx, trigger.server, server):
                    if not (trigger.first and happened(g, RUN_SUCCESSFUL, g.turn, server)):
                        total += worth(trigger.effects, g, entry.ctx)
        return total

    def way(self, server: int, bypasses: int = 0, extra: int = 0, clicks: int | None = None) -> RunCost:
        """The whole way into a server, or what is left of it in a run there."""
        left = max(0, self.g.players[RUNNER].clicks - 1) if clicks is None else clicks
        key = (server, bypasses, extra, left)
        known = self._ways.get(key)
        if known is None:
            known = self._ways[key] = self.find_way(server, bypasses, extra, left)
        return known

    def find_way(self, server: int, bypasses: int, extra: int, clicks: int) -> RunCost:
        g = self.g
        found = g.server(server)
        ice = list(found.ice) if found is not None else []
        run = g.run()
        if run is not None and run.server == server:
            ice = ice[len(ice) - run.position :] if run.position else []
        return run_cost(g, self.rig, ice, self.side, self.suspects, clicks, bypasses, extra)

    @property
    def theft_harm(self) -> float:
        if self._theft_harm == UNKNOWN:
            self._theft_harm = self.find_theft_harm()
        return self._theft_harm

    def find_theft_harm(self) -> float:
        """What a theft costs the Runner; that it can be fatal is weighed apart (`fear`)."""
        theft = theft_damage(self.g)
        if self.side == CORP and theft > len(self.g.players[RUNNER].hand):
            return LETHAL
        return 1.3 * theft

    @property
    def reprisal(self) -> int:
        if self._reprisal == UNASKED:
            self._reprisal = self.find_reprisal()
        return self._reprisal

    def find_reprisal(self) -> int:
        g = self.g
        corp = g.players[CORP]
        tagged = g.tagged()
        most = 0
        for definition, count in self.possible.items():
            damage = damage_when_played(definition, tagged)
            if damage:
                afford = 2 if definition.cost <= 0 else (corp.credits + 2) // definition.cost
                most = max(most, damage * min(count, 2 if tagged else 1, max(1, afford)))
        return most

    @property
    def possible(self) -> dict[CardDef, int]:
        """What the Corp may have in hand in its next turn, and how many of each at most."""
        if self._possible is None:
            g = self.g
            corp = g.players[CORP]
            self._possible = dict(self.unseen)
            for cid in (*corp.hand, *corp.deck[-3:]):
                if g.cards[cid].known & 2:
                    definition = g.cards[cid].printed
                    self._possible[definition] = self._possible.get(definition, 0) + 1
        return self._possible

    @property
    def survival(self) -> Survival:
        if self._survival is None:
            self._survival = Survival(self.g, self.unseen, self.unseen_count)
        return self._survival

    def fear(self, server: int, way: RunCost, hand: int, more: int = 0, instead: bool = False) -> float:
        """What the risk of a flatline takes from a run: in it, and in the Corp's turn after it."""
        survival = self.survival
        runner = self.g.players[RUNNER]
        damage = way.damage
        if not instead:
            damage = both(damage, perhaps(way.chance, survival.access(server, self.accesses(server) + more)))
        clicks = max(0, runner.clicks - (0 if self.g.run() is not None else 1))
        tagged = self.g.tagged()
        risk = beyond(damage, hand)
        for lost, chance in enumerate(damage[: hand + 1]):
            if chance:
                risk += chance * survival.peril(hand - lost, clicks, True, tagged)
        return runner_tuning.death * max(0.0, risk - survival.peril(hand, clicks, survival.ran, tagged))

    def exposure(self, hand: int, clicks: int) -> float:
        """What ending the turn with such a hand costs, by the risk of a flatline, with so many clicks to draw first."""
        return runner_tuning.death * self.survival.peril(hand, clicks, self.survival.ran, self.g.tagged())

    def run_worth(
        self, server: int, bypasses: int = 0, extra: int = 0, more: int = 0, bonus: float = 0.0, instead: bool = False
    ) -> float:
        """What a run is worth to the Runner, the click not counted. `instead`: nothing is accessed."""
        if bypasses or extra or more or bonus or instead:
            return self.find_run_worth(server, bypasses, extra, more, bonus, instead)
        found = self._runs.get(server)
        if found is None:
            found = self._runs[server] = self.find_run_worth(server, 0, 0, 0, 0.0, False)
        return found

    def find_run_worth(self, server: int, bypasses: int, extra: int, more: int, bonus: float, instead: bool) -> float:
        way = self.way(server, bypasses, extra)
        reward = bonus + self.success_worth(server)
        if not instead:
            reward += self.access_worth(server, more)
        cost = runner_tuning.run_price * self.price(max(0.0, way.credits - extra))
        return (
            way.chance * reward
            + runner_tuning.forced_rez * way.rezzed
            - cost
            - runner_tuning.run_pain * way.pain
            - self.fear(server, way, len(self.g.players[RUNNER].hand), more, instead)
        )

    # -- guarding ----------------------------------------------------------------

    def stake(self, server: int) -> float:
        """What the Corp stands to lose when the Runner gets into a server once."""
        return max(0.0, self.access_worth(server))

    def closed(self, server: int, spare: int = 0) -> bool:
        """Whether the Runner, as far as this side can tell, cannot get in even with some more credits."""
        way = self.way(server, extra=spare, clicks=3)
        return way.chance < 0.35


def title_of(definition: CardDef) -> str:
    return definition.title
