"""Effects on decks, hands and discards. Rules Reference: Search, Draw, Reveal, Archives, Heap, Information."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.amount import Amount, count_words, value_of
from netrunner.engine.draw import draw
from netrunner.engine.effect import Effect
from netrunner.engine.frame import O_CARD, O_DONE, Option
from netrunner.engine.install import Install
from netrunner.engine.legality import stuck_in_discard, why_not_draw, why_not_install, why_not_play
from netrunner.engine.moves import to_hand
from netrunner.engine.play import Play
from netrunner.engine.terms import ASK, CORP, DECK, DISCARD, DONE, EVENT, ICE, NOBODY, OPERATION, PLAY, RUNNER, WAIT
from netrunner.engine.would import TrashChange, would

if TYPE_CHECKING:
    from netrunner.engine.card import Card
    from netrunner.engine.context import Context
    from netrunner.engine.filter import Filter
    from netrunner.engine.resolve import Resolve
    from netrunner.engine.state import State


@final
class Draw(Effect):
    """Draw cards."""

    __slots__ = ("amount",)

    def __init__(self, amount: int | Amount) -> None:
        self.amount = amount

    def step(self, g: State, f: Resolve) -> int:
        draw(g, f.ctx.side, value_of(self.amount, g, f.ctx))
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return why_not_draw(g, ctx.side) is None

    def describe(self) -> str:
        return f"draw {count_words(self.amount, 'card')}"


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
            cards = deck[: -value_of(self.amount, g, f.ctx) - 1 : -1]
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
class Recover(Effect):
    """Add one card from your discard to your hand, or up to `many` cards of a subtype instead (Déjà Vu)."""

    __slots__ = ("many", "subtype")

    def __init__(self, many: int = 1, subtype: str = "") -> None:
        self.many = many
        self.subtype = subtype

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0 and self.left(g, f):
            return ASK
        for cid in f.picked:
            to_hand(g, cid)
            g.note("{card} is added to hand.", cid, seen=3 if self.was_faceup(f, cid) else 1)
        return DONE

    def was_faceup(self, f: Resolve, cid: int) -> bool:
        return f.number >> f.picked.index(cid) & 1 == 1

    def left(self, g: State, f: Resolve) -> list[int]:
        """What may be picked next: only the first pick is free of the subtype."""
        discard = g.players[f.ctx.side].discard
        candidates = [cid for cid in discard if cid not in f.picked and not stuck_in_discard(g, g.cards[cid])]
        if not f.picked:
            return candidates
        if len(f.picked) >= self.many or not g.has_subtype(g.cards[f.picked[0]], self.subtype):
            return []
        return [cid for cid in candidates if g.has_subtype(g.cards[cid], self.subtype)]

    def prompt(self, g: State, f: Resolve) -> str:
        return "choose a card to add to your hand."

    def options(self, g: State, f: Resolve) -> list[Option]:
        result: list[Option] = []
        seen: set[tuple[str, bool]] = set()
        for cid in self.left(g, f):
            card = g.cards[cid]
            look = (card.definition.title, card.faceup)
            if look not in seen:
                seen.add(look)
                result.append(Option(O_CARD, cid))
        if f.picked:
            result.append(Option(O_DONE))
        return result

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        if option.kind == O_DONE:
            f.stage = 1
            return
        if g.cards[option.card].faceup:
            f.number |= 1 << len(f.picked)
        f.picked = (*f.picked, option.card)

    def could(self, g: State, ctx: Context) -> bool:
        return any(not stuck_in_discard(g, g.cards[cid]) for cid in g.players[ctx.side].discard)

    def describe(self) -> str:
        return (
            "add 1 card"
            + (f" (or up to {self.many} {self.subtype} cards)" if self.many > 1 else "")
            + (" from your discard to your hand")
        )


@final
class Search(Effect):
    """Search your deck for a card, then shuffle. The card is added to hand (revealed or not) or installed; with `play`,
    an operation or event is played instead.

    The search must find a card if it can; the shuffle comes before anything else is done with what was found.
    """

    __slots__ = ("free", "install", "play", "reveal", "who")

    def __init__(
        self, who: Filter, reveal: bool = True, install: bool = False, free: bool = False, play: bool = False
    ) -> None:
        self.play = play
        self.who = who
        self.reveal = reveal
        self.install = install
        self.free = free  # installed ignoring all costs

    def step(self, g: State, f: Resolve) -> int:
        side = f.ctx.side
        if f.stage == 0:
            found = self.found(g, f.ctx)
            for cid in found:
                g.mut(cid).known |= 1 << side  # who searches sees the cards, until the shuffle
            if found:
                return ASK
            f.stage = 1
        if f.stage == 1:
            f.stage = 2
            for cid in f.picked:
                self.take(g, side, cid)
            g.shuffle(side)
            g.note(f"{('The Corp', 'The Runner')[side]} shuffles the deck.")
            if self.install:
                for cid in f.picked:
                    if g.cards[cid].definition.type & (EVENT | OPERATION):
                        g.push(Play(cid, clicks=0))
                    elif why_not_install(g, g.cards[cid], clicks=0, free=self.free) is None:
                        g.push(Install(cid, free=self.free))
                return WAIT
        if f.stage == 2 and self.install:
            for cid in f.picked:
                if g.cards[cid].zone == 7:
                    to_hand(g, cid)
        f.ctx.targets = tuple(cid for cid in f.picked if g.cards[cid].zone == PLAY)
        return DONE

    def take(self, g: State, side: int, cid: int) -> None:
        if self.install:
            from netrunner.engine.moves import set_aside

            set_aside(g, cid)
            g.mut(cid).known = 3
            return
        to_hand(g, cid)
        # Unless it is revealed, the opponent cannot know it, even having seen it in the deck before.
        g.mut(cid).known = 3 if self.reveal else 1 << side
        g.note("{card} is found.", cid, seen=3 if self.reveal else 1 << side)

    def usable(self, g: State, card: Card) -> bool:
        """Whether it could be installed, or played."""
        if self.play and card.definition.type & (EVENT | OPERATION):
            return why_not_play(g, card, clicks=0, zone=DECK) is None
        return why_not_install(g, card, clicks=0, free=self.free) is None

    def found(self, g: State, ctx: Context) -> list[int]:
        """One of each title: copies in a deck are alike."""
        result: list[int] = []
        titles: set[str] = set()
        for cid in sorted(g.players[ctx.side].deck):
            card = g.cards[cid]
            if card.definition.title not in titles and self.who.matches(g, ctx, card):
                if not self.install or self.usable(g, card):
                    titles.add(card.definition.title)
                    result.append(cid)
        return result

    def prompt(self, g: State, f: Resolve) -> str:
        return f"search for {self.who.describe(1)}."

    def options(self, g: State, f: Resolve) -> list[Option]:
        return [Option(O_CARD, cid) for cid in self.found(g, f.ctx)]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.picked = (option.card,)
        f.stage = 1

    def automatic(self, g: State, f: Resolve) -> bool:
        return True

    def could(self, g: State, ctx: Context) -> bool:
        return bool(g.players[ctx.side].deck)

    def describe(self) -> str:
        pile = "your deck"
        what = self.who.describe(1)
        if self.play:
            return f"search {pile} for {what}, reveal it, and play or install it, paying all costs. Shuffle your deck"
        if self.install:
            how = "ignoring all costs" if self.free else "paying its install cost"
            return f"search {pile} for {what} and install it, {how}. Shuffle your deck"
        reveal = ", reveal it," if self.reveal else ""
        return f"search {pile} for {what}{reveal} and add it to your hand. Shuffle your deck"


@final
class ArrangeTop(Effect):
    """Look at the top cards of R&D and arrange them in any order."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def top(self, g: State) -> list[int]:
        return g.players[CORP].deck[: -self.amount - 1 : -1]

    def step(self, g: State, f: Resolve) -> int:
        top = self.top(g)
        if f.stage == 0:
            f.stage = 1
            for cid in top:
                g.mut(cid).known |= 1 << f.ctx.side
        if len(f.picked) < len(top):
            return ASK
        deck = g.players[CORP].deck
        count = len(top)
        if count:
            # Picked from the top down; the last of the list is the top of the deck. Only who looked knows the order.
            deck[len(deck) - count :] = list(reversed(f.picked))
            for cid in f.picked:
                g.mut(cid).known &= 1 << f.ctx.side
            g.order_stamp += 1
        g.note(f"{('The Corp', 'The Runner')[f.ctx.side]} arranges the top {{n}} card{{s}} of R&D.", number=count)
        return DONE

    def prompt(self, g: State, f: Resolve) -> str:
        return f"choose the card that lies {len(f.picked) + 1} from the top."

    def options(self, g: State, f: Resolve) -> list[Option]:
        result: list[Option] = []
        titles: set[str] = set()
        for cid in sorted(self.top(g)):
            title = g.cards[cid].definition.title
            if cid not in f.picked and title not in titles:
                titles.add(title)
                result.append(Option(O_CARD, cid))
        return result

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
            f.picked = tuple(g.players[CORP].deck[: -self.amount - 1 : -1])
            for cid in f.picked:
                g.mut(cid).known |= 1
            g.note("The Corp looks at the top {n} card{s} of R&D.", number=len(f.picked))
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
class RevealEventCard(Effect):
    """The accessed card is revealed to both players."""

    __slots__ = ()

    def step(self, g: State, f: Resolve) -> int:
        event = f.ctx.event
        if event is not None and g.cards[event.card].known != 3:
            g.mut(event.card).known = 3
            g.note("{card} is revealed.", event.card)
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return False

    def describe(self) -> str:
        return "the Runner must reveal it"


