"""Tournament Regulations IV.4, IV.5, IV.5.a and the bracket sheet."""

import json
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from netrunner.tournament.bracket import LOWER, UPPER, WIRING, Bracket
from netrunner.tournament.cut import shown_to_chooser
from netrunner.tournament.errors import Refused
from netrunner.tournament.event import Status
from netrunner.tournament.sides import SideCounts, SideReason, Sides, assign, assign_second_final
from netrunner.tournament.tournament import Tournament
from tests.rulings import ruling
from tests.tournament.events import AT, at_the_cut, choose_all, custom, do, play_bracket, play_swiss

SHARED = Path(__file__).parents[3] / "shared" / "tournaments" / "double_elimination.json"


def bracket_of(made: Tournament) -> Bracket:
    assert made.event.bracket is not None
    return made.event.bracket


def replay(size: int, winners: list[int]) -> Bracket:
    """A bracket of seeds 1 to size in which these seeds win the games in order of play."""
    bracket = Bracket(list(range(1, size + 1)))
    for winner in winners:
        report(bracket, bracket.open_games()[0], winner)
    return bracket


def report(bracket: Bracket, game: int, winner: int | None) -> None:
    pair = bracket.players(game)
    assert pair is not None
    why = SideReason.CHOICE if bracket.chooser(game) is not None else SideReason.RANDOM
    bracket.set_sides(game, Sides(pair[0], pair[1], why))
    bracket.report(game, winner)


# --- the cut


@ruling("TR/progression-cut/1")
def test_the_cut_takes_the_best_and_drops_everyone_else() -> None:
    made = play_swiss(custom(10, swiss=3, cut=4))
    ranked = [standing.id for standing in made.event.standings()]
    made.cut(at=AT)
    assert bracket_of(made).seeds == ranked[:4]
    assert {player.id for player in made.event.active()} == set(ranked[:4])
    assert all(made.event.players[number].status is Status.CUT for number in ranked[4:])


@ruling("TR/progression-cut/1")
def test_the_cut_waits_for_the_announced_number_of_rounds_and_all_results() -> None:
    made = custom(10, swiss=2, cut=4)
    made.start(at=AT)
    with pytest.raises(Refused, match="No round"):
        made.cut(at=AT)
    made.pair(at=AT)
    with pytest.raises(Refused, match="2 Swiss rounds were announced"):
        made.cut(at=AT)


@ruling("TR/progression-cut/2")
@pytest.mark.parametrize("size", [4, 8, 16])
def test_cuts_to_the_top_4_8_and_16(size: int) -> None:
    made = at_the_cut(players=20, cut=size)
    assert len(bracket_of(made).seeds) == size


def test_a_dropped_player_is_not_in_the_cut() -> None:
    made = play_swiss(custom(10, swiss=3, cut=4))
    best = made.event.standings()[0].id
    do(made, "drop", at=AT, player=best)
    made.cut(at=AT)
    assert best not in bracket_of(made).seeds


def test_a_cut_that_is_not_the_top_of_the_standings_is_refused() -> None:
    made = play_swiss(custom(10, swiss=3, cut=4))
    with pytest.raises(Refused, match="by the standings"):
        do(made, "cut", at=AT, seeds=[10, 9, 8, 7])


@ruling("TR/progression-cut/3")
def test_whoever_drops_before_the_first_game_is_replaced_by_the_next_as_the_lowest_seed() -> None:
    made = at_the_cut(players=10, cut=4)
    ranked = made.event.seeding
    do(made, "drop", at=AT, player=ranked[1])
    assert bracket_of(made).seeds == [ranked[0], ranked[2], ranked[3], ranked[4]]


@ruling("TR/progression-cut/3")
def test_after_the_first_game_nobody_is_called_up_any_more() -> None:
    made = at_the_cut(players=10, cut=4)
    seeds = list(bracket_of(made).seeds)
    choose_all(made)
    do(made, "game", at=AT, game=1, winner=seeds[0])
    do(made, "drop", at=AT, player=seeds[1])
    assert bracket_of(made).seeds == seeds


@ruling("TR/progression-cut/ex1")
def test_steven_in_sixth_place_leaves_and_eve_in_ninth_becomes_eighth() -> None:
    made = at_the_cut(players=12, cut=8)
    ranked = made.event.seeding
    steven, seventh, eighth, eve = ranked[5:9]
    do(made, "drop", at=AT, player=steven)
    assert bracket_of(made).seeds[5:] == [seventh, eighth, eve]
    assert bracket_of(made).players(1) == (ranked[0], eve)
    assert made.event.players[eve].active


# --- double elimination


