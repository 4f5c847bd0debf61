"""Whether a cost can be paid, with what, and if not, why not. Rules Reference: Cost, Additional Costs, Forfeit.

`why_not_pay` is asked before anything is offered; `why_not_spend` where only clicks and credits are due.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from netrunner.engine.funds import can_spend, stealth_credits
from netrunner.engine.reason import Reason
from netrunner.engine.terms import CORP, COUNTER_NAMES, DISCARD, FOR_TRASHING, HAND, PLAY, Q_COUNTERS, RUNNER

if TYPE_CHECKING:
    from netrunner.engine.card import Card
    from netrunner.engine.context import Context
    from netrunner.engine.cost import Cost
    from netrunner.engine.filter import Filter
    from netrunner.engine.position import Position


NO_CLICKS: Final = Reason("RR/click", "Not enough clicks are left.")
NO_CREDITS: Final = Reason("RR/cost", "There are not enough credits to pay for it.")
NOT_YOUR_CLICKS: Final = Reason("RR/timing/turns", "Clicks can be spent only during your own turn.")
NO_STEALTH: Final = Reason("RR/cost", "There are not enough credits on stealth cards.")
NO_AGENDA: Final = Reason("RR/forfeit", "There is no agenda in the score area to forfeit.")
NOTHING_TO_TRASH: Final = Reason("RR/cost", "There is no card that could be trashed to pay for it.")
NO_TAGS: Final = Reason("RR/tagged", "The Runner does not have so many tags.")
NO_BAD_PUBLICITY: Final = Reason("RR/bad-publicity", "The Corp does not have so much bad publicity.")
NOT_ENOUGH_CARDS: Final = Reason("RR/cost", "There are not enough cards left in the deck.")
NOTHING_TO_SEND: Final = Reason("RR/cost", "There are not enough cards that could be put back into the deck.")
EMPTY_HAND: Final = Reason("RR/cost", "There are not enough cards in the hand to be trashed at random.")
NO_TRASH_COST: Final = Reason("RR/trash-cost", "There is no card whose trash cost could be paid.")
NO_PRINTED_COST: Final = Reason("RR/cost", "There is no card whose printed cost could be paid.")
STUCK: Final = Reason("RR/cannot", "The card cannot leave the pile it is in.")
TOO_FEW_ON_ALL: Final = [
    Reason("RR/hosted", f"There are not enough {name} counters on installed cards.") for name in COUNTER_NAMES
]
TOO_FEW_ON_EACH: Final = [
    Reason("RR/hosted", f"There is no card with enough {name} counters.") for name in COUNTER_NAMES
]
TOO_FEW_ON_IT: Final = [
    Reason("RR/hosted", f"There are not enough {name} counters on the card.") for name in COUNTER_NAMES
]
NONE_ON_IT: Final = [Reason("RR/hosted", f"There are no {name} counters on the card.") for name in COUNTER_NAMES]
NOT_INSTALLED: Final = Reason("RR/trashing-as-a-cost", "Only an installed card can be trashed to pay for its ability.")


def why_not_pay(g: Position, side: int, cost: Cost, purpose: int, subject: int, ctx: Context) -> Reason | None:
    """Why a cost cannot be paid now, or None."""
    if cost._simple:
        return why_not_spend(g, side, cost.credits, cost.clicks, purpose, subject)
    cost = cost.settled(g, ctx)
    if cost.x_clicks and g.active != side:
        return NOT_YOUR_CLICKS
    refusal = why_not_spend(g, side, cost.credits, cost.clicks, purpose, subject)
    if refusal is not None:
        return refusal
    player = g.players[side]
    if cost.stealth and stealth_credits(g, side, purpose, subject) < cost.stealth:
        return NO_STEALTH
    if cost.several and sum(have for _, have in spread(g, side, cost.counter)) < cost.counters:
        return TOO_FEW_ON_ALL[cost.counter]
    if cost.from_any and not holders(g, side, cost.counter, cost.counters):
        return TOO_FEW_ON_EACH[cost.counter]
    if cost.counters and not (cost.from_any or cost.several) and counters_to_spend(g, side, cost, ctx) < cost.counters:
        return TOO_FEW_ON_IT[cost.counter]
    if cost.trash_self and g.cards[ctx.source].zone != PLAY:
        return NOT_INSTALLED
    if cost.forfeit and len(player.scored) < cost.forfeit:
        return NO_AGENDA
    if cost.forfeit_self and ctx.source not in player.scored:
        return NO_AGENDA
    if cost.trash is not None and not enough_to_trash(g, side, cost, ctx):
        return NOTHING_TO_TRASH
    if cost.x_counters and not counters_to_spend(g, side, cost, ctx):
        return NONE_ON_IT[cost.counter]
    if cost.return_self or cost.remove_self:
        if g.cards[ctx.source].instance != ctx.instance:
            return NOT_INSTALLED
        if stuck_in_discard(g, g.cards[ctx.source]):
            return STUCK
    if cost.untag > g.players[RUNNER].tags:
        return NO_TAGS
    if cost.bad_publicity > g.players[CORP].bad_publicity:
        return NO_BAD_PUBLICITY
    if cost.tags and g.forbidden("take tags", RUNNER):
        return NO_TAGS
    if cost.top_cards > len(player.deck):
        return NOT_ENOUGH_CARDS
    if cost.send is not None and len(sendable(g, cost, cost.send, ctx)) < cost.send_count:
        return NOTHING_TO_SEND
    if cost.at_random > len(player.hand):
        return EMPTY_HAND
    if cost.trash_of is not None and not payable_trash_costs(g, side, cost, ctx):
        return NO_TRASH_COST
    if cost.cost_of is not None and not payable_printed_costs(g, side, cost, purpose, subject, ctx):
        return NO_PRINTED_COST
    return None


def stuck_in_discard(g: Position, card: Card) -> bool:
    """Whether an effect forbids a card to leave the discard it is in."""
    return card.zone == DISCARD and g.forbidden("leave the heap", card.owner, card)


def why_not_spend(g: Position, side: int, credits: int, clicks: int, purpose: int, subject: int) -> Reason | None:
    """Why clicks and credits cannot be spent now, or None."""
    player = g.players[side]
    if clicks:
        if g.active != side:
            return NOT_YOUR_CLICKS
        if player.clicks < clicks:
            return NO_CLICKS
    if credits:
        index = g._index or g.index
        if not index.forbids or "spend" not in index.forbids:
            if player.credits >= credits:
                return None
            if not index.credits[side]:
                return NO_CREDITS
        return None if can_spend(g, side, credits, purpose, subject) else NO_CREDITS
    return None


def seems_payable(g: Position, side: int, cost: Cost, purpose: int, subject: int, ctx: Context) -> bool:
    """Whether, for all that the opponent can see, a cost can be paid: nobody else knows what a hand holds."""
    refusal = why_not_pay(g, side, cost, purpose, subject, ctx)
    if refusal is not NOTHING_TO_TRASH:
        return refusal is None
    due = [(who, count) for who, count in cost.trashes() if len(trashable(g, side, who, ctx)) < count]
    return all(out_of_hand(who) for who, _ in due) and sum(count for _, count in due) <= len(g.players[side].hand)


def out_of_hand(who: Filter) -> bool:
    """Whether certain cards of a hand, and only of a hand, are meant."""
    return who.zone == HAND and bool(who.types or who.subtype or who.any_subtype or who.tests)


def payable_trash_costs(g: Position, side: int, cost: Cost, ctx: Context) -> list[int]:
    """The cards among those of a cost whose trash cost can be paid together with the rest of it."""
    cards = [] if cost.trash_of is None else cost.trash_of.cards(g, ctx)
    return [
        cid
        for cid in cards
        if g.trash_cost(g.cards[cid]) >= 0
        and can_spend(g, side, cost.credits + g.trash_cost(g.cards[cid]), FOR_TRASHING, cid)
    ]


def payable_printed_costs(g: Position, side: int, cost: Cost, purpose: int, subject: int, ctx: Context) -> list[int]:
    """The cards among those of a cost whose printed cost can be paid together with the rest of it."""
    cards = [] if cost.cost_of is None else cost.cost_of.cards(g, ctx)
    return [cid for cid in cards if can_spend(g, side, cost.credits + printed_cost(g, cid), purpose, subject)]


def printed_cost(g: Position, cid: int) -> int:
    return max(0, g.cards[cid].printed.cost)


def counters_to_spend(g: Position, side: int, cost: Cost, ctx: Context) -> int:
    """The counters on the source, with those that can be spent as if they were."""
    source = g.cards[ctx.source]
    if not (g._index or g.index).statics[Q_COUNTERS]:
        return source.counters[cost.counter]
    return sum(have for _, have in g.counter_sources(side, source, cost.counter))


def enough_to_trash(g: Position, side: int, cost: Cost, ctx: Context) -> bool:
    """Whether there are different cards for everything that is trashed to pay."""
    slots = [trashable(g, side, who, ctx) for who, count in cost.trashes() for _ in range(count)]
    if len(cost.trashes()) == 1:
        return len(slots[0]) >= len(slots) if slots else True
    given: dict[int, int] = {}
    return all(find_card(slots, place, given, set()) for place in range(len(slots)))


def find_card(slots: list[list[int]], place: int, given: dict[int, int], tried: set[int]) -> bool:
    """Give a place a card of its own, moving others to other cards if need be."""
    for cid in slots[place]:
        if cid not in tried:
            tried.add(cid)
            if cid not in given or find_card(slots, given[cid], given, tried):
                given[cid] = place
                return True
    return False


def proven(who: Filter) -> bool:
    """Whether a card of a hand must be shown to prove that it is what is to be trashed, and not just any card."""
    return bool(who.types) or who.asks_what_is_hidden()


def trashable(g: Position, side: int, who: Filter, ctx: Context) -> list[int]:
    """The cards that can be trashed to pay: what cannot be trashed pays for nothing."""
    guarded = "trash" in g.index.forbids
    return [cid for cid in who.find(g, ctx) if not (guarded and g.forbidden("trash", side, g.cards[cid]))]


def sendable(g: Position, cost: Cost, who: Filter, ctx: Context) -> list[int]:
    """The cards that can be sent elsewhere to pay: not the source, where that leaves for the same cost."""
    found = who.find(g, ctx)
    return [cid for cid in found if cid != ctx.source] if cost.leaves() else found


def holders(g: Position, side: int, counter: int, number: int) -> list[int]:
    """The cards of a side that hold enough counters of a kind."""
    cards = [*g.installed(side), *g.players[side].scored, g.players[side].identity]
    return [cid for cid in cards if g.cards[cid].counters[counter] >= number]


def spread(g: Position, side: int, counter: int) -> list[tuple[int, int]]:
    """(card, number) of the installed cards of a side that hold counters of a kind."""
    return [(cid, g.cards[cid].counters[counter]) for cid in g.installed(side) if g.cards[cid].counters[counter]]
