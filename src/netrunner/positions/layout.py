"""Laying out a position: which cards are where, with which counters, before anybody decides anything."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from netrunner.cards.registry import definition
from netrunner.engine.card import Server
from netrunner.engine.definition import BLANK_IDENTITIES, CardDef
from netrunner.engine.moves import replace_server, set_counters, start_credits, to_discard, to_hand, to_score_area
from netrunner.engine.placement import install_corp, install_runner, turn_rezzed
from netrunner.engine.reason import SetupError
from netrunner.engine.setup import new_state
from netrunner.engine.state import State
from netrunner.engine.terms import (
    ARCHIVES,
    CORP,
    COUNTER_NAMES,
    CREDIT,
    EVENT,
    FIRST_REMOTE,
    HQ,
    ICE,
    OPERATION,
    RND,
    RUNNER,
    UPGRADE,
)
from netrunner.engine.timing import ACTIONS, TURNS
from netrunner.engine.turn import Turn
from netrunner.game import Game
from netrunner.positions.validation import can_lie, check_table, whole

Spec = Mapping[str, Any]
Item = str | tuple[Any, ...]

BLANKS = (CardDef("Blank", CORP, OPERATION), CardDef("Blank", RUNNER, EVENT))
PADDING = 30
CORP_KEYS = {"identity", "hand", "deck", "discard", "scored", "credits", "clicks", "bad_publicity", "servers"}
RUNNER_KEYS = {
    "identity", "hand", "deck", "discard", "scored", "rig", "credits", "clicks", "tags", "brain_damage",
}  # fmt: skip
NO_DEFINITIONS: Mapping[str, CardDef] = {}
SERVERS = {"HQ": HQ, "R&D": RND, "Archives": ARCHIVES}


def set_up(
    corp: Spec,
    runner: Spec,
    turn: str,
    seed: int = 0,
    skip_empty_windows: bool = True,
    definitions: Mapping[str, CardDef] = NO_DEFINITIONS,
) -> Game:
    """A game in the action phase of `turn`, with the cards where the two sides say; `SetupError` where that cannot be.

    `definitions` are cards of its own, by title, beside (or instead of) those of the pool. What a side can say is in
    `CORP_KEYS` and `RUNNER_KEYS`.

    >>> game = set_up({"servers": {"HQ": {"ice": ["Ice Wall+"]}}}, {"rig": ["Corroder"], "credits": 3}, "runner")
    >>> game.decision.side, game.view("runner")["runner"]["credits"]
    ('runner', 3)
    """
    state = TableLayout(corp, runner, turn, seed, skip_empty_windows, definitions).build()
    return Game(state, {"scenario": True})  # there is no set-up that a record could begin with


def server_id(name: str) -> int:
    if name in SERVERS:
        return SERVERS[name]
    head, _, number = name.partition(" ")
    if head == "Server" and number.isdigit() and int(number) > 0:
        return FIRST_REMOTE + int(number) - 1
    raise SetupError(f"{name!r} is not a server: use 'HQ', 'R&D', 'Archives' or 'Server 1', 'Server 2', …")


def parse(item: Item, where: str) -> tuple[str, bool, dict[str, Any]]:
    """(title, rezzed, details) of "Ice Wall+", ("Ice Wall+", {"advancement": 2}) or ("Snare!", "facedown")."""
    details: dict[str, Any] = {}
    if isinstance(item, str):
        title = item
    elif isinstance(item, (tuple, list)) and len(item) == 2 and isinstance(item[0], str):
        title = item[0]
        if item[1] == "facedown":
            details = {"facedown": True}
        elif isinstance(item[1], Mapping):
            details = dict(item[1])
        else:
            raise SetupError(f"{where}: {item[1]!r} is neither counters nor 'facedown'.")
    else:
        raise SetupError(f"{where}: {item!r} is not a card: give a title or (title, details).")
    known = {*COUNTER_NAMES, "host", "facedown"}
    strange = [key for key in details if key not in known]
    if strange:
        raise SetupError(f"{where}: {title} cannot have {strange[0]!r}; known are {', '.join(sorted(known))}.")
    return title.removesuffix("+"), title.endswith("+"), details


def look_up(title: str, side: int, where: str, definitions: Mapping[str, CardDef] = NO_DEFINITIONS) -> CardDef:
    """The definition of a card: a position's own cards come before those of the pool."""
    if title == "Blank":
        return BLANKS[side]
    try:
        found = definitions[title] if title in definitions else definition(title)
    except LookupError as error:
        raise SetupError(f"{where}: {error}") from error
    if found.side != side:
        raise SetupError(f"{where}: {found.title} is a {('Corp', 'Runner')[found.side]} card.")
    return found


