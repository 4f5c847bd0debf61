"""What each request does to a tournament's log. The regulations themselves stand in `netrunner.tournament`.

A request that is a command is entered as it is, unless something has to be filled in first.
"""

from __future__ import annotations

from typing import Final

from netrunner import rules
from netrunner.cards.registry import implemented
from netrunner.rules import UnknownRule
from netrunner.server.accounts.names import look_of, objection_to_look
from netrunner.server.errors import Refused
from netrunner.server.events import requests
from netrunner.server.events.context import Context, Handler
from netrunner.server.events.decks import demand_playable_here
from netrunner.server.events.reports import confirm, report, report_game
from netrunner.tournament import commands, draft_pool
from netrunner.tournament.decklist import enter_deck
from netrunner.tournament.draft_commands import picks_of
from netrunner.tournament.errors import Refused as RefusedByRules
from netrunner.tournament.event import fold_name
from netrunner.tournament.manual_pairing import named_opponent
from netrunner.tournament.swiss import to_be_announced

SHOWN: Final = 10


def demand_visible(name: str | None) -> None:
    """Refuse a name that hides something: two names must not look like one."""
    objection = None if name is None else objection_to_look(name)
    if objection is not None:
        raise Refused(objection, 422, field="name")


def change(context: Context, command: commands.Change) -> None:
    if not command.data():
        raise Refused("Say what to change.", 422)
    demand_visible(command.name)
    context.give(command)


def register(context: Context, request: requests.RegisterSelf) -> None:
    person, event = context.person, context.event
    if person.player(event) is not None:
        raise Refused("You are registered already.", 409)
    assert person.account is not None
    demand_visible(request.name)
    name = request.name or person.account.name
    leads = person.leads(event)
    if any(look_of(name) == look_of(leader) for leader in event.staff.leaders()) and not leads:
        raise Refused("A leader of this event is called like that, or nearly: choose another name.", 409, field="name")
    if person.leader and not leads and person.could_read(event):
        raise Refused("You have led this event, and could read the closed lists of the others.", 409)
    if leads:
        name = person.account.name
    by = name
    entry = context.made.register(name, at=context.at, by=by)
    for side, deck in context.decks.items():
        demand_side(deck.side, side)
        demand_playable_here(event, deck, side)
        try:
            enter_deck(context.made, entry.number("id"), deck, at=context.at, by=by)
        except RefusedByRules as refusal:
            raise Refused(f"{refusal.message}."[:2000], 409, rule=refusal.rule, field=side) from None


def enrol(context: Context, request: requests.EnrolPlayers) -> None:
    for name in request.names:
        demand_visible(name)
        context.made.register(name, at=context.at, by=context.by, first_round_bye=request.bye)


def submit_deck(context: Context, request: requests.SubmitDeck) -> None:
    player, deck = context.meant(request.player), context.decks["source"]
    demand_playable_here(context.event, deck, "source")
    enter_deck(context.made, player, deck, at=context.at, by=context.by, correct=request.correct)


def demand_side(found: str, wanted: str) -> None:
    if found != wanted:
        raise Refused(f"This is a {found.title()} deck, and a {wanted.title()} deck is needed.", 409, field=wanted)


def edit(context: Context, command: commands.Edit) -> None:
    event = context.event
    demand_visible(command.name)
    if command.name is not None:
        player = event.find(command.player)
        leaders = [look_of(leader) for leader in event.staff.leaders()]
        if look_of(player.name) in leaders or look_of(command.name) in leaders:
            raise Refused("The name of a leader belongs to their account.", 409, field="name")
    if not command.data().keys() - {"player", "correct"}:
        raise Refused("Say what to change.", 422)
    context.give(command)


def check_in(context: Context, request: requests.CheckInPlayers) -> None:
    for player in [context.me().id] if request.players is None else request.players:
        context.give(commands.CheckIn(player=player, absent=request.absent))


def appoint(context: Context, command: commands.Appoint) -> None:
    player = context.event.names.get(fold_name(command.name))
    if player is not None and not command.remove and context.event.players[player].name != command.name:
        raise Refused(f"A player is called {context.event.players[player].name}: rename them first.", 409, field="name")
    context.give(command)


# --- the draft


def begin_draft(context: Context, request: requests.BeginDraft) -> None:
    if bool(request.cube.strip()) == bool(request.sets):
        raise Refused("Say what is drafted: a cube, or some sets.", 422, field="cube")
    pools = draft_pool.from_sets(request.sets) if request.sets else draft_pool.from_text(request.cube)
    if context.event.online:
        pools = playable(pools, named=not request.sets)
    free = draft_pool.from_text(request.free)
    packs = [["corp", request.corp_packs], ["runner", request.runner_packs]]
    context.made.draft(
        at=context.at,
        by=context.by,
        seats=request.seats or max(2, len(context.event.active())),
        pools=pools,
        ratings=draft_pool.ratings(pools),
        points=draft_pool.agenda_points(pools),
        minimum=draft_pool.minimum_points(free) if request.corp_packs else 0,
        free={title: copies for side in free.values() for title, copies in side.items()},
        packs=[pack for pack in packs if pack[1]],
        size=request.size,
        seconds=request.seconds,
    )


def repair_pool(context: Context, command: commands.RepairPool) -> None:
    """Titles as a leader typed them."""
    draft = context.event.draft
    held = picks_of(draft, command.player) if draft is not None else []
    remove = {title: copies for title, copies in command.remove.items() if title in held}
    typed = {title: copies for title, copies in command.remove.items() if title not in held}
    for title, copies in draft_pool.by_title(typed).items():
        remove[title] = remove.get(title, 0) + copies
    context.give(command.model_copy(update={"add": draft_pool.by_title(command.add), "remove": remove}))


