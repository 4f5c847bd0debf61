"""Effects by which the Corp installs, rezzes, scores and plays. Rules Reference: Install, Rez, Score, Play."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.amount import Amount, count_words, value_of
from netrunner.engine.effect import Effect
from netrunner.engine.effects.choice import distinct
from netrunner.engine.frame import O_CARD, Option
from netrunner.engine.funds import spendable
from netrunner.engine.install import PAY, Install
from netrunner.engine.legality import why_not_install, why_not_rez
from netrunner.engine.rez import Rez, score
from netrunner.engine.terms import AGENDA, ASK, CORP, DONE, FOR_INSTALL, HAND, PLAY, WAIT

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.filter import Filter
    from netrunner.engine.resolve import Resolve
    from netrunner.engine.state import State


@final
class InstallAndRez(Effect):
    """Install and rez a number of cards of a description from HQ or Archives, paying all costs, if able."""

    __slots__ = ("count", "who", "zones")

    def __init__(self, who: Filter, *zones: int, count: int | Amount) -> None:
        self.who = who
        self.zones = zones
        self.count = count

    def found(self, g: State, ctx: Context) -> list[int]:
        """The cards that could be both installed and rezzed with the credits there are."""
        player = g.players[CORP]
        piles = [player.hand if zone == HAND else player.discard for zone in self.zones]
        cards = [cid for pile in piles for cid in pile if self.who.matches(g, ctx, g.cards[cid])]
        return [cid for cid in distinct(g, cards) if self.affordable(g, cid)]

    def affordable(self, g: State, cid: int) -> bool:
        card = g.cards[cid]
        if card.definition.type & AGENDA or why_not_install(g, card, clicks=0) is not None:
            return False
        return g.rez_cost(card) <= spendable(g, CORP, FOR_INSTALL, cid)

    def step(self, g: State, f: Resolve) -> int:
        if f.picked and f.stage == 1:
            f.stage = 0
            cid = f.picked[-1]
            if g.cards[cid].zone == PLAY and not g.cards[cid].faceup:
                g.push(Rez(cid))
                return WAIT
        if f.number < value_of(self.count, g, f.ctx) and self.found(g, f.ctx):
            return ASK
        return DONE

    def asked(self, g: State, f: Resolve) -> int:
        return CORP

    def prompt(self, g: State, f: Resolve) -> str:
        return f"choose {self.who.describe(1)} to install and rez."

    def options(self, g: State, f: Resolve) -> list[Option]:
        return [Option(O_CARD, cid) for cid in self.found(g, f.ctx)]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.stage = 1
        f.number += 1
        f.picked = (*f.picked, option.card)
        g.push(Install(option.card, reserve=g.rez_cost(g.cards[option.card])))

    def could(self, g: State, ctx: Context) -> bool:
        return bool(self.found(g, ctx))

    def describe(self) -> str:
        return f"install and rez {count_words(self.count, self.who.describe(1).partition(' ')[2])}, paying all costs"


@final
class ScoreChosen(Effect):
    """Score the chosen agendas, however far they are advanced."""

    __slots__ = ()

    def step(self, g: State, f: Resolve) -> int:
        for cid in f.ctx.targets:
            if g.cards[cid].zone == PLAY and not (g.index.forbids and g.forbidden("score", CORP, g.cards[cid])):
                score(g, cid)
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return False

    def describe(self) -> str:
        return "score it"


@final
class InstallOnThis(Effect):
    """Install a card of a description from HQ on the source and rez it, lowering its rez cost, if able."""

    __slots__ = ("discount", "who")

    def __init__(self, who: Filter, discount: int = 0) -> None:
        self.who = who
        self.discount = discount

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            return ASK if self.who.any(g, f.ctx) else DONE
        card = g.cards[f.picked[0]]
        if f.stage == 1 and card.zone == PLAY and not card.faceup:
            f.stage = 2
            if why_not_rez(g, card, self.discount) is None:
                g.push(Rez(card.id, discount=self.discount))
                return WAIT
        return DONE

    def prompt(self, g: State, f: Resolve) -> str:
        return f"choose {self.who.describe(1)} to install on this card."

    def options(self, g: State, f: Resolve) -> list[Option]:
        return [Option(O_CARD, cid) for cid in distinct(g, self.who.find(g, f.ctx))]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.stage = 1
        f.picked = (option.card,)
        source = g.cards[f.ctx.source]
        g.push(Install(option.card, place=source.server, host=source.id, stage=PAY))

    def automatic(self, g: State, f: Resolve) -> bool:
        return False

    def could(self, g: State, ctx: Context) -> bool:
        return self.who.any(g, ctx)

    def describe(self) -> str:
        lower = f", lowering its rez cost by {self.discount}" if self.discount else ""
        return f"install {self.who.describe(1)} from HQ on this card and rez it{lower}, if able"
