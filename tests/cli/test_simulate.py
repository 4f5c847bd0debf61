"""`netrunner simulate`, `compare` and `arena`, run as a user would."""

import json
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from netrunner.cli.main import cli
from netrunner.cli.simulate import decks_of
from netrunner.decks import Deck
from netrunner.decks.bundled_decks import bundled
from netrunner.server.replays.record_reader import read_upload

BOTS = Path(__file__).parents[1] / "simulate" / "odd_bots.py"
PAIR = ("--corp", "core-jinteki", "--runner", "core-shaper", "--jobs", "1", "--bots", "random")


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path / "cache" / "netrunner" / "simulate"


def run(*arguments: str) -> Result:
    return CliRunner().invoke(cli, arguments)


def test_games_are_played_and_reported(tmp_path: Path, cache: Path) -> None:
    target = tmp_path / "report.html"
    result = run("simulate", *PAIR, "-n", "6", "--out", str(target))
    assert result.exit_code == 0, result.output
    assert "6 games in" in result.stdout
    assert "The Corp wins" in result.stdout
    assert target.read_text().startswith("<!doctype html>")
    assert list(cache.iterdir()) == []


def test_json_is_one_object_that_does_not_depend_on_the_workers(tmp_path: Path) -> None:
    one = json.loads(run("simulate", *PAIR, "-n", "6", "--json").stdout)
    two = json.loads(run("simulate", *PAIR, "-n", "6", "--json", "--jobs", "2").stdout)
    assert one.pop("seconds") > 0 < two.pop("seconds")
    assert one == two
    assert {"games", "corp_wins", "runner_wins", "draws", "reasons"} <= set(one)


def test_a_journal_is_kept_and_gone_on_from(tmp_path: Path) -> None:
    journal = str(tmp_path / "games.jsonl")
    lines = run("simulate", *PAIR, "-n", "4", "--csv", "--journal", journal).stdout.splitlines()
    again = run("simulate", *PAIR, "-n", "5", "--csv", "--journal", journal)
    assert "4 of 5 games were played before; going on." in again.stderr
    assert again.stdout.splitlines()[:5] == lines
    other = run("simulate", *PAIR, "-n", "5", "--seed", "1", "--journal", journal)
    assert other.exit_code == 2
    assert "belongs to another batch" in other.stderr
    anew = run("simulate", *PAIR, "-n", "4", "--csv", "--journal", journal, "--fresh")
    assert "going on" not in anew.stderr
    assert anew.stdout.splitlines() == lines


