"""A game as somebody sees it, in the words of `netrunner.engine.view`: what the document of a room contains of it."""

from __future__ import annotations

from pydantic import Field

from netrunner.server.wire import Perspective, Side, Wire


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
    advancement: int | None = None
    points: int | None = None
    """Likewise where they are not what is printed."""
    named: str | None = None
    chosen: list[int] | None = None
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


class ServerView(Wire):
    name: str
    ice: list[CardView]
    """Outermost first."""
    root: list[CardView]


class PlayerView(Wire):
    identity: str
    identity_id: int
    identity_counters: dict[str, int] | None = None
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


class OptionView(Wire):
    label: str
    kind: str
    """pass, continue, run, install, use, rez … : `netrunner.engine.frame.KEYS`."""
    card: int | None = None
    """The instance it belongs to."""
    server: str | None = None
    cost: str | None = None
    """What it costs now, with the game's symbols as markers: "1 [credit], [trash]"."""


class DecisionView(Wire):
    side: Side
    prompt: str | None = None
    """Absent for everybody but the side that decides."""
    window: str | None = None
    """The paid ability window that is open: "run [2.3]"."""
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
    corp: CorpView
    runner: RunnerView
    run: RunView | None
    resolving: list[CardView]
    decision: DecisionView | None
    result: ResultView | None
