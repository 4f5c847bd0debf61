"""Games that have come to a certain moment: bots play, without a server, until a condition holds for one side."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from netrunner.bots import BOTS, decide, worlds_of
from netrunner.decks import Deck
from netrunner.game import Game
from netrunner.server.live.options import GameOptions, Player
from tests.server.running_server import Running

View = dict[str, Any]
Condition = Callable[[View], bool]
CORP, RUNNER = "core-haas-bioroid", "core-shaper"
LONGEST = 1500
SEEDS = 60
SEEN_IN = {"runner_pays_from_several": 10}
"""Where to look first for what comes up seldom: games played for nothing would take longer than the test."""


@dataclass(frozen=True)
class Moment:
    """Where a game stands: its seed and the choices so far, and the side that has to decide."""

    seed: int
    side: str
    choices: tuple[str, ...] = field(repr=False)


@cache
def moment(condition: Condition) -> Moment:
    """The first decision, in games between rookies, whose view satisfies a condition."""
    first = SEEN_IN.get(condition.__name__, 0)
    for seed in (*range(first, SEEDS), *range(first)):
        if (found := search(condition, seed)) is not None:
            return found
    raise AssertionError(f"No game comes to {condition.__name__}.")


def search(condition: Condition, seed: int) -> Moment | None:
    course = course_of(seed)
    for number in range(LONGEST):
        view = course.view(number)
        if view is None:
            return None
        if condition(view):
            return Moment(seed, view["decision"]["side"], tuple(course.game.record()["choices"][:number]))
    return None


class Course:
    """A game between rookies, played as far as anybody has looked: it is the same one for every condition."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.game = Game.start(Deck.load(CORP), Deck.load(RUNNER), seed=seed)
        self.views: list[View] = []

    def view(self, number: int) -> View | None:
        """What the side sees that decides after so many choices. None: the game is over by then."""
        while len(self.views) <= number:
            if self.views and self.game.decision is not None:
                self.choose()
            if self.game.decision is None:
                return None
            self.views.append(self.game.view(self.game.decision.side, log=False))
        return self.views[number]

    def choose(self) -> None:
        assert self.game.decision is not None
        worlds = worlds_of(self.game, self.game.decision.side)
        number = len(self.views) - 1
        self.game.choose(decide(BOTS["rookie"], self.views[-1], seed=self.seed, number=number, worlds=worlds))


course_of = cache(Course)


def start(
    server: Running,
    account: str,
    found: Moment,
    *,
    options: GameOptions | None = None,
    bot: str = "random",
    opponent: str | None = None,
) -> str:
    """Begin a game at a moment, for an account against another one, or against a bot that does not dawdle; its id."""
    seats = {}
    for side, deck in (("corp", CORP), ("runner", RUNNER)):
        if side == found.side:
            seats[side] = Player("Ada", Deck.load(deck), account=account)
        elif opponent is not None:
            seats[side] = Player("Bela", Deck.load(deck), account=opponent)
        else:
            seats[side] = Player("Bot", Deck.load(deck), bot=bot)
    begun = server.app.state.host.start(
        seats["corp"],
        seats["runner"],
        options or GameOptions(pace="instant"),
        seed=found.seed,
        choices=found.choices,
    )
    game: str = server.run(begun)
    return game


# --- conditions -------------------------------------------------------------------------------------------------------


def kinds(view: View) -> set[str]:
    return {option["kind"] for option in view["decision"]["options"]}


def runner_acts(view: View) -> bool:
    return view["side"] == "runner" and "credit" in kinds(view)


def runner_is_tagged(view: View) -> bool:
    return runner_acts(view) and view["runner"]["tags"] > 0


def runner_holds_two_alike(view: View) -> bool:
    """Two copies of a card in the grip, of which the game offers one."""
    titles = [card["title"] for card in view["runner"].get("hand", [])]
    labels = [option["label"] for option in view["decision"]["options"]]
    return runner_acts(view) and any(titles.count(title) == 2 and f"Install {title}" in labels for title in titles)


def runner_keeps(view: View) -> bool:
    return view["side"] == "runner" and "keep" in kinds(view)


def corp_acts(view: View) -> bool:
    return view["side"] == "corp" and "credit" in kinds(view)


def corp_has_many_servers(view: View) -> bool:
    return corp_acts(view) and len(view["corp"]["servers"]) >= 7


def corp_chooses_a_server(view: View) -> bool:
    return view["side"] == "corp" and "New server" in {option["label"] for option in view["decision"]["options"]}


def breaker_in_reach(view: View) -> bool:
    """The Runner encounters ice with several subroutines, which an icebreaker can break one by one, and is rich."""
    encounter = (view["run"] or {}).get("encounter")
    labels = [label for option in view["decision"]["options"] if "on this ice" not in (label := option["label"])]
    several = encounter is not None and 1 < len(encounter["subroutines"]) <= view["runner"]["credits"] / 3
    return view["side"] == "runner" and several and any(": Break 1 " in label for label in labels)


def card_with_choices(view: View) -> bool:
    """A card of the rig can be used in more than one way."""
    rig = {card["id"] for card in view["runner"]["rig"]}
    cards = [option.get("card") for option in view["decision"]["options"] if option["kind"] == "use"]
    return view["side"] == "runner" and any(cards.count(card) > 1 for card in rig)


def trashable_card_accessed(view: View) -> bool:
    return view["side"] == "runner" and (view["run"] or {}).get("accessed") is not None and "trash" in kinds(view)


def runner_pays_from_several(view: View) -> bool:
    """Several credits, which need not all come from the pool."""
    several = "source" in kinds(view) and "(1 to pay)" not in view["decision"]["prompt"]
    return view["side"] == "runner" and several


def runner_bids(view: View) -> bool:
    """More numbers to choose from than there are buttons."""
    numbers = [option for option in view["decision"]["options"] if option["kind"] == "number"]
    return view["side"] == "runner" and len(numbers) > 5
