"""Honor and Profit: Criminal."""

from netrunner.cards.vocabulary import *
from netrunner.engine.effects.ice import interacting, is_icebreaker
from netrunner.engine.encounter import BreakChange
from netrunner.engine.encounter import Encounter as EncounterFrame
from netrunner.engine.frame import O_SUBROUTINE
from netrunner.engine.payable import why_not_pay
from netrunner.engine.payment import pay
from netrunner.engine.prevention import attempt_changes

HQ_WAS_RUN = Happened(RUN_SUCCESSFUL, side=RUNNER, server=HQ)
BREAK_ALL = Break(count=ALL)


class BreakAllButOne(Effect):
    """Break every subroutine of the encountered ice but one, which the Runner chooses, broken already or not; where
    breaking costs something in addition, as many as can be paid for."""

    def open(self, g: State, ctx: Context) -> list[int]:
        """The subroutines that can be the one: something must be left to break."""
        encounter = interacting(g, ctx, is_icebreaker(g, ctx))
        if encounter is None or g.forbidden("break", RUNNER, g.cards[ctx.source]):
            return []
        unbroken = encounter.unbroken(g)
        count = len(g.subroutines(g.cards[encounter.ice]))
        return [i for i in range(count) if unbroken and unbroken != [i]]

    def step(self, g: State, f: Resolve) -> int:
        encounter = g.encounter()
        if f.stage == 3 or encounter is None or not self.open(g, f.ctx):
            return DONE
        if f.stage == 0:
            return ASK
        broken = [i for i in encounter.unbroken(g) if i not in f.picked]
        if f.stage == 1:
            f.stage = 2
            f.number = len(broken)
            while f.number > 1 and not self.affordable(g, f, encounter):
                f.number -= 1
            due = BREAK_ALL.due(g, f, encounter, f.number)
            if due is not FREE:
                pay(g, RUNNER, due, FOR_ABILITY, f.ctx.source, f.ctx)
                return WAIT
        elif not g.paid:
            return DONE
        f.stage = 3
        attempt_changes(g, [BreakChange(encounter.serial, broken[: f.number], f.ctx.source)])
        return WAIT

    def affordable(self, g: State, f: Resolve, encounter: EncounterFrame) -> bool:
        """Whether so many subroutines can be broken, whatever that costs in addition."""
        due = BREAK_ALL.due(g, f, encounter, f.number)
        return due is FREE or why_not_pay(g, RUNNER, due, FOR_ABILITY, f.ctx.source, f.ctx) is None

    def prompt(self, g: State, f: Resolve) -> str:
        return "choose the subroutine that is not broken."

    def options(self, g: State, f: Resolve) -> list[Option]:
        return [Option(O_SUBROUTINE, g.encountered_ice(), i) for i in self.open(g, f.ctx)]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.stage = 1
        f.picked = (option.arg,)

    def breaks(self) -> bool:
        return True

    def could(self, g: State, ctx: Context) -> bool:
        return bool(self.open(g, ctx))

    def phrase(self, voice: Voice) -> str:
        return "break all subroutines but 1 on the piece of ice being encountered"


def not_on_remotes() -> Ability:
    """An icebreaker that cannot be used on ice protecting a remote server."""
    return Forbid(
        "break",
        this_card(),
        when=Is(ENCOUNTERED_ICE, ice(protecting=REMOTE)),
        words="This card cannot break subroutines of ice protecting a remote server.",
    )


card(
    'Ken "Express" Tenma: Disappeared Clone',
    whenever(PLAYED, Gain(1), who=event(subtype="run", zone=ANY_ZONE), first=True),
)

card(
    "Silhouette: Stealth Operative",
    whenever(RUN_SUCCESSFUL, Choose(exposable()), Expose(CHOSEN), server=HQ, first=True, optional=True),
)

card("Iain Stirling: Retired Spook", each_turn(If(Compare(ScoreOf(CORP), ">", ScoreOf(RUNNER)), Gain(2))))

