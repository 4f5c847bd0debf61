"""A list of cards to read, by where they lie."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from netrunner.terminal.card_locations import Places
from netrunner.terminal.card_text import Card, card_name, facts_line, installed
from netrunner.terminal.decision_panel import FilterInput
from netrunner.terminal.scroll_screens import CardScreen
from netrunner.terminal.text_layout import quiet


class CardsScreen(ModalScreen[None]):
    """Every card in sight by where it lies; typing filters, Enter reads one."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "app.pop_screen", "Close")]

    def __init__(self, heading: str, places: Places) -> None:
        super().__init__()
        self.heading = heading
        self.places = places
        self._shown: list[Card | None] = []

    def compose(self) -> ComposeResult:
        with Vertical(classes="window"):
            yield FilterInput(placeholder="Type to filter, Enter reads, Escape closes", id="cards-filter")
            yield OptionList(id="cards")

    def on_mount(self) -> None:
        self.query_one(".window").border_title = self.heading
        self.fill()

    def fill(self) -> None:
        words = self.query_one(FilterInput).value.casefold().split()
        options = self.query_one(OptionList)
        options.clear_options()
        self._shown = []
        for place, cards in self.places:
            group = [card for card in cards if all(word in wanted(place, card) for word in words)]
            if not group and words:
                continue
            options.add_option(Option(Text(f"{place} ({len(cards)})", "bold"), disabled=True))
            self._shown.append(None)
            for card in group:
                options.add_option(Option(self.line(card), disabled="title" not in card))
                self._shown.append(card)
        options.highlighted = next((i for i, card in enumerate(self._shown) if card and "title" in card), None)

    def line(self, card: Card) -> Text:
        if "title" not in card:
            return Text.assemble("  ", card_name(card, card.get("unknown", "facedown card")))
        facedown = "" if card.get("rezzed", True) or card.get("hand") else " (facedown)"
        return Text.assemble("  ", installed(card), quiet(f"{facedown}  {facts_line(card['title'])}"))

    @on(FilterInput.Changed)
    def narrow(self) -> None:
        self.fill()

    @on(FilterInput.PutAway)
    def close(self) -> None:
        self.dismiss()

    @on(FilterInput.Moved)
    def move(self, message: FilterInput.Moved) -> None:
        options = self.query_one(OptionList)
        if message.by > 0:
            options.action_cursor_down()
        else:
            options.action_cursor_up()

    @on(FilterInput.Submitted)
    def read_highlighted(self) -> None:
        place = self.query_one(OptionList).highlighted
        if place is not None:
            self.read(place)

    @on(OptionList.OptionSelected)
    def read_selected(self, message: OptionList.OptionSelected) -> None:
        self.read(message.option_index)

    def read(self, place: int) -> None:
        card = self._shown[place]
        if card is not None and "title" in card:
            self.app.push_screen(CardScreen(card["title"], card))


def wanted(place: str, card: Card) -> str:
    """What the filter looks at."""
    return f"{place} {card.get('title', '')} {card.get('type', '')} {' '.join(card.get('subtypes', ()))}".casefold()
