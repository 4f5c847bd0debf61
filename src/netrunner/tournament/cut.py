"""The progression cut and the elimination rounds that follow it.

Tournament Regulations: IV.4 Progression Cut, IV.5 Double Elimination Rounds, IV.5.a Deck Choice, IV.1
Tournament Round Times.
"""

from netrunner.tournament import commands
from netrunner.tournament.attendance import check_cards
from netrunner.tournament.bracket import Bracket
from netrunner.tournament.clock import Clock
from netrunner.tournament.errors import Refused
from netrunner.tournament.event import Event, Stage, Status
from netrunner.tournament.log import Entry
from netrunner.tournament.registration import check_not_cancelled
from netrunner.tournament.sides import SideReason, Sides
from netrunner.tournament.structure import Elimination, RoundType, largest_cut, round_minutes, smallest_cut


def qualified(event: Event, size: int) -> list[int]:
    """The players of a cut, best first: the highest ranked of those who are still there."""
    ranked = [standing.id for standing in event.standings() if event.players[standing.id].active]
    return ranked[:size]


def cut_size(event: Event) -> int:
    """The announced size, or the largest smaller one that the players who are left can fill."""
    check_can_cut(event)
    assert event.announced is not None
    active = len(event.active())
    size = min(event.announced.cut, largest_cut(active))
    if size < smallest_cut(event.announced.cut):
        raise Refused(
            f"A cut needs at least {smallest_cut(event.announced.cut)} players, and {active} are left: "
            "the leader of the standings wins",
            "TR/progression-cut/2",
        )
    return size


def check_can_cut(event: Event) -> None:
    check_not_cancelled(event)
    if event.bracket is not None:
        raise Refused("The cut has already been made")
    if event.announced is None or not event.rounds:
        raise Refused("No round has been played yet")
    if not event.announced.cut:
        raise Refused("This event was announced without a cut: the leader of the standings wins", "TR/swiss-rounds/2")
    if len(event.rounds) < event.announced.swiss:
        raise Refused(
            f"{event.announced.swiss} Swiss rounds were announced and {len(event.rounds)} have been paired",
            "TR/progression-cut/1",
        )
    if waiting := event.round.unreported():
        tables = ", ".join(str(match.table) for match in waiting)
        raise Refused(f"Round {event.round.number} still waits for the result of table {tables}")
    check_cards(event)


def advance(event: Event, entry: Entry, command: commands.Advanced) -> None:
    """The second day begins: the best so far go on, with their points, in the same stage."""
    size = day_two_size(event)
    right = qualified(event, size)
    if command.players != right:
        raise Refused(f"The top {size} by the standings is {right}, not {command.players}", "TR/progression-cut/2")
    event.advanced, event.second_day = True, list(right)
    for player in event.active():
        if player.id not in right:
            player.status, player.left_stage = Status.CUT, Stage.SWISS
            player.left_after = len(event.rounds)


def day_two_size(event: Event) -> int:
    """How many go on to the second day; refuses where it is not time."""
    check_not_cancelled(event)
    if event.day_two is None:
        raise Refused("This event has no second day", "TR/custom-structure/1")
    after, size = event.day_two
    if event.advanced:
        raise Refused("The second day has already begun")
    if len(event.rounds) < after or event.round.unreported():
        raise Refused(f"The second day begins when round {after} is complete")
    return size


def cut(event: Event, entry: Entry, command: commands.Cut) -> None:
    """Make the cut: the best advance, everyone else is out of the tournament."""
    size = cut_size(event)
    seeds = command.seeds
    right = qualified(event, size)
    if command.imported:
        check_imported(event, seeds)
    elif seeds != right:
        raise Refused(f"The top {size} by the standings is {right}, not {seeds}", "TR/progression-cut/2")
    event.seeding = [
        standing.id for standing in event.standings() if event.players[standing.id].status is not Status.CUT
    ]
    event.bracket = Bracket(list(seeds), single=event.elimination is Elimination.SINGLE)
    event.stage = Stage.ELIMINATION
    for player in event.active():
        if player.id not in seeds:
            player.status, player.left_stage = Status.CUT, Stage.SWISS
            player.left_after = len(event.rounds)


