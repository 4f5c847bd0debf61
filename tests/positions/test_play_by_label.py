"""A position is played by the labels of its options."""

import pytest

from netrunner.positions import IllegalLabel, PlayByLabel, set_up


def test_a_position_says_why_a_label_is_refused_and_what_may_be_chosen() -> None:
    s = PlayByLabel(set_up({"servers": {"HQ": {"ice": ["Ice Wall"]}}}, {}, "runner"))
    s.choose("Run HQ")
    with pytest.raises(IllegalLabel) as caught:
        s.choose("Jack out")
    message = str(caught.value)
    assert "RR/jack-out" in message
    assert "Pass" in message


def test_the_beginning_of_one_label_is_enough_and_that_of_several_is_not() -> None:
    s = PlayByLabel(set_up({"hand": ["Hedge Fund", "Ice Wall"]}, {}, "corp"))
    with pytest.raises(IllegalLabel, match="it could mean several of the options"):
        s.choose("")
    s.choose("play hedge")
    assert s.log[0] == "The Corp plays Hedge Fund for 5 credits."


def test_windows_are_passed_until_a_side_can_do_it() -> None:
    s = PlayByLabel(set_up({"servers": {"HQ": {"ice": ["Ice Wall"]}}}, {"rig": ["Corroder"]}, "runner"))
    s.choose("Run HQ")
    s.choose("Rez Ice Wall", side="corp")
    assert s.side == "runner"
    with pytest.raises(IllegalLabel, match="'judge' is not a side"):
        s.choose("Pass", side="judge")
