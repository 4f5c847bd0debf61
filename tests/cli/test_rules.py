"""`netrunner rules`."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from netrunner.cli.main import cli

TEST = '@ruling("RR/jack-out/2")\ndef test_one():\n    assert s\n'


def run(*arguments: str) -> Result:
    return CliRunner().invoke(cli, ["rules", *arguments])


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A source checkout with one test in it."""
    (tmp_path / "src" / "netrunner" / "rules").mkdir(parents=True)
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_one.py").write_text(TEST)
    return tmp_path


def test_show_an_entry_with_its_statements_and_related_entries() -> None:
    result = run("show", "RR/jack-out")
    assert result.exit_code == 0
    assert "Jack Out" in result.stdout
    assert "RR/jack-out/2" in result.stdout
    assert "Related  Approaching Ice, Attacked Server" in result.stdout


def test_show_a_superseded_ruling_says_by_what() -> None:
    result = run("show", "FAQ/rules/recurring-credits/3")
    assert result.exit_code == 0
    assert "superseded" in result.stdout
    assert "RR/credit-recurring/3" in result.stdout
    assert "[1.3]" in result.stdout


def test_show_an_unknown_id_suggests_and_fails() -> None:
    result = run("show", "RR/jackout")
    assert result.exit_code == 2
    assert result.stdout == ""
    assert "There is no rule 'RR/jackout'." in result.stderr
    assert "RR/jack-out  Jack Out" in result.stderr


def test_search_finds_by_words() -> None:
    result = run("search", "jack out")
    assert result.exit_code == 0
    assert result.stdout.startswith("RR/jack-out")
    assert run("search", "jack", "out").stdout == result.stdout
    assert len(run("search", "--limit", "1", "jack out").stdout.splitlines()) == 1


def test_search_for_nothing_known_fails() -> None:
    result = run("search", "qqqqqq")
    assert result.exit_code == 1
    assert "No rule speaks of 'qqqqqq'." in result.stderr


def test_card_lists_all_rulings_on_a_card() -> None:
    result = run("card", "femme", "fatale")
    assert result.exit_code == 0
    assert "Femme Fatale  12 rulings" in result.stdout
    assert "FAQ/card/femme-fatale/1" in result.stdout
    assert "RR/bypass/ex1" in result.stdout


def test_card_without_rulings_suggests_and_fails() -> None:
    result = run("card", "Femm Fatal")
    assert result.exit_code == 2
    assert "Did you mean:\n  Femme Fatale" in result.stderr


def test_list_shows_entries_and_on_request_statements() -> None:
    assert "RR/jack-out " in run("list").stdout
    assert "RR/jack-out/1" not in run("list").stdout
    assert "RR/jack-out/1" in run("list", "--all", "RR/jack-out").stdout
    assert "FAQ/timing/run" in run("list", "FAQ/timing").stdout
    assert "RR/timing/run/5.6" in run("list", "RR/timing/run/5").stdout
    assert run("list", "RR/nothing").exit_code == 2


def test_coverage_counts(tree: Path) -> None:
    result = run("coverage", "--root", str(tree))
    assert result.exit_code == 0
    rows = {line.rsplit(maxsplit=4)[0].strip(): line.split()[-4:] for line in result.stdout.splitlines()[1:7]}
    assert rows["Rules Reference 1.1"] == ["1", "513", "0", "514"]
    assert rows["Tournament Regulations 3.0"] == ["0", "0", "115", "115"]
    assert rows["all"] == ["1", "780", "115", "896"]
    assert "RR/jack-out/1" in run("coverage", "--missing", "--root", str(tree)).stdout


def test_coverage_as_json(tree: Path) -> None:
    lines = json.loads(run("coverage", "--json", "--root", str(tree)).stdout)
    by_id = {line["id"]: line for line in lines}
    assert by_id["RR/jack-out/2"] == {
        "id": "RR/jack-out/2",
        "status": "proven",
        "tests": ["tests/test_one.py::test_one"],
    }
    assert by_id["RR/jack-out/1"] == {"id": "RR/jack-out/1", "status": "missing", "tests": []}
    assert by_id["FAQ/qa/35"]["status"] == "superseded"
    assert by_id["FAQ/qa/35"]["superseded_by"] == ["RR/timing/run/5.4"]


def test_coverage_writes_the_page(tree: Path) -> None:
    target = tree / "coverage.md"
    assert run("coverage", "--root", str(tree), "--write", str(target)).exit_code == 0
    assert "| RR/jack-out/2 | proven | `tests/test_one.py::test_one` |" in target.read_text(encoding="utf-8")


def test_coverage_names_wrong_citations_and_check_fails(tree: Path) -> None:
    (tree / "tests" / "test_two.py").write_text(TEST.replace("RR/jack-out/2", "RR/jackout"))
    result = run("coverage", "--check", "--root", str(tree))
    assert result.exit_code == 1
    assert "tests/test_two.py::test_one: cites unknown id RR/jackout" in " ".join(result.stdout.split())


def test_coverage_without_a_checkout_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("netrunner.rules.coverage.__file__", str(tmp_path / "coverage.py"))
    result = run("coverage")
    assert result.exit_code == 2
    assert "source checkout" in result.stderr
    assert "--root" in result.stderr
