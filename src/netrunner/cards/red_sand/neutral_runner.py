"""Red Sand cycle: neutral Runner cards."""

from netrunner.cards.vocabulary import *

card("Build Script", play=(Gain(1), Draw(2)))

card(
    "Mad Dash",
    play=Run(
        during=(
            Trigger(
                RUN_ENDED,
                If(
                    Happened(STOLEN, since=RUN, side=RUNNER),
                    Move(THIS, to=SCORED, worth=1),
                    otherwise=Damage(MEAT, 1, suffer=True),
                ),
                by=YOU,
            ),
        )
    ),
)

card(
    "Dadiana Chacon",
    each_turn(If(Compare(CreditsOf(), "<", 6), Gain(1))),
    whenever(POOL_EMPTIED, Both(Trash(THIS), Damage(MEAT, 3, suffer=True))),
    Trigger(
        INSTALLED,
        Both(Trash(THIS), Damage(MEAT, 3, suffer=True)),
        itself=True,
        when=Compare(CreditsOf(), "==", 0),
    ),
)

card(
    "Bloo Moose",
    each_turn(Choose(runner_card(zone=DISCARD)), Move(CHOSEN, to=REMOVED), Gain(2), optional=True),
)

card("Corporate Defector", whenever(BASIC_ACTION, Reveal(DRAWN), what=O_DRAW, by=OPPONENT))
