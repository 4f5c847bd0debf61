"""The Haas-Bioroid cards of Terminal Directive, ice apart: each card's own text."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

# -- Seidr Laboratories ------------------------------------------------------------------------------------------------

SEIDR = "Seidr Laboratories: Destiny Defined"


def seidr(ice: list[str], **runner: object) -> Scenario:
    return Scenario(
        corp={
            "identity": SEIDR,
            "discard": ["Hedge Fund", ("Enigma", "facedown")],
            "deck": ["Blank"] * 5,
            "servers": {"HQ": {"ice": ice}},
        },
        runner=runner,
        turn="runner",
    )


@card("Seidr Laboratories: Destiny Defined")
def test_seidr_puts_a_card_of_archives_on_rnd_when_a_click_goes_to_a_bioroid() -> None:
    s = seidr(["Eli 1.0+"])
    s.choose("Run HQ")
    s.use("Eli 1.0")
    assert s.side == "corp"
    s.choose("Yes")
    s.choose("Enigma")
    assert s.corp.deck[0] == "Enigma"
    assert s.corp.discard == ["Hedge Fund"]
    assert s.card("Enigma").known_to == ["corp"]


@card("Seidr Laboratories: Destiny Defined")
def test_seidr_also_when_a_click_is_lost_but_once_a_turn() -> None:
    s = seidr(["Weir+", "Eli 1.0+"], hand=["Blank"])
    s.choose("Run HQ")
    s.choose("Yes", side="corp")
    s.choose("Hedge Fund")
    s.pass_until("Use Eli 1.0")
    s.use("Eli 1.0", "Subroutine 1")
    assert s.side == "runner", "the second time this turn"
    assert s.corp.discard == ["Enigma"]


@card("Seidr Laboratories: Destiny Defined")
def test_seidr_may_decline_and_the_first_time_is_over() -> None:
    s = seidr(["Eli 1.0+"])
    s.choose("Run HQ")
    s.use("Eli 1.0")
    s.choose("No")
    s.choose("Subroutine 1")
    s.use("Eli 1.0")
    assert s.side == "runner"
    assert len(s.corp.discard) == 2


@card("Seidr Laboratories: Destiny Defined")
def test_clicks_spent_outside_a_run_are_not_the_first_ones_during_one() -> None:
    s = seidr(["Eli 1.0+"])
    s.choose("Gain 1 credit")
    s.choose("Run Archives")  # the click that begins the run is not spent during it
    s.pass_all()
    assert s.side == "runner"
    s.choose("Run HQ")
    s.use("Eli 1.0")
    assert s.side == "corp"
    assert s.can("Yes")


@card("Seidr Laboratories: Destiny Defined")
def test_seidr_asks_nothing_when_archives_is_empty() -> None:
    s = Scenario(
        corp={"identity": SEIDR, "servers": {"HQ": {"ice": ["Eli 1.0+"]}}},
        turn="runner",
    )
    s.choose("Run HQ")
    s.use("Eli 1.0", "Subroutine 1")
    assert s.side == "runner"


@card("Seidr Laboratories: Destiny Defined")
def test_the_runner_is_not_told_which_facedown_card_seidr_takes() -> None:
    s = seidr(["Eli 1.0+"])
    s.choose("Run HQ")
    s.use("Eli 1.0")
    s.choose("Yes")
    s.choose("Enigma")
    told = [line["text"] for line in s.game.view("runner")["log"]]
    assert "A card is put on the top of R&D." in told
    assert not any("Enigma" in line for line in told)


# -- agendas -----------------------------------------------------------------------------------------------------------


def about_to_score(title: str, tokens: int, **more: object) -> Scenario:
    corp: dict[str, object] = {"servers": {"Server 1": {"root": [(title, {"advancement": tokens})]}}, **more}
    runner = {"hand": ["Diesel", "Corroder", "Sure Gamble"], "deck": ["Mimic", "Gordian Blade"]}
    s = Scenario(corp=corp, runner=runner)
    s.choose("Gain 1 credit")
    s.choose(f"Score {title}")
    return s


@card("Brain Rewiring")
def test_brain_rewiring_sends_x_random_cards_below_the_stack_then_the_runner_draws() -> None:
    s = about_to_score("Brain Rewiring", 3)
    s.choose("Yes")
    assert [label for label in s.options if label.isdecimal()] == ["0", "1", "2", "3"], "no more than there are"
    s.choose("2")
    assert s.corp.credits == 4
    assert len(s.runner.hand) == 2
    assert "Mimic" in s.runner.hand
    assert s.runner.deck[0] == "Gordian Blade"
    assert len(s.runner.deck) == 3
    assert set(s.runner.deck[1:]) | set(s.runner.hand) == {"Diesel", "Corroder", "Sure Gamble", "Mimic"}


@card("Brain Rewiring")
def test_brain_rewiring_may_be_declined() -> None:
    s = about_to_score("Brain Rewiring", 3)
    s.choose("No")
    assert s.corp.credits == 6
    assert len(s.runner.hand) == 3
    assert s.corp.score == 1


@card("Elective Upgrade")
def test_elective_upgrade_turns_a_click_and_a_counter_into_two_clicks_once_a_turn() -> None:
    s = about_to_score("Elective Upgrade", 5)
    assert s.card("Elective Upgrade").counters["agenda"] == 2
    s.choose("Use Elective Upgrade")
    assert s.corp.clicks == 3
    assert s.card("Elective Upgrade").counters["agenda"] == 1
    assert not s.can("Use Elective Upgrade")
    s.next_turn()
    s.choose("Use Elective Upgrade")
    assert s.corp.clicks == 4
    assert s.card("Elective Upgrade").counters["agenda"] == 0
    s.next_turn()
    assert not s.can("Use Elective Upgrade"), "no counter is left"


@card("Successful Field Test")
def test_successful_field_test_installs_any_number_of_cards_at_no_cost() -> None:
    s = about_to_score(
        "Successful Field Test",
        4,
        hand=["Ice Wall", "Enigma", "PAD Campaign", "Hedge Fund"],
        credits=0,
        clicks=3,
    )
    assert not s.can("Hedge Fund"), "operations are never installed"
    s.choose("Ice Wall")
    s.choose("HQ")
    s.choose("Enigma")
    s.choose("HQ")  # as the second piece of ice it would cost 1 credit
    s.choose("Done")
    s.choose("PAD Campaign")
    s.choose("New server")
    assert s.corp.servers["HQ"]["ice"] == ["Enigma", "Ice Wall"]
    assert s.corp.credits == 1
    assert s.corp.clicks == 2
    assert s.corp.hand == ["Hedge Fund"]


@card("Successful Field Test")
def test_successful_field_test_may_stop_at_any_card() -> None:
    s = about_to_score("Successful Field Test", 4, hand=["Ice Wall", "Enigma"])
    s.choose("Done")
    assert sorted(s.corp.hand) == ["Enigma", "Ice Wall"]
    assert s.can("Gain 1 credit")


# -- assets ------------------------------------------------------------------------------------------------------------


@card("Estelle Moon")
def test_estelle_moon_counts_cards_that_are_installed_in_a_server() -> None:
    s = Scenario(
        corp={
            "hand": ["PAD Campaign", "Ice Wall", "Crisium Grid", "Hostile Takeover"],
            "servers": {"Server 1": {"root": ["Estelle Moon+"]}},
            "clicks": 4,
        }
    )
    s.install("PAD Campaign", "New server")
    assert s.card("Estelle Moon").counters["power"] == 1
    s.pass_all()
    s.install("Ice Wall", "Server 1")
    assert s.card("Estelle Moon").counters["power"] == 1, "ice protects a server"
    s.pass_all()
    s.install("Crisium Grid", "HQ")
    s.pass_all()
    assert s.card("Estelle Moon").counters["power"] == 1, "the root of a central server is not in it"
    s.install("Hostile Takeover", "New server")
    assert s.card("Estelle Moon").counters["power"] == 2


@card("Estelle Moon")
def test_estelle_moon_is_trashed_for_a_card_and_two_credits_for_each_counter() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": [("Estelle Moon+", {"power": 3})]}}})
    s.choose("Gain 1 credit")
    s.choose("Use Estelle Moon")
    assert s.corp.credits == 12
    assert len(s.corp.hand) == 3
    assert s.corp.discard == ["Estelle Moon"]


@card("Estelle Moon")
def test_unrezzed_estelle_moon_counts_nothing_and_without_counters_she_does_nothing() -> None:
    s = Scenario(corp={"hand": ["PAD Campaign"], "servers": {"Server 1": {"root": ["Estelle Moon"]}}})
    s.install("PAD Campaign", "New server")
    assert s.card("Estelle Moon").counters["power"] == 0
    s.choose("Rez Estelle Moon")
    assert not s.can("Use Estelle Moon")


@card("Marilyn Campaign")
def test_marilyn_campaign_pays_two_credits_a_turn_until_it_is_empty() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Marilyn Campaign"]}}, "credits": 2})
    s.choose("Gain 1 credit")
    s.choose("Rez Marilyn Campaign")
    assert s.card("Marilyn Campaign").counters["credit"] == 8
    s.end_turn()
    credits = s.corp.credits
    s.end_turn()
    assert s.corp.credits == credits + 2
    assert s.card("Marilyn Campaign").counters["credit"] == 6


def empty_marilyn() -> Scenario:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("Marilyn Campaign+", {"credit": 2})]}}, "deck": ["Blank"] * 9},
        turn="runner",
    )
    s.end_turn()
    return s


@card("Marilyn Campaign")
def test_an_empty_marilyn_campaign_is_trashed_or_shuffled_into_rnd() -> None:
    s = empty_marilyn()
    assert s.side == "corp"
    assert "R&D" in s.prompt
    s.choose("Yes")
    assert s.card("Marilyn Campaign").zone in ("deck", "hand"), "it may be drawn at once"
    assert not s.corp.discard
    assert "Server 1" not in s.corp.servers
    s = empty_marilyn()
    s.choose("No")
    assert s.corp.discard == ["Marilyn Campaign"]


@card("Marilyn Campaign")
@pytest.mark.parametrize(("answer", "place"), [("Yes", "deck"), ("No", "discard")])
def test_marilyn_campaign_trashed_by_the_runner_may_be_shuffled_into_rnd(answer: str, place: str) -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Marilyn Campaign+"]}}}, turn="runner")
    s.choose("Run Server 1")
    s.pass_until("Trash Marilyn Campaign")
    s.choose("Trash Marilyn Campaign")
    assert s.side == "corp"
    s.choose(answer)
    assert s.card("Marilyn Campaign").zone == place
    assert s.run is None
    assert s.runner.credits == 2


@card("Marilyn Campaign")
def test_marilyn_campaign_goes_to_archives_when_it_is_unrezzed_or_not_installed() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Marilyn Campaign"]}}, "hand": ["Marilyn Campaign"]},
        runner={"credits": 9},
        turn="runner",
    )
    for server in ("Server 1", "HQ"):
        s.choose(f"Run {server}")
        s.pass_until("Trash Marilyn Campaign")
        s.choose("Trash Marilyn Campaign")
        assert s.side == "runner"
    assert s.corp.discard == ["Marilyn Campaign"] * 2


@card("Marilyn Campaign")
def test_a_shuffled_marilyn_campaign_was_trashed_all_the_same() -> None:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": ["Marilyn Campaign+"]}, "Server 2": {"root": ["Hostile Infrastructure+"]}}
        },
        runner={"hand": ["Blank"] * 2},
        turn="runner",
    )
    s.choose("Run Server 1")
    s.pass_until("Trash Marilyn Campaign")
    s.choose("Trash Marilyn Campaign")
    s.choose("Yes")
    assert s.card("Marilyn Campaign").zone == "deck"
    assert len(s.runner.hand) == 1, "Hostile Infrastructure has seen it"


@card("Marilyn Campaign")
def test_marilyn_campaign_may_also_be_shuffled_away_for_what_is_installed_over_it() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Marilyn Campaign+"]}}, "hand": ["PAD Campaign"]})
    s.choose("Install PAD Campaign")
    s.choose("Server 1")
    s.choose("Yes")
    assert s.card("Marilyn Campaign").zone == "deck"
    assert s.corp.servers["Server 1"]["root"] == ["PAD Campaign"]


# -- Ultraviolet Clearance ---------------------------------------------------------------------------------------------


@card("Ultraviolet Clearance")
def test_ultraviolet_clearance_costs_three_clicks_and_installs_a_card_paying_for_it() -> None:
    s = Scenario(
        corp={
            "hand": ["Ultraviolet Clearance", "Enigma"],
            "credits": 6,
            "servers": {"HQ": {"ice": ["Ice Wall"]}},
        }
    )
    s.play("Ultraviolet Clearance", "Enigma", "HQ", "Done")
    assert s.corp.servers["HQ"]["ice"] == ["Enigma", "Ice Wall"]
    assert s.corp.credits == 9, "10 credits, less 1 for the second piece of ice"
    assert len(s.corp.hand) == 4, "the four that were drawn"
    assert s.side == "runner", "no click was left"


@card("Ultraviolet Clearance")
def test_ultraviolet_clearance_needs_three_clicks() -> None:
    s = Scenario(corp={"hand": ["Ultraviolet Clearance"], "credits": 9, "clicks": 2})
    assert not s.can("Play Ultraviolet Clearance")


@card("Ultraviolet Clearance")
def test_ultraviolet_clearance_installs_nothing_when_nothing_can_be_installed() -> None:
    s = Scenario(corp={"hand": ["Ultraviolet Clearance"], "credits": 6})
    s.choose("Play Ultraviolet Clearance")
    assert s.corp.credits == 10
    assert s.corp.hand == ["Blank"] * 4


# -- upgrades ----------------------------------------------------------------------------------------------------------


def at_black_level(**runner: object) -> Scenario:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Black Level Clearance+", "PAD Campaign+"]}}, "credits": 0},
        runner=runner or {"hand": ["Blank"]},
        turn="runner",
    )
    s.choose("Run Server 1")
    s.pass_until("Suffer 1 brain damage")
    return s


@card("Black Level Clearance")
def test_the_runner_may_take_brain_damage_and_go_on() -> None:
    s = at_black_level()
    s.choose("Suffer 1 brain damage")
    assert s.runner.brain_damage == 1
    s.pass_all()
    assert set(s.accessed) == {"Black Level Clearance", "PAD Campaign"}
    assert s.corp.credits == 0


@card("Black Level Clearance")
def test_the_runner_may_jack_out_and_black_level_clearance_goes() -> None:
    s = at_black_level()
    s.choose("Jack out")
    assert s.run is None
    assert s.accessed == []
    assert s.corp.credits == 5
    assert len(s.corp.hand) == 1
    assert s.corp.discard == ["Black Level Clearance"]
    assert "The run is unsuccessful." not in s.log, "it stays successful"


@card("Black Level Clearance")
def test_black_level_clearance_kills_a_runner_who_stays_without_a_card() -> None:
    s = at_black_level(hand=[])
    s.choose("Suffer 1 brain damage")
    assert s.result is not None
    assert s.result.winner == "corp"


@card("Black Level Clearance")
def test_of_two_black_level_clearances_one_jack_out_serves_one() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Black Level Clearance+"] * 2}}, "credits": 0},
        runner={"hand": ["Blank"]},
        turn="runner",
    )
    s.choose("Run Server 1")
    s.choose("Continue")
    s.choose(s.options[0], side="corp")
    s.choose("Jack out")
    assert s.run is None
    assert s.corp.credits == 5
    assert s.corp.discard == ["Black Level Clearance"]


@card("Black Level Clearance")
def test_a_runner_who_is_kept_from_jacking_out_accesses_and_pays_nothing() -> None:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": ["Black Level Clearance+"]}},
            "scored": [("Labyrinthine Servers", {"power": 1})],
            "credits": 0,
        },
        runner={"hand": ["Blank"]},
        turn="runner",
    )
    s.choose("Run Server 1")
    s.pass_until("Suffer 1 brain damage")
    s.choose("Jack out")
    s.use("Labyrinthine Servers")
    s.pass_all()
    assert s.accessed == ["Black Level Clearance"]
    assert s.corp.credits == 0
    assert s.runner.brain_damage == 0


MASON = {"Server 1": {"ice": ["Enigma+"], "root": ["Mason Bellamy+"]}, "HQ": {"ice": ["Ice Wall+"]}}


@card("Mason Bellamy")
def test_breaking_a_subroutine_on_the_way_to_mason_bellamy_costs_a_click() -> None:
    s = Scenario(corp={"servers": MASON}, runner={"rig": ["Yog.0"], "credits": 9}, turn="runner")
    s.choose("Run Server 1")
    s.use("Yog.0", "Subroutine 1")
    assert s.runner.clicks == 3
    s.use("Yog.0")
    s.pass_until("Jack out")
    assert s.runner.clicks == 2


@card("Mason Bellamy")
def test_one_broken_subroutine_is_enough_also_when_the_run_ends() -> None:
    s = Scenario(corp={"servers": MASON}, runner={"rig": ["Yog.0"], "credits": 9}, turn="runner")
    s.choose("Run Server 1")
    s.use("Yog.0", "Subroutine 1")
    s.pass_all()
    assert s.run is None
    assert s.runner.clicks == 2


@card("Mason Bellamy")
def test_mason_bellamy_takes_nothing_where_nothing_was_broken_or_at_another_server() -> None:
    s = Scenario(corp={"servers": MASON}, runner={"rig": ["Corroder"], "credits": 9}, turn="runner")
    s.choose("Run HQ")
    s.use("Corroder")
    s.pass_all()
    assert s.runner.clicks == 3
    s.run_on("Server 1")
    assert s.runner.clicks == 1, "Enigma itself took one"


@card("Mason Bellamy")
def test_mason_bellamy_takes_no_click_from_a_runner_without_one() -> None:
    s = Scenario(corp={"servers": MASON}, runner={"rig": ["Yog.0"], "credits": 9, "clicks": 1}, turn="runner")
    s.choose("Run Server 1")
    s.use("Yog.0", "Subroutine 1")
    s.use("Yog.0")
    s.pass_until("Jack out")
    assert s.runner.clicks == 0


@card("Mason Bellamy")
def test_ice_that_is_bypassed_after_a_subroutine_was_broken_costs_a_click() -> None:
    s = Scenario(corp={"servers": MASON}, runner={"rig": ["Abagnale"], "credits": 9}, turn="runner")
    s.choose("Run Server 1")
    s.use("Abagnale: Break", "Subroutine 1")
    s.use("Abagnale: Bypass")
    s.pass_until("Jack out")
    assert s.runner.clicks == 2


@card("Mason Bellamy")
def test_an_encounter_that_the_corp_ends_costs_a_click_too() -> None:
    corp = {"servers": MASON, "scored": [("Nisei MK II", {"agenda": 1})]}
    s = Scenario(corp=corp, runner={"rig": ["Yog.0"]}, turn="runner")
    s.choose("Run Server 1")
    s.to_encounter()
    s.use("Yog.0", "Subroutine 1")
    s.choose("Use Nisei MK II", side="corp")
    assert s.run is None
    assert s.runner.clicks == 2


@card("Mason Bellamy")
def test_ice_that_is_trashed_in_its_encounter_costs_a_click_all_the_same() -> None:
    s = Scenario(corp={"servers": MASON}, runner={"rig": ["Yog.0"], "hand": ["Spooned"], "credits": 9}, turn="runner")
    s.play("Spooned", "Server 1")
    s.use("Yog.0", "Subroutine 1")
    s.use("Yog.0")
    s.pass_until("Jack out")
    assert s.corp.discard == ["Enigma"]
    assert s.runner.clicks == 2


@card("Mason Bellamy")
def test_ice_that_is_encountered_in_hand_protects_no_server() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"root": ["Mason Bellamy+"]}}, "hand": ["Archangel"]},
        runner={"rig": ["Gordian Blade"], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    for _ in range(4):
        s.use("Gordian Blade: +1 strength")
    s.pass_until("Access a card from HQ")
    s.choose("Access a card from HQ")
    s.choose("Yes")
    s.use("Gordian Blade: Break")
    s.pass_all()
    assert any(line.startswith("Gordian Blade breaks") for line in s.log)
    assert s.runner.clicks == 3
