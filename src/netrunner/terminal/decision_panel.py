"""What the player has to decide: the question and every option, by number, arrows, filter or mouse."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.message import Message
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from netrunner.cards.facts import all_facts
from netrunner.terminal.card_text import facts_line, short_cost
from netrunner.terminal.colours import QUIET, card_colour
from netrunner.terminal.text_layout import quiet

Data = dict[str, Any]
FACTS_MARGIN: Final = 6


class FilterInput(Input):
    """The filter: arrows and Enter are for the list below it, Escape puts it away."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "put_away", show=False),
        Binding("up", "move(-1)", show=False),
        Binding("down", "move(1)", show=False),
    ]

    class Moved(Message):
        def __init__(self, by: int) -> None:
            super().__init__()
            self.by = by

    class PutAway(Message):
        pass

    def action_move(self, by: int) -> None:
        self.post_message(self.Moved(by))

    def action_put_away(self) -> None:
        self.post_message(self.PutAway())


class DecisionPanel(Vertical):
    """The question and its options. Posts `Chosen` with the index of an option."""

    class Chosen(Message):
        """The player chose the option with this index."""

        def __init__(self, index: int) -> None:
            super().__init__()
            self.index = index

    class Looked(Message):
        """The highlight moved to an option that is about this card, or to one about none."""

        def __init__(self, title: str | None, card: int) -> None:
            super().__init__()
            self.title = title
            self.card = card

    def __init__(self) -> None:
        super().__init__(id="decision")
        self._view: Data = {}
        self._shown: list[int] = []
        self._typed = ""

    def compose(self) -> ComposeResult:
        yield Static(id="ticker")
        yield Static(id="prompt")
        yield FilterInput(placeholder="Type a part of an option; Enter chooses, Escape ends", id="filter")
        yield OptionList(id="options")

    @property
    def choices(self) -> OptionList:
        return self.query_one("#options", OptionList)

    @property
    def filter(self) -> FilterInput:
        return self.query_one(FilterInput)

    @property
    def options(self) -> list[Data]:
        return list((self._view.get("decision") or {}).get("options", ()))

    def offer(self, view: Data, prompt: Text) -> None:
        """Show a decision, or what the player waits for."""
        self._view = view
        self._typed = ""
        self.query_one("#prompt", Static).update(prompt)
        self.end_filter()
        self.fill()

    def fill(self) -> None:
        """List the options that match the filter."""
        words = self.filter.value.casefold().split()
        self._shown = [
            index
            for index, option in enumerate(self.options)
            if all(word in option["label"].casefold() for word in words)
        ]
        options = self.choices
        options.clear_options()
        options.add_options([Option(self.line(index), id=f"option-{index}") for index in self._shown])
        options.display = bool(self.options)
        if self._shown:
            options.highlighted = 0
        else:
            self.post_message(self.Looked(None, 0))

    def on_resize(self) -> None:
        """More room or less: write the options anew, the same one highlighted."""
        place = self.choices.highlighted
        self.fill()
        if place is not None and place < len(self._shown):
            self.choices.highlighted = place

    def line(self, index: int) -> Text:
        """An option as it is listed: its number, the label, and the facts of its card where there is room."""
        option = self.options[index]
        label = option["label"]
        title = self.title_of(option)
        shown = Text.assemble((f"{index + 1:>2} ", QUIET), label)
        if title is None:
            return shown
        start = shown.plain.find(title)
        if start >= 0:
            shown.stylize(card_colour(title), start, start + len(title))
        beside = self.beside(option, title, self.size.width - shown.cell_len - FACTS_MARGIN)
        return Text.assemble(shown, quiet(f"   {beside}")) if beside else shown

    def beside(self, option: Data, title: str, room: int) -> str:
        """What an ability costs, or the facts of a card, and what it costs now where that is not what is printed."""
        cost: str = option.get("cost", "")
        verb = option["label"].partition(" ")[0]
        if verb == "Use":
            return cost
        changed = verb in ("Install", "Play", "Rez") and cost.partition(" ")[0] not in ("", short_cost(title))
        now = f" · now {cost}" if changed else ""
        facts = facts_line(title, room - len(now))
        return facts + now if facts else ""

    def title_of(self, option: Data) -> str | None:
        """The card that an option is about, if the player knows it."""
        card = find_card(self._view, option.get("card", -1))
        if card is not None and "title" in card:
            return str(card["title"])
        return title_in(option["label"])

    @property
    def highlighted(self) -> int | None:
        """The index of the highlighted option."""
        place = self.choices.highlighted
        return None if place is None or place >= len(self._shown) else self._shown[place]

    def looked_at(self) -> tuple[str | None, int]:
        """The card of the highlighted option."""
        index = self.highlighted
        if index is None:
            return (None, 0)
        option = self.options[index]
        return (self.title_of(option), option.get("card", 0))

    def start_filter(self) -> None:
        if self.options:
            self.filter.display = True
            self.filter.focus()

    def end_filter(self) -> None:
        self.filter.display = False
        self.filter.value = ""
        self.choices.focus()

    def choose(self, index: int) -> None:
        self._typed = ""
        self.post_message(self.Chosen(index))

    @on(Input.Changed, "#filter")
    def narrow(self) -> None:
        if self.filter.display:
            self.fill()

    @on(Input.Submitted, "#filter")
    def take_first(self) -> None:
        index = self.highlighted
        if index is not None:
            self.choose(index)

    @on(FilterInput.PutAway)
    def widen(self) -> None:
        self.end_filter()
        self.fill()

    @on(FilterInput.Moved)
    def move(self, message: FilterInput.Moved) -> None:
        if message.by > 0:
            self.choices.action_cursor_down()
        else:
            self.choices.action_cursor_up()

    @on(OptionList.OptionSelected)
    def select(self, message: OptionList.OptionSelected) -> None:
        message.stop()
        if message.option_index < len(self._shown):
            self.choose(self._shown[message.option_index])

    @on(OptionList.OptionHighlighted)
    def look(self, message: OptionList.OptionHighlighted) -> None:
        message.stop()
        self.post_message(self.Looked(*self.looked_at()))

    def on_key(self, event: events.Key) -> None:
        """Numbers choose: at once when no longer number is possible, else after Enter or another digit."""
        if event.character is None or not event.character.isdecimal() or not event.character.isascii():
            self._typed = ""
            return
        event.stop()
        self._typed = self.typed_with(event.character)
        if not self._typed:
            return
        index = int(self._typed) - 1
        longer = any(str(i + 1).startswith(self._typed) and i != index for i in self._shown)
        if index in self._shown:
            self.choices.highlighted = self._shown.index(index)
            if not longer:
                self.choose(index)

    def typed_with(self, digit: str) -> str:
        """What has been typed so far, as far as it begins the number of an option."""
        for typed in (self._typed + digit, digit):
            if any(str(index + 1).startswith(typed) for index in self._shown):
                return typed
        return ""


def find_card(data: Any, card: int) -> Data | None:
    """The card with an id anywhere in a view."""
    if isinstance(data, dict):
        if data.get("id") == card:
            return data
        parts = [value for key, value in data.items() if key not in ("log", "decision")]
    elif isinstance(data, list):
        parts = data
    else:
        return None
    for part in parts:
        found = find_card(part, card)
        if found is not None:
            return found
    return None


def title_in(label: str) -> str | None:
    """The title in a label such as "Play Hedge Fund" or "Use Crypsis: +1 strength"."""
    known = all_facts()
    for text in (label, label.partition(" ")[2]):
        for title in (
            text,
            text.partition(" (")[0],
            text.partition(": ")[0],
            text.partition(" (")[0].partition(": ")[0],
        ):
            if title in known:
                return title
    return None
