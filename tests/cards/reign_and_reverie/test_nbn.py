"""Reign and Reverie: NBN."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

ACME = "Acme Consulting: The Truth You Need"

# -- Acme Consulting ---------------------------------------------------------------------------------------------------


@card("Acme Consulting: The Truth You Need")
def test_acme_counts_a_tag_at_the_outermost_ice_only() -> None:
    s = Scenario(
        corp={"identity": ACME, "hand": ["Hedge Fund"], "servers": {"HQ": {"ice": ["Data Ward+", "Data Ward+"]}}},
        runner={"credits": 6},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("Pay 3 credits")
    s.choose("Pay 3 credits")
    s.pass_all()
    assert s.accessed == [], "considered tagged: the run ends"
    assert s.runner.tags == 0


@card("Acme Consulting: The Truth You Need")
def test_acmes_tag_is_gone_at_inner_ice() -> None:
    s = Scenario(
        corp={"identity": ACME, "hand": ["Hedge Fund"], "servers": {"HQ": {"ice": ["Ice Wall", "Data Ward+"]}}},
        runner={"credits": 6},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("Pay 3 credits")
    s.choose("Pay 3 credits")
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]


@card("Acme Consulting: The Truth You Need")
def test_acmes_tag_adds_to_those_there_are() -> None:
    s = Scenario(
        corp={"identity": ACME, "credits": 9, "servers": {"HQ": {"ice": ["Thoth+"]}}},
        runner={"credits": 0, "hand": ["Diesel"] * 5},
        turn="runner",
    )
    s.choose("Run HQ")
    s.bid(corp=0, runner=0)
    assert s.runner.tags == 1
    assert len(s.runner.hand) == 3, "1 tag taken and 1 considered"


@card("Acme Consulting: The Truth You Need")
def test_acmes_tag_cannot_be_used_outside_encounters() -> None:
    s = Scenario(
        corp={"identity": ACME, "credits": 9, "hand": ["Scorched Earth"]}, runner={"rig": ["Kati Jones"], "credits": 0}
    )
    assert not s.can("Play Scorched Earth")
    assert not s.can("Trash Kati Jones")


# -- Fly on the Wall ---------------------------------------------------------------------------------------------------


@card("Fly on the Wall")
def test_fly_on_the_wall_tags_when_it_is_scored() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": [("Fly on the Wall", {"advancement": 3})]}}})
    s.choose("Gain 1 credit")
    s.choose("Score Fly on the Wall")
    assert s.runner.tags == 1


@card("Fly on the Wall")
def test_fly_on_the_wall_does_not_tag_when_it_is_stolen() -> None:
    s = Scenario(corp={"hand": ["Fly on the Wall"]}, turn="runner")
    s.run_on("HQ")
    assert s.runner.scored == ["Fly on the Wall"]
    assert s.runner.tags == 0


# -- SIU ---------------------------------------------------------------------------------------------------------------


def siu() -> Scenario:
    s = Scenario(
        corp={"credits": 2, "servers": {"Server 1": {"root": ["SIU+"]}}},
        runner={"credits": 3, "clicks": 1},
        turn="runner",
    )
    s.end_turn()
    return s


@card("SIU")
@pytest.mark.parametrize(("runner", "tags"), [(0, 1), (3, 0)])
def test_siu_may_be_trashed_to_trace(runner: int, tags: int) -> None:
    s = siu()
    s.choose("Yes")
    s.bid(corp=0, runner=runner)
    assert s.corp.discard == ["SIU"]
    assert s.runner.tags == tags


@card("SIU")
def test_siu_may_stay() -> None:
    s = siu()
    s.choose("No")
    assert s.corp.discard == []
    assert s.runner.tags == 0


# -- Peeping Tom -------------------------------------------------------------------------------------------------------


def peeping(*hand: str) -> Scenario:
    s = Scenario(
        corp={"hand": ["Hedge Fund"], "servers": {"HQ": {"ice": ["Peeping Tom+"]}}},
        runner={"hand": list(hand)},
        turn="runner",
    )
    s.choose("Run HQ")
    return s


@card("Peeping Tom")
def test_peeping_tom_gains_a_subroutine_for_each_card_of_the_named_type() -> None:
    s = peeping("Diesel", "Corroder", "Sure Gamble")
    assert s.options == ["event", "hardware", "program", "resource"]
    s.choose("event")
    assert s.card("Corroder").known_to == ["corp", "runner"], "the whole grip is revealed"
    s.pass_until("Yes")
    s.choose("Yes")
    assert s.runner.tags == 1
    s.choose("Yes")
    assert s.runner.tags == 2
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]


@card("Peeping Tom")
def test_peeping_tom_ends_the_run_of_who_takes_no_tag() -> None:
    s = peeping("Diesel")
    s.choose("event")
    s.pass_until("No")
    s.choose("No")
    assert s.run is None
    assert s.runner.tags == 0


@card("Peeping Tom")
def test_peeping_tom_has_no_subroutine_for_a_wrong_guess() -> None:
    s = peeping("Diesel")
    s.choose("program")
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]


@card("Peeping Tom")
def test_peeping_tom_loses_the_subroutines_with_the_run() -> None:
    s = peeping("Diesel")
    s.choose("event")
    s.pass_until("No")
    s.choose("No")
    s.choose("Run HQ")
    s.choose("program")
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]


# -- Hydra -------------------------------------------------------------------------------------------------------------


@card("Hydra")
def test_hydra_tags_first_and_then_strikes() -> None:
    s = Scenario(
        corp={"credits": 0, "servers": {"HQ": {"ice": ["Hydra+"]}}}, runner={"hand": ["Diesel"] * 4}, turn="runner"
    )
    s.run_on("HQ")
    assert s.runner.tags == 1
    assert len(s.runner.hand) == 4
    assert s.corp.credits == 5
    assert s.run is None


@card("Hydra")
def test_hydra_does_damage_to_a_tagged_runner() -> None:
    s = Scenario(
        corp={"credits": 0, "servers": {"HQ": {"ice": ["Hydra+"]}}},
        runner={"hand": ["Diesel"] * 4, "tags": 1},
        turn="runner",
    )
    s.run_on("HQ")
    assert s.runner.tags == 1
    assert len(s.runner.hand) == 1


# -- Eavesdrop ---------------------------------------------------------------------------------------------------------


def eavesdrop() -> Scenario:
    s = Scenario(
        corp={
            "hand": ["Eavesdrop", "Hedge Fund"],
            "credits": 9,
            "servers": {"HQ": {"ice": ["Enigma+"]}, "R&D": {"ice": ["Ice Wall"]}},
        },
        runner={"credits": 5},
    )
    s.play("Eavesdrop", "Enigma")
    s.end_turn()
    return s


@card("Eavesdrop")
def test_eavesdrop_traces_whenever_its_host_is_encountered() -> None:
    s = eavesdrop()
    assert s.card("Eavesdrop").host == "Enigma"
    for runner, tags in ((0, 1), (3, 1)):
        s.choose("Run HQ")
        s.bid(corp=0, runner=runner)
        assert s.runner.tags == tags
        s.pass_all()


@card("Eavesdrop")
def test_eavesdrop_minds_no_other_ice() -> None:
    s = eavesdrop()
    s.choose("Run R&D")
    s.rez("Ice Wall")
    s.pass_all()
    assert s.runner.tags == 0


@card("Eavesdrop")
def test_eavesdrop_does_not_tell_which_unrezzed_ice_hosts_it() -> None:
    s = Scenario(
        corp={
            "hand": ["Eavesdrop"],
            "credits": 9,
            "servers": {"HQ": {"ice": ["Enigma"]}, "R&D": {"ice": ["Ice Wall+"]}},
        }
    )
    s.play("Eavesdrop", "Enigma")
    line = "Eavesdrop is now hosted on unrezzed ice (outermost, HQ) as a condition counter."
    assert line in [entry["text"] for entry in s.game.view("runner")["log"]]
    assert "Enigma" not in str(s.game.view("runner"))


# -- Attitude Adjustment -----------------------------------------------------------------------------------------------


@card("Attitude Adjustment")
def test_attitude_adjustment_draws_and_pays_for_agendas_put_back() -> None:
    s = Scenario(
        corp={
            "hand": ["Attitude Adjustment", "Hostile Takeover"],
            "deck": ["Ice Wall", "Priority Requisition", "Enigma"],
            "discard": [("Private Security Force", {"facedown": True})],
            "credits": 2,
        }
    )
    s.play("Attitude Adjustment")
    assert sorted(s.options) == ["Done", "Hostile Takeover", "Priority Requisition", "Private Security Force"]
    s.choose("Hostile Takeover")
    s.choose("Private Security Force")
    assert s.corp.credits == 4
    assert sorted(s.corp.deck) == ["Enigma", "Hostile Takeover", "Private Security Force"]
    assert sorted(s.corp.hand) == ["Ice Wall", "Priority Requisition"]


@card("Attitude Adjustment")
def test_attitude_adjustment_may_reveal_one_agenda_or_none() -> None:
    for number in (0, 1):
        s = Scenario(corp={"hand": ["Attitude Adjustment", "Hostile Takeover"], "deck": ["Ice Wall"] * 3, "credits": 2})
        s.play("Attitude Adjustment", *["Hostile Takeover"] * number)
        while s.can("Done"):
            s.choose("Done")
        assert s.corp.credits == 2 * number
        assert s.corp.deck.count("Hostile Takeover") == number


# -- Arella Salvatore --------------------------------------------------------------------------------------------------


def arella(*hand: str) -> Scenario:
    s = Scenario(
        corp={
            "hand": list(hand),
            "credits": 0,
            "servers": {
                "HQ": {"ice": ["Enigma"]},
                "Server 1": {"root": ["Arella Salvatore+", ("Private Security Force", {"advancement": 4})]},
            },
        }
    )
    s.choose("Gain 1 credit")
    s.choose("Score Private Security Force")
    return s


@card("Arella Salvatore")
def test_arella_installs_a_card_for_nothing_with_a_token() -> None:
    s = arella("Ice Wall", "Hedge Fund", "PAD Campaign")
    s.choose("Yes")
    assert sorted(s.options) == ["Ice Wall", "PAD Campaign"]
    s.choose("Ice Wall")
    s.choose("HQ")
    while s.can("Done"):
        s.choose("Done")
    assert s.corp.servers["HQ"]["ice"] == ["Ice Wall", "Enigma"]
    assert s.card("Ice Wall").counters["advancement"] == 1
    assert s.corp.credits == 1, "the install was free"


@card("Arella Salvatore")
def test_arella_may_be_declined() -> None:
    s = arella("Ice Wall")
    s.choose("No")
    assert s.corp.hand == ["Ice Wall"]


@card("Arella Salvatore")
def test_arella_watches_her_own_server_only() -> None:
    s = Scenario(
        corp={
            "hand": ["Ice Wall"],
            "servers": {
                "Server 1": {"root": ["Arella Salvatore+"]},
                "Server 2": {"root": [("Hostile Takeover", {"advancement": 2})]},
            },
        }
    )
    s.choose("Gain 1 credit")
    s.choose("Score Hostile Takeover")
    assert s.options != ["Yes", "No"]
