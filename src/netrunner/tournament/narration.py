"""The log in sentences: what an organizer reads when asking who did what."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from netrunner.tournament.ledger import counted
from netrunner.tournament.log import Entry, stamp

Names = dict[int, str]


def lines(entries: Sequence[Entry], log: Sequence[Entry] | None = None) -> list[str]:
    """A line an entry: number, time, who, what. `log` is the whole log, where only some entries are told."""
    whole = log if log is not None else entries
    names = names_in(whole)
    kept = {entry.n for entry in counted(whole)}
    told = []
    for entry in entries:
        mark = "" if entry.n in kept or entry.do == "undo" else "  [undone]"
        told.append(f"{entry.n:>4}  {stamp(entry.at)}  {entry.by}: {sentence(entry, names)}{mark}")
    return told


def names_in(entries: Iterable[Entry]) -> Names:
    """What the players of a log are called."""
    names: Names = {}
    for entry in entries:
        if entry.do == "register":
            names[entry.number("id")] = entry.text("name")
        elif entry.do == "edit" and "name" in entry.data:
            names[entry.number("player")] = entry.text("name")
    return names


def sentence(entry: Entry, names: Names) -> str:
    """What an entry did."""
    tell = SENTENCES.get(entry.do)
    return tell(entry.data, names) if tell is not None else _plain(entry, _name(names, entry.data.get("player")))


# --- one of each command


def _new(data: dict[str, Any], names: Names) -> str:
    return f"makes the event {data.get('name')} (seed {data.get('seed')})"


def _change(data: dict[str, Any], names: Names) -> str:
    return "changes the event: " + ", ".join(f"{key.replace('_', ' ')} {value}" for key, value in data.items())


def _registration(data: dict[str, Any], names: Names) -> str:
    return "opens the registration" if data.get("open") else "closes the registration"


def _duty(data: dict[str, Any], names: Names) -> str:
    return f"says that {data.get('name')} is {'off' if data.get('off') else 'on'} duty"


def _staff(data: dict[str, Any], names: Names) -> str:
    what = "releases {} as {}" if data.get("remove") else "makes {} {}"
    return what.format(data.get("name"), data.get("role"))


def _register(data: dict[str, Any], names: Names) -> str:
    return f"registers {data.get('name')} as player {data.get('id')} (lot {data.get('lot')})"


def _deck(data: dict[str, Any], names: Names) -> str:
    what = "corrects" if data.get("correct") else "registers"
    return f"{what} the {data.get('side')} deck of {_name(names, data.get('player'))}: {data.get('identity')}"


def _draft(data: dict[str, Any], names: Names) -> str:
    seats = ", ".join("a bot" if seat is None else _name(names, seat) for seat in data.get("seats", []))
    return f"begins the draft; round the table sit {seats}"


def _pick(data: dict[str, Any], names: Names) -> str:
    """The card stays untold: the log is read while others still draft."""
    return f"picks a card for {_name(names, data.get('player'))}"


def _expire(data: dict[str, Any], names: Names) -> str:
    return "picks for those whose time was over"


def _announce(data: dict[str, Any], names: Names) -> str:
    return f"announces {data.get('swiss')} Swiss rounds and a cut of {data.get('cut')}"


def _pair(data: dict[str, Any], names: Names) -> str:
    return f"pairs round {data.get('round')}: " + "; ".join(_match(each, names) for each in data.get("matches", []))


def _match(record: dict[str, Any], names: Names) -> str:
    players = [_name(names, player) for player in record.get("players", [])]
    return f"{record.get('table')}: {' - '.join(players)}" if len(players) == 2 else f"{' '.join(players)} has a bye"


def _report(data: dict[str, Any], names: Names) -> str:
    what = "corrects" if data.get("correct") else "reports"
    source = " (by the games played here)" if data.get("played") else ""
    return f"{what} round {data.get('round', '(current)')}, table {data.get('table')}: {_result(data)}{source}"


def _result(data: dict[str, Any]) -> str:
    if data.get("split"):
        return f"an intentional split ({data.get('leader')} present)"
    if "games" in data:
        return ", ".join(str(game.get("outcome")) for game in data["games"])
    return "-".join(map(str, data.get("points", [])))


def _confirm(data: dict[str, Any], names: Names) -> str:
    if "game" in data:
        return f"confirms the report of game {data['game']} of the bracket"
    return f"confirms the report of round {data.get('round', '(current)')}, table {data.get('table')}"


def _game(data: dict[str, Any], names: Names) -> str:
    winner = "a draw" if data.get("draw") else f"{_name(names, data.get('winner'))} wins"
    source = " (by the game played here)" if data.get("played") else ""
    return f"reports game {data.get('game')} of the bracket: {winner}{source}"


def _sides(data: dict[str, Any], names: Names) -> str:
    corp, runner = _name(names, data.get("corp")), _name(names, data.get("runner"))
    return f"settles game {data.get('game')}: {corp} (Corp), {runner} (Runner); {data.get('why')}"


def _cut(data: dict[str, Any], names: Names) -> str:
    return "makes the cut: " + ", ".join(_name(names, seed) for seed in data.get("seeds", []))


def _clock(data: dict[str, Any], names: Names) -> str:
    what = data.get("what")
    if what == "extend":
        return f"gives table {data.get('table')} {data.get('minutes')} more minutes"
    return "calls time" if what == "call" else f"{what}s the clock"


def _ruling(data: dict[str, Any], names: Names) -> str:
    people = ", ".join(_name(names, player) for player in data.get("players", []))
    cited = f" ({', '.join(data['rules'])})" if data.get("rules") else ""
    return f"rules{f' for {people}' if people else ''}: {data.get('text')}{cited}"


def _undo(data: dict[str, Any], names: Names) -> str:
    return "undoes " + ", ".join(map(str, data.get("entries", [])))


def _of(what: str) -> Callable[[dict[str, Any], Names], str]:
    """A sentence about one player and nothing else."""
    return lambda data, names: what.format(_name(names, data.get("player")))


SENTENCES: dict[str, Callable[[dict[str, Any], Names], str]] = {
    "new": _new,
    "change": _change,
    "registration": _registration,
    "staff": _staff,
    "duty": _duty,
    "register": _register,
    "check-in": _of("checks {} in"),
    "deck": _deck,
    "draft": _draft,
    "pick": _pick,
    "expire": _expire,
    "announce": _announce,
    "pair": _pair,
    "publish": lambda data, names: "publishes the pairings",
    "move": lambda data, names: f"moves table {data.get('table')} to table {data.get('to')}",
    "report": _report,
    "confirm": _confirm,
    "drop": _of("drops {}"),
    "no-show": _of("drops {}, who did not appear"),
    "rejoin": _of("lets {} rejoin"),
    "cut": _cut,
    "sides": _sides,
    "game": _game,
    "clock": _clock,
    "ruling": _ruling,
    "undo": _undo,
}


def _name(names: Names, player: object) -> str:
    if player is None:
        return ""
    return names.get(player, str(player)) if isinstance(player, int) else str(player)


def _plain(entry: Entry, who: str) -> str:
    rest = ", ".join(f"{key} {value}" for key, value in entry.data.items() if key != "player")
    return " ".join(part for part in (entry.do, who, f"({rest})" if rest else "") if part)
