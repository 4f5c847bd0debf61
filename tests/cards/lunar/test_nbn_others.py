"""Lunar cycle: the other NBN cards."""

from netrunner.scenario import Scenario
from tests.cards import card

# -- Primary Transmission Dish -----------------------------------------------------------------------------------------


@card("Primary Transmission Dish")
def test_its_credits_pay_for_traces_and_come_back_each_turn() -> None:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": ["Primary Transmission Dish+"]}},
            "hand": ["SEA Source"],
            "credits": 2,
        },
        runner={"credits": 4},
        turn="runner",
    )
    s.run_on("Archives")
    s.end_turn()
    s.play("SEA Source")
    s.choose("3")  # no credit is left in the pool
    s.pass_until("5")
    assert s.card("Primary Transmission Dish").counters["credit"] == 0
    s.choose("0")
    assert s.runner.tags == 1
    s.next_turn()
    assert s.card("Primary Transmission Dish").counters["credit"] == 3


@card("Primary Transmission Dish")
def test_its_credits_pay_for_nothing_else() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Primary Transmission Dish+"]}}, "hand": ["Hedge Fund"], "credits": 4}
    )
    assert not s.can("Play Hedge Fund")


# -- Midway Station Grid -----------------------------------------------------------------------------------------------


def midway(server: str = "Server 1", **runner: object) -> Scenario:
    s = Scenario(
        corp={
            "servers": {
                "Server 1": {"root": ["Midway Station Grid+"], "ice": ["Viktor 1.0+"]},
                "HQ": {"ice": ["Viktor 1.0+"]},
            }
        },
        runner={"rig": ["Gordian Blade"], "credits": 9, **runner},
        turn="runner",
    )
    s.choose(f"Run {server}")
    s.to_encounter()
    return s


@card("Midway Station Grid")
def test_each_use_of_an_icebreaker_to_break_costs_a_credit_more() -> None:
    s = midway()
    s.use("Gordian Blade: +1")
    assert s.runner.credits == 8  # raising the strength does not break anything
    s.use("Gordian Blade: Break", "Subroutine 1")
    assert s.runner.credits == 6
    assert any("uses Gordian Blade for 2 credits" in str(line) for line in s.log)
    s.use("Gordian Blade: Break")
    assert s.runner.credits == 4


@card("Midway Station Grid")
def test_who_cannot_pay_cannot_break() -> None:
    s = midway(credits=2)
    s.use("Gordian Blade: +1")
    assert not s.can("Use Gordian Blade: Break")


@card("Midway Station Grid")
def test_runs_on_other_servers_cost_nothing_more() -> None:
    s = midway("HQ")
    s.use("Gordian Blade: +1")
    s.use("Gordian Blade: Break", "Subroutine 1")
    assert s.runner.credits == 7


@card("Midway Station Grid")
def test_what_is_no_icebreaker_costs_nothing_more() -> None:
    s = midway(credits=0)
    s.use("Viktor 1.0", "Subroutine 1")
    assert s.runner.clicks == 2


@card("Midway Station Grid")
def test_two_subroutines_broken_by_one_use_cost_one_credit_more() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Midway Station Grid+"], "ice": ["Rototurret+"]}}},
        runner={"rig": ["Ninja"], "credits": 9},
        turn="runner",
    )
    s.choose("Run Server 1")
    s.use("Ninja: Break", "Subroutine 1")
    assert s.runner.credits == 7


@card("Midway Station Grid")
def test_it_is_the_only_region_of_its_server() -> None:
    s = Scenario(corp={"hand": ["Midway Station Grid"], "servers": {"HQ": {"root": ["SanSan City Grid"]}}})
    s.choose("Install Midway Station Grid")
    s.choose("HQ")
    assert s.corp.discard == ["SanSan City Grid"]


# -- Information Overload ----------------------------------------------------------------------------------------------


def overload(corp_bid: int = 0, runner_bid: int = 0, **runner: object) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Information Overload+"]}}, "credits": 3},
        runner={"credits": 5, "rig": ["Desperado", "Djinn", "Armitage Codebusting"], **runner},
        turn="runner",
    )
    s.choose("Run HQ")
    s.bid(corp=corp_bid, runner=runner_bid)
    return s


