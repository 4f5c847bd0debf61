"""Creation and Control: Shaper."""

from netrunner.cards.vocabulary import *
from netrunner.engine.history import first_encountered


class FirstEncountered(CardTest):
    """The first ice encountered this turn, until that run ends."""

    def holds(self, g: Position, ctx: Context, card: Card) -> bool:
        return first_encountered(g) == card.instance

    def phrase(self, voice: Voice) -> str:
        return "that you encounter first each turn"


card(
    'Rielle "Kit" Peddler: Transhuman',
    GainsSubtypes(
        ("code gate",),
        who=Filter(ICE, FirstEncountered(), zone=ANY_ZONE),
        words=(
            "The first piece of ice you encounter each turn gains code gate for the remainder of the run in which you "
            "encounter it."
        ),
    ),
)

card(
    "Scavenge",
    play=(
        Choose(program()),
        Trash(CHOSEN),
        If(
            Found(MOVED),
            Choose(program(zone=HAND | DISCARD), name="new"),
            Install(Chosen("new"), less=CostOf(CHOSEN)),
        ),
    ),
    words=(
        "Trash an installed program. If you do, install a program from your grip or heap, lowering its install cost "
        "by the printed cost of the trashed program."
    ),
)

card(
    "Feedback Filter",
    paid(Cost(3), PreventDamage(NET), prevents=WOULD_DAMAGE),
    paid(Cost(trash_self=True), PreventDamage(BRAIN, amount=2), prevents=WOULD_DAMAGE),
)
