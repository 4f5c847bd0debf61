"""The state of a game: a position, the stack that moves it on, and the way decisions go in and out.

`advance` steps the top frame until a decision is due or the game is over. `clone` copies lists and frames and shares
the cards, which are copied when either side writes to them. There is no Python recursion across a decision.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from netrunner.engine import checks
from netrunner.engine.beat import cause_of, make, seen_of
from netrunner.engine.context import mark
from netrunner.engine.events import emit
from netrunner.engine.filter import SERVER
from netrunner.engine.frame import LOOK_DEEPER, NOBODY_CAUSES, Option
from netrunner.engine.index import is_filed, still_counts
from netrunner.engine.label import label_all
from netrunner.engine.lasting import Lasting, has_ability, tied_to
from netrunner.engine.log import ENDINGS, SUBJECTS, LogEntry
from netrunner.engine.position import Position
from netrunner.engine.prevention_window import Prevention
from netrunner.engine.reaction import Met, Reaction, same_source
from netrunner.engine.reason import EngineError
from netrunner.engine.resolve import Resolve
from netrunner.engine.rng import below, next_state, shuffle
from netrunner.engine.terms import (
    CORP,
    IDENTITY_ZONE,
    NOBODY,
    POOL_EMPTIED,
    Q_TO_WIN,
    RUNNER,
    UNTIL_CORP_TURN_ENDS,
    UNTIL_DEREZZED,
    UNTIL_RUNNER_TURN_ENDS,
)

if TYPE_CHECKING:
    from netrunner.engine.ability import Ability, Trigger
    from netrunner.engine.beat import Beat
    from netrunner.engine.card import Card, Player, Server
    from netrunner.engine.change import Change
    from netrunner.engine.context import Context
    from netrunner.engine.event import Event
    from netrunner.engine.frame import Frame
    from netrunner.engine.index import Index


MOST_STEPS: Final = 20_000
"""Steps from one decision to the next; more mean that something goes round in circles."""


NO_OPTIONS: Final[list[Option]] = []  # while a choice is carried out and when the game is over; never written to


@final
class Choice:
    """One choice made, linked to the one before."""

    __slots__ = ("number", "option", "previous")

    def __init__(self, option: Option, number: int, previous: Choice | None) -> None:
        self.option = option
        self.number = number
        self.previous = previous


@final
class State(Position):
    """A whole game in progress."""

    __slots__ = (
        "action",
        "bank",
        "beats",
        "choices",
        "dirty",
        "extra_turns",
        "kept_server",
        "log",
        "noting",
        "options",
        "order_stamp",
        "paid",
        "paid_cards",
        "paid_credits",
        "paid_stealth",
        "paid_x",
        "reason",
        "serial",
        "telling",
        "thrown",
        "to_win",
        "token",
        "used",
        "winner",
    )

    def __init__(
        self,
        cards: list[Card],
        players: list[Player],
        servers: list[Server],
        stack: list[Frame],
        resolving: tuple[int, ...],
        lasting: list[Lasting],
        history: Event | None,
        index: Index | None,
        turn: int,
        active: int,
        run_at: int,
        encounter_at: int,
        instances: int,
        rng: int,
        skip_empty_windows: bool,
        volatile: bool,
        options: list[Option],
        choices: Choice | None,
        log: LogEntry | None,
        winner: int,
        reason: str,
        paid: bool,
        serial: int,
        dirty: bool,
        order_stamp: int,
        used: tuple[tuple[int, int], ...],
        paid_x: int,
        paid_credits: int,
        kept_server: int,
        bank: int,
        action: int,
        to_win: int,
        paid_cards: tuple[int, ...],
        paid_stealth: int,
        extra_turns: tuple[int, ...],
        thrown: tuple[tuple[int, int], ...],
        beats: Beat | None,
        telling: bool,
        noting: bool,
        token: object,
    ) -> None:
        super().__init__(
            cards,
            players,
            servers,
            stack,
            resolving,
            lasting,
            history,
            index,
            turn,
            active,
            run_at,
            encounter_at,
            instances,
            rng,
            skip_empty_windows,
            volatile,
        )
        self.options = options
        self.choices = choices
        self.log = log
        self.winner = winner  # CORP, RUNNER, or -1 for nobody
        self.reason = reason  # why the game is over; empty while it goes on
        self.paid = paid  # whether the last payment succeeded: read by the frame that asked for it
        self.serial = serial  # the last serial number given to a timing structure or lasting effect
        self.dirty = dirty  # something changed that the self-checking rules look at
        self.order_stamp = order_stamp  # changes when R&D's order does
        self.used = used  # (instance, ability) pairs used this turn, for "once per turn"
        self.paid_x = paid_x  # X, as the last payment chose it
        self.paid_credits = paid_credits  # all the credits of the last payment, for the log
        self.kept_server = kept_server  # a server that a card is being installed in does not cease to exist
        self.bank = bank  # the credits left in the bank: what is in circulation, below zero
        self.action = action  # what clicks are being spent on: the kind of the option, or -1
        self.to_win = to_win  # the agenda points that win the game
        self.paid_cards = paid_cards  # the cards trashed in the last payment
        self.paid_stealth = paid_stealth  # the credits of the last payment that came from stealth cards
        self.extra_turns = extra_turns  # the sides that take a turn before the usual one
        self.thrown = thrown  # (the card of an ability, a trashed card as a mark) that it may send elsewhere
        self.beats = beats  # what happened, for whoever shows the game
        self.telling = telling  # whether anybody does: beats are kept for them alone
        self.noting = noting  # whether anybody reads the log
        self.token = token

    def clone(self) -> State:
        """An independent copy."""
        self.token = object()
        return State(
            self.cards[:],
            [self.players[0].copy(), self.players[1].copy()],
            self.servers[:],
            [frame.copy() for frame in self.stack],
            self.resolving,
            self.lasting[:],
            self.history,
            self._index,
            self.turn,
            self.active,
            self.run_at,
            self.encounter_at,
            self.instances,
            self.rng,
            self.skip_empty_windows,
            self.volatile,
            self.options,
            self.choices,
            self.log,
            self.winner,
            self.reason,
            self.paid,
            self.serial,
            self.dirty,
            self.order_stamp,
            self.used,
            self.paid_x,
            self.paid_credits,
            self.kept_server,
            self.bank,
            self.action,
            self.to_win,
            self.paid_cards,
            self.paid_stealth,
            self.extra_turns,
            self.thrown,
            self.beats,
            self.telling,
            self.noting,
            object(),
        )

    # -- writing ---------------------------------------------------------------------------------------------------

    def mut(self, cid: int) -> Card:
        """The card, to be written to."""
        card = self.cards[cid]
        if card.token is not self.token:
            card = card.copy(self.token)
            self.cards[cid] = card
        return card

    def drop_index(self) -> None:
        """A card became active or inactive, or a lasting ability came or went."""
        self._index = None
        self.dirty = True

    def refile(self, card: Card, active: bool = True) -> None:
        """A card becomes active or inactive, or comes or goes without being active: what counts is filed anew where it
        has a part in it."""
        self.dirty = True
        index = self._index
        if index is not None:
            part = is_filed(card) if active else bool(card.definition.filed_inactive)
            if part or self.volatile or (self.lasting and tied_to(self.lasting, card)):
                self._index = None

    def check_text(self) -> None:
        """Which text counts may have changed: a volatile index is made anew if it has."""
        index = self._index
        if index is not None and not still_counts(self, index):
            self._index = None

    def next_instance(self) -> int:
        self.instances += 1
        return self.instances

    def next_serial(self) -> int:
        self.serial += 1
        return self.serial

    def random_below(self, n: int) -> int:
        self.rng = next_state(self.rng)
        return below(self.rng, n)

    def shuffle(self, side: int) -> None:
        """Shuffle a deck; nobody knows its order afterwards, nor which of its cards is one that was seen before."""
        deck = self.players[side].deck
        self.rng = shuffle(self.rng, deck)
        aside = {instance for frame in self.stack for instance in frame.set_aside()}
        instances = self.instances
        cards = self.cards
        token = self.token
        for cid in deck:
            card = cards[cid]
            if card.token is not token:
                card = self.mut(cid)
            card.known = 0
            if not aside or card.instance not in aside:
                instances += 1
                card.instance = instances
        self.instances = instances
        if side == CORP:
            self.order_stamp += 1

    def gain_credits(self, side: int, number: int) -> None:
        """Credits from the bank to a credit pool (Rules Reference: Credit Pool, Bank)."""
        self.players[side].credits += number
        self.bank -= number
        if self.telling and number > 0 and self.stack:  # not while the table is laid
            self.tell("gain", side=side, amount=number)

    def return_credits(self, side: int, number: int) -> None:
        """Credits from a credit pool to the bank: spent or lost."""
        player = self.players[side]
        player.credits -= number
        self.bank += number
        if side == RUNNER and self.run_at >= 0:
            run = self.run()
            assert run is not None
            run.credits = max(0, run.credits - number)  # what is good for this run only goes first
        if number > 0 and player.credits == 0:
            emit(self, POOL_EMPTIED, side=side)

    def add_lasting(self, until: int, ctx: Context, *, ability: Ability, tied: Card | None = None) -> None:
        """An ability that acts until something ends, or until the card it is tied to leaves."""
        card, instance = (-1, -1) if tied is None else (tied.id, tied.instance)
        self.lasting.append(
            Lasting(self.next_serial(), until, ctx, card=card, instance=instance, ability=ability, born=self.turn)
        )
        self.drop_index()

    def add_modifier(self, until: int, ctx: Context, card: Card, query: int, amount: int) -> None:
        """A change of one value of one card until something ends."""
        self.lasting.append(
            Lasting(self.next_serial(), until, ctx, card=card.id, instance=card.instance, query=query, amount=amount)
        )
        self.dirty = True

    def add_subtypes(self, until: int, ctx: Context, card: Card, subtypes: tuple[str, ...]) -> None:
        """A card gains subtypes until something ends."""
        self.lasting.append(
            Lasting(self.next_serial(), until, ctx, card=card.id, instance=card.instance, subtypes=subtypes)
        )

    def drop_lasting(self, serial: int) -> None:
        """A lasting effect is used up."""
        self.keep_lasting([lasting for lasting in self.lasting if lasting.serial != serial])

    def keep_lasting(self, kept: list[Lasting]) -> None:
        """Drop all lasting effects but these."""
        if len(kept) < len(self.lasting):
            if has_ability([lasting for lasting in self.lasting if lasting not in kept]):
                self._index = None
            self.lasting = kept
            self.dirty = True

    def throw(self, source: int, cid: int) -> None:
        """A card that was trashed may go elsewhere, if the owner of another card (or the same) wants it."""
        self.thrown = (*self.thrown, (source, mark(self.cards[cid])))
        self.dirty = True

    def end_lasting(self, until: int, side: int = NOBODY, since: int = 0) -> None:
        """Drop the lasting effects whose time is up, of one side or of both, made after the serial number `since`."""
        if not self.lasting:
            return
        self.keep_lasting(
            [
                lasting
                for lasting in self.lasting
                if lasting.until != until or side not in (NOBODY, lasting.ctx.side) or lasting.serial <= since
            ]
        )

    def forget_server(self, sid: int) -> None:
        """A server has ceased to exist: what speaks of it as the chosen one will mean no other."""
        if any(sid in lasting.ctx.named(SERVER) for lasting in self.lasting):
            self.lasting = [
                lasting.without_server() if sid in lasting.ctx.named(SERVER) else lasting for lasting in self.lasting
            ]
            self.drop_index()

    def end_lasting_of_turn(self, side: int) -> None:
        """Drop what lasts until the end of a side's turn, now that one ends in which it did not begin."""
        until = UNTIL_CORP_TURN_ENDS if side == CORP else UNTIL_RUNNER_TURN_ENDS
        self.keep_lasting([lasting for lasting in self.lasting if lasting.until != until or lasting.born == self.turn])

    def end_lasting_of_card(self, cid: int) -> None:
        """Drop what lasts until a card is derezzed, now that it is, or leaves play."""
        self.keep_lasting(
            [
                lasting
                for lasting in self.lasting
                if lasting.until != UNTIL_DEREZZED or (lasting.card if lasting.card >= 0 else lasting.ctx.source) != cid
            ]
        )

    def note(self, text: str, cid: int = -1, number: int = 0, where: str = "", seen: int = -1) -> None:
        """Write a line to the log. By default a card's title is shown to those who know the card."""
        if not self.noting or self.reason:
            return  # what is left to resolve when the game is over has not happened to anybody
        title = ""
        if cid >= 0:
            card = self.cards[cid]
            title = card.definition.title
            if seen < 0:
                seen = 3 if card.zone == IDENTITY_ZONE else card.known
        else:
            seen = 3
        because = ""
        known = 0
        cause = self.stack[-1].causing() if self.stack else NOBODY_CAUSES
        if cause == LOOK_DEEPER:
            cause = cause_of(self)
        if cause >= 0 and cause != cid:
            because = self.cards[cause].printed.title
            known = seen_of(self.cards[cause])
        turn = self.turn if self.turn > 0 else 1
        self.log = LogEntry(text, turn, title, seen, number, where, because, known, self.log)

    def tell(
        self,
        kind: str,
        cid: int = -1,
        *,
        side: int = -1,
        amount: int = 0,
        other: int = 0,
        server: int = -1,
        detail: str = "",
        cause: int = -1,
    ) -> None:
        """A beat that no event makes: for whoever shows the game."""
        if self.telling and not self.reason:
            self.beats = make(self, kind, cid, side, amount, other, server, 0, -1, detail, cause)

    def note_cards(self, text: str, cards: list[int], seen: int) -> None:
        """Write a line about several cards to the log: those who may see them read which they are where it has
        `{named}`."""
        if self.noting and not self.reason:
            titles = ", ".join(self.cards[cid].definition.title for cid in cards)
            cause = cause_of(self)
            because = "" if cause < 0 else self.cards[cause].printed.title
            known = 0 if cause < 0 else seen_of(self.cards[cause])
            self.log = LogEntry(text, max(1, self.turn), titles, seen, len(cards), "", because, known, self.log)

    def finish(self, winner: int, reason: str) -> None:
        """The game is over, at once."""
        if not self.reason:
            who = "Nobody" if winner < 0 else SUBJECTS[winner]
            self.note(f"{who} wins the game{ENDINGS[reason]}.")
            self.tell("win", side=winner, detail=reason)
            self.winner = winner
            self.reason = reason

    # -- the stack -------------------------------------------------------------------------------------------------

    def push(self, frame: Frame) -> None:
        self.stack.append(frame)

    def pop(self) -> None:
        del self.stack[-1]

    def meet(self, trigger: Trigger, ctx: Context, event: Event, token: int, lasting: int) -> None:
        """A trigger condition is met: the ability waits for its turn in the reaction of this step."""
        here = ctx.copy()
        here.event = event
        met = Met(trigger, here, token, lasting)
        top = self.stack[-1]
        if isinstance(top, Reaction) and not top.started:
            if trigger.together and any(other.trigger is trigger and same_source(other, met) for other in top.met):
                return
            top.met.append(met)
        else:
            self.stack.append(Reaction([met]))

    def offer_prevention(self, changes: list[Change]) -> None:
        """Somebody could prevent or replace what is about to happen: they are asked before it does."""
        self.stack.append(Prevention(changes))

    def undisturbed(self, frame: Frame) -> bool:
        """Whether a frame can go on by itself: nothing waits on top of it, and nothing has to be looked at first."""
        return not (self.dirty or self.volatile or self.stack[-1] is not frame or self.reason)

    def advance(self) -> None:
        """Step the top frame until a decision is due or the game is over. Where text is blank or lent on a condition,
        what counts may have changed with every step: a volatile index is looked at again."""
        stack = self.stack
        for _step in range(MOST_STEPS):  # named, so that it stays a native number when compiled
            if self.reason:
                self.options = NO_OPTIONS
                return
            if self.volatile:
                self.check_text()
            if self.dirty:
                checks.run(self)
                if self.reason:
                    continue
            frame = stack[-1]
            if frame.step(self):
                if self.volatile:
                    self.check_text()
                options = frame.options(self)
                if len(options) == 1 and frame.automatic(self):
                    frame.choose(self, options[0])
                    continue
                if not options:
                    raise EngineError(f"{type(frame).__name__} needs a decision but offers no option")
                self.options = options
                return
        raise EngineError(f"no decision after {MOST_STEPS} steps in {type(stack[-1]).__name__}")

    def decider(self) -> int:
        """Who decides now, or -1."""
        return -1 if self.reason else self.stack[-1].side(self)

    def choose(self, option: Option) -> None:
        """Apply an option of the present decision. It is the caller's responsibility that it is one of them."""
        self.choices = Choice(option, 1 if self.choices is None else self.choices.number + 1, self.choices)
        self.options = NO_OPTIONS
        if option._state is self:  # a state holds its choices: one that held it in turn would keep both alive
            option._state = None
        self.stack[-1].choose(self, option)
        self.advance()

    def label_options(self) -> None:
        """Give every option of the present decision its label."""
        label_all(self)

    def was_used(self, instance: int, ability: int) -> bool:
        """Whether a "once per turn" ability was used this turn."""
        return (instance, ability) in self.used

    def mark_used(self, instance: int, ability: int) -> None:
        self.used = (*self.used, (instance, ability))

    def branch_label(self, option: Option) -> str:
        """The words of one branch of an effect's choice."""
        frame = self.stack[-1]
        assert isinstance(frame, Resolve)
        return frame.effect().branch(self, option.arg)

    def points_to_win(self, side: int) -> int:
        """The agenda points with which a side wins (Rules Reference: Winning the Game)."""
        if not (self._index or self.index).statics[Q_TO_WIN]:
            return self.to_win
        return self.to_win + self.modified_globally(Q_TO_WIN, side)

    def other(self, side: int) -> int:
        return RUNNER if side == CORP else CORP
