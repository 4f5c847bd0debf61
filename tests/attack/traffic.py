"""What a room sends to one reader in two worlds that look alike to them: how many messages, how long, and when.

The rooms are real, and so are the bots' choices; time is the loop's own, so that a second takes no time and two worlds
can be compared to the millisecond. Every thought of a bot takes `THOUGHT`, unless it has but one answer.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, Final, cast
from unittest.mock import patch

from netrunner import Deck
from netrunner.bots import BOTS, Ace, answer
from netrunner.engine.view import MASKS
from netrunner.engine.window import Window
from netrunner.game import Game
from netrunner.learn.random_decks import random_deck
from netrunner.server.live.bot_turns import THOUGHTS
from netrunner.server.live.game_history import OTHER, SeatHolder
from netrunner.server.live.look_back import position_after, written_since
from netrunner.server.live.match import Match
from netrunner.server.live.options import GameOptions
from netrunner.server.live.room import Room
from netrunner.server.live.stops import AFTER_ACTION, WINDOWS, unnoticed
from tests.event_loop import run_on

THOUGHT: Final = 0.3
WRITING: Final = 0.002
PATIENCE: Final = 60.0
PEOPLE: Final = {"corp": SeatHolder("Corp", "a"), "runner": SeatHolder("Runner", "b")}
PASS: Final = "pass:"
DECLINES: Final = (PASS, "no:")
"""Keys of answers of which nobody else is told."""
QUICK_ACE: Final = Ace(simulations=6)


class VirtualLoop(asyncio.SelectorEventLoop):
    """A loop that does not wait: when nothing is to be done it goes on to the next time at which something is."""

    moment = 1_000_000.0

    def time(self) -> float:
        return self.moment

    def _run_once(self) -> None:
        if not self._ready and self._scheduled:  # type: ignore[attr-defined]
            self.moment = max(self.moment, self._scheduled[0].when())  # type: ignore[attr-defined]
        super()._run_once()  # type: ignore[misc]


@dataclass(eq=False)
class Reader:
    """Somebody who writes down what they are told, and when."""

    account: str | None
    clock: Callable[[], float]
    heard: list[tuple[float, str]] = field(default_factory=list)

    def send(self, text: str) -> None:
        self.heard.append((self.clock(), text))

    def abandon(self) -> None:
        raise AssertionError("nobody is slow here")

    def follows(self, game: str) -> bool:
        return True


@dataclass(frozen=True)
class Asked:
    """What a bot answered: where everybody could see it being asked, and the key."""

    at: float
    place: tuple[Any, ...]
    key: str

    @property
    def kind(self) -> str:
        return "nothing" if self.key.startswith(DECLINES) else self.key


class Paper:
    """A journal that takes a moment and keeps nothing."""

    async def write(self, *entry: Any) -> None:
        await asyncio.sleep(WRITING)


class Bots:
    """Bots that think beside the loop, for a time that does not depend on the machine."""

    def __init__(self) -> None:
        self.room: Room | None = None
        self.asked: list[Asked] = []

    async def choose(self, bot: str, *request: Any) -> tuple[str, float]:
        assert self.room is not None
        match = self.room.match
        game, options = match.game, match.game.state.options
        took = THOUGHT if len(options) > 1 else 0.0
        await asyncio.sleep(took)
        thinker = QUICK_ACE if bot == "ace" else BOTS[bot]
        key = options[answer(thinker, game, seed=7, number=len(match.keys), open_lists=True)].key
        view = game.view("spectator", log=False)
        self.asked.append(Asked(asyncio.get_running_loop().time(), (view["turn"], view["active"], view["step"]), key))
        return key, took


class NoFaults:
    def note(self, error: Exception, *_: Any) -> None:
        raise error


@dataclass(frozen=True)
class World:
    """A room, its bots, and a reader in it."""

    room: Room
    bots: Bots
    reader: Reader


@dataclass(frozen=True)
class Told:
    """How the traffic of two worlds differs, or why it may: false where it does not betray anything."""

    reader: str
    what: str
    why: str = ""

    def __bool__(self) -> bool:
        return bool(self.why)


async def world_of(match: Match, account: str | None) -> World:
    loop = asyncio.get_running_loop()
    bots = Bots()
    room = Room(match, "salt", None, cast(Any, Paper()), cast(Any, bots), cast(Any, NoFaults()))
    bots.room = room
    room.session = "session"
    reader = Reader(account, loop.time)
    room.gone = {}
    room.channel(room.perspective(account)).listeners.add(reader)
    room.refresh()
    return World(room, bots, reader)


def copied(match: Match, game: Game) -> Match:
    """The same match with the game in another world."""
    twin = Match(match.id, match.setup, dict(match.seats), match.options, match.now)
    twin.game = game
    twin.keys, twin.entries = list(match.keys), match.entries
    twin.numbers, twin.declined = dict(match.numbers), set(match.declined)
    twin.marks, twin.positions = list(match.marks), deque(match.positions, maxlen=match.positions.maxlen)
    twin.passed_window, twin.milestones = match.passed_window, list(match.milestones)
    twin.stops = {side: set(stops) for side, stops in match.stops.items()}
    twin.heeded = {side: set(stops) for side, stops in match.heeded.items()}
    twin.orders = {side: dict(orders) for side, orders in match.orders.items()}
    twin.passing, twin.offer = dict(match.passing), match.offer
    if twin.clock is not None and match.clock is not None:
        twin.clock.left = dict(match.clock.left)
        twin.clock.running, twin.clock.since = match.clock.running, match.clock.since
    return twin


def dealt_anew(game: Game, reader: str, seed: int) -> Game:
    """Another world that the reader thinks possible: who watches knows neither side's cards."""
    if reader in OTHER:
        return game.determinize(reader, seed=seed)
    return game.determinize("corp", seed=seed).determinize("runner", seed=seed + 1)


