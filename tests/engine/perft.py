"""Node counts of fixed positions: a fingerprint of the rules, as chess engines have it.

`python -m tests.engine.perft` prints the table kept in perft.txt; a change of a number has to be explained.
"""

from pathlib import Path

from netrunner import Deck, Game
from netrunner.scenario import Scenario

TABLE = Path(__file__).with_name("perft.txt")


def nodes(game: Game, depth: int) -> int:
    """How many sequences of that many choices there are (shorter when the game ends)."""
    if depth == 0 or game.decision is None:
        return 1
    if depth == 1:
        return len(game.decision.options)
    total = 0
    for index in range(len(game.decision.options)):
        child = game.clone()
        child.choose(index)
        total += nodes(child, depth - 1)
    return total


def opening() -> Game:
    return Game.start(Deck.load("core-jinteki"), Deck.load("core-shaper"), seed=7, skip_empty_windows=True)


def corp_turn() -> Game:
    return Scenario(
        corp={
            "hand": ["Hedge Fund", "Ice Wall", "Enigma", "PAD Campaign", "Priority Requisition"],
            "credits": 8,
            "servers": {"HQ": {"ice": ["Wall of Static+"]}, "Server 1": {"root": ["Project Junebug"]}},
        },
        runner={"rig": ["Access to Globalsec"], "tags": 1},
    ).game


def runner_turn() -> Game:
    return Scenario(
        corp={
            "hand": ["Snare!", "Hedge Fund", "Nisei MK II"],
            "credits": 10,
            "servers": {"HQ": {"ice": ["Ice Wall", "Enigma+"]}, "R&D": {"ice": ["Hunter"], "root": ["Red Herrings"]}},
        },
        runner={
            "hand": ["Sure Gamble", "Corroder", "Inside Job"],
            "rig": ["Gordian Blade", "Datasucker"],
            "credits": 7,
        },
        turn="runner",
    ).game


def encounter() -> Game:
    s = Scenario(
        corp={"credits": 10, "scored": ["Nisei MK II"], "servers": {"HQ": {"ice": ["Heimdall 1.0+"]}}},
        runner={
            "rig": ["Corroder", "The Toolbox", ("Datasucker", {"virus": 2}), "Cyberfeeder"],
            "hand": ["Diesel"],
            "credits": 6,
        },
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("Use Corroder")
    return s.game


POSITIONS = {
    "opening hands, core-jinteki against core-shaper": (opening, 6),
    "a Corp turn": (corp_turn, 5),
    "a Runner turn": (runner_turn, 5),
    "an encounter with Heimdall 1.0": (encounter, 6),
}


def table() -> str:
    lines = ["# position: nodes at depth 1, 2, …"]
    for name, (make, depth) in POSITIONS.items():
        counts = ", ".join(str(nodes(make(), d)) for d in range(1, depth + 1))
        lines.append(f"{name}: {counts}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    TABLE.write_text(table(), encoding="utf-8")
    print(table(), end="")
