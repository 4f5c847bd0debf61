"""Rules Reference: Icebreaker, Strength."""

from netrunner.cards.vocabulary import ICE, Filter, Static
from netrunner.engine.terms import Q_STRENGTH
from netrunner.scenario import Scenario
from tests.engine.homemade import by_title, resource
from tests.rulings import ruling


@ruling("RR/icebreaker/2", "RR/strength/1")
def test_an_icebreaker_needs_as_much_strength_as_the_ice() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": [("Ice Wall+", {"advancement": 2})]}}},
        runner={"rig": ["Corroder"]},
        turn="runner",
    )
    s.choose("Run HQ")
    assert s.card("Ice Wall").strength == 3
    assert not s.can("Use Corroder: Break")
    s.choose("Use Corroder: +1 strength")
    assert s.can("Use Corroder: Break")


@ruling("RR/icebreaker/3")
def test_a_boost_lasts_for_the_encounter_only() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+", "Wall of Static+"]}}}, runner={"rig": ["Corroder"]}, turn="runner"
    )
    s.choose("Run HQ")
    s.choose("Use Corroder: +1 strength")
    assert s.card("Corroder").strength == 3
    s.choose("Use Corroder: Break")
    s.pass_until("Continue")
    assert s.card("Corroder").strength == 2


def test_a_boost_that_says_so_lasts_for_the_run() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Enigma+", "Tollbooth"]}}},
        runner={"rig": ["Gordian Blade"], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Use Gordian Blade: +1 strength")
    s.pass_until("Use Gordian Blade: Break")
    s.choose("Use Gordian Blade: Break")
    s.choose("Subroutine 2")
    s.pass_until("Continue")
    assert s.card("Gordian Blade").strength == 3
    s.choose("Jack out")
    assert s.card("Gordian Blade").strength == 2


@ruling("RR/icebreaker/4")
def test_a_boost_outside_an_encounter_is_legal_and_gone_at_once() -> None:
    s = Scenario(runner={"rig": ["Corroder"]}, turn="runner", skip_empty_windows=False)
    s.choose("Gain 1 credit")
    s.choose("Use Corroder: +1 strength")
    assert s.card("Corroder").strength == 2
    assert s.runner.credits == 5


@ruling("RR/icebreaker/5", "RR/icebreaker/6")
def test_an_icebreaker_breaks_only_its_subtype_and_one_without_any_breaks_all() -> None:
    for breaker, legal in (("Corroder", False), ("Gordian Blade", True), ("Crypsis", False)):
        s = Scenario(corp={"servers": {"HQ": {"ice": ["Enigma+"]}}}, runner={"rig": [breaker]}, turn="runner")
        s.choose("Run HQ")
        while s.run is not None and s.run.phase != "encounter ice":
            s.choose("Pass")
        assert s.can(f"Use {breaker}: Break") is legal
    s.choose("Use Crypsis: +1 strength")
    s.choose("Use Crypsis: +1 strength")
    assert s.can("Use Crypsis: Break")


@ruling("RR/icebreaker/7", "RR/timing/run/3.1")
def test_subroutines_are_broken_only_at_their_step_of_the_encounter() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"rig": ["Corroder"]},
        turn="runner",
        skip_empty_windows=False,
    )
    s.choose("Run HQ")
    assert s.run is not None
    assert s.run.phase == "approach ice"
    assert not s.can("Use Corroder: Break")
    s.pass_until("Use Corroder: Break")
    assert s.game.view("runner")["step"].endswith("[3.1]")


@ruling("RR/strength/2")
def test_strength_can_be_negative() -> None:
    weight = resource("Weight", Static(Q_STRENGTH, -3, Filter(ICE)))
    spec = {"servers": {"HQ": {"ice": ["Ice Wall+"]}}}
    s = Scenario(corp=spec, runner={"rig": ["Weight"]}, turn="runner", definitions=by_title(weight))
    assert s.card("Ice Wall").strength == -2


def test_a_click_breaks_a_bioroids_subroutine_without_an_icebreaker() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Viktor 1.0+"]}}}, turn="runner")
    s.choose("Run HQ")
    s.choose("Use Viktor 1.0")
    s.choose("Subroutine 2")
    assert s.runner.clicks == 2
    s.choose("Use Viktor 1.0")
    assert s.runner.clicks == 1
    assert s.run is not None
    assert s.run.phase == "approach server"
    assert s.runner.brain_damage == 0
