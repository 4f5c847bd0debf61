"""The prices of the verbs that do one thing: money, cards, the table, counters and harm.

Each takes the effect and the `Reading` it is a part of, and says what it is worth to the owner of its source, in
credits. Verbs that hold programs are in `worth`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from netrunner.bots.card_worth import income, installed_worth
from netrunner.bots.reading import Pick, Reading
from netrunner.bots.scale import CARD, CLICK, END_OF_RUN, LETHAL, POINT, TAG, thrift
from netrunner.engine.ability import Paid, Trigger
from netrunner.engine.context import Context
from netrunner.engine.definition import CardDef
from netrunner.engine.effect import Effect
from netrunner.engine.effects.choosing import ChooseNumber, ChooseServer, NameCard, Remember
from netrunner.engine.effects.counters import Advance, MoveCounters, Place, Purge, Remove
from netrunner.engine.effects.drawing import Discard, Draw
from netrunner.engine.effects.harm import BadPublicity, Damage, RemoveBadPublicity, Tag, Untag
from netrunner.engine.effects.ice import Boost, Break, Bypass
from netrunner.engine.effects.installing import Host, Install
from netrunner.engine.effects.lasting import GainSubtypes
from netrunner.engine.effects.looking import Arrange, Look, Reveal
from netrunner.engine.effects.money import Gain, GainClicks, Lose, LoseClicks, Store, Take
from netrunner.engine.effects.moving import Move, Shuffle, Trash
from netrunner.engine.effects.runs import (
    Access,
    AccessFrom,
    AccessMore,
    EndRun,
    Run,
    TreatAsRunOn,
)
from netrunner.engine.effects.scoring import Forfeit, Score
from netrunner.engine.effects.searching import Search
from netrunner.engine.effects.swapping import Swap
from netrunner.engine.effects.table import Derez, Expose, Play, Rez, TurnFaceup
from netrunner.engine.effects.turns import ExtraTurn
from netrunner.engine.filter import Filter
from netrunner.engine.reference import Chosen, Looked, This
from netrunner.engine.state import State
from netrunner.engine.terms import (
    ADVANCEMENT,
    BRAIN,
    CORP,
    CREDIT,
    DECK,
    DISCARD,
    FIRST_REMOTE,
    HAND,
    HOSTED,
    PLAY,
    RUNNER,
    SCORED,
    TURN_BEGINS,
    VIRUS,
)

Worth = Callable[[Any, Reading], float]

UNKNOWN: Final = 0.5  # an effect that nobody has put a price on: hardly ever bad for its owner
BAD: Final = 2.5  # a point of bad publicity
LIKELY: Final = 0.4  # how often what is wanted is among cards that are looked at
LAST_TURNS: Final = 2  # cards in R&D below which the Corp draws none that it need not
FEW_TURNS: Final = 12  # cards in R&D from which on each is a turn that may be missed
PAID_TURNS: Final = 4  # turns for which credits on a card are saved up
AGAIN: Final = 4.0  # what it is worth to play the best card of one's discard pile once more
SPENT: Final = 4  # counters beyond which a card that spends them has plenty


def corp_gains(number: float, ctx: Context) -> float:
    """What the Corp gains from something, seen from the owner's side."""
    return number if ctx.side == CORP else -number


def constant(value: float) -> Worth:
    def same(effect: Effect, r: Reading) -> float:
        return value

    return same


# -- money and time ----------------------------------------------------------------


def gain(effect: Gain, r: Reading) -> float:
    who = r.side(effect.who)
    value = r.number(effect.amount) * thrift(r.g.players[who].credits)
    return value if who == r.ctx.side else -value


def lose(effect: Lose, r: Reading) -> float:
    who = r.side(effect.who)
    have = r.g.players[who].credits
    amount = r.number(effect.amount)
    lost = 0 if effect.all_or_none and have < amount else min(have, amount)
    r.last = lost
    value = lost * thrift(have - lost)
    return -value if who == r.ctx.side else 0.9 * value


def take(effect: Take, r: Reading) -> float:
    have = sum(r.g.cards[cid].counters[CREDIT] for cid in effect.off.cards(r.g, r.ctx))
    return thrift(r.g.players[r.ctx.side].credits) * min(have, r.number(effect.amount))


def gain_clicks(effect: GainClicks, r: Reading) -> float:
    value = CLICK * r.number(effect.amount)
    return value if r.side(effect.who) == r.ctx.side else -value


