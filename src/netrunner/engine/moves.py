"""The one path by which cards change zone, face or host.

Rules Reference: Uninstall, Hosted, Archives, Remote Servers, Unique, Facedown. Only this module touches the piles, the
servers and the rig, gives out instance numbers and drops the index of active abilities.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from netrunner.engine.ability import ExtraCost, Static
from netrunner.engine.amount import value_of
from netrunner.engine.card import Server
from netrunner.engine.definition import FACEDOWN, CardDef
from netrunner.engine.events import emit
from netrunner.engine.index import context_of
from netrunner.engine.terms import (
    AGENDA,
    CORP,
    CREDIT,
    DECK,
    DISCARD,
    FIRST_REMOTE,
    HAND,
    HOSTED,
    ICE,
    NO_COUNTERS,
    NOBODY,
    PLAY,
    REMOVED,
    RESOLVING,
    RUNNER,
    SCORED,
    SERVER_CREATED,
    SET_ASIDE,
    TRASHED,
    UNINSTALLED,
    UNTIL_RUN_ENDS,
)

if TYPE_CHECKING:
    from netrunner.engine.card import Card
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
        g.dirty = g.dirty or card.owner == RUNNER  # the memory limit may depend on the grip
    elif zone == DECK:
        player.deck.remove(card.id)
    elif zone == DISCARD:
        player.discard.remove(card.id)
        if card.definition.in_discard:
            g.drop_index()
    elif zone == SCORED:
        for side in (CORP, RUNNER):
            if card.id in g.players[side].scored:
                g.players[side].scored.remove(card.id)
        g.drop_index()
        for hosted in card.hosted:
            trash_now(g, hosted)
    elif zone == RESOLVING:
        g.resolving = without(g.resolving, card.id)
        g.drop_index()
    elif zone == PLAY:
        uninstall(g, card)
    elif zone == HOSTED:
        host = g.mut(card.host)
        host.hosted = without(host.hosted, card.id)


def uninstall(g: State, card: Card) -> None:
    """Rules Reference: Uninstall, Hosted."""
    g.drop_index()
    if g.run_at >= 0:
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
    emit(g, UNINSTALLED, card.id, side=card.owner, server=card.server, zone=PLAY)
    for hosted in card.hosted:
        trash_now(g, hosted)


def outlive(g: State, card: Card) -> None:
    """Abilities that still apply during the run in which their card is trashed (Red Herrings)."""
    if not g.is_active(card):
        return
    for ability in g.abilities_of(card):
        if isinstance(ability, (Static, ExtraCost)) and ability.outlives_trashing:
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


def to_hand(g: State, cid: int) -> None:
    card = g.mut(cid)
    leave(g, card)
    reset(g, card, HAND)
    card.faceup = False
    card.known |= 1 << card.owner
    g.players[card.owner].hand.append(cid)


def draw_one(g: State, side: int) -> bool:
    """The top card of a deck to its owner's hand; False when there is none. Events are the caller's."""
    deck = g.players[side].deck
    if not deck:
        return False
    cid = deck.pop()
    card = g.mut(cid)
    card.zone = HAND
    card.instance = g.next_instance()
    card.known |= 1 << side
    g.players[side].hand.append(cid)
    return True


def to_deck(g: State, cid: int, bottom: bool = False) -> None:
    card = g.mut(cid)
    if card.zone == HAND and not card.known & (2 if card.owner == CORP else 1):
        forget_hand(g, card.owner)
    leave(g, card)
    reset(g, card, DECK)
    card.faceup = False
    deck = g.players[card.owner].deck
    if bottom:
        deck.insert(0, cid)
    else:
        deck.append(cid)
    if card.owner == CORP:
        g.order_stamp += 1


def to_discard(g: State, cid: int, faceup: bool) -> None:
    """To Archives or the heap. The heap is always faceup."""
    card = g.mut(cid)
    owner = card.owner
    if card.zone == HAND and not faceup and owner == CORP:
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


def trash_now(g: State, cid: int, by: int = -1, revealed: bool = False, watchers: list[Active] | None = None) -> None:
    """Trash a card, prevention being over or impossible. `revealed`: faceup, whatever it was; `watchers`: what listened
    before the first card of a batch was trashed."""
    card = g.cards[cid]
    zone = card.zone
    if zone == DISCARD:
        return
    server = card.server
    faceup = revealed or visible_when_trashed(g, card)
    hidden = zone == PLAY and card.owner == RUNNER and not card.faceup
    definition = FACEDOWN if hidden else card.definition
    if watchers is None:
        watchers = g.index.triggers[TRASHED]
    to_discard(g, cid, faceup)
    g.note("{card} is trashed.", cid)
    emit(g, TRASHED, cid, side=by, server=server, zone=zone, definition=definition, watchers=watchers)


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
    g.drop_index()


def to_table(g: State, cid: int) -> None:
    """An event or operation, faceup on the table while it resolves."""
    card = g.mut(cid)
    leave(g, card)
    reset(g, card, RESOLVING)
    card.faceup = True
    card.known = 3
    g.resolving = (*g.resolving, cid)
    g.drop_index()
    start_credits(g, card)


def end_currents(g: State, side: int) -> None:
    """A current is trashed when another is played, when an agenda is stolen (the Corp's) or scored (the Runner's)."""
    for cid in g.resolving:
        card = g.cards[cid]
        if "current" in card.definition.subtypes and side in (NOBODY, card.owner):
            trash_now(g, cid, card.owner)


def install_corp(g: State, cid: int, sid: int, faceup: bool = False, at: int = 0) -> None:
    """Place a Corp card: ice in the outermost position (or `at` a place counted from there), the rest in the server
    or its root. Whoever is outside of new ice moves out."""
    card = g.mut(cid)
    hidden = card.zone == HAND and not faceup
    if hidden:
        forget_hand(g, CORP)
        card.known = 1
    leave(g, card)
    reset(g, card, PLAY)
    card.server = sid
    card.faceup = faceup
    card.known = 3 if faceup else card.known | 1
    server = g.server(sid)
    if server is None:
        server = Server(sid, (), ())
        emit(g, SERVER_CREATED, side=CORP, server=sid)
    if card.definition.type & ICE:
        replace_server(g, Server(sid, (*server.ice[:at], cid, *server.ice[at:]), server.root))
        run = g.run()
        if at and run is not None and run.server == sid:
            run.ice_joined(g, len(server.ice) - at + 1)
    else:
        replace_server(g, Server(sid, server.ice, (*server.root, cid)))
    if card.definition.everywhere or faceup:
        g.drop_index()


def install_runner(g: State, cid: int, host: int = -1, facedown: bool = False) -> None:
    """Place a Runner card in the rig, or on a host."""
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
    if not facedown:
        start_credits(g, card)
        enforce_unique(g, card)


def install_on(g: State, cid: int, host: int, faceup: bool) -> None:
    """Install a Corp card on a host: a condition counter, or an asset or ice that another card can host."""
    card = g.mut(cid)
    if card.zone == HAND and not faceup:
        forget_hand(g, CORP)
        card.known = 1
    leave(g, card)
    reset(g, card, PLAY)
    on = g.mut(host)
    card.host = host
    card.server = on.server
    card.faceup = faceup
    card.known = 3 if faceup else card.known | 1
    on.hosted = (*on.hosted, cid)
    g.players[CORP].rig.append(cid)
    g.drop_index()


def host_card(g: State, cid: int, host: int, faceup: bool = True) -> None:
    """Host a card without installing it: it is inactive there (Rules Reference: Hosted)."""
    card = g.mut(cid)
    if card.zone == HAND and not faceup:
        forget_hand(g, card.owner)
        card.known = 1 << card.owner
    leave(g, card)
    reset(g, card, HOSTED)
    card.host = host
    card.faceup = faceup
    card.known = 3 if faceup else card.known | 1 << card.owner
    on = g.mut(host)
    on.hosted = (*on.hosted, cid)
    g.drop_index()


def rehost(g: State, cid: int, host: int) -> None:
    """Move an installed card onto another host, or off any (-1). It stays the same installed card."""
    card = g.mut(cid)
    if card.host >= 0:
        old = g.mut(card.host)
        old.hosted = without(old.hosted, cid)
    card.host = host
    if host >= 0:
        on = g.mut(host)
        on.hosted = (*on.hosted, cid)
        card.server = on.server if on.owner == CORP else -1
    else:
        card.server = -1
    g.drop_index()


def convert(g: State, cid: int, definition: CardDef) -> None:
    """A card becomes something else until it is uninstalled or leaves (Rules Reference: Card Conversion)."""
    g.mut(cid).definition = definition
    g.drop_index()


def agenda_worth(title: str, points: int) -> CardDef:
    """ "as an agenda worth N agenda points": the card keeps its name and nothing else."""
    return CardDef(title, CORP, AGENDA, agenda_points=points)


def to_score_area_as_agenda(g: State, cid: int, side: int, points: int) -> None:
    """Add a card to a score area as an agenda. That is neither scoring nor stealing."""
    to_score_area(g, cid, side)
    convert(g, cid, agenda_worth(g.cards[cid].printed.title, points))


def swap_scored(g: State, mine: int, theirs: int) -> None:
    """Two agendas in the two score areas change places at once (Rules Reference: "Swap")."""
    for side in (CORP, RUNNER):
        area = g.players[side].scored
        g.players[side].scored = [theirs if cid == mine else mine if cid == theirs else cid for cid in area]
    g.drop_index()


def move_ice(g: State, cid: int, sid: int, at: int = 0) -> None:
    """Move installed ice to a place (counted from outside) of a server; it stays the same card. A run on either server
    keeps the Runner beside the ice they were beside."""
    card = g.mut(cid)
    remove_from_server(g, card)
    card.server = sid
    server = g.server(sid) or Server(sid, (), ())
    replace_server(g, Server(sid, (*server.ice[:at], cid, *server.ice[at:]), server.root))
    run = g.run()
    if run is not None and run.server == sid:
        run.ice_joined(g, len(server.ice) - at + 1)
    for hosted in card.hosted:
        g.mut(hosted).server = sid
    g.drop_index()


def arrange_ice(g: State, sid: int, order: tuple[int, ...]) -> None:
    """The ice protecting a server in a new order, outermost first. Everybody can follow which card goes where."""
    server = g.server(sid)
    assert server is not None
    replace_server(g, Server(sid, order, server.root))
    g.drop_index()


def swap_into_play(g: State, installed: int, cid: int) -> None:
    """A card from a hand takes the place of an installed one, unrezzed; the other goes to the hand. What was hosted on
    the uninstalled card is trashed; the caller moves what the new card keeps."""
    old = g.mut(installed)
    sid = old.server
    server = g.server(sid)
    assert server is not None
    ice = server.ice
    root = server.root
    new = g.mut(cid)
    forget_hand(g, CORP)
    leave(g, new)
    reset(g, new, PLAY)
    new.server = sid
    new.faceup = False
    new.known = 1
    replace_server(
        g,
        Server(
            sid,
            tuple(cid if other == installed else other for other in ice),
            tuple(cid if other == installed else other for other in root),
        ),
    )
    if old.host >= 0:  # installed on a host: the new card takes that place
        on = g.mut(old.host)
        on.hosted = tuple(cid if other == installed else other for other in on.hosted)
        g.players[CORP].rig = [cid if other == installed else other for other in g.players[CORP].rig]
        new.host = old.host
    for hosted in old.hosted:
        trash_now(g, hosted)
    reset(g, old, HAND)
    old.faceup = False
    old.known |= 1
    g.players[CORP].hand.append(installed)
    g.drop_index()


def turn_facedown(g: State, cid: int) -> None:
    """An installed Runner card is turned facedown where it is, with what it hosts (Rules Reference: Facedown)."""
    card = g.mut(cid)
    card.faceup = False
    card.known = 2
    g.drop_index()


def turn_rezzed(g: State, cid: int) -> None:
    """A Corp card becomes rezzed and active."""
    card = g.mut(cid)
    card.faceup = True
    card.known = 3
    g.drop_index()
    start_credits(g, card)
    enforce_unique(g, card)


def turn_derezzed(g: State, cid: int) -> None:
    """A rezzed card becomes unrezzed. What is hosted on it stays (Rules Reference: Hosted)."""
    g.mut(cid).faceup = False
    g.drop_index()


def start_credits(g: State, card: Card) -> None:
    """Recurring credits are placed as the card becomes active (Rules Reference: Credit - Recurring)."""
    hosted = card.definition.credits
    recurring = 0 if hosted is None else value_of(hosted.recurring, g, context_of(card))
    if recurring:
        set_counters(g, card.id, CREDIT, recurring)


def enforce_unique(g: State, card: Card) -> None:
    """The other active card of a unique title is trashed; that cannot be prevented (Rules Reference: Unique)."""
    if not card.definition.unique:
        return
    title = card.definition.title
    for cid in g.installed(card.owner):
        other = g.cards[cid]
        if cid != card.id and other.faceup and other.definition.title == title:
            trash_now(g, cid)


def set_counters(g: State, cid: int, counter: int, number: int) -> None:
    """Set the counters of a kind on a card; the caller emits what that means."""
    card = g.mut(cid)
    counters = list(card.counters)
    if counter == CREDIT:
        g.bank += counters[CREDIT] - number
    counters[counter] = number
    card.counters = tuple(counters)
    g.dirty = True
