"""Creation and Control: Haas-Bioroid."""

from netrunner.cards.vocabulary import *

card(
    "Awakening Center",
    HostsCards(
        ice(subtype="bioroid"),
        words="This card can host bioroid ice, which is installed facedown, ignoring all install costs.",
    ),
    whenever(
        PASSED_ALL_ICE,
        Choose(HOSTED_HERE),
        Rez(CHOSEN, less=7),
        If(
            Is(CHOSEN, ice(rezzed=True)),
            Until(UNTIL_RUN_ENDS, Trigger(RUN_ENDED, Trash(THIS)), of=CHOSEN),
            Encounter(CHOSEN),
        ),
        by=ANYONE,
        server=THIS_SERVER,
        optional=True,
        once_per_run=True,
        words=(
            "Once per run, when the Runner passes all of the ice protecting this server, you may rez ice hosted on "
            "this card, lowering its rez cost by 7. If you do, the Runner encounters it; it is trashed when the run "
            "ends."
        ),
    ),
)

card(
    "Cerebral Overwriter",
    advanceable(),
    when_accessed(PayTo(Cost(3), Damage(BRAIN, Counters(ADVANCEMENT))), optional=True),
)

card("Director Haas", Static(Q_CLICKS, 1), stolen_when_trashed(2))

card(
    "Efficiency Committee",
    when_scored(Place(AGENDA_COUNTER, 3)),
    action(
        Cost(clicks=1, counter=AGENDA_COUNTER),
        GainClicks(2),
        Until(UNTIL_TURN_ENDS, Forbid("advance", side=CORP)),
    ),
)

card(
    "Heimdall 2.0",
    bioroid(2),
    subroutine(Damage(BRAIN, 1)),
    subroutine(Both(Damage(BRAIN, 1), EndRun())),
    subroutine(EndRun()),
)

card(
    "Howler",
    subroutine(
        Choose(ice(subtype="bioroid", zone=HAND | DISCARD), up_to=True),
        Install(CHOSEN, free=True, rezzed=True, behind=THIS),
        If(
            Is(CHOSEN, ice()),
            Until(UNTIL_RUN_ENDS, Trigger(RUN_ENDED, Derez(THIS)), of=CHOSEN),
            Until(UNTIL_RUN_ENDS, Trigger(RUN_ENDED, Trash(THIS))),
        ),
        words=(
            "You may install and rez a piece of bioroid ice from HQ or Archives, ignoring all costs, directly behind "
            "this ice. If you do, when the run ends, derez that ice and trash this ice"
        ),
    ),
)

card(
    "Ichi 2.0",
    bioroid(2),
    trash_program(),
    trash_program(),
    subroutine(Trace(3, Both(Tag(1), Damage(BRAIN, 1)))),
)

card("Sentinel Defense Program", whenever(DAMAGED, Damage(NET, 1), by=ANYONE, what=BRAIN))

here = Is(ENCOUNTERED_ICE, ice(subtype="bioroid", protecting=THIS_SERVER))

card(
    "Tyr's Hand",
    RezWhen(WOULD_BREAK, here),
    paid(Cost(trash_self=True), Prevent(WOULD_BREAK), when=here, prevents=WOULD_BREAK),
)

card(
    "Viktor 2.0",
    bioroid(2),
    paid(Cost(counter=POWER), Damage(BRAIN, 1)),
    subroutine(Trace(2, Place(POWER))),
    subroutine(EndRun()),
)
