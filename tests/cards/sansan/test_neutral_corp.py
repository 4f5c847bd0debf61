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
    s.choose("PAD Campaign")
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
    s.choose("PAD Campaign")
    lines = s.log
    assert any("shuffles" in line for line in lines)
    assert s.corp.hand == []  # nothing drawn yet: the asset is not installed
    assert s.options[-1] == "New server"
    s.choose("New server")
    assert len(s.corp.hand) == 2  # the hub's card and the draw of the phase


# -- Breaker Bay Grid --------------------------------------------------------------------------------------------------


@card("Breaker Bay Grid")
def test_cards_in_its_server_cost_5_less_to_rez() -> None:
    s = Scenario(
        corp={
            "credits": 3,
            "servers": {
                "Server 1": {"root": ["Breaker Bay Grid+", "Private Contracts"], "ice": ["Ice Wall"]},
                "Server 2": {"root": ["Eve Campaign"]},
            },
        },
        turn="runner",
    )
    s.choose("Run Server 1")
    s.rez("Ice Wall")
    assert s.corp.credits == 2, "ice is not in the server"
    s.rez("Private Contracts")
    assert s.corp.credits == 2, "never below 0"
    assert not s.can("Rez Eve Campaign")


@card("Breaker Bay Grid")
def test_the_root_of_a_central_server_is_not_in_it() -> None:
    s = Scenario(
        corp={"credits": 5, "servers": {"HQ": {"root": ["Breaker Bay Grid+", "Old Hollywood Grid"]}}},
    )
    s.choose("Gain 1 credit")
    s.choose("Rez Old Hollywood Grid")
    assert s.corp.credits == 1


# -- Quicksand ---------------------------------------------------------------------------------------------------------


@card("Quicksand")
def test_quicksand_grows_with_each_encounter_and_ends_the_run() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Quicksand+"]}}},
        runner={"rig": ["Corroder"], "credits": 9},
        turn="runner",
    )
    for number in (1, 2, 3):
        s.choose("Run HQ")
        s.to_encounter()
        assert s.card("Quicksand").counters["power"] == number
        assert s.card("Quicksand").strength == number
        if number == 2:
            s.choose("Use Corroder: Break")
            s.choose("Pass")
            s.choose("Jack out", side="runner")
        else:
            s.pass_all()
            assert s.run is None


# -- Underway Grid -----------------------------------------------------------------------------------------------------


@card("Underway Grid")
def test_ice_protecting_its_server_is_not_bypassed() -> None:
    def run(server: str) -> Scenario:
        s = Scenario(
            corp={
                "servers": {
                    "Server 1": {"ice": ["Ice Wall+"], "root": ["Underway Grid+"]},
                    "HQ": {"ice": ["Ice Wall+"]},
                }
            },
            runner={"hand": ["Inside Job"], "credits": 5},
            turn="runner",
        )
        s.play("Inside Job", server)
        return s

    assert run("Server 1").run is None
    assert run("HQ").run is not None


@card("Underway Grid")
def test_cards_in_and_protecting_its_server_are_not_exposed() -> None:
    s = Scenario(
        corp={
            "servers": {
                "Server 1": {"ice": ["Ice Wall"], "root": ["Underway Grid+", "Snare!"]},
                "HQ": {"ice": ["Enigma"], "root": []},
            }
        },
        runner={"hand": ["Infiltration", "Diesel"]},
        turn="runner",
    )
    s.play("Infiltration", "Expose")
    assert s.card("Enigma").known_to == ["corp", "runner"]
    assert s.card("Snare!").known_to == ["corp"]
    assert s.card("Ice Wall").known_to == ["corp"]


@card("Underway Grid")
def test_the_root_of_a_central_server_can_be_exposed_and_its_ice_cannot() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall"], "root": ["Underway Grid+", "Ruhr Valley"]}}},
        runner={"hand": ["Infiltration", "Diesel"]},
        turn="runner",
    )
    s.play("Infiltration", "Expose")
    assert s.card("Ruhr Valley").known_to == ["corp", "runner"]
    assert s.card("Ice Wall").known_to == ["corp"]


# -- agendas -----------------------------------------------------------------------------------------------------------


@card("Vanity Project")
def test_vanity_project_takes_6_tokens_and_is_worth_4_points() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": [("Vanity Project", {"advancement": 5})]}}})
    assert not s.can("Score Vanity Project")
    s.choose("Advance Vanity Project")
    s.choose("Score Vanity Project")
    assert s.corp.score == 4


@card("The Future is Now")
def test_the_future_is_now_fetches_any_card_unseen() -> None:
    s = Scenario(
        corp={
            "deck": ["Hedge Fund", "Enigma", "Project Beale"],
            "servers": {"Server 1": {"root": [("The Future is Now", {"advancement": 2})]}},
        }
    )
    s.choose("Advance The Future is Now")
    s.choose("Score The Future is Now")
    assert sorted(s.options) == ["Enigma", "Hedge Fund", "Project Beale"], "it must be done"
    s.choose("Enigma")
    assert s.corp.hand == ["Enigma"]
    assert s.card("Enigma").known_to == ["corp"]
    assert any("shuffles R&D" in line for line in s.log)


@card("Underway Grid")
def test_femme_fatale_finds_no_way_past_and_drive_by_no_target() -> None:
    s = Scenario(
        corp={
            "credits": 0,
            "servers": {"Server 1": {"ice": ["Ice Wall+"], "root": ["Underway Grid+", "PAD Campaign"]}},
        },
        runner={"hand": ["Femme Fatale", "Drive By"], "credits": 20},
        turn="runner",
    )
    assert not s.can("Play Drive By")
    s.choose("Install Femme Fatale")
    s.choose("Run Server 1")
    assert not s.can("Yes")
    s.pass_all()
    assert s.run is None
