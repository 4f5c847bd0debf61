"""The results of a tournament for other programs: a document that stays as it is (`docs/tournaments.md`).

What is added later is added beside what there is; nothing is renamed or taken away while `version` is 1. It holds only
what everybody may see.
"""

from __future__ import annotations

import datetime
from typing import Literal

from netrunner.decks.formats import FormatName
from netrunner.server.events.page import rounds
from netrunner.server.events.wire import RoundPlan
from netrunner.server.wire import Wire
from netrunner.tournament.bracket import Part
from netrunner.tournament.event import Event, Match, Stage, Status
from netrunner.tournament.result import ResultOrigin
from netrunner.tournament.structure import PlayMode, Structure, Tier


class ResultsPlayer(Wire):
    id: int
    name: str
    corp: str
    runner: str
    active: bool


class ResultsStanding(Wire):
    rank: int
    id: int
    name: str
    points: int
    rounds: int
    sos: str
    esos: str
    """Exact fractions: "13/6"."""


class ResultsMatch(Wire):
    table: int
    players: list[int]
    """One for a bye."""
    points: list[int] | None
    """None while there is no result."""
    how: ResultOrigin | None


class ResultsGame(Wire):
    game: int
    round: int
    bracket: Part
    corp: int | None
    runner: int | None
    winner: int | None
    bye: bool


class ResultsPlace(Wire):
    place: int
    id: int
    name: str


class Results(Wire):
    version: Literal[1] = 1
    slug: str
    name: str
    date: datetime.date
    tier: Tier
    structure: Structure
    format: FormatName
    play: PlayMode
    stage: Stage
    organizer: str
    announced: RoundPlan | None
    players: list[ResultsPlayer]
    standings: list[ResultsStanding]
    rounds: list[list[ResultsMatch]]
    seeds: list[int]
    games: list[ResultsGame]
    places: list[ResultsPlace]
    winner: int | None


def results(event: Event, slug: str) -> Results:
    """Everything that is known of a tournament, as everybody may know it."""
    published = [each for each in event.rounds if each.public]
    bracket = event.bracket
    standings = [ResultsStanding.model_validate(standing.as_json()) for standing in event.standings()]
    return Results(
        slug=slug,
        name=event.name,
        date=event.day,
        tier=event.tier,
        structure=event.structure,
        format=event.format,
        play=event.play,
        stage=event.stage,
        organizer=event.staff.organizer,
        announced=rounds(event.announced),
        players=[
            ResultsPlayer(
                id=player.id,
                name=player.name,
                corp=player.corp if published else "",
                runner=player.runner if published else "",
                active=player.status is Status.ACTIVE,
            )
            for player in event.entrants()
        ],
        standings=standings,
        rounds=[[match_of(match) for match in each.matches] for each in published],
        seeds=bracket.seeds if bracket is not None else [],
        games=games_of(event),
        places=[
            ResultsPlace(place=place, id=player, name=event.players[player].name)
            for place, player in (bracket.places() if bracket is not None else [])
        ],
        winner=event.champion(),
    )


def match_of(match: Match) -> ResultsMatch:
    result = match.result
    return ResultsMatch(
        table=match.table,
        players=list(match.players),
        points=None if result is None else list(result.points)[: len(match.players)],
        how=None if result is None else result.how,
    )


def games_of(event: Event) -> list[ResultsGame]:
    bracket = event.bracket
    if bracket is None:
        return []
    found = []
    for slot in bracket.slots:
        played, sides = bracket.played.get(slot.game), bracket.sides.get(slot.game)
        if played is None and sides is None:
            continue
        found.append(
            ResultsGame(
                game=slot.game,
                round=slot.round,
                bracket=slot.part,
                corp=sides.corp if sides is not None else None,
                runner=sides.runner if sides is not None else None,
                winner=played.winner if played is not None else None,
                bye=played.bye if played is not None else False,
            )
        )
    return found
