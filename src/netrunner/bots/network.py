"""Two small networks in numpy: how likely the Corp wins a position, and how much better one option is than another.

Both begin with an embedding that all cards in all places share; what follows are two layers of rectified sums. Weights
are kept in one file with the version of the encoding they were made for.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import numpy as np

from netrunner.bots.card_vector import CARD_SIZE
from netrunner.bots.encoding import ENCODING_VERSION, FLAT_SIZE, NUMBERS, PLACES, Array
from netrunner.bots.option_encoding import OPTION_SIZE

WEIGHTS_FILE: Final = Path(__file__).parent / "weights" / "master.npz"
EMBEDDING: Final = 16
WIDE: Final = 128
POLICY_WIDE: Final = 96
NARROW: Final = 32
CARDS: Final = len(PLACES) * CARD_SIZE
UNIT: Final = 0.05  # shares of a game won for one unit of the policy network
STATE_SIZE: Final = len(PLACES) * EMBEDDING + NUMBERS

SHAPES: Final[dict[str, tuple[int, ...]]] = {
    "mean": (NUMBERS,),
    "scale": (NUMBERS,),
    "value embedding": (CARD_SIZE, EMBEDDING),
    "value 1": (STATE_SIZE, WIDE),
    "value 1 bias": (WIDE,),
    "value 2": (WIDE, NARROW),
    "value 2 bias": (NARROW,),
    "value 3": (NARROW, 1),
    "value 3 bias": (1,),
    "policy embedding": (CARD_SIZE, EMBEDDING),
    "policy state": (STATE_SIZE, POLICY_WIDE),
    "policy option": (EMBEDDING + OPTION_SIZE - CARD_SIZE, POLICY_WIDE),
    "policy 1 bias": (POLICY_WIDE,),
    "policy 2": (POLICY_WIDE, NARROW),
    "policy 2 bias": (NARROW,),
    "policy 3": (NARROW, 1),
}

Weights = Mapping[str, Array]


class WeightsError(ValueError):
    """A file of weights that does not fit this program."""


class Network:
    """The two networks with their weights."""

    def __init__(self, weights: Weights) -> None:
        for name, shape in SHAPES.items():
            if name not in weights:
                raise WeightsError(f"The weights lack {name!r}.")
            if weights[name].shape != shape:
                raise WeightsError(f"The weights of {name!r} have shape {weights[name].shape}; {shape} is needed.")
        self.weights = {name: np.asarray(weights[name], np.float32) for name in SHAPES}

    def state(self, flat: Array, part: str) -> Array:
        """Rows of positions as the first layer takes them: cards embedded, numbers of about the same size."""
        w = self.weights
        cards = flat[:, :CARDS].reshape(-1, CARD_SIZE) @ w[f"{part} embedding"]
        numbers = (flat[:, CARDS:] - w["mean"]) * w["scale"]
        return np.concatenate((cards.reshape(len(flat), -1), np.clip(numbers, -5, 5)), axis=1)

    def values(self, flat: Array) -> Array:
        """For each row the chance that the Corp wins."""
        w = self.weights
        hidden = np.maximum(self.state(flat, "value") @ w["value 1"] + w["value 1 bias"], 0)
        hidden = np.maximum(hidden @ w["value 2"] + w["value 2 bias"], 0)
        return 1 / (1 + np.exp(-np.clip(hidden @ w["value 3"] + w["value 3 bias"], -30, 30)))[:, 0]

    def advantages(self, flat: Array, options: Array) -> Array:
        """How good each option of one position is for the side that decides, in shares of a game won: only what lies
        between two options means something."""
        w = self.weights
        cards = options[:, :CARD_SIZE] @ w["policy embedding"]
        hidden = np.concatenate((cards, options[:, CARD_SIZE:]), axis=1) @ w["policy option"] + w["policy 1 bias"]
        hidden = np.maximum(hidden + self.state(flat[None], "policy") @ w["policy state"], 0)
        hidden = np.maximum(hidden @ w["policy 2"] + w["policy 2 bias"], 0)
        return (hidden @ w["policy 3"])[:, 0] * UNIT


def fresh(seed: int) -> dict[str, Array]:
    """Weights before any training, drawn by a seed."""
    chance = np.random.default_rng(seed)
    made: dict[str, Array] = {}
    for name, shape in SHAPES.items():
        if name == "scale":
            made[name] = np.ones(shape, np.float32)
        elif len(shape) == 1:
            made[name] = np.zeros(shape, np.float32)
        else:
            made[name] = chance.normal(0, (2 / shape[0]) ** 0.5, shape).astype(np.float32)
    made["value 3"] *= 0.1
    made["policy 3"] *= 0.1
    return made


def save(path: Path, weights: Weights, about: str = "") -> None:
    """Write weights in half precision, with what is to be said about them."""
    packed = {name: weights[name].astype(np.float16) for name in SHAPES}
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as file:
        np.savez_compressed(file, version=np.array(ENCODING_VERSION), about=np.array(about), **packed)


def load(path: Path = WEIGHTS_FILE) -> Network:
    """The networks of a file. `WeightsError` says what is wrong with it."""
    if not path.is_file():
        raise WeightsError(f"There are no weights at {path.name}: `python -m netrunner.learn train` makes some.")
    with np.load(path) as file:
        found = {name: file[name] for name in file.files}
    version = int(found.pop("version", np.array(0)))
    if version != ENCODING_VERSION:
        raise WeightsError(f"The weights are for encoding {version}; this program has {ENCODING_VERSION}.")
    return Network(found)


assert FLAT_SIZE == CARDS + NUMBERS
