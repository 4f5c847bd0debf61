"""What cards do: the book in which card modules enter their behaviour, by title."""

from __future__ import annotations

from dataclasses import dataclass

from netrunner.engine.ability import Ability
from netrunner.engine.amount import Amount
from netrunner.engine.condition import Condition
from netrunner.engine.effect import Effect


@dataclass(frozen=True, slots=True)
class Behaviour:
    """The abilities of a title, in the order of its text, and what playing it does."""

    title: str
    abilities: tuple[Ability, ...]
    play: tuple[Effect, ...]
    play_only_if: Condition | None
    x_max: Amount | None
    words: str
    back: tuple[Ability, ...] = ()
    """The abilities of the other side, for an identity that can be flipped."""


BOOK: dict[str, Behaviour] = {}


def card(
    title: str,
    *abilities: Ability | tuple[Ability, ...],
    play: Effect | tuple[Effect, ...] = (),
    play_only_if: Condition | None = None,
    x_max: Amount | None = None,
    words: str = "",
    back: tuple[Ability, ...] = (),
) -> None:
    """Enter a card. `abilities` may hold groups of abilities, such as `icebreaker(...)`."""
    if title in BOOK:
        raise ValueError(f"{title} is defined twice")
    flat: list[Ability] = []
    for ability in abilities:
        flat.extend(ability if isinstance(ability, tuple) else (ability,))
    program = play if isinstance(play, tuple) else (play,)
    BOOK[title] = Behaviour(title, tuple(flat), program, play_only_if, x_max, words, back)
