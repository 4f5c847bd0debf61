"""The Lunar Cycle: neutral Runner cards."""

from netrunner.cards.vocabulary import *

card(
    "Angel Arena",
    Trigger(
        INSTALLED,
        (Place(POWER, EventAmount()),),
        itself=True,
        words="When this card is installed, place X power counters on it.",
    ),
    trash_when_empty(POWER),
    paid(Cost(counter=POWER, counters=1), RevealTop(), May(AddToBottom())),
)

card(
    "Ghost Runner",
    when_installed(Place(CREDIT, 3)),
    trash_when_empty(),
    Credits(0, ANYTHING, when=DuringRun(), words="You may spend the credits on this card during runs."),
)

card(
    "Rachel Beckman",
    Static(Q_CLICKS, 1, words="You have 1 additional click to spend during your turn."),
    Check(Tagged(), (Trash(itself=True),), words="This card is trashed if you are tagged."),
)

card(
    "Utopia Shard",
    Trigger(
        RUN_SUCCESSFUL,
        (ReplaceAccess(InstallThis()),),
        by=YOU,
        server=HQ,
        optional=True,
        inactive=True,
        words=(
            "When a run of yours on HQ succeeds, you may give up the access to install this card from the"
            " grip for nothing."
        ),
    ),
    paid(Cost(trash_self=True), DiscardRandom(2)),
)
