"""The guide has an explanation for every decision of the guided game, and a rule behind every idea it speaks of."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from netrunner import rules
from netrunner.bots import BOTS, decide, worlds_of
from netrunner.decks import Deck
from netrunner.engine.window import Pause
from netrunner.game import Game
from netrunner.server.lobby.decks import GUIDED

LEARN = Path(__file__).parents[2] / "web" / "src" / "learn"
LESSONS = Path(__file__).parents[2] / "web" / "src" / "text" / "en" / "lessons.ts"
GAMES = 36
OTHER = {"corp": "runner", "runner": "corp"}
MET = {
    "setup", "corp.action", "runner.action", "corp.install.where", "corp.rez.ice", "corp.score", "corp.trace",
    "runner.trace", "corp.ambush", "runner.encounter", "runner.break", "runner.jack-out.server", "runner.access.trash",
    "runner.access.look", "runner.access.next", "prevent.damage", "corp.discard", "runner.discard", "payment",
    "wait.setup", "wait.run.corp", "wait.run.runner", "wait.theirs.corp", "wait.theirs.runner",
}  # fmt: skip


@cache
def table() -> dict[str, Any]:
    read: dict[str, Any] = json.loads((LEARN / "moments.json").read_text(encoding="utf-8"))
    return read


def step_name(view: dict[str, Any]) -> str:
    """As `stepName` in web/src/learn/lesson.ts."""
    structure, number = view["timing"]["structure"], view["timing"]["number"]
    return "setup" if structure == "setup" else f"{structure.replace('-', ' ')} {number}"


def fits(entry: dict[str, Any], view: dict[str, Any], side: str) -> bool:
    """As `fits` in web/src/learn/lesson.ts."""
    decision = view["decision"]
    options = decision.get("options", ())
    kinds = {option["kind"] for option in options}
    effects = {effect for option in options for effect in option.get("effects", ())}
    return (
        entry.get("side", side) == side
        and step_name(view) in entry.get("at", (step_name(view),))
        and entry.get("active", view["active"]) == view["active"]
        and (not entry.get("run") or view["run"] is not None)
        and entry.get("window", decision.get("window") is not None) == (decision.get("window") is not None)
        and ("kinds" not in entry or bool(kinds & set(entry["kinds"])))
        and entry.get("ask", decision.get("ask")) == decision.get("ask")
        and ("about" not in entry or entry["about"] == decision.get("about", {}).get("title"))
        and ("threat" not in entry or entry["threat"] in decision.get("threat", {}))
        and ("effect" not in entry or entry["effect"] in effects)
    )


def lesson(view: dict[str, Any], side: str) -> str:
    entries = table()["moments"] if view["decision"]["side"] == side else table()["waiting"]
    return str(next(entry["key"] for entry in entries if fits(entry, view, side)))


def play(seed: int, seen: set[tuple[object, ...]]) -> Iterator[tuple[str, dict[str, Any], dict[str, Any]]]:
    """(who decides, what they see, what the other side sees) at the decisions of a game that have not been seen yet."""
    bots = {"corp": ("rookie", "random")[seed % 2], "runner": ("rookie", "random")[seed // 2 % 2]}
    game = Game.start(Deck.load(GUIDED["corp"]), Deck.load(GUIDED["runner"]), seed=seed)
    number = 0
    while game.decision is not None:
        if isinstance(game.state.stack[-1], Pause):  # passed at once in a game against a bot
            game.choose(0)
            continue
        side, number = game.decision.side, number + 1
        view = game.view(side, log=False)
        decision = view["decision"]
        kinds = frozenset(option["kind"] for option in decision["options"])
        known = (side, view["active"], view["step"], decision["window"], decision["prompt"], kinds)
        if known not in seen:
            seen.add(known)
            yield side, view, game.view(OTHER[side], log=False)
        game.choose(decide(BOTS[bots[side]], view, seed=seed, number=number, worlds=worlds_of(game, side)))


def test_every_decision_of_the_guided_game_is_explained() -> None:
    met: set[str] = set()
    seen: set[tuple[object, ...]] = set()
    for seed in range(GAMES):
        for side, view, other in play(seed, seen):
            key = lesson(view, side)
            assert not key.endswith(".other"), (side, view["step"], view["decision"])
            met |= {key, lesson(other, OTHER[side])}
    assert met >= MET, f"{MET - met} were never met: the games are too few, or the table is wrong"


@pytest.mark.parametrize("entry", [*table()["moments"], *table()["waiting"]], ids=lambda entry: str(entry["key"]))
def test_every_lesson_has_words(entry: dict[str, Any]) -> None:
    words = LESSONS.read_text(encoding="utf-8")
    key = entry["key"]
    assert re.search(rf"^  '?{re.escape(key)}'?: {{", words, re.MULTILINE), f"There are no words for {key}."


def test_every_idea_leads_to_a_rule() -> None:
    ideas = json.loads((LEARN / "concepts.json").read_text(encoding="utf-8"))
    for idea in ideas:
        assert rules.exists(idea["rule"]), idea
    named = {name for part in ("moments", "waiting", "news") for entry in table()[part] for name in entry["concepts"]}
    assert named == {idea["id"] for idea in ideas}
