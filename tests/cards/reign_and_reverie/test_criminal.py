"""Reign and Reverie: Criminal."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

LIZA = "Liza Talking Thunder: Prominent Legislator"

# -- Liza Talking Thunder ----------------------------------------------------------------------------------------------


@card("Liza Talking Thunder: Prominent Legislator")
def test_liza_draws_two_cards_and_takes_a_tag_once_a_turn() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund"], "servers": {"Server 1": {"root": ["PAD Campaign"]}}},
        runner={"identity": LIZA, "deck": ["Diesel"] * 6},
        turn="runner",
    )
    s.run_on("Server 1")
    assert (len(s.runner.hand), s.runner.tags) == (0, 0), "no central server"
    s.run_on("Archives")
    assert (len(s.runner.hand), s.runner.tags) == (2, 1)
    s.run_on("HQ")
    assert (len(s.runner.hand), s.runner.tags) == (2, 1), "only the first time"


@card("Liza Talking Thunder: Prominent Legislator")
def test_liza_does_nothing_when_the_run_fails() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"identity": LIZA, "deck": ["Diesel"] * 6},
        turn="runner",
    )
    s.run_on("HQ")
    assert (len(s.runner.hand), s.runner.tags) == (0, 0)


# -- Hot Pursuit -------------------------------------------------------------------------------------------------------


@card("Hot Pursuit")
def test_hot_pursuit_gains_9_credits_and_takes_a_tag_on_hq() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund"]}, runner={"hand": ["Hot Pursuit"], "credits": 2}, turn="runner")
    s.play("Hot Pursuit")
    s.pass_all()
    assert (s.runner.credits, s.runner.tags) == (9, 1)
    assert s.accessed == ["Hedge Fund"], "the cards are accessed all the same"


@card("Hot Pursuit")
def test_hot_pursuit_gains_nothing_when_the_run_fails() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}}, runner={"hand": ["Hot Pursuit"], "credits": 2}, turn="runner"
    )
    s.play("Hot Pursuit")
    s.pass_all()
    assert (s.runner.credits, s.runner.tags) == (0, 0)


# -- Paragon -----------------------------------------------------------------------------------------------------------


def paragon() -> Scenario:
    return Scenario(
        corp={"hand": ["Hedge Fund"]},
        runner={"rig": ["Paragon"], "deck": ["Diesel", "Corroder", "Mimic"], "credits": 0},
        turn="runner",
    )


@card("Paragon")
def test_paragon_gives_memory() -> None:
    assert paragon().runner.memory_limit == 5


@card("Paragon")
@pytest.mark.parametrize(
    ("answer", "deck"), [("Yes", ["Corroder", "Mimic", "Diesel"]), ("No", ["Diesel", "Corroder", "Mimic"])]
)
def test_paragon_gains_a_credit_and_may_put_the_top_card_below(answer: str, deck: list[str]) -> None:
    s = paragon()
    s.choose("Run HQ")
    s.pass_until("Yes")
    s.choose("Yes")
    assert s.runner.credits == 1
    assert any("Diesel" in line for line in s.log)
    assert "Diesel" not in str(s.game.view("corp"))
    s.choose(answer)
    assert s.runner.deck == deck


@card("Paragon")
def test_paragon_may_be_declined_and_counts_the_first_run_only() -> None:
    s = paragon()
    s.choose("Run HQ")
    s.pass_until("No")
    s.choose("No")
    s.pass_all()
    assert s.runner.credits == 0
    s.run_on("HQ")
    assert s.runner.credits == 0


@card("Paragon")
def test_paragon_still_gains_a_credit_with_an_empty_stack() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund"]}, runner={"rig": ["Paragon"], "deck": [], "credits": 0}, turn="runner")
    s.choose("Run HQ")
    s.pass_until("Yes")
    s.choose("Yes")
    assert s.runner.credits == 1


# -- Bankroll ----------------------------------------------------------------------------------------------------------


@card("Bankroll")
def test_bankroll_collects_a_credit_for_each_successful_run_and_pays_all_of_them() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund"]}, runner={"rig": ["Bankroll"], "credits": 0}, turn="runner")
    for number in (1, 2):
        s.choose("Run Archives")
        s.pass_until("Yes")
        s.choose("Yes")
        s.pass_all()
        assert s.card("Bankroll").counters["credit"] == number
    s.choose("Run Archives")
    s.pass_until("No")
    s.choose("No")
    s.pass_all()
    s.end_turn()
    s.pass_until("Use Bankroll")
    before = s.runner.credits
    s.use("Bankroll")
    assert s.runner.credits == before + 2
    assert s.runner.discard == ["Bankroll"]


# -- Tycoon ------------------------------------------------------------------------------------------------------------


@card("Tycoon")
def test_tycoon_breaks_two_barrier_subroutines_and_pays_the_corp() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund"], "credits": 5, "servers": {"HQ": {"ice": ["Wall of Static+"]}}},
        runner={"rig": ["Tycoon"], "credits": 3},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    s.use("Tycoon: +3 strength")
    assert s.card("Tycoon").strength == 4
    assert s.corp.credits == 5
    s.use("Tycoon: Break")
    assert s.runner.credits == 0
    s.pass_all()
    assert s.corp.credits == 7
    assert s.accessed == ["Hedge Fund"]


@card("Tycoon")
def test_tycoon_pays_nothing_when_it_broke_nothing() -> None:
    s = Scenario(
        corp={"credits": 5, "servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"rig": ["Tycoon"], "credits": 3},
        turn="runner",
    )
    s.run_on("HQ")
    assert s.corp.credits == 5


@card("Tycoon")
def test_tycoon_breaks_up_to_two_at_once() -> None:
    s = Scenario(
        corp={"credits": 5, "servers": {"HQ": {"ice": ["Heimdall 1.0+"]}}},
        runner={"rig": ["Tycoon"], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    s.use("Tycoon: +3 strength")
    s.use("Tycoon: +3 strength")
    s.use("Tycoon: Break", "Subroutine 1", "Subroutine 2")
    assert s.runner.credits == 4


@card("Tycoon")
def test_tycoon_pays_though_the_encounter_ends_with_the_run() -> None:
    s = Scenario(
        corp={"credits": 0, "servers": {"HQ": {"ice": ["Heimdall 1.0+"]}}},
        runner={"rig": ["Tycoon"], "credits": 5},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    s.use("Tycoon: +3 strength")
    s.use("Tycoon: +3 strength")
    s.use("Tycoon: Break", "Subroutine 1", "Done")
    s.pass_all()
    assert s.run is None
    assert s.accessed == []
    assert s.corp.credits == 2


# -- Thunder Art Gallery -----------------------------------------------------------------------------------------------


@card("Thunder Art Gallery")
def test_thunder_art_gallery_installs_a_card_for_less_when_a_tag_is_removed() -> None:
    s = Scenario(
        runner={"rig": ["Thunder Art Gallery"], "hand": ["Corroder", "Diesel", "Mimic"], "tags": 2, "credits": 9},
        turn="runner",
    )
    s.choose("Remove 1 tag")
    s.choose("Yes")
    assert sorted(s.options) == ["Corroder", "Mimic"]
    s.choose("Corroder")
    assert s.runner.credits == 9 - 2 - 1
    assert s.runner.rig == ["Thunder Art Gallery", "Corroder"]
    s.choose("Remove 1 tag")
    assert s.runner.tags == 0
    assert s.runner.rig == ["Thunder Art Gallery", "Corroder"], "only the first time each turn"


@card("Thunder Art Gallery")
def test_thunder_art_gallery_may_be_declined() -> None:
    s = Scenario(runner={"rig": ["Thunder Art Gallery"], "hand": ["Corroder"], "tags": 1, "credits": 9}, turn="runner")
    s.choose("Remove 1 tag")
    s.choose("No")
    assert s.runner.hand == ["Corroder"]


@card("Thunder Art Gallery")
def test_thunder_art_gallery_answers_an_avoided_tag_in_the_corps_turn() -> None:
    s = Scenario(
        corp={"hand": ["SEA Source"], "credits": 9},
        runner={"rig": ["Thunder Art Gallery", "Decoy"], "hand": ["Corroder"], "credits": 3},
    )
    s.end_turn()
    s.run_on("Archives")
    s.end_turn()
    s.play("SEA Source")
    s.bid(corp=9, runner=0)
    s.choose("Use Decoy")
    s.choose("Yes")
    s.choose("Corroder")
    assert s.runner.tags == 0
    assert "Corroder" in s.runner.rig


@card("Thunder Art Gallery")
def test_thunder_art_gallery_answers_a_tag_that_a_card_avoids_by_itself() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Hunter+"]}}, "credits": 9},
        runner={"rig": ["Thunder Art Gallery", "Qianju PT"], "hand": ["Corroder"], "credits": 3, "clicks": 3},
        turn="runner",
    )
    s.end_turn()
    s.end_turn()
    s.choose("Yes")
    s.choose("Run HQ")
    s.bid(corp=9, runner=0)
    s.choose("Yes")
    s.choose("Corroder")
    assert s.runner.tags == 0
    assert "Corroder" in s.runner.rig


@card("Thunder Art Gallery")
def test_thunder_art_gallery_ignores_a_tag_that_the_corp_removes() -> None:
    s = Scenario(
        corp={"hand": ["Observe and Destroy"], "credits": 9},
        runner={"rig": ["Thunder Art Gallery", "Mimic"], "hand": ["Corroder"], "tags": 1, "credits": 3},
    )
    s.play("Observe and Destroy", "Mimic")
    assert s.runner.tags == 0
    assert s.side == "corp"
    assert s.runner.hand == ["Corroder"]


# -- Miss Bones --------------------------------------------------------------------------------------------------------


@card("Miss Bones")
def test_miss_bones_brings_12_credits() -> None:
    s = Scenario(runner={"hand": ["Miss Bones"], "credits": 2}, turn="runner")
    s.install("Miss Bones")
    assert s.card("Miss Bones").counters["credit"] == 12


@card("Miss Bones")
def test_miss_bones_pays_for_trashing_installed_cards_only() -> None:
    s = Scenario(
        corp={"hand": ["PAD Campaign"], "servers": {"Server 1": {"root": ["PAD Campaign"]}}},
        runner={"rig": [("Miss Bones", {"credit": 12})], "credits": 0},
        turn="runner",
    )
    s.access("HQ")
    assert not s.can("Trash PAD Campaign (4 credits)"), "that one is not installed"
    s.pass_all()
    s.access("Server 1")
    s.choose("Trash PAD Campaign (4 credits)")
    assert s.corp.discard == ["PAD Campaign"]
    assert s.card("Miss Bones").counters["credit"] == 8


@card("Miss Bones")
def test_miss_bones_pays_for_upgrades_of_central_servers() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"root": ["Ash 2X3ZB9CY"]}}},
        runner={"rig": [("Miss Bones", {"credit": 12})], "credits": 0},
        turn="runner",
    )
    s.access("HQ")
    s.choose("Trash Ash 2X3ZB9CY (3 credits)")
    assert s.card("Miss Bones").counters["credit"] == 9


@card("Miss Bones")
def test_miss_bones_pays_for_nothing_else() -> None:
    s = Scenario(runner={"rig": [("Miss Bones", {"credit": 12})], "hand": ["Corroder"], "credits": 0}, turn="runner")
    assert not s.can("Install Corroder")


@card("Miss Bones")
def test_miss_bones_is_trashed_when_her_credits_are_gone() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["PAD Campaign"]}}},
        runner={"rig": [("Miss Bones", {"credit": 4})], "credits": 0},
        turn="runner",
    )
    s.access("Server 1")
    s.choose("Trash PAD Campaign (4 credits)")
    assert s.runner.discard == ["Miss Bones"]
