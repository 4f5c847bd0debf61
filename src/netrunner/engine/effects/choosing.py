"""Choosing cards, servers, numbers and names. Rules Reference: Choosing Cards, Server, X, Batch Effects."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, final

from netrunner.engine.amount import Amount, ChosenX, value_of
from netrunner.engine.card_tests.others import Among
from netrunner.engine.context import ID_MASK, mark, mark_all
from netrunner.engine.effect import Effect
from netrunner.engine.filter import SERVER, Filter, server_matches
from netrunner.engine.frame import O_BRANCH, O_CARD, O_DONE, O_NUMBER, O_SERVER, Option
from netrunner.engine.install import next_remote
from netrunner.engine.label import name_chosen, place
from netrunner.engine.log import SUBJECTS
from netrunner.engine.phrase import Voice, capital, lower, say_all, with_x
from netrunner.engine.reference import CHOSEN, Chosen, Looked, Ref, Top
from netrunner.engine.structure import speaks_of
from netrunner.engine.terms import (
    ANY_SERVER,
    ASK,
    CORP,
    DECK,
    DISCARD,
    DONE,
    EVENT,
    HAND,
    NAMED,
    NEW_SERVER,
    NOBODY,
    OPERATION,
    PLAY,
    RUNNER,
    SET_ASIDE,
    server_name,
)

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.resolve import Resolve
    from netrunner.engine.state import State
    from netrunner.engine.structure import Program

__all__ = ["ANY_NUMBER", "Choose", "ChooseNumber", "ChooseServer", "NameCard", "Remember"]

ANY_NUMBER: Final = 99


def distinct(g: State, cards: list[int], side: int = NOBODY) -> list[int]:
    """One of each kind of cards that lie in piles: copies that look the same are the same choice. To a `side` that does
    not know them no two cards look the same, lying in different places."""
    result: list[int] = []
    seen: set[tuple[str, bool, int]] = set()
    for cid in cards:
        card = g.cards[cid]
        unknown = side != NOBODY and not card.known >> side & 1
        if unknown or not card.zone & (DECK | HAND | DISCARD | SET_ASIDE):
            result.append(cid)
            continue
        look = (card.definition.title, card.faceup, card.zone)
        if look not in seen:
            seen.add(look)
            result.append(cid)
    return result


@final
class Choose(Effect):
    """Choose cards of a description, or among those a reference means; the effects that follow act on them.

    `count` cards (an amount: "1 for each…"), exactly as many as there are if there are fewer, or `up_to` that many.
    Only cards with which the effects that follow can be done are offered. Each card can be chosen once (Rules
    Reference: Batch Effects). `at_random`: chance chooses. `name`: under a name, beside what else is chosen.
    `at_least`: with `up_to`, no fewer than so many, or all that there are.
    """

    __slots__ = ("at_least", "at_random", "by", "count", "name", "up_to", "who")

    def __init__(
        self,
        who: Filter | Ref,
        count: int | Amount = 1,
        up_to: bool = False,
        by: int = NOBODY,
        at_random: bool = False,
        name: str = "",
        at_least: int = 0,
    ) -> None:
        self.at_least = at_least
        self.who = who
        self.count = count
        self.up_to = up_to
        self.by = by
        self.at_random = at_random
        self.name = name

    def found(self, g: State, ctx: Context) -> list[int]:
        who = self.who
        if not isinstance(who, Filter):
            return who.cards(g, ctx)
        cards = who.find(g, ctx)
        if who.zone & HAND and who.side != RUNNER:
            aside = g.out_of_hq()
            if aside:
                cards = [cid for cid in cards if g.cards[cid].zone != HAND or g.cards[cid].instance not in aside]
        return cards

    def fitting(self, g: State, ctx: Context, program: Program, place: int, before: bool) -> list[int]:
        """The cards with which what follows can be done."""
        return fitting(g, ctx, self.found(g, ctx), program, place, before)

    def left(self, g: State, f: Resolve) -> list[int]:
        return [cid for cid in self.fitting(g, f.ctx, f.program, f.pc, False) if cid not in f.picked]

    def some_left(self, g: State, ctx: Context, picked: tuple[int, ...] = ()) -> bool:
        """Whether, for all that everybody can see, there may be something to choose from beside what was picked."""
        who = self.who
        if isinstance(who, Ref):
            return any(cid not in picked for cid in who.cards(g, ctx))
        for test in who.tests:
            if isinstance(test, Among):
                return any(cid not in picked for cid in test.ref.cards(g, ctx))
        return any(who.may_match(g, ctx, g.cards[cid]) for cid in who.pool(g) if cid not in picked)

    def secret(self, g: State, ctx: Context, program: Program, place: int) -> bool:
        """Whether hidden cards of the player who chooses decide what there is to choose from: the question itself must
        not tell."""
        who = self.who
        if isinstance(who, Looked):
            return True
        if not isinstance(who, Filter) or who.side == NOBODY:
            return False
        if self.in_hidden_pile(program, place):
            return True
        chooser = ctx.user if self.by == NOBODY else self.by
        hidden = who.zone & PLAY and who.asks_what_is_hidden() and chooser == CORP
        return bool(hidden) and any(who.unknown(g.cards[cid]) for cid in who.pool(g))

    def in_hidden_pile(self, program: Program, place: int) -> bool:
        """Whether the choice is among cards of certain kinds in a pile that the opponent cannot look through: those of
        its description, or those with which what follows can be done."""
        who = self.who
        assert isinstance(who, Filter)
        hidden = HAND | DECK | DISCARD if who.side == CORP else HAND | DECK
        if not who.zone & hidden:
            return False
        return bool(who.types or who.subtype or who.any_subtype or who.tests) or picky(program, place)

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            f.stage = 1
            f.number = value_of(self.count, g, f.ctx)
        if self.at_random:
            while len(f.picked) < f.number and self.left(g, f):
                left = self.left(g, f)
                f.picked = (*f.picked, left[g.random_below(len(left))])
        elif isinstance(self.who, Top) and not self.up_to and len(self.left(g, f)) <= f.number - len(f.picked):
            f.picked = (*f.picked, *self.left(g, f))  # all of them: nobody has to look at a deck to say so
        elif f.stage == 1 and len(f.picked) < f.number and (self.left(g, f) or self.asked_anyway(g, f)):
            return ASK
        if f.picked and isinstance(self.who, Looked):
            self.conceal(g, f)
        marks = mark_all(g, list(f.picked))
        if self.name:
            f.ctx.name(self.name, marks)
        else:
            f.ctx.targets = marks
        f.ctx.amount = len(f.picked)
        return DONE

    def conceal(self, g: State, f: Resolve) -> None:
        """Who looks at several cards of a deck takes up some of them unseen: the other side cannot tell any more which
        is which, whatever it knew of them."""
        cards = [cid for cid in self.found(g, f.ctx) if g.cards[cid].zone == DECK]
        other = 1 << (1 - self.asked(g, f))
        for cid in cards:
            if len(cards) > 1 and g.cards[cid].known & other:
                g.mut(cid).known &= ~other

    def asked_anyway(self, g: State, f: Resolve) -> bool:
        """Whether the question is asked though nothing (else) fits: leaving it out would tell the opponent so."""
        return self.up_to and self.secret(g, f.ctx, f.program, f.pc) and self.some_left(g, f.ctx, f.picked)

    def asked(self, g: State, f: Resolve) -> int:
        return f.ctx.user if self.by == NOBODY else self.by

    def prompt(self, g: State, f: Resolve) -> str:
        voice = Voice(self.asked(g, f))
        words = f.program.effects[f.pc : f.pc + 2]
        then = words[-1]
        asked_next = asks_at_once(then) or (hasattr(then, "branches") and getattr(then, "by", NOBODY) == self.by)
        if len(words) == 2 and (asked_next or getattr(then, "tied", False)):
            words = words[:1]  # that is the next question, or what the card says of the chosen one afterwards
        elif len(words) == 2 and words[1].reveals():
            goal = f.program.effects[f.pc + 2 : f.pc + 3]  # what it is revealed for
            words = (*words, *(effect for effect in goal if not isinstance(effect, Choose)))
        text = name_chosen(g, self.asked(g, f), f.ctx, lower(say_all(words, voice)))
        if self.count != 1 and text.startswith("choose "):  # what follows speaks of all of them
            first, stop, rest = text.partition(". ")
            text = first + stop + re.sub(r"\bit\b", "them", rest)
        asked_for = speaks_of(self.who, ChosenX) or speaks_of(self.count, ChosenX)
        if asked_for or (f.ctx.x > 0 and any(speaks_of(word, ChosenX) for word in words)):
            text = with_x(text, f.ctx.x)  # it is chosen by now
        if self.up_to and isinstance(self.who, Looked) and len(self.found(g, f.ctx)) == 1:
            text = f"you may {text.replace('up to 1 of those cards', 'that card')}"
        return text if text.endswith('."') else f"{text}{self.progress(f)}."

    def progress(self, f: Resolve) -> str:
        """How many are chosen by now, of how many: where some are, or where only the position says how many."""
        told = isinstance(self.count, int) or speaks_of(self.count, ChosenX)
        if f.number < 2 or (not f.picked and told):
            return ""
        return f" ({len(f.picked)} {'' if f.number >= ANY_NUMBER else f'of {f.number} '}chosen)"

    def options(self, g: State, f: Resolve) -> list[Option]:
        result = [Option(O_CARD, cid) for cid in distinct(g, self.left(g, f), self.asked(g, f))]
        if self.up_to and len(f.picked) >= self.at_least:
            result.append(Option(O_DONE))
        return result

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        if option.kind == O_DONE:
            f.stage = 2
        else:
            f.picked = (*f.picked, option.card)

    def automatic(self, g: State, f: Resolve) -> bool:
        """A question that is left out would tell the opponent that nothing else in a hidden pile, or among unrezzed
        cards, fits, or that all cards of such a pile are the same."""
        if isinstance(self.who, Looked) or self.hidden_misfit(g, f):
            return False
        unseen = self.unseen(g, f)
        who = self.who
        if isinstance(who, Filter) and who.side != NOBODY and (unseen or who.side == CORP):
            if self.in_hidden_pile(f.program, f.pc):
                return False
        return not unseen or len(self.left(g, f)) < 2

    def hidden_misfit(self, g: State, f: Resolve) -> bool:
        """Whether only the Corp, which chooses, knows that an unrezzed card is none of those described, or that what
        follows cannot be done with it."""
        who = self.who
        if self.asked(g, f) != CORP or not isinstance(who, Filter):
            return False
        if not who.asks_what_is_hidden() and not picky(f.program, f.pc):
            return False
        told = (*self.left(g, f), *f.picked)
        unknown = [cid for cid in who.pool(g) if cid not in told and who.unknown(g.cards[cid])]
        return any(who.may_match(g, f.ctx, g.cards[cid]) for cid in unknown)

    def unseen(self, g: State, f: Resolve) -> bool:
        """Whether some of the cards to choose from lie in a pile and are hidden from the opponent of who chooses."""
        other = 1 << (1 - self.asked(g, f))
        cards = self.who.pool(g) if isinstance(self.who, Filter) else self.who.cards(g, f.ctx)
        piles = HAND | DECK | DISCARD | SET_ASIDE
        return any(g.cards[cid].zone & piles and not g.cards[cid].known & other for cid in cards)

    def seems_possible(self, g: State, ctx: Context, program: Program, place: int) -> bool:
        if self.secret(g, ctx, program, place):
            return value_of(self.count, g, ctx) > 0 and self.some_left(g, ctx)
        return self.could_then(g, ctx, program, place) or self.hidden_decides(g, ctx, program, place)

    def hidden_decides(self, g: State, ctx: Context, program: Program, place: int) -> bool:
        """Whether nothing fits only for reasons that the Runner cannot see: what an unrezzed card is."""
        if not picky(program, place) or value_of(self.count, g, ctx) <= 0:
            return False
        return any(not g.cards[cid].faceup and g.cards[cid].known != 3 for cid in self.found(g, ctx))

    def must_find(self) -> bool:
        return not self.at_random

    def may_find_none(self) -> bool:
        return self.up_to

    def chooses(self) -> bool:
        return True

    def could(self, g: State, ctx: Context) -> bool:
        return value_of(self.count, g, ctx) > 0 and bool(self.found(g, ctx))

    def could_then(self, g: State, ctx: Context, program: Program, place: int) -> bool:
        if value_of(self.count, g, ctx) <= 0:
            return False
        if isinstance(self.who, Chosen) and any(isinstance(effect, Choose) for effect in program.effects[:place]):
            return True  # among what is yet to be chosen
        who = self.who
        source = g.cards[ctx.source]
        played = -1  # what will be on the table by then
        if source.zone == HAND and source.definition.type & (EVENT | OPERATION):
            played = source.id
        if not isinstance(who, Filter) or (who.zone & HAND and who.side != RUNNER):
            return any(cid != played for cid in self.fitting(g, ctx, program, place, True))
        acting = acting_on_chosen(program, place)
        for cid in who.pool(g):
            if cid != played and who.matches(g, ctx, g.cards[cid]):
                for effect in acting:
                    if not effect.may_fit(g, ctx, cid):
                        break
                else:
                    return True
        return False


def acting_on_chosen(program: Program, place: int) -> list[Effect]:
    """What follows a place of a program, up to the next choice, and acts on the cards chosen there."""
    acting = program._acting.get(place)
    if acting is None:
        acting = program._acting[place] = []
        for effect in program.effects[place + 1 :]:
            if isinstance(effect, Choose) and isinstance(effect.who, Chosen):
                continue  # one of the cards that are being chosen here
            if effect.chooses():
                break
            if effect.acts_on_chosen():
                acting.append(effect)
    return acting


def fitting(g: State, ctx: Context, cards: list[int], program: Program, place: int, before: bool) -> list[int]:
    """The cards with which what follows a place of a program, up to the next choice, can be done; `before` the costs of
    the ability are paid."""
    for effect in acting_on_chosen(program, place):
        if before:
            cards = [cid for cid in cards if effect.may_fit(g, ctx, cid)]
        else:
            cards = [cid for cid in cards if effect.fits(g, ctx, cid)]
    return cards


def picky(program: Program, place: int) -> bool:
    """Whether only who knows the cards can tell if what follows a place of a program could be done with them."""
    return any(effect.asks_hidden() for effect in program.effects[place + 1 :])


def asks_at_once(effect: Effect) -> bool:
    """Whether an effect, be it under a condition, begins with a choice of cards: a question of its own."""
    if hasattr(effect, "condition"):
        return isinstance(next(iter(getattr(effect, "effects", ())), None), Choose)
    return isinstance(effect, Choose)


def tell_choice(g: State, cid: int) -> None:
    """What was chosen, and what that leaves behind, is open to both players (Rules Reference: Open Information)."""
    card = g.cards[cid]
    where = place(g, card)
    if card.zone == DECK:
        deck = g.players[card.owner].deck
        where = f"number {len(deck) - deck.index(cid)} from the top, {where}"
    g.note("{card} ({where}) is chosen.", cid, where=where)


@final
class Remember(Effect):
    """The source remembers cards, openly, until it is uninstalled; without any it forgets. `more`: besides those that
    it remembers already."""

    __slots__ = ("more", "what")

    def __init__(self, what: Ref = CHOSEN, more: bool = False) -> None:
        self.what = what
        self.more = more

    def step(self, g: State, f: Resolve) -> int:
        cards = self.what.cards(g, f.ctx)
        before = g.cards[f.ctx.source].chosen if self.more else ()
        cards = [cid for cid in cards if g.cards[cid].instance not in before]
        g.mut(f.ctx.source).chosen = (*before, *(g.cards[cid].instance for cid in cards))
        if not self.more:  # chosen just now
            for cid in cards:
                tell_choice(g, cid)
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return False


@final
class ChooseServer(Effect):
    """Choose a server, or one of a kind: the effects that follow call it CHOSEN_SERVER. `remember`: the source
    remembers it as REMEMBERED_SERVER. Both are open to everybody. `new`: or a remote server that is yet to be
    created."""

    __slots__ = ("by", "new", "remember", "server")

    def __init__(self, server: int = ANY_SERVER, by: int = NOBODY, remember: bool = False, new: bool = False) -> None:
        self.new = new
        self.server = server
        self.by = by
        self.remember = remember

    def asked(self, g: State, f: Resolve) -> int:
        return f.ctx.user if self.by == NOBODY else self.by

    def servers(self, g: State, ctx: Context) -> list[int]:
        found = [server.id for server in g.servers if server_matches(g, ctx, self.server, server.id)]
        return [*found, NEW_SERVER] if self.new else found

    def step(self, g: State, f: Resolve) -> int:
        return ASK if f.stage == 0 and self.servers(g, f.ctx) else DONE

    def prompt(self, g: State, f: Resolve) -> str:
        return "choose a server."

    def options(self, g: State, f: Resolve) -> list[Option]:
        return [Option(O_SERVER, -1, sid) for sid in self.servers(g, f.ctx)]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.stage = 1
        chosen = next_remote(g) if option.arg == NEW_SERVER else option.arg
        f.ctx.name(SERVER, (chosen,))
        g.note("{where} is chosen for {card}.", f.ctx.source, where=server_name(chosen))
        if self.remember and g.cards[f.ctx.source].instance == f.ctx.instance:
            g.mut(f.ctx.source).chosen = (-1 - option.arg,)

    def could(self, g: State, ctx: Context) -> bool:
        return bool(self.servers(g, ctx))


@final
class ChooseNumber(Effect):
    """Choose a number for X, at least one amount and no more than any of some others. `noun`: of what so many. `named`:
    a number that is named, and no X for those who read it."""

    __slots__ = ("at_least", "limits", "named", "noun")

    def __init__(self, *limits: int | Amount, at_least: int | Amount = 0, noun: str = "", named: bool = False) -> None:
        self.limits = limits
        self.at_least = at_least
        self.noun = noun
        self.named = named

    def most(self, g: State, ctx: Context) -> int:
        return max(0, min(value_of(limit, g, ctx) for limit in self.limits))

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            return ASK
        f.ctx.x = f.number
        if self.named:
            g.note(f"The {('Corp', 'Runner')[f.ctx.side]} names the number {{n}}.", number=f.number)
        elif not self.noun:
            g.note("X is {n} for {card}.", f.ctx.source, f.number)
        return DONE

    def prompt(self, g: State, f: Resolve) -> str:
        if self.named:
            return "name a number."
        return f"how many {self.noun}s?" if self.noun else "choose a number for X."

    def options(self, g: State, f: Resolve) -> list[Option]:
        most = self.most(g, f.ctx)
        fewest = min(most, value_of(self.at_least, g, f.ctx))
        return [Option(O_NUMBER, -1, n) for n in range(most, fewest - 1, -1)]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.stage = 1
        f.number = option.arg

    def could(self, g: State, ctx: Context) -> bool:
        return self.most(g, ctx) > 0


@final
class NameCard(Effect):
    """Name a card, a subtype or whatever a list says; the source remembers the name, openly. `noun`: what is named.
    `secret`: nobody else knows which it is, until the source is flipped. With `alone` it is reason enough to use an
    ability."""

    __slots__ = ("alone", "noun", "secret", "titles")

    def __init__(self, titles: tuple[str, ...], noun: str = "card", secret: bool = False, alone: bool = False) -> None:
        self.alone = alone
        self.titles = titles
        self.noun = noun
        self.secret = secret

    def secret_names(self) -> tuple[str, ...]:
        return self.titles if self.secret else ()

    def step(self, g: State, f: Resolve) -> int:
        return ASK if f.stage == 0 else DONE

    def prompt(self, g: State, f: Resolve) -> str:
        return f"choose a {self.noun} in secret." if self.secret else f"name a {self.noun}."

    def options(self, g: State, f: Resolve) -> list[Option]:
        return [Option(O_BRANCH, -1, number) for number in range(len(self.titles))]

    def branch(self, g: State, number: int) -> str:
        return self.titles[number]

    def secret_now(self, f: Resolve) -> bool:
        return self.secret

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.stage = 1
        g.mut(f.ctx.source).chosen = (NAMED + option.arg,)
        if self.secret:
            g.note(f"{SUBJECTS[f.ctx.side]} chooses a {self.noun} in secret.")
        else:
            g.note(f"{capital(self.titles[option.arg])} is named.")

    def could(self, g: State, ctx: Context) -> bool:
        return self.alone  # a name changes nothing by itself


def remark(g: State, ctx: Context, moved: list[int]) -> None:
    """A verb has moved cards: they are what was moved last, and the program still knows those it had chosen."""
    ctx.moved = mark_all(g, moved)
    if ctx.targets:
        ctx.targets = tuple(mark(g.cards[m & ID_MASK]) if m & ID_MASK in moved else m for m in ctx.targets)
