"""The contents of a deck between the wire, the database and `netrunner.decks`."""

from __future__ import annotations

from typing import Any

from netrunner.cards.facts import UnknownCard, all_facts, by_code, find
from netrunner.decks.deck import UNNAMED, Deck, Entry
from netrunner.decks.notation.card_collector import MOST_COPIES
from netrunner.decks.notation.nrdb_listing import HEADINGS, heading_of
from netrunner.server.errors import Refused
from netrunner.server.library.deck_size import too_large
from netrunner.server.library.deck_wire import LONGEST_COMMENT, MOST_TITLES, Contents


def title_of(text: str, field: str) -> str:
    """The title that is meant; a text that is none is refused with the nearest."""
    try:
        return find(text).title
    except UnknownCard as error:
        message = str(error)
        raise Refused(message[:1].upper() + message[1:] + ".", 422, field=field) from None


def in_order(titles: list[str]) -> list[str]:
    """Titles as lists have them: by heading, then by name."""
    facts = all_facts()
    places = {heading: place for place, heading in enumerate(HEADINGS)}
    return sorted(titles, key=lambda title: (places[heading_of(facts[title])], title.casefold()))


def canonical(contents: Contents) -> Contents:
    """The same deck with titles as printed, in the usual order; what is said of cards that are not in it is dropped."""
    identity = None if contents.identity is None else title_of(contents.identity, "contents.identity")
    if identity is not None and all_facts()[identity].type != "identity":
        raise Refused(f"{identity} is no identity.", 422, field="contents.identity")
    counts: dict[str, int] = {}
    for text, copies in contents.cards.items():
        title = title_of(text, "contents.cards")
        counts[title] = demand_copies(title, counts.get(title, 0) + copies)
    comments = {title_of(text, "contents.comments"): said for text, said in contents.comments.items() if said.strip()}
    printings = {title_of(text, "contents.printings"): code for text, code in contents.printings.items()}
    ordered = in_order(list(counts))
    return Contents(
        identity=identity,
        cards={title: counts[title] for title in ordered},
        in_play=[title_of(text, "contents.in_play") for text in contents.in_play],
        comments={title: comments[title] for title in ordered if title in comments},
        printings={
            title: printings[title]
            for title in ([identity] if identity else []) + ordered
            if title in printings and printed_as(printings[title], title)
        },
    )


def demand_copies(title: str, copies: int) -> int:
    if copies > MOST_COPIES:
        raise Refused(f"{copies} copies of {title} are more than the {MOST_COPIES} that can be kept.", 422)
    return copies


def demand_short(title: str, comment: str) -> str:
    if len(comment) > LONGEST_COMMENT:
        raise Refused(
            f"The comment on {title} is longer than {LONGEST_COMMENT} characters: put it into the notes.", 422
        )
    return comment


def printed_as(code: str, title: str) -> bool:
    try:
        return by_code(code).title == title
    except UnknownCard:
        return False


def deck_of(contents: Contents, name: str = UNNAMED, notes: str = "") -> Deck:
    """The deck with these contents, which are canonical."""
    entries = tuple(
        Entry(title, copies, contents.printings.get(title), contents.comments.get(title, ""))
        for title, copies in contents.cards.items()
    )
    code = contents.printings.get(contents.identity) if contents.identity else None
    return Deck(contents.identity, entries, name, code, tuple(contents.in_play), notes)


def contents_of(deck: Deck) -> Contents:
    """What a deck consists of. Several lines of one title become one; their comments stand together."""
    if len(deck.cards) > MOST_TITLES:
        raise Refused(f"The list names {len(deck.cards)} different cards; {MOST_TITLES} can be kept.", 422)
    if (objection := too_large(deck.cards)) is not None:
        raise Refused(objection, 422)
    comments: dict[str, list[str]] = {}
    printings: dict[str, set[str | None]] = {}
    for entry in deck.entries:
        comments.setdefault(entry.title, []).extend(filter(None, (*entry.above, entry.comment)))
        printings.setdefault(entry.title, set()).add(entry.code)
    if deck.identity is not None:
        printings[deck.identity] = {deck.identity_code}
    codes = {title: next(iter(found)) for title, found in printings.items() if len(found) == 1}
    return canonical(
        Contents(
            identity=deck.identity,
            cards={title: demand_copies(title, copies) for title, copies in deck.cards.items()},
            in_play=list(deck.in_play),
            comments={title: demand_short(title, "; ".join(said)) for title, said in comments.items() if said},
            printings={title: code for title, code in codes.items() if code is not None},
        )
    )


def details(contents: Contents) -> dict[str, Any]:
    """What the database keeps beside identity and cards."""
    said = {"in_play": contents.in_play, "comments": contents.comments, "printings": contents.printings}
    return {key: value for key, value in said.items() if value}


def kept(identity: str, cards: dict[str, int], said: dict[str, Any]) -> Contents:
    """Contents as the database has them. One that was kept when decks could be larger can still be looked at."""
    if too_large(cards) is None:
        return Contents(identity=identity or None, cards=cards, **said)
    found = Contents(identity=identity or None, **said)
    return found.model_copy(update={"cards": cards})
