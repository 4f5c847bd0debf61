"""The list that NetrunnerDB exports in four styles: a name, an identity, headings with counts, cards, totals.

The notations (text, plain, markdown, BBCode) differ in how a name, a heading and a card are marked up; what the lines
mean is the same and is read and written here.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass

from netrunner.cards.data.sets import sets
from netrunner.cards.facts import CardFacts, UnknownCard, all_facts, by_code, find, normalised, packs_by_name
from netrunner.decks.deck import UNNAMED, Deck, Entry, one_line
from netrunner.decks.legality.agendas import required_points
from netrunner.decks.legality.influence import Influence, influence
from netrunner.decks.notation.card_collector import CardCollector
from netrunner.decks.notation.counts import counted

PIPS = " •●○◦☆★🦄"
NO_IDENTITY = "No identity"
CARD_URL = "https://netrunnerdb.com/en/card/"

_HEADING = re.compile(r"[^\W\d][^()\[\]]* \(\d+\)")
_FOOTER = re.compile(
    r"\d+ influence spent\b|\d+ agenda points?\b|\d+ cards \(min\b|decklist\b|deck built\b|https?://", re.IGNORECASE
)
_UP_TO = re.compile(r"cards up to (.+)", re.IGNORECASE)
_CODE = re.compile(r"/card/(\d{5})(?!\d)")


@dataclass(frozen=True, slots=True)
class ListingStyle:
    """How a notation marks up a name, a heading and a card. The patterns take the mark-up off again."""

    name: str
    heading: str
    card: str
    """Made with `count`, `title`, `url`, `pack` and `pips`."""
    identity: str
    strip_line: Callable[[str], str]
    """A name or heading line without its mark-up."""
    part: re.Pattern[str]
    """The title with what belongs to it: groups `title` and perhaps `pack` and `url`."""
    pip: str = "●"
    line_end: str = "\n"


@dataclass(frozen=True, slots=True)
class _Section:
    title: str
    pack: str | None
    code: str | None


def _part(style: ListingStyle, text: str) -> _Section:
    match = style.part.fullmatch(text.rstrip(PIPS))
    if match is None:
        return _Section(text.rstrip(PIPS), None, None)
    groups = match.groupdict()
    code = _CODE.search(groups.get("url") or "")
    return _Section(match["title"].strip(), groups.get("pack"), code[1] if code else None)


def _is_identity(part: _Section) -> bool:
    try:
        if part.code is not None:
            return by_code(part.code).type == "identity"
        pack = packs_by_name().get(normalised(part.pack)) if part.pack else None
        return find(part.title, pack=pack).type == "identity"
    except UnknownCard as error:
        return error.ambiguous


def parse(text: str, style: ListingStyle) -> Deck:
    collector = CardCollector()
    lines = [(number, one_line(line)) for number, line in enumerate(text.splitlines(), 1)]
    lines = [(number, line) for number, line in lines if line]
    name, taken = _head(lines, style, collector)
    for number, line in lines[taken:]:
        bare = style.strip_line(line)
        up_to = _UP_TO.match(bare)
        if up_to:
            collector.newest_set = up_to[1]
            continue
        if _FOOTER.match(bare) or _HEADING.fullmatch(bare):
            continue
        card = counted(line.rstrip(PIPS))
        if card is None:
            collector.complain(f"“{line[:60]}” is neither a card (3x Title), a heading (Ice (9)) nor a total", number)
            continue
        count, text = card
        part = _part(style, text)
        collector.card(count, part.title, number, code=part.code, pack=part.pack)
    return collector.deck(name)


def _head(lines: list[tuple[int, str]], style: ListingStyle, collector: CardCollector) -> tuple[str, int]:
    """Read name and identity; the name, and how many lines that took."""

    def is_body(line: str) -> bool:
        return bool(counted(line) or _HEADING.fullmatch(style.strip_line(line)))

    def identify(index: int) -> None:
        part = _part(style, lines[index][1])
        collector.identify(part.title, lines[index][0], code=part.code, pack=part.pack)

    parts = [_part(style, line) for _, line in lines[:2]]
    if len(parts) > 1 and parts[1].title == NO_IDENTITY:
        return style.strip_line(lines[0][1]), 2
    if len(parts) > 1 and _is_identity(parts[1]) and counted(lines[1][1]) is None:
        identify(1)
        return style.strip_line(lines[0][1]), 2
    if is_body(lines[0][1]):
        return UNNAMED, 0
    if _is_identity(parts[0]):
        identify(0)
        return UNNAMED, 1
    if len(parts) > 1 and not is_body(lines[1][1]):
        identify(1)  # complains: it should be an identity and is none that is known
        return style.strip_line(lines[0][1]), 2
    return style.strip_line(lines[0][1]), 1


def heading_of(card: CardFacts) -> str:
    """The heading that a card stands under: its type, but ice and icebreakers apart."""
    if card.type == "ice":
        kinds = [kind for kind in ("barrier", "code gate", "sentry") if kind in card.subtypes]
        return kinds[0].title() if len(kinds) == 1 else "Multi" if kinds else "Other"
    if card.type == "program" and "icebreaker" in card.subtypes:
        return "Icebreaker"
    return card.type.title()


HEADINGS = (
    "Identity", "Event", "Hardware", "Resource", "Icebreaker", "Program",
    "Agenda", "Asset", "Upgrade", "Operation", "Barrier", "Code Gate", "Sentry", "Multi", "Other",
)  # fmt: skip


def grouped(deck: Deck) -> dict[str, list[Entry]]:
    """The entries of a deck under their headings, in the usual order of headings."""
    facts = all_facts()
    groups: dict[str, list[Entry]] = {heading: [] for heading in HEADINGS}
    for entry in deck.entries:
        groups[heading_of(facts[entry.title])].append(entry)
    return {heading: entries for heading, entries in groups.items() if entries}


def shown_code(title: str, code: str | None) -> str:
    """The printing of an entry, or the card's latest when the entry names none."""
    return code or all_facts()[title].printings[-1].code


