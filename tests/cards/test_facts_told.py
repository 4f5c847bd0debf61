"""No text keeps a fact to itself: whatever a card says beyond the plain word is in its rendered text.

Each part of each word that is not as it would be if left out is put back to that for a moment. If the text stays the
same, it has not told the fact. A sentence of the card's own (`words=`) is its writer's business.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator

from netrunner.cards.behaviour import BOOK
from netrunner.cards.registry import definition, load_behaviour
from netrunner.cards.vocabulary import TAGGED, Blank, Gains, Search, Voice, paid, program, resource
from netrunner.engine.ability import Ability
from netrunner.engine.cost import Cost
from netrunner.engine.effect import Effect
from netrunner.engine.effects.money import Gain
from netrunner.engine.phrase import MissingPhrase, say, say_all
from netrunner.engine.phrases.abilities import ability_words
from netrunner.engine.structure import Part, Program, names_of, parts
from netrunner.engine.terms import CORP, DECK, RUNNER
from tests.builds import reads_signatures

NO_WORDS = ("words", "path", "index", "noun", "prompt", "name")
"""What words have that is no fact of the text."""

FOLLOWS = {
    # Whose, where and what a card is: a server, a pile or a noun beside it says so.
    "Filter": ("side", "zone", "types", "other"),
    "Trigger": ("by", "who", "itself", "inactive", "leaving", "per_card"),
    "Happened": ("side",),
    "Times": ("side",),
    "Static": ("side", "inactive", "who"),
    "Forbid": ("who",),
    "ExtraCost": ("who",),
    "CreditsOf": ("side",),
    "ScoreOf": ("side",),
    "TurnOf": ("side",),
    "HasCounters": ("own",),
    "Top": ("side",),
    # Who does it: the subject of the sentence, or the only side that could.
    "Choose": ("by", "up_to"),
    "Trash": ("by", "what", "revealed"),
    "Pay": ("who",),
    "PayTo": ("by",),
    "Draw": ("who",),
    "Discard": ("who",),
    "Gain": ("who",),
    "GainClicks": ("who",),
    "LoseClicks": ("who", "all_or_none"),
    "ExtraTurn": ("who",),
    # "It": what was spoken of before.
    "Move": ("what", "area"),
    "Rez": ("what", "must"),
    "Derez": ("what",),
    "Expose": ("what",),
    "Access": ("what", "must"),
    "Approach": ("what",),
    "GainSubtypes": ("what",),
    "MoveCounters": ("on",),
    "Bypass": ("approached",),
    "Until": ("tied",),
    # How the rules handle it: nothing that a card prints.
    "Paid": ("prevents", "anytime"),
    "Reveal": ("alone",),
    "NameCard": ("alone",),
    "OneOf": ("fully",),
    "ChooseServer": ("remember",),
    "Play": ("clicks",),
    "Install": ("reserving",),
    "Cost": ("counters", "x_max"),
    "Search": ("up_to",),
    "AlwaysPrevents": ("when",),
}
"""The parts of words that the text around them can imply: those the pool has today, each looked at."""


LEFT_OUT: dict[type, dict[str, object]] = {}


def left_out(kind: type) -> dict[str, object]:
    """What the parts of a word are if they are left out."""
    if kind not in LEFT_OUT:
        given = [one for one in inspect.signature(kind).parameters.values() if one.name not in NO_WORDS]
        LEFT_OUT[kind] = {one.name: one.default for one in given if one.default is not one.empty}
    return LEFT_OUT[kind]


def told(root: Ability | Program, voice: Voice) -> str:
    return ability_words(root, voice) if isinstance(root, Ability) else say_all(root.effects, voice)


def written(thing: object) -> Iterator[Part]:
    """Every word of a text, but those in which its writer has put something into words."""
    if isinstance(thing, Part):
        if getattr(thing, "words", ""):
            return
        yield thing
    for _, part in parts(thing):
        if isinstance(part, (Part, Program, tuple)):
            yield from written(part)


def untold(root: Ability | Program, voice: Voice) -> Iterator[str]:
    """The facts of an ability, or of what playing a card does, that its text does not depend on."""
    text = told(root, voice)
    for word in written(root):
        for name, plain in left_out(type(word)).items():
            if name not in names_of(word):
                continue
            value = getattr(word, name)
            none = Program() if isinstance(value, Program) else plain
            if value == none or (isinstance(value, Program) and not value):
                continue
            try:
                setattr(word, name, none)
                same = told(root, voice) == text
            except (MissingPhrase, AttributeError, TypeError, LookupError):
                same = False  # without it there is nothing to say
            finally:
                setattr(word, name, value)
            if same:
                yield f"{type(word).__name__}.{name}"


@reads_signatures
def test_every_fact_of_every_card_is_told() -> None:
    load_behaviour()
    implied = {f"{word}.{name}" for word, names in FOLLOWS.items() for name in names}
    silent: set[str] = set()
    for title in BOOK:
        front = definition(title)
        if front.words:
            continue
        for side in (front, front.back):
            if side is not None:
                roots: list[Ability | Program] = [*side.abilities, side.play]
                for root in roots:
                    found = set(untold(root, Voice(side.side)))
                    assert found <= implied, title
                    silent |= found
    assert implied - silent == set(), "told after all: take it off the list"


class Whisper(Effect):
    """A word that keeps its number to itself."""

    __slots__ = ("amount",)

    def __init__(self, amount: int = 1) -> None:
        self.amount = amount

    def phrase(self, voice: Voice) -> str:
        return "gain some credits"


def test_a_fact_that_a_text_keeps_to_itself_is_found() -> None:
    assert list(untold(Program((Whisper(3),)), Voice(RUNNER))) == ["Whisper.amount"]
    assert list(untold(Program((Whisper(), Gain(3, who=CORP))), Voice(RUNNER))) == []


def test_a_constant_says_when_it_holds() -> None:
    voice = Voice(RUNNER)
    for constant in (Blank(resource(), when=TAGGED), Gains(program(), paid(Cost(1), Gain(1)), when=TAGGED)):
        assert "you are tagged" in ability_words(constant, voice)
    assert "up to 1 program" in say(Search(program(zone=DECK), up_to=True), voice)