def until_asked(match: Match) -> bool:
    return match.decider is None or match.seats[match.decider].bot is None


async def act(world: World, do: Callable[[Match], Any]) -> None:
    """Do something in a world, and wait until a person is asked again."""
    loop = asyncio.get_running_loop()
    match, end = world.room.match, loop.time() + PATIENCE
    await world.room.one_by_one(lambda: do(match), {"do": "test"})
    world.room.wake_bot()
    while not until_asked(match) and loop.time() < end and len(world.bots.asked) < 40:
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.01)


def betrayal(one: World, other: World) -> str:
    """What tells the reader the two worlds apart although nothing has happened in them that they may see to differ."""
    first, second = one.reader.heard, other.reader.heard
    start = first[0][0] if first else 0.0
    begun = second[0][0] if second else 0.0
    for (at, text), (then, words) in zip(first, second, strict=False):
        if text == words and round(at - start, 3) == round(then - begun, 3):
            continue
        if text == words:
            return f"the time of a message: {at - start:.3f} s or {then - begun:.3f} s; {text[:200]}"
        if chose_otherwise(one, other, at, then):
            return ""
        if news(text) != news(words) and ((news(text) and news(words)) or not one.room.match.casual):
            return ""  # what was found, drawn or shown, or a person has more to decide about it
        if (
            turned_up(text) != turned_up(words)
            or one.room.match.result
            or other.room.match.result
            or drawn(text, one) != drawn(words, other)
            or known_cards(one) != known_cards(other)
        ):
            return ""  # all is shown, or chance has dealt the reader other cards, or let them look at others
        return f"a message of {len(text)} or {len(words)} characters: {differing(text, words)}"
    if (
        one.room.match.casual
        and len(first) != len(second)
        and not chose_otherwise(one, other, PATIENCE + start, PATIENCE + begun)
    ):
        return f"{len(first)} messages or {len(second)}"
    return ""


