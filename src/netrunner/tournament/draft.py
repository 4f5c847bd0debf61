"""A draft: packs from a cube or a list of sets, picks round the table, a time for each pick, bots in empty seats.

Tournament Regulations: VII. Draft Tournament and Structure. The regulations leave the packs to the organizer; here a
draft is a number of turns of packs for one side, then for the other. A pack is opened at every seat, one card is taken,
and the rest goes to the left in odd turns and to the right in even ones. Whoever was quick waits for nobody but their
neighbour: packs queue up at a seat. Times are passed in, and draws come from a seed.
"""

from collections import Counter, deque
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from random import Random
from typing import TypeAlias

from netrunner.tournament.errors import Refused

Ratings: TypeAlias = Mapping[str, float]

SPARE = 1.5  # agenda points in the packs for each that is needed
PACE = 2  # agendas are taken so much faster than evenly: they become rare towards the end


@dataclass(frozen=True)
class Plan:
    """What is drafted: so many packs a seat for each side, in this order, with so many cards each."""

    packs: tuple[tuple[str, int], ...] = (("corp", 4), ("runner", 4))
    size: int = 10
    seconds: int = 60  # to make a pick; 0 for no limit

    def __post_init__(self) -> None:
        if self.size < 1 or self.seconds < 0 or any(count < 1 for _, count in self.packs) or not self.packs:
            raise Refused("A draft has at least one pack for a seat, with at least one card in it")

    def turns(self) -> list[str]:
        """The side of every pack that a seat opens."""
        return [side for side, count in self.packs for _ in range(count)]


def cube(lines: Mapping[str, int] | Iterable[str]) -> list[str]:
    """The cards of a cube: titles with their copies, or titles one by one.

    >>> cube({"Ice Wall": 2, "Enigma": 1})
    ['Enigma', 'Ice Wall', 'Ice Wall']
    """
    counts = Counter(dict(lines)) if isinstance(lines, Mapping) else Counter(lines)
    if any(copies < 1 for copies in counts.values()):
        raise Refused("A cube has at least one copy of each of its cards")
    return sorted(counts.elements())


def make_packs(pool: Sequence[str], packs: int, size: int, rng: Random, side: str = "") -> list[list[str]]:
    """Shuffle a pool and deal packs from it."""
    if len(pool) < packs * size:
        kind = f"{side} cards".strip()
        raise Refused(f"{packs} packs of {size} need {packs * size} {kind}, and the pool has {len(pool)}")
    cards = sorted(pool)
    rng.shuffle(cards)
    return [cards[start : start + size] for start in range(0, packs * size, size)]


def with_agendas(pool: Sequence[str], number: int, points: Mapping[str, int], wanted: float, rng: Random) -> list[str]:
    """So many cards of a pool by lot, with so many agenda points among them as far as the pool has them."""
    cards = sorted(pool)
    rng.shuffle(cards)
    chosen, rest, held = [], [], 0
    for card in cards:
        worth = points.get(card, 0)
        if worth and held < wanted:
            chosen.append(card)
            held += worth
        else:
            rest.append(card)
    others = [card for card in rest if not points.get(card)] + [card for card in rest if points.get(card)]
    return (chosen + others)[:number]


@dataclass
class Seat:
    """A place at the table. A bot takes the card it rates highest."""

    player: int | None  # None: a bot
    picks: list[str] = field(default_factory=list)
    packs: deque[list[str]] = field(default_factory=deque)  # what lies before this seat, in order
    since: datetime | None = None  # when the pack in hand arrived
    left: int | None = None  # who went from here, and may come back

    @property
    def bot(self) -> bool:
        return self.player is None


@dataclass(frozen=True)
class Pick:
    """One pick as it is recorded: by hand, by a bot, or because the time was over."""

    seat: int
    card: str
    how: str = "picked"


