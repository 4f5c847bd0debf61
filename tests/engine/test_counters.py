"""Rules Reference: Purge, Virus Counter, Agenda Counter, Advancing Cards, Hosted, Bank."""

from netrunner.cards.vocabulary import ADVANCEMENT, POWER, VIRUS, Cost, Gain, Place, Remove, action
from netrunner.engine.moves import to_hand
from netrunner.engine.placement import install_corp
from netrunner.scenario import Scenario
from tests.engine.homemade import asset, by_title
from tests.rulings import ruling


@ruling("RR/purge/1", "RR/virus-counter/1")
def test_purging_removes_every_virus_counter_and_no_other() -> None:
    s = Scenario(
        corp={
            "servers": {
                "HQ": {"ice": ["Wall of Static+"]},
                "Server 1": {"root": [("Ghost Branch", {"virus": 1, "advancement": 2})]},
            }
        },
        runner={
            "rig": [
                ("Datasucker", {"virus": 3}),
                ("Medium", {"virus": 1, "power": 1}),
                ("Parasite", {"host": "Wall of Static", "virus": 2}),
            ]
        },
    )
    assert s.card("Wall of Static").strength == 1
    s.choose("Purge virus counters")
    assert [s.card(title).counters["virus"] for title in ("Datasucker", "Medium", "Parasite", "Ghost Branch")] == [
        0
    ] * 4
    assert s.card("Medium").counters["power"] == 1
    assert s.card("Ghost Branch").counters["advancement"] == 2
    assert s.card("Wall of Static").strength == 3


@ruling("RR/agenda-counter/1")
def test_agenda_counters_are_placed_by_scoring_and_spent_by_the_ability() -> None:
    s = Scenario(
        corp={
            "servers": {
                "Server 1": {"root": [("AstroScript Pilot Program", {"advancement": 3})]},
                "Server 2": {"root": ["Project Junebug"]},
            }
        },
        skip_empty_windows=False,
    )
    s.choose("Gain 1 credit")
    s.choose("Score AstroScript Pilot Program")
    assert s.card("AstroScript Pilot Program").counters["agenda"] == 1
    s.choose("Use AstroScript Pilot Program")
    assert s.card("AstroScript Pilot Program").counters["agenda"] == 0
    assert s.card("Project Junebug").counters["advancement"] == 1
    assert not s.can("Use AstroScript Pilot Program")


@ruling("RR/asset/4", "RR/uninstall/4")
def test_counters_are_lost_when_their_card_is_uninstalled() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": [("Project Junebug", {"advancement": 4})]}}})
    cid = s.card("Project Junebug").id
    to_hand(s.state, cid)
    install_corp(s.state, cid, 3)
    assert s.card("Project Junebug").counters["advancement"] == 0


def test_each_card_counts_only_the_counters_on_itself() -> None:
    s = Scenario(runner={"rig": [("Datasucker", {"virus": 2}), "Datasucker"]})
    assert [card.counters["virus"] for card in s.cards("Datasucker")] == [2, 0]


def test_every_kind_of_counter_can_be_placed_and_removed() -> None:
    for kind, name in ((ADVANCEMENT, "advancement"), (VIRUS, "virus"), (POWER, "power")):
        jar = asset("Jar", action(Cost(clicks=1), Place(kind, 2)), action(Cost(clicks=1), Remove(kind), Gain(1)))
        s = Scenario(corp={"servers": {"Server 1": {"root": ["Jar+"]}}}, definitions=by_title(jar))
        s.choose("Use Jar: Place")
        assert s.card("Jar").counters[name] == 2
        s.choose("Use Jar: Remove")
        assert s.card("Jar").counters[name] == 1


def test_counters_on_cards_in_every_installed_place_are_found() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"root": [("Red Herrings", {"virus": 1})], "ice": [("Ice Wall", {"virus": 2})]}}},
    )
    s.choose("Purge virus counters")
    assert s.card("Red Herrings").counters["virus"] == 0
    assert s.card("Ice Wall").counters["virus"] == 0
