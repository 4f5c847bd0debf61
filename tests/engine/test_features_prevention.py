"""Prevention that needs no decision, and what else can be prevented. Rules Reference: Prevent, Ordinal Events."""

import pytest

from netrunner.cards.vocabulary import (
    ALL,
    CHOSEN,
    EACH_RUN,
    EACH_TURN,
    MEAT,
    NET,
    RUNNER,
    TAGGED,
    THIS,
    WOULD_BAD_PUBLICITY,
    WOULD_DAMAGE,
    WOULD_EXPOSE,
    WOULD_JACK_OUT,
    WOULD_TAG,
    WOULD_TRASH,
    AlwaysPrevents,
    BadPublicity,
    Both,
    Cost,
    Damage,
    Derez,
    Expose,
    Filter,
    Gain,
    LastAmount,
    Prevent,
    Tag,
    Trace,
    Trash,
    Trigger,
    Unless,
    WhenAbout,
    ice,
    paid,
    program,
    subroutine,
    whenever,
)
from netrunner.engine.terms import DAMAGED, JACKED_OUT
from netrunner.scenario import Scenario
from tests.engine import homemade
from tests.engine.homemade import asset, by_title, event, hardware, ice_card, operation, upgrade
from tests.engine.twins import agree
from tests.rulings import ruling


def test_damage_of_some_kinds_is_prevented_without_asking() -> None:
    guru = homemade.resource("Guru", AlwaysPrevents(WOULD_DAMAGE, damage=(NET, MEAT)))
    lash = operation("Lash", Damage(NET, 2), Damage(2, 1))
    feast = asset("Feast", Trigger(DAMAGED, (Gain(1),)))
    s = Scenario(
        corp={"hand": ["Lash"], "servers": {"Server 1": {"root": ["Feast+"]}}},
        runner={"rig": ["Guru"], "hand": ["Diesel"] * 5},
        definitions=by_title(guru, lash, feast),
    )
    s.choose("Play Lash")
    assert len(s.runner.hand) == 4, "the brain damage is suffered"
    assert s.corp.credits == 6


@ruling("RR/ordinal-events/2")
def test_only_the_first_point_of_the_turn_is_prevented_and_a_prevented_one_was_the_first() -> None:
    suit = hardware("Suit", AlwaysPrevents(WOULD_DAMAGE, 1, damage=(MEAT,), first=EACH_TURN))
    fist = operation("Fist", Damage(MEAT, 1))
    prick = operation("Prick", Damage(NET, 1))
    s = Scenario(
        corp={"hand": ["Fist", "Fist", "Prick"]},
        runner={"rig": ["Suit"], "hand": ["Diesel"] * 5},
        definitions=by_title(suit, fist, prick),
    )
    s.choose("Play Prick")
    assert len(s.runner.hand) == 4, "not that kind"
    s.choose("Play Fist")
    assert len(s.runner.hand) == 4
    s.choose("Play Fist")
    assert len(s.runner.hand) == 3


def test_two_copies_prevent_the_same_first_point_of_damage() -> None:
    """As several Net Shields do (FAQ/card/net-shield/2)."""
    suit = hardware("Suit", AlwaysPrevents(WOULD_DAMAGE, 1, damage=(MEAT,), first=EACH_TURN))
    fist = operation("Fist", Damage(MEAT, 3))
    s = Scenario(
        corp={"hand": ["Fist"]},
        runner={"rig": ["Suit", "Suit"], "hand": ["Diesel"] * 5},
        definitions=by_title(suit, fist),
    )
    s.choose("Play Fist")
    assert len(s.runner.hand) == 3


def test_the_first_tag_of_each_run_is_avoided() -> None:
    jes = homemade.resource("Jes", AlwaysPrevents(WOULD_TAG, 1, first=EACH_RUN))
    net = ice_card("Net", subroutine(Tag(1)), subroutine(Tag(2)))
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Net+"]}}, "hand": ["Hedge Fund"]},
        runner={"rig": ["Jes"]},
        turn="runner",
        definitions=by_title(jes, net),
    )
    s.run_on("HQ")
    assert s.runner.tags == 2
    s.run_on("HQ")
    assert s.runner.tags == 4


