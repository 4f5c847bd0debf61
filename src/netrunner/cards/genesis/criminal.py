"""Genesis cycle: Criminal."""

from netrunner.cards.vocabulary import *

card("Andromeda: Dispossessed Ristie", StartsWith(hand=9))

card(
    "Emergency Shutdown",
    play=(Choose(ice(rezzed=True)), Derez(CHOSEN)),
    play_only_if=Happened(RUN_SUCCESSFUL, side=RUNNER, server=HQ),
)

card("Satellite Uplink", play=(Choose(exposable(), 2, up_to=True), Expose(CHOSEN)))

card(
    "e3 Feedback Implants",
    whenever(
        BROKE_SUBROUTINE,
        PayTo(Cost(1), Break(who=Filter(ICE, Among(ENCOUNTERED_ICE), zone=ANY_ZONE))),
        optional=True,
    ),
)

card(
    "Pheromones",
    recurring(Counters(VIRUS), when=RunningOn(HQ)),
    whenever(RUN_SUCCESSFUL, Place(VIRUS), server=HQ),
)

card(
    "Snitch",
    Trigger(
        APPROACHED_ICE,
        (Expose(THAT_CARD), May(JackOut())),
        by=YOU,
        who=ice(rezzed=False),
        optional=True,
        once_per_run=True,
        prompt="expose the approached ice",
    ),
)

card(
    "Cortez Chip",
    paid(
        Cost(trash_self=True),
        Choose(ice()),
        Until(UNTIL_TURN_ENDS, ExtraCost("rez", Cost(2), this_card()), of=CHOSEN),
    ),
)