@ruling("TR/double-elimination/1", "TR/deck-choice/1")
def test_an_elimination_round_is_one_game_with_one_player_on_each_side() -> None:
    made = at_the_cut()
    bracket = bracket_of(made)
    with pytest.raises(Refused, match="sides of game 1 are not settled"):
        do(made, "game", at=AT, game=1, winner=bracket.seeds[0])
    with pytest.raises(Refused, match="one on each side"):
        do(made, "sides", at=AT, game=1, corp=bracket.seeds[0], runner=bracket.seeds[0], why=str(SideReason.CHOICE))
    made.choose_side(1, "corp", at=AT)
    do(made, "game", at=AT, game=1, winner=bracket.seeds[0])
    with pytest.raises(Refused, match="already has its result"):
        do(made, "game", at=AT, game=1, winner=bracket.seeds[3])


@ruling("TR/double-elimination/2")
@pytest.mark.parametrize("size", [4, 8, 16])
def test_a_player_is_out_after_the_second_loss(size: int) -> None:
    bracket = Bracket(list(range(1, size + 1)))
    rng = Random(size)
    while bracket.champion is None:
        game = bracket.open_games()[0]
        pair = bracket.players(game)
        assert pair is not None
        assert all(bracket.losses(player) < 2 for player in pair)
        report(bracket, game, rng.choice(pair))
    losses = {player: bracket.losses(player) for player in bracket.seeds}
    assert losses.pop(bracket.champion) < 2
    assert set(losses.values()) == {2}


@ruling("TR/double-elimination/3")
@pytest.mark.parametrize("size", [4, 8, 16])
def test_the_rounds_go_on_until_one_player_is_left(size: int) -> None:
    made = at_the_cut(players=20, cut=size)
    champion = play_bracket(made)
    bracket = bracket_of(made)
    assert [player for player in bracket.seeds if not bracket.eliminated(player)] == [champion]
    assert made.event.champion() == champion
    assert bracket.open_games() == []


@ruling("TR/double-elimination/4")
def test_winners_advance_in_the_upper_bracket_and_losers_move_to_their_place_in_the_lower() -> None:
    bracket = replay(8, [1, 5, 2, 6])
    assert [bracket.players(game) for game in (5, 6, 7, 8)] == [(1, 5), (2, 6), (8, 4), (7, 3)]
    assert [bracket.slot(game).part for game in (5, 6, 7, 8)] == [UPPER, UPPER, LOWER, LOWER]


def test_the_second_final_is_played_only_after_a_first_loss_of_the_upper_finalist() -> None:
    bracket = replay(4, [1, 2, 1, 3, 2, 1])
    assert bracket.champion == 1
    with pytest.raises(Refused, match="no second final"):
        bracket.ready(7)
    bracket = replay(4, [1, 2, 1, 3, 2, 2])
    assert bracket.champion is None
    assert bracket.open_games() == [7]
    report(bracket, 7, 1)
    assert bracket.champion == 1
    assert bracket.places() == [(1, 1), (2, 2), (3, 3), (4, 4)]


@ruling("TR/double-elimination/5")
def test_the_opponents_of_a_player_who_drops_have_byes_now_and_later() -> None:
    made = at_the_cut(players=10, cut=4)
    one, two, three, four = bracket_of(made).seeds
    choose_all(made)
    do(made, "game", at=AT, game=1, winner=one)
    do(made, "drop", at=AT, player=two)
    bracket = bracket_of(made)
    assert bracket.played[2].bye
    assert bracket.played[2].winner == three
    assert bracket.played[4].bye
    assert bracket.played[4].winner == four
    assert bracket.open_games() == [3]


def test_who_drops_after_being_put_out_changes_nothing() -> None:
    made = at_the_cut(players=10, cut=4)
    choose_all(made)
    play_bracket(made)
    before = bracket_of(made).places()
    do(made, "drop", at=AT, player=bracket_of(made).seeds[3])
    assert bracket_of(made).places() == before


@ruling("TR/end-of-game/9")
def test_a_drawn_elimination_game_goes_to_the_higher_seed() -> None:
    made = at_the_cut()
    bracket = bracket_of(made)
    choose_all(made)
    do(made, "game", at=AT, game=2, draw=True)
    played = bracket_of(made).played[2]
    assert (played.winner, played.loser, played.drawn) == (bracket.seeds[1], bracket.seeds[2], True)


# --- sides


