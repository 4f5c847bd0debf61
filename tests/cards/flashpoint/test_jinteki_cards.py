"""Flashpoint Cycle: Jinteki assets, upgrades, agendas, operations and the identity."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

# -- Hyoubu Research Facility and Fumiko Yamamori ----------------------------------------------------------------------


def psi(asset: str, corp: int, runner: int, ice: str = "Snowflake") -> Scenario:
    s = Scenario(
        corp={"credits": 9, "servers": {"Archives": {"ice": [f"{ice}+"]}, "Server 1": {"root": [f"{asset}+"]}}},
        runner={"credits": 9, "hand": ["Diesel"] * 4},
        turn="runner",
    )
    s.choose("Run Archives")
    s.bid(corp=corp, runner=runner)
    return s


@card("Hyoubu Research Facility")
@pytest.mark.parametrize("runner", [0, 2])
def test_hyoubu_gives_back_what_the_corp_has_spent_in_secret(runner: int) -> None:
    s = psi("Hyoubu Research Facility", 2, runner)
    assert s.corp.credits == 9


@card("Hyoubu Research Facility")
def test_hyoubu_counts_the_first_time_each_turn_only_even_for_nothing() -> None:
    s = psi("Hyoubu Research Facility", 0, 0)
    s.pass_all()
    s.choose("Run Archives")
    s.bid(corp=2, runner=2)
    assert s.corp.credits == 7
    s.pass_all()
    s.next_turn()
    before = s.corp.credits
    s.choose("Run Archives")
    s.bid(corp=1, runner=1)
    assert s.corp.credits == before


@card("Fumiko Yamamori")
@pytest.mark.parametrize(("corp", "runner", "lost"), [(1, 1, 0), (0, 1, 1), (2, 0, 1)])
def test_fumiko_does_a_meat_damage_for_different_numbers(corp: int, runner: int, lost: int) -> None:
    s = psi("Fumiko Yamamori", corp, runner)
    assert len(s.runner.hand) == 4 - lost


# -- Georgia Emelyov ---------------------------------------------------------------------------------------------------


def georgia(server: str = "Server 1", **servers: object) -> Scenario:
    return Scenario(
        corp={"credits": 9, "servers": {server: {"root": ["Georgia Emelyov+"]}, **servers}},
        runner={"credits": 9, "hand": ["Diesel"] * 4},
        turn="runner",
    )


@card("Georgia Emelyov")
def test_an_unsuccessful_run_on_her_server_does_a_net_damage() -> None:
    s = georgia()
    s.choose("Run Server 1")
    s.choose("Jack out", side="runner")
    s.pass_until("Run HQ")
    assert len(s.runner.hand) == 3
    s.choose("Run HQ")
    s.choose("Jack out", side="runner")
    s.pass_until("Run HQ")
    assert len(s.runner.hand) == 3, "another server"
    s.run_on("Server 1")
    assert len(s.runner.hand) == 3, "a successful run"


@card("Georgia Emelyov")
def test_georgia_moves_to_another_server_for_2_credits_in_the_middle_of_a_run() -> None:
    s = georgia("HQ", **{"Server 1": {"root": ["PAD Campaign"]}})
    s.choose("Run Archives")
    s.choose("Use Georgia Emelyov", side="corp")
    assert s.options == ["R&D", "Archives", "Server 1"]
    s.choose("Archives")
    assert s.corp.credits == 7
    assert s.corp.servers["Archives"]["root"] == ["Georgia Emelyov"]
    assert s.corp.servers["HQ"]["root"] == []
    s.choose("Jack out", side="runner")
    assert len(s.runner.hand) == 3


@card("Georgia Emelyov")
def test_a_remote_that_she_leaves_empty_is_no_server_any_more() -> None:
    s = georgia("Server 1")
    s.choose("Run Server 1")
    s.choose("Use Georgia Emelyov", side="corp")
    s.choose("HQ")
    assert "Server 1" not in s.corp.servers
    s.pass_until("Run HQ")
    assert s.run is None, "the attacked server is gone"
    assert s.card("Georgia Emelyov").rezzed


@card("Georgia Emelyov")
def test_georgia_stays_without_2_credits() -> None:
    s = Scenario(corp={"credits": 0, "servers": {"HQ": {"root": ["Georgia Emelyov+"]}}})
    s.choose("Gain 1 credit")
    assert not s.can("Use Georgia Emelyov")
    s.choose("Gain 1 credit")
    assert s.can("Use Georgia Emelyov")


# -- Enforcing Loyalty -------------------------------------------------------------------------------------------------


def loyalty(rig: list[object], runner: int = 0) -> Scenario:
    s = Scenario(
        corp={"hand": ["Enforcing Loyalty"], "credits": 2, "servers": {"HQ": {"ice": ["Ice Wall"]}}},
        runner={"identity": "Noise: Hacker Extraordinaire", "rig": rig, "credits": 9},
    )
    s.choose("Play Enforcing Loyalty")
    s.bid(corp=0, runner=runner)
    return s


@card("Enforcing Loyalty")
def test_enforcing_loyalty_trashes_an_installed_card_of_another_faction() -> None:
    s = loyalty(["Corroder", "Magnum Opus", "Armitage Codebusting"])
    assert sorted(s.options) == ["Armitage Codebusting", "Ice Wall", "Magnum Opus"], "Corroder is Anarch as Noise is"
    s.choose("Magnum Opus")
    assert s.runner.rig == ["Corroder", "Armitage Codebusting"]
    assert (s.corp.clicks, s.corp.credits) == (1, 0)


@card("Enforcing Loyalty")
def test_enforcing_loyalty_does_nothing_when_the_trace_fails() -> None:
    s = loyalty(["Magnum Opus"], runner=3)
    assert s.runner.rig == ["Magnum Opus"]


@card("Enforcing Loyalty")
def test_a_facedown_card_matches_no_faction() -> None:
    s = loyalty([("Corroder", "facedown"), "Medium"])
    assert "Ice Wall" in s.options
    assert len(s.options) == 2, "Medium is Anarch as Noise is"


@card("Enforcing Loyalty")
def test_enforcing_loyalty_takes_two_clicks_and_can_be_trashed_for_1() -> None:
    s = Scenario(corp={"hand": ["Enforcing Loyalty"], "clicks": 1}, runner={"rig": ["Magnum Opus"]})
    assert not s.can("Play Enforcing Loyalty")
    s = Scenario(corp={"hand": ["Enforcing Loyalty"]}, runner={"credits": 1}, turn="runner")
    s.access("HQ")
    s.choose("Trash Enforcing Loyalty (1 credit)")
    assert s.corp.discard == ["Enforcing Loyalty"]


# -- Project Kusanagi --------------------------------------------------------------------------------------------------


@card("Project Kusanagi")
@pytest.mark.parametrize(("tokens", "counters"), [(2, 0), (3, 1), (5, 3)])
def test_kusanagi_gets_a_counter_for_each_token_over_2(tokens: int, counters: int) -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": [("Project Kusanagi", {"advancement": tokens})]}}})
    s.choose("Gain 1 credit")
    s.choose("Score Project Kusanagi")
    assert s.card("Project Kusanagi").counters["agenda"] == counters
    assert s.corp.score == 0


def kusanagi() -> Scenario:
    return Scenario(
        corp={
            "scored": [("Project Kusanagi", {"agenda": 2})],
            "credits": 0,
            "servers": {"HQ": {"ice": ["Enigma+", "Ice Wall"]}},
        },
        runner={"hand": ["Diesel"] * 4},
        turn="runner",
    )


@card("Project Kusanagi")
def test_a_counter_gives_ice_a_last_subroutine_for_the_run() -> None:
    s = kusanagi()
    s.choose("Run HQ")
    s.choose("Use Project Kusanagi", side="corp")
    s.choose("Enigma")
    enigma = s.state.cards[s.card("Enigma").id]
    assert len(s.state.subroutines(enigma)) == 3
    s.pass_all()
    assert len(s.runner.hand) == 4, "Enigma ended the run before it"
    assert len(s.state.subroutines(s.state.cards[enigma.id])) == 2


@card("Project Kusanagi")
def test_kusanagi_does_nothing_outside_a_run() -> None:
    s = kusanagi()
    s.choose("Gain 1 credit")
    assert not s.can("Use Project Kusanagi")


@card("Project Kusanagi")
def test_two_counters_give_two_subroutines_that_do_net_damage() -> None:
    s = Scenario(
        corp={"scored": [("Project Kusanagi", {"agenda": 2})], "servers": {"HQ": {"ice": ["Pop-up Window+"]}}},
        runner={"hand": ["Diesel"] * 4, "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Use Project Kusanagi", side="corp")
    s.choose("Use Project Kusanagi", side="corp")
    s.pass_until("Yes")
    s.choose("Yes")
    assert len(s.runner.hand) == 2


# -- Jinteki: Potential Unleashed --------------------------------------------------------------------------------------


@card("Jinteki: Potential Unleashed")
def test_net_damage_trashes_the_top_card_of_the_stack_once_a_time() -> None:
    s = Scenario(
        corp={"identity": "Jinteki: Potential Unleashed", "hand": ["Snare!"], "credits": 4},
        runner={"hand": ["Diesel"] * 4, "deck": ["Sure Gamble", "Corroder"]},
        turn="runner",
    )
    s.access("HQ")
    s.choose("Yes")
    assert sorted(s.runner.discard) == ["Diesel", "Diesel", "Diesel", "Sure Gamble"]


@card("Jinteki: Potential Unleashed")
def test_other_damage_and_prevented_damage_trash_nothing_of_the_stack() -> None:
    s = Scenario(
        corp={"identity": "Jinteki: Potential Unleashed", "servers": {"HQ": {"ice": ["Fenris+"]}}},
        runner={"hand": ["Diesel"] * 4, "deck": ["Sure Gamble"]},
        turn="runner",
    )
    s.choose("Run HQ")
    assert s.runner.brain_damage == 1
    assert s.runner.discard == ["Diesel"]
    s = Scenario(
        corp={"identity": "Jinteki: Potential Unleashed", "servers": {"HQ": {"ice": ["Wall of Thorns+"]}}},
        runner={"hand": ["Diesel"] * 4, "deck": ["Sure Gamble"], "rig": ["Net Shield"], "credits": 1},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Use Net Shield", side="runner")
    s.pass_all()
    assert sorted(s.runner.discard) == ["Diesel", "Sure Gamble"], "1 of 2 prevented: 1 is taken"


# -- Hasty Relocation --------------------------------------------------------------------------------------------------


@card("Hasty Relocation")
def test_hasty_relocation_trashes_draws_and_puts_three_cards_on_top_in_any_order() -> None:
    deck = ["Ice Wall", "Enigma", "PAD Campaign", "Hedge Fund", "Tollbooth"]
    s = Scenario(corp={"hand": ["Hasty Relocation", "Snare!"], "deck": deck})
    s.choose("Play Hasty Relocation")
    assert s.corp.discard == ["Ice Wall"]
    for title in ("Snare!", "Enigma", "Hedge Fund"):
        s.choose(title)
    for title in ("Hedge Fund", "Snare!"):
        s.choose(title)
    assert s.corp.hand == ["PAD Campaign"]
    assert s.corp.deck[:4] == ["Hedge Fund", "Snare!", "Enigma", "Tollbooth"]
    assert s.card("Snare!").known_to == ["corp"]


@card("Hasty Relocation")
def test_hasty_relocation_cannot_be_played_with_nothing_in_rnd() -> None:
    s = Scenario(corp={"hand": ["Hasty Relocation", "Snare!"], "deck": []})
    assert not s.can("Play Hasty Relocation")


# -- Nihongai Grid -----------------------------------------------------------------------------------------------------


def nihongai(credits_: int = 5, grip: int = 5, server: str = "HQ") -> Scenario:
    s = Scenario(
        corp={
            "hand": ["Snare!", "Enigma"],
            "deck": ["Ice Wall", "PAD Campaign", "Hedge Fund", "Tollbooth", "Wraparound", "Hadrian's Wall"],
            "credits": 0,
            "servers": {server: {"root": ["Nihongai Grid+"]}},
        },
        runner={"credits": credits_, "hand": ["Diesel"] * grip},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Continue")
    return s


@card("Nihongai Grid")
@pytest.mark.parametrize(("credits_", "grip"), [(5, 5), (9, 1)])
def test_nihongai_grid_swaps_one_of_the_top_five_with_a_card_in_hq(credits_: int, grip: int) -> None:
    s = nihongai(credits_, grip)
    s.choose("Yes")
    assert "Hadrian's Wall" not in s.options
    s.choose("Hedge Fund")
    s.choose("Snare!")
    assert sorted(s.corp.hand) == ["Enigma", "Hedge Fund"]
    assert s.corp.deck[:5] == ["Ice Wall", "PAD Campaign", "Snare!", "Tollbooth", "Wraparound"]
    assert s.card("Snare!").known_to == ["corp"]
    assert all("Snare!" not in line for line in s.game.view("runner")["log"])


@card("Nihongai Grid")
def test_nihongai_grid_may_be_declined_and_asks_only_a_poor_runner_there() -> None:
    s = nihongai()
    s.choose("No")
    assert sorted(s.corp.hand) == ["Enigma", "Snare!"]
    assert not nihongai(credits_=6, grip=2).can("Yes")
    assert not nihongai(server="R&D").can("Yes")


@card("Nihongai Grid")
def test_nihongai_grid_chooses_nothing_with_an_empty_hq() -> None:
    s = Scenario(
        corp={"deck": ["Ice Wall"] * 6, "servers": {"HQ": {"root": ["Nihongai Grid+"]}}},
        runner={"credits": 0},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Continue")
    s.choose("Yes")
    assert s.side == "runner", "there is nothing to swap with"
    assert any(line.startswith("The Corp looks at the top 5 cards") for line in s.log)


# -- Psychokinesis -----------------------------------------------------------------------------------------------------


def psychokinesis(*deck: str) -> Scenario:
    s = Scenario(corp={"hand": ["Psychokinesis"], "credits": 1, "deck": [*deck, "Wraparound", "Caprice Nisei"]})
    s.choose("Play Psychokinesis")
    return s


@card("Psychokinesis")
def test_psychokinesis_installs_one_of_the_top_five_in_a_remote_and_ends_the_action_phase() -> None:
    s = psychokinesis("Ice Wall", "PAD Campaign", "Hedge Fund", "Snare!")
    assert s.options == ["PAD Campaign", "Snare!", "Done"]
    s.choose("Snare!")
    assert s.options == ["New server"]
    s.choose("New server")
    assert s.corp.servers["Server 1"]["root"] == ["Snare!"]
    assert not s.card("Snare!").rezzed
    assert (s.corp.clicks, s.corp.credits) == (0, 0)
    assert s.corp.deck[:3] == ["Ice Wall", "PAD Campaign", "Hedge Fund"]


@card("Psychokinesis")
def test_psychokinesis_may_install_nothing() -> None:
    s = psychokinesis("Ice Wall", "PAD Campaign", "Hedge Fund", "Snare!")
    s.choose("Done")
    assert s.corp.clicks == 0
    assert "Server 1" not in s.corp.servers


@card("Psychokinesis")
def test_psychokinesis_asks_even_when_nothing_fits() -> None:
    s = psychokinesis("Ice Wall", "Ice Wall", "Hedge Fund", "Enigma")
    assert s.options == ["Done"], "the question tells the Runner nothing"
