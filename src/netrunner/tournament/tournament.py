"""A tournament: its log, and the event that the log adds up to.

Every change is a command. A command that is refused changes nothing; one that is accepted is an entry of the log for
good. `undo` is an entry too: it names the entries that no longer count. Random draws come from the recorded seed and
the number of their entry, and are recorded with what came out, so that anyone can draw them again.
"""

import hashlib
import json
from collections.abc import Iterable, Iterator
from datetime import date, datetime
from random import Random
from typing import Any

from netrunner.tournament import commands, cut, draft_commands, swiss
from netrunner.tournament.commands import Command, refusing
from netrunner.tournament.conflict_of_interest import check_not_called_back, deputies, is_about, playing
from netrunner.tournament.dispatch import apply
from netrunner.tournament.errors import NotAllowed, Refused
from netrunner.tournament.event import Event, Status, snapshot
from netrunner.tournament.log import VERSION, Damaged, Entry, parse, write
from netrunner.tournament.names import clean_name
from netrunner.tournament.roles import may
from netrunner.tournament.sides import SideReason
from netrunner.tournament.structure import Rounds
from netrunner.tournament.terms import new_event

OF_A_ROUND = (
    "pair", "swap", "bye", "fill-bye", "publish", "move", "clock", "report", "confirm", "no-show", "advance",
    "cut", "sides", "game",
)  # fmt: skip
"""The commands that a round consists of."""


def counted(entries: Iterable[Entry]) -> list[Entry]:
    """The entries that still count after every `undo`, which may itself be undone."""
    cancelled: set[int] = set()
    kept = []
    for entry in reversed(list(entries)):
        if entry.n in cancelled:
            continue
        if entry.do == "undo":
            cancelled.update(entry.numbers("entries"))
        else:
            kept.append(entry)
    return kept[::-1]


def fold(entries: Iterable[Entry]) -> Event:
    """The event that a log adds up to; a log that breaks a rule is refused with the entry that does."""
    kept = counted(entries)
    if not kept:
        raise Refused("An event without its first entry is no event")
    event: Event | None = None
    for entry in kept:
        try:
            if event is None:
                event = new_event(entry)
            else:
                apply(event, entry)
        except Refused as refusal:
            raise Damaged(f"this entry ({entry.do}) cannot stand: {refusal}", entry.n) from None
    assert event is not None
    return event


def entries_about(kept: Iterable[Entry], number: int) -> Iterator[int]:
    """The entries that decide something about a player, by how things stood before each."""
    event: Event | None = None
    for entry in kept:
        if event is None:
            event = new_event(entry)
            continue
        player = event.players.get(number)
        if player is not None and is_about(event, player, entry):
            yield entry.n
        try:
            apply(event, entry)
        except Refused:  # an undo after which this cannot stand: it is refused with that
            return


