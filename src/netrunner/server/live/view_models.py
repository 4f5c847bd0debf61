"""A game as somebody sees it, in the words of `netrunner.engine.view`: what the document of a room contains of it."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from netrunner.engine.terms import Side
from netrunner.server.wire import Perspective, Wire


class CardFace(Wire):
    """What can be seen of a card, in play or elsewhere. One that the viewer does not know has no title."""

    title: str | None = None
    type: str | None = None
    subtypes: list[str] | None = None
    counters: dict[str, int] | None = None
    hosted: list[CardView] | None = None
    strength: int | None = None
    memory: int | None = None
    cost: int | None = None
    """What it costs now to play, install or rez it, where that is not what is printed."""
    trash_cost: int | None = None
    short: int | None = None
    """The credits that are lacking to play, install or rez it now; for its owner."""
    advancement: int | None = None
    points: int | None = None
    """Likewise where they are not what is printed."""
    named: str | None = None
    chosen: list[int] | None = None
    chosen_names: list[str] | None = None
    """The cards that it has chosen, as the viewer sees them."""
    chosen_server: str | None = None


class CardView(CardFace):
    """A card."""

    id: int
    """An instance number: new whenever the card changes zones."""
    rezzed: bool
    """Rezzed, or faceup."""


class AccessedView(CardFace):
    """The card that is being accessed; only where it comes from when the viewer may not know it."""

    id: int | None = None
    rezzed: bool | None = None
    from_: str = Field(alias="from")
    number: int | None = None
    """Which card of this access it is, from HQ or R&D."""
    left: int | None = None
    """How many come after it."""
    funds: int | None = None
    """The credits that the Runner could spend to trash it: those of the pool, and others that are for that."""


class ServerView(Wire):
    name: str
    ice: list[CardView]
    """Outermost first."""
    root: list[CardView]


class PlayerView(Wire):
    identity: str
    identity_id: int
    identity_counters: dict[str, int] | None = None
    identity_flipped: bool | None = None
    """True while the other side of the identity counts."""
    identity_hosted: list[CardView] | None = None
    identity_named: str | None = None
    credits: int
    clicks: int
    hand_size: int
    score: int
    scored: list[CardView]
    deck: int
    hand_count: int
    hand: list[CardView] | None = None
    """Absent where the viewer may not see it."""
    discard: list[CardView]


class CorpView(PlayerView):
    bad_publicity: int
    servers: list[ServerView]


class RunnerView(PlayerView):
    tags: int
    brain_damage: int
    link: int
    memory_used: int
    memory_limit: int
    rig: list[CardView]


class SubroutineView(Wire):
    text: str
    broken: bool
    resolved: bool
    effects: list[str] | None = None
    """What it consists of while it can resolve, in the words of the vocabulary: "EndRun", "Trace" …"""
    damage: int | None = None
    tags: int | None = None
    """What the Runner gets when it resolves."""


class EncounterView(Wire):
    ice: CardView
    subroutines: list[SubroutineView]


class RunView(Wire):
    server: str
    phase: str
    position: int
    """How many pieces of ice stand between the Runner and the server."""
    successful: bool
    credits: int
    ice: int | None
    encounter: EncounterView | None = None
    accessed: AccessedView | None = None


class PriceView(Wire):
    """What an option costs, part by part."""

    credits: int
    clicks: int | None = None
    counters: int | None = None
    counter: str | None = None
    trash: bool | None = None
    """The card itself is trashed to pay for it."""
    forfeit: int | None = None
    damage: int | None = None
    x: bool | None = None


class OptionView(Wire):
    label: str
    """All of it in words, for whoever reads a list. Nothing has to be read out of them."""
    kind: str
    """pass, continue, run, install, use, rez … : `netrunner.engine.frame.KEYS`."""
    card: int | None = None
    """The instance it belongs to."""
    title: str | None = None
    """Its title."""
    server: str | None = None
    number: int | None = None
    subroutine: int | None = None
    """The subroutine that is chosen, from 0."""
    source: Literal["pool", "run"] | None = None
    """Credits that are not on a card."""
    words: str | None = None
    """What an ability, a branch or a subroutine says."""
    effects: list[str] | None = None
    """What a "Yes" or a branch does, in the words of the vocabulary: "Gain", "Expose" …"""
    damage: int | None = None
    tags: int | None = None
    """What the Runner gets by it."""
    leaves: bool | None = None
    """Nothing is chosen yet: "Done" leaves out what choosing would bring."""
    cost: str | None = None
    """What it costs now, with the game's symbols as markers: "1 [credit], [trash]"."""
    price: PriceView | None = None


