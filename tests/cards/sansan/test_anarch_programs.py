"""The Anarch programs of the SanSan Cycle: each card's own text."""

from netrunner.scenario import Scenario
from tests.cards import card

# -- Faust -------------------------------------------------------------------------------------------------------------


def faust(ice: str, *hand: str) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": [f"{ice}+"]}}}, runner={"rig": ["Faust"], "hand": list(hand)}, turn="runner"
    )
    s.choose("Run HQ")
    s.to_encounter()
    return s


@card("Faust")
def test_faust_breaks_any_subroutine_for_a_card_of_the_grip() -> None:
    s = faust("Enigma", "Diesel", "Corroder")
    s.use("Faust: Break 1 ice subroutine", "Diesel", "Subroutine 2")
    assert s.runner.discard == ["Diesel"]
    assert s.runner.hand == ["Corroder"]
    s.use("Faust: Break 1 ice subroutine")
    assert s.runner.hand == []
    s.pass_all()
    assert s.runner.clicks == 3, "nothing of Enigma has resolved"


@card("Faust")
def test_faust_is_raised_by_two_for_a_card_of_the_grip() -> None:
    s = faust("Wall of Static", "Diesel", "Corroder", "Mimic")
    assert not s.can("Use Faust: Break")
    s.use("Faust: +2 strength", "Diesel")
    assert s.card("Faust").strength == 4
    s.use("Faust: Break 1 ice subroutine", "Mimic")
    s.pass_all()
    assert s.card("Faust").strength == 2
    assert s.runner.hand == ["Corroder"]


@card("Faust")
def test_faust_does_nothing_for_an_empty_grip() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Enigma+"]}}}, runner={"rig": ["Faust"]}, turn="runner")
    s.run_on("HQ")
    assert s.runner.clicks == 2, "nobody could break anything"
    s.choose("Gain 1 credit")
    assert not s.can("Use Faust")


# -- Trope -------------------------------------------------------------------------------------------------------------


@card("Trope")
def test_trope_gathers_a_counter_each_turn() -> None:
    s = Scenario(runner={"rig": ["Trope"]}, turn="runner")
    s.next_turn()
    s.next_turn()
    assert s.card("Trope").counters["power"] == 2


@card("Trope")
def test_trope_shuffles_a_card_of_the_heap_into_the_stack_for_each_counter() -> None:
    s = Scenario(
        runner={"rig": [("Trope", {"power": 2})], "discard": ["Diesel", "Mimic", "Corroder"], "deck": []},
        turn="runner",
    )
    s.use("Trope", "Diesel", "Corroder")
    assert s.runner.discard == ["Mimic"]
    assert {"Diesel", "Corroder"} <= set(s.runner.deck)
    assert s.card("Trope").zone == "removed from the game"
    assert s.runner.clicks == 3


@card("Trope")
def test_trope_takes_as_many_cards_as_there_are() -> None:
    s = Scenario(runner={"rig": [("Trope", {"power": 3})], "discard": ["Diesel"]}, turn="runner")
    s.use("Trope")
    assert s.runner.discard == []


@card("Trope")
def test_trope_needs_a_counter_and_a_card_in_the_heap() -> None:
    assert not Scenario(runner={"rig": ["Trope"], "discard": ["Diesel"]}, turn="runner").can("Use Trope")
    assert not Scenario(runner={"rig": [("Trope", {"power": 1})]}, turn="runner").can("Use Trope")


# -- Surfer ------------------------------------------------------------------------------------------------------------


def surfing(*ice: str, credits: int = 9) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": list(ice)}}, "hand": ["Hedge Fund"]},
        runner={"rig": ["Surfer", "Corroder"], "credits": credits},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    return s


def order(s: Scenario) -> list[str]:
    return s.corp.servers["HQ"]["ice"]


@card("Surfer")
def test_surfer_takes_the_runner_inward_past_other_ice() -> None:
    s = surfing("Ice Wall+", "Neural Katana+")
    s.use("Surfer")
    assert order(s) == ["Neural Katana", "Ice Wall"]
    assert s.runner.credits == 7
    assert s.run is not None
    assert s.run.ice == "Ice Wall", "it is still being encountered"
    s.use("Corroder: Break")
    s.pass_all()
    assert s.accessed == ["Hedge Fund"], "Neural Katana is behind the Runner"


@card("Surfer")
def test_surfer_takes_the_runner_outward_too() -> None:
    s = surfing("Wraparound", "Ice Wall+", "Enigma")
    s.use("Surfer", "unrezzed ice (outermost")
    assert order(s) == ["Ice Wall", "Wraparound", "Enigma"]
    s.use("Corroder: Break")
    s.rez("Wraparound")
    assert s.run is not None
    assert s.run.ice == "Wraparound"


@card("Surfer")
def test_surfer_swaps_only_with_neighbours() -> None:
    s = surfing("Ice Wall+", "Enigma+", "Neural Katana+")
    s.use("Surfer")
    assert order(s) == ["Enigma", "Ice Wall", "Neural Katana"], "there was only one neighbour"
    s.choose("Use Surfer")
    assert [option.partition(" ")[0] for option in s.options] == ["Enigma", "Neural"]


@card("Surfer")
def test_subroutines_of_the_surfed_barrier_resolve_unless_broken() -> None:
    s = surfing("Ice Wall+", "Enigma+")
    s.use("Surfer")
    s.pass_all()
    assert s.run is None
    assert s.accessed == []


@card("Surfer")
def test_surfer_needs_a_barrier_with_a_neighbour_and_two_credits() -> None:
    assert not surfing("Neural Katana+", "Ice Wall+").can("Use Surfer"), "not a barrier"
    assert not surfing("Ice Wall+").can("Use Surfer"), "no neighbour"
    assert not surfing("Ice Wall+", "Enigma", credits=1).can("Use Surfer")
    alone = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall"]}, "R&D": {"ice": ["Ice Wall+"]}}},
        runner={"rig": ["Surfer", "Corroder"]},
        turn="runner",
    )
    alone.choose("Run R&D")
    alone.to_encounter()
    assert not alone.can("Use Surfer"), "ice protecting another server is no neighbour"
