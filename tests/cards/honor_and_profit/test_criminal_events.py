"""Honor and Profit: Criminal identities and events (Iain Stirling and Legwork are in test_criminal)."""

import pytest

from netrunner.engine.constant import ExtraCost
from netrunner.engine.cost import CLICK
from netrunner.engine.definition import CardDef
from netrunner.engine.effects.runs import Run
from netrunner.engine.knowledge import determinize
from netrunner.engine.resolve import Resolve
from netrunner.engine.terms import CORP, EVENT, HQ, RUNNER
from netrunner.scenario import Scenario
from tests.cards import card

KEN = 'Ken "Express" Tenma: Disappeared Clone'
SILHOUETTE = "Silhouette: Stealth Operative"


# -- Ken "Express" Tenma -----------------------------------------------------------------------------------------------


@card('Ken "Express" Tenma: Disappeared Clone')
def test_ken_tenma_gains_a_credit_for_the_first_run_event_of_a_turn() -> None:
    s = Scenario(runner={"identity": KEN, "hand": ["Legwork", "Legwork"], "credits": 5}, turn="runner")
    s.play("Legwork")
    assert s.runner.credits == 4  # 2 paid, 1 gained, and the run goes on
    assert s.run is not None
    s.pass_all()
    s.play("Legwork")
    assert s.runner.credits == 2


@card('Ken "Express" Tenma: Disappeared Clone')
def test_ken_tenma_gains_again_in_the_next_turn() -> None:
    s = Scenario(
        corp={"deck": ["Hedge Fund"] * 9},
        runner={"identity": KEN, "hand": ["Inside Job", "Inside Job"], "credits": 9},
        turn="runner",
    )
    s.play("Inside Job", "HQ")
    assert s.runner.credits == 8
    s.pass_all()
    s.next_turn()
    before = s.runner.credits
    s.play("Inside Job", "HQ")
    assert s.runner.credits == before - 1


@card('Ken "Express" Tenma: Disappeared Clone')
def test_ken_tenma_does_not_count_other_events_or_runs() -> None:
    s = Scenario(runner={"identity": KEN, "hand": ["Easy Mark", "Inside Job"], "credits": 5}, turn="runner")
    s.play("Easy Mark")
    assert s.runner.credits == 8
    s.run_on("Archives")
    assert s.runner.credits == 8
    s.play("Inside Job", "HQ")
    assert s.runner.credits == 7  # 2 paid, 1 gained


@card('Ken "Express" Tenma: Disappeared Clone')
def test_ken_tenma_counts_a_run_event_that_a_card_plays() -> None:
    s = Scenario(
        runner={"identity": KEN, "rig": ["Same Old Thing"], "discard": ["Inside Job"], "credits": 5}, turn="runner"
    )
    s.use("Same Old Thing", "HQ")
    assert s.runner.credits == 4


# -- Silhouette --------------------------------------------------------------------------------------------------------


def silhouette() -> Scenario:
    return Scenario(
        corp={
            "hand": ["Hedge Fund"],
            "servers": {
                "R&D": {"ice": ["Ice Wall"]},
                "Server 1": {"root": ["Snare!"]},
                "Server 2": {"root": ["PAD Campaign+"]},
            },
        },
        runner={"identity": SILHOUETTE},
        turn="runner",
    )


@card("Silhouette: Stealth Operative")
def test_silhouette_may_expose_a_card_after_the_first_successful_run_on_hq() -> None:
    s = silhouette()
    s.choose("Run HQ")
    s.choose("Yes", side="runner")
    assert len(s.options) == 2  # not the rezzed one
    s.choose("facedown card")
    assert s.card("Snare!").known_to == ["corp", "runner"]
    assert not s.card("Snare!").rezzed
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]
    s.choose("Run HQ")
    while s.run is not None:
        assert "Yes" not in s.options
        s.choose(next(label for label in ("Continue", "Pass", "No action") if s.can(label)))
    assert s.accessed == ["Hedge Fund", "Hedge Fund"]


@card("Silhouette: Stealth Operative")
def test_silhouette_may_decline() -> None:
    s = silhouette()
    s.run_on("HQ")
    assert s.card("Snare!").known_to == ["corp"]


