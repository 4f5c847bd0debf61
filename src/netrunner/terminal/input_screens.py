"""Small screens with one line to type into: "why not?", and the name of a saved game."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from netrunner.terminal.match import Answer
from netrunner.terminal.text_layout import quiet


class WhyNotScreen(ModalScreen[None]):
    """The player types what they would like to do and reads why they cannot, with the rule."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "app.pop_screen", "Close")]

    def __init__(self, ask: Callable[[str], Answer]) -> None:
        super().__init__()
        self.ask = ask

    def compose(self) -> ComposeResult:
        with Vertical(classes="window small"):
            yield Input(placeholder="What would you like to do? For example: Rez Ice Wall, Jack out", id="question")
            with VerticalScroll(classes="page", can_focus=False):
                yield Static(quiet("Enter asks, Escape closes."), id="answer")

    def on_mount(self) -> None:
        self.query_one(".window").border_title = "Why not?"

    @on(Input.Submitted, "#question")
    def answer(self, message: Input.Submitted) -> None:
        found = self.ask(message.value)
        text = Text(found.message, "bold")
        if found.rule:
            text.append(f"\n\n{found.title or 'Rule'} ", "bold")
            text.append_text(quiet(f"({found.rule})"))
        if found.summary:
            text.append(f"\n{found.summary}")
        self.query_one("#answer", Static).update(text)


class SaveScreen(ModalScreen[Path | None]):
    """Asks where to save."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", "Close")]

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path

    def compose(self) -> ComposeResult:
        with Vertical(classes="window small"):
            yield Input(str(self.path), id="path")
            yield Static(quiet("Enter saves, Escape closes. The start screen lists what is kept in this folder."))

    def on_mount(self) -> None:
        self.query_one(".window").border_title = "Save the game"

    @on(Input.Submitted, "#path")
    def save(self, message: Input.Submitted) -> None:
        text = message.value.strip()
        self.dismiss(Path(os.path.expanduser(text)) if text else None)
