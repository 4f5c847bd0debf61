"""Breaking every subroutine in one click, at the least cost."""

from __future__ import annotations

import gc
import itertools
import time

import pytest

from netrunner.break_costs import break_cost, interacting, vain
from netrunner.engine.state import State
from netrunner.engine.terms import RUNNER
from netrunner.scenario import Scenario
from netrunner.server.live.match import Match
from netrunner.server.live.shortcuts import SECONDS, Shortcut, Shortcuts
from netrunner.server.live.shortcuts import shortcuts as all_shortcuts
from tests.server.live.positions import match_of, play, told


def shortcuts(state: State) -> list[Shortcut]:
    """Those that break everything, or pay."""
    return [way for way in all_shortcuts(state) if way.kind in ("break", "pay")]


def encounter(ice: str, rig: list[object], credits_left: int = 20) -> Scenario:
    table = Scenario(
        corp={"servers": {"HQ": {"ice": [f"{ice}+"]}}},
        runner={"rig": rig, "credits": credits_left, "hand": ["Sure Gamble"] * 3},
        turn="runner",
        skip_empty_windows=False,
    )
    table.choose("Run HQ")
    for _ in range(20):
        if interacting(table.game.state) or table.run is None:
            break
        table.choose("Continue" if table.can("Continue") else "Pass")
    return table


def test_the_cheapest_way_is_offered_and_costs_what_it_says() -> None:
    table = encounter("Wall of Static", ["Corroder"])
    found = shortcuts(table.game.state)
    assert [way.label for way in found] == ["Break all with Corroder: 2 credits"]
    assert break_cost("Corroder", "Wall of Static") == 2
    before = table.runner.credits
    for key in found[0].keys:
        table.game.choose(next(option for option in table.game.state.options if option.key == key))
    assert table.runner.credits == before - 2
    assert shortcuts(table.game.state) == []


def test_a_breaker_that_cannot_break_the_ice_is_not_offered() -> None:
    table = encounter("Enigma", ["Corroder", "Gordian Blade"])
    assert [way.label.partition(":")[0] for way in shortcuts(table.game.state)] == ["Break all with Gordian Blade"]


def test_clicks_that_are_spent_are_part_of_the_price_and_come_after_credits() -> None:
    table = encounter("Wall of Static", ["Always Be Running"])
    directive = next(way for way in shortcuts(table.game.state))
    assert (directive.label, directive.clicks, directive.credits) == (
        "Break all with Always Be Running: 2 clicks",
        2,
        0,
    )
    table = encounter("Wall of Static", ["Always Be Running", "Corroder"])
    assert [way.clicks for way in all_shortcuts(table.game.state)] == [0, 2, 0], "the breaker first, and for the line"


def test_a_way_that_trashes_a_card_hides_none_that_keeps_all() -> None:
    """Faerie alone costs as few credits as Mimic with Datasucker, but is gone afterwards."""
    table = encounter("Archer", ["Ninja", "Mimic", "Faerie", ("Datasucker", {"virus": 6}), "Akamatsu Mem Chip"])
    assert {way.label for way in shortcuts(table.game.state)} == {
        "Break all with Ninja: 10 credits",
        "Break all with Mimic and Datasucker: 4 credits, 3 virus counters",
        "Break all with Faerie: 4 credits, Faerie is trashed",
        "Break all with Faerie and Datasucker: 0 credits, 4 virus counters, Faerie is trashed",
    }


def test_nothing_is_offered_that_cannot_be_paid_for() -> None:
    table = encounter("Hadrian's Wall", ["Corroder"], credits_left=3)
    assert shortcuts(table.game.state) == []


def take(table: Scenario, keys: tuple[str, ...]) -> None:
    for key in keys:
        table.game.choose(next(option for option in table.game.state.options if option.key == key))


def test_the_usual_way_to_pay_says_where_the_credits_come_from() -> None:
    table = Scenario(
        runner={"rig": ["The Toolbox", "Cyberfeeder"], "credits": 5, "hand": ["Medium"]},
        turn="runner",
    )
    table.choose("Install Medium")
    ways = shortcuts(table.state)
    assert [way.label for way in ways] == ["Pay 1 from Cyberfeeder and 2 from the credit pool"]
    take(table, ways[0].keys)
    assert table.runner.credits == 3
    assert "Medium" in table.log[-1]


