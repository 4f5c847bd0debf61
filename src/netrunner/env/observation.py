"""What a side sees as arrays of fixed size, filled with the numbers of `position_rows`."""

from __future__ import annotations

from array import array
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from netrunner.engine.terms import SIDES
from netrunner.env.layout import CARD, MAX_CARDS, MAX_OPTIONS, OPTION, TABLE
from netrunner.env.position_rows import CardRows, option_numbers, table_numbers
from netrunner.game import Game

Observation = dict[str, NDArray[Any]]

LARGEST: Final = 32767
SHAPES: Final = {
    "table": (len(TABLE),),
    "cards": (MAX_CARDS, len(CARD)),
    "options": (MAX_OPTIONS, len(OPTION)),
    "action_mask": (MAX_OPTIONS,),
}


def observation_space() -> spaces.Dict:
    """What an observation may be."""
    return spaces.Dict(
        {
            name: spaces.Box(0, 1, shape, np.int8)
            if name == "action_mask"
            else spaces.Box(-LARGEST, LARGEST, shape, np.int16)
            for name, shape in SHAPES.items()
        }
    )


def empty() -> Observation:
    """An observation of nothing, to be filled."""
    return {name: np.zeros(shape, np.int8 if name == "action_mask" else np.int16) for name, shape in SHAPES.items()}


def observe(game: Game, side: str, into: Observation | None = None) -> Observation:
    """What a side sees, written into arrays that exist already or into new ones."""
    if side not in SIDES:
        raise ValueError(f"{side!r} does not play: use 'corp' or 'runner'.")
    found = empty() if into is None else into
    g = game.state
    cards = CardRows(g, side)
    options = option_numbers(g, side, cards)
    fill(found["table"][None], table_numbers(g, side))
    fill(found["cards"], cards.numbers)
    fill(found["options"], options)
    choices = len(options) // len(OPTION)
    found["action_mask"][:choices] = 1
    found["action_mask"][choices:] = 0
    return found


def fill(rows: NDArray[Any], numbers: list[int]) -> None:
    """Write numbers into the first rows of an array, and nothing into the others."""
    if not numbers:
        rows[:] = 0
        return
    try:
        packed = np.frombuffer(array("h", numbers), np.int16)
    except OverflowError:
        packed = np.clip(np.array(numbers, np.int64), -LARGEST, LARGEST).astype(np.int16)
    width = rows.shape[1]
    count = len(numbers) // width
    rows[:count] = packed.reshape(count, width)
    rows[count:] = 0
