"""The Tournament Regulations: a pure domain model.

`Tournament` is an event as its log; `read_record` reads what other programs wrote. See docs/tournaments.md.
"""

from netrunner.tournament.errors import Refused
from netrunner.tournament.file_formats import read_record
from netrunner.tournament.tournament import Tournament

__all__ = ["Refused", "Tournament", "read_record"]
