"""The Criminal events of the Genesis cycle that have no tests in `test_criminal`."""

from netrunner.scenario import Scenario
from tests.cards import card

# -- Networking --------------------------------------------------------------------------------------------------------


@card("Networking")
def test_networking_removes_a_tag_and_comes_back_for_a_credit() -> None:
    s = Scenario(runner={"hand": ["Networking"], "tags": 2, "credits": 1}, turn="runner")
    s.play("Networking")
    assert s.runner.tags == 1
    s.choose("Yes")
    assert s.runner.credits == 0
    assert s.runner.hand == ["Networking"]
    assert s.runner.discard == []
    s.play("Networking")  # no credit is left to pay
    assert s.runner.tags == 0
    assert s.runner.discard == ["Networking"]


@card("Networking")
def test_networking_is_trashed_when_the_runner_does_not_pay() -> None:
    s = Scenario(runner={"hand": ["Networking"], "tags": 1, "credits": 5}, turn="runner")
    s.play("Networking", "No")
    assert s.runner.tags == 0
    assert s.runner.credits == 5
    assert s.runner.discard == ["Networking"]


@card("Networking")
def test_networking_cannot_be_played_without_a_tag() -> None:
    s = Scenario(runner={"hand": ["Networking"], "credits": 5}, turn="runner")
    assert not s.can("Play Networking")
