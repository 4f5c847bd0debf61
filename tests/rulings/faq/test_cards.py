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
