"""The Anarch events of the Spin cycle: each card's own text."""

from netrunner.engine.knowledge import determinize
from netrunner.engine.terms import RUNNER
from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

# -- Frame Job ---------------------------------------------------------------------------------------------------------


@card("Frame Job")
def test_frame_job_forfeits_an_agenda_for_bad_publicity() -> None:
    s = Scenario(
        corp={"scored": ["Nisei MK II"]},
        runner={"hand": ["Frame Job"], "scored": ["Hostile Takeover", "Priority Requisition"], "credits": 1},
        turn="runner",
    )
    s.choose("Play Frame Job")
    assert s.options == ["Hostile Takeover", "Priority Requisition"]  # not the Corp's agenda
    s.choose("Hostile Takeover")
    assert s.runner.scored == ["Priority Requisition"]
    assert s.card("Hostile Takeover").zone == "removed from the game"
    assert s.corp.bad_publicity == 1
    assert s.runner.clicks == 2
    assert s.runner.credits == 0


@card("Frame Job")
def test_frame_job_takes_what_counts_as_an_agenda() -> None:
    s = Scenario(runner={"hand": ["Notoriety", "Frame Job"], "credits": 9, "clicks": 7}, turn="runner")
    for server in ("HQ", "R&D", "Archives"):
        s.run_on(server)
    s.choose("Play Notoriety")
    s.choose("Play Frame Job")
    assert s.runner.scored == []
    assert s.corp.bad_publicity == 1


@card("Frame Job")
def test_frame_job_needs_an_agenda_two_clicks_and_a_credit() -> None:
    assert not Scenario(corp={"scored": ["Nisei MK II"]}, runner={"hand": ["Frame Job"]}, turn="runner").can(
        "Play Frame Job"
    )
    for short in ({"clicks": 1}, {"credits": 0}):
        s = Scenario(runner={"hand": ["Frame Job"], "scored": ["Nisei MK II"], **short}, turn="runner")
        assert not s.can("Play Frame Job")


@card("Frame Job")
def test_frame_job_gets_rid_of_an_agenda_worth_less_than_nothing() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Shi.Kyū"]}}, "credits": 3},
        runner={"hand": ["Frame Job", "Diesel"]},
        turn="runner",
    )
    s.choose("Run Server 1")
    s.pass_until("Yes")
    s.choose("Yes", side="corp")
    s.choose("2", side="corp")
    s.choose("Add this card to your score area", side="runner")
    s.play("Frame Job")
    assert s.runner.scored == []
    assert s.corp.bad_publicity == 1


# -- Quest Completed ---------------------------------------------------------------------------------------------------


def quest(servers: tuple[str, ...] = ("R&D", "HQ", "Archives"), root: tuple[str, ...] = ()) -> Scenario:
    s = Scenario(
        corp={
            "servers": {
                "HQ": {"ice": ["Ice Wall"]},
                "Server 1": {"ice": ["Enigma"], "root": ["Priority Requisition", *root]},
                "Server 2": {"root": ["PAD Campaign+"]},
            },
            "credits": 0,
        },
        runner={"hand": ["Quest Completed"], "credits": 9},
        turn="runner",
    )
    for server in servers:
        s.run_on(server)
    return s


@card("Quest Completed")
def test_quest_completed_accesses_an_installed_card_outside_a_run() -> None:
    s = quest()
    s.choose("Play Quest Completed")
    assert len(s.options) == 2  # no ice
    s.choose("facedown card (Server 1)")
    assert s.run is None
    s.pass_all()
    assert s.accessed[-1] == "Priority Requisition"
    assert s.runner.scored == ["Priority Requisition"]


@card("Quest Completed")
def test_what_quest_completed_accesses_can_be_trashed_for_its_cost() -> None:
    s = quest()
    s.play("Quest Completed", "PAD Campaign")
    s.choose("Trash PAD Campaign")
    assert s.card("PAD Campaign").zone == "discard"
    assert s.runner.credits == 5


@card("Quest Completed")
def test_a_trap_accessed_by_quest_completed_springs() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Snare!"]}}, "credits": 4},
        runner={"hand": ["Quest Completed", "Diesel", "Diesel", "Diesel"]},
        turn="runner",
    )
    for server in ("R&D", "HQ", "Archives"):
        s.run_on(server)
    s.play("Quest Completed")
    s.choose("Yes", side="corp")
    s.pass_all()
    assert s.runner.hand == []
    assert s.runner.tags == 1


