"""Data and Destiny: NBN."""

from itertools import product

from netrunner.cards.vocabulary import *
from netrunner.engine.funds import spendable
from netrunner.engine.install import Install as InstallFrame
from netrunner.engine.legality.installing import why_not_install
from netrunner.engine.legality.rezzing import could_rez_once_installed, rez_cost_at, rez_places
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

    def places(self, g: State, ctx: Context, number: int, cid: int) -> dict[int, int]:
        """Where a card can be installed so that it and the others of `number` can be rezzed (Rules Reference: "If
        able"), and the credits that must be left for that."""
        others = [other for other in self.cards(g, ctx) if other != cid]
        if len(others) < number - 1:
            return {}
        most = spendable(g, CORP, FOR_REZ, cid)
        is_asset = bool(g.cards[cid].definition.type & ASSET)
        result: dict[int, int] = {}
        for sid, cost in rez_places(g, g.cards[cid]).items():
            total = cost + self.least(g, others, number - 1, sid if is_asset else NEW_SERVER)
            if total <= most:
                result[sid] = total
        return result

    def least(self, g: State, cards: list[int], number: int, taken: int) -> int:
        """The least that so many of these cards cost to rez. A server holds one asset: `taken` is out of question, and
        of the others each makes one asset cheaper at most (Breaker Bay Grid)."""
        costs = {cid: rez_places(g, g.cards[cid]) for cid in cards}
        anywhere = {cid: min(costs[cid].values()) for cid in cards}
        assets = [cid for cid in cards if g.cards[cid].definition.type & ASSET]
        usual = {cid: rez_cost_at(g, g.cards[cid], NEW_SERVER) for cid in assets}
        lowering = sorted({sid for cid in assets for sid in costs[cid] if costs[cid][sid] < usual[cid]} - {taken})
        totals: list[int] = []
        for holders in product((-1, *assets), repeat=len(lowering)):
            price = anywhere | usual
            for sid, cid in zip(lowering, holders, strict=True):
                if cid >= 0:
                    price[cid] = min(price[cid], costs[cid].get(sid, price[cid]))
            totals.append(sum(sorted(price.values())[:number]))
        return min(totals)

    def found(self, g: State, ctx: Context, number: int) -> list[int]:
        """The cards after which the others of `number` can still be paid for."""
        return distinct(g, [cid for cid in self.cards(g, ctx) if self.places(g, ctx, number, cid)])

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
        reserves = self.places(g, f.ctx, f.ctx.x - f.number, option.card)
        f.stage = 1
        f.number += 1
        f.picked = (*f.picked, option.card)
        g.push(InstallFrame(option.card, reserves=reserves))

    def could(self, g: State, ctx: Context) -> bool:
        return ctx.x > 0 and bool(self.cards(g, ctx))

    def phrase(self, voice: Voice) -> str:
        return "install and rez X advertisements from Archives and/or HQ, one at a time and paying all costs, if able"


class OfSubroutine(Condition):
    """What is about to be done is done by a subroutine: it, or the program that it is a part of, is one."""

    def holds(self, g: Position, ctx: Context) -> bool:
        for frame in reversed(g.stack):
            if not isinstance(frame, Resolve):
                return False
            if not frame.shares:
                ice = g.cards[frame.ctx.source]
                own = (*g.subroutines(ice), *ice.printed.subroutines)
                return any(subroutine.effects is frame.program for subroutine in own)
        return False

    def phrase(self, voice: Voice) -> str:
        return "a subroutine does it"


card(
    "SYNC: Everything, Everywhere",
    action(Cost(clicks=1), Flip()),
    Static(Q_REMOVE_TAG, 1, side=RUNNER),
    back=(
        action(Cost(clicks=1), Flip()),
        Static(Q_TRASH_RESOURCE, -2),
    ),
)

