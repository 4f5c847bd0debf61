"""Bots decide from a view and nothing else."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from netrunner.bots import BOTS, Bot, BotError, View, decide, random_bot
from netrunner.decks import Deck
from netrunner.game import Game


def start(seed: int = 5) -> Game:
    return Game.start(Deck.load("core-nbn"), Deck.load("core-criminal"), seed=seed, skip_empty_windows=True)


def play_out(game: Game, bot: Bot, seed: int) -> int:
    """A whole game between a bot and itself; the number of decisions."""
    number = 0
    while (decision := game.decision) is not None:
        game.choose(decide(bot, game.view(decision.side), seed=seed, number=number))
        number += 1
    return number


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_plays_whole_games(name: str) -> None:
    for seed in range(3):
        game = start(seed)
        assert play_out(game, BOTS[name], seed) > 0
        assert game.result is not None


def test_the_same_seed_plays_the_same_game() -> None:
    one, two, three = start(), start(), start()
    play_out(one, random_bot, 1)
    play_out(two, random_bot, 1)
    play_out(three, random_bot, 2)
    assert one.digest() == two.digest() != three.digest()


def test_the_number_of_the_decision_settles_the_choice() -> None:
    view = {"decision": {"options": [{"label": str(i)} for i in range(100)]}}
    chosen = [decide(random_bot, view, seed=1, number=number) for number in range(10)]
    assert chosen == [decide(random_bot, view, seed=1, number=number) for number in range(10)]
    assert len(set(chosen)) > 5


def test_every_option_can_be_chosen() -> None:
    chance = Random(0)
    assert {random_bot({}, ["a", "b", "c"], chance) for _ in range(100)} == {0, 1, 2}


def test_a_bot_is_given_the_view_of_its_side_and_its_labels() -> None:
    game = start()
    given: list[tuple[View, tuple[str, ...]]] = []

    def curious(view: View, labels: Sequence[str], chance: Random, /) -> int:
        given.append((view, tuple(labels)))
        return 0

    assert decide(curious, game.view("corp"), seed=0, number=0) == 0
    view, labels = given[0]
    assert view["side"] == "corp"
    assert labels == ("Keep", "Mulligan")
    assert "hand" not in view["runner"]


@pytest.mark.parametrize("answer", [-1, 2, True, "Keep", None, 0.0])
def test_an_answer_that_is_no_index_is_refused(answer: Any) -> None:
    def odd(view: View, labels: Sequence[str], chance: Random, /) -> int:
        chosen: int = answer
        return chosen

    with pytest.raises(BotError, match="an index from 0 to 1"):
        decide(odd, start().view("corp"), seed=0, number=0)


def test_a_bot_is_not_asked_when_it_has_nothing_to_decide() -> None:
    game = start()
    with pytest.raises(BotError, match="nothing to decide"):
        decide(random_bot, game.view("runner"), seed=0, number=0)
    play_out(game, random_bot, 0)
    with pytest.raises(BotError, match="nothing to decide"):
        decide(random_bot, game.view("corp"), seed=0, number=0)
