"""Reign and Reverie: Anarch."""

from netrunner.cards.vocabulary import *

card(
    'Nathaniel "Gnat" Hall: One-of-a-Kind',
    each_turn(If(Compare(Count(runner_card(zone=HAND)), "<=", 2), Gain(1))),
)

card(
    "Divide and Conquer",
    play=Run(
        ARCHIVES,
        if_successful=Until(
            UNTIL_RUN_ENDS,
            Trigger(ACCESSES_OVER, (AccessFrom(HQ), AccessFrom(RND)), server=ARCHIVES, what=PART_OF_A_RUN),
        ),
    ),
    words=(
        "Make a run on Archives. If successful, after you access the cards in Archives, access 1 card from HQ, then "
        "access the top card of R&D."
    ),
)

card("Guinea Pig", play=(Trash(runner_card(zone=HAND)), Gain(10)))

card("Patchwork", memory(1), LowersCosts(2, runner_card(zone=HAND)))

card(
    "Hijacked Router",
    whenever(SERVER_CREATED, Lose(1, CORP), by=OPPONENT),
    whenever(RUN_SUCCESSFUL, PayTo(Cost(trash_self=True), Lose(3, CORP)), server=ARCHIVES, optional=True),
)

card(
    "Cradle",
    Static(Q_STRENGTH, -1 * Count(runner_card(zone=HAND))),
    paid(Cost(2), Break("code gate", ANY_NUMBER)),
)

card(
    "District 99",
    whenever(
        TRASHED,
        Place(POWER),
        who=Filter(PROGRAM | HARDWARE, zone=ANY_ZONE, words="program or piece of hardware, wherever it is,"),
        by=ANYONE,
        first=True,
        optional=True,
    ),
    action(
        Cost(clicks=1, counter=POWER, counters=3),
        Choose(runner_card(OfFaction(), zone=DISCARD)),
        Move(CHOSEN, to=HAND),
    ),
)