class TableLayout:
    """Builds the state of a position."""

    def __init__(
        self,
        corp: Spec,
        runner: Spec,
        turn: str,
        seed: int,
        skip_empty_windows: bool,
        definitions: Mapping[str, CardDef] = NO_DEFINITIONS,
    ) -> None:
        if turn not in ("corp", "runner"):
            raise SetupError(f"turn={turn!r}: use 'corp' or 'runner'.")
        self.specs = (corp, runner)
        self.definitions = definitions
        for side, keys in ((CORP, CORP_KEYS), (RUNNER, RUNNER_KEYS)):
            strange = sorted(set(self.specs[side]) - keys)
            if strange:
                name = ("corp", "runner")[side]
                raise SetupError(f"{name}: there is no {strange[0]!r} to set; known are {', '.join(sorted(keys))}.")
        identities = (self.identity(CORP), self.identity(RUNNER))
        self.plan: list[list[tuple[str, Any]]] = [[], []]
        decks = (self.cards(CORP), self.cards(RUNNER))
        self.g = new_state(identities, decks, seed, skip_empty_windows, telling=True)
        self.side = CORP if turn == "corp" else RUNNER
        self.credited: list[int] = []  # the cards that get their recurring credits once all are in place

    def look_up(self, title: str, side: int, where: str) -> CardDef:
        return look_up(title, side, where, self.definitions)

    def identity(self, side: int) -> CardDef:
        title = self.specs[side].get("identity")
        return BLANK_IDENTITIES[side] if title is None else self.look_up(title, side, "identity")

    def items(self, side: int, zone: str) -> Sequence[Item]:
        items = self.specs[side].get(zone, ())
        if isinstance(items, str) or not isinstance(items, Sequence):
            raise SetupError(f"{('corp', 'runner')[side]} {zone}: give a list of titles, not {items!r}.")
        return items

    def cards(self, side: int) -> list[CardDef]:
        """All cards of a side, the deck last with its top card last; `plan` says where each of the others goes."""
        name = ("corp", "runner")[side]
        result: list[CardDef] = []
        for zone in ("hand", "discard", "rig"):
            for item in self.items(side, zone):
                title, _, details = parse(item, f"{name} {zone}")
                found = self.look_up(title, side, f"{name} {zone}")
                can_lie(found, zone, bool(details.get("facedown", False)), f"{name} {zone}")
                result.append(found)
                self.plan[side].append((zone, item))
        for item in self.items(side, "scored"):
            title, _, _ = parse(item, f"{name} scored")
            if side == CORP:
                result.append(self.look_up(title, CORP, "corp scored"))
                can_lie(result[-1], "scored", False, "corp scored")
                self.plan[CORP].append(("scored", item))
        if side == CORP:
            for item in self.items(RUNNER, "scored"):
                title, _, _ = parse(item, "runner scored")
                result.append(self.look_up(title, CORP, "runner scored"))
                can_lie(result[-1], "scored", False, "runner scored")
                self.plan[CORP].append(("stolen", item))
            self.plan_servers(result)
        if "deck" in self.specs[side]:
            for item in reversed(self.items(side, "deck")):
                title, _, _ = parse(item, f"{name} deck")
                result.append(self.look_up(title, side, f"{name} deck"))
        else:
            result.extend([BLANKS[side]] * PADDING)
        return result

    def plan_servers(self, result: list[CardDef]) -> None:
        servers = self.specs[CORP].get("servers", {})
        for name, content in servers.items():
            sid = server_id(name)
            strange = [key for key in content if key not in ("ice", "root")]
            if strange:
                raise SetupError(f"{name}: {strange[0]!r} is neither 'ice' nor 'root'.")
            # Ice is written outermost first and installed innermost first.
            for item in reversed(content.get("ice", ())):
                found = self.look_up(parse(item, name)[0], CORP, f"{name} ice")
                if not found.type & ICE:
                    raise SetupError(f"{name} ice: {found.title} is not ice.")
                result.append(found)
                self.plan[CORP].append((f"server {sid}", item))
            for item in content.get("root", ()):
                found = self.look_up(parse(item, name)[0], CORP, f"{name} root")
                if found.type & ICE or (sid < FIRST_REMOTE and not found.type & UPGRADE) or found.type & OPERATION:
                    raise SetupError(f"{name} root: {found.title} cannot be installed there.")
                result.append(found)
                self.plan[CORP].append((f"server {sid}", item))

    def build(self) -> State:
        """Put every card in its place and open the action phase."""
        g = self.g
        g.turn = 3 if self.side == CORP else 4
        g.active = self.side
        self.make_servers()
        hosted: list[tuple[int, Item]] = []
        installed: list[int] = []
        for side in (CORP, RUNNER):
            deck = list(g.players[side].deck)
            for cid, (zone, item) in zip(deck, self.plan[side], strict=False):
                _, _, details = parse(item, zone)
                if zone == "rig" or zone.startswith("server"):
                    installed.append(cid)
                if zone == "rig" and "host" in details:
                    hosted.append((cid, item))
                else:
                    self.put(side, cid, zone, item)
        for cid, item in hosted:
            self.put(RUNNER, cid, "rig", item)
        for cid in self.credited:
            start_credits(g, g.cards[cid])  # how many there are may depend on what else is on the table
        self.numbers()
        g.history = None
        g.log = None
        g.stack = [Turn(self.side, next(i for i, step in enumerate(TURNS[self.side]) if step.does == ACTIONS))]
        g.drop_index()
        check_table(g, installed)
        g.advance()
        return g

    def make_servers(self) -> None:
        for name in self.specs[CORP].get("servers", {}):
            if self.g.server(server_id(name)) is None:
                replace_server(self.g, Server(server_id(name), (), ()))

    def put(self, side: int, cid: int, zone: str, item: Item) -> None:
        g = self.g
        _, rezzed, details = parse(item, zone)
        if zone == "hand":
            to_hand(g, cid)
        elif zone == "discard":
            to_discard(g, cid, not details.get("facedown", False))
        elif zone == "scored":
            to_score_area(g, cid, CORP)
        elif zone == "stolen":
            to_score_area(g, cid, RUNNER)
        elif zone == "rig":
            install_runner(g, cid, self.host(details), bool(details.get("facedown", False)))
        else:
            install_corp(g, cid, int(zone.partition(" ")[2]))
            if rezzed:
                turn_rezzed(g, cid)
        g.stack.clear()
        for kind, counter in enumerate(COUNTER_NAMES):
            if counter in details:
                set_counters(g, cid, kind, whole(details, counter, 0, g.cards[cid].printed.title))
        if COUNTER_NAMES[CREDIT] not in details and g.is_active(g.cards[cid]):
            self.credited.append(cid)

    def host(self, details: Mapping[str, Any]) -> int:
        title = details.get("host")
        if title is None:
            return -1
        for cid in self.g.installed(-1):
            if self.g.cards[cid].definition.title == title:
                return cid
        raise SetupError(f"There is no {title!r} installed to host a card.")

    def numbers(self) -> None:
        g = self.g
        for side, clicks in ((CORP, 3), (RUNNER, 4)):
            spec = self.specs[side]
            name = ("corp", "runner")[side]
            player = g.players[side]
            g.gain_credits(side, whole(spec, "credits", 5, name) - player.credits)
            player.clicks = whole(spec, "clicks", clicks, name) if side == self.side else 0
            player.tags = whole(spec, "tags", 0, name)
            player.brain_damage = whole(spec, "brain_damage", 0, name)
            player.bad_publicity = whole(spec, "bad_publicity", 0, name)
            start_credits(g, g.cards[player.identity])
