"""Red Sand cycle: NBN."""

from netrunner.cards.vocabulary import *

TYPES = ("resource", "hardware", "program")


class HowManyChosen(Amount):
    """How many cards were chosen under a name, wherever they have gone since."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def value(self, g: Position, ctx: Context) -> int:
        return len(ctx.named(self.name))

    def phrase(self, voice: Voice) -> str:
        return "as many"


card("Net Analytics", whenever((TAG_AVOIDED, TAG_REMOVED), Draw(1), by=OPPONENT, optional=True))

card(
    "SYNC BRE",
    subroutine(Trace(4, Tag(1))),
    subroutine(
        Trace(2, Until(UNTIL_RUN_ENDS, Static(Q_FEWER_ACCESSES, 1, side=RUNNER))),
    ),
)

card("CPC Generator", whenever(BASIC_ACTION, Gain(1), by=OPPONENT, what=O_CREDIT, first=True))

card(
    "Free Lunch",
    paid(Cost(counter=POWER), Lose(1, RUNNER)),
    subroutine(Place(POWER)),
    subroutine(Place(POWER)),
)

card(
    "MCA Informant",
    play=(
        Choose(resource(subtype="connection")),
        BecomeCounter(
            Static(Q_TAGS, 1, side=RUNNER),
            Gains(that_host(RESOURCE), Paid(Cost(2, clicks=1), Trash(THIS))),
        ),
    ),
)

card(
    "Authenticator",
    when_encountered(May(PayTo(Cost(tags=1), Bypass(), by=RUNNER), by=RUNNER)),
    subroutine(Gain(2)),
    subroutine(EndRun()),
)

card("Henry Phillips", whenever(SUBROUTINE_BROKEN, If(TAGGED, Gain(2)), by=OPPONENT, server=THIS_SERVER))

card("Escalate Vitriol", action(Cost(clicks=1), Gain(1 * TAGS), once_per_turn=True))

card(
    "Reeducation",
    when_scored(
        Choose(corp_card(zone=HAND), ANY_NUMBER, up_to=True, name="cards"),
        Move(Chosen("cards"), to=BOTTOM),
        Draw(HowManyChosen("cards")),
        If(
            Compare(Count(runner_card(zone=HAND)), ">=", HowManyChosen("cards")),
            Choose(runner_card(zone=HAND), HowManyChosen("cards"), at_random=True),
            Move(CHOSEN, to=BOTTOM),
        ),
        words=(
            "When you score this agenda, add any number of cards from HQ to the bottom of R&D and draw that many "
            "cards. If there are as many cards in the Runner's grip, that many of them, chosen at random, are added to "
            "the bottom of the Runner's stack."
        ),
    ),
)

card("Traffic Analyzer", whenever(REZZED, Trace(2, Gain(1)), who=ice(), server=THIS_SERVER))

card(
    "Data Loop",
    when_encountered(
        Choose(runner_card(zone=HAND), 2, by=RUNNER),
        Move(CHOSEN, to=TOP),
        words="When the Runner encounters this ice, they must add 2 cards from their grip to the top of their stack.",
    ),
    subroutine(If(TAGGED, EndRun())),
    subroutine(EndRun()),
)

card(
    "Biased Reporting",
    play=(
        NameCard(TYPES, noun="card type"),
        Choose(runner_card(OfNamedType(TYPES)), ANY_NUMBER, up_to=True, by=RUNNER),
        Trash(CHOSEN, by=RUNNER),
        Gain(LastAmount("card trashed this way"), RUNNER),
        Gain(2 * Count(runner_card(OfNamedType(TYPES)))),
    ),
)

card(
    "AR-Enhanced Security",
    whenever(TRASHED, Tag(1), who=corp_card(zone=ANY_ZONE), by=OPPONENT, first=True),
)

card(
    "Rolling Brownout",
    Static(Q_PLAY_COST, 1, Filter(OPERATION | EVENT, zone=ANY_ZONE)),
    whenever(PLAYED, Gain(1), who=event(zone=ANY_ZONE), by=OPPONENT, first=True),
)

card(
    "Threat Level Alpha",
    double(),
    play=Trace(1, If(Compare(TAGS, "==", 0), Tag(1), otherwise=Tag(1 * TAGS))),
)
