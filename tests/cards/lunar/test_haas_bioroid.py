"""Lunar Cycle: Haas-Bioroid."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

FOUNDRY = "The Foundry: Refining the Process"


def after_operation(title: str, **runner: object) -> Scenario:
    """The Corp has played a current; it is the Runner's turn."""
    s = Scenario(corp={"hand": [title], "credits": 2}, runner=runner)
    s.choose(f"Play {title}")
    s.end_turn()
    return s


# -- Architect ---------------------------------------------------------------------------------------------------------


def architect(**corp: object) -> Scenario:
    """The Runner has met Architect, unbroken."""
    s = Scenario(
        corp={"servers": {"R&D": {"ice": ["Architect+"]}}, "credits": 5, **corp}, runner={"credits": 5}, turn="runner"
    )
    s.choose("Run R&D")
    return s


@card("Architect")
def test_architect_installs_one_of_the_top_5_cards_at_no_cost() -> None:
    s = architect(deck=["Hedge Fund", "Ice Wall", "PAD Campaign", "Enigma", "Snare!", "Hunter"])
    assert s.options == ["Ice Wall", "PAD Campaign", "Enigma", "Snare!", "Done"]  # not the sixth, no operation
    s.choose("Ice Wall")
    s.choose("R&D")
    assert s.corp.servers["R&D"]["ice"] == ["Ice Wall", "Architect"]
    assert s.corp.credits == 5
    assert s.corp.deck[0] == "Hedge Fund"


@card("Architect")
def test_the_runner_who_knew_the_top_card_cannot_tell_whether_architect_has_installed_it() -> None:
    deck = ["PAD Campaign", "Hedge Fund", "Ice Wall", "Enigma", "Snare!", "Hunter"]
    for taken in ("PAD Campaign", "Snare!"):
        s = Scenario(corp={"servers": {"HQ": {"ice": ["Architect+"]}}, "deck": deck}, turn="runner")
        s.access("R&D")
        s.pass_all()
        assert s.card("PAD Campaign").known_to == ["runner"]
        s.choose("Run HQ")
        s.choose(taken)
        s.choose("New server")
        assert s.card("PAD Campaign").known_to == ["corp"]
        assert s.card("Snare!").known_to == ["corp"]


@card("Architect")
@ruling("RR/approaching-ice/ex1")
def test_ice_that_architect_puts_outermost_is_not_approached_in_this_run() -> None:
    s = architect(deck=["Ice Wall", "Hedge Fund"])
    s.choose("Ice Wall")
    s.choose("R&D")
    s.pass_until("Continue")
    assert s.phase == "approach server"
    assert s.corp.servers["R&D"]["ice"] == ["Ice Wall", "Architect"]


@card("Architect")
def test_the_second_subroutine_installs_from_archives_or_hq_and_pays() -> None:
    s = architect(deck=["Hedge Fund"], hand=["Enigma", "Hedge Fund"], discard=["Ice Wall", "PAD Campaign"])
    s.choose("Done")
    s.choose("Yes")
    assert s.options == ["Enigma", "Ice Wall", "PAD Campaign"]
    s.choose("Enigma")
    s.choose("R&D")
    assert s.corp.servers["R&D"]["ice"] == ["Enigma", "Architect"]
    assert s.corp.credits == 4


@card("Architect")
def test_both_subroutines_may_be_declined() -> None:
    s = architect(deck=["Ice Wall"], hand=["Enigma"])
    s.choose("Done")
    s.choose("No")
    assert s.corp.hand == ["Enigma"]


@card("Architect")
def test_a_rezzed_architect_cannot_be_trashed() -> None:
    s = Scenario(
        corp={"hand": ["Enigma"], "servers": {"HQ": {"ice": ["Architect+", "Ice Wall"]}}, "credits": 2},
    )
    s.choose("Install Enigma")
    s.choose("HQ")
    assert s.options == ["Ice Wall", "Done"]


@card("Architect")
def test_parasite_does_not_trash_architect_at_strength_0() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Architect+"]}}},
        runner={"rig": [("Parasite", {"host": "Architect", "virus": 4})]},
        turn="runner",
    )
    assert s.card("Architect").strength == -1
    s.choose("Gain 1 credit")
    assert s.card("Architect").zone == "play"


@card("Architect")
def test_ice_can_not_be_added_to_architects_that_cannot_be_paid_for() -> None:
    s = Scenario(corp={"hand": ["Enigma"], "servers": {"HQ": {"ice": ["Architect+"]}}, "credits": 0})
    s.choose("Install Enigma")
    assert "HQ" not in s.options


# -- Enhanced Login Protocol -------------------------------------------------------------------------------------------


@card("Enhanced Login Protocol")
def test_the_first_run_by_the_basic_action_costs_a_click_more() -> None:
    s = after_operation("Enhanced Login Protocol")
    s.choose("Run Archives")
    assert s.runner.clicks == 2
    s.pass_all()
    s.choose("Run Archives")
    assert s.runner.clicks == 1


