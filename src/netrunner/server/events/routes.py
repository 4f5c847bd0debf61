"""Requests about tournaments."""

from __future__ import annotations

import json
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request, Response

from netrunner.server.errors import Refused, refusals
from netrunner.server.events import creation, members, requests
from netrunner.server.events.audit import audit_log
from netrunner.server.events.decks import decks_of, read_source, verdict
from netrunner.server.events.decks import event_decks as event_decks_to_bring
from netrunner.server.events.desk import Desk, find, in_words, moment
from netrunner.server.events.draft_plan import plan_for
from netrunner.server.events.listing import listed
from netrunner.server.events.page import Reader, demand_may_take_file, demand_no_secrets, losses_of, may_read, page
from netrunner.server.events.player_page import player_page
from netrunner.server.events.qr_code import address_of, drawing
from netrunner.server.events.responses import JSON, OWN, answer, packed
from netrunner.server.events.results import Results, results
from netrunner.server.events.round_views import round_view
from netrunner.server.events.wire import (
    AllDecks,
    AuditLog,
    DeckVerdict,
    DraftPlan,
    EventList,
    EventMade,
    EventPage,
    EventStanding,
    EventStandings,
    ImportEvent,
    NewEvent,
    PlayerDecks,
    PlayerPage,
    RoundView,
    ShownIdentities,
)
from netrunner.server.executors import in_thread
from netrunner.server.lobby.wire import DeckOptions
from netrunner.server.sessions.dependencies import SignedIn, SomeAccount, Visitor
from netrunner.tournament import nrtm
from netrunner.tournament.cut import shown_to_chooser
from netrunner.tournament.errors import Refused as RefusedByRules
from netrunner.tournament.roles import sees

router = APIRouter(prefix="/api", tags=["events"])

ANYBODY = {"Access-Control-Allow-Origin": "*", "Vary": "Accept-Encoding", "Cache-Control": "no-cache"}
"""Other sites' pages may read the results."""

Slug = Annotated[str, Path(pattern=r"^[0-9a-z-]{1,40}$")]
Round = Annotated[int, Path(ge=1, le=100)]
PlayerNumber = Annotated[int, Path(ge=1, le=100_000)]


def desk_of(request: Request) -> Desk:
    desk: Desk = request.app.state.desk
    return desk


AtDesk = Annotated[Desk, Depends(desk_of)]


# --- the list, and new events


@router.get("/events", responses=refusals())
async def list_events(visitor: Visitor, desk: AtDesk, page: Annotated[int, Query(ge=0, le=1000)] = 0) -> EventList:
    """Tournaments, the newest first."""
    return await listed(desk.database, visitor, page)


@router.post("/events", status_code=201, responses=refusals(401, 403, 409, 413, 503))
async def new_event(form: NewEvent, account: SignedIn, desk: AtDesk) -> EventMade:
    """Make an event; whoever makes it is its organiser."""
    return await creation.create(desk, account, form)


@router.post("/events/import", status_code=201, responses=refusals(401, 403, 413, 503))
async def import_event(body: ImportEvent, account: SignedIn, desk: AtDesk) -> EventMade:
    """Make an event from a tournament file of ours, or from NRTM JSON."""
    return await creation.read_in(desk, account, body.text)


# --- looking


@router.get("/events/{slug}", response_model=EventPage, responses=refusals(404))
async def event_page(slug: Slug, visitor: Visitor, desk: AtDesk, request: Request) -> Response:
    """An event, as the visitor may see it."""
    event_id = await desk.store.id_of(slug)
    person = await members.person_at(desk.database, event_id, visitor)
    accounts = await members.accounts_of(desk.database, event_id)
    played = await desk.live_games(event_id)
    codes = await desk.claim_codes(event_id)
    async with desk.store.reading(event_id) as loaded:
        found = await in_thread("events", page, loaded, person, moment(), accounts, played, codes)
    return await in_thread("events", answer, request, found)


