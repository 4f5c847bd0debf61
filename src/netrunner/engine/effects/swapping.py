"""Swapping and rearranging cards. Rules Reference: "Swap", Approaching Ice, Score Area."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.context import mark_all
from netrunner.engine.effect import Effect
from netrunner.engine.events import emit
from netrunner.engine.frame import O_CARD, O_DONE, Option
from netrunner.engine.label import place, told_by_place
from netrunner.engine.legality.corp_places import could_stand
from netrunner.engine.moves import position_of, set_counters, swap_scored, swap_with_deck, to_discard, to_hand
from netrunner.engine.placement import permute_ice, swap_ice, swap_in_rig, swap_into_play
from netrunner.engine.reference import CHOSEN, Chosen, Ref
from netrunner.engine.terms import ASK, CORP, DECK, DISCARD, DONE, HAND, ICE, INSTALLED, PLAY, RUNNER, SCORED

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.resolve import Resolve
    from netrunner.engine.state import State

__all__ = ["RearrangeIce", "Swap"]


@final
class Swap(Effect):
    """Swap cards with as many others, pair by pair and all at once: agendas in the two score areas, installed Corp
    cards with cards of HQ (which are installed unrezzed, keeping counters of the kind `keeping`), installed Runner
    cards with cards of the grip, installed ice with installed ice, other installed Corp cards with each other, cards in
    hand with cards in the discard, cards of a deck with cards in hand. The cards that come into play are what was
    moved.
    `with_runner`: a Runner who is at the first piece of ice moves with it. `openly`: everybody knows which cards of a
    hand and a discard pile they are."""

    __slots__ = ("keeping", "one", "openly", "other", "with_runner")

    def __init__(
        self, one: Ref, other: Ref = CHOSEN, keeping: int = -1, with_runner: bool = False, openly: bool = False
    ) -> None:
        self.openly = openly
        self.one = one
        self.other = other
        self.keeping = keeping
        self.with_runner = with_runner

    def step(self, g: State, f: Resolve) -> int:
        ones = self.one.cards(g, f.ctx)
        others = self.other.cards(g, f.ctx)
        moved: list[int] = []
        for one, other in zip(ones, others, strict=False):
            moved.append(self.swap(g, one, other))
        if moved and g.cards[moved[0]].zone == DECK:
            piles = ("R&D and HQ", "the stack and the grip")[f.ctx.side]
            g.note(f"{{n}} card{{s}} swapped between {piles}.", number=len(moved))
        f.ctx.moved = mark_all(g, moved)
        f.ctx.amount = len(moved)
        return DONE

    def swap(self, g: State, one: int, other: int) -> int:
        """Swap two cards; the one that has come to where the first was."""
        zones = (g.cards[one].zone, g.cards[other].zone)
        if zones == (SCORED, SCORED):
            title = g.cards[other].printed.title
            g.note("{card} is swapped with {where} of the other score area.", one, where=title)
            swap_scored(g, one, other)
        elif zones == (PLAY, HAND) and g.cards[one].owner == RUNNER:
            swap_in_rig(g, one, other)
            g.note(f"{g.cards[one].definition.title} is swapped with {{card}} from the grip.", other)
            emit(g, INSTALLED, other, side=RUNNER, zone=HAND)
        elif zones == (PLAY, HAND):
            self.from_hand(g, one, other)
        elif zones == (PLAY, PLAY):
            told = [(cid, place(g, g.cards[left], tokens=False)) for cid, left in ((one, other), (other, one))]
            swap_ice(g, one, other)
            run = g.run()
            if self.with_runner and run is not None and not run.ended and run.ice == one:
                run.follow(g, g.cards[one].server, position_of(g, g.cards[one]))
            for cid, where in told:
                shown = "{ice}" if g.cards[cid].definition.type & ICE else "{card}"
                g.note(f"The place “{{where}}” is taken by {shown}.", cid, where=where)
        elif zones == (HAND, DISCARD):
            pile, hand = (("Archives", "HQ"), ("the heap", "the grip"))[g.cards[one].owner]
            if self.openly:
                title = g.cards[one].definition.title
                g.note(f"{{card}} of {pile} is swapped with {{where}} of {hand}.", other, where=title, seen=3)
            else:
                g.note(f"{{card}} of {pile} is swapped with a card of {hand}.", other)
            to_hand(g, other)  # first, so that the hand is not empty for a moment
            known = g.cards[other].known
            to_discard(g, one, False)
            g.mut(other).known = known
            if self.openly:
                g.mut(one).known = g.mut(other).known = 3
        elif zones == (DISCARD, HAND):
            self.swap(g, other, one)
        elif zones == (DECK, HAND):
            swap_with_deck(g, one, other)
        return other

    def from_hand(self, g: State, old: int, new: int) -> None:
        kept = g.cards[old].counters[self.keeping] if self.keeping >= 0 else 0
        server = g.cards[old].server
        run = g.run()
        approached = run is not None and run.ice == old and run.ice_present(g)
        other = "piece of ice" if g.cards[old].definition.type & ICE else "card"
        shown = g.cards[new].definition.title if g.cards[new].definition.public else f"a {other}"
        g.note(f"{{card}}{{where}} is swapped with {shown} from HQ.", old, where=told_by_place(g, g.cards[old]))
        swap_into_play(g, old, new)
        if kept:
            set_counters(g, new, self.keeping, kept)
        if run is not None and approached:
            run.ice = new
            run.ice_instance = g.cards[new].instance
        emit(g, INSTALLED, new, side=CORP, server=server, zone=HAND)

    def fits(self, g: State, ctx: Context, cid: int) -> bool:
        ones = self.one.cards(g, ctx)
        if not ones:
            return False
        one, other = g.cards[ones[0]], g.cards[cid]
        if one.zone == PLAY and other.owner == CORP and not other.definition.type & ICE:
            if not could_stand(g, other, one) or (other.zone == PLAY and not could_stand(g, one, other)):
                return False
        if "install" in g.index.forbids and one.zone == PLAY and other.zone == HAND:
            return not g.forbidden("install", other.owner, other)  # what is swapped in is installed (FAQ: Midori)
        return True

    def may_fit(self, g: State, ctx: Context, cid: int) -> bool:
        return isinstance(self.one, Chosen) or self.fits(g, ctx, cid)

    def acts_on_chosen(self) -> bool:
        return True

    def could(self, g: State, ctx: Context) -> bool:
        return bool(self.one.cards(g, ctx)) and bool(self.other.cards(g, ctx))


@final
class RearrangeIce(Effect):
    """Rearrange any number of ice protecting all servers: its user says which ice, then which of it goes to each of
    those places. All of it moves at once, stays the same cards and is not rezzed or derezzed; every server keeps the
    number of its ice."""

    __slots__ = ()

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            if len(f.picked) < len(self.ice(g)):
                return ASK
            self.settle(f)
        if len(f.picked) < 2 * f.number:
            return ASK
        places = f.picked[: f.number]
        self.move(g, dict(zip(places, f.picked[f.number :], strict=True)))
        return DONE

    def ice(self, g: State) -> list[int]:
        return [cid for server in g.servers for cid in server.ice]

    def settle(self, f: Resolve) -> None:
        """Which ice moves is said; where to is next."""
        f.stage = 1
        f.number = len(f.picked)

    def move(self, g: State, places: dict[int, int]) -> None:
        """Every key is ice at whose place its value comes."""
        moved = {old: new for old, new in places.items() if old != new}
        told = [(new, place(g, g.cards[new]), place(g, g.cards[old])) for old, new in moved.items()]
        permute_ice(g, moved)
        for cid, whence, where in told:
            g.note(f"The place “{{where}}” is taken by {{ice}} from “{whence}”.", cid, where=where)

    def prompt(self, g: State, f: Resolve) -> str:
        if f.stage == 0:
            return "choose the ice to rearrange."
        return f"choose the ice that comes to this place: {place(g, g.cards[f.picked[len(f.picked) - f.number]])}."

    def options(self, g: State, f: Resolve) -> list[Option]:
        if f.stage == 0:
            left = [cid for cid in self.ice(g) if cid not in f.picked]
            return [*(Option(O_CARD, cid) for cid in left), Option(O_DONE)]
        return [Option(O_CARD, cid) for cid in f.picked[: f.number] if cid not in f.picked[f.number :]]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        if option.kind == O_DONE:
            self.settle(f)
        else:
            f.picked = (*f.picked, option.card)

    def could(self, g: State, ctx: Context) -> bool:
        return len(self.ice(g)) > 1
