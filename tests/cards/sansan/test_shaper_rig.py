"""The Shaper hardware and programs of the SanSan Cycle: each card's own text."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

# -- Comet -------------------------------------------------------------------------------------------------------------


def comet(*hand: str, **runner: object) -> Scenario:
    return Scenario(runner={"rig": ["Comet"], "hand": list(hand), "credits": 9, **runner}, turn="runner")


@card("Comet")
def test_comet_gives_memory_and_a_second_event_without_a_click() -> None:
    s = comet("Sure Gamble", "Diesel", "Easy Mark", deck=["Mimic"] * 3)
    assert s.runner.memory == 5
    s.play("Sure Gamble")
    s.choose("Yes")
    s.choose("Diesel")
    assert s.runner.clicks == 3
    assert s.runner.credits == 13
    assert s.runner.discard == ["Sure Gamble", "Diesel"], "the first one was out of the way before"
    assert s.runner.hand.count("Mimic") == 3


@card("Comet")
def test_comet_is_for_the_first_event_of_a_turn_and_may_be_declined() -> None:
    s = comet("Sure Gamble", "Diesel", "Easy Mark")
    s.play("Sure Gamble")
    s.choose("No")
    s.play("Diesel")
    assert not s.can("Yes")
    s.next_turn()
    s.play("Easy Mark")
    assert s.can("Yes") or s.options == ["No"], "a new turn"


@card("Comet")
def test_the_event_played_with_comet_brings_no_third() -> None:
    s = comet("Sure Gamble", "Easy Mark", "Easy Mark")
    s.play("Sure Gamble")
    s.choose("Yes")
    s.choose("Easy Mark")
    assert s.runner.discard == ["Sure Gamble", "Easy Mark"]
    assert not s.can("Yes")
    assert s.runner.clicks == 3


@card("Comet")
def test_comet_waits_for_the_end_of_a_run_event() -> None:
    s = comet("Dirty Laundry", "Sure Gamble", credits=5)
    s.play("Dirty Laundry", "Archives")
    assert s.run is not None
    while s.run is not None:
        s.choose("Continue" if s.can("Continue") else "Pass")
    assert s.runner.credits == 5 - 2 + 5
    s.choose("Yes")
    s.choose("Sure Gamble")
    assert s.runner.credits == 12
    assert s.runner.clicks == 3


@card("Comet")
def test_comet_pays_additional_clicks_and_keeps_priority_events_out() -> None:
    s = comet("Easy Mark", "Game Day", "Fisk Investment Seminar", clicks=2)
    s.play("Easy Mark")
    s.choose("Yes")
    s.choose("Game Day")
    assert s.runner.discard == ["Easy Mark", "Game Day"], "a click is spent, so nothing for the first one"
    assert s.runner.clicks == 0


@card("Comet", "Modded")
def test_a_comet_installed_by_the_first_event_comes_too_late() -> None:
    s = Scenario(runner={"hand": ["Modded", "Comet", "Easy Mark"], "credits": 9}, turn="runner")
    s.play("Modded")
    s.choose("Comet")
    assert s.runner.rig == ["Comet"]
    assert not s.can("Yes")
    assert "No" not in s.options


@card("Comet", "Same Old Thing")
def test_an_event_played_a_second_time_is_not_the_first_again() -> None:
    s = comet("Sure Gamble", "Easy Mark", rig=["Comet", "Same Old Thing"])
    s.play("Sure Gamble")
    s.choose("No")
    s.use("Same Old Thing")
    assert s.runner.credits == 17
    assert not s.can("Yes")


@card("Comet", "Traffic Jam")
def test_a_current_is_an_event_for_comet() -> None:
    s = comet("Traffic Jam", "Easy Mark")
    s.play("Traffic Jam")
    s.choose("Yes")
    s.choose("Easy Mark")
    assert s.runner.discard == ["Easy Mark"]


# -- Study Guide -------------------------------------------------------------------------------------------------------


@card("Study Guide")
def test_study_guide_grows_for_good_and_breaks_code_gates() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Enigma+"]}}, "hand": ["Hedge Fund"]},
        runner={"rig": ["Study Guide"], "credits": 6},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    assert not s.can("Use Study Guide: Break")
    s.use("Study Guide: Place")
    s.use("Study Guide: Place")
    assert s.card("Study Guide").strength == 2
    s.use("Study Guide: Break", "Subroutine 1")
    s.use("Study Guide: Break")
    assert s.runner.credits == 0
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]
    assert s.card("Study Guide").strength == 2, "the counters stay"


@card("Study Guide")
def test_study_guide_breaks_no_barrier() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"rig": [("Study Guide", {"power": 3})], "credits": 6},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    assert not s.can("Use Study Guide: Break")


# -- Net-Ready Eyes ----------------------------------------------------------------------------------------------------


@card("Net-Ready Eyes")
def test_net_ready_eyes_hurt_and_raise_an_icebreaker_for_each_run() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"hand": ["Net-Ready Eyes", "Diesel", "Diesel"], "rig": ["Corroder", "Mimic"]},
        turn="runner",
    )
    s.install("Net-Ready Eyes")
    assert s.runner.discard == ["Diesel", "Diesel"]
    s.choose("Run HQ")
    assert s.options == ["Corroder", "Mimic"]
    s.choose("Mimic")
    assert s.card("Mimic").strength == 4
    assert s.card("Corroder").strength == 2
    s.pass_all()
    assert s.card("Mimic").strength == 3


@card("Net-Ready Eyes")
def test_net_ready_eyes_without_icebreakers_choose_nothing() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund"]}, runner={"rig": ["Net-Ready Eyes", "Surfer"]}, turn="runner")
    s.run_on("HQ")
    assert s.accessed == ["Hedge Fund"]


# -- Analog Dreamers ---------------------------------------------------------------------------------------------------


def dreaming(**servers: object) -> Scenario:
    s = Scenario(corp={"servers": servers, "deck": ["Hedge Fund"]}, runner={"rig": ["Analog Dreamers"]}, turn="runner")
    s.use("Analog Dreamers")
    assert s.runner.clicks == 3
    while s.run is not None and not s.can("No"):
        s.choose("Continue" if s.can("Continue") else "Pass")
    return s


@card("Analog Dreamers")
def test_analog_dreamers_shuffle_an_unrezzed_card_into_rnd_instead_of_accessing() -> None:
    s = dreaming(**{"Server 1": {"root": ["PAD Campaign"]}})
    s.choose("Yes")
    s.pass_all()
    assert "Server 1" not in s.corp.servers
    assert "PAD Campaign" in s.corp.deck
    assert s.accessed == []
    assert "The Corp shuffles 1 card into R&D." in s.log


@card("Analog Dreamers")
def test_analog_dreamers_may_access_instead() -> None:
    s = dreaming(**{"Server 1": {"root": ["PAD Campaign"]}})
    s.choose("No")
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]
    assert "Server 1" in s.corp.servers


@card("Analog Dreamers")
def test_analog_dreamers_choose_no_ice_nothing_rezzed_and_nothing_advanced() -> None:
    s = dreaming(
        **{
            "HQ": {"ice": ["Ice Wall"], "root": ["Ash 2X3ZB9CY"]},
            "Server 1": {"root": [("Hostile Takeover", {"advancement": 1})]},
            "Server 2": {"root": ["PAD Campaign+"]},
            "Server 3": {"root": ["Hostile Takeover"]},
        }
    )
    s.choose("Yes")
    assert len(s.options) == 2, "what is in the root of HQ and the agenda without tokens"
    s.choose(next(option for option in s.options if "Server 3" in option))
    assert "Server 3" not in s.corp.servers


@card("Analog Dreamers")
def test_analog_dreamers_with_nothing_to_choose_access_as_usual() -> None:
    s = dreaming(**{"Server 2": {"root": ["PAD Campaign+"]}})
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]


# -- Chameleon ---------------------------------------------------------------------------------------------------------


@card("Chameleon")
@pytest.mark.parametrize(
    ("subtype", "ice"), [("barrier", "Wall of Static"), ("code gate", "Quandary"), ("sentry", "Guard")]
)
def test_chameleon_breaks_ice_of_the_named_subtype(subtype: str, ice: str) -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": [f"{ice}+"]}}, "hand": ["Hedge Fund"]},
        runner={"hand": ["Chameleon"], "credits": 3},
        turn="runner",
    )
    s.choose("Install Chameleon")
    assert s.options == ["sentry", "code gate", "barrier"]
    s.choose(subtype)
    s.choose("Run HQ")
    s.to_encounter()
    s.use("Chameleon")
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]
    assert s.runner.credits == 0


@card("Chameleon")
def test_chameleon_breaks_no_other_ice_and_none_too_strong() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Quandary+"]}, "R&D": {"ice": ["Wall of Thorns+"]}}},
        runner={"hand": ["Chameleon", *["Diesel"] * 4], "credits": 9},
        turn="runner",
    )
    s.install("Chameleon", "barrier")
    s.choose("Run HQ")
    assert not s.can("Use Chameleon")
    s.pass_all()
    s.choose("Run R&D")
    assert not s.can("Use Chameleon")


@card("Chameleon")
def test_chameleon_goes_back_to_the_grip_as_the_turn_ends_and_forgets() -> None:
    s = Scenario(runner={"hand": ["Chameleon"], "credits": 9, "clicks": 1}, turn="runner")
    s.choose("Install Chameleon")
    s.choose("sentry")
    s.pass_all()
    assert s.runner.rig == []
    assert s.runner.hand == ["Chameleon"]
    assert s.card("Chameleon").zone == "hand"


# -- Hyperdriver -------------------------------------------------------------------------------------------------------


@card("Hyperdriver")
def test_hyperdriver_is_removed_from_the_game_for_three_clicks() -> None:
    s = Scenario(runner={"rig": ["Hyperdriver"]}, turn="runner")
    s.end_turn()
    s.pass_until("Gain 1 credit")
    for _ in range(3):
        s.choose("Gain 1 credit")
    s.pass_until("Yes")
    assert s.side == "runner"
    s.choose("Yes")
    assert s.runner.clicks == 7
    assert s.card("Hyperdriver").zone == "removed from the game"
    assert s.runner.memory == 4


@card("Hyperdriver")
def test_hyperdriver_may_wait() -> None:
    s = Scenario(runner={"rig": ["Hyperdriver"]}, turn="runner")
    s.next_turn()
    s.pass_all()
    assert s.runner.clicks == 4
    assert s.runner.rig == ["Hyperdriver"]


# -- Bookmark ----------------------------------------------------------------------------------------------------------


def bookmarked(*hand: str, **runner: object) -> Scenario:
    s = Scenario(runner={"rig": ["Bookmark"], "hand": list(hand), **runner}, turn="runner")
    s.choose("Use Bookmark: Host")
    return s


@card("Bookmark")
def test_bookmark_hosts_up_to_three_cards_facedown() -> None:
    s = bookmarked("Diesel", "Mimic", "Corroder", "Ninja")
    for title in ("Diesel", "Mimic", "Corroder"):
        s.choose(title)
    assert s.runner.hand == ["Ninja"]
    assert s.card("Bookmark").hosted == ["Diesel", "Mimic", "Corroder"]
    assert s.card("Diesel").known_to == ["runner"]
    assert s.runner.clicks == 3


@card("Bookmark")
def test_bookmark_may_host_fewer_and_more_later() -> None:
    s = bookmarked("Diesel", "Mimic")
    s.choose("Diesel")
    s.choose("Done")
    s.pass_until("Use Bookmark: Host")
    s.use("Bookmark: Host", "Mimic")
    assert s.card("Bookmark").hosted == ["Diesel", "Mimic"]


@card("Bookmark")
def test_bookmark_gives_all_cards_back_for_a_click() -> None:
    s = bookmarked("Diesel", "Mimic")
    s.choose("Diesel")
    s.choose("Mimic")
    s.pass_until("Gain 1 credit")
    s.choose("Use Bookmark: Add the hosted cards to your grip")
    assert sorted(s.runner.hand) == ["Diesel", "Mimic"]
    assert s.runner.clicks == 2
    assert s.runner.rig == ["Bookmark"]


@card("Bookmark")
def test_bookmark_gives_all_cards_back_by_being_trashed_unseen() -> None:
    s = bookmarked("Diesel", "Mimic")
    s.choose("Diesel")
    s.choose("Mimic")
    s.choose("Use Bookmark: Add the hosted cards to your grip")  # in the window after the action: not with a click
    assert sorted(s.runner.hand) == ["Diesel", "Mimic"]
    assert s.runner.discard == ["Bookmark"]
    assert s.runner.clicks == 3
    assert s.card("Diesel").known_to == ["runner"]


@card("Bookmark", "LLDS Energy Regulator")
def test_a_bookmark_that_is_saved_keeps_its_cards() -> None:
    s = bookmarked("Diesel", rig=["Bookmark", "LLDS Energy Regulator"], credits=3)
    s.choose("Diesel")
    s.choose("Use Bookmark: Add the hosted cards to your grip")  # in the window after the action: not with a click
    s.use("LLDS Energy Regulator")
    assert s.runner.hand == []
    assert s.card("Bookmark").hosted == ["Diesel"], "the cost was not paid"


@card("Bookmark")
def test_cards_on_a_bookmark_that_somebody_else_trashes_are_trashed() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Taurus+"]}}, "credits": 9},
        runner={"rig": ["Bookmark"], "hand": ["Diesel"], "credits": 0},
        turn="runner",
    )
    s.use("Bookmark: Host", "Diesel")
    s.pass_until("Run HQ")
    s.choose("Run HQ")
    s.pass_until("1")
    s.bid(corp=1, runner=0)
    s.pass_all()
    assert sorted(s.runner.discard) == ["Bookmark", "Diesel"]


@card("Bookmark")
def test_an_empty_bookmark_gives_nothing_back() -> None:
    s = Scenario(runner={"rig": ["Bookmark"], "hand": []}, turn="runner")
    s.choose("Gain 1 credit")
    assert not s.can("Use Bookmark")
