"""Interrupting a batch and going on."""

import re
import sys
from collections.abc import Generator, Iterable
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from netrunner.simulate import Batch, Outcome, Tally, play
from netrunner.simulate.journal import Journal, JournalError, usual_path
from netrunner.simulate.play_batch import run
from netrunner.simulate.progress import shown


@pytest.fixture
def batch() -> Batch:
    return Batch.of(["core-jinteki"], ["core-shaper"], games=6, seed=1)


class Here:
    """Plays in this process, and is interrupted after a number of games."""

    def __init__(self, batch: Batch, most: int = 100) -> None:
        self.batch = batch
        self.most = most
        self.played: list[int] = []

    def __call__(self, numbers: Iterable[int]) -> Generator[Outcome, None, None]:
        for number in numbers:
            if len(self.played) == self.most:
                raise KeyboardInterrupt
            self.played.append(number)
            yield play(self.batch, number)


def test_an_interrupted_batch_goes_on_where_it_stopped(batch: Batch, tmp_path: Path) -> None:
    whole = run(batch, Journal(batch, tmp_path / "whole"), Here(batch))
    first = run(batch, Journal(batch, tmp_path / "parts"), Here(batch, 4))
    assert (first.finished, first.tally.games) == (False, 4)
    rest = Here(batch)
    second = run(batch, Journal(batch, tmp_path / "parts"), rest)
    assert rest.played == [4, 5]
    assert (second.finished, second.resumed) == (True, 4)
    assert second.tally.as_json() == whole.tally.as_json()


def test_a_line_that_was_cut_off_is_played_again(batch: Batch, tmp_path: Path) -> None:
    path = tmp_path / "games"
    run(batch, Journal(batch, path), Here(batch))
    content = path.read_bytes()
    path.write_bytes(content[:-40])
    journal = Journal(batch, path)
    assert journal.missing() == [5]
    run(batch, journal, Here(batch))
    journal.close()
    assert path.read_bytes() == content


def test_a_finished_batch_can_be_asked_for_more_games(batch: Batch, tmp_path: Path) -> None:
    run(batch, Journal(batch, tmp_path / "games"), Here(batch))
    more = Batch.of(["core-jinteki"], ["core-shaper"], games=8, seed=1)
    here = Here(more)
    assert run(more, Journal(more, tmp_path / "games"), here).tally.games == 8
    assert here.played == [6, 7]
    assert run(batch, Journal(batch, tmp_path / "games"), Here(batch)).tally.games == 6


def test_a_journal_of_something_else_is_refused(batch: Batch, tmp_path: Path) -> None:
    path = tmp_path / "games"
    other = Batch.of(["core-jinteki"], ["core-shaper"], seed=2)
    Journal(other, path).close()
    with pytest.raises(JournalError, match="belongs to another batch"):
        Journal(batch, path)
    path.write_text("Dear diary\n")
    with pytest.raises(JournalError, match="is not a journal"):
        Journal(batch, path)
    assert path.read_text() == "Dear diary\n"
    with pytest.raises(JournalError, match="cannot be used"):
        Journal(batch, path / "below")


def test_the_usual_journal_is_found_again_by_the_same_batch(batch: Batch, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", "/somewhere")
    again = Batch.of(["core-jinteki"], ["core-shaper"], games=6, seed=1)
    assert usual_path(batch) == usual_path(again)
    assert usual_path(batch).is_relative_to("/somewhere/netrunner/simulate")


def test_games_are_counted_in_any_order_alike(batch: Batch) -> None:
    outcomes = [play(batch, number) for number in range(batch.total)]
    forwards, backwards = Tally(batch), Tally(batch)
    for outcome in outcomes:
        forwards.add(outcome)
    for outcome in reversed(outcomes):
        backwards.add(outcome)
    assert forwards.as_json() == backwards.as_json()


@pytest.mark.skipif(sys.platform == "win32", reason="files are not locked there")
def test_a_journal_belongs_to_one_command_at_a_time(batch: Batch, tmp_path: Path) -> None:
    path = tmp_path / "games"
    first = Journal(batch, path)
    first.add(play(batch, 0))
    for fresh in (False, True):
        with pytest.raises(JournalError, match="being played already"):
            Journal(batch, path, fresh)
    assert [outcome.number for outcome in first.outcomes()] == [0]
    first.close()
    for fresh, done in ((False, {0}), (True, set())):
        again = Journal(batch, path, fresh)
        assert again.done == done
        again.close()


def test_progress_is_one_line_with_rate_time_left_and_the_whole_score(batch: Batch) -> None:
    games = [play(batch, number) for number in range(4)]
    screen = StringIO()
    console = Console(file=screen, force_terminal=True, width=72, color_system=None)
    with shown(batch.total, games[:2], console) as told:
        for outcome in games[2:]:
            told(outcome)
    lines = [line.strip() for line in re.split(r"\x1b\[[0-9;?]*[A-Za-z]|[\r\n]", screen.getvalue()) if line.strip()]
    wins = {side: sum(outcome.winner == side for outcome in games) for side in ("corp", "runner")}
    assert all(line.startswith("Playing") for line in lines)
    assert re.search(rf" 4/6 [\d.]+ games/s left: [\d:-]+ +Corp {wins['corp']}, Runner {wins['runner']}$", lines[-1])
