"""What is drafted from: a cube that somebody wrote down, or all cards of some sets; and what a bot thinks of a card.

Tournament Regulations: VII. Draft Tournament and Structure. The regulations leave the packs to the organizer.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping

from netrunner.cards.data.sets import sets
from netrunner.cards.facts import CardFacts, UnknownCard, all_facts, find
from netrunner.engine.terms import SIDES
from netrunner.tournament.errors import Refused

Pools = dict[str, dict[str, int]]
"""Side → title → copies."""

SHOWN = 10
LINE = re.compile(r"(?:(\d{1,3})\s*[x×]?\s+)?(.+)")


def from_text(text: str) -> Pools:
    """A cube: a title a line, with its copies before it where there are several (`2 Ice Wall`, `2x Ice Wall`).

    >>> from_text("2x ice wall\\nSure Gamble")
    {'corp': {'Ice Wall': 2}, 'runner': {'Sure Gamble': 1}}
    """
    counts: Counter[str] = Counter()
    wrong: list[str] = []
    for number, line in enumerate(text.splitlines(), start=1):
        match = LINE.fullmatch(line.strip())
        if match is None or line.lstrip().startswith("#"):
            continue
        try:
            counts[find(match.group(2)).title] += int(match.group(1) or 1)
        except UnknownCard as error:
            wrong.append(f"line {number}: {error}")
    if wrong:
        more = f"; and {len(wrong) - SHOWN} more" if len(wrong) > SHOWN else ""
        raise Refused("; ".join(wrong[:SHOWN]) + more)
    return _by_side((all_facts()[title], copies) for title, copies in counts.items())


def by_title(cards: Mapping[str, int]) -> dict[str, int]:
    """Cards as somebody typed them, by their titles; an identity is nothing that one drafts.

    >>> by_title({"ice wall": 2})
    {'Ice Wall': 2}
    """
    found: Counter[str] = Counter()
    for typed, copies in cards.items():
        try:
            card = find(typed)
        except UnknownCard as error:
            raise Refused(str(error).removesuffix(".")) from None
        if card.type == "identity":
            raise Refused(f"{card.title} is an identity, and identities are not drafted")
        found[card.title] += copies
    return dict(found)


def from_sets(codes: Iterable[str]) -> Pools:
    """Every card of these packs or cycles, in the copies that the products hold.

    >>> from_sets(["core"])["corp"]["Ice Wall"]
    3
    """
    known = sets()
    packs: set[str] = set()
    for code in codes:
        if code in known.packs:
            packs.add(code)
        elif code in known.cycles:
            packs.update(pack.code for pack in known.packs.values() if pack.cycle == code)
        else:
            raise Refused(f"There is no set or cycle {code!r}; packs are {', '.join(known.packs)}")
    return _by_side(
        (card, sum(printing.quantity for printing in card.printings if printing.pack in packs))
        for card in all_facts().values()
    )


def _by_side(cards: Iterable[tuple[CardFacts, int]]) -> Pools:
    pools: Pools = {side: {} for side in SIDES}
    for card, copies in cards:
        if copies and card.type != "identity":
            pools[card.side][card.title] = copies
    return pools


SMALLEST_DRAFT_DECK = 30


def agenda_points(pools: Pools) -> dict[str, int]:
    """The agenda points of the cards that have some."""
    facts = all_facts()
    return {title: points for pool in pools.values() for title in pool if (points := facts[title].points or 0)}


def minimum_points(free: Pools) -> int:
    """The agenda points that a smallest deck still needs from its picks (Rules Reference: Deck Building).

    >>> minimum_points({})
    14
    """
    given = sum(points * free["corp"][title] for title, points in agenda_points(free).items() if title in free["corp"])
    return max(0, 2 * (SMALLEST_DRAFT_DECK // 5) + 2 - given)


def fitting_packs(pool: int, seats: int, size: int = 10, most: int = 4) -> tuple[int, int]:
    """How many packs of how many cards a pool is enough for, at most as many as a full draft has.

    >>> fitting_packs(339, 4), fitting_packs(110, 4), fitting_packs(12, 8)
    ((4, 10), (2, 10), (1, 1))
    """
    each = pool // max(1, seats)
    if each >= size:
        return min(most, each // size), size
    return (1, each) if each else (0, 0)


BASICS = {
    "corp": (
        *("Hedge Fund", "PAD Campaign", "Melange Mining Corp.", "Wall of Static", "Enigma", "Hunter"),
        *("Beanstalk Royalties", "Ice Wall"),
    ),
    "runner": (
        *("Sure Gamble", "Armitage Codebusting", "Crypsis", "Infiltration", "Access to Globalsec", "Diesel"),
        *("Easy Mark", "Inside Job"),
    ),
}
"""Plain cards that everybody may add where the packs hold less than a smallest deck, three of each."""


def basics(side: str, drafted: int) -> str:
    """The plain cards that a seat with so many picks needs for a smallest deck, as a text.

    >>> basics("runner", 27), basics("runner", 30)
    ('3 Sure Gamble\\n', '')
    """
    needed = max(0, SMALLEST_DRAFT_DECK - drafted)
    return "".join(f"3 {title}\n" for title in BASICS[side][: -(-needed // 3)])


def ratings(pools: Pools) -> dict[str, int]:
    """What a bot thinks of each card: a rough order by what wins drafts, from 0 to 100."""
    return {title: rating(all_facts()[title]) for pool in pools.values() for title in pool}


def rating(card: CardFacts) -> int:
    """Ways to get in and to keep out, money, and points that are cheap to score come first.

    >>> rating(find("Corroder")) > rating(find("Hedge Fund")) > rating(find("Aggressive Negotiation"))
    True
    """
    cost = card.cost or 0
    worth = {"program": 40, "ice": 45, "agenda": 40, "asset": 35, "operation": 35, "upgrade": 30}.get(card.type, 35)
    if "icebreaker" in card.subtypes:
        worth += 30 - 2 * cost
    if card.type == "ice":
        worth += 5 * (card.strength or 0) - 4 * cost
    if card.type == "agenda":
        worth += 20 * (card.points or 0) - 8 * (card.advancement or 0)
    if card.economy:
        worth += 25
    return max(0, min(100, worth - cost))
