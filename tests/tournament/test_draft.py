"""Tournament Regulations VII: drafting."""

from datetime import timedelta
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from netrunner.tournament import draft_pool
from netrunner.tournament.draft import Draft, Plan, Seat, cube, make_packs, not_drafted
from netrunner.tournament.errors import Refused
from netrunner.tournament.tournament import Tournament
from tests.tournament.events import AT, custom, do, event

CORP = [f"Corp {number:03}" for number in range(200)]
RUNNER = [f"Runner {number:03}" for number in range(200)]
POOLS = {"corp": CORP, "runner": RUNNER}
SMALL = Plan(packs=(("corp", 2), ("runner", 1)), size=3, seconds=60)


def draft(*players: int | None, plan: Plan = SMALL, seed: str = "1", ratings: dict[str, float] | None = None) -> Draft:
    return Draft.start(list(players), POOLS, plan, seed=seed, at=AT, ratings=ratings)


def test_a_pack_goes_left_in_the_first_turn_and_right_in_the_second() -> None:
    made = draft(1, 2, 3)
    opened = {player: made.hand(player) for player in (1, 2, 3)}
    for player in (1, 2, 3):
        made.pick(player, opened[player][0], at=AT)
    assert made.hand(2) == opened[1][1:]
    for _ in range(2):
        for player in (1, 2, 3):
            made.pick(player, made.hand(player)[0], at=AT)
    opened = {player: made.hand(player) for player in (1, 2, 3)}
    for player in (1, 2, 3):
        made.pick(player, opened[player][0], at=AT)
    assert made.hand(2) == opened[3][1:]


def test_the_corp_packs_come_first_and_then_the_runner_packs() -> None:
    made = draft(1, 2)
    while not made.over:
        player = next(player for player in (1, 2) if made.hand(player))
        made.pick(player, made.hand(player)[0], at=AT)
    for player in (1, 2):
        sides = [card.split()[0] for card in made.picks(player)]
        assert sides == ["Corp"] * 6 + ["Runner"] * 3
    with pytest.raises(Refused, match="over"):
        made.pick(1, "Corp 001", at=AT)


def test_only_a_card_of_the_pack_in_hand_can_be_picked() -> None:
    made = draft(1, 2)
    with pytest.raises(Refused, match="not in this pack"):
        made.pick(1, "Sure Gamble", at=AT)
    made.pick(1, made.hand(1)[0], at=AT)
    with pytest.raises(Refused, match="waits for a pack"):
        made.pick(1, "Corp 001", at=AT)
    with pytest.raises(Refused, match="does not sit"):
        made.hand(9)


def test_a_bot_takes_the_card_it_rates_highest() -> None:
    ratings = {card: float(number) for number, card in enumerate(CORP)}
    made = draft(1, None, ratings=ratings)
    bot: Seat = made.seats[1]
    assert bot.picks == [max([*bot.picks, *made.seats[0].packs[1]])]


def test_bots_alone_finish_the_draft_at_once() -> None:
    made = draft(None, None, None)
    assert made.over
    assert all(len(seat.picks) == 9 for seat in made.seats)


def test_who_lets_the_time_pass_gets_the_highest_rated_card() -> None:
    ratings = {card: float(number) for number, card in enumerate(CORP)}
    made = draft(1, 2, ratings=ratings)
    hand = made.hand(1)
    made.pick(2, made.hand(2)[0], at=AT + timedelta(seconds=30))
    assert made.left(1, AT + timedelta(seconds=45)) == timedelta(seconds=15)
    assert made.expire(AT + timedelta(seconds=59)) == []
    picks = made.expire(AT + timedelta(seconds=60))
    assert [(pick.seat, pick.card, pick.how) for pick in picks] == [(0, max(hand), "time")]
    assert made.left(1, AT + timedelta(seconds=60)) == timedelta(seconds=60)


def test_a_cube_that_is_too_small_is_refused() -> None:
    with pytest.raises(Refused, match="need 27 cards, and the pool has 3"):
        make_packs(["a", "b", "c"], 9, 3, Random(0))
    with pytest.raises(Refused, match="at least one copy"):
        cube({"a": 0})
    with pytest.raises(Refused, match="two seats"):
        draft(1)
    with pytest.raises(Refused, match="nobody sits twice"):
        draft(1, 1)
    with pytest.raises(Refused, match="at least one pack"):
        Plan(packs=(), size=3)


def test_the_seats_of_a_draft_pair_the_first_round() -> None:
    made = event(4, play="full draft")
    seats = draft(3, 1, None, 4, 2).seating()
    made.start(at=AT)
    do(made, "seats", at=AT, order=seats)
    made.pair(at=AT)
    assert {frozenset(match.players) for match in made.event.round.matches} == {frozenset((3, 4)), frozenset((1, 2))}


def test_a_deck_holds_only_what_was_drafted() -> None:
    assert not_drafted({"a": 1, "b": 3}, ["a", "b", "b"]) == {"b": 1}


