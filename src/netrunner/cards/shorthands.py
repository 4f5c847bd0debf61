"""Short ways to say what many cards say: common filters and abilities, in the words of the vocabulary."""

from __future__ import annotations

from typing import Final

from netrunner.cards.facts import all_facts
from netrunner.engine.ability import YOU, Ability, Paid, Subroutine, Trigger
from netrunner.engine.amount import Amount, X, greatest
from netrunner.engine.card_amount import Counters
from netrunner.engine.card_tests.base import CardTest
from netrunner.engine.card_tests.legality import CanBeAdvanced
from netrunner.engine.card_tests.others import Among
from netrunner.engine.card_tests.places import InOrProtecting
from netrunner.engine.condition import Compare, Condition, From, Happened, Is, MostOfFaction
from netrunner.engine.constant import Advanceable, Credits, ExtraCost, Static
from netrunner.engine.cost import Cost
from netrunner.engine.effect import Effect
from netrunner.engine.effects.branching import If
from netrunner.engine.effects.choosing import Choose
from netrunner.engine.effects.contests import Trace
from netrunner.engine.effects.ice import Boost, Break, GainSubroutinesOf
from netrunner.engine.effects.looking import Reveal
from netrunner.engine.effects.moving import Move, Trash
from netrunner.engine.filter import Filter
from netrunner.engine.game_amount import LINK
from netrunner.engine.reference import ACCESSED_CARD, CHOSEN, HOST, THAT_CARD, THIS, Ref, Top
from netrunner.engine.terms import (
    ACCESSED,
    ADVANCEMENT,
    AGENDA,
    AGENDA_SCORED,
    ANY_SERVER,
    ANY_ZONE,
    ASSET,
    CORP,
    COUNTERS_GONE,
    CREDIT,
    DECK,
    EACH_TURN,
    ENCOUNTERED,
    EVENT,
    HAND,
    HARDWARE,
    ICE,
    INSTALLED,
    LAST_TURN,
    NOBODY,
    OPERATION,
    PLAY,
    PROGRAM,
    Q_LINK,
    Q_MEMORY_COST,
    Q_MEMORY_LIMIT,
    Q_STRENGTH,
    RESOURCE,
    REZZED,
    RUNNER,
    SCORED,
    THIS_SERVER,
    TRASHED,
    TURN_BEGINS,
    TURN_ENDS,
    TYPE_NAMES,
    UNTIL_ENCOUNTER_ENDS,
    UPGRADE,
)

__all__ = [
    "ANYTHING",
    "CARD_TYPES",
    "TRASHED_LAST_TURN",
    "action",
    "additional_cost",
    "advanceable",
    "after_first",
    "agenda",
    "all_subtypes",
    "also_for",
    "asset",
    "bioroid",
    "can_be_advanced",
    "cloud",
    "constellation",
    "corp_card",
    "double",
    "each_turn",
    "end_of_turn",
    "even_stolen",
    "event",
    "exposable",
    "grail",
    "hardware",
    "ice",
    "icebreaker",
    "in_this_server",
    "link",
    "memory",
    "most_installed",
    "most_rezzed",
    "of_its_own",
    "operation",
    "paid",
    "program",
    "recurring",
    "resource",
    "reveal_from_rnd",
    "runner_card",
    "stolen_when_trashed",
    "strength_per_advancement",
    "subroutine",
    "that_host",
    "this_card",
    "titles_of",
    "top",
    "trash_program",
    "trash_when_empty",
    "upgrade",
    "virus",
    "when_accessed",
    "when_encountered",
    "when_installed",
    "when_rezzed",
    "when_scored",
    "whenever",
]

ANYTHING: Final = sum(1 << purpose for purpose in range(11))


# -- which cards -------------------------------------------------------------------------------------------------------


def ice(
    *tests: CardTest,
    rezzed: bool | None = None,
    protecting: int | None = None,
    subtype: str = "",
    zone: int = PLAY,
    other: bool = False,
    words: str = "",
) -> Filter:
    """A piece of ice; rezzed or not; protecting a server."""
    side = NOBODY if zone == PLAY else CORP
    return Filter(
        ICE,
        *tests,
        rezzed=rezzed,
        protecting=protecting,
        subtype=subtype,
        zone=zone,
        other=other,
        side=side,
        words=words,
    )


def program(
    *tests: CardTest, subtype: str = "", not_subtype: str = "", zone: int = PLAY, other: bool = False, words: str = ""
) -> Filter:
    """A program, installed unless another zone is named."""
    side = NOBODY if zone == PLAY else RUNNER
    return Filter(
        PROGRAM, *tests, subtype=subtype, not_subtype=not_subtype, zone=zone, other=other, side=side, words=words
    )


