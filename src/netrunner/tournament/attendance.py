"""Leaving and coming back: drops, no-shows, rejoining, disqualification, lost cards, damaged cards.

Tournament Regulations: IV.2 Pairings (drops), IV.4 Progression Cut (replacement), IV.5 Double Elimination Rounds
(drops), II.2.d Lost and Damaged Cards, I.7.a Unsporting Conduct.
"""

from netrunner.tournament import commands
from netrunner.tournament.errors import Refused
from netrunner.tournament.event import Event, Match, Player, Stage, Status
from netrunner.tournament.judge import Matter, Ruling, check_proxy
from netrunner.tournament.log import Entry
from netrunner.tournament.registration import closed_lists_of_others, fill_places, second_day_not_begun
from netrunner.tournament.result import ResultOrigin, no_show
from netrunner.tournament.roles import check_leader_may_play


def drop(event: Event, entry: Entry, command: commands.Drop) -> None:
    """A player leaves and is not paired again."""
    player = event.find(command.player or entry.by)
    _leave(event, player, Status.DROPPED, entry)


def did_not_appear(event: Event, entry: Entry, command: commands.NoShow) -> None:
    """A player who does not come to a paired round is dropped; the opponent wins the round's games."""
    player = event.find(command.player)
    if event.stage is not Stage.ELIMINATION:
        match = event.round.match_of(player.id)
        if match is None:
            raise Refused(f"{player.name} is not paired in round {event.round.number}", "TR/pairings/7")
        if match.result is not None and match.result.how not in (ResultOrigin.NO_SHOW, ResultOrigin.BYE):
            raise Refused(f"Table {match.table} has a result: {player.name} was there. `undo` takes the result back")
        _check_leaves(event, player)
        _forfeit(event, match, player.id)
    _leave(event, player, Status.DROPPED, entry)


def disqualify(event: Event, entry: Entry, command: commands.Disqualify) -> None:
    """The organizer removes a player for good; an open match goes to the opponent."""
    player = event.find(command.player)
    if player.status is Status.DISQUALIFIED:
        raise Refused(f"{player.name} is already disqualified", "TR/pairings/10")
    if event.stage is Stage.SWISS:
        match = event.round.match_of(player.id)
        if match is not None and match.result is None:
            _forfeit(event, match, player.id)
    if player.active or player.status is Status.WAITING:
        _leave(event, player, Status.DISQUALIFIED, entry)
    player.status = Status.DISQUALIFIED
    number = len(event.judge_log.rulings) + 1
    event.judge_log.add(
        Ruling(number, entry.by, Matter.UNSPORTING_CONDUCT, command.reason, [player.id], round=len(event.rounds))
    )


def rejoin(event: Event, entry: Entry, command: commands.Rejoin) -> None:
    """A dropped player comes back in the stage in which they left, with unpaired losses for the rounds missed."""
    player = event.find(command.player)
    if player.status is Status.DISQUALIFIED:
        raise Refused(f"{player.name} was disqualified and cannot rejoin", "TR/pairings/10")
    if player.active:
        raise Refused(f"{player.name} has not left the event")
    leads = event.staff.is_leader(player.name) if event.version < 4 else event.staff.has_led(player.name)
    if event.version >= 3 and leads and closed_lists_of_others(event, player):
        raise Refused(
            f"{player.name} leads and has been free to read the closed lists since leaving: another leader takes "
            "back a drop that was a mistake, with `undo`",
            "TR/leader-participation/2",
        )
    if (player.left_stage is Stage.ELIMINATION) != (event.stage is Stage.ELIMINATION):  # the cut ends a stage
        raise Refused(
            f"{player.name} left in the {player.left_stage or 'previous'} stage, and that is over", "TR/pairings/9"
        )
    if event.stage is Stage.ELIMINATION:
        bracket = event.bracket
        if bracket is None or player.id not in bracket.gone or bracket.eliminated(player.id):
            raise Refused(f"{player.name} has no place in the bracket any more", "TR/pairings/9")
        bracket.gone.remove(player.id)
    if event.version >= 4 and event.advanced and player.id not in event.second_day:
        raise Refused(f"{player.name} has no place in the second day", "TR/progression-cut/1")
    if event.version >= 4:
        check_leader_may_play(player.name, event.staff, event.tier)
    if event.version >= 4 and event.draft is not None:
        event.draft.come_back(player.id, at=entry.at)
    player.status, player.left_stage = Status.ACTIVE, None
    player.unpaired.update(range(player.left_after + 1, len(event.rounds) + 1))


