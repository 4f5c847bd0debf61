"""The Criminal cards of the Spin cycle: each card's own text, and the rulings that concern it."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

# -- Recon -------------------------------------------------------------------------------------------------------------


@card("Recon")
def test_recon_lets_the_runner_jack_out_of_the_first_encounter() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ichi 1.0"]}}, "credits": 9},
        runner={"hand": ["Recon"], "rig": ["Corroder"]},
        turn="runner",
    )
    s.play("Recon", "HQ")
    s.rez("Ichi 1.0")
    assert s.side == "runner"
    s.choose("Yes")
    assert s.run is None
    assert "The Runner jacks out." in s.log
    assert s.runner.rig == ["Corroder"]
    assert s.runner.discard == ["Recon"]


@card("Recon")
def test_recon_may_go_on_and_asks_only_once() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Hunter+", "Hunter+"]}}, "credits": 0},
        runner={"hand": ["Recon"], "credits": 9},
        turn="runner",
    )
    s.play("Recon", "HQ")
    s.choose("No")
    s.choose("3")  # against the trace
    s.choose("Continue")
    assert s.options[0] == "0"  # the trace of the second Hunter: nothing was asked before it
    s.pass_all()
    assert "The Runner jacks out." not in s.log


@card("Recon")
@ruling("FAQ/card/recon/1")
def test_recon_speaks_of_the_first_encounter_and_not_of_the_outermost_ice() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Enigma", "Ice Wall+"]}}, "credits": 0},
        runner={"hand": ["Recon"]},
        turn="runner",
    )
    s.play("Recon", "HQ")
    s.choose("Continue")  # past Enigma, which stays unrezzed
    s.choose("Yes")
    assert "The Runner jacks out." in s.log
    assert s.run is None


# -- Blackguard --------------------------------------------------------------------------------------------------------


def blackguard(ice: list[str], corp_credits: int, **corp: object) -> Scenario:
    return Scenario(
        corp={"servers": {"HQ": {"ice": ice}}, "credits": corp_credits, **corp},
        runner={"rig": ["Blackguard"], "hand": ["Infiltration", "Satellite Uplink"]},
        turn="runner",
    )


def expose(s: Scenario) -> None:
    s.play("Infiltration", "Expose")


@card("Blackguard")
def test_blackguard_makes_the_corp_rez_what_is_exposed() -> None:
    s = blackguard(["Ice Wall"], 5)
    assert s.runner.memory_limit == 6
    expose(s)
    assert s.card("Ice Wall").rezzed
    assert s.corp.credits == 4


@card("Blackguard")
def test_blackguard_does_nothing_when_the_corp_cannot_pay() -> None:
    s = blackguard(["Enigma"], 2)
    expose(s)
    assert not s.card("Enigma").rezzed
    assert s.corp.credits == 2


@card("Blackguard")
def test_blackguard_rezzes_no_agenda() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Priority Requisition"]}}, "credits": 9},
        runner={"rig": ["Blackguard"], "hand": ["Infiltration"]},
        turn="runner",
    )
    expose(s)
    assert not s.card("Priority Requisition").rezzed
    assert s.corp.credits == 9


@card("Blackguard")
@ruling("FAQ/qa/28")
def test_the_runner_orders_the_rezzes_of_cards_exposed_at_once() -> None:
    s = blackguard(["Ice Wall", "Enigma"], 3)
    s.play("Satellite Uplink", "unrezzed ice (outermost, HQ)", "unrezzed ice")
    assert s.side == "runner"
    assert s.options == ["Blackguard (Ice Wall)", "Blackguard (Enigma)"]
    assert s.card("Ice Wall").known_to == s.card("Enigma").known_to == ["corp", "runner"]
    s.choose("Blackguard (Enigma)")
    assert s.card("Enigma").rezzed
    assert not s.card("Ice Wall").rezzed  # nothing is left to pay for it
    assert s.corp.credits == 0


@card("Blackguard")
@ruling("FAQ/qa/29")
def test_the_corp_may_decline_the_additional_cost_of_archer() -> None:
    s = blackguard(["Archer"], 9, scored=["Hostile Takeover"])
    expose(s)
    assert s.side == "corp"
    s.choose("No")
    assert not s.card("Archer").rezzed
    assert s.corp.scored == ["Hostile Takeover"]
    assert s.corp.credits == 9

    s = blackguard(["Archer"], 9, scored=["Hostile Takeover"])
    expose(s)
    s.choose("Yes")
    s.pass_all()
    assert s.card("Archer").rezzed
    assert s.corp.scored == []


# -- Copycat -----------------------------------------------------------------------------------------------------------


@card("Copycat")
def test_copycat_moves_the_run_behind_another_copy_of_the_passed_ice() -> None:
    s = Scenario(
        corp={
            "hand": ["Hedge Fund"],
            "deck": ["Enigma"],
            "servers": {"Archives": {"ice": ["Ice Wall+"]}, "R&D": {"ice": ["Hunter+", "Ice Wall+", "Enigma"]}},
            "credits": 0,
        },
        runner={"rig": ["Copycat", "Corroder"]},
        turn="runner",
    )
    s.choose("Run Archives")
    s.choose("Use Corroder: break")
    s.choose("Yes", side="runner")
    assert s.runner.discard == ["Copycat"]
    assert s.run is not None
    assert s.run.server == "R&D"
    assert s.run.ice == "Enigma"  # the ice inside of the chosen Ice Wall is approached next
    s.pass_all()
    assert "The run on R&D is successful." in s.log
    assert "The Runner encounters Hunter." not in s.log


@card("Copycat")
def test_copycat_behind_the_innermost_ice_approaches_the_server() -> None:
    s = Scenario(
        corp={
            "hand": ["Hedge Fund"],
            "servers": {"Archives": {"ice": ["Ice Wall+", "Enigma+"]}, "HQ": {"ice": ["Ice Wall+"]}},
        },
        runner={"rig": ["Copycat", "Corroder"]},
        turn="runner",
    )
    s.choose("Run Archives")
    s.choose("Use Corroder: break")
    s.choose("Yes", side="runner")
    assert s.phase == "approach server"
    s.pass_all()
    assert "The run on HQ is successful." in s.log
    assert "The Runner encounters Enigma." not in s.log


def copycat_past_caprice(caprice_in: str) -> Scenario:
    servers: dict[str, dict[str, list[str]]] = {"Archives": {"ice": ["Ice Wall+"]}, "HQ": {"ice": ["Ice Wall+"]}}
    servers[caprice_in]["root"] = ["Caprice Nisei+"]
    s = Scenario(corp={"servers": servers}, runner={"rig": ["Copycat", "Corroder"]}, turn="runner")
    s.choose("Run Archives")
    s.choose("Use Corroder: break")
    s.choose("Yes", side="runner")
    assert s.run is not None
    assert s.run.server == "HQ"
    return s


@card("Copycat")
@ruling("RR/trigger-steps/9", "RR/attacked-server/2")
def test_copycat_leaves_a_server_before_caprice_nisei_there_triggers() -> None:
    s = copycat_past_caprice("Archives")
    assert s.options == ["Jack out", "Continue"]


@card("Copycat")
@ruling("FAQ/card/caprice-nisei/1", "FAQ/card/caprice-nisei/2")
def test_copycat_past_the_last_ice_of_a_server_meets_caprice_nisei_there() -> None:
    s = copycat_past_caprice("HQ")
    assert s.options == ["0", "1", "2"]


@card("Copycat")
def test_copycat_needs_another_rezzed_copy() -> None:
    s = Scenario(
        corp={"servers": {"Archives": {"ice": ["Ice Wall+"]}, "HQ": {"ice": ["Ice Wall", "Enigma+"]}}},
        runner={"rig": ["Copycat", "Corroder"]},
        turn="runner",
    )
    s.choose("Run Archives")
    s.choose("Use Corroder: break")
    s.choose("Pass")
    assert "Yes" not in s.options
    s.pass_all()
    assert "The run on Archives is successful." in s.log


@card("Copycat")
def test_copycat_does_not_work_when_the_passed_ice_is_unrezzed() -> None:
    s = Scenario(
        corp={"servers": {"Archives": {"ice": ["Ice Wall"]}, "HQ": {"ice": ["Ice Wall+"]}}, "credits": 0},
        runner={"rig": ["Copycat"]},
        turn="runner",
    )
    s.choose("Run Archives")
    assert "Yes" not in s.options
    assert s.options == ["Jack out", "Continue"]


@card("Copycat")
def test_the_runner_may_keep_copycat() -> None:
    s = Scenario(
        corp={"servers": {"Archives": {"ice": ["Ice Wall+"]}, "HQ": {"ice": ["Ice Wall+"]}}},
        runner={"rig": ["Copycat", "Corroder"]},
        turn="runner",
    )
    s.choose("Run Archives")
    s.choose("Use Corroder: break")
    s.choose("No", side="runner")
    s.pass_all()
    assert "The run on Archives is successful." in s.log
    assert sorted(s.runner.rig) == ["Copycat", "Corroder"]


@card("Copycat")
@ruling("FAQ/card/copycat/1")
def test_bypassed_ice_is_passed_for_copycat() -> None:
    s = Scenario(
        corp={"servers": {"Archives": {"ice": ["Ice Wall+"]}, "HQ": {"ice": ["Ice Wall+"]}}},
        runner={"rig": ["Copycat"], "hand": ["Inside Job"]},
        turn="runner",
    )
    s.play("Inside Job", "Archives")
    s.choose("Yes")
    assert s.run is not None
    assert s.run.server == "HQ"
    s.pass_all()
    assert "The run on HQ is successful." in s.log


@card("Copycat")
def test_copycat_behind_the_last_ice_of_a_server_has_passed_all_of_it() -> None:
    s = Scenario(
        corp={
            "servers": {"Archives": {"ice": ["Ice Wall+"]}, "HQ": {"ice": ["Ice Wall+"], "root": ["Caprice Nisei+"]}},
        },
        runner={"rig": ["Copycat"], "hand": ["Inside Job"]},
        turn="runner",
    )
    s.play("Inside Job", "Archives")
    s.choose("Yes")
    s.choose("1", side="corp")
    s.choose("0", side="runner")
    assert "The run is ended." in s.log
    assert s.run is None
