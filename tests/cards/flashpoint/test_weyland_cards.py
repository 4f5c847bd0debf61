"""Flashpoint Cycle: Weyland Consortium agendas, assets, operations, upgrades and the identity."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card, situations


def corp_turn(corp: dict[str, object], **runner: object) -> Scenario:
    """The Corp's turn begins; the Runner has a grip of four."""
    return situations.corp_turn(corp, **{"hand": ["Diesel"] * 4, **runner})


@card("Crisis Management")
@pytest.mark.parametrize(("tags", "lost"), [(0, 0), (1, 1), (3, 1)])
def test_crisis_management_does_a_meat_damage_to_a_tagged_runner_each_turn(tags: int, lost: int) -> None:
    s = corp_turn({"scored": ["Crisis Management"]}, tags=tags)
    assert s.side == "corp"
    assert len(s.runner.hand) == 4 - lost


@card("Stock Buy-Back")
@pytest.mark.parametrize("stolen", [1, 2])
def test_stock_buy_back_gains_3_for_each_stolen_agenda_and_ends_the_action_phase(stolen: int) -> None:
    s = Scenario(
        corp={"hand": ["Stock Buy-Back"], "credits": 1, "scored": ["Hostile Takeover"]},
        runner={"scored": ["Hostile Takeover"] * stolen},
    )
    s.choose("Play Stock Buy-Back")
    assert s.corp.credits == 3 * stolen
    assert s.corp.clicks == 0
    assert s.side == "runner"


@card("Stock Buy-Back")
def test_stock_buy_back_cannot_be_played_for_nothing() -> None:
    assert not Scenario(corp={"hand": ["Stock Buy-Back"], "scored": ["Hostile Takeover"]}).can("Play Stock Buy-Back")


# -- C.I. Fund ---------------------------------------------------------------------------------------------------------


def fund(on_it: int, credits_: int = 5) -> Scenario:
    return corp_turn(
        {"credits": credits_, "servers": {"Server 1": {"root": [("C.I. Fund+", {"credit": on_it})]}}},
    )


@card("C.I. Fund")
@pytest.mark.parametrize("moved", [0, 1, 3])
def test_ci_fund_takes_up_to_3_credits_of_the_pool_each_turn(moved: int) -> None:
    s = fund(0)
    s.choose("C.I. Fund: Move up to 3 credits")
    s.choose("Yes")
    assert s.options == ["3", "2", "1", "0"]
    s.choose(str(moved))
    s.pass_until("Gain 1 credit")
    assert s.corp.credits == 5 - moved
    assert s.card("C.I. Fund").counters["credit"] == moved


@card("C.I. Fund")
@pytest.mark.parametrize(("on_it", "then"), [(5, 5), (6, 8), (9, 11)])
def test_ci_fund_grows_by_2_when_there_are_at_least_6_on_it(on_it: int, then: int) -> None:
    s = fund(on_it)
    s.choose("C.I. Fund: Move up to 3 credits")
    s.choose("No")
    s.pass_until("Gain 1 credit")
    assert s.card("C.I. Fund").counters["credit"] == then
    assert s.corp.credits == 5


@card("C.I. Fund")
def test_the_corp_may_move_credits_first_to_have_6() -> None:
    s = fund(3)
    s.choose("C.I. Fund: Move up to 3 credits")
    s.choose("Yes")
    s.choose("3")
    s.pass_until("Gain 1 credit")
    assert s.card("C.I. Fund").counters["credit"] == 8


@card("C.I. Fund")
def test_ci_fund_is_trashed_for_2_credits_to_take_all() -> None:
    s = Scenario(corp={"credits": 1, "servers": {"Server 1": {"root": [("C.I. Fund+", {"credit": 8})]}}})
    assert not s.can("Use C.I. Fund")
    s.choose("Gain 1 credit")
    s.choose("Use C.I. Fund")
    assert s.corp.credits == 8
    assert s.corp.discard == ["C.I. Fund"]


# -- Builder of Nations ------------------------------------------------------------------------------------------------


def builder(*ice: object, **runner: object) -> Scenario:
    return Scenario(
        corp={
            "identity": "Weyland Consortium: Builder of Nations",
            "servers": {"HQ": {"ice": list(ice)}},
            "credits": 0,
        },
        runner={"hand": ["Diesel"] * 4, "credits": 9, **runner},
        turn="runner",
    )


