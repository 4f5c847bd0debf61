"""jinteki.net's text: a count and a title a line, with `;; identity:` and `;; title:` in comments.

An export without them has no identity; `[id: 01050, art: x]` after a title names a printing. `;; in play:` is our own
addition, which the site reads as a comment.
"""

import re

from netrunner.decks.deck import UNNAMED, Deck, one_line
from netrunner.decks.notation.card_collector import CardCollector
from netrunner.decks.notation.counts import counted

_SETTING = re.compile(r";; ?(identity|title|name|in play) ?: ?(.+)", re.IGNORECASE)
_PRINTED = re.compile(r"(.+?)(?: \[([^\[\]]*)\])?")
_CODE = re.compile(r"\bid:\s*(\d{5})\b", re.IGNORECASE)


def parse(text: str) -> Deck:
    collector, name = CardCollector(), UNNAMED
    for number, line in enumerate(text.splitlines(), 1):
        line = one_line(line)
        setting = _SETTING.fullmatch(line)
        if setting:
            if setting[1].casefold() == "identity":
                collector.identify(setting[2], number)
            elif setting[1].casefold() == "in play":
                collector.start_in_play(setting[2], number)
            else:
                name = setting[2]
            continue
        if not line or line.startswith(";;"):
            continue
        card = counted(line)
        if card is None:
            collector.complain(f"“{line[:60]}” is not a card: write a count and a title, as in “3 Hedge Fund”", number)
            continue
        count, text = card
        printed = _PRINTED.fullmatch(text)
        assert printed is not None, text
        code = _CODE.search(printed[2] or "")
        collector.card(count, printed[1], number, code=code[1] if code else None)
    return collector.deck(name)


def write(deck: Deck) -> str:
    lines = [f";; title: {deck.name}"]
    if deck.identity is not None:
        lines.append(f";; identity: {deck.identity}")
    lines += [f";; in play: {title}" for title in deck.in_play]
    for entry in deck.entries:
        lines.append(f"{entry.count} {entry.title}" + (f" [id: {entry.code}]" if entry.code else ""))
    return "\n".join([*lines, ""])
