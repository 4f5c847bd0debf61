"""The rookie: a player by rules of thumb.

Every option of a decision gets a number in credits, read from what its side knows and what the effects of the cards
say; the rookie takes the best. `scores` works on any position, so the ace can use it as a prior and to play games out.
"""

from __future__ import annotations

from random import Random
from typing import ClassVar, Final

from netrunner.bots import answers, corp, encounter, runner
from netrunner.bots.assessment import WINNING, Assessment
from netrunner.bots.bot import PositionBot, Worlds
from netrunner.bots.tuning import runner_tuning
from netrunner.bots.worth import worth
from netrunner.engine.access import Access
from netrunner.engine.access_card import AccessCard
from netrunner.engine.discard_replacement import DiscardReplacement
from netrunner.engine.encounter import Encounter
from netrunner.engine.frame import (
    O_CARD,
    O_CONTINUE,
    O_DONE,
    O_KEEP,
    O_NO,
    O_NO_ACTION,
    O_NUMBER,
    O_PASS,
    O_PAY_TRASH,
    O_STEAL,
    Option,
)
from netrunner.engine.install import Install
from netrunner.engine.payment import Payment
from netrunner.engine.play import Play
from netrunner.engine.prevention_window import Prevention
from netrunner.engine.reaction import Reaction
from netrunner.engine.resolve import Resolve
from netrunner.engine.rez import Rez
from netrunner.engine.run import Run
from netrunner.engine.setup import Mulligans
from netrunner.engine.state import State
from netrunner.engine.terms import CORP, RND
from netrunner.engine.trace import Trace
from netrunner.engine.turn import Turn
from netrunner.engine.window import Window

PASSIVE: Final[tuple[int, ...]] = (O_PASS, O_CONTINUE, O_NO, O_DONE, O_NO_ACTION, O_STEAL)
CIRCLES: Final = 250  # events in one turn


def scores(g: State) -> list[float]:
    """What each option of the present decision is worth to the side that decides, in credits."""
    values = first_thoughts(g)
    if busy(g):
        return [
            value if option.kind in PASSIVE else value - WINNING
            for value, option in zip(values, g.options, strict=True)
        ]
    return values


def busy(g: State) -> bool:
    """Whether so much has happened this turn that something must be going round in circles."""
    event, count = g.history, 0
    while event is not None and event.turn == g.turn and count < CIRCLES:
        event, count = event.previous, count + 1
    return count >= CIRCLES


def first_thoughts(g: State) -> list[float]:
    frame = g.stack[-1]
    options = g.options
    o = Assessment(g, frame.side(g))
    if isinstance(frame, Turn):
        if options[0].kind == O_CARD:
            return [-answers.hand_worth(o, g.cards[option.card]) for option in options]
        act = corp.action if o.side == CORP else runner.action
        return [act(o, option) for option in options]
    if isinstance(frame, Window):
        return encounter.window(o, options)
    if isinstance(frame, Run):
        return jack_out(o, frame, options)
    if isinstance(frame, Encounter):
        return [-value for value in answers.subroutine_choice(o, options)]
    if isinstance(frame, AccessCard):
        return [access(o, option) for option in options]
    if isinstance(frame, Access):
        return [float(option.arg) if option.kind == O_NUMBER else next_access(o, option) for option in options]
    if isinstance(frame, Resolve):
        return answers.resolving(o, frame, options)
    if isinstance(frame, Reaction):
        return answers.reaction(o, frame, options)
    if isinstance(frame, Payment):
        return answers.payment(o, frame, options)
    if isinstance(frame, Play):
        return answers.cheaper(o, g.cards[frame.card], options)
    if isinstance(frame, Install):
        return answers.installation(o, frame, options)
    if isinstance(frame, Trace):
        return answers.bid(o, frame, options)
    if isinstance(frame, Prevention):
        return encounter.prevention(o, frame, options)
    if isinstance(frame, DiscardReplacement):
        return answers.elsewhere(o, frame, options)
    if isinstance(frame, Rez):
        return answers.rezzing(o, frame, options)
    if isinstance(frame, Mulligans):
        value = answers.keep(o)
        return [value if option.kind == O_KEEP else 0.0 for option in options]
    return [anything(o, option) for option in options]


def anything(o: Assessment, option: Option) -> float:
    """A question of a kind that is not known here: keep what is worth most, go on otherwise."""
    if option.kind == O_CARD:
        return -answers.hand_worth(o, o.g.cards[option.card])
    return -0.1 * option.arg if option.kind == O_NUMBER else 0.1 if option.kind == O_DONE else 0.0


def jack_out(o: Assessment, run: Run, options: list[Option]) -> list[float]:
    """Go on while what is left of the run is worth it."""
    bonus = 0.0
    if run.if_successful and run.ctx is not None:
        bonus = max(0.0, worth(run.if_successful, o.g, run.ctx))
    value = o.run_worth(run.server, bonus=bonus) + runner_tuning.go_on
    return [value if option.kind == O_CONTINUE else 0.0 for option in options]


def access(o: Assessment, option: Option) -> float:
    """Steal, trash what is worth its price, or leave it."""
    if option.kind == O_STEAL:
        return WINNING
    if option.kind == O_PAY_TRASH:
        card = o.g.cards[option.card]
        value = o.trashing_worth(card.definition, card)
        if option.extra:
            value += 1.5
        poor = option.arg and o.me.credits - option.arg < 3
        return (
            value + runner_tuning.trash_at_all - o.price(option.arg) - (runner_tuning.trash_when_poor if poor else 0.0)
        )
    return 0.0


def next_access(o: Assessment, option: Option) -> float:
    if option.kind == O_CARD:  # the Corp says which card of HQ is accessed
        return -o.accessed_worth(o.g.cards[option.card].definition, o.g.cards[option.card])
    if option.card >= 0:
        return o.card_worth(o.g.cards[option.card])
    return o.unseen_worth if option.arg != RND else o.unseen_worth - 0.1


def best(g: State) -> int:
    """The index of the option that the rookie takes; the first of equals."""
    values = scores(g)
    return max(range(len(values)), key=values.__getitem__)


class Rookie(PositionBot):
    """The rookie as a bot. It looks at one world, and there only at what its side knows."""

    careful: ClassVar[bool] = True
    prompt: ClassVar[bool] = True

    def pick(self, options: int, chance: Random, worlds: Worlds) -> int:
        return best(worlds(0).state) if options > 1 else 0


rookie = Rookie()
