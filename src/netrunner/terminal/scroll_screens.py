"""Pages over the table that scroll: one card, the whole log."""

from __future__ import annotations

from typing import Any, ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from netrunner.terminal.card_text import Card, face
from netrunner.terminal.log_lines import story_lines
from netrunner.terminal.text_layout import Lines, quiet, sheet


class PageScreen(ModalScreen[None]):
    """A page of text that scrolls; Escape closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,enter,space", "app.pop_screen", "Close"),
        Binding("down,j", "scroll(1)", show=False),
        Binding("up,k", "scroll(-1)", show=False),
    ]
    heading = ""
    at_end = False

    def compose(self) -> ComposeResult:
        with Vertical(classes="window"):
            with VerticalScroll(classes="page", can_focus=False):
                yield Static(classes="text")
            yield Static(quiet("Escape closes, arrows scroll"), classes="hint")

    def on_mount(self) -> None:
        window = self.query_one(".window")
        window.border_title = self.heading

    def on_resize(self, event: events.Resize) -> None:
        self.call_after_refresh(self.draw)

    def draw(self) -> None:
        page = self.query_one(".page", VerticalScroll)
        width = max(page.scrollable_content_region.width, 20)
        self.query_one(".text", Static).update(sheet(self.lines(width)))
        if self.at_end:
            page.scroll_end(animate=False)

    def lines(self, width: int) -> Lines:
        raise NotImplementedError

    def action_scroll(self, by: int) -> None:
        self.query_one(".page", VerticalScroll).scroll_relative(y=by, animate=False)

    def on_click(self, event: events.Click) -> None:
        """A click beside the window closes it."""
        if event.widget is self:
            self.dismiss()


class CardScreen(PageScreen):
    """One card: facts, text, rulings."""

    def __init__(self, title: str, card: Card | None = None) -> None:
        super().__init__()
        self.title_shown = title
        self.card = card
        self.heading = "Card"

    def lines(self, width: int) -> Lines:
        return face(self.title_shown, width, self.card, rulings=True)


class LogScreen(PageScreen):
    """The whole log."""

    heading = "What happened"
    at_end = True

    def __init__(self, log: list[dict[str, Any]], new: int) -> None:
        super().__init__()
        self.entries = log
        self.new = new

    def lines(self, width: int) -> Lines:
        return story_lines(self.entries, self.new, width)