@pytest.mark.parametrize(
    ("bad_publicity", "ways"),
    [
        (1, ["Pay 1 from Cyberfeeder and 1 from the credit pool"]),
        (2, []),  # the pool has all of them for this run only: it pays at once
    ],
)
def test_credits_that_are_lost_soon_are_spent_first_and_the_pool_last(bad_publicity: int, ways: list[str]) -> None:
    table = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}, "bad_publicity": bad_publicity},
        runner={"rig": ["Cyberfeeder", "Battering Ram"], "credits": 5},
        turn="runner",
    )
    table.choose("Run HQ")
    table.choose("Use Battering Ram: Break", side="runner")
    assert [way.label for way in shortcuts(table.state)] == ways


def test_ways_are_searched_for_once_a_decision_and_not_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    memory: list[object] = ["The Toolbox", *["Akamatsu Mem Chip"] * 3]
    purses: list[object] = [*["Ghost Runner"] * 3, *["Cyberfeeder"] * 3]
    table = encounter("Archer", [*memory, *["Wyrm"] * 3, *["Crypsis"] * 3, *purses], credits_left=60)
    looks = itertools.count()
    monkeypatch.setattr(time, "thread_time", lambda: next(looks) * SECONDS / 20)  # every position takes so long
    searched = Shortcuts()
    found = searched.at(table.game.state, 1)
    assert 20 <= (taken := next(looks)) < 40, "what is left of the breakers is not looked at"
    assert searched.at(table.game.state, 1) is found
    assert next(looks) == taken + 1, "nothing was searched for"
    assert searched.at(table.game.state, 2) is not found


def breaking_told(made: Match) -> list[str]:
    return [way["label"] for way in told(made, "runner")["shortcuts"] if way["kind"] == "break"]


def test_prices_that_there_was_no_time_for_come_with_the_next_document(monkeypatch: pytest.MonkeyPatch) -> None:
    made = match_of(encounter("Wall of Static", ["Corroder"]))
    with monkeypatch.context() as busy:
        busy.setattr("netrunner.server.live.shortcuts.SECONDS", 0.0)
        assert breaking_told(made) == []
    assert breaking_told(made) == ["Break all with Corroder: 2 credits"]
    made.take_shortcut("runner", made.number, 0)
    assert made.game.state.players[RUNNER].credits == 18


def test_a_search_without_end_is_repeated_twice_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    made = match_of(encounter("Wall of Static", ["Corroder"]))
    searched: list[State] = []

    def vainly(g: State) -> list[Shortcut]:
        searched.append(g)
        return []

    monkeypatch.setattr("netrunner.server.live.shortcuts.SECONDS", 0.0)
    monkeypatch.setattr("netrunner.server.live.shortcuts.shortcuts", vainly)
    for _ in range(5):
        told(made, "runner")
    assert len(searched) == 3


def test_nothing_found_in_good_time_is_not_searched_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    made = match_of(encounter("Wall of Static", ["Gordian Blade"]))
    told(made, "runner")
    monkeypatch.setattr("netrunner.server.live.shortcuts.shortcuts", lambda g: pytest.fail("searched again"))
    told(made, "runner")


def test_no_garbage_is_collected_in_the_time_of_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
    collecting: list[bool] = []

    def looked(g: State) -> list[Shortcut]:
        collecting.append(gc.isenabled())
        return []

    monkeypatch.setattr("netrunner.server.live.shortcuts.shortcuts", looked)
    Shortcuts().at(encounter("Wall of Static", ["Corroder"]).game.state, 1)
    assert collecting == [False]
    assert gc.isenabled()


def test_strength_that_is_not_needed_is_not_paid_for() -> None:
    assert [way.label for way in shortcuts(encounter("Ice Wall", ["Corroder"], credits_left=60).game.state)] == [
        "Break all with Corroder: 1 credit"
    ]
    assert vain(((2,), 1, 0), ((3,), 1, 0))
    assert not vain(((0,), 1, 0), ((1,), 1, 0))
    assert not vain(((2,), 1, 0), ((2,), 0, 0))


def test_each_subroutine_has_its_own_price() -> None:
    table = encounter("Enigma", ["Gordian Blade"])
    found = [way for way in all_shortcuts(table.game.state) if way.kind == "subroutine"]
    assert [(way.subroutine, way.cards) for way in found] == [(0, ("Gordian Blade",)), (1, ("Gordian Blade",))]
    take(table, found[1].keys)
    broken = table.game.view("runner")["run"]["encounter"]["subroutines"]
    assert [subroutine["broken"] for subroutine in broken] == [False, True]
    assert found[1].left == table.runner.credits


