"""Kitara Cycle: Shaper."""

from netrunner.cards.vocabulary import *

card("Cyberdelia", memory(1), whenever(ALL_BROKEN, Gain(1), first=True, optional=True))

card(
    "Upya",
    whenever(RUN_SUCCESSFUL, Place(POWER), server=RND, optional=True),
    action(Cost(clicks=1, counter=POWER, counters=3), GainClicks(2), once_per_turn=True),
)

card(
    "Kabonesa Wu: Netspace Thrillseeker",
    action(
        Cost(clicks=1),
        Search(program(not_subtype="virus", zone=DECK), reveal=False),
        Install(CHOSEN, less=1),
        Until(UNTIL_TURN_ENDS, Trigger(TURN_ENDS, Move(THIS, to=REMOVED), by=YOU), of=CHOSEN),
    ),
)

card(
    "Takobi",
    whenever(ALL_BROKEN, Place(POWER), optional=True),
    paid(
        Cost(counter=POWER, counters=2),
        Choose(program(subtype="icebreaker", not_subtype="ai")),
        Boost(3, CHOSEN),
        when=Found(ENCOUNTERED_ICE),
    ),
)

card("Kongamato", paid(Cost(trash_self=True), Break(at=FIRST)))

card("Gbahali", paid(Cost(trash_self=True), Break(at=LAST)))

card(
    "Marathon",
    play=Run(
        REMOTE,
        during=(
            Trigger(RUN_BEGINS, Until(UNTIL_TURN_ENDS, Forbid("run", side=RUNNER, server=CHOSEN_SERVER)), by=YOU),
            Trigger(RUN_ENDED, (GainClicks(1), Move(THIS, to=HAND)), by=YOU, server=REMOTE, when=RunSucceeded()),
        ),
    ),
    words=(
        "Make a run on a remote server. When the run ends, if it was successful, gain 1 click and add this card to "
        "your grip instead of trashing it. You cannot make another run on that server this turn."
    ),
)

card(
    "Because I Can",
    play=Run(REMOTE, if_successful=May(ReplaceAccess(Move(corp_card(inside=ATTACKED), to=SHUFFLED)))),
)

card(
    "Nyashia",
    when_installed(Place(POWER, 3)),
    whenever(ACCESSES_BEGIN, PayTo(Cost(counter=POWER), AccessMore(1)), server=RND, optional=True),
)

for title, subtype in (("Laamb", "barrier"), ("Engolo", "code gate")):
    card(
        title,
        Trigger(
            ENCOUNTERED,
            PayTo(Cost(2), GainSubtypes(subtype, what=THAT_CARD, until=UNTIL_ENCOUNTER_ENDS)),
            by=YOU,
            optional=True,
            once_per_turn=True,
        ),
        *(
            icebreaker("barrier", 2, pump=(3, 6), count=ANY_NUMBER)
            if title == "Laamb"
            else icebreaker("code gate", 1, pump=(2, 4))
        ),
    )

card(
    "Gebrselassie",
    action(
        Cost(clicks=1),
        Choose(program(NotAmong(HOST), subtype="icebreaker", not_subtype="ai")),
        Host(THIS, on=CHOSEN),
    ),
    Static(Q_KEEPS_STRENGTH, 1, that_host(PROGRAM, "icebreaker")),
)

card(
    "Compile",
    play=Run(
        during=(
            Trigger(
                ENCOUNTERED,
                (
                    OneOf(
                        (Search(program(zone=DECK), reveal=False), Install(CHOSEN, free=True)),
                        (Choose(program(zone=DISCARD)), Install(CHOSEN, free=True)),
                    ),
                    Until(UNTIL_RUN_ENDS, Trigger(RUN_ENDED, Move(THIS, to=BOTTOM)), of=CHOSEN),
                ),
                by=YOU,
                first=EACH_RUN,
                optional=True,
                prompt="search your stack or heap for a program and install it",
            ),
        )
    ),
    words=(
        "Make a run. The first time you encounter a piece of ice during this run, you may search your stack (and "
        "shuffle it) or your heap for a program and install it, ignoring all costs. When the run ends, if it is still "
        "installed, put it on the bottom of your stack."
    ),
)

card(
    "Reclaim",
    action(
        Cost(clicks=1, trash_self=True, trash=runner_card(zone=HAND)),
        Choose(
            runner_card(
                Either(Filter(PROGRAM | HARDWARE), Filter(RESOURCE, subtype="virtual")),
                zone=DISCARD,
                words="program, piece of hardware or virtual resource in your heap",
            )
        ),
        Install(CHOSEN),
    ),
)

card(
    "Flame-out",
    HostsCards(program(), count=1),
    when_installed(Place(CREDIT, 9)),
    Credits(0, 1 << FOR_ABILITY, program(HostedOn(THIS)), words="You may spend these credits to use hosted program."),
    Trigger(
        TURN_ENDS,
        Trash(HOSTED_HERE),
        when=Is(THIS, hardware(HappenedTo(SPENT_CREDITS))),
        words="When a turn ends in which you spent credits from this card, trash hosted program.",
    ),
)
