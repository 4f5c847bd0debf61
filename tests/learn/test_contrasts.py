"""Options that were tried side by side teach the policy and the networks that correct it."""

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

from netrunner.bots import choice_network
from netrunner.bots.choice_network import CARDS, SHAPES, ChoiceNetwork, Decision, fresh
from netrunner.bots.network import arrays_in, load
from netrunner.bots.policy import CIRCUMSTANCES, GENERAL, KINDS, SIZE, WIDTH, Policy, Weighed
from netrunner.bots.rookie import scores
from netrunner.engine.frame import O_DRAW
from netrunner.engine.state import State
from netrunner.engine.terms import CORP, RUNNER
from netrunner.game import Game
from netrunner.learn import arrays, contrasts
from netrunner.learn.__main__ import main
from netrunner.learn.contrast_slopes import UNIT, Lesson, baseline, contrast_slopes
from netrunner.learn.contrast_training import NAMES, ChoiceTraining, ContrastData, fit_policy, scale_of
from netrunner.learn.contrasts import NOTHING, WIDEST, Contrasts, Teacher, tried, wanted
from netrunner.learn.shards import write
from netrunner.scenario import Scenario

Array = Any


def taught(side: int) -> dict[str, Array]:
    """Weights that say something: their last layer is not empty."""
    found = fresh(side + 1)
    found["answer"] = np.random.default_rng(side).normal(0, 0.2, SHAPES["answer"]).astype(np.float32)
    found["scale"] = np.array([0.5], np.float32)
    return found


