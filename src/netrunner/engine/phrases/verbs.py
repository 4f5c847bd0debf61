"""Phrases of verbs."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from netrunner.engine import card_test as tests
from netrunner.engine import reference as refs
from netrunner.engine.ability import OPPONENT, Trigger
from netrunner.engine.amount import Amount, Arithmetic, ChosenX, Count, SubroutinesOn
from netrunner.engine.condition import Is
from netrunner.engine.effects import (
    branching,
    choosing,
    contests,
    conversion,
    counters,
    harm,
    ice,
    installing,
    lasting,
    money,
    piles,
    prevention,
    runs,
    scoring,
    swapping,
    table,
    turns,
)
from netrunner.engine.effects.choosing import ANY_NUMBER
from netrunner.engine.effects.counters import counter_noun
from netrunner.engine.effects.money import ALL
from netrunner.engine.filter import Filter
from netrunner.engine.phrase import JOINS, THREES, Voice, capital, lower, phrase, say, say_all, third
from netrunner.engine.phrases.conditions import to_pay
from netrunner.engine.phrases.nouns import (
    CAPITALS,
    are,
    has,
    kind_words,
    listed,
    many,
    noun,
    number,
    out_of,
    plural,
    server_words,
    some,
    subtype_words,
    with_article,
)
from netrunner.engine.reference import Ref
from netrunner.engine.structure import Part, Program, structure_key
from netrunner.engine.terms import (
    ANY_SERVER,
    ARCHIVES,
    CORP,
    DAMAGE_NAMES,
    DECK,
    DISCARD,
    EACH_TURN,
    EVENT,
    HAND,
    HARDWARE,
    ICE,
    NOBODY,
    PROGRAM,
    REMOVED,
    RESOURCE,
    RND,
    RUN_ENDED,
    RUN_SUCCESSFUL,
    RUNNER,
    SCORED,
    TURN_BEGINS,
    TURN_ENDS,
    UNTIL_CORP_TURN_ENDS,
    UNTIL_ENCOUNTER_ENDS,
    UNTIL_NAMES,
    UNTIL_RUN_ENDS,
    UNTIL_RUNNER_TURN_ENDS,
    UNTIL_TURN_ENDS,
    WOULD_BAD_PUBLICITY,
    WOULD_BREAK,
    WOULD_EXPOSE,
    WOULD_JACK_OUT,
    WOULD_TAG,
    WOULD_TRASH,
)

# -- verbs -------------------------------------------------------------------------------------------------------------


@phrase(money.Gain)
def gain(effect: money.Gain, voice: Voice) -> str:
    return f"{voice.verb(effect.who, 'gain')} {many(effect.amount, 'credit', voice)}"


@phrase(money.Lose)
def lose(effect: money.Lose, voice: Voice) -> str:
    owner = "their" if voice.who(effect.who) else "your"
    if effect.amount == ALL:
        return f"{voice.verb(effect.who, 'lose')} all credits in {owner} credit pool"
    able = ", if able" if effect.all_or_none else ""
    limit = "up to " if effect.up_to else ""
    return f"{voice.verb(effect.who, 'lose')} {limit}{many(effect.amount, 'credit', voice)}{able}"


@phrase(money.Take)
def take(effect: money.Take, voice: Voice) -> str:
    amount = "any number of credits" if effect.up_to else many(effect.amount, "credit", voice)
    return f"take {amount} from {say(effect.off, voice)}"


@phrase(money.Store)
def store(effect: money.Store, voice: Voice) -> str:
    amount = many(effect.amount, "credit", voice)
    if effect.up_to:
        amount = "any number of credits" if effect.amount == ALL else f"up to {amount}"
    return f"move {amount} from your credit pool to {say(effect.on, voice)}"


@phrase(money.GainClicks)
def gain_clicks(effect: money.GainClicks, voice: Voice) -> str:
    return f"{voice.verb(effect.who, 'gain')} {many(effect.amount, 'click', voice)}"


@phrase(money.LoseClicks)
def lose_clicks(effect: money.LoseClicks, voice: Voice) -> str:
    able = ", if able" if effect.all_or_none else ""
    return f"{voice.verb(effect.who, 'lose')} {many(effect.amount, 'click', voice)}{able}"


@phrase(choosing.Choose)
def choose(effect: choosing.Choose, voice: Voice) -> str:
    what = some(effect.who, voice, effect.count, effect.up_to, effect.at_least)
    return f"{voice.verb(effect.by, 'choose')} {by_chance(effect, what)}"


def by_chance(effect: choosing.Choose, what: str) -> str:
    """ "1 card in HQ at random for each counter"."""
    if not effect.at_random:
        return what
    cards, each, counted = what.partition(" for each ")
    return f"{cards} at random{each}{counted}"


def choose_and_do(effect: choosing.Choose, following: Part, voice: Voice) -> str:
    """ "Trash an installed program" instead of "Choose an installed program. Trash it"."""
    if effect.name:
        return trash_named(effect, following, voice)
    if not isinstance(following, JOINABLE):
        return ""
    rezzes = isinstance(following, table.Rez) and effect.by == CORP == voice.side
    if effect.by != NOBODY and getattr(following, "by", NOBODY) != effect.by and not rezzes:
        return ""
    if isinstance(following, counters.MoveCounters) and isinstance(following.off, refs.Each):
        return ""
    parts = [getattr(following, name, None) for name in ("what", "on", "off", "one", "other", "behind")]
    meant = [type(ref) for ref in parts]
    if sum(isinstance(ref, refs.Chosen) and not ref.name for ref in parts) != 1:
        return ""
    if effect.up_to and effect.count == 1 and effect.by == NOBODY and isinstance(effect.who, Filter):
        joined = choose_and_do(choosing.Choose(effect.who), following, voice)
        return f"you may {joined}" if joined else ""
    what = by_chance(effect, some(effect.who, voice, effect.count, effect.up_to, effect.at_least))
    if isinstance(following, swapping.Swap):
        uninstalled = isinstance(following.one, refs.Chosen) and bool(following.one.name)
        from_hand = isinstance(effect.who, Filter) and effect.who.zone == HAND and not uninstalled
        return swap_words(following, out_of(what), from_hand, voice)
    if refs.EventCard in meant or refs.Moved in meant:
        return ""
    owner = owner_of(effect.who) if isinstance(effect.who, Filter) else NOBODY
    text = move_words(following, voice, owner) if isinstance(following, piles.Move) else say(following, voice)
    if effect.count != 1 and isinstance(following, counters.Place):
        what = f"each of {what}"
    if isinstance(following, installing.Install) and following.where != ANY_SERVER and isinstance(effect.who, Filter):
        text = at_server(text, effect.who, server_words(following.where))
    joined = re.sub(r"\bit\b", lambda match: out_of(what), text, count=1)
    if effect.count != 1 and isinstance(following, piles.Move):
        joined = re.sub(r"\bit\b", "them", joined)
    return joined.replace("the Runner's ", "their ") if voice.who(effect.by) and effect.by == RUNNER else joined


def trash_named(effect: choosing.Choose, following: Part, voice: Voice) -> str:
    """The same for a card that is spoken of once more later: "Trash an installed program", "the trashed program"."""
    if not isinstance(following, piles.Trash) or effect.by != NOBODY:
        return ""
    meant = following.what
    if not (isinstance(meant, refs.Chosen) and meant.name == effect.name and effect.name.startswith("trashed ")):
        return ""
    return f"trash {out_of(by_chance(effect, some(effect.who, voice, effect.count, effect.up_to, effect.at_least)))}"


def at_server(text: str, who: Filter, server: str) -> str:
    """Ice is not installed in a server: it protects it."""
    at = "protecting" if who.types == ICE else "in or protecting" if who.types & ICE else "in"
    return text.replace(f" in {server}", f" {at} {server}", 1)


def owner_of(who: Filter) -> int:
    """Whose cards a description means: the side it names, or the one that has such cards."""
    if who.side == NOBODY and who.types and not who.types & ~(EVENT | HARDWARE | PROGRAM | RESOURCE):
        return RUNNER
    return who.side


JOINS[choosing.Choose] = choose_and_do


def swap_two(effect: choosing.Choose, other: Part, following: Part, voice: Voice) -> str:
    """ "Swap 2 pieces of ice" instead of "Choose a piece of ice. Swap the first with a piece of ice"."""
    if not (isinstance(other, choosing.Choose) and isinstance(following, swapping.Swap) and effect.name):
        return ""
    meant = [ref.name if isinstance(ref, refs.Chosen) else None for ref in (following.one, following.other)]
    alike = isinstance(effect.who, Filter) and structure_key(effect.who) == structure_key(other.who)
    return f"swap {some(effect.who, voice, 2)}" if alike and meant == [effect.name, other.name] else ""


def reveal_and_install(effect: choosing.Choose, other: Part, following: Part, voice: Voice) -> str:
    """ "Reveal a piece of ice from HQ and install it protecting this server": the choice says what is installed."""
    if not (isinstance(other, piles.Reveal) and isinstance(following, installing.Install)):
        return ""
    if (
        following.where == ANY_SERVER
        or not isinstance(following.what, refs.Chosen)
        or not isinstance(effect.who, Filter)
    ):
        return ""
    first = choose_and_do(effect, other, voice)
    then = at_server(say(following, voice), effect.who, server_words(following.where))
    return f"{first} and {then}" if first else ""


def three_in_one(effect: choosing.Choose, other: Part, following: Part, voice: Voice) -> str:
    """A choice and the two effects after it as one sentence, where they make one."""
    return swap_two(effect, other, following, voice) or reveal_and_install(effect, other, following, voice)


THREES[choosing.Choose] = three_in_one


@phrase(choosing.Remember)
def remember(effect: choosing.Remember, voice: Voice) -> str:
    return ""


@phrase(choosing.ChooseServer)
def choose_server(effect: choosing.ChooseServer, voice: Voice) -> str:
    return f"choose {server_words(effect.server)}{', or create one' if effect.new else ''}"


@phrase(runs.MoveIce)
def move_ice(effect: runs.MoveIce, voice: Voice) -> str:
    place = "innermost" if effect.innermost else "outermost"
    text = f"move {say(effect.what, voice)} to the {place} position protecting {server_words(effect.to)}"
    return f"{text}; the Runner moves with it and is now running on that server" if effect.with_runner else text


@phrase(runs.Approach)
def approach(effect: runs.Approach, voice: Voice) -> str:
    what = say(effect.what, voice)
    if effect.encountering:
        return f"{are(voice, RUNNER)} now encountering {what}"
    return f"{are(voice, RUNNER)} now approaching {what}"


@phrase(choosing.ChooseNumber)
def choose_number(effect: choosing.ChooseNumber, voice: Voice) -> str:
    limits = " and ".join(number(limit, voice) for limit in effect.limits)
    if effect.noun:
        return f"choose a number of {effect.noun}s, at most {limits}"
    if effect.named:
        return "name a number"
    return f"choose a number for X, at most {limits}"


@phrase(choosing.NameCard)
def name_card(effect: choosing.NameCard, voice: Voice) -> str:
    if effect.secret:
        return f"choose a {effect.noun} in secret"
    return f"name {listed(list(effect.titles), 'or')}" if len(effect.titles) < 5 else f"name a {effect.noun}"


JOINABLE: Final = (
    counters.Place,
    counters.Remove,
    counters.MoveCounters,
    piles.Move,
    piles.Trash,
    piles.Reveal,
    installing.Install,
    installing.Host,
    table.Rez,
    table.Derez,
    table.Expose,
    scoring.Score,
    scoring.TriggerScored,
    scoring.Forfeit,
    table.Play,
    runs.Access,
    swapping.Swap,
)
"""What one chooses cards for."""


def part(program: Program, voice: Voice) -> str:
    """A program inside a sentence."""
    return lower(say_all(program, voice))


TREATED: Final = "instead treat it as a successful run on "


@phrase(branching.OneOf)
def one_of(effect: branching.OneOf, voice: Voice) -> str:
    if effect.by == NOBODY or not voice.who(effect.by):
        texts = [part(branch, voice) for branch in effect.branches]
        if effect.times == 1:
            return " or ".join([texts[0], *(text.removeprefix(TREATED) for text in texts[1:])])
        steps = ["; then ".join(lower(step) for step in text.split(". ")) for text in texts]
        return f"do {effect.times} of these, in any order: ({') ('.join(steps)})"
    theirs = Voice(effect.by)
    texts = [part(branch, theirs).removesuffix(", if able") for branch in effect.branches]
    words = " or ".join(re.sub(r"\. (\w)", lambda found: f" and {found[1].lower()}", text) for text in texts)
    return f"{voice.who(effect.by)}must either {words}".replace("your ", "their ")


@phrase(branching.May)
def may(effect: branching.May, voice: Voice) -> str:
    who = voice.who(effect.by) or "you "
    inner = voice.directly() if effect.by in (NOBODY, voice.side) else Voice(effect.by)
    return may_do(effect.effects.effects, inner, who)


def may_do(effects: Sequence[Part], voice: Voice, who: str = "you ") -> str:
    """What somebody may do, and what follows if they do: "you may trash this card. If you do, draw 1 card"."""
    only = effects[0] if len(effects) == 1 else None
    if isinstance(only, branching.If) and not only.otherwise:
        return f"if {say(only.condition, voice)}, {may_do(only.effects.effects, voice, who)}"
    if isinstance(only, runs.ReplaceAccess):
        instead = to_make(part(only.effects, voice)).replace(". ", "; then ", 1)
        before, then, after = instead.partition("; then ")
        return f"instead of accessing cards, {who}may {before}{then}{lower(after)}"
    first, stop, rest = to_make(lower(say_all(effects, voice)).removeprefix(f"{who}may ")).partition(". ")
    if rest and not rest.startswith("If "):
        rest = f"If {'you' if who == 'you ' else 'they'} do, {lower(rest)}"
    return f"{who}may {first}{stop}{rest}"


SUBJECT: Final = re.compile(r"the (Corp|Runner) (?!is |has |cannot )(\w+)s ")


INSTEAD: Final = "instead of accessing cards, "


def to_make(text: str) -> str:
    """What somebody does, as something to make them do: "the Corp loses 5 credits", "make the Corp lose 5 credits"."""
    if text.startswith(INSTEAD):
        return INSTEAD + to_make(text.removeprefix(INSTEAD))
    found = SUBJECT.match(text)
    if found is None:
        return text.replace("the Runner is now approaching ", "make the Runner approach ")
    stem = found[2].removesuffix("e") if found[2].endswith(("sse", "she", "che", "xe")) else found[2]
    return f"make the {found[1]} {stem} {text[found.end() :]}"


@phrase(branching.If)
def if_words(effect: branching.If, voice: Voice) -> str:
    inner = part(effect.effects, voice)
    if isinstance(effect.condition, Is) and len(effect.effects.effects) == 1:
        only = effect.effects.effects[0]
        if isinstance(only, piles.Move):  # whose card it is decides where it goes
            inner = move_words(only, voice, owner_of(effect.condition.who))
    text = f"if {say(effect.condition, voice)}, {inner}"
    return f"{text}; otherwise, {part(effect.otherwise, voice)}" if effect.otherwise else text


@phrase(branching.PayTo)
def pay_to(effect: branching.PayTo, voice: Voice) -> str:
    inner = re.sub("^it gains ", "make it gain ", to_make(part(effect.effects, voice)))
    first, _, second = inner.partition(". ")
    if second and ". " not in second and len(effect.effects.effects) == 2 and not second.startswith(("If ", "The ")):
        return f"{to_pay(effect.cost, voice)} to {first}, then {lower(second)}"
    if second.startswith(("The Runner ", "The Corp ")) and ". " not in second:
        return f"{to_pay(effect.cost, voice)}. If you do, {first}, then {lower(second)}"
    if second or inner.startswith(("the Corp must ", "the Runner must ")):
        return f"{to_pay(effect.cost, voice)}. If you do, {inner}"
    return f"{to_pay(effect.cost, voice)} to {inner}"


@phrase(branching.Pay)
def pay_words(effect: branching.Pay, voice: Voice) -> str:
    return to_pay(effect.cost, voice)


@phrase(branching.MustPay)
def must_pay(effect: branching.MustPay, voice: Voice) -> str:
    who = voice.who(effect.who) or "you "
    return f"{who}must {to_pay(effect.cost, voice)}, if able; otherwise, {part(effect.otherwise, voice)}"


@phrase(branching.Unless)
def unless(effect: branching.Unless, voice: Voice) -> str:
    who = voice.pronoun(effect.who)
    # What is counted is said as the card says it, all else as whoever pays does it.
    verb = to_pay(effect.cost, Voice(effect.who) if effect.cost.more is None else voice)
    first, _, rest = verb.partition(" ")
    if voice.who(effect.who):
        rest = rest.replace("your ", "their ")
    return f"{part(effect.effects, voice)} unless {who} {third(first) if voice.who(effect.who) else first} {rest}"


@phrase(branching.Both)
def both(effect: branching.Both, voice: Voice) -> str:
    parts = [say(one, voice) for one in effect.parts]
    if parts[0].startswith(("the Corp ", "the Runner ")):  # then the others have a subject, too
        parts[1:] = ["the run ends" if words == "end the run" else words for words in parts[1:]]
        parts[1:] = [words if words.startswith("the ") else f"you {words}" for words in parts[1:]]
    return listed(parts, "and")


@phrase(branching.ForEach)
def for_each_card(effect: branching.ForEach, voice: Voice) -> str:
    return f"for each of {say(effect.ref, voice)}: {part(effect.effects, voice)}"


@phrase(branching.Repeat)
def repeat(effect: branching.Repeat, voice: Voice) -> str:
    steps = effect.effects.effects
    first = steps[0]
    if isinstance(first, choosing.Choose) and len(steps) > 1:
        if len(steps) == 2 and first.count == 1 and first.up_to:
            every = choosing.Choose(first.who, effect.count, up_to=True, by=first.by)
            joined = choose_and_do(every, steps[1], voice)
            if joined:
                return f"{joined.replace('lowering the ', 'lowering each ')}, one after another"
        again = "twice" if effect.count == 2 else f"{number(effect.count, voice)} times"
        if first.up_to:
            again = f"up to {again}"
        if effect.count == ANY_NUMBER:
            again = "any number of times"
        once = part(effect.effects, voice)
        return f"{again}, {once}"
    return f"{number(effect.count, voice)} times: {part(effect.effects, voice)}"


@phrase(branching.Along)
def along(effect: branching.Along, voice: Voice) -> str:
    return say_all(effect.effects, voice)


ENDS: Final = {UNTIL_TURN_ENDS: TURN_ENDS, UNTIL_RUN_ENDS: RUN_ENDED}
"""The event at which what lasts until then ends."""


def plain_success(later: Trigger) -> bool:
    """Whether a trigger waits for a successful run, whatever else is so: there is one in a run."""
    narrow = later.server != ANY_SERVER or later.when is not None or later.optional or bool(later.first)
    return later.events == (RUN_SUCCESSFUL,) and not narrow and not later.words


NEXT_TURNS: Final = {
    UNTIL_CORP_TURN_ENDS: CORP,
    UNTIL_RUNNER_TURN_ENDS: RUNNER,
}
"""Whose next turn it is that something lasts for."""


@phrase(lasting.Until)
def until(effect: lasting.Until, voice: Voice) -> str:
    from netrunner.engine.phrases.abilities import clause

    subject = "this card" if isinstance(effect.of, refs.This) else say(effect.of, voice)
    if len(effect.abilities) == 1 and isinstance(effect.abilities[0], Trigger):
        later = effect.abilities[0]
        if later.events == (ENDS.get(effect.until),) and not later.words and not later.optional and later.when is None:
            over = "this turn ends" if effect.until == UNTIL_TURN_ENDS else "the run ends"
            still = ", if it is still installed" if isinstance(effect.of, refs.Chosen) else ""
            return f"when {over}{still}, {part(later.effects, voice).replace('this card', subject)}"
        if effect.until == UNTIL_RUN_ENDS and plain_success(later):
            return f"when this run is successful, {part(later.effects, voice).replace('this card', subject)}"
        if effect.until == UNTIL_RUNNER_TURN_ENDS and later.events == (TURN_BEGINS,) and later.by == OPPONENT:
            return f"when the Runner's next turn begins, {part(later.effects, voice)}"
        if effect.until == UNTIL_TURN_ENDS and later.first == EACH_TURN and not later.words:
            return clause(later, voice, subject).replace("the first time each turn", "the first time this turn", 1)
    words = listed([clause(ability, voice, subject) for ability in effect.abilities], "and")
    if effect.until in NEXT_TURNS and words.endswith(" each turn"):
        return f"in {voice.owns(NEXT_TURNS[effect.until])} next turn, {words.removesuffix(' each turn')}"
    return f"{UNTIL_NAMES[effect.until]}, {words}"


@phrase(lasting.GainSubtypes)
def gain_subtypes(effect: lasting.GainSubtypes, voice: Voice) -> str:
    gained = "the named subtype" if effect.named else listed(list(effect.subtypes), "and")
    if effect.of is not None:
        gained = "the subtypes of the chosen card"
    return f"{say(effect.what, voice)} gains {gained} {UNTIL_NAMES[effect.until]}"


@phrase(harm.Damage)
def damage(effect: harm.Damage, voice: Voice) -> str:
    name = f"{DAMAGE_NAMES[effect.kind]} damage"
    words = many(effect.amount, name, voice, name)
    cannot = " (it cannot be prevented)" if not effect.preventable else ""
    if effect.suffer:
        return f"{voice.verb(RUNNER, 'suffer') if voice.side != NOBODY else 'suffer'} {words}{cannot}"
    return f"do {words}{cannot}"


@phrase(harm.Tag)
def tag(effect: harm.Tag, voice: Voice) -> str:
    verb = voice.verb(RUNNER, "take") if voice.side == RUNNER else "give the Runner"
    return f"{verb} {many(effect.amount, 'tag', voice)}" + ("" if effect.avoidable else " that cannot be avoided")


@phrase(harm.Untag)
def untag(effect: harm.Untag, voice: Voice) -> str:
    removes = RUNNER in (voice.side, effect.by)
    verb = voice.verb(RUNNER, "remove") if removes else "the Runner loses"
    return f"{verb} {many(effect.amount, 'tag', voice)}"


@phrase(harm.BadPublicity)
def bad_publicity(effect: harm.BadPublicity, voice: Voice) -> str:
    verb = "give the Corp" if voice.side == RUNNER else voice.verb(NOBODY, "take")
    limit = "up to " if effect.up_to else ""
    return f"{verb} {limit}{many(effect.amount, 'bad publicity', voice, 'bad publicity')}"


@phrase(harm.RemoveBadPublicity)
def remove_bad_publicity(effect: harm.RemoveBadPublicity, voice: Voice) -> str:
    limit = "up to " if effect.up_to else ""
    return f"remove {limit}{many(effect.amount, 'bad publicity', voice, 'bad publicity')}"


@phrase(counters.Place)
def place(effect: counters.Place, voice: Voice) -> str:
    amount = many(effect.amount, counter_noun(effect.counter), voice)
    found = re.search(" for (?:each|every) ", amount)
    what, counted = (amount, "") if found is None else (amount[: found.start()], amount[found.start() :])
    limit = "up to " if effect.up_to else ""
    return f"place {limit}{what} on {say(effect.on, voice)}{counted}"


@phrase(counters.Advance)
def advance(effect: counters.Advance, voice: Voice) -> str:
    times = many(effect.times, "time", voice).replace("times equal to ", "as many times as ")
    return f"advance {say(effect.what, voice)} {times}"


@phrase(counters.Remove)
def remove(effect: counters.Remove, voice: Voice) -> str:
    name = counter_noun(effect.counter)
    limit = "up to " if effect.up_to else ""
    if isinstance(effect.off, refs.This):
        return f"remove {limit}{many(effect.amount, f'hosted {name}', voice)}"
    return f"remove {limit}{many(effect.amount, name, voice)} from {say(effect.off, voice)}"


@phrase(counters.MoveCounters)
def move_counters(effect: counters.MoveCounters, voice: Voice) -> str:
    limit = "up to " if effect.up_to else ""
    what = many(effect.amount, counter_noun(effect.counter), voice)
    if effect.up_to and effect.amount == ALL:
        limit, what = "", f"any number of {counter_noun(effect.counter)}s"
    return f"move {limit}{what} from {say(effect.off, voice)} to {say(effect.on, voice)}"


phrase(counters.Purge)(lambda effect, voice: "purge virus counters")


@phrase(piles.Draw)
def draw(effect: piles.Draw, voice: Voice) -> str:
    draws = voice.verb(effect.who, "draw")
    if effect.until is not None:
        side = voice.side if effect.who == NOBODY else effect.who
        hand = f"{number(effect.until, voice)} cards in {voice.pile(HAND, side)}"
        if not isinstance(effect.until, int):
            hand = f"as many cards in {voice.pile(HAND, side)} as {number(effect.until, voice)}"
        return f"{draws} until {voice.pronoun(side)} {has(voice, side)} {hand}"
    end = f" from the bottom of {voice.pile(DECK, effect.who)}" if effect.bottom else ""
    limit = "up to " if effect.up_to else ""
    return f"{draws} {limit}{many(effect.amount, 'card', voice)}{end}"


@phrase(piles.Discard)
def discard(effect: piles.Discard, voice: Voice) -> str:
    chance = " at random" if effect.at_random else ""
    pile = voice.pile(HAND, voice.side if effect.who == NOBODY else effect.who)
    return f"{voice.verb(effect.who, 'discard')} {many(effect.amount, 'card', voice)} from {pile}{chance}"


@phrase(piles.Move)
def move(effect: piles.Move, voice: Voice) -> str:
    return move_words(effect, voice, NOBODY)


def move_words(effect: piles.Move, voice: Voice, owner: int) -> str:
    """A move of cards that one side owns: to that side's piles."""
    what = say(effect.what, voice)
    shown = f"reveal {what} and " if effect.reveal else ""
    it = pronoun_for(what) if effect.reveal else what
    if owner == NOBODY and isinstance(effect.what, refs.Each):
        owner = owner_of(effect.what.who)
    if owner == NOBODY:
        owner = RUNNER if "Runner" in what else CORP if what.startswith("the ice") else voice.side
    where = {
        HAND: f"add {it} to {owners_pile(effect.what, HAND, owner, voice)}",
        piles.TOP: f"put {it} on top of {owners_pile(effect.what, DECK, owner, voice)}",
        piles.BOTTOM: f"put {it} on the bottom of {owners_pile(effect.what, DECK, owner, voice)}",
        piles.SHUFFLED: f"shuffle {it} into {owners_pile(effect.what, DECK, owner, voice)}",
        DISCARD: f"put {it} into {owners_pile(effect.what, DISCARD, owner, voice)}",
        REMOVED: f"remove {it} from the game",
        SCORED: score_words(effect, it, voice),
    }[effect.to]
    return shown + where


