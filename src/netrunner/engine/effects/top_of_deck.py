"""Effects on the top cards of a deck. Rules Reference: R&D, Information, Trash, Playing Multiple Cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.amount import Amount, count_words, value_of
from netrunner.engine.effect import Effect
from netrunner.engine.effects.choice import distinct
from netrunner.engine.frame import O_CARD, O_DONE, Option
from netrunner.engine.install import Install
from netrunner.engine.legality import why_not_install, why_not_play
from netrunner.engine.moves import arrange_top, trash_now
from netrunner.engine.play import Play
from netrunner.engine.terms import ASK, CORP, DECK, DONE, ICE, OPERATION, RUNNER, WAIT
from netrunner.engine.would import TrashChange, would

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.resolve import Resolve
    from netrunner.engine.state import State


def top_of(deck: list[int], amount: int) -> list[int]:
    """The top cards of a deck, the top one first."""
    return deck[: -amount - 1 : -1]


def look_at_top(g: State, side: int, amount: int) -> tuple[int, ...]:
    """A side looks at the top cards of R&D and knows them from then on."""
    cards = tuple(top_of(g.players[CORP].deck, amount))
    for cid in cards:
        g.mut(cid).known |= 1 << side
    g.note(f"{('The Corp', 'The Runner')[side]} looks at the top {{n}} card{{s}} of R&D.", number=len(cards))
    return cards


@final
class TrashTop(Effect):
    """A side trashes the top cards of its deck."""

    __slots__ = ("amount", "who")

    def __init__(self, who: int, amount: int | Amount = 1) -> None:
        self.who = who
        self.amount = amount

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            f.stage = 1
            deck = g.players[self.who].deck
            cards = top_of(deck, value_of(self.amount, g, f.ctx))
            if cards:
                would(g, [TrashChange(cards, self.who, f.ctx.source)])
                return WAIT
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return bool(g.players[self.who].deck) and value_of(self.amount, g, ctx) > 0

    def describe(self) -> str:
        what = "the top card" if self.amount == 1 else f"the top {count_words(self.amount, 'card')}"
        return f"{('the Corp', 'the Runner')[self.who]} trashes {what} of {('R&D', 'the stack')[self.who]}"


@final
class ArrangeTop(Effect):
    """Look at the top cards of R&D and arrange them in any order."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def top(self, g: State) -> list[int]:
        return top_of(g.players[CORP].deck, self.amount)

    def step(self, g: State, f: Resolve) -> int:
        top = self.top(g)
        if f.stage == 0:
            f.stage = 1
            for cid in top:
                g.mut(cid).known |= 1 << f.ctx.side
        if len(f.picked) < len(top):
            return ASK
        count = len(top)
        if count:
            arrange_top(g, f.picked)
            for cid in f.picked:
                g.mut(cid).known &= 1 << f.ctx.side  # only who looked knows the order
        g.note(f"{('The Corp', 'The Runner')[f.ctx.side]} arranges the top {{n}} card{{s}} of R&D.", number=count)
        return DONE

    def prompt(self, g: State, f: Resolve) -> str:
        return f"choose the card that lies {len(f.picked) + 1} from the top."

    def options(self, g: State, f: Resolve) -> list[Option]:
        left = [cid for cid in sorted(self.top(g)) if cid not in f.picked]
        return [Option(O_CARD, cid) for cid in distinct(g, left)]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.picked = (*f.picked, option.card)

    def could(self, g: State, ctx: Context) -> bool:
        return bool(g.players[CORP].deck)

    def describe(self) -> str:
        return f"look at the top {self.amount} cards of R&D and put them back in any order"


