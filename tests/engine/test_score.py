"""Rules Reference: Score, Score Area, Advancement Requirement, Agenda, Forfeit, Advancing Cards."""

from netrunner.cards.vocabulary import (
    ADVANCEMENT,
    CHOSEN,
    CORP,
    Choose,
    Cost,
    Gain,
    Place,
    action,
    can_be_advanced,
    paid,
    whenever,
)
from netrunner.engine.terms import ADVANCED, AGENDA_SCORED, FORFEITED
from netrunner.scenario import Scenario
from tests.engine.homemade import agenda, asset, by_title, operation
from tests.rulings import ruling


def with_tokens(title: str, tokens: int, turn: str = "corp") -> Scenario:
    return Scenario(
        corp={"servers": {"Server 1": {"root": [(title, {"advancement": tokens})]}}},
        turn=turn,
        skip_empty_windows=False,
    )


@ruling("RR/score/1", "RR/advancement-requirement/1", "RR/agenda/2")
def test_an_agenda_is_scored_with_at_least_as_many_tokens_as_it_requires() -> None:
    for tokens, legal in ((1, False), (2, True), (5, True)):
        s = with_tokens("Hostile Takeover", tokens)
        s.choose("Gain 1 credit")
        assert s.can("Score Hostile Takeover") is legal
    s = with_tokens("Hostile Takeover", 1)
    s.choose("Gain 1 credit")
    reason = s.why_not("Score Hostile Takeover")
    assert reason is not None
    assert reason.rule == "RR/score"


@ruling("RR/score/2", "RR/score/3", "RR/score/5", "RR/agenda/7", "RR/agenda/8")
def test_scoring_moves_the_agenda_faceup_without_its_tokens_and_costs_no_click() -> None:
    s = with_tokens("Hostile Takeover", 2)
    s.choose("Gain 1 credit")
    s.choose("Score Hostile Takeover")
    assert s.corp.scored == ["Hostile Takeover"]
    assert s.card("Hostile Takeover").counters["advancement"] == 0
    assert (s.corp.score, s.corp.clicks) == (1, 2)
    assert s.corp.credits == 13, "its ability gave 7"
    assert "Server 1" not in s.corp.servers


@ruling("RR/score/4")
def test_scoring_is_never_forced() -> None:
    s = with_tokens("Hostile Takeover", 2)
    s.choose("Gain 1 credit")
    s.choose("Pass")
    s.choose("Pass")
    assert s.corp.scored == []
    assert s.can("Advance Hostile Takeover")


@ruling("RR/advancing-cards/5")
def test_placing_tokens_is_not_advancing() -> None:
    watcher = asset("Watcher", whenever(ADVANCED, Gain(1)))
    spec = {
        "hand": ["Shipment from Kaguya"],
        "servers": {"Server 1": {"root": ["Project Junebug"]}, "Server 2": {"root": ["Watcher+"]}},
    }
    s = Scenario(corp=spec, definitions=by_title(watcher))
    s.choose("Advance Project Junebug")
    assert s.corp.credits == 5, "advancing cost one and gave one back"
    s.choose("Play Shipment from Kaguya", side="corp")
    s.choose("Project Junebug")
    assert s.card("Project Junebug").counters["advancement"] == 2
    assert s.corp.credits == 5, "placing gave nothing"


def test_placed_tokens_count_towards_the_requirement() -> None:
    push = operation("Push", Choose(can_be_advanced()), Place(ADVANCEMENT, 3, on=CHOSEN))
    s = Scenario(
        corp={"hand": ["Push"], "servers": {"Server 1": {"root": ["Hostile Takeover"]}}}, definitions=by_title(push)
    )
    s.choose("Play Push")
    assert s.can("Score Hostile Takeover")


@ruling("RR/agenda/9", "RR/inactive/3")
def test_a_scored_agenda_is_active_and_a_stolen_one_is_not() -> None:
    pump = agenda("Pump", action(Cost(clicks=1), Gain(3)))
    scored = Scenario(corp={"scored": ["Pump"]}, definitions=by_title(pump))
    scored.choose("Use Pump")
    assert scored.corp.credits == 8
    stolen = Scenario(runner={"scored": ["Pump"]}, definitions=by_title(pump))
    assert not stolen.can("Use Pump")
    stolen = Scenario(runner={"scored": ["Pump"]}, turn="runner", definitions=by_title(pump))
    assert not stolen.can("Use Pump")


@ruling("RR/agenda/5")
def test_an_installed_agenda_is_inactive() -> None:
    pump = agenda("Pump", paid(Cost(0), Gain(3)))
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Pump"]}}}, skip_empty_windows=False, definitions=by_title(pump)
    )
    s.choose("Gain 1 credit")
    assert not s.can("Use Pump")


@ruling("RR/forfeit/1", "RR/forfeit/2", "RR/forfeit/3")
def test_a_forfeited_agenda_is_removed_from_the_game_with_its_points_and_counters() -> None:
    sale = asset("Sale", action(Cost(clicks=1, forfeit=1), Gain(6)), whenever(FORFEITED, Gain(1)))
    s = Scenario(
        corp={"scored": [("Nisei MK II", {"agenda": 1})], "servers": {"Server 1": {"root": ["Sale+"]}}},
        definitions=by_title(sale),
    )
    assert s.corp.score == 2
    s.choose("Use Sale")
    assert s.corp.score == 0
    assert s.corp.discard == []
    assert s.card("Nisei MK II").zone == "removed from the game"
    assert s.card("Nisei MK II").counters["agenda"] == 0
    assert s.corp.credits == 12


def test_without_an_agenda_nothing_can_be_forfeited() -> None:
    s = Scenario(runner={"rig": ["Data Dealer"]}, turn="runner")
    assert not s.can("Use Data Dealer")
    reason = s.why_not("Use Data Dealer")
    assert reason is not None
    assert reason.rule == "RR/forfeit"


@ruling("RR/forfeit/1")
def test_the_runner_forfeits_stolen_agendas_of_their_choice() -> None:
    s = Scenario(runner={"rig": ["Data Dealer"], "scored": ["Nisei MK II", "Hostile Takeover"]}, turn="runner")
    s.choose("Use Data Dealer")
    assert sorted(s.options) == ["Hostile Takeover", "Nisei MK II"]
    s.choose("Hostile Takeover")
    assert s.runner.scored == ["Nisei MK II"]
    assert s.runner.credits == 14


@ruling("RR/score-area/2")
def test_adding_a_card_to_a_score_area_is_not_scoring_it() -> None:
    party = asset("Party", whenever(AGENDA_SCORED, Gain(5)))
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Party+"]}}}, definitions=by_title(party))
    s.place("corp", "scored", "Hostile Takeover")
    assert s.corp.score == 1
    assert s.corp.credits == 5, "neither the agenda's ability nor the party"
    assert s.state.players[CORP].bad_publicity == 0