def lose_clicks(effect: LoseClicks, r: Reading) -> float:
    who = r.side(effect.who)
    lost = CLICK * min(r.number(effect.amount), r.g.players[who].clicks)
    return -lost if who == r.ctx.side else lost


def extra_turn(effect: ExtraTurn, r: Reading) -> float:
    """The clicks of a whole turn, and for the Corp the card it draws."""
    who = r.side(effect.who)
    value = CLICK * 4 if who == RUNNER else CLICK * 3 + CARD
    return value if who == r.ctx.side else -value


# -- cards ----------------------------------------------------------------


def draw(effect: Draw, r: Reading) -> float:
    who = r.side(effect.who)
    number = r.number(effect.amount)
    if effect.until is not None:
        number = max(0, r.number(effect.until) - len(r.g.players[who].hand))
    room = max(0, r.g.hand_size(who) + 1 - len(r.g.players[who].hand))
    value = CARD * min(number, room) + 0.3 * max(0, number - room)
    if who == CORP:
        value -= shortened(len(r.g.players[CORP].deck), number)
    return value if who == r.ctx.side else -value


def shortened(deck: int, drawn: int) -> float:
    """What it costs the Corp to draw cards of its last turns: who cannot draw has lost."""
    left = deck - drawn
    if left < LAST_TURNS:
        return LETHAL
    return sum((CARD * (FEW_TURNS - turns) / FEW_TURNS for turns in range(left, min(deck, FEW_TURNS))), 0.0)


def discard(effect: Discard, r: Reading) -> float:
    who = r.side(effect.who)
    number = min(r.number(effect.amount), len(r.g.players[who].hand))
    note(r, number)
    value = CARD * number
    return -value if who == r.ctx.side else value


def search(effect: Search, r: Reading) -> float:
    r.search(effect)
    return 2.8 + 1.4 * max(0, r.number(effect.count) - 1)


def look(effect: Look, r: Reading) -> float:
    r.look(effect)
    return UNKNOWN


def reveal(effect: Reveal, r: Reading) -> float:
    pick = r.pick(effect.what)
    note(r, pick.many)
    return UNKNOWN if pick.theirs(r.ctx) else 0.0


def note(r: Reading, number: int) -> None:
    """So many cards or counters were moved: what comes next may count them."""
    r.last = number


def swap(effect: Swap, r: Reading) -> float:
    """Agendas of the two score areas: the least of the own ones for the best of the other's."""
    one, other = r.pick(effect.one), r.pick(effect.other)
    if one.zone != SCORED or other.zone != SCORED:
        return UNKNOWN
    g = r.g
    given = g.players[r.ctx.side].scored if isinstance(effect.one, Chosen) else effect.one.cards(g, r.ctx)
    mine = [g.agenda_points(g.cards[cid]) for cid in given]
    theirs = [g.agenda_points(g.cards[cid]) for cid in g.players[1 - r.ctx.side].scored]
    gain = max(theirs) - min(mine) if mine and theirs else 0
    if gain <= 0:
        return -POINT
    return LETHAL if g.score(r.ctx.side) + gain >= g.to_win else 2 * POINT * gain


def move(effect: Move, r: Reading) -> float:
    pick = r.pick(effect.what)
    note(r, pick.many)
    if effect.to == SCORED:
        value = POINT * (effect.worth or 1)
        return value if r.side(effect.area) == r.ctx.side else -value
    value = moved_worth(effect.to, pick, pick.mine(r.ctx))
    if pick.zone == DECK and isinstance(pick.who, Looked):
        value *= LIKELY
    several = value * (1.0 + 0.7 * (pick.many - 1)) if pick.many > 1 else value
    return -several if pick.theirs(r.ctx) else several


def moved_worth(to: int, pick: Pick, mine: bool) -> float:
    """What it is worth to the owner of a card that it is moved from where it is to somewhere else. Who moves their own
    has a reason to."""
    if pick.searched:
        return 0.0  # the search has been counted
    if pick.zone & DISCARD:
        return 2.6 if to == HAND else 0.0 if to & (DISCARD | SCORED) else 1.0
    if pick.zone & DECK:
        return CARD if to == HAND else 0.0
    if pick.zone & HAND:
        return -1.0 if to == DISCARD or not mine else 0.3
    if pick.zone & HOSTED:
        return CARD if to == HAND else UNKNOWN
    return -1.0 if pick.many else 0.0  # off the table