@router.get("/events/{slug}/rounds/{number}", response_model=RoundView, responses=refusals(404))
async def event_round(slug: Slug, number: Round, visitor: Visitor, desk: AtDesk, request: Request) -> Response:
    """One round."""
    event_id = await desk.store.id_of(slug)
    person = await members.person_at(desk.database, event_id, visitor)
    played = await desk.live_games(event_id)
    async with desk.store.reading(event_id) as loaded:
        event = loaded.tournament.event
        reader = Reader.of(person, event)
        if number > len(event.rounds) or not (event.rounds[number - 1].published or reader.leader):
            raise Refused(f"There is no round {number} yet.", 404)
        found = round_view(event, event.rounds[number - 1], moment(), played, reader.leader, reader.player)
    return answer(request, found)


@router.get("/events/{slug}/standings", response_model=EventStandings, responses=refusals(404))
async def event_standings(slug: Slug, desk: AtDesk, request: Request) -> Response:
    """The standings of the Swiss rounds."""
    async with desk.store.reading(await desk.store.id_of(slug)) as loaded:
        event = loaded.tournament.event
        table = await in_thread("events", loaded.once, "standings", event.standings)
        losses = losses_of(event)
        views = [
            EventStanding.model_validate(
                {**each.as_json(), "by_lot": each.by_lot, "left": each.left, "losses": losses[each.id]}
            )
            for each in table
        ]
        found = EventStandings(standings=views, after=sum(not each.unreported() for each in event.rounds))
    return answer(request, found)


@router.get("/events/{slug}/decks", response_model=AllDecks, responses=refusals(404))
async def event_decks(slug: Slug, visitor: Visitor, desk: AtDesk, request: Request) -> Response:
    """Every decklist that the visitor may read."""
    event_id = await desk.store.id_of(slug)
    person = await members.person_at(desk.database, event_id, visitor)
    async with desk.store.reading(event_id) as loaded:
        event = loaded.tournament.event
        reader = Reader.of(person, event)
        shown = [player for player in event.players.values() if player.decks and reader.knows(player)]
        readable = [player for player in shown if may_read(event, reader, player)]
        found = AllDecks(players=[decks_of(player) for player in readable])
    return await in_thread("events", answer, request, found)


@router.get("/events/{slug}/decks/{player}", responses=refusals(403, 404))
async def player_decks(slug: Slug, player: PlayerNumber, visitor: Visitor, desk: AtDesk) -> PlayerDecks:
    """A player's decklists."""
    event_id = await desk.store.id_of(slug)
    person = await members.person_at(desk.database, event_id, visitor)
    async with desk.store.reading(event_id) as loaded:
        event = loaded.tournament.event
        owner, reader = find(event, player), Reader.of(person, event)
        if not reader.knows(owner):
            raise Refused("There is no such player in this event.", 404, field="player")
        if not may_read(event, reader, owner):
            raise Refused("The decklists of this event are closed.", 403)
        return decks_of(owner)


@router.get("/events/{slug}/players/{player}", responses=refusals(404))
async def event_player(slug: Slug, player: PlayerNumber, visitor: Visitor, desk: AtDesk) -> PlayerPage:
    """A player: rounds, opponents, results, decks when they are public, the final rank."""
    event_id = await desk.store.id_of(slug)
    person = await members.person_at(desk.database, event_id, visitor)
    accounts = await members.accounts_of(desk.database, event_id)
    played = await desk.live_games(event_id)
    codes = await desk.claim_codes(event_id)
    async with desk.store.reading(event_id) as loaded:
        event = loaded.tournament.event
        found = find(event, player)
        if not Reader.of(person, event).knows(found):
            raise Refused("There is no such player in this event.", 404, field="player")
        return await in_thread("events", player_page, loaded, found, person, accounts, played, codes)


@router.get("/events/{slug}/my-decks", responses=refusals(404))
async def decks_to_bring(slug: Slug, visitor: Visitor, desk: AtDesk) -> DeckOptions:
    """The decks that the visitor could bring: their own, and of those that come with the program the
    ones that the event accepts."""
    event_id = await desk.store.id_of(slug)
    async with desk.store.reading(event_id) as loaded:
        event = loaded.tournament.event
        return await event_decks_to_bring(desk.database, visitor, event)