class Tournament:
    """A log and its event.

    >>> from datetime import UTC, datetime
    >>> at = datetime(2018, 1, 1, tzinfo=UTC)
    >>> cup = Tournament.new("Cup", date(2018, 1, 1), organizer="Ann", seed="1", at=at)
    >>> for name in ("Bo", "Cy", "Di", "Ed"):
    ...     _ = cup.register(name, at=at)
    >>> str(cup.start(at=at))
    '3 Swiss rounds, no cut'
    >>> len(cup.pair(at=at).data["matches"])
    2
    """

    def __init__(self, entries: Iterable[Entry]) -> None:
        self.entries = list(entries)
        self.event = fold(self.entries)

    @classmethod
    def new(cls, name: str, day: date, *, organizer: str, seed: str, at: datetime, **options: Any) -> "Tournament":
        data = {"version": VERSION, "name": name, "date": day.isoformat(), "organizer": organizer, "seed": seed}
        entry = Entry(1, at, organizer, "new", data | options)
        new_event(entry)
        return cls([entry])

    @classmethod
    def read(cls, text: str, *, accept_edits: bool = False) -> "Tournament":
        return cls(parse(text, accept_edits=accept_edits).entries)

    def write(self) -> str:
        return write(self.entries)

    def digest(self) -> str:
        """A hash of the state: equal for equal events."""
        text = json.dumps(snapshot(self.event), sort_keys=True, ensure_ascii=False)
        return hashlib.sha256(text.encode()).hexdigest()

    def rng(self, number: int | None = None) -> Random:
        """The draws of an entry: the next one unless said."""
        return Random(f"{self.event.seed}/{number or len(self.entries) + 1}")

    def do(self, command: Command, *, at: datetime, by: str | None = None) -> Entry:
        """Carry out a command and add it to the log. Where that fails, however it does, nothing has happened."""
        self._check_not_removed(command)
        entry = Entry(len(self.entries) + 1, at, by or self.event.staff.organizer, command.do, command.data())
        try:
            apply(self.event, entry)
        except BaseException:
            self.event = fold(self.entries)
            raise
        self.entries.append(entry)
        return entry

    def _check_not_removed(self, command: Command) -> None:
        """Nothing more is done to who was entered by mistake: they are as if they had never been."""
        for name in ("player", "first", "second"):
            player = self.event.players.get(getattr(command, name, None) or 0)
            if player is not None and player.status is Status.REMOVED:
                raise Refused(f"{player.name} (player {player.id}) was removed: register them anew")

    def take_back(self, length: int) -> None:
        """Forget the entries beyond a length, which were never written down anywhere."""
        if len(self.entries) > length:
            del self.entries[length:]
            self.event = fold(self.entries)

    def _check_may(self, by: str | None, action: str) -> None:
        name = by or self.event.staff.organizer
        if not may(self.event.roles_of(name), action):
            raise NotAllowed(f"{name} ({', '.join(self.event.roles_of(name))}) may not do this: {action}")

    # --- commands that draw

    @refusing()
    def register(
        self,
        name: str,
        *,
        at: datetime,
        by: str | None = None,
        corp: str = "",
        runner: str = "",
        first_round_bye: bool = False,
    ) -> Entry:
        """Enter a player, with the lot that breaks their last ties."""
        lot = self.rng().randrange(10**9)
        number = len(self.event.players) + 1
        said = {"corp": corp, "runner": runner, "first_round_bye": first_round_bye}
        identities: dict[str, Any] = {key: value for key, value in said.items() if value}
        return self.do(commands.Register(id=number, name=clean_name(name), lot=lot, **identities), at=at, by=by)

    def start(self, *, at: datetime, by: str | None = None) -> Rounds:
        """Announce the rounds for the players who are there."""
        rounds = swiss.announcement(self.event)
        self.do(commands.Announce(swiss=rounds.swiss, cut=rounds.cut), at=at, by=by)
        return rounds

    @refusing()
    def pair(
        self,
        *,
        at: datetime,
        by: str | None = None,
        hidden: bool = False,
        allow_rematches: bool = False,
        minutes: int | None = None,
    ) -> Entry:
        """Draw the next Swiss round."""
        self._check_may(by, "pair")
        drawn = swiss.draw(self.event, self.rng())
        paired = commands.PairedRound(
            round=len(self.event.rounds) + 1,
            hidden=hidden,
            allow_rematches=allow_rematches,
            minutes=minutes,
            **drawn.as_data(),
        )
        return self.do(paired, at=at, by=by)

    @refusing()
    def draft(self, *, at: datetime, by: str | None = None, seats: int, **data: Any) -> Entry:
        """Seat the players for a draft in an order drawn at random, with bots in the seats left over."""
        self._check_may(by, "structure")
        order = draft_commands.seating(self.event, seats, self.rng())
        return self.do(commands.StartDraft(seats=order, **data), at=at, by=by)

    def advance(self, *, at: datetime, by: str | None = None) -> Entry:
        """Begin the second day."""
        self._check_may(by, "cut")
        return self.do(commands.Advanced(players=cut.qualified(self.event, cut.day_two_size(self.event))), at=at, by=by)

    def cut(self, *, at: datetime, by: str | None = None) -> Entry:
        self._check_may(by, "cut")
        seeds = cut.qualified(self.event, cut.cut_size(self.event))
        return self.do(commands.Cut(seeds=seeds), at=at, by=by)

    def choose_side(self, game: int, side: str, *, at: datetime, by: str | None = None) -> Entry:
        """The higher seed of a first-round elimination game takes a side."""
        bracket = cut.the_bracket(self.event)
        chooser, pair = bracket.chooser(game), bracket.players(game)
        if chooser is None or pair is None:
            raise Refused("Sides are chosen in the first elimination round only", "TR/deck-choice/4")
        if side not in ("corp", "runner"):
            raise Refused(f"A side is corp or runner, not {side!r}", "TR/deck-choice/1")
        other = pair[1] if chooser == pair[0] else pair[0]
        corp, runner = (chooser, other) if side == "corp" else (other, chooser)
        return self.do(commands.SettleSides(game=game, corp=corp, runner=runner, why=SideReason.CHOICE), at=at, by=by)

    def settle_sides(self, *, at: datetime) -> list[Entry]:
        """Record the sides of every open game in which nobody chooses."""
        bracket = self.event.bracket
        done: list[Entry] = []
        for game in bracket.open_games() if bracket else []:
            assert bracket is not None
            if game not in bracket.sides and bracket.chooser(game) is None:
                sides = bracket.draw_sides(game, self.rng())
                done.append(
                    self.do(commands.SettleSides(game=game, corp=sides.corp, runner=sides.runner, why=sides.why), at=at)
                )
        return done

    # --- taking back

    def undo(self, entries: list[int] | None = None, *, at: datetime, by: str | None = None) -> Entry:
        """Take back the last entry that counts, or the given ones; refuses when later entries rest on them."""
        counting = [entry.n for entry in counted(self.entries)]
        numbers = self._last_command() if entries is None else entries
        if 1 in numbers:
            raise Refused("The first entry makes the event: there is nothing before it")
        if not numbers:
            raise Refused("There is nothing to undo")
        undone = {entry.n for entry in self.entries if entry.do == "undo"}
        for number in numbers:
            if number not in counting and number not in undone:
                raise Refused(f"Entry {number} does not exist or is already undone")
        entry = Entry(len(self.entries) + 1, at, by or self.event.staff.organizer, "undo", {"entries": sorted(numbers)})
        if not self.undoes_instead(entry.by, entry):
            self._check_may(entry.by, "undo")
        self._check_no_conflict_of_interest(entry.by, entry)
        try:
            event = fold([*self.entries, entry])
        except Damaged as damage:
            raise Refused(
                f"Entry {damage.line} rests on what would be undone. Undo it too, or everything since"
            ) from None
        check_not_called_back(self.event, event, entry.by)
        self.entries.append(entry)
        self.event = event
        return entry

    def _check_no_conflict_of_interest(self, by: str, undo: Entry) -> None:
        """What somebody else decided about a leader who plays, that leader does not take back, unless the whole round
        goes with it; nor put back what another took back."""
        event, own = self.event, playing(self.event, by)
        if own is None or event.version < 3:
            return
        changed = self._changed_by(undo)
        whole = any(entry.do in ("pair", "cut") for entry in changed)
        about = self._about(own.id, undo)
        for entry in changed:
            if entry.by != by and entry.n in about and not (whole and entry.do in OF_A_ROUND):
                others = " or ".join(deputies(event, by)) or "another leader"
                raise Refused(
                    f"Entry {entry.n} ({entry.do}) is what {entry.by} entered about {by}, who plays: {others} can "
                    "correct or review it",
                    "TR/leader-participation/2",
                )

    def _changed_by(self, undo: Entry) -> list[Entry]:
        """The entries that count no longer after an undo, and those that count again."""
        changed = {entry.n for entry in counted(self.entries)} ^ {entry.n for entry in counted([*self.entries, undo])}
        return [entry for entry in self.entries if entry.n in changed]

    def _about(self, player: int, undo: Entry | None = None) -> set[int]:
        """The entries about a player that count, or do so after an undo, each as things stood when it was made."""
        return {
            number
            for entries in ([*self.entries], [*self.entries, undo] if undo is not None else [])
            for number in entries_about(counted(entries), player)
        }

    def undoes_instead(self, by: str, undo: Entry) -> bool:
        """Whether a leader takes back, in the stead of an organizer who plays, what is about that organizer alone."""
        own = self._organizer_played_for(by)
        if own is None:
            return False
        about, changed = self._about(own, undo), self._changed_by(undo)
        return bool(changed) and all(entry.n in about for entry in changed)

    def undone_instead(self, by: str) -> set[int]:
        """The entries that count and that a leader may take back in the stead of an organizer who plays."""
        organizer, own = self._organizer_played_for(by), playing(self.event, by)
        if organizer is None:
            return set()
        theirs = self._about(own.id) if own is not None else set()
        return self._about(organizer) - theirs  # and not what is about both of them

    def _organizer_played_for(self, by: str) -> int | None:
        """The organizer as a player, where somebody decides in their stead."""
        event = self.event
        own = playing(event, event.staff.organizer)
        if own is None or event.version < 3 or by not in deputies(event, event.staff.organizer):
            return None
        return own.id

    def _last_command(self) -> list[int]:
        """The last entry that counts, with the sides that were settled because of it."""
        numbers: list[int] = []
        for entry in reversed(counted(self.entries)):
            numbers.append(entry.n)
            if entry.do != "sides" or entry.text("why") == SideReason.CHOICE:
                break
        return sorted(numbers)

    def since(self, number: int) -> list[int]:
        """The entries that count from a number on: what undoing everything since then takes back."""
        return [entry.n for entry in counted(self.entries) if entry.n >= number]

    def last_round_entries(self) -> list[int]:
        """The entries of the last round, its pairing included; in the elimination stage, of its last round begun."""
        kept = counted(self.entries)
        bracket = self.event.bracket
        played = [entry for entry in kept if entry.do == "game"] if bracket else []
        if bracket is not None and played:
            last = max(bracket.slot(entry.number("game")).round for entry in played)
            return self.since(next(entry.n for entry in played if bracket.slot(entry.number("game")).round == last))
        starts = [entry.n for entry in kept if entry.do in ("pair", "cut")]
        if not starts:
            raise Refused("No round has been paired yet")
        return self.since(starts[-1])

    def undo_round(self, *, at: datetime, by: str | None = None) -> Entry:
        """Take back the last round: its pairing, publication, clock and results. Who entered, left or was renamed
        meanwhile stays so; who did not appear has left, unless they came back."""
        since = self.last_round_entries()
        kept = {entry.n: entry for entry in counted(self.entries)}
        numbers = {number for number in since if kept[number].do in OF_A_ROUND}
        while (rests := self._rests_on(numbers)) is not None:
            numbers.add(rests)
        absent = [kept[number].number("player") for number in sorted(numbers) if kept[number].do == "no-show"]
        back = {player for player in absent if self.event.players[player].active}  # came later, and stays
        undone = self.undo(sorted(numbers), at=at, by=by)
        for player in absent:
            if player not in back and self.event.players[player].active:
                self.do(commands.Drop(player=player), at=at, by=by)
        return undone

    def _rests_on(self, numbers: set[int]) -> int | None:
        """The first entry that cannot stand without those that are to be undone."""
        try:
            fold(entry for entry in counted(self.entries) if entry.n not in numbers)
        except Damaged as damage:
            return damage.line
        return None

    def round_entries(self, number: int) -> list[int]:
        """The entries of a Swiss round and of everything after it, its pairing included."""
        if not 1 <= number <= len(self.event.rounds):
            raise Refused(f"There is no round {number}; {len(self.event.rounds)} have been paired")
        return self.since(self.event.rounds[number - 1].entry)

    def last_undo(self) -> int:
        """The number of the last `undo` that nothing has followed. One that took back an undo is itself a redo: to do
        it twice, as an impatient thumb does, must not undo again."""
        last = self.entries[-1]
        if last.do != "undo":
            raise Refused("There is nothing to redo: the last entry is not an undo")
        if all(self.entries[number - 1].do == "undo" for number in last.numbers("entries")):
            raise Refused("There is nothing to redo: the last undo has been taken back already")
        return last.n

    def audit(self) -> list[str]:
        """Draw everything again from the seed, and name each entry whose record differs."""
        return audit(self.entries)