@card("Information Overload")
def test_the_encounter_traces_for_a_tag_and_each_tag_is_a_subroutine() -> None:
    s = overload()
    assert s.runner.tags == 1
    s.pass_until("Djinn")
    assert s.side == "runner"
    s.choose("Djinn")
    assert s.runner.rig == ["Desperado", "Armitage Codebusting"]
    assert s.run is not None


@card("Information Overload")
def test_without_a_tag_it_has_no_subroutine() -> None:
    s = overload(runner_bid=1)
    assert s.runner.tags == 0
    s.pass_all()
    assert len(s.runner.rig) == 3


@card("Information Overload")
def test_tags_from_before_count_too() -> None:
    s = overload(runner_bid=1, tags=2)
    s.pass_until("Djinn")
    s.choose("Djinn")
    s.choose("Desperado")
    assert s.runner.rig == ["Armitage Codebusting"]


# -- The News Now Hour -------------------------------------------------------------------------------------------------


@card("The News Now Hour")
def test_the_runner_cannot_play_currents() -> None:
    servers = {"Server 1": {"root": ["The News Now Hour+"]}}
    runner = {"hand": ["Itinerant Protesters", "Sure Gamble"], "credits": 9}
    s = Scenario(corp={"servers": servers}, runner=runner, turn="runner")
    assert not s.can("Play Itinerant Protesters")
    assert s.can("Play Sure Gamble")
    s.access("Server 1")
    s.choose("Trash The News Now Hour")
    s.pass_all()
    assert s.can("Play Itinerant Protesters")


@card("The News Now Hour")
def test_the_corp_can_play_currents() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["The News Now Hour+"]}}, "hand": ["Manhunt"]})
    assert s.can("Play Manhunt")


# -- Manhunt -----------------------------------------------------------------------------------------------------------


def manhunt() -> Scenario:
    s = Scenario(
        corp={
            "hand": ["Manhunt"],
            "credits": 5,
            "servers": {"Server 1": {"root": ["Hostile Takeover"]}, "R&D": {"ice": ["Ice Wall+"]}},
        },
        runner={"credits": 9},
    )
    s.play("Manhunt")
    s.end_turn()
    return s


@card("Manhunt")
def test_the_first_successful_run_each_turn_traces_for_a_tag() -> None:
    s = manhunt()
    s.choose("Run R&D")
    s.pass_all()
    assert s.run is None  # unsuccessful, and no trace
    s.choose("Run Archives")
    s.pass_until("0")
    s.bid(corp=0, runner=0)
    assert s.runner.tags == 1
    s.pass_all()
    s.run_on("Archives")  # the second asks nobody
    assert s.runner.tags == 1


@card("Manhunt")
def test_a_failed_trace_gives_no_tag() -> None:
    s = manhunt()
    s.choose("Run Archives")
    s.pass_until("0")
    s.bid(corp=1, runner=3)
    assert s.runner.tags == 0


@card("Manhunt")
def test_it_is_trashed_when_an_agenda_is_stolen() -> None:
    s = manhunt()
    s.choose("Run Server 1")
    s.pass_until("0")
    s.bid(corp=0, runner=2)
    s.pass_all()
    assert s.runner.scored == ["Hostile Takeover"]
    assert s.corp.discard == ["Manhunt"]


# -- Reversed Accounts -------------------------------------------------------------------------------------------------


def accounts(tokens: int, credits: int) -> Scenario:
    return Scenario(
        corp={"servers": {"Server 1": {"root": [("Reversed Accounts+", {"advancement": tokens})]}}},
        runner={"credits": credits},
    )


@card("Reversed Accounts")
def test_each_token_loses_the_runner_4_credits() -> None:
    s = accounts(2, 9)
    s.use("Reversed Accounts")
    assert s.runner.credits == 1
    assert s.corp.discard == ["Reversed Accounts"]
    assert s.corp.clicks == 2


@card("Reversed Accounts")
def test_the_runner_loses_no_more_than_there_is() -> None:
    s = accounts(3, 5)
    s.use("Reversed Accounts")
    assert s.runner.credits == 0


