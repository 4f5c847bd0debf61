"""The budgets of the benchmarks: which way they count, and that code and page say the same."""

from pathlib import Path

import pytest

from bench import compiled, engine, memory, server, simulate
from bench.budgets import met, summary, verdict

PAGE = (Path(__file__).parents[2] / "docs" / "performance.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("value", "unit", "budget", "kept"),
    [
        (1.3, "times", 1.25, True),
        (1.2, "times", 1.25, False),
        (49.0, "ms", 50.0, True),
        (51.0, "ms", 50.0, False),
        (0, "", 0, True),
        (1.6, "times longer", 1.5, False),
        (99.2, "%", 98, True),
        (97.0, "%", 98, False),
        (1.0, "ms", None, None),
    ],
)
def test_what_is_counted_is_at_least_and_what_is_waited_for_at_most(
    value: float, unit: str, budget: float | None, kept: bool | None
) -> None:
    row = {"name": "it", "value": value, "unit": unit, "budget": budget, "build": "any"}
    assert met(row) is kept
    assert ("NOT MET" in verdict(row)) == (kept is False)
    assert bool(summary([row])) == (budget is not None)


def line(words: str) -> str:
    return next(each for each in PAGE.splitlines() if each.startswith(f"| {words}"))


def test_the_page_names_the_budgets_that_are_measured() -> None:
    slow, fast = engine.BUDGETS[engine.RATIO]
    assert f"{slow:g} × python-chess" in line("random play with the starters, plain")
    assert f"{fast:g} ×" in line("the same, compiled")
    assert "{:g} and {:g} µs".format(*engine.BUDGETS[engine.CLONE]) in line("`clone()`")
    assert "{:g} and {:g} µs".format(*engine.BUDGETS[engine.VIEW]) in line("`view()`")
    assert f"{engine.BUDGETS[engine.FIRST][0]:g} s" in line("import and first decision")
    assert f"{engine.BUDGETS[engine.CARD][0]:g} s" in line("`netrunner card")
    assert f"{simulate.SLOWER:g} × the raw loop" in line("a choice in `simulate`")
    assert f"{simulate.SCALING:g} ×" in line("two workers of `simulate`")
    assert f"{simulate.ROOKIE_CHOICE:g} ms" in line("a choice of rookies")
    assert f"{simulate.ROOKIE_GAMES:g} games/s" in line("games of rookies, compiled")
    assert f"{simulate.ACE_SIMULATIONS:,} simulations/s" in line("the ace, compiled")
    assert f"{compiled.BUDGET:g} s" in line("the compiled package")
    assert f"{memory.GAMES:,} games" in line("memory of a worker")
    live = line("200 live games")
    small, fast = (server.P95_BUDGETS[200, build] for build in ("plain", "compiled"))
    assert f"{small:g} and {fast:g} ms, under {server.MEMORY_BUDGETS[200, 'plain']:g} MiB" in live
    assert f"{server.P95_BUDGETS[500, 'compiled']:g} ms" in line("500 live games")


def test_what_was_measured_of_an_older_commit_stands_before_what_is_now() -> None:
    row = {"name": "it", "value": 2.0, "unit": "times", "budget": 1.5, "build": "any"}
    (alone,) = summary([row])
    (beside,) = summary([{**row, "before": 0.75, "ratio": 2.6}])
    assert alone.split() == ["it", "2.00", "times", "at", "least", "1.5:", "met"]
    assert beside.split() == ["it", "0.75", "2.00", "times", "2.60", "x", "at", "least", "1.5:", "met"]


def test_a_line_says_of_which_build_it_is() -> None:
    row = {"name": "it", "value": 2.0, "unit": "ms", "budget": 3, "build": "plain"}
    assert [line.split("  ")[0] for line in summary([row, {**row, "name": "it, plain"}, {**row, "build": "any"}])] == [
        "it (plain)",
        "it, plain",
        "it",
    ]


def test_what_an_earlier_run_measured_says_so() -> None:
    row = {"name": "it", "value": 2.0, "unit": "times", "budget": 1.5, "build": "any"}
    (now,) = summary([row])
    (kept,) = summary([{**row, "earlier": True}])
    assert kept == f"{now} (of an earlier run)"
