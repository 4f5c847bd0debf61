"""Rules Reference: Play, Play Cost, Event, Operation, Composite Effect, "Cannot" (only if)."""

from netrunner.cards.vocabulary import (
    CHOSEN,
    CORP,
    OPERATION,
    PLAYED,
    RUNNER,
    TAGGED,
    UNTIL_TURN_ENDS,
    Boost,
    Choose,
    Draw,
    Filter,
    Gain,
    X,
    ice,
    whenever,
)
from netrunner.engine.definition import CardDef
from netrunner.engine.game_amount import Tags
from netrunner.engine.terms import EVENT, RUN_ENDED, TRASHED
from netrunner.scenario import Scenario
from tests.engine.homemade import asset, by_title, event, operation, resource
from tests.rulings import ruling


@ruling("RR/play/1", "RR/play/4", "RR/operation/1")
def test_a_card_is_paid_for_resolved_and_then_trashed_faceup() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund"]})
    s.choose("Play Hedge Fund")
    assert s.corp.credits == 9
    assert s.corp.discard == ["Hedge Fund"]
    assert s.card("Hedge Fund").faceup
    assert s.corp.clicks == 2


@ruling("RR/play/6", "RR/play/9")
def test_when_played_comes_before_the_effects_and_the_trashing_after_them() -> None:
    clerk = asset("Clerk", whenever(PLAYED, Gain(1), who=Filter(OPERATION)), whenever(TRASHED, Gain(10), by=-1))
    note = operation("Note", Choose(ice()), Boost(1, CHOSEN, until=UNTIL_TURN_ENDS))
    s = Scenario(
        corp={"hand": ["Note"], "servers": {"Server 1": {"root": ["Clerk+"]}, "HQ": {"ice": ["Ice Wall", "Enigma"]}}},
        definitions=by_title(clerk, note),
    )
    s.choose("Play Note")
    assert s.corp.credits == 6, "played, not resolved"
    assert s.card("Note").zone == "resolving"
    s.choose("Ice Wall")
    assert s.corp.credits == 16, "trashed last"
    assert s.card("Ice Wall").strength == 2


@ruling("RR/active/4", "RR/play/8")
def test_a_card_is_active_while_it_resolves_and_no_longer() -> None:
    s = Scenario(runner={"hand": ["Stimhack", "Blank"], "credits": 0}, turn="runner")
    s.choose("Play Stimhack")
    s.choose("HQ")
    assert s.card("Stimhack").zone == "resolving"
    assert s.runner.credits == 9
    s.pass_all()
    assert s.card("Stimhack").zone == "discard"
    assert s.runner.credits == 0, "what was not spent is gone"


@ruling("RR/play/8")
def test_when_the_run_ends_effects_of_a_run_event_resolve_before_it_is_trashed() -> None:
    hound = resource("Hound", whenever(RUN_ENDED, Gain(1)), whenever(TRASHED, Gain(10), by=-1, who=Filter(EVENT)))
    s = Scenario(runner={"hand": ["Inside Job"], "rig": ["Hound"]}, turn="runner", definitions=by_title(hound))
    s.choose("Play Inside Job")
    s.choose("HQ")
    s.pass_until("Continue")
    assert s.card("Inside Job").zone == "resolving"
    s.choose("Jack out")
    assert s.runner.credits == 3 + 1 + 10


@ruling("RR/play/7")
def test_lasting_effects_outlive_the_card_that_made_them() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}}, runner={"hand": ["Tinkering"]}, turn="runner")
    s.choose("Play Tinkering")
    assert s.runner.discard == ["Tinkering"]
    assert set(s.card("Ice Wall").subtypes) == {"barrier", "sentry", "code gate"}
    s.end_turn()
    assert s.card("Ice Wall").subtypes == ["barrier"]


@ruling("RR/play/5")
def test_x_is_chosen_by_the_player_within_what_the_card_says() -> None:
    s = Scenario(
        corp={"hand": ["Psychographics"], "credits": 5, "servers": {"Server 1": {"root": ["Project Junebug"]}}},
        runner={"tags": 3},
    )
    s.choose("Play Psychographics")
    assert s.options == ["1", "2", "3"], "not more than the tags, though there are 5 credits; 0 would do nothing"
    s.choose("2")
    assert s.card("Project Junebug").counters["advancement"] == 2
    assert s.corp.credits == 3


def test_x_is_bounded_by_the_credits_that_are_there() -> None:
    vent = CardDef("Vent", RUNNER, EVENT, cost=-1, play=(Gain(X, RUNNER),))
    s = Scenario(runner={"hand": ["Vent"], "credits": 2}, turn="runner", definitions=by_title(vent))
    s.choose("Play Vent")
    assert s.options == ["0", "1", "2"]
    s.choose("2")
    assert s.runner.credits == 2


def test_a_card_with_a_condition_is_playable_only_while_it_holds() -> None:
    raid = operation("Raid", Gain(1, CORP), only_if=TAGGED)
    s = Scenario(corp={"hand": ["Raid"]}, definitions=by_title(raid))
    assert not s.can("Play Raid")
    reason = s.why_not("Play Raid")
    assert reason is not None
    assert reason.rule == "RR/play"
    s.give("runner", tags=1)
    assert s.can("Play Raid")


@ruling("RR/composite-effect/2")
def test_a_card_may_be_played_when_any_part_of_it_could_do_something() -> None:
    mixed = event("Mixed", Draw(1), Gain(2))
    s = Scenario(runner={"hand": ["Mixed"], "deck": []}, turn="runner", definitions=by_title(mixed))
    s.choose("Play Mixed")
    assert s.runner.credits == 7
    assert s.runner.hand == []


@ruling("RR/for-each/1", "RR/for-each/2")
def test_for_each_is_counted_once_and_nothing_happens_for_none() -> None:
    tithe = operation("Tithe", Gain(Tags(), CORP))
    s = Scenario(corp={"hand": ["Tithe", "Tithe"]}, runner={"tags": 3}, definitions=by_title(tithe))
    s.choose("Play Tithe")
    assert s.corp.credits == 8
    s.give("runner", tags=-3)
    if s.can("Play Tithe"):
        s.choose("Play Tithe")
    assert s.corp.credits == 8
