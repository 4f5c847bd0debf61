"""The keys of the game and the signs on the table, for whoever asks."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text

from netrunner.terminal.scroll_screens import PageScreen
from netrunner.terminal.text_layout import Lines, fit, wrapped


class HelpScreen(PageScreen):
    """Keys and signs."""

    heading = "Keys and signs"
    KEYS: ClassVar = (
        ("Arrows, Enter", "choose an option; a click does the same"),
        ("1 2 3 …", "choose an option by its number"),
        ("/", "filter the options by typing"),
        ("r", "read the card of the highlighted option; or click a title on the table"),
        ("c", "read any card in sight"),
        ("d", "read Archives, the heap and the score areas"),
        ("w", "ask why something cannot be done"),
        ("space", "pass, or continue"),
        ("p", "pass until something new is offered, a run comes or your turn begins"),
        ("u", "take back your last choice"),
        ("s", "save the game"),
        ("l", "the whole log"),
        ("Page Up, Page Down", "scroll the table"),
        ("q, Ctrl+C", "leave; the game is kept"),
    )
    SIGNS: ClassVar = (
        ("■ □", "rezzed, unrezzed or facedown"),
        ("1 2 3", "ice counted from the innermost"),
        ("▶", "where the Runner is"),
        ("[ ] [x] [!]", "a subroutine: unbroken, broken, resolved"),
        ("2→5", "strength: printed and now"),
        ("4/2", "an agenda in hand: advancement requirement and points"),
    )

    def lines(self, width: int) -> Lines:
        lines: Lines = []
        for group in (self.KEYS, self.SIGNS):
            for sign, words in group:
                for number, line in enumerate(wrapped(Text(words), width - 20)):
                    lines.append(Text.assemble(fit(Text(sign if number == 0 else "", "bold"), 20), line))
            lines.append(Text())
        return lines[:-1]