@card("Enhanced Login Protocol")
def test_a_run_by_an_event_costs_nothing_more_and_is_not_the_first() -> None:
    s = after_operation("Enhanced Login Protocol", hand=["The Maker's Eye"], credits=5)
    s.choose("Play The Maker's Eye")
    assert s.runner.clicks == 3
    s.pass_all()
    s.choose("Run Archives")
    assert s.runner.clicks == 1


@card("Enhanced Login Protocol")
def test_with_a_single_click_the_first_run_cannot_be_made() -> None:
    s = after_operation("Enhanced Login Protocol")
    for _ in range(3):
        s.choose("Gain 1 credit")
    assert not s.can("Run HQ")


# -- Heinlein Grid -----------------------------------------------------------------------------------------------------


@card("Heinlein Grid")
def test_spending_a_click_during_the_run_loses_all_credits() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Heinlein Grid+"], "ice": ["Viktor 1.0+"]}}},
        runner={"credits": 7},
        turn="runner",
    )
    s.choose("Run Server 1")
    assert s.runner.credits == 7  # the click that starts the run is not spent during it
    s.use("Viktor 1.0", "Subroutine 1")
    assert s.runner.credits == 0


@card("Heinlein Grid")
def test_losing_a_click_loses_them_too() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Heinlein Grid+"], "ice": ["Enigma+"]}}},
        runner={"credits": 7},
        turn="runner",
    )
    s.choose("Run Server 1")
    assert s.runner.credits == 0


@card("Heinlein Grid")
def test_another_server_is_none_of_heinlein_grids_business() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Heinlein Grid+"]}, "HQ": {"ice": ["Enigma+"]}}},
        runner={"credits": 7},
        turn="runner",
    )
    s.choose("Run HQ")
    assert s.runner.credits == 7


@card("Heinlein Grid", "Enhanced Login Protocol")
@ruling("FAQ/qa/37")
def test_the_click_for_enhanced_login_protocol_is_spent_before_the_run() -> None:
    s = Scenario(
        corp={
            "hand": ["Enhanced Login Protocol"],
            "credits": 2,
            "servers": {"Server 1": {"root": ["Heinlein Grid+"]}},
        },
        runner={"credits": 7},
    )
    s.choose("Play Enhanced Login Protocol")
    s.end_turn()
    s.choose("Run Server 1")
    assert s.runner.clicks == 2
    assert s.runner.credits == 7


# -- IT Department -----------------------------------------------------------------------------------------------------


def department(counters: int) -> Scenario:
    return Scenario(
        corp={
            "servers": {
                "Server 1": {"root": [("IT Department+", {"power": counters})]},
                "HQ": {"ice": ["Enigma+", "Hunter+", "Ice Wall"]},
            }
        }
    )


def use(s: Scenario, ice: str = "Enigma") -> None:
    s.choose("Use IT Department: Give")
    s.choose(ice)


@card("IT Department")
def test_a_click_places_a_power_counter() -> None:
    s = department(0)
    assert not s.can("Use IT Department: Give")
    s.choose("Use IT Department: Place")
    assert s.card("IT Department").counters["power"] == 1
    assert s.corp.clicks == 2


@card("IT Department")
@ruling("FAQ/card/it-department/2", "FAQ/card/it-department/3")
def test_each_use_follows_the_counters_that_are_left() -> None:
    s = department(4)
    s.choose("Use IT Department: Place")
    for expected in (2 + 5, 2 + 8, 2 + 9):
        use(s)
        assert s.card("Enigma").strength == expected
    s.choose("Pass")
    assert s.card("Hunter").strength == 4


@card("IT Department")
@ruling("FAQ/card/it-department/1")
def test_the_counter_spent_gives_1_strength_whatever_happens() -> None:
    s = department(0)
    s.choose("Use IT Department: Place")
    use(s)
    assert s.card("Enigma").strength == 3  # none is left on the card
    s = department(2)
    s.choose("Gain 1 credit")
    use(s)
    assert s.card("Enigma").strength == 4
    from netrunner.engine.moves import trash_now

    trash_now(s.state, s.card("IT Department").id)
    assert s.card("Enigma").strength == 3


@card("IT Department")
def test_the_strength_is_gone_at_the_end_of_the_turn() -> None:
    s = department(1)
    s.choose("Gain 1 credit")
    use(s, "Hunter")
    assert s.card("Hunter").strength == 5
    s.end_turn()
    assert s.card("Hunter").strength == 4


# -- Sagittarius -------------------------------------------------------------------------------------------------------


