"""Rules Reference: Run, Approaching Ice, Pass, Jack Out, Bad Publicity, Attacked Server, Remote Servers.

Replacement of access stands in test_access, encounters in test_encounter.
"""

from netrunner.cards.vocabulary import (
    ARCHIVES,
    ASSET,
    CORP,
    ICE,
    RUN_SUCCESSFUL,
    AccessMore,
    BadPublicity,
    Choose,
    Cost,
    EndRun,
    Filter,
    Gain,
    Install,
    Run,
    Trash,
    TreatAsRunOn,
    Trigger,
    paid,
    whenever,
)
from netrunner.engine.definition import CardDef
from netrunner.engine.terms import (
    APPROACHED_SERVER,
    HAND,
    RUN_BEGINS,
    RUN_ENDED,
    RUN_UNSUCCESSFUL,
)
from netrunner.scenario import Scenario
from tests.engine.homemade import asset, by_title, event, resource, upgrade
from tests.rulings import ruling


def cutter() -> CardDef:
    """A resource that trashes any Corp card in any window."""
    return resource("Cutter", paid(Cost(0), Choose(Filter(side=CORP)), Trash()))


def witness() -> CardDef:
    """A resource that tells by its gains how a run went."""
    return resource(
        "Witness",
        whenever(RUN_SUCCESSFUL, Gain(1)),
        whenever(RUN_UNSUCCESSFUL, Gain(10)),
        whenever(RUN_ENDED, Gain(100)),
    )


@ruling("RR/run-step-1-initiation/2", "RR/timing/run/1c", "RR/run-step-5-approach-server/1")
def test_a_run_on_an_unprotected_server_goes_straight_to_the_server() -> None:
    s = Scenario(turn="runner")
    s.choose("Run HQ")
    assert s.run is not None
    assert s.run.phase == "approach server"
    assert s.options == ["Jack out", "Continue"], "no ice was approached, and the Runner may jack out here"


@ruling("RR/jack-out/2", "RR/run-step-2-approach-ice/2", "RR/timing/run/2.2")
def test_the_runner_cannot_jack_out_at_the_first_ice_but_can_at_the_second() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Ice Wall", "Enigma"]}}}, turn="runner", skip_empty_windows=False)
    s.choose("Run HQ")
    s.choose("Pass")
    s.choose("Pass")
    assert s.run is not None
    assert s.game.view("runner")["step"].endswith("[2.3]"), "[2.2] gave no choice"
    reason = s.why_not("Jack out")
    assert reason is not None
    assert reason.rule == "RR/jack-out"
    s.pass_until("Jack out")
    assert s.run.ice == "Enigma"
    assert s.run.phase == "approach ice"
    s.choose("Jack out")
    assert s.run is None


@ruling("RR/jack-out/1", "RR/run-step-7-the-run-ends-unsuccessfully/1", "RR/timing/run/7")
def test_jacking_out_makes_the_run_unsuccessful() -> None:
    s = Scenario(runner={"rig": ["Witness"]}, turn="runner", definitions=by_title(witness()))
    s.choose("Run HQ")
    s.choose("Jack out")
    s.choose("Witness")
    assert s.runner.credits == 5 + 10 + 100


@ruling("RR/timing/run/5.4", "RR/timing/run/6")
def test_a_successful_run_ends_without_being_unsuccessful() -> None:
    s = Scenario(runner={"rig": ["Witness"]}, turn="runner", definitions=by_title(witness()))
    s.choose("Run HQ")
    s.choose("Continue")
    assert s.runner.credits == 5 + 1 + 100


@ruling("RR/run-step-3-encounter-ice/2", "RR/timing/run/3.2")
def test_a_run_ended_by_a_subroutine_is_unsuccessful() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"rig": ["Witness"]},
        turn="runner",
        definitions=by_title(witness()),
    )
    s.choose("Run HQ")
    s.choose("Witness")
    assert s.run is None
    assert s.runner.credits == 5 + 10 + 100


def test_a_run_ended_after_it_was_successful_stays_successful() -> None:
    stop = upgrade("Stop", Trigger(RUN_SUCCESSFUL, (EndRun(),)))
    s = Scenario(
        corp={"hand": ["Hedge Fund"], "servers": {"HQ": {"root": ["Stop+"]}}},
        runner={"rig": ["Witness"]},
        turn="runner",
        definitions=by_title(witness(), stop),
    )
    s.choose("Run HQ")
    s.choose("Continue")
    assert s.run is None, "nothing was accessed"
    assert s.runner.credits == 5 + 1 + 100


@ruling("RR/bad-publicity/1", "RR/run-step-1-initiation/1", "RR/timing/run/1a", "RR/bad-publicity/3")
def test_bad_publicity_gives_credits_for_the_run_only() -> None:
    s = Scenario(
        corp={"bad_publicity": 2, "servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"rig": ["Corroder"], "credits": 0},
        turn="runner",
    )
    s.choose("Run HQ")
    assert s.run is not None
    assert s.run.credits == 2
    assert s.runner.credits == 2
    s.choose("Use Corroder: Break")
    assert s.run.credits == 1
    s.choose("Jack out", side="runner")
    assert s.runner.credits == 0, "the unspent one is gone"


@ruling("RR/bad-publicity/2")
def test_bad_publicity_taken_during_a_run_gives_no_credits_for_it() -> None:
    scandal = upgrade("Scandal", paid(Cost(0), BadPublicity(1)))
    s = Scenario(
        corp={"servers": {"HQ": {"root": ["Scandal+"]}}},
        turn="runner",
        skip_empty_windows=False,
        definitions=by_title(scandal),
    )
    s.choose("Run HQ")
    s.choose("Use Scandal", side="corp")
    assert s.corp.bad_publicity == 1
    assert s.run is not None
    assert s.run.credits == 0


@ruling("RR/remote-servers/3", "RR/remote-servers/4", "RR/remote-servers/5", "RR/uninstall/3")
def test_a_run_whose_server_ceases_to_exist_is_neither_successful_nor_unsuccessful() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["PAD Campaign"]}, "HQ": {"root": ["Red Herrings"]}}},
        runner={"rig": ["Cutter", "Witness"]},
        turn="runner",
        skip_empty_windows=False,
        definitions=by_title(cutter(), witness()),
    )
    s.choose("Run Server 1")
    s.choose("Use Cutter")
    s.choose("facedown card (Server 1)")
    assert "Server 1" not in s.corp.servers
    assert s.run is not None, "the run ends after the window closes"
    assert s.can("Use Cutter")
    s.choose("Pass")
    s.choose("Pass")
    assert s.run is None
    assert s.runner.credits == 5 + 100


