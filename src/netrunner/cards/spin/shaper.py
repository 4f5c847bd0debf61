"""Spin cycle: Shaper."""

from netrunner.cards.vocabulary import *

card(
    "Eureka!",
    double(),
    play=(
        Choose(top(1)),
        Reveal(CHOSEN, alone=True),
        May(Install(CHOSEN, less=10)),
        If(Not(Is(CHOSEN, Filter())), Trash(CHOSEN)),
    ),
    words=(
        "As an additional cost to play this event, spend 1 click.\n"
        "Reveal the top card of your stack. You may install it, lowering its install cost by 10; otherwise, trash it."
    ),
)

card(
    "Paintbrush",
    Paid(
        Cost(clicks=1),
        (
            Choose(ice(rezzed=True)),
            OneOf(
                GainSubtypes("sentry", until=UNTIL_NEXT_RUN_ENDS),
                GainSubtypes("code gate", until=UNTIL_NEXT_RUN_ENDS),
                GainSubtypes("barrier", until=UNTIL_NEXT_RUN_ENDS),
            ),
        ),
        name="A rezzed piece of ice gains sentry, code gate or barrier until the end of the next run this turn",
    ),
    words="Click: A rezzed piece of ice gains sentry, code gate or barrier until the end of the next run this turn.",
)

card("Lockpick", recurring(1, FOR_ABILITY, on=program(subtype="decoder")))

card(
    "False Echo",
    whenever(
        PASSED_ICE,
        PayTo(Cost(trash_self=True), OneOf(Rez(THAT_CARD), Move(THAT_CARD), by=CORP)),
        who=ice(rezzed=False),
        optional=True,
        prompt="trash this card to make the Corp either rez it or add it to HQ",
        words=(
            "Whenever you pass an unrezzed piece of ice, you may trash this card to make the Corp either rez that ice "
            "or add it to HQ."
        ),
    ),
)

card("Motivation", each_turn(Look(top(1)), optional=True))

card(
    "Record Reconstructor",
    whenever(
        RUN_SUCCESSFUL,
        ReplaceAccess(Choose(corp_card(zone=DISCARD, rezzed=True)), Move(CHOSEN, to=TOP)),
        server=ARCHIVES,
        optional=True,
    ),
)

card("Torch", icebreaker("code gate", 1, pump=(1, 1)))

card(
    "Woman in the Red Dress",
    each_turn(
        Reveal(top(1, CORP), alone=True),
        If(Any(corp_card(zone=DECK)), May(Draw(1, CORP), by=CORP)),
        words="When your turn begins, reveal the top card of R&D, which the Corp may then draw.",
    ),
)

card(
    "LLDS Processor",
    whenever(INSTALLED, Boost(1, THAT_CARD, until=UNTIL_TURN_ENDS), who=program(subtype="icebreaker")),
)

card(
    "Sharpshooter",
    paid(Cost(trash_self=True), Break("destroyer", count=ANY_NUMBER)),
    paid(Cost(1), Boost(2)),
)

card(
    "Capstone",
    Paid(
        Cost(clicks=1),
        (
            Choose(runner_card(zone=HAND), ANY_NUMBER, up_to=True),
            Trash(CHOSEN),
            Draw(Count(runner_card(Among(MOVED), HasCopy(runner_card()), zone=DISCARD))),
        ),
        name="Trash any number of cards from your grip, to draw 1 for each with another copy installed",
        words=(
            "Click: Trash any number of cards from your grip. Draw 1 card for each of them of which you have another "
            "copy installed."
        ),
    ),
)

card("CyberSolutions Mem Chip", memory(2))

card(
    "Alpha",
    paid(Cost(1), Break(who=ice(Outermost(), protecting=ANY_SERVER))),
    paid(Cost(1), Boost(1)),
)

card(
    "Omega",
    paid(Cost(1), Break(who=ice(Innermost(), protecting=ANY_SERVER))),
    paid(Cost(1), Boost(1)),
)

card(
    "Power Nap",
    double(),
    play=Gain(Count(event(subtype="double", zone=DISCARD)) + 2),
)
