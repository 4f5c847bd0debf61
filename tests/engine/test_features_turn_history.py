"""What happened this turn, to which cards, of which kind. Rules Reference: Ordinal Events, Memory Cost, Additional
Costs."""

from netrunner.cards.vocabulary import (
    ANY_ZONE,
    CHOSEN,
    EVENT,
    MOVED,
    PLACED,
    POWER,
    RUNNER,
    TOP,
    VIRUS,
    Choose,
    Cost,
    Draw,
    ExtraCost,
    Filter,
    Gain,
    Happened,
    HappenedTo,
    If,
    IgnoresExtraCosts,
    Move,
    Place,
    Times,
    action,
    program,
)
from netrunner.scenario import Scenario
from tests.engine.homemade import by_title, event, program_card, resource

CLICK = Cost(clicks=1)


def test_a_condition_can_ask_for_a_kind_of_counter() -> None:
    pot = program_card("Pot", action(CLICK, Place(POWER, 2)), action(CLICK, Place(VIRUS)))
    ask = event("Ask", If(Happened(PLACED, side=RUNNER, what=VIRUS), Gain(1)), If(Happened(PLACED), Gain(10)))
    s = Scenario(
        runner={"rig": ["Pot"], "hand": ["Ask", "Ask"], "credits": 0}, turn="runner", definitions=by_title(pot, ask)
    )
    s.use("Pot: place 2 power counters")
    s.play("Ask")
    assert s.runner.credits == 10
    s.use("Pot: place 1 virus counter")
    s.play("Ask")
    assert s.runner.credits == 21


def test_an_amount_can_count_the_counters_of_a_kind_placed_this_turn() -> None:
    pot = program_card("Pot", action(CLICK, Place(POWER, 2)), action(CLICK, Place(VIRUS)))
    count = event("Count", Gain(Times(PLACED, what=POWER, adding="amount")))
    s = Scenario(
        runner={"rig": ["Pot"], "hand": ["Count"], "credits": 0}, turn="runner", definitions=by_title(pot, count)
    )
    s.use("Pot: place 2 power counters")
    s.use("Pot: place 1 virus counter")
    s.play("Count")
    assert s.runner.credits == 2


def test_a_description_can_ask_what_happened_to_the_very_card() -> None:
    pot = program_card("Pot", action(CLICK, Place(POWER, 2)))
    pan = program_card("Pan", action(CLICK, Place(VIRUS)))
    feed = event("Feed", Choose(program(HappenedTo(PLACED))), Place(VIRUS, 5, on=CHOSEN))
    s = Scenario(
        runner={"rig": ["Pot", "Pan"], "hand": ["Feed"], "credits": 0},
        turn="runner",
        definitions=by_title(pot, pan, feed),
    )
    assert not s.can("Play Feed")
    s.use("Pot")
    s.play("Feed")
    assert s.card("Pot").counters["virus"] == 5


def test_cards_that_were_drawn_can_be_chosen_from() -> None:
    sift = event("Sift", Draw(3), Choose(MOVED), Move(CHOSEN, to=TOP))
    s = Scenario(
        runner={"hand": ["Sift", "Easy Mark"], "deck": ["Diesel", "Ninja", "Mimic"]},
        turn="runner",
        definitions=by_title(sift),
    )
    s.choose("Play Sift")
    assert sorted(s.options) == ["Diesel", "Mimic", "Ninja"]
    s.choose("Ninja")
    assert sorted(s.runner.hand) == ["Diesel", "Easy Mark", "Mimic"]
    assert s.runner.deck[0] == "Ninja"


def test_additional_costs_can_be_ignored_whoever_asks_for_them() -> None:
    events = Filter(EVENT, zone=ANY_ZONE)
    tax = resource("Tax", ExtraCost("play", Cost(3), events))
    waiver = resource("Waiver", IgnoresExtraCosts("play", events))
    s = Scenario(
        runner={"rig": ["Tax"], "hand": ["Easy Mark"], "credits": 2}, turn="runner", definitions=by_title(tax, waiver)
    )
    assert not s.can("Play Easy Mark")
    s = Scenario(
        runner={"rig": ["Tax", "Waiver"], "hand": ["Easy Mark"], "credits": 2},
        turn="runner",
        definitions=by_title(tax, waiver),
    )
    s.play("Easy Mark")
    assert s.runner.credits == 5
