"""Honor and Profit: neutral Runner cards."""

from netrunner.cards.vocabulary import *

card(
    "Mass Install",
    play=Repeat(3, Choose(program(zone=HAND), up_to=True), Install(CHOSEN)),
)

card(
    "Overmind",
    when_installed(Place(POWER, UnusedMemory())),
    paid(Cost(counter=POWER), Break()),
    paid(Cost(1), Boost(1)),
)

card("Q-Coherence Chip", memory(1), whenever(TRASHED, Trash(THIS), who=program(), by=ANYONE, when=From(PLAY)))

card("Donut Taganes", Static(Q_PLAY_COST, 1, Filter(OPERATION | EVENT, zone=ANY_ZONE)))

card(
    "Oracle May",
    Paid(
        Cost(clicks=1),
        (
            Choose(top(1)),
            NameCard(CARD_TYPES, "card type"),
            Reveal(CHOSEN, alone=True),
            If(
                Is(CHOSEN, Filter(0, OfNamedType(CARD_TYPES), zone=DECK)),
                Both(Draw(1), Gain(2)),
                otherwise=Trash(CHOSEN),
            ),
        ),
        once_per_turn=True,
        name="Name a card type and reveal the top card of your stack",
        words=(
            "Click: Name a card type and reveal the top card of your stack. If it is of that type, draw it and gain 2 "
            "credits; otherwise, trash it. Use this ability only once per turn."
        ),
    ),
)