@card("Quest Completed")
def test_quest_completed_needs_all_three_runs_this_turn() -> None:
    for servers in (("R&D", "HQ"), ("HQ", "Archives"), ("R&D", "Archives")):
        assert not quest(servers).can("Play Quest Completed")
    s = quest()
    s.next_turn()
    assert not s.can("Play Quest Completed")


@card("Quest Completed")
def test_quest_completed_needs_a_card_to_access() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall"]}}, "credits": 0},
        runner={"hand": ["Quest Completed"]},
        turn="runner",
    )
    for server in ("R&D", "HQ", "Archives"):
        s.run_on(server)
    assert not s.can("Play Quest Completed")


@card("Quest Completed")
def test_a_run_through_the_sneakdoor_is_one_on_hq_for_quest_completed() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["PAD Campaign"]}}},
        runner={"rig": ["Sneakdoor Beta"], "hand": ["Quest Completed"], "clicks": 5},
        turn="runner",
    )
    s.choose("Use Sneakdoor Beta")
    s.pass_all()
    s.run_on("R&D")
    assert not s.can("Play Quest Completed")
    s.run_on("Archives")
    assert s.can("Play Quest Completed")


@card("Quest Completed")
def test_an_agenda_accessed_by_quest_completed_is_stolen_at_its_additional_cost() -> None:
    s = quest(root=("Red Herrings+",))
    s.play("Quest Completed", "facedown card (Server 1)")
    s.choose("Steal Priority Requisition")
    assert s.runner.credits == 4
    assert s.runner.scored == ["Priority Requisition"]


@card("Quest Completed")
def test_quest_completed_accesses_upgrades_of_central_servers_and_hosted_cards() -> None:
    s = Scenario(
        corp={
            "hand": ["PAD Campaign"],
            "servers": {"R&D": {"root": ["Red Herrings+"]}, "Server 1": {"root": ["Worlds Plaza+"]}},
            "credits": 9,
        },
        runner={"hand": ["Quest Completed"], "credits": 0},
    )
    s.choose("Use Worlds Plaza")
    s.pass_all()
    s.end_turn()
    for server in ("R&D", "HQ", "Archives"):
        s.run_on(server)
    s.choose("Play Quest Completed")
    assert s.options == ["Red Herrings", "Worlds Plaza", "PAD Campaign"]


@card("Quest Completed")
@ruling("RR/additional-costs/2")
def test_the_runner_may_decline_an_additional_cost_of_the_access_quest_completed_makes() -> None:
    for answer, accessed, left in (("Yes", ["PAD Campaign"], 0), ("No", [], 1)):
        s = Scenario(
            corp={
                "identity": "Gagarin Deep Space: Expanding the Horizon",
                "servers": {"Server 1": {"root": ["PAD Campaign"]}},
            },
            runner={"hand": ["Quest Completed"], "credits": 1},
            turn="runner",
        )
        for server in ("R&D", "HQ", "Archives"):
            s.run_on(server)
        before = len(s.accessed)
        s.choose("Play Quest Completed")
        assert s.prompt == "Quest Completed: pay the additional cost of the access?"
        s.choose(answer, side="runner")
        assert s.accessed[before:] == accessed
        assert s.runner.credits == left


# -- Singularity -------------------------------------------------------------------------------------------------------


def singularity(**server: object) -> Scenario:
    s = Scenario(
        corp={"servers": {"Server 1": server, "HQ": {"ice": ["Enigma"]}}, "credits": 9},
        runner={"hand": ["Singularity", "Diesel"], "rig": ["Corroder"], "credits": 6},
        turn="runner",
    )
    s.choose("Play Singularity")
    return s


@card("Singularity")
def test_singularity_trashes_everything_in_the_server_but_its_ice() -> None:
    s = singularity(ice=["Ice Wall+"], root=["Priority Requisition", "Red Herrings+"])
    assert s.run is not None
    assert s.run.server == "Server 1"
    assert s.runner.credits == 2
    assert s.runner.clicks == 2
    s.choose("Use Corroder: break", side="runner")
    s.pass_all()
    assert sorted(s.corp.discard) == ["Priority Requisition", "Red Herrings"]
    assert s.corp.servers["Server 1"] == {"ice": ["Ice Wall"], "root": []}
    assert s.accessed == []
    assert s.runner.scored == []
    assert s.runner.credits == 1  # nothing was paid for the trashing
    assert "The run on Server 1 is successful." in s.log


@card("Singularity")
def test_cards_trashed_unseen_by_singularity_stay_unseen() -> None:
    s = singularity(root=["Priority Requisition", "Red Herrings+"])
    s.pass_all()
    assert s.card("Priority Requisition").known_to == ["corp"]
    assert s.card("Red Herrings").known_to == ["corp", "runner"]


