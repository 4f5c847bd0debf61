"""Runs that are sent elsewhere and ice that moves in them. Rules Reference: Run, Attacked Server, Install, Swap."""

from netrunner.cards.vocabulary import (
    ARCHIVES,
    CHOSEN,
    CORP,
    CORP_IDENTITY,
    GAME_BEGINS,
    HAND,
    RUNNER_IDENTITY,
    THIS,
    THIS_SERVER,
    Choose,
    Draw,
    Gain,
    Install,
    Redirect,
    Swap,
    Tag,
    Trigger,
    ice,
    subroutine,
    when_encountered,
)
from netrunner.engine.definition import CardDef
from netrunner.engine.setup import start
from netrunner.game import Game
from netrunner.scenario import Scenario
from tests.engine.homemade import by_title, ice_card, operation
from tests.engine.twins import agree


def alarm(title: str = "Alarm") -> CardDef:
    return ice_card(title, subroutine(Tag(1)))


def test_a_run_sent_elsewhere_meets_the_ice_there() -> None:
    mirror = ice_card("Mirror", subroutine(Redirect(ARCHIVES)))
    s = Scenario(
        corp={
            "servers": {"HQ": {"ice": ["Mirror+", "Alarm+"]}, "Archives": {"ice": ["Alarm+", "Alarm+"]}},
            "hand": ["Hedge Fund"],
            "discard": ["Ice Wall"],
        },
        turn="runner",
        definitions=by_title(mirror, alarm()),
    )
    s.choose("Run HQ")
    agree(s)
    s.pass_all()
    assert s.runner.tags == 2, "both pieces of ice there, and none of what was left behind"
    assert s.accessed == ["Ice Wall"]


def test_a_run_sent_to_a_server_without_ice_approaches_it() -> None:
    mirror = ice_card("Mirror", subroutine(Redirect(ARCHIVES)))
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Mirror+"]}}, "hand": ["Hedge Fund"], "discard": ["Ice Wall"]},
        turn="runner",
        definitions=by_title(mirror),
    )
    s.choose("Run HQ")
    assert s.run is not None
    assert s.run.server == "Archives"
    s.pass_all()
    assert s.accessed == ["Ice Wall"]


def test_ice_is_installed_in_the_innermost_position() -> None:
    block = operation("Block", Choose(ice(zone=HAND)), Install(CHOSEN, innermost=True, free=True, rezzed=True))
    s = Scenario(
        corp={"hand": ["Block", "Enigma"], "servers": {"HQ": {"ice": ["Ice Wall", "Ice Wall"]}}, "credits": 0},
        definitions=by_title(block),
    )
    s.play("Block", "Enigma", "HQ")
    while s.can("Done"):
        s.choose("Done")
    assert s.corp.servers["HQ"]["ice"] == ["Ice Wall", "Ice Wall", "Enigma"]
    assert s.card("Enigma").rezzed


def test_ice_installed_innermost_in_mid_run_is_still_to_come() -> None:
    lay = Install(CHOSEN, innermost=True, where=THIS_SERVER, free=True, rezzed=True)
    nest = ice_card("Nest", subroutine(Choose(ice(zone=HAND)), lay))
    s = Scenario(
        corp={"hand": ["Alarm"], "servers": {"HQ": {"ice": ["Nest+"]}}, "credits": 0},
        turn="runner",
        definitions=by_title(nest, alarm()),
    )
    s.choose("Run HQ")
    s.choose("Alarm", side="corp")
    agree(s)
    s.pass_all()
    assert s.runner.tags == 1


def test_ice_swapped_in_the_encounter_leaves_the_runner_where_they_are() -> None:
    shuffle = ice_card("Shuffle", when_encountered(Choose(ice(other=True)), Swap(THIS, CHOSEN)), subroutine(Gain(1)))
    s = Scenario(
        corp={
            "servers": {"HQ": {"ice": ["Shuffle+", "Alarm+"]}, "R&D": {"ice": ["Siren+"]}},
            "hand": ["Hedge Fund"],
        },
        turn="runner",
        definitions=by_title(shuffle, alarm(), alarm("Siren")),
    )
    s.choose("Run HQ")
    s.choose("Siren", side="corp")
    assert s.corp.servers["HQ"]["ice"] == ["Siren", "Alarm"]
    assert s.corp.servers["R&D"]["ice"] == ["Shuffle"]
    s.pass_all()
    assert s.runner.tags == 1, "Alarm is next; Siren stands where the Runner has been"
    assert s.accessed == ["Hedge Fund"]


def test_a_step_before_the_first_turn_belongs_to_the_set_up() -> None:
    ice_wall = CardDef("Wall", CORP, 4, cost=1)
    quick = CardDef("Quick", CORP, CORP_IDENTITY, abilities=(Trigger(GAME_BEGINS, (Gain(3), Draw(2)), optional=True),))
    plain = CardDef("Plain", 1, RUNNER_IDENTITY)
    chip = CardDef("Chip", 1, 128)
    g = start((quick, plain), ([ice_wall] * 20, [chip] * 20), 3, True)
    game = Game(g, {"scenario": True})
    game.choose("Keep")
    game.choose("Keep")
    assert game.decision is not None
    assert game.decision.labels == ["Yes", "No"]
    assert game.state.players[CORP].clicks == 0
    twin = game.clone()
    assert twin.digest() == game.digest()
    game.choose("Yes")
    assert game.state.players[CORP].credits == 8
    assert len(game.state.players[CORP].hand) >= 7
