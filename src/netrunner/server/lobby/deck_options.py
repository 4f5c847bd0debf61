"""The decks that somebody could bring: their own and those that come with the program, each examined under a format."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from sqlalchemy import func, select

from netrunner.decks import Deck, Problem
from netrunner.decks.bundled_decks import DeckCollection, deck_collections, plan_of
from netrunner.decks.formats import FormatName
from netrunner.engine.terms import Side
from netrunner.server.executors import in_thread
from netrunner.server.lobby.decks import bundled_decks, bundled_faults, deck_of, faults
from netrunner.server.lobby.wire import DeckOption, DeckOptions, Fault
from netrunner.server.storage.database import Database
from netrunner.server.storage.schema import DeckRow, DeckVersionRow


async def deck_options(database: Database, account: str | None, format: FormatName) -> DeckOptions:
    """Every deck that an account could name, its own first."""
    own = [] if account is None else await kept_decks(database, account)
    return await in_thread("decks", examine, own, format)


async def kept_decks(database: Database, account: str) -> list[tuple[str, Deck]]:
    """The decks that an account keeps, as they were last saved; the latest first."""
    newest = (
        select(func.max(DeckVersionRow.number))
        .where(DeckVersionRow.deck_id == DeckRow.id)
        .correlate(DeckRow)
        .scalar_subquery()
    )
    query = (
        select(DeckRow, DeckVersionRow)
        .join(DeckVersionRow, (DeckVersionRow.deck_id == DeckRow.id) & (DeckVersionRow.number == newest))
        .where(DeckRow.account_id == account)
        .order_by(DeckRow.updated_at.desc(), DeckRow.id)
    )
    async with database.sessions() as session:
        rows = (await session.execute(query)).all()
    return [(row.id, deck_of(row.name, version)) for row, version in rows]


def examine(own: list[tuple[str, Deck]], format: FormatName) -> DeckOptions:
    mine = [option(choice, deck, faults(deck, format), collection=None) for choice, deck in own]
    bundled = [
        option(name, deck, bundled_faults(name, format), collection=deck_collections()[name])
        for name, deck in bundled_decks().items()
    ]
    return DeckOptions(format=format, decks=[*mine, *bundled])


def option(choice: str, deck: Deck, problems: Iterable[Problem], *, collection: DeckCollection | None) -> DeckOption:
    facts = deck.identity_facts
    return DeckOption(
        choice=choice,
        name=deck.name,
        side=cast("Side", deck.side),
        identity=deck.identity,
        faction=None if facts is None else facts.faction,
        collection=collection,
        plan="" if collection is None else plan_of(deck),
        faults=[Fault(rule=found.rule, message=found.message, cards=list(found.cards)) for found in problems],
    )
