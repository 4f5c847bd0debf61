"""Rules Reference: Timing Structure of Turns, Draw Phase, Action Phase, Discard Phase, Maximum Hand Size."""

from netrunner.cards.vocabulary import (
    ADVANCEMENT,
    CORP,
    FOR_ABILITY,
    RUNNER,
    TURN_ENDS,
    Cost,
    Gain,
    GainClicks,
    Place,
    each_turn,
    paid,
    recurring,
    whenever,
)
from netrunner.engine.constant import Static
from netrunner.engine.terms import Q_CLICKS
from netrunner.engine.timing import (
    ACTIONS,
    BEGINS,
    CORP_ACTIONS,
    CORP_TURN,
    DISCARD_DOWN,
    DRAW,
    ENDS,
    GAIN_CLICKS,
    LOSE_CLICKS,
    REFILL,
    REZ,
    RUNNER_ACTIONS,
    RUNNER_TURN,
    SCORE,
    WINDOW,
)
from netrunner.scenario import Scenario
from tests.engine.homemade import asset, by_title, resource
from tests.rulings import ruling


def steps(s: Scenario, turns: int = 1) -> list[str]:
    """Pass everything, collecting the numbers of the windows that open until the turn has changed that often."""
    seen: list[str] = []
    last = s.state.turn + turns
    while s.state.turn < last and s.side is not None:
        step = s.game.view("spectator")["step"].rpartition(" ")[2]
        if not seen or seen[-1] != step:
            seen.append(step)
        s.game.choose("Pass" if s.can("Pass") else 0)
    return seen


@ruling("RR/draw-phase/2", "RR/action-phase/5", "RR/discard-phase/2")
def test_the_corp_turn_has_its_steps_in_order() -> None:
    table = [(step.number, step.does, step.allows) for step in CORP_TURN]
    assert table == [
        ("[1.1]", GAIN_CLICKS, 0),
        ("[1.2]", WINDOW, REZ | SCORE),
        ("[1.3]", REFILL, 0),
        ("[1.4]", BEGINS, 0),
        ("[1.5]", DRAW, 0),
        ("[2.1]", WINDOW, REZ | SCORE),
        ("[2.2]", ACTIONS, REZ | SCORE),
        ("[3.1]", DISCARD_DOWN, 0),
        ("[3.2]", WINDOW, REZ),
        ("[3.3]", LOSE_CLICKS, 0),
        ("[3.4]", ENDS, 0),
    ]


@ruling("RR/action-phase/6", "RR/discard-phase/3")
def test_the_runner_turn_has_its_steps_in_order_and_never_allows_scoring() -> None:
    table = [(step.number, step.does, step.allows) for step in RUNNER_TURN]
    assert table == [
        ("[1.1]", GAIN_CLICKS, 0),
        ("[1.2]", WINDOW, REZ),
        ("[1.3]", REFILL, 0),
        ("[1.4]", BEGINS, 0),
        ("[1.5]", WINDOW, REZ),
        ("[1.6]", ACTIONS, REZ),
        ("[2.1]", DISCARD_DOWN, 0),
        ("[2.2]", WINDOW, REZ),
        ("[2.3]", LOSE_CLICKS, 0),
        ("[2.4]", ENDS, 0),
    ]


def test_the_action_steps_are_where_the_tables_say() -> None:
    assert CORP_TURN[CORP_ACTIONS].does == RUNNER_TURN[RUNNER_ACTIONS].does == ACTIONS


@ruling("RR/timing/corp-turn/2.2", "RR/timing/corp-turn/3.2", "RR/timing/runner-turn/1.2", "RR/timing/runner-turn/1.5")
def test_the_windows_of_both_turns_open_when_the_table_says_so() -> None:
    s = Scenario(corp={"clicks": 1}, runner={"clicks": 1}, turn="corp", skip_empty_windows=False)
    assert steps(s) == ["[2.2]", "[3.2]"]
    assert steps(s) == ["[1.2]", "[1.5]", "[1.6]", "[2.2]"]
    assert s.game.view("spectator")["step"].endswith("[1.2]")
    assert steps(s)[:3] == ["[1.2]", "[2.1]", "[2.2]"]


