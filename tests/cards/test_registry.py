"""A card is written where its set and faction say, so that asking for it loads nothing else."""

from __future__ import annotations

import subprocess
import sys

from netrunner.cards.behaviour import BOOK
from netrunner.cards.facts import all_facts
from netrunner.cards.registry import load_behaviour, module_of

ONE_CARD = """
import sys
from netrunner.cards.registry import definition
definition("Ice Wall")
print(sorted(name for name in sys.modules if name.startswith("netrunner.cards.") and name.count(".") == 3
             and ".data." not in name))
"""


def test_every_card_is_in_the_module_that_its_set_and_faction_name() -> None:
    load_behaviour()
    assert {title: BOOK[title].module for title in BOOK} == {title: module_of(all_facts()[title]) for title in BOOK}


def test_one_card_loads_one_module() -> None:
    said = subprocess.run([sys.executable, "-c", ONE_CARD], capture_output=True, text=True, check=True).stdout
    assert said.strip() == "['netrunner.cards.core.weyland']"
