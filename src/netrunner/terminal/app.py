"""The terminal game as an application: the start screen, the table, leaving with the game kept."""

from __future__ import annotations

import secrets
import shlex
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen

from netrunner.terminal.colours import THEME
from netrunner.terminal.match import Match
from netrunner.terminal.start_screen import LARGEST_SEED, GameSetup, StartScreen
from netrunner.terminal.table_screen import TableScreen

PACE = 0.15


class TerminalGame(App[None]):
    """Starts with a match, or with the screen on which one is chosen."""

    TITLE = "netrunner"
    CSS_PATH = "terminal.tcss"
    ENABLE_COMMAND_PALETTE = False
    NOTIFICATION_TIMEOUT = 3
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "leave", show=False, priority=True),
        Binding("ctrl+q", "leave", show=False, priority=True),
    ]

    def __init__(self, match: Match | None = None, plan: GameSetup | None = None, pace: float = PACE) -> None:
        super().__init__()
        self.first_match = match
        self.plan = plan or GameSetup()
        self.pace = pace
        self.closing_message = ""
        """What to tell the player when the screen has been left."""

    def on_mount(self) -> None:
        self.register_theme(THEME)
        self.theme = THEME.name
        if self.first_match is not None:
            self.begin(self.first_match)
        else:
            self.action_new_game()

    def begin(self, match: Match) -> None:
        """Play a match."""
        self.turn_to(TableScreen(match, self.pace))

    def action_new_game(self) -> None:
        """Choose sides and decks."""
        self.turn_to(StartScreen(self.plan, new_seed, self.begin))

    def turn_to(self, screen: Screen[None]) -> None:
        """Put a screen in the place of the present one."""
        if len(self.screen_stack) == 1:
            self.push_screen(screen)
        else:
            self.switch_screen(screen)

    def action_leave(self) -> None:
        """Keep the game and leave."""
        for screen in self.screen_stack:
            if isinstance(screen, TableScreen):
                path = screen.autosave()
                if path is not None:
                    self.closing_message = (
                        f"Your game is kept. Go on with: netrunner play --resume {shlex.quote(str(path))}"
                    )
        self.exit()


def new_seed() -> int:
    return secrets.randbelow(LARGEST_SEED)
