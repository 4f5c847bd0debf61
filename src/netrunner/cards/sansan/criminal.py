"""SanSan cycle: Criminal."""

from netrunner.cards.vocabulary import *


class UsedByTrashing(Condition):
    """The ability of the event was used by trashing its card."""

    def holds(self, g: Position, ctx: Context) -> bool:
        return ctx.event is not None and ctx.event.amount == 1

    def phrase(self, voice: Voice) -> str:
        return "it trashes its card as a cost"


class ExposedAs(Condition):
    """The chosen card was exposed, as a card of one of some types."""

    def __init__(self, types: int) -> None:
        self.types = types

    def holds(self, g: Position, ctx: Context) -> bool:
        event = g.history
        while event is not None and event.turn == g.turn:
            if event.kind == EXPOSED and event.card in CHOSEN.ids(g, ctx) and event.cause == ctx.source:
                return event.definition is not None and bool(event.definition.type & self.types)
            event = event.previous
        return False

    def phrase(self, voice: Voice) -> str:
        return "it was exposed and is an asset or upgrade"


card(
    'Armand "Geist" Walker: Tech Lord',
    whenever(USED, Draw(1), when=UsedByTrashing(), words="Whenever you use a [trash] ability, draw 1 card."),
)

card(
    "Dorm Computer",
    when_installed(Place(POWER, 4)),
    action(Cost(clicks=1, counter=POWER), Run(during=(AlwaysPrevents(WOULD_TAG, when=DuringRun()),))),
    words=(
        "When this card is installed, place 4 power counters on it.\n"
        "Click, hosted power counter: Make a run. Avoid all tags for the remainder of this run."
    ),
)

card(
    "Drive By",
    double(),
    play=(
        Choose(corp_card(rezzed=False, inside=REMOTE)),
        Expose(CHOSEN),
        If(ExposedAs(ASSET | UPGRADE), Trash(CHOSEN)),
    ),
)

card("Drug Dealer", each_turn(Lose(1)), each_turn(Draw(1), by=OPPONENT))

card(
    "Enhanced Vision",
    whenever(
        RUN_SUCCESSFUL,
        Choose(corp_card(zone=HAND), at_random=True),
        Reveal(CHOSEN, alone=True),
        first=True,
    ),
)

card(
    "Forger",
    link(1),
    paid(Cost(trash_self=True), Prevent(WOULD_TAG), prevents=WOULD_TAG),
    paid(Cost(trash_self=True), Untag(1)),
)

card("Titanium Ribs", when_installed(Damage(MEAT, 2, suffer=True)), ChoosesDamage())
