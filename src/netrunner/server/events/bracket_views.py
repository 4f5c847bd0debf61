"""The elimination bracket as people see it, game by game."""

from __future__ import annotations

from datetime import datetime

from netrunner.server.events.round_views import Played, clock_view
from netrunner.server.events.wire import BracketGame, BracketPlace, BracketView
from netrunner.tournament.bracket import Bracket, Slot
from netrunner.tournament.errors import Refused
from netrunner.tournament.event import Event
from netrunner.tournament.floor import current_clock


def bracket_view(event: Event, at: datetime, played: Played, leader: bool, reader: int | None) -> BracketView | None:
    bracket = event.bracket
    if bracket is None:
        return None
    try:
        clock = clock_view(current_clock(event), at)
    except Refused:  # every game has been played
        clock = None
    return BracketView(
        seeds=bracket.seeds,
        games=[game_view(bracket, slot, played, leader, reader) for slot in bracket.slots],
        places=[BracketPlace(place=place, player=player) for place, player in bracket.places()],
        clock=clock,
        single=bracket.single,
    )


def game_view(bracket: Bracket, slot: Slot, played: Played, leader: bool, reader: int | None) -> BracketGame:
    game = slot.game
    pair, over, sides = bracket.players(game), bracket.played.get(game), bracket.sides.get(game)
    waiting = pair is not None and over is None
    key = (bracket.settled.get(game, 0), min(pair), 0) if pair is not None else None
    concerned = leader or (pair is not None and reader in pair)
    return BracketGame(
        game=game,
        round=slot.round,
        part=slot.part,
        first=known(bracket, slot.first),
        second=known(bracket, slot.second),
        first_from=slot.first,
        second_from=slot.second,
        corp=sides.corp if sides is not None else None,
        runner=sides.runner if sides is not None else None,
        why=str(sides.why) if sides is not None else None,
        chooser=bracket.chooser(game) if waiting and sides is None else None,
        winner=over.winner if over is not None else None,
        bye=over.bye if over is not None else False,
        drawn=over.drawn if over is not None else False,
        ready=waiting and sides is not None,
        claims=dict(bracket.claims.get(game, {})) if concerned else {},
        live=played.get(key) if key is not None else None,
    )


def known(bracket: Bracket, source: str) -> int | None:
    """Who comes from a place of the bracket, as far as it is known."""
    number = int(source[1:])
    if source[0] == "s":
        return bracket.seeds[number - 1]
    if (game := bracket.played.get(number)) is None:
        return None
    if number == bracket.final and not bracket.second_final_needed:
        return None
    return game.winner if source[0] == "w" else game.loser
