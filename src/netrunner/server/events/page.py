"""A tournament as one person may see it.

Tournament Regulations: I. Tournament Participant Roles. What a role does not show is not in the page.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import cast

from netrunner.engine.terms import SIDES, Side
from netrunner.server.errors import Refused as Forbidden
from netrunner.server.events.bracket_views import bracket_view
from netrunner.server.events.claim_codes import ClaimCodes
from netrunner.server.events.desk_warnings import next_step, warnings
from netrunner.server.events.draft_views import draft_view
from netrunner.server.events.event_store import LoadedEvent
from netrunner.server.events.members import Person
from netrunner.server.events.round_views import Played, round_view
from netrunner.server.events.wire import (
    CutPreview,
    DayTwo,
    Decided,
    EventPage,
    EventPlayer,
    EventReader,
    JudgeCall,
    Next,
    RoundPlan,
    RulingView,
)
from netrunner.tournament.conflict_of_interest import deputies, plays_and_leads, seat_concerns_oneself
from netrunner.tournament.cut import cut_size, day_two_size
from netrunner.tournament.errors import Refused
from netrunner.tournament.event import Event, Lists, Player, Status
from netrunner.tournament.floor import table_of
from netrunner.tournament.judge import Matter, Penalty, Ruling
from netrunner.tournament.registration import check_entry, may_meet, may_read_list, may_still_play
from netrunner.tournament.roles import Role, may, sees
from netrunner.tournament.standings import Standing
from netrunner.tournament.structure import Rounds
from netrunner.tournament.swiss import announcement, visible_pairings

SHOWN_OUT = 8  # how many of those who are out are named

Accounts = Mapping[int, tuple[str, str]]
"""The accounts of the players: the entry that registered them → (id, name)."""


@dataclass(frozen=True, slots=True)
class Reader:
    """Who looks at a tournament, worked out once."""

    roles: list[Role]
    leader: bool
    own: Player | None
    plays: bool
    """Whether they are a player who may still meet others, now or later."""
    identities: bool
    """Whether the players have shown their identities to each other, at their first table."""

    @classmethod
    def of(cls, person: Person, event: Event) -> Reader:
        roles = person.roles(event)
        shown = any(each.published for each in event.rounds)
        own = person.player(event)
        plays = own is not None and may_still_play(event, own)
        return cls(roles, sees(roles, "unpublished pairings"), own, plays, shown)

    @property
    def player(self) -> int | None:
        return None if self.own is None else self.own.id

    def may_know(self, event: Event, players: list[int]) -> bool:
        """Whether they may know a card of some players' decks: who plays does not, of others' closed ones."""
        return not (self.plays and lists_hidden(event)) or set(players) <= {self.player}

    def knows(self, player: Player) -> bool:
        """Whether a player is shown: who was removed is nobody's, and who left before the start the leaders'."""
        if player.status is Status.REMOVED:
            return False
        return player.entrant or player.status is Status.WAITING or self.leader or player is self.own


def page(
    loaded: LoadedEvent, person: Person, at: datetime, accounts: Accounts, played: Played, code: ClaimCodes
) -> EventPage:
    """The whole page."""
    event = loaded.tournament.event
    reader = Reader.of(person, event)
    leader = reader.leader
    visible = visible_pairings(event, leader)
    points = loaded.once("points", lambda: {number: tally.points for number, tally in event.tallies().items()})
    next_ = next_step(event, champion_of(loaded))
    champion = champion_of(loaded)
    with_account = {player.id for player in event.players.values() if player.entry in accounts}
    return EventPage(
        id=loaded.id,
        slug=loaded.slug,
        short=loaded.short,
        name=event.name,
        date=event.day,
        place=event.place,
        start=event.start,
        zone=event.zone,
        description=event.description,
        fee=event.fee,
        kind=event.kind,
        capacity=event.capacity,
        listed=event.listed,
        cancelled=event.cancelled,
        tier=event.tier,
        structure=event.structure,
        swiss=event.custom_swiss,
        cut=event.custom_cut,
        elimination=event.elimination,
        day_two=day_two(event.day_two),
        single_sided=event.single_sided,
        play=event.play,
        format=event.format,
        lists=event.lists,
        lists_required=event.lists_required,
        online=event.online,
        seconds=event.seconds,
        open=event.open and entry_open(event),
        entry=entry_open(event),
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
            player_view(event, player, reader, accounts.get(player.entry), code, points.get(player.id, 0))
            for player in event.players.values()
            if reader.knows(player)
        ],
        rounds=len(visible),
        round=round_view(event, visible[-1], at, played, leader, reader.player) if visible else None,
        bracket=bracket_view(event, at, played, leader, reader.player),
        draft=draft_view(event, reader.player, at),
        champion=champion,
        reserved=sorted(event.reserved_tables),
        warnings=warnings(event, with_account, at) if leader else [],
        next=next_,
        preview=preview(event, next_) if leader else None,
        calls=[
            JudgeCall(player=each, table=table_of(event, each))
            for each in event.calls
            if leader or each == reader.player
        ],
        rulings=[
            ruling_view(each, reader.may_know(event, each.players))
            for each in event.judge_log.rulings
            if leader or reader.player in each.players
        ],
        number=loaded.number,
    )


def entry_open(event: Event) -> bool:
    """Whether anybody can enter still, if only by a leader's hand."""
    try:
        check_entry(event)
    except Refused:
        return False
    return True


def champion_of(loaded: LoadedEvent) -> int | None:
    return loaded.once("champion", loaded.tournament.event.champion)


def day_two(found: tuple[int, int] | None) -> DayTwo | None:
    return None if found is None else DayTwo(after=found[0], players=found[1])


