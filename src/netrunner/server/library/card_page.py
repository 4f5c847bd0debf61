"""The page of one card: facts, printings, legality now and over time, rulings, cards like it."""

from __future__ import annotations

from functools import cache
from typing import Final

from netrunner import rules
from netrunner.cards.data.most_wanted import most_wanted_lists
from netrunner.cards.data.sets import sets
from netrunner.cards.facts import CardFacts, UnknownCard, all_facts, by_code, nearest
from netrunner.decks.deckbuilding_notes import building_notes
from netrunner.decks.formats import DESCRIPTIONS
from netrunner.server.errors import Refused
from netrunner.server.library.break_costs import breaks
from netrunner.server.library.card_legality import said_by, status
from netrunner.server.library.catalogue import card_entry
from netrunner.server.library.rule_pages import brief
from netrunner.server.library.slug import by_slug, slug_of
from netrunner.server.library.wire import CardPage, OwnDeck, Printing, RuleBrief

SIMILAR: Final = 6


def find_card(name: str) -> CardFacts:
    """The card with a slug or the code of a printing."""
    card = by_slug().get(name)
    if card is not None:
        return card
    try:
        return by_code(name)
    except UnknownCard:
        close = " or ".join(f"“{title}”" for title in nearest(name, 2))
        hint = f": did you mean {close}?" if close else "."
        raise Refused(f"There is no card “{name}”{hint}", 404) from None


def card_page(card: CardFacts, decks: list[OwnDeck]) -> CardPage:
    """The page for a visitor with these decks."""
    return fixed_page(card.title).model_copy(update={"decks": decks})


@cache
def fixed_page(title: str) -> CardPage:
    """What is the same for everybody."""
    card = all_facts()[title]
    return CardPage(
        card=card_entry(card),
        notes=building_notes(card),
        printings=printings(card),
        formats=[status(card, name) for name in DESCRIPTIONS],
        lists=[entry for listing in most_wanted_lists() for entry in said_by(listing, card)],
        rulings=rulings_on(card),
        similar=[slug_of(other.title) for other in similar(card)],
        breaks=breaks(card),
        decks=[],
    )


def printings(card: CardFacts) -> list[Printing]:
    known = sets()
    return [
        Printing(
            code=each.code,
            pack=known.packs[each.pack].name,
            cycle=known.cycles[known.packs[each.pack].cycle].name,
            position=each.position,
            quantity=each.quantity,
            released=known.packs[each.pack].released,
        )
        for each in card.printings
    ]


def rulings_on(card: CardFacts) -> list[RuleBrief]:
    """Rulings that name the card, those in force first."""
    found = rules.for_card(card.title) if rules.named_card(card.title) == card.title else []
    return [brief(rule) for rule in sorted(found, key=lambda rule: rule.status != "current")]


def similar(card: CardFacts) -> list[CardFacts]:
    """Cards of the same type that do such things: by shared subtypes, then faction, then how near the numbers are."""

    def distance(other: CardFacts) -> tuple[int, bool, int, str]:
        shared = len(set(card.subtypes) & set(other.subtypes))
        numbers = abs((card.cost or 0) - (other.cost or 0)) + abs((card.strength or 0) - (other.strength or 0))
        return (
            -shared,
            other.faction != card.faction,
            numbers + abs((card.points or 0) - (other.points or 0)),
            other.title,
        )

    same = [
        other
        for other in all_facts().values()
        if other.type == card.type and other.side == card.side and other.title != card.title
        if (other.faction == card.faction if card.type == "identity" else not card.subtypes or shares(card, other))
    ]
    return sorted(same, key=distance)[:SIMILAR]


def shares(card: CardFacts, other: CardFacts) -> bool:
    return not set(card.subtypes).isdisjoint(other.subtypes)
