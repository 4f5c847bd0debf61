"""Lunar cycle: Anarch."""

from netrunner.cards.vocabulary import *

STEALTH_SPENT = LastAmount("credit spent from a stealth card")


card("Ekomind", Static(Q_MEMORY_LIMIT, Count(runner_card(zone=HAND)), sets=True))

card(
    "Incubator",
    each_turn(Place(VIRUS)),
    action(
        Cost(clicks=1, trash_self=True),
        Choose(virus(other=True)),
        MoveCounters(VIRUS),
        when=Compare(Counters(VIRUS), ">=", 1),
    ),
)

card(
    "Cyber Threat",
    play=(
        ChooseServer(),
        May(Choose(ice(rezzed=False, protecting=CHOSEN_SERVER), by=CORP), Rez(CHOSEN), by=CORP),
        If(Not(Is(CHOSEN, ice(rezzed=True))), Run(CHOSEN_SERVER, during=(Forbid("rez", ice(), side=CORP),))),
    ),
    play_only_if=FIRST_CLICK,
    words=(
        "Play only as your first click.\n"
        "Choose a server. The Corp may rez a piece of ice protecting it. If the Corp does not, make a run on that "
        "server; the Corp cannot rez ice during this run."
    ),
)

card("Lamprey", whenever(RUN_SUCCESSFUL, Lose(1, CORP), server=HQ), whenever(PURGED, Trash(THIS), by=OPPONENT))

card("D4v1d", when_installed(Place(POWER, 3)), paid(Cost(counter=POWER), Break(who=ice(Strong(">=", 5)))))

card(
    "Scrubbed",
    Static(
        Q_STRENGTH,
        -2,
        Filter(ICE, FirstEncountered(), zone=ANY_ZONE),
        words=(
            "The first piece of ice encountered each turn has -2 strength for the remainder of the run in which it is "
            "encountered."
        ),
    ),
)

card("Quetzal: Free Spirit", paid(FREE, Break("barrier"), once_per_turn=True))

card(
    "BlacKat",
    Paid(
        Cost(1),
        Break("barrier", 2 * least(1, STEALTH_SPENT) + 1),
        name="Break 1 barrier subroutine, or up to 3 with a stealth credit",
        words="1 credit: Break 1 barrier subroutine, or up to 3 if you spent a credit from a stealth card.",
    ),
    Paid(
        Cost(2),
        Boost(least(1, STEALTH_SPENT) + 1),
        name="+1 strength, or +2 with a stealth credit",
        words="2 credits: +1 strength, or +2 strength if you spent at least 1 credit from a stealth card.",
    ),
)

card("Duggar's", action(Cost(clicks=4), Draw(10)))

card(
    "Inject",
    play=(
        Choose(top(4), 4),
        Reveal(CHOSEN, alone=True),
        Trash(program(Among(CHOSEN), zone=DECK)),
        Gain(LastAmount("program trashed")),
        Move(runner_card(Among(CHOSEN), zone=DECK), to=HAND),
    ),
    words=(
        "Reveal the top 4 cards of your stack. Trash all programs among them and gain 1 credit for each program "
        "trashed this way. Add the other revealed cards to your grip."
    ),
)

card("Origami", Static(Q_HAND_SIZE, Count(Filter(PROGRAM, title="Origami"))))

card("Fester", whenever(PURGED, Lose(2, CORP, all_or_none=True), by=OPPONENT))

card(
    'Cerberus "Cuj.0" H3',
    when_installed(Place(POWER, 4)),
    paid(Cost(counter=POWER), Break("sentry", 2)),
    paid(Cost(1), Boost(1)),
)

card("Ixodidae", whenever(CREDITS_LOST, Gain(1), by=OPPONENT), whenever(PURGED, Trash(THIS), by=OPPONENT))
