"""What each action does to a tournament's log. The regulations themselves stand in `netrunner.tournament`."""

from __future__ import annotations

from typing import Any, Final

from netrunner import rules
from netrunner.cards.registry import implemented
from netrunner.rules import UnknownRule
from netrunner.server.errors import Refused
from netrunner.server.events import requests
from netrunner.server.events.context import Context, Handler, given
from netrunner.server.events.decks import demand_playable_here
from netrunner.server.events.reports import confirm, report, report_game
from netrunner.tournament import draft_pool
from netrunner.tournament.decklist import enter_deck
from netrunner.tournament.event import fold_name
from netrunner.tournament.swiss import to_be_announced

SHOWN: Final = 10


def change(context: Context, action: requests.ChangeTerms) -> None:
    data = action.model_dump(mode="json", exclude={"do"}, exclude_none=True)
    if not data:
        raise Refused("Say what to change.", 422)
    context.do("change", **data)


def registration(context: Context, action: requests.OpenRegistration) -> None:
    context.do("registration", open=action.open)


def register(context: Context, action: requests.RegisterSelf) -> None:
    person, event = context.person, context.event
    if person.player(event) is not None:
        raise Refused("You are registered already.", 409)
    assert person.account is not None
    name = action.name or person.account.name
    if any(fold_name(name) == fold_name(leader) for leader in event.staff.leaders()) and not person.leads(event):
        raise Refused("A leader of this event is called like that: choose another name.", 409, field="name")
    by = person.account.name if person.leads(event) else name
    if person.leads(event):
        name = person.account.name
    entry = context.made.register(name, at=context.at, by=by)
    for side, deck in context.decks.items():
        demand_side(deck.side, side)
        demand_playable_here(event, deck)
        enter_deck(context.made, entry.number("id"), deck, at=context.at, by=by)


def enrol(context: Context, action: requests.EnrolPlayers) -> None:
    for name in action.names:
        context.made.register(name, at=context.at, by=context.by, **given(first_round_bye=action.bye))


def submit_deck(context: Context, action: requests.SubmitDeck) -> None:
    player = context.meant(action.player)
    demand_playable_here(context.event, context.decks["source"])
    enter_deck(context.made, player, context.decks["source"], at=context.at, by=context.by, correct=action.correct)


def demand_side(found: str, wanted: str) -> None:
    if found != wanted:
        raise Refused(f"This is a {found.title()} deck, and a {wanted.title()} deck is needed.", 409, field=wanted)


def edit(context: Context, action: requests.EditPlayer) -> None:
    event, data = context.event, given(name=action.name, corp=action.corp, runner=action.runner, correct=action.correct)
    if action.name is not None:
        player = event.find(action.player)
        leaders = [fold_name(leader) for leader in event.staff.leaders()]
        if fold_name(player.name) in leaders or fold_name(action.name) in leaders:
            raise Refused("The name of a leader belongs to their account.", 409, field="name")
    if action.table is not None:
        data["table"] = action.table
    if action.bye is not None:
        data["first_round_bye"] = action.bye
    if not data.keys() - {"correct"}:
        raise Refused("Say what to change.", 422)
    context.do("edit", player=action.player, **data)


def check_in(context: Context, action: requests.CheckIn) -> None:
    for player in [context.me().id] if action.players is None else action.players:
        context.do("check-in", player=player)


def appoint(context: Context, action: requests.AppointLeader) -> None:
    player = context.event.names.get(fold_name(action.name))
    if player is not None and not action.remove and context.event.players[player].name != action.name:
        raise Refused(f"A player is called {context.event.players[player].name}: rename them first.", 409, field="name")
    context.do("staff", name=action.name, role=action.role, **given(remove=action.remove))


def duty(context: Context, action: requests.SetDuty) -> None:
    context.do("duty", name=action.name or context.by, off=action.off)


def reserve(context: Context, action: requests.ReserveTables) -> None:
    context.do("reserve", tables=action.tables, **given(free=action.free))


def seats(context: Context, action: requests.TakeSeats) -> None:
    context.do("seats", order=action.order)


# --- the draft


def begin_draft(context: Context, action: requests.BeginDraft) -> None:
    if bool(action.cube.strip()) == bool(action.sets):
        raise Refused("Say what is drafted: a cube, or some sets.", 422, field="cube")
    pools = draft_pool.from_sets(action.sets) if action.sets else draft_pool.from_text(action.cube)
    if context.event.online:
        pools = playable(pools, named=not action.sets)
    free = draft_pool.from_text(action.free)
    packs = [["corp", action.corp_packs], ["runner", action.runner_packs]]
    context.made.draft(
        at=context.at,
        by=context.by,
        seats=action.seats or max(2, len(context.event.active())),
        pools=pools,
        ratings=draft_pool.ratings(pools),
        free={title: copies for side in free.values() for title, copies in side.items()},
        packs=[pack for pack in packs if pack[1]],
        size=action.size,
        seconds=action.seconds,
    )


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


def pick(context: Context, action: requests.PickCard) -> None:
    context.do("pick", player=context.meant(action.player), card=action.card)


# --- rounds


def announce(context: Context, action: requests.AnnounceRounds) -> None:
    context.made.start(at=context.at, by=context.by)


