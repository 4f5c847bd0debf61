"""What can be done to an event, who may do it, and how an entry is carried out.

Tournament Regulations: I. Tournament Participant Roles.
"""

from collections.abc import Callable

from netrunner.tournament import attendance, cut, draft_commands, floor, registration, reporting, staffing, swiss, terms
from netrunner.tournament.errors import NotAllowed, Refused
from netrunner.tournament.event import Event
from netrunner.tournament.log import Entry
from netrunner.tournament.roles import Role, may

Handler = Callable[[Event, Entry], None]

COMMANDS: dict[str, tuple[Handler, str]] = {
    # command: (what it does, the permission it needs)
    "change": (terms.change, "structure"),
    "registration": (terms.registration, "structure"),
    "staff": (staffing.staff, "staff"),
    "duty": (staffing.duty, "staff"),
    "register": (registration.register, "register"),
    "edit": (registration.edit, "deck"),
    "check-in": (registration.check_in, "check-in"),
    "deck": (registration.deck, "deck"),
    "reserve": (registration.reserve, "table"),
    "seats": (registration.seats, "table"),
    "draft": (draft_commands.start, "structure"),
    "pick": (draft_commands.pick, "pick"),
    "expire": (draft_commands.expire, "clock"),
    "announce": (swiss.announce, "structure"),
    "pair": (swiss.pair, "pair"),
    "publish": (swiss.publish, "publish"),
    "move": (swiss.move, "table"),
    "report": (reporting.report, "report"),
    "confirm": (reporting.confirm, "confirm"),
    "drop": (attendance.drop, "drop"),
    "no-show": (attendance.did_not_appear, "correct"),
    "rejoin": (attendance.rejoin, "rejoin"),
    "disqualify": (attendance.disqualify, "disqualify"),
    "missing-card": (attendance.missing_card, "correct"),
    "proxy": (attendance.proxy, "ruling"),
    "cut": (cut.cut, "cut"),
    "sides": (cut.sides, "side"),
    "game": (cut.report_game, "report"),
    "clock": (floor.clock, "clock"),
    "ruling": (floor.ruling, "ruling"),
    "review": (floor.review, "review"),
}

OWN = ("register", "check-in", "deck", "edit", "drop", "pick", "report", "confirm", "sides", "game")
"""What a player does for themselves."""


def apply(event: Event, entry: Entry) -> None:
    """Carry out one entry, or refuse it and leave the event as it was."""
    if entry.do not in COMMANDS:
        raise Refused(f"There is no command {entry.do!r}")
    handler, action = COMMANDS[entry.do]
    authorize(event, entry, _stricter(entry) or action)
    handler(event, entry)


def _stricter(entry: Entry) -> str | None:
    """The permission of a leader, where a command that players may give goes beyond what is theirs to do."""
    if entry.flag("correct"):
        return "correct"
    if entry.flag("split"):
        return "split"
    return "table" if ("table" in entry.data and entry.do == "edit") or "first_round_bye" in entry.data else None


def authorize(event: Event, entry: Entry, action: str) -> None:
    """Refuse what a person's roles do not allow, and what a player would do for somebody else."""
    if entry.do == "duty" and entry.data.get("name") == entry.by and event.staff.is_leader(entry.by):
        return
    roles = event.roles_of(entry.by)
    if entry.do == "register" and entry.data.get("name") == entry.by:
        roles = [*roles, Role.PLAYER]
    if not may(roles, action):
        raise NotAllowed(f"{entry.by} ({', '.join(roles)}) may not do this: {entry.do}")
    if may([role for role in roles if role is not Role.PLAYER], action):
        return
    if entry.do not in OWN or not _concerns(event, entry):
        raise NotAllowed(f"{entry.by} is a player and may do this only for themselves: {entry.do}")
    if entry.do == "register" and not event.open:
        raise Refused("The registration is closed: ask the organizer")


def _concerns(event: Event, entry: Entry) -> bool:
    if entry.do == "register":
        return entry.data.get("name") == entry.by
    own = event.find(entry.by).id
    if "player" in entry.data:
        return entry.number("player") == own
    if entry.do == "sides":
        return own in (entry.data.get("corp"), entry.data.get("runner"))
    if entry.do == "game" or "game" in entry.data:
        return own in (cut.the_bracket(event).players(entry.number("game")) or ())
    if entry.do in ("report", "confirm"):
        return own in reporting.find_match(event, entry)[1].players
    return False