def pronoun_for(what: str) -> str:
    """What stands for cards the second time: "reveal any number of copies and add them"."""
    return "them" if re.match(r"(all|any number of|up to [2-9]|[2-9]) ", what) else "it"


def owners_pile(what: Ref, zone: int, owner: int, voice: Voice) -> str:
    if isinstance(what, (refs.Chosen, refs.EventCard, refs.Each)) and voice.side == NOBODY:
        return {HAND: "its owner's hand", DECK: "its owner's deck", DISCARD: "its owner's discard pile"}[zone]
    return voice.pile(zone, owner)


def score_words(effect: piles.Move, it: str, voice: Voice) -> str:
    worth = ""
    if effect.worth is not None:
        worth = f" as an agenda worth {effect.worth} agenda point{'' if abs(effect.worth) == 1 else 's'}"
    return f"add {it} to {voice.owns(effect.area)} score area{worth}"


@phrase(piles.Trash)
def trash(effect: piles.Trash, voice: Voice) -> str:
    free = ""
    if isinstance(effect.what, refs.AccessedCard):
        free = " at no cost" + (", even if it cannot normally be trashed" if effect.by == RUNNER else "")
    cannot = "" if effect.preventable else " (this cannot be prevented)"
    verb = "trash" if effect.by == NOBODY else voice.verb(effect.by, "trash")
    what = say(effect.what, voice)
    if effect.by == RUNNER and verb != "trash":
        what = what.replace("the Runner's", "their")
    if isinstance(effect.what, refs.Looked):
        verb += " the rest of"
    return f"{verb} {what}{free}{cannot}"