def missing_card(event: Event, entry: Entry, command: commands.MissingCard) -> None:
    """A card is lost and not replaced in time: the game with that deck is conceded, the other is still played."""
    player, side = event.find(command.player), command.side
    if command.found:
        if side not in player.missing:
            raise Refused(f"No card of {player.name}'s {side} deck is missing")
        del player.missing[side]
        return
    if not player.active:
        raise Refused(f"{player.name} has left the event")
    player.missing[side] = len(event.rounds)


def conceded_sides(event: Event, player: int, round_number: int) -> list[str]:
    """The sides whose game this player must concede in a round, for want of a card."""
    return sorted(side for side, since in event.players[player].missing.items() if since == round_number)


def without_cards(event: Event) -> list[Player]:
    """Players who have not replaced a card lost in an earlier round: they are removed before the next."""
    return [player for player in event.active() if player.missing]


def check_cards(event: Event) -> None:
    """Refuse to go on with players who have not replaced a lost card by the start of the next round."""
    if lost := without_cards(event):
        names = ", ".join(player.name for player in lost)
        raise Refused(
            f"{names} could not replace a lost card: drop them, or record it as found", "TR/lost-and-damaged-cards/3"
        )


def proxy(event: Event, entry: Entry, command: commands.MakeProxy) -> None:
    """A leader makes a proxy for a card damaged during the event, with name and date on it."""
    player, side, card = event.find(command.player), command.side, command.card
    check_proxy(command.damaged, entry.by if event.staff.is_leader(entry.by) else None)
    made = f"{entry.by}, {entry.at.date().isoformat()}"
    if side in player.decks:
        if card not in (title for title, _ in player.decks[side].cards):
            raise Refused(f"{card} is not in {player.name}'s {side} deck")
        player.decks[side].proxies[card] = made
    number = len(event.judge_log.rulings) + 1
    text = f"Proxy for {card} ({side} deck), made by {made}"
    event.judge_log.add(Ruling(number, entry.by, Matter.PROXY, text, [player.id], round=len(event.rounds)))


def _check_leaves(event: Event, player: Player) -> None:
    if not player.active:
        raise Refused(f"{player.name} is not in the event any more ({player.status})")


def _leave(event: Event, player: Player, status: Status, entry: Entry) -> None:
    if player.status is Status.CUT and status is Status.DROPPED:
        player.status = status  # declines to be called up
        return
    if player.status is Status.WAITING:
        player.status, player.left_stage = status, Stage.REGISTRATION
        return
    _check_leaves(event, player)
    if event.stage is Stage.ELIMINATION:
        _leave_bracket(event, player)
    player.status, player.left_stage = status, event.stage
    player.left_after = len(event.rounds)
    if event.version >= 4 and second_day_not_begun(event):
        _call_up_for_day_two(event, player)
    fill_places(event)
    if event.draft is not None:
        event.draft.leave(player.id, at=entry.at)


def _call_up_for_day_two(event: Event, player: Player) -> None:
    """Before the second day's first round is paired the next in the standings comes for who leaves."""
    waiting = (event.players[standing.id] for standing in event.standings())
    called = next((other for other in waiting if other.status is Status.CUT), None)
    if called is None:
        return
    event.second_day = [*(number for number in event.second_day if number != player.id), called.id]
    called.status, called.left_stage = Status.ACTIVE, None


def _leave_bracket(event: Event, player: Player) -> None:
    bracket = event.bracket
    assert bracket is not None
    if bracket.begun:
        if not bracket.eliminated(player.id):
            bracket.drop(player.id)
        return
    waiting = (event.players[number] for number in event.seeding)
    called = next((other for other in waiting if other.status is Status.CUT), None)
    if called is None:
        bracket.drop(player.id)
        return
    bracket.replace(player.id, called.id)
    called.status = Status.ACTIVE


def _forfeit(event: Event, match: Match, absent: int) -> None:
    before = match.result
    gone = {absent}
    if before is not None and before.how is ResultOrigin.NO_SHOW:
        gone.update(player for player in match.players if match.points_of(player) == 0)
    if match.second is None:
        match.result = no_show(True, True, event.games)
        return
    match.result = no_show(match.first in gone, match.second in gone, event.games)
    match.claims.clear()
