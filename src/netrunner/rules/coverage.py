"""Which rulings are proven by which tests, and which still wait for one.

Every ruling that is current, testable and not stated elsewhere needs a test. One that repeats another (`same_as`) is
proven by the tests of its targets, a superseded one needs none. Tournament rulings without a test are counted as owned
by the tournament part.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from netrunner.rules.book import all_rules, exists
from netrunner.rules.citations import Citation, collect
from netrunner.rules.rule import Rule

Verdict = Literal["proven", "missing", "tournament", "superseded", "untestable"]
VERDICTS: tuple[Verdict, ...] = ("proven", "missing", "tournament", "superseded", "untestable")


class NoCheckout(LookupError):
    """There is no source checkout here, so there are no tests to read."""


@dataclass(frozen=True, slots=True)
class RulingCoverage:
    """The verdict on one ruling."""

    rule: Rule
    status: Verdict
    tests: tuple[str, ...]

    def as_json(self) -> dict[str, Any]:
        line: dict[str, Any] = {"id": self.rule.id, "status": self.status, "tests": list(self.tests)}
        if self.status == "superseded":
            line["superseded_by"] = list(self.rule.superseded_by)
            line["because"] = self.rule.because
        if self.rule.same_as:
            line["same_as"] = list(self.rule.same_as)
        return line


@dataclass(frozen=True, slots=True)
class Coverage:
    """The verdicts on all rulings, in the order of the documents, and what is wrong with the citations."""

    lines: tuple[RulingCoverage, ...]
    problems: tuple[str, ...]

    @property
    def required(self) -> tuple[RulingCoverage, ...]:
        """The rulings that need a test of their own."""
        return tuple(line for line in self.lines if line.rule.required)

    @property
    def missing(self) -> tuple[RulingCoverage, ...]:
        """The rulings that need a test and have none, tournament rulings aside."""
        return tuple(line for line in self.required if line.status == "missing")

    def counts(self) -> Counter[Verdict]:
        """How many of the required rulings have which verdict."""
        return Counter(line.status for line in self.required)

    def as_json(self) -> list[dict[str, Any]]:
        return [line.as_json() for line in self.lines]


def checkout(start: Path | None = None) -> Path:
    """The source checkout around the current folder, or the one this package is installed from."""
    here = (start or Path.cwd()).resolve()
    package = Path(__file__).resolve()
    for folder in (here, *here.parents, *package.parents):
        if (folder / "src" / "netrunner" / "rules").is_dir() and (folder / "tests").is_dir():
            return folder
    raise NoCheckout("coverage reads the tests of a source checkout, and there is none here or above")


def problems_of(citations: Iterable[Citation]) -> list[str]:
    """What is wrong with the citations: unknown or superseded ids, tests that prove nothing."""
    problems = []
    for citation in citations:
        problems += [f"{citation.test}: cites unknown id {name}" for name in citation.ids if not exists(name)]
        if citation.unreadable:
            problems.append(f"{citation.test}: cites something other than plain strings")
        if not citation.asserts:
            problems.append(f"{citation.test}: cites rulings and asserts nothing")
        if not citation.runs:
            problems.append(f"{citation.test}: cites rulings and is marked to be skipped or to fail")
    return problems


def verdict(rule: Rule, proofs: dict[str, tuple[str, ...]]) -> RulingCoverage:
    tests = proofs.get(rule.id, ())
    if rule.same_as and not tests and all(target in proofs for target in rule.same_as):
        tests = tuple(dict.fromkeys(test for target in rule.same_as for test in proofs[target]))
    if rule.status == "superseded":
        return RulingCoverage(rule, "superseded", tests)
    if tests:
        return RulingCoverage(rule, "proven", tests)
    if not rule.testable:
        return RulingCoverage(rule, "untestable", ())
    return RulingCoverage(rule, "tournament" if rule.is_tournament else "missing", ())


def judge(citations: Iterable[Citation]) -> Coverage:
    """The coverage that these citations give.

    >>> coverage = judge([Citation("test_run.py::test_jack_out", 1, ("RR/jack-out/2",), asserts=True)])
    >>> [(line.rule.id, line.tests) for line in coverage.required if line.status == "proven"]
    [('RR/jack-out/2', ('test_run.py::test_jack_out',))]
    >>> len(coverage.required), coverage.problems
    (896, ())
    """
    citations = list(citations)
    proofs: dict[str, tuple[str, ...]] = {}
    for citation in citations:
        if citation.proves:
            for name in citation.ids:
                proofs[name] = (*proofs.get(name, ()), citation.test)
    lines = tuple(verdict(rule, proofs) for rule in all_rules() if not rule.is_heading)
    return Coverage(lines, tuple(problems_of(citations)))


def coverage(root: Path | None = None) -> Coverage:
    """The coverage of the source checkout at `root`, or of the one around the current folder."""
    return judge(collect((root or checkout()) / "tests"))
