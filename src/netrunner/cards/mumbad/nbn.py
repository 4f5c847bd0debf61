"""Mumbad cycle: NBN."""

from netrunner.cards.vocabulary import *

card(
    "Disposable HQ",
    when_accessed(
        reveal_from_rnd(),
        May(Choose(corp_card(zone=HAND), ANY_NUMBER, up_to=True), Move(CHOSEN, to=BOTTOM)),
    ),
)

card("Remote Data Farm", Static(Q_HAND_SIZE, 2))

card(
    "Puppet Master",
    whenever(RUN_SUCCESSFUL, Choose(can_be_advanced()), Place(ADVANCEMENT, on=CHOSEN), by=OPPONENT, optional=True),
)

card(
    "Harishchandra Ent.: Where You're the Star",
    Static(Q_OPEN_HAND, 1, when=TAGGED, side=RUNNER),
)

interruption = subroutine(
    Until(UNTIL_RUN_ENDS, ExtraCost("break with", Cost(1), program(subtype="icebreaker"))),
)

card("Interrupt 0", interruption, interruption)

card(
    "Waiver",
    subroutine(
        Trace(5, Reveal(runner_card(zone=HAND)), Trash(runner_card(Costs("<=", MARGIN), zone=HAND))),
        words=(
            "Trace 5. If successful, the Runner reveals their grip. Trash each card in it with a play or install cost "
            "of at most the number of points by which the trace succeeded."
        ),
    ),
)

card(
    "Kala Ghoda Real TV",
    each_turn(Look(top(1, RUNNER)), optional=True),
    paid(Cost(trash_self=True), Trash(top(1, RUNNER), by=RUNNER)),
)

card(
    "Sensie Actors Union",
    each_turn(
        If(
            Not(Any(ice(protecting=THIS_SERVER))),
            Draw(3),
            Choose(corp_card(zone=HAND)),
            Move(CHOSEN, to=BOTTOM),
        ),
        optional=True,
        prompt="draw 3 cards, then put a card from HQ on the bottom of R&D",
    ),
)

card("Aryabhata Tech", whenever(TRACED, Both(Gain(1), Lose(1, RUNNER)), by=ANYONE, when=TraceSucceeded()))

card(
    "Full Immersion RecStudio",
    HostsCards(corp_card(types=ASSET | AGENDA, zone=ANY_ZONE), count=2),
    Static(Q_TRASH_COST, 3 * Count(HOSTED_HERE), this_card()),
)

card(
    "Ibrahim Salem",
    additional_cost("rez", Cost(forfeit=1)),
    each_turn(
        NameCard(CARD_TYPES, "card type"),
        Look(runner_card(zone=HAND)),
        Choose(runner_card(OfNamedType(CARD_TYPES), zone=HAND)),
        Trash(CHOSEN),
        words="When your turn begins, name a card type. Look at the Runner's grip and trash 1 card of that type in it.",
    ),
)

RUNNER_TITLES = titles_of("runner", "event", "hardware", "program", "resource")

card(
    "Salem's Hospitality",
    play=(
        NameCard(RUNNER_TITLES),
        Reveal(runner_card(zone=HAND), alone=True),
        Trash(runner_card(Named(RUNNER_TITLES), zone=HAND), by=RUNNER),
    ),
    words="Name a card. The Runner reveals their grip and trashes all copies of that card in it.",
)

card(
    "Exchange of Information",
    play=(
        Choose(Filter(AGENDA, ScoredBy(CORP), zone=SCORED), name="chosen agenda"),
        Choose(Filter(AGENDA, ScoredBy(RUNNER), zone=SCORED)),
        Swap(Chosen("chosen agenda"), CHOSEN),
    ),
    play_only_if=TAGGED,
    words=(
        "Play only if the Runner is tagged.\n"
        "Swap an agenda in your score area with an agenda in the Runner's score area."
    ),
)

card(
    "Navi Mumbai City Grid",
    Forbid(
        "use paid abilities of",
        Filter(0, not_subtype="icebreaker", zone=ANY_ZONE),
        when=RunningOn(THIS_SERVER),
        side=RUNNER,
    ),
)