def rounds(found: Rounds | None) -> RoundPlan | None:
    if found is None:
        return None
    return RoundPlan(swiss=found.swiss, cut=found.cut, elimination=found.elimination, day_two=day_two(found.day_two))


def preview(event: Event, next_: Next) -> CutPreview | None:
    """Who would go on: for the question that is asked before a cut."""
    try:
        size = cut_size(event) if next_ == "cut" else day_two_size(event) if next_ == "advance" else None
    except Refused:
        return None
    if size is None:
        return None
    ranked = [standing for standing in event.standings() if event.players[standing.id].active]
    into, out = ranked[:size], ranked[size:]
    tied, decided = at_the_line(ranked, size)
    return CutPreview(
        into=[each.id for each in into], out=[each.id for each in out[:SHOWN_OUT]], tied=tied, decided=decided
    )


def at_the_line(ranked: list[Standing], size: int) -> tuple[list[int], Decided | None]:
    """Those on both sides of the line who have as many points as the last who is in, and what separates them there."""
    if not 0 < size < len(ranked) or ranked[size - 1].points != ranked[size].points:
        return [], None
    last, first = ranked[size - 1], ranked[size]
    if last.sos != first.sos:
        return [each.id for each in ranked if each.points == last.points], "strength"
    if last.esos != first.esos:
        return [each.id for each in ranked if (each.points, each.sos) == (last.points, last.sos)], "extended"
    line = (last.points, last.sos, last.esos)
    return [each.id for each in ranked if (each.points, each.sos, each.esos) == line], "lot"


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
    event: Event,
    player: Player,
    reader: Reader,
    account: tuple[str, str] | None,
    code: ClaimCodes,
    points: int,
) -> EventPlayer:
    """One player."""
    shown = (reader.leader and not reader.plays) or reader.own is player or reader.identities
    return EventPlayer(
        id=player.id,
        name=player.name,
        status=player.status,
        entrant=player.entrant,
        corp=player.corp if shown else "",
        runner=player.runner if shown else "",
        decks=[side for side in SIDES if side in player.decks],
        lists=bool(player.decks) and may_read(event, reader, player),
        checked_in=player.checked_in,
        paper_list=player.paper_list,
        by_hand=player.by_hand,
        points=points,
        bye=player.first_round_bye,
        table=player.table,
        unpaired=len(player.unpaired),
        missing=[cast("Side", side) for side in sorted(player.missing)],
        account=account[1] if reader.leader and account is not None else None,
        code=code(player.entry) if account is None and shows_code(event, reader, player) else None,
    )


def shows_code(event: Event, reader: Reader, player: Player) -> bool:
    """Whether somebody may see the code by which a player takes part: leaders on duty, except of players whom they may
    meet themselves; and the place of a leader is nobody else's."""
    if not reader.leader or event.staff.is_leader(player.name):
        return False
    return reader.own is None or not seat_concerns_oneself(event, reader.own.name, player)


def may_read(event: Event, reader: Reader, owner: Player) -> bool:
    """Whether somebody may read a player's decklists: leaders on duty and the owner always, others as the event says,
    once the event has begun."""
    if reader.own is owner:
        return True
    if sees(reader.roles, "closed decklists") and not (reader.own and may_meet(event, reader.own.name, owner)):
        return True
    if event.lists is Lists.OPEN and not event.rounds:
        return False
    return may_read_list(event, "", owner)


def ruling_view(ruling: Ruling, cards: bool) -> RulingView:
    """`cards`: whether the reader may know a card of a deck that it is about."""
    return RulingView(
        number=ruling.number,
        leader=ruling.leader,
        matter=ruling.matter,
        text=ruling.text if cards or ruling.matter is not Matter.PROXY else "…",
        players=ruling.players,
        table=ruling.table,
        side=cast("Side | None", ruling.side),
        rules=ruling.rules,
        penalty=ruling.penalty,
        round=ruling.round,
        review=ruling.review,
        reviewed_by=ruling.reviewed_by,
    )


def losses_of(event: Event) -> Counter[int]:
    """The game losses that leaders have given to each player."""
    given = (each.players for each in event.judge_log.rulings if each.penalty is Penalty.GAME_LOSS)
    return Counter(player for players in given for player in players)


def demand_no_secrets(event: Event, person: Person) -> None:
    """A leader who plays does not get everybody's closed decklists, or what others have drafted, in one file: another
    leader can."""
    own = person.player(event)
    if own is None:
        return
    others = [player for player in event.players.values() if may_meet(event, own.name, player)]
    if lists_hidden(event) and any(player.decks for player in others):
        raise Forbidden(
            "The file holds the closed decklists of players whom you may meet: another leader can take it.",
            403,
            rule="TR/leader-participation/2",
        )
    if event.draft is not None and others and (lists_hidden(event) or not event.draft.over):
        raise Forbidden(
            "The file holds what others have drafted, whom you may meet: another leader can take it.",
            403,
            rule="TR/leader-participation/2",
        )


def lists_hidden(event: Event) -> bool:
    """Whether the decks of others are not for everybody yet."""
    return event.lists is not Lists.OPEN or not event.rounds


def demand_may_take_file(event: Event, person: Person) -> None:
    """The organiser takes over a file. While they play another leader does: a file says in whose name things were done,
    also what others decided about who brings it."""
    organizer, name = event.staff.organizer, person.name(event)
    plays = plays_and_leads(event, organizer)
    if person.leads(event) and (name in deputies(event, organizer) if plays else may(person.roles(event), "undo")):
        return
    if plays and person.leads(event) and name == organizer:
        others = " or ".join(deputies(event, name)) or "another leader"
        raise Forbidden(
            f"You lead and play, and a file holds what others decided about you: {others} can bring it.",
            403,
            rule="TR/leader-participation/2",
        )
    raise Forbidden("Only the organiser takes over a file.", 403)
