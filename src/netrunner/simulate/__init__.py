"""Many games: the same batch on one process, many, or a Ray cluster; statistics, reports, comparisons.

>>> from netrunner.simulate import Batch, Tally, play
>>> batch = Batch.of(["core-jinteki"], ["core-shaper"], games=3, seed=7)
>>> tally = Tally(batch)
>>> for number in range(batch.total):
...     tally.add(play(batch, number))
>>> tally.games, tally.corp_wins + tally.runner_wins + tally.draws
(3, 3)
"""

from netrunner.simulate.batch import Batch, BatchError, Matchup
from netrunner.simulate.outcome import Fault, Outcome
from netrunner.simulate.play_game import play
from netrunner.simulate.pool import Pool
from netrunner.simulate.statistics import Tally

__all__ = ["Batch", "BatchError", "Fault", "Matchup", "Outcome", "Pool", "Tally", "play"]
