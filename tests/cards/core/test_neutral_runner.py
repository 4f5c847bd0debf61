"""The neutral Runner cards of the Core Set: each card's own text, and the rulings that concern it."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

# -- Infiltration ------------------------------------------------------------------------------------------------------


@card("Infiltration")
def test_infiltration_gains_two_credits() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Snare!"]}}},
        runner={"hand": ["Infiltration"], "credits": 0},
        turn="runner",
    )
    s.choose("Play Infiltration")
    s.choose("Gain 2 credits")
    assert s.runner.credits == 2
    assert s.card("Snare!").known_to == ["corp"]


@card("Infiltration")
def test_infiltration_exposes_one_card_instead() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Snare!"]}, "HQ": {"ice": ["Ice Wall", "Enigma+"]}}},
        runner={"hand": ["Infiltration"], "credits": 0},
        turn="runner",
    )
    s.play("Infiltration", "Expose an unrezzed card")
    assert len(s.options) == 2  # a rezzed card cannot be exposed
    s.choose("unrezzed ice")
    assert s.card("Ice Wall").known_to == ["corp", "runner"]
    assert not s.card("Ice Wall").rezzed
    assert s.card("Snare!").known_to == ["corp"]
    assert s.runner.credits == 0


@card("Infiltration")
def test_infiltration_offers_no_exposing_where_nothing_can_be_exposed() -> None:
    s = Scenario(runner={"hand": ["Infiltration"], "credits": 0}, turn="runner")
    s.choose("Play Infiltration")
    assert s.runner.credits == 2


# -- Sure Gamble -------------------------------------------------------------------------------------------------------


@card("Sure Gamble")
def test_sure_gamble_turns_five_credits_into_nine() -> None:
    s = Scenario(runner={"hand": ["Sure Gamble"], "credits": 5}, turn="runner")
    s.choose("Play Sure Gamble")
    assert s.runner.credits == 9
    assert s.runner.discard == ["Sure Gamble"]


@card("Sure Gamble")
def test_sure_gamble_cannot_be_played_on_credit() -> None:
    s = Scenario(runner={"hand": ["Sure Gamble"], "credits": 4}, turn="runner")
    assert not s.can("Play Sure Gamble")
    reason = s.why_not("Play Sure Gamble")
    assert reason is not None
    assert reason.rule == "RR/cost"


# -- Crypsis -----------------------------------------------------------------------------------------------------------


def crypsis(*ice: str, virus: int, credits: int = 9) -> Scenario:  # noqa: A002
    """A run on HQ with Crypsis holding virus counters."""
    s = Scenario(
        corp={"servers": {"HQ": {"ice": list(ice)}}},
        runner={"rig": [("Crypsis", {"virus": virus})], "credits": credits},
        turn="runner",
    )
    s.choose("Run HQ")
    return s


@card("Crypsis")
def test_crypsis_gathers_a_virus_counter_for_a_click() -> None:
    s = Scenario(runner={"rig": ["Crypsis"]}, turn="runner")
    s.choose("Use Crypsis: Place 1 virus counter")
    assert s.card("Crypsis").counters["virus"] == 1
    assert s.runner.clicks == 3
    assert s.runner.credits == 5


@card("Crypsis")
@pytest.mark.parametrize("ice", ["Ice Wall", "Enigma", "Rototurret"])
def test_crypsis_breaks_ice_of_every_subtype(ice: str) -> None:
    s = crypsis(f"{ice}+", virus=1)
    strength = s.card(ice).strength
    for _ in range(strength):
        assert not s.can("Use Crypsis: Break 1 ice subroutine")
        s.choose("Use Crypsis: +1 strength")
    assert s.can("Use Crypsis: Break 1 ice subroutine")
    assert s.runner.credits == 9 - strength


@card("Crypsis")
def test_crypsis_loses_a_counter_after_an_encounter_in_which_it_broke_something() -> None:
    s = crypsis("Ice Wall+", virus=2)
    s.choose("Use Crypsis: +1 strength")
    s.choose("Use Crypsis: Break")
    s.pass_until("Remove 1 hosted virus counter")
    assert set(s.options) == {"Remove 1 hosted virus counter", "Trash this card"}
    s.choose("Remove 1 hosted virus counter")
    assert s.card("Crypsis").counters["virus"] == 1
    assert s.phase == "approach server"


@card("Crypsis")
def test_crypsis_loses_one_counter_an_encounter_however_much_it_broke() -> None:
    s = crypsis("Enigma+", virus=2)
    s.choose("Use Crypsis: +1 strength")
    s.choose("Use Crypsis: +1 strength")
    s.use("Crypsis: Break", "Subroutine 1")
    s.choose("Use Crypsis: Break")
    s.pass_until("Remove 1 hosted virus counter")
    s.choose("Remove 1 hosted virus counter")
    assert s.card("Crypsis").counters["virus"] == 1
    assert s.phase == "approach server"


@card("Crypsis")
def test_crypsis_without_a_counter_is_trashed_after_it_breaks() -> None:
    s = crypsis("Ice Wall+", virus=0)
    s.choose("Use Crypsis: +1 strength")
    s.choose("Use Crypsis: Break")
    s.pass_until("Jack out")
    assert s.runner.discard == ["Crypsis"]
    assert s.phase == "approach server"


@card("Crypsis")
def test_crypsis_pays_its_price_also_when_an_unbroken_subroutine_ends_the_run() -> None:
    s = crypsis("Enigma+", virus=1)
    s.choose("Use Crypsis: +1 strength")
    s.choose("Use Crypsis: +1 strength")
    s.use("Crypsis: Break", "Subroutine 1")
    s.pass_until("Remove 1 hosted virus counter")
    s.choose("Remove 1 hosted virus counter")
    assert s.run is None
    assert s.card("Crypsis").counters["virus"] == 0


@card("Crypsis")
def test_crypsis_pays_its_price_also_when_the_ice_is_trashed_in_the_encounter() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Enigma+"]}}},
        runner={
            "rig": ["Crypsis", ("Parasite", {"host": "Enigma", "virus": 1}), ("Datasucker", {"virus": 1})],
            "credits": 9,
        },
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Use Crypsis: +1 strength")
    s.use("Crypsis: Break", "Subroutine 1")
    s.choose("Use Datasucker")
    assert s.corp.discard == ["Enigma"]
    s.pass_until("Jack out")
    assert "Crypsis" in s.runner.discard
    assert s.phase == "approach server"


@card("Crypsis")
def test_crypsis_keeps_its_counters_when_it_breaks_nothing() -> None:
    s = crypsis("Ice Wall+", virus=1)
    s.choose("Use Crypsis: +1 strength")
    s.choose("Pass")
    assert s.run is None
    assert s.card("Crypsis").counters["virus"] == 1
    assert s.card("Crypsis").strength == 0


@card("Crypsis")
def test_crypsis_is_a_virus_for_noise_grimoire_and_the_purge() -> None:
    s = Scenario(
        corp={"deck": ["Snare!", "Hedge Fund"]},
        runner={"identity": "Noise: Hacker Extraordinaire", "rig": ["Grimoire"], "hand": ["Crypsis"], "clicks": 1},
        turn="runner",
    )
    s.choose("Install Crypsis")
    while not s.can("Purge virus counters"):
        s.game.choose(s.options[0])
    assert s.corp.discard == ["Snare!"]
    assert s.card("Crypsis").counters["virus"] == 1
    s.choose("Purge virus counters")
    assert s.card("Crypsis").counters["virus"] == 0


# -- Access to Globalsec -----------------------------------------------------------------------------------------------


@card("Access to Globalsec")
def test_access_to_globalsec_gives_one_link_which_counts_in_a_trace() -> None:
    s = Scenario(
        corp={"credits": 0, "servers": {"HQ": {"ice": ["Hunter+"]}}},
        runner={"rig": ["Access to Globalsec"], "credits": 2},
        turn="runner",
    )
    assert s.runner.link == 1
    s.choose("Run HQ")
    s.pass_until("2")
    s.choose("2")
    assert s.runner.tags == 0  # a trace of 3 against 1 link and 2 credits


@card("Access to Globalsec")
def test_access_to_globalsec_is_not_unique() -> None:
    s = Scenario(runner={"rig": ["Access to Globalsec"], "hand": ["Access to Globalsec"]}, turn="runner")
    s.choose("Install Access to Globalsec")
    assert s.runner.link == 2


# -- Armitage Codebusting ----------------------------------------------------------------------------------------------


@card("Armitage Codebusting")
def test_armitage_codebusting_is_installed_with_twelve_credits_and_gives_two_a_click() -> None:
    s = Scenario(runner={"hand": ["Armitage Codebusting"], "credits": 1}, turn="runner")
    s.choose("Install Armitage Codebusting")
    assert s.card("Armitage Codebusting").counters["credit"] == 12
    s.choose("Use Armitage Codebusting")
    assert s.runner.credits == 2
    assert s.runner.clicks == 2
    assert s.card("Armitage Codebusting").counters["credit"] == 10


@card("Armitage Codebusting")
def test_armitage_codebusting_is_trashed_with_its_last_credit() -> None:
    s = Scenario(runner={"rig": [("Armitage Codebusting", {"credit": 2})], "credits": 0}, turn="runner")
    s.choose("Use Armitage Codebusting")
    assert s.runner.credits == 2
    assert s.runner.discard == ["Armitage Codebusting"]


@card("Armitage Codebusting")
def test_armitage_codebustings_credits_cannot_be_spent_where_they_lie() -> None:
    s = Scenario(
        runner={"rig": [("Armitage Codebusting", {"credit": 12})], "hand": ["Decoy"], "credits": 0}, turn="runner"
    )
    assert not s.can("Install Decoy")
