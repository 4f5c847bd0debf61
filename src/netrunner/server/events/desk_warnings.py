"""What leaders have to see to, a sentence each; and what comes next.

Tournament Regulations: IV.2 Pairings, II.2.b Deck Lists, II.2.d Lost and Damaged Cards.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from datetime import datetime

from netrunner.engine.terms import SIDES
from netrunner.server.events.wire import Next
from netrunner.tournament.attendance import without_cards
from netrunner.tournament.errors import Refused
from netrunner.tournament.event import Event, Match, Round, Stage
from netrunner.tournament.registration import missing_lists
from netrunner.tournament.reporting import contradictions
from netrunner.tournament.structure import PlayMode
from netrunner.tournament.swiss import announcement

SHOWN = 12


def next_step(event: Event, champion: int | None) -> Next:
    """What is to be done next, in one word."""
    if champion is not None:
        return "over"
    if event.cancelled is not None:
        return "cancelled"
    if event.stage is Stage.ELIMINATION:
        return "bracket"
    if event.play is not PlayMode.STANDARD and not event.rounds and (event.draft is None or not event.draft.over):
        return "draft" if event.draft is None else "drafting"
    if event.rounds and not event.round.published:
        return "publish"
    if event.rounds and event.round.unreported():
        return "play"
    if event.day_two is not None and len(event.rounds) == event.day_two[0] and not event.advanced:
        return "advance"
    if event.announced is None or len(event.rounds) < event.announced.swiss:
        return "pair"
    return "cut" if event.announced.cut else "over"


def warnings(event: Event, with_account: Collection[int], at: datetime) -> list[str]:
    """`with_account`: the players who take part from a device of their own."""
    return [*_before(event), *_round(event, at), *_bracket(event), *_online(event, with_account)]


def _before(event: Event) -> Iterator[str]:
    if event.rounds:
        return
    if owed := missing_lists(event):
        yield f"Decklists are missing: {_listed(owed)}."
    absent = [player.name for player in event.active() if not player.checked_in]
    if absent and len(absent) < len(event.active()):
        yield f"Not checked in: {_listed(absent)}."
    try:
        announcement(event)
    except Refused as refusal:
        if event.active():
            yield f"{refusal.message}."


def _round(event: Event, at: datetime) -> Iterator[str]:
    if not event.rounds or event.stage is Stage.ELIMINATION:
        return
    each = event.round
    disputed = [str(match.table) for match in each.matches if match.disputed and match.result is None]
    waiting = [str(match.table) for match in each.unreported() if len(match.claims) == 1]
    late = [match for match in each.unreported() if not match.claims and is_late(each, match, at)]
    if disputed:
        yield f"The players disagree about the result of {_tables(disputed)}."
    if waiting:
        yield f"A result waits for the opponent's confirmation at {_tables(waiting)}."
    if late and each.published:
        yield f"Round {each.number}: no result yet from {_tables([str(match.table) for match in late])}."
    for match in each.unreported():
        for player in match.players:
            if not event.players[player].active:
                yield f"{event.players[player].name} has left; table {match.table} still needs a result."
    for earlier in event.rounds:
        for match in earlier.matches:
            yield from (f"Round {earlier.number}: {said}." for said in contradictions(event, earlier.number, match))
    if lost := without_cards(event):
        yield f"A card is missing from the decks of {_listed([player.name for player in lost])}."


def is_late(each: Round, match: Match, at: datetime) -> bool:
    """Whether a result is to be expected: the table's time is up; where no clock runs, most others have one."""
    if each.clock.started is not None:
        return each.clock.time_called(at, match.table)
    real = [other for other in each.matches if other.second is not None]
    return 2 * len(each.unreported()) < len(real)


def _tables(numbers: list[str]) -> str:
    return f"{'table' if len(numbers) == 1 else 'tables'} {_listed(numbers)}"


def _bracket(event: Event) -> Iterator[str]:
    if event.bracket is None:
        return
    for game in event.bracket.open_games():
        chooser = event.bracket.chooser(game)
        if chooser is not None and game not in event.bracket.sides:
            yield f"Game {game}: {event.players[chooser].name} chooses a side."
        if len(event.bracket.claims.get(game, {})) == 2:
            yield f"The players disagree about the result of game {game}."


def _online(event: Event, with_account: Collection[int]) -> Iterator[str]:
    if not event.online:
        return
    alone = [player.name for player in event.active() if player.id not in with_account]
    if alone:
        yield f"Without an account nobody can play here: {_listed(alone)}. Give them their codes."
    time = bool(event.rounds) or not event.open or any(player.checked_in for player in event.active())
    if time and (event.draft is None or event.draft.over):
        without = [player.name for player in event.active() if any(side not in player.decks for side in SIDES)]
        if without:
            yield f"Both decks are needed to play here: {_listed(without)}."


def _listed(items: list[str]) -> str:
    shown = ", ".join(items[:SHOWN])
    return shown if len(items) <= SHOWN else f"{shown} and {len(items) - SHOWN} more"
