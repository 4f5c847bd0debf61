"""The neutral Runner cards of the Mumbad Cycle: each card's own text."""

import pytest

from netrunner.cards.vocabulary import MEAT, NET, Both, Damage
from netrunner.scenario import Scenario
from tests.cards import card
from tests.engine.homemade import by_title, operation

# -- Chatterjee University ---------------------------------------------------------------------------------------------

CHATTERJEE = "Chatterjee University"


@card("Chatterjee University")
def test_chatterjee_university_collects_counters_and_installs_programs_cheaper() -> None:
    s = Scenario(
        runner={"rig": [(CHATTERJEE, {"power": 2})], "hand": ["Magnum Opus", "Diesel"], "credits": 2}, turn="runner"
    )
    assert not s.can("Install Magnum Opus")
    s.choose(f"Use {CHATTERJEE}: Place")
    assert s.card(CHATTERJEE).counters["power"] == 3
    s.use(f"{CHATTERJEE}: Install", "Magnum Opus")
    assert s.runner.rig == [CHATTERJEE, "Magnum Opus"]
    assert s.runner.credits == 0
    assert s.card(CHATTERJEE).counters["power"] == 2
    assert s.runner.clicks == 2


@card("Chatterjee University")
def test_chatterjee_university_installs_only_programs_that_can_be_paid_for() -> None:
    s = Scenario(runner={"rig": [CHATTERJEE], "hand": ["Magnum Opus", "Bazaar"], "credits": 4}, turn="runner")
    assert not s.can(f"Use {CHATTERJEE}: Install")
    full = Scenario(runner={"rig": [CHATTERJEE], "hand": ["Corroder"], "credits": 2}, turn="runner")
    full.use(f"{CHATTERJEE}: Install", "Corroder")
    assert full.runner.credits == 0, "without counters at full cost"


# -- Corporate Scandal -------------------------------------------------------------------------------------------------


@card("Corporate Scandal")
def test_corporate_scandal_is_worth_a_bad_publicity_while_it_lasts() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("Hostile Takeover", {"advancement": 2})]}}},
        runner={"hand": ["Corporate Scandal"], "credits": 3, "clicks": 2},
        turn="runner",
    )
    s.choose("Play Corporate Scandal")
    s.choose("Run HQ")
    assert s.run is not None
    assert s.runner.credits == 1, "the credit of the bad publicity"
    s.pass_all()
    if s.side == "runner":
        s.end_turn()
    s.choose("Score Hostile Takeover", side="corp")
    assert s.runner.discard == ["Corporate Scandal"]


@card("Corporate Scandal")
def test_corporate_scandal_adds_to_bad_publicity_and_counts_for_cards() -> None:
    s = Scenario(
        corp={"bad_publicity": 1},
        runner={"hand": ["Corporate Scandal", "Investigative Journalism"], "credits": 9},
        turn="runner",
    )
    s.choose("Play Corporate Scandal")
    s.choose("Run HQ")
    assert s.runner.credits == 8
    none = Scenario(runner={"hand": ["Corporate Scandal", "Investigative Journalism"], "credits": 9}, turn="runner")
    assert not none.can("Install Investigative Journalism")
    none.choose("Play Corporate Scandal")
    assert none.can("Install Investigative Journalism"), "even where the Corp has none of its own"


# -- Populist Rally ----------------------------------------------------------------------------------------------------


@card("Populist Rally")
def test_populist_rally_takes_a_click_from_the_corps_next_turn_only() -> None:
    s = Scenario(
        runner={"hand": ["Populist Rally"], "rig": ["Salsette Slums"], "credits": 2, "clicks": 1}, turn="runner"
    )
    s.choose("Play Populist Rally")
    assert s.side == "corp"
    assert s.corp.clicks == 2
    s.next_turn()
    assert s.corp.clicks == 3


@card("Populist Rally")
def test_populist_rally_needs_a_seedy_card() -> None:
    s = Scenario(runner={"hand": ["Populist Rally"], "rig": ["Bazaar"], "credits": 9}, turn="runner")
    assert not s.can("Play Populist Rally")


# -- "Freedom Through Equality" ----------------------------------------------------------------------------------------

FREEDOM = '"Freedom Through Equality"'


