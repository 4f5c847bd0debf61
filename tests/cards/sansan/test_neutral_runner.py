"""The neutral Runner cards of the SanSan Cycle: each card's own text, and the rulings that concern it."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

# -- Wireless Net Pavilion ---------------------------------------------------------------------------------------------


@card("Wireless Net Pavilion")
def test_wireless_net_pavilion_makes_trashing_a_resource_two_dearer() -> None:
    s = Scenario(corp={"credits": 4}, runner={"rig": ["Wireless Net Pavilion", "Drug Dealer"], "tags": 1})
    s.choose("Trash Drug Dealer")
    assert s.corp.credits == 0
    assert s.runner.discard == ["Drug Dealer"]


@card("Wireless Net Pavilion")
def test_a_corp_that_cannot_pay_for_wireless_net_pavilion_trashes_nothing() -> None:
    s = Scenario(corp={"credits": 3}, runner={"rig": ["Wireless Net Pavilion", "Drug Dealer"], "tags": 1})
    assert not s.can("Trash Drug Dealer")
    assert not s.can("Trash Wireless Net Pavilion")


@card("Wireless Net Pavilion")
@ruling("FAQ/errata/wireless-net-pavilion")
def test_wireless_net_pavilion_is_unique() -> None:
    s = Scenario(runner={"rig": ["Wireless Net Pavilion"], "hand": ["Wireless Net Pavilion"]}, turn="runner")
    s.choose("Install Wireless Net Pavilion")
    assert s.runner.rig == ["Wireless Net Pavilion"]
    assert s.runner.discard == ["Wireless Net Pavilion"]


# -- Traffic Jam -------------------------------------------------------------------------------------------------------


def jam(scored: list[str], *installed: object) -> Scenario:
    servers = {f"Server {number}": {"root": [item]} for number, item in enumerate(installed, 1)}
    s = Scenario(
        corp={"scored": scored, "servers": servers, "credits": 20},
        runner={"hand": ["Traffic Jam"], "clicks": 1},
        turn="runner",
    )
    s.play("Traffic Jam")
    s.pass_until("Gain 1 credit")
    return s


@card("Traffic Jam")
def test_traffic_jam_raises_the_requirement_of_an_agenda_for_each_copy_that_the_corp_has_scored() -> None:
    s = jam(
        ["Hostile Takeover", "Hostile Takeover"],
        ("Hostile Takeover", {"advancement": 3}),
        ("Priority Requisition", {"advancement": 4}),
    )
    s.choose("Advance Priority Requisition")
    assert s.can("Score Priority Requisition"), "there is no copy of it"
    assert not s.can("Score Hostile Takeover"), "2 and 2 more"
    s.pass_until("Advance Hostile Takeover")
    s.choose("Advance Hostile Takeover")
    assert s.can("Score Hostile Takeover")


@card("Traffic Jam")
def test_traffic_jam_counts_no_stolen_copies_and_ends_with_a_score() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("Hostile Takeover", {"advancement": 2})]}}, "credits": 9},
        runner={"hand": ["Traffic Jam"], "scored": ["Hostile Takeover"], "clicks": 1},
        turn="runner",
    )
    s.play("Traffic Jam")
    s.pass_until("Score Hostile Takeover")
    s.choose("Score Hostile Takeover")
    assert s.runner.discard == ["Traffic Jam"]


# -- Symmetrical Visage ------------------------------------------------------------------------------------------------


@card("Symmetrical Visage")
def test_symmetrical_visage_pays_for_the_first_card_drawn_with_a_click() -> None:
    s = Scenario(runner={"rig": ["Symmetrical Visage"], "credits": 0}, turn="runner")
    s.choose("Draw 1 card")
    assert s.runner.credits == 1
    s.choose("Draw 1 card")
    assert s.runner.credits == 1
    s.next_turn()
    credits = s.runner.credits
    s.choose("Draw 1 card")
    assert s.runner.credits == credits + 1


@card("Symmetrical Visage")
def test_symmetrical_visage_pays_for_no_card_ability() -> None:
    s = Scenario(runner={"rig": ["Symmetrical Visage"], "hand": ["Diesel"], "credits": 0}, turn="runner")
    s.play("Diesel")
    assert s.runner.credits == 0
    s.choose("Gain 1 credit")
    s.choose("Draw 1 card")
    assert s.runner.credits == 2, "the first click for a card"


# -- Beach Party, Brain Cage -------------------------------------------------------------------------------------------


@card("Beach Party")
def test_beach_party_takes_a_click_each_turn_and_holds_five_more_cards() -> None:
    s = Scenario(runner={"rig": ["Beach Party"]}, turn="runner")
    assert s.runner.hand_size == 10
    s.next_turn()
    assert s.runner.clicks == 3


@card("Beach Party", "Power to the People")
def test_after_beach_party_there_is_no_first_click() -> None:
    s = Scenario(runner={"rig": ["Beach Party"], "hand": ["Power to the People"]}, turn="runner")
    s.next_turn()
    assert not s.can("Play Power to the People")


@card("Brain Cage")
def test_brain_cage_costs_a_brain_and_holds_three_more_cards() -> None:
    s = Scenario(runner={"hand": ["Brain Cage", "Diesel"], "credits": 5}, turn="runner")
    s.install("Brain Cage")
    assert s.runner.brain_damage == 1
    assert s.runner.discard == ["Diesel"]
    assert s.runner.hand_size == 5 - 1 + 3


@card("Brain Cage")
def test_brain_cage_kills_an_empty_grip() -> None:
    s = Scenario(runner={"hand": ["Brain Cage"], "credits": 5}, turn="runner")
    s.install("Brain Cage")
    assert s.result is not None
    assert s.result.winner == "corp"


# -- Paparazzi ---------------------------------------------------------------------------------------------------------


def famous(hand: list[str], **runner: object) -> Scenario:
    return Scenario(corp={"hand": hand, "credits": 20}, runner={"rig": ["Paparazzi"], "hand": ["Diesel"] * 5, **runner})


@card("Paparazzi")
def test_paparazzi_prevent_all_meat_damage_of_a_tagged_runner() -> None:
    s = famous(["Scorched Earth"])
    s.play("Scorched Earth")
    assert len(s.runner.hand) == 5
    assert s.runner.tags == 0


@card("Paparazzi")
def test_under_paparazzi_the_runner_is_tagged() -> None:
    s = famous(["Closed Accounts"], credits=9)
    s.play("Closed Accounts")
    assert s.runner.credits == 0
    s.choose("Trash Paparazzi")
    assert s.runner.discard == ["Paparazzi"]


@card("Paparazzi")
def test_paparazzi_are_no_tag() -> None:
    s = famous(["Traffic Accident"], tags=1)
    assert not s.can("Play Traffic Accident"), "the Runner has a single tag"
    t = Scenario(runner={"rig": ["Paparazzi"], "credits": 9}, turn="runner")
    assert not t.can("Remove 1 tag")


@card("Paparazzi")
def test_paparazzi_prevent_no_other_damage() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Neural Katana+"]}}},
        runner={"rig": ["Paparazzi"], "hand": ["Diesel"] * 4},
        turn="runner",
    )
    s.run_on("HQ")
    assert len(s.runner.hand) == 1


@card("Paparazzi", "Rachel Beckman")
def test_rachel_beckman_leaves_at_the_sight_of_paparazzi() -> None:
    s = Scenario(runner={"rig": ["Rachel Beckman"], "hand": ["Paparazzi"]}, turn="runner")
    s.install("Paparazzi")
    assert s.runner.discard == ["Rachel Beckman"]
