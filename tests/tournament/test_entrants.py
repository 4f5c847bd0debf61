"""Who counts: leaving before and after the start, removal, places and the waiting list, lists on paper, cancelling."""

import pytest

from netrunner.tournament import nrtm, printing
from netrunner.tournament.errors import Refused
from netrunner.tournament.event import Lists, Status
from netrunner.tournament.narration import lines
from netrunner.tournament.registration import may_read_list
from netrunner.tournament.reporting import contradictions
from netrunner.tournament.tournament import Tournament
from tests.rulings import ruling
from tests.tournament.events import AT, custom, deck_data, do, event, play_round, started

CORP = deck_data("Jinteki: Personal Evolution", ("Snare!", 3), ("Hedge Fund", 3))


@ruling("TR/swiss-rounds/2", "TR/tournament-points/2")
def test_a_player_who_has_left_does_not_win() -> None:
    made = custom(8, swiss=3)
    for _ in range(2):
        play_round(made)
    leaders = [standing.id for standing in made.event.standings()[:2]]
    for player in leaders:
        do(made, "drop", at=AT, player=player)
    play_round(made, lambda match: (1, 1))
    table = made.event.standings()
    champion = made.event.champion()
    assert champion is not None
    assert champion not in leaders
    assert champion == next(standing.id for standing in table if not standing.left)
    marked = [row[1] for row in printing.standing_rows(table) if "(left)" in row[1]]
    assert sorted(marked) == sorted(f"{made.event.players[player].name} (left)" for player in leaders)


def test_who_left_before_the_first_round_is_not_ranked_counted_or_exported() -> None:
    made = event(9)
    do(made, "drop", at=AT, player=9)
    assert str(made.start(at=AT)) == "3 Swiss rounds, no cut"
    play_round(made)
    assert 9 not in [standing.id for standing in made.event.standings()]
    assert len(made.event.entrants()) == 8
    assert 9 not in [player["id"] for player in nrtm.write(made.event)["players"]]
    do(made, "rejoin", at=AT, player=9)
    assert made.event.tallies()[9].rounds == 1


def test_who_was_entered_by_mistake_is_removed_and_their_name_is_free_again() -> None:
    made = event(4)
    do(made, "remove", at=AT, player=2)
    assert made.event.players[2].status is Status.REMOVED
    with pytest.raises(Refused, match="no player 'Bea'"):
        made.event.find("Bea")
    made.register("Bea", at=AT)
    assert made.event.find("Bea").id == 5
    made.start(at=AT)
    made.pair(at=AT)
    with pytest.raises(Refused, match="drop Ada instead"):
        do(made, "remove", at=AT, player=1)
    assert Tournament.read(made.write()).digest() == made.digest()


def test_whoever_comes_after_the_last_place_waits_and_takes_the_first_that_is_free() -> None:
    made = event(0, capacity=4)
    for name in ("Ada", "Bea", "Cid", "Dot", "Eli", "Fay"):
        made.register(name, at=AT, by=name)
    statuses = [player.status for player in made.event.players.values()]
    assert statuses == [Status.ACTIVE] * 4 + [Status.WAITING] * 2
    assert [player.name for player in made.event.entrants()] == ["Ada", "Bea", "Cid", "Dot"]
    do(made, "drop", at=AT, by="Bea", player=2)
    assert made.event.find("Eli").active
    do(made, "admit", at=AT, player=6)
    assert len(made.event.active()) == 5
    with pytest.raises(Refused, match="does not wait"):
        do(made, "admit", at=AT, player=6)
    do(made, "change", at=AT, capacity=0)
    made.register("Gus", at=AT)
    assert made.event.find("Gus").active


def test_who_waits_can_be_let_in_late_with_the_losses_of_a_latecomer() -> None:
    made = started(event(5, capacity=4))
    made.pair(at=AT)
    assert made.event.players[5].status is Status.WAITING
    do(made, "admit", at=AT, player=5)
    assert made.event.players[5].unpaired == {1}


def test_required_lists_do_not_block_people_registered_by_hand_or_with_a_list_on_paper() -> None:
    made = event(3, lists_required=True)
    made.register("Dot", at=AT, by="Dot")
    do(made, "check-in", at=AT, player=1)
    with pytest.raises(Refused, match="Dot has not registered the corp and the runner deck"):
        do(made, "check-in", at=AT, player=4)
    with pytest.raises(Refused, match="may not"):
        do(made, "paper-list", at=AT, by="Dot", player=4, received=True)
    do(made, "paper-list", at=AT, player=4, received=True)
    do(made, "check-in", at=AT, player=4)
    do(made, "check-in", at=AT, player=1, absent=True)
    assert not made.event.players[1].checked_in
    with pytest.raises(Refused, match="not checked in"):
        do(made, "check-in", at=AT, player=1, absent=True)


