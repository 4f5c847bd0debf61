"""Rules Reference: Cost, Additional Costs, Trashing as a Cost, Credit - Recurring, Credit Pool, Hosted."""

from netrunner.cards.vocabulary import (
    ANY_ZONE,
    ANYTHING,
    FOR_ABILITY,
    FOR_INSTALL,
    HARDWARE,
    POWER,
    PROGRAM,
    RUNNER,
    YOU,
    Cost,
    Counters,
    Credits,
    ExtraCost,
    Filter,
    Gain,
    Lose,
    PayTo,
    Take,
    Trigger,
    X,
    action,
    paid,
    recurring,
)
from netrunner.engine.ability import Ability
from netrunner.engine.terms import EVENT, FOR_PLAY, SPENT_CLICK
from netrunner.scenario import Scenario
from tests.engine.homemade import asset, by_title, event, operation, resource
from tests.rulings import ruling


def hosted(amount: int, *purposes: int, on: Filter | None = None) -> Ability:
    """Credits on a card that do not refill."""
    return Credits(0, sum(1 << purpose for purpose in purposes), on)


@ruling("RR/cost/1", "RR/credit-pool/6")
def test_a_cost_is_paid_in_full_or_not_at_all() -> None:
    pump = resource("Pump", action(Cost(credits=3, clicks=2), Gain(9)))
    for money, clicks, legal in ((3, 2, True), (2, 2, False), (3, 1, False)):
        s = Scenario(
            runner={"rig": ["Pump"], "credits": money, "clicks": clicks}, turn="runner", definitions=by_title(pump)
        )
        assert s.can("Use Pump") is legal
        if legal:
            s.choose("Use Pump")
            assert s.runner.credits == 9


@ruling("RR/card-symbols/5", "RR/credit-recurring/1")
def test_recurring_credits_pay_only_for_what_their_card_says() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"rig": ["Cyberfeeder", "Corroder"], "credits": 0},
        turn="runner",
    )
    assert not s.can("Install")
    s.choose("Run HQ")
    s.choose("Use Corroder: Break")
    assert s.card("Cyberfeeder").counters["credit"] == 0
    assert s.run is not None


def test_where_several_sources_could_pay_the_payer_chooses() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}, "bad_publicity": 1},
        runner={"rig": ["Cyberfeeder", "Corroder"], "credits": 5},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Use Corroder: Break")
    assert sorted(s.options) == ["Credit pool", "Cyberfeeder"]
    s.choose("Credit pool")
    assert s.run is not None
    assert (s.run.credits, s.runner.credits, s.card("Cyberfeeder").counters["credit"]) == (0, 5, 1)


def test_one_cost_can_be_paid_from_several_sources() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Tollbooth+"]}}, "bad_publicity": 2},
        runner={"credits": 1},
        turn="runner",
    )
    s.choose("Run HQ")
    assert s.run is None, "the toll was paid, and the subroutine ended the run"
    assert s.runner.credits == 0
    assert any("ays 3 credits" in line for line in s.log)


@ruling("RR/must/1")
def test_a_forced_payment_uses_the_credits_of_the_run_when_the_pool_is_too_small() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Tollbooth+"]}}},
        runner={"hand": ["Stimhack", "Blank"], "credits": 0},
        turn="runner",
    )
    s.choose("Play Stimhack")
    s.choose("HQ")
    assert any("ays 3 credits" in line for line in s.log)


@ruling("RR/credit-pool/5", "RR/credit-pool/7")
def test_losing_credits_never_touches_hosted_or_recurring_ones() -> None:
    drain = operation("Drain", Lose(who=RUNNER))
    s = Scenario(
        corp={"hand": ["Drain"]},
        runner={"rig": ["Cyberfeeder", ("Armitage Codebusting", {"credit": 4})]},
        definitions=by_title(drain),
    )
    s.choose("Play Drain")
    assert s.runner.credits == 0
    assert s.card("Cyberfeeder").counters["credit"] == 1
    assert s.card("Armitage Codebusting").counters["credit"] == 4


@ruling("RR/credit-pool/4", "RR/credit-pool/3")
def test_taking_credits_moves_them_from_the_card() -> None:
    s = Scenario(runner={"rig": [("Armitage Codebusting", {"credit": 4})]}, turn="runner")
    s.choose("Use Armitage Codebusting")
    assert s.runner.credits == 7
    assert s.card("Armitage Codebusting").counters["credit"] == 2


def test_hosted_credits_for_a_kind_of_card_pay_only_for_that_kind() -> None:
    depot = resource("Depot", hosted(3, FOR_INSTALL, on=Filter(HARDWARE)))
    s = Scenario(
        runner={"rig": [("Depot", {"credit": 3})], "hand": ["Akamatsu Mem Chip", "Wyldside"], "credits": 0},
        turn="runner",
        definitions=by_title(depot),
    )
    assert s.can("Install Akamatsu Mem Chip")
    assert not s.can("Install Wyldside")
    s.choose("Install Akamatsu Mem Chip")
    assert s.card("Depot").counters["credit"] == 2


@ruling("RR/additional-costs/1", "RR/additional-costs/3")
def test_an_additional_cost_to_play_is_paid_with_the_play_cost() -> None:
    toll = asset("Toll", ExtraCost("play", Cost(2), Filter(EVENT, zone=ANY_ZONE)))
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Toll+"]}}},
        runner={"hand": ["Easy Mark"], "credits": 2},
        turn="runner",
        definitions=by_title(toll),
    )
    s.choose("Play Easy Mark")
    assert s.runner.credits == 3
    poor = Scenario(
        corp={"servers": {"Server 1": {"root": ["Toll+"]}}},
        runner={"hand": ["Easy Mark"], "credits": 1},
        turn="runner",
        definitions=by_title(toll),
    )
    assert not poor.can("Play Easy Mark")


