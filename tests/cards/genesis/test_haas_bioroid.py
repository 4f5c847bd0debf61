"""Genesis cycle: Haas-Bioroid."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

# -- Mandatory Upgrades ------------------------------------------------------------------------------------------------


@card("Mandatory Upgrades")
def test_mandatory_upgrades_gives_a_click_each_turn() -> None:
    s = Scenario(corp={"scored": ["Mandatory Upgrades"]}, turn="runner")
    s.end_turn()
    assert s.corp.clicks == 4
    s.end_turn()
    assert s.runner.clicks == 4


@card("Mandatory Upgrades")
def test_mandatory_upgrades_gives_its_click_as_soon_as_it_is_scored() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": [("Mandatory Upgrades", {"advancement": 6})]}}}, turn="runner")
    s.end_turn()
    s.pass_until("Gain 1 credit")
    s.choose("Gain 1 credit")
    assert s.corp.clicks == 2
    s.choose("Score Mandatory Upgrades")
    assert s.corp.clicks == 3


@card("Mandatory Upgrades")
def test_mandatory_upgrades_stolen_gives_nobody_a_click() -> None:
    s = Scenario(runner={"scored": ["Mandatory Upgrades"]}, turn="corp")
    s.end_turn()
    assert s.runner.clicks == 4
    s.end_turn()
    assert s.corp.clicks == 3


@card("Mandatory Upgrades")
@ruling("FAQ/card/mandatory-upgrades/1")
def test_forfeiting_mandatory_upgrades_takes_the_click_at_once_unless_all_are_spent() -> None:
    corp = {
        "scored": ["Mandatory Upgrades"],
        "servers": {"Server 1": {"root": ["Amazon Industrial Zone+"]}},
        "hand": ["Archer"],
        "deck": ["Hedge Fund"] * 9,
        "credits": 20,
    }
    s = Scenario(corp=corp, turn="runner")
    s.end_turn()
    assert s.corp.clicks == 4
    s.install("Archer", "Server 1")
    s.choose("Yes")  # rez it, forfeiting the agenda
    assert s.corp.scored == []
    assert s.corp.clicks == 2  # one click spent, one lost
    s = Scenario(corp=corp, turn="runner")
    s.end_turn()
    for _ in range(3):
        s.choose("Gain 1 credit")
    s.choose("Install Archer")  # the last action spends the last click
    s.choose("Server 1")
    s.choose("Yes")
    assert s.corp.scored == []
    assert s.corp.clicks == 0
