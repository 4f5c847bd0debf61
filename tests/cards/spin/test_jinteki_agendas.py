"""Spin cycle: Jinteki agendas, ambushes and operations."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card
from tests.cards.situations import scored

GRIP = ["Sure Gamble"] * 5

# -- Celebrity Gift ----------------------------------------------------------------------------------------------------


@card("Celebrity Gift")
def test_celebrity_gift_gains_two_credits_for_each_card_revealed() -> None:
    s = Scenario(corp={"hand": ["Celebrity Gift", "Enigma", "Enigma", "Snare!"], "credits": 3})
    s.play("Celebrity Gift", "Enigma", "Snare!", "Done")
    assert (s.corp.credits, s.corp.clicks) == (4, 1)
    assert s.card("Snare!").known_to == ["corp", "runner"]
    assert [card.known_to for card in s.cards("Enigma")].count(["corp"]) == 1
    assert sorted(s.corp.hand) == ["Enigma", "Enigma", "Snare!"]


@card("Celebrity Gift")
def test_celebrity_gift_reveals_at_most_five_cards_and_may_reveal_none() -> None:
    s = Scenario(corp={"hand": ["Celebrity Gift", *["Enigma"] * 7], "credits": 3})
    s.play("Celebrity Gift", *["Enigma"] * 5)
    assert s.corp.credits == 10
    s = Scenario(corp={"hand": ["Celebrity Gift", "Enigma"], "credits": 3})
    s.play("Celebrity Gift", "Done")
    assert s.corp.credits == 0
    assert s.card("Enigma").known_to == ["corp"]


@card("Celebrity Gift")
def test_celebrity_gift_costs_two_clicks_and_needs_a_card_to_reveal() -> None:
    assert not Scenario(corp={"hand": ["Celebrity Gift", "Enigma"], "clicks": 1}).can("Play Celebrity Gift")
    assert not Scenario(corp={"hand": ["Celebrity Gift"]}).can("Play Celebrity Gift")


# -- Clone Retirement --------------------------------------------------------------------------------------------------


@card("Clone Retirement")
def test_scoring_clone_retirement_may_remove_a_bad_publicity() -> None:
    s = scored("Clone Retirement", 2, bad_publicity=2)
    s.choose("Yes")
    assert s.corp.bad_publicity == 1
    s = scored("Clone Retirement", 2, bad_publicity=2)
    s.choose("No")
    assert s.corp.bad_publicity == 2
    s = scored("Clone Retirement", 2)
    assert not s.can("Yes")


@card("Clone Retirement")
def test_stealing_clone_retirement_gives_the_corp_bad_publicity() -> None:
    for servers, hand, where in (
        ({"Server 1": {"root": ["Clone Retirement"]}}, [], "Server 1"),
        ({}, ["Clone Retirement"], "HQ"),
    ):
        s = Scenario(corp={"servers": servers, "hand": hand}, turn="runner")
        s.run_on(where)
        assert s.runner.scored == ["Clone Retirement"]
        assert s.corp.bad_publicity == 1


# -- Unorthodox Predictions --------------------------------------------------------------------------------------------


KINDS = {"sentries": ("Grim", "Ninja"), "code gates": ("Enigma", "Gordian Blade"), "barriers": ("Ice Wall", "Corroder")}


def predicted(kind: str) -> Scenario:
    ice = [f"{title}+" for title, _ in KINDS.values()]
    s = Scenario(
        corp={
            "servers": {
                "HQ": {"ice": ice[:1]},
                "R&D": {"ice": ice[1:2]},
                "Archives": {"ice": ice[2:]},
                "Server 1": {"root": [("Unorthodox Predictions", {"advancement": 3})]},
            },
            "deck": ["Hedge Fund"] * 9,
        },
        runner={"rig": [breaker for _, breaker in KINDS.values()], "credits": 40},
    )
    s.choose("Gain 1 credit")
    s.choose("Score Unorthodox Predictions")
    assert s.options == [f"Until your next turn begins, subroutines on {name} cannot be broken" for name in KINDS]
    s.choose(f"Until your next turn begins, subroutines on {kind} cannot be broken")
    s.end_turn()
    return s


def breakable(s: Scenario, server: str, breaker: str) -> bool:
    """Whether a breaker that is made strong enough can break anything."""
    s.choose(f"Run {server}")
    pump = f"Use {breaker}: +"
    s.to_encounter()
    while s.can(pump) and s.state.strength(s.state.cards[s.card(breaker).id]) < 6:
        s.choose(pump)
    found = s.can(f"Use {breaker}: Break")
    s.pass_all()
    return found


@pytest.mark.parametrize("kind", [*KINDS])
@card("Unorthodox Predictions")
def test_subroutines_on_ice_of_the_chosen_kind_cannot_be_broken_in_the_next_turn(kind: str) -> None:
    s = predicted(kind)
    for name, server in zip(KINDS, ("HQ", "R&D", "Archives"), strict=True):
        assert breakable(s, server, KINDS[name][1]) == (name != kind)


@card("Unorthodox Predictions")
def test_both_players_are_told_what_was_predicted() -> None:
    told = "Unorthodox Predictions: until the Corp's next turn begins, subroutines on barriers cannot be broken."
    assert told in str(predicted("barriers").game.view("runner")["log"])


@card("Unorthodox Predictions")
def test_unorthodox_predictions_end_when_the_corps_next_turn_begins() -> None:
    s = predicted("barriers")
    s.end_turn()
    s.end_turn()
    assert breakable(s, "Archives", "Corroder")


@card("Unorthodox Predictions")
def test_unorthodox_predictions_hold_for_breaking_with_clicks_too() -> None:
    s = Scenario(
        corp={
            "servers": {
                "HQ": {"ice": ["Heimdall 1.0+"]},
                "Server 1": {"root": [("Unorthodox Predictions", {"advancement": 3})]},
            }
        },
        runner={"hand": GRIP},
    )
    s.choose("Gain 1 credit")
    s.choose("Score Unorthodox Predictions")
    s.choose("Until your next turn begins, subroutines on barriers cannot be broken")
    s.end_turn()
    s.choose("Run HQ")
    while s.run is not None:
        assert not s.can("Use Heimdall 1.0")
        s.choose(s.options[0])
    assert s.accessed == []


def predicted_with(kind: str, ice: str, **runner: object) -> Scenario:
    s = Scenario(
        corp={
            "servers": {
                "HQ": {"ice": ["Ice Wall+"]},
                "R&D": {"ice": [ice]},
                "Server 1": {"root": [("Unorthodox Predictions", {"advancement": 3})]},
            },
            "deck": ["Hedge Fund"] * 9,
        },
        runner={"credits": 20, **runner},
    )
    s.choose("Gain 1 credit")
    s.choose("Score Unorthodox Predictions")
    s.choose(f"Until your next turn begins, subroutines on {kind} cannot be broken")
    s.end_turn()
    return s


@card("Unorthodox Predictions")
def test_unorthodox_predictions_hold_for_a_subtype_that_ice_has_gained() -> None:
    s = predicted_with("sentries", "Enigma", rig=["Corroder"], hand=["Tinkering"])
    s.play("Tinkering", "Ice Wall")
    assert not breakable(s, "HQ", "Corroder")


@card("Unorthodox Predictions")
def test_unorthodox_predictions_outlive_the_agenda() -> None:
    s = predicted_with("barriers", "Archer", rig=["Corroder", "Mimic", "Ninja"])
    s.choose("Run R&D")
    s.rez("Archer")
    assert s.corp.scored == []
    s.pass_until("Mimic")
    s.choose("Mimic")
    s.choose("Ninja")
    s.pass_all()
    assert s.runner.rig == ["Corroder"]
    assert not breakable(s, "HQ", "Corroder")


# -- Shock! ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", ["Server 1", "Server 1, rezzed", "HQ", "R&D", "Archives"])
@card("Shock!")
def test_shock_does_a_net_damage_wherever_it_is_accessed(place: str) -> None:
    corp: dict[str, dict[str, object]] = {
        "Server 1": {"servers": {"Server 1": {"root": ["Shock!"]}}},
        "Server 1, rezzed": {"servers": {"Server 1": {"root": ["Shock!+"]}}},
        "HQ": {"hand": ["Shock!"]},
        "R&D": {"deck": ["Shock!", "Hedge Fund"]},
        "Archives": {"discard": ["Shock!"]},
    }
    s = Scenario(corp=corp[place], runner={"hand": GRIP}, turn="runner")
    s.run_on(place.partition(",")[0])
    assert len(s.runner.hand) == 4


@card("Shock!")
def test_shock_is_revealed_from_rnd() -> None:
    s = Scenario(corp={"deck": ["Shock!", "Hedge Fund"]}, runner={"hand": GRIP}, turn="runner")
    s.access("R&D")
    assert s.card("Shock!").known_to == ["corp", "runner"]
    s = Scenario(corp={"hand": ["Shock!"]}, runner={"hand": GRIP, "credits": 9}, turn="runner")
    s.access("HQ")
    s.choose("Trash Shock!")
    assert s.corp.discard == ["Shock!"]
    assert s.runner.credits == 7
