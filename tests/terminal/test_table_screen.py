"""The table on the screen, driven as a person would: keys, clicks, whole games."""

import threading
from pathlib import Path
from random import Random

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList

from netrunner.scenario import Scenario
from netrunner.terminal import saved_games
from netrunner.terminal.app import TerminalGame
from netrunner.terminal.card_list_screen import CardsScreen
from netrunner.terminal.decision_panel import DecisionPanel
from netrunner.terminal.help_screen import HelpScreen
from netrunner.terminal.input_screens import SaveScreen, WhyNotScreen
from netrunner.terminal.match import Match
from netrunner.terminal.scroll_screens import CardScreen, LogScreen
from netrunner.terminal.table_screen import TableScreen
from tests.terminal.stage import (
    LARGE,
    PATIENCE,
    SMALL,
    drive,
    labels,
    listed,
    match_after,
    new_match,
    play,
    press_number,
    select,
    shortest_seed,
    table,
    words,
)


def test_a_player_plays_several_decisions_by_number() -> None:
    async def script(pilot: Pilot[None]) -> None:
        assert "Keep this starting hand" in words(pilot, "#prompt")
        await pilot.press("1")
        assert "Take an action" in words(pilot, "#prompt")
        for _ in range(3):
            number = labels(pilot).index("Gain 1 credit") + 1
            await press_number(pilot, number)
        match = table(pilot).match
        assert match.view["runner"]["credits"] == 8
        assert "The Runner gains 1 credit." in words(pilot, "#story")

    play(new_match("runner"), script, LARGE)


def test_a_whole_game_can_be_played_by_choosing_options() -> None:
    chance = Random(1)
    decks = {"corp": "core-weyland", "runner": "core-anarch"}

    async def script(pilot: Pilot[None]) -> None:
        for number in range(2000):
            options = labels(pilot)
            if not options:
                break
            index = chance.randrange(len(options))
            await (press_number(pilot, index + 1) if number < 3 else select(pilot, index))
        assert table(pilot).match.over
        assert "wins" in words(pilot, "#prompt")
        assert not pilot.app.screen.query_one(OptionList).display
        await pilot.press("u")
        assert table(pilot).match.mine

    play(new_match("runner", shortest_seed("runner", **decks), **decks), script)


def test_a_click_chooses() -> None:
    async def script(pilot: Pilot[None]) -> None:
        assert await pilot.click("#options", offset=(5, 0))
        await pilot.pause()
        assert "Take an action" in words(pilot, "#prompt")

    play(new_match("runner"), script)


def test_typing_filters_the_options() -> None:
    async def script(pilot: Pilot[None]) -> None:
        assert len(listed(pilot)) > 4
        await pilot.press("slash", *"hq")
        assert [line.strip().endswith("Run HQ") for line in listed(pilot)] == [True]
        await pilot.press("enter")
        assert table(pilot).match.view["run"]["server"] == "HQ"

    play(match_after(1, seed=11), script)


def test_every_option_is_listed() -> None:
    async def script(pilot: Pilot[None]) -> None:
        shown = listed(pilot)
        assert len(shown) == len(labels(pilot))
        for line, label in zip(shown, labels(pilot), strict=True):
            assert label in line

    play(match_after(6, "corp"), script)


def test_undo_takes_back_a_choice_on_the_screen() -> None:
    async def script(pilot: Pilot[None]) -> None:
        before = table(pilot).match.game.digest()
        await press_number(pilot, 1)
        assert table(pilot).match.game.digest() != before
        await pilot.press("u")
        assert table(pilot).match.game.digest() == before

    play(match_after(3), script)


def test_a_click_on_a_title_opens_the_card() -> None:
    async def script(pilot: Pilot[None]) -> None:
        title = table(pilot).match.view["runner"]["hand"][0]["title"]
        lines = words(pilot, "#board").split("\n")
        y = next(i for i, line in enumerate(lines) if line.startswith("grip: "))
        await pilot.click("#board", offset=(lines[y].index(title) + 1, y))
        await pilot.pause()
        assert isinstance(pilot.app.screen, CardScreen)
        assert title in words(pilot, ".text")
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, TableScreen)

    play(match_after(1), script)


