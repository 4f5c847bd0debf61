"""Genesis cycle: Weyland Consortium."""

from netrunner.cards.vocabulary import Advanceable, Cost, Untag, paid
from netrunner.scenario import Scenario
from tests.cards import card
from tests.engine.homemade import by_title, resource, upgrade
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


# -- Weyland Consortium: Because We Built It ---------------------------------------------------------------------------


def built_it(**servers: object) -> Scenario:
    return Scenario(
        corp={"identity": "Weyland Consortium: Because We Built It", "servers": servers, "credits": 0},
    )


@card("Weyland Consortium: Because We Built It")
def test_because_we_built_it_advances_ice_with_its_own_credit_once_a_turn() -> None:
    s = built_it(HQ={"ice": ["Ice Wall"]})
    s.choose("Advance")
    assert s.card("Ice Wall").counters["advancement"] == 1
    assert s.corp.credits == 0
    assert not s.can("Advance")
    s.next_turn()
    assert s.card("Weyland Consortium: Because We Built It").counters["credit"] == 1


@card("Weyland Consortium: Because We Built It")
def test_because_we_built_it_advances_nothing_but_ice_and_pays_for_nothing_else() -> None:
    s = built_it(HQ={"ice": ["Wall of Static"]}, **{"Server 1": {"root": ["Hostile Takeover"]}})
    assert not s.can("Advance")
    s = Scenario(
        corp={
            "identity": "Weyland Consortium: Because We Built It",
            "hand": ["Green Level Clearance"],
            "servers": {"HQ": {"ice": ["Ice Wall"]}},
            "credits": 0,
        },
    )
    assert not s.can("Play Green Level Clearance")


# -- Government Contracts ----------------------------------------------------------------------------------------------


@card("Government Contracts")
def test_government_contracts_gives_4_credits_for_2_clicks() -> None:
    s = Scenario(corp={"scored": ["Government Contracts"], "credits": 0})
    s.choose("Use Government Contracts")
    assert (s.corp.credits, s.corp.clicks) == (4, 1)
    assert not s.can("Use Government Contracts")


@card("Government Contracts")
def test_stolen_government_contracts_give_nothing() -> None:
    assert not Scenario(runner={"scored": ["Government Contracts"]}).can("Use Government Contracts")


# -- Project Atlas -----------------------------------------------------------------------------------------------------


@card("Project Atlas")
def test_project_atlas_gets_a_counter_for_each_token_over_three() -> None:
    for tokens, counters in ((3, 0), (4, 1), (6, 3)):
        s = Scenario(corp={"servers": {"Server 1": {"root": [("Project Atlas", {"advancement": tokens})]}}})
        s.choose("Gain 1 credit")
        s.choose("Score Project Atlas")
        assert s.card("Project Atlas").counters["agenda"] == counters


@card("Project Atlas")
def test_a_counter_of_project_atlas_finds_any_card_and_shows_it() -> None:
    s = Scenario(
        corp={"scored": [("Project Atlas", {"agenda": 1})], "deck": ["Snare!", "Hedge Fund", "Ice Wall"]},
    )
    s.choose("Gain 1 credit")
    s.choose("Use Project Atlas")
    assert sorted(s.options) == ["Hedge Fund", "Ice Wall", "Snare!"]
    s.choose("Snare!")
    assert s.corp.hand == ["Snare!"]
    assert s.card("Snare!").known_to == ["corp", "runner"]
    assert sorted(s.corp.deck) == ["Hedge Fund", "Ice Wall"]
    assert "The Corp shuffles R&D." in s.log
    assert s.card("Project Atlas").counters["agenda"] == 0
    assert not s.can("Use Project Atlas")


@card("Project Atlas")
def test_project_atlas_without_a_counter_or_with_empty_rnd_is_of_no_use() -> None:
    s = Scenario(corp={"scored": ["Project Atlas"]})
    s.choose("Gain 1 credit")
    assert not s.can("Use Project Atlas")
    s = Scenario(corp={"scored": [("Project Atlas", {"agenda": 1})], "deck": []})
    s.choose("Gain 1 credit")
    assert not s.can("Use Project Atlas")


@card("Project Atlas")
def test_project_atlas_searches_in_the_runners_turn_too() -> None:
    s = Scenario(corp={"scored": [("Project Atlas", {"agenda": 1})], "deck": ["Ice Wall"] * 2}, turn="runner")
    s.choose("Run HQ")
    s.choose("Use Project Atlas", side="corp")
    s.choose("Ice Wall")
    assert s.corp.hand == ["Ice Wall"]


# -- Dedicated Response Team -------------------------------------------------------------------------------------------


def response_team(tags: int = 1, face: str = "Dedicated Response Team+", **corp: object) -> Scenario:
    return Scenario(
        corp={"servers": {"Server 1": {"root": [face]}}, "hand": ["Hedge Fund"], "credits": 0, **corp},
        runner={"hand": GRIP, "tags": tags},
        turn="runner",
    )


