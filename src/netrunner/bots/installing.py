"""Where the Corp's cards go, and what they are worth there, in credits."""

from __future__ import annotations

from typing import Final

from netrunner.bots.assessment import Assessment
from netrunner.bots.card_worth import ambush, grows, installed_worth, lowers_requirement
from netrunner.bots.run_costs import run_cost
from netrunner.bots.scale import thrift
from netrunner.bots.threats import mills
from netrunner.bots.tuning import corp_tuning
from netrunner.engine.ability import Paid
from netrunner.engine.card import Card
from netrunner.engine.constant import Static
from netrunner.engine.definition import CardDef
from netrunner.engine.effects.runs import Run, TreatAsRunOn
from netrunner.engine.install import Install
from netrunner.engine.terms import (
    AGENDA,
    ARCHIVES,
    CORP,
    FIRST_REMOTE,
    HAND,
    HQ,
    ICE,
    NEW_SERVER,
    Q_ADVANCEMENT,
    RND,
    RUNNER,
    UPGRADE,
)

CLICKS_A_TURN: Final = 3
SPARE_CLICKS: Final = 2  # that the Runner may spend on bioroids
SPARE_CREDITS: Final = 3  # that the Runner may gain before a run
CLOSED: Final = 0.35  # a chance of getting in below which nobody comes


def weakest(o: Assessment) -> int:
    """The least ice on HQ or R&D."""
    return min(len(o.g.servers[HQ].ice), len(o.g.servers[RND].ice))


def ready_server(o: Assessment) -> bool:
    """A remote server with ice and room."""
    return any(server.id >= FIRST_REMOTE and server.ice and room(o, server.id) for server in o.g.servers)


def scoring_servers(o: Assessment) -> int:
    """Remote servers behind ice in which an agenda lies or could lie."""
    remote = [server for server in o.g.servers if server.id >= FIRST_REMOTE and server.ice]
    return sum(1 for server in remote if making_room(o, server.id) in (0.0, 99.0))


def opening(o: Assessment) -> float:
    """How much another remote server behind ice is needed: one to score in, hardly a second, and never a long row."""
    row = sum(1 for server in o.g.servers if server.id >= FIRST_REMOTE and server.ice)
    first, second = (
        (corp_tuning.first_remote, corp_tuning.second_remote) if row < 3 else (corp_tuning.further_remote, 0.0)
    )
    ready, guarded = scoring_servers(o), weakest(o)
    return first if not ready and guarded >= 1 else second if ready < 2 and guarded >= 2 else -2.0


def room(o: Assessment, server: int) -> bool:
    """Whether no agenda or asset worth keeping lies there."""
    found = o.g.server(server)
    if found is None:
        return True
    return all(o.g.cards[cid].definition.type & UPGRADE for cid in found.root)


def making_room(o: Assessment, server: int) -> float:
    """What is lost by installing an agenda or asset over what lies there."""
    found = o.g.server(server)
    lost = 0.0
    for cid in found.root if found is not None else ():
        definition = o.g.cards[cid].definition
        if definition.type & AGENDA:
            return 99.0
        if not definition.type & UPGRADE:
            lost += 1.0 + 0.7 * installed_worth(definition) * thrift(o.me.credits)
    return lost


def standing_worth(o: Assessment, card: Card) -> float:
    """What an installed card is worth where it is: ice by what it keeps the Runner from."""
    value = installed_worth(card.definition)
    found = o.g.server(card.server) if o.side == CORP and card.definition.type & ICE else None
    if found is not None and card.id in found.ice:
        rest = [cid for cid in found.ice if cid != card.id]
        value += o.stake(found.id) * max(0.0, openness(o, rest) - openness(o, list(found.ice)))
    return value


def install(o: Assessment, card: Card) -> float:
    """The best place for a card; one that would be discarded goes anywhere rather than that."""
    value = max((place(o, card, server) for server in places(o, card)), default=-5.0)
    over = len(o.me.hand) > o.g.hand_size(CORP) and not card.definition.type & AGENDA
    return value + (corp_tuning.install_when_full if over and card.zone == HAND else 0.0)


def places(o: Assessment, card: Card) -> list[int]:
    definition = card.definition
    only = definition.install_only
    if only is not None and only.server >= 0:
        return [only.server]
    all_servers = [server.id for server in o.g.servers]
    if definition.type & (ICE | UPGRADE):
        return [*all_servers, NEW_SERVER]
    return [*(sid for sid in all_servers if sid >= FIRST_REMOTE), NEW_SERVER]


