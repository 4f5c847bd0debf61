"""Where training computes: on a graphics card by CuPy where both are there, with NumPy otherwise.

CuPy's arrays answer NumPy's functions, so that what is trained is written once. A program asks for the card by
`NETRUNNER_LEARN_DEVICE=gpu`; whoever asks for nothing gets NumPy and the same weights on every machine like theirs.
"""

from __future__ import annotations

import os
from typing import Any

import numpy as np

Array = Any


def graphics_card() -> Any:
    """CuPy, where a graphics card is asked for; None otherwise."""
    if os.environ.get("NETRUNNER_LEARN_DEVICE", "") != "gpu":
        return None
    try:
        import cupy
    except ModuleNotFoundError as error:
        raise ValueError("NETRUNNER_LEARN_DEVICE=gpu needs CuPy, which is not installed.") from error
    return cupy


class Device:
    """Brings arrays to where training computes, and back."""

    def __init__(self) -> None:
        self.cupy = graphics_card()

    def bring(self, array: Array) -> Array:
        return array if self.cupy is None else self.cupy.asarray(array)

    def fetch(self, array: Array) -> Array:
        return array if self.cupy is None or isinstance(array, np.ndarray) else self.cupy.asnumpy(array)

    def bring_all(self, arrays: dict[str, Array]) -> dict[str, Array]:
        return {name: self.bring(array) for name, array in arrays.items()}

    def fetch_all(self, arrays: dict[str, Array]) -> dict[str, Array]:
        return {name: self.fetch(array) for name, array in arrays.items()}