def test_a_cancelled_event_goes_no_further_until_that_is_taken_back() -> None:
    made = started(event(4))
    do(made, "cancel", at=AT, reason="Snow")
    with pytest.raises(Refused, match="cancelled"):
        made.pair(at=AT)
    with pytest.raises(Refused, match="cancelled"):
        made.register("Gus", at=AT)
    with pytest.raises(Refused, match="cancelled"):
        made.cut(at=AT)
    with pytest.raises(Refused, match="cancelled already"):
        do(made, "cancel", at=AT)
    made.undo(at=AT)
    made.pair(at=AT)


def test_an_event_says_where_and_when_and_what_is_no_zone_is_refused() -> None:
    made = event(0, place="The Hall", start="10:30", zone="Europe/Berlin", fee="5 €", kind="store championship")
    assert (made.event.place, made.event.start, made.event.zone) == ("The Hall", "10:30", "Europe/Berlin")
    with pytest.raises(Refused, match="time zone"):
        do(made, "change", at=AT, zone="10 o'clock")
    with pytest.raises(Refused, match="start"):
        do(made, "change", at=AT, start="25:00")
    do(made, "change", at=AT, listed=False)
    assert not made.event.listed
    assert "listed" in made.entries[-1].data


@ruling("TR/leader-participation/2")
def test_a_leader_who_plays_reads_no_closed_list_of_who_they_may_meet() -> None:
    made = event(3, lists="closed")
    do(made, "staff", at=AT, name="Jutta", role="judge")
    do(made, "staff", at=AT, name="Max", role="marshal")
    made.register("Jutta", at=AT)
    do(made, "deck", at=AT, player=1, side="corp", **CORP)
    ada = made.event.players[1]
    assert made.event.lists is Lists.CLOSED
    assert not may_read_list(made.event, "Jutta", ada)
    assert may_read_list(made.event, "Max", ada)
    assert may_read_list(made.event, "Ada", ada)
    do(made, "drop", at=AT, player=4)
    assert may_read_list(made.event, "Jutta", ada)


def test_a_result_that_contradicts_a_game_loss_is_noticed() -> None:
    made = started(event(4))
    made.pair(at=AT)
    match = made.event.round.matches[0]
    do(made, "ruling", at=AT, text="Marked cards", players=[match.first], table=1, penalty="game loss", side="corp")
    do(made, "report", at=AT, table=1, games=[{"outcome": "corp"}, {"outcome": "corp"}])
    (said,) = contradictions(made.event, 1, made.event.round.matches[0])
    assert said.startswith("Table 1")
    assert made.event.players[match.first].name in said
    do(made, "report", at=AT, table=1, games=[{"outcome": "runner"}, {"outcome": "runner"}], correct=True)
    assert contradictions(made.event, 1, made.event.round.matches[0]) == []
    do(made, "report", at=AT, table=1, points=[6, 0], correct=True)
    assert len(contradictions(made.event, 1, made.event.round.matches[0])) == 1


def test_the_log_calls_people_as_they_were_called_then() -> None:
    made = event(2)
    do(made, "check-in", at=AT, player=1)
    do(made, "edit", at=AT, player=1, name="Augusta")
    do(made, "check-in", at=AT, player=1, absent=True)
    told = lines(made.entries)
    assert told[-3].endswith("checks Ada in")
    assert told[-2].endswith("changes Ada: name Augusta")
    assert told[-1].endswith("takes the check-in of Augusta back")
    made.undo([made.entries[-2].n], at=AT)
    do(made, "drop", at=AT, player=1)
    assert lines(made.entries)[-1].endswith("drops Ada")


def test_nobody_wins_a_cancelled_event() -> None:
    made = started(custom(4, swiss=1, cut=0))
    made.pair(at=AT)
    do(made, "report", table=1, points=[6, 0])
    do(made, "cancel", reason="Snow")
    do(made, "report", table=2, points=[6, 0])
    assert made.event.champion() is None
    made.undo([made.entries[-2].n], at=AT)
    assert made.event.champion() is not None


def test_who_is_removed_makes_room_for_who_waits() -> None:
    made = custom(2, swiss=1, capacity=1)
    assert made.event.players[2].status is Status.WAITING
    do(made, "remove", player=1)
    assert made.event.players[2].active
