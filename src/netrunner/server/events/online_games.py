"""Rounds that are played here: which games a pairing becomes, and what their ends mean for the round.

Tournament Regulations: III.2 Game Setup, IV.1 Tournament Round Times, IV.6 End of Game, IV.7 Tournament Points. The
first game of a round begins when its pairing is published, the second when the first is over, with sides switched. A
side whose own clock runs out has lost on time: a modified win for the opponent.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from netrunner.server.events.round_views import Played
from netrunner.server.events.wire import LiveGame
from netrunner.server.live.match import STOPPED, TIME_CALLED, UNREADABLE
from netrunner.server.storage.schema import EventGameRow, GameRow
from netrunner.tournament.commands import Command, GameReport, RecordedGame, RecordedReport
from netrunner.tournament.cut import clock_of
from netrunner.tournament.event import Event, Match, Stage
from netrunner.tournament.result import Ending, Outcome

Key = tuple[int, int, int]
"""(the entry that paired it, the first player, the number of the game)"""

BOTH: Final = 3
INTERLUDE: Final = timedelta(minutes=2)
"""How long the second game waits for who does not say that they are ready: the round's clock runs."""

ENDINGS: Final = {
    "agenda points": Ending.AGENDA_POINTS,
    "flatline": Ending.FLATLINE,
    "the Corp cannot draw": Ending.EMPTY_RD,
    "concession": Ending.CONCESSION,
    TIME_CALLED: Ending.TIME,
    "time": Ending.TIME,
}
"""How the live server says that a game ended → the ending of the regulations."""


@dataclass(frozen=True, slots=True)
class WantedGame:
    """A game that a pairing asks for."""

    key: Key
    corp: int
    runner: int
    table: int
    bracket: int | None = None
    """The game of the bracket that it is."""


@dataclass(frozen=True, slots=True)
class BegunGame:
    """A game that was begun for a pairing."""

    row: EventGameRow
    game: GameRow | None

    @property
    def key(self) -> Key:
        return (self.row.origin, self.row.player, self.row.number)

    @property
    def over(self) -> bool:
        """Whether it was played to its end."""
        return self.game is not None and self.game.status == "finished" and not self.stopped

    @property
    def stopped(self) -> bool:
        """Whether a leader settled the match otherwise, and the game waits should that be taken back."""
        return self.game is not None and self.game.reason == STOPPED

    def ready(self, at: datetime) -> bool:
        """Whether the next game of the match may begin: both are ready, or have had time enough to say so."""
        ended = self.game.finished_at if self.game is not None else None
        return self.row.ready == BOTH or (ended is not None and at - ended >= INTERLUDE)

    @property
    def playing(self) -> bool:
        return self.game is not None and not self.over and not self.stopped


Begun = dict[Key, BegunGame]


def matches_of(event: Event) -> Iterator[tuple[Match, list[WantedGame]]]:
    """The matches of the present round that are to be played here, with their games in order."""
    if not event.online or event.cancelled is not None or event.stage is not Stage.SWISS or not event.round.published:
        return
    for match in event.round.matches:
        if match.second is None or match.result is not None:
            continue
        games = []
        origin = event.round.origin_of(match)
        for number in range(event.games):
            sides = match.sides(number)
            games.append(WantedGame((origin, match.first, number), sides["corp"], sides["runner"], match.table))
        yield match, games


def bracket_games(event: Event) -> Iterator[WantedGame]:
    """The games of the bracket that are to be played here."""
    bracket = event.bracket
    if not event.online or event.cancelled is not None or bracket is None:
        return
    for game in bracket.open_games():
        sides = bracket.sides.get(game)
        if sides is not None:
            key = (bracket.settled[game], min(sides.corp, sides.runner), 0)
            yield WantedGame(key, sides.corp, sides.runner, 0, game)


def wanted(event: Event, begun: Begun, at: datetime) -> Iterator[WantedGame]:
    """The games that should begin now."""
    for match, games in matches_of(event):
        for game in games:
            if game.key in begun:
                if not begun[game.key].over:
                    break
                continue
            before = begun.get((*game.key[:2], 0)) if game.key[2] else None
            if before is None or (before.ready(at) and not event.round.clock.time_called(at, match.table)):
                yield game
            break
    for game in bracket_games(event):
        if game.key not in begun:
            yield game


