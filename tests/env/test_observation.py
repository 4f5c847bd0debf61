"""What an observation says, whole games long: what the view says, and nothing that nobody reads is made for it."""

import random

import pytest

pytest.importorskip("gymnasium", reason="Gymnasium is not installed (pip install 'netrunner[env]')")

import numpy as np

from netrunner import Deck, Game
from netrunner.engine.frame import O_INSTALL, O_PLAY
from netrunner.env import layout
from netrunner.env.aec import NetrunnerEnv
from netrunner.env.observation import LARGEST, SHAPES, observe
from netrunner.env.parallel import NetrunnerParallelEnv
from netrunner.env.vector import Board, Slot
from netrunner.learn.random_decks import random_deck
from netrunner.scenario import Scenario
from tests.env.observed_by_view import observed_by_view


@pytest.mark.parametrize("seed", range(10))
def test_an_observation_is_what_would_be_read_from_the_view(seed: int) -> None:
    """Random decks of the whole pool, at every decision of a run and one in six of the others."""
    rng = random.Random(seed)
    game = Game.start(random_deck("corp", rng), random_deck("runner", rng), seed=seed, skip_empty_windows=True)
    compared = 0
    while game.result is None and compared < 400:
        if game.state.run_at >= 0 or rng.random() < 1 / 6:
            for side in ("corp", "runner"):
                seen, read = observe(game, side), observed_by_view(game, side)
                for name in SHAPES:
                    assert seen[name].dtype == read[name].dtype
                    assert np.array_equal(seen[name], read[name]), (name, side, game.record()["choices"][-3:])
            compared += 1
        game.choose(rng.randrange(len(game.state.options)))
    assert compared > 10


def rows_of(s: Scenario, side: str) -> list[dict[str, int]]:
    rows = observe(s.game, side)["cards"].tolist()
    return [dict(zip(layout.CARD, row, strict=True)) for row in rows if row[2]]


def test_a_host_is_named_by_its_row_and_nothing_else_has_one() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}, "credits": 5},
        runner={"rig": ["Dinosaurus"], "hand": ["Corroder"], "credits": 9},
        turn="runner",
    )
    s.choose("Install Corroder")
    s.choose("Dinosaurus")
    numbers = layout.titles()
    for side in ("corp", "runner"):
        rows = rows_of(s, side)
        hosts = {row["title"]: row["host"] for row in rows if row["host"]}
        assert list(hosts) == [numbers["Corroder"]]
        assert rows[hosts[numbers["Corroder"]] - 1]["title"] == numbers["Dinosaurus"]


def test_a_number_beyond_what_an_array_holds_is_the_largest_one() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund"]}, runner={"credits": 70_000}, turn="runner")
    seen = observe(s.game, "runner")
    assert seen["table"][layout.TABLE.index("runner_credits")] == LARGEST
    assert np.array_equal(seen["table"], observed_by_view(s.game, "runner")["table"])


def test_only_who_plays_observes() -> None:
    with pytest.raises(ValueError, match="'spectator' does not play"):
        observe(Scenario(turn="runner").game, "spectator")


def test_environments_make_no_view_no_label_and_no_log(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise AssertionError("somebody asked for a view")

    monkeypatch.setattr(Game, "view", refuse)
    ordered, parallel = NetrunnerEnv(), NetrunnerParallelEnv()
    slot = Slot(Board(1), 0, (Deck.load("core-jinteki"), Deck.load("core-shaper")), 1)
    ordered.reset(seed=3)
    parallel.reset(seed=3)
    slot.reset()
    rng = random.Random(3)
    offered = 0
    for _ in range(150):
        for game in (ordered.game, parallel.game, slot.game):
            assert game.state.log is None
            cards = [option for option in game.state.options if option.kind in (O_INSTALL, O_PLAY)]
            assert all(option._label is None for option in cards)
            offered += len(cards)
        ordered.observe(ordered.agent_selection)
        ordered.step(rng.randrange(len(ordered.game.state.options)))
        parallel.step(dict.fromkeys(layout.AGENTS, rng.randrange(len(parallel.game.state.options))))
        slot.board.arrays["actions"][0] = rng.randrange(len(slot.game.state.options))
        slot.step()
        if ordered.repeated.over:
            ordered.reset()
        if parallel.repeated.over:
            parallel.reset()
    assert offered > 50


def test_a_log_is_kept_where_it_is_rendered() -> None:
    environment = NetrunnerEnv(render_mode="ansi")
    environment.reset(seed=1)
    for _ in range(40):
        environment.step(0)
    log = [entry["text"] for entry in environment.game.view("spectator")["log"]]
    assert len(log) > 10
    assert environment.render() == "\n".join(log[-10:])