@card("Reversed Accounts")
def test_it_can_be_advanced_and_is_of_no_use_without_a_token_or_credits() -> None:
    s = accounts(0, 5)
    assert not s.can("Use Reversed Accounts")
    s.choose("Advance Reversed Accounts")
    assert s.card("Reversed Accounts").counters["advancement"] == 1
    assert not accounts(2, 0).can("Use Reversed Accounts")


# -- Universal Connectivity Fee ----------------------------------------------------------------------------------------


def fee(tags: int, credits: int) -> Scenario:
    s = Scenario(
        corp={"servers": {"R&D": {"ice": ["Universal Connectivity Fee+"]}}, "deck": ["Ice Wall"]},
        runner={"tags": tags, "credits": credits},
        turn="runner",
    )
    s.run_on("R&D")
    return s


@card("Universal Connectivity Fee")
def test_an_untagged_runner_loses_a_credit() -> None:
    s = fee(0, 5)
    assert s.runner.credits == 4
    assert s.card("Universal Connectivity Fee").zone == "play"
    assert s.accessed == ["Ice Wall"]
    assert fee(0, 0).runner.credits == 0


@card("Universal Connectivity Fee")
def test_a_tagged_runner_loses_everything_and_the_ice_is_trashed() -> None:
    s = fee(1, 5)
    assert s.runner.credits == 0
    assert s.corp.discard == ["Universal Connectivity Fee"]
    assert s.accessed == ["Ice Wall"]
    assert fee(1, 0).corp.discard == ["Universal Connectivity Fee"]


# -- License Acquisition -----------------------------------------------------------------------------------------------


def acquisition(**corp: object) -> Scenario:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("License Acquisition", {"advancement": 3})]}}, "credits": 0, **corp}
    )
    s.choose("Gain 1 credit")
    s.choose("Score License Acquisition")
    return s


@card("License Acquisition")
def test_an_asset_or_upgrade_from_archives_or_hq_is_installed_and_rezzed_at_no_cost() -> None:
    hand = ["PAD Campaign", "Hedge Fund", "Ice Wall", "Hostile Takeover"]
    s = acquisition(hand=hand, discard=[("SanSan City Grid", "facedown"), "Melange Mining Corp."])
    assert sorted(s.options) == ["Melange Mining Corp.", "PAD Campaign", "SanSan City Grid"]
    s.choose("SanSan City Grid")
    s.choose("HQ")
    assert s.corp.servers["HQ"]["root"] == ["SanSan City Grid"]
    assert s.card("SanSan City Grid").rezzed
    assert s.corp.credits == 1


@card("License Acquisition")
def test_an_asset_takes_a_server_of_its_own_or_the_place_of_another() -> None:
    s = acquisition(hand=["PAD Campaign", "Adonis Campaign"])
    s.choose("Adonis Campaign")
    s.choose("New server")
    assert s.card("Adonis Campaign").counters["credit"] == 12  # rezzed


@card("License Acquisition")
def test_without_such_a_card_nothing_happens() -> None:
    s = acquisition(hand=["Hedge Fund"], discard=["Ice Wall"])
    assert s.corp.scored == ["License Acquisition"]
    assert s.can("Gain 1 credit")


# -- Shoot the Moon ----------------------------------------------------------------------------------------------------


def moon(tags: int, ice: list[str], **corp: object) -> Scenario:
    return Scenario(
        corp={"hand": ["Shoot the Moon"], "credits": 3, "servers": {"HQ": {"ice": ice}}, **corp}, runner={"tags": tags}
    )


@card("Shoot the Moon")
def test_a_piece_of_ice_is_rezzed_for_each_tag_ignoring_all_costs() -> None:
    s = moon(2, ["Archer", "Hunter", "Enigma", "Ice Wall+"])
    s.play("Shoot the Moon", "Archer", "Enigma")
    assert [s.card(title).rezzed for title in ("Archer", "Hunter", "Enigma")] == [True, False, True]
    assert (s.corp.credits, s.corp.clicks) == (0, 1)


