"""Data and Destiny: Apex."""

from netrunner.cards.vocabulary import *
from netrunner.engine.change import TriggerChange
from netrunner.engine.placement import turn_facedown


class TurnFacedown(Effect):
    """Turn installed Runner cards facedown."""

    __slots__ = ("what",)

    def __init__(self, what: Filter) -> None:
        self.what = what

    def step(self, g: State, f: Resolve) -> int:
        for cid in self.what.find(g, f.ctx):
            if g.cards[cid].faceup:
                g.note("{card} is turned facedown.", cid, seen=3)
                turn_facedown(g, cid)
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return any(g.cards[cid].faceup for cid in self.what.find(g, ctx))

    def phrase(self, voice: Voice) -> str:
        return f"turn {say(Each(self.what), voice)} facedown"


class PreventEncounterAbility(Effect):
    """Prevent a "when encountered" ability of a piece of ice that is about to resolve."""

    __slots__ = ()

    def find(self, g: State) -> TriggerChange | None:
        for change in coming_changes(g):
            if isinstance(change, TriggerChange) and change.amount > 0 and change.event == ENCOUNTERED:
                if change.itself and g.cards[change.source].definition.type & ICE:
                    return change
        return None

    def step(self, g: State, f: Resolve) -> int:
        change = self.find(g)
        if change is not None:
            change.amount = 0
            g.note("The ability of {card} is prevented.", change.source)
        return DONE

    def could(self, g: State, ctx: Context) -> bool:
        return self.find(g) is not None

    def phrase(self, voice: Voice) -> str:
        return 'prevent a "when encountered" ability on a piece of ice'


card(
    "Apocalypse",
    play=(Trash(corp_card()), TurnFacedown(runner_card())),
    play_only_if=All(
        Happened(RUN_SUCCESSFUL, side=RUNNER, server=HQ),
        Happened(RUN_SUCCESSFUL, side=RUNNER, server=RND),
        Happened(RUN_SUCCESSFUL, side=RUNNER, server=ARCHIVES),
    ),
)

card("Endless Hunger", paid(Cost(trash=runner_card()), Break(only=EndRun())))

card(
    "Hunting Grounds",
    paid(Cost(), PreventEncounterAbility(), once_per_turn=True, prevents=WOULD_TRIGGER),
    paid(Cost(trash_self=True), Install(top(3), facedown=True)),
)

card(
    "Apex: Invasive Predator",
    Forbid("install", Filter(RESOURCE, not_subtype="virtual", side=RUNNER, zone=ANY_ZONE), side=RUNNER),
    each_turn(Choose(runner_card(zone=HAND)), Install(CHOSEN, facedown=True), optional=True),
)

card(
    "Prey",
    play=Run(
        during=(
            Trigger(
                PASSED_ICE,
                (
                    If(Compare(StrengthOf(THAT_CARD), ">=", 1), Choose(runner_card(), StrengthOf(THAT_CARD))),
                    Trash(CHOSEN),
                    If(Compare(LastAmount("card trashed"), ">=", StrengthOf(THAT_CARD)), Trash(THAT_CARD)),
                ),
                who=ice(rezzed=True),
                by=YOU,
                when=Compare(Count(runner_card()), ">=", StrengthOf(THAT_CARD)),
                optional=True,
                once_per_run=True,
                prompt="trash as many of your installed cards as the strength of the passed ice, to trash that ice",
            ),
        ),
    ),
    words=(
        "Make a run. Once during this run, when you pass a rezzed piece of ice, you may trash as many of your "
        "installed cards as that ice has strength. If you do, trash that ice."
    ),
)

card("Heartbeat", memory(1), paid(Cost(trash=runner_card()), PreventDamage(), prevents=WOULD_DAMAGE))

card("Harbinger", InsteadOfDiscard())

card(
    "Wasteland",
    whenever(
        TRASHED,
        Gain(1),
        who=runner_card(),
        first=True,
        when=From(PLAY),
        words="The first time each turn that you trash one of your installed cards, gain 1 credit.",
    ),
)
