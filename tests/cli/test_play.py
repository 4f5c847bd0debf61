"""`netrunner play`: flags, refusals, and what happens without a terminal."""

import io
import os
import socket
import urllib.request
import webbrowser
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from netrunner import game
from netrunner.cards.registry import NotImplementedCard, definition
from netrunner.cli import play as command
from netrunner.cli import serve
from netrunner.cli.main import cli
from netrunner.decks import Deck
from netrunner.engine.definition import CardDef
from netrunner.terminal import saved_games
from netrunner.terminal.app import TerminalGame
from netrunner.terminal.match import Match


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[TerminalGame]:
    """The games that were started, as if at a terminal."""
    games: list[TerminalGame] = []
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(command, "at_a_terminal", lambda: True)
    monkeypatch.setattr(TerminalGame, "run", lambda game: games.append(game))
    return games


def run(*arguments: str) -> Result:
    return CliRunner().invoke(cli, ["play", *arguments])


def saved_game(path: Path) -> Match:
    match = Match.start(Deck.load("core-nbn"), Deck.load("core-anarch"), "corp", seed=4)
    match.bot_finishes()
    match.choose("Keep")
    saved_games.save(match, path)
    return match


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses that a browser was opened at."""
    addresses: list[str] = []
    monkeypatch.setattr(webbrowser, "open", addresses.append)
    return addresses


def test_without_flags_the_game_is_served_and_the_browser_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[dict[str, object]] = []
    monkeypatch.setattr(serve, "run", lambda **options: served.append(options))
    assert run().exit_code == 0
    assert served == [{"json_logs": False}]


@pytest.mark.parametrize("ours", [True, False])
def test_a_server_that_already_runs_is_shown(ours: bool, monkeypatch: pytest.MonkeyPatch, shown: list[str]) -> None:
    def in_use(*, json_logs: bool) -> None:
        raise serve.PortInUse("Port 8080 is in use.")

    monkeypatch.setattr(serve, "run", in_use)
    monkeypatch.setattr(command, "serves_netrunner", lambda address: ours)
    result = run()
    assert result.exit_code == (0 if ours else 1)
    assert ("already running" if ours else "is in use") in result.output
    assert shown == (["http://127.0.0.1:8080"] if ours else [])


def test_what_answers_there_is_asked_whether_it_is_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    for body, ours in ((b'{"account": null, "csrf": "x"}', True), (b"<html>", False), (b"{}", False)):
        monkeypatch.setattr(urllib.request, "urlopen", lambda url, timeout, body=body: io.BytesIO(body))
        assert command.serves_netrunner("http://127.0.0.1:8080") is ours
    monkeypatch.undo()
    with socket.socket() as silent:  # holds its port, so that nobody else answers there
        silent.bind(("127.0.0.1", 0))
        assert command.serves_netrunner(f"http://127.0.0.1:{silent.getsockname()[1]}") is False


def test_without_a_terminal_a_sentence_says_so_and_the_status_is_2() -> None:
    for arguments in (("--terminal",), ("--corp", "core-nbn", "--runner", "core-anarch")):
        result = run(*arguments)
        assert result.exit_code == 2
        assert "needs a terminal" in result.output


def test_without_decks_the_first_screen_asks(started: list[TerminalGame]) -> None:
    assert run("--terminal").exit_code == 0
    assert started[0].first_match is None


def test_with_both_decks_the_game_starts_at_once(started: list[TerminalGame]) -> None:
    flags = ("--corp", "core-weyland", "--runner", "core-criminal", "--side", "corp", "--seed", "12")
    assert run(*flags).exit_code == 0
    match = started[0].first_match
    assert match is not None
    assert (match.side, match.seed) == ("corp", 12)
    assert match.view["runner"]["identity"].startswith("Gabriel")


def test_a_seed_settles_a_random_side(started: list[TerminalGame]) -> None:
    for _ in range(2):
        run("--corp", "core-nbn", "--runner", "core-anarch", "--side", "random", "--seed", "3")
    sides = [game.first_match.side for game in started if game.first_match is not None]
    assert len(sides) == 2
    assert len(set(sides)) == 1


def test_some_flags_are_filled_in_on_the_first_screen(started: list[TerminalGame]) -> None:
    assert run("--corp", "core-nbn", "--side", "runner").exit_code == 0
    assert (started[0].plan.corp, started[0].plan.side, started[0].plan.runner) == ("core-nbn", "runner", None)


def test_a_saved_game_is_resumed(started: list[TerminalGame], tmp_path: Path) -> None:
    match = saved_game(tmp_path / "game.json")
    assert run("--resume", str(tmp_path / "game.json")).exit_code == 0
    resumed = started[0].first_match
    assert resumed is not None
    assert resumed.game.digest() == match.game.digest()


def test_what_to_do_next_is_said_after_leaving(started: list[TerminalGame], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TerminalGame, "run", lambda game: setattr(game, "closing_message", "Your game is kept."))
    assert "Your game is kept." in run("--terminal").output


@pytest.mark.parametrize(
    ("flags", "words"),
    [
        (("--corp", "core-nobody"), "--corp core-nobody: there is no file"),
        (("--runner", os.devnull), f"--runner {os.devnull}: the list is empty"),
        (("--corp", "core-shaper"), "not a deck of the Corp"),
        (("--runner", "core-nbn"), "not a deck of the Runner"),
        (("--side", "spectator"), "spectator"),
        (("--seed", "seven"), "seven"),
        (("--resume", "nothing.json"), "cannot be read"),
        (("--resume", "nothing.json", "--seed", "1"), "--resume takes"),
    ],
)
def test_what_makes_no_sense_is_refused(flags: tuple[str, ...], words: str, started: list[TerminalGame]) -> None:
    result = run(*flags)
    assert result.exit_code == 2
    assert words in result.output
    assert "Traceback" not in result.output
    assert started == []


def test_a_corrupt_file_is_refused_with_a_sentence(started: list[TerminalGame], tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    saved_game(path)
    path.write_text(path.read_text()[:200])
    result = run("--resume", str(path))
    assert result.exit_code == 2
    assert "damaged or was cut short" in result.output.replace("\n", " ")
    assert started == []


def test_a_deck_with_cards_that_do_not_play_yet_is_refused(
    started: list[TerminalGame], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    title = "Jinteki: Replicating Perfection"

    def but_one(wanted: str) -> CardDef:
        if wanted == title:
            raise NotImplementedCard(f"{title} is in the pool but cannot be played yet.")
        return definition(wanted)

    monkeypatch.setattr(game, "definition", but_one)
    path = tmp_path / "deck.txt"
    path.write_text(Deck.build(title, {"Hedge Fund": 3}).write())
    result = run("--corp", str(path), "--runner", "core-anarch")
    assert result.exit_code == 2
    assert "cannot be played" in result.output.replace("\n", " ")
