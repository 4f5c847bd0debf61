"""Tournament Regulations I.6, whatever leaders who play do in whatever order: nothing counts by their word alone."""

from contextlib import suppress
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from netrunner.tournament.conflict_of_interest import open_opponents, playing
from netrunner.tournament.errors import Refused
from netrunner.tournament.event import Lists, Match
from netrunner.tournament.registration import may_read_list, may_still_play
from netrunner.tournament.tournament import Tournament, counted
from tests.rulings import ruling
from tests.tournament.events import AT, custom, deck_data, do

LEADERS = ("Olga", "Jutta", "Maja")
CORP = deck_data("Jinteki: Personal Evolution", ("Snare!", 3), ("Hedge Fund", 3))
POINTS = ([6, 0], [0, 6], [3, 3], [4, 1])


def led_by_players(rng: Random) -> Tournament:
    """An event whose three leaders may all play, with closed lists."""
    made = custom(rng.randint(3, 5), swiss=3, cut=2)
    do(made, "staff", name="Jutta", role="judge")
    do(made, "staff", name="Maja", role="marshal")
    for name in rng.sample(LEADERS, rng.randint(1, 2)):
        made.register(name, at=AT, by=name)
    for player in (1, 2):
        do(made, "deck", player=player, side="corp", **CORP)
    made.start(at=AT)
    made.pair(at=AT)
    return made


def deed(made: Tournament, rng: Random) -> tuple[str, dict[str, Any]]:
    """Something that somebody might do now."""
    some, other = rng.choices(list(made.event.players), k=2)
    table, points = rng.choice(made.event.round.matches).table, rng.choice(POINTS)
    things: list[tuple[str, dict[str, Any]]] = [
        ("report", {"table": table, "points": points}),
        ("report", {"table": table, "points": points}),
        ("report", {"table": table, "points": points, "correct": True}),
        ("confirm", {"table": table}),
        ("no-show", {"player": some}),
        ("drop", {"player": some}),
        ("rejoin", {"player": some}),
        ("disqualify", {"player": some, "reason": "Rude"}),
        ("swap", {"first": some, "second": other, "anyway": True}),
        ("bye", {"player": some, "anyway": True}),
        ("missing-card", {"player": some, "side": "corp"}),
        ("ruling", {"players": [some], "text": "No", "penalty": "game loss"}),
        ("move", {"table": table, "to": rng.randint(1, 4)}),
        ("change", {"lists": rng.choice(["open", "cut", "closed"])}),
        ("undo", {}),
        ("undo", {}),
        ("undo", {"entries": [rng.randint(2, len(made.entries))]}),
        ("undo", {"entries": [each.n for each in made.entries if each.do == "undo"][-1:] or [len(made.entries)]}),
        ("pair", {}),
    ]
    return rng.choice(things)


def own_match(made: Tournament, by: str) -> Match | None:
    own = playing(made.event, by)
    return made.event.round.match_of(own.id) if own is not None and made.event.rounds else None


def carry_out(made: Tournament, by: str, what: str, fields: dict[str, Any]) -> None:
    if what == "undo":
        made.undo(fields.get("entries"), at=AT, by=by)
    elif what == "pair":
        made.pair(at=AT, by=by, allow_rematches=True)
    else:
        do(made, what, by=by, **fields)


@ruling("TR/leader-participation/2")
@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**9))
def test_in_any_order_no_leader_who_plays_decides_their_own_match(seed: int) -> None:
    rng = Random(seed)
    made = led_by_players(rng)
    for _ in range(25):
        if not made.event.rounds:
            break
        if rng.random() < 0.3:  # the leaders do their work meanwhile
            enter_results(made, rng)
            continue
        by = rng.choice([*LEADERS, *LEADERS, *(player.name for player in made.event.active())])
        what, fields = deed(made, rng)
        own, match = playing(made.event, by), own_match(made, by)
        leads = made.event.staff.is_leader(by) and own is not None
        before = None if match is None else (match.result, dict(match.claims), match.players)
        counting = {entry.n for entry in counted(made.entries)}
        opponents = (
            {player for player in open_opponents(made.event, own) if made.event.players[player].active}
            if own
            else set()
        )
        try:
            carry_out(made, by, what, fields)
        except Refused:
            continue
        after = own_match(made, by)
        if leads and own is not None and before is not None and after is not None and what != "pair":
            result, claims, players = before
            if after.players == players and after.result != result and after.result is not None and what != "undo":
                agreed = [claim for player, claim in claims.items() if player != own.id]
                lost = after.points_of(own.id) == 0  # they may leave, or not appear, as everybody may
                assert lost or after.result.points in [claim.points for claim in agreed], (by, what, fields)
            assert after.players == players or what == "undo", (by, what, "their own pairing")
            if what == "undo":
                changed = counting ^ {entry.n for entry in counted(made.entries)}
                assert not decided_by_others(made, by, own.id, changed), (by, fields, "what another decided")
            assert all(made.event.players[player].active for player in opponents), (by, what, "their opponent")
        check_lists(made)
    assert Tournament.read(made.write()).digest() == made.digest()


def enter_results(made: Tournament, rng: Random) -> None:
    """Any leader enters a result at any table."""
    for match in made.event.round.unreported():
        with suppress(Refused):
            do(made, "report", by=rng.choice(LEADERS), table=match.table, points=rng.choice(POINTS))


def decided_by_others(made: Tournament, by: str, own: int, changed: set[int]) -> list[int]:
    """Of entries that were taken or put back, the results of somebody's own match that another leader had entered."""
    entries = [entry for entry in made.entries if entry.n in changed]
    if any(entry.do == "pair" for entry in entries):
        return []  # the whole round went with them
    found = []
    for entry in entries:
        if entry.do == "report" and entry.by != by:
            then = Tournament(made.entries[: entry.n - 1]).event
            match = next(match for match in then.round.matches if match.table == entry.data["table"])
            found += [entry.n] if own in match.players else []
    return found


def check_lists(made: Tournament) -> None:
    """No closed list is read by a leader who plays still, whoever has left meanwhile."""
    if made.event.lists is not Lists.CLOSED or made.event.champion() is not None:
        return
    for leader in LEADERS:
        own = playing(made.event, leader)
        if own is not None and may_still_play(made.event, own):
            for owner in made.event.players.values():
                assert owner is own or not owner.decks or not may_read_list(made.event, leader, owner), leader
