"""Swiss rounds: the announcement, the draw of pairings, byes, tables, publication.

Tournament Regulations: IV.2 Pairings, IV.3 Swiss Rounds, III.2 Game Setup (who is the Runner first),
VII.1.a Swiss Pairings (the first round of a draft). `draw` decides and `pair` records, so that the log holds the
pairings themselves and anyone can draw them again from the seed.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from netrunner.tournament import commands, single_sided
from netrunner.tournament.attendance import check_cards
from netrunner.tournament.clock import Clock
from netrunner.tournament.errors import Refused
from netrunner.tournament.event import Event, Match, Player, Round, Stage
from netrunner.tournament.log import Entry
from netrunner.tournament.matching import Pairing, can_pair
from netrunner.tournament.matching import pair as match_groups
from netrunner.tournament.registration import check_not_cancelled, missing_lists
from netrunner.tournament.result import bye
from netrunner.tournament.structure import PlayMode, Rounds, RoundType, checked, round_minutes, rounds_for


def announcement(event: Event) -> Rounds:
    """The rounds and the cut for the players who are registered now."""
    found = rounds_for(event.structure, len(event.active()), event.custom_swiss, event.custom_cut)
    return replace(found, elimination=event.elimination, day_two=event.day_two)


def to_be_announced(event: Event) -> bool:
    """Whether rounds and cut must still be announced, or announced again for the players who have come since."""
    if event.rounds:
        return False
    if event.announced is None:
        return True
    try:
        return event.announced != announcement(event)
    except Refused:  # too few are left for the table: what was announced stands
        return False


def announce(event: Event, entry: Entry, command: commands.Announce) -> None:
    """The organizer announces rounds and cut; the tournament can start."""
    if event.rounds:
        raise Refused("Rounds and cut are announced before the first round is paired", "TR/pairings/2")
    rounds = checked(Rounds(command.swiss, command.cut, event.elimination, event.day_two))
    right = announcement(event)
    if rounds != right:
        raise Refused(f"For {len(event.active())} players the {event.structure} structure has {right}, not {rounds}")
    event.announced = rounds


@dataclass(frozen=True)
class Draw:
    """A drawn round: (table, first, second or None, the first Runner or None), and its rematches."""

    matches: list[tuple[int, int, int | None, int | None]]
    rematches: list[tuple[int, int]]

    def as_data(self) -> dict[str, Any]:
        matches = [
            {"table": table, "players": [first] if second is None else [first, second]}
            | ({} if runner is None else {"runner": runner})
            for table, first, second, runner in self.matches
        ]
        return {"matches": matches} | ({"rematches": [list(pair) for pair in self.rematches]} if self.rematches else {})


def draw(event: Event, rng: Random) -> Draw:
    """Draw the next round."""
    check_ready(event)
    players = event.active()
    byes = [player for player in players if player.first_round_bye] if not event.rounds else []
    field = [player for player in players if player not in byes]
    if len(field) % 2:
        extra = _bye(event, field, rng)
        byes.append(extra)
        field.remove(extra)
    if event.single_sided:
        sided = single_sided.pair(event, field, rng)
        matches = _tables(event, [pair for pair, _ in sided], rng, dict(sided))
        matches.extend((0, player.id, None, None) for player in byes)
        return Draw(matches, [])
    pairing = _pairs(event, field, rng)
    matches = _tables(event, pairing.pairs, rng)
    matches.extend((0, player.id, None, None) for player in byes)
    return Draw(matches, pairing.rematches)


def check_ready(event: Event) -> None:
    """Refuse to pair before the event, or the round before, is ready."""
    if event.stage is Stage.ELIMINATION:
        raise Refused("The Swiss stage is over; the bracket pairs itself")
    check_not_cancelled(event)
    if event.announced is None:
        raise Refused("Announce the number of rounds and the cut first: `start`", "TR/pairings/2")
    if event.rounds and (waiting := event.round.unreported()):
        tables = ", ".join(str(match.table) for match in waiting)
        raise Refused(f"Round {event.round.number} still waits for the result of table {tables}")
    if len(event.rounds) >= event.announced.swiss:
        after = "; make the cut" if event.announced.cut else ""
        raise Refused(f"All {event.announced.swiss} announced Swiss rounds have been paired{after}")
    if len(event.active()) < 2:
        raise Refused(f"A round needs two players, and {len(event.active())} is left")
    if event.day_two is not None and len(event.rounds) == event.day_two[0] and not event.advanced:
        raise Refused(
            f"The second day begins now: the top {event.day_two[1]} go on (`advance`)", "TR/custom-structure/1"
        )
    check_cards(event)
    if event.version >= 4 and event.draft is not None and not event.draft.over:
        raise Refused("The draft is going on: the first round is paired when it is over")
    if not event.rounds:
        _check_first_round(event)


def _check_first_round(event: Event) -> None:
    if to_be_announced(event):
        count = len(event.active())
        raise Refused(f"{event.announced} was announced, and {count} players are here: announce again", "TR/pairings/2")
    if owed := missing_lists(event):
        raise Refused(f"Decklists are required before the start; missing: {', '.join(owed)}", "TR/deck-lists/1")
    if any(player.checked_in for player in event.active()):
        absent = [player.name for player in event.active() if not player.checked_in]
        if absent:
            raise Refused(f"Not checked in: {', '.join(absent)}. Check them in, or drop them")


def _bye(event: Event, field: list[Player], rng: Random) -> Player:
    """Who has the bye: by lot in the first round, then the lowest ranked player who has had none.

    If nobody can be paired without a rematch once that player sits out, the next above who has had none is taken.
    """
    if not event.rounds:
        return rng.choice(field)
    rank = {standing.id: standing.rank for standing in event.standings()}
    byes = event.byes()
    candidates = sorted(field, key=lambda player: (byes[player.id], -rank[player.id]))
    fewest = [player for player in candidates if byes[player.id] == byes[candidates[0].id]]
    met = event.met()
    for player in fewest:
        if event.single_sided or can_pair([other.id for other in field if other is not player], met):
            return player
    return candidates[0]


def _pairs(event: Event, field: list[Player], rng: Random) -> Pairing:
    if not event.rounds and event.play is not PlayMode.STANDARD:
        return Pairing(across_the_table([player.id for player in _seated(event, field)]), [])
    tallies = event.tallies()
    groups: dict[int, list[int]] = {}
    for player in field:
        groups.setdefault(tallies[player.id].points, []).append(player.id)
    return match_groups([groups[points] for points in sorted(groups, reverse=True)], event.met(), rng)


def _seated(event: Event, field: list[Player]) -> list[Player]:
    if not event.seats:
        return field
    if standing := [player.name for player in field if player.id not in event.seats]:
        raise Refused(
            f"Nobody knows where {', '.join(standing)} sat at the draft: record the seats again",
            "TR/draft-swiss-pairings/1",
        )
    return sorted(field, key=lambda player: event.seats.index(player.id))


def across_the_table(seats: Sequence[int]) -> list[tuple[int, int]]:
    """Everyone against the drafter furthest away.

    >>> across_the_table([1, 2, 3, 4, 5, 6, 7, 8])
    [(1, 5), (2, 6), (3, 7), (4, 8)]
    """
    half = len(seats) // 2
    return list(zip(seats[:half], seats[half:], strict=True))


def _tables(
    event: Event,
    pairs: Sequence[tuple[int, int]],
    rng: Random,
    runners: dict[tuple[int, int], int] | None = None,
) -> list[tuple[int, int, int | None, int | None]]:
    """Number the tables: fixed seats first, then the top pairs from 1 up, leaving out the reserved ones."""
    wanted: dict[tuple[int, int], int] = {}
    for pair in pairs:
        for number in (event.players[player].table for player in pair):
            if number is not None and number not in wanted.values():
                wanted[pair] = number
                break
    taken = event.reserved_tables | set(wanted.values())
    free = (number for number in range(1, len(pairs) + len(taken) + 1) if number not in taken)
    numbered = [(wanted[pair] if pair in wanted else next(free), pair) for pair in pairs]
    settled = runners or {}
    return [(table, *pair, settled[pair] if settled else rng.choice(pair)) for table, pair in sorted(numbered)]


# --- the entries


def pair(event: Event, entry: Entry, command: commands.PairedRound) -> None:
    """Record a drawn round."""
    check_ready(event)
    matches = [_match(event, drawn) for drawn in command.matches]
    paired = sorted(player for match in matches for player in match.players)
    if paired != sorted(player.id for player in event.active()):
        raise Refused("Every active player is in exactly one match of a round", "TR/pairings/1")
    tables = [match.table for match in matches if match.second is not None]
    if len(set(tables)) < len(tables) or any(table < 1 for table in tables):
        raise Refused("Every match has its own table, numbered from 1")
    met = event.met()
    again = [match.players for match in matches if match.second is not None and match.second in met[match.first]]
    if event.single_sided:
        again = single_sided.repeated(event, matches)
    if again and not command.allow_rematches:
        names = "; ".join(" and ".join(event.players[player].name for player in each) for each in again)
        raise Refused(
            f"Every possible pairing repeats a match ({names}). Allow rematches for this round, or end the Swiss stage",
            "TR/pairings/4",
        )
    minutes = command.minutes or round_minutes(RoundType.SWISS, event.play, event.single_sided)
    number = len(event.rounds) + 1
    if command.round not in (None, number):
        raise Refused(f"The next round is {number}, not {command.round}")
    event.stage = Stage.SWISS
    event.rounds.append(Round(number, matches, Clock(minutes), not command.hidden, entry.n))


def _match(event: Event, drawn: commands.DrawnMatch) -> Match:
    players, table, runner = drawn.players, drawn.table, drawn.runner
    for player in players:
        if player not in event.players:
            raise Refused(f"There is no player number {player!r}")
    if len(players) == 1:
        return Match(0, players[0], result=bye(event.games))
    if runner is None or runner not in players:
        raise Refused(f"The Runner of the first game is one of the two players, not {runner!r}", "TR/game-setup/1")
    return Match(table, players[0], players[1], runner)


def publish(event: Event, entry: Entry, command: commands.Publish) -> None:
    """Show a round to the players."""
    if event.round.published:
        raise Refused(f"The pairings of round {event.round.number} are already published")
    event.round.published = True


def move(event: Event, entry: Entry, command: commands.MoveTable) -> None:
    """Give a match of the current round another table; the two change places if it is taken."""
    table, to = command.table, command.to
    here = next((match for match in event.round.matches if match.table == table and match.second is not None), None)
    if here is None:
        raise Refused(f"There is no table {table} in round {event.round.number}")
    if to < 1:
        raise Refused(f"A table number is 1 or more, not {to}")
    there = next((match for match in event.round.matches if match.table == to), None)
    if there is not None:
        there.table = table
    here.table = to
    event.round.clock.exchange(table, to)


def visible_pairings(event: Event, leader: bool) -> list[Round]:
    """The rounds a person may see: the players see them once they are published."""
    return [each for each in event.rounds if each.published or leader]
