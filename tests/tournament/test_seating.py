"""Who sat where, as the log alone tells it: the same as in the event itself."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from netrunner.tournament import narration
from netrunner.tournament.errors import Refused
from netrunner.tournament.seating import Seating
from netrunner.tournament.tournament import counted
from tests.tournament.events import AT, custom, do, play_round, started


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**6))
def test_in_any_order_of_deeds_the_log_knows_who_sits_where(seed: int) -> None:
    rng = Random(seed)
    made = started(custom(rng.randint(4, 9), swiss=4, seed=str(seed)))
    for step in range(25):
        event = made.event
        one, two = rng.choices(list(event.players), k=2)
        what = rng.choice(["swap", "bye", "fill-bye", "move", "drop", "rejoin", "reserve", "late", "undo", "pair"])
        try:
            if what == "late":
                made.register(f"Late {step}", at=AT)
            elif what == "undo":
                made.undo(at=AT)
            elif what == "pair":
                play_round(made)
            elif what == "swap":
                do(made, what, first=one, second=two, anyway=True)
            elif what in ("bye", "fill-bye"):
                do(made, what, player=one, anyway=True)
            elif what == "move":
                do(made, what, table=rng.randint(1, 5), to=rng.randint(1, 6))
            elif what == "reserve":
                do(made, what, tables=[rng.randint(1, 6)], free=rng.random() < 0.5)
            else:
                do(made, what, player=one)
        except Refused:
            continue
        told = Seating.after(counted(made.entries)).rounds
        real = {
            each.number: {match.table: set(match.players) for match in each.matches if match.second is not None}
            for each in made.event.rounds
        }
        assert {number: {t: set(who) for t, who in tables.items()} for number, tables in told.items()} == real


def test_a_report_names_who_plays_at_a_table_that_was_paired_by_hand() -> None:
    made = started(custom(5, swiss=2))
    made.pair(at=AT)
    here = made.event.round.matches[0]
    names = {player.id: player.name for player in made.event.players.values()}
    leaves, stays = here.players
    do(made, "bye", player=leaves)
    do(made, "report", table=here.table, points=[6, 0])
    line = narration.lines(made.entries)[-1]
    assert names[stays] in line
    assert names[leaves] not in line
    made.register("Late Larry", at=AT)
    do(made, "fill-bye", player=6, opponent=leaves)
    late = made.event.round.match_of(6)
    assert late is not None
    do(made, "report", table=late.table, points=[6, 0])
    assert f"{names[leaves]} - Late Larry" in narration.lines(made.entries)[-1]
