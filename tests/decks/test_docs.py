"""docs/decks.md names every format, notation, bundled deck and rule."""

import re
from pathlib import Path

from netrunner.decks import Deck
from netrunner.decks.bundled_decks import BUILT_FOR, bundled
from netrunner.decks.formats import DESCRIPTIONS
from netrunner.decks.notation import MODULES

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "decks.md").read_text(encoding="utf-8")
RULE = re.compile(r'"((?:RR|FAQ|TR|card|format|deck)/[a-z0-9/-]+)"')


def test_every_format_notation_and_bundled_deck_is_documented() -> None:
    assert [name for name in (*DESCRIPTIONS, *MODULES, *bundled()) if f"`{name}`" not in PAGE] == []


def test_every_deck_stands_beside_its_identity_and_its_day() -> None:
    rows = [f"| `{name}` | {Deck.load(name).identity} | {day} |" for name, day in BUILT_FOR.items()]
    assert [row for row in rows if row not in PAGE] == []


def test_every_rule_is_documented() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src/netrunner/decks").rglob("*.py"))
    rules = set(RULE.findall(source))
    assert len(rules) >= 15
    assert [rule for rule in sorted(rules) if f"`{rule}`" not in PAGE] == []
