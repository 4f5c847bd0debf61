"""Phrases of conditions and costs."""

from __future__ import annotations

from netrunner.engine import amount as amounts
from netrunner.engine import card_amount, game_amount
from netrunner.engine import condition as conditions
from netrunner.engine import reference as refs
from netrunner.engine.amount import Amount
from netrunner.engine.condition import TAGGED
from netrunner.engine.cost import Cost
from netrunner.engine.effects.counters import counter_noun
from netrunner.engine.filter import PROTECTING
from netrunner.engine.memory import UnusedMemory
from netrunner.engine.phrase import Voice, listed, phrase, say
from netrunner.engine.phrases.amounts import EACH_NOUNS, many, number, plural_noun, since_words, some
from netrunner.engine.phrases.card_tests import SIGNS
from netrunner.engine.phrases.events import happening
from netrunner.engine.phrases.nouns import are, has, noun, out_of, server_words
from netrunner.engine.terms import (
    CORP,
    DAMAGE_NAMES,
    DECK,
    HAND,
    ICE,
    NOBODY,
    PLAY,
    REMOVED,
    RESOLVED,
    RUN_ENDED,
    RUNNER,
    SHUFFLED,
)

# -- conditions --------------------------------------------------------------------------------------------------------


@phrase(conditions.All)
def all_of(condition: conditions.All, voice: Voice) -> str:
    runs = [part for part in condition.conditions if isinstance(part, conditions.Happened)]
    alike = {(part.event, part.side, part.since, part.times) for part in runs}
    if len(runs) == len(condition.conditions) > 1 and len(alike) == 1 and all(part.who is None for part in runs):
        first = happened(runs[0], voice)
        servers = [server_words(part.server) for part in runs]
        if servers[0] in first:
            return first.replace(servers[0], listed(servers, "and"), 1)
    return listed([say(part, voice) for part in condition.conditions], "and")


@phrase(conditions.Some)
def some_of(condition: conditions.Some, voice: Voice) -> str:
    return listed([say(part, voice) for part in condition.conditions], "or")


@phrase(conditions.NextWindowAfter)
def next_window(condition: conditions.NextWindowAfter, voice: Voice) -> str:
    if condition.event == RESOLVED:
        after = f"{voice.pronoun(CORP)} played and resolved an operation"
    elif condition.event == RUN_ENDED:
        after = f"the end of a successful run on {server_words(condition.server)}"
    else:
        after = f"{voice.pronoun(RUNNER)} suffered damage"
    return f"this is the next paid ability window after {after}"


@phrase(conditions.Not)
def not_so(condition: conditions.Not, voice: Voice) -> str:
    inner = condition.condition
    if isinstance(inner, conditions.Any):
        return f"there is no {noun(inner.who, voice).removeprefix('piece of ')}"
    if isinstance(inner, conditions.Happened):
        return happened(inner, voice, never=True)
    if isinstance(inner, conditions.From):
        return f"it does not come from {voice_pile(inner.zones, voice)}"
    if isinstance(inner, conditions.RunningOn):
        return f"{are(voice, RUNNER)} not running on {server_words(inner.server)}"
    if isinstance(inner, conditions.AllBroken):
        return "not all of its subroutines were broken"
    if isinstance(inner, conditions.Found) and isinstance(inner.ref, refs.HostedHere):
        return "this card hosts nothing"
    if inner is TAGGED:
        return f"{are(voice, RUNNER)} not tagged"
    if isinstance(inner, conditions.Is):
        return f"{say(inner.ref, voice)} is not {say(inner.who, voice)}"
    if isinstance(inner, conditions.DuringRun) and not inner.own:
        return "no run is in progress"
    return f"it is not so that {say(inner, voice)}"


@phrase(conditions.Tagged)
def tagged(condition: conditions.Tagged, voice: Voice) -> str:
    return f"{are(voice, RUNNER)} tagged"


