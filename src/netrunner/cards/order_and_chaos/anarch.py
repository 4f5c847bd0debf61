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

for title, subtype in (("Forked", "sentry"), ("Knifed", "barrier"), ("Spooned", "code gate")):
    card(
        title,
        play=Run(during=(Trigger(ALL_BROKEN, Trash(THAT_CARD), who=Filter(ICE, subtype=subtype), first=EACH_RUN),)),
        words=(
            f"Make a run. The first time during this run that you break all subroutines on a {subtype}, trash that "
            f"{subtype}."
        ),
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

card("MaxX: Maximum Punk Rock", each_turn(Trash(top(2)), Draw(1)))

card("Amped Up", play=Both(GainClicks(3), Damage(BRAIN, 1, preventable=False, suffer=True)))

card("Day Job", additional_cost("play", Cost(clicks=3)), play=Gain(10))

card(
    "Wanton Destruction",
    play=Run(
        HQ,
        if_successful=May(
            ReplaceAccess(
                PayTo(
                    Cost(x_clicks=True),
                    Choose(corp_card(zone=HAND), X, at_random=True),
                    Trash(CHOSEN, by=CORP),
                )
            )
        ),
    ),
)

card(
    "Gravedigger",
    whenever(TRASHED, Place(VIRUS), who=corp_card(zone=ANY_ZONE), by=ANYONE, when=From(PLAY)),
    action(Cost(clicks=1, counter=VIRUS), Trash(top(1, CORP), by=CORP)),
)

card(
    "Chop Bot 3000",
    each_turn(
        Choose(runner_card(other=True)),
        Trash(CHOSEN),
        If(Found(MOVED), OneOf(Draw(1), Untag(1))),
        optional=True,
    ),
)

card("MemStrips", Static(Q_MEMORY_LIMIT, 3, virus()))

card(
    "Vigil",
    memory(1),
    each_turn(If(Compare(Count(corp_card(zone=HAND)), "==", HandSizeOf(CORP)), Draw(1))),
)

card("Human First", whenever((AGENDA_SCORED, STOLEN), Gain(PointsOf(THAT_CARD)), by=ANYONE))

card(
    "Investigative Journalism",
    InstallOnly(when=Compare(BadPublicityCount(), ">=", 1)),
    action(Cost(clicks=4, trash_self=True), BadPublicity(1)),
)

card(
    "Sacrificial Clone",
    paid(
        Cost(trash_self=True),
        PreventDamage(amount=ALL),
        Both(
            Trash(hardware()),
            Trash(Filter(RESOURCE, not_subtype="virtual", side=RUNNER)),
            Trash(runner_card(zone=HAND)),
        ),
        Lose(),
        Untag(ALL),
        prevents=WOULD_DAMAGE,
    ),
    words=(
        "Trash this card: Prevent all damage. Everything in your grip, all installed hardware and every installed "
        "resource that is not virtual is trashed. Then you lose the credits in your credit pool, and all tags are "
        "removed."
    ),
)

card(
    "Stim Dealer",
    each_turn(
        If(
            Compare(Counters(POWER), ">=", 2),
            Both(Remove(POWER, ALL), Damage(BRAIN, 1, preventable=False, suffer=True)),
            otherwise=Both(Place(POWER), GainClicks(1)),
        )
    ),
)

card("Showing Off", play=Run(RND, if_successful=Until(UNTIL_RUN_ENDS, Static(Q_FROM_BOTTOM, 1, server=RND))))

card(
    "Progenitor",
    HostsCards(virus(), count=1, free_memory=True),
    Static(Q_PURGE_LEAVES, 1, Filter(0, HostedOn(THIS))),
)

card(
    "Archives Interface",
    InsteadOfAccess(
        corp_card(zone=DISCARD),
        Move(THAT_CARD, to=REMOVED),
        optional=True,
        words=(
            "Each time that you access the cards in Archives, you may pick 1 of them: it is removed from the game and "
            "you do not access it."
        ),
    ),
)
