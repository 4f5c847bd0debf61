"""The learned policy: the rookie's number for an option, and what games have taught about options of its kind.

Every option is of a kind (run HQ, install ice, play an event that earns …), and a decision is made in circumstances
(little money, the last click, a tagged Runner …). For each kind and circumstance there is a weight in credits, one set
for either side, and the weights that apply are added to the rookie's number. Nothing here goes by a card's title, and
only what the side that decides knows is looked at. `python -m netrunner.learn policy` teaches the weights.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from netrunner.bots.card_worth import breaks, per_click
from netrunner.bots.patterns import breaks_of
from netrunner.bots.purposes import purpose
from netrunner.bots.rookie import scores
from netrunner.engine.ability import Paid
from netrunner.engine.definition import CardDef
from netrunner.engine.effects.ice import Boost
from netrunner.engine.effects.money import Gain, Take
from netrunner.engine.frame import (
    O_ADVANCE,
    O_CARD,
    O_CONTINUE,
    O_CREDIT,
    O_DONE,
    O_DRAW,
    O_INSTALL,
    O_JACK_OUT,
    O_KEEP,
    O_MULLIGAN,
    O_NO,
    O_NO_ACTION,
    O_NUMBER,
    O_PASS,
    O_PAY_TRASH,
    O_PLAY,
    O_PURGE,
    O_REMOVE_TAG,
    O_REZ,
    O_RUN,
    O_SCORE,
    O_SERVER,
    O_TRASH_RESOURCE,
    O_USE,
    O_YES,
    Option,
)
from netrunner.engine.install import Install
from netrunner.engine.label import ability_of
from netrunner.engine.state import State
from netrunner.engine.terms import (
    ADVANCEMENT,
    AGENDA,
    ARCHIVES,
    CORP,
    FIRST_REMOTE,
    HARDWARE,
    HQ,
    ICE,
    PROGRAM,
    RESOURCE,
    RND,
    UPGRADE,
)

KINDS: Final[tuple[str, ...]] = (
    "pass", "continue", "jack out", "credit", "draw",
    "install agenda", "install asset", "install ice", "install upgrade",
    "install breaker", "install program", "install hardware", "install resource",
    "play earning", "play drawing", "play run", "play harm", "play other",
    "advance agenda", "advance other",
    "run HQ", "run R&D", "run Archives", "run remote",
    "remove tag", "trash resource", "purge",
    "use to earn", "use to break", "use to boost", "use otherwise",
    "rez ice", "rez other", "score", "trash accessed", "no action",
    "yes", "no", "done", "number",
    "ice on HQ", "ice on R&D", "ice on Archives", "ice on remote", "ice on new server",
    "agenda into remote", "agenda into new server", "asset into remote", "asset into new server",
    "upgrade into HQ", "upgrade into R&D", "upgrade into remote",
    "card", "hand", "other",
)  # fmt: skip
PASS: Final = 0
CONTINUE: Final = 1
JACK_OUT: Final = 2
CREDIT_KIND: Final = 3
DRAW_KIND: Final = 4
INSTALL_AGENDA: Final = 5
INSTALL_ASSET: Final = 6
INSTALL_ICE: Final = 7
INSTALL_UPGRADE: Final = 8
INSTALL_BREAKER: Final = 9
INSTALL_PROGRAM: Final = 10
INSTALL_HARDWARE: Final = 11
INSTALL_RESOURCE: Final = 12
PLAY_EARNING: Final = 13  # and what else events and operations are for, in the order of `purposes`
PLAY_OTHER: Final = 17
ADVANCE_AGENDA: Final = 18
ADVANCE_OTHER: Final = 19
RUN_HQ: Final = 20
RUN_REMOTE: Final = 23
REMOVE_TAG: Final = 24
TRASH_RESOURCE: Final = 25
PURGE: Final = 26
USE_TO_EARN: Final = 27
USE_TO_BREAK: Final = 28
USE_TO_BOOST: Final = 29
USE_OTHERWISE: Final = 30
REZ_ICE: Final = 31
REZ_OTHER: Final = 32
SCORE: Final = 33
TRASH_ACCESSED: Final = 34
NO_ACTION: Final = 35
YES: Final = 36
NO: Final = 37
DONE: Final = 38
NUMBER: Final = 39
ICE_ON: Final = 40
AGENDA_INTO: Final = 45
ASSET_INTO: Final = 47
UPGRADE_INTO: Final = 49
CARD: Final = 52
HAND: Final = 53
OTHER: Final = 54

CIRCUMSTANCES: Final[tuple[str, ...]] = (
    "always", "broke", "rich", "opponent broke", "opponent rich", "last click", "many clicks", "few cards", "full hand",
    "early", "late", "close to winning", "close to losing", "tagged", "opponent's hand small",
    "agendas at hand or breakers missing", "HQ open", "R&D open", "agenda or card advanced", "during a run",
    "no ice there", "much ice there", "unrezzed ice there", "card there", "advanced card there",
    "the rookie's number", "the card's cost",
)  # fmt: skip
GENERAL: Final = 20  # circumstances of the whole decision; the rest are those of an option
NO_ICE: Final = 20
MUCH_ICE: Final = 21
UNREZZED: Final = 22
CARD_THERE: Final = 23
ADVANCED: Final = 24
VALUE: Final = 25
COST: Final = 26
WIDTH: Final = len(CIRCUMSTANCES)
SIZE: Final = len(KINDS) * WIDTH
CLEAR: Final = 6.0  # credits by which an option must lead for the network not to be asked
LEAST: Final = -8.0  # credits that an option may be behind the rookie's best to be weighed at all


def install_kind(definition: CardDef) -> int:
    type_ = definition.type
    if type_ & AGENDA:
        return INSTALL_AGENDA
    if type_ & ICE:
        return INSTALL_ICE
    if type_ & UPGRADE:
        return INSTALL_UPGRADE
    if type_ & PROGRAM:
        return INSTALL_BREAKER if breaks(definition) else INSTALL_PROGRAM
    if type_ & HARDWARE:
        return INSTALL_HARDWARE
    if type_ & RESOURCE:
        return INSTALL_RESOURCE
    return INSTALL_ASSET


def use_kind(g: State, option: Option) -> int:
    ability = ability_of(g, option)
    if isinstance(ability, Paid) and breaks_of(ability):
        return USE_TO_BREAK
    for effect in ability.effects:
        if isinstance(effect, Boost):
            return USE_TO_BOOST
        if isinstance(effect, (Gain, Take)):
            return USE_TO_EARN
    return USE_TO_EARN if per_click(g.cards[option.card].definition) > 1 else USE_OTHERWISE


def place_kind(definition: CardDef, server: int) -> int:
    """An installation of a card in a server."""
    new = server < 0
    if definition.type & ICE:
        return ICE_ON + (4 if new else 0 if server == HQ else 1 if server == RND else 2 if server == ARCHIVES else 3)
    if definition.type & AGENDA:
        return AGENDA_INTO + (1 if new else 0)
    if definition.type & UPGRADE:
        return UPGRADE_INTO + (0 if server == HQ else 1 if server == RND else 2)
    return ASSET_INTO + (1 if new else 0)


def kind_of(g: State, option: Option, side: int) -> int:
    """Of which kind an option is."""
    kind = option.kind
    known = option.card >= 0 and bool(g.cards[option.card].known >> side & 1)
    if kind == O_PASS:
        return PASS
    if kind == O_CREDIT:
        return CREDIT_KIND
    if kind == O_DRAW:
        return DRAW_KIND
    if kind == O_INSTALL:
        return install_kind(g.cards[option.card].definition) if known else OTHER
    if kind == O_PLAY:
        return PLAY_EARNING + purpose(g.cards[option.card].definition) if known else PLAY_OTHER
    if kind == O_RUN:
        server = option.arg
        return RUN_REMOTE if server >= FIRST_REMOTE else RUN_HQ + (0 if server == HQ else 1 if server == RND else 2)
    if kind == O_USE:
        return use_kind(g, option) if known else USE_OTHERWISE
    if kind == O_ADVANCE:
        return ADVANCE_AGENDA if known and g.cards[option.card].definition.type & AGENDA else ADVANCE_OTHER
    if kind == O_REZ:
        return REZ_ICE if known and g.cards[option.card].definition.type & ICE else REZ_OTHER
    if kind == O_SERVER:
        frame = g.stack[-1]
        if isinstance(frame, Install) and side == CORP:
            return place_kind(g.cards[frame.card].definition, option.arg)
        return OTHER
    return PLAIN.get(kind, OTHER)


PLAIN: Final[dict[int, int]] = {
    O_CONTINUE: CONTINUE,
    O_JACK_OUT: JACK_OUT,
    O_REMOVE_TAG: REMOVE_TAG,
    O_TRASH_RESOURCE: TRASH_RESOURCE,
    O_PURGE: PURGE,
    O_SCORE: SCORE,
    O_PAY_TRASH: TRASH_ACCESSED,
    O_NO_ACTION: NO_ACTION,
    O_YES: YES,
    O_NO: NO,
    O_DONE: DONE,
    O_NUMBER: NUMBER,
    O_CARD: CARD,
    O_KEEP: HAND,
    O_MULLIGAN: HAND,
}


def circumstances(g: State, side: int) -> list[int]:
    """What is so at a decision, as its side sees it."""
    me, other = g.players[side], g.players[1 - side]
    hand, theirs = len(me.hand), len(other.hand)
    found = [0]
    if me.credits <= 2:
        found.append(1)
    elif me.credits >= 10:
        found.append(2)
    if other.credits <= 2:
        found.append(3)
    elif other.credits >= 8:
        found.append(4)
    if me.clicks == 1:
        found.append(5)
    elif me.clicks >= 3:
        found.append(6)
    if hand <= 2:
        found.append(7)
    elif hand >= 5:
        found.append(8)
    if g.turn <= 8:
        found.append(9)
    elif g.turn >= 24:
        found.append(10)
    if g.score(side) + 3 >= g.to_win:
        found.append(11)
    if g.score(1 - side) + 3 >= g.to_win:
        found.append(12)
    if g.tagged():
        found.append(13)
    if theirs <= 2:
        found.append(14)
    if side == CORP:
        if sum(1 for cid in me.hand if g.cards[cid].definition.type & AGENDA) >= 2:
            found.append(15)
    elif sum(1 for cid in me.rig if breaks(g.cards[cid].definition)) < 2:
        found.append(15)
    if not g.servers[HQ].ice:
        found.append(16)
    if not g.servers[RND].ice:
        found.append(17)
    if waiting(g, side):
        found.append(18)
    if g.run_at >= 0:
        found.append(19)
    return found


def waiting(g: State, side: int) -> bool:
    """Whether an agenda lies in a server, for all that the side knows: the Runner sees only that cards are advanced."""
    for server in g.servers:
        if server.id >= FIRST_REMOTE:
            for cid in server.root:
                card = g.cards[cid]
                if card.counters[ADVANCEMENT] or (side == CORP and card.definition.type & AGENDA):
                    return True
    return False


def server_of(g: State, option: Option) -> int:
    """The server that an option is about, or that its card is at; below 0 where there is none."""
    if option.kind in (O_RUN, O_SERVER):
        return option.arg
    if option.kind == O_INSTALL or option.card < 0:
        return -1
    return g.cards[option.card].server


def special(g: State, option: Option, side: int, value: float) -> list[float]:
    """The circumstances of an option: what lies in and before its server, the rookie's number, the cost of its card."""
    found = [0.0] * (WIDTH - GENERAL)
    found[VALUE - GENERAL] = max(-10.0, min(10.0, value)) / 5
    if option.card >= 0 and g.cards[option.card].known >> side & 1:
        found[COST - GENERAL] = min(8, max(0, g.cards[option.card].definition.cost)) / 4
    number = server_of(g, option)
    if 0 <= number < len(g.servers):
        server = g.servers[number]
        if not server.ice:
            found[NO_ICE - GENERAL] = 1.0
        elif len(server.ice) >= 2:
            found[MUCH_ICE - GENERAL] = 1.0
        for cid in server.ice:
            if not g.cards[cid].faceup:
                found[UNREZZED - GENERAL] = 1.0
                break
        if server.root:
            found[CARD_THERE - GENERAL] = 1.0
            for cid in server.root:
                if g.cards[cid].counters[ADVANCEMENT]:
                    found[ADVANCED - GENERAL] = 1.0
                    break
    return found


