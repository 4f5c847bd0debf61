"""Put a position on the table and play it by label: for tests, puzzles, judges and bug reports."""

from netrunner.positions import IllegalLabel as ScenarioError  # the name by which tests and scripts know it
from netrunner.scenario.scenario import Scenario

__all__ = ["Scenario", "ScenarioError"]
