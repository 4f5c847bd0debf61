"""Requests about tournaments."""

from __future__ import annotations

import json
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request, Response

from netrunner.server.errors import Refused, refusals
from netrunner.server.events import actions, creation, people
from netrunner.server.events.answer import JSON, OWN, answer, packed
from netrunner.server.events.audit import audit_log
from netrunner.server.events.code import address_of, drawing
from netrunner.server.events.decks import decks_of, read_source, verdict
from netrunner.server.events.desk import Desk, find, in_words, moment
from netrunner.server.events.listing import listed
from netrunner.server.events.page import Reader, may_read, page
from netrunner.server.events.results import Results, results
from netrunner.server.events.rounds import round_view
from netrunner.server.events.wire import (
    AllDecks,
    AuditLog,
    DeckVerdict,
    EventList,
    EventMade,
    EventPage,
    EventStanding,
    EventStandings,
    ImportEvent,
    NewEvent,
    PlayerDecks,
    RoundView,
    ShownIdentities,
)
from netrunner.server.executors import in_thread
from netrunner.server.sessions.dependencies import SignedIn, SomeAccount, Visitor
from netrunner.tournament import nrtm
from netrunner.tournament.cut import shown_to_chooser
from netrunner.tournament.errors import Refused as RefusedByRules
from netrunner.tournament.roles import may, sees

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
    event_id = await desk.ledgers.id_of(slug)
    person = await people.person_at(desk.database, event_id, visitor)
    accounts = await people.accounts_of(desk.database, event_id)
    played = await desk.live_games(event_id)
    async with desk.ledgers.reading(event_id) as kept:
        secret = desk.settings.signing_secret()
        found = await in_thread("events", page, kept, person, moment(), accounts, played, secret)
    return await in_thread("events", answer, request, found)


@router.get("/events/{slug}/rounds/{number}", response_model=RoundView, responses=refusals(404))
async def event_round(slug: Slug, number: Round, visitor: Visitor, desk: AtDesk, request: Request) -> Response:
    """One round."""
    event_id = await desk.ledgers.id_of(slug)
    person = await people.person_at(desk.database, event_id, visitor)
    played = await desk.live_games(event_id)
    async with desk.ledgers.reading(event_id) as kept:
        event = kept.tournament.event
        reader = Reader.of(person, event)
        if number > len(event.rounds) or not (event.rounds[number - 1].published or reader.leader):
            raise Refused(f"There is no round {number} yet.", 404)
        found = round_view(event.rounds[number - 1], moment(), played, reader.leader, reader.player)
    return answer(request, found)


@router.get("/events/{slug}/standings", response_model=EventStandings, responses=refusals(404))
async def event_standings(slug: Slug, desk: AtDesk, request: Request) -> Response:
    """The standings of the Swiss rounds."""
    async with desk.ledgers.reading(await desk.ledgers.id_of(slug)) as kept:
        event = kept.tournament.event
        table = await in_thread("events", kept.once, "standings", event.standings)
        views = [EventStanding.model_validate({**each.as_json(), "by_lot": each.by_lot}) for each in table]
        found = EventStandings(standings=views, after=sum(not each.unreported() for each in event.rounds))
    return answer(request, found)


@router.get("/events/{slug}/decks", response_model=AllDecks, responses=refusals(404))
async def event_decks(slug: Slug, visitor: Visitor, desk: AtDesk, request: Request) -> Response:
    """Every decklist that the visitor may read."""
    event_id = await desk.ledgers.id_of(slug)
    person = await people.person_at(desk.database, event_id, visitor)
    async with desk.ledgers.reading(event_id) as kept:
        event = kept.tournament.event
        reader = Reader.of(person, event)
        readable = [player for player in event.players.values() if player.decks and may_read(event, reader, player)]
        found = AllDecks(players=[decks_of(player) for player in readable])
    return await in_thread("events", answer, request, found)


@router.get("/events/{slug}/decks/{player}", responses=refusals(403, 404))
async def player_decks(slug: Slug, player: PlayerNumber, visitor: Visitor, desk: AtDesk) -> PlayerDecks:
    """A player's decklists."""
    event_id = await desk.ledgers.id_of(slug)
    person = await people.person_at(desk.database, event_id, visitor)
    async with desk.ledgers.reading(event_id) as kept:
        event = kept.tournament.event
        owner = find(event, player)
        if not may_read(event, Reader.of(person, event), owner):
            raise Refused("The decklists of this event are closed.", 403)
        return decks_of(owner)


@router.get("/events/{slug}/log", response_model=AuditLog, responses=refusals(403, 404))
async def event_log(slug: Slug, visitor: Visitor, desk: AtDesk, request: Request) -> Response:
    """Everything that was done. For leaders."""
    event_id = await desk.ledgers.id_of(slug)
    person = await people.person_at(desk.database, event_id, visitor)
    async with desk.ledgers.reading(event_id) as kept:
        if not sees(person.roles(kept.tournament.event), "audit log"):
            raise Refused("The log is for the leaders of the event.", 403)
        found = await in_thread("events", audit_log, kept)
    return await in_thread("events", answer, request, found)


