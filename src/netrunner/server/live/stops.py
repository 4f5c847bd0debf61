"""Stops: the paid ability windows in which a player is asked. The others are passed for them.

Rules Reference: Paid Ability Window, Install. A pass must not tell the opponent what its player holds. So a stop is
kept whether or not there is something to do in it, unless everybody can see that there is nothing, or nobody can see
the pause.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, cast

from netrunner.engine.ability import Paid, Trigger
from netrunner.engine.cost import Cost
from netrunner.engine.decision_view import window_of
from netrunner.engine.definition import CardDef
from netrunner.engine.effect import Effect
from netrunner.engine.effects.ice import Boost, Break
from netrunner.engine.frame import O_DONE, O_NO, O_PASS, O_REZ, O_SERVER, O_USE, Option
from netrunner.engine.install import Install
from netrunner.engine.legality.using import seems_usable, why_not_use
from netrunner.engine.psi import PsiGame
from netrunner.engine.reaction import Reaction
from netrunner.engine.reference import This
from netrunner.engine.state import State
from netrunner.engine.terms import CORP, COUNTERS_GONE, ENCOUNTERED, HAND, ICE, RUNNER, SPENT_CREDITS, TRASHED
from netrunner.engine.timing import (
    CORP_TURN,
    INTERACT,
    INTERACTION,
    REZ,
    REZ_ICE,
    RUN,
    RUNNER_TURN,
    SCORE,
    WINDOW,
    Step,
)
from netrunner.engine.window import Pause, Window, paused, worthless

INSTALLING: Final = "installing"
AFTER_ACTION: Final = "corp turn [2.2]"
"""Whether the Corp is asked there, nobody can tell (`unnoticed`)."""
LAST_BEFORE_ICE: Final = "run [2.3]"
SERVER_REZ_STOP: Final = "run [5.3]"
"""Who stops there stops as the server is approached too, where unrezzed ice may be rezzed (Formicary)."""

WINDOWS: Final = {
    INSTALLING: "Installing: trash cards first, where none has to be trashed",
    **{f"corp turn {step.number}": step.name for step in CORP_TURN if step.does == WINDOW},
    AFTER_ACTION: "Action phase: after an action of the Corp",
    **{f"runner turn {step.number}": step.name for step in RUNNER_TURN if step.does == WINDOW},
    "runner turn [1.6]": "Action phase: after an action of the Runner",
    **{f"run {RUN[i].number}": RUN[i].name for i in (2, 4, 9, 11)},
    f"run {INTERACTION.number}": INTERACTION.name,
}
"""Every window, by the name that `Decision.window` gives it, in the words of the rules; and a step of an install, which
is no window, but in which few want to be asked."""

DEFAULTS: Final = {
    "corp": (
        "corp turn [1.2]",
        "corp turn [2.1]",
        AFTER_ACTION,
        "runner turn [2.2]",
        "run [2.3]",
        "run [3.1]",
        "run [5.3]",
    ),
    "runner": (
        "runner turn [1.2]",
        "runner turn [1.5]",
        "runner turn [1.6]",
        "run [2.1]",
        "run [2.3]",
        "run [3.1]",
        "run [5.1]",
        "run [5.3]",
    ),
}


def plain(g: State, step: Step) -> bool:
    """Whether everybody can see what the Corp could do in this window: no facedown card could be used in it."""
    if step.allows & (REZ | SCORE):
        installed = [cid for server in g.servers for cid in server.root] + g.players[CORP].rig
        if any(not g.cards[cid].faceup and not g.cards[cid].definition.type & ICE for cid in installed):
            return False
    if step.allows & REZ_ICE:
        run = g.run()
        return run is None or not run.ice_present(g) or g.cards[run.ice].faceup
    return True


def tempting(g: State, option: Option) -> bool:
    """Whether somebody could want this now: not to pass, nor a boost that can wait or that breaks nothing, nor to turn
    over an ambush."""
    if option.kind == O_PASS or option.idle:
        return False
    if option.kind == O_REZ and option.card >= 0:
        return not lies_in_wait(g.cards[option.card].definition)
    return not (option.kind == O_USE and vain(g, option))


def lies_in_wait(card: CardDef) -> bool:
    """Whether a card does all it does facedown, as it is accessed. Chrysalis (ice) and Gene Splicer do more."""
    return (
        "ambush" in card.subtypes
        and not card.type & ICE
        and not any(isinstance(ability, Paid) for ability in card.abilities)
    )


def vain(g: State, option: Option) -> bool:
    """More strength for an icebreaker that has nothing to break, with or without breaking for the same credits
    (Paperclip): before an encounter (it can be had there), on ice of another kind, or on ice that is broken."""
    window = cast(Window, g.stack[-1])
    own = [entry.ability for entry in g.index.paid[window.holder] if entry.ctx.source == option.card]
    abilities = [ability for ability in own if isinstance(ability, Paid)]
    ability = next((ability for ability in abilities if ability.index == option.arg), None)
    if ability is None or not all(boosts_itself(effect) or isinstance(effect, Break) for effect in ability.effects):
        return False
    # Credits of stealth cards are kept for the encounter like any others, and lie open.
    if not can_wait(g, ability.cost) or g.index.triggers[SPENT_CREDITS]:
        return False
    encounter = g.encounter()
    if encounter is None:
        return True
    breaks = [effect for ability in abilities for effect in ability.effects if isinstance(effect, Break)]
    ice = g.cards[encounter.ice]
    fitting = [effect for effect in breaks if not effect.subtype or g.has_subtype(ice, effect.subtype)]
    return bool(breaks) and not any(effect.breakable(g, encounter) for effect in fitting)


def can_wait(g: State, cost: Cost) -> bool:
    """Whether what a boost costs is better kept for the ice: credits, counters of viruses (Yusuf), or cards of the grip
    (Faust), unless something that everybody can see makes use of what is spent. What the grip holds must not matter."""
    if cost.more is not None:
        return False
    if cost.several:
        return cost.counters > 0 and not open_triggers(g, COUNTERS_GONE)
    if cost.trash is not None and cost.trash.zone == HAND:
        return not open_triggers(g, TRASHED) and not (window_of(g) == LAST_BEFORE_ICE and installs_from_heap(g))
    return not cost.other_parts()


def open_triggers(g: State, event: int) -> bool:
    """Whether a card that lies faceup waits for an event."""
    return any(g.cards[entry.ctx.source].faceup for entry in g.index.triggers[event])


def installs_from_heap(g: State) -> bool:
    """Whether everybody has seen that the Runner plays with programs that are installed from the heap as ice is met
    (Paperclip): another one may be wanted there before."""
    seen = (card for card in g.cards if card.owner == RUNNER and card.known >> CORP & 1)
    return any(
        isinstance(ability, Trigger) and ability.from_discard and ENCOUNTERED in ability.events
        for card in seen
        for ability in card.definition.abilities
    )


def boosts_itself(effect: Effect) -> bool:
    """Whether an effect does nothing but strengthen its own card."""
    return isinstance(effect, Boost) and isinstance(effect.what, This)


def declinable(g: State) -> set[str]:
    """What is declined with a pass in a window outside a run, so that it need not be offered again in this turn. The
    windows of the Corp's action phase are one."""
    name = window_of(g)
    if name is None or g.run() is not None:
        return set()
    place = AFTER_ACTION if name == "corp turn [2.1]" else name
    return {f"{g.turn} {place} {option.key}" for option in g.options if tempting(g, option)}


