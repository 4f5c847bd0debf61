"""Golden transcripts: seeded games, readable as a story. `python -m tests.engine.golden` writes them anew."""

import random
from pathlib import Path

from netrunner import Deck, Game
from netrunner.engine.log import lines
from netrunner.engine.terms import CORP, RUNNER
from tests.fuzz import eager

FOLDER = Path(__file__).with_name("golden")
GAMES = (("core-jinteki", "core-criminal", 11), ("core-weyland", "core-anarch", 4), ("core-nbn", "core-shaper", 21))


def path(corp: str, runner: str, seed: int) -> Path:
    return FOLDER / f"{corp}-against-{runner}-{seed}.txt"


def transcript(corp: str, runner: str, seed: int) -> str:
    """The log of one game by the eager chooser, with everything shown."""
    rng = random.Random(seed)
    game = Game.start(Deck.load(corp), Deck.load(runner), seed=seed, skip_empty_windows=True)
    while game.decision is not None:
        game.choose(eager(rng, game.state.options))
    story = [text for _, text in lines(game.state.log, 3)]
    score = f"{game.state.score(CORP)} points to {game.state.score(RUNNER)}"
    return "\n".join([f"{corp} against {runner}, seed {seed}", "", *story, "", score]) + "\n"


if __name__ == "__main__":
    for corp, runner, seed in GAMES:
        path(corp, runner, seed).write_text(transcript(corp, runner, seed), encoding="utf-8")
