"""Order and Chaos: Anarch."""

from netrunner.cards.vocabulary import *


class LostToDamage(Condition):
    """The event's card was trashed by net or meat damage."""

    def holds(self, g: Position, ctx: Context) -> bool:
        return ctx.event is not None and ctx.event.amount - 1 in (NET, MEAT)

    def phrase(self, voice: Voice) -> str:
        return "net or meat damage did it"


card(
    "Eater",
    paid(Cost(1), Break(), Along(Until(UNTIL_RUN_ENDS, Forbid("access", side=RUNNER)))),
    paid(Cost(1), Boost(1)),
)

card(
    "Edward Kim: Humanity's Hammer",
    whenever(ACCESSED, Trash(THAT_CARD), who=operation(zone=ANY_ZONE), first=True),
)

card(
    "Forked",
    play=Run(during=(Trigger(ALL_BROKEN, Trash(THAT_CARD), who=Filter(ICE, subtype="sentry"), first=EACH_RUN),)),
    words=("Make a run. The first time during this run that you break all subroutines on a sentry, trash that sentry."),
)

card(
    "Hivemind",
    when_installed(Place(VIRUS)),
    Static(Q_COUNTERS, VIRUS, virus(other=True)),
)

card("I've Had Worse", Trigger(TRASHED, Draw(3), itself=True, inactive=True, when=LostToDamage()), play=Draw(3))

card("Itinerant Protesters", Static(Q_HAND_SIZE, -BadPublicityCount(), side=CORP))

card("Valencia Estevez: The Angel of Cayambe", StartsWith(bad_publicity=1))

card(
    "Virus Breeding Ground",
    each_turn(Place(VIRUS)),
    action(
        Cost(clicks=1),
        Choose(Filter(0, HasCounters(VIRUS), other=True)),
        MoveCounters(VIRUS, 1),
        when=Compare(Counters(VIRUS), ">=", 1),
    ),
)
