"""What is measured in turn: the order of asking, the medians, and that only a whole measurement is written down."""

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from bench import __main__ as bench
from bench import compiled, server, simulate
from bench.budgets import keep
from bench.builds import ROOT
from bench.workers import Key, Numbers, Worker, rows_of

PLAIN, COMPILED, OLDER = ("plain", "now"), ("compiled", "now"), ("plain", "before")


class Asked(Worker):
    """A worker that only notes what it is asked."""

    def __init__(self, key: Key, notes: list[tuple[str, int, Key]]) -> None:
        self.key = key
        self.notes = notes

    def ask(self, task: str, count: int = 1) -> Numbers:
        self.notes.append((task, count, self.key))
        return dict.fromkeys(("games", "choices", "ms", "times", "longer", "simulations", "steps"), 2.0)


def test_every_task_is_asked_of_all_builds_before_the_next() -> None:
    notes: list[tuple[str, int, Key]] = []
    keys = [PLAIN, COMPILED, OLDER]
    taken = simulate.one_round({key: Asked(key, notes) for key in keys}, cores=2)
    assert [key for *_, key in notes] == keys * (len(notes) // 3)
    tasks = [(task, count) for task, count, _ in notes]
    assert tasks[::3] == tasks[1::3] == tasks[2::3]
    assert len(set(tasks)) == len(tasks) // 3
    assert set(simulate.COMPILED_BUDGETS) | {simulate.RAW, simulate.ACE_FAR} <= set(taken[PLAIN])
    assert len(simulate.one_round({PLAIN: Asked(PLAIN, notes)}, cores=1)[PLAIN]) == len(taken[PLAIN]) - 3


def test_what_is_told_is_the_median_and_a_ratio_is_taken_within_a_round() -> None:
    rounds = [
        {PLAIN: {"speed": 30.0}, OLDER: {"speed": 10.0}},
        {PLAIN: {"speed": 20.0, "new": 1.0}, OLDER: {"speed": 20.0}},
        {PLAIN: {"speed": 12.0}, OLDER: {"speed": 6.0}},
    ]
    (row,) = rows_of(rounds, lambda _: "1/s", lambda name, build: 15.0 if (name, build) == ("speed", "plain") else None)
    assert row == {
        "name": "speed (plain)", "value": 20.0, "unit": "1/s", "budget": 15.0, "build": "plain",
        "before": 10.0, "ratio": 2.0,
    }  # fmt: skip


def test_what_the_older_commit_cannot_do_has_nothing_before() -> None:
    (row,) = rows_of([{PLAIN: {"new": 3.0}, OLDER: {}}], lambda _: "ms", lambda *_: None)
    assert "before" not in row
    assert "ratio" not in row


def test_a_process_that_measures_answers_and_one_that_ends_is_an_error(tmp_path: Path) -> None:
    lines = ("from bench.workers import answer_all", "answer_all({'double': lambda count: {'it': 2 * count}})")
    (tmp_path / "doubling.py").write_text("\n".join(lines), encoding="utf-8")
    worker = Worker(tmp_path, "doubling")
    assert worker.ask("double", 4) == {"it": 8}
    with pytest.raises(SystemExit, match="ended at 'nonesuch'"):
        worker.ask("nonesuch")
    worker.end()


def test_results_of_a_try_are_not_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "results" / "it.json"
    row = {"name": "it", "value": 1.0, "unit": "ms", "budget": None, "build": "any"}
    keep(path, [row], whole=False)
    assert not path.exists()
    assert "it.json keeps what it held" in capsys.readouterr().out
    keep(path, [row], whole=True)
    assert json.loads(path.read_text(encoding="utf-8")) == [row]


@pytest.mark.parametrize(
    ("arguments", "written"),
    [
        ([], True),
        (["--rounds", "2"], True),
        (["--games", "20"], False),
        (["--games", "200"], False),
        (["--builds", "plain"], False),
        (["--seconds", "3"], False),
    ],
)
def test_a_try_with_fewer_games_leaves_the_figures_of_the_server(
    arguments: Sequence[str], written: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    results = tmp_path / "server.json"
    results.write_text("[]", encoding="utf-8")
    monkeypatch.setattr(server, "RESULTS", results)
    monkeypatch.setattr(server, "trees", lambda checkout, builds: dict.fromkeys(builds, checkout))
    monkeypatch.setattr(server, "measure", lambda *_: {"a choice answered, p95": 9.0, "choices refused": 0})
    rows = server.main(arguments)
    assert rows
    assert json.loads(results.read_text(encoding="utf-8")) == (rows if written else [])


def test_a_build_that_is_cached_is_not_timed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiled, "RESULTS", tmp_path / "compiled.json")
    monkeypatch.setattr("hatch_build.compiler", lambda: "cc")
    monkeypatch.setattr(compiled, "tree", lambda: None)
    monkeypatch.setattr(compiled, "stale", lambda: False)
    assert compiled.main() == []
    assert "cached" in capsys.readouterr().out
    monkeypatch.setattr(compiled, "stale", lambda: True)
    (built,) = compiled.main()
    assert (built["budget"], built["unit"], built["build"]) == (120, "s", "compiled")
    monkeypatch.setattr(compiled, "stale", lambda: False)
    assert compiled.main() == [{**built, "earlier": True}]


def test_the_summary_is_of_what_was_measured_now(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """And not of what an earlier run has left in a file."""
    measured: dict[str, Any] = {"name": "it", "value": 3.0, "unit": "ms", "budget": 4, "build": "any"}
    monkeypatch.setattr("bench.decks.main", lambda: [measured])
    monkeypatch.setattr(sys, "argv", ["bench", "decks"])
    bench.main()
    last = capsys.readouterr().out.splitlines()[-1]
    assert last.split() == ["it", "3.00", "ms", "at", "most", "4:", "met"]


def test_every_benchmark_gives_back_what_it_measured_and_says_of_which_build() -> None:
    for name in bench.BENCHMARKS:
        path = ROOT / "bench" / "results" / f"{name}.json"
        rows = json.loads(path.read_text(encoding="utf-8")) if path.exists() else []
        assert [row["name"] for row in rows if "build" not in row and not row.get("earlier")] == [], name
