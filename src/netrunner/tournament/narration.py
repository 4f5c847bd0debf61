"""The log in sentences: what an organizer reads when asking who did what."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from netrunner.tournament.log import Entry, stamp
from netrunner.tournament.result import POINTS, Outcome
from netrunner.tournament.seating import Seating
from netrunner.tournament.tournament import counted

SEATED = ("report", "confirm", "clock", "ruling")
"""Commands about a table, which has other numbers and other players in other rounds."""


@dataclass
class NarrationContext:
    """What a log has to be read for before one of its entries can be told."""

    names: dict[int, list[tuple[int, str]]] = field(default_factory=dict)  # player: what they were called since when
    now: int = 0  # the entry that is told
    rounds: dict[int, Any] = field(default_factory=dict)  # entry about a table: in which round
    seated: dict[int, list[int]] = field(default_factory=dict)  # entry about a table: who sat there then

    def name(self, player: object) -> str:
        if player is None:
            return ""
        known = self.names.get(player, []) if isinstance(player, int) else []
        if not known:
            return str(player)
        return next((name for since, name in reversed(known) if since < self.now), known[0][1])

    def rename(self, names: dict[int, str], at: int) -> None:
        """Note who is called otherwise since an entry."""
        for player, name in names.items():
            before = self.names.setdefault(player, [])
            if not before or before[-1][1] != name:
                before.append((at, name))

    def listed(self, players: Iterable[object]) -> str:
        return ", ".join(self.name(player) for player in players)

    def table(self, entry: Entry) -> str:
        """`table 3, Ada - Bea`, where it is known who sat at an entry's table."""
        players = " - ".join(self.name(player) for player in self.seated.get(entry.n, []))
        return f"table {entry.data.get('table')}{f', {players}' if players else ''}"

    def where(self, entry: Entry) -> str:
        return f"round {self.rounds.get(entry.n, entry.data.get('round'))}, {self.table(entry)}"


def read(entries: Sequence[Entry]) -> NarrationContext:
    """Everybody's name, and who sat where when something was entered about a table."""
    story, seating = NarrationContext(), Seating()
    for place, entry in enumerate(entries):
        if entry.do == "undo":
            standing = counted(entries[: place + 1])
            seating = Seating.after(standing)
            story.rename({player: name for each in standing for player, name in _names(each).items()}, entry.n)
        elif entry.do in ("register", "edit"):
            story.rename(_names(entry), entry.n)
        else:
            seating.follow(entry)
        if entry.do in SEATED and "table" in entry.data and seating.rounds:
            story.rounds[entry.n] = entry.data.get("round", max(seating.rounds))
            story.seated[entry.n] = seating.rounds.get(story.rounds[entry.n], {}).get(entry.data["table"], [])
    return story


def _names(entry: Entry) -> dict[int, str]:
    """What an entry calls somebody."""
    if entry.do == "register":
        return {entry.number("id"): entry.text("name")}
    if entry.do == "edit" and "name" in entry.data:
        return {entry.number("player"): entry.text("name")}
    return {}


def lines(entries: Sequence[Entry], log: Sequence[Entry] | None = None) -> list[str]:
    """A line an entry: number, time, who, what. `log` is the whole log, where only some entries are told."""
    whole = log if log is not None else entries
    story = read(whole)
    kept = {entry.n for entry in counted(whole)}
    told = []
    for entry in entries:
        mark = "" if entry.n in kept or entry.do == "undo" else "  [undone]"
        told.append(f"{entry.n:>4}  {stamp(entry.at)}  {entry.by}: {sentence(entry, story)}{mark}")
    return told


def sentence(entry: Entry, story: NarrationContext) -> str:
    """What an entry did. A hand may have written anything into one that is undone."""
    tell = SENTENCES.get(entry.do)
    story.now = entry.n
    return tell(entry, story) if tell is not None else entry.do


# --- one of each command


def _new(entry: Entry, story: NarrationContext) -> str:
    return f"makes the event {entry.data.get('name')} (seed {entry.data.get('seed')})"


def _change(entry: Entry, story: NarrationContext) -> str:
    said = {True: "yes", False: "no"}
    told = (f"{key.replace('_', ' ')} {said.get(value, value)}" for key, value in entry.data.items())
    return "changes the event: " + ", ".join(told)


def _registration(entry: Entry, story: NarrationContext) -> str:
    return "opens the registration" if entry.data.get("open") else "closes the registration"


def _duty(entry: Entry, story: NarrationContext) -> str:
    return f"says that {entry.data.get('name')} is {'off' if entry.data.get('off') else 'on'} duty"


def _staff(entry: Entry, story: NarrationContext) -> str:
    what = "releases {} as {}" if entry.data.get("remove") else "makes {} {}"
    return what.format(entry.data.get("name"), entry.data.get("role"))


def _register(entry: Entry, story: NarrationContext) -> str:
    name, data = entry.data.get("name"), entry.data
    who = "" if name == entry.by else f" {name}"
    bye = ", with a bye in the first round" if data.get("first_round_bye") else ""
    return f"registers{who} as player {data.get('id')} (lot {data.get('lot')}){bye}"


