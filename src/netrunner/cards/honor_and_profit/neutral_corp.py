"""Honor and Profit: neutral Corp cards."""

from netrunner.cards.vocabulary import *


class Requires(CardTest):
    """The agenda's advancement requirement is at most the number of advancement tokens on the source."""

    def holds(self, g: Position, ctx: Context, card: Card) -> bool:
        return g.advancement_requirement(card) <= g.counters_of(ctx, ADVANCEMENT)

    def phrase(self, voice: Voice) -> str:
        return "with an advancement requirement of at most the number of advancement tokens on this card"


card(
    "Plan B",
    advanceable(),
    Trigger(
        ACCESSED,
        (Choose(agenda(Requires(), zone=HAND)), Reveal(CHOSEN), Score(CHOSEN)),
        itself=True,
        inactive=True,
        optional=True,
        # No agenda needs none: without tokens there is nothing to ask, and the Corp learns of no access in R&D.
        when=Compare(Counters(ADVANCEMENT), ">=", 1),
        prompt="reveal and score an agenda from HQ",
        words=(
            "When the Runner accesses this card, you may reveal and score an agenda from HQ whose advancement "
            "requirement is at most the number of advancement tokens on this card."
        ),
    ),
)

card("Guard", Forbid("bypass", this_card()), subroutine(EndRun()))

card("Rainbow", subroutine(EndRun()))

card("Diversified Portfolio", play=Gain(1 * CountServers(REMOTE, corp_card(inside=ANY_SERVER))))

card("Fast Track", play=(Search(agenda(zone=DECK)), Move(CHOSEN, to=HAND)))
