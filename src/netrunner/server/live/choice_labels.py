"""Labels of past choices, in the words that each perspective may read.

A choice is named by its label to the side that made it. To the others it is named when the card it speaks of was known
to them, or became known by the choice; else only what everybody at the table could see is said.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from netrunner.engine.context import Context, marked_ids
from netrunner.engine.filter import SERVER
from netrunner.engine.frame import (
    CONSTANT_LABELS,
    O_ACCESS_UNSEEN,
    O_BRANCH,
    O_NO,
    O_NUMBER,
    O_PASS,
    O_RIG,
    O_RUN,
    O_SERVER,
    O_TRIGGER,
    O_USE,
    Option,
)
from netrunner.engine.label import VERBS, base_label, place
from netrunner.engine.psi import PsiGame
from netrunner.engine.reaction import Reaction
from netrunner.engine.resolve import Resolve
from netrunner.engine.state import State
from netrunner.engine.terms import ICE, PLAY, server_name

EVERYBODY: Final = 3
CARDLESS: Final = frozenset({*CONSTANT_LABELS, O_RUN, O_SERVER, O_NUMBER, O_BRANCH, O_RIG, O_ACCESS_UNSEEN})
SECRET_NUMBER: Final = "Choose a number in secret"
SECRET_CHOICE: Final = "Choose in secret"
SOME_BRANCH: Final = "Choose one of several effects"


@dataclass(frozen=True, slots=True)
class Chosen:
    """A choice as it looked just before it was made."""

    side: int
    label: str
    """What the side that chose read."""
    plain: str
    """What those read who know the cards: the label without what tells it apart from others that were offered, which
    may be hidden from them."""
    hidden: str
    """What those read who may not know more."""
    cards: tuple[int, ...]
    """The cards that the label names."""
    known: int
    """Bits of the sides that knew all of them before."""

    def words(self, g: State, mask: int) -> str:
        """The choice as a perspective may read it, in the state that followed."""
        if mask >> self.side & 1:
            return self.label
        known = self.known | common_knowledge(g, self.cards)
        return self.plain if known == EVERYBODY or known & mask else self.hidden


def look(g: State, option: Option) -> Chosen:
    """An option of the present decision, about to be chosen."""
    g.label_options()
    label = option.label
    side = g.decider()
    frame = g.stack[-1]
    if isinstance(frame, PsiGame) or (isinstance(frame, Resolve) and frame.effect().secret_now(frame)):
        # The Corp's number stays secret until the Runner's is chosen; both are then in the log.
        return Chosen(side, label, label, SECRET_NUMBER if option.kind == O_NUMBER else SECRET_CHOICE, (), 0)
    if option.kind == O_SERVER:
        # Which facedown card is trashed there is known only to the Corp.
        return Chosen(side, label, label, server_name(option.arg), (), 0)
    plain = base_label(g, side, option)
    if isinstance(frame, Reaction) and frame.asks_of_unrezzed(g) and option.kind == O_NO:
        # Without such ice there is a pause in the place of the question, which is passed.
        source = (frame.met[frame.asking].ctx.source,)
        return Chosen(side, label, plain, CONSTANT_LABELS[O_PASS], source, common_knowledge(g, source))
    if isinstance(frame, Resolve) and option.kind == O_BRANCH:
        found = found_cards(frame.ctx)
        return Chosen(side, label, plain, SOME_BRANCH, found, common_knowledge(g, found) if found else EVERYBODY)
    cards = named_cards(option)
    if not cards:
        return Chosen(side, label, plain, plain, (), EVERYBODY)
    return Chosen(side, label, plain, hidden_words(g, option), cards, common_knowledge(g, cards))


def found_cards(ctx: Context) -> tuple[int, ...]:
    """The cards that an ability has come to: the words of its branches may name them."""
    event = () if ctx.event is None or ctx.event.card < 0 else (ctx.event.card,)
    named = [mark for name, marks in ctx.names if name != SERVER for mark in marks]
    return (*event, *marked_ids((*ctx.targets, *ctx.moved, *named)))


def named_cards(option: Option) -> tuple[int, ...]:
    """The cards whose titles stand in an option's label."""
    if option.kind in CARDLESS or option.card < 0:
        return ()
    if option.kind == O_TRIGGER and option.extra <= -2:
        return (option.card, -2 - option.extra)
    return (option.card,)


def common_knowledge(g: State, cards: tuple[int, ...]) -> int:
    """Bits of the sides that know every one of some cards; nobody knows none."""
    bits = EVERYBODY if cards else 0
    for cid in cards:
        bits &= g.cards[cid].known
    return bits


def hidden_words(g: State, option: Option) -> str:
    """What can be said of a choice without its title."""
    if option.kind == O_TRIGGER:
        return "Resolve an ability"
    card = g.cards[option.card]
    verb = "Use" if option.kind == O_USE else VERBS.get(option.kind, "Choose")
    if card.zone != PLAY:
        return f"{verb} a card"
    noun = "unrezzed ice" if card.definition.type & ICE else "a facedown card"
    return f"{verb} {noun} ({place(g, card)})"
