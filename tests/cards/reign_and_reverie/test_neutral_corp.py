"""Reign and Reverie: neutral Corp cards."""

from netrunner.scenario import Scenario
from tests.cards import card


def lady(power: int, *hand: str) -> Scenario:
    return Scenario(
        corp={"hand": list(hand), "servers": {"Server 1": {"root": [("Lady Liberty+", {"power": power})]}}},
    )


@card("Lady Liberty")
def test_lady_liberty_gets_a_power_counter_each_turn() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Lady Liberty+"]}}}, turn="runner")
    s.end_turn()
    assert s.card("Lady Liberty").counters["power"] == 1


@card("Lady Liberty")
def test_lady_liberty_adds_an_agenda_of_exactly_that_worth_to_the_score_area() -> None:
    s = lady(2, "Private Security Force", "Hostile Takeover", "Priority Requisition", "Nisei MK II")
    s.choose("Use Lady Liberty")
    assert sorted(s.options) == ["Nisei MK II", "Private Security Force"]
    s.choose("Nisei MK II")
    assert s.corp.scored == ["Nisei MK II"]
    assert s.corp.score == 2
    assert s.corp.clicks == 0
    assert s.card("Nisei MK II").counters["agenda"] == 0, "it was not scored"


@card("Lady Liberty")
def test_lady_libertys_action_says_which_agenda() -> None:
    s = lady(2, "Nisei MK II")
    wanted = "worth exactly as many agenda points as there are power counters on this card"
    assert any(wanted in option for option in s.options)


@card("Lady Liberty")
def test_lady_liberty_needs_such_an_agenda_and_three_clicks() -> None:
    assert not lady(1, "Private Security Force").can("Use Lady Liberty")
    assert not lady(3, "Private Security Force").can("Use Lady Liberty")
    s = lady(2, "Private Security Force")
    s.choose("Gain 1 credit")
    assert not s.can("Use Lady Liberty")


@card("Lady Liberty")
def test_lady_liberty_is_the_only_region_of_its_server() -> None:
    s = Scenario(
        corp={"hand": ["Lady Liberty"], "servers": {"Server 1": {"root": ["SanSan City Grid"]}}},
    )
    s.choose("Install Lady Liberty")
    s.choose("Server 1")
    assert s.corp.servers["Server 1"]["root"] == ["Lady Liberty"]
    assert s.corp.discard == ["SanSan City Grid"]
