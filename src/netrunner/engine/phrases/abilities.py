"""The phrases of abilities: whole lines of card text, and what lasts for a while."""

from __future__ import annotations

from typing import Final

from netrunner.engine.ability import Ability, Check, Paid, Subroutine, Trigger
from netrunner.engine.condition import DuringRun, RunSucceeded
from netrunner.engine.constant import (
    Advanceable,
    AlternativeCost,
    AlwaysPrevents,
    Blank,
    Borrows,
    ChoosesDamage,
    Credits,
    ExtraCost,
    Forbid,
    Gains,
    GainsSubroutines,
    GainsSubtypes,
    HostsCards,
    IgnoresExtraCosts,
    InstallOnly,
    InstallsFaceup,
    InsteadOfAccess,
    InsteadOfDiscard,
    LowersCosts,
    MoreDamage,
    MoreTags,
    MustBeTrashed,
    RezWhen,
    StartsWith,
    Static,
    WhenAbout,
)
from netrunner.engine.effects.money import ALL
from netrunner.engine.phrase import Voice, capital, listed, lower, say, say_all, sentence, to_pay
from netrunner.engine.phrases.amounts import many, number
from netrunner.engine.phrases.branching import part
from netrunner.engine.phrases.constants import (
    extra_cost_clause,
    forbid_clause,
    signed,
    static_clause,
    subject_of,
    subroutines_clause,
    subtypes_clause,
)
from netrunner.engine.phrases.nouns import noun, plural, server_words, with_article
from netrunner.engine.phrases.triggers import during_run_words, trigger_words
from netrunner.engine.terms import (
    CORP,
    CORP_IDENTITY,
    DAMAGE_NAMES,
    DECK,
    DISCARD,
    EACH_RUN,
    EACH_TURN,
    FOR_ABILITY,
    FOR_ADVANCING,
    FOR_INSTALL,
    FOR_PLAY,
    FOR_REMOVING_TAGS,
    FOR_REZ,
    FOR_STEALING,
    FOR_TRACE,
    FOR_TRASHING,
    HQ_OR_RND,
    IDENTITY_ZONE,
    NOBODY,
    ONLY_ONCE,
    PLAY,
    Q_LINK,
    Q_MEMORY_LIMIT,
    REMOVED,
    RUN_ENDED,
    RUNNER,
    SIDE_NAMES,
    WOULD_BAD_PUBLICITY,
    WOULD_BREAK,
    WOULD_DAMAGE,
    WOULD_EXPOSE,
    WOULD_SUBROUTINE,
    WOULD_TAG,
    WOULD_TRASH,
)

CLAUSES: Final = (
    AlwaysPrevents,
    Blank,
    ExtraCost,
    Forbid,
    Gains,
    GainsSubroutines,
    GainsSubtypes,
    InsteadOfAccess,
    Static,
)
"""The constants that are told as a clause, with what must be so for them."""


def during_words(ability: Ability, voice: Voice) -> str:
    """An ability that acts for a run."""
    if ability.words:
        return ability.words
    if isinstance(ability, Trigger) and ability.events == (RUN_ENDED,) and ability.when is None:
        return f"when the run ends, {part(ability.effects, voice)}"
    if isinstance(ability, Trigger) and ability.events == (RUN_ENDED,) and isinstance(ability.when, RunSucceeded):
        return f"when the run ends, if it was successful, {part(ability.effects, voice)}"
    if isinstance(ability, Trigger):
        return trigger_words(ability, voice).replace("The first time each run that", "The first time during it that", 1)
    if isinstance(getattr(ability, "when", None), DuringRun):
        return f"during this run, {bare_clause(ability, voice, 'this card')}"
    return f"during this run, {clause(ability, voice, 'this card')}"


