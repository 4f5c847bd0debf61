"""A table set up as a test wants it: the page gets the document of a scenario instead of that of a running game.

`stage(page, document)` answers the page's socket; what the page sends is kept in `Stage.sent`, and `Stage.tell` sends
it another document, as a server would that goes on.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from datetime import UTC, datetime
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from netrunner import Deck, Game
from netrunner.scenario import Scenario
from netrunner.server.live.document import LogLines, document
from netrunner.server.live.game_history import SeatHolder
from netrunner.server.live.match import Match
from netrunner.server.live.options import GameOptions
from netrunner.server.live.patch import diff

Document = dict[str, Any]
GAME = "staged"
AROUND: Document = {"here": {"corp": True, "runner": True}, "spectators": 0, "chat": [], "table": None}


def room(scenario: Scenario, perspective: str, options: GameOptions | None = None) -> Document:
    """What somebody sees of a scenario, as the server would tell it."""
    start = Game.start(Deck.load("core-weyland"), Deck.load("core-anarch"), seed=1)
    seats = {"corp": SeatHolder("Morrow", "a"), "runner": SeatHolder("Ada", "b")}
    match = Match(GAME, start.setup, seats, options or GameOptions(), lambda: 0.0)
    match.game = scenario.game
    found = document(match, perspective, LogLines(perspective), "salt", AROUND)
    told: Document = json.loads(json.dumps(found))
    return told


class Stage:
    """The server's end of the page's socket."""

    def __init__(self, page: Page, first: Document, rating: Document | None = None) -> None:
        self.document = first
        self.number = 0
        self.sent: list[Document] = []
        self.answers: Iterator[Document] = iter(())
        """What it tells each time when something is chosen."""
        self.rating: Document = rating or {}
        self.socket: WebSocketRoute | None = None
        self.take_over(page)
        page.route(f"**/api/games/{GAME}/rating", lambda route: route.fulfill(json=self.rating))

    def take_over(self, page: Page) -> None:
        page.route_web_socket("**/api/socket", self.connect)

    def open(self, page: Page) -> None:
        """Go to the table, and wait until it is laid."""
        page.goto(f"/games/{GAME}")
        page.locator(".table [data-card]").first.wait_for()

    def connect(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(lambda text: self.hear(json.loads(text)))

    def hear(self, request: Document) -> None:
        message = request["message"]
        self.sent.append(message)
        if message["do"] == "enter" and message["room"] == GAME:
            at = datetime.now(UTC).isoformat()
            told = {"tell": "snapshot", "room": GAME, "session": "s", "number": 0, "at": at, "document": self.document}
            self.say(told)
        if request.get("ref") is not None:
            self.say({"tell": "answer", "ref": request["ref"]})
        if message["do"] == "choose" and (following := next(self.answers, None)) is not None:
            self.tell(following)

    def say(self, message: Document) -> None:
        assert self.socket is not None
        self.socket.send(json.dumps(message))

    def tell(self, following: Document) -> None:
        """The game goes on."""
        self.number += 1
        operations = diff(self.document, following)
        self.document = deepcopy(following)
        self.say({"tell": "patch", "room": GAME, "number": self.number, "operations": operations})


def stage(page: Page, first: Document, rating: Document | None = None) -> Stage:
    """Show a document at the table. `rating`: what its game, when it is over, did to the ratings of its players."""
    made = Stage(page, first, rating)
    made.open(page)
    return made


# --- positions -------------------------------------------------------------------------------------------------------


def crowded(
    turn: str = "corp", *, first_ice: Any = "Ice Wall+", played: str | None = None, archives: list[str] | None = None
) -> Scenario:
    """A board that is as full as boards get: 17 remotes, 5 pieces of ice on a server, 20 cards in the rig, cards on
    cards two deep, 12 cards in hand, six scored agendas."""
    naked = [
        "PAD Campaign+",
        "Melange Mining Corp.+",
        "Snare!",
        "PAD Campaign+",
        "Adonis Campaign+",
        "Team Sponsorship+",
    ]
    servers: dict[str, Any] = {
        "HQ": {"ice": ["Wall of Static+", "Tollbooth+", "Data Raven+", "Archer", "Enigma+"], "root": ["Red Herrings"]},
        "R&D": {"ice": ["Data Raven+", "Tollbooth", "Pop-up Window+", "Ichi 1.0+"]},
        "Archives": {"ice": ["Enigma+"]},
        "Server 1": {"ice": [first_ice, "Neural Katana+", "Archer+"], "root": ["SanSan City Grid+"]},
        "Server 2": {"ice": ["Enigma+", "Hunter+"], "root": ["Caprice Nisei+", "Priority Requisition"]},
        "Server 3": {"ice": ["Pop-up Window+"], "root": ["PAD Campaign+"]},
        "Server 4": {"ice": ["Enigma"], "root": ["Adonis Campaign+"]},
    }
    for number in range(5, 18):
        servers[f"Server {number}"] = {"root": [naked[number % len(naked)]]}
    rig: list[Any] = [
        "Gordian Blade",
        "Corroder",
        "Ninja",
        "Magnum Opus",
        ("Datasucker", {"virus": 4}),
        "Djinn",
        ("Medium", {"host": "Djinn", "virus": 3}),
        "Dinosaurus",
        ("Femme Fatale", {"host": "Dinosaurus"}),
        ("The Personal Touch", {"host": "Femme Fatale"}),
        "Akamatsu Mem Chip",
        "Akamatsu Mem Chip",
        "Akamatsu Mem Chip",
        "Rabbit Hole",
        "Rabbit Hole",
        "R&D Interface",
        "Cyberfeeder",
        "Underworld Contact",
        "Underworld Contact",
        "Aesop's Pawnshop",
        ("Armitage Codebusting", {"credit": 8}),
        "Access to Globalsec",
        "Sacrificial Construct",
    ]
    return Scenario(
        corp={
            "servers": servers,
            "credits": 21,
            "hand": [
                "Hedge Fund",
                "Closed Accounts",
                "Scorched Earth",
                "SEA Source",
                "Priority Requisition",
                "Melange Mining Corp.",
                "Neural Katana",
                "Red Herrings",
                "Breaking News",
                "Ice Wall",
                "Enigma",
                "Beanstalk Royalties",
            ],
            "deck": ["Hedge Fund"] * 19,
            "discard": archives or [],
            "scored": ["Astroscript Pilot Program", "Breaking News", "Breaking News"],
        },
        runner={
            "rig": rig,
            "credits": 14,
            "hand": ["Sure Gamble", "Diesel", "Modded", "The Maker's Eye", "Test Run", "Account Siphon"] * 2
            + ([played] if played else []),
            "deck": ["Sure Gamble"] * 12,
            "scored": ["Breaking News", "Breaking News", "NAPD Contract"],
            "tags": 1,
        },
        turn=turn,
    )


def crowded_run() -> Scenario:
    """The same board with a current in effect and a pile in Archives, in the encounter with ice of six subroutines."""
    s = crowded(
        "runner",
        first_ice=("Salvage+", {"advancement": 6}),
        played="Employee Strike",
        archives=["Hedge Fund"] * 11 + ["Ice Wall"],
    )
    s.choose("Play Employee Strike")
    go_on(s, lambda view: view["decision"]["ask"] == "action")
    s.choose("Run Server 1")
    go_on(s, lambda view: "encounter" in (view["run"] or {}))
    return s


def facing_archer(credits_left: int = 16) -> Scenario:
    """The Runner encounters Archer, which Ninja can break."""
    s = Scenario(
        corp={
            "servers": {
                "HQ": {"ice": ["Archer+", "Enigma"], "root": ["Caprice Nisei+"]},
                "R&D": {"ice": ["Data Raven+"]},
                "Server 1": {"ice": ["Ice Wall+"], "root": ["SanSan City Grid+"]},
            },
            "hand": ["Hedge Fund"] * 4,
        },
        runner={
            "rig": ["Ninja", "Corroder", ("Datasucker", {"virus": 2}), "Underworld Contact"],
            "credits": credits_left,
            "hand": ["The Maker's Eye", "Modded", "Sure Gamble"],
        },
        turn="runner",
    )
    s.choose("Run HQ")
    go_on(s, lambda view: "encounter" in (view["run"] or {}))
    return s


def accessing(deck: list[str]) -> Scenario:
    """The Runner, who sees one card more, accesses the top card of R&D."""
    s = Scenario(
        corp={"deck": deck, "servers": {"HQ": {"ice": ["Enigma"]}}, "hand": ["Ice Wall"]},
        runner={"rig": ["R&D Interface"], "credits": 7, "hand": ["Sure Gamble"] * 4},
        turn="runner",
    )
    s.choose("Run R&D")
    go_on(s, lambda view: view["decision"]["ask"] == "access")
    return s


def psi_game() -> Scenario:
    """Caprice Nisei asks both players for a number; the Corp decides first."""
    s = Scenario(
        corp={"servers": {"HQ": {"root": ["Caprice Nisei+"]}}, "credits": 5, "hand": ["Hedge Fund"]},
        runner={"credits": 5, "hand": ["Inside Job"]},
        turn="runner",
    )
    s.choose("Run HQ")
    while s.side != "corp" or s.game.view("corp")["contest"] is None:
        s.choose("Continue" if s.can("Continue") else s.options[0])
    return s


def traced() -> Scenario:
    """Hunter traces the Runner, who knows what the Corp has spent."""
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Hunter+"]}}, "credits": 8, "hand": ["Hedge Fund"]},
        runner={"credits": 9, "rig": ["Rabbit Hole"], "hand": ["Sure Gamble"]},
        turn="runner",
    )
    s.choose("Run HQ")
    come_to_the_trace(s)
    return s


def traced_at_the_outermost() -> Scenario:
    """Hunter, the outermost of three pieces of ice, traces the Runner in an encounter; the rig has two rows."""
    s = Scenario(
        corp={
            "servers": {
                "HQ": {"ice": ["Hunter+", "Enigma+", "Wall of Static"], "root": ["Red Herrings"]},
                "R&D": {"ice": ["Ice Wall+", "Enigma"]},
                "Server 1": {"ice": ["Tollbooth+", "Ice Wall"], "root": ["PAD Campaign+"]},
            },
            "credits": 8,
            "hand": ["Hedge Fund"] * 3,
        },
        runner={
            "credits": 9,
            "rig": ["Rabbit Hole", "Corroder", "Ninja", "Gordian Blade", "Akamatsu Mem Chip", "Underworld Contact"],
            "hand": ["Sure Gamble"] * 4,
        },
        turn="runner",
    )
    s.choose("Run HQ")
    come_to_the_trace(s)
    return s


def crowded_trace() -> Scenario:
    """A full board: Data Raven, the outermost of four pieces of ice, traces the Runner in an encounter."""
    s = crowded("runner")
    s.choose("Run R&D")
    come_to_the_trace(s)
    return s


def crowded_access() -> Scenario:
    """A full board: the Runner accesses an asset in the root of a server far to the right, and could trash it."""
    s = crowded("runner")
    s.choose("Run Server 16")
    go_on(s, lambda view: view["decision"]["ask"] == "access")
    return s


def crowded_psi() -> Scenario:
    """A full board: Caprice Nisei, behind two pieces of ice, asks both players for a number within an Inside Job."""
    s = crowded("runner", played="Inside Job")
    s.choose("Play Inside Job")
    for _ in range(60):
        contest = s.game.view("corp")["contest"]
        if s.side == "corp" and contest is not None and contest["source"]["title"] == "Caprice Nisei":
            return s
        s.choose(next(label for label in ("Server 2", "0", "Continue", "Pass", *s.options) if s.can(label)))
    raise AssertionError("The game does not come to the psi game.")


def come_to_the_trace(s: Scenario) -> None:
    """Until the Runner, who knows what the Corp has spent, is asked what they spend."""
    for _ in range(60):
        if s.side == "runner" and s.game.view("runner")["contest"] is not None:
            return
        s.choose(next(label for label in ("2", "Continue", "Take 1 tag", "Pass", *s.options) if s.can(label)))
    raise AssertionError("The game does not come to a trace.")


def go_on(s: Scenario, until: Any) -> None:
    """Pass and continue until something holds of what the Runner, who decides, sees."""
    for _ in range(50):
        if s.side == "runner" and until(s.game.view("runner")):
            return
        s.choose(next(label for label in ("Continue", "Pass", *s.options) if s.can(label)))
    raise AssertionError("The game does not come to that.")