def trash(effect: Trash, r: Reading) -> float:
    if isinstance(effect.what, This):
        return 0.0  # it has done its work
    pick = r.pick(effect.what)
    note(r, pick.many)
    if pick.zone == PLAY and isinstance(pick.who, Filter):
        return trash_worth(pick.who, pick.many, r)
    if not pick.many or pick.zone == DISCARD or not (pick.mine(r.ctx) or pick.theirs(r.ctx)):
        return 0.0
    value = 1.0 + 0.5 * (min(pick.many, 5) - 1)
    return value if pick.theirs(r.ctx) else -value


def trash_worth(who: Filter, count: int, r: Reading) -> float:
    """Trashing installed cards of a description: as good as the best of them, if they are the opponent's."""
    found = [r.g.cards[cid] for cid in who.find(r.g, r.ctx)]
    theirs = [installed_worth(card.definition) if card.faceup else 2.0 for card in found if card.owner != r.ctx.side]
    if not theirs:
        return -1.0 if found else 0.0
    theirs.sort(reverse=True)
    return sum(theirs[: max(1, count)], 0.0)


# -- the table ----------------------------------------------------------------


def install(effect: Install, r: Reading) -> float:
    """A click saved, and what it would have cost."""
    pick = r.pick(effect.what)
    if pick.searched:
        return 1.0 if effect.free else 0.9 * min(4, r.number(effect.less))
    if effect.facedown:
        return UNKNOWN * max(1, pick.many)
    saved = 1.0 if effect.free else 0.9 * min(4, r.number(effect.less))
    value = 2.0 + saved + (2.5 if effect.rezzed else 0.0)
    if pick.zone == DECK and not isinstance(pick.who, Looked):
        value *= LIKELY  # if there is such a card where it is looked for
    return value + CLICK * max(0, pick.many - 1)


def rez(effect: Rez, r: Reading) -> float:
    hidden = any(not r.g.cards[cid].faceup for server in r.g.servers for cid in server.ice)
    if r.ctx.side == RUNNER or not hidden:
        return 1.0 if hidden else 0.0
    return 3.5 if effect.free else 0.8 + 0.9 * min(3, r.number(effect.less))


def derez(effect: Derez, r: Reading) -> float:
    return 1.5 * r.pick(effect.what).many if r.ctx.side == RUNNER else -1.0


def score(effect: Score, r: Reading) -> float:
    return POINT if agenda_waiting(r.g) else 0.0


def forfeit(effect: Forfeit, r: Reading) -> float:
    cards = effect.what.cards(r.g, r.ctx)
    points = [r.g.agenda_points(r.g.cards[cid]) for cid in cards] or [1]
    return -POINT * sum(points)


def play(effect: Play, r: Reading) -> float:
    """A card that is played without spending a click on it."""
    if r.pick(effect.what).zone == DISCARD:
        return AGAIN
    return 1.0 + (CLICK if effect.free else 0.9 * r.number(effect.less))


def turn(sign: float) -> Worth:
    """Turning cards facedown, or faceup again: bad for whose they are, or good."""

    def turned(effect: TurnFaceup, r: Reading) -> float:
        pick = r.pick(effect.what)
        value = sign * min(pick.many, 3)
        return -value if pick.theirs(r.ctx) else value

    return turned


# -- counters ----------------------------------------------------------------


def place(effect: Place, r: Reading) -> float:
    number = r.number(effect.amount)
    note(r, number)
    if effect.counter == CREDIT:
        return 0.7 * (paid_out(effect, number, r) if isinstance(effect.on, This) else number)
    if effect.counter == ADVANCEMENT:
        return corp_gains(2.0 * max(number, 1) if agenda_waiting(r.g) else 0.2, r.ctx)
    if isinstance(effect.on, This):
        source = r.g.cards[r.ctx.source]
        if spends(source.definition, effect.counter):
            return 1.3 * (stored(source.counters[effect.counter] + number) - stored(source.counters[effect.counter]))
    return 1.3 * number


def paid_out(effect: Place, number: int, r: Reading) -> float:
    """How many of the credits placed on a card come off it before long: what lies there already comes first."""
    source = r.g.cards[r.ctx.source]
    each = sum(
        income(part)
        for ability in source.definition.abilities
        if isinstance(ability, Trigger) and TURN_BEGINS in ability.events
        for part in ability.effects
    )
    if source.zone != PLAY or each <= 0:
        return number
    return max(0.0, min(float(number), each * PAID_TURNS - source.counters[CREDIT]))


def stored(counters: int) -> float:
    """How many counters those count for on a card that spends them: what it cannot use soon hardly matters."""
    return counters if counters <= SPENT else SPENT + 0.2 * (counters - SPENT)


