"""Nobody is asked in which order abilities resolve where it cannot matter."""

from __future__ import annotations

from typing import Any

import pytest

from netrunner.scenario import Scenario
from netrunner.server.live.game_history import SeatHolder
from netrunner.server.live.match import Match
from tests.server.live.positions import BOT_GUARDS, PEOPLE, match_of, play

ORDER = "Choose the ability that triggers next."


def end_turn(s: Scenario, seats: dict[str, SeatHolder] = PEOPLE) -> Match:
    """A match in which a turn has just ended, and the abilities of the next are met."""
    made = match_of(s, seats)
    for side in ("corp", "runner"):
        made.set_stops(side, [])
    turn = made.game.state.turn
    while made.game.state.turn == turn and made.game.decision is not None:
        labels = made.game.decision.labels
        play(made, "Gain 1 credit" if "Gain 1 credit" in labels else labels[0])
    return made


def go_on(labels: list[str]) -> str:
    return "Continue" if "Continue" in labels else labels[0]


def prompt(made: Match) -> str:
    assert made.game.decision is not None
    return made.game.decision.prompt


def runner_begins(rig: list[Any], seats: dict[str, SeatHolder] = PEOPLE, runner_credits: int = 0, **corp: Any) -> Match:
    """The Runner's turn begins with some cards in the rig."""
    s = Scenario(
        corp={"credits": 5, "deck": ["Hedge Fund"] * 9, **corp},
        runner={"rig": rig, "credits": runner_credits, "deck": ["Sure Gamble"] * 9},
        turn="corp",
        skip_empty_windows=False,
    )
    return end_turn(s, seats)


def corp_begins(servers: dict[str, Any]) -> Match:
    """The Corp's turn begins with some servers."""
    s = Scenario(
        corp={"servers": servers, "credits": 0, "deck": ["Hedge Fund"] * 9},
        runner={"credits": 5, "hand": ["Sure Gamble"] * 4},
        turn="runner",
        skip_empty_windows=False,
    )
    return end_turn(s)


@pytest.mark.parametrize(
    ("rig", "credits"),
    [
        ([("Daily Casts", {"credit": 8}), ("Daily Casts", {"credit": 4})], 4),
        ([("Daily Casts", {"credit": 2}), ("Daily Casts", {"credit": 2})], 4),  # both are trashed
        ([("Daily Casts", {"credit": 8}), ("Daily Casts", {"credit": 4}), "Underworld Contact"], 4),
        ([("Daily Casts", {"credit": 8}), ("Earthrise Hotel", {"power": 3})], 2),
    ],
)
@pytest.mark.parametrize("seats", [PEOPLE, BOT_GUARDS])
def test_what_only_counts_asks_for_no_order(rig: list[Any], credits: int, seats: dict[str, SeatHolder]) -> None:
    made = runner_begins(rig, seats)
    assert prompt(made) != ORDER
    assert made.game.view("runner")["runner"]["credits"] == credits
    assert any(key.startswith("trigger") for key in made.keys), "the engine was answered, and the record says so"


def test_campaigns_in_several_servers_pay_without_a_question() -> None:
    servers = {f"Server {n}": {"root": ["PAD Campaign+"]} for n in range(1, 6)}
    made = corp_begins(servers)
    assert prompt(made) != ORDER
    assert made.game.view("corp")["corp"]["credits"] == 5


def virus_installed(virus: str, **runner: Any) -> Match:
    """Noise installs a virus: a card of R&D is trashed, and the virus may do something too."""
    s = Scenario(
        corp={"deck": ["Hedge Fund", "Snare!"] * 4},
        runner={"identity": "Noise: Hacker Extraordinaire", "hand": [virus], "credits": 9, **runner},
        turn="runner",
    )
    made = match_of(s, PEOPLE)
    play(made, f"Install {virus}")
    return made


def test_what_noise_trashes_asks_for_no_order_beside_counters() -> None:
    made = virus_installed("Cache")
    assert prompt(made) != ORDER
    view = made.game.view("corp")
    assert len(view["corp"]["discard"]) == 1
    assert view["runner"]["rig"][0]["counters"]["virus"] == 3
    assert any(key.startswith("trigger") for key in made.keys), "the engine was answered, and the record says so"


