"""How a card reads: its name on the table, the facts printed on it, and its text in our own words."""

from __future__ import annotations

from typing import Any, Final

from rich.style import Style
from rich.text import Text

from netrunner import cards, rules
from netrunner.cards.data.sets import sets
from netrunner.cards.facts import CardFacts, UnknownCard, find
from netrunner.terminal.colours import ACCENT, QUIET, WARNING, card_colour, faction_colour
from netrunner.terminal.text_layout import Lines, joined, quiet, wrapped

Card = dict[str, Any]
"""One card of a view."""

CLICKED: Final = "card"
"""What a click on a title finds in its style: the title and the id of the card."""

COUNTERS: Final = {
    "advancement": "adv",
    "virus": "virus",
    "power": "power",
    "agenda": "agenda",
    "credit": "cr",
}
COSTS: Final = {
    "ice": "rez cost",
    "asset": "rez cost",
    "upgrade": "rez cost",
    "event": "play cost",
    "operation": "play cost",
    "hardware": "install cost",
    "program": "install cost",
    "resource": "install cost",
}


def name(title: str, card_id: int = 0) -> Text:
    """A title in the colour of its faction; a click opens the card."""
    return Text(title, Style(color=card_colour(title), meta={CLICKED: (title, card_id)}))


def card_name(card: Card, unknown: str = "unknown card") -> Text:
    """A card of a view by its title, or what the player sees instead of one."""
    if "title" not in card:
        return Text(unknown, Style(color=QUIET, italic=True))
    return name(card["title"], card["id"])


def counters(card: Card) -> Text:
    """The counters on a card: "adv 2, virus 1"."""
    words = [f"{COUNTERS.get(kind, kind)} {count}" for kind, count in card.get("counters", {}).items()]
    return Text(", ".join(words), WARNING)


def installed(card: Card, unknown: str = "unknown card") -> Text:
    """A card in play on one line: name, strength now, counters and what it hosts."""
    text = card_name(card, unknown)
    text = Text.assemble(text)
    if "strength" in card:
        text.append_text(strength(card))
    if card.get("counters"):
        text.append(" ")
        text.append_text(counters(card))
    for words in [*card.get("chosen_names", ()), card.get("chosen_server"), card.get("named")]:
        if words:
            text.append(f" ({words})", QUIET)
    if card.get("hosted"):
        text.append(" [", QUIET)
        text.append_text(joined([installed(guest) for guest in card["hosted"]], ", "))
        text.append("]", QUIET)
    return text


def strength(card: Card) -> Text:
    """The strength now; with an arrow from the printed one where they differ."""
    printed = facts_of(card["title"])
    now = card["strength"]
    if printed is None or printed.strength is None or printed.strength == now:
        return Text(f" {now}", "bold")
    return Text(f" {printed.strength}→{now}", Style(bold=True, color=ACCENT))


def facts_of(title: str) -> CardFacts | None:
    """What is printed on a card, or None for a card that is not in the pool."""
    try:
        return find(title)
    except UnknownCard:
        return None


def type_words(facts: CardFacts) -> str:
    """ "ice: code gate" """
    return f"{facts.type}: {', '.join(facts.subtypes)}" if facts.subtypes else facts.type


def numbers(facts: CardFacts) -> list[str]:
    """The printed numbers that matter in play."""
    found: list[tuple[str, int | str | None]] = [
        (COSTS.get(facts.type, "cost"), "X" if facts.cost_x else facts.cost),
        ("strength", "X" if facts.strength_x else facts.strength),
        ("memory", facts.memory),
        ("advancement requirement", facts.advancement),
        ("agenda points", facts.points),
        ("trash cost", facts.trash_cost),
        ("link", facts.link),
    ]
    return [f"{label} {value}" for label, value in found if value is not None]


def facts_line(title: str, room: int = 999) -> str:
    """The printed facts on one line, for lists: as much of them as there is room for."""
    facts = facts_of(title)
    if facts is None:
        return ""
    tries = ([type_words(facts), *numbers(facts)], [facts.type, *numbers(facts)], numbers(facts)[:2])
    return next((line for line in map(" · ".join, tries) if len(line) <= room), "")


def short_cost(title: str) -> str:
    """What it costs to play, install or rez a card, or the advancement requirement and points of an agenda."""
    facts = facts_of(title)
    if facts is None:
        return ""
    if facts.type == "agenda":
        return f"{facts.advancement}/{facts.points}"
    return "X" if facts.cost_x else "" if facts.cost is None else str(facts.cost)


def faction_name(facts: CardFacts) -> str:
    return "Neutral" if facts.neutral else sets().factions[facts.faction].name


def now_line(card: Card) -> Text:
    """What is true of this copy on the table."""
    parts = []
    if "strength" in card:
        parts.append(Text(f"strength now {card['strength']}"))
    if "counters" in card:
        parts.append(Text("rezzed" if card["rezzed"] else "unrezzed") if card.get("type") in CORP_TYPES else Text())
        parts.append(counters(card))
    if card.get("hosted"):
        parts.append(Text.assemble("hosts ", joined([card_name(guest) for guest in card["hosted"]], ", ")))
    return joined(parts)


CORP_TYPES: Final = ("agenda", "asset", "ice", "upgrade")


def face(title: str, width: int, card: Card | None = None, rulings: bool = False) -> Lines:
    """A whole card: facts, the state of this copy if it is on the table, text and rulings."""
    facts = facts_of(title)
    if facts is None:
        return [Text(title, "bold"), quiet("This card is not in the pool.")]
    colour = faction_colour(facts.faction)
    heading = Text(("◆ " if facts.unique else "") + facts.title, Style(color=colour, bold=True))
    lines = [
        *wrapped(heading, width),
        *wrapped(Text.assemble((faction_name(facts), colour), " · ", type_words(facts)), width),
        *wrapped(quiet(" · ".join(numbers(facts))), width),
    ]
    if card is not None and (now := now_line(card)).plain:
        lines += wrapped(now, width)
    lines.append(Text())
    text = cards[title].text or "This card has no text."
    for paragraph in text.splitlines():
        lines += wrapped(Text(paragraph.replace("[subroutine]", "↳")), width)
    if rulings:
        current = [rule for rule in rules.for_card(title) if rule.status == "current"]
        if current:
            lines += [Text(), Text("Rulings", "bold")]
        for rule in current:
            lines += wrapped(Text.assemble(rule.summary, " ", quiet(f"({rule.id})")), width)
    return lines
