"""Core Set: Anarch."""

from netrunner.cards.vocabulary import *

card(
    "Noise: Hacker Extraordinaire",
    whenever(INSTALLED, TrashTop(CORP), who=virus_program),
)

card("Déjà Vu", play=Recover(many=2, subtype="virus"))

card("Demolition Run", play=Run(HQ, RND, trash_free=True))

card(
    "Stimhack",
    play=(Run(lend=9), Damage(BRAIN, 1, preventable=False, suffer=True)),
    words=(
        "Make a run with 9 extra credits, which you may spend only during this run. When the run is over, suffer "
        "1 brain damage (it cannot be prevented) and return the unspent extra credits to the bank."
    ),
)

card(
    "Cyberfeeder",
    recurring(
        1,
        FOR_ABILITY,
        on=Filter(subtype="icebreaker"),
        words="Use this credit to pay for using icebreakers or for installing virus programs.",
    ),
    also_for(FOR_INSTALL, on=virus_program),
)

card(
    "Grimoire",
    memory(2),
    whenever(INSTALLED, Place(VIRUS, event=True), who=virus_program),
)

card("Corroder", icebreaker("barrier", 1, pump=(1, 1)))

card(
    "Datasucker",
    whenever(RUN_SUCCESSFUL, Place(VIRUS), server=CENTRAL),
    paid(Cost(counter=VIRUS, counters=1), Weaken(rezzed=True)),
)

card(
    "Djinn",
    Hosts(
        Filter(PROGRAM, not_subtype="icebreaker"),
        memory=3,
        free_memory=True,
        words=(
            "Programs that are no icebreakers, 3 memory units of them together, may be installed on "
            "Djinn. While they are there they take up none of your memory."
        ),
    ),
    action(Cost(clicks=1, credits=1), Search(Filter(PROGRAM, subtype="virus", zone=DECK, side=RUNNER))),
)

card(
    "Medium",
    whenever(RUN_SUCCESSFUL, Place(VIRUS), server=RND),
    Static(
        Q_MAY_ACCESS,
        Counters(VIRUS, after=1),
        server=RND,
        words=(
            "Whenever you access cards from R&D, you may access 1 additional card for each virus counter "
            "after the first on this card."
        ),
    ),
)

card("Mimic", icebreaker("sentry", 1))

card(
    "Parasite",
    InstallOnly(on=ice(rezzed=True), words="Install Parasite only on a rezzed piece of ice."),
    Static(
        Q_STRENGTH,
        Counters(VIRUS, each=-1),
        Filter(ICE, host_of_source=True),
        words="Host ice has -1 strength for each virus counter on this card.",
    ),
    Check(HostWithoutStrength(), (Trash(host=True),), words="Host ice is trashed if its strength is 0 or less."),
    each_turn(Place(VIRUS)),
)

card(
    "Wyrm",
    paid(Cost(3), Break("", max_strength=0)),
    paid(Cost(1), Weaken(icebreaker=True)),
    paid(Cost(1), Boost(1)),
)

card("Yog.0", icebreaker("code gate", 0))

card(
    "Ice Carver",
    Static(
        Q_STRENGTH, -1, Filter(ICE, encountered=True), words="All ice is encountered with its strength lowered by 1."
    ),
)

card("Wyldside", each_turn(Draw(2), LoseClick(), words="When your turn begins, draw 2 cards and lose 1 click."))
