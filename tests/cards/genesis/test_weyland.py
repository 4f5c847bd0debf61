"""Genesis cycle: Weyland Consortium."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

GRIP = ["Sure Gamble"] * 5

# -- Amazon Industrial Zone --------------------------------------------------------------------------------------------


def amazon(credits_: int, zone: str = "Amazon Industrial Zone+") -> Scenario:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": [zone]}, "Server 2": {"root": ["PAD Campaign"]}},
            "hand": ["Hadrian's Wall", "Ice Wall"],
            "credits": credits_,
        }
    )
    s.choose("Install Hadrian's Wall")
    return s


@card("Amazon Industrial Zone")
def test_amazon_industrial_zone_rezzes_new_ice_for_3_less() -> None:
    s = amazon(7)
    s.choose("Server 1")
    assert s.options == ["Yes", "No"]
    s.choose("Yes")
    assert s.card("Hadrian's Wall").rezzed
    assert s.corp.credits == 0


@card("Amazon Industrial Zone")
def test_amazon_industrial_zone_never_makes_a_rez_cost_less_than_nothing() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Amazon Industrial Zone+"]}}, "hand": ["Ice Wall"]})
    s.install("Ice Wall", "Server 1")
    s.choose("Yes")
    assert s.card("Ice Wall").rezzed
    assert s.corp.credits == 5


@card("Amazon Industrial Zone")
def test_amazon_industrial_zone_is_optional_and_needs_the_rest_of_the_cost() -> None:
    s = amazon(20)
    s.choose("Server 1")
    s.choose("No")
    assert not s.card("Hadrian's Wall").rezzed
    s = amazon(6)
    s.choose("Server 1")
    assert s.options != ["Yes", "No"]


@card("Amazon Industrial Zone")
def test_amazon_industrial_zone_speaks_of_its_own_server_while_rezzed() -> None:
    s = amazon(20)
    s.choose("Server 2")
    assert s.options != ["Yes", "No"]
    s = amazon(20, "Amazon Industrial Zone")
    s.choose("Server 1")
    assert s.options != ["Yes", "No"]


# -- Oversight AI ------------------------------------------------------------------------------------------------------


def oversight(ice: str, identity: str = "", **runner: object) -> Scenario:
    corp: dict[str, object] = {"hand": ["Oversight AI"], "servers": {"HQ": {"ice": [ice]}}, "credits": 1}
    if identity:
        corp["identity"] = identity
    s = Scenario(corp=corp, runner=runner)
    s.choose("Play Oversight AI")
    return s


@card("Oversight AI")
def test_oversight_ai_rezzes_ice_for_nothing_and_is_hosted_on_it() -> None:
    s = oversight("Hadrian's Wall")
    assert s.card("Hadrian's Wall").rezzed
    assert s.corp.credits == 0
    assert s.card("Hadrian's Wall").hosted == ["Oversight AI"]
    assert s.card("Oversight AI").zone == "play"
    assert "Oversight AI" in str(s.game.view("runner")["corp"])
    assert s.corp.discard == []


@card("Oversight AI")
def test_oversight_ai_ignores_additional_costs_and_needs_unrezzed_ice() -> None:
    assert oversight("Archer").card("Archer").rezzed
    s = Scenario(corp={"hand": ["Oversight AI"], "servers": {"HQ": {"ice": ["Ice Wall+"]}}})
    assert not s.can("Play Oversight AI")


@card("Oversight AI")
@ruling("FAQ/card/oversight-ai/3")
def test_oversight_ai_trashes_its_host_when_all_subroutines_are_broken_and_goes_to_archives() -> None:
    s = oversight("Hadrian's Wall", rig=["Corroder"], credits=20)
    s.end_turn()
    s.choose("Run HQ")
    for _ in range(5):
        s.choose("Use Corroder: +1 strength", side="runner")
    s.use("Corroder: Break", "Subroutine 1")
    assert s.card("Hadrian's Wall").zone == "play"
    s.choose("Use Corroder: Break")
    assert sorted(s.corp.discard) == ["Hadrian's Wall", "Oversight AI"]
    assert s.card("Oversight AI").faceup


@card("Oversight AI")
def test_oversight_ai_leaves_its_host_alone_when_a_subroutine_is_not_broken() -> None:
    s = oversight("Hadrian's Wall", rig=["Corroder"], credits=20)
    s.end_turn()
    s.choose("Run HQ")
    for _ in range(5):
        s.choose("Use Corroder: +1 strength", side="runner")
    s.use("Corroder: Break", "Subroutine 1")
    s.pass_all()
    assert s.run is None
    assert s.card("Hadrian's Wall").hosted == ["Oversight AI"]


@card("Oversight AI")
@ruling("FAQ/card/oversight-ai/1")
def test_oversight_ai_is_no_install_for_engineering_the_future() -> None:
    assert oversight("Hadrian's Wall", "Haas-Bioroid: Engineering the Future").corp.credits == 0


@card("Oversight AI")
@ruling("FAQ/card/oversight-ai/2")
def test_oversight_ai_is_no_operation_while_it_is_a_condition_counter() -> None:
    s = oversight("Hadrian's Wall")
    card = s.state.cards[s.card("Oversight AI").id]
    assert card.definition.type == 0
    assert card.definition.subtypes == ()
    assert card.printed.type != 0


@card("Oversight AI", "Woodcutter")
@ruling("FAQ/rules/all/ex1")
def test_a_woodcutter_without_subroutines_is_trashed_by_oversight_ai_when_it_is_encountered() -> None:
    s = oversight("Woodcutter", hand=GRIP)
    s.end_turn()
    s.choose("Run HQ")
    assert s.card("Woodcutter").zone == "discard"
    s.pass_until("Continue")
    assert s.phase == "approach server"


# -- Woodcutter --------------------------------------------------------------------------------------------------------


@card("Woodcutter")
def test_woodcutter_can_be_advanced_only_while_rezzed() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Woodcutter"]}}})
    assert not s.can("Advance Woodcutter")
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Woodcutter+"]}}})
    s.choose("Advance Woodcutter")
    assert s.card("Woodcutter").counters["advancement"] == 1


@card("Woodcutter")
def test_woodcutter_gains_a_subroutine_for_each_token() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": [("Woodcutter+", {"advancement": 3})]}}}, runner={"hand": GRIP}, turn="runner"
    )
    assert s.card("Woodcutter").strength == 2
    s.choose("Run HQ")
    s.pass_until("Continue")
    assert len(s.runner.hand) == 2


@card("Woodcutter")
def test_woodcutter_without_tokens_does_nothing() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Woodcutter+"]}}}, runner={"hand": GRIP}, turn="runner")
    s.choose("Run HQ")
    s.pass_until("Continue")
    assert len(s.runner.hand) == 5


@card("Woodcutter")
def test_an_unrezzed_woodcutter_is_no_place_for_shipments() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Woodcutter"]}}, "hand": ["Shipment from Kaguya"]})
    assert not s.can("Play Shipment from Kaguya")
