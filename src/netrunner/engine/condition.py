"""Conditions: what must hold for an ability to trigger, apply or be used."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import mypyc_attr

from netrunner.engine.ability import Paid
from netrunner.engine.filter import server_matches
from netrunner.engine.frame import O_PLAY, O_RUN
from netrunner.engine.terms import (
    ACCESSED,
    AGENDA_SCORED,
    ARCHIVES,
    CENTRAL,
    COUNTER_NAMES,
    DAMAGE_NAMES,
    DISCARD,
    HOSTED,
    HQ,
    ICE,
    INSTALLED,
    LOST_CLICK,
    NAMED,
    PLAY,
    PLAYED,
    REZZED,
    RND,
    RUN_BEGINS,
    RUN_SUCCESSFUL,
    RUNNER,
    SPENT_CLICK,
)

if TYPE_CHECKING:
    from netrunner.engine.context import Context
    from netrunner.engine.event import Event
    from netrunner.engine.filter import Filter
    from netrunner.engine.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """The base of all conditions."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        raise NotImplementedError

    def describe(self) -> str:
        """A clause: "the Runner is tagged"."""
        raise NotImplementedError


@final
class Tagged(Condition):
    """The Runner has at least one tag (Rules Reference: Tagged)."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        return g.players[RUNNER].tags > 0

    def describe(self) -> str:
        return "the Runner is tagged"


@final
class RanLastTurn(Condition):
    """The Runner made a run (or a successful one) during their last turn."""

    __slots__ = ("successful",)

    def __init__(self, successful: bool = False) -> None:
        self.successful = successful

    def holds(self, g: Position, ctx: Context) -> bool:
        return g.happened(RUN_SUCCESSFUL if self.successful else RUN_BEGINS, g.last_turn_of(RUNNER))

    def describe(self) -> str:
        return f"the Runner made a {'successful ' if self.successful else ''}run during their last turn"


@final
class RanThisTurn(Condition):
    """The Runner has made a successful run on the server, or on some central server, this turn."""

    __slots__ = ("server",)

    def __init__(self, server: int) -> None:
        self.server = server

    def holds(self, g: Position, ctx: Context) -> bool:
        if self.server == CENTRAL:
            return any(g.happened(RUN_SUCCESSFUL, g.turn, server) for server in (HQ, RND, ARCHIVES))
        return g.happened(RUN_SUCCESSFUL, g.turn, self.server)

    def describe(self) -> str:
        where = "a central server" if self.server == CENTRAL else ("HQ", "R&D", "Archives")[self.server]
        return f"you have made a successful run on {where} this turn"


@final
class ScoredThisTurn(Condition):
    """The Corp has scored an agenda this turn; `itself`: the source."""

    __slots__ = ("itself",)

    def __init__(self, itself: bool = False) -> None:
        self.itself = itself

    def holds(self, g: Position, ctx: Context) -> bool:
        event = g.history
        while event is not None and event.turn == g.turn:
            if event.kind == AGENDA_SCORED and (not self.itself or event.instance == ctx.instance):
                return True
            event = event.previous
        return False

    def describe(self) -> str:
        return f"you scored {'this' if self.itself else 'an'} agenda this turn"


@final
class CountersAtMost(Condition):
    """The source has at most so many counters of a kind."""

    __slots__ = ("counter", "limit")

    def __init__(self, counter: int, limit: int = 0) -> None:
        self.counter = counter
        self.limit = limit

    def holds(self, g: Position, ctx: Context) -> bool:
        return g.counters_on(g.cards[ctx.source], self.counter) <= self.limit

    def describe(self) -> str:
        noun = "credits" if COUNTER_NAMES[self.counter] == "credit" else f"{COUNTER_NAMES[self.counter]} counters"
        return f"there are no {noun} left on this card"


@final
class HostWithoutStrength(Condition):
    """The source's host is rezzed ice with strength 0 or less."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        if g.cards[ctx.source].host < 0:
            return False
        host = g.cards[g.cards[ctx.source].host]
        return host.faceup and g.strength(host) <= 0 and not g.forbidden("trash", ctx.side, host)

    def describe(self) -> str:
        return "the host's strength is 0 or less"


@final
class NotFrom(Condition):
    """The event's card does not come from the zone: "not from Archives"."""

    __slots__ = ("zone",)

    def __init__(self, zone: int) -> None:
        self.zone = zone

    def holds(self, g: Position, ctx: Context) -> bool:
        return ctx.event is not None and ctx.event.zone != self.zone

    def describe(self) -> str:
        return "the card is not accessed from Archives"


