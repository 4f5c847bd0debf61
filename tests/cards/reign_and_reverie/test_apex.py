"""Reign and Reverie: Apex."""

from netrunner.scenario import Scenario
from tests.cards import card

HEAP = ["Diesel", "Corroder", "Mimic", "Sure Gamble", "Yog.0", "Gordian Blade"]


def reboot(**corp: object) -> Scenario:
    s = Scenario(
        corp={"discard": ["PAD Campaign"], **corp},
        runner={"hand": ["Reboot"], "discard": HEAP, "credits": 1},
        turn="runner",
    )
    s.play("Reboot")
    return s


@card("Reboot")
def test_reboot_installs_up_to_five_cards_facedown_instead_of_accessing() -> None:
    s = reboot()
    s.pass_until("Diesel")
    for title in HEAP[:5]:
        s.choose(title)
    assert s.accessed == []
    assert sorted(s.runner.rig) == sorted(HEAP[:5])
    assert not s.card("Corroder").faceup
    assert s.runner.credits == 0
    assert s.runner.discard == ["Gordian Blade"]
    assert s.card("Reboot").zone == "removed from the game"


@card("Reboot")
def test_reboot_may_install_fewer_cards_or_none() -> None:
    s = reboot()
    s.pass_until("Diesel")
    s.choose("Mimic")
    s.choose("Done")
    assert s.runner.rig == ["Mimic"]
    s = reboot()
    s.pass_until("Diesel")
    s.choose("Done")
    assert s.runner.rig == []
    assert s.accessed == [], "the access is replaced all the same"


@card("Reboot")
def test_reboot_is_removed_from_the_game_though_the_run_fails() -> None:
    s = reboot(servers={"Archives": {"ice": ["Ice Wall+"]}})
    s.pass_all()
    assert s.runner.rig == []
    assert s.card("Reboot").zone == "removed from the game"


@card("Reboot")
def test_reboot_installs_nothing_when_nothing_can_be_installed() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund"], "servers": {"HQ": {"ice": ["Jua+"]}}},
        runner={"hand": ["Reboot"], "discard": ["Corroder"], "credits": 1},
        turn="runner",
    )
    s.run_on("HQ")
    s.play("Reboot")
    s.pass_all()
    assert s.runner.rig == []
    assert s.runner.discard == ["Corroder"]


@card("Reboot")
def test_what_forbids_resources_does_not_forbid_facedown_ones() -> None:
    s = Scenario(
        runner={"identity": "Apex: Invasive Predator", "hand": ["Reboot"], "discard": ["Kati Jones"], "credits": 1},
        turn="runner",
    )
    s.play("Reboot")
    s.pass_until("Kati Jones")
    s.choose("Kati Jones")
    assert s.runner.rig == ["Kati Jones"]
    assert not s.card("Kati Jones").faceup
