"""What a bot is, and how it is asked.

Chance is handed to the bot for every decision, seeded by the game's seed and the number of the decision. So the same
game is decided alike on any machine, also after a choice was taken back or a game was resumed.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

View = dict[str, Any]
"""What a side may see: plain data, as `Game.view` gives it."""


class Bot(Protocol):
    """Anything that can be called with a view, the legal labels and a source of chance."""

    def __call__(self, view: View, labels: Sequence[str], chance: Random, /) -> int:
        """The index of the label that the bot chooses."""


class BotError(RuntimeError):
    """A bot answered with something that is not one of the options. Always a bug in the bot."""


def decide(bot: Bot, view: View, *, seed: int, number: int) -> int:
    """The index that a bot chooses at a decision of its side, given its view.

    `number` says which decision of the game it is; with `seed` it settles every random choice of the bot.

    >>> view = {"decision": {"options": [{"label": "Keep"}, {"label": "Mulligan"}]}}
    >>> decide(lambda view, labels, chance: labels.index("Keep"), view, seed=7, number=0)
    0
    """
    decision = view.get("decision") or {}
    labels = tuple(option["label"] for option in decision.get("options", ()))
    if not labels:
        raise BotError("The bot was asked although its side has nothing to decide.")
    index = bot(view, labels, Random(f"{seed}:{number}"))
    if isinstance(index, bool) or not isinstance(index, int) or not 0 <= index < len(labels):
        raise BotError(f"The bot answered {index!r}; an index from 0 to {len(labels) - 1} was asked for.")
    return index
