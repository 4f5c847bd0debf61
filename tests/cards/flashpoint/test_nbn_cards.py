"""Flashpoint Cycle: NBN assets, upgrades, agendas, operations and the identity."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

# -- Watchdog ----------------------------------------------------------------------------------------------------------


def watchdog(tags: int, credits_: int = 9) -> Scenario:
    return Scenario(
        corp={
            "credits": credits_,
            "servers": {
                "HQ": {"ice": ["Tollbooth"]},
                "R&D": {"ice": ["Tollbooth"]},
                "Server 1": {"root": ["Watchdog+"]},
            },
        },
        runner={"tags": tags, "credits": 0},
        turn="runner",
    )


@card("Watchdog")
@pytest.mark.parametrize(("tags", "paid"), [(0, 8), (3, 5), (9, 0)])
def test_watchdog_lowers_the_rez_cost_of_the_first_ice_by_the_tags(tags: int, paid: int) -> None:
    s = watchdog(tags)
    s.choose("Run HQ")
    s.rez("Tollbooth")
    assert s.corp.credits == 9 - paid


@card("Watchdog")
def test_watchdog_counts_the_first_piece_of_ice_each_turn_only() -> None:
    s = watchdog(3, credits_=20)
    s.choose("Run HQ")
    s.rez("Tollbooth")
    s.pass_all()
    assert s.corp.credits == 15
    s.choose("Run R&D")
    s.rez("Tollbooth")
    assert s.corp.credits == 7


# -- Hard-Hitting News -------------------------------------------------------------------------------------------------


def news(runs: bool = True, **runner: object) -> Scenario:
    s = Scenario(corp={"hand": ["Hard-Hitting News"], "credits": 5}, runner={"credits": 9, **runner}, turn="runner")
    if runs:
        s.run_on("Archives")
    s.end_turn()
    return s


@card("Hard-Hitting News")
def test_hard_hitting_news_gives_4_tags_and_ends_the_action_phase() -> None:
    s = news()
    s.choose("Play Hard-Hitting News")
    s.bid(corp=0, runner=0)
    assert s.runner.tags == 4
    assert s.side == "runner"


@card("Hard-Hitting News")
def test_hard_hitting_news_ends_the_action_phase_when_the_trace_fails_too() -> None:
    s = news()
    s.choose("Play Hard-Hitting News")
    s.bid(corp=0, runner=4)
    assert s.runner.tags == 0
    assert s.corp.clicks == 0


@card("Hard-Hitting News")
def test_hard_hitting_news_needs_a_run_in_the_last_turn() -> None:
    assert not news(runs=False).can("Play Hard-Hitting News")


# -- Controlling the Message -------------------------------------------------------------------------------------------


def message(rig: tuple[str, ...] = (), hand: tuple[str, ...] = ()) -> Scenario:
    return Scenario(
        corp={
            "identity": "NBN: Controlling the Message",
            "hand": list(hand),
            "credits": 0,
            "servers": {"Server 1": {"root": ["PAD Campaign"]}, "Server 2": {"root": ["PAD Campaign"]}},
        },
        runner={"credits": 20, "rig": list(rig)},
        turn="runner",
    )


@card("NBN: Controlling the Message")
def test_the_first_installed_card_trashed_each_turn_may_start_a_trace() -> None:
    s = message(("New Angeles City Hall",))
    s.access("Server 1")
    s.choose("Trash PAD Campaign")
    assert s.side == "corp"
    s.choose("Yes")
    s.bid(corp=0, runner=3)
    assert s.runner.tags == 1, "nobody is asked to avoid it"
    s.access("Server 2")
    s.choose("Trash PAD Campaign")
    assert not s.can("Yes"), "the second time"
    assert s.runner.tags == 1


@card("NBN: Controlling the Message")
def test_the_trace_may_fail_or_be_declined() -> None:
    s = message()
    s.access("Server 1")
    s.choose("Trash PAD Campaign")
    s.choose("Yes")
    s.bid(corp=0, runner=4)
    assert s.runner.tags == 0
    s = message()
    s.access("Server 1")
    s.choose("Trash PAD Campaign")
    s.choose("No")
    assert s.runner.tags == 0


@card("NBN: Controlling the Message")
def test_a_card_trashed_from_hq_is_not_installed_and_does_not_count() -> None:
    s = message(hand=("PAD Campaign",))
    s.access("HQ")
    s.choose("Trash PAD Campaign")
    assert not s.can("Yes")
    s.access("Server 1")
    s.choose("Trash PAD Campaign")
    assert s.can("Yes"), "the first installed one"


# -- Hatchet Job, Observe and Destroy ----------------------------------------------------------------------------------


@card("Hatchet Job")
def test_hatchet_job_adds_an_installed_card_that_is_not_virtual_to_the_grip() -> None:
    s = Scenario(
        corp={"hand": ["Hatchet Job"], "credits": 2, "servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"rig": ["Corroder", "Data Dealer", "Ice Carver"], "credits": 9},
    )
    s.choose("Play Hatchet Job")
    s.bid(corp=0, runner=4)
    assert s.options == ["Corroder", "Data Dealer"], "Ice Carver is virtual, Ice Wall no card of the Runner"
    s.choose("Corroder")
    assert s.runner.hand == ["Corroder"]
    assert (s.corp.clicks, s.corp.credits) == (1, 0)


@card("Hatchet Job")
def test_hatchet_job_fails_with_the_trace_and_takes_two_clicks() -> None:
    s = Scenario(corp={"hand": ["Hatchet Job"]}, runner={"rig": ["Corroder"], "credits": 9})
    s.choose("Play Hatchet Job")
    s.bid(corp=0, runner=5)
    assert s.runner.rig == ["Corroder"]
    assert not Scenario(corp={"hand": ["Hatchet Job"], "clicks": 1}, runner={"rig": ["Corroder"]}).can("Play Hatchet")


@card("Hatchet Job")
def test_a_facedown_card_has_no_subtypes_for_hatchet_job() -> None:
    s = Scenario(corp={"hand": ["Hatchet Job"]}, runner={"rig": [("Ice Carver", "facedown")], "credits": 9})
    s.choose("Play Hatchet Job")
    s.bid(corp=0, runner=0)
    assert s.runner.hand == ["Ice Carver"]


def observe(credits_: int = 5, tags: int = 1) -> Scenario:
    return Scenario(
        corp={"hand": ["Observe and Destroy"], "servers": {"HQ": {"ice": ["Ice Wall"]}}},
        runner={"rig": ["Corroder"], "credits": credits_, "tags": tags},
    )


@card("Observe and Destroy")
def test_observe_and_destroy_removes_a_tag_to_trash_an_installed_card() -> None:
    s = observe(tags=2)
    s.choose("Play Observe and Destroy")
    assert s.options == ["Ice Wall", "Corroder"]
    s.choose("Corroder")
    assert s.runner.discard == ["Corroder"]
    assert s.runner.tags == 1


@card("Observe and Destroy")
def test_observe_and_destroy_needs_a_poor_runner_and_a_tag() -> None:
    assert not observe(credits_=6).can("Play Observe and Destroy")
    assert not observe(tags=0).can("Play Observe and Destroy")


# -- Special Report ----------------------------------------------------------------------------------------------------


@card("Special Report")
def test_special_report_shuffles_cards_into_rnd_and_draws_as_many() -> None:
    s = Scenario(
        corp={"hand": ["Special Report", "Snare!", "Enigma", "Ice Wall"], "deck": ["Hedge Fund"] * 9, "credits": 1}
    )
    s.play("Special Report", "Snare!", "Enigma", "Done")
    assert "Ice Wall" in s.corp.hand
    assert len(s.corp.hand) == 3
    assert len(s.corp.deck) == 9
    assert s.corp.credits == 0


@card("Special Report")
def test_special_report_may_shuffle_nothing() -> None:
    s = Scenario(corp={"hand": ["Special Report", "Snare!"], "deck": ["Hedge Fund"] * 3})
    s.play("Special Report", "Done")
    assert s.corp.hand == ["Snare!"]


# -- Alexa Belsky ------------------------------------------------------------------------------------------------------


@card("Alexa Belsky")
@pytest.mark.parametrize(("paid", "kept"), [(0, 0), (1, 0), (2, 1), (5, 2), (9, 3)])
def test_alexa_shuffles_hq_into_rnd_but_for_a_card_for_every_2_credits(paid: int, kept: int) -> None:
    s = Scenario(
        corp={
            "hand": ["Snare!", "Enigma", "Ice Wall"],
            "deck": ["Hedge Fund"] * 2,
            "servers": {"Server 1": {"root": ["Alexa Belsky+"]}},
        },
        runner={"credits": 9},
    )
    s.choose("Gain 1 credit")
    s.choose("Use Alexa Belsky")
    assert s.side == "runner"
    s.choose(str(paid))
    assert len(s.corp.hand) == kept
    assert len(s.corp.deck) == 5 - kept
    assert s.runner.credits == 9 - paid
    assert s.corp.discard == ["Alexa Belsky"]


@card("Alexa Belsky")
def test_a_runner_without_credits_saves_nothing() -> None:
    s = Scenario(
        corp={"hand": ["Snare!"], "deck": ["Hedge Fund"] * 2, "servers": {"Server 1": {"root": ["Alexa Belsky+"]}}},
        runner={"credits": 0},
    )
    s.choose("Gain 1 credit")
    s.choose("Use Alexa Belsky")
    assert s.corp.hand == []


# -- Drone Screen ------------------------------------------------------------------------------------------------------


@card("Drone Screen")
@pytest.mark.parametrize(
    ("tags", "server", "bid", "lost"),
    [(1, "Server 1", 2, 1), (1, "Server 1", 3, 0), (0, "Server 1", 0, 0), (1, "HQ", 0, 0)],
)
def test_drone_screen_traces_a_tagged_runner_who_runs_there(tags: int, server: str, bid: int, lost: int) -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Drone Screen+"]}}, "credits": 0},
        runner={"tags": tags, "credits": 5, "hand": ["Diesel"] * 3, "rig": ["Plascrete Carapace"]},
        turn="runner",
    )
    s.choose(f"Run {server}")
    if tags and server == "Server 1":
        s.bid(corp=0, runner=bid)
    assert len(s.runner.hand) == 3 - lost, "Plascrete Carapace prevents nothing"


# -- Net Quarantine ----------------------------------------------------------------------------------------------------


def quarantine(*ice: str, **runner: object) -> Scenario:
    return Scenario(
        corp={"scored": ["Net Quarantine"], "credits": 0, "servers": {"HQ": {"ice": [f"{each}+" for each in ice]}}},
        runner={"credits": 9, "rig": ["Access to Globalsec", "Access to Globalsec"], **runner},
        turn="runner",
    )


@card("Net Quarantine")
def test_the_first_trace_each_turn_finds_no_link() -> None:
    s = quarantine("Hunter", "Hunter")
    s.choose("Run HQ")
    s.bid(corp=0, runner=2)
    assert s.runner.tags == 1, "3 against 0 and 2"
    s.choose("Continue")
    s.bid(corp=1, runner=2)
    assert s.runner.tags == 1, "the second trace: 4 against 2 and 2"


@card("Net Quarantine")
@pytest.mark.parametrize(("spent", "gained"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)])
def test_the_corp_gains_a_credit_for_every_2_spent_on_link_strength(spent: int, gained: int) -> None:
    s = quarantine("Hunter")
    s.choose("Run HQ")
    s.bid(corp=0, runner=spent)
    assert s.corp.credits == gained


@card("Net Quarantine")
def test_recurring_credits_count_and_link_outside_of_the_trace_stays() -> None:
    s = quarantine("Hunter", rig=["Compromised Employee", "Access to Globalsec"], credits=3)
    s.choose("Run HQ")
    s.choose("4")
    assert s.corp.credits == 2
    assert s.state.link() == 1
