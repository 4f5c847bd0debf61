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
