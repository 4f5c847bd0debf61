"""A decision as plain numbers: how things stand for the side that decides, the cards it sees, and each option.

Only what that side knows is looked at, and no card goes by its title. `choice_network` makes arrays of it.
"""

from __future__ import annotations

from math import log1p
from typing import Final

from netrunner.bots.card_worth import breaks
from netrunner.bots.policy import Weighed, server_of, waiting
from netrunner.engine.card import Card, Server
from netrunner.engine.definition import CardDef
from netrunner.engine.frame import O_ADVANCE, O_INSTALL, O_NUMBER, O_PLAY, O_REZ, O_RUN, Option
from netrunner.engine.install import Install
from netrunner.engine.state import State
from netrunner.engine.terms import (
    ADVANCEMENT,
    AGENDA,
    ARCHIVES,
    CORP,
    CREDIT,
    FIRST_REMOTE,
    HQ,
    POWER,
    RND,
    RUNNER,
    VIRUS,
)

PLACES: Final[tuple[str, ...]] = (
    "own hand", "rig", "rezzed ice", "unrezzed ice", "rezzed in servers", "unrezzed in servers", "corp identity",
    "runner identity", "corp scored", "resolved",
)  # fmt: skip
"""Where cards lie that are shown to the network, as far as the side that decides knows them."""
OWN_HAND: Final = 0
RIG: Final = 1
REZZED_ICE: Final = 2
UNREZZED_ICE: Final = 3
REZZED_ROOT: Final = 4
UNREZZED_ROOT: Final = 5
CORP_ID: Final = 6
RUNNER_ID: Final = 7
CORP_SCORED: Final = 8
RESOLVED: Final = 9
SERVER_NUMBERS: Final = 8
MOMENT_NUMBERS: Final = 13
TABLE_NUMBERS: Final = 48
STATE_SIZE: Final = TABLE_NUMBERS + MOMENT_NUMBERS + 5 * SERVER_NUMBERS
OPTION_SIZE: Final = 29


def state_numbers(g: State, side: int) -> list[float]:
    """How things stand: money, points, cards, servers, the moment."""
    found = table(g, side)
    moment(g, side, found)
    servers = g.servers
    for number in (HQ, RND, ARCHIVES):
        found.extend(server_numbers(g, servers[number], side))
    most = [0.0] * SERVER_NUMBERS
    every = [0.0] * SERVER_NUMBERS
    for server in servers:
        if server.id >= FIRST_REMOTE:
            block = server_numbers(g, server, side)
            for place, value in enumerate(block):
                every[place] += value / 3
            if block[0] + block[3] + block[4] >= most[0] + most[3] + most[4]:
                most = block
    found.extend(most)
    found.extend(every)
    return found


def table(g: State, side: int) -> list[float]:
    found: list[float] = []
    for who in (side, 1 - side):
        player = g.players[who]
        credits = player.credits
        score = g.score(who)
        short = g.to_win - score
        hand = len(player.hand)
        found.append(min(credits, 30) / 10)
        found.append(log1p(max(0, credits)))
        found.append(min(credits, 5) / 5)
        found.append(player.clicks / 3)
        found.append(score / 4)
        found.append(1.0 if short <= 1 else 0.0)
        found.append(1.0 if short <= 2 else 0.0)
        found.append(1.0 if short <= 3 else 0.0)
        found.append(hand / 4)
        found.append(max(0, hand - 5) / 2)
        found.append(1.0 if hand <= 1 else 0.0)
        found.append(1.0 if hand <= 2 else 0.0)
        found.append(len(player.deck) / 20)
        found.append(1.0 if len(player.deck) <= 3 else 0.0)
        found.append(len(player.discard) / 10)
        found.append(len(player.scored) / 2)
    corp, runner = g.players[CORP], g.players[RUNNER]
    found.append(min(g.tags(), 8) / 2)
    found.append(1.0 if g.tagged() else 0.0)
    found.append(corp.bad_publicity / 2)
    found.append(runner.brain_damage / 2)
    found.append(g.link() / 2)
    found.append(min(g.turn, 40) / 20)
    found.append(1.0 if g.turn <= 6 else 0.0)
    points = agendas = 0
    if side == CORP:
        for cid in corp.hand:
            definition = g.cards[cid].definition
            if definition.type & AGENDA:
                agendas += 1
                points += definition.agenda_points
    found.append(agendas / 2)
    found.append(points / 3)
    found.append(1.0 if waiting(g, side) else 0.0)
    virus = power = hosted = breakers = 0
    for cid in runner.rig:
        card = g.cards[cid]
        virus += card.counters[VIRUS]
        power += card.counters[POWER]
        hosted += card.counters[CREDIT]
        breakers += card.faceup and breaks(card.definition)
    found.append(min(virus, 12) / 4)
    found.append(min(power, 12) / 4)
    found.append(min(hosted, 20) / 6)
    found.append(breakers / 2)
    found.append(1.0 if breakers == 0 else 0.0)
    found.append(len(runner.rig) / 6)
    return found


