"""Core Set: Weyland Consortium."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

BUILDING_A_BETTER_WORLD = "Weyland Consortium: Building a Better World"


# -- Weyland Consortium: Building a Better World -----------------------------------------------------------------------


@card("Weyland Consortium: Building a Better World")
def test_building_a_better_world_pays_for_transactions() -> None:
    s = Scenario(
        corp={"identity": BUILDING_A_BETTER_WORLD, "hand": ["Hedge Fund", "Beanstalk Royalties"], "credits": 5}
    )
    s.choose("Play Hedge Fund")
    assert s.corp.credits == 10
    s.choose("Play Beanstalk Royalties")
    assert s.corp.credits == 14


@card("Weyland Consortium: Building a Better World")
def test_building_a_better_world_does_not_help_to_pay_the_transaction() -> None:
    s = Scenario(corp={"identity": BUILDING_A_BETTER_WORLD, "hand": ["Hedge Fund"], "credits": 4})
    assert not s.can("Play Hedge Fund")


@card("Weyland Consortium: Building a Better World")
def test_building_a_better_world_pays_only_for_operations_that_are_transactions() -> None:
    s = Scenario(
        corp={
            "identity": BUILDING_A_BETTER_WORLD,
            "hand": ["Anonymous Tip"],
            "credits": 0,
            "servers": {"Server 1": {"root": ["Security Subcontract"]}},
        }
    )
    s.choose("Play Anonymous Tip")
    assert s.corp.credits == 0
    s.choose("Rez Security Subcontract")  # an asset that is a transaction is not played
    assert s.corp.credits == 0


# -- agendas -----------------------------------------------------------------------------------------------------------


def scored(title: str, advancement: int, **corp: object) -> Scenario:
    """The Corp has just scored an agenda."""
    servers = {"Server 1": {"root": [(title, {"advancement": advancement})]}}
    s = Scenario(corp={"credits": 0, "servers": servers, **corp})
    s.choose("Gain 1 credit")
    s.choose(f"Score {title}")
    return s


@card("Hostile Takeover")
def test_hostile_takeover_gains_7_credits_and_takes_bad_publicity() -> None:
    s = scored("Hostile Takeover", 2)
    assert s.corp.credits == 8
    assert s.corp.bad_publicity == 1
    assert s.corp.score == 1


@card("Hostile Takeover")
def test_a_stolen_hostile_takeover_does_nothing() -> None:
    s = Scenario(corp={"hand": ["Hostile Takeover"], "credits": 0}, turn="runner")
    s.run_on("HQ")
    assert s.runner.scored == ["Hostile Takeover"]
    assert (s.corp.credits, s.corp.bad_publicity) == (0, 0)


@card("Posted Bounty")
def test_posted_bounty_may_be_forfeited_for_a_tag_and_bad_publicity() -> None:
    s = scored("Posted Bounty", 3)
    s.choose("Yes")
    assert (s.runner.tags, s.corp.bad_publicity) == (1, 1)
    assert s.corp.scored == []
    assert s.corp.score == 0
    assert s.corp.discard == []  # it is removed from the game
    assert s.card("Posted Bounty").zone == "removed from the game"


@card("Posted Bounty")
def test_posted_bounty_may_be_kept() -> None:
    s = scored("Posted Bounty", 3)
    s.choose("No")
    assert (s.runner.tags, s.corp.bad_publicity, s.corp.score) == (0, 0, 1)


@card("Posted Bounty")
def test_the_tag_of_posted_bounty_can_be_avoided_but_not_the_rest() -> None:
    servers = {"Server 1": {"root": [("Posted Bounty", {"advancement": 3})]}}
    s = Scenario(corp={"servers": servers}, runner={"rig": ["Decoy"]})
    s.choose("Gain 1 credit")
    s.choose("Score Posted Bounty")
    s.choose("Yes")
    s.choose("Use Decoy", side="runner")
    assert (s.runner.tags, s.corp.bad_publicity) == (0, 1)
    assert s.corp.scored == []


# -- Security Subcontract ----------------------------------------------------------------------------------------------


@card("Security Subcontract")
def test_security_subcontract_trades_rezzed_ice_and_a_click_for_4_credits() -> None:
    s = Scenario(
        corp={
            "credits": 0,
            "servers": {
                "Server 1": {"root": ["Security Subcontract+"]},
                "HQ": {"ice": ["Ice Wall+", "Enigma", "Hunter+"]},
            },
        }
    )
    s.choose("Use Security Subcontract")
    assert s.options == ["Ice Wall", "Hunter"]  # unrezzed ice will not do
    s.choose("Hunter")
    assert s.corp.credits == 4
    assert s.corp.clicks == 2
    assert s.corp.discard == ["Hunter"]
    assert s.corp.servers["HQ"]["ice"] == ["Ice Wall", "Enigma"]


@card("Security Subcontract")
def test_security_subcontract_needs_rezzed_ice() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Security Subcontract+"]}, "HQ": {"ice": ["Ice Wall"]}}},
    )
    assert not s.can("Use Security Subcontract")


# -- Aggressive Negotiation --------------------------------------------------------------------------------------------


def negotiation() -> Scenario:
    """Aggressive Negotiation can be played; R&D holds four cards."""
    return scored(
        "Hostile Takeover",
        2,
        hand=["Aggressive Negotiation"],
        deck=["Hedge Fund", "Snare!", "Archer", "Ice Wall"],
    )


@card("Aggressive Negotiation")
def test_aggressive_negotiation_fetches_any_card_from_rnd() -> None:
    s = negotiation()
    s.choose("Play Aggressive Negotiation")
    assert sorted(s.options) == ["Archer", "Hedge Fund", "Ice Wall", "Snare!"]
    s.choose("Archer")
    assert s.corp.hand == ["Archer"]
    assert sorted(s.corp.deck) == ["Hedge Fund", "Ice Wall", "Snare!"]


@card("Aggressive Negotiation")
def test_aggressive_negotiation_needs_an_agenda_scored_this_turn() -> None:
    s = Scenario(corp={"hand": ["Aggressive Negotiation"], "scored": ["Hostile Takeover"]})
    assert not s.can("Play Aggressive Negotiation")
    s = negotiation()
    s.next_turn()
    assert s.side == "corp"
    assert not s.can("Play Aggressive Negotiation")


@card("Aggressive Negotiation")
@ruling("FAQ/card/aggressive-negotiation/1")
def test_an_agenda_scored_in_the_draw_phase_enables_aggressive_negotiation() -> None:
    s = Scenario(
        corp={
            "hand": ["Aggressive Negotiation"],
            "servers": {"Server 1": {"root": [("Hostile Takeover", {"advancement": 2})]}},
        },
        turn="runner",
    )
    while s.side == "runner":
        s.choose("Gain 1 credit")
    s.choose("Score Hostile Takeover", side="corp")
    s.pass_until("Play Aggressive Negotiation")
    assert s.can("Play Aggressive Negotiation")


@card("Aggressive Negotiation")
def test_the_runner_does_not_see_what_aggressive_negotiation_found() -> None:
    s = negotiation()
    s.choose("Play Aggressive Negotiation")
    assert "Archer" not in str(s.game.view("runner"))
    s.choose("Archer")
    assert s.card("Archer").known_to == ["corp"]
    assert "Archer" not in str(s.game.view("runner"))
    assert "Archer" not in str(s.game.view("spectator"))


@card("Aggressive Negotiation")
def test_a_card_the_runner_had_seen_in_rnd_is_secret_again_after_aggressive_negotiation() -> None:
    s = Scenario(
        corp={
            "hand": ["Aggressive Negotiation"],
            "deck": ["Hedge Fund", "Ice Wall", "Snare!", "Enigma"],
            "servers": {"Server 1": {"root": [("Hostile Takeover", {"advancement": 2})]}},
        },
        runner={"hand": ["The Maker's Eye"]},
        turn="runner",
    )
    s.choose("Play The Maker's Eye")
    s.pass_all()
    s.end_turn()
    assert s.card("Ice Wall").known_to == ["runner"]
    s.choose("Score Hostile Takeover", side="corp")
    s.choose("Play Aggressive Negotiation", side="corp")
    s.choose("Ice Wall")
    assert s.card("Ice Wall").known_to == ["corp"]


# -- operations --------------------------------------------------------------------------------------------------------


@card("Beanstalk Royalties")
def test_beanstalk_royalties_gains_3_credits() -> None:
    s = Scenario(corp={"hand": ["Beanstalk Royalties"], "credits": 0})
    s.choose("Play Beanstalk Royalties")
    assert (s.corp.credits, s.corp.clicks) == (3, 2)


@card("Scorched Earth")
def test_scorched_earth_does_4_meat_damage_to_a_tagged_runner() -> None:
    s = Scenario(corp={"hand": ["Scorched Earth"], "credits": 3}, runner={"hand": ["Sure Gamble"] * 5, "tags": 1})
    s.choose("Play Scorched Earth")
    assert len(s.runner.hand) == 1
    assert s.corp.credits == 0
    assert s.runner.tags == 1


@card("Scorched Earth")
def test_scorched_earth_flatlines_a_runner_with_3_cards() -> None:
    s = Scenario(corp={"hand": ["Scorched Earth"]}, runner={"hand": ["Sure Gamble"] * 3, "tags": 1})
    s.choose("Play Scorched Earth")
    assert s.result is not None
    assert (s.result.winner, s.result.reason) == ("corp", "flatline")


@card("Scorched Earth")
def test_scorched_earth_is_meat_damage_not_net_damage() -> None:
    s = Scenario(
        corp={"hand": ["Scorched Earth"]},
        runner={"hand": ["Sure Gamble"] * 4, "tags": 1, "rig": ["Net Shield", "Crash Space"], "credits": 5},
    )
    s.choose("Play Scorched Earth")
    assert s.side == "runner"
    assert not s.can("Use Net Shield")
    s.use("Crash Space", "3")
    assert len(s.runner.hand) == 3


@card("Scorched Earth")
def test_scorched_earth_needs_a_tag() -> None:
    s = Scenario(corp={"hand": ["Scorched Earth"]}, runner={"hand": ["Sure Gamble"] * 5})
    assert not s.can("Play Scorched Earth")
    reason = s.why_not("Play Scorched Earth")
    assert reason is not None
    assert "tagged" in reason.message


def kaguya() -> Scenario:
    return Scenario(
        corp={
            "hand": ["Shipment from Kaguya"],
            "credits": 0,
            "servers": {
                "HQ": {"ice": ["Ice Wall", "Enigma"]},
                "Server 1": {"root": ["Nisei MK II"]},
                "Server 2": {"root": ["PAD Campaign"]},
            },
        }
    )


@card("Shipment from Kaguya")
def test_shipment_from_kaguya_places_a_token_on_each_of_2_cards() -> None:
    s = kaguya()
    s.choose("Play Shipment from Kaguya")
    assert s.options == ["Ice Wall", "Nisei MK II", "Done"]  # only cards that can be advanced
    s.choose("Ice Wall")
    assert s.options == ["Nisei MK II", "Done"]  # 2 different cards
    s.choose("Nisei MK II")
    assert s.card("Ice Wall").counters["advancement"] == 1
    assert s.card("Nisei MK II").counters["advancement"] == 1
    assert (s.corp.credits, s.corp.clicks) == (0, 2)


@card("Shipment from Kaguya")
def test_shipment_from_kaguya_may_choose_one_card() -> None:
    s = kaguya()
    s.play("Shipment from Kaguya", "Nisei MK II", "Done")
    assert s.card("Ice Wall").counters["advancement"] == 0
    assert s.card("Nisei MK II").counters["advancement"] == 1


@card("Shipment from Kaguya")
def test_shipment_from_kaguya_needs_a_card_that_can_be_advanced() -> None:
    s = Scenario(corp={"hand": ["Shipment from Kaguya"], "servers": {"HQ": {"ice": ["Enigma"]}}})
    assert not s.can("Play Shipment from Kaguya")


# -- Archer ------------------------------------------------------------------------------------------------------------


def archer(agendas: list[str], rig: list[str] | None = None) -> Scenario:
    """The Runner approaches Archer."""
    s = Scenario(
        corp={"credits": 4, "scored": agendas, "servers": {"HQ": {"ice": ["Archer"]}}},
        runner={"rig": rig or []},
        turn="runner",
    )
    s.choose("Run HQ")
    return s


@card("Archer")
def test_archer_costs_a_forfeited_agenda_beside_its_rez_cost() -> None:
    s = archer(["Hostile Takeover", "Nisei MK II"])
    s.rez("Archer")
    assert s.options == ["Hostile Takeover", "Nisei MK II"]
    s.choose("Hostile Takeover")
    assert s.card("Archer").rezzed
    assert s.corp.scored == ["Nisei MK II"]
    assert s.card("Hostile Takeover").zone == "removed from the game"
    assert s.corp.credits == 2  # 4 paid, 2 gained by the first subroutine


@card("Archer")
def test_archer_cannot_be_rezzed_without_an_agenda() -> None:
    s = archer([])
    assert not s.can("Rez Archer")
    assert s.phase == "approach server"


@card("Archer")
def test_archer_gains_credits_trashes_2_programs_and_ends_the_run() -> None:
    s = archer(["Hostile Takeover"], rig=["Corroder", "Ninja", "Gordian Blade"])
    s.rez("Archer")
    s.pass_until("Corroder")
    assert s.side == "corp"
    assert s.corp.credits == 2
    s.choose("Corroder")
    s.choose("Gordian Blade")
    assert s.runner.rig == ["Ninja"]
    assert s.run is None


@card("Archer")
@ruling("RR/must/ex4b", "FAQ/qa/14")
def test_forged_activation_orders_make_the_corp_forfeit_for_archer_or_trash_it() -> None:
    s = Scenario(
        corp={"credits": 4, "scored": ["Hostile Takeover"], "servers": {"HQ": {"ice": ["Archer"]}}},
        runner={"hand": ["Forged Activation Orders"]},
        turn="runner",
    )
    s.choose("Play Forged Activation Orders")
    assert s.side == "corp"
    assert len(s.options) == 2
    s.choose("Rez")
    assert s.card("Archer").rezzed
    assert s.corp.scored == []
    assert s.corp.credits == 0


@card("Archer")
@ruling("FAQ/qa/14")
def test_forged_activation_orders_trash_an_archer_that_cannot_be_paid_for() -> None:
    s = Scenario(
        corp={"credits": 4, "servers": {"HQ": {"ice": ["Archer"]}}},
        runner={"hand": ["Forged Activation Orders"]},
        turn="runner",
    )
    s.choose("Play Forged Activation Orders")
    assert s.options == ["Trash Archer"]
    s.choose("Trash Archer")
    assert s.corp.discard == ["Archer"]


@card("Akitaro Watanabe", "Forged Activation Orders")
@ruling("FAQ/card/forged-activation-orders/1")
def test_akitaro_watanabe_comes_too_late_for_forged_activation_orders() -> None:
    s = Scenario(
        corp={"credits": 2, "servers": {"HQ": {"ice": ["Wall of Static"], "root": ["Akitaro Watanabe"]}}},
        runner={"hand": ["Forged Activation Orders"]},
        turn="runner",
    )
    s.choose("Play Forged Activation Orders")
    assert s.options == ["Trash Wall of Static"]
    s.choose("Trash Wall of Static")
    assert s.corp.discard == ["Wall of Static"]


# -- ice that grows ----------------------------------------------------------------------------------------------------


@card("Ice Wall")
def test_ice_wall_grows_with_each_advancement_token_rezzed_or_not() -> None:
    s = Scenario(corp={"credits": 2, "servers": {"HQ": {"ice": ["Ice Wall"]}}})
    s.choose("Advance Ice Wall")
    s.choose("Advance Ice Wall")
    assert s.card("Ice Wall").counters["advancement"] == 2
    s.end_turn()
    s.choose("Run HQ")
    s.rez("Ice Wall")
    assert s.card("Ice Wall").strength == 3
    assert s.run is None


@card("Ice Wall")
def test_ice_wall_ends_the_run_unless_it_is_broken() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund"], "servers": {"HQ": {"ice": [("Ice Wall+", {"advancement": 2})]}}},
        runner={"rig": ["Corroder"], "credits": 2},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("Use Corroder: +1")
    assert not s.can("Use Corroder: Break")  # strength 2 against 3
    s.choose("Use Corroder: +1")
    s.choose("Use Corroder: Break")
    assert s.phase == "approach server"


@card("Hadrian's Wall")
def test_hadrians_wall_has_strength_7_and_more_and_ends_the_run_twice() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": [("Hadrian's Wall+", {"advancement": 3})]}}},
        runner={"rig": ["Corroder"], "credits": 9},
        turn="runner",
    )
    assert s.card("Hadrian's Wall").strength == 10
    s.choose("Run HQ")
    for _ in range(8):
        s.choose("Use Corroder: +1", side="runner")
    s.use("Corroder: Break", "Subroutine 1")
    assert s.run is None  # out of credits: the second subroutine ends the run


@card("Shadow")
def test_shadow_gains_credits_and_traces() -> None:
    s = Scenario(
        corp={"credits": 0, "servers": {"HQ": {"ice": [("Shadow+", {"advancement": 2})]}}},
        runner={"credits": 4},
        turn="runner",
    )
    assert s.card("Shadow").strength == 3
    s.choose("Run HQ")
    assert s.corp.credits == 2
    s.bid(2, 4)
    assert s.runner.tags == 1
    assert s.phase == "approach server"


# -- Research Station --------------------------------------------------------------------------------------------------


@card("Research Station")
def test_research_station_goes_only_into_the_root_of_hq() -> None:
    s = Scenario(corp={"hand": ["Research Station"], "servers": {"Server 1": {"root": ["PAD Campaign"]}}})
    s.choose("Install Research Station")
    assert s.options == ["HQ"]
    s.choose("HQ")
    assert s.corp.servers["HQ"]["root"] == ["Research Station"]


@card("Research Station")
def test_research_station_raises_the_hand_size_by_2_while_rezzed() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund"] * 7, "credits": 2, "servers": {"HQ": {"root": ["Research Station"]}}})
    assert s.corp.hand_size == 5
    s.choose("Gain 1 credit")
    s.choose("Rez Research Station")
    assert s.corp.hand_size == 7
    s.end_turn()
    assert len(s.corp.hand) == 7
    assert s.runner.hand_size == 5
