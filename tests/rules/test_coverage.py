"""The coverage of the rulings: the verdicts, and the state of this checkout."""

from pathlib import Path

import pytest

from netrunner import rules
from netrunner.rules.citations import Citation
from netrunner.rules.coverage import Coverage, NoCheckout, checkout, coverage, judge
from netrunner.rules.coverage_page import page

ROOT = Path(__file__).resolve().parents[2]


def citing(*ids: str, asserts: bool = True, runs: bool = True) -> Coverage:
    return judge([Citation("tests/test_x.py::test_one", 1, ids, asserts=asserts, runs=runs)])


def status(measured: Coverage, rule_id: str) -> str:
    return next(line.status for line in measured.lines if line.rule.id == rule_id)


def proofs_of(measured: Coverage, rule_id: str) -> tuple[str, ...]:
    return next(line.tests for line in measured.lines if line.rule.id == rule_id)


def test_a_ruling_is_proven_by_a_test_that_cites_it_and_missing_otherwise() -> None:
    measured = citing("RR/jack-out/2")
    assert status(measured, "RR/jack-out/2") == "proven"
    assert proofs_of(measured, "RR/jack-out/2") == ("tests/test_x.py::test_one",)
    assert status(measured, "RR/jack-out/1") == "missing"
    assert measured.counts() == {"proven": 1, "missing": 780, "tournament": 115}
    assert len(measured.missing) == 780
    assert measured.problems == ()


def test_citing_an_entry_proves_none_of_its_statements() -> None:
    measured = citing("RR/jack-out")
    assert status(measured, "RR/jack-out/1") == "missing"
    assert status(measured, "RR/jack-out/2") == "missing"


def test_a_repeated_ruling_is_proven_by_the_tests_of_all_its_targets() -> None:
    assert rules.get("FAQ/rules/passed/1").same_as == ("RR/pass/1",)
    measured = citing("RR/pass/1")
    assert status(measured, "FAQ/rules/passed/1") == "proven"
    assert proofs_of(measured, "FAQ/rules/passed/1") == ("tests/test_x.py::test_one",)
    first, second = rules.get("RR/research-and-development-rd/2").same_as
    assert status(citing(first), "RR/research-and-development-rd/2") == "missing"
    assert status(citing(first, second), "RR/research-and-development-rd/2") == "proven"


def test_a_superseded_ruling_says_by_what() -> None:
    (line,) = (line for line in citing().as_json() if line["id"] == "FAQ/rules/purging-virus-counters/1")
    assert line["status"] == "superseded"
    assert line["tests"] == []
    assert line["superseded_by"] == ["RR/purge/4"]


def test_tournament_rulings_are_owned_by_the_tournament_part_until_proven() -> None:
    assert status(citing(), "TR/pairings/3") == "tournament"
    assert status(citing("TR/pairings/3"), "TR/pairings/3") == "proven"


def test_what_an_engine_cannot_test_needs_no_test() -> None:
    assert status(citing(), "RR/welcome/1") == "untestable"


def test_unknown_ids_and_tests_that_prove_nothing_are_problems() -> None:
    assert citing("RR/jackout").problems == ("tests/test_x.py::test_one: cites unknown id RR/jackout",)
    silent = citing("RR/jack-out/2", asserts=False)
    assert silent.problems == ("tests/test_x.py::test_one: cites rulings and asserts nothing",)
    assert status(silent, "RR/jack-out/2") == "missing"
    skipped = citing("RR/jack-out/2", runs=False)
    assert len(skipped.problems) == 1
    assert status(skipped, "RR/jack-out/2") == "missing"


def test_every_ruling_has_one_line_of_json() -> None:
    lines = citing("RR/jack-out/2").as_json()
    assert len({line["id"] for line in lines}) == len(lines) == 1281
    assert all({"id", "status", "tests"} <= set(line) for line in lines)


def test_the_page_is_the_same_for_the_same_tests_and_names_every_ruling() -> None:
    text = page(citing("RR/jack-out/2"))
    assert text == page(citing("RR/jack-out/2"))
    assert "| RR/jack-out/2 | proven | `tests/test_x.py::test_one` |" in text
    assert "| FAQ/rules/purging-virus-counters/1 | superseded | by RR/purge/4 |" in text
    assert text.count("\n| RR/") + text.count("\n| FAQ/") + text.count("\n| TR/") == 1281 - 72 - 8
    assert text.count("## FAQ 3.1: Card Clarifications") == 1


def test_the_checkout_is_found_from_below_and_missed_where_there_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert checkout(ROOT / "tests" / "rules") == ROOT
    monkeypatch.setattr("netrunner.rules.coverage.__file__", str(tmp_path / "site" / "netrunner" / "coverage.py"))
    with pytest.raises(NoCheckout, match="source checkout"):
        checkout(tmp_path)


@pytest.fixture(scope="module")
def measured() -> Coverage:
    return coverage(ROOT)


def test_no_test_of_this_checkout_cites_an_unknown_id_or_proves_nothing(measured: Coverage) -> None:
    assert measured.problems == ()


def test_every_ruling_that_is_current_and_testable_has_a_test(measured: Coverage) -> None:
    assert [line.rule.id for line in measured.lines if line.status == "missing"] == []
    assert [line.rule.id for line in measured.lines if line.status == "tournament"] == []


def test_the_coverage_page_of_this_checkout_is_current(measured: Coverage) -> None:
    path = ROOT / "docs" / "rules-coverage.md"
    assert path.read_text(encoding="utf-8") == page(measured), (
        "run: netrunner rules coverage --write docs/rules-coverage.md"
    )