def test_the_card_of_an_option_can_be_read() -> None:
    async def script(pilot: Pilot[None]) -> None:
        place = next(i for i, label in enumerate(labels(pilot)) if label.startswith("Install "))
        panel = table(pilot).query_one(DecisionPanel)
        panel.choices.highlighted = place
        await pilot.pause()
        title, _ = panel.looked_at()
        assert title is not None
        assert title in words(pilot, "#face")
        await pilot.press("r")
        assert isinstance(pilot.app.screen, CardScreen)
        assert title in words(pilot, ".text")
        assert "install cost" in words(pilot, ".text")

    play(match_after(1), script, LARGE)


def test_cards_in_sight_are_listed_filtered_and_read() -> None:
    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("c")
        assert isinstance(pilot.app.screen, CardsScreen)
        assert any("Grip" in line for line in listed(pilot))
        pilot.app.screen.query_one(Input).value = "evolution"
        await pilot.pause()
        assert len(listed(pilot)) == 2
        await pilot.press("enter")
        assert isinstance(pilot.app.screen, CardScreen)
        assert "net damage" in words(pilot, ".text")
        await pilot.press("escape", "escape")
        assert isinstance(pilot.app.screen, TableScreen)

    play(match_after(1), script)


def test_a_key_opens_a_screen_and_escape_closes_it() -> None:
    screens = {"d": CardsScreen, "l": LogScreen, "w": WhyNotScreen}

    async def script(pilot: Pilot[None]) -> None:
        for key, screen in screens.items():
            await pilot.press(key)
            assert isinstance(pilot.app.screen, screen)
            await pilot.press("escape")
            assert isinstance(pilot.app.screen, TableScreen)

    play(match_after(2), script)


def test_why_not_is_answered_with_the_rule() -> None:
    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("w")
        pilot.app.screen.query_one(Input).value = "Jack out"
        await pilot.press("enter")
        assert "there is no run" in words(pilot, "#answer")
        assert "RR/jack-out" in words(pilot, "#answer")
        assert "Jacking out" in words(pilot, "#answer")

    play(match_after(1), script)


