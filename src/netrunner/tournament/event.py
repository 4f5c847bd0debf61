"""The state of an event: people, rounds, matches. Plain data; the commands that change it stand in other modules.

Tournament Regulations: I. Tournament Participant Roles, IV. Tournament Concepts.
"""

import difflib
import unicodedata
from collections import Counter, deque
from collections.abc import Iterator
from dataclasses import dataclass, field, fields, is_dataclass
from datetime import date
from enum import StrEnum
from typing import Any

from netrunner.decks.formats import FormatName
from netrunner.tournament.bracket import Bracket
from netrunner.tournament.clock import Clock
from netrunner.tournament.draft import Draft
from netrunner.tournament.errors import Refused
from netrunner.tournament.judge import JudgeLog
from netrunner.tournament.result import Result
from netrunner.tournament.roles import Role, Staff
from netrunner.tournament.standings import Standing, Tally, standings
from netrunner.tournament.structure import (
    Elimination,
    Kind,
    PlayMode,
    Rounds,
    Structure,
    Tier,
    games_per_round,
    smallest_cut,
)


class Stage(StrEnum):
    REGISTRATION = "registration"
    SWISS = "swiss"
    ELIMINATION = "elimination"


class Status(StrEnum):
    ACTIVE = "active"
    DROPPED = "dropped"
    CUT = "missed the cut"
    DISQUALIFIED = "disqualified"
    WAITING = "waiting"  # the event was full
    REMOVED = "removed"  # entered by mistake: as if they had never been


class Lists(StrEnum):
    """Who may read the decklists of others."""

    OPEN = "open"
    CLOSED = "closed"
    CUT = "cut"  # shown from the cut on


@dataclass
class DeckList:
    """A registered deck: its identity and its cards as (title, copies)."""

    identity: str
    cards: tuple[tuple[str, int], ...]
    in_play: tuple[str, ...] = ()  # cards that start the game installed, because the identity says so
    proxies: dict[str, str] = field(default_factory=dict)  # card: who made it, and when


@dataclass
class Player:
    id: int
    name: str
    lot: int
    corp: str = ""
    runner: str = ""
    decks: dict[str, DeckList] = field(default_factory=dict)
    first_round_bye: bool = False
    checked_in: bool = False
    status: Status = Status.ACTIVE
    left_stage: Stage | None = None
    left_after: int = 0
    unpaired: set[int] = field(default_factory=set)  # rounds missed: losses without an opponent
    missing: dict[str, int] = field(default_factory=dict)  # deck with a card missing: since which round
    table: int | None = None
    entry: int = 0  # the number of the entry that registered them
    by_hand: bool = False  # registered by a leader
    paper_list: bool = False  # a leader holds their decklists on paper

    @property
    def active(self) -> bool:
        return self.status is Status.ACTIVE

    @property
    def entrant(self) -> bool:
        """Whether they count: not who left before the first round, waits for a place, or was entered by mistake."""
        if self.status in (Status.WAITING, Status.REMOVED):
            return False
        return self.active or self.left_stage is not Stage.REGISTRATION

    @property
    def left(self) -> bool:
        """Whether they have left, or were made to leave."""
        return self.status in (Status.DROPPED, Status.DISQUALIFIED)


@dataclass
class Match:
    """Two players at a table, or one with a bye (table 0). `runner_first` plays the Runner in the first game."""

    table: int
    first: int
    second: int | None = None
    runner_first: int | None = None
    result: Result | None = None
    claims: dict[int, Result] = field(default_factory=dict)  # what players reported, until the two agree
    entry: int = 0  # the number of the entry that paired it by hand; 0: with its round

    @property
    def disputed(self) -> bool:
        """Whether the two players reported different results: a leader decides."""
        return len(self.claims) == 2

    @property
    def players(self) -> tuple[int, ...]:
        return (self.first,) if self.second is None else (self.first, self.second)

    def opponent_of(self, player: int) -> int | None:
        return self.second if player == self.first else self.first

    def points_of(self, player: int) -> int:
        if self.result is None:
            return 0
        return self.result.points[0 if player == self.first else 1]

    def sides(self, game: int) -> dict[str, int]:
        """Who plays which side in the first (0) or second (1) game: the sides switch in between."""
        assert self.second is not None
        runner = self.runner_first if self.runner_first is not None else self.second
        if game == 1:
            runner = self.first if runner == self.second else self.second
        return {"runner": runner, "corp": self.first if runner == self.second else self.second}


