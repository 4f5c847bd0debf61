"""A player of an event: rounds, opponents, sides, results, decks as far as they are open, and the final rank."""

from __future__ import annotations

from typing import cast

from netrunner.engine.terms import Side
from netrunner.server.events.claim_codes import ClaimCodes
from netrunner.server.events.decks import decks_of
from netrunner.server.events.event_store import LoadedEvent
from netrunner.server.events.members import Person
from netrunner.server.events.page import Accounts, Reader, champion_of, may_read, player_view
from netrunner.server.events.round_views import Played
from netrunner.server.events.wire import PlayedGame, PlayedRound, PlayerPage
from netrunner.tournament.event import Event, Player, Round
from netrunner.tournament.swiss import visible_pairings


def player_page(
    loaded: LoadedEvent,
    player: Player,
    person: Person,
    accounts: Accounts,
    played: Played,
    code: ClaimCodes,
) -> PlayerPage:
    event = loaded.tournament.event
    reader = Reader.of(person, event)
    tally = event.tallies().get(player.id)
    points = 0 if tally is None else tally.points
    table = loaded.once("standings", event.standings)
    return PlayerPage(
        player=player_view(event, player, reader, accounts.get(player.entry), code, points),
        rank=next((standing.rank for standing in table if standing.id == player.id), None) if event.rounds else None,
        place=final_place(event, player, champion_of(loaded)),
        rounds=[round_of(event, each, player, played) for each in visible_pairings(event, reader.leader)],
        games=list(games_of(event, player)),
        decks=decks_of(player).decks if player.decks and may_read(event, reader, player) else [],
    )


def final_place(event: Event, player: Player, champion: int | None) -> int | None:
    """The place at the end of the event; before it, of who is out of the bracket."""
    bracket = event.bracket
    if bracket is not None:
        found = next((place for place, number in bracket.places() if number == player.id), None)
        if found is not None or player.id in bracket.seeds:
            return found
    if champion is None:
        return None
    ranked = [standing.id for standing in event.standings() if bracket is None or standing.id not in bracket.seeds]
    above = len(bracket.seeds) if bracket is not None else 0
    if event.advanced:  # who went on to the second day ranks before who did not
        ranked.sort(key=lambda number: number not in event.second_day)
    if bracket is None:  # who has left ranks behind the winner, whatever their points
        ranked = [champion, *(number for number in ranked if number != champion)]
    return above + ranked.index(player.id) + 1 if player.id in ranked else None


def round_of(event: Event, each: Round, player: Player, played: Played) -> PlayedRound:
    match = each.match_of(player.id)
    if match is None:
        missed = each.number in player.unpaired
        return PlayedRound(
            round=each.number,
            table=0,
            opponent=None,
            first_as=None,
            points=0 if missed else None,
            theirs=None,
            how=None,
            missed=True,
            games=[],
        )
    opponent = match.opponent_of(player.id)
    first_as: Side | None = None
    if opponent is not None:
        first_as = "runner" if match.sides(0)["runner"] == player.id else "corp"
    keys = [(each.origin_of(match), match.first, number) for number in (0, 1)]
    return PlayedRound(
        round=each.number,
        table=match.table,
        opponent=opponent,
        first_as=first_as,
        points=None if match.result is None else match.points_of(player.id),
        theirs=None if match.result is None or opponent is None else match.points_of(opponent),
        how=None if match.result is None else match.result.how,
        missed=False,
        games=[played[key] for key in keys if key in played],
    )


def games_of(event: Event, player: Player) -> list[PlayedGame]:
    """What they played in the bracket."""
    bracket = event.bracket
    if bracket is None or player.id not in bracket.seeds:
        return []
    found = []
    for slot in bracket.slots:
        pair = bracket.players(slot.game)
        if pair is None or player.id not in pair:
            continue
        over, sides = bracket.played.get(slot.game), bracket.sides.get(slot.game)
        side = None if sides is None else "corp" if sides.corp == player.id else "runner"
        found.append(
            PlayedGame(
                game=slot.game,
                part=slot.part,
                opponent=pair[1] if pair[0] == player.id else pair[0],
                side=cast("Side | None", side),
                won=None if over is None else over.winner == player.id,
                bye=over is not None and over.bye,
            )
        )
    return found
