"""Reign and Reverie: Haas-Bioroid."""

from netrunner.cards.vocabulary import *

REZZED_CARD = corp_card(types=ASSET | ICE | UPGRADE, rezzed=True)
STOLEN_AGENDAS = Count(agenda(ScoredBy(RUNNER), zone=SCORED))

card(
    "Sportsmetal: Go Big or Go Home",
    whenever((AGENDA_SCORED, STOLEN), OneOf(Gain(2), Draw(2)), by=ANYONE),
)

card(
    "Hyperloop Extension",
    Trigger((AGENDA_SCORED, STOLEN), Gain(3, CORP), itself=True, by=ANYONE, inactive=True),
)

card(
    "Meridian",
    subroutine(
        OneOf(Both(Gain(4, CORP), EndRun()), Move(THIS, to=SCORED, area=RUNNER, worth=-1), by=RUNNER),
        words=(
            "Gain 4 credits and end the run, unless the Runner adds this ice to their score area as an agenda worth -1 "
            "agenda point"
        ),
    ),
)

card(
    "Gatekeeper",
    Static(
        Q_STRENGTH,
        6,
        when=Is(THIS, ice(RezzedThisTurn())),
        words="This ice has +6 strength if it was rezzed this turn.",
    ),
    subroutine(
        Draw(3, up_to=True),
        Choose(agenda(zone=HAND | DISCARD), 3, up_to=True),
        Reveal(CHOSEN),
        Move(CHOSEN, to=SHUFFLED),
    ),
    subroutine(EndRun()),
)

card(
    "Divert Power",
    play=(
        If(
            Any(REZZED_CARD),
            Choose(REZZED_CARD, ANY_NUMBER, up_to=True, name="chosen cards"),
            Derez(Chosen("chosen cards")),
        ),
        May(
            Choose(corp_card(types=ASSET | ICE | UPGRADE, rezzed=False)),
            Rez(CHOSEN, less=3 * Count(Chosen("chosen cards"))),
        ),
    ),
    words=(
        "Derez any number of cards. You may rez a card, lowering its rez cost by 3 for each card that you derezzed "
        "this way."
    ),
)

card(
    "Fast Break",
    play=If(
        Compare(STOLEN_AGENDAS, ">=", 1),
        Gain(STOLEN_AGENDAS),
        Draw(STOLEN_AGENDAS, up_to=True),
        ChooseServer(REMOTE, new=True),
        Repeat(
            STOLEN_AGENDAS,
            Choose(corp_card(types=AGENDA | ASSET | ICE | UPGRADE, zone=HAND), up_to=True),
            Install(CHOSEN, where=CHOSEN_SERVER),
        ),
    ),
    words=(
        "Gain X credits. Draw up to X cards. Install up to X cards from HQ in or protecting a single remote server, "
        "paying all install costs. X is the number of agendas in the Runner's score area."
    ),
)

card("Game Changer", play=(GainClicks(STOLEN_AGENDAS), Along(Move(THIS, to=REMOVED))))

card(
    "Giordano Memorial Field",
    whenever(RUN_SUCCESSFUL, Unless(Cost(2 * STOLEN_AGENDAS), EndRun()), by=OPPONENT, server=THIS_SERVER),
)