@card("Dedicated Response Team")
def test_dedicated_response_team_does_2_meat_damage_when_a_successful_run_ends() -> None:
    s = response_team()
    s.run_on("HQ")
    assert len(s.runner.hand) == 3
    assert s.accessed == ["Hedge Fund"]  # the access comes first
    s.run_on("Archives")
    assert len(s.runner.hand) == 1


@card("Dedicated Response Team")
def test_dedicated_response_team_leaves_an_untagged_runner_alone() -> None:
    s = response_team(tags=0)
    s.run_on("HQ")
    assert len(s.runner.hand) == 5


@card("Dedicated Response Team")
def test_dedicated_response_team_does_nothing_for_unsuccessful_runs_or_while_unrezzed() -> None:
    s = response_team()
    s.choose("Run HQ")
    s.pass_until("Jack out")
    s.choose("Jack out")
    s.pass_all()
    assert len(s.runner.hand) == 5
    s = response_team(face="Dedicated Response Team")
    s.run_on("HQ")
    assert len(s.runner.hand) == 5


@card("Dedicated Response Team")
def test_dedicated_response_team_sees_a_tag_that_the_run_itself_brought() -> None:
    s = response_team(tags=0, hand=["Snare!"], credits=4)
    s.access("HQ")
    s.choose("Yes")
    s.pass_all()
    assert s.runner.tags == 1
    assert s.runner.hand == []  # 3 net damage, then 2 meat damage


@card("Dedicated Response Team")
def test_dedicated_response_team_trashed_in_the_run_does_nothing() -> None:
    s = response_team()
    s.access("Server 1")
    s.choose("Trash Dedicated Response Team (3 credits)")
    s.pass_all()
    assert len(s.runner.hand) == 5


@card("Dedicated Response Team")
def test_a_run_that_cards_do_not_consider_successful_is_none_to_dedicated_response_team() -> None:
    s = response_team(servers={"Server 1": {"root": ["Dedicated Response Team+"]}, "HQ": {"root": ["Crisium Grid+"]}})
    s.run_on("HQ")
    assert len(s.runner.hand) == 5