def test_a_card_that_weakens_the_ice_counts_where_the_breaker_alone_is_too_weak() -> None:
    """Ninja becomes 5 for 3 credits; a counter of Datasucker brings Archer down from 6, and each break costs 1."""
    rig: list[object] = ["Ninja", "Corroder", ("Datasucker", {"virus": 2})]
    poor = encounter("Archer", rig, credits_left=4).game.state
    assert shortcuts(poor) == []
    singles = all_shortcuts(poor)
    assert [(way.subroutine, way.cards, way.credits, way.counters) for way in singles] == [
        (place, ("Ninja", "Datasucker"), 4, 1) for place in range(4)
    ]
    table = encounter("Archer", rig, credits_left=7)
    (way,) = shortcuts(table.game.state)
    assert way.label == "Break all with Ninja and Datasucker: 7 credits, 1 virus counter"
    take(table, way.keys)
    encountered = table.game.state.encounter()
    assert encountered is not None
    assert not encountered.unbroken(table.game.state)
    rich = shortcuts(encounter("Archer", rig, credits_left=16).game.state)
    assert [way.cards for way in rich] == [("Ninja",), ("Ninja", "Datasucker")], "counters are not spent unasked"


@pytest.mark.parametrize(
    ("ice", "rig", "label"),
    [
        ("Ichi 1.0", ["Mimic", ("Datasucker", {"virus": 3})], "Mimic and Datasucker: 3 credits, 1 virus counter"),
        ("Tollbooth", ["Yog.0", ("Datasucker", {"virus": 3})], "Yog.0 and Datasucker: 0 credits, 2 virus counters"),
        (
            "Caduceus",
            ["MKUltra", "Dagger", ("Datasucker", {"virus": 4})],
            "Dagger and Datasucker: 2 credits, 3 virus counters",
        ),
    ],
)
def test_a_breaker_of_fixed_strength_is_offered_with_what_weakens_the_ice(
    ice: str, rig: list[object], label: str
) -> None:
    """It has no option of its own before the ice is weakened."""
    table = encounter(ice, rig)
    found = all_shortcuts(table.game.state)
    way = next(way for way in found if way.label == f"Break all with {label}")
    encountered = table.game.state.encounter()
    assert encountered is not None
    priced = [way.subroutine for way in found if way.kind == "subroutine"]
    assert priced == encountered.unbroken(table.game.state)
    take(table, way.keys)
    encountered = table.game.state.encounter()
    assert encountered is not None
    assert not encountered.unbroken(table.game.state)


def test_several_breakers_together_can_be_cheaper_than_each() -> None:
    """Each has counters for two of Archer's four subroutines."""
    table = encounter("Archer", [("Overmind", {"power": 2}), ("Overmind", {"power": 2})], credits_left=30)
    (way,) = (way for way in shortcuts(table.game.state) if way.kind == "break")
    assert (way.cards, way.credits, way.counters, way.count) == (("Overmind", "Overmind"), 12, 4, 4)
    take(table, way.keys)
    encountered = table.game.state.encounter()
    assert encountered is not None
    assert not encountered.unbroken(table.game.state)


def test_cards_that_are_no_icebreakers_break_too_and_come_after_those_that_are() -> None:
    """D4v1d breaks strong ice for a power counter each, which do not come back."""
    table = encounter("Hadrian's Wall", ["Corroder", ("D4v1d", {"power": 3})])
    found = shortcuts(table.game.state)
    assert [(way.cards, way.credits, way.counters) for way in found] == [(("Corroder",), 7, 0), (("D4v1d",), 0, 2)]
    take(table, found[1].keys)
    encountered = table.game.state.encounter()
    assert encountered is not None
    assert not encountered.unbroken(table.game.state)


def test_no_press_trashes_a_breaker_without_saying_so() -> None:
    table = encounter("Neural Katana", ["Deus X"])
    assert table.can("Use Deus X: Break any number of AP subroutines")
    assert all_shortcuts(table.game.state) == []


