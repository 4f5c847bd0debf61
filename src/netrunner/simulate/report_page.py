"""The report of a batch: one HTML page that needs nothing else, with its numbers, pictures and replays in it."""

from __future__ import annotations

import base64
import json
from collections import Counter
from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path

from netrunner.simulate import charts
from netrunner.simulate.confidence import Rate, mean, quantile
from netrunner.simulate.replays import Replay
from netrunner.simulate.statistics import CardCount, Score, Tally, accused

STYLE = Path(__file__).with_name("report.css").read_text(encoding="utf-8")
SORTING = Path(__file__).with_name("report.js").read_text(encoding="utf-8")
CARDS_NOTE = (
    "Games whose deck has the card. Cards drawn late are drawn in long games, and long games have their own winners: "
    "read the difference as a hint, not as a cause. A heading sorts the table."
)


COURSE_NOTE = (
    "Curves show each turn, of either side, at its start: the mean of the games that still go on, and a band that "
    "holds the middle 80 % of them."
)
WATCHING_NOTE = (
    "Open a game to read it. To see it at the table, step by step, keep its record, start "
    "<code>netrunner serve</code>, and choose <i>Open a record</i> on the page <i>Games</i>."
)


def page(tally: Tally, replays: Sequence[Replay], seconds: float) -> str:
    """The whole page."""
    corps, runners = names(tally, "corp"), names(tally, "runner")
    title = f"{versus(corps)} against {versus(runners)}"
    parts = [
        f"<h1>{escape(title)}</h1>",
        lead(tally, seconds),
        key(),
        faults(tally),
        "<h2>Who wins</h2>",
        winning(tally, corps, runners),
        "<h2>How games go</h2>",
        course(tally),
        "<h2>Cards</h2>",
        cards(tally),
        "<h2>Games to watch</h2>",
        watching(replays),
        footer(tally.batch.seed),
    ]
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>"
        f"{''.join(parts)}<script>{SORTING}</script></body></html>\n"
    )


def footer(seed: int) -> str:
    words = "Intervals hold the true value in 95 of 100 such reports (Wilson). The same command gives the same games"
    return f'<p class="note">{words}; seed {seed}.</p>'


def names(tally: Tally, side: str) -> list[str]:
    return [entry.name for entry in tally.batch.decks if entry.side == side]


def versus(decks: Sequence[str]) -> str:
    return decks[0] if len(decks) == 1 else f"{len(decks)} decks"


def bots_of(tally: Tally) -> str:
    pairs = {(matchup.corp_bot, matchup.runner_bot): None for matchup in tally.batch.matchups}
    return " and ".join(f"{corp} as the Corp, {runner} as the Runner" for corp, runner in pairs)


def lead(tally: Tally, seconds: float) -> str:
    """The result in three sentences."""
    rate = tally.score.corp_rate
    low, high = rate.interval
    if low > 0.5:
        verdict = "The Corp is favoured."
    elif high < 0.5:
        verdict = "The Runner is favoured."
    else:
        verdict = "Neither side is clearly favoured."
    turns = tally.turns
    length = (
        f" A game takes {mean(turns):.1f} turns on average, half of them at most {quantile(turns, 0.5)}."
        if turns
        else ""
    )
    draws = f", {tally.draws} drawn" if tally.draws else ""
    return (
        f'<p class="lead">{tally.games} games: the Corp won {tally.corp_wins}, the Runner {tally.runner_wins}{draws}. '
        f"The Corp wins {escape(str(rate))}. {verdict}{length}</p>"
        f'<p class="note">Played by {escape(bots_of(tally))} in {seconds:.1f} s.</p>'
    )


def key() -> str:
    return (
        '<p class="key note">Colours:<span style="background:var(--corp)"></span>Corp'
        '<span style="background:var(--runner)"></span>Runner<span style="background:var(--draw)"></span>nobody</p>'
    )


def figure(caption: str, picture: str) -> str:
    return f"<figure><figcaption>{escape(caption)}</figcaption>{picture}</figure>" if picture else ""


def winning(tally: Tally, corps: Sequence[str], runners: Sequence[str]) -> str:
    rows: list[tuple[str, Rate, str]] = [("All games, Corp", tally.score.corp_rate, "corp")]
    rows.append(("All games, Runner", tally.score.runner_rate, "runner"))
    cells: dict[tuple[int, int], Score] = {}
    by_deck: dict[int, Score] = {}
    for matchup, score in tally.scores.items():
        place = (matchup.corp, matchup.runner - len(corps))
        for total in (
            cells.setdefault(place, Score()),
            *(by_deck.setdefault(d, Score()) for d in (matchup.corp, matchup.runner)),
        ):
            total.corp_wins += score.corp_wins
            total.runner_wins += score.runner_wins
            total.draws += score.draws
    if len(tally.batch.decks) > 2:
        for number, entry in enumerate(tally.batch.decks):
            score = by_deck[number]
            rows.append((entry.name, score.corp_rate if entry.side == "corp" else score.runner_rate, entry.side))
    endings = sorted(
        ((winner, reason, counter.total()) for (winner, reason), counter in tally.lengths.items()),
        key=lambda row: -row[2],
    )
    drawn = [figure("Win rates with 95 % intervals", charts.rates("Win rates", rows))]
    if len(cells) > 1:
        drawn.append(figure("How often the Corp wins, by matchup", charts.matrix(corps, runners, cells)))
    drawn.append(figure("Ways of winning", charts.ways("Ways of winning", endings, tally.games)))
    return f'<div class="pictures">{"".join(drawn)}</div>'


