"""Genesis cycle: NBN."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

# -- ChiLo City Grid ---------------------------------------------------------------------------------------------------


def chilo(server: str, bid: str) -> Scenario:
    s = Scenario(
        corp={
            "servers": {
                "Server 1": {"ice": ["Hunter+"], "root": ["ChiLo City Grid+"]},
                "Server 2": {"ice": ["Hunter+"], "root": ["PAD Campaign"]},
            },
        },
        runner={"credits": 20},
        turn="runner",
    )
    s.choose(f"Run {server}")
    while not s.can("0"):
        s.choose("Pass")
    s.choose("0")
    s.choose(bid)
    return s


@card("ChiLo City Grid")
def test_chilo_city_grid_gives_a_tag_for_a_successful_trace_in_a_run_on_its_server() -> None:
    assert chilo("Server 1", "0").runner.tags == 2


@card("ChiLo City Grid")
def test_chilo_city_grid_gives_no_tag_for_a_failed_trace_or_elsewhere() -> None:
    assert chilo("Server 1", "3").runner.tags == 0
    assert chilo("Server 2", "0").runner.tags == 1


@card("ChiLo City Grid")
def test_chilo_city_grid_is_quiet_outside_runs() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["ChiLo City Grid+"]}}, "hand": ["SEA Source"], "credits": 10},
        turn="runner",
    )
    s.run_on("Server 1")
    s.end_turn()
    s.choose("Play SEA Source")
    s.bid(8, 0)
    assert s.runner.tags == 1


@card("ChiLo City Grid")
@ruling("FAQ/rules/chain-reactions/ex1")
def test_spinal_modem_and_its_chain_reaction_resolve_before_chilo_city_grid() -> None:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"ice": ["Hunter+"], "root": ["ChiLo City Grid+"]}},
            "scored": ["Sentinel Defense Program"],
        },
        runner={"hand": ["Sure Gamble"] * 5, "rig": ["Spinal Modem", "Decoy"], "credits": 20},
        turn="runner",
    )
    s.choose("Run Server 1")
    while not s.can("0"):
        s.choose("Pass")
    s.bid(0, 0)
    # ChiLo City Grid's tag is about to be taken: the brain damage and the net damage have been done before it.
    assert s.prompt.startswith("About to happen: 1 tag")
    assert (s.runner.brain_damage, len(s.runner.hand), s.runner.tags) == (1, 3, 0)
    s.choose("Pass")
    s.pass_all()
    assert s.runner.tags == 2


# -- Pop-up Window -----------------------------------------------------------------------------------------------------


def popup(credits_: int = 5) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Pop-up Window+"]}}, "credits": 0}, runner={"credits": credits_}, turn="runner"
    )
    s.choose("Run HQ")
    return s


@card("Pop-up Window")
def test_pop_up_window_gains_a_credit_and_lets_the_runner_pay_to_go_on() -> None:
    s = popup()
    assert s.corp.credits == 1
    assert s.side == "runner"
    s.choose("Yes")
    assert s.runner.credits == 4
    assert s.run is not None


@card("Pop-up Window")
def test_pop_up_window_ends_the_run_when_the_runner_does_not_pay() -> None:
    s = popup()
    s.choose("No")
    assert s.run is None
    assert s.runner.credits == 5
    s = popup(0)
    assert s.run is None
    assert s.corp.credits == 1


# -- TMI ---------------------------------------------------------------------------------------------------------------


def rezzing_tmi(corp_bid: str, runner_bid: str) -> Scenario:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["TMI"]}}, "credits": 20}, runner={"credits": 20}, turn="runner")
    s.choose("Run HQ")
    s.rez("TMI")
    s.choose(corp_bid)
    s.choose(runner_bid)
    return s


@card("TMI")
def test_tmi_stays_rezzed_after_a_successful_trace() -> None:
    s = rezzing_tmi("0", "0")
    assert s.card("TMI").rezzed
    s.pass_all()
    assert s.run is None


@card("TMI")
def test_tmi_is_derezzed_after_a_failed_trace() -> None:
    s = rezzing_tmi("0", "2")
    assert not s.card("TMI").rezzed
    assert (s.corp.credits, s.runner.credits) == (17, 18)
    s.pass_until("Continue")
    assert s.phase == "approach server"


@card("TMI")
@ruling("FAQ/card/tmi/1")
def test_tmi_may_be_rezzed_again_in_the_same_window() -> None:
    s = rezzing_tmi("0", "2")
    for _ in range(2):
        s.choose("Rez TMI")
        s.bid(0, 2)
        assert not s.card("TMI").rezzed
    s.choose("Rez TMI")
    s.bid(5, 0)
    assert s.card("TMI").rezzed
    s.pass_all()
    assert s.run is None
    assert "The Runner encounters TMI." in s.log
