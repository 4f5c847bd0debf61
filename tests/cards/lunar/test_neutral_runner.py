"""The neutral Runner cards of the Lunar Cycle: each card's own text, and the rulings that concern it."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

# -- Angel Arena -------------------------------------------------------------------------------------------------------


@card("Angel Arena")
def test_angel_arena_gets_as_many_counters_as_credits_were_paid() -> None:
    s = Scenario(runner={"hand": ["Angel Arena"], "credits": 5}, turn="runner")
    s.choose("Install Angel Arena")
    assert s.options == ["0", "1", "2", "3", "4", "5"]
    s.choose("3")
    assert s.runner.credits == 2
    assert s.card("Angel Arena").counters["power"] == 3


@card("Angel Arena")
def test_angel_arena_reveals_the_top_card_and_may_bury_it() -> None:
    s = Scenario(
        runner={"rig": [("Angel Arena", {"power": 2})], "deck": ["Sure Gamble", "Diesel", "Corroder"]}, turn="runner"
    )
    s.choose("Gain 1 credit")
    s.choose("Use Angel Arena")
    s.choose("Yes")
    assert s.runner.deck == ["Diesel", "Corroder", "Sure Gamble"]
    assert s.card("Angel Arena").counters["power"] == 1


@card("Angel Arena")
def test_angel_arena_may_leave_the_card_where_it_is_known_to_both() -> None:
    s = Scenario(runner={"rig": [("Angel Arena", {"power": 2})], "deck": ["Sure Gamble", "Diesel"]}, turn="runner")
    s.choose("Gain 1 credit")
    s.choose("Use Angel Arena")
    s.choose("No")
    assert s.runner.deck == ["Sure Gamble", "Diesel"]
    assert s.card("Sure Gamble").known_to == ["corp", "runner"]


@card("Angel Arena")
def test_angel_arena_is_trashed_with_its_last_counter_and_the_ability_still_resolves() -> None:
    s = Scenario(runner={"rig": [("Angel Arena", {"power": 1})], "deck": ["Sure Gamble", "Diesel"]}, turn="runner")
    s.choose("Gain 1 credit")
    s.choose("Use Angel Arena")
    assert s.runner.discard == ["Angel Arena"]
    s.choose("Yes")
    assert s.runner.deck == ["Diesel", "Sure Gamble"]


@card("Angel Arena")
def test_an_angel_arena_for_nothing_has_no_counters() -> None:
    s = Scenario(runner={"hand": ["Angel Arena"], "credits": 5}, turn="runner")
    s.install("Angel Arena", "0")
    assert s.card("Angel Arena").counters["power"] == 0
    assert s.runner.credits == 5


@card("Angel Arena")
@ruling("FAQ/qa/43")
def test_an_install_that_costs_ten_less_gives_angel_arena_no_counters_for_nothing() -> None:
    s = Scenario(runner={"hand": ["Eureka!"], "deck": ["Angel Arena", "Diesel"], "credits": 4}, turn="runner")
    s.choose("Play Eureka!")
    s.choose("Yes")
    assert s.options == ["0", "1"], "X is what is paid"
    s.choose("0")
    assert s.card("Angel Arena").zone == "play"
    assert s.card("Angel Arena").counters["power"] == 0, "X was lowered with the cost"


@card("Angel Arena")
def test_an_angel_arena_from_the_supplier_has_the_counters_that_were_paid_for() -> None:
    s = Scenario(runner={"rig": ["The Supplier"], "hand": ["Angel Arena"], "credits": 4}, turn="runner")
    s.use("The Supplier")
    s.end_turn()
    s.end_turn()
    before = s.runner.credits
    s.choose("Yes")
    assert s.options[-1] == str(before)
    s.choose("3")
    assert s.card("Angel Arena").counters["power"] == 3
    assert s.runner.credits == before - 3


# -- Ghost Runner ------------------------------------------------------------------------------------------------------


@card("Ghost Runner")
def test_ghost_runner_comes_with_three_credits_that_pay_during_runs() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"rig": ["Corroder"], "hand": ["Ghost Runner"], "credits": 1},
        turn="runner",
    )
    s.choose("Install Ghost Runner")
    assert s.card("Ghost Runner").counters["credit"] == 3
    s.choose("Run HQ")
    s.choose("Use Corroder: Break")
    assert s.card("Ghost Runner").counters["credit"] == 2


@card("Ghost Runner")
def test_ghost_runner_pays_for_nothing_outside_of_runs() -> None:
    s = Scenario(runner={"rig": [("Ghost Runner", {"credit": 3})], "hand": ["Corroder"], "credits": 0}, turn="runner")
    assert not s.can("Install Corroder")


@card("Ghost Runner")
def test_an_empty_ghost_runner_is_trashed() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"rig": ["Corroder", ("Ghost Runner", {"credit": 1})], "credits": 0},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("Use Corroder: Break")
    s.choose("Use Corroder: Break")
    assert s.runner.discard == ["Ghost Runner"]
    s.pass_until("Continue")
    assert s.run is not None, "the subroutine is broken all the same"


@card("Ghost Runner", "Wasteland")
def test_the_last_credit_of_ghost_runner_may_be_spent_outside_an_encounter() -> None:
    s = Scenario(runner={"rig": ["Corroder", ("Ghost Runner", {"credit": 1}), "Wasteland"]}, turn="runner")
    s.choose("Run Archives")
    s.choose("Use Corroder: +1 strength")
    s.choose("Ghost Runner")
    assert s.runner.discard == ["Ghost Runner"]
    assert s.runner.credits == 6


@card("Ghost Runner")
def test_a_boost_that_does_not_empty_ghost_runner_opens_no_window() -> None:
    s = Scenario(runner={"rig": ["Corroder", ("Ghost Runner", {"credit": 2})]}, turn="runner")
    s.choose("Run Archives")
    assert s.options == ["Jack out", "Continue"]


@card("Ghost Runner")
@ruling("FAQ/qa/41")
def test_tollbooth_takes_the_credits_of_ghost_runner_and_net_celebrity() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Tollbooth+"]}}},
        runner={"rig": [("Ghost Runner", {"credit": 1})], "hand": ["Net Celebrity"], "credits": 2},
        turn="runner",
    )
    s.choose("Play Net Celebrity")
    s.choose("Run HQ")
    s.choose("Ghost Runner")
    assert s.runner.credits == 0, "all of the 3 credits had to be paid"
    assert s.runner.discard == ["Ghost Runner"]
    assert "The Runner pays 3 credits." in s.log


# -- Rachel Beckman ----------------------------------------------------------------------------------------------------


@card("Rachel Beckman")
@ruling("FAQ/errata/rachel-beckman")
def test_rachel_beckman_gives_an_additional_click() -> None:
    s = Scenario(runner={"rig": ["Rachel Beckman"]}, turn="corp")
    s.end_turn()
    assert s.runner.clicks == 5


@card("Rachel Beckman")
def test_rachel_beckman_gives_her_click_as_soon_as_she_is_installed() -> None:
    s = Scenario(runner={"hand": ["Rachel Beckman"], "credits": 8}, turn="runner")
    s.choose("Install Rachel Beckman")
    assert s.runner.clicks == 4, "5 to spend, 1 spent"


@card("Rachel Beckman")
def test_rachel_beckman_is_trashed_at_once_when_the_runner_is_tagged() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Data Raven+"]}}}, runner={"rig": ["Rachel Beckman"]}, turn="runner")
    s.choose("Run HQ")
    s.choose("Take 1 tag")
    assert s.runner.discard == ["Rachel Beckman"]


@card("Rachel Beckman")
def test_a_tagged_runner_cannot_keep_rachel_beckman() -> None:
    s = Scenario(runner={"hand": ["Rachel Beckman"], "credits": 8, "tags": 1}, turn="runner")
    s.choose("Install Rachel Beckman")
    assert s.runner.discard == ["Rachel Beckman"]
    assert s.runner.clicks == 3


@card("Rachel Beckman")
def test_an_avoided_tag_leaves_rachel_beckman_alone() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Data Raven+"]}}}, runner={"rig": ["Rachel Beckman", "Decoy"]}, turn="runner"
    )
    s.choose("Run HQ")
    s.choose("Take 1 tag")
    s.choose("Use Decoy")
    assert s.runner.rig == ["Rachel Beckman"]


# -- Utopia Shard ------------------------------------------------------------------------------------------------------


@card("Utopia Shard")
def test_utopia_shard_is_installed_from_the_grip_instead_of_accessing_hq() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund"]}, runner={"hand": ["Utopia Shard"], "credits": 0}, turn="runner")
    s.choose("Run HQ")
    s.pass_until("Yes")
    s.choose("Yes")
    assert s.runner.rig == ["Utopia Shard"]
    assert s.run is None
    assert not any("accesses" in line for line in s.log)


@card("Utopia Shard")
def test_utopia_shard_may_stay_in_the_grip_and_can_be_bought() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund"]}, runner={"hand": ["Utopia Shard"], "credits": 7}, turn="runner")
    s.choose("Run HQ")
    s.pass_until("Yes")
    s.choose("No")
    s.pass_all()
    assert any("accesses" in line for line in s.log)
    s.choose("Install Utopia Shard")
    assert s.runner.credits == 0


@card("Utopia Shard")
def test_utopia_shard_is_no_help_on_other_servers_nor_once_installed() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund"]}, runner={"hand": ["Utopia Shard"]}, turn="runner")
    s.run_on("R&D")
    assert s.runner.rig == []
    played = Scenario(corp={"hand": ["Hedge Fund"]}, runner={"rig": ["Utopia Shard"]}, turn="runner")
    played.choose("Run HQ")
    played.pass_all()
    assert any("accesses" in line for line in played.log)


@card("Utopia Shard")
def test_utopia_shard_makes_the_corp_discard_two_random_cards_facedown() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund", "Ice Wall", "Tollbooth"]}, runner={"rig": ["Utopia Shard"]}, turn="runner"
    )
    s.choose("Gain 1 credit")
    s.choose("Use Utopia Shard")
    assert len(s.corp.hand) == 1
    assert len(s.corp.discard) == 2
    assert not any(s.card(title).faceup for title in s.corp.discard)
    assert s.runner.discard == ["Utopia Shard"]


@card("Utopia Shard")
def test_utopia_shard_needs_cards_in_hq() -> None:
    s = Scenario(runner={"rig": ["Utopia Shard"]}, turn="runner")
    assert not s.can("Use Utopia Shard")


@card("Utopia Shard")
@ruling("FAQ/card/archangel/2")
def test_an_archangel_that_is_discarded_while_accessed_ends_its_encounter_at_once() -> None:
    s = Scenario(
        corp={"hand": ["Archangel"], "credits": 20},
        runner={"rig": ["Utopia Shard", "Corroder"], "hand": ["Blank"] * 3},
        turn="runner",
        skip_empty_windows=False,
    )
    s.choose("Run HQ")
    s.choose("Yes", side="corp")
    assert s.side == "runner"
    s.choose("Use Utopia Shard")
    assert s.corp.discard == ["Archangel"]
    assert s.run is None or s.run.phase != "encounter ice"
    assert not any("Trace" in line for line in s.log)
    assert not s.can("Use Corroder") or s.run is None, "the window of the encounter is closed"
