"""Cards that become something else. Rules Reference: Card Conversion, Hosted, Self-Referential Language."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.ability import Ability
from netrunner.engine.definition import CardDef
from netrunner.engine.effect import Effect
from netrunner.engine.label import card_name
from netrunner.engine.moves import start_credits
from netrunner.engine.placement import convert, install_on
from netrunner.engine.reference import CHOSEN, Ref
from netrunner.engine.terms import CORP, DONE, PLAY, RUNNER, SCORED

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.resolve import Resolve
    from netrunner.engine.state import State

__all__ = ["BecomeCounter", "GainText"]


@final
class BecomeCounter(Effect):
    """Install the source on a card as a hosted condition counter with some abilities, and nothing else. That is no
    install of a card for abilities that wait for one (FAQ: Oversight AI)."""

    __slots__ = ("abilities", "on")

    def __init__(self, *abilities: Ability, on: Ref = CHOSEN) -> None:
        self.abilities = abilities
        self.on = on

    def step(self, g: State, f: Resolve) -> int:
        source = g.cards[f.ctx.source]
        host = self.on.one(g, f.ctx)
        if host >= 0 and g.cards[host].zone & (PLAY | SCORED) and source.instance == f.ctx.instance:
            install_on(g, source.id, host, True)
            title = source.printed.title
            convert(g, source.id, CardDef(title, source.owner, 0, abilities=self.abilities))
            on = g.cards[host]
            name = card_name(g, RUNNER if on.known & 1 << CORP else CORP, on)  # for who knows it least
            g.note(f"{{card}} is now hosted on {name} as a condition counter.", source.id)
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return bool(self.on.cards(g, ctx))


@final
class GainText(Effect):
    """The source gains the text of another card. What names its own card does nothing on another one."""

    __slots__ = ("of",)

    def __init__(self, of: Ref = CHOSEN) -> None:
        self.of = of

    def step(self, g: State, f: Resolve) -> int:
        source = g.cards[f.ctx.source]
        lender = self.of.one(g, f.ctx)
        if lender < 0 or source.instance != f.ctx.instance:
            return DONE
        text = g.cards[lender].definition
        own = source.definition
        abilities = tuple(inert(ability) for ability in text.abilities)
        if text.link:  # base link is printed beside the text box
            abilities = (nothing(text.abilities[0]), *abilities[1:])
        gained = CardDef(
            own.title,
            own.side,
            own.type,
            faction=own.faction,
            subtypes=own.subtypes,
            cost=own.cost,
            unique=own.unique,
            abilities=abilities,
        )
        convert(g, source.id, gained)
        start_credits(g, g.cards[source.id])
        g.note("{card} gains the text of {where}.", source.id, where=text.title)
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return bool(self.of.cards(g, ctx))


def inert(ability: Ability) -> Ability:
    """The ability, or nothing in its place."""
    return nothing(ability) if ability.names_itself else ability


def nothing(ability: Ability) -> Ability:
    """What stands in the place of an ability that does nothing."""
    idle = Ability()
    idle.index = ability.index
    return idle
