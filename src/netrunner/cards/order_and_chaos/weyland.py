"""Order and Chaos: Weyland Consortium."""

from netrunner.cards.vocabulary import *


def cheaper_per_advancement() -> tuple[Ability, ...]:
    """It can be advanced and costs 3 credits less to rez for each advancement token on it."""
    return (Advanceable(), Static(Q_REZ_COST, -3 * Counters(ADVANCEMENT), inactive=True))


card(
    "Argus Security: Protection Guaranteed",
    whenever(STOLEN, OneOf(Tag(1), Damage(MEAT, 2, suffer=True), by=RUNNER), by=OPPONENT),
)

card("Gagarin Deep Space: Expanding the Horizon", ExtraCost("access", Cost(1), corp_card(inside=REMOTE)))

card(
    "Glenn Station",
    of_its_own(
        Paid(
            Cost(clicks=1),
            (Choose(corp_card(zone=HAND)), Host(CHOSEN, facedown=True)),
            when=Not(Found(HOSTED_HERE)),
            name="Host a card from HQ",
        )
    ),
    of_its_own(
        Paid(
            Cost(clicks=1),
            (Choose(HOSTED_HERE), Move(CHOSEN, to=HAND)),
            name="Add the hosted card to HQ",
        )
    ),
)

card(
    "Housekeeping",
    whenever(
        INSTALLED,
        Choose(runner_card(zone=HAND), by=RUNNER),
        Trash(CHOSEN, by=RUNNER),
        by=OPPONENT,
        first=True,
    ),
)

card(
    "Mark Yale",
    whenever(SPENT_COUNTER, Gain(1), what=AGENDA_COUNTER),
    paid(Cost(trash_self=True), Gain(2)),
    paid(Cost(counter=AGENDA_COUNTER, from_any=True), Gain(2)),
)

card("The Board", Static(Q_POINTS, -1, agenda(ScoredBy(RUNNER), zone=SCORED)), stolen_when_trashed(2))

card(
    "The Twins",
    whenever(
        PASSED_ICE,
        PayTo(Cost(trash=ice(CopyOf(THAT_CARD), zone=HAND)), Encounter(THAT_CARD)),
        who=ice(rezzed=True),
        by=OPPONENT,
        server=THIS_SERVER,
        optional=True,
    ),
)

card(
    "Wormhole",
    *cheaper_per_advancement(),
    subroutine(ResolveSubroutine(ice(rezzed=True, other=True))),
)

card(
    "Titan Transnational: Investing In Your Future",
    whenever(AGENDA_SCORED, Place(AGENDA_COUNTER, on=THAT_CARD), optional=True),
)

card(
    "Firmware Updates",
    when_scored(Place(AGENDA_COUNTER, 3)),
    paid(
        Cost(counter=AGENDA_COUNTER),
        Choose(ice(CanBeAdvanced())),
        Place(ADVANCEMENT, on=CHOSEN),
        once_per_turn=True,
    ),
)

card("Government Takeover", action(Cost(clicks=1), Gain(3)))

card(
    "High-Risk Investment",
    when_scored(Place(AGENDA_COUNTER)),
    action(Cost(clicks=1, counter=AGENDA_COUNTER), Gain(RUNNER_CREDITS)),
)

card(
    "Constellation Protocol",
    each_turn(
        Choose(ice(HasCounters(ADVANCEMENT, own=True)), name="first ice"),
        Choose(ice(CanBeAdvanced(), NotAmong(Chosen("first ice")))),
        MoveCounters(ADVANCEMENT, 1, off=Chosen("first ice")),
        optional=True,
        prompt="move 1 advancement token from a piece of ice to another one",
        words=(
            "When your turn begins, you may move 1 advancement token from a piece of ice to another installed piece of "
            "ice that can be advanced."
        ),
    ),
)

card(
    "Space Camp",
    when_accessed(reveal_from_rnd(), May(Choose(can_be_advanced()), Place(ADVANCEMENT, on=CHOSEN))),
)

card("Asteroid Belt", *cheaper_per_advancement(), subroutine(EndRun()))

card("Nebula", *cheaper_per_advancement(), trash_program())

card(
    "Orion",
    *cheaper_per_advancement(),
    trash_program(),
    subroutine(ResolveSubroutine(ice(rezzed=True, other=True))),
    subroutine(EndRun()),
)

card(
    "Builder",
    action(Cost(clicks=1), ChooseServer(), MoveIce(THIS, to=CHOSEN_SERVER)),
    *(
        subroutine(Choose(ice(CanBeAdvanced(), protecting=THIS_SERVER)), Place(ADVANCEMENT, on=CHOSEN))
        for _ in range(2)
    ),
)

card(
    "Checkpoint",
    when_rezzed(BadPublicity(1)),
    subroutine(Trace(5, Until(UNTIL_RUN_ENDS, Trigger(RUN_SUCCESSFUL, Damage(MEAT, 3), by=OPPONENT)))),
)

card("Fire Wall", *strength_per_advancement(), subroutine(EndRun()))

card("Searchlight", advanceable(), *(subroutine(Trace(Counters(ADVANCEMENT), Tag(1))) for _ in range(2)))

card("Patch", play=(Choose(ice(rezzed=True)), BecomeCounter(Static(Q_STRENGTH, 2, that_host(ICE)))))

card("Traffic Accident", play=Damage(MEAT, 2), play_only_if=Compare(TAGS, ">=", 2))

card("Satellite Grid", Static(Q_TOKENS, 1, ice(protecting=THIS_SERVER)))
