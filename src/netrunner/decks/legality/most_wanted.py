"""Cards removed or restricted by a Most Wanted List (2.0 to 2.2). Tournament Regulations: Deck Building.

The lists 1.0 to 1.2 work through influence: see `influence`. Titles count, not printings; identities count as well.
"""

from collections.abc import Iterator

from netrunner.decks.legality.problem import CheckedDeck, Problem


def problems(subject: CheckedDeck) -> Iterator[Problem]:
    listing = subject.format.most_wanted
    if listing is None:
        return
    titles = [card.title for card, _ in subject.cards]
    if subject.identity is not None and subject.identity.title not in titles:
        titles.insert(0, subject.identity.title)
    for title in titles:
        if title in listing.removed:
            message = f"{title} is removed from play by Most Wanted List {listing.version}."
            yield Problem(f"MWL/{listing.version}/removed", message, (title,))
    restricted = tuple(title for title in titles if title in listing.restricted)
    if len(restricted) > 1:
        message = f"Most Wanted List {listing.version} allows one restricted card, not {len(restricted)}: "
        yield Problem(f"MWL/{listing.version}/restricted", message + ", ".join(restricted) + ".", restricted)