def place(o: Assessment, card: Card, server: int) -> float:
    """What a card is worth in a place."""
    definition = card.definition
    if definition.type & ICE:
        return ice_place(o, card, server)
    if definition.type & AGENDA:
        return agenda_place(o, card, server)
    if definition.type & UPGRADE:
        return upgrade_place(o, definition, server)
    return asset_place(o, definition, server)


def ice_place(o: Assessment, card: Card, server: int) -> float:
    """Ice goes where there is little of it and much to lose, and where it can be paid for."""
    g = o.g
    found = g.server(server)
    count = 0 if found is None else len(found.ice)
    if count > o.me.credits:
        return -5.0
    hand = [g.cards[cid].definition for cid in o.me.hand]
    agendas = sum(1 for definition in hand if definition.type & AGENDA)
    if server == HQ:
        need = corp_tuning.ice_on_hq + corp_tuning.ice_on_hq_agenda * agendas
    elif server == RND:
        need = corp_tuning.ice_on_rnd
    elif server == ARCHIVES:
        need = (
            corp_tuning.ice_on_raided_archives
            if led_elsewhere(o, ARCHIVES) or mills(o)
            else corp_tuning.ice_on_archives
        )
        need += 0.3 * min(15.0, o.stake(ARCHIVES))
    elif found is None:
        need = opening(o)
    else:
        waiting = any(g.cards[cid].definition.type & AGENDA for cid in found.root)
        if waiting:
            need = corp_tuning.ice_on_agenda
        elif count and agendas:
            need = corp_tuning.ice_for_agendas + corp_tuning.ice_for_each_agenda * min(agendas, 3)
        else:
            need = corp_tuning.ice_on_iced if count else corp_tuning.ice_on_naked
    if server in (HQ, RND):
        need *= 1.0 + corp_tuning.ice_by_runner_points * g.score(RUNNER)  # every access may be the last
    value = corp_tuning.ice_by_number * need / (1 + corp_tuning.ice_again * count) - o.price(count)
    standing = [] if found is None else list(found.ice)
    before = openness(o, standing)
    if value > 0 and before < 0.2:
        value *= corp_tuning.ice_on_closed
    value += corp_tuning.ice_by_effect * need * (before - openness(o, [card.id, *standing]))
    afford = g.rez_cost(card) - o.me.credits
    if afford > 3:
        value -= corp_tuning.ice_too_dear
    return value + corp_tuning.ice_at_all


def openness(o: Assessment, ice: list[int]) -> float:
    """From 0 to 1: how easily the Runner gets through ice in the next turn, as the Corp sees it."""
    key = tuple(ice)
    found = o.openness.get(key)
    if found is None:
        found = o.openness[key] = find_openness(o, ice)
    return found


def find_openness(o: Assessment, ice: list[int]) -> float:
    way = run_cost(o.g, o.rig, ice, CORP, [], SPARE_CLICKS, 0, SPARE_CREDITS)
    return way.chance * corp_tuning.ice_half_open / (corp_tuning.ice_half_open + way.credits + way.pain)


def led_elsewhere(o: Assessment, server: int) -> bool:
    """Whether a card in the rig makes a run on this server count as one on another."""
    runs = [
        effect
        for entry in o.g.index.actions[RUNNER]
        if isinstance(entry.ability, Paid)
        for effect in entry.ability.effects
        if isinstance(effect, Run) and server in effect.servers
    ]
    return any(isinstance(inner, TreatAsRunOn) for run in runs for inner in run.if_successful)


def requirement(o: Assessment, definition: CardDef, server: int) -> int:
    """Advancement tokens that an agenda would need in a server, with what is rezzed there."""
    need = definition.advancement
    found = o.g.server(server)
    for cid in found.root if found is not None else ():
        for ability in o.g.cards[cid].definition.abilities:
            if isinstance(ability, Static) and ability.query == Q_ADVANCEMENT and isinstance(ability.amount, int):
                need += ability.amount
    return max(0, need)


