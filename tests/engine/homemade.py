"""Small home-made cards, for rules that no Core Set card can show alone."""

from collections.abc import Mapping

from netrunner.engine.ability import Ability
from netrunner.engine.amount import Amount
from netrunner.engine.condition import Condition
from netrunner.engine.definition import CardDef
from netrunner.engine.effect import Effect
from netrunner.engine.terms import (
    AGENDA,
    ASSET,
    CORP,
    EVENT,
    HARDWARE,
    ICE,
    OPERATION,
    PROGRAM,
    RESOURCE,
    RUNNER,
    UPGRADE,
)

Text = Ability | tuple[Ability, ...]


def made(title: str, side: int, kind: int, text: tuple[Text, ...], **facts: int | bool | tuple[str, ...]) -> CardDef:
    """A card of a kind with a text."""
    abilities: list[Ability] = []
    for part in text:
        abilities.extend(part if isinstance(part, tuple) else (part,))
    return CardDef(title, side, kind, abilities=tuple(abilities), **facts)  # type: ignore[arg-type]


def agenda(title: str, *text: Text, advancement: int = 3, points: int = 1) -> CardDef:
    return made(title, CORP, AGENDA, text, advancement=advancement, agenda_points=points)


def asset(title: str, *text: Text, cost: int = 0, trash_cost: int = 1, unique: bool = False) -> CardDef:
    return made(title, CORP, ASSET, text, cost=cost, trash_cost=trash_cost, unique=unique)


def upgrade(title: str, *text: Text, cost: int = 0, trash_cost: int = 1, subtypes: tuple[str, ...] = ()) -> CardDef:
    return made(title, CORP, UPGRADE, text, cost=cost, trash_cost=trash_cost, subtypes=subtypes)


def ice_card(
    title: str, *text: Text, cost: int = 0, strength: int = 0, subtypes: tuple[str, ...] = ("barrier",)
) -> CardDef:
    return made(title, CORP, ICE, text, cost=cost, strength=strength, subtypes=subtypes)


def operation(title: str, *play: Effect, cost: int = 0, only_if: Condition | None = None) -> CardDef:
    return CardDef(title, CORP, OPERATION, cost=cost, play=play, play_only_if=only_if)


def event(title: str, *play: Effect, cost: int = 0, x_max: Amount | None = None) -> CardDef:
    return CardDef(title, RUNNER, EVENT, cost=cost, play=play, x_max=x_max)


def hardware(title: str, *text: Text, cost: int = 0, subtypes: tuple[str, ...] = (), unique: bool = False) -> CardDef:
    return made(title, RUNNER, HARDWARE, text, cost=cost, subtypes=subtypes, unique=unique)


def program_card(
    title: str, *text: Text, cost: int = 0, memory: int = 1, strength: int = 0, subtypes: tuple[str, ...] = ()
) -> CardDef:
    return made(title, RUNNER, PROGRAM, text, cost=cost, memory=memory, strength=strength, subtypes=subtypes)


def resource(title: str, *text: Text, cost: int = 0, unique: bool = False) -> CardDef:
    return made(title, RUNNER, RESOURCE, text, cost=cost, unique=unique)


def by_title(*cards: CardDef) -> Mapping[str, CardDef]:
    """What `Scenario(definitions=…)` takes."""
    return {card.title: card for card in cards}
