"""Phrases of what things are called: servers, types and filters, in the singular and the plural."""

from __future__ import annotations

import re
from typing import Final

from netrunner.engine import reference as refs
from netrunner.engine.card_tests.others import Among, CopyOf
from netrunner.engine.card_tests.places import ScoredBy
from netrunner.engine.card_tests.values import Named
from netrunner.engine.filter import INSIDE, PROTECTING, Filter
from netrunner.engine.phrase import CAPITALS, Phrase, Voice, listed, phrase, say
from netrunner.engine.terms import (
    AGENDA,
    ANY_SERVER,
    ANY_ZONE,
    ARCHIVES,
    ATTACKED,
    CENTRAL,
    CHOSEN_SERVER,
    DECK,
    DISCARD,
    ELSEWHERE,
    HAND,
    HOSTED,
    HQ,
    HQ_OR_RND,
    ICE,
    NEW_SERVER,
    NOBODY,
    OTHER_SERVER,
    PLAY,
    REMEMBERED_SERVER,
    REMOTE,
    RND,
    SCORED,
    THIS_SERVER,
    TYPE_NAMES,
    UNPROTECTED,
)

SERVERS: Final = {
    HQ: "HQ",
    RND: "R&D",
    ARCHIVES: "Archives",
    CENTRAL: "a central server",
    REMOTE: "a remote server",
    THIS_SERVER: "this server",
    ATTACKED: "the attacked server",
    REMEMBERED_SERVER: "the chosen server",
    CHOSEN_SERVER: "that server",
    OTHER_SERVER: "another server",
    ELSEWHERE: "another server",
    NEW_SERVER: "a new server",
    ANY_SERVER: "a server",
    UNPROTECTED: "a server without ice",
    HQ_OR_RND: "HQ or R&D",
}


def server_words(server: int) -> str:
    return SERVERS[server]


def with_article(noun: str) -> str:
    if noun.startswith("other "):
        return f"an{noun}"
    if noun.startswith(("another ", "the ", "this ", "its ", "host ", "X ", "each ", "your ")):
        return noun
    if noun.startswith(("chosen ", "innermost ", "outermost ")):
        return f"the {noun}"
    return f"an {noun}" if noun[0].lower() in "aeiou" and not noun.startswith(("uni", "one")) else f"a {noun}"


def type_words(types: int) -> str:
    """ "program or piece of hardware"; "card" for any type."""
    names = [TYPE_NAMES[bit] for bit in TYPE_NAMES if types & bit]
    names = list(dict.fromkeys(names))
    if not names:
        return "card"
    nouns = {"ice": "piece of ice", "hardware": "piece of hardware"}
    names.sort(key=lambda name: name in nouns)
    return listed([nouns.get(name, name) for name in names], "or")


COUNTED: Final = re.compile(
    r"(?<!non-)\b(?:piece(?= of\b)|program|card|resource|agenda|asset|upgrade|event|operation|identity"
    r"|icebreaker$|(?:icebreaker|connection|advertisement|sysop|executive|clone)(?=,| or |$))\b"
)
"""The nouns that are counted."""


FOLLOWS: Final = re.compile(
    r" (?:in|from|protecting|that|with|hosted|of the|other than|among|accessed)\b|(?<!piece) of (?!.*ice)"
)
"""Where what follows a noun begins."""


def plural(noun: str) -> str:
    """The plural of a noun, whatever follows it: "rezzed assets, upgrades or pieces of ice protecting this server"."""
    noun = re.sub("^another ", "other ", noun)
    end = FOLLOWS.search(noun)
    head, rest = (noun[: end.start()], noun[end.start() :]) if end else (noun, "")
    if head.endswith("copy"):
        return f"{head[:-1]}ies{rest}"
    many = COUNTED.sub(lambda match: several(match[0]), head)
    return f"{many if many != head else several(head)}{rest}"


def several(noun: str) -> str:
    return f"{noun[:-1]}ies" if noun.endswith("y") else f"{noun}s"