def passes(
    g: State, stops: set[str], opponent_stops: set[str], casual: bool, yields: Collection[str] = frozenset()
) -> bool:
    """Whether the window that is open is passed for the player who has the opportunity to act. `yields`: the titles of
    cards that they do not want to be asked about. Where a pause could tell what is hidden, they are asked all the
    same."""
    window = g.stack[-1]
    if not isinstance(window, Window):
        return False
    name = window_of(g)
    if name not in stops:
        return True
    if any(tempting(g, option) and title_of(g, option) not in yields for option in g.options):
        return False
    if casual or (seems_idle(g, window, yields) and (window.holder != CORP or plain(g, window.timing))):
        return True
    return name not in opponent_stops and unnoticed(g, window)


def lets_subroutines_fire(g: State) -> bool:
    """Whether a pass in the window that is open lets subroutines resolve that the Runner has not broken: whoever passes
    on is asked there as usual."""
    window = g.stack[-1]
    encounter = g.encounter()
    meeting = isinstance(window, Window) and window.holder == RUNNER and window.timing.allows & INTERACT
    return bool(meeting) and encounter is not None and bool(encounter.unbroken(g))


def passes_for_bot(g: State) -> bool:
    """Whether the window that is open is passed for a bot: everybody can see that there is nothing to do in it. Where
    only its own cards tell, it is asked, as a person would be: the pause must not say which they are."""
    window = cast(Window, g.stack[-1])
    public = seems_idle(g, window, ()) and (window.holder != CORP or plain(g, window.timing))
    return public and worthless(g.options)


