"""Read any tournament file: our own log, NRTM JSON, or the publisher's record."""

import json

from netrunner.tournament import nrtm, tome
from netrunner.tournament.errors import Refused
from netrunner.tournament.record import Record


def read_record(text: str) -> Record | None:
    """The record that a JSON document holds; None when the text is a log of ours (one entry a line)."""
    if is_log(text):
        return None
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Refused(f"This is neither a tournament file nor JSON of one: {error}") from None
    if isinstance(data, dict) and "players" in data and "rounds" in data:
        return tome.read(data) if tome.looks_like(data) else nrtm.read(data)
    if isinstance(data, dict) and "entityGroupMap" in data:
        raise Refused(
            "This is an export of TOME's own database (`entityGroupMap`), which cannot be read: bring NRTM JSON, or "
            "enter the players and results by hand"
        )
    raise Refused("This JSON holds no tournament: a tournament has `players` and `rounds`")


def is_log(text: str) -> bool:
    """Whether a text is, or begins like, a log of ours."""
    first = text.lstrip().split("\n", 1)[0]
    if not first.startswith('{"n": 1, '):
        try:
            record = json.loads(first)
        except (ValueError, RecursionError):
            return False
        return isinstance(record, dict) and "do" in record and "n" in record
    return True
