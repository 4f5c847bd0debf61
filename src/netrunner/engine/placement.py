"""Cards in play: installing, hosting, moving, swapping and turning them.

Rules Reference: Install, Hosted, Unique, Facedown, Rez, Derez, "Swap", Card Conversion. With `moves`, the one path by
which cards change zone, face or host: only these two give out instance numbers and drop the index of active abilities.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from netrunner.engine.card import Server
from netrunner.engine.definition import CardDef
from netrunner.engine.events import emit
from netrunner.engine.log import SUBJECTS
from netrunner.engine.moves import (
    forget_hand,
    leave,
    remove_from_server,
    replace_server,
    reset,
    start_credits,
    to_hand,
    to_rig,
    to_score_area,
    trash_now,
    without,
)
from netrunner.engine.reason import EngineError
from netrunner.engine.terms import (
    AGENDA,
    CORP,
    HAND,
    HOSTED,
    ICE,
    IDENTITY,
    IDENTITY_ZONE,
    PLAY,
    SERVER_CREATED,
    SIDE_NAMES,
)

if TYPE_CHECKING:
    from netrunner.engine.card import Card
    from netrunner.engine.state import State


def install_corp(g: State, cid: int, sid: int, faceup: bool = False, at: int = 0, shown: bool = False) -> None:
    """Place a Corp card: ice in the outermost position (or `at` a place counted from there), the rest in the server
    or its root. Whoever is outside of new ice moves out. `shown`: it was just revealed."""
    card = g.mut(cid)
    hidden = card.zone == HAND and not faceup and not (shown and card.known == 3)
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
    if card.definition.everywhere or card.definition.advanceable or faceup:
        g.refile(card, faceup)


def install_runner(g: State, cid: int, host: int = -1, facedown: bool = False) -> None:
    """Place a Runner card in the rig, or on a host."""
    to_rig(g, cid, host, facedown)
    if not facedown:
        card = g.cards[cid]
        start_credits(g, card)
        enforce_unique(g, card)


def install_on(g: State, cid: int, host: int, faceup: bool) -> None:
    """Install a card on a host: a condition counter, or an asset or ice that another card can host."""
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
    g.players[card.owner].rig.append(cid)
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


def switch_identity(g: State, side: int, definition: CardDef) -> None:
    """A side's identity is replaced by another one, a new card without memory; counters on the old one go."""
    if definition.side != side or not definition.type & IDENTITY:
        raise EngineError(f"{definition.title} is no identity of {SIDE_NAMES[side]}: it cannot take the place of one.")
    card = g.mut(g.players[side].identity)
    hosted = card.hosted
    card.printed = definition
    reset(g, card, IDENTITY_ZONE)
    card.hosted = hosted
    g.note(f"{SUBJECTS[side]}'s identity is now {{card}}.", card.id, seen=3)
    g.drop_index()
    start_credits(g, card)


def agenda_worth(title: str, points: int) -> CardDef:
    """ "as an agenda worth N agenda points": the card keeps its name and nothing else."""
    return CardDef(title, CORP, AGENDA, agenda_points=points)


def to_score_area_as_agenda(g: State, cid: int, side: int, points: int) -> None:
    """Add a card to a score area as an agenda. That is neither scoring nor stealing."""
    to_score_area(g, cid, side)
    convert(g, cid, agenda_worth(g.cards[cid].printed.title, points))


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


def move_to_root(g: State, cid: int, sid: int) -> None:
    """Move an installed card that is no ice to another server, or to its root; it stays the same card."""
    card = g.mut(cid)
    remove_from_server(g, card)
    card.server = sid
    server = g.server(sid) or Server(sid, (), ())
    replace_server(g, Server(sid, server.ice, (*server.root, cid)))
    for hosted in card.hosted:
        g.mut(hosted).server = sid
    g.drop_index()