@card("Weyland Consortium: Builder of Nations")
def test_the_first_encounter_with_advanced_ice_each_turn_does_a_meat_damage() -> None:
    s = builder(("Ice Wall+", {"advancement": 1}))
    s.choose("Run HQ")
    assert len(s.runner.hand) == 3
    assert s.run is None
    s.choose("Run HQ")
    assert len(s.runner.hand) == 3, "the second time this turn"
    s.next_turn()
    s.choose("Run HQ")
    assert len(s.runner.hand) == 2


@card("Weyland Consortium: Builder of Nations")
def test_ice_without_a_token_or_that_is_only_approached_does_nothing() -> None:
    s = builder("Pop-up Window+", ("Ice Wall", {"advancement": 1}))
    s.choose("Run HQ")
    s.pass_until("Yes")
    s.choose("Yes")
    s.pass_all()
    assert len(s.runner.hand) == 4


@card("Weyland Consortium: Builder of Nations")
def test_broken_ice_counts_as_well_and_ice_without_tokens_is_not_the_first() -> None:
    s = builder("Pop-up Window+", ("Ice Wall+", {"advancement": 1}), rig=["Corroder"])
    s.choose("Run HQ")
    s.pass_until("Yes")
    s.choose("Yes")
    s.to_encounter()
    s.choose("Use Corroder: +1")
    s.choose("Use Corroder: Break")
    s.pass_until("Jack out")
    assert len(s.runner.hand) == 3


@card("Weyland Consortium: Builder of Nations")
def test_what_counts_is_whether_the_token_was_there_as_the_encounter_ended() -> None:
    s = builder("Ice Wall+", hand=["Diesel"] * 4)
    s.choose("Run HQ")
    assert len(s.runner.hand) == 4, "no token then"
    ice = s.state.mut(s.card("Ice Wall").id)
    ice.counters = (1, 0, 0, 0, 0)
    s.choose("Run HQ")
    assert len(s.runner.hand) == 3, "the first encounter of its kind, though the same ice was met before"
    ice = s.state.mut(s.card("Ice Wall").id)
    ice.counters = (0, 0, 0, 0, 0)
    s.choose("Run HQ")
    ice = s.state.mut(s.card("Ice Wall").id)
    ice.counters = (1, 0, 0, 0, 0)
    s.choose("Run HQ")
    assert len(s.runner.hand) == 3, "once a turn"


# -- Door to Door ------------------------------------------------------------------------------------------------------


def door(tags: int, bid: int) -> Scenario:
    s = Scenario(
        corp={"hand": ["Door to Door"], "credits": 3, "clicks": 1}, runner={"tags": tags, "hand": ["Diesel"] * 3}
    )
    s.choose("Play Door to Door")
    while s.can("Pass"):
        s.choose("Pass")
    s.bid(corp=0, runner=bid)
    return s


@card("Door to Door")
@pytest.mark.parametrize(("tags", "bid", "then", "hand"), [(0, 0, 1, 3), (1, 0, 1, 2), (0, 1, 0, 3), (1, 1, 1, 3)])
def test_door_to_door_tags_or_hurts_each_turn(tags: int, bid: int, then: int, hand: int) -> None:
    s = door(tags, bid)
    assert s.side == "runner"
    assert (s.runner.tags, len(s.runner.hand)) == (then, hand)
    assert s.corp.discard == [], "a current stays"


# -- Chief Slee --------------------------------------------------------------------------------------------------------


def slee(*ice: str, **runner: object) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": list(ice)}, "Server 1": {"root": ["Chief Slee+"]}}, "credits": 0},
        runner={"hand": ["Diesel"] * 4, "credits": 9, **runner},
        turn="runner",
    )
    s.choose("Run HQ")
    return s


@card("Chief Slee")
def test_chief_slee_counts_the_unbroken_subroutines_when_an_encounter_ends() -> None:
    s = slee("Enigma+")
    assert s.card("Chief Slee").counters["power"] == 2
    s = slee("Enigma+", rig=["Gordian Blade"])
    s.to_encounter()
    s.use("Gordian Blade: Break", "Subroutine 2")
    s.pass_all()
    assert s.card("Chief Slee").counters["power"] == 1
    s = slee("Ice Wall+", rig=["Corroder"])
    s.to_encounter()
    s.choose("Use Corroder: Break")
    s.pass_all()
    assert s.card("Chief Slee").counters["power"] == 0