def test_a_game_is_saved_under_a_name_and_goes_on_if_it_cannot_be(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"

    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("s")
        assert isinstance(pilot.app.screen, SaveScreen)
        pilot.app.screen.query_one(Input).value = str(tmp_path)
        await pilot.press("enter")
        assert isinstance(pilot.app.screen, TableScreen)
        await pilot.press("s")
        pilot.app.screen.query_one(Input).value = str(path)
        await pilot.press("enter")
        assert saved_games.load(path).game.digest() == table(pilot).match.game.digest()

    play(match_after(4), script)


def test_leaving_keeps_the_game() -> None:
    match = match_after(5)

    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("q")

    play(match, script)
    assert saved_games.load(saved_games.autosave_path()).game.digest() == match.game.digest()


def test_ctrl_c_leaves_from_a_screen_over_the_table_too() -> None:
    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("w", "x", "ctrl+c")

    play(match_after(2), script)
    assert saved_games.autosave_path().is_file()


def test_a_finished_game_is_not_kept() -> None:
    match = new_match("corp")
    saved_games.save(match, saved_games.autosave_path())
    while not match.over:
        match.choose(0) if match.mine else match.bot_chooses()

    async def script(pilot: Pilot[None]) -> None:
        assert "wins" in words(pilot, "#prompt")
        await pilot.press("q")

    play(match, script)
    assert not saved_games.autosave_path().exists()


def test_space_passes_and_p_passes_on() -> None:
    async def script(pilot: Pilot[None]) -> None:
        chance = Random(4)
        passed = 0
        for _ in range(300):
            options = labels(pilot)
            if not options or passed == 2:
                break
            if "Pass" in options:
                before = table(pilot).match.game.digest()
                await pilot.press("space" if passed % 2 else "p")
                assert table(pilot).match.game.digest() != before
                passed += 1
            else:
                await select(pilot, chance.randrange(len(options)))
        assert passed == 2

    play(new_match("corp", seed=6), script)


def test_where_there_is_nothing_to_pass_the_game_stands_still() -> None:
    async def script(pilot: Pilot[None]) -> None:
        before = table(pilot).match.game.digest()
        await pilot.press("p", "space", "n")
        assert table(pilot).match.game.digest() == before

    play(match_after(1), script)


async def bot_has_thought(pilot: Pilot[None]) -> None:
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()


def test_a_bot_with_a_pace_moves_by_itself_and_waits_while_the_player_reads() -> None:
    async def script(pilot: Pilot[None]) -> None:
        screen = table(pilot)
        assert "Waiting for the Corp" in words(pilot, "#prompt")
        before = screen.match.game.digest()
        await bot_has_thought(pilot)
        assert screen.match.game.digest() == before, "it has decided, and takes its time"
        await pilot.press("question_mark")
        assert isinstance(pilot.app.screen, HelpScreen)
        screen.bot_moves(0)
        assert screen.match.game.digest() == before
        await pilot.press("escape")
        await bot_has_thought(pilot)
        screen.bot_moves(0)
        assert screen.match.game.digest() != before

    drive(TerminalGame(new_match("runner"), pace=3600), script)


@pytest.mark.parametrize("declines", [True, False])
def test_a_bot_that_declines_makes_no_pause(declines: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """The pause would tell that there was something which it could have done."""
    match = new_match("runner")
    monkeypatch.setattr(match, "declines", lambda choice: declines)

    async def script(pilot: Pilot[None]) -> None:
        await bot_has_thought(pilot)
        assert (match.choices > 0) == declines

    drive(TerminalGame(match, pace=3600), script)


def test_to_pass_or_to_answer_no_is_to_decline() -> None:
    s = Scenario(
        corp={"discard": ["Hedge Fund"]},
        runner={"rig": ["Hades Shard"], "hand": ["Eden Shard"]},
        turn="runner",
    )
    match = Match(s.game, "runner")
    declining: set[str] = set()
    s.choose("Run R&D")
    while s.run is not None:
        declining |= {label for number, label in enumerate(s.options) if match.declines(number)}
        s.choose(next(label for label in ("Pass", "No", "Continue", "No action") if s.can(label)))
    assert declining == {"Pass", "No"}


def test_what_a_bot_thinks_about_while_a_choice_is_taken_back_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    match, gate = new_match("corp"), threading.Event()
    match.choose("Keep")
    assert not match.mine

    def think() -> int:
        assert gate.wait(PATIENCE)
        return 0

    monkeypatch.setattr(match, "bot_decides", think)
    monkeypatch.setattr(match, "declines", lambda choice: True)

    async def script(pilot: Pilot[None]) -> None:
        screen = table(pilot)
        await pilot.press("u")
        gate.set()
        await bot_has_thought(pilot)
        assert screen.match.choices == 0
        assert screen.match.mine

    drive(TerminalGame(match, pace=3600), script)


def test_what_a_bot_has_decided_waits_while_the_player_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    match, gate = new_match("runner"), threading.Event()

    def think() -> int:
        assert gate.wait(PATIENCE)
        return 0

    monkeypatch.setattr(match, "bot_decides", think)
    monkeypatch.setattr(match, "declines", lambda choice: match.choices == 0)

    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("question_mark")
        gate.set()
        await bot_has_thought(pilot)
        assert match.choices == 0
        await pilot.press("escape")
        await bot_has_thought(pilot)
        assert match.choices == 1

    drive(TerminalGame(match, pace=3600), script)


@pytest.mark.parametrize("side", ["corp", "runner"])
def test_the_table_fits_any_terminal(side: str) -> None:
    async def script(pilot: Pilot[None]) -> None:
        for width, height in ((60, 20), SMALL, (100, 40), LARGE):
            await pilot.resize_terminal(width, height)
            await pilot.pause()
            screen = table(pilot)
            assert screen.has_class("-narrow") == (width < 120)
            assert screen.query_one("#right").display == (width >= 120)
            assert screen.query_one("#board").size.width <= width
            assert screen.query_one(DecisionPanel).region.bottom < height
            assert "Corp" in words(pilot, "#board")

    play(match_after(15, side), script)