@card('"Freedom Through Equality"')
def test_freedom_through_equality_joins_the_score_area_with_a_stolen_agenda() -> None:
    s = Scenario(corp={"hand": ["Priority Requisition"]}, runner={"hand": [FREEDOM], "credits": 3}, turn="runner")
    s.choose(f"Play {FREEDOM}")
    s.run_on("HQ")
    assert s.runner.scored == ["Priority Requisition", FREEDOM]
    assert s.runner.score == 4
    assert s.runner.discard == []


@card('"Freedom Through Equality"')
def test_freedom_through_equality_is_trashed_when_the_corp_scores() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("Hostile Takeover", {"advancement": 2})]}}},
        runner={"hand": [FREEDOM], "credits": 3, "clicks": 1},
        turn="runner",
    )
    s.choose(f"Play {FREEDOM}")
    s.choose("Score Hostile Takeover", side="corp")
    assert s.runner.discard == [FREEDOM]
    assert s.runner.scored == []


# -- Akshara Sareen ----------------------------------------------------------------------------------------------------


@card("Akshara Sareen")
def test_akshara_sareen_gives_each_player_a_click() -> None:
    s = Scenario(runner={"rig": ["Akshara Sareen"]}, turn="corp")
    s.next_turn()
    assert s.corp.clicks == 4
    s.end_turn()
    assert s.runner.clicks == 5


@card("Akshara Sareen")
def test_akshara_sareen_counts_as_soon_as_she_is_installed() -> None:
    s = Scenario(runner={"hand": ["Akshara Sareen"]}, turn="runner")
    s.install("Akshara Sareen")
    assert s.runner.clicks == 4


# -- Councilman --------------------------------------------------------------------------------------------------------


def councilman(runner_credits: int = 9, title: str = "PAD Campaign") -> Scenario:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [title]}}, "credits": 9},
        runner={"rig": ["Councilman"], "credits": runner_credits},
        turn="corp",
    )
    s.choose("Gain 1 credit")
    s.choose(f"Rez {title}")
    return s


@card("Councilman")
def test_councilman_derezzes_an_asset_for_its_rez_cost_for_the_turn() -> None:
    s = councilman()
    assert s.side == "runner"
    s.choose("Yes")
    assert not s.card("PAD Campaign").rezzed
    assert s.runner.credits == 7
    assert s.runner.discard == ["Councilman"]
    assert s.corp.credits == 8, "what it cost is lost"
    assert not s.can("Rez PAD Campaign")
    s.end_turn()
    s.choose("Rez PAD Campaign", side="corp")
    assert s.card("PAD Campaign").rezzed


@card("Councilman")
def test_councilman_may_stay_and_asks_only_who_can_pay() -> None:
    s = councilman()
    s.choose("No")
    assert s.card("PAD Campaign").rezzed
    assert s.runner.rig == ["Councilman"]
    poor = councilman(runner_credits=1)
    assert poor.side == "corp"
    assert poor.card("PAD Campaign").rezzed


@card("Councilman")
def test_councilman_answers_upgrades_but_no_ice() -> None:
    s = councilman(title="Red Herrings")
    s.choose("Yes")
    assert s.runner.credits == 8
    ice = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall"]}}}, runner={"rig": ["Councilman"], "credits": 9}, turn="runner"
    )
    ice.choose("Run HQ")
    ice.rez("Ice Wall")
    assert not ice.can("Yes")


# -- Sports Hopper -----------------------------------------------------------------------------------------------------


@card("Sports Hopper")
def test_sports_hopper_gives_link_and_draws_three_cards() -> None:
    s = Scenario(runner={"rig": ["Sports Hopper"], "deck": ["Diesel"] * 4}, turn="runner")
    assert s.runner.link == 1
    s.choose("Gain 1 credit")
    s.choose("Use Sports Hopper")
    assert len(s.runner.hand) == 3
    assert s.runner.link == 0
    assert s.runner.discard == ["Sports Hopper"]


# -- Bazaar ------------------------------------------------------------------------------------------------------------


@card("Bazaar")
def test_bazaar_installs_further_copies_without_clicks() -> None:
    s = Scenario(runner={"rig": ["Bazaar"], "hand": ["Spy Camera"] * 3 + ["NetChip"], "credits": 5}, turn="runner")
    s.choose("Install Spy Camera")
    for _ in range(2):
        s.choose("Yes")
        s.choose("Spy Camera")
    assert s.runner.rig == ["Bazaar", "Spy Camera", "Spy Camera", "Spy Camera"]
    assert s.runner.clicks == 3