def moment(g: State, side: int, found: list[float]) -> None:
    """Whose turn it is and how a run stands."""
    run = g.run()
    found.append(1.0 if g.active == side else 0.0)
    if run is None:
        found.extend([0.0] * (MOMENT_NUMBERS - 1))
        return
    server = run.server
    found.append(1.0)
    found.append(1.0 if server == HQ else 0.0)
    found.append(1.0 if server == RND else 0.0)
    found.append(1.0 if server == ARCHIVES else 0.0)
    found.append(1.0 if server >= FIRST_REMOTE else 0.0)
    found.append(1.0 if run.successful else 0.0)
    found.append(run.position / 2)
    found.append(1.0 if g.encounter() is not None else 0.0)
    found.append(1.0 if g.accessed_card() >= 0 else 0.0)
    block = server_numbers(g, g.servers[server], side) if 0 <= server < len(g.servers) else []
    found.append(block[2] if block else 0.0)
    found.append(block[4] if block else 0.0)
    found.append(block[5] if block else 0.0)


def knows(card: Card, side: int) -> bool:
    return bool(card.known >> side & 1)


def server_numbers(g: State, server: Server, side: int) -> list[float]:
    """What lies in and before a server: ice, what rezzing it costs, cards, tokens, points, what is hidden."""
    rezzed = unrezzed = tokens = hidden = 0
    dues = points = 0
    strength = 0
    for cid in server.ice:
        card = g.cards[cid]
        if card.faceup:
            rezzed += 1
            strength += card.definition.strength
        else:
            unrezzed += 1
            if knows(card, side):
                dues += max(0, card.definition.cost)
                strength += card.definition.strength
    for cid in server.root:
        card = g.cards[cid]
        tokens += card.counters[ADVANCEMENT]
        if not knows(card, side):
            hidden += 1
        elif card.definition.type & AGENDA:
            points += card.definition.agenda_points
    return [
        len(server.ice) / 2,
        rezzed / 2,
        unrezzed / 2,
        len(server.root) / 2,
        min(tokens, 6) / 2,
        points / 2,
        hidden / 2,
        (min(dues, 15) + strength) / 8,
    ]


def cards_seen(g: State, side: int) -> list[tuple[int, CardDef]]:
    """The cards that the side knows, each with its place."""
    cards = g.cards
    corp, runner = g.players[CORP], g.players[RUNNER]
    found: list[tuple[int, CardDef]] = []
    for cid in g.players[side].hand:
        found.append((OWN_HAND, cards[cid].definition))
    for cid in runner.rig:
        if cards[cid].faceup:
            found.append((RIG, cards[cid].definition))
    for server in g.servers:
        for cid in server.ice:
            card = cards[cid]
            if card.faceup:
                found.append((REZZED_ICE, card.definition))
            elif knows(card, side):
                found.append((UNREZZED_ICE, card.definition))
        for cid in server.root:
            card = cards[cid]
            if card.faceup:
                found.append((REZZED_ROOT, card.definition))
            elif knows(card, side):
                found.append((UNREZZED_ROOT, card.definition))
    found.append((CORP_ID, cards[corp.identity].definition))
    found.append((RUNNER_ID, cards[runner.identity].definition))
    for cid in corp.scored:
        found.append((CORP_SCORED, cards[cid].definition))
    asking = g.stack[-1].causing()
    if asking >= 0 and knows(cards[asking], side):
        found.append((RESOLVED, cards[asking].definition))
    return found


def option_card(g: State, option: Option, side: int) -> CardDef | None:
    """The card that an option is about, where its side knows it."""
    cid = option.card
    if cid < 0:
        frame = g.stack[-1]
        if not isinstance(frame, Install):
            return None
        cid = frame.card
    card = g.cards[cid]
    return card.definition if knows(card, side) else None


def option_numbers(g: State, weighed: Weighed, side: int, best: float) -> list[float]:
    """The numbers of each option that is weighed, one after the other."""
    found: list[float] = []
    credits = g.players[side].credits
    for place, index in enumerate(weighed.options):
        option = g.options[index]
        special = weighed.specials[place]
        found.extend(special)
        found.append(max(-8.0, weighed.scores[place] - best) / 2)
        kind = option.kind
        found.append(1.0 if kind == O_RUN else 0.0)
        found.append(1.0 if kind in (O_INSTALL, O_PLAY, O_REZ) else 0.0)
        found.append(max(-5.0, min(10.0, float(option.arg))) / 5 if kind == O_NUMBER else 0.0)
        card_cost = counters = advanced = left = points = 0
        faceup = 0.0
        cid = option.card
        if cid >= 0:
            card = g.cards[cid]
            faceup = 1.0 if card.faceup else 0.0
            counters = card.counters[VIRUS] + card.counters[POWER] + card.counters[CREDIT]
            advanced = card.counters[ADVANCEMENT]
            if knows(card, side):
                card_cost = max(0, card.definition.cost)
                if kind == O_ADVANCE and card.definition.type & AGENDA:
                    left = max(0, g.advancement_requirement(card) - advanced)
                    points = card.definition.agenda_points
        found.append((credits - card_cost) / 6)
        found.append(1.0 if card_cost > credits else 0.0)
        found.append(faceup)
        found.append(min(counters, 12) / 4)
        found.append(min(advanced, 6) / 2)
        found.append(left / 2)
        found.append(points / 2)
        number = server_of(g, option)
        if 0 <= number < len(g.servers):
            found.extend(server_numbers(g, g.servers[number], side))
            found.append(1.0 if number == HQ else 0.0)
            found.append(1.0 if number == RND else 0.0)
            found.append(1.0 if number >= FIRST_REMOTE else 0.0)
        else:
            found.extend(NOWHERE)
    return found


NOWHERE: Final[list[float]] = [0.0] * (SERVER_NUMBERS + 3)