@pytest.fixture(scope="module")
def shard(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The decisions of two games, one of which is kept back."""
    kept = Contrasts()
    teacher = Teacher(load())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(contrasts, "SHARE", 0.04)
        assert teacher.play(20, kept)
        assert teacher.play(21, kept)
    path = tmp_path_factory.mktemp("contrasts") / "contrasts-000000020-2.npz"
    write(path, kept.arrays())
    return path


@pytest.fixture(scope="module")
def data(shard: Path) -> ContrastData:
    return ContrastData([shard], RUNNER)


def lesson_of(data: ContrastData, kind: Any = np.float32) -> Lesson:
    return data.lesson(np.arange(len(data.columns["games"])), 0.5, arrays.Device(), kind)


def test_options_are_tried_side_by_side_by_those_who_know_no_more_than_their_side(data: ContrastData) -> None:
    found = data.columns
    assert set(found["games"].tolist()) == {20, 21}
    there = found["kinds"] != NOTHING
    assert (there.sum(1) >= 2).all()
    assert there.shape[1] == WIDEST
    assert ((found["values"] >= 0) & (found["values"] <= 1)).all()
    assert (np.where(there, found["values"], 0).std(1) > 0).any(), "some choices matter"
    best = np.where(there, found["scores"], -np.inf).argmax(1)
    assert (best == 0).all(), "what the policy likes best comes first"


def test_the_same_number_gives_the_same_game() -> None:
    made = []
    for _ in range(2):
        kept = Contrasts()
        teacher = Teacher(load())
        game = Scenario(corp={"credits": 1, "hand": ["Hedge Fund", "Ice Wall"]}, runner={"credits": 5}).game
        weighed = teacher.quick.weigh(game.state, scores(game.state))
        teacher.keep(game, weighed, 7, kept, Random(1))
        made.append(kept.arrays())
    for name, value in made[0].items():
        assert np.array_equal(value, made[1][name]), name


def test_trying_leaves_the_game_as_it_was() -> None:
    g = Scenario(corp={"credits": 1, "hand": ["Hedge Fund", "Ice Wall"]}, runner={"credits": 5}).game.state
    before = g.clone()
    assert 0 <= Teacher(load()).value(g, 0, CORP) <= 1
    assert (g.turn, g.players[CORP].credits, len(g.options)) == (
        before.turn, before.players[CORP].credits, len(before.options),
    )  # fmt: skip


def hidden_agenda(held: str, drawn: str) -> Game:
    """A Corp with one unknown card in HQ and one on top of R&D, and the Runner's turn."""
    return Scenario(
        corp={"credits": 5, "hand": [held], "deck": [drawn, *["Hedge Fund"] * 5]},
        runner={"credits": 5, "hand": ["Sure Gamble"], "deck": ["Sure Gamble"] * 9},
        turn="runner",
    ).game


def test_in_worlds_options_are_tried_with_what_the_side_knows_and_no_more() -> None:
    """Two games that differ by what the Runner cannot see have the same values, as they stand they have not."""
    games = [hidden_agenda("Priority Requisition", "Ice Wall"), hidden_agenda("Ice Wall", "Priority Requisition")]
    as_it_stands = [Teacher(load()).values(game, [0, 1, 2, 3], Random(1)) for game in games]
    assert as_it_stands[0] != as_it_stands[1]
    in_worlds = [Teacher(load(), worlds=3).values(game, [0, 1, 2, 3], Random(1)) for game in games]
    assert in_worlds[0] == in_worlds[1]
    assert len(set(in_worlds[0])) > 1
    assert all(0 <= value <= 1 for value in in_worlds[0])


def test_more_worlds_say_the_same_with_less_chance() -> None:
    game = hidden_agenda("Priority Requisition", "Ice Wall")

    def spread(worlds: int) -> float:
        found = [Teacher(load(), worlds).values(game, [0, 1], Random(seed)) for seed in range(12)]
        return float(np.std([first - second for first, second in found]))

    assert spread(8) < spread(1)


def test_clear_decisions_are_not_looked_at_and_far_leads_less() -> None:
    chance = Random(1)
    assert not any(wanted(contrasts.OPEN_LEAD + 1, chance) for _ in range(100))
    near = sum(wanted(0.5, chance) for _ in range(4000))
    far = sum(wanted(contrasts.FAR_LEAD + 1, chance) for _ in range(4000))
    assert far == pytest.approx(near / 2, rel=0.25)


def test_the_best_are_always_tried_and_others_by_chance() -> None:
    weighed = Weighed(list(range(12)), [0] * 12, [], [[]] * 12, [float(-i) for i in range(12)])
    seen = {place for seed in range(60) for place in tried(weighed, Random(seed))}
    assert seen == set(range(12))
    for seed in range(5):
        places = tried(weighed, Random(seed))
        assert places[:3] == [0, 1, 2]
        assert len(set(places)) == WIDEST


def test_a_network_that_was_not_taught_leaves_the_error_as_it_is(data: ContrastData) -> None:
    lesson = lesson_of(data)
    assert contrast_slopes(fresh(1), lesson)[0] == pytest.approx(baseline(lesson), rel=1e-5)


def test_the_trainer_and_the_bot_read_a_decision_alike() -> None:
    """What the network answers in a game is what the slopes are slopes of."""
    game = Scenario(corp={"credits": 1, "hand": ["Hedge Fund", "Ice Wall"]}, runner={"credits": 5}).game
    g = game.state
    teacher, kept = Teacher(load()), Contrasts()
    weighed = teacher.quick.weigh(g, scores(g))
    teacher.keep(game, weighed, 1, kept, Random(1))
    places = tried(weighed, Random(1))
    w = taught(CORP)
    answers = ChoiceNetwork(w).corrections(Decision(g, weighed, CORP))[places] / w["scale"]
    found = kept.arrays()
    found["every kind"] = np.arange(len(KINDS), dtype=np.uint8)
    lesson = Lesson(found, 1.0)
    lesson.base = lesson.values - np.pad(answers, (0, WIDEST - len(places)))
    assert contrast_slopes(w, lesson)[0] == pytest.approx(0, abs=1e-3)


@pytest.mark.parametrize("name", NAMES)
def test_slopes_are_those_that_small_changes_show(data: ContrastData, name: str) -> None:
    w = {each: value.astype(np.float64) for each, value in taught(CORP).items()}
    lesson = lesson_of(data, np.float64)
    slopes = contrast_slopes(w, lesson)[1]
    direction = np.random.default_rng(3).normal(size=SHAPES[name])
    nudge = 1e-6
    up = contrast_slopes({**w, name: w[name] + nudge * direction}, lesson)[0]
    down = contrast_slopes({**w, name: w[name] - nudge * direction}, lesson)[0]
    assert (up - down) / (2 * nudge) == pytest.approx(float((slopes[name] * direction).sum()), rel=1e-3, abs=1e-6)


def better(data: ContrastData, kind: str) -> ContrastData:
    """The same decisions, in which options of a kind are ten units better than all the others."""
    values = np.where(data.columns["kinds"] == KINDS.index(kind), 10 * UNIT, 0).astype(np.float32)
    changed = ContrastData.__new__(ContrastData)
    changed.columns = {**data.columns, "values": values, "scores": np.zeros_like(data.columns["scores"])}
    changed.taught = changed.tested = np.arange(len(values))
    return changed


def test_the_policy_learns_that_a_kind_of_option_is_better(data: ContrastData) -> None:
    added, errors = fit_policy(better(data, "credit"), scale=0.5)
    always = CIRCUMSTANCES.index("always")
    assert added[KINDS.index("credit") * WIDTH + always] > 0.1
    assert added[KINDS.index("credit") * WIDTH + always] > added[KINDS.index("draw") * WIDTH + always]
    assert min(errors.values()) < 0


def test_a_network_learns_that_a_kind_of_option_is_better(data: ContrastData) -> None:
    training = ChoiceTraining(better(data, "credit"), {**fresh(1), "scale": np.array([0.5], np.float32)}, seed=1)
    rows = list(training.epochs(30))
    assert rows[-1]["choice test"] < 0.5 * rows[0]["choice test"] < 0


def test_beyond_kinds_nothing_is_left_that_the_policy_could_say(data: ContrastData) -> None:
    """Values that are what some weights of the policy say of each option leave nothing when those are left out."""
    added = np.random.default_rng(5).normal(size=SIZE).astype(np.float32)
    changed = better(data, "credit")
    values = changed.columns["values"]
    for decision, kinds in enumerate(changed.columns["kinds"]):
        for place, kind in enumerate(kinds.tolist()):
            of_option = changed.columns["options"][decision, place, : WIDTH - GENERAL]
            circumstances = np.concatenate((changed.columns["flags"][decision], of_option)).astype(np.float32)
            said = circumstances @ added[kind * WIDTH : (kind + 1) * WIDTH] if kind != NOTHING else 0.0
            values[decision, place] = UNIT * said / 0.5
    assert np.abs(values).max() > 5 * UNIT
    changed.leave_out(added, scale=0.5)
    assert np.abs(values).max() < 1e-4


def test_a_credit_is_worth_what_goes_with_it(data: ContrastData) -> None:
    scores = data.columns["scores"]
    changed = better(data, "credit")
    changed.columns = {**data.columns, "values": (0.5 + 0.02 * scores).astype(np.float32)}
    assert changed.worth_of_a_credit() == pytest.approx(0.02, rel=1e-3)
    assert scale_of(changed) == pytest.approx(0.5, rel=1e-3)


def test_training_that_was_broken_off_goes_on_as_if_it_had_not_been(data: ContrastData, tmp_path: Path) -> None:
    whole = ChoiceTraining(data, fresh(1), seed=1)
    list(whole.epochs(4))
    path = tmp_path / "checkpoint.npz"
    for row in ChoiceTraining(data, fresh(1), 1, path).epochs(4):
        if row["epoch"] == 2:
            break
    resumed = ChoiceTraining(data, fresh(1), 1, path)
    assert [row["epoch"] for row in resumed.epochs(4)] == [3, 4]
    for name, value in whole.result().items():
        assert np.array_equal(resumed.result()[name], value), name


def test_the_commands_teach_and_write_weights(shard: Path, tmp_path: Path) -> None:
    out = tmp_path / "new.npz"
    result = CliRunner().invoke(main, ["choices", str(shard.parent), "--epochs", "3", "--out", str(out)])
    assert result.exit_code == 0, result.output
    assert "runner: epoch 1" in result.output
    assert (tmp_path / "new-corp.svg").read_text().startswith("<svg")
    assert np.array_equal(load(out).weights["policy"], load().weights["policy"])
    answers = ("corp choice answer", "runner choice answer")
    whole = [load(out).weights[name] for name in answers]
    beyond = ["choices", str(shard.parent), "--epochs", "3", "--beyond-kinds", "--out", str(out)]
    result = CliRunner().invoke(main, beyond)
    assert result.exit_code == 0, result.output
    assert not all(np.array_equal(load(out).weights[name], before) for name, before in zip(answers, whole, strict=True))
    result = CliRunner().invoke(main, ["choices", str(shard.parent), "--policy", "--out", str(out)])
    assert result.exit_code == 0, result.output
    assert not np.array_equal(load(out).weights["policy"], load().weights["policy"])


def test_shards_of_another_training_are_refused(tmp_path: Path) -> None:
    write(tmp_path / "a.npz", {"games": np.arange(3), "results": np.zeros(3)})
    result = CliRunner().invoke(main, ["choices", str(tmp_path), "--out", str(tmp_path / "w.npz")])
    assert result.exit_code == 1
    assert "made for another training" in result.output


def test_decisions_that_are_none_and_sides_that_decided_nothing_are_refused(shard: Path, tmp_path: Path) -> None:
    found = arrays_in(shard)
    for changed, words in (
        ({"kinds": np.full_like(found["kinds"], 200)}, "damaged"),
        ({"kinds": np.full_like(found["kinds"], NOTHING)}, "damaged"),
        ({"sides": np.full_like(found["sides"], CORP)}, "no decision of the runner"),
        ({"games": np.full_like(found["games"], 20)}, "no decision of the corp"),
    ):
        write(tmp_path / "a.npz", {**found, **changed})
        for more in ([], ["--policy"]):
            words_given = ["choices", str(tmp_path), "--epochs", "1", *more, "--out", str(tmp_path / "out" / "w.npz")]
            result = CliRunner().invoke(main, words_given)
            assert result.exit_code == 1
            assert words in result.output
            assert not (tmp_path / "out" / "w.npz").exists()


def test_a_graphics_card_without_its_library_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NETRUNNER_LEARN_DEVICE", "gpu")
    with pytest.raises(ValueError, match="needs CuPy"):
        arrays.Device()


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


def test_a_card_adds_the_same_whenever_it_was_met() -> None:
    network = ChoiceNetwork(taught(CORP))
    network.grow()
    early = network.tables[: len(CARDS.rows)].copy()
    late = choice_network.ChoiceNetwork(taught(CORP))
    late.known = 0
    late.grow()
    assert np.array_equal(early, late.tables[: len(CARDS.rows)])
