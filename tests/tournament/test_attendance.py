"""Tournament Regulations IV.2 and II.2.d: leaving, coming back, lost cards."""

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from netrunner.tournament.errors import Refused
from netrunner.tournament.event import Match, Stage, Status
from netrunner.tournament.tournament import Tournament
from tests.rulings import ruling
from tests.tournament.events import (
    AT,
    at_the_cut,
    choose_all,
    custom,
    do,
    event,
    play_round,
    play_swiss,
    player,
    started,
)


def paired(made: Tournament) -> set[int]:
    return {number for match in made.event.round.matches for number in match.players}


@ruling("TR/pairings/6")
def test_a_player_who_dropped_is_not_paired_again() -> None:
    made = event(8)
    play_round(made)
    do(made, "drop", at=AT, player=3)
    made.pair(at=AT)
    assert paired(made) == {1, 2, 4, 5, 6, 7, 8}


@ruling("TR/pairings/6")
def test_rounds_after_a_drop_do_not_count_as_played() -> None:
    made = event(8)
    play_round(made)
    do(made, "drop", at=AT, player=3)
    play_round(made)
    assert made.event.tallies()[3].rounds == 1


@ruling("TR/pairings/7")
def test_a_player_who_does_not_appear_is_dropped_and_the_opponent_wins_the_round() -> None:
    made = started(event(8))
    made.pair(at=AT)
    match = made.event.round.matches[0]
    assert match.second is not None
    do(made, "no-show", at=AT, player=match.first)
    assert made.event.players[match.first].status is Status.DROPPED
    tallies = made.event.tallies()
    assert (tallies[match.first].points, tallies[match.second].points) == (0, 6)


@ruling("TR/pairings/7")
def test_when_neither_appears_neither_wins() -> None:
    made = started(event(8))
    made.pair(at=AT)
    match = made.event.round.matches[0]
    assert match.second is not None
    for number in match.players:
        do(made, "no-show", at=AT, player=number)
    tallies = made.event.tallies()
    assert (tallies[match.first].points, tallies[match.second].points) == (0, 0)


def test_a_no_show_after_a_result_is_refused() -> None:
    made = event(8)
    play_round(made)
    with pytest.raises(Refused, match="has a result"):
        do(made, "no-show", at=AT, player=1)
    assert made.event.players[1].active


@ruling("TR/pairings/8")
def test_who_rejoins_takes_unpaired_losses_for_the_rounds_missed() -> None:
    made = custom(8, swiss=5)
    play_round(made)
    before = made.event.tallies()[3]
    do(made, "drop", at=AT, player=3)
    play_round(made)
    play_round(made)
    do(made, "rejoin", at=AT, player=3)
    after = made.event.tallies()[3]
    assert (after.points, after.opponents) == (before.points, before.opponents)
    assert after.rounds == 3
    made.pair(at=AT)
    assert 3 in paired(made)


@ruling("TR/pairings/8", "TR/pairings/9")
def test_who_was_dropped_before_the_first_round_and_comes_late_rejoins_with_unpaired_losses() -> None:
    made = custom(8, swiss=4)
    do(made, "drop", at=AT, player=3)
    play_round(made)
    play_round(made)
    do(made, "rejoin", at=AT, player=3)
    assert made.event.tallies()[3].rounds == 2
    made.pair(at=AT)
    assert 3 in paired(made)


@ruling("TR/pairings/9")
def test_nobody_rejoins_in_a_later_stage() -> None:
    made = custom(10, swiss=2, cut=4)
    play_round(made)
    do(made, "drop", at=AT, player=10)
    play_round(made)
    made.cut(at=AT)
    with pytest.raises(Refused, match="left in the swiss stage"):
        do(made, "rejoin", at=AT, player=10)


@ruling("TR/pairings/10")
def test_a_disqualified_player_is_removed_and_cannot_rejoin() -> None:
    made = event(8)
    play_round(made)
    do(made, "disqualify", at=AT, player=3, reason="cheating")
    assert all(standing.id != 3 for standing in made.event.standings())
    with pytest.raises(Refused, match="disqualified"):
        do(made, "rejoin", at=AT, player=3)
    made.pair(at=AT)
    assert 3 not in paired(made)


def test_only_the_organizer_disqualifies() -> None:
    made = event(8)
    do(made, "staff", at=AT, name="Jutta", role="judge")
    with pytest.raises(Refused, match="may not"):
        do(made, "disqualify", at=AT, by="Jutta", player=3)


def test_a_disqualification_during_a_round_gives_the_opponent_the_match() -> None:
    made = started(event(8))
    made.pair(at=AT)
    match = made.event.round.matches[0]
    assert match.second is not None
    do(made, "disqualify", at=AT, player=match.first)
    assert made.event.tallies()[match.second].points == 6


def test_dropping_twice_is_refused() -> None:
    made = event(8)
    do(made, "drop", at=AT, player=3)
    with pytest.raises(Refused, match="not in the event"):
        do(made, "drop", at=AT, player=3)
    with pytest.raises(Refused, match="not left"):
        do(made, "rejoin", at=AT, player=4)


def first_match(made: Tournament) -> Match:
    made.start(at=AT)
    made.pair(at=AT)
    return made.event.round.matches[0]


@ruling("TR/lost-and-damaged-cards/2", "TR/lost-and-damaged-cards/4")
@pytest.mark.parametrize("points", [[6, 0], [5, 0], [4, 1], [2, 2], [0, 2]])
def test_who_lacks_a_card_concedes_the_game_with_that_deck(points: list[int]) -> None:
    made = event(4)
    match = first_match(made)
    do(made, "missing-card", at=AT, player=match.first, side="corp")
    with pytest.raises(Refused, match="concedes the game"):
        do(made, "report", at=AT, table=match.table, points=points)
    do(made, "report", at=AT, table=match.table, points=[3, 3])


