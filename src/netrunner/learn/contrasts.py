"""Games that teach which option is better: at some decisions several options are tried in the game as it stands, or in
some worlds that the side may be in.

Each is played on from, by the policy without its networks, to the starts of two later turns, where the value
network says how likely the side wins now. All options of a decision meet the same cards and the same chance, so that
luck cancels out, and what is seldom chosen is tried as well. What is kept is the decision as its side sees it, and
nothing that it does not know: over many games the network learns what an option is worth on average over all that may
be hidden. An average over worlds says more of each decision, and takes as many times as long.
"""

from __future__ import annotations

import random
from typing import Any, Final

import numpy as np

from netrunner.bots.beliefs import Beliefs
from netrunner.bots.bot import worlds_of
from netrunner.bots.card_vector import CARD_SIZE, card_row
from netrunner.bots.choice_network import Decision
from netrunner.bots.choice_numbers import OPTION_SIZE, PLACES, STATE_SIZE, cards_seen, option_card
from netrunner.bots.encoding import OPEN, encode
from netrunner.bots.network import Network
from netrunner.bots.policy import GENERAL, Weighed
from netrunner.bots.rookie import scores
from netrunner.bots.search import play_on
from netrunner.engine.definition import CardDef
from netrunner.engine.state import State
from netrunner.engine.terms import CORP, RUNNER, SIDES
from netrunner.game import Game
from netrunner.learn.matches import teaching_decks

Array = Any
LONGEST: Final = 4000  # choices in a game
SHARE: Final = 0.12  # of the open decisions that are looked at
OPEN_LEAD: Final = 6.0  # credits by which an option may lead in a decision that is open
FAR_LEAD: Final = 2.0  # leads from here on are looked at half as often
FIRST: Final = 3  # options that are tried in any case: those that the policy likes best
WIDEST: Final = 6  # options that are tried at most
TURNS: Final = (2, 4)  # turns later at which the network is asked; its answers are averaged
SLIPS: Final = 0.02  # the share of choices that are made by chance, so that games come to unusual positions
NOTHING: Final = 255  # the kind of an option that is none, where a decision has fewer than the most

SHAPES: Final[dict[str, tuple[tuple[int, ...], Any]]] = {
    "state": ((STATE_SIZE,), np.float16),
    "cards": ((len(PLACES), CARD_SIZE), np.float16),
    "flags": ((GENERAL,), np.float16),
    "options": ((WIDEST, OPTION_SIZE), np.float16),
    "rows": ((WIDEST, CARD_SIZE), np.float16),
    "kinds": ((WIDEST,), np.uint8),
    "scores": ((WIDEST,), np.float32),
    "values": ((WIDEST,), np.float32),
    "sides": ((), np.uint8),
    "games": ((), np.int32),
}
"""What is kept of a decision: what the network is shown, and for each option the score and how likely its side wins."""


class Contrasts:
    """The decisions that games gave."""

    def __init__(self) -> None:
        self.columns: dict[str, list[Array]] = {name: [] for name in SHAPES}

    def add(self, **found: Array) -> None:
        for name, value in found.items():
            self.columns[name].append(value)

    def arrays(self) -> dict[str, Array]:
        return {name: np.array(self.columns[name], kind).reshape(-1, *shape) for name, (shape, kind) in SHAPES.items()}

    def __len__(self) -> int:
        return len(self.columns["games"])


def row_of(definition: CardDef | None) -> Array:
    return np.zeros(CARD_SIZE, np.float16) if definition is None else np.asarray(card_row(definition), np.float16)


