"""Data and Destiny: Sunny Lebeau."""

import pytest

from netrunner.cards.facts import find
from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

SUNNY = "Sunny Lebeau: Security Specialist"


@card("Sunny Lebeau: Security Specialist")
def test_sunny_has_two_link_and_nothing_else() -> None:
    s = Scenario(runner={"identity": SUNNY}, turn="runner")
    assert s.runner.link == 2
    assert find(SUNNY).minimum_deck_size == 50
    assert find(SUNNY).influence_limit == 25


# -- Security Chip -----------------------------------------------------------------------------------------------------


def chip(*rig: str) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"identity": SUNNY, "rig": ["Security Chip", *rig], "credits": 9},
        turn="runner",
    )
    assert not s.can("Use Security Chip"), "only during a run"
    s.choose("Run HQ")
    return s


@card("Security Chip")
def test_security_chip_strengthens_an_icebreaker_for_the_run() -> None:
    s = chip("Corroder", "GS Striker M1")
    s.choose("Use Security Chip")
    s.choose(next(label for label in s.options if "any number" not in label))
    s.choose("Corroder")
    assert s.card("Corroder").strength == 4
    assert s.card("GS Striker M1").strength == 1
    assert s.runner.discard == ["Security Chip"]
    s.pass_all()
    assert s.card("Corroder").strength == 2


@card("Security Chip")
def test_security_chip_strengthens_any_number_of_cloud_icebreakers() -> None:
    s = chip("Corroder", "GS Striker M1", "GS Shrike M2", "GS Sherman M3")
    s.choose("Use Security Chip")
    s.choose(next(label for label in s.options if "any number" in label))
    assert "Corroder" not in s.options
    for title in ("GS Striker M1", "GS Sherman M3", "Done"):
        s.choose(title)
    strengths = [s.card(title).strength for title in ("GS Striker M1", "GS Shrike M2", "GS Sherman M3")]
    assert strengths == [3, 1, 3]


@card("Security Chip")
@ruling("FAQ/rules/trashing-as-a-cost/2")
def test_security_chip_counts_the_link_of_the_moment_at_which_it_is_trashed() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"identity": SUNNY, "rig": ["Security Chip", "Endless Hunger", "Access to Globalsec"]},
        turn="runner",
    )
    strength = s.card("Endless Hunger").strength
    s.choose("Run HQ")
    s.choose("Use Security Chip")
    assert s.card("Endless Hunger").strength == strength + 3
    assert "Endless Hunger has +3 strength." in s.log
    s.use("Endless Hunger", "Access to Globalsec")
    assert s.runner.link == 2
    assert s.card("Endless Hunger").strength == strength + 3
    s.pass_all()
    assert s.card("Endless Hunger").strength == strength


@card("Security Chip")
@ruling("RR/for-each/2", "RR/using-abilities/2")
def test_security_chip_does_nothing_without_link() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"rig": ["Security Chip", "Corroder"], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    assert s.can("Use Corroder")
    assert not s.can("Use Security Chip")


@card("Security Chip")
def test_security_chip_needs_an_icebreaker() -> None:
    assert not chip("Net Shield").can("Use Security Chip")


# -- Security Nexus ----------------------------------------------------------------------------------------------------


def nexus(*ice: str) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": list(ice)}}, "hand": ["Hedge Fund"]},
        runner={"identity": SUNNY, "rig": ["Security Nexus"], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    return s


@card("Security Nexus")
def test_security_nexus_bypasses_ice_when_the_trace_fails() -> None:
    s = nexus("Ice Wall+")
    assert s.runner.link == 3
    assert s.runner.memory_limit == 5
    s.choose("Yes")
    assert s.prompt.startswith("Trace [5]")
    s.bid(0, 2)
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]
    assert s.runner.tags == 0


@card("Security Nexus")
def test_security_nexus_ends_the_run_with_a_tag_when_the_trace_succeeds() -> None:
    s = nexus("Ice Wall+")
    s.choose("Yes")
    s.bid(0, 1)
    assert s.run is None
    assert s.runner.tags == 1
    assert s.accessed == []


