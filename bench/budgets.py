"""Whether what was measured keeps its budget, and how that is printed.

A result is {"name", "value", "unit", "budget"}, and "before" where an older commit was measured beside it. What is
counted by the second, as a multiple or as a share of games won is to be at least its budget, everything else at most.
One that an earlier run measured and this one kept says so by "earlier".
"""

from collections.abc import Sequence
from typing import Any

AT_LEAST = ("1/s", "times", "frames/s", "%")


def met(row: dict[str, Any]) -> bool | None:
    """Whether a result keeps its budget; None where it has none."""
    budget, value = row["budget"], row["value"]
    if budget is None:
        return None
    return bool(value >= budget if row["unit"] in AT_LEAST else value <= budget)


def verdict(row: dict[str, Any]) -> str:
    """What is printed behind a result."""
    kept = met(row)
    if kept is None:
        return ""
    limit = "at least" if row["unit"] in AT_LEAST else "at most"
    return f"{limit} {row['budget']:g}: {'met' if kept else 'NOT MET'}"


def summary(rows: Sequence[dict[str, Any]]) -> list[str]:
    """Every result that has a budget, a line each: before, if that was measured, and now."""
    return [
        f"{row['name']:<72} {before(row):>10} {row['value']:>10,.2f} {row['unit']:<12} {verdict(row)}{since(row)}"
        for row in rows
        if row["budget"] is not None
    ]


def before(row: dict[str, Any]) -> str:
    """What an older commit had, for a table."""
    return f"{row['before']:,.2f}" if "before" in row else ""


def since(row: dict[str, Any]) -> str:
    """That a result is not of this run, for a table."""
    return " (of an earlier run)" if row.get("earlier") else ""