def _pack_name(title: str, code: str) -> str:
    pack = next(printing.pack for printing in all_facts()[title].printings if printing.code == code)
    return sets().packs[pack].name


def _by_fives(pips: str) -> str:
    return " ".join(pips[start : start + 5] for start in range(0, len(pips), 5))


def _pips(entry: Entry, deck: Deck, account: Influence, style: ListingStyle) -> str:
    """The influence pips of a line; waived ones are hollow. Several lines of a title share its influence."""
    first = next(other for other in deck.entries if other.title == entry.title)
    if first is not entry:
        return ""
    pips = style.pip * account.spent.get(entry.title, 0) + "○" * account.waived.get(entry.title, 0)
    return " " + _by_fives(pips) if pips else ""


def write(deck: Deck, style: ListingStyle) -> str:
    account = influence(deck)
    lines = [style.name.format(name=deck.name)]
    if deck.identity is None:
        lines.append(NO_IDENTITY)
    else:
        code = shown_code(deck.identity, deck.identity_code)
        pack = _pack_name(deck.identity, code)
        lines.append(style.identity.format(title=deck.identity, url=CARD_URL + code, pack=pack))
    for heading, entries in grouped(deck).items():
        count = sum(entry.count for entry in entries)
        lines += ["", style.heading.format(heading=f"{heading} ({count})")]
        for entry in entries:
            code = shown_code(entry.title, entry.code)
            pips = _pips(entry, deck, account, style)
            pack = _pack_name(entry.title, code)
            lines.append(
                style.card.format(count=entry.count, title=entry.title, url=CARD_URL + code, pack=pack, pips=pips)
            )
    return style.line_end.join([*lines, "", *_totals(deck, account), ""])


def _totals(deck: Deck, account: Influence) -> list[str]:
    identity, totals = deck.identity_facts, []
    if identity is not None:
        limit = account.printed_limit
        available = "no limit" if limit is None else f"max {limit}, available {limit - account.total}"
        totals.append(f"{account.total} influence spent ({available})")
    if deck.side == "corp":
        points = sum((card.points or 0) * count for card, count in deck.facts)
        totals.append("{} agenda points (between {} and {})".format(points, *required_points(deck.size)))
    minimum = identity.minimum_deck_size if identity else None
    totals.append(f"{deck.size} cards (min {minimum or 0})")
    newest = max((shown_code(entry.title, entry.code), entry.title) for entry in deck.entries) if deck.entries else None
    if newest:
        totals.append(f"Cards up to {_pack_name(newest[1], newest[0])}")
    return totals