def test_what_follows_a_prevention_comes_after_it() -> None:
    guru = homemade.resource(
        "Guru", AlwaysPrevents(WOULD_DAMAGE, damage=(NET,), then=Unless(Cost(4), Trash(THIS), who=RUNNER))
    )
    prick = operation("Prick", Damage(NET, 1))
    for answer, rig in (("Yes", ["Guru"]), ("No", [])):
        s = Scenario(
            corp={"hand": ["Prick"]},
            runner={"rig": ["Guru"], "hand": ["Diesel"] * 2},
            definitions=by_title(guru, prick),
        )
        s.choose("Play Prick")
        agree(s)
        s.choose(answer, side="runner")
        assert len(s.runner.hand) == 2
        assert s.runner.rig == rig


def test_what_cannot_be_a_part_of_a_composite_effect_is_refused_when_the_card_is_written() -> None:
    with pytest.raises(TypeError, match="Derez is no part of a composite effect"):
        Both(Derez(CHOSEN), Trash(THIS))


def test_a_whole_half_of_a_composite_effect_is_prevented_and_the_other_half_can_still_be() -> None:
    guru = homemade.resource("Guru", AlwaysPrevents(WOULD_DAMAGE, damage=(NET,)))
    alibi = homemade.resource("Alibi", paid(Cost(1), Prevent(WOULD_TAG, 1), prevents=WOULD_TAG))
    both = operation("Both", Both(Damage(NET, 1), Tag(1)))
    s = Scenario(
        corp={"hand": ["Both"]},
        runner={"rig": ["Guru", "Alibi"], "hand": ["Diesel"] * 2},
        definitions=by_title(guru, alibi, both),
    )
    s.choose("Play Both")
    agree(s)
    s.choose("Use Alibi")
    assert (s.runner.tags, len(s.runner.hand)) == (0, 2)


def test_prevention_by_the_card_that_does_the_damage() -> None:
    parlor = homemade.resource("Parlor", AlwaysPrevents(WOULD_DAMAGE, by=Filter(side=RUNNER)))
    drug = event("Drug", Damage(2, 1, suffer=True), Gain(3))
    prick = operation("Prick", Damage(NET, 1))
    s = Scenario(
        corp={"hand": ["Prick"]},
        runner={"rig": ["Parlor"], "hand": ["Diesel"] * 3},
        definitions=by_title(parlor, drug, prick),
    )
    s.choose("Play Prick")
    assert len(s.runner.hand) == 2
    s.place("runner", "hand", "Drug")
    s.end_turn()
    s.choose("Play Drug")
    assert s.runner.brain_damage == 0
    assert s.runner.credits == 8


def test_damage_that_cannot_be_prevented_is_not_prevented_by_itself_either() -> None:
    guru = homemade.resource("Guru", AlwaysPrevents(WOULD_DAMAGE))
    doom = operation("Doom", Damage(NET, 1, preventable=False))
    s = Scenario(
        corp={"hand": ["Doom"]}, runner={"rig": ["Guru"], "hand": ["Diesel"] * 2}, definitions=by_title(guru, doom)
    )
    s.choose("Play Doom")
    assert len(s.runner.hand) == 1


def test_installed_cards_of_a_kind_are_never_trashed_by_effects() -> None:
    shrine = homemade.resource("Shrine", AlwaysPrevents(WOULD_TRASH, who=program()))
    cull = operation("Cull", Trash(Filter(side=RUNNER)))
    s = Scenario(
        corp={"hand": ["Cull"]},
        runner={"rig": ["Shrine", "Mimic", "Corroder", "Decoy"]},
        definitions=by_title(shrine, cull),
    )
    s.choose("Play Cull")
    assert s.runner.rig == ["Mimic", "Corroder"], "what was active as they were trashed together counts"
    assert sorted(s.runner.discard) == ["Decoy", "Shrine"]


def test_only_so_many_cards_are_spared() -> None:
    shrine = homemade.resource("Shrine", AlwaysPrevents(WOULD_TRASH, 1, who=program()))
    cull = operation("Cull", Trash(Filter(256)))
    s = Scenario(
        corp={"hand": ["Cull"]}, runner={"rig": ["Shrine", "Mimic", "Corroder"]}, definitions=by_title(shrine, cull)
    )
    s.choose("Play Cull")
    assert s.runner.rig == ["Shrine", "Mimic"]


