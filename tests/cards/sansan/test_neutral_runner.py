"""The neutral Runner cards of the SanSan Cycle: each card's own text, and the rulings that concern it."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

# -- Wireless Net Pavilion ---------------------------------------------------------------------------------------------


@card("Wireless Net Pavilion")
def test_wireless_net_pavilion_makes_trashing_a_resource_two_dearer() -> None:
    s = Scenario(corp={"credits": 4}, runner={"rig": ["Wireless Net Pavilion", "Drug Dealer"], "tags": 1})
    s.choose("Trash Drug Dealer")
    assert s.corp.credits == 0
    assert s.runner.discard == ["Drug Dealer"]


@card("Wireless Net Pavilion")
def test_a_corp_that_cannot_pay_for_wireless_net_pavilion_trashes_nothing() -> None:
    s = Scenario(corp={"credits": 3}, runner={"rig": ["Wireless Net Pavilion", "Drug Dealer"], "tags": 1})
    assert not s.can("Trash Drug Dealer")
    assert not s.can("Trash Wireless Net Pavilion")


@card("Wireless Net Pavilion")
@ruling("FAQ/errata/wireless-net-pavilion")
def test_wireless_net_pavilion_is_unique() -> None:
    s = Scenario(runner={"rig": ["Wireless Net Pavilion"], "hand": ["Wireless Net Pavilion"]}, turn="runner")
    s.choose("Install Wireless Net Pavilion")
    assert s.runner.rig == ["Wireless Net Pavilion"]
    assert s.runner.discard == ["Wireless Net Pavilion"]