def noun(who: Filter, voice: Voice) -> str:
    """A description without an article: "rezzed piece of ice protecting this server"."""
    if who.words:
        return who.words
    before: list[str] = []
    after: list[str] = []
    copied = next((test for test in who.tests if isinstance(test, (CopyOf, Named))), None)
    for test in who.tests:
        if test is copied:
            continue
        text = say(test, voice)
        (before if text.endswith(" ") else after).append(text.strip())
    if who.other or (isinstance(copied, CopyOf) and not copied.itself):
        before.insert(0, "another")
    somewhere = who.server != ANY_SERVER or bool(who.place)
    installed = who.zone == PLAY and not who.types & ICE and who.face < 0 and not somewhere
    if installed and "hosted" not in before and not any(text.startswith(SAYS_INSTALLED) for text in after):
        before.append("installed")
    if who.face >= 0:
        rezzable = who.zone == PLAY and who.types != AGENDA  # Rules Reference: Agenda
        before.append(("unrezzed", "rezzed")[who.face] if rezzable else ("facedown", "faceup")[who.face])
    subtypes = subtype_words(who)
    if not who.types and who.side != NOBODY and who.zone & (PLAY | HOSTED) and not (subtypes or somewhere):
        if "hosted" not in before and copied is None:
            before.append(("Corp", "Runner")[who.side])
    if copied is None:
        before.extend(kind_words(who, subtypes))
    else:
        original = "the named card" if isinstance(copied, Named) else say(copied.ref, voice)
        if isinstance(copied, CopyOf) and isinstance(copied.ref, refs.EventCard):
            original = "that ice" if who.types == ICE else "that card"
        before.extend([*subtypes, f"copy of {original}"])
    return " ".join([*before, *place_words(who, voice), *after])


SAYS_INSTALLED: Final = ("hosted", "that is", "that was installed")
"""What comes after a noun and makes "installed" superfluous."""


def subtype_words(who: Filter) -> list[str]:
    """The subtypes that a description asks for."""
    words = [f"non-{CAPITALS.get(who.not_subtype, who.not_subtype)}"] if who.not_subtype else []
    if who.any_subtype:
        words.append(listed([CAPITALS.get(name, name) for name in who.any_subtype], "or"))
    if who.subtype:
        words.append(CAPITALS.get(who.subtype, who.subtype))
    return words


def kind_words(who: Filter, subtypes: list[str]) -> list[str]:
    """Subtypes and type: "piece of bioroid ice", "virus program", "icebreaker", "sysop or clone"."""
    if who.types == ICE and not who.title and subtypes:
        return ["piece of", *subtypes, "ice"]
    if (who.subtype in ("icebreaker", "console") and who.types) or (who.any_subtype and not who.types):
        return subtypes
    return [*subtypes, who.title or type_words(who.types)]


def each(noun: str) -> str:
    """ "each rezzed piece of ice", "each other program"."""
    return f"each {noun.removeprefix('an')}" if noun.startswith("another ") else f"each {noun}"


PILES: Final = re.compile(r"\bin ((?:HQ|R&D|Archives|(?:your|their|the Runner's) (?:grip|stack|heap))\b)")


def out_of(text: str) -> str:
    """Cards that leave their pile are "from HQ" rather than "in HQ"."""
    return PILES.sub(r"from \1", text)


def place_words(who: Filter, voice: Voice) -> list[str]:
    words: list[str] = []
    if who.server != ANY_SERVER or who.place:
        if who.place == PROTECTING or (who.types == ICE and who.place != INSIDE):
            words.append(f"protecting {server_words(who.server)}")
        else:
            words.append(f"in {server_words(who.server)}")
    piles_named = who.zone & (HAND | DECK | DISCARD)
    seen = any(isinstance(test, Among) and isinstance(test.ref, refs.Looked) for test in who.tests)
    if who.zone != ANY_ZONE and piles_named and not seen:
        words.append(f"in {voice.pile(piles_named, who.side)}")
    if who.zone == SCORED and not any(isinstance(test, ScoredBy) for test in who.tests):
        words.append("in a score area")
    return words


@phrase(Filter)
def filter_words(who: Filter, voice: Voice) -> str:
    return with_article(noun(who, voice))


def fixed(text: str) -> Phrase:
    """A phrase that is always the same."""

    def words(thing: object, voice: Voice) -> str:
        return text

    return words


def has(voice: Voice, side: int) -> str:
    return "has" if voice.who(side) else "have"


def are(voice: Voice, side: int) -> str:
    """ "you are", or "the Runner is"."""
    return f"{voice.pronoun(side)} {'is' if voice.who(side) else 'are'}"
