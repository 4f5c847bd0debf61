"""Matches and screens for these tests: decks, a seed, a way to drive the application."""

import time
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

from textual.app import App
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from netrunner.decks import Deck
from netrunner.terminal.app import TerminalGame
from netrunner.terminal.match import Match
from netrunner.terminal.table_screen import TableScreen
from tests.event_loop import run

PATIENCE = 120.0
Script = Callable[[Pilot[None]], Awaitable[None]]


def new_match(side: str = "runner", seed: int = 7, corp: str = "core-jinteki", runner: str = "core-shaper") -> Match:
    return Match.start(Deck.load(corp), Deck.load(runner), side, seed)


def match_after(decisions: int, side: str = "runner", **setup: Any) -> Match:
    """A match in which the player has made that many random choices, fewer if it would end, and has to decide again."""
    match = new_match(side, **setup)
    chance = Random(decisions)
    match.bot_finishes()
    for _ in range(decisions):
        decision = match.game.decision
        assert decision is not None
        match.choose(chance.randrange(len(decision.options)))
        match.bot_finishes()
        if match.over:
            match.undo()
            break
    return match


def shortest_seed(side: str, **decks: str) -> int:
    """The seed whose game is over soonest when the player chooses as `Random(1)` does."""

    def decisions(seed: int) -> int:
        match = new_match(side, seed, **decks)
        chance, count = Random(1), 0
        match.bot_finishes()
        while (decision := match.game.decision) is not None:
            match.choose(chance.randrange(len(decision.options)))
            match.bot_finishes()
            count += 1
        return count

    return min(range(20), key=decisions)


def drive(app: App[None], script: Script, size: tuple[int, int] = (80, 24)) -> None:
    """Run an application without a terminal and a script that uses it."""

    async def go() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await script(pilot)

    run(go())


SMALL = (80, 24)
LARGE = (140, 45)


def play(match: Match, script: Script, size: tuple[int, int] = SMALL) -> None:
    """A match on the screen, the bot answering at once."""
    drive(TerminalGame(match, pace=0), script, size)


def table(pilot: Pilot[None]) -> TableScreen:
    screen = next(screen for screen in pilot.app.screen_stack if isinstance(screen, TableScreen))
    assert isinstance(screen, TableScreen)
    return screen


def labels(pilot: Pilot[None]) -> list[str]:
    """The labels offered by the game."""
    decision = table(pilot).match.game.decision
    return [] if decision is None else decision.labels


def listed(pilot: Pilot[None]) -> list[str]:
    """The options as they are listed on the screen."""
    options = pilot.app.screen.query_one(OptionList)
    return [str(options.get_option_at_index(i).prompt) for i in range(options.option_count)]


def words(pilot: Pilot[None], selector: str) -> str:
    """What a widget of the present screen says."""
    widget = pilot.app.screen.query_one(selector, Static)
    return "\n".join("".join(segment.text for segment in widget.render_line(y)) for y in range(widget.size.height))


async def press_number(pilot: Pilot[None], number: int) -> None:
    """Choose an option by number."""
    await pilot.press(*str(number))
    if any(str(i + 1).startswith(str(number)) and i + 1 != number for i in range(len(labels(pilot)))):
        await pilot.press("enter")


async def select(pilot: Pilot[None], index: int) -> None:
    """Choose an option as Enter on it would, without the waiting that comes with a key in tests."""
    match = table(pilot).match
    options = pilot.app.screen.query_one(OptionList)
    options.highlighted = index
    options.action_select()
    before, deadline = match.choices, time.monotonic() + PATIENCE
    while match.choices == before:
        assert time.monotonic() < deadline, "The choice was not made."
        await pilot.pause(0)
