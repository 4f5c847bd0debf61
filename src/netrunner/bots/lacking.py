"""What the Runner's rig lacks: the kinds of ice that it cannot break, and what a breaker is worth to it."""

from __future__ import annotations

from functools import cache
from typing import Final

from netrunner.bots.assessment import Assessment
from netrunner.bots.breakers import NOTHING, STEALTH
from netrunner.bots.patterns import breaks_of
from netrunner.bots.tuning import runner_tuning
from netrunner.engine.ability import Paid
from netrunner.engine.card import Card
from netrunner.engine.definition import CardDef

SUBTYPES: Final[tuple[str, ...]] = ("barrier", "code gate", "sentry")


def coverage(o: Assessment) -> set[str]:
    """The kinds of ice that the rig breaks ("": all), not counting what breaks everything a few times."""
    if o.covered is None:
        o.covered = {
            breaker.subtype for breaker in o.rig.breakers if breaker.subtype or breaker.fuelled_by in (NOTHING, STEALTH)
        }
    return o.covered


def missing(o: Assessment) -> list[str]:
    """The kinds of ice that the rig cannot break yet."""
    covered = coverage(o)
    if "" in covered:
        return []
    return [subtype for subtype in SUBTYPES if subtype not in covered]


def barred(o: Assessment) -> list[str]:
    """The kinds of rezzed ice that the rig cannot break, on servers that matter."""
    lacking = missing(o)
    found: list[str] = []
    if lacking:
        for server in o.g.servers:
            for cid in server.ice:
                if o.g.cards[cid].faceup:
                    for subtype in o.g.subtypes(o.g.cards[cid]):
                        if subtype in lacking and subtype not in found:
                            found.append(subtype)
    return found


def breaker_worth(o: Assessment, definition: CardDef) -> float:
    """A breaker for what the rig cannot break yet is worth most."""
    kinds = kinds_broken(definition)
    covered = coverage(o)
    if any(card.title == definition.title for card in o.rig.breakers):
        return 0.0
    if "" in kinds:
        return runner_tuning.breaker_of_all if missing(o) else 1.0
    if kinds & covered:
        return runner_tuning.breaker_again
    seen = any(
        o.g.cards[cid].faceup and kinds & set(o.g.subtypes(o.g.cards[cid])) for s in o.g.servers for cid in s.ice
    )
    return (runner_tuning.breaker_needed if seen else runner_tuning.breaker_missing) if "" not in covered else 4.0


@cache
def kinds_broken(definition: CardDef) -> frozenset[str]:
    """The kinds of ice that a card breaks ("": all)."""
    return frozenset(
        effect.subtype for ability in definition.abilities if isinstance(ability, Paid) for effect in breaks_of(ability)
    )


def fits(definition: CardDef, kinds: list[str]) -> bool:
    """Whether a breaker breaks ice of one of some kinds."""
    return any(not subtype or subtype in kinds for subtype in kinds_broken(definition))


def counter_worth(o: Assessment, card: Card) -> float:
    """A counter on a breaker that lives on them."""
    have = sum(card.counters)
    return (3.0, 1.2, 0.6)[min(have, 2)] if o.rig.breakers else 0.0