def swap_into_play(g: State, installed: int, cid: int) -> None:
    """A card from a hand takes the place of an installed one, unrezzed (or faceup, if it is installed so); the other
    goes to the hand. What was hosted on the uninstalled card is trashed; the caller moves what the new card keeps."""
    old = g.mut(installed)
    sid = old.server
    server = g.server(sid)
    assert server is not None
    ice = server.ice
    root = server.root
    new = g.mut(cid)
    if not new.definition.public:
        forget_hand(g, CORP)
    g.players[CORP].hand.append(installed)  # first, so that HQ is not empty for a moment
    leave(g, new)
    reset(g, new, PLAY)
    new.server = sid
    new.faceup = new.definition.public
    new.known = 3 if new.faceup else 1
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
    g.drop_index()


def swap_in_rig(g: State, installed: int, cid: int) -> None:
    """A card from the grip takes the place of an installed Runner card, on its host if it has one; the other goes to
    the grip, and what was hosted on it is trashed (Rules Reference: "Swap")."""
    host = g.cards[installed].host
    to_hand(g, installed)  # first, so that the grip is not empty for a moment
    install_runner(g, cid, host)


def swap_ice(g: State, one: int, other: int) -> None:
    """Two pieces of installed ice, or two other installed Corp cards, change places, on one server or on two, or on the
    cards that host them. They stay the same cards."""
    permute_ice(g, {one: other, other: one})


def permute_ice(g: State, moved: dict[int, int]) -> None:
    """Installed Corp cards change places, all at once: every key is one at whose place its value comes."""
    places = {new: (g.cards[old].server, g.cards[old].host) for old, new in moved.items()}
    for sid in sorted({sid for sid, _ in places.values()}):
        server = g.server(sid)
        assert server is not None
        ice = tuple(moved.get(cid, cid) for cid in server.ice)
        replace_server(g, Server(sid, ice, tuple(moved.get(cid, cid) for cid in server.root)))
    for host in sorted({host for _, host in places.values() if host >= 0}):
        g.mut(host).hosted = tuple(moved.get(cid, cid) for cid in g.cards[host].hosted)
    g.players[CORP].rig = [moved.get(cid, cid) for cid in g.players[CORP].rig]  # the hosted Corp cards
    for cid, (sid, host) in places.items():
        card = g.mut(cid)
        card.server = sid
        card.host = host
        for hosted in card.hosted:
            g.mut(hosted).server = sid
    g.drop_index()


def turn_faceup(g: State, cid: int) -> None:
    """A facedown card is turned faceup where it is: an installed Runner card becomes what it is."""
    card = g.mut(cid)
    card.faceup = True
    card.known = 3
    g.drop_index()
    if card.zone == PLAY:
        if second_console(g, card):
            trash_now(g, cid)
            return
        start_credits(g, card)
        enforce_unique(g, card)


def second_console(g: State, card: Card) -> bool:
    """Whether a console becomes active beside another one: the limit, of active consoles, is 1 (RR/console)."""
    if "console" not in card.definition.subtypes:
        return False
    others = [g.cards[cid] for cid in g.players[card.owner].rig if cid != card.id]
    return any(other.faceup and "console" in other.definition.subtypes for other in others)


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
    g.refile(card)
    start_credits(g, card)
    enforce_unique(g, card)


def turn_derezzed(g: State, cid: int) -> None:
    """A rezzed card becomes unrezzed. What is hosted on it stays (Rules Reference: Hosted)."""
    g.mut(cid).faceup = False
    g.end_lasting_of_card(cid)
    g.drop_index()


def enforce_unique(g: State, card: Card) -> None:
    """The other active card of a unique title is trashed; that cannot be prevented (Rules Reference: Unique)."""
    if not card.definition.unique:
        return
    title = card.definition.title
    for cid in g.installed(card.owner):
        other = g.cards[cid]
        if cid != card.id and other.faceup and other.definition.title == title:
            trash_now(g, cid)