@pytest.mark.parametrize(
    ("ice", "breaker", "label"),
    [
        ("Ice Wall", "Crypsis", "Crypsis: 2 credits, Crypsis is trashed"),
        ("Neural Katana", "Faerie", "Faerie: 1 credit, Faerie is trashed"),
        ("Enigma", "Brahman", "Brahman: 1 credit, Brahman goes to the stack"),
    ],
)
def test_a_press_says_that_the_breaker_goes_as_the_encounter_ends(ice: str, breaker: str, label: str) -> None:
    table = encounter(ice, [breaker])
    found = all_shortcuts(table.game.state)
    assert found[0].label == f"Break all with {label}"
    assert all(way.lost == found[0].lost for way in found), "a single subroutine costs the breaker too"
    take(table, found[0].keys)
    while table.game.state.encounter() is not None:
        table.choose("Pass")
    assert table.game.view("runner")["runner"]["rig"] == []


def test_a_breaker_that_stays_is_not_said_to_go() -> None:
    """With a virus counter the Runner is asked."""
    for ice, breaker in (("Ice Wall", "Corroder"), ("Ice Wall", ("Crypsis", {"virus": 1}))):
        assert {way.lost for way in all_shortcuts(encounter(ice, [breaker]).game.state)} == {()}


def test_the_counter_for_which_a_breaker_stays_is_part_of_its_price() -> None:
    table = encounter("Archer", [("Crypsis", {"virus": 2}), "Ninja"])
    found = shortcuts(table.game.state)
    assert [way.label for way in found] == [
        "Break all with Ninja: 10 credits",
        "Break all with Crypsis: 10 credits, 1 virus counter",
    ]
    take(table, found[1].keys)
    while not table.can("Remove 1 hosted virus counter"):
        table.choose("Pass")
    table.choose("Remove 1 hosted virus counter")
    (crypsis,) = [card for card in table.game.view("runner")["runner"]["rig"] if card["title"] == "Crypsis"]
    assert crypsis["counters"] == {"virus": 1}


def test_a_way_that_keeps_the_breaker_comes_first() -> None:
    found = all_shortcuts(encounter("Neural Katana", ["Faerie", "Ninja"]).game.state)
    assert [(way.kind, way.cards) for way in found] == [
        ("break", ("Ninja",)),
        ("break", ("Faerie",)),
        ("subroutine", ("Ninja",)),
    ]
    found = all_shortcuts(encounter("Ichi 1.0", ["Faerie", "Ninja"]).game.state)
    assert {way.cards for way in found if way.kind == "subroutine"} == {("Ninja",)}


def test_no_press_trashes_the_last_card_of_the_grip_without_saying_so() -> None:
    """With more cards the Runner is asked which, and nothing is offered."""
    table = Scenario(
        corp={"servers": {"HQ": {"ice": ["Quandary+"]}}},
        runner={"rig": ["Faust"], "hand": ["Sure Gamble"]},
        turn="runner",
        skip_empty_windows=False,
    )
    table.choose("Run HQ")
    table.to_encounter()
    found = all_shortcuts(table.game.state)
    assert [way.label for way in found] == [
        "Break all with Faust: 0 credits, 1 card from the grip is trashed",
        "Break subroutine 1 with Faust: 0 credits, 1 card from the grip is trashed",
    ]


def test_nothing_is_offered_together_that_one_does_as_cheaply() -> None:
    """Crypsis is dear and Corroder breaks barriers only."""
    table = encounter("Wall of Static", ["Corroder", "Crypsis"])
    found = shortcuts(table.game.state)
    assert found[0].cards == ("Corroder",)
    assert [way.credits for way in found] == sorted(way.credits for way in found)


def test_every_card_of_archives_counts_though_copies_are_offered_once() -> None:
    table = Scenario(corp={"discard": ["Hedge Fund"] * 3 + ["Enigma"]}, turn="runner")
    table.choose("Run Archives")
    table.choose("Continue")
    (way,) = all_shortcuts(table.game.state)
    assert (way.label, way.count) == ("Access all 4 cards", 4)
    take(table, way.keys)
    accesses = [line for line in table.game.view("runner")["log"] if "accesses" in line["text"]]
    assert len(accesses) == 4