@ruling("RR/timing/corp-turn/1.1", "RR/timing/runner-turn/1.1", "RR/turn/2", "RR/turn/3")
def test_the_corp_has_three_clicks_and_the_runner_four() -> None:
    s = Scenario(turn="runner")
    s.end_turn()
    assert (s.side, s.corp.clicks, s.runner.clicks) == ("corp", 3, 0)
    s.end_turn()
    assert (s.side, s.corp.clicks, s.runner.clicks) == ("runner", 0, 4)


@ruling("RR/timing/turns/1")
def test_modifiers_change_the_allotted_clicks() -> None:
    more = asset("Overtime", Static(Q_CLICKS, 1))
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Overtime+"]}}}, turn="runner", definitions=by_title(more))
    s.end_turn()
    assert s.corp.clicks == 4


@ruling("RR/timing/corp-turn/1.5")
def test_the_mandatory_draw_costs_no_click() -> None:
    s = Scenario(corp={"deck": ["Hedge Fund", "PAD Campaign"]}, turn="runner")
    s.end_turn()
    assert s.corp.hand == ["Hedge Fund"]
    assert s.corp.deck == ["PAD Campaign"]
    assert s.corp.clicks == 3


def test_the_runner_has_no_mandatory_draw() -> None:
    s = Scenario(runner={"deck": ["Sure Gamble"]})
    s.end_turn()
    assert s.side == "runner"
    assert s.runner.hand == []


@ruling("RR/timing/corp-turn/1.4")
def test_turn_begins_abilities_come_after_the_first_window_and_before_the_draw() -> None:
    dole = asset("Dole", each_turn(Gain(1)))
    s = Scenario(
        corp={"credits": 0, "deck": ["Hedge Fund"], "servers": {"Server 1": {"root": ["Dole+"]}}},
        turn="runner",
        skip_empty_windows=False,
        definitions=by_title(dole),
    )
    turn = s.state.turn
    while s.state.turn == turn:
        s.game.choose(0)
    assert s.game.view("corp")["step"].endswith("[1.2]")
    assert s.corp.credits == 0, "not before [1.2]"
    assert s.corp.hand == []
    s.choose("Pass")
    s.choose("Pass")
    assert s.corp.credits == 1
    assert s.corp.hand == ["Hedge Fund"]


def test_turn_begins_abilities_work_only_in_their_owners_turn() -> None:
    dole = asset("Dole", each_turn(Gain(1)))
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Dole+"]}}}, definitions=by_title(dole))
    s.end_turn()
    assert s.side == "runner"
    assert s.corp.credits == 8, "three clicks for credits, nothing from the card"


@ruling("RR/timing/runner-turn/1.3", "RR/credit-recurring/2", "RR/credit-recurring/3", "RR/card-symbols/4")
def test_recurring_credits_refill_after_the_first_window_and_do_not_accumulate() -> None:
    purse = resource(
        "Purse",
        recurring(2, FOR_ABILITY),
        paid(Cost(1), Place(ADVANCEMENT)),
    )
    s = Scenario(
        corp={"clicks": 1},
        runner={"rig": [("Purse", {"credit": 1})], "credits": 0},
        skip_empty_windows=False,
        definitions=by_title(purse),
    )
    turn = s.state.turn
    while s.state.turn == turn:
        s.game.choose(0)
    assert s.side == "runner"
    assert s.card("Purse").counters["credit"] == 1
    s.choose("Use Purse")
    s.choose("Pass")
    s.choose("Pass")
    assert s.card("Purse").counters["credit"] == 2, "filled up to two, whatever was spent at [1.2]"
    s.end_turn()
    s.end_turn()
    assert s.card("Purse").counters["credit"] == 2, "not added to what was left"


@ruling("RR/timing/corp-turn/3.1", "RR/discard/1", "RR/discard/2", "RR/maximum-hand-size/1")
def test_the_corp_discards_one_card_at_a_time_and_facedown() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund"] * 5 + ["Snare!", "Ice Wall"], "clicks": 1})
    s.choose("Gain 1 credit")
    assert s.options.count("Snare!") == 1
    s.choose("Snare!")
    assert s.side == "corp", "the second card is chosen after the first"
    s.choose("Ice Wall")
    assert s.corp.discard == ["Snare!", "Ice Wall"]
    assert not s.card("Snare!").faceup
    assert s.card("Snare!").known_to == ["corp"]
    assert s.side == "runner"


