"""The public game: decks in, decisions out. A thin face over the engine's state.

>>> from netrunner import Deck, Game
>>> game = Game.start(Deck.load("core-jinteki"), Deck.load("core-shaper"), seed=7, skip_empty_windows=True)
>>> game.decision.side, [option.label for option in game.decision.options]
('corp', ['Keep', 'Mulligan'])
>>> game.choose("Keep"); game.choose("Keep")
>>> game.decision.prompt
'Take an action (3 clicks left).'
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from random import Random
from typing import Any, Final, cast
from weakref import WeakKeyDictionary

from netrunner.cards.registry import NotImplementedCard, definition
from netrunner.decks import Deck
from netrunner.decks.opponent_guess import guess
from netrunner.engine import setup
from netrunner.engine.card_view import SeenCards
from netrunner.engine.definition import CardDef
from netrunner.engine.digest import digest
from netrunner.engine.explain import why_not, why_not_option
from netrunner.engine.frame import KEYS, Option
from netrunner.engine.knowledge import determinize, hidden_from
from netrunner.engine.log import one_stop
from netrunner.engine.reason import IllegalChoice, Reason, RecordError, SetupError
from netrunner.engine.state import State
from netrunner.engine.terms import SIDES
from netrunner.engine.view import view
from netrunner.engine.window import unrecorded_pause

RECORD_VERSION: Final = 1


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: the winner ("corp", "runner" or None) and why."""

    winner: str | None
    reason: str


class Decision:
    """What has to be decided: whose it is, the question, and every legal option."""

    __slots__ = ("_state", "options", "side")

    def __init__(self, state: State) -> None:
        self._state = state
        self.side: str = SIDES[state.decider()]
        for option in state.options:
            if option._label is None:  # those with a label are the same in every game
                option._state = state
        self.options: tuple[Option, ...] = tuple(state.options)

    @property
    def prompt(self) -> str:
        """The question as a sentence."""
        return one_stop(self._state.stack[-1].prompt(self._state))

    @property
    def labels(self) -> list[str]:
        return [option.label for option in self.options]

    def __repr__(self) -> str:
        return f"Decision({self.side!r}, {self.labels!r})"