@final
class InstallIceFromTop(Effect):
    """Look at the top cards of R&D, install and rez any ice among them ignoring all costs, trash the rest."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            f.stage = 1
            f.number = g.order_stamp
            f.picked = look_at_top(g, CORP, self.amount)
        if f.number != g.order_stamp:
            return DONE  # they never left R&D, and have been shuffled
        rest = [cid for cid in f.picked if g.cards[cid].zone == DECK]
        if f.stage == 1:
            if rest:
                return ASK
            f.stage = 2
        if f.stage == 2:
            f.stage = 3
            if rest:
                would(g, [TrashChange(rest, CORP, f.ctx.source)])
                return WAIT
        return DONE

    def ice(self, g: State, f: Resolve) -> list[int]:
        return [cid for cid in f.picked if g.cards[cid].zone == DECK and g.cards[cid].definition.type & ICE]

    def prompt(self, g: State, f: Resolve) -> str:
        return "choose ice to install and rez, ignoring all costs."

    def options(self, g: State, f: Resolve) -> list[Option]:
        result = [Option(O_CARD, cid) for cid in self.ice(g, f)]
        result.append(Option(O_DONE))
        return result

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        if option.kind == O_DONE:
            f.stage = 2
        else:
            g.push(Install(option.card, free=True, rezzed=True))

    def automatic(self, g: State, f: Resolve) -> bool:
        return False  # a question that is left out would tell the Runner that there is no ice among the cards

    def could(self, g: State, ctx: Context) -> bool:
        return bool(g.players[CORP].deck)

    def describe(self) -> str:
        return (
            f"look at the top {self.amount} cards of R&D. You may install and rez any ice among them, ignoring all "
            "costs. Trash the rest of those cards"
        )


@final
class InstallOneOfTop(Effect):
    """Look at the top cards of R&D; one of them may be installed, ignoring all install costs."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            f.stage = 1
            f.picked = look_at_top(g, CORP, self.amount)
        return ASK if f.stage == 1 and f.picked else DONE

    def asked(self, g: State, f: Resolve) -> int:
        return CORP

    def prompt(self, g: State, f: Resolve) -> str:
        return "choose a card to install, ignoring all install costs."

    def options(self, g: State, f: Resolve) -> list[Option]:
        fit = [cid for cid in f.picked if why_not_install(g, g.cards[cid], clicks=0, free=True) is None]
        result = [Option(O_CARD, cid) for cid in distinct(g, fit)]
        result.append(Option(O_DONE))
        return result

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.stage = 2
        if option.kind == O_CARD:
            # One of several unseen cards is gone: what the Runner knew of them is no longer certain.
            for cid in f.picked:
                g.mut(cid).known &= ~2
            g.order_stamp += 1
            g.push(Install(option.card, free=True))

    def automatic(self, g: State, f: Resolve) -> bool:
        return False

    def could(self, g: State, ctx: Context) -> bool:
        return bool(g.players[CORP].deck)

    def describe(self) -> str:
        return f"look at the top {self.amount} cards of R&D. You may install 1 of them, ignoring all install costs"


@final
class PlayFromTop(Effect):
    """Look at the top cards of R&D, play any operations among them (paying play costs, no additional costs), one at a
    time and in any order, then trash the rest of those cards. They stay in R&D meanwhile."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def left(self, g: State, f: Resolve) -> list[int]:
        """The cards looked at that are still among the top cards, unless R&D was shuffled since."""
        top = top_of(g.players[CORP].deck, self.amount)
        left = [cid for cid in f.picked if cid in top]
        return left if all(g.cards[cid].known & 1 for cid in f.picked if g.cards[cid].zone == DECK) else []

    def playable(self, g: State, f: Resolve) -> list[int]:
        operations = [cid for cid in self.left(g, f) if g.cards[cid].definition.type & OPERATION]
        return [
            cid
            for cid in distinct(g, operations)
            if why_not_play(g, g.cards[cid], clicks=0, zone=DECK, plainly=True) is None
        ]

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            f.stage = 1
            f.picked = look_at_top(g, CORP, self.amount)
        if f.stage == 1:
            if self.left(g, f):
                return ASK
            f.stage = 2
        if f.stage == 2:
            f.stage = 3
            rest = self.left(g, f)
            if rest:
                would(g, [TrashChange(rest, CORP, f.ctx.source)])
                return WAIT
        return DONE

    def asked(self, g: State, f: Resolve) -> int:
        return CORP

    def prompt(self, g: State, f: Resolve) -> str:
        return "choose an operation to play."

    def options(self, g: State, f: Resolve) -> list[Option]:
        result = [Option(O_CARD, cid) for cid in self.playable(g, f)]
        result.append(Option(O_DONE))
        return result

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        if option.kind == O_DONE:
            f.stage = 2
        else:
            g.push(Play(option.card, clicks=0, plainly=True))

    def automatic(self, g: State, f: Resolve) -> bool:
        return False  # a question that is left out would tell the Runner that there is no operation among the cards

    def could(self, g: State, ctx: Context) -> bool:
        return bool(g.players[CORP].deck)

    def describe(self) -> str:
        return (
            f"look at the top {self.amount} cards of R&D. You may play any operations among them, paying their play "
            "costs but no additional costs. Trash the rest of those cards"
        )


@final
class TrashOneOfTop(Effect):
    """The Runner looks at the top cards of R&D and trashes one of them, faceup; then the Corp shuffles R&D."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            f.stage = 1
            f.picked = look_at_top(g, RUNNER, self.amount)
        if f.stage == 1 and self.options(g, f):
            return ASK
        g.shuffle(CORP)
        g.note("The Corp shuffles the deck.")
        return DONE

    def prompt(self, g: State, f: Resolve) -> str:
        return "choose a card to trash."

    def options(self, g: State, f: Resolve) -> list[Option]:
        cards = distinct(g, list(f.picked))
        if g.index.forbids:
            cards = [cid for cid in cards if not g.forbidden("trash", RUNNER, g.cards[cid])]
        return [Option(O_CARD, cid) for cid in cards]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.stage = 2
        trash_now(g, option.card, RUNNER, revealed=True)

    def could(self, g: State, ctx: Context) -> bool:
        return bool(g.players[CORP].deck)

    def describe(self) -> str:
        return (
            f"look at the top {self.amount} cards of R&D. Trash 1 of those cards at no cost, even if it cannot "
            "normally be trashed, and the Corp shuffles R&D"
        )
