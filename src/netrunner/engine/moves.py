"""The one path by which cards leave where they are and go to a pile, a score area or out of the game.

Rules Reference: Uninstall, Hosted, Archives, Remote Servers, Score Area, Current. How cards come into play and change
there is in `placement`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from netrunner.engine.ability import Trigger
from netrunner.engine.amount import value_of
from netrunner.engine.card import Server
from netrunner.engine.constant import ExtraCost, Forbid, Static
from netrunner.engine.context import mark
from netrunner.engine.definition import FACEDOWN
from netrunner.engine.events import emit
from netrunner.engine.index import context_of
from netrunner.engine.label import told_by_place
from netrunner.engine.terms import (
    BOTH,
    CORP,
    COUNTERS_GONE,
    CREDIT,
    DECK,
    DISCARD,
    FIRST_REMOTE,
    HAND,
    HAND_EMPTIED,
    HOSTED,
    IDENTITY,
    INSTALLED,
    NO_COUNTERS,
    NO_SERVER,
    NOBODY,
    PLACED,
    PLAY,
    Q_OPEN_HAND,
    REMOVED,
    RESOLVING,
    RUNNER,
    SCORED,
    SET_ASIDE,
    TRASHED,
    UNINSTALLED,
    UNTIL_RUN_ENDS,
    WHILE_ACCESSED,
)

if TYPE_CHECKING:
    from netrunner.engine.card import Card
    from netrunner.engine.frame import Frame
    from netrunner.engine.index import Active
    from netrunner.engine.state import State


def replace_server(g: State, server: Server) -> None:
    for i in range(len(g.servers)):
        if g.servers[i].id == server.id:
            g.servers[i] = server
            return
    g.servers.append(server)


def without(items: tuple[int, ...], cid: int) -> tuple[int, ...]:
    return tuple(item for item in items if item != cid)


def leave(g: State, card: Card) -> None:
    """Take a card out of where it is. What was hosted on an uninstalled card is trashed."""
    player = g.players[card.owner]
    zone = card.zone
    if zone == HAND:
        player.hand.remove(card.id)
        if not player.hand:
            emit(g, HAND_EMPTIED, side=card.owner)
        g.dirty = g.dirty or card.owner == RUNNER  # the memory limit may depend on the grip
    elif zone == DECK:
        player.deck.remove(card.id)
    elif zone == DISCARD:
        player.discard.remove(card.id)
        if card.definition.in_discard:
            g.drop_index()
    elif zone == SCORED:
        for side in BOTH:
            if card.id in g.players[side].scored:
                g.players[side].scored.remove(card.id)
        g.drop_index()
        for hosted in card.hosted:
            trash_now(g, hosted)
    elif zone == RESOLVING:
        g.resolving = without(g.resolving, card.id)
        g.refile(card)
    elif zone == PLAY:
        uninstall(g, card)
    elif zone == HOSTED:
        host = g.mut(card.host)
        host.hosted = without(host.hosted, card.id)


def uninstall(g: State, card: Card) -> None:
    """Rules Reference: Uninstall, Hosted. What waits for it on the card itself hears of it while it is still active."""
    place = 0 if card.owner == RUNNER or card.host >= 0 else position_of(g, card)
    emit(g, UNINSTALLED, card.id, side=card.owner, server=card.server, zone=PLAY, amount=place)
    blank = card.id in g.index.blank
    g.refile(card, card.faceup)
    if g.lasting:
        g.end_lasting_of_card(card.id)
    if g.run_at >= 0 and not blank:
        outlive(g, card)
    if card.host >= 0:
        host = g.mut(card.host)
        host.hosted = without(host.hosted, card.id)
    if card.owner == RUNNER:
        g.players[RUNNER].rig.remove(card.id)
    elif card.host >= 0:
        g.players[CORP].rig.remove(card.id)
    else:
        remove_from_server(g, card)
    keeper = keeper_of(g, card) if card.hosted else None
    for hosted in card.hosted:
        if keeper is not None and g.cards[hosted].zone == HOSTED:
            set_aside(g, hosted)
            keeper.keep(mark(g.cards[hosted]))
        else:
            trash_now(g, hosted)


def keeper_of(g: State, card: Card) -> Frame | None:
    """The use of an ability that trashes its card and speaks of what was hosted on it: those cards are as they were
    until it has resolved (Rules Reference: Trashing as a Cost)."""
    for frame in g.stack:
        if frame.keeping() == card.instance:
            return frame
    return None


def position_of(g: State, card: Card) -> int:
    """The position of a piece of ice, counted from the innermost, which is 1; 0 for what protects no server."""
    server = g.server(card.server)
    return len(server.ice) - server.ice.index(card.id) if server is not None and card.id in server.ice else 0


def outlive(g: State, card: Card) -> None:
    """Abilities that still apply during the run in which their card is trashed (Red Herrings)."""
    if g.run_at < 0 or not g.is_active(card):
        return
    for ability in g.abilities_of(card):
        if isinstance(ability, (ExtraCost, Forbid, Static, Trigger)) and ability.outlives_trashing:
            g.add_lasting(UNTIL_RUN_ENDS, context_of(card), ability=ability)


def remove_from_server(g: State, card: Card) -> None:
    """Take a Corp card out of its server, move the Runner's position, and let an empty remote cease to exist."""
    server = g.server(card.server)
    assert server is not None
    if card.id in server.ice:
        run = g.run()
        if run is not None and run.server == server.id:
            run.ice_left(g, len(server.ice) - server.ice.index(card.id))
    replace_server(g, Server(server.id, without(server.ice, card.id), without(server.root, card.id)))
    vanish_if_empty(g, server.id)


