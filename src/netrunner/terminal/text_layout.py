"""Lines of styled text: cut and padded to a width, set side by side, made to flow."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.style import Style
from rich.text import Text

from netrunner.terminal.colours import LINE, QUIET

Lines = list[Text]
CUT: Final = "…"


def quiet(text: str) -> Text:
    """Words that step back."""
    return Text(text, QUIET)


def fit(text: Text, width: int) -> Text:
    """The text in exactly that many cells."""
    line = text.copy()
    line.truncate(max(width, 0), overflow="ellipsis", pad=True)
    return line


def ends(left: Text, right: Text, width: int) -> Text:
    """One text at each end of a line; the left one gives way."""
    space = width - right.cell_len
    if space < 2:
        return fit(left, width)
    return Text.assemble(fit(left, space - 1), " ", right)


def joined(parts: Iterable[Text], separator: str = " · ") -> Text:
    """Texts on one line with quiet separators; empty ones are left out."""
    return quiet(separator).join(part for part in parts if part.plain)


def flow(items: Sequence[Text], width: int, label: str = "", separator: str = "  ") -> Lines:
    """Items one after another, on as many lines as they need, hanging behind a label."""
    head = quiet(label)
    indent = head.cell_len
    lines: Lines = [head]
    for item in items:
        line = lines[-1]
        start = line.cell_len == indent
        if not start and line.cell_len + len(separator) + item.cell_len > width:
            line = Text(" " * indent)
            lines.append(line)
            start = True
        if not start:
            line.append(separator)
        line.append_text(item)
    return [fit(line, width) for line in lines]


def wrapped(text: Text, width: int) -> Lines:
    """A long text broken between words."""
    words = [Text(" ").join(part.split(" ")) for part in text.split("\n", allow_blank=True)]
    lines: Lines = []
    for paragraph in words:
        line = Text()
        for word in paragraph.split(" "):
            if line.cell_len and line.cell_len + 1 + word.cell_len > width:
                lines.append(line)
                line = Text()
            if line.cell_len:
                line.append(" ")
            line.append_text(word)
        lines.append(line)
    return lines


def side_by_side(columns: Sequence[Lines], widths: Sequence[int], gap: int = 1) -> Lines:
    """Columns next to each other, short ones filled with space below."""
    height = max((len(column) for column in columns), default=0)
    rows: Lines = []
    for row in range(height):
        row_text = Text()
        for number, (column, width) in enumerate(zip(columns, widths, strict=True)):
            if number:
                row_text.append(" " * gap)
            row_text.append_text(fit(column[row] if row < len(column) else Text(), width))
        rows.append(row_text)
    return rows


def border(left: str, right: str, width: int, words: Sequence[Text] = (), colour: str = LINE) -> Text:
    """A horizontal line of a box with words at its ends: ╭ HQ ───── 5 cards ╮"""
    style = Style(color=colour)
    inner = width - 2
    first = Text.assemble(" ", words[0], " ") if words and words[0].plain else Text()
    last = Text.assemble(" ", words[1], " ") if len(words) > 1 and words[1].plain else Text()
    if first.cell_len + last.cell_len > inner:
        last = Text()
    if first.cell_len > inner:
        first = fit(first, inner)
    rule = "─" * (inner - first.cell_len - last.cell_len)
    return Text.assemble((left, style), first, (rule, style), last, (right, style))


def boxed(line: Text, width: int, colour: str = LINE) -> Text:
    """A line between the sides of a box."""
    style = Style(color=colour)
    return Text.assemble(("│", style), fit(line, width - 2), ("│", style))


def sheet(lines: Sequence[Text]) -> Text:
    """Lines as one text, ready to be shown; nothing is wrapped again."""
    whole = Text("\n", no_wrap=True, end="").join(lines)
    whole.no_wrap = True
    return whole