@phrase(piles.Reveal)
def reveal(effect: piles.Reveal, voice: Voice) -> str:
    return f"reveal {say(effect.what, voice)}"


@phrase(piles.RevealUntil)
def reveal_until(effect: piles.RevealUntil, voice: Voice) -> str:
    kind = " ".join(kind_words(effect.who, subtype_words(effect.who)))
    return f"reveal cards from the top of {voice.pile(DECK)} until you reveal {with_article(kind)}"


@phrase(piles.Look)
def look(effect: piles.Look, voice: Voice) -> str:
    return f"{voice.verb(effect.who, 'look')} at {say(effect.what, voice)}"


@phrase(piles.Arrange)
def arrange(effect: piles.Arrange, voice: Voice) -> str:
    if effect.bottom:
        rest = "the rest of those cards" if isinstance(effect.what, refs.Looked) else say(effect.what, voice)
        return f"put {rest} on the bottom of {voice.pile(DECK)} in any order"
    if isinstance(effect.what, refs.Looked):
        return "put the rest of those cards back in any order"
    if effect.who != NOBODY:
        return f"{voice.verb(effect.who, 'arrange')} {say(effect.what, voice)} in any order"
    return f"look at {say(effect.what, voice)} and put them back in any order"


@phrase(piles.Shuffle)
def shuffle(effect: piles.Shuffle, voice: Voice) -> str:
    return f"{voice.verb(effect.who, 'shuffle')} {voice.pile(DECK, effect.who)}"