def test_cards_are_guarded_from_being_exposed() -> None:
    guard = upgrade("Guard", AlwaysPrevents(WOULD_EXPOSE, who=ice()))
    peek = event("Peek", Expose(Filter(side=0, rezzed=False)))
    s = Scenario(
        corp={"servers": {"HQ": {"root": ["Guard+"], "ice": ["Enigma"]}, "Server 1": {"root": ["PAD Campaign"]}}},
        runner={"hand": ["Peek"]},
        turn="runner",
        definitions=by_title(guard, peek),
    )
    s.choose("Play Peek")
    assert s.card("Enigma").known_to == ["corp"]
    assert s.card("PAD Campaign").known_to == ["corp", "runner"]
    assert "Enigma" not in str(s.game.view("runner"))


def test_bad_publicity_can_be_prevented_by_a_trace_inside_the_prevention() -> None:
    square = asset("Square", paid(Cost(0), Trace(3, Prevent(WOULD_BAD_PUBLICITY, 9)), prevents=WOULD_BAD_PUBLICITY))
    scandal = operation("Scandal", BadPublicity(2))
    for bid, taken in ((0, 0), (4, 2)):
        s = Scenario(
            corp={"hand": ["Scandal"], "servers": {"Server 1": {"root": ["Square+"]}}, "credits": 0},
            runner={"credits": 4},
            definitions=by_title(square, scandal),
        )
        s.choose("Play Scandal")
        s.choose("Use Square")
        agree(s)
        s.bid(corp=0, runner=bid)
        s.pass_until("Gain 1 credit")
        assert s.corp.bad_publicity == taken


def test_jacking_out_can_be_prevented_and_the_run_goes_on() -> None:
    maze = asset("Maze", paid(Cost(1), Prevent(WOULD_JACK_OUT), prevents=WOULD_JACK_OUT))
    cheer = homemade.resource("Cheer", whenever(JACKED_OUT, Gain(3)))
    for answer, credits_left, inside in (("Use Maze", 5, True), ("Pass", 8, False)):
        s = Scenario(
            corp={"servers": {"Server 1": {"root": ["Maze+"]}}, "hand": ["Hedge Fund"]},
            runner={"rig": ["Cheer"]},
            turn="runner",
            definitions=by_title(maze, cheer),
        )
        s.choose("Run HQ")
        s.choose("Jack out")
        agree(s)
        s.choose(answer, side="corp")
        assert s.runner.credits == credits_left
        assert (s.accessed == ["Hedge Fund"]) == inside


def test_what_answers_a_coming_change_resolves_by_itself_once_and_before_anything_else() -> None:
    alarm = asset("Alarm", WhenAbout(WOULD_TAG, Gain(2)))
    sting = operation("Sting", Both(Tag(2), Damage(NET, 1)))
    s = Scenario(
        corp={"hand": ["Sting"], "servers": {"Server 1": {"root": ["Alarm+"]}}, "credits": 0},
        runner={"hand": ["Diesel"] * 2, "rig": ["Decoy"]},
        definitions=by_title(alarm, sting),
    )
    s.choose("Play Sting")
    assert s.corp.credits == 2  # before the Runner is asked
    agree(s)
    s.choose("Use Decoy")
    s.pass_until("Gain 1 credit")
    assert s.corp.credits == 2
    assert s.runner.tags == 1


def test_what_answers_a_coming_change_may_prevent_it_and_says_when() -> None:
    calm = asset("Calm", WhenAbout(WOULD_BAD_PUBLICITY, Prevent(WOULD_BAD_PUBLICITY, ALL), when=TAGGED))
    scandal = operation("Scandal", BadPublicity(2))
    for tags, taken in ((1, 0), (0, 2)):
        s = Scenario(
            corp={"hand": ["Scandal"], "servers": {"Server 1": {"root": ["Calm+"]}}},
            runner={"tags": tags},
            definitions=by_title(calm, scandal),
        )
        s.choose("Play Scandal")
        assert s.corp.bad_publicity == taken


def test_bad_publicity_up_to_a_number_counts_what_was_taken() -> None:
    spin = operation("Spin", BadPublicity(2, up_to=True), Gain(3 * LastAmount("bad publicity taken")))
    for number in (2, 1, 0):
        s = Scenario(corp={"hand": ["Spin"], "credits": 0}, definitions=by_title(spin))
        s.choose("Play Spin")
        assert (s.side, s.options) == ("corp", ["2", "1", "0"])
        s.choose(str(number))
        assert (s.corp.bad_publicity, s.corp.credits) == (number, 3 * number)