def chose_otherwise(one: World, other: World, until: float, and_until: float) -> bool:
    """Whether a bot has decided otherwise where it was asked in both worlds. False where it was asked in one only."""
    mine = [asked for asked in one.bots.asked if asked.at <= until]
    theirs = [asked for asked in other.bots.asked if asked.at <= and_until]
    for first, second in zip(mine, theirs, strict=False):
        if first.place != second.place:
            return False
        if first.kind != second.kind:
            return True
    return False


def news(text: str) -> list[Any]:
    """The lines of the log in a message."""
    return [operation for operation in json.loads(text).get("operations", []) if operation[1][:1] == ["log"]]


def turned_up(text: str) -> list[Any]:
    """The titles of cards in Archives that are turned faceup (Rules Reference: Accessing Cards)."""
    operations = json.loads(text).get("operations", [])
    return [each for each in operations if each[1][:3] == ["view", "corp", "discard"] and "title" in json.dumps(each)]


def drawn(text: str, world: World) -> list[Any]:
    """What has become of the reader's own hand, and which card of it is accessed."""
    side = world.room.match.seat_of(world.reader.account)
    own = [["view", side, "hand"], *([["view", "run", "accessed"]] if side == "corp" else [])]
    return [operation for operation in json.loads(text).get("operations", []) if operation[1][:3] in own]


def differing(text: str, words: str) -> str:
    mine = [json.dumps(each) for each in json.loads(text).get("operations", [])]
    theirs = [json.dumps(each) for each in json.loads(words).get("operations", [])]
    gone, come = [each for each in mine if each not in theirs], [each for each in theirs if each not in mine]
    return " | ".join([*(f"-{each[:300]}" for each in gone), *(f"+{each[:300]}" for each in come)])


@dataclass(frozen=True)
class Plan:
    """What is played: the side that a bot plays and its name, the seconds on the clock, and who reads."""

    bot: tuple[str, str] | None = None
    clock: int | None = None
    increment: int = 0
    watching: bool = False

    def reader(self, side: str) -> str:
        return "spectator" if self.watching else OTHER[self.bot[0]] if self.bot else OTHER[side]

    def another_world(self, match: Match, reader: str, seed: int) -> Match:
        """In a game against a bot nothing is done to hide a person's own pauses, which a bot does not listen to."""
        unknown_to = OTHER[self.bot[0]] if self.bot else reader
        return copied(match, dealt_anew(match.game, unknown_to, seed))


def new_match(decks: tuple[Deck, Deck], seed: int, plan: Plan, now: Callable[[], float]) -> Match:
    game = Game.start(*decks, seed=seed)
    seats = dict(PEOPLE)
    if plan.bot is not None:
        seats[plan.bot[0]] = SeatHolder("Bot", None, plan.bot[1])
    match = Match("game", game.setup, seats, GameOptions(clock=plan.clock, increment=plan.increment), now)
    chance = random.Random(seed)
    for side, orders in match.orders.items():
        match.set_orders(side, [title for title in orders if chance.random() < 0.5])
    match.begin()
    return match