def test_ctrl_c_keeps_what_was_played(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from netrunner.simulate.journal import Journal

    add = Journal.add

    def interrupted(self: Journal, outcome: object) -> None:
        if len(self.done) == 3:
            raise KeyboardInterrupt
        add(self, outcome)  # type: ignore[arg-type]

    monkeypatch.setattr(Journal, "add", interrupted)
    result = run("simulate", *PAIR, "-n", "5")
    assert result.exit_code == 130
    assert "Interrupted after 3 of 5 games. The same command goes on from there." in result.stderr
    monkeypatch.setattr(Journal, "add", add)
    result = run("simulate", *PAIR, "-n", "5")
    assert result.exit_code == 0
    assert "3 of 5 games were played before" in result.stderr
    assert list(cache.iterdir()) == []


def test_a_folder_stands_for_its_decks(tmp_path: Path) -> None:
    for name in ("core-jinteki", "core-shaper", "core-nbn"):
        (tmp_path / f"{name}.txt").write_text(Deck.load(name).write())
    (tmp_path / "notes.txt").write_text("buy milk\n")
    folder = str(tmp_path)
    result = run("simulate", "--corp", folder, "--runner", folder, "-n", "1", "--bots", "random", "--json", "-j", "1")
    matchups = json.loads(result.stdout)["matchups"]
    assert [row["corp"] for row in matchups] == ["Core Set starter: Jinteki", "Core Set starter: NBN"]
    assert "Note: Core Set starter: NBN breaks a deckbuilding rule: 2 copies of AstroScript" in result.stderr


def test_a_collection_stands_for_its_decks() -> None:
    assert decks_of(["starters"], "runner") == ["core-anarch", "core-criminal", "core-shaper"]
    assert decks_of(["champions", "core-nbn"], "corp") == [*(f"worlds-{year}-corp" for year in range(2015, 2018)),
                                                           "core-nbn"]  # fmt: skip
    everything = decks_of(["bundled"], "corp") + decks_of(["bundled"], "runner")
    assert sorted(everything) == sorted(bundled())


def test_pairings_are_printed_as_a_table_with_the_faults() -> None:
    result = run("simulate", "--corp", "core-nbn", "--corp", "core-weyland", "--runner", "core-shaper",
                 "--runner", "core-anarch", "-n", "1", "-j", "1", "--matrix",
                 "--bots", f"random,{BOTS}:cheats")  # fmt: skip
    assert result.exit_code == 0, result.output
    head, *rows = result.stdout.partition("\n\n")[2].splitlines()
    assert head.split() == ["Corp", "wins,", "in", "percent", "1", "2", "all"]
    assert [row.split() for row in rows[:3]] == [
        ["core-nbn", "100", "100", "100"], ["core-weyland", "100", "100", "100"], ["all", "100", "100", "100"],
    ]  # fmt: skip
    assert [row.split() for row in rows[3:5]] == [["1", "core-shaper"], ["2", "core-anarch"]]
    assert "4 games were ended by a fault." in result.stdout
    result = run("simulate", *PAIR, "-n", "1", "--json", "--matrix")
    assert "--json, --csv and --matrix all print; choose one." in result.output


def test_a_bot_at_fault_is_named(tmp_path: Path) -> None:
    result = run("simulate", *PAIR, "-n", "2", "--bots", f"random,{BOTS}:cheats")
    assert result.exit_code == 0
    assert f"Game 0 was lost by {BOTS}:cheats (runner), illegal: The bot answered" in result.stderr


def test_a_bot_may_have_neighbours_and_talk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "path", [*sys.path])
    (tmp_path / "opinions.py").write_text("FAVOURITE = 0\n")
    (tmp_path / "talker.py").write_text(
        "from opinions import FAVOURITE\n\n"
        "def talker(view, labels, chance):\n"
        "    print('thinking aloud', flush=True)\n"
        "    return FAVOURITE\n"
    )
    result = run("simulate", *PAIR, "-n", "1", "--json", "--bots", f"{tmp_path / 'talker.py'}:talker,random")
    assert result.exit_code == 0, result.output
    assert json.loads(result.stdout)["fault_count"] == 0
    aloud = capfd.readouterr()
    assert "thinking aloud" not in aloud.out
    assert "thinking aloud" in aloud.err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("simulate", "--corp", "core-jinteky", "--runner", "core-shaper"), "did you mean core-jinteki?"),
        (("simulate", "--corp", "core-shaper", "--runner", "core-shaper"), "a corp deck is needed there"),
        (("simulate", "--corp", "core-jinteki"), "Missing option '--runner'"),
        (("simulate", *PAIR, "--bots", "deep-thought"), "There is no bot called “deep-thought”"),
        (("simulate", *PAIR, "--bots", "random,random,random"), "--bots takes one bot, or two as CORP,RUNNER"),
        (("simulate", *PAIR, "-n", "0"), "0 is not in the range x>=1"),
        (("simulate", *PAIR, "--out", "/no/such/folder/report.html"), "cannot be written"),
        (("simulate", *PAIR, "--json", "--csv"), "choose one"),
        (
            ("simulate", "--corp", "core-nbn", "--runner", "core-shaper", "--format", "core"),
            "core-nbn is not legal (core)",
        ),
        (("compare", "core-jinteki", "core-shaper"), "they cannot be compared"),
        (("compare", "core-jinteki", "nowhere"), "called “nowhere”"),
        (("arena", "random"), "at least two bots"),
        (("arena", "random", "random"), "each named once"),
        (("arena", "random", "nobody"), "There is no bot called “nobody”"),
    ],
)
def test_bad_input_is_refused_in_a_sentence_with_status_2(arguments: tuple[str, ...], words: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert words in " ".join(result.stderr.split())
    assert "Traceback" not in result.output


def test_an_engine_that_contradicts_itself_ends_with_status_1(monkeypatch: pytest.MonkeyPatch) -> None:
    from netrunner.simulate.outcome import Fault, forfeit
    from netrunner.simulate.pool import Pool

    def broken(pool: Pool, numbers: list[int]) -> object:
        return (forfeit(number, Fault(None, "engine", "impossible")) for number in numbers)

    monkeypatch.setattr(Pool, "run", broken)
    result = run("simulate", *PAIR, "-n", "7")
    assert result.exit_code == 1
    assert "Game 0 was broken off because the engine contradicted itself: impossible" in result.stderr
    assert "… 7 games in all ended by a fault." in result.stderr
    assert "7 games in" in result.stdout


def test_two_decks_are_compared_on_the_same_seeds() -> None:
    pair = ("core-jinteki", "core-weyland")
    result = run("compare", *pair, "--against", "core-shaper", "-n", "6", "--bots", "random", "-j", "1")
    assert result.exit_code == 0, result.output
    assert "6 pairs of games" in result.stdout
    assert "core-jinteki is better than core-weyland" in result.stdout
    pair = ("core-shaper", "core-anarch")
    again = run("compare", *pair, "--against", "core-jinteki", "-n", "3", "--bots", "random", "-j", "1", "--json")
    data = json.loads(again.stdout)
    assert (data["pairs"], data["side"]) == (3, "runner")
    assert data["difference"]["low"] < data["difference"]["value"] < data["difference"]["high"]


def test_bots_are_rated_from_both_seats() -> None:
    arguments = ("arena", "random", f"{BOTS}:crashes", "--corp", "core-jinteki", "--runner", "core-shaper", "-n", "4")
    result = run(*arguments, "-j", "1")
    assert result.exit_code == 0, result.output
    first, second = result.stdout.splitlines()[1:]
    assert first.split()[1] == "random"
    assert "100.0 %" in first
    data = json.loads(run(*arguments, "-j", "1", "--json").stdout)
    assert [row["bot"] for row in data["bots"]] == ["random", f"{BOTS}:crashes"]
    assert data["bots"][0]["elo"] > 1500 > data["bots"][1]["elo"]
    assert data["games"] == len(data["faults"]) == 8
    assert second


def test_records_of_an_arena_are_games_that_the_browser_can_show(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    decks = ("--corp", "core-jinteki", "--runner", "core-shaper")
    result = run("arena", "random", "rookie", *decks, "-n", "2", "--jobs", "1", "--records", str(folder))
    assert result.exit_code == 0, result.output
    files = sorted(folder.iterdir())
    assert files
    for file in files:
        read = read_upload(json.loads(file.read_text(encoding="utf-8")), "somebody")
        assert {read.names["corp"], read.names["runner"]} == {"random", "rookie"}
