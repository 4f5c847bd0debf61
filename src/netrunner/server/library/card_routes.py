"""Requests about cards."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Header, Path, Query, Response

from netrunner.server.dependencies import Storage
from netrunner.server.errors import Refused, refusals
from netrunner.server.executors import in_thread
from netrunner.server.library import break_costs, card_page, card_search, catalogue, saved_decks
from netrunner.server.library.wire import Breaking, CardPage, Catalogue, FoundCards, Syntax
from netrunner.server.sessions.dependencies import Visitor

router = APIRouter(tags=["cards"])

FRESH = "public, no-cache"
"""May be kept, but is asked about each time: a new release of the server changes it at once."""

CardId = Annotated[str, Path(max_length=100, description="A slug such as ice-wall, or the code of a printing.")]


@router.get("/cards", response_model=Catalogue, responses={304: {"description": "It has not changed."}, **refusals()})
async def all_cards(
    if_none_match: Annotated[str, Header()] = "", accept_encoding: Annotated[str, Header()] = ""
) -> Response:
    """Every card of the pool in one document."""
    document = await catalogue.ready()
    headers = {"ETag": document.etag, "Cache-Control": FRESH, "Vary": "Accept-Encoding"}
    if document.etag in if_none_match or if_none_match == "*":
        return Response(status_code=304, headers=headers)
    if "gzip" in accept_encoding:
        headers["Content-Encoding"] = "gzip"
        return Response(document.compressed, media_type="application/json", headers=headers)
    return Response(document.plain, media_type="application/json", headers=headers)


@router.get("/search", responses=refusals(400))
async def find_cards(q: Annotated[str, Query(max_length=1000)]) -> FoundCards:
    """The cards for which a query holds. A mistake in it is answered with its place."""
    return await in_thread("cards", card_search.find_cards, q)


@router.get("/syntax", responses=refusals())
async def syntax() -> Syntax:
    """The fields of the query language."""
    return card_search.syntax()


@router.get("/cards/{card}", responses=refusals(404))
async def get_card(card: CardId, visitor: Visitor, database: Storage) -> CardPage:
    """Everything about a card, and the visitor's decks that use it."""
    facts = card_page.find_card(card)
    decks = await saved_decks.using(database, visitor, facts.title)
    return await in_thread("cards", card_page.card_page, facts, decks)


@router.get("/cards/{card}/breaking", responses=refusals(404))
async def card_breaking(card: CardId) -> Breaking:
    """What breaking costs this icebreaker on all ice, or all icebreakers on this ice."""
    facts = card_page.find_card(card)
    if not break_costs.breaks(facts):
        raise Refused(f"{facts.title} is neither ice nor an icebreaker that plays.", 404)
    return await break_costs.breaking(facts)
