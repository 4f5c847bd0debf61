"""The bots' prices are the engine's prices."""

from itertools import product

import pytest

from netrunner.bots.breakers import NEVER, break_price, breaking_abilities, breaks_ice
from netrunner.bots.rookie import best
from netrunner.bots.run_costs import Rig, encounter_cost, find_cost, run_cost
from netrunner.break_costs import break_cost
from netrunner.cards.registry import definition
from netrunner.decks import Deck
from netrunner.engine.terms import CORP, ICE, RUNNER
from netrunner.game import Game
from netrunner.scenario import Scenario

BREAKERS = [
    "Corroder", "Mimic", "Yog.0", "Wyrm", "Aurora", "Femme Fatale", "Ninja", "Battering Ram", "Gordian Blade",
    "Pipeline", "Crypsis",
]  # fmt: skip
ICE_TITLES = [
    "Heimdall 1.0", "Ichi 1.0", "Viktor 1.0", "Rototurret", "Cell Portal", "Chum", "Data Mine", "Neural Katana",
    "Wall of Thorns", "Data Raven", "Matrix Analyzer", "Tollbooth", "Archer", "Hadrian's Wall", "Ice Wall", "Shadow",
    "Enigma", "Hunter", "Wall of Static",
]  # fmt: skip


@pytest.mark.parametrize("breaker", BREAKERS)
def test_the_price_of_breaking_is_what_the_engine_charges(breaker: str) -> None:
    card = definition(breaker)
    for title in ICE_TITLES:
        ice = definition(title)
        assert ice.type & ICE
        prices = [
            break_price(entry, ice.strength, len(ice.subroutines))
            for entry in breaking_abilities(card, 0, card.strength)
            if breaks_ice(entry, ice.subtypes)
        ]
        cheapest = min(prices, default=NEVER)
        assert (None if cheapest >= NEVER else cheapest) == break_cost(breaker, title), title


def position(ice: list[str], rig: list[object], **runner: int) -> Scenario:
    return Scenario(
        corp={"credits": 20, "servers": {"HQ": {"ice": ice}}},
        runner={"rig": rig, "hand": ["Sure Gamble"] * 5, **runner},
        turn="runner",
    )


def test_a_subroutine_that_hurts_less_than_breaking_it_costs_is_left_to_fire() -> None:
    s = position(["Enigma+"], ["Gordian Blade"], credits=10)
    ice = s.state.cards[s.card("Enigma").id]
    found = encounter_cost(Rig(s.state), ice, 10, 3)
    assert (found.credits, found.passable) == (2, True)
    s.give("runner", clicks=-9)
    assert encounter_cost(Rig(s.state), ice, 10, 0).credits == 1


def test_ice_that_nothing_breaks_cannot_be_passed() -> None:
    s = position(["Wall of Static+"], ["Gordian Blade"], credits=10)
    assert run_cost(s.state, Rig(s.state), list(s.state.servers[0].ice), RUNNER, [], 3).chance == 0.0


def test_hosted_counters_lower_the_price() -> None:
    s = position(["Ichi 1.0+"], ["Ninja", ("Datasucker", {"virus": 4})], credits=3)
    ice = s.state.cards[s.card("Ichi 1.0").id]
    assert encounter_cost(Rig(s.state), ice, 3, 0).credits == 3


def test_the_corp_counts_ice_only_if_it_can_pay_for_it() -> None:
    s = position(["Wall of Static"], [], credits=0)
    ice = list(s.state.servers[0].ice)
    assert run_cost(s.state, Rig(s.state), ice, CORP, [], 3).chance == 0.0
    s.give("corp", credits=-20)
    assert run_cost(s.state, Rig(s.state), ice, CORP, [], 3).chance == 1.0


def test_the_price_of_an_encounter_does_not_depend_on_what_was_asked_before() -> None:
    """With credits in plenty it is worked out once. Whoever has fewer must be told what they would be told alone."""
    asked = apart = 0
    for corp, runner in (("haas-bioroid", "shaper"), ("nbn", "criminal"), ("weyland", "anarch")):
        g = Game.start(Deck.load(f"core-{corp}"), Deck.load(f"core-{runner}"), seed=3, log=False).state
        turn = 0
        while not g.reason:
            if g.turn > turn:
                turn = g.turn
                shared = Rig(g)
                for card in (g.cards[cid] for server in g.servers for cid in server.ice):
                    for credits, clicks in product((40, 3, 0, 9, 1, 5, 2), (0, 3)):
                        found = encounter_cost(shared, card, credits, clicks)
                        alone = find_cost(Rig(g), card, card.definition, credits, clicks, True)
                        told, right = (
                            (cost.credits, cost.pain, cost.breaker, cost.passable) for cost in (found, alone)
                        )
                        assert told == right, (card.definition.title, credits, clicks)
                        asked += 1
                        apart += (card.id, credits, clicks) in shared.encounters
            g.choose(g.options[best(g)])
    assert apart > 100, "some could not pay for the best way"
    assert asked > 3 * apart, "most could"
