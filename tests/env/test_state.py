"""The OpenSpiel-style state, and OpenSpiel's own random simulation where it is installed."""

import importlib
import importlib.util
import json
import pickle
import random
from copy import deepcopy
from typing import Any

import pytest

from netrunner.env.state import CHANCE, MAX_OPTIONS, TERMINAL, State

MISSING = importlib.util.find_spec("pyspiel") is None
with_spiel = pytest.mark.skipif(MISSING, reason="OpenSpiel is not installed (pip install open_spiel)")


def test_a_random_simulation_keeps_the_contract() -> None:
    rng = random.Random(4)
    state = State("core-weyland", "core-criminal", seed=4)
    while not state.is_terminal():
        player = state.current_player()
        actions = state.legal_actions()
        assert actions == state.legal_actions(player) == list(range(len(actions)))
        assert 0 < len(actions) <= MAX_OPTIONS
        assert state.legal_actions(1 - player) == []
        assert state.returns() == [0, 0]
        before = state.information_state_string(player)
        state.apply_action(rng.choice(actions))
        assert state.information_state_string(player) != before
    assert (state.current_player(), state.legal_actions()) == (TERMINAL, [])
    assert sorted(state.returns()) == [-1, 1]
    assert str(state).splitlines()[-1].endswith(".")


def test_chance_picks_a_deal_explicitly() -> None:
    state = State(seed=3, deals=4)
    assert (state.current_player(), state.is_chance_node()) == (CHANCE, True)
    assert state.chance_outcomes() == [(deal, 0.25) for deal in range(4)]
    hands = set()
    for deal, _ in state.chance_outcomes():
        child = state.clone()
        child.apply_action(deal)
        assert child.history() == [deal]
        hands.add(child.observation_string(0))
    assert len(hands) == 4
    assert state.is_chance_node()
    assert state.information_state_string(0) == ""
    with pytest.raises(ValueError, match="Action 4 is not legal"):
        state.apply_action(4)
    with pytest.raises(ValueError, match="chance has to act first"):
        _ = state.game


def test_copies_are_independent_and_a_pickled_state_comes_back() -> None:
    state = State(seed=9)
    rng = random.Random(9)
    for _ in range(40):
        state.apply_action(rng.choice(state.legal_actions()))
    for copy in (state.clone(), deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert copy.game.digest() == state.game.digest()
        assert copy.information_state_string(1) == state.information_state_string(1)
        copy.apply_action(0)
        assert copy.game.digest() != state.game.digest()


def test_an_information_state_holds_what_was_chosen_said_and_seen() -> None:
    state = State(seed=1)
    state.apply_action(0)
    state.apply_action(1)
    corp, runner = (json.loads(state.information_state_string(player)) for player in (0, 1))
    assert (corp["chosen"], runner["chosen"]) == (["Keep"], ["Mulligan"])
    assert "The Runner takes a mulligan." in corp["log"]
    assert "hand" in corp["view"]["corp"]
    assert "hand" not in runner["view"]["corp"]


def test_what_was_said_is_told_alike_whether_it_was_asked_before_or_not() -> None:
    asked, silent = State("core-nbn", "core-anarch", seed=6, deals=3), State("core-nbn", "core-anarch", seed=6, deals=3)
    rng = random.Random(6)
    for _ in range(25):
        action = rng.choice(asked.legal_actions())
        for state in (asked, silent):
            state.apply_action(action)
        asked.information_state_string(0)
        assert str(asked)
    assert silent.game.state.log is None
    one, two = asked.clone(), asked.clone()
    for child, action in ((one, asked.legal_actions()[0]), (two, asked.legal_actions()[-1])):
        other = silent.clone()
        child.apply_action(action)
        other.apply_action(action)
        for player in (0, 1):
            assert child.information_state_string(player) == other.information_state_string(player)
        assert str(child) == str(other)
    assert asked.information_state_string(1) == silent.information_state_string(1)
    assert "log" not in json.loads(asked.observation_string(1))


@pytest.fixture
def spiel() -> Any:
    importlib.import_module("netrunner.env.spiel")
    return importlib.import_module("pyspiel")


@with_spiel
@pytest.mark.parametrize("name", ["python_netrunner", "python_netrunner(corp=core-nbn,seed=5,deals=50)"])
def test_the_registered_game_passes_the_random_simulation_test(spiel: Any, name: str) -> None:
    spiel.random_sim_test(spiel.load_game(name), num_sims=1, serialize=False, verbose=False)


@with_spiel
def test_the_registered_game_survives_serialization(spiel: Any) -> None:
    game = spiel.load_game("python_netrunner(seed=2)")
    state = game.new_initial_state()
    for _ in range(30):
        state.apply_action(state.legal_actions()[0])
    _, copy = spiel.deserialize_game_and_state(spiel.serialize_game_and_state(game, state))
    assert copy.information_state_string(0) == state.information_state_string(0)
    assert str(copy) == str(state)


@pytest.mark.skipif(not MISSING, reason="OpenSpiel is installed")
def test_without_openspiel_the_registration_says_how_to_get_it() -> None:
    spiel = importlib.import_module("netrunner.env.spiel")
    with pytest.raises(ModuleNotFoundError, match="pip install open_spiel"):
        spiel.register()