@phrase(piles.Search)
def search(effect: piles.Search, voice: Voice) -> str:
    zone = effect.who.zone
    plain_who = noun(effect.who, voice).removesuffix(
        f" in {voice.pile(zone & (HAND | DECK | DISCARD), effect.who.side)}"
    )
    what = f"up to 1 {plain_who}" if effect.up_to else with_article(plain_who)
    if effect.count != 1:
        different = " with different titles" if effect.different else ""
        what = f"{'up to ' if effect.up_to else ''}{number(effect.count, voice)} {plural(plain_who)}{different}"
    if effect.alike:
        what = f"any number of copies of {with_article(plain_who)}"
    shown = f", reveal {'it' if effect.count == 1 else 'them'}" if effect.reveal else ""
    again = f" and shuffle {voice.pile(DECK)}" if zone & DECK else ""
    return f"search {voice.pile(zone)} for {what}{shown}{again}"


def search_and_do(effect: piles.Search, following: Part, voice: Voice) -> str:
    """ "Search R&D for an asset, reveal it, shuffle R&D and install that card"."""
    if not isinstance(following, (piles.Move, installing.Install, installing.Host, table.Play)):
        return ""
    if effect.count != 1 and not isinstance(following, piles.Move):
        return ""
    if not isinstance(following.what, refs.Chosen) or following.what.name:
        return ""
    text = re.sub(r"\bit\b", "that card" if effect.count == 1 else "those cards", say(following, voice), count=1)
    if isinstance(following, installing.Install) and following.where != ANY_SERVER:
        text = at_server(text, effect.who, server_words(following.where))
    found = say(effect, voice)
    if " and shuffle " in found:
        found = ", shuffle ".join(found.rsplit(" and shuffle ", 1))
    return f"{found} and {text}"


