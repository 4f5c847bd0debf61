"""Saying in English what cards consist of. The phrases themselves are in `phrases`, one for each word of the
vocabulary.

There is no guessing: what has no phrase raises `MissingPhrase`. A word that lives in its card's module brings its own
phrase (`Part.phrase`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final, final

from netrunner.engine.structure import Part, Program
from netrunner.engine.terms import ANY_ZONE, CORP, DECK, DISCARD, HAND, NOBODY, RUNNER, SCORED

if TYPE_CHECKING:
    from netrunner.engine.cost import Cost


def third(stem: str) -> str:
    """The third person of a verb."""
    if stem.endswith("ez"):
        return f"{stem}zes"
    return stem + "es" if stem.endswith(("s", "sh", "ch", "x")) else stem + "s"


class MissingPhrase(LookupError):
    """A word of the vocabulary that nobody has put into English."""


@final
class Voice:
    """Whose card is speaking: "you" is its owner, and piles have their owner's names for them. `aloof`: it speaks to
    nobody, and says "the Corp" and "the Runner" of both."""

    __slots__ = ("aloof", "side")

    def __init__(self, side: int = NOBODY, aloof: bool = False) -> None:
        self.side = side
        self.aloof = aloof

    def who(self, side: int) -> str:
        """The subject of a verb, with a blank after it; nothing for the owner, who is spoken to."""
        if side in (NOBODY, self.side) and not (self.aloof and self.side != NOBODY):
            return ""
        return ("the Corp ", "the Runner ")[self.side if side == NOBODY else side]

    def directly(self) -> Voice:
        """The same card speaking to its owner."""
        return Voice(self.side)

    def verb(self, side: int, stem: str) -> str:
        """ "gain", or "the Corp gains"."""
        who = self.who(side)
        if not who:
            return stem
        return who + third(stem)

    def pronoun(self, side: int) -> str:
        """ "you", or "the Corp"."""
        return self.who(side).strip() or "you"

    def owns(self, side: int) -> str:
        """ "your", or "the Corp's"."""
        who = self.who(side).strip()
        return f"{who}'s" if who else "your"

    def pile(self, zone: int, side: int = NOBODY) -> str:
        """ "R&D", "your stack", "the Runner's grip"; several zones joined by "or"."""
        owner = self.side if side == NOBODY else side
        if zone == ANY_ZONE:
            return "any pile"
        names: list[str] = []
        for bit, corp, runner in ((HAND, "HQ", "grip"), (DECK, "R&D", "stack"), (DISCARD, "Archives", "heap")):
            if zone & bit:
                if owner == NOBODY:
                    names.append({HAND: "a hand", DECK: "a deck", DISCARD: "a discard pile"}[bit])
                else:
                    names.append(corp if owner == CORP else runner if names else f"{self.owns(RUNNER)} {runner}")
        if zone & SCORED:
            names.append(f"{self.owns(side)} score area")
        return " or ".join(names)


VERBS: Final = {"have": "has", "are": "is", "do": "does"}
UNCHANGED: Final = ("may", "can", "cannot", "could", "must", "and", "had", "spent", "made", "did", "stole", "broke")
YOU: Final = re.compile(r"\b([Yy])ou(r\b|( \w+)?)")


def in_third_person(text: str, side: int) -> str:
    """What a side's card says to its owner, for everybody: "unless you pay 1 credit", "unless the Corp pays 1 credit".

    >>> in_third_person("You may trash a card from your grip. If you do, draw 1 card", RUNNER)
    "The Runner may trash a card from the Runner's grip. If the Runner does, draw 1 card"
    """

    def retell(found: re.Match[str]) -> str:
        who = f"{'T' if found[1] == 'Y' else 't'}he {('Corp', 'Runner')[side]}"
        if found[2] == "r":
            return f"{who}'s"
        verb = (found[3] or "").strip()
        if not verb:
            return who
        past = verb.endswith("ed") and not verb.endswith("eed")
        return f"{who} {verb if past or verb in UNCHANGED else VERBS.get(verb) or third(verb)}"

    return YOU.sub(retell, text)


Phrase = Callable[[Any, Voice], str]

PHRASES: dict[type, Phrase] = {}

JOINS: dict[type, Callable[[Any, Part, Voice], str]] = {}
"""Words that make one sentence with the word after them: "choose a program" and "trash it"."""

THREES: dict[type, Callable[[Any, Part, Part, Voice], str]] = {}
"""Words that make one sentence with the two words after them: "choose ice", "choose ice" and "swap them"."""


def phrase(kind: type) -> Callable[[Phrase], Phrase]:
    """Enter the phrase for a word."""

    def enter(say_it: Phrase) -> Phrase:
        if kind in PHRASES:
            raise ValueError(f"{kind.__name__} has two phrases")
        PHRASES[kind] = say_it
        return say_it

    return enter


def say(thing: Part, voice: Voice) -> str:
    """A word in English."""
    found = PHRASES.get(type(thing))
    if found is not None:
        return found(thing, voice)
    own = getattr(thing, "phrase", None)
    if own is None:
        raise MissingPhrase(f"{type(thing).__name__} has no phrase: add one to netrunner.engine.phrases")
    text = own(voice)
    assert isinstance(text, str)
    return text


def lower(text: str) -> str:
    """Without a capital at the beginning, unless it is a name."""
    if text.startswith(("HQ", "R&D", "Archives", "X ", "Corp", "Runner")):
        return text
    return text[:1].lower() + text[1:]


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


NO_STEP: Final = (
    "If ",
    "Otherwise",
    "Until ",
    "For ",
    "During ",
    "While ",
    "As ",
    "When",
    "You ",
    "It ",
    "The ",
    "That ",
)


NOW_APPROACHING: Final = "The Runner is now approaching "


def one_question(text: str) -> str:
    """Several steps as one sentence that can be asked: "gain 2 credits; then take 1 tag"."""
    first, *others = text.split(". ")
    for step in others:
        if step.startswith("If you do, ") and not step.startswith("If you do, the "):
            first += f" to {step.removeprefix('If you do, ')}"
        elif step.startswith("You may "):
            first += f"; then {lower(step)}"
        elif step.startswith(NOW_APPROACHING):
            first += f", and make the Runner approach {step.removeprefix(NOW_APPROACHING)}"
        else:
            first += f". {step}" if step.startswith(NO_STEP) else f"; then {lower(step)}"
    return first


def with_x(text: str, x: int) -> str:
    """Words in which X has been chosen: "place 1 advancement token", "suffer 3 net damage"."""
    if x == 1:
        text = re.sub(r"\bX ((?:\w+ )?(?:card|counter|credit|token))s\b", r"1 \1", text)
    return re.sub(r"\bX\b", str(x), text)


def sentence(text: str) -> str:
    """With a capital letter and a full stop."""
    text = capital(text)
    return text if text.endswith((".", "!", "?", '."', ".)", ".'\"")) else text + "."


def say_all(effects: Program | Iterable[Part], voice: Voice) -> str:
    """The sentences of a program, without the last full stop: "Gain 2 credits. Take 1 tag"."""
    rest = tuple(effects)
    sentences: list[str] = []
    several = False  # whether those that were chosen are more than one
    while rest:
        three = THREES.get(type(rest[0]))
        whole = "" if three is None or len(rest) < 3 else three(rest[0], rest[1], rest[2], voice)
        if whole:
            sentences.append(whole)
            rest = rest[3:]
            continue
        join = JOINS.get(type(rest[0]))
        joined = "" if join is None or len(rest) < 2 else join(rest[0], rest[1], voice)
        text = joined or say(rest[0], voice)
        if join is not None:
            several = getattr(rest[0], "count", 1) != 1
        elif several and acts_on_chosen(rest[0]):
            text = re.sub(r"\bit\b", "them", text)
        sentences.append(text)
        rest = rest[2:] if joined else rest[1:]
    return ". ".join(capital(text) for text in sentences if text)


def acts_on_chosen(thing: Part) -> bool:
    """Whether a word is a verb that does something with what was chosen."""
    acts = getattr(thing, "acts_on_chosen", None)
    return acts is not None and bool(acts())


def quoted(words: str, effects: Program, owner: int, reader: int) -> str:
    """What a card says (in its own `words`, if it has any), as somebody reads it: its owner is "you", and "the Corp" or
    "the Runner" for everybody else."""
    if reader == owner:
        return words or say_all(effects, Voice(owner))
    return in_third_person(words or say_all(effects, Voice(owner, aloof=True)), owner)


CAPITALS: Final = {"ai": "AI", "ap": "AP", "next": "NEXT"}
"""The subtypes that are not written in small letters."""


def listed(names: list[str], word: str) -> str:
    """ "a, b or c"."""
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} {word} {names[-1]}"


INSTEAD: Final = "instead of accessing cards, "
SUBJECT: Final = re.compile(r"the (Corp|Runner) (?!is |has |cannot )(\w+)s ")


def to_make(text: str) -> str:
    """What somebody does, as something to make them do: "the Corp loses 5 credits", "make the Corp lose 5 credits"."""
    if text.startswith(INSTEAD):
        return INSTEAD + to_make(text.removeprefix(INSTEAD))
    found = SUBJECT.match(text)
    if found is None:
        return text.replace("the Runner is now approaching ", "make the Runner approach ")
    stem = found[2].removesuffix("e") if found[2].endswith(("sse", "she", "che", "xe")) else found[2]
    return f"make the {found[1]} {stem} {text[found.end() :]}"


def to_pay(cost: Cost, voice: Voice) -> str:
    """A cost as something to do: "pay 3 credits", "spend a click and trash this card"."""
    text = say(cost, voice)
    if cost.nothing():
        return f"pay {text}"
    if cost.clicks and not cost.other_parts():
        spent = "1 click" if cost.clicks == 1 else f"{cost.clicks} clicks"
        paid = "1 credit" if cost.credits == 1 else f"{cost.credits} credits"
        return f"spend {spent} and {paid}" if cost.credits else f"spend {spent}"
    if cost.credits or cost.x or cost.more is not None:
        return f"pay {text.replace(', ', ' and ')}"
    text = f"1 {text}" if text.startswith("hosted ") and cost.counters == 1 else text
    return f"spend {text}" if (cost.counters or cost.x_counters or cost.x_clicks) and not cost.trash_self else text
