"""Secret spending, abilities with their own spans of time, and what an event tells of its place.

Rules Reference: Information, Chain Reactions, In a Server, Paid Abilities.
"""

import pytest

from netrunner.cards.vocabulary import (
    ACCESSED,
    ADVANCEMENT,
    ANY_SERVER,
    ANYONE,
    CHOSEN,
    DRAWN,
    DREW,
    MEAT,
    NET,
    OPPONENT,
    PLACED,
    POWER,
    PSI_REVEALED,
    REMOTE,
    RUNNER,
    THIS_SERVER,
    TRASHED,
    UNTIL_ACCESS_ENDS,
    BadPublicity,
    Choose,
    Cost,
    CountServers,
    Damage,
    Draw,
    DuringRun,
    Forbid,
    ForEach,
    Gain,
    Guess,
    May,
    OneOf,
    PayTo,
    Place,
    Psi,
    Reveal,
    Tag,
    Trigger,
    Until,
    X,
    action,
    can_be_advanced,
    corp_card,
    paid,
    this_card,
    when_accessed,
    whenever,
)
from netrunner.engine.knowledge import determinize
from netrunner.engine.resolve import Resolve
from netrunner.engine.terms import CORP
from netrunner.scenario import Scenario
from tests.engine.homemade import agenda, asset, by_title, event, hardware, operation, resource, upgrade
from tests.engine.twins import agree


def bluff(*wrong: Gain, most: int = 2, parity: bool = False, credits_: int = 5) -> Scenario:
    s = Scenario(
        runner={"hand": ["Bluff"], "credits": credits_},
        turn="runner",
        definitions=by_title(event("Bluff", Guess(*wrong, most=most, parity=parity))),
    )
    s.choose("Play Bluff")
    return s


def test_a_number_is_spent_in_secret_and_guessed() -> None:
    s = bluff(Gain(2 * X))
    assert s.side == "runner"
    assert s.options == ["0", "1", "2"]
    s.choose("2")
    assert s.runner.credits == 5  # nothing shows before the guess
    assert s.side == "corp"
    assert s.options == ["0", "1", "2"]
    s.choose("2")
    assert s.runner.credits == 3
    assert "The Runner has spent 2 credits in secret." in s.log


def test_a_wrong_guess_has_its_effect_and_x_is_what_was_spent() -> None:
    s = bluff(Gain(2 * X))
    s.choose("1")
    s.choose("0")
    assert s.runner.credits == 5 - 1 + 2


def test_the_guess_may_be_a_number_that_could_not_be_spent() -> None:
    s = bluff(Gain(5), credits_=1)
    assert s.options == ["0", "1"]
    s.choose("0")
    assert s.options == ["0", "1", "2"]


def test_who_guesses_is_dealt_another_number_in_every_world() -> None:
    s = bluff(Gain(5), most=9, credits_=9)
    s.choose("7")
    frames = [determinize(s.state, CORP, seed).stack[-1] for seed in range(12)]
    assert len({frame.number for frame in frames if isinstance(frame, Resolve)}) > 3
    own = determinize(s.state, RUNNER, 1).stack[-1]
    assert isinstance(own, Resolve)
    assert own.number == 7
    other = bluff(Gain(5), most=9, credits_=9)
    other.choose("2")
    assert s.game.view("corp") == other.game.view("corp")


def test_who_has_nothing_to_spend_cannot_begin_a_guess_alone() -> None:
    s = Scenario(
        runner={"hand": ["Bluff"], "credits": 0},
        turn="runner",
        definitions=by_title(event("Bluff", Guess(Gain(5)))),
    )
    assert not s.can("Play Bluff")


def test_what_waits_for_the_reveal_resolves_before_its_result() -> None:
    ear = asset("Ear", Trigger(PSI_REVEALED, (Tag(1),)))
    feel = operation("Feel", Psi(Gain(1), same=BadPublicity(1)))
    s = Scenario(
        corp={"hand": ["Feel"], "servers": {"Server 1": {"root": ["Ear+"]}}},
        definitions=by_title(ear, feel),
    )
    s.choose("Play Feel")
    s.bid(corp=0, runner=0)
    assert s.log.index("The Runner takes 1 tag.") < s.log.index("The Corp takes 1 bad publicity.")


# -- spans of time -----------------------------------------------------------------------------------------------------


def test_an_ability_once_per_run_can_be_used_again_in_the_next_run() -> None:
    spur = asset("Spur", paid(Cost(), Gain(1), when=DuringRun(), once_per_run=True))
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Wall of Static"]}, "Server 1": {"root": ["Spur+"]}}, "credits": 0},
        runner={"rig": ["Corroder"]},
        turn="runner",
        definitions=by_title(spur),
    )
    for run in (1, 2):
        s.choose("Run HQ")
        s.choose("Use Spur", side="corp")
        assert s.corp.credits == run
        assert not s.can("Use Spur")
        assert s.why_not("Use Spur") is not None
        s.pass_all()
    assert s.corp.credits == 2


def test_what_lasts_until_the_access_ends_is_over_with_it() -> None:
    guarded = agenda("Guarded", when_accessed(Psi(Until(UNTIL_ACCESS_ENDS, Forbid("steal", this_card())))))
    s = Scenario(corp={"hand": ["Guarded"]}, turn="runner", definitions=by_title(guarded))
    s.access("HQ")
    s.bid(corp=0, runner=1)
    assert s.runner.scored == []  # the only thing to do was nothing
    assert s.state.lasting == []
    s.access("HQ")
    s.bid(corp=0, runner=0)
    assert s.runner.scored == ["Guarded"]