JOINS[piles.Search] = search_and_do


@phrase(swapping.Swap)
def swap(effect: swapping.Swap, voice: Voice) -> str:
    kept = f". It keeps all {counter_noun(effect.keeping)}s" if effect.keeping >= 0 else ""
    return f"swap {say(effect.one, voice)} with {say(effect.other, voice)}{kept}"


@phrase(swapping.RearrangeIce)
def rearrange_ice(effect: swapping.RearrangeIce, voice: Voice) -> str:
    return (
        "change the places of any number of pieces of ice, on one server or across several, without rezzing or "
        "derezzing them; each server keeps as many as it had"
    )


def swap_words(effect: swapping.Swap, what: str, installing: bool, voice: Voice) -> str:
    """A swap with chosen cards; cards from a hand are installed by it."""
    one, other = (
        what if isinstance(ref, refs.Chosen) and not ref.name else say(ref, voice) for ref in (effect.one, effect.other)
    )
    kept = f" and keeps all {counter_noun(effect.keeping)}s" if effect.keeping >= 0 else ""
    unrezzed = " unrezzed" if voice.side != RUNNER else ""
    text = f"swap {one} with {other}" + (f", which is installed{unrezzed}{kept}" if installing else "")
    return f"{text}; the Runner moves with the former and goes on from there" if effect.with_runner else text