@card("Singularity")
def test_singularity_does_nothing_after_an_unsuccessful_run() -> None:
    s = singularity(root=["Priority Requisition"])
    s.choose("Jack out", side="runner")
    assert s.corp.servers["Server 1"]["root"] == ["Priority Requisition"]
    assert s.runner.discard == ["Singularity"]


@card("Singularity")
def test_singularity_springs_no_trap() -> None:
    s = singularity(root=["Snare!"])
    s.pass_all()
    assert s.corp.discard == ["Snare!"]
    assert s.runner.hand == ["Diesel"]
    assert s.runner.tags == 0


@card("Singularity")
def test_a_run_is_successful_though_singularity_leaves_nothing_of_its_server() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Snare!"]}}},
        runner={"hand": ["Singularity"], "rig": ["Hemorrhage"]},
        turn="runner",
    )
    s.play("Singularity")
    s.pass_all()
    assert "Server 1" not in s.corp.servers
    assert "The run on Server 1 is successful." in s.log
    assert s.card("Hemorrhage").counters["virus"] == 1
    assert s.run is None


@card("Singularity")
def test_singularity_runs_remote_servers_only() -> None:
    assert not Scenario(runner={"hand": ["Singularity"], "credits": 9}, turn="runner").can("Play Singularity")
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Snare!"]}, "Server 2": {"root": ["Snare!"]}}},
        runner={"hand": ["Singularity"]},
        turn="runner",
    )
    s.choose("Play Singularity")
    assert s.options == ["Server 1", "Server 2"]


@card("Singularity")
def test_singularity_speaks_of_a_remote_server_only() -> None:
    """The run is moved to Archives: there it is no successful run on a remote server."""
    s = Scenario(
        corp={
            "discard": ["Priority Requisition"],
            "servers": {"Server 1": {"ice": ["Susanoo-no-Mikoto+"], "root": ["Snare!"]}},
        },
        runner={"hand": ["Singularity"], "credits": 9},
        turn="runner",
    )
    s.play("Singularity")
    s.pass_all()
    assert "The run on Archives is successful." in s.log
    assert s.corp.servers["Server 1"]["root"] == ["Snare!"]
    assert s.runner.scored == ["Priority Requisition"]


@card("Singularity")
def test_the_runner_trashes_what_singularity_trashes_all_of_it_at_once() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Hostile Infrastructure+", "Red Herrings"]}}},
        runner={"hand": ["Singularity", *["Diesel"] * 4]},
        turn="runner",
    )
    s.play("Singularity")
    s.pass_all()
    assert len(s.runner.hand) == 2  # 1 net damage for each of the two cards


@card("Singularity")
def test_singularity_comes_before_what_waits_for_the_successful_run() -> None:
    s = singularity(root=["Ash 2X3ZB9CY+", "Priority Requisition"])
    s.pass_all()
    assert sorted(s.corp.discard) == ["Ash 2X3ZB9CY", "Priority Requisition"]
    assert "A trace with base strength 4 begins." not in s.log


@card("Singularity")
def test_crisium_grid_keeps_singularity_from_seeing_its_successful_run() -> None:
    s = singularity(root=["Crisium Grid+", "Priority Requisition"])
    s.pass_all()
    assert s.runner.scored == ["Priority Requisition"]
    assert s.corp.discard == []


# -- Queen's Gambit ----------------------------------------------------------------------------------------------------


def gambit(root: list[object], **runner: object) -> Scenario:
    s = Scenario(
        corp={"servers": {"Server 1": {"ice": ["Ice Wall"], "root": root}}, "credits": 9},
        runner={"hand": ["Queen's Gambit"], "credits": 0, **runner},
        turn="runner",
    )
    s.choose("Play Queen's Gambit")
    return s


@card("Queen's Gambit")
def test_queens_gambit_places_tokens_for_credits_and_bars_the_access() -> None:
    s = gambit(["Priority Requisition", "Red Herrings"])
    s.choose(s.options[0])
    assert s.prompt == "Queen's Gambit: how many advancement tokens do you place?"
    assert s.options == ["3", "2", "1", "0"]
    s.choose("3")
    assert s.card("Priority Requisition").counters["advancement"] == 3
    assert s.runner.credits == 6
    assert s.runner.clicks == 2
    assert s.card("Priority Requisition").known_to == ["corp"]
    s.pass_all()
    s.run_on("Server 1")
    assert "The run on Server 1 is successful." in s.log
    assert s.accessed == ["Red Herrings"]
    assert s.runner.scored == []
    s.next_turn()
    s.pass_all()
    s.run_on("Server 1")
    assert s.runner.scored == ["Priority Requisition"]


