"""The log in sentences: what an organizer reads when asking who did what."""

from collections.abc import Iterable, Sequence
from typing import Any

from netrunner.tournament.ledger import counted
from netrunner.tournament.log import Entry, stamp


def lines(entries: Sequence[Entry], log: Sequence[Entry] | None = None) -> list[str]:
    """A line an entry: number, time, who, what. `log` is the whole log, where only some entries are told."""
    whole = log if log is not None else entries
    names = _names(whole)
    kept = {entry.n for entry in counted(whole)}
    told = []
    for entry in entries:
        mark = "" if entry.n in kept or entry.do == "undo" else "  [undone]"
        told.append(f"{entry.n:>4}  {stamp(entry.at)}  {entry.by}: {sentence(entry, names)}{mark}")
    return told


def _names(entries: Iterable[Entry]) -> dict[int, str]:
    names: dict[int, str] = {}
    for entry in entries:
        if entry.do == "register":
            names[entry.number("id")] = entry.text("name")
        elif entry.do == "edit" and "name" in entry.data:
            names[entry.number("player")] = entry.text("name")
    return names


def sentence(entry: Entry, names: dict[int, str]) -> str:
    """What an entry did."""
    data = entry.data
    who = _name(names, data.get("player"))
    if entry.do == "new":
        return f"makes the event {data.get('name')} (seed {data.get('seed')})"
    if entry.do == "register":
        return f"registers {data.get('name')} as player {data.get('id')} (lot {data.get('lot')})"
    if entry.do == "announce":
        return f"announces {data.get('swiss')} Swiss rounds and a cut of {data.get('cut')}"
    if entry.do == "pair":
        return f"pairs round {data.get('round')}: " + "; ".join(
            _match(each, names) for each in entry.records("matches")
        )
    if entry.do == "report":
        what = "corrects" if data.get("correct") else "reports"
        return f"{what} round {data.get('round', '(current)')}, table {data.get('table')}: {_result(data)}"
    if entry.do == "game":
        winner = "a draw" if data.get("draw") else f"{_name(names, data.get('winner'))} wins"
        return f"reports game {data.get('game')} of the bracket: {winner}"
    if entry.do == "sides":
        corp, runner = _name(names, data.get("corp")), _name(names, data.get("runner"))
        return f"settles game {data.get('game')}: {corp} (Corp), {runner} (Runner); {data.get('why')}"
    if entry.do == "cut":
        return "makes the cut: " + ", ".join(_name(names, seed) for seed in entry.numbers("seeds"))
    if entry.do == "undo":
        return "undoes " + ", ".join(map(str, entry.numbers("entries")))
    if entry.do == "deck":
        return f"registers the {data.get('side')} deck of {who}: {data.get('identity')}"
    return _plain(entry, who)


def _name(names: dict[int, str], player: object) -> str:
    if player is None:
        return ""
    return names.get(player, str(player)) if isinstance(player, int) else str(player)


def _match(record: dict[str, Any], names: dict[int, str]) -> str:
    players = [_name(names, player) for player in record.get("players", [])]
    return f"{record.get('table')}: {' - '.join(players)}" if len(players) == 2 else f"{' '.join(players)} has a bye"


def _result(data: dict[str, Any]) -> str:
    if data.get("split"):
        return f"an intentional split ({data.get('leader')} present)"
    if "games" in data:
        return ", ".join(str(game.get("outcome")) for game in data["games"])
    return "-".join(map(str, data.get("points", [])))


def _plain(entry: Entry, who: str) -> str:
    rest = ", ".join(f"{key} {value}" for key, value in entry.data.items() if key != "player")
    return " ".join(part for part in (entry.do, who, f"({rest})" if rest else "") if part)
