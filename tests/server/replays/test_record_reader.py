"""Records from elsewhere are read when they make sense, and refused with a sentence when they do not."""

from __future__ import annotations

import json
from typing import Any

import pytest

from netrunner.engine.reason import RecordError
from netrunner.game import Game, Result
from netrunner.server.replays.record_reader import read_upload
from netrunner.terminal.match import Match
from netrunner.terminal.saved_games import as_data
from tests.server.replays.games import part, played


def sent(data: Any) -> Any:
    """What arrives of it."""
    return json.loads(json.dumps(data))


def test_a_bare_record_is_read_as_it_is() -> None:
    game = played()
    read = read_upload(sent(game.record()), "Cid")
    assert {**read.setup, "choices": read.choices} == game.record()
    assert read.result == game.result
    assert read.names == {"corp": "Corp", "runner": "Runner"}
    assert read.turns == game.state.turn


def test_a_game_that_skipped_empty_windows_gets_them_back_and_stays_the_same_game() -> None:
    game = played(seed=4, skip=True)
    read = read_upload(sent(game.record()), "Cid")
    assert read.setup["skip_empty_windows"] is False
    assert len(read.choices) > len(game.record()["choices"])
    opened = Game.replay({**read.setup, "choices": read.choices})
    assert opened.result == game.result
    assert opened.view("both") == game.view("both")


def test_a_game_saved_in_the_terminal_is_opened_with_its_players() -> None:
    game = part(played(seed=4, skip=True), 30)
    saved = as_data(Match(game, "corp", "ace"))
    read = read_upload(sent(saved), "Cid")
    assert read.names == {"corp": "Cid", "runner": "Ace bot"}
    assert read.result == Result(None, "unfinished")
    opened = Game.replay({**read.setup, "choices": read.choices})
    assert opened.view("both")["corp"] == game.view("both")["corp"]
    assert opened.view("corp")["decision"] == game.view("corp")["decision"]


def test_a_concession_that_a_record_tells_of_is_believed() -> None:
    record = part(played(), 50).record()
    said = {"winner": "corp", "reason": "concession"}
    assert read_upload(sent({**record, "result": said}), "Cid").result == Result("corp", "concession")
    assert read_upload(sent({**record, "result": {**said, "reason": "flatline"}}), "Cid").result.reason == "unfinished"
    assert read_upload(sent({**record, "result": {**said, "winner": None}}), "Cid").result.reason == "unfinished"


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"version": 99}, "version 99"),
        ({"choices": "keep"}, "choices"),
        ({"choices": ["keep:-1:0:0", "nonsense"]}, "Choice 2 ('nonsense') is not legal there"),
        ({"choices": ["pass:-1:0:0"] * 30_000}, "choices"),
        ({"seed": "7"}, "seed"),
        ({"seed": 10**90}, "seed"),
        ({"corp": {"identity": "Nobody", "cards": {}}}, "corp deck cannot be read"),
        ({"corp": {"identity": "Jinteki: Personal Evolution", "cards": {"Hedge Fund": 10**9}}}, "Hedge Fund"),
        ({"runner": {"identity": "Jinteki: Personal Evolution", "cards": {}}}, "runner"),
        (
            {
                "corp": {
                    "identity": "Jinteki: Personal Evolution",
                    "cards": dict.fromkeys(("Hedge Fund", "Snare!", "Ice Wall", "Enigma", "Rototurret"), 99),
                }
            },
            "more than 400 cards",
        ),
        ({"players": {"corp": "x" * 41, "runner": "y"}}, "players.corp"),
    ],
)
def test_a_broken_record_is_refused_with_what_is_wrong(changes: dict[str, Any], words: str) -> None:
    with pytest.raises(RecordError) as refusal:
        read_upload(sent({**played().record(), **changes}), "Cid")
    assert words in str(refusal.value)


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ({}, "lacks version"),
        ({"kind": "netrunner game"}, "no record"),
        ({"kind": "netrunner game", "record": [1]}, "no record"),
    ],
)
def test_what_is_no_record_is_refused(data: dict[str, Any], words: str) -> None:
    with pytest.raises(RecordError, match=words):
        read_upload(data, "Cid")


def test_choices_after_the_end_are_refused() -> None:
    record = played().record()
    with pytest.raises(RecordError, match="after the end of the game"):
        read_upload(sent({**record, "choices": [*record["choices"], "pass:-1:0:0"]}), "Cid")
