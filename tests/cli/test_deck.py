"""`netrunner deck`, run as a user would."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from netrunner.cards.registry import implemented
from netrunner.cli.main import cli
from netrunner.decks import Deck
from netrunner.decks.notation import MODULES


def run(*arguments: str, stdin: str | bytes | None = None) -> Result:
    return CliRunner().invoke(cli, ["deck", *arguments], input=stdin)


def test_a_legal_deck_ends_with_status_0() -> None:
    result = run("check", "core-jinteki", "--format", "core")
    assert (result.exit_code, result.output) == (0, "core-jinteki: legal (core)\n")


def test_an_illegal_deck_ends_with_status_1_and_every_problem() -> None:
    result = run("check", "core-nbn")
    assert result.exit_code == 1
    assert "core-nbn: not legal (standard, Most Wanted List 2.2)" in result.output
    assert "(FAQ/errata/astroscript-pilot-program)" in result.output
    assert "SanSan City Grid rotated out on 2017-10-01. (rotation/2017-10-01)" in result.output


def test_the_date_chooses_rotation_and_list() -> None:
    result = run("check", "core-jinteki", "--date", "2016-03-01")
    assert (result.exit_code, result.output) == (
        0,
        "core-jinteki: legal (standard on 2016-03-01, Most Wanted List 1.0)\n",
    )
    assert run("check", "core-jinteki", "--date", "soon").exit_code == 2
    assert (
        "does not change with time" in run("check", "core-jinteki", "--format", "core", "--date", "2016-03-01").output
    )
    assert run("check", "core-jinteki", "--format", "legacy").exit_code == 2


def test_json_is_one_object_a_file(tmp_path: Path) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_text("3 Hedge Fnud\n")
    result = run("check", "core-shaper", "core-nbn", str(bad), "--format", "core", "--json")
    good, astro, unread = [json.loads(line) for line in result.output.splitlines()]
    assert result.exit_code == 1
    assert good == {"file": "core-shaper", "format": "core", "legal": True, "problems": []}
    assert astro["legal"] is False
    assert astro["problems"] == [
        {
            "rule": "FAQ/errata/astroscript-pilot-program",
            "message": "2 copies of AstroScript Pilot Program; a deck may have 1.",
            "cards": ["AstroScript Pilot Program"],
        }
    ]
    assert (unread["legal"], unread["problems"][0]["rule"]) == (False, "deck/unknown-card")
    assert unread["problems"][0]["cards"] == ["Hedge Fnud"]
    assert unread["problems"][0]["message"].startswith("line 1: no card is called")


def test_folders_and_standard_input_are_checked(tmp_path: Path) -> None:
    for name in ("core-shaper", "core-anarch"):
        (tmp_path / f"{name}.o8d").write_text(Deck.load(name).write("octgn"))
    (tmp_path / "ignored.png").write_bytes(b"\0")
    result = run("check", str(tmp_path), "--format", "core")
    assert result.exit_code == 0
    assert "2 of 2 decks are legal." in result.output
    assert run("check", str(tmp_path), "--format", "core", "--quiet").output == "2 of 2 decks are legal.\n"
    assert run("check", "-", "--format", "core", stdin=Deck.load("core-shaper").write("jinteki")).exit_code == 0
    (tmp_path / "empty").mkdir()
    assert "there is no decklist" in run("check", str(tmp_path / "empty")).output


def test_a_file_that_is_not_there_is_said_not_to_be_there_and_not_called_illegal() -> None:
    result = run("check", "nowhere.txt")
    assert result.exit_code == 2
    assert result.output.startswith("nowhere.txt: cannot be read\n  there is no file and no bundled deck called")
    assert "not legal" not in result.output


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "the list is empty"),
        (b"\x7fELF\0\0\1", "the file is binary"),
        (b"3 Hedge Fund\n\xff\xfe\n", "line 2 is not valid UTF-8"),
        (b"x" * 300_000, "larger than 256 KiB"),
        (b"Dear diary, I had lunch.", "not a decklist in any notation"),
    ],
)
def test_a_file_without_a_list_is_not_judged(tmp_path: Path, content: bytes, words: str) -> None:
    path = tmp_path / "list.txt"
    path.write_bytes(content)
    result = run("check", str(path), "core-jinteki", "--format", "core")
    assert result.exit_code == 2
    assert f"{path}: cannot be read\n" in result.output
    assert words in result.output
    assert result.output.endswith("1 of 2 decks are legal; 1 cannot be read.\n")
    unread = json.loads(run("check", str(path), "--json").output)
    assert (unread["legal"], unread["problems"][0]["rule"]) == (None, "deck/unreadable")
    for command in ("show", "stats", "convert"):
        failed = run(command, str(path))
        assert failed.exit_code == 1
        assert failed.output.startswith(f"Error: {path}: ")
        assert words in failed.output


def test_a_folder_is_no_deck_to_show(tmp_path: Path) -> None:
    assert run("show", str(tmp_path)).output == f"Error: {tmp_path}: this is a folder, not a decklist\n"


@pytest.mark.parametrize("notation", MODULES)
def test_a_deck_is_converted(notation: str) -> None:
    text = run("convert", "core-shaper", "--to", notation).stdout_bytes.decode()
    assert Deck.load(text) == Deck.load("core-shaper")


def test_the_output_file_chooses_the_notation(tmp_path: Path) -> None:
    target = tmp_path / "deck.o8d"
    result = run("convert", "core-shaper", "-o", str(target))
    assert result.exit_code == 0
    assert target.read_text().startswith("<?xml")
    assert "cannot be written" in run("convert", "core-shaper", "-o", str(tmp_path / "no" / "x.json")).output


def test_what_a_notation_cannot_carry_is_said(tmp_path: Path) -> None:
    source = tmp_path / "adam.deck"
    source.write_text("deck: x\nidentity: Adam\nin play: Safety First\n3 Sure Gamble  # money\n")
    result = run("convert", str(source), "--to", "nrdb-plain")
    assert "nrdb-plain cannot carry comments on cards and cards that start in play" in result.stderr
    assert "Note" not in run("convert", str(source), "--to", "netrunner").stderr


def test_a_deck_is_shown_with_its_problems() -> None:
    result = run("show", "core-nbn", "--format", "core")
    assert result.exit_code == 0
    for text in ("NBN: Making News", "Agenda (10)", "  3 Tollbooth", "49 cards · 0 influence of 15 · 21 agenda points",
                 "Not legal (core)", "AstroScript"):  # fmt: skip
        assert text in result.output
    assert "line 1" in run("show", "-", stdin="3 nonsense\n").output


def test_a_difference_ends_with_status_1(tmp_path: Path) -> None:
    assert run("diff", "core-nbn", "core-nbn").output == "The decks have the same cards.\n"
    changed = tmp_path / "changed.deck"
    changed.write_text(Deck.load("core-nbn").write().replace("2 AstroScript", "1 AstroScript"))
    result = run("diff", "core-nbn", str(changed))
    assert result.exit_code == 1
    assert result.output == (
        "-1 AstroScript Pilot Program (2 → 1)\ncards: 49 → 48\nagenda points: 21 → 19\n"
    )  # fmt: skip
    assert "identity: NBN: Making News → Jinteki: Personal Evolution" in run("diff", "core-nbn", "core-jinteki").output


def test_numbers_in_the_terminal_as_json_and_as_files(tmp_path: Path) -> None:
    assert "Opening hand of 5 with" in run("stats", "core-jinteki").output
    assert "fracter (2)" in run("stats", "core-shaper", "--draws", "2").output
    numbers = json.loads(run("stats", "core-jinteki", "--json").output)
    assert numbers["composition"]["size"] == 49
    page, drawing = tmp_path / "x.html", tmp_path / "x.svg"
    assert run("stats", "core-shaper", "--html", str(page), "--svg", str(drawing)).exit_code == 0
    assert page.read_text().startswith("<!doctype html>")
    assert drawing.read_text().startswith("<svg")
    assert "cannot be written" in run("stats", "core-shaper", "--html", str(tmp_path / "no" / "x.html")).output
    assert "no cards to count" in run("stats", "-", stdin="identity: Noise\n").output


def test_thousands_of_files_are_checked_under_a_progress_bar(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("netrunner.cli.deck.watched", lambda files: len(files) > 20)
    for number in range(30):
        (tmp_path / f"{number}.txt").write_text("3 Ice Wall\n")
    result = run("check", str(tmp_path))
    assert "0 of 30 decks are legal." in result.stdout
    assert "Checking" not in result.stdout


def test_stats_price_the_breakers_against_common_ice_by_the_engine() -> None:
    found = json.loads(run("stats", "core-shaper", "--json").output)
    table = {row["ice"]: row["costs"] for row in found["suite"]}
    assert table["Hadrian's Wall"]["Battering Ram"] == 6, "four boosts and one break of two subroutines"
    assert table["Hadrian's Wall"]["Gordian Blade"] is None
    assert all(implemented(title) for title in table), "ice that does not play yet is left out"
    assert "Eli 1.0" in table