def test_the_cards_of_archives_are_accessed_at_once() -> None:
    table = Scenario(corp={"discard": ["Hedge Fund", "Enigma", "Ice Wall"]}, turn="runner", skip_empty_windows=True)
    table.choose("Run Archives")
    while not all_shortcuts(table.game.state):
        table.choose("Continue" if table.can("Continue") else "Pass")
    (all_of_them,) = all_shortcuts(table.game.state)
    assert (all_of_them.label, all_of_them.count) == ("Access all 3 cards", 3)
    take(table, all_of_them.keys)
    accessed = {line["text"] for line in table.game.view("runner")["log"] if "accesses" in line["text"]}
    assert len(accessed) == 3


@pytest.mark.parametrize(
    ("ice", "breaker", "price"),
    [
        ("Ice Wall", "Corroder", 1),
        ("Wall of Static", "Corroder", 2),
        ("Enigma", "Gordian Blade", 2),
        ("Neural Katana", "Ninja", 4),
        ("Ichi 1.0", "Ninja", 6),
        ("Archer", "Ninja", 10),
    ],
)
@pytest.mark.parametrize("skipping", [True, False])
def test_a_break_is_offered_to_whoever_has_just_enough_for_it(
    ice: str, breaker: str, price: int, skipping: bool
) -> None:
    """Also where the encounter is over at once, since nothing can be done after the last break."""
    for credits_left in (price, price + 1, price + 2):
        table = Scenario(
            corp={"servers": {"HQ": {"ice": [f"{ice}+"]}}, "hand": ["Hedge Fund"]},
            runner={"rig": [breaker], "credits": credits_left, "hand": ["Sure Gamble"] * 3},
            turn="runner",
            skip_empty_windows=skipping,
        )
        table.choose("Run HQ")
        table.to_encounter()
        found = all_shortcuts(table.state)
        assert [(way.credits, way.left) for way in found if way.kind == "break"] == [(price, credits_left - price)]
        subroutines = table.state.encounter().unbroken(table.state)  # type: ignore[union-attr]
        assert [way.subroutine for way in found if way.kind == "subroutine"] == subroutines
        take(table, next(way for way in found if way.kind == "break").keys)
        assert table.runner.credits == credits_left - price


@pytest.mark.parametrize("hidden", ["Tyr's Hand", "Red Herrings"])
def test_a_break_is_offered_and_goes_on_though_the_corp_might_prevent_it(hidden: str) -> None:
    """Between people the Corp is asked at every break of a bioroid's subroutine, for the facedown card might be Tyr's
    Hand. What it could do there is told neither by what is offered nor by what becomes of it."""
    made = facing_a_bioroid(hidden)
    ways = made.shortcuts()
    assert [(way.kind, way.credits) for way in ways] == [("break", 3), ("subroutine", 2), ("subroutine", 2)]
    made.take_shortcut("runner", made.number, 0)
    for left in (2, 1):
        assert made.decider == "corp"
        encounter = made.game.state.encounter()
        assert encounter is not None
        assert len(encounter.unbroken(made.game.state)) == left
        made.choose("corp", made.number, 0)
    state = made.game.state
    assert (made.decider, state.players[RUNNER].credits) == ("runner", 2)
    assert state.encounter() is None, "the ice is passed"
    assert state.run() is not None


def facing_a_bioroid(hidden: str) -> Match:
    table = Scenario(
        corp={"servers": {"Server 1": {"ice": ["Viktor 1.0+"], "root": [hidden]}}, "credits": 5},
        runner={"rig": ["Gordian Blade"], "credits": 5, "hand": ["Sure Gamble"] * 3},
        turn="runner",
        skip_empty_windows=False,
    )
    table.choose("Run Server 1")
    table.to_encounter()
    return match_of(table)


def test_what_the_corp_does_against_a_break_ends_the_shortcut() -> None:
    made = facing_a_bioroid("Tyr's Hand")
    made.take_shortcut("runner", made.number, 0)
    play(made, "Rez Tyr's Hand")
    while made.decider == "corp":
        play(made, "Pass")
    assert made.decider == "runner"
    encounter = made.game.state.encounter()
    assert encounter is not None
    assert len(encounter.unbroken(made.game.state)) == 1, "the Runner decides anew"


def test_a_shortcut_that_waits_for_the_corp_is_taken_back_as_one() -> None:
    made = facing_a_bioroid("Red Herrings")
    made.take_shortcut("runner", made.number, 0)
    made.undo("runner")
    made.answer("corp", accept=True)
    assert (made.decider, made.rest, made.game.state.players[RUNNER].credits) == ("runner", None, 5)
