"""The master: cards without titles, nothing hidden in what it sees, and a judgement that was learned."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import numpy as np
import pytest

from netrunner.bots.bot import decide, worlds_of
from netrunner.bots.card_vector import CARD_SIZE, card_row
from netrunner.bots.encoding import FLAT_SIZE, OPEN, encode
from netrunner.bots.master import Master
from netrunner.bots.network import SHAPES, WEIGHTS_FILE, Network, WeightsError, fresh, load, save
from netrunner.bots.policy import CIRCUMSTANCES, KINDS, SIZE, WIDTH, Policy, kind_of
from netrunner.bots.rookie import best
from netrunner.cards.registry import definition
from netrunner.decks import Deck
from netrunner.engine.definition import CardDef
from netrunner.engine.terms import CORP, RUNNER, SIDES
from netrunner.game import Game
from netrunner.scenario import Scenario
from tests.bots.test_honesty import PAIRINGS, course, swapped


def positions(corp: str, runner: str, seed: int) -> Iterator[Game]:
    """Every position of a game between rookies."""
    game = Game.start(Deck.load(corp), Deck.load(runner), seed=seed, skip_empty_windows=True)
    while game.decision is not None:
        yield game
        game.choose(best(game.state))


# -- encoding ----------------------------------------------------------------


def test_a_title_says_nothing() -> None:
    known = definition("Corroder")
    same = CardDef(
        "Nobody Has Heard of This", known.side, known.type, subtypes=known.subtypes, cost=known.cost,
        strength=known.strength, memory=known.memory, abilities=known.abilities, play=known.play,
    )  # fmt: skip
    assert card_row(same) == card_row(known)
    assert len(card_row(known)) == CARD_SIZE


def test_what_a_card_does_says_much() -> None:
    rows = {title: card_row(definition(title)) for title in ("Corroder", "Sure Gamble", "Ice Wall", "Snare!")}
    assert len({tuple(row) for row in rows.values()}) == 4
    assert card_row(definition("Scorched Earth")) != card_row(definition("Hedge Fund"))


@pytest.mark.parametrize(("corp", "runner"), PAIRINGS[:2])
def test_a_side_is_shown_the_same_in_all_worlds(corp: str, runner: str) -> None:
    asked = 0
    for game, side, number in course(corp, runner, seed=21, often=0.2):
        g, viewer = game.state, SIDES.index(side)
        other = swapped(game, side, Random(number)).state
        seen, again = encode(g, viewer), encode(other, viewer)
        assert np.array_equal(seen.flat(), again.flat()), game.decision
        asked += 1
    assert asked > 5


def test_arrays_have_the_promised_size_and_are_not_wild() -> None:
    for game in positions("worlds-2016-corp", "worlds-2016-runner", 3):
        g = game.state
        for viewer in (OPEN, CORP, RUNNER):
            seen = encode(g, viewer)
            assert seen.flat().shape == (FLAT_SIZE,)
            assert np.isfinite(seen.flat()).all()
            assert np.abs(seen.flat()).max() < 60


def test_points_money_and_ice_show() -> None:
    def seen(**corp: object) -> bytes:
        return bytes(encode(Scenario(corp=corp, runner={"hand": ["Sure Gamble"]}).game.state).flat().tobytes())

    shown = {
        seen(credits=5),
        seen(credits=9),
        seen(credits=5, scored=["Hostile Takeover"]),
        seen(credits=5, servers={"HQ": {"ice": ["Ice Wall"]}}),
        seen(credits=5, servers={"HQ": {"ice": ["Ice Wall+"]}}),
        seen(credits=5, servers={"R&D": {"ice": ["Ice Wall"]}}),
    }
    assert len(shown) == 6


# -- the policy ----------------------------------------------------------------


@pytest.mark.parametrize("pairing", PAIRINGS)
def test_every_number_of_the_policy_is_the_same_in_all_worlds(pairing: tuple[str, str]) -> None:
    policy = load().policy()
    asked = 0
    for game, side, number in course(*pairing, seed=14, often=0.3):
        numbers = policy.scores(game.state)
        assert policy.scores(swapped(game, side, Random(number)).state) == numbers, game.decision
        asked += 1
    assert asked > 20


def test_without_weights_the_policy_is_the_rookie() -> None:
    nothing = Policy([[0.0] * SIZE, [0.0] * SIZE])
    for game in positions("core-weyland", "core-criminal", 6):
        assert nothing.choice(game.state) == best(game.state)
        values = nothing.scores(game.state)
        assert values.index(max(values)) == best(game.state)


def test_a_weight_moves_the_options_of_its_kind_in_its_circumstances() -> None:
    s = Scenario(corp={"credits": 1, "hand": ["Hedge Fund"]}, runner={})
    g = s.state
    kinds = [KINDS[kind_of(g, option, CORP)] for option in g.options]
    assert {"credit", "draw"} <= set(kinds)
    before = Policy([[0.0] * SIZE, [0.0] * SIZE]).scores(g)

    def moved(circumstance: str) -> list[str]:
        row = [0.0] * SIZE
        row[KINDS.index("draw") * WIDTH + CIRCUMSTANCES.index(circumstance)] = 2.0
        after = Policy([row, [0.0] * SIZE]).scores(g)
        assert all(new == pytest.approx(old + 2.0) for old, new in zip(before, after, strict=True) if new != old)
        return [kind for kind, old, new in zip(kinds, before, after, strict=True) if new != old]

    assert moved("broke") == moved("always") == ["draw"]
    assert moved("rich") == moved("tagged") == []


def test_a_policy_has_a_weight_for_every_kind_and_circumstance() -> None:
    with pytest.raises(ValueError, match="weights for either side"):
        Policy([[0.0], [0.0]])


# -- weights ----------------------------------------------------------------


def test_the_weights_of_the_package_are_small_and_know_who_is_ahead() -> None:
    assert WEIGHTS_FILE.stat().st_size < 3_000_000
    network = load()

    def chance(corp: list[str], runner: list[str]) -> float:
        s = Scenario(corp={"credits": 8, "scored": corp}, runner={"credits": 8, "scored": runner})
        return float(network.values(encode(s.game.state).flat()[None])[0])

    agendas = ["Priority Requisition", "Priority Requisition"]
    assert chance(agendas, []) > chance([], []) > chance([], agendas)


def test_weights_survive_being_written(tmp_path: Path) -> None:
    made = fresh(5)
    save(tmp_path / "w.npz", made, "made for a test")
    found = load(tmp_path / "w.npz").weights
    assert set(found) == set(SHAPES)
    for name, value in made.items():
        assert np.allclose(found[name], value, atol=2e-3), name


def test_weights_that_do_not_fit_are_refused(tmp_path: Path) -> None:
    with pytest.raises(WeightsError, match=r"no weights at none\.npz"):
        load(tmp_path / "none.npz")
    made = fresh(5)
    with pytest.raises(WeightsError, match=r"'value 1' have shape \(3,\)"):
        Network({**made, "value 1": np.zeros(3)})
    del made["value 2"]
    with pytest.raises(WeightsError, match="lack 'value 2'"):
        Network(made)
    np.savez(tmp_path / "old.npz", version=np.array(0), **fresh(5))
    with pytest.raises(WeightsError, match="for encoding 0"):
        load(tmp_path / "old.npz")


def test_without_numpy_the_master_says_what_to_install() -> None:
    code = "import sys; sys.modules['numpy'] = None; import netrunner.bots; import netrunner.bots.master"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "The master needs NumPy. Install it with: pip install 'netrunner[learn]'" in done.stderr


# -- searching ----------------------------------------------------------------


@pytest.mark.parametrize("pairing", PAIRINGS)
def test_the_master_cannot_see_hidden_cards(pairing: tuple[str, str]) -> None:
    master = Master(simulations=6)
    asked = 0
    for game, side, number in course(*pairing, seed=12, often=0.08):
        answers = [
            decide(master, each.view(side), seed=3, number=number, worlds=worlds_of(each, side))
            for each in (game, swapped(game, side, Random(number)))
        ]
        assert answers[0] == answers[1], (side, game.decision)
        asked += 1
    assert asked >= 2


def test_the_same_seed_gives_the_same_choice() -> None:
    for game, side, number in course(*PAIRINGS[1], seed=9, often=0.05):
        answers = {
            decide(Master(simulations=8), game.view(side), seed=7, number=number, worlds=worlds_of(game, side))
            for _ in range(2)
        }
        assert len(answers) == 1


def test_it_thinks_no_longer_than_it_is_given() -> None:
    now = [0.0]

    def clock() -> float:
        now[0] += 0.03
        return now[0]

    game = next(game for game, _, _ in course(*PAIRINGS[0], seed=2, often=1.0) if game.state.turn == 3)
    side = SIDES[game.state.decider()]
    Master(seconds=0.2, clock=clock).pick(len(game.state.options), Random(1), worlds_of(game, side))
    assert now[0] < 0.3


def test_it_needs_time_or_simulations() -> None:
    with pytest.raises(ValueError, match="needs seconds or simulations"):
        Master()


def test_it_takes_the_points_that_win() -> None:
    s = Scenario(
        corp={
            "credits": 4,
            "scored": ["Priority Requisition", "Nisei MK II"],
            "servers": {"Server 1": {"ice": [], "root": [("Accelerated Beta Test", {"advancement": 2})]}},
        },
        runner={"hand": ["Sure Gamble"] * 5},
    )
    picked = Master(simulations=24).pick(len(s.options), Random(1), worlds_of(s.game, "corp"))
    assert s.options[picked] == "Advance Accelerated Beta Test"
