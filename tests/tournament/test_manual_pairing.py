"""Pairing by hand: swaps, byes, latecomers."""

from collections import Counter
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from netrunner.tournament.commands import FillBye
from netrunner.tournament.errors import Refused
from netrunner.tournament.manual_pairing import named_opponent
from netrunner.tournament.narration import read, sentence
from netrunner.tournament.tournament import Tournament
from tests.tournament.events import AT, custom, do, play_round, started
from tests.tournament.test_narration import told


def paired(players: int = 6, rounds: int = 0) -> Tournament:
    """An event in a round whose tables have no result yet."""
    made = custom(players, swiss=4)
    made.start(at=AT)
    for _ in range(rounds):
        play_round(made)
    made.pair(at=AT, hidden=True)
    return made


def books(made: Tournament) -> None:
    """Everybody who is there is in one match of the round at most, and every table is its own."""
    each = made.event.round
    seen = Counter(player for match in each.matches for player in match.players)
    assert set(seen.values()) <= {1}
    tables = [match.table for match in each.matches if match.second is not None]
    assert len(set(tables)) == len(tables)
    assert all(match.runner_first in match.players for match in each.matches if match.second is not None)
    for player in made.event.active():
        assert (player.id in seen) != (each.number in player.unpaired)


def test_two_players_change_places_and_the_log_says_who_did_it() -> None:
    made = paired()
    one, two = (match.first for match in made.event.round.matches[:2])
    before = [made.event.round.match_of(player) for player in (one, two)]
    opponents = [match.opponent_of(player) for match, player in zip(before, (one, two), strict=True) if match]
    do(made, "swap", at=AT, first=one, second=two)
    here, there = made.event.round.match_of(one), made.event.round.match_of(two)
    assert here is not None
    assert there is not None
    assert [there.opponent_of(two), here.opponent_of(one)] == opponents
    names = sorted(made.event.players[player].name for player in (one, two))
    assert sorted(told(made).removeprefix("Olga swaps ").split(" and ")) == names
    books(made)
    assert made.audit() == []


def test_a_swap_with_the_bye_gives_it_to_the_other() -> None:
    made = paired(7)
    free = next(match.first for match in made.event.round.matches if match.second is None)
    other = made.event.round.matches[0].first
    do(made, "bye", at=AT, player=other)
    match = made.event.round.match_of(other)
    assert match is not None
    assert match.second is None
    assert made.event.round.match_of(free) is not match
    books(made)


def test_a_latecomer_plays_who_has_the_bye() -> None:
    made = paired(7)
    made.register("Late Larry", at=AT)
    larry = made.event.find("Late Larry")
    assert larry.unpaired == {1}
    waits = next(match.first for match in made.event.round.matches if match.second is None)
    made.do(named_opponent(made.event, FillBye(player=larry.id)), at=AT)
    told = f"pairs Late Larry with {made.event.players[waits].name}, who had the bye"
    assert sentence(made.entries[-1], read(made.entries)) == told
    match = made.event.round.match_of(larry.id)
    assert match is not None
    assert match.second == larry.id
    assert match.result is None
    assert larry.unpaired == set()
    books(made)
    with pytest.raises(Refused, match="is paired in round 1"):
        do(made, "fill-bye", at=AT, player=larry.id)


def test_a_latecomer_to_an_even_field_gets_the_bye() -> None:
    made = paired(6)
    made.register("Late Larry", at=AT)
    with pytest.raises(Refused, match="Nobody has a bye"):
        do(made, "fill-bye", at=AT, player=7)
    do(made, "bye", at=AT, player=7)
    assert made.event.tallies()[7].points == 0  # the round is hidden
    do(made, "publish", at=AT)
    assert made.event.tallies()[7].points == 6
    books(made)


def test_whose_opponent_has_left_may_have_a_bye_instead() -> None:
    made = paired(6)
    match = made.event.round.matches[0]
    with pytest.raises(Refused, match="nobody to play"):
        do(made, "bye", at=AT, player=match.first)
    do(made, "drop", at=AT, player=match.second)
    do(made, "bye", at=AT, player=match.first)
    again = made.event.round.match_of(match.first)
    assert again is not None
    assert again.second is None


def test_a_rematch_and_a_second_bye_are_only_made_on_purpose() -> None:
    made = paired(5, rounds=1)
    met = made.event.rounds[0].matches[0].players
    had = next(match.first for match in made.event.rounds[0].matches if match.second is None)
    with pytest.raises(Refused, match="had the bye in round 1"):
        do(made, "bye", at=AT, player=had)
    do(made, "bye", at=AT, player=had, anyway=True)
    here = made.event.round.match_of(met[0])
    there = made.event.round.match_of(met[1])
    assert here is not None
    assert there is not None
    if here is not there and here.second is not None:
        partner = here.opponent_of(met[0])
        with pytest.raises(Refused, match="met in round 1"):
            do(made, "swap", at=AT, first=partner, second=met[1])


def test_a_table_with_a_result_is_not_taken_apart() -> None:
    made = paired(6)
    do(made, "publish", at=AT)
    do(made, "report", at=AT, table=1, points=[6, 0])
    one, two = made.event.round.matches[0].first, made.event.round.matches[1].first
    with pytest.raises(Refused, match="Table 1 has a result"):
        do(made, "swap", at=AT, first=one, second=two)
    with pytest.raises(Refused, match="may not"):
        do(made, "swap", at=AT, by="Ada", first=one, second=two)


DEEDS = st.lists(
    st.tuples(st.sampled_from(["swap", "bye", "fill-bye", "drop", "register", "report", "undo"]), st.integers(0, 99)),
    max_size=14,
)


@settings(max_examples=60, deadline=None)
@given(DEEDS, st.integers(4, 9), st.integers(0, 5))
def test_in_any_order_of_changes_nobody_is_paired_twice_or_lost(
    commands: list[tuple[str, int]], players: int, seed: int
) -> None:
    made = custom(players, swiss=4, seed=str(seed))
    made.start(at=AT)
    play_round(made)
    made.pair(at=AT)
    pairing = len(made.entries)
    for what, number in commands:
        count = len(made.event.players)
        one, two = number % count + 1, number // 7 % count + 1
        with suppress(Refused):
            if what == "swap":
                do(made, "swap", at=AT, first=one, second=two, anyway=bool(number % 2))
            elif what == "register":
                made.register(f"Guest {count + 1}", at=AT)
            elif what == "report":
                do(made, "report", at=AT, table=number % 4 + 1, points=[3, 3])
            elif what == "undo":
                if made.since(pairing + 1):
                    made.undo(at=AT)
            else:
                do(made, what, at=AT, player=one)
        books(made)
    assert made.audit() == []
    assert Tournament.read(made.write()).digest() == made.digest()


def test_who_has_left_is_given_no_bye() -> None:
    made = started(custom(5, swiss=2))
    made.pair(at=AT)
    player = made.event.round.matches[0].first
    do(made, "drop", player=player)
    with pytest.raises(Refused, match="is not in the event"):
        do(made, "bye", player=player)


def test_what_was_reported_at_a_table_is_not_told_of_who_comes_to_it() -> None:
    made = started(custom(4, swiss=2))
    made.pair(at=AT)
    here, there = made.event.round.matches
    do(made, "report", by=made.event.players[here.first].name, table=here.table, points=[6, 0])
    assert here.claims
    do(made, "swap", first=here.second, second=there.second)
    assert not here.claims
