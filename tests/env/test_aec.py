"""The PettingZoo environments: PettingZoo's own tests, and what an agent may see and do."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed (pip install 'netrunner[env]')")
pytest.importorskip("gymnasium", reason="Gymnasium is not installed (pip install 'netrunner[env]')")

import numpy as np
from pettingzoo.test import (  # type: ignore[import-untyped, unused-ignore]
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    seed_test,
)

import netrunner.env
from netrunner import Deck, Game
from netrunner.engine.frame import KEYS
from netrunner.env import env, layout, parallel_env
from netrunner.env.aec import NetrunnerEnv
from netrunner.env.layout import MAX_OPTIONS, titles
from netrunner.env.observation import SHAPES, observe

PAGE = Path(__file__).parents[2] / "docs" / "environment.md"
advice = pytest.mark.filterwarnings("ignore")  # api_test warns of observations that are not single arrays


@advice
@pytest.mark.parametrize("make", [env, lambda: env(illegal="lose"), lambda: env(max_cycles=300)])
def test_the_environment_passes_the_api_test(make: Callable[[], Any]) -> None:
    api_test(make(), num_cycles=200)


@advice
def test_the_environment_passes_the_seed_test() -> None:
    seed_test(env, num_cycles=100)


@advice
def test_the_environment_passes_the_max_cycles_test() -> None:
    max_cycles_test(netrunner.env)


@advice
def test_the_parallel_environment_passes_its_tests() -> None:
    parallel_api_test(parallel_env(), num_cycles=100)
    parallel_seed_test(parallel_env, num_cycles=50)


def played(environment: Any, seed: int) -> list[float]:
    """Play a game at random and give the rewards of Corp and Runner."""
    environment.reset(seed=seed)
    rng = np.random.default_rng(seed)
    rewards = {"corp": 0.0, "runner": 0.0}
    for agent in environment.agent_iter():
        observation, reward, terminated, truncated, _ = environment.last()
        rewards[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        environment.step(None if terminated or truncated else int(rng.choice(legal)))
    return [rewards["corp"], rewards["runner"]]


def test_the_winner_gains_what_the_loser_loses() -> None:
    environment = NetrunnerEnv("core-nbn", "core-criminal")
    for seed in range(3):
        rewards = played(environment, seed)
        assert environment.game.result is not None
        assert rewards == ([1, -1] if environment.game.result.winner == "corp" else [-1, 1])


def test_an_illegal_action_is_wrapped_or_loses() -> None:
    kind = NetrunnerEnv()
    kind.reset(seed=1)
    kind.step(MAX_OPTIONS - 1)
    assert kind.infos["corp"] == {"illegal": MAX_OPTIONS - 1}
    assert (kind.agent_selection, kind.game.record()["choices"]) == ("runner", ["mulligan:-1:0:0"])
    strict = NetrunnerEnv(illegal="lose")
    strict.reset(seed=1)
    strict.step(5)
    assert strict.terminations == {"corp": True, "runner": True}
    assert strict.rewards == {"corp": -1.0, "runner": 1.0}
    with pytest.raises(ValueError, match="'wrap' or 'lose'"):
        NetrunnerEnv(illegal="ignore")  # type: ignore[arg-type]


def test_decks_can_change_with_a_reset_and_long_games_are_truncated() -> None:
    environment = NetrunnerEnv(max_choices=3, render_mode="ansi")
    environment.reset(seed=1, options={"corp": "core-weyland", "runner": Deck.load("core-anarch")})
    assert environment.game.setup["corp"]["identity"].startswith("Weyland Consortium")
    for _ in range(3):
        environment.step(0)
    assert environment.truncations == {"corp": True, "runner": True}
    assert "The Corp keeps the starting hand." in str(environment.render())


def middle_of_a_game(seed: int) -> Game:
    game = Game.start(Deck.load("core-jinteki"), Deck.load("core-shaper"), seed=seed, skip_empty_windows=True)
    rng = np.random.default_rng(seed)
    for _ in range(60):
        if game.decision is not None:
            game.choose(int(rng.integers(len(game.decision.options))))
    return game


@pytest.mark.parametrize("seed", range(6))
def test_an_observation_holds_only_what_the_side_knows(seed: int) -> None:
    game = middle_of_a_game(seed)
    for side in ("corp", "runner"):
        seen = observe(game, side)
        for deal in range(3):
            other = observe(game.determinize(side, deal), side)
            assert all(np.array_equal(seen[name], other[name]) for name in SHAPES)


@pytest.mark.parametrize("seed", range(6))
def test_an_observation_says_what_the_view_says(seed: int) -> None:
    game = middle_of_a_game(seed)
    names = {number: title for title, number in titles().items()}
    for side in ("corp", "runner"):
        view, seen = game.view(side), observe(game, side)
        table = dict(zip(layout.TABLE, seen["table"].tolist(), strict=True))
        assert (table["turn"], table["corp_credits"], table["tags"]) == (
            view["turn"],
            view["corp"]["credits"],
            view["runner"]["tags"],
        )
        rows = [dict(zip(layout.CARD, row, strict=True)) for row in seen["cards"].tolist() if row[2]]
        hand = layout.ZONES.index("hand") + 1
        held = [names[row["title"]] for row in rows if row["zone"] == hand]
        assert held == [card["title"] for card in view[side]["hand"]]
        decides = game.decision is not None and game.decision.side == side
        count = len(view["decision"]["options"]) if decides else 0
        assert seen["action_mask"].sum() == count
        if decides:
            assert game.decision is not None
            kinds = [KEYS[row[0] - 1] for row in seen["options"].tolist()[:count]]
            assert kinds == [option.key.partition(":")[0] for option in game.decision.options]


def test_every_field_is_documented() -> None:
    page = PAGE.read_text(encoding="utf-8")
    words = (*layout.TABLE, *layout.CARD, *layout.OPTION, *SHAPES)
    assert [word for word in words if f"`{word}`" not in page] == []
    for names in (layout.ZONES, layout.TYPES, layout.PHASES, KEYS):
        assert [name for name in names if not re.search(rf"\b{re.escape(name)}\b", page)] == []
