"""Creation and Control: Haas-Bioroid."""

from netrunner.cards.vocabulary import *

card(
    "Cerebral Imaging: Infinite Frontiers",
    Static(
        Q_HAND_SIZE,
        CreditsOf(),
        sets=True,
        words="Your maximum hand size is as many cards as there are credits in your credit pool.",
    ),
)

card("Custom Biotics: Engineered for Success", words="Your deck may not hold Jinteki cards.")

card(
    "NEXT Design: Guarding the Net",
    whenever(
        GAME_BEGINS,
        Repeat(3, Choose(ice(zone=HAND), up_to=True), Install(CHOSEN, where=UNPROTECTED)),
        Draw(until=5),
        by=ANYONE,
        words=(
            "Before your first turn, you may install up to 3 pieces of ice, each protecting a server of its own. Then "
            "draw until you have 5 cards in HQ."
        ),
    ),
)

card(
    "Alix T4LB07",
    whenever(INSTALLED, Place(POWER)),
    action(Cost(clicks=1, trash_self=True), Gain(2 * Counters(POWER))),
)

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
        prompt="rez ice hosted on this card, lowering its rez cost by 7, for the Runner to encounter",
        words=(
            "Once per run, when the Runner passes all of the ice protecting this server, you may rez ice hosted on "
            "this card, lowering its rez cost by 7. If you do, the Runner encounters it; it is trashed when the run "
            "ends."
        ),
    ),
)

card(
    "Bioroid Efficiency Research",
    play=(
        Choose(ice(rezzed=False, subtype="bioroid")),
        Rez(CHOSEN, free=True),
        BecomeCounter(Trigger(ALL_BROKEN, (Derez(THAT_CARD), Trash(THIS)), who=that_host(ICE))),
    ),
)

card(
    "Cerebral Overwriter",
    advanceable(),
    when_accessed(PayTo(Cost(3), Damage(BRAIN, Counters(ADVANCEMENT))), optional=True),
)

card("Director Haas", Static(Q_CLICKS, 1), stolen_when_trashed(2))

own = corp_card(types=AGENDA | ASSET | UPGRADE | ICE, zone=HAND | DISCARD)

card(
    "Director Haas' Pet Project",
    when_scored(
        Choose(own, up_to=True),
        Install(CHOSEN, where=NEW_SERVER, free=True),
        If(Found(MOVED), Repeat(2, Choose(own, up_to=True), Install(CHOSEN, beside=MOVED, free=True))),
        words=(
            "When you score this agenda, you may create a new remote server: install up to 3 cards from HQ and/or "
            "Archives one after another, inside it or as its ice, ignoring all install costs."
        ),
    ),
)

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
    "Haas Arcology AI",
    advanceable(unrezzed=True),
    action(Cost(clicks=1, counter=ADVANCEMENT), GainClicks(2), once_per_turn=True),
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
            Until(UNTIL_RUN_ENDS, Trigger(RUN_ENDED, (Derez(CHOSEN), Trash(THIS)))),
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

card(
    "Minelayer",
    subroutine(
        Choose(ice(zone=HAND), up_to=True),
        Install(CHOSEN, where=THIS_SERVER, less=ALL),
        words="You may install ice from HQ in front of all ice protecting this server, at no install cost",
    ),
)

card(
    "Project Wotan",
    when_scored(Place(AGENDA_COUNTER, 3)),
    paid(
        Cost(counter=AGENDA_COUNTER),
        Choose(ice(Among(APPROACHED), rezzed=True, subtype="bioroid")),
        Until(UNTIL_RUN_ENDS, GainsSubroutines(Subroutine(EndRun()), last=True), of=CHOSEN),
    ),
)

card("Sentinel Defense Program", whenever(DAMAGED, Damage(NET, 1), by=ANYONE, what=BRAIN))

card(
    "Successful Demonstration",
    play=Gain(7),
    play_only_if=Happened(RUN_UNSUCCESSFUL, since=LAST_TURN, side=RUNNER),
)

card("Thomas Haas", advanceable(), paid(Cost(trash_self=True), Gain(2 * Counters(ADVANCEMENT))))

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

clicked_through = Happened(SPENT_CLICK, ice(), since=RUN, side=RUNNER)

card(
    "Zed 1.0",
    bioroid(),
    subroutine(If(clicked_through, Damage(BRAIN, 1))),
    subroutine(If(clicked_through, Damage(BRAIN, 1))),
)