@card("Chief Slee")
def test_bypassed_ice_is_unbroken_and_a_subroutine_that_was_never_reached_too() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Spiderweb+"]}, "Server 1": {"root": ["Chief Slee+"]}}, "credits": 0},
        runner={"hand": ["Inside Job"], "credits": 9},
        turn="runner",
    )
    s.play("Inside Job", "HQ")
    assert s.card("Chief Slee").counters["power"] == 3
    s.pass_all()
    s.choose("Run HQ")
    assert s.card("Chief Slee").counters["power"] == 6, "the first one ended the run"


@card("Chief Slee")
def test_five_counters_and_a_click_do_5_meat_damage() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("Chief Slee+", {"power": 6})]}}}, runner={"hand": ["Diesel"] * 6}
    )
    s.choose("Use Chief Slee")
    assert len(s.runner.hand) == 1
    assert s.card("Chief Slee").counters["power"] == 1
    assert s.corp.clicks == 2
    assert not s.can("Use Chief Slee")


# -- Anson Rose --------------------------------------------------------------------------------------------------------


@card("Anson Rose")
def test_anson_rose_gets_a_token_each_turn() -> None:
    s = corp_turn({"servers": {"Server 1": {"root": ["Anson Rose+"]}}})
    assert s.card("Anson Rose").counters["advancement"] == 1


@card("Anson Rose")
@pytest.mark.parametrize("moved", [0, 1, 3])
def test_tokens_move_from_anson_rose_to_ice_that_is_rezzed(moved: int) -> None:
    s = Scenario(
        corp={
            "servers": {"HQ": {"ice": ["Ice Wall"]}, "Server 1": {"root": [("Anson Rose+", {"advancement": 3})]}},
        },
        turn="runner",
    )
    s.choose("Run HQ")
    s.rez("Ice Wall", "Yes")
    assert s.options == ["3", "2", "1", "0"]
    s.choose(str(moved))
    assert s.card("Ice Wall").counters["advancement"] == moved
    assert s.card("Anson Rose").counters["advancement"] == 3 - moved


@card("Anson Rose")
def test_nothing_moves_to_an_asset_or_when_there_is_nothing_to_move() -> None:
    s = Scenario(
        corp={
            "servers": {
                "Server 1": {"root": [("Anson Rose+", {"advancement": 3})]},
                "Server 2": {"root": ["PAD Campaign"]},
            }
        }
    )
    s.choose("Gain 1 credit")
    s.choose("Rez PAD Campaign")
    assert not s.can("Yes")


# -- Bryan Stinson -----------------------------------------------------------------------------------------------------


def bryan(credits_: int = 5, *archives: str) -> Scenario:
    return Scenario(
        corp={
            "servers": {"Server 1": {"root": ["Bryan Stinson+"]}},
            "discard": list(archives) or ["Hedge Fund", "Scorched Earth"],
            "credits": 0,
            "deck": ["Ice Wall"] * 8,
        },
        runner={"credits": credits_, "tags": 1},
    )


@card("Bryan Stinson")
def test_bryan_plays_a_transaction_from_archives_for_nothing_and_removes_it() -> None:
    s = bryan()
    s.use("Bryan Stinson", "Hedge Fund")
    assert s.corp.credits == 9
    assert s.corp.clicks == 2
    assert s.card("Hedge Fund").zone == "removed from the game"
    assert s.corp.discard == ["Scorched Earth"]


@card("Bryan Stinson")
def test_bryan_needs_a_poor_runner_and_a_transaction() -> None:
    assert not bryan(6).can("Use Bryan Stinson")
    assert not bryan(5, "Scorched Earth").can("Use Bryan Stinson")


@card("Bryan Stinson")
def test_a_terminal_transaction_ends_the_action_phase_all_the_same() -> None:
    s = bryan(5, "Violet Level Clearance")
    s.use("Bryan Stinson", "Violet Level Clearance")
    assert s.corp.credits == 8
    assert s.corp.clicks == 0
    assert s.card("Violet Level Clearance").zone == "removed from the game"


@card("Liquidation")
def test_the_question_speaks_of_all_chosen_cards() -> None:
    s = Scenario(corp={"hand": ["Liquidation"], "servers": {"Server 1": {"root": ["PAD Campaign+"]}}})
    s.play("Liquidation")
    assert s.prompt.endswith("Trash them and gain 3 credits for each card among them.")