@card("Shoot the Moon")
def test_more_tags_than_unrezzed_ice_rez_all_of_it() -> None:
    s = moon(5, ["Archer", "Hunter"])
    s.choose("Play Shoot the Moon")
    while not s.can("Gain 1 credit"):
        s.choose(s.options[0])
    assert s.card("Archer").rezzed
    assert s.card("Hunter").rezzed


@card("Shoot the Moon")
def test_it_needs_a_tag_an_unrezzed_ice_and_two_clicks() -> None:
    assert moon(1, ["Hunter"]).can("Play Shoot the Moon")
    assert not moon(0, ["Hunter"]).can("Play Shoot the Moon")
    assert not moon(1, ["Hunter+"]).can("Play Shoot the Moon")
    assert not moon(1, ["Hunter"], clicks=1).can("Play Shoot the Moon")
    assert not moon(1, ["Hunter"], credits=2).can("Play Shoot the Moon")


@card("Midway Station Grid")
def test_an_icebreaker_that_is_trashed_to_break_pays_as_well() -> None:
    for credits, usable in ((0, False), (1, True)):
        s = Scenario(
            corp={"servers": {"HQ": {"root": ["Midway Station Grid+"], "ice": ["Neural Katana+"]}}},
            runner={"rig": ["Deus X", "Ninja"], "credits": credits, "hand": ["Diesel"] * 4},
            turn="runner",
        )
        s.choose("Run HQ")
        s.to_encounter()
        assert s.can("Use Deus X: Break") == usable
    s.use("Deus X: Break")
    assert s.runner.credits == 0


@card("Midway Station Grid", "D4v1d", "Quetzal: Free Spirit")
def test_what_breaks_without_being_an_icebreaker_pays_nothing() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"root": ["Midway Station Grid+"], "ice": ["Heimdall 1.0+"]}}},
        runner={"identity": "Quetzal: Free Spirit", "rig": [("D4v1d", {"power": 3})], "credits": 0},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    s.use("D4v1d", "Subroutine 1")
    s.use("Quetzal: Free Spirit", "Subroutine 2")
    s.use("D4v1d")
    s.pass_until("Continue")


@card("License Acquisition")
def test_a_unique_card_displaces_its_copy_and_a_region_the_region() -> None:
    s = acquisition(
        hand=["Eliza's Toybox", "Port Anson Grid"],
        servers={
            "Server 1": {"root": [("License Acquisition", {"advancement": 3})]},
            "Server 2": {"root": ["Eliza's Toybox+"]},
        },
    )
    s.choose("Eliza's Toybox")
    s.choose("New server")
    assert s.corp.discard == ["Eliza's Toybox"]
    s = acquisition(
        hand=["Port Anson Grid"],
        servers={
            "Server 1": {"root": [("License Acquisition", {"advancement": 3})]},
            "Server 2": {"root": ["Midway Station Grid+"]},
        },
    )
    s.choose("Port Anson Grid")
    s.choose("Server 2")
    assert s.corp.discard == ["Midway Station Grid"]


@card("The News Now Hour")
def test_a_current_that_is_in_play_stays() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["The News Now Hour"]}}}, runner={"hand": ["Scrubbed"]}, turn="runner"
    )
    s.play("Scrubbed")
    s.rez("The News Now Hour")
    assert s.runner.discard == []


@card("Midway Station Grid")
def test_a_use_that_only_makes_a_breaker_stronger_costs_nothing_more() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ichi 1.0+"], "root": ["Midway Station Grid+"]}}},
        runner={"rig": ["MKUltra"], "credits": 7},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    s.use("MKUltra")
    assert (s.card("MKUltra").strength, s.runner.credits) == (3, 4), "too weak to break anything"
    s.use("MKUltra", "Subroutine 1", "Subroutine 2")
    assert s.runner.credits == 0, "3, and 1 more for breaking"


@card("Midway Station Grid")
def test_who_has_nothing_left_for_the_grid_breaks_nothing() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"], "root": ["Midway Station Grid+"]}}},
        runner={"rig": ["Paperclip"], "credits": 1},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    s.use("Paperclip")
    s.pass_all()
    assert s.runner.credits == 0
    assert s.log[-2:] == ["The run is ended.", "The run is unsuccessful."]
