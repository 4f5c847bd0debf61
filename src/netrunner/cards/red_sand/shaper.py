"""Red Sand cycle: Shaper."""

from netrunner.cards.vocabulary import *


class Doomed(Ref):
    """The installed cards that the Corp is about to trash, while that can be prevented."""

    __slots__ = ()

    def cards(self, g: Position, ctx: Context) -> list[int]:
        for frame in reversed(g.stack):
            found = frame.doomed(CORP)
            if found:
                return [cid for cid in found if g.cards[cid].zone == PLAY]
        return []

    def phrase(self, voice: Voice) -> str:
        return "a card about to be trashed"


class FirstBoosted(CardTest):
    """The first icebreaker whose strength the Runner increases this turn, until the run in which that was ends; while
    there is none, any may become it."""

    def holds(self, g: Position, ctx: Context, card: Card) -> bool:
        first = card.instance
        late = over = False
        event = g.history
        while event is not None and event.turn == g.turn:
            if event.kind == BOOSTED:
                first, late = event.instance, over
            over = over or event.kind in (RUN_BEGINS, RUN_ENDED)
            event = event.previous
        return first == card.instance and not late

    def phrase(self, voice: Voice) -> str:
        return "whose strength you increase first each turn"


UNREZZED = ice(rezzed=False)
HOST_BREAKER = Filter(PROGRAM, Among(HOST), words="host icebreaker")

card("Bio-Modeled Network", paid(Cost(trash_self=True), PreventDamage(NET, all_but=1), prevents=WOULD_DAMAGE))

card("Network Exchange", Static(Q_OUTER_ICE_INSTALL, 1, ice(zone=ANY_ZONE)))

card(
    "Customized Secretary",
    when_installed(
        Reveal(top(5)),
        Choose(program(Among(top(5)), zone=DECK), ANY_NUMBER, up_to=True),
        Host(CHOSEN),
        Shuffle(),
        words=(
            "When this card is installed, reveal the top 5 cards of your stack. You may host any number of programs "
            "among them on this card. Shuffle your stack."
        ),
    ),
    action(Cost(clicks=1), Choose(program(HostedOn(THIS), zone=HOSTED)), Install(CHOSEN)),
)

card(
    "Adjusted Matrix",
    InstallOnly(on=program(subtype="icebreaker")),
    GainsSubtypes(("ai",), who=HOST_BREAKER),
    Gains(HOST_BREAKER, Paid(Cost(clicks=1), Break(), anytime=True)),
)

card(
    "Dedicated Processor",
    InstallOnly(on=program(subtype="icebreaker", not_subtype="ai")),
    Gains(HOST_BREAKER, paid(Cost(2), Boost(4))),
)

card(
    "Inversificator",
    Trigger(
        PASSED_ICE,
        (Choose(ice(NotAmong(THAT_CARD), words="another piece of ice")), Swap(THAT_CARD, CHOSEN)),
        who=ice(),
        by=YOU,
        first=EACH_TURN,
        when=BrokeWithThis(all_of_them=True),
        optional=True,
        prompt="swap the ice that you have passed with another piece of ice",
        words=(
            "The first time each turn that you pass a piece of ice on which you used this card to break all "
            "subroutines, you may swap it with another piece of ice."
        ),
    ),
    icebreaker("code gate", 1, pump=(1, 1)),
)

card("Daredevil", memory(2), whenever(RUN_BEGINS, Draw(2), what=SEVERAL_ICE, first=True))

card(
    "Mass-Driver",
    whenever(
        ALL_BROKEN,
        Until(
            UNTIL_RUN_ENDS,
            AlwaysPrevents(
                WOULD_SUBROUTINE,
                by=Filter(ICE, Among(ENCOUNTERED_ICE)),
                subroutines=3,
                when=Compare(EncounterNumber(), "==", X),
            ),
            x=EncountersThisRun() + 1,
        ),
        when=BrokeWithThis(all_of_them=True),
        words=(
            "Whenever you use this card to break all subroutines on a piece of ice during a single encounter, the "
            "first 3 subroutines on the next piece of ice that you encounter during this run do not resolve."
        ),
    ),
    icebreaker("code gate", 2, pump=(1, 1)),
)

card(
    "Lean and Mean",
    play=If(
        Compare(Count(program()), "<=", 3),
        Run(during=(Static(Q_STRENGTH, 2, program(subtype="icebreaker")),)),
        otherwise=Run(),
    ),
    words=(
        "Make a run. If you have 3 or fewer programs installed as it begins, each icebreaker has +2 strength until the "
        "run ends."
    ),
)

card("Maven", Static(Q_STRENGTH, Count(program())), paid(Cost(2), Break()))

card(
    "Na'Not'K",
    Static(Q_STRENGTH, Count(ice(protecting=ATTACKED)), when=DuringRun()),
    icebreaker("sentry", 1, pump=(3, 2)),
)

card(
    "Diana's Hunt",
    play=Run(
        during=(
            Trigger(
                ENCOUNTERED,
                (Choose(program(zone=HAND)), Install(CHOSEN, free=True), Remember(MOVED, more=True)),
                by=YOU,
                optional=True,
                prompt="install a program from your grip, ignoring all costs",
            ),
            Trigger(RUN_ENDED, Trash(program(Among(REMEMBERED)))),
        )
    ),
    words=(
        "Make a run. Whenever you encounter a piece of ice during this run, you may install a program from your grip, "
        "ignoring all costs. When the run ends, trash all programs that were installed this way."
    ),
)

card(
    "Reshape",
    play=(
        Choose(ice(Exchangeable(UNREZZED), rezzed=False), name="first"),
        Choose(ice(Exchangeable(UNREZZED), rezzed=False)),
        Swap(Chosen("first"), CHOSEN),
    ),
    words="Swap 2 unrezzed pieces of ice.",
)

card(
    "Dummy Box",
    paid(
        Cost(trash=runner_card(SameType(Doomed()), zone=HAND)),
        Prevent(WOULD_TRASH, who=runner_card(SameType(MOVED)), by=CORP),
        prevents=WOULD_TRASH,
        name="Trash a card from your grip to save an installed card of the same type",
    ),
    words="Trash a card from your grip: Save an installed card of the same type that the Corp is about to trash.",
)

card(
    "System Seizure",
    Static(
        Q_KEEPS_STRENGTH,
        1,
        program(FirstBoosted(), subtype="icebreaker"),
        when=DuringRun(),
        words=(
            "The first icebreaker whose strength you increase each turn returns to its base strength at the end of "
            "that run rather than of each encounter."
        ),
    ),
)
