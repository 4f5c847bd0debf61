"""What is to be played: decks, bots, how many games, from which seed. Plain data that travels to any worker.

The games of a batch are numbered. Game `number` belongs to matchup `number % matchups` and has the seed of its round
`number // matchups`, so that every matchup meets the same seeds, and a batch that was cut short is still balanced.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from netrunner.decks import Deck, DeckError
from netrunner.decks.bundled_decks import bundled
from netrunner.engine.reason import SetupError
from netrunner.game import Game
from netrunner.simulate.bot_loading import UnknownBot, bot_named, code_fingerprint

LIMIT: Final = 30.0
SEED_BITS: Final = 52  # a seed survives any reader of JSON
DEFAULT_BOT: Final = "random"


class BatchError(ValueError):
    """A batch that cannot be played: an unknown deck or bot, a deck of the wrong side, a card that does not play."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A deck as it travels: its name in reports, its side and its list as text."""

    name: str
    side: str
    text: str


@dataclass(frozen=True, slots=True)
class Matchup:
    """Two decks (places in `Batch.decks`) and the bots that play them."""

    corp: int
    runner: int
    corp_bot: str
    runner_bot: str


@dataclass(frozen=True)
class Batch:
    """A number of games of each matchup."""

    decks: tuple[Entry, ...]
    matchups: tuple[Matchup, ...]
    games: int
    """Games of each matchup."""
    seed: int = 0
    limit: float = LIMIT
    """Seconds that a bot may think about one decision."""
    code: str = ""
    """What plays: a fingerprint of the engine, the cards and the bots."""

    @classmethod
    def of(
        cls,
        corps: Sequence[str | Deck],
        runners: Sequence[str | Deck],
        *,
        bots: Sequence[tuple[str, str]] = ((DEFAULT_BOT, DEFAULT_BOT),),
        games: int = 1,
        seed: int = 0,
        limit: float = LIMIT,
    ) -> Batch:
        """Every Corp deck against every Runner deck, with every pair of bots. `BatchError` says what is wrong."""
        entries = [entry(deck, "corp") for deck in corps] + [entry(deck, "runner") for deck in runners]
        if not corps or not runners:
            raise BatchError("A batch needs at least one deck of each side.")
        names = sorted({name for pair in bots for name in pair})
        try:
            for name in names:
                bot_named(name)
        except UnknownBot as error:
            raise BatchError(str(error)) from None
        matchups = tuple(
            Matchup(corp, len(corps) + runner, *pair)
            for pair in bots
            for corp in range(len(corps))
            for runner in range(len(runners))
        )
        batch = cls(told_apart(entries, [*corps, *runners]), matchups, games, seed, limit, code_fingerprint(names))
        batch.try_setup()
        return batch

    @property
    def total(self) -> int:
        return self.games * len(self.matchups)

    def matchup(self, number: int) -> Matchup:
        return self.matchups[number % len(self.matchups)]

    def game_seed(self, number: int) -> int:
        """The seed of a game; the same for all matchups of a round."""
        return spread(self.seed, number // len(self.matchups))

    def deck(self, place: int) -> Deck:
        return parsed(self.decks[place].text)

    def start(self, number: int) -> Game:
        """The game with that number, set up."""
        matchup = self.matchup(number)
        decks = self.deck(matchup.corp), self.deck(matchup.runner)
        return Game.start(*decks, seed=self.game_seed(number), skip_empty_windows=True)

    def try_setup(self) -> None:
        """Refuse decks that cannot be played before anything is played."""
        for number in range(len(self.matchups)):
            try:
                self.start(number)
            except SetupError as error:
                raise BatchError(str(error)) from None

    def as_json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def read(cls, data: dict[str, Any]) -> Batch:
        return cls(
            tuple(Entry(**each) for each in data["decks"]),
            tuple(Matchup(**each) for each in data["matchups"]),
            data["games"],
            data["seed"],
            data["limit"],
            data["code"],
        )

    def digest(self) -> str:
        """What tells this batch from one whose games would go differently. More games are still the same batch."""
        essence = {**self.as_json(), "games": 0}
        return hashlib.blake2b(json.dumps(essence, sort_keys=True).encode(), digest_size=12).hexdigest()


def entry(source: str | Deck, side: str) -> Entry:
    """A deck for one side. A bundled deck keeps the name it was asked for by."""
    try:
        deck = Deck.load(source) if isinstance(source, str) else source
    except DeckError as error:
        named = f" {source}" if isinstance(source, str) and "\n" not in source else ""
        raise BatchError(f"The {side} deck{named} cannot be read: {error}") from None
    if deck.identity is None:
        raise BatchError(f"The {side} deck “{deck.name}” has no identity.")
    if deck.side != side:
        raise BatchError(f"“{deck.name}” is a {deck.side} deck; a {side} deck is needed there.")
    return Entry(source if isinstance(source, str) and source in bundled() else deck.name, side, deck.write())


def told_apart(entries: Sequence[Entry], sources: Sequence[str | Deck]) -> tuple[Entry, ...]:
    """Decks of the same name, as versions of one have, are called by their files as well; else they get a number."""
    namesakes = Counter(each.name for each in entries)
    seen: Counter[str] = Counter()
    result = []
    for each, source in zip(entries, sources, strict=True):
        name = each.name
        if namesakes[name] > 1 and isinstance(source, str) and "\n" not in source:
            name = f"{name} ({Path(source).name})"
        seen[name] += 1
        result.append(Entry(name if seen[name] == 1 else f"{name} ({seen[name]})", each.side, each.text))
    return tuple(result)


@lru_cache(maxsize=256)
def parsed(text: str) -> Deck:
    return Deck.load(text)


def spread(seed: int, place: int) -> int:
    """A seed for each place, far from its neighbours.

    >>> spread(1, 2) == spread(1, 2) != spread(1, 3)
    True
    """
    return int.from_bytes(hashlib.blake2b(f"{seed}:{place}".encode(), digest_size=8).digest()) >> (64 - SEED_BITS)
