"""Labels: what people read on an option, stable and told apart by place where titles alone would not do."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from netrunner.engine.ability import Paid
from netrunner.engine.context import ID_MASK, mark
from netrunner.engine.filter import SERVER
from netrunner.engine.frame import (
    CONSTANT_LABELS,
    O_ACCESS,
    O_ACCESS_UNSEEN,
    O_ADVANCE,
    O_BRANCH,
    O_INSTALL,
    O_NUMBER,
    O_PAY_TRASH,
    O_PLAY,
    O_REZ,
    O_RIG,
    O_RUN,
    O_SCORE,
    O_SERVER,
    O_SOURCE,
    O_STEAL,
    O_SUBROUTINE,
    O_TRASH_RESOURCE,
    O_TRIGGER,
    O_USE,
    Option,
)
from netrunner.engine.phrase import Voice, capital, in_third_person, quoted, say, say_all
from netrunner.engine.reason import EngineError
from netrunner.engine.reference import Chosen, EventCard, Moved, Ref
from netrunner.engine.structure import Program
from netrunner.engine.terms import (
    ADVANCEMENT,
    CORP,
    DECK,
    DISCARD,
    FIRST_REMOTE,
    HAND,
    HQ,
    ICE,
    IDENTITY_ZONE,
    PLAY,
    SCORED,
    server_name,
)

if TYPE_CHECKING:
    from netrunner.engine.card import Card
    from netrunner.engine.context import Context
    from netrunner.engine.state import State


def label_all(g: State) -> None:
    """Label every option of the present decision."""
    side = g.decider()
    options = g.options
    labels = [base_label(g, side, option) for option in options]
    for name in {label for label in labels if labels.count(label) > 1}:
        places = [i for i, label in enumerate(labels) if label == name]
        tell_apart(g, options, labels, places)
    for option, label in zip(options, labels, strict=True):
        option._label = label


def tell_apart(g: State, options: list[Option], labels: list[str], places: list[int]) -> None:
    """Add the cost, what the ability does, the place where places differ, or what lies on the card, to labels that are
    the same; what is still alike is numbered."""
    cards = {options[i].card for i in places}
    wheres = {place(g, g.cards[cid]) for cid in cards if cid >= 0}
    costs = {i: cost_words(g, options[i]) for i in places if options[i].kind == O_USE}
    for i in places:
        option = options[i]
        if i in costs and (len(cards) == 1 or len(set(costs.values())) > 1):
            labels[i] = f"{labels[i]} ({costs[i]})"
        elif option.kind == O_TRIGGER and len(cards) == 1 and len({options[j].arg for j in places}) > 1:
            labels[i] = f"{labels[i]}: {told_by_frame(g, g.decider(), option)}"
        if option.card >= 0 and len(wheres) > 1:
            where = place(g, g.cards[option.card])
            if not labels[i].endswith(f"({where})"):
                labels[i] = with_place(labels[i], where)
    for name in {labels[i] for i in places}:
        alike = [i for i in places if labels[i] == name]
        loads = [load(g, options[i].card) for i in alike]
        if len(set(loads)) > 1:
            for i, words in zip(alike, loads, strict=True):
                labels[i] = with_place(labels[i], words) if words else labels[i]
    seen: dict[str, int] = {}
    for i in places:
        seen[labels[i]] = seen.get(labels[i], 0) + 1
        if seen[labels[i]] > 1:
            labels[i] = f"{labels[i]} #{seen[labels[i]]}"


def load(g: State, cid: int) -> str:
    """What tells an installed or scored card from its copies: counters, cards on it, the server it has chosen."""
    if cid < 0 or not g.cards[cid].zone & (PLAY | SCORED):
        return ""
    card = g.cards[cid]
    found = [
        f"{number} {NOUNS[kind]}{'' if number == 1 else 's'}" for kind, number in enumerate(card.counters) if number
    ]
    guests = [g.cards[guest] for guest in card.hosted]
    found += [f"with {guest.definition.title if guest.known == 3 else 'a facedown card'}" for guest in guests]
    found += [server_name(-1 - chosen) for chosen in card.chosen if chosen < 0]
    return ", ".join(found)


NOUNS: Final[tuple[str, ...]] = ("advancement token", "virus counter", "power counter", "agenda counter", "credit")


def cost_words(g: State, option: Option) -> str:
    """What using an ability costs."""
    return say(ability_of(g, option).cost, Voice(side_of(g, option)))


def told_by_frame(g: State, side: int, option: Option) -> str:
    """What the frame that offers an option says of it."""
    return g.stack[-1].option_words(g, side, option) if g.stack else ""


def told_by_place(g: State, card: Card) -> str:
    """Which installed card it is, for a line of the log that does not name it to everybody: everybody sees where."""
    return f" ({place(g, card)})" if card.zone == PLAY and card.known != 3 else ""


def with_place(label: str, where: str) -> str:
    """The place in parentheses; a use's place stands before its colon."""
    head, colon, tail = label.partition(": ")
    return f"{head} ({where}): {tail}" if colon else f"{label} ({where})"