@dataclass
class Round:
    number: int
    matches: list[Match]
    clock: Clock
    published: bool = True
    entry: int = 0  # the number of the entry that paired it

    def origin_of(self, match: Match) -> int:
        """The entry that put this match together."""
        return match.entry or self.entry

    def match_of(self, player: int) -> Match | None:
        return next((match for match in self.matches if player in match.players), None)

    def unreported(self) -> list[Match]:
        return [match for match in self.matches if match.result is None]

    @property
    def public(self) -> bool:
        """Whether results show this round: once it is published, or every result of it is in."""
        return self.published or not self.unreported()


@dataclass
class Event:
    """Everything that is known about one tournament."""

    name: str
    day: date
    staff: Staff
    seed: str
    tier: Tier = Tier.RELAXED
    structure: Structure = Structure.BASIC
    custom_swiss: int | None = None
    custom_cut: int | None = None
    elimination: Elimination = Elimination.DOUBLE
    day_two: tuple[int, int] | None = None  # after so many Swiss rounds, so many players go on
    advanced: bool = False  # whether the second day has begun
    second_day: list[int] = field(default_factory=list)  # who went on to it
    single_sided: bool = False  # a Swiss round is one game
    play: PlayMode = PlayMode.STANDARD
    format: FormatName = FormatName.STANDARD
    lists: Lists = Lists.CLOSED
    lists_required: bool = False
    version: int = 4  # of the log: what its entries mean
    place: str = ""
    start: str = ""  # the time of day, as 10:30
    zone: str = ""  # its time zone, as Europe/Berlin
    description: str = ""
    fee: str = ""
    kind: Kind | None = None
    capacity: int | None = None
    listed: bool = True
    cancelled: str | None = None  # why, once it is
    open: bool = True  # whether players may register themselves
    online: bool = False  # whether the games are played here
    seconds: int | None = None  # online: what each side has for a game; None for a share of the round
    announced: Rounds | None = None
    stage: Stage = Stage.REGISTRATION
    players: dict[int, Player] = field(default_factory=dict)
    names: dict[str, int] = field(default_factory=dict)  # folded name: player
    rounds: list[Round] = field(default_factory=list)
    seats: list[int] = field(default_factory=list)
    draft: Draft | None = None
    free_cards: dict[str, int] = field(default_factory=dict)  # what a drafter may add to a deck without picking it
    reserved_tables: set[int] = field(default_factory=set)
    bracket: Bracket | None = None
    elimination_clocks: dict[int, Clock] = field(default_factory=dict)
    seeding: list[int] = field(default_factory=list)  # Swiss standings when the cut was made, everyone in it
    judge_log: JudgeLog = field(default_factory=JudgeLog)
    calls: list[int] = field(default_factory=list)  # players who wait for a judge, the first caller first

    @property
    def games(self) -> int:
        """Games in a Swiss round."""
        return games_per_round(self.play, self.single_sided)

    @property
    def round(self) -> Round:
        if not self.rounds:
            raise Refused("No round has been paired yet: `pair` makes the first")
        return self.rounds[-1]

    def active(self) -> list[Player]:
        return [player for player in self.players.values() if player.active]

    def entrants(self) -> list[Player]:
        """Everyone who counts as a player of this event."""
        return [player for player in self.players.values() if player.entrant]

    def find(self, who: int | str) -> Player:
        """The player with this name or number (`7` or `#7`); refuses with the nearest names otherwise."""
        return find_player(self, who)

    def roles_of(self, name: str) -> list[Role]:
        roles = self.staff.roles_of(name)
        number = self.names.get(fold_name(name))
        if number is not None and self.players[number].name == name:
            roles.append(Role.PLAYER)
        return roles or [Role.SPECTATOR]

    def matches_of(self, player: int) -> Iterator[tuple[Round, Match]]:
        for each in self.rounds:
            match = each.match_of(player)
            if match is not None:
                yield each, match

    def tallies(self) -> dict[int, Tally]:
        """Points, rounds and opponents of everyone in the Swiss stage, from what has been reported."""
        found = {
            player.id: Tally(
                player.id,
                player.name,
                player.lot,
                rounds=len(player.unpaired),
                ranked=player.status is not Status.DISQUALIFIED,
                left=player.left,
            )
            for player in self.entrants()
        }
        for each in self.rounds:
            if not each.public:
                continue  # or the points of a bye would tell what is still hidden
            for match in each.matches:
                if match.result is None:
                    continue
                for player in match.players:
                    tally = found[player]
                    tally.points += match.points_of(player)
                    tally.rounds += 1
                    opponent = match.opponent_of(player)
                    if opponent is not None:
                        tally.opponents.append(opponent)
        return found

    def standings(self) -> list[Standing]:
        return standings(self.tallies())

    def byes(self) -> Counter[int]:
        """How many byes each player has had."""
        return Counter(match.first for each in self.rounds for match in each.matches if match.second is None)

    def met(self) -> dict[int, set[int]]:
        """Whom each player has met in the Swiss stage."""
        found: dict[int, set[int]] = {player: set() for player in self.players}
        for each in self.rounds:
            for match in each.matches:
                if match.second is not None:
                    found[match.first].add(match.second)
                    found[match.second].add(match.first)
        return found

    def champion(self) -> int | None:
        """The winner: the last one left in the bracket; without a cut, the best of those who are still there."""
        if self.cancelled is not None:
            return None
        if self.bracket is not None:
            return self.bracket.champion
        if self.announced is None or not self.rounds or self.round.unreported():
            return None
        left = len(self.active())
        last = len(self.rounds) == self.announced.swiss or left < 2
        if last and (not self.announced.cut or left < smallest_cut(self.announced.cut)):
            return next((standing.id for standing in self.standings() if self.players[standing.id].active), None)
        return None


