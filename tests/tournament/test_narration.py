"""The log in sentences."""

from typing import Any

import pytest

from netrunner.tournament import narration
from netrunner.tournament.event import Match
from netrunner.tournament.tournament import Tournament
from tests.tournament.events import AT, at_the_cut, custom, do, event, started


def told(made: Tournament, number: int = -1) -> str:
    """What an entry did, the last one unless said."""
    entry = made.entries[number]
    return f"{entry.by} {narration.sentence(entry, narration.read(made.entries))}"


def paired(players: int = 4) -> tuple[Tournament, Match, str]:
    """An event with its first round, the match at table 1, and its players as the log calls them."""
    made = started(event(players))
    made.pair(at=AT)
    match = made.event.round.matches[0]
    return made, match, " - ".join(made.event.players[player].name for player in match.players)


@pytest.mark.parametrize(
    ("command", "data", "sentence"),
    [
        ("edit", {"player": 1, "first_round_bye": True}, "Olga changes Ada: a bye in the first round"),
        ("edit", {"player": 2, "table": 7, "name": "Beatrix"}, "Olga changes Bea: name Beatrix, always at table 7"),
        ("reserve", {"tables": [1, 3]}, "Olga reserves table 1, 3"),
        ("reserve", {"tables": [1], "free": True}, "Olga gives table 1 back"),
        ("check-in", {"player": 1}, "Olga checks Ada in"),
        ("drop", {"player": 3}, "Olga drops Cid"),
        ("disqualify", {"player": 3, "reason": "Marked cards"}, "Olga disqualifies Cid: Marked cards"),
        ("change", {"lists_required": True}, "Olga changes the event: lists required yes"),
        (
            "ruling",
            {"text": "Slow play", "players": [1, 2], "penalty": "warning", "rules": ["TR/unsporting-conduct/2"]},
            "Olga rules for Ada, Bea: Slow play (TR/unsporting-conduct/2); warning",
        ),
    ],
)
def test_a_sentence_says_what_was_done_to_whom(command: str, data: dict[str, Any], sentence: str) -> None:
    made = event(4)
    do(made, command, at=AT, **data)
    assert told(made) == sentence


def test_who_does_something_for_themselves_is_not_named_twice() -> None:
    made = event(0)
    made.register("Ada", at=AT, by="Ada")
    assert told(made).startswith("Ada registers as player 1")
    do(made, "check-in", at=AT, by="Ada", player=1)
    assert told(made) == "Ada checks in"
    do(made, "drop", at=AT, by="Ada", player=1)
    assert told(made) == "Ada leaves the event"


def test_a_report_names_the_players_who_sat_at_the_table_then() -> None:
    made, _, names = paired()
    do(made, "report", at=AT, table=1, points=[6, 0])
    assert told(made) == f"Olga reports round 1, table 1, {names}: 6-0"
    do(made, "report", at=AT, table=1, correct=True, games=[{"outcome": "corp"}, {"outcome": "draw"}])
    assert told(made) == f"Olga corrects round 1, table 1, {names}: 4-1 (corp, draw)"
    do(made, "move", at=AT, table=1, to=9)
    assert f"table 1, {names}: 6-0" in told(made, -3)
    do(made, "clock", at=AT, what="extend", table=9, minutes=5)
    assert told(made) == f"Olga gives table 9, {names}: 5 more minutes"
    made.undo([len(made.entries) - 1, len(made.entries)], at=AT)
    do(made, "clock", at=AT, what="extend", table=1, minutes=5)
    assert told(made) == f"Olga gives table 1, {names}: 5 more minutes"


@pytest.mark.parametrize(
    ("swiss", "cut", "sentence"),
    [(1, 0, "Olga announces 1 Swiss round and no cut"), (3, 4, "Olga announces 3 Swiss rounds and a cut to the top 4")],
)
def test_the_announcement_is_told(swiss: int, cut: int, sentence: str) -> None:
    assert told(started(custom(4, swiss=swiss, cut=cut))) == sentence


def test_a_lost_card_a_proxy_and_a_review_are_told() -> None:
    made, match, _ = paired()
    name = made.event.players[match.first].name
    do(made, "missing-card", at=AT, player=match.first, side="corp")
    assert told(made) == f"Olga says that the corp deck of {name} lacks a card"
    do(made, "missing-card", at=AT, player=match.first, side="corp", found=True)
    assert told(made) == f"Olga says that the corp deck of {name} is complete again"
    do(made, "proxy", at=AT, player=match.first, side="corp", card="Hedge Fund", damaged=True)
    assert told(made) == f"Olga makes a proxy for Hedge Fund in the corp deck of {name}"
    do(made, "review", at=AT, ruling=1, text="It stands")
    assert told(made) == "Olga decides ruling 1 for good: It stands"


def test_an_undone_round_is_told_as_one_run_of_entries() -> None:
    made = at_the_cut()
    first = next(entry.n for entry in made.entries if entry.do == "pair")
    made.undo(made.since(first), at=AT)
    assert told(made) == f"Olga undoes {first}-{len(made.entries) - 1}"
