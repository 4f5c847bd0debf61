"""The ace looks ahead, and looks ahead alike for the same seed."""

from random import Random

import pytest

from netrunner.bots import Ace, answer, decide, worlds_of
from netrunner.bots.ace import SCEPTICISM, Candidate, Node, candidates, priors, simulate
from netrunner.bots.evaluation import FEATURES, WEIGHTS, features, win_chance
from netrunner.bots.rookie import best, scores
from netrunner.decks import Deck
from netrunner.engine.state import State
from netrunner.game import Game
from netrunner.scenario import Scenario


def test_the_same_seed_and_number_of_simulations_give_the_same_choice() -> None:
    game = Game.start(Deck.load("core-weyland"), Deck.load("core-criminal"), seed=2, skip_empty_windows=True)
    game.choose("Keep")
    game.choose("Keep")
    for seed in range(3):
        answers = {
            decide(Ace(simulations=6), game.view("corp"), seed=seed, number=2, worlds=worlds_of(game, "corp"))
            for _ in range(2)
        }
        assert len(answers) == 1


def chosen(s: Scenario, side: str, simulations: int = 24) -> str:
    ace = Ace(simulations=simulations)
    return s.options[ace.search({}, s.options, Random(1), worlds_of(s.game, side))]


def test_it_takes_the_points_that_win() -> None:
    s = Scenario(
        corp={
            "credits": 4,
            "scored": ["Priority Requisition", "Nisei MK II"],
            "servers": {"Server 1": {"ice": [], "root": [("Accelerated Beta Test", {"advancement": 2})]}},
        },
        runner={"hand": ["Sure Gamble"] * 5},
    )
    assert chosen(s, "corp") == "Advance Accelerated Beta Test"


def test_it_does_not_run_to_its_death() -> None:
    s = Scenario(
        corp={"credits": 9, "hand": ["Snare!"] * 4, "deck": ["Snare!"] * 5},
        runner={"hand": ["Sure Gamble"], "credits": 6},
        turn="runner",
    )
    assert not chosen(s, "runner").startswith("Run HQ")


def test_it_needs_something_to_think_with() -> None:
    with pytest.raises(ValueError, match="seconds or simulations"):
        Ace()


def test_a_playout_is_judged_at_every_horizon_and_the_mean_counts() -> None:
    s = Scenario(corp={"credits": 5}, runner={"hand": ["Sure Gamble"] * 3})
    now = s.game.state.turn
    judged: list[int] = []

    def judge(g: State) -> float:
        judged.append(g.turn - now)
        return 0.9 if g.turn == now + 1 else 0.3

    world = worlds_of(s.game, "corp")(1).state
    chance = simulate(Node(), world, [now + 1, now + 2], judge, scores, scores)
    assert judged == [1, 2]
    assert chance == pytest.approx(0.6)


@pytest.mark.parametrize(
    ("ace", "turns"),
    [(Ace(simulations=2), 2), (Ace(simulations=40), 4), (Ace(seconds=0.001), 2), (Ace(seconds=0.1), 4)],
)
def test_it_looks_further_ahead_where_there_is_time(ace: Ace, turns: int) -> None:
    s = Scenario(corp={"credits": 5}, runner={"hand": ["Sure Gamble"] * 3})
    dealt: list[Game] = []

    def watched(seed: int) -> Game:
        dealt.append(worlds_of(s.game, "corp")(seed))
        return dealt[-1]

    ace.search({}, s.options, Random(1), watched)
    assert {world.state.turn - s.game.state.turn for world in dealt[1:]} == {turns}  # the first is only looked at


@pytest.mark.parametrize("seed", range(4))
def test_it_keeps_the_hands_that_the_rookie_keeps(seed: int) -> None:
    game = Game.start(Deck.load("core-weyland"), Deck.load("core-criminal"), seed=seed, skip_empty_windows=True)
    assert answer(Ace(simulations=8), game, seed=seed, number=0) == best(game.state)


def test_what_is_no_better_is_not_preferred() -> None:
    twin = Candidate(1)
    for lead in (0.1, -0.1, 0.12, -0.11, 0.1, -0.1):
        twin.note(lead)
    assert twin.lead > 0
    assert twin.bound(-SCEPTICISM) < 0


def test_what_harms_oneself_is_no_candidate() -> None:
    s = Scenario(
        corp={"hand": ["Enigma"], "credits": 9, "servers": {"HQ": {"ice": ["Wall of Static+", "Enigma+"]}}},
        runner={"credits": 5},
    )
    s.choose("Install Enigma")
    s.choose("HQ")
    values = scores(s.state)
    assert [s.options[candidate.index] for candidate in candidates(s.state, values)] == ["Done"]


def test_by_the_clock_it_always_answers() -> None:
    s = Scenario(corp={"credits": 5}, runner={"hand": ["Sure Gamble"] * 3})
    ace = Ace(seconds=0.001)
    assert 0 <= ace.search({}, s.options, Random(1), worlds_of(s.game, "corp")) < len(s.options)


def test_priors_are_probabilities_in_the_order_of_the_numbers() -> None:
    found = priors([0.0, 3.0, -50.0])
    assert sum(found) == pytest.approx(1.0)
    assert found[1] > found[0] > found[2] > 0


def test_points_and_the_end_of_the_game_count() -> None:
    even = Scenario()
    ahead = Scenario(corp={"scored": ["Priority Requisition"]})
    behind = Scenario(runner={"scored": ["Priority Requisition"]})
    assert win_chance(behind.state) < win_chance(even.state) < win_chance(ahead.state)
    assert len(features(even.state)) == len(FEATURES) == len(WEIGHTS)
    ahead.state.finish(1, "agenda points")
    assert win_chance(ahead.state) == 0.0


def test_how_close_points_are_to_winning_goes_by_this_game() -> None:
    s = Scenario(runner={"scored": ["Priority Requisition", "Nisei MK II"]})
    place = FEATURES.index("runner close")
    assert features(s.state)[place] == 1
    chance = win_chance(s.state)
    s.state.to_win = 6
    assert features(s.state)[place] == 2
    assert win_chance(s.state) < chance
