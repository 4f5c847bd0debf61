"""Why not? The reason why something a player asks for by its label is not offered now.

The answers come from the same predicates that decide what is offered (`legality`), after the question of timing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from netrunner.engine.ability import Paid
from netrunner.engine.label import server_name
from netrunner.engine.legality import (
    why_not_advance,
    why_not_draw,
    why_not_install,
    why_not_play,
    why_not_remove_tag,
    why_not_rez,
    why_not_run,
    why_not_score,
    why_not_trash_resource,
    why_not_use,
)
from netrunner.engine.reason import Reason
from netrunner.engine.terms import CORP, HAND, ICE, PLAY, RUNNER, SIDE_NAMES
from netrunner.engine.timing import ACTIONS, REZ, REZ_ICE, SCORE
from netrunner.engine.turn import Turn
from netrunner.engine.window import Window

if TYPE_CHECKING:
    from netrunner.engine.card import Card
    from netrunner.engine.state import State

ACTION_VERBS = ("gain", "draw", "install", "play", "advance", "run", "remove", "purge")


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


def why_not(g: State, label: str, mask: int = 3) -> Reason | None:
    """The reason, or None when the label is among the options of the asker.

    `mask` says who asks (1 the Corp, 2 the Runner, 3 somebody who sees everything): the answer never speaks of a card
    that the asker does not know, and what the other side could choose now is not for the asker to know either.
    """
    if g.reason:
        return Reason("RR/winning-the-game", "The game is over.")
    if (mask == 3 or mask == 1 << g.decider()) and offered(label, labels(g)):
        return None
    verb, _, rest = label.partition(" ")
    verb = verb.casefold()
    if label.casefold() == "jack out":
        return why_not_jack_out(g)
    if verb in ACTION_VERBS:
        return why_not_action(g, verb, rest, mask)
    if verb == "rez":
        return why_not_rez_now(g, rest, mask)
    if verb == "score":
        return why_not_score_now(g, rest, mask)
    if verb == "use":
        return why_not_use_now(g, rest.partition(":")[0].strip())
    if verb == "steal":
        return Reason("RR/steal", "The Runner steals an agenda only while accessing it, paying any additional cost.")
    if verb == "trash":
        return why_not_trash(g, rest)
    if verb == "access":
        return Reason("RR/accessing", "Cards are accessed only during the access step of a run.")
    if label.casefold() in ("pass", "continue"):
        return Reason("RR/paid-ability-window", "There is no window to pass: a choice has to be made.")
    return Reason("RR/effect", f"{label!r} is not among the choices that {SIDE_NAMES[g.decider()]} has now.")


def why_not_jack_out(g: State) -> Reason:
    run = g.run()
    if run is None:
        return Reason("RR/jack-out", "You cannot jack out: there is no run.")
    if not run.may_jack_out(g):
        return Reason("RR/jack-out", "You cannot jack out: an effect forbids it.")
    if run.approached <= 1 and run.phase in ("initiation", "approach ice"):
        return Reason("RR/jack-out", "You cannot jack out: it is the first ice approached this run.")
    return Reason("RR/jack-out", "The Runner can jack out only at [2.2] of an approach and at [5.2].")


def acting(g: State, side: int) -> Reason | None:
    """Why a side cannot take an action at all now."""
    if g.active != side:
        return Reason("RR/action-phase", f"It is not {SIDE_NAMES[side]}'s turn.")
    top = g.stack[-1]
    if not isinstance(top, Turn) or top.timing().does != ACTIONS:
        return Reason("RR/action", "No action can be taken now: something else has to be finished first.")
    return None


def find(g: State, title: str, zone: int, mask: int, owner: int = -1) -> Card | None:
    """A card by the beginning of its title, among those the asker knows."""
    wanted = title.casefold().partition(" (")[0]
    for card in g.cards:
        known = mask == 3 or card.known & mask
        if known and card.zone == zone and owner in (-1, card.owner):
            if card.definition.title.casefold().startswith(wanted):
                return card
    return None


def why_not_action(g: State, verb: str, rest: str, mask: int) -> Reason:
    side = RUNNER if verb in ("run", "remove") else CORP if verb in ("advance", "purge") else g.active
    card: Card | None = None
    if verb in ("install", "play"):
        card = find(g, rest, HAND, mask, g.active) or find(g, rest, HAND, mask)
        if card is None:
            return Reason("RR/" + verb, f"There is no {rest} in hand.")
        side = card.owner
    refusal = acting(g, side)
    if refusal is not None:
        return refusal
    if verb == "draw":
        refusal = why_not_draw(g, side)
    elif verb == "install" and card is not None:
        refusal = why_not_install(g, card)
    elif verb == "play" and card is not None:
        refusal = why_not_play(g, card)
    elif verb == "advance":
        card = find(g, rest, PLAY, mask, CORP)
        refusal = (
            Reason("RR/advancing-cards", f"There is no {rest} installed.") if card is None else why_not_advance(g, card)
        )
    elif verb == "remove":
        refusal = why_not_remove_tag(g)
    elif verb == "purge":
        refusal = Reason("RR/purge", "Purging virus counters costs 3 clicks.")
    elif verb == "run":
        found = [server.id for server in g.servers if server_name(server.id).casefold() == rest.casefold()]
        missing = Reason("RR/attacked-server", f"There is no server called {rest!r}.")
        refusal = why_not_run(g) or (why_not_run(g, server=found[0]) if found else missing)
    return refusal or Reason("RR/action", "That action is not available.")


def why_not_rez_now(g: State, title: str, mask: int) -> Reason:
    card = find(g, title, PLAY, mask, CORP)
    if card is None:
        return Reason("RR/rez", f"There is no {title} installed.")
    refusal = why_not_rez(g, card)
    if refusal is not None:
        return refusal
    top = g.stack[-1]
    if card.definition.type & ICE:
        return Reason("RR/rez", "Ice can be rezzed only while the Runner approaches it.")
    if not isinstance(top, Window) or not top.timing.allows & (REZ | REZ_ICE):
        return Reason("RR/rez", "Cards cannot be rezzed at this point.")
    return Reason("RR/paid-ability-window", "The other player has the opportunity to act now.")


def why_not_score_now(g: State, title: str, mask: int) -> Reason:
    card = find(g, title, PLAY, mask, CORP)
    if card is None:
        return Reason("RR/score", f"There is no {title} installed.")
    refusal = why_not_score(g, card)
    if refusal is not None:
        return refusal
    top = g.stack[-1]
    if not isinstance(top, Window) or not top.timing.allows & SCORE:
        return Reason("RR/score", "An agenda can be scored only in a window that allows scoring.")
    return Reason("RR/paid-ability-window", "The other player has the opportunity to act now.")


def why_not_use_now(g: State, title: str) -> Reason:
    wanted = title.casefold().partition(" (")[0]
    refusal: Reason | None = None
    index = g.index
    groups = [*index.actions, *index.paid, *index.prevents]
    for entries in groups:
        for entry in entries:
            if g.cards[entry.ctx.source].definition.title.casefold() == wanted:
                refusal = refusal or why_not_use(g, entry)
                paid = cast(Paid, entry.ability)
                if refusal is None and paid.prevents >= 0:
                    refusal = Reason("RR/prevent", "There is nothing about to happen that it could prevent or avoid.")
                if refusal is None and paid.is_action():
                    refusal = acting(g, entry.ctx.user)
    if refusal is not None:
        return refusal
    if not any(card.definition.title.casefold() == wanted and g.is_active(card) for card in g.cards):
        return Reason("RR/active", f"{title} is not active.")
    return Reason("RR/paid-ability-window", "It cannot be used at this point.")


def why_not_trash(g: State, rest: str) -> Reason:
    if g.accessed_card() >= 0:
        return Reason("RR/trash-cost", "The card has no trash cost, or there are not enough credits to pay it.")
    return why_not_trash_resource(g) or acting(g, CORP) or Reason("RR/trash", "That card cannot be trashed now.")