@final
class From(Condition):
    """The event's card comes from the zone: "from R&D"."""

    __slots__ = ("zone",)

    def __init__(self, zone: int) -> None:
        self.zone = zone

    def holds(self, g: Position, ctx: Context) -> bool:
        return ctx.event is not None and ctx.event.zone == self.zone

    def describe(self) -> str:
        return "the card comes from the deck"


@final
class BrokeWithThis(Condition):
    """The source was used to break a subroutine in the encounter of the event."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        return g.broke_this_encounter(ctx.source)

    def describe(self) -> str:
        return "you used this card to break a subroutine"


@final
class EncounterNumber(Condition):
    """The encounter of the run that the context's X counts: the one after Chum's, for instance."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        return g.encounter_number() == ctx.x

    def describe(self) -> str:
        return "that ice is encountered"


@final
class NotAllBroken(Condition):
    """Not every subroutine of the encountered ice was broken; also when [3.1] was skipped (FAQ: Chum)."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        return not g.all_subroutines_broken()

    def describe(self) -> str:
        return "not all of its subroutines were broken"


@final
class Encountering(Condition):
    """The Runner is at [3.1] of an encounter, optionally with ice of a description."""

    __slots__ = ("ice",)

    def __init__(self, ice: Filter | None = None) -> None:
        self.ice = ice

    def holds(self, g: Position, ctx: Context) -> bool:
        ice = g.encountered_ice()
        return ice >= 0 and (self.ice is None or self.ice.matches(g, ctx, g.cards[ice]))

    def describe(self) -> str:
        return "the Runner is encountering ice"


@final
class ChosenIce(Condition):
    """The event's card is the one this card has chosen (Femme Fatale)."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        return ctx.event is not None and ctx.event.instance in g.cards[ctx.source].chosen

    def describe(self) -> str:
        return "the ice is the chosen one"


@final
class DuringRun(Condition):
    """A run is going on; `own`: the run that the source started."""

    __slots__ = ("own",)

    def __init__(self, own: bool = False) -> None:
        self.own = own

    def holds(self, g: Position, ctx: Context) -> bool:
        run = g.run()
        return run is not None and run.closing == 0 and (not self.own or run.source == ctx.source)

    def describe(self) -> str:
        return "a run is in progress"


@final
class FirstInstallThisTurn(Condition):
    """No card of these types has been installed by the source's side this turn yet."""

    __slots__ = ("types",)

    def __init__(self, types: int) -> None:
        self.types = types

    def holds(self, g: Position, ctx: Context) -> bool:
        event = g.history
        while event is not None and event.turn == g.turn:
            if event.kind == INSTALLED and event.side == ctx.side and event.definition is not None:
                if event.definition.type & self.types:
                    return False
            event = event.previous
        return True

    def describe(self) -> str:
        return "it is the first such card you install this turn"


@final
class TraceStrengthAtLeast(Condition):
    """The trace strength of the trace just made is at least so much."""

    __slots__ = ("strength",)

    def __init__(self, strength: int) -> None:
        self.strength = strength

    def holds(self, g: Position, ctx: Context) -> bool:
        return ctx.x >= self.strength

    def describe(self) -> str:
        return f"your trace strength is {self.strength} or greater"


@final
class All(Condition):
    """Every one of some conditions holds."""

    __slots__ = ("conditions",)

    def __init__(self, *conditions: Condition) -> None:
        self.conditions = conditions

    def holds(self, g: Position, ctx: Context) -> bool:
        return all(condition.holds(g, ctx) for condition in self.conditions)

    def describe(self) -> str:
        return " and ".join(condition.describe() for condition in self.conditions)


@final
class LinkAtLeast(Condition):
    """The Runner has at least so much link."""

    __slots__ = ("link",)

    def __init__(self, link: int) -> None:
        self.link = link

    def holds(self, g: Position, ctx: Context) -> bool:
        return g.link() >= self.link

    def describe(self) -> str:
        return f"you have at least {self.link} link"


@final
class OpponentAhead(Condition):
    """The opponent has more agenda points in their score area."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        return g.score(1 - ctx.side) > g.score(ctx.side)

    def describe(self) -> str:
        return "your opponent has more scored agenda points than you"


@final
class TraceSucceeded(Condition):
    """The trace of the event was successful."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        return ctx.event is not None and ctx.event.amount == 1

    def describe(self) -> str:
        return "the trace is successful"


