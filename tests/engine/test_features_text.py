"""Text that is lost, lent and left behind; abilities in the Runner's score area. Rules Reference: Abilities, Active."""

from netrunner.cards.vocabulary import (
    CHOSEN,
    CORP,
    CORP_IDENTITY,
    IDENTITY_ZONE,
    Q_LINK,
    Q_STRENGTH,
    RESOURCE,
    SHUFFLED,
    TAGGED,
    THIS,
    UNTIL_TURN_ENDS,
    Among,
    Blank,
    Choose,
    Compare,
    Cost,
    Counters,
    Filter,
    Gain,
    Gains,
    Move,
    Place,
    Static,
    Tag,
    Until,
    action,
    each_turn,
    even_stolen,
    hardware,
    ice,
    paid,
    program,
    resource,
    subroutine,
)
from netrunner.engine.definition import CardDef
from netrunner.engine.terms import POWER
from netrunner.scenario import Scenario
from tests.engine import homemade
from tests.engine.homemade import agenda, asset, by_title, ice_card, operation, program_card
from tests.engine.twins import agree


def person() -> CardDef:
    return homemade.resource("Person", action(Cost(clicks=1), Gain(7)), Static(Q_LINK, 1))


def test_a_blank_text_box_does_nothing_while_its_cause_is_active() -> None:
    stare = asset("Stare", Blank(resource()))
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Stare+"]}}},
        runner={"rig": ["Person", "Person"]},
        turn="runner",
        definitions=by_title(stare, person()),
    )
    assert not s.can("Use Person")
    assert s.runner.link == 0
    s.access("Server 1")
    s.choose("Trash Stare")
    assert s.can("Use Person")
    assert s.runner.link == 2


def test_blank_ice_has_no_subroutines_but_keeps_its_strength() -> None:
    hush = homemade.program_card("Hush", Blank(ice()))
    wall = ice_card("Wall", subroutine(Tag(1)), Static(Q_STRENGTH, 3), strength=2)
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Wall+"]}}, "hand": ["Hedge Fund"]},
        runner={"rig": ["Hush"]},
        turn="runner",
        definitions=by_title(hush, wall),
    )
    assert s.card("Wall").strength == 2
    s.run_on("HQ")
    assert s.runner.tags == 0
    assert s.accessed == ["Hedge Fund"]


def test_a_text_box_is_blank_only_as_long_as_a_condition_holds() -> None:
    stare = asset("Stare", Blank(resource(), when=TAGGED))
    mark = operation("Mark", Tag(1))
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Stare+"]}}, "hand": ["Mark"]},
        runner={"rig": ["Person"]},
        definitions=by_title(stare, person(), mark),
    )
    assert s.runner.link == 1
    s.choose("Play Mark")
    assert s.runner.link == 0, "as soon as there is a tag"
    s.end_turn()
    s.choose("Remove 1 tag")
    assert s.runner.link == 1
    assert s.can("Use Person")


def test_an_effect_can_blank_a_chosen_card_until_the_turn_ends() -> None:
    doctor = homemade.resource(
        "Doctor", action(Cost(clicks=1), Choose(resource()), Until(UNTIL_TURN_ENDS, Blank(Filter(0, Among(CHOSEN)))))
    )
    s = Scenario(runner={"rig": ["Doctor", "Person"]}, turn="runner", definitions=by_title(doctor, person()))
    s.choose("Use Doctor")
    s.choose("Person")
    assert s.runner.link == 0
    assert not s.can("Use Person")
    agree(s)
    s.end_turn()
    assert s.runner.link == 1


def test_two_cards_that_blank_one_another_do_not_hang() -> None:
    stare = asset("Stare", Blank(Filter(RESOURCE)))
    veil = homemade.resource("Veil", Blank(Filter(2)), Static(Q_LINK, 1))
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Stare+"]}}},
        runner={"rig": ["Veil"]},
        turn="runner",
        definitions=by_title(stare, veil),
    )
    assert s.runner.link == 0, "the Corp's card is looked at first"


def test_an_identity_can_be_blank() -> None:
    rich = CardDef("Rich", CORP, CORP_IDENTITY, abilities=(each_turn(Gain(10)),))
    strike = homemade.resource("Strike", Blank(Filter(CORP_IDENTITY, zone=IDENTITY_ZONE)))
    for rig, gained in (([], 10), (["Strike"], 0)):
        s = Scenario(
            corp={"identity": "Rich", "deck": ["Hedge Fund"] * 5},
            runner={"rig": rig},
            turn="runner",
            definitions=by_title(rich, strike),
        )
        before = s.corp.credits
        s.end_turn()
        assert s.corp.credits == before + gained


