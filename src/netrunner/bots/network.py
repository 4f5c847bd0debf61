"""A small network in NumPy that says how likely the Corp wins a position, and the file of what was learned.

It begins with an embedding that all cards in all places share; what follows are two layers of rectified sums. One file
holds its weights, those of the policy and of the networks that correct it (`choice_network`), the version of the
encoding they were made for and how they were made.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Final
from zipfile import BadZipFile

import numpy as np

from netrunner.bots import choice_network
from netrunner.bots.card_vector import CARD_SIZE
from netrunner.bots.choice_network import Choices
from netrunner.bots.encoding import ENCODING_VERSION, FLAT_SIZE, NUMBERS, PLACES, Array
from netrunner.bots.policy import SIZE, Policy
from netrunner.engine.terms import SIDES

WEIGHTS_FILE: Final = Path(__file__).parent / "weights" / "master.npz"
EMBEDDING: Final = 16
WIDE: Final = 256
NARROW: Final = 32
CARDS: Final = len(PLACES) * CARD_SIZE
STATE_SIZE: Final = len(PLACES) * EMBEDDING + NUMBERS

SHAPES: Final[dict[str, tuple[int, ...]]] = {
    "value mean": (NUMBERS,),
    "value scale": (NUMBERS,),
    "value embedding": (CARD_SIZE, EMBEDDING),
    "value 1": (STATE_SIZE, WIDE),
    "value 1 bias": (WIDE,),
    "value 2": (WIDE, NARROW),
    "value 2 bias": (NARROW,),
    "value 3": (NARROW, 1),
    "value 3 bias": (1,),
    "policy": (2, SIZE),
    **{f"{side} choice {name}": shape for side in SIDES for name, shape in choice_network.SHAPES.items()},
}

Weights = Mapping[str, Array]


class WeightsError(ValueError):
    """A file of weights that does not fit this program."""


class Network:
    """What was learned: the value network, and the weights of the policy."""

    def __init__(self, weights: Weights) -> None:
        for name, shape in SHAPES.items():
            if name not in weights:
                raise WeightsError(f"The weights lack {name!r}.")
            if weights[name].shape != shape:
                raise WeightsError(f"The weights of {name!r} have shape {weights[name].shape}; {shape} is needed.")
        self.weights = {name: np.asarray(weights[name], np.float32) for name in SHAPES}

    def values(self, flat: Array) -> Array:
        """For each row, which is a position, the chance that the Corp wins."""
        w = self.weights
        cards = flat[:, :CARDS].reshape(-1, CARD_SIZE) @ w["value embedding"]
        numbers = np.clip((flat[:, CARDS:] - w["value mean"]) * w["value scale"], -5, 5)
        state = np.concatenate((cards.reshape(len(flat), -1), numbers), axis=1)
        hidden = np.maximum(state @ w["value 1"] + w["value 1 bias"], 0)
        hidden = np.maximum(hidden @ w["value 2"] + w["value 2 bias"], 0)
        return 1 / (1 + np.exp(-np.clip(hidden @ w["value 3"] + w["value 3 bias"], -30, 30)))[:, 0]

    def choices(self) -> list[dict[str, Array]]:
        """The weights of the networks that correct the policy, of the Corp's and of the Runner's."""
        return [{name: self.weights[f"{side} choice {name}"] for name in choice_network.SHAPES} for side in SIDES]

    def policy(self) -> Policy:
        """The policy with the networks that correct it, unless these were not taught anything."""
        if not any(each["answer"].any() for each in self.choices()):
            return self.quick_policy()
        return Policy(self.weights["policy"].tolist(), Choices(self.choices()).corrected)

    def quick_policy(self) -> Policy:
        """The policy without them: a fifth as long a thought, to play on with."""
        return Policy(self.weights["policy"].tolist())


def fresh(seed: int) -> dict[str, Array]:
    """Weights before any training, drawn by a seed."""
    chance = np.random.default_rng(seed)
    made: dict[str, Array] = {}
    for name, shape in SHAPES.items():
        if name == "policy":
            made[name] = np.zeros(shape, np.float32)
        elif name == "value scale":
            made[name] = np.ones(shape, np.float32)
        elif len(shape) == 1:
            made[name] = np.zeros(shape, np.float32)
        else:
            made[name] = chance.normal(0, (2 / shape[0]) ** 0.5, shape).astype(np.float32)
    made["value 3"] *= 0.1
    for place, side in enumerate(SIDES):
        made |= {f"{side} choice {name}": value for name, value in choice_network.fresh(2 * seed + place).items()}
    return made


def save(path: Path, weights: Weights, about: str = "") -> None:
    """Write weights in half precision, with what is to be said about them: whole or not at all."""
    with np.errstate(over="ignore"):
        packed = {name: weights[name].astype(np.float16) for name in SHAPES}
    lost = [name for name, value in packed.items() if not np.isfinite(value).all()]
    if lost:
        raise WeightsError(f"The weights of {lost[0]!r} are not all numbers that can be kept: nothing is written.")
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_suffix(".part")
    with unfinished.open("wb") as file:
        np.savez_compressed(file, version=np.array(ENCODING_VERSION), about=np.array(about), **packed)
    unfinished.replace(path)


def arrays_in(path: Path) -> dict[str, Array]:
    """The arrays of a file. `WeightsError` says that it is damaged, or of another kind."""
    try:
        with path.open("rb") as opened:
            file = np.load(opened)
            found = {name: file[name] for name in file.files} if isinstance(file, np.lib.npyio.NpzFile) else {"": None}
        if all(isinstance(value, np.ndarray) for value in found.values()):
            return found
    except (ValueError, EOFError, NotImplementedError, BadZipFile, zlib.error, struct.error) as error:
        raise WeightsError(f"{path.name} is damaged, or no file of arrays.") from error
    raise WeightsError(f"{path.name} is no file of arrays.")


def load(path: Path = WEIGHTS_FILE) -> Network:
    """The networks of a file. `WeightsError` says what is wrong with it."""
    if not path.is_file():
        raise WeightsError(f"There are no weights at {path.name}: `python -m netrunner.learn policy` makes some.")
    found = arrays_in(path)
    version = found.pop("version", np.array(0))
    if version.shape != () or version.dtype.kind != "i":
        raise WeightsError(f"{path.name} holds no weights.")
    if int(version) != ENCODING_VERSION:
        raise WeightsError(f"The weights are for encoding {version}; this program has {ENCODING_VERSION}.")
    return Network(found)


assert FLAT_SIZE == CARDS + NUMBERS
