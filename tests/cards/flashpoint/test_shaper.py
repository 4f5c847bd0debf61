"""The Shaper cards of the Flashpoint Cycle: each card's own text, and the rulings that concern it."""

from netrunner.scenario import Scenario
from tests.rulings import ruling

SMOKE = 'Ele "Smoke" Scovak: Cynosure of the Net'

# -- Ele "Smoke" Scovak ------------------------------------------------------------------------------------------------


def test_smoke_pays_a_credit_for_icebreakers_each_turn() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"identity": SMOKE, "rig": ["Corroder"], "credits": 0, "clicks": 1},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Use Corroder: Break")
    s.pass_all()
    assert s.card(SMOKE).counters["credit"] == 0
    s.end_turn()
    assert s.card(SMOKE).counters["credit"] == 1


def test_smoke_pays_for_nothing_but_icebreakers() -> None:
    s = Scenario(runner={"identity": SMOKE, "hand": ["Akamatsu Mem Chip"], "credits": 0}, turn="runner")
    assert not s.can("Install Akamatsu Mem Chip")


@ruling("RR/using-abilities/ex4")
def test_smoke_may_boost_switchblade_outside_of_a_run() -> None:
    s = Scenario(runner={"identity": SMOKE, "rig": ["Switchblade", "Net Mercur"], "credits": 0}, turn="runner")
    s.choose("Gain 1 credit")
    s.choose("Use Switchblade: +7 strength")
    assert s.card(SMOKE).counters["credit"] == 0
    assert s.card("Net Mercur").counters["credit"] == 0, "Net Mercur counts during runs only (decision 37)"
    assert s.runner.hand == []


# -- Net Mercur --------------------------------------------------------------------------------------------------------


def spend(rig: list[object], credits: int = 9) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"identity": SMOKE, "rig": ["Net Mercur", "Corroder", *rig], "credits": credits},
        turn="runner",
    )
    s.choose("Run HQ")
    while s.run is not None and s.run.phase != "encounter ice":
        s.choose("Pass")
    return s


def test_net_mercur_takes_a_credit_for_the_first_stealth_credit_of_a_run() -> None:
    s = spend([])
    s.choose("Use Corroder: Break")
    s.choose(SMOKE)
    assert s.options == ["Place 1 credit on this card", "Draw 1 card"]
    s.choose("Place 1 credit on this card")
    assert s.card("Net Mercur").counters["credit"] == 1


def test_net_mercur_draws_a_card_instead() -> None:
    s = spend([])
    s.choose("Use Corroder: Break")
    s.choose(SMOKE)
    s.choose("Draw 1 card")
    assert len(s.runner.hand) == 1


def test_net_mercur_sees_only_the_first_time_each_run() -> None:
    s = spend([("Ghost Runner", {"credit": 3})])
    s.choose("Use Corroder: +1 strength")
    s.choose(SMOKE)
    s.choose("Draw 1 card")
    s.choose("Use Corroder: +1 strength")
    s.choose("Ghost Runner")
    assert len(s.runner.hand) == 1
    s.choose("Use Corroder: Break")
    s.choose("Credit pool")
    s.pass_all()
    s.choose("Run HQ")
    while s.run is not None and s.run.phase != "encounter ice":
        s.choose("Pass")
    s.choose("Use Corroder: Break")
    s.choose("Ghost Runner")
    s.choose("Draw 1 card")
    assert len(s.runner.hand) == 2, "a new run, a new first time"


def test_credits_of_the_pool_are_nothing_to_net_mercur() -> None:
    s = spend([])
    s.choose("Use Corroder: Break")
    s.choose("Credit pool")
    assert s.runner.hand == []
    assert s.card("Net Mercur").counters["credit"] == 0


def test_credits_on_net_mercur_pay_for_anything() -> None:
    s = Scenario(runner={"rig": [("Net Mercur", {"credit": 2})], "hand": ["Corroder"], "credits": 0}, turn="runner")
    s.choose("Install Corroder")
    assert "Corroder" in s.runner.rig
    assert s.card("Net Mercur").counters["credit"] == 0
    assert s.card("Net Mercur").zone == "play"
