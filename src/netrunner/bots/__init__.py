"""Players that decide from what their side may know.

A bot is given what its side may see, the labels it can choose from and a source of chance, and it returns the index of
one label. A searching bot is also given worlds, dealt anew from what its side knows. Neither is given the game, so it
cannot know more than a person in its seat would.
"""

from netrunner.bots.ace import Ace
from netrunner.bots.bot import Bot, BotError, PositionBot, Searcher, View, Worlds, answer, decide, worlds_of
from netrunner.bots.random_bot import random_bot
from netrunner.bots.rookie import rookie

BOTS: dict[str, Bot] = {"random": random_bot, "rookie": rookie, "ace": Ace(simulations=100)}
"""Every bot by the name that saved games and commands use (`netrunner.bot_names`). The ace counts simulations, so that
it decides alike on any machine; `Ace(seconds=…)` thinks by the clock."""

__all__ = [
    "BOTS",
    "Ace",
    "Bot",
    "BotError",
    "PositionBot",
    "Searcher",
    "View",
    "Worlds",
    "answer",
    "decide",
    "random_bot",
    "rookie",
    "worlds_of",
]
