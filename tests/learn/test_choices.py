"""The choice network says nothing before it is taught and follows what was credited; teaching goes on where it was."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

from netrunner.bots import choice_network
from netrunner.bots.card_vector import CARD_SIZE
from netrunner.bots.choice_network import CARDS, EMBEDDING, SHAPES, ChoiceNetwork, fresh
from netrunner.bots.choice_numbers import PLACES
from netrunner.bots.network import WEIGHTS_FILE, load
from netrunner.bots.policy import CIRCUMSTANCES, KINDS, SIZE, WIDTH, Policy, Weighed
from netrunner.engine.frame import O_DRAW
from netrunner.engine.state import State
from netrunner.engine.terms import CORP, RUNNER
from netrunner.learn import choice_training
from netrunner.learn.__main__ import main
from netrunner.learn.choice_slopes import CLIP, OPENNESS, choice_slopes
from netrunner.learn.choice_training import ChoiceLessons, teach
from netrunner.learn.choices import Batch, Choice, SelfPlay, credits, played
from netrunner.learn.gradients import Adam
from netrunner.scenario import Scenario

Array = Any
ROWS = load().weights["policy"].tolist()


def taught(side: int) -> dict[str, Array]:
    """Weights that say something: their last layer is not empty."""
    found = fresh(side + 1)
    found["answer"] = np.random.default_rng(side).normal(0, 0.2, SHAPES["answer"]).astype(np.float32)
    return found


@pytest.fixture(scope="module")
def choices() -> list[Choice]:
    """The Corp's choices of a game, with their credits."""
    player = SelfPlay(ROWS)
    player.networks = [ChoiceNetwork(taught(side)) for side in (CORP, RUNNER)]
    found, positions, winner, alone = played(2, player, load(), 0.8)
    assert winner >= 0
    assert alone == -1
    assert len(positions) > 20
    assert {choice.side for choice in found} == {CORP, RUNNER}
    return [choice for choice in found if choice.side == CORP]


def test_a_moment_is_credited_with_what_changed_in_it_and_fading_later() -> None:
    found = credits(np.array([0.5, 0.7, 0.4]), CORP, 0.8)
    assert found == pytest.approx([0.2 + 0.8 * (-0.3 + 0.8 * 0.6), -0.3 + 0.8 * 0.6, 0.6])
    assert credits(np.array([0.5, 0.7, 0.4]), RUNNER, 0.8)[2] == pytest.approx(-0.4)


def test_a_network_that_was_not_taught_changes_nothing(choices: list[Choice]) -> None:
    network = ChoiceNetwork(fresh(1))
    assert not any(network.corrections(choice.decision).any() for choice in choices)


def test_what_is_learned_from_is_what_was_played_with(choices: list[Choice]) -> None:
    _, moved, openness = choice_slopes(taught(CORP), Batch(choices))
    assert moved == pytest.approx(0, abs=1e-5), "the arrays say the same likelihoods as the game"
    assert openness > 0


def loss(w: dict[str, Array], batch: Batch) -> float:
    """What the slopes are slopes of, choice by choice."""
    places = len(PLACES)
    embedded = (batch.cards.reshape(-1, CARD_SIZE) @ w["embedding"]).reshape(batch.count, places * EMBEDDING)
    shared = batch.state @ w["state"] + w["first bias"]
    shared = shared + embedded @ w["cards"][:places].reshape(places * EMBEDDING, -1)
    own = CARDS.rows @ w["embedding"] @ w["cards"][places]
    first = np.maximum(
        batch.options @ w["options"] + w["kinds"][batch.kinds] + own[batch.option_cards] + shared[batch.of], 0
    )
    logits = batch.base + np.maximum(first @ w["second"] + w["second bias"], 0) @ w["answer"]
    total = 0.0
    for i in range(batch.count):
        mine = logits[batch.starts[i] : batch.starts[i] + batch.sizes[i]]
        likely = np.exp(mine - mine.max())
        likely /= likely.sum()
        ratio = likely[batch.drawn[i] - batch.starts[i]] / batch.likelihood[i]
        credit = batch.credit[i]
        total -= min(ratio * credit, np.clip(ratio, 1 - CLIP, 1 + CLIP) * credit)
        total += OPENNESS * float((likely * np.log(likely + 1e-9)).sum())
    return total


