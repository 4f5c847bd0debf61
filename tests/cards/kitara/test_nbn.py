"""Kitara Cycle: NBN agendas, assets, upgrades and the identity."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card
from tests.cards.situations import corp_turn


@card("Echo Chamber")
def test_echo_chamber_takes_3_clicks_to_become_an_agenda() -> None:
    servers = {"Server 1": {"root": ["Echo Chamber+"]}}
    assert not Scenario(corp={"servers": servers, "clicks": 2}).can("Use Echo Chamber")
    s = Scenario(corp={"servers": servers, "clicks": 3})
    s.choose("Use Echo Chamber")
    assert (s.corp.scored, s.corp.score) == (["Echo Chamber"], 1)
    assert s.side == "runner"


@card("Calibration Testing")
def test_calibration_testing_puts_a_token_on_another_card_in_its_server() -> None:
    s = Scenario(
        corp={
            "servers": {
                "Server 1": {"root": ["PAD Campaign", "Calibration Testing+"], "ice": ["Ice Wall"]},
                "Server 2": {"root": ["Hostile Takeover"]},
            }
        }
    )
    s.choose("Gain 1 credit")
    s.choose("Use Calibration Testing")
    assert s.card("PAD Campaign").counters["advancement"] == 1
    assert s.corp.discard == ["Calibration Testing"]


@card("Calibration Testing")
def test_calibration_testing_needs_another_card_and_a_remote_server() -> None:
    s = Scenario(
        corp={
            "hand": ["Calibration Testing"],
            "servers": {"Server 1": {"root": ["Calibration Testing+"], "ice": ["Ice Wall"]}},
        }
    )
    s.choose("Gain 1 credit")
    assert s.can("Install Calibration Testing"), "there was nothing to use in between"
    s.choose("Install Calibration Testing")
    assert not s.can("HQ")
    assert len(s.options) == 2


# -- Degree Mill -------------------------------------------------------------------------------------------------------


@card("Degree Mill")
def test_degree_mill_is_stolen_by_shuffling_2_installed_cards_into_the_stack() -> None:
    s = Scenario(
        corp={"hand": ["Degree Mill"]}, runner={"rig": ["Medium", "Wyldside", "Desperado"], "deck": []}, turn="runner"
    )
    s.access("HQ")
    assert s.can("No action")
    s.choose("Steal Degree Mill")
    s.choose("Medium")
    s.choose("Desperado")
    assert s.runner.score == 3
    assert sorted(s.runner.deck) == ["Desperado", "Medium"]
    assert s.runner.rig == ["Wyldside"]


@card("Degree Mill")
def test_a_host_and_what_it_hosts_are_shuffled_away_together() -> None:
    s = Scenario(
        corp={"hand": ["Degree Mill"]},
        runner={"rig": ["Scheherazade", ("Medium", {"host": "Scheherazade"}), "Wyldside"], "deck": []},
        turn="runner",
    )
    s.access("HQ")
    s.choose("Steal Degree Mill")
    assert s.prompt == "Degree Mill: choose a card to shuffle into your stack as a cost."
    s.choose("Scheherazade")
    s.choose("Medium")
    assert sorted(s.runner.deck) == ["Medium", "Scheherazade"]
    assert not any("trashed" in line for line in s.log)


@card("Degree Mill")
def test_with_1_installed_card_degree_mill_cannot_be_stolen() -> None:
    s = Scenario(corp={"hand": ["Degree Mill"]}, runner={"rig": ["Medium"]}, turn="runner")
    s.run_on("HQ")
    assert s.runner.score == 0
    assert s.runner.rig == ["Medium"]


# -- Personalized Portal -----------------------------------------------------------------------------------------------


@card("Personalized Portal")
@pytest.mark.parametrize(("hand", "gained"), [(0, 0), (1, 1), (2, 1), (5, 3)])
def test_personalized_portal_draws_for_the_runner_and_gains_for_every_2_cards(hand: int, gained: int) -> None:
    s = corp_turn(
        {"credits": 0, "servers": {"Server 1": {"root": ["Personalized Portal+"]}}},
        hand=["Diesel"] * hand,
        deck=["Corroder"] * 3,
    )
    if gained:
        s.choose("Yes")
    assert len(s.runner.hand) == hand + 1
    assert s.corp.credits == gained


@card("Personalized Portal")
def test_the_credits_may_be_declined() -> None:
    s = corp_turn(
        {"credits": 0, "servers": {"Server 1": {"root": ["Personalized Portal+"]}}},
        hand=["Diesel"] * 3,
        deck=["Corroder"],
    )
    s.choose("No")
    assert len(s.runner.hand) == 4
    assert s.corp.credits == 0


# -- Amani Senai -------------------------------------------------------------------------------------------------------


@card("Amani Senai")
@pytest.mark.parametrize(("bid", "rig"), [(4, ["Wyldside"]), (5, ["Medium", "Wyldside"])])
def test_amani_senai_traces_with_the_requirement_of_a_scored_agenda(bid: int, rig: list[str]) -> None:
    s = Scenario(
        corp={
            "servers": {
                "Server 1": {"root": [("Degree Mill", {"advancement": 5})]},
                "Server 2": {"root": ["Amani Senai+"]},
            },
            "credits": 0,
        },
        runner={"rig": ["Medium", "Wyldside"], "credits": 5},
    )
    s.choose("Gain 1 credit")
    s.choose("Score Degree Mill")
    s.choose("Yes")
    s.bid(corp=0, runner=bid)
    if bid == 4:
        s.choose("Medium")
        assert s.runner.hand == ["Medium"]
    assert s.runner.rig == rig


@card("Amani Senai")
def test_a_stolen_agenda_counts_too_and_she_may_be_silent() -> None:
    def steal() -> Scenario:
        s = Scenario(
            corp={"hand": ["Ikawah Project"], "servers": {"Server 1": {"root": ["Amani Senai+"]}}, "credits": 0},
            runner={"rig": ["Medium"], "credits": 7},
            turn="runner",
        )
        s.access("HQ")
        s.choose("Steal Ikawah Project")
        return s

    s = steal()
    s.choose("Yes")
    s.bid(corp=0, runner=4)
    assert s.runner.hand == ["Medium"]
    s = steal()
    s.choose("No")
    assert s.runner.rig == ["Medium"]


# -- Intake ------------------------------------------------------------------------------------------------------------


@card("Intake")
@pytest.mark.parametrize("where", ["HQ", "R&D", "Server 1"])
def test_intake_bounces_a_program_or_a_virtual_resource(where: str) -> None:
    zone = {"HQ": "hand", "R&D": "deck"}.get(where)
    corp: dict[str, object] = {zone: ["Intake"]} if zone else {"servers": {where: {"root": ["Intake"]}}}
    s = Scenario(
        corp={"credits": 0, **corp},
        runner={"rig": ["Magnum Opus", "Wyldside", "Ice Carver", "Akamatsu Mem Chip"], "credits": 4},
        turn="runner",
    )
    s.choose(f"Run {where}")
    s.pass_until("4")
    s.bid(corp=0, runner=3)
    assert s.card("Intake").known_to == ["corp", "runner"]
    assert s.options == ["Magnum Opus", "Ice Carver"]
    s.choose("Ice Carver")
    assert s.runner.hand == ["Ice Carver"]


@card("Intake")
def test_intake_fails_with_the_trace_and_in_archives_and_sees_no_facedown_cards() -> None:
    s = Scenario(corp={"hand": ["Intake"], "credits": 0}, runner={"rig": ["Medium"], "credits": 4}, turn="runner")
    s.choose("Run HQ")
    s.pass_until("4")
    s.bid(corp=0, runner=4)
    assert s.runner.rig == ["Medium"]
    s = Scenario(corp={"discard": ["Intake"], "credits": 0}, runner={"rig": ["Medium"]}, turn="runner")
    s.run_on("Archives")
    assert s.runner.rig == ["Medium"]
    s = Scenario(
        corp={"hand": ["Intake"], "credits": 0},
        runner={"rig": [("Medium", {"facedown": True}), "Gordian Blade"], "credits": 0},
        turn="runner",
    )
    s.run_on("HQ")
    assert s.runner.hand == ["Gordian Blade"]


# -- Better Citizen Program --------------------------------------------------------------------------------------------


def citizen(*hand: str) -> Scenario:
    return Scenario(
        corp={"scored": ["Better Citizen Program"]}, runner={"hand": list(hand), "credits": 20}, turn="runner"
    )


@card("Better Citizen Program")
def test_the_first_run_event_or_icebreaker_each_turn_may_give_a_tag() -> None:
    s = citizen("Diesel", "Corroder", "Inside Job", "Gordian Blade")
    s.choose("Play Diesel")
    s.choose("Install Corroder")
    assert s.side == "corp"
    s.choose("Yes")
    assert s.runner.tags == 1
    s.install("Gordian Blade")
    assert s.side == "runner"
    s.play("Inside Job", "HQ")
    assert s.side == "runner"
    assert s.runner.tags == 1


@card("Better Citizen Program")
def test_a_run_event_counts_and_the_corp_may_decline_but_that_was_the_first() -> None:
    s = citizen("Dirty Laundry", "Corroder", "Magnum Opus")
    s.choose("Install Magnum Opus")
    s.choose("Play Dirty Laundry")
    assert s.side == "corp"
    s.choose("No")
    s.choose("HQ")
    s.pass_until("Install Corroder")
    assert s.runner.tags == 0
    s.install("Corroder")
    assert s.side == "runner"


@card("Better Citizen Program", "TechnoCo")
def test_an_icebreaker_installed_facedown_is_none() -> None:
    s = Scenario(
        corp={"scored": ["Better Citizen Program"], "servers": {"Server 1": {"root": ["TechnoCo+"]}}, "clicks": 1},
        runner={"identity": "Apex: Invasive Predator", "hand": ["Corroder", "Gordian Blade"], "credits": 5},
    )
    s.choose("Gain 1 credit")
    s.choose("Yes")
    s.choose("Corroder")
    assert s.side == "runner"
    assert s.runner.credits == 5
    s.choose("Install Gordian Blade")
    assert s.runner.credits == 0, "1 more"
    assert s.side == "corp"
    assert len(s.options) == 2, "both ask, and it was the first icebreaker"


# -- Azmari EdTech -----------------------------------------------------------------------------------------------------


def azmari(*hand: str, named: str = "") -> Scenario:
    s = Scenario(
        corp={"identity": "Azmari EdTech: Shaping the Future", "clicks": 1, "credits": 0},
        runner={"hand": list(hand), "credits": 20},
    )
    s.choose("Gain 1 credit")
    if named:
        s.choose("Yes")
        s.choose(named)
    else:
        s.choose("No")
    return s


@card("Azmari EdTech: Shaping the Future")
@pytest.mark.parametrize(
    ("named", "gains"),
    [("event", [0, 2, 2, 2]), ("program", [2, 2, 2, 2]), ("resource", [0, 0, 2, 2]), ("", [0, 0, 0, 0])],
)
def test_azmari_gains_2_for_the_first_card_of_the_named_type(named: str, gains: list[int]) -> None:
    s = azmari("Corroder", "Sure Gamble", "Wyldside", "Medium", named=named)
    seen = []
    for move in ("Install Corroder", "Play Sure Gamble", "Install Wyldside", "Install Medium"):
        s.choose(move)
        seen.append(s.corp.credits - 1)
    assert seen == gains


@card("Azmari EdTech: Shaping the Future")
def test_the_name_stays_until_another_is_named_and_counts_anew_each_turn() -> None:
    s = azmari("Corroder", "Medium", named="program")
    s.choose("Install Corroder")
    assert s.corp.credits == 3
    s.end_turn()
    for _ in range(3):
        s.choose("Gain 1 credit")
    s.choose("No")
    assert s.side == "runner"
    s.install("Medium")
    assert s.corp.credits == 8


@card("Azmari EdTech: Shaping the Future")
def test_a_card_installed_facedown_has_no_type() -> None:
    s = Scenario(
        corp={"identity": "Azmari EdTech: Shaping the Future", "clicks": 1, "credits": 0},
        runner={"identity": "Apex: Invasive Predator", "hand": ["Apocalypse", "Medium", "Corroder"], "credits": 20},
    )
    s.choose("Gain 1 credit")
    s.choose("Yes")
    s.choose("program")
    s.choose("Yes")
    s.choose("Medium")
    assert s.corp.credits == 1
    s.choose("Install Corroder")
    assert s.corp.credits == 3


@card("Amani Senai")
def test_the_question_names_the_agenda_whose_requirement_counts() -> None:
    servers = {"Server 1": {"root": ["Amani Senai+"]}, "Server 2": {"root": ["Hostile Takeover"]}}
    s = Scenario(corp={"servers": servers}, runner={"rig": ["Medium"]}, turn="runner")
    s.choose("Run Server 2")
    s.pass_until("Yes")
    assert s.prompt.startswith("Amani Senai: trace X, where X is Hostile Takeover's advancement requirement.")
