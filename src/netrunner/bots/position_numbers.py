"""A position as plain numbers: what lies where, servers one by one, money, points and means.

`viewer` says who looks: a side, which is told nothing it does not know, or OPEN for a world in which all is open.
`encoding` makes arrays of it.
"""

from __future__ import annotations

from math import log1p
from typing import Final

from netrunner.bots.assessment import Assessment
from netrunner.bots.card_vector import facts_of
from netrunner.bots.run_costs import Rig, RunCost, run_cost
from netrunner.engine.card import Server
from netrunner.engine.definition import CardDef
from netrunner.engine.encounter import Encounter
from netrunner.engine.state import State
from netrunner.engine.terms import (
    ADVANCEMENT,
    AGENDA,
    AGENDA_COUNTER,
    ARCHIVES,
    CORP,
    CREDIT,
    FIRST_REMOTE,
    HQ,
    ICE,
    POWER,
    Q_ACCESSES,
    Q_MAY_ACCESS,
    RND,
    RUNNER,
    UPGRADE,
    VIRUS,
)

OPEN: Final = -1  # a viewer to whom everything is open
PLACES: Final[tuple[str, ...]] = (
    "corp hand", "corp deck", "corp discard", "corp scored", "corp identity", "rezzed ice", "unrezzed ice",
    "rezzed in servers", "unrezzed in servers", "runner hand", "runner deck", "runner discard", "runner scored",
    "runner identity", "rig",
)  # fmt: skip
CORP_HAND: Final = 0
CORP_DECK: Final = 1
CORP_DISCARD: Final = 2
CORP_SCORED: Final = 3
CORP_ID: Final = 4
REZZED_ICE: Final = 5
UNREZZED_ICE: Final = 6
REZZED_ROOT: Final = 7
UNREZZED_ROOT: Final = 8
RUNNER_HAND: Final = 9
RUNNER_DECK: Final = 10
RUNNER_DISCARD: Final = 11
RUNNER_SCORED: Final = 12
RUNNER_ID: Final = 13
RIG: Final = 14
SERVER_SIZE: Final = 36
SLOTS: Final = 7  # HQ, R&D, Archives, three remote servers, and all of those together
NUMBERS: Final = 79 + SLOTS * SERVER_SIZE
ICE_TYPES: Final[tuple[str, ...]] = ("barrier", "code gate", "sentry")
SPARE: Final = 6  # credits more than there are, for "soon"
NO_SERVER_BLOCK: Final[list[float]] = [0.0] * SERVER_SIZE
FREE_WAY: Final = RunCost(0.0, 0.0, 1.0)


def weight(block: list[float]) -> tuple[float, float, float, float]:
    """Which remote server comes first: points, tokens, cards, ice."""
    return (block[1], block[2], block[0], block[12])


