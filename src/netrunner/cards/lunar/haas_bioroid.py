"""Lunar Cycle: Haas-Bioroid."""

from netrunner.cards.vocabulary import *

card(
    "Architect",
    Forbid("trash", Filter(itself=True), words="This card cannot be trashed while it is installed."),
    subroutine(InstallOneOfTop(5)),
    subroutine(
        May(InstallFrom(Filter(zone=ANY_ZONE, side=CORP), DISCARD, HAND)),
        words="The Corp may install a card from Archives or HQ, paying all costs",
    ),
)

card(
    "Enhanced Login Protocol",
    ExtraCost(
        "run action",
        Cost(clicks=1),
        when=FirstRunThisTurn(by_action=True),
        words=(
            "As an additional cost to make the first run of their turn that no card ability makes, the Runner spends "
            "1 click."
        ),
    ),
)

card(
    "Heinlein Grid",
    whenever(
        SPENT_CLICK,
        LoseCredits(RUNNER),
        by=OPPONENT,
        when=RunHere(),
        words=(
            "Whenever the Runner spends a click during a run on this server, they lose all credits in their credit "
            "pool."
        ),
    ),
    whenever(
        LOST_CLICK,
        LoseCredits(RUNNER),
        by=OPPONENT,
        when=RunHere(),
        words=(
            "Whenever the Runner loses a click during a run on this server, they lose all credits in their credit pool."
        ),
    ),
)

card(
    "IT Department",
    action(Cost(clicks=1), Place(POWER)),
    paid(
        Cost(counter=POWER, counters=1),
        Choose(ice(rezzed=True)),
        Until(
            UNTIL_TURN_ENDS,
            Static(Q_STRENGTH, CountersLeft(POWER, plus=1), Filter(ICE, target=True)),
            tied=True,
            words=(
                "until the end of the turn it has +1 strength, and +1 strength for each power counter then on this card"
            ),
        ),
    ),
)

card("Sagittarius", constellation(Choose(program()), Trash(), words="trash an installed program"))

card(
    "The Foundry: Refining the Process",
    whenever(
        REZZED,
        Search(Filter(ICE, zone=DECK, side=CORP, copy_of_event=True, words="copy of that ice")),
        who=Filter(ICE),
        optional=True,
        first=True,
        words=(
            "With the first ice you rez each turn, you may look for a second copy of it in R&D, show it "
            "and take it into HQ; then shuffle R&D."
        ),
    ),
)