@phrase(installing.Install)
def install(effect: installing.Install, voice: Voice) -> str:
    both = effect.rezzed and effect.free
    text = f"install {'and rez ' if both else ''}{say(effect.what, voice)}"
    if effect.facedown:
        text += " facedown"
    if effect.faceup:
        text += " faceup"
    if effect.on is not None:
        text += f" on {say(effect.on, voice)}"
    if effect.where != ANY_SERVER:
        text += f" in {server_words(effect.where)}"
    if effect.beside is not None:
        text += " in or protecting the same server"
    if effect.behind is not None:
        text += f" directly behind {say(effect.behind, voice)}"
    if effect.innermost:
        text += " in the innermost position"
    if effect.replacing is not None:
        text += " in the position of the trashed ice"
    if effect.free:
        return f"{text}, ignoring all costs"
    if effect.less == ALL:
        return f"{text}, ignoring the install cost"
    if effect.less != 0:
        return f"{text}, lowering the install cost by {each_or_number(effect.less, voice)}"
    then = ", and rez it, ignoring all costs" if effect.rezzed else ""
    return text if effect.facedown else f"{text}, paying all costs{then}"


def each_or_number(amount: int | Amount, voice: Voice) -> str:
    """ "2", or "3 for each piece of ice protecting HQ"."""
    if isinstance(amount, Arithmetic) and amount.sign == "*" and isinstance(amount.right, Count):
        return f"{number(amount.left, voice)} for each {say(amount.right, voice)}"
    return number(amount, voice)


@phrase(installing.Host)
def host(effect: installing.Host, voice: Voice) -> str:
    text = f"host {say(effect.what, voice)}{' facedown' if effect.facedown else ''} on {say(effect.on, voice)}"
    if effect.facedown and voice.side == RUNNER:
        text += " (you may look at hosted cards at any time)"
    if effect.placing < 0:
        return text
    return f"{text} and place {counter_noun(effect.placing)}s on it equal to its install cost"


@phrase(table.Rez)
def rez(effect: table.Rez, voice: Voice) -> str:
    text = f"rez {say(effect.what, voice)}"
    if effect.must and effect.less != ALL:
        text = f"{voice.who(CORP) or 'you '}must {text} by paying its rez cost, if able"
    if effect.free:
        return f"{text}, ignoring all costs"
    if effect.less == ALL:
        return f"{text}, ignoring its rez cost"
    return f"{text}, lowering its rez cost by {each_or_number(effect.less, voice)}" if effect.less != 0 else text


@phrase(table.Derez)
def derez(effect: table.Derez, voice: Voice) -> str:
    return f"derez {say(effect.what, voice)}"


@phrase(table.Expose)
def expose(effect: table.Expose, voice: Voice) -> str:
    return f"expose {say(effect.what, voice)}"


