"""What is printed on a card, as data: one `CardFacts` a title, and the matching of titles that people type.

Rules Reference: Card Anatomy, Faction, Influence, Subtype, Unique. Behaviour is not here; neither is rule text.
"""

import difflib
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from netrunner.cards.data import load
from netrunner.cards.data.sets import sets

TYPES = (
    "identity", "agenda", "asset", "upgrade", "operation", "ice",
    "event", "hardware", "resource", "program",
)  # fmt: skip

NEWEST_CYCLE = 24
"""The first two digits of a printing code name its cycle; later cycles are not in this pool."""


@dataclass(frozen=True, slots=True)
class Printing:
    """One appearance of a title in a product."""

    code: str
    pack: str
    position: int
    quantity: int


@dataclass(frozen=True, slots=True)
class CardFacts:
    """The printed characteristics of a title.

    >>> wall = find("ice wall")
    >>> wall.title, wall.type, wall.strength, wall.subtypes
    ('Ice Wall', 'ice', 1, ('barrier',))
    """

    title: str
    side: str
    type: str
    faction: str
    subtypes: tuple[str, ...]
    cost: int | None
    """Play, install or rez cost; None when the card has none, or an X (then `cost_x`)."""
    cost_x: bool
    strength: int | None
    strength_x: bool
    memory: int | None
    link: int | None
    influence: int | None
    """None: the card has no influence value and cannot leave its faction."""
    influence_limit: int | None
    """Of an identity; None: no limit."""
    minimum_deck_size: int | None
    advancement: int | None
    points: int | None
    trash_cost: int | None
    unique: bool
    deck_limit: int
    economy: bool
    """It pays its owner credits that can be spent on anything (our own judgement; see the data folder)."""
    printings: tuple[Printing, ...]

    @property
    def neutral(self) -> bool:
        return self.faction.startswith("neutral")

    @property
    def packs(self) -> tuple[str, ...]:
        return tuple(printing.pack for printing in self.printings)


class UnknownCard(LookupError):
    """No title of the pool matches, or more than one does."""

    def __init__(self, text: str, candidates: tuple[str, ...] = ()) -> None:
        self.text = text
        self.candidates = candidates
        """The titles that it could be, when there is more than one."""
        super().__init__(text, candidates)

    @property
    def ambiguous(self) -> bool:
        return bool(self.candidates)

    @property
    def nearest(self) -> tuple[str, ...]:
        """The titles that may have been meant. Worked out on demand: comparing with the whole pool takes time."""
        return self.candidates or nearest(self.text)

    def __str__(self) -> str:
        if self.ambiguous:
            return f"“{self.text}” could be any of {quoted(self.nearest)}"
        if self.nearest:
            return f"no card is called “{self.text}”; {the_nearest(self.nearest)}"
        return f"no card is called “{self.text}”"


def quoted(titles: Sequence[str]) -> str:
    return ", ".join(f"“{title}”" for title in titles)


def the_nearest(titles: Sequence[str]) -> str:
    """The titles that may have been meant, in words.

    >>> the_nearest(["Enigma"]), the_nearest(["Enigma", "Ichi 1.0"])
    ('the nearest title is “Enigma”', 'the nearest titles are “Enigma”, “Ichi 1.0”')
    """
    return f"the nearest {'title is' if len(titles) == 1 else 'titles are'} {quoted(titles)}"


def _int(value: int | str | None) -> int | None:
    return None if value == "X" or value is None else int(value)


def _read() -> Iterator[CardFacts]:
    for row in load("cards.json")["cards"]:
        (title, side, type_, faction, subtypes, cost, strength, memory, link, influence, limit, size,
         advancement, points, trash_cost, unique, deck_limit, economy, printings) = row  # fmt: skip
        yield CardFacts(
            title, side, type_, faction, tuple(subtypes), _int(cost), cost == "X", _int(strength), strength == "X",
            memory, link, influence, limit, size, advancement, points, trash_cost, bool(unique), deck_limit,
            bool(economy), tuple(Printing(*printing) for printing in printings),
        )  # fmt: skip


@cache
def all_facts() -> dict[str, CardFacts]:
    """Every card of the pool by title, in the order of printing. Read once; do not change it."""
    return {card.title: card for card in _read()}


@cache
def _codes() -> dict[str, CardFacts]:
    return {printing.code: card for card in all_facts().values() for printing in card.printings}


def by_code(code: str) -> CardFacts:
    """The card with a printing code such as ``"01110"``.

    >>> by_code("01110").title
    'Hedge Fund'
    """
    card = _codes().get(code)
    if card is None:
        raise UnknownCard(code)
    return card