@dataclass
class Pair:
    """Two worlds in which the same is done; `found`: what differs."""

    reader: str
    one: World
    second: World
    found: list[Told]

    async def do(self, what: str, do: Callable[[Match], Any]) -> None:
        """Do something in both, at the same time."""
        loop = cast(VirtualLoop, asyncio.get_running_loop())
        moment = loop.time()
        await act(self.one, do)
        after, loop.moment = loop.time(), moment
        await act(self.second, do)
        self.found.append(Told(self.reader, what, betrayal(self.one, self.second)))
        loop.moment = max(after, loop.time())

    async def probe(self, side: str, chance: random.Random) -> None:
        """What the others can do while somebody decides, and what that somebody can ask for, left unanswered."""
        prober = OTHER[side]
        wanted = self.one.room.match.stops[prober] ^ {chance.choice([AFTER_ACTION, *WINDOWS])}
        ways: list[tuple[str, Callable[[Match], Any]]] = [
            ("stops", lambda match: match.set_stops(prober, sorted(wanted)))
        ]
        if self.one.room.match.offer is None and self.second.room.match.offer is None:
            ways.append(("draw offered", lambda match: match.offer_draw(prober)))
            if any(mark.side == side for mark in self.one.room.match.marks):
                ways.append(("undo offered", lambda match: match.undo(side)))
        await self.do(*chance.choice(ways))

    async def pass_unseen(self, side: str) -> None:
        """Where one world only asks somebody what nobody else can see, they pass: nothing must come of it."""
        asked = [world for world in (self.one, self.second) if asked_unseen(world.room.match, side)]
        if len(asked) == 1 and same_so_far(self.one, self.second):
            await act(asked[0], lambda match: match.choose(side, match.number, 0))
            self.found.append(Told(self.reader, "pass unseen", betrayal(self.one, self.second)))

    async def take_back(self, side: str, agreed: bool) -> None:
        """Take the last choice back, or offer to, and answer that."""
        await self.do("undo", lambda match: match.undo(side))
        if self.one.room.match.offer is not None and self.second.room.match.offer is not None:
            await self.do("answer", lambda match: match.answer(OTHER[side], agreed))


def asked_unseen(match: Match, side: str) -> bool:
    window = match.game.state.stack[-1]
    return match.decider == side and isinstance(window, Window) and unnoticed(match.game.state, window)


def same_in(twin: Match, side: str, key: str) -> str | None:
    """What looks like a choice in another world: the same, or to decline where the other one declines; None where
    nothing does."""
    keys = [option.key for option in twin.game.state.options] if twin.decider == side else []
    if key in keys:
        return key
    return next((other for other in keys if key.startswith(DECLINES) and other.startswith(DECLINES)), None)


def chosen(side: str, keys: dict[int, str]) -> Callable[[Match], Any]:
    """Make the choice of each world."""
    return lambda match: match.choose_keys(side, match.number, [keys[id(match)]])


def passed_on(side: str, keys: dict[int, str]) -> Callable[[Match], Any]:
    """Pass until something happens, where there is a window to pass."""

    def do(match: Match) -> Any:
        if isinstance(match.game.state.stack[-1], Window):
            return match.pass_on(side, match.number)
        return match.choose_keys(side, match.number, [keys[id(match)]])

    return do


async def play(decks: tuple[Deck, Deck], seed: int, choices: int, plan: Plan) -> list[Told]:
    """Play one game at random; what differs at every choice that was made in a pair of worlds."""
    chance = random.Random(seed)
    match = new_match(decks, seed, plan, asyncio.get_running_loop().time)
    found: list[Told] = []
    if not until_asked(match):
        await act(await world_of(match, None), lambda match: None)
    for step in range(choices):
        side = match.decider
        if side is None or not until_asked(match):
            break
        reader = plan.reader(side)
        account = None if plan.watching else PEOPLE[reader].account
        twin = plan.another_world(match, reader, step)
        key = chance.choice([option.key for option in match.game.state.options])
        if reader in OTHER:
            found.append(Told(reader, "why not?", answers(match, twin, reader, chance)))
        one, second = await world_of(match, account), await world_of(twin, account)
        alike = same_in(twin, side, key)
        if alike is None:
            await act(one, chosen(side, {id(match): key}))
        else:
            if reader == side:
                found.append(Told(reader, "options", offers(match, twin, side)))
            pair = Pair(reader, one, second, found)
            begun = [(world, len(world.keys), world.game.clone()) for world in (match, twin)]
            if not match.casual and key.startswith(PASS) and chance.random() < 0.3:
                await pair.do("pass-on", passed_on(side, {id(match): key, id(twin): alike}))
            else:
                await pair.do(key, chosen(side, {id(match): key, id(twin): alike}))
            if not match.casual and same_so_far(one, second):
                mine, other = (moments(game, world.keys[count:], reader) for world, count, game in begun)
                found.append(Told(reader, "look back", "" if mine == other else f"{mine} / {other}"))
            if not match.casual and chance.random() < 0.2 and same_so_far(one, second):
                await pair.take_back(side, agreed=chance.random() < 0.5)
            elif not match.casual and same_so_far(one, second):
                await pair.probe(side, chance)
                if reader in OTHER:
                    found.append(Told(reader, "why not now?", answers(match, twin, reader, chance)))
                await pair.pass_unseen(side)
        one.room.close()
        second.room.close()
    return found


