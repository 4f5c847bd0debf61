"""NAPD Multiplayer: the neutral Corp identity."""

from netrunner.cards.vocabulary import *
from netrunner.engine.legality.rezzing import why_not_rez
from netrunner.engine.rez import Rez as RezFrame


class RezTogether(Effect):
    """Rez any number of installed cards, one after another; their rez costs together are so much lower."""

    __slots__ = ("less",)

    def __init__(self, less: int) -> None:
        self.less = less

    def unrezzed(self, g: State) -> list[int]:
        return [cid for cid in g.installed(CORP) if not g.cards[cid].faceup]

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            f.stage = 1
            f.number = self.less
        return ASK if f.stage == 1 and self.unrezzed(g) else DONE

    def prompt(self, g: State, f: Resolve) -> str:
        return f"choose a card to rez: {f.number} credits of the reduction are left."

    def options(self, g: State, f: Resolve) -> list[Option]:
        cards = [cid for cid in self.unrezzed(g) if why_not_rez(g, g.cards[cid], f.number) is None]
        return [*(Option(O_CARD, cid) for cid in cards), Option(O_DONE)]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        if option.kind == O_DONE:
            f.stage = 2
            return
        lower = min(f.number, g.rez_cost(g.cards[option.card]))
        f.number -= lower
        g.push(RezFrame(option.card, False, lower))

    def automatic(self, g: State, f: Resolve) -> bool:
        return False  # a question that is left out would tell the Runner what cannot be rezzed

    def could(self, g: State, ctx: Context) -> bool:
        return bool(self.unrezzed(g))

    def phrase(self, voice: Voice) -> str:
        return f"rez any number of installed cards: their rez costs together are {self.less} credits lower"


card(
    "Cyber Bureau: Keeping the Peace",
    StartsWith(hand=10),
    whenever(
        GAME_BEGINS,
        Repeat(
            5,
            Choose(corp_card(types=AGENDA | ASSET | ICE | UPGRADE, zone=HAND), up_to=True),
            Install(CHOSEN, free=True),
        ),
        RezTogether(20),
        Flip(),
        by=ANYONE,
    ),
    words=(
        "You draw a starting hand of 10 cards.\n"
        "Before your first turn, you may install up to 5 cards from HQ, ignoring all install costs, and rez any number "
        "of them: their rez costs together are 20 credits lower. Then flip this identity."
    ),
    back=(
        whenever(RUN_BEGINS, Lose(ScoreOf(RUNNER), RUNNER), Gain(LOST), by=OPPONENT, first=True),
        action(Cost(clicks=1), OneOf(Gain(3), Draw(3))),
    ),
)
