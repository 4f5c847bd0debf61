"""SanSan Cycle: Weyland Consortium."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling


def oaktown(tokens: int = 0) -> Scenario:
    return Scenario(
        corp={"credits": 1, "servers": {"Server 1": {"root": [("Oaktown Renovation+", {"advancement": tokens})]}}}
    )


@card("Oaktown Renovation")
def test_oaktown_renovation_is_installed_faceup() -> None:
    s = Scenario(corp={"hand": ["Oaktown Renovation"]})
    s.install("Oaktown Renovation", "New server")
    assert s.card("Oaktown Renovation").faceup
    assert s.card("Oaktown Renovation").known_to == ["corp", "runner"]


@card("Oaktown Renovation")
def test_advancing_it_pays_2_credits_and_3_from_the_fifth_token_on() -> None:
    s = oaktown()
    s.choose("Advance Oaktown Renovation")
    assert s.corp.credits == 2
    s = oaktown(4)
    s.choose("Advance Oaktown Renovation")
    assert s.corp.credits == 3


@card("Oaktown Renovation")
def test_it_is_scored_like_any_agenda() -> None:
    s = oaktown(3)
    s.choose("Advance Oaktown Renovation")
    s.choose("Score Oaktown Renovation")
    assert s.corp.score == 2


@card("Oaktown Renovation")
def test_placed_tokens_pay_nothing() -> None:
    s = Scenario(
        corp={
            "credits": 0,
            "hand": ["Shipment from Kaguya"],
            "servers": {"Server 1": {"root": ["Oaktown Renovation+"]}},
        }
    )
    s.play("Shipment from Kaguya", "Oaktown Renovation")
    assert s.card("Oaktown Renovation").counters["advancement"] == 1
    assert s.corp.credits == 0


@card("Oaktown Renovation")
def test_it_is_not_rezzed_and_can_be_stolen() -> None:
    s = oaktown()
    s.choose("Advance Oaktown Renovation")
    s.end_turn()
    s.access("Server 1")
    assert s.runner.scored == ["Oaktown Renovation"]


# -- Worlds Plaza ------------------------------------------------------------------------------------------------------


def plaza(*hand: str, credits: int = 9, **runner: object) -> Scenario:
    return Scenario(
        corp={"hand": list(hand), "credits": credits, "servers": {"Server 1": {"root": ["Worlds Plaza+"]}}},
        runner={"credits": 9, **runner},
    )


@card("Worlds Plaza")
def test_worlds_plaza_installs_an_asset_on_itself_and_rezzes_it_for_2_less() -> None:
    s = plaza("PAD Campaign", "Adonis Campaign", "Enigma")
    s.choose("Use Worlds Plaza")
    assert s.prompt == "Worlds Plaza: install an asset from HQ on this card, paying all costs."
    assert s.options == ["PAD Campaign", "Adonis Campaign"]
    s.choose("Adonis Campaign")
    assert s.card("Adonis Campaign").rezzed
    assert s.card("Adonis Campaign").host == "Worlds Plaza"
    assert s.card("Adonis Campaign").counters["credit"] == 12
    assert s.corp.credits == 7


@card("Worlds Plaza")
@ruling("RR/if-able/1")
def test_worlds_plaza_installs_no_asset_that_it_could_not_rez() -> None:
    s = plaza("Adonis Campaign", "PAD Campaign", credits=1)
    s.choose("Use Worlds Plaza")
    assert s.options == ["PAD Campaign"]
    s.choose("PAD Campaign")
    assert s.card("PAD Campaign").rezzed
    assert not s.can("Use Worlds Plaza")


@card("Worlds Plaza", "Breaker Bay Grid")
def test_breaker_bay_grid_lowers_the_cost_of_what_worlds_plaza_rezzes_in_its_server() -> None:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": ["Worlds Plaza+", "Breaker Bay Grid+"]}},
            "hand": ["Eve Campaign"],
            "credits": 0,
        }
    )
    s.use("Worlds Plaza", "Eve Campaign")
    assert s.card("Eve Campaign").rezzed, "5 less 2 and less 5"
    assert s.corp.credits == 0


@card("Worlds Plaza", "Hacktivist Meeting")
def test_hacktivist_meeting_must_be_paid_for_what_worlds_plaza_rezzes() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Worlds Plaza+"]}}, "deck": ["PAD Campaign", "Hedge Fund"]},
        runner={"hand": ["Hacktivist Meeting"], "clicks": 1},
        turn="runner",
    )
    s.choose("Play Hacktivist Meeting")
    s.pass_all()
    assert s.corp.hand == ["PAD Campaign"]
    assert not s.can("Use Worlds Plaza"), "no other card would be left in HQ to trash"
    s.choose("Draw 1 card")
    s.use("Worlds Plaza", "PAD Campaign")
    assert s.card("PAD Campaign").rezzed
    assert s.corp.discard == ["Hedge Fund"]


@card("Worlds Plaza")
def test_worlds_plaza_hosts_three_assets_at_most() -> None:
    s = plaza("PAD Campaign", "Ghost Branch", "Melange Mining Corp.", "Snare!")
    for title in ("PAD Campaign", "Ghost Branch", "Melange Mining Corp."):
        s.choose("Use Worlds Plaza")
        s.choose(title)
    s.end_turn()  # the Runner's
    assert not s.can("Use Worlds Plaza")
    s.choose("Install Snare!")
    assert "Worlds Plaza" not in s.options  # only its own ability hosts


@card("Worlds Plaza")
@ruling("FAQ/card/worlds-plaza/1")
def test_trashing_worlds_plaza_first_trashes_the_assets_before_they_are_accessed() -> None:
    s = plaza("PAD Campaign")
    s.use("Worlds Plaza", "PAD Campaign")
    s.end_turn()
    s.access("Server 1")
    assert s.options == ["Access Worlds Plaza", "Access PAD Campaign"]
    s.choose("Access Worlds Plaza")
    s.choose("Trash Worlds Plaza")
    assert s.run is None
    assert sorted(s.corp.discard) == ["PAD Campaign", "Worlds Plaza"]


@card("Worlds Plaza")
@ruling("FAQ/qa/56")
def test_a_hostile_infrastructure_on_it_does_1_net_damage_when_worlds_plaza_is_trashed() -> None:
    s = plaza("Hostile Infrastructure", hand=["Diesel"] * 4)
    s.use("Worlds Plaza", "Hostile Infrastructure")
    s.end_turn()
    s.access("Server 1")
    s.choose("Access Worlds Plaza")
    s.choose("Trash Worlds Plaza")
    assert len(s.runner.hand) == 3  # the game trashed the hosted card, not the Runner