@card("Bazaar")
def test_bazaar_makes_the_runner_pay_and_may_be_declined() -> None:
    s = Scenario(runner={"rig": ["Bazaar"], "hand": ["NetChip"] * 3, "credits": 2}, turn="runner")
    s.choose("Install NetChip")
    s.choose("Yes")
    s.choose("NetChip")
    assert s.runner.credits == 0
    assert s.runner.rig == ["Bazaar", "NetChip", "NetChip"], "the third one cannot be paid for"
    declined = Scenario(runner={"rig": ["Bazaar"], "hand": ["NetChip"] * 2, "credits": 2}, turn="runner")
    declined.choose("Install NetChip")
    declined.choose("No")
    assert declined.runner.rig == ["Bazaar", "NetChip"]


@card("Bazaar")
def test_bazaar_asks_whatever_the_grip_holds() -> None:
    s = Scenario(runner={"rig": ["Bazaar"], "hand": ["NetChip", "Diesel"], "credits": 5}, turn="runner")
    s.choose("Install NetChip")
    assert s.options == ["No"], "the Corp does not learn that there is no other copy"
    s.choose("No")
    assert s.runner.hand == ["Diesel"]


@card("Bazaar")
def test_bazaar_is_for_hardware_from_the_grip() -> None:
    s = Scenario(runner={"rig": ["Bazaar"], "hand": ["Corroder"] * 2, "credits": 9}, turn="runner")
    s.install("Corroder")
    assert s.runner.rig == ["Bazaar", "Corroder"]
    found = Scenario(
        runner={
            "rig": ["Bazaar", "Artist Colony"],
            "scored": ["Hostile Takeover"],
            "deck": ["NetChip"],
            "hand": ["NetChip"],
            "credits": 9,
        },
        turn="runner",
    )
    found.choose("Gain 1 credit")
    found.choose("Use Artist Colony")
    if found.can("NetChip"):
        found.choose("NetChip")
    assert not found.can("Yes")
    assert found.runner.hand == ["NetChip"]


# -- Rebirth -----------------------------------------------------------------------------------------------------------


@card("Rebirth")
def test_rebirth_switches_to_another_identity_of_the_faction() -> None:
    s = Scenario(
        runner={"identity": "Gabriel Santiago: Consummate Professional", "hand": ["Rebirth"]},
        corp={"hand": ["Hedge Fund"], "servers": {"HQ": {"ice": ["Neural Katana+"]}}},
        turn="runner",
    )
    s.choose("Play Rebirth")
    assert s.can("Nero Severn: Information Broker")
    assert not s.can("Gabriel Santiago: Consummate Professional"), "another one"
    assert not any("Noise" in option or "Kate" in option for option in s.options)
    s.choose("Nero Severn: Information Broker")
    assert s.runner.identity == "Nero Severn: Information Broker"
    assert s.runner.link == 1
    assert s.card("Rebirth").zone == "removed from the game"
    s.choose("Run HQ")
    s.choose("Yes")
    assert s.run is None, "the new identity's ability counts"


@card("Rebirth")
def test_rebirth_needs_another_identity_of_the_faction() -> None:
    s = Scenario(runner={"identity": "Sunny Lebeau: Security Specialist", "hand": ["Rebirth"]}, turn="runner")
    assert not s.can("Play Rebirth")


@card("Rebirth")
def test_the_old_identity_no_longer_counts_after_rebirth() -> None:
    s = Scenario(
        runner={"identity": "Gabriel Santiago: Consummate Professional", "hand": ["Rebirth"], "credits": 0},
        corp={"hand": ["Hedge Fund"]},
        turn="runner",
    )
    s.choose("Play Rebirth")
    s.choose("Nero Severn: Information Broker")
    s.run_on("HQ")
    assert s.runner.credits == 0


# -- Guru Davinder -----------------------------------------------------------------------------------------------------


