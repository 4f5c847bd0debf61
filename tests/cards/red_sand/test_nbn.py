"""Red Sand Cycle: NBN."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

# -- Net Analytics -----------------------------------------------------------------------------------------------------


def analytics(**runner: object) -> Scenario:
    return Scenario(
        corp={
            "servers": {"Server 1": {"root": ["Net Analytics+"]}},
            "deck": ["Enigma"] * 3,
        },
        runner={"credits": 9, **runner},
        turn="runner",
    )


@card("Net Analytics")
def test_the_corp_may_draw_when_the_runner_removes_a_tag() -> None:
    s = analytics(tags=2)
    s.choose("Remove 1 tag")
    assert s.side == "corp"
    s.choose("Yes")
    assert s.corp.hand == ["Enigma"]
    s.choose("Remove 1 tag")
    s.choose("No")
    assert s.corp.hand == ["Enigma"]


@card("Net Analytics")
def test_several_tags_removed_at_once_draw_one_card() -> None:
    s = analytics(tags=3, hand=["Lawyer Up"], deck=["Diesel"] * 4)
    s.choose("Play Lawyer Up")
    s.choose("2")
    s.choose("Yes")
    assert s.corp.hand == ["Enigma"]
    assert not s.can("Yes")


@card("Net Analytics")
def test_an_avoided_tag_counts_even_if_another_is_taken() -> None:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": ["Net Analytics+"]}, "HQ": {"ice": ["Thoth+"]}},
            "hand": ["Big Brother"],
            "deck": ["Enigma"] * 3,
        },
        runner={"rig": ["New Angeles City Hall"], "credits": 2, "tags": 1},
    )
    s.play("Big Brother")
    s.choose("Use New Angeles City Hall")
    s.pass_until("Yes")
    assert s.side == "corp"
    s.choose("Yes")
    assert s.corp.hand == ["Enigma"]
    assert s.runner.tags == 2, "1 of the 2 was taken"


@card("Net Analytics")
def test_a_tag_that_the_corp_removes_is_not_the_runners_doing() -> None:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": ["Net Analytics+"]}},
            "hand": ["Observe and Destroy"],
            "deck": ["Enigma"] * 3,
        },
        runner={"rig": ["Corroder"], "tags": 1, "credits": 0},
    )
    s.play("Observe and Destroy")
    if s.can("Corroder"):
        s.choose("Corroder")
    assert not s.can("Yes")
    assert s.corp.hand == []


# -- CPC Generator -----------------------------------------------------------------------------------------------------


@card("CPC Generator")
def test_cpc_generator_pays_for_the_first_click_for_a_credit_each_turn() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["CPC Generator+"]}}, "credits": 0},
        runner={"rig": ["Magnum Opus"]},
        turn="runner",
    )
    s.choose("Use Magnum Opus")
    assert s.corp.credits == 0, "not through a card"
    s.choose("Gain 1 credit")
    assert s.corp.credits == 1
    s.choose("Gain 1 credit")
    assert s.corp.credits == 1
    s.end_turn()
    s.choose("Gain 1 credit")
    assert s.corp.credits == 2, "the Corp's own does not count"


# -- MCA Informant -----------------------------------------------------------------------------------------------------


def informant(credits_: int = 2) -> Scenario:
    s = Scenario(
        corp={"hand": ["MCA Informant"], "credits": 4, "deck": ["Hedge Fund"] * 3},
        runner={"rig": ["Kati Jones", "Corroder", "Xanadu"], "credits": credits_},
    )
    s.play("MCA Informant")
    return s


@card("MCA Informant")
def test_mca_informant_counts_as_a_tag_and_ends_the_action_phase() -> None:
    s = informant()
    assert s.corp.clicks == 0
    assert s.state.tags() == 1
    s.pass_until("Draw 1 card")
    assert s.side == "runner"
    assert s.card("MCA Informant").host == "Kati Jones"
    assert not s.can("Remove 1 tag"), "it is no real tag"


@card("MCA Informant")
def test_the_runner_can_trash_the_connection_to_be_rid_of_it() -> None:
    s = informant()
    s.pass_until("Draw 1 card")
    s.choose(next(option for option in s.options if "Kati" in option and "rash" in option))
    assert "Kati Jones" in s.runner.discard
    assert "MCA Informant" in s.corp.discard
    assert (s.runner.credits, s.runner.clicks) == (0, 3)
    assert s.state.tags() == 0


@card("MCA Informant")
def test_trashing_the_connection_costs_2_credits_and_it_keeps_its_own_text() -> None:
    s = informant(1)
    s.pass_until("Draw 1 card")
    assert not any("Kati" in option and "rash" in option for option in s.options)
    s.choose("Use Kati Jones")
    assert s.card("Kati Jones").counters["credit"] == 3


@card("MCA Informant")
def test_two_informants_on_a_connection_are_two_tags_and_leave_with_it() -> None:
    s = informant(4)
    s.place("corp", "hand", "MCA Informant")
    s.give("corp", credits=4)
    s.pass_until("Draw 1 card")
    s.end_turn()
    s.play("MCA Informant")
    s.pass_until("Draw 1 card")
    assert s.state.tags() == 2
    offered = [option for option in s.options if "Kati" in option and "rash" in option]
    assert len(offered) == 1
    s.choose(offered[0])
    assert s.state.tags() == 0
    assert s.corp.discard.count("MCA Informant") == 2


@card("MCA Informant")
def test_mca_informant_needs_a_connection() -> None:
    s = Scenario(corp={"hand": ["MCA Informant"]}, runner={"rig": ["Xanadu", "Corroder"]})
    assert not s.can("Play MCA Informant")


# -- Henry Phillips ----------------------------------------------------------------------------------------------------


@card("Henry Phillips")
@pytest.mark.parametrize(
    ("tags", "server", "gained"), [(1, "HQ", 4), (0, "HQ", 0), (1, "R&D", 0)], ids=["tagged", "untagged", "elsewhere"]
)
def test_henry_phillips_pays_for_each_subroutine_broken(tags: int, server: str, gained: int) -> None:
    s = Scenario(
        corp={
            "servers": {"HQ": {"ice": ["Enigma+"], "root": ["Henry Phillips+"]}, "R&D": {"ice": ["Enigma+"]}},
            "credits": 0,
        },
        runner={"rig": ["Yog.0"], "tags": tags},
        turn="runner",
    )
    s.choose(f"Run {server}")
    s.use("Yog.0", "Subroutine 1")
    s.use("Yog.0")
    assert s.corp.credits == gained


@card("Henry Phillips", "Fractal Threat Matrix")
def test_subroutines_broken_together_count_each_for_henry_phillips() -> None:
    s = Scenario(
        corp={
            "servers": {"HQ": {"ice": ["Battlement+"], "root": ["Henry Phillips+", "Fractal Threat Matrix+"]}},
            "credits": 0,
        },
        runner={"rig": ["Battering Ram"], "tags": 1, "credits": 2, "deck": ["Diesel"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    s.use("Battering Ram: Break", "Subroutine 1")
    if s.can("Subroutine 2"):
        s.choose("Subroutine 2")
    s.choose("Fractal Threat Matrix")
    assert s.corp.credits == 4
    assert s.runner.discard == ["Diesel"], "as many of the 2 cards as there are"


# -- Escalate Vitriol --------------------------------------------------------------------------------------------------


@card("Escalate Vitriol")
def test_escalate_vitriol_pays_a_credit_for_each_tag_once_a_turn() -> None:
    s = Scenario(corp={"scored": ["Escalate Vitriol"], "credits": 0}, runner={"tags": 3})
    s.choose("Use Escalate Vitriol")
    assert s.corp.credits == 3
    assert s.corp.clicks == 2
    assert not s.can("Use Escalate Vitriol")
    assert not Scenario(corp={"scored": ["Escalate Vitriol"]}).can("Use Escalate Vitriol"), "no tags, no change"


# -- Reeducation -------------------------------------------------------------------------------------------------------


def reeducation(hand: list[str], grip: int) -> Scenario:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": [("Reeducation", {"advancement": 5})]}},
            "hand": hand,
            "deck": ["Enigma"] * 4,
        },
        runner={"hand": ["Diesel"] * grip, "deck": ["Corroder"]},
    )
    s.choose("Gain 1 credit")
    s.choose("Score Reeducation")
    return s


@card("Reeducation")
def test_reeducation_exchanges_cards_of_hq_and_of_the_grip() -> None:
    s = reeducation(["Hedge Fund", "Ice Wall", "Snare!"], 3)
    s.choose("Hedge Fund")
    s.choose("Ice Wall")
    s.choose("Done")
    assert sorted(s.corp.hand) == ["Enigma", "Enigma", "Snare!"]
    assert sorted(s.corp.deck[-2:]) == ["Hedge Fund", "Ice Wall"]
    assert s.runner.hand == ["Diesel"]
    assert s.runner.deck == ["Corroder", "Diesel", "Diesel"]


@card("Reeducation")
@pytest.mark.parametrize(("chosen", "grip", "left"), [(2, 1, 1), (0, 2, 2)], ids=["too few", "none"])
def test_a_runner_who_cannot_add_as_many_adds_none(chosen: int, grip: int, left: int) -> None:
    s = reeducation(["Hedge Fund", "Ice Wall", "Snare!"], grip)
    for title in ("Hedge Fund", "Ice Wall")[:chosen]:
        s.choose(title)
    s.choose("Done")
    assert len(s.runner.hand) == left
    assert len(s.corp.hand) == 3


# -- Traffic Analyzer --------------------------------------------------------------------------------------------------


@card("Traffic Analyzer")
@pytest.mark.parametrize(("bid", "server", "credits_"), [(0, "HQ", 5), (2, "HQ", 4), (0, "R&D", 4)])
def test_traffic_analyzer_traces_when_ice_here_is_rezzed(bid: int, server: str, credits_: int) -> None:
    s = Scenario(
        corp={
            "servers": {"HQ": {"ice": ["Ice Wall"], "root": ["Traffic Analyzer+"]}, "R&D": {"ice": ["Ice Wall"]}},
            "credits": 5,
        },
        runner={"rig": ["Corroder"]},
        turn="runner",
    )
    s.choose(f"Run {server}")
    s.choose("Rez Ice Wall", side="corp")
    if server == "HQ":
        s.bid(corp=0, runner=bid)
    assert s.corp.credits == credits_


# -- Biased Reporting --------------------------------------------------------------------------------------------------


def biased() -> Scenario:
    s = Scenario(
        corp={"hand": ["Biased Reporting"], "credits": 2},
        runner={"rig": ["Corroder", "Ninja", "Yog.0", "Kati Jones"], "credits": 0},
    )
    s.choose("Play Biased Reporting")
    assert sorted(option.lower() for option in s.options) == ["hardware", "program", "resource"]
    return s


@card("Biased Reporting")
def test_the_runner_may_trash_cards_of_the_type_and_the_corp_is_paid_for_the_rest() -> None:
    s = biased()
    s.choose(next(option for option in s.options if option.lower() == "program"))
    assert s.side == "runner"
    assert sorted(s.options) == ["Corroder", "Done", "Ninja", "Yog.0"]
    s.choose("Ninja")
    s.choose("Done")
    assert s.runner.credits == 1
    assert s.corp.credits == 4
    assert s.runner.discard == ["Ninja"]


@card("Biased Reporting")
def test_a_type_without_cards_pays_nothing() -> None:
    s = biased()
    s.choose(next(option for option in s.options if option.lower() == "hardware"))
    assert (s.corp.credits, s.runner.credits) == (0, 0)


@card("Biased Reporting")
def test_biased_reporting_needs_an_installed_card() -> None:
    assert not Scenario(corp={"hand": ["Biased Reporting"]}).can("Play Biased Reporting")


# -- AR-Enhanced Security ----------------------------------------------------------------------------------------------


@card("AR-Enhanced Security")
def test_the_first_corp_card_trashed_each_turn_gives_a_tag() -> None:
    s = Scenario(
        corp={
            "scored": ["AR-Enhanced Security"],
            "servers": {"Server 1": {"root": ["PAD Campaign"]}, "Server 2": {"root": ["PAD Campaign"]}},
        },
        runner={"credits": 20, "hand": ["Diesel"]},
        turn="runner",
    )
    s.access("Server 1")
    s.choose("Trash PAD Campaign")
    assert s.runner.tags == 1
    s.pass_until("Run Server 2")
    s.access("Server 2")
    s.choose("Trash PAD Campaign")
    assert s.runner.tags == 1


@card("AR-Enhanced Security")
def test_what_the_corp_trashes_gives_no_tag() -> None:
    s = Scenario(
        corp={"scored": ["AR-Enhanced Security"], "servers": {"HQ": {"ice": ["Ice Wall"]}}, "hand": ["Enigma"]},
    )
    s.choose("Install Enigma")
    s.choose("HQ")
    s.choose("Ice Wall")
    assert s.runner.tags == 0


# -- Rolling Brownout --------------------------------------------------------------------------------------------------


@card("Rolling Brownout")
def test_rolling_brownout_makes_events_and_operations_dearer() -> None:
    s = Scenario(
        corp={"hand": ["Rolling Brownout", "Hedge Fund", "Beanstalk Royalties"], "credits": 8, "clicks": 3},
        runner={"hand": ["Diesel", "Easy Mark", "Easy Mark"], "credits": 3},
    )
    s.play("Rolling Brownout")
    assert s.corp.credits == 6, "not for itself"
    s.play("Hedge Fund")
    assert s.corp.credits == 9
    s.end_turn()
    before = s.corp.credits
    s.play("Easy Mark")
    assert s.runner.credits == 5
    assert s.corp.credits == before + 1
    s.play("Easy Mark")
    assert s.corp.credits == before + 1, "only the first event each turn"


@card("Rolling Brownout")
def test_rolling_brownout_stays_until_an_agenda_is_stolen() -> None:
    s = Scenario(
        corp={"hand": ["Rolling Brownout", "Priority Requisition"], "credits": 8},
        runner={"hand": ["Easy Mark"], "credits": 1},
    )
    s.play("Rolling Brownout")
    s.end_turn()
    s.run_on("HQ")
    assert "Rolling Brownout" in s.corp.discard
    s.play("Easy Mark")
    assert s.runner.credits == 4


# -- Threat Level Alpha ------------------------------------------------------------------------------------------------


@card("Threat Level Alpha")
@pytest.mark.parametrize(("tags", "bid", "after"), [(0, 0, 1), (1, 0, 2), (3, 0, 6), (2, 1, 2)])
def test_threat_level_alpha_doubles_the_tags(tags: int, bid: int, after: int) -> None:
    s = Scenario(corp={"hand": ["Threat Level Alpha"], "credits": 3}, runner={"tags": tags, "credits": 1})
    s.play("Threat Level Alpha")
    assert s.corp.clicks == 1
    s.bid(corp=0, runner=bid)
    assert s.runner.tags == after


@card("MCA Informant", "Threat Level Alpha")
def test_the_tag_of_mca_informant_counts_for_everything() -> None:
    s = informant()
    s.place("corp", "hand", "Threat Level Alpha")
    s.give("corp", credits=9)
    s.pass_until("Draw 1 card")
    s.end_turn()
    assert s.can("Trash Kati Jones"), "the Runner is tagged"
    s.play("Threat Level Alpha")
    s.bid(corp=2, runner=0)
    assert (s.runner.tags, s.state.tags()) == (1, 2)


@card("Biased Reporting")
def test_a_runner_who_trashes_nothing_gains_nothing() -> None:
    s = biased()
    s.choose("program")
    s.choose("Done")
    assert (s.corp.credits, s.runner.credits) == (6, 0)
