"""Events that cards listen to. Rules Reference: Conditional Abilities, Ordinal Events, Simultaneous Effects."""

import pytest

from netrunner.cards.vocabulary import (
    ACCESSES_BEGIN,
    ACCESSES_OVER,
    ADDED_TO_SCORE_AREA,
    BASIC_ACTION,
    BROKE_SUBROUTINE,
    CHOSEN,
    CORP,
    CREDITS_LOST,
    DREW_FOR_TURN,
    EACH_RUN,
    GAINED_CLICKS,
    GAINED_CREDITS,
    HAND,
    HAND_EMPTIED,
    HQ,
    NET,
    PLACED,
    POWER,
    PSI_REVEALED,
    RESOLVED,
    REVEALED,
    RND,
    RUNNER,
    SCORED,
    SEARCHED,
    TAG_REMOVED,
    TAG_TAKEN,
    TRACE_BEGINS,
    VIRUS,
    YOU,
    AccessMore,
    Choose,
    Cost,
    Damage,
    Discard,
    EventAmount,
    Filter,
    Gain,
    GainClicks,
    Lose,
    Move,
    Place,
    Psi,
    Remove,
    RemoveBadPublicity,
    Reveal,
    Search,
    Tag,
    Trace,
    Trigger,
    Untag,
    action,
    paid,
    program,
    subroutine,
    trash_when_empty,
    whenever,
)
from netrunner.engine.effect import Effect
from netrunner.engine.frame import O_DRAW
from netrunner.engine.terms import ALL_BROKEN, BAD_PUBLICITY_REMOVED, EACH_TURN
from netrunner.scenario import Scenario
from tests.engine import homemade
from tests.engine.homemade import asset, by_title, ice_card, operation, resource
from tests.engine.twins import agree


@pytest.mark.parametrize(
    ("kind", "by", "effects", "answers"),
    [
        (TAG_REMOVED, CORP, (Untag(1),), ()),
        (BAD_PUBLICITY_REMOVED, CORP, (RemoveBadPublicity(1),), ()),
        (GAINED_CREDITS, CORP, (Gain(3),), ()),
        (CREDITS_LOST, RUNNER, (Lose(2, RUNNER),), ()),
        (GAINED_CLICKS, CORP, (GainClicks(1),), ()),
        (REVEALED, RUNNER, (Reveal(Filter(zone=HAND, side=RUNNER), alone=True),), ()),
        (TRACE_BEGINS, CORP, (Trace(1, Tag(1)),), ("0", "0")),
        (PSI_REVEALED, -1, (Psi(Tag(1)),), ("0", "0")),
        (SEARCHED, CORP, (Search(Filter(4, zone=1, side=CORP)), Move(CHOSEN)), ("Ice Wall",)),
        (RESOLVED, CORP, (Gain(1),), ()),
    ],
)
def test_each_change_is_one_event(kind: int, by: int, effects: tuple[Effect, ...], answers: tuple[str, ...]) -> None:
    ear = resource("Ear", Trigger(kind, (Place(POWER),)))
    act = operation("Act", *effects)
    s = Scenario(
        corp={"hand": ["Act"], "bad_publicity": 2, "deck": ["Ice Wall", "Hedge Fund", "Hedge Fund"], "credits": 9},
        runner={"rig": ["Ear"], "tags": 2, "hand": ["Diesel"], "credits": 9},
        definitions=by_title(ear, act),
    )
    s.choose("Play Act")
    for answer in answers:
        if answer in s.options:
            s.choose(answer)
    assert s.card("Ear").counters["power"] == 1
    event_ = s.state.history
    while event_ is not None and event_.kind != kind:
        event_ = event_.previous
    assert event_ is not None
    assert by in (-1, event_.side)


def test_credits_taken_as_an_action_are_not_gained_through_a_card() -> None:
    ear = resource("Ear", Trigger(GAINED_CREDITS, (Place(POWER),)))
    s = Scenario(runner={"rig": ["Ear"], "hand": ["Sure Gamble"]}, turn="runner", definitions=by_title(ear))
    s.choose("Gain 1 credit")
    assert s.card("Ear").counters["power"] == 0
    s.choose("Play Sure Gamble")
    assert s.card("Ear").counters["power"] == 1


def test_nothing_lost_is_no_loss() -> None:
    ear = resource("Ear", Trigger((CREDITS_LOST, TAG_REMOVED), (Place(POWER),)))
    act = operation("Act", Lose(2, RUNNER), Untag(1), Gain(1))
    s = Scenario(corp={"hand": ["Act"]}, runner={"rig": ["Ear"], "credits": 0}, definitions=by_title(ear, act))
    s.choose("Play Act")
    assert s.card("Ear").counters["power"] == 0


