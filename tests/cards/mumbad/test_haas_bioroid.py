"""Mumbad Cycle: Haas-Bioroid."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

# -- Clone Suffrage Movement -------------------------------------------------------------------------------------------


def movement(discard: list[object], ice: list[str] | None = None) -> Scenario:
    """The Corp's next turn has just begun."""
    s = Scenario(
        corp={
            "discard": discard,
            "deck": ["Hunter"] * 9,
            "servers": {"Server 1": {"root": ["Clone Suffrage Movement+"], "ice": ice or []}},
        }
    )
    s.next_turn()
    return s


@card("Clone Suffrage Movement")
@ruling("RR/choosing-cards/ex2")
def test_a_facedown_operation_is_revealed_before_it_goes_to_hq() -> None:
    s = movement([("Hedge Fund", "facedown"), "Ice Wall"])
    s.choose("Yes")
    assert s.options == ["Hedge Fund"]  # asked all the same: that no other card is an operation is not told
    s.choose("Hedge Fund")
    assert "Hedge Fund" in s.corp.hand
    assert s.card("Hedge Fund").known_to == ["corp", "runner"]
    assert s.corp.discard == ["Ice Wall"]


@card("Clone Suffrage Movement")
def test_only_operations_can_be_chosen() -> None:
    s = movement(["Hedge Fund", "Ice Wall", "Beanstalk Royalties"])
    s.choose("Yes")
    assert s.options == ["Hedge Fund", "Beanstalk Royalties"]
    s = movement(["Ice Wall"])
    assert not s.can("Yes")


@card("Clone Suffrage Movement")
def test_ice_in_front_of_it_stops_the_movement() -> None:
    s = movement(["Hedge Fund"], ["Ice Wall"])
    assert not s.can("Yes")


# -- Jeeves Model Bioroids ---------------------------------------------------------------------------------------------


def jeeves(title: str = "Jeeves Model Bioroids+", **corp: object) -> Scenario:
    servers = {"Server 1": {"root": [title]}, "Server 2": {"root": ["Melange Mining Corp.+"]}}
    return Scenario(corp={"servers": servers, "credits": 5, **corp})


@card("Jeeves Model Bioroids")
@ruling("FAQ/card/jeeves-model-bioroids/1")
def test_three_credits_gain_a_click() -> None:
    s = jeeves()
    s.choose("Gain 1 credit")
    s.choose("Gain 1 credit")
    assert s.corp.clicks == 1
    s.choose("Gain 1 credit")
    assert s.corp.clicks == 1


@card("Jeeves Model Bioroids")
@ruling("FAQ/card/jeeves-model-bioroids/1")
def test_three_clicks_of_one_ability_gain_a_click() -> None:
    s = jeeves()
    s.choose("Use Melange Mining Corp.")
    assert s.corp.clicks == 1
    assert s.corp.credits == 12


@card("Jeeves Model Bioroids")
@ruling("FAQ/card/jeeves-model-bioroids/1")
def test_a_double_and_another_operation_are_three_clicks_on_playing() -> None:
    s = jeeves(hand=["Liquidation", "Hedge Fund"], credits=9)
    s.play("Liquidation", "Done")
    assert s.corp.clicks == 1
    s.choose("Play Hedge Fund")
    assert s.corp.clicks == 1


@card("Jeeves Model Bioroids")
def test_different_actions_do_not_add_up() -> None:
    s = jeeves(deck=["Hunter"] * 3)
    s.choose("Gain 1 credit")
    s.choose("Gain 1 credit")
    s.choose("Draw 1 card")
    assert s.corp.clicks == 0


@card("Jeeves Model Bioroids")
@ruling("FAQ/card/jeeves-model-bioroids/2")
def test_jeeves_must_be_rezzed_while_all_three_clicks_are_spent() -> None:
    s = jeeves("Jeeves Model Bioroids")
    s.choose("Gain 1 credit")
    s.choose("Rez Jeeves Model Bioroids")
    s.choose("Gain 1 credit")
    s.choose("Gain 1 credit")
    assert s.corp.clicks == 0


@card("Jeeves Model Bioroids")
def test_only_the_first_three_clicks_of_a_turn_count() -> None:
    s = jeeves(hand=["Biotic Labor"], clicks=5, credits=9)
    for _ in range(3):
        s.choose("Gain 1 credit")
    assert s.corp.clicks == 3
    for _ in range(3):
        s.choose("Gain 1 credit")
    assert s.corp.clicks == 0
