"""Creation and Control: the identities of Haas-Bioroid."""

import pytest

from netrunner import Deck, Game
from netrunner.cards.registry import definition
from netrunner.engine.setup import start
from netrunner.engine.terms import CORP, INSTALLED
from netrunner.scenario import Scenario
from tests.cards import card

IMAGING = "Cerebral Imaging: Infinite Frontiers"
NEXT = "NEXT Design: Guarding the Net"


# -- Cerebral Imaging --------------------------------------------------------------------------------------------------


def imaging(credits_: int, cards: int) -> Scenario:
    """The Corp's last click is spent on a credit."""
    return Scenario(
        corp={
            "identity": IMAGING,
            "hand": ["Hedge Fund"] * cards,
            "deck": ["Hedge Fund"] * 9,
            "credits": credits_,
            "clicks": 1,
        }
    )


@card("Cerebral Imaging: Infinite Frontiers")
@pytest.mark.parametrize(("credits_", "cards", "left"), [(2, 7, 3), (7, 7, 7), (8, 7, 7), (0, 3, 1)])
def test_cerebral_imaging_keeps_as_many_cards_as_credits(credits_: int, cards: int, left: int) -> None:
    s = imaging(credits_, cards)
    s.choose("Gain 1 credit")
    while s.side == "corp":
        s.choose("Hedge Fund" if not s.can("Pass") else "Pass")
    assert len(s.corp.hand) == left
    assert s.state.hand_size(CORP) == s.corp.credits


@card("Cerebral Imaging: Infinite Frontiers")
def test_cerebral_imaging_discards_everything_without_credits() -> None:
    s = Scenario(corp={"identity": IMAGING, "hand": ["Hedge Fund"] * 2, "credits": 0, "deck": ["Hedge Fund"] * 5})
    assert s.state.hand_size(CORP) == 0
    s.choose("Gain 1 credit")
    assert s.state.hand_size(CORP) == 1


# -- Custom Biotics ----------------------------------------------------------------------------------------------------


@card("Custom Biotics: Engineered for Success")
def test_custom_biotics_cannot_use_jinteki_cards() -> None:
    deck = Deck.build("Custom Biotics: Engineered for Success", {"Snare!": 1, "Hedge Fund": 3})
    assert any(problem.cards == ("Snare!",) for problem in deck.problems("casual"))
    deck = Deck.build("Custom Biotics: Engineered for Success", {"Data Raven": 1, "Hedge Fund": 3})
    assert not any("Jinteki" in problem.message for problem in deck.problems("casual"))


@card("Custom Biotics: Engineered for Success")
def test_custom_biotics_does_nothing_in_the_game() -> None:
    s = Scenario(corp={"identity": "Custom Biotics: Engineered for Success", "hand": ["Hedge Fund"]})
    s.play("Hedge Fund")
    assert s.corp.credits == 9


# -- NEXT Design -------------------------------------------------------------------------------------------------------


def next_design(*titles: str) -> Game:
    """A game of NEXT Design up to its ability; the Corp's deck is so many of each of these cards."""
    deck = [definition(title) for title in titles for _ in range(30 // len(titles))]
    stack = [definition("Sure Gamble")] * 30
    g = start((definition(NEXT), definition("Exile: Streethawk")), (deck, stack), 3, True)
    game = Game(g, {"scenario": True})
    game.choose("Keep")
    game.choose("Keep")
    return game


def labels(game: Game) -> list[str]:
    assert game.decision is not None
    return game.decision.labels


@card("NEXT Design: Guarding the Net")
def test_next_design_installs_three_pieces_of_ice_and_draws_up_to_five() -> None:
    game = next_design("Ice Wall")
    for place in ("HQ", "R&D", "Archives"):
        game.choose("Ice Wall")
        assert place in labels(game)
        game.choose(place)
    g = game.state
    assert [len(server.ice) for server in g.servers] == [1, 1, 1]
    assert g.players[CORP].credits == 5  # the first piece of ice of a server costs nothing
    assert not any(g.cards[cid].faceup for server in g.servers for cid in server.ice)
    assert len(g.players[CORP].hand) == 6  # 5, and the mandatory draw of the first turn
    assert g.turn == 1


@card("NEXT Design: Guarding the Net")
def test_next_design_allows_one_piece_of_ice_for_each_server() -> None:
    game = next_design("Ice Wall")
    game.choose("Ice Wall")
    assert labels(game) == ["HQ", "R&D", "Archives", "New server"]
    game.choose("New server")
    game.choose("Ice Wall")
    assert labels(game) == ["HQ", "R&D", "Archives", "New server"]  # Server 1 has ice
    game.choose("New server")
    game.choose("Ice Wall")
    game.choose("HQ")
    assert [len(server.ice) for server in game.state.servers] == [1, 0, 0, 1, 1]


@card("NEXT Design: Guarding the Net")
def test_next_design_may_install_fewer_pieces_of_ice() -> None:
    game = next_design("Ice Wall")
    game.choose("Ice Wall")
    game.choose("R&D")
    game.choose("Done")
    assert [len(server.ice) for server in game.state.servers] == [0, 1, 0]
    assert len(game.state.players[CORP].hand) == 6


@card("NEXT Design: Guarding the Net")
def test_next_design_is_asked_even_without_ice_and_says_nothing_about_the_hand() -> None:
    game = next_design("Hedge Fund")
    assert labels(game) == ["Done"]
    game.choose("Done")
    assert len(game.state.players[CORP].hand) == 6
    assert game.state.servers[0].ice == ()


@card("NEXT Design: Guarding the Net")
def test_next_design_installs_ice_only() -> None:
    game = next_design("Hedge Fund", "PAD Campaign", "Ice Wall")
    assert set(labels(game)) <= {"Ice Wall", "Done"}


@card("NEXT Design: Guarding the Net")
def test_what_next_design_installs_is_not_installed_in_the_first_turn() -> None:
    game = next_design("Ice Wall")
    game.choose("Ice Wall")
    game.choose("HQ")
    game.choose("Done")
    event = game.state.history
    while event is not None and event.kind != INSTALLED:
        event = event.previous
    assert event is not None
    assert (event.turn, game.state.turn) == (0, 1)


@card("NEXT Design: Guarding the Net")
def test_next_design_belongs_to_the_set_up() -> None:
    game = next_design("Ice Wall")
    view = game.view("runner")
    assert (view["step"], view["turn"]) == ("Setup: before the first turn", 1)
    game.choose("Ice Wall")
    game.choose("HQ")
    assert {line["turn"] for line in game.view("runner")["log"]} == {1}
    twin = game.clone()
    assert twin.digest() == game.digest()


@card("Cerebral Imaging: Infinite Frontiers")
def test_discarding_does_not_tell_that_all_cards_of_hq_are_the_same() -> None:
    s = Scenario(
        corp={
            "identity": "Cerebral Imaging: Infinite Frontiers",
            "hand": ["Hedge Fund"] * 4,
            "credits": 2,
            "clicks": 1,
        }
    )
    s.choose("Gain 1 credit")
    assert s.prompt == "Discard down to your maximum hand size (1 to discard)."
    assert s.options == ["Hedge Fund"]
    s.choose("Hedge Fund")
    assert len(s.corp.hand) == 3
