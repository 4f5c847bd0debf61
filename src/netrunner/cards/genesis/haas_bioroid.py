"""Genesis cycle: Haas-Bioroid."""

from netrunner.cards.vocabulary import *

card("Haas-Bioroid: Stronger Together", Static(Q_STRENGTH, 1, ice(subtype="bioroid", zone=ANY_ZONE)))

card("Mandatory Upgrades", Static(Q_CLICKS, 1))

card(
    "Project Vitruvius",
    when_scored(Place(AGENDA_COUNTER, greatest(0, TOKENS - 3))),
    paid(Cost(counter=AGENDA_COUNTER), Choose(corp_card(zone=DISCARD)), Move(CHOSEN, to=HAND)),
)

card("Encryption Protocol", Static(Q_TRASH_COST, 1, Filter()))

card("Eve Campaign", when_rezzed(Place(CREDIT, 16)), trash_when_empty(), each_turn(Take(2)))

card("Green Level Clearance", play=Both(Gain(3), Draw(1)))

card("Rework", play=(Choose(Filter(side=CORP, zone=HAND, other=True)), Move(CHOSEN, to=SHUFFLED)))

card("Eli 1.0", bioroid(), subroutine(EndRun()), subroutine(EndRun()))

card(
    "Hourglass",
    subroutine(LoseClicks(1, RUNNER)),
    subroutine(LoseClicks(1, RUNNER)),
    subroutine(LoseClicks(1, RUNNER)),
)

card(
    "Janus 1.0",
    bioroid(),
    subroutine(Damage(BRAIN, 1)),
    subroutine(Damage(BRAIN, 1)),
    subroutine(Damage(BRAIN, 1)),
    subroutine(Damage(BRAIN, 1)),
)

card(
    "Sherlock 1.0",
    bioroid(),
    subroutine(Trace(4, Choose(program()), Move(CHOSEN, to=TOP))),
    subroutine(Trace(4, Choose(program()), Move(CHOSEN, to=TOP))),
)

card("Viper", subroutine(Trace(3, LoseClicks(1, RUNNER))), subroutine(Trace(3, EndRun())))

card(
    "Ash 2X3ZB9CY",
    whenever(
        RUN_SUCCESSFUL,
        Trace(4, Until(UNTIL_RUN_ENDS, Forbid("access", Filter(0, NotAmong(THIS), zone=ANY_ZONE), side=RUNNER))),
        by=ANYONE,
        server=THIS_SERVER,
    ),
)

card("Ruhr Valley", ExtraCost("run", Cost(clicks=1), server=THIS_SERVER))