@ruling("RR/timing/runner-turn/2.1")
def test_the_runner_discards_faceup_down_to_the_maximum_hand_size() -> None:
    s = Scenario(runner={"hand": ["Sure Gamble"] * 4 + ["Diesel", "Wyldside"], "clicks": 1}, turn="runner")
    s.choose("Gain 1 credit")
    s.choose("Wyldside")
    assert s.runner.discard == ["Wyldside"]
    assert s.card("Wyldside").faceup
    assert len(s.runner.hand) == 5


@ruling("RR/discard/3", "RR/trash/4")
def test_a_discarded_card_is_not_a_trashed_card() -> None:
    from netrunner.engine.terms import TRASHED

    mourner = resource("Mourner", whenever(TRASHED, Gain(1), by=-1))
    s = Scenario(
        runner={"hand": ["Sure Gamble"] * 6, "clicks": 1, "rig": ["Mourner"]},
        turn="runner",
        definitions=by_title(mourner),
    )
    s.choose("Gain 1 credit")
    s.choose("Sure Gamble")
    assert s.runner.discard == ["Sure Gamble"]
    assert s.runner.credits == 6, "only the click's credit"


@ruling("RR/action-phase/2")
def test_the_action_phase_ends_only_when_all_clicks_are_spent() -> None:
    s = Scenario(turn="runner")
    for left in (3, 2, 1):
        s.choose("Gain 1 credit")
        assert (s.side, s.runner.clicks) == ("runner", left)
        assert not s.can("Pass"), "a click cannot be saved"
    s.choose("Gain 1 credit")
    assert s.side == "corp"


@ruling("RR/timing/runner-turn/2.3", "RR/timing/turns/3")
def test_clicks_gained_in_the_discard_phase_are_not_gained() -> None:
    rush = resource("Rush", paid(Cost(1), GainClicks(1)))
    s = Scenario(
        runner={"rig": ["Rush"], "clicks": 1}, turn="runner", skip_empty_windows=False, definitions=by_title(rush)
    )
    s.choose("Gain 1 credit")
    s.pass_until("Use Rush")
    while not s.game.view("runner")["step"].endswith("[2.2]"):
        s.choose("Pass")
    assert not s.can("Use Rush")


@ruling("RR/timing/turns/2", "RR/click/3")
def test_clicks_gained_in_the_action_phase_count_at_once() -> None:
    s = Scenario(corp={"hand": ["Biotic Labor"], "clicks": 1})
    s.choose("Play Biotic Labor")
    assert (s.side, s.corp.clicks) == ("corp", 2)


@ruling("RR/timing/corp-turn/3.4")
def test_turn_ends_abilities_come_last_and_belong_to_their_owner() -> None:
    vesper = asset("Vesper", whenever(TURN_ENDS, Gain(5)))
    s = Scenario(
        corp={"clicks": 1, "hand": ["Hedge Fund"] * 5 + ["Ice Wall"], "servers": {"Server 1": {"root": ["Vesper+"]}}},
        definitions=by_title(vesper),
    )
    s.choose("Gain 1 credit")
    assert s.corp.credits == 6, "not before the discard"
    s.choose("Hedge Fund")
    assert s.corp.credits == 11
    s.end_turn()
    assert s.corp.credits == 11, "not at the end of the Runner's turn"


def test_turns_alternate() -> None:
    s = Scenario()
    assert s.state.active == CORP
    s.end_turn()
    assert s.state.active == RUNNER
    s.end_turn()
    assert s.state.active == CORP


def test_what_resolves_when_a_turn_begins_belongs_to_the_step_in_which_it_begins() -> None:
    rig = ["Aesop's Pawnshop", "Armitage Codebusting"]
    s = Scenario(corp={"clicks": 1}, runner={"rig": rig}, turn="corp")
    s.end_turn()
    s.pass_until("Yes")
    assert s.game.view("spectator")["step"].endswith("the Runner's turn begins [1.4]")
