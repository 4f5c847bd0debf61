"""Two tiers of tests: what `pytest --fast` runs (`make test-fast`, under a minute), and the whole.

The fast tier is what a change of a rule or a card can break at once: the engine, the cards, the rulings, decks and
tournaments, in this process alone. It starts no other process, server or browser, and leaves out the tests that make up
examples by the hundred (Hypothesis) or play random games. The whole (`make test`) runs before a change is handed in.
"""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

FAST = ("cards", "decks", "engine", "rules", "rulings", "scenario", "tournament")
"""The folders of tests, and those of the source with their doctests, that the fast tier runs."""

WHOLE = ("bots", "cli", "docs", "env", "server", "simulate", "terminal", "tools", "web")
"""The folders that run in the whole only: they start processes, servers and browsers, or let bots think."""

LEFT_OUT = (
    "tests/decks/test_loading.py",  # reads damaged lists by the thousand
    "tests/engine/test_simulation.py",  # plays random games
    "tests/rules/test_book.py",  # starts an interpreter, to see what an import takes in
)
"""Files of the fast folders that run in the whole only."""


def is_fast(path: Path) -> bool:
    """Whether a file or folder below `tests` or `src` belongs to the fast tier.

    >>> is_fast(ROOT / "tests/cards/core/test_nbn.py"), is_fast(ROOT / "tests/server/test_openapi.py")
    (True, False)
    >>> is_fast(ROOT / "src/netrunner/scenario/moves.py"), is_fast(ROOT / "tests/engine/test_simulation.py")
    (True, False)
    """
    inside = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path
    if inside.as_posix() in LEFT_OUT:
        return False
    below = inside.parts[2:] if inside.parts[:2] == ("src", "netrunner") else inside.parts[1:]
    return not below or below[0] not in WHOLE