@router.get("/events/{slug}/draft-plan", responses=refusals(404, 409))
async def draft_plan(
    slug: Slug,
    desk: AtDesk,
    sets: Annotated[list[requests.SetCode], Query(min_length=1, max_length=100)],
    seats: Annotated[int | None, Query(ge=2, le=64)] = None,
) -> DraftPlan:
    """What some sets are enough for, with the players who are registered now."""
    event_id = await desk.store.id_of(slug)
    async with desk.store.reading(event_id) as loaded:
        event = loaded.tournament.event
        try:
            return await in_thread("events", plan_for, event, sets, seats)
        except RefusedByRules as refusal:
            raise Refused(in_words(refusal), 409, rule=refusal.rule, field="sets") from None


@router.get("/events/{slug}/log", response_model=AuditLog, responses=refusals(403, 404))
async def event_log(slug: Slug, visitor: Visitor, desk: AtDesk, request: Request) -> Response:
    """Everything that was done. For leaders."""
    event_id = await desk.store.id_of(slug)
    person = await members.person_at(desk.database, event_id, visitor)
    async with desk.store.reading(event_id) as loaded:
        if not sees(person.roles(loaded.tournament.event), "audit log"):
            raise Refused("The log is for the leaders of the event.", 403)
        event = loaded.tournament.event
        reader = Reader.of(person, event)
        known = reader.identities or not reader.plays
        cards = reader.may_know(event, list(event.players))
        found = await in_thread("events", audit_log, loaded, person.name(event), known, cards)
    return await in_thread("events", answer, request, found)


@router.get("/events/{slug}/identities/{game}", responses=refusals(403, 404, 409))
async def identities(slug: Slug, game: Round, visitor: Visitor, desk: AtDesk) -> ShownIdentities:
    """The opponent's identities, for the higher seed who chooses a side."""
    event_id = await desk.store.id_of(slug)
    person = await members.person_at(desk.database, event_id, visitor)
    async with desk.store.reading(event_id) as loaded:
        event = loaded.tournament.event
        try:
            shown = shown_to_chooser(event, game)
        except RefusedByRules as refusal:
            raise Refused(in_words(refusal), 409, rule=refusal.rule) from None
        reader = Reader.of(person, event)
        assert event.bracket is not None
        if not reader.leader and event.bracket.chooser(game) != reader.player:
            raise Refused("The higher seed sees the identities before choosing.", 403, rule="TR/deck-choice/3")
        return ShownIdentities(corp=shown["corp"], runner=shown["runner"])


# --- context


@router.post("/events/{slug}/check", responses=refusals(403, 404, 413))
async def check_deck(slug: Slug, source: requests.DeckSource, visitor: Visitor, desk: AtDesk) -> DeckVerdict:
    """Whether a deck could be registered, and everything that forbids it."""
    event_id = await desk.store.id_of(slug)
    deck = await read_source(desk.database, visitor, source)
    person = await members.person_at(desk.database, event_id, visitor)
    async with desk.store.reading(event_id) as loaded:
        event = loaded.tournament.event
        return await in_thread("events", verdict, deck, event, person.player(event))


@router.post("/events/{slug}/players", status_code=201, responses=refusals(403, 404, 409, 413, 503))
async def register(slug: Slug, body: requests.RegisterSelf, account: SomeAccount, desk: AtDesk) -> requests.EventDone:
    """Register oneself. A stranger becomes a guest."""
    return await desk.register(slug, account, body)


@router.post("/events/{slug}/claim", responses=refusals(403, 404, 409, 413))
async def claim(slug: Slug, body: requests.ClaimPlayer, account: SomeAccount, desk: AtDesk) -> requests.EventDone:
    """Become the player whom a leader registered by hand. A stranger becomes a guest."""
    return await desk.claim(slug, account, body)


@router.post("/events/{slug}/ready", status_code=204, responses=refusals(401, 403, 404, 409))
async def say_ready(slug: Slug, body: requests.SayReady, visitor: Visitor, desk: AtDesk) -> None:
    """Say that one is ready for the second game of a match; it begins when both are."""
    await desk.ready(slug, visitor, body.game)