@card("Silhouette: Stealth Operative")
def test_silhouette_waits_for_hq_and_for_success() -> None:
    s = silhouette()
    s.choose("Run Archives")
    s.pass_all()
    assert s.card("Snare!").known_to == ["corp"]
    s.choose("Run HQ")
    s.choose("Jack out", side="runner")
    s.pass_all()
    s.choose("Run HQ")
    s.pass_until("Yes")  # the first that is successful
    assert s.side == "runner"


@card("Silhouette: Stealth Operative")
def test_silhouette_asks_nothing_where_nothing_can_be_exposed() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund"]}, runner={"identity": SILHOUETTE}, turn="runner")
    s.choose("Run HQ")
    s.choose("Continue")
    assert s.run is None  # and nothing was asked
    assert s.accessed == ["Hedge Fund"]


# -- Calling in Favors -------------------------------------------------------------------------------------------------


@card("Calling in Favors")
def test_calling_in_favors_pays_for_each_installed_connection() -> None:
    s = Scenario(
        runner={
            "hand": ["Calling in Favors", "Tri-maf Contact"],
            "rig": ["Tri-maf Contact", "Tri-maf Contact", "Aesop's Pawnshop", "Crash Space"],
            "credits": 0,
        },
        turn="runner",
    )
    connections = sum("connection" in look.subtypes for look in s.cards("Aesop's Pawnshop")) + 2
    s.play("Calling in Favors")
    assert s.runner.credits == connections


@card("Calling in Favors")
def test_calling_in_favors_cannot_be_played_without_a_connection() -> None:
    s = Scenario(runner={"hand": ["Calling in Favors"], "rig": ["Crash Space"]}, turn="runner")
    assert not s.can("Play Calling in Favors")


# -- Early Bird --------------------------------------------------------------------------------------------------------


@card("Early Bird")
def test_early_bird_makes_a_run_and_gives_the_click_back() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund"]}, runner={"hand": ["Early Bird"], "credits": 1}, turn="runner")
    s.play("Early Bird", "HQ")
    assert s.runner.clicks == 4
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]
    assert s.runner.clicks == 4
    assert s.runner.credits == 0


@card("Early Bird")
def test_the_click_of_early_bird_is_there_during_its_run() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Viktor 1.0+"]}}},
        runner={"hand": ["Early Bird"], "credits": 9},
        turn="runner",
    )
    s.play("Early Bird", "HQ")
    s.choose("Use Viktor 1.0", side="runner")
    s.choose("Subroutine 2")
    assert s.runner.clicks == 3  # of the four there were


@card("Early Bird")
def test_early_bird_can_only_be_the_first_click() -> None:
    s = Scenario(runner={"hand": ["Early Bird"]}, turn="runner")
    assert s.can("Play Early Bird")
    s.choose("Gain 1 credit")
    assert not s.can("Play Early Bird")


@card("Early Bird")
def test_same_old_thing_and_planned_assault_cannot_play_early_bird() -> None:
    s = Scenario(runner={"rig": ["Same Old Thing"], "discard": ["Early Bird"]}, turn="runner")
    assert not s.can("Use Same Old Thing")  # the clicks that it costs come first
    s = Scenario(runner={"hand": ["Planned Assault"], "deck": ["Early Bird", "Legwork"], "credits": 9}, turn="runner")
    s.play("Planned Assault")
    s.choose("Legwork")
    assert "The Runner plays Legwork for 2 credits." in s.log


# -- Express Delivery --------------------------------------------------------------------------------------------------


@card("Express Delivery")
def test_express_delivery_takes_one_of_the_top_four_cards_and_shuffles() -> None:
    s = Scenario(
        runner={
            "hand": ["Express Delivery"],
            "deck": ["Diesel", "Sure Gamble", "Corroder", "Ninja", "Mimic", "Femme Fatale"],
        },
        turn="runner",
    )
    s.play("Express Delivery")
    assert sorted(s.options) == ["Corroder", "Diesel", "Ninja", "Sure Gamble"]
    s.choose("Ninja")
    assert s.runner.hand == ["Ninja"]
    assert sorted(s.runner.deck) == ["Corroder", "Diesel", "Femme Fatale", "Mimic", "Sure Gamble"]
    assert "The Runner shuffles the stack." in s.log
    assert s.card("Ninja").known_to == ["runner"]
    assert s.card("Corroder").known_to == []


