"""The phrases of constant abilities, as clauses about a subject."""

from __future__ import annotations

import re
from typing import Final

from netrunner.engine.amount import Amount, Arithmetic
from netrunner.engine.card_tests.others import Among
from netrunner.engine.constant import (
    ExtraCost,
    Forbid,
    GainsSubroutines,
    GainsSubtypes,
    Static,
)
from netrunner.engine.filter import Filter
from netrunner.engine.game_amount import CreditsOf, Link
from netrunner.engine.phrase import CAPITALS, MissingPhrase, Voice, listed, say, say_all, sentence, to_pay
from netrunner.engine.phrases.amounts import after_some, for_every, number
from netrunner.engine.phrases.nouns import each, has, noun, plural, server_words, type_words
from netrunner.engine.reference import EncounteredIce, Host, This
from netrunner.engine.terms import (
    ANY_SERVER,
    CORP,
    COUNTER_NAMES,
    ICE,
    NOBODY,
    Q_ACCESSES,
    Q_ADVANCE,
    Q_ADVANCEMENT,
    Q_BAD_PUBLICITY,
    Q_CARDS_DRAWN,
    Q_CLICKS,
    Q_CORP_CHOOSES,
    Q_COUNTERS,
    Q_DRAWS,
    Q_FEWER_ACCESSES,
    Q_FIRST_TIMES,
    Q_FROM_BOTTOM,
    Q_HAND_SIZE,
    Q_ICE_INSTALL,
    Q_INSTALL_COST,
    Q_KEEPS_STRENGTH,
    Q_LINK,
    Q_MAY_ACCESS,
    Q_MEMORY_COST,
    Q_MEMORY_LIMIT,
    Q_NO_BASE_LINK,
    Q_OPEN_HAND,
    Q_OUTER_ICE_INSTALL,
    Q_PLAY_COST,
    Q_POINTS,
    Q_PURGE_LEAVES,
    Q_REMOVE_TAG,
    Q_REZ_COST,
    Q_RUNNER_FIRST,
    Q_RUNNER_ORDERS,
    Q_STRENGTH,
    Q_TAGGED,
    Q_TAGS,
    Q_TO_WIN,
    Q_TOKENS,
    Q_TRACE,
    Q_TRASH_COST,
    Q_TRASH_RESOURCE,
    RUNNER,
)


def subject_of(who: Filter | None, subject: str, voice: Voice) -> str:
    if who is None:
        return subject
    for test in who.tests:
        if isinstance(test, Among):
            if isinstance(test.ref, Host):
                return who.words or f"host {'ice' if who.types == ICE else who.subtype or type_words(who.types)}"
            if isinstance(test.ref, EncounteredIce) and not who.other:
                return f"the {noun(who, voice)}"
            if isinstance(test.ref, This):
                return subject
    return each(noun(who, voice))


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
    every = for_every(counted, voice)
    if every and isinstance(times, int):
        return f"{times:+d}", f" {every}"
    if (isinstance(counted, Arithmetic) and after_some(counted) is None) or not isinstance(times, int):
        return "+X", f", where X is {number(amount, voice)}"
    text = linked(voice) if isinstance(counted, Link) else say(counted, voice)
    if text == "X":
        return ("-X" if times < 0 else "+X"), ""
    return f"{times:+d}", f" for {each(text)}"


def accesses(voice: Voice) -> str:
    return "accesses" if voice.who(RUNNER) else "access"


