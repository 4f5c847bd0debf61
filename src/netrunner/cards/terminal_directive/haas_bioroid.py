"""Terminal Directive: Haas-Bioroid."""

from netrunner.cards.vocabulary import *
from netrunner.engine.filter import server_matches

installable = corp_card(types=AGENDA | ASSET | ICE | UPGRADE, zone=HAND, words="card from HQ")


class BrokeSome(Condition):
    """The Runner broke at least one subroutine in the encounter that is going on or just ending, with ice that
    protected this server as it began: it may have been trashed since."""

    def holds(self, g: Position, ctx: Context) -> bool:
        encounter = g.encounter()
        if encounter is None or not encounter.broken:
            return False
        event = g.history
        while event is not None and (event.kind != ENCOUNTERED or event.instance != encounter.instance):
            event = event.previous
        return event is not None and server_matches(g, ctx, THIS_SERVER, event.server)

    def phrase(self, voice: Voice) -> str:
        return "that ice protected this server and the Runner broke at least one subroutine in that encounter"


card(
    "Seidr Laboratories: Destiny Defined",
    whenever(
        (SPENT_CLICK, LOST_CLICK),
        Choose(corp_card(zone=DISCARD)),
        Move(CHOSEN, to=TOP),
        by=OPPONENT,
        when=DuringRun(),
        first=True,
        optional=True,
    ),
)

card(
    "Brain Rewiring",
    when_scored(
        PayTo(
            Cost(x=True, x_max=Count(runner_card(zone=HAND))),
            Choose(runner_card(zone=HAND), X, at_random=True),
            Move(CHOSEN, to=BOTTOM),
            Draw(1, RUNNER),
        ),
        optional=True,
    ),
)

card(
    "Elective Upgrade",
    when_scored(Place(AGENDA_COUNTER, 2)),
    action(Cost(clicks=1, counter=AGENDA_COUNTER), GainClicks(2), once_per_turn=True),
)

card(
    "Successful Field Test",
    when_scored(Repeat(ANY_NUMBER, Choose(installable, up_to=True), Install(CHOSEN, free=True))),
)

card(
    "Estelle Moon",
    whenever(INSTALLED, Place(POWER), who=corp_card(inside=REMOTE, words="card in a server")),
    paid(Cost(trash_self=True), Both(Draw(Counters(POWER)), Gain(2 * Counters(POWER)))),
)

card(
    "Marilyn Campaign",
    when_rezzed(Place(CREDIT, 8)),
    trash_when_empty(),
    each_turn(Take(2)),
    InsteadOfDiscard(to=SHUFFLED, optional=True),
)

card("Eli 2.0", bioroid(2), subroutine(May(Draw(1))), subroutine(EndRun()), subroutine(EndRun()))

card("Executive Functioning", subroutine(Trace(4, Damage(BRAIN, 1))))

card(
    "Holmegaard",
    subroutine(Trace(4, Until(UNTIL_RUN_ENDS, Forbid("access", side=RUNNER)))),
    subroutine(Choose(program(subtype="icebreaker")), Trash(CHOSEN)),
)

card(
    "Tapestry",
    subroutine(LoseClicks(1, RUNNER, all_or_none=True)),
    subroutine(May(Draw(1))),
    subroutine(May(Choose(corp_card(zone=HAND)), Move(CHOSEN, to=TOP))),
)

card(
    "Ultraviolet Clearance",
    ExtraCost("play", Cost(clicks=2), itself=True),
    play=(
        Both(Gain(10), Draw(4)),
        Choose(installable),
        Install(CHOSEN),
    ),
)

card(
    "Black Level Clearance",
    whenever(
        RUN_SUCCESSFUL,
        OneOf(Damage(BRAIN, 1, suffer=True), JackOut(), by=RUNNER, fully=True),
        If(Happened(JACKED_OUT, since=RUN, side=RUNNER), Both(Gain(5), Draw(1), Trash(THIS))),
        by=OPPONENT,
        server=THIS_SERVER,
    ),
)

card(
    "Mason Bellamy",
    whenever(
        ENCOUNTER_ENDED,
        LoseClicks(1, RUNNER, all_or_none=True),
        by=OPPONENT,
        when=BrokeSome(),
    ),
)
