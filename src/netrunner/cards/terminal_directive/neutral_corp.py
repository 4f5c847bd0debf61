"""Terminal Directive: neutral Corp cards."""

from netrunner.cards.vocabulary import *

card(
    "Paper Trail",
    when_scored(
        Trace(6, Trash(Filter(RESOURCE, any_subtype=("connection", "job"), side=RUNNER))),
        words="When you score this agenda, trace 6. If successful, trash all connection and job resources.",
    ),
)

card("Honeyfarm", when_accessed(reveal_from_rnd(), Lose(1, RUNNER)))

card(
    "Long-Term Investment",
    each_turn(Place(CREDIT, 2)),
    action(Cost(clicks=1), Take(ALL, up_to=True), when=Compare(Counters(CREDIT), ">=", 8)),
)

card(
    "Weir",
    subroutine(LoseClicks(1, RUNNER, all_or_none=True)),
    subroutine(Choose(runner_card(zone=HAND), by=RUNNER), Trash(CHOSEN, by=RUNNER)),
)

card("IPO", play=Gain(13))
