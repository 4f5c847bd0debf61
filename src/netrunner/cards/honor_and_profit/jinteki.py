"""Honor and Profit: Jinteki."""

from netrunner.cards.vocabulary import *
from netrunner.engine.change import DamageChange
from netrunner.engine.history import did_damage_this_run
from netrunner.engine.prevention import attempt_changes


class ReplaceDamage(Effect):
    """Instead of the net damage that the Corp is about to do for the first time this run, do brain damage."""

    def find(self, g: State) -> DamageChange | None:
        for change in coming_changes(g):
            if isinstance(change, DamageChange) and change.damage == NET and change.done:
                if change.by == CORP and change.amount > 0:
                    return change
        return None

    def step(self, g: State, f: Resolve) -> int:
        change = self.find(g)
        if f.stage == 0 and change is not None:
            f.stage = 1
            change.amount = 0
            g.note("The net damage is replaced.")
            attempt_changes(g, [DamageChange(BRAIN, 1, f.ctx.source, CORP)])
            return WAIT
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return self.find(g) is not None and not did_damage_this_run(g, CORP, NET)

    def phrase(self, voice: Voice) -> str:
        return "do 1 brain damage instead"


def cannot_jack_out_yet() -> Effect:
    """Until after the next encounter of this run the Runner cannot jack out: not during it either."""
    return Until(
        UNTIL_RUN_ENDS,
        Forbid(
            "jack out",
            when=Some(Compare(EncountersThisRun(), "<", X), Compare(EncounterNumber(), "==", X)),
            side=RUNNER,
        ),
        x=EncountersThisRun() + 1,
    )


card(
    "Harmony Medtech: Biomedical Pioneer",
    Static(Q_TO_WIN, -1, side=CORP),
    Static(Q_TO_WIN, -1, side=RUNNER),
)

card("Nisei Division: The Next Generation", whenever(PSI_REVEALED, Gain(1), by=ANYONE))

card(
    "Tennin Institute: The Secrets Within",
    each_turn(
        Choose(Filter()),
        Place(ADVANCEMENT, on=CHOSEN),
        when=Not(Happened(RUN_SUCCESSFUL, since=LAST_TURN, side=RUNNER)),
        optional=True,
    ),
)

card(
    "House of Knives",
    when_scored(Place(AGENDA_COUNTER, 3)),
    paid(Cost(counter=AGENDA_COUNTER), Damage(NET, 1), when=DuringRun(), once_per_run=True),
)

card(
    "Medical Breakthrough",
    even_stolen(Static(Q_ADVANCEMENT, -1, Filter(AGENDA, title="Medical Breakthrough", zone=ANY_ZONE))),
    words=(
        "The advancement requirement of each Medical Breakthrough is lowered by 1, even while this agenda is in the "
        "Runner's score area."
    ),
)

card(
    "Philotic Entanglement",
    when_scored(Damage(NET, Count(Filter(AGENDA, ScoredBy(RUNNER), zone=SCORED)))),
)

card(
    "The Future Perfect",
    when_accessed(Psi(Until(UNTIL_ACCESS_ENDS, Forbid("steal", this_card()), of=THIS)), when=Not(From(PLAY))),
)

card("Chairman Hiro", Static(Q_HAND_SIZE, -2, side=RUNNER), stolen_when_trashed(2))

card("Mental Health Clinic", each_turn(Gain(1)), Static(Q_HAND_SIZE, 1, side=RUNNER))

card(
    "Psychic Field",
    Trigger(
        (EXPOSED, ACCESSED),
        Psi(Damage(NET, Count(runner_card(zone=HAND)))),
        itself=True,
        inactive=True,
        when=From(PLAY),
    ),
)

