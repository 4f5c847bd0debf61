"""Carries out commands: who may give one, and what does it.

Tournament Regulations: I. Tournament Participant Roles.
"""

from collections.abc import Callable
from typing import Any

from netrunner.tournament import (
    attendance,
    commands,
    conflict_of_interest,
    cut,
    draft_commands,
    floor,
    manual_pairing,
    registration,
    reporting,
    staffing,
    swiss,
    terms,
)
from netrunner.tournament.commands import Command, read_command
from netrunner.tournament.errors import NotAllowed, Refused
from netrunner.tournament.event import Event
from netrunner.tournament.log import Entry
from netrunner.tournament.roles import Role, may

Handler = Callable[[Event, Entry, Any], None]

HANDLERS: dict[type[Command], Handler] = {
    commands.Change: terms.change,
    commands.Registration: terms.registration,
    commands.Cancel: terms.cancel,
    commands.Appoint: staffing.staff,
    commands.Duty: staffing.duty,
    commands.Register: registration.register,
    commands.Edit: registration.edit,
    commands.CheckIn: registration.check_in,
    commands.RemovePlayer: registration.remove,
    commands.AdmitPlayer: registration.admit,
    commands.ReceiveList: registration.receive_list,
    commands.RegisterDeck: registration.deck,
    commands.ReserveTables: registration.reserve,
    commands.TakeSeats: registration.seats,
    commands.StartDraft: draft_commands.start,
    commands.Pick: draft_commands.pick,
    commands.ExpirePicks: draft_commands.expire,
    commands.Announce: swiss.announce,
    commands.PairedRound: swiss.pair,
    commands.Publish: swiss.publish,
    commands.MoveTable: swiss.move,
    commands.SwapPlayers: manual_pairing.swap,
    commands.GiveBye: manual_pairing.give_bye,
    commands.FillBye: manual_pairing.fill_bye,
    commands.RecordedReport: reporting.report,
    commands.Confirm: reporting.confirm,
    commands.Drop: attendance.drop,
    commands.NoShow: attendance.did_not_appear,
    commands.Rejoin: attendance.rejoin,
    commands.Disqualify: attendance.disqualify,
    commands.MissingCard: attendance.missing_card,
    commands.MakeProxy: attendance.proxy,
    commands.RepairPool: draft_commands.repair,
    commands.Advanced: cut.advance,
    commands.Cut: cut.cut,
    commands.SettleSides: cut.sides,
    commands.RecordedGame: cut.report_game,
    commands.RunClock: floor.clock,
    commands.GiveRuling: floor.ruling,
    commands.ReviewRuling: floor.review,
    commands.CallJudge: floor.call_judge,
    commands.AnswerCall: floor.answer_call,
}


def apply(event: Event, entry: Entry) -> None:
    """Carry out one entry, or refuse it and leave the event as it was."""
    command = read_command(entry)
    authorize(event, entry, command)
    conflict_of_interest.check_no_conflict_of_interest(event, entry.by, command)
    HANDLERS[type(command)](event, entry, command)


def authorize(event: Event, entry: Entry, command: Command) -> None:
    """Refuse what a person's roles do not allow, and what a player would do for somebody else."""
    if isinstance(command, commands.Duty) and command.name in (None, entry.by) and event.staff.is_leader(entry.by):
        return
    action = command.permission
    roles = event.roles_of(entry.by)
    if isinstance(command, commands.Register) and command.name == entry.by:
        roles = [*roles, Role.PLAYER]
    if not may(roles, action):
        if conflict_of_interest.is_deputy(event, entry.by, command):
            return
        raise NotAllowed(f"{entry.by} ({', '.join(roles)}) may not do this: {entry.do}")
    if may([role for role in roles if role is not Role.PLAYER], action):
        return
    if not command.own or not _concerns(event, entry.by, command):
        raise NotAllowed(f"{entry.by} is a player and may do this only for themselves: {entry.do}")
    if isinstance(command, commands.Register) and not event.open:
        raise Refused("The registration is closed: ask the organizer")


def _concerns(event: Event, by: str, command: Command) -> bool:
    """Whether a command is about the player who gives it."""
    if isinstance(command, commands.Register):
        return command.name == by
    own = event.find(by).id
    if isinstance(command, commands.SettleSides):
        return own in (command.corp, command.runner)
    if isinstance(command, commands.ReportGame | commands.Confirm) and command.game is not None:
        return own in (cut.the_bracket(event).players(command.game) or ())
    if isinstance(command, commands.RecordedReport | commands.Confirm):
        return own in reporting.find_match(event, command.round, command.table)[1].players
    return getattr(command, "player", None) in (None, own)
