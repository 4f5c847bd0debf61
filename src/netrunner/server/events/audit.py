"""The audit log: every entry with who made it and when, in sentences, and whether the draws were fair."""

from __future__ import annotations

from netrunner.server.events.event_store import LoadedEvent
from netrunner.server.events.wire import AuditLine, AuditLog
from netrunner.tournament.narration import read, sentence
from netrunner.tournament.tournament import counted


def audit_log(loaded: LoadedEvent) -> AuditLog:
    """The log of a tournament, the latest entry first."""
    entries = loaded.tournament.entries
    story, counting = read(entries), {entry.n for entry in counted(entries)}
    undos = undone_undos(loaded)
    lines = [
        AuditLine(
            number=entry.n,
            at=entry.at,
            by=entry.by,
            do=entry.do,
            text=sentence(entry, story),
            undone=entry.n in undos if entry.do == "undo" else entry.n not in counting,
        )
        for entry in reversed(entries)
    ]
    verified = loaded.once("verified", lambda: not loaded.tournament.audit())
    return AuditLog(lines=lines, number=loaded.number, verified=verified)


def undone_undos(loaded: LoadedEvent) -> set[int]:
    """The undos that were themselves taken back."""
    found: set[int] = set()
    for entry in reversed(loaded.tournament.entries):
        if entry.do == "undo" and entry.n not in found:
            found.update(entry.numbers("entries"))
    return found
