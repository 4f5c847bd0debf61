"""What becomes of seats and sockets when accounts change: a guest signs up or in, a session ends."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from netrunner.server.live.bus import EVERYBODY, Message
from netrunner.server.sessions.account_changes import AccountChange, GuestMerged, SessionsEnded

if TYPE_CHECKING:
    from netrunner.server.live.host import Host


async def account_changed(host: Host, change: AccountChange) -> None:
    """Follow a change here and at every other worker."""
    message: Message = {"kind": "changed", "account": change.account}
    if not isinstance(change, SessionsEnded):
        message |= {"into": change.into if isinstance(change, GuestMerged) else change.account, "name": change.name}
    if host.shared:
        host.bus.send(EVERYBODY, message)
    else:
        follow(host, message)


def follow(host: Host, message: Message) -> None:
    """Give seats their new owner or name; close the sockets of an account whose session has ended."""
    account = message["account"]
    if "into" not in message:
        for client in list(host.listeners.get(account, ())):
            client.end()
        return
    for room in host.rooms.values():
        seats = room.match.seats
        for side, seat in seats.items():
            if seat.account == account and room.match.seat_of(message["into"]) in (None, side):
                seats[side] = replace(seat, account=message["into"], name=message["name"])
                room.refresh()
