"""The start screen: side, decks, seed, games to go on with."""

from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, RadioButton, RadioSet

from netrunner.decks import Deck, DeckError
from netrunner.decks.bundled_decks import bundled
from netrunner.engine.reason import SetupError
from netrunner.terminal import saved_games
from netrunner.terminal.app import TerminalGame
from netrunner.terminal.start_screen import GameSetup, StartScreen, deck_label, deck_names
from netrunner.terminal.table_screen import TableScreen
from tests.terminal.stage import drive, match_after, table


def test_all_bundled_decks_can_be_chosen_the_starters_first() -> None:
    assert deck_names("corp", None)[:4] == ["core-haas-bioroid", "core-jinteki", "core-nbn", "core-weyland"]
    assert deck_names("runner", None)[:3] == ["core-anarch", "core-criminal", "core-shaper"]
    assert sorted(deck_names("corp", None) + deck_names("runner", None)) == sorted(bundled())


def test_starters_are_called_by_their_identity_and_the_others_by_their_name() -> None:
    assert [deck_label(name).partition("]")[2] for name in ("core-anarch", "denial-anarch", "worlds-2015-corp")] == [
        "Noise[/]",
        "Denial: Anarch[/]",
        "Worlds 2015: Haas-Bioroid[/]",
    ]


def test_a_deck_further_down_comes_into_sight_when_it_is_chosen() -> None:
    async def script(pilot: Pilot[None]) -> None:
        field = pilot.app.screen.query_one("#runner", RadioSet)
        field.focus()
        last = field.query(RadioButton).last()
        assert not field.region.contains_region(last.region)
        await pilot.press("up", "enter")
        await pilot.pause()
        assert last.value
        assert field.region.contains_region(last.region)
        await pilot.press("p")
        identity = Deck.load(deck_names("runner", None)[-1]).identity
        assert table(pilot).match.view["runner"]["identity"] == identity

    drive(TerminalGame(pace=0), script)


def test_enter_starts_a_game_with_what_is_chosen() -> None:
    async def script(pilot: Pilot[None]) -> None:
        assert isinstance(pilot.app.screen, StartScreen)
        await pilot.press("enter")
        assert table(pilot).match.side == "runner"

    drive(TerminalGame(pace=0), script)


def test_a_click_and_the_arrows_choose_sides_bots_and_decks() -> None:
    async def script(pilot: Pilot[None]) -> None:
        pilot.app.screen.query_one("#side", RadioSet).focus()
        await pilot.press("down", "enter", "tab", "down", "enter", "tab", "down", "down", "enter")
        await pilot.click("#runner RadioButton")
        pilot.app.screen.query_one("#seed", Input).value = "42"
        await pilot.press("p")
        match = table(pilot).match
        assert (match.side, match.seed, match.bot) == ("corp", 42, "ace")
        assert match.view["corp"]["identity"].startswith("NBN")
        assert match.view["runner"]["identity"].startswith("Noise")

    drive(TerminalGame(pace=0), script, (100, 30))


def test_what_the_flags_say_is_chosen_already() -> None:
    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("p")
        match = table(pilot).match
        assert (match.side, match.seed, match.bot) == ("corp", 9, "random")
        assert match.view["corp"]["identity"].startswith("Weyland")

    drive(TerminalGame(plan=GameSetup(corp="core-weyland", side="corp", seed=9, bot="random"), pace=0), script)


def test_a_deck_from_a_file_can_be_chosen(tmp_path: Path) -> None:
    path = tmp_path / "mine [b].txt"
    path.write_text(Deck.load("core-criminal").write())

    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("p")
        assert table(pilot).match.view["runner"]["identity"].startswith("Gabriel")

    drive(TerminalGame(plan=GameSetup(runner=str(path)), pace=0), script)


def test_a_game_that_was_left_is_offered_and_resumed() -> None:
    match = match_after(6)
    saved_games.save(match, saved_games.autosave_path())

    async def script(pilot: Pilot[None]) -> None:
        pilot.app.screen.query_one("#saved", OptionList).focus()
        await pilot.press("down", "enter")
        assert table(pilot).match.game.digest() == match.game.digest()

    drive(TerminalGame(pace=0), script)


def test_a_saved_game_that_broke_meanwhile_is_refused_with_a_sentence() -> None:
    saved_games.save(match_after(6), saved_games.autosave_path())

    async def script(pilot: Pilot[None]) -> None:
        saved_games.autosave_path().write_text("{")
        pilot.app.screen.query_one("#saved", OptionList).focus()
        await pilot.press("down", "enter")
        assert isinstance(pilot.app.screen, StartScreen)

    drive(TerminalGame(pace=0), script)


def test_a_new_game_can_follow_a_finished_one() -> None:
    match = match_after(0, "corp")
    while not match.over:
        match.choose(0) if match.mine else match.bot_chooses()

    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("n")
        assert isinstance(pilot.app.screen, StartScreen)
        await pilot.press("p")
        assert isinstance(pilot.app.screen, TableScreen)

    drive(TerminalGame(match, pace=0), script)


def test_leaving_the_start_screen_keeps_nothing() -> None:
    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("q")

    drive(TerminalGame(pace=0), script)
    assert not saved_games.autosave_path().exists()


def test_a_plan_fills_in_what_was_left_open() -> None:
    match = GameSetup(corp="core-nbn", runner="core-anarch").match(seed=1)
    assert match.side in ("corp", "runner")
    assert match.seed == 1
    assert GameSetup(corp="core-nbn", runner="core-anarch").match(seed=1).side == match.side


def test_a_plan_with_a_bad_deck_is_refused() -> None:
    with pytest.raises(DeckError):
        GameSetup(corp="core-nobody").match(seed=1)
    with pytest.raises(SetupError):
        GameSetup(corp="core-shaper").match(seed=1)
