"""The card pool: facts as data, behaviour as Python.

The package is the pool itself: `netrunner.cards["Ice Wall"]` is a card, and `netrunner.cards.vocabulary` a module.
"""

import sys
from types import ModuleType

from netrunner.cards.registry import Pool


class PoolModule(ModuleType, Pool):
    """A module that is the mapping of all cards by title, and is hashed and compared as a module."""

    __eq__ = ModuleType.__eq__
    __hash__ = ModuleType.__hash__


sys.modules[__name__].__class__ = PoolModule