class Teacher:
    """Plays games by a policy, and tries options out as it goes: in so many worlds, or with 0 as things stand."""

    def __init__(self, network: Network, worlds: int = 0) -> None:
        self.network = network
        self.worlds = worlds
        self.policy = network.policy()
        self.quick = network.quick_policy()

    def play(self, number: int, kept: Contrasts) -> bool:
        """Play the game of a number and keep what it teaches; whether it was over in time."""
        chance = random.Random(f"contrasts:{number}")
        game = Game.start(*teaching_decks(number), seed=number, skip_empty_windows=True, log=False)
        g = game.state
        for _ in range(LONGEST):
            if g.reason:
                return True
            if len(g.options) == 1:
                g.choose(g.options[0])
                continue
            weighed = self.quick.weigh(g, scores(g))
            if len(weighed.options) > 1 and wanted(weighed.lead(), chance):
                self.keep(game, weighed, number, kept, chance)
            if chance.random() < SLIPS:
                choice = chance.choice(weighed.options)
            else:
                choice = self.policy.choice(g)
            g.choose(g.options[choice])
        return False

    def keep(self, game: Game, weighed: Weighed, number: int, kept: Contrasts, chance: random.Random) -> None:
        g = game.state
        side = g.decider()
        places = tried(weighed, chance)
        values = self.values(game, [weighed.options[place] for place in places], chance)
        decision = Decision(g, weighed, side)
        missing = WIDEST - len(places)
        cards = np.zeros((len(PLACES), CARD_SIZE), np.float32)
        for place, definition in cards_seen(g, side):
            cards[place] += card_row(definition)
        flags = np.zeros(GENERAL, np.float16)
        flags[weighed.circumstances] = 1
        rows = [row_of(option_card(g, g.options[weighed.options[place]], side)) for place in places]
        kept.add(
            state=decision.state.astype(np.float16),
            cards=cards.astype(np.float16),
            flags=flags,
            options=np.pad(decision.options[places].astype(np.float16), ((0, missing), (0, 0))),
            rows=np.pad(np.stack(rows), ((0, missing), (0, 0))),
            kinds=np.array([*(weighed.kinds[place] for place in places), *[NOTHING] * missing], np.uint8),
            scores=np.array([*(weighed.scores[place] for place in places), *[0.0] * missing], np.float32),
            values=np.array([*values, *[0.0] * missing], np.float32),
            sides=np.uint8(side),
            games=np.int32(number),
        )

    def values(self, game: Game, options: list[int], chance: random.Random) -> list[float]:
        """How likely the side that decides wins with each option."""
        side = game.state.decider()
        if not self.worlds:
            return [self.value(game.state, option, side) for option in options]
        deal = worlds_of(game, SIDES[side], open_lists=True)
        beliefs = Beliefs(game.state) if side == RUNNER else None
        totals = [0.0] * len(options)
        for _ in range(self.worlds):
            world = deal(chance.getrandbits(48)).state
            if beliefs is not None:
                beliefs.impose(world)
            for place, option in enumerate(options):
                totals[place] += self.value(world, option, side)
        return [total / self.worlds for total in totals]

    def value(self, g: State, option: int, side: int) -> float:
        """How likely the side wins when it takes an option, as the network sees it at the starts of the next turns."""
        world = g.clone()
        turn = world.turn
        world.choose(world.options[option])
        total = 0.0
        for turns in TURNS:
            play_on(world, turn + turns, self.quick.scores)
            if world.reason:
                chance = 0.5 if world.winner < 0 else 1.0 if world.winner == CORP else 0.0
            else:
                chance = float(self.network.values(encode(world, OPEN).flat()[np.newaxis])[0])
            total += chance if side == CORP else 1.0 - chance
        return total / len(TURNS)


def wanted(lead: float, chance: random.Random) -> bool:
    """Whether a decision is looked at."""
    if lead > OPEN_LEAD:
        return False
    return chance.random() < (SHARE if lead < FAR_LEAD else SHARE / 2)


def tried(weighed: Weighed, chance: random.Random) -> list[int]:
    """The places of the options that are tried: those that the policy likes best, and some others."""
    ranked = sorted(range(len(weighed.scores)), key=weighed.scores.__getitem__, reverse=True)
    rest = ranked[FIRST:]
    chance.shuffle(rest)
    return ranked[:FIRST] + rest[: WIDEST - FIRST]


def keep_games(network: Network, first: int, games: int, worlds: int = 0) -> tuple[int, dict[str, Array]]:
    """Play so many games: how many were over in time, and what they teach."""
    teacher = Teacher(network, worlds)
    kept = Contrasts()
    done = sum(teacher.play(number, kept) for number in range(first, first + games))
    return done, kept.arrays()