def virus(*tests: CardTest, zone: int = PLAY, other: bool = False) -> Filter:
    """A virus program."""
    return program(*tests, subtype="virus", zone=zone, other=other)


def hardware(*tests: CardTest, subtype: str = "", zone: int = PLAY) -> Filter:
    """A piece of hardware."""
    return Filter(HARDWARE, *tests, subtype=subtype, zone=zone, side=RUNNER)


def resource(*tests: CardTest, subtype: str = "", zone: int = PLAY) -> Filter:
    """A resource."""
    return Filter(RESOURCE, *tests, subtype=subtype, zone=zone, side=RUNNER)


def event(*tests: CardTest, subtype: str = "", zone: int = HAND) -> Filter:
    """An event, in the grip unless another zone is named."""
    return Filter(EVENT, *tests, subtype=subtype, zone=zone, side=RUNNER)


def operation(*tests: CardTest, subtype: str = "", zone: int = HAND) -> Filter:
    """An operation, in HQ unless another zone is named."""
    return Filter(OPERATION, *tests, subtype=subtype, zone=zone, side=CORP)


def agenda(*tests: CardTest, zone: int = PLAY, inside: int | None = None) -> Filter:
    """An agenda; in a score area also a Runner card that is one there (Rules Reference: Card Conversion)."""
    return Filter(AGENDA, *tests, zone=zone, inside=inside, side=NOBODY if zone & SCORED else CORP)


def asset(*tests: CardTest, subtype: str = "", rezzed: bool | None = None, zone: int = PLAY) -> Filter:
    """An asset."""
    return Filter(ASSET, *tests, subtype=subtype, rezzed=rezzed, zone=zone, side=CORP)


def upgrade(*tests: CardTest, subtype: str = "", rezzed: bool | None = None, zone: int = PLAY) -> Filter:
    """An upgrade."""
    return Filter(UPGRADE, *tests, subtype=subtype, rezzed=rezzed, zone=zone, side=CORP)


def corp_card(
    *tests: CardTest,
    types: int = 0,
    subtype: str = "",
    any_subtype: tuple[str, ...] = (),
    rezzed: bool | None = None,
    server: int = ANY_SERVER,
    inside: int | None = None,
    zone: int = PLAY,
    words: str = "",
) -> Filter:
    """A Corp card."""
    return Filter(
        types,
        *tests,
        subtype=subtype,
        any_subtype=any_subtype,
        rezzed=rezzed,
        server=server,
        inside=inside,
        zone=zone,
        side=CORP,
        words=words,
    )


def runner_card(
    *tests: CardTest,
    types: int = 0,
    subtype: str = "",
    zone: int = PLAY,
    other: bool = False,
    words: str = "",
) -> Filter:
    """A Runner card."""
    return Filter(types, *tests, subtype=subtype, zone=zone, other=other, side=RUNNER, words=words)


def can_be_advanced() -> Filter:
    """An installed card that can be advanced."""
    return Filter(0, CanBeAdvanced(), side=CORP, words="card that can be advanced")


def in_this_server(other: bool = False) -> Filter:
    """A Corp card installed in this server: neither protecting it nor in the root of a central one."""
    tests = InOrProtecting(THIS_SERVER)
    words = f"{'other ' if other else ''}card installed in this server"
    return Filter(0, tests, side=CORP, inside=THIS_SERVER, other=other, words=words)


def exposable(types: int = 0, server: int = ANY_SERVER) -> Filter:
    """A card that can be exposed: installed and unrezzed."""
    return Filter(types, side=CORP, rezzed=False, server=server, words="" if types else "unrezzed card")


def this_card() -> Filter:
    """The card itself."""
    return Filter(0, Among(THIS), zone=ANY_ZONE, words="this card")


def that_host(types: int = 0, subtype: str = "") -> Filter:
    """The card that this card is hosted on."""
    return Filter(types, Among(HOST), subtype=subtype)


def after_first(counter: int) -> Amount:
    """The counters of a kind on this card after the first."""
    return greatest(0, Counters(counter) - 1)


def top(amount: int | Amount = 1, side: int = NOBODY, zone: int = DECK) -> Ref:
    """The top cards of a deck, or of the discard pile."""
    return Top(amount, side, zone)


def titles_of(side: str, *types: str) -> tuple[str, ...]:
    """The titles of all cards of a side and of some types, in alphabetical order."""
    facts = all_facts().values()
    return tuple(sorted(fact.title for fact in facts if fact.side == side and fact.type in types))