@settings(max_examples=30, deadline=None)
@given(st.lists(st.booleans(), min_size=2, max_size=6), st.integers(0, 99))
def test_every_card_is_drafted_once_whoever_picks_in_whatever_order(bots: list[bool], seed: int) -> None:
    players = [None if bot else number for number, bot in enumerate(bots, start=1)]
    made, again = (draft(*players, seed=str(seed)) for _ in range(2))
    dealt = sorted(card for turn in made.unopened for pack in turn for card in pack)
    rng = Random(seed)
    people = [player for player in players if player is not None]
    while not made.over:
        player = rng.choice([player for player in people if made.hand(player)])
        card = rng.choice(made.hand(player))
        made.pick(player, card, at=AT)
        again.pick(player, card, at=AT)
    assert sorted(card for seat in made.seats for card in seat.picks) == dealt
    assert {len(seat.picks) for seat in made.seats} == {9}
    assert again.record == made.record


# --- the draft of an event


def drafting(players: int = 3, seats: int = 4, seconds: int = 60) -> Tournament:
    made = custom(players, 2, play="full draft", format="draft")
    pools = {side: dict.fromkeys(cards, 1) for side, cards in POOLS.items()}
    made.draft(
        at=AT, seats=seats, pools=pools, packs=[["corp", 2], ["runner", 1]], size=3, seconds=seconds, free={"Basic": 3}
    )
    return made


def finish(made: Tournament) -> None:
    assert made.event.draft is not None
    while not made.event.draft.over:
        player = next(each.id for each in made.event.active() if made.event.draft.hand(each.id))
        do(made, "pick", at=AT, player=player, card=made.event.draft.hand(player)[0])


def test_the_draft_of_an_event_is_part_of_its_log() -> None:
    made = drafting()
    finish(made)
    assert made.event.draft is not None
    assert all(len(made.event.draft.picks(player.id)) == 9 for player in made.event.active())
    again = Tournament.read(made.write())
    assert again.digest() == made.digest()
    assert again.event.draft == made.event.draft
    assert made.audit() == []


def test_undo_gives_a_pick_back() -> None:
    made = drafting(2, 2)
    before = made.digest()
    assert made.event.draft is not None
    do(made, "pick", at=AT, player=1, card=made.event.draft.hand(1)[0])
    made.undo(at=AT)
    assert made.digest() == before


def test_a_player_picks_for_themselves_only() -> None:
    made = drafting(2, 2)
    assert made.event.draft is not None
    with pytest.raises(Refused, match="only for themselves"):
        do(made, "pick", at=AT, by="Ada", player=2, card=made.event.draft.hand(2)[0])
    do(made, "pick", at=AT, by="Ada", player=1, card=made.event.draft.hand(1)[0])


def test_time_that_is_over_is_an_entry_that_picks() -> None:
    made = drafting(2, 2)
    with pytest.raises(Refused, match="Nobody's time"):
        do(made, "expire", at=AT + timedelta(seconds=59))
    do(made, "expire", at=AT + timedelta(seconds=60))
    assert made.event.draft is not None
    assert [len(made.event.draft.picks(player)) for player in (1, 2)] == [1, 1]
    assert made.event.draft.deadline() == AT + timedelta(seconds=120)


def test_a_deck_holds_only_what_was_drafted_or_is_free() -> None:
    made = drafting()
    picked = [{"title": "Basic", "copies": 3}]
    with pytest.raises(Refused, match="when the draft is over"):
        do(made, "deck", at=AT, player=1, side="corp", identity="The Shadow", cards=picked)
    finish(made)
    assert made.event.draft is not None
    own = [{"title": title, "copies": 1} for title in made.event.draft.picks(1) if title.startswith("Corp")]
    with pytest.raises(Refused, match="has not drafted 1x Basic"):
        do(made, "deck", at=AT, player=1, side="corp", identity="The Shadow", cards=[{"title": "Basic", "copies": 4}])
    do(made, "deck", at=AT, player=1, side="corp", identity="The Shadow", cards=[*own, *picked])
    assert len(made.event.players[1].decks["corp"].cards) == 7


def test_a_bot_takes_the_seat_of_a_drafter_who_leaves() -> None:
    made = drafting(2, 2)
    do(made, "drop", at=AT, player=2)
    assert made.event.draft is not None
    assert made.event.draft.seating() == [1]
    finish(made)
    assert len(made.event.draft.picks(1)) == 9


def test_who_comes_back_to_a_draft_has_their_seat_with_what_the_bot_picked() -> None:
    made = drafting(2, 2)
    do(made, "drop", at=AT, player=2)
    do(made, "rejoin", at=AT, player=2)
    draft = made.event.draft
    assert draft is not None
    assert sorted(draft.seating()) == [1, 2]
    for player in (1, 2):
        do(made, "pick", at=AT, player=player, card=draft.hand(player)[0])
    do(made, "drop", at=AT, player=2)
    finish(made)
    do(made, "rejoin", at=AT, player=2)
    assert made.event.draft is not None
    assert len(made.event.draft.picks(2)) == len(made.event.draft.picks(1))
    do(made, "repair-pool", at=AT, player=2, add={"Corp 001": 1})
    assert Tournament.read(made.write()).digest() == made.digest()


