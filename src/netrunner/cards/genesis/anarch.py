"""Genesis cycle: Anarch."""

from netrunner.cards.vocabulary import *
from netrunner.engine.trace import TraceChange


class RestartTrace(Effect):
    """Prevent a trace that is about to begin: it initiates again with another base strength, which cards raise as they
    raise any other (Rules Reference: Constant Abilities)."""

    __slots__ = ("base",)

    def __init__(self, base: int = 0) -> None:
        self.base = base

    def find(self, g: State) -> TraceChange | None:
        return next((change for change in coming_changes(g) if isinstance(change, TraceChange)), None)

    def step(self, g: State, f: Resolve) -> int:
        change = self.find(g)
        if change is not None:
            change.base = self.base + change.raised
            g.note("The trace is prevented and initiates again.")
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return self.find(g) is not None

    def phrase(self, voice: Voice) -> str:
        return f"prevent a trace. It initiates again with a base trace strength of {self.base}"


card(
    "Darwin",
    icebreaker("", 2),
    Static(Q_STRENGTH, Counters(VIRUS)),
    each_turn(PayTo(Cost(1), Place(VIRUS)), optional=True),
)

card(
    "Data Leak Reversal",
    InstallOnly(when=Happened(RUN_SUCCESSFUL, side=RUNNER, server=CENTRAL)),
    action(Cost(clicks=1), Trash(top(1, CORP), by=CORP), when=TAGGED),
)

card("Disrupter", paid(Cost(trash_self=True), RestartTrace(0), prevents=WOULD_TRACE))

card(
    "Imp",
    when_installed(Place(VIRUS, 2)),
    Paid(Cost(counter=VIRUS), Trash(ACCESSED_CARD, by=RUNNER, revealed=True), once_per_turn=True, on_access=True),
)

card(
    "Nerve Agent",
    whenever(RUN_SUCCESSFUL, Place(VIRUS), server=HQ),
    Static(Q_MAY_ACCESS, after_first(VIRUS), server=HQ),
)

card("Scrubber", recurring(2, FOR_TRASHING))

card(
    "Spinal Modem",
    memory(1),
    recurring(2, FOR_ABILITY, on=program(subtype="icebreaker")),
    whenever(
        TRACED,
        Damage(BRAIN, 1, suffer=True),
        by=ANYONE,
        when=All(TraceSucceeded(), DuringRun()),
    ),
)

card(
    "Joshua B.",
    each_turn(
        GainClicks(1),
        Until(UNTIL_TURN_ENDS, Trigger(TURN_ENDS, Tag(1), by=YOU)),
        optional=True,
        prompt="gain 1 click, and take 1 tag when this turn ends",
    ),
)

card("Whizzard: Master Gamer", recurring(3, FOR_TRASHING))

card("Morning Star", icebreaker("barrier", 1, count=ANY_NUMBER))

card(
    "Vamp",
    play=Run(HQ, if_successful=May(ReplaceAccess(PayTo(Cost(x=True), Lose(X, CORP, up_to=True), Tag(1))))),
)

card("Liberated Account", when_installed(Place(CREDIT, 16)), trash_when_empty(), action(Cost(clicks=1), Take(4)))

card("Force of Nature", icebreaker("code gate", 2, pump=(1, 1), count=2))

card("Xanadu", Static(Q_REZ_COST, 1, ice(zone=ANY_ZONE)))

card(
    "Retrieval Run",
    play=Run(ARCHIVES, if_successful=May(ReplaceAccess(Choose(program(zone=DISCARD)), Install(CHOSEN, free=True)))),
)

card(
    "Surge",
    play=(Choose(program(HappenedTo(PLACED, VIRUS, RUNNER))), Place(VIRUS, 2, on=CHOSEN)),
    play_only_if=Happened(PLACED, program(), side=RUNNER, what=VIRUS),
)
