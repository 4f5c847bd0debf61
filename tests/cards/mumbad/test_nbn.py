"""Mumbad Cycle: NBN."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling


@card("Disposable HQ")
def test_disposable_hq_empties_hq_to_the_bottom_in_the_order_chosen() -> None:
    s = Scenario(
        corp={
            "hand": ["Hedge Fund", "Snare!", "Enigma"],
            "deck": ["Hunter"],
            "servers": {"HQ": {"root": ["Disposable HQ"]}},
        },
        turn="runner",
    )
    s.access("HQ")
    s.choose("Access facedown card")
    s.choose("Yes")
    s.choose("Enigma")
    s.choose("Hedge Fund")
    s.choose("Done")
    assert s.corp.hand == ["Snare!"]
    assert s.corp.deck == ["Hunter", "Enigma", "Hedge Fund"]


@card("Disposable HQ")
def test_disposable_hq_may_be_declined_and_is_revealed_from_rnd() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund"], "deck": ["Disposable HQ", "Hunter"]}, turn="runner")
    s.access("R&D")
    s.choose("No")
    assert s.corp.hand == ["Hedge Fund"]
    assert s.card("Disposable HQ").known_to == ["corp", "runner"]


@card("Disposable HQ")
def test_disposable_hq_works_in_archives() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund"], "deck": ["Hunter"], "discard": ["Disposable HQ"]}, turn="runner")
    s.access("Archives")
    s.choose("Yes")
    s.choose("Hedge Fund")
    assert s.corp.deck == ["Hunter", "Hedge Fund"]


@card("Disposable HQ")
@ruling("RR/research-and-development-rd/2", "RR/accessing-multiple-cards/5")
def test_cards_put_under_rnd_do_not_make_the_runner_access_a_card_twice() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund"], "deck": ["Disposable HQ", "Ice Wall", "Enigma", "Hunter"]},
        runner={"hand": ["The Maker's Eye"], "credits": 2},
        turn="runner",
    )
    s.choose("Play The Maker's Eye")
    s.choose("Continue")
    s.choose("Yes")
    s.choose("Hedge Fund")
    s.pass_all()
    accessed = [line.removeprefix("The Runner accesses ") for line in s.log if line.startswith("The Runner accesses ")]
    assert accessed == ["Disposable HQ from R&D.", "Ice Wall from R&D.", "Enigma from R&D."]
    assert s.corp.deck == ["Disposable HQ", "Ice Wall", "Enigma", "Hunter", "Hedge Fund"]


# -- Remote Data Farm --------------------------------------------------------------------------------------------------


@card("Remote Data Farm")
def test_remote_data_farm_increases_the_corps_hand_size_by_2() -> None:
    s = Scenario(corp={"scored": ["Remote Data Farm"]})
    assert s.corp.hand_size == 7
    stolen = Scenario(runner={"scored": ["Remote Data Farm"]})
    assert (stolen.corp.hand_size, stolen.runner.hand_size) == (5, 5)


# -- Puppet Master -----------------------------------------------------------------------------------------------------


@card("Puppet Master")
def test_each_successful_run_places_a_token_on_a_card_that_can_be_advanced() -> None:
    servers = {"Server 1": {"root": ["Priority Requisition"]}, "R&D": {"ice": ["Ice Wall", "Enigma"]}}
    s = Scenario(corp={"scored": ["Puppet Master"], "servers": servers, "hand": ["Hedge Fund"]}, turn="runner")
    for number in (1, 2):
        s.choose("Run HQ")
        s.choose("Continue")
        s.choose("Yes")
        assert len(s.options) == 2  # the agenda and Ice Wall
        s.choose(s.options[0])
        s.pass_all()
        tokens = [s.card(title).counters.get("advancement", 0) for title in ("Priority Requisition", "Ice Wall")]
        assert sum(tokens) == number
    s.choose("Run HQ")
    s.choose("Continue")
    s.choose("No")
    assert s.accessed[-1] == "Hedge Fund"


@card("Puppet Master")
def test_an_unsuccessful_run_gives_puppet_master_nothing() -> None:
    servers = {"Server 1": {"root": ["Priority Requisition"]}, "HQ": {"ice": ["Ice Wall+"]}}
    s = Scenario(corp={"scored": ["Puppet Master"], "servers": servers}, turn="runner")
    s.choose("Run HQ")
    s.pass_all()
    assert s.card("Priority Requisition").counters.get("advancement", 0) == 0
    assert s.can("Run HQ")


# -- Harishchandra Ent. ------------------------------------------------------------------------------------------------

STAR = "Harishchandra Ent.: Where You're the Star"


@card("Harishchandra Ent.: Where You're the Star")
def test_a_tagged_runner_plays_with_the_grip_revealed() -> None:
    s = Scenario(
        corp={"identity": STAR, "hand": ["Blank"]},
        runner={"tags": 1, "hand": ["Diesel", "Mimic"], "deck": ["Corroder", "Inti"], "credits": 9},
        turn="runner",
    )
    assert s.card("Diesel").known_to == ["corp", "runner"]
    s.choose("Draw 1 card")
    assert s.card("Corroder").known_to == ["corp", "runner"]
    assert any("Corroder is seen in the grip" in line["text"] for line in s.game.view("corp")["log"])
    s.choose("Remove 1 tag")
    s.choose("Draw 1 card")
    assert s.card("Inti").known_to == ["runner"]


@card("Harishchandra Ent.: Where You're the Star")
def test_without_a_tag_the_grip_is_hidden_until_one_is_taken() -> None:
    s = Scenario(
        corp={"identity": STAR, "hand": ["Ghost Branch"], "deck": ["TGTBT"] * 3},
        runner={"hand": ["Diesel", "Mimic"]},
        turn="runner",
    )
    assert s.card("Mimic").known_to == ["runner"]
    s.run_on("R&D")
    assert s.runner.tags == 1
    assert s.card("Mimic").known_to == ["corp", "runner"]


# -- Interrupt 0 -------------------------------------------------------------------------------------------------------


@card("Interrupt 0")
def test_each_subroutine_of_interrupt_0_makes_a_use_of_an_icebreaker_dearer() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Interrupt 0+", "Ice Wall+"]}}, "hand": ["Hedge Fund"]},
        runner={"rig": ["Corroder"], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Pass")
    s.to_encounter()
    s.use("Corroder: +1 strength")
    assert s.runner.credits == 8  # only breaking costs more
    s.use("Corroder: Break 1 barrier subroutine")
    assert s.runner.credits == 8 - 1 - 2
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]


@card("Interrupt 0")
def test_a_broken_subroutine_of_interrupt_0_adds_nothing_and_the_next_run_is_free_of_it() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Interrupt 0+", "Ice Wall+"]}}, "hand": ["Hedge Fund"]},
        runner={"rig": ["Yog.0", "Corroder", "The Personal Touch"], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Pass")
    s.choose("Jack out")
    s.choose("Run HQ")
    s.use("Corroder: +1 strength")
    assert s.runner.credits == 8


@card("Interrupt 0")
def test_a_runner_who_cannot_pay_for_interrupt_0_cannot_break() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Interrupt 0+", "Ice Wall+"]}}},
        runner={"rig": ["Corroder"], "credits": 2},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Pass")
    s.to_encounter()
    assert not s.can("Use Corroder: Break 1 barrier subroutine")


# -- Waiver ------------------------------------------------------------------------------------------------------------


def waiver(corp: int, runner: int) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Waiver+"]}}, "credits": 5, "hand": ["Hedge Fund"]},
        runner={"hand": ["Diesel", "Corroder", "Sure Gamble", "Femme Fatale"], "credits": 5},
        turn="runner",
    )
    s.choose("Run HQ")
    s.bid(corp=corp, runner=runner)
    return s


@card("Waiver")
def test_waiver_trashes_the_cards_that_cost_no_more_than_the_margin() -> None:
    s = waiver(0, 3)  # 5 against 3
    assert sorted(s.runner.discard) == ["Corroder", "Diesel"]
    assert sorted(s.runner.hand) == ["Femme Fatale", "Sure Gamble"]
    assert s.card("Femme Fatale").known_to == ["corp", "runner"]


@card("Waiver")
def test_a_trace_that_fails_shows_nothing() -> None:
    s = waiver(0, 5)
    assert len(s.runner.hand) == 4
    assert s.card("Diesel").known_to == ["runner"]


# -- Kala Ghoda Real TV ------------------------------------------------------------------------------------------------


def television() -> Scenario:
    return Scenario(
        corp={"servers": {"Server 1": {"root": ["Kala Ghoda Real TV+"]}}, "hand": ["Blank"]},
        runner={"deck": ["Diesel", "Corroder", "Mimic"]},
        turn="runner",
    )


@card("Kala Ghoda Real TV")
def test_kala_ghoda_looks_at_the_top_card_of_the_stack() -> None:
    s = television()
    s.end_turn()
    s.choose("Yes", side="corp")
    assert s.card("Diesel").known_to == ["corp"]
    assert s.runner.deck[0] == "Diesel"
    s = television()
    s.end_turn()
    s.choose("No", side="corp")
    assert s.card("Diesel").known_to == []


@card("Kala Ghoda Real TV")
def test_kala_ghoda_trashes_itself_and_the_top_card_of_the_stack() -> None:
    s = television()
    s.end_turn()
    s.choose("No", side="corp")
    s.choose("Gain 1 credit", side="corp")
    s.use("Kala Ghoda Real TV")
    assert s.corp.discard == ["Kala Ghoda Real TV"]
    assert s.runner.discard == ["Diesel"]


# -- Sensie Actors Union -----------------------------------------------------------------------------------------------


def union(ice: list[str]) -> Scenario:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": ["Sensie Actors Union+"], "ice": ice}},
            "hand": ["Snare!"],
            "deck": ["Enigma", "Hunter", "Chum", "Ice Wall", "Hedge Fund"],
        },
        turn="runner",
    )
    s.end_turn()
    return s


@card("Sensie Actors Union")
def test_sensie_actors_union_draws_3_and_puts_1_on_the_bottom() -> None:
    s = union([])
    s.choose("Yes")
    assert s.options == ["Snare!", "Enigma", "Hunter", "Chum"]
    s.choose("Snare!")
    assert s.corp.deck == ["Hedge Fund", "Snare!"]
    assert s.corp.hand == ["Enigma", "Hunter", "Chum", "Ice Wall"]  # with the mandatory draw


@card("Sensie Actors Union")
def test_sensie_actors_union_may_be_declined_and_needs_an_unprotected_server() -> None:
    s = union([])
    s.choose("No")
    assert s.corp.hand == ["Snare!", "Enigma"]
    s = union(["Vanilla"])
    assert s.corp.hand == ["Snare!", "Enigma"]


# -- Aryabhata Tech ----------------------------------------------------------------------------------------------------


@card("Aryabhata Tech")
def test_each_successful_trace_moves_a_credit_each_way() -> None:
    for runner, expected in ((0, (4 + 1, 4 - 1)), (4, (4, 0))):
        s = Scenario(
            corp={
                "servers": {"Server 1": {"root": ["Aryabhata Tech+"]}, "HQ": {"ice": ["Hunter+"]}},
                "credits": 4,
            },
            runner={"credits": 4},
            turn="runner",
        )
        s.choose("Run HQ")
        s.bid(corp=0, runner=runner)
        assert (s.corp.credits, s.runner.credits) == expected


@card("Aryabhata Tech")
def test_a_runner_without_credits_loses_none() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Aryabhata Tech+"]}, "HQ": {"ice": ["Hunter+"]}}, "credits": 0},
        runner={"credits": 0},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_all()
    assert (s.corp.credits, s.runner.credits) == (1, 0)
