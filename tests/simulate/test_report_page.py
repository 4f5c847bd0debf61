"""The report: complete, self-contained, well-formed."""

import base64
import json
import re
from collections import Counter
from html import escape
from html.parser import HTMLParser

import pytest

from netrunner import Game
from netrunner.engine.log import ENDINGS
from netrunner.simulate import Batch, Outcome, Tally, play
from netrunner.simulate.charts import highest, matrix
from netrunner.simulate.export import COLUMNS, summary, table
from netrunner.simulate.replays import Replay, pick
from netrunner.simulate.report_page import page
from tests.simulate.odd_bots import named

VOID = {"meta", "rect", "line", "circle", "polygon", "polyline"}
Report = tuple[Batch, Tally, list[Outcome], list[Replay], str]


class Balanced(HTMLParser):
    """Every tag is closed by its own."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag


def report_on(batch: Batch) -> Report:
    outcomes = [play(batch, number) for number in range(batch.total)]
    tally = Tally(batch)
    for outcome in outcomes:
        tally.add(outcome)
    replays = pick(batch, tally, reversed(outcomes))
    return batch, tally, outcomes, replays, page(tally, replays, 1.5)


@pytest.fixture(scope="module")
def report() -> Report:
    return report_on(Batch.of(["core-jinteki", "core-weyland"], ["core-shaper", "core-anarch"], games=5, seed=8))


def test_the_page_is_well_formed_and_needs_nothing_else(report: Report) -> None:
    text = report[-1]
    parser = Balanced()
    parser.feed(text)
    assert parser.open == []
    assert "http" not in text.replace("http://www.w3.org/2000/svg", "")
    assert not re.search(r"src=|@import|url\(", text)


def test_the_page_shows_every_picture_and_every_card(report: Report) -> None:
    batch, tally, _, _, text = report
    for caption in (
        "Win rates", "Matchup matrix", "Ways of winning", "Lengths", "Agenda points", "Credits"
    ):  # fmt: skip
        assert f'aria-label="{caption}"' in text
    for place in range(len(batch.decks)):
        for title in batch.deck(place).cards:
            assert f">{escape(title)}</td>" in text
    assert str(tally.score.corp_rate) in text


def test_few_long_games_do_not_press_the_curves_flat() -> None:
    usual = [Counter(dict.fromkeys(range(3, 12), 20)) for _ in range(20)]
    assert highest([*usual, Counter({8: 5, 100: 1})]) < 30
    assert highest([Counter({0: 1, 50: 1})] * 2) == 50


def test_a_matrix_of_many_decks_keeps_its_size(report: Report) -> None:
    assert 'class="wide"' not in report[-1]
    names = [f"deck {number}" for number in range(9)]
    assert matrix(names[:2], names, {}).startswith('<svg class="wide"')


def test_the_replays_in_the_page_are_records_that_replay(report: Report) -> None:
    _, tally, outcomes, replays, text = report
    found = re.findall(r'href="data:application/json;base64,([^"]+)"', text)
    assert len(found) == len(replays) >= len(tally.lengths)
    for data, replay in zip(found, replays, strict=True):
        record = json.loads(base64.b64decode(data))
        assert record["players"] == {"corp": "random", "runner": "random"}
        game = Game.replay(record)
        assert game.result is not None
        assert game.result.winner == outcomes[replay.outcome.number].winner
        assert replay.log[-1][1].endswith(f"wins the game{ENDINGS[game.result.reason]}.")


def test_the_counts_add_up(report: Report) -> None:
    batch, tally, outcomes, _, _ = report
    data = summary(tally, 2.0)
    assert json.loads(json.dumps(data)) == data
    assert (
        data["games"] == 20 == data["corp_wins"] + data["runner_wins"] + data["draws"] == sum(data["reasons"].values())
    )
    assert [row["games"] for row in data["matchups"]] == [5, 5, 5, 5]
    for side in ("corp", "runner"):
        wins = sum(outcome.winner == side for outcome in outcomes)
        assert data[f"{side}_wins"] == wins
    for (side, title), count in tally.cards.items():
        decks = [
            place for place, entry in enumerate(batch.decks) if entry.side == side and title in batch.deck(place).cards
        ]
        assert count.games == 10 * len(decks)
        assert count.played_wins <= count.played <= count.games
        assert count.with_it.of + count.without_it.of == count.games


def test_the_table_has_a_line_for_every_game(report: Report) -> None:
    batch, _, outcomes, _, _ = report
    lines = table(batch, reversed(outcomes)).splitlines()
    assert lines[0].split(",") == list(COLUMNS)
    assert len(lines) == 21
    assert lines[1].startswith(f"0,{batch.game_seed(0)},core-jinteki,core-shaper,random,random,")


def test_the_page_names_the_bots_at_fault() -> None:
    *_, text = report_on(Batch.of(["core-jinteki"], ["core-shaper"], bots=[("random", named("crashes"))], games=2))
    assert "2 games ended by a fault" in text
    assert "crashes (runner), crash: ValueError: I had not thought of that" in text
    assert "No game was played to its end." in text
