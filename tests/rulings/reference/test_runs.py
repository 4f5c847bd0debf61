"""Rules Reference: the timing structure of runs; approaching ice, forced encounters, traces, infinite loops."""

from netrunner.cards.vocabulary import (
    APPROACHED_ICE,
    ENCOUNTERED,
    PASSED_ICE,
    RUN_BEGINS,
    RUN_ENDED,
    RUN_SUCCESSFUL,
    RUN_UNSUCCESSFUL,
    Gain,
    when_accessed,
    whenever,
)
from netrunner.engine.definition import CardDef
from netrunner.scenario import Scenario
from tests.engine.homemade import asset, by_title, resource
from tests.rulings import ruling


def walk(s: Scenario) -> list[tuple[str, str | None]]:
    """Pass to the end of the run, collecting each step that asked anybody anything, with its ice."""
    seen: list[tuple[str, str | None]] = []
    while s.run is not None:
        here = (s.step, s.run.ice)
        if here not in seen:
            seen.append(here)
        s.choose("Continue" if s.can("Continue") else "Pass" if s.can("Pass") else s.options[0])
    return seen


def counter(title: str, event: int) -> CardDef:
    """A card that gains a credit for each such event of the Runner."""
    return resource(title, whenever(event, Gain(1)))


@ruling("RR/run/1", "RR/timing/run/1b", "RR/timing/run/2", "RR/timing/run/4", "RR/timing/run/5")
def test_the_steps_of_a_run_come_in_their_order() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall", "Data Mine+"]}}, "credits": 0},
        runner={"hand": ["Blank"] * 3},
        turn="runner",
        skip_empty_windows=False,
    )
    s.choose("Run HQ")
    assert s.phase == "approach ice", "there is ice, so no step of the server comes before it"
    assert walk(s) == [
        ("[2.1]", "Ice Wall"),
        ("[2.3]", "Ice Wall"),
        ("[2.1]", "Data Mine"),
        ("[2.2]", "Data Mine"),
        ("[2.3]", "Data Mine"),
        ("[3.1]", "Data Mine"),
        ("[5.1]", None),
        ("[5.2]", None),
        ("[5.3]", None),
    ], "outermost first, the server only when no ice is left"


@ruling("RR/timing/run/2", "RR/timing/run/3", "RR/timing/run/4", "RR/approaching-ice/2")
def test_each_ice_is_approached_and_passed_but_only_rezzed_ice_is_encountered() -> None:
    for event, credits_gained in ((APPROACHED_ICE, 2), (ENCOUNTERED, 1), (PASSED_ICE, 2)):
        s = Scenario(
            corp={"servers": {"HQ": {"ice": ["Enigma", "Pop-up Window+"]}}, "credits": 0},
            runner={"rig": ["Counter"], "credits": 1},
            turn="runner",
            definitions=by_title(counter("Counter", event)),
        )
        before = s.runner.credits
        s.choose("Run HQ")
        while s.run is not None and s.run.phase != "approach server":
            s.choose("Continue" if s.can("Continue") else "Pass" if s.can("Pass") else s.options[0])
        paid_toll = 1  # the Runner keeps the run going for a credit
        assert s.runner.credits == before + credits_gained - paid_toll, event


@ruling("RR/approaching-ice/2")
def test_ice_rezzed_in_the_approach_is_encountered_and_other_cards_may_be_rezzed_with_it() -> None:
    s = Scenario(
        corp={
            "credits": 20,
            "servers": {"HQ": {"ice": ["Enigma", "Hunter"]}, "Server 1": {"root": ["PAD Campaign"]}},
        },
        turn="runner",
    )
    s.choose("Run HQ")
    assert sorted(s.options) == ["Pass", "Rez Enigma", "Rez PAD Campaign"], "not the ice further in"
    s.choose("Rez PAD Campaign")
    s.choose("Rez Enigma")
    s.pass_all()
    assert s.run is None
    assert s.runner.clicks == 2, "Enigma took a click: it was encountered"


