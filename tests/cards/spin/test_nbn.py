"""Spin cycle: NBN."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

# -- RSVP --------------------------------------------------------------------------------------------------------------


def rsvp(root: list[str], **runner: object) -> Scenario:
    s = Scenario(
        corp={"servers": {"Server 1": {"ice": ["RSVP+", "Wall of Static+"], "root": root}}, "bad_publicity": 1},
        runner={"credits": 20, **runner},
        turn="runner",
    )
    s.choose("Run Server 1")
    return s


@card("RSVP")
def test_rsvp_keeps_the_runner_from_spending_credits_in_this_run() -> None:
    s = rsvp(["PAD Campaign"], rig=["Corroder"])
    s.pass_until("Continue")
    s.choose("Continue")
    while s.can("Pass"):
        assert not s.can("Use Corroder: Break")
        s.choose("Pass")
    assert s.run is None
    assert s.runner.credits == 20
    s.choose("Run Server 1")  # another run
    s.choose("Jack out", side="runner")
    s.pass_all()
    s.choose("Gain 1 credit")
    assert s.runner.credits == 21


@card("RSVP")
@ruling("FAQ/card/rsvp/1")
def test_after_rsvp_zero_credits_can_still_be_spent() -> None:
    s = Scenario(
        corp={"servers": {"R&D": {"ice": ["RSVP+"]}}, "deck": ["Project Junebug", "Hedge Fund"]},
        runner={"credits": 20},
        turn="runner",
    )
    s.access("R&D")
    s.choose("Trash Project Junebug (0 credits)")
    assert s.corp.discard == ["Project Junebug"]
    s = Scenario(
        corp={"servers": {"R&D": {"ice": ["RSVP+"]}}, "deck": ["PAD Campaign", "Hedge Fund"]},
        runner={"credits": 20},
        turn="runner",
    )
    s.access("R&D")
    assert s.options == ["No action"]


@card("RSVP")
def test_a_broken_rsvp_forbids_nothing() -> None:
    s = Scenario(
        corp={"servers": {"R&D": {"ice": ["RSVP+"]}}, "deck": ["PAD Campaign", "Hedge Fund"]},
        runner={"credits": 20, "rig": ["Gordian Blade"]},
        turn="runner",
    )
    s.choose("Run R&D")
    for _ in range(2):
        s.choose("Use Gordian Blade: +1 strength", side="runner")
    s.choose("Use Gordian Blade: Break", side="runner")
    s.pass_until("Continue")
    s.choose("Continue")
    while s.can("Pass"):
        s.choose("Pass")
    assert s.can("Trash PAD Campaign (4 credits)")
