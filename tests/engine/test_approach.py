"""Rules Reference: Approaching Ice, Pass, Uninstall: positions, and what becomes of them during a run."""

from netrunner.cards.vocabulary import (
    CORP,
    ICE,
    Choose,
    Cost,
    Effect,
    Filter,
    Gain,
    Install,
    Trash,
    Voice,
    paid,
    subroutine,
    whenever,
)
from netrunner.engine.definition import CardDef
from netrunner.engine.placement import install_corp
from netrunner.engine.resolve import Resolve
from netrunner.engine.state import State
from netrunner.engine.terms import DONE, HAND, PASSED_ICE
from netrunner.scenario import Scenario
from tests.engine.homemade import asset, by_title, ice_card, resource
from tests.rulings import ruling


def cutter() -> CardDef:
    """A resource that trashes any Corp card in any window."""
    return resource("Cutter", paid(Cost(0), Choose(Filter(side=CORP)), Trash()))


class InstallInside(Effect):
    """Install ice from HQ directly inside the ice being encountered or approached."""

    __slots__ = ()

    def step(self, g: State, f: Resolve) -> int:
        run = g.run()
        assert run is not None
        server = g.server(run.server)
        assert server is not None
        cid = next(cid for cid in g.players[CORP].hand if g.cards[cid].definition.type & ICE)
        install_corp(g, cid, run.server, at=server.ice.index(run.ice) + 1)
        return DONE

    def phrase(self, voice: Voice) -> str:
        return "install ice from HQ directly inside this ice"


@ruling("RR/approaching-ice/4", "RR/run-step-2-approach-ice/1", "RR/run-step-4-pass-ice/1")
def test_ice_is_approached_from_the_outermost_to_the_innermost() -> None:
    spec = {"servers": {"R&D": {"ice": ["Ice Wall", "Enigma", "Hunter"]}}}
    s = Scenario(corp=spec, turn="runner", skip_empty_windows=False)
    s.choose("Run R&D")
    seen: list[str | None] = []
    while s.run is not None and s.run.phase == "approach ice":
        if s.run.ice not in seen:
            seen.append(s.run.ice)
        s.game.choose("Continue" if s.can("Continue") else "Pass")
    assert seen == ["Ice Wall", "Enigma", "Hunter"]


@ruling("RR/approaching-ice/3", "RR/pass/1", "RR/timing/run/2.4")
def test_ice_that_stays_unrezzed_is_passed_and_not_encountered() -> None:
    scout = resource("Scout", whenever(PASSED_ICE, Gain(1)))
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall"]}}},
        runner={"rig": ["Scout"]},
        turn="runner",
        definitions=by_title(scout),
    )
    s.choose("Run HQ")
    s.choose("Pass")
    assert s.run is not None
    assert s.run.phase == "approach server"
    assert s.runner.credits == 6


def three_ice() -> Scenario:
    return Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall", "Enigma", "Hunter"]}}},
        runner={"rig": ["Cutter"]},
        turn="runner",
        skip_empty_windows=False,
        definitions=by_title(cutter()),
    )


def approach(s: Scenario, title: str) -> None:
    """Go on until the Runner has the opportunity to act at [2.1] of that ice."""
    while s.run is not None and not (s.run.ice == title and s.run.phase == "approach ice" and s.can("Use Cutter")):
        s.game.choose("Continue" if s.can("Continue") else "Pass")


@ruling("RR/approaching-ice/7", "RR/approaching-ice/8")
def test_ice_trashed_inside_the_runners_position_is_simply_not_approached() -> None:
    s = three_ice()
    s.choose("Run HQ")
    approach(s, "Ice Wall")
    s.choose("Use Cutter")
    s.choose("unrezzed ice (position 2 from outside, HQ)")
    assert s.run is not None
    assert s.run.ice == "Ice Wall", "the Runner still approaches the same ice"
    s.pass_until("Jack out")
    assert s.run.ice == "Hunter"
    s.choose("Continue")
    s.pass_until("Jack out")
    assert s.run.phase == "approach server"


@ruling("RR/uninstall/2", "RR/timing/run/2b")
def test_approached_ice_that_is_trashed_is_passed_after_the_window() -> None:
    s = three_ice()
    s.choose("Run HQ")
    approach(s, "Ice Wall")
    s.choose("Use Cutter")
    s.choose("unrezzed ice (outermost, HQ)")
    assert s.run is not None
    assert s.side == "runner", "the window is still open"
    assert s.can("Pass")
    s.choose("Pass")
    s.choose("Pass")
    assert s.run.ice == "Enigma", "no rez step for the ice that is gone, and Enigma is not skipped"
    assert s.game.view("runner")["step"].endswith("[2.1]")


@ruling("RR/approaching-ice/8")
def test_trashing_ice_already_passed_changes_nothing_for_the_runner() -> None:
    s = three_ice()
    s.choose("Run HQ")
    approach(s, "Enigma")
    s.choose("Use Cutter")
    s.choose("unrezzed ice (outermost, HQ)")
    assert s.run is not None
    assert s.run.ice == "Enigma"
    approach(s, "Hunter")
    assert s.run is not None
    assert s.run.ice == "Hunter"


@ruling("RR/approaching-ice/5", "RR/timing/run/2a")
def test_ice_installed_outside_during_a_run_is_not_approached() -> None:
    crew = asset("Crew", paid(Cost(0), Choose(Filter(ICE, zone=HAND, side=CORP)), Install()))
    s = Scenario(
        corp={
            "hand": ["Enigma"],
            "servers": {"HQ": {"ice": ["Ice Wall"]}, "Server 1": {"root": ["Crew+"]}},
        },
        turn="runner",
        skip_empty_windows=False,
        definitions=by_title(crew),
    )
    s.choose("Run HQ")
    s.choose("Use Crew", side="corp")
    s.choose("Enigma")
    s.choose("HQ")
    s.choose("Done")
    assert s.corp.servers["HQ"]["ice"] == ["Enigma", "Ice Wall"]
    assert s.run is not None
    assert s.run.ice == "Ice Wall"
    s.pass_until("Jack out")
    assert s.run.phase == "approach server"


@ruling("RR/approaching-ice/6", "RR/approaching-ice/7")
def test_ice_installed_inside_during_a_run_is_approached_next() -> None:
    howl = ice_card("Howl", subroutine(InstallInside()))
    s = Scenario(
        corp={"hand": ["Enigma"], "servers": {"HQ": {"ice": ["Howl+", "Hunter"]}}},
        turn="runner",
        definitions=by_title(howl),
    )
    s.choose("Run HQ")
    assert s.corp.servers["HQ"]["ice"] == ["Howl", "Enigma", "Hunter"]
    assert s.run is not None
    assert s.run.ice == "Enigma", "neither Howl again nor Hunter at once"


def test_the_runner_sent_back_to_the_outermost_ice_may_jack_out_there() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall", "Cell Portal+"]}}}, turn="runner", skip_empty_windows=False
    )
    s.choose("Run HQ")
    s.pass_until("Continue")
    s.choose("Continue")
    while s.run is not None and not (s.run.ice == "Ice Wall" and s.can("Jack out")):
        s.choose("Pass")
    assert s.run is not None
    assert not s.card("Cell Portal").rezzed
    s.choose("Jack out")
    assert s.run is None