def test_no_round_is_paired_while_the_draft_goes_on() -> None:
    made = drafting(4, 4)
    made.start(at=AT)
    with pytest.raises(Refused, match="The draft is going on"):
        made.pair(at=AT)
    finish(made)
    made.pair(at=AT)


def test_the_first_round_of_a_draft_pairs_across_the_table_the_bots_left_out() -> None:
    made = drafting(4, 6)
    finish(made)
    made.start(at=AT)
    made.pair(at=AT)
    one, two, three, four = made.event.seats
    assert {match.players for match in made.event.round.matches} == {(one, three), (two, four)}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"seats": 2}, "at least as many seats"),
        ({"pools": {"corp": {"Corp 001": 1}}}, "corp cards, and the pool has 1"),
        ({"pools": []}, "is a table"),
        ({"packs": [["corp"]]}, "`packs.0.1` of .draft. is missing"),
        ({"ratings": {"Corp 001": "good"}}, "valid number"),
        ({"free": {"Basic": 0}}, "is 1 or more"),
    ],
)
def test_a_draft_that_makes_no_sense_is_refused(change: dict[str, Any], message: str) -> None:
    made = custom(3, 2, play="full draft", format="draft")
    pools = {side: dict.fromkeys(cards, 1) for side, cards in POOLS.items()}
    given: dict[str, Any] = {"seats": 4, "pools": pools, "size": 3} | change
    with pytest.raises(Refused, match=message):
        made.draft(at=AT, **given)
    assert made.event.draft is None


def test_a_draft_comes_before_the_first_round_of_a_draft_event() -> None:
    with pytest.raises(Refused, match="not a draft"):
        custom(2, 1).draft(at=AT, seats=2, pools={})
    made = drafting()
    with pytest.raises(Refused, match="already begun"):
        made.draft(at=AT, seats=3, pools={})
    with pytest.raises(Refused, match="nobody can enter"):
        made.register("Zoe", at=AT)
    with pytest.raises(Refused, match="what is played"):
        do(made, "change", at=AT, play="standard")


def test_a_cube_is_written_down_or_taken_from_sets() -> None:
    made = draft_pool.from_text("# ours\n3 Ice Wall\n\n2x sure gamble\nNoise: Hacker Extraordinaire\nIce Wall\n")
    assert made == {"corp": {"Ice Wall": 4}, "runner": {"Sure Gamble": 2}}
    with pytest.raises(Refused, match="line 2: no card is called “Nonsense”"):
        draft_pool.from_text("Ice Wall\nNonsense")
    core = draft_pool.from_sets(["core"])
    assert core["runner"]["Sure Gamble"] == 3
    assert len(draft_pool.from_sets(["genesis"])["corp"]) > 30
    with pytest.raises(Refused, match="no set or cycle"):
        draft_pool.from_sets(["nothing"])
    assert set(draft_pool.ratings(core)) == {title for side in core.values() for title in side}


def test_bots_and_time_outs_leave_every_seat_enough_agendas_for_a_deck() -> None:
    pools = draft_pool.from_sets(["core", "genesis", "creation-and-control"])
    points, minimum = draft_pool.agenda_points(pools), draft_pool.minimum_points({})
    assert minimum == 14
    packs, size = draft_pool.fitting_packs(sum(pools["corp"].values()), 4)
    plan = Plan((("corp", packs),), size, 60)
    for seed in range(30):
        draft = Draft.start(
            [1, None, None, None],
            {side: cube(pool) for side, pool in pools.items()},
            plan,
            seed=str(seed),
            at=AT,
            ratings=draft_pool.ratings(pools),
            points=points,
            minimum=minimum,
        )
        late = AT
        while not draft.over:
            late += timedelta(minutes=2)
            draft.expire(late)
        assert all(draft.agenda_points(seat) >= minimum for seat in draft.seats), seed


def test_a_leader_repairs_a_pool() -> None:
    made = custom(2, 1, play="full draft", format="draft")
    pools = {side: dict.fromkeys(cards, 1) for side, cards in POOLS.items()}
    made.draft(at=AT, seats=2, pools=pools, packs=[["corp", 1]], size=1, seconds=0)
    drafted = made.event.draft
    assert drafted is not None
    for player in (1, 2):
        do(made, "pick", at=AT, player=player, card=drafted.hand(player)[0])
    (mine,) = drafted.picks(1)
    do(made, "repair-pool", at=AT, player=1, add={"Corp 199": 2}, remove={mine: 1})
    assert made.event.draft is not None
    assert made.event.draft.picks(1) == ["Corp 199", "Corp 199"]
    with pytest.raises(Refused, match="have not drafted"):
        do(made, "repair-pool", at=AT, player=1, remove={mine: 1})
    with pytest.raises(Refused, match="Say which cards"):
        do(made, "repair-pool", at=AT, player=1)
    with pytest.raises(Refused, match="may not"):
        do(made, "repair-pool", at=AT, by="Ada", player=1, add={"Corp 199": 1})
