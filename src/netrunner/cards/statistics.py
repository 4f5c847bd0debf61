"""How much of the pool plays, and how well the language fits it: words in all, words that one card uses, effects that
live in card modules, cards with hand-written sentences."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from netrunner.cards import facts
from netrunner.cards.behaviour import BOOK, Behaviour
from netrunner.cards.families import vocabulary
from netrunner.cards.registry import load_behaviour, module_of
from netrunner.engine.ability import Ability
from netrunner.engine.amount import Amount
from netrunner.engine.card_tests.base import CardTest
from netrunner.engine.condition import Condition
from netrunner.engine.effect import Effect
from netrunner.engine.reference import Ref
from netrunner.engine.structure import Part, walk

KINDS = (Effect, Condition, Amount, CardTest, Ref, Ability)


@dataclass(frozen=True, slots=True)
class Statistics:
    """Counts of the pool and of its language."""

    titles: int
    implemented: int
    by_cycle: dict[str, int]
    """Cards that play, by the package of their cycle."""
    words: tuple[str, ...]
    """The words of the vocabulary: verbs, references, tests, amounts, conditions and kinds of ability."""
    used_once: tuple[str, ...]
    """Those that a single card uses."""
    unused: tuple[str, ...]
    """Those that no card uses yet."""
    handwritten: tuple[str, ...]
    """Effects that a card module defines for itself."""
    helpers: tuple[str, ...]
    """Tests, amounts and conditions that a card module defines for itself."""
    with_words: tuple[str, ...]
    """Cards with a hand-written sentence."""


def parts_of(behaviour: Behaviour) -> Iterator[object]:
    """Everything that a card consists of."""
    held = (behaviour.abilities, behaviour.play, behaviour.play_only_if, behaviour.x_max, behaviour.back)
    for thing in held:
        if thing is not None:
            for _, part in walk(thing):
                yield part


def has_words(behaviour: Behaviour) -> bool:
    """Whether a card has a hand-written sentence."""
    return bool(behaviour.words) or any(isinstance(part, Ability) and part.words != "" for part in parts_of(behaviour))


def language() -> dict[str, type]:
    """The words of the vocabulary that are classes, by name."""
    words: dict[str, type] = {}
    for family in vocabulary().values():
        for name, word in family.items():
            kind = word if isinstance(word, type) else type(word)
            if issubclass(kind, KINDS) and kind not in KINDS:
                words[kind.__name__ if isinstance(word, type) else name] = kind
    return words


def defined_in_cards() -> list[type]:
    """The words that live with their cards."""
    modules = sorted({module_of(facts.all_facts()[title]) for title in BOOK})
    return [
        value
        for module in modules
        for value in vars(sys.modules[module]).values()
        if isinstance(value, type) and value.__module__ == module and issubclass(value, Part)
    ]


def statistics() -> Statistics:
    """Count the pool."""
    load_behaviour()
    by_cycle = Counter(module_of(facts.all_facts()[title]).split(".")[2] for title in BOOK)
    users: Counter[type] = Counter()
    for behaviour in BOOK.values():
        users.update({type(part) for part in parts_of(behaviour)})
    words = {kind: name for name, kind in language().items()}
    local = defined_in_cards()
    return Statistics(
        len(facts.all_facts()),
        len(BOOK),
        dict(sorted(by_cycle.items())),
        tuple(sorted(words.values())),
        tuple(sorted(name for kind, name in words.items() if users[kind] == 1)),
        tuple(sorted(name for kind, name in words.items() if users[kind] == 0)),
        tuple(sorted(f"{kind.__module__}.{kind.__name__}" for kind in local if issubclass(kind, Effect))),
        tuple(sorted(f"{kind.__module__}.{kind.__name__}" for kind in local if not issubclass(kind, Effect))),
        tuple(sorted(title for title, behaviour in BOOK.items() if has_words(behaviour))),
    )
