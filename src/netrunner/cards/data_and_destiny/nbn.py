"""Data and Destiny: NBN."""

from netrunner.cards.vocabulary import *
from netrunner.engine.funds import spendable
from netrunner.engine.install import Install as InstallFrame
from netrunner.engine.legality import could_rez_once_installed, why_not_install
from netrunner.engine.rez import Rez as RezFrame

ADVERTISEMENT = corp_card(subtype="advertisement", zone=DISCARD | HAND)


class InstallAndRez(Effect):
    """Install and rez X advertisements from HQ or Archives, paying all costs: all of them or none."""

    def cards(self, g: State, ctx: Context) -> list[int]:
        """The cards that could be both installed and rezzed with the credits there are, each alone."""
        return [cid for cid in ADVERTISEMENT.find(g, ctx) if self.affordable(g, cid)]

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
        """The cards after which the others of `number` can still be paid for (Rules Reference: "If able")."""
        result: list[int] = []
        for cid in self.cards(g, ctx):
            rest = self.rest(g, ctx, number, cid)
            if rest >= 0 and g.rez_cost(g.cards[cid]) + rest <= spendable(g, CORP, FOR_REZ, cid):
                result.append(cid)
        return distinct(g, result)

    def step(self, g: State, f: Resolve) -> int:
        if f.picked and f.stage == 1:
            f.stage = 0
            cid = f.picked[-1]
            if g.cards[cid].zone == PLAY and not g.cards[cid].faceup:
                g.push(RezFrame(cid))
                return WAIT
        return ASK if f.ctx.x > f.number and self.options(g, f) else DONE

    def asked(self, g: State, f: Resolve) -> int:
        return CORP

    def prompt(self, g: State, f: Resolve) -> str:
        return "choose an advertisement to install and rez."

    def options(self, g: State, f: Resolve) -> list[Option]:
        return [Option(O_CARD, cid) for cid in self.found(g, f.ctx, f.ctx.x - f.number)]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        card = g.cards[option.card]
        reserve = g.rez_cost(card) + self.rest(g, f.ctx, f.ctx.x - f.number, card.id)
        f.stage = 1
        f.number += 1
        f.picked = (*f.picked, option.card)
        g.push(InstallFrame(option.card, reserve=reserve))

    def could(self, g: State, ctx: Context) -> bool:
        return bool(self.cards(g, ctx))

    def phrase(self, voice: Voice) -> str:
        return "install and rez X advertisements from Archives or HQ, one at a time and paying all costs, if able"


card("Ad Blitz", double(), play=InstallAndRez())

card(
    "Archangel",
    when_accessed(reveal_from_rnd(), May(PayTo(Cost(3), Encounter(THIS))), when=Not(From(DISCARD))),
    subroutine(Trace(6, Choose(runner_card()), Move(CHOSEN, to=HAND))),
)

card(
    "Media Blitz",
    play=(Choose(agenda(ScoredBy(RUNNER), zone=SCORED)), Remember(CHOSEN), GainText(CHOSEN)),
)

card(
    "Quantum Predictive Model",
    when_accessed(reveal_from_rnd(), Move(THIS, to=SCORED), when=TAGGED),
    when_accessed(Reveal(THAT_CARD), when=All(Not(TAGGED), From(DECK))),
    words=(
        "If the Runner accesses this agenda from R&D, they must reveal it.\n"
        "When the Runner accesses this agenda, if they are tagged, add it to your score area."
    ),
)

card(
    "The All-Seeing I",
    play=Unless(Cost(bad_publicity=1), Trash(resource())),
    play_only_if=TAGGED,
)
