"""Positions that differ in cards which only their player knows: the opponent is told the same, as often, until one of
those cards is shown. Whoever could do something with them declines."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from netrunner.scenario import Scenario
from netrunner.server.live.match import Match
from tests.server.live.positions import match_of, play, told

Side = dict[str, Any]
DECLINING = ("Continue", "Pass", "No action", "No", "Done", "0", "Gain 1 credit")
MOST = 25


def told_on_the_way(made: Match, reader: str, labels: tuple[str, ...]) -> Iterator[dict[str, Any]]:
    """What a reader is told, one after another, while the first labels are chosen and then everything is declined.
    What does not differ from what was told before is never sent."""
    last = told(made, reader)
    yield last
    wanted = list(labels)
    for _ in range(MOST):
        decision = made.game.decision
        if decision is None:
            return
        if wanted and wanted[0] in decision.labels:
            label = wanted.pop(0)
        else:
            label = next((label for label in DECLINING if label in decision.labels), decision.labels[0])
        play(made, label)
        now = told(made, reader)
        if now != last:
            yield now
        last = now
    assert not wanted, f"{wanted[0]} was never offered"


def corp_worlds(*worlds: tuple[str, ...], **corp: Any) -> list[tuple[Side, Side]]:
    """The same Corp with one hand or another."""
    return [({"hand": list(hand), "credits": 20, **corp}, {}) for hand in worlds]


def runner_worlds(*worlds: tuple[str, ...], **runner: Any) -> list[tuple[Side, Side]]:
    """The same Runner with one hand or another."""
    return [({}, {"hand": list(hand), "credits": 20, **runner}) for hand in worlds]


def server(*ice: str, root: tuple[Any, ...] = ()) -> dict[str, Any]:
    return {"HQ": {"ice": list(ice)}, "Server 1": {"root": list(root)}}


def archives(*titles: str) -> list[tuple[str, str]]:
    return [(title, "facedown") for title in titles]


SCORED = ("Hostile Takeover", {"advancement": 2})
CASES: dict[str, tuple[list[tuple[Side, Side]], str, tuple[str, ...]]] = {
    "Film Critic": (
        [({"deck": [top, "Hedge Fund"]}, {"rig": ["Film Critic"], "credits": 0}) for top in ("NAPD Contract", "Wotan")],
        "runner",
        ("Run R&D",),
    ),
    "Hades Shard": (runner_worlds(("Hades Shard",), ("Diesel",)), "runner", ("Run Archives",)),
    "Eden Shard": (runner_worlds(("Eden Shard",), ("Diesel",)), "runner", ("Run R&D",)),
    "Utopia Shard": (runner_worlds(("Utopia Shard",), ("Diesel",)), "runner", ("Run HQ",)),
    "Hayley Kaplan": (
        runner_worlds(("Corroder", "Mimic"), ("Corroder", "Diesel"), identity="Hayley Kaplan: Universal Scholar"),
        "runner",
        ("Install Corroder",),
    ),
    "Comet": (
        runner_worlds(("Diesel", "Sure Gamble"), ("Diesel", "Corroder"), rig=["Comet"], deck=["Mimic"] * 9),
        "runner",
        ("Play Diesel",),
    ),
    "Apex": (
        runner_worlds(("Prey",), ("Heartbeat",), identity="Apex: Invasive Predator", clicks=1, deck=["Prey"] * 5),
        "runner",
        ("Gain 1 credit",),
    ),
    "Subliminal Messaging": (
        [
            ({"discard": archives(title), "deck": ["Hedge Fund"] * 9}, {"clicks": 1})
            for title in ("Subliminal Messaging", "Wotan")
        ],
        "runner",
        (),
    ),
    "Midori": (
        corp_worlds(("Enigma",), ("Hedge Fund",), servers={"HQ": {"ice": ["Ice Wall"], "root": ["Midori+"]}}),
        "runner",
        ("Run HQ",),
    ),
    "Galahad": (corp_worlds(("Merlin",), ("Hedge Fund",), servers=server("Galahad+")), "runner", ("Run HQ",)),
    "Howler": (
        [
            ({"hand": [], "discard": archives(title), "servers": server("Howler+")}, {})
            for title in ("Wotan", "Eli 1.0")
        ],
        "runner",
        ("Run HQ",),
    ),
    "Minelayer": (corp_worlds(("Enigma",), ("Hedge Fund",), servers=server("Minelayer+")), "runner", ("Run HQ",)),
    "Architect": (corp_worlds(("Enigma",), ("Hedge Fund",), servers=server("Architect+")), "runner", ("Run HQ",)),
    "The Twins": (
        corp_worlds(("Hunter",), ("Hedge Fund",), servers={"HQ": {"ice": ["Hunter+"], "root": ["The Twins+"]}}),
        "runner",
        ("Run HQ",),
    ),
    "New Angeles Sol": (
        corp_worlds(
            ("Housekeeping",), ("Hedge Fund",), identity="New Angeles Sol: Your News", servers=server(root=(SCORED,))
        ),
        "runner",
        ("Run Server 1",),
    ),
    "Team Sponsorship": (
        corp_worlds(
            ("Enigma",),
            ("Hedge Fund",),
            servers={**server(root=(SCORED,)), "Server 2": {"root": ["Team Sponsorship+"]}},
        ),
        "corp",
        ("Score Hostile Takeover",),
    ),
    "License Acquisition": (
        corp_worlds(
            ("Enigma", "Enigma"),
            ("Hedge Fund", "Enigma"),
            servers=server(root=(("License Acquisition", {"advancement": 3}),)),
        ),
        "corp",
        ("Score License Acquisition",),
    ),
    "Plan B": (
        corp_worlds(("Hostile Takeover",), ("Hedge Fund",), servers=server(root=(("Plan B", {"advancement": 4}),))),
        "runner",
        ("Run Server 1",),
    ),
    "Research Grant": (
        [
            (
                {
                    "servers": {
                        "Server 1": {"root": [("Research Grant", {"advancement": 3})]},
                        "Server 2": {"root": [other]},
                    }
                },
                {},
            )
            for other in ("Research Grant", "Vanity Project")
        ],
        "corp",
        ("Score Research Grant",),
    ),
    "Tyr's Hand": (
        [
            (
                {"servers": {"HQ": {"ice": ["Eli 1.0+"], "root": [hidden]}}, "credits": 9},
                {"rig": ["Corroder"], "credits": 9},
            )
            for hidden in ("Tyr's Hand", "Red Herrings")
        ],
        "runner",
        (
            "Run HQ",
            "Use Corroder: +1 strength",
            "Use Corroder: +1 strength",
            "Use Corroder: Break 1 barrier subroutine",
        ),
    ),
}


@pytest.mark.parametrize("title", CASES)
def test_what_only_its_player_knows_is_not_told_by_questions(title: str) -> None:
    worlds, turn, labels = CASES[title]
    same_corp = worlds[0][0] == worlds[1][0]
    reader = "corp" if same_corp or title == "Film Critic" else "runner"  # nobody but the Runner sees what is accessed
    readings = []
    for corp, runner in worlds:
        made = match_of(Scenario(corp=corp, runner=runner, turn=turn, skip_empty_windows=False))
        made.orders = {side: dict.fromkeys(orders, False) for side, orders in made.orders.items()}
        readings.append(list(told_on_the_way(made, reader, labels)))
    first, second = readings
    compared = 0
    for here, there in zip(first, second, strict=False):
        if shown(here) != shown(there):
            break  # another card was seen in each
        assert here == there
        compared += 1
    assert compared > 2, "hardly anything was compared"


def shown(document: dict[str, Any]) -> list[str]:
    """What the reader has accessed or drawn."""
    return [line["text"] for line in document["log"] if "access" in line["text"] or "draw" in line["text"]]
