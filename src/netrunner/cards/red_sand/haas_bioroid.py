"""Red Sand cycle: Haas-Bioroid."""

from netrunner.cards.vocabulary import *

NEXT_ICE = ice(rezzed=True, subtype="next")
INSTALLABLE = corp_card(types=AGENDA | ASSET | ICE | UPGRADE, zone=HAND, words="card from HQ")


card("NEXT Wave 2", when_scored(If(Any(NEXT_ICE), May(Damage(BRAIN, 1)))))

card(
    "Zed 2.0",
    bioroid(2),
    *(subroutine(Choose(hardware()), Trash(CHOSEN)) for _ in range(2)),
    subroutine(If(Happened(SPENT_CLICK, ice(), since=RUN, side=RUNNER), Damage(BRAIN, 2))),
)

card(
    "Defense Construct",
    advanceable(),
    paid(
        Cost(trash_self=True),
        Choose(corp_card(zone=DISCARD, rezzed=False), Counters(ADVANCEMENT)),
        Move(CHOSEN, to=HAND),
        when=RunningOn(ARCHIVES),
    ),
)

card(
    "Seidr Adaptive Barrier",
    Static(Q_STRENGTH, Count(ice(protecting=THIS_SERVER))),
    subroutine(EndRun()),
)

card("Nerine 2.0", bioroid(2), *(subroutine(Damage(BRAIN, 1), May(Draw(1))) for _ in range(2)))


def next_turn_click() -> Effect:
    """The Runner loses a click as their next turn begins."""
    return Until(UNTIL_RUNNER_TURN_ENDS, Trigger(TURN_BEGINS, LoseClicks(1, RUNNER), by=OPPONENT))


card("Load Testing", play=next_turn_click())

card(
    "NEXT Opal",
    GainsSubroutines(Subroutine((Choose(INSTALLABLE, up_to=True), Install(CHOSEN))), Count(NEXT_ICE)),
)

card(
    "Warroid Tracker",
    Trigger(
        TRASHED,
        Trace(4, Choose(runner_card(), 2, by=RUNNER), Trash(CHOSEN, by=RUNNER)),
        who=Filter(0, InOrProtecting(THIS_SERVER, itself=True), side=CORP),
        by=OPPONENT,
        leaving=True,
        together=True,
        words=(
            "Whenever the Runner trashes 1 or more cards in or protecting this server, or this card, trace 4. If "
            "successful, the Runner trashes 2 of their installed cards."
        ),
    ),
)

card("O₂ Shortage", play=Unless(Cost(at_random=1), GainClicks(2, CORP)))

card(
    "Helheim Servers",
    paid(
        Cost(trash=corp_card(zone=HAND)),
        Until(UNTIL_RUN_ENDS, Static(Q_STRENGTH, 2, ice(protecting=THIS_SERVER))),
        when=RunningOn(THIS_SERVER),
    ),
)

card("CFC Excavation Contract", when_scored(Gain(2 * Count(corp_card(subtype="bioroid", rezzed=True)))))

card(
    "MCA Austerity Policy",
    Paid(
        Cost(clicks=1),
        (Place(POWER), next_turn_click()),
        once_per_turn=True,
    ),
    action(Cost(clicks=1, trash_self=True, counter=POWER, counters=3), GainClicks(4)),
)

card(
    "Bioroid Work Crew",
    Paid(
        Cost(trash_self=True),
        (Choose(INSTALLABLE), Install(CHOSEN)),
        when=NextWindowAfter(RESOLVED),
    ),
)

card(
    "Loki",
    when_encountered(
        Choose(ice(rezzed=True, other=True)),
        GainSubroutinesOf(CHOSEN, first=True),  # as many as there are before the subtypes count (NEXT Opal)
        GainSubtypes(what=THIS, until=UNTIL_RUN_ENDS, of=CHOSEN),
        words=(
            "When the Runner encounters this ice, choose another rezzed piece of ice. For the remainder of this run, "
            "this ice gains the subtypes of that ice, and its subroutines before all its other subroutines."
        ),
    ),
    subroutine(
        OneOf(Move(runner_card(zone=HAND), to=SHUFFLED), EndRun(), by=RUNNER),
        words="End the run unless the Runner shuffles their grip into their stack",
    ),
)

card(
    "Restore",
    play=(
        Choose(corp_card(CouldBeRezzed(), zone=DISCARD)),
        Install(CHOSEN, reserving=True),
        Rez(MOVED),
        Move(corp_card(CopyOf(CHOSEN), zone=DISCARD), to=REMOVED),
    ),
)
