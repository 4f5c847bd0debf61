"""Who sat at which table, followed through the entries of a log without working out the event itself."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from netrunner.tournament.log import Entry


@dataclass
class Seating:
    """The tables of every round as the entries so far have left them."""

    rounds: dict[int, dict[Any, list[int]]] = field(default_factory=dict)  # round: table: who plays there
    byes: list[int] = field(default_factory=list)  # of the last round
    reserved: set[int] = field(default_factory=set)
    gone: set[int] = field(default_factory=set)

    @classmethod
    def after(cls, entries: Iterable[Entry]) -> "Seating":
        made = cls()
        for entry in entries:
            made.follow(entry)
        return made

    def follow(self, entry: Entry) -> None:
        """Take in one entry. A hand may have written anything into it."""
        player = entry.data.get("player")
        if entry.do == "pair":
            matches = [match for match in entry.data.get("matches", []) if "players" in match]
            self.byes = [match["players"][0] for match in matches if len(match["players"]) == 1]
            self.rounds[len(self.rounds) + 1] = {
                match.get("table"): list(match["players"]) for match in matches if len(match["players"]) == 2
            }
        elif entry.do == "reserve":
            tables = set(entry.data.get("tables", []))
            self.reserved = self.reserved - tables if entry.data.get("free") else self.reserved | tables
        elif entry.do in ("drop", "no-show", "disqualify") and isinstance(player, int):
            self.gone.add(player)
        elif entry.do == "rejoin":
            self.gone.discard(player or 0)
        elif self.rounds:
            self._change(entry, self.rounds[max(self.rounds)])

    def _change(self, entry: Entry, here: dict[Any, list[int]]) -> None:
        """Something about the tables of the last round."""
        if entry.do == "move":
            table, to = entry.data.get("table"), entry.data.get("to")
            moved = {number: here.pop(number) for number in (table, to) if number in here}
            here.update({to if number == table else table: players for number, players in moved.items()})
        elif entry.do == "swap":
            self._swap(here, entry.number("first"), entry.number("second"))
        elif entry.do == "bye":
            self._bye(here, entry.number("player"))
        elif entry.do == "fill-bye":
            opponent = entry.data.get("opponent") or next(iter(self.byes), None)
            if opponent in self.byes:
                self.byes.remove(opponent)
                here[self._free(here)] = [opponent, entry.number("player")]

    def _swap(self, here: dict[Any, list[int]], one: int, two: int) -> None:
        other = {one: two, two: one}
        for table, players in here.items():
            here[table] = [other.get(player, player) for player in players]
        self.byes = [other.get(player, player) for player in self.byes]

    def _bye(self, here: dict[Any, list[int]], player: int) -> None:
        """As `manual_pairing.give_bye` does it."""
        table = next((number for number, players in here.items() if player in players), None)
        opponents = {other for other in here.get(table, []) if other != player}
        if opponents and self.gone.isdisjoint(opponents) and len(self.byes) == 1:
            self._swap(here, player, self.byes[0])
            return
        here.pop(table, None)
        self.byes.append(player)

    def _free(self, here: dict[Any, list[int]]) -> int:
        taken = self.reserved | set(here)
        return next(number for number in range(1, len(taken) + 2) if number not in taken)
