"""Flashpoint cycle: neutral Corp cards."""

from netrunner.cards.vocabulary import *

card("Sandburg", Static(Q_STRENGTH, CORP_CREDITS // 5, ice(zone=ANY_ZONE), when=Compare(CORP_CREDITS, ">=", 10)))

card(
    "Financial Collapse",
    play=Unless(Cost(trash=resource()), Lose(2 * Count(resource()), RUNNER)),
    play_only_if=Compare(RUNNER_CREDITS, ">=", 6),
)

card(
    "Prisec",
    when_accessed(PayTo(Cost(2), Both(Tag(1), Damage(MEAT, 1))), when=From(PLAY), optional=True),
)

card("Scarcity of Resources", Static(Q_INSTALL_COST, 2, resource(zone=ANY_ZONE)))

card("Best Defense", play=(Choose(runner_card(Costs("<=", TAGS))), Trash(CHOSEN)))

card(
    "Preemptive Action",
    play=(Choose(corp_card(zone=DISCARD), 3), Move(CHOSEN, to=SHUFFLED), Along(Move(THIS, to=REMOVED))),
)

card("Show of Force", when_scored(Damage(MEAT, 2)))

card("Enforced Curfew", Static(Q_HAND_SIZE, -1, side=RUNNER))

card(
    "NASX",
    each_turn(Gain(1)),
    whenever(
        GAINED_CREDITS,
        PayTo(Cost(x=True, x_max=2), Place(POWER, X)),
        who=Filter(zone=ANY_ZONE, other=True),
        by=YOU,
        optional=True,
        words=(
            "Whenever you gain credits through a card ability other than one of this card, you may pay up to 2 credits "
            "to place that many power counters on this card."
        ),
    ),
    action(Cost(clicks=1, trash_self=True), Gain(2 * Counters(POWER))),
)

card(
    "Macrophage",
    subroutine(Trace(4, Purge())),
    subroutine(Trace(3, Choose(virus()), Trash(CHOSEN))),
    subroutine(Trace(2, Choose(virus(zone=DISCARD)), Move(CHOSEN, to=REMOVED))),
    subroutine(Trace(1, EndRun())),
)

card("Tribunal", *(subroutine(Choose(runner_card(), by=RUNNER), Trash(CHOSEN, by=RUNNER)) for _ in range(3)))
