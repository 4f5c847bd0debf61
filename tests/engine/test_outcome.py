"""What an option or a subroutine does stands in the view as structure: nobody has to read it out of its words."""

from typing import Any

from netrunner.scenario import Scenario


def options(s: Scenario, side: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = s.game.view(side)["decision"]["options"]
    return found


def test_the_branches_of_a_choice_say_what_they_do() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Ice Wall"]}}}, runner={"hand": ["Infiltration"]}, turn="runner")
    s.choose("Play Infiltration")
    assert [option["effects"] for option in options(s, "runner")] == [["Gain"], ["Choose", "Expose"]]


def test_a_yes_says_what_it_does_and_how_much() -> None:
    trap = ("Project Junebug", {"advancement": 2})
    s = Scenario(corp={"servers": {"Server 1": {"root": [trap]}}}, turn="runner")
    s.choose("Run Server 1")
    s.pass_until("Yes")
    yes, no = options(s, "corp")
    assert (yes["effects"], yes["damage"]) == (["PayTo", "Damage"], 4)
    assert "effects" not in no


def test_the_parts_of_a_composite_effect_count() -> None:
    s = Scenario(corp={"hand": ["Snare!"]}, turn="runner")
    s.choose("Run HQ")
    s.pass_until("Yes")
    yes = options(s, "corp")[0]
    assert (yes["damage"], yes["tags"]) == (3, 1)


def test_a_subroutine_says_what_it_does_while_it_can_resolve() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Hunter+", "Ice Wall+"]}}},
        runner={"rig": ["Corroder"], "credits": 5},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("Pass")
    assert subroutines(s) == [["Trace"]]
    s.choose("Pass")
    s.choose("0", side="corp")
    s.choose("0", side="runner")
    s.pass_until("Use Corroder: break")
    assert subroutines(s) == [["EndRun"]]
    s.choose("Use Corroder: break")
    assert subroutines(s) == [None]


def subroutines(s: Scenario) -> list[list[str] | None]:
    encounter = s.game.view("runner")["run"]["encounter"]
    return [subroutine.get("effects") for subroutine in encounter["subroutines"]]


def test_what_is_about_to_happen_says_how_many_cards_it_happens_to() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"ice": ["Ice Wall"], "root": ["Zaibatsu Loyalty+"]}}},
        runner={"hand": ["Infiltration"]},
        turn="runner",
    )
    s.choose("Play Infiltration")
    s.choose("Expose", side="runner")
    s.pass_until("Use Zaibatsu Loyalty")
    decision = s.game.view("corp")["decision"]
    assert (decision["ask"], decision["threat"]) == ("prevent", {"exposed": 1})
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Rototurret+"]}}},
        runner={"rig": ["Corroder", "Sacrificial Construct"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("Use Sacrificial Construct")
    decision = s.game.view("runner")["decision"]
    assert (decision["ask"], decision["threat"]) == ("prevent", {"trashed": 1})


def done(s: Scenario, side: str) -> dict[str, Any]:
    return next(option for option in options(s, side) if option["kind"] == "done")


def test_done_says_whether_it_leaves_out_what_choosing_brings() -> None:
    s = Scenario(corp={"hand": ["Celebrity Gift", "Enigma", "Snare!"], "credits": 3})
    s.choose("Play Celebrity Gift")
    assert done(s, "corp")["leaves"] is True
    s.choose("Enigma")
    assert "leaves" not in done(s, "corp")


def test_done_leaves_nothing_out_where_ones_own_cards_would_be_lost() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Enigma+"]}}, "hand": ["Liquidation"], "credits": 5})
    s.choose("Play Liquidation")
    assert "leaves" not in done(s, "corp")


def test_a_question_about_a_title_with_a_mark_of_its_own_has_no_other() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Snare!"]}}}, turn="runner")
    s.choose("Run Server 1")
    s.pass_until("Yes")
    s.choose("No")
    assert s.game.view("runner")["decision"]["prompt"] == "You access Snare!"
