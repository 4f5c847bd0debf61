"""The words of the vocabulary by family, as the modules of the language name them in their `__all__`."""

from __future__ import annotations

from importlib import import_module
from typing import Final

FAMILIES: Final = {
    "references": ("reference",),
    "filters": (
        "filter",
        "card_tests.base",
        "card_tests.others",
        "card_tests.values",
        "card_tests.places",
        "card_tests.history",
        "card_tests.legality",
    ),
    "amounts": ("amount", "card_amount", "game_amount", "memory"),
    "conditions": ("condition",),
    "money and time": ("effects.money", "effects.turns"),
    "choosing": ("effects.choosing",),
    "structure": ("effects.branching", "effects.paying", "effects.lasting"),
    "cards": ("effects.drawing", "effects.looking", "effects.moving", "effects.searching", "effects.swapping"),
    "table": ("effects.installing", "effects.table", "effects.scoring", "effects.conversion"),
    "counters": ("effects.counters",),
    "harm": ("effects.harm",),
    "runs and ice": ("effects.runs", "effects.ice"),
    "contests": ("effects.contests",),
    "prevention": ("effects.prevention",),
    "abilities": ("ability", "constant", "cost"),
}
"""The modules of the language by family, below `netrunner.engine`: for the vocabulary page and for the counts."""


def words_of(module: str) -> dict[str, object]:
    """The words that a module of the language has, by name."""
    loaded = import_module(f"netrunner.engine.{module}")
    return {name: getattr(loaded, name) for name in loaded.__all__}


def vocabulary() -> dict[str, dict[str, object]]:
    """Every word of the vocabulary, by family."""
    return {
        family: {name: word for module in modules for name, word in words_of(module).items()}
        for family, modules in FAMILIES.items()
    }