def _edit(entry: Entry, story: NarrationContext) -> str:
    told = [f"{key} {entry.data[key]}" for key in ("name", "corp", "runner") if key in entry.data]
    if "table" in entry.data:
        told.append(f"always at table {entry.data['table']}" if entry.data["table"] else "at any table")
    if "first_round_bye" in entry.data:
        told.append(f"{'a' if entry.data['first_round_bye'] else 'no'} bye in the first round")
    return f"changes {story.name(entry.data.get('player'))}: {', '.join(told)}"


def _deck(entry: Entry, story: NarrationContext) -> str:
    data = entry.data
    what = "corrects" if data.get("correct") else "registers"
    return f"{what} the {data.get('side')} deck of {story.name(data.get('player'))}: {data.get('identity')}"


def _reserve(entry: Entry, story: NarrationContext) -> str:
    tables = ", ".join(map(str, entry.data.get("tables", [])))
    return f"gives table {tables} back" if entry.data.get("free") else f"reserves table {tables}"


def _seats(entry: Entry, story: NarrationContext) -> str:
    return f"records the seats of the draft: {story.listed(entry.data.get('order', []))}"


def _draft(entry: Entry, story: NarrationContext) -> str:
    seats = ("a bot" if seat is None else story.name(seat) for seat in entry.data.get("seats", []))
    return f"begins the draft; round the table sit {', '.join(seats)}"


def _pick(entry: Entry, story: NarrationContext) -> str:
    """The card stays untold: the log is read while others still draft."""
    return f"picks a card for {story.name(entry.data.get('player'))}"


def _announce(entry: Entry, story: NarrationContext) -> str:
    swiss, cut = entry.data.get("swiss"), entry.data.get("cut")
    rounds = "1 Swiss round" if swiss == 1 else f"{swiss} Swiss rounds"
    return f"announces {rounds} and {f'a cut to the top {cut}' if cut else 'no cut'}"


def _pair(entry: Entry, story: NarrationContext) -> str:
    matches = "; ".join(_match(each, story) for each in entry.data.get("matches", []))
    return f"pairs round {entry.data.get('round')}: {matches}"


def _match(record: dict[str, Any], story: NarrationContext) -> str:
    players = [story.name(player) for player in record.get("players", [])]
    return f"{record.get('table')}: {' - '.join(players)}" if len(players) == 2 else f"{' '.join(players)} has a bye"


def _report(entry: Entry, story: NarrationContext) -> str:
    data = entry.data
    what = "corrects" if data.get("correct") else "reports"
    source = " (by the games played here)" if data.get("played") else ""
    return f"{what} {story.where(entry)}: {_result(data)}{source}"


def _result(data: dict[str, Any]) -> str:
    if data.get("split"):
        return f"an intentional split ({data.get('leader')} present)"
    if "games" not in data:
        return "-".join(map(str, data.get("points", [])))
    games = [str(game.get("outcome")) for game in data["games"]]
    told = ", ".join(games)
    if len(games) == 2 and set(games) <= set(Outcome):  # the first player's game as the Corp, then as the Runner
        one, two = (POINTS[Outcome(game)] for game in games)
        return f"{one[0] + two[1]}-{one[1] + two[0]} ({told})"
    return told


def _confirm(entry: Entry, story: NarrationContext) -> str:
    data = entry.data
    if "game" in data:
        return f"confirms the report of game {data['game']} of the bracket"
    return f"confirms the report of {story.where(entry)}"


def _disqualify(entry: Entry, story: NarrationContext) -> str:
    return f"disqualifies {story.name(entry.data.get('player'))}: {entry.data.get('reason', 'no reason given')}"


def _missing_card(entry: Entry, story: NarrationContext) -> str:
    deck = f"the {entry.data.get('side')} deck of {story.name(entry.data.get('player'))}"
    return f"says that {deck} is complete again" if entry.data.get("found") else f"says that {deck} lacks a card"


def _proxy(entry: Entry, story: NarrationContext) -> str:
    data = entry.data
    return f"makes a proxy for {data.get('card')} in the {data.get('side')} deck of {story.name(data.get('player'))}"


def _game(entry: Entry, story: NarrationContext) -> str:
    data = entry.data
    winner = "a draw" if data.get("draw") else f"{story.name(data.get('winner'))} wins"
    source = " (by the game played here)" if data.get("played") else ""
    return f"reports game {data.get('game')} of the bracket: {winner}{source}"


def _sides(entry: Entry, story: NarrationContext) -> str:
    data = entry.data
    corp, runner = story.name(data.get("corp")), story.name(data.get("runner"))
    return f"settles game {data.get('game')}: {corp} (Corp), {runner} (Runner); {data.get('why')}"


def _repair_pool(entry: Entry, story: NarrationContext) -> str:
    told = [
        f"{verb} {', '.join(f'{copies}x {title}' for title, copies in entry.data[key].items())}"
        for key, verb in (("add", "adds"), ("remove", "takes out"))
        if entry.data.get(key)
    ]
    return f"repairs the draft pool of {story.name(entry.data.get('player'))}: {'; '.join(told)}"