def vanish_if_empty(g: State, sid: int) -> None:
    server = g.server(sid)
    if sid >= FIRST_REMOTE and server is not None and not server.ice and not server.root and sid != g.kept_server:
        g.servers = [other for other in g.servers if other.id != sid]
        for card in g.cards:  # a server that is created later is another one
            if card.chosen and -1 - sid in card.chosen:
                g.mut(card.id).chosen = tuple(chosen for chosen in card.chosen if chosen != -1 - sid)
        g.forget_server(sid)


def reset(g: State, card: Card, zone: int) -> None:
    """A card in a new zone is a new copy, without memory."""
    card.zone = zone
    card.instance = g.next_instance()
    if card.counters is not NO_COUNTERS:
        g.bank += card.counters[CREDIT]
        card.counters = NO_COUNTERS
    card.host = -1
    card.hosted = ()
    card.server = -1
    card.chosen = ()
    card.definition = card.printed


def forget_hand(g: State, side: int) -> None:
    """A card left a hand unseen: what the opponent knew of that hand is no longer certain."""
    bit = 2 if side == CORP else 1
    for cid in g.players[side].hand:
        if g.cards[cid].known & bit:
            g.mut(cid).known &= ~bit


def turns_back(card: Card) -> bool:
    """Whether a card was converted into something else, and has not just gained a text: when it leaves, it is its
    printed self again and goes to its owner's trash pile, wherever it was to go (Rules Reference: Card Conversion)."""
    return card.zone in (PLAY, SCORED) and card.definition.type != card.printed.type


def hosted_first(g: State, cards: list[int]) -> list[int]:
    """The cards of a batch with those that others host before these: each leaves by what makes it leave, none because
    its host has gone (Rules Reference: Batch Effects, Hosted)."""
    for cid in cards:
        if g.cards[cid].host >= 0:
            break
    else:
        return cards
    depths = [hosting_depth(g, cid) for cid in cards]
    deepest = max(depths)
    return [cid for level in range(deepest, -1, -1) for cid, depth in zip(cards, depths, strict=True) if depth == level]


def hosting_depth(g: State, cid: int) -> int:
    """On how many cards, one on the other, a card is hosted."""
    depth = 0
    host = g.cards[cid].host
    while host >= 0:
        depth += 1
        host = g.cards[host].host
    return depth


def to_hand(g: State, cid: int) -> None:
    card = g.mut(cid)
    if turns_back(card):
        to_discard(g, cid, True)
        return
    leave(g, card)
    reset(g, card, HAND)
    card.faceup = False
    card.known |= 1 << card.owner
    g.players[card.owner].hand.append(cid)
    g.dirty = True  # the hand may be an open one


def draw_one(g: State, side: int, bottom: bool = False) -> bool:
    """The top card of a deck, or the `bottom` one, to its owner's hand; False when there is none. Events are the
    caller's."""
    deck = g.players[side].deck
    if not deck:
        return False
    cid = deck.pop(0) if bottom else deck.pop()
    card = g.mut(cid)
    card.zone = HAND
    card.instance = g.next_instance()
    card.known |= 1 << side
    g.players[side].hand.append(cid)
    index = g._index or g.index
    if index.checks or index.statics[Q_OPEN_HAND]:
        g.dirty = True
    return True


def to_deck(g: State, cid: int, bottom: bool = False, openly: bool = False) -> None:
    """To the top or the bottom of its deck. From a hand it goes unseen, even if the opponent knew that it was there,
    unless it goes `openly`."""
    card = g.mut(cid)
    if turns_back(card):
        to_discard(g, cid, True)
        return
    if card.zone == HAND and not openly:
        forget_hand(g, card.owner)
        card.known = 1 << card.owner
    leave(g, card)
    reset(g, card, DECK)
    card.faceup = False
    deck = g.players[card.owner].deck
    if bottom:
        deck.insert(0, cid)  # every other card lies as far from the top as before
    else:
        deck.append(cid)
        if card.owner == CORP:
            g.order_stamp += 1


