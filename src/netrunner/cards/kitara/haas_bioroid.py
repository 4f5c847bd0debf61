"""Kitara Cycle: Haas-Bioroid."""

from netrunner.cards.vocabulary import *

NEXT_ICE = ice(rezzed=True, subtype="next")

card("Ikawah Project", additional_cost("steal", Cost(2, clicks=1)))

card("Najja 1.0", bioroid(), subroutine(EndRun()), subroutine(EndRun()))

a_click_each_way = subroutine(
    LoseClicks(1, RUNNER),
    Until(UNTIL_CORP_TURN_ENDS, Static(Q_CLICKS, 1, when=Compare(TURN_NUMBER, ">", X)), x=TURN_NUMBER),
    words="The Runner loses 1 click, if able. The Corp has 1 additional click to spend during its next turn",
)

card("Nightdancer", a_click_each_way, a_click_each_way)

card(
    "Kamali 1.0",
    bioroid(),
    *(subroutine(Unless(Cost(trash=kind), Damage(BRAIN, 1))) for kind in (resource(), hardware(), program())),
)

card(
    "NEXT Diamond",
    Static(Q_REZ_COST, -1 * Count(ice(rezzed=True, subtype="next", other=True)), inactive=True),
    subroutine(Damage(BRAIN, 1)),
    subroutine(Damage(BRAIN, 1)),
    subroutine(Choose(runner_card()), Trash(CHOSEN)),
)

card(
    "NEXT Sapphire",
    subroutine(Draw(Count(NEXT_ICE), up_to=True)),
    subroutine(Choose(corp_card(zone=DISCARD), Count(NEXT_ICE), up_to=True), Move(CHOSEN, to=HAND)),
    subroutine(Choose(corp_card(zone=HAND), Count(NEXT_ICE), up_to=True), Move(CHOSEN, to=SHUFFLED)),
)

card(
    "Warden Fatuma",
    GainsSubroutines(
        Subroutine(LoseClicks(1, RUNNER, all_or_none=True)), who=ice(rezzed=True, subtype="bioroid"), first=True
    ),
)

card(
    "Kuwinda K4H1U3",
    each_turn(
        Trace(Counters(POWER), Both(Damage(BRAIN, 1), Trash(THIS)), failure=Place(POWER)),
        optional=True,
    ),
)

card(
    "Malia Z0L0K4",
    when_rezzed(Choose(Filter(RESOURCE, not_subtype="virtual", side=RUNNER)), Remember(CHOSEN)),
    Blank(resource(Among(REMEMBERED)), words="The text box of the chosen resource is blank."),
)

card(
    "Jinja City Grid",
    whenever(
        DREW,
        Repeat(
            Count(DRAWN),
            Choose(ice(Among(DRAWN), zone=HAND), up_to=True),
            Reveal(CHOSEN),
            Install(CHOSEN, where=THIS_SERVER, less=4),
        ),
        words=(
            "Whenever you draw a piece of ice, you may reveal it and install it protecting this server, lowering its "
            "install cost by 4."
        ),
    ),
)

card(
    "Kill Switch",
    whenever(
        (ACCESSED, AGENDA_SCORED),
        reveal_from_rnd(),
        Trace(3, Damage(BRAIN, 1)),
        who=agenda(zone=ANY_ZONE),
        by=ANYONE,
    ),
)

card(
    "Tempus",
    when_accessed(
        reveal_from_rnd(),
        Trace(
            3,
            OneOf(LoseClicks(2, RUNNER, all_or_none=True), Damage(BRAIN, 1, suffer=True), by=RUNNER),
        ),
        when=Not(From(DISCARD)),
    ),
)

card(
    "Remote Enforcement",
    when_scored(
        Search(ice(zone=DECK), reveal=False),
        Install(CHOSEN, where=REMOTE),
        Rez(MOVED, less=ALL, must=True),
        optional=True,
    ),
)

card(
    "Riot Suppression",
    play=(
        Unless(
            Cost(damage=((BRAIN, 1),)),
            Until(UNTIL_RUNNER_TURN_ENDS, Static(Q_CLICKS, -3, side=RUNNER)),
        ),
        Along(Move(THIS, to=REMOVED)),
    ),
    play_only_if=TRASHED_LAST_TURN,
    words=(
        "Play only if the Runner trashed a Corp card during their last turn.\n"
        "The Runner has 3 fewer clicks to spend during their next turn, unless they suffer 1 brain damage now. Remove "
        "this card from the game."
    ),
)

card(
    "Asa Group: Security Through Vigilance",
    whenever(
        INSTALLED,
        Choose(corp_card(types=ASSET | ICE | UPGRADE, zone=HAND)),
        Install(CHOSEN, beside=THAT_CARD),
        first=True,
        optional=True,
    ),
)
