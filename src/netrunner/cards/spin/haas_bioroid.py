"""Spin cycle: Haas-Bioroid."""

from netrunner.cards.vocabulary import *

card(
    "Project Ares",
    when_scored(
        Choose(runner_card(), greatest(0, TOKENS - 4), by=RUNNER),
        Trash(CHOSEN, by=RUNNER),
        If(Found(MOVED), BadPublicity(1)),
        words=(
            "When you score this agenda, the Runner must trash 1 of their installed cards for each advancement token "
            "on it over 4. If any card is trashed this way, take 1 bad publicity."
        ),
    ),
)

card(
    "Accelerated Diagnostics",
    play=(
        Look(top(3)),
        Repeat(3, Choose(operation(Among(LOOKED), zone=DECK), up_to=True), Play(CHOSEN, plainly=True)),
        Trash(LOOKED),
    ),
    words=(
        "Look at the top 3 cards of R&D. You may play any operations among them, paying their play costs but no "
        "additional costs. Trash the rest of those cards."
    ),
)


def one_access() -> Ability:
    """A subroutine: the Runner cannot access more than 1 card during this run."""
    return subroutine(
        Until(UNTIL_RUN_ENDS, Forbid("access", when=Compare(Times(ACCESSED, since=RUN), ">=", 1), side=RUNNER)),
        words="The Runner cannot access more than 1 card during this run",
    )


card("Hudson 1.0", bioroid(), one_access(), one_access())

card("NEXT Bronze", Static(Q_STRENGTH, Count(ice(rezzed=True, subtype="next"))), subroutine(EndRun()))

card(
    "Wotan",
    subroutine(Unless(Cost(clicks=2), EndRun())),
    subroutine(Unless(Cost(3), EndRun())),
    subroutine(Unless(Cost(trash=program()), EndRun())),
    subroutine(Unless(Cost(damage=((BRAIN, 1),)), EndRun())),
)

card(
    "Hellion Alpha Test",
    play=Trace(2, Choose(resource()), Move(CHOSEN, to=TOP), failure=BadPublicity(1)),
    play_only_if=Happened(INSTALLED, resource(zone=ANY_ZONE), since=LAST_TURN, side=RUNNER),
)

card("Isabel McGuire", action(Cost(clicks=1), Choose(corp_card()), Move(CHOSEN, to=HAND)))

card(
    "Rex Campaign",
    when_rezzed(Place(POWER, 3)),
    whenever(COUNTERS_GONE, Trash(THIS), OneOf(RemoveBadPublicity(1), Gain(5)), itself=True, what=POWER, by=ANYONE),
    each_turn(Remove(POWER)),
)

card("Fenris", when_rezzed(BadPublicity(1)), subroutine(Damage(BRAIN, 1)), subroutine(EndRun()))

card("Panic Button", InstallOnly(server=HQ), paid(Cost(1), Draw(1), when=RunningOn(HQ)))

card("Blue Level Clearance", double(), play=Both(Gain(5), Draw(2)))

card(
    "Strongbox",
    additional_cost("steal", Cost(clicks=1), agenda(AccessedFrom(THIS_SERVER), zone=ANY_ZONE), outlives_trashing=True),
)

card("Gyri Labyrinth", subroutine(Until(UNTIL_YOUR_TURN_BEGINS, Static(Q_HAND_SIZE, -2, side=RUNNER))))

OTHERS = tuple(
    title
    for title in titles_of("corp", "agenda", "asset", "ice", "operation", "upgrade")
    if title != "Reclamation Order"
)

card(
    "Reclamation Order",
    double(),
    play=(
        NameCard(OTHERS),
        Choose(corp_card(Named(OTHERS), zone=DISCARD), ANY_NUMBER, up_to=True),
        Move(CHOSEN, to=HAND, reveal=True),
    ),
    words=(
        "As an additional cost to play this operation, spend 1 click.\n"
        "Name any card but Reclamation Order. You may reveal its copies in Archives, as many as you like, and add "
        "those to HQ."
    ),
)
