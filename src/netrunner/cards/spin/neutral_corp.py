"""Spin cycle: neutral Corp cards."""

from netrunner.cards.vocabulary import *

card(
    "NAPD Contract",
    Static(Q_ADVANCEMENT, BadPublicityCount(), inactive=True),
    additional_cost("steal", Cost(4)),
)

card(
    "Subliminal Messaging",
    Trigger(
        TURN_BEGINS,
        Move(THIS, to=HAND, reveal=True),
        by=YOU,
        when=Not(Happened(RUN_BEGINS, since=LAST_TURN, side=RUNNER)),
        optional=True,
        from_discard=True,
    ),
    play=(
        Gain(1),
        If(Not(Happened(PLAYED, Filter(OPERATION, CopyOf(THIS), zone=ANY_ZONE))), GainClicks(1)),
    ),
    words=(
        "Gain 1 credit. Gain a click unless you have played another copy of this card this turn.\n"
        "When your turn begins, you may add this card from Archives to HQ if the Runner made no run during their last "
        "turn."
    ),
)

card("Paper Wall", whenever(ALL_BROKEN, Trash(THIS), by=ANYONE, itself=True), subroutine(EndRun()))

card("Cyberdex Trial", play=Purge())

card("Grim", when_rezzed(BadPublicity(1)), trash_program())

card(
    "Profiteering",
    when_scored(BadPublicity(3, up_to=True), Gain(5 * LastAmount("bad publicity taken"))),
)

card("Restructure", play=Gain(15))

card(
    "Interns",
    double(),
    play=(
        Choose(corp_card(types=AGENDA | ASSET | ICE | UPGRADE, zone=DISCARD | HAND)),
        Install(CHOSEN, less=ALL),
    ),
)

card("Veterans Program", when_scored(RemoveBadPublicity(2, up_to=True)))

card("Quandary", subroutine(EndRun()))
