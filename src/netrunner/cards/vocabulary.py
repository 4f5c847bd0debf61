"""The words cards are written in: effects, amounts, conditions and filters, with the short ways to say common
abilities from `phrases`.

Card modules say `from netrunner.cards.vocabulary import *` and nothing else.
"""

from netrunner.cards.behaviour import card
from netrunner.cards.phrases import (
    ANYTHING,
    action,
    additional_cost,
    advanceable,
    advanceable_card,
    also_for,
    bioroid,
    constellation,
    double,
    each_turn,
    grail,
    ice,
    icebreaker,
    link,
    memory,
    of_its_own,
    paid,
    program,
    recurring,
    stolen_when_trashed,
    strength_per_advancement,
    subroutine,
    titles_of,
    trash_program,
    trash_when_empty,
    virus_program,
    when_accessed,
    when_encountered,
    when_installed,
    when_rezzed,
    when_scored,
    whenever,
)
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
from netrunner.engine.effect import Effect, describe_all
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
from netrunner.engine.effects.choice import ANY_NUMBER, Choose, If, May, MustPayOr, OneOf, PayTo, lower
from netrunner.engine.effects.composite import RunEnds
from netrunner.engine.effects.conversion import AddAsAgenda, InstallAsCondition
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
from netrunner.engine.effects.demands import Averted, LoseBadPublicity, Pays, Purge, RevealAndTrash
from netrunner.engine.effects.deploy import InstallAndRez, InstallOnThis, ScoreChosen
from netrunner.engine.effects.economy import Gain, GainClicks, LoseClick, LoseCredits, TakeCredits
from netrunner.engine.effects.facedown import InstallTopFacedown, TrashAll, TurnFacedown
from netrunner.engine.effects.forced import ForceEncounter
from netrunner.engine.effects.harm import BadPublicity, Both, Damage, Expose, RemoveTags, Tag, Trash, TrashAccessed
from netrunner.engine.effects.hosted import (
    AddToHand,
    HostChosen,
    InstallHere,
    InstallThis,
    MoveCounters,
    ScoreHosted,
    SwapWithStolen,
)
from netrunner.engine.effects.ice import Boost, Break, Bypass, DerezSelf, GainSubtypes, RezChosen, Strengthen, Weaken
from netrunner.engine.effects.installs import InstallFrom, InstallFromHand, InstallTop, ReturnToDeck
from netrunner.engine.effects.lasting import Until
from netrunner.engine.effects.naming import ChooseServer, ChooseX, ThatCard
from netrunner.engine.effects.path import ContinueFromChosen, JackOut
from netrunner.engine.effects.piles import Draw, Recover
from netrunner.engine.effects.playing import PlayFromDiscard, PlayFromHand
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
from netrunner.engine.effects.search import Search
from netrunner.engine.effects.showing import AddToBottom, DiscardRandom, RevealEventCard, RevealRandom, RevealTop
from netrunner.engine.effects.subroutine import GainSubroutinesOfChosen, ResolveSubroutine
from netrunner.engine.effects.text import GainText, NameCard
from netrunner.engine.effects.tokens import MoveAdvancement, RemoveBadPublicity
from netrunner.engine.effects.tolls import Unless
from netrunner.engine.effects.top_of_deck import (
    ArrangeTop,
    InstallIceFromTop,
    InstallOneOfTop,
    PlayFromTop,
    TrashOneOfTop,
    TrashTop,
)
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
