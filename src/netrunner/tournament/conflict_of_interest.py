"""What a leader who plays leaves to another leader: whatever is about their own match, place or decks.

Tournament Regulations: I.6 Leader Participation. `roles.MAY` says what each role may do; `CAUSES` says when somebody
who has the role does not do it all the same, and from which version of the log on. Then a leader who does not play in
that match does it in their stead, also where only the organizer or a marshal may otherwise.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from netrunner.tournament import commands
from netrunner.tournament.commands import Command, read_command
from netrunner.tournament.errors import Refused
from netrunner.tournament.event import Event, Lists, Match, Player, Stage, Status, fold_name
from netrunner.tournament.floor import seated_at
from netrunner.tournament.log import Entry
from netrunner.tournament.registration import closed_lists_of_others, may_meet, may_still_play
from netrunner.tournament.roles import MAY, Role, may, rules_on


@dataclass(frozen=True)
class Cause:
    """When a command is about the player who gives it as a leader."""

    concerns: Callable[[Event, Player, Any], bool]
    since: int = 3
    """The version of the log."""


def playing(event: Event, name: str) -> Player | None:
    """The player of this name."""
    number = event.names.get(fold_name(name))
    return event.players[number] if number is not None and event.players[number].name == name else None


def open_opponents(event: Event, own: Player) -> set[int]:
    """Whom somebody plays now, without a result yet."""
    pairs: list[tuple[int, ...]]
    if event.bracket is not None:
        pairs = [event.bracket.players(game) or () for game in event.bracket.open_games()]
    else:
        matches = event.rounds[-1].matches if event.rounds else []
        pairs = [tuple(match.players) for match in matches if match.result is None]
    return {player for pair in pairs if own.id in pair for player in pair} - {own.id}


def _own(event: Event, own: Player, command: Any) -> bool:
    return bool(command.player == own.id)


def _opponent(event: Event, own: Player, command: Any) -> bool:
    return command.player in open_opponents(event, own)


def _leaves(event: Event, own: Player, command: Any) -> bool:
    """Somebody goes: an opponent who loses by it, or one whose place goes to the leader, who waits for one or would be
    called up into the cut."""
    called_up = event.version >= 4 and own.status is Status.CUT and may_still_play(event, own)
    return _opponent(event, own, command) or called_up or _frees_a_place(event, own, command)


def _frees_a_place(event: Event, own: Player, command: Any) -> bool:
    return own.status is Status.WAITING and not event.rounds and command.player != own.id


def _correction(event: Event, own: Player, command: commands.RecordedReport) -> bool:
    number = command.round if command.round is not None else len(event.rounds)
    if not command.correct or not 1 <= number <= len(event.rounds):
        return False
    matches = event.rounds[number - 1].matches
    return any(match.table == command.table and own.id in match.players for match in matches)


def _no_show(event: Event, own: Player, command: commands.NoShow) -> bool:
    if event.stage is Stage.ELIMINATION:
        return event.version >= 3 and _opponent(event, own, command)
    match = _present(event, own)
    return match is not None and command.player != own.id and command.player in match.players


def _ruling(event: Event, own: Player, command: commands.GiveRuling) -> bool:
    return own.id in (*command.players, *seated_at(event, command.table))


def _review(event: Event, own: Player, command: commands.ReviewRuling) -> bool:
    rulings = event.judge_log.rulings
    if not 1 <= command.ruling <= len(rulings):
        return False
    about = rulings[command.ruling - 1]
    if own.id in about.players:
        return True
    if event.version < 3 or about.table is None or not about.round:
        return False
    if about.game is not None:
        return event.bracket is not None and own.id in (event.bracket.players(about.game) or ())
    matches = event.rounds[about.round - 1].matches if about.round <= len(event.rounds) else []
    return any(about.table == match.table and own.id in match.players for match in matches)


def _extension(event: Event, own: Player, command: commands.RunClock) -> bool:
    return command.what == "extend" and own.id in seated_at(event, command.table)


def _missing_card(event: Event, own: Player, command: commands.MissingCard) -> bool:
    return _own(event, own, command) if command.found else _opponent(event, own, command)


def _correct_deck(event: Event, own: Player, command: commands.RegisterDeck | commands.Edit) -> bool:
    return command.correct and (_own(event, own, command) or _opponent(event, own, command))


def _edit(event: Event, own: Player, command: commands.Edit) -> bool:
    return _correct_deck(event, own, command) or (command.first_round_bye is not None and _own(event, own, command))


def _side(event: Event, own: Player, command: commands.SettleSides) -> bool:
    if event.bracket is None or own.id not in (event.bracket.players(command.game) or ()):
        return False
    return event.bracket.chooser(command.game) not in (None, own.id)


def _pool(event: Event, own: Player, command: commands.RepairPool) -> bool:
    return event.draft is not None and own.id in event.draft.seating()


def _pick(event: Event, own: Player, command: commands.Pick) -> bool:
    others = command.player is not None and command.player != own.id
    return others and event.draft is not None and own.id in event.draft.seating()


def _swap(event: Event, own: Player, command: commands.SwapPlayers) -> bool:
    match = _present(event, own)
    return match is not None and bool({command.first, command.second} & set(match.players))


def _bye(event: Event, own: Player, command: commands.GiveBye) -> bool:
    match = _present(event, own)
    if match is None:
        return _own(event, own, command)
    return match.second is None or command.player in match.players


def _present(event: Event, own: Player) -> Match | None:
    return event.rounds[-1].match_of(own.id) if event.rounds and event.stage is not Stage.ELIMINATION else None


CAUSES: dict[type[Command], Cause] = {
    # what is done -> when it is the cause of the leader who does it
    commands.RecordedReport: Cause(_correction, 1),
    commands.GiveRuling: Cause(_ruling, 1),
    commands.ReviewRuling: Cause(_review, 1),
    commands.NoShow: Cause(_no_show, 2),
    commands.Drop: Cause(_leaves),
    commands.Disqualify: Cause(_leaves),
    commands.RemovePlayer: Cause(_frees_a_place),
    commands.Rejoin: Cause(_own),
    commands.MissingCard: Cause(_missing_card),
    commands.MakeProxy: Cause(_own),
    commands.RegisterDeck: Cause(_correct_deck),
    commands.Edit: Cause(_edit),
    commands.AdmitPlayer: Cause(_own),
    commands.ReceiveList: Cause(_own),
    commands.RunClock: Cause(_extension),
    commands.SettleSides: Cause(_side),
    commands.RepairPool: Cause(_pool),
    commands.Pick: Cause(_pick),
    commands.SwapPlayers: Cause(_swap),
    commands.GiveBye: Cause(_bye),
    commands.FillBye: Cause(_own),
}


def has_conflict_of_interest(event: Event, name: str, command: Command) -> bool:
    """Whether a leader of this name would decide about themselves or their opponent."""
    if isinstance(command, commands.Register):
        return event.version >= 3 and command.first_round_bye and command.name == name
    cause, own = CAUSES.get(type(command)), playing(event, name)
    if cause is None or own is None or event.version < cause.since:
        return False
    return cause.concerns(event, own, command)


def check_no_conflict_of_interest(event: Event, name: str, command: Command) -> None:
    if event.staff.is_leader(name) and has_conflict_of_interest(event, name, command):
        others = " or ".join(deputies(event, name)) or "another leader"
        raise Refused(
            f"{name} leads and plays, and this is about their own match, place or decks: {others} decides",
            "TR/leader-participation/2",
        )


def deputies(event: Event, name: str) -> list[str]:
    """Who decides in the cause of a leader who plays: the marshals where two leaders play each other."""
    own = playing(event, name)
    opponents = open_opponents(event, own) if own is not None else set()
    return rules_on([name, *(event.players[player].name for player in opponents)], event.staff)


def seat_concerns_oneself(event: Event, name: str, seat: Player) -> bool:
    """Whether a leader plays and may still meet somebody, or is that player: whose account a seat is, and the code that
    lets one take it, are then another leader's matter. Who has a seat reads its lists and reports from it."""
    own = playing(event, name)
    if own is None or not event.staff.is_leader(name):
        return False
    return own is seat or may_meet(event, name, seat)


