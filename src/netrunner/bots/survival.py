"""How likely the Runner is to be flatlined: by what lurks on the way of a run, and by what the Corp may play after it.

Damage is a distribution: a list with the chance of 0, 1, 2 … points. Cards that the Runner has not seen count as a
pool, by number, as everywhere in the rookie's judgement.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final, final

from netrunner.bots.belief_odds import RootOdds
from netrunner.bots.card_kinds import card_kind
from netrunner.bots.card_worth import ambush
from netrunner.bots.corp_signs import CorpSigns
from netrunner.bots.patterns import needs_run, needs_tag
from netrunner.bots.reading import Reading
from netrunner.engine.ability import Paid, Trigger
from netrunner.engine.card import Card
from netrunner.engine.context import Context
from netrunner.engine.definition import CardDef
from netrunner.engine.effect import Effect
from netrunner.engine.effects.branching import Along, Both, ForEach, If, May, Repeat
from netrunner.engine.effects.contests import Psi, Trace
from netrunner.engine.effects.harm import Damage, Tag
from netrunner.engine.effects.lasting import Until
from netrunner.engine.effects.paying import PayTo, Unless
from netrunner.engine.history import happened
from netrunner.engine.state import State
from netrunner.engine.structure import walk
from netrunner.engine.terms import (
    ADVANCEMENT,
    AGENDA,
    ASSET,
    CORP,
    FIRST_REMOTE,
    HQ,
    OPERATION,
    RND,
    RUN_BEGINS,
    RUNNER,
    STOLEN,
    UPGRADE,
)

MOST: Final = 9  # points of damage that are told apart
CLICKS: Final = 3  # of the Corp
TRACED: Final = 0.8  # how often a trace succeeds that the Corp can pay for

UNHURT: Final[list[float]] = [1.0]


def both(first: list[float], second: list[float]) -> list[float]:
    """The sum of two amounts of damage that have nothing to do with each other."""
    if len(first) == 1:
        return second
    if len(second) == 1:
        return first
    found = [0.0] * min(MOST + 1, len(first) + len(second) - 1)
    for i, p in enumerate(first):
        if p:
            for j, q in enumerate(second):
                found[min(MOST, i + j)] += p * q
    return found


def perhaps(chance: float, damage: list[float]) -> list[float]:
    """Damage that comes about only so often."""
    if len(damage) == 1 or chance >= 1.0:
        return damage
    found = [chance * p for p in damage]
    found[0] += 1.0 - chance
    return found


def beyond(damage: list[float], hand: int) -> float:
    """The chance of more damage than there are cards."""
    return sum(damage[hand + 1 :], 0.0) if hand >= 0 else 1.0


def copies(count: int, share: float, most: int) -> list[float]:
    """How many of so many cards are in hand, each as likely as `share`."""
    found = [1.0]
    for _ in range(count):
        found = [
            (found[i] * (1.0 - share) if i < len(found) else 0.0) + (found[i - 1] * share if i else 0.0)
            for i in range(len(found) + 1)
        ]
    if len(found) > most + 1:
        found = [*found[:most], sum(found[most:], 0.0)]
    return found


@final
class Survival:
    """What the Runner has to fear in a position. Lives for one decision."""

    def __init__(self, g: State, unseen: dict[CardDef, int], unseen_count: int) -> None:
        self.g = g
        self.unseen = unseen
        self.unseen_count = unseen_count
        self.ran = happened(g, RUN_BEGINS, g.turn)
        self.theft = theft_damage(g)
        self._pool: list[float] | None = None
        self._signs: CorpSigns | None = None
        self._roots: RootOdds | None = None
        self._coming: dict[int, list[float]] = {}
        self._peril: dict[tuple[int, bool, bool], float] = {}

    # -- during a run ----------------------------------------------------------------

    def blow(self, definition: CardDef, card: Card | None) -> int:
        """The damage that an access of such a card does."""
        g = self.g
        damage = 0
        trap = ambush(definition)
        if trap is not None and g.players[CORP].credits >= trap_price(trap):
            if card is None or not grows_here(trap):
                damage = damage_in(trap.effects) if not grows_here(trap) else 0
            else:
                ctx = Context(card.id, card.instance, CORP, CORP, server=card.server)
                damage = read_damage(trap.effects, Reading(g, ctx))
        if definition.type & AGENDA and self.theft:
            if g.score(RUNNER) + definition.agenda_points < g.to_win:
                damage += self.theft
        return min(MOST, damage)

    @property
    def pool(self) -> list[float]:
        """The damage of a card that has not been seen, in HQ or R&D."""
        if self._pool is None:
            self._pool = self.weighed([(definition, float(count)) for definition, count in self.unseen.items()], None)
        return self._pool

    def weighed(self, cards: list[tuple[CardDef, float]], card: Card | None) -> list[float]:
        found = [1.0]
        total = sum((weight for _, weight in cards), 0.0)
        if not total:
            return found
        for definition, weight in cards:
            damage = self.blow(definition, card)
            if damage and weight:
                while len(found) <= damage:
                    found.append(0.0)
                found[damage] += weight / total
                found[0] -= weight / total
        return found

    def accessed(self, card: Card) -> list[float]:
        """The damage of a card in HQ, R&D or a root."""
        if card.known & 2:
            damage = self.blow(card.definition, card)
            return [1.0] if not damage else [0.0] * damage + [1.0]
        if card.server < 0 or card.server in (HQ, RND):
            return self.pool
        tokens = card.counters[ADVANCEMENT]
        likely = self.likelihood(card)
        weights = [(d, count * root_weight(d, tokens, card.server, likely)) for d, count in self.unseen.items()]
        return self.weighed(weights, card)

    def likelihood(self, card: Card) -> list[float]:
        """How likely a hidden card in a server is of each kind."""
        if self._roots is None:
            self._roots = RootOdds(self.signs)
        return self._roots.of(card)

    @property
    def signs(self) -> CorpSigns:
        """What was seen of the Corp's doings."""
        if self._signs is None:
            self._signs = CorpSigns(self.g)
        return self._signs

    def access(self, server: int, count: int) -> list[float]:
        """The damage that follows from accessing a server, so many cards of HQ or R&D."""
        g = self.g
        corp = g.players[CORP]
        found = g.server(server)
        damage = UNHURT
        for cid in found.root if found is not None else ():
            damage = both(damage, self.accessed(g.cards[cid]))
        if server == HQ and corp.hand:
            unknown = sum(1 for cid in corp.hand if not g.cards[cid].known & 2)
            each = perhaps(unknown / len(corp.hand), self.pool)
            known = [g.cards[cid] for cid in corp.hand if g.cards[cid].known & 2]
            for card in known:
                each = both(each, perhaps(1.0 / len(corp.hand), self.accessed(card)))
            for _ in range(min(count, len(corp.hand))):
                damage = both(damage, each)
        elif server == RND:
            for cid in corp.deck[: -count - 1 : -1]:
                damage = both(damage, self.accessed(g.cards[cid]) if g.cards[cid].known & 2 else self.pool)
        return damage

    # -- after the turn ----------------------------------------------------------------

    def coming(self, tagged: bool, ran: bool) -> list[float]:
        """The damage that operations may do in the Corp's next turn."""
        key = 2 * tagged + ran
        found = self._coming.get(key)
        if found is None:
            money = self.g.players[CORP].credits
            found = self.played(tagged, ran, money, CLICKS)
            if not tagged:
                chance, left = self.tagging(ran, money)
                if chance:
                    hunted = self.played(True, ran, left, CLICKS - 1)
                    longest = max(len(found), len(hunted))
                    found = [
                        (1.0 - chance) * (found[i] if i < len(found) else 0.0)
                        + chance * (hunted[i] if i < len(hunted) else 0.0)
                        for i in range(longest)
                    ]
            self._coming[key] = found
        return found

    def played(self, tagged: bool, ran: bool, money: int, clicks: int) -> list[float]:
        """What operations do that the Corp may hold and pay for."""
        total = UNHURT
        each = self.on_the_table(tagged)
        if each and clicks:
            total = [0.0] * min(MOST, each * clicks) + [1.0]
        for definition, held, count in self.operations():
            damage = damage_when_played(definition, tagged)
            if damage and (ran or not needs_run(definition.play_only_if)):
                cost = max(0, definition.cost)
                most = min(clicks, clicks if not cost else (money + 1) // cost)
                if most > 0:
                    numbers = copies(count, self.share, most)
                    one = [0.0] * (min(MOST, damage * (held + len(numbers) - 1)) + 1)
                    for number, chance in enumerate(numbers):
                        one[min(MOST, damage * min(most, held + number))] += chance
                    total = both(total, one)
        return total

    def on_the_table(self, tagged: bool) -> int:
        """The damage that a click of the Corp does with a card that lies open."""
        best = 0
        for entry in self.g.index.actions[CORP]:
            ability = entry.ability
            if isinstance(ability, Paid) and ability.user != RUNNER and (tagged or not needs_tag(ability.when)):
                if ability.cost.simple() and ability.cost.clicks:
                    best = max(best, damage_in(ability.effects) // ability.cost.clicks)
        return best

    def operations(self) -> list[tuple[CardDef, int, int]]:
        """The operations that may be in hand: how many are known to be, and how many more there are."""
        g = self.g
        held: dict[CardDef, int] = {}
        for cid in g.players[CORP].hand:
            card = g.cards[cid]
            if card.known & 2 and card.printed.type & OPERATION:
                held[card.printed] = held.get(card.printed, 0) + 1
        found = [(d, held.pop(d, 0), count) for d, count in self.unseen.items() if d.type & OPERATION]
        return found + [(d, count, 0) for d, count in held.items()]

    @property
    def share(self) -> float:
        """How likely an unseen card is in the Corp's hand in its next turn."""
        g = self.g
        unknown = sum(1 for cid in g.players[CORP].hand if not g.cards[cid].known & 2) + 1
        return min(1.0, unknown / max(1, self.unseen_count))

    def tagging(self, ran: bool, money: int) -> tuple[float, int]:
        """How likely an operation tags the Runner first, and the money that is left to the Corp then."""
        g = self.g
        chance, left = 0.0, money
        for definition, held, count in self.operations():
            if tags_when_played(definition) and (ran or not needs_run(definition.play_only_if)):
                base = trace_base(definition)
                price = max(0, definition.cost)
                if base >= 0:
                    price += max(0, g.players[RUNNER].credits + g.link() + 1 - base)
                if price <= money:
                    has = 1.0 if held else 1.0 - (1.0 - self.share) ** count
                    if has * TRACED > chance:
                        chance, left = has * TRACED, money - price
        return chance, left

    def peril(self, hand: int, clicks: int, ran: bool, tagged: bool) -> float:
        """The chance of a flatline in the Corp's next turn, if the clicks that are left are spent on drawing."""
        runner = self.g.players[RUNNER]
        cards = min(self.g.hand_size(RUNNER), hand + min(clicks, len(runner.deck)))
        key = (cards, ran, tagged)
        found = self._peril.get(key)
        if found is None:
            found = self._peril[key] = beyond(self.coming(tagged, ran), cards)
        return found


def root_weight(definition: CardDef, tokens: int, server: int, likelihood: list[float]) -> float:
    """How likely such a card lies there with so many advancement tokens; `likelihood` is that of its kind."""
    if server < FIRST_REMOTE:
        return 1.0 if definition.type & UPGRADE else 0.0
    if not definition.type & (AGENDA | ASSET | UPGRADE):
        return 0.0
    if tokens and not (definition.type & AGENDA or (definition.advanceable and definition.type & ASSET)):
        return 0.0
    return likelihood[card_kind(definition)]


def theft_damage(g: State) -> int:
    """Damage that follows a theft."""
    total = 0
    for entry in g.index.triggers[STOLEN]:
        if entry.ctx.side == CORP and isinstance(entry.ability, Trigger):
            total += damage_in(entry.ability.effects)
    return total


def damage_in(effects: Iterable[Effect]) -> int:
    """The damage in a program of effects, wherever it stands; two for each of a number that may grow."""
    return read_damage(effects, None)


def read_damage(effects: Iterable[Effect], r: Reading | None) -> int:
    """The same, with numbers that grow read off a position."""
    total = 0
    for effect in effects:
        if isinstance(effect, Damage):
            amount = effect.amount
            total += amount if isinstance(amount, int) else 2 if r is None else r.number(amount)
        elif isinstance(effect, Both):
            total += read_damage(effect.parts, r)
        elif isinstance(effect, (Along, ForEach, If, May, PayTo, Repeat, Unless)):
            total += read_damage(effect.effects, r)
        elif isinstance(effect, Trace):
            total += read_damage(effect.success, r)
        elif isinstance(effect, Psi):
            total += read_damage(effect.different, r)
    return total


@cache
def grows_here(trap: Trigger) -> bool:
    """Whether the damage of an ambush is counted when it happens."""
    return any(isinstance(part, Damage) and not isinstance(part.amount, int) for _, part in walk(trap.effects))


@cache
def damage_on_run(definition: CardDef) -> int:
    """The most damage the card may do to a Runner who meets or accesses it."""
    trap = ambush(definition)
    most = 0 if trap is None else damage_in(trap.effects)
    return max(most, *(damage_in(subroutine.effects) for subroutine in definition.subroutines), 0)


@cache
def damage_of_ice(definition: CardDef) -> int:
    """The damage of all its subroutines."""
    return min(MOST, sum(damage_in(subroutine.effects) for subroutine in definition.subroutines))


@cache
def damage_further_in(definition: CardDef) -> int:
    """The damage that its subroutines leave behind for the rest of the run."""
    total = 0
    for subroutine in definition.subroutines:
        for effect in subroutine.effects:
            if isinstance(effect, Until):
                total += sum(damage_in(part.effects) for part in effect.abilities if isinstance(part, Trigger))
    return min(MOST, total)


@cache
def damage_when_played(definition: CardDef, tagged: bool) -> int:
    if not definition.type & OPERATION or (needs_tag(definition.play_only_if) and not tagged):
        return 0
    return damage_in(definition.play)


@cache
def tags_when_played(definition: CardDef) -> bool:
    """Whether an operation may tag the Runner."""
    return bool(definition.type & OPERATION) and any(isinstance(part, Tag) for _, part in walk(definition.play))


@cache
def trace_base(definition: CardDef) -> int:
    """The base strength of the trace of an operation; -1 if there is none."""
    for _, part in walk(definition.play):
        if isinstance(part, Trace):
            return part.base if isinstance(part.base, int) else 3
    return -1


@cache
def trap_price(trap: Trigger) -> int:
    """Credits that the Corp needs for an ambush."""
    return max((part.cost.credits for _, part in walk(trap.effects) if isinstance(part, PayTo)), default=0)
