"""A position that no game led to: laid out on the table card by card, and played by the labels of its options.

Lessons and break costs are played on such positions; `netrunner.scenario` is made of them.
"""

from netrunner.positions.layout import set_up
from netrunner.positions.play_by_label import IllegalLabel, PlayByLabel

__all__ = ["IllegalLabel", "PlayByLabel", "set_up"]
