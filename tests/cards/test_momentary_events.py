"""Events that are not recorded where nobody waits for them: no card may ask about one later."""

from __future__ import annotations

from netrunner.cards.registry import definition, pool
from netrunner.engine.ability import Trigger
from netrunner.engine.events import MOMENTARY
from netrunner.engine.structure import walk


def asked_later(part: object) -> set[int]:
    """The kinds of events that a part of a card looks for among what has happened."""
    if isinstance(part, Trigger):
        return set(part.events) if part.first else set()
    kinds = getattr(part, "event", None), *(getattr(part, "events", None) or ())
    return {kind for kind in kinds if isinstance(kind, int)}


def test_no_card_asks_about_a_momentary_event_later() -> None:
    asking = {
        (title, kind)
        for title in pool()
        for _, part in walk((definition(title).abilities, definition(title).play))
        for kind in asked_later(part)
    }
    assert len(asking) > 100, "the walk no longer finds what cards ask about"
    assert not {title for title, kind in asking if kind in MOMENTARY}
