"""The neutral Runner cards of the Flashpoint Cycle: each card's own text, and the rulings that concern it."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

# -- Deuces Wild -------------------------------------------------------------------------------------------------------


def deuces_wild(**runner: object) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall"]}}, "hand": ["Blank"], "credits": 0},
        runner={"hand": ["Deuces Wild"], "deck": ["Blank"] * 4, "credits": 2, **runner},
        turn="runner",
    )
    s.choose("Play Deuces Wild")
    return s


@card("Deuces Wild")
def test_deuces_wild_resolves_two_different_ones_in_the_order_of_choice() -> None:
    s = deuces_wild(tags=1)
    s.choose("Draw 2 cards")
    assert len(s.runner.hand) == 2
    assert not s.can("Draw 2 cards"), "each only once"
    s.choose("Gain 3 credits")
    assert s.runner.credits == 3
    assert s.runner.discard == ["Deuces Wild"]
    assert s.runner.tags == 1


@card("Deuces Wild")
def test_deuces_wild_removes_a_tag_only_where_there_is_one() -> None:
    assert not deuces_wild().can("Remove 1 tag")
    s = deuces_wild(tags=2)
    s.choose("Remove 1 tag")
    s.choose("Gain 3 credits")
    assert (s.runner.tags, s.runner.credits) == (1, 3)


@card("Deuces Wild")
def test_deuces_wild_exposes_ice_and_runs_before_the_other_choice() -> None:
    s = deuces_wild()
    s.choose("Expose an unrezzed piece of ice. Make a run")
    assert "Ice Wall is exposed." in s.log
    s.choose("HQ")
    assert s.run is not None
    s.pass_until("Gain 3 credits")
    assert s.run is None
    s.choose("Gain 3 credits")
    assert s.runner.credits == 3


@card("Deuces Wild")
def test_deuces_wild_may_run_without_ice_to_expose() -> None:
    s = Scenario(runner={"hand": ["Deuces Wild"], "credits": 2}, turn="runner")
    s.choose("Play Deuces Wild")
    s.choose("Expose an unrezzed piece of ice. Make a run")
    s.choose("Archives")
    assert s.run is not None


# -- Injection Attack --------------------------------------------------------------------------------------------------


@card("Injection Attack")
def test_injection_attack_strengthens_an_icebreaker_for_the_run() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Wall of Static+"]}}, "hand": ["Blank"]},
        runner={"hand": ["Injection Attack"], "rig": ["Corroder", "Mimic", "Datasucker"]},
        turn="runner",
    )
    s.play("Injection Attack", "HQ")
    assert sorted(s.options) == ["Corroder", "Mimic"]
    s.choose("Corroder")
    assert (s.card("Corroder").strength, s.card("Mimic").strength) == (4, 3)
    s.pass_all()
    assert s.card("Corroder").strength == 2


@card("Injection Attack")
def test_injection_attack_is_a_run_even_without_an_icebreaker() -> None:
    s = Scenario(corp={"hand": ["Blank"]}, runner={"hand": ["Injection Attack"]}, turn="runner")
    s.play("Injection Attack", "HQ")
    s.pass_all()
    assert s.accessed == ["Blank"]


# -- First Responders --------------------------------------------------------------------------------------------------


@card("First Responders")
def test_first_responders_draw_after_damage_of_a_corp_card() -> None:
    s = Scenario(
        corp={"hand": ["Snare!"], "credits": 9},
        runner={"rig": ["First Responders"], "hand": ["Blank"] * 4, "deck": ["Blank"] * 5, "credits": 5},
        turn="runner",
    )
    s.choose("Gain 1 credit")
    assert not s.can("Use First Responders")
    s.access("HQ")
    s.choose("Yes", side="corp")
    s.pass_until("Use First Responders")
    s.use("First Responders")
    s.use("First Responders")
    assert s.runner.credits == 2
    assert len(s.runner.hand) == 3
    s.end_turn()
    assert not s.can("Use First Responders")


@card("First Responders")
def test_first_responders_do_not_help_after_the_runners_own_damage() -> None:
    s = Scenario(
        runner={"rig": ["First Responders"], "hand": ["Titanium Ribs", *["Blank"] * 4], "deck": ["Blank"] * 5},
        turn="runner",
    )
    s.install("Titanium Ribs")
    s.pass_all()
    assert len(s.runner.discard) == 2
    assert not s.can("Use First Responders")


# -- Government Investigations -----------------------------------------------------------------------------------------


@card("Government Investigations")
def test_government_investigations_let_nobody_bid_two() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Bullfrog+"]}}, "credits": 5},
        runner={"hand": ["Government Investigations"], "credits": 5},
        turn="runner",
    )
    s.play("Government Investigations")
    s.choose("Run HQ")
    s.pass_until("0")
    assert s.side == "corp"
    assert s.options == ["0", "1"]
    s.choose("1")
    assert s.side == "runner"
    assert s.options == ["0", "1"]


# -- Citadel Sanctuary -------------------------------------------------------------------------------------------------


@card("Citadel Sanctuary")
@pytest.mark.parametrize(("spent", "tags"), [(1, 1), (0, 2)])
def test_citadel_sanctuary_may_remove_a_tag_at_the_end_of_the_turn(spent: int, tags: int) -> None:
    s = Scenario(
        corp={"credits": 0}, runner={"rig": ["Citadel Sanctuary"], "tags": 2, "credits": 5, "clicks": 1}, turn="runner"
    )
    s.choose("Gain 1 credit")
    s.bid(0, spent)
    assert s.runner.tags == tags


@card("Citadel Sanctuary")
def test_citadel_sanctuary_traces_nobody_without_a_tag() -> None:
    s = Scenario(runner={"rig": ["Citadel Sanctuary"], "clicks": 1}, turn="runner")
    s.end_turn()
    assert not any("trace" in line.lower() for line in s.log)


@card("Citadel Sanctuary")
def test_citadel_sanctuary_prevents_all_meat_damage_for_itself_and_the_grip() -> None:
    s = Scenario(
        corp={"hand": ["Scorched Earth"], "credits": 9},
        runner={"rig": ["Citadel Sanctuary"], "hand": ["Diesel", "Mimic"], "tags": 1},
    )
    s.choose("Play Scorched Earth")
    s.use("Citadel Sanctuary")
    assert s.result is None
    assert s.runner.hand == []
    assert sorted(s.runner.discard) == ["Citadel Sanctuary", "Diesel", "Mimic"]


@card("Citadel Sanctuary")
def test_citadel_sanctuary_is_nothing_to_net_damage() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Neural Katana+"]}}},
        runner={"rig": ["Citadel Sanctuary"], "hand": ["Blank"] * 4},
        turn="runner",
    )
    s.choose("Run HQ")
    assert not s.can("Use Citadel Sanctuary")


# -- Interdiction ------------------------------------------------------------------------------------------------------


@card("Interdiction")
def test_interdiction_lets_the_corp_rez_nothing_but_ice_in_the_runners_turn() -> None:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": ["PAD Campaign"]}, "HQ": {"ice": ["Ice Wall"]}},
            "credits": 9,
            "deck": ["Blank"] * 5,
        },
        runner={"hand": ["Interdiction"]},
        turn="runner",
    )
    s.play("Interdiction")
    s.choose("Gain 1 credit")
    assert s.side == "runner", "the Corp has nothing to rez"
    s.choose("Run HQ")
    s.rez("Ice Wall")
    s.pass_all()
    s.end_turn()
    s.rez("PAD Campaign")
    assert s.card("PAD Campaign").rezzed


# -- Baba Yaga ---------------------------------------------------------------------------------------------------------


def baba_yaga(ice: str, *hosted: str, power: int = 0) -> Scenario:
    on_it = [(title, {"host": "Baba Yaga", "power": power}) for title in hosted]
    s = Scenario(
        corp={"servers": {"HQ": {"ice": [f"{ice}+"]}}, "hand": ["Blank"]},
        runner={"rig": ["Baba Yaga", *on_it], "credits": 12},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    return s


@card("Baba Yaga")
def test_baba_yaga_hosts_icebreakers_that_are_no_ai() -> None:
    s = Scenario(
        runner={"rig": ["Baba Yaga"], "hand": ["Corroder", "Crypsis", "Datasucker"], "credits": 20, "clicks": 6},
        turn="runner",
    )
    s.choose("Install Corroder")
    s.choose("Baba Yaga")
    if s.can("Done"):
        s.choose("Done")
    assert s.card("Corroder").host == "Baba Yaga"
    assert s.runner.memory == 2, "both take up memory"
    for title in ("Crypsis", "Datasucker"):
        s.install(title)
        assert s.card(title).host is None


@card("Baba Yaga")
def test_baba_yaga_uses_the_paid_abilities_of_all_that_it_hosts_with_its_own_strength() -> None:
    s = baba_yaga("Wall of Static", "Corroder", "Gordian Blade")
    assert s.card("Baba Yaga").strength == 0
    assert not s.can("Use Baba Yaga: Break 1 barrier subroutine")
    for _ in range(3):
        s.choose("Use Baba Yaga: +1 strength")
    assert s.card("Baba Yaga").strength == 3
    assert s.card("Corroder").strength == 2
    s.choose("Use Baba Yaga: Break 1 barrier subroutine")
    assert s.runner.credits == 12 - 4
    s.pass_all()
    assert s.accessed == ["Blank"]


@card("Baba Yaga")
def test_baba_yaga_tells_the_abilities_of_two_breakers_apart() -> None:
    s = baba_yaga("Rototurret", "Corroder", "Ninja")
    s.use("Baba Yaga: +5 strength")
    assert s.card("Baba Yaga").strength == 5
    assert s.runner.credits == 9
    assert not s.can("Use Baba Yaga: Break 1 barrier subroutine")
    s.use("Baba Yaga: Break 1 sentry subroutine", "Subroutine 1")
    s.use("Baba Yaga: Break 1 sentry subroutine")
    s.pass_all()
    assert s.accessed == ["Blank"]


@card("Baba Yaga")
def test_baba_yaga_gains_paid_abilities_only() -> None:
    s = baba_yaga("Rototurret", "Faerie")
    s.use("Baba Yaga: +1 strength")
    s.use("Baba Yaga: Break 1 sentry subroutine", "Subroutine 1")
    s.use("Baba Yaga: Break 1 sentry subroutine")
    s.pass_all()
    assert s.runner.rig == ["Baba Yaga", "Faerie"], "what trashes Faerie is no paid ability"


@card("Baba Yaga")
def test_baba_yaga_gains_nothing_from_an_ability_that_names_its_own_card() -> None:
    s = baba_yaga("Enigma", "Peregrine")
    s.use("Baba Yaga: +3 strength")
    s.use("Baba Yaga: Break", "Subroutine 1")
    s.use("Baba Yaga: Break")
    assert not s.can("Use Baba Yaga: Derez")
    study = Scenario(runner={"rig": ["Baba Yaga", ("Study Guide", {"host": "Baba Yaga"})], "credits": 9}, turn="runner")
    study.choose("Gain 1 credit")
    assert not study.can("Use Baba Yaga: Place")


@card("Baba Yaga")
def test_baba_yaga_spends_what_lies_on_itself_and_trashes_itself() -> None:
    s = baba_yaga("Wall of Static", 'Cerberus "Lady" H1', power=4)
    for _ in range(3):
        s.use("Baba Yaga: +1 strength")
    assert not s.can("Use Baba Yaga: Break"), "no power counter on it"
    spike = baba_yaga("Ice Wall", "Spike")
    assert not spike.can("Use Baba Yaga: Break"), "too weak"


@card("Baba Yaga")
def test_what_leaves_baba_yaga_lends_nothing_more() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Rototurret+", "Ice Wall+"]}}},
        runner={"rig": ["Baba Yaga", ("Corroder", {"host": "Baba Yaga"})], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    s.choose("Pass")
    s.choose("Corroder", side="corp")
    assert s.runner.rig == ["Baba Yaga"]
    assert not s.can("Use Baba Yaga")


# -- Peace in Our Time -------------------------------------------------------------------------------------------------


@card("Peace in Our Time")
def test_peace_in_our_time_makes_both_rich_and_forbids_runs_this_turn() -> None:
    s = Scenario(
        corp={"credits": 0, "deck": ["Blank"] * 9}, runner={"hand": ["Peace in Our Time"], "credits": 1}, turn="runner"
    )
    s.play("Peace in Our Time")
    assert (s.runner.credits, s.corp.credits) == (10, 5)
    assert not s.can("Run HQ")
    s.next_turn()
    assert s.can("Run HQ")


@card("Peace in Our Time")
def test_peace_in_our_time_is_the_first_click_and_follows_no_scored_agenda() -> None:
    s = Scenario(runner={"hand": ["Peace in Our Time"], "credits": 5}, turn="runner")
    s.choose("Gain 1 credit")
    assert not s.can("Play Peace in Our Time")
    scored = Scenario(
        corp={"servers": {"Server 1": {"root": [("Hostile Takeover", {"advancement": 2})]}}},
        runner={"hand": ["Peace in Our Time"], "credits": 5},
    )
    scored.choose("Gain 1 credit")
    scored.choose("Score Hostile Takeover")
    scored.end_turn()
    assert scored.side == "runner"
    assert not scored.can("Play Peace in Our Time")
