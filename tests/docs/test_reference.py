"""The documentation tells the truth: generated pages are current and nothing on them is without words."""

import importlib
import inspect
import pkgutil
import re
from pathlib import Path

import pytest

import netrunner.engine.effects
from docs import generate, reference
from docs.generate import family_words
from netrunner.cards import shorthands, vocabulary
from netrunner.cards.families import FAMILIES
from netrunner.cli.main import COMMANDS
from netrunner.engine import terms
from netrunner.engine.ability import Trigger
from netrunner.engine.effect import Effect
from netrunner.engine.effects.drawing import Draw
from tests.builds import reads_docstrings

DOCS = Path(generate.__file__).parent
README = (DOCS.parent / "README.md").read_text(encoding="utf-8")

BASES = ("Harm", "OnCards", "UpTo")
"""What verbs have in common: no words themselves."""


@reads_docstrings
@pytest.mark.parametrize("name", generate.PAGES)
def test_the_generated_page_is_current(name: str) -> None:
    assert (DOCS / name).read_text(encoding="utf-8") == generate.PAGES[name](), "run `make docs`"


@reads_docstrings
@pytest.mark.parametrize(("family", "name"), [(family, name) for family in FAMILIES for name in family_words(family)])
def test_every_word_is_documented_and_can_be_said_on_a_card(family: str, name: str) -> None:
    word = family_words(family)[name]
    assert generate.meaning(word), f"{name} has no docstring"
    assert getattr(vocabulary, name) is word


@pytest.mark.parametrize("name", generate.shorthand_functions())
def test_every_shorthand_is_documented_and_can_be_said_on_a_card(name: str) -> None:
    function = generate.shorthand_functions()[name]
    assert generate.docstring(function), f"{name} has no docstring"
    assert getattr(vocabulary, name) is function


def test_every_effect_of_the_engine_is_on_the_vocabulary_page() -> None:
    """A family that forgets a module, or a module that forgets a word in its `__all__`, would hide it."""
    known = {word for family in FAMILIES for word in family_words(family).values()}
    for module in pkgutil.iter_modules(netrunner.engine.effects.__path__):
        loaded = importlib.import_module(f"netrunner.engine.effects.{module.name}")
        for name, value in inspect.getmembers(loaded, inspect.isclass):
            if issubclass(value, Effect) and value.__module__ == loaded.__name__ and name not in BASES:
                assert value in known, f"{name} is in no family"


def test_every_event_and_query_is_on_the_vocabulary_page() -> None:
    rows = {name for part in generate.terms().values() for name, _ in part}
    source = generate.source_of("netrunner.engine.terms")
    counted = {heading: len(part) for heading, part in generate.terms().items()}
    assert len(rows) == sum(counted.values()), "no term stands twice"
    events = next(number for heading, number in counted.items() if heading.startswith("Events"))
    assert terms.EVENT_KINDS - 2 < events <= terms.EVENT_KINDS, "one number is not used"
    assert set(re.findall(r"^(Q_\w+):", source, re.MULTILINE)) <= rows
    page = generate.vocabulary_page()
    assert "| `PASSED_ICE` | the Runner passes a piece of ice (the Runner's) |" in page
    assert "| `GAME_BEGINS` | the starting hands are kept and nobody has taken a turn (nobody's) |" in page


def test_the_page_says_what_a_part_is_that_is_left_out() -> None:
    assert generate.signature("whenever", shorthands.whenever).startswith("whenever(event, *effects, who=, by=YOU, ")
    assert generate.signature("Trigger", Trigger).startswith("Trigger(event, effects, *, who=, by=ANYONE, ")
    assert generate.signature("Draw", Draw) == "Draw(amount=1, who=, bottom=, until=, up_to=)"


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_is_in_the_readme(command: str) -> None:
    assert f"netrunner {command}" in README


def test_the_api_reference_has_every_module_but_cards_screens_commands_and_migrations() -> None:
    names = reference.modules()
    assert {"netrunner", "netrunner.game", "netrunner.engine.run", "netrunner.cards.vocabulary"} < set(names)
    assert len(names) == len(set(names))
    left_out = ("netrunner.cards.core.", "netrunner.terminal", "netrunner.cli", "netrunner.server.storage.migrations")
    assert not [name for name in names if name.startswith(left_out)]
