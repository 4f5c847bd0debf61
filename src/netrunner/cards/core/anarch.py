"""Core Set: Anarch."""

from netrunner.cards.vocabulary import *

card("Noise: Hacker Extraordinaire", whenever(INSTALLED, Trash(top(1, CORP), by=CORP), who=virus()))

card(
    "Déjà Vu",
    play=(
        Choose(runner_card(zone=DISCARD)),
        If(
            Is(CHOSEN, virus(zone=DISCARD)),
            Choose(
                program(NotAmong(CHOSEN), subtype="virus", zone=DISCARD, words="other virus program in your heap"),
                up_to=True,
                name="second",
            ),
        ),
        Move(CHOSEN, to=HAND),
        Move(Chosen("second"), to=HAND),
    ),
    words="Add 1 card, or up to 2 virus cards, from your heap to your grip.",
)

card("Demolition Run", play=Run(HQ, RND, trash_free=True))

card(
    "Stimhack",
    play=Run(lend=9, during=(Trigger(RUN_ENDED, Damage(BRAIN, 1, preventable=False, suffer=True), by=YOU),)),
)

card("Cyberfeeder", recurring(1, FOR_ABILITY, on=program(subtype="icebreaker")), also_for(FOR_INSTALL, on=virus()))

card("Grimoire", memory(2), whenever(INSTALLED, Place(VIRUS, on=THAT_CARD), who=virus()))

card("Corroder", icebreaker("barrier", 1, pump=(1, 1)))

card(
    "Datasucker",
    whenever(RUN_SUCCESSFUL, Place(VIRUS), server=CENTRAL),
    paid(Cost(counter=VIRUS), Boost(-1, ice(Among(ENCOUNTERED_ICE), rezzed=True))),
)

card(
    "Djinn",
    HostsCards(program(not_subtype="icebreaker"), memory=3, free_memory=True),
    action(Cost(1, clicks=1), Search(virus(zone=DECK)), Move(CHOSEN, to=HAND)),
)

card(
    "Medium",
    whenever(RUN_SUCCESSFUL, Place(VIRUS), server=RND),
    Static(Q_MAY_ACCESS, after_first(VIRUS), server=RND),
)

card("Mimic", icebreaker("sentry", 1))

card(
    "Parasite",
    InstallOnly(on=ice(rezzed=True)),
    Static(Q_STRENGTH, -Counters(VIRUS), that_host(ICE)),
    Check(Is(HOST, ice(Strong("<=", 0), CanBeTrashed(), rezzed=True)), Trash(HOST)),
    each_turn(Place(VIRUS)),
    words=(
        "Install only on a rezzed piece of ice.\n"
        "Host ice has -1 strength for each virus counter on this card. It is trashed as soon as its strength is 0 or "
        "less.\n"
        "When your turn begins, place 1 virus counter on this card."
    ),
)

card(
    "Wyrm",
    paid(Cost(3), Break(who=Filter(ICE, Strong("<=", 0), zone=ANY_ZONE))),
    paid(Cost(1), Boost(-1, ENCOUNTERED_ICE)),
    paid(Cost(1), Boost(1)),
)

card("Yog.0", icebreaker("code gate", 0))

card("Ice Carver", Static(Q_STRENGTH, -1, Filter(ICE, Among(ENCOUNTERED_ICE), zone=ANY_ZONE)))

card("Wyldside", each_turn(Both(Draw(2), LoseClicks(1))))
