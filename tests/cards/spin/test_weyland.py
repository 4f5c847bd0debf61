"""Spin cycle: Weyland Consortium."""

from netrunner.cards.registry import definition
from netrunner.engine.definition import BLANK_IDENTITIES, CardDef
from netrunner.engine.effects.harm import Damage
from netrunner.engine.setup import start
from netrunner.engine.terms import CORP, MEAT, OPERATION
from netrunner.game import Game
from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

GRIP = ["Sure Gamble"] * 5

# -- The Cleaners ------------------------------------------------------------------------------------------------------


@card("The Cleaners")
def test_the_cleaners_add_a_point_to_meat_damage_that_the_corp_does() -> None:
    s = Scenario(corp={"hand": ["Scorched Earth"], "scored": ["The Cleaners"]}, runner={"hand": GRIP, "tags": 1})
    s.choose("Play Scorched Earth")
    assert s.runner.hand == []
    assert s.result is None


@card("The Cleaners")
def test_the_cleaners_leave_net_damage_alone() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Neural Katana+"]}}, "scored": ["The Cleaners"]},
        runner={"hand": GRIP},
        turn="runner",
    )
    s.run_on("HQ")
    assert len(s.runner.hand) == 2


@card("The Cleaners")
@ruling("FAQ/card/the-cleaners/2")
def test_the_cleaners_add_their_point_before_damage_is_prevented() -> None:
    s = Scenario(
        corp={"scored": ["The Cleaners", "Private Security Force"]},
        runner={"hand": GRIP, "tags": 1, "rig": ["Crash Space"]},
    )
    s.choose("Use Private Security Force")
    assert s.prompt.startswith("About to happen: 2 meat damage")
    s.use("Crash Space", "2")
    assert len(s.runner.hand) == 5


@card("The Cleaners")
@ruling("FAQ/card/the-cleaners/1")
def test_the_point_of_the_cleaners_cannot_be_prevented_when_its_source_cannot() -> None:
    sure = CardDef("Sure Thing", CORP, OPERATION, play=(Damage(MEAT, 1, preventable=False),))
    s = Scenario(
        corp={"hand": ["Sure Thing"], "scored": ["The Cleaners"]},
        runner={"hand": GRIP, "rig": ["Crash Space"]},
        definitions={"Sure Thing": sure},
    )
    s.choose("Play Sure Thing")
    assert s.side == "corp"
    assert len(s.runner.hand) == 3


@card("The Cleaners")
@ruling("RR/damage/ex1")
def test_meat_damage_that_the_runner_chooses_to_suffer_gets_no_point_from_the_cleaners() -> None:
    s = Scenario(
        corp={
            "identity": "Argus Security: Protection Guaranteed",
            "hand": ["Hostile Takeover"],
            "scored": ["The Cleaners"],
        },
        runner={"hand": GRIP},
        turn="runner",
    )
    s.access("HQ")
    s.choose(next(label for label in s.options if "damage" in label))
    assert len(s.runner.hand) == 3


@card("The Cleaners")
def test_stolen_cleaners_do_nothing() -> None:
    s = Scenario(
        corp={"scored": ["Private Security Force"]}, runner={"hand": GRIP, "tags": 1, "scored": ["The Cleaners"]}
    )
    s.choose("Use Private Security Force")
    assert len(s.runner.hand) == 4


# -- GRNDL: Power Unleashed --------------------------------------------------------------------------------------------


@card("GRNDL: Power Unleashed")
def test_grndl_starts_with_10_credits_and_1_bad_publicity() -> None:
    grndl = definition("GRNDL: Power Unleashed")
    deck = [definition("Hedge Fund")] * 10
    state = start((grndl, BLANK_IDENTITIES[1]), (deck, [definition("Sure Gamble")] * 10), 1, True)
    assert state.players[0].credits == 10
    assert state.players[0].bad_publicity == 1
    assert state.players[1].credits == 5
    assert Game(state, {}).decision is not None


# -- Power Shutdown ----------------------------------------------------------------------------------------------------


def shutdown(rig: list[str], deck: list[str] | None = None, run: bool = True) -> Scenario:
    s = Scenario(
        corp={"hand": ["Power Shutdown"], "deck": deck or ["Hedge Fund"] * 9},
        runner={"rig": rig, "hand": GRIP},
        turn="runner",
    )
    if run:
        s.run_on("Archives")
    s.end_turn()
    return s


