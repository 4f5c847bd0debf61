"""Rules Reference: Agenda Points, Scored Points, Score Area, Winning the Game."""

from netrunner.cards.vocabulary import NET, AccessMore, Damage, Run, Static, when_scored
from netrunner.engine.ability import Trigger
from netrunner.engine.terms import Q_POINTS, RND, STOLEN
from netrunner.scenario import Scenario
from tests.engine.homemade import agenda, by_title, event
from tests.rulings import ruling


@ruling("RR/agenda-points/1", "RR/scored-points/1", "RR/score-area/1")
def test_both_sides_count_the_agendas_in_their_own_score_area() -> None:
    s = Scenario(
        corp={"scored": ["Priority Requisition", "Hostile Takeover"], "hand": ["Nisei MK II"]},
        runner={"scored": ["AstroScript Pilot Program"]},
    )
    assert (s.corp.score, s.runner.score) == (4, 2)


@ruling("RR/winning-the-game/1")
def test_the_corp_wins_at_seven_points_the_moment_it_scores() -> None:
    boom = agenda("Boom", when_scored(Damage(NET, 9)), advancement=1, points=3)
    s = Scenario(
        corp={
            "scored": ["Priority Requisition", "Hostile Takeover"],
            "servers": {"Server 1": {"root": [("Boom", {"advancement": 1})]}},
        },
        skip_empty_windows=False,
        definitions=by_title(boom),
    )
    s.choose("Gain 1 credit")
    s.choose("Score Boom")
    assert s.result is not None
    assert (s.result.winner, s.result.reason) == ("corp", "agenda points"), "before its ability can kill"
    assert s.side is None
    assert s.options == []


@ruling("RR/winning-the-game/1")
def test_the_runner_wins_at_seven_points_in_the_middle_of_an_access() -> None:
    raid = event("Raid", Run(RND, if_successful=(AccessMore(2),)))
    trap = agenda("Trap", Trigger(STOLEN, (Damage(NET, 9),), itself=True, inactive=True), points=3)
    s = Scenario(
        corp={"deck": ["Trap", "Snare!", "Snare!"]},
        runner={"scored": ["Priority Requisition", "Hostile Takeover"], "hand": ["Raid"]},
        turn="runner",
        definitions=by_title(raid, trap),
    )
    s.choose("Play Raid")
    s.choose("Continue")
    assert s.result is not None
    assert (s.result.winner, s.result.reason) == ("runner", "agenda points")


def test_six_points_do_not_win() -> None:
    s = Scenario(runner={"scored": ["Priority Requisition", "Priority Requisition"]}, turn="runner")
    assert s.result is None
    assert s.runner.score == 6


def test_more_than_seven_points_win_too() -> None:
    s = Scenario(
        corp={"hand": ["Priority Requisition"]},
        runner={"scored": ["Priority Requisition", "Priority Requisition"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Continue")
    assert s.result is not None
    assert s.runner.score == 9


def test_a_value_that_rises_in_a_score_area_wins_as_soon_as_it_does() -> None:
    growing = agenda("Growing", Static(Q_POINTS, 4), points=3)
    s = Scenario(corp={"scored": ["Growing"]}, definitions=by_title(growing))
    assert s.result is not None
    assert s.result.winner == "corp"
