"""How likely the Runner is to be flatlined, as the rookie reckons."""

import pytest

from netrunner.bots import runner
from netrunner.bots.assessment import Assessment
from netrunner.bots.belief_odds import RootOdds
from netrunner.bots.corp_signs import CorpSigns
from netrunner.bots.rookie import scores
from netrunner.bots.run_costs import encounter_cost
from netrunner.bots.survival import (
    Survival,
    beyond,
    both,
    copies,
    damage_further_in,
    damage_of_ice,
    perhaps,
    root_weight,
    tags_when_played,
    trace_base,
)
from netrunner.cards.registry import definition
from netrunner.engine.terms import FIRST_REMOTE, RUNNER
from netrunner.scenario import Scenario


def survival(s: Scenario) -> Survival:
    return Assessment(s.state, RUNNER).survival


def test_chances_are_added_up_and_cut_down() -> None:
    coin = [0.5, 0.5]
    assert both(coin, coin) == [0.25, 0.5, 0.25]
    assert perhaps(0.5, [0.0, 0.0, 1.0]) == [0.5, 0.0, 0.5]
    assert beyond([0.25, 0.5, 0.25], 1) == 0.25
    assert beyond([1.0], -1) == 1.0
    assert copies(2, 0.5, 3) == [0.25, 0.5, 0.25]
    assert copies(2, 0.5, 1) == [0.25, 0.75]  # there is money for one


def test_neural_emp_kills_nobody_who_made_no_run() -> None:
    s = Scenario(
        corp={"hand": ["Neural EMP"] * 4, "deck": ["Hedge Fund"], "credits": 8}, runner={"hand": []}, turn="runner"
    )
    assert survival(s).peril(0, 0, False, False) == 0.0
    assert survival(s).peril(0, 0, True, False) > 0.9


def hunted(*hand: str, credits: int = 20) -> float:
    s = Scenario(
        corp={"hand": [*hand], "deck": ["Hedge Fund"], "credits": credits},
        runner={"hand": ["Diesel"] * 3, "credits": 5},
        turn="runner",
    )
    return survival(s).peril(3, 0, True, False)


def test_who_may_be_tagged_first_is_hunted() -> None:
    assert tags_when_played(definition("SEA Source"))
    assert trace_base(definition("SEA Source")) == 3
    assert hunted("SEA Source", "Scorched Earth") > 0.5
    assert hunted("SEA Source", "Hedge Fund") == 0.0
    assert hunted("Hedge Fund", "Scorched Earth") == 0.0
    assert hunted("SEA Source", "Scorched Earth", credits=3) == 0.0  # it cannot pay for the trace


def test_an_agenda_that_hurts_the_tagged_is_counted() -> None:
    s = Scenario(corp={"scored": ["Private Security Force"]}, runner={"tags": 1, "hand": ["Diesel"] * 2}, turn="runner")
    assert survival(s).peril(2, 0, False, True) == 1.0
    assert survival(s).peril(3, 0, False, True) == 0.0
    assert survival(s).peril(2, 0, False, False) == 0.0


def test_what_ice_leaves_behind_hurts_further_in() -> None:
    assert damage_of_ice(definition("Neural Katana")) == 3
    assert damage_of_ice(definition("Chum")) == 0
    assert damage_further_in(definition("Chum")) == 3


def test_an_agenda_is_not_thought_to_lie_where_nothing_guards_it() -> None:
    shares: list[float] = []
    for ice in ([], ["Ice Wall"]):
        s = Scenario(
            corp={"servers": {"Server 1": {"ice": ice, "root": ["Nisei MK II"]}}},
            runner={"hand": ["Sure Gamble"] * 4},
            turn="runner",
        )
        g = s.state
        likely = RootOdds(CorpSigns(g)).of(g.cards[g.servers[FIRST_REMOTE].root[0]])
        agenda, asset = (root_weight(definition(title), 0, FIRST_REMOTE, likely) for title in ("Nisei MK II", "Snare!"))
        shares.append(agenda / (agenda + asset))
    assert shares[0] < shares[1] / 2


def best_label(s: Scenario) -> str:
    values = scores(s.state)
    return s.options[max(range(len(values)), key=values.__getitem__)]


@pytest.mark.parametrize("cards", [0, 1, 2])
def test_who_holds_few_cards_draws_before_running_into_what_may_be_a_trap(cards: int) -> None:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"ice": [], "root": ["Snare!"]}},
            "hand": ["Snare!"],
            "deck": ["Snare!"] * 3,
            "credits": 9,
        },
        runner={"hand": ["Diesel"] * cards, "deck": ["Diesel"] * 9, "credits": 9},
        turn="runner",
    )
    assert not best_label(s).startswith("Run")


def test_two_credits_are_taken_before_one() -> None:
    s = Scenario(runner={"rig": ["Magnum Opus"], "hand": ["Sure Gamble"], "credits": 3}, turn="runner")
    labels, values = s.options, scores(s.state)
    assert values[labels.index("Use Magnum Opus: Gain 2 credits")] > values[labels.index("Gain 1 credit")]


def test_a_breaker_that_is_paid_with_cards_breaks() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Enigma+"]}}}, runner={"rig": ["Faust"], "hand": ["Diesel"] * 3}, turn="runner"
    )
    rig = Assessment(s.state, RUNNER).rig
    ice = next(card for card in s.state.cards if card.definition.title == "Enigma")
    assert encounter_cost(rig, ice, 0, 0).passable
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Enigma+"]}}}, runner={"rig": ["Faust"], "hand": []}, turn="runner")
    rig = Assessment(s.state, RUNNER).rig
    assert not encounter_cost(rig, ice, 0, 0).passable


def test_tokens_on_what_may_be_an_agenda_are_no_gift_to_the_runner() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"ice": ["Wall of Static+"], "root": ["Nisei MK II"]}}},
        runner={"hand": ["Queen's Gambit"], "credits": 5},
        turn="runner",
    )
    card = next(card for card in s.state.cards if card.definition.title == "Queen's Gambit")
    assert runner.play(Assessment(s.state, RUNNER), card) < 4.0
