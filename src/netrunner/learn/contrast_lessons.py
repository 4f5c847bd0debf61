"""Both sides taught from the same shards of contrasts, and what is said about it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from netrunner.bots import choice_network
from netrunner.engine.terms import SIDES
from netrunner.learn.contrast_training import ChoiceTraining, ContrastData, fit_policy, scale_of
from netrunner.learn.curves import draw

Array = Any


def teach_policy(weights: dict[str, Array], paths: Sequence[Path]) -> Iterator[str]:
    """Fit the policy's weights of both sides; what is to be added is added in `weights`."""
    rows = weights["policy"].copy()
    for side, name in enumerate(SIDES):
        data = ContrastData(paths, side)
        scale = scale_of(data)
        added, errors = fit_policy(data, scale)
        rows[side] += added
        tried = ", ".join(f"{spread}: {error:.4f}" for spread, error in errors.items())
        yield f"{name}: {len(data.taught)} decisions, a unit is {scale:.2f} credits, error by spread {tried}"
    weights["policy"] = rows


def teach(
    weights: dict[str, Array], paths: Sequence[Path], epochs: int, seed: int, checkpoint: Path | None, out: Path,
    beyond_kinds: bool = False,
) -> Iterator[str]:  # fmt: skip
    """Teach the networks of both sides anew; they replace those in `weights`. The curves are kept beside `out`.
    `beyond_kinds` teaches them nothing that the policy's own weights could say: most of that is the critic's bias."""
    for side, name in enumerate(SIDES):
        data = ContrastData(paths, side)
        fresh = choice_network.fresh(2 * seed + side)
        scale = scale_of(data)
        fresh["scale"] = np.array([scale], np.float32)
        if beyond_kinds:
            added, _ = fit_policy(data, scale)
            data.leave_out(added, scale)
        kept = None if checkpoint is None else checkpoint.with_name(f"{checkpoint.stem}-{name}.npz")
        training = ChoiceTraining(data, fresh, seed, kept)
        yield f"{name}: {len(data.taught)} decisions, a unit is {fresh['scale'][0]:.2f} credits"
        for row in training.epochs(epochs):
            yield f"{name}: " + "  ".join(f"{key} {value:.4g}" for key, value in row.items())
        weights |= {f"{name} choice {key}": value for key, value in training.result().items()}
        picture = out.with_name(f"{out.stem}-{name}.svg")
        picture.parent.mkdir(parents=True, exist_ok=True)
        picture.write_text(draw(training.curves), encoding="utf-8")
        picture.with_suffix(".json").write_text(json.dumps(training.curves, indent=1) + "\n", encoding="utf-8")