def agenda_place(o: Assessment, card: Card, server: int) -> float:
    """An agenda goes behind ice the Runner cannot pass, or is installed to be scored at once."""
    definition = card.definition
    crowded = 0.0 if server == NEW_SERVER else making_room(o, server)
    if crowded > 50:
        return -20.0
    need = requirement(o, definition, server)
    clicks, money = clicks_after_install(o), o.me.credits
    value = o.agenda_worth(definition, CORP)
    if need <= clicks and need <= money:
        return value + 4.0 - crowded  # sure points before likely ones
    found = o.g.server(server)
    ice = 0 if found is None else len(found.ice)
    risk = intrusion(o, server)
    later = max(0, need - CLICKS_A_TURN)
    if later > clicks:
        risk = 1 - (1 - risk) ** 2  # it lies there for two turns of the Runner's
    short = later + min(need, CLICKS_A_TURN) + unrezzed_cost(o, server) - money - max(0, clicks - later)
    if short > 0:
        risk = min(1.0, risk + corp_tuning.agenda_unfunded * min(1.0, short / CLICKS_A_TURN))
    loss = o.agenda_worth(definition, RUNNER)
    care = max(
        0.15, corp_tuning.agenda_care - corp_tuning.agenda_rich * max(0, money - 18)
    )  # who is rich has waited long enough
    care *= min(1.0, max(1, len(o.me.deck) - 2) / corp_tuning.agenda_late)  # and who has few turns left cannot wait
    agendas = sum(1 for cid in o.me.hand if o.g.cards[cid].definition.type & AGENDA)
    crowd = corp_tuning.agenda_crowd * max(0, agendas - 1)  # HQ is no safe place for many
    stay = intrusion(o, HQ) * min(1.0, 2 / max(1, len(o.me.hand)))  # in hand it is not safe, either
    return (
        corp_tuning.agenda_kept * (1 - risk) * value
        - care * risk * loss
        + corp_tuning.agenda_in_hand * stay * loss
        + crowd
        + corp_tuning.agenda_at_all
        - (0.0 if ice else corp_tuning.agenda_naked)
        - crowded
    )


def unrezzed_cost(o: Assessment, server: int) -> int:
    """What the ice of a server will cost to rez."""
    found = o.g.server(server)
    ice = [o.g.cards[cid] for cid in found.ice] if found is not None else []
    return sum(o.g.rez_cost(card) for card in ice if not card.faceup)


def clicks_after_install(o: Assessment) -> int:
    """The click of an install that is under way has been spent already."""
    return o.me.clicks - (0 if isinstance(o.g.stack[-1], Install) else 1)


def intrusion(o: Assessment, server: int) -> float:
    """The chance that the Runner gets at a card before it is scored."""
    if server == NEW_SERVER:
        return 0.8
    now = o.way(server, clicks=3)
    if now.chance < CLOSED:
        if o.way(server, extra=6, clicks=3).chance < CLOSED:
            return corp_tuning.intrusion_closed
        if o.way(server, extra=3, clicks=3).chance < CLOSED:
            return corp_tuning.intrusion_nearly_closed
        return corp_tuning.intrusion_within_reach
    # A Runner who can get in comes, the less often the more of their credits it takes.
    share = min(1.0, (now.credits + now.pain) / max(1, o.rig.funds))
    return max(0.4, corp_tuning.intrusion_open - corp_tuning.intrusion_price * share)


def asset_place(o: Assessment, definition: CardDef, server: int) -> float:
    """Assets earn on their own; an ambush wants to be run at; neither should take the scoring server."""
    found = o.g.server(server)
    ice = 0 if found is None else len(found.ice)
    if found is not None and not room(o, server):
        return -6.0
    trap = ambush(definition)
    if trap is not None:
        base = corp_tuning.trap_that_grows if grows(definition) else corp_tuning.trap
        return base - (1.5 if ice >= 2 else 0.0) + (0.4 if o.me.credits > 5 else 0.0)
    more = o.abided(definition)
    value = corp_tuning.asset * (installed_worth(definition) + more) - o.price(corp_tuning.asset_cost * definition.cost)
    if definition.cost > o.me.credits:
        value -= 1.0
    safe = 0.0 if found is None else min(1.5, corp_tuning.asset_behind_ice * ice)
    if found is not None and ice and any(o.g.cards[cid].definition.type & AGENDA for cid in o.me.hand):
        safe -= corp_tuning.asset_in_the_way  # the place for agendas
    if found is not None and any(lowers_requirement(o.g.cards[cid].definition) for cid in found.root):
        safe -= 4.0  # where agendas are cheap nothing else belongs
    remotes = sum(1 for s in o.g.servers if s.id >= FIRST_REMOTE)
    return value + safe - corp_tuning.asset_crowd * remotes + (0.5 if definition.trash_cost >= 4 else 0.0)


def upgrade_place(o: Assessment, definition: CardDef, server: int) -> float:
    """Upgrades help the server where points are scored, or the one they name."""
    g = o.g
    found = g.server(server)
    if found is None:
        return 0.2
    if any(g.cards[cid].definition.title == definition.title for cid in found.root):
        return -3.0
    value = 0.5 * installed_worth(definition) + corp_tuning.upgrade
    scoring = server >= FIRST_REMOTE and bool(found.ice)
    lowers = lowers_requirement(definition)
    if definition.install_only is not None and definition.install_only.server == server:
        return value
    if lowers:
        return value + corp_tuning.upgrade_that_lowers if scoring else -1.0
    return value + (corp_tuning.upgrade_to_score if scoring else 0.3 if found.ice else -1.0)
