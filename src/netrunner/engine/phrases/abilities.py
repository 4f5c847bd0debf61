"""The phrases of abilities: events as trigger conditions, queries as constants, and whole lines of card text."""

from __future__ import annotations

from typing import Final, NamedTuple

from netrunner.engine.ability import OPPONENT, YOU, Ability, Check, Paid, Subroutine, Trigger
from netrunner.engine.amount import Amount, Arithmetic
from netrunner.engine.constant import (
    Advanceable,
    AlwaysPrevents,
    Blank,
    ChoosesDamage,
    Credits,
    ExtraCost,
    Forbid,
    Gains,
    GainsSubroutines,
    GainsSubtypes,
    HostsCards,
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
from netrunner.engine.effects.money import ALL
from netrunner.engine.filter import Filter
from netrunner.engine.phrase import MissingPhrase, Voice, capital, lower, say, say_all, sentence
from netrunner.engine.phrases.conditions import to_pay
from netrunner.engine.phrases.nouns import (
    after_some,
    has,
    listed,
    many,
    noun,
    number,
    plural,
    server_words,
    with_article,
)
from netrunner.engine.phrases.verbs import part, third
from netrunner.engine.terms import (
    ACCESS_OVER,
    ACCESSED,
    ACCESSES_BEGIN,
    ACCESSES_OVER,
    ADDED_TO_SCORE_AREA,
    ADVANCED,
    AGENDA_SCORED,
    ALL_BROKEN,
    ANY_SERVER,
    APPROACHED_ICE,
    APPROACHED_SERVER,
    BAD_PUBLICITY_REMOVED,
    BAD_PUBLICITY_TAKEN,
    BASIC_ACTION,
    BROKE_SUBROUTINE,
    CORP,
    COUNTER_NAMES,
    COUNTERS_GONE,
    CREDIT,
    CREDITS_LOST,
    DAMAGE_DONE,
    DAMAGE_NAMES,
    DAMAGED,
    DEREZZED,
    DISCARDED,
    DREW,
    DREW_FOR_TURN,
    EACH_RUN,
    ENCOUNTER_ENDED,
    ENCOUNTERED,
    EXPOSED,
    FOR_ABILITY,
    FOR_ADVANCING,
    FOR_INSTALL,
    FOR_PLAY,
    FOR_REMOVING_TAGS,
    FOR_REZ,
    FOR_STEALING,
    FOR_TRACE,
    FOR_TRASHING,
    FORFEITED,
    GAINED_CLICKS,
    GAINED_CREDITS,
    GAME_BEGINS,
    HAND_EMPTIED,
    IDENTITY_FLIPPED,
    INSTALLED,
    INTERACTION_OVER,
    JACKED_OUT,
    LOST_CLICK,
    NOBODY,
    PASSED_ALL_ICE,
    PASSED_ICE,
    PLACED,
    PLAYED,
    POOL_EMPTIED,
    PREVENTED,
    PSI_REVEALED,
    PURGED,
    Q_ACCESSES,
    Q_ADVANCE,
    Q_ADVANCEMENT,
    Q_BAD_PUBLICITY,
    Q_CLICKS,
    Q_COUNTERS,
    Q_HAND_SIZE,
    Q_ICE_INSTALL,
    Q_INSTALL_COST,
    Q_LINK,
    Q_MAY_ACCESS,
    Q_MEMORY_COST,
    Q_MEMORY_LIMIT,
    Q_PLAY_COST,
    Q_POINTS,
    Q_REMOVE_TAG,
    Q_REZ_COST,
    Q_STRENGTH,
    Q_TAGS,
    Q_TO_WIN,
    Q_TRACE,
    Q_TRASH_COST,
    Q_TRASH_RESOURCE,
    RESOLVED,
    REVEALED,
    REZZED,
    RUN_BEGINS,
    RUN_ENDED,
    RUN_SUCCESSFUL,
    RUN_UNSUCCESSFUL,
    RUNNER,
    SEARCHED,
    SERVER_CREATED,
    SPENT_CLICK,
    SPENT_COUNTER,
    SPENT_CREDITS,
    STOLEN,
    TAG_REMOVED,
    TAG_TAKEN,
    TRACE_BEGINS,
    TRACED,
    TRASHED,
    TURN_BEGINS,
    TURN_ENDS,
    UNINSTALLED,
    USED,
    WOULD_BAD_PUBLICITY,
    WOULD_BREAK,
    WOULD_DAMAGE,
    WOULD_EXPOSE,
    WOULD_TAG,
    WOULD_TRASH,
)

# -- events ------------------------------------------------------------------------------------------------------------


class Clause(NamedTuple):
    """How an event is told: who usually does it, the verb (present and past), what it is done to, and whether a server
    is where it happens ("on HQ") or to what it belongs."""

    actor: int
    verb: str
    past: str
    what: str
    at: str = "on"
    passive: str = ""


CLAUSES: Final = {
    RUN_BEGINS: Clause(RUNNER, "make", "made", "a run"),
    RUN_SUCCESSFUL: Clause(RUNNER, "make", "made", "a successful run"),
    RUN_UNSUCCESSFUL: Clause(RUNNER, "make", "made", "an unsuccessful run"),
    APPROACHED_ICE: Clause(RUNNER, "approach", "approached", "a piece of ice", "protecting"),
    ENCOUNTERED: Clause(RUNNER, "encounter", "encountered", "a piece of ice", "protecting"),
    PASSED_ICE: Clause(RUNNER, "pass", "passed", "a piece of ice", "protecting"),
    PASSED_ALL_ICE: Clause(RUNNER, "pass", "passed", "all ice", "protecting"),
    APPROACHED_SERVER: Clause(RUNNER, "approach", "approached", "a server", ""),
    BROKE_SUBROUTINE: Clause(RUNNER, "break", "broke", "a subroutine", "protecting"),
    ACCESSED: Clause(RUNNER, "access", "accessed", "a card", "in"),
    ACCESS_OVER: Clause(RUNNER, "finish", "finished", "accessing a card without stealing or trashing it", "in"),
    ACCESSES_BEGIN: Clause(RUNNER, "begin", "began", "accessing cards", "in"),
    ACCESSES_OVER: Clause(RUNNER, "finish", "finished", "accessing cards", "in"),
    STOLEN: Clause(RUNNER, "steal", "stole", "an agenda", "in"),
    EXPOSED: Clause(RUNNER, "expose", "exposed", "a card", "in"),
    JACKED_OUT: Clause(RUNNER, "jack", "jacked", "out"),
    TAG_TAKEN: Clause(RUNNER, "take", "took", "a tag"),
    TAG_REMOVED: Clause(RUNNER, "remove", "removed", "a tag"),
    DAMAGED: Clause(RUNNER, "suffer", "suffered", "damage"),
    DAMAGE_DONE: Clause(CORP, "do", "did", "damage"),
    AGENDA_SCORED: Clause(CORP, "score", "scored", "an agenda", "in"),
    REZZED: Clause(CORP, "rez", "rezzed", "a card", "in"),
    DEREZZED: Clause(CORP, "derez", "derezzed", "a card", "in"),
    ADVANCED: Clause(CORP, "advance", "advanced", "a card", "in"),
    PURGED: Clause(CORP, "purge", "purged", "virus counters"),
    BAD_PUBLICITY_TAKEN: Clause(CORP, "take", "took", "bad publicity"),
    BAD_PUBLICITY_REMOVED: Clause(CORP, "remove", "removed", "bad publicity"),
    SERVER_CREATED: Clause(CORP, "create", "created", "a server"),
    TRACE_BEGINS: Clause(CORP, "initiate", "initiated", "a trace"),
    DREW_FOR_TURN: Clause(CORP, "make", "made", "the mandatory draw"),
    INSTALLED: Clause(NOBODY, "install", "installed", "a card", "in", "installed"),
    UNINSTALLED: Clause(NOBODY, "uninstall", "uninstalled", "a card", "in", "uninstalled"),
    PLAYED: Clause(NOBODY, "play", "played", "a card", "", "played"),
    RESOLVED: Clause(NOBODY, "resolve", "resolved", "a card", "", "resolved"),
    TRASHED: Clause(NOBODY, "trash", "trashed", "a card", "in", "trashed"),
    DISCARDED: Clause(NOBODY, "discard", "discarded", "a card", "", "discarded"),
    DREW: Clause(NOBODY, "draw", "drew", "a card"),
    FORFEITED: Clause(NOBODY, "forfeit", "forfeited", "an agenda", "", "forfeited"),
    USED: Clause(NOBODY, "use", "used", "a card"),
    SPENT_CLICK: Clause(NOBODY, "spend", "spent", "a click"),
    LOST_CLICK: Clause(NOBODY, "lose", "lost", "a click"),
    GAINED_CLICKS: Clause(NOBODY, "gain", "gained", "a click"),
    SPENT_CREDITS: Clause(NOBODY, "spend", "spent", "credits"),
    GAINED_CREDITS: Clause(NOBODY, "gain", "gained", "credits"),
    CREDITS_LOST: Clause(NOBODY, "lose", "lost", "credits"),
    SPENT_COUNTER: Clause(NOBODY, "spend", "spent", "a counter"),
    PLACED: Clause(NOBODY, "place", "placed", "a counter"),
    REVEALED: Clause(NOBODY, "reveal", "revealed", "a card"),
    SEARCHED: Clause(NOBODY, "search", "searched", "a pile"),
    ADDED_TO_SCORE_AREA: Clause(NOBODY, "add", "added", "a card to a score area"),
    BASIC_ACTION: Clause(NOBODY, "take", "took", "a basic action"),
    HAND_EMPTIED: Clause(NOBODY, "have", "had", "no cards in hand"),
    PREVENTED: Clause(NOBODY, "prevent", "prevented", "something"),
    IDENTITY_FLIPPED: Clause(NOBODY, "flip", "flipped", "an identity"),
}
OWN: Final = {
    AGENDA_SCORED: "you score this agenda",
    STOLEN: "the Runner steals this agenda",
    ACCESSED: "the Runner accesses this card",
    INSTALLED: "this card is installed",
    REZZED: "this card is rezzed",
    DEREZZED: "this card is derezzed",
    ENCOUNTERED: "the Runner encounters this ice",
    PASSED_ICE: "the Runner passes this ice",
    APPROACHED_ICE: "the Runner approaches this ice",
    ALL_BROKEN: "all subroutines on this ice are broken during a single encounter",
    ENCOUNTER_ENDED: "the encounter with this ice ends",
    ADVANCED: "you advance this card",
    TRASHED: "this card is trashed",
    FORFEITED: "this agenda is forfeited",
    UNINSTALLED: "this card leaves play",
    EXPOSED: "this card is exposed",
    ADDED_TO_SCORE_AREA: "this card is added to a score area",
}


def happening(
    event: int,
    who: Filter | None,
    side: int,
    server: int,
    voice: Voice,
    past: bool = False,
    never: bool = False,
    what: int = -1,
) -> str:
    """An event as a clause: "you make a successful run on HQ", "the Runner has trashed a card"."""
    special = special_clause(event, side, server, voice, what)
    if special:
        return special
    told = CLAUSES.get(event)
    if told is None:
        raise MissingPhrase(f"event {event} has no phrase: add one to netrunner.engine.phrases.abilities")
    actor = told.actor if side == NOBODY else side
    thing = object_of(told, event, who, voice, what)
    where = f" {told.at} {server_words(server)}".replace("  ", " ") if server != ANY_SERVER else ""
    if event == APPROACHED_SERVER:
        thing, where = server_words(server), ""
    if actor == NOBODY:
        if told.passive:
            return f"{thing} {'was' if past else 'is'} {told.passive}{where}"
        return f"a player {told.past if past else third(told.verb)} {thing}{where}"
    subject = voice.pronoun(actor)
    if never:
        return f"{subject} {has(voice, actor)} not {participle(told)} {thing}{where}"
    if past:
        return f"{subject} {told.past} {thing}{where}"
    return f"{subject} {told.verb if subject == 'you' else third(told.verb)} {thing}{where}"


def participle(told: Clause) -> str:
    return {"stole": "stolen", "took": "taken", "broke": "broken", "drew": "drawn", "did": "done"}.get(
        told.past, told.past
    )


def object_of(told: Clause, event: int, who: Filter | None, voice: Voice, what: int) -> str:
    if event in (DAMAGED, DAMAGE_DONE) and what >= 0:
        return f"{DAMAGE_NAMES[what]} damage"
    if event in (SPENT_COUNTER, PLACED) and what >= 0:
        name = "a credit" if what == CREDIT else with_article(f"{COUNTER_NAMES[what]} counter")
        return f"{name} on {say(who, voice)}" if who is not None else name
    if who is None:
        return told.what
    words = noun(who, voice)
    if event in (INSTALLED, PLAYED, TRASHED, REZZED, STOLEN, AGENDA_SCORED, ACCESSED, ENCOUNTERED, RESOLVED):
        words = words.replace("installed ", "", 1)
    named = with_article(words)
    return (
        f"{told.what} from {named}" if event == SPENT_CREDITS else f"{told.what} on {named}" if event == USED else named
    )


def special_clause(event: int, side: int, server: int, voice: Voice, what: int) -> str:
    if event == TURN_BEGINS:
        return f"{voice.owns(side)} turn begins"
    if event == TURN_ENDS:
        return f"{voice.owns(side)} turn ends"
    if event == RUN_ENDED:
        return "the run ends"
    if event == GAME_BEGINS:
        return "the game begins, before the first turn"
    if event == INTERACTION_OVER:
        return "the time to break subroutines is over"
    if event == ENCOUNTER_ENDED:
        return "an encounter with a piece of ice ends"
    if event == ALL_BROKEN:
        return "all subroutines on a piece of ice are broken during a single encounter"
    if event == TRACED:
        return "a trace ends"
    if event == PSI_REVEALED:
        return "secretly spent credits are revealed"
    if event == POOL_EMPTIED:
        pool = "their credit pool" if voice.who(side) else "your credit pool"
        return f"{voice.pronoun(side)} {has(voice, side)} no credits in {pool}"
    if event == COUNTERS_GONE:
        name = "credits" if what == CREDIT else f"{COUNTER_NAMES[what]} counters" if what >= 0 else "counters"
        return f"there are no {name} left on this card"
    return ""


def trigger_clause(trigger: Trigger, voice: Voice) -> str:
    """The trigger condition without "when": several events are joined by "or"."""
    side = voice.side if trigger.by == YOU else 1 - voice.side if trigger.by == OPPONENT else NOBODY
    clauses: list[str] = []
    for event in trigger.events:
        if trigger.itself and event in OWN:
            clauses.append(OWN[event])
        elif event == ALL_BROKEN and trigger.who is not None:
            clauses.append(f"all subroutines on {ice_of(trigger.who, voice)} are broken during a single encounter")
        elif event == TRACED and trigger.when is not None:
            clauses.append("a trace is made")
        else:
            clauses.append(happening(event, trigger.who, side, trigger.server, voice, what=trigger.what))
    return " or ".join(dict.fromkeys(clauses))


def ice_of(who: Filter, voice: Voice) -> str:
    words = noun(who, voice)
    return "its host" if "hosts this card" in words else with_article(words)


def trigger_words(trigger: Trigger, voice: Voice) -> str:
    """ "When you score this agenda, gain 7 credits"."""
    condition = trigger_clause(trigger, voice)
    once = trigger.itself or trigger.events[0] in (TURN_BEGINS, TURN_ENDS, COUNTERS_GONE)
    start = "When" if once or trigger.once_per_turn or trigger.once_per_run else "Whenever"
    if trigger.first:
        start = f"The first time each {'run' if trigger.first == EACH_RUN else 'turn'} that"
    text = f"{start} {condition}"
    if trigger.once_per_turn or trigger.once_per_run:
        text = f"Once per {'turn' if trigger.once_per_turn else 'run'}, {lower(text)}"
    if trigger.when is not None:
        text += f", if {say(trigger.when, voice)}"
    may = "you may " if trigger.optional else ""
    return f"{text}, {may}{part(trigger.effects, voice)}"


def during_words(ability: Ability, voice: Voice) -> str:
    """An ability that acts for a run."""
    if ability.words:
        return ability.words
    if isinstance(ability, Trigger):
        return trigger_words(ability, voice)
    return f"during this run, {clause(ability, voice, 'this card')}"


# -- constants ---------------------------------------------------------------------------------------------------------


def subject_of(who: Filter | None, subject: str, voice: Voice) -> str:
    if who is None:
        return subject
    words = noun(who, voice)
    if words == "card that hosts this card" or "that hosts this card" in words:
        return "host ice" if "ice" in words else f"host {words.partition(' that hosts')[0].replace('installed ', '')}"
    if "hosted on this card" in words:
        return f"each {words}"
    return f"each {words}"


def signed(amount: int | Amount, voice: Voice) -> tuple[str, str]:
    """ "+1" and " for each virus counter on this card"."""
    if isinstance(amount, int):
        return f"{amount:+d}", ""
    times: int | Amount = 1
    counted: Amount = amount
    if isinstance(amount, Arithmetic) and amount.sign == "*" and isinstance(amount.right, Amount):
        times, counted = amount.left, amount.right
    if isinstance(counted, Arithmetic) and counted.sign == "max" and counted.left == 0 and after_some(counted) is None:
        if isinstance(counted.right, Amount):
            counted = counted.right
    if (isinstance(counted, Arithmetic) and after_some(counted) is None) or not isinstance(times, int):
        return "+X", f", where X is {number(amount, voice)}"
    text = say(counted, voice)
    if text == "X":
        return ("-X" if times < 0 else "+X"), ""
    return f"{times:+d}", f" for each {text}"


def less_or_more(amount: int | Amount, voice: Voice) -> str:
    """ "1 credit less", "2 credits more for each …"."""
    sign = signed(amount, voice)[0]
    size = sign[1:]
    unit = "credit" if size == "1" else "credits"
    return f"{size} {unit} {'less' if sign.startswith('-') else 'more'}"


def static_clause(ability: Static, voice: Voice, subject: str) -> str:
    query = ability.query
    who = subject_of(ability.who, subject, voice)
    side = voice.side if ability.side == NOBODY else ability.side
    sign, each = signed(ability.amount, voice) if query != Q_COUNTERS else ("", "")
    if ability.sets:
        return set_clause(ability, voice, who, side)
    owner = voice.owns(side)
    one = sign[1:] == "1"
    more = f"{sign[1:]} additional {'card' if one else 'cards'}{each}"
    from_server = f"whenever you access cards from {server_words(ability.server)}"
    words = {
        Q_STRENGTH: f"{who} has {sign} strength{each}",
        Q_MEMORY_LIMIT: f"{owner} memory limit is changed by {sign}{each}",
        Q_LINK: f"{sign} link{each}",
        Q_HAND_SIZE: f"{owner} maximum hand size is changed by {sign}{each}",
        Q_ACCESSES: f"{from_server}, access {more}",
        Q_MAY_ACCESS: f"{from_server}, you may access {more}",
        Q_ADVANCEMENT: f"the advancement requirement of {who} is changed by {sign}{each}",
        Q_POINTS: f"{who} is worth {sign} agenda {'point' if one else 'points'}{each}",
        Q_CLICKS: f"{voice.pronoun(side)} {has(voice, side)} {sign} {'click' if one else 'clicks'} each turn{each}",
        Q_TRACE: f"traces of {who} have {sign} base strength{each}",
        Q_MEMORY_COST: f"the memory cost of {who} is changed by {sign}{each}",
        Q_TAGS: f"{voice.pronoun(RUNNER)} {has(voice, RUNNER)} {sign} tag{each}",
        Q_BAD_PUBLICITY: f"{voice.pronoun(CORP)} {has(voice, CORP)} {sign} bad publicity{each}",
        Q_TO_WIN: f"{voice.pronoun(side)} needs {sign} agenda points to win{each}",
        Q_COUNTERS: f"{lent_words(ability)} on this card count as hosted on {who} and can be spent as if they were",
    }.get(query)
    if words is not None:
        return words
    paid = {
        Q_REZ_COST: f"{who} costs {{}} to rez",
        Q_INSTALL_COST: f"{who} costs {{}} to install",
        Q_PLAY_COST: f"{who} costs {{}} to play",
        Q_TRASH_COST: f"{who} costs {{}} to trash",
        Q_ICE_INSTALL: f"{who} costs {{}} to install",
        Q_REMOVE_TAG: "removing a tag costs {}",
        Q_TRASH_RESOURCE: "trashing a resource as a basic action costs {}",
        Q_ADVANCE: f"{who} costs {{}} to advance",
    }.get(query)
    if paid is None:
        raise MissingPhrase(f"query {query} has no phrase: add one to netrunner.engine.phrases.abilities")
    return paid.format(less_or_more(ability.amount, voice)) + each


def lent_words(ability: Static) -> str:
    """The counters that count as hosted on other cards."""
    return f"{COUNTER_NAMES[ability.amount]} counters" if isinstance(ability.amount, int) else "counters"


def set_clause(ability: Static, voice: Voice, who: str, side: int) -> str:
    value = number(ability.amount, voice)
    name = {
        Q_STRENGTH: f"the strength of {who}",
        Q_MEMORY_LIMIT: f"{voice.owns(side)} memory limit",
        Q_HAND_SIZE: f"{voice.owns(side)} maximum hand size",
        Q_LINK: f"{voice.owns(side)} link",
    }.get(ability.query)
    if name is None:
        raise MissingPhrase(f"query {ability.query} has no phrase for being set")
    return f"{name} is {value}"


def forbid_clause(ability: Forbid, voice: Voice, subject: str) -> str:
    side = ability.side
    who = "" if ability.who is None else f" {say(ability.who, voice)}"
    if ability.who is not None and any(type(test).__name__ == "Among" for test in ability.who.tests):
        who = f" {subject}"
    if ability.what == "trash" and side == NOBODY:
        return f"{who.strip() or subject} cannot be trashed"
    if ability.what == "succeed":
        return "for card abilities, a run is neither successful nor unsuccessful"
    if ability.what == "act without running":
        return "you must spend the next click on a run, or on playing a run event"
    if ability.what == "host":
        return f"nothing can be hosted on {who.strip() or subject}"
    if ability.what == "lower":
        return f"the strength of {who.strip() or subject} cannot be lowered"
    actor = voice.pronoun(side) if side != NOBODY else "nobody"
    verbs = {"take tags": "take tags", "leave the heap": "move cards out of the heap", "win": "win the game"}
    thing = {"draw": " cards", "spend": " credits", "run": "", "jack out": "", "access": " cards"}.get(
        ability.what, " cards"
    )
    if ability.what in ("take tags", "leave the heap", "win"):
        thing = ""
    where = f" on {server_words(ability.server)}" if ability.server != ANY_SERVER else ""
    return f"{actor} cannot {verbs.get(ability.what, ability.what)}{who or thing}{where}"


def clause(ability: Ability, voice: Voice, subject: str) -> str:
    """A constant or lasting ability as a clause about a subject."""
    if ability.words:
        return lower(ability.words.removesuffix("."))
    text = bare_clause(ability, voice, subject)
    when = getattr(ability, "when", None)
    if when is not None and not isinstance(ability, (Trigger, Paid, Check, InstallOnly, RezWhen, Credits)):
        return f"while {say(when, voice)}, {text}"
    return text


def bare_clause(ability: Ability, voice: Voice, subject: str) -> str:
    if isinstance(ability, Trigger):
        return lower(trigger_words(ability, voice)).replace(
            "this card", subject if subject != "this card" else "this card"
        )
    if isinstance(ability, Static):
        return static_clause(ability, voice, subject)
    if isinstance(ability, Forbid):
        return forbid_clause(ability, voice, subject)
    if isinstance(ability, ExtraCost):
        return extra_cost_clause(ability, voice, subject)
    if isinstance(ability, GainsSubtypes):
        return subtypes_clause(ability, voice, subject)
    if isinstance(ability, GainsSubroutines):
        return subroutines_clause(ability, voice, subject)
    if isinstance(ability, InsteadOfAccess):
        return f"instead of accessing {say(ability.who, voice)}, you may once {part(ability.effects, voice)}"
    return lower(ability_words(ability, voice).removesuffix("."))


DOERS: Final = {
    "steal": RUNNER,
    "access": RUNNER,
    "run": RUNNER,
    "run action": RUNNER,
    "jack out": RUNNER,
    "break": RUNNER,
}


def extra_cost_clause(ability: ExtraCost, voice: Voice, subject: str) -> str:
    doer = DOERS.get(ability.do, voice.side if ability.do == "play" else CORP)
    who = "" if ability.do.startswith("run") else f" {subject if ability.who is None else say(ability.who, voice)}"
    if ability.who is not None and any(type(test).__name__ == "Among" for test in ability.who.tests):
        who = f" {subject}"
    do = {"run": "make a run", "run action": "make a run with the basic action", "trash resource": "trash"}.get(
        ability.do, ability.do
    )
    on = f" on {server_words(ability.server)}" if ability.server != ANY_SERVER else ""
    must = to_pay(ability.cost, Voice(doer))
    first, _, rest = must.partition(" ")
    payer = voice.who(doer).strip()
    paid = f"{payer} must {must}" if payer else must
    if not payer:
        return f"as an additional cost to {do}{who}{on}, {first} {rest}"
    later = ", even during the run in which this card is trashed" if ability.outlives_trashing else ""
    return f"as an additional cost to {do}{who}{on}, {paid}{later}"


def subtypes_clause(ability: GainsSubtypes, voice: Voice, subject: str) -> str:
    who = subject_of(ability.who, subject, voice)
    if ability.of is not None:
        return f"{who} gains the subtypes of each {noun(ability.of, voice)}"
    gained = f"gains {listed(list(ability.gain), 'and')}" if ability.gain else ""
    lost = f"loses {listed(list(ability.lose), 'and')}" if ability.lose else ""
    return f"{who} {listed([text for text in (gained, lost) if text], 'and')}"


def subroutines_clause(ability: GainsSubroutines, voice: Voice, subject: str) -> str:
    who = subject_of(ability.who, subject, voice)
    if ability.who is not None and any(type(test).__name__ == "Among" for test in ability.who.tests):
        who = subject if "encounter" not in noun(ability.who, voice) else "each other piece of ice that is encountered"
    text = f'"[subroutine] {sentence(say_all(ability.subroutine.effects, voice))}"'
    where = (
        " after all its other subroutines" if ability.last else " before its other subroutines" if ability.first else ""
    )
    if isinstance(ability.count, int):
        return f"{who} gains {text}{where}"
    counted = say(ability.count, voice)
    return f"{who} gains X subroutines {text}" if counted == "X" else f"{who} gains {text} for each {counted}"


PURPOSES: Final = {
    FOR_INSTALL: "install {}",
    FOR_PLAY: "play {}",
    FOR_REZ: "rez {}",
    FOR_ABILITY: "use {}",
    FOR_TRACE: "spend on traces",
    FOR_REMOVING_TAGS: "remove tags",
    FOR_TRASHING: "pay trash costs",
    FOR_STEALING: "steal agendas",
    FOR_ADVANCING: "advance {}",
}


def credits_words(ability: Credits, voice: Voice) -> str:
    amount = ability.recurring
    start = "" if amount == 0 else f"{capital(many(amount, 'recurring credit', voice))}. "
    if ability.words:
        return f"{start}{ability.words}"
    when = f" while {say(ability.when, voice)}" if ability.when is not None else ""
    if ability.purposes == EVERY_PURPOSE:
        uses = "spend them on anything" if not when else "spend them"
    else:
        cards = "cards" if ability.who is None else plural(noun(ability.who, voice).replace("installed ", ""))
        named = [text.format(cards) for bit, text in PURPOSES.items() if ability.purposes >> bit & 1]
        uses = f"use them to {listed(named, 'or')}"
    lead = "You may" if amount != 0 else "You may also" if ability.purposes != EVERY_PURPOSE else "You may"
    text = f"{lead} {uses}{when}."
    return start + (
        text if amount != 0 or ability.purposes != EVERY_PURPOSE else text.replace("them", "the hosted credits")
    )


EVERY_PURPOSE: Final = sum(1 << purpose for purpose in range(11))


def hosts_words(ability: HostsCards, voice: Voice) -> str:
    what = noun(ability.who, voice).replace("installed ", "")
    if ability.memory >= 0:
        limit = f"{plural(what)} with a total memory cost of up to {ability.memory}"
    elif ability.count >= 0:
        limit = f"up to {ability.count} {plural(what) if ability.count > 1 else what}"
    else:
        limit = f"any number of {plural(what)}"
    text = f"This card can host {limit}."
    if ability.discount:
        text += f" They cost {many(ability.discount, 'credit', voice)} less to install here."
    return text + (" Hosted programs take up no memory." if ability.free_memory else "")


def install_only_words(ability: InstallOnly, voice: Voice) -> str:
    if ability.on is not None:
        return f"Install only on {say(ability.on, voice)}."
    if ability.when is not None:
        return f"Install only if {say(ability.when, voice)}."
    root = "the root of " if ability.server >= 0 else ""
    return f"Install only in {root}{server_words(ability.server)}."


ABOUT_TO: Final = {
    WOULD_EXPOSE: "a card is about to be exposed",
    WOULD_BREAK: "a subroutine is about to be broken",
    WOULD_DAMAGE: "damage is about to be done",
    WOULD_TAG: "the Runner is about to take a tag",
    WOULD_TRASH: "a card is about to be trashed",
    WOULD_BAD_PUBLICITY: "you are about to take bad publicity",
}


def starts_with_words(ability: StartsWith, voice: Voice) -> str:
    texts: list[str] = []
    if ability.hand != 5:
        texts.append(f"You draw a starting hand of {ability.hand} cards.")
    if ability.credits != 5:
        texts.append(f"You start the game with {ability.credits} credits.")
    if ability.bad_publicity:
        texts.append(
            f"{capital(voice.pronoun(CORP))} {start_verb(voice)} the game with {ability.bad_publicity} bad publicity."
        )
    return " ".join(texts)


def start_verb(voice: Voice) -> str:
    return "start" if voice.side == CORP else "starts"


def wards_words(ability: AlwaysPrevents, voice: Voice) -> str:
    kinds = listed([DAMAGE_NAMES[kind] for kind in ability.damage], "and")
    cards = plural(noun(ability.who, voice)) if ability.who is not None else "cards"
    thing = {
        WOULD_DAMAGE: f"{kinds} damage".strip(),
        WOULD_TAG: "tags",
        WOULD_BAD_PUBLICITY: "bad publicity",
        WOULD_TRASH: f"{cards} from being trashed",
        WOULD_EXPOSE: f"{cards} from being exposed",
    }[ability.kind]
    if ability.by is not None:
        thing += f" by {plural(noun(ability.by, voice))}"
    verb = "Avoid" if ability.kind == WOULD_TAG else "Prevent"
    amount = "all" if ability.amount >= ALL else str(ability.amount)
    first = (
        f" the first time each {'run' if ability.first == EACH_RUN else 'turn'} it would happen"
        if ability.first
        else ""
    )
    then = f" {sentence(say_all(ability.then, voice))}" if ability.then else ""
    return f"{verb} {amount} {thing}{first}.{then}"


def damage_choice_words(ability: ChoosesDamage, voice: Voice) -> str:
    kinds = (
        listed([DAMAGE_NAMES[kind] for kind in range(3) if ability.kinds >> kind & 1], "or")
        if ability.kinds != 7
        else ""
    )
    first = "The first time each turn that" if ability.first_each_turn else "Whenever"
    who = "the Runner suffers" if voice.side == CORP else "you suffer"
    may = "you may look at the grip and choose" if ability.optional else "you choose"
    cards = "the cards that are trashed" if ability.count < 0 else f"{ability.count} card that is trashed"
    return f"{first} {who} {kinds} damage, {may} {cards}.".replace("  ", " ")


def paid_words(ability: Paid, voice: Voice) -> str:
    only = f" Use this ability only if {say(ability.when, voice)}." if ability.when is not None else ""
    if ability.once_per_turn or ability.once_together:
        only += " Use this ability only once per turn."
    if ability.on_access:
        only += " Use this ability only while you are accessing a card."
    who = ""
    if ability.user >= 0 and ability.user != voice.side:
        return f"The Runner may {to_pay(ability.cost, Voice(RUNNER))} to {part(ability.effects, voice)}.{only}"
    free = "0 credits" if ability.cost.nothing() else say(ability.cost, voice)
    return f"{who}{capital(free)}: {sentence(say_all(ability.effects, voice))}{only}"


def ability_words(ability: Ability, voice: Voice) -> str:
    """One ability as a line of card text."""
    if isinstance(ability, Subroutine):
        return f"[subroutine] {sentence(ability.words or say_all(ability.effects, voice))}"
    if isinstance(ability, Credits):
        return credits_words(ability, voice)
    if ability.words:
        return sentence(ability.words)
    if isinstance(ability, Trigger):
        return sentence(trigger_words(ability, voice))
    if isinstance(ability, Paid):
        return paid_words(ability, voice)
    if isinstance(ability, Check):
        return sentence(f"as soon as {say(ability.when, voice)}, {part(ability.effects, voice)}")
    if (
        isinstance(ability, Static)
        and ability.query in (Q_MEMORY_LIMIT, Q_LINK)
        and not ability.sets
        and ability.who is None
    ):
        sign, each = signed(ability.amount, voice)
        if ability.side == NOBODY and ability.when is None:
            return f"{sign} {'memory' if ability.query == Q_MEMORY_LIMIT else 'link'}{each}."
    if isinstance(ability, Static) and ability.query == Q_MEMORY_LIMIT and ability.who is not None:
        return f"{signed(ability.amount, voice)[0]} memory, which only {plural(noun(ability.who, voice))} can use."
    if isinstance(ability, (Static, Forbid, ExtraCost, GainsSubtypes, GainsSubroutines, InsteadOfAccess)):
        return sentence(clause(ability, voice, "this card"))
    if isinstance(ability, HostsCards):
        return hosts_words(ability, voice)
    if isinstance(ability, InstallOnly):
        return install_only_words(ability, voice)
    if isinstance(ability, RezWhen):
        when = f" and {say(ability.when, voice)}" if ability.when is not None else ""
        return f"You may rez this card when {ABOUT_TO[ability.would]}{when}."
    if isinstance(ability, Advanceable):
        return f"This card can be advanced{' while it is rezzed' if ability.rezzed else ''}."
    if isinstance(ability, MoreDamage):
        kind = DAMAGE_NAMES[ability.kind]
        return f"Whenever you do {kind} damage, do {ability.amount} additional {kind} damage."
    if isinstance(ability, MoreTags):
        return f"Whenever you give the Runner tags, give {ability.amount} additional tag."
    if isinstance(ability, ChoosesDamage):
        return damage_choice_words(ability, voice)
    if isinstance(ability, StartsWith):
        return starts_with_words(ability, voice)
    if isinstance(ability, InstallsFaceup):
        return "Install this card faceup."
    if isinstance(ability, MustBeTrashed):
        return "If the Runner accesses this card while it is installed, they must trash it, if able."
    if isinstance(ability, AlwaysPrevents):
        return wards_words(ability, voice)
    if isinstance(ability, Blank):
        return f"{capital(plural(noun(ability.who, voice)))} have blank text boxes."
    if isinstance(ability, Gains):
        gained = " ".join(f'"{ability_words(lent, voice)}"' for lent in ability.abilities)
        return f"{capital(subject_of(ability.who, 'this card', voice))} gains {gained}"
    return own_words(ability, voice)


def own_words(ability: Ability, voice: Voice) -> str:
    """An ability that lives with its card brings its own words; one without any says nothing on purpose."""
    if type(ability) is Ability:
        return ""
    return sentence(say(ability, voice))
