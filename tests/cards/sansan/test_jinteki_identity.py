"""SanSan Cycle: Jinteki Biotech, three identities in one."""

import pytest

from netrunner.cards.registry import definition
from netrunner.engine.knowledge import determinize
from netrunner.engine.setup import start
from netrunner.engine.terms import ADVANCEMENT, CORP, RUNNER
from netrunner.game import Game
from netrunner.scenario import Scenario
from tests.cards import card

BIOTECH = "Jinteki Biotech: Life Imagined"


def biotech(copy: str, *titles: str) -> Game:
    """A game of Jinteki Biotech up to the Corp's first action."""
    deck = [definition(title) for title in titles or ("Hedge Fund",) for _ in range(30)]
    stack = [definition("Sure Gamble")] * 30
    g = start((definition(BIOTECH), definition("Exile: Streethawk")), (deck, stack), 3, True)
    game = Game(g, {"scenario": True})
    game.choose("Keep")
    game.choose("Keep")
    assert game.decision is not None
    assert game.decision.side == "corp"
    assert game.decision.labels == ["The Brewery", "The Greenhouse", "The Tank"]
    game.choose(copy)
    return game


def labels(game: Game) -> list[str]:
    assert game.decision is not None
    return game.decision.labels


def flip(game: Game) -> None:
    game.choose(next(i for i, label in enumerate(labels(game)) if label.startswith(f"Use {BIOTECH}")))


@card("Jinteki Biotech: Life Imagined")
def test_the_brewery_does_2_net_damage_for_three_clicks() -> None:
    game = biotech("The Brewery")
    flip(game)
    g = game.state
    assert len(g.players[RUNNER].hand) == 3
    assert g.players[CORP].clicks == 0


@card("Jinteki Biotech: Life Imagined")
def test_the_identity_is_flipped_only_once_and_needs_three_clicks() -> None:
    game = biotech("The Brewery")
    game.choose("Gain 1 credit")
    assert not any("Biotech" in label for label in labels(game))
    game = biotech("The Brewery")
    flip(game)
    while game.state.turn < 3:
        quiet = [i for i, label in enumerate(labels(game)) if label.startswith(("Gain 1", "Pass", "Hedge", "Continue"))]
        game.choose(quiet[0])
    assert game.state.players[CORP].clicks == 3
    assert not any("Biotech" in label for label in labels(game))


@card("Jinteki Biotech: Life Imagined")
def test_the_greenhouse_places_4_tokens_on_a_card_that_can_be_advanced() -> None:
    game = biotech("The Greenhouse", "Ice Wall")
    game.choose("Install Ice Wall")
    game.choose("HQ")
    while game.state.turn < 3:
        quiet = [i for i, label in enumerate(labels(game)) if label.startswith(("Gain 1", "Pass", "Ice", "Continue"))]
        game.choose(quiet[0])
    flip(game)
    g = game.state
    assert [g.cards[cid].counters[ADVANCEMENT] for cid in g.servers[0].ice] == [4]
    assert len(g.players[RUNNER].hand) == 5


@card("Jinteki Biotech: Life Imagined")
def test_the_greenhouse_flips_without_a_card_that_can_be_advanced() -> None:
    game = biotech("The Greenhouse")
    flip(game)
    assert game.state.players[CORP].clicks == 0


@card("Jinteki Biotech: Life Imagined")
def test_the_tank_shuffles_archives_into_rnd() -> None:
    game = biotech("The Tank", "Hedge Fund", "Ice Wall")
    game.choose("Play Hedge Fund")
    while game.state.turn < 3:
        quiet = [i for i, label in enumerate(labels(game)) if label.startswith(("Gain 1", "Pass", "Hedge", "Continue"))]
        game.choose(quiet[0])
    g = game.state
    before = len(g.players[CORP].deck)
    assert len(g.players[CORP].discard) == 1
    flip(game)
    assert game.state.players[CORP].discard == []
    assert len(game.state.players[CORP].deck) == before + 1


@card("Jinteki Biotech: Life Imagined")
@pytest.mark.parametrize("copy", ["The Brewery", "The Tank"])
def test_the_runner_does_not_know_which_copy_it_is_until_it_is_flipped(copy: str) -> None:
    game = biotech(copy)
    assert game.view("corp")["corp"]["identity_named"] == copy
    for viewer in ("runner", "spectator"):
        seen = str(game.view(viewer))
        assert copy not in seen.replace(definition(BIOTECH).words, "")
    guesses = {determinize(game.state, RUNNER, seed).cards[0].chosen for seed in range(20)}
    assert len(guesses) == 3
    assert {determinize(game.state, CORP, seed).cards[0].chosen for seed in range(5)} == {game.state.cards[0].chosen}
    if copy == "The Brewery":
        flip(game)
        assert game.view("runner")["corp"]["identity_named"] == copy
        assert any(entry["text"] == f"{BIOTECH} is flipped: {copy}." for entry in game.view("runner")["log"])
        assert {determinize(game.state, RUNNER, seed).cards[0].chosen for seed in range(5)} == {
            game.state.cards[0].chosen
        }


@card("Jinteki Biotech: Life Imagined")
def test_a_blank_identity_is_not_flipped() -> None:
    s = Scenario(
        corp={"identity": BIOTECH}, runner={"hand": ["Employee Strike"], "credits": 5, "clicks": 1}, turn="runner"
    )
    s.play("Employee Strike")
    s.pass_all()
    assert s.corp.clicks == 3
    assert not s.can(f"Use {BIOTECH}")
