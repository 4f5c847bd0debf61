"""What is asked of the library: cards, decks, rules."""

from __future__ import annotations

from fastapi import APIRouter

from netrunner.server.library import card_routes

router = APIRouter(prefix="/api")
router.include_router(card_routes.router)
