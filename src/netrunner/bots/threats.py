"""What the opponent may do next, read from what lies open and from what may be in their hand.

Tags are worth what the Corp can do with them: resources trashed, cards that need a tag, cards that count tags. A deck
that is trashed from the top fills Archives with agendas.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from netrunner.bots.assessment import Assessment
from netrunner.bots.card_worth import installed_worth
from netrunner.bots.patterns import flattened, needs_tag
from netrunner.bots.scale import LETHAL, TAG
from netrunner.bots.worth import worth
from netrunner.engine.ability import Trigger
from netrunner.engine.context import Context
from netrunner.engine.definition import CardDef
from netrunner.engine.effects.moving import Trash
from netrunner.engine.game_amount import Tags
from netrunner.engine.reference import Top
from netrunner.engine.structure import walk
from netrunner.engine.terms import CORP, FIRST_REMOTE, OPERATION, RESOURCE, RUNNER

HAND: Final = 5.0  # cards that the Corp is thought to hold when it plays
MOST: Final = 40.0  # what a threat that may not be there counts at most


def tag_threat(o: Assessment) -> float:
    """What the Corp may make of the Runner's tags in its next turn, in credits."""
    g = o.g
    runner = g.players[RUNNER]
    rig = [g.cards[cid] for cid in runner.rig if g.cards[cid].faceup]
    resources = [card for card in rig if card.definition.type & RESOURCE]
    threat = TAG + 0.6 * max((installed_worth(card.definition) for card in resources), default=0.0)
    corp = g.players[CORP]
    known = [g.cards[cid].printed for cid in corp.hand if g.cards[cid].known & 2]
    for definition in known:
        threat += harm_to_the_tagged(o, definition)
    if o.unseen_count:
        for definition, count in o.unseen.items():
            if uses_tags(definition):
                chance = min(1.0, HAND * count / o.unseen_count)
                threat += chance * harm_to_the_tagged(o, definition)
    return threat


def harm_to_the_tagged(o: Assessment, definition: CardDef) -> float:
    """What a card does to a tagged Runner: what it does at all, if it needs a tag or counts them."""
    g = o.g
    if not uses_tags(definition) or max(0, definition.cost) > g.players[CORP].credits + 3:
        return 0.0
    if counts_tags(definition):
        hidden = any(not g.cards[cid].faceup for s in g.servers if s.id >= FIRST_REMOTE for cid in s.root)
        return min(MOST, (3.0 if hidden else 1.0) * g.players[RUNNER].tags)
    first = g.players[CORP].identity
    harm = worth(definition.play, g, Context(first, -1, CORP, CORP))
    return MOST if harm >= LETHAL else max(0.0, min(MOST, harm - max(0, definition.cost)))


@cache
def uses_tags(definition: CardDef) -> bool:
    """Whether an operation needs a tag or counts tags."""
    return bool(definition.type & OPERATION) and (needs_tag(definition.play_only_if) or counts_tags(definition))


@cache
def counts_tags(definition: CardDef) -> bool:
    """Whether what an operation does grows with the number of tags."""
    if isinstance(definition.x_max, Tags):
        return True
    return any(isinstance(getattr(effect, "amount", None), Tags) for effect in flattened(definition.play))


def mills(o: Assessment) -> bool:
    """Whether a card of the Runner's that lies faceup trashes cards of R&D unseen."""
    runner = o.g.players[RUNNER]
    cards = (o.g.cards[cid] for cid in (runner.identity, *runner.rig))
    return any(card.faceup and trashes_deck(card.definition) for card in cards)


@cache
def trashes_deck(definition: CardDef) -> bool:
    """Whether an ability trashes the top of the Corp's deck."""
    for ability in definition.abilities:
        if isinstance(ability, Trigger):
            for _, part in walk(ability.effects):
                if isinstance(part, Trash) and isinstance(part.what, Top) and part.what.side == CORP:
                    return True
    return False
