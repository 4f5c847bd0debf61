"""Order and Chaos: neutral Runner cards."""

from netrunner.scenario import Scenario
from tests.cards import card


@card("Data Folding")
def test_data_folding_pays_with_two_unused_memory_units() -> None:
    for programs, gained in ((["Corroder", "Mimic"], 1), (["Corroder", "Mimic", "Ninja"], 0)):
        s = Scenario(runner={"rig": ["Data Folding", *programs], "credits": 0})
        s.end_turn()
        assert s.runner.credits == gained


@card("Uninstall")
def test_uninstall_takes_a_program_or_a_piece_of_hardware_back() -> None:
    s = Scenario(
        runner={"hand": ["Uninstall"], "rig": ["Corroder", "Cyberfeeder", "Armitage Codebusting"], "credits": 0},
        turn="runner",
    )
    s.choose("Play Uninstall")
    assert sorted(s.options) == ["Corroder", "Cyberfeeder"]
    s.choose("Cyberfeeder")
    assert s.runner.hand == ["Cyberfeeder"]
    assert "Cyberfeeder" not in s.runner.rig


@card("Uninstall")
def test_uninstall_needs_a_program_or_a_piece_of_hardware() -> None:
    s = Scenario(runner={"hand": ["Uninstall"], "rig": ["Armitage Codebusting"]}, turn="runner")
    assert not s.can("Play Uninstall")


def qianju(answer: str = "Yes", copies: int = 1, **corp: object) -> Scenario:
    s = Scenario(corp=corp, runner={"rig": ["Qianju PT"] * copies, "credits": 9})
    s.end_turn()
    for _ in range(copies):
        if not s.can(answer):
            s.choose(s.options[0])  # which of them first
        s.choose(answer)
    return s


@card("Qianju PT")
def test_qianju_pt_avoids_the_first_tag_for_a_click() -> None:
    s = qianju(servers={"HQ": {"ice": ["Hunter+"]}}, credits=30)
    assert s.runner.clicks == 3
    for tags in (0, 1):
        s.choose("Run HQ")
        s.bid(corp=9, runner=0)
        s.pass_all()
        assert s.runner.tags == tags


@card("Qianju PT")
def test_qianju_pt_may_be_declined() -> None:
    s = qianju("No", servers={"HQ": {"ice": ["Hunter+"]}}, credits=30)
    assert s.runner.clicks == 4
    s.choose("Run HQ")
    s.bid(corp=9, runner=0)
    assert s.runner.tags == 1


@card("Qianju PT")
def test_qianju_pt_lasts_through_the_corps_turn() -> None:
    s = qianju(hand=["SEA Source"] * 2, credits=30)
    s.run_on("HQ")
    s.end_turn()
    for tags in (0, 1):
        s.choose("Play SEA Source")
        s.bid(corp=9, runner=0)
        assert s.runner.tags == tags


@card("Qianju PT")
def test_qianju_pt_ends_when_the_next_turn_begins() -> None:
    s = qianju(servers={"HQ": {"ice": ["Hunter+"]}}, credits=30)
    s.end_turn()
    s.end_turn()
    s.choose("No")
    s.choose("Run HQ")
    s.bid(corp=9, runner=0)
    assert s.runner.tags == 1


@card("Qianju PT")
def test_two_qianju_pts_avoid_the_same_first_tag() -> None:
    s = qianju(copies=2, hand=["Big Brother"], credits=9)
    assert s.runner.clicks == 2
    s.give("runner", tags=1)
    s.end_turn()
    s.choose("Play Big Brother")
    assert s.runner.tags == 2, "one of the two tags was avoided, and the other was not the first"


@card("Qianju PT")
def test_the_question_of_qianju_pt() -> None:
    s = Scenario(runner={"rig": ["Qianju PT"]})
    s.end_turn()
    expected = "lose 1 click to avoid the first tag that you would take before your next turn begins?"
    assert s.prompt == f"Qianju PT: {expected}"
