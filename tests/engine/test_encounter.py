"""Rules Reference: Encounter, Forced Encounters, Subroutine, Icebreaker, Strength, Bypass, Uninstall, "All"."""

from netrunner.cards.vocabulary import (
    CORP,
    ENCOUNTERED,
    ICE,
    INTERACTION_OVER,
    NET,
    THIS,
    AllBroken,
    Bypass,
    Choose,
    Cost,
    Damage,
    Effect,
    EndRun,
    Filter,
    Gain,
    If,
    Not,
    Trash,
    Trigger,
    Voice,
    icebreaker,
    paid,
    subroutine,
    when_accessed,
    when_encountered,
    whenever,
)
from netrunner.engine.encounter import Encounter
from netrunner.engine.resolve import Resolve
from netrunner.engine.state import State
from netrunner.engine.terms import BROKE_SUBROUTINE, DONE, PASSED_ICE, WAIT
from netrunner.scenario import Scenario
from tests.engine.homemade import asset, by_title, ice_card, program_card, resource, upgrade
from tests.rulings import ruling


class ForceEncounter(Effect):
    """The Runner encounters the first ice of that title, outside the run's path."""

    __slots__ = ("title",)

    def __init__(self, title: str) -> None:
        self.title = title

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            f.stage = 1
            ice = next(card for card in g.cards if card.definition.title == self.title and card.faceup)
            run = g.run()
            assert run is not None
            run.encounters += 1
            g.push(Encounter(ice.id, ice.instance, run.encounters, g.next_serial()))
            return WAIT
        return DONE

    def phrase(self, voice: Voice) -> str:
        return f"the Runner encounters {self.title}"


def trio() -> Scenario:
    """An encounter with ice of three subroutines: 1 credit, 10 credits, end the run."""
    three = ice_card("Three", subroutine(Gain(1, CORP)), subroutine(Gain(10, CORP)), subroutine(EndRun()), strength=2)
    key = program_card("Key", icebreaker("barrier", 1, pump=(1, 1)), strength=2, subtypes=("icebreaker",))
    s = Scenario(
        corp={"credits": 0, "servers": {"HQ": {"ice": ["Three+"]}}},
        runner={"rig": ["Key"], "credits": 9},
        turn="runner",
        skip_empty_windows=False,
        definitions=by_title(three, key),
    )
    s.choose("Run HQ")
    while s.run is not None and s.run.phase != "encounter ice":
        s.choose("Pass")
    return s


def finish(s: Scenario) -> None:
    """Pass this encounter's window."""
    s.choose("Pass")
    s.choose("Pass")


@ruling("RR/subroutine/1", "RR/subroutine/2", "RR/run-step-3-encounter-ice/1", "RR/conditional-abilities/8")
def test_unbroken_subroutines_resolve_in_order_and_broken_ones_do_not() -> None:
    s = trio()
    s.choose("Use Key: Break")
    s.choose("Subroutine 2")
    finish(s)
    assert s.corp.credits == 1
    assert s.run is None, "the third came after the first"


def test_a_break_asks_for_the_subroutine_only_among_the_unbroken() -> None:
    s = trio()
    s.choose("Use Key: Break")
    assert len(s.options) == 3
    s.choose("Subroutine 1")
    s.choose("Use Key: Break")
    assert len(s.options) == 2
    s.choose("Subroutine 2")
    s.choose("Use Key: Break")
    assert s.side == "runner"
    assert not s.can("Use Key: Break"), "the last one was broken without a question and none is left"
    finish(s)
    assert s.run is not None
    assert s.corp.credits == 0
    assert s.runner.credits == 6


@ruling("RR/encounter/2")
def test_encounter_abilities_resolve_before_anything_can_be_broken() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Data Raven+"]}}}, runner={"rig": ["Ninja"]}, turn="runner")
    s.choose("Run HQ")
    assert not s.can("Use Ninja: Break")
    assert len(s.options) == 2
    s.choose("Take 1 tag")
    assert s.runner.tags == 1
    assert s.can("Use Ninja: +5 strength")


@ruling("RR/trigger-steps/ex2", "RR/trigger-steps/9", "RR/timing/ex2", "RR/timing/general/3")
def test_a_bypass_before_tollbooth_leaves_its_toll_unpaid() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Tollbooth+"]}}},
        runner={"hand": ["Femme Fatale"], "credits": 10},
        turn="runner",
    )
    s.choose("Install Femme Fatale")
    s.choose("Run HQ")
    assert s.side == "runner"
    s.choose("Yes")
    assert s.runner.credits == 0, "9 for the card, 1 for the one subroutine, no toll"
    assert s.run is not None
    assert s.run.phase == "approach server"


