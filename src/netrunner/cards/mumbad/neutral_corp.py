"""Mumbad cycle: neutral Corp cards."""

from netrunner.cards.vocabulary import *

card("Mumbad Virtual Tour", MustBeTrashed())

card("Museum of History", each_turn(Choose(corp_card(zone=DISCARD)), Move(CHOSEN, to=SHUFFLED), optional=True))

card(
    "Corporate Sales Team",
    when_scored(Place(CREDIT, 10)),
    each_turn(Take(1), by=ANYONE),
)

card(
    "Merger",
    even_stolen(
        Static(
            Q_POINTS,
            1,
            agenda(Among(THIS), ScoredBy(RUNNER), zone=SCORED),
            words="This agenda is worth 1 more agenda point in the Runner's score area.",
        )
    ),
)

card("Mumba Temple", recurring(2, FOR_REZ))

card(
    "PAD Factory",
    action(
        Cost(clicks=1),
        Choose(Filter()),
        Place(ADVANCEMENT, on=CHOSEN),
        Until(UNTIL_YOUR_TURN_BEGINS, Forbid("score", this_card()), of=CHOSEN),
    ),
)

card("Cobra", trash_program(), subroutine(Damage(NET, 2)))

card("Vanilla", subroutine(EndRun()))

card(
    "Localized Product Line",
    play=(Search(corp_card(zone=DECK), ANY_NUMBER, up_to=True, alike=True), Move(CHOSEN, to=HAND)),
)