@ruling("RR/timing/run/3")
def test_abilities_of_an_encounter_see_it_before_anything_can_be_broken() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Tollbooth+"]}}},
        runner={"rig": ["Counter", "Gordian Blade"], "credits": 9},
        turn="runner",
        definitions=by_title(counter("Counter", ENCOUNTERED)),
    )
    s.choose("Run HQ")
    assert s.run is not None
    assert s.run.phase == "approach ice"
    assert s.runner.credits == 9
    while not (s.run.phase == "encounter ice" and s.can("Use Gordian Blade")):
        s.choose("Pass")
    assert s.runner.credits == 9 + 1 - 3


@ruling("RR/timing/run/5.2")
def test_at_the_server_the_runner_may_jack_out_or_go_on() -> None:
    for answer, succeeded in (("Jack out", 0), ("Continue", 1)):
        s = Scenario(
            corp={"hand": ["Hostile Takeover"]},
            runner={"rig": ["Win", "Lose", "End"], "credits": 0},
            turn="runner",
            definitions=by_title(
                resource("Win", whenever(RUN_SUCCESSFUL, Gain(1))),
                resource("Lose", whenever(RUN_UNSUCCESSFUL, Gain(10))),
                resource("End", whenever(RUN_ENDED, Gain(100))),
            ),
        )
        s.choose("Run HQ")
        assert (s.options, s.step) == (["Jack out", "Continue"], "[5.2]")
        s.choose(answer)
        s.pass_all()
        assert s.runner.scored == ["Hostile Takeover"] * succeeded
        assert s.runner.credits == 100 + (1 if succeeded else 10)


@ruling("RR/timing/run/5.5.1")
def test_when_accessed_abilities_trigger_with_the_access_before_any_trashing() -> None:
    alarm = asset("Alarm", when_accessed(Gain(4)), trash_cost=0)
    s = Scenario(
        corp={"credits": 0, "servers": {"Server 1": {"root": ["Alarm"]}}}, turn="runner", definitions=by_title(alarm)
    )
    s.choose("Run Server 1")
    s.choose("Continue")
    s.pass_until("No action")
    assert s.corp.credits == 4
    assert s.corp.servers["Server 1"]["root"] == ["Alarm"]
    s.choose("Trash Alarm")
    assert s.corp.credits == 4, "once an access"


@ruling("RR/forced-encounters/3")
def test_a_runner_sent_back_to_the_outermost_ice_goes_on_with_the_same_run() -> None:
    cards = (
        resource("Begun", whenever(RUN_BEGINS, Gain(100))),
        resource("Over", whenever(RUN_ENDED, Gain(1000))),
    )
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Data Mine", "Cell Portal+"]}}, "credits": 0},
        runner={"rig": ["Begun", "Over"], "credits": 0},
        turn="runner",
        definitions=by_title(*cards),
    )
    s.choose("Run HQ")
    while s.run is not None and s.run.ice != "Cell Portal":
        s.choose("Continue" if s.can("Continue") else "Pass")
    s.pass_until("Jack out")
    if s.run is not None and s.run.ice == "Cell Portal":
        s.choose("Continue")
        s.pass_until("Jack out")
    assert s.run is not None
    assert (s.run.server, s.run.phase, s.run.ice) == ("HQ", "approach ice", "Data Mine")
    assert s.runner.credits == 100, "no run has begun or ended by it"
    assert s.runner.clicks == 3


@ruling("RR/trace/1")
def test_a_trace_pits_its_base_strength_and_the_corps_credits_against_link_and_the_runners() -> None:
    for link, corp_bid, runner_bid, tags in ((0, "0", "0", 1), (2, "0", "1", 0), (2, "1", "1", 1), (2, "1", "2", 0)):
        s = Scenario(
            corp={"servers": {"HQ": {"ice": ["Hunter+"]}}},
            runner={"rig": ["Access to Globalsec"] * link},
            turn="runner",
        )
        s.choose("Run HQ")
        s.pass_until(corp_bid)
        s.choose(corp_bid)
        s.choose(runner_bid)
        assert s.runner.tags == tags, (link, corp_bid, runner_bid)
        assert (s.corp.credits, s.runner.credits) == (5 - int(corp_bid), 5 - int(runner_bid))