def test_counters_of_one_kind_placed_are_told_from_others() -> None:
    ear = resource("Ear", whenever(PLACED, Gain(1), what=VIRUS, by=-1))
    act = operation("Act", Choose(program()), Place(VIRUS, 2, on=CHOSEN), Place(POWER, 1, on=CHOSEN))
    s = Scenario(corp={"hand": ["Act"]}, runner={"rig": ["Ear", "Mimic"]}, definitions=by_title(ear, act))
    s.choose("Play Act")
    assert s.runner.credits == 6


def test_the_last_counter_removed_by_an_effect_empties_the_card() -> None:
    rex = asset("Rex", paid(Cost(0), Remove(POWER)), trash_when_empty(POWER))
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("Rex+", {"power": 2})]}}},
        skip_empty_windows=False,
        definitions=by_title(rex),
    )
    s.choose("Gain 1 credit")
    s.choose("Use Rex")
    assert s.corp.discard == []
    s.choose("Use Rex")
    assert s.corp.discard == ["Rex"]


def test_basic_actions_are_told_from_what_cards_do() -> None:
    ear = resource("Ear", whenever(BASIC_ACTION, Gain(1), what=O_DRAW))
    s = Scenario(
        runner={"rig": ["Ear"], "hand": ["Diesel"], "deck": ["Mimic"] * 9}, turn="runner", definitions=by_title(ear)
    )
    s.choose("Play Diesel")
    s.choose("Gain 1 credit")
    assert s.runner.credits == 6
    s.choose("Draw 1 card")
    assert s.runner.credits == 7


def test_a_trigger_over_several_events_fires_once_for_the_first_of_all() -> None:
    ear = resource("Ear", Trigger((TAG_TAKEN, BAD_PUBLICITY_REMOVED), (Gain(1),), first=EACH_TURN))
    act = operation("Act", RemoveBadPublicity(1), Tag(1))
    s = Scenario(
        corp={"hand": ["Act", "Act"], "bad_publicity": 2},
        runner={"rig": ["Ear", "Ear"]},
        definitions=by_title(ear, act),
    )
    s.choose("Play Act")
    s.choose("Ear #2", side="runner")
    s.choose("Play Act")
    assert s.runner.credits == 7, "once for each of the two cards"


def test_the_first_time_each_run_comes_again_in_the_next_run() -> None:
    ear = resource("Ear", Trigger(TAG_TAKEN, (Gain(1),), first=EACH_RUN))
    net = ice_card("Net", subroutine(Tag(1)), subroutine(Tag(1)))
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Net+"]}}, "hand": ["Hedge Fund"]},
        runner={"rig": ["Ear"]},
        turn="runner",
        definitions=by_title(ear, net),
    )
    s.run_on("HQ")
    assert s.runner.credits == 6
    s.run_on("HQ")
    assert s.runner.credits == 7


@pytest.mark.parametrize("way", ["play", "damage", "discard", "install"])
def test_a_grip_becomes_empty_in_many_ways(way: str) -> None:
    ear = resource("Ear", Trigger(HAND_EMPTIED, (Place(POWER),), by=YOU))
    hit = operation("Hit", Damage(NET, 1))
    lose = operation("Lose", Discard(1, RUNNER, at_random=True))
    hand = {"play": ["Sure Gamble"], "install": ["Mimic"]}.get(way, ["Diesel"])
    corp = {"damage": ["Hit"], "discard": ["Lose"]}.get(way, [])
    s = Scenario(
        corp={"hand": corp},
        runner={"rig": ["Ear"], "hand": hand},
        turn="corp" if corp else "runner",
        definitions=by_title(ear, hit, lose),
    )
    s.choose(
        {"play": "Play Sure Gamble", "install": "Install Mimic", "damage": "Play Hit", "discard": "Play Lose"}[way]
    )
    assert s.card("Ear").counters["power"] == 1


def test_swapping_the_only_card_of_a_hand_does_not_empty_it() -> None:
    from netrunner.cards.vocabulary import Chosen, Swap

    trade = operation(
        "Trade",
        Choose(Filter(zone=HAND, side=CORP), name="one"),
        Choose(Filter(zone=4, side=CORP), name="other"),
        Swap(Chosen("one"), Chosen("other")),
    )
    ear = resource("Ear", Trigger(HAND_EMPTIED, (Place(POWER),)))
    s = Scenario(
        corp={"hand": ["Trade", "Ice Wall"], "discard": ["Enigma"]},
        runner={"rig": ["Ear"]},
        definitions=by_title(trade, ear),
    )
    s.choose("Play Trade")
    s.pass_until("Gain 1 credit")
    assert s.corp.hand == ["Enigma"]
    assert s.card("Ear").counters["power"] == 0


