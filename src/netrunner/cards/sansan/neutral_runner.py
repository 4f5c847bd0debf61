"""SanSan cycle: neutral Runner cards."""

from netrunner.cards.vocabulary import *

card(
    "Wireless Net Pavilion",
    ExtraCost(
        "trash resource",
        Cost(2),
        resource(),
        words="As an additional cost to trash a resource with the basic action, the Corp must pay 2 credits.",
    ),
)

card(
    "Traffic Jam",
    Static(
        Q_ADVANCEMENT,
        Count(agenda(CopyOf(THAT_CARD), ScoredBy(CORP), zone=SCORED)),
        agenda(zone=ANY_ZONE),
        words=(
            "The advancement requirement of each agenda is increased by 1 for each copy of it in the Corp's score area."
        ),
    ),
)

card("Symmetrical Visage", whenever(BASIC_ACTION, Gain(1), what=O_DRAW, first=True))

card("Beach Party", each_turn(LoseClicks(1)), Static(Q_HAND_SIZE, 5))

card("Brain Cage", when_installed(Damage(BRAIN, 1, suffer=True)), Static(Q_HAND_SIZE, 3))

card("Paparazzi", Static(Q_TAGGED, 1), AlwaysPrevents(WOULD_DAMAGE, damage=(MEAT,)))
