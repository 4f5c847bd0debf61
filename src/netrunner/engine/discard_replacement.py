"""Trashed cards that may go somewhere else than to Archives or the heap.

Rules Reference: Trash, Replacement Effects. A card that goes elsewhere has been trashed all the same. The question
comes before anything else that the trashing sets off, and before anything looks at the pile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.constant import InsteadOfDiscard
from netrunner.engine.context import ID_MASK, marked
from netrunner.engine.events import emit
from netrunner.engine.frame import O_CARD, O_NO, O_YES, Frame, Option
from netrunner.engine.log import SUBJECTS
from netrunner.engine.moves import remove_from_game, to_deck
from netrunner.engine.terms import DECK_NAMES, DISCARD_NAMES, REMOVED, USED

if TYPE_CHECKING:
    from netrunner.engine.state import State


@final
class DiscardReplacement(Frame):
    """Asks the owners of the abilities about the cards that were trashed together, one ability after another."""

    __slots__ = ("thrown",)

    def __init__(self, thrown: tuple[tuple[int, int], ...]) -> None:
        self.thrown = thrown  # (the card of the ability, the trashed card as a mark)

    def step(self, g: State) -> bool:
        self.thrown = tuple(pair for pair in self.thrown if self.open(g, pair[0]) and marked(g, (pair[1],)))
        if self.thrown:
            return True
        g.pop()
        g.dirty = True
        return False

    def ability(self, g: State, source: int) -> InsteadOfDiscard:
        """The ability of a card that was active when the others were trashed, or was trashed itself. Its text may be
        blank by now: Employee Strike, which takes the place of the current that was trashed."""
        for entry in g.index.instead_of_discard:
            if entry.ctx.source == source:
                return entry.ability
        return next(own for own in g.cards[source].definition.abilities if isinstance(own, InsteadOfDiscard))

    def open(self, g: State, source: int) -> bool:
        """Whether the ability can be used (once more)."""
        card = g.cards[source]
        ability = self.ability(g, source)
        used = ability.once_per_turn and g.was_used(card.instance, ability.index)
        return not used and g.may_use(card.owner, card)

    def cards(self, g: State) -> list[int]:
        """The cards that the ability in question can send elsewhere."""
        return [mark & ID_MASK for source, mark in self.thrown if source == self.thrown[0][0]]

    def side(self, g: State) -> int:
        return g.cards[self.thrown[0][0]].owner

    def prompt(self, g: State) -> str:
        source = self.thrown[0][0]
        cards = self.cards(g)
        owner = g.cards[cards[0]].owner
        one = g.cards[cards[0]].definition.title if len(cards) == 1 else "one of the trashed cards"
        gone = self.ability(g, source).to == REMOVED
        do = f"remove {one} from the game" if gone else f"shuffle {one} into {DECK_NAMES[owner]}"
        return f"{g.cards[source].printed.title}: {do} instead of adding it to {DISCARD_NAMES[owner]}?"

    def options(self, g: State) -> list[Option]:
        cards = self.cards(g)
        if len(cards) == 1:
            return [Option(O_YES), Option(O_NO)]
        return [*(Option(O_CARD, cid) for cid in cards), Option(O_NO)]

    def choose(self, g: State, option: Option) -> None:
        source = self.thrown[0][0]
        ability = self.ability(g, source)
        if option.kind != O_NO:
            self.send(g, source, ability, self.cards(g)[0] if option.kind == O_YES else option.card)
        if option.kind == O_NO or ability.who is None:
            self.thrown = tuple(pair for pair in self.thrown if pair[0] != source)

    def send(self, g: State, source: int, ability: InsteadOfDiscard, cid: int) -> None:
        card = g.cards[source]
        owner = g.cards[cid].owner
        g.note(f"{SUBJECTS[card.owner]} uses {{card}}.", source, seen=3)
        g.tell("use", source, side=card.owner)
        if ability.once_per_turn:
            g.mark_used(card.instance, ability.index)
        if ability.to == REMOVED:
            g.note("{card} is removed from the game.", cid, seen=3)
            instance = g.cards[cid].instance
            remove_from_game(g, cid)
            g.mut(cid).instance = instance  # it never lay in the pile: this is the card that was trashed
        else:
            g.note(f"{{card}} is shuffled into {DECK_NAMES[owner]}.", cid, seen=3)
            to_deck(g, cid)
            g.shuffle(owner)
        if g.index.triggers[USED]:
            emit(g, USED, source, side=card.owner)

    def copy(self) -> DiscardReplacement:
        return DiscardReplacement(self.thrown)

    def key(self) -> tuple[object, ...]:
        return ("elsewhere", self.thrown)
