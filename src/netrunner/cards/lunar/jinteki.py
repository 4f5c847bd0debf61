"""Lunar cycle: Jinteki."""

from netrunner.cards.vocabulary import *

card("Gemini", constellation(Damage(NET, 1)))

card(
    "Hostile Infrastructure",
    Trigger(TRASHED, Damage(NET, 1), who=Filter(side=CORP), by=OPPONENT, leaving=True),
    words="Whenever the Runner trashes a Corp card, this one included, do 1 net damage.",
)

card("Lotus Field", Forbid("lower", this_card()), subroutine(EndRun()))

card(
    "Mutate",
    additional_cost("play", Cost(trash=ice(rezzed=True))),
    play=(
        RevealUntil(ice(zone=DECK)),
        Install(CHOSEN, free=True, rezzed=True, replacing=MOVED),
        Shuffle(),
    ),
)

card(
    "Encrypted Portals",
    Static(Q_STRENGTH, 1, ice(subtype="code gate", zone=ANY_ZONE)),
    when_scored(Gain(Count(ice(rezzed=True, subtype="code gate")))),
)

card(
    "Cerebral Static",
    Blank(Filter(RUNNER_IDENTITY, zone=IDENTITY_ZONE), words="The Runner's identity has a blank text box."),
)

card(
    "Kitsune",
    subroutine(
        May(
            Choose(corp_card(zone=HAND)),
            Access(CHOSEN, must=True),
            If(Compare(LastAmount("card accessed"), ">=", 1), Trash(THIS)),
        ),
        words="You may choose a card in HQ. The Runner accesses that card; if they do, trash this ice",
    ),
)

card("Port Anson Grid", ExtraCost("jack out", Cost(trash=program()), server=THIS_SERVER))

card(
    "Labyrinthine Servers",
    when_scored(Place(POWER, 2)),
    paid(
        Cost(counter=POWER),
        Prevent(WOULD_JACK_OUT),
        Until(UNTIL_RUN_ENDS, Forbid("jack out", side=RUNNER)),
        prevents=WOULD_JACK_OUT,
    ),
)

card("Ashigaru", GainsSubroutines(Subroutine(EndRun()), Count(corp_card(zone=HAND))))

card(
    "Mamba",
    paid(Cost(counter=POWER), Damage(NET, 1), when=DuringRun()),
    subroutine(Damage(NET, 1)),
    subroutine(Psi(Place(POWER))),
)

card(
    "Industrial Genomics: Growing Solutions",
    Static(Q_TRASH_COST, Count(corp_card(rezzed=False, zone=DISCARD)), corp_card(zone=ANY_ZONE)),
)

card("Turtlebacks", whenever(SERVER_CREATED, Gain(1)))