@dataclass
class Draft:
    """A draft in progress.

    >>> from datetime import UTC, datetime
    >>> plan = Plan(packs=(("corp", 1),), size=2)
    >>> pools = {"corp": ["Enigma", "Ice Wall", "Neural Katana", "Wall of Static"]}
    >>> draft = Draft.start([7, None], pools, plan, seed="1", at=datetime(2018, 1, 1, tzinfo=UTC))
    >>> _ = draft.pick(7, draft.hand(7)[0], at=datetime(2018, 1, 1, tzinfo=UTC))
    >>> len(draft.hand(7)), len(draft.seats[1].picks)
    (1, 2)
    """

    seats: list[Seat]
    plan: Plan
    unopened: list[list[list[str]]]  # turn by turn, a pack for each seat
    ratings: Ratings
    turn: int = 0
    record: list[Pick] = field(default_factory=list)
    points: Mapping[str, int] = field(default_factory=dict)  # the agenda points of cards that have some
    minimum: int = 0  # the agenda points that every seat needs for a deck

    @classmethod
    def start(
        cls,
        players: Sequence[int | None],
        pools: Mapping[str, Sequence[str]],
        plan: Plan,
        *,
        seed: str,
        at: datetime,
        ratings: Ratings | None = None,
        points: Mapping[str, int] | None = None,
        minimum: int = 0,
    ) -> "Draft":
        """Seat the players in this order (None for a bot), deal every pack from the seed, and open the first."""
        people = [player for player in players if player is not None]
        if len(players) < 2 or len(set(people)) < len(people):
            raise Refused("A draft has at least two seats, and nobody sits twice")
        rng = Random(f"{seed}/draft")
        dealt: dict[str, list[list[str]]] = {}
        for side in dict.fromkeys(plan.turns()):
            count = plan.turns().count(side) * len(players)
            pool = pools.get(side, ())
            if minimum and side == "corp" and points and len(pool) > count * plan.size:
                pool = with_agendas(pool, count * plan.size, points, minimum * len(players) * SPARE, rng)
            dealt[side] = make_packs(pool, count, plan.size, rng, side)
        unopened = [[dealt[side].pop() for _ in players] for side in plan.turns()]
        draft = cls([Seat(player) for player in players], plan, unopened, ratings or {}, points=points or {})
        draft.minimum = minimum
        draft._open(at)
        return draft

    # --- looking

    def seat_of(self, player: int) -> int:
        for place, seat in enumerate(self.seats):
            if seat.player == player:
                return place
        raise Refused(f"Player {player} does not sit at this table")

    def hand(self, player: int) -> list[str]:
        """The pack a player picks from now; empty while they wait."""
        packs = self.seats[self.seat_of(player)].packs
        return list(packs[0]) if packs else []

    def picks(self, player: int) -> list[str]:
        return list(self.seats[self.seat_of(player)].picks)

    def left(self, player: int, at: datetime) -> timedelta | None:
        """The time left for a player's pick; None without a limit or a pack."""
        seat = self.seats[self.seat_of(player)]
        if seat.since is None or not self.plan.seconds or not seat.packs:
            return None
        return max(timedelta(), seat.since + timedelta(seconds=self.plan.seconds) - at)

    @property
    def over(self) -> bool:
        return self.turn == len(self.unopened) and not any(seat.packs for seat in self.seats)

    def seating(self) -> list[int]:
        """The players in order round the table: what the first round's pairings need."""
        return [seat.player for seat in self.seats if seat.player is not None]

    # --- picking

    def pick(self, player: int, card: str, *, at: datetime) -> Pick:
        """A player takes a card from the pack before them."""
        place = self.seat_of(player)
        if self.over:
            raise Refused("The draft is over")
        hand = self.hand(player)
        if not hand:
            raise Refused(f"Player {player} waits for a pack from the neighbour")
        if card not in hand:
            raise Refused(f"{card} is not in this pack: {', '.join(hand)}")
        made = self._take(place, card, "picked", at)
        self._bots(at)
        return made

    def expire(self, at: datetime) -> list[Pick]:
        """Pick for everyone whose time is over, as a bot would."""
        made = []
        while late := [place for place, seat in enumerate(self.seats) if self._late(seat, at)]:
            made.append(self._take(late[0], self._best(self.seats[late[0]]), "time", at))
            self._bots(at)
        return made

    def leave(self, player: int, *, at: datetime) -> None:
        """A player goes: a bot takes the seat, so that nobody waits for it."""
        if self.over:
            return
        for seat in self.seats:
            if seat.player == player:
                seat.player, seat.left = None, player
        self._bots(at)

    def come_back(self, player: int, *, at: datetime) -> None:
        """A player who went takes their seat again, with what the bot picked there."""
        for seat in self.seats:
            if seat.left == player:
                seat.player, seat.left = player, None
                seat.since = at if seat.packs else None

    def deadline(self) -> datetime | None:
        """When the next pick is made for somebody who lets the time pass; None when nobody's time runs."""
        if not self.plan.seconds:
            return None
        waiting = [seat.since for seat in self.seats if not seat.bot and seat.packs and seat.since is not None]
        return min(waiting) + timedelta(seconds=self.plan.seconds) if waiting else None

    def _late(self, seat: Seat, at: datetime) -> bool:
        if seat.bot or seat.since is None or not seat.packs or not self.plan.seconds:
            return False
        return at >= seat.since + timedelta(seconds=self.plan.seconds)

    def _best(self, seat: Seat) -> str:
        """The card of the highest rating; among equals the one that stands first in the pack. Who is behind with
        agendas takes one, so that a deck can be built in the end."""
        pack = seat.packs[0]
        agendas = [card for card in pack if self.points.get(card)]
        if self._behind(seat) and agendas:
            return max(agendas, key=lambda card: (self.points[card], self.ratings.get(card, 0.0)))
        if self.minimum and self.agenda_points(seat) >= self.minimum:  # the neighbours need them more
            pack = [card for card in pack if card not in agendas] or pack
        return max(pack, key=lambda card: (self.ratings.get(card, 0.0), -pack.index(card)))

    def agenda_points(self, seat: Seat) -> int:
        """What a seat has picked so far."""
        return sum(self.points.get(card, 0) for card in seat.picks)

    def _behind(self, seat: Seat) -> bool:
        """Whether a seat has fewer agenda points than its share of the picks by now."""
        total = sum(count for side, count in self.plan.packs if side == "corp") * self.plan.size
        if not self.minimum or not total:
            return False
        turns = self.plan.turns()[: self.turn]
        if not turns or turns[-1] != "corp":
            return False
        made = min(len(seat.picks), total)
        return self.agenda_points(seat) < min(self.minimum, self.minimum * (made + 1) * PACE / total)

    def repair(self, player: int, add: Mapping[str, int], remove: Mapping[str, int]) -> None:
        """A leader puts right what somebody has drafted."""
        picks = Counter(self.seats[self.seat_of(player)].picks)
        if missing := {title: copies for title, copies in remove.items() if copies > picks[title]}:
            raise Refused(f"They have not drafted {', '.join(missing)}")
        for title, copies in remove.items():
            for _ in range(copies):
                self.seats[self.seat_of(player)].picks.remove(title)
        self.seats[self.seat_of(player)].picks.extend(Counter(dict(add)).elements())

    def _take(self, place: int, card: str, how: str, at: datetime) -> Pick:
        seat = self.seats[place]
        pack = seat.packs.popleft()
        pack.remove(card)
        seat.picks.append(card)
        seat.since = at if seat.packs else None
        if pack:
            step = 1 if self.turn % 2 else -1  # the second seat is to the left of the first
            neighbour = self.seats[(place + step) % len(self.seats)]
            if not neighbour.packs:
                neighbour.since = at
            neighbour.packs.append(pack)
        made = Pick(place, card, how)
        self.record.append(made)
        if not any(each.packs for each in self.seats):
            self._open(at)
        return made

    def _open(self, at: datetime) -> None:
        """Open the next pack at every seat."""
        if self.turn == len(self.unopened):
            return
        for seat, pack in zip(self.seats, self.unopened[self.turn], strict=True):
            seat.packs.append(list(pack))
            seat.since = at
        self.turn += 1
        self._bots(at)

    def _bots(self, at: datetime) -> None:
        while waiting := [place for place, seat in enumerate(self.seats) if seat.bot and seat.packs]:
            self._take(waiting[0], self._best(self.seats[waiting[0]]), "bot", at)


def not_drafted(deck: Mapping[str, int], picks: Sequence[str]) -> dict[str, int]:
    """The cards of a deck that its player did not draft, with the copies too many.

    >>> not_drafted({"Ice Wall": 2, "Enigma": 1}, ["Ice Wall", "Enigma"])
    {'Ice Wall': 1}
    """
    drafted = Counter(picks)
    return {title: copies - drafted[title] for title, copies in deck.items() if copies > drafted[title]}
