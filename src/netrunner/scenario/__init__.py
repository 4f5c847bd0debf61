"""Put a position on the table and play it by label: for tests, puzzles, judges and bug reports."""

from netrunner.scenario.labels import ScenarioError
from netrunner.scenario.scenario import Scenario

__all__ = ["Scenario", "ScenarioError"]