def swap_with_deck(g: State, drawn: int, put: int) -> None:
    """A card of a hand takes the place of one in the same player's deck, which comes to that hand. Nobody else sees
    which card leaves the hand."""
    side = g.cards[put].owner
    place = g.players[side].deck.index(drawn)
    to_hand(g, drawn)  # first, so that the hand is not empty for a moment
    to_deck(g, put)
    deck = g.players[side].deck
    deck.remove(put)
    deck.insert(place, put)
    if side == CORP:
        g.order_stamp += 1


def arrange_top(g: State, side: int, order: tuple[int, ...]) -> None:
    """Put the top cards of a deck back in an order, the new top card first. They are taken up and put down again: what
    was set aside in an access lies there like the others (Rules Reference: Accessing Multiple Cards)."""
    deck = g.players[side].deck
    deck[len(deck) - len(order) :] = list(reversed(order))
    for cid in order:
        g.mut(cid).instance = g.next_instance()
    if side == CORP:
        g.order_stamp += 1


def to_discard(g: State, cid: int, faceup: bool, shown: bool = False) -> None:
    """To Archives or the heap. The heap is always faceup. `shown`: a card of a hand that was just revealed is one that
    everybody knows."""
    card = g.mut(cid)
    owner = card.owner
    if card.zone == HAND and not faceup and owner == CORP and not (shown and card.known == 3):
        forget_hand(g, CORP)
        card.known = 1
    leave(g, card)
    reset(g, card, DISCARD)
    card.faceup = faceup or owner == RUNNER
    # The Corp can look at its facedown cards in Archives at any time.
    card.known = 3 if card.faceup else card.known | 1
    g.players[owner].discard.append(cid)
    if card.definition.in_discard:
        g.drop_index()


def visible_when_trashed(g: State, card: Card) -> bool:
    """Whether the Runner sees a Corp card as it goes to Archives (Rules Reference: Archives)."""
    if card.owner == RUNNER or card.zone == RESOLVING:
        return True
    if card.zone in (PLAY, HOSTED) and card.faceup:
        return True
    return card.id == g.accessed_card()


UNSEEN_PILES: Final = {(CORP, HAND): " from HQ", (CORP, DECK): " from R&D"}
"""Where a card comes from that is trashed facedown, for the log."""


def trash_now(
    g: State,
    cid: int,
    by: int = -1,
    revealed: bool = False,
    watchers: list[Active[Trigger]] | None = None,
    shown: bool = False,
) -> None:
    """Trash a card, prevention being over or impossible. `revealed`: faceup, whatever it was; `shown`: just revealed;
    `watchers`: what listened before the first card of a batch was trashed."""
    card = g.cards[cid]
    zone = card.zone
    if zone == DISCARD:
        return
    server = card.server
    faceup = revealed or visible_when_trashed(g, card)
    hidden = zone == PLAY and card.owner == RUNNER and not card.faceup
    definition = FACEDOWN if hidden else card.definition
    index = g._index or g.index
    if watchers is None:
        watchers = index.triggers[TRASHED]
    how = WHILE_ACCESSED if cid == g.accessed_card() else -1
    where = "" if faceup or not g.noting else told_by_place(g, card)
    pile = "" if faceup else UNSEEN_PILES.get((card.owner, zone), "")
    blank = cid in index.blank
    if card.definition.type & IDENTITY:  # hosted on a card that is uninstalled (docs/rules-decisions.md)
        g.note("{card} is removed from the game.", cid, seen=3)
        remove_from_game(g, cid)
        return
    rises = card.definition.goes_facedown and g.is_active(card) and not blank
    if rises and g.forbidden("install", card.owner):
        rises = False  # Rules Reference: "Cannot"
    own = card.definition.instead_of_discard is not None and zone == PLAY and g.is_active(card) and not blank
    if rises:
        to_rig(g, cid, facedown=True)
    else:
        to_discard(g, cid, faceup, shown)
        if own:
            g.throw(cid, cid)
        throw(g, cid)
    if g.noting:
        g.note(f"{{card}}{{where}} is trashed{pile}.", cid, where=where, seen=3 if rises else -1)
    emit(
        g,
        TRASHED,
        cid,
        side=by,
        server=server,
        zone=zone,
        what=how,
        definition=definition,
        watchers=watchers,
        blank=blank,
    )
    if rises:
        g.note("The Runner installs {card} facedown.", cid, seen=3)
        emit(g, INSTALLED, cid, side=RUNNER, zone=zone, definition=FACEDOWN)


