"""Rules Reference: Full Game Setup, Mulligan, Identity, Maximum Hand Size."""

from random import Random

import pytest

from netrunner import Deck, Game, RecordError
from netrunner.scenario import Scenario
from tests.rulings import ruling


def new_game(seed: int = 7, corp: str = "core-jinteki", runner: str = "core-shaper") -> Game:
    return Game.start(Deck.load(corp), Deck.load(runner), seed=seed, skip_empty_windows=True)


def hand_of(game: Game, side: str) -> list[str]:
    return [card["title"] for card in game.view(side)[side]["hand"]]


@ruling("RR/full-game-setup/4", "RR/full-game-setup/6")
def test_both_sides_begin_with_five_credits_and_five_cards() -> None:
    game = new_game()
    for side in ("corp", "runner"):
        view = game.view(side)[side]
        assert view["credits"] == 5
        assert len(view["hand"]) == view["hand_count"] == 5
        assert view["clicks"] == 0


@ruling("RR/full-game-setup/5")
def test_decks_are_shuffled_by_the_seed() -> None:
    hands = {tuple(hand_of(new_game(seed), "corp")) for seed in range(6)}
    assert len(hands) > 1
    assert hand_of(new_game(3), "corp") == hand_of(new_game(3), "corp")


@ruling("RR/corp-cards/2", "RR/runner-cards/2", "RR/identity/1")
def test_the_identity_is_in_play_and_not_in_the_deck() -> None:
    game = new_game()
    deck = Deck.load("core-jinteki")
    view = game.view("corp")["corp"]
    assert view["identity"] == "Jinteki: Personal Evolution"
    assert view["deck"] + view["hand_count"] == sum(deck.cards.values())


@ruling("RR/full-game-setup/7", "RR/mulligan/1")
def test_the_corp_decides_on_its_mulligan_before_the_runner() -> None:
    game = new_game()
    assert game.decision is not None
    assert game.decision.side == "corp"
    assert game.decision.labels == ["Keep", "Mulligan"]
    game.choose("Keep")
    assert game.decision.side == "runner"
    assert game.decision.labels == ["Keep", "Mulligan"]


@ruling("RR/full-game-setup/8", "RR/mulligan/2")
def test_a_mulligan_gives_one_new_hand_that_must_be_kept() -> None:
    game = new_game()
    before = game.view("corp")["corp"]
    first = sorted(hand_of(game, "corp"))
    game.choose("Mulligan")
    after = game.view("corp")["corp"]
    assert after["hand_count"] == 5
    assert after["deck"] == before["deck"]
    assert sorted(hand_of(game, "corp")) != first
    assert game.decision is not None
    assert game.decision.side == "runner", "the Corp is not asked a second time"


def test_keeping_leaves_the_hand_as_it_is() -> None:
    game = new_game()
    first = hand_of(game, "runner")
    game.choose("Mulligan")
    game.choose("Keep")
    assert hand_of(game, "runner") == first


def test_the_corp_takes_the_first_turn_and_draws_its_mandatory_card() -> None:
    game = new_game()
    game.choose("Keep")
    game.choose("Keep")
    view = game.view("corp")
    assert view["turn"] == 1
    assert view["active"] == "corp"
    assert view["corp"]["hand_count"] == 6
    assert view["corp"]["clicks"] == 3


@ruling("RR/headquarters-hq/2", "RR/grip/2", "RR/maximum-hand-size/2", "RR/memory-unit-mu/1")
def test_a_blank_identity_changes_none_of_the_starting_values() -> None:
    s = Scenario()
    assert s.corp.hand_size == s.runner.hand_size == 5
    assert s.runner.memory_limit == 4
    assert s.runner.link == 0
    assert s.corp.identity == "Blank Corp"


def test_a_real_identity_brings_its_link_and_its_abilities() -> None:
    s = Scenario(runner={"identity": 'Kate "Mac" McCaffrey: Digital Tinker'})
    assert s.runner.link == 1


def test_a_blank_identity_has_no_ability() -> None:
    blank = Scenario(corp={"hand": ["Hedge Fund"]})
    weyland = Scenario(corp={"identity": "Weyland Consortium: Building a Better World", "hand": ["Hedge Fund"]})
    blank.choose("Play Hedge Fund")
    weyland.choose("Play Hedge Fund")
    assert blank.corp.credits == 9
    assert weyland.corp.credits == 10


@pytest.mark.parametrize("seed", [0, -5, 10**30])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    assert new_game(seed).digest() == new_game(seed).digest()


@ruling("RR/full-game-setup/2")
def test_identities_change_the_set_up_before_it_goes_on() -> None:
    """Valencia's bad publicity is there before anybody sees a hand; Andromeda's hand belongs to the drawing."""
    titles = ("Sure Gamble", "Diesel", "Wyldside", "Corroder", "Mimic", "Easy Mark", "Ninja")
    cards = dict.fromkeys(titles, 3)
    valencia, andromeda = (
        Game.start(Deck.load("core-jinteki"), Deck.build(identity, cards), seed=1)
        for identity in ("Valencia Estevez: The Angel of Cayambe", "Andromeda: Dispossessed Ristie")
    )
    assert valencia.decision is not None
    assert valencia.decision.labels == ["Keep", "Mulligan"]
    assert valencia.view("corp")["corp"]["bad_publicity"] == 1, "known to the Corp when it decides on its hand"
    valencia.choose("Mulligan")
    valencia.choose("Mulligan")
    assert valencia.view("corp")["corp"]["bad_publicity"] == 1, "a mulligan does not repeat it"
    assert andromeda.view("corp")["corp"]["bad_publicity"] == 0
    for choice in ("Keep", "Mulligan"):
        assert len(hand_of(andromeda, "runner")) == 9
        assert len(hand_of(andromeda, "corp")) == 5
        andromeda.choose(choice)
    assert len(hand_of(andromeda, "runner")) == 9, "and is drawn again like it"


def test_a_draft_is_won_with_six_agenda_points() -> None:
    game = Game.start(Deck.load("core-jinteki"), Deck.load("core-shaper"), seed=7, points_to_win=6)
    assert game.state.clone().to_win == 6
    record = game.record()
    assert record["points_to_win"] == 6
    assert Game.replay(record).digest() == game.digest()
    assert "points_to_win" not in Game.start(Deck.load("core-jinteki"), Deck.load("core-shaper")).record()
    rng = Random(3)
    scores = []
    for seed in range(40):
        game = Game.start(Deck.load("core-jinteki"), Deck.load("core-shaper"), seed, True, points_to_win=3)
        while game.decision is not None:
            game.choose(rng.choice(game.decision.options))
        if game.result is not None and game.result.reason == "agenda points":
            scores.append(max(game.view(side)[side]["score"] for side in ("corp", "runner")))
    assert 3 in scores
    assert min(scores) == 3
    with pytest.raises(RecordError, match="points to win"):
        Game.replay({**record, "points_to_win": 8})
