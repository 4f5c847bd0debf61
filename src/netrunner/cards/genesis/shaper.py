"""Genesis cycle: Shaper."""

from netrunner.cards.vocabulary import *

card(
    "Dinosaurus",
    HostsCards(program(subtype="icebreaker", not_subtype="ai"), count=1, free_memory=True),
    Static(Q_STRENGTH, 2, program(HostedOn(THIS), subtype="icebreaker")),
)

card("Indexing", play=Run(RND, if_successful=May(ReplaceAccess(Arrange(top(5, CORP))))))

card("R&D Interface", Static(Q_ACCESSES, 1, server=RND))

card(
    "Notoriety",
    play=Move(THIS, to=SCORED, worth=1),
    play_only_if=All(
        Happened(RUN_SUCCESSFUL, side=RUNNER, server=RND),
        Happened(RUN_SUCCESSFUL, side=RUNNER, server=HQ),
        Happened(RUN_SUCCESSFUL, side=RUNNER, server=ARCHIVES),
    ),
)

card(
    "Test Run",
    play=(
        OneOf(
            (Search(program(zone=DECK)), Install(CHOSEN, free=True)),
            (Choose(program(zone=DISCARD)), Install(CHOSEN, free=True)),
        ),
        Until(UNTIL_TURN_ENDS, Trigger(TURN_ENDS, Move(THIS, to=TOP), by=YOU), of=CHOSEN),
    ),
    words=(
        "Search your stack for a program (and shuffle it) or choose one in your heap; install it, ignoring all "
        "costs. If it is still installed when the turn ends, put it on top of your stack."
    ),
)

card(
    "Personal Workshop",
    action(
        Cost(clicks=1),
        Choose(runner_card(types=PROGRAM | HARDWARE, zone=HAND)),
        Host(CHOSEN, placing=POWER),
    ),
    paid(Cost(1), Choose(runner_card(HostedOn(THIS), HasCounters(POWER), zone=HOSTED)), Remove(POWER, off=CHOSEN)),
    each_turn(Choose(runner_card(HostedOn(THIS), HasCounters(POWER), zone=HOSTED)), Remove(POWER, off=CHOSEN)),
    Check(
        Any(runner_card(HostedOn(THIS), HasCounters(POWER, "==", 0), zone=HOSTED)),
        ForEach(
            runner_card(HostedOn(THIS), HasCounters(POWER, "==", 0), zone=HOSTED),
            Install(CHOSEN, free=True),
            If(Is(CHOSEN, Filter(zone=HOSTED)), Trash(CHOSEN)),
        ),
        words=(
            "When there are no power counters left on a hosted card, install it, ignoring all costs. (If it cannot be "
            "installed, trash it.)"
        ),
    ),
)

card(
    "The Helpful AI",
    link(1),
    paid(Cost(trash_self=True), Choose(program(subtype="icebreaker")), Boost(2, CHOSEN, until=UNTIL_TURN_ENDS)),
)

card(
    "Snowball",
    icebreaker("barrier", 1, pump=(1, 1)),
    whenever(
        BROKE_SUBROUTINE,
        Boost(1, until=UNTIL_RUN_ENDS),
        itself=True,
        words="Whenever you use this card to break a subroutine, it gets +1 strength for the remainder of this run.",
    ),
)

card("Chaos Theory: Wünderkind", memory(1))

card("All-nighter", action(Cost(clicks=1, trash_self=True), GainClicks(2)))

card("Quality Time", play=Draw(5))

card(
    "Replicator",
    whenever(
        INSTALLED,
        Search(hardware(CopyOf(THAT_CARD), zone=DECK)),
        Move(CHOSEN, to=HAND),
        who=hardware(),
        optional=True,
    ),
)

card(
    "Deep Thought",
    whenever(RUN_SUCCESSFUL, Place(VIRUS), server=RND),
    each_turn(Look(top(1, CORP)), when=Compare(Counters(VIRUS), ">=", 3), optional=True),
)

card("ZU.13 Key Master", cloud(), icebreaker("code gate", 1, pump=(1, 1)))

card("Creeper", cloud(), icebreaker("sentry", 2, pump=(1, 1)))

card(
    "Deus X",
    paid(Cost(trash_self=True), Break("ap", ANY_NUMBER)),
    paid(Cost(trash_self=True), PreventDamage(NET, amount=ANY_NUMBER), prevents=WOULD_DAMAGE),
)