def test_declining_the_bypass_leaves_the_toll_to_be_paid() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Tollbooth+"]}}},
        runner={"hand": ["Femme Fatale"], "credits": 14},
        turn="runner",
    )
    s.choose("Install Femme Fatale")
    s.choose("Run HQ")
    s.choose("No")
    assert s.runner.credits == 2


@ruling("RR/bypass/1", "RR/bypass/2")
def test_bypassed_ice_is_passed_with_nothing_broken_and_nothing_resolved() -> None:
    scout = resource("Scout", whenever(PASSED_ICE, Gain(1)), whenever(BROKE_SUBROUTINE, Gain(50)))
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+", "Enigma+"]}}},
        runner={"hand": ["Inside Job"], "rig": ["Scout"]},
        turn="runner",
        definitions=by_title(scout),
    )
    s.choose("Play Inside Job")
    s.choose("HQ")
    assert s.run is not None
    assert s.run.ice == "Enigma", "past Ice Wall without a decision"
    assert s.runner.credits == 4
    s.choose("Continue")
    assert s.run is None, "only the first ice is bypassed"


@ruling("RR/bypass/3")
def test_a_bypass_in_the_interaction_skips_the_subroutines_left() -> None:
    slip = resource("Slip", paid(Cost(0), Bypass()))
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Enigma+"]}}},
        runner={"rig": ["Slip", "Gordian Blade"]},
        turn="runner",
        definitions=by_title(slip),
    )
    s.choose("Run HQ")
    s.pass_until("Use Gordian Blade: Break")
    s.choose("Use Gordian Blade: Break")
    s.choose("Subroutine 2")
    s.choose("Use Slip")
    s.pass_until("Continue")
    assert s.run is not None
    assert s.run.phase == "approach server"
    assert s.runner.clicks == 3, "the click is not lost"


@ruling("RR/all/1", "RR/bypass/4")
def test_all_of_no_subroutines_are_broken_once_the_interaction_is_reached() -> None:
    hollow = ice_card("Hollow")
    judge = resource("Judge", Trigger(INTERACTION_OVER, (If(AllBroken(), Gain(10)),)))
    spec = {"servers": {"HQ": {"ice": ["Hollow+"]}}}
    s = Scenario(corp=spec, runner={"rig": ["Judge"]}, turn="runner", definitions=by_title(hollow, judge))
    s.choose("Run HQ")
    assert s.runner.credits == 15
    spec_runner = {"rig": ["Judge"], "hand": ["Inside Job"]}
    s = Scenario(corp=spec, runner=spec_runner, turn="runner", definitions=by_title(hollow, judge))
    s.choose("Play Inside Job")
    s.choose("HQ")
    assert s.runner.credits == 3, "bypassed: [3.1] was not reached"


def test_bypassing_the_ice_after_chum_breaks_nothing_and_so_hurts() -> None:
    sting = resource("Sting", Trigger(INTERACTION_OVER, (If(Not(AllBroken()), Gain(10)),)))
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Chum+", "Ice Wall+"]}}},
        runner={"rig": ["Femme Fatale", "Sting"], "hand": ["Blank"] * 3},
        turn="runner",
        definitions=by_title(sting),
    )
    s.state.mut(s.card("Femme Fatale").id).chosen = (s.state.cards[s.card("Ice Wall").id].instance,)
    s.choose("Run HQ")
    s.pass_until("Continue")
    s.choose("Continue")
    s.choose("Yes")
    assert len(s.runner.discard) == 3
    assert s.runner.hand == []


@ruling("RR/uninstall/2", "RR/timing/run/3a")
def test_encountered_ice_that_is_trashed_resolves_no_more_subroutines_and_is_passed() -> None:
    bomb = ice_card("Bomb", subroutine(Gain(1, CORP)), subroutine(Trash(THIS)), subroutine(EndRun()))
    s = Scenario(corp={"credits": 0, "servers": {"HQ": {"ice": ["Bomb+"]}}}, turn="runner", definitions=by_title(bomb))
    s.choose("Run HQ")
    assert s.corp.credits == 1
    assert s.corp.discard == ["Bomb"]
    assert s.run is not None
    assert s.run.phase == "approach server"


@ruling("RR/uninstall/2")
def test_ice_trashed_in_the_interaction_leaves_the_window_open_but_nothing_to_break() -> None:
    saw = resource("Saw", paid(Cost(0), Choose(Filter(ICE)), Trash()))
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}, "R&D": {"ice": ["Enigma"]}}},
        runner={"rig": ["Saw", "Corroder"]},
        turn="runner",
        skip_empty_windows=False,
        definitions=by_title(saw),
    )
    s.choose("Run HQ")
    s.pass_until("Use Corroder: Break")
    s.choose("Use Saw")
    s.choose("Ice Wall")
    assert s.can("Use Saw"), "the window goes on"
    assert not s.can("Use Corroder: Break")
    finish(s)
    assert s.run is not None
    assert s.run.phase == "approach server"