@card("Queen's Gambit")
def test_queens_gambit_may_place_fewer_tokens_on_what_cannot_be_advanced() -> None:
    s = gambit(["PAD Campaign"])
    s.choose("1")
    assert s.card("PAD Campaign").counters["advancement"] == 1
    assert s.runner.credits == 2
    s.pass_all()
    s.run_on("Server 1")
    assert s.accessed == []
    s = gambit(["PAD Campaign"])
    s.choose("0")
    assert s.runner.credits == 0
    s.pass_all()
    s.run_on("Server 1")
    assert s.accessed == []  # it was chosen all the same


@card("Queen's Gambit")
def test_queens_gambit_wants_an_unrezzed_card_in_a_remote_server() -> None:
    servers = {
        "HQ": {"ice": ["Enigma"], "root": ["Red Herrings"]},
        "Server 1": {"ice": ["Ice Wall"], "root": ["PAD Campaign+"]},
    }
    s = Scenario(corp={"servers": servers}, runner={"hand": ["Queen's Gambit"]}, turn="runner")
    assert not s.can("Play Queen's Gambit")
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Snare!"]}}},
        runner={"hand": ["Queen's Gambit"], "clicks": 1},
        turn="runner",
    )
    assert not s.can("Play Queen's Gambit")


@card("Queen's Gambit", "Quest Completed")
def test_quest_completed_cannot_access_the_gambits_card() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Priority Requisition"]}}},
        runner={"hand": ["Queen's Gambit", "Quest Completed"], "clicks": 6},
        turn="runner",
    )
    for server in ("R&D", "HQ", "Archives"):
        s.run_on(server)
    assert s.can("Play Quest Completed")
    s.play("Queen's Gambit", "3")
    assert not s.can("Play Quest Completed")


@card("Queen's Gambit")
def test_worlds_that_the_runner_may_be_in_hold_for_tokens_of_the_gambit() -> None:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": ["PAD Campaign"]}},
            "hand": ["Hedge Fund"] * 5,
            "deck": ["Hedge Fund"] * 5,
        },
        runner={"hand": ["Queen's Gambit"]},
        turn="runner",
    )
    s.play("Queen's Gambit", "2")
    for seed in range(5):
        world = determinize(s.state, RUNNER, seed)
        installed = world.servers[-1].root[0]
        assert world.cards[installed].definition.title == "PAD Campaign"  # no operation is ever installed


@card("Queen's Gambit")
def test_the_gambits_card_is_not_accessed_though_it_is_rezzed_meanwhile() -> None:
    s = gambit(["PAD Campaign"])
    s.choose("2")
    s.rez("PAD Campaign")
    s.pass_all()
    s.run_on("Server 1")
    assert s.accessed == []


@card("Queen's Gambit")
def test_once_the_gambits_card_is_trashed_it_is_another_card() -> None:
    s = gambit(["Priority Requisition"], hand=["Queen's Gambit", "Singularity"], clicks=6)
    s.choose("3")
    s.play("Singularity")
    s.pass_all()
    s.run_on("Archives")
    assert s.runner.scored == ["Priority Requisition"]


@card("Queen's Gambit")
def test_the_gambit_is_not_for_an_agenda_that_lies_faceup() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Oaktown Renovation+"]}}},
        runner={"hand": ["Queen's Gambit"]},
        turn="runner",
    )
    assert not s.can("Play Queen's Gambit")


@card("Queen's Gambit")
def test_a_second_gambit_may_be_about_the_same_card() -> None:
    s = gambit(["PAD Campaign"], hand=["Queen's Gambit"] * 2)
    s.choose("3")
    s.pass_all()
    s.play("Queen's Gambit", "3")
    assert s.card("PAD Campaign").counters["advancement"] == 6
    assert s.runner.credits == 12


@card("Frame Job", "Shi.Kyū")
@ruling("RR/forfeit/1")
def test_a_card_that_only_counts_as_an_agenda_can_be_forfeited_to_frame_job() -> None:
    s = Scenario(corp={"hand": ["Shi.Kyū"]}, runner={"hand": ["Frame Job", "Diesel"]}, turn="runner")
    s.access("HQ")
    s.choose("Yes")
    s.choose("0")
    s.choose("Add this card to your score area")
    assert s.runner.score == -1
    s.play("Frame Job")
    assert s.runner.score == 0
    assert s.corp.bad_publicity == 1
    assert s.card("Shi.Kyū").zone == "removed from the game"