def pair(context: Context, action: requests.PairRound) -> None:
    if to_be_announced(context.event):
        context.made.start(at=context.at, by=context.by)
    data = given(hidden=action.hidden, allow_rematches=action.allow_rematches, minutes=action.minutes)
    context.made.pair(at=context.at, by=context.by, **data)
    if not action.hidden:
        start_clock(context)


def publish(context: Context, action: requests.PublishRound) -> None:
    context.do("publish")
    start_clock(context)


def start_clock(context: Context) -> None:
    """A round that is played here begins when it is published."""
    if context.event.online and context.event.round.clock.started is None:
        context.do("clock", what="start")


def move(context: Context, action: requests.MoveTable) -> None:
    context.do("move", table=action.table, to=action.to)


def drop(context: Context, action: requests.DropPlayer) -> None:
    context.do("drop", player=context.meant(action.player))


def about_player(context: Context, action: requests.NoShow | requests.RejoinPlayer) -> None:
    context.do(action.do, player=action.player)


def disqualify(context: Context, action: requests.Disqualify) -> None:
    context.do("disqualify", player=action.player, reason=action.reason)


def missing_card(context: Context, action: requests.MissingCard) -> None:
    context.do("missing-card", player=action.player, side=action.side, **given(found=action.found))


def proxy(context: Context, action: requests.MakeProxy) -> None:
    context.do("proxy", player=action.player, side=action.side, card=action.card, damaged=True)


# --- elimination


def cut(context: Context, action: requests.MakeCut) -> None:
    context.made.cut(at=context.at, by=context.by)


def choose_side(context: Context, action: requests.ChooseSide) -> None:
    context.made.choose_side(action.game, action.side, at=context.at, by=context.by)


# --- the floor


def run_clock(context: Context, action: requests.RunClock) -> None:
    if action.what != "extend":
        context.do("clock", what=action.what)
        return
    if action.table is None or action.minutes is None:
        raise Refused("Say which table has how many more minutes.", 422, field="table")
    context.do("clock", what="extend", table=action.table, minutes=action.minutes)


def ruling(context: Context, action: requests.GiveRuling) -> None:
    for rule in action.rules:
        try:
            rules.get(rule)
        except UnknownRule as error:
            raise Refused(str(error), 422, field="rules") from None
    data: dict[str, Any] = {"text": action.text, "matter": action.matter, "penalty": action.penalty}
    if action.use_late:
        data |= {"use_late": True, "consent": action.consent}
    context.do("ruling", players=action.players, **data, **given(table=action.table, rules=action.rules or None))
    if action.extend is not None:
        if action.table is None:
            raise Refused("Say which table has more time.", 422, field="table")
        context.do("clock", what="extend", table=action.table, minutes=action.extend)


def review(context: Context, action: requests.ReviewRuling) -> None:
    context.do("review", ruling=action.ruling, text=action.text)


def undo(context: Context, action: requests.UndoEntries) -> None:
    made = context.made
    entries: list[int] | None = action.entries
    if action.round:
        entries = made.last_round_entries()
    elif action.since is not None:
        entries = made.since(action.since)
    made.undo(entries, at=context.at, by=context.by)


def redo(context: Context, action: requests.RedoUndone) -> None:
    context.made.undo([context.made.last_undo()], at=context.at, by=context.by)


HANDLERS: Final[dict[type, tuple[Handler, str | None]]] = {
    # action: (what it does, the permission it needs; none: the rules of the command decide)
    requests.ChangeTerms: (change, "structure"),
    requests.OpenRegistration: (registration, "structure"),
    requests.EnrolPlayers: (enrol, "register"),
    requests.SubmitDeck: (submit_deck, "deck"),
    requests.EditPlayer: (edit, "deck"),
    requests.CheckIn: (check_in, "check-in"),
    requests.AppointLeader: (appoint, "staff"),
    requests.SetDuty: (duty, None),
    requests.ReserveTables: (reserve, "table"),
    requests.TakeSeats: (seats, "table"),
    requests.BeginDraft: (begin_draft, "structure"),
    requests.PickCard: (pick, "pick"),
    requests.AnnounceRounds: (announce, "structure"),
    requests.PairRound: (pair, "pair"),
    requests.PublishRound: (publish, "publish"),
    requests.MoveTable: (move, "table"),
    requests.ReportMatch: (report, "report"),
    requests.ConfirmReport: (confirm, "confirm"),
    requests.DropPlayer: (drop, "drop"),
    requests.NoShow: (about_player, "correct"),
    requests.RejoinPlayer: (about_player, "rejoin"),
    requests.Disqualify: (disqualify, "disqualify"),
    requests.MissingCard: (missing_card, "correct"),
    requests.MakeProxy: (proxy, "ruling"),
    requests.MakeCut: (cut, "cut"),
    requests.ChooseSide: (choose_side, "side"),
    requests.ReportGame: (report_game, "report"),
    requests.RunClock: (run_clock, "clock"),
    requests.GiveRuling: (ruling, "ruling"),
    requests.ReviewRuling: (review, "review"),
    requests.UndoEntries: (undo, "undo"),
    requests.RedoUndone: (redo, "undo"),
}
