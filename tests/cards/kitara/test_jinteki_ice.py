"""Kitara Cycle: Jinteki ice, Code Replicator and Mti Mwekundu."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card


def meet(*ice: str, corp: dict[str, object] | None = None, **runner: object) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": [*ice]}}, "credits": 0, **(corp or {})},
        runner={"credits": 5, "hand": ["Diesel"] * 5, **runner},
        turn="runner",
    )
    s.choose("Run HQ")
    return s


@card("Envelope")
def test_envelope_does_a_net_damage_and_ends_the_run() -> None:
    s = meet("Envelope+")
    assert len(s.runner.hand) == 4
    assert s.run is None


@card("Aimor")
@pytest.mark.parametrize(("stack", "left"), [(5, 2), (2, 0)])
def test_aimor_trashes_the_top_3_cards_of_the_stack_and_itself(stack: int, left: int) -> None:
    s = meet("Aimor+", deck=["Diesel"] * stack)
    assert len(s.runner.deck) == left
    assert len(s.runner.discard) == stack - left
    assert s.corp.discard == ["Aimor"]
    assert s.run is not None


@card("Mganga")
@pytest.mark.parametrize(("corp", "runner", "lost"), [(0, 1, 2), (2, 2, 1), (1, 0, 2)])
def test_mganga_does_2_net_damage_or_1_and_is_trashed(corp: int, runner: int, lost: int) -> None:
    s = meet("Mganga+", corp={"credits": 2})
    s.bid(corp=corp, runner=runner)
    assert len(s.runner.hand) == 5 - lost
    assert s.corp.discard == ["Mganga"]
    assert s.run is not None


@card("Mlinzi")
def test_mlinzi_hurts_unless_the_stack_is_trashed() -> None:
    s = meet("Mlinzi+", deck=["Diesel"] * 9, hand=["Diesel"] * 3)
    s.choose("Yes")
    assert (len(s.runner.deck), len(s.runner.hand)) == (7, 3)
    s.choose("No")
    assert (len(s.runner.deck), len(s.runner.hand)) == (7, 1)
    s.choose("Yes")
    assert (len(s.runner.deck), len(s.runner.hand)) == (3, 1)
    assert s.run is not None


@card("Mlinzi")
def test_a_stack_that_is_too_small_is_no_choice() -> None:
    s = meet("Mlinzi+", deck=["Diesel"] * 2, hand=["Diesel"] * 5)
    s.choose("No")
    assert len(s.runner.hand) == 5 - 1 - 2
    assert s.result is not None
    assert s.result.winner == "corp", "3 more cannot be avoided"


# -- Anansi ------------------------------------------------------------------------------------------------------------


def anansi(**runner: object) -> Scenario:
    return meet(
        "Anansi+",
        corp={"deck": ["Hedge Fund", "Ice Wall", "Enigma", "Hunter", "Chum", "Tollbooth"], "hand": []},
        **runner,
    )


@card("Anansi")
def test_anansi_arranges_draws_hurts_and_bites_again_as_the_encounter_ends() -> None:
    s = anansi(deck=["Corroder", "Diesel"], hand=["Diesel"] * 6)
    for title in ("Chum", "Enigma", "Hunter", "Ice Wall"):
        s.choose(title)
    assert s.corp.deck == ["Chum", "Enigma", "Hunter", "Ice Wall", "Hedge Fund", "Tollbooth"]
    assert s.side == "corp"
    s.choose("Yes")
    assert s.corp.hand == ["Chum"]
    assert s.side == "runner"
    s.choose("Yes")
    assert s.runner.credits == 3
    assert len(s.runner.deck) == 1
    assert len(s.runner.hand) == 7 - 1 - 3


@card("Anansi")
def test_both_draws_may_be_declined_and_the_runner_needs_2_credits() -> None:
    s = anansi(deck=["Corroder"], credits=1)
    for title in ("Chum", "Enigma", "Hunter", "Ice Wall"):
        s.choose(title)
    s.choose("No")
    assert s.corp.hand == []
    assert s.runner.deck == ["Corroder"]
    assert len(s.runner.hand) == 5 - 1 - 3


@card("Anansi")
def test_who_breaks_all_subroutines_is_not_bitten() -> None:
    s = anansi(rig=["Femme Fatale"], credits=20)
    for _ in range(3):
        s.use("Femme Fatale: +1")
    for number in ("1", "2"):
        s.use("Femme Fatale: Break", f"Subroutine {number}")
    s.use("Femme Fatale: Break")
    s.pass_until("Jack out")
    assert len(s.runner.hand) == 5


@card("Anansi")
def test_one_unbroken_subroutine_is_enough_and_so_is_bypassing() -> None:
    s = anansi(rig=["Femme Fatale"], credits=20)
    for _ in range(3):
        s.use("Femme Fatale: +1")
    s.use("Femme Fatale: Break", "Subroutine 1")
    s.use("Femme Fatale: Break", "Subroutine 2")
    s.pass_until("Jack out")
    assert len(s.runner.hand) == 5 - 1 - 3
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Anansi+"]}}, "credits": 0},
        runner={"hand": ["Inside Job", *["Diesel"] * 4]},
        turn="runner",
    )
    s.play("Inside Job", "HQ")
    assert len(s.runner.hand) == 1


@card("Anansi", "Bio Vault")
def test_a_run_that_ends_in_the_encounter_ends_the_encounter() -> None:
    servers = {"HQ": {"ice": ["Anansi+"]}, "Server 1": {"root": [("Bio Vault+", {"advancement": 2})]}}
    s = meet(corp={"servers": servers})
    s.to_encounter()
    s.choose("Use Bio Vault", side="corp")
    assert s.run is None
    assert len(s.runner.hand) == 2, "no subroutine resolved"


# -- Sadaka ------------------------------------------------------------------------------------------------------------


def sadaka(**corp: object) -> Scenario:
    return meet(
        "Sadaka+",
        corp={"deck": ["Hedge Fund", "Ice Wall", "Enigma", "Hunter"], "hand": ["Chum"], **corp},
        rig=["Wyldside", "Desperado", "Daily Casts"],
    )


@card("Sadaka")
def test_sadaka_arranges_draws_and_trashes_a_resource_for_a_card_of_hq() -> None:
    s = sadaka()
    s.choose("Look")
    s.choose("Enigma")
    s.choose("Ice Wall")
    assert s.corp.deck == ["Enigma", "Ice Wall", "Hedge Fund", "Hunter"]
    s.choose("Yes")
    assert s.corp.hand == ["Chum", "Enigma"]
    s.choose("Yes")
    s.choose("Chum")
    assert s.can("Wyldside")
    assert not s.can("Desperado")
    s.choose("Daily Casts")
    assert s.corp.discard == ["Chum", "Sadaka"]
    assert s.runner.discard == ["Daily Casts"]


@card("Sadaka")
def test_sadaka_may_shuffle_instead_and_all_the_rest_may_be_declined() -> None:
    s = sadaka()
    s.choose("Shuffle")
    assert any("shuffles R&D" in line for line in s.log)
    s.choose("No")
    s.choose("No")
    assert s.corp.hand == ["Chum"]
    assert s.corp.discard == ["Sadaka"]
    assert len(s.runner.rig) == 3


@card("Sadaka")
def test_a_card_of_hq_may_be_trashed_for_nothing_and_an_empty_hq_is_not_asked() -> None:
    corp: dict[str, object] = {"deck": ["Hedge Fund", "Ice Wall", "Enigma", "Hunter"], "hand": ["Chum"]}
    s = meet("Sadaka+", corp=corp)
    assert s.options == ["Look at the top 3 cards of R&D and put them back in any order", "Shuffle R&D"]
    s.choose("Shuffle")
    s.choose("No")
    s.choose("Yes")
    assert s.corp.discard == ["Chum", "Sadaka"]
    s = meet("Sadaka+", corp={**corp, "hand": []}, rig=["Wyldside"])
    s.choose("Shuffle")
    s.choose("No")
    assert (s.corp.discard, s.runner.rig) == (["Sadaka"], ["Wyldside"])


# -- Code Replicator ---------------------------------------------------------------------------------------------------


def replicator(*ice: str, **corp: object) -> Scenario:
    s = Scenario(
        corp={"servers": {"Server 1": {"ice": [*ice], "root": ["Code Replicator+", "PAD Campaign"]}}, "credits": 0},
        runner={"credits": 5, "hand": ["Diesel"] * 5},
        turn="runner",
    )
    s.choose("Run Server 1")
    return s


@card("Code Replicator")
def test_code_replicator_makes_the_runner_approach_the_passed_ice_again() -> None:
    s = replicator("Neural Katana+")
    assert len(s.runner.hand) == 2
    s.choose("Yes")
    assert s.corp.discard == ["Code Replicator"]
    assert s.run is not None
    assert (s.run.phase, s.run.ice) == ("approach ice", "Neural Katana")
    s.choose("Continue")
    assert s.result is not None
    assert s.result.winner == "corp", "encountered a second time"


@card("Code Replicator")
def test_the_runner_may_jack_out_on_the_second_approach_and_the_corp_may_decline() -> None:
    s = replicator("Neural Katana+")
    s.choose("Yes")
    s.choose("Jack out")
    assert s.run is None
    s = replicator("Neural Katana+")
    s.choose("No")
    assert s.corp.discard == []
    assert s.phase == "approach server"


@card("Code Replicator")
def test_code_replicator_sees_no_unrezzed_ice_and_works_from_any_position() -> None:
    s = replicator("Ice Wall", "Neural Katana+", "Enigma")
    s.pass_until("Continue")
    s.choose("Continue")
    s.choose("Yes")
    assert s.run is not None
    assert s.run.ice == "Neural Katana"


@card("Code Replicator")
def test_what_waits_for_the_pass_that_it_interrupts_never_triggers() -> None:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"ice": ["Neural Katana+"], "root": ["Code Replicator+", "Caprice Nisei+"]}},
            "credits": 3,
        },
        runner={"credits": 5, "hand": ["Diesel"] * 5},
        turn="runner",
    )
    s.choose("Run Server 1")
    s.choose("Code Replicator")
    s.choose("Yes")
    assert s.phase == "approach ice"


@card("Code Replicator")
def test_two_of_them_work_one_after_the_other() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"ice": ["Pop-up Window+"], "root": ["Code Replicator+"] * 2}}, "credits": 0},
        runner={"credits": 5},
        turn="runner",
    )
    s.choose("Run Server 1")
    s.choose("Yes")
    s.choose("Code Replicator")
    for answer in ("Yes", "Continue", "Yes", "Yes", "Continue", "Yes"):
        s.choose(answer)
    assert s.corp.credits == 3
    assert s.phase == "approach server"


# -- Mti Mwekundu ------------------------------------------------------------------------------------------------------


def mti(*hand: str, server: dict[str, object] | None = None) -> Scenario:
    s = Scenario(
        corp={
            "identity": "Mti Mwekundu: Life Improved",
            "hand": list(hand),
            "servers": {"Server 1": {"root": ["Ikawah Project"], **(server or {})}},
            "credits": 5,
        },
        runner={"hand": ["Diesel"] * 5},
        turn="runner",
    )
    s.choose("Run Server 1")
    return s


@card("Mti Mwekundu: Life Improved")
def test_mti_installs_ice_in_the_innermost_position_and_the_runner_approaches_it() -> None:
    s = mti("Ice Wall", "Hedge Fund", server={"ice": ["Pop-up Window", "Enigma"]})
    s.pass_until("Yes")
    assert s.side == "corp"
    s.choose("Yes")
    assert s.options == ["Ice Wall"]
    s.choose("Ice Wall")
    s.choose("Done")
    assert s.corp.servers["Server 1"]["ice"] == ["Pop-up Window", "Enigma", "Ice Wall"]
    assert s.corp.credits == 5
    assert s.run is not None
    assert (s.run.phase, s.run.ice) == ("approach ice", "Ice Wall")
    s.rez("Ice Wall")
    assert s.run is None


@card("Mti Mwekundu: Life Improved")
def test_mti_works_once_per_turn_and_may_be_declined() -> None:
    s = mti("Ice Wall", "Enigma")
    s.choose("No")
    s.pass_until("Jack out")
    s.choose("Jack out")
    s.choose("Run Server 1")
    s.choose("Yes")
    s.choose("Ice Wall")
    assert s.phase == "approach ice"
    s.pass_until("Continue")
    assert s.phase == "approach server", "the ice was passed, and the server is approached again"
    s.choose("Jack out")
    s.choose("Run HQ")
    assert not s.can("Yes"), "the second time this turn"


@card("Mti Mwekundu: Life Improved")
def test_the_question_tells_nothing_about_hq() -> None:
    s = mti("Hedge Fund")
    assert s.side == "corp"
    assert s.options == ["No"]
