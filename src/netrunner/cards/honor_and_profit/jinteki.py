"""Honor and Profit: Jinteki."""

from netrunner.cards.vocabulary import *

card(
    "Tennin Institute: The Secrets Within",
    Trigger(
        TURN_BEGINS,
        (Choose(Filter()), Place(ADVANCEMENT, chosen=True)),
        by=YOU,
        when=Not(RanLastTurn(successful=True)),
        optional=True,
        words=(
            "When your turn begins, you may place 1 advancement token on an installed card if the Runner made no "
            "successful run during their last turn."
        ),
    ),
)

card(
    "Komainu",
    when_encountered(
        Until(
            UNTIL_RUN_ENDS,
            GainsSubroutines(Subroutine((Damage(NET, 1),)), X, Filter(itself=True)),
            x=CardsInGrip(),
            words=('for the rest of this run it has one more "[subroutine] Do 1 net damage." per card in the grip'),
        )
    ),
)

card(
    "Mushin No Shin",
    additional_cost("play", Cost(clicks=1)),
    play=(
        InstallInNewServer(Filter(ASSET | AGENDA | UPGRADE, zone=HAND, side=CORP)),
        Place(ADVANCEMENT, 3, chosen=True),
        Until(
            UNTIL_YOUR_TURN_BEGINS,
            Forbid("score", Filter(itself=True)),
            Forbid("rez", Filter(itself=True)),
            chosen=True,
            words="you cannot score or rez that card until your next turn begins",
        ),
    ),
    words=(
        "Playing this operation costs one more click.\n"
        "Create a remote server with an asset, an agenda or an upgrade from HQ and 3 advancement "
        "tokens on it. It can be neither scored nor rezzed before your next turn."
    ),
)

card("Shiro", subroutine(ArrangeTop(3)), subroutine(Unless(CORP, Cost(1), AccessTop())))

card(
    "Susanoo-no-Mikoto",
    subroutine(
        If(
            Not(RunningOn(ARCHIVES)),
            RunElsewhere(ARCHIVES),
            Until(
                UNTIL_RUN_ENDS,
                Forbid("jack out", when=NoEncounterSince(), side=RUNNER),
                x=EncountersThisRun(),
                words="the Runner cannot jack out until after they encounter a piece of ice",
            ),
        ),
        words=(
            "If the Runner is not running on Archives already, they are now running on Archives instead of passing "
            "this ice, and cannot jack out until after they encounter a piece of ice"
        ),
    ),
)

card(
    "Tori Hanzō",
    Paid(
        Cost(2),
        (ReplaceDamage(NET, BRAIN, 1),),
        when=RunningOn(THIS_SERVER),
        prevents=WOULD_DAMAGE,
        words=(
            "The first time you would do net damage during each run on this server, you may pay 2 credits to do 1 "
            "brain damage instead."
        ),
    ),
)