@card("Power Shutdown")
@ruling("FAQ/card/power-shutdown/2")
def test_power_shutdown_trashes_x_cards_and_a_program_or_hardware_that_costs_no_more() -> None:
    s = shutdown(["Gordian Blade", "Corroder", "Desperado", "Armitage Codebusting"])
    deck = len(s.corp.deck)
    s.choose("Play Power Shutdown")
    assert s.options == ["4", "3", "2", "1", "0"]  # chosen before a card is trashed
    assert len(s.corp.deck) == deck
    s.choose("3")
    assert len(s.corp.deck) == deck - 3
    assert (s.side, sorted(s.options)) == ("runner", ["Corroder", "Desperado"])
    s.choose("Corroder")
    assert "Corroder" not in s.runner.rig


@card("Power Shutdown")
def test_power_shutdown_needs_a_run_and_something_to_shut_down() -> None:
    assert not shutdown(["Corroder"], run=False).can("Play Power Shutdown")
    assert not shutdown(["Armitage Codebusting"]).can("Play Power Shutdown")


@card("Power Shutdown")
@ruling("FAQ/card/power-shutdown/1")
def test_x_of_power_shutdown_is_no_more_than_the_cards_in_rnd() -> None:
    s = shutdown(["Gordian Blade"], ["Hedge Fund"] * 3)
    s.choose("Play Power Shutdown")
    assert s.options == ["2", "1", "0"]  # one of the three was drawn
    s.choose("2")
    assert s.corp.deck == []
    assert s.runner.rig == ["Gordian Blade"]  # which costs 4


@card("Power Shutdown")
def test_the_runner_is_asked_for_a_card_of_a_cost_that_is_a_number() -> None:
    s = Scenario(corp={"hand": ["Power Shutdown"]}, runner={"rig": ["Corroder", "Mimic", "Desperado"]}, turn="runner")
    s.run_on("Archives")
    s.end_turn()
    s.play("Power Shutdown", "3")
    assert s.prompt == "Power Shutdown: trash an installed program or piece of hardware with a cost of at most 3."


# -- Punitive Counterstrike --------------------------------------------------------------------------------------------


def steal_and_counterstrike(*stolen: str, later: bool = False) -> Scenario:
    servers = {f"Server {i + 1}": {"root": [title]} for i, title in enumerate(stolen)}
    s = Scenario(
        corp={"servers": servers, "hand": ["Punitive Counterstrike"], "credits": 10, "deck": ["Hedge Fund"] * 9},
        runner={"hand": GRIP, "credits": 0, "scored": ["Priority Requisition"]},
        turn="runner",
    )
    for name in servers:
        s.run_on(name)
    s.end_turn()
    if later:
        s.next_turn()
    s.play("Punitive Counterstrike", "0")
    s.choose("0") if s.side == "runner" else None
    return s


@card("Punitive Counterstrike")
@ruling("FAQ/card/punitive-counterstrike/1")
def test_punitive_counterstrike_does_meat_damage_for_the_printed_points_stolen_last_turn() -> None:
    assert len(steal_and_counterstrike("Nisei MK II", "Hostile Takeover").runner.hand) == 2
    assert len(steal_and_counterstrike("Hostile Takeover").runner.hand) == 4
    assert len(steal_and_counterstrike("Global Food Initiative").runner.hand) == 2, "3 are printed, it is worth 2"


@card("Punitive Counterstrike")
def test_punitive_counterstrike_does_nothing_for_older_thefts_or_none() -> None:
    assert len(steal_and_counterstrike("Nisei MK II", later=True).runner.hand) == 5
    assert len(steal_and_counterstrike().runner.hand) == 5


@card("Punitive Counterstrike")
def test_punitive_counterstrike_can_be_survived_by_the_trace() -> None:
    s = Scenario(
        corp={"hand": ["Punitive Counterstrike"], "servers": {"Server 1": {"root": ["Nisei MK II"]}}, "credits": 3},
        runner={"hand": GRIP, "credits": 10},
        turn="runner",
    )
    s.run_on("Server 1")
    s.end_turn()
    s.choose("Play Punitive Counterstrike")
    assert s.side == "runner"  # the Corp has nothing left to spend
    s.choose("5")
    assert len(s.runner.hand) == 5
