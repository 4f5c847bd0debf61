"""How many WebSockets somebody may hold open at a worker: an account, an address, and those at it who have no account.

A connection costs memory for as long as it lasts, and a rate only says how fast they come. A whole tournament may sit
behind one address, so that an address has many places; strangers, who only watch, have fewer of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from netrunner.server.errors import Refused

ACCOUNT: Final = 40
ADDRESS: Final = 2000
STRANGERS: Final = 600  # at one address: a hall full of people who look at the pairings
OWN: Final = "You have {} connections open already: close a page first."
SHARED: Final = "There are {} connections from your address already: close a page first."


class ConnectionQuota:
    """Who holds how many connections open."""

    def __init__(self, enabled: bool = True) -> None:
        self.enabled = enabled
        self.taken: Counter[str] = Counter()

    @contextmanager
    def hold(self, address: str, account: str | None) -> Iterator[None]:
        """Hold a place. `Refused` when there is none left."""
        own = (f"strangers at {address}", STRANGERS, SHARED)
        if account is not None:
            own = (f"account {account}", ACCOUNT, OWN)
        wanted = (own, (f"address {address}", ADDRESS, SHARED))
        for name, most, words in wanted:
            if self.enabled and self.taken[name] >= most:
                raise Refused(words.format(most), 429)
        names = [name for name, *_ in wanted]
        self.taken.update(names)
        try:
            yield
        finally:
            for name in names:
                self.taken[name] -= 1
                if not self.taken[name]:
                    del self.taken[name]
