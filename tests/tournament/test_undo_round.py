"""Taking back a whole round: pairing, publication, clock and results, and nothing else that was done meanwhile."""

from contextlib import suppress
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from netrunner.tournament.errors import Refused
from netrunner.tournament.event import Status
from netrunner.tournament.tournament import OF_A_ROUND, Tournament, counted
from tests.tournament.events import AT, at_the_cut, choose_all, custom, do, play_round


def test_who_came_left_or_was_renamed_during_an_undone_round_stays_so() -> None:
    made = custom(8, swiss=3)
    play_round(made)
    made.pair(at=AT, hidden=True)
    made.register("Late Larry", at=AT)
    do(made, "drop", at=AT, player=3)
    do(made, "edit", at=AT, player=4, name="Dorothy")
    do(made, "publish", at=AT)
    do(made, "clock", at=AT, what="start")
    do(made, "report", at=AT, table=1, points=[6, 0])
    do(made, "ruling", at=AT, text="Slow play", players=[1])
    made.undo_round(at=AT)
    event = made.event
    assert len(event.rounds) == 1
    assert event.find("Late Larry").unpaired == {1}
    assert event.players[3].status is Status.DROPPED
    assert event.players[4].name == "Dorothy"
    assert [ruling.text for ruling in event.judge_log.rulings] == ["Slow play"]
    made.pair(at=AT)
    assert Tournament.read(made.write()).digest() == made.digest()


def test_who_did_not_appear_in_an_undone_round_has_left() -> None:
    made = custom(6, swiss=3)
    play_round(made)
    made.pair(at=AT)
    absent = made.event.round.matches[0].first
    do(made, "no-show", at=AT, player=absent)
    made.undo_round(at=AT)
    assert len(made.event.rounds) == 1
    assert made.event.players[absent].status is Status.DROPPED


def test_who_did_not_appear_and_came_back_stays_when_the_round_is_undone() -> None:
    made = custom(6, swiss=3)
    play_round(made)
    made.pair(at=AT)
    late = made.event.round.matches[0].first
    do(made, "no-show", at=AT, player=late)
    do(made, "rejoin", at=AT, player=late)
    made.undo_round(at=AT)
    assert made.event.players[late].status is Status.ACTIVE
    made.pair(at=AT)
    assert made.event.round.match_of(late) is not None


def test_undoing_the_cut_keeps_who_left_after_it() -> None:
    made = at_the_cut(players=10, cut=4)
    choose_all(made)
    gone = made.event.seeding[0]
    do(made, "drop", at=AT, player=gone)
    made.undo_round(at=AT)
    assert made.event.bracket is None
    assert not made.event.players[gone].active
    made.cut(at=AT)
    assert made.event.bracket is not None
    assert gone not in made.event.bracket.seeds


STEPS = st.lists(
    st.sampled_from(
        ["pair", "publish", "report", "confirm", "clock", "drop", "rejoin", "register", "rename", "ruling", "no-show"]
    ),
    max_size=18,
)


def step(made: Tournament, what: str, number: int) -> None:
    event = made.event
    player = number % len(event.players) + 1
    data: dict[str, Any] = {}
    if what == "pair":
        made.pair(at=AT, hidden=True)
    elif what == "register":
        made.register(f"Guest {len(event.players) + 1}", at=AT)
    elif what == "report":
        do(made, "report", at=AT, table=number % 4 + 1, points=[6, 0])
    elif what == "confirm":
        do(made, "confirm", at=AT, table=number % 4 + 1)
    else:
        if what == "rename":
            what, data = "edit", {"player": player, "name": f"Name {len(made.entries)}"}
        elif what == "ruling":
            data = {"text": "A word", "players": [player]}
        elif what == "clock":
            data = {"what": "start"}
        elif what != "publish":
            data = {"player": player}
        do(made, what, at=AT, **data)


@settings(max_examples=60, deadline=None)
@given(STEPS, st.lists(st.integers(0, 9), min_size=18, max_size=18), st.integers(0, 5))
def test_in_any_order_an_undone_round_takes_back_what_is_of_a_round_only(
    steps: list[str], numbers: list[int], seed: int
) -> None:
    made = custom(8, swiss=4, seed=str(seed))
    made.start(at=AT)
    play_round(made)
    for what, number in zip(steps, numbers, strict=False):
        with suppress(Refused):
            step(made, what, number)
    rounds = len(made.event.rounds)
    start = made.last_round_entries()[0]
    since = [entry for entry in counted(made.entries) if entry.n > start]
    # Who comes back after not appearing has not been away once that is undone.
    absent = {entry.data["player"] for entry in since if entry.do == "no-show"}
    back = [entry for entry in since if entry.do == "rejoin" and entry.data["player"] in absent]
    others = [entry for entry in since if entry.do not in OF_A_ROUND and entry not in back]
    left = {player.id for player in made.event.players.values() if not player.active}
    names = {player.id: player.name for player in made.event.players.values()}
    made.undo_round(at=AT)
    standing = {entry.n for entry in counted(made.entries)}
    assert len(made.event.rounds) == rounds - 1
    assert {entry.n for entry in others} <= standing
    assert left == {player.id for player in made.event.players.values() if not player.active}
    assert names == {player.id: player.name for player in made.event.players.values()}
    assert Tournament.read(made.write()).digest() == made.digest()