class CauseView(Wire):
    """The card whose ability it is."""

    card: int | None = None
    """The instance, where it lies in sight."""
    title: str | None = None


class TimingView(Wire):
    """The timing step."""

    structure: Literal["setup", "corp-turn", "runner-turn", "run"]
    number: str
    """Its number in the rules: "2.1"."""
    words: str
    does: Literal["setup", "actions", "discard", "break", "score", "rez-ice", "rez", "abilities", "other"]


class ContestView(Wire):
    """A trace or a psi game: both sums so far, and what hangs on it."""

    kind: Literal["trace", "psi"]
    source: CauseView
    base: int | None = None
    strength: int | None = None
    link: int | None = None
    later: Side | None = None
    """Who still spends after the side that decides now."""
    funds: int | None = None
    """What the Runner could spend on a trace, with the cards that pay for traces."""
    success: str | None = None
    failure: str | None = None
    same: str | None = None
    different: str | None = None


class ThreatView(Wire):
    """What happens unless it is prevented or avoided now."""

    damage: int | None = None
    tags: int | None = None
    trashed: int | None = None
    """Cards."""
    exposed: int | None = None


class LaidOutView(Wire):
    """Cards that are looked at and put in order, by their titles."""

    placed: list[str]
    """In the order in which they will lie."""
    left: list[str]
    """As they lay."""


class DecisionView(Wire):
    side: Side
    prompt: str | None = None
    """Absent for everybody but the side that decides."""
    ask: str | None = None
    """The kind of question: `netrunner.engine.view.asked`."""
    about: CauseView | None = None
    """The card whose ability asks."""
    window: str | None = None
    """The paid ability window that is open: "run [2.3]"."""
    threat: ThreatView | None = None
    laid_out: LaidOutView | None = None
    options: list[OptionView] | None = None


class ResultView(Wire):
    winner: Side | None
    reason: str


class GameView(Wire):
    side: Perspective
    turn: int
    active: Side
    step: str
    """The timing step in the words of the rules."""
    timing: TimingView
    corp: CorpView
    runner: RunnerView
    run: RunView | None
    resolving: list[CardView]
    currents: list[CardView]
    """Currents in effect: played, and not yet ended by another or by an agenda."""
    contest: ContestView | None
    decision: DecisionView | None
    result: ResultView | None


class BeatView(Wire):
    """Something that happened, in order, as the viewer may know it: `netrunner.engine.beat`."""

    number: int
    turn: int
    kind: str
    side: Side | None = None
    """Who did it, or to whom it happened."""
    card: int | None = None
    """The instance, where it lies in sight."""
    title: str | None = None
    server: str | None = None
    amount: int | None = None
    other: int | None = None
    """The second number of a contest: the Runner's. With a steal or a score, the points that its player has then.
    With damage, the cards that are left in the grip."""
    paid: int | None = None
    """Credits."""
    origin: str | None = None
    """The zone that the card came from."""
    detail: str | None = None
    """The kind of damage, the words of a subroutine or an ability, how a trace or the game ended, why an accessed
    card can be neither stolen nor trashed."""
    cause: CauseView | None = None
    line: int
    """How many lines the log had: the last of them tells of it."""
