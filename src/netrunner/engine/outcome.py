"""What an option or a subroutine does when it resolves, as structure: nobody has to read it out of its words.

Rules Reference: Effect, Composite Effect. Only what is certain counts: what stands behind a further choice or a
condition is not part of it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from netrunner.engine.amount import value_of
from netrunner.engine.effects.branching import Both, May, OneOf
from netrunner.engine.effects.choosing import Choose
from netrunner.engine.effects.drawing import Discard
from netrunner.engine.effects.harm import Damage, Tag
from netrunner.engine.effects.moving import Trash
from netrunner.engine.effects.paying import PayTo
from netrunner.engine.effects.scoring import Forfeit
from netrunner.engine.effects.searching import Search
from netrunner.engine.effects.table import Derez
from netrunner.engine.frame import O_BRANCH, O_CARD, O_DONE, O_YES, Option
from netrunner.engine.reaction import Reaction
from netrunner.engine.resolve import Resolve

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.effect import Effect
    from netrunner.engine.frame import Frame
    from netrunner.engine.state import State
    from netrunner.engine.view_types import OptionData, SubroutineData


LOSSES: Final = (Trash, Derez, Forfeit, Discard)
"""What nobody wants done with their own cards for its own sake."""


def add_outcome(g: State, frame: Frame, option: Option, data: OptionData) -> None:
    """What a "Yes" or a branch does, and whether "Done" would leave something out, for the side that chooses."""
    if option.kind == O_DONE and leaves_out(g, frame):
        data["leaves"] = True
    if option.kind != O_YES and option.kind != O_BRANCH:
        return
    if isinstance(frame, Reaction) and frame.asking >= 0 and option.kind == O_YES:
        met = frame.met[frame.asking]
        add_effects(g, met.ctx, met.trigger.effects, data)
    elif isinstance(frame, Resolve):
        effect = frame.effect()
        if isinstance(effect, May) and option.kind == O_YES:
            add_effects(g, frame.ctx, effect.effects, data)
        elif isinstance(effect, OneOf) and option.kind == O_BRANCH:
            add_effects(g, frame.ctx, effect.branches[option.arg], data)


def leaves_out(g: State, frame: Frame) -> bool:
    """Whether no card is chosen yet where some could be, and choosing them is no loss to whoever chooses."""
    if not isinstance(frame, Resolve) or frame.picked or not isinstance(frame.effect(), Choose | Search):
        return False
    side = frame.side(g)
    offered = [g.cards[option.card] for option in g.options if option.kind == O_CARD]
    own = all(card.owner == side for card in offered)
    lost = any(isinstance(effect, LOSSES) for effect in certain(frame.program.effects[frame.pc + 1 :]))
    return bool(offered) and not (own and lost)


def add_effects(g: State, ctx: Context, effects: Iterable[Effect], data: OptionData | SubroutineData) -> None:
    """The words of the vocabulary that it consists of, and what the Runner suffers unless it is prevented."""
    sure = certain(effects)
    data["effects"] = list(dict.fromkeys(type(effect).__name__ for effect in sure))
    damage = sum(value_of(effect.amount, g, ctx) for effect in sure if isinstance(effect, Damage))
    tags = sum(value_of(effect.amount, g, ctx) for effect in sure if isinstance(effect, Tag))
    if damage > 0:
        data["damage"] = damage
    if tags > 0:
        data["tags"] = tags


def certain(effects: Iterable[Effect]) -> list[Effect]:
    """What happens in any case, with the parts of what is paid for or composed."""
    sure: list[Effect] = []
    for effect in effects:
        sure.append(effect)
        if isinstance(effect, PayTo):
            sure.extend(certain(effect.effects))
        elif isinstance(effect, Both):
            sure.extend(certain(effect.parts))
    return sure