def test_the_mandatory_draw_is_told_from_other_draws() -> None:
    forum = asset("Forum", Trigger(DREW_FOR_TURN, (Gain(5),)))
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Forum+"]}}, "deck": ["Hedge Fund"] * 9},
        turn="runner",
        definitions=by_title(forum),
    )
    before = s.corp.credits
    s.end_turn()
    assert s.corp.credits == before + 5
    s.choose("Draw 1 card")
    assert s.corp.credits == before + 5


def test_the_end_of_all_accesses_tells_how_many_cards_were_accessed() -> None:
    ear = resource("Ear", Trigger(ACCESSES_OVER, (Place(POWER, EventAmount("card accessed")),)))
    s = Scenario(
        corp={
            "hand": ["Hedge Fund"],
            "discard": ["Ice Wall", "Hedge Fund"],
            "servers": {"Server 1": {"root": ["PAD Campaign", "Grid"]}, "HQ": {"root": ["Grid"]}},
        },
        runner={"rig": ["Ear"]},
        turn="runner",
        definitions=by_title(ear, homemade.upgrade("Grid")),
    )
    counts = []
    for server in ("Server 1", "HQ", "Archives"):
        before = s.card("Ear").counters["power"]
        s.run_on(server)
        counts.append(s.card("Ear").counters["power"] - before)
    assert counts == [2, 2, 2]


def test_nothing_accessed_is_told_as_nothing() -> None:
    ear = resource("Ear", Trigger(ACCESSES_OVER, (Place(POWER, EventAmount("card accessed")), Gain(1))))
    s = Scenario(corp={"discard": []}, runner={"rig": ["Ear"]}, turn="runner", definitions=by_title(ear))
    s.run_on("Archives")
    assert s.card("Ear").counters["power"] == 0
    assert s.runner.credits == 6


def test_an_ability_as_an_access_begins_can_still_change_its_number() -> None:
    head = resource("Head", whenever(ACCESSES_BEGIN, Psi(Gain(1), same=AccessMore(1)), server=RND))
    s = Scenario(
        corp={"deck": ["Hedge Fund", "Ice Wall", "Enigma"], "hand": ["Hedge Fund"]},
        runner={"rig": ["Head"]},
        turn="runner",
        definitions=by_title(head),
    )
    s.choose("Run R&D")
    s.choose("Continue")
    agree(s)
    s.bid(corp=1, runner=1)
    s.pass_all()
    assert s.accessed == ["Hedge Fund", "Ice Wall"]
    s.choose("Run HQ")
    s.choose("Continue")
    assert s.side == "runner"
    assert not any(option.isdecimal() for option in s.options), "only R&D"


def test_breaking_tells_where_the_ice_is() -> None:
    ear = resource("Ear", whenever(BROKE_SUBROUTINE, Gain(1), server=HQ))
    eye = asset("Eye", whenever(ALL_BROKEN, Gain(10), by=-1, server=HQ))
    wall = ice_card("Wall", subroutine(Gain(1)))
    s = Scenario(
        corp={
            "servers": {"HQ": {"ice": ["Wall+"]}, "R&D": {"ice": ["Wall+"]}, "Server 1": {"root": ["Eye+"]}},
            "hand": ["Hedge Fund"],
        },
        runner={"rig": ["Ear", "Corroder"]},
        turn="runner",
        definitions=by_title(ear, eye, wall),
    )
    for server, gained, told in (("R&D", -1, 0), ("HQ", 0, 10)):
        before, rich = s.runner.credits, s.corp.credits
        s.choose(f"Run {server}")
        s.use("Corroder: Break")
        assert s.runner.credits == before + gained
        assert s.corp.credits == rich + told
        s.pass_until("Jack out")
        s.choose("Jack out")


def test_a_card_added_to_a_score_area_is_neither_scored_nor_stolen() -> None:
    from netrunner.cards.vocabulary import AGENDA_SCORED, STOLEN

    ear = asset("Ear", Trigger(ADDED_TO_SCORE_AREA, (Gain(5),)), Trigger((AGENDA_SCORED, STOLEN), (Gain(50),)))
    lady = asset("Lady", action(Cost(clicks=1), Choose(Filter(1, zone=HAND, side=CORP)), Move(CHOSEN, to=SCORED)))
    s = Scenario(
        corp={
            "hand": ["Hostile Takeover"],
            "servers": {"Server 1": {"root": ["Ear+"]}, "Server 2": {"root": ["Lady+"]}},
        },
        definitions=by_title(ear, lady),
    )
    s.use("Lady", "Hostile Takeover")
    assert s.corp.scored == ["Hostile Takeover"]
    assert s.corp.score == 1
    assert s.corp.credits == 10
    assert s.corp.bad_publicity == 0