class Weighed:
    """A decision as the policy weighs it."""

    __slots__ = ("circumstances", "kinds", "options", "scores", "specials")

    def __init__(
        self,
        options: list[int],
        kinds: list[int],
        circumstances: list[int],
        specials: list[list[float]],
        scores: list[float],
    ) -> None:
        self.options = options  # those that may be best, by their place among all
        self.kinds = kinds
        self.circumstances = circumstances
        self.specials = specials
        self.scores = scores

    def best(self) -> int:
        """The place of the option with the highest score among all options, the first of equals."""
        return self.options[self.scores.index(max(self.scores))]

    def lead(self) -> float:
        """By how much the best option is ahead of the others; 0.0 where there is no other."""
        if len(self.scores) < 2:
            return 0.0
        first = second = -1e9
        for score in self.scores:
            if score > first:
                first, second = score, first
            elif score > second:
                second = score
        return first - second

    def add_slope(self, slope: list[float], option: int, factor: float) -> None:
        """Add to a slope, so many times, what an option's score depends on."""
        base = self.kinds[option] * WIDTH
        for place in self.circumstances:
            slope[base + place] += factor
        base += GENERAL
        for place, value in enumerate(self.specials[option]):
            slope[base + place] += factor * value


def weigh(g: State, values: list[float], learned: list[float]) -> Weighed:
    """The options that the rookie does not think much worse than its best, each with its score in credits."""
    side = g.decider()
    top = max(values)
    now = circumstances(g, side)
    places: list[int] = []
    kinds: list[int] = []
    specials: list[list[float]] = []
    found: list[float] = []
    options = g.options
    for i, value in enumerate(values):
        if value - top < LEAST:
            continue
        kind = kind_of(g, options[i], side)
        extra = special(g, options[i], side, value)
        base = kind * WIDTH
        total = value
        for place in now:
            total += learned[base + place]
        base += GENERAL
        for place, amount in enumerate(extra):
            if amount:
                total += learned[base + place] * amount
        places.append(i)
        kinds.append(kind)
        specials.append(extra)
        found.append(total)
    return Weighed(places, kinds, now, specials, found)


