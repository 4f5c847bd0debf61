"""The bot that plays any legal option, each as likely as the others."""

from collections.abc import Sequence
from random import Random

from netrunner.bots.bot import BlindBot, View, Worlds
from netrunner.engine.rng import drawn_at


class RandomBot(BlindBot):
    """Any of the options; it looks at nothing at all.

    >>> random_bot({}, ["Gain 1 credit"], Random(0))
    0
    """

    def draw(self, options: int, seed: int, number: int) -> int:
        return drawn_at(seed, number, options)

    def pick(self, options: int, chance: Random, worlds: Worlds) -> int:
        return chance.randrange(options)

    def __call__(self, view: View, labels: Sequence[str], chance: Random, /) -> int:
        return chance.randrange(len(labels))


random_bot = RandomBot()
