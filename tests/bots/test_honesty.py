"""No bot knows more than its side does: swapping what is hidden never changes a decision under the same seed."""

from random import Random

import pytest

from netrunner.bots import Ace, Bot, decide, random_bot, rookie, worlds_of
from netrunner.bots.rookie import best, scores
from netrunner.decks import Deck
from netrunner.game import Game
from netrunner.scenario import Scenario

PAIRINGS = [
    ("core-haas-bioroid", "core-anarch"),
    ("core-jinteki", "core-criminal"),
    ("core-nbn", "core-shaper"),
    ("core-weyland", "core-anarch"),
]


def compare(bot: Bot, corp: str, runner: str, seed: int, often: float) -> int:
    """Play a game; at some decisions, ask again with everything hidden dealt anew. How often that was."""
    game = Game.start(Deck.load(corp), Deck.load(runner), seed=seed, skip_empty_windows=True)
    chance = Random(seed)
    asked = 0
    for number in range(600):
        decision = game.decision
        if decision is None:
            break
        side = decision.side
        if len(decision.options) > 1 and chance.random() < often:
            asked += 1
            answers = [
                decide(bot, other.view(side), seed=seed, number=number, worlds=worlds_of(other, side))
                for other in (game, game.determinize(side, number), game.determinize(side, number + 1))
            ]
            assert answers[0] == answers[1] == answers[2], (side, decision.prompt, decision.labels, answers)
        game.choose(best(game.state))
    return asked


@pytest.mark.parametrize(("corp", "runner"), PAIRINGS)
def test_every_number_of_the_rookie_is_the_same_in_all_worlds(corp: str, runner: str) -> None:
    game = Game.start(Deck.load(corp), Deck.load(runner), seed=8, skip_empty_windows=True)
    while (decision := game.decision) is not None:
        if len(decision.options) > 1:
            numbers = scores(game.state)
            assert scores(worlds_of(game, decision.side)(1).state) == numbers, (decision.prompt, decision.labels)
        game.choose(best(game.state))


@pytest.mark.parametrize(("corp", "runner"), PAIRINGS)
def test_the_rookie_cannot_see_hidden_cards(corp: str, runner: str) -> None:
    assert compare(rookie, corp, runner, seed=5, often=0.5) > 10


@pytest.mark.parametrize(("corp", "runner"), PAIRINGS[:2])
def test_the_ace_cannot_see_hidden_cards(corp: str, runner: str) -> None:
    assert compare(Ace(simulations=3), corp, runner, seed=6, often=0.05) > 2


def test_random_play_cannot_see_anything() -> None:
    assert compare(random_bot, *PAIRINGS[0], seed=7, often=0.2) > 10


def test_a_secret_bid_is_not_in_the_worlds_of_the_other_side() -> None:
    digests: list[str] = []
    for bid in ("0", "2"):
        s = Scenario(
            corp={"credits": 5, "servers": {"HQ": {"ice": ["Bullfrog+"]}}},
            runner={"credits": 5, "hand": ["Sure Gamble"]},
            turn="runner",
        )
        s.choose("Run HQ")
        s.pass_until("1")
        s.choose(bid)
        assert s.side == "runner"
        digests.append(worlds_of(s.game, "runner")(4).digest())
    assert digests[0] == digests[1]
