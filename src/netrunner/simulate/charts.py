"""The pictures of a report, as SVG text made by hand. They take their colours from the page, light or dark."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from html import escape
from math import ceil

from netrunner.simulate.confidence import Rate, mean, quantile
from netrunner.simulate.statistics import Score

WIDTH = 420  # no more than a phone can show with its words still legible
WIDEST = 540
ROW = 26
LABEL = 148
CORP, RUNNER, DRAW = "var(--corp)", "var(--runner)", "var(--draw)"
SHORT = {"the Corp cannot draw": "decking"}
COLOURS = {"corp": CORP, "runner": RUNNER, None: DRAW}


def text(x: float, y: float, words: str, anchor: str = "start", kind: str = "") -> str:
    attribute = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{attribute}>{escape(words)}</text>'


def rect(x: float, y: float, wide: float, tall: float, fill: str, tip: str = "", opacity: float = 1) -> str:
    inside = f"<title>{escape(tip)}</title>" if tip else ""
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(wide, 0):.1f}" height="{max(tall, 0):.1f}" fill="{fill}"'
        f' opacity="{opacity:.2f}">{inside}</rect>'
    )


def line(x1: float, y1: float, x2: float, y2: float, kind: str = "grid") -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def picture(title: str, wide: float, tall: float, body: Sequence[str]) -> str:
    """One that is too wide for a narrow page is scrolled rather than shrunk."""
    kind = ' class="wide"' if wide > WIDEST else ""
    return (
        f'<svg{kind} xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:.0f} {tall:.0f}" width="{wide:.0f}" '
        f'height="{tall:.0f}" role="img" aria-label="{escape(title)}">{"".join(body)}</svg>'
    )


def shortened(words: str, most: int = 21) -> str:
    return words if len(words) <= most else words[: most - 1] + "…"


def rates(title: str, rows: Sequence[tuple[str, Rate, str]]) -> str:
    """A dot and its 95 % interval a row, over a line at one half. A row is a label, a rate and a side."""
    room = WIDTH - LABEL - 104
    tall = ROW * len(rows) + 30
    body = []
    for percent in (0, 25, 50, 75, 100):
        x = LABEL + room * percent / 100
        body += [
            line(x, 4, x, tall - 20, "half" if percent == 50 else "grid"),
            text(x, tall - 6, f"{percent} %", "middle"),
        ]
    for place, (label, rate, side) in enumerate(rows):
        y, (low, high) = 4 + ROW * place + ROW / 2, rate.interval
        body += [
            text(LABEL - 10, y + 4, shortened(label), "end"),
            rect(LABEL + room * low, y - 4, room * (high - low), 8, COLOURS[side], str(rate), 0.35),
            f'<circle cx="{LABEL + room * rate.value:.1f}" cy="{y:.1f}" r="5" fill="{COLOURS[side]}"/>',
            text(LABEL + room + 14, y + 4, f"{100 * rate.value:.1f} % of {rate.of}"),
        ]
    return picture(title, WIDTH, tall, body)


def matrix(corps: Sequence[str], runners: Sequence[str], cells: Mapping[tuple[int, int], Score]) -> str:
    """The Corp's win rate in every matchup: the bluer the better for the Corp, the redder for the Runner."""
    wide, tall, top = 78, 46, 96
    body = []
    for place, runner in enumerate(runners):
        x = LABEL + wide * place + wide / 2
        body.append(f'<g transform="translate({x:.0f} {top - 10}) rotate(-35)">{text(0, 0, shortened(runner, 18))}</g>')
    for row, corp in enumerate(corps):
        y = top + tall * row
        body.append(text(LABEL - 10, y + tall / 2 + 4, shortened(corp), "end"))
        for column in range(len(runners)):
            body += cell(LABEL + wide * column, y, wide, tall, cells.get((row, column), Score()))
    return picture("Matchup matrix", LABEL + wide * len(runners) + 84, top + tall * len(corps) + 8, body)


def cell(x: float, y: float, wide: float, tall: float, score: Score) -> list[str]:
    if not score.games:
        return [rect(x, y, wide - 3, tall - 3, DRAW, "no games", 0.1)]
    value, (low, high) = score.corp_rate.value, score.corp_rate.interval
    tip = f"Corp {score.corp_wins}, Runner {score.runner_wins}, draws {score.draws}: {score.corp_rate}"
    strength = 0.08 + 0.72 * abs(value - 0.5) * 2
    return [
        rect(x, y, wide - 3, tall - 3, CORP if value >= 0.5 else RUNNER, tip, strength),
        text(x + wide / 2 - 1, y + tall / 2 - 2, f"{100 * value:.0f} %", "middle", "strong"),
        text(x + wide / 2 - 1, y + tall / 2 + 13, f"{100 * low:.0f}–{100 * high:.0f} %", "middle", "small"),
    ]