def card_name(g: State, side: int, card: Card) -> str:
    """The card's title for those who know it, else what it looks like and where it is."""
    if card.known >> side & 1 or card.zone == IDENTITY_ZONE:
        return card.definition.title
    if card.zone == PLAY:
        return f"{'unrezzed ice' if card.definition.type & ICE else 'facedown card'} ({place(g, card)})"
    if card.zone == DECK:
        deck = g.players[card.owner].deck
        return f"card {len(deck) - deck.index(card.id)} from the top of {'R&D' if card.owner == CORP else 'the stack'}"
    return f"facedown card ({place(g, card)})"


EACH: Final = "each"
"""The name under which an effect for each of some cards keeps all of them."""


def name_it(g: State, side: int, ctx: Context, program: Program, words: str) -> str:
    """A question or a choice with the name of the chosen card, of the event's card or of the one moved before, instead
    of its first "it"; among several that a side cannot tell apart, which of them it is. A server that was chosen is
    named, too."""
    words = name_chosen(g, side, ctx, words)
    ref = acted_on(program)
    cards = [] if ref is None else ref.cards(g, ctx)
    if len(cards) != 1:
        measured = [g.cards[cid] for cid in cards_measured(program, g, ctx)]
        if len(measured) != 1 or not measured[0].known >> side & 1:
            return words
        return re.sub(r"\bits\b", lambda _: f"{card_name(g, side, measured[0])}'s", words, count=1)
    card = g.cards[cards[0]]
    known = card.known >> side & 1
    name = card_name(g, side, card) if known else f"the {card_name(g, side, card)}"
    among = ctx.named(EACH)
    if not known and mark(card) in among:
        name = f"card {among.index(mark(card)) + 1} of {len(among)}" if len(among) > 1 else "the card"
    return re.sub(r"\b[Ii]t\b", lambda found: capital(name) if found[0] == "It" else name, words, count=1)


def name_chosen(g: State, side: int, ctx: Context, words: str) -> str:
    """Words with the names of the server and of the cards that were chosen before: "the first card" is Ice Wall."""
    for server in ctx.named(SERVER):
        words = words.replace("that server", server_name(server))
    for name, marks in ctx.names:
        if len(marks) == 1 and name not in (SERVER, EACH) and not name.endswith(("s", "HQ")):  # not "1 of the cards"
            card = g.cards[marks[0] & ID_MASK]
            told = card_name(g, side, card) if card.known >> side & 1 else f"the {card_name(g, side, card)}"
            words = words.replace(f"the {name}", told)
    return words


def acted_on(program: Program) -> Ref | None:
    """The chosen card, the event's card or the one moved before, if a program acts on that first of all."""
    first: object = program.effects[0] if program.effects else None
    for name in ("what", "on"):
        ref = getattr(first, name, None)
        if isinstance(ref, (Chosen, EventCard, Moved)):
            return ref
    swapped = getattr(program.effects[1], "one", None) if len(program.effects) > 1 else None
    if isinstance(swapped, EventCard):
        return swapped  # with a card that is chosen after the question
    inner = getattr(first, "effects", None) or next(iter(getattr(first, "branches", ())), None)
    return acted_on(inner) if isinstance(inner, Program) else None


def cards_measured(program: Program, g: State, ctx: Context) -> list[int]:
    """The event's card, if the first thing that a program does is as much as that card costs or asks for ("trace X,
    where X is its advancement requirement")."""
    first: object = program.effects[0] if program.effects else None
    for name in ("base", "amount"):
        ref = getattr(getattr(first, name, None), "ref", None)
        if isinstance(ref, EventCard):
            return ref.ids(g, ctx)
    return []


def place(g: State, card: Card, tokens: bool = True) -> str:
    """Where a card is: "outermost, HQ", "Server 1", "on Djinn", "in hand"; with its `tokens`, which tell it apart from
    others there."""
    if card.zone == HAND:
        return "in HQ" if card.owner == CORP else "in the grip"
    if card.zone == DISCARD:
        if card.owner == CORP:
            return "in Archives" if card.faceup else "facedown in Archives"
        return "in the heap"
    if card.zone == DECK:
        return "in R&D" if card.owner == CORP else "in the stack"
    if card.zone == SCORED:
        return "scored"
    if card.host >= 0:  # installed there or merely hosted
        host = g.cards[card.host]
        return f"on {host.definition.title if host.known == 3 else f'unrezzed ice, {place(g, host)}'}"
    server = g.server(card.server)
    if server is None:
        return "in the rig"
    name = server_name(server.id)
    if card.id in server.ice:
        return f"{ice_place(server.ice.index(card.id), len(server.ice))}, {name}"
    if server.id < FIRST_REMOTE:
        name = f"root of {name}"
    others = [cid for cid in server.root if not g.cards[cid].faceup]
    if len(others) > 1 and card.id in others:
        name = f"{name}, card {server.root.index(card.id) + 1}"
    advanced = card.counters[ADVANCEMENT]
    return f"{name}, {advanced} advancement" if tokens and advanced and not card.faceup else name