def find_player(event: Event, who: int | str) -> Player:
    text = str(who).strip()
    if not text.startswith("#"):
        if fold_name(text) in event.names:
            return event.players[event.names[fold_name(text)]]
    digits = text.removeprefix("#")
    if digits.isascii() and digits.isdigit() and int(digits) in event.players:
        return event.players[int(digits)]
    raise Refused(f"There is no player {text!r} in this event{_nearest(event, text)}")


def fold_name(name: str) -> str:
    """What two names have in common when they are the same for us."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def _nearest(event: Event, text: str) -> str:
    wanted = fold_name(text)
    parts = [name for name in event.names if wanted and f" {name}".find(f" {wanted}") >= 0]
    near = list(dict.fromkeys([*parts, *difflib.get_close_matches(wanted, event.names, n=3, cutoff=0.5)]))[:3]
    if near:
        return "; nearest: " + ", ".join(event.players[event.names[name]].name for name in near)
    return "" if event.players else "; nobody is registered yet"


def snapshot(value: Any) -> Any:
    """The state as plain data, for comparing and for hashing."""
    if is_dataclass(value) and not isinstance(value, type):
        return {each.name: snapshot(getattr(value, each.name)) for each in fields(value)}
    if isinstance(value, dict):
        return {str(key): snapshot(item) for key, item in value.items()}
    if isinstance(value, (list, tuple, deque)):
        return [snapshot(item) for item in value]
    if isinstance(value, (set, frozenset)):
        return sorted(snapshot(item) for item in value)
    if value is None or isinstance(value, (bool, int, str)):
        return value
    return str(value)
