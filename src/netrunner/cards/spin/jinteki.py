"""Spin cycle: Jinteki."""

from netrunner.cards.vocabulary import *

card(
    "Sundew",
    Trigger(SPENT_CLICK, (Gain(2),), by=OPPONENT, first=True, when=Not(ClickForRun())),
    Trigger(PLAYED, (Gain(2),), by=OPPONENT, when=EventWithoutRun()),
    Trigger(RUN_BEGINS, (Gain(2),), by=OPPONENT, when=All(ClickForRun(still=True), Not(RunningOn(THIS_SERVER)))),
    words=(
        "The first time the Runner spends at least 1 click during their turn, gain 2 credits, unless it was to make a "
        "run on this server."
    ),
)

card(
    "Toshiyuki Sakai",
    advanceable(),
    when_accessed(
        SwapWithHand(Filter(AGENDA | ASSET, zone=HAND, side=CORP)),
        optional=True,
        when=From(PLAY),
        words=(
            "When the Runner accesses this card while it is installed, you may swap it with an agenda or asset from "
            "HQ. The new card is installed unrezzed and keeps all advancement tokens. The Runner may access it or not."
        ),
    ),
)

card(
    "Restoring Face",
    play=(
        Choose(
            Filter(
                side=CORP,
                any_subtype=("sysop", "executive", "clone"),
                words="installed sysop, executive or clone of yours",
            )
        ),
        RevealChosen(),
        Trash(),
        If(AnyTrashed(), RemoveBadPublicity(2)),
    ),
    words="Trash a sysop, executive or clone of yours in play to get rid of as many as 2 bad publicity.",
)

card("Himitsu-Bako", paid(Cost(1), ReturnToHand()), subroutine(EndRun()))

card(
    "Tsurugi",
    subroutine(Unless(CORP, Cost(1), EndRun())),
    subroutine(Damage(NET, 1)),
    subroutine(Damage(NET, 1)),
    subroutine(Damage(NET, 1)),
)

card(
    "Caprice Nisei",
    Trigger(
        PASSED_ALL_ICE,
        (Psi(EndRun()),),
        server=THIS_SERVER,
        words=(
            "Once the Runner has passed the last ice of this server, both of you spend 0, 1 or 2 credits "
            "in secret. Unequal numbers end the run."
        ),
    ),
)
