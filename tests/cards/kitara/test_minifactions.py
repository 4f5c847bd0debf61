"""The cards of Adam, Apex and Sunny Lebeau in the Kitara Cycle."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

# -- Emergent Creativity -----------------------------------------------------------------------------------------------


def creative(credits: int, *trashed: str) -> Scenario:
    s = Scenario(
        runner={
            "hand": ["Emergent Creativity", "Corroder", "Mimic", "Diesel"],
            "deck": ["Magnum Opus", "The Toolbox", "Kati Jones", "Diesel"],
            "credits": credits,
        },
        turn="runner",
    )
    s.play("Emergent Creativity", *trashed, "Done")
    return s


@card("Emergent Creativity")
def test_emergent_creativity_lowers_the_cost_by_what_was_trashed() -> None:
    s = creative(2 + 1, "Corroder", "Mimic")
    assert s.options == ["Magnum Opus"], "The Toolbox is too dear"
    s.choose("Magnum Opus")
    assert s.runner.rig == ["Magnum Opus"]
    assert s.runner.credits == 1
    assert {"Corroder", "Mimic", "Emergent Creativity"} == set(s.runner.discard)
    assert s.runner.clicks == 2


@card("Emergent Creativity")
def test_emergent_creativity_can_trash_nothing() -> None:
    s = creative(2 + 9)
    assert sorted(s.options) == ["Magnum Opus", "The Toolbox"]
    s.choose("The Toolbox")
    assert s.runner.credits == 0
    assert s.runner.discard == ["Emergent Creativity"]


@card("Emergent Creativity")
def test_emergent_creativity_needs_nothing_to_trash() -> None:
    s = Scenario(runner={"hand": ["Emergent Creativity"], "deck": ["Mimic", "Diesel"], "credits": 5}, turn="runner")
    s.play("Emergent Creativity")
    while not s.can("Mimic"):
        s.choose("Done")
    s.choose("Mimic")
    assert s.runner.rig == ["Mimic"]


@card("Emergent Creativity")
def test_emergent_creativity_is_a_double() -> None:
    s = Scenario(runner={"hand": ["Emergent Creativity"], "deck": ["Mimic"], "credits": 9, "clicks": 1}, turn="runner")
    assert not s.can("Play Emergent Creativity")


@card("Emergent Creativity")
def test_emergent_creativity_counts_what_skorpios_removes() -> None:
    s = Scenario(
        corp={"identity": "Skorpios Defense Systems: Persuasive Power"},
        runner={"hand": ["Emergent Creativity", "Corroder"], "deck": ["Magnum Opus"], "credits": 2 + 3},
        turn="runner",
    )
    s.play("Emergent Creativity", "Corroder")
    s.choose("Yes", side="corp")
    s.choose("Magnum Opus")
    assert s.runner.rig == ["Magnum Opus"]
    assert s.runner.credits == 0


# -- Logic Bomb --------------------------------------------------------------------------------------------------------


@card("Logic Bomb")
def test_logic_bomb_bypasses_ice_and_takes_all_clicks() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Tollbooth+"]}}, "hand": ["Blank"]},
        runner={"rig": ["Logic Bomb"], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.use("Logic Bomb")
    assert s.runner.clicks == 0
    assert s.runner.discard == ["Logic Bomb"]
    s.pass_until("Continue")
    while s.run is not None:
        s.choose("Continue" if s.can("Continue") else s.options[-1])
    assert s.accessed == ["Blank"]


@card("Logic Bomb")
def test_logic_bomb_needs_an_encounter() -> None:
    s = Scenario(runner={"rig": ["Logic Bomb"]}, turn="runner", skip_empty_windows=False)
    assert not s.can("Use Logic Bomb")
    s.choose("Run HQ")
    assert not s.can("Use Logic Bomb")


@card("Logic Bomb")
def test_logic_bomb_works_without_clicks() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Enigma+"]}}, "hand": ["Blank"]},
        runner={"rig": ["Logic Bomb"], "clicks": 1},
        turn="runner",
    )
    s.choose("Run HQ")
    s.use("Logic Bomb")
    while s.run is not None:
        s.choose("Continue" if s.can("Continue") else s.options[-1])
    assert s.accessed == ["Blank"]


@card("Logic Bomb", "Underway Grid")
@ruling("RR/cannot/3")
@pytest.mark.parametrize("clicks", [1, 2])
def test_where_ice_cannot_be_bypassed_logic_bomb_still_takes_the_clicks(clicks: int) -> None:
    """A partly forbidden ability can be used; with no clicks left it would change nothing."""
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Enigma+"], "root": ["Underway Grid+"]}}},
        runner={"rig": ["Logic Bomb"], "clicks": clicks},
        turn="runner",
        skip_empty_windows=False,
    )
    s.choose("Run HQ")
    while s.run is not None and s.run.phase != "encounter ice":
        s.choose("Pass" if s.can("Pass") else "Continue")
    assert s.can("Use Logic Bomb") == (clicks > 1)
    if clicks > 1:
        s.use("Logic Bomb")
        assert s.run is not None
        assert s.run.ice == "Enigma", "not bypassed"
        assert s.runner.clicks == 0
        assert s.runner.discard == ["Logic Bomb"]


# -- Assimilator -------------------------------------------------------------------------------------------------------


def facedown(*titles: str) -> Scenario:
    return Scenario(
        runner={"rig": ["Assimilator", *((title, "facedown") for title in titles)], "deck": ["Diesel"] * 5},
        turn="runner",
    )


@card("Assimilator")
def test_assimilator_turns_a_card_faceup_for_two_clicks() -> None:
    s = facedown("Corroder")
    s.use("Assimilator")
    assert s.card("Corroder").faceup
    assert s.runner.clicks == 2
    assert s.runner.memory == 3
    assert not s.can("Use Assimilator")


@card("Assimilator")
def test_assimilator_trashes_an_event() -> None:
    s = facedown("Diesel", "Corroder")
    s.use("Assimilator")
    assert sorted(s.options) == ["Corroder", "Diesel"]
    s.choose("Diesel")
    assert s.runner.discard == ["Diesel"]
    assert not s.card("Corroder").faceup


@card("Assimilator")
def test_assimilator_makes_no_second_console_active() -> None:
    s = Scenario(runner={"rig": ["Assimilator", ("Desperado", "facedown"), "Grimoire"]}, turn="runner")
    s.use("Assimilator")
    assert sorted(s.runner.rig) == ["Assimilator", "Grimoire"]
    assert s.runner.discard == ["Desperado"]


@card("Assimilator")
def test_assimilator_trashes_the_other_copy_of_a_unique_card() -> None:
    s = Scenario(runner={"rig": ["Assimilator", ("Kati Jones", "facedown"), "Kati Jones"]}, turn="runner")
    s.use("Assimilator")
    assert s.runner.rig.count("Kati Jones") == 1
    assert s.runner.discard == ["Kati Jones"]


@card("Assimilator")
def test_assimilator_needs_two_clicks_and_a_facedown_card() -> None:
    assert not facedown().can("Use Assimilator")
    s = Scenario(runner={"rig": ["Assimilator", ("Diesel", "facedown")], "clicks": 1}, turn="runner")
    assert not s.can("Use Assimilator")


@card("Assimilator")
def test_assimilator_may_need_memory_and_passes_over_cards_that_are_only_hosted() -> None:
    s = Scenario(runner={"rig": ["Assimilator", ("Mimic", "facedown"), *["Corroder"] * 4]}, turn="runner")
    s.use("Assimilator", "Mimic")
    assert s.runner.discard == ["Mimic"]
    assert len(s.runner.rig) == 5


# -- Consume -----------------------------------------------------------------------------------------------------------


@card("Consume")
@pytest.mark.parametrize(("answer", "counters"), [("Yes", 1), ("No", 0)])
def test_consume_counts_trashed_corp_cards(answer: str, counters: int) -> None:
    s = Scenario(corp={"hand": ["PAD Campaign"]}, runner={"rig": ["Consume"], "credits": 9}, turn="runner")
    s.access("HQ")
    s.choose("Trash PAD Campaign")
    s.choose(answer)
    assert s.card("Consume").counters["virus"] == counters


@card("Consume")
def test_consume_turns_all_counters_into_credits() -> None:
    s = Scenario(runner={"rig": [("Consume", {"virus": 3})], "credits": 0}, turn="runner")
    s.use("Consume")
    assert s.runner.credits == 6
    assert s.runner.clicks == 3
    assert s.card("Consume").counters["virus"] == 0
    assert not s.can("Use Consume")


@card("Consume")
@card("Friday Chip")
@pytest.mark.parametrize("title", ["Consume", "Friday Chip"])
def test_each_of_two_cards_trashed_at_once_counts(title: str) -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund"] * 2}, runner={"hand": ["Embezzle"], "rig": [title], "credits": 1}, turn="runner"
    )
    s.play("Embezzle")
    s.pass_until("operation")
    for answer in ("operation", "Yes", "Yes"):
        s.choose(answer)
    assert s.card(title).counters["virus"] == 2


# -- White Hat ---------------------------------------------------------------------------------------------------------


def white_hat(corp: int = 2, runner: int = 9) -> Scenario:
    s = Scenario(
        corp={"hand": ["Hedge Fund", "Ice Wall", "Enigma"], "deck": ["Blank"] * 2, "credits": corp},
        runner={"hand": ["White Hat"], "credits": runner},
        turn="runner",
    )
    assert not s.can("Play White Hat")
    s.run_on("Archives")
    s.play("White Hat")
    return s


@card("White Hat")
def test_white_hat_shuffles_up_to_two_cards_of_hq_into_rnd() -> None:
    s = white_hat()
    s.bid(2, 5)
    assert sorted(s.options) == ["Done", "Enigma", "Hedge Fund", "Ice Wall"]
    s.choose("Hedge Fund")
    s.choose("Enigma")
    assert s.corp.hand == ["Ice Wall"]
    assert len(s.corp.deck) == 4
    assert s.runner.credits == 4


@card("White Hat")
def test_white_hat_may_take_fewer_cards_and_shows_all() -> None:
    s = white_hat()
    s.bid(0, 3)
    s.choose("Done")
    assert len(s.corp.hand) == 3
    assert sum("reveals" in line for line in s.log) == 3


@card("White Hat")
def test_white_hat_does_nothing_when_the_trace_succeeds() -> None:
    s = white_hat()
    s.bid(1, 3)
    assert len(s.corp.hand) == 3
    assert not any("reveals" in line for line in s.log)


@card("White Hat")
def test_white_hat_leaves_the_runner_knowing_the_rest_of_hq() -> None:
    s = white_hat()
    s.bid(0, 3)
    s.choose("Ice Wall")
    s.choose("Done")
    told = [line["text"] for line in s.game.view("runner")["log"]]
    assert "Ice Wall is put into R&D." in told
    assert [s.state.cards[s.card(title).id].known for title in ("Hedge Fund", "Enigma")] == [3, 3]


# -- Black Hat ---------------------------------------------------------------------------------------------------------


def black_hat(runner: int) -> Scenario:
    s = Scenario(
        corp={"hand": ["Blank"] * 5, "deck": ["Blank"] * 9, "credits": 0},
        runner={"hand": ["Black Hat"], "credits": 9},
        turn="runner",
    )
    s.play("Black Hat")
    s.bid(0, runner)
    return s


@card("Black Hat")
def test_black_hat_accesses_two_cards_more_from_hq_and_rnd() -> None:
    s = black_hat(4)
    s.run_on("HQ")
    assert len(s.accessed) == 3
    s.run_on("R&D")
    assert len(s.accessed) == 6
    s.next_turn()
    s.run_on("R&D")
    assert len(s.accessed) == 7


@card("Black Hat")
def test_black_hat_does_nothing_when_the_trace_succeeds() -> None:
    s = black_hat(3)
    s.run_on("HQ")
    assert len(s.accessed) == 1