def outcome_of(game: GameRow) -> GameReport | None:
    """What the end of a game means for the log; None when a leader stopped it, or has to settle it because
    it can no longer be read."""
    if game.reason in (STOPPED, UNREADABLE):
        return None
    ending = ENDINGS.get(game.reason or "")
    if game.winner is None:
        outcome = Outcome.DRAW
    elif ending is Ending.TIME:
        outcome = Outcome(f"{game.winner} modified")
    else:
        outcome = Outcome(game.winner)
    return GameReport(outcome=outcome) if ending is None else GameReport(outcome=outcome, ending=ending)


NOT_PLAYED: Final = GameReport(outcome=Outcome.NOT_PLAYED)


def reports(event: Event, begun: Begun, at: datetime) -> Iterator[tuple[Command, list[BegunGame]]]:
    """What the games that are over report: a command, and the games it comes from."""
    for match, games in matches_of(event):
        known = [begun[game.key] for game in games if game.key in begun]
        if not known or any(each.row.reported for each in known):
            continue
        told: dict[int, GameReport] = {}
        for game in games:
            outcome = match_outcome(event, game, begun.get(game.key), at)
            if outcome is None:
                break
            told[game.corp] = outcome
        else:
            told_games = [told[player] for player in match.players if player in told]
            yield RecordedReport(round=event.round.number, table=match.table, games=told_games, played=True), known
    for game in bracket_games(event):
        found = begun.get(game.key)
        if found is None or found.game is None or not found.over or found.row.reported:
            continue
        if outcome_of(found.game) is None:
            continue
        side = {"corp": game.corp, "runner": game.runner}.get(found.game.winner or "")
        assert game.bracket is not None
        yield RecordedGame(game=game.bracket, winner=side, draw=side is None, played=True), [found]


def match_outcome(event: Event, game: WantedGame, known: BegunGame | None, at: datetime) -> GameReport | None:
    """What one game of a match means for the log; None while it is to be played, or when a leader stopped it.

    A player who leaves the event concedes what is left of the round (TR/end-of-game/8).
    """
    if known is not None and known.over:
        assert known.game is not None
        return outcome_of(known.game)
    left = [side for side, player in (("corp", game.corp), ("runner", game.runner)) if not event.players[player].active]
    if len(left) == 1:
        won = Outcome.RUNNER if left[0] == "corp" else Outcome.CORP
        return GameReport(outcome=won, ending=Ending.CONCESSION)
    if left or (known is None and event.round.clock.time_called(at, game.table)):
        return NOT_PLAYED
    return None


def settled(event: Event, begun: Begun) -> Iterator[BegunGame]:
    """Games that go on although their match has a result, their round was taken back, or the event is cancelled."""
    current = {game.key for _, games in matches_of(event) for game in games}
    current |= {game.key for game in bracket_games(event)}
    for known in begun.values():
        if known.playing and known.key not in current:
            yield known


def revived(event: Event, begun: Begun) -> Iterator[BegunGame]:
    """Games that were stopped for a result, or for the end of the event, that has been taken back."""
    current = {game.key for _, games in matches_of(event) for game in games}
    current |= {game.key for game in bracket_games(event)}
    yield from (known for known in begun.values() if known.stopped and known.key in current)


def called(event: Event, begun: Begun, at: datetime) -> Iterator[BegunGame]:
    """Games that go on although the time of their round is over."""
    for match, games in matches_of(event):
        if event.round.clock.time_called(at, match.table):
            yield from (begun[game.key] for game in games if game.key in begun and begun[game.key].playing)
    for game in bracket_games(event):
        assert game.bracket is not None
        if game.key in begun and begun[game.key].playing:
            if clock_of(event, game.bracket).time_called(at, game.bracket):
                yield begun[game.key]


def seconds_each(event: Event, game: WantedGame) -> int:
    """What each side has for a game: as the event says, or its share of the round."""
    if event.seconds is not None:
        return event.seconds
    if game.bracket is not None:
        return clock_of(event, game.bracket).minutes * 60 // 2
    return event.round.clock.minutes * 60 // event.games // 2


def live_views(begun: Begun) -> Played:
    """What people see of the games that were begun."""
    found = {}
    for key, known in begun.items():
        if known.game is not None and known.row.game_id is not None:
            found[key] = LiveGame(
                game=known.row.game_id,
                corp=known.row.corp,
                runner=known.row.runner,
                playing=known.playing,
                over=known.over,
                winner={"corp": known.row.corp, "runner": known.row.runner}.get(known.game.winner or ""),
                ready=[player for player, bit in ((known.row.corp, 1), (known.row.runner, 2)) if known.row.ready & bit],
            )
    return found
