"""What counts as the first time, what outlives its card, and who spends first on a trace.

Rules Reference: Ordinal Events, Trace, Jack Out.
"""

from netrunner.cards.vocabulary import (
    OPPONENT,
    Q_FIRST_TIMES,
    Q_RUNNER_FIRST,
    RUNNER,
    TAG_TAKEN,
    THIS_SERVER,
    TRASHED,
    Cost,
    DuringRun,
    ExtraCost,
    Filter,
    Gain,
    JackOut,
    May,
    Static,
    Tag,
    Trace,
    Trigger,
    subroutine,
)
from netrunner.engine.terms import ANY_ZONE, EACH_TURN
from netrunner.scenario import Scenario
from tests.engine.homemade import asset, by_title, ice_card, operation, resource, upgrade
from tests.engine.twins import agree


def test_the_second_time_counts_too_for_cards_of_a_kind_and_no_third() -> None:
    ear = resource("Ear", Trigger(TAG_TAKEN, (Gain(1),), first=EACH_TURN))
    deaf = resource("Deaf", Trigger(TAG_TAKEN, (Gain(10),), first=EACH_TURN))
    shoppe = resource("Shoppe", Static(Q_FIRST_TIMES, 1, Filter(title="Ear", side=RUNNER)))
    act = operation("Act", Tag(1))
    for rig, gained in (
        (["Ear"], 1),
        (["Ear", "Shoppe"], 2),
        (["Ear", "Shoppe", "Shoppe"], 3),
        (["Deaf", "Shoppe"], 10),
    ):
        s = Scenario(
            corp={"hand": ["Act"] * 3, "clicks": 3}, runner={"rig": rig}, definitions=by_title(ear, deaf, shoppe, act)
        )
        for _ in range(3):
            s.choose("Play Act")
        assert s.runner.credits == 5 + gained, rig


def test_a_trigger_outlives_its_card_for_the_rest_of_the_run_and_sees_it_go() -> None:
    matrix = upgrade(
        "Matrix",
        Trigger(TRASHED, (Tag(1),), who=Filter(zone=ANY_ZONE), by=OPPONENT, server=THIS_SERVER, outlives_trashing=True),
    )
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Matrix+", "PAD Campaign"]}, "Server 2": {"root": ["PAD Campaign"]}}},
        runner={"credits": 20},
        turn="runner",
        definitions=by_title(matrix),
    )
    s.choose("Run Server 1")
    s.pass_until("Access Matrix")
    s.choose("Access Matrix")
    s.choose("Trash Matrix")
    agree(s)
    assert s.runner.tags == 1, "its own trashing counts"
    s.choose("Trash PAD Campaign")
    assert s.runner.tags == 2
    s.pass_all()
    s.choose("Run Server 2")
    s.pass_until("Trash PAD Campaign")
    s.choose("Trash PAD Campaign")
    assert s.runner.tags == 2, "the run is over"


def test_the_runner_spends_first_on_traces_while_a_card_says_so() -> None:
    sweep = asset("Sweep", Static(Q_RUNNER_FIRST, 1, when=DuringRun()))
    hound = ice_card("Hound", subroutine(Trace(2, Tag(1))))
    s = Scenario(
        corp={
            "servers": {"HQ": {"ice": ["Hound+"]}, "Server 1": {"root": ["Sweep+"]}},
            "hand": ["Hedge Fund", "SEA Source"],
            "credits": 9,
        },
        runner={"credits": 6},
        turn="runner",
        definitions=by_title(sweep, hound),
    )
    s.choose("Run HQ")
    s.pass_until("6")
    assert s.side == "runner"
    assert s.prompt == "Trace [2] against 0 link (Hound): how many credits do you spend?"
    agree(s)
    s.choose("2")
    assert s.side == "corp"
    assert s.prompt == "Trace strength 2 against link strength 2 (Hound): how many credits do you spend?"
    s.choose("1")
    assert (s.corp.credits, s.runner.credits, s.runner.tags) == (8, 4, 1)
    s.pass_all()
    s.end_turn()
    s.choose("Play SEA Source")
    assert s.side == "corp", "outside a run the Corp spends first"


def test_jacking_out_through_a_card_costs_what_jacking_out_costs() -> None:
    port = upgrade("Port", ExtraCost("jack out", Cost(2), server=THIS_SERVER))
    gate = ice_card("Gate", subroutine(May(JackOut(), by=RUNNER)))
    corp = {"servers": {"HQ": {"ice": ["Gate+"], "root": ["Port+"]}}, "hand": ["Hedge Fund"]}
    s = Scenario(corp=corp, runner={"credits": 3}, turn="runner", definitions=by_title(port, gate))
    s.choose("Run HQ")
    s.pass_until("Yes")
    s.choose("Yes")
    assert s.run is None
    assert s.runner.credits == 1
    poor = Scenario(corp=corp, runner={"credits": 1}, turn="runner", definitions=by_title(port, gate))
    poor.run_on("HQ")
    assert "Hedge Fund" in poor.accessed, "who cannot pay goes on"
    assert poor.runner.credits == 1
