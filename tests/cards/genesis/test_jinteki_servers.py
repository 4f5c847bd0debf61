"""Genesis cycle: what Jinteki puts into its servers, and the identity that guards them."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

GRIP = ["Sure Gamble"] * 5

# -- Jinteki: Replicating Perfection -----------------------------------------------------------------------------------


def perfection(**runner: object) -> Scenario:
    return Scenario(
        corp={
            "identity": "Jinteki: Replicating Perfection",
            "servers": {"Server 1": {"root": ["PAD Campaign"]}, "Server 2": {"root": ["PAD Campaign"]}},
        },
        runner=runner,
        turn="runner",
    )


@card("Jinteki: Replicating Perfection")
def test_replicating_perfection_forbids_runs_on_remote_servers_before_one_on_a_central_server() -> None:
    s = perfection()
    assert s.can("Run HQ")
    assert s.can("Run R&D")
    assert s.can("Run Archives")
    assert not s.can("Run Server 1")
    assert s.why_not("Run Server 1") is not None


@card("Jinteki: Replicating Perfection")
@pytest.mark.parametrize("central", ["HQ", "R&D", "Archives"])
def test_a_run_on_a_central_server_opens_the_remote_ones_for_the_turn(central: str) -> None:
    s = perfection()
    s.run_on(central)
    s.run_on("Server 1")
    assert s.can("Run Server 1")
    assert s.can("Run Server 2")
    s.next_turn()
    assert not s.can("Run Server 1")


@card("Jinteki: Replicating Perfection")
def test_an_unsuccessful_run_on_a_central_server_is_a_run() -> None:
    s = perfection()
    s.choose("Run HQ")
    s.pass_until("Jack out")
    s.choose("Jack out")
    s.pass_all()
    assert s.can("Run Server 1")


@card("Jinteki: Replicating Perfection")
def test_a_run_event_cannot_choose_a_remote_server_either() -> None:
    s = perfection(hand=["Inside Job", "Inside Job"], credits=10)
    s.choose("Play Inside Job")
    assert s.options == ["HQ", "R&D", "Archives"]
    s.choose("Archives")
    s.pass_all()
    s.choose("Play Inside Job")
    assert s.can("Server 1")


# -- Edge of World -----------------------------------------------------------------------------------------------------


def edge(ice: list[str], credits_: int = 3, server: str = "Server 1") -> Scenario:
    s = Scenario(
        corp={
            "servers": {
                server: {"ice": ice, "root": ["Edge of World"]},
                "HQ": {"ice": ["Ice Wall"]},
            },
            "credits": credits_,
        },
        runner={"hand": GRIP, "credits": 20},
        turn="runner",
    )
    s.access(server)
    return s


@card("Edge of World")
def test_edge_of_world_does_a_brain_damage_for_each_ice_before_it() -> None:
    s = edge(["Enigma", "Wall of Static"])
    assert s.options == ["Yes", "No"]
    s.choose("Yes")
    assert s.runner.brain_damage == 2
    assert s.corp.credits == 0
    assert len(s.runner.hand) == 3


@card("Edge of World")
def test_a_rezzed_edge_of_world_asks_once() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"ice": ["Enigma"], "root": ["Edge of World+"]}}, "credits": 9},
        runner={"hand": GRIP},
        turn="runner",
    )
    s.access("Server 1")
    s.choose("Yes")
    assert s.side == "runner"
    assert (s.runner.brain_damage, s.corp.credits) == (1, 6)


@card("Edge of World")
def test_edge_of_world_may_be_declined_and_trashed() -> None:
    s = edge(["Enigma"])
    s.choose("No")
    assert s.runner.brain_damage == 0
    assert s.corp.credits == 3
    s.choose("Trash Edge of World (0 credits)")
    assert s.corp.discard == ["Edge of World"]


@card("Edge of World")
def test_edge_of_world_needs_3_credits_and_ice() -> None:
    assert edge(["Enigma"], credits_=2).options == ["Trash Edge of World (0 credits)", "No action"]
    assert edge([]).options == ["Trash Edge of World (0 credits)", "No action"]


@card("Edge of World")
def test_edge_of_world_does_nothing_unless_it_is_installed() -> None:
    for zone, server in (("hand", "HQ"), ("deck", "R&D"), ("discard", "Archives")):
        s = Scenario(
            corp={"servers": {server: {"ice": ["Enigma"]}}, zone: ["Edge of World"], "credits": 9},
            runner={"hand": GRIP},
            turn="runner",
        )
        s.run_on(server)
        assert s.accessed == ["Edge of World"]
        assert (s.runner.brain_damage, s.corp.credits) == (0, 9)


@card("Edge of World")
def test_brain_damage_of_edge_of_world_can_flatline() -> None:
    s = edge(["Enigma"] * 6)
    s.choose("Yes")
    assert s.result is not None
    assert s.result.winner == "corp"


# -- Dedicated Server --------------------------------------------------------------------------------------------------


@card("Dedicated Server")
def test_dedicated_server_pays_2_credits_for_rezzing_ice() -> None:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": ["Dedicated Server+"]}, "HQ": {"ice": ["Wall of Static"]}},
            "credits": 1,
        },
        turn="runner",
    )
    s.choose("Run HQ")
    s.rez("Wall of Static")
    assert s.card("Wall of Static").rezzed
    assert s.corp.credits == 0
    assert s.card("Dedicated Server").counters["credit"] == 0


@card("Dedicated Server")
def test_dedicated_server_pays_an_additional_cost_to_rez_ice_too() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Dedicated Server+"]}, "HQ": {"ice": ["Ice Wall"]}}, "credits": 1},
        runner={"rig": ["Cortez Chip"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Use Cortez Chip", side="runner")
    s.rez("Ice Wall")  # 1 and 2 credits
    assert s.card("Ice Wall").rezzed
    assert (s.corp.credits, s.card("Dedicated Server").counters["credit"]) == (0, 0)


@card("Dedicated Server")
def test_dedicated_server_pays_for_nothing_else() -> None:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": ["Dedicated Server+"]}, "Server 2": {"root": ["PAD Campaign"]}},
            "hand": ["Hedge Fund"],
            "credits": 0,
        },
        turn="corp",
    )
    s.choose("Gain 1 credit")
    assert s.corp.credits == 1
    assert not s.can("Rez PAD Campaign")
    assert not s.can("Play Hedge Fund")


@card("Dedicated Server")
def test_dedicated_server_refills_to_2_as_the_corps_turn_begins() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": [("Dedicated Server+", {"credit": 1})]}}}, turn="runner")
    assert s.card("Dedicated Server").counters["credit"] == 1
    s.end_turn()
    assert s.card("Dedicated Server").counters["credit"] == 2
    s.next_turn()
    assert s.card("Dedicated Server").counters["credit"] == 2


@card("Dedicated Server")
def test_dedicated_server_has_its_credits_as_soon_as_it_is_rezzed() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Dedicated Server"]}}, "credits": 3}, turn="runner")
    s.choose("Gain 1 credit")
    s.choose("Rez Dedicated Server", side="corp")
    assert s.card("Dedicated Server").counters["credit"] == 2


# -- Hokusai Grid ------------------------------------------------------------------------------------------------------


def hokusai(grid: str = "Hokusai Grid+", hand: list[str] | None = None) -> Scenario:
    return Scenario(
        corp={"servers": {"HQ": {"root": [grid], "ice": []}}, "hand": ["Hedge Fund"], "credits": 0},
        runner={"hand": GRIP if hand is None else hand},
        turn="runner",
    )


@card("Hokusai Grid")
def test_hokusai_grid_does_a_net_damage_for_each_successful_run_on_its_server() -> None:
    s = hokusai()
    s.run_on("HQ")
    assert len(s.runner.hand) == 4
    s.run_on("HQ")
    assert len(s.runner.hand) == 3
    s.run_on("R&D")
    assert len(s.runner.hand) == 3


@card("Hokusai Grid")
def test_hokusai_grid_does_nothing_to_a_runner_who_jacks_out_or_while_unrezzed() -> None:
    s = hokusai()
    s.choose("Run HQ")
    s.pass_until("Jack out")
    s.choose("Jack out")
    assert len(s.runner.hand) == 5
    s = hokusai("Hokusai Grid")
    s.run_on("HQ")
    assert len(s.runner.hand) == 5


@card("Hokusai Grid")
def test_hokusai_grid_does_its_damage_before_the_access() -> None:
    s = hokusai(hand=[])
    s.run_on("HQ")
    assert s.result is not None
    assert s.result.winner == "corp"
    assert s.accessed == []


@card("Hokusai Grid")
def test_the_damage_of_hokusai_grid_can_be_prevented() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"root": ["Hokusai Grid+"]}}},
        runner={"hand": GRIP, "rig": ["Net Shield"], "credits": 1},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("Use Net Shield")
    s.choose("Use Net Shield")
    s.pass_all()
    assert len(s.runner.hand) == 5


@card("Hokusai Grid")
def test_hokusai_grid_is_one_region_per_server() -> None:
    s = Scenario(corp={"hand": ["Hokusai Grid"], "servers": {"HQ": {"root": ["Ruhr Valley+"]}}})
    s.install("Hokusai Grid", "HQ")
    assert s.corp.servers["HQ"]["root"] == ["Hokusai Grid"]


# -- Ronin -------------------------------------------------------------------------------------------------------------


def ronin(tokens: int, face: str = "Ronin+", **runner: object) -> Scenario:
    return Scenario(
        corp={"servers": {"Server 1": {"root": [(face, {"advancement": tokens})]}}, "credits": 5},
        runner={"hand": GRIP, **runner},
    )


@card("Ronin")
def test_ronin_with_4_tokens_is_trashed_for_a_click_to_do_3_net_damage() -> None:
    s = ronin(4)
    s.choose("Use Ronin")
    assert len(s.runner.hand) == 2
    assert s.corp.discard == ["Ronin"]
    assert s.corp.clicks == 2


@card("Ronin")
def test_ronin_with_fewer_tokens_or_unrezzed_does_nothing() -> None:
    assert not ronin(3).can("Use Ronin")
    assert not ronin(4, "Ronin").can("Use Ronin")
    assert ronin(5).can("Use Ronin")


@card("Ronin")
def test_ronin_can_be_advanced_rezzed_or_not() -> None:
    for face in ("Ronin", "Ronin+"):
        s = ronin(3, face)
        s.choose("Advance")
        assert s.card("Ronin").counters["advancement"] == 4


@card("Ronin")
def test_ronin_advanced_and_rezzed_in_one_turn_strikes_with_the_last_click() -> None:
    s = ronin(2, "Ronin")
    s.choose("Advance")
    s.choose("Pass")
    s.choose("Advance")
    s.choose("Rez Ronin")
    s.choose("Use Ronin")
    assert len(s.runner.hand) == 2


@card("Ronin")
def test_ronin_cannot_be_used_without_a_click() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("Ronin+", {"advancement": 4})]}}, "credits": 5},
        runner={"hand": GRIP},
        turn="runner",
    )
    s.choose("Gain 1 credit")
    assert not s.can("Use Ronin")  # the Runner's turn


@card("Ronin")
def test_ronin_trashed_by_the_runner_does_nothing() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("Ronin+", {"advancement": 4})]}}},
        runner={"hand": GRIP},
        turn="runner",
    )
    s.access("Server 1")
    s.choose("Trash Ronin (2 credits)")
    assert len(s.runner.hand) == 5