def linked(voice: Voice) -> str:
    return f"link {voice.pronoun(RUNNER)} {has(voice, RUNNER)}"


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
    sign, per = signed(ability.amount, voice) if query != Q_COUNTERS else ("", "")
    if who == "this card" and query not in (Q_ACCESSES, Q_MAY_ACCESS):
        per = per.replace(" on this card", " on it")
    if ability.sets:
        return set_clause(ability, voice, who, side)
    owner = voice.owns(side)
    one = sign[1:] == "1"
    more = f"{sign[1:]} additional {'card' if one else 'cards'}{per}"
    less = sign.startswith("-")
    changed = f"{'lowered' if less else 'increased'} by {sign[1:]}{per}"
    from_server = f"whenever {voice.pronoun(RUNNER)} {accesses(voice)} cards from {server_words(ability.server)}"
    later = ", even during the run in which this card is trashed" if ability.outlives_trashing else ""
    words = {
        Q_STRENGTH: f"{who} has {sign} strength{per}",
        Q_MEMORY_LIMIT: f"{owner} memory limit is {changed}",
        Q_LINK: f"{sign} link{per}",
        Q_HAND_SIZE: f"{owner} maximum hand size is {changed}",
        Q_ACCESSES: f"{from_server}, {'they ' if voice.who(RUNNER) else ''}access {more}{later}",
        Q_MAY_ACCESS: f"{from_server}, you may access {more}",
        Q_FEWER_ACCESSES: (
            f"{voice.pronoun(RUNNER)} {'accesses' if voice.who(RUNNER) else 'access'} {sign[1:]} fewer "
            f"{'card' if one else 'cards'} whenever they access cards{per}"
        ),
        Q_ADVANCEMENT: f"the advancement requirement of {who} is {changed}",
        Q_POINTS: f"{who} is worth {sign[1:]} agenda {'point' if one else 'points'} {'less' if less else 'more'}{per}",
        Q_CLICKS: (
            f"{voice.pronoun(side)} {has(voice, side)} {sign[1:]} {'fewer' if less else 'additional'} "
            f"{'click' if one else 'clicks'} each turn{per}"
        ),
        Q_DRAWS: (
            f"whenever {voice.pronoun(side)} {'takes' if voice.who(side) else 'take'} the basic action to draw 1 card, "
            f"{'they ' if voice.who(side) else ''}draw {sign[1:]} additional {'card' if one else 'cards'} with it{per}"
        ),
        Q_CARDS_DRAWN: (
            f"whenever {voice.pronoun(side)} {'draws' if voice.who(side) else 'draw'}, "
            f"{'they ' if voice.who(side) else ''}draw {sign[1:]} additional {'card' if one else 'cards'} with it{per}"
        ),
        Q_TRASH_COST: f"{who} has {sign} trash cost{per}",
        Q_TRACE: f"{traces(ability.who, who)} {sign} base strength{per}",
        Q_MEMORY_COST: f"the memory cost of {who} is {changed}",
        Q_TAGS: (
            f"{voice.pronoun(RUNNER)} {has(voice, RUNNER)} {sign[1:]} {'fewer' if less else 'additional'} "
            f"{'tag' if one else 'tags'}{per}"
        ),
        Q_TAGGED: "you are tagged" if voice.side == RUNNER else "the Runner is tagged",
        Q_BAD_PUBLICITY: (
            f"{voice.pronoun(CORP)} {has(voice, CORP)} {sign[1:]} {'less' if less else 'additional'} bad publicity{per}"
        ),
        Q_TO_WIN: (
            f"{voice.pronoun(side)} {'needs' if voice.who(side) else 'need'} {sign[1:]} {'fewer' if less else 'more'} "
            f"agenda {'point' if one else 'points'} to win{per}"
        ),
        Q_TOKENS: f"{who} is considered to have {sign[1:]} additional advancement {'token' if one else 'tokens'}{per}",
        Q_PURGE_LEAVES: f"a purge removes all but {sign[1:]} of the virus counters on {who}{per}",
        Q_FROM_BOTTOM: f"access cards of {server_words(ability.server)} from the bottom up instead of from the top",
        Q_NO_BASE_LINK: "the Runner's base link strength is 0 in traces",
        Q_CORP_CHOOSES: (
            f"{voice.pronoun(CORP)} {'chooses' if voice.who(CORP) else 'choose'} which cards "
            f"{voice.pronoun(RUNNER)} {'accesses' if voice.who(RUNNER) else 'access'} from "
            f"{server_words(ability.server)}"
        ),
        Q_OPEN_HAND: (
            f"{voice.pronoun(side)} {'plays' if voice.who(side) else 'play'} with a revealed {'grip' if side else 'HQ'}"
        ),
        Q_RUNNER_FIRST: "the Runner must spend credits first in each trace",
        Q_KEEPS_STRENGTH: f"{who} returns to its base strength at the end of each turn rather than of each encounter",
        Q_RUNNER_ORDERS: f"unbroken subroutines resolve in the order of {voice.owns(RUNNER)} choice",
        Q_FIRST_TIMES: (
            f"what {who} does the first time each turn also happens the "
            + ("second time" if one else f"next {sign[1:]} times")
        ),
        Q_COUNTERS: f"{lent_words(ability)} on this card count as hosted on {who} and can be spent as if they were",
    }.get(query)
    if words is not None:
        return words
    paid = {
        Q_REZ_COST: f"{who} costs {{}} to rez",
        Q_INSTALL_COST: f"{who} costs {{}} to install",
        Q_PLAY_COST: f"{who} costs {{}} to play",
        Q_ICE_INSTALL: f"{who} costs {{}} to install",
        Q_OUTER_ICE_INSTALL: f"{who} costs {{}} to install in any position but the innermost",
        Q_REMOVE_TAG: "removing a tag as a basic action costs {}",
        Q_TRASH_RESOURCE: "trashing a resource as a basic action costs {}",
        Q_ADVANCE: f"{who} costs {{}} to advance",
    }.get(query)
    if paid is None:
        raise MissingPhrase(f"query {query} has no phrase: add one to netrunner.engine.phrases")
    return paid.format(less_or_more(ability.amount, voice)) + per