def all_subtypes() -> tuple[str, ...]:
    """All subtypes that cards have, in alphabetical order."""
    return tuple(sorted({subtype for fact in all_facts().values() for subtype in fact.subtypes}))


# -- abilities ---------------------------------------------------------------------------------------------------------


def icebreaker(
    breaks: str, cost: int, pump: tuple[int, int] | None = None, count: int = 1, until: int = UNTIL_ENCOUNTER_ENDS
) -> tuple[Ability, ...]:
    """Break subroutines of a subtype ("" for any ice) for credits, and boost the strength: pump=(credits, strength)."""
    abilities: list[Ability] = [Paid(Cost(cost), Break(breaks, count))]
    if pump is not None:
        abilities.append(Paid(Cost(pump[0]), Boost(pump[1], until=until)))
    return tuple(abilities)


def subroutine(*effects: Effect, words: str = "") -> Ability:
    """A subroutine of a piece of ice."""
    return Subroutine(effects, words)


def trash_program() -> Ability:
    """A subroutine: trash an installed program."""
    return subroutine(Choose(program()), Trash(CHOSEN))


def grail() -> Ability:
    """When encountered, this ice can have the subroutines of other grail ice in HQ."""
    return Trigger(
        ENCOUNTERED,
        (Choose(ice(subtype="grail", zone=HAND), 2, up_to=True), Reveal(CHOSEN), GainSubroutinesOf(CHOSEN)),
        itself=True,
        optional=True,
        prompt="reveal up to 2 pieces of grail ice from HQ, to have their subroutines too during this run",
    )


def constellation(*effects: Effect) -> Ability:
    """A subroutine: trace 2, with something for success and the same for a trace strength of 5 or more."""
    return subroutine(Trace(2, *effects, always=If(Compare(X, ">=", 5), *effects)))


def cloud(needed: int = 2) -> Ability:
    """With enough link, the program takes up no memory, installed or about to be."""
    return Static(Q_MEMORY_COST, 0, when=Compare(LINK, ">=", needed), inactive=True, sets=True)


def double() -> Ability:
    """An additional click to play it."""
    return ExtraCost("play", Cost(clicks=1), itself=True)


def of_its_own(ability: Ability) -> Ability:
    """An ability whose text names its own card: a card that gains the text gains nothing by it."""
    ability.names_itself = True
    return ability


def even_stolen(ability: Ability) -> Ability:
    """An ability of an agenda that acts in the Runner's score area as well."""
    ability.even_stolen = True
    return ability


def bioroid(clicks: int = 1) -> Ability:
    """The Runner may break subroutines on this ice for 1 click each, or up to so many at once for so many clicks."""
    own = Filter(ICE, Among(THIS), zone=ANY_ZONE)
    return Paid(Cost(clicks=clicks), Break(count=clicks, who=own), anytime=True, user=RUNNER)


def action(cost: Cost, *effects: Effect, when: Condition | None = None, once_per_turn: bool = False) -> Ability:
    """A paid ability with a click in its cost."""
    return Paid(cost, effects, when=when, once_per_turn=once_per_turn)


def paid(
    cost: Cost,
    *effects: Effect,
    when: Condition | None = None,
    prevents: int = -1,
    once_per_turn: bool = False,
    once_per_run: bool = False,
    name: str = "",
) -> Ability:
    """A paid ability: "cost: effects"."""
    return Paid(
        cost,
        effects,
        when=when,
        prevents=prevents,
        once_per_turn=once_per_turn,
        once_per_run=once_per_run,
        name=name,
    )


def whenever(
    event: int | tuple[int, ...],
    *effects: Effect,
    who: Filter | None = None,
    by: int = YOU,
    server: int = ANY_SERVER,
    what: int = -1,
    when: Condition | None = None,
    optional: bool = False,
    first: bool | int = False,
    itself: bool = False,
    once_per_run: bool = False,
    prompt: str = "",
    words: str = "",
) -> Ability:
    """A conditional ability; `by` says whose event it must be; `first`: only the first each turn; `prompt`: how an
    optional ability is asked about."""
    return Trigger(
        event,
        effects,
        who=who,
        by=by,
        server=server,
        what=what,
        when=when,
        optional=optional,
        first=EACH_TURN if first is True else int(first),
        itself=itself,
        once_per_run=once_per_run,
        prompt=prompt,
        words=words,
    )


def most_rezzed(faction: str) -> Condition:
    """You, the Corp, have more cards of a faction rezzed than cards of any other."""
    return MostOfFaction(faction, Filter(ASSET | ICE | UPGRADE, side=CORP, rezzed=True))