def _advance(entry: Entry, story: NarrationContext) -> str:
    return f"begins the second day with {story.listed(entry.data.get('players', []))}"


def _cut(entry: Entry, story: NarrationContext) -> str:
    return f"makes the cut: {story.listed(entry.data.get('seeds', []))}"


def _clock(entry: Entry, story: NarrationContext) -> str:
    data, what = entry.data, entry.data.get("what")
    if what == "extend":
        return f"gives {story.table(entry)}: {data.get('minutes')} more minutes"
    return "calls time" if what == "call" else f"{what}s the clock"


def _ruling(entry: Entry, story: NarrationContext) -> str:
    data, people = entry.data, story.listed(entry.data.get("players", []))
    cited = f" ({', '.join(data['rules'])})" if data.get("rules") else ""
    penalty = f"; {data['penalty']}" if data.get("penalty", "none") != "none" else ""
    text = str(data.get("text"))
    if cited or penalty:  # a sentence goes on
        text = text.removesuffix(".")
    return f"rules{f' for {people}' if people else ''}: {text}{cited}{penalty}"


def _review(entry: Entry, story: NarrationContext) -> str:
    return f"decides ruling {entry.data.get('ruling')} for good: {entry.data.get('text')}"


def _undo(entry: Entry, story: NarrationContext) -> str:
    return f"undoes {ranges(entry.data.get('entries', []))}"


def ranges(numbers: Iterable[int]) -> str:
    """Numbers as people write them.

    >>> ranges([3, 5, 6, 7, 9])
    '3, 5-7, 9'
    """
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and number == runs[-1][-1] + 1:
            runs[-1][1:] = [number]
        else:
            runs.append([number])
    return ", ".join("-".join(map(str, run)) for run in runs)


def _cancel(entry: Entry, story: NarrationContext) -> str:
    reason = entry.data.get("reason")
    return f"cancels the event{f': {reason}' if reason else ''}"


def _check_in(entry: Entry, story: NarrationContext) -> str:
    name = story.name(entry.data.get("player"))
    if entry.data.get("absent"):
        return f"takes the check-in of {name} back"
    return "checks in" if name in (entry.by, "") else f"checks {name} in"


def _paper_list(entry: Entry, story: NarrationContext) -> str:
    name = story.name(entry.data.get("player"))
    return f"has the decklists of {name} on paper" if entry.data.get("received") else f"has no list of {name} on paper"


def _fill_bye(entry: Entry, story: NarrationContext) -> str:
    opponent = story.name(entry.data.get("opponent"))
    whom = f"{opponent}, who had the bye" if opponent else "who has the bye"
    return f"pairs {story.name(entry.data.get('player'))} with {whom}"


def _swap(entry: Entry, story: NarrationContext) -> str:
    return f"swaps {story.name(entry.data.get('first'))} and {story.name(entry.data.get('second'))}"


def _of(what: str, own: str | None = None) -> Callable[[Entry, NarrationContext], str]:
    """A sentence about one player and nothing else; `own` where they do it themselves."""

    def told(entry: Entry, story: NarrationContext) -> str:
        name = story.name(entry.data.get("player"))
        return own if own is not None and name == entry.by else what.format(name)

    return told


SENTENCES: dict[str, Callable[[Entry, NarrationContext], str]] = {
    "new": _new,
    "change": _change,
    "cancel": _cancel,
    "registration": _registration,
    "staff": _staff,
    "duty": _duty,
    "register": _register,
    "edit": _edit,
    "check-in": _check_in,
    "remove": _of("removes {}, who was entered by mistake"),
    "admit": _of("gives a place to {}, who was waiting"),
    "paper-list": _paper_list,
    "swap": _swap,
    "bye": _of("gives the bye to {}"),
    "fill-bye": _fill_bye,
    "deck": _deck,
    "reserve": _reserve,
    "seats": _seats,
    "draft": _draft,
    "pick": _pick,
    "expire": lambda entry, story: "picks for those whose time was over",
    "announce": _announce,
    "pair": _pair,
    "publish": lambda entry, story: "publishes the pairings",
    "move": lambda entry, story: f"moves table {entry.data.get('table')} to table {entry.data.get('to')}",
    "report": _report,
    "confirm": _confirm,
    "drop": _of("drops {}", "leaves the event"),
    "no-show": _of("drops {}, who did not appear"),
    "rejoin": _of("lets {} rejoin"),
    "disqualify": _disqualify,
    "missing-card": _missing_card,
    "proxy": _proxy,
    "repair-pool": _repair_pool,
    "advance": _advance,
    "cut": _cut,
    "sides": _sides,
    "game": _game,
    "clock": _clock,
    "ruling": _ruling,
    "review": _review,
    "call-judge": _of("calls a judge for {}", "calls a judge"),
    "answer-call": _of("goes to {}, who called a judge"),
    "undo": _undo,
}
