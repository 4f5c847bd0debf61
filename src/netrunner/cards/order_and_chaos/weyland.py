"""Order and Chaos: Weyland Consortium."""

from netrunner.cards.vocabulary import *

card(
    "Argus Security: Protection Guaranteed",
    whenever(STOLEN, OneOf(Tag(1), Damage(MEAT, 2, suffer=True), by=RUNNER), by=OPPONENT),
)

card("Gagarin Deep Space: Expanding the Horizon", ExtraCost("access", Cost(1), corp_card(inside=REMOTE)))

card(
    "Glenn Station",
    of_its_own(
        Paid(
            Cost(clicks=1),
            (Choose(corp_card(zone=HAND)), Host(CHOSEN, facedown=True)),
            when=Not(Found(HOSTED_HERE)),
            name="Host a card from HQ",
        )
    ),
    of_its_own(
        Paid(
            Cost(clicks=1),
            (Choose(HOSTED_HERE), Move(CHOSEN, to=HAND)),
            name="Add the hosted card to HQ",
        )
    ),
)

card(
    "Housekeeping",
    whenever(
        INSTALLED,
        Choose(runner_card(zone=HAND), by=RUNNER),
        Trash(CHOSEN, by=RUNNER),
        by=OPPONENT,
        first=True,
    ),
)

card(
    "Mark Yale",
    whenever(SPENT_COUNTER, Gain(1), what=AGENDA_COUNTER),
    paid(Cost(trash_self=True), Gain(2)),
    paid(Cost(counter=AGENDA_COUNTER, from_any=True), Gain(2)),
)

card("The Board", Static(Q_POINTS, -1, agenda(ScoredBy(RUNNER), zone=SCORED)), stolen_when_trashed(2))

card(
    "The Twins",
    whenever(
        PASSED_ICE,
        PayTo(Cost(trash=ice(CopyOf(THAT_CARD), zone=HAND)), Encounter(THAT_CARD)),
        who=ice(rezzed=True),
        by=OPPONENT,
        server=THIS_SERVER,
        optional=True,
    ),
)

card(
    "Wormhole",
    advanceable(),
    Static(Q_REZ_COST, -3 * Counters(ADVANCEMENT), inactive=True),
    subroutine(ResolveSubroutine(ice(rezzed=True))),
)
