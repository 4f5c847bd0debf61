"""Lunar cycle: Haas-Bioroid."""

from netrunner.cards.vocabulary import *
from netrunner.engine.history import events_since


class RanByAction(Condition):
    """The Runner has made a run this turn that no card made."""

    def holds(self, g: Position, ctx: Context) -> bool:
        return any(event.cause < 0 for event in events_since(g, ctx, RUN_BEGINS, TURN, NOBODY, ANY_SERVER, None))

    def phrase(self, voice: Voice) -> str:
        return "the Runner has made a run with the basic action this turn"


class PowerLeft(Amount):
    """1, and 1 more for each power counter on this card while it is the same card."""

    def value(self, g: Position, ctx: Context) -> int:
        source = g.cards[ctx.source]
        return 1 + (source.counters[POWER] if source.instance == ctx.instance else 0)

    def phrase(self, voice: Voice) -> str:
        return "1 plus the number of power counters on this card"


class OtherTitle(CardTest):
    """The card is not a copy of the source."""

    def holds(self, g: Position, ctx: Context, card: Card) -> bool:
        return card.definition.title != g.cards[ctx.source].definition.title

    def phrase(self, voice: Voice) -> str:
        return "that is not a copy of this card"


card(
    "Architect",
    Forbid("trash", Filter(0, Among(THIS)), words="This card cannot be trashed while it is installed."),
    subroutine(
        Look(top(5)),
        Choose(LOOKED, up_to=True),
        Install(CHOSEN, less=ALL),
        words="Look at the top 5 cards of R&D. You may install 1 of those cards, ignoring all install costs",
    ),
    subroutine(
        May(Choose(corp_card(zone=DISCARD | HAND)), Install(CHOSEN)),
        words="You may install 1 card from Archives or HQ, paying all costs",
    ),
)

card(
    "Enhanced Login Protocol",
    ExtraCost(
        "run action",
        Cost(clicks=1),
        when=All(TurnOf(RUNNER), Not(RanByAction())),
        words=(
            "As an additional cost to make the first run of their turn that no card ability makes, the Runner must "
            "spend 1 click."
        ),
    ),
)

card(
    "Heinlein Grid",
    whenever((SPENT_CLICK, LOST_CLICK), Lose(who=RUNNER), by=OPPONENT, when=RunningOn(THIS_SERVER)),
)

card(
    "IT Department",
    action(Cost(clicks=1), Place(POWER)),
    paid(
        Cost(counter=POWER),
        Choose(ice(rezzed=True)),
        Until(UNTIL_TURN_ENDS, Static(Q_STRENGTH, PowerLeft(), Filter(ICE, Among(CHOSEN))), tied=True),
        name="Give a rezzed piece of ice +1 strength, and +1 for each counter left here",
    ),
    words=(
        "Click: Place 1 power counter on this card.\n"
        "Hosted power counter: Choose a rezzed piece of ice. Until the end of the turn, it has +1 strength, and +1 "
        "strength for each power counter on this card."
    ),
)

card("Sagittarius", constellation(Choose(program()), Trash(CHOSEN)))

card(
    "The Foundry: Refining the Process",
    whenever(
        REZZED,
        Search(ice(CopyOf(THAT_CARD), zone=DECK)),
        Move(CHOSEN, to=HAND),
        who=Filter(ICE),
        optional=True,
        first=True,
    ),
)

card(
    "Domestic Sleepers",
    of_its_own(action(Cost(clicks=3), Place(AGENDA_COUNTER))),
    Static(Q_POINTS, 1, when=Compare(Counters(AGENDA_COUNTER), ">=", 1)),
)

card("NEXT Silver", GainsSubroutines(Subroutine(EndRun()), Count(ice(rezzed=True, subtype="next"))))

card(
    "IQ",
    Static(Q_REZ_COST, Count(corp_card(zone=HAND)), inactive=True),
    Static(Q_STRENGTH, Count(corp_card(zone=HAND))),
    subroutine(EndRun()),
)

card(
    "Eliza's Toybox",
    action(Cost(clicks=3), Choose(corp_card(rezzed=False)), Rez(CHOSEN, free=True)),
)

card("Peak Efficiency", play=Gain(Count(ice(rezzed=True))))

card(
    "Bifrost Array",
    when_scored(
        Choose(
            agenda(ScoredBy(CORP), OtherTitle(), zone=SCORED),
        ),
        TriggerScored(CHOSEN),
        optional=True,
    ),
)

card(
    "Markus 1.0",
    bioroid(),
    subroutine(Choose(runner_card(), by=RUNNER), Trash(CHOSEN, by=RUNNER)),
    subroutine(EndRun()),
)
