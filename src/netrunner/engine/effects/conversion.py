"""Cards that become something else. Rules Reference: Card Conversion, Hosted, Score Area."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.definition import CardDef
from netrunner.engine.effect import Effect
from netrunner.engine.placement import convert, install_on, to_score_area_as_agenda
from netrunner.engine.terms import DONE, NOBODY, PLAY, SCORED

if TYPE_CHECKING:
    from netrunner.engine.ability import Ability
    from netrunner.engine.context import Context
    from netrunner.engine.resolve import Resolve
    from netrunner.engine.state import State


@final
class AddAsAgenda(Effect):
    """Add the source to a score area as an agenda worth some points. That is neither scoring nor stealing."""

    __slots__ = ("points", "who")

    def __init__(self, points: int, who: int = NOBODY) -> None:
        self.points = points
        self.who = who

    def step(self, g: State, f: Resolve) -> int:
        side = f.ctx.side if self.who == NOBODY else self.who
        card = g.cards[f.ctx.source]
        if card.instance == f.ctx.instance:
            g.note(f"{{card}} is added to {('the Corp', 'the Runner')[side]}'s score area.", card.id, seen=3)
            to_score_area_as_agenda(g, card.id, side, self.points)
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return g.cards[ctx.source].zone != SCORED

    def describe(self) -> str:
        area = ("your", "the Corp's", "the Runner's")[self.who + 1]
        return f"add this card to {area} score area as an agenda worth {self.points} agenda points"


@final
class InstallAsCondition(Effect):
    """Install the source on the chosen card as a hosted condition counter with some abilities, and nothing else."""

    __slots__ = ("abilities",)

    def __init__(self, *abilities: Ability) -> None:
        self.abilities = abilities

    def step(self, g: State, f: Resolve) -> int:
        source = g.cards[f.ctx.source]
        for host in f.ctx.targets[:1]:
            if g.cards[host].zone == PLAY and source.instance == f.ctx.instance:
                install_on(g, source.id, host, True)
                title = source.printed.title
                convert(g, source.id, CardDef(title, source.owner, 0, abilities=self.abilities))
                g.note(f"{{card}} is now hosted on {g.cards[host].definition.title} as a condition counter.", source.id)
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return False

    def describe(self) -> str:
        words = " ".join(ability.words for ability in self.abilities)
        return f'install this card on it as a hosted condition counter with the text "{words}"'
