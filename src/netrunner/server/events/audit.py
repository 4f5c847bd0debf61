"""The audit log: every entry with who made it and when, in sentences, and whether the draws were fair."""

from __future__ import annotations

from dataclasses import replace

from netrunner.server.events.event_store import LoadedEvent
from netrunner.server.events.wire import AuditLine, AuditLog
from netrunner.tournament.errors import Refused
from netrunner.tournament.log import Entry
from netrunner.tournament.narration import read, sentence
from netrunner.tournament.roles import may
from netrunner.tournament.tournament import Tournament, counted

IDENTITIES = ("identity", "corp", "runner")


def audit_log(loaded: LoadedEvent, name: str, identities: bool = True, cards: bool = True) -> AuditLog:
    """The log of a tournament as a leader reads it, the latest first. `identities`: whether they may know them;
    `cards`: whether they may know cards of the others' decks."""
    made, entries = loaded.tournament, loaded.tournament.entries
    undoes = may(made.event.staff.roles_of(name), "undo")
    story, counting = read(entries), {entry.n for entry in counted(entries)}
    undos, instead = undone_undos(loaded), made.undone_instead(name)
    lines = [
        AuditLine(
            number=entry.n,
            at=entry.at,
            by=entry.by,
            do=entry.do,
            text=sentence(without(entry, identities, cards), story),
            undone=entry.n in undos if entry.do == "undo" else entry.n not in counting,
            may_undo=1 < entry.n in counting and (undoes or entry.n in instead),
        )
        for entry in reversed(entries)
    ]
    verified = loaded.once("verified", lambda: not loaded.tournament.audit())
    return AuditLog(lines=lines, number=loaded.number, redo=can_redo(made), verified=verified)


def can_redo(made: Tournament) -> bool:
    try:
        made.last_undo()
    except Refused:
        return False
    return True


def without(entry: Entry, identities: bool, cards: bool) -> Entry:
    """An entry without what its reader may not know of a player's decks."""
    if not identities and entry.do in ("deck", "edit", "register"):
        return replace(entry, data={key: "…" if key in IDENTITIES else value for key, value in entry.data.items()})
    if not cards and entry.do == "proxy":
        return replace(entry, data=entry.data | {"card": "…"})
    if not cards and entry.do == "repair-pool":
        return replace(
            entry, data={key: {"…": 1} if key in ("add", "remove") else entry.data[key] for key in entry.data}
        )
    return entry


def undone_undos(loaded: LoadedEvent) -> set[int]:
    """The undos that were themselves taken back."""
    found: set[int] = set()
    for entry in reversed(loaded.tournament.entries):
        if entry.do == "undo" and entry.n not in found:
            found.update(entry.numbers("entries"))
    return found
