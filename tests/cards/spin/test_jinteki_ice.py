"""Spin cycle: Jinteki ice."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

GRIP = ["Sure Gamble"] * 5

# -- Swordsman ---------------------------------------------------------------------------------------------------------


def swordsman(*rig: str) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Swordsman+", "Ice Wall+"]}}},
        runner={"rig": [*rig], "hand": GRIP, "credits": 20},
        turn="runner",
    )
    s.choose("Run HQ")
    return s


@card("Swordsman")
def test_ai_programs_cannot_break_swordsman_and_others_can() -> None:
    s = swordsman("Crypsis", "Ninja")
    s.to_encounter()
    s.choose("Use Crypsis: +1 strength", side="runner")
    s.choose("Use Crypsis: +1 strength", side="runner")
    assert not s.can("Use Crypsis: Break")
    s.choose("Use Ninja: +5 strength")
    s.use("Ninja: Break", "Subroutine 1")
    s.use("Ninja: Break")
    s.pass_until("Continue")
    assert s.runner.rig == ["Crypsis", "Ninja"]
    assert s.runner.hand == GRIP


@card("Swordsman")
def test_swordsman_trashes_an_ai_program_and_does_net_damage() -> None:
    s = swordsman("Crypsis", "Corroder")
    s.pass_until("Continue")
    assert s.runner.rig == ["Corroder"]
    assert len(s.runner.hand) == 4
    s = swordsman("Corroder")
    s.pass_until("Continue")
    assert s.runner.rig == ["Corroder"]


@card("Swordsman")
def test_the_corp_chooses_the_ai_program_that_swordsman_trashes() -> None:
    s = swordsman("Crypsis", "Darwin", "Corroder")
    s.pass_until("Darwin")
    assert s.side == "corp"
    assert s.options == ["Crypsis", "Darwin"]
    s.choose("Darwin")
    assert s.runner.rig == ["Crypsis", "Corroder"]


@card("Swordsman")
def test_swordsman_protects_only_its_own_subroutines_and_only_while_rezzed() -> None:
    for ice in ("Swordsman", "Swordsman+"):
        s = Scenario(
            corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}, "R&D": {"ice": [ice]}}},
            runner={"rig": [("Crypsis", {"virus": 1})], "credits": 9},
            turn="runner",
        )
        s.choose("Run HQ")
        s.choose("Use Crypsis: +1 strength", side="runner")
        assert s.can("Use Crypsis: Break")


@card("Swordsman")
def test_an_ai_program_hosted_on_swordsman_cannot_break_it_either() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Swordsman+"]}}},
        runner={"rig": ["Knight"], "hand": GRIP, "credits": 20},
        turn="runner",
    )
    s.choose("Use Knight")  # hosts itself on the only ice
    s.choose("Run HQ")
    while s.phase == "encounter ice" or s.phase == "approach ice":
        assert not s.can("Use Knight: Break")
        s.choose("Continue" if s.can("Continue") else "Pass")
    assert s.runner.discard[0] == "Knight"


# -- Yagura ------------------------------------------------------------------------------------------------------------


def yagura() -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Yagura+"]}}, "deck": ["Nisei MK II", "Enigma", "Ice Wall"]},
        runner={"hand": GRIP},
        turn="runner",
    )
    s.choose("Run HQ")
    return s


@card("Yagura")
def test_yagura_lets_the_corp_put_the_top_card_of_rnd_on_the_bottom() -> None:
    s = yagura()
    assert (s.side, s.options) == ("corp", ["Nisei MK II", "Done"])
    assert s.card("Nisei MK II").known_to == ["corp"]
    s.choose("Nisei MK II")
    assert s.corp.deck == ["Enigma", "Ice Wall", "Nisei MK II"]
    assert "Nisei MK II" not in str(s.game.view("runner"))
    s.pass_until("Continue")
    assert len(s.runner.hand) == 4


@card("Yagura")
def test_yagura_lets_the_corp_leave_the_card_where_it_is() -> None:
    s = yagura()
    s.choose("Done")
    assert s.corp.deck == ["Nisei MK II", "Enigma", "Ice Wall"]
    assert s.card("Nisei MK II").known_to == ["corp"]
    s.pass_until("Continue")
    assert len(s.runner.hand) == 4


@card("Yagura")
def test_yagura_finds_nothing_in_an_empty_rnd() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Yagura+"]}}, "deck": []}, runner={"hand": GRIP}, turn="runner")
    s.choose("Run HQ")
    s.pass_until("Continue")
    assert len(s.runner.hand) == 4


# -- Shinobi -----------------------------------------------------------------------------------------------------------


@card("Shinobi")
def test_shinobi_gives_bad_publicity_when_rezzed() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Shinobi"]}}, "credits": 7}, runner={"hand": GRIP}, turn="runner")
    s.choose("Run HQ")
    s.rez("Shinobi")
    assert (s.corp.bad_publicity, s.corp.credits) == (1, 0)


@pytest.mark.parametrize(
    ("bids", "lost", "ended"),
    [
        (((0, 0), (0, 0), (0, 0)), 6, True),
        (((0, 1), (0, 2), (0, 3)), 0, False),
        (((0, 1), (0, 0), (0, 3)), 2, False),
        (((1, 1), (0, 2), (0, 3)), 1, False),
        (((0, 1), (0, 2), (1, 3)), 3, True),
    ],
)
@card("Shinobi")
def test_shinobi_does_net_damage_for_each_successful_trace_and_the_third_ends_the_run(
    bids: tuple[tuple[int, int], ...], lost: int, ended: bool
) -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Shinobi+"]}}, "credits": 9},
        runner={"hand": ["Sure Gamble"] * 8, "credits": 20},
        turn="runner",
    )
    s.choose("Run HQ")
    for corp, runner in bids:
        s.pass_until(str(corp))
        s.bid(corp=corp, runner=runner)
    assert len(s.runner.hand) == 8 - lost
    assert (s.run is None) == ended


# -- Marker ------------------------------------------------------------------------------------------------------------


@card("Marker")
def test_the_next_ice_after_marker_ends_the_run_after_all_its_other_subroutines() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Marker+", "Shadow+", "Ice Wall"]}}, "credits": 0},
        runner={"credits": 0},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_all()
    assert s.corp.credits == 2  # Shadow's first subroutine
    assert s.runner.tags == 1
    assert s.accessed == []
    assert "Shadow: End the run." in s.log


def marked(*ice: str, breaker: str = "Mimic") -> Scenario:
    """Marker was passed without breaking it."""
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Marker+", *ice]}}, "credits": 0, "hand": ["Hedge Fund"]},
        runner={"rig": [breaker], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("Continue")
    return s


def subroutines(s: Scenario, title: str) -> int:
    return len(s.state.subroutines(s.state.cards[s.card(title).id]))


def break_all(s: Scenario, breaker: str) -> None:
    while not s.can(f"Use {breaker}: Break"):
        s.choose("Pass")
    while s.can(f"Use {breaker}: Break"):
        s.choose(f"Use {breaker}: Break")
        if s.options[0].startswith("Subroutine"):
            s.choose(s.options[0])


@card("Marker")
def test_only_the_next_ice_gains_the_subroutine_and_it_can_be_broken() -> None:
    s = marked("Quandary+", "Shadow+", breaker="Gordian Blade")
    s.choose("Continue")
    s.to_encounter()
    assert (subroutines(s, "Quandary"), subroutines(s, "Shadow")) == (2, 2)
    break_all(s, "Gordian Blade")
    assert s.runner.credits == 7
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]  # Shadow gained nothing


@card("Marker")
def test_a_broken_marker_marks_nothing() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Marker+", "Shadow+"]}}, "credits": 0, "hand": ["Hedge Fund"]},
        runner={"rig": ["Gordian Blade"], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Use Gordian Blade: +1 strength", side="runner")
    break_all(s, "Gordian Blade")
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]


@card("Marker")
def test_the_marked_ice_keeps_the_subroutine_for_the_remainder_of_the_run_only() -> None:
    s = marked("Shadow+", "Ice Wall+")
    assert subroutines(s, "Shadow") == 2  # not met yet
    s.choose("Continue")
    assert subroutines(s, "Shadow") == 3
    break_all(s, "Mimic")
    s.pass_until("Continue")
    assert subroutines(s, "Shadow") == 3
    assert subroutines(s, "Ice Wall") == 1
    s.choose("Jack out")
    assert subroutines(s, "Shadow") == 2


@card("Marker")
def test_ice_that_the_runner_never_meets_gains_nothing() -> None:
    s = marked("Shadow+")
    s.choose("Jack out")
    s.pass_all()
    assert s.run is None
    assert subroutines(s, "Shadow") == 2


@card("Marker", "Femme Fatale")
def test_ice_that_is_bypassed_was_the_next_ice_all_the_same() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Marker+", "Shadow+", "Hunter+"]}}, "credits": 0, "hand": ["Hedge Fund"]},
        runner={"hand": ["Femme Fatale"], "credits": 12},
        turn="runner",
    )
    s.install("Femme Fatale", "Shadow")
    s.choose("Run HQ")
    s.pass_until("Yes")
    assert subroutines(s, "Shadow") == 3
    s.choose("Yes")
    assert s.runner.credits == 0  # one for each subroutine, the gained one too
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]  # Hunter gained nothing


@card("Yagura")
def test_the_question_of_yagura_is_about_one_card() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Yagura+"]}}, "deck": ["Enigma", "Ice Wall"]},
        runner={"hand": ["Diesel"]},
        turn="runner",
    )
    s.choose("Run HQ")
    assert s.game.decision is not None
    assert s.game.decision.prompt == "Yagura: you may put that card on the bottom of R&D."


@card("Tsurugi")
def test_the_runner_reads_the_first_subroutine_of_tsurugi_as_one_that_the_corp_pays_for() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Tsurugi+"]}}}, runner={"rig": ["Garrote"], "credits": 9}, turn="runner"
    )
    s.choose("Run HQ")
    s.to_encounter()
    s.use("Garrote: Break")
    words = "End the run unless the Corp pays 1 credit"
    assert s.options[0] == f"Subroutine 1: {words}"
    run = s.game.view("runner")["run"]
    assert run is not None
    assert run["encounter"]["subroutines"][0]["text"] == words
    own = s.game.view("corp")["run"]
    assert own is not None
    assert own["encounter"]["subroutines"][0]["text"] == "End the run unless you pay 1 credit"
    s.choose("Subroutine 1")
    assert f"Garrote breaks “{words}”." in s.log
