"""A card is written where its set and faction say, so that asking for it loads nothing else."""

from __future__ import annotations

import subprocess
import sys

EVERY_CARD = """
import importlib
from netrunner.cards.behaviour import BOOK
from netrunner.cards.facts import all_facts
from netrunner.cards.registry import module_of
for module in sorted({module_of(entry) for entry in all_facts().values()}):
    before = set(BOOK)
    importlib.import_module(module)
    print(*(f"{title}: {module}" for title in BOOK.keys() - before if module_of(all_facts()[title]) != module))
print(*sorted(f"{title}: nowhere" for title in all_facts().keys() - BOOK.keys()))
"""

ONE_CARD = """
import sys
from netrunner.cards.registry import definition
definition("Ice Wall")
print(sorted(name for name in sys.modules if name.startswith("netrunner.cards.") and name.count(".") == 3
             and ".data." not in name))
"""


def said_by(program: str) -> str:
    """What a program says in an interpreter of its own, which has loaded no card."""
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.strip()


def test_every_card_is_in_the_module_that_its_set_and_faction_name() -> None:
    assert said_by(EVERY_CARD) == ""


def test_one_card_loads_one_module() -> None:
    assert said_by(ONE_CARD) == "['netrunner.cards.core.weyland']"