def forced(g: State) -> bool:
    """Whether somebody is asked only so that a pause tells nothing."""
    return paused(g.options) or (isinstance(g.stack[-1], Window) and worthless(g.options))


def title_of(g: State, option: Option) -> str | None:
    """The title of the card that an option is about."""
    return g.cards[option.card].definition.title if option.card >= 0 else None


def seems_idle(g: State, window: Window, yields: Collection[str]) -> bool:
    """Whether everybody can see that no ability can be used: none waits for a card in a hidden hand, say. About a card
    that the player yields for they are not asked, usable or not: else the pause would tell which it is."""
    entries = [
        entry for entry in g.index.paid[window.holder] if g.cards[entry.ctx.source].definition.title not in yields
    ]
    return all(why_not_use(g, entry) is None or not seems_usable(g, entry) for entry in entries)


def unnoticed(g: State, window: Window) -> bool:
    """Whether nobody can tell if the Corp is asked here or not: what it decides next is an action of its own in any
    case. After the last action, or where something happens after the window, a pause would be seen."""
    return window.holder == g.active and window_of(g) == AFTER_ACTION and g.players[CORP].clicks > 0


def passes_unnoticed(g: State, key: str) -> bool:
    """Whether a choice is a pass of which nobody can tell that it was made, nor that it could be."""
    window = g.stack[-1]
    return isinstance(window, Window) and unnoticed(g, window) and key == g.options[0].key


def unasked(g: State, stops: set[str], casual: bool = False) -> Option | None:
    """The end of the step of an install in which cards may be trashed, for a player who does not stop there; or of what
    unrezzed ice may do as the server is approached; or 0 credits in a psi game, where everybody sees that there are
    no more; or, against a bot, the only place for an install. None where something has to be decided."""
    frame = g.stack[-1]
    if isinstance(frame, PsiGame) and len(g.options) == 1:
        return g.options[0]
    if casual and isinstance(frame, Install) and len(g.options) == 1 and g.options[0].kind == O_SERVER:
        return g.options[0]  # a person would learn from it what is installed: no upgrade, which has four places
    if isinstance(frame, Install) and INSTALLING not in stops:
        return next((option for option in g.options if option.kind == O_DONE), None)
    if isinstance(frame, Pause) and (casual or SERVER_REZ_STOP not in stops):
        return g.options[0]
    if isinstance(frame, Reaction) and SERVER_REZ_STOP not in stops:
        return declined_unrezzed(g, frame)
    return None


def declined_unrezzed(g: State, frame: Reaction) -> Option | None:
    """How what unrezzed ice may do is declined, several pieces of it one after another; None where nothing is asked
    about any."""
    if frame.asks_of_unrezzed(g):
        return next(option for option in g.options if option.kind == O_NO)
    if frame.asking >= 0:
        return None
    return next((option for option in g.options if frame.unrezzed(g, frame.place(g, option))), None)
