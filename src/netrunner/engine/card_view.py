"""Cards, and what belongs to the two players, as a perspective sees them."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast, final

from netrunner.engine.effects.choosing import NameCard
from netrunner.engine.funds import spendable
from netrunner.engine.knowledge import has_secret_name
from netrunner.engine.label import place
from netrunner.engine.memory import memory_limit, memory_used
from netrunner.engine.structure import walk
from netrunner.engine.terms import (
    AGENDA,
    CORP,
    COUNTER_KINDS,
    COUNTER_NAMES,
    DISCARD,
    EVENT,
    FOR_INSTALL,
    FOR_PLAY,
    FOR_REZ,
    HAND,
    HOSTED,
    ICE,
    NAMED,
    OPERATION,
    PLAY,
    PROGRAM,
    Q_MEMORY_COST,
    Q_STRENGTH,
    Q_TRASH_COST,
    RUNNER,
    SCORED,
    TYPE_NAMES,
    server_name,
)
from netrunner.engine.timing import REZ, REZ_ICE
from netrunner.engine.turn import Turn
from netrunner.engine.view_types import CorpData, RunnerData
from netrunner.engine.window import Window

if TYPE_CHECKING:
    from netrunner.engine.card import Card
    from netrunner.engine.state import State
    from netrunner.engine.view_types import CardData, PlayerData


def visible(card: Card, mask: int) -> bool:
    """Whether a viewer knows which card this is."""
    return card.known == 3 or card.known & mask != 0


def name_for(card: Card, mask: int) -> str:
    """The name that was chosen for a card, for those who may know it; empty if there is none."""
    if not card.chosen or card.chosen[0] < NAMED:
        return ""
    return name_of(card) if mask & 1 << card.owner or not has_secret_name(card) else ""


def name_of(card: Card) -> str:
    """The title that was named for a card."""
    for _, effect in walk((card.printed.play, card.printed.abilities)):
        if isinstance(effect, NameCard):
            return effect.titles[card.chosen[0] - NAMED]
    return ""


def card_view(g: State, card: Card, mask: int) -> CardData:
    """One card. A card that is not known shows where it lies and what lies on it, nothing else."""
    data: CardData = {"id": card.instance, "rezzed": card.faceup}
    if card.zone in (PLAY, HOSTED):
        data["counters"] = counters_of(card)
        data["hosted"] = [card_view(g, g.cards[cid], mask) for cid in card.hosted]
    if not visible(card, mask):
        return data
    definition = card.definition
    data["title"] = definition.title
    data["type"] = TYPE_NAMES.get(definition.type, "counter")
    data["subtypes"] = g.subtypes(card)
    if card.chosen and card.chosen[0] >= NAMED:
        data["named"] = name_for(card, mask)
    elif card.chosen and card.zone == PLAY:
        if card.chosen[0] < 0:
            data["chosen_server"] = server_name(-1 - card.chosen[0])
        else:
            data["chosen"] = list(card.chosen)
            data["chosen_names"] = chosen_names(g, card, mask)
    if card.zone == PLAY:
        if definition.type & ICE or "icebreaker" in definition.subtypes:
            data["strength"] = g.strength(card)
        if definition.type & PROGRAM:
            data["memory"] = g.memory_cost(card)
    if card.zone in (HAND, PLAY, SCORED):
        add_changed_numbers(g, card, data)
        if mask & 1 << card.owner and (missing := missing_credits(g, card)) > 0:
            data["short"] = missing
    return data


def chosen_names(g: State, card: Card, mask: int) -> list[str]:
    """What a card has chosen, as somebody sees it: "Ice Wall", "unrezzed ice (outermost, HQ)"."""
    chosen = [one for one in g.cards if one.instance in card.chosen]
    chosen.sort(key=lambda one: card.chosen.index(one.instance))
    return [title_or_place(g, one, mask) for one in chosen]


def title_or_place(g: State, card: Card, mask: int) -> str:
    """A card by its title for those who know it, else by what it looks like and where it is."""
    if visible(card, mask):
        return card.definition.title
    return f"{'unrezzed ice' if card.definition.type & ICE else 'facedown card'} ({place(g, card)})"


def missing_credits(g: State, card: Card) -> int:
    """The credits that the owner, who could play, install or rez a card now, lacks for it; 0 where that is not why."""
    frame = g.stack[-1] if g.stack else None
    kind = card.definition.type
    if isinstance(frame, Turn) and card.zone == HAND and card.owner == g.active:
        if kind & (EVENT | OPERATION):
            return cost_now(g, card) - spendable(g, card.owner, FOR_PLAY, card.id)
        return cost_now(g, card) - spendable(g, RUNNER, FOR_INSTALL, card.id) if card.owner == RUNNER else 0
    if not isinstance(frame, Window) or frame.holder != CORP or card.owner != CORP or card.faceup or card.zone != PLAY:
        return 0
    run = g.run()
    approached = run is not None and run.ice == card.id and frame.timing.allows & REZ_ICE
    if approached or (frame.timing.allows & REZ and not kind & (ICE | AGENDA)):
        return g.rez_cost(card) - spendable(g, CORP, FOR_REZ, card.id)
    return 0


def add_changed_numbers(g: State, card: Card, data: CardData) -> None:
    """The numbers that are not what is printed on the card now: its cost, its trash cost, what it takes and counts to
    score it."""
    definition = card.definition
    if definition.type & AGENDA:
        if card.zone != SCORED and (requirement := g.advancement_requirement(card)) != definition.advancement:
            data["advancement"] = requirement
        if (points := g.agenda_points(card)) != definition.agenda_points:
            data["points"] = points
        return
    if card.zone == HAND or (definition.side == CORP and not card.faceup):
        if (cost := cost_now(g, card)) != definition.cost:
            data["cost"] = cost
    if (trash_cost := g.trash_cost(card)) != definition.trash_cost:
        data["trash_cost"] = trash_cost


def cost_now(g: State, card: Card) -> int:
    """What it costs to play, install or rez a card, whichever is printed on it."""
    if card.definition.type & (EVENT | OPERATION):
        return g.play_cost(card)
    return g.install_cost(card) if card.definition.side == RUNNER else g.rez_cost(card)


@final
class SeenCards:
    """The cards as one perspective saw them last. A card of which the same is to be seen is shown by the same object
    again, so that whoever compares two views need not look into it."""

    __slots__ = ("data", "settled")

    def __init__(self) -> None:
        self.data: list[CardData | None] = []  # by the id of the card
        self.settled: list[Card | None] = []  # those whose data came from nothing but the card

    def show(self, card: Card, data: CardData, settled: bool) -> CardData:
        """What is to be seen of a card: what was made anew, or the object of before if that says the same."""
        cid = card.id
        while len(self.data) <= cid:
            self.data.append(None)
            self.settled.append(None)
        self.settled[cid] = card if settled else None
        before = self.data[cid]
        if before is not None and before == data:
            return before
        self.data[cid] = data
        return data


def settled(g: State, card: Card, mask: int) -> bool:
    """Whether what is to be seen of a card comes from nothing but the card: no other adds to its numbers now."""
    if card.hosted:
        return False
    if not visible(card, mask):
        return True
    index = g._index or g.index
    if g.lasting or card.chosen or index.subtypes:
        return False
    if card.zone == DISCARD:
        return True
    kind = card.definition.type
    statics = index.statics
    return (
        card.zone == PLAY
        and card.faceup
        and not kind & AGENDA
        and not statics[Q_STRENGTH]
        and not statics[Q_TRASH_COST]
        and not (kind & PROGRAM and statics[Q_MEMORY_COST])
    )


def shown(g: State, card: Card, mask: int, seen: SeenCards | None) -> CardData:
    """One card, by the object of before where the same is to be seen of it."""
    if seen is None:
        return card_view(g, card, mask)
    still = settled(g, card, mask)
    if still and card.id < len(seen.settled) and seen.settled[card.id] is card:
        data = seen.data[card.id]
        assert data is not None
        return data
    return seen.show(card, card_view(g, card, mask), still)


def pile(g: State, cards: list[int], mask: int, seen: SeenCards | None) -> list[CardData]:
    return [shown(g, g.cards[cid], mask, seen) for cid in cards]


def player_view(g: State, side: int, mask: int, seen: SeenCards | None) -> PlayerData:
    player = g.players[side]
    data: PlayerData = {
        "identity": g.cards[player.identity].definition.title,
        "identity_id": g.cards[player.identity].instance,
        "credits": player.credits,
        "clicks": player.clicks,
        "hand_size": g.hand_size(side),
        "score": g.score(side),
        "scored": [scored_view(g, g.cards[cid], mask, seen) for cid in player.scored],
        "deck": len(player.deck),
        "hand_count": len(player.hand),
    }
    identity = g.cards[player.identity]
    if any(identity.counters):
        data["identity_counters"] = counters_of(identity)
    if identity.printed.back is not None and identity.definition is identity.printed.back:
        data["identity_flipped"] = True
    if identity.hosted:
        data["identity_hosted"] = pile(g, list(identity.hosted), mask, seen)
    named = name_for(identity, mask)
    if named:
        data["identity_named"] = named
    if mask & (1 << side):
        data["hand"] = pile(g, player.hand, mask, seen)
    return data


def scored_view(g: State, card: Card, mask: int, seen: SeenCards | None) -> CardData:
    data = card_view(g, card, mask)
    data["counters"] = counters_of(card)
    if card.hosted:
        data["hosted"] = [card_view(g, g.cards[cid], mask) for cid in card.hosted]
    return data if seen is None else seen.show(card, data, False)


def counters_of(card: Card) -> dict[str, int]:
    return {COUNTER_NAMES[i]: card.counters[i] for i in range(COUNTER_KINDS) if card.counters[i]}


def corp_view(g: State, mask: int, seen: SeenCards | None) -> CorpData:
    data = cast(CorpData, player_view(g, CORP, mask, seen))
    data["bad_publicity"] = g.bad_publicity()
    data["discard"] = pile(g, g.players[CORP].discard, mask, seen)
    data["servers"] = [
        {
            "name": server_name(server.id),
            "ice": pile(g, list(server.ice), mask, seen),
            "root": pile(g, list(server.root), mask, seen),
        }
        for server in g.servers
    ]
    return data


def runner_view(g: State, mask: int, seen: SeenCards | None) -> RunnerData:
    runner = g.players[RUNNER]
    data = cast(RunnerData, player_view(g, RUNNER, mask, seen))
    data["tags"] = g.tags()
    data["brain_damage"] = runner.brain_damage
    data["link"] = g.link()
    data["memory_used"] = memory_used(g)
    data["memory_limit"] = memory_limit(g)
    data["discard"] = pile(g, runner.discard, mask, seen)
    data["rig"] = pile(g, [cid for cid in runner.rig if g.cards[cid].host < 0], mask, seen)
    return data
