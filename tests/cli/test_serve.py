"""`netrunner serve`: where it listens, what it says, and how it stops."""

import io
import json
import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
import webbrowser
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from netrunner.cli import serve as command
from netrunner.cli.main import cli


@dataclass
class Server:
    """As much of uvicorn's server as `announce` looks at."""

    started: bool = True
    should_exit: bool = False


class Terminal(io.StringIO):
    """Somebody sits before it."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses that a browser was opened at."""
    addresses: list[str] = []

    def opens(address: str) -> bool:
        addresses.append(address)
        return True

    monkeypatch.setattr(webbrowser, "open", opens)
    return addresses


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that somebody else listens at."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


def run(*arguments: str) -> Result:
    return CliRunner().invoke(cli, ["serve", *arguments])


PLAY = "from netrunner.cli.serve import run; run(port=0, browser=False, json_logs=False)"
SERVE = "from netrunner.cli.main import main; main()"


@pytest.mark.parametrize(("program", "json_logs"), [(PLAY, False), (SERVE, True)], ids=["play", "serve"])
def test_it_says_where_it_is_answers_and_stops_on_ctrl_c(program: str, json_logs: bool, tmp_path: Path) -> None:
    """A person reads two lines and a machine reads JSON. Neither has a terminal here: `play` is for people all the
    same, `serve` logs for whoever keeps its output. Where the data go is said in the environment or as an option."""
    data = tmp_path / "data"
    options = ["serve", "--no-browser", "--port", "0", "--data", str(data)] if json_logs else []
    process = subprocess.Popen(
        [sys.executable, "-c", program, *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env={**os.environ, "NETRUNNER_DATA": str(tmp_path / "elsewhere" if json_logs else data)},
    )
    try:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(2)]
        found = re.fullmatch(r"Netrunner is at (http://127\.0\.0\.1:\d+)\n", lines[0])
        assert found is not None, lines
        assert lines[1] == "Press Ctrl+C to stop.\n"
        with urllib.request.urlopen(f"{found[1]}/api/me", timeout=120) as answer:
            assert "csrf" in json.load(answer)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does it: to everybody
        rest, errors = process.communicate(timeout=120)
    finally:
        process.kill()
        process.wait()
    assert process.returncode == 0
    assert rest == f"{command.STOPPED}\n"
    logged = [json.loads(line) for line in errors.splitlines()]
    assert [line["route"] for line in logged if "route" in line] == (["/api/me"] if json_logs else [])
    assert bool(logged) == json_logs
    assert [path.name for path in tmp_path.iterdir()] == ["data"]
    assert (data / "netrunner.sqlite3").exists()


def test_json_logs_can_be_asked_for_at_a_terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    served: list[object] = []
    monkeypatch.setattr(command, "run", lambda *places, **options: served.append(options["json_logs"]))
    monkeypatch.setattr(sys, "stderr", Terminal())
    for flags in ((), ("--json-logs",)):
        command.serve.callback(host="", port=0, no_browser=True, json_logs=bool(flags), data=tmp_path)  # type: ignore[misc]
    assert served == [False, True]


def test_answers_are_sent_at_once() -> None:
    """asyncio switches waiting for acknowledgements off only where a socket says that it speaks TCP."""
    with command.listen("127.0.0.1", 0) as listener:
        assert listener.proto == socket.IPPROTO_TCP


def test_a_port_that_is_taken_is_named_with_what_to_do(taken: int, tmp_path: Path) -> None:
    result = run("--port", str(taken), "--data", str(tmp_path))
    assert result.exit_code == 1
    assert f"Port {taken} is in use" in result.output
    assert f"--port {taken + 1}" in result.output


def test_an_address_that_is_not_ours_is_refused(tmp_path: Path) -> None:
    result = run("--host", "192.0.2.77", "--port", "0", "--data", str(tmp_path))
    assert result.exit_code == 1
    assert "cannot be listened at" in result.output
    result = run("--host", "no such host", "--data", str(tmp_path))
    assert result.exit_code == 2
    assert "127.0.0.1" in result.output


def test_settings_that_cannot_be_used_are_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DATABASE_URL", "mysql://somewhere/else")
    result = run("--data", str(tmp_path))
    assert result.exit_code == 1
    assert "DATABASE_URL starts with 'mysql'" in result.output


def test_the_browser_is_opened_once_the_server_answers(opened: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    command.announce(Server(), "http://127.0.0.1:8080", "127.0.0.1", browser=True)  # type: ignore[arg-type]
    assert opened == ["http://127.0.0.1:8080"]
    assert "Netrunner is at http://127.0.0.1:8080" in capsys.readouterr().out


def test_no_browser_is_opened_when_none_is_wanted_or_the_server_did_not_start(opened: list[str]) -> None:
    command.announce(Server(), "http://127.0.0.1:8080", "127.0.0.1", browser=False)  # type: ignore[arg-type]
    command.announce(Server(False, True), "http://127.0.0.1:8080", "127.0.0.1", browser=True)  # type: ignore[arg-type]
    assert opened == []


def test_where_no_browser_can_be_opened_the_address_is_left(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(webbrowser, "open", lambda address: False)
    command.announce(Server(), "http://127.0.0.1:8080", "127.0.0.1", browser=True)  # type: ignore[arg-type]
    assert "type the address into one" in capsys.readouterr().out


def test_a_server_for_everybody_says_how_others_reach_it(
    opened: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "outside_address", lambda: "192.0.2.5")
    listener = command.listen("0.0.0.0", 0)
    with listener:
        address = command.address_of(listener, "0.0.0.0")
        port = listener.getsockname()[1]
    command.announce(Server(), address, "0.0.0.0", browser=False)  # type: ignore[arg-type]
    said = capsys.readouterr().out
    assert f"Netrunner is at http://127.0.0.1:{port}" in said
    assert f"http://192.0.2.5:{port}" in said
