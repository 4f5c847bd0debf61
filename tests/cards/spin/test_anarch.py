"""The Anarch cards of the Spin cycle: each card's own text, and the rulings that concern it."""

from netrunner.scenario import Scenario
from tests.rulings import ruling

# -- Keyhole -----------------------------------------------------------------------------------------------------------


def keyhole() -> Scenario:
    s = Scenario(
        corp={"deck": ["Hedge Fund", "Priority Requisition", "Ice Wall", "Enigma", "Hunter"]},
        runner={"rig": ["Keyhole"]},
        turn="runner",
    )
    s.choose("Use Keyhole")
    return s


def test_keyhole_trashes_one_of_the_top_three_cards_instead_of_accessing() -> None:
    s = keyhole()
    s.choose("Continue")
    assert s.options == ["Hedge Fund", "Priority Requisition", "Ice Wall"]
    s.choose("Priority Requisition")
    s.pass_all()
    assert s.corp.discard == ["Priority Requisition"]
    assert s.runner.scored == []
    assert len(s.corp.deck) == 4
    assert "The Corp shuffles the deck." in s.log
    assert not any(line.startswith("The Runner accesses") for line in s.log)
    assert all(card.known_to == [] for card in (s.card("Hedge Fund"), s.card("Ice Wall")))


@ruling("FAQ/card/keyhole/1")
def test_the_card_trashed_by_keyhole_lies_faceup() -> None:
    s = keyhole()
    s.choose("Continue")
    s.choose("Hedge Fund")
    assert s.card("Hedge Fund").zone == "discard"
    assert s.card("Hedge Fund").faceup
    assert s.card("Hedge Fund").known_to == ["corp", "runner"]


def test_keyhole_does_nothing_after_an_unsuccessful_run() -> None:
    s = keyhole()
    s.choose("Jack out")
    assert s.corp.discard == []
    assert s.runner.clicks == 3


@ruling("FAQ/card/keyhole/2")
def test_keyhole_trashed_during_its_run_still_replaces_the_access() -> None:
    s = Scenario(
        corp={
            "deck": ["Hedge Fund", "Enigma", "Hunter"],
            "servers": {"R&D": {"ice": ["Rototurret+"]}},
        },
        runner={"rig": ["Keyhole", "Mimic"], "credits": 9},
        turn="runner",
    )
    s.choose("Use Keyhole")
    s.choose("Use Mimic", side="runner")
    s.choose("Subroutine 2")  # the run is not ended, but a program is trashed
    s.choose("Keyhole", side="corp")
    assert s.runner.discard == ["Keyhole"]
    s.choose("Continue")
    s.choose("Hedge Fund")
    assert s.corp.discard == ["Hedge Fund"]


# -- Scheherazade ------------------------------------------------------------------------------------------------------


def test_scheherazade_hosts_programs_and_pays_a_credit_for_each() -> None:
    s = Scenario(runner={"rig": ["Scheherazade"], "hand": ["Corroder", "Mimic"], "credits": 5}, turn="runner")
    s.choose("Install Corroder")
    s.choose("Scheherazade")
    assert s.runner.credits == 4
    s.choose("Install Mimic")
    s.choose("Scheherazade")
    s.choose("Done")
    assert s.runner.credits == 2
    assert s.card("Scheherazade").hosted == ["Corroder", "Mimic"]
    assert s.runner.memory == 2  # hosted programs count


def test_scheherazade_pays_nothing_for_programs_installed_elsewhere() -> None:
    s = Scenario(runner={"rig": ["Scheherazade"], "hand": ["Corroder"], "credits": 5}, turn="runner")
    s.choose("Install Corroder")
    s.choose("Rig")
    s.pass_all()
    assert s.runner.credits == 3


def test_programs_on_scheherazade_are_trashed_with_it() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Rototurret+"]}}},
        runner={"rig": ["Scheherazade", ("Corroder", {"host": "Scheherazade"})]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Scheherazade", side="corp")
    assert sorted(s.runner.discard) == ["Corroder", "Scheherazade"]