@final
class InstallFromHand(Effect):
    """Install up to a number of cards of a description from hand, lowering the install cost."""

    __slots__ = ("count", "discount", "up_to", "who")

    def __init__(self, who: Filter, discount: int = 0, count: int = 1, up_to: bool = False) -> None:
        self.who = who
        self.discount = discount
        self.count = count
        self.up_to = up_to

    def found(self, g: State, ctx: Context) -> list[int]:
        result: list[int] = []
        titles: set[str] = set()
        for cid in g.players[ctx.side].hand:
            card = g.cards[cid]
            if cid == ctx.source or card.definition.title in titles or not self.who.matches(g, ctx, card):
                continue
            if why_not_install(g, card, clicks=0, discount=self.discount) is None:
                titles.add(card.definition.title)
                result.append(cid)
        return result

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0 and f.number < self.count and self.found(g, f.ctx):
            return ASK
        return DONE

    def prompt(self, g: State, f: Resolve) -> str:
        return f"choose {self.who.describe(1)} to install."

    def options(self, g: State, f: Resolve) -> list[Option]:
        result = [Option(O_CARD, cid) for cid in self.found(g, f.ctx)]
        if self.up_to:
            result.append(Option(O_DONE))
        return result

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        if option.kind == O_DONE:
            f.stage = 1
            return
        f.number += 1
        g.push(Install(option.card, self.discount))

    def could(self, g: State, ctx: Context) -> bool:
        return bool(self.found(g, ctx))

    def describe(self) -> str:
        what = f"up to {self.who.describe(self.count)}" if self.up_to else self.who.describe(1)
        lower = f", lowering the install cost by {self.discount}" if self.discount else ""
        return f"install {what} from your hand{lower}"


KNOWN_TERMS = (DECK, DISCARD, NOBODY, RUNNER)
