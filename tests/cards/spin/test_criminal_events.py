"""The Criminal events of the Spin cycle: each card's own text."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

# -- doubles -----------------------------------------------------------------------------------------------------------


@card("Hostage", "Running Interference", "Lawyer Up", "Executive Wiretaps")
@pytest.mark.parametrize(
    ("title", "cost"), [("Hostage", 1), ("Running Interference", 4), ("Lawyer Up", 2), ("Executive Wiretaps", 4)]
)
def test_doubles_take_two_clicks(title: str, cost: int) -> None:
    def table(**runner: object) -> Scenario:
        return Scenario(
            corp={"hand": ["Enigma"]},
            runner={"hand": [title], "deck": ["Diesel"] * 5, "credits": cost, **runner},
            turn="runner",
        )

    assert not table(clicks=1).can(f"Play {title}")
    assert not table(credits=cost - 1).can(f"Play {title}")
    s = table(clicks=2)
    s.choose(f"Play {title}")
    s.pass_all()
    assert s.runner.discard[-1:] == [title]
    assert s.runner.credits == 0


# -- Hostage -----------------------------------------------------------------------------------------------------------


def hostage(**runner: object) -> Scenario:
    deck = ["Diesel", "Underworld Contact", "Decoy", "Armitage Codebusting", "Corroder"]
    s = Scenario(runner={"hand": ["Hostage"], "deck": deck, "credits": 3, **runner}, turn="runner")
    s.choose("Play Hostage")
    return s


@card("Hostage")
def test_hostage_fetches_a_connection_and_may_install_it() -> None:
    s = hostage()
    assert sorted(s.options) == ["Decoy", "Underworld Contact"]
    s.choose("Decoy")
    assert "Decoy is found." in s.log
    assert "The Runner shuffles the stack." in s.log
    s.choose("Yes")
    assert s.runner.rig == ["Decoy"]
    assert s.runner.credits == 1
    assert s.runner.hand == []
    assert s.card("Decoy").known_to == ["corp", "runner"]


@card("Hostage")
def test_the_connection_may_stay_in_the_grip() -> None:
    s = hostage()
    s.choose("Decoy")
    s.choose("No")
    assert s.runner.hand == ["Decoy"]
    assert s.runner.rig == []
    assert s.runner.credits == 2


@card("Hostage")
def test_a_connection_that_cannot_be_paid_for_stays_in_the_grip() -> None:
    s = hostage(credits=1, deck=["Diesel", "Decoy"])
    s.pass_all()
    assert s.runner.hand == ["Decoy"]
    assert s.runner.rig == []


@card("Hostage")
def test_hostage_that_finds_nothing_shuffles_the_stack() -> None:
    s = hostage(deck=["Diesel", "Corroder"])
    assert s.runner.hand == []
    assert "The Runner shuffles the stack." in s.log
    assert s.runner.discard == ["Hostage"]


# -- Running Interference ----------------------------------------------------------------------------------------------


def interference(corp_credits: int, ice: list[str], **corp: object) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ice}}, "credits": corp_credits, **corp},
        runner={"hand": ["Running Interference"], "rig": ["Corroder"], "credits": 9},
        turn="runner",
    )
    s.play("Running Interference", "HQ")
    return s


@card("Running Interference")
def test_running_interference_doubles_the_price_of_ice() -> None:
    s = interference(9, ["Enigma"])
    s.rez("Enigma")
    assert s.corp.credits == 3


@card("Running Interference")
def test_ice_whose_double_price_cannot_be_paid_is_not_rezzed() -> None:
    s = interference(5, ["Enigma"])
    assert s.side == "runner"
    s.pass_all()
    assert not s.card("Enigma").rezzed
    assert "The run on HQ is successful." in s.log


@card("Running Interference")
def test_running_interference_counts_the_rez_cost_as_it_is() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Enigma"]}}, "credits": 9},
        runner={"identity": "Reina Roja: Freedom Fighter", "hand": ["Running Interference"], "credits": 9},
        turn="runner",
    )
    s.play("Running Interference", "HQ")
    s.rez("Enigma")
    assert s.corp.credits == 1  # twice 3 + 1


@card("Running Interference")
def test_running_interference_does_not_concern_other_cards_or_later_runs() -> None:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": ["PAD Campaign"]}, "HQ": {"ice": ["Ice Wall"]}},
            "credits": 9,
        },
        runner={"hand": ["Running Interference"], "credits": 9},
        turn="runner",
    )
    s.play("Running Interference", "Server 1")
    s.rez("PAD Campaign")
    assert s.corp.credits == 7
    s.pass_all()
    s.choose("Run HQ")
    s.rez("Ice Wall")
    assert s.corp.credits == 6


@card("Running Interference")
def test_each_piece_of_ice_costs_double_in_that_run() -> None:
    s = interference(9, ["Ice Wall", "Wall of Static"])
    s.rez("Ice Wall")
    assert s.corp.credits == 7
    s.choose("Use Corroder: break", side="runner")
    s.rez("Wall of Static")
    assert s.corp.credits == 1


@card("Running Interference")
def test_running_interference_adds_to_other_additional_costs() -> None:
    s = interference(9, ["Archer"], scored=["Hostile Takeover"])
    s.rez("Archer") if s.can("Rez Archer") else s.pass_all()
    assert s.corp.credits == 1  # twice 4
    assert s.corp.scored == []


@card("Running Interference")
def test_running_interference_counts_a_rez_cost_that_an_effect_lowers() -> None:
    s = Scenario(
        corp={
            "hand": ["Heimdall 1.0", "Hedge Fund"],
            "servers": {"Server 1": {"root": ["Awakening Center+"]}},
            "credits": 9,
            "clicks": 1,
        },
        runner={"hand": ["Running Interference"]},
    )
    s.choose("Install Heimdall 1.0")
    s.choose("Awakening Center")
    s.pass_all()
    s.play("Running Interference", "Server 1")
    s.pass_until("Yes")
    s.choose("Yes", side="corp")
    assert s.card("Heimdall 1.0").rezzed
    assert s.corp.credits == 7  # twice 8 - 7


@card("Running Interference")
def test_the_corp_may_decline_the_additional_cost_where_it_must_rez() -> None:
    for answer, credits in (("Yes", 3), ("No", 9)):
        s = Scenario(
            corp={"servers": {"HQ": {"ice": ["Enigma"]}}, "credits": 9},
            runner={"rig": ["Blackguard", "Snitch"], "hand": ["Running Interference"]},
            turn="runner",
        )
        s.play("Running Interference", "HQ")
        s.choose("Yes", side="runner")
        s.choose(answer, side="corp")
        assert s.corp.credits == credits


# -- Lawyer Up ---------------------------------------------------------------------------------------------------------


def lawyer(tags: int) -> Scenario:
    s = Scenario(
        runner={"hand": ["Lawyer Up"], "deck": ["Diesel"] * 5, "tags": tags, "credits": 2, "rig": []}, turn="runner"
    )
    s.choose("Play Lawyer Up")
    return s


@card("Lawyer Up")
@pytest.mark.parametrize(("tags", "offered"), [(1, ["1", "0"]), (3, ["2", "1", "0"])])
def test_lawyer_up_removes_up_to_two_tags_and_draws(tags: int, offered: list[str]) -> None:
    s = lawyer(tags)
    assert s.options == offered
    assert s.prompt == "Lawyer Up: how many tags?"
    s.choose(offered[0])
    assert s.runner.tags == tags - int(offered[0])
    assert len(s.runner.hand) == 3


@card("Lawyer Up")
def test_lawyer_up_draws_though_no_tag_is_removed() -> None:
    s = lawyer(2)
    s.choose("0")
    assert s.runner.tags == 2
    assert len(s.runner.hand) == 3
    s = lawyer(0)
    assert s.runner.hand == ["Diesel"] * 3


# -- Executive Wiretaps ------------------------------------------------------------------------------------------------


@card("Executive Wiretaps")
def test_executive_wiretaps_reveals_all_of_hq() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund", "Snare!"], "deck": ["Enigma"]},
        runner={"hand": ["Executive Wiretaps"], "credits": 4},
        turn="runner",
    )
    s.choose("Play Executive Wiretaps")
    assert s.card("Hedge Fund").known_to == s.card("Snare!").known_to == ["corp", "runner"]
    assert "The Corp reveals Snare! from HQ." in s.log
    assert s.corp.hand == ["Hedge Fund", "Snare!"]
    assert s.card("Enigma").known_to == []
    assert s.runner.tags == 0  # revealed, not accessed


@card("Executive Wiretaps")
def test_executive_wiretaps_needs_cards_in_hq() -> None:
    assert not Scenario(runner={"hand": ["Executive Wiretaps"]}, turn="runner").can("Play Executive Wiretaps")


# -- Leverage ----------------------------------------------------------------------------------------------------------


def leverage(**corp: object) -> Scenario:
    s = Scenario(
        corp={"hand": ["Neural EMP", "Neural EMP"], "credits": 9, "deck": ["Enigma"] * 9, **corp},
        runner={"hand": ["Leverage", "Diesel", "Diesel"], "credits": 1, "clicks": 2},
        turn="runner",
    )
    s.run_on("HQ")
    s.choose("Play Leverage")
    return s


@card("Leverage")
def test_leverage_prevents_all_damage_until_the_runners_next_turn() -> None:
    s = leverage()
    assert s.side == "corp"
    assert s.prompt == "Leverage: take 2 bad publicity?"
    s.choose("No")
    s.pass_all()
    assert s.corp.bad_publicity == 0
    s.choose("Play Neural EMP")
    s.pass_all()
    s.choose("Play Neural EMP")
    s.pass_all()
    assert s.runner.hand == ["Diesel", "Diesel"]


@card("Leverage")
def test_leverage_ends_as_the_runners_next_turn_begins() -> None:
    s = leverage()
    s.choose("No")
    s.pass_all()
    s.end_turn()
    s.run_on("Archives")
    s.end_turn()
    s.choose("Play Neural EMP")
    s.pass_all()
    assert len(s.runner.hand) == 1


@card("Leverage")
def test_the_corp_may_take_the_bad_publicity() -> None:
    s = leverage()
    s.choose("Yes")
    assert s.corp.bad_publicity == 2
    s.pass_all()
    s.choose("Play Neural EMP")
    assert len(s.runner.hand) == 1


@card("Leverage")
def test_leverage_needs_a_successful_run_on_hq_this_turn() -> None:
    s = Scenario(runner={"hand": ["Leverage"], "credits": 9}, turn="runner")
    assert not s.can("Play Leverage")
    s.run_on("R&D")
    assert not s.can("Play Leverage")
    s.run_on("HQ")
    assert s.can("Play Leverage")


@card("Leverage")
def test_bad_publicity_that_is_prevented_was_not_taken() -> None:
    s = leverage(servers={"Server 1": {"root": ["Broadcast Square+"]}})
    s.choose("Yes")
    s.bid(corp=3, runner=0)
    assert s.corp.bad_publicity == 0
    s.pass_all()
    s.choose("Play Neural EMP")
    s.pass_all()
    assert s.runner.hand == ["Diesel", "Diesel"]


@card("Leverage")
def test_leverage_does_not_prevent_what_cannot_be_prevented() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund"]}, runner={"hand": ["Leverage", "Stimhack", "Diesel"], "credits": 1}, turn="runner"
    )
    s.run_on("HQ")
    s.choose("Play Leverage")
    s.choose("No", side="corp")
    s.play("Stimhack", "HQ")
    s.pass_all()
    assert s.runner.brain_damage == 1
    assert s.runner.hand == []


@card("Leverage")
def test_leverage_prevents_meat_damage_before_anything_else_is_spent_on_it() -> None:
    s = Scenario(
        corp={"hand": ["Scorched Earth"], "credits": 9},
        runner={
            "hand": ["Leverage", *["Diesel"] * 4],
            "rig": [("Plascrete Carapace", {"power": 4})],
            "credits": 1,
            "clicks": 2,
            "tags": 1,
        },
        turn="runner",
    )
    s.run_on("HQ")
    s.choose("Play Leverage")
    s.choose("No", side="corp")
    s.pass_all()
    s.choose("Play Scorched Earth")
    assert s.side == "corp"  # the Runner is not asked about Plascrete Carapace
    assert len(s.runner.hand) == 4
