"""Tournament Regulations I.3, I.7, III.3: the judge's log."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from netrunner.tournament.errors import Refused
from netrunner.tournament.event import Match, Status
from netrunner.tournament.judge import Penalty, missed_opportunity
from netrunner.tournament.registration import may_read_list
from netrunner.tournament.tournament import Tournament
from tests.rulings import ruling
from tests.tournament.events import AT, choose_all, deck_data, do, event, started

CORP = deck_data("Jinteki: Personal Evolution", ("Snare!", 3), ("Hedge Fund", 3))


def officiated() -> Tournament:
    made = started(event(4))
    do(made, "staff", at=AT, name="Jutta", role="judge")
    do(made, "staff", at=AT, name="Maja", role="marshal")
    made.pair(at=AT)
    return made


@ruling("TR/missed-opportunities/3")
def test_a_missed_effect_is_used_late_only_with_the_opponents_consent() -> None:
    made = officiated()
    data = {"matter": "missed opportunity", "text": "PAD Campaign", "players": [1], "use_late": True}
    with pytest.raises(Refused, match="does not consent"):
        do(made, "ruling", at=AT, by="Jutta", **data)
    assert made.event.judge_log.rulings == []
    do(made, "ruling", at=AT, by="Jutta", consent=True, **data)
    assert "consent" in missed_opportunity("PAD Campaign", opponent_consents=True)


def test_a_ruling_names_leader_players_table_rules_and_penalty() -> None:
    made = officiated()
    do(made, "ruling", at=AT, by="Jutta", text="Slow play", players=[1, 2], table=1, rules=["TR/unsporting-conduct/1"],
        matter="unsporting conduct", penalty="warning",
    )  # fmt: skip
    entry = made.event.judge_log.of(2)[0]
    assert (entry.leader, entry.table, entry.round, entry.penalty) == ("Jutta", 1, 1, Penalty.WARNING)
    assert entry.rules == ["TR/unsporting-conduct/1"]


def test_a_marshals_review_is_final() -> None:
    made = officiated()
    do(made, "ruling", at=AT, by="Jutta", text="The run was successful", players=[1])
    with pytest.raises(Refused, match="may not"):
        do(made, "review", at=AT, by="Jutta", ruling=1, text="It was")
    do(made, "review", at=AT, by="Maja", ruling=1, text="It was not")
    with pytest.raises(Refused, match="final"):
        do(made, "review", at=AT, by="Maja", ruling=1, text="It was after all")
    with pytest.raises(Refused, match="no ruling 9"):
        do(made, "review", at=AT, by="Maja", ruling=9, text="?")


def test_a_leader_does_not_rule_on_their_own_game() -> None:
    made = event(3)
    do(made, "staff", at=AT, name="Jutta", role="judge")
    number = made.register("Jutta", at=AT).number("id")
    with pytest.raises(Refused, match="Olga decides"):
        do(made, "ruling", at=AT, by="Jutta", text="I win", players=[number])


def test_players_make_no_rulings_and_bad_words_are_refused() -> None:
    made = officiated()
    with pytest.raises(Refused, match="may not"):
        do(made, "ruling", at=AT, by="Ada", text="I win", players=[1])
    with pytest.raises(Refused, match=r"is .ruling., .missed opportunity."):
        do(made, "ruling", at=AT, text="?", matter="gossip")
    with pytest.raises(Refused, match="unsporting conduct"):
        do(made, "ruling", at=AT, text="?", penalty="disqualification recommended")


def test_a_disqualification_stands_in_the_judges_log() -> None:
    made = officiated()
    do(made, "disqualify", at=AT, player=1, reason="marked cards")
    assert made.event.judge_log.of(1)[0].text == "marked cards"


def refereed(**options: Any) -> tuple[Tournament, Match]:
    """A relaxed event that its organizer plays in, with a judge beside her, and the organizer's match."""
    made = event(3, **options)
    do(made, "staff", at=AT, name="Jutta", role="judge")
    made.register("Olga", at=AT)
    made.start(at=AT)
    made.pair(at=AT)
    match = made.event.round.match_of(4)
    assert match is not None
    return made, match


@ruling("TR/leader-participation/2")
def test_a_leader_rules_on_no_table_at_which_they_play() -> None:
    made, match = refereed()
    with pytest.raises(Refused, match=r"about their own match.*Jutta decides"):
        do(made, "ruling", at=AT, table=match.table, players=[], text="I am right")
    do(made, "ruling", at=AT, by="Jutta", table=match.table, players=list(match.players), text="You are not")


@ruling("TR/leader-participation/2", "TR/judge/6")
def test_a_marshal_reviews_no_ruling_on_their_own_game() -> None:
    made, match = refereed()
    do(made, "ruling", at=AT, by="Jutta", table=match.table, players=list(match.players), text="Take it back")
    with pytest.raises(Refused, match=r"about their own match.*Jutta decides"):
        do(made, "review", at=AT, ruling=1, text="It stays")
    do(made, "staff", at=AT, name="Mo", role="marshal")
    do(made, "review", at=AT, by="Mo", ruling=1, text="Taken back")


@ruling("TR/leader-participation/2")
def test_a_leader_corrects_no_result_of_their_own() -> None:
    made, match = refereed()
    do(made, "report", at=AT, by="Jutta", table=match.table, points=[3, 3])
    with pytest.raises(Refused, match=r"about their own match.*Jutta decides"):
        do(made, "report", at=AT, table=match.table, points=[6, 0], correct=True)
    do(made, "report", at=AT, by="Jutta", table=match.table, points=[6, 0], correct=True)


