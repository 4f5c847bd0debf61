"""Kitara Cycle: neutral Corp cards."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card
from tests.cards.situations import corp_turn

# -- SSL Endorsement ---------------------------------------------------------------------------------------------------


@card("SSL Endorsement")
def test_ssl_endorsement_gets_9_credits_when_scored_and_pays_3_a_turn() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("SSL Endorsement", {"advancement": 5})]}}, "credits": 0},
    )
    s.choose("Gain 1 credit")
    s.choose("Score SSL Endorsement")
    assert s.card("SSL Endorsement").counters["credit"] == 9
    for turn in range(3):
        s.end_turn()
        s.end_turn()
        before = s.corp.credits
        s.choose("Yes")
        assert s.corp.credits == before + 3
        assert s.card("SSL Endorsement").counters["credit"] == 6 - 3 * turn
    s.end_turn()
    s.end_turn()
    assert not s.can("Yes"), "nothing is left"


@card("SSL Endorsement")
def test_a_stolen_ssl_endorsement_pays_the_corp_too_and_it_may_decline() -> None:
    s = Scenario(corp={"hand": ["SSL Endorsement"], "credits": 0}, runner={"clicks": 1}, turn="runner")
    s.access("HQ")
    assert s.runner.score == 3
    assert s.card("SSL Endorsement").counters["credit"] == 9
    s.pass_until("Yes")
    assert s.side == "corp"
    s.choose("No")
    assert s.corp.credits == 0
    s.next_turn()
    s.choose("Yes")
    assert s.card("SSL Endorsement").counters["credit"] == 6


# -- NGO Front ---------------------------------------------------------------------------------------------------------


@card("NGO Front")
@pytest.mark.parametrize(("tokens", "gained"), [(1, [5]), (2, [5, 8]), (3, [5, 8])])
def test_ngo_front_is_trashed_with_1_token_for_5_or_with_2_for_8(tokens: int, gained: list[int]) -> None:
    for amount in gained:
        s = Scenario(
            corp={"servers": {"Server 1": {"root": [("NGO Front+", {"advancement": tokens})]}}, "credits": 0},
        )
        s.choose("Gain 1 credit")
        s.choose(f"Use NGO Front: Gain {amount} credits")
        assert s.corp.credits == 1 + amount
        assert s.corp.discard == ["NGO Front"]
    if len(gained) == 1:
        s = Scenario(corp={"servers": {"Server 1": {"root": [("NGO Front+", {"advancement": tokens})]}}})
        s.choose("Gain 1 credit")
        assert not s.can("Use NGO Front: Gain 8 credits")


@card("NGO Front")
def test_ngo_front_can_be_advanced_and_needs_a_token() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["NGO Front+"]}}})
    s.choose("Draw 1 card")
    assert not s.can("Use NGO Front")
    s.choose("Advance NGO Front")
    assert s.can("Use NGO Front")


# -- Distract the Masses -----------------------------------------------------------------------------------------------


@card("Distract the Masses")
def test_distract_the_masses_trashes_up_to_2_and_shuffles_up_to_2() -> None:
    s = Scenario(
        corp={
            "hand": ["Distract the Masses", "Ice Wall", "Enigma", "Hunter"],
            "deck": ["Hedge Fund"],
            "discard": ["Snare!"],
        },
        runner={"credits": 1},
    )
    s.choose("Play Distract the Masses")
    assert s.runner.credits == 3
    s.choose("Ice Wall")
    s.choose("Enigma")
    assert s.corp.hand == ["Hunter"]
    s.choose("Snare!")
    s.choose("Ice Wall")
    assert s.corp.discard == ["Enigma"]
    assert sorted(s.corp.deck) == ["Hedge Fund", "Ice Wall", "Snare!"]
    assert s.card("Distract the Masses").zone == "removed from the game"


@card("Distract the Masses")
def test_nothing_needs_to_be_trashed_or_shuffled_but_the_runner_gains() -> None:
    s = Scenario(
        corp={"hand": ["Distract the Masses", "Ice Wall"], "deck": ["Hedge Fund"], "discard": ["Snare!"]},
        runner={"credits": 0},
    )
    s.choose("Play Distract the Masses")
    s.choose("Done")
    s.choose("Done")
    assert (s.corp.hand, s.corp.discard, s.runner.credits) == (["Ice Wall"], ["Snare!"], 2)
    assert any("shuffles R&D" in line for line in s.log)
    assert s.card("Distract the Masses").zone == "removed from the game"


# -- TechnoCo ----------------------------------------------------------------------------------------------------------


@card("TechnoCo")
@pytest.mark.parametrize(
    ("title", "paid", "asked"),
    [("Corroder", 3, True), ("Akamatsu Mem Chip", 2, True), ("Ice Carver", 4, True), ("Daily Casts", 3, False)],
)
def test_technoco_taxes_programs_hardware_and_virtual_resources(title: str, paid: int, asked: bool) -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["TechnoCo+"]}}, "credits": 0},
        runner={"hand": [title], "credits": 9},
        turn="runner",
    )
    s.choose(f"Install {title}")
    assert s.runner.credits == 9 - paid
    if asked:
        s.choose("Yes")
    assert s.corp.credits == int(asked)
    assert s.side == "runner"


@card("TechnoCo")
def test_technoco_may_decline_and_does_nothing_unrezzed() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["TechnoCo+"]}}, "credits": 0},
        runner={"hand": ["Corroder"], "credits": 3},
        turn="runner",
    )
    s.choose("Install Corroder")
    s.choose("No")
    assert (s.corp.credits, s.runner.credits) == (0, 0)
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["TechnoCo"]}}, "credits": 0},
        runner={"hand": ["Corroder"], "credits": 2},
        turn="runner",
    )
    s.choose("Install Corroder")
    assert (s.corp.credits, s.runner.credits) == (0, 0)


# -- Rashida Jaheem ----------------------------------------------------------------------------------------------------


@card("Rashida Jaheem")
def test_rashida_is_trashed_as_the_turn_begins_for_3_credits_and_3_cards() -> None:
    def begin() -> Scenario:
        return corp_turn({"servers": {"Server 1": {"root": ["Rashida Jaheem+"]}}, "credits": 0, "deck": ["Enigma"] * 9})

    s = begin()
    s.choose("Yes")
    assert s.corp.credits == 3
    assert len(s.corp.hand) == 4, "and the mandatory draw"
    assert s.corp.discard == ["Rashida Jaheem"]
    s = begin()
    s.choose("No")
    assert s.corp.credits == 0
    assert len(s.corp.hand) == 1
