"""The timing charts of the FAQ: what no other test shows already."""

from netrunner.scenario import Scenario
from tests.rulings import ruling


def window() -> Scenario:
    """The Corp may rez, use a paid ability and score, all on one line of the chart."""
    s = Scenario(
        corp={
            "credits": 5,
            "servers": {
                "Server 1": {"root": [("Hostile Takeover", {"advancement": 2})]},
                "Server 2": {"root": ["PAD Campaign"]},
                "Server 3": {"root": ["Cyberdex Virus Suite+"]},
            },
        },
        runner={"rig": [("Datasucker", {"virus": 2})]},
    )
    s.choose("Gain 1 credit")
    return s


ORDERS = (
    ("Score Hostile Takeover", "Rez PAD Campaign", "Use Cyberdex Virus Suite"),
    ("Score Hostile Takeover", "Use Cyberdex Virus Suite", "Rez PAD Campaign"),
    ("Rez PAD Campaign", "Score Hostile Takeover", "Use Cyberdex Virus Suite"),
    ("Rez PAD Campaign", "Use Cyberdex Virus Suite", "Score Hostile Takeover"),
    ("Use Cyberdex Virus Suite", "Score Hostile Takeover", "Rez PAD Campaign"),
    ("Use Cyberdex Virus Suite", "Rez PAD Campaign", "Score Hostile Takeover"),
)


@ruling("FAQ/timing/general/1")
def test_what_stands_on_one_line_is_done_in_any_order() -> None:
    for order in ORDERS:
        s = window()
        for label in order:
            s.choose(label)
        assert s.corp.score == 1
        assert s.corp.credits == 11  # 6, 2 spent, 7 gained
        assert s.card("Datasucker").counters["virus"] == 0
        assert s.corp.clicks == 2  # all in the one window after the first action


@ruling("FAQ/timing/general/1")
def test_what_begins_with_the_turn_is_triggered_in_any_order_but_not_before_its_line() -> None:
    for first in ("PAD Campaign", "Museum of History"):
        s = Scenario(
            corp={
                "credits": 0,
                "discard": ["Hedge Fund"],
                "servers": {
                    "Server 1": {"root": ["PAD Campaign+"]},
                    "Server 2": {"root": ["Museum of History+"]},
                    "Server 3": {"root": ["Cyberdex Virus Suite+"]},
                },
            },
            runner={"rig": [("Datasucker", {"virus": 1})]},
            turn="runner",
        )
        s.end_turn()
        assert s.can("Use Cyberdex Virus Suite")  # the window is a line of its own, before
        assert not s.can(first)
        s.choose("Pass")
        assert sorted(s.options) == ["Museum of History", "PAD Campaign"]
        s.choose(first)
        assert s.corp.credits == (1 if first == "PAD Campaign" else 0)
        s.choose("Yes")
        assert s.corp.discard == []
        s.pass_until("Gain 1 credit")
        assert s.corp.credits == 1
