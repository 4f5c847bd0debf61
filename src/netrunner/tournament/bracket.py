"""Elimination brackets: double for 4, 8 and 16 players as the regulations wire them; both kinds for any power of two.

Tournament Regulations: IV.5 Double Elimination Rounds, IV.6 End of Game (draws), the bracket sheet. A player is
out after a second loss. The last game of each bracket, the second final, is played only if the first final gives
the player from the upper bracket a first loss.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache
from random import Random

from netrunner.tournament.errors import Refused
from netrunner.tournament.sides import SideCounts, SideReason, Sides, assign, assign_second_final


class Part(StrEnum):
    UPPER = "upper"
    LOWER = "lower"
    FINAL = "final"
    SECOND_FINAL = "second final"


UPPER, LOWER, FINAL, SECOND_FINAL = Part


@dataclass(frozen=True)
class Slot:
    """A game of the bracket: where its two players come from (`s1` seed, `w3` winner of, `l3` loser of a game)."""

    game: int
    round: int
    part: Part
    first: str
    second: str


def _slots(*lines: str) -> tuple[Slot, ...]:
    parts = {"U": UPPER, "L": LOWER, "F": FINAL, "F2": SECOND_FINAL}
    slots = []
    for line in lines:
        game, number, part, first, second = line.split()
        slots.append(Slot(int(game), int(number), parts[part], first, second))
    return tuple(slots)


WIRING: dict[int, tuple[Slot, ...]] = {
    4: _slots(
        "1 1 U s1 s4", "2 1 U s2 s3",
        "3 2 U w1 w2", "4 2 L l1 l2",
        "5 3 L l3 w4",
        "6 4 F w3 w5",
        "7 5 F2 w6 l6",
    ),
    8: _slots(
        "1 1 U s1 s8", "2 1 U s4 s5", "3 1 U s2 s7", "4 1 U s3 s6",
        "5 2 U w1 w2", "6 2 U w3 w4", "7 2 L l1 l2", "8 2 L l3 l4",
        "9 3 U w5 w6", "10 3 L l6 w7", "11 3 L w8 l5",
        "12 4 L w10 w11",
        "13 5 L l9 w12",
        "14 6 F w9 w13",
        "15 7 F2 w14 l14",
    ),
    16: _slots(
        "1 1 U s1 s16", "2 1 U s8 s9", "3 1 U s5 s12", "4 1 U s4 s13",
        "5 1 U s3 s14", "6 1 U s6 s11", "7 1 U s7 s10", "8 1 U s2 s15",
        "9 2 L l1 l2", "10 2 L l3 l4", "11 2 L l5 l6", "12 2 L l7 l8",
        "13 2 U w1 w2", "14 2 U w3 w4", "15 2 U w5 w6", "16 2 U w7 w8",
        "17 3 L l16 w9", "18 3 L l15 w10", "19 3 L l14 w11", "20 3 L l13 w12", "21 3 U w13 w14", "22 3 U w15 w16",
        "23 4 L w17 w18", "24 4 L w19 w20", "27 4 U w21 w22",
        "25 5 L l21 w23", "26 5 L w24 l22",
        "28 6 L w25 w26",
        "29 7 L l27 w28",
        "30 8 F w27 w29",
        "31 9 F2 w30 l30",
    ),
}  # fmt: skip


@cache
def wiring(size: int, single: bool = False) -> tuple[Slot, ...]:
    """The games of a bracket for so many players."""
    if single:
        return _single(size)
    return WIRING[size] if size in WIRING else _double(size)


def seed_order(size: int) -> list[int]:
    """The seeds down the first round, so that the best meet as late as possible.

    >>> seed_order(8)
    [1, 8, 4, 5, 2, 7, 3, 6]
    """
    order = [1]
    while len(order) < size:
        total = 2 * len(order) + 1
        order = [seed for each in order for seed in (each, total - each)]
    return order


def _single(size: int) -> tuple[Slot, ...]:
    """Single elimination: who loses is out."""
    slots: list[Slot] = []
    sources = [f"s{seed}" for seed in seed_order(size)]
    number = 0
    while len(sources) > 1:
        number += 1
        part = FINAL if len(sources) == 2 else UPPER
        winners = []
        for first, second in zip(sources[::2], sources[1::2], strict=True):
            slots.append(Slot(len(slots) + 1, number, part, first, second))
            winners.append(f"w{len(slots)}")
        sources = winners
    return tuple(slots)


def _double(size: int) -> tuple[Slot, ...]:
    """Double elimination for a size that the bracket sheet does not have, wired in its manner: who loses in the upper
    bracket meets the winners of the lower one, in turned order, so that early opponents do not meet at once again."""
    slots: list[Slot] = []

    def games(number: int, part: Part, pairs: list[tuple[str, str]]) -> list[int]:
        made = []
        for first, second in pairs:
            slots.append(Slot(len(slots) + 1, number, part, first, second))
            made.append(len(slots))
        return made

    def pairs_of(sources: list[str]) -> list[tuple[str, str]]:
        return list(zip(sources[::2], sources[1::2], strict=True))

    number = 1
    upper = games(1, UPPER, pairs_of([f"s{seed}" for seed in seed_order(size)]))
    lower = [f"l{game}" for game in upper]
    while len(upper) > 1:
        number += 1
        upper = games(number, UPPER, pairs_of([f"w{game}" for game in upper]))
        survivors = games(number, LOWER, pairs_of(lower))
        number += 1
        fallen = [f"l{game}" for game in reversed(upper)]
        met = games(number, LOWER, list(zip(fallen, [f"w{game}" for game in survivors], strict=True)))
        lower = [f"w{game}" for game in met]
    games(number + 1, FINAL, [(f"w{upper[0]}", lower[0])])
    games(number + 2, SECOND_FINAL, [(f"w{len(slots)}", f"l{len(slots)}")])
    return tuple(slots)


@dataclass
class Played:
    """What became of a game: who won and lost, and the sides; no sides where it was a bye."""

    winner: int
    loser: int
    sides: Sides | None = None
    drawn: bool = False

    @property
    def bye(self) -> bool:
        return self.sides is None


@dataclass
class Bracket:
    """The elimination stage. `seeds` are player ids, the top seed first."""

    seeds: list[int]
    sides: dict[int, Sides] = field(default_factory=dict)
    played: dict[int, Played] = field(default_factory=dict)
    settled: dict[int, int] = field(default_factory=dict)  # game: the number of the entry that settled its sides
    gone: list[int] = field(default_factory=list)  # dropped after the rounds began
    claims: dict[int, dict[int, int | None]] = field(default_factory=dict)  # game: who reported which winner
    single: bool = False  # one loss puts a player out

    def __post_init__(self) -> None:
        if len(self.seeds) == 2:  # two players have one final, and nobody a second chance
            self.single = True

    @property
    def slots(self) -> tuple[Slot, ...]:
        return wiring(len(self.seeds), self.single)

    @property
    def begun(self) -> bool:
        """Whether any game has been played; before that a qualified player who drops is replaced."""
        return any(not game.bye for game in self.played.values())

    def slot(self, game: int) -> Slot:
        found = next((slot for slot in self.slots if slot.game == game), None)
        if found is None:
            raise Refused(
                f"There is no game {game} in a bracket of {len(self.seeds)}: games are 1 to {len(self.slots)}"
            )
        return found

    def seed_of(self, player: int) -> int:
        return self.seeds.index(player) + 1

    def players(self, game: int) -> tuple[int, int] | None:
        """The two players of a game, once both are known."""
        slot = self.slot(game)
        if slot.part == SECOND_FINAL and not self.second_final_needed:
            return None
        first, second = self._source(slot.first), self._source(slot.second)
        return None if first is None or second is None else (first, second)

    def _source(self, source: str) -> int | None:
        number = int(source[1:])
        if source[0] == "s":
            return self.seeds[number - 1]
        game = self.played.get(number)
        if game is None:
            return None
        return game.winner if source[0] == "w" else game.loser

    @property
    def final(self) -> int:
        return self.slots[-1 if self.single else -2].game

    @property
    def second_final(self) -> int:
        return self.slots[-1].game

    @property
    def second_final_needed(self) -> bool:
        """Whether the first final gave its winner's opponent only a first loss."""
        last = self.played.get(self.final)
        if self.single:
            return False
        return last is not None and last.winner == self._source(self.slot(self.final).second)

    @property
    def champion(self) -> int | None:
        last = self.played.get(self.second_final if self.second_final_needed else self.final)
        return last.winner if last else None

    def losses(self, player: int) -> int:
        return sum(1 for game in self.played.values() if game.loser == player)

    def eliminated(self, player: int) -> bool:
        return self.losses(player) >= (1 if self.single else 2) or (
            self.champion is not None and self.champion != player
        )

    def open_games(self) -> list[int]:
        """Games whose players are known and which have no result, in order of play."""
        waiting = [slot for slot in self.slots if slot.game not in self.played and self.players(slot.game)]
        return [slot.game for slot in sorted(waiting, key=lambda slot: (slot.round, slot.game))]

    def finals(self, game: int) -> bool:
        """Whether only two players remain in the tournament."""
        return self.slot(game).part in (FINAL, SECOND_FINAL)

    def counts(self) -> dict[int, SideCounts]:
        """How often each player has played each side in this stage."""
        found = {player: [0, 0] for player in self.seeds}
        for game in self.played.values():
            if game.sides is not None:
                found[game.sides.corp][0] += 1
                found[game.sides.runner][1] += 1
        return {player: SideCounts(*pair) for player, pair in found.items()}

    def chooser(self, game: int) -> int | None:
        """Who chooses a side: in the first round the higher seed, later nobody."""
        pair = self.players(game)
        if self.slot(game).round != 1 or pair is None:
            return None
        return min(pair, key=self.seed_of)

    def draw_sides(self, game: int, rng: Random) -> Sides:
        """The sides of a game after the first round, by the rules (and the lot where they end)."""
        pair = self.players(game)
        if pair is None:
            raise Refused(f"The players of game {game} are not known yet")
        if self.slot(game).part == SECOND_FINAL:
            before = self.played[self.final].sides
            if before is not None:
                return assign_second_final(before, self.counts(), rng)
        return assign(*pair, self.counts(), rng)

    def set_sides(self, game: int, sides: Sides) -> None:
        pair = self.players(game)
        if pair is None:
            raise Refused(f"The players of game {game} are not known yet")
        if game in self.played:
            raise Refused(f"Game {game} already has its result")
        if {sides.corp, sides.runner} != set(pair):
            raise Refused(f"Game {game} is played by {pair[0]} and {pair[1]}, one on each side", "TR/deck-choice/1")
        if sides.why is SideReason.CHOICE and self.chooser(game) is None:
            raise Refused("Sides are chosen in the first elimination round only", "TR/deck-choice/4")
        self.sides[game] = sides

    def ready(self, game: int) -> tuple[int, int]:
        """The players of a game that can be reported now; refuses with what is missing."""
        slot, pair = self.slot(game), self.players(game)
        if pair is None and slot.part == SECOND_FINAL and self.final in self.played:
            raise Refused("There is no second final: the upper bracket's finalist won the first")
        if pair is None:
            raise Refused(f"The players of game {game} are not known yet: report the games before it first")
        if game in self.played:
            raise Refused(f"Game {game} already has its result; `undo` takes it back")
        if game not in self.sides:
            chooser = self.chooser(game)
            who = "" if chooser is None else f": player {chooser}, the higher seed, chooses"
            raise Refused(f"The sides of game {game} are not settled yet{who}", "TR/deck-choice/1")
        return pair

    def report(self, game: int, winner: int | None) -> Played:
        """Enter the winner of a game; None for a draw, which the higher seed wins."""
        pair = self.ready(game)
        drawn = winner is None
        if winner is None:
            winner = min(pair, key=self.seed_of)
        if winner not in pair:
            raise Refused(f"Player {winner} does not play in game {game}")
        self.played[game] = Played(winner, pair[1] if winner == pair[0] else pair[0], self.sides[game], drawn)
        self.claims.pop(game, None)
        self._byes()
        return self.played[game]

    def claim(self, game: int, player: int, winner: int | None) -> None:
        """A player reports a game's winner; it counts once the opponent reports the same."""
        pair = self.ready(game)
        if winner is not None and winner not in pair:
            raise Refused(f"Player {winner} does not play in game {game}")
        claims = self.claims.setdefault(game, {})
        claims[player] = winner
        if len(claims) == 2 and len(set(claims.values())) == 1:
            self.report(game, winner)

    def confirm(self, game: int, player: int | None) -> None:
        """A player takes over what the opponent reported; a leader (None) what one of the two did."""
        claims = dict(self.claims.get(game, {}))
        own = player in claims
        if player is not None:
            claims.pop(player, None)
        if not claims:
            waits = "the opponent confirms it" if own else "nothing waits for a confirmation"
            raise Refused(f"Game {game}: {waits}")
        if len(claims) == 2:
            raise Refused(f"The reports of game {game} differ: enter the right result instead", "TR/conduct/2")
        self.report(game, *claims.values())

    def drop(self, player: int) -> None:
        """A player leaves: the current opponent, and any later one, has a bye."""
        if player not in self.gone:
            self.gone.append(player)
        self._byes()

    def replace(self, player: int, by: int) -> None:
        """Before any game: everyone below moves up, and the next in the standings becomes the lowest seed."""
        self.seeds.remove(player)
        self.seeds.append(by)
        for told in (self.sides, self.settled, self.claims):  # all of it was about other pairs
            told.clear()

    def _byes(self) -> None:
        while True:
            game = next((game for game in self.open_games() if set(self.players(game) or ()) & set(self.gone)), None)
            if game is None:
                return
            pair = self.players(game)
            assert pair is not None
            stays = [player for player in pair if player not in self.gone] or sorted(pair, key=self.seed_of)
            winner = stays[0]
            self.played[game] = Played(winner, pair[1] if winner == pair[0] else pair[0])
            self.sides.pop(game, None)
            self.claims.pop(game, None)

    def places(self) -> list[tuple[int, int]]:
        """(place, player) of everyone whose place is settled, best first; ties in a round go by seed."""
        settled: list[tuple[int, int]] = []
        place = len(self.seeds)
        out = list(self._knocked_out())
        for group in out:
            ordered = sorted(group, key=self.seed_of)
            top = place - len(ordered) + 1
            settled.extend((top + index, player) for index, player in enumerate(ordered))
            place -= len(ordered)
        if self.champion is not None:
            settled.append((1, self.champion))
        return sorted(settled)

    def _knocked_out(self) -> Iterator[list[int]]:
        """Players by the round of the loss that put them out, earliest round first."""
        by_round: dict[int, list[int]] = {}
        for slot in self.slots:
            game = self.played.get(slot.game)
            if game is None:
                continue
            out = slot.part in (LOWER, SECOND_FINAL) or (slot.part == FINAL and not self.second_final_needed)
            out = out or self.single
            if out:
                by_round.setdefault(slot.round, []).append(game.loser)
        for number in sorted(by_round):
            losing = UPPER if self.single else LOWER
            expected = sum(1 for slot in self.slots if slot.round == number and slot.part == losing) or 1
            if len(by_round[number]) < expected:
                return
            yield by_round[number]