@ruling("RR/trashing-as-a-cost/1", "RR/trash/5")
def test_a_card_trashed_to_pay_is_gone_before_the_effect() -> None:
    fuse = resource("Fuse", paid(Cost(trash_self=True), Gain(4)))
    s = Scenario(runner={"rig": ["Fuse"]}, turn="runner", skip_empty_windows=False, definitions=by_title(fuse))
    s.choose("Gain 1 credit")
    s.choose("Use Fuse")
    assert s.runner.credits == 10
    assert s.runner.discard == ["Fuse"]


@ruling("RR/trashing-as-a-cost/2")
def test_its_counters_count_as_they_were_when_it_was_trashed() -> None:
    jar = resource("Jar", paid(Cost(trash_self=True), Gain(2 * Counters(POWER))))
    s = Scenario(
        runner={"rig": [("Jar", {"power": 3})]}, turn="runner", skip_empty_windows=False, definitions=by_title(jar)
    )
    s.choose("Gain 1 credit")
    s.choose("Use Jar")
    assert s.runner.credits == 12


@ruling("RR/hosted/3")
def test_hosted_counters_are_spent_from_the_card_with_the_ability() -> None:
    cell = resource("Cell", paid(Cost(counter=POWER, counters=2), Gain(5)))
    s = Scenario(
        runner={"rig": [("Cell", {"power": 3}), ("Wyldside", {"power": 2})]},
        turn="runner",
        skip_empty_windows=False,
        definitions=by_title(cell),
    )
    s.choose("Gain 1 credit")
    s.choose("Use Cell")
    assert s.card("Cell").counters["power"] == 1
    assert s.card("Wyldside").counters["power"] == 2
    assert not s.can("Use Cell")
    reason = s.why_not("Use Cell")
    assert reason is not None
    assert reason.rule == "RR/hosted"


def test_a_card_chosen_to_be_trashed_as_a_cost_must_be_of_the_kind() -> None:
    s = Scenario(
        corp={
            "servers": {
                "HQ": {"ice": ["Ice Wall+", "Enigma"]},
                "R&D": {"ice": ["Hunter+"]},
                "Server 1": {"root": ["Security Subcontract+"]},
            },
        }
    )
    s.choose("Use Security Subcontract")
    assert sorted(s.options) == ["Hunter", "Ice Wall"]
    s.choose("Hunter")
    assert s.corp.credits == 9
    assert s.corp.discard == ["Hunter"]


def test_x_in_a_trigger_cost_is_chosen_and_counts_in_the_effect() -> None:
    vent = resource("Vent", paid(Cost(x=True), Gain(X, RUNNER), Gain(X, RUNNER)))
    s = Scenario(
        runner={"rig": ["Vent"], "credits": 3}, turn="runner", skip_empty_windows=False, definitions=by_title(vent)
    )
    s.choose("Gain 1 credit")
    s.choose("Use Vent")
    assert s.options == ["0", "1", "2", "3", "4"]
    s.choose("3")
    assert s.runner.credits == 1 + 6


def test_the_last_credit_taken_trashes_a_card_that_says_so() -> None:
    s = Scenario(runner={"rig": [("Armitage Codebusting", {"credit": 2})]}, turn="runner")
    s.choose("Use Armitage Codebusting")
    assert s.runner.discard == ["Armitage Codebusting"]


def test_spending_a_hosted_credit_can_empty_a_card_too() -> None:
    purse = resource("Purse", Credits(0, ANYTHING), action(Cost(clicks=1), Take(1)))
    s = Scenario(
        runner={"rig": [("Purse", {"credit": 1})], "hand": ["Access to Globalsec"], "credits": 0},
        turn="runner",
        definitions=by_title(purse),
    )
    s.choose("Install Access to Globalsec")
    assert s.card("Purse").counters["credit"] == 0
    assert not s.can("Use Purse")


def test_credits_for_abilities_do_not_pay_play_costs() -> None:
    purse = resource("Purse", recurring(3, FOR_ABILITY))
    other = resource("Other", recurring(3, FOR_PLAY))
    spree = event("Spree", Gain(1), cost=2)
    for card, legal in ((purse, False), (other, True)):
        s = Scenario(
            runner={"rig": [card.title], "hand": ["Spree"], "credits": 0},
            turn="runner",
            definitions=by_title(card, spree),
        )
        assert s.can("Play Spree") is legal
    s.choose("Play Spree")
    assert s.card("Other").counters["credit"] == 1
    assert s.runner.credits == 1


def test_install_costs_never_fall_below_zero() -> None:
    s = Scenario(
        runner={"identity": 'Kate "Mac" McCaffrey: Digital Tinker', "hand": ["Cyberfeeder", "Modded"], "credits": 0},
        turn="runner",
    )
    s.choose("Play Modded")
    s.choose("Cyberfeeder")
    assert s.runner.rig == ["Cyberfeeder"]
    assert s.runner.credits == 0


@ruling("RR/cost/2", "RR/chain-reactions/1")
def test_a_payment_made_in_answer_to_another_is_not_taken_for_it() -> None:
    echo = resource(
        "Echo", Trigger(SPENT_CLICK, (PayTo(Cost(trash=Filter(PROGRAM)), Gain(50)),), by=YOU, optional=True)
    )
    s = Scenario(runner={"rig": ["Echo", "Mimic", "Sacrificial Construct"]}, turn="runner", definitions=by_title(echo))
    s.choose("Gain 1 credit")
    s.choose("Yes")
    s.choose("Use Sacrificial Construct")
    assert s.runner.rig == ["Echo", "Mimic"]
    assert s.runner.credits == 6, "the answer's cost was prevented, but the click was paid"
    assert s.runner.clicks == 3
