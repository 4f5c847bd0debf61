"""Kitara Cycle: Jinteki."""

from netrunner.cards.vocabulary import *

card(
    "Bacterial Programming",
    Trigger(
        (AGENDA_SCORED, STOLEN),
        (
            Look(top(7)),
            Choose(LOOKED, ANY_NUMBER, up_to=True),
            Move(CHOSEN, to=HAND),
            Choose(LOOKED, ANY_NUMBER, up_to=True),
            Trash(CHOSEN),
            Arrange(LOOKED),
        ),
        itself=True,
        inactive=True,
        optional=True,
    ),
)

card(
    "Gene Splicer",
    advanceable(),
    when_accessed(Damage(NET, Counters(ADVANCEMENT))),
    action(Cost(clicks=1, counter=ADVANCEMENT, counters=3), Move(THIS, to=SCORED, worth=1)),
)

card("Mganga", subroutine(Psi(Damage(NET, 2), same=Damage(NET, 1)), Trash(THIS)))

card(
    "Genotyping",
    play=(
        Trash(top(2)),
        Choose(corp_card(zone=DISCARD), 4, up_to=True),
        Move(CHOSEN, to=SHUFFLED),
        Along(Move(THIS, to=REMOVED)),
    ),
)

card("Aimor", subroutine(Trash(top(3, RUNNER)), Trash(THIS)))

card(
    "Anansi",
    whenever(ENCOUNTER_ENDED, Damage(NET, 3), itself=True, by=ANYONE, when=Not(AllBroken())),
    subroutine(Arrange(top(5))),
    subroutine(May(Draw(1)), May(PayTo(Cost(2), Draw(1, RUNNER), by=RUNNER), by=RUNNER)),
    subroutine(Damage(NET, 1)),
)

card(
    "Code Replicator",
    whenever(
        PASSED_ICE,
        PayTo(Cost(trash_self=True), Approach(THAT_CARD)),
        what=REZZED_ICE,
        by=OPPONENT,
        server=THIS_SERVER,
        optional=True,
        words=(
            "Whenever the Runner passes a rezzed piece of ice protecting this server, you may trash this card to make "
            "the Runner approach that ice again."
        ),
    ),
)

card(
    "Reverse Infection",
    play=OneOf((Purge(), Trash(top(LastAmount("virus counter removed") // 3, RUNNER))), Gain(2)),
    words=(
        "Either purge virus counters and trash 1 card from the top of the Runner's stack for every 3 virus counters "
        "removed, or gain 2 credits."
    ),
)

card(
    "Bio Vault",
    InstallOnly(server=REMOTE),
    advanceable(),
    paid(Cost(trash_self=True, counter=ADVANCEMENT, counters=2), EndRun()),
)

card(
    "Sadaka",
    subroutine(
        Look(top(3)),
        OneOf(Arrange(top(3)), Shuffle(), idle=True),
        May(Draw(1)),
        words=(
            "Look at the top 3 cards of R&D. Either put them back in any order or shuffle R&D. The Corp may draw 1 card"
        ),
    ),
    subroutine(
        May(
            Choose(corp_card(zone=HAND)),
            Trash(CHOSEN),
            If(Found(MOVED), Choose(resource()), Trash(CHOSEN)),
        ),
        Trash(THIS),
    ),
)

card(
    "Viral Weaponization",
    whenever(
        TURN_ENDS,
        Damage(NET, Count(runner_card(zone=HAND))),
        by=ANYONE,
        when=Is(THIS, agenda(HappenedTo(AGENDA_SCORED), zone=SCORED)),
        words=(
            "When the turn in which you scored this agenda ends, do 1 net damage for each card in the Runner's grip."
        ),
    ),
)

card("Envelope", subroutine(Damage(NET, 1)), subroutine(EndRun()))

card(
    "Mwanza City Grid",
    InstallOnly(server=HQ_OR_RND),
    Static(Q_ACCESSES, 3, server=THIS_SERVER, outlives_trashing=True),
    Trigger(
        ACCESSES_OVER,
        Gain(2 * EventAmount("card accessed")),
        by=OPPONENT,
        server=THIS_SERVER,
        outlives_trashing=True,
    ),
)

card(
    "Mti Mwekundu: Life Improved",
    Trigger(
        APPROACHED_SERVER,
        (Choose(ice(zone=HAND)), Install(CHOSEN, where=ATTACKED, innermost=True, free=True), Approach(MOVED)),
        by=OPPONENT,
        once_per_turn=True,
        optional=True,
        prompt=(
            "install a piece of ice from HQ protecting the attacked server in the innermost position, ignoring all "
            "costs, and make the Runner approach it"
        ),
    ),
)

card(
    "Mlinzi",
    *(subroutine(Unless(Cost(top_cards=damage + 1), Damage(NET, damage))) for damage in (1, 2, 3)),
)
