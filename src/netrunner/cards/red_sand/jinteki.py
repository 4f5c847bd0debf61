"""Red Sand cycle: Jinteki."""

from netrunner.cards.vocabulary import *
from netrunner.engine.timing import REZ_ICE
from netrunner.engine.window import Window

INSTALLABLE = corp_card(types=AGENDA | ASSET | ICE | UPGRADE, zone=HAND, words="card from HQ")
NON_ICE = corp_card(Exchangeable(), types=AGENDA | ASSET | UPGRADE, words="installed Corp card other than ice")


class MayRezApproached(Condition):
    """The Corp has the opportunity to rez the unrezzed piece of ice that the Runner approaches."""

    def holds(self, g: Position, ctx: Context) -> bool:
        frame = g.stack[-1]
        ice = APPROACHED.one(g, ctx)
        return (
            isinstance(frame, Window) and bool(frame.timing.allows & REZ_ICE) and ice >= 0 and not g.cards[ice].faceup
        )

    def phrase(self, voice: Voice) -> str:
        return "you could rez the approached piece of ice"


class EncounterOutermost(Effect):
    """The Runner is now running on the chosen server and encountering the outermost piece of ice protecting it; if that
    is not rezzed it is passed, and without any the server is approached (docs/rules-decisions.md)."""

    def step(self, g: State, f: Resolve) -> int:
        run = g.run()
        server = g.server(f.ctx.named("server")[0]) if f.ctx.named("server") else None
        if run is None or run.ended or server is None:
            return DONE
        for place in range(len(g.stack) - 1, g.run_at, -1):
            if isinstance(g.stack[place], Window):
                del g.stack[place]  # nothing else is done in the approach that the Runner has left
        if server.ice:
            run.go_to(g, server, server.ice[0], True)
        else:
            run.relocate(g, server.id, 1)
            g.note("The Runner is now running on {where}.", where=server_name(server.id))
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return g.run_at >= 0

    def phrase(self, voice: Voice) -> str:
        return "the Runner is now running on that server and encountering the outermost piece of ice, if any"


class PrintedSubroutineBroken(Condition):
    """The printed subroutine of the encountered ice, not a copy of it (TL;DR), was broken in this encounter, and the
    run goes on."""

    def holds(self, g: Position, ctx: Context) -> bool:
        encounter = g.encounter()
        run = g.run()
        if encounter is None or run is None or run.ended or encounter.ice != ctx.source:
            return False
        ice = g.cards[ctx.source]
        printed = ice.definition.subroutines[0]
        places = [place for place, one in enumerate(g.subroutines(ice)) if one is printed]
        return bool(places) and places[0] in encounter.broken  # copies come after it

    def phrase(self, voice: Voice) -> str:
        return "the Runner broke its printed subroutine"


card(
    "Ben Musashi",
    additional_cost(
        "steal", Cost(damage=((NET, 2),)), agenda(AccessedFrom(THIS_SERVER), zone=ANY_ZONE), outlives_trashing=True
    ),
)

card("Obokata Protocol", additional_cost("steal", Cost(damage=((NET, 4),))))

card(
    "Synth DNA Modification", whenever(SUBROUTINE_BROKEN, Damage(NET, 1), who=ice(subtype="ap"), by=ANYONE, first=True)
)

card("Kakugo", whenever(PASSED_ICE, Damage(NET, 1), by=OPPONENT, itself=True), subroutine(EndRun()))

card(
    "Bloom",
    subroutine(Choose(ice(zone=HAND), up_to=True), Install(CHOSEN, where=ELSEWHERE, free=True)),
    subroutine(Choose(ice(zone=HAND), up_to=True), Install(CHOSEN, behind=THIS, free=True)),
)

card(
    "Replanting",
    double(),
    play=(
        If(Any(corp_card()), Choose(corp_card()), Move(CHOSEN, to=HAND)),
        Repeat(2, Choose(INSTALLABLE), Install(CHOSEN, free=True)),
    ),
    words=(
        "As an additional cost to play this card, spend 1 click.\n"
        "Add one of your installed cards to HQ, if you have any. Install 2 cards from HQ, one after the other, "
        "ignoring all costs."
    ),
)

card(
    "AgInfusion: New Miracles for a New World",
    Paid(
        Cost(trash=ice(Among(APPROACHED), rezzed=False)),
        (ChooseServer(OTHER_SERVER), EncounterOutermost()),
        when=MayRezApproached(),
        once_per_turn=True,
        name="Trash the approached ice and let the Runner run on another server",
        words=(
            "Once per turn, instead of rezzing an approached piece of ice, you may trash it to choose another server. "
            "The Runner is now running on that server and encountering the outermost piece of ice protecting it, if "
            "any."
        ),
    ),
)

card(
    "Bamboo Dome",
    InstallOnly(server=RND),
    Paid(
        Cost(clicks=1),
        (Reveal(top(3), alone=True), Choose(LOOKED), Move(CHOSEN, to=HAND), Arrange(LOOKED)),
        name="Reveal the top 3 cards of R&D and add 1 of them to HQ",
        words=(
            "Click: Reveal the top 3 cards of R&D. Secretly choose 1 of them to add to HQ, and put the others back on "
            "top of R&D in any order."
        ),
    ),
)

card(
    "Mirāju",
    whenever(
        ENCOUNTER_ENDED,
        Redirect(ARCHIVES),
        Derez(THIS),
        by=OPPONENT,
        itself=True,
        when=PrintedSubroutineBroken(),
        words=(
            "If the Runner breaks the printed subroutine on this ice, they are now running on Archives instead of "
            "passing it and approach the outermost piece of ice, if any. Derez this ice."
        ),
    ),
    subroutine(May(Draw(1)), Choose(corp_card(zone=HAND)), Move(CHOSEN, to=SHUFFLED)),
)

card(
    "Shipment from Tennin",
    play=(Choose(Filter()), Place(ADVANCEMENT, 2, on=CHOSEN)),
    play_only_if=Not(Happened(RUN_SUCCESSFUL, since=LAST_TURN, side=RUNNER)),
)

card("Mandatory Seed Replacement", when_scored(RearrangeIce()))

card("Water Monopoly", Static(Q_INSTALL_COST, 1, Filter(RESOURCE, not_subtype="virtual", side=RUNNER, zone=ANY_ZONE)))

card(
    "Metamorph",
    subroutine(
        OneOf(
            (
                Choose(ice(Exchangeable(), other=True), name="first"),
                Choose(ice(Exchangeable(), other=True)),
                Swap(Chosen("first"), CHOSEN),
            ),
            (Choose(NON_ICE, name="first"), Choose(NON_ICE), Swap(Chosen("first"), CHOSEN)),
        ),
    ),
)

card(
    "Breached Dome",
    when_accessed(reveal_from_rnd(), Both(Damage(MEAT, 1), Trash(top(1, RUNNER)))),
)

card(
    "Sand Storm",
    subroutine(ChooseServer(ELSEWHERE), MoveIce(THIS, to=CHOSEN_SERVER, with_runner=True), Trash(THIS)),
)
