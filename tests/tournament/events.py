"""Small events to test with."""

from collections.abc import Callable
from datetime import UTC, date, datetime
from typing import Any

from netrunner.tournament.commands import read_command
from netrunner.tournament.event import Match, Player
from netrunner.tournament.log import Entry
from netrunner.tournament.tournament import Tournament

AT = datetime(2018, 1, 20, 10, 0, tzinfo=UTC)
DAY = date(2018, 1, 20)

NAMES = (
    *("Ada", "Bea", "Cid", "Dot", "Eli", "Fay", "Gus", "Hal", "Ida", "Jon", "Kai", "Lea", "Mia"),
    *("Ned", "Oda", "Pia", "Quy", "Rex", "Sia", "Tom", "Una", "Val", "Wim", "Xia", "Yan", "Zoe"),
)


def event(players: int = 0, *, seed: str = "seed", organizer: str = "Olga", **options: Any) -> Tournament:
    """An event with so many players registered."""
    made = Tournament.new("Cup", DAY, organizer=organizer, seed=seed, at=AT, **options)
    for number in range(players):
        made.register(NAMES[number] if number < len(NAMES) else f"Player {number + 1}", at=AT)
    return made


def do(made: Tournament, command: str, *, at: datetime = AT, by: str | None = None, **fields: Any) -> Entry:
    """Do something to an event, with the command's fields as the log writes them."""
    return made.do(read_command(Entry(0, at, "", command, fields)), at=at, by=by)


def custom(players: int, swiss: int, cut: int = 0, **options: Any) -> Tournament:
    """An event with rounds of its own."""
    return event(players, structure="custom", swiss=swiss, cut=cut, **options)


def started(made: Tournament) -> Tournament:
    made.start(at=AT)
    return made


def higher_id_loses(match: Match) -> tuple[int, int]:
    assert match.second is not None
    return (6, 0) if match.first < match.second else (0, 6)


def play_round(made: Tournament, points: Callable[[Match], tuple[int, int]] = higher_id_loses) -> None:
    """Pair the next round and report every match."""
    if made.event.announced is None:
        made.start(at=AT)
    made.pair(at=AT)
    for match in made.event.round.matches:
        if match.second is not None:
            do(made, "report", at=AT, table=match.table, points=list(points(match)))


def play_swiss(made: Tournament, points: Callable[[Match], tuple[int, int]] = higher_id_loses) -> Tournament:
    if made.event.announced is None:
        made.start(at=AT)
    assert made.event.announced is not None
    while len(made.event.rounds) < made.event.announced.swiss:
        play_round(made, points)
    return made


def at_the_cut(players: int = 10, cut: int = 4, swiss: int = 3, **options: Any) -> Tournament:
    """An event in which the cut has just been made."""
    made = play_swiss(custom(players, swiss, cut, **options))
    made.cut(at=AT)
    return made


def choose_all(made: Tournament, side: str = "corp") -> None:
    """The higher seeds of the first elimination round all take the same side."""
    bracket = made.event.bracket
    assert bracket is not None
    for game in bracket.open_games():
        if bracket.chooser(game) is not None and game not in bracket.sides:
            made.choose_side(game, side, at=AT)


def play_bracket(made: Tournament, winner: Callable[[tuple[int, int]], int] = min) -> int:
    """Play the elimination rounds to their end; the champion."""
    bracket = made.event.bracket
    assert bracket is not None
    choose_all(made)
    while bracket.champion is None:
        made.settle_sides(at=AT)
        game = bracket.open_games()[0]
        pair = bracket.players(game)
        assert pair is not None
        do(made, "game", at=AT, game=game, winner=winner(pair))
        assert made.event.bracket is not None
        bracket = made.event.bracket
    assert bracket.champion is not None
    return bracket.champion


def player(made: Tournament, who: int | str) -> Player:
    return made.event.find(who)


def deck_data(identity: str, *cards: tuple[str, int]) -> dict[str, Any]:
    return {"identity": identity, "cards": [{"title": title, "copies": copies} for title, copies in cards]}