@ruling("TR/lost-and-damaged-cards/2")
def test_who_lacks_a_card_of_both_decks_concedes_both_games_and_no_game_of_an_earlier_round() -> None:
    made = event(4)
    match = first_match(made)
    other = next(each for each in made.event.round.matches if each is not match)
    for each in (match, other):
        do(made, "report", at=AT, table=each.table, points=[6, 0])
    made.pair(at=AT)
    again = made.event.round.match_of(match.first)
    assert again is not None
    for side in ("corp", "runner"):
        do(made, "missing-card", at=AT, player=match.first, side=side)
    won = [0, 3] if again.first == match.first else [3, 0]
    with pytest.raises(Refused, match="corp and the runner deck"):
        do(made, "report", at=AT, table=again.table, points=won)
    do(made, "report", at=AT, round=1, table=match.table, points=[5, 0], correct=True)
    do(made, "report", at=AT, table=again.table, points=[2 * each for each in won])


@ruling("TR/lost-and-damaged-cards/ex1")
def test_who_lacks_a_corp_card_concedes_as_the_corp_and_still_plays_the_runner() -> None:
    made = event(4)
    match = first_match(made)
    do(made, "missing-card", at=AT, player=match.second, side="corp")
    lost, won = {"outcome": "runner", "ending": "concession"}, {"outcome": "runner"}
    with pytest.raises(Refused, match="corp deck"):
        do(made, "report", at=AT, table=match.table, games=[won, {"outcome": "corp"}])
    do(made, "report", at=AT, table=match.table, games=[won, lost])
    assert match.second is not None
    assert made.event.round.matches[0].points_of(match.second) == 3


@ruling("TR/lost-and-damaged-cards/3")
def test_who_has_not_replaced_a_card_by_the_next_round_is_removed() -> None:
    made = event(8)
    play_round(made)
    do(made, "missing-card", at=AT, player=3, side="runner")
    with pytest.raises(Refused, match="Cid could not replace a lost card"):
        made.pair(at=AT)
    do(made, "missing-card", at=AT, player=3, side="runner", found=True)
    made.pair(at=AT)
    assert 3 in paired(made)


@ruling("TR/lost-and-damaged-cards/3")
def test_a_player_without_a_card_is_paired_no_more_once_dropped() -> None:
    made = event(8)
    play_round(made)
    do(made, "missing-card", at=AT, player=3, side="runner")
    do(made, "drop", at=AT, player=3)
    made.pair(at=AT)
    assert 3 not in paired(made)


def test_nobody_called_up_twice_and_a_declining_player_is_passed_over() -> None:
    made = at_the_cut(players=10, cut=4)
    bracket = made.event.bracket
    assert bracket is not None
    ninth = made.event.seeding[4]
    do(made, "drop", at=AT, player=ninth)
    do(made, "drop", at=AT, player=bracket.seeds[0])
    assert bracket.seeds[-1] == made.event.seeding[5]
    assert player(made, made.event.seeding[5]).active


@settings(max_examples=25, deadline=None)
@given(
    st.lists(st.tuples(st.sampled_from(["drop", "rejoin", "round"]), st.integers(1, 7)), max_size=14), st.integers(0, 9)
)
def test_any_order_of_drops_and_rejoins_keeps_the_books(steps: list[tuple[str, int]], seed: int) -> None:
    made = custom(7, swiss=6, seed=str(seed))
    made.start(at=AT)
    for what, number in steps:
        active = player(made, number).active
        if what == "round":
            with suppress(Refused):  # too few are left, all have met, or every round has been played
                play_round(made, lambda match: (3, 3))
        elif active == (what == "drop"):
            do(made, what, at=AT, player=number)
        else:
            with pytest.raises(Refused):
                do(made, what, at=AT, player=number)
    for person in made.event.players.values():
        matches = [each.number for each, _ in made.event.matches_of(person.id)]
        attended = sorted([*matches, *person.unpaired])
        last = len(made.event.rounds) if person.active else person.left_after
        assert attended == list(range(1, last + 1))
        tally = made.event.tallies().get(person.id)
        assert (tally.rounds if tally else 0) == last
        assert (tally is None) == (not person.active and person.left_stage is Stage.REGISTRATION)
    assert Tournament.read(made.write()).digest() == made.digest()


@ruling("TR/lost-and-damaged-cards/3")
def test_nobody_enters_the_cut_without_a_card() -> None:
    made = play_swiss(custom(6, swiss=2, cut=4))
    leader = made.event.standings()[0].id
    do(made, "missing-card", at=AT, player=leader, side="corp")
    with pytest.raises(Refused, match="could not replace a lost card"):
        made.cut(at=AT)
    do(made, "missing-card", at=AT, player=leader, side="corp", found=True)
    made.cut(at=AT)


@ruling("TR/lost-and-damaged-cards/2")
def test_who_lacks_a_card_in_the_cut_concedes_the_game_with_that_deck_only() -> None:
    made = at_the_cut(players=6, cut=4)
    choose_all(made, "corp")
    bracket = made.event.bracket
    assert bracket is not None
    corp, runner = bracket.sides[1].corp, bracket.sides[1].runner
    do(made, "missing-card", at=AT, player=corp, side="corp")
    do(made, "missing-card", at=AT, player=runner, side="corp")
    for winner in ({"winner": corp}, {"draw": True}):
        with pytest.raises(Refused, match="lacks a card of the corp deck"):
            do(made, "game", at=AT, game=1, **winner)
    do(made, "game", at=AT, game=1, winner=runner)
