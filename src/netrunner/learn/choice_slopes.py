"""The slopes of what the choice network is taught by, worked out by hand.

What an option that was drawn is credited with pulls its likelihood up or down, as far as the likelihood has not moved
by more than a fifth already since the game was played (proximal policy optimisation); a little is asked for keeping the
choice open.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from netrunner.bots.card_vector import CARD_SIZE
from netrunner.bots.choice_network import CARDS, EMBEDDING, SHAPES, WIDE
from netrunner.bots.choice_numbers import PLACES
from netrunner.learn.choices import Batch

Array = Any
Slopes = dict[str, Array]
CLIP: Final = 0.2
OPENNESS: Final = 0.002  # what an even choice is worth, beside credits of about one


def choice_slopes(w: Slopes, batch: Batch) -> tuple[Slopes, float, float]:
    """The slopes of the loss, summed over choices; how far likelihoods have moved (KL), and how open choices are."""
    places = len(PLACES)
    table = w["cards"][:places].reshape(places * EMBEDDING, WIDE)
    embedded = (batch.cards.reshape(-1, CARD_SIZE) @ w["embedding"]).reshape(batch.count, places * EMBEDDING)
    shared = batch.state @ w["state"] + embedded @ table + w["first bias"]
    known = CARDS.rows @ w["embedding"]
    own = known @ w["cards"][places]
    first = batch.options @ w["options"]
    first += w["kinds"][batch.kinds]
    first += own[batch.option_cards]
    first += shared[batch.of]
    np.maximum(first, 0, out=first)
    second = first @ w["second"] + w["second bias"]
    np.maximum(second, 0, out=second)
    logits = batch.base + second @ w["answer"]
    logits -= np.maximum.reduceat(logits, batch.starts)[batch.of]
    likely = np.exp(np.maximum(logits, -30))
    likely /= np.add.reduceat(likely, batch.starts)[batch.of]
    surprise = -np.log(likely + 1e-9)
    openness = np.add.reduceat(likely * surprise, batch.starts)
    now = likely[batch.drawn]
    ratio = now / batch.likelihood
    counts = np.where(batch.credit > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
    pull = -(batch.credit * ratio * counts)  # the slope by the logarithm of the likelihood of what was drawn
    slope = -pull[batch.of] * likely
    slope[batch.drawn] += pull
    slope += OPENNESS * likely * (openness[batch.of] - surprise)
    slope = slope.astype(np.float32)

    found: Slopes = {"answer": second.T @ slope}
    back = slope[:, None] * w["answer"]
    back *= second > 0
    found["second"], found["second bias"] = first.T @ back, back.sum(0)
    back = back @ w["second"].T
    back *= first > 0
    found["options"] = batch.options.T @ back
    found["kinds"] = summed(batch.kinds, back, len(w["kinds"]))
    by_card = summed(batch.option_cards, back, len(CARDS.rows))
    of_decision = np.add.reduceat(back, batch.starts, axis=0)
    found["first bias"] = of_decision.sum(0)
    found["state"] = batch.state.T @ of_decision
    cards = np.empty(SHAPES["cards"], np.float32)
    cards[:places] = (embedded.T @ of_decision).reshape(places, EMBEDDING, WIDE)
    cards[places] = known.T @ by_card
    found["cards"] = cards
    of_cards = (of_decision @ table.T).reshape(-1, EMBEDDING)
    found["embedding"] = batch.cards.reshape(-1, CARD_SIZE).T @ of_cards
    found["embedding"] += CARDS.rows.T @ (by_card @ w["cards"][places].T)
    moved = float(np.mean(np.log(batch.likelihood) - np.log(now + 1e-9)))
    return found, moved, float(openness.mean())


def summed(places: Array, rows: Array, count: int) -> Array:
    """The rows summed by place."""
    order = np.argsort(places, kind="stable")
    sorted_places = places[order]
    starts = np.flatnonzero(np.concatenate(([True], sorted_places[1:] != sorted_places[:-1])))
    found = np.zeros((count, rows.shape[1]), np.float32)
    found[sorted_places[starts]] = np.add.reduceat(rows[order], starts, axis=0)
    return found