card(
    "New Angeles Sol: Your News",
    whenever(
        (AGENDA_SCORED, STOLEN),
        Choose(operation(subtype="current", zone=HAND | DISCARD)),
        Play(CHOSEN),
        by=ANYONE,
        optional=True,
    ),
)

card(
    "Spark Agency: Worldswide Reach",
    whenever(REZZED, Lose(1, RUNNER), who=corp_card(subtype="advertisement"), first=True),
)

card("15 Minutes", even_stolen(of_its_own(Paid(Cost(clicks=1), Move(THIS, to=SHUFFLED)))))

card(
    "Improved Tracers",
    Static(Q_STRENGTH, 1, ice(subtype="tracer", zone=ANY_ZONE)),
    Static(
        Q_TRACE,
        1,
        Filter(zone=ANY_ZONE),
        when=OfSubroutine(),
        words="The base trace strength of each subroutine is increased by 1.",
    ),
)

card("Rebranding Team", GainsSubtypes(("advertisement",), who=asset(zone=ANY_ZONE)))

card(
    "Lily Lockwell",
    when_rezzed(Draw(3)),
    action(Cost(clicks=1, untag=1), Search(operation(zone=DECK)), Move(CHOSEN, to=TOP)),
)

card(
    "News Team",
    when_accessed(reveal_from_rnd(), OneOf(Tag(2), Move(THIS, to=SCORED, area=RUNNER, worth=-1), by=RUNNER)),
)

card(
    "Shannon Claire",
    action(Cost(clicks=1), Draw(1, bottom=True)),
    paid(
        Cost(trash_self=True),
        OneOf(
            (Search(agenda(zone=DECK)), Move(CHOSEN, to=BOTTOM)),
            (Choose(agenda(zone=DISCARD)), Move(CHOSEN, to=BOTTOM, reveal=True)),
        ),
    ),
)

card("Victoria Jenkins", Static(Q_CLICKS, -1, side=RUNNER), stolen_when_trashed(2))

card(
    "Reality Threedee",
    when_rezzed(BadPublicity(1)),
    each_turn(If(TAGGED, Gain(2), otherwise=Gain(1))),
)

card(
    "News Hound",
    GainsSubroutines(
        Subroutine(EndRun()), when=Any(Filter(subtype="current", zone=RESOLVING, words="active current")), last=True
    ),
    subroutine(Trace(3, Tag(1))),
)

card("Resistor", Static(Q_STRENGTH, TAGS), subroutine(Trace(4, EndRun())))

card("Special Offer", subroutine(Gain(5), Trash(THIS)))

card(
    "TL;DR",
    subroutine(
        Until(
            UNTIL_RUN_ENDS,
            Trigger(
                ENCOUNTERED,
                Until(UNTIL_ENCOUNTER_ENDS, GainsSubroutines(None, X), of=THAT_CARD, x=SubroutinesOn(THAT_CARD)),
                when=Compare(EncounterNumber(), "==", X),
            ),
            x=EncountersThisRun() + 1,
        ),
        words=(
            "When the Runner encounters the next piece of ice during this run, that ice gains a second copy of each of "
            "its subroutines, after the original, for the remainder of the encounter"
        ),
    ),
)

card("Turnpike", when_encountered(Lose(1, RUNNER)), subroutine(Trace(5, Tag(1))))

card(
    "24/7 News Cycle",
    additional_cost("play", Cost(forfeit=1)),
    play=(Choose(agenda(ScoredBy(CORP), zone=SCORED)), TriggerScored(CHOSEN)),
)

card("Surveillance Sweep", Static(Q_RUNNER_FIRST, 1, when=DuringRun()))

card(
    "Keegan Lane",
    paid(Cost(trash_self=True, untag=1), Choose(program()), Trash(CHOSEN), when=RunningOn(THIS_SERVER)),
)

card(
    "Rutherford Grid",
    Static(Q_TRACE, 2, Filter(zone=ANY_ZONE), when=RunningOn(THIS_SERVER)),
)

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
