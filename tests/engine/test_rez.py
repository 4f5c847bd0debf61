"""Rules Reference: Rez, Rezzed, Rez Cost, Derez, Additional Costs, Unique, Agenda (never rezzed)."""

from netrunner.cards.vocabulary import (
    CREDIT,
    FOR_ABILITY,
    THIS_SERVER,
    Cost,
    Credits,
    Gain,
    Place,
    Static,
    ice,
    paid,
    when_rezzed,
)
from netrunner.engine.rez import derez
from netrunner.engine.terms import Q_REZ_COST
from netrunner.scenario import Scenario
from tests.engine.homemade import asset, by_title, upgrade
from tests.rulings import ruling


@ruling("RR/rez/1", "RR/rez-cost/1", "RR/asset/2")
def test_rezzing_costs_the_rez_cost_and_no_click_and_makes_the_card_active() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["PAD Campaign"]}}}, skip_empty_windows=False)
    s.choose("Gain 1 credit")
    s.choose("Rez PAD Campaign")
    assert (s.corp.credits, s.corp.clicks) == (4, 2)
    assert s.card("PAD Campaign").rezzed
    assert s.card("PAD Campaign").known_to == ["corp", "runner"]


@ruling("RR/cost/1")
def test_what_cannot_be_paid_cannot_be_rezzed() -> None:
    s = Scenario(corp={"credits": 0, "servers": {"Server 1": {"root": ["PAD Campaign"]}}}, skip_empty_windows=False)
    s.choose("Gain 1 credit")
    assert not s.can("Rez PAD Campaign")
    reason = s.why_not("Rez PAD Campaign")
    assert reason is not None
    assert reason.rule == "RR/cost"


@ruling("RR/rez/4", "RR/agenda/3")
def test_agendas_are_never_rezzed() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Priority Requisition"]}}}, skip_empty_windows=False)
    s.choose("Gain 1 credit")
    reason = s.why_not("Rez Priority Requisition")
    assert reason is not None
    assert reason.rule == "RR/agenda"


@ruling("RR/rez/3")
def test_ice_cannot_be_rezzed_outside_an_approach() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Ice Wall"]}}}, skip_empty_windows=False)
    s.choose("Gain 1 credit")
    assert not s.can("Rez Ice Wall")
    reason = s.why_not("Rez Ice Wall")
    assert reason is not None
    assert reason.rule == "RR/rez"


@ruling("RR/additional-costs/1")
def test_an_additional_cost_to_rez_is_paid_with_the_rez_cost() -> None:
    s = Scenario(
        corp={"credits": 4, "scored": ["Hostile Takeover"], "servers": {"HQ": {"ice": ["Archer"]}}},
        turn="runner",
        skip_empty_windows=False,
    )
    s.choose("Run HQ")
    s.choose("Rez Archer", side="corp")
    assert s.card("Archer").rezzed
    assert s.corp.credits == 0
    assert s.card("Hostile Takeover").zone == "removed from the game"


@ruling("RR/additional-costs/3")
def test_without_the_additional_cost_the_card_cannot_be_rezzed_at_all() -> None:
    s = Scenario(corp={"credits": 9, "servers": {"HQ": {"ice": ["Archer"]}}}, turn="runner", skip_empty_windows=False)
    s.choose("Run HQ")
    s.choose("Pass")
    s.choose("Pass")
    s.choose("Pass")
    assert not s.can("Rez Archer")
    assert s.corp.credits == 9


@ruling("RR/simultaneous-effects/4")
def test_rez_cost_modifiers_add_up_and_stop_at_zero() -> None:
    tax = upgrade("Tax", Static(Q_REZ_COST, 1, ice(protecting=THIS_SERVER)))
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Tollbooth"], "root": ["Akitaro Watanabe+", "Tax+"]}}},
        definitions=by_title(tax),
    )
    assert s.state.rez_cost(s.state.cards[s.card("Tollbooth").id]) == 7
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Ice Wall"], "root": ["Akitaro Watanabe+"]}}}, turn="runner")
    assert s.state.rez_cost(s.state.cards[s.card("Ice Wall").id]) == 0


@ruling("RR/unique/2")
def test_rezzing_a_second_copy_of_a_unique_card_trashes_the_first() -> None:
    boss = asset("Boss", unique=True)
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Boss+"]}, "Server 2": {"root": ["Boss"]}}},
        skip_empty_windows=False,
        definitions=by_title(boss),
    )
    assert sorted(s.corp.servers) == ["Archives", "HQ", "R&D", "Server 1", "Server 2"], "an unrezzed copy is no problem"
    s.choose("Gain 1 credit")
    s.choose("Rez Boss")
    assert "Server 1" not in s.corp.servers
    assert s.card("Boss").server == "Server 2"
    assert s.corp.discard == ["Boss"]


def test_when_rezzed_abilities_trigger_only_by_rezzing() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Adonis Campaign"]}}}, skip_empty_windows=False)
    s.choose("Gain 1 credit")
    s.choose("Rez Adonis Campaign")
    assert s.card("Adonis Campaign").counters["credit"] == 12
    placed = Scenario(corp={"servers": {"Server 1": {"root": ["Adonis Campaign+"]}}})
    assert placed.card("Adonis Campaign").counters["credit"] == 0


@ruling("RR/derez/1")
def test_a_derezzed_card_is_inactive_and_can_be_rezzed_again() -> None:
    bell = asset("Bell", when_rezzed(Gain(2)), paid(Cost(0), Place(CREDIT)), cost=1)
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Bell+"]}}}, skip_empty_windows=False, definitions=by_title(bell)
    )
    derez(s.state, s.card("Bell").id)
    assert not s.card("Bell").rezzed
    s.choose("Gain 1 credit")
    assert not s.can("Use Bell")
    s.choose("Rez Bell")
    assert s.corp.credits == 7, "one paid, two gained: it was rezzed anew"


@ruling("RR/hosted/5")
def test_what_is_hosted_on_a_derezzed_card_stays() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Wall of Static+"]}}},
        runner={"rig": [("Parasite", {"host": "Wall of Static", "virus": 1})]},
    )
    derez(s.state, s.card("Wall of Static").id)
    assert s.card("Wall of Static").hosted == ["Parasite"]
    assert s.runner.rig == ["Parasite"]


@ruling("RR/credit-recurring/1")
def test_recurring_credits_are_there_as_soon_as_the_card_is_rezzed() -> None:
    till = asset("Till", Credits(2, 1 << FOR_ABILITY), paid(Cost(1), Place(CREDIT, 0)))
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Till"]}}}, skip_empty_windows=False, definitions=by_title(till)
    )
    s.choose("Gain 1 credit")
    assert s.card("Till").counters["credit"] == 0
    s.choose("Rez Till")
    assert s.card("Till").counters["credit"] == 2
