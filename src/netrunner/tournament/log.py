"""The log of an event: one JSON line a command, appended and never rewritten. The event is the fold over it.

Each line carries its number, the time, who did it, what was done, and a check sum over itself and the line before, so
that a line cut short by a crash and a line changed by hand are both noticed and named.
"""

import hashlib
import json
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from netrunner.tournament.errors import Refused

VERSION = 4
"""2: a leader who plays reports their own match as a player does. 3: and takes nobody out of it. 4: nor opens closed
lists, nor enters where they have been free to read them; the second day is a stage that nobody enters, into which the
next is called up; a single-sided game that was paired by hand has the sides that are due; nothing is paired during a
draft, and who comes back to one has their seat again."""
RESERVED = ("n", "at", "by", "do", "sum")


class Damaged(Refused):
    """A log that cannot be read as it stands."""

    def __init__(self, message: str, line: int) -> None:
        super().__init__(f"Line {line}: {message}")
        self.line = line


@dataclass(frozen=True)
class Entry:
    """One command as it was accepted."""

    n: int
    at: datetime
    by: str
    do: str
    data: dict[str, Any] = field(default_factory=dict)

    def body(self) -> str:
        """The line without its check sum."""
        record = {"n": self.n, "at": stamp(self.at), "by": self.by, "do": self.do, **self.data}
        return json.dumps(record, ensure_ascii=False, separators=(", ", ": "))

    def line(self, before: str) -> tuple[str, str]:
        """The line as it stands in the file, and its check sum; `before` is the one of the line above."""
        body = self.body()
        total = checksum(before, body)
        return f'{body[:-1]}, "sum": "{total}"}}\n', total

    # --- fields, with refusals that say what is wrong

    def text(self, key: str, default: str | None = None) -> str:
        value = self.data.get(key, default)
        if not isinstance(value, str):
            raise Refused(f"`{key}` of {self.do!r} is a text, not {value!r}")
        return value

    def number(self, key: str, default: int | None = None) -> int:
        value = self.data.get(key, default)
        if not isinstance(value, int) or isinstance(value, bool):
            raise Refused(f"`{key}` of {self.do!r} is a whole number, not {value!r}")
        return value

    def flag(self, key: str, default: bool = False) -> bool:
        value = self.data.get(key, default)
        if not isinstance(value, bool):
            raise Refused(f"`{key}` of {self.do!r} is true or false, not {value!r}")
        return value

    def numbers(self, key: str) -> list[int]:
        value = self.data.get(key, [])
        if not isinstance(value, list) or any(not isinstance(item, int) or isinstance(item, bool) for item in value):
            raise Refused(f"`{key}` of {self.do!r} is a list of whole numbers, not {value!r}")
        return value

    def records(self, key: str) -> list[dict[str, Any]]:
        value = self.data.get(key, [])
        if not isinstance(value, list) or any(not isinstance(item, dict) for item in value):
            raise Refused(f"`{key}` of {self.do!r} is a list of records, not {value!r}")
        return value


def checksum(before: str, body: str) -> str:
    return hashlib.sha256(f"{before}{body}".encode()).hexdigest()[:10]


def stamp(at: datetime) -> str:
    """A time as the log writes it: UTC, whole seconds."""
    if at.tzinfo is None:
        raise ValueError("a time in the log needs its time zone")
    return at.astimezone(UTC).replace(microsecond=0).isoformat().replace("+00:00", "Z")


@dataclass(frozen=True)
class Log:
    """What a file held: the entries that are whole, and what a crash left of a last one."""

    entries: tuple[Entry, ...]
    last_sum: str = ""
    fragment: str = ""
    unterminated: bool = False  # the last entry is whole and lacks only its line end


def parse(text: str, *, accept_edits: bool = False) -> Log:
    """Read a log. A last line that is cut short is a fragment; anything else that is wrong is refused by line."""
    whole, end, fragment = text.rpartition("\n")
    if fragment.strip() and not accept_edits:
        try:
            log = parse(text + "\n")
        except Damaged:
            pass
        else:
            return Log(log.entries, log.last_sum, unterminated=True)
    lines = whole.split("\n") if end else []
    entries: list[Entry] = []
    total = ""
    for number, line in enumerate(lines, start=1):
        entry, written = _parse_line(line, number)
        try:
            _, right = entry.line(total)
        except UnicodeEncodeError:
            raise Damaged("the entry holds half a character (a lone surrogate)", number) from None
        if entry.n != number:
            raise Damaged(f"this is entry {entry.n}, and entry {number} should stand here", number)
        if not accept_edits and written != right:
            raise Damaged(
                "this entry or its check sum was changed outside the program. Put the line back as it was, or accept "
                "the change with `netrunner tournament repair --accept-edits`",
                number,
            )
        total = right if accept_edits else written
        entries.append(entry)
    if not entries:
        raise Damaged("this is not a tournament file: its first entry is missing or cut short", 1)
    return Log(tuple(entries), total, fragment)


def _parse_line(line: str, number: int) -> tuple[Entry, str]:
    try:
        record = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise Damaged(f"this is not JSON ({error})", number) from None
    if not isinstance(record, dict):
        raise Damaged("an entry is a JSON object", number)
    for key, kind in (("n", int), ("at", str), ("do", str), ("by", str)):
        if not isinstance(record.get(key), kind):
            raise Damaged(f"the entry has no proper `{key}`", number)
    try:
        at = datetime.fromisoformat(record["at"])
    except ValueError:
        raise Damaged(f"`at` is not a time: {record['at']!r}", number) from None
    if at.tzinfo is None:
        raise Damaged(f"`at` has no time zone: {record['at']!r}", number)
    data = {key: value for key, value in record.items() if key not in RESERVED}
    return Entry(record["n"], at, record["by"], record["do"], data), str(record.get("sum", ""))


def write(entries: tuple[Entry, ...] | list[Entry]) -> str:
    """The whole log as text."""
    lines, total = [], ""
    for entry in entries:
        line, total = entry.line(total)
        lines.append(line)
    return "".join(lines)
