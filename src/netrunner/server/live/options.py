"""Who plays a game, and under which conditions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from netrunner.decks import Deck
from netrunner.server.wire import Id, Wire

Pace = Literal["instant", "fast", "normal", "slow"]


class GameOptions(Wire):
    """The conditions of a game."""

    clock: Annotated[int, Field(ge=60, le=6 * 3600)] | None = None
    """Seconds that a side has for the whole game; None: no clock."""
    increment: Annotated[int, Field(ge=0, le=300)] = 0
    """Seconds that a side gets back with each choice."""
    spectators: bool = True
    visible_hands: bool = False
    """Spectators see both hands. Both players must have agreed."""
    guided: bool = False
    pace: Pace = "normal"
    """How fast a bot acts."""
    private: bool = False
    """The replay is for the players only."""
    rated: bool = True
    """It counts for the ratings of its players, if both have accounts and everybody may see it."""
    event: Id | None = None
    """The tournament it belongs to."""
    closed: bool = False
    """That tournament keeps the decklists of its players closed: the end shows no hands, and leads to no replay."""
    origin: Id | None = None
    """The finished game that it goes on from; such a game is shown, but counts for nobody's record."""
    points_to_win: Annotated[int, Field(ge=1, le=7)] = 7
    """Agenda points that win the game: six in a draft."""


@dataclass(frozen=True, slots=True)
class Player:
    """A seat before the game begins: a person's or a bot's."""

    name: str
    deck: Deck
    account: str | None = None
    bot: str | None = None