@router.get("/events/{slug}/identities/{game}", responses=refusals(403, 404, 409))
async def identities(slug: Slug, game: Round, visitor: Visitor, desk: AtDesk) -> ShownIdentities:
    """The opponent's identities, for the higher seed who chooses a side."""
    event_id = await desk.ledgers.id_of(slug)
    person = await people.person_at(desk.database, event_id, visitor)
    async with desk.ledgers.reading(event_id) as kept:
        event = kept.tournament.event
        try:
            shown = shown_to_chooser(event, game)
        except RefusedByRules as refusal:
            raise Refused(in_words(refusal), 409, rule=refusal.rule) from None
        reader = Reader.of(person, event)
        assert event.bracket is not None
        if not reader.leader and event.bracket.chooser(game) != reader.player:
            raise Refused("The higher seed sees the identities before choosing.", 403, rule="TR/deck-choice/3")
        return ShownIdentities(corp=shown["corp"], runner=shown["runner"])


# --- doing


@router.post("/events/{slug}/check", responses=refusals(403, 404, 413))
async def check_deck(slug: Slug, source: actions.DeckSource, visitor: Visitor, desk: AtDesk) -> DeckVerdict:
    """Whether a deck could be registered, and everything that forbids it."""
    event_id = await desk.ledgers.id_of(slug)
    deck = await read_source(desk.database, visitor, source)
    person = await people.person_at(desk.database, event_id, visitor)
    async with desk.ledgers.reading(event_id) as kept:
        event = kept.tournament.event
        return await in_thread("events", verdict, deck, event, person.player(event))


@router.post("/events/{slug}/players", status_code=201, responses=refusals(403, 404, 409, 413, 503))
async def register(slug: Slug, body: actions.RegisterSelf, account: SomeAccount, desk: AtDesk) -> actions.EventDone:
    """Register oneself. A stranger becomes a guest."""
    return await desk.register(slug, account, body)


@router.post("/events/{slug}/claim", responses=refusals(403, 404, 409, 413))
async def claim(slug: Slug, body: actions.ClaimPlayer, account: SomeAccount, desk: AtDesk) -> actions.EventDone:
    """Become the player whom a leader registered by hand. A stranger becomes a guest."""
    return await desk.claim(slug, account, body)


@router.post("/events/{slug}/actions", responses=refusals(401, 403, 404, 409, 413, 503))
async def act(slug: Slug, body: actions.EventAction, visitor: Visitor, desk: AtDesk) -> actions.EventDone:
    """Do something at an event: what one may do depends on one's roles."""
    return await desk.act(slug, visitor, body)


# --- files


@router.get("/events/{slug}/results", response_model=Results, responses=refusals(404))
async def event_results(slug: Slug, desk: AtDesk, request: Request) -> Response:
    """Results for other programs: a document that stays as it is, and that pages of other sites may read."""
    async with desk.ledgers.reading(await desk.ledgers.id_of(slug)) as kept:
        found = await in_thread("events", kept.once, "results", lambda: results(kept.tournament.event, kept.slug))
    return answer(request, found, ANYBODY)


@router.get(
    "/events/{slug}/nrtm",
    response_class=Response,
    responses={**refusals(404), 200: {"content": {"application/json": {}}}},
)
async def event_nrtm(slug: Slug, desk: AtDesk, request: Request) -> Response:
    """The event as NRTM JSON, as AlwaysBeRunning accepts it."""
    async with desk.ledgers.reading(await desk.ledgers.id_of(slug)) as kept:
        data = await in_thread("events", kept.once, "nrtm", lambda: nrtm.write(kept.tournament.event))
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
    event_id = await desk.ledgers.id_of(slug)
    person = await people.person_at(desk.database, event_id, visitor)
    async with desk.ledgers.reading(event_id) as kept:
        if not sees(person.roles(kept.tournament.event), "audit log"):
            raise Refused("The file holds everything that was done: it is for the leaders of the event.", 403)
        text = await in_thread("events", kept.tournament.write)
    named = {"Content-Disposition": f'attachment; filename="{slug}.nrt"'}
    return await in_thread("events", packed, request, text, "application/x-ndjson", OWN | named)


@router.put("/events/{slug}/file", responses=refusals(401, 403, 404, 409, 413, 503))
async def continue_from_file(slug: Slug, body: ImportEvent, account: SignedIn, desk: AtDesk) -> actions.EventDone:
    """Take over what was done to the file elsewhere. It must hold everything that was entered here."""
    event_id = await desk.ledgers.id_of(slug)
    person = await people.person_at(desk.database, event_id, account)
    async with desk.ledgers.reading(event_id) as kept:
        if not may(person.roles(kept.tournament.event), "undo"):
            raise Refused("Only the organiser takes over a file.", 403)
    number = await creation.take_in(desk, event_id, account, body.text)
    await desk.told(event_id, number)
    return actions.EventDone(number=number, said=[f"The log has {number} entries now."])


@router.get(
    "/events/{slug}/code.svg",
    response_class=Response,
    responses={**refusals(404), 200: {"content": {"image/svg+xml": {}}}},
)
async def registration_code(slug: Slug, desk: AtDesk, request: Request) -> Response:
    """The QR code of the event's short link."""
    await desk.ledgers.id_of(slug)
    return Response(drawing(address_of(request, slug)), media_type="image/svg+xml")
