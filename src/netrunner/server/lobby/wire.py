"""What is said about playing at once against a bot."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import StringConstraints

from netrunner.server.wire import Bot, Id, Side, Wire

Format = Literal["standard", "eternal", "casual", "core", "revised-core", "draft"]
Pace = Literal["instant", "fast", "normal", "slow"]
SideChoice = Literal["corp", "runner", "random"]
DeckChoice = Annotated[str, StringConstraints(pattern=r"^[0-9a-z-]{1,40}$")]
"""A starter's name, the id of a deck that the person keeps, or "random" for any starter of the side."""


class Play(Wire):
    """A game against a bot, at once."""

    side: SideChoice = "runner"
    deck: DeckChoice = "random"
    bot: Bot = "rookie"
    bot_deck: DeckChoice = "random"
    format: Format = "casual"
    """Both decks must be legal in it. In "casual", where a bot is the only opponent, whatever can be played may be."""
    pace: Pace = "normal"
    guided: bool = False
    """The first game, explained: the Shaper starter against the Jinteki starter and a rookie, on the side chosen."""


class Played(Wire):
    """The game that has begun."""

    game: Id
    side: Side