def test_lent_abilities_are_used_beside_a_cards_own() -> None:
    chip = homemade.hardware("Chip", Gains(program(), paid(Cost(1), Place(POWER))))
    tool = program_card("Tool", paid(Cost(0), Gain(1)))
    s = Scenario(
        runner={"rig": ["Chip", "Tool"]}, turn="runner", skip_empty_windows=False, definitions=by_title(chip, tool)
    )
    s.choose("Gain 1 credit")
    used = [label for label in s.options if label.startswith("Use Tool")]
    assert len(used) == 2
    s.choose(next(label for label in used if "power" in label))
    assert s.card("Tool").counters["power"] == 1
    assert s.card("Chip").counters["power"] == 0
    agree(s)
    s.choose(next(label for label in s.options if label.startswith("Use Tool") and "power" not in label))
    assert s.runner.credits == 6


def test_two_cards_that_lend_the_same_ability_lend_it_twice() -> None:
    chip = homemade.hardware("Chip", Gains(program(), Static(Q_STRENGTH, 1)))
    tool = program_card("Tool", strength=1)
    s = Scenario(runner={"rig": ["Chip", "Chip", "Tool"]}, turn="runner", definitions=by_title(chip, tool))
    assert s.card("Tool").strength == 3


def test_a_lent_ability_follows_its_condition() -> None:
    lent = Gains(program(), Static(Q_STRENGTH, 1), when=Compare(Counters(POWER), ">=", 1))
    chip = homemade.hardware("Chip", lent, paid(Cost(0), Place(POWER)))
    tool = program_card("Tool", strength=1)
    s = Scenario(
        runner={"rig": ["Chip", "Tool"]}, turn="runner", skip_empty_windows=False, definitions=by_title(chip, tool)
    )
    s.choose("Gain 1 credit")
    assert s.card("Tool").strength == 1
    s.choose("Use Chip")
    assert s.card("Tool").strength == 2


def test_a_blank_card_lends_nothing() -> None:
    chip = homemade.hardware("Chip", Gains(program(), Static(Q_STRENGTH, 1)))
    tool = program_card("Tool", strength=1)
    hush = asset("Hush", Blank(hardware()))
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Hush+"]}}},
        runner={"rig": ["Chip", "Tool"]},
        turn="runner",
        definitions=by_title(chip, tool, hush),
    )
    assert s.card("Tool").strength == 1


def test_an_agenda_acts_in_the_runners_score_area_if_it_says_so() -> None:
    loud = agenda("Loud", even_stolen(each_turn(Gain(5))), each_turn(Gain(20)))
    s = Scenario(
        corp={"deck": ["Hedge Fund"] * 5}, runner={"scored": ["Loud"]}, turn="runner", definitions=by_title(loud)
    )
    before = s.corp.credits
    s.end_turn()
    assert s.corp.credits == before + 5, "the other ability is inactive there"


def test_the_corp_uses_an_ability_in_the_runners_score_area() -> None:
    minutes = agenda("Minutes", even_stolen(action(Cost(clicks=1), Move(THIS, to=SHUFFLED))), points=2)
    s = Scenario(
        corp={"deck": ["Hedge Fund"]}, runner={"scored": ["Minutes", "Minutes"]}, definitions=by_title(minutes)
    )
    assert s.runner.score == 4
    s.choose(next(label for label in s.options if label.startswith("Use Minutes")))
    assert s.runner.score == 2
    assert sorted(s.corp.deck) == ["Hedge Fund", "Minutes"]
    shuffled = next(card for card in s.cards("Minutes") if card.zone == "deck")
    assert shuffled.known_to == [], "nobody knows where in R&D it is"


def test_an_agenda_scored_by_the_corp_acts_once_though_it_acts_everywhere() -> None:
    loud = agenda("Loud", even_stolen(each_turn(Gain(5))))
    s = Scenario(corp={"scored": ["Loud"], "deck": ["Hedge Fund"] * 5}, turn="runner", definitions=by_title(loud))
    before = s.corp.credits
    s.end_turn()
    assert s.corp.credits == before + 5
