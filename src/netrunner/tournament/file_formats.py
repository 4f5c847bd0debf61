"""Read any tournament file: our own log, NRTM JSON, or what the publisher's TOME exports."""

import json

from netrunner.tournament import nrtm, tome, tome_database
from netrunner.tournament.errors import Refused
from netrunner.tournament.record import Record


def read_record(text: str) -> Record | None:
    """The record that a JSON document holds; None when the text is a log of ours (one entry a line)."""
    if is_log(text):
        return None
    try:
        data = json.loads(tome_database.strip(text))
    except (ValueError, RecursionError) as error:
        raise Refused(f"This is neither a tournament file nor JSON of one: {error}") from None
    if isinstance(data, dict) and "players" in data and "rounds" in data:
        return tome.read(data) if tome.looks_like(data) else nrtm.read(data)
    if tome_database.looks_like(data):
        return tome.read(tome_database.compact(data))
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
