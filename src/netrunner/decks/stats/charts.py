"""Small charts as SVG text, made by hand: bars for counts, lines for odds. Readable in a light and a dark page."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape

WIDTH = 520
BAR = 22
LABEL = 220
COLOURS = ("#4169e1", "#ff4500", "#2e9e4f", "#8a2be2", "#b8860b")


@dataclass(frozen=True, slots=True)
class Chart:
    """A drawing of a known size, to stand alone or below others."""

    title: str
    height: int
    body: str


def _text(x: float, y: float, text: str, anchor: str = "start") -> str:
    return f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}">{escape(text)}</text>'


def bars(title: str, counts: Mapping[str, int]) -> Chart:
    """One horizontal bar a label."""
    most = max(counts.values(), default=1) or 1
    room = WIDTH - LABEL - 40
    parts = [f'<text x="0" y="14" class="title">{escape(title)}</text>']
    for row, (label, count) in enumerate(counts.items()):
        y = 24 + row * BAR
        length = room * count / most
        parts.append(_text(LABEL - 8, y + 15, label, "end"))
        parts.append(f'<rect x="{LABEL}" y="{y + 3}" width="{length:g}" height="{BAR - 6}" fill="{COLOURS[0]}"/>')
        parts.append(_text(LABEL + length + 6, y + 15, str(count)))
    return Chart(title, 24 + BAR * len(counts) + 16, "".join(parts))


def lines(title: str, across: Sequence[int], series: Mapping[str, Sequence[float]], axis: str) -> Chart:
    """Chances from 0 to 100 % over numbers; one line a series."""
    left, top, tall = 44, 28, 170
    wide = WIDTH - left - 20
    span = max(across[-1] - across[0], 1)
    parts = [f'<text x="0" y="14" class="title">{escape(title)}</text>']
    for percent in (0, 25, 50, 75, 100):
        y = top + tall * (1 - percent / 100)
        parts.append(f'<line x1="{left}" x2="{left + wide}" y1="{y:g}" y2="{y:g}" class="grid"/>')
        parts.append(_text(left - 6, y + 4, f"{percent} %", "end"))
    for number in across:
        parts.append(_text(left + wide * (number - across[0]) / span, top + tall + 16, str(number), "middle"))
    parts.append(_text(left + wide, top + tall + 32, axis, "end"))
    for index, (label, values) in enumerate(series.items()):
        colour = COLOURS[index % len(COLOURS)]
        points = " ".join(
            f"{left + wide * (number - across[0]) / span:.1f},{top + tall * (1 - value):.1f}"
            for number, value in zip(across, values, strict=True)
        )
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        y = top + tall + 50 + index * 18
        parts.append(f'<rect x="{left}" y="{y - 9}" width="14" height="4" fill="{colour}"/>')
        parts.append(_text(left + 20, y - 2, label))
    return Chart(title, top + tall + 50 + 18 * len(series) + 10, "".join(parts))


STYLE = (
    "svg{color-scheme:light dark}text{font:12px system-ui,sans-serif;fill:currentColor}"
    "text.title{font-weight:bold;font-size:13px}.grid{stroke:currentColor;opacity:.2}"
)


def svg(chart: Chart) -> str:
    """One chart as an SVG element for a page."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {chart.height}" width="{WIDTH}" '
        f'height="{chart.height}" role="img" aria-label="{escape(chart.title)}">{chart.body}</svg>'
    )


def stacked(charts: Sequence[Chart], title: str) -> str:
    """All charts below one another, as a file of its own on a white ground."""
    y, parts = 40, [f'<text x="20" y="26" class="title">{escape(title)}</text>']
    for chart in charts:
        parts.append(f'<g transform="translate(20 {y})">{chart.body}</g>')
        y += chart.height + 12
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH + 40} {y}" width="{WIDTH + 40}" height="{y}">'
        f'<style>{STYLE}</style><rect width="100%" height="100%" fill="#fff"/>'
        f'<g color="#111">{"".join(parts)}</g></svg>\n'
    )
