"""Pairing by hand: two players change places, somebody gets the bye, a latecomer plays who has it.

Tournament Regulations: IV.2 Pairings, IV.3 Swiss Rounds. The round is not drawn again: the draw stays in the log as it
came out of the seed, and each change is an entry of its own with who made it.
"""

from random import Random

from netrunner.tournament import commands, single_sided
from netrunner.tournament.errors import Refused
from netrunner.tournament.event import Event, Match, Player, Round, Stage
from netrunner.tournament.log import Entry
from netrunner.tournament.result import ResultOrigin, bye


def swap(event: Event, entry: Entry, command: commands.SwapPlayers) -> None:
    """Two players of the present round change places."""
    each = _round(event)
    one, two = event.find(command.first), event.find(command.second)
    here, there = _match_of(each, one), _match_of(each, two)
    if here is there:
        raise Refused(f"{one.name} and {two.name} play each other" if one is not two else "Name two players")
    if here.second is None and there.second is None:
        raise Refused(f"{one.name} and {two.name} both have a bye")
    for match in (here, there):
        _check_open(match)
    if not command.anyway:
        for match, leaves, comes in ((here, one, two), (there, two, one)):
            _check_fits(event, match, leaves, comes)
    _replace(here, one.id, two.id, entry)
    _replace(there, two.id, one.id, entry)
    for match in (here, there):
        _settle_sides(event, match, entry)


def give_bye(event: Event, entry: Entry, command: commands.GiveBye) -> None:
    """Somebody has the bye of the present round."""
    each, player = _round(event), event.find(command.player)
    match = each.match_of(player.id)
    if match is not None and match.second is None:
        raise Refused(f"{player.name} has the bye already")
    if event.version >= 4 and not player.active:
        raise Refused(f"{player.name} is not in the event ({player.status})")
    if not command.anyway:
        _check_no_bye_yet(event, player)
    if match is None:
        _check_unpaired(each, player)
        each.matches.append(Match(0, player.id, result=bye(event.games), entry=entry.n))
        player.unpaired.discard(each.number)
        return
    _check_open(match)
    byes = [other for other in each.matches if other.second is None]
    opponent = event.players[match.opponent_of(player.id) or 0]
    if not opponent.active:
        each.matches.remove(match)
        each.matches.append(Match(0, player.id, result=bye(event.games), entry=entry.n))
    elif len(byes) == 1:
        swap(event, entry, commands.SwapPlayers(first=player.id, second=byes[0].first, anyway=command.anyway))
    elif byes:
        raise Refused("Several players have a bye: swap two players instead")
    else:
        raise Refused(f"{opponent.name} would have nobody to play", "TR/pairings/1")


def fill_bye(event: Event, entry: Entry, command: commands.FillBye) -> None:
    """Who came too late to be paired plays who has the bye."""
    each, player = _round(event), event.find(command.player)
    _check_unpaired(each, player)
    byes = [match for match in each.matches if match.second is None]
    if command.opponent is not None:
        byes = [match for match in byes if match.first == command.opponent]
    if not byes:
        raise Refused(f"Nobody has a bye in round {each.number} whom {player.name} could play")
    if len(byes) > 1:
        names = ", ".join(event.players[match.first].name for match in byes)
        raise Refused(f"Several players have a bye ({names}): say which of them plays")
    match = byes[0]
    if not command.anyway:
        _check_not_met(event, player, event.players[match.first])
    match.second, match.result, match.entry = player.id, None, entry.n
    match.table = _free_table(event, each)
    match.runner_first = Random(f"{event.seed}/{entry.n}").choice(match.players)
    _settle_sides(event, match, entry)
    player.unpaired.discard(each.number)


def named_opponent(event: Event, command: commands.FillBye) -> commands.FillBye:
    """The command with who has the bye, where it is one player and not said: the log tells whom it was."""
    byes = [match.first for match in event.rounds[-1].matches if match.second is None] if event.rounds else []
    if command.opponent is not None or len(byes) != 1:
        return command
    return command.model_copy(update={"opponent": byes[0]})


def _round(event: Event) -> Round:
    if event.stage is Stage.ELIMINATION:
        raise Refused("The Swiss stage is over; the bracket pairs itself")
    return event.round


def _match_of(each: Round, player: Player) -> Match:
    match = each.match_of(player.id)
    if match is None:
        raise Refused(f"{player.name} is not paired in round {each.number}")
    return match


def _check_open(match: Match) -> None:
    if match.result is not None and match.result.how is not ResultOrigin.BYE:
        raise Refused(f"Table {match.table} has a result: take it back first")


def _check_unpaired(each: Round, player: Player) -> None:
    if not player.active:
        raise Refused(f"{player.name} is not in the event ({player.status})")
    if each.match_of(player.id) is not None:
        raise Refused(f"{player.name} is paired in round {each.number}: swap two players instead")


def _check_fits(event: Event, match: Match, leaves: Player, comes: Player) -> None:
    opponent = match.opponent_of(leaves.id)
    if opponent is None:
        _check_no_bye_yet(event, comes)
    else:
        _check_not_met(event, comes, event.players[opponent])


def _check_not_met(event: Event, one: Player, two: Player) -> None:
    for each in event.rounds[:-1]:
        match = each.match_of(one.id)
        if match is not None and two.id in match.players:
            raise Refused(f"{one.name} and {two.name} met in round {each.number}", "TR/pairings/4")


def _check_no_bye_yet(event: Event, player: Player) -> None:
    for each in event.rounds[:-1]:
        match = each.match_of(player.id)
        if match is not None and match.second is None:
            raise Refused(f"{player.name} had the bye in round {each.number}", "TR/swiss-rounds/7")


def _replace(match: Match, leaves: int, comes: int, entry: Entry) -> None:
    if match.runner_first == leaves:
        match.runner_first = comes
    if match.first == leaves:
        match.first = comes
    else:
        match.second = comes
    match.claims.clear()
    match.entry = entry.n


def _settle_sides(event: Event, match: Match, entry: Entry) -> None:
    """In a single-sided game each plays the side that is due to them, also where a leader paired it."""
    if event.single_sided and event.version >= 4 and match.second is not None:
        draw = Random(f"{event.seed}/{entry.n}/{match.table}")
        match.runner_first = single_sided.runner_of(event, match.first, match.second, draw)


def _free_table(event: Event, each: Round) -> int:
    taken = {match.table for match in each.matches} | event.reserved_tables
    return next(number for number in range(1, len(taken) + 2) if number not in taken)
