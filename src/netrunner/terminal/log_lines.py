"""What happened: the lines of the log, those since the player's last choice standing out."""

from __future__ import annotations

from textwrap import wrap
from typing import Any, Final

from rich.text import Text

from netrunner.terminal.colours import ACCENT, QUIET, TEXT
from netrunner.terminal.text_layout import Lines

TAIL: Final = 30
Entry = dict[str, Any]


def fresh(earlier: list[Entry], log: list[Entry]) -> int:
    """How many lines at the end of a log came after an earlier state of it. Old lines may have been dropped."""
    tail = earlier[-TAIL:]
    if not tail:
        return len(log)
    for count in range(len(log)):
        end = len(log) - count
        if end >= len(tail) and log[end - len(tail) : end] == tail:
            return count
    return len(log)


def story_lines(log: list[Entry], new: int, width: int) -> Lines:
    """The log, oldest first."""
    lines: Lines = []
    for number, entry in enumerate(log):
        text = entry["text"]
        text = f"{entry['cause']}: {text}" if "cause" in entry else text[:1].upper() + text[1:]
        if text.startswith("Turn "):
            lines.append(Text(text, f"bold {ACCENT}"))
            continue
        recent = number >= len(log) - new
        for place, line in enumerate(wrap(text, max(width - 2, 1))):
            mark = "▸ " if place == 0 else "  "
            lines.append(Text.assemble((mark, ACCENT if recent else QUIET), (line, TEXT if recent else QUIET)))
    return lines


def ticker(log: list[Entry], new: int, width: int, rows: int) -> Lines:
    """The last lines of the log, for a screen that has no room for all of it."""
    recent = log[-max(new, 1) :] if log else []
    told = [entry for entry in recent if not entry["text"].startswith("Turn ")] or recent
    return story_lines(told[-rows:], new, width)[-rows:]
