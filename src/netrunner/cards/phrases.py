"""Short ways to say what many cards say: common filters and abilities, in the words of the vocabulary."""

from netrunner.cards.facts import all_facts
from netrunner.engine.ability import YOU, Ability, Paid, Subroutine, Trigger
from netrunner.engine.amount import Counters
from netrunner.engine.condition import Condition
from netrunner.engine.conditions.running import Accessing
from netrunner.engine.conditions.standing import CountersAtMost, TraceStrengthAtLeast
from netrunner.engine.constant import Advanceable, Credits, ExtraCost, Static
from netrunner.engine.cost import Cost
from netrunner.engine.effect import Effect, describe_all
from netrunner.engine.effects.choice import Choose, If, lower
from netrunner.engine.effects.conversion import AddAsAgenda
from netrunner.engine.effects.corp_installs import RevealChosen
from netrunner.engine.effects.harm import Trash
from netrunner.engine.effects.ice import Boost, Break
from netrunner.engine.effects.running import Trace
from netrunner.engine.effects.subroutine import GainSubroutinesOfChosen
from netrunner.engine.filter import Filter
from netrunner.engine.terms import (
    ACCESSED,
    ADVANCEMENT,
    AGENDA_SCORED,
    CORP,
    COUNTER_NAMES,
    COUNTERS_GONE,
    CREDIT,
    ENCOUNTERED,
    HAND,
    ICE,
    INSTALLED,
    PROGRAM,
    Q_LINK,
    Q_MEMORY_LIMIT,
    Q_STRENGTH,
    REZZED,
    RUNNER,
    TRASHED,
    TURN_BEGINS,
    UNTIL_ENCOUNTER_ENDS,
)

ANYTHING = sum(1 << purpose for purpose in range(11))


# -- filters -----------------------------------------------------------------------------------------------------------


def ice(rezzed: bool | None = None, server: int | None = None) -> Filter:
    """A piece of ice; rezzed or not; protecting a server."""
    face = -1 if rezzed is None else int(rezzed)
    return Filter(ICE, face=face) if server is None else Filter(ICE, face=face, server=server)


def program(subtype: str = "") -> Filter:
    """An installed program."""
    return Filter(PROGRAM, subtype=subtype)


def advanceable_card() -> Filter:
    """A card that can be advanced."""
    return Filter(advanceable=True, side=CORP, words="card that can be advanced")


virus_program = Filter(PROGRAM, subtype="virus")


# -- abilities ---------------------------------------------------------------------------------------------------------


def icebreaker(
    breaks: str, cost: int, pump: tuple[int, int] | None = None, count: int = 1, until: int = UNTIL_ENCOUNTER_ENDS
) -> tuple[Ability, ...]:
    """Break subroutines of a subtype ("" for any ice) for credits, and boost the strength: pump=(credits, strength)."""
    abilities: list[Ability] = [Paid(Cost(cost), (Break(breaks, count),))]
    if pump is not None:
        abilities.append(Paid(Cost(pump[0]), (Boost(pump[1], until),)))
    return tuple(abilities)


def subroutine(*effects: Effect, words: str = "") -> Ability:
    return Subroutine(effects, words)


def trash_program() -> Ability:
    """A subroutine: the Corp trashes an installed program."""
    return Subroutine((Choose(program()), Trash()), "The Corp trashes an installed program of its choice")


def grail() -> Ability:
    """When encountered, this ice can have the subroutines of other grail ice in HQ."""
    return when_encountered(
        Choose(Filter(ICE, subtype="grail", zone=HAND, side=CORP), 2, up_to=True),
        RevealChosen(),
        GainSubroutinesOfChosen(),
        optional=True,
        words=(
            "When this ice is encountered, you may reveal 1 or 2 pieces of grail ice from HQ: until the run ends it "
            "has their subroutines too, before or after its own and each other as you like."
        ),
    )


def constellation(*effects: Effect, words: str = "") -> Ability:
    """A subroutine: trace 2, with something for success and the same for a trace strength of 5 or more."""
    what = words or lower(describe_all(effects))
    return Subroutine(
        (Trace(2, *effects, always=(If(TraceStrengthAtLeast(5), *effects),)),),
        f"Trace 2. If successful, {what}. If your trace strength is 5 or greater, {what}",
    )


def double() -> Ability:
    """An additional click to play it."""
    return ExtraCost(
        "play", Cost(clicks=1), itself=True, words="As an additional cost to play this card, spend 1 click."
    )


def of_its_own(ability: Ability) -> Ability:
    """An ability whose text names its own card: a card that gains the text gains nothing by it."""
    ability.names_itself = True
    return ability


def titles_of(side: str, *types: str) -> tuple[str, ...]:
    """The titles of all cards of a side and of some types, in alphabetical order."""
    facts = all_facts().values()
    return tuple(sorted(fact.title for fact in facts if fact.side == side and fact.type in types))