@final
class EventCardRezzed(Condition):
    """The event's card is still there and rezzed, or unrezzed."""

    __slots__ = ("rezzed",)

    def __init__(self, rezzed: bool = True) -> None:
        self.rezzed = rezzed

    def holds(self, g: Position, ctx: Context) -> bool:
        if ctx.event is None or ctx.event.card < 0:
            return False
        card = g.cards[ctx.event.card]
        return card.instance == ctx.event.instance and card.zone == PLAY and card.faceup == self.rezzed

    def describe(self) -> str:
        return "it is rezzed" if self.rezzed else "it is unrezzed"


@final
class InstalledOnThis(Condition):
    """The event's card is hosted on the source."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        return ctx.event is not None and ctx.event.card >= 0 and g.cards[ctx.event.card].host == ctx.source

    def describe(self) -> str:
        return "it is installed on this card"


@final
class FirstRunOnChosenServer(Condition):
    """The successful run of the event is this turn's first on the server that the source has chosen."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        event = ctx.event
        chosen = g.cards[ctx.source].chosen
        if event is None or not chosen or chosen[0] != -1 - event.server:
            return False
        earlier = event.previous
        while earlier is not None and earlier.turn == event.turn:
            if earlier.kind == RUN_SUCCESSFUL and earlier.server == event.server:
                return False
            earlier = earlier.previous
        return True

    def describe(self) -> str:
        return "it is the first on that server this turn"


@final
class ChosenLeft(Condition):
    """The cards chosen before are no longer installed: they were trashed, and nobody prevented it."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        return bool(ctx.targets) and all(g.cards[cid].zone != PLAY for cid in ctx.targets)

    def describe(self) -> str:
        return "you do"


@final
class FirstClick(Condition):
    """No click has been spent or lost this turn yet (the priority subtype)."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        event = g.history
        while event is not None and event.turn == g.turn:
            if event.kind in (SPENT_CLICK, LOST_CLICK) and event.side == ctx.side:
                return False
            event = event.previous
        return True

    def describe(self) -> str:
        return "it is your first click this turn"


@final
class Not(Condition):
    """A condition does not hold."""

    __slots__ = ("condition",)

    def __init__(self, condition: Condition) -> None:
        self.condition = condition

    def holds(self, g: Position, ctx: Context) -> bool:
        return not self.condition.holds(g, ctx)

    def describe(self) -> str:
        return f"it is not so that {self.condition.describe()}"