Correct = Callable[[State, Weighed, int], list[float]]
"""The scores of the options that are weighed, for a side, as something else corrects them."""


@final
class Policy:
    """Weights of both sides, and what they make of a position; `correct` has the last word where they are not clear."""

    def __init__(self, rows: list[list[float]], correct: Correct | None = None) -> None:
        if [len(row) for row in rows] != [SIZE, SIZE]:
            raise ValueError(f"A policy has {SIZE} weights for either side, not {[len(row) for row in rows]}.")
        self.rows = rows
        self.correct = correct

    def weigh(self, g: State, values: list[float]) -> Weighed:
        """The options that may be best, with their scores in credits; `values` are the rookie's numbers for all."""
        side = g.decider()
        weighed = weigh(g, values, self.rows[side])
        if self.correct is not None and len(weighed.scores) > 1 and weighed.lead() <= CLEAR:
            weighed.scores = self.correct(g, weighed, side)
        return weighed

    def scores(self, g: State) -> list[float]:
        """What each option is worth to the side that decides, in credits. What is not weighed stays behind."""
        values = scores(g)
        if len(values) < 2:
            return values
        weighed = self.weigh(g, values)
        behind = min(weighed.scores) + LEAST
        found = [min(value, behind) for value in values]
        for place, score in zip(weighed.options, weighed.scores, strict=True):
            found[place] = score
        return found

    def choice(self, g: State) -> int:
        """The index of the option that it takes; the first of equals."""
        return self.weigh(g, scores(g)).best()
