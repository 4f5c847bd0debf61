"""The first screen: which side, which bot, which decks, which seed; or a game to go on with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, Final

from rich.markup import escape
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Button, Footer, Input, OptionList, RadioButton, RadioSet, Static
from textual.widgets.option_list import Option

from netrunner.bot_names import DEFAULT_BOT
from netrunner.decks import Deck, DeckError
from netrunner.decks.bundled_decks import DeckCollection, bundled, deck_collections
from netrunner.engine.reason import SetupError
from netrunner.terminal import saved_games
from netrunner.terminal.colours import faction_colour
from netrunner.terminal.match import Match, drawn_side
from netrunner.terminal.text_layout import quiet

SIDE_CHOICES: Final = ("runner", "corp", "random")
SIDE_WORDS: Final = {"runner": "the Runner", "corp": "the Corp", "random": "either, by chance"}
BOT_WORDS: Final = {"rookie": "rookie: sensible", "ace": "ace: thinks ahead", "random": "random: any move"}
DEFAULTS: Final = {"corp": "core-jinteki", "runner": "core-shaper"}
LARGEST_SEED: Final = 2**31


@dataclass(frozen=True, slots=True)
class GameSetup:
    """What the player has settled before the first screen; None: not yet."""

    corp: str | None = None
    runner: str | None = None
    side: str | None = None
    seed: int | None = None
    bot: str | None = None

    @property
    def complete(self) -> bool:
        """Whether there is nothing left to ask."""
        return self.corp is not None and self.runner is not None

    def match(self, seed: int) -> Match:
        """The game that was planned; what was left open is filled in. `DeckError` or `SetupError` for a bad deck."""
        corp = Deck.load(self.corp or DEFAULTS["corp"])
        runner = Deck.load(self.runner or DEFAULTS["runner"])
        seed = seed if self.seed is None else self.seed
        side = drawn_side(seed) if self.side in (None, "random") else self.side
        assert side is not None
        return Match.start(corp, runner, side, seed, self.bot or DEFAULT_BOT)


def deck_names(side: str, chosen: str | None) -> list[str]:
    """The bundled decks of a side, and the player's own if one was named."""
    names = [name for name in bundled() if Deck.load(name).side == side]
    return [*names, chosen] if chosen is not None and chosen not in names else names


def deck_label(name: str) -> str:
    """A starter by its identity, any other bundled deck by its name, a deck of the player's by both; in the colour of
    its faction."""
    deck = Deck.load(name)
    facts = deck.identity_facts
    title = (facts.title if facts is not None else deck.name).partition(":")[0]
    if name not in deck_collections():
        shown = f"{title} ({deck.name})"
    else:
        shown = title if deck_collections()[name] is DeckCollection.STARTERS else deck.name
    return f"[{faction_colour(facts.faction if facts is not None else '')}]{escape(shown)}[/]"


class StartScreen(Screen[None]):
    """Choose, then press Play."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("p", "play", "Play"),
        Binding("tab", "app.focus_next", "Next field"),
        Binding("q", "app.leave", "Quit"),
    ]

    def __init__(self, plan: GameSetup, new_seed: Callable[[], int], begin: Callable[[Match], None]) -> None:
        super().__init__()
        self.plan = plan
        self.new_seed = new_seed
        self.begin = begin
        self.decks = {side: deck_names(side, getattr(plan, side)) for side in ("corp", "runner")}
        self.saved = saved_games.saved_games()

    def compose(self) -> ComposeResult:
        yield Static("[b]netrunner[/b]  a game against a bot", id="heading")
        with VerticalScroll(id="form", can_focus=False):
            with Horizontal(id="choices"):
                with Vertical(id="players"):
                    yield self.radio("side", "You are", SIDE_CHOICES, self.plan.side or "runner", SIDE_WORDS)
                    yield self.radio("bot", "Against", tuple(BOT_WORDS), self.plan.bot or DEFAULT_BOT, BOT_WORDS)
                for side, words in (("corp", "Corp deck"), ("runner", "Runner deck")):
                    labels = {name: deck_label(name) for name in self.decks[side]}
                    chosen = getattr(self.plan, side) or DEFAULTS[side]
                    yield self.radio(side, words, tuple(self.decks[side]), chosen, labels)
            with Horizontal(id="go"):
                seed = "" if self.plan.seed is None else str(self.plan.seed)
                yield Input(seed, placeholder="Seed (a new one)", type="integer", id="seed")
                yield Button("Play", id="play", variant="primary")
            with Vertical(id="resume"):
                yield Static(quiet("Or go on with a game:" if self.saved else "Games you leave are kept here."))
                yield OptionList(*(Option(one.title) for one in self.saved), id="saved", markup=False)
        yield Footer(show_command_palette=False, compact=True)

    def radio(self, name: str, title: str, values: tuple[str, ...], chosen: str, words: dict[str, str]) -> RadioSet:
        buttons = [RadioButton(words[value], value=value == chosen) for value in values]
        field = RadioSet(*buttons, id=name)
        field.border_title = title
        return field

    def on_mount(self) -> None:
        self.query_one("#saved").display = bool(self.saved)
        self.query_one("#play", Button).focus()

    def picked(self, name: str, values: list[str]) -> str:
        index = self.query_one(f"#{name}", RadioSet).pressed_index
        return values[max(index, 0)]

    @on(Button.Pressed, "#play")
    @on(Input.Submitted, "#seed")
    def play(self) -> None:
        text = self.query_one("#seed", Input).value.strip()
        try:
            seed = int(text) if text else None
        except ValueError:
            self.notify("The seed has to be a whole number.", severity="error", markup=False)
            return
        plan = GameSetup(
            self.picked("corp", self.decks["corp"]),
            self.picked("runner", self.decks["runner"]),
            self.picked("side", list(SIDE_CHOICES)),
            seed,
            self.picked("bot", list(BOT_WORDS)),
        )
        try:
            match = plan.match(self.new_seed())
        except (DeckError, SetupError) as error:
            self.notify(str(error), severity="error", markup=False)
            return
        self.begin(match)

    def action_play(self) -> None:
        self.play()

    @on(OptionList.OptionSelected, "#saved")
    def resume(self, message: OptionList.OptionSelected) -> None:
        path: Path = self.saved[message.option_index].path
        try:
            match = saved_games.load(path)
        except saved_games.SaveError as error:
            self.notify(str(error), severity="error", markup=False)
            return
        self.begin(match)