card("Legwork", play=Run(HQ, if_successful=AccessMore(2)))

card(
    "Security Testing",
    each_turn(
        Remember(CHOSEN),
        May(
            ChooseServer(remember=True),
            question="choose a server, for 2 credits instead of accessing cards when you first run on it successfully",
        ),
    ),
    whenever(RUN_SUCCESSFUL, ReplaceAccess(Gain(2)), server=REMEMBERED_SERVER, first=True, when=TurnOf()),
    words=(
        "When your turn begins, you may choose a server. The first time this turn that you make a successful run on "
        "it, gain 2 credits instead of accessing cards."
    ),
)

card("Calling in Favors", play=Gain(1 * Count(resource(subtype="connection"))))

card(
    "Early Bird",
    play=(GainClicks(1), Run()),
    play_only_if=FIRST_CLICK,
    words="Play only as your first click.\nMake a run and gain 1 click.",
)

card("Express Delivery", play=(Look(top(4)), Choose(LOOKED), Move(CHOSEN, to=HAND), Shuffle()))

card(
    "Feint",
    play=Run(
        HQ,
        if_successful=Until(UNTIL_RUN_ENDS, Forbid("access", side=RUNNER)),
        during=(Trigger(ENCOUNTERED, Bypass(), when=Compare(EncounterNumber(), "<=", 2)),),
    ),
    words=(
        "Make a run on HQ, in which you bypass the first 2 pieces of ice that you encounter. If it is successful, you "
        "cannot access cards for the remainder of it."
    ),
)

card(
    "Planned Assault",
    double(),
    play=(Search(event(subtype="run", zone=DECK)), Play(CHOSEN, plainly=True)),
)

card(
    "Logos",
    memory(1),
    Static(Q_HAND_SIZE, 1),
    whenever(
        AGENDA_SCORED,
        Search(runner_card(zone=DECK), reveal=False),
        Move(CHOSEN, to=HAND),
        by=OPPONENT,
        optional=True,
    ),
)

card("Public Terminal", recurring(1, FOR_PLAY, on=event(subtype="run", zone=ANY_ZONE)))

card(
    "Unregistered S&W '35",
    action(
        Cost(clicks=2),
        Choose(corp_card(any_subtype=("bioroid", "clone", "executive", "sysop"), rezzed=True, inside=REMOTE)),
        Trash(CHOSEN),
        when=HQ_WAS_RUN,
    ),
)

card("Window", action(Cost(clicks=1), Draw(1, bottom=True)))

card("Alias", icebreaker("sentry", 1, pump=(2, 3)), not_on_remotes())

card("Breach", icebreaker("barrier", 2, pump=(2, 4), count=3), not_on_remotes())

card(
    "Bug",
    InstallOnly(when=HQ_WAS_RUN),
    whenever(DREW, ForEach(DRAWN, May(PayTo(Cost(2), Reveal(CHOSEN, alone=True)))), by=OPPONENT),
    words=(
        "Install only if you made a successful run on HQ this turn.\n"
        "Whenever the Corp draws a card, you may reveal it for 2 credits."
    ),
)

card("Gingerbread", icebreaker("tracer", 1, pump=(2, 3)))

card("Grappling Hook", paid(Cost(trash_self=True), BreakAllButOne()))

card("Passport", icebreaker("code gate", 1, pump=(2, 2)), not_on_remotes())

card("Push Your Luck", play=Guess(Gain(2 * X), parity=True))

card(
    "Theophilius Bagbiter",
    when_installed(Lose(ALL)),
    Static(Q_HAND_SIZE, CreditsOf(), sets=True),
)

card(
    "Tri-maf Contact",
    action(Cost(clicks=1), Gain(2), once_per_turn=True),
    Trigger(TRASHED, Damage(MEAT, 3, suffer=True), itself=True, leaving=True),
)
