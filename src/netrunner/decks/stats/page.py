"""A deck's numbers as one SVG file or one HTML page that needs nothing else."""

from collections.abc import Sequence
from fractions import Fraction
from html import escape

from netrunner.decks.stats import DeckStats
from netrunner.decks.stats.charts import STYLE, Chart, bars, lines, stacked, svg


def percent(chance: Fraction) -> str:
    """A chance in percent with one decimal.

    >>> percent(Fraction(1, 3))
    '33.3 %'
    """
    return f"{float(chance * 100):.1f} %"


def charts(stats: DeckStats) -> list[Chart]:
    made, odds = stats.composition, stats.chances
    drawn = [bars("Cards by type", made.types), bars("Cards by cost", made.costs)]
    if made.ice:
        drawn.append(bars("Ice by kind", {kind.kind: kind.count for kind in made.ice}))
        drawn.append(bars("Ice by strength", made.ice_strengths))
    if made.influence:
        drawn.append(bars("Influence spent", made.influence))
    drawn.append(bars("Subtypes", dict(list(made.subtypes.items())[:12])))
    if odds.accesses:
        across = [row.accesses for row in odds.accesses]
        series = {
            "at least one agenda": [float(row.any_agenda) for row in odds.accesses],
            "seven points": [float(row.winning) for row in odds.accesses],
        }
        drawn.append(lines("What accesses of R&D hold", across, series, "different cards accessed"))
    if odds.breakers:
        across = list(odds.breakers[0].chances)
        drawn.append(
            lines(
                "Breakers seen, with a mulligan for them",
                across,
                merged({row.kind: [float(chance) for chance in row.chances.values()] for row in odds.breakers}),
                f"turn, drawing {odds.draws_per_turn} a turn",
            )
        )
    return drawn


def merged(series: dict[str, list[float]]) -> dict[str, list[float]]:
    """Series with the same values under one name: lines that lie on one another could not be told apart."""
    names: dict[tuple[float, ...], list[str]] = {}
    for name, values in series.items():
        names.setdefault(tuple(values), []).append(name)
    return {", ".join(group): list(values) for values, group in names.items()}


def svg_file(stats: DeckStats) -> str:
    return stacked(charts(stats), f"{stats.name}: {stats.identity or 'no identity'}")


def _table(caption: str, head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    if not rows:
        return ""
    top = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><caption>{escape(caption)}</caption><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"


def tables(stats: DeckStats) -> list[tuple[str, list[str], list[list[str]]]]:
    """The odds and means as caption, head and rows; the terminal prints the same tables."""
    made, odds = stats.composition, stats.chances
    found: list[tuple[str, list[str], list[list[str]]]] = []
    if made.ice:
        rows = [[k.kind, str(k.count), f"{float(k.mean_cost):.1f}", f"{float(k.mean_strength):.1f}"] for k in made.ice]
        found.append(("Ice", ["kind", "cards", "mean cost", "mean strength"], rows))
    opening = [[row.what, percent(row.plain), percent(row.mulligan)] for row in odds.openings]
    found.append((f"Opening hand of {odds.hand} with", ["", "first hand", "with mulligan"], opening))
    if odds.accesses:
        rows = [
            [
                str(a.accesses),
                f"{float(a.agendas):.2f}",
                f"{float(a.points):.2f}",
                percent(a.any_agenda),
                percent(a.winning),
            ]
            for a in odds.accesses
        ]
        head = ["cards", "agendas", "points", "any agenda", "seven points"]
        found.append(("Different cards accessed from R&D", head, rows))
    if odds.breakers:
        head = ["turn", *(f"{row.kind} ({row.copies})" for row in odds.breakers)]
        turns = odds.breakers[0].chances
        rows = [[str(turn), *(percent(row.chances[turn]) for row in odds.breakers)] for turn in turns]
        found.append((f"Breaker seen, drawing {odds.draws_per_turn} a turn, with a mulligan for it", head, rows))
    if stats.suite:
        rig = list(stats.suite[0].costs)
        rows = [[row.ice, *("–" if row.costs[b] is None else str(row.costs[b]) for b in rig)] for row in stats.suite]
        found.append(("Credits to break", ["ice", *rig], rows))
    return found


def html_page(stats: DeckStats) -> str:
    made = stats.composition
    limit = "no limit" if made.influence_limit is None else f"of {made.influence_limit}"
    facts = [f"{made.size} cards", f"{made.influence_total} influence ({limit})"]
    if stats.side == "corp":
        facts.append(f"{sum(made.agendas.values())} agendas worth {made.agenda_points} points")
    facts.append(f"{sum(made.economy.values())} cards that pay credits")
    style = (
        "body{font:15px/1.5 system-ui,sans-serif;max-width:1040px;margin:2rem auto;padding:0 1rem;"
        "color-scheme:light dark;background:Canvas;color:CanvasText}.charts{display:flex;flex-wrap:wrap;gap:1.5rem}"
        "table{border-collapse:collapse;margin:1.5rem 0}caption{text-align:left;font-weight:bold;padding-bottom:.3rem}"
        "td,th{padding:.15rem .8rem .15rem 0;text-align:right;border-bottom:1px solid #8884}"
        "td:first-child,th:first-child{text-align:left}svg{max-width:100%;height:auto}" + STYLE
    )
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{escape(stats.name)}</title><style>{style}</style></head><body><h1>{escape(stats.name)}</h1>"
        f"<p>{escape(stats.identity or 'No identity')} · {escape(' · '.join(facts))}</p>"
        f'<div class="charts">{"".join(svg(chart) for chart in charts(stats))}</div>'
        f"{''.join(_table(*table) for table in tables(stats))}"
        "<p>Odds are exact and those of the bare deck: cards that draw or search are not counted.</p></body></html>\n"
    )
