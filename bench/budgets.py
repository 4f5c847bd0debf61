"""Whether what was measured keeps its budget, and how that is printed.

A result is {"name", "value", "unit", "budget", "build"}. Where an older commit was measured beside it, "before" is what
that had, and "ratio" the median of the rounds' ratios. What is counted by the second, as a multiple or as a share of
games won is to be at least its budget, everything else at most. "build" is "plain" or "compiled", or "any" where no
part of what was measured is ever compiled; older results do not say. One that an earlier run measured and this one kept
says so by "earlier".
"""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

Row = dict[str, Any]

AT_LEAST = ("1/s", "times", "frames/s", "%")


def met(row: Row) -> bool | None:
    """Whether a result keeps its budget; None where it has none."""
    budget, value = row["budget"], row["value"]
    if budget is None:
        return None
    return bool(value >= budget if row["unit"] in AT_LEAST else value <= budget)


def verdict(row: Row) -> str:
    """What is printed behind a result."""
    kept = met(row)
    if kept is None:
        return ""
    limit = "at least" if row["unit"] in AT_LEAST else "at most"
    return f"{limit} {row['budget']:g}: {'met' if kept else 'NOT MET'}"


def summary(rows: Sequence[Row]) -> list[str]:
    """Every result that has a budget, a line each: before, if that was measured, and now."""
    return [line(row) for row in rows if row["budget"] is not None]


def table(rows: Sequence[Row]) -> None:
    """Print every result, with a budget or without."""
    for row in rows:
        print(line(row), flush=True)


def line(row: Row) -> str:
    build = row.get("build", "any")
    name = row["name"] if build == "any" or build in row["name"] else f"{row['name']} ({build})"
    numbers = f"{before(row):>10} {row['value']:>10,.2f} {row['unit']:<12} {ratio(row):>7}"
    return f"{name:<72} {numbers} {verdict(row)}{since(row)}".rstrip()


def before(row: Row) -> str:
    """What an older commit had, for a table."""
    return f"{row['before']:,.2f}" if "before" in row else ""


def ratio(row: Row) -> str:
    """How many times as much it is as with the older commit, for a table."""
    return f"{row['ratio']:.2f} x" if "ratio" in row else ""


def since(row: Row) -> str:
    """That a result is not of this run, for a table."""
    return " (of an earlier run)" if row.get("earlier") else ""


def keep(path: Path, rows: Sequence[Row], whole: bool) -> None:
    """Write results down, but those of a try with less than the full set-up."""
    if whole:
        path.parent.mkdir(exist_ok=True)
        path.write_text(json.dumps(rows, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    else:
        print(f"{path.name} keeps what it held: this was not everything that it is to hold.")