def traces(who: Filter | None, name: str) -> str:
    """Whose traces: all of them, where the description says nothing."""
    every = who is not None and not (who.types or who.tests or who.subtype or who.title)
    return "each trace has" if every else f"traces of {name} have"


def lent_words(ability: Static) -> str:
    """The counters that count as hosted on other cards."""
    amount = ability.amount if ability.query == Q_COUNTERS else None
    return f"{COUNTER_NAMES[amount]} counters" if isinstance(amount, int) else "counters"


def set_clause(ability: Static, voice: Voice, who: str, side: int) -> str:
    value = number(ability.amount, voice)
    if ability.query == Q_FIRST_TIMES:
        times = "second time" if ability.amount == 1 else f"next {value} times"
        return f"what {who} does the first time each turn also happens the {times}"
    name = {
        Q_STRENGTH: f"the strength of {who}",
        Q_MEMORY_LIMIT: f"{voice.owns(side)} memory limit",
        Q_HAND_SIZE: f"{voice.owns(side)} maximum hand size",
        Q_LINK: f"{voice.owns(side)} link",
        Q_MEMORY_COST: f"the memory cost of {who}",
    }.get(ability.query)
    if name is None:
        raise MissingPhrase(f"query {ability.query} has no phrase for being set")
    if isinstance(ability.amount, CreditsOf):
        value = f"equal to the number of credits in {voice.owns(ability.amount.side)} credit pool"
    return f"{name} is {value}" + (", even if it is not installed" if ability.inactive else "")


DONE_TO: Final = {
    "score": "scored",
    "rez": "rezzed",
    "use": "used",
    "advance": "advanced",
    "steal": "stolen",
    "bypass": "bypassed",
    "expose": "exposed",
}


def forbid_clause(ability: Forbid, voice: Voice, subject: str) -> str:
    side = ability.side
    who = "" if ability.who is None else f" {say(ability.who, voice)}"
    if ability.who is not None and any(type(test).__name__ == "Among" for test in ability.who.tests):
        who = f" {subject}"
    if ability.what == "trash" and side == NOBODY:
        return f"{who.strip() or subject} cannot be trashed"
    if ability.what == "break":
        return f"{who.strip()} cannot break subroutines" if who else f"{voice.pronoun(RUNNER)} cannot break subroutines"
    if ability.what == "succeed":
        return "for card abilities, a run is neither successful nor unsuccessful"
    if ability.what == "act without running":
        return "you must spend the next click on a run, or on playing a run event"
    if ability.what == "secretly spend 2":
        return "players who secretly spend credits cannot spend 2 credits"
    if ability.what == "host":
        return f"nothing can be hosted on {who.strip() or subject}"
    if ability.what == "use paid abilities of":
        cards = "cards" if ability.who is None else plural(noun(ability.who, voice))
        return f"{voice.pronoun(side)} cannot use paid abilities of {cards}"
    if ability.what == "lower":
        return f"the strength of {who.strip() or subject} cannot be lowered"
    if side == NOBODY and who and ability.what in DONE_TO:
        return f"{who.strip()} cannot be {DONE_TO[ability.what]}"
    actor = voice.pronoun(side) if side != NOBODY else "players"
    verbs = {"take tags": "take tags", "leave the heap": "move cards out of the heap", "win": "win the game"}
    if ability.what == "win" and side == CORP:
        verbs["win"] += ", except by flatlining the Runner"
    thing = {"draw": " cards", "spend": " credits", "run": "", "jack out": "", "access": " cards"}.get(
        ability.what, " cards"
    )
    if ability.what in ("take tags", "leave the heap", "win"):
        thing = ""
    where = f" on {server_words(ability.server)}" if ability.server != ANY_SERVER else ""
    if ability.what == "run":  # one in progress goes on
        return f"{actor} cannot begin a run{where}"
    any_of_them = re.sub(r"^ an? ", " any ", who)
    return f"{actor} cannot {verbs.get(ability.what, ability.what)}{any_of_them or thing}{where}"


