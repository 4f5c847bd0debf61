"""A game between a person and a bot: choosing, the bot's answers, taking back, asking why not.

Everything shown comes from the view of the player's side. A match knows nothing of the screen.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from netrunner import rules
from netrunner.bot_names import DEFAULT_BOT
from netrunner.bots import BOTS, View, decide, worlds_of
from netrunner.decks import Deck
from netrunner.engine.frame import O_NO, O_PASS
from netrunner.engine.terms import SIDES
from netrunner.game import Game

NAMES: Final = {"corp": "the Corp", "runner": "the Runner"}
CARD_VERBS: Final = ("install", "play", "advance", "rez", "score", "use", "trash", "steal", "access")


def other(side: str) -> str:
    return "runner" if side == "corp" else "corp"


def drawn_side(seed: int) -> str:
    """The side that a seed deals to a player who leaves it to chance."""
    return Random(f"{seed}:side").choice(SIDES)


@dataclass(frozen=True, slots=True)
class Answer:
    """What the player reads after asking "why not?": a sentence, and the rule behind it where there is one."""

    message: str
    rule: str = ""
    title: str = ""
    summary: str = ""


class Match:
    """A game in progress, the seat of the player and the bot in the other one."""

    def __init__(self, game: Game, side: str, bot: str = DEFAULT_BOT) -> None:
        if side not in SIDES:
            raise ValueError(f"{side!r} is not a side: use 'corp' or 'runner'.")
        self.game = game
        self.side = side
        self.bot = bot
        self.choices = len(game.record()["choices"])
        """How many choices both sides have made."""

    @classmethod
    def start(cls, corp: Deck, runner: Deck, side: str, seed: int, bot: str = DEFAULT_BOT) -> Match:
        """A new game. `SetupError` when a deck cannot be played."""
        return cls(Game.start(corp, runner, seed=seed, skip_empty_windows=True), side, bot)

    @property
    def seed(self) -> int:
        seed: int = self.game.setup["seed"]
        return seed

    @property
    def view(self) -> View:
        """What the player sees."""
        return self.game.view(self.side)

    @property
    def over(self) -> bool:
        return self.game.decision is None

    @property
    def decider(self) -> str | None:
        decision = self.game.decision
        return None if decision is None else decision.side

    @property
    def mine(self) -> bool:
        """Whether the player has to decide."""
        return self.decider == self.side

    def choose(self, choice: int | str) -> None:
        """Make a choice, by index or label. `IllegalChoice` when it is not offered."""
        self.game.choose(choice)
        self.choices += 1

    def bot_decides(self) -> int:
        """What the bot would choose now. It may think for seconds, and changes nothing."""
        view = self.game.view(other(self.side))
        worlds = worlds_of(self.game, other(self.side))
        return decide(BOTS[self.bot], view, seed=self.seed, number=self.choices, worlds=worlds)

    def declines(self, choice: int) -> bool:
        """Whether a choice is to pass, or to answer No: nothing happens that anybody could see."""
        return self.game.state.options[choice].kind in (O_PASS, O_NO)

    def bot_chooses(self) -> None:
        """Let the bot make one choice."""
        self.choose(self.bot_decides())

    def bot_finishes(self) -> None:
        """Let the bot choose until the player has to, or the game is over."""
        while not self.over and not self.mine:
            self.bot_chooses()

    def undo(self) -> bool:
        """Go back to the player's previous decision; False when there is none."""
        record = self.game.record()
        own = choices_of(record, self.side)
        if not own:
            return False
        self.game = Game.replay({**record, "choices": record["choices"][: own[-1]]})
        self.choices = own[-1]
        return True

    def why_not(self, text: str) -> Answer:
        """Why what the player has in mind cannot be chosen now."""
        label = " ".join(text.split())
        if not label:
            return Answer("Type what you would like to do, for example: Rez Ice Wall.")
        if self.over:
            return Answer("The game is over.")
        if not self.mine:
            return Answer(f"It is {NAMES[other(self.side)]} who decides now.", *rule_words("RR/paid-ability-window"))
        view = self.view
        if not sees(view, label):
            # The engine would answer for cards that this player has never seen.
            named = label.partition(" ")[2]
            return Answer(f"You see no card called {named}.", *rule_words("RR/hidden-information"))
        reason = self.game.why_not(label)
        if reason is None:
            return Answer(f"You can: it is {offered(view, label)}.")
        return Answer(reason.message, *rule_words(reason.rule))


def rule_words(rule: str) -> tuple[str, str, str]:
    """The id, the title and the summary of a rule."""
    if not rules.exists(rule):
        return (rule, "", "")
    found = rules.get(rule)
    return (rule, found.title, found.summary)


def offered(view: View, label: str) -> str:
    """The options that a text means, by number and label."""
    wanted = label.casefold()
    found = [
        f"option {number} ({option['label']})"
        for number, option in enumerate(view["decision"]["options"], 1)
        if option["label"].casefold().startswith(wanted)
    ]
    return " or ".join(found) or "among the options"


def choices_of(record: dict[str, Any], side: str) -> list[int]:
    """The numbers, from 0, of the choices in a record that a side made."""
    game = Game.replay({**record, "choices": []})
    own: list[int] = []
    for number, key in enumerate(record["choices"]):
        decision = game.decision
        assert decision is not None
        if decision.side == side:
            own.append(number)
        game.choose(next(option for option in decision.options if option.key == key))
    return own


def titles(data: Any) -> Iterator[str]:
    """Every card title in a view, or in a part of one."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key in ("title", "identity"):
                yield value
            else:
                yield from titles(value)
    elif isinstance(data, list):
        for value in data:
            yield from titles(value)


def sees(view: View, label: str) -> bool:
    """Whether the card that a label names, if any, is one that the player can see."""
    verb, _, rest = label.casefold().partition(" ")
    named = rest.partition(":")[0].partition(" (")[0].strip()
    if verb not in CARD_VERBS or not named:
        return True
    if any(option["label"].casefold().startswith(label.casefold()) for option in view["decision"]["options"]):
        return True
    return any(title.casefold().startswith(named) for title in titles(view))


class PassUntilChange:
    """Passing until something happens: a new option, a run or its next ice, the player's own turn.

    Only windows are passed, and only while they offer nothing that was not offered when the passing began.
    """

    def __init__(self, view: View) -> None:
        self._declined = set(labels(view))
        self._moment = moment(view)

    def goes_on(self, view: View) -> bool:
        offers = labels(view)
        return "Pass" in offers and self._declined.issuperset(offers) and self._moment == moment(view)


def labels(view: View) -> list[str]:
    """The labels that the player can choose from now."""
    return [option["label"] for option in (view["decision"] or {}).get("options", ())]


def moment(view: View) -> tuple[object, ...]:
    """What has to stay the same for a player to keep passing."""
    run = view["run"] or {}
    own_turn = view["turn"] if view["active"] == view["side"] else 0
    return (own_turn, run.get("server"), run.get("ice"))