@phrase(scoring.TriggerScored)
def trigger_scored(effect: scoring.TriggerScored, voice: Voice) -> str:
    return f'trigger the "when scored" abilities of {say(effect.what, voice)}'


@phrase(scoring.Score)
def score(effect: scoring.Score, voice: Voice) -> str:
    return f"score {say(effect.what, voice)}"


@phrase(scoring.Forfeit)
def forfeit(effect: scoring.Forfeit, voice: Voice) -> str:
    return "forfeit this agenda" if isinstance(effect.what, refs.This) else f"forfeit {say(effect.what, voice)}"


@phrase(table.Play)
def play(effect: table.Play, voice: Voice) -> str:
    text = f"play {say(effect.what, voice)}"
    if effect.free:
        after = ", and remove it from the game instead of trashing it" if effect.removing else ""
        return f"{text}, ignoring all costs{after}"
    if effect.less != 0:
        text += f", lowering its play cost by {number(effect.less, voice)}"
    return f"{text}, paying its play cost but no additional costs" if effect.plainly else f"{text}, paying all costs"


@phrase(table.TurnFaceup)
def turn_faceup(effect: table.TurnFaceup, voice: Voice) -> str:
    return f"turn {say(effect.what, voice)} faceup"


@phrase(runs.Run)
def run(effect: runs.Run, voice: Voice) -> str:
    from netrunner.engine.phrases.abilities import during_words

    on = f" on {listed([server_words(sid) for sid in effect.servers], 'or')}" if effect.servers else ""
    text = f"make a run{on}"
    if effect.having is not None:
        text += f" on a server protected by {say(effect.having, voice)}"
    if effect.lend:
        text += f" and gain {effect.lend} credits that you may spend only during it; lose what is left when it ends"
    if effect.if_successful:
        text += f". If successful, {part(effect.if_successful, voice)}"
    if effect.trash_free:
        text += ". You may trash, at no cost, any card you access, even one that cannot normally be trashed"
    for ability in effect.during:
        text += f". {capital(during_words(ability, voice))}"
    return text


def run_and_then(effect: runs.Run, following: Part, voice: Voice) -> str:
    return f"{say(effect, voice)}. When the run is over, {lower(say(following, voice))}"


JOINS[runs.Run] = run_and_then

phrase(runs.EndRun)(lambda effect, voice: "end the run")
phrase(runs.JackOut)(lambda effect, voice: "jack out")


@phrase(runs.ReplaceAccess)
def replace_access(effect: runs.ReplaceAccess, voice: Voice) -> str:
    return f"instead of accessing cards, {part(effect.effects, voice)}"


@phrase(runs.TreatAsRunOn)
def treat_as_run_on(effect: runs.TreatAsRunOn, voice: Voice) -> str:
    return f"{TREATED}{server_words(effect.server)}"


@phrase(runs.AccessMore)
def access_more(effect: runs.AccessMore, voice: Voice) -> str:
    return f"access {many(effect.amount, 'additional card', voice)}"


@phrase(runs.Access)
def access(effect: runs.Access, voice: Voice) -> str:
    return f"{voice.verb(RUNNER, 'access')} {say(effect.what, voice)}"


@phrase(runs.AccessFrom)
def access_from(effect: runs.AccessFrom, voice: Voice) -> str:
    if effect.up_to:
        return f"{voice.verb(RUNNER, 'access')} up to {many(effect.amount, 'card', voice)} from the attacked server"
    if effect.server == ARCHIVES:
        return f"{voice.verb(RUNNER, 'access')} all cards in Archives"
    if effect.server == RND and effect.amount == 1:
        return f"{voice.verb(RUNNER, 'access')} the top card of R&D"
    return f"{voice.verb(RUNNER, 'access')} {many(effect.amount, 'card', voice)} from {server_words(effect.server)}"


@phrase(runs.Redirect)
def redirect(effect: runs.Redirect, voice: Voice) -> str:
    if effect.past is not None:
        return f"the run continues as if you had just passed {say(effect.past, voice)}"
    return f"the Runner is now running on {server_words(effect.server)} instead of passing this ice"


@phrase(ice.Break)
def break_words(effect: ice.Break, voice: Voice) -> str:
    kind = f"{CAPITALS.get(effect.subtype, effect.subtype)} " if effect.subtype else "ice "
    where = ""
    if effect.who is not None:
        kind = ""
        where = f" on {ice_words(effect.who, voice)}"
    if effect.at:
        place = "first" if effect.at == ice.FIRST else "last"
        return f"break the {place} subroutine on {where.removeprefix(' on ') or 'the ice being encountered'}"
    if effect.only is not None:
        return f'break 1 "{capital(say(effect.only, voice))}" subroutine'
    if effect.count == 1:
        return f"break 1 {kind}subroutine{where}"
    if effect.count == ALL:
        return f"break all {kind.removeprefix('ice ')}subroutines{where}"
    if effect.count == ANY_NUMBER:
        return f"break any number of {kind}subroutines{where}"
    most = "" if effect.exactly else "up to "
    return f"break {most}{number(effect.count, voice)} {kind}subroutines{where}"


def ice_words(who: Filter, voice: Voice) -> str:
    """The ice that a break speaks of."""
    for test in who.tests:
        if isinstance(test, tests.Among):
            kind = CAPITALS.get(who.subtype, who.subtype) or "ice"
            return {refs.This: f"this {kind}", refs.Host: f"host {kind}"}.get(type(test.ref), f"that {kind}")
    return say(who, voice)


@phrase(ice.Boost)
def boost(effect: ice.Boost, voice: Voice) -> str:
    amount = f"{effect.amount:+d}" if isinstance(effect.amount, int) else f"+{number(effect.amount, voice)}"
    if isinstance(effect.what, refs.This) and isinstance(effect.amount, SubroutinesOn):
        return f"this card has +1 strength for each {say(effect.amount, voice)} {UNTIL_NAMES[effect.until]}"
    if isinstance(effect.what, refs.This):
        span = "" if effect.until == UNTIL_ENCOUNTER_ENDS else f" {UNTIL_NAMES[effect.until]}"
        return f"{amount} strength{span}"
    if isinstance(effect.what, refs.Each):
        who = noun(effect.what.who, voice)
        subject = f"the {who} has" if "being encountered" in who else f"all {plural(who)} have"
        return f"{subject} {amount} strength {UNTIL_NAMES[effect.until]}"
    return f"{say(effect.what, voice)} has {amount} strength {UNTIL_NAMES[effect.until]}"


