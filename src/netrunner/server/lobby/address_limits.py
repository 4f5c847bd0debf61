"""How much may be open from one address: tables, and games against bots. Guests cost nothing to make, so that a limit
for each of them alone is none. A whole hall may sit behind one address, so that an address has many places."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Final, Literal

from netrunner.server.errors import Refused

Kind = Literal["tables", "games"]
MOST: Final[dict[Kind, int]] = {"tables": 60, "games": 100}
COMING: Final = "coming "
WORDS: Final[dict[Kind, str]] = {
    "tables": "There are {} tables open from your address already: join one of them, or close one first.",
    "games": "There are {} games against bots going from your address already: finish one of them first.",
}


class AddressLimits:
    """What was opened from which address at this worker, as long as it is open. Who closes something gives its place
    back at once; the lobby's sweeper gives back those of what was closed elsewhere, or is in no memory any more."""

    def __init__(self, enabled: bool = True) -> None:
        self.enabled = enabled
        self.numbers = itertools.count()
        self.open: dict[tuple[Kind, str], set[str]] = {}

    @contextmanager
    def opening(self, kind: Kind, address: str) -> Iterator[Callable[[str], None]]:
        """Hold a place for what is about to be opened, and say its name once it is. `Refused` when there is none."""
        most = MOST[kind]
        if self.enabled and len(self.open.get((kind, address), ())) >= most:
            raise Refused(WORDS[kind].format(most), 429)
        coming = f"{COMING}{next(self.numbers)}"
        self.add(kind, address, coming)
        try:
            yield partial(self.add, kind, address)
        finally:
            self.remove(kind, coming)

    def add(self, kind: Kind, address: str, name: str) -> None:
        self.open.setdefault((kind, address), set()).add(name)

    def remove(self, kind: Kind, *gone: str) -> None:
        """Something is over."""
        for place, names in list(self.open.items()):
            if place[0] == kind:
                names.difference_update(gone)
                if not names:
                    del self.open[place]

    def opened(self, kind: Kind) -> set[str]:
        """Everything that holds a place and is not only coming."""
        places = (names for (each, _), names in self.open.items() if each == kind)
        return {name for names in places for name in names if not name.startswith(COMING)}
