"""Rules Reference: Winning the Game (an empty R&D), Draw Phase, Stack."""

from netrunner.cards.vocabulary import Draw, Trash, top
from netrunner.engine.terms import CORP
from netrunner.scenario import Scenario
from tests.engine.homemade import by_title, operation
from tests.rulings import ruling


@ruling("RR/winning-the-game/3", "RR/timing/corp-turn/1.5b")
def test_the_corp_loses_when_it_must_draw_from_an_empty_rnd() -> None:
    s = Scenario(corp={"deck": []}, turn="runner")
    s.end_turn()
    assert s.result is not None
    assert s.result.winner == "runner"
    assert "draw" in s.result.reason


def test_drawing_the_last_card_loses_nothing() -> None:
    s = Scenario(corp={"deck": ["Hedge Fund"]}, turn="runner")
    s.end_turn()
    assert s.result is None
    assert s.corp.hand == ["Hedge Fund"]
    assert s.corp.deck == []


@ruling("RR/winning-the-game/3")
def test_drawing_more_cards_than_there_are_loses_too() -> None:
    s = Scenario(corp={"deck": ["Ice Wall"], "hand": ["Anonymous Tip"]})
    s.choose("Play Anonymous Tip")
    assert s.result is not None
    assert s.result.winner == "runner"


def test_the_runner_never_loses_by_an_empty_stack() -> None:
    s = Scenario(runner={"deck": ["Corroder"], "hand": ["Diesel"]}, turn="runner")
    s.choose("Play Diesel")
    assert s.result is None
    assert s.runner.hand == ["Corroder"]
    assert not s.can("Draw 1 card")


def test_trashing_from_an_empty_rnd_is_no_draw() -> None:
    mill = operation("Mill", Trash(top(3, CORP)), Draw(1))
    s = Scenario(corp={"deck": ["Ice Wall", "Enigma"], "hand": ["Mill"]}, definitions=by_title(mill))
    from netrunner.engine.index import context_of
    from netrunner.engine.resolve import Resolve
    from netrunner.engine.structure import program

    s.state.push(Resolve(program(Trash(top(3, CORP))), context_of(s.state.cards[0])))
    s.state.advance()
    assert s.result is None
    assert sorted(s.corp.discard) == ["Enigma", "Ice Wall"]