@card("Security Nexus")
def test_security_nexus_can_be_declined_and_is_used_once_per_turn() -> None:
    s = nexus("Special Offer+", "Ice Wall+", "Enigma+")
    s.choose("No")
    s.pass_until("Yes")
    s.choose("Yes")
    s.bid(0, 2)
    s.pass_all()
    assert s.accessed == [], "Enigma ended the run, and nothing was asked"
    assert s.run is None


@card("Security Nexus", "Turnpike")
def test_what_the_bypassed_ice_does_when_it_is_encountered_never_triggers() -> None:
    s = nexus("Turnpike+")
    s.choose("Yes")
    s.bid(0, 2)
    assert s.runner.credits == 7, "2 for the trace, none for Turnpike"


@card("Security Nexus")
def test_the_run_ends_though_the_tag_is_avoided() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"rig": ["Security Nexus", "New Angeles City Hall"], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Yes")
    s.bid(0, 0)
    s.choose("Use New Angeles City Hall")
    assert s.runner.tags == 0
    assert s.run is None


# -- GS breakers -------------------------------------------------------------------------------------------------------

BREAKERS = {"GS Striker M1": "Enigma", "GS Shrike M2": "Rototurret", "GS Sherman M3": "Wall of Static"}


@card("GS Striker M1", "GS Shrike M2", "GS Sherman M3")
@pytest.mark.parametrize("title", ["GS Striker M1", "GS Shrike M2", "GS Sherman M3"])
def test_gs_breakers_break_any_number_of_subroutines_for_two(title: str) -> None:
    ice = BREAKERS[title]
    s = Scenario(
        corp={"servers": {"HQ": {"ice": [f"{ice}+"]}}, "hand": ["Hedge Fund"]},
        runner={"rig": [title], "credits": 9},
        turn="runner",
    )
    assert s.runner.memory == 3, "without link it needs its memory"
    s.choose("Run HQ")
    assert s.can(f"Use {title}: Break") == (s.card(ice).strength <= 1)
    s.choose(f"Use {title}: +3")
    assert s.card(title).strength == 4
    s.choose(f"Use {title}: Break")
    while s.can("Subroutine 1") or s.can("Subroutine 2"):
        s.choose("Subroutine 1" if s.can("Subroutine 1") else "Subroutine 2")
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]
    assert s.runner.credits == 9 - 4


@card("GS Striker M1", "GS Shrike M2", "GS Sherman M3")
@pytest.mark.parametrize("title", ["GS Striker M1", "GS Shrike M2", "GS Sherman M3"])
def test_gs_breakers_break_one_kind_and_need_no_memory_with_two_link(title: str) -> None:
    others = [f"{ice}+" for breaker, ice in BREAKERS.items() if breaker != title]
    s = Scenario(
        corp={"servers": {"HQ": {"ice": others}}},
        runner={"identity": SUNNY, "rig": [title, "Magnum Opus", "Magnum Opus"], "credits": 9},
        turn="runner",
    )
    assert s.runner.memory == 0
    s.choose("Run HQ")
    s.choose(f"Use {title}: +3")
    assert not s.can(f"Use {title}: Break")


# -- Globalsec Security Clearance --------------------------------------------------------------------------------------


@card("Globalsec Security Clearance")
def test_globalsec_security_clearance_is_installed_only_with_two_link() -> None:
    s = Scenario(runner={"hand": ["Globalsec Security Clearance"]}, turn="runner")
    assert not s.can("Install Globalsec")
    s = Scenario(runner={"identity": SUNNY, "hand": ["Globalsec Security Clearance"]}, turn="runner")
    s.install("Globalsec Security Clearance")
    assert s.runner.credits == 3


@card("Globalsec Security Clearance")
@pytest.mark.parametrize(("answer", "clicks", "known"), [("Yes", 3, ["runner"]), ("No", 4, [])])
def test_globalsec_security_clearance_looks_at_rnd_for_a_click(answer: str, clicks: int, known: list[str]) -> None:
    s = Scenario(
        corp={"deck": ["Ice Wall", "Enigma", "Hunter"]},
        runner={"rig": ["Globalsec Security Clearance"]},
        turn="corp",
    )
    s.end_turn()
    assert s.prompt.endswith(": lose 1 click and look at the top card of R&D?")
    s.choose(answer)
    assert s.runner.clicks == clicks
    assert s.card("Ice Wall").known_to == known
    assert s.card("Enigma").known_to == []
    assert "Ice Wall" not in str(s.game.view("corp"))


