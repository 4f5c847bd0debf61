"""Structures of one's own (V.3): cuts of any power of two, single elimination, a second day, single-sided Swiss."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from netrunner.tournament.bracket import LOWER, UPPER, Bracket, wiring
from netrunner.tournament.errors import Refused
from netrunner.tournament.event import Match, Status
from netrunner.tournament.sides import SideReason, Sides
from netrunner.tournament.single_sided import history
from netrunner.tournament.tournament import Tournament
from tests.rulings import ruling
from tests.tournament.events import AT, choose_all, custom, do, play_bracket, play_round, play_swiss

SIZES = [2, 4, 8, 16, 32, 64]


def finish(bracket: Bracket, rng: Random) -> None:
    """Play a bracket to its end, in any order and with any winners."""
    while bracket.champion is None:
        game = rng.choice(bracket.open_games())
        pair = bracket.players(game)
        assert pair is not None
        why = SideReason.CHOICE if bracket.chooser(game) is not None else SideReason.LEAST
        corp, runner = rng.sample(pair, 2)
        bracket.set_sides(game, Sides(corp, runner, why))
        bracket.report(game, rng.choice(pair))


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(SIZES), st.booleans(), st.integers(0, 9999))
def test_every_bracket_played_in_any_order_leaves_one_and_places_all(size: int, single: bool, seed: int) -> None:
    bracket = Bracket(list(range(1, size + 1)), single=single)
    finish(bracket, Random(seed))
    losses = Counter(game.loser for game in bracket.played.values())
    allowed = 1 if single or size == 2 else 2
    assert all(losses[player] == allowed for player in bracket.seeds if player != bracket.champion)
    assert losses[bracket.champion or 0] < allowed
    assert [place for place, _ in bracket.places()] == list(range(1, size + 1))
    assert sorted(player for _, player in bracket.places()) == bracket.seeds
    assert bracket.open_games() == []


@settings(max_examples=30, deadline=None)
@given(st.sampled_from(SIZES), st.booleans(), st.integers(0, 9999))
def test_players_may_leave_a_bracket_at_any_moment(size: int, single: bool, seed: int) -> None:
    bracket, rng = Bracket(list(range(1, size + 1)), single=single), Random(seed)
    for player in rng.sample(bracket.seeds, size // 2):
        bracket.drop(player)
    finish(bracket, rng)
    assert bracket.champion not in bracket.gone
    assert sorted(player for _, player in bracket.places()) == bracket.seeds


@pytest.mark.parametrize("size", [32, 64])
def test_in_a_large_bracket_the_first_opponents_do_not_meet_at_once_again(size: int) -> None:
    slots = {slot.game: slot for slot in wiring(size)}
    assert sum(slot.part == UPPER for slot in slots.values()) == size - 1
    assert sum(slot.part == LOWER for slot in slots.values()) == size - 2
    third = [slot for slot in slots.values() if slot.round == 3 and slot.part == LOWER]
    for slot in third:
        fallen = slots[int(slot.first[1:])]
        survivor = slots[int(slot.second[1:])]
        games = {int(source[1:]) for source in (fallen.first, fallen.second)}
        assert games.isdisjoint(int(source[1:]) for source in (survivor.first, survivor.second))


def test_a_cut_to_32_and_a_single_elimination_cut_are_played_to_the_champion() -> None:
    made = play_swiss(custom(34, swiss=2, cut=32))
    made.cut(at=AT)
    assert play_bracket(made) == made.event.champion()
    single = play_swiss(custom(10, swiss=3, cut=8, elimination="single"))
    assert single.event.announced is not None
    assert str(single.event.announced) == "3 Swiss rounds, top 8, single elimination"
    single.cut(at=AT)
    choose_all(single)
    bracket = single.event.bracket
    assert bracket is not None
    assert len(bracket.slots) == 7
    assert play_bracket(single) == bracket.seeds[0] or single.event.champion() is not None
    assert single.audit() == []


@ruling("TR/custom-structure/1")
def test_on_the_second_day_only_the_best_go_on_with_their_points() -> None:
    made = custom(12, swiss=4, cut=4, day_two_after=2, day_two_players=6)
    assert "the top 6 go on after round 2" in str(made.start(at=AT))
    play_round(made)
    with pytest.raises(Refused, match="when round 2 is complete"):
        made.advance(at=AT)
    play_round(made)
    best = [standing.id for standing in made.event.standings()[:6]]
    with pytest.raises(Refused, match="The second day begins now"):
        made.pair(at=AT)
    made.advance(at=AT)
    assert [player.id for player in made.event.active()] == sorted(best)
    assert sum(player.status is Status.CUT for player in made.event.players.values()) == 6
    with pytest.raises(Refused, match="already begun"):
        made.advance(at=AT)
    play_round(made)
    play_round(made)
    assert made.event.tallies()[made.event.standings()[0].id].rounds == 4
    made.cut(at=AT)
    assert set(made.event.seeding) <= set(best)
    made.undo_round(at=AT)
    made.undo_round(at=AT)
    assert Tournament.read(made.write()).digest() == made.digest()


@pytest.mark.parametrize(
    ("terms", "words"),
    [
        ({"day_two_after": 4, "day_two_players": 8}, "after round 1 to 3"),
        ({"day_two_after": 2, "day_two_players": 2}, "At least 4 players go on"),
    ],
)
def test_a_second_day_that_makes_no_sense_is_refused(terms: dict[str, int], words: str) -> None:
    with pytest.raises(Refused, match=words):
        custom(12, swiss=4, cut=4, **terms)


def any_result(rng: Random) -> tuple[int, int]:
    return rng.choice([(3, 0), (0, 3), (1, 1)])


@settings(max_examples=40, deadline=None)
@given(st.integers(4, 14), st.integers(1, 6), st.integers(0, 9999), st.lists(st.integers(1, 14), max_size=3))
def test_single_sided_rounds_repeat_no_game_and_balance_the_sides(
    players: int, rounds: int, seed: int, leaving: list[int]
) -> None:
    rng = Random(seed)
    made = custom(players, swiss=rounds, single_sided=True, seed=str(seed))
    made.start(at=AT)
    assert made.event.games == 1
    for number in range(rounds):
        if number and leaving and leaving[0] <= players and len(made.event.active()) > 3:
            who = leaving.pop(0)
            if made.event.players[who].active:
                do(made, "drop", at=AT, player=who)
        try:
            made.pair(at=AT)
        except Refused:  # too few are left, and all have met on both sides
            assert len(made.event.active()) <= rounds
            break
        for match in made.event.round.matches:
            if match.second is not None:
                do(made, "report", at=AT, table=match.table, points=list(any_result(rng)))
    played = [match.sides(0) for each in made.event.rounds for match in each.matches if match.second is not None]
    games = Counter((sides["corp"], sides["runner"]) for sides in played)
    assert set(games.values()) <= {1}
    if players >= 2 * rounds:
        assert all(abs(balance) <= 2 for balance in history(made.event).balance.values())
    assert made.audit() == []
    assert Tournament.read(made.write()).digest() == made.digest()


def test_in_a_large_single_sided_event_winners_meet_winners() -> None:
    made = custom(64, swiss=5, single_sided=True)

    def lower_number_wins(match: Match) -> tuple[int, int]:
        assert match.second is not None
        return (3, 0) if match.first < match.second else (0, 3)

    for _ in range(5):
        before = {number: tally.points for number, tally in made.event.tallies().items()}
        play_round(made, lower_number_wins)
        gaps = [abs(before[match.first] - before[match.second]) for match in made.event.round.matches if match.second]
        assert max(gaps) <= 3
    assert made.event.standings()[0].points == 15
    assert all(abs(balance) <= 1 for balance in history(made.event).balance.values())


def second_day(players: int = 8, **options: int) -> Tournament:
    made = custom(players, swiss=3, cut=2, day_two_after=1, day_two_players=4, **options)
    play_round(made)
    return made


@ruling("TR/progression-cut/1", "TR/pairings/9")
def test_nobody_enters_the_second_day_who_did_not_go_on_to_it() -> None:
    made = second_day(9, capacity=8)
    do(made, "drop", player=8)
    made.advance(at=AT)
    out = next(player.id for player in made.event.players.values() if player.status is Status.CUT)
    do(made, "drop", player=out)
    for player in (8, out):
        with pytest.raises(Refused, match="has no place in the second day"):
            do(made, "rejoin", player=player)
    with pytest.raises(Refused, match="The second day has begun"):
        made.register("Late Larry", at=AT)
    with pytest.raises(Refused, match="The second day has begun"):
        do(made, "admit", player=9)
    stays = made.event.second_day[0]
    made.pair(at=AT)
    do(made, "drop", player=stays)
    do(made, "rejoin", player=stays)
    assert len(made.event.active()) == 4


@ruling("TR/progression-cut/3")
def test_who_leaves_before_the_second_day_is_paired_gives_their_place_to_the_next() -> None:
    made = second_day()
    made.advance(at=AT)
    ranked = [standing.id for standing in made.event.standings()]
    do(made, "drop", player=ranked[5])  # who declines to be called up is passed over
    do(made, "drop", player=ranked[1])
    assert made.event.second_day == [ranked[0], ranked[2], ranked[3], ranked[4]]
    do(made, "drop", player=ranked[0])
    assert made.event.second_day == [ranked[2], ranked[3], ranked[4], ranked[6]]
    assert sorted(player.id for player in made.event.active()) == sorted(made.event.second_day)
    with pytest.raises(Refused, match="has no place in the second day"):
        do(made, "rejoin", player=ranked[0])
    play_round(made)
    do(made, "drop", player=ranked[2])
    assert len(made.event.active()) == 3, "once it is paired nobody is called up any more"
    made.undo_round(at=AT)
    assert Tournament.read(made.write()).digest() == made.digest()


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 10**6))
def test_in_any_order_of_deeds_the_second_day_has_the_best_who_are_there(seed: int) -> None:
    rng = Random(seed)
    made = second_day(rng.randint(6, 12))
    deeds = ("drop", "drop", "rejoin", "advance", "undo", "redo", "register", "pair", "round")
    for step in range(20):
        player, what = rng.choice(list(made.event.players)), rng.choice(deeds)
        try:
            if what == "advance":
                made.advance(at=AT)
            elif what == "undo":
                made.undo(at=AT)
            elif what == "redo":
                made.undo([made.last_undo()], at=AT)
            elif what == "register":
                made.register(f"Late {step}", at=AT)
            elif what == "pair":
                made.pair(at=AT, allow_rematches=True)
            elif what == "round":
                made.undo_round(at=AT)
            else:
                do(made, what, player=player)
        except Refused:
            continue
        event = made.event
        if event.advanced:
            assert len(event.active()) <= 4
            assert {player.id for player in event.active()} <= set(event.second_day)
            if len(event.rounds) == 1:
                there = [player for player in event.players.values() if player.status in (Status.ACTIVE, Status.CUT)]
                assert len(event.active()) == min(4, len(there))
    assert Tournament.read(made.write()).digest() == made.digest()


def test_a_single_sided_game_that_is_paired_by_hand_has_the_sides_that_are_due() -> None:
    for seed in range(12):
        made = custom(7, swiss=4, seed=str(seed), single_sided=True)
        for _ in range(2):
            play_round(made, lambda _: (3, 0))
        made.pair(at=AT)
        made.register("Late Larry", at=AT)
        do(made, "fill-bye", player=8, anyway=True)
        one, two = (match.first for match in made.event.round.matches[:2])
        do(made, "swap", first=one, second=two, anyway=True)
        past = history(made.event, made.event.rounds[:-1])
        changed = [made.event.round.match_of(player) for player in (one, two, 8)]
        for match in changed:
            assert match is not None
            sides = match.sides(0)
            if (sides["runner"], sides["corp"]) not in past.orientations:  # the other way round was free
                assert past.balance[sides["corp"]] <= past.balance[sides["runner"]]
        assert Tournament.read(made.write()).digest() == made.digest()


def test_who_waited_for_a_place_and_was_disqualified_is_not_counted() -> None:
    made = custom(5, swiss=1, capacity=4)
    do(made, "disqualify", player=5, reason="Rude")
    play_round(made)
    assert [player.id for player in made.event.entrants()] == [1, 2, 3, 4]


def test_in_single_sided_rounds_sides_are_evened_out_before_points_and_nobody_meets_again_without_need() -> None:
    for seed in range(20):
        made = custom(4, swiss=2, seed=str(seed), single_sided=True)
        play_round(made, lambda match: (3, 0) if match.sides(0)["corp"] == match.first else (0, 3))
        made.pair(at=AT)
        assert set(history(made.event).balance.values()) == {0}, "the two who won were both the Corp"
        met = {frozenset(match.players) for match in made.event.rounds[0].matches}
        assert not met & {frozenset(match.players) for match in made.event.round.matches}
