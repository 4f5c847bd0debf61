"""Spin cycle: Haas-Bioroid ice."""

from netrunner.scenario import Scenario
from tests.cards import card

GRIP = ["Sure Gamble"] * 5

# -- NEXT Bronze -------------------------------------------------------------------------------------------------------


def strength(s: Scenario, title: str) -> int:
    return s.state.strength(s.state.cards[s.card(title).id])


@card("NEXT Bronze")
def test_next_bronze_has_a_strength_for_each_rezzed_next_ice_itself_included() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["NEXT Bronze+", "Ice Wall+"]}}})
    assert strength(s, "NEXT Bronze") == 1
    s = Scenario(corp={"servers": {"HQ": {"ice": ["NEXT Bronze+"] * 2}, "R&D": {"ice": ["NEXT Bronze"]}}})
    assert strength(s, "NEXT Bronze") == 2
    s = Scenario(corp={"servers": {"HQ": {"ice": ["NEXT Bronze+"] * 2}, "Server 1": {"ice": ["NEXT Bronze+"]}}})
    assert strength(s, "NEXT Bronze") == 3


@card("NEXT Bronze")
def test_next_bronze_ends_the_run() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["NEXT Bronze+"]}}}, turn="runner")
    s.run_on("HQ")
    assert s.accessed == []


# -- Wotan -------------------------------------------------------------------------------------------------------------


def wotan(*answers: str, **runner: object) -> Scenario:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Wotan+"]}}}, runner={"hand": GRIP, **runner}, turn="runner")
    s.choose("Run HQ")
    for answer in answers:
        s.choose(answer, side="runner")
    return s


@card("Wotan")
def test_wotan_lets_through_who_pays_every_price() -> None:
    s = wotan("Yes", "Yes", "Yes", "Corroder", "Yes", rig=["Corroder", "Mimic"], credits=3)
    assert (s.runner.clicks, s.runner.credits, s.runner.rig) == (1, 0, ["Mimic"])
    assert s.runner.brain_damage == 1
    assert len(s.runner.hand) == 4
    assert s.phase == "approach server"


@card("Wotan")
def test_wotan_ends_the_run_of_who_declines_any_of_it() -> None:
    for paid in range(4):
        answers = ["Yes", "Yes", "Yes", "Yes"][:paid]
        s = wotan(*answers, "No", rig=["Corroder"], credits=3)
        assert s.run is None
        assert s.runner.clicks == (3 if paid == 0 else 1)
        assert s.runner.credits == (3 if paid < 2 else 0)
        assert s.runner.rig == (["Corroder"] if paid < 3 else [])
        assert s.runner.brain_damage == 0


@card("Wotan")
def test_wotan_ends_the_run_of_who_cannot_pay() -> None:
    s = wotan(clicks=2, rig=["Corroder"])  # one click is left after the run began
    s.pass_all()
    assert (s.accessed, s.runner.clicks) == ([], 1)
    assert wotan("Yes", credits=2, rig=["Corroder"]).run is None
    s = wotan("Yes", "Yes", credits=3, rig=["Desperado"])
    assert s.run is None
    assert s.runner.rig == ["Desperado"]


@card("Wotan")
def test_brain_damage_that_is_prevented_does_not_pay_for_wotan() -> None:
    s = wotan("Yes", "Yes", "Yes", "Corroder", "Yes", rig=["Corroder", "Mimic", "Feedback Filter"], credits=3)
    s.choose("Use Feedback Filter", side="runner")
    assert s.runner.brain_damage == 0
    assert s.run is None


@card("Wotan")
def test_a_program_that_is_saved_does_not_pay_for_wotan() -> None:
    s = wotan("Yes", "Yes", "Yes", rig=["Corroder", "Sacrificial Construct"], credits=3)
    s.choose("Use Sacrificial Construct", side="runner")
    assert s.runner.rig == ["Corroder"]
    assert s.run is None


@card("Wotan")
def test_the_log_tells_brain_damage_for_wotan_once_and_only_if_it_is_suffered() -> None:
    told = "The Runner suffers 1 brain damage."
    s = wotan("Yes", "Yes", "Yes", "Corroder", "Yes", rig=["Corroder", "Mimic"], credits=3)
    assert s.log.count(told) == 1
    s = wotan("Yes", "Yes", "Yes", "Corroder", "Yes", rig=["Corroder", "Mimic", "Feedback Filter"], credits=3)
    s.choose("Use Feedback Filter", side="runner")
    assert told not in s.log


# -- Fenris ------------------------------------------------------------------------------------------------------------


@card("Fenris")
def test_fenris_gives_bad_publicity_when_rezzed_does_brain_damage_and_ends_the_run() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Fenris"]}}}, runner={"hand": GRIP}, turn="runner")
    s.choose("Run HQ")
    s.rez("Fenris")
    assert s.corp.bad_publicity == 1
    s.pass_all()
    assert s.runner.brain_damage == 1
    assert s.accessed == []


# -- Gyri Labyrinth ----------------------------------------------------------------------------------------------------


@card("Gyri Labyrinth")
def test_gyri_labyrinth_lowers_the_hand_size_until_the_corps_next_turn_begins() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Gyri Labyrinth+"]}}}, runner={"hand": GRIP}, turn="runner")
    s.run_on("HQ")
    assert s.runner.hand_size == 3
    s.run_on("HQ")
    assert s.runner.hand_size == 1  # twice in this turn
    s.end_turn()
    assert len(s.runner.hand) == 1
    assert s.runner.hand_size == 5


@card("Gyri Labyrinth")
def test_a_broken_gyri_labyrinth_lowers_nothing() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Gyri Labyrinth+"]}}}, runner={"rig": ["Gordian Blade"]}, turn="runner"
    )
    s.choose("Run HQ")
    s.choose("Use Gordian Blade: Break", side="runner")
    s.pass_all()
    assert s.runner.hand_size == 5
