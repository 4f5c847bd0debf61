"""Spin cycle: Weyland Consortium ice."""

import pytest

from netrunner.engine.definition import CardDef
from netrunner.engine.terms import AGENDA, CORP
from netrunner.scenario import Scenario
from tests.cards import card


def subroutines(s: Scenario, title: str) -> int:
    return len(s.state.subroutines(s.state.cards[s.card(title).id]))


def strength(s: Scenario, title: str) -> int:
    return s.state.strength(s.state.cards[s.card(title).id])


# -- Swarm -------------------------------------------------------------------------------------------------------------


def swarm(tokens: int, **runner: object) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": [("Swarm+", {"advancement": tokens})]}}, "hand": ["Hedge Fund"]},
        runner=runner,
        turn="runner",
    )
    s.choose("Run HQ")
    return s


@card("Swarm")
def test_swarm_gives_bad_publicity_when_rezzed_and_can_be_advanced() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Swarm"]}}, "credits": 9})
    s.choose("Advance Swarm")
    assert s.card("Swarm").counters["advancement"] == 1
    s.end_turn()
    s.choose("Run HQ")
    s.rez("Swarm")
    assert s.corp.bad_publicity == 1


@card("Swarm")
def test_swarm_has_a_subroutine_for_each_token() -> None:
    s = swarm(0, rig=["Corroder"])
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]
    assert s.runner.rig == ["Corroder"]
    assert subroutines(swarm(3), "Swarm") == 3


@card("Swarm")
def test_each_subroutine_of_swarm_trashes_a_program_unless_the_runner_pays_three() -> None:
    s = swarm(2, rig=["Corroder", "Mimic"], credits=4)
    s.pass_until("Yes")
    assert s.side == "runner"
    s.choose("Yes")
    assert s.runner.credits == 1
    assert s.side == "corp"  # who cannot pay again loses a program
    s.choose("Mimic")
    assert s.runner.rig == ["Corroder"]
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]


@card("Swarm")
def test_the_runner_may_decline_to_pay_swarm() -> None:
    s = swarm(1, rig=["Corroder", "Desperado"], credits=9)
    s.pass_until("No")
    s.choose("No")
    assert s.runner.rig == ["Desperado"]
    assert s.runner.credits == 9


@card("Swarm")
def test_a_runner_without_programs_is_not_asked_to_pay_swarm() -> None:
    s = swarm(2, rig=["Desperado"], credits=9)
    s.pass_until("Continue")
    assert (s.runner.credits, s.runner.rig) == (9, ["Desperado"])


# -- Ireress -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("bad_publicity", "credits_"), [(0, 5), (1, 5), (3, 5)])
@card("Ireress")
def test_ireress_makes_the_runner_lose_a_credit_for_each_bad_publicity(bad_publicity: int, credits_: int) -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ireress+"]}}, "bad_publicity": bad_publicity},
        runner={"credits": credits_},
        turn="runner",
    )
    assert subroutines(s, "Ireress") == bad_publicity
    s.choose("Run HQ")
    s.pass_until("Continue")
    assert s.runner.credits == credits_  # each loss meets the credits of the bad publicity
    assert s.log.count("The Runner loses 1 credit.") == bad_publicity


@card("Ireress")
def test_ireress_takes_what_the_runner_has() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ireress+"]}}, "bad_publicity": 2}, runner={"credits": 0}, turn="runner"
    )
    s.choose("Run HQ")
    s.pass_until("Continue")
    assert s.runner.credits == 0


# -- Curtain Wall ------------------------------------------------------------------------------------------------------


@card("Curtain Wall")
def test_curtain_wall_is_stronger_while_it_is_outermost() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Curtain Wall+", "Ice Wall+"]}}, "hand": ["Enigma"]})
    assert strength(s, "Curtain Wall") == 10
    s.install("Enigma", "HQ")
    assert s.corp.servers["HQ"]["ice"] == ["Enigma", "Curtain Wall", "Ice Wall"]
    assert strength(s, "Curtain Wall") == 6
    s = Scenario(corp={"servers": {"Server 1": {"ice": ["Curtain Wall+"]}}})
    assert strength(s, "Curtain Wall") == 10


@card("Curtain Wall")
def test_curtain_wall_has_three_subroutines_that_end_the_run() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Curtain Wall+"]}}}, turn="runner")
    assert subroutines(s, "Curtain Wall") == 3
    s.run_on("HQ")
    assert s.accessed == []


# -- Hive --------------------------------------------------------------------------------------------------------------


def hive(*scored: str, stolen: tuple[str, ...] = ()) -> Scenario:
    return Scenario(
        corp={"servers": {"HQ": {"ice": ["Hive+"]}}, "scored": [*scored], "hand": ["Hedge Fund"]},
        runner={"scored": [*stolen]},
        turn="runner",
    )


@card("Hive")
def test_hive_loses_a_subroutine_for_each_agenda_point_of_the_corp() -> None:
    assert subroutines(hive(), "Hive") == 5
    assert subroutines(hive("Clone Retirement"), "Hive") == 4
    assert subroutines(hive("Nisei MK II", "Clone Retirement"), "Hive") == 2
    assert subroutines(hive("Nisei MK II", "Nisei MK II", "Nisei MK II"), "Hive") == 0
    assert subroutines(hive(stolen=("Nisei MK II",)), "Hive") == 5


@card("Hive")
def test_hive_ends_the_run_while_it_has_a_subroutine() -> None:
    s = hive("Nisei MK II", "Nisei MK II")
    s.run_on("HQ")
    assert s.accessed == []
    s = hive("Nisei MK II", "Nisei MK II", "Clone Retirement")
    s.run_on("HQ")
    assert s.accessed == ["Hedge Fund"]


@card("Hive", "Marker")
def test_what_hive_loses_and_gains_is_one_running_total() -> None:
    s = Scenario(
        corp={
            "servers": {"HQ": {"ice": ["Marker+", "Hive+"]}},
            "scored": ["Nisei MK II", "Nisei MK II", "Nisei MK II"],
            "hand": ["Hedge Fund"],
        },
        turn="runner",
    )
    s.run_on("HQ")
    assert s.accessed == ["Hedge Fund"]  # six are lost of the six it has with Marker


@card("Hive")
def test_hive_gains_nothing_when_the_corp_has_less_than_no_points() -> None:
    burden = CardDef("Burden", CORP, AGENDA, advancement=1, agenda_points=-1)
    s = Scenario(corp={"scored": ["Burden"], "servers": {"R&D": {"ice": ["Hive+"]}}}, definitions={"Burden": burden})
    assert s.corp.score == -1
    assert subroutines(s, "Hive") == 5
