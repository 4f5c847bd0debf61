"""What one writes and others read holds nothing that cannot be seen, wherever it comes in."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from netrunner.server.invisible_characters import strip_invisible
from netrunner.server.library.deck_wire import Contents, DeckChange, NewDeck, NewVersion
from netrunner.server.live.wire import Say
from netrunner.server.replays.record_reader import RecordNames, saved_names

REVERSED = "Ann\u202enna\u2066\u200b"
UNSEEN = ("\u200b", "\u202e\u2069", "\u3164", "\ue000", "\x07 \x1b")


def test_marks_of_direction_and_invisible_characters_are_left_out() -> None:
    assert Say(do="say", room="g", text=REVERSED).text == "Annnna"
    assert NewDeck(name=REVERSED, notes=REVERSED).name == "Annnna"
    assert DeckChange(notes=f"one\n\ttwo{REVERSED}").notes == "one\n\ttwoAnnnna"
    assert NewVersion(based_on=1, contents=Contents(), note=REVERSED).note == "Annnna"
    assert RecordNames(corp=REVERSED, runner="Bob").corp == "Annnna"


def test_letters_of_any_script_and_emoji_stay_whole() -> None:
    for text in ("שלום עולם", "می\u200cخواهم", "👩\u200d🚒 ❤\ufe0f", "naïve Ωmega", ""):
        assert strip_invisible(text) == text


@pytest.mark.parametrize("text", UNSEEN)
def test_what_nobody_could_see_is_refused(text: str) -> None:
    for say in (lambda: Say(do="say", room="g", text=text), lambda: RecordNames(corp=text, runner="Bob")):
        with pytest.raises(ValidationError, match=r"nothing in it that can be seen|at least 1 character"):
            say()


def test_a_saved_game_names_no_bot_that_we_do_not_have() -> None:
    assert saved_names({"side": "corp", "bot": "\u202eace"}, "Cid") == {"corp": "Cid", "runner": "Bot"}
    assert saved_names({"side": "runner", "bot": ["ace"]}, "Cid") == {"corp": "Bot", "runner": "Cid"}