@card("Dedicated Response Team")
def test_dedicated_response_team_answers_a_run_that_another_follows_at_once() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Dedicated Response Team+"]}}},
        runner={"hand": GRIP, "tags": 1, "rig": ["Doppelgänger"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("Yes")
    s.choose("Yes")
    s.choose("Archives")
    assert len(s.runner.hand) == 5
    s.pass_until("Jack out")
    s.choose("Jack out")
    s.pass_all()
    assert len(s.runner.hand) == 3  # for the first run only


@card("Dedicated Response Team")
def test_dedicated_response_team_loses_its_ability_with_the_last_tag_while_that_waits() -> None:
    alibi = resource("Alibi", paid(Cost(trash_self=True), Untag(1)))
    for tags, left in ((1, 5), (2, 3)):
        s = Scenario(
            corp={"servers": {"Server 1": {"root": ["Dedicated Response Team+"]}}},
            runner={"hand": GRIP, "tags": tags, "rig": ["Doppelgänger", "Alibi"]},
            turn="runner",
            definitions=by_title(alibi),
        )
        s.choose("Run HQ")
        s.pass_until("Yes")
        s.choose("Yes")
        s.choose("Archives")
        s.choose("Use Alibi")
        s.pass_until("Jack out")
        s.choose("Jack out")
        s.pass_all()
        assert s.runner.tags == tags - 1
        assert len(s.runner.hand) == left


@card("Dedicated Response Team")
def test_dedicated_response_team_answers_a_successful_run_on_a_server_that_is_gone() -> None:
    s = response_team(servers={"Server 1": {"root": ["Dedicated Response Team+"]}, "Server 2": {"root": ["Ronin"]}})
    s.access("Server 2")
    s.choose("Trash Ronin (2 credits)")
    s.pass_all()
    assert "Server 2" not in s.corp.servers
    assert len(s.runner.hand) == 3


@card("Dedicated Response Team")
def test_two_dedicated_response_teams_strike_twice_and_can_be_prevented() -> None:
    s = Scenario(
        corp={
            "servers": {
                "Server 1": {"root": ["Dedicated Response Team+"]},
                "Server 2": {"root": ["Dedicated Response Team+"]},
            },
        },
        runner={"hand": GRIP, "tags": 1, "rig": ["Crash Space"]},
        turn="runner",
    )
    s.choose("Run Archives")
    s.pass_until("Dedicated Response Team (Server 1)")
    s.choose("Dedicated Response Team (Server 1)")
    s.choose("Use Crash Space")
    s.pass_all()
    assert len(s.runner.hand) == 3


# -- Commercialization -------------------------------------------------------------------------------------------------


@card("Commercialization")
def test_commercialization_gives_a_credit_for_each_token_on_one_piece_of_ice() -> None:
    ice = [("Ice Wall", {"advancement": 3}), ("Shadow+", {"advancement": 1})]
    s = Scenario(
        corp={"hand": ["Commercialization"], "servers": {"HQ": {"ice": ice}, "R&D": {"ice": ["Enigma"]}}, "credits": 0},
    )
    s.choose("Play Commercialization")
    assert len(s.options) == 2
    s.choose(s.options[0])
    assert s.corp.credits == 3
    assert s.card("Ice Wall").counters["advancement"] == 3


@card("Commercialization")
def test_commercialization_needs_ice_with_a_token() -> None:
    s = Scenario(
        corp={
            "hand": ["Commercialization"],
            "servers": {"HQ": {"ice": ["Ice Wall"]}, "Server 1": {"root": [("Ronin", {"advancement": 2})]}},
        },
    )
    assert not s.can("Play Commercialization")
    assert s.why_not("Play Commercialization") is not None


# -- Power Grid Overload -----------------------------------------------------------------------------------------------


def overload(ran: bool = True, rig: tuple[str, ...] = ("Desperado", "Akamatsu Mem Chip", "Corroder")) -> Scenario:
    s = Scenario(
        corp={"hand": ["Power Grid Overload"], "credits": 10},
        runner={"rig": list(rig), "credits": 5},
        turn="runner",
    )
    if ran:
        s.run_on("Archives")
    s.end_turn()
    return s


@card("Power Grid Overload")
def test_power_grid_overload_trashes_hardware_that_costs_no_more_than_the_margin() -> None:
    s = overload()
    s.play("Power Grid Overload")
    s.bid(0, 0)
    assert s.runner.discard == ["Akamatsu Mem Chip"]  # 2 against 0: Desperado costs 3


@card("Power Grid Overload")
def test_power_grid_overload_lets_the_corp_choose_among_the_cheap_enough() -> None:
    s = overload()
    s.play("Power Grid Overload")
    s.bid(1, 0)
    assert s.options == ["Desperado", "Akamatsu Mem Chip"]
    s.choose("Desperado")
    assert s.runner.discard == ["Desperado"]


@card("Power Grid Overload")
def test_power_grid_overload_does_nothing_when_the_trace_fails_or_everything_is_too_dear() -> None:
    s = overload()
    s.play("Power Grid Overload")
    s.bid(0, 2)
    assert s.runner.discard == []
    s = overload(rig=("Desperado",))
    s.play("Power Grid Overload")
    s.bid(0, 0)
    assert s.runner.rig == ["Desperado"]


@card("Power Grid Overload")
def test_power_grid_overload_needs_a_successful_run_in_the_runners_last_turn() -> None:
    s = overload(ran=False)
    assert not s.can("Play Power Grid Overload")
    s = overload()
    assert s.can("Play Power Grid Overload")


# -- Simone Diego ------------------------------------------------------------------------------------------------------


@card("Simone Diego")
def test_simone_diego_advances_cards_in_her_server_and_the_ice_before_it() -> None:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"ice": ["Ice Wall"], "root": ["Simone Diego+", "Hostile Takeover"]}},
            "credits": 0,
        },
    )
    s.choose("Advance Ice Wall")
    s.choose("Advance Hostile Takeover")
    assert s.card("Ice Wall").counters["advancement"] == 1
    assert s.card("Hostile Takeover").counters["advancement"] == 1
    assert s.card("Simone Diego").counters["credit"] == 0
    assert not s.can("Advance Ice Wall")
    s.next_turn()
    assert s.card("Simone Diego").counters["credit"] == 2


@card("Simone Diego")
def test_simone_diego_advances_nothing_elsewhere_and_pays_for_nothing_else() -> None:
    s = Scenario(
        corp={
            "servers": {
                "Server 1": {"root": ["Simone Diego+"]},
                "Server 2": {"ice": ["Ice Wall"], "root": ["Hostile Takeover"]},
            },
            "hand": ["Green Level Clearance"],
            "credits": 0,
        },
    )
    assert not any(label.startswith("Advance") for label in s.options)
    assert not s.can("Play Green Level Clearance")


@card("Simone Diego")
def test_simone_diego_in_the_root_of_a_central_server_advances_its_ice_and_nothing_in_the_root() -> None:
    works = upgrade("Works", Advanceable())
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall"], "root": ["Simone Diego+", "Works"]}}, "credits": 0},
        definitions=by_title(works),
    )
    assert [label for label in s.options if label.startswith("Advance")] == ["Advance Ice Wall"]
    s.choose("Advance Ice Wall")
    assert s.card("Ice Wall").counters["advancement"] == 1
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Simone Diego+", "Works"]}}, "credits": 0},
        definitions=by_title(works),
    )
    assert s.can("Advance Works")
