"""Red Sand Cycle: Jinteki assets, agendas, operations, upgrades and the identity."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

# -- Synth DNA Modification --------------------------------------------------------------------------------------------


@card("Synth DNA Modification")
def test_the_first_subroutine_broken_on_ap_ice_each_turn_does_a_net_damage() -> None:
    s = Scenario(
        corp={
            "servers": {
                "Server 1": {"root": ["Synth DNA Modification+"]},
                "HQ": {"ice": ["Quandary+"]},
                "R&D": {"ice": ["Neural Katana+"]},
                "Archives": {"ice": ["Neural Katana+"]},
            }
        },
        runner={"rig": ["Yog.0", "Ninja"], "credits": 30, "hand": ["Diesel"] * 3},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    s.use("Yog.0")
    assert len(s.runner.hand) == 3, "Quandary is not AP"
    s.pass_all()
    for server, why in (("R&D", "the first time"), ("Archives", "only the first time")):
        s.choose(f"Run {server}")
        s.to_encounter()
        s.choose(next(option for option in s.options if "Ninja" in option and "strength" in option))
        s.choose(next(option for option in s.options if "Ninja" in option and "reak" in option))
        assert len(s.runner.hand) == 2, why
        s.pass_all()


# -- Replanting --------------------------------------------------------------------------------------------------------


@card("Replanting")
def test_replanting_picks_up_a_card_and_installs_two_for_nothing() -> None:
    s = Scenario(
        corp={
            "hand": ["Replanting", "Ice Wall", "Hedge Fund"],
            "servers": {"HQ": {"ice": ["Enigma+"]}, "Server 1": {"root": ["PAD Campaign"]}},
            "credits": 1,
        },
        runner={"rig": ["Corroder"]},
    )
    s.play("Replanting")
    assert s.corp.clicks == 1
    assert s.corp.credits == 0
    assert sorted(s.options) == ["Enigma", "PAD Campaign"], "the Corp's own cards"
    s.choose("Enigma")
    assert sorted(s.options) == ["Enigma", "Ice Wall"]
    s.choose("Ice Wall")
    s.choose("Server 1")
    s.choose("Enigma")
    s.choose("Server 1")
    s.choose("Done")
    assert s.corp.servers["Server 1"]["ice"] == ["Enigma", "Ice Wall"]
    assert not s.card("Enigma").rezzed
    assert s.corp.credits == 0, "ignoring all costs"


@card("Replanting")
def test_replanting_without_an_installed_card_still_installs() -> None:
    s = Scenario(corp={"hand": ["Replanting", "Ice Wall", "Enigma"], "credits": 1})
    s.play("Replanting", "Ice Wall", "HQ", "Enigma", "HQ")
    s.choose("Done")
    assert s.corp.servers["HQ"]["ice"] == ["Enigma", "Ice Wall"]


@card("Replanting")
def test_replanting_is_a_double() -> None:
    s = Scenario(corp={"hand": ["Replanting", "Ice Wall"], "credits": 1, "clicks": 1})
    assert not s.can("Play Replanting")


# -- AgInfusion --------------------------------------------------------------------------------------------------------

AGINFUSION = "AgInfusion: New Miracles for a New World"
SWITCH = "Use AgInfusion"


def miracles(servers: dict[str, object], **runner: object) -> Scenario:
    return Scenario(
        corp={"identity": AGINFUSION, "servers": servers, "credits": 0, "hand": ["Hedge Fund"]},
        runner={"hand": ["Diesel"] * 3, **runner},
        turn="runner",
    )


@card("AgInfusion: New Miracles for a New World")
def test_the_approached_ice_is_trashed_and_the_runner_encounters_other_ice() -> None:
    s = miracles({"Archives": {"ice": ["Enigma"]}, "R&D": {"ice": ["Neural Katana+", "Ice Wall"]}, "HQ": {}})
    s.choose("Run Archives")
    s.choose(SWITCH, side="corp")
    assert sorted(s.options) == ["HQ", "R&D"]
    s.choose("R&D")
    assert s.corp.discard == ["Enigma"]
    s.pass_until("Continue")
    assert len(s.runner.hand) == 0, "Neural Katana was encountered at once"
    assert s.run is not None
    assert s.run.server == "R&D"
    assert s.can("Jack out"), "the second ice is approached"


@card("AgInfusion: New Miracles for a New World")
def test_unrezzed_outermost_ice_is_passed_and_cannot_be_rezzed() -> None:
    s = Scenario(
        corp={
            "identity": AGINFUSION,
            "servers": {"Archives": {"ice": ["Enigma"]}, "R&D": {"ice": ["Ice Wall"]}},
            "credits": 9,
            "deck": ["Hedge Fund"],
        },
        turn="runner",
    )
    s.choose("Run Archives")
    s.choose(SWITCH, side="corp")
    s.choose("R&D")
    while s.phase not in (None, "approach server"):
        assert not s.can("Rez Ice Wall")
        s.choose("Continue" if s.can("Continue") else "Pass")
    assert s.run is not None
    assert s.run.server == "R&D"
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]


@card("AgInfusion: New Miracles for a New World")
def test_a_server_without_ice_is_approached() -> None:
    s = miracles({"Archives": {"ice": ["Enigma"]}})
    s.choose("Run Archives")
    s.choose(SWITCH, side="corp")
    s.choose("HQ")
    assert s.phase == "approach server"
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]


@card("AgInfusion: New Miracles for a New World")
def test_only_once_per_turn_and_only_unrezzed_ice() -> None:
    s = miracles({"Archives": {"ice": ["Enigma"]}, "R&D": {"ice": ["Ice Wall"]}})
    s.choose("Run Archives")
    s.choose(SWITCH, side="corp")
    s.choose("HQ")
    s.pass_all()
    s.choose("Run R&D")
    while s.run is not None:
        assert not s.can(SWITCH)
        s.choose("Continue" if s.can("Continue") else "No action" if s.can("No action") else "Pass")
    s.end_turn()
    s.end_turn()
    s.choose("Run R&D")
    s.choose(SWITCH, side="corp")
    s = miracles({"Archives": {"ice": ["Pop-up Window+"]}})
    s.choose("Run Archives")
    while s.run is not None:
        assert not s.can(SWITCH)
        s.choose("Continue" if s.can("Continue") else s.options[0])


@card("AgInfusion: New Miracles for a New World")
def test_the_last_ice_of_a_remote_server_may_be_trashed() -> None:
    s = miracles({"Server 1": {"ice": ["Enigma"]}})
    s.choose("Run Server 1")
    s.choose(SWITCH, side="corp")
    s.choose("HQ")
    assert s.run is not None
    assert s.run.server == "HQ"
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]


# -- Bamboo Dome -------------------------------------------------------------------------------------------------------


@card("Bamboo Dome")
def test_bamboo_dome_reveals_three_cards_and_secretly_takes_one() -> None:
    s = Scenario(
        corp={
            "servers": {"R&D": {"root": ["Bamboo Dome+"]}},
            "deck": ["Hedge Fund", "Snare!", "Ice Wall", "Enigma"],
        }
    )
    s.choose("Use Bamboo Dome")
    assert all(f"{title} is revealed." in s.log for title in ("Hedge Fund", "Snare!", "Ice Wall"))
    assert sorted(s.options) == ["Hedge Fund", "Ice Wall", "Snare!"]
    s.choose("Snare!")
    assert s.corp.hand == ["Snare!"]
    s.choose("Ice Wall")
    if s.can("Hedge Fund"):
        s.choose("Hedge Fund")
    assert s.corp.deck[:2] == ["Ice Wall", "Hedge Fund"]
    assert s.corp.clicks == 2
    known = [s.state.cards[s.card(title).id].known for title in ("Snare!", "Ice Wall", "Hedge Fund")]
    assert known == [1, 1, 1], "the Runner cannot tell which card went where"
    assert not any("Snare!" in line and "HQ" in line for line in s.game.view("runner")["log"])


@card("Bamboo Dome")
def test_bamboo_dome_is_installed_in_the_root_of_rnd_only() -> None:
    s = Scenario(corp={"hand": ["Bamboo Dome"]})
    s.choose("Install Bamboo Dome")
    assert s.options == ["R&D"]
    s.choose("R&D")
    assert s.corp.servers["R&D"]["root"] == ["Bamboo Dome"]


# -- Shipment from Tennin ----------------------------------------------------------------------------------------------


@card("Shipment from Tennin")
def test_shipment_from_tennin_places_2_tokens_on_any_card() -> None:
    s = Scenario(
        corp={"hand": ["Shipment from Tennin"], "servers": {"Server 1": {"root": ["PAD Campaign"]}}},
        runner={"rig": ["Corroder"]},
    )
    s.play("Shipment from Tennin", "PAD Campaign")
    assert s.card("PAD Campaign").counters["advancement"] == 2
    assert s.corp.credits == 3


@card("Shipment from Tennin")
@pytest.mark.parametrize(("jack_out", "possible"), [(False, False), (True, True)])
def test_shipment_from_tennin_needs_a_turn_without_a_successful_run(jack_out: bool, possible: bool) -> None:
    s = Scenario(
        corp={"hand": ["Shipment from Tennin"], "servers": {"HQ": {"ice": ["Ice Wall"]}}, "deck": ["Hedge Fund"] * 3},
        runner={"clicks": 1},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("Jack out")
    if jack_out:
        s.choose("Jack out")
    s.pass_all()
    s.pass_until("Gain 1 credit")
    assert s.side == "corp"
    assert s.can("Play Shipment from Tennin") == possible


# -- Mandatory Seed Replacement ----------------------------------------------------------------------------------------


def seeds() -> Scenario:
    s = Scenario(
        corp={
            "servers": {
                "HQ": {"ice": ["Ice Wall+", "Enigma"]},
                "R&D": {"ice": ["Quandary"]},
                "Server 1": {"root": [("Mandatory Seed Replacement", {"advancement": 4})]},
            }
        }
    )
    s.choose("Gain 1 credit")
    s.choose("Score Mandatory Seed Replacement")
    return s


@card("Mandatory Seed Replacement")
def test_ice_is_rearranged_across_servers() -> None:
    s = seeds()
    s.choose("Ice Wall")
    s.choose("Quandary")
    s.choose("Done")
    s.choose("Quandary")
    if s.can("Ice Wall"):
        s.choose("Ice Wall")
    assert s.corp.servers["HQ"]["ice"] == ["Quandary", "Enigma"]
    assert s.corp.servers["R&D"]["ice"] == ["Ice Wall"]
    assert s.card("Ice Wall").rezzed


@card("Mandatory Seed Replacement")
def test_no_ice_need_move() -> None:
    s = seeds()
    s.choose("Done")
    assert s.corp.servers["HQ"]["ice"] == ["Ice Wall", "Enigma"]


# -- Water Monopoly ----------------------------------------------------------------------------------------------------


@card("Water Monopoly")
@pytest.mark.parametrize(("title", "cost"), [("Kati Jones", 3), ("Xanadu", 3), ("Corroder", 2)])
def test_water_monopoly_makes_resources_dearer_but_not_virtual_ones(title: str, cost: int) -> None:
    s = Scenario(corp={"scored": ["Water Monopoly"]}, runner={"hand": [title], "credits": 5}, turn="runner")
    s.install(title)
    assert s.runner.credits == 5 - cost


# -- Breached Dome -----------------------------------------------------------------------------------------------------


@card("Breached Dome")
@pytest.mark.parametrize("server", ["HQ", "R&D", "Archives", "Server 1"])
def test_breached_dome_does_meat_damage_and_trashes_the_top_of_the_stack(server: str) -> None:
    tables: dict[str, dict[str, object]] = {
        "HQ": {"hand": ["Breached Dome"]},
        "R&D": {"deck": ["Breached Dome"]},
        "Archives": {"discard": ["Breached Dome"]},
        "Server 1": {"servers": {"Server 1": {"root": ["Breached Dome"]}}},
    }
    s = Scenario(
        corp=tables[server], runner={"hand": ["Diesel"] * 2, "deck": ["Corroder", "Sure Gamble"]}, turn="runner"
    )
    s.access(server)
    assert len(s.runner.hand) == 1
    assert sorted(s.runner.discard) == ["Corroder", "Diesel"]
    if server == "R&D":
        assert s.state.cards[s.card("Breached Dome").id].known == 3


@card("Breached Dome")
def test_breached_dome_kills_a_runner_without_cards() -> None:
    s = Scenario(corp={"hand": ["Breached Dome"]}, turn="runner")
    s.access("HQ")
    assert s.result is not None
    assert s.result.reason == "flatline"


@card("Breached Dome")
def test_prevented_damage_still_costs_the_top_card() -> None:
    s = Scenario(
        corp={"hand": ["Breached Dome"]},
        runner={"hand": ["Diesel"], "deck": ["Corroder"], "rig": [("Plascrete Carapace", {"power": 4})]},
        turn="runner",
    )
    s.access("HQ")
    s.choose("Use Plascrete Carapace")
    assert s.runner.hand == ["Diesel"]
    assert s.runner.discard == ["Corroder"]