@cache
def spends(definition: CardDef, counter: int) -> bool:
    """Whether counters of a kind are there to be spent: not to be counted where they lie."""
    return any(
        isinstance(ability, Paid) and ability.cost.counters and ability.cost.counter == counter
        for ability in definition.abilities
    )


def virus_counters(g: State) -> float:
    """The virus counters of the Runner's, those not counted that a card has plenty of."""
    total = 0.0
    for cid in g.installed(RUNNER):
        card = g.cards[cid]
        counters = card.counters[VIRUS]
        if counters:
            total += stored(counters) if spends(card.definition, VIRUS) else counters
    return total


def advance(effect: Advance, r: Reading) -> float:
    return 2.0 * max(r.number(effect.times), 1) if agenda_waiting(r.g) else 0.2


def remove(effect: Remove, r: Reading) -> float:
    pick = r.pick(effect.off)
    if pick.mine(r.ctx) and not isinstance(effect.off, This):
        return UNKNOWN  # who takes counters off their own cards wants them gone
    value = 1.0 * min(r.number(effect.amount), 3)
    return value if pick.theirs(r.ctx) else -value


def agenda_waiting(g: State) -> bool:
    """Whether there may be an installed agenda that could use an advancement token. What is hidden is not looked at."""
    return any(not g.cards[cid].faceup for server in g.servers if server.id >= FIRST_REMOTE for cid in server.root)


def purge(effect: Purge, r: Reading) -> float:
    return corp_gains(0.9 * virus_counters(r.g), r.ctx)


# -- harm ----------------------------------------------------------------


def damage_worth(kind: int, number: int, g: State) -> float:
    """What damage is worth to the Corp."""
    if number <= 0:
        return 0.0
    hand = len(g.players[RUNNER].hand)
    if number > hand:
        return LETHAL
    if kind == BRAIN:
        return 4.0 * number
    return 1.3 * number + (2.0 if hand - number < 2 else 0.0)


def damage(effect: Damage, r: Reading) -> float:
    return corp_gains(damage_worth(effect.kind, r.number(effect.amount), r.g), r.ctx)


def tag(effect: Tag, r: Reading) -> float:
    return corp_gains(TAG * r.number(effect.amount), r.ctx)


def untag(effect: Untag, r: Reading) -> float:
    return corp_gains(-TAG * min(r.number(effect.amount), r.g.players[RUNNER].tags), r.ctx)


def bad_publicity(effect: BadPublicity, r: Reading) -> float:
    return corp_gains(-BAD * r.number(effect.amount), r.ctx)


def good_publicity(effect: RemoveBadPublicity, r: Reading) -> float:
    return corp_gains(BAD * min(r.number(effect.amount), r.g.players[CORP].bad_publicity), r.ctx)


PRICES: Final[dict[type, Worth]] = {
    Access: lambda effect, r: corp_gains(-2.0 * max(1, r.pick(effect.what).many), r.ctx),
    AccessFrom: lambda effect, r: corp_gains(-2.0 * r.number(effect.amount), r.ctx),
    AccessMore: lambda effect, r: 2.0 * r.number(effect.amount),
    Arrange: constant(1.8),
    BadPublicity: bad_publicity,
    Boost: constant(0.5),
    Break: constant(0.0),
    Bypass: constant(3.0),
    ChooseNumber: constant(0.0),
    ChooseServer: constant(0.5),
    Damage: damage,
    Derez: derez,
    Discard: discard,
    Draw: draw,
    EndRun: constant(END_OF_RUN),
    Expose: constant(1.6),
    ExtraTurn: extra_turn,
    Forfeit: forfeit,
    Gain: gain,
    GainClicks: gain_clicks,
    GainSubtypes: constant(0.5),
    Host: constant(0.5),
    Install: install,
    Look: look,
    Lose: lose,
    LoseClicks: lose_clicks,
    Move: move,
    MoveCounters: constant(0.8),
    NameCard: constant(0.5),
    Advance: advance,
    Place: place,
    Play: play,
    Purge: purge,
    Remember: constant(0.5),
    Remove: remove,
    RemoveBadPublicity: good_publicity,
    Reveal: reveal,
    Rez: rez,
    Run: constant(0.0),
    Score: score,
    Search: search,
    Shuffle: constant(0.0),
    Tag: tag,
    Swap: swap,
    Store: lambda effect, r: 0.0,
    Take: take,
    Trash: trash,
    TreatAsRunOn: constant(0.5),
    TurnFaceup: turn(0.5),
    Untag: untag,
}
