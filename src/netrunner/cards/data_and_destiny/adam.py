"""Data and Destiny: Adam."""

from typing import final

from netrunner.cards.vocabulary import *
from netrunner.engine.definition import CardDef
from netrunner.engine.frame import O_BRANCH
from netrunner.engine.outside import bring_in, outside_cards
from netrunner.engine.placement import install_runner


@final
class StartInstalled(Effect):
    """Cards of a subtype, all different and from outside the deck, start the game installed (Rules Reference: Full Game
    Setup, step 1; Deckbuilding)."""

    __slots__ = ("count", "subtype")

    def __init__(self, count: int, subtype: str) -> None:
        self.count = count
        self.subtype = subtype

    def candidates(self, g: State, f: Resolve) -> list[CardDef]:
        cards = outside_cards(f.ctx.side, PROGRAM | HARDWARE | RESOURCE)
        return [definition for definition in cards if self.subtype in definition.subtypes]

    def step(self, g: State, f: Resolve) -> int:
        cards = self.candidates(g, f)
        if len(f.picked) < self.count < len(cards):
            return ASK
        for number in f.picked or range(len(cards)):
            cid = bring_in(g, f.ctx.side, cards[number])
            install_runner(g, cid)
            g.note("{card} starts the game installed.", cid)
        return DONE

    def prompt(self, g: State, f: Resolve) -> str:
        return f"choose a {self.subtype} that starts the game installed ({len(f.picked) + 1} of {self.count})."

    def options(self, g: State, f: Resolve) -> list[Option]:
        return [Option(O_BRANCH, -1, n) for n in range(len(self.candidates(g, f))) if n not in f.picked]

    def branch(self, g: State, number: int) -> str:
        cards = outside_cards(RUNNER, PROGRAM | HARDWARE | RESOURCE)
        return [definition for definition in cards if self.subtype in definition.subtypes][number].title

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.picked = (*f.picked, option.arg)

    def phrase(self, voice: Voice) -> str:
        return f"install {self.count} different {self.subtype} cards, which are no part of your deck"


class TrashedDirective(Condition):
    """One of the cards that were trashed just now was a directive, which a facedown card is not."""

    def holds(self, g: Position, ctx: Context) -> bool:
        moved = {(cid, g.cards[cid].instance) for cid in MOVED.cards(g, ctx)}
        event = g.history
        while event is not None and event.turn == g.turn:
            if event.kind == TRASHED and (event.card, event.instance) in moved and event.definition is not None:
                if "directive" in event.definition.subtypes:
                    return True
            event = event.previous
        return False

    def phrase(self, voice: Voice) -> str:
        return "at least one of them was a directive"


card(
    "Adam: Compulsive Hacker",
    Trigger(
        SETTING_UP,
        StartInstalled(3, "directive"),
        words="You start the game with 3 different directives installed, which are no part of your deck.",
    ),
)

card(
    "Independent Thinking",
    play=(
        Choose(runner_card(), 5, up_to=True),
        Trash(CHOSEN),
        If(
            TrashedDirective(),
            Draw(2 * LastAmount("card trashed this way")),
            otherwise=Draw(LastAmount("card trashed this way")),
        ),
    ),
)

card("Multithreader", recurring(2, FOR_ABILITY, on=program()))

card(
    "Dr. Lovegood",
    each_turn(
        Choose(runner_card()),
        Until(UNTIL_TURN_ENDS, Blank(Filter(0, Among(CHOSEN)), words="its text box is blank"), tied=True),
    ),
)

card("Neutralize All Threats", MustBeTrashed(first=True), Static(Q_ACCESSES, 1, server=HQ))

card(
    "Safety First",
    Static(Q_HAND_SIZE, -2),
    end_of_turn(If(Compare(Count(runner_card(zone=HAND)), "<", HandSizeOf()), Draw(1))),
)

card(
    "Always Be Running",
    Forbid(
        "act without running",
        side=RUNNER,
        when=All(TurnOf(RUNNER), Not(Happened(SPENT_CLICK, side=RUNNER))),
        words="You must spend your first click each turn to make a run or to play a run event.",
    ),
    Paid(
        Cost(clicks=2),
        Break(who=Filter(ICE, Among(ENCOUNTERED_ICE), zone=ANY_ZONE)),
        once_per_turn=True,
        anytime=True,
        name="Break 1 subroutine on the ice being encountered",
        words="Once per turn, you may spend 2 clicks to break 1 subroutine on the piece of ice being encountered.",
    ),
)

card("Brain Chip", memory(greatest(0, ScoreOf())), Static(Q_HAND_SIZE, greatest(0, ScoreOf())))
