"""Players that decide from a view.

A bot is a function: it is given what its side may see, the labels it can choose from and a source of chance, and it
returns the index of one label. It is never given the game, so it cannot know more than a person in its seat would.
"""

from netrunner.bots.bot import Bot, BotError, View, decide
from netrunner.bots.random_bot import random_bot

BOTS: dict[str, Bot] = {"random": random_bot}
"""Every bot by the name that saved games and commands use."""

__all__ = ["BOTS", "Bot", "BotError", "View", "decide", "random_bot"]
