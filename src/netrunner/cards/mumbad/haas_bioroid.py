"""Mumbad cycle: Haas-Bioroid."""

from netrunner.cards.vocabulary import *
from netrunner.engine.event import Event


class SameActionClicks(Condition):
    """With this event its side has spent so many clicks on the same action, for the first time this turn, the source
    being active while all of them were spent."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def holds(self, g: Position, ctx: Context) -> bool:
        latest = ctx.event
        if latest is None:
            return False
        spent: dict[int, int] = {}  # by action, all this turn
        seen = 0  # on this action since the source became active
        active = True
        event: Event | None = latest
        while event is not None and event.turn == latest.turn:
            if event.kind == REZZED and event.instance == ctx.instance:
                active = False
            elif event.kind == SPENT_CLICK and event.side == latest.side:
                spent[event.what] = spent.get(event.what, 0) + event.amount
                if active and event.what == latest.what:
                    seen += event.amount
            event = event.previous
        total = spent.pop(latest.what)
        if total - latest.amount >= self.number or any(clicks >= self.number for clicks in spent.values()):
            return False
        return seen >= self.number


card(
    "Clone Suffrage Movement",
    each_turn(
        If(
            Not(Any(ice(protecting=THIS_SERVER))),
            Choose(operation(zone=DISCARD)),
            Move(CHOSEN, to=HAND, reveal=True),
        ),
        optional=True,
        prompt="reveal an operation from Archives and add it to HQ",
    ),
)

card(
    "Jeeves Model Bioroids",
    whenever(
        SPENT_CLICK,
        GainClicks(1),
        when=SameActionClicks(3),
        words="The first time each turn that you spend 3 clicks on the same action, gain 1 click.",
    ),
)

card(
    "Advanced Concept Hopper",
    whenever(RUN_BEGINS, OneOf(Draw(1), Gain(1)), by=OPPONENT, first=True, optional=True),
)

card(
    "Voting Machine Initiative",
    when_scored(Place(AGENDA_COUNTER, 3)),
    each_turn(PayTo(Cost(counter=AGENDA_COUNTER), LoseClicks(1, RUNNER)), by=OPPONENT, optional=True),
)

profiled = (Choose(runner_card(zone=HAND), at_random=True), Trash(CHOSEN, by=RUNNER))

card(
    "Personality Profiles",
    whenever(SEARCHED, *profiled, by=OPPONENT, when=From(DECK)),
    whenever(INSTALLED, *profiled, by=OPPONENT, when=From(DISCARD)),
    words=(
        "Whenever the Runner searches their stack or installs a card from their heap, they must trash a card from "
        "their grip at random."
    ),
)

card(
    "Vikram 1.0",
    bioroid(),
    subroutine(Until(UNTIL_RUN_ENDS, Forbid("use", program(zone=ANY_ZONE), side=RUNNER))),
    subroutine(Trace(4, Damage(BRAIN, 1))),
    subroutine(Trace(4, Damage(BRAIN, 1))),
)

card(
    "Brainstorm",
    when_encountered(
        Until(
            UNTIL_RUN_ENDS,
            GainsSubroutines(Subroutine(Damage(BRAIN, 1)), X),
            x=Count(runner_card(zone=HAND)),
        ),
        words=(
            'When the Runner encounters this ice, it gains "[subroutine] Do 1 brain damage." for each card in their '
            "grip for the remainder of this run."
        ),
    ),
)

card(
    "Ravana 1.0",
    bioroid(),
    subroutine(ResolveSubroutine(ice(rezzed=True, subtype="bioroid", other=True))),
    subroutine(ResolveSubroutine(ice(rezzed=True, subtype="bioroid", other=True))),
)

card(
    "Magnet",
    when_rezzed(Choose(program(HostedOn(Each(ice(other=True))))), Host(CHOSEN, on=THIS)),
    Blank(program(HostedOn(THIS))),
    subroutine(EndRun()),
)

card(
    "Advanced Assembly Lines",
    when_rezzed(Gain(3)),
    paid(
        Cost(trash_self=True),
        Choose(corp_card(types=ASSET | ICE | UPGRADE, zone=HAND)),
        Install(CHOSEN),
        when=Not(DuringRun()),
    ),
)


class Stealable(CardTest):
    """Nothing forbids the Runner to steal the card."""

    def holds(self, g: Position, ctx: Context, card: Card) -> bool:
        return not g.forbidden("steal", RUNNER, card)

    def phrase(self, voice: Voice) -> str:
        return "that the Runner could steal"


def protect_from_theft(points: int) -> Ability:
    """Spend so many counters for an agenda worth as many points; what costs nothing is done once."""
    found = agenda(Worth("==", points), zone=HAND) if points else agenda(Worth("==", 0), Stealable(), zone=HAND)
    return Paid(
        Cost(counter=POWER, counters=points) if points else FREE,
        (
            Choose(found),
            Reveal(CHOSEN),
            Until(UNTIL_TURN_ENDS, Forbid("steal", agenda(CopyOf(CHOSEN, itself=True), zone=ANY_ZONE), side=RUNNER)),
        ),
        name=f"Reveal an agenda worth {points} point{'s'[: points != 1]}",
    )


card(
    "Lakshmi Smartfabrics",
    whenever(REZZED, Place(POWER)),
    *(protect_from_theft(points) for points in range(7)),
    words=(
        "Whenever you rez a card, place 1 power counter on this card.\n"
        "X hosted power counters: Reveal an agenda worth X agenda points from HQ. The Runner cannot steal copies of "
        "that agenda until the end of the turn."
    ),
)

card(
    "Product Recall",
    play=(
        Choose(corp_card(CanBeTrashed(), types=ASSET | UPGRADE, rezzed=True)),
        Both(Trash(CHOSEN), Gain(TrashCostOf(CHOSEN))),
    ),
)

card("Lateral Growth", play=(Gain(4), May(Choose(corp_card(zone=HAND)), Install(CHOSEN))))
