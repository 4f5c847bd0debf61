"""Spin cycle: neutral Corp cards."""

from netrunner.cards.vocabulary import *

card(
    "NAPD Contract",
    Static(
        Q_ADVANCEMENT,
        BadPublicityCount(),
        inactive=True,
        words="This agenda needs 1 more advancement token for each bad publicity the Corp has.",
    ),
    ExtraCost(
        "steal",
        Cost(4),
        itself=True,
        words="The Runner must pay 4 credits as an additional cost to steal this agenda.",
    ),
)

card(
    "Subliminal Messaging",
    Trigger(
        TURN_BEGINS,
        (ReturnToHand(),),
        by=YOU,
        when=Not(RanLastTurn()),
        optional=True,
        from_discard=True,
        words=(
            "When your turn begins, you may add this card from Archives to HQ if the Runner made no run during their "
            "last turn."
        ),
    ),
    play=(Gain(1), If(Not(PlayedAnother()), GainClicks(1))),
    words=(
        "Gain 1 credit. Gain a click unless you have played another copy of this card this turn.\n"
        "When your turn begins, you may add this card from Archives to HQ if the Runner made no run during their last "
        "turn."
    ),
)

card(
    "Paper Wall",
    Trigger(
        ALL_BROKEN,
        (Trash(itself=True),),
        itself=True,
        words="When all subroutines on this ice are broken during a single encounter, trash it.",
    ),
    subroutine(EndRun()),
)