class Game:
    """A game in progress. Deterministic: the same set-up and the same choices give the same game."""

    __slots__ = ("_decision", "setup", "state")

    def __init__(self, state: State, record: dict[str, Any]) -> None:
        self.state = state
        self.setup = record
        self._decision: Decision | None = None

    @classmethod
    def start(
        cls,
        corp: Deck,
        runner: Deck,
        seed: int = 0,
        skip_empty_windows: bool = False,
        points_to_win: int = setup.POINTS_TO_WIN,
        beats: bool = False,
        log: bool = True,
    ) -> Game:
        """Set up a game. With `skip_empty_windows` a paid ability window in which a side has nothing to do but pass is
        passed for it. Seven agenda points win, or six in a draft (Tournament Regulations VII). `beats`: keep what
        happens in steps, for whoever shows the game. `log`: keep what is said at the table; where nobody will read it,
        a game is a little faster without."""
        decks = (card_list(corp, "corp"), card_list(runner, "runner"))
        identities = (identity_of(corp, "corp"), identity_of(runner, "runner"))
        state = setup.start(identities, decks, seed, skip_empty_windows, points_to_win, beats, log)
        record = {
            "version": RECORD_VERSION,
            "corp": {"identity": identities[0].title, "cards": dict(corp.cards)},
            "runner": {"identity": identities[1].title, "cards": dict(runner.cards)},
            "seed": seed,
            "skip_empty_windows": skip_empty_windows,
        }
        if points_to_win != setup.POINTS_TO_WIN:
            record["points_to_win"] = points_to_win
        game = cls(state, record)
        for title in runner.in_play:  # a list that names the cards which start in play has chosen them
            if game.decision is not None and title in game.decision.labels:
                game.choose(title)
        return game

    @property
    def decision(self) -> Decision | None:
        """What has to be decided now; None when the game is over."""
        if self.state.reason:
            return None
        if self._decision is None:
            self._decision = Decision(self.state)
        return self._decision

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        if not self.state.reason:
            return None
        winner = self.state.winner
        return Result(None if winner < 0 else SIDES[winner], self.state.reason)

    def choose(self, choice: Option | str | int) -> None:
        """Make a choice: an option, its label, or its index. `IllegalChoice` otherwise, with nothing changed."""
        option = self._legal(choice)
        self._decision = None
        self.state.choose(option)

    def _legal(self, choice: Option | str | int) -> Option:
        if self.state.reason:
            raise IllegalChoice("The game is over: there is nothing left to choose.")
        options = self.state.options
        if isinstance(choice, bool):
            raise IllegalChoice(self._refusal(repr(choice)))
        if isinstance(choice, int):
            if 0 <= choice < len(options):
                return options[choice]
        elif isinstance(choice, Option):
            for option in options:
                if option is choice or option.same(choice):
                    return option
        elif isinstance(choice, str):
            decision = self.decision
            assert decision is not None
            for option in decision.options:
                if option.label == choice:
                    return option
        shown = choice.key if isinstance(choice, Option) else repr(choice)
        raise IllegalChoice(self._refusal(shown))

    def _refusal(self, shown: str) -> str:
        decision = self.decision
        assert decision is not None
        labels = ", ".join(decision.labels)
        return f"{shown} is not a legal choice for {decision.side} now. Legal: {labels}."

    def why_not(self, label: str, side: str | None = None) -> Reason | None:
        """Why a label is not offered now; None when it is. The answer tells `side` (by default the side that decides)
        nothing about cards it does not know."""
        asker = self.state.decider() if side is None else SIDES.index(side)
        return why_not(self.state, label, 3 if asker < 0 else 1 << asker)

    def why_not_option(self, kind: str, card: int | None, server: str | None, side: str) -> Reason | None:
        """Why an option is not offered to `side`, by its kind, the instance number of its card and its server, all as
        in `view`; None when it is."""
        if kind not in KEYS:
            raise ValueError(f"{kind!r} is no kind of option: the kinds are {', '.join(KEYS)}.")
        mask = 1 << SIDES.index(side)
        return why_not_option(self.state, KEYS.index(kind), -1 if card is None else card, server or "", mask)

    def clone(self) -> Game:
        """An independent copy: choices in one do not touch the other."""
        return Game(self.state.clone(), self.setup)

    def view(self, side: str, log: bool = True, seen: SeenCards | None = None) -> dict[str, Any]:
        """What "corp", "runner" or "spectator" may see, as plain data; "both" sees what either side does. With `seen`,
        which is kept from one view of a side to its next, cards that have not changed are the same objects again: they
        must not be written to."""
        return cast(dict[str, Any], view(self.state, side, log, seen))

    def determinize(self, side: str, seed: int = 0, open_lists: bool = True) -> Game:
        """A full game consistent with what a side knows: everything hidden from it is dealt anew.

        With `open_lists` the side knows the opponent's decklist. Without, what it has not seen of that is guessed from
        the pool of the opponent's identity.
        """
        if side not in SIDES:
            raise ValueError(f"{side!r} is not a side: use 'corp' or 'runner'.")
        number = SIDES.index(side)
        guessed = None if open_lists else guessed_cards(self.state, number, seed)
        return Game(determinize(self.state, number, seed, guessed), self.setup)

    def digest(self) -> str:
        """A stable hash of the whole state, equal for equal games."""
        return digest(self.state)

    def record(self) -> dict[str, Any]:
        """The game as JSON-able data: its set-up and its choices."""
        keys: list[str] = []
        choice = self.state.choices
        while choice is not None:
            keys.append(choice.option.key)
            choice = choice.previous
        keys.reverse()
        return {**self.setup, "choices": keys}

    @classmethod
    def replay(cls, record: dict[str, Any], beats: bool = False) -> Game:
        """The game that a record tells of, with its `beats` if somebody shows it. `RecordError` says where a broken one
        stops making sense."""
        game = replay_setup(cls, record, beats)
        for number, key in enumerate(record["choices"], 1):
            if game.state.reason:
                raise RecordError(f"Choice {number} ({key!r}) comes after the end of the game.")
            if isinstance(key, str) and unrecorded_pause(game.state, key):
                game.state.choose(game.state.options[0])
            option = next((option for option in game.state.options if option.key == key), None)
            if option is None:
                raise not_legal(game, f"Choice {number} ({key!r}) is not legal there")
            game.state.choose(option)
        return game


