"""Order and Chaos: Weyland Consortium."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

ARGUS = "Argus Security: Protection Guaranteed"
GAGARIN = "Gagarin Deep Space: Expanding the Horizon"


# -- Argus Security ----------------------------------------------------------------------------------------------------


def argus(**corp: object) -> Scenario:
    s = Scenario(
        corp={"identity": ARGUS, "hand": ["Hostile Takeover"], **corp}, runner={"hand": ["Diesel"] * 4}, turn="runner"
    )
    s.access("HQ")
    return s


@card("Argus Security: Protection Guaranteed")
def test_a_thief_chooses_between_a_tag_and_2_meat_damage() -> None:
    s = argus()
    assert s.side == "runner"
    s.choose("Take 1 tag")
    assert s.runner.tags == 1
    s = argus()
    s.choose("Suffer 2 meat damage")
    assert len(s.runner.hand) == 2
    assert s.runner.tags == 0


# -- Gagarin Deep Space ------------------------------------------------------------------------------------------------


def gagarin(credits: int, server: str = "Server 1") -> Scenario:  # noqa: A002
    s = Scenario(
        corp={
            "identity": GAGARIN,
            "credits": 0,
            "hand": ["Hedge Fund"],
            "servers": {"Server 1": {"root": ["Priority Requisition", "Akitaro Watanabe"]}},
        },
        runner={"credits": credits},
        turn="runner",
    )
    s.choose(f"Run {server}")
    s.choose("Continue")
    return s


@card("Gagarin Deep Space: Expanding the Horizon")
def test_each_card_in_a_remote_server_costs_1_credit_to_access() -> None:
    s = gagarin(2)
    s.choose("Access facedown card (Server 1, card 1)")
    assert s.runner.scored == ["Priority Requisition"]
    assert s.runner.credits == 1
    s.choose("Access facedown card")
    assert s.runner.credits == 0


@card("Gagarin Deep Space: Expanding the Horizon")
@ruling("FAQ/card/gagarin-deep-space/1")
def test_the_runner_can_decline_to_pay_and_not_access() -> None:
    s = gagarin(5)
    s.choose("Access facedown card (Server 1, card 2)")
    s.choose("No action")
    s.choose("Done")
    assert s.runner.credits == 4
    assert s.runner.scored == []
    assert s.run is None
    assert s.card("Priority Requisition").known_to == ["corp"]


@card("Gagarin Deep Space: Expanding the Horizon")
def test_a_runner_without_credits_accesses_nothing_there() -> None:
    s = gagarin(0)
    assert s.run is None
    assert s.runner.scored == []


@card("Gagarin Deep Space: Expanding the Horizon")
def test_central_servers_cost_nothing() -> None:
    s = gagarin(0, "HQ")
    assert s.card("Hedge Fund").known_to == ["corp", "runner"]


# -- Housekeeping ------------------------------------------------------------------------------------------------------


def housekeeping(hand: list[str]) -> Scenario:
    s = Scenario(corp={"hand": ["Housekeeping"], "credits": 2}, runner={"hand": hand, "credits": 9})
    s.choose("Play Housekeeping")
    s.end_turn()
    return s


@card("Housekeeping")
def test_the_first_install_of_a_turn_costs_a_card_from_the_grip() -> None:
    s = housekeeping(["Corroder", "Diesel", "Sure Gamble", "Datasucker"])
    s.choose("Install Corroder")
    assert s.side == "runner"
    s.choose("Diesel")
    assert s.runner.discard == ["Diesel"]
    s.install("Datasucker")
    assert s.runner.hand == ["Sure Gamble"]


@card("Housekeeping")
@ruling("FAQ/card/housekeeping/1")
def test_an_install_of_the_last_card_trashes_nothing_and_does_not_flatline() -> None:
    s = housekeeping(["Corroder"])
    s.choose("Install Corroder")
    assert s.result is None
    assert s.runner.discard == []
    assert s.runner.rig == ["Corroder"]


# -- The Twins ---------------------------------------------------------------------------------------------------------


def twins(hand: list[str]) -> Scenario:
    s = Scenario(
        corp={
            "hand": hand,
            "credits": 0,
            "servers": {"Server 1": {"ice": ["Neural Katana+"], "root": ["The Twins+", "PAD Campaign"]}},
        },
        runner={"hand": ["Diesel"] * 7},
        turn="runner",
    )
    s.choose("Run Server 1")
    return s


@card("The Twins")
@ruling("RR/forced-encounters/ex1")
def test_the_twins_make_the_runner_encounter_the_ice_again_without_an_approach() -> None:
    s = twins(["Neural Katana", "Hedge Fund"])
    assert len(s.runner.hand) == 4
    assert s.side == "corp"
    s.choose("Yes")
    assert s.corp.hand == ["Hedge Fund"]
    assert s.corp.discard == ["Neural Katana"]
    assert len(s.runner.hand) == 1  # encountered again: there was no chance to jack out before
    assert s.phase == "approach server"


@card("The Twins")
def test_the_twins_reveal_the_copy_they_trash() -> None:
    s = twins(["Neural Katana", "Hedge Fund"])
    s.choose("Yes")
    copy = next(card for card in s.cards("Neural Katana") if card.zone == "discard")
    assert copy.faceup


@card("The Twins")
def test_the_twins_may_decline_and_need_a_copy() -> None:
    s = twins(["Neural Katana"])
    s.choose("No")
    assert len(s.runner.hand) == 4
    s = twins(["Ice Wall"])
    assert s.options == ["No"], "the Runner cannot tell from a missing question that there is no copy in HQ"
    s.choose("No")
    assert len(s.runner.hand) == 4
    assert twins([]).side == "runner", "with an empty HQ everybody knows"


@card("The Twins")
def test_the_twins_look_only_at_ice_of_their_server() -> None:
    s = Scenario(
        corp={
            "hand": ["Neural Katana"],
            "servers": {"Server 1": {"root": ["The Twins+"]}, "HQ": {"ice": ["Neural Katana+"]}},
        },
        runner={"hand": ["Diesel"] * 7},
        turn="runner",
    )
    s.choose("Run HQ")
    assert s.side == "runner"


# -- Wormhole ----------------------------------------------------------------------------------------------------------


@card("Wormhole")
def test_wormhole_costs_3_less_for_each_advancement_token() -> None:
    s = Scenario(corp={"credits": 3, "servers": {"HQ": {"ice": [("Wormhole", {"advancement": 2})]}}}, turn="runner")
    s.choose("Run HQ")
    s.rez("Wormhole")
    assert s.corp.credits == 0


@card("Wormhole")
@ruling("FAQ/card/wormhole/1")
def test_a_subroutine_resolved_by_wormhole_belongs_to_the_other_ice() -> None:
    s = Scenario(
        corp={"credits": 9, "servers": {"HQ": {"ice": ["Wormhole+"]}, "R&D": {"ice": ["Data Raven+", "Ice Wall"]}}},
        runner={"credits": 0},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("0")
    assert s.card("Data Raven").counters["power"] == 1
    assert s.card("Wormhole").counters["power"] == 0


@card("Wormhole")
def test_wormhole_chooses_among_the_subroutines_of_all_other_rezzed_ice() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Wormhole+"]}, "R&D": {"ice": ["Enigma+", "Neural Katana+", "Hunter"]}}},
        runner={"hand": ["Diesel"] * 4},
        turn="runner",
    )
    s.choose("Run HQ")
    assert s.side == "corp"
    assert len(s.options) == 3
    s.choose(next(label for label in s.options if "net damage" in label))
    assert len(s.runner.hand) == 1
    assert s.run is not None


@card("Wormhole")
def test_wormhole_alone_does_nothing() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Wormhole+"]}}}, turn="runner")
    s.choose("Run HQ")
    assert s.phase == "approach server"


@card("Wormhole")
@ruling("RR/infinite-loops/ex1")
def test_two_wormholes_go_round_as_often_as_the_corp_says_and_the_run_goes_on() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Wormhole+"]}, "R&D": {"ice": ["Wormhole+"]}}}, turn="runner")
    s.choose("Run HQ")
    assert s.side == "corp"
    s.choose("57")
    assert s.phase == "approach server"


# -- Glenn Station -----------------------------------------------------------------------------------------------------


def glenn(**corp: object) -> Scenario:
    return Scenario(corp={"scored": ["Glenn Station"], "hand": ["Snare!", "Hedge Fund"], **corp})


@card("Glenn Station")
def test_glenn_station_hosts_a_card_facedown_and_gives_it_back() -> None:
    s = glenn()
    s.use("Glenn Station: Host", "Snare!")
    assert s.corp.hand == ["Hedge Fund"]
    assert s.card("Glenn Station").hosted == ["Snare!"]
    assert s.card("Snare!").known_to == ["corp"]
    assert not s.can("Use Glenn Station: Host")  # a single card
    s.choose("Use Glenn Station: Add")
    assert s.corp.hand == ["Hedge Fund", "Snare!"]
    assert s.corp.clicks == 1


@card("Glenn Station")
@ruling("RR/host/ex2")
def test_nothing_is_installed_on_glenn_station() -> None:
    s = glenn(hand=["PAD Campaign"])
    s.choose("Install PAD Campaign")
    assert s.options == ["New server"]


@card("Glenn Station")
@ruling("FAQ/card/glenn-station/1")
def test_forfeiting_glenn_station_trashes_the_card_on_it() -> None:
    s = glenn(credits=4, servers={"HQ": {"ice": ["Archer"]}})
    s.use("Glenn Station: Host", "Snare!")
    s.end_turn()
    s.choose("Run HQ")
    s.rez("Archer")
    assert s.corp.scored == []
    assert s.corp.discard == ["Snare!"]
    assert s.card("Snare!").known_to == ["corp"]


# -- Mark Yale ---------------------------------------------------------------------------------------------------------


def yale(counters: int = 1) -> Scenario:
    s = Scenario(
        corp={
            "credits": 0,
            "clicks": 2,
            "scored": [("Nisei MK II", {"agenda": counters})],
            "servers": {"Server 1": {"root": ["Mark Yale+"]}},
        }
    )
    s.choose("Gain 1 credit")
    return s


@card("Mark Yale")
@ruling("FAQ/card/mark-yale/1")
def test_an_agenda_counter_spent_on_mark_yale_pays_his_own_credit_too() -> None:
    s = yale()
    s.choose("Use Mark Yale: Gain 2 credits (any agenda counter)")
    assert s.corp.credits == 1 + 2 + 1
    assert s.card("Nisei MK II").counters["agenda"] == 0


@card("Mark Yale")
def test_mark_yale_may_be_trashed_for_2_credits() -> None:
    s = yale(0)
    s.choose("Use Mark Yale")
    assert s.corp.credits == 3
    assert s.corp.discard == ["Mark Yale"]


@card("Mark Yale")
def test_every_agenda_counter_spent_pays_1_credit() -> None:
    s = Scenario(
        corp={
            "credits": 0,
            "scored": [("Nisei MK II", {"agenda": 1})],
            "servers": {"Server 1": {"root": ["Mark Yale+"]}},
        },
        turn="runner",
    )
    s.choose("Run Archives")
    s.choose("Use Nisei MK II", side="corp")
    assert s.corp.credits == 1


# -- The Board ---------------------------------------------------------------------------------------------------------


@card("The Board")
def test_the_board_takes_a_point_from_each_stolen_agenda() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["The Board+"]}}, "scored": ["Hostile Takeover"]},
        runner={"scored": ["Priority Requisition", "Hostile Takeover"]},
    )
    assert s.runner.score == 2
    assert s.corp.score == 1


@card("The Board")
def test_the_board_trashed_while_accessed_is_worth_2_points() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["The Board+"]}}},
        runner={"scored": ["Priority Requisition"], "credits": 7},
        turn="runner",
    )
    s.access("Server 1")
    s.choose("Trash The Board")
    assert s.runner.scored == ["Priority Requisition", "The Board"]
    assert s.runner.score == 5
    assert s.corp.discard == []


@card("The Board")
def test_an_unrezzed_board_goes_the_same_way() -> None:
    s = Scenario(corp={"hand": ["The Board"]}, runner={"credits": 7}, turn="runner")
    s.access("HQ")
    s.choose("Trash The Board")
    assert s.runner.score == 2


@card("The Board")
@ruling("FAQ/qa/51")
def test_the_board_trashed_along_with_worlds_plaza_is_not_added_to_the_score_area() -> None:
    s = Scenario(
        corp={"hand": ["The Board"], "credits": 9, "servers": {"Server 1": {"root": ["Worlds Plaza+"]}}},
        runner={"credits": 9},
    )
    s.use("Worlds Plaza", "The Board")
    assert s.card("The Board").rezzed
    s.end_turn()
    s.access("Server 1")
    s.choose("Access Worlds Plaza")
    s.choose("Trash Worlds Plaza")
    assert sorted(s.corp.discard) == ["The Board", "Worlds Plaza"]
    assert s.runner.scored == []
