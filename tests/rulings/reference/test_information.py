"""Rules Reference: Choosing Cards, Expose, Reveal, Hidden Information, Subtype."""

import json

from netrunner.cards.vocabulary import (
    CORP,
    EXPOSED,
    HAND,
    ICE,
    Choose,
    Filter,
    Gain,
    GainsSubtypes,
    Reveal,
    Trigger,
)
from netrunner.scenario import Scenario
from tests.engine.homemade import asset, by_title, ice_card, operation, resource
from tests.rulings import ruling


@ruling("RR/choosing-cards/2")
def test_the_runner_sees_which_facedown_card_is_affected_but_not_what_it_is() -> None:
    s = Scenario(
        corp={
            "hand": ["Psychographics"],
            "servers": {"Server 1": {"root": ["Project Junebug"]}, "Server 2": {"root": ["Hostile Takeover"]}},
        },
        runner={"tags": 2},
    )
    s.play("Psychographics", "2", "Hostile Takeover")
    first, second = (server["root"][0] for server in s.game.view("runner")["corp"]["servers"][3:])
    assert (first["counters"], second["counters"]) == ({}, {"advancement": 2})
    assert "title" not in first
    assert "title" not in second
    assert not s.card("Hostile Takeover").faceup
    assert "Hostile Takeover" not in json.dumps(s.game.view("runner"))


@ruling("RR/choosing-cards/3")
def test_a_facedown_card_is_revealed_when_the_effect_depends_on_what_it_is_and_only_then() -> None:
    archives = [("Hedge Fund", "facedown"), ("Snare!", "facedown")]
    s = Scenario(
        corp={"discard": archives, "servers": {"Server 1": {"root": ["Clone Suffrage Movement+"]}}},
        runner={"clicks": 1},
        turn="runner",
    )
    s.choose("Gain 1 credit")
    s.choose("Yes", side="corp")
    assert s.options == ["Hedge Fund"]  # that nothing else fits is not told by leaving the question out
    s.choose("Hedge Fund")
    assert "Hedge Fund" in s.corp.hand
    assert s.card("Hedge Fund").known_to == ["corp", "runner"], "it has to be an operation"
    assert s.card("Snare!").known_to == ["corp"]
    s = Scenario(corp={"discard": archives, "hand": ["Archived Memories"]})
    s.play("Archived Memories", "Hedge Fund")
    assert s.corp.hand == ["Hedge Fund"]
    assert s.card("Hedge Fund").known_to == ["corp"], "any card would have done"


@ruling("RR/expose/3")
def test_two_cards_exposed_by_one_effect_are_exposed_at_once() -> None:
    herald = asset("Herald", Trigger(EXPOSED, (Gain(1),), optional=True))
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall", "Enigma"]}, "Server 1": {"root": ["Herald+"]}}},
        runner={"hand": ["Satellite Uplink"]},
        turn="runner",
        definitions=by_title(herald),
    )
    s.play("Satellite Uplink", "unrezzed ice (outermost, HQ)")
    assert s.card("Ice Wall").known_to == ["corp"], "not before both are chosen"
    s.choose("unrezzed ice (innermost, HQ)")
    if not s.can("Yes"):
        s.choose(s.options[0])
    assert s.can("Yes")
    assert s.card("Ice Wall").known_to == s.card("Enigma").known_to == ["corp", "runner"], "no ability in between"
    s.choose("Yes")
    s.choose("Yes")
    assert s.corp.credits == 7, "one event for each of them"


@ruling("RR/reveal/3")
def test_two_cards_revealed_by_one_effect_are_revealed_at_once() -> None:
    show = operation("Show", Choose(Filter(side=CORP, zone=HAND), 2), Reveal(), Gain(1))
    s = Scenario(corp={"hand": ["Show", "Enigma", "Hunter", "Snare!"]}, definitions=by_title(show))
    s.play("Show", "Hunter")
    assert s.card("Hunter").known_to == ["corp"], "the other one is still to be chosen"
    s.choose("Snare!")
    assert s.card("Hunter").known_to == s.card("Snare!").known_to == ["corp", "runner"]
    assert s.card("Enigma").known_to == ["corp"]
    assert sorted(s.corp.hand) == ["Enigma", "Hunter", "Snare!"], "they stay where they are"


@ruling("RR/reveal/1")
def test_revealing_is_for_uninstalled_cards_and_exposing_for_installed_ones() -> None:
    for seed in range(6):
        s = Scenario(
            corp={"hand": ["Hedge Fund", "Enigma"], "servers": {"HQ": {"root": ["Red Herrings"], "ice": ["Hunter"]}}},
            runner={"rig": ["Enhanced Vision"], "hand": ["Infiltration"], "credits": 0},
            turn="runner",
            seed=seed,
        )
        s.run_on("HQ")
        shown = [line for line in s.log if "reveals" in line]
        assert len(shown) == 1
        assert "Hedge Fund" in shown[0] or "Enigma" in shown[0], "neither the ice nor the upgrade of HQ"
        s.play("Infiltration", "Expose")
        assert sorted(s.options) == ["Red Herrings", "unrezzed ice (outermost, HQ)"], "no card in hand"
    empty = Scenario(
        corp={"hand": [], "servers": {"HQ": {"root": ["Red Herrings"]}}},
        runner={"rig": ["Enhanced Vision"], "credits": 0},
        turn="runner",
    )
    empty.choose("Run HQ")
    empty.pass_until("Continue")
    empty.choose("Continue")
    empty.pass_all()
    assert not any("reveals" in line for line in empty.log)


@ruling("RR/hidden-information/2")
def test_hidden_cards_are_learnt_by_effects_of_the_game_alone() -> None:
    s = Scenario(
        corp={"deck": ["Enigma", "Hunter"], "servers": {"Server 1": {"root": ["PAD Campaign"]}}},
        runner={"hand": ["Infiltration"], "credits": 0},
        turn="runner",
    )
    for hidden in ("Enigma", "PAD Campaign"):
        assert hidden not in json.dumps(s.game.view("runner"))
        refusals = {str(s.why_not(f"Trash {title}")) for title in (hidden, "Melange Mining Corp.")}
        assert len(refusals) == 1, "not by asking why something is refused either"
    s.run_on("R&D")
    assert "Enigma" in json.dumps(s.game.view("runner")), "an access shows the card"
    assert "PAD Campaign" not in json.dumps(s.game.view("runner"))
    s.play("Infiltration", "Expose")
    assert "PAD Campaign" in json.dumps(s.game.view("runner")), "and so does an expose"
    assert "Hunter" not in json.dumps(s.game.view("runner"))


@ruling("RR/subtype/2")
def test_subtypes_are_a_running_total_and_had_or_not() -> None:
    every_ice = Filter(ICE)
    cards = (
        ice_card("Block", subtypes=("barrier",)),
        resource("Mortar", GainsSubtypes(("barrier",), who=every_ice)),
        resource("Solvent", GainsSubtypes(lose=("barrier",), who=every_ice)),
    )
    for rig, barrier in (
        (["Mortar"], True),
        (["Solvent"], False),
        (["Mortar", "Solvent"], True),
        (["Solvent", "Mortar"], True),
        (["Mortar", "Solvent", "Solvent"], False),
        (["Mortar", "Mortar", "Solvent"], True),
    ):
        s = Scenario(corp={"servers": {"HQ": {"ice": ["Block+"]}}}, runner={"rig": rig}, definitions=by_title(*cards))
        assert s.card("Block").subtypes == ["barrier"] * barrier, rig
