"""NAPD Multiplayer: Cyber Bureau and its other side."""

from typing import Any

from netrunner import Game
from netrunner.cards.registry import definition
from netrunner.engine.setup import start
from netrunner.engine.terms import CORP
from netrunner.scenario import Scenario
from tests.cards import card

BUREAU = "Cyber Bureau: Keeping the Peace"


def bureau(*titles: str) -> Game:
    """A game up to the ability of the identity; the Corp's deck is so many of each of these cards."""
    deck = [definition(title) for title in titles for _ in range(40 // len(titles))]
    stack = [definition("Sure Gamble")] * 30
    game = Game(
        start((definition(BUREAU), definition("Exile: Streethawk")), (deck, stack), 3, True), {"scenario": True}
    )
    game.choose("Keep")
    game.choose("Keep")
    return game


def labels(game: Game) -> list[str]:
    assert game.decision is not None
    return game.decision.labels


@card("Cyber Bureau: Keeping the Peace")
def test_cyber_bureau_starts_with_ten_cards_and_may_install_nothing() -> None:
    game = bureau("Hedge Fund")
    assert len(game.state.players[CORP].hand) == 10
    assert labels(game) == ["Done"], "asked all the same: the hand stays secret"
    game.choose("Done")
    assert len(game.state.players[CORP].hand) == 11
    assert game.state.turn == 1


@card("Cyber Bureau: Keeping the Peace")
def test_cyber_bureau_installs_five_cards_for_nothing_and_rezzes_them_for_20_credits_less() -> None:
    game = bureau("Tollbooth")
    for done in range(5):
        game.choose("Tollbooth")
        game.choose("HQ")
        if done:
            game.choose("Done")  # nothing makes room for it
    g = game.state
    assert len(g.servers[0].ice) == 5
    assert g.players[CORP].credits == 5, "also the later pieces of ice"
    for _ in range(3):
        game.choose(labels(game)[0])
    assert labels(game) == ["Done"], "1 credit is not enough for another"
    assert sum(g.cards[cid].faceup for cid in g.servers[0].ice) == 3
    assert g.players[CORP].credits == 1, "24 credits, less 20"
    game.choose("Done")
    assert g.turn == 1


@card("Cyber Bureau: Keeping the Peace")
def test_cyber_bureau_installs_no_operation_and_rezzes_no_agenda() -> None:
    game = bureau("Tollbooth", "Private Security Force", "Hedge Fund")
    assert set(labels(game)) == {"Tollbooth", "Private Security Force", "Done"}
    for title, place in (("Tollbooth", "R&D"), ("Private Security Force", "New server")):
        game.choose(title)
        game.choose(place)
    game.choose("Done")
    assert labels(game) == ["Tollbooth", "Done"]
    game.choose("Tollbooth")
    assert labels(game) == ["Done"]
    assert game.state.players[CORP].credits == 5


def flipped(**rest: Any) -> Scenario:
    """The other side of the identity."""
    back = definition(BUREAU).back
    assert back is not None
    corp = {"identity": BUREAU, "credits": 0, "deck": ["Hedge Fund"] * 9}
    return Scenario(corp=corp, definitions={BUREAU: back}, **rest)


@card("Cyber Bureau: Keeping the Peace")
def test_the_identity_is_flipped_before_the_first_turn() -> None:
    game = bureau("Hedge Fund")
    game.choose("Done")
    assert any("Gain 3 credits or draw 3 cards" in label for label in labels(game))


@card("Cyber Bureau: Keeping the Peace")
def test_the_other_side_gains_three_credits_or_draws_three_cards() -> None:
    s = flipped()
    s.choose("Use Cyber Bureau")
    s.choose("Gain 3 credits")
    assert s.corp.credits == 3
    s.choose("Use Cyber Bureau")
    s.choose("Draw 3 cards")
    assert s.corp.hand == ["Hedge Fund"] * 3
    assert s.corp.clicks == 1


@card("Cyber Bureau: Keeping the Peace")
def test_the_first_run_each_turn_costs_the_runner_a_credit_for_each_agenda_point() -> None:
    scored = {"scored": ["Priority Requisition", "Private Security Force"], "credits": 9}
    s = flipped(runner=scored, turn="runner")
    s.choose("Run HQ")
    assert (s.runner.credits, s.corp.credits) == (4, 5)
    s.pass_all()
    s.choose("Run HQ")
    assert (s.runner.credits, s.corp.credits) == (4, 5), "only the first time"
    poor = flipped(runner={**scored, "credits": 2}, turn="runner")
    poor.choose("Run HQ")
    assert (poor.runner.credits, poor.corp.credits) == (0, 2), "for each credit lost"
    none = flipped(runner={"credits": 2}, turn="runner")
    none.choose("Run HQ")
    assert (none.runner.credits, none.corp.credits) == (2, 0)
