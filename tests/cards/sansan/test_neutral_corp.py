"""SanSan Cycle: neutral Corp cards."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

HUB = "Near-Earth Hub: Broadcast Center"


def startup(**corp: object) -> Scenario:
    """The Corp's next turn has just begun."""
    s = Scenario(
        corp={
            "deck": ["Hunter", "Enigma", "PAD Campaign", "Ice Wall"],
            "credits": 0,
            "servers": {"Server 1": {"root": ["Tech Startup+"]}},
            **corp,
        }
    )
    s.next_turn()
    return s


@card("Tech Startup")
def test_tech_startup_trades_itself_for_an_asset() -> None:
    s = startup()
    s.choose("Yes")
    s.choose("New server")
    assert s.corp.discard == ["Tech Startup"]
    assert s.card("PAD Campaign").zone == "play"
    assert not s.card("PAD Campaign").rezzed
    assert s.card("PAD Campaign").known_to == ["corp", "runner"]


@card("Tech Startup")
def test_tech_startup_may_wait() -> None:
    s = startup()
    s.choose("No")
    assert s.card("Tech Startup").zone == "play"


@card("Tech Startup")
@ruling("RR/search/ex1")
def test_rnd_is_shuffled_before_the_asset_is_installed_and_before_the_hub_draws() -> None:
    s = startup(identity=HUB)
    s.choose("Yes")
    lines = s.log
    assert any("shuffles" in line for line in lines)
    assert s.corp.hand == []  # nothing drawn yet: the asset is not installed
    assert s.options[-1] == "New server"
    s.choose("New server")
    assert len(s.corp.hand) == 2  # the hub's card and the draw of the phase