def test_a_trigger_of_a_card_that_leaves_meets_its_own_trashing_only_while_active() -> None:
    touchy = resource("Touchy", Trigger(TRASHED, (Damage(MEAT, 1, suffer=True),), itself=True, leaving=True))
    s = Scenario(
        corp={"credits": 9},
        runner={"rig": ["Touchy"], "hand": ["Diesel", "Diesel"], "tags": 1},
        definitions=by_title(touchy),
    )
    s.choose("Trash Touchy")
    assert len(s.runner.hand) == 1
    hit = operation("Hit", Damage(NET, 1))
    s = Scenario(
        corp={"hand": ["Hit"]}, runner={"hand": ["Touchy"]}, definitions=by_title(touchy, hit)
    )  # lost from the grip
    s.choose("Play Hit")
    assert s.runner.discard == ["Touchy"]
    assert s.result is None


def test_an_ability_that_triggers_in_a_pile_tells_the_corp_which_card_it_is_on() -> None:
    sly = asset("Sly", Trigger(ACCESSED, (Gain(1),), itself=True, inactive=True, optional=True))
    loud = asset("Loud", Trigger(ACCESSED, (Gain(1),), itself=True, inactive=True))
    for title in ("Sly", "Loud"):
        s = Scenario(corp={"deck": [title]}, turn="runner", definitions=by_title(sly, loud))
        s.access("R&D")
        assert s.card(title).known_to == ["corp", "runner"]


# -- places and numbers ------------------------------------------------------------------------------------------------


def test_a_token_is_placed_in_the_server_of_its_card_and_not_on_ice_or_in_a_root() -> None:
    ear = upgrade("Ear", whenever(PLACED, Gain(1), by=ANYONE, what=ADVANCEMENT, server=THIS_SERVER))
    put = operation("Put", Choose(can_be_advanced()), Place(ADVANCEMENT, 1, on=CHOSEN))
    s = Scenario(
        corp={
            "hand": ["Put", "Put"],
            "servers": {
                "Server 1": {"ice": ["Ice Wall"], "root": ["Ear+", "Hostile Takeover"]},
                "Server 2": {"root": ["Priority Requisition"]},
            },
            "clicks": 4,
        },
        definitions=by_title(ear, put),
    )
    s.play("Put", "Ice Wall")
    assert s.corp.credits == 5
    s.play("Put", "Hostile Takeover")
    assert s.corp.credits == 6
    s.choose("Advance Hostile Takeover")
    assert s.corp.credits == 6  # paid 1, gained 1
    s.choose("Pass")
    s.choose("Advance Priority Requisition")
    assert s.corp.credits == 5


def test_servers_are_counted_by_kind_and_by_what_is_in_them() -> None:
    all_ = operation("All", Gain(1 * CountServers()))
    remote = operation("Remote", Gain(1 * CountServers(REMOTE)))
    filled = operation("Filled", Gain(1 * CountServers(REMOTE, corp_card(inside=ANY_SERVER))))
    servers = {"HQ": {"root": ["Crisium Grid"]}, "Server 1": {"ice": ["Ice Wall"]}, "Server 2": {"root": ["Snare!"]}}
    for title, number in (("All", 5), ("Remote", 2), ("Filled", 1)):
        s = Scenario(
            corp={"hand": [title], "servers": servers, "credits": 0}, definitions=by_title(all_, remote, filled)
        )
        s.choose(f"Play {title}")
        assert s.corp.credits == number


def test_a_card_is_drawn_from_the_bottom() -> None:
    well = hardware("Well", action(Cost(clicks=1), Draw(2, bottom=True)))
    ear = resource("Ear", whenever(DREW, Place(POWER)))
    s = Scenario(
        runner={"rig": ["Well", "Ear"], "deck": ["Diesel", "Sure Gamble", "Corroder"]},
        turn="runner",
        definitions=by_title(well, ear),
    )
    s.choose("Use Well")
    assert s.runner.hand == ["Corroder", "Sure Gamble"]
    assert s.runner.deck == ["Diesel"]
    assert s.card("Ear").counters["power"] == 1


def test_the_drawn_cards_are_those_of_the_event() -> None:
    spy = resource("Spy", whenever(DREW, ForEach(DRAWN, May(PayTo(Cost(1), Reveal(CHOSEN, alone=True)))), by=OPPONENT))
    s = Scenario(
        corp={"hand": ["Anonymous Tip", "Hedge Fund"], "deck": ["Ice Wall", "Enigma", "Hunter", "Snare!"]},
        runner={"rig": ["Spy"], "credits": 2},
        definitions=by_title(spy),
    )
    s.choose("Play Anonymous Tip")
    assert s.side == "runner"
    s.choose("No")
    s.choose("Yes")
    assert s.card("Enigma").known_to == ["corp", "runner"]
    assert s.card("Ice Wall").known_to == ["corp"]
    s.choose("Yes")
    assert s.runner.credits == 0
    agree(s)


@pytest.mark.parametrize(("idle", "offered"), [(True, 2), (False, 1)])
def test_a_branch_that_changes_nothing_is_offered_only_where_it_says_so(idle: bool, offered: int) -> None:
    act = operation("Act", OneOf(Damage(NET, 0), Gain(1), idle=idle))
    s = Scenario(corp={"hand": ["Act"]}, definitions=by_title(act))
    s.choose("Play Act")
    assert s.corp.credits == (5 if offered == 2 else 6)
    if offered == 2:
        assert len(s.options) == 2