def bioroid(clicks: int = 1) -> Ability:
    """The Runner may break subroutines on this ice for 1 click each, or up to so many at once for so many clicks."""
    if clicks == 1:
        words = "The Runner may break subroutines on this ice for 1 click each."
    else:
        words = f"The Runner may spend {clicks} clicks to break up to {clicks} subroutines on this ice."
    return Paid(Cost(clicks=clicks), (Break(itself=True, count=clicks),), anytime=True, user=RUNNER, words=words)


def action(cost: Cost, *effects: Effect, when: Condition | None = None) -> Ability:
    """A paid ability with a click in its cost."""
    return Paid(cost, effects, when=when)


def paid(cost: Cost, *effects: Effect, when: Condition | None = None, prevents: int = -1) -> Ability:
    return Paid(cost, effects, when=when, prevents=prevents)


def whenever(
    event: int,
    *effects: Effect,
    who: Filter | None = None,
    by: int = YOU,
    server: int | None = None,
    when: Condition | None = None,
    optional: bool = False,
    first: bool = False,
    itself: bool = False,
    words: str = "",
) -> Ability:
    """A conditional ability; `by` says whose event it must be."""
    if server is None:
        return Trigger(
            event, effects, who=who, by=by, when=when, optional=optional, first=first, itself=itself, words=words
        )
    return Trigger(
        event,
        effects,
        who=who,
        by=by,
        server=server,
        when=when,
        optional=optional,
        first=first,
        itself=itself,
        words=words,
    )


def each_turn(*effects: Effect, optional: bool = False, words: str = "") -> Ability:
    """When your turn begins."""
    return Trigger(TURN_BEGINS, effects, by=YOU, optional=optional, words=words)


def when_scored(*effects: Effect, optional: bool = False, words: str = "") -> Ability:
    return Trigger(AGENDA_SCORED, effects, itself=True, optional=optional, words=words)


def when_installed(*effects: Effect, optional: bool = False) -> Ability:
    return Trigger(INSTALLED, effects, itself=True, optional=optional)


def when_rezzed(*effects: Effect) -> Ability:
    return Trigger(REZZED, effects, itself=True)


def when_encountered(*effects: Effect, optional: bool = False, words: str = "") -> Ability:
    """When the Runner encounters this ice."""
    return Trigger(ENCOUNTERED, effects, itself=True, optional=optional, words=words)


def when_accessed(*effects: Effect, optional: bool = False, when: Condition | None = None, words: str = "") -> Ability:
    """When the Runner accesses this card, active or not."""
    return Trigger(ACCESSED, effects, itself=True, optional=optional, when=when, inactive=True, words=words)


def stolen_when_trashed(points: int) -> Ability:
    """As executives have it: trashed by the Runner who accesses it, the card joins their score area as an agenda."""
    return Trigger(
        TRASHED,
        (AddAsAgenda(points, RUNNER),),
        itself=True,
        inactive=True,
        when=Accessing(),
        words=(
            f"When the Runner trashes this card in the course of accessing it, it becomes a {points}-point agenda"
            " in the Runner's score area."
        ),
    )


def trash_when_empty(counter: int = CREDIT) -> Ability:
    """When there are no credits (or counters of another kind) left on this card, trash it."""
    noun = "credits" if counter == CREDIT else f"{COUNTER_NAMES[counter]} counters"
    return Trigger(
        COUNTERS_GONE,
        (Trash(itself=True),),
        itself=True,
        when=CountersAtMost(counter),
        words=f"When there are no {noun} left on this card, trash it.",
    )


def recurring(amount: int, *purposes: int, on: Filter | None = None, words: str) -> Ability:
    """Recurring credits and what they may be spent on."""
    return Credits(amount, sum(1 << purpose for purpose in purposes), on, words=words)


def also_for(*purposes: int, on: Filter | None = None) -> Ability:
    """Something else that the recurring credits before it may be spent on; their words say it."""
    return Credits(0, sum(1 << purpose for purpose in purposes), on)


def memory(amount: int) -> Ability:
    return Static(Q_MEMORY_LIMIT, amount)


def link(amount: int) -> Ability:
    return Static(Q_LINK, amount)


def advanceable() -> Ability:
    return Advanceable()


def strength_per_advancement() -> tuple[Ability, ...]:
    """It can be advanced and has +1 strength for each advancement token on it."""
    words = "It has +1 strength for each advancement token on it."
    return (Advanceable(), Static(Q_STRENGTH, Counters(ADVANCEMENT), words=words))


def additional_cost(do: str, cost: Cost, who: Filter | None = None, outlives_trashing: bool = False) -> Ability:
    return ExtraCost(do, cost, who, outlives_trashing, itself=who is None)
