"""What a bot is, and how it is asked.

Chance is handed to the bot for every decision, seeded by the game's seed and the number of the decision. So the same
game is decided alike on any machine, also after a choice was taken back or a game was resumed.

A bot is given its side's view. A searching bot is also given worlds: whole games in which everything its side does not
know has been dealt anew, as many as it likes. Neither is ever given the game. Of what a bot does not read nothing is
made: `answer` asks a bot in a game, with a view and labels only for those that read them.
"""

from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Any, ClassVar, Protocol

from netrunner.decks import Deck
from netrunner.decks.bundled_decks import bundled
from netrunner.engine.frame import PASS_OPTION
from netrunner.engine.state import Choice
from netrunner.engine.terms import SIDES
from netrunner.game import Game

View = dict[str, Any]
"""What a side may see: plain data, as `Game.view` gives it."""

Worlds = Callable[[int], Game]
"""A game that the side could be in, by seed: the same seed gives the same world."""


class Bot(Protocol):
    """Anything that can be called with a view, the legal labels and a source of chance."""

    def __call__(self, view: View, labels: Sequence[str], chance: Random, /) -> int:
        """The index of the label that the bot chooses."""


class BotError(RuntimeError):
    """A bot answered with something that is not one of the options. Always a bug in the bot."""


class Searcher:
    """A bot that tries things out in worlds. Subclasses say how, in `search`."""

    def search(self, view: View, labels: Sequence[str], chance: Random, worlds: Worlds) -> int:
        """The index of the label that the bot chooses. The options of a world stand in the order of the labels."""
        raise NotImplementedError

    def __call__(self, view: View, labels: Sequence[str], chance: Random, /) -> int:
        raise BotError(f"{type(self).__name__} needs worlds to search in: hand them to `decide`.")


class PositionBot(Searcher):
    """A searcher that reads positions and nothing else: it is asked without a view and labels."""

    careful: ClassVar[bool] = False
    """Whether it looks, in any position, only at what the side that decides knows. A test holds such a bot to that, and
    it may be shown the game as if it were a world: dealing one takes longer than it thinks."""

    prompt: ClassVar[bool] = False
    """Whether it always answers within a moment, so that no alarm has to be set for it."""

    def pick(self, options: int, chance: Random, worlds: Worlds) -> int:
        """The index of the option that the bot chooses, of so many."""
        raise NotImplementedError

    def search(self, view: View, labels: Sequence[str], chance: Random, worlds: Worlds) -> int:
        return self.pick(len(labels), chance, worlds)


class BlindBot(PositionBot):
    """A bot that looks at nothing at all: it is asked with two numbers, since making it a `Random` of its own for each
    decision would take longer than the decision."""

    careful: ClassVar[bool] = True
    prompt: ClassVar[bool] = True

    def draw(self, options: int, seed: int, number: int) -> int:
        """The index of the option that the bot chooses, of so many, at a decision of a game."""
        raise NotImplementedError


def worlds_of(game: Game, side: str, open_lists: bool | None = None) -> Worlds:
    """The worlds that a side may be in, from nothing but what it knows. What was said and done before is left out.

    `open_lists` says whether the side knows the opponent's decklist; unless it is given, the lists that come with the
    program are known to everybody, and no others.
    """
    known = list_is_known(game, "corp" if side == "runner" else "runner") if open_lists is None else open_lists

    def world(seed: int) -> Game:
        dealt = game.determinize(side, seed, known)
        dealt.state.log = None
        dealt.state.noting = False
        if (last := dealt.state.choices) is not None:
            dealt.state.choices = Choice(PASS_OPTION, last.number, None)
        return dealt

    return world


def list_is_known(game: Game, side: str) -> bool:
    """Whether a side plays a list that comes with the program (a position without lists hides none)."""
    deck = game.setup.get(side)
    if not isinstance(deck, dict) or "cards" not in deck:
        return True
    return (deck["identity"], frozenset(deck["cards"].items())) in bundled_lists()


@cache
def bundled_lists() -> frozenset[tuple[str, frozenset[tuple[str, int]]]]:
    decks = [Deck.load(name) for name in bundled()]
    return frozenset((deck.identity, frozenset(deck.cards.items())) for deck in decks if deck.identity is not None)


def decide(bot: Bot, view: View, *, seed: int, number: int, worlds: Worlds | None = None) -> int:
    """The index that a bot chooses at a decision of its side, given its view.

    `number` says which decision of the game it is; with `seed` it settles every random choice of the bot.
    A searching bot needs `worlds` as well.

    >>> view = {"decision": {"options": [{"label": "Keep"}, {"label": "Mulligan"}]}}
    >>> decide(lambda view, labels, chance: labels.index("Keep"), view, seed=7, number=0)
    0
    """
    decision = view.get("decision") or {}
    labels = tuple(option["label"] for option in decision.get("options", ()))
    if not labels:
        raise BotError("The bot was asked although its side has nothing to decide.")
    if isinstance(bot, BlindBot):
        return legal(bot.draw(len(labels), seed, number), len(labels))
    chance = Random(f"{seed}:{number}")
    if isinstance(bot, Searcher) and worlds is not None:
        return legal(bot.search(view, labels, chance, worlds), len(labels))
    return legal(bot(view, labels, chance), len(labels))


def answer(bot: Bot, game: Game, *, seed: int, number: int, open_lists: bool | None = None) -> int:
    """The index that a bot chooses at the present decision of a game: as `decide`, and nothing is made that the bot
    does not read. `open_lists` is that of `worlds_of`."""
    state = game.state
    if state.reason:
        raise BotError("The bot was asked although the game is over.")
    if isinstance(bot, BlindBot):
        options = len(state.options)
        return legal(bot.draw(options, seed, number), options)
    side = SIDES[state.decider()]
    if not isinstance(bot, PositionBot):
        worlds = worlds_of(game, side, open_lists) if isinstance(bot, Searcher) else None
        return decide(bot, game.view(side), seed=seed, number=number, worlds=worlds)
    worlds = (lambda seed: game) if bot.careful else worlds_of(game, side, open_lists)
    options = len(state.options)
    return legal(bot.pick(options, Random(f"{seed}:{number}"), worlds), options)


def legal(index: object, options: int) -> int:
    """What a bot answered, if it is the index of an option."""
    if isinstance(index, bool) or not isinstance(index, int) or not 0 <= index < options:
        raise BotError(f"The bot answered {index!r}; an index from 0 to {options - 1} was asked for.")
    return index