def throw(g: State, cid: int) -> None:
    """A card has been trashed: where an active card may send it elsewhere, that is asked before anything else."""
    for entry in (g._index or g.index).instead_of_discard:
        who = entry.ability.who
        if who is not None and who.matches(g, entry.ctx, g.cards[cid]):
            g.throw(entry.ctx.source, cid)


def remove_from_game(g: State, cid: int) -> None:
    card = g.mut(cid)
    leave(g, card)
    reset(g, card, REMOVED)
    card.faceup = True
    card.known = 3


def set_aside(g: State, cid: int) -> None:
    card = g.mut(cid)
    leave(g, card)
    reset(g, card, SET_ASIDE)


def to_score_area(g: State, cid: int, side: int) -> None:
    """Rules Reference: Score Area. Advancement tokens go."""
    card = g.mut(cid)
    leave(g, card)
    reset(g, card, SCORED)
    card.faceup = True
    card.known = 3
    g.players[side].scored.append(cid)
    g.refile(card)


def to_table(g: State, cid: int) -> None:
    """An event or operation, faceup on the table while it resolves."""
    card = g.mut(cid)
    leave(g, card)
    reset(g, card, RESOLVING)
    card.faceup = True
    card.known = 3
    g.resolving = (*g.resolving, cid)
    g.refile(card)
    start_credits(g, card)


def to_rig(g: State, cid: int, host: int = -1, facedown: bool = False) -> None:
    """A Runner card to the rig, or onto a host there or in a server."""
    card = g.mut(cid)
    leave(g, card)
    reset(g, card, PLAY)
    card.faceup = not facedown
    card.known = 2 if facedown else 3
    g.players[RUNNER].rig.append(cid)
    if host >= 0:
        card.host = host
        on = g.mut(host)
        on.hosted = (*on.hosted, cid)
        card.server = on.server if on.owner == CORP else -1
    g.drop_index()


def end_currents(g: State, side: int) -> None:
    """A current is trashed when another is played, when an agenda is stolen (the Corp's) or scored (the Runner's)."""
    for cid in g.resolving:
        card = g.cards[cid]
        if "current" in card.definition.subtypes and side in (NOBODY, card.owner):
            trash_now(g, cid, card.owner)


def swap_scored(g: State, mine: int, theirs: int) -> None:
    """Two agendas in the two score areas change places at once (Rules Reference: "Swap")."""
    for side in BOTH:
        area = g.players[side].scored
        g.players[side].scored = [theirs if cid == mine else mine if cid == theirs else cid for cid in area]
    g.drop_index()


def start_credits(g: State, card: Card) -> None:
    """Recurring credits are placed as the card becomes active (Rules Reference: Credit - Recurring)."""
    hosted = card.definition.credits
    recurring = 0 if hosted is None else value_of(hosted.recurring, g, context_of(card))
    if recurring:
        set_counters(g, card.id, CREDIT, recurring)


def take_counters(g: State, cid: int, counter: int, number: int, side: int) -> None:
    """Take counters of a kind off a card; when the last one goes, that is an event."""
    left = g.cards[cid].counters[counter] - number
    set_counters(g, cid, counter, left)
    if left == 0 and g.counters_on(g.cards[cid], counter) == 0:
        emit(g, COUNTERS_GONE, cid, side=side, what=counter)


def counters_placed(g: State, cid: int, counter: int, number: int, side: int, cause: int = -1) -> None:
    """Counters of a kind were placed on a card; the event knows the server that the card is in then."""
    server = server_it_is_in(g, g.cards[cid])
    emit(g, PLACED, cid, side=side, amount=number, what=counter, server=server, cause=cause)


def server_it_is_in(g: State, card: Card) -> int:
    """The server that an installed card is in, or NO_SERVER: ice protects one, and what is installed in the root of a
    central server is not in it (Rules Reference: In a Server)."""
    server = g.server(card.server) if card.zone == PLAY and card.owner == CORP else None
    if server is None or server.id < FIRST_REMOTE or card.id in server.ice:
        return NO_SERVER
    return server.id


def forget_deck(g: State, side: int) -> None:
    """A card left a deck unseen: what the opponent knew of that deck is no longer certain."""
    bit = 2 if side == CORP else 1
    for cid in g.players[side].deck:
        if g.cards[cid].known & bit:
            g.mut(cid).known &= ~bit
    if side == CORP:
        g.order_stamp += 1


def set_counters(g: State, cid: int, counter: int, number: int) -> None:
    """Set the counters of a kind on a card; the caller emits what that means."""
    card = g.mut(cid)
    counters = list(card.counters)
    if counter == CREDIT:
        g.bank += counters[CREDIT] - number
    counters[counter] = number
    card.counters = tuple(counters)
    g.dirty = True
