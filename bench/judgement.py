"""How well a look ahead tells what a choice is worth: by the ace's evaluation, by the network, at several horizons.

    python -m bench.judgement --seconds 600 --out pairs.npz
    python -m bench.judgement --seconds 0 --read pairs.npz other.npz

Takes decisions from games of the policy against itself, and for each its own choice and another that it thinks little
worse. Both are played to the end once, as things really stand: who won is the truth, and a noisy one. Apart from that
both are tried in a few worlds of what the side knows, and judged at several horizons. How far these judgements agree
with the truth (a correlation over all pairs, small since one game is mostly luck) tells which judgement to trust.
Needs NumPy. Put the compiled package on PYTHONPATH first (`python -m bench.compiled`).
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np

from netrunner.bots.ace import sure
from netrunner.bots.beliefs import Beliefs
from netrunner.bots.bot import worlds_of
from netrunner.bots.encoding import OPEN, encode
from netrunner.bots.evaluation import win_chance
from netrunner.bots.network import Network, load
from netrunner.bots.policy import Policy, weigh
from netrunner.bots.rookie import scores
from netrunner.bots.search import play_on
from netrunner.engine.state import State
from netrunner.engine.terms import CORP, RUNNER, SIDES
from netrunner.game import Game
from netrunner.garbage_collection import collect_rarely
from netrunner.learn.matches import training_decks

HORIZONS: Final = (1, 2, 4, 6)
WORLDS: Final = 6
SHARE: Final = 0.05  # of the decisions that are looked at
CLOSE: Final = 3.0  # credits by which the other option may be worse
WIDEST: Final = 5
LONGEST: Final = 4000
JUDGES: Final = ("evaluation", "network")
NEVER: Final = 10**6  # a turn that no game comes to

Array = Any


def result(g: State) -> float:
    return 0.5 if g.winner < 0 else 1.0 if g.winner == CORP else 0.0


def judge(g: State, network: Network) -> tuple[float, float]:
    """The chance that the Corp wins, by the evaluation and by the network."""
    if g.reason:
        return result(g), result(g)
    return win_chance(g), float(network.values(encode(g, OPEN).flat()[np.newaxis])[0])


def truth(g: State, option: int, policy: Policy) -> float:
    """Who wins when an option is taken, as things stand."""
    world = g.clone()
    world.choose(world.options[option])
    while not world.reason:
        before = world.turn
        play_on(world, NEVER, policy.scores)
        if world.turn == before:
            return 0.5
    return result(world)


def looks(world: State, option: int, policy: Policy, network: Network) -> list[tuple[float, float]]:
    """What both judges say of an option in one world, at every horizon."""
    g = world.clone()
    turn = g.turn
    g.choose(g.options[option])
    found: list[tuple[float, float]] = []
    for horizon in HORIZONS:
        play_on(g, turn + horizon, policy.scores)
        found.append(judge(g, network))
    return found


def pairs(seconds: float, first: int, network: Network) -> dict[str, Array]:
    """The gain of the other option over the policy's own: the truth, the judgements, the gap in credits, the gap with
    the networks that correct the policy, and whose decision it was."""
    policy, learned = network.quick_policy(), network.policy()
    truths: list[float] = []
    judged: list[Array] = []
    gaps: list[float] = []
    corrected: list[float] = []
    sides: list[int] = []
    begun, number = time.monotonic(), first
    while time.monotonic() - begun < seconds:
        number += 1
        chance = random.Random(f"judgement:{number}")
        game = Game.start(*training_decks(number), seed=number, skip_empty_windows=True, log=False)
        g = game.state
        for _ in range(LONGEST):
            if g.reason:
                break
            if len(g.options) == 1:
                g.choose(g.options[0])
                continue
            side = g.decider()
            weighed = weigh(g, scores(g), policy.rows[side])
            ranked = sorted(range(len(weighed.scores)), key=weighed.scores.__getitem__, reverse=True)
            best = ranked[0]
            near = [i for i in ranked[1:WIDEST] if weighed.scores[best] - weighed.scores[i] < min(CLOSE, sure(g))]
            if near and g.turn and chance.random() < SHARE:
                other = chance.choice(near)
                options = weighed.options[best], weighed.options[other]
                sign = 1.0 if side == CORP else -1.0
                ends = [truth(g, option, policy) for option in options]
                worlds = worlds_of(game, SIDES[side], open_lists=True)
                beliefs = Beliefs(worlds(0).state) if side == RUNNER else None
                seen = np.zeros((WORLDS, len(HORIZONS), len(JUDGES)), np.float32)
                for place in range(WORLDS):
                    world = worlds(chance.getrandbits(48)).state
                    if beliefs is not None:
                        beliefs.impose(world)
                    own, rival = (np.asarray(looks(world, option, policy, network)) for option in options)
                    seen[place] = sign * (rival - own)
                truths.append(sign * (ends[1] - ends[0]))
                judged.append(seen)
                gaps.append(weighed.scores[best] - weighed.scores[other])
                again = learned.weigh(g, scores(g)).scores
                corrected.append(again[best] - again[other])
                sides.append(side)
            g.choose(g.options[weighed.options[best]])
    return {
        "truths": np.asarray(truths, np.float32),
        "judged": np.stack(judged).astype(np.float16),
        "gaps": np.asarray(gaps, np.float32),
        "corrected": np.asarray(corrected, np.float32),
        "sides": np.asarray(sides, np.int8),
    }


def told(found: dict[str, Array]) -> list[str]:
    """The table: agreement by judge, horizon and number of worlds."""
    truths, judged = found["truths"], found["judged"].astype(np.float32)
    lines = [f"{len(truths)} pairs; a correlation is uncertain by {len(truths) ** -0.5:.3f}"]
    for worlds in (1, WORLDS):
        mean = judged[:, :worlds].mean(1)
        for place, name in enumerate(JUDGES):
            seen = [f"{h}: {np.corrcoef(mean[:, i, place], truths)[0, 1]:.3f}" for i, h in enumerate(HORIZONS)]
            every = np.corrcoef(mean[:, :, place].mean(1), truths)[0, 1]
            lines.append(f"{name}, {worlds} world(s), turns ahead {', '.join(seen)}, mean of all {every:.3f}")
    for name in ("gaps", "corrected"):
        lines.append(f"the policy's own gap in credits ({name}): {np.corrcoef(-found[name], truths)[0, 1]:.3f}")
    return lines


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--first", type=int, default=60_000_000, help="the number before that of the first game")
    parser.add_argument("--weights", type=Path, help="a file of weights; those that come with the program otherwise")
    parser.add_argument("--read", type=Path, nargs="*", default=[], help="pairs that were kept before")
    parser.add_argument("--out", type=Path, help="keep the pairs here")
    options = parser.parse_args(arguments)
    collect_rarely()
    parts: list[dict[str, Any]] = [dict(np.load(path)) for path in options.read]
    if options.seconds:
        parts.append(pairs(options.seconds, options.first, load(options.weights) if options.weights else load()))
    found: dict[str, Any] = {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
    if options.out:
        np.savez_compressed(options.out, **found)
    print("\n".join(told(found)))


if __name__ == "__main__":
    main()