def clause(ability: Ability, voice: Voice, subject: str) -> str:
    """A constant or lasting ability as a clause about a subject."""
    if ability.words:
        return lower(ability.words.removesuffix("."))
    text = bare_clause(ability, voice, subject)
    when = getattr(ability, "when", None)
    if isinstance(ability, AlwaysPrevents) and ability.first == EACH_RUN and isinstance(when, DuringRun):
        return text  # what happens once during each run happens during a run
    if when is not None and not isinstance(ability, (Trigger, Paid, Check, InstallOnly, RezWhen, Credits, WhenAbout)):
        return f"{during_run_words(when) or f'while {say(when, voice)}'}, {text}"
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
        if ability.optional:
            whose = f"you may {part(ability.effects, voice)} instead of accessing it"
            return f"whenever you access cards in Archives, once, for {say(ability.who, voice)}, {whose}"
        return f"once, instead of accessing {say(ability.who, voice)}, {part(ability.effects, voice)}, if able"
    if isinstance(ability, AlwaysPrevents):
        return lower(wards_words(ability, voice).removesuffix("."))
    if isinstance(ability, Blank):
        return blank_clause(ability, voice)
    if isinstance(ability, Gains):
        gained = " ".join(f'"{ability_words(lent, voice)}"' for lent in ability.abilities)
        return f"{subject_of(ability.who, 'this card', voice)} gains {gained}"
    return lower(ability_words(ability, voice).removesuffix("."))


def blank_clause(ability: Blank, voice: Voice) -> str:
    if ability.who.zone == IDENTITY_ZONE:
        side = CORP if ability.who.types & CORP_IDENTITY else RUNNER
        return f"{voice.owns(side)} identity has a blank text box"
    return f"{plural(noun(ability.who, voice))} have blank text boxes"


PURPOSES: Final = {
    FOR_INSTALL: "to install {}",
    FOR_PLAY: "to play {}",
    FOR_REZ: "to rez {}",
    FOR_ABILITY: "to use {}",
    FOR_TRACE: "during traces",
    FOR_REMOVING_TAGS: "to remove tags",
    FOR_TRASHING: "to pay trash costs of {}",
    FOR_STEALING: "to steal agendas",
    FOR_ADVANCING: "to advance {}",
}


def credits_words(ability: Credits, voice: Voice) -> str:
    amount = ability.recurring
    start = "" if amount == 0 else f"{capital(many(amount, 'recurring credit', voice))}. "
    if ability.words:
        return f"{start}{ability.words}"
    when = ""
    if ability.when is not None:
        runs = during_run_words(ability.when).replace("a run", "runs", 1)
        when = f" {runs}" if runs else f" while {say(ability.when, voice)}"
    them = "hosted credits" if amount == 0 else "it" if amount == 1 else "them"
    if ability.purposes == EVERY_PURPOSE:
        uses = f"spend {them}{when or ' on anything'}"
    else:
        cards = "cards" if ability.who is None else plural(noun(ability.who, voice).replace("installed ", ""))
        named = [
            text.format(cards).replace("costs of cards", "costs")
            for bit, text in PURPOSES.items()
            if ability.purposes >> bit & 1
        ]
        uses = f"spend {them} {listed(named, 'or')}{when}"
    also = " also" if amount == 0 and ability.purposes != EVERY_PURPOSE else ""
    return f"{start}You may{also} {uses}."


EVERY_PURPOSE: Final = sum(1 << purpose for purpose in range(11))


def hosts_words(ability: HostsCards, voice: Voice) -> str:
    what = noun(ability.who, voice).replace("installed ", "")
    memory = number(ability.memory, voice)
    if ability.memory != -1 and ability.count == 1:
        limit = f"a single {what} with a memory cost of up to {memory}"
    elif ability.memory != -1:
        limit = f"{plural(what)} with a total memory cost of up to {memory}"
    elif ability.count >= 0:
        limit = f"up to {ability.count} {plural(what)}" if ability.count > 1 else f"1 {what}"
    else:
        limit = f"any number of {plural(what)}"
    text = f"This card can host {limit}."
    if ability.discount:
        costs = "It costs" if ability.count == 1 else "They cost"
        text += f" {costs} {many(ability.discount, 'credit', voice)} less to install here."
    if not ability.free_memory:
        return text
    return f"{text} {'The hosted program takes' if ability.count == 1 else 'Hosted programs take'} up no memory."


def install_only_words(ability: InstallOnly, voice: Voice) -> str:
    if ability.on is not None:
        return f"Install only on {with_article(noun(ability.on, voice).removeprefix('installed '))}."
    if ability.when is not None:
        return f"Install only if {say(ability.when, voice)}."
    root = "the root of " if ability.server >= 0 or ability.server == HQ_OR_RND else ""
    return f"Install only in {root}{server_words(ability.server)}."