@card("Express Delivery", "Data Hound")
def test_the_corp_that_has_seen_the_stack_cannot_tell_what_express_delivery_brings() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Data Hound+"]}}, "credits": 5},
        runner={"hand": ["Express Delivery"], "deck": ["Diesel", "Ninja", "Corroder", "Mimic", "Femme Fatale"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.bid(1, 0)
    s.choose("Diesel")
    s.choose("Ninja")
    s.pass_all()
    assert s.card("Ninja").known_to == ["corp"]
    s.play("Express Delivery", "Ninja")
    assert s.runner.hand == ["Ninja"]
    assert s.card("Ninja").known_to == ["runner"]
    told = [line["text"] for line in s.game.view("corp")["log"]]
    assert "A card is added to the grip." in told


@card("Express Delivery")
def test_express_delivery_with_fewer_than_four_cards() -> None:
    s = Scenario(runner={"hand": ["Express Delivery"], "deck": ["Diesel", "Ninja"]}, turn="runner")
    s.play("Express Delivery")
    assert sorted(s.options) == ["Diesel", "Ninja"]
    s.choose("Diesel")
    assert s.runner.hand == ["Diesel"]


@card("Express Delivery")
def test_express_delivery_needs_a_stack() -> None:
    s = Scenario(runner={"hand": ["Express Delivery"], "deck": []}, turn="runner")
    assert not s.can("Play Express Delivery")


# -- Feint -------------------------------------------------------------------------------------------------------------


def feint(*ice: str, hand: tuple[str, ...] = ()) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": list(ice)}}, "hand": ["Hedge Fund"]},
        runner={"hand": ["Feint", *hand], "credits": 9},
        turn="runner",
    )
    s.play("Feint")
    return s


@card("Feint")
def test_feint_bypasses_two_pieces_of_ice_and_accesses_nothing() -> None:
    s = feint("Ice Wall+", "Enigma+")
    s.pass_all()
    assert "The run on HQ is successful." in s.log
    assert s.accessed == []
    assert s.runner.credits == 7
    assert s.runner.clicks == 3  # Enigma's subroutines did not resolve


@card("Feint")
def test_feint_does_not_bypass_the_third_piece_of_ice() -> None:
    s = feint("Ice Wall+", "Enigma+", "Ice Wall+")
    s.pass_all()
    assert "The run on HQ is successful." not in s.log


@card("Feint")
def test_feint_counts_encounters_not_unrezzed_ice() -> None:
    s = feint("Hadrian's Wall", "Ice Wall+", "Enigma+")
    s.pass_all()
    assert "The run on HQ is successful." in s.log


@card("Feint")
def test_after_feint_cards_are_accessed_again() -> None:
    s = feint()
    s.pass_all()
    assert s.accessed == []
    s.run_on("HQ")
    assert s.accessed == ["Hedge Fund"]


@card("Feint")
def test_what_waits_for_a_successful_run_on_hq_sees_that_of_feint() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund"]},
        runner={
            "identity": "Gabriel Santiago: Consummate Professional",
            "hand": ["Feint"],
            "credits": 2,
        },
        turn="runner",
    )
    s.play("Feint")
    s.pass_all()
    assert s.runner.credits == 2
    assert s.accessed == []


# -- Planned Assault ---------------------------------------------------------------------------------------------------


def assault(deck: list[str], credits_: int = 9, clicks: int = 4) -> Scenario:
    return Scenario(
        corp={"hand": ["Hedge Fund", "Ice Wall", "Enigma"]},
        runner={"hand": ["Planned Assault"], "deck": deck, "credits": credits_, "clicks": clicks},
        turn="runner",
    )


@card("Planned Assault")
def test_planned_assault_plays_a_run_event_from_the_stack() -> None:
    s = assault(["Diesel", "Legwork", "Account Siphon", "Ninja"])
    s.play("Planned Assault")
    assert sorted(s.options) == ["Account Siphon", "Legwork"]
    s.choose("Legwork")
    assert s.runner.credits == 9 - 2 - 2
    assert s.runner.clicks == 2
    assert "The Runner shuffles the stack." in s.log
    s.pass_all()
    assert len(s.accessed) == 3
    assert sorted(s.runner.discard) == ["Legwork", "Planned Assault"]
    assert sorted(s.runner.deck) == ["Account Siphon", "Diesel", "Ninja"]


@card("Planned Assault")
def test_planned_assault_costs_two_clicks() -> None:
    assert not assault(["Legwork"], clicks=1).can("Play Planned Assault")


