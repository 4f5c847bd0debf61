"""A tournament as one person may see it.

Tournament Regulations: I. Tournament Participant Roles. What a role does not show is not in the page.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import cast

from netrunner.server.events.bracket_views import bracket_view
from netrunner.server.events.desk_warnings import next_step, warnings
from netrunner.server.events.draft_views import draft_view
from netrunner.server.events.event_store import LoadedEvent
from netrunner.server.events.members import Person, claim_code
from netrunner.server.events.round_views import Played, round_view
from netrunner.server.events.wire import (
    EventPage,
    EventPlayer,
    EventReader,
    RoundPlan,
    RulingView,
)
from netrunner.server.wire import Side
from netrunner.tournament.errors import Refused
from netrunner.tournament.event import SIDES, Event, Lists, Player
from netrunner.tournament.judge import Ruling
from netrunner.tournament.registration import may_read_list
from netrunner.tournament.roles import Role, sees
from netrunner.tournament.swiss import announcement, visible_pairings

Accounts = Mapping[int, tuple[str, str]]
"""The accounts of the players: the entry that registered them → (id, name)."""


@dataclass(frozen=True, slots=True)
class Reader:
    """Who looks at a tournament, worked out once."""

    roles: list[Role]
    leader: bool
    own: Player | None
    identities: bool
    """Whether the players have shown their identities to each other, at their first table."""

    @classmethod
    def of(cls, person: Person, event: Event) -> Reader:
        roles = person.roles(event)
        shown = any(each.published for each in event.rounds)
        return cls(roles, sees(roles, "unpublished pairings"), person.player(event), shown)

    @property
    def player(self) -> int | None:
        return None if self.own is None else self.own.id


def page(
    loaded: LoadedEvent, person: Person, at: datetime, accounts: Accounts, played: Played, secret: str
) -> EventPage:
    """The whole page."""
    event = loaded.tournament.event
    reader = Reader.of(person, event)
    leader = reader.leader
    visible = visible_pairings(event, leader)
    code = partial(claim_code, secret, loaded.id)
    champion = loaded.once("champion", event.champion)
    with_account = {player.id for player in event.players.values() if player.entry in accounts}
    return EventPage(
        id=loaded.id,
        slug=loaded.slug,
        name=event.name,
        date=event.day,
        tier=event.tier,
        structure=event.structure,
        swiss=event.custom_swiss,
        cut=event.custom_cut,
        play=event.play,
        format=event.format,
        lists=event.lists,
        lists_required=event.lists_required,
        online=event.online,
        seconds=event.seconds,
        open=event.open,
        stage=event.stage,
        announced=rounds(event.announced),
        expected=expected(event),
        games=event.games,
        organizer=event.staff.organizer,
        marshals=event.staff.marshals,
        judges=event.staff.judges,
        off_duty=sorted(event.staff.off_duty),
        you=you(person, event),
        players=[
            player_view(event, player, reader, accounts.get(player.entry), code) for player in event.players.values()
        ],
        rounds=len(visible),
        round=round_view(visible[-1], at, played, leader, reader.player) if visible else None,
        bracket=bracket_view(event, at, played, leader, reader.player),
        draft=draft_view(event, reader.player, at),
        champion=champion,
        reserved=sorted(event.reserved_tables),
        warnings=warnings(event, with_account) if leader else [],
        next=next_step(event, champion),
        rulings=[ruling_view(each) for each in event.judge_log.rulings if leader or reader.player in each.players],
        number=loaded.number,
    )


def rounds(found: object) -> RoundPlan | None:
    return None if found is None else RoundPlan.model_validate(found, from_attributes=True)


def expected(event: Event) -> RoundPlan | None:
    """What would be announced now; nothing once a round has been paired, or while there are too few players."""
    if event.rounds:
        return None
    try:
        return rounds(announcement(event))
    except Refused:
        return None


def you(person: Person, event: Event) -> EventReader:
    own = person.player(event)
    return EventReader(
        roles=person.roles(event),
        leads=person.leads(event),
        name=person.name(event),
        player=None if own is None else own.id,
        may=person.actions(event),
    )


def player_view(
    event: Event, player: Player, reader: Reader, account: tuple[str, str] | None, code: Callable[[int], str]
) -> EventPlayer:
    """One player."""
    shown = reader.leader or reader.own is player or reader.identities
    return EventPlayer(
        id=player.id,
        name=player.name,
        status=player.status,
        corp=player.corp if shown else "",
        runner=player.runner if shown else "",
        decks=[cast("Side", side) for side in SIDES if side in player.decks],
        lists=bool(player.decks) and may_read(event, reader, player),
        checked_in=player.checked_in,
        bye=player.first_round_bye,
        table=player.table,
        unpaired=len(player.unpaired),
        missing=[cast("Side", side) for side in sorted(player.missing)],
        account=account[1] if reader.leader and account is not None else None,
        code=code(player.entry) if reader.leader and account is None else None,
    )


def may_read(event: Event, reader: Reader, owner: Player) -> bool:
    """Whether somebody may read a player's decklists: leaders on duty and the owner always, others as the event says,
    once the event has begun."""
    if sees(reader.roles, "closed decklists") or reader.own is owner:
        return True
    if event.lists is Lists.OPEN and not event.rounds:
        return False
    return may_read_list(event, "", owner)


def ruling_view(ruling: Ruling) -> RulingView:
    return RulingView(
        number=ruling.number,
        leader=ruling.leader,
        matter=ruling.matter,
        text=ruling.text,
        players=ruling.players,
        table=ruling.table,
        rules=ruling.rules,
        penalty=ruling.penalty,
        round=ruling.round,
        review=ruling.review,
        reviewed_by=ruling.reviewed_by,
    )