class Look:
    """One look at a position."""

    def __init__(self, g: State, viewer: int) -> None:
        self.g = g
        self.viewer = viewer
        self.bit = 3 if viewer == OPEN else 1 << viewer
        self.rig = Rig(g)
        self.suspects = Assessment(g, RUNNER).suspects if viewer == RUNNER else []
        self.sees = CORP if viewer == OPEN else viewer
        self.run = g.run()

    def known(self, cid: int) -> bool:
        card = self.g.cards[cid]
        return self.viewer == OPEN or card.owner == self.viewer or bool(card.known & self.bit)

    # -- cards ----------------------------------------------------------------

    def piles(self) -> list[list[CardDef]]:
        """The cards in each place. What the viewer does not know joins the deck of its owner."""
        g = self.g
        cards = g.cards
        corp, runner = g.players
        filed: list[list[CardDef]] = [[] for _ in PLACES]
        self.file(filed, corp.hand, CORP_HAND, CORP_DECK)
        self.file(filed, corp.deck, CORP_DECK, CORP_DECK)
        self.file(filed, corp.discard, CORP_DISCARD, CORP_DECK)
        self.file(filed, corp.scored, CORP_SCORED, CORP_SCORED)
        self.file(filed, runner.hand, RUNNER_HAND, RUNNER_DECK)
        self.file(filed, runner.deck, RUNNER_DECK, RUNNER_DECK)
        self.file(filed, runner.discard, RUNNER_DISCARD, RUNNER_DISCARD)
        self.file(filed, runner.scored, RUNNER_SCORED, RUNNER_SCORED)
        self.file(filed, runner.rig, RIG, RIG)
        filed[CORP_ID].append(cards[corp.identity].definition)
        filed[RUNNER_ID].append(cards[runner.identity].definition)
        for server in g.servers:
            for cid in server.ice:
                card = cards[cid]
                place = REZZED_ICE if card.faceup else UNREZZED_ICE if self.known(cid) else CORP_DECK
                filed[place].append(card.printed)
            for cid in server.root:
                card = cards[cid]
                place = REZZED_ROOT if card.faceup else UNREZZED_ROOT if self.known(cid) else CORP_DECK
                filed[place].append(card.printed)
        return filed

    def file(self, filed: list[list[CardDef]], pile: list[int], place: int, unknown: int) -> None:
        for cid in pile:
            filed[place if self.known(cid) else unknown].append(self.g.cards[cid].printed)

    def blocks(self) -> dict[int, list[float]]:
        """The numbers of each server."""
        return {server.id: self.server(server) for server in self.g.servers}

    def all_numbers(self, blocks: dict[int, list[float]]) -> list[float]:
        """The plain numbers, then those of HQ, R&D, Archives, the three weightiest remote servers and all of those."""
        numbers = self.numbers()
        for sid in (HQ, RND, ARCHIVES):
            numbers.extend(blocks[sid])
        remotes = sorted((block for sid, block in blocks.items() if sid >= FIRST_REMOTE), key=weight, reverse=True)
        for slot in range(3):
            numbers.extend(remotes[slot] if slot < len(remotes) else NO_SERVER_BLOCK)
        summed = [0.0] * SERVER_SIZE
        for block in remotes:
            for place, value in enumerate(block):
                summed[place] += value / 2
        numbers.extend(summed)
        return numbers

    # -- servers ----------------------------------------------------------------

    def server(self, server: Server) -> list[float]:
        """What lies in and before a server, and what it takes to get in."""
        g = self.g
        root = self.root(server)
        unrezzed = rezzed = dues = strength = subroutines = ends = harm = 0.0
        kinds = [0.0] * 6
        ice = list(server.ice)
        corp = g.players[CORP].credits
        paid = 0.0
        for cid in ice:
            card = g.cards[cid]
            if not card.faceup and not self.known(cid):
                unrezzed += 1
                continue
            definition = card.definition
            facts = facts_of(definition)
            if card.faceup:
                rezzed += 1
            else:
                unrezzed += 1
                dues += max(0, definition.cost)
                paid += dues <= corp
            strength += definition.strength
            subroutines += len(definition.subroutines)
            ends += facts.ends
            harm += facts.damage
            for place, kind in enumerate(ICE_TYPES):
                if kind in definition.subtypes:
                    kinds[place if card.faceup else place + 3] += 0.5
        here = self.run is not None and self.run.server == server.id
        if here and self.run is not None:
            position = self.run.position
            ice = ice[len(ice) - position :] if position else []
        now = self.way(ice, 0) if ice else FREE_WAY
        soon = now if now.chance >= 1 else self.way(ice, SPARE)
        return [
            *root,
            len(server.ice) / 2,
            rezzed / 2,
            unrezzed / 2,
            dues / 8,
            paid / 2,
            strength / 6,
            subroutines / 3,
            ends / 2,
            harm / 3,
            *kinds,
            min(now.credits, 20.0) / 6,
            min(now.pain, 20.0) / 6,
            now.chance,
            now.chance * 8.0 / (8.0 + now.credits + now.pain),
            min(soon.credits, 20.0) / 6,
            soon.chance,
            1.0 if here else 0.0,
            len(ice) / 2 if here else 0.0,
            self.stake(server, now),
        ]

    def way(self, ice: list[int], extra: int) -> RunCost:
        return run_cost(self.g, self.rig, ice, self.sees, self.suspects, 3, 0, extra)

    def root(self, server: Server) -> list[float]:
        """The twelve numbers of what lies in a server."""
        g = self.g
        points = tokens = left = income = upgrades = traps = price = rezzed = hidden = soon = 0.0
        for cid in server.root:
            card = g.cards[cid]
            tokens += card.counters[ADVANCEMENT]
            if not self.known(cid):
                hidden += 1
                continue
            definition = card.definition
            facts = facts_of(definition)
            if definition.type & AGENDA:
                points += definition.agenda_points
                need = g.advancement_requirement(card) - card.counters[ADVANCEMENT]
                left += max(0, need)
                soon += need <= min(3, g.players[CORP].credits)
                continue
            rezzed += card.faceup
            upgrades += bool(definition.type & UPGRADE)
            traps += facts.ambush * (1 + facts.damage / 2)
            income += facts.drip + max(0.0, facts.per_click - 1)
            price += max(0, definition.trash_cost)
        return [
            len(server.root) / 2,
            points / 2,
            tokens / 3,
            left / 3,
            soon,
            income / 2,
            upgrades,
            traps,
            price / 5,
            rezzed,
            hidden,
            1.0 if server.id >= FIRST_REMOTE else 0.0,
        ]

    def stake(self, server: Server, way: RunCost) -> float:
        """The points that one run on a server can be expected to bring, as far as the viewer can tell."""
        g = self.g
        corp = g.players[CORP]
        if server.id == HQ:
            pile, many = corp.hand, 1 + g.accesses(Q_ACCESSES, HQ) + g.accesses(Q_MAY_ACCESS, HQ)
        elif server.id == RND:
            pile, many = corp.deck, 1 + g.accesses(Q_ACCESSES, RND) + g.accesses(Q_MAY_ACCESS, RND)
        elif server.id == ARCHIVES:
            pile, many = corp.discard, len(corp.discard)
        else:
            return way.chance * sum(self.points(cid) for cid in server.root)
        if not pile:
            return 0.0
        return way.chance * min(many, len(pile)) * sum(self.points(cid) for cid in pile) / len(pile)

    def points(self, cid: int) -> int:
        """The points of a card, if the viewer knows that it has any."""
        definition = self.g.cards[cid].printed
        return definition.agenda_points if definition.type & AGENDA and self.known(cid) else 0

    # -- numbers ----------------------------------------------------------------

    def numbers(self) -> list[float]:
        return [*self.table(), *self.means(), *self.moment()]

    def table(self) -> list[float]:
        """Money, points, cards, harm."""
        g = self.g
        corp, runner = g.players
        found: list[float] = []
        for side, player in enumerate(g.players):
            score = g.score(side)
            short = max(0, g.to_win - score)
            found += [
                min(player.credits, 30) / 10,
                log1p(max(0, player.credits)),
                min(player.credits, 5) / 5,
                player.clicks / 3,
                score / 4,
                1.0 if short <= 1 else 0.0,
                1.0 if short <= 2 else 0.0,
                1.0 if short <= 3 else 0.0,
                len(player.hand) / 4,
                max(0, len(player.hand) - 5) / 2,
                1.0 if len(player.hand) <= 1 else 0.0,
                len(player.deck) / 20,
                1.0 if len(player.deck) <= 3 else 0.0,
                len(player.discard) / 10,
                len(player.scored) / 2,
                g.hand_size(side) / 5,
            ]
        hand = sum(self.points(cid) for cid in corp.hand)
        deck = sum(self.points(cid) for cid in corp.deck)
        dumped = sum(self.points(cid) for cid in corp.discard)
        found += [
            hand / 3,
            hand / max(1, len(corp.hand)),
            deck / max(1, len(corp.deck)),
            dumped / 3,
            min(g.tags(), 8) / 2,
            1.0 if g.tagged() else 0.0,
            corp.bad_publicity / 2,
            runner.brain_damage / 2,
            g.link() / 2,
            min(g.turn, 40) / 20,
        ]
        return found

    def means(self) -> list[float]:
        """What cards in play and at hand bring: income, breakers, counters, damage to come."""
        g = self.g
        corp, runner = g.players
        earned = [0.0, 0.0]
        clicked = [0.0, 0.0]
        counters = [0.0] * 7
        worths = 0.0
        for side in (CORP, RUNNER):
            for cid in g.installed(side):
                card = g.cards[cid]
                if side == CORP and not card.faceup:
                    continue
                facts = facts_of(card.definition)
                earned[side] += facts.drip
                clicked[side] = max(clicked[side], facts.per_click)
                counters[side] += card.counters[CREDIT]
                if side == RUNNER:
                    worths += facts.worth
                    counters[2] += card.counters[VIRUS]
                    counters[3] += card.counters[POWER]
                else:
                    counters[4] += card.counters[POWER]
                    if card.definition.type & ICE:
                        counters[5] += card.counters[ADVANCEMENT]
        counters[6] = sum(g.cards[cid].counters[AGENDA_COUNTER] for cid in corp.scored)
        kinds = {breaker.subtype for breaker in self.rig.breakers}
        anything = 1.0 if "" in kinds else 0.0
        ready = tagged = 0
        for cid in corp.hand:
            if self.known(cid):
                facts = facts_of(g.cards[cid].definition)
                if facts.tagged:
                    tagged += facts.played
                else:
                    ready += facts.played
        threat = ready + (tagged if g.tagged() else 0)
        return [
            earned[CORP] / 3,
            earned[RUNNER] / 3,
            clicked[CORP] / 3,
            clicked[RUNNER] / 3,
            *(min(value, 20.0) / 5 for value in counters),
            worths / 20,
            len(runner.rig) / 6,
            *(1.0 if kind in kinds else 0.0 for kind in ICE_TYPES),
            anything,
            min(3.0, len(kinds)) / 2,
            self.rig.sapping / 3,
            (self.rig.funds - runner.credits) / 3,
            g.accesses(Q_ACCESSES, HQ) + g.accesses(Q_MAY_ACCESS, HQ),
            g.accesses(Q_ACCESSES, RND) + g.accesses(Q_MAY_ACCESS, RND),
            ready / 4,
            tagged / 4,
            1.0 if threat > len(runner.hand) else 0.0,
            1.0 if ready + tagged > len(runner.hand) else 0.0,
        ]

    def moment(self) -> list[float]:
        """Whose turn it is, who decides, and how a run stands."""
        g = self.g
        run = self.run
        decider = g.decider()
        encounter = g.encounter()
        unbroken = 0.0
        if isinstance(encounter, Encounter):
            unbroken = float(len(g.subroutines(g.cards[encounter.ice])) - len(encounter.broken))
        return [
            1.0 if g.active == CORP else -1.0,
            1.0 if decider == CORP else -1.0 if decider == RUNNER else 0.0,
            1.0 if run is not None else 0.0,
            1.0 if run is not None and run.server == HQ else 0.0,
            1.0 if run is not None and run.server == RND else 0.0,
            1.0 if run is not None and run.server >= FIRST_REMOTE else 0.0,
            1.0 if run is not None and run.successful else 0.0,
            run.position / 2 if run is not None else 0.0,
            1.0 if encounter is not None else 0.0,
            unbroken / 2,
            1.0 if g.accessed_card() >= 0 else 0.0,
        ]
