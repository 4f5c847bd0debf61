"""The course of a training as a picture: SVG text made by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Final

WIDE: Final = 460
TALL: Final = 210
LEFT: Final = 46
COLOURS: Final = {
    "value": "#9ab", "value test": "#05c", "value right": "#05c", "choice": "#9ab", "choice test": "#05c",
}  # fmt: skip
PANELS: Final = (
    ("log loss of the value network", ("value", "value test")),
    ("share of games guessed right", ("value right",)),
    ("squared error beside the policy alone", ("choice", "choice test")),
)


def draw(rows: Sequence[Mapping[str, float]]) -> str:
    """A panel for each figure there is, one under the other: fitted and on games kept back."""
    shown = [(title, [name for name in names if any(name in row for row in rows)]) for title, names in PANELS]
    shown = [(title, names) for title, names in shown if names]
    body = "".join(panel(title, names, rows, TALL * place) for place, (title, names) in enumerate(shown))
    tall = TALL * max(1, len(shown))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {tall}" width="{WIDE}" height="{tall}" '
        'role="img" aria-label="the course of the training" font-family="sans-serif" font-size="11">'
        f'<rect width="{WIDE}" height="{tall}" fill="#fff"/>{body}</svg>\n'
    )


def panel(title: str, names: Sequence[str], rows: Sequence[Mapping[str, float]], top: float) -> str:
    values = [row[name] for row in rows for name in names if name in row]
    low, high = min(values), max(values)
    room = (high - low) or 1.0
    right, bottom = WIDE - 110, top + TALL - 30

    def place(epoch: float, value: float) -> str:
        x = LEFT + (right - LEFT) * (epoch - 1) / max(1, len(rows) - 1)
        return f"{x:.1f},{bottom - (TALL - 70) * (value - low) / room:.1f}"

    parts = [f'<text x="{LEFT}" y="{top + 20:.0f}" font-weight="bold">{escape(title)}</text>']
    for value in (low, (low + high) / 2, high):
        y = float(place(1, value).split(",")[1])
        parts.append(f'<line x1="{LEFT}" x2="{right}" y1="{y:.1f}" y2="{y:.1f}" stroke="#ddd"/>')
        parts.append(f'<text x="{LEFT - 5}" y="{y + 4:.1f}" text-anchor="end">{value:.3f}</text>')
    for number, name in enumerate(names):
        points = " ".join(place(row["epoch"], row[name]) for row in rows if name in row)
        parts.append(f'<polyline points="{points}" fill="none" stroke="{COLOURS[name]}" stroke-width="2"/>')
        parts.append(f'<text x="{right + 8}" y="{top + 50 + 16 * number:.0f}" fill="{COLOURS[name]}">{name}</text>')
    parts.append(f'<text x="{right}" y="{bottom + 18:.0f}" text-anchor="end">epoch {len(rows)}</text>')
    return "".join(parts)