def may_give_seat(event: Event, name: str, seat: Player) -> bool:
    """Whether a leader says whose account a seat is: the organizer, or, where that is their own cause, a deputy."""
    organizer = event.staff.organizer
    if seat_concerns_oneself(event, name, seat):
        return False
    if may(event.staff.roles_of(name), "link"):
        return True
    return seat_concerns_oneself(event, organizer, seat) and name in deputies(event, organizer)


def plays_and_leads(event: Event, name: str) -> bool:
    """Whether a leader plays still."""
    own = playing(event, name)
    return own is not None and event.staff.is_leader(name) and may_still_play(event, own) and event.champion() is None


def check_not_called_back(before: Event, after: Event, name: str) -> None:
    """Refuse an undo by which a leader who has left, and was free to read the closed lists since, would play again."""
    own, again = playing(before, name), playing(after, name)
    if own is None or again is None or before.version < 3 or not before.staff.is_leader(name):
        return
    back = may_still_play(after, again) and not may_still_play(before, own)
    if back and closed_lists_of_others(after, again):
        others = " or ".join(deputies(before, name)) or "another leader"
        raise Refused(
            f"{name} leads, and has been free to read the closed lists since leaving: {others} can take it back",
            "TR/leader-participation/2",
        )


OPENNESS = (Lists.CLOSED, Lists.CUT, Lists.OPEN)


