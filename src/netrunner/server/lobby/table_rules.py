"""Who may do what at a table: pure changes of its document, each refused with a reason where it may not be made."""

from __future__ import annotations

import hmac

from netrunner.bot_names import BotName
from netrunner.engine.terms import Side
from netrunner.server.errors import Refused
from netrunner.server.lobby.table_document import OTHER, DeckSnapshot, SeatedPlayer, TableDocument
from netrunner.server.sessions.sessions import Account


def join(table: TableDocument, account: Account, deck: DeckSnapshot, side: Side, *, agree: bool) -> None:
    """Take the free seat, which must still be the one that the deck is for."""
    if table.seat_of(account.id) is not None:
        raise Refused("You sit at this table already.", 409)
    if table.visible_hands and not agree:
        raise Refused(
            "Spectators see both hands at this table: say that you agree to it, or choose another table.",
            409,
            field="agree",
        )
    if side in table.seats:
        raise Refused("The seat was taken by somebody else.", 409)
    table.seats[side] = SeatedPlayer(name=account.name, account=account.id, decks={side: deck})
    table.unready()
    if table.begin:
        table.begin = False
        for sitter in table.seats.values():
            sitter.ready = True


def seat_bot(table: TableDocument, account: str, bot: BotName, name: str, deck: DeckSnapshot, side: Side) -> None:
    """Give the free seat to a bot."""
    demand_owner(table, account)
    if side in table.seats:
        raise Refused("There is no free seat for a bot.", 409)
    table.seats[side] = SeatedPlayer(name=name, bot=bot, decks={side: deck})
    table.unready()


def leave(table: TableDocument, account: str) -> bool:
    """Get up. Whether somebody is left: the table passes to them, and without anybody it closes."""
    del table.seats[demand_seat(table, account)]
    table.unready()
    others = table.accounts()
    if others:
        table.owner = others[0]
    return bool(others)


def kick(table: TableDocument, account: str) -> None:
    """Free the other seat."""
    demand_owner(table, account)
    other = OTHER[demand_seat(table, account)]
    if other not in table.seats:
        raise Refused("Nobody sits in the other seat.", 409)
    del table.seats[other]
    table.unready()


def bring(table: TableDocument, account: str, deck: DeckSnapshot, side: Side) -> None:
    """Bring a deck for a side. One is no longer ready if it is for the side that one sits on."""
    seat = demand_seat(table, account)
    sitter = table.seats[seat]
    sitter.decks[side] = deck
    if side == seat:
        sitter.ready = False


def set_ready(table: TableDocument, account: str, ready: bool) -> None:
    """Say that one is ready, or not after all."""
    seat = demand_seat(table, account)
    sitter = table.seats[seat]
    if ready and seat not in sitter.decks:
        raise Refused(f"Bring a deck for the {'Corp' if seat == 'corp' else 'Runner'} first.", 409, field="deck")
    sitter.ready = ready


def switch(table: TableDocument) -> None:
    """Everybody takes the other side."""
    table.seats = {OTHER[side]: sitter for side, sitter in table.seats.items()}
    table.unready()


def demand_seat(table: TableDocument, account: str) -> Side:
    """The seat of somebody who must have one."""
    seat = table.seat_of(account)
    if seat is None:
        raise Refused("You do not sit at this table.", 403)
    return seat


def demand_owner(table: TableDocument, account: str) -> None:
    demand_seat(table, account)
    if table.owner != account:
        raise Refused("Only the owner of the table may do that.", 403)


def invited(table: TableDocument, key: str | None) -> bool:
    """Whether somebody holds the table's invitation."""
    return key is not None and hmac.compare_digest(key, table.invite)