def newer_than_pool(code: str) -> bool:
    """Whether a printing code belongs to a cycle published after this pool was closed."""
    return len(code) == 5 and code.isascii() and code.isdigit() and int(code[:2]) > NEWEST_CYCLE


def normalised(title: str) -> str:
    """A title reduced to what two spellings of it share: letters and digits without case, accents or punctuation.

    >>> normalised("Déjà Vu"), normalised("Chaos Theory: Wünderkind")
    ('dejavu', 'chaostheorywunderkind')
    """
    folded = title.casefold()
    if not folded.isascii():
        folded = unicodedata.normalize("NFKD", folded)
    return "".join(character for character in folded if character.isalnum())


@cache
def _by_normalised() -> dict[str, CardFacts]:
    return {normalised(title): card for title, card in all_facts().items()}


@cache
def _by_name() -> dict[str, tuple[CardFacts, ...]]:
    """Identities by the part of their title before the colon."""
    names: dict[str, tuple[CardFacts, ...]] = {}
    for card in all_facts().values():
        if card.type == "identity":
            name = normalised(card.title.split(":")[0])
            names[name] = (*names.get(name, ()), card)
    return names


def _in_pack(cards: Iterable[CardFacts], pack: str) -> tuple[CardFacts, ...]:
    return tuple(card for card in cards if pack in card.packs)


def find(title: str, *, pack: str | None = None) -> CardFacts:
    """The card that a title means: case, accents and punctuation do not matter, an identity's subtitle may be left out.

    A pack code settles what the title alone leaves open, as on a tournament deck list ("Ichi" of the Core Set).

    >>> find("melange mining corp").title
    'Melange Mining Corp.'
    >>> find("Noise").title
    'Noise: Hacker Extraordinaire'
    >>> find("Ichi", pack="core").title
    'Ichi 1.0'
    """
    exact = all_facts().get(title)
    if exact is not None:
        return exact
    key = normalised(title)
    card = _by_normalised().get(key)
    if card is not None:
        return card
    candidates = _by_name().get(key, ())
    if pack is not None and key:
        if len(candidates) != 1:
            starting = (card for name, card in _by_normalised().items() if name.startswith(key))
            candidates = _in_pack(candidates, pack) or _in_pack(starting, pack)
    if len(candidates) == 1:
        return candidates[0]
    if candidates:
        raise UnknownCard(title, tuple(card.title for card in candidates))
    raise UnknownCard(title)


def nearest(text: str, count: int = 3) -> tuple[str, ...]:
    """The titles most like a text, best first."""
    key = normalised(text[:80])
    if not key:
        return ()
    starting = [card for name, card in _by_normalised().items() if name.startswith(key)] if len(key) > 1 else []
    found = [card.title for card in sorted(starting, key=lambda card: len(card.title))[:count]]
    for name in difflib.get_close_matches(key, [*_by_normalised(), *_by_name()], n=count, cutoff=0.6):
        cards = (_by_normalised()[name],) if name in _by_normalised() else _by_name()[name]
        found += [card.title for card in cards if card.title not in found]
    return tuple(found[:count])


def approximate(text: str) -> CardFacts:
    """The one card that an incomplete or slightly wrong title can mean; `UnknownCard` with candidates otherwise.

    >>> approximate("acount syphon").title
    'Account Siphon'
    """
    try:
        return find(text)
    except UnknownCard as error:
        if error.ambiguous:
            raise
    key = normalised(text)
    names = _by_normalised()
    for matches in (
        [card for name, card in names.items() if key and name.startswith(key)],
        [card for name, card in names.items() if len(key) > 2 and key in name],
    ):
        if len(matches) == 1:
            return matches[0]
        if matches:
            titles = tuple(sorted((card.title for card in matches), key=lambda title: (len(title), title)))
            raise UnknownCard(text, titles[:8])
    close = difflib.get_close_matches(key, [*names, *_by_name()], n=2, cutoff=0.75)
    if close and (len(close) == 1 or _closer(key, close[0], close[1])):
        cards = (names[close[0]],) if close[0] in names else _by_name()[close[0]]
        if len(cards) == 1:
            return cards[0]
    raise UnknownCard(text)


def _closer(key: str, first: str, second: str) -> bool:
    """Whether the first of two close matches is clearly the better one."""
    return similarity(key, first) - similarity(key, second) > 0.05


def similarity(one: str, other: str) -> float:
    """How alike two normalised titles are, from 0 to 1."""
    return difflib.SequenceMatcher(None, one, other).ratio()


@cache
def packs_by_name() -> dict[str, str]:
    """Pack codes by normalised pack name, for lists that write the pack beside a title."""
    return {normalised(pack.name): pack.code for pack in sets().packs.values()}