MOST_SHOWN: Final = 12


def not_legal(game: Game, objection: str) -> RecordError:
    """Why a record cannot be played on from a position that its game has come to."""
    decision = Decision(game.state)
    labels = decision.labels[:MOST_SHOWN] + ["…"] * (len(decision.labels) > MOST_SHOWN)
    return RecordError(
        f"{objection}: the {decision.side.capitalize()} may choose {', '.join(labels)}. Either the record is damaged, "
        "or its game was played by an older version of this program and by a rule or a card that has been mended since."
    )


def replay_setup(cls: type[Game], record: dict[str, Any], beats: bool) -> Game:
    """The game of a record before its first choice."""
    if not isinstance(record, dict):
        raise RecordError(f"A record is an object with set-up and choices, not {type(record).__name__}.")
    missing = [key for key in ("version", "corp", "runner", "seed", "choices") if key not in record]
    if missing:
        raise RecordError(f"The record lacks {', '.join(missing)}.")
    if record["version"] != RECORD_VERSION:
        raise RecordError(f"The record has version {record['version']!r}; this program reads {RECORD_VERSION}.")
    if not isinstance(record["choices"], list):
        raise RecordError("The record's choices are not a list.")
    if not isinstance(record["seed"], int):
        raise RecordError("The record's seed is not a whole number.")
    decks: list[Deck] = []
    for side in SIDES:
        part = record[side]
        try:
            decks.append(Deck.build(part["identity"], part["cards"]))
        except (KeyError, TypeError, ValueError, LookupError) as error:
            raise RecordError(f"The record's {side} deck cannot be read: {error}") from error
    points = record.get("points_to_win", setup.POINTS_TO_WIN)
    if not isinstance(points, int) or not 1 <= points <= setup.POINTS_TO_WIN:
        raise RecordError(f"The record's points to win are a whole number up to {setup.POINTS_TO_WIN}.")
    try:
        skip = bool(record.get("skip_empty_windows", False))
        return cls.start(decks[0], decks[1], record["seed"], skip, points, beats)
    except SetupError as error:
        raise RecordError(f"The record's game cannot be set up: {error}") from error


def identity_of(deck: Deck, side: str) -> CardDef:
    if deck.identity is None:
        raise SetupError(f"The {side} deck {deck.name!r} has no identity.")
    return playable(deck.identity, side)


def guessed_cards(state: State, side: int, seed: int) -> list[CardDef]:
    """What the opponent's hidden cards may be for who knows nothing of their list but what was seen."""
    opponent = 1 - side
    hidden = [state.cards[cid] for cid in hidden_from(state, side)]
    cards = [card for card in state.cards if card.owner == opponent and card.id != state.players[opponent].identity]
    seen = Counter(card.printed.title for card in cards if card.known >> side & 1)
    laid = {cid for server in state.servers for cid in server.ice}
    ice = sum(card.id in laid for card in hidden)
    identity = state.cards[state.players[opponent].identity].printed.title
    titles = guess(identity, SIDES[opponent], seen, len(hidden), ice, Random(f"{seed}:{identity}"))
    return [definition(title) for title in titles]


CARD_LISTS: Final[WeakKeyDictionary[Deck, list[CardDef]]] = WeakKeyDictionary()
"""The cards of the decks that are played, for as long as somebody holds the deck."""


def card_list(deck: Deck, side: str) -> list[CardDef]:
    """The cards of a deck in a fixed order, whatever order the list was written in."""
    if deck.side != side:
        raise SetupError(f"The deck {deck.name!r} is a {deck.side} deck; a {side} deck is needed.")
    if deck not in CARD_LISTS:
        CARD_LISTS[deck] = [playable(title, side) for title in sorted(deck.cards) for _ in range(deck.cards[title])]
    return CARD_LISTS[deck]


def playable(title: str, side: str) -> CardDef:
    try:
        return definition(title)
    except NotImplementedCard as error:
        raise SetupError(f"The {side} deck cannot be played: {error}") from error
    except LookupError as error:
        raise SetupError(f"The {side} deck names an unknown card: {error}") from error
