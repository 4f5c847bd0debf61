"""The screen on which a game is played: the table, the decision, the log and the card in question."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any, ClassVar, Final, cast

from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.timer import Timer
from textual.widgets import Footer, Static
from textual.worker import Worker, WorkerState

from netrunner.terminal import saved_games
from netrunner.terminal.board import draw_board
from netrunner.terminal.card_list_screen import CardsScreen
from netrunner.terminal.card_locations import in_sight, piles
from netrunner.terminal.card_text import CLICKED, face
from netrunner.terminal.colours import ACCENT, DANGER, GOOD
from netrunner.terminal.decision_panel import DecisionPanel, find_card
from netrunner.terminal.help_screen import HelpScreen
from netrunner.terminal.input_screens import SaveScreen, WhyNotScreen
from netrunner.terminal.log_lines import fresh, story_lines, ticker
from netrunner.terminal.match import NAMES, Match, PassUntilChange, labels, other
from netrunner.terminal.scroll_screens import CardScreen, LogScreen
from netrunner.terminal.text_layout import quiet, sheet

TICKER_ROWS: Final = 6
MOST_OPTIONS: Final = {True: 6, False: 14}
"""Options shown at once, on short and on tall screens, as in the style sheet."""
BESIDE: Final = 60
"""Lines of the log beside the table; the key for the log shows all."""
WIDTHS: Final = [(0, "-narrow"), (120, "-wide")]
HEIGHTS: Final = [(0, "-short"), (36, "-tall")]


def counted(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


class TableScreen(Screen[None]):
    """A match on the screen. The bot moves by itself; `pace` seconds before anything that it does can be seen."""

    HORIZONTAL_BREAKPOINTS = WIDTHS
    VERTICAL_BREAKPOINTS = HEIGHTS
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("slash", "filter", "Filter", key_display="/"),
        Binding("r", "read_highlighted", "Read"),
        Binding("c", "cards", "Cards"),
        Binding("d", "piles", "Piles", show=False),
        Binding("w", "why_not", "Why not?"),
        Binding("space", "pass", "Pass", key_display="space", show=False),
        Binding("p", "pass_on", "Pass on"),
        Binding("u", "undo", "Undo"),
        Binding("s", "save", "Save"),
        Binding("l", "log", "Log"),
        Binding("n", "new_game", "New", show=False),
        Binding("question_mark", "help", "Help", key_display="?"),
        Binding("q", "app.leave", "Quit"),
        Binding("pageup", "scroll_table(-5)", show=False, priority=True),
        Binding("pagedown", "scroll_table(5)", show=False, priority=True),
    ]

    def __init__(self, match: Match, pace: float) -> None:
        super().__init__()
        self.match = match
        self.pace = pace
        self._view: dict[str, Any] = match.view
        self._before: list[dict[str, Any]] = self._view["log"] if match.game.record()["choices"] else []
        self._patience: PassUntilChange | None = None
        self._timer: Timer | None = None
        self._thinking: Worker[int] | None = None
        self._waiting = False
        self._kept_turn = self._view["turn"]

    def compose(self) -> ComposeResult:
        with Horizontal(id="table"):
            with Vertical(id="left"):
                with VerticalScroll(id="scroll", can_focus=False):
                    yield Static(id="board")
                yield DecisionPanel()
            with Vertical(id="right"):
                with VerticalScroll(id="log", can_focus=False):
                    yield Static(id="story")
                with VerticalScroll(id="card", can_focus=False):
                    yield Static(id="face")
        yield Footer(show_command_palette=False, compact=True)

    def on_mount(self) -> None:
        self.query_one("#log").border_title = "Log"
        self.query_one("#card").border_title = "Card"
        self.proceed()

    def on_resize(self, event: events.Resize) -> None:
        self.call_after_refresh(self.draw)

    def on_screen_resume(self) -> None:
        if self._waiting:
            self._waiting = False
            self.proceed()

    # The game goes on.

    def proceed(self) -> None:
        """Let the game go on to the player's next decision: at once, or one choice of the bot at a time."""
        self.stop()
        match = self.match
        while not match.over:
            if match.mine:
                if self._patience is None or not self._patience.goes_on(match.view):
                    break
                match.choose("Pass")
            elif self.pace > 0:
                self.bot_thinks()
                break
            else:
                match.bot_chooses()
        if match.over or match.mine:
            self._patience = None
        self.show()

    def bot_thinks(self) -> None:
        """Let the bot think, beside the screen, which goes on living."""
        self._thinking = self.run_worker(self.match.bot_decides, thread=True, group="bot", exclusive=True)

    def on_worker_state_changed(self, event: Worker.StateChanged) -> None:
        """The bot has decided. What it thought about a position that was taken back is forgotten. To decline takes no
        time: a pause would tell that there was something which it could have done."""
        if event.worker is self._thinking and event.state is WorkerState.SUCCESS:
            self._thinking = None
            choice = cast(int, event.worker.result)
            if self.match.declines(choice):
                self.bot_moves(choice)
            else:
                self._timer = self.set_timer(self.pace, partial(self.bot_moves, choice))

    def bot_moves(self, choice: int) -> None:
        """Do what the bot has decided; it waits while the player reads something."""
        self._timer = None
        if self.app.screen is not self:
            self._waiting = True
            return
        self.match.choose(choice)
        self.proceed()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None

    def keep(self) -> None:
        """Keep the game at every new turn, in case the terminal goes away."""
        if self._view["turn"] != self._kept_turn:
            self._kept_turn = self._view["turn"]
            self.autosave()

    def autosave(self) -> Path | None:
        """Keep the game for the next time, or forget the kept one when the game is over. The file, if there is one."""
        path = saved_games.autosave_path()
        try:
            if self.match.over:
                path.unlink(missing_ok=True)
                return None
            saved_games.save(self.match, path)
        except (saved_games.SaveError, OSError) as error:
            self.notify(str(error), severity="error", markup=False)
            return None
        return path

    # Showing.

    def show(self) -> None:
        """Look at the game anew and draw everything."""
        self._view = self.match.view
        self.keep()
        panel = self.query_one(DecisionPanel)
        panel.border_title = self.own_numbers()
        panel.offer(self._view, self.prompt())
        self.draw()

    def own_numbers(self) -> str:
        """What the player must never lose sight of, wherever the table is scrolled to."""
        own, opponent = self._view[self.match.side], self._view[other(self.match.side)]
        score = f"score {own['score']} to {opponent['score']}"
        numbers = (counted(own["credits"], "credit"), counted(own["clicks"], "click"), score)
        return f"{self.match.side.title()}: {', '.join(numbers)}"

    def prompt(self) -> Text:
        view = self._view
        if view["result"] is not None:
            winner = view["result"]["winner"]
            words = f"{NAMES[winner].capitalize()} wins" if winner else "Nobody wins"
            colour = GOOD if winner == view["side"] else DANGER
            keys = "u takes back your last choice, n starts a new game, q leaves."
            return Text.assemble((f"{words}: {view['result']['reason']}.", f"bold {colour}"), f"\n{keys}")
        if view["decision"]["side"] != view["side"]:
            return quiet(f"Waiting for {NAMES[other(view['side'])]} to decide.")
        return Text(view["decision"]["prompt"], f"bold {ACCENT}")

    def draw(self) -> None:
        """Draw the panels in the width they have now."""
        new = fresh(self._before, self._view["log"])
        board = self.board()
        self.query_one("#board", Static).update(board)
        if self.has_class("-narrow"):
            rows = self.spare_rows(board.plain.count("\n") + 1)
            lines = ticker(self._view["log"], new, max(self.size.width - 4, 20), rows)
            self.query_one("#ticker", Static).update(sheet(lines))
        else:
            log = self.query_one("#log", VerticalScroll)
            self.query_one("#story", Static).update(
                sheet(story_lines(self._view["log"][-BESIDE:], new, self.inner_width("#log")))
            )
            log.scroll_end(animate=False)
            self.draw_card()

    def spare_rows(self, board: int) -> int:
        """How many lines of the log fit between the table and the decision, one at least."""
        options = min(len(labels(self._view)), MOST_OPTIONS[self.has_class("-short")])
        return min(max(self.size.height - board - options - 3, 1), TICKER_ROWS)

    def board(self) -> Text:
        return draw_board(self._view, self.inner_width("#scroll"), airy=self.has_class("-tall"))

    def inner_width(self, selector: str) -> int:
        return max(self.query_one(selector, VerticalScroll).scrollable_content_region.width, 20)

    def draw_card(self) -> None:
        """The card of the highlighted option, beside the table."""
        title, card = self.query_one(DecisionPanel).looked_at()
        lines = [quiet("The card of the highlighted option.")]
        if title is not None:
            lines = face(title, self.inner_width("#card"), find_card(self._view, card))
        self.query_one("#face", Static).update(sheet(lines))

    # The player's choices.

    @on(DecisionPanel.Chosen)
    def chosen(self, message: DecisionPanel.Chosen) -> None:
        if message.index < len(labels(self._view)) and self.match.mine:
            self.choose(message.index)

    def choose(self, choice: int | str) -> None:
        self._before = self._view["log"]
        self.match.choose(choice)
        self.proceed()

    @on(DecisionPanel.Looked)
    def looked(self) -> None:
        if not self.has_class("-narrow"):
            self.draw_card()

    def action_pass(self) -> None:
        for label in ("Pass", "Continue", "Done", "No action"):
            if label in labels(self._view):
                self.choose(label)
                return
        self.notify("There is nothing to pass: choose an option.", markup=False)

    def action_pass_on(self) -> None:
        if "Pass" not in labels(self._view):
            self.action_pass()
            return
        self._patience = PassUntilChange(self._view)
        self.choose("Pass")

    def action_undo(self) -> None:
        self._patience = None
        if not self.match.undo():
            self.notify("There is no choice of yours to take back.")
            return
        self._before = self.match.view["log"]
        self.proceed()

    # Looking things up.

    def action_filter(self) -> None:
        self.query_one(DecisionPanel).start_filter()

    def action_read_highlighted(self) -> None:
        title, card = self.query_one(DecisionPanel).looked_at()
        if title is None:
            self.notify("The highlighted option is about no card. Press c to read any card in sight.")
            return
        self.read(title, card)

    def on_click(self, event: events.Click) -> None:
        """A click on a title of the table opens the card."""
        found = event.style.meta.get(CLICKED)
        if found is not None:
            self.read(*found)

    def read(self, title: str, card: int) -> None:
        self.app.push_screen(CardScreen(title, find_card(self._view, card)))

    def action_cards(self) -> None:
        self.app.push_screen(CardsScreen("Cards in sight", in_sight(self._view)))

    def action_piles(self) -> None:
        self.app.push_screen(CardsScreen("Discard piles and score areas", piles(self._view)))

    def action_why_not(self) -> None:
        self.app.push_screen(WhyNotScreen(self.match.why_not))

    def action_log(self) -> None:
        self.app.push_screen(LogScreen(self._view["log"], fresh(self._before, self._view["log"])))

    def action_help(self) -> None:
        self.app.push_screen(HelpScreen())

    def action_scroll_table(self, by: int) -> None:
        self.query_one("#scroll", VerticalScroll).scroll_relative(y=by, animate=False)

    # Saving and leaving.

    def action_save(self) -> None:
        self.app.push_screen(SaveScreen(saved_games.default_path(self.match)), self.saved)

    def saved(self, path: Path | None) -> None:
        if path is None:
            return
        try:
            saved_games.save(self.match, path)
        except saved_games.SaveError as error:
            self.notify(str(error), severity="error", markup=False)
            return
        self.notify(f"Saved to {path}", markup=False)

    async def action_new_game(self) -> None:
        if self.match.over:
            await self.run_action("app.new_game")