# -- Jak Sinclair ------------------------------------------------------------------------------------------------------


@card("Jak Sinclair")
@pytest.mark.parametrize(
    ("rig", "price"), [([], 1), (["Security Nexus"], 0), (["Security Nexus", "Dyson Mem Chip"], 0)]
)
def test_jak_sinclair_costs_less_for_each_link(rig: list[str], price: int) -> None:
    s = Scenario(
        runner={"identity": SUNNY, "hand": ["Jak Sinclair", "Corroder"], "rig": rig, "credits": 2}, turn="runner"
    )
    s.install("Jak Sinclair")
    assert s.runner.credits == 2 - price
    assert s.can("Install Corroder") == (price == 0), "others cost what they cost"


@card("Jak Sinclair")
def test_jak_sinclair_costs_three_without_link() -> None:
    assert not Scenario(runner={"hand": ["Jak Sinclair"], "credits": 2}, turn="runner").can("Install Jak Sinclair")


@card("Jak Sinclair")
def test_jak_sinclair_runs_as_the_turn_begins_without_programs() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}, "hand": ["Hedge Fund"], "clicks": 1},
        runner={"rig": ["Jak Sinclair", "Corroder", "Net Shield"], "credits": 9},
    )
    s.end_turn()
    s.choose("Yes")
    s.choose("HQ")
    while s.run is not None:
        assert not s.can("Use Corroder")
        s.choose("Pass" if s.can("Pass") else "Continue")
    assert s.accessed == []
    s.pass_all()
    assert s.runner.clicks == 4, "no click was spent"
    s.choose("Run HQ")
    assert s.can("Use Corroder"), "in other runs programs can be used"


@card("Jak Sinclair")
def test_jak_sinclair_need_not_run() -> None:
    s = Scenario(runner={"rig": ["Jak Sinclair"]}, turn="corp")
    s.end_turn()
    assert s.prompt == "Jak Sinclair: make a run in which you cannot use programs?"
    s.choose("No")
    assert s.run is None
    assert s.can("Gain 1 credit")


@card("Jak Sinclair")
def test_nothing_optional_of_a_program_is_used_in_jak_sinclairs_run() -> None:
    s = Scenario(
        corp={"deck": ["Hedge Fund"] * 6, "servers": {"R&D": {"ice": ["Neural Katana+"]}}},
        runner={
            "rig": ["Jak Sinclair", ("Medium", {"virus": 3}), "Net Shield"],
            "hand": ["Diesel"] * 5,
            "credits": 9,
        },
    )
    s.end_turn()
    s.choose("Yes")
    s.choose("R&D")
    s.pass_until("Gain 1 credit")
    assert len(s.runner.hand) == 2, "Net Shield prevented nothing"
    assert s.accessed == ["Hedge Fund"], "Medium allows no additional access"
    assert s.card("Medium").counters["virus"] == 4, "what is not optional is not used"


@card("Jak Sinclair")
def test_jak_sinclair_costs_less_wherever_he_is_installed_from() -> None:
    s = Scenario(runner={"identity": SUNNY, "hand": ["Hostage"], "deck": ["Jak Sinclair"], "credits": 2}, turn="runner")
    s.play("Hostage", "Jak Sinclair", "Yes")
    assert s.runner.rig == ["Jak Sinclair"]
    assert s.runner.credits == 0


@card("Jak Sinclair", "Always Be Running")
def test_jak_sinclairs_run_spends_no_click() -> None:
    s = Scenario(runner={"rig": ["Jak Sinclair", "Always Be Running"]})
    s.end_turn()
    s.choose("Yes")
    s.choose("Archives")
    s.pass_until("Run HQ")
    assert not s.can("Gain 1 credit"), "the first click is still to be spent on a run"
