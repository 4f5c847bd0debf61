"""Lunar Cycle: NBN."""

from netrunner.cards.vocabulary import *

NAMES = titles_of("runner", "event", "hardware", "program", "resource")

card(
    "Near-Earth Hub: Broadcast Center",
    whenever(
        SERVER_CREATED, Draw(1), first=True, words="The first time each turn that you create a server, draw 1 card."
    ),
)

card(
    "Daily Business Show",
    whenever(
        DREW,
        DrawAndBottom(),
        first=True,
        words=(
            "The first time each turn that you draw, draw 1 additional card. Then add 1 of the drawn cards to the "
            "bottom of R&D."
        ),
    ),
)

card(
    "Troll",
    when_encountered(
        Trace(2, OneOf((LoseClick(RUNNER),), (EndRun(),), by=RUNNER)),
        words=(
            "When the Runner encounters this ice, trace 2. If successful, the Runner must either lose 1 click or end "
            "the run."
        ),
    ),
)

card("Virgo", constellation(Tag(1)))

card(
    "Targeted Marketing",
    whenever(
        PLAYED,
        Gain(10),
        by=OPPONENT,
        when=NamedCard(NAMES),
        words="Whenever the Runner plays a copy of the named card, gain 10 credits.",
    ),
    whenever(
        INSTALLED,
        Gain(10),
        by=OPPONENT,
        when=NamedCard(NAMES),
        words="Whenever the Runner installs a copy of the named card, gain 10 credits.",
    ),
    play=NameCard(NAMES),
)