def check_imported(event: Event, seeds: list[int]) -> None:
    """A cut that was made elsewhere has players of this event, each once, as many as a bracket takes."""
    if len(seeds) != largest_cut(len(seeds)) or len(set(seeds)) < len(seeds):
        raise Refused(f"A cut is to the top 2, 4, 8, 16 and so on, each player once; not {seeds}")
    for player in seeds:
        if not event.find(player).active:
            raise Refused(f"{event.players[player].name} is in the cut and has left the event")


def the_bracket(event: Event) -> Bracket:
    if event.bracket is None:
        raise Refused("There is no bracket yet: `cut` makes it after the last Swiss round")
    return event.bracket


def sides(event: Event, entry: Entry, command: commands.SettleSides) -> None:
    """Settle who plays which side of an elimination game."""
    bracket = the_bracket(event)
    game, why = command.game, command.why
    chosen = Sides(command.corp, command.runner, why)
    chooser = bracket.chooser(game)
    if chooser is not None and why is not SideReason.CHOICE:
        raise Refused("In the first elimination round the higher seed chooses the side", "TR/deck-choice/2")
    name = event.players[chooser].name if chooser is not None else ""
    if chooser is not None and entry.by != name and not event.staff.leads_now(entry.by):
        raise Refused(f"{name} has the higher seed and chooses", "TR/deck-choice/2")
    bracket.set_sides(game, chosen)
    bracket.settled[game] = entry.n


def shown_to_chooser(event: Event, game: int) -> dict[str, str]:
    """The opponent's identities, which the higher seed may see before choosing."""
    bracket = the_bracket(event)
    chooser, pair = bracket.chooser(game), bracket.players(game)
    if chooser is None or pair is None:
        raise Refused("Nobody chooses a side in this game", "TR/deck-choice/3")
    opponent = event.players[pair[1] if chooser == pair[0] else pair[0]]
    return {"corp": opponent.corp, "runner": opponent.runner}


def report_game(event: Event, entry: Entry, command: commands.RecordedGame) -> None:
    """Enter the winner of an elimination game; no winner is a draw, which the higher seed wins.

    A player's report waits for the opponent's, a leader's counts at once.
    """
    bracket, game = the_bracket(event), command.game
    if command.winner is None and not command.draw:
        raise Refused(f"Game {game} has a winner, or is a draw: say which")
    winner = None if command.draw else event.find(command.winner or 0).id
    pair = bracket.ready(game)
    if winner is not None and winner not in pair:
        raise Refused(f"{event.players[winner].name} does not play in game {game}")
    _check_conceded(event, game, winner)
    reporter = player_in(event, game, entry.by)
    if reporter is None or counts_at_once(event, entry.by, command.played):
        bracket.report(game, winner)
    else:
        bracket.claim(game, reporter, winner)


def counts_at_once(event: Event, by: str, played: bool) -> bool:
    """Whether a result needs no opponent's word although a player entered it: a game that was played here tells its
    result itself, in the organizer's name."""
    if event.version < 2:
        return event.staff.leads_now(by)
    return played and event.version >= 3


def _check_conceded(event: Event, game: int, winner: int | None) -> None:
    """Who lacks a card of the deck they play with has conceded the game."""
    sides = the_bracket(event).sides[game]
    for side, player in (("corp", sides.corp), ("runner", sides.runner)):
        if side in event.players[player].missing and winner in (None, player):
            raise Refused(
                f"{event.players[player].name} lacks a card of the {side} deck and concedes the game with it",
                "TR/lost-and-damaged-cards/2",
            )


def player_in(event: Event, game: int, name: str) -> int | None:
    """The player of a game who has this name."""
    pair = the_bracket(event).players(game) or ()
    return next((player for player in pair if event.players[player].name == name), None)


def clock_of(event: Event, game: int) -> Clock:
    """The clock of an elimination round, one that has not run where nobody has started it; the final has more time."""
    bracket = the_bracket(event)
    kind = RoundType.FINAL if bracket.finals(game) else RoundType.ELIMINATION
    return event.elimination_clocks.get(bracket.slot(game).round) or Clock(round_minutes(kind, event.play))
