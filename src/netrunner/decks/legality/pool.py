"""Which cards a format knows: sets, rotation, release dates, draft and multiplayer identities.

Tournament Regulations: Legal Products. A title is in while any of its printings is.
"""

from collections.abc import Iterator

from netrunner.cards.facts import CardFacts
from netrunner.decks.formats import DRAFT_PACK, MULTIPLAYER_PACK, Format, FormatName, released
from netrunner.decks.legality.problem import CheckedDeck, Problem

RELEASED = "TR/legal-products/5"


def _problem(card: CardFacts, play: Format) -> Problem:
    title = card.title
    if DRAFT_PACK in card.packs:
        return Problem("format/draft", f"{title} may be used in draft only.", (title,))
    if play.name == "draft":
        return Problem("format/draft", f"A draft deck uses a draft identity, not {title}.", (title,))
    if play.name == "core":
        return Problem("format/core", f"{title} is not in the Core Set.", (title,))
    if play.name is FormatName.REVISED_CORE:
        return Problem("format/revised-core", f"{title} is not in the Revised Core Set.", (title,))
    if MULTIPLAYER_PACK in card.packs:
        return Problem("format/multiplayer", f"{title} is for multiplayer games only.", (title,))
    day = released(card)
    if play.date is not None and day is not None and day > play.date:
        return Problem(RELEASED, f"{title} was not out on {play.date}: it came out on {day}.", (title,))
    assert play.rotation is not None, title
    return Problem(f"rotation/{play.rotation.start}", f"{title} rotated out on {play.rotation.start}.", (title,))


def problems(subject: CheckedDeck) -> Iterator[Problem]:
    allowed = subject.format.titles
    if subject.identity is not None and subject.identity.title not in allowed:
        yield _problem(subject.identity, subject.format)
    for card, _ in subject.cards:
        if card.title not in allowed and card is not subject.identity:
            yield _problem(card, subject.format)
