"""Creation and Control: Haas-Bioroid."""

from netrunner.cards.vocabulary import *

card(
    "Awakening Center",
    Hosts(
        Filter(ICE, subtype="bioroid"),
        words="This card can host bioroid ice, which is installed facedown, ignoring all install costs.",
    ),
    Trigger(
        PASSED_ALL_ICE,
        (
            RezHosted(discount=7),
            If(
                AnyChosen(),
                Until(
                    UNTIL_RUN_ENDS,
                    Trigger(RUN_ENDED, (Trash(itself=True),)),
                    chosen=True,
                    words="trash that ice after the run is completed",
                ),
                ForceEncounter(chosen=True),
            ),
        ),
        server=THIS_SERVER,
        optional=True,
        once_per_run=True,
        words=(
            "Once the Runner has passed the last ice of this server, you may rez ice hosted here for 7 "
            "credits less; the Runner then encounters it. It is trashed when the run is over."
        ),
    ),
)

card(
    "Cerebral Overwriter",
    advanceable(),
    when_accessed(PayTo(Cost(3), Damage(BRAIN, Counters(ADVANCEMENT))), optional=True),
)

card(
    "Director Haas",
    Static(Q_CLICKS, 1, words="You have 1 additional click to spend during your turn."),
    stolen_when_trashed(2),
)

card(
    "Efficiency Committee",
    when_scored(Place(AGENDA_COUNTER, 3)),
    action(
        Cost(clicks=1, counter=AGENDA_COUNTER, counters=1),
        GainClicks(2),
        Until(
            UNTIL_TURN_ENDS,
            Forbid("advance", side=CORP),
            words="you cannot advance cards for the remainder of this turn",
        ),
    ),
)

card(
    "Heimdall 2.0",
    bioroid(2),
    subroutine(Damage(BRAIN, 1)),
    subroutine(Both(Damage(BRAIN, 1), RunEnds())),
    subroutine(EndRun()),
)

card(
    "Howler",
    subroutine(
        InstallIceBehind("bioroid"),
        If(
            AnyChosen(),
            Until(
                UNTIL_RUN_ENDS,
                Trigger(RUN_ENDED, (DerezSelf(),)),
                chosen=True,
                words="derez that ice after the run is completed",
            ),
            Until(
                UNTIL_RUN_ENDS,
                Trigger(RUN_ENDED, (Trash(itself=True),)),
                words="trash this ice after the run is completed",
            ),
        ),
        words=(
            "You may put bioroid ice from HQ or Archives right behind this ice, installed and rezzed for "
            "nothing. When the run is over, that ice is derezzed and this ice is trashed"
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
    "Sentinel Defense Program",
    Trigger(
        DAMAGED,
        (Damage(NET, 1),),
        when=DamageOf(BRAIN),
        words="Whenever the Runner suffers brain damage, do 1 net damage.",
    ),
)

card(
    "Tyr's Hand",
    RezWhen(
        WOULD_BREAK,
        EncounteringHere("bioroid"),
        words=(
            "You may rez this card when the Runner is about to break a subroutine on bioroid ice protecting this "
            "server."
        ),
    ),
    Paid(
        Cost(trash_self=True),
        (PreventBreak(),),
        when=EncounteringHere("bioroid"),
        prevents=WOULD_BREAK,
        words=(
            "Trash this card: Prevent a subroutine on a piece of bioroid ice protecting this server from being broken."
        ),
    ),
)

card(
    "Viktor 2.0",
    bioroid(2),
    paid(Cost(counter=POWER, counters=1), Damage(BRAIN, 1)),
    subroutine(Trace(2, Place(POWER))),
    subroutine(EndRun()),
)
