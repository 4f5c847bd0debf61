"""What is asked of the library: cards, decks, rules."""

from __future__ import annotations

from fastapi import APIRouter

from netrunner.server.library import card_routes, deck_routes, rule_routes

router = APIRouter(prefix="/api")
for part in (card_routes, deck_routes, rule_routes):
    router.include_router(part.router)
