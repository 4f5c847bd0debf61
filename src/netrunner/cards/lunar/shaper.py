"""Lunar cycle: Shaper."""

from netrunner.cards.vocabulary import *


class JustRezzed(Condition):
    """The encountered ice was rezzed during the approach that led to this encounter (FAQ: Nasir Meidan), also when it
    took the place of the ice that was approached (Midori)."""

    def holds(self, g: Position, ctx: Context) -> bool:
        if ctx.event is None:
            return False
        earlier = ctx.event.previous
        rezzed = False
        while earlier is not None and earlier.kind != APPROACHED_ICE:
            if earlier.kind in (RUN_BEGINS, ENCOUNTERED, PASSED_ICE, PASSED_ALL_ICE):
                return False
            rezzed = rezzed or (earlier.kind == REZZED and earlier.instance == ctx.event.instance)
            earlier = earlier.previous
        return rezzed and earlier is not None


class RezPrice(Amount):
    """The rez cost of the event's ice, as it was paid when it was last rezzed."""

    def value(self, g: Position, ctx: Context) -> int:
        event = ctx.event
        earlier = event
        while event is not None and earlier is not None:
            if earlier.kind == REZZED and earlier.instance == event.instance:
                return earlier.amount
            earlier = earlier.previous
        return 0

    def phrase(self, voice: Voice) -> str:
        return "credit paid to rez that ice"


card("Leprechaun", HostsCards(program(), count=2, free_memory=True))

card(
    "Nasir Meidan: Cyber Explorer",
    Trigger(ENCOUNTERED, (Lose(who=RUNNER), Gain(RezPrice())), when=JustRezzed()),
    words=(
        "Whenever you encounter a piece of ice that was rezzed as you approached it, lose all credits in your credit "
        "pool and gain credits equal to the rez cost that was paid."
    ),
)

card("Net Celebrity", recurring(1, when=DuringRun()))

card("Order of Sol", whenever(POOL_EMPTIED, Gain(1), first=True))

card(
    "Social Engineering",
    play=(
        Choose(ice(rezzed=False)),
        Until(
            UNTIL_TURN_ENDS,
            Trigger(REZZED, Gain(EventAmount("credit of its rez cost")), who=Filter(ICE, Among(CHOSEN)), by=OPPONENT),
            tied=True,
        ),
    ),
    play_only_if=FIRST_CLICK,
    words=(
        "Play only as your first click.\n"
        "Choose an unrezzed piece of ice. If the Corp rezzes it this turn, gain credits equal to its rez cost."
    ),
)

card(
    "LLDS Energy Regulator",
    paid(Cost(3), Prevent(WOULD_TRASH, who=hardware()), prevents=WOULD_TRASH),
    paid(Cost(trash_self=True), Prevent(WOULD_TRASH, who=hardware()), prevents=WOULD_TRASH),
)

card("Refractor", paid(Cost(1), Break("code gate")), paid(Cost(1, stealth=1), Boost(3)))

card(
    "Trade-In",
    additional_cost("play", Cost(trash=hardware())),
    play=(Gain(CostOf(MOVED) // 2), Search(hardware(zone=DECK)), Move(CHOSEN, to=HAND)),
    words=(
        "As an additional cost to play this event, trash an installed piece of hardware.\n"
        "Gain half the install cost of the trashed hardware, rounded down. Search your stack for a piece of hardware, "
        "reveal it, add it to your grip and shuffle your stack."
    ),
)

card("Astrolabe", memory(1), whenever(SERVER_CREATED, Draw(1), by=OPPONENT))

card("Cybsoft MacroDrive", recurring(1, FOR_INSTALL, on=program()))

card(
    'Cerberus "Lady" H1',
    when_installed(Place(POWER, 4)),
    paid(Cost(counter=POWER), Break("barrier", 2)),
    paid(Cost(1), Boost(1)),
)

card(
    "Code Siphon",
    play=Run(
        RND,
        if_successful=May(
            ReplaceAccess(
                Search(program(zone=DECK), reveal=False), Install(CHOSEN, less=3 * Count(ice(protecting=RND))), Tag(1)
            )
        ),
    ),
)

card("Collective Consciousness", whenever(REZZED, Draw(1), who=ice(), by=OPPONENT))

card(
    "Sage",
    Static(Q_STRENGTH, UnusedMemory()),
    paid(Cost(2), Break(who=Filter(ICE, any_subtype=("code gate", "barrier")))),
)
