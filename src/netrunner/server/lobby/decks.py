"""The deck that somebody brings: found by the name they gave it, and examined before it is played.

A deck is of the right side, legal in the format, and made of cards that play; otherwise every reason is said.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Final

from sqlalchemy import select

from netrunner.cards.registry import implemented
from netrunner.decks import Deck, Problem
from netrunner.decks.reading import bundled
from netrunner.engine.reason import SetupError
from netrunner.game import Game
from netrunner.server.errors import Refused
from netrunner.server.storage.database import Database
from netrunner.server.storage.schema import DeckRow, DeckVersionRow
from netrunner.server.wire import Side

RANDOM: Final = "random"
UNPLAYABLE: Final = "card/unwritten"
SIDE_NAMES: Final = {"corp": "Corp", "runner": "Runner"}
GUIDED: Final[dict[Side, str]] = {"corp": "core-jinteki", "runner": "core-shaper"}
"""The decks that the rules recommend for a first game."""


@cache
def starters() -> dict[str, Deck]:
    """The decks that come with the program, by name."""
    return {name: Deck.load(name) for name in bundled()}


def random_starter(side: Side) -> str:
    """The name of any starter of a side."""
    return random.choice([name for name, deck in starters().items() if deck.side == side])


async def find_deck(database: Database, account: str, choice: str, side: Side, *, field: str = "deck") -> Deck:
    """The deck that a choice names, of the side it is for. Decks that other people keep are not found."""
    name = random_starter(side) if choice == RANDOM else choice
    deck = starters().get(name) or await kept_deck(database, account, name)
    if deck is None:
        raise Refused("There is no starter deck and no deck of yours by that name: choose another.", 404, field=field)
    if deck.side != side:
        raise Refused(
            f"{deck.name} is a {SIDE_NAMES[deck.side]} deck: choose a {SIDE_NAMES[side]} deck.", 409, field=field
        )
    return deck


async def kept_deck(database: Database, account: str, deck_id: str) -> Deck | None:
    """A deck that an account keeps, as it was last saved."""
    query = (
        select(DeckRow.name, DeckVersionRow.identity, DeckVersionRow.cards)
        .join(DeckVersionRow, DeckVersionRow.deck_id == DeckRow.id)
        .where(DeckRow.id == deck_id, DeckRow.account_id == account)
        .order_by(DeckVersionRow.number.desc())
        .limit(1)
    )
    async with database.sessions() as session:
        row = (await session.execute(query)).first()
    return None if row is None else Deck.build(row.identity or None, row.cards, name=row.name)


def faults(deck: Deck, format: str | None) -> list[Problem]:  # noqa: A002
    """Everything that keeps a deck from being played, and from being legal where a format is named."""
    return [*unplayable(deck), *(deck.problems(format) if format else ())]


def unplayable(deck: Deck) -> Iterator[Problem]:
    """What keeps a game with this deck from being set up."""
    titles = [title for title in (deck.identity, *deck.cards) if title is not None and not implemented(title)]
    if titles:
        verb = "is" if len(titles) == 1 else "are"
        yield Problem(UNPLAYABLE, f"{', '.join(titles)} {verb} not playable here yet.", tuple(titles))
        return
    corp, runner = (deck, opponent(deck)) if deck.side == "corp" else (opponent(deck), deck)
    try:
        Game.start(corp, runner)
    except SetupError as error:
        yield Problem(UNPLAYABLE, str(error))


def opponent(deck: Deck) -> Deck:
    """A starter of the other side."""
    return starters()[GUIDED["runner" if deck.side == "corp" else "corp"]]


def demand_playable(deck: Deck, format: str | None, *, field: str = "deck") -> None:  # noqa: A002
    """Refuse a deck that cannot be played, or is not legal where a format is named. Every reason is said."""
    found = faults(deck, format)
    if found:
        reasons = " ".join(problem.message for problem in found)
        raise Refused(f"{deck.name} cannot be played: {reasons}"[:2000], 409, rule=found[0].rule, field=field)
