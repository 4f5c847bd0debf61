"""The Weyland identity, agendas, assets and operations of Order and Chaos: each card's own text."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.cards.situations import advanced_and_scored

TITAN = "Titan Transnational: Investing In Your Future"


# -- Titan Transnational -----------------------------------------------------------------------------------------------


@card("Titan Transnational: Investing In Your Future")
def test_titan_may_place_an_agenda_counter_on_a_scored_agenda() -> None:
    s = advanced_and_scored("Private Security Force", 4, identity=TITAN)
    s.choose("Yes")
    assert s.card("Private Security Force").counters["agenda"] == 1
    declined = advanced_and_scored("Private Security Force", 4, identity=TITAN)
    declined.choose("No")
    assert declined.card("Private Security Force").counters["agenda"] == 0


@card("Titan Transnational: Investing In Your Future")
def test_titan_does_nothing_for_a_stolen_agenda() -> None:
    s = Scenario(corp={"identity": TITAN, "hand": ["Private Security Force"]}, turn="runner")
    s.run_on("HQ")
    assert s.card("Private Security Force").counters["agenda"] == 0


# -- Firmware Updates --------------------------------------------------------------------------------------------------


@card("Firmware Updates")
def test_firmware_updates_is_scored_with_three_counters() -> None:
    assert advanced_and_scored("Firmware Updates", 3).card("Firmware Updates").counters["agenda"] == 3


@card("Firmware Updates")
def test_firmware_updates_places_a_token_on_ice_once_per_turn() -> None:
    s = Scenario(
        corp={
            "scored": [("Firmware Updates", {"agenda": 3})],
            "servers": {"HQ": {"ice": ["Ice Wall+", "Fire Wall"]}, "Server 1": {"root": ["Priority Requisition"]}},
        },
    )
    s.choose("Gain 1 credit")
    s.choose("Use Firmware Updates")
    assert len(s.options) == 2, "ice, and no agenda"
    s.choose("Ice Wall")
    assert s.card("Ice Wall").counters["advancement"] == 1
    assert s.card("Firmware Updates").counters["agenda"] == 2
    assert s.corp.clicks == 2
    s.choose("Gain 1 credit")
    assert not s.can("Use Firmware Updates")


@card("Firmware Updates")
def test_firmware_updates_needs_a_counter_and_ice_that_can_be_advanced() -> None:
    empty = Scenario(corp={"scored": ["Firmware Updates"], "servers": {"HQ": {"ice": ["Ice Wall+"]}}})
    empty.choose("Gain 1 credit")
    assert not empty.can("Use Firmware Updates")
    s = Scenario(
        corp={"scored": [("Firmware Updates", {"agenda": 1})], "servers": {"HQ": {"ice": ["Enigma+"]}}},
    )
    s.choose("Gain 1 credit")
    assert not s.can("Use Firmware Updates")


# -- Government Takeover -----------------------------------------------------------------------------------------------


@card("Government Takeover")
def test_government_takeover_pays_three_credits_a_click() -> None:
    s = advanced_and_scored("Government Takeover", 9)
    assert s.corp.score == 6
    before = s.corp.credits
    s.choose("Use Government Takeover")
    assert s.corp.credits == before + 3
    assert s.corp.clicks == 1


@card("Government Takeover")
def test_a_stolen_government_takeover_pays_nobody() -> None:
    s = Scenario(runner={"scored": ["Government Takeover"]}, turn="runner")
    assert s.runner.score == 6
    assert not s.can("Use Government Takeover")


# -- High-Risk Investment ----------------------------------------------------------------------------------------------


@card("High-Risk Investment")
def test_high_risk_investment_pays_as_much_as_the_runner_has() -> None:
    s = advanced_and_scored("High-Risk Investment", 5)
    assert s.card("High-Risk Investment").counters["agenda"] == 1
    s.give("runner", credits=3)
    before = s.corp.credits
    s.choose("Use High-Risk Investment")
    assert s.corp.credits == before + s.runner.credits
    assert s.runner.credits == 8
    assert s.card("High-Risk Investment").counters["agenda"] == 0
    assert not s.can("Use High-Risk Investment")


# -- Constellation Protocol --------------------------------------------------------------------------------------------


def protocol(*ice: object) -> Scenario:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Constellation Protocol+"]}, "HQ": {"ice": list(ice)}}}, turn="runner"
    )
    s.end_turn()
    return s


@card("Constellation Protocol")
def test_constellation_protocol_moves_a_token_between_ice() -> None:
    s = protocol(("Ice Wall", {"advancement": 2}), "Fire Wall", "Enigma")
    assert s.prompt == "Constellation Protocol: move 1 advancement token from a piece of ice to another one?"
    s.choose("Yes")
    assert s.prompt == (
        "Constellation Protocol: move 1 advancement token from Ice Wall to a piece of ice that can be advanced "
        "other than Ice Wall."
    )
    assert s.options == ["Fire Wall"], "a question left out would tell that the innermost cannot be advanced"
    s.choose("Fire Wall")
    assert s.card("Ice Wall").counters["advancement"] == 1
    assert s.card("Fire Wall").counters["advancement"] == 1


@card("Constellation Protocol")
def test_constellation_protocol_takes_a_token_from_ice_that_cannot_be_advanced() -> None:
    s = protocol(("Enigma", {"advancement": 1}), "Fire Wall")
    s.choose("Yes")
    assert s.card("Enigma").counters["advancement"] == 0
    assert s.card("Fire Wall").counters["advancement"] == 1


@card("Constellation Protocol")
def test_constellation_protocol_may_be_declined() -> None:
    s = protocol(("Ice Wall", {"advancement": 2}), "Fire Wall")
    s.choose("No")
    assert s.card("Ice Wall").counters["advancement"] == 2


@card("Constellation Protocol")
def test_constellation_protocol_needs_a_token_on_ice() -> None:
    s = protocol("Ice Wall", "Fire Wall")
    assert not s.can("Yes")


# -- Space Camp --------------------------------------------------------------------------------------------------------


@card("Space Camp")
def test_an_accessed_space_camp_may_advance_a_card() -> None:
    for where in ("hand", "discard"):
        s = Scenario(
            corp={
                where: ["Space Camp"],
                "servers": {"Server 1": {"root": ["Priority Requisition"], "ice": ["Enigma"]}},
            },
            turn="runner",
        )
        s.access("HQ" if where == "hand" else "Archives")
        s.choose("Yes", side="corp")
        assert s.options == ["Priority Requisition"], "a question left out would tell that the ice cannot be advanced"
        s.choose("Priority Requisition")
        assert s.card("Priority Requisition").counters["advancement"] == 1


@card("Space Camp")
def test_space_camp_is_revealed_from_rnd_and_may_be_declined() -> None:
    s = Scenario(
        corp={"deck": ["Space Camp", "Hedge Fund"], "servers": {"Server 1": {"root": ["Priority Requisition"]}}},
        turn="runner",
    )
    s.access("R&D")
    assert s.card("Space Camp").known_to == ["corp", "runner"]
    s.choose("No", side="corp")
    assert s.card("Priority Requisition").counters["advancement"] == 0


@card("Space Camp")
def test_the_question_of_space_camp_tells_nothing_of_facedown_cards() -> None:
    s = Scenario(corp={"hand": ["Space Camp"], "servers": {"Server 1": {"root": ["PAD Campaign"]}}}, turn="runner")
    s.access("HQ")
    assert s.side == "corp"
    assert s.options == ["No"]


@card("Space Camp")
def test_space_camp_can_be_trashed() -> None:
    s = Scenario(corp={"hand": ["Space Camp"]}, runner={"credits": 3}, turn="runner")
    s.access("HQ")
    s.choose("Trash Space Camp (3 credits)")
    assert s.corp.discard == ["Space Camp"]


# -- Traffic Accident --------------------------------------------------------------------------------------------------


@card("Traffic Accident")
def test_traffic_accident_needs_two_tags_and_does_two_meat_damage() -> None:
    one = Scenario(corp={"hand": ["Traffic Accident"]}, runner={"tags": 1})
    assert not one.can("Play Traffic Accident")
    s = Scenario(corp={"hand": ["Traffic Accident"], "credits": 0}, runner={"tags": 2, "hand": ["Diesel"] * 3})
    s.choose("Play Traffic Accident")
    assert s.runner.hand == ["Diesel"]
    assert s.runner.tags == 2


# -- Satellite Grid ----------------------------------------------------------------------------------------------------


def grid(*ice: object, rezzed: bool = True) -> dict[str, object]:
    title = "Satellite Grid+" if rezzed else "Satellite Grid"
    return {"HQ": {"ice": list(ice), "root": [title]}, "R&D": {"ice": ["Ice Wall+"]}}


@card("Satellite Grid")
def test_satellite_grid_counts_as_a_token_on_each_ice_of_its_server() -> None:
    s = Scenario(corp={"servers": grid("Fire Wall+", ("Fire Wall+", {"advancement": 2}))})
    assert "Satellite Grid" in s.corp.servers["HQ"]["root"]
    assert sorted(one.strength for one in s.cards("Fire Wall")) == [6, 8]
    assert s.card("Ice Wall").strength == 1, "another server"
    unrezzed = Scenario(corp={"servers": grid("Fire Wall+", rezzed=False)})
    assert unrezzed.card("Fire Wall").strength == 5


@card("Satellite Grid")
def test_satellite_grid_lowers_the_rez_cost_of_space_ice() -> None:
    s = Scenario(corp={"credits": 9, "servers": grid("Asteroid Belt")}, turn="runner")
    assert "Satellite Grid" in s.corp.servers["HQ"]["root"]
    s.choose("Run HQ")
    s.rez("Asteroid Belt")
    assert s.corp.credits == 3


@card("Satellite Grid")
def test_the_token_of_satellite_grid_cannot_be_moved() -> None:
    s = Scenario(
        corp={
            "servers": {
                "HQ": {"ice": ["Fire Wall+", "Ice Wall+"], "root": ["Satellite Grid+"]},
                "Server 1": {"root": ["Constellation Protocol+"]},
            }
        },
        turn="runner",
    )
    s.end_turn()
    assert not s.can("Yes"), "there is no token to move"
    assert s.card("Fire Wall").strength == 6


@card("Satellite Grid")
def test_satellite_grid_says_nothing_of_agendas() -> None:
    root = [("Priority Requisition", {"advancement": 3}), "Satellite Grid+"]
    s = Scenario(corp={"servers": {"Server 1": {"root": root}}})
    s.choose("Advance Priority Requisition")
    assert not s.can("Score Priority Requisition")


# -- what else may happen ----------------------------------------------------------------------------------------------


@card("Firmware Updates")
def test_each_firmware_updates_can_be_used_once_in_the_runners_turn_too() -> None:
    s = Scenario(
        corp={
            "scored": [("Firmware Updates", {"agenda": 3})] * 2,
            "servers": {"HQ": {"ice": ["Ice Wall"]}},
        },
        turn="runner",
    )
    s.choose("Run R&D")
    s.choose("Use Firmware Updates", side="corp")
    s.choose("Use Firmware Updates", side="corp")
    assert not s.can("Use Firmware Updates")
    assert s.card("Ice Wall").counters["advancement"] == 2
    lines = [line["text"] for line in s.game.view("runner")["log"]]
    assert lines.count("1 advancement token is placed on ice protecting HQ.") == 2
    assert not any("Ice Wall" in line for line in lines)


@card("Titan Transnational: Investing In Your Future")
def test_titan_adds_to_the_counters_of_the_agenda_itself() -> None:
    s = advanced_and_scored("Project Atlas", 4, identity=TITAN)
    s.choose("Titan Transnational")
    s.choose("Yes")
    assert s.card("Project Atlas").counters["agenda"] == 2


@card("High-Risk Investment")
def test_high_risk_investment_needs_credits_in_the_runners_pool() -> None:
    s = Scenario(corp={"scored": [("High-Risk Investment", {"agenda": 1})]}, runner={"credits": 0})
    assert not s.can("Use High-Risk Investment")


@card("Constellation Protocol")
def test_constellation_protocol_asks_whatever_the_facedown_ice_is_and_says_where_the_token_goes() -> None:
    for other in ("Enigma", "Ice Wall"):
        s = protocol(("Ice Wall", {"advancement": 1}), other)
        assert s.options == ["Yes", "No"]
    s = protocol(("Ice Wall", {"advancement": 1}), "Fire Wall")
    s.choose("Yes")
    lines = [line["text"] for line in s.game.view("runner")["log"]]
    assert "1 advancement token is moved to ice protecting HQ (innermost)." in lines


@card("Satellite Grid", "Trick of Light")
def test_no_card_moves_or_removes_the_token_of_satellite_grid() -> None:
    s = Scenario(corp={"hand": ["Trick of Light"], "credits": 9, "servers": grid("Fire Wall+", "Ice Wall")})
    assert not s.can("Play Trick of Light")
    one = Scenario(
        corp={"hand": ["Trick of Light"], "credits": 9, "servers": grid(("Fire Wall+", {"advancement": 1}), "Ice Wall")}
    )
    one.play("Trick of Light", "Ice Wall (innermost, HQ)", "1")
    assert one.card("Fire Wall").counters["advancement"] == 0
    assert one.card("Fire Wall").strength == 6


@card("Satellite Grid", "Searchlight")
def test_searchlight_counts_the_token_of_satellite_grid() -> None:
    s = Scenario(corp={"credits": 0, "servers": grid("Searchlight+")}, runner={"credits": 5}, turn="runner")
    s.choose("Run HQ")
    s.choose("0", side="runner")
    assert s.runner.tags == 1


@card("Titan Transnational: Investing In Your Future")
def test_the_question_of_titan_names_the_agenda() -> None:
    identity = "Titan Transnational: Investing In Your Future"
    s = Scenario(
        corp={"identity": identity, "servers": {"Server 1": {"root": [("Vanity Project", {"advancement": 5})]}}}
    )
    s.choose("Advance Vanity Project")
    s.choose("Score Vanity Project")
    assert s.prompt == f"{identity}: place 1 agenda counter on Vanity Project?"


@card("Patch")
def test_the_question_of_patch_ends_with_one_full_stop() -> None:
    s = Scenario(corp={"hand": ["Patch"], "servers": {"HQ": {"ice": ["Ice Wall+", "Enigma+"]}}})
    s.play("Patch")
    assert s.prompt.endswith('with the text "Host ice has +2 strength."')


@card("Constellation Protocol")
def test_constellation_protocol_asks_nothing_while_everybody_sees_that_no_ice_has_a_token() -> None:
    assert not protocol("Ice Wall", "Fire Wall").can("No")
