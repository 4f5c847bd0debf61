"""How bots are asked, and what they are given."""

from collections.abc import Sequence
from random import Random

import pytest

from netrunner.bot_names import BOT_NAMES, DEFAULT_BOT
from netrunner.bots import (
    BOTS,
    Bot,
    BotError,
    PositionBot,
    Searcher,
    View,
    Worlds,
    answer,
    decide,
    random_bot,
    rookie,
    worlds_of,
)
from netrunner.decks import Deck
from netrunner.game import Game


def started(seed: int = 1) -> Game:
    return Game.start(Deck.load("core-jinteki"), Deck.load("core-shaper"), seed=seed, skip_empty_windows=True)


def test_a_bot_is_given_the_labels_of_its_view() -> None:
    asked: list[Sequence[str]] = []

    def bot(view: View, labels: Sequence[str], chance: Random, /) -> int:
        asked.append(labels)
        return 1

    assert decide(bot, started().view("corp"), seed=1, number=0) == 1
    assert asked == [("Keep", "Mulligan")]


@pytest.mark.parametrize("given", [-1, 2, True, "Keep", None])
def test_an_answer_that_is_no_option_is_refused(given: object) -> None:
    def bot(view: View, labels: Sequence[str], chance: Random, /) -> int:
        return given  # type: ignore[return-value]

    class Position(PositionBot):
        def pick(self, options: int, chance: Random, worlds: Worlds) -> int:
            return given  # type: ignore[return-value]

    for wrong in (bot, Position()):
        with pytest.raises(BotError):
            decide(bot, started().view("corp"), seed=1, number=0)
        with pytest.raises(BotError):
            answer(wrong, started(), seed=1, number=0)


def test_no_view_is_made_for_a_bot_that_reads_none(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object) -> None:
        raise AssertionError("a view was made")

    monkeypatch.setattr("netrunner.game.view", never)
    for bot in BOTS.values():
        assert answer(bot, started(), seed=1, number=0) in (0, 1)
    with pytest.raises(AssertionError, match="a view was made"):
        answer(lambda view, labels, chance: 0, started(), seed=1, number=0)


@pytest.mark.parametrize("name", ["rookie"])
def test_a_careful_bot_answers_alike_whether_it_is_shown_the_game_or_a_world(name: str) -> None:
    bot, game = BOTS[name], started(3)
    assert isinstance(bot, PositionBot)
    for number in range(200):
        decision = game.decision
        if decision is None:
            break
        worlds = worlds_of(game, decision.side)
        by_world = bot.pick(len(decision.options), Random(f"3:{number}"), worlds)
        assert answer(bot, game, seed=3, number=number) == by_world, decision
        game.choose(by_world)


def test_a_bot_that_reads_nothing_is_asked_with_two_numbers_alone() -> None:
    game = started(3)
    for number in range(60):
        decision = game.decision
        if decision is None:
            break
        index = answer(random_bot, game, seed=3, number=number)
        assert index == decide(random_bot, game.view(decision.side), seed=3, number=number)
        game.choose(index)
    assert len({random_bot.draw(1000, 3, number) for number in range(100)}) > 80
    assert [random_bot.draw(1000, 3, number) for number in range(9)] != [
        random_bot.draw(1000, 4, number) for number in range(9)
    ]


def test_nobody_is_asked_in_a_game_that_is_over() -> None:
    game = finished(random_bot, 2)
    with pytest.raises(BotError, match="over"):
        answer(random_bot, game, seed=1, number=0)


def test_a_bot_is_not_asked_for_the_other_side() -> None:
    with pytest.raises(BotError):
        decide(random_bot, started().view("runner"), seed=1, number=0)


def test_a_searching_bot_needs_worlds() -> None:
    with pytest.raises(BotError):
        decide(rookie, started().view("corp"), seed=1, number=0)


def test_worlds_tell_nothing_of_what_was_said_and_chosen() -> None:
    game = started()
    game.choose("Keep")
    game.choose("Keep")
    world = worlds_of(game, "runner")(3)
    assert world.state.log is None
    assert world.record()["choices"] == ["pass:-1:0:0"]
    assert world.view("runner")["runner"] == game.view("runner")["runner"]


def test_the_same_seed_gives_the_same_world_whatever_is_really_hidden() -> None:
    game = started()
    game.choose("Keep")
    game.choose("Keep")
    for side in ("corp", "runner"):
        swapped = game.determinize(side, 99)
        assert worlds_of(game, side)(5).digest() == worlds_of(swapped, side)(5).digest()


def test_a_searching_bot_is_handed_the_worlds() -> None:
    class Curious(Searcher):
        def search(self, view: View, labels: Sequence[str], chance: Random, worlds: Worlds) -> int:
            decision = worlds(0).decision
            assert decision is not None
            assert decision.labels == list(labels)
            return 0

    game = started()
    assert decide(Curious(), game.view("corp"), seed=1, number=0, worlds=worlds_of(game, "corp")) == 0


@pytest.mark.parametrize("name", ["random", "rookie"])
def test_bots_play_whole_games_alike_from_the_same_seed(name: str) -> None:
    assert finished(BOTS[name], 4).digest() == finished(BOTS[name], 4).digest()


def finished(bot: Bot, seed: int) -> Game:
    game = started(seed)
    for number in range(4000):
        decision = game.decision
        if decision is None:
            break
        view = game.view(decision.side)
        game.choose(decide(bot, view, seed=seed, number=number, worlds=worlds_of(game, decision.side)))
    assert game.result is not None
    return game


def test_every_name_of_a_bot_has_a_bot() -> None:
    assert tuple(BOTS) == BOT_NAMES
    assert DEFAULT_BOT in BOTS