@pytest.mark.parametrize("name", SHAPES)
def test_slopes_are_those_that_small_changes_show(choices: list[Choice], name: str) -> None:
    w = {each: value.astype(np.float64) for each, value in taught(CORP).items()}
    batch = Batch(choices)
    slopes, _, _ = choice_slopes(taught(CORP), batch)
    direction = np.random.default_rng(3).normal(size=SHAPES[name])
    nudge = 1e-6
    up = loss({**w, name: w[name] + nudge * direction}, batch)
    down = loss({**w, name: w[name] - nudge * direction}, batch)
    assert (up - down) / (2 * nudge) == pytest.approx(float((slopes[name] * direction).sum()), rel=1e-2, abs=1e-2)


def test_what_is_credited_becomes_likelier(choices: list[Choice]) -> None:
    batch = Batch(choices)
    batch.credit = np.where(np.arange(batch.count) % 2 == 0, 1.0, -1.0).astype(np.float32)
    w = taught(CORP)
    adam = Adam(SHAPES, w)
    before = loss(w, batch)
    for _ in range(5):
        slopes, _, _ = choice_slopes(w, batch)
        adam.step(w, {name: slope / batch.count for name, slope in slopes.items()}, 1e-3, 0.0)
    assert loss(w, batch) < before - 0.1


def test_a_clear_lead_is_not_left_to_the_network() -> None:
    asked: list[int] = []

    def correct(_: State, weighed: Weighed, side: int) -> list[float]:
        asked.append(side)
        return weighed.scores

    g = Scenario(corp={"credits": 1, "hand": ["Hedge Fund"]}, runner={}).game.state
    rows = [[0.0] * SIZE, [0.0] * SIZE]
    Policy(rows, correct).choice(g)
    assert asked == [CORP]
    rows[CORP][KINDS.index("draw") * WIDTH + CIRCUMSTANCES.index("always")] = 20.0
    assert g.options[Policy(rows, correct).choice(g)].kind == O_DRAW
    assert asked == [CORP], "the network was asked although one option was far ahead"


def lessons(folder: Path) -> ChoiceLessons:
    return ChoiceLessons(folder / "choices.npz", load())


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Weights follow from the first round on."""
    monkeypatch.setattr(choice_training, "WATCHING", 0)


@pytest.mark.usefixtures("at_once")
def test_lessons_go_on_where_they_were_broken_off(tmp_path: Path) -> None:
    first = lessons(tmp_path)
    lines = list(teach(first, rounds=1, games=4, processes=1, fading=0.8))
    assert lines[0].startswith("1: 4 games")
    again = lessons(tmp_path)
    assert (again.rounds, again.next) == (1, 4)
    for side in (CORP, RUNNER):
        assert all(np.array_equal(again.weights[side][name], first.weights[side][name]) for name in SHAPES)
    assert any(
        not np.allclose(again.result()[f"corp choice {name}"], load().weights[f"corp choice {name}"]) for name in SHAPES
    )
    assert not list(teach(again, rounds=1, games=4, processes=1, fading=0.8)), "what was asked for is done"


def test_the_command_teaches_and_writes_weights(tmp_path: Path) -> None:
    out = tmp_path / "new.npz"
    arguments = ["choices", "--rounds", "1", "--games", "2", "--checkpoint", str(tmp_path / "c.npz"), "--out", str(out)]
    result = CliRunner().invoke(main, arguments)
    assert result.exit_code == 0, result.output
    assert "1: 2 games" in result.output
    assert load(out).weights["policy"].shape == load(WEIGHTS_FILE).weights["policy"].shape


def test_a_card_adds_the_same_whenever_it_was_met() -> None:
    network = ChoiceNetwork(taught(CORP))
    network.grow()
    early = network.tables[: len(CARDS.rows)].copy()
    late = choice_network.ChoiceNetwork(taught(CORP))
    late.known = 0
    late.grow()
    assert np.array_equal(early, late.tables[: len(CARDS.rows)])