@ruling("RR/subroutine/3", "RR/effect/1", "RR/subroutine/ex1", "RR/choosing-cards/1")
def test_the_corp_chooses_for_its_subroutines_and_only_among_installed_cards() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Rototurret+"]}}},
        runner={"rig": ["Corroder", "Mimic"], "hand": ["Magnum Opus"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("Corroder")
    assert s.side == "corp"
    assert s.options == ["Corroder", "Mimic"]
    s.choose("Mimic")
    assert s.runner.discard == ["Mimic"]


@ruling("RR/forced-encounters/1", "RR/forced-encounters/2")
def test_a_forced_encounter_interrupts_and_the_run_goes_on_where_it_was() -> None:
    trap = ice_card("Trap", subroutine(ForceEncounter("Sentinel")), subroutine(Gain(1, CORP)))
    guard = ice_card("Sentinel", subroutine(Gain(10, CORP)))
    s = Scenario(
        corp={"credits": 0, "servers": {"HQ": {"ice": ["Trap+", "Ice Wall"]}, "R&D": {"ice": ["Sentinel+"]}}},
        turn="runner",
        definitions=by_title(trap, guard),
    )
    s.choose("Run HQ")
    assert s.corp.credits == 11, "the second subroutine of Trap came after the forced encounter"
    assert s.run is not None
    assert s.run.ice == "Ice Wall"
    assert s.run.server == "HQ"


@ruling("RR/forced-encounters/1", "RR/timing/ex1")
def test_an_encounter_during_an_access_returns_to_the_access() -> None:
    bait = asset("Bait", when_accessed(ForceEncounter("Sentinel")), trash_cost=0)
    guard = ice_card("Sentinel", subroutine(Gain(10, CORP)))
    s = Scenario(
        corp={"credits": 0, "servers": {"Server 1": {"root": ["Bait"]}, "R&D": {"ice": ["Sentinel+"]}}},
        turn="runner",
        definitions=by_title(bait, guard),
    )
    s.choose("Run Server 1")
    s.choose("Continue")
    s.choose("Pass")
    assert s.corp.credits == 10
    assert s.can("Trash Bait (0 credits)")


def test_a_forced_encounter_that_ends_the_run_ends_the_access_too() -> None:
    bait = asset("Bait", when_accessed(ForceEncounter("Ice Wall")), trash_cost=0)
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Bait", "Red Herrings"]}, "R&D": {"ice": ["Ice Wall+"]}}},
        turn="runner",
        definitions=by_title(bait),
    )
    s.choose("Run Server 1")
    s.choose("Continue")
    s.choose("Access facedown card (Server 1, card 1)", side="runner")
    assert s.run is None
    assert s.corp.discard == []


def test_encounter_abilities_of_other_cards_see_every_encounter() -> None:
    hum = upgrade("Hum", Trigger(ENCOUNTERED, (Gain(1),), by=-1))
    mine = ice_card("Mine", when_encountered(Damage(NET, 1)))
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Mine+"], "root": ["Hum+"]}}},
        runner={"hand": ["Blank"] * 2},
        turn="runner",
        definitions=by_title(hum, mine),
    )
    s.choose("Run HQ")
    if s.side == "corp":
        s.choose("Hum")
    assert s.corp.credits == 6
    assert len(s.runner.hand) == 1


@ruling("FAQ/qa/7", "RR/simultaneous-effects/1")
def test_constant_modifiers_of_an_encounter_apply_all_at_once() -> None:
    def strength_two(rezzed_chum: bool) -> Scenario:
        outer = ["Chum+"] if rezzed_chum else []
        s = Scenario(
            corp={"servers": {"HQ": {"ice": [*outer, "Enigma+"]}}},
            runner={"rig": ["Ice Carver", ("Parasite", {"host": "Enigma", "virus": 1})], "hand": ["Blank"] * 4},
            turn="runner",
            skip_empty_windows=False,
        )
        s.choose("Run HQ")
        while s.run is not None and s.run.ice in ("Chum", "Enigma") and "Enigma" not in s.log[-1]:
            s.game.choose("Continue" if s.can("Continue") else "Pass")
        while s.run is not None and s.run.ice == "Enigma" and s.run.phase == "approach ice":
            s.game.choose("Continue" if s.can("Continue") else "Pass")
        return s

    chummed = strength_two(True)
    assert chummed.run is not None
    assert chummed.run.phase == "encounter ice"
    assert chummed.card("Enigma").strength == 2
    assert strength_two(False).corp.discard == ["Enigma"], "without Chum's two it is trashed as it is encountered"