def sagittarius(corp_bid: str, runner_bid: str) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Sagittarius+"]}}, "credits": 5},
        runner={"rig": ["Magnum Opus", "Djinn", "Datasucker"], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose(corp_bid)
    s.choose(runner_bid)
    return s


@card("Sagittarius")
def test_sagittarius_trashes_a_program_if_the_trace_succeeds() -> None:
    s = sagittarius("0", "0")
    s.choose("Djinn")
    assert s.runner.rig == ["Magnum Opus", "Datasucker"]
    assert s.run is not None


@card("Sagittarius")
@ruling("FAQ/card/taurus/1")
def test_sagittarius_with_strength_5_trashes_a_program_even_after_a_failed_trace() -> None:
    s = sagittarius("3", "5")
    s.choose("Djinn")
    assert s.runner.rig == ["Magnum Opus", "Datasucker"]


@card("Sagittarius")
def test_sagittarius_trashes_two_programs_with_both() -> None:
    s = sagittarius("3", "0")
    s.choose("Djinn")
    s.choose("Datasucker")
    assert s.runner.rig == ["Magnum Opus"]


# -- The Foundry -------------------------------------------------------------------------------------------------------


def foundry(deck: list[str]) -> Scenario:
    s = Scenario(
        corp={
            "identity": FOUNDRY,
            "credits": 9,
            "deck": deck,
            "servers": {"HQ": {"ice": ["Ice Wall", "Enigma"]}},
        },
        turn="runner",
    )
    s.choose("Run HQ")
    s.rez("Ice Wall")
    return s


@card("The Foundry: Refining the Process")
@ruling("FAQ/card/the-foundry/1")
def test_the_foundry_finds_another_copy_of_the_first_ice_rezzed() -> None:
    s = foundry(["Hedge Fund", "Ice Wall", "Enigma"])
    s.choose("Yes")
    assert s.corp.hand == ["Ice Wall"]  # what is there must be found
    assert s.card("Ice Wall").known_to == ["corp", "runner"]


@card("The Foundry: Refining the Process")
def test_the_foundry_may_search_in_vain_and_may_decline() -> None:
    s = foundry(["Hedge Fund", "Enigma"])
    s.choose("Yes")
    assert s.corp.hand == []
    s = foundry(["Hedge Fund", "Ice Wall"])
    s.choose("No")
    assert s.corp.hand == []


@card("The Foundry: Refining the Process")
def test_the_foundry_looks_only_at_the_first_ice_each_turn() -> None:
    s = foundry(["Ice Wall", "Enigma"])
    s.choose("No")
    s = Scenario(
        corp={
            "identity": FOUNDRY,
            "credits": 9,
            "deck": ["Enigma", "Ice Wall"],
            "servers": {"HQ": {"ice": ["Data Mine", "Enigma"]}},
        },
        runner={"hand": ["Diesel"] * 3},
        turn="runner",
    )
    s.choose("Run HQ")
    s.rez("Data Mine")
    s.choose("No")
    s.choose("Continue", side="runner")
    s.rez("Enigma")
    assert s.side == "runner" or not s.can("Yes")
    assert s.corp.hand == []


@card("The Foundry: Refining the Process")
@ruling("FAQ/qa/38")
def test_the_foundry_shuffles_away_what_accelerated_beta_test_looked_at() -> None:
    s = Scenario(
        corp={
            "identity": FOUNDRY,
            "deck": ["Ice Wall", "Enigma", "Hedge Fund", "Ice Wall"],
            "servers": {"Server 1": {"root": [("Accelerated Beta Test", {"advancement": 3})]}},
        }
    )
    s.choose("Gain 1 credit")
    s.choose("Score Accelerated Beta Test")
    s.choose("Yes")
    s.choose("Ice Wall")
    s.choose("HQ")
    s.choose("Yes")  # The Foundry
    assert s.corp.hand == ["Ice Wall"]
    assert s.corp.discard == []  # the other two were neither installed nor trashed
    assert sorted(title for title in s.corp.deck if title != "Blank") == ["Enigma", "Hedge Fund"]
    assert s.corp.servers["HQ"]["ice"] == ["Ice Wall"]


@card("Eliza's Toybox")
def test_the_toybox_asks_which_card_though_only_one_can_be_rezzed() -> None:
    s = Scenario(
        corp={
            "servers": {
                "Server 1": {"root": ["Eliza's Toybox+"]},
                "Server 2": {"root": ["Private Security Force"]},
                "Server 3": {"root": ["PAD Campaign"]},
            }
        }
    )
    s.use("Eliza's Toybox")
    assert s.options == ["PAD Campaign"], "a question left out would tell that the other is an agenda"
    s.choose("PAD Campaign")
    assert s.card("PAD Campaign").rezzed


@card("IT Department")
def test_it_department_can_be_read() -> None:
    ice = ["Ice Wall+", "Enigma+"]
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ice}, "Server 1": {"root": [("IT Department+", {"power": 1})]}}}, turn="runner"
    )
    s.choose("Run HQ")
    s.use("IT Department: Give a rezzed piece of ice +1 strength, and +1 for each counter left here")
    assert s.prompt == "IT Department: choose a rezzed piece of ice."
