"""Programs that move from ice to ice. Rules Reference: Host, Hosted, Protecting a Server."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from netrunner.engine.ability import Paid
from netrunner.engine.effect import Effect, any_could, describe_all
from netrunner.engine.frame import O_CARD, Option
from netrunner.engine.index import context_of
from netrunner.engine.placement import rehost
from netrunner.engine.resolve import Resolve
from netrunner.engine.terms import ASK, CORP, DONE, FIRST_REMOTE, ICE, PLAY, WAIT

if TYPE_CHECKING:
    from netrunner.engine.card import Card
    from netrunner.engine.context import Context
    from netrunner.engine.position import Position
    from netrunner.engine.state import State

# How a program that is on ice may move on.
ANYWHERE: Final = 0
ACROSS: Final = 1  # from a central server to a remote one, or back
APART: Final = 2  # not to the ice directly before or after its own
STRAIGHT: Final = 3  # along its server, or to the same position of another
OUTERMOST: Final = 4  # only to the outermost ice of a central server, wherever it is
WORDS: Final = (
    "",
    "from ice protecting a central server to ice protecting a remote server or back",
    "to ice that is not directly before or after its own",
    "to ice protecting the same server, or in the same position (counted from the innermost) of another",
    "",
)


def position_of(g: Position, ice: Card) -> int:
    """Counted from the innermost piece, which is 0."""
    server = g.server(ice.server)
    return -1 if server is None or ice.id not in server.ice else len(server.ice) - 1 - server.ice.index(ice.id)


def may_move(g: Position, how: int, here: Card, there: Card) -> bool:
    """Whether a program on one piece of ice may move to another."""
    if how == ACROSS:
        return (here.server < FIRST_REMOTE) != (there.server < FIRST_REMOTE)
    if how == APART:
        return here.server != there.server or abs(position_of(g, here) - position_of(g, there)) != 1
    if how == STRAIGHT:
        return here.server == there.server or position_of(g, here) == position_of(g, there)
    return True


@final
class HostOnIce(Effect):
    """Host this program on a piece of ice; `how` restricts the moves of one that is on ice already.

    `alone`: only ice that hosts no card of the subtype.
    """

    __slots__ = ("alone", "how")

    def __init__(self, how: int = ANYWHERE, alone: str = "") -> None:
        self.how = how
        self.alone = alone

    def places(self, g: State, ctx: Context) -> list[int]:
        source = g.cards[ctx.source]
        if source.zone != PLAY or source.instance != ctx.instance:
            return []
        return [cid for cid in g.installed(CORP) if cid != source.host and self.allows(g, source, g.cards[cid])]

    def allows(self, g: State, source: Card, ice: Card) -> bool:
        server = g.server(ice.server)
        if server is None or ice.id not in server.ice:
            return False
        if self.how == OUTERMOST and (server.ice[0] != ice.id or server.id >= FIRST_REMOTE):
            return False
        if self.alone and any(g.has_subtype(g.cards[cid], self.alone) for cid in ice.hosted):
            return False
        host = g.cards[source.host] if source.host >= 0 else None
        return host is None or not host.definition.type & ICE or may_move(g, self.how, host, ice)

    def step(self, g: State, f: Resolve) -> int:
        return ASK if f.stage == 0 and self.places(g, f.ctx) else DONE

    def prompt(self, g: State, f: Resolve) -> str:
        return "choose the ice to host it on."

    def options(self, g: State, f: Resolve) -> list[Option]:
        return [Option(O_CARD, cid) for cid in self.places(g, f.ctx)]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.stage = 1
        rehost(g, f.ctx.source, option.card)
        g.note("{card} is hosted on a piece of ice.", f.ctx.source)

    def could(self, g: State, ctx: Context) -> bool:
        return bool(self.places(g, ctx))

    def describe(self) -> str:
        if self.how == OUTERMOST:
            return "host this program on an outermost piece of ice protecting a central server"
        without = f" not hosting a {self.alone}" if self.alone else ""
        moves = f". If it is on ice already, it can move only {WORDS[self.how]}" if WORDS[self.how] else ""
        return f"host this program on a piece of ice{without}{moves}"


@final
class MoveInward(Effect):
    """Move this program to the ice directly behind its host; if there is none, something else happens instead."""

    __slots__ = ("otherwise",)

    def __init__(self, *otherwise: Effect) -> None:
        self.otherwise = otherwise

    def behind(self, g: State, ctx: Context) -> int:
        host = g.cards[ctx.source].host
        server = None if host < 0 else g.server(g.cards[host].server)
        if server is None or host not in server.ice:
            return -1
        place = server.ice.index(host) + 1
        return server.ice[place] if place < len(server.ice) else -1

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0 and g.cards[f.ctx.source].instance == f.ctx.instance:
            f.stage = 1
            behind = self.behind(g, f.ctx)
            if behind >= 0:
                rehost(g, f.ctx.source, behind)
                g.note("{card} moves to the next piece of ice.", f.ctx.source)
                return DONE
            g.push(Resolve(self.otherwise, f.ctx.copy(), shares=True))
            return WAIT
        return DONE

    def describe(self) -> str:
        text = "move this program to the piece of ice directly after its host, if able"
        return f"{text}; otherwise: {describe_all(self.otherwise)}" if self.otherwise else text


@final
class UseClickAbility(Effect):
    """Trigger the click ability of the event's card without spending the click."""

    __slots__ = ()

    def ability(self, g: State, ctx: Context) -> Paid | None:
        event = ctx.event
        if event is None or g.cards[event.card].instance != event.instance:
            return None
        card = g.cards[event.card]
        for ability in g.abilities_of(card):
            if isinstance(ability, Paid) and ability.is_action() and only_clicks(ability):
                if any_could(ability.effects, g, context_of(card)):
                    return ability
        return None

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            f.stage = 1
            ability = self.ability(g, f.ctx)
            if ability is not None and f.ctx.event is not None:
                g.push(Resolve(ability.effects, context_of(g.cards[f.ctx.event.card])))
                return WAIT
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return self.ability(g, ctx) is not None

    def describe(self) -> str:
        return "trigger its click ability without spending the click"


def only_clicks(ability: Paid) -> bool:
    return ability.cost.simple() and ability.cost.credits == 0
