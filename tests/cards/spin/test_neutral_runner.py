"""The neutral Runner cards of the Spin cycle: each card's own text, and the rulings that concern it."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

# -- John Masanori -----------------------------------------------------------------------------------------------------


@card("John Masanori")
def test_john_masanori_draws_for_the_first_successful_run_each_turn() -> None:
    s = Scenario(runner={"rig": ["John Masanori"], "deck": ["Diesel", "Easy Mark"]}, turn="runner")
    s.run_on("Archives")
    assert s.runner.hand == ["Diesel"]
    s.run_on("Archives")
    assert s.runner.hand == ["Diesel"]
    assert s.runner.tags == 0


@card("John Masanori")
def test_john_masanori_gives_a_tag_for_the_first_unsuccessful_run_each_turn() -> None:
    s = Scenario(runner={"rig": ["John Masanori"]}, turn="runner")
    s.choose("Run HQ")
    s.choose("Jack out")
    assert s.runner.tags == 1
    assert s.runner.hand == []
    s.choose("Run HQ")
    s.choose("Jack out")
    assert s.runner.tags == 1


@card("John Masanori")
def test_john_masanori_counts_successful_and_unsuccessful_runs_apart() -> None:
    s = Scenario(runner={"rig": ["John Masanori"]}, turn="runner")
    s.run_on("HQ")
    s.choose("Run HQ")
    s.choose("Jack out")
    assert len(s.runner.hand) == 1
    assert s.runner.tags == 1


# -- Prepaid VoicePAD --------------------------------------------------------------------------------------------------


@card("Prepaid VoicePAD")
def test_prepaid_voicepad_pays_a_credit_for_an_event_each_turn() -> None:
    s = Scenario(
        runner={"rig": ["Prepaid VoicePAD"], "hand": ["Sure Gamble", "Access to Globalsec"], "credits": 4},
        turn="runner",
    )
    s.play("Sure Gamble")
    assert s.runner.credits == 9
    assert s.card("Prepaid VoicePAD").counters["credit"] == 0
    s.next_turn()
    assert s.card("Prepaid VoicePAD").counters["credit"] == 1


@card("Prepaid VoicePAD")
def test_prepaid_voicepad_pays_for_no_install_but_for_an_event_from_the_heap() -> None:
    s = Scenario(runner={"rig": ["Prepaid VoicePAD"], "hand": ["Access to Globalsec"], "credits": 0}, turn="runner")
    assert not s.can("Install Access to Globalsec")
    s = Scenario(
        runner={"rig": ["Prepaid VoicePAD", "Same Old Thing"], "discard": ["Sure Gamble"], "credits": 4},
        turn="runner",
    )
    s.use("Same Old Thing")
    assert s.runner.credits == 9


# -- Raymond Flint -----------------------------------------------------------------------------------------------------


def bad_press(hand: list[str], *rig: str, root: tuple[str, ...] = ()) -> Scenario:
    """The Corp takes bad publicity in its own turn, Raymond Flint being there."""
    servers = {"Server 1": {"root": [("Hostile Takeover", {"advancement": 2})]}, "HQ": {"root": list(root)}}
    s = Scenario(corp={"hand": hand, "servers": servers, "credits": 9}, runner={"rig": ["Raymond Flint", *rig]})
    s.choose("Gain 1 credit")
    s.choose("Score Hostile Takeover")
    return s


@card("Raymond Flint", "Hostile Takeover")
def test_raymond_flint_accesses_a_card_from_hq_when_the_corp_takes_bad_publicity() -> None:
    s = bad_press(["Priority Requisition"])
    assert s.corp.bad_publicity == 1
    assert s.accessed == ["Priority Requisition"]
    assert s.runner.scored == ["Priority Requisition"]
    assert s.run is None
    assert s.side == "corp"


@card("Raymond Flint")
def test_raymond_flint_accesses_only_a_card_in_hq_and_nothing_in_its_root() -> None:
    s = bad_press(["Hedge Fund"] * 3, root=("Red Herrings",))
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]


@card("Raymond Flint", "HQ Interface")
def test_raymond_flint_accesses_more_with_hq_interface() -> None:
    s = bad_press(["Hedge Fund", "Ice Wall", "Enigma"], "HQ Interface")
    s.pass_all()
    assert len(s.accessed) == 2


@card("Raymond Flint")
def test_raymond_flint_finds_nothing_in_an_empty_hq() -> None:
    s = bad_press([])
    assert s.accessed == []
    assert s.corp.bad_publicity == 1


@card("Raymond Flint", "Snare!")
def test_raymond_flint_sets_off_what_is_accessed() -> None:
    s = bad_press(["Snare!"], *["Access to Globalsec"] * 2)
    s.choose("Yes")
    assert s.runner.tags == 1
    assert s.result is not None  # three net damage and an empty grip


@card("Raymond Flint", "Profiteering")
def test_raymond_flint_accesses_one_card_for_several_bad_publicity_at_once() -> None:
    s = Scenario(
        corp={
            "hand": ["Hedge Fund", "Ice Wall"],
            "servers": {"Server 1": {"root": [("Profiteering", {"advancement": 3})]}},
        },
        runner={"rig": ["Raymond Flint"]},
    )
    s.choose("Gain 1 credit")
    s.choose("Score Profiteering")
    s.choose("3")
    assert s.corp.bad_publicity == 3
    assert len(s.accessed) == 1


@card("Raymond Flint", "Grim")
def test_raymond_flint_accesses_hq_in_the_middle_of_a_run() -> None:
    s = Scenario(
        corp={"hand": ["Priority Requisition"], "servers": {"R&D": {"ice": ["Grim"]}}, "credits": 9},
        runner={"rig": ["Raymond Flint"]},
        turn="runner",
    )
    s.choose("Run R&D")
    s.rez("Grim")
    assert s.runner.scored == ["Priority Requisition"]
    assert s.run is not None  # and the run goes on
    assert s.run.server == "R&D"
    assert not s.run.successful


@card("Raymond Flint", "Archangel")
def test_ice_accessed_outside_a_run_is_not_encountered() -> None:
    s = bad_press(["Archangel"])
    assert s.accessed == ["Archangel"]
    assert s.side == "corp"
    assert "Yes" not in s.options


@card("Raymond Flint", "Whizzard: Master Gamer")
def test_the_credits_of_whizzard_trash_what_raymond_flint_accesses() -> None:
    s = Scenario(
        corp={
            "hand": ["PAD Campaign"],
            "servers": {"Server 1": {"root": [("Hostile Takeover", {"advancement": 2})]}},
        },
        runner={"identity": "Whizzard: Master Gamer", "rig": ["Raymond Flint"], "credits": 1},
    )
    s.choose("Gain 1 credit")
    s.choose("Score Hostile Takeover")
    s.choose("Trash PAD Campaign (4 credits)")
    assert s.corp.discard == ["PAD Campaign"]
    assert s.runner.credits == 0


@card("Raymond Flint", "HQ Interface", "Clone Retirement")
@pytest.mark.parametrize("seed", range(4))
def test_raymond_flint_passes_over_cards_set_aside_by_the_accesses_of_a_run(seed: int) -> None:
    s = Scenario(
        corp={"hand": ["Clone Retirement", "Hedge Fund", "Ice Wall"]},
        runner={"rig": ["Raymond Flint", "HQ Interface"]},
        turn="runner",
        seed=seed,
    )
    s.run_on("HQ")
    stolen = s.accessed.index("Clone Retirement") if "Clone Retirement" in s.accessed else len(s.accessed)
    assert not set(s.accessed[:stolen]) & set(s.accessed[stolen:])


@card("Raymond Flint")
def test_raymond_flint_is_trashed_to_expose_a_card() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall"]}, "Server 1": {"root": ["PAD Campaign"]}}},
        runner={"rig": ["Raymond Flint"]},
        turn="runner",
    )
    s.choose("Run Archives")
    s.use("Raymond Flint", "facedown card (Server 1)")
    assert "PAD Campaign is exposed." in s.log
    assert s.card("Ice Wall").known_to == ["corp"]
    assert s.runner.discard == ["Raymond Flint"]


# -- Starlight Crusade Funding -----------------------------------------------------------------------------------------


@card("Starlight Crusade Funding")
def test_starlight_crusade_funding_costs_a_click_each_turn() -> None:
    s = Scenario(runner={"rig": ["Starlight Crusade Funding"]})
    s.end_turn()
    assert s.runner.clicks == 3


@card("Starlight Crusade Funding", "Lucky Find")
def test_starlight_crusade_funding_ignores_the_additional_cost_of_a_double_event() -> None:
    s = Scenario(
        runner={"rig": ["Starlight Crusade Funding"], "hand": ["Lucky Find"], "credits": 3, "clicks": 1},
        turn="runner",
    )
    s.play("Lucky Find")
    assert s.runner.clicks == 0
    assert s.runner.credits == 9


@card("Starlight Crusade Funding")
def test_starlight_crusade_funding_ignores_it_wherever_the_event_is_played_from() -> None:
    s = Scenario(
        runner={
            "rig": ["Starlight Crusade Funding", "Same Old Thing"],
            "discard": ["Lucky Find"],
            "credits": 3,
            "clicks": 2,
        },
        turn="runner",
    )
    s.use("Same Old Thing")
    assert s.runner.clicks == 0
    assert s.runner.credits == 9


# -- Lucky Find --------------------------------------------------------------------------------------------------------


@card("Lucky Find")
def test_lucky_find_gains_nine_credits_for_two_clicks() -> None:
    s = Scenario(runner={"hand": ["Lucky Find"], "credits": 3}, turn="runner")
    s.play("Lucky Find")
    assert s.runner.credits == 9
    assert s.runner.clicks == 2


@card("Lucky Find")
def test_lucky_find_cannot_be_played_with_the_last_click() -> None:
    s = Scenario(runner={"hand": ["Lucky Find"], "credits": 3, "clicks": 1}, turn="runner")
    assert not s.can("Play Lucky Find")


# -- Blackmail ---------------------------------------------------------------------------------------------------------


@card("Blackmail")
def test_blackmail_makes_a_run_in_which_no_ice_can_be_rezzed() -> None:
    s = Scenario(
        corp={
            "servers": {
                "HQ": {"ice": ["Enigma", "Ice Wall+"]},
                "R&D": {"ice": ["Ice Wall"]},
                "Server 1": {"root": ["PAD Campaign"]},
            },
            "bad_publicity": 1,
            "credits": 20,
        },
        runner={"hand": ["Blackmail"], "credits": 1},
        turn="runner",
    )
    s.play("Blackmail", "HQ")
    assert s.side == "corp"
    assert s.options == ["Pass", "Rez PAD Campaign"]
    s.pass_all()
    assert "The Runner encounters Ice Wall." in s.log  # it was rezzed before
    s.choose("Run R&D")
    s.rez("Ice Wall")  # the next run is like any other


@card("Blackmail")
def test_blackmail_can_be_played_only_if_the_corp_has_bad_publicity() -> None:
    s = Scenario(runner={"hand": ["Blackmail"]}, turn="runner")
    assert not s.can("Play Blackmail")


@card("Blackmail", "Blackguard")
def test_blackmail_keeps_effects_from_rezzing_ice_too() -> None:
    s = Scenario(
        corp={
            "servers": {"HQ": {"ice": ["Ice Wall"]}},
            "bad_publicity": 1,
            "credits": 20,
        },
        runner={"hand": ["Blackmail"], "rig": ["Blackguard", "Snitch"], "credits": 1},
        turn="runner",
    )
    s.play("Blackmail", "HQ")
    s.pass_until("Yes")
    s.choose("Yes")  # Snitch exposes it, and Blackguard would have it rezzed
    assert "Ice Wall is exposed." in s.log
    s.pass_all()
    assert not s.card("Ice Wall").rezzed


@card("Blackmail", "Howler")
def test_blackmail_lets_howler_install_ice_but_not_rez_it() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Howler+"]}}, "hand": ["Viktor 1.0"], "bad_publicity": 1},
        runner={"hand": ["Blackmail"], "credits": 1},
        turn="runner",
    )
    s.play("Blackmail", "HQ")
    s.choose("Viktor 1.0", side="corp")
    s.pass_all()
    assert s.corp.servers["HQ"]["ice"] == ["Viktor 1.0"]  # Howler is trashed as the run ends
    assert not s.card("Viktor 1.0").rezzed
    assert s.card("Viktor 1.0").known_to == ["corp"]
    assert "The Runner encounters Viktor 1.0." not in s.log
    assert "The run on HQ is successful." in s.log
