"""What a deckbuilder should know about one card: limits, influence, lists, rotation. Our own sentences."""

from netrunner.cards.data.most_wanted import most_wanted_lists
from netrunner.cards.data.sets import sets
from netrunner.cards.facts import CardFacts
from netrunner.decks.formats import ASTROSCRIPT, DRAFT_PACK, MULTIPLAYER_PACK, format_named, in_rotation
from netrunner.decks.legality.identity import CUSTOM_BIOTICS
from netrunner.decks.legality.influence import FREE_IF, PROFESSOR, SHADOW
from netrunner.decks.legality.starting import ADAM

IDENTITIES = {
    PROFESSOR: "The first copy of each program costs no influence.",
    CUSTOM_BIOTICS: "Jinteki cards cannot be used.",
    ADAM: "Three different directives start the game installed; they are not part of the deck.",
    SHADOW: "Agendas of every faction can be used.",
}


def _legality(card: CardFacts) -> list[str]:
    if DRAFT_PACK in card.packs:
        return ["Draft only."]
    if MULTIPLAYER_PACK in card.packs:
        return ["For multiplayer games; of the formats here only casual knows it."]
    rotation = format_named("standard").rotation
    if rotation is not None and not in_rotation(card, rotation):
        return [f"Rotated out of Standard on {rotation.start}."]
    return []


def _lists(card: CardFacts) -> list[str]:
    """One sentence for each thing that Most Wanted Lists say of the card, with the lists that say it."""
    said: dict[str, list[str]] = {}
    for listing in most_wanted_lists():
        if card.title in listing.removed:
            said.setdefault("removed from play", []).append(listing.version)
        if card.title in listing.restricted:
            said.setdefault("restricted", []).append(listing.version)
        if card.title in listing.penalty:
            said.setdefault("each copy lowers the influence limit by 1", []).append(listing.version)
        if card.title in listing.universal:
            extra = f"each copy costs {listing.universal[card.title]} more influence, in faction too"
            said.setdefault(extra, []).append(listing.version)
    return [f"Most Wanted List {', '.join(versions)}: {what}." for what, versions in said.items()]


def building_notes(card: CardFacts) -> list[str]:
    """Limits and prices out of the ordinary, the same in every format."""
    notes = []
    if card.type == "identity":
        notes += [IDENTITIES[card.title]] if card.title in IDENTITIES else []
        notes += ["No influence limit."] if card.influence_limit is None else []
    elif card.deck_limit != 3:
        source = " (FAQ 3.1)" if card.title == ASTROSCRIPT else ""
        copies = "One copy" if card.deck_limit == 1 else f"{card.deck_limit} copies"
        notes.append(f"{copies} a deck{source}.")
    if card.title in FREE_IF:
        notes.append(f"Costs no influence in a deck with {FREE_IF[card.title].when}.")
    if card.influence is None and card.type != "identity" and not card.neutral:
        notes.append(f"No influence value: for {sets().factions[card.faction].name} decks only.")
    return notes


def deckbuilding_notes(card: CardFacts) -> list[str]:
    """Everything out of the ordinary.

    >>> from netrunner.cards.facts import find
    >>> deckbuilding_notes(find("Mumba Temple"))[0]
    'Costs no influence in a deck with at most 15 ice.'
    """
    return [*building_notes(card), *_lists(card), *_legality(card)]