@router.post("/events/{slug}/actions", responses=refusals(401, 403, 404, 409, 413, 503))
async def act(slug: Slug, body: requests.EventAction, visitor: Visitor, desk: AtDesk) -> requests.EventDone:
    """Do something at an event: what one may do depends on one's roles."""
    return await desk.act(slug, visitor, body)


@router.delete("/events/{slug}", status_code=204, responses=refusals(401, 403, 404, 409))
async def delete_event(slug: Slug, account: SignedIn, desk: AtDesk) -> None:
    """Delete an event that has not begun, or was cancelled. Nothing is kept."""
    await desk.delete(slug, account)


# --- files


@router.get("/events/{slug}/results", response_model=Results, responses=refusals(404))
async def event_results(slug: Slug, desk: AtDesk, request: Request) -> Response:
    """Results for other programs: a document that stays as it is, and that pages of other sites may read."""
    async with desk.store.reading(await desk.store.id_of(slug)) as loaded:
        found = await in_thread("events", loaded.once, "results", lambda: results(loaded.tournament.event, loaded.slug))
    return answer(request, found, ANYBODY)


@router.get(
    "/events/{slug}/nrtm",
    response_class=Response,
    responses={**refusals(404), 200: {"content": {"application/json": {}}}},
)
async def event_nrtm(slug: Slug, desk: AtDesk, request: Request) -> Response:
    """The event as NRTM JSON, as AlwaysBeRunning accepts it."""
    async with desk.store.reading(await desk.store.id_of(slug)) as loaded:
        data = await in_thread("events", loaded.once, "nrtm", lambda: nrtm.write(loaded.tournament.event))
    text = json.dumps(data, ensure_ascii=False, indent=1)
    named = {"Content-Disposition": f'attachment; filename="{slug}.json"'}
    return packed(request, text, JSON, ANYBODY | named)


@router.get(
    "/events/{slug}/file",
    response_class=Response,
    responses={**refusals(403, 404), 200: {"content": {"application/x-ndjson": {}}}},
)
async def event_file(slug: Slug, visitor: Visitor, desk: AtDesk, request: Request) -> Response:
    """The file that `netrunner tournament` works on. For leaders."""
    event_id = await desk.store.id_of(slug)
    person = await members.person_at(desk.database, event_id, visitor)
    async with desk.store.reading(event_id) as loaded:
        if not sees(person.roles(loaded.tournament.event), "audit log"):
            raise Refused("The file holds everything that was done: it is for the leaders of the event.", 403)
        demand_no_secrets(loaded.tournament.event, person)
        text = await in_thread("events", loaded.tournament.write)
    named = {"Content-Disposition": f'attachment; filename="{slug}.nrt"'}
    return await in_thread("events", packed, request, text, "application/x-ndjson", OWN | named)


@router.put("/events/{slug}/file", responses=refusals(401, 403, 404, 409, 413, 503))
async def continue_from_file(slug: Slug, body: ImportEvent, account: SignedIn, desk: AtDesk) -> requests.EventDone:
    """Take over what was done to the file elsewhere. It must hold everything that was entered here."""
    event_id = await desk.store.id_of(slug)
    person = await members.person_at(desk.database, event_id, account)
    async with desk.store.reading(event_id) as loaded:
        demand_may_take_file(loaded.tournament.event, person)
    number = await creation.take_in(desk, event_id, account, body.text)
    await desk.told(event_id, number)
    return requests.EventDone(number=number, said=[f"The log has {number} entries now."])


@router.get(
    "/events/{slug}/code.svg",
    response_class=Response,
    responses={**refusals(404), 200: {"content": {"image/svg+xml": {}}}},
)
async def registration_code(slug: Slug, desk: AtDesk, request: Request) -> Response:
    """The QR code of the event's short link."""
    async with desk.store.reading(await desk.store.id_of(slug)) as loaded:
        short = loaded.short
    return Response(drawing(address_of(request, short)), media_type="image/svg+xml")