def most_installed(faction: str) -> Condition:
    """You, the Runner, have more cards of a faction installed than cards of any other."""
    return MostOfFaction(faction, Filter(side=RUNNER, rezzed=True))


def each_turn(
    *effects: Effect,
    optional: bool = False,
    when: Condition | None = None,
    by: int = YOU,
    prompt: str = "",
    words: str = "",
) -> Ability:
    """When your turn begins; `prompt`: how an optional ability is asked about."""
    return Trigger(TURN_BEGINS, effects, by=by, optional=optional, when=when, prompt=prompt, words=words)


def end_of_turn(*effects: Effect, when: Condition | None = None, by: int = YOU) -> Ability:
    """When your turn ends."""
    return Trigger(TURN_ENDS, effects, by=by, when=when)


def when_scored(*effects: Effect, optional: bool = False, words: str = "") -> Ability:
    """When you score this agenda."""
    return Trigger(AGENDA_SCORED, effects, itself=True, optional=optional, words=words)


def when_installed(*effects: Effect, optional: bool = False, words: str = "") -> Ability:
    """When this card is installed."""
    return Trigger(INSTALLED, effects, itself=True, optional=optional, words=words)


def when_rezzed(*effects: Effect) -> Ability:
    """When this card is rezzed."""
    return Trigger(REZZED, effects, itself=True)


def when_encountered(*effects: Effect, optional: bool = False, words: str = "") -> Ability:
    """When the Runner encounters this ice."""
    return Trigger(ENCOUNTERED, effects, itself=True, optional=optional, words=words)


def when_accessed(
    *effects: Effect, optional: bool = False, when: Condition | None = None, prompt: str = "", words: str = ""
) -> Ability:
    """When the Runner accesses this card, active or not; `prompt`: how an optional ability is asked about."""
    return Trigger(
        ACCESSED, effects, itself=True, optional=optional, when=when, inactive=True, prompt=prompt, words=words
    )


def reveal_from_rnd() -> Effect:
    """A Runner who accesses this card from R&D reveals it."""
    return If(From(DECK), Reveal(THAT_CARD))


def stolen_when_trashed(points: int) -> Ability:
    """As executives have it: trashed by the Runner who accesses it, the card joins their score area as an agenda."""
    return Trigger(
        TRASHED,
        Move(THIS, to=SCORED, area=RUNNER, worth=points),
        itself=True,
        inactive=True,
        when=Is(ACCESSED_CARD, this_card()),
    )


def trash_when_empty(counter: int = CREDIT) -> Ability:
    """When there are no credits (or counters of another kind) left on this card, trash it."""
    return Trigger(COUNTERS_GONE, Trash(THIS), itself=True, what=counter)


def recurring(amount: int | Amount, *purposes: int, on: Filter | None = None, when: Condition | None = None) -> Ability:
    """Recurring credits and what they may be spent on."""
    return Credits(amount, sum(1 << purpose for purpose in purposes) or ANYTHING, on, when)


def also_for(*purposes: int, on: Filter | None = None) -> Ability:
    """Something else that the recurring credits before it may be spent on."""
    return Credits(0, sum(1 << purpose for purpose in purposes), on)


def memory(amount: int | Amount) -> Ability:
    """More memory."""
    return Static(Q_MEMORY_LIMIT, amount)


def link(amount: int) -> Ability:
    """More link."""
    return Static(Q_LINK, amount)


def advanceable(rezzed: bool = False, unrezzed: bool = False) -> Ability:
    """This card can be advanced; only while it is `rezzed`, or `unrezzed`."""
    return Advanceable(rezzed, unrezzed)


def strength_per_advancement() -> tuple[Ability, ...]:
    """It can be advanced and has +1 strength for each advancement token on it."""
    return (Advanceable(), Static(Q_STRENGTH, Counters(ADVANCEMENT)))


def additional_cost(do: str, cost: Cost, who: Filter | None = None, outlives_trashing: bool = False) -> Ability:
    """An additional cost to do something: with this card, or with the cards of a description."""
    return ExtraCost(do, cost, who, outlives_trashing, itself=who is None)


CARD_TYPES: Final = tuple(dict.fromkeys(TYPE_NAMES.values()))
"""What a card type may be named."""

TRASHED_LAST_TURN: Final = Happened(TRASHED, corp_card(zone=ANY_ZONE), since=LAST_TURN, side=RUNNER)
"""The Runner trashed a Corp card during their last turn: what reprisals ask for."""
