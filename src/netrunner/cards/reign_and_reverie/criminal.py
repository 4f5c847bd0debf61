"""Reign and Reverie: Criminal."""

from netrunner.cards.vocabulary import *

card(
    "Liza Talking Thunder: Prominent Legislator",
    whenever(RUN_SUCCESSFUL, Both(Draw(2), Tag(1)), server=CENTRAL, first=True),
)

card("Hot Pursuit", play=Run(HQ, if_successful=Both(Gain(9), Tag(1))))

card(
    "Paragon",
    memory(1),
    Trigger(
        RUN_SUCCESSFUL,
        (Gain(1), Look(top(1)), May(Move(top(1), to=BOTTOM))),
        by=YOU,
        first=EACH_TURN,
        optional=True,
        prompt="gain 1 credit and look at the top card of your stack",
    ),
)

card(
    "Bankroll",
    whenever(RUN_SUCCESSFUL, Place(CREDIT), optional=True),
    paid(Cost(trash_self=True), Take(ALL)),
)

card(
    "Tycoon",
    whenever(ENCOUNTER_ENDED, Gain(2, CORP), when=BrokeWithThis()),
    icebreaker("barrier", 1, count=2, pump=(2, 3)),
)

card(
    "Miss Bones",
    when_installed(Place(CREDIT, 12)),
    trash_when_empty(),
    Credits(
        0,
        1 << FOR_TRASHING,
        corp_card(inside=ANY_SERVER),
        words="You may spend hosted credits to trash installed cards.",
    ),
)

card(
    "Thunder Art Gallery",
    whenever(
        (TAG_AVOIDED, TAG_REMOVED),
        Choose(runner_card(types=HARDWARE | PROGRAM | RESOURCE, zone=HAND)),
        Install(CHOSEN, less=1),
        first=True,
        optional=True,
    ),
)
