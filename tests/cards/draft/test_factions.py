"""The draft identities of the seven factions: each card's own text."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

WYVERN = "Wyvern: Chemically Enhanced"
BORIS = 'Boris "Syfr" Kovac: Crafty Veteran'
JAMIE = 'Jamie "Bzzz" Micken: Techno Savant'
STRATEGIC = "Strategic Innovations: Future Forward"
SYNTHETIC = "Synthetic Systems: The World Re-imagined"
DYNAMICS = "Information Dynamics: All You Need To Know"
FRINGE = "Fringe Applications: Tomorrow, Today"


# -- the most cards of a faction ---------------------------------------------------------------------------------------


@card('Boris "Syfr" Kovac: Crafty Veteran')
@pytest.mark.parametrize(
    ("rig", "tags"),
    [
        ([], 1),
        (["Bank Job"], 0),
        (["Bank Job", "Corroder"], 1),
        (["Bank Job", "Aurora", "Corroder"], 0),
        (["Bank Job", "Aurora", "Corroder", "Gordian Blade"], 0),
        (["Bank Job", "Access to Globalsec", "Armitage Codebusting"], 0),
        (["Corroder", "Mimic", "Bank Job"], 1),
    ],
)
def test_boris_removes_a_tag_with_more_criminal_cards_than_of_any_other_faction(rig: list[str], tags: int) -> None:
    s = Scenario(runner={"identity": BORIS, "rig": rig, "tags": 1})
    s.end_turn()
    assert s.runner.tags == tags


@card('Boris "Syfr" Kovac: Crafty Veteran')
def test_boris_removes_nothing_without_a_tag_or_when_the_corps_turn_begins() -> None:
    s = Scenario(runner={"identity": BORIS, "rig": ["Bank Job"], "tags": 0})
    s.end_turn()
    assert s.runner.tags == 0
    corp = Scenario(runner={"identity": BORIS, "rig": ["Bank Job"], "tags": 1}, turn="runner")
    corp.end_turn()
    assert corp.runner.tags == 1


# -- Wyvern ------------------------------------------------------------------------------------------------------------


def wyvern(rig: list[str], trash: str = "Trash PAD Campaign") -> Scenario:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["PAD Campaign"]}}, "hand": ["PAD Campaign"]},
        runner={"identity": WYVERN, "rig": rig, "discard": ["Diesel", "Sure Gamble"], "deck": [], "credits": 20},
        turn="runner",
    )
    s.access("Server 1")
    s.choose(trash)
    return s


@card("Wyvern: Chemically Enhanced")
def test_wyvern_shuffles_the_top_card_of_the_heap_into_the_stack_for_a_trashed_corp_card() -> None:
    s = wyvern(["Corroder"])
    assert s.runner.deck == ["Sure Gamble"]
    assert s.runner.discard == ["Diesel"]
    s.access("HQ")
    s.choose("Trash PAD Campaign")
    assert sorted(s.runner.deck) == ["Diesel", "Sure Gamble"], "wherever the card was"
    assert s.runner.discard == []


@card("Wyvern: Chemically Enhanced")
def test_wyvern_does_nothing_without_the_most_anarch_cards_or_without_trashing() -> None:
    assert wyvern(["Corroder", "Gordian Blade"]).runner.deck == []
    assert wyvern([]).runner.deck == []
    assert wyvern(["Corroder"], "No action").runner.deck == []


@card("Wyvern: Chemically Enhanced")
def test_wyvern_ignores_what_the_corp_trashes_and_runner_cards() -> None:
    s = Scenario(
        corp={"hand": ["Ice Wall"], "servers": {"HQ": {"ice": ["Enigma"]}}},
        runner={"identity": WYVERN, "rig": ["Corroder"], "discard": ["Diesel"], "deck": []},
    )
    s.install("Ice Wall", "HQ", "Enigma")
    assert s.runner.deck == []


# -- Jamie -------------------------------------------------------------------------------------------------------------


@card('Jamie "Bzzz" Micken: Techno Savant')
def test_jamie_draws_for_the_first_card_installed_each_turn() -> None:
    s = Scenario(
        runner={"identity": JAMIE, "hand": ["Gordian Blade", "Magnum Opus"], "deck": ["Diesel"] * 9, "credits": 20},
        turn="runner",
    )
    s.install("Gordian Blade")
    assert s.runner.hand == ["Magnum Opus", "Diesel"], "the card itself counts"
    s.install("Magnum Opus")
    assert s.runner.hand == ["Diesel"]


@card('Jamie "Bzzz" Micken: Techno Savant')
def test_jamie_draws_nothing_later_when_the_first_install_came_too_early() -> None:
    s = Scenario(
        runner={"identity": JAMIE, "hand": ["Corroder", "Magnum Opus", "Gordian Blade"], "credits": 20}, turn="runner"
    )
    s.install("Corroder")
    s.install("Gordian Blade")
    s.install("Magnum Opus")
    assert s.runner.hand == []


# -- Strategic Innovations ---------------------------------------------------------------------------------------------


@card("Strategic Innovations: Future Forward")
def test_strategic_innovations_shuffles_a_card_of_archives_into_rnd_as_the_runners_turn_ends() -> None:
    s = Scenario(
        corp={
            "identity": STRATEGIC,
            "discard": ["Hedge Fund", ("Enigma", "facedown")],
            "deck": ["Hunter"],
            "servers": {"HQ": {"ice": ["Viktor 1.0+"]}},
        },
        runner={"clicks": 1},
        turn="runner",
    )
    s.choose("Gain 1 credit")
    s.choose("Enigma", side="corp")
    assert s.corp.discard == ["Hedge Fund"]
    assert not any("Enigma" in line["text"] for line in s.game.view("runner")["log"])


@card("Strategic Innovations: Future Forward")
def test_strategic_innovations_needs_the_most_haas_bioroid_cards_rezzed() -> None:
    for ice in (["Viktor 1.0"], ["Viktor 1.0+", "Ice Wall+"], []):
        s = Scenario(
            corp={"identity": STRATEGIC, "discard": ["Hedge Fund"], "servers": {"HQ": {"ice": ice}}}, turn="runner"
        )
        s.end_turn()
        assert s.corp.discard == ["Hedge Fund"]


# -- Synthetic Systems -------------------------------------------------------------------------------------------------


@card("Synthetic Systems: The World Re-imagined")
def test_synthetic_systems_swaps_two_pieces_of_ice_as_the_turn_begins() -> None:
    servers = {"HQ": {"ice": ["Neural Katana+"]}, "R&D": {"ice": ["Enigma"]}}
    s = Scenario(corp={"identity": SYNTHETIC, "servers": servers}, turn="runner")
    s.end_turn()
    s.choose("Yes")
    s.choose("Enigma")
    assert s.corp.servers["HQ"]["ice"] == ["Enigma"]
    assert s.corp.servers["R&D"]["ice"] == ["Neural Katana"]
    assert s.card("Neural Katana").rezzed
    no = Scenario(corp={"identity": SYNTHETIC, "servers": servers}, turn="runner")
    no.end_turn()
    no.choose("No")
    assert no.corp.servers["HQ"]["ice"] == ["Neural Katana"]


@card("Synthetic Systems: The World Re-imagined")
def test_synthetic_systems_needs_the_most_jinteki_cards_rezzed_and_two_pieces_of_ice() -> None:
    for ice in (["Neural Katana", "Enigma"], ["Neural Katana+", "Ice Wall+"], ["Neural Katana+"]):
        s = Scenario(corp={"identity": SYNTHETIC, "servers": {"HQ": {"ice": ice}}}, turn="runner")
        s.end_turn()
        assert not s.can("Yes")


# -- Information Dynamics ----------------------------------------------------------------------------------------------


@card("Information Dynamics: All You Need To Know")
def test_information_dynamics_tags_for_a_stolen_and_for_a_scored_agenda() -> None:
    for ice, tags in ((["Tollbooth+"], 1), (["Tollbooth"], 0), (["Tollbooth+", "Ice Wall+"], 0)):
        servers = {
            "R&D": {"ice": ice},
            "Server 1": {"root": [("Private Security Force", {"advancement": 3})]},
        }
        stolen = Scenario(corp={"identity": DYNAMICS, "servers": servers}, turn="runner")
        stolen.run_on("Server 1")
        assert stolen.runner.scored == ["Private Security Force"]
        assert stolen.runner.tags == tags
        scored = Scenario(corp={"identity": DYNAMICS, "servers": servers})
        scored.choose("Advance Private Security Force")
        scored.choose("Score Private Security Force")
        assert scored.runner.tags == tags


# -- Fringe Applications -----------------------------------------------------------------------------------------------


@card("Fringe Applications: Tomorrow, Today")
def test_fringe_applications_places_a_token_on_any_ice_as_the_runners_turn_begins() -> None:
    s = Scenario(corp={"identity": FRINGE, "servers": {"HQ": {"ice": ["Ice Wall+"]}, "R&D": {"ice": ["Enigma"]}}})
    s.end_turn()
    s.choose("Enigma", side="corp")
    assert s.card("Enigma").counters["advancement"] == 1, "whether it can be advanced or not"
    assert s.side == "runner"
    s.end_turn()
    assert s.card("Ice Wall").counters["advancement"] == 0, "not as the Corp's turn begins"


@card("Fringe Applications: Tomorrow, Today")
def test_fringe_applications_needs_the_most_weyland_cards_rezzed() -> None:
    for ice in (["Ice Wall"], ["Ice Wall+", "Neural Katana+"]):
        s = Scenario(corp={"identity": FRINGE, "servers": {"HQ": {"ice": ice}}})
        s.end_turn()
        assert s.card("Ice Wall").counters["advancement"] == 0
        assert s.side == "runner"


@card("Fringe Applications: Tomorrow, Today", "Patch")
def test_a_condition_counter_has_no_faction() -> None:
    s = Scenario(
        corp={
            "identity": FRINGE,
            "hand": ["Patch"],
            "servers": {"HQ": {"ice": ["Neural Katana+"]}, "R&D": {"ice": ["Ice Wall+"]}},
        }
    )
    s.choose("Play Patch")
    s.choose("Ice Wall")
    s.end_turn()
    assert s.side == "runner"
    assert s.card("Ice Wall").counters["advancement"] == 0
