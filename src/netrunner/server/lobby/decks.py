"""The deck that somebody brings: found by the name they gave it, and examined before it is played.

A deck is of the right side, legal in the format, and made of cards that play; otherwise every reason is said.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from sqlalchemy import or_, select

from netrunner.cards.registry import implemented
from netrunner.decks import Deck, Problem
from netrunner.decks.bundled_decks import DeckCollection, bundled, deck_collections
from netrunner.decks.formats import FormatName
from netrunner.engine.reason import SetupError
from netrunner.engine.terms import Side
from netrunner.game import Game
from netrunner.server.errors import Refused
from netrunner.server.executors import in_thread
from netrunner.server.library.deck_size import too_large
from netrunner.server.storage.database import Database
from netrunner.server.storage.schema import DeckRow, DeckVersionRow

RANDOM: Final = "random"
UNPLAYABLE: Final = "card/unwritten"
TOO_LARGE: Final = "deck/too-large"
SIDE_NAMES: Final = {"corp": "Corp", "runner": "Runner"}
STARTER_FORMATS: Final = frozenset((FormatName.CASUAL, FormatName.CORE))
GUIDED: Final[dict[Side, str]] = {"corp": "core-jinteki", "runner": "core-shaper"}
"""The decks that the rules recommend for a first game."""


@cache
def bundled_decks() -> dict[str, Deck]:
    """The decks that come with the program, by name."""
    return {name: Deck.load(name) for name in bundled()}


@cache
def bundled_faults(name: str, format: FormatName | None) -> tuple[Problem, ...]:
    """What keeps a bundled deck from being played in a format. A starter is fine in those it was made for: later errata
    that limit a card's copies do not undo the box."""
    made_for = deck_collections()[name] is DeckCollection.STARTERS and format in STARTER_FORMATS
    return tuple(faults(bundled_decks()[name], None if made_for else format))


def random_bundled(side: Side, format: FormatName | None = None) -> str:
    """The name of any starter of a side that is legal in a format; where none is, of any other deck that comes with the
    program and is."""
    names = [name for name, deck in bundled_decks().items() if deck.side == side and not bundled_faults(name, format)]
    if not names:
        raise Refused(
            f"No deck of the {SIDE_NAMES[side]} that comes with the program is legal in the {format} format: "
            "choose a deck of your own.",
            409,
            field="deck",
        )
    starters = [name for name in names if deck_collections()[name] is DeckCollection.STARTERS]
    return secrets.choice(starters or names)


async def find_deck(database: Database, account: str, choice: str, side: Side, *, field: str = "deck") -> Deck:
    """The deck that a choice names, of the side it is for. Decks that other people keep for themselves are not
    found."""
    deck = bundled_decks().get(choice) or await kept_deck(database, account, choice)
    if deck is None:
        raise Refused(
            "There is no deck of yours by that name, and none comes with the program: choose another.", 404, field=field
        )
    if deck.side != side:
        raise Refused(
            f"{deck.name} is a {SIDE_NAMES[deck.side]} deck: choose a {SIDE_NAMES[side]} deck.", 409, field=field
        )
    return deck


async def kept_deck(database: Database, account: str, deck_id: str) -> Deck | None:
    """A deck that an account keeps, or that somebody shares, as it was last saved."""
    query = (
        select(DeckRow.name, DeckVersionRow)
        .join(DeckVersionRow, DeckVersionRow.deck_id == DeckRow.id)
        .where(DeckRow.id == deck_id, or_(DeckRow.account_id == account, DeckRow.shared))
        .order_by(DeckVersionRow.number.desc())
        .limit(1)
    )
    async with database.sessions() as session:
        row = (await session.execute(query)).first()
    return None if row is None else deck_of(row[0], row[1])


def deck_of(name: str, version: DeckVersionRow) -> Deck:
    """A deck as it was saved."""
    return Deck.build(version.identity or None, version.cards, name=name)


def faults(deck: Deck, format: FormatName | None) -> list[Problem]:
    """Everything that keeps a deck from being played, and from being legal where a format is named."""
    found = list(unplayable(deck))
    too_much = bool(found) and found[0].rule == TOO_LARGE
    return [*found, *(deck.problems(format) if format and not too_much else ())]


async def examine(deck: Deck, format: FormatName | None) -> list[Problem]:
    """The same, without keeping anybody else waiting."""
    return await in_thread("decks", faults, deck, format)


def unplayable(deck: Deck) -> Iterator[Problem]:
    """What keeps a game with this deck from being set up."""
    if (objection := too_large(deck.cards)) is not None:
        yield Problem(TOO_LARGE, objection)
        return
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
    return bundled_decks()[GUIDED["runner" if deck.side == "corp" else "corp"]]


def demand_playable(deck: Deck, found: Sequence[Problem], *, field: str = "deck") -> None:
    """Refuse a deck that has faults. Every reason is said."""
    if found:
        reasons = " ".join(problem.message for problem in found)
        raise Refused(f"{deck.name} cannot be played: {reasons}"[:2000], 409, rule=found[0].rule, field=field)
