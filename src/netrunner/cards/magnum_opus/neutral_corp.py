"""Magnum Opus: neutral Corp cards."""

from netrunner.cards.vocabulary import *

card(
    "Timely Public Release",
    when_scored(Place(AGENDA_COUNTER)),
    Paid(
        Cost(counter=AGENDA_COUNTER),
        OneOf(
            (
                Choose(
                    ice(
                        zone=HAND | DISCARD,
                        words="piece of ice from HQ or Archives for the outermost position protecting a server",
                    )
                ),
                Install(CHOSEN, free=True),
            ),
            (
                Choose(ice(protecting=ANY_SERVER), name="chosen ice"),
                Choose(ice(zone=HAND | DISCARD)),
                Install(CHOSEN, free=True, behind=Chosen("chosen ice")),
            ),
        ),
        name="Install a piece of ice from HQ or Archives in any position",
        words=(
            "Hosted agenda counter: Install a piece of ice from HQ or Archives protecting a server, in whichever "
            "position you like, ignoring all costs."
        ),
    ),
)

card(
    "Hired Help",
    ExtraCost(
        "run",
        Cost(trash=agenda(ScoredBy(RUNNER), zone=SCORED)),
        server=THIS_SERVER,
        when=Not(Happened(RUN_SUCCESSFUL, side=RUNNER, server=HQ)),
        words=(
            "As an additional cost to make a run on this server, the Runner must trash an agenda in their score area, "
            "unless they have made a successful run on HQ this turn."
        ),
    ),
)
