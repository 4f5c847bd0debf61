"""Spin cycle: Weyland Consortium."""

from netrunner.cards.vocabulary import *


class HighestCost(Amount):
    """The highest printed install cost among the Runner's installed programs and hardware."""

    def value(self, g: Position, ctx: Context) -> int:
        rig = [g.cards[cid] for cid in g.players[RUNNER].rig]
        costs = [card.definition.cost for card in rig if card.faceup and card.definition.type & (PROGRAM | HARDWARE)]
        return max(0, max(costs, default=0))

    def phrase(self, voice: Voice) -> str:
        return "the highest install cost among installed programs and hardware"


card("GRNDL: Power Unleashed", StartsWith(credits=10, bad_publicity=1))

card("The Cleaners", MoreDamage(MEAT, 1))

card(
    "Power Shutdown",
    play=(
        ChooseNumber(HighestCost(), Count(corp_card(zone=DECK))),
        Trash(top(X)),
        Choose(runner_card(Costs("<=", X), types=PROGRAM | HARDWARE), by=RUNNER),
        Trash(CHOSEN, by=RUNNER),
    ),
    play_only_if=Happened(RUN_BEGINS, since=LAST_TURN, side=RUNNER),
    words=(
        "Play only if the Runner made a run during their last turn.\n"
        "Trash the top X cards of R&D. X is at most the highest install cost among installed programs and hardware. "
        "The Runner trashes 1 of their installed programs or hardware with an install cost of X or less."
    ),
)

card(
    "Punitive Counterstrike",
    play=Trace(5, Damage(MEAT, Times(STOLEN, since=LAST_TURN, side=RUNNER, adding="points"))),
    words=(
        "Trace 5. If successful, do meat damage equal to the number of printed agenda points on the agendas the Runner "
        "stole during their last turn."
    ),
)

card(
    "Geothermal Fracking",
    when_scored(Place(AGENDA_COUNTER, 2)),
    action(Cost(clicks=1, counter=AGENDA_COUNTER), Both(Gain(7), BadPublicity(1))),
)

card(
    "Swarm",
    when_rezzed(BadPublicity(1)),
    advanceable(),
    GainsSubroutines(Subroutine(Unless(Cost(3), Choose(program()), Trash(CHOSEN))), Counters(ADVANCEMENT)),
)

card(
    "Elizabeth Mills",
    when_rezzed(RemoveBadPublicity(1)),
    action(
        Cost(clicks=1, trash_self=True),
        Choose(Filter(subtype="location")),
        Trash(CHOSEN),
        BadPublicity(1),
    ),
)

card(
    "Off the Grid",
    InstallOnly(server=REMOTE),
    Forbid("run", side=RUNNER, server=THIS_SERVER),
    whenever(RUN_SUCCESSFUL, Trash(THIS), by=OPPONENT, server=HQ),
)

card("Ireress", GainsSubroutines(Subroutine(Lose(1, RUNNER)), BadPublicityCount()))

card(
    "Curtain Wall",
    Static(Q_STRENGTH, 4, when=Is(THIS, ice(Outermost(), protecting=ANY_SERVER))),
    subroutine(EndRun()),
    subroutine(EndRun()),
    subroutine(EndRun()),
)

card(
    "Vulcan Coverup",
    when_scored(Damage(MEAT, 2)),
    Trigger(STOLEN, BadPublicity(1), itself=True, inactive=True),
)

card(
    "GRNDL Refinery",
    advanceable(),
    action(Cost(clicks=1, trash_self=True), Gain(4 * Counters(ADVANCEMENT))),
)

card(
    "Hive",
    GainsSubroutines(Subroutine(EndRun()), -greatest(0, ScoreOf(CORP))),
    *[subroutine(EndRun()) for _ in range(5)],
)

card("Witness Tampering", double(), play=RemoveBadPublicity(2, up_to=True))
