"""The Weyland ice of Order and Chaos, and what is put on it: each card's own text."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

# -- Asteroid Belt, Nebula, Orion --------------------------------------------------------------------------------------


@card("Asteroid Belt", "Nebula", "Orion")
@pytest.mark.parametrize(
    ("title", "tokens", "price"),
    [
        ("Asteroid Belt", 0, 9),
        ("Asteroid Belt", 2, 3),
        ("Asteroid Belt", 4, 0),
        ("Nebula", 0, 9),
        ("Nebula", 1, 6),
        ("Orion", 0, 15),
        ("Orion", 4, 3),
    ],
)
def test_space_ice_costs_3_less_to_rez_for_each_advancement_token(title: str, tokens: int, price: int) -> None:
    spec = (title, {"advancement": tokens})
    s = Scenario(corp={"credits": 15, "servers": {"HQ": {"ice": [spec]}}}, turn="runner")
    s.choose("Run HQ")
    s.rez(title)
    assert s.corp.credits == 15 - price


@card("Asteroid Belt", "Nebula", "Orion")
@pytest.mark.parametrize("title", ["Asteroid Belt", "Nebula", "Orion"])
def test_space_ice_can_be_advanced_rezzed_or_not(title: str) -> None:
    for spec in (title, f"{title}+"):
        s = Scenario(corp={"servers": {"HQ": {"ice": [spec]}}})
        s.choose(next(label for label in s.options if label.startswith("Advance")))
        assert s.card(title).counters["advancement"] == 1


@card("Asteroid Belt")
def test_asteroid_belt_ends_the_run() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund"], "servers": {"HQ": {"ice": ["Asteroid Belt+"]}}}, turn="runner")
    s.run_on("HQ")
    assert s.accessed == []


@card("Nebula")
def test_nebula_trashes_a_program_of_the_corps_choice() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Nebula+"]}}},
        runner={"rig": ["Corroder", "Mimic", "Cyberfeeder"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Mimic", side="corp")
    assert s.runner.discard == ["Mimic"]
    assert s.run is not None


@card("Orion")
def test_orion_trashes_a_program_resolves_another_subroutine_and_ends_the_run() -> None:
    s = Scenario(
        corp={
            "hand": ["Hedge Fund"],
            "servers": {"HQ": {"ice": ["Orion+"]}, "R&D": {"ice": ["Neural Katana+", "Enigma+", "Ice Wall"]}},
        },
        runner={"rig": ["Medium", "Cyberfeeder"], "hand": ["Diesel"] * 4},
        turn="runner",
    )
    s.choose("Run HQ")
    assert s.runner.discard == ["Medium"]
    assert s.side == "corp"
    assert len(s.options) == 3, "the subroutines of the other rezzed ice"
    s.choose(next(label for label in s.options if "net damage" in label))
    s.pass_all()
    assert len(s.runner.hand) == 1
    assert s.accessed == []
    assert s.run is None


@card("Orion")
def test_orion_is_a_sentry_a_code_gate_and_a_barrier() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Orion+"]}}})
    assert sorted(s.card("Orion").subtypes) == ["barrier", "code gate", "sentry"]


# -- Builder -----------------------------------------------------------------------------------------------------------


@card("Builder")
def test_builder_moves_to_the_outermost_position_of_any_server() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Ice Wall", "Builder+"]}, "R&D": {"ice": ["Enigma"]}}})
    s.use("Builder", "R&D")
    assert s.corp.servers["HQ"]["ice"] == ["Ice Wall"]
    assert s.corp.servers["R&D"]["ice"] == ["Builder", "Enigma"]
    assert s.card("Builder").rezzed
    assert s.corp.clicks == 2


@card("Builder")
def test_builder_can_move_outward_on_its_own_server() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Ice Wall", "Builder+"]}}})
    s.use("Builder", "HQ")
    assert s.corp.servers["HQ"]["ice"] == ["Builder", "Ice Wall"]


@card("Builder")
def test_an_unrezzed_builder_cannot_move() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Builder"]}}})
    assert not s.can("Use Builder")


@card("Builder")
def test_each_subroutine_of_builder_places_a_token_on_ice_of_this_server_that_can_be_advanced() -> None:
    s = Scenario(
        corp={
            "servers": {"HQ": {"ice": ["Builder+", "Ice Wall", "Fire Wall", "Enigma"]}, "R&D": {"ice": ["Ice Wall"]}}
        },
        turn="runner",
    )
    s.choose("Run HQ")
    for _ in range(2):
        assert len(s.options) == 2
        s.choose("Ice Wall", side="corp")
    assert sorted(one.counters["advancement"] for one in s.cards("Ice Wall")) == [0, 2]
    assert s.card("Enigma").counters["advancement"] == 0


@card("Builder")
def test_builder_does_nothing_without_ice_that_can_be_advanced() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Builder+", "Enigma"]}}}, turn="runner")
    s.choose("Run HQ")
    s.pass_all()
    assert s.card("Builder").counters["advancement"] == 0


# -- Checkpoint --------------------------------------------------------------------------------------------------------


def checkpoint(runner: int, bid: int) -> Scenario:
    s = Scenario(
        corp={"hand": ["Hedge Fund"], "credits": 9, "servers": {"HQ": {"ice": ["Checkpoint+"]}}},
        runner={"hand": ["Diesel"] * 5, "credits": runner},
        turn="runner",
    )
    s.choose("Run HQ")
    s.bid(corp=0, runner=bid)
    return s


@card("Checkpoint")
def test_rezzing_checkpoint_gives_bad_publicity() -> None:
    s = Scenario(corp={"credits": 9, "servers": {"HQ": {"ice": ["Checkpoint"]}}}, turn="runner")
    s.choose("Run HQ")
    s.rez("Checkpoint")
    assert s.corp.bad_publicity == 1


@card("Checkpoint")
def test_checkpoint_does_meat_damage_once_the_run_is_successful() -> None:
    s = checkpoint(3, 3)
    assert len(s.runner.hand) == 5, "not yet"
    s.pass_all()
    assert len(s.runner.hand) == 2
    s.run_on("R&D")
    assert len(s.runner.hand) == 2, "only that run"


@card("Checkpoint")
def test_checkpoint_does_nothing_when_the_runner_jacks_out_or_beats_the_trace() -> None:
    out = checkpoint(3, 3)
    out.choose("Jack out", side="runner")
    assert len(out.runner.hand) == 5
    beaten = checkpoint(5, 5)
    beaten.pass_all()
    assert len(beaten.runner.hand) == 5


# -- Fire Wall ---------------------------------------------------------------------------------------------------------


@card("Fire Wall")
def test_fire_wall_grows_with_its_tokens_and_ends_the_run() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund"], "servers": {"HQ": {"ice": [("Fire Wall+", {"advancement": 2})]}}},
        turn="corp",
    )
    assert s.card("Fire Wall").strength == 7
    s.choose("Advance Fire Wall")
    assert s.card("Fire Wall").strength == 8
    s.end_turn()
    s.run_on("HQ")
    assert s.accessed == []


# -- Searchlight -------------------------------------------------------------------------------------------------------


@card("Searchlight")
def test_searchlight_traces_with_its_tokens() -> None:
    s = Scenario(
        corp={"credits": 0, "servers": {"HQ": {"ice": [("Searchlight+", {"advancement": 3})]}}},
        runner={"credits": 5},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("3")
    assert s.runner.tags == 0, "the base strength is 3"
    s.choose("2")
    assert s.runner.tags == 1
    assert s.runner.credits == 0


@card("Searchlight")
def test_searchlight_without_tokens_traces_with_nothing() -> None:
    s = Scenario(
        corp={"credits": 0, "servers": {"HQ": {"ice": ["Searchlight+"]}}}, runner={"credits": 0}, turn="runner"
    )
    s.run_on("HQ")
    assert s.runner.tags == 0


@card("Searchlight")
def test_searchlight_can_be_advanced() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Searchlight+"]}}})
    s.choose("Advance Searchlight")
    assert s.card("Searchlight").counters["advancement"] == 1


# -- Patch -------------------------------------------------------------------------------------------------------------


@card("Patch")
def test_patch_makes_rezzed_ice_stronger() -> None:
    s = Scenario(corp={"hand": ["Patch"], "servers": {"HQ": {"ice": ["Enigma+"]}, "R&D": {"ice": ["Ice Wall"]}}})
    s.choose("Play Patch")
    assert s.card("Enigma").strength == 4
    assert s.card("Enigma").hosted == ["Patch"]
    assert s.corp.discard == []


@card("Patch")
def test_patch_needs_rezzed_ice_and_adds_up() -> None:
    bare = Scenario(corp={"hand": ["Patch"], "servers": {"HQ": {"ice": ["Enigma"]}}})
    assert not bare.can("Play Patch")
    s = Scenario(corp={"hand": ["Patch"] * 2, "servers": {"HQ": {"ice": ["Enigma+"]}}})
    s.choose("Play Patch")
    s.choose("Play Patch")
    assert s.card("Enigma").strength == 6


@card("Patch")
def test_patch_is_trashed_with_its_host() -> None:
    s = Scenario(corp={"hand": ["Patch", "Ice Wall"], "servers": {"HQ": {"ice": ["Enigma+"]}}})
    s.choose("Play Patch")
    s.install("Ice Wall", "HQ", "Enigma")
    assert sorted(s.corp.discard) == ["Enigma", "Patch"]


# -- what else may happen ----------------------------------------------------------------------------------------------


@card("Orion")
def test_orion_names_the_ice_whose_subroutine_it_resolves() -> None:
    s = Scenario(
        corp={
            "servers": {"HQ": {"ice": ["Orion+"]}, "R&D": {"ice": ["Ice Wall+"]}, "Archives": {"ice": ["Ice Wall+"]}}
        },
        turn="runner",
    )
    s.choose("Run HQ")
    assert s.options == [
        "Ice Wall, subroutine 1 (outermost, R&D): End the run",
        "Ice Wall, subroutine 1 (outermost, Archives): End the run",
    ]


@card("Orion", "Searchlight", "Builder")
def test_a_subroutine_that_orion_resolves_speaks_of_its_own_ice() -> None:
    ice = [("Searchlight+", {"advancement": 3}), "Builder+"]
    s = Scenario(corp={"credits": 0, "servers": {"HQ": {"ice": ["Orion+"]}, "R&D": {"ice": ice}}}, turn="runner")
    s.choose("Run HQ")
    s.choose("Searchlight, subroutine 1")
    s.choose("2", side="runner")
    assert s.runner.tags == 1, "trace 3 against 2"
    other = Scenario(corp={"servers": {"HQ": {"ice": ["Orion+"]}, "R&D": {"ice": ice}}}, turn="runner")
    other.choose("Run HQ")
    other.choose("Builder, subroutine 1")
    assert other.card("Searchlight").counters["advancement"] == 4
    assert other.card("Orion").counters["advancement"] == 0


@card("Orion")
def test_orion_alone_resolves_what_it_can() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Orion+"]}, "R&D": {"ice": ["Ice Wall"]}}}, turn="runner")
    s.choose("Run HQ")
    assert s.run is None


@card("Builder")
def test_what_is_hosted_on_builder_moves_with_it_and_an_empty_remote_is_gone() -> None:
    s = Scenario(
        corp={"credits": 9, "servers": {"Server 1": {"ice": ["Builder+"]}, "R&D": {"ice": ["Ice Wall"]}}},
        runner={"rig": [("Rook", {"host": "Builder"})]},
    )
    s.use("Builder", "R&D")
    assert "Server 1" not in s.corp.servers
    assert s.card("Builder").hosted == ["Rook"]
    s.end_turn()
    before = s.corp.credits
    s.choose("Run R&D")
    s.rez("Ice Wall")
    assert before - s.corp.credits == 3, "Rook raises the cost of ice protecting its new server by 2"


@card("Checkpoint")
def test_the_damage_of_checkpoint_comes_before_the_access() -> None:
    s = checkpoint(0, 0)
    s.choose("Continue")
    done = [line for line in s.log if line.startswith(("The Runner suffers", "The Runner accesses", "The run on"))]
    assert done == [
        "The run on HQ is successful.",
        "The Runner suffers 3 meat damage.",
        "The Runner accesses Hedge Fund from HQ.",
    ]