def playable(pools: draft_pool.Pools, *, named: bool) -> draft_pool.Pools:
    """The cards of a pool that can be played here. Those that somebody asked for by name are not left out silently."""
    missing = [title for cards in pools.values() for title in cards if not implemented(title)]
    if missing and named:
        shown = ", ".join(missing[:SHOWN]) + (f" and {len(missing) - SHOWN} more" if len(missing) > SHOWN else "")
        raise Refused(
            f"The games are played here, and these cards are not playable here yet: {shown}.", 409, field="cube"
        )
    return {
        side: {title: copies for title, copies in cards.items() if title not in missing}
        for side, cards in pools.items()
    }


# --- rounds


def announce(context: Context, request: requests.AnnounceRounds) -> None:
    context.made.start(at=context.at, by=context.by)


def pair(context: Context, request: requests.PairRound) -> None:
    if to_be_announced(context.event):
        context.made.start(at=context.at, by=context.by)
    context.made.pair(
        at=context.at,
        by=context.by,
        hidden=request.hidden,
        allow_rematches=request.allow_rematches,
        minutes=request.minutes,
    )
    if not request.hidden:
        start_clock(context)


def publish(context: Context, command: commands.Publish) -> None:
    context.give(command)
    start_clock(context)


def start_clock(context: Context) -> None:
    """A round that is played here begins when it is published."""
    if context.event.online and context.event.round.clock.started is None:
        context.give(commands.RunClock(what="start"))


def fill_bye(context: Context, command: commands.FillBye) -> None:
    context.give(named_opponent(context.event, command))


def proxy(context: Context, command: commands.MakeProxy) -> None:
    context.give(command.model_copy(update={"damaged": True}))


# --- elimination


def cut(context: Context, command: commands.MakeCut) -> None:
    context.made.cut(at=context.at, by=context.by)


def advance(context: Context, command: commands.Advance) -> None:
    context.made.advance(at=context.at, by=context.by)


def choose_side(context: Context, request: requests.ChooseSide) -> None:
    context.made.choose_side(request.game, request.side, at=context.at, by=context.by)


# --- the floor


def run_clock(context: Context, command: commands.RunClock) -> None:
    if command.what == "extend" and (command.table is None or command.minutes is None):
        raise Refused("Say which table has how many more minutes.", 422, field="table")
    context.give(command)


def ruling(context: Context, request: requests.GiveRuling) -> None:
    for rule in request.rules:
        try:
            rules.get(rule)
        except UnknownRule as error:
            raise Refused(str(error), 422, field="rules") from None
    if request.extend is not None and request.table is None:
        raise Refused("Say which table has more time.", 422, field="table")
    context.give(commands.GiveRuling.model_validate(request.model_dump(exclude={"extend"}, exclude_unset=True)))
    if request.extend is not None:
        context.give(commands.RunClock(what="extend", table=request.table, minutes=request.extend))


def undo(context: Context, request: requests.UndoEntries) -> None:
    made = context.made
    entries: list[int] | None = request.entries
    if request.round:
        made.undo_round(at=context.at, by=context.by)
        return
    if request.since is not None:
        entries = made.since(request.since)
    made.undo(entries, at=context.at, by=context.by)


def redo(context: Context, request: requests.RedoUndone) -> None:
    context.made.undo([context.made.last_undo()], at=context.at, by=context.by)


HANDLERS: Final[dict[type, Handler]] = {
    commands.Change: change,
    requests.EnrolPlayers: enrol,
    requests.SubmitDeck: submit_deck,
    commands.Edit: edit,
    requests.CheckInPlayers: check_in,
    commands.Appoint: appoint,
    requests.BeginDraft: begin_draft,
    requests.AnnounceRounds: announce,
    requests.PairRound: pair,
    commands.Publish: publish,
    requests.ReportMatch: report,
    commands.Confirm: confirm,
    commands.FillBye: fill_bye,
    commands.RepairPool: repair_pool,
    commands.MakeProxy: proxy,
    commands.Advance: advance,
    commands.MakeCut: cut,
    requests.ChooseSide: choose_side,
    commands.ReportGame: report_game,
    commands.RunClock: run_clock,
    requests.GiveRuling: ruling,
    requests.UndoEntries: undo,
    requests.RedoUndone: redo,
}
"""Requests for which something is filled in. Every other command is entered as it came."""

NEEDS: Final[dict[type, str]] = {
    requests.EnrolPlayers: "register",
    requests.SubmitDeck: "deck",
    requests.CheckInPlayers: "check-in",
    requests.BeginDraft: "structure",
    requests.AnnounceRounds: "structure",
    requests.ChooseSide: "side",
    requests.UndoEntries: "undo",
    requests.RedoUndone: "undo",
}
"""The permission for requests that are no commands."""


def permission_for(request: object) -> str | None:
    """What somebody must be allowed to do; none: the rules of the command decide."""
    if isinstance(request, commands.Duty):
        return None
    return request.needs if isinstance(request, commands.Command) else NEEDS[type(request)]


def handle(context: Context, request: object) -> None:
    """Do what is asked for."""
    handler = HANDLERS.get(type(request))
    if handler is not None:
        handler(context, request)
    else:
        assert isinstance(request, commands.Command), request
        context.give(request)
