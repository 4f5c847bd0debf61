"""The bot that plays any legal option, each as likely as the others."""

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from netrunner.bots.bot import PositionBot, View, Worlds


class RandomBot(PositionBot):
    """Any of the options; it looks at nothing at all.

    >>> random_bot({}, ["Gain 1 credit"], Random(0))
    0
    """

    careful: ClassVar[bool] = True

    def pick(self, options: int, chance: Random, worlds: Worlds) -> int:
        return chance.randrange(options)

    def __call__(self, view: View, labels: Sequence[str], chance: Random, /) -> int:
        return chance.randrange(len(labels))


random_bot = RandomBot()