@phrase(conditions.Compare)
def compare_words(condition: conditions.Compare, voice: Voice) -> str:
    left, sign, right = condition.left, condition.sign, condition.right
    if isinstance(left, game_amount.Tags):
        if right == 0 and sign == "==":
            return f"{voice.pronoun(RUNNER)} {has(voice, RUNNER)} no tags"
        return f"{voice.pronoun(RUNNER)} {has(voice, RUNNER)} {SIGNS[sign]} {number(right, voice)} tags"
    if isinstance(left, game_amount.BadPublicityCount) and isinstance(right, int):
        much = "no" if right == 0 and sign == "==" else f"{SIGNS[sign]} {right}"
        return f"{voice.pronoun(CORP)} {has(voice, CORP)} {much} bad publicity"
    if isinstance(left, UnusedMemory) and isinstance(right, int):
        units = "memory unit" if right == 1 else "memory units"
        return f"{voice.pronoun(RUNNER)} {has(voice, RUNNER)} {SIGNS[sign]} {right} unused {units}"
    if isinstance(left, (card_amount.Counters, card_amount.Count)) and isinstance(right, int):
        what = say(left, voice)
        if right == 0 and sign in ("==", "<="):
            return f"there is no {what}" if isinstance(left, card_amount.Count) else f"there are no {plural_noun(what)}"
        one = right == 1 and sign in (">=", "==")
        return f"there {'is' if one else 'are'} {SIGNS[sign]} {right} {what if one else plural_noun(what)}"
    if isinstance(left, (game_amount.CreditsOf, game_amount.ScoreOf, game_amount.ClicksOf)):
        unit = EACH_NOUNS[type(left)]
        counted = "fewer than" if sign == "<" else SIGNS[sign]
        amount = f"{counted} {number(right, voice)} {unit}s" if isinstance(right, int) else ""
        if right == 0 and sign == "==":
            amount = f"no {unit}s"
        if not amount:
            amount = f"{ {'>': 'more', '<': 'fewer'}.get(sign, SIGNS[sign]) } {unit}s than {right_owner(right, voice)}"
        return f"{voice.pronoun(left.side)} {has(voice, left.side)} {amount}"
    if isinstance(left, amounts.LastAmount) and right == 1 and sign == ">=":
        counted, _, done = left.noun.partition(" ")
        return f"at least 1 {counted} was {done}"
    return f"{number(left, voice)} is {SIGNS[sign]} {number(right, voice)}"


def right_owner(amount: int | Amount, voice: Voice) -> str:
    side = getattr(amount, "side", NOBODY)
    return voice.pronoun(side)


@phrase(conditions.MostOfFaction)
def most_of_faction(condition: conditions.MostOfFaction, voice: Voice) -> str:
    faction = condition.faction.title().replace("Weyland-", "Weyland ").replace("Nbn", "NBN")
    state = "rezzed" if condition.who.side == CORP else "installed"
    have = f"{voice.pronoun(condition.who.side)} {has(voice, condition.who.side)}"
    return f"{have} more {faction} cards {state} than cards of any other faction"


@phrase(conditions.Is)
def is_words(condition: conditions.Is, voice: Voice) -> str:
    if isinstance(condition.ref, refs.AccessedCard) and condition.who.words == "this card":
        return "this card is being accessed"
    who = condition.who
    if isinstance(condition.ref, refs.This) and who.place == PROTECTING and who.types == ICE and not who.tests:
        return f"this card protects {server_words(who.server)}"
    return f"{say(condition.ref, voice)} is {say(condition.who, voice)}"


@phrase(conditions.Found)
def found(condition: conditions.Found, voice: Voice) -> str:
    if isinstance(condition.ref, refs.HostedHere):
        return "this card hosts a card"
    if isinstance(condition.ref, refs.Moved):
        return "you do"
    if isinstance(condition.ref, refs.EncounteredIce):
        return "a piece of ice is being encountered"
    return "you do" if isinstance(condition.ref, refs.Chosen) else f"there is {say(condition.ref, voice)}"


@phrase(conditions.Any)
def any_words(condition: conditions.Any, voice: Voice) -> str:
    return f"there is {say(condition.who, voice)}"


@phrase(conditions.Happened)
def happened_words(condition: conditions.Happened, voice: Voice) -> str:
    return happened(condition, voice)


def happened(condition: conditions.Happened, voice: Voice, never: bool = False) -> str:
    clause = happening(
        condition.event,
        condition.who,
        condition.side,
        condition.server,
        voice,
        past=True,
        never=never,
        what=condition.what,
    )
    times = "" if condition.times == 1 else f" at least {condition.times} times"
    return f"{clause}{times} {since_words(condition.since, condition.side, voice)}"


def voice_pile(zones: int, voice: Voice) -> str:
    if zones == PLAY:
        return "play"
    return voice.pile(zones, CORP if voice.side == NOBODY else voice.side)


@phrase(conditions.From)
def from_words(condition: conditions.From, voice: Voice) -> str:
    return "it is installed" if condition.zones == PLAY else f"it comes from {voice_pile(condition.zones, voice)}"


@phrase(conditions.DuringRun)
def during_run(condition: conditions.DuringRun, voice: Voice) -> str:
    return "this run is in progress" if condition.own else "a run is in progress"


@phrase(conditions.RunningOn)
def running_on(condition: conditions.RunningOn, voice: Voice) -> str:
    return f"{are(voice, RUNNER)} running on {server_words(condition.server)}"


@phrase(conditions.TurnOf)
def turn_of(condition: conditions.TurnOf, voice: Voice) -> str:
    return f"it is {voice.owns(condition.side)} turn"