@ruling("TR/deck-choice/2")
def test_in_the_first_round_the_higher_seed_chooses_the_side() -> None:
    made = at_the_cut()
    high, low = bracket_of(made).seeds[0], bracket_of(made).seeds[3]
    names = made.event.players
    with pytest.raises(Refused, match="higher seed"):
        made.choose_side(1, "runner", at=AT, by=names[low].name)
    with pytest.raises(Refused, match="higher seed chooses"):
        do(made, "sides", at=AT, game=1, corp=high, runner=low, why=str(SideReason.RANDOM))
    made.choose_side(1, "runner", at=AT, by=names[high].name)
    assert bracket_of(made).sides[1] == Sides(low, high, SideReason.CHOICE)
    with pytest.raises(Refused, match="corp or runner"):
        made.choose_side(1, "both", at=AT)


@ruling("TR/deck-choice/3")
def test_the_higher_seed_sees_the_opponents_identities_before_choosing() -> None:
    made = at_the_cut()
    opponent = bracket_of(made).seeds[3]
    do(made, "edit", at=AT, player=opponent, corp="The Foundry", runner="Leela Patel", correct=True)
    assert shown_to_chooser(made.event, 1) == {"corp": "The Foundry", "runner": "Leela Patel"}
    with pytest.raises(Refused, match="Nobody chooses"):
        shown_to_chooser(made.event, 3)


@ruling("TR/deck-choice/4")
def test_later_each_plays_the_side_played_least() -> None:
    counts = {1: SideCounts(corp=1), 2: SideCounts(runner=1)}
    assert assign(1, 2, counts, Random(0)) == Sides(2, 1, SideReason.LEAST)
    counts = {1: SideCounts(corp=1, runner=1), 2: SideCounts(corp=2)}
    assert assign(1, 2, counts, Random(0)) == Sides(1, 2, SideReason.LEAST)
    made = at_the_cut()
    choose_all(made)
    do(made, "game", at=AT, game=1, winner=bracket_of(made).seeds[0])
    do(made, "game", at=AT, game=2, winner=bracket_of(made).seeds[2])
    with pytest.raises(Refused, match="first elimination round only"):
        made.choose_side(3, "corp", at=AT)
    made.settle_sides(at=AT)
    winner_as_corp, winner_as_runner = bracket_of(made).seeds[0], bracket_of(made).seeds[2]
    assert bracket_of(made).sides[3] == Sides(winner_as_runner, winner_as_corp, SideReason.LEAST)


@ruling("TR/deck-choice/5", "TR/deck-choice/ex1")
def test_kris_with_the_greater_differential_plays_the_corporation() -> None:
    tom, kris = 1, 2
    counts = {tom: SideCounts(corp=1, runner=2), kris: SideCounts(corp=1, runner=3)}
    for pair in ((tom, kris), (kris, tom)):
        assert assign(*pair, counts, Random(0)) == Sides(kris, tom, SideReason.DIFFERENTIAL)


@ruling("TR/deck-choice/6")
def test_equal_differentials_are_settled_by_lot() -> None:
    counts = {1: SideCounts(corp=1, runner=2), 2: SideCounts(corp=2, runner=3)}
    drawn = {assign(1, 2, counts, Random(seed)).corp for seed in range(20)}
    assert drawn == {1, 2}
    assert assign(1, 2, counts, Random(0)).why is SideReason.RANDOM


@ruling("TR/deck-choice/7")
def test_the_second_final_never_repeats_the_sides_of_the_first() -> None:
    first = Sides(1, 2, SideReason.LEAST)
    counts = {1: SideCounts(corp=1, runner=3), 2: SideCounts(corp=2, runner=2)}
    assert assign(1, 2, counts, Random(0)).corp == 1
    assert assign_second_final(first, counts, Random(0)) == Sides(2, 1, SideReason.SWITCH)
    counts = {1: SideCounts(corp=3, runner=1), 2: SideCounts(corp=1, runner=3)}
    assert assign_second_final(first, counts, Random(0)) == Sides(2, 1, SideReason.LEAST)


def test_sides_are_counted_over_the_elimination_stage_only_and_byes_do_not_count() -> None:
    made = at_the_cut()
    assert set(bracket_of(made).counts().values()) == {SideCounts()}
    choose_all(made)
    seeds = bracket_of(made).seeds
    do(made, "game", at=AT, game=1, winner=seeds[0])
    do(made, "drop", at=AT, player=seeds[1])
    counts = bracket_of(made).counts()
    assert counts[seeds[0]] == SideCounts(corp=1)
    assert counts[seeds[2]] == SideCounts()


# --- the wiring


