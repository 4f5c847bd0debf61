"""Flashpoint cycle: Anarch."""

from netrunner.cards.vocabulary import *

HQ_AND_RND = Times(RUN_SUCCESSFUL, side=RUNNER, server=HQ) + Times(RUN_SUCCESSFUL, side=RUNNER, server=RND)
HQ_OR_RND_NOW = Times(RUN_SUCCESSFUL, since=RUN, server=HQ) + Times(RUN_SUCCESSFUL, since=RUN, server=RND)


def from_the_heap(subtype: str) -> Ability:
    """Whenever ice of a subtype is encountered, the program may be installed from the heap."""
    return Trigger(
        ENCOUNTERED,
        Install(THIS),
        who=ice(subtype=subtype),
        by=YOU,
        optional=True,
        from_discard=True,
        prompt="install it from your heap, paying its install cost",
    )


def grows_by_breaking() -> tuple[Ability, Ability]:
    """A power counter for each encounter with ice that this card breaks whole, and as much strength."""
    return (
        whenever(ENCOUNTER_ENDED, Place(POWER), when=BrokeWithThis(all_of_them=True)),
        Static(Q_STRENGTH, Counters(POWER)),
    )


card(
    "System Outage",
    whenever(
        DREW,
        Lose(1, CORP),
        by=OPPONENT,
        when=Happened(DREW, side=CORP, times=2),
        words="Whenever the Corp draws cards, except for the first time each turn, it loses 1 credit.",
    ),
)

card(
    "Null: Whistleblower",
    Trigger(
        ENCOUNTERED,
        (
            Choose(runner_card(zone=HAND)),
            Trash(CHOSEN),
            If(Compare(LastAmount("card trashed"), ">=", 1), Boost(-2, THAT_CARD, until=UNTIL_RUN_ENDS)),
        ),
        by=YOU,
        optional=True,
        once_per_turn=True,
        prompt="trash a card from your grip to give the ice -2 strength for the remainder of this run",
        words=(
            "Once per turn, when you encounter a piece of ice, you may trash a card from your grip. If it is trashed, "
            "the ice has -2 strength for the remainder of this run."
        ),
    ),
)

card(
    "Credit Crash",
    play=Run(
        during=(
            Trigger(
                ACCESSED,
                (Reveal(THAT_CARD), Unless(Cost(RezCostOf(THAT_CARD)), Trash(THAT_CARD), who=CORP)),
                who=Filter(ASSET | ICE | OPERATION | UPGRADE, side=CORP, zone=ANY_ZONE),
                by=YOU,
                first=EACH_RUN,
            ),
        )
    ),
    words=(
        "Make a run. Trash the first card other than an agenda that you access during this run, at no cost, unless the "
        "Corp spends credits equal to its rez or play cost."
    ),
)

card(
    "Rumor Mill",
    Blank(
        Filter(ASSET | UPGRADE, Unique(), not_subtype="region", side=CORP),
        words="Unique assets and upgrades that are not regions have blank text boxes.",
    ),
)

card("Nfr", *grows_by_breaking(), paid(Cost(1), Break("barrier")))

card("Paperclip", from_the_heap("barrier"), paid(Cost(x=True), Boost(X), Break("barrier", X)))

card(
    "Obelus",
    memory(1),
    Static(Q_HAND_SIZE, TAGS),
    Trigger(
        RUN_ENDED,
        Draw(Times(ACCESSED, since=RUN)),
        by=YOU,
        when=All(RunSucceeded(), Compare(HQ_OR_RND_NOW, ">=", 1), Compare(HQ_AND_RND, "==", 1)),
        words=(
            "The first time each turn that a successful run on R&D or HQ ends, draw 1 card for each card you accessed "
            "during it."
        ),
    ),
)

card("Black Orchestra", from_the_heap("code gate"), paid(Cost(3), Boost(2), Break("code gate", 2)))

card(
    "Omar Keung: Conspiracy Theorist",
    action(Cost(clicks=1), Run(ARCHIVES, if_successful=OneOf(TreatAsRunOn(HQ), TreatAsRunOn(RND))), once_per_turn=True),
)

card(
    "En Passant",
    play=(Choose(ice(HappenedTo(PASSED_ICE, since=RUN), rezzed=False)), Trash(CHOSEN)),
    play_only_if=Happened(RUN_SUCCESSFUL, side=RUNNER),
    words=(
        "Play only if you made a successful run this turn.\n"
        "Trash an unrezzed piece of ice that you passed during your last run this turn."
    ),
)

card(
    "Frantic Coding",
    play=(
        Look(top(10)),
        Choose(program(Among(LOOKED), zone=DECK), up_to=True),
        Install(CHOSEN, less=5),
        Trash(LOOKED),
    ),
)

card("MKUltra", from_the_heap("sentry"), paid(Cost(3), Boost(2), Break("sentry", 2)))

card(
    "Şifr",
    memory(2),
    Trigger(
        ENCOUNTERED,
        (Until(UNTIL_YOUR_TURN_BEGINS, Static(Q_HAND_SIZE, -1)), Boost(-greatest(0, StrengthOf(THAT_CARD)), THAT_CARD)),
        by=YOU,
        optional=True,
        once_per_turn=True,
        prompt="reduce your maximum hand size by 1 to lower the strength of the ice to 0",
        words=(
            "Once per turn, when you encounter a piece of ice, you may reduce your maximum hand size by 1 until your "
            "next turn begins. If you do, the strength of that ice is lowered to 0 for the remainder of the encounter."
        ),
    ),
)

card("Sūnya", *grows_by_breaking(), paid(Cost(2), Break("sentry")))
