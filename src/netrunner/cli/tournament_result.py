"""Results as an organizer types them: `6-0`, `split`, `win,loss`, `win:flatline,loss:time`, a winner's name."""

import re

from netrunner.tournament.commands import GameReport, RecordedGame, Report
from netrunner.tournament.cut import the_bracket
from netrunner.tournament.errors import Refused
from netrunner.tournament.event import Event, Match, Round
from netrunner.tournament.result import Ending, Outcome

ENDINGS = {
    "agenda": Ending.AGENDA_POINTS,
    "flatline": Ending.FLATLINE,
    "decked": Ending.EMPTY_RD,
    "time": Ending.TIME,
    "concession": Ending.CONCESSION,
}
WORDS = ("win", "modified", "draw", "loss", "lost-modified", "none")
HELP = (
    "6-0 (points), split, or the games as Corp and as Runner: win,loss with win, modified, draw, loss, lost-modified, "
    "none, each with an ending if wanted (win:flatline)"
)


def find_table(event: Event, number: int | None, where: str) -> tuple[Round, Match, bool]:
    """The match at a table or of a player, and whether the result is to be read from the second player's side."""
    if number is not None and not 1 <= number <= len(event.rounds):
        raise Refused(f"There is no round {number}; {len(event.rounds)} have been paired")
    each = event.rounds[number - 1] if number is not None else event.round
    if where.isascii() and where.isdigit():
        for match in each.matches:
            if match.table == int(where) and match.second is not None:
                return each, match, False
        last = max((match.table for match in each.matches), default=0)
        raise Refused(f"There is no table {where} in round {each.number}; the tables go up to {last}")
    player = event.find(where)
    found = each.match_of(player.id)
    if found is None or found.second is None:
        raise Refused(f"{player.name} has no opponent in round {each.number}")
    return each, found, player.id == found.second


def parse_result(text: str, swapped: bool, games: int, leader: str | None) -> Report:
    """The report of a match. `swapped`: the text is written from the second player's side."""
    if text == "split":
        return Report(split=True, leader=leader or None)
    if points := re.fullmatch(r"(\d{1,2})\s*[-:]\s*(\d{1,2})", text):
        pair = [int(points.group(1)), int(points.group(2))]
        return Report(points=pair[::-1] if swapped else pair)
    words = [word.strip() for word in text.split(",")]
    if len(words) != games:
        raise Refused(f"{text!r} is not a result; write {HELP}")
    if games == 1:
        raise Refused("In a round of one game report the points: 3-0, 2-0, 1-1, 0-2, 0-3")
    as_corp, as_runner = _game(words[0], "corp"), _game(words[1], "runner")
    return Report(games=[as_runner, as_corp] if swapped else [as_corp, as_runner])


def _game(word: str, side: str) -> GameReport:
    what, _, ending = word.partition(":")
    if what not in WORDS or (ending and ending not in ENDINGS):
        raise Refused(f"{word!r} is not the result of a game; write {HELP}; endings: {', '.join(ENDINGS)}")
    if ending == "time":
        what = {"win": "modified", "loss": "lost-modified"}.get(what, what)
    other = "runner" if side == "corp" else "corp"
    outcome = {
        "win": Outcome(side),
        "modified": Outcome(f"{side} modified"),
        "draw": Outcome.DRAW,
        "loss": Outcome(other),
        "lost-modified": Outcome(f"{other} modified"),
        "none": Outcome.NOT_PLAYED,
    }[what]
    return GameReport(outcome=outcome, ending=ENDINGS[ending]) if ending else GameReport(outcome=outcome)


def find_game(event: Event, where: str) -> int:
    """The game of the bracket with a number, or the one that a player has to play now."""
    bracket = the_bracket(event)
    if where.isascii() and where.isdigit():
        return bracket.slot(int(where)).game
    player = event.find(where)
    games = [game for game in bracket.open_games() if player.id in (bracket.players(game) or ())]
    if not games:
        raise Refused(f"{player.name} has no game to play now")
    return games[0]


def said_of(event: Event, game: int) -> str:
    """What is known of a game that was just reported."""
    bracket, people = the_bracket(event), event.players
    played = bracket.played.get(game)
    if played is None:
        claims = bracket.claims.get(game, {})
        return f"Game {game}: " + ("the players disagree" if len(claims) == 2 else "the opponent confirms it")
    drawn = " (a draw goes to the higher seed)" if played.drawn else ""
    said = f"Game {game}: {people[played.winner].name} beats {people[played.loser].name}{drawn}"
    champion = event.champion()
    return said if champion is None else f"{said}\n{people[champion].name} wins the tournament"


def parse_winner(event: Event, game: int, text: str) -> RecordedGame:
    """The report of a bracket game: the winner's name, `corp`, `runner` or `draw`."""
    bracket = the_bracket(event)
    if game not in bracket.sides and (chooser := bracket.chooser(game)) is not None:
        name = event.players[chooser].name
        raise Refused(f"{name} has the higher seed and chooses a side of game {game} first: `side`", "TR/deck-choice/2")
    if text == "draw":
        return RecordedGame(game=game, draw=True)
    if text in ("corp", "runner"):
        bracket.ready(game)
        sides = bracket.sides[game]
        return RecordedGame(game=game, winner=sides.corp if text == "corp" else sides.runner)
    return RecordedGame(game=game, winner=event.find(text).id)