@ruling("TR/judge/3")
def test_a_judge_off_duty_is_a_spectator_at_a_split_and_a_player_like_others_at_a_report() -> None:
    made = event(3)
    do(made, "staff", at=AT, name="Jutta", role="judge")
    made.register("Jutta", at=AT)
    made.start(at=AT)
    made.pair(at=AT)
    do(made, "duty", at=AT, by="Jutta", name="Jutta", off=True)
    match = made.event.round.match_of(4)
    other = next(each for each in made.event.round.matches if each is not match)
    assert match is not None
    with pytest.raises(Refused, match="Jutta is off duty"):
        do(made, "report", at=AT, table=other.table, split=True, leader="Jutta")
    do(made, "report", at=AT, by="Jutta", table=match.table, points=[6, 0])
    again = made.event.round.match_of(4)
    assert again is not None
    assert (again.result, list(again.claims)) == (None, [4])


@settings(max_examples=60, deadline=None)
@given(
    st.lists(
        st.tuples(
            st.sampled_from(["report", "confirm", "no-show"]),
            st.sampled_from(["Olga", "Jutta", "opponent"]),
            st.sampled_from([[6, 0], [3, 3], [0, 6]]),
        ),
        max_size=8,
    )
)
def test_in_any_order_a_leader_settles_their_own_match_only_with_the_opponent(
    steps: list[tuple[str, str, list[int]]],
) -> None:
    """Tournament Regulations I.6: another leader decides, or both players agree."""
    made, match = refereed()
    names = {made.event.players[player].name: player for player in match.players}
    opponent = next(name for name in names if name != "Olga")
    for what, who, points in steps:
        by = opponent if who == "opponent" else who
        settled = made.event.round.matches[match.table - 1].result
        said = dict(made.event.round.matches[match.table - 1].claims)
        try:
            if what == "report":
                do(made, "report", at=AT, by=by, table=match.table, points=points)
            elif what == "confirm":
                do(made, "confirm", at=AT, by=by, table=match.table)
            else:
                do(made, "no-show", at=AT, by=by, player=names[opponent])
        except Refused:
            continue
        now = next(each for each in made.event.round.matches if each.table == match.table)
        if settled is None and now.result is not None and by == "Olga":
            assert names[opponent] in said
            assert now.result.points == said[names[opponent]].points


@ruling("TR/leader-participation/2")
@pytest.mark.parametrize(
    ("what", "data"), [("drop", {}), ("disqualify", {"reason": "Rude"}), ("missing-card", {"side": "corp"})]
)
def test_a_leader_takes_no_opponent_out_of_their_own_match(what: str, data: dict[str, str]) -> None:
    made, match = refereed()
    olga = made.event.find("Olga").id
    opponent = match.opponent_of(olga)
    with pytest.raises(Refused, match=r"about their own match.*Jutta decides"):
        do(made, what, at=AT, player=opponent, **data)
    do(made, "report", at=AT, by="Jutta", table=match.table, points=[6, 0])
    do(made, what, at=AT, player=opponent, **data)


def test_a_log_of_before_may_hold_an_opponent_whom_a_leader_took_out() -> None:
    made, match = refereed(version=2)
    do(made, "drop", at=AT, player=match.opponent_of(made.event.find("Olga").id))
    assert Tournament.read(made.write()).digest() == made.digest()


@ruling("TR/leader-participation/2")
def test_a_leader_who_waits_for_a_place_reads_no_closed_list() -> None:
    made = event(4, capacity=4)
    do(made, "staff", at=AT, name="Jutta", role="judge")
    made.register("Jutta", at=AT)
    waiting = made.event.find("Jutta")
    assert waiting.status is Status.WAITING
    assert not may_read_list(made.event, "Jutta", made.event.players[1])


@ruling("TR/leader-participation/2")
def test_a_leader_who_left_reads_the_closed_lists_and_does_not_come_back() -> None:
    made = event(3, lists="closed")
    do(made, "staff", at=AT, name="Jutta", role="judge")
    number = made.register("Jutta", at=AT).number("id")
    do(made, "drop", at=AT, player=number)
    do(made, "rejoin", at=AT, player=number)
    do(made, "deck", at=AT, player=1, side="corp", **CORP)
    do(made, "drop", at=AT, player=number)
    assert may_read_list(made.event, "Jutta", made.event.players[1])
    with pytest.raises(Refused, match="closed lists"):
        do(made, "rejoin", at=AT, player=number)
    made.undo(at=AT)
    assert made.event.players[number].active
    assert not may_read_list(made.event, "Jutta", made.event.players[1])


@ruling("TR/leader-participation/2")
def test_a_leader_who_plays_in_the_bracket_reports_as_a_player() -> None:
    made = event(5, structure="custom", swiss=1, cut=4)
    do(made, "staff", at=AT, name="Jutta", role="judge")
    made.register("Olga", at=AT)
    made.start(at=AT)
    made.pair(at=AT)
    for match in made.event.round.matches:
        points = [6, 0] if match.first == 6 else [0, 6]
        do(made, "report", at=AT, by="Jutta", table=match.table, points=points)
    made.cut(at=AT)
    choose_all(made)
    bracket = made.event.bracket
    assert bracket is not None
    game = next(each for each in bracket.open_games() if 6 in (bracket.players(each) or ()))
    pair = bracket.players(game)
    assert pair is not None
    other = made.event.players[next(player for player in pair if player != 6)]
    do(made, "game", at=AT, game=game, winner=6)
    assert game not in bracket.played
    do(made, "confirm", at=AT, by=other.name, game=game)
    assert made.event.bracket is not None
    assert made.event.bracket.played[game].winner == 6
