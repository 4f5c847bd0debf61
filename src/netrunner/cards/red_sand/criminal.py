"""Red Sand cycle: Criminal."""

from typing import TYPE_CHECKING, cast

from netrunner.cards.vocabulary import *
from netrunner.engine.access import Access as AccessServer


class HasTrashCost(CardTest):
    """The card has a trash cost."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context, card: Card) -> bool:
        return g.trash_cost(card) >= 0

    def phrase(self, voice: Voice) -> str:
        return "with a trash cost"


if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.position import Position
    from netrunner.engine.state import State


class AccessesFromHQ(Amount):
    """The number of cards of HQ that the Runner would access now, with all that they may access."""

    def value(self, g: Position, ctx: Context) -> int:
        beginning = [frame for frame in g.stack if isinstance(frame, AccessServer) and frame.server == HQ]
        return beginning[-1].would_access(cast("State", g)) if beginning else 0

    def phrase(self, voice: Voice) -> str:
        return "card of HQ you would access"


card(
    "Aeneas Informant",
    Trigger(
        ACCESS_OVER,
        If(Is(THAT_CARD, Filter(0, HasTrashCost(), zone=ANY_ZONE)), Reveal(THAT_CARD), Gain(1)),
        by=YOU,
        what=LEFT_ALONE,
        when=Not(From(DISCARD)),
        optional=True,
        prompt="reveal the card you have accessed and gain 1 credit",
        words=(
            "Whenever you access a card with a trash cost outside of Archives and do not trash it, you may reveal it "
            "and gain 1 credit."
        ),
    ),
)

card(
    "Exploit",
    play=(Choose(ice(rezzed=True), 3, up_to=True), Derez(CHOSEN)),
    play_only_if=All(
        Happened(RUN_SUCCESSFUL, side=RUNNER, server=RND),
        Happened(RUN_SUCCESSFUL, side=RUNNER, server=HQ),
        Happened(RUN_SUCCESSFUL, side=RUNNER, server=ARCHIVES),
    ),
)

card("Spot the Prey", play=(Choose(exposable(AGENDA | ASSET | UPGRADE)), Expose(CHOSEN), Run()))

card(
    "Möbius",
    play=Run(
        RND,
        if_successful=Until(
            UNTIL_RUN_ENDS,
            Trigger(
                RUN_ENDED, Run(RND, if_successful=Gain(4)), by=YOU, optional=True, prompt="make another run on R&D"
            ),
        ),
    ),
    words=(
        "Make a run on R&D. If successful, you may make another run on R&D when this run ends; if that one is "
        "successful, gain 4 credits."
    ),
)

card("Los: Data Hijacker", whenever(REZZED, Gain(2), who=ice(), by=OPPONENT, first=True))

card(
    "Rubicon Switch",
    paid(
        Cost(clicks=1, cost_of=ice(RezzedThisTurn(), rezzed=True)),
        Derez(MOVED),
        once_per_turn=True,
        name="Derez a piece of ice rezzed this turn, paying its printed rez cost",
    ),
)

card(
    "Rosetta 2.0",
    paid(
        Cost(clicks=1, send=program(), send_to=REMOVED),
        Search(program(not_subtype="virus", zone=DECK)),
        Install(CHOSEN, less=CostOf(MOVED)),
        name="Remove an installed program from the game to install one of your stack for less",
    ),
    words=(
        "Click, remove an installed program from the game: Search your stack for a program that is no virus, shuffle "
        "your stack and install that program, paying less by the printed cost of the one that was removed."
    ),
)

card("Māui", memory(2), recurring(Count(ice(protecting=HQ)), when=RunningOn(HQ)))

card(
    "Bug Out Bag",
    when_installed(
        Place(POWER, EventAmount("credit paid for X")),
        words="When this card is installed, place X power counters on it.",
    ),
    end_of_turn(Draw(Counters(POWER)), Trash(THIS), when=Not(Any(runner_card(zone=HAND)))),
)

card("Keros Mcintyre", whenever(DEREZZED, Gain(2), who=ice(), by=YOU, first=True))

card(
    "Leave No Trace",
    play=Run(during=(Trigger(RUN_ENDED, Derez(ice(HappenedTo(REZZED, since=RUN), rezzed=True))),)),
)

card(
    "Rip Deal",
    play=(
        Run(
            HQ,
            if_successful=Until(
                UNTIL_RUN_ENDS,
                Trigger(
                    ACCESSES_BEGIN,
                    ReplaceAccess(Choose(runner_card(zone=DISCARD), AccessesFromHQ()), Move(CHOSEN)),
                    server=HQ,
                    by=YOU,
                    optional=True,
                    prompt="instead of accessing cards from HQ, add that many cards from your heap to your grip",
                ),
            ),
        ),
        Along(Move(THIS, to=REMOVED)),
    ),
    words=(
        "Make a run on HQ. If successful, whenever you would access cards from HQ during this run, you may add as many "
        "cards from your heap to your grip instead. Remove this card from the game."
    ),
)

card(
    "Flashbang",
    paid(
        Cost(6),
        Derez(ENCOUNTERED_ICE),
        when=All(
            Is(ENCOUNTERED_ICE, ice(subtype="sentry")), Compare(StrengthOf(THIS), ">=", StrengthOf(ENCOUNTERED_ICE))
        ),
    ),
    paid(Cost(1), Boost(1)),
)

card(
    "Aumakua",
    whenever((EXPOSED, ACCESSED_IN_VAIN), Place(VIRUS)),
    Static(Q_STRENGTH, Counters(VIRUS)),
    paid(Cost(1), Break()),
)

card("Caldera", paid(Cost(3), PreventDamage(NET, BRAIN), prevents=WOULD_DAMAGE))