card(
    "Shi.Kyū",
    Trigger(
        ACCESSED,
        PayTo(
            Cost(x=True),
            OneOf(
                Damage(NET, X, suffer=True),
                Move(THIS, to=SCORED, area=RUNNER, worth=-1),
                by=RUNNER,
                idle=True,
            ),
        ),
        itself=True,
        inactive=True,
        optional=True,
        when=Not(From(DECK)),
        prompt="pay X credits, for X net damage or an agenda worth -1 agenda point",
        words=(
            "When the Runner accesses this card, except from R&D, you may pay X credits. If you do, the Runner must "
            "either take X net damage or add this card to their score area as an agenda worth -1 agenda point."
        ),
    ),
)

card(
    "Tenma Line",
    Paid(
        Cost(clicks=1),
        (Choose(ice(Exchangeable()), name="first"), Choose(ice(Exchangeable())), Swap(Chosen("first"), CHOSEN)),
    ),
)

card(
    "Cerebral Cast",
    play=Psi(OneOf(Damage(BRAIN, 1, suffer=True), Tag(1), by=RUNNER)),
    play_only_if=Happened(RUN_SUCCESSFUL, since=LAST_TURN, side=RUNNER),
)

card("Medical Research Fundraiser", play=(Gain(8), Gain(3, RUNNER)))

card(
    "Inazuma",
    subroutine(
        Until(
            UNTIL_RUN_ENDS,
            Forbid("break", when=Compare(EncounterNumber(), "==", X), side=RUNNER),
            x=EncountersThisRun() + 1,
        ),
        words="The Runner cannot break any subroutine on the piece of ice they encounter next in this run",
    ),
    subroutine(
        cannot_jack_out_yet(),
        words="The Runner cannot jack out in this run until they have encountered another piece of ice",
    ),
)

card("Pup", *[subroutine(Unless(Cost(1), Damage(NET, 1))) for _ in range(2)])

card(
    "NeoTokyo Grid",
    whenever(PLACED, Gain(1), by=ANYONE, what=ADVANCEMENT, server=THIS_SERVER, first=True),
)

card(
    "Komainu",
    when_encountered(
        Until(
            UNTIL_RUN_ENDS,
            GainsSubroutines(Subroutine(Damage(NET, 1)), X, this_card()),
            x=Count(runner_card(zone=HAND)),
        ),
        words=(
            'When the Runner encounters this ice, for the remainder of this run it gains "[subroutine] Do 1 net '
            'damage." '
            "for each card in the Runner's grip."
        ),
    ),
)

card(
    "Mushin No Shin",
    double(),
    play=(
        Choose(corp_card(types=ASSET | AGENDA | UPGRADE, zone=HAND)),
        Install(CHOSEN, where=NEW_SERVER),
        Place(ADVANCEMENT, 3, on=MOVED),
        Until(UNTIL_YOUR_TURN_BEGINS, Forbid("score", this_card()), Forbid("rez", this_card()), of=MOVED),
    ),
    words=(
        "As an additional cost to play this operation, spend 1 click.\n"
        "Install an asset, agenda or upgrade from HQ in a new remote server and place 3 advancement tokens on it. "
        "You cannot score or rez it until your next turn begins."
    ),
)

card("Shiro", subroutine(Arrange(top(3))), subroutine(Unless(Cost(1), AccessFrom(RND), who=CORP)))

card(
    "Susanoo-no-Mikoto",
    subroutine(
        If(Not(RunningOn(ARCHIVES)), Redirect(ARCHIVES)),
        cannot_jack_out_yet(),
        words=(
            "If the Runner is not running on Archives, they are now running on Archives instead of passing this ice. "
            "The Runner cannot jack out until after they encounter a piece of ice"
        ),
    ),
)

card(
    "Tori Hanzō",
    Paid(
        Cost(2),
        ReplaceDamage(),
        when=RunningOn(THIS_SERVER),
        prevents=WOULD_DAMAGE,
        words=(
            "The first time you would do net damage during each run on this server, you may pay 2 credits to do 1 "
            "brain damage instead."
        ),
    ),
)
