"""A transcript tells the whole game in words."""

from __future__ import annotations

from netrunner.server.replays.transcript import write_transcript
from tests.server.replays.games import choose, part, played, stored


def test_a_transcript_names_players_identities_date_and_result_and_tells_every_turn() -> None:
    game = played()
    lines = write_transcript(stored(game)).splitlines()
    assert lines[0] == "Ada against Bob"
    assert "Corp:    Ada, Jinteki: Personal Evolution" in lines
    assert 'Runner:  Bob, Kate "Mac" McCaffrey: Digital Tinker' in lines
    assert "Played:  2026-03-01, 20:15 to 20:48 (UTC)" in lines
    assert any(line.startswith("Result:  The Runner wins the game on agenda points.") for line in lines)
    turns = [line for line in lines if line.startswith("Turn ")]
    assert len(turns) == game.state.turn
    assert turns[0] == "Turn 1: the Corp"
    assert all(len(line) <= 100 for line in lines)
    assert lines[-1] == f"{game.state.turn} turns, {len(game.record()['choices'])} choices."


def test_a_transcript_hides_nothing_of_a_finished_game() -> None:
    text = write_transcript(stored(played()))
    assert "draws a card" not in text
    assert "The Corp draws " in text


def test_a_transcript_says_that_somebody_conceded() -> None:
    game = part(played(), 60)
    keys = game.record()["choices"]
    ended = stored(game, choose(keys), ("concede", {"side": "corp"}), ended=("runner", "concession"))
    assert "  The Corp concedes. The Runner wins the game." in write_transcript(ended).splitlines()