@phrase(conditions.BrokeWithThis)
def broke_with_this(condition: conditions.BrokeWithThis, voice: Voice) -> str:
    what = "every subroutine on it" if condition.all_of_them else "a subroutine during it"
    return f"you used this card to break {what}"


phrase(conditions.TraceSucceeded)(lambda condition, voice: "the trace is successful")
phrase(conditions.UsedByTrashing)(lambda condition, voice: "that ability trashes its card as a cost")
phrase(conditions.RunSucceeded)(lambda condition, voice: "it was successful")
phrase(conditions.AllBroken)(lambda condition, voice: "all of its subroutines were broken")


# -- costs -------------------------------------------------------------------------------------------------------------


@phrase(Cost)
def cost_words(cost: Cost, voice: Voice) -> str:
    """ "click, 2 credits, trash this card"."""
    parts: list[str] = []
    if cost.x:
        parts.append("X credits" + (f", at least {cost.stealth} from a stealth card" if cost.stealth else ""))
    if cost.clicks:
        parts.append("click" if cost.clicks == 1 else f"{cost.clicks} clicks")
    if cost.more is not None:
        parts.append(many(cost.more, "credit", voice))
    if cost.credits or not (parts or cost.other_parts()):
        stealth = " from a stealth card" if cost.stealth == 1 else " from stealth cards" if cost.stealth else ""
        if 0 < cost.stealth < cost.credits:
            stealth = f", at least {cost.stealth}{stealth}"
        parts.append(("1 credit" if cost.credits == 1 else f"{cost.credits} credits") + stealth)
    if cost.more_counters is not None:
        where = "any of your installed cards" if cost.several else "this card"
        parts.append(f"{many(cost.more_counters, counter_noun(cost.counter), voice)} on {where}")
    if cost.counters:
        where = "" if cost.several else "any " if cost.from_any else "hosted "
        one = f"{where}{counter_noun(cost.counter)}"
        from_where = f" from any {'card' if cost.counters == 1 else 'cards'} you have installed" if cost.several else ""
        parts.append((one if cost.counters == 1 else f"{cost.counters} {one}s") + from_where)
    if cost.x_clicks:
        parts.append("X clicks")
    if cost.x_counters:
        parts.append(f"X hosted {counter_noun(cost.counter)}s")
    for who, count in cost.trashes():
        secret = who.zone == HAND and who.side != RUNNER  # the heap is faceup
        shown = "reveal and trash" if secret and (who.types or who.asks_what_is_hidden()) else "trash"
        parts.append(f"{shown} {out_of(some(who, voice, count))}")
    if cost.forfeit_self:
        parts.append("forfeit this agenda")
    if cost.forfeit:
        parts.append("forfeit an agenda" if cost.forfeit == 1 else f"forfeit {cost.forfeit} agendas")
    parts.extend(f"suffer {amount} {DAMAGE_NAMES[kind]} damage" for kind, amount in cost.damage)
    if cost.tags:
        parts.append(f"take {cost.tags} tag{'' if cost.tags == 1 else 's'}")
    if cost.untag:
        parts.append(f"remove {cost.untag} tag{'' if cost.untag == 1 else 's'}")
    if cost.bad_publicity:
        parts.append(f"remove {cost.bad_publicity} bad publicity")
    if cost.top_cards:
        parts.append(
            f"trash the top {'card' if cost.top_cards == 1 else f'{cost.top_cards} cards'} of {voice.pile(DECK)}"
        )
    if cost.send is not None and cost.send_to == REMOVED:
        parts.append(f"remove {out_of(some(cost.send, voice, cost.send_count))} from the game")
    elif cost.send is not None:
        into = "shuffle {} into" if cost.send_to == SHUFFLED else "add {} to the bottom of"
        parts.append(f"{into.format(some(cost.send, voice, cost.send_count))} {voice.pile(DECK)}")
    if cost.at_random:
        parts.append(f"trash {many(cost.at_random, 'card', voice)} from {voice.pile(HAND)} at random")
    if cost.whole_hand:
        parts.append(f"trash all cards in {voice.pile(HAND)}")
    if cost.trash_of is not None:
        whose = cost.trash_of.who if isinstance(cost.trash_of, refs.Each) else cost.trash_of
        parts.append(f"pay the trash cost of {say(whose, voice)}")
    if cost.cost_of is not None:
        whose = cost.cost_of.who if isinstance(cost.cost_of, refs.Each) else cost.cost_of
        parts.append(f"pay the printed cost of {say(whose, voice)}")
    if cost.trash_self:
        parts.append("trash this card")
    if cost.return_self:
        parts.append(f"return this card to {voice.pile(HAND)}")
    if cost.remove_self:
        parts.append("remove this card from the game")
    return ", ".join(parts)
