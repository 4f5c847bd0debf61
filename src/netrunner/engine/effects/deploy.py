"""Effects by which the Corp installs, rezzes, scores and plays. Rules Reference: Install, Rez, Score, Play."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from netrunner.engine.amount import Amount, count_words, value_of
from netrunner.engine.effect import Effect
from netrunner.engine.effects.choice import distinct
from netrunner.engine.frame import O_CARD, Option
from netrunner.engine.funds import spendable
from netrunner.engine.install import PAY, Install
from netrunner.engine.legality import could_rez_once_installed, why_not_install, why_not_rez
from netrunner.engine.rez import Rez, score
from netrunner.engine.terms import AGENDA, ASK, CORP, DONE, FOR_REZ, HAND, PLAY, WAIT

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

    def cards(self, g: State, ctx: Context) -> list[int]:
        """The cards that could be both installed and rezzed with the credits there are, each alone."""
        player = g.players[CORP]
        piles = [player.hand if zone == HAND else player.discard for zone in self.zones]
        cards = [cid for pile in piles for cid in pile if self.who.matches(g, ctx, g.cards[cid])]
        return [cid for cid in cards if self.affordable(g, cid)]

    def affordable(self, g: State, cid: int) -> bool:
        card = g.cards[cid]
        if card.definition.type & AGENDA or why_not_install(g, card, clicks=0) is not None:
            return False
        return could_rez_once_installed(g, card)

    def rest(self, g: State, ctx: Context, number: int, cid: int) -> int:
        """The least that the others of `number` cards cost beside this one; -1 when there are too few."""
        costs = sorted(g.rez_cost(g.cards[other]) for other in self.cards(g, ctx) if other != cid)
        return -1 if len(costs) < number - 1 else sum(costs[: number - 1])

    def found(self, g: State, ctx: Context, number: int) -> list[int]:
        """The cards after which the others of `number` can still be paid for: all of them or none (Rules Reference:
        "If able")."""
        result: list[int] = []
        for cid in self.cards(g, ctx):
            rest = self.rest(g, ctx, number, cid)
            if rest >= 0 and g.rez_cost(g.cards[cid]) + rest <= spendable(g, CORP, FOR_REZ, cid):
                result.append(cid)
        return distinct(g, result)

    def left(self, g: State, f: Resolve) -> int:
        return value_of(self.count, g, f.ctx) - f.number

    def step(self, g: State, f: Resolve) -> int:
        if f.picked and f.stage == 1:
            f.stage = 0
            cid = f.picked[-1]
            if g.cards[cid].zone == PLAY and not g.cards[cid].faceup:
                g.push(Rez(cid))
                return WAIT
        return ASK if self.left(g, f) > 0 and self.options(g, f) else DONE

    def asked(self, g: State, f: Resolve) -> int:
        return CORP

    def prompt(self, g: State, f: Resolve) -> str:
        return f"choose {self.who.describe(1)} to install and rez."

    def options(self, g: State, f: Resolve) -> list[Option]:
        return [Option(O_CARD, cid) for cid in self.found(g, f.ctx, self.left(g, f))]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        card = g.cards[option.card]
        reserve = g.rez_cost(card) + self.rest(g, f.ctx, self.left(g, f), card.id)
        f.stage = 1
        f.number += 1
        f.picked = (*f.picked, option.card)
        g.push(Install(option.card, reserve=reserve))

    def could(self, g: State, ctx: Context) -> bool:
        return bool(self.cards(g, ctx))

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

    def found(self, g: State, ctx: Context) -> list[int]:
        """What can be rezzed there: it is installed and rezzed or not at all (Rules Reference: "If able")."""
        cards = self.who.find(g, ctx)
        return distinct(g, [cid for cid in cards if could_rez_once_installed(g, g.cards[cid], self.discount)])

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            return ASK if self.found(g, f.ctx) else DONE
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
        return [Option(O_CARD, cid) for cid in self.found(g, f.ctx)]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.stage = 1
        f.picked = (option.card,)
        source = g.cards[f.ctx.source]
        g.push(Install(option.card, place=source.server, host=source.id, stage=PAY))

    def automatic(self, g: State, f: Resolve) -> bool:
        return False

    def could(self, g: State, ctx: Context) -> bool:
        return bool(self.found(g, ctx))

    def describe(self) -> str:
        lower = f", lowering its rez cost by {self.discount}" if self.discount else ""
        return f"install {self.who.describe(1)} from HQ on this card and rez it{lower}, if able"
