"""Creation and Control: Shaper."""

from netrunner.cards.vocabulary import *

card(
    'Rielle "Kit" Peddler: Transhuman',
    GainsSubtypes(
        ("code gate",),
        who=Filter(ICE, FirstEncountered(), zone=ANY_ZONE),
        words=(
            "The first piece of ice you encounter each turn gains code gate for the remainder of the run in which you "
            "encounter it."
        ),
    ),
)

card(
    "Scavenge",
    play=(
        Choose(program(), name="trashed program"),
        Trash(Chosen("trashed program")),
        If(
            Found(MOVED),
            Choose(program(zone=HAND | DISCARD)),
            Install(CHOSEN, less=CostOf(Chosen("trashed program"))),
        ),
    ),
)

card(
    "Feedback Filter",
    paid(Cost(3), PreventDamage(NET), prevents=WOULD_DAMAGE),
    paid(Cost(trash_self=True), PreventDamage(BRAIN, amount=2), prevents=WOULD_DAMAGE),
)

card(
    "The Professor: Keeper of Knowledge",
    words="Of each program in your deck, one copy costs no influence.",
)

card("Exile: Streethawk", whenever(INSTALLED, Draw(1), who=program(), when=From(DISCARD)))

card("Escher", play=Run(HQ, if_successful=ReplaceAccess(RearrangeIce())))

card(
    "Exploratory Romp",
    play=Run(
        if_successful=ReplaceAccess(
            Choose(corp_card(HasCounters(ADVANCEMENT, own=True), InOrProtecting(ATTACKED))),
            Remove(ADVANCEMENT, 3, CHOSEN, up_to=True),
        )
    ),
)

card(
    "Freelance Coding Contract",
    play=(
        Choose(program(zone=HAND), 5, up_to=True),
        Trash(CHOSEN),
        Gain(2 * LastAmount("program trashed")),
    ),
)

card(
    "Levy AR Lab Access",
    play=(Move(runner_card(zone=HAND | DISCARD, other=True), to=SHUFFLED), Draw(5), Along(Move(THIS, to=REMOVED))),
)

card(
    "Monolith",
    memory(3),
    when_installed(Repeat(3, Choose(program(zone=HAND), up_to=True), Install(CHOSEN, less=4))),
    paid(Cost(trash=program(zone=HAND)), PreventDamage(NET, BRAIN), prevents=WOULD_DAMAGE),
)

card("Clone Chip", paid(Cost(trash_self=True), Choose(program(zone=DISCARD)), Install(CHOSEN)))

card(
    "Omni-drive",
    HostsCards(program(), memory=1, count=1, free_memory=True),
    recurring(1, FOR_ABILITY, on=program(HostedOn(THIS))),
)

card(
    "Atman",
    when_installed(PayTo(Cost(x=True), Place(POWER, X)), optional=True),
    Static(Q_STRENGTH, Counters(POWER)),
    paid(Cost(1), Break(who=ice(Strong("==", StrengthOf(THIS))))),
)

card("Cloak", recurring(1, FOR_ABILITY, on=program(subtype="icebreaker")))

card("Dagger", paid(Cost(1), Break("sentry")), paid(Cost(1, stealth=1), Boost(5)))

card(
    "Chakana",
    whenever(RUN_SUCCESSFUL, Place(VIRUS), server=RND),
    Static(Q_ADVANCEMENT, 1, agenda(zone=ANY_ZONE), when=Compare(Counters(VIRUS), ">=", 3)),
)

card(
    "Cyber-Cypher",
    icebreaker("code gate", 1, pump=(1, 1)),
    when_installed(ChooseServer(remember=True)),
    Forbid("use", this_card(), when=Not(RunningOn(REMEMBERED_SERVER))),
)

card("Paricia", recurring(2, FOR_TRASHING, on=asset()))

card("Self-modifying Code", paid(Cost(2, trash_self=True), Search(program(zone=DECK), reveal=False), Install(CHOSEN)))

card(
    "Sahasrara",
    recurring(2, FOR_INSTALL, on=program()),
    words=(
        "2 recurring credits. You may spend them to install programs, but not a program for which this card is trashed."
    ),
)

card("Inti", icebreaker("barrier", 1, pump=(2, 1), until=UNTIL_RUN_ENDS))

card("Professional Contacts", action(Cost(clicks=1), Both(Gain(1), Draw(1))))

card("Borrowed Satellite", link(1), Static(Q_HAND_SIZE, 1))

card(
    "Ice Analyzer",
    whenever(REZZED, Place(CREDIT), who=ice(), by=OPPONENT),
    Credits(0, 1 << FOR_INSTALL, program(), words="You may spend hosted credits to install programs."),
)
