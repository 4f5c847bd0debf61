"""A card as a row of numbers: type, costs, subtypes and what its effects do. Never its title.

The rows of all cards have the same columns, so a network that has learned what they mean can weigh a card that it has
never met. A row is made once for each definition.
"""

from __future__ import annotations

from typing import Final

from netrunner.bots.card_worth import ambush, breaks, drip, installed_worth, memory_and_link, per_click
from netrunner.bots.survival import damage_in, damage_on_run
from netrunner.engine.ability import Paid, Trigger
from netrunner.engine.condition import Tagged
from netrunner.engine.constant import Credits, Forbid, Static
from netrunner.engine.definition import CardDef
from netrunner.engine.effect import Effect
from netrunner.engine.effects.runs import EndRun
from netrunner.engine.game_amount import Tags
from netrunner.engine.structure import speaks_of, walk
from netrunner.engine.terms import (
    AGENDA,
    ASSET,
    CORP_IDENTITY,
    EVENT,
    HARDWARE,
    ICE,
    OPERATION,
    PROGRAM,
    Q_ACCESSES,
    Q_HAND_SIZE,
    Q_INSTALL_COST,
    Q_LINK,
    Q_MAY_ACCESS,
    Q_MEMORY_LIMIT,
    Q_REZ_COST,
    Q_STRENGTH,
    RESOURCE,
    RUNNER_IDENTITY,
    UPGRADE,
)

TYPES: Final = (
    AGENDA, ASSET, ICE, OPERATION, UPGRADE, CORP_IDENTITY, EVENT, HARDWARE, PROGRAM, RESOURCE, RUNNER_IDENTITY,
)  # fmt: skip
SUBTYPES: Final = (
    "barrier", "code gate", "sentry", "trap", "ap", "tracer", "destroyer", "bioroid", "psi",
    "icebreaker", "fracter", "decoder", "killer", "ai", "virus", "stealth",
    "run", "double", "current", "transaction", "ambush", "region", "connection", "location", "virtual",
)  # fmt: skip
VERBS: Final = (
    "Gain", "Take", "Lose", "Draw", "Damage", "Tag", "Untag", "BadPublicity", "RemoveBadPublicity", "EndRun", "Trash",
    "Place", "Move", "Break", "Boost", "Install", "Trace", "Run", "Search", "ReplaceAccess", "LoseClicks",
    "GainClicks", "Rez", "Derez", "PreventDamage", "Prevent", "Psi", "Expose", "Bypass", "AccessMore", "Purge", "Host",
    "Reveal", "Swap", "Play",
)  # fmt: skip
QUERIES: Final = (
    Q_STRENGTH, Q_REZ_COST, Q_INSTALL_COST, Q_ACCESSES, Q_MAY_ACCESS, Q_HAND_SIZE, Q_LINK, Q_MEMORY_LIMIT,
)  # fmt: skip
NUMBERS: Final = (
    "one", "cost", "cost is X", "dear", "strength", "trash cost", "can be trashed", "advancement", "points", "memory",
    "unique", "advanceable", "subroutines", "triggers", "paid", "statics", "forbids", "recurring", "drip", "per click",
    "installed worth", "memory and link", "ambush", "damage on run", "damage when played", "needs a tag",
    "breaks",
)  # fmt: skip
COLUMNS: Final = (
    *NUMBERS,
    *(f"type {kind}" for kind in TYPES),
    *SUBTYPES,
    *VERBS,
    *(f"query {query}" for query in QUERIES),
)
CARD_SIZE: Final = len(COLUMNS)
MOST: Final = 4.0  # what a single column says at most
GRAIN: Final = 64  # parts of one: sums of such numbers are exact, in whatever order cards lie


def card_row(definition: CardDef) -> list[float]:
    """The columns of a card, each of about the size of one."""
    verbs = dict.fromkeys(VERBS, 0.0)
    for _, part in (*walk(definition.abilities), *walk(definition.play)):
        if isinstance(part, Effect) and (name := type(part).__name__) in verbs:
            amount = getattr(part, "amount", 1)
            verbs[name] += min(10.0, abs(amount)) if isinstance(amount, int) else 2.0
    queries = dict.fromkeys(QUERIES, 0.0)
    for ability in definition.abilities:
        if isinstance(ability, Static) and ability.query in queries:
            queries[ability.query] += ability.amount if isinstance(ability.amount, int) else 1.0
    row = [
        *numbers(definition),
        *(1.0 if definition.type & kind else 0.0 for kind in TYPES),
        *(1.0 if subtype in definition.subtypes else 0.0 for subtype in SUBTYPES),
        *(0.4 * value for value in verbs.values()),
        *queries.values(),
    ]
    return [round(GRAIN * max(-MOST, min(MOST, value))) / GRAIN for value in row]


def numbers(definition: CardDef) -> list[float]:
    abilities = definition.abilities
    recurring = 0.0
    for ability in abilities:
        if isinstance(ability, Credits) and isinstance(ability.recurring, int):
            recurring += ability.recurring
    cost = max(0, definition.cost)
    return [
        1.0,
        cost / 5,
        1.0 if definition.cost < 0 else 0.0,
        1.0 if cost >= 6 else 0.0,
        definition.strength / 4,
        max(0, definition.trash_cost) / 4,
        1.0 if definition.trash_cost >= 0 else 0.0,
        definition.advancement / 4,
        definition.agenda_points / 2,
        definition.memory / 2,
        1.0 if definition.unique else 0.0,
        1.0 if definition.advanceable else 0.0,
        len(definition.subroutines) / 2,
        sum(isinstance(ability, Trigger) for ability in abilities) / 2,
        sum(isinstance(ability, Paid) for ability in abilities) / 2,
        sum(isinstance(ability, Static) for ability in abilities) / 2,
        sum(isinstance(ability, Forbid) for ability in abilities) / 2,
        recurring / 2,
        drip(definition) / 2,
        per_click(definition) / 2,
        installed_worth(definition) / 5,
        memory_and_link(definition),
        1.0 if ambush(definition) is not None else 0.0,
        damage_on_run(definition) / 2,
        damage_in(definition.play) / 2,
        1.0 if needs_tag(definition) else 0.0,
        1.0 if breaks(definition) else 0.0,
    ]


def needs_tag(definition: CardDef) -> bool:
    """Whether what allows the card to be played speaks of tags."""
    return any(isinstance(part, (Tagged, Tags)) for _, part in walk(definition.play_only_if))


class Facts:
    """What of a definition is asked for at every position."""

    __slots__ = ("ambush", "damage", "drip", "ends", "per_click", "played", "tagged", "worth")

    def __init__(self, definition: CardDef) -> None:
        self.drip = drip(definition)
        self.per_click = per_click(definition)
        self.worth = installed_worth(definition)
        self.ambush = 1.0 if ambush(definition) is not None else 0.0
        self.damage = damage_on_run(definition)
        self.played = damage_in(definition.play) if definition.type & OPERATION else 0
        self.tagged = needs_tag(definition)
        self.ends = sum(speaks_of(subroutine.effects, EndRun) for subroutine in definition.subroutines)


FACTS: Final[dict[CardDef, Facts]] = {}


def facts_of(definition: CardDef) -> Facts:
    found = FACTS.get(definition)
    if found is None:
        found = FACTS[definition] = Facts(definition)
    return found