DOERS: Final = {
    "steal": RUNNER,
    "access": RUNNER,
    "run": RUNNER,
    "run action": RUNNER,
    "jack out": RUNNER,
    "break": RUNNER,
    "break with": RUNNER,
}


def extra_cost_clause(ability: ExtraCost, voice: Voice, subject: str) -> str:
    player = voice.side if ability.who is None or ability.who.side == NOBODY else ability.who.side
    doer = DOERS.get(ability.do, player if ability.do == "play" else CORP)
    alone = ability.do.startswith("run") or ability.do == "jack out"  # done with no card
    who = "" if alone else f" {subject if ability.who is None else say(ability.who, voice)}"
    if ability.who is not None and any(type(test).__name__ == "Among" for test in ability.who.tests):
        who = f" {subject}"
    do = {"run": "make a run", "run action": "make a run with the basic action", "trash resource": "trash"}.get(
        ability.do, ability.do
    )
    on = f" on {server_words(ability.server)}" if ability.server != ANY_SERVER else ""
    if ability.do == "install" and on:
        on = f" in or protecting {server_words(ability.server)}"
    if ability.do == "jack out" and on:
        on = f" of a run{on}"
    if ability.do == "break":
        who = f" a subroutine{'' if who == ' a piece of ice' else f' on{who}'}"
    if ability.do == "break with":
        do, who = "use", f"{who} to break at least 1 subroutine"
    must = to_pay(ability.cost, Voice(doer))
    first, _, rest = must.partition(" ")
    payer = voice.who(doer).strip()
    paid = f"{payer} must {must}".replace("your ", "their ") if payer else must
    if not payer:
        return f"as an additional cost to {do}{who}{on}, {first} {rest}"
    later = ", even during the run in which this card is trashed" if ability.outlives_trashing else ""
    return f"as an additional cost to {do}{who}{on}, {paid}{later}"


def subtypes_clause(ability: GainsSubtypes, voice: Voice, subject: str) -> str:
    who = subject_of(ability.who, subject, voice)
    if ability.of is not None:
        return f"{who} gains the subtypes of all {plural(noun(ability.of, voice))}"
    gained = f"gains {listed([CAPITALS.get(name, name) for name in ability.gain], 'and')}" if ability.gain else ""
    lost = f"loses {listed(list(ability.lose), 'and')}" if ability.lose else ""
    return f"{who} {listed([text for text in (gained, lost) if text], 'and')}"


def subroutines_clause(ability: GainsSubroutines, voice: Voice, subject: str) -> str:
    who = subject_of(ability.who, subject, voice)
    if (
        ability.who is not None
        and not who.startswith("host ")
        and any(type(test).__name__ == "Among" for test in ability.who.tests)
    ):
        who = subject if "encounter" not in noun(ability.who, voice) else "each other piece of ice that is encountered"
    if ability.subroutine is None:
        return f"{who} gains a second copy of each of its subroutines, after the original"
    text = f'"[subroutine] {sentence(say_all(ability.subroutine.effects, voice))}"'
    where = (
        " after all its other subroutines" if ability.last else " before its other subroutines" if ability.first else ""
    )
    if isinstance(ability.count, int):
        return f"{who} gains {text}{where}"
    if isinstance(ability.count, Arithmetic) and ability.count.sign == "*" and ability.count.left == -1:
        lost = ability.count.right
        if isinstance(lost, Arithmetic) and lost.sign == "max" and lost.left == 0:
            lost = lost.right  # what is less than none takes nothing away
        return f"{who} loses {text} for each {lost if isinstance(lost, int) else say(lost, voice)}"
    counted = say(ability.count, voice)
    if who == "this card":
        counted = counted.replace(" on this card", " on it")
    return f"{who} gains X subroutines {text}" if counted == "X" else f"{who} gains {text} for each {counted}"
