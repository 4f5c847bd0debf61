"""The options of a decision as rows of numbers: what is done, with which card, where, and what the rookie thinks of it.

A card stands for itself by its row of `card_vector`, as far as the side that decides knows it.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

import numpy as np

from netrunner.bots.card_vector import CARD_SIZE
from netrunner.bots.encoding import NO_SERVER_BLOCK, SERVER_SIZE, TABLE, Array, Encoded
from netrunner.engine.frame import (
    KEYS,
    O_ACCESS_UNSEEN,
    O_INSTALL,
    O_NUMBER,
    O_PAY_TRASH,
    O_RUN,
    O_SERVER,
    Option,
)
from netrunner.engine.state import State
from netrunner.engine.terms import (
    ADVANCEMENT,
    ARCHIVES,
    CREDIT,
    DECK,
    DISCARD,
    FIRST_REMOTE,
    HAND,
    HQ,
    NO_SERVER,
    PLAY,
    RND,
    VIRUS,
)

FRAMES: Final = (
    "Turn", "Window", "Run", "JackOut", "Encounter", "AccessCard", "Access", "Resolve", "Reaction", "Payment", "Play",
    "Install", "Trace", "Prevention", "DiscardReplacement", "Rez", "Mulligans", "PsiGame", "DamagePick", "MemoryCheck",
)  # fmt: skip
REST: Final = 24
OPTION_SIZE: Final = CARD_SIZE + len(KEYS) + len(FRAMES) + REST + SERVER_SIZE
NO_CARD: Final = [0.0] * 10


def encode_options(g: State, position: Encoded, values: list[float]) -> Array:
    """A row for each option. `values` are the rookie's numbers for them."""
    side = g.decider()
    frame = [0.0] * len(FRAMES)
    name = type(g.stack[-1]).__name__
    if name in FRAMES:
        frame[FRAMES.index(name)] = 1.0
    best = max(values)
    ranks = sorted(values, reverse=True)
    rows = np.zeros((len(g.options), OPTION_SIZE), np.float32)
    crowd = log(len(g.options))
    for number, (option, value) in enumerate(zip(g.options, values, strict=True)):
        row = rows[number]
        if option.card >= 0 and g.cards[option.card].known >> side & 1:
            row[:CARD_SIZE] = TABLE.rows[TABLE.place(g.cards[option.card].definition)]
        kind = [0.0] * len(KEYS)
        kind[option.kind] = 1.0
        server = server_of(g, option)
        behind = value - best
        row[CARD_SIZE:] = [
            *kind,
            *frame,
            *card_numbers(g, option, side),
            1.0 if server == HQ else 0.0,
            1.0 if server == RND else 0.0,
            1.0 if server == ARCHIVES else 0.0,
            1.0 if server >= FIRST_REMOTE else 0.0,
            1.0 if option.kind in (O_INSTALL, O_SERVER) and server < 0 else 0.0,
            min(option.arg, 10) / 4 if option.kind in (O_NUMBER, O_PAY_TRASH) else 0.0,
            min(abs(option.extra), 10) / 4,
            crowd / 2,
            max(-8.0, behind) / 2,
            exp(max(-12.0, behind / 1.5)),
            1.0 if value == best else 0.0,
            max(-10.0, min(10.0, value)) / 5,
            max(-8.0, value - ranks[1]) / 4 if len(ranks) > 1 and value == best and value - ranks[1] < 8 else 0.0,
            1.0 if number == 0 else 0.0,
            *position.blocks.get(server, NO_SERVER_BLOCK),
        ]
    return rows


def server_of(g: State, option: Option) -> int:
    """The server that an option is about, or that its card is at."""
    if option.kind in (O_RUN, O_SERVER, O_ACCESS_UNSEEN, O_INSTALL):
        return option.arg
    return g.cards[option.card].server if option.card >= 0 else NO_SERVER


def card_numbers(g: State, option: Option, side: int) -> list[float]:
    """What can be seen of an option's card beside what it is."""
    if option.card < 0:
        return NO_CARD
    card = g.cards[option.card]
    return [
        1.0,
        1.0 if card.owner == side else -1.0,
        1.0 if card.zone == HAND else 0.0,
        1.0 if card.zone == PLAY else 0.0,
        1.0 if card.zone == DISCARD else 0.0,
        1.0 if card.zone == DECK else 0.0,
        1.0 if card.faceup else 0.0,
        min(card.counters[ADVANCEMENT], 8) / 2,
        min(card.counters[VIRUS], 8) / 2,
        min(card.counters[CREDIT], 12) / 4,
    ]
