"""Who leads an event: appointing and releasing leaders, and leaders on and off duty.

Tournament Regulations: I.1 Organizer, I.2 Marshal, I.3 Judge, I.6 Leader Participation.
"""

from netrunner.tournament import commands
from netrunner.tournament.errors import Refused
from netrunner.tournament.event import Event, Player, Status
from netrunner.tournament.log import Entry
from netrunner.tournament.names import clean_name
from netrunner.tournament.structure import Tier


def staff(event: Event, entry: Entry, command: commands.Appoint) -> None:
    """Appoint or release a leader, or hand the event to another organizer."""
    name, role = clean_name(command.name), command.role
    people = event.staff
    if command.remove:
        if role == "organizer":
            raise Refused("An event has exactly one organizer: appoint another one instead", "TR/organizer/1")
        holders = people.marshals if role == "marshal" else people.judges
        if name not in holders:
            raise Refused(f"{name} is not a {role} of this event")
        holders.remove(name)
        if not people.is_leader(name):
            people.off_duty.discard(name)
            people.former.add(name)
        _check_second_leader(event)
        return
    if event.tier is not Tier.RELAXED and any(player.name == name for player in _players(event)):
        raise Refused(f"{name} plays, and leaders of {event.tier} events do not", "TR/leader-participation/4")
    if role == "organizer":
        people.former.add(people.organizer)
        people.organizer = name
        people.off_duty.discard(name)
        if event.version >= 3:
            _check_second_leader(event)
        return
    holders = people.marshals if role == "marshal" else people.judges
    if name in holders:
        raise Refused(f"{name} is already a {role}")
    holders.append(name)


def _players(event: Event) -> list[Player]:
    """Who plays, or will when a place is free."""
    waiting = [player for player in event.players.values() if player.status is Status.WAITING]
    return [*event.active(), *(waiting if event.version >= 4 else [])]


def _check_second_leader(event: Event) -> None:
    """A leader who plays needs another one beside them, on duty."""
    leaders = event.staff.leaders()
    present = leaders if event.version < 3 else [name for name in leaders if event.staff.leads_now(name)]
    for player in _players(event):
        if player.name in leaders and not set(present) - {player.name}:
            raise Refused(
                f"{player.name} leads and plays, which needs a second leader: appoint another one first",
                "TR/leader-participation/1",
            )


def duty(event: Event, entry: Entry, command: commands.Duty) -> None:
    """A marshal or judge goes off duty and is a spectator until they come back."""
    name, off = command.name or entry.by, command.off
    people = event.staff
    if name == people.organizer:
        raise Refused("The organizer oversees the whole event: hand it to somebody else first", "TR/organizer/1")
    if not people.is_leader(name):
        raise Refused(f"{name} is not a leader of this event")
    if off == (name in people.off_duty):
        raise Refused(f"{name} is already {'off' if off else 'on'} duty")
    if off:
        people.off_duty.add(name)
        if event.version >= 3:
            _check_second_leader(event)
    else:
        people.off_duty.remove(name)
