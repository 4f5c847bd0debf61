"""The bot that plays any legal option, each as likely as the others."""

from collections.abc import Sequence
from random import Random

from netrunner.bots.bot import View


def random_bot(view: View, labels: Sequence[str], chance: Random, /) -> int:
    """Any of the options.

    >>> random_bot({}, ["Gain 1 credit"], Random(0))
    0
    """
    return chance.randrange(len(labels))
