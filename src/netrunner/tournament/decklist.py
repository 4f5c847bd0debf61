"""Deck registration: the one place where tournaments meet the deck library.

Tournament Regulations: II.2.a Deck Building, II.2.b Deck Lists, II.3 Legal Products.
"""

import re
from datetime import datetime
from typing import Any, cast

from netrunner.decks import Deck, DeckError, Entry, Problem, UnknownFormat
from netrunner.engine.terms import Side
from netrunner.tournament import commands
from netrunner.tournament.errors import Refused
from netrunner.tournament.event import DeckList, Event
from netrunner.tournament.structure import newest_release
from netrunner.tournament.tournament import Tournament


def problems_of(deck: Deck, event: Event) -> list[Problem]:
    """What forbids a deck at this event: its format, on the day up to which products are legal for its tier."""
    return deck.problems(format=event.format, date=newest_release(event.day, event.tier))


def read_deck(name: str, source: str) -> Deck:
    """A player's decklist: a bundled name, a file, or the text of a list."""
    check_no_link(source)
    try:
        return Deck.load(source)
    except DeckError as error:
        raise Refused(f"The deck of {name} cannot be read: {error}") from None


LINK = re.compile(r"\s*https?://\S+\s*")


def check_no_link(text: str) -> None:
    """Refuse an address where a list should be: nothing is fetched from other sites."""
    if LINK.fullmatch(text):
        raise Refused("This is a link. Open it, and paste the list itself", "TR/deck-lists/1")


@commands.refusing()
def enter_deck(
    made: Tournament, player: int, deck: Deck, *, at: datetime, by: str | None = None, correct: bool = False
) -> DeckList:
    """Check a deck under the event's format and date, and enter it."""
    name = made.event.players[player].name
    data: dict[str, Any] = {"cards": [{"title": title, "copies": count} for title, count in deck.cards.items()]}
    if deck.in_play:
        data["in_play"] = list(deck.in_play)
    if correct:
        data["correct"] = True
    try:
        if problems := problems_of(deck, made.event):
            data["problems"] = [problem.message for problem in problems]
    except UnknownFormat as error:
        raise Refused(f"The deck of {name} cannot be checked: {error}") from None
    made.do(
        commands.RegisterDeck(player=player, side=cast(Side, deck.side), identity=deck.identity or "", **data),
        at=at,
        by=by,
    )
    return made.event.players[player].decks[deck.side]


def as_deck(registered: DeckList, name: str) -> Deck:
    """A registered deck as the deck library knows it: to be played with, or written in any notation."""
    entries = tuple(Entry(title, copies) for title, copies in registered.cards)
    return Deck(registered.identity, entries, name, in_play=registered.in_play)


def illegal_decks(event: Event) -> list[str]:
    """The registered decks that are not legal under the event's terms as they are now, a sentence each."""
    found = []
    for player in event.active():
        for side, registered in player.decks.items():
            problems = problems_of(as_deck(registered, player.name), event)
            if problems:
                found.append(
                    f"{player.name} ({side}): {'; '.join(problem.message.removesuffix('.') for problem in problems)}"
                )
    return found