phrase(ice.Bypass)(lambda effect, voice: "bypass that ice")


@phrase(ice.Encounter)
def encounter(effect: ice.Encounter, voice: Voice) -> str:
    known = {refs.This: "this ice", refs.EventCard: "that ice"}
    what = known.get(type(effect.what)) or say(effect.what, voice)
    return f"{voice.verb(RUNNER, 'encounter')} {what}"


@phrase(ice.ResolveSubroutine)
def resolve_subroutine(effect: ice.ResolveSubroutine, voice: Voice) -> str:
    return f"resolve a subroutine on {with_article(noun(effect.who, voice))}"


@phrase(ice.GainSubroutinesOf)
def gain_subroutines_of(effect: ice.GainSubroutinesOf, voice: Voice) -> str:
    if effect.first:
        return "for the remainder of this run, this ice has the subroutines of the chosen ice before its own"
    return "for the remainder of this run, this ice has their subroutines too, in any order with its own"


@phrase(contests.Trace)
def trace(effect: contests.Trace, voice: Voice) -> str:
    base = effect.base
    text = f"{'force the Corp to ' * (voice.side == RUNNER)}trace {base if isinstance(base, int) else 'X'}"
    if not isinstance(base, (int, ChosenX)):
        text += f", where X is {number(base, voice)}"
    if effect.success:
        text += f". If successful, {part(effect.success, voice)}"
    if effect.failure:
        text += f". If unsuccessful, {part(effect.failure, voice)}"
    if effect.always:
        text += ". " + re.sub(r"\bX\b", "your trace strength", say_all(effect.always, voice))
    return text


@phrase(contests.Psi)
def psi(effect: contests.Psi, voice: Voice) -> str:
    other = ("the Runner", "the Corp")[voice.side == RUNNER]
    text = f"you and {other} secretly spend 0, 1 or 2 credits, then reveal them"
    if effect.different:
        text += f". If the numbers differ, {part(effect.different, voice)}"
    if effect.same:
        text += f". If they are the same, {part(effect.same, voice)}"
    return text


@phrase(contests.Guess)
def guess(effect: contests.Guess, voice: Voice) -> str:
    other = voice.pronoun(1 - voice.side)
    spend = "any number of credits" if effect.most == ALL else f"up to {many(effect.most, 'credit', voice)}"
    what = "whether you have spent an even or an odd number" if effect.parity else "how many you have spent"
    text = f"secretly spend {spend}. {capital(other)} guesses {what}; then reveal it"
    if effect.wrong:
        follows = part(effect.wrong, voice).replace("for each X", "for each credit you spent")
        x = ", where X is the number you spent" if re.search(r"\bX\b", follows) else ""
        text += f". If the guess was wrong, {follows}{x}"
    return text


@phrase(conversion.BecomeCounter)
def become_counter(effect: conversion.BecomeCounter, voice: Voice) -> str:
    from netrunner.engine.phrases.abilities import ability_words

    words = " ".join(ability_words(ability, voice) for ability in effect.abilities).replace('"', "'")
    return f'install this card on {say(effect.on, voice)} as a hosted condition counter with the text "{words}"'


@phrase(conversion.GainText)
def gain_text(effect: conversion.GainText, voice: Voice) -> str:
    of = say(effect.of, voice)
    return "this card gains its text" if of == "it" else f"this card gains the text of {of}"


@phrase(turns.ExtraTurn)
def extra_turn(effect: turns.ExtraTurn, voice: Voice) -> str:
    return f"{voice.verb(effect.who, 'take')} an additional turn after this one"


@phrase(turns.Flip)
def flip(effect: turns.Flip, voice: Voice) -> str:
    return f"flip {voice.owns(effect.who)} identity"


@phrase(prevention.PreventDamage)
def prevent_damage(effect: prevention.PreventDamage, voice: Voice) -> str:
    kinds = listed([DAMAGE_NAMES[kind] for kind in effect.kinds], "or")
    name = f"{kinds} damage" if kinds else "damage"
    if effect.first_each_turn:
        return f"prevent the first point of {name} this turn"
    if effect.all_but:
        return f"prevent all but {effect.all_but} {name}"
    if effect.amount == ALL:
        return f"prevent all {name}"
    if effect.amount == ANY_NUMBER:
        return f"prevent any amount of {name}"
    limit = "up to " if effect.up_to or (effect.amount != 1 and len(effect.kinds) == 1) else ""
    source = ""
    if effect.by is not None:
        ref = effect.by.tests[0].ref if effect.by.tests and isinstance(effect.by.tests[0], tests.Among) else None
        source = f" done by {some(effect.by, voice) if ref is None else say(ref, voice)}"
    return f"prevent {limit}{number(effect.amount, voice)} {name}{source}"


@phrase(prevention.Prevent)
def prevent(effect: prevention.Prevent, voice: Voice) -> str:
    every = effect.amount == ALL
    if effect.kind == WOULD_TAG:
        limit = "up to " if effect.up_to else ""
        return f"avoid {'all tags' if every else limit + many(effect.amount, 'tag', voice)}"
    if effect.kind == WOULD_BAD_PUBLICITY:
        return f"prevent {'all' if every else number(effect.amount, voice)} bad publicity"
    if effect.kind == WOULD_JACK_OUT:
        return "prevent the Runner from jacking out"
    if effect.kind == WOULD_BREAK:
        return "prevent a subroutine from being broken"
    done = {WOULD_TRASH: "trashed", WOULD_EXPOSE: "exposed"}[effect.kind]
    what = "1 card" if effect.who is None else some(effect.who, voice, 1 if every else effect.amount)
    by = "" if effect.by == NOBODY else f" by {voice.pronoun(effect.by)}"
    return f"prevent {what} from being {done}{by}"
