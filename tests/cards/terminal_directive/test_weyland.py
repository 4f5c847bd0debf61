"""The Weyland cards of Terminal Directive, ice apart: each card's own text."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

SKORPIOS = "Skorpios Defense Systems: Persuasive Power"

# -- Skorpios Defense Systems ------------------------------------------------------------------------------------------


def removed(s: Scenario, title: str) -> bool:
    return s.card(title).zone == "removed from the game"


@card("Skorpios Defense Systems: Persuasive Power")
@pytest.mark.parametrize(("answer", "gone"), [("Yes", True), ("No", False)])
def test_skorpios_may_remove_a_trashed_program_from_the_game(answer: str, gone: bool) -> None:
    s = Scenario(
        corp={"identity": SKORPIOS, "servers": {"HQ": {"ice": ["Rototurret+"]}}},
        runner={"rig": ["Mimic"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("Yes")
    assert s.side == "corp"
    assert "Mimic" in s.prompt
    s.choose(answer)
    assert removed(s, "Mimic") == gone
    assert s.runner.discard == ([] if gone else ["Mimic"])


@card("Skorpios Defense Systems: Persuasive Power")
def test_skorpios_asks_about_a_current_whose_successor_blanks_it() -> None:
    s = Scenario(
        corp={"identity": SKORPIOS},
        runner={"hand": ["Hacktivist Meeting", "Employee Strike"], "credits": 5},
        turn="runner",
    )
    s.choose("Play Hacktivist Meeting")
    s.choose("Play Employee Strike")
    assert (s.side, s.prompt.split(":")[0]) == ("corp", "Skorpios Defense Systems")
    s.choose("Yes")
    assert removed(s, "Hacktivist Meeting")


@card("Skorpios Defense Systems: Persuasive Power")
def test_skorpios_acts_once_per_turn_and_again_in_the_next() -> None:
    s = Scenario(
        corp={"identity": SKORPIOS},
        runner={"hand": ["Sure Gamble", "Diesel", "Dirty Laundry"], "credits": 9},
        turn="runner",
    )
    s.choose("Play Diesel")
    s.choose("No")
    s.choose("Play Sure Gamble")
    s.choose("Yes")
    assert removed(s, "Sure Gamble")
    s.play("Dirty Laundry", "Archives")
    s.pass_all()
    assert s.side == "runner"
    assert s.runner.discard == ["Diesel", "Dirty Laundry"]


@card("Skorpios Defense Systems: Persuasive Power")
def test_skorpios_chooses_one_of_the_cards_that_damage_takes() -> None:
    s = Scenario(
        corp={"identity": SKORPIOS, "hand": ["Scorched Earth"], "credits": 9},
        runner={"hand": ["Diesel", "Corroder", "Mimic", "Sure Gamble", "Blank"], "tags": 1},
    )
    s.choose("Play Scorched Earth")
    assert len(s.options) == 5
    assert "No" in s.options
    title = s.options[0]
    s.choose(title)
    assert removed(s, title)
    assert len(s.runner.discard) == 3
    assert s.side == "corp"
    assert s.can("Gain 1 credit"), "nothing more is asked"


@card("Skorpios Defense Systems: Persuasive Power")
def test_what_is_trashed_from_the_stack_counts_and_cards_react_to_it_all_the_same() -> None:
    s = Scenario(
        corp={"identity": SKORPIOS, "hand": ["Neural EMP"], "credits": 9},
        runner={"hand": ["I've Had Worse"]},
        turn="runner",
    )
    s.run_on("Archives")
    s.end_turn()
    s.choose("Play Neural EMP")
    s.choose("Yes")
    assert removed(s, "I've Had Worse")
    assert len(s.runner.hand) == 3, "it was trashed by net damage"


@card("Skorpios Defense Systems: Persuasive Power")
def test_a_card_trashed_to_pay_is_gone_before_its_effect_looks_at_the_heap() -> None:
    s = Scenario(
        corp={"identity": SKORPIOS},
        runner={"rig": ["Mimic"], "hand": ["Scavenge", "Corroder"], "credits": 9},
        turn="runner",
    )
    s.play("Scavenge")
    assert s.side == "corp"
    s.choose("Yes")
    assert removed(s, "Mimic"), "it cannot be installed again"
    s.pass_all()
    assert s.runner.rig == ["Corroder"]


@card("Skorpios Defense Systems: Persuasive Power")
def test_a_removed_card_is_still_the_card_that_was_trashed() -> None:
    s = Scenario(
        corp={"identity": SKORPIOS},
        runner={"rig": ["Neutralize All Threats"], "hand": ["Independent Thinking"]},
        turn="runner",
    )
    s.play("Independent Thinking", "Neutralize All Threats")
    s.pass_until("Yes")
    s.choose("Yes")
    assert removed(s, "Neutralize All Threats")
    s.pass_all()
    assert len(s.runner.hand) == 2, "it was a directive"


@card("Skorpios Defense Systems: Persuasive Power")
def test_a_harbinger_is_installed_facedown_before_skorpios_can_ask() -> None:
    s = Scenario(
        corp={"identity": SKORPIOS, "servers": {"HQ": {"ice": ["Rototurret+"]}}},
        runner={"rig": ["Harbinger"]},
        turn="runner",
    )
    s.run_on("HQ")
    assert s.card("Harbinger").zone == "play"
    assert not s.card("Harbinger").faceup


@card("Skorpios Defense Systems: Persuasive Power")
def test_discarding_to_the_hand_size_is_no_trashing_and_corp_cards_are_none_of_it() -> None:
    s = Scenario(
        corp={"identity": SKORPIOS, "hand": ["PAD Campaign"]},
        runner={"hand": ["Blank"] * 6, "clicks": 1},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("Trash PAD Campaign")
    s.choose("Trash PAD Campaign")
    s.pass_all()
    assert s.side == "runner"
    s.choose("Blank")
    assert len(s.runner.discard) == 1
    assert s.corp.discard == ["PAD Campaign"]


@card("Skorpios Defense Systems: Persuasive Power")
def test_skorpios_may_take_a_card_that_goes_with_its_host() -> None:
    s = Scenario(
        corp={"identity": SKORPIOS, "servers": {"HQ": {"ice": ["Rototurret+"]}}},
        runner={"rig": ["Djinn", ("Datasucker", {"host": "Djinn"})]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Djinn")
    assert sorted(s.options) == ["Datasucker", "Djinn", "No"]
    s.choose("Datasucker")
    assert removed(s, "Datasucker")
    assert s.runner.discard == ["Djinn"]


@card("Skorpios Defense Systems: Persuasive Power")
def test_skorpios_may_take_a_current_that_another_one_replaces() -> None:
    s = Scenario(
        corp={"identity": SKORPIOS}, runner={"hand": ["Hacktivist Meeting", "Scrubbed"], "credits": 9}, turn="runner"
    )
    s.choose("Play Hacktivist Meeting")
    assert s.side == "runner", "it is not trashed yet"
    s.choose("Play Scrubbed")
    s.choose("Yes")
    assert removed(s, "Hacktivist Meeting")


# -- Armored Servers ---------------------------------------------------------------------------------------------------


def armored(ice: list[str], **runner: object) -> Scenario:
    s = Scenario(
        corp={"scored": [("Armored Servers", {"agenda": 1})], "servers": {"HQ": {"ice": ice}}},
        runner=runner,
        turn="runner",
    )
    assert not s.can("Use Armored Servers")
    s.choose("Run HQ")
    s.choose("Use Armored Servers", side="corp")
    return s


@card("Armored Servers")
def test_armored_servers_gets_an_agenda_counter_and_is_used_only_during_runs() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": [("Armored Servers", {"advancement": 4})]}}})
    s.choose("Gain 1 credit")
    s.choose("Score Armored Servers")
    assert s.card("Armored Servers").counters["agenda"] == 1
    assert not s.can("Use Armored Servers")


@card("Armored Servers")
def test_behind_armored_servers_each_subroutine_costs_a_card() -> None:
    s = armored(["Enigma+"], rig=["Yog.0"], hand=["Diesel", "Corroder", "Mimic"])
    s.pass_until("Use Yog.0")
    s.choose("Use Yog.0")
    s.choose("Diesel")
    s.choose("Subroutine 1")
    assert s.runner.discard == ["Diesel"]
    s.use("Yog.0", "Mimic")
    assert s.runner.discard == ["Diesel", "Mimic"]
    s.pass_until("Jack out")
    s.choose("Jack out")
    assert s.runner.discard == ["Diesel", "Mimic", "Corroder"], "jacking out costs a card too"
    assert s.run is None


@card("Armored Servers")
def test_a_runner_with_an_empty_grip_can_neither_break_nor_jack_out() -> None:
    s = armored(["Ice Wall+", "Enigma"], rig=["Corroder"], credits=9)
    while s.run is not None:
        assert not s.can("Use Corroder: Break")
        assert not s.can("Jack out")
        s.choose("Pass" if s.can("Pass") else "Continue")


@card("Armored Servers")
def test_two_subroutines_at_once_cost_two_cards() -> None:
    s = armored(["Eli 1.0+"], rig=["Battering Ram"], hand=["Diesel", "Mimic"], credits=9)
    s.to_encounter()
    s.choose("Use Battering Ram: +1 strength")
    s.choose("Use Battering Ram: Break")
    s.choose("Diesel")
    s.choose("Subroutine 1")
    s.choose("Subroutine 2")
    assert sorted(s.runner.discard) == ["Diesel", "Mimic"]
    s.pass_all()
    assert "The run on HQ is successful." in s.log


@card("Armored Servers")
def test_with_one_card_only_one_of_two_subroutines_is_broken() -> None:
    s = armored(["Eli 1.0+"], rig=["Battering Ram"], hand=["Diesel"], credits=9)
    s.to_encounter()
    s.choose("Use Battering Ram: +1 strength")
    s.use("Battering Ram: Break", "Subroutine 1")
    assert s.runner.discard == ["Diesel"]
    assert not s.can("Subroutine 2")
    s.pass_all()
    assert "The run on HQ is successful." not in s.log


@card("Armored Servers")
@pytest.mark.parametrize(("hand", "breaks"), [(["Diesel"], False), (["Diesel", "Mimic"], True)])
def test_armored_servers_asks_for_a_card_beside_the_one_that_pays(hand: list[str], breaks: bool) -> None:
    s = armored(["Ice Wall+"], rig=["Faust"], hand=hand)
    s.to_encounter()
    assert s.can("Use Faust: Break") == breaks


@card("Armored Servers")
def test_a_subroutine_broken_for_a_click_costs_a_card_as_well() -> None:
    s = armored(["Eli 1.0+"], hand=["Diesel"])
    s.to_encounter()
    s.use("Eli 1.0", "Subroutine 1")
    assert s.runner.discard == ["Diesel"]
    assert not s.can("Use Eli 1.0"), "there is no card left"


@card("Armored Servers")
def test_armored_servers_counts_twice_when_two_of_them_are_used() -> None:
    s = Scenario(
        corp={
            "scored": [("Armored Servers", {"agenda": 1}), ("Armored Servers", {"agenda": 1})],
            "servers": {"HQ": {"ice": ["Ice Wall+"]}},
        },
        runner={"rig": ["Corroder"], "hand": ["Diesel", "Mimic", "Blank"], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Use Armored Servers", side="corp")
    s.choose("Use Armored Servers", side="corp")
    s.to_encounter()
    s.use("Corroder: Break", "Diesel", "Mimic")
    assert sorted(s.runner.discard) == ["Diesel", "Mimic"]


@card("Armored Servers")
def test_armored_servers_counts_only_for_that_run() -> None:
    s = armored(["Ice Wall+"], rig=["Corroder"], credits=9)
    s.pass_all()
    s.choose("Run HQ")
    s.use("Corroder: Break")
    assert "The Runner approaches HQ." not in s.log
    s.pass_until("Jack out")
    assert s.can("Jack out")


# -- Illicit Sales, Graft ----------------------------------------------------------------------------------------------


@card("Illicit Sales")
@pytest.mark.parametrize(("answer", "credits"), [("Yes", 6 + 9), ("No", 6 + 6)])
def test_illicit_sales_pays_three_credits_for_each_bad_publicity(answer: str, credits: int) -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": [("Illicit Sales", {"advancement": 3})]}}, "bad_publicity": 2})
    s.choose("Gain 1 credit")
    s.choose("Score Illicit Sales")
    s.choose(answer)
    assert s.corp.credits == credits


def graft() -> Scenario:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": [("Graft", {"advancement": 5})]}},
            "deck": ["Hedge Fund", "Enigma", "Ice Wall", "PAD Campaign"],
        }
    )
    s.choose("Gain 1 credit")
    s.choose("Score Graft")
    return s


@card("Graft")
def test_graft_finds_up_to_three_cards_and_reveals_them() -> None:
    s = graft()
    s.choose("Yes")
    for title in ("Enigma", "Ice Wall", "PAD Campaign"):
        s.choose(title)
    assert sorted(s.corp.hand) == ["Enigma", "Ice Wall", "PAD Campaign"]
    assert s.card("Enigma").known_to == ["corp", "runner"]
    assert s.corp.deck == ["Hedge Fund"]


@card("Graft")
def test_graft_may_find_fewer_or_be_declined() -> None:
    s = graft()
    s.choose("Yes")
    s.choose("Enigma")
    s.choose("Done")
    assert s.corp.hand == ["Enigma"]
    s = graft()
    s.choose("No")
    assert s.corp.hand == []
    assert s.corp.score == 3


# -- assets and upgrades -----------------------------------------------------------------------------------------------


@card("Illegal Arms Factory")
def test_illegal_arms_factory_gives_a_credit_and_a_card_each_turn() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Illegal Arms Factory+"]}}}, turn="runner")
    s.end_turn()
    assert s.corp.credits == 6
    assert len(s.corp.hand) == 2, "one of them is the mandatory draw"


@card("Illegal Arms Factory")
@pytest.mark.parametrize(("title", "bad"), [("Illegal Arms Factory+", 1), ("Illegal Arms Factory", 0)])
def test_the_runner_who_trashes_illegal_arms_factory_gives_bad_publicity(title: str, bad: int) -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [title]}}, "hand": ["Illegal Arms Factory"]},
        runner={"credits": 12},
        turn="runner",
    )
    for server in ("HQ", "Server 1"):
        s.choose(f"Run {server}")
        s.pass_until("Trash Illegal Arms Factory")
        s.choose("Trash Illegal Arms Factory")
        s.pass_all()
        assert s.corp.bad_publicity == (bad if server == "Server 1" else 0)


@card("Illegal Arms Factory")
def test_trashed_by_the_corp_itself_it_gives_none() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Illegal Arms Factory+"]}}, "hand": ["PAD Campaign"]},
    )
    s.choose("Install PAD Campaign")
    s.choose("Server 1")
    s.pass_all()
    assert s.corp.discard == ["Illegal Arms Factory"]
    assert s.corp.bad_publicity == 0


@card("Mr. Stone")
def test_mr_stone_does_one_meat_damage_however_many_tags_are_taken() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Mr. Stone+"]}}},
        runner={"hand": ["Account Siphon", "Diesel", "Mimic", "Corroder"]},
        turn="runner",
    )
    s.play("Account Siphon")
    s.pass_until("Yes")
    s.choose("Yes")
    s.choose("5")
    assert s.runner.tags == 2
    assert len(s.runner.hand) == 2


@card("Mr. Stone")
def test_mr_stone_does_nothing_for_a_tag_that_is_avoided() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Mr. Stone+"]}, "HQ": {"ice": ["Data Raven+"]}}},
        runner={"rig": ["Forger"], "hand": ["Diesel"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Take 1 tag")
    s.choose("Use Forger")
    assert s.runner.tags == 0
    assert s.runner.hand == ["Diesel"]


@card("Mr. Stone")
def test_a_tag_that_is_taken_as_a_cost_is_taken() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Mr. Stone+"]}}},
        runner={"rig": ["God of War"], "hand": ["Blank"] * 3},
    )
    s.end_turn()
    s.choose("Yes")
    assert s.runner.tags == 1
    assert len(s.runner.hand) == 2


@card("K. P. Lynn")
def test_who_passes_all_ice_before_k_p_lynn_takes_a_tag_or_ends_the_run() -> None:
    for choice, tags in (("Take 1 tag", 1), ("End the run", 0)):
        s = Scenario(corp={"servers": {"Server 1": {"ice": ["Ice Wall"], "root": ["K. P. Lynn+"]}}}, turn="runner")
        s.choose("Run Server 1")
        s.pass_until(choice)
        s.choose(choice)
        assert s.runner.tags == tags
        assert (s.run is None) == (tags == 0)


@card("K. P. Lynn")
def test_k_p_lynn_acts_at_her_own_server_only_with_or_without_ice() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["K. P. Lynn+"]}}}, turn="runner")
    s.run_on("HQ")
    assert s.runner.tags == 0
    s.choose("Run Server 1")
    assert s.options == ["Take 1 tag", "End the run"]


# -- Hunter Seeker -----------------------------------------------------------------------------------------------------


def hunt(steal: bool) -> Scenario:
    s = Scenario(
        corp={"hand": ["Hunter Seeker"], "discard": ["Hostile Takeover"] if steal else []},
        runner={"rig": ["Mimic", "Kati Jones"]},
        turn="runner",
    )
    s.run_on("Archives")
    assert s.runner.scored == (["Hostile Takeover"] if steal else [])
    s.end_turn()
    return s


@card("Hunter Seeker")
def test_hunter_seeker_trashes_a_card_after_a_theft_for_two_clicks() -> None:
    s = hunt(steal=True)
    s.play("Hunter Seeker", "Kati Jones")
    assert s.runner.discard == ["Kati Jones"]
    assert s.corp.clicks == 1
    assert s.corp.credits == 3


@card("Hunter Seeker")
def test_hunter_seeker_cannot_be_played_when_nothing_was_stolen() -> None:
    s = hunt(steal=False)
    assert not s.can("Play Hunter Seeker")


@card("Hunter Seeker")
def test_hunter_seeker_may_trash_a_card_of_the_corp() -> None:
    s = hunt(steal=True)
    s.place("corp", "hand", "Ice Wall")
    s.install("Ice Wall", "HQ")
    s.choose("Play Hunter Seeker")
    assert len(s.options) == 3
    s.choose("Ice Wall")
    assert s.corp.discard == ["Hunter Seeker", "Ice Wall"] or s.corp.discard == ["Ice Wall", "Hunter Seeker"]