@final
class DamageOf(Condition):
    """The event's damage is of a kind."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def holds(self, g: Position, ctx: Context) -> bool:
        return ctx.event is not None and ctx.event.zone == self.kind

    def describe(self) -> str:
        return f"it is {DAMAGE_NAMES[self.kind]} damage"


@final
class RunningOn(Condition):
    """The attacked server is a server, or of a kind (THIS_SERVER: the source's)."""

    __slots__ = ("server",)

    def __init__(self, server: int) -> None:
        self.server = server

    def holds(self, g: Position, ctx: Context) -> bool:
        attacked = g.attacked_server()
        return attacked >= 0 and server_matches(g, ctx, self.server, attacked)

    def describe(self) -> str:
        name = {0: "HQ", 1: "R&D", 2: "Archives"}.get(self.server, "this server")
        return f"the Runner is running on {name}"


@final
class AnyTrashed(Condition):
    """At least one of the chosen cards was trashed."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        return any(g.cards[cid].zone == DISCARD for cid in ctx.targets)

    def describe(self) -> str:
        return "at least 1 card was trashed"


@final
class AnyChosen(Condition):
    """The effects before have chosen a card ("if you do")."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        return bool(ctx.targets)

    def describe(self) -> str:
        return "you do"


@final
class PlayedAnother(Condition):
    """Another card of the source's title was played by its side this turn."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        title = g.cards[ctx.source].printed.title
        event = g.history
        while event is not None and event.turn == g.turn:
            if event.kind == PLAYED and event.instance != ctx.instance and event.definition is not None:
                if event.definition.title == title:
                    return True
            event = event.previous
        return False

    def describe(self) -> str:
        return "you have played another copy of this card this turn"


@final
class AccessedThisRun(Condition):
    """At least so many cards have been accessed during this run."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def holds(self, g: Position, ctx: Context) -> bool:
        count = 0
        event = g.history
        while event is not None and event.kind != RUN_BEGINS:
            count += event.kind == ACCESSED
            event = event.previous
        return count >= self.number

    def describe(self) -> str:
        return f"the Runner has accessed {self.number} card{'' if self.number == 1 else 's'} during this run"


@final
class NoEncounterSince(Condition):
    """No ice has been encountered since the number of encounters of this run was X."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        run = g.run()
        return run is not None and run.encounters <= ctx.x

    def describe(self) -> str:
        return "the Runner has not encountered another piece of ice"


@final
class Accessing(Condition):
    """The source is being accessed."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        return g.accessed_card() == ctx.source

    def describe(self) -> str:
        return "it is being accessed"


@final
class EncounteringHere(Condition):
    """The Runner is encountering ice of a subtype that protects the source's server."""

    __slots__ = ("subtype",)

    def __init__(self, subtype: str) -> None:
        self.subtype = subtype

    def holds(self, g: Position, ctx: Context) -> bool:
        ice = g.encountered_ice()
        server = g.server(ctx.server)
        return ice >= 0 and server is not None and ice in server.ice and g.has_subtype(g.cards[ice], self.subtype)

    def describe(self) -> str:
        return f"the Runner is encountering {self.subtype} ice protecting this server"


@final
class HostOfEvent(Condition):
    """The event is about the source's host."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        return ctx.event is not None and ctx.event.card == g.cards[ctx.source].host

    def describe(self) -> str:
        return "it is the host"


@final
class ClickForRun(Condition):
    """The click of the event is spent on an action that makes a run; `still`: on the run that has just begun."""

    __slots__ = ("still",)

    def __init__(self, still: bool = False) -> None:
        self.still = still

    def holds(self, g: Position, ctx: Context) -> bool:
        spent = first_click_so_far(g, ctx.event) if self.still else ctx.event
        return spent is not None and spent.kind == SPENT_CLICK and makes_run(g, spent.zone, spent.cause)

    def describe(self) -> str:
        return "the click is spent on making a run"


@final
class EventWithoutRun(Condition):
    """The card of the event, which makes no run, is played by the ability that the turn's first click was spent on."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        played = ctx.event
        if played is None or played.definition is None or any(effect.makes_run() for effect in played.definition.play):
            return False
        spent = first_click_so_far(g, played)
        return spent is not None and spent.zone >= 100 and makes_run(g, spent.zone, spent.cause)

    def describe(self) -> str:
        return "an ability plays an event that makes no run"


def first_click_so_far(g: Position, event: Event | None) -> Event | None:
    """The spending of a click before an event, if it is the only one of the turn and no run has begun since."""
    spent = None if event is None else event.previous
    while spent is not None and spent.turn == g.turn and spent.kind != SPENT_CLICK:
        if spent.kind == RUN_BEGINS:
            return None
        spent = spent.previous
    if spent is None or spent.turn != g.turn or g.happened_before(spent, SPENT_CLICK):
        return None
    return spent


def makes_run(g: Position, action: int, subject: int) -> bool:
    """Whether an action, as the event of its click names it, makes a run, or plays a card that may."""
    if action == O_RUN:
        return True
    if action == O_PLAY and subject >= 0:
        return any(effect.makes_run() for effect in g.cards[subject].definition.play)
    if action >= 100:
        ability = g.cards[(action - 100) // 20].definition.abilities[(action - 100) % 20]
        return isinstance(ability, Paid) and any(effect.makes_run() for effect in ability.effects)
    return False


@final
class TagsAtLeast(Condition):
    """The Runner has at least so many tags."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def holds(self, g: Position, ctx: Context) -> bool:
        return g.players[RUNNER].tags >= self.number

    def describe(self) -> str:
        return f"the Runner has at least {self.number} tags"


@final
class CountersAtLeast(Condition):
    """The source has at least so many counters of a kind."""

    __slots__ = ("counter", "number")

    def __init__(self, counter: int, number: int) -> None:
        self.counter = counter
        self.number = number

    def holds(self, g: Position, ctx: Context) -> bool:
        return g.counters_of(ctx, self.counter) >= self.number

    def describe(self) -> str:
        return f"there are {self.number} or more {COUNTER_NAMES[self.counter]} counters on this card"


@final
class OddCounters(Condition):
    """The source has an odd number of counters of a kind."""

    __slots__ = ("counter",)

    def __init__(self, counter: int) -> None:
        self.counter = counter

    def holds(self, g: Position, ctx: Context) -> bool:
        return g.counters_of(ctx, self.counter) % 2 == 1

    def describe(self) -> str:
        return f"there is an odd number of {COUNTER_NAMES[self.counter]} counters on this card"


@final
class NoIceHere(Condition):
    """There is no ice protecting the source's server."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        server = g.server(g.cards[ctx.source].server)
        return server is not None and not server.ice

    def describe(self) -> str:
        return "there is no ice protecting this server"


@final
class RunHere(Condition):
    """The Runner is running on the source's server."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        return g.run_at >= 0 and g.attacked_server() == ctx.server

    def describe(self) -> str:
        return "the Runner is running on this server"


@final
class FirstRunThisTurn(Condition):
    """It is the Runner's turn and no run was made this turn; `by_action`: none that was not made through a card."""

    __slots__ = ("by_action",)

    def __init__(self, by_action: bool = False) -> None:
        self.by_action = by_action

    def holds(self, g: Position, ctx: Context) -> bool:
        if g.active != RUNNER:
            return False
        event = g.history
        while event is not None and event.turn == g.turn:
            if event.kind == RUN_BEGINS and (not self.by_action or event.cause < 0):
                return False
            event = event.previous
        return True

    def describe(self) -> str:
        return "it is the first run this turn"


@final
class SameActionClicks(Condition):
    """With this event its side has spent so many clicks on the same action, for the first time this turn, the source
    being active while all of them were spent."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def holds(self, g: Position, ctx: Context) -> bool:
        latest = ctx.event
        if latest is None:
            return False
        spent: dict[int, int] = {}  # by action, all this turn
        seen = 0  # on this action since the source became active
        active = True
        event: Event | None = latest
        while event is not None and event.turn == latest.turn:
            if event.kind == REZZED and event.instance == ctx.instance:
                active = False
            elif event.kind == SPENT_CLICK and event.side == latest.side:
                spent[event.zone] = spent.get(event.zone, 0) + event.amount
                if active and event.zone == latest.zone:
                    seen += event.amount
            event = event.previous
        total = spent.pop(latest.zone)
        if total - latest.amount >= self.number or any(clicks >= self.number for clicks in spent.values()):
            return False
        return seen >= self.number

    def describe(self) -> str:
        return f"you spent {self.number} clicks on the same action for the first time this turn"


@final
class HostedOnIce(Condition):
    """The source is hosted on a piece of ice."""

    __slots__ = ()

    def holds(self, g: Position, ctx: Context) -> bool:
        host = g.cards[ctx.source].host
        return host >= 0 and bool(g.cards[host].definition.type & ICE)

    def describe(self) -> str:
        return "this card is hosted on a piece of ice"


@final
class HostsFinished(Condition):
    """A card that is hosted on the source, and not installed, has no counters of a kind left."""

    __slots__ = ("counter",)

    def __init__(self, counter: int) -> None:
        self.counter = counter

    def holds(self, g: Position, ctx: Context) -> bool:
        return any(
            g.cards[cid].zone == HOSTED and g.cards[cid].counters[self.counter] == 0
            for cid in g.cards[ctx.source].hosted
        )

    def describe(self) -> str:
        return f"there are no {COUNTER_NAMES[self.counter]} counters left on a hosted card"


@final
class CounterSpent(Condition):
    """The counter of the event is of a kind."""

    __slots__ = ("counter",)

    def __init__(self, counter: int) -> None:
        self.counter = counter

    def holds(self, g: Position, ctx: Context) -> bool:
        return ctx.event is not None and ctx.event.zone == self.counter

    def describe(self) -> str:
        return f"it is an {COUNTER_NAMES[self.counter]} counter"


@final
class HostsFewer(Condition):
    """Fewer than so many cards are hosted on the source."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def holds(self, g: Position, ctx: Context) -> bool:
        return len(g.cards[ctx.source].hosted) < self.number

    def describe(self) -> str:
        return f"it hosts fewer than {self.number} cards"


@final
class NamedCard(Condition):
    """The event's card, as it is called, is a copy of the one named for the source."""

    __slots__ = ("titles",)

    def __init__(self, titles: tuple[str, ...]) -> None:
        self.titles = titles

    def holds(self, g: Position, ctx: Context) -> bool:
        chosen = g.cards[ctx.source].chosen
        if not chosen or ctx.event is None or ctx.event.definition is None:
            return False
        return ctx.event.definition.title == self.titles[chosen[0] - NAMED]

    def describe(self) -> str:
        return "it is a copy of the named card"
