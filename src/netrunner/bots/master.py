"""The master: the ace's search with a judgement that was learned.

What an option is worth is said by a policy that games have taught (`policy`): it names the candidates and guides the
tree with the network that corrects it (`choice_network`), and plays on without it, which is quicker. Who is ahead in
the end is said by a network (`network`) that has seen how such positions ended. How all of them are taught:
`docs/learning.md`.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Final

try:
    import numpy as np
except ModuleNotFoundError as error:
    raise ModuleNotFoundError("The master needs NumPy. Install it with: pip install 'netrunner[learn]'") from error

from netrunner.bots.ace import Ace
from netrunner.bots.bot import PositionBot, Worlds
from netrunner.bots.encoding import OPEN, encode
from netrunner.bots.evaluation import win_chance
from netrunner.bots.network import Network, load
from netrunner.bots.rookie import scores
from netrunner.engine.state import State
from netrunner.engine.terms import CORP

HORIZONS: Final = (1, 2, 4)  # turns ahead: a near look is less noisy, a far one less biased, the mean better than any


class Master(PositionBot):
    """Searches for so many seconds of a clock, or so many simulations, at each decision."""

    def __init__(
        self,
        seconds: float = 0.0,
        simulations: int = 0,
        clock: Callable[[], float] = perf_counter,
        network: Network | None = None,
        horizons: tuple[int, ...] = HORIZONS,
        guide: str = "policy",
        pilot: str = "quick",
        judge: str = "network",
    ) -> None:
        self.network = network or load()
        thinkers = {
            "rookie": scores,
            "quick": self.network.quick_policy().scores,
            "policy": self.network.policy().scores,
        }
        judges = {"network": self.win_chance, "evaluation": win_chance}
        self.ace = Ace(seconds, simulations, clock, judges[judge], thinkers[guide], horizons, thinkers[pilot])

    def pick(self, options: int, chance: Random, worlds: Worlds) -> int:
        return self.ace.pick(options, chance, worlds)

    def win_chance(self, g: State) -> float:
        """The chance that the Corp wins a world."""
        if g.reason:
            return 0.5 if g.winner < 0 else 1.0 if g.winner == CORP else 0.0
        return float(self.network.values(encode(g, OPEN).flat()[np.newaxis])[0])