ABOUT_TO: Final = {
    WOULD_EXPOSE: "a card is about to be exposed",
    WOULD_BREAK: "a subroutine is about to be broken",
    WOULD_DAMAGE: "damage is about to be done",
    WOULD_TAG: "the Runner is about to take a tag",
    WOULD_TRASH: "a card is about to be trashed",
    WOULD_BAD_PUBLICITY: "you are about to take bad publicity",
}


def elsewhere_words(ability: InsteadOfDiscard, voice: Voice) -> str:
    side = voice.side if ability.who is None else ability.who.side
    pile = voice.pile(DISCARD, side)
    deck = voice.pile(DECK, side)
    when = "When this card is trashed while it is installed"
    if ability.who is not None:
        when = f"Whenever {say(ability.who, voice)} is trashed, wherever it was"
    if ability.to == PLAY:
        do = "install it facedown"
    else:
        do = "remove it from the game" if ability.to == REMOVED else f"shuffle it into {deck}"
    may = "you may " if ability.optional else ""
    once = " Use this ability only once per turn." if ability.once_per_turn else ""
    return f"{when}, {may}{do} instead of adding it to {pile}.{once}"


def starts_with_words(ability: StartsWith, voice: Voice) -> str:
    texts: list[str] = []
    if ability.hand != 5:
        texts.append(f"You draw a starting hand of {ability.hand} cards.")
    own = [f"{ability.credits} credits"] if ability.credits != 5 else []
    if ability.bad_publicity and voice.side == CORP:
        own.append(f"{ability.bad_publicity} bad publicity")
    if own:
        texts.append(f"You start the game with {listed(own, 'and')}.")
    if ability.bad_publicity and voice.side != CORP:
        texts.append(f"The Corp starts the game with {ability.bad_publicity} bad publicity.")
    return " ".join(texts)


def wards_words(ability: AlwaysPrevents, voice: Voice) -> str:
    kinds = listed([DAMAGE_NAMES[kind] for kind in ability.damage], "and")
    cards = plural(noun(ability.who, voice)) if ability.who is not None else "cards"
    thing = {
        WOULD_DAMAGE: f"{kinds} damage".strip(),
        WOULD_TAG: "tags",
        WOULD_BAD_PUBLICITY: "bad publicity",
        WOULD_TRASH: f"{cards} from being trashed",
        WOULD_EXPOSE: f"{cards} from being exposed",
        WOULD_SUBROUTINE: "subroutine that would resolve",
    }[ability.kind]
    if ability.by is not None:
        thing += f" by {plural(noun(ability.by, voice))}"
    verb = "Avoid" if ability.kind == WOULD_TAG else "Prevent"
    amount = "all" if ability.amount >= ALL else str(ability.amount)
    if ability.first == ONLY_ONCE and ability.amount == 1:
        amount, thing = "the first", thing.removesuffix("s")
    if ability.first in (EACH_TURN, EACH_RUN) and ability.amount == 1:
        span = "during each run" if ability.first == EACH_RUN else "each turn"
        return f"{verb} the first {thing.removesuffix('s')} {span}."
    first = (
        f" the first time each {'run' if ability.first == EACH_RUN else 'turn'} it would happen"
        if ability.first in (EACH_TURN, EACH_RUN)
        else ""
    )
    then = f" Whenever this card prevents any, {lower(say_all(ability.then, voice))}." if ability.then else ""
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
    cards = "the cards that are trashed" if ability.count < 0 else f"{ability.count} of the cards that are trashed"
    return f"{first} {who} {kinds} damage, {may} {cards}.".replace("  ", " ")


def paid_words(ability: Paid, voice: Voice) -> str:
    limits: list[str] = []
    if ability.when is not None:
        limits.append(during_run_words(ability.when) or f"if {say(ability.when, voice)}")
    if ability.on_access:
        limits.append("while you are accessing a card")
    together = " Use this card only once per turn." if ability.once_together else ""
    once = ability.once_per_turn
    bare = once and ability.cost.nothing()
    if once and not bare:
        limits.append("once per turn")
    if ability.once_per_run:
        limits.append("once per run")
    only = (f" Use this ability only {listed(limits, 'and only')}." if limits else "") + together
    if ability.user >= 0 and ability.user != voice.side:
        user = capital(SIDE_NAMES[ability.user])
        return f"{user} may {to_pay(ability.cost, Voice(ability.user))} to {part(ability.effects, voice)}.{only}"
    cost = "once per turn" if bare else "0 credits" if ability.cost.nothing() else say(ability.cost, voice)
    if ability.even_stolen:
        only += " You can use this ability while this card is in the Runner's score area, too."
    return f"{capital(cost)}: {sentence(say_all(ability.effects, voice))}{only}"