def ways(title: str, rows: Sequence[tuple[str | None, str, int]], games: int) -> str:
    """A bar for every way in which games ended: winner, reason, games."""
    left = LABEL + 26
    room = WIDTH - left - 96
    most = max((count for _, _, count in rows), default=1)
    body = []
    for place, (winner, reason, count) in enumerate(rows):
        y, rate = 4 + ROW * place, Rate(count, games)
        name = {"corp": "Corp", "runner": "Runner"}.get(winner or "", "Nobody")
        body += [
            text(left - 10, y + ROW / 2 + 4, shortened(f"{name}: {SHORT.get(reason, reason)}", 28), "end"),
            rect(left, y + 4, room * count / most, ROW - 8, COLOURS[winner], str(rate)),
            text(left + room * count / most + 8, y + ROW / 2 + 4, f"{count} ({100 * rate.value:.1f} %)"),
        ]
    return picture(title, WIDTH, ROW * len(rows) + 10, body)


def lengths(title: str, by_winner: Mapping[str | None, Counter[int]]) -> str:
    """How many games took how many turns, the winners on top of one another."""
    left, top, tall = 34, 12, 170
    turns = sorted({turn for counter in by_winner.values() for turn in counter})
    if not turns:
        return ""
    step = max(1, -(-(turns[-1] - turns[0] + 1) // 40))
    first = turns[0] - turns[0] % step
    columns = range(first, turns[-1] + 1, step)
    heights = {
        start: {side: sum(counter[turn] for turn in range(start, start + step)) for side, counter in by_winner.items()}
        for start in columns
    }
    most = fours(max(sum(each.values()) for each in heights.values()))
    wide = (WIDTH - left - 10) / len(columns)
    body = scale(left, top, tall, WIDTH - 10, most)
    for place, (start, sides) in enumerate(heights.items()):
        y: float = top + tall
        span = f"turn {start}" if step == 1 else f"turns {start} to {start + step - 1}"
        for side, count in sides.items():
            high = tall * count / most
            y -= high
            name = {"corp": "Corp wins", "runner": "Runner wins"}.get(side or "", "draws")
            body.append(rect(left + wide * place + 1, y, wide - 2, high, COLOURS[side], f"{span}: {count} {name}"))
        if place % max(1, len(columns) // 12) == 0:
            body.append(text(left + wide * (place + 0.5), top + tall + 16, str(start), "middle", "small"))
    body.append(text(WIDTH - 10, top + tall + 34, "turns of both sides", "end", "small"))
    return picture(title, WIDTH, top + tall + 40, body)


def fours(most: int) -> int:
    """The next multiple of four, so that the lines of a scale stand at whole numbers."""
    return max(4, -(-most // 4) * 4)


def scale(left: float, top: float, tall: float, right: float, high: float) -> list[str]:
    """Four lines across with their values."""
    body = []
    for part in range(5):
        value = high * part / 4
        y = top + tall * (1 - part / 4)
        body += [line(left, y, right, y), text(left - 6, y + 4, f"{value:.0f}", "end", "small")]
    return body


def highest(rows: Sequence[Counter[int]]) -> int:
    """How high a picture of curves must be: over every mean, and over the band wherever many games are.

    A late turn that few games reach must not press all the others flat.
    """
    everything = sum(rows, Counter())
    return max(quantile(everything, 0.97), *(ceil(mean(counter)) for counter in rows))


def bands(title: str, series: Sequence[tuple[str, Sequence[Counter[int]]]]) -> str:
    """Means over the turns, each in a band that holds the middle 80 % of the games. A series is a side and counts."""
    left, top, tall = 34, 12, 170
    last = max((len(rows) for _, rows in series), default=0)
    if last < 2:
        return ""
    high = fours(highest([counter for _, rows in series for counter in rows]))
    right = WIDTH - 10

    def at(turn: int, value: float) -> str:
        x = left + (right - left) * turn / (last - 1)
        return f"{x:.1f},{top + tall * (1 - min(value, high) / high):.1f}"

    body = scale(left, top, tall, right, high)
    for side, rows in series:
        upper = [at(turn, quantile(counter, 0.9)) for turn, counter in enumerate(rows)]
        lower = [at(turn, quantile(counter, 0.1)) for turn, counter in enumerate(rows)]
        middle = [at(turn, mean(counter)) for turn, counter in enumerate(rows)]
        colour = COLOURS[side]
        body.append(f'<polygon points="{" ".join(upper + lower[::-1])}" fill="{colour}" opacity="0.18"/>')
        body.append(f'<polyline points="{" ".join(middle)}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
    for turn in range(0, last, max(1, last // 10)):
        x = left + (right - left) * turn / (last - 1)
        body.append(text(x, top + tall + 16, str(turn + 1), "middle", "small"))
    body.append(text(right, top + tall + 34, "turns of both sides", "end", "small"))
    return picture(title, WIDTH, top + tall + 40, body)
