"""Corp cards installed, swapped, returned and rezzed by effects. Rules Reference: Install, Rez, Approaching Ice."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.access import access_card, why_not_access
from netrunner.engine.effect import Effect
from netrunner.engine.effects.choice import distinct
from netrunner.engine.events import emit
from netrunner.engine.frame import O_CARD, O_DONE, O_NO, O_YES, Option
from netrunner.engine.install import Install, next_remote
from netrunner.engine.legality import corp_places, why_not_rez
from netrunner.engine.moves import set_counters, to_hand
from netrunner.engine.placement import swap_into_play
from netrunner.engine.rez import Rez
from netrunner.engine.terms import (
    ADVANCEMENT,
    ASK,
    CORP,
    DONE,
    HAND,
    ICE,
    INSTALLED,
    NEW_SERVER,
    PLAY,
    RUNNER,
    WAIT,
)

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.filter import Filter
    from netrunner.engine.resolve import Resolve
    from netrunner.engine.state import State


@final
class InstallInNewServer(Effect):
    """Install a card of a description from HQ in a new remote server; it is the chosen card for what follows."""

    __slots__ = ("who",)

    def __init__(self, who: Filter) -> None:
        self.who = who

    def found(self, g: State, ctx: Context) -> list[int]:
        fitting = [cid for cid in self.who.find(g, ctx) if NEW_SERVER in corp_places(g, g.cards[cid])]
        return distinct(g, fitting)

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            f.ctx.targets = ()
            return ASK if self.found(g, f.ctx) else DONE
        f.ctx.targets = tuple(cid for cid in f.picked if g.cards[cid].zone == PLAY)
        return DONE

    def prompt(self, g: State, f: Resolve) -> str:
        return "choose a card to install in a new server."

    def options(self, g: State, f: Resolve) -> list[Option]:
        return [Option(O_CARD, cid) for cid in self.found(g, f.ctx)]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.stage = 1
        f.picked = (option.card,)
        g.push(Install(option.card, place=next_remote(g)))

    def automatic(self, g: State, f: Resolve) -> bool:
        return False  # what there is to choose from is the Corp's secret

    def could(self, g: State, ctx: Context) -> bool:
        return bool(self.found(g, ctx))

    def describe(self) -> str:
        return f"install {self.who.describe(1)} from HQ in a new remote server"


@final
class InstallIceBehind(Effect):
    """The Corp may install and rez ice of a subtype from HQ or Archives, ignoring all costs, right behind the source.

    The ice is the chosen card for what follows; there is none when the Corp declines.
    """

    __slots__ = ("subtype",)

    def __init__(self, subtype: str) -> None:
        self.subtype = subtype

    def found(self, g: State, ctx: Context) -> list[int]:
        corp = g.players[CORP]
        fitting = [
            cid
            for cid in (*corp.hand, *corp.discard)
            if g.cards[cid].definition.type & ICE and g.has_subtype(g.cards[cid], self.subtype)
        ]
        return distinct(g, fitting)

    def here(self, g: State, ctx: Context) -> bool:
        return g.cards[ctx.source].instance == ctx.instance and g.cards[ctx.source].zone == PLAY

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            f.ctx.targets = ()
            return ASK if self.here(g, f.ctx) else DONE
        f.ctx.targets = tuple(cid for cid in f.picked if g.cards[cid].zone == PLAY)
        return DONE

    def asked(self, g: State, f: Resolve) -> int:
        return CORP

    def prompt(self, g: State, f: Resolve) -> str:
        return f"choose {self.subtype} ice to install and rez behind this ice, ignoring all costs."

    def options(self, g: State, f: Resolve) -> list[Option]:
        result = [Option(O_CARD, cid) for cid in self.found(g, f.ctx)]
        result.append(Option(O_DONE))
        return result

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.stage = 1
        if option.kind == O_CARD:
            f.picked = (option.card,)
            source = g.cards[f.ctx.source]
            g.push(Install(option.card, free=True, rezzed=True, place=source.server, behind=source.id))

    def automatic(self, g: State, f: Resolve) -> bool:
        return False  # a question that is left out would tell the Runner that there is no such ice

    def describe(self) -> str:
        return (
            f"you may install and rez a piece of {self.subtype} ice from HQ or Archives, ignoring all costs, directly "
            "behind this ice"
        )


@final
class RezEventCard(Effect):
    """Rez the card of the event, lowering its rez cost."""

    __slots__ = ("discount",)

    def __init__(self, discount: int = 0) -> None:
        self.discount = discount

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0 and self.could(g, f.ctx):
            f.stage = 1
            assert f.ctx.event is not None
            g.push(Rez(f.ctx.event.card, discount=self.discount))
            return WAIT
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        event = ctx.event
        if event is None or g.cards[event.card].instance != event.instance:
            return False
        return why_not_rez(g, g.cards[event.card], self.discount) is None

    def describe(self) -> str:
        lower = f", lowering its rez cost by {self.discount}" if self.discount else ""
        return f"rez it{lower}"


@final
class ReturnToHand(Effect):
    """Add the source to its owner's hand, revealed if it was hidden."""

    __slots__ = ()

    def step(self, g: State, f: Resolve) -> int:
        card = g.cards[f.ctx.source]
        if card.instance == f.ctx.instance:
            g.mut(card.id).known = 3
            g.note("{card} is added to hand.", card.id)
            to_hand(g, card.id)
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return g.cards[ctx.source].instance == ctx.instance

    def describe(self) -> str:
        return "add this card to your hand"


