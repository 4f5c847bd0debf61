"""Rules Reference: "Cannot"."""

from netrunner.cards.vocabulary import AGENDA, RUNNER, TAGGED, Draw, Filter, Forbid, Gain
from netrunner.engine.definition import CardDef
from netrunner.scenario import Scenario
from tests.engine.homemade import asset, by_title, event, resource
from tests.rulings import ruling


def lockdown() -> CardDef:
    return asset("Lock", Forbid("draw", side=RUNNER))


@ruling("RR/cannot/1", "RR/cannot/2", "RR/cannot/ex1")
def test_what_is_forbidden_altogether_cannot_be_played_or_done() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Lock+"]}}},
        runner={"hand": ["Diesel"]},
        turn="runner",
        definitions=by_title(lockdown()),
    )
    assert not s.can("Play Diesel")
    assert not s.can("Draw 1 card")
    reason = s.why_not("Draw 1 card")
    assert reason is not None
    assert reason.rule == "RR/cannot"


@ruling("RR/cannot/3", "RR/cannot/ex1")
def test_what_is_forbidden_in_part_can_be_played_for_the_rest() -> None:
    both = event("Both", Draw(1), Gain(2))
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Lock+"]}}},
        runner={"hand": ["Both"]},
        turn="runner",
        definitions=by_title(lockdown(), both),
    )
    s.choose("Play Both")
    assert s.runner.credits == 7
    assert s.runner.hand == []


def test_an_inactive_card_forbids_nothing() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Lock"]}}}, turn="runner", definitions=by_title(lockdown()))
    assert s.can("Draw 1 card")


def test_a_cannot_holds_only_while_its_condition_does() -> None:
    fear = resource("Fear", Forbid("score", Filter(AGENDA), when=TAGGED))
    root = [("Hostile Takeover", {"advancement": 2})]
    s = Scenario(
        corp={"servers": {"Server 1": {"root": root}}},
        runner={"rig": ["Fear"], "tags": 1},
        skip_empty_windows=False,
        definitions=by_title(fear),
    )
    s.choose("Gain 1 credit")
    assert not s.can("Score Hostile Takeover")
    s.give("runner", tags=-1)
    assert s.can("Score Hostile Takeover")


def test_a_runner_who_cannot_jack_out_is_not_asked() -> None:
    chain = asset("Chain", Forbid("jack out", side=RUNNER))
    s = Scenario(
        corp={"hand": ["Hostile Takeover"], "servers": {"Server 1": {"root": ["Chain+"]}}},
        turn="runner",
        definitions=by_title(chain),
    )
    s.choose("Run HQ")
    assert s.run is None, "straight to the access"
    assert s.runner.scored == ["Hostile Takeover"]
