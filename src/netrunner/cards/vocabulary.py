"""The words cards are written in: effects, amounts, conditions, filters and short ways to say common abilities.

Card modules say `from netrunner.cards.vocabulary import *` and nothing else.
"""

from netrunner.cards.behaviour import card
from netrunner.cards.facts import all_facts
from netrunner.engine.ability import OPPONENT, YOU, Ability, Check, Paid, Subroutine, Trigger
from netrunner.engine.amount import (
    Amount,
    BadPublicityCount,
    CardsInDeck,
    CardsInGrip,
    CostOfChosen,
    Counters,
    CountersLeft,
    EncountersThisRun,
    HighestInstallCost,
    Last,
    PointsStolenLastTurn,
    SubroutinesOnEventIce,
    Tags,
    TokensWhenScored,
    X,
)
from netrunner.engine.condition import All, Condition, Not
from netrunner.engine.conditions.history import (
    ClickForRun,
    EventWithoutRun,
    FirstClick,
    FirstInstallThisTurn,
    FirstRunOnChosenServer,
    FirstRunThisTurn,
    FirstThisRun,
    NoClickSpent,
    PlayedAnother,
    RanLastTurn,
    RanThisTurn,
    SameActionClicks,
    ScoredThisTurn,
)
from netrunner.engine.conditions.occasion import (
    ChosenIce,
    CounterSpent,
    DamageOf,
    EventCardRezzed,
    ExposedAs,
    From,
    HasTrashCost,
    HostOfEvent,
    InstalledOnThis,
    JustRezzed,
    LostToDamage,
    NamedCard,
    NotFrom,
    TraceSucceeded,
    UsedByTrashing,
)
from netrunner.engine.conditions.running import (
    AccessedThisRun,
    Accessing,
    BrokeWithThis,
    DuringRun,
    EncounteringHere,
    EncounterNumber,
    NoEncounterSince,
    NotAllBroken,
    RunHere,
    RunningOn,
)
from netrunner.engine.conditions.standing import (
    AnyChosen,
    AnyTrashed,
    ChosenLeft,
    CountersAtLeast,
    CountersAtMost,
    HasCounter,
    HostedOnIce,
    HostsFewer,
    HostsFinished,
    HostsNothing,
    HostWithoutStrength,
    LinkAtLeast,
    NoIceHere,
    OddCounters,
    OpponentAhead,
    Tagged,
    TagsAtLeast,
    TraceStrengthAtLeast,
)
from netrunner.engine.constant import (
    Advanceable,
    ChoosesDamage,
    Credits,
    ExtraCost,
    Forbid,
    GainsSubroutines,
    GainsSubtypes,
    Hosts,
    InstallOnly,
    InstallsFaceup,
    InsteadOfAccess,
    MoreDamage,
    MoreTags,
    MustBeTrashed,
    RezWhen,
    StartsWith,
    Static,
)
from netrunner.engine.cost import Cost
from netrunner.engine.effect import (
    Effect,
    describe_all,
)
from netrunner.engine.effects.archives import (
    BOTTOM,
    SHUFFLED,
    TOP,
    DrawAndBottom,
    JoinScoreArea,
    SortTop,
    SwapWithDiscard,
    ToDeck,
    ToHand,
)
from netrunner.engine.effects.caissa import ACROSS, APART, OUTERMOST, STRAIGHT, HostOnIce, MoveInward, UseClickAbility
from netrunner.engine.effects.choice import (
    ANY_NUMBER,
    Choose,
    If,
    May,
    MustPayOr,
    OneOf,
    PayTo,
    lower,
)
from netrunner.engine.effects.composite import RunEnds
from netrunner.engine.effects.conversion import (
    AddAsAgenda,
    InstallAsCondition,
)
from netrunner.engine.effects.corp_installs import (
    InstallIceBehind,
    InstallInNewServer,
    ReturnToHand,
    RevealChosen,
    RezEventCard,
    RezHosted,
    SwapApproachedIce,
    SwapWithHand,
)
from netrunner.engine.effects.counters import Forfeit, Place, Remember, RemoveCounter
from netrunner.engine.effects.demands import (
    Averted,
    LoseBadPublicity,
    Pays,
    Purge,
    RevealAndTrash,
)
from netrunner.engine.effects.deploy import (
    InstallAndRez,
    InstallOneOfTop,
    InstallOnThis,
    PlayFromHand,
    ScoreChosen,
)
from netrunner.engine.effects.economy import Gain, GainClicks, LoseClick, LoseCredits, TakeCredits
from netrunner.engine.effects.facedown import InstallTopFacedown, TrashAll, TurnFacedown
from netrunner.engine.effects.forced import ForceEncounter
from netrunner.engine.effects.harm import BadPublicity, Both, Damage, Expose, RemoveTags, Tag, Trash
from netrunner.engine.effects.hosted import (
    AddToHand,
    HostChosen,
    InstallHere,
    InstallThis,
    MoveCounters,
    ScoreHosted,
    SwapWithStolen,
)
from netrunner.engine.effects.ice import (
    Boost,
    Break,
    Bypass,
    DerezSelf,
    GainSubtypes,
    RezChosen,
    Strengthen,
    Weaken,
)
from netrunner.engine.effects.installs import (
    InstallFrom,
    InstallTop,
    ReturnToDeck,
)
from netrunner.engine.effects.lasting import (
    Until,
)
from netrunner.engine.effects.naming import ChooseServer, ThatCard
from netrunner.engine.effects.path import ContinueFromChosen, JackOut
from netrunner.engine.effects.piles import (
    ArrangeTop,
    Draw,
    InstallFromHand,
    InstallIceFromTop,
    Recover,
    RevealEventCard,
    Search,
    TrashTop,
)
from netrunner.engine.effects.piles_played import ChooseX, PlayFromTop
from netrunner.engine.effects.playing import PlayFromDiscard
from netrunner.engine.effects.prevention import (
    AvoidTags,
    PreventBreak,
    PreventDamage,
    PreventExpose,
    PreventTrash,
    ReplaceDamage,
)
from netrunner.engine.effects.psi import Psi
from netrunner.engine.effects.redirect import AccessTop, ArrangeIce, MoveIceAndRun, RunElsewhere
from netrunner.engine.effects.rezzing import DerezChosen, MustRez
from netrunner.engine.effects.rummage import TrashAccessed, TrashOneOfTop
from netrunner.engine.effects.running import (
    AccessMore,
    ApproachOutermost,
    EndRun,
    NextEncounter,
    ReplaceAccess,
    Run,
    Trace,
    TreatAsRunOn,
)
from netrunner.engine.effects.showing import AddToBottom, DiscardRandom, RevealRandom, RevealTop
from netrunner.engine.effects.subroutine import GainSubroutinesOfChosen, ResolveSubroutine
from netrunner.engine.effects.text import (
    GainText,
    NameCard,
)
from netrunner.engine.effects.tokens import MoveAdvancement, RemoveBadPublicity
from netrunner.engine.effects.tolls import Unless
from netrunner.engine.effects.traces import RestartTrace
from netrunner.engine.effects.warding import Along, PreventAnyDamage, PreventEncounterAbility
from netrunner.engine.effects.workshop import HostWithCounters, InstallFinished, RemoveHostedCounter
from netrunner.engine.filter import ANY_ZONE, Filter
from netrunner.engine.measure import AgendaPoints, EventAmount, Minus, RezPrice
from netrunner.engine.memory import UnusedMemory
from netrunner.engine.terms import (
    ACCESS_OVER,
    ACCESSED,
    ADVANCED,
    ADVANCEMENT,
    AGENDA,
    AGENDA_COUNTER,
    AGENDA_SCORED,
    ALL_BROKEN,
    APPROACHED_ICE,
    ARCHIVES,
    ASSET,
    BRAIN,
    BROKE_SUBROUTINE,
    CENTRAL,
    CORP,
    COUNTER_NAMES,
    COUNTERS_GONE,
    CREDIT,
    DAMAGED,
    DECK,
    DISCARD,
    DREW,
    ENCOUNTER_ENDED,
    ENCOUNTERED,
    EVENT,
    EXPOSED,
    FOR_ABILITY,
    FOR_INSTALL,
    FOR_REMOVING_TAGS,
    FOR_TRACE,
    FOR_TRASHING,
    HAND,
    HARDWARE,
    HOSTED,
    HQ,
    ICE,
    INSTALLED,
    INTERACTION_OVER,
    LOST_CLICK,
    MEAT,
    NET,
    NOBODY,
    OPERATION,
    PASSED_ALL_ICE,
    PASSED_ICE,
    PLAY,
    PLAYED,
    POOL_EMPTIED,
    POWER,
    PROGRAM,
    PURGED,
    Q_ACCESSES,
    Q_ADVANCEMENT,
    Q_CLICKS,
    Q_COUNTERS,
    Q_HAND_SIZE,
    Q_INSTALL_COST,
    Q_LINK,
    Q_MAY_ACCESS,
    Q_MEMORY_LIMIT,
    Q_POINTS,
    Q_REZ_COST,
    Q_STRENGTH,
    REMOTE,
    RESOURCE,
    REZZED,
    RND,
    RUN_BEGINS,
    RUN_ENDED,
    RUN_SUCCESSFUL,
    RUN_UNSUCCESSFUL,
    RUNNER,
    SCORED,
    SERVER_CREATED,
    SPENT_CLICK,
    SPENT_COUNTER,
    SPENT_CREDITS,
    STOLEN,
    THIS_SERVER,
    TRACED,
    TRASHED,
    TURN_BEGINS,
    TURN_ENDS,
    UNTIL_ENCOUNTER_ENDS,
    UNTIL_RUN_ENDS,
    UNTIL_TURN_ENDS,
    UNTIL_YOUR_TURN_BEGINS,
    UPGRADE,
    USED,
    VIRUS,
    WOULD_BREAK,
    WOULD_DAMAGE,
    WOULD_EXPOSE,
    WOULD_TAG,
    WOULD_TRACE,
    WOULD_TRASH,
    WOULD_TRIGGER,
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
    breaks: str,
    cost: int,
    pump: tuple[int, int] | None = None,
    count: int = 1,
    until: int = UNTIL_ENCOUNTER_ENDS,
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
