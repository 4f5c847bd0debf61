"""Rules Reference: Host, Hosted, Hosting, Uninstall, "Swap", Card Conversion."""

from netrunner.cards.vocabulary import (
    AGENDA_SCORED,
    ANY_ZONE,
    HARDWARE,
    PROGRAM,
    STOLEN,
    Choose,
    Filter,
    Gain,
    HostsCards,
    Static,
    Trash,
    each_turn,
    whenever,
)
from netrunner.engine.moves import swap_scored, to_hand, trash_now
from netrunner.engine.placement import host_card, move_ice, swap_into_play, to_score_area_as_agenda
from netrunner.engine.rez import derez
from netrunner.engine.terms import Q_INSTALL_COST, RUNNER
from netrunner.scenario import Scenario
from tests.engine.homemade import by_title, hardware, operation, program_card, resource
from tests.rulings import ruling


@ruling("RR/host/1", "RR/host/2", "RR/hosting/1", "RR/install/7")
def test_a_host_is_chosen_as_the_place_of_the_install() -> None:
    s = Scenario(runner={"rig": ["Djinn"], "hand": ["Datasucker"]}, turn="runner")
    s.choose("Install Datasucker")
    assert sorted(s.options) == ["Djinn", "Rig"]
    s.choose("Djinn")
    assert s.card("Datasucker").host == "Djinn"
    assert s.card("Djinn").hosted == ["Datasucker"]


def test_a_host_takes_only_what_it_says_and_only_as_much() -> None:
    s = Scenario(runner={"rig": ["Djinn"], "hand": ["Corroder"]}, turn="runner")
    s.choose("Install Corroder")
    s.choose("Done")
    assert s.card("Corroder").host is None, "no icebreakers on Djinn"
    rig = ["Djinn", ("Datasucker", {"host": "Djinn"}), ("Medium", {"host": "Djinn"})]
    full = Scenario(runner={"rig": rig, "hand": ["Magnum Opus"]}, turn="runner")
    full.choose("Install Magnum Opus")
    full.choose("Djinn")
    assert sorted(full.options) == ["Datasucker", "Medium"], "two units do not fit into the one that is left"
    full.choose("Medium")
    full.choose("Done")
    assert sorted(full.card("Djinn").hosted) == ["Datasucker", "Magnum Opus"]


@ruling("RR/host/4", "RR/host/ex1")
def test_a_card_installed_earlier_cannot_be_moved_onto_a_host() -> None:
    s = Scenario(runner={"rig": ["Datasucker"], "hand": ["Djinn"]}, turn="runner")
    s.choose("Install Djinn")
    s.choose("Done")
    assert s.card("Datasucker").host is None
    assert not any("Djinn" in label and "ost" in label for label in s.options)


@ruling("RR/hosted/4", "RR/hosted/1")
def test_everything_hosted_is_trashed_with_its_host() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"rig": [("Parasite", {"host": "Ice Wall"}), "Djinn", ("Medium", {"host": "Djinn", "virus": 2})]},
    )
    trash_now(s.state, s.card("Ice Wall").id)
    assert s.runner.discard == ["Parasite"]
    trash_now(s.state, s.card("Djinn").id)
    assert sorted(s.runner.discard) == ["Djinn", "Medium", "Parasite"]
    assert s.card("Medium").counters["virus"] == 0
    assert s.runner.rig == []


@ruling("RR/hosted/4", "RR/uninstall/1")
def test_a_host_returned_to_hand_loses_what_it_hosted() -> None:
    s = Scenario(runner={"rig": ["Corroder", ("The Personal Touch", {"host": "Corroder"})]})
    assert s.card("Corroder").strength == 3
    to_hand(s.state, s.card("Corroder").id)
    assert s.runner.hand == ["Corroder"]
    assert s.runner.discard == ["The Personal Touch"]


@ruling("RR/host/6", "RR/host/ex3")
def test_hosting_is_not_transitive() -> None:
    outer = hardware(
        "Outer", HostsCards(Filter(PROGRAM), count=9), Static(Q_INSTALL_COST, -5, Filter(PROGRAM, zone=ANY_ZONE))
    )
    inner = program_card("Inner", HostsCards(Filter(PROGRAM), count=9, free_memory=True))
    leaf = program_card("Leaf", memory=3)
    s = Scenario(
        runner={"rig": ["Outer", ("Inner", {"host": "Outer"}), ("Leaf", {"host": "Inner"})]},
        definitions=by_title(outer, inner, leaf),
    )
    assert s.card("Outer").hosted == ["Inner"]
    assert s.card("Leaf").host == "Inner"
    assert s.runner.memory == 3, "Inner counts, Leaf does not"


def test_parasite_does_nothing_to_ice_that_is_not_rezzed_but_keeps_growing() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}, "clicks": 1},
        runner={"rig": [("Parasite", {"host": "Ice Wall"})]},
    )
    derez(s.state, s.card("Ice Wall").id)
    s.choose("Gain 1 credit")
    assert s.card("Parasite").counters["virus"] == 1
    assert s.corp.servers["HQ"]["ice"] == ["Ice Wall"], "derezzed ice is not trashed at strength 0"
    s.choose("Run HQ")
    s.choose("Rez Ice Wall", side="corp")
    assert s.corp.servers["HQ"]["ice"] == [], "but as soon as it is rezzed"
    assert sorted(s.corp.discard + s.runner.discard) == ["Ice Wall", "Parasite"]
    assert s.run is not None
    assert s.run.phase == "approach server"


