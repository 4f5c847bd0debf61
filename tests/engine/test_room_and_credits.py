"""Programs whose credits pay for what they would be trashed for. Rules Reference: Install (steps 3 and 4), Cost."""

import pytest

from netrunner.engine.constant import Credits
from netrunner.engine.definition import CardDef
from netrunner.engine.terms import FOR_INSTALL, PROGRAM, RUNNER
from netrunner.scenario import Scenario

PURSE = CardDef("Purse", RUNNER, PROGRAM, memory=2, abilities=(Credits(2, 1 << FOR_INSTALL),))
LARGE = CardDef("Large", RUNNER, PROGRAM, memory=3, cost=2)
SMALL = CardDef("Small", RUNNER, PROGRAM, memory=1)


@pytest.mark.parametrize(
    ("rig", "credits_", "can"),
    [
        (["Purse"], 0, False),  # only its own credits could pay, and it must make room
        (["Purse"], 2, True),
        (["Purse", "Purse"], 0, False),  # both must go
        (["Purse", "Purse"], 2, True),
        (["Small", "Small"], 1, False),
        (["Small", "Small"], 2, True),
    ],
)
def test_room_must_be_made_without_the_credits_that_pay(rig: list[str], credits_: int, can: bool) -> None:
    s = Scenario(
        runner={"rig": rig, "hand": ["Large"], "credits": credits_},
        turn="runner",
        definitions={"Purse": PURSE, "Large": LARGE, "Small": SMALL},
    )
    assert s.can("Install Large") == can
    if can:
        s.choose("Install Large")
        while "Large" not in s.runner.rig:
            s.choose(s.options[0])
        assert s.runner.credits == 0
