"""Reign and Reverie: Weyland Consortium."""

from netrunner.cards.vocabulary import *

card("The Outfit: Family Owned and Operated", whenever(BAD_PUBLICITY_TAKEN, Gain(3), by=ANYONE))

card(
    "Broad Daylight",
    when_scored(May(BadPublicity(1)), Place(AGENDA_COUNTER, BadPublicityCount())),
    action(Cost(clicks=1, counter=AGENDA_COUNTER), Damage(MEAT, 2), once_per_turn=True),
)

card(
    "Drudge Work",
    when_rezzed(Place(POWER, 3)),
    trash_when_empty(POWER),
    action(
        Cost(clicks=1, counter=POWER),
        Choose(agenda(zone=HAND | DISCARD)),
        Reveal(CHOSEN),
        Gain(PointsOf(CHOSEN)),
        Move(CHOSEN, to=SHUFFLED),
    ),
)

card(
    "Blockchain",
    GainsSubroutines(
        Subroutine(Both(Gain(1), Lose(1, RUNNER))),
        Count(Filter(OPERATION, subtype="transaction", side=CORP, zone=DISCARD, rezzed=True)) // 2,
        first=True,
        words=(
            'This ice gains "[subroutine] Gain 1 credit and the Runner loses 1 credit." before its other subroutines '
            "for every 2 faceup transaction operations in Archives."
        ),
    ),
    subroutine(Both(Gain(1), Lose(1, RUNNER))),
    subroutine(EndRun()),
)

card(
    "Formicary",
    Trigger(
        APPROACHED_SERVER,
        (
            Rez(THIS),
            If(
                Is(THIS, ice(rezzed=True)),
                MoveIce(THIS, to=ATTACKED, innermost=True),
                Approach(THIS, encountering=True),
            ),
        ),
        by=OPPONENT,
        when=Is(THIS, ice(rezzed=False)),
        inactive=True,
        optional=True,
        prompt="rez it; it moves to the innermost position and the Runner encounters it",
        words=(
            "When the Runner approaches a server, you may rez this ice. If you do, move it to the innermost position "
            "protecting that server; the Runner is now encountering it."
        ),
    ),
    subroutine(Unless(Cost(damage=((NET, 2),)), EndRun())),
)

card(
    "Building Blocks",
    play=(
        Choose(ice(subtype="barrier", zone=HAND)),
        Reveal(CHOSEN),
        Install(CHOSEN, free=True, rezzed=True),
    ),
)

card(
    "Too Big to Fail",
    play=Both(Gain(7), BadPublicity(1)),
    play_only_if=Compare(CORP_CREDITS, "<", 10),
)

card(
    "Under the Bus",
    play=If(
        Any(resource(subtype="connection")),
        Choose(resource(subtype="connection")),
        Both(Trash(CHOSEN), BadPublicity(1)),
        otherwise=BadPublicity(1),
    ),
    play_only_if=Happened(ACCESSED, since=LAST_TURN, side=RUNNER),
    words=(
        "Play only if the Runner accessed a card during their last turn.\n"
        "Trash an installed connection resource and take 1 bad publicity."
    ),
)
