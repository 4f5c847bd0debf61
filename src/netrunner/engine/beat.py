"""Beats: what happened, in order, as structured data for whoever shows the game; a linked list that clones share.

Rules Reference: Information. Every beat exists for every perspective, whoever may know its card: number, order and kind
of beats tell nothing that is hidden. What a perspective may not know of a beat, the title of a facedown card, is absent
from its data. The cause is the card whose ability resolves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypedDict, final

from netrunner.engine.frame import LOOK_DEEPER, NOBODY_CAUSES
from netrunner.engine.terms import (
    ACCESSED,
    ADVANCED,
    AGENDA_SCORED,
    APPROACHED_ICE,
    APPROACHED_SERVER,
    BAD_PUBLICITY_TAKEN,
    BROKE_SUBROUTINE,
    DECK,
    DEREZZED,
    DISCARDED,
    DREW,
    ENCOUNTERED,
    EVENT_KINDS,
    EXPOSED,
    FORFEITED,
    HAND,
    HQ,
    IDENTITY_ZONE,
    INSTALLED,
    LOST_CLICK,
    PASSED_ICE,
    PLAYED,
    PURGED,
    RESOLVING,
    REZZED,
    RUN_BEGINS,
    RUN_ENDED,
    RUN_UNSUCCESSFUL,
    SIDES,
    SPENT_CLICK,
    STOLEN,
    TAG_TAKEN,
    TRASHED,
    TURN_BEGINS,
    ZONE_NAMES,
    server_name,
)

if TYPE_CHECKING:
    from netrunner.engine.card import Card
    from netrunner.engine.event import Event
    from netrunner.engine.state import State

OF_EVENTS: Final = {
    TURN_BEGINS: "turn",
    RUN_BEGINS: "run",
    APPROACHED_ICE: "approach",
    ENCOUNTERED: "encounter",
    PASSED_ICE: "pass",
    APPROACHED_SERVER: "approach-server",
    RUN_UNSUCCESSFUL: "failure",
    RUN_ENDED: "run-ends",
    BROKE_SUBROUTINE: "break",
    ACCESSED: "access",
    STOLEN: "steal",
    AGENDA_SCORED: "score",
    TRASHED: "trash",
    INSTALLED: "install",
    REZZED: "rez",
    DEREZZED: "derez",
    PLAYED: "play",
    DREW: "draw",
    TAG_TAKEN: "tag",
    PURGED: "purge",
    EXPOSED: "expose",
    ADVANCED: "advance",
    FORFEITED: "forfeit",
    DISCARDED: "discard",
    BAD_PUBLICITY_TAKEN: "bad-publicity",
    LOST_CLICK: "lose-click",
    SPENT_CLICK: "click",
}
"""The events that everybody sees happen. Others exist only for the abilities that wait for them."""

KINDS: Final = (
    *OF_EVENTS.values(),
    "success",
    *("damage", "use", "gain", "lose", "subroutine", "jack-out", "end-run", "remove-tag", "trace", "psi", "win"),
    "affect",
)
"""Every kind of beat. The last ones have no event: `State.tell` is called where they happen."""

COUNTED_ONLY: Final = "click"
"""A beat that is not told, since what the click was spent on is: it is there to be counted."""

BY_EVENT: Final = [OF_EVENTS.get(kind, "") for kind in range(EVENT_KINDS)]

TURNS_TOLD: Final = 2


class CauseData(TypedDict, total=False):
    """The card whose ability did it; without `card` where it lies out of sight, as one that is accessed in R&D."""

    card: int
    title: str


class BeatData(TypedDict, total=False):
    """A beat as one perspective is told it."""

    number: int
    turn: int
    kind: str
    side: str
    card: int
    title: str
    server: str
    amount: int
    other: int
    paid: int
    origin: str
    detail: str
    cause: CauseData
    line: int


@final
class Beat:
    """One thing that happened. `seen`: the sides that know which card it was, as bits."""

    __slots__ = (
        "amount",
        "card",
        "cause",
        "cause_seen",
        "cause_title",
        "detail",
        "kind",
        "line",
        "number",
        "origin",
        "other",
        "paid",
        "previous",
        "seen",
        "server",
        "side",
        "title",
        "turn",
    )

    def __init__(
        self,
        kind: str,
        turn: int,
        side: int,
        card: int,
        title: str,
        seen: int,
        server: int,
        amount: int,
        other: int,
        paid: int,
        origin: int,
        detail: str,
        cause: int,
        cause_title: str,
        cause_seen: int,
        line: int,
        previous: Beat | None,
    ) -> None:
        self.kind = kind
        self.turn = turn
        self.side = side  # who did it, or to whom it happened
        self.card = card  # its instance, where it lies in sight; else -1
        self.title = title
        self.seen = seen
        self.server = server
        self.amount = amount
        self.other = other  # the second number of a contest, the score, the cards that damage leaves in the grip
        self.paid = paid  # credits
        self.origin = origin  # the zone that the card came from
        self.detail = detail
        self.cause = cause
        self.cause_title = cause_title
        self.cause_seen = cause_seen
        self.line = line  # how many lines the log had: the last of them tells of it
        self.previous = previous
        self.number: int = (0 if previous is None else previous.number) + (kind != COUNTED_ONLY)

    def data(self, mask: int) -> BeatData:
        """What somebody may know of it: 1 the Corp, 2 the Runner, 0 a spectator, 3 somebody who sees everything."""
        data: BeatData = {"number": self.number, "turn": self.turn, "kind": self.kind, "line": self.line}
        if self.side >= 0:
            data["side"] = SIDES[self.side]
        if self.card >= 0:
            data["card"] = self.card
        if self.title and knows(self.seen, mask):
            data["title"] = self.title
        if self.server >= 0:
            data["server"] = server_name(self.server)
        if self.amount:
            data["amount"] = self.amount
        if self.other:
            data["other"] = self.other
        if self.paid:
            data["paid"] = self.paid
        if self.origin >= 0:
            data["origin"] = ZONE_NAMES[self.origin]
        if self.detail and (self.kind != "access" or knows(self.seen, mask)):  # why a card is left tells which it is
            data["detail"] = self.detail
        cause: CauseData = {}
        if self.cause >= 0:
            cause["card"] = self.cause
        if self.cause_title and knows(self.cause_seen, mask):
            cause["title"] = self.cause_title
        if cause:
            data["cause"] = cause
        return data


def knows(seen: int, mask: int) -> bool:
    """Whether somebody may know a card that the sides in `seen` know."""
    return seen == 3 or mask == 3 or seen & mask != 0


def cause_of(g: State, above: int = 0) -> int:
    """The card whose ability resolves now, or -1: the innermost, within the timing structure that is open. `above`:
    that many frames are not asked."""
    for frame in reversed(g.stack[: len(g.stack) - above]):
        cause = frame.causing()
        if cause != LOOK_DEEPER:
            return cause
    return NOBODY_CAUSES


def seen_of(card: Card) -> int:
    return 3 if card.zone == IDENTITY_ZONE else card.known


def make(
    g: State,
    kind: str,
    cid: int,
    side: int,
    amount: int,
    other: int,
    server: int,
    paid: int,
    origin: int,
    detail: str,
    cause: int,
) -> Beat:
    """The next beat of a game."""
    card, title, seen = -1, "", 0
    if cid >= 0:
        at = g.cards[cid]
        title = at.definition.title
        seen = seen_of(at)
        if kind == "access" and server == HQ:
            seen = 3  # both sides see it
        if at.zone not in (HAND, DECK):
            card = at.instance
    if cause < 0:
        cause = cause_of(g)
    instance, cause_title, cause_seen = -1, "", 0
    if cause >= 0 and cause != cid:
        because = g.cards[cause]
        cause_title = because.printed.title
        cause_seen = 3 if because.zone == RESOLVING else seen_of(because)
        if because.zone not in (HAND, DECK):
            instance = because.instance
    line = 0 if g.log is None else g.log.count
    return Beat(
        kind,
        max(1, g.turn),
        side,
        card,
        title,
        seen,
        server,
        amount,
        other,
        paid,
        origin,
        detail,
        instance,
        cause_title,
        cause_seen,
        line,
        g.beats,
    )


def tell_event(g: State, event: Event, kind: str) -> None:
    """The beat of an event that everybody sees happen."""
    if g.reason or (kind == "trash" and event.zone == RESOLVING):
        return  # the game is over; or a card that was played leaves the table
    amount, other, paid, origin = 0, 0, 0, -1
    if event.kind in (TAG_TAKEN, PURGED, BAD_PUBLICITY_TAKEN, DREW, LOST_CLICK, SPENT_CLICK):
        amount = event.amount
    elif event.kind in (STOLEN, AGENDA_SCORED):
        amount, other = g.agenda_points(g.cards[event.card]), g.score(event.side)
    elif event.kind in (INSTALLED, PLAYED, REZZED):
        paid = g.paid_credits
    if event.kind in (TRASHED, INSTALLED, ACCESSED):
        origin = event.zone
    cause = event.cause if event.kind in (TAG_TAKEN, TRASHED, BAD_PUBLICITY_TAKEN, EXPOSED, RUN_BEGINS) else -1
    server = event.server
    if event.kind in (ENCOUNTERED, BROKE_SUBROUTINE):
        run = g.run()
        server = -1 if run is None else run.server
    g.beats = make(g, kind, event.card, event.side, amount, other, server, paid, origin, "", cause)


def beats(last: Beat | None, mask: int, since: int) -> list[BeatData]:
    """The beats of the turns from `since` on, oldest first."""
    found: list[BeatData] = []
    beat = last
    while beat is not None and beat.turn >= since:
        if beat.kind != COUNTED_ONLY:
            found.append(beat.data(mask))
        beat = beat.previous
    found.reverse()
    return found
