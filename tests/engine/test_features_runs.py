"""Runs that are sent elsewhere and ice that moves in them. Rules Reference: Run, Attacked Server, Install, Swap."""

from netrunner.cards.vocabulary import (
    APPROACHED_ICE,
    ARCHIVES,
    CHOSEN,
    CHOSEN_SERVER,
    CORP,
    CORP_IDENTITY,
    GAME_BEGINS,
    HAND,
    OTHER_SERVER,
    PASSED_ICE,
    RND,
    RUNNER_IDENTITY,
    THAT_CARD,
    THIS,
    THIS_SERVER,
    Approach,
    Choose,
    ChooseServer,
    Draw,
    Gain,
    Install,
    MoveIce,
    Redirect,
    Swap,
    Tag,
    Trash,
    Trigger,
    ice,
    subroutine,
    when_encountered,
)
from netrunner.engine.definition import CardDef
from netrunner.engine.setup import start
from netrunner.game import Game
from netrunner.scenario import Scenario
from tests.engine.homemade import by_title, ice_card, operation, upgrade
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


def test_a_run_is_sent_to_a_server_that_the_corp_chooses() -> None:
    game = ice_card("Game", subroutine(ChooseServer(OTHER_SERVER), Redirect(CHOSEN_SERVER)))
    s = Scenario(
        corp={
            "servers": {"HQ": {"ice": ["Game+"]}, "R&D": {"ice": ["Alarm+"]}},
            "hand": ["Hedge Fund"],
            "deck": ["Ice Wall"],
        },
        turn="runner",
        definitions=by_title(game, alarm()),
    )
    s.choose("Run HQ")
    s.pass_until("R&D")
    assert s.side == "corp"
    assert not s.can("HQ"), "another server"
    agree(s)
    s.choose("R&D")
    s.pass_all()
    assert s.runner.tags == 1
    assert s.accessed == ["Ice Wall"]


def test_ice_moves_to_the_outermost_or_innermost_position_of_a_chosen_server() -> None:
    crane = operation("Crane", Choose(ice(), 1), ChooseServer(), MoveIce(CHOSEN, to=CHOSEN_SERVER))
    drill = operation("Drill", Choose(ice(), 1), ChooseServer(), MoveIce(CHOSEN, to=CHOSEN_SERVER, innermost=True))
    s = Scenario(
        corp={
            "servers": {"HQ": {"ice": ["Ice Wall", "Enigma"]}, "Server 1": {"ice": ["Neural Katana"]}},
            "hand": ["Crane", "Drill", "Drill"],
        },
        definitions=by_title(crane, drill),
    )
    s.play("Crane", "Neural Katana", "HQ")
    assert s.corp.servers["HQ"]["ice"] == ["Neural Katana", "Ice Wall", "Enigma"]
    assert "Server 1" not in s.corp.servers, "nothing is left of it"
    s.play("Drill", "Neural Katana", "HQ")
    assert s.corp.servers["HQ"]["ice"] == ["Ice Wall", "Enigma", "Neural Katana"]
    s.play("Drill", "Ice Wall", "R&D")
    assert s.corp.servers["R&D"]["ice"] == ["Ice Wall"]


def test_ice_that_moves_with_the_runner_is_trashed_and_the_run_goes_on_there() -> None:
    storm = ice_card(
        "Storm", subroutine(ChooseServer(OTHER_SERVER), MoveIce(with_runner=True), Trash(THIS)), subroutine(Tag(5))
    )
    s = Scenario(
        corp={
            "servers": {"HQ": {"ice": ["Storm+", "Alarm+"]}, "R&D": {"ice": ["Alarm+"]}},
            "hand": ["Hedge Fund"],
            "deck": ["Ice Wall"],
        },
        turn="runner",
        definitions=by_title(storm, alarm()),
    )
    s.choose("Run HQ")
    s.pass_until("R&D")
    s.choose("R&D")
    s.pass_all()
    assert s.corp.discard == ["Storm"]
    assert s.runner.tags == 1, "the ice there, and no subroutine of what is gone"
    assert s.accessed == ["Ice Wall"]


def test_passed_ice_is_approached_again_and_the_runner_may_jack_out() -> None:
    code = upgrade(
        "Code",
        Trigger(
            PASSED_ICE, (Trash(THIS), Approach(THAT_CARD)), who=ice(rezzed=True), server=THIS_SERVER, optional=True
        ),
    )
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Alarm+", "Alarm+"], "root": ["Code+"]}}, "hand": ["Hedge Fund"]},
        turn="runner",
        definitions=by_title(code, alarm()),
    )
    s.choose("Run HQ")
    s.pass_until("Yes")
    agree(s)
    s.choose("Yes")
    assert s.run is not None
    assert s.run.phase == "approach ice"
    assert s.can("Jack out"), "it is not the first approach"
    s.pass_all()
    assert s.runner.tags == 3, "the outer ice twice"
    assert s.corp.discard == ["Code"]


def test_the_runner_is_sent_to_encounter_other_ice_or_to_pass_it_unrezzed() -> None:
    jump = upgrade(
        "Jump",
        Trigger(APPROACHED_ICE, (Choose(ice(protecting=RND)), Approach(CHOSEN, encountering=True)), server=THIS_SERVER),
    )
    for rezzed, tags in (("Alarm+", 1), ("Alarm", 0)):
        s = Scenario(
            corp={
                "servers": {"HQ": {"ice": ["Ice Wall+"], "root": ["Jump+"]}, "R&D": {"ice": [rezzed]}},
                "hand": ["Hedge Fund"],
                "deck": ["Ice Wall"],
                "credits": 0,
            },
            turn="runner",
            definitions=by_title(jump, alarm()),
        )
        s.run_on("HQ")
        assert s.runner.tags == tags
        assert s.accessed == ["Ice Wall"], "on R&D"
