"""Honor and Profit: Jinteki."""

from netrunner.cards.vocabulary import *
from netrunner.engine.history import did_damage_this_run
from netrunner.engine.would import DamageChange, would


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
            would(g, [DamageChange(BRAIN, 1, f.ctx.source, CORP)])
            return WAIT
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return self.find(g) is not None and not did_damage_this_run(g, CORP, NET)

    def phrase(self, voice: Voice) -> str:
        return "do 1 brain damage instead"


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

card("Shiro", subroutine(Arrange(top(3))), subroutine(Unless(Cost(1), Access(top(1)), who=CORP)))

card(
    "Susanoo-no-Mikoto",
    subroutine(
        If(Not(RunningOn(ARCHIVES)), Redirect(ARCHIVES)),
        Until(
            UNTIL_RUN_ENDS,
            Forbid("jack out", when=Compare(EncountersThisRun(), "<=", X), side=RUNNER),
            x=EncountersThisRun(),
        ),
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
