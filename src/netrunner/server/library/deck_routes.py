"""Requests about decks."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Response

from netrunner.server.dependencies import Storage
from netrunner.server.errors import refusals
from netrunner.server.executors import in_thread
from netrunner.server.library import (
    bundled_decks,
    deck_check,
    deck_export,
    deck_import,
    deck_versions,
    opening_hand,
    saved_decks,
)
from netrunner.server.library.deck_contents import deck_of
from netrunner.server.library.deck_wire import (
    Check,
    CheckDeck,
    DeckChange,
    DeckId,
    DeckList,
    DeckReading,
    Difference,
    DrawHand,
    Hand,
    NewDeck,
    NewVersion,
    NotationName,
    Number,
    OpenedDeck,
    ReadText,
    Restore,
    Starters,
    Version,
    Versions,
)
from netrunner.server.sessions.dependencies import SomeAccount, Visitor
from netrunner.server.wire import Id

router = APIRouter(tags=["decks"])


@router.get("/starters", responses=refusals())
async def list_starter_decks() -> Starters:
    """The decks that come with the program."""
    return await in_thread("decks", bundled_decks.starters)


@router.post("/decks/read", responses=refusals(403, 413))
async def read_list(body: ReadText) -> DeckReading:
    """What a list in any notation says, or everything in it that is not understood. Nothing is kept."""
    return await in_thread("decks", deck_import.read_list, body.text)


@router.post("/decks/check", responses=refusals(403, 413))
async def check_deck(body: CheckDeck) -> Check:
    """Whether a deck is legal, why not, and its numbers. Nothing is kept."""
    return await in_thread("decks", deck_check.check, body)


@router.post("/decks/hand", responses=refusals(403, 413))
async def draw_hand(body: DrawHand) -> Hand:
    """An opening hand from a shuffled deck, perhaps after a mulligan, and the draws that follow."""
    return await in_thread("decks", opening_hand.draw_hand, body)


@router.get("/decks", responses=refusals())
async def list_decks(visitor: Visitor, database: Storage) -> DeckList:
    """The visitor's decks."""
    return await saved_decks.listed(database, visitor)


@router.post("/decks", status_code=201, responses=refusals(403, 409, 413))
async def keep_deck(wish: NewDeck, account: SomeAccount, database: Storage) -> OpenedDeck:
    """Keep a new deck: an empty one, or one from contents or from a list. A stranger becomes a guest."""
    return await saved_decks.keep(database, account, wish)


@router.get("/decks/{deck_id}", responses=refusals(404))
async def open_deck(deck_id: DeckId, visitor: Visitor, database: Storage) -> OpenedDeck:
    """A deck of the visitor's, one that is shared, or a starter."""
    return await saved_decks.opened(database, visitor, deck_id)


@router.patch("/decks/{deck_id}", responses=refusals(403, 404, 413))
async def change_deck(deck_id: Id, wish: DeckChange, account: SomeAccount, database: Storage) -> OpenedDeck:
    """Change name, notes, format or sharing."""
    return await saved_decks.change(database, account, deck_id, wish)


@router.delete("/decks/{deck_id}", status_code=204, responses=refusals(403, 404))
async def delete_deck(deck_id: Id, account: SomeAccount, database: Storage) -> None:
    """Delete a deck with its versions."""
    await saved_decks.remove(database, account, deck_id)


@router.post("/decks/{deck_id}/copy", status_code=201, responses=refusals(403, 404, 409))
async def copy_deck(deck_id: DeckId, account: SomeAccount, database: Storage) -> OpenedDeck:
    """A copy of one's own of a deck that one may read."""
    return await saved_decks.copy(database, account, deck_id)


@router.get("/decks/{deck_id}/versions", responses=refusals(404))
async def list_versions(deck_id: Id, visitor: Visitor, database: Storage) -> Versions:
    """Every version that is kept, newest first."""
    return await deck_versions.listed(database, visitor, deck_id)


@router.post("/decks/{deck_id}/versions", status_code=201, responses=refusals(403, 404, 409, 413))
async def save_version(deck_id: Id, body: NewVersion, account: SomeAccount, database: Storage) -> OpenedDeck:
    """Save a new version, unless another was saved since the one it is based on."""
    return await deck_versions.save(database, account, deck_id, body.contents, body.based_on, body.note)


@router.get("/decks/{deck_id}/versions/{number}", responses=refusals(404))
async def open_version(deck_id: Id, number: Number, visitor: Visitor, database: Storage) -> Version:
    """One version with its contents."""
    return await deck_versions.opened(database, visitor, deck_id, number)


@router.get("/decks/{deck_id}/diff", responses=refusals(404))
async def compare_versions(
    deck_id: Id, before: Number, after: Number, visitor: Visitor, database: Storage
) -> Difference:
    """What changed from one version to another."""
    return await deck_versions.compared(database, visitor, deck_id, before, after)


@router.post("/decks/{deck_id}/restore", status_code=201, responses=refusals(403, 404, 409, 413))
async def restore_version(deck_id: Id, body: Restore, account: SomeAccount, database: Storage) -> OpenedDeck:
    """Make the contents of an old version the newest version."""
    return await deck_versions.restore(database, account, deck_id, body.number, body.based_on)


@router.get(
    "/decks/{deck_id}/export/{notation}",
    response_class=Response,
    responses={
        200: {
            "description": "The list as a file.",
            "content": {media: {} for media in sorted({"text/plain", *deck_export.MEDIA.values()})},
        },
        **refusals(404),
    },
)
async def export_deck(
    deck_id: DeckId,
    notation: NotationName,
    visitor: Visitor,
    database: Storage,
    version: Annotated[Number | None, Query(description="The latest when left out.")] = None,
) -> Response:
    """A deck as a file in one of the notations."""
    deck = await saved_decks.opened(database, visitor, deck_id)
    contents = deck.contents
    if version is not None:
        contents = (await deck_versions.opened(database, visitor, deck_id, version)).contents
    return deck_export.download(deck_of(contents, deck.name, deck.notes), notation)
