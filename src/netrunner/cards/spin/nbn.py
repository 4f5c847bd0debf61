"""Spin cycle: NBN."""

from netrunner.cards.vocabulary import *

card("RSVP", subroutine(Until(UNTIL_RUN_ENDS, Forbid("spend", side=RUNNER))))

card("Character Assassination", when_scored(Choose(resource()), Trash(CHOSEN, preventable=False)))

card(
    "Jackson Howard",
    action(Cost(clicks=1), Draw(2)),
    Paid(
        Cost(remove_self=True),
        (Choose(corp_card(zone=DISCARD), 3, up_to=True), Move(CHOSEN, to=SHUFFLED)),
        name="Shuffle up to 3 cards from Archives into R&D",
        words="Remove this card from the game: Shuffle up to 3 cards from Archives into R&D.",
    ),
)

card(
    "Invasion of Privacy",
    double(),
    play=Trace(
        2,
        Reveal(runner_card(zone=HAND)),
        Choose(runner_card(types=RESOURCE | EVENT, zone=HAND), MARGIN, up_to=True),
        Trash(CHOSEN),
        failure=BadPublicity(1),
    ),
)

card(
    "Shipment from SanSan",
    double(),
    play=(Choose(can_be_advanced()), Place(ADVANCEMENT, 2, on=CHOSEN, up_to=True)),
)

card(
    "Muckraker",
    when_rezzed(BadPublicity(1)),
    subroutine(Trace(1, Tag(1))),
    subroutine(Trace(2, Tag(1))),
    subroutine(Trace(3, Tag(1))),
    subroutine(If(TAGGED, EndRun())),
)

card("City Surveillance", each_turn(Unless(Cost(1), Tag(1)), by=OPPONENT))

card(
    "Snoop",
    when_encountered(Reveal(runner_card(zone=HAND), alone=True)),
    paid(Cost(counter=POWER), Reveal(runner_card(zone=HAND)), Choose(runner_card(zone=HAND)), Trash(CHOSEN)),
    subroutine(Trace(3, Place(POWER))),
)

card("TGTBT", when_accessed(reveal_from_rnd(), Tag(1)))

card("Sweeps Week", play=Gain(Count(runner_card(zone=HAND))))

card(
    "Market Research",
    Trigger(AGENDA_SCORED, Place(AGENDA_COUNTER), itself=True, when=TAGGED),
    Static(Q_POINTS, 1, when=Compare(Counters(AGENDA_COUNTER), ">=", 1)),
)

card("Wraparound", Static(Q_STRENGTH, 7, when=Not(Any(program(subtype="fracter")))), subroutine(EndRun()))

card("Broadcast Square", WhenAbout(WOULD_BAD_PUBLICITY, Trace(3, Prevent(WOULD_BAD_PUBLICITY, ALL))))

card(
    "Corporate Shuffle",
    double(),
    play=(Move(corp_card(zone=HAND), to=SHUFFLED), Draw(5)),
)
