"""What breakers pay, against the prices every player knows by heart."""

import pytest

from netrunner.break_costs import break_cost
from netrunner.engine.reason import SetupError


@pytest.mark.parametrize(
    ("breaker", "ice", "price"),
    [
        ("Corroder", "Ice Wall", 1),
        ("Corroder", "Heimdall 1.0", 7),
        ("Gordian Blade", "Enigma", 2),
        ("Gordian Blade", "Tollbooth", 4),
        ("Yog.0", "Viktor 1.0", 0),
        ("Mimic", "Neural Katana", 1),
        ("Ninja", "Archer", 10),
        ("Battering Ram", "Heimdall 1.0", 7),
        ("Wyrm", "Enigma", 9),
    ],
)
def test_the_cheapest_way_through_is_found(breaker: str, ice: str, price: int) -> None:
    assert break_cost(breaker, ice) == price


@pytest.mark.parametrize(
    ("breaker", "ice"),
    [
        ("Corroder", "Enigma"),
        ("Mimic", "Hunter"),
        ("Yog.0", "Chum"),
        ("Datasucker", "Ice Wall"),
        ("Ninja", "Data Mine"),
    ],
)
def test_what_cannot_be_broken_has_no_price(breaker: str, ice: str) -> None:
    assert break_cost(breaker, ice) is None


def test_an_unknown_card_is_refused() -> None:
    with pytest.raises(SetupError):
        break_cost("Corroder", "No Such Ice")