def guru(credits: int) -> Scenario:
    s = Scenario(
        corp={"hand": ["Snare!"], "credits": 9},
        runner={"rig": ["Guru Davinder"], "hand": ["Blank"] * 3, "credits": credits},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Yes", side="corp")
    return s


@card("Guru Davinder")
def test_guru_davinder_prevents_net_damage_and_stays_for_4_credits() -> None:
    s = guru(5)
    assert len(s.runner.hand) == 3
    s.choose(next(option for option in s.options if "ay 4" in option or option == "Yes"))
    assert s.runner.credits == 1
    assert "Guru Davinder" in s.runner.rig


@card("Guru Davinder")
def test_guru_davinder_is_trashed_by_a_runner_who_cannot_or_will_not_pay() -> None:
    s = guru(3)
    s.pass_all()
    assert s.runner.discard == ["Guru Davinder"]
    assert len(s.runner.hand) == 3
    unwilling = guru(9)
    unwilling.choose(next(option for option in unwilling.options if "ay 4" not in option and option != "Yes"))
    assert unwilling.runner.discard == ["Guru Davinder"]
    assert unwilling.runner.credits == 9


@card("Guru Davinder")
def test_guru_davinder_prevents_meat_but_no_brain_damage() -> None:
    s = Scenario(corp={"hand": ["Scorched Earth"]}, runner={"rig": ["Guru Davinder"], "hand": ["Blank"] * 2, "tags": 1})
    s.play("Scorched Earth")
    s.pass_all()
    assert s.result is None
    assert len(s.runner.hand) == 2
    brain = Scenario(
        corp={"servers": {"HQ": {"ice": ["Heimdall 1.0+"]}}},
        runner={"rig": ["Guru Davinder"], "hand": ["Blank"] * 2, "clicks": 1},
        turn="runner",
    )
    brain.choose("Run HQ")
    brain.pass_all()
    assert brain.runner.brain_damage == 1
    assert brain.runner.rig == ["Guru Davinder"]


@card("Guru Davinder")
def test_guru_davinder_is_paid_for_each_time_but_not_for_damage_that_cannot_be_prevented() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Data Mine+", "Data Mine+"]}}},
        runner={"rig": ["Guru Davinder"], "hand": ["Blank"] * 3, "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    for left in (5, 1):
        s.choose(next(option for option in s.options if "ay 4" in option or option == "Yes"))
        assert s.runner.credits == left
        if s.run is not None and s.can("Continue"):
            s.choose("Continue")
    assert len(s.runner.hand) == 3


@card("Guru Davinder")
def test_guru_davinder_is_paid_for_once_where_he_prevents_two_kinds_at_once() -> None:
    blast = operation("Blast", Both(Damage(NET, 2), Damage(MEAT, 1)))
    s = Scenario(
        corp={"hand": ["Blast"]},
        runner={"rig": ["Guru Davinder"], "hand": ["Diesel"] * 5, "credits": 9},
        definitions=by_title(blast),
    )
    s.choose("Play Blast")
    s.choose(next(option for option in s.options if "ay 4" in option or option == "Yes"))
    assert s.runner.credits == 5
    assert s.side == "corp"
    assert len(s.runner.hand) == 5


@card("Guru Davinder")
@card("The Noble Path")
def test_guru_davinder_is_not_paid_for_what_another_card_prevents_by_itself() -> None:
    s = Scenario(
        corp={"hand": ["Snare!"], "credits": 9},
        runner={"rig": ["Guru Davinder"], "hand": ["The Noble Path"]},
        turn="runner",
    )
    s.play("The Noble Path", "HQ")
    s.choose("Continue")
    s.choose("Yes", side="corp")
    assert "The Noble Path prevents 3 net damage." in s.log
    assert not s.can("Yes"), "he has prevented nothing"
    for rig in (["Guru Davinder", "Paparazzi"], ["Paparazzi", "Guru Davinder"]):
        s = Scenario(corp={"hand": ["Scorched Earth"]}, runner={"rig": rig, "tags": 1})
        s.play("Scorched Earth")
        assert s.side == "corp", "nobody is asked for 4 credits"
        assert s.runner.rig == rig


# -- The Turning Wheel -------------------------------------------------------------------------------------------------

WHEEL = "The Turning Wheel"


@card("The Turning Wheel")
@pytest.mark.parametrize(("server", "counters"), [("HQ", 1), ("R&D", 1), ("Archives", 0)])
def test_the_turning_wheel_gets_a_counter_for_runs_on_hq_and_rnd(server: str, counters: int) -> None:
    s = Scenario(corp={"hand": ["Hedge Fund"]}, runner={"rig": [WHEEL]}, turn="runner")
    s.choose(f"Run {server}")
    s.choose("Jack out")
    assert s.card(WHEEL).counters["power"] == counters, "an unsuccessful run counts as well"


@card("The Turning Wheel")
def test_the_turning_wheel_gets_no_counter_where_an_agenda_was_stolen_in_that_run() -> None:
    s = Scenario(corp={"hand": ["Hostile Takeover"], "deck": ["Hedge Fund"]}, runner={"rig": [WHEEL]}, turn="runner")
    s.run_on("HQ")
    assert s.runner.scored == ["Hostile Takeover"]
    assert s.card(WHEEL).counters["power"] == 0
    s.run_on("R&D")
    assert s.card(WHEEL).counters["power"] == 1


@card("The Turning Wheel")
def test_the_turning_wheel_accesses_one_more_card_for_two_counters() -> None:
    s = Scenario(
        corp={"deck": ["Hedge Fund", "Ice Wall", "Enigma", "Quandary"]},
        runner={"rig": [(WHEEL, {"power": 5})]},
        turn="runner",
    )
    s.choose("Gain 1 credit")
    assert not s.can(f"Use {WHEEL}"), "only during a run"
    s.choose("Run R&D")
    s.pass_until(f"Use {WHEEL}")
    s.use(WHEEL)
    s.use(WHEEL)
    assert not s.can(f"Use {WHEEL}")
    s.pass_all()
    assert s.accessed == ["Hedge Fund", "Ice Wall", "Enigma"]
    assert s.card(WHEEL).counters["power"] == 2
    s.run_on("R&D")
    assert len(s.accessed) == 4, "the next run has its usual access"


@card("The Turning Wheel")
@card("Divide and Conquer")
def test_the_turning_wheel_counts_for_every_access_from_hq_and_rnd_during_the_run() -> None:
    s = Scenario(
        corp={
            "deck": ["Ice Wall", "Enigma"],
            "hand": ["Hedge Fund"] * 3,
            "servers": {"Archives": {"ice": ["Vanilla"]}},
        },
        runner={"rig": [(WHEEL, {"power": 2})], "hand": ["Divide and Conquer"]},
        turn="runner",
    )
    s.play("Divide and Conquer")
    s.use(WHEEL)
    s.pass_all()
    assert s.accessed == ["Hedge Fund", "Hedge Fund", "Ice Wall", "Enigma"]


# -- Rigged Results ----------------------------------------------------------------------------------------------------


def rigged(spent: str, guess: str) -> Scenario:
    s = Scenario(
        corp={"hand": ["Hedge Fund"], "servers": {"HQ": {"ice": ["Ice Wall+", "Enigma+"]}}},
        runner={"hand": ["Rigged Results"], "rig": ["Corroder"], "credits": 5},
        turn="runner",
    )
    s.choose("Play Rigged Results")
    s.choose(spent)
    assert s.side == "corp"
    assert s.options == ["0", "1", "2"]
    s.choose(guess)
    return s


@card("Rigged Results")
def test_rigged_results_bypasses_a_chosen_piece_of_ice_after_a_wrong_guess() -> None:
    s = rigged("2", "0")
    assert s.runner.credits == 3
    s.choose("HQ")
    assert sorted(s.options) == ["Enigma", "Ice Wall"]
    s.choose("Enigma")
    s.to_encounter()
    s.use("Corroder: Break")
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]


@card("Rigged Results")
def test_rigged_results_bypasses_only_the_chosen_ice() -> None:
    s = rigged("0", "1")
    s.choose("HQ")
    s.choose("Ice Wall")
    s.pass_all()
    assert s.accessed == [], "Enigma ends the run"
    assert any("bypasses Ice Wall" in line for line in s.log)


@card("Rigged Results")
def test_rigged_results_does_nothing_after_a_right_guess() -> None:
    s = rigged("1", "1")
    assert s.run is None
    assert s.runner.credits == 4
    assert s.runner.discard == ["Rigged Results"]


@card("Rigged Results")
def test_rigged_results_on_a_server_without_ice_is_just_a_run() -> None:
    s = rigged("2", "1")
    s.choose("R&D")
    s.pass_all()
    assert s.run is None
    assert s.runner.clicks == 3


@card("Rigged Results")
def test_rigged_results_can_be_played_without_credits() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund"]}, runner={"hand": ["Rigged Results"], "credits": 0}, turn="runner")
    s.choose("Play Rigged Results")
    s.choose("0")
    s.choose("2", side="corp")
    s.choose("HQ")
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]
