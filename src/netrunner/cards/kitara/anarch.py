"""Kitara Cycle: Anarch."""

from netrunner.cards.vocabulary import *

card(
    "By Any Means",
    play=Until(
        UNTIL_TURN_ENDS,
        Trigger(
            ACCESSED,
            Both(Trash(THAT_CARD), Damage(MEAT, 1, suffer=True)),
            who=corp_card(zone=ANY_ZONE),
            by=YOU,
            when=Not(From(DISCARD)),
        ),
    ),
    play_only_if=FIRST_CLICK,
    words=(
        "Play only as your first click.\n"
        "Until the end of the turn, whenever you access a card, except in Archives, trash it at no cost, whatever it "
        "is, and suffer 1 meat damage."
    ),
)

for title, subtype in (("Yusuf", "barrier"), ("Musaazi", "sentry")):
    card(
        title,
        whenever(RUN_SUCCESSFUL, Place(VIRUS), optional=True),
        paid(Cost(counter=VIRUS, several=True), Break(subtype)),
        paid(Cost(counter=VIRUS, several=True), Boost(1)),
    )

card(
    "Acacia",
    whenever(PURGED, Both(Gain(EventAmount("virus counter removed")), Trash(THIS)), by=OPPONENT, optional=True),
)

card(
    "Plague",
    when_installed(ChooseServer(remember=True)),
    whenever(RUN_SUCCESSFUL, Place(VIRUS, 2), server=REMEMBERED_SERVER, optional=True),
)

card("eXer", Static(Q_ACCESSES, 1, server=RND), whenever(PURGED, Trash(THIS), by=OPPONENT))

card(
    "Friday Chip",
    whenever(TRASHED, Place(VIRUS), who=corp_card(zone=ANY_ZONE), optional=True),
    each_turn(Choose(virus()), MoveCounters(VIRUS, 1), when=Compare(Counters(VIRUS), ">=", 1), optional=True),
)

card(
    "Crypt",
    whenever(RUN_SUCCESSFUL, Place(VIRUS), server=ARCHIVES, optional=True),
    action(
        Cost(clicks=1, counter=VIRUS, counters=3, trash_self=True),
        Search(virus(zone=DECK), reveal=False),
        Install(CHOSEN),
    ),
)

card(
    "Glut Cipher",
    play=Run(
        ARCHIVES,
        if_successful=ReplaceAccess(
            If(
                Compare(Count(corp_card(zone=DISCARD)), ">=", 5),
                Choose(corp_card(zone=DISCARD), 5, by=CORP),
                Move(CHOSEN, to=HAND),
                Choose(corp_card(zone=HAND), LastAmount("card added to HQ"), at_random=True),
                Trash(CHOSEN, by=CORP),
            )
        ),
    ),
    words=(
        "Make a run on Archives. If successful, instead of accessing cards, the Corp adds 5 cards of its choice from "
        "Archives to HQ, then trashes as many cards from HQ at random. If there are fewer than 5 cards in Archives, "
        "neither happens."
    ),
)

card(
    "Knobkierie",
    Static(Q_MEMORY_LIMIT, 3, virus()),
    whenever(RUN_SUCCESSFUL, Choose(virus()), Place(VIRUS, on=CHOSEN), first=True, optional=True),
)

card(
    "Freedom Khumalo: Crypto-Anarchist",
    Paid(
        Cost(counter=VIRUS, counters=RezCostOf(ACCESSED_CARD), several=True),
        Trash(ACCESSED_CARD, by=RUNNER, revealed=True),
        when=Is(ACCESSED_CARD, Filter(ASSET | ICE | OPERATION | UPGRADE, zone=ANY_ZONE - DISCARD)),
        once_per_turn=True,
        on_access=True,
        name="Remove virus counters to trash it",
        words=(
            "Once per turn, when you access a card other than an agenda, you may remove X virus counters from your "
            "installed cards to trash it at no cost, whether or not it has a trash cost. X is its rez or play cost."
        ),
    ),
)

card(
    "Trypano",
    InstallOnly(on=ice()),
    Check(All(Compare(Counters(VIRUS), ">=", 5), Is(HOST, ice(CanBeTrashed()))), Trash(HOST)),
    each_turn(Place(VIRUS), optional=True),
)

card("Contaminate", play=(Choose(runner_card(HasCounters(VIRUS, "==", 0))), Place(VIRUS, 3, on=CHOSEN)))

card("Zer0", action(Cost(clicks=1, damage=((NET, 1),)), Both(Gain(1), Draw(2)), once_per_turn=True))

card(
    "Hippo",
    whenever(
        ALL_BROKEN,
        PayTo(Cost(remove_self=True), Trash(ENCOUNTERED_ICE)),
        what=OUTERMOST_ICE,
        first=True,
        optional=True,
    ),
)