def name_for_both(g: State, cid: int) -> str:
    """A title that both players know, or what the card looks like and where it is."""
    card = g.cards[cid]
    return card.definition.title if card.known == 3 else f"unrezzed ice ({place(g, card)})"


def ice_place(index: int, count: int) -> str:
    """Outermost first."""
    if index == 0:
        return "outermost"
    if index == count - 1:
        return "innermost"
    return f"position {index + 1} from outside"


def ability_of(g: State, option: Option) -> Paid:
    abilities = g.cards[option.card].definition.abilities
    if option.arg < len(abilities):
        ability = abilities[option.arg]
        assert isinstance(ability, Paid)
        return ability
    for entries in (*g.index.paid, *g.index.actions, *g.index.prevents, g.index.on_access):
        for entry in entries:
            if entry.ctx.source == option.card and entry.ability.index == option.arg:
                lent = entry.ability
                assert isinstance(lent, Paid)
                return lent
    raise EngineError(f"card {option.card} has no ability {option.arg}")


def side_of(g: State, option: Option) -> int:
    return g.cards[option.card].owner


def ability_name(ability: Paid, owner: int, reader: int) -> str:
    """What a paid ability does, in the words of the log and of labels."""
    words = ability.name or say_all(ability.effects, Voice(owner))
    return words if reader == owner else in_third_person(words, owner)


def run_label(sid: int) -> str:
    return f"Run {server_name(sid)}"


def base_label(g: State, side: int, option: Option) -> str:
    """The label before it is told apart from others."""
    kind = option.kind
    constant = CONSTANT_LABELS.get(kind)
    if constant is not None:
        return constant
    if kind == O_RUN:
        return run_label(option.arg)
    if kind == O_SERVER:
        lost = told_by_frame(g, side, option)
        return f"{server_name(option.arg)} ({lost})" if lost else server_name(option.arg)
    if kind == O_NUMBER:
        return str(option.arg)
    if kind == O_RIG:
        return "Rig"
    if kind == O_ACCESS_UNSEEN:
        if option.arg == HQ:
            return "Access a card from HQ"
        return f"Access the {'bottom' if option.extra else 'top'} card of R&D"
    if kind == O_SOURCE:
        return "Credit pool" if option.card < 0 else g.cards[option.card].definition.title
    if kind == O_SUBROUTINE:
        whose = "Subroutine"
        if any(other.card not in (g.encountered_ice(), -1) for other in g.options):
            whose = f"{card_name(g, side, g.cards[option.card])}, subroutine"
        return f"{whose} {option.arg + 1}: {subroutine_name(g, side, option)}"
    if kind == O_BRANCH:
        return g.branch_label(option)
    card = g.cards[option.card]
    name = card_name(g, side, card)
    if kind == O_USE:
        return f"Use {name}: {ability_name(ability_of(g, option), card.owner, side)}"
    if kind == O_PAY_TRASH:
        return f"Trash {name} ({option.arg} credits)" if option.arg != 1 else f"Trash {name} (1 credit)"
    if kind == O_TRIGGER:
        if option.extra <= -2:
            return f"{card.printed.title} ({card_name(g, side, g.cards[-2 - option.extra])})"
        return card.printed.title
    if kind == O_ACCESS and option.extra:
        return f"Use {g.cards[option.arg].definition.title} instead of accessing {name}"
    verb = VERBS.get(kind, "")
    return f"{verb} {name}" if verb else name


VERBS = {
    O_INSTALL: "Install",
    O_PLAY: "Play",
    O_ADVANCE: "Advance",
    O_REZ: "Rez",
    O_SCORE: "Score",
    O_ACCESS: "Access",
    O_STEAL: "Steal",
    O_TRASH_RESOURCE: "Trash",
}


def subroutine_name(g: State, side: int, option: Option) -> str:
    subroutine = g.subroutines(g.cards[option.card])[option.arg]
    return quoted(subroutine.words, subroutine.effects, CORP, side)


def option_words(g: State, side: int, option: Option) -> str:
    """What an ability, a branch or a subroutine says, without the card it belongs to, or what an install trashes in a
    server; nothing for other options."""
    if option.kind in (O_TRIGGER, O_SERVER):
        return told_by_frame(g, side, option)
    if option.kind == O_USE:
        return ability_name(ability_of(g, option), g.cards[option.card].owner, side)
    if option.kind == O_BRANCH:
        return g.branch_label(option)
    return subroutine_name(g, side, option) if option.kind == O_SUBROUTINE else ""
