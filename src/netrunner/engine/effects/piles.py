"""Cards that change piles: drawn, discarded, moved, trashed, revealed, looked at, arranged, searched for, swapped.

Rules Reference: Draw, Discard, Trash, Archives, Reveal, Information, Search, "Swap", Score Area, Remove from the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from netrunner.engine.amount import Amount, value_of
from netrunner.engine.context import mark, mark_all, marked_ids
from netrunner.engine.draw import draw
from netrunner.engine.effect import Effect
from netrunner.engine.effects.base import UpTo
from netrunner.engine.effects.choosing import Choose, distinct, fitting, remark
from netrunner.engine.effects.money import WHO, actor
from netrunner.engine.events import emit
from netrunner.engine.filter import Filter
from netrunner.engine.frame import O_CARD, O_DONE, Option
from netrunner.engine.label import told_by_place
from netrunner.engine.legality import EMPTY_DECK, why_not_draw
from netrunner.engine.moves import (
    arrange_top,
    forget_deck,
    hosted_first,
    remove_from_game,
    set_aside,
    to_deck,
    to_discard,
    to_hand,
    to_score_area,
    turns_back,
)
from netrunner.engine.payment import stuck_in_discard
from netrunner.engine.phrase import Voice, say
from netrunner.engine.placement import to_score_area_as_agenda
from netrunner.engine.reference import CHOSEN, THIS, Chosen, Each, EventCard, Looked, Ref, Top, which
from netrunner.engine.step_change import StepChange
from netrunner.engine.terms import (
    ADDED_TO_SCORE_AREA,
    ASK,
    BOTTOM,
    CORP,
    DECK,
    DISCARD,
    DISCARDED,
    DONE,
    HAND,
    NOBODY,
    PLAY,
    REMOVED,
    REVEALED,
    RUNNER,
    SHUFFLED,
    SIDE_NAMES,
    TOP,
    WAIT,
)
from netrunner.engine.would import Change, TrashChange, would

if TYPE_CHECKING:
    from netrunner.engine.card import Card
    from netrunner.engine.context import Context
    from netrunner.engine.resolve import Resolve
    from netrunner.engine.state import State
    from netrunner.engine.structure import Program

__all__ = [
    "BOTTOM",
    "SHUFFLED",
    "TOP",
    "Arrange",
    "Discard",
    "Draw",
    "Look",
    "Move",
    "Reveal",
    "RevealUntil",
    "Search",
    "Shuffle",
    "Trash",
]

HANDS: Final = ("HQ", "the grip")
DECKS: Final = ("R&D", "the stack")


@final
class Draw(UpTo):
    """Draw cards: a number, `up_to` as many as the ability's user says, or `until` there are so many in hand; from the
    `bottom` of the deck if it says so. Those that were drawn are what was moved."""

    __slots__ = ("amount", "bottom", "until", "up_to", "who")

    def __init__(
        self,
        amount: int | Amount = 1,
        who: int = NOBODY,
        bottom: bool = False,
        until: int | Amount | None = None,
        up_to: bool = False,
    ) -> None:
        self.amount = amount
        self.who = who
        self.bottom = bottom
        self.until = until
        self.up_to = up_to

    def number(self, g: State, ctx: Context) -> int:
        """How many cards are drawn."""
        if self.until is None:
            return value_of(self.amount, g, ctx)
        hand = [cid for cid in g.players[actor(self.who, ctx)].hand if cid != ctx.source]  # that will be on the table
        return max(0, value_of(self.until, g, ctx) - len(hand))

    def most(self, g: State, ctx: Context) -> int:
        return min(self.number(g, ctx), len(g.players[actor(self.who, ctx)].deck))

    def step(self, g: State, f: Resolve) -> int:
        side = actor(self.who, f.ctx)
        if self.up_to and f.stage == 0 and self.could(g, f.ctx):
            return ASK
        drawn = draw(g, side, f.number if self.up_to else self.number(g, f.ctx), f.ctx.source, self.bottom)
        hand = g.players[side].hand
        f.ctx.amount = drawn
        f.ctx.moved = mark_all(g, hand[len(hand) - drawn :])
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        side = actor(self.who, ctx)
        refusal = why_not_draw(g, side)
        if refusal is EMPTY_DECK and side == CORP and ctx.side == RUNNER:
            refusal = None  # the Runner makes the Corp draw, who loses by it (Rules Reference: Winning the Game)
        return refusal is None and self.number(g, ctx) > 0

    def complete(self, g: State, ctx: Context) -> bool:
        return self.number(g, ctx) <= len(g.players[actor(self.who, ctx)].deck)

    def prompt(self, g: State, f: Resolve) -> str:
        return "how many cards do you draw?"

    def change(self, g: State, ctx: Context) -> Change | None:
        return None if self.up_to else StepChange(self, ctx)


@final
class Discard(Effect):
    """A side discards cards of its hand: those it chooses, or `at_random`."""

    __slots__ = ("amount", "at_random", "who")

    def __init__(self, amount: int | Amount = 1, who: int = NOBODY, at_random: bool = False) -> None:
        self.amount = amount
        self.who = who
        self.at_random = at_random

    def step(self, g: State, f: Resolve) -> int:
        side = actor(self.who, f.ctx)
        hand = g.players[side].hand
        if f.stage == 0:
            f.stage = 1
            f.number = min(value_of(self.amount, g, f.ctx), len(hand))
        if not self.at_random and len(f.picked) < f.number:
            return ASK
        lost = list(f.picked)
        while self.at_random and len(lost) < f.number:
            left = [cid for cid in hand if cid not in lost]
            lost.append(left[g.random_below(len(left))])
        for cid in lost:
            to_discard(g, cid, False)
            g.note(f"{WHO[side]} discards {{card}}.", cid)
            emit(g, DISCARDED, cid, side=side, cause=f.ctx.source)
        f.ctx.amount = len(lost)
        f.ctx.moved = mark_all(g, lost)
        return DONE

    def asked(self, g: State, f: Resolve) -> int:
        return actor(self.who, f.ctx)

    def prompt(self, g: State, f: Resolve) -> str:
        return "choose a card to discard."

    def options(self, g: State, f: Resolve) -> list[Option]:
        hand = [cid for cid in g.players[actor(self.who, f.ctx)].hand if cid not in f.picked]
        return [Option(O_CARD, cid) for cid in distinct(g, hand)]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.picked = (*f.picked, option.card)

    def automatic(self, g: State, f: Resolve) -> bool:
        """Only where everything goes: a question that is left out would tell that all cards of a hand are the same."""
        return len(g.players[actor(self.who, f.ctx)].hand) <= f.number

    def could(self, g: State, ctx: Context) -> bool:
        return bool(g.players[actor(self.who, ctx)].hand) and value_of(self.amount, g, ctx) > 0

    def complete(self, g: State, ctx: Context) -> bool:
        return value_of(self.amount, g, ctx) <= len(g.players[actor(self.who, ctx)].hand)


@final
class Move(Effect):
    """Move cards to their owner's hand, the top or bottom of the deck, shuffled into it, to the discard, to a score
    area (of `area`, `worth` so many points if they count as agendas there) or out of the game.

    `reveal`: what is hidden is revealed first. Adding to a score area is neither scoring nor stealing.
    """

    __slots__ = ("area", "reveal", "to", "what", "worth")

    def __init__(
        self,
        what: Ref | Filter = CHOSEN,
        to: int = HAND,
        reveal: bool = False,
        area: int = NOBODY,
        worth: int | None = None,
    ) -> None:
        self.what = which(what)
        self.to = to
        self.reveal = reveal
        self.area = area
        self.worth = worth

    def step(self, g: State, f: Resolve) -> int:
        cards = hosted_first(g, [cid for cid in self.what.cards(g, f.ctx) if self.fits(g, f.ctx, cid)])
        owners: list[int] = []
        for cid in cards:
            if self.reveal and g.cards[cid].known != 3:
                g.mut(cid).known = 3
                g.note("{card} is revealed.", cid)
            if self.leaves_unseen(g.cards[cid]):
                forget_deck(g, g.cards[cid].owner)
            owners.append(g.cards[cid].owner)
            self.move(g, f.ctx, cid, self.reveal or self.just_revealed(f) or self.picked_openly(g, f, g.cards[cid]))
        if self.to == SHUFFLED:
            for side in sorted(set(owners)):
                g.shuffle(side)
                g.note(f"{WHO[side]} shuffles {{n}} card{{s}} into {DECKS[side]}.", number=owners.count(side))
            if not owners:
                self.shuffle_none(g, f)
        remark(g, f.ctx, cards)
        f.ctx.amount = len(cards)
        return DONE

    def leaves_unseen(self, card: Card) -> bool:
        """Whether the opponent of a deck's owner cannot tell which of its cards is taken: one that they do not know,
        from no place that everybody sees (the top, or where a card was accessed)."""
        opponent = 1 << (1 - card.owner)
        return card.zone == DECK and not card.known & opponent and not isinstance(self.what, (Top, EventCard))

    def just_revealed(self, f: Resolve) -> bool:
        """Whether those very cards were revealed for it: both know which ones they are."""
        if not isinstance(self.what, Chosen):
            return False
        for effect in reversed(f.program.effects[: f.pc]):
            if effect.chooses():
                return False
            if isinstance(effect, Reveal) and isinstance(effect.what, Chosen) and effect.what.name == self.what.name:
                return True
        return False

    def picked_openly(self, g: State, f: Resolve, card: Card) -> bool:
        """Whether the opponent of its owner has just picked the card, seeing it: both know which one it is."""
        before = f.program.effects[f.pc - 1] if f.pc else None
        if not self.acts_on_chosen() or not isinstance(before, Choose) or before.at_random or card.known != 3:
            return False
        return before.asked(g, f) != card.owner

    def shuffle_none(self, g: State, f: Resolve) -> None:
        """A whole pile that is empty, or none of "up to" a number of cards, is shuffled into its deck: the deck is
        shuffled all the same."""
        who: Filter | Ref = self.what.who if isinstance(self.what, Each) else THIS
        before = f.program.effects[f.pc - 1] if f.pc else None
        if self.acts_on_chosen() and isinstance(before, Choose) and before.up_to:
            who = before.who
        if isinstance(who, Filter) and who.side != NOBODY and who.zone != DECK:
            g.shuffle(who.side)
            g.note(f"{WHO[who.side]} shuffles {DECKS[who.side]}.")

    def change(self, g: State, ctx: Context) -> Change | None:
        return StepChange(self, ctx)

    def move(self, g: State, ctx: Context, cid: int, openly: bool) -> None:
        """One card; what the log says of it is known to those who know the card."""
        card = g.cards[cid]
        owner = card.owner
        unseen = card.zone == HAND and not openly  # nobody else can tell which card leaves a hand
        seen = 1 << owner if unseen else card.known
        if turns_back(card) and self.to in (HAND, TOP, BOTTOM, SHUFFLED):
            to_discard(g, cid, True)
            g.note(f"{{card}} is added to {('Archives', 'the heap')[owner]}.", cid)
        elif self.to == HAND:
            where = told_by_place(g, card)
            to_hand(g, cid)
            g.note(f"{{card}}{{where}} is added to {HANDS[owner]}.", cid, where=where, seen=seen)
        elif self.to in (TOP, BOTTOM, SHUFFLED):
            if self.to == SHUFFLED and self.acts_on_chosen():
                g.note(f"{{card}} is put into {DECKS[owner]}.", cid, seen=seen)
            to_deck(g, cid, bottom=self.to == BOTTOM, openly=openly)
            if self.to != SHUFFLED:
                where = "top" if self.to == TOP else "bottom"
                g.note(f"{{card}} is put on the {where} of {DECKS[owner]}.", cid, seen=seen)
        elif self.to == DISCARD:
            to_discard(g, cid, card.faceup)
            g.note(f"{{card}} is added to {('Archives', 'the heap')[owner]}.", cid)
        elif self.to == REMOVED:
            g.note("{card} is removed from the game.", cid, seen=3)
            remove_from_game(g, cid)
        else:
            self.score(g, ctx, cid)

    def score(self, g: State, ctx: Context, cid: int) -> None:
        side = actor(self.area, ctx)
        g.note(f"{{card}} is added to {SIDE_NAMES[side]}'s score area.", cid, seen=3)
        if self.worth is not None:
            to_score_area_as_agenda(g, cid, side, self.worth)
        else:
            to_score_area(g, cid, side)
        emit(g, ADDED_TO_SCORE_AREA, cid, side=side, cause=ctx.source)

    def fits(self, g: State, ctx: Context, cid: int) -> bool:
        return not stuck_in_discard(g, g.cards[cid])

    def acts_on_chosen(self) -> bool:
        return isinstance(self.what, Chosen)

    def could(self, g: State, ctx: Context) -> bool:
        return any(self.fits(g, ctx, cid) for cid in self.what.cards(g, ctx))


@final
class Trash(Effect):
    """Trash cards, all of them at once; the next effect may count those that were trashed.

    `revealed`: faceup, whatever they were. `by`: who trashes them, the owner of the ability unless a side is named.
    """

    __slots__ = ("by", "preventable", "revealed", "what")

    def __init__(
        self, what: Ref | Filter = CHOSEN, by: int = NOBODY, preventable: bool = True, revealed: bool = False
    ) -> None:
        self.what = which(what)
        self.by = by
        self.preventable = preventable
        self.revealed = revealed

    def change(self, g: State, ctx: Context) -> Change | None:
        cards = self.trashable(g, ctx)
        if not cards:
            return None
        return TrashChange(cards, actor(self.by, ctx), ctx.source, self.preventable, self.revealed)

    def trashable(self, g: State, ctx: Context) -> list[int]:
        return [cid for cid in self.what.cards(g, ctx) if self.fits(g, ctx, cid)]

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            f.stage = 1
            f.picked = mark_all(g, self.what.cards(g, f.ctx))
            change = self.change(g, f.ctx)
            if change is not None:
                if isinstance(change, TrashChange):
                    change.shown = f.pc > 0 and f.program.effects[f.pc - 1].reveals()
                would(g, [change])
                return WAIT
        gone = [cid for cid in marked_ids(f.picked) if self.gone(g, f, cid)]
        f.ctx.amount = len(gone)
        f.ctx.moved = mark_all(g, gone)
        return DONE

    def complete(self, g: State, ctx: Context) -> bool:
        what = self.what
        return not isinstance(what, Top) or len(what.cards(g, ctx)) >= value_of(what.amount, g, ctx)

    def gone(self, g: State, f: Resolve, cid: int) -> bool:
        """Whether a card was trashed, wherever it went instead."""
        card = g.cards[cid]
        return bool(card.zone & (DISCARD | REMOVED)) or (card.zone & (PLAY | DECK) > 0 and mark(card) not in f.picked)

    def fits(self, g: State, ctx: Context, cid: int) -> bool:
        card = g.cards[cid]
        return card.zone != DISCARD and not g.forbidden("trash", actor(self.by, ctx), card)

    def acts_on_chosen(self) -> bool:
        return isinstance(self.what, Chosen)

    def trashes(self) -> bool:
        return True

    def could(self, g: State, ctx: Context) -> bool:
        return bool(self.trashable(g, ctx))


@final
class Reveal(Effect):
    """Cards are revealed to both players; LOOKED are those of the top of a deck. With `alone` it is reason enough to
    use an ability."""

    __slots__ = ("alone", "what")

    def __init__(self, what: Ref | Filter = CHOSEN, alone: bool = False) -> None:
        self.what = which(what)
        self.alone = alone

    def step(self, g: State, f: Resolve) -> int:
        cards = self.what.cards(g, f.ctx)
        if isinstance(self.what, Top):
            f.ctx.name("looked", mark_all(g, cards))
        for cid in cards:
            card = g.cards[cid]
            if card.known != 3:
                g.mut(cid).known = 3
            if card.zone == HAND:
                g.note(f"{WHO[card.owner]} reveals {{card}} from {HANDS[card.owner]}.", cid, seen=3)
            else:
                g.note("{card} is revealed.", cid, seen=3)
            emit(g, REVEALED, cid, side=g.cards[cid].owner, zone=g.cards[cid].zone, cause=f.ctx.source)
        return DONE

    def reveals(self) -> bool:
        return True

    def could(self, g: State, ctx: Context) -> bool:
        return self.alone and bool(self.what.cards(g, ctx))


@final
class RevealUntil(Effect):
    """Reveal cards from the top of your deck until one of a description is revealed: that is the chosen card. All of
    them lie where they lay."""

    __slots__ = ("who",)

    def __init__(self, who: Filter) -> None:
        self.who = who

    def step(self, g: State, f: Resolve) -> int:
        f.ctx.targets = ()
        revealed = 0
        for cid in reversed(g.players[f.ctx.side].deck):
            revealed += 1
            if g.cards[cid].known != 3:
                g.mut(cid).known = 3
            g.note("{card} is revealed.", cid, seen=3)
            emit(g, REVEALED, cid, side=f.ctx.side, zone=DECK, cause=f.ctx.source)
            if self.who.matches(g, f.ctx, g.cards[cid]):
                f.ctx.targets = mark_all(g, [cid])
                break
        f.ctx.amount = revealed
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return bool(g.players[ctx.side].deck)


@final
class Look(Effect):
    """A side looks at cards, and alone is told which they are; LOOKED are those of them that lie where they lay."""

    __slots__ = ("what", "who")

    def __init__(self, what: Ref | Filter, who: int = NOBODY) -> None:
        self.what = which(what)
        self.who = who

    def step(self, g: State, f: Resolve) -> int:
        side = f.ctx.user if self.who == NOBODY else self.who
        cards = self.what.cards(g, f.ctx)
        for cid in cards:
            if not g.cards[cid].known >> side & 1:
                g.mut(cid).known |= 1 << side
        f.ctx.name("looked", mark_all(g, cards))
        f.ctx.amount = len(cards)
        if cards:
            first = g.cards[cards[0]]
            where = "" if first.zone == PLAY else f" of {Voice(1 - first.owner).pile(first.zone, first.owner)}"
            top = "the top " if first.zone == DECK else ""
            number = "" if top and len(cards) == 1 else "{n} "
            g.note_cards(f"{WHO[side]} looks at {top}{number}card{{s}}{where}{{named}}.", cards, seen=1 << side)
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return bool(self.what.cards(g, ctx))


@final
class Arrange(Effect):
    """Look at the top cards of a deck and put them back in any order, or on the `bottom` of that deck; `who`: the side
    that does it."""

    __slots__ = ("bottom", "what", "who")

    def __init__(self, what: Ref, who: int = NOBODY, bottom: bool = False) -> None:
        self.what = what
        self.who = who
        self.bottom = bottom

    def asked(self, g: State, f: Resolve) -> int:
        return f.ctx.user if self.who == NOBODY else self.who

    def step(self, g: State, f: Resolve) -> int:
        cards = self.what.cards(g, f.ctx)
        if not cards:
            return DONE
        owner = g.cards[cards[0]].owner
        side = self.asked(g, f)
        if f.stage == 0:
            f.stage = 1
            for cid in cards:
                g.mut(cid).known |= 1 << side
        if len(f.picked) < len(cards):
            return ASK
        if self.bottom:
            for cid in f.picked:
                to_deck(g, cid, bottom=True)
        else:
            arrange_top(g, owner, f.picked)
        if len(f.picked) > 1:
            for cid in f.picked:
                g.mut(cid).known &= 1 << side  # only who looked knows the order
        if self.bottom:
            did = f"puts {{n}} card{{s}} on the bottom of {DECKS[owner]}"
        elif len(f.picked) > 1:
            did = f"arranges the top {{n}} card{{s}} of {DECKS[owner]}"
        elif isinstance(self.what, Looked):
            return DONE  # it stays where it lay, and that it was looked at has been told
        else:
            did = f"looks at the top card of {DECKS[owner]}"
        g.note_cards(f"{WHO[side]} {did}{{named}}.", list(f.picked), seen=1 << side)
        return DONE

    def prompt(self, g: State, f: Resolve) -> str:
        if self.bottom:
            return "choose the next card to put on the bottom of the deck: the last one lies lowest."
        return f"choose the card in position {len(f.picked) + 1} from the top."

    def options(self, g: State, f: Resolve) -> list[Option]:
        left = [cid for cid in sorted(self.what.cards(g, f.ctx)) if cid not in f.picked]
        return [Option(O_CARD, cid) for cid in distinct(g, left)]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.picked = (*f.picked, option.card)

    def automatic(self, g: State, f: Resolve) -> bool:
        """Only for the last card: a question that is left out would tell that the cards are the same."""
        return len(self.what.cards(g, f.ctx)) - len(f.picked) < 2

    def could(self, g: State, ctx: Context) -> bool:
        return bool(self.what.cards(g, ctx))


@final
class Shuffle(Effect):
    """A side shuffles its deck."""

    __slots__ = ("who",)

    def __init__(self, who: int = NOBODY) -> None:
        self.who = who

    def step(self, g: State, f: Resolve) -> int:
        side = actor(self.who, f.ctx)
        g.shuffle(side)
        g.note(f"{WHO[side]} shuffles {DECKS[side]}.")
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return False


@final
class Search(Effect):
    """Search your deck for a card, or for several, then shuffle; what was found is the chosen card, set aside.

    The search must find what it can, unless it is for `up_to` a number; the shuffle comes before anything else is done
    with what was found. `reveal`: the opponent sees it. `different`: no two cards with the same title; `alike`: only
    copies of one card.
    """

    __slots__ = ("alike", "count", "different", "reveal", "up_to", "who")

    def __init__(
        self,
        who: Filter,
        count: int | Amount = 1,
        reveal: bool = True,
        up_to: bool = False,
        different: bool = False,
        alike: bool = False,
    ) -> None:
        self.who = who
        self.different = different
        self.alike = alike
        self.count = count
        self.reveal = reveal
        self.up_to = up_to

    def chooses(self) -> bool:
        return True

    def found(self, g: State, f: Resolve) -> list[int]:
        cards = [cid for cid in sorted(self.who.find(g, f.ctx)) if cid not in f.picked]
        if self.different:
            titles = {g.cards[cid].definition.title for cid in f.picked}
            cards = [cid for cid in cards if g.cards[cid].definition.title not in titles]
        if self.alike and f.picked:
            title = g.cards[f.picked[0]].definition.title
            cards = [cid for cid in cards if g.cards[cid].definition.title == title]
        return fitting(g, f.ctx, cards, f.program, f.pc, False)

    def step(self, g: State, f: Resolve) -> int:
        side = f.ctx.side
        if f.stage == 0:
            found = self.found(g, f)
            for cid in found:
                if g.cards[cid].zone == DECK:
                    g.mut(cid).known |= 1 << side  # who searches sees the cards, until the shuffle
            if (found or self.unsaid(g, f)) and len(f.picked) < value_of(self.count, g, f.ctx):
                return ASK
        in_deck = bool(self.who.zone & DECK)
        for cid in f.picked:
            set_aside(g, cid)
            # Unless it is revealed, the opponent cannot know it, even having seen it in the deck before.
            g.mut(cid).known = 3 if self.reveal else 1 << side
            if self.reveal:
                g.note("{card} is found.", cid, seen=3)
        if in_deck:
            g.shuffle(side)
            g.note(f"{WHO[side]} shuffles {DECKS[side]}.")
        f.ctx.targets = mark_all(g, list(f.picked))
        f.ctx.amount = len(f.picked)
        f.searched = (self.who.zone, len(f.picked))
        return DONE

    def prompt(self, g: State, f: Resolve) -> str:
        return f"search for {say(self.who, Voice(f.ctx.side))}."

    def options(self, g: State, f: Resolve) -> list[Option]:
        result = [Option(O_CARD, cid) for cid in distinct(g, self.found(g, f))]
        if self.up_to:
            result.append(Option(O_DONE))
        return result

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        if option.kind == O_DONE:
            f.stage = 1
            return
        f.picked = (*f.picked, option.card)

    def unsaid(self, g: State, f: Resolve) -> bool:
        """Whether, though nothing else is found, who searches says "done": leaving that out would tell the opponent."""
        deck = self.who.zone & DECK and g.players[f.ctx.side].deck
        return self.up_to and bool(deck) and not self.who.one_title()

    def automatic(self, g: State, f: Resolve) -> bool:
        """A question that is left out would tell the opponent that only one card of the deck fits."""
        return not self.who.zone & DECK or self.who.one_title()

    def could(self, g: State, ctx: Context) -> bool:
        return bool(g.players[ctx.side].deck) if self.who.zone & DECK else self.who.any(g, ctx)

    def could_then(self, g: State, ctx: Context, program: Program, place: int) -> bool:
        if self.who.zone == DECK:
            return bool(g.players[ctx.side].deck)
        return bool(fitting(g, ctx, self.who.find(g, ctx), program, place, True))
