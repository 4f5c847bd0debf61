"""What each action does to a tournament's log. The regulations themselves stand in `netrunner.tournament`."""

from __future__ import annotations

from typing import Any, Final

from netrunner import rules
from netrunner.cards.registry import implemented
from netrunner.rules import UnknownRule
from netrunner.server.errors import Refused
from netrunner.server.events import actions
from netrunner.server.events.decks import demand_playable_here
from netrunner.server.events.doing import Deed, Doing, given
from netrunner.server.events.reports import confirm, report, report_game
from netrunner.tournament import pool
from netrunner.tournament.decklist import enter_deck
from netrunner.tournament.event import fold_name
from netrunner.tournament.swiss import to_be_announced

SHOWN: Final = 10


def change(doing: Doing, action: actions.ChangeTerms) -> None:
    data = action.model_dump(mode="json", exclude={"do"}, exclude_none=True)
    if not data:
        raise Refused("Say what to change.", 422)
    doing.do("change", **data)


def registration(doing: Doing, action: actions.OpenRegistration) -> None:
    doing.do("registration", open=action.open)


def register(doing: Doing, action: actions.RegisterSelf) -> None:
    person, event = doing.person, doing.event
    if person.player(event) is not None:
        raise Refused("You are registered already.", 409)
    assert person.account is not None
    name = action.name or person.account.name
    if any(fold_name(name) == fold_name(leader) for leader in event.staff.leaders()) and not person.leads(event):
        raise Refused("A leader of this event is called like that: choose another name.", 409, field="name")
    by = person.account.name if person.leads(event) else name
    if person.leads(event):
        name = person.account.name
    entry = doing.made.register(name, at=doing.at, by=by)
    for side, deck in doing.decks.items():
        demand_side(deck.side, side)
        demand_playable_here(event, deck)
        enter_deck(doing.made, entry.number("id"), deck, at=doing.at, by=by)


def enrol(doing: Doing, action: actions.EnrolPlayers) -> None:
    for name in action.names:
        doing.made.register(name, at=doing.at, by=doing.by, **given(first_round_bye=action.bye))


def submit_deck(doing: Doing, action: actions.SubmitDeck) -> None:
    player = doing.meant(action.player)
    demand_playable_here(doing.event, doing.decks["source"])
    enter_deck(doing.made, player, doing.decks["source"], at=doing.at, by=doing.by, correct=action.correct)


def demand_side(found: str, wanted: str) -> None:
    if found != wanted:
        raise Refused(f"This is a {found.title()} deck, and a {wanted.title()} deck is needed.", 409, field=wanted)


def edit(doing: Doing, action: actions.EditPlayer) -> None:
    event, data = doing.event, given(name=action.name, corp=action.corp, runner=action.runner, correct=action.correct)
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
    doing.do("edit", player=action.player, **data)


def check_in(doing: Doing, action: actions.CheckIn) -> None:
    for player in [doing.me().id] if action.players is None else action.players:
        doing.do("check-in", player=player)


def appoint(doing: Doing, action: actions.AppointLeader) -> None:
    player = doing.event.names.get(fold_name(action.name))
    if player is not None and not action.remove and doing.event.players[player].name != action.name:
        raise Refused(f"A player is called {doing.event.players[player].name}: rename them first.", 409, field="name")
    doing.do("staff", name=action.name, role=action.role, **given(remove=action.remove))


def duty(doing: Doing, action: actions.SetDuty) -> None:
    doing.do("duty", name=action.name or doing.by, off=action.off)


def reserve(doing: Doing, action: actions.ReserveTables) -> None:
    doing.do("reserve", tables=action.tables, **given(free=action.free))


def seats(doing: Doing, action: actions.TakeSeats) -> None:
    doing.do("seats", order=action.order)


# --- the draft


def begin_draft(doing: Doing, action: actions.BeginDraft) -> None:
    if bool(action.cube.strip()) == bool(action.sets):
        raise Refused("Say what is drafted: a cube, or some sets.", 422, field="cube")
    pools = pool.from_sets(action.sets) if action.sets else pool.from_text(action.cube)
    if doing.event.online:
        pools = playable(pools, named=not action.sets)
    free = pool.from_text(action.free)
    packs = [["corp", action.corp_packs], ["runner", action.runner_packs]]
    doing.made.draft(
        at=doing.at,
        by=doing.by,
        seats=action.seats or max(2, len(doing.event.active())),
        pools=pools,
        ratings=pool.ratings(pools),
        free={title: copies for side in free.values() for title, copies in side.items()},
        packs=[pack for pack in packs if pack[1]],
        size=action.size,
        seconds=action.seconds,
    )


def playable(pools: pool.Pools, *, named: bool) -> pool.Pools:
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


def pick(doing: Doing, action: actions.PickCard) -> None:
    doing.do("pick", player=doing.meant(action.player), card=action.card)


# --- rounds


def announce(doing: Doing, action: actions.AnnounceRounds) -> None:
    doing.made.start(at=doing.at, by=doing.by)


