"""Bots and hosts whose room is counted (NetChip)."""

from netrunner.bots import decide, rookie, worlds_of
from netrunner.scenario import Scenario


def test_the_rookie_weighs_a_program_beside_a_host_whose_room_is_counted() -> None:
    rig = ["NetChip", "Magnum Opus", "Corroder", "Yog.0"]  # all memory is used
    s = Scenario(runner={"rig": rig, "hand": ["Mimic"], "credits": 5}, turn="runner")
    index = decide(rookie, s.game.view("runner"), seed=1, number=1, worlds=worlds_of(s.game, "runner"))
    assert 0 <= index < len(s.options)
