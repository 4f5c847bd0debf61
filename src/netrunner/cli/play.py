"""`netrunner play`: the game in the browser, or in the terminal."""

from __future__ import annotations

import json
import sys
import urllib.request
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from netrunner.bot_names import BOT_NAMES, DEFAULT_BOT

if TYPE_CHECKING:
    from netrunner.decks import Deck

NOT_A_TERMINAL = "netrunner play --terminal needs a terminal: its input and output cannot be a file or a pipe."


def at_a_terminal() -> bool:
    return all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr))


@click.command()
@click.option("--terminal", is_flag=True, help="Play in this terminal instead of the browser.")
@click.option("--corp", metavar="DECK", help="The Corp's deck: a bundled one such as core-jinteki, or a file.")
@click.option("--runner", metavar="DECK", help="The Runner's deck: a bundled one such as core-shaper, or a file.")
@click.option("--side", type=click.Choice(["corp", "runner", "random"]), help="The side that you play.")
@click.option("--bot", type=click.Choice(BOT_NAMES), help=f"How well the bot plays; {DEFAULT_BOT} if not said.")
@click.option("--seed", type=int, metavar="N", help="The seed of all chance: the same seed deals the same game.")
@click.option("--resume", type=click.Path(path_type=Path), metavar="FILE", help="Go on with a saved game.")
def play(
    terminal: bool,
    corp: str | None,
    runner: str | None,
    side: str | None,
    bot: str | None,
    seed: int | None,
    resume: Path | None,
) -> None:
    """Play: opens the game in your browser.

    With --terminal it is a game against a bot in this terminal, and the options below say which; any of them means
    --terminal. With both decks named the game starts at once; otherwise the first screen asks.
    """
    wishes = {"corp": corp, "runner": runner, "side": side, "bot": bot, "seed": seed}
    if not terminal and resume is None and all(wish is None for wish in wishes.values()):
        play_in_browser()
    else:
        play_in_terminal(resume, **wishes)


def play_in_browser() -> None:
    """Serve the game and show it; or show the one that already runs."""
    from netrunner.cli import serve

    try:
        serve.run(json_logs=False)
    except serve.PortInUse:
        address = f"http://{serve.HOST}:{serve.PORT}"
        if not serves_netrunner(address):
            raise
        click.echo(f"Netrunner is already running at {address}")
        webbrowser.open(address)


def serves_netrunner(address: str) -> bool:
    """Whether a server of ours answers there."""
    try:
        with urllib.request.urlopen(f"{address}/api/me", timeout=3) as answer:
            return "csrf" in json.load(answer)
    except (OSError, ValueError):
        return False


def play_in_terminal(resume: Path | None, **wishes: Any) -> None:
    """A game against a bot here."""
    from netrunner.decks import DeckError
    from netrunner.engine.reason import SetupError
    from netrunner.terminal.app import TerminalGame, new_seed
    from netrunner.terminal.saved_games import SaveError, load
    from netrunner.terminal.start_screen import GameSetup

    plan = GameSetup(**wishes)
    match = None
    try:
        if resume is not None:
            if plan != GameSetup():
                raise click.UsageError("--resume takes the decks, the side, the bot and the seed from the file.")
            match = load(resume)
        else:
            check_sides(named_deck("--corp", plan.corp), named_deck("--runner", plan.runner))
            if plan.complete:
                match = plan.match(new_seed())
    except (DeckError, SetupError, SaveError) as error:
        raise click.UsageError(str(error)) from None
    if not at_a_terminal():
        raise click.UsageError(NOT_A_TERMINAL)
    game = TerminalGame(match, plan)
    game.run()
    if game.closing_message:
        click.echo(game.closing_message)
    sys.exit(game.return_code)


def named_deck(option: str, source: str | None) -> Deck | None:
    """The deck that an option names, or a sentence that says which option and what is wrong."""
    from netrunner.decks import Deck, DeckError

    try:
        return None if source is None else Deck.load(source)
    except DeckError as error:
        raise click.UsageError(f"{option} {source}: {error}") from None


def check_sides(corp: Deck | None, runner: Deck | None) -> None:
    """Refuse a deck in the wrong seat."""
    for deck, side in ((corp, "corp"), (runner, "runner")):
        if deck is not None and deck.side != side:
            raise click.UsageError(f"{deck} is not a deck of the {side.title()}.")