def audit(entries: list[Entry]) -> list[str]:
    """Repeat every draw that counts; an empty list when each came out as recorded."""
    found: list[str] = []
    kept = counted(entries)
    event = new_event(kept[0])
    for entry in kept[1:]:
        rng = Random(f"{event.seed}/{entry.n}")
        if entry.data.get("imported"):
            apply(event, entry)
            continue
        if entry.do == "register" and entry.number("lot") != rng.randrange(10**9):
            found.append(f"Entry {entry.n}: the lot of {entry.text('name')} is not the one the seed gives")
        if entry.do == "draft" and entry.data["seats"] != draft_commands.seating(event, len(entry.data["seats"]), rng):
            found.append(f"Entry {entry.n}: the seats of the draft are not those the seed gives")
        if entry.do == "pair" and swiss.draw(event, rng).as_data()["matches"] != entry.records("matches"):
            found.append(f"Entry {entry.n}: the pairings of round {len(event.rounds) + 1} are not those the seed gives")
        if entry.do == "sides" and entry.text("why") != SideReason.CHOICE:
            game = entry.number("game")
            sides = cut.the_bracket(event).draw_sides(game, rng)
            if (sides.corp, sides.runner) != (entry.number("corp"), entry.number("runner")):
                found.append(
                    f"Entry {entry.n}: the sides of game {game} are not those that the rules and the seed give"
                )
        apply(event, entry)
    return found
