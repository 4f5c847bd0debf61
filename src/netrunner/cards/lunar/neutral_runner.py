"""Lunar cycle: neutral Runner cards."""

from netrunner.cards.vocabulary import *


def from_the_grip(server: int, name: str) -> Ability:
    """As shards have it: a successful run on a server may install the card from the grip instead of accessing."""
    return Trigger(
        RUN_SUCCESSFUL,
        ReplaceAccess(Install(THIS, free=True)),
        by=YOU,
        server=server,
        optional=True,
        inactive=True,
        words=(
            f"Whenever you make a successful run on {name}, you may install this card from your grip, ignoring all "
            "costs, instead of accessing cards."
        ),
    )


card(
    "Angel Arena",
    when_installed(
        Place(POWER, EventAmount("credit paid for X")),
        words="When this card is installed, place X power counters on it.",
    ),
    trash_when_empty(POWER),
    paid(Cost(counter=POWER), Choose(top(1)), Reveal(CHOSEN, alone=True), May(Move(CHOSEN, to=BOTTOM))),
)

card("Ghost Runner", when_installed(Place(CREDIT, 3)), trash_when_empty(), Credits(0, ANYTHING, when=DuringRun()))

card("Rachel Beckman", Static(Q_CLICKS, 1), Check(TAGGED, Trash(THIS)))

card(
    "Utopia Shard",
    from_the_grip(HQ, "HQ"),
    paid(Cost(trash_self=True), Discard(2, CORP, at_random=True)),
)

card("Eden Shard", from_the_grip(RND, "R&D"), paid(Cost(trash_self=True), Draw(2, CORP)))

card("Hades Shard", from_the_grip(ARCHIVES, "Archives"), paid(Cost(trash_self=True), AccessFrom(ARCHIVES)))

card(
    "Earthrise Hotel",
    when_installed(Place(POWER, 3)),
    trash_when_empty(POWER),
    each_turn(Both(Draw(2), Remove(POWER))),
)
