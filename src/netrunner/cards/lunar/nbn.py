"""Lunar cycle: NBN."""

from netrunner.cards.vocabulary import *

NAMES = titles_of("runner", "event", "hardware", "program", "resource")


class NamedCard(Condition):
    """The event's card, as it is called, is a copy of the one named for the source."""

    def holds(self, g: Position, ctx: Context) -> bool:
        chosen = g.cards[ctx.source].chosen
        if not chosen or ctx.event is None or ctx.event.definition is None:
            return False
        return ctx.event.definition.title == NAMES[chosen[0] - NAMED]

    def phrase(self, voice: Voice) -> str:
        return "it is a copy of the named card"


card("Near-Earth Hub: Broadcast Center", whenever(SERVER_CREATED, Draw(1), first=True))

card(
    "Daily Business Show",
    Static(Q_CARDS_DRAWN, 1, when=Not(Happened(DREW, side=CORP))),
    whenever(DREW, Choose(DRAWN), Move(CHOSEN, to=BOTTOM), first=True),
    words=(
        "The first time each turn that you draw, draw 1 additional card. Then put 1 of the drawn cards on the bottom "
        "of R&D."
    ),
)

card("Troll", when_encountered(Trace(2, OneOf(LoseClicks(1, RUNNER), EndRun(), by=RUNNER))))

card("Virgo", constellation(Tag(1)))

card(
    "Targeted Marketing",
    whenever((PLAYED, INSTALLED), Gain(10), by=OPPONENT, when=NamedCard()),
    play=NameCard(NAMES),
)

card("Primary Transmission Dish", recurring(3, FOR_TRACE))

card(
    "Midway Station Grid",
    ExtraCost("break with", Cost(1), program(subtype="icebreaker"), when=RunningOn(THIS_SERVER)),
)

card(
    "Information Overload",
    when_encountered(Trace(1, Tag(1))),
    GainsSubroutines(Subroutine((Choose(runner_card(), by=RUNNER), Trash(CHOSEN, by=RUNNER))), TAGS),
)

card("The News Now Hour", Forbid("play", event(subtype="current", zone=ANY_ZONE), side=RUNNER))

card("Manhunt", whenever(RUN_SUCCESSFUL, Trace(2, Tag(1)), by=OPPONENT, first=True))

card(
    "Reversed Accounts",
    advanceable(),
    action(Cost(clicks=1, trash_self=True), Lose(4 * Counters(ADVANCEMENT), RUNNER)),
)

card(
    "Universal Connectivity Fee",
    subroutine(If(TAGGED, Both(Lose(ALL, RUNNER), Trash(THIS)), otherwise=Lose(1, RUNNER))),
)

card(
    "License Acquisition",
    when_scored(Choose(corp_card(types=ASSET | UPGRADE, zone=DISCARD | HAND)), Install(CHOSEN, free=True, rezzed=True)),
)

card("Shoot the Moon", double(), play=(Choose(ice(rezzed=False), TAGS), Rez(CHOSEN, free=True)))
