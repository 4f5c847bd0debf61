"""Card clarifications of the FAQ that stand between cards of several cycles."""

from netrunner.scenario import Scenario
from tests.rulings import ruling

# -- Account Siphon ----------------------------------------------------------------------------------------------------


@ruling("FAQ/card/account-siphon/2")
def test_account_siphon_takes_nothing_when_the_run_succeeds_elsewhere() -> None:
    s = Scenario(
        corp={"credits": 5, "hand": ["Hedge Fund"], "servers": {"HQ": {"ice": ["Susanoo-no-Mikoto+"]}}},
        runner={"hand": ["Account Siphon"], "credits": 5},
        turn="runner",
    )
    s.choose("Play Account Siphon")
    while s.run is not None:
        assert not s.can("Yes")
        s.choose("Continue", side="runner")
    assert "The run on Archives is successful." in s.log
    assert (s.corp.credits, s.runner.credits, s.runner.tags) == (5, 5, 0)


# -- Bad Times ---------------------------------------------------------------------------------------------------------


def bad_times(*programs: str) -> Scenario:
    s = Scenario(
        corp={"hand": ["Bad Times"], "credits": 4}, runner={"tags": 1, "rig": ["Deep Red", *programs], "credits": 0}
    )
    s.choose("Play Bad Times")
    return s


@ruling("FAQ/card/bad-times/1")
def test_bad_times_can_take_the_memory_of_deep_red() -> None:
    s = bad_times("Magnum Opus", "Datasucker", "Corroder", "Knight")
    assert s.side == "corp"  # 4 of 4 common units and 1 of Deep Red's: the 2 others of Deep Red are the ones lost
    assert s.runner.rig == ["Deep Red", "Magnum Opus", "Datasucker", "Corroder", "Knight"]


@ruling("FAQ/card/bad-times/1")
def test_bad_times_takes_programs_once_no_spare_memory_is_left() -> None:
    s = bad_times("Magnum Opus", "Datasucker", "Corroder", "Knight", "Rook")
    assert s.side == "runner"
    assert s.can("Corroder")
    s.choose("Rook")
    assert s.side == "corp"
    assert s.runner.rig == ["Deep Red", "Magnum Opus", "Datasucker", "Corroder", "Knight"]