def moments(game: Game, keys: list[str], reader: str) -> list[tuple[str, str]]:
    """Where the game stands for who looks back at each line that these choices have added to its log."""
    after = game.clone()
    for key in keys:
        after.choose(next(option for option in after.state.options if option.key == key))
    lines = range(written_since(game.state.log, None), written_since(after.state.log, None))
    views = [position_after(game.clone(), keys, line).view(reader, log=False) for line in lines]
    return [(view["step"], json.dumps({**view, "decision": None})) for view in views]


def same_so_far(one: World, second: World) -> bool:
    """Whether the reader has been told the same in both worlds, knows the same cards by the rules (what the Runner is
    about to install is shown before it is paid for), and both still go on."""
    heard = [[text for _, text in world.reader.heard] for world in (one, second)]
    known = [known_cards(world) for world in (one, second)]
    going_on = one.room.match.result is None and second.room.match.result is None
    return heard[0] == heard[1] and known[0] == known[1] and going_on


def known_cards(world: World) -> list[tuple[int, str]]:
    match = world.room.match
    mask = MASKS[match.seat_of(world.reader.account) or "spectator"]
    return [(card.instance, card.definition.title) for card in match.game.state.cards if card.known & mask == mask]


def offers(match: Match, twin: Match, side: str) -> str:
    """How what somebody is offered depends on what they do not know."""
    mine, other = (json.dumps(each.game.view(side, log=False)["decision"]) for each in (match, twin))
    return "" if mine == other else f"{mine[:600]} / {other[:600]}"


WISHES: Final = ("credit", "draw", "install", "play", "advance", "run", "rez", "score", "use", "jack-out")


def answers(match: Match, twin: Match, side: str, chance: random.Random) -> str:
    """How the answers to a few questions why something is not offered depend on what the asker does not know."""
    ids = [int(found) for found in re.findall(r'"id": (\d+)', json.dumps(match.game.view(side, log=False)))]
    servers = [server["name"] for server in match.game.view(side, log=False)["corp"]["servers"]]
    for _ in range(6):
        wish = (chance.choice(WISHES), chance.choice([*ids, None]), chance.choice([*servers, None]))
        mine, other = (each.game.why_not_option(*wish, side) for each in (match, twin))
        if str(mine) != str(other):
            return f"{wish}: {mine} / {other}"
    return ""


def compare(decks: tuple[Deck, Deck], seed: int, choices: int, plan: Plan) -> list[Told]:
    """What is told in one world and not in another that looks alike, at every choice of a game."""
    loop = VirtualLoop()
    clocks = SimpleNamespace(monotonic=loop.time)
    thoughts = {name: deque([THOUGHT], maxlen=1) for name in ("rookie", "ace", "random")}
    with patch("netrunner.server.live.bot_turns.time", clocks), patch.dict(THOUGHTS, thoughts):
        return run_on(loop, play(decks, seed, choices, plan))


def random_decks(seed: int, favoured: frozenset[str] = frozenset()) -> tuple[Deck, Deck]:
    chance = random.Random(seed)
    return random_deck("corp", chance, favoured), random_deck("runner", chance, favoured)