def ability_words(ability: Ability, voice: Voice) -> str:
    """One ability as a line of card text."""
    text = active_words(ability, voice)
    if ability.even_stolen and not ability.words and not isinstance(ability, Paid):
        return f"{text} This is so while this card is in the Runner's score area, too."
    return text


def active_words(ability: Ability, voice: Voice) -> str:
    """The same without where it acts beyond the usual."""
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
        sign, per = signed(ability.amount, voice)
        if ability.side == NOBODY and ability.when is None:
            return f"{sign} {'memory' if ability.query == Q_MEMORY_LIMIT else 'link'}{per}."
    if isinstance(ability, Static) and ability.query == Q_MEMORY_LIMIT and ability.who is not None:
        users = plural(noun(ability.who, voice).removeprefix("installed "))
        return f"{signed(ability.amount, voice)[0]} memory, which only {users} can use."
    if isinstance(ability, CLAUSES):
        return sentence(clause(ability, voice, "this card"))
    if isinstance(ability, IgnoresExtraCosts):
        return f"Ignore all additional costs to {ability.do} {say(ability.who, voice)}."
    if isinstance(ability, HostsCards):
        return hosts_words(ability, voice)
    if isinstance(ability, InstallOnly):
        return install_only_words(ability, voice)
    if isinstance(ability, RezWhen):
        when = f" and {say(ability.when, voice)}" if ability.when is not None else ""
        return f"You may rez this card when {ABOUT_TO[ability.would]}{when}."
    if isinstance(ability, Advanceable):
        only = (
            " only while it is rezzed" if ability.rezzed else " only while it is unrezzed" if ability.unrezzed else ""
        )
        return f"This card can be advanced{only}."
    if isinstance(ability, MoreDamage):
        kind = DAMAGE_NAMES[ability.kind]
        if ability.first:
            more = f"{ability.amount} additional {kind} damage"
            return f"The first time each turn that the Runner suffers {kind} damage, they suffer {more}."
        return f"Whenever you do {kind} damage, do {ability.amount} additional {kind} damage."
    if isinstance(ability, MoreTags):
        return f"Whenever you give the Runner tags, give {ability.amount} additional tag."
    if isinstance(ability, ChoosesDamage):
        return damage_choice_words(ability, voice)
    if isinstance(ability, StartsWith):
        return starts_with_words(ability, voice)
    if isinstance(ability, AlternativeCost):
        return f"You may {to_pay(ability.cost, voice)} to rez this card instead of paying its rez cost."
    if isinstance(ability, InstallsFaceup):
        return "Install this card faceup."
    if isinstance(ability, InsteadOfDiscard):
        return elsewhere_words(ability, voice)
    if isinstance(ability, LowersCosts):
        given = say(ability.trash, voice)
        return (
            f"Once per turn, when you would play or install a card, you may trash {given} to lower the play or install "
            f"cost by {ability.amount}."
        )
    if isinstance(ability, MustBeTrashed) and ability.first:
        return (
            "The first time each turn that you access a card with a trash cost, you must trash it by paying its trash "
            "cost, if able."
        )
    if isinstance(ability, MustBeTrashed):
        return "If the Runner accesses this card while it is installed, they must trash it, if able."
    if isinstance(ability, WhenAbout):
        when = f" and {say(ability.when, voice)}" if ability.when is not None else ""
        return sentence(f"whenever {ABOUT_TO[ability.kind]}{when}, {part(ability.effects, voice)}")
    if isinstance(ability, Borrows):
        return f"This card gains the paid abilities of all {plural(noun(ability.who, voice))}."
    return own_words(ability, voice)


def own_words(ability: Ability, voice: Voice) -> str:
    """An ability that lives with its card brings its own words; one without any says nothing on purpose."""
    if type(ability) is Ability:
        return ""
    return sentence(say(ability, voice))