def test_what_noise_trashes_asks_for_no_order_beside_a_click() -> None:
    made = virus_installed("Cache", rig=["Autoscripter"])
    assert prompt(made) != ORDER
    assert made.game.view("corp")["runner"]["clicks"] == 4, "Autoscripter gives back the one for installing"


def test_the_answers_are_recorded_as_those_of_players_are() -> None:
    """So a record is replayed by the engine, which asks, as before."""
    made = runner_begins([("Daily Casts", {"credit": 8}), ("Daily Casts", {"credit": 4})])
    recorded = [key for key in made.keys if key.startswith("trigger")]
    assert len(recorded) == 1, "the second is the only one left"


def test_an_order_that_matters_is_asked_for() -> None:
    """Drug Dealer takes a credit: none, where Daily Casts pays later."""
    made = runner_begins(["Drug Dealer", ("Daily Casts", {"credit": 8})])
    assert prompt(made) == ORDER


@pytest.mark.parametrize("dealers", [2, 3, 4])
def test_an_order_that_matters_only_among_several_is_asked_for(dealers: int) -> None:
    """With two credits, three Drug Dealers before Daily Casts take only what there is."""
    made = runner_begins([("Daily Casts", {"credit": 8}), *["Drug Dealer"] * dealers], runner_credits=dealers - 1)
    assert prompt(made) == ORDER


def test_an_ability_that_may_be_declined_is_asked_about() -> None:
    made = runner_begins([("Daily Casts", {"credit": 8}), "Jak Sinclair"])
    assert prompt(made) == ORDER


def test_a_draw_that_something_waits_for_is_asked_about() -> None:
    """Whether the order matters could depend on what is drawn."""
    rig = [("Earthrise Hotel", {"power": 3}), ("Daily Casts", {"credit": 8})]
    assert prompt(runner_begins(rig)) != ORDER
    assert prompt(runner_begins(rig, identity="Pālanā Foods: Sustainable Growth")) == ORDER


def test_copies_that_do_the_same_harm_ask_for_no_order() -> None:
    made = trashed_beside(["Hostile Infrastructure+"] * 2)
    assert prompt(made) != ORDER
    assert made.game.view("runner")["runner"]["hand_count"] == 3


def trashed_beside(assets: list[str]) -> Match:
    """The Runner trashes PAD Campaign while some assets are rezzed."""
    servers = {f"Server {n}": {"root": [asset]} for n, asset in enumerate(assets, 2)}
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["PAD Campaign+"]}, **servers}, "credits": 5},
        runner={"credits": 9, "hand": ["Sure Gamble"] * 5},
        turn="runner",
        skip_empty_windows=False,
    )
    made = match_of(s, PEOPLE)
    for side in ("corp", "runner"):
        made.set_stops(side, [])
    play(made, "Run Server 1")
    while made.game.decision is not None:
        labels = made.game.decision.labels
        trash = next((label for label in labels if label.startswith("Trash")), None)
        play(made, trash or go_on(labels))
        if trash:
            break
    return made


@pytest.mark.parametrize("grip", ["Hades Shard", "Sure Gamble"])
def test_a_shard_that_is_used_makes_no_pause_either(grip: str) -> None:
    """Two abilities whose order cannot matter ask nobody, whether or not a card that only one knows waits too."""
    s = Scenario(
        corp={"discard": ["Hedge Fund"]},
        runner={"hand": [grip], "rig": ["Datasucker", "Datasucker"]},
        turn="runner",
        skip_empty_windows=False,
    )
    made = match_of(s, PEOPLE)
    for side in ("corp", "runner"):
        made.set_stops(side, [])
    if grip == "Hades Shard":
        made.set_orders("runner", [grip])
    play(made, "Run Archives")
    asked = []
    while made.game.state.run() is not None and made.game.decision is not None:
        asked.append(prompt(made))
        play(made, go_on(made.game.decision.labels))
    assert made.game.view("runner")["runner"]["rig"][0]["counters"]["virus"] == 1
    assert ORDER not in asked