def pair(doing: Doing, action: actions.PairRound) -> None:
    if to_be_announced(doing.event):
        doing.made.start(at=doing.at, by=doing.by)
    data = given(hidden=action.hidden, allow_rematches=action.allow_rematches, minutes=action.minutes)
    doing.made.pair(at=doing.at, by=doing.by, **data)
    if not action.hidden:
        start_clock(doing)


def publish(doing: Doing, action: actions.PublishRound) -> None:
    doing.do("publish")
    start_clock(doing)


def start_clock(doing: Doing) -> None:
    """A round that is played here begins when it is published."""
    if doing.event.online and doing.event.round.clock.started is None:
        doing.do("clock", what="start")


def move(doing: Doing, action: actions.MoveTable) -> None:
    doing.do("move", table=action.table, to=action.to)


def drop(doing: Doing, action: actions.DropPlayer) -> None:
    doing.do("drop", player=doing.meant(action.player))


def about_player(doing: Doing, action: actions.NoShow | actions.RejoinPlayer) -> None:
    doing.do(action.do, player=action.player)


def disqualify(doing: Doing, action: actions.Disqualify) -> None:
    doing.do("disqualify", player=action.player, reason=action.reason)


def missing_card(doing: Doing, action: actions.MissingCard) -> None:
    doing.do("missing-card", player=action.player, side=action.side, **given(found=action.found))


def proxy(doing: Doing, action: actions.MakeProxy) -> None:
    doing.do("proxy", player=action.player, side=action.side, card=action.card, damaged=True)


# --- elimination


def cut(doing: Doing, action: actions.MakeCut) -> None:
    doing.made.cut(at=doing.at, by=doing.by)


def choose_side(doing: Doing, action: actions.ChooseSide) -> None:
    doing.made.choose_side(action.game, action.side, at=doing.at, by=doing.by)


# --- the floor


def run_clock(doing: Doing, action: actions.RunClock) -> None:
    if action.what != "extend":
        doing.do("clock", what=action.what)
        return
    if action.table is None or action.minutes is None:
        raise Refused("Say which table has how many more minutes.", 422, field="table")
    doing.do("clock", what="extend", table=action.table, minutes=action.minutes)


def ruling(doing: Doing, action: actions.GiveRuling) -> None:
    for rule in action.rules:
        try:
            rules.get(rule)
        except UnknownRule as error:
            raise Refused(str(error), 422, field="rules") from None
    data: dict[str, Any] = {"text": action.text, "matter": action.matter, "penalty": action.penalty}
    if action.use_late:
        data |= {"use_late": True, "consent": action.consent}
    doing.do("ruling", players=action.players, **data, **given(table=action.table, rules=action.rules or None))
    if action.extend is not None:
        if action.table is None:
            raise Refused("Say which table has more time.", 422, field="table")
        doing.do("clock", what="extend", table=action.table, minutes=action.extend)


def review(doing: Doing, action: actions.ReviewRuling) -> None:
    doing.do("review", ruling=action.ruling, text=action.text)


def undo(doing: Doing, action: actions.UndoEntries) -> None:
    made = doing.made
    entries: list[int] | None = action.entries
    if action.round:
        entries = made.last_round_entries()
    elif action.since is not None:
        entries = made.since(action.since)
    made.undo(entries, at=doing.at, by=doing.by)


def redo(doing: Doing, action: actions.RedoUndone) -> None:
    doing.made.undo([doing.made.last_undo()], at=doing.at, by=doing.by)


DEEDS: Final[dict[type, tuple[Deed, str | None]]] = {
    # action: (what it does, the permission it needs; none: the rules of the command decide)
    actions.ChangeTerms: (change, "structure"),
    actions.OpenRegistration: (registration, "structure"),
    actions.EnrolPlayers: (enrol, "register"),
    actions.SubmitDeck: (submit_deck, "deck"),
    actions.EditPlayer: (edit, "deck"),
    actions.CheckIn: (check_in, "check-in"),
    actions.AppointLeader: (appoint, "staff"),
    actions.SetDuty: (duty, None),
    actions.ReserveTables: (reserve, "table"),
    actions.TakeSeats: (seats, "table"),
    actions.BeginDraft: (begin_draft, "structure"),
    actions.PickCard: (pick, "pick"),
    actions.AnnounceRounds: (announce, "structure"),
    actions.PairRound: (pair, "pair"),
    actions.PublishRound: (publish, "publish"),
    actions.MoveTable: (move, "table"),
    actions.ReportMatch: (report, "report"),
    actions.ConfirmReport: (confirm, "confirm"),
    actions.DropPlayer: (drop, "drop"),
    actions.NoShow: (about_player, "correct"),
    actions.RejoinPlayer: (about_player, "rejoin"),
    actions.Disqualify: (disqualify, "disqualify"),
    actions.MissingCard: (missing_card, "correct"),
    actions.MakeProxy: (proxy, "ruling"),
    actions.MakeCut: (cut, "cut"),
    actions.ChooseSide: (choose_side, "side"),
    actions.ReportGame: (report_game, "report"),
    actions.RunClock: (run_clock, "clock"),
    actions.GiveRuling: (ruling, "ruling"),
    actions.ReviewRuling: (review, "review"),
    actions.UndoEntries: (undo, "undo"),
    actions.RedoUndone: (redo, "undo"),
}
