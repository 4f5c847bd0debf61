"""Eden Shard, Hades Shard and Earthrise Hotel: each card's own text."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card


def corp() -> dict[str, object]:
    return {"deck": ["Hedge Fund"] * 4, "discard": ["Ice Wall"], "hand": ["Enigma"]}


# -- the shards --------------------------------------------------------------------------------------------------------


@card("Eden Shard", "Hades Shard")
@pytest.mark.parametrize(
    ("title", "server", "other"), [("Eden Shard", "R&D", "Archives"), ("Hades Shard", "Archives", "R&D")]
)
def test_a_shard_is_installed_from_the_grip_instead_of_accessing(title: str, server: str, other: str) -> None:
    s = Scenario(corp=corp(), runner={"hand": [title], "credits": 0}, turn="runner")
    s.choose(f"Run {server}")
    s.pass_until("Yes")
    s.choose("Yes")
    assert s.runner.rig == [title]
    assert s.runner.credits == 0, "ignoring all costs"
    assert s.accessed == []


@card("Eden Shard", "Hades Shard")
@pytest.mark.parametrize(
    ("title", "server", "other"), [("Eden Shard", "R&D", "Archives"), ("Hades Shard", "Archives", "R&D")]
)
def test_a_shard_may_stay_in_the_grip_and_can_be_bought(title: str, server: str, other: str) -> None:
    s = Scenario(corp=corp(), runner={"hand": [title], "credits": 7}, turn="runner")
    s.choose(f"Run {server}")
    s.pass_until("Yes")
    s.choose("No")
    s.pass_all()
    assert len(s.accessed) == 1
    s.install(title)
    assert s.runner.credits == 0


@card("Eden Shard", "Hades Shard")
@pytest.mark.parametrize(
    ("title", "server", "other"), [("Eden Shard", "R&D", "Archives"), ("Hades Shard", "Archives", "R&D")]
)
def test_a_shard_does_not_care_for_other_servers(title: str, server: str, other: str) -> None:
    s = Scenario(corp=corp(), runner={"hand": [title]}, turn="runner")
    s.run_on(other)
    s.run_on("HQ")
    assert len(s.accessed) == 2


@card("Eden Shard", "Hades Shard")
@pytest.mark.parametrize(
    ("title", "server", "other"), [("Eden Shard", "R&D", "Archives"), ("Hades Shard", "Archives", "R&D")]
)
def test_a_shard_wants_a_successful_run(title: str, server: str, other: str) -> None:
    s = Scenario(corp={**corp(), "servers": {server: {"ice": ["Ice Wall+"]}}}, runner={"hand": [title]}, turn="runner")
    s.run_on(server)
    assert s.runner.hand == [title]


# -- Eden Shard --------------------------------------------------------------------------------------------------------


@card("Eden Shard")
def test_eden_shard_makes_the_corp_draw_two_cards() -> None:
    s = Scenario(corp={"deck": ["Hedge Fund"] * 4}, runner={"rig": ["Eden Shard"]}, turn="runner")
    s.choose("Gain 1 credit")
    s.use("Eden Shard")
    assert s.corp.hand == ["Hedge Fund"] * 2
    assert len(s.corp.deck) == 2
    assert s.runner.discard == ["Eden Shard"]
    assert s.runner.clicks == 3


@card("Eden Shard")
def test_eden_shard_wins_against_an_empty_rnd() -> None:
    s = Scenario(corp={"deck": ["Hedge Fund"]}, runner={"rig": ["Eden Shard"]}, turn="runner")
    s.choose("Gain 1 credit")
    s.use("Eden Shard")
    assert s.result is not None
    assert s.result.winner == "runner"


# -- Hades Shard -------------------------------------------------------------------------------------------------------


@card("Hades Shard")
def test_hades_shard_accesses_all_cards_in_archives() -> None:
    s = Scenario(
        corp={
            "discard": ["Private Security Force", "Hedge Fund", "PAD Campaign"],
            "servers": {"Archives": {"root": ["Crisium Grid"]}},
        },
        runner={"rig": ["Hades Shard"]},
        turn="runner",
    )
    s.choose("Gain 1 credit")
    s.use("Hades Shard")
    s.pass_all()
    assert sorted(s.accessed) == ["Hedge Fund", "PAD Campaign", "Private Security Force"], "and not the root"
    assert s.runner.scored == ["Private Security Force"]
    assert s.run is None
    assert s.runner.clicks == 3


@card("Hades Shard")
def test_hades_shard_turns_archives_faceup() -> None:
    s = Scenario(corp={"hand": ["Shock!", "Ice Wall"]}, runner={"rig": ["Hades Shard", "Utopia Shard"]}, turn="runner")
    s.choose("Gain 1 credit")
    s.use("Utopia Shard")
    assert not s.card("Ice Wall").faceup
    s.use("Hades Shard")
    s.pass_all()
    assert s.card("Ice Wall").faceup
    assert sorted(s.accessed) == ["Ice Wall", "Shock!"]


@card("Hades Shard")
def test_hades_shard_meets_what_waits_in_archives() -> None:
    s = Scenario(
        corp={"discard": ["Shock!"]}, runner={"rig": ["Hades Shard"], "hand": ["Diesel", "Sure Gamble"]}, turn="runner"
    )
    s.choose("Gain 1 credit")
    s.use("Hades Shard")
    s.pass_all()
    assert len(s.runner.hand) == 1, "Shock! works in Archives"


@card("Hades Shard")
def test_hades_shard_needs_cards_in_archives() -> None:
    s = Scenario(runner={"rig": ["Hades Shard"]}, turn="runner")
    assert not s.can("Use Hades Shard")


@card("Hades Shard")
def test_hades_shard_can_be_used_in_mid_run() -> None:
    s = Scenario(
        corp={"discard": ["Private Security Force"], "servers": {"HQ": {"ice": ["Ice Wall+"]}}, "hand": ["Hedge Fund"]},
        runner={"rig": ["Hades Shard", "Corroder"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    s.use("Hades Shard")
    assert s.runner.scored == ["Private Security Force"]
    s.use("Corroder")
    s.pass_all()
    assert s.accessed == ["Private Security Force", "Hedge Fund"], "the run goes on"


# -- Earthrise Hotel ---------------------------------------------------------------------------------------------------


@card("Earthrise Hotel")
def test_earthrise_hotel_comes_with_three_counters() -> None:
    s = Scenario(runner={"hand": ["Earthrise Hotel"], "deck": ["Diesel"] * 20}, turn="runner")
    s.install("Earthrise Hotel")
    assert s.card("Earthrise Hotel").counters["power"] == 3
    assert s.runner.hand == []


@card("Earthrise Hotel")
def test_earthrise_hotel_draws_two_cards_for_three_turns() -> None:
    s = Scenario(
        corp={"deck": ["Hedge Fund"] * 9},
        runner={"rig": [("Earthrise Hotel", {"power": 3})], "deck": ["Diesel"] * 20},
        turn="runner",
    )
    s.next_turn()
    assert (len(s.runner.hand), s.card("Earthrise Hotel").counters["power"]) == (2, 2)
    s.next_turn()
    assert (len(s.runner.hand), s.card("Earthrise Hotel").counters["power"]) == (4, 1)
    s.next_turn()
    assert len(s.runner.hand) == 6
    assert s.runner.discard == ["Earthrise Hotel"], "it goes with its last counter"
    s.end_turn()
    hand = len(s.runner.hand)
    s.end_turn()
    assert len(s.runner.hand) == hand


@card("Earthrise Hotel")
def test_earthrise_hotel_runs_out_though_the_stack_is_empty() -> None:
    s = Scenario(corp={"deck": ["Hedge Fund"] * 9}, runner={"rig": [("Earthrise Hotel", {"power": 1})]}, turn="runner")
    s.next_turn()
    assert s.runner.discard == ["Earthrise Hotel"]


@card("Eden Shard")
def test_eden_shard_can_be_used_when_there_is_nothing_to_draw_and_wins() -> None:
    s = Scenario(corp={"deck": []}, runner={"rig": ["Eden Shard"]}, turn="runner")
    s.choose("Gain 1 credit")
    s.use("Eden Shard")
    assert s.result is not None
    assert s.result.winner == "runner"


@card("Eden Shard", "Hades Shard")
@pytest.mark.parametrize(("title", "server"), [("Eden Shard", "R&D"), ("Hades Shard", "Archives")])
@pytest.mark.parametrize("pile", ["deck", "discard"])
def test_a_shard_is_installed_from_the_grip_only(title: str, server: str, pile: str) -> None:
    s = Scenario(corp=corp(), runner={pile: [title]}, turn="runner")
    s.run_on(server)
    assert s.runner.rig == []
    assert len(s.accessed) == 1


@card("Eden Shard")
def test_a_shard_hosted_on_the_supplier_is_not_in_the_grip() -> None:
    s = Scenario(corp=corp(), runner={"rig": ["The Supplier"], "hand": ["Eden Shard"]}, turn="runner")
    s.use("The Supplier")
    s.choose("Eden Shard")
    s.run_on("R&D")
    assert s.runner.rig == ["The Supplier"]
    assert s.accessed == ["Hedge Fund"]


@card("Hades Shard")
@pytest.mark.parametrize(("card_", "can"), [("Hedge Fund", False), (("Hedge Fund", "facedown"), True)])
def test_hades_shard_is_of_no_use_where_nothing_can_be_accessed(card_: object, can: bool) -> None:
    s = Scenario(
        corp={"discard": [card_], "servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"rig": ["Eater", "Hades Shard"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    s.use("Eater: +1 strength")
    s.use("Eater: Break")
    assert s.can("Use Hades Shard") == can, "it could only turn a facedown card faceup"