def check_lists_stay_closed(event: Event, name: str, lists: Lists) -> None:
    """Refuse an organizer who plays what the others handed in closed: to open it, and perhaps to close it again."""
    own = playing(event, name)
    if own is None or event.version < 4 or OPENNESS.index(lists) <= OPENNESS.index(event.lists):
        return
    if may_still_play(event, own) and closed_lists_of_others(event, own):
        raise Refused(
            f"{name} leads and plays: lists that the others handed in closed stay closed while that is so",
            "TR/leader-participation/2",
        )


ABOUT_ONE = (
    "no-show", "disqualify", "drop", "rejoin", "admit", "remove", "missing-card", "proxy", "paper-list", "deck",
    "repair-pool",
)  # fmt: skip
"""Decisions about one player."""


def is_about(event: Event, own: Player, entry: Entry) -> bool:
    """Whether an entry decides something about a player: a result, a ruling, a lost card, a place, a pairing. The event
    is as it was before the entry: tables and opponents change."""
    if entry.do in ("report", "confirm") and "table" in entry.data:
        number = entry.data.get("round") or len(event.rounds)
        matches = event.rounds[number - 1].matches if 1 <= number <= len(event.rounds) else []
        return any(match.table == entry.data["table"] and own.id in match.players for match in matches)
    if entry.do in ("game", "confirm") and event.bracket is not None:
        return own.id in (event.bracket.players(entry.data.get("game", 0)) or ())
    if entry.do in ABOUT_ONE and entry.data.get("player") == own.id:
        return True
    if entry.do in ("swap", "fill-bye", "bye"):
        named = {entry.data.get(key) for key in ("first", "second", "player", "opponent", "instead")}
        match = _present(event, own)
        return bool(named & {own.id, *(match.players if match is not None else ())})
    command = read_command(entry)
    cause = CAUSES.get(type(command))
    return cause is not None and cause.concerns(event, own, command)


def is_deputy(event: Event, name: str, command: Command) -> bool:
    """Whether a leader does this in the stead of one who may, and whose own cause it is."""
    return event.version >= 3 and any(
        may(event.staff.roles_of(leader), command.permission)
        and has_conflict_of_interest(event, leader, command)
        and name in deputies(event, leader)
        for leader in event.staff.leaders()
        if leader != name
    )


def deputy_actions(event: Event, name: str) -> list[str]:
    """What a leader may have to do in the stead of one who plays, by the names of `roles.MAY`."""
    if event.version < 3 or not event.staff.leads_now(name):
        return []
    held: set[Role] = set()
    for leader in event.staff.leaders():
        own = playing(event, leader)
        if leader != name and own is not None and own.active:
            held.update(event.staff.roles_of(leader))
    needed = {*(kind.needs for kind in CAUSES), "link"}
    return [action for action in MAY if action in needed and may(held, action)]