@card("Planned Assault")
def test_planned_assault_plays_only_what_can_be_paid() -> None:
    s = assault(["Legwork", "Account Siphon"], credits_=3)
    s.play("Planned Assault")
    s.pass_all()
    assert s.runner.credits >= 1
    assert "Legwork" in s.runner.deck
    assert any(line.startswith("The Runner plays Account Siphon") for line in s.log)


@card("Planned Assault")
def test_planned_assault_that_finds_nothing_only_shuffles() -> None:
    s = assault(["Diesel", "Ninja"])
    s.play("Planned Assault")
    assert s.run is None
    assert "The Runner shuffles the stack." in s.log
    assert s.runner.discard == ["Planned Assault"]
    assert s.runner.clicks == 2


@card("Planned Assault")
def test_planned_assault_ignores_the_additional_cost_of_a_double_run_event() -> None:
    double = CardDef(
        "Twofold",
        RUNNER,
        EVENT,
        subtypes=("run", "double"),
        play=(Run(HQ),),
        abilities=(ExtraCost("play", CLICK, itself=True),),
    )
    s = Scenario(
        runner={"hand": ["Planned Assault"], "deck": ["Twofold"], "credits": 9, "clicks": 2},
        turn="runner",
        definitions={"Twofold": double},
    )
    s.play("Planned Assault")
    s.choose("Twofold")
    assert s.runner.clicks == 0
    assert s.run is not None


# -- Push Your Luck ----------------------------------------------------------------------------------------------------


def luck(spent: str, credits_: int = 7) -> Scenario:
    s = Scenario(runner={"hand": ["Push Your Luck"], "credits": credits_}, turn="runner")
    s.play("Push Your Luck", spent)
    return s


@card("Push Your Luck")
@pytest.mark.parametrize(("spent", "guess"), [("3", "Even"), ("4", "Odd"), ("5", "Even")])
def test_push_your_luck_pays_twice_what_was_spent_after_a_wrong_guess(spent: str, guess: str) -> None:
    s = luck(spent)
    assert s.side == "corp"
    assert s.options == ["Even", "Odd"]
    s.choose(guess)
    assert s.runner.credits == 5 + int(spent)


@card("Push Your Luck")
@pytest.mark.parametrize(("spent", "guess"), [("3", "Odd"), ("4", "Even"), ("0", "Even")])
def test_what_was_spent_on_push_your_luck_is_lost_after_a_right_guess(spent: str, guess: str) -> None:
    s = luck(spent)
    s.choose(guess)
    assert s.runner.credits == 5 - int(spent)
    assert s.runner.discard == ["Push Your Luck"]


@card("Push Your Luck")
def test_push_your_luck_takes_any_number_of_credits() -> None:
    s = Scenario(runner={"hand": ["Push Your Luck"], "credits": 7}, turn="runner")
    s.play("Push Your Luck")
    assert s.options == ["0", "1", "2", "3", "4", "5"]


@card("Push Your Luck")
def test_nothing_spent_and_a_wrong_guess_pay_nothing() -> None:
    s = luck("0")
    s.choose("Odd")
    assert s.runner.credits == 5


@card("Push Your Luck")
def test_the_corp_cannot_know_what_was_spent_on_push_your_luck() -> None:
    s, other = luck("3"), luck("4")
    assert s.game.view("corp") == other.game.view("corp")
    assert s.runner.credits == 5
    worlds = [determinize(s.state, CORP, seed).stack[-1] for seed in range(20)]
    assert len({world.number for world in worlds if isinstance(world, Resolve)}) > 2
    s.choose("Even")
    assert "The Runner has spent 3 credits in secret." in s.log


@card("Push Your Luck")
def test_push_your_luck_costs_two() -> None:
    assert not Scenario(runner={"hand": ["Push Your Luck"], "credits": 1}, turn="runner").can("Play Push Your Luck")


@card("Feint")
def test_a_run_under_crisium_grid_is_no_success_for_feint() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"root": ["Crisium Grid+"]}}, "hand": ["Hedge Fund"]},
        runner={"hand": ["Feint"], "credits": 2},
        turn="runner",
    )
    s.play("Feint")
    s.pass_until("Access Crisium Grid")
    s.choose("Access Crisium Grid")
    s.pass_all()
    assert s.accessed == ["Crisium Grid", "Hedge Fund"]


@card("Feint")
def test_feint_does_not_bypass_guard() -> None:
    s = feint("Guard+")
    s.pass_all()
    assert "The run on HQ is successful." not in s.log