@final
class SwapApproachedIce(Effect):
    """Swap the approached ice with a piece of ice from HQ, which is installed unrezzed at no cost."""

    __slots__ = ()

    def found(self, g: State) -> list[int]:
        return distinct(g, [cid for cid in g.players[CORP].hand if g.cards[cid].definition.type & ICE])

    def step(self, g: State, f: Resolve) -> int:
        return ASK if f.stage == 0 and self.could(g, f.ctx) else DONE

    def prompt(self, g: State, f: Resolve) -> str:
        return "choose the ice from HQ."

    def options(self, g: State, f: Resolve) -> list[Option]:
        return [Option(O_CARD, cid) for cid in self.found(g)]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.stage = 1
        run = g.run()
        assert run is not None
        server = g.cards[run.ice].server
        swap_into_play(g, run.ice, option.card)
        run.ice = option.card
        run.ice_instance = g.cards[option.card].instance
        g.note("The approached ice is swapped with a piece of ice from HQ.")
        emit(g, INSTALLED, option.card, side=CORP, server=server, zone=HAND)

    def automatic(self, g: State, f: Resolve) -> bool:
        return False

    def could(self, g: State, ctx: Context) -> bool:
        run = g.run()
        return run is not None and run.ice_present(g) and bool(self.found(g))

    def describe(self) -> str:
        return "swap that ice with a piece of ice from HQ, which is installed unrezzed"


@final
class SwapWithHand(Effect):
    """Swap the source with a card of a description from HQ, which is installed unrezzed and keeps the advancement
    tokens. The Runner may access the new card."""

    __slots__ = ("who",)

    def __init__(self, who: Filter) -> None:
        self.who = who

    def found(self, g: State, ctx: Context) -> list[int]:
        return distinct(g, self.who.find(g, ctx))

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            return ASK if self.could(g, f.ctx) else DONE
        if f.stage == 1:
            f.stage = 2
            if g.cards[f.picked[0]].zone == PLAY and why_not_access(g, g.cards[f.picked[0]]) is None:
                return ASK
        return DONE

    def asked(self, g: State, f: Resolve) -> int:
        return CORP if f.stage == 0 else RUNNER

    def prompt(self, g: State, f: Resolve) -> str:
        return "choose the card from HQ." if f.stage == 0 else "access the new card?"

    def options(self, g: State, f: Resolve) -> list[Option]:
        if f.stage == 0:
            return [Option(O_CARD, cid) for cid in self.found(g, f.ctx)]
        return [Option(O_YES), Option(O_NO)]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        if f.stage == 0:
            f.stage = 1
            f.picked = (option.card,)
            self.swap(g, f.ctx.source, option.card)
            return
        f.stage = 3
        if option.kind == O_YES:
            access_card(g, f.picked[0], g.cards[f.picked[0]].server)

    def swap(self, g: State, old: int, new: int) -> None:
        tokens = g.cards[old].counters[ADVANCEMENT]
        server = g.cards[old].server
        swap_into_play(g, old, new)
        if tokens:
            set_counters(g, new, ADVANCEMENT, tokens)
        g.note("{card} is swapped with a card from HQ.", old, seen=3)
        emit(g, INSTALLED, new, side=CORP, server=server, zone=HAND)

    def automatic(self, g: State, f: Resolve) -> bool:
        return False

    def could(self, g: State, ctx: Context) -> bool:
        source = g.cards[ctx.source]
        return source.instance == ctx.instance and source.zone == PLAY and bool(self.found(g, ctx))

    def describe(self) -> str:
        return f"swap this card with {self.who.describe(1)} from HQ"


@final
class RevealChosen(Effect):
    """The chosen cards are revealed to both players."""

    __slots__ = ()

    def step(self, g: State, f: Resolve) -> int:
        for cid in f.ctx.targets:
            if g.cards[cid].known != 3:
                g.mut(cid).known = 3
                g.note("{card} is revealed.", cid)
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return False

    def describe(self) -> str:
        return "reveal it"


@final
class RezHosted(Effect):
    """Choose and rez a card hosted on the source, lowering its rez cost; it is the chosen card for what follows."""

    __slots__ = ("discount",)

    def __init__(self, discount: int = 0) -> None:
        self.discount = discount

    def found(self, g: State, ctx: Context) -> list[int]:
        hosted = g.cards[ctx.source].hosted
        return [cid for cid in hosted if why_not_rez(g, g.cards[cid], self.discount) is None]

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            f.ctx.targets = ()
            return ASK if self.found(g, f.ctx) else DONE
        f.ctx.targets = tuple(cid for cid in f.picked if g.cards[cid].faceup)
        return DONE

    def prompt(self, g: State, f: Resolve) -> str:
        return "choose a hosted card to rez."

    def options(self, g: State, f: Resolve) -> list[Option]:
        return [Option(O_CARD, cid) for cid in self.found(g, f.ctx)]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.stage = 1
        f.picked = (option.card,)
        g.push(Rez(option.card, discount=self.discount))

    def could(self, g: State, ctx: Context) -> bool:
        return bool(self.found(g, ctx))

    def describe(self) -> str:
        lower = f", lowering its rez cost by {self.discount}" if self.discount else ""
        return f"rez a card hosted on this one{lower}"
