"""Genesis: Criminal."""

from netrunner.cards.vocabulary import *

card(
    "Andromeda: Dispossessed Ristie",
    StartsWith(hand=9, words="You draw a starting hand of 9 cards."),
)

card("Emergency Shutdown", play=(Choose(ice(rezzed=True)), DerezChosen()), play_only_if=RanThisTurn(HQ))

card(
    "Satellite Uplink",
    play=(Choose(Filter(exposable=True, side=CORP), 2, up_to=True), Expose()),
    words="Expose up to 2 cards.",
)

card(
    "e3 Feedback Implants",
    whenever(
        BROKE_SUBROUTINE,
        PayTo(Cost(1), Break(direct=True)),
        optional=True,
        words="For each subroutine you break, you may pay 1 credit and break another one of the same ice.",
    ),
)

card(
    "Pheromones",
    Credits(
        Counters(VIRUS),
        ANYTHING,
        when=RunningOn(HQ),
        words="1 recurring credit for each virus counter on this card. Use these credits during runs on HQ.",
    ),
    whenever(RUN_SUCCESSFUL, Place(VIRUS), server=HQ),
)

card(
    "Snitch",
    Trigger(
        APPROACHED_ICE,
        (ThatCard(), Expose(), May(JackOut())),
        by=YOU,
        when=EventCardRezzed(False),
        optional=True,
        once_per_run=True,
        prompt="expose the approached ice",
        words="Once per run, when you approach an unrezzed piece of ice, you may expose it. You may then jack out.",
    ),
)

card(
    "Cortez Chip",
    paid(
        Cost(trash_self=True),
        Choose(ice()),
        Until(
            UNTIL_TURN_ENDS,
            ExtraCost("rez", Cost(2), Filter(itself=True)),
            chosen=True,
            words="the Corp must pay 2 credits as an additional cost to rez it until the end of the turn",
        ),
    ),
)
