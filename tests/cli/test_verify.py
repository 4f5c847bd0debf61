"""`netrunner verify`: the record of a game that was played on a server, checked by whoever played it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from netrunner.cli.main import cli
from tests.server.replays.games import played, put, stored
from tests.server.running_server import running


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What "Download the record" gives."""
    with running(tmp_path_factory.mktemp("data")) as server, server.client() as visitor:
        return visitor.get(f"/api/games/{put(server, stored(played()))}/record").text


def verify(folder: Path, text: str, *options: str) -> Result:
    file = folder / "record.json"
    file.write_text(text, encoding="utf-8")
    return CliRunner().invoke(cli, ["verify", str(file), *options])


def test_a_record_fits_the_fingerprint_and_is_played_through(tmp_path: Path, record: str) -> None:
    shown, choices = json.loads(record)["commitment"], len(json.loads(record)["choices"])
    for options in ((), ("--commitment", shown), ("--commitment", shown.upper())):
        result = verify(tmp_path, record, *options)
        assert result.exit_code == 0, result.output
        assert f"fit the fingerprint {shown}." in result.output
        assert f"Its {choices} choices are legal with these shuffles. The " in result.output
        assert result.output.endswith(" wins the game on agenda points.\n")


def another_seed(data: dict[str, Any]) -> None:
    data["seed"] += 1


def another_salt(data: dict[str, Any]) -> None:
    data["salt"] = "0" * 32


def another_choice(data: dict[str, Any]) -> None:
    data["choices"][200] = "steal"


def another_winner(data: dict[str, Any]) -> None:
    data["result"]["winner"] = "corp" if data["result"]["winner"] == "runner" else "runner"


def another_deck(data: dict[str, Any]) -> None:
    data["corp"]["cards"] = {"Hedge Fund": 49}


def no_promise(data: dict[str, Any]) -> None:
    data["commitment"] = ""


def no_salt(data: dict[str, Any]) -> None:
    del data["salt"]


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (another_seed, "do not fit the fingerprint"),
        (another_salt, "do not fit the fingerprint"),
        (another_choice, "cannot be played through: Choice 201"),
        (another_deck, "cannot be played through: Choice "),
        (another_winner, "says otherwise than the rules: The "),
        (no_promise, "lacks commitment"),
        (no_salt, "lacks salt"),
    ],
)
def test_what_was_changed_is_found(
    tmp_path: Path, record: str, spoil: Callable[[dict[str, Any]], None], words: str
) -> None:
    data = json.loads(record)
    spoil(data)
    result = verify(tmp_path, json.dumps(data))
    assert result.exit_code == 1
    assert words in result.output


def test_another_fingerprint_than_the_one_that_was_shown_is_found(tmp_path: Path, record: str) -> None:
    result = verify(tmp_path, record, "--commitment", "0" * 64)
    assert result.exit_code == 1
    assert "another fingerprint than you were shown" in result.output


NO_RECORD = "is no record of a game"


@pytest.mark.parametrize(
    ("text", "words"),
    [("", NO_RECORD), ("[]", NO_RECORD), ("{}", "lacks seed"), ('{"seed": 1}', "lacks salt"), ("\udcff", NO_RECORD)],
)
def test_what_is_no_record_is_refused_with_a_sentence(tmp_path: Path, text: str, words: str) -> None:
    (tmp_path / "record.json").write_bytes(text.encode("utf-8", "surrogateescape"))
    result = CliRunner().invoke(cli, ["verify", str(tmp_path / "record.json")])
    assert result.exit_code == 1
    assert result.output.startswith(f"Error: {tmp_path / 'record.json'} {words}")
