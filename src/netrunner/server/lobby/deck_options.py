"""The decks that somebody could bring: the starters and their own, each examined under a format."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from sqlalchemy import func, select

from netrunner.decks import Deck, Problem
from netrunner.decks.formats import FormatName
from netrunner.engine.terms import Side
from netrunner.server.executors import in_thread
from netrunner.server.lobby.decks import deck_of, faults, starter_faults, starters
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
    mine = [option(choice, deck, faults(deck, format), starter=False) for choice, deck in own]
    bundled = [option(name, deck, starter_faults(name, format), starter=True) for name, deck in starters().items()]
    return DeckOptions(format=format, decks=[*mine, *bundled])


def option(choice: str, deck: Deck, problems: Iterable[Problem], *, starter: bool) -> DeckOption:
    facts = deck.identity_facts
    return DeckOption(
        choice=choice,
        name=deck.name,
        side=cast("Side", deck.side),
        identity=deck.identity,
        faction=None if facts is None else facts.faction,
        starter=starter,
        faults=[Fault(rule=found.rule, message=found.message, cards=list(found.cards)) for found in problems],
    )
