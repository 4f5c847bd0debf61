"""Terminal Directive: neutral Runner cards."""

from netrunner.cards.vocabulary import *

card("Biometric Spoofing", paid(Cost(trash_self=True), PreventDamage(amount=2), prevents=WOULD_DAMAGE))

card("Process Automation", play=Both(Gain(2), Draw(1)))

card(
    "Officer Frank",
    paid(
        Cost(1, trash_self=True),
        Choose(corp_card(zone=HAND), 2, at_random=True),
        Trash(CHOSEN, by=CORP),
        when=Happened(DAMAGED, what=MEAT),
    ),
)

card(
    "Dean Lister",
    paid(
        Cost(trash_self=True),
        Choose(program(subtype="icebreaker")),
        Until(UNTIL_RUN_ENDS, Static(Q_STRENGTH, Count(runner_card(zone=HAND)), this_card()), of=CHOSEN),
        when=DuringRun(),
    ),
)

card(
    "The Shadow Net",
    action(Cost(clicks=1, forfeit=1), Choose(event(zone=DISCARD)), Play(CHOSEN, free=True, clicks=1)),
)
