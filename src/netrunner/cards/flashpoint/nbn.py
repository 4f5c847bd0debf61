"""Flashpoint cycle: NBN."""

from netrunner.cards.vocabulary import *

card(
    "Service Outage",
    ExtraCost(
        "run",
        Cost(1),
        when=All(TurnOf(RUNNER), Not(Happened(RUN_BEGINS))),
        words="As an additional cost to make the first run of their turn, by any means, the Runner must pay 1 credit.",
    ),
)

card(
    "Watchdog",
    Static(
        Q_REZ_COST,
        -1 * TAGS,
        ice(zone=ANY_ZONE),
        when=Not(Happened(REZZED, ice(zone=ANY_ZONE))),
        words="The first piece of ice you rez each turn costs 1 credit less to rez for each tag the Runner has.",
    ),
)

card(
    "Hard-Hitting News",
    play=Trace(4, Tag(4)),
    play_only_if=Happened(RUN_BEGINS, since=LAST_TURN, side=RUNNER),
)

card(
    "NBN: Controlling the Message",
    whenever(
        TRASHED,
        Trace(4, Tag(1, avoidable=False)),
        who=corp_card(zone=ANY_ZONE),
        by=OPPONENT,
        when=From(PLAY),
        first=True,
        optional=True,
    ),
)

card(
    "Hatchet Job",
    double(),
    play=Trace(5, Choose(Filter(side=RUNNER, not_subtype="virtual")), Move(CHOSEN, to=HAND)),
)

card(
    "Special Report",
    play=(
        Choose(corp_card(zone=HAND), ANY_NUMBER, up_to=True),
        Move(CHOSEN, to=SHUFFLED),
        Draw(LastAmount("card shuffled into R&D this way")),
    ),
)

card(
    "Alexa Belsky",
    paid(
        Cost(trash_self=True),
        PayTo(Cost(x=True), by=RUNNER),
        Choose(corp_card(zone=HAND), X // 2, at_random=True, name="kept"),
        Move(corp_card(NotAmong(Chosen("kept")), zone=HAND), to=SHUFFLED),
        name="Shuffle all cards in HQ into R&D, except 1 at random for every 2 credits the Runner pays",
    ),
    words=(
        "Trash this card: The Runner may pay any number of credits. Shuffle all cards in HQ into R&D, except 1 card "
        "chosen at random for every 2 credits the Runner paid."
    ),
)

card(
    "Observe and Destroy",
    additional_cost("play", Cost(untag=1)),
    play=(Choose(Filter()), Trash(CHOSEN)),
    play_only_if=Compare(RUNNER_CREDITS, "<", 6),
)

card(
    "Data Ward",
    when_encountered(OneOf(Pay(Cost(3), who=RUNNER), Tag(1), by=RUNNER)),
    *(subroutine(If(TAGGED, EndRun())) for _ in range(4)),
)

card(
    "Drone Screen",
    whenever(
        RUN_BEGINS,
        Trace(3, Damage(MEAT, 1, preventable=False)),
        by=OPPONENT,
        server=THIS_SERVER,
        when=TAGGED,
    ),
)

card(
    "IP Block",
    when_encountered(If(Any(Filter(subtype="ai")), Tag(1))),
    subroutine(Trace(3, Tag(1))),
    subroutine(If(TAGGED, EndRun())),
)

card(
    "Thoth",
    when_encountered(Tag(1)),
    subroutine(Trace(4, Damage(NET, TAGS))),
    subroutine(Trace(4, Lose(TAGS, RUNNER))),
)

card(
    "Net Quarantine",
    Static(
        Q_NO_BASE_LINK,
        1,
        when=Compare(Times(TRACE_BEGINS), "==", 1),
        words="During the first trace each turn, the Runner's base link strength is 0.",
    ),
    whenever(
        LINK_RAISED,
        Gain(EventAmount("credit spent") // 2),
        by=OPPONENT,
        words=(
            "Whenever the Runner increases their link strength by spending credits, gain 1 credit for every 2 credits "
            "spent."
        ),
    ),
)

card(
    "Herald",
    when_accessed(reveal_from_rnd(), Encounter(THIS), when=Not(From(DISCARD))),
    subroutine(Gain(2)),
    subroutine(
        May(PayTo(Cost(x=True, x_max=2), Choose(can_be_advanced()), Place(ADVANCEMENT, X, on=CHOSEN))),
        words="The Corp may pay up to 2 credits to place that many advancement tokens on a card that can be advanced",
    ),
)