@ruling("RR/card-conversion/1", "RR/score-area/2")
def test_a_card_converted_into_an_agenda_keeps_only_its_name() -> None:
    dole = resource("Dole", each_turn(Gain(3)), whenever(STOLEN, Gain(9)), whenever(AGENDA_SCORED, Gain(9), by=-1))
    s = Scenario(runner={"rig": ["Dole"]}, definitions=by_title(dole))
    to_score_area_as_agenda(s.state, s.card("Dole").id, RUNNER, 2)
    assert s.runner.scored == ["Dole"]
    assert s.runner.score == 2
    s.end_turn()
    assert s.runner.credits == 5, "its text is gone, and it was neither scored nor stolen"


@ruling("RR/card-conversion/2")
def test_a_converted_card_that_leaves_is_its_printed_self_again() -> None:
    dole = resource("Dole", each_turn(Gain(3)))
    s = Scenario(runner={"rig": ["Dole"]}, definitions=by_title(dole))
    cid = s.card("Dole").id
    to_score_area_as_agenda(s.state, cid, RUNNER, 2)
    trash_now(s.state, cid)
    assert s.runner.discard == ["Dole"]
    assert s.state.cards[cid].definition is dole
    assert s.runner.score == 0


@ruling("RR/swap/1", "RR/swap/2")
def test_swapped_agendas_change_their_score_areas_at_once_and_are_not_scored() -> None:
    party = resource("Party", whenever(STOLEN, Gain(9)), whenever(AGENDA_SCORED, Gain(9), by=-1))
    s = Scenario(
        corp={"scored": ["Priority Requisition"]},
        runner={"scored": ["Hostile Takeover"], "rig": ["Party"]},
        definitions=by_title(party),
    )
    swap_scored(s.state, s.card("Priority Requisition").id, s.card("Hostile Takeover").id)
    assert (s.corp.scored, s.runner.scored) == (["Hostile Takeover"], ["Priority Requisition"])
    assert (s.corp.score, s.runner.score) == (1, 3)
    assert s.runner.credits == 5
    assert s.state.is_active(s.state.cards[s.card("Hostile Takeover").id])
    assert not s.state.is_active(s.state.cards[s.card("Priority Requisition").id])


def test_the_loss_of_a_host_during_a_batch_is_one_event_for_each_card() -> None:
    wreck = operation("Wreck", Choose(Filter(PROGRAM | HARDWARE)), Trash())
    s = Scenario(
        corp={"hand": ["Wreck"]},
        runner={"rig": ["Corroder", ("The Personal Touch", {"host": "Corroder"})]},
        definitions=by_title(wreck),
    )
    s.choose("Play Wreck")
    s.choose("Corroder")
    assert sorted(s.runner.discard) == ["Corroder", "The Personal Touch"]


@ruling("RR/swap/3", "RR/hosted/4")
def test_what_is_hosted_on_a_card_swapped_out_of_play_is_trashed() -> None:
    s = Scenario(
        corp={"hand": ["Enigma"], "servers": {"HQ": {"ice": ["Hunter", "Ice Wall+"]}}},
        runner={"rig": [("Parasite", {"host": "Ice Wall"})]},
    )
    swap_into_play(s.state, s.card("Ice Wall").id, s.card("Enigma").id)
    assert s.corp.servers["HQ"]["ice"] == ["Hunter", "Enigma"], "in the very place of the other"
    assert s.corp.hand == ["Ice Wall"]
    assert not s.card("Enigma").rezzed
    assert s.runner.discard == ["Parasite"]
    assert s.card("Ice Wall").hosted == []


def test_moved_ice_is_the_same_card_with_what_it_hosts() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}, "R&D": {"ice": ["Hunter"]}}},
        runner={"rig": [("Parasite", {"host": "Ice Wall"})]},
    )
    before = s.state.cards[s.card("Ice Wall").id].instance
    move_ice(s.state, s.card("Ice Wall").id, 1, 1)
    assert s.corp.servers["R&D"]["ice"] == ["Hunter", "Ice Wall"]
    assert s.card("Ice Wall").rezzed
    assert s.state.cards[s.card("Ice Wall").id].instance == before
    assert s.card("Ice Wall").hosted == ["Parasite"]


@ruling("RR/hosted/6")
def test_a_card_hosted_but_not_installed_is_inactive() -> None:
    dole = resource("Dole", each_turn(Gain(3)))
    s = Scenario(runner={"rig": ["Wyldside"], "hand": ["Dole"]}, definitions=by_title(dole))
    host_card(s.state, s.card("Dole").id, s.card("Wyldside").id)
    assert s.card("Wyldside").hosted == ["Dole"]
    assert s.runner.rig == ["Wyldside"]
    s.end_turn()
    assert s.runner.credits == 5
    trash_now(s.state, s.card("Wyldside").id)
    assert sorted(s.runner.discard) == ["Dole", "Wyldside"]
