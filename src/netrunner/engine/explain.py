"""Why not? The reason why something a player asks for, by its label or by what it is, is not offered now.

The answers come from the same predicates that decide what is offered (`legality`), after the question of timing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from netrunner.engine.frame import (
    KEYS,
    O_ADVANCE,
    O_CREDIT,
    O_DRAW,
    O_INSTALL,
    O_JACK_OUT,
    O_PLAY,
    O_PURGE,
    O_REMOVE_TAG,
    O_REZ,
    O_RUN,
    O_SCORE,
    O_USE,
)
from netrunner.engine.legality.actions import (
    why_not_advance,
    why_not_draw,
    why_not_remove_tag,
    why_not_run,
    why_not_score,
    why_not_trash_resource,
)
from netrunner.engine.legality.installing import why_not_install
from netrunner.engine.legality.playing import why_not_play
from netrunner.engine.legality.refusals import FORBIDDEN, why_forbidden
from netrunner.engine.legality.rezzing import why_not_rez
from netrunner.engine.legality.using import why_not_use
from netrunner.engine.reason import Reason
from netrunner.engine.terms import CORP, HAND, ICE, PLAY, RUNNER, SIDE_NAMES, server_name
from netrunner.engine.timing import ACTIONS, REZ, REZ_ICE, SCORE
from netrunner.engine.turn import Turn
from netrunner.engine.window import Window

if TYPE_CHECKING:
    from netrunner.engine.card import Card
    from netrunner.engine.state import State

ACTION_VERBS: Final = {
    "gain": O_CREDIT,
    "draw": O_DRAW,
    "install": O_INSTALL,
    "play": O_PLAY,
    "advance": O_ADVANCE,
    "run": O_RUN,
    "remove": O_REMOVE_TAG,
    "purge": O_PURGE,
}
RUNNER_ACTIONS: Final = (O_RUN, O_REMOVE_TAG)
CORP_ACTIONS: Final = (O_ADVANCE, O_PURGE)
BOTH: Final = 3
"""The mask of somebody who sees everything."""
ONLY_CORP: Final = Reason("RR/rez", "Only the Corp rezzes and scores cards.")
ASKED_BY_KIND: Final = (*ACTION_VERBS.values(), O_REZ, O_SCORE, O_USE, O_JACK_OUT)
"""What can be asked for by what it is, with its card or its server where it has one."""


def labels(g: State) -> list[str]:
    for option in g.options:
        option._state = g
    g.label_options()
    return [option.label for option in g.options]


def offered(label: str, legal: list[str]) -> bool:
    wanted = label.casefold()
    return any(name.casefold() == wanted for name in legal) or (
        sum(name.casefold().startswith(wanted) for name in legal) >= 1
    )


def why_not(g: State, label: str, mask: int = BOTH) -> Reason | None:
    """The reason, or None when the label is among the options of the asker.

    `mask` says who asks (1 the Corp, 2 the Runner, 3 somebody who sees everything): the answer never speaks of a card
    that the asker does not know, and what the other side could choose now, or why it could not, is not for the asker to
    know either: it depends on that side's cards, and on windows that nobody else sees.
    """
    if g.reason:
        return Reason("RR/winning-the-game", "The game is over.")
    if (mask == BOTH or mask == 1 << g.decider()) and offered(label, labels(g)):
        return None
    verb, _, rest = label.partition(" ")
    verb = verb.casefold()
    if label.casefold() == "jack out":
        return why_not_jack_out(g)
    if verb in ACTION_VERBS:
        return why_not_named_action(g, ACTION_VERBS[verb], rest, mask)
    if verb in ("rez", "score"):
        card = find(g, rest, PLAY, mask, CORP)
        if card is None:
            return Reason(f"RR/{verb}", f"There is no {rest} installed.")
        if not mask >> CORP & 1:
            return ONLY_CORP
        return why_not_rez_now(g, card) if verb == "rez" else why_not_score_now(g, card)
    if verb == "use":
        return why_not_use_now(g, rest.partition(":")[0].strip(), mask)
    if verb == "steal":
        return Reason("RR/steal", "The Runner steals an agenda only while accessing it, paying any additional cost.")
    if verb == "trash":
        return why_not_trash(g, mask)
    if verb == "access":
        return Reason("RR/accessing", "Cards are accessed only during the access step of a run.")
    if label.casefold() in ("pass", "continue"):
        return Reason("RR/paid-ability-window", "There is no window to pass: a choice has to be made.")
    return Reason("RR/effect", f"{label!r} is not among the choices that {SIDE_NAMES[g.decider()]} has now.")


def why_not_option(g: State, kind: int, instance: int, server: str, mask: int) -> Reason | None:
    """The reason, or None when it is among the options of the asker: asked for by what it is (`ASKED_BY_KIND`), by the
    instance number of its card, by the name of its server. A card has to be known to the asker."""
    if kind not in ASKED_BY_KIND:
        known = ", ".join(KEYS[each] for each in ASKED_BY_KIND)
        raise ValueError(f"{KEYS[kind]!r} cannot be asked for by its kind: ask for one of {known}.")
    if g.reason:
        return Reason("RR/winning-the-game", "The game is over.")
    card = known_instance(g, instance, mask)
    if mask == BOTH or mask == 1 << g.decider():
        for option in g.options:
            here = option.card < 0 or (card is not None and option.card == card.id)
            if option.kind == kind and here and (kind != O_RUN or server_name(option.arg) == server):
                return None
    if kind == O_JACK_OUT:
        return why_not_jack_out(g)
    if card is None and kind in (O_INSTALL, O_PLAY, O_ADVANCE, O_REZ, O_SCORE, O_USE):
        return Reason("RR/effect", "That card is not there any more.")
    if kind in (O_REZ, O_SCORE) and not mask >> CORP & 1:
        return ONLY_CORP
    if card is not None and kind == O_REZ:
        return why_not_rez_now(g, card)
    if card is not None and kind == O_SCORE:
        return why_not_score_now(g, card)
    if card is not None and kind == O_USE:
        return why_not_use_now(g, card.definition.title, mask)
    return why_not_action(g, kind, card, server, mask)


def known_instance(g: State, instance: int, mask: int) -> Card | None:
    """A card by its instance number, for those who know it."""
    for card in g.cards:
        if card.instance == instance and (mask == BOTH or card.known & mask):
            return card
    return None


def why_not_jack_out(g: State) -> Reason:
    run = g.run()
    if run is None:
        return Reason("RR/jack-out", "You cannot jack out: there is no run.")
    if not run.may_jack_out(g):
        forbidden = why_forbidden(g, "jack out", RUNNER) or FORBIDDEN
        return Reason("RR/jack-out", f"You cannot jack out. {forbidden.message}")
    if run.approached <= 1 and run.phase in ("initiation", "approach ice"):
        return Reason("RR/jack-out", "You cannot jack out: it is the first ice approached this run.")
    return Reason("RR/jack-out", "The Runner can jack out only at [2.2] of an approach and at [5.2].")


def acting(g: State, side: int, mask: int) -> Reason | None:
    """Why a side cannot take an action at all now, or why the asker is told no more of it."""
    if g.active != side:
        return Reason("RR/action-phase", f"It is not {SIDE_NAMES[side]}'s turn.")
    if not mask >> side & 1:
        return Reason("RR/action", f"That is an action of {SIDE_NAMES[side]}.")
    top = g.stack[-1]
    if not isinstance(top, Turn) or top.timing().does != ACTIONS:
        return Reason("RR/action", "No action can be taken now: something else has to be finished first.")
    return None


def find(g: State, title: str, zone: int, mask: int, owner: int = -1) -> Card | None:
    """A card by the beginning of its title, among those the asker knows."""
    wanted = title.casefold().partition(" (")[0]
    for card in g.cards:
        known = mask == BOTH or card.known & mask
        if known and card.zone == zone and owner in (-1, card.owner):
            if card.definition.title.casefold().startswith(wanted):
                return card
    return None


def why_not_named_action(g: State, kind: int, rest: str, mask: int) -> Reason:
    """An action whose card or server is given by name."""
    card: Card | None = None
    if kind in (O_INSTALL, O_PLAY):
        card = find(g, rest, HAND, mask, g.active) or find(g, rest, HAND, mask)
        if card is None:
            return Reason(f"RR/{KEYS[kind]}", f"There is no {rest} in hand.")
    elif kind == O_ADVANCE:
        card = find(g, rest, PLAY, mask, CORP)
        if card is None:
            return acting(g, CORP, mask) or Reason("RR/advancing-cards", f"There is no {rest} installed.")
    return why_not_action(g, kind, card, rest, mask)


def why_not_action(g: State, kind: int, card: Card | None, server: str, mask: int) -> Reason:
    own = g.active if mask == BOTH else mask - 1
    side = RUNNER if kind in RUNNER_ACTIONS else CORP if kind in CORP_ACTIONS else own
    if card is not None and kind in (O_INSTALL, O_PLAY):
        side = card.owner
    refusal = acting(g, side, mask)
    if refusal is not None:
        return refusal
    if kind == O_DRAW:
        refusal = why_not_draw(g, side)
    elif kind == O_INSTALL and card is not None:
        refusal = why_not_install(g, card)
    elif kind == O_PLAY and card is not None:
        refusal = why_not_play(g, card)
    elif kind == O_ADVANCE and card is not None:
        refusal = why_not_advance(g, card)
    elif kind == O_REMOVE_TAG:
        refusal = why_not_remove_tag(g)
    elif kind == O_PURGE:
        refusal = Reason("RR/purge", "Purging virus counters costs 3 clicks.")
    elif kind == O_RUN:
        found = [one.id for one in g.servers if server_name(one.id).casefold() == server.casefold()]
        missing = Reason("RR/attacked-server", f"There is no server called {server!r}.")
        refusal = why_not_run(g) or (why_not_run(g, server=found[0]) if found else missing)
    if refusal is None and side == RUNNER and kind != O_RUN:
        refusal = why_forbidden(g, "act without running", RUNNER)
    return refusal or Reason("RR/action", "That action is not available.")


def why_not_rez_now(g: State, card: Card) -> Reason:
    refusal = why_not_rez(g, card)
    if refusal is not None:
        return refusal
    top = g.stack[-1]
    if card.definition.type & ICE:
        return Reason("RR/rez", "Ice can be rezzed only while the Runner approaches it.")
    if not isinstance(top, Window) or not top.timing.allows & (REZ | REZ_ICE):
        return Reason("RR/rez", "Cards cannot be rezzed at this point.")
    return Reason("RR/paid-ability-window", "The other player has the opportunity to act now.")


def why_not_score_now(g: State, card: Card) -> Reason:
    refusal = why_not_score(g, card)
    if refusal is not None:
        return refusal
    top = g.stack[-1]
    if not isinstance(top, Window) or not top.timing.allows & SCORE:
        return Reason("RR/score", "An agenda can be scored only in a window that allows scoring.")
    return Reason("RR/paid-ability-window", "The other player has the opportunity to act now.")


def why_not_use_now(g: State, title: str, mask: int) -> Reason:
    wanted = title.casefold().partition(" (")[0]
    refusal: Reason | None = None
    index = g.index
    groups = [*index.actions, *index.paid, *index.prevents]
    for entries in groups:
        for entry in entries:
            if g.cards[entry.ctx.source].definition.title.casefold() == wanted and mask >> entry.ctx.user & 1:
                refusal = refusal or why_not_use(g, entry)
                paid = entry.ability
                if refusal is None and paid.prevents >= 0:
                    refusal = Reason("RR/prevent", "There is nothing about to happen that it could prevent or avoid.")
                if refusal is None and paid.is_action():
                    refusal = acting(g, entry.ctx.user, mask)
    if refusal is not None:
        return refusal
    if not any(card.definition.title.casefold() == wanted and g.is_active(card) for card in g.cards):
        return Reason("RR/active", f"{title} is not active.")
    return Reason("RR/paid-ability-window", "It cannot be used at this point.")


def why_not_trash(g: State, mask: int) -> Reason:
    if g.accessed_card() >= 0:
        return Reason("RR/trash-cost", "The card has no trash cost, or there are not enough credits to pay it.")
    return why_not_trash_resource(g) or acting(g, CORP, mask) or Reason("RR/trash", "That card cannot be trashed now.")