def test_every_bracket_sends_each_player_to_one_place_at_a_time() -> None:
    for size, slots in WIRING.items():
        sources = [source for slot in slots for source in (slot.first, slot.second)]
        assert len(sources) == len(set(sources))
        assert {source for source in sources if source[0] == "s"} == {f"s{seed}" for seed in range(1, size + 1)}
        assert len(slots) == 2 * size - 1
        for before, after in pairwise(sorted(slots, key=lambda slot: slot.round)):
            assert before.round <= after.round
        for slot in slots:
            for source in (slot.first, slot.second):
                if source[0] != "s":
                    feeder = next(other for other in slots if other.game == int(source[1:]))
                    assert feeder.round < slot.round


@pytest.mark.skipif(not SHARED.exists(), reason="the shared material is not here")
@pytest.mark.parametrize("size", [4, 8, 16])
def test_the_wiring_is_that_of_the_published_brackets(size: int) -> None:
    parts = {"U": "upper", "L": "lower", "F": "final", "F2": "second final"}
    data = json.loads(SHARED.read_text())[f"double_{size}"]["games"]
    ours = [(slot.game, slot.round, slot.part, slot.first, slot.second) for slot in WIRING[size]]
    assert ours == [(game, number, parts[part], first, second) for game, number, part, first, second in data]


@settings(max_examples=40, deadline=None)
@given(st.sampled_from([4, 8, 16]), st.integers(0, 10_000), st.integers(0, 6))
def test_every_bracket_reaches_a_champion_whoever_wins_and_whoever_drops(size: int, seed: int, drops: int) -> None:
    bracket = Bracket(list(range(1, size + 1)))
    rng = Random(seed)
    leaving = rng.sample(bracket.seeds, min(drops, size - 2))
    while bracket.champion is None:
        alive = [player for player in bracket.seeds if not bracket.eliminated(player) and player not in bracket.gone]
        if leaving and bracket.begun and len(alive) > 1 and rng.random() < 0.3:
            bracket.drop(leaving.pop())
            continue
        game = bracket.open_games()[0]
        pair = bracket.players(game)
        assert pair is not None
        report(bracket, game, rng.choice([*pair, None]))
    places = bracket.places()
    assert [place for place, _ in places] == list(range(1, size + 1))
    assert sorted(player for _, player in places) == bracket.seeds
    assert places[0][1] == bracket.champion
    assert bracket.champion not in bracket.gone


def test_players_report_an_elimination_game_and_it_counts_when_both_say_the_same() -> None:
    made = at_the_cut()
    choose_all(made)
    assert made.event.bracket is not None
    first, second = made.event.bracket.players(1) or (0, 0)
    one, two = made.event.players[first].name, made.event.players[second].name
    do(made, "game", at=AT, by=one, game=1, winner=first)
    assert 1 not in made.event.bracket.played
    with pytest.raises(Refused, match="opponent confirms"):
        do(made, "confirm", at=AT, by=one, game=1)
    do(made, "game", at=AT, by=two, game=1, winner=second)
    assert made.event.bracket is not None
    assert 1 not in made.event.bracket.played
    with pytest.raises(Refused, match="differ"):
        do(made, "confirm", at=AT, game=1)
    do(made, "confirm", at=AT, by=two, game=1)
    assert made.event.bracket.played[1].winner == first
    assert made.event.bracket.claims == {}


def test_a_report_from_before_somebody_was_replaced_is_forgotten() -> None:
    made = at_the_cut(players=10, cut=4)
    bracket = made.event.bracket
    assert bracket is not None
    choose_all(made)
    do(made, "game", at=AT, by=made.event.players[bracket.seeds[0]].name, game=1, winner=bracket.seeds[0])
    do(made, "drop", at=AT, player=bracket.seeds[1])
    assert (bracket.claims, bracket.sides, bracket.settled) == ({}, {}, {})


def test_the_winner_of_a_game_plays_in_it_and_is_named_in_the_refusal() -> None:
    made = at_the_cut(players=10, cut=4)
    choose_all(made)
    bracket = made.event.bracket
    assert bracket is not None
    stranger = made.event.players[bracket.seeds[1]]
    with pytest.raises(Refused, match=f"{stranger.name} does not play in game 1"):
        do(made, "game", at=AT, game=1, winner=stranger.id)


def test_nobody_reports_an_elimination_game_of_others() -> None:
    made = at_the_cut()
    choose_all(made)
    assert made.event.bracket is not None
    foreign = made.event.players[(made.event.bracket.players(2) or (0, 0))[0]].name
    with pytest.raises(Refused, match="only for themselves"):
        do(made, "game", at=AT, by=foreign, game=1, draw=True)
    with pytest.raises(Refused, match="nothing waits"):
        do(made, "confirm", at=AT, game=1)