@ruling("RR/remote-servers/5")
def test_a_server_that_vanishes_by_an_access_leaves_the_run_successful() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["PAD Campaign"]}}},
        runner={"rig": ["Witness"]},
        turn="runner",
        definitions=by_title(witness()),
    )
    s.choose("Run Server 1")
    s.choose("Continue")
    s.choose("Trash PAD Campaign (4 credits)", side="runner")
    assert "Server 1" not in s.corp.servers
    assert s.runner.credits == 5 + 1 - 4 + 100


@ruling("RR/if-successful/1", "RR/timing/run/5.4a", "RR/attacked-server/2")
def test_if_successful_needs_success_against_the_server_it_names() -> None:
    detour = upgrade("Detour", Trigger(APPROACHED_SERVER, (TreatAsRunOn(ARCHIVES),)))
    s = Scenario(
        corp={"discard": ["Hedge Fund"], "servers": {"R&D": {"root": ["Detour+"]}}},
        runner={"hand": ["The Maker's Eye"]},
        turn="runner",
        definitions=by_title(detour),
    )
    s.choose("Play The Maker's Eye")
    assert s.run is not None
    assert s.run.server == "Archives"
    s.choose("Continue")
    run = s.state.run()
    assert run is None or run.extra_accesses == 0
    assert not any("R&D" in line and "accesses" in line for line in s.log)


@ruling("RR/if-successful/2", "RR/timing/run/5.4b")
def test_if_successful_without_a_server_works_wherever_the_run_succeeds() -> None:
    detour = upgrade("Detour", Trigger(APPROACHED_SERVER, (TreatAsRunOn(ARCHIVES),)))
    heist = event("Heist", Run(if_successful=(Gain(4), AccessMore(0))))
    s = Scenario(
        corp={"servers": {"R&D": {"root": ["Detour+"]}}},
        runner={"hand": ["Heist"]},
        turn="runner",
        definitions=by_title(detour, heist),
    )
    s.choose("Play Heist")
    s.choose("R&D")
    s.choose("Continue")
    assert s.runner.credits == 9


@ruling("RR/timing/run/5.4")
def test_if_successful_effects_come_before_when_successful_abilities() -> None:
    order = resource("Order", whenever(RUN_SUCCESSFUL, Gain(1)))
    pick = event("Pick", Run(if_successful=(Choose(Filter(ICE)), Trash())))
    s = Scenario(
        corp={"servers": {"R&D": {"ice": ["Ice Wall", "Enigma"]}}},
        runner={"rig": ["Order"], "hand": ["Pick"]},
        turn="runner",
        definitions=by_title(order, pick),
    )
    s.choose("Play Pick")
    s.choose("HQ")
    s.choose("Continue")
    assert s.runner.credits == 5, "asked for the ice first"
    s.choose("unrezzed ice (outermost, R&D)")
    assert s.runner.credits == 6


@ruling("RR/initiate-vs-make-a-run/1", "RR/timing/run/1")
def test_when_a_run_begins_abilities_see_the_attacked_server() -> None:
    alarm = asset("Alarm", Trigger(RUN_BEGINS, (Gain(1),), server=ARCHIVES))
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Alarm+"]}}}, turn="runner", definitions=by_title(alarm))
    s.choose("Run HQ")
    s.choose("Jack out")
    assert s.corp.credits == 5
    s.choose("Run Archives")
    assert s.corp.credits == 6


def test_ending_the_run_in_a_window_closes_it_at_once() -> None:
    s = Scenario(
        corp={"scored": [("Nisei MK II", {"agenda": 1})]},
        runner={"rig": ["Cutter"]},
        turn="runner",
        skip_empty_windows=False,
        definitions=by_title(cutter()),
    )
    s.choose("Run HQ")
    s.choose("Use Nisei MK II", side="corp")
    assert s.run is None
    assert s.game.view("runner")["step"].endswith("[1.6]")


@ruling("RR/remote-servers/4", "RR/remote-servers/5")
def test_a_new_server_made_in_the_same_window_is_not_the_one_that_vanished() -> None:
    phoenix = asset("Phoenix", paid(Cost(trash_self=True), Choose(Filter(ASSET, zone=HAND, side=CORP)), Install()))
    s = Scenario(
        corp={"hand": ["PAD Campaign"], "servers": {"Server 1": {"root": ["Phoenix+"]}}},
        runner={"rig": ["Witness"]},
        turn="runner",
        skip_empty_windows=False,
        definitions=by_title(phoenix, witness()),
    )
    s.choose("Run Server 1")
    s.choose("Use Phoenix", side="corp")
    s.choose("PAD Campaign")
    s.choose("New server")
    assert "Server 1" not in s.corp.servers
    assert s.card("PAD Campaign").server == "Server 2"
    s.pass_all()
    assert s.run is None
    assert s.runner.credits == 5 + 100, "neither successful nor unsuccessful"
