"""Words for ice that is rearranged, tokens removed and cards installed in a kind of server."""

from netrunner.engine.card_tests.values import HasCounters
from netrunner.engine.definition import CardDef
from netrunner.engine.effect import Effect
from netrunner.engine.effects.choosing import Choose
from netrunner.engine.effects.counters import Remove
from netrunner.engine.effects.drawing import Draw
from netrunner.engine.effects.installing import Install
from netrunner.engine.effects.swapping import RearrangeIce
from netrunner.engine.filter import Filter
from netrunner.engine.reference import CHOSEN
from netrunner.engine.terms import ADVANCEMENT, CORP, HAND, ICE, OPERATION, REMOTE, RUNNER, UNPROTECTED
from netrunner.scenario import Scenario


def played(*effects: Effect, hand: tuple[str, ...] = (), **corp: object) -> Scenario:
    """The Corp plays an operation of these effects."""
    order = CardDef("Order", CORP, OPERATION, play=effects)
    s = Scenario(corp={"hand": ["Order", *hand], "deck": ["Hedge Fund"] * 5, **corp}, definitions={"Order": order})
    s.choose("Play Order")
    return s


def test_the_corp_rearranges_its_ice_and_the_runner_learns_nothing() -> None:
    s = played(RearrangeIce(), servers={"HQ": {"ice": ["Ice Wall", "Enigma+"]}, "R&D": {"ice": ["Ice Wall"]}})
    assert s.options == ["Ice Wall (outermost, HQ)", "Enigma", "Ice Wall (outermost, R&D)", "Done"]
    s.choose("Enigma")
    s.choose("Ice Wall (outermost, R&D)")
    s.choose("Done")
    s.choose("Ice Wall")
    assert s.corp.servers["HQ"]["ice"] == ["Ice Wall", "Ice Wall"]
    assert s.corp.servers["R&D"]["ice"] == ["Enigma"]
    lines = [line["text"] for line in s.game.view("runner")["log"]]
    assert "The place “innermost, HQ” is taken by ice from “outermost, R&D”." in lines
    assert "The place “outermost, R&D” is taken by Enigma from “innermost, HQ”." in lines


def test_a_place_may_keep_its_ice() -> None:
    s = played(RearrangeIce(), servers={"HQ": {"ice": ["Ice Wall", "Enigma+"]}})
    s.choose("Ice Wall")
    s.choose("Enigma")
    s.choose("Ice Wall")
    assert s.corp.servers["HQ"]["ice"] == ["Ice Wall", "Enigma"]
    assert not any("is taken by" in line for line in s.log)


def test_nothing_can_be_rearranged_with_one_piece_of_ice() -> None:
    order = CardDef("Order", CORP, OPERATION, play=(RearrangeIce(),))
    s = Scenario(corp={"hand": ["Order"], "servers": {"HQ": {"ice": ["Ice Wall"]}}}, definitions={"Order": order})
    assert not s.can("Play Order")


def test_up_to_a_number_of_tokens_is_no_more_than_there_are() -> None:
    advanced = Filter(ICE, HasCounters(ADVANCEMENT))
    servers = {"HQ": {"ice": [("Ice Wall", {"advancement": 2})]}}
    s = played(Choose(advanced), Remove(ADVANCEMENT, 3, CHOSEN, up_to=True), servers=servers)
    assert s.options == ["2", "1", "0"]
    s.choose("1")
    assert s.card("Ice Wall").counters["advancement"] == 1


def test_drawing_until_a_number_of_cards() -> None:
    s = played(Draw(until=3), hand=("Ice Wall",))
    assert len(s.corp.hand) == 3
    order = CardDef("Order", CORP, OPERATION, play=(Draw(until=1),))
    s = Scenario(corp={"hand": ["Order", "Ice Wall", "Ice Wall"]}, definitions={"Order": order})
    assert not s.can("Play Order")
    s = played(Draw(until=4, who=RUNNER))
    assert len(s.runner.hand) == 4


def test_a_card_is_installed_in_a_kind_of_server() -> None:
    servers = {"HQ": {"ice": ["Enigma"]}, "Server 1": {"root": ["PAD Campaign"]}}
    chosen = Choose(Filter(ICE, zone=HAND, side=CORP))
    s = played(chosen, Install(CHOSEN, where=REMOTE), hand=("Ice Wall",), servers=servers)
    assert s.options == ["Ice Wall"]
    s.choose("Ice Wall")
    assert s.options == ["Server 1", "New server"]
    s = played(chosen, Install(CHOSEN, where=UNPROTECTED), hand=("Ice Wall",), servers=servers)
    s.choose("Ice Wall")
    assert s.options == ["R&D", "Archives", "Server 1", "New server"]
