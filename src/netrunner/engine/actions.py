"""The actions of both sides and their costs. Rules Reference: Action Phase, Action, Purge, Tagged, Advancing Cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from netrunner.engine.ability import Paid
from netrunner.engine.change import TrashChange
from netrunner.engine.cost import CLICK, FREE, Cost
from netrunner.engine.draw import draw
from netrunner.engine.events import emit
from netrunner.engine.frame import (
    O_ADVANCE,
    O_CREDIT,
    O_DRAW,
    O_INSTALL,
    O_PLAY,
    O_PURGE,
    O_REMOVE_TAG,
    O_RUN,
    O_TRASH_RESOURCE,
    O_USE,
    Frame,
    Option,
    shared_option,
)
from netrunner.engine.funds import extra_cost
from netrunner.engine.index import read_context
from netrunner.engine.install import Install
from netrunner.engine.label import run_label
from netrunner.engine.legality.actions import (
    ADVANCE_COST,
    PURGE_COST,
    REMOVE_TAG_COST,
    advance_cost,
    has_run_costs,
    remove_tag_cost,
    resources,
    run_cost,
    trash_resource_cost,
    why_not_advance,
    why_not_draw,
    why_not_remove_tag,
    why_not_run,
    why_not_trash_resource,
    why_not_trash_this,
)
from netrunner.engine.legality.installing import why_not_install
from netrunner.engine.legality.playing import why_not_play
from netrunner.engine.legality.using import why_not_use
from netrunner.engine.log import SUBJECTS
from netrunner.engine.moves import counters_placed, set_counters
from netrunner.engine.payment import pay, spend_clicks
from netrunner.engine.play import Play
from netrunner.engine.prevention import attempt_changes
from netrunner.engine.rez import place_words
from netrunner.engine.run import start_run
from netrunner.engine.terms import (
    ADVANCED,
    ADVANCEMENT,
    ANY_SERVER,
    BASIC_ACTION,
    CORP,
    EVENT,
    FOR_ACTION,
    FOR_ADVANCING,
    FOR_REMOVING_TAGS,
    ICE,
    OPERATION,
    PURGED,
    Q_DRAWS,
    Q_PURGE_LEAVES,
    RUNNER,
    TAG_REMOVED,
    VIRUS,
)
from netrunner.engine.use import use

if TYPE_CHECKING:
    from netrunner.engine.position import Position
    from netrunner.engine.state import State

COSTS: Final = {
    O_CREDIT: CLICK,
    O_DRAW: CLICK,
    O_ADVANCE: ADVANCE_COST,
    O_REMOVE_TAG: REMOVE_TAG_COST,
    O_TRASH_RESOURCE: REMOVE_TAG_COST,
    O_PURGE: PURGE_COST,
    O_RUN: CLICK,
}
CREDIT_OPTION: Final = shared_option(O_CREDIT)
DRAW_OPTION: Final = shared_option(O_DRAW)
PURGE_OPTION: Final = shared_option(O_PURGE)
REMOVE_TAG_OPTION: Final = shared_option(O_REMOVE_TAG)
RUN_OPTIONS: Final[list[Option]] = []  # by the server's number
PURPOSES: Final = {O_ADVANCE: FOR_ADVANCING, O_REMOVE_TAG: FOR_REMOVING_TAGS}
CREDIT_LINES: Final[tuple[str, ...]] = tuple(f"{who} gains 1 credit." for who in SUBJECTS)
ABILITY_NUMBERS: Final = 1000  # more than the number of any ability that a card has, has gained or borrows


def action_options(g: State, side: int) -> list[Option]:
    """Every action the side can take now."""
    result = [CREDIT_OPTION]
    if why_not_draw(g, side) is None:
        result.append(DRAW_OPTION)
    cards = g.cards
    for cid in g.hand_choices(side):
        card = cards[cid]
        if card.definition.type & (EVENT | OPERATION):
            if why_not_play(g, card) is None:
                result.append(Option(O_PLAY, cid))
        elif why_not_install(g, card) is None:
            result.append(Option(O_INSTALL, cid))
    if side == CORP:
        corp_actions(g, result)
    else:
        runner_actions(g, result)
    index = g._index or g.index
    for entry in index.actions[side]:
        if why_not_use(g, entry) is None:
            result.append(Option(O_USE, entry.ctx.source, entry.ability.index))
    if (
        index.forbids
        and side == RUNNER
        and "act without running" in index.forbids
        and g.forbidden("act without running", RUNNER)
    ):
        return only_runs(g, result)
    return result


def only_runs(g: State, options: list[Option]) -> list[Option]:
    """The options that make a run or play a run event, unless each of them takes an additional cost, which may be
    declined (Rules Reference: "Must")."""
    runs: list[Option] = []
    free = False
    for option in options:
        if option.kind == O_RUN:
            free = free or run_cost(g, True, option.arg) is FREE
        elif option.kind == O_PLAY and g.has_subtype(g.cards[option.card], "run"):
            free = free or (run_cost(g, by_action=False).plus(extra_cost(g, "play", g.cards[option.card]))).nothing()
        else:
            continue
        runs.append(option)
    return runs if free else options


def corp_actions(g: State, result: list[Option]) -> None:
    if g.players[CORP].credits > 0 or (g._index or g.index).credits[CORP]:
        for cid in g.installed(CORP):
            card = g.cards[cid]
            if card.definition.takes_advancement and why_not_advance(g, card) is None:
                result.append(Option(O_ADVANCE, cid))
    if g.tagged() and why_not_trash_resource(g) is None:
        result.extend(Option(O_TRASH_RESOURCE, cid) for cid in resources(g) if why_not_trash_this(g, cid) is None)
    if g.players[CORP].clicks >= PURGE_COST.clicks:
        result.append(PURGE_OPTION)


def runner_actions(g: State, result: list[Option]) -> None:
    index = g._index or g.index
    bound = (index.forbids and "run" in index.forbids) or (index.extra_costs and has_run_costs(index))
    for server in g.servers:
        sid = server.id
        if not bound or why_not_run(g, server=sid) is None:
            result.append(RUN_OPTIONS[sid] if sid < len(RUN_OPTIONS) else run_option(sid))
    if g.players[RUNNER].tags and why_not_remove_tag(g) is None:
        result.append(REMOVE_TAG_OPTION)


def run_option(sid: int) -> Option:
    """A run on a server: the same option in every game."""
    while len(RUN_OPTIONS) <= sid:
        option = Option(O_RUN, -1, len(RUN_OPTIONS))
        option._label = run_label(option.arg)
        RUN_OPTIONS.append(option)
    return RUN_OPTIONS[sid]


def action_cost(g: State, kind: int, cid: int, server: int = ANY_SERVER) -> Cost:
    """What a basic action costs, with what is added to it."""
    cost: Cost = COSTS[kind]
    if kind == O_RUN:
        return cost.plus(run_cost(g, True, server)) if has_run_costs(g._index or g.index) else cost
    if kind == O_TRASH_RESOURCE:
        return trash_resource_cost(g, g.cards[cid])
    if kind == O_REMOVE_TAG:
        return remove_tag_cost(g)
    return advance_cost(g, g.cards[cid]) if kind == O_ADVANCE else cost


def action_number(cid: int, number: int) -> int:
    """What clicks are spent on (`State.action`) if that is the ability of a card with that number, be it one that the
    card has gained: above all basic actions, and another one for every ability of every card."""
    return ABILITY_NUMBERS * (cid + 1) + number


def action_ability(g: Position, cid: int, action: int) -> Paid | None:
    """The ability of a card that an action uses, also one that the card has gained (MCA Informant, Baba Yaga) while it
    has it, and one that the card was trashed for."""
    active = (entry.ability for entries in g.index.actions for entry in entries if entry.ctx.source == cid)
    for ability in (*g.cards[cid].definition.abilities, *active):
        if isinstance(ability, Paid) and action_number(cid, ability.index) == action:
            return ability
    return None


def take_action(g: State, side: int, option: Option) -> None:
    """Begin an action that was offered."""
    kind = option.kind
    # What a click is spent on: a basic action, or one ability of one card (Jeeves counts clicks of the same action).
    g.action = kind if kind != O_USE else action_number(option.card, option.arg)
    if kind == O_INSTALL:
        g.push(Install(option.card))
        spend_clicks(g, side, 1, option.card)
    elif kind == O_PLAY:
        g.push(Play(option.card))
    elif kind == O_USE:
        use(g, side, option.card, option.arg)
    else:
        g.stack.append(Act(side, kind, option.card, option.arg))


@final
class Act(Frame):
    """A basic action: pay, then do it."""

    __slots__ = ("card", "kind", "server", "stage", "who")

    def __init__(self, who: int, kind: int, card: int, server: int, stage: int = 0) -> None:
        self.who = who
        self.kind = kind
        self.card = card
        self.server = server
        self.stage = stage

    def step(self, g: State) -> bool:
        if self.stage == 0:
            self.stage = 1
            cost = action_cost(g, self.kind, self.card, self.server)
            ctx = read_context(g.cards[g.players[self.who].identity])
            pay(g, self.who, cost, PURPOSES.get(self.kind, FOR_ACTION), self.card, ctx)
            if not g.undisturbed(self):
                return False
        del g.stack[-1]
        if g.paid:
            self.do(g)
            emit(g, BASIC_ACTION, self.card, side=self.who, server=self.server, what=self.kind)
        return False

    def do(self, g: State) -> None:
        kind = self.kind
        if kind == O_CREDIT:
            g.gain_credits(self.who, 1)
            g.note(CREDIT_LINES[self.who])
        elif kind == O_DRAW:
            draw(g, self.who, 1 + g.modified_globally(Q_DRAWS, self.who))  # at once (RR/additional)
        elif kind == O_ADVANCE:
            advance(g, self.card)
        elif kind == O_RUN:
            start_run(g, self.server)
        elif kind == O_REMOVE_TAG:
            g.players[RUNNER].tags -= 1
            g.note("The Runner removes 1 tag.")
            g.tell("remove-tag", side=RUNNER, amount=1)
            emit(g, TAG_REMOVED, side=RUNNER, amount=1)
        elif kind == O_TRASH_RESOURCE:
            g.note("The Corp pays {n} credit{s} to trash {card}.", self.card, g.paid_credits, seen=3)
            attempt_changes(g, [TrashChange([self.card], CORP, -1)])
        elif kind == O_PURGE:
            purge(g)

    def copy(self) -> Act:
        return Act(self.who, self.kind, self.card, self.server, self.stage)


def advance(g: State, cid: int) -> None:
    """Put one advancement token on a card by advancing it."""
    card = g.cards[cid]
    set_counters(g, cid, ADVANCEMENT, card.counters[ADVANCEMENT] + 1)
    if g.noting:
        what = "{ice}" if card.definition.type & ICE else "{card}"
        g.note(f"The Corp advances {what}{{where}}.", cid, where=place_words(g, cid))
    emit(g, ADVANCED, cid, side=CORP, server=card.server)
    counters_placed(g, cid, ADVANCEMENT, 1, CORP)


def purge(g: State) -> int:
    """Remove every virus counter but those that stay by a card's word (Rules Reference: Purge); how many went."""
    removed = 0
    leaves = g.index.statics[Q_PURGE_LEAVES]
    for cid in g.installed(-1):
        number = g.cards[cid].counters[VIRUS]
        kept = min(number, g.modified(Q_PURGE_LEAVES, g.cards[cid])) if leaves else 0
        if number > kept:
            removed += number - kept
            set_counters(g, cid, VIRUS, kept)
    g.note("The Corp purges {n} virus counter{s}.", number=removed)
    emit(g, PURGED, side=CORP, amount=removed)
    return removed
