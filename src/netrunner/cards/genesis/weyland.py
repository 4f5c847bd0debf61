"""Genesis cycle: Weyland Consortium."""

from netrunner.cards.vocabulary import *

card("Weyland Consortium: Because We Built It", recurring(1, FOR_ADVANCING, on=ice()))

card("Government Contracts", action(Cost(clicks=2), Gain(4)))

card(
    "Project Atlas",
    when_scored(Place(AGENDA_COUNTER, greatest(0, TOKENS - 3))),
    paid(Cost(counter=AGENDA_COUNTER), Search(corp_card(zone=DECK)), Move(CHOSEN, to=HAND)),
)

card(
    "Dedicated Response Team",
    whenever(
        RUN_ENDED,
        If(TAGGED, Damage(MEAT, 2)),  # the ability is lost with the last tag, even while it waits to trigger
        by=ANYONE,
        when=All(TAGGED, Happened(RUN_SUCCESSFUL, since=RUN)),
        words="Whenever a successful run ends while the Runner is tagged, do 2 meat damage.",
    ),
)

card(
    "Commercialization",
    play=(Choose(ice(HasCounters(ADVANCEMENT))), Gain(Counters(ADVANCEMENT, on=CHOSEN))),
)

card(
    "Oversight AI",
    play=(
        Choose(ice(rezzed=False)),
        Rez(CHOSEN, free=True),
        BecomeCounter(Trigger(ALL_BROKEN, Trash(THAT_CARD), who=that_host(ICE))),
    ),
)

card(
    "Power Grid Overload",
    play=Trace(2, Choose(hardware(Costs("<=", MARGIN))), Trash(CHOSEN)),
    play_only_if=Happened(RUN_SUCCESSFUL, since=LAST_TURN, side=RUNNER),
)

card("Burke Bugs", subroutine(Trace(0, Choose(program(), by=RUNNER), Trash(CHOSEN, by=RUNNER))))

card("Caduceus", subroutine(Trace(3, Gain(3))), subroutine(Trace(2, EndRun())))

card(
    "Salvage",
    advanceable(rezzed=True),
    GainsSubroutines(Subroutine(Trace(2, Tag(1))), Counters(ADVANCEMENT)),
)

card(
    "Tyrant",
    advanceable(rezzed=True),
    GainsSubroutines(Subroutine(EndRun()), Counters(ADVANCEMENT)),
)

card(
    "Woodcutter",
    advanceable(rezzed=True),
    GainsSubroutines(Subroutine(Damage(NET, 1)), Counters(ADVANCEMENT)),
)

card(
    "Amazon Industrial Zone",
    whenever(INSTALLED, Rez(THAT_CARD, less=3), who=Filter(ICE), server=THIS_SERVER, optional=True),
)

card("Simone Diego", recurring(2, FOR_ADVANCING, on=corp_card(InOrProtecting(THIS_SERVER))))
