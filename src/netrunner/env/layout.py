"""The shape of an observation: which number stands where. `docs/environment.md` explains every field.

Everything is a 16-bit integer. Zero means "none" or "not known" for whatever names something, so an empty row is a row
of zeros. Titles are numbered by their place in the alphabetical list of the whole card pool, which is complete: a title
keeps its number when more cards learn to play.
"""

from functools import cache
from typing import Final

from netrunner.cards.facts import all_facts
from netrunner.engine.terms import COUNTER_NAMES, SIDES

MAX_OPTIONS: Final = 128
"""Actions: the place of an option in the decision. Options beyond this number cannot be chosen (a bid over 127)."""
LONGEST: Final = 10_000
"""Choices after which a game is broken off."""
MAX_CARDS: Final = 192
"""Rows of the table of cards. Two decks of 54 with their identities fill at most 110."""

TABLE: Final = (
    "side", "decides", "turn", "active",
    "corp_credits", "corp_clicks", "corp_hand_size", "corp_score", "corp_deck", "corp_hand", "bad_publicity", "servers",
    "runner_credits", "runner_clicks", "runner_hand_size", "runner_score", "runner_deck", "runner_hand", "tags",
    "brain_damage", "link", "memory_used", "memory_limit",
    "run_server", "run_phase", "run_position", "run_successful", "run_credits", "subroutines", "unbroken",
)  # fmt: skip
CARD: Final = (
    "title", "type", "zone", "owner", "server", "position", "rezzed", "strength", *COUNTER_NAMES, "host", "focus",
)  # fmt: skip
OPTION: Final = ("kind", "title", "row", "argument")

AGENTS: Final[tuple[str, str]] = SIDES
"""What other libraries call the players."""

PHASES: Final = ("initiation", "approach ice", "encounter ice", "pass ice", "approach server", "access")
TYPES: Final = (
    "agenda", "asset", "ice", "operation", "upgrade", "identity", "event", "hardware", "program", "resource",
)  # fmt: skip
ZONES: Final = ("hand", "discard", "ice", "root", "rig", "scored", "identity", "resolving", "hosted", "accessed")


@cache
def titles() -> dict[str, int]:
    """The number of every title in the pool, from 1.

    >>> titles()["Ice Wall"] > titles()["Corroder"] > 0
    True
    """
    return {title: number for number, title in enumerate(sorted(all_facts()), 1)}


def server_number(name: str) -> int:
    """1 HQ, 2 R&D, 3 Archives, 4 the first remote server and so on.

    >>> [server_number(name) for name in ("HQ", "R&D", "Archives", "Server 1", "Server 12")]
    [1, 2, 3, 4, 15]
    """
    central = {"HQ": 1, "R&D": 2, "Archives": 3}
    return central[name] if name in central else 3 + int(name.rpartition(" ")[2])
