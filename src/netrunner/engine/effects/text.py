"""Effects on names and texts. Rules Reference: Self-Referential Language, Card Conversion, Choosing Cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.ability import Ability
from netrunner.engine.definition import CardDef
from netrunner.engine.effect import Effect
from netrunner.engine.frame import O_BRANCH, Option
from netrunner.engine.placement import convert
from netrunner.engine.terms import ASK, DONE, NAMED

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.resolve import Resolve
    from netrunner.engine.state import State


@final
class NameCard(Effect):
    """Name a card, one of a list of titles; the source remembers the name, openly."""

    __slots__ = ("titles",)

    def __init__(self, titles: tuple[str, ...]) -> None:
        self.titles = titles

    def step(self, g: State, f: Resolve) -> int:
        return ASK if f.stage == 0 else DONE

    def prompt(self, g: State, f: Resolve) -> str:
        return "name a card."

    def options(self, g: State, f: Resolve) -> list[Option]:
        return [Option(O_BRANCH, -1, number) for number in range(len(self.titles))]

    def branch(self, number: int) -> str:
        return self.titles[number]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.stage = 1
        g.mut(f.ctx.source).chosen = (NAMED + option.arg,)
        g.note(f"{self.titles[option.arg]} is named.")

    def describe(self) -> str:
        return "name a card"


@final
class GainText(Effect):
    """The source gains the text of the chosen card. What names its own card does nothing on another one."""

    __slots__ = ()

    def step(self, g: State, f: Resolve) -> int:
        source = g.cards[f.ctx.source]
        if not f.ctx.targets or source.instance != f.ctx.instance:
            return DONE
        lender = g.cards[f.ctx.targets[0]].definition
        own = source.definition
        abilities = tuple(inert(ability) for ability in lender.abilities)
        text = CardDef(own.title, own.side, own.type, faction=own.faction, subtypes=own.subtypes, abilities=abilities)
        convert(g, source.id, text)
        g.note("{card} gains the text of {where}.", source.id, where=lender.title)
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return bool(ctx.targets)

    def describe(self) -> str:
        return "this card gains the text of that card"


def inert(ability: Ability) -> Ability:
    """The ability, or nothing in its place."""
    if not ability.names_itself:
        return ability
    nothing = Ability()
    nothing.index = ability.index
    return nothing
