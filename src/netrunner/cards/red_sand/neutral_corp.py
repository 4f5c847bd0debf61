"""Red Sand cycle: neutral Corp cards."""

from netrunner.cards.vocabulary import *

card("Khondi Plaza", recurring(1 * CountServers(REMOTE), FOR_REZ, on=ice(protecting=THIS_SERVER)))

card(
    "Signal Jamming",
    paid(Cost(trash_self=True), Until(UNTIL_RUN_ENDS, Forbid("install")), when=RunningOn(THIS_SERVER)),
)

card("Self-Adapting Code Wall", Forbid("lower", this_card()), subroutine(EndRun()))

card("Owl", subroutine(Choose(program()), Move(CHOSEN, to=TOP)))

# "For each": what was trashed to pay is in Archives by then, though nothing may be there before.
card(
    "Whampoa Reclamation",
    Paid(
        Cost(trash=corp_card(zone=HAND)),
        ForEach(THIS, Choose(corp_card(zone=DISCARD)), Move(CHOSEN, to=BOTTOM)),
        once_per_turn=True,
        name="Trash a card from HQ to add a card from Archives to the bottom of R&D",
        words=(
            "Trash a card from HQ: Add a card from Archives to the bottom of R&D. Use this ability only once per turn."
        ),
    ),
)

card("Mass Commercialization", play=Gain(2 * Count(Filter(0, HasCounters(ADVANCEMENT)))))

card(
    "Rover Algorithm",
    play=(
        Choose(ice(rezzed=True)),
        BecomeCounter(
            Static(Q_STRENGTH, 1 * Counters(POWER), that_host(ICE)),
            Trigger(PASSED_ICE, Place(POWER), who=that_host(ICE), by=OPPONENT),
        ),
    ),
)

card(
    "Conundrum",
    Static(Q_STRENGTH, 3, when=Any(Filter(subtype="ai"))),
    subroutine(Choose(program(), by=RUNNER), Trash(CHOSEN, by=RUNNER)),
    subroutine(LoseClicks(1, RUNNER)),
    subroutine(EndRun()),
)