def course(tally: Tally) -> str:
    by_winner: dict[str | None, Counter[int]] = {"corp": Counter(), "runner": Counter(), None: Counter()}
    for (winner, _), counter in tally.lengths.items():
        by_winner[winner] += counter
    curves = tally.shown_curves()

    def series(corp: int, runner: int) -> list[tuple[str, list[Counter[int]]]]:
        return [("corp", [row[corp] for row in curves]), ("runner", [row[runner] for row in curves])]

    drawn = [
        figure("Length of the games", charts.lengths("Lengths", by_winner)),
        figure("Agenda points by turn", charts.bands("Agenda points", series(0, 1))),
        figure("Credits by turn", charts.bands("Credits", series(2, 3))),
    ]
    return f'<p class="note">{COURSE_NOTE}</p><div class="pictures">{"".join(drawn)}</div>'


def faults(tally: Tally) -> str:
    """What bots did wrong, prominently: such games are lost for a reason that is not the deck."""
    if not tally.fault_count:
        return ""
    items = []
    for number, fault in tally.faults:
        matchup = tally.batch.matchup(number)
        items.append(f"<li>{escape(accused(number, matchup, fault))}</li>")
    more = f" The first {len(items)} of them:" if tally.fault_count > len(items) else ""
    return (
        f'<details open><summary class="fault">{tally.fault_count} games ended by a fault. They count as losses of the '
        f"bot at fault, and not for lengths, curves and cards.{more}</summary><ul>{''.join(items)}</ul></details>"
    )


def percent(rate: Rate) -> str:
    if not rate.of:
        return '<td data-v="-1">–</td>'
    low, high = rate.interval
    return f'<td data-v="{rate.value:.5f}" title="{100 * low:.1f}–{100 * high:.1f} %">{100 * rate.value:.1f} %</td>'


def card_row(title: str, count: CardCount) -> str:
    with_it, without = count.with_it, count.without_it
    if with_it.of and without.of:
        change = with_it.value - without.value
        sure = with_it.interval[0] > without.interval[1] or with_it.interval[1] < without.interval[0]
        kind = (' class="up"' if change > 0 else ' class="down"') if sure else ""
        difference = f'<td data-v="{change:.5f}"{kind}>{f"{100 * change:+.1f}".replace("-", "−")}</td>'
    else:
        difference = '<td data-v="-9">–</td>'
    return (
        f'<tr><td title="{escape(title)}">{escape(title)}</td>{percent(Rate(count.drawn, count.games))}'
        f'<td data-v="{count.copies / count.games:.4f}">{count.copies / count.games:.2f}</td>'
        f"{percent(Rate(count.played, count.games))}{percent(with_it)}{percent(without)}{difference}"
        f"{percent(count.when_played)}</tr>"
    )


def cards(tally: Tally) -> str:
    """A table for each side. A card that makes a difference beyond chance is coloured."""
    head = (
        "card",
        "drawn in",
        "copies a game",
        "played in",
        "wins if drawn",
        "wins if not",
        "difference",
        "wins if played",
    )
    top = "".join(f'<th scope="col"><button type="button">{cell}</button></th>' for cell in head)
    tables = [f'<p class="note">{CARDS_NOTE}</p>']
    for side in ("corp", "runner"):
        found = {title: count for (owner, title), count in sorted(tally.cards.items()) if owner == side}
        rows = "".join(card_row(title, count) for title, count in found.items())
        table = f"<table><thead><tr>{top}</tr></thead><tbody>{rows}</tbody></table>"
        tables.append(f'<h3>{side.title()}</h3><div class="scroll">{table}</div>')
    return "".join(tables)


def watching(replays: Iterable[Replay]) -> str:
    """The replays: to read here, and to keep as records that the program replays."""
    items = [told(replay) for replay in replays]
    if not items:
        return "<p>No game was played to its end.</p>"
    return f'<p class="note">{WATCHING_NOTE}</p>{"".join(items)}'


def told(replay: Replay) -> str:
    outcome = replay.outcome
    data = base64.b64encode(json.dumps(replay.record, ensure_ascii=False).encode()).decode()
    link = (
        f'<a download="game-{outcome.number}.json" href="data:application/json;base64,{data}">'
        f"the record (game {outcome.number}, seed {replay.record['seed']})</a>"
    )
    lines = []
    for _, words in replay.log:
        kind = ' class="turn"' if words.startswith("Turn ") else ""
        lines.append(f"<li{kind}>{escape(words)}</li>")
    return (
        f"<details><summary>{escape(replay.why)}: {outcome.turns} turns, {outcome.choices} choices</summary>"
        f"<p>Keep {link}.</p><ol class='log'>{''.join(lines)}</ol></details>"
    )
