"""The Shaper cards of the Genesis cycle: each card's own text, and the rulings that concern it."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

# -- Dinosaurus --------------------------------------------------------------------------------------------------------


@card("Dinosaurus")
def test_dinosaurus_hosts_one_icebreaker_that_is_two_stronger() -> None:
    s = Scenario(runner={"rig": ["Dinosaurus"], "hand": ["Corroder"]}, turn="runner")
    s.install("Corroder", "Dinosaurus")
    assert s.card("Dinosaurus").hosted == ["Corroder"]
    assert s.card("Corroder").strength == 4
    assert s.runner.memory == 4


@card("Dinosaurus")
def test_dinosaurus_hosts_neither_ai_nor_other_programs() -> None:
    s = Scenario(runner={"rig": ["Dinosaurus"], "hand": ["Crypsis", "Datasucker"], "credits": 9}, turn="runner")
    s.choose("Install Crypsis")
    s.choose("Install Datasucker")
    s.pass_all()
    assert s.card("Dinosaurus").hosted == []
    assert s.card("Crypsis").strength == 0


@card("Dinosaurus")
@ruling("FAQ/card/dinosaurus/1")
def test_an_icebreaker_on_dinosaurus_is_trashed_for_another_one() -> None:
    s = Scenario(
        runner={
            "rig": ["Dinosaurus", ("Corroder", {"host": "Dinosaurus"}), "Mimic"],
            "hand": ["Gordian Blade"],
            "credits": 9,
        },
        turn="runner",
    )
    s.choose("Install Gordian Blade")
    s.choose("Dinosaurus")
    assert s.runner.discard == ["Corroder"]
    assert "Mimic" in s.options  # other programs may be trashed, and need not be
    s.choose("Done")
    assert s.card("Dinosaurus").hosted == ["Gordian Blade"]
    assert s.card("Gordian Blade").strength == 4
    assert s.card("Mimic").zone == "play"


@card("Dinosaurus")
@ruling("FAQ/card/dinosaurus/2")
def test_an_icebreaker_is_installed_on_dinosaurus_without_free_memory() -> None:
    s = Scenario(runner={"rig": ["Dinosaurus", "Magnum Opus", "Sneakdoor Beta"], "hand": ["Corroder"]}, turn="runner")
    assert s.runner.memory == 0
    s.install("Corroder", "Dinosaurus")
    assert s.card("Corroder").host == "Dinosaurus"
    assert s.runner.discard == []
    assert s.runner.memory == 0


# -- Indexing ----------------------------------------------------------------------------------------------------------

FIVE = ["Hedge Fund", "Ice Wall", "Enigma", "PAD Campaign", "Beanstalk Royalties"]


def indexing() -> Scenario:
    s = Scenario(corp={"deck": [*FIVE, "Hunter"]}, runner={"hand": ["Indexing"]}, turn="runner")
    s.choose("Play Indexing")
    s.choose("Continue")
    return s


@card("Indexing")
def test_indexing_lets_the_runner_arrange_the_top_five_cards_instead_of_accessing() -> None:
    s = indexing()
    s.choose("Yes")
    for title in ("Enigma", "Beanstalk Royalties", "Hedge Fund", "PAD Campaign"):
        assert s.side == "runner"
        s.choose(title)
    s.pass_all()
    assert s.corp.deck == ["Enigma", "Beanstalk Royalties", "Hedge Fund", "PAD Campaign", "Ice Wall", "Hunter"]
    assert s.accessed == []
    assert s.card("Enigma").known_to == ["runner"]
    assert s.card("Hunter").known_to == []


@card("Indexing")
def test_indexing_may_be_declined_for_an_access() -> None:
    s = indexing()
    s.choose("No")
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]
    assert s.corp.deck[:5] == FIVE


@card("Indexing")
def test_indexing_does_nothing_when_the_runner_jacks_out() -> None:
    s = Scenario(corp={"deck": FIVE}, runner={"hand": ["Indexing"]}, turn="runner")
    s.choose("Play Indexing")
    s.choose("Jack out")
    assert s.corp.deck == FIVE
    assert s.card("Hedge Fund").known_to == []


# -- R&D Interface -----------------------------------------------------------------------------------------------------


@card("R&D Interface")
def test_rnd_interface_adds_an_access_from_rnd() -> None:
    s = Scenario(
        corp={"deck": ["Hedge Fund", "Ice Wall", "Enigma", "Hunter"]},
        runner={"rig": ["R&D Interface"] * 2},
        turn="runner",
    )
    s.run_on("R&D")
    assert s.accessed == ["Hedge Fund", "Ice Wall", "Enigma"]


@card("R&D Interface")
def test_rnd_interface_adds_nothing_on_hq() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund", "Ice Wall"]}, runner={"rig": ["R&D Interface"]}, turn="runner")
    s.run_on("HQ")
    assert len(s.accessed) == 1


@card("R&D Interface")
@ruling("FAQ/rules/accessing-multiple-cards/ex2")
def test_an_upgrade_in_the_root_may_be_accessed_between_the_cards_of_rnd() -> None:
    s = Scenario(
        corp={"deck": ["Hedge Fund", "Ice Wall", "Enigma"], "servers": {"R&D": {"root": ["Akitaro Watanabe"]}}},
        runner={"rig": ["R&D Interface"]},
        turn="runner",
    )
    s.choose("Run R&D")
    s.choose("Access the top card of R&D", side="runner")
    s.choose("No action")
    s.choose("Access facedown card", side="runner")
    s.choose("No action")
    s.pass_all()
    assert s.accessed == ["Hedge Fund", "Akitaro Watanabe", "Ice Wall"]


# -- Notoriety ---------------------------------------------------------------------------------------------------------


@card("Notoriety")
def test_notoriety_becomes_an_agenda_worth_a_point_after_runs_on_all_central_servers() -> None:
    s = Scenario(runner={"hand": ["Notoriety"]}, turn="runner")
    for server in ("HQ", "R&D"):
        s.run_on(server)
    assert not s.can("Play Notoriety")
    s.run_on("Archives")
    s.choose("Play Notoriety")
    assert s.runner.score == 1
    assert s.runner.scored == ["Notoriety"]
    assert s.runner.discard == []


@card("Notoriety")
def test_three_runs_on_other_servers_are_not_enough_for_notoriety() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["PAD Campaign"]}}}, runner={"hand": ["Notoriety"]}, turn="runner"
    )
    for server in ("HQ", "R&D", "Server 1"):
        s.run_on(server)
    assert not s.can("Play Notoriety")


@card("Notoriety")
@ruling("FAQ/qa/22")
def test_notoriety_is_neither_scored_nor_stolen_for_the_source() -> None:
    s = Scenario(runner={"hand": ["Notoriety"], "rig": ["The Source"]}, turn="runner")
    for server in ("HQ", "R&D", "Archives"):
        s.run_on(server)
    s.choose("Play Notoriety")
    assert s.runner.score == 1
    assert s.runner.rig == ["The Source"]


# -- Test Run ----------------------------------------------------------------------------------------------------------


@card("Test Run")
def test_test_run_installs_a_program_from_the_stack_and_puts_it_back_on_top() -> None:
    s = Scenario(
        runner={"hand": ["Test Run"], "deck": ["Diesel", "Magnum Opus", "Easy Mark"], "credits": 3}, turn="runner"
    )
    s.choose("Play Test Run")
    s.choose("Magnum Opus")
    assert s.runner.rig == ["Magnum Opus"]
    assert s.runner.credits == 0
    assert "The Runner shuffles the stack." in s.log
    s.end_turn()
    assert s.runner.rig == []
    assert s.runner.deck[0] == "Magnum Opus"


@card("Test Run")
def test_test_run_installs_a_program_from_the_heap_without_a_shuffle() -> None:
    s = Scenario(
        runner={"hand": ["Test Run"], "deck": ["Diesel"], "discard": ["Corroder", "Mimic", "Easy Mark"]}, turn="runner"
    )
    s.choose("Play Test Run")
    s.choose("Install")
    s.choose("Mimic")
    assert s.runner.rig == ["Mimic"]
    assert "The Runner shuffles the stack." not in s.log
    s.end_turn()
    assert s.runner.deck == ["Mimic", "Diesel"]


@card("Test Run")
def test_a_program_trashed_meanwhile_stays_in_the_heap() -> None:
    s = Scenario(
        runner={"hand": ["Test Run"], "deck": ["Diesel"], "discard": ["Mimic"], "rig": ["Aesop's Pawnshop"]},
        turn="runner",
    )
    s.choose("Play Test Run")
    s.choose("Install")
    s.place("runner", "hand", "Scavenge")
    s.place("runner", "hand", "Corroder")
    s.play("Scavenge", "Corroder")
    s.end_turn()
    assert "Mimic" in s.runner.discard
    assert s.runner.deck == ["Diesel"]


@card("Test Run")
def test_a_program_that_was_installed_anew_is_not_the_one_test_run_speaks_of() -> None:
    s = Scenario(runner={"hand": ["Test Run", "Scavenge"], "deck": ["Diesel"], "discard": ["Mimic"]}, turn="runner")
    s.choose("Play Test Run")
    s.choose("Install")
    s.choose("Play Scavenge")
    assert s.runner.rig == ["Mimic"]
    s.end_turn()
    assert s.runner.rig == ["Mimic"]


@card("Test Run")
@ruling("RR/memory-cost/ex1")
def test_test_run_does_not_ignore_the_memory_cost() -> None:
    s = Scenario(
        runner={"hand": ["Test Run"], "deck": ["Crypsis"], "rig": ["Magnum Opus", "Sneakdoor Beta"]}, turn="runner"
    )
    s.choose("Play Test Run")
    s.choose("Crypsis")
    assert sorted(s.options) == ["Magnum Opus", "Sneakdoor Beta"]  # one of them has to make room
    s.choose("Magnum Opus")
    s.choose("Done")
    assert sorted(s.runner.rig) == ["Crypsis", "Sneakdoor Beta"]


@card("Test Run")
@ruling("RR/play/ex1")
def test_test_run_is_resolved_and_in_the_heap_before_its_program_goes_back() -> None:
    s = Scenario(runner={"hand": ["Test Run"], "deck": ["Magnum Opus"]}, turn="runner")
    s.choose("Play Test Run")
    s.choose("Magnum Opus")
    assert s.runner.discard == ["Test Run"]
    assert s.runner.rig == ["Magnum Opus"]
    assert s.runner.clicks == 3
    s.end_turn()
    assert s.runner.deck == ["Magnum Opus"]


# -- Personal Workshop -------------------------------------------------------------------------------------------------


def workshop(*hand: str, **runner: object) -> Scenario:
    return Scenario(
        runner={"rig": ["Personal Workshop"], "hand": list(hand), "credits": 0, **runner},
        turn="runner",
        skip_empty_windows=False,
    )


@card("Personal Workshop")
@ruling("FAQ/card/personal-workshop/1")
def test_a_card_on_personal_workshop_is_hosted_with_counters_and_inactive() -> None:
    s = workshop("Desperado")
    s.choose("Use Personal Workshop: Host")
    s.pass_all()
    assert s.card("Desperado").zone == "hosted"
    assert s.card("Desperado").host == "Personal Workshop"
    assert s.card("Desperado").counters["power"] == 3
    assert s.runner.memory_limit == 4
    assert s.runner.rig == ["Personal Workshop"]
    s.run_on("Archives")
    assert s.runner.credits == 0  # Desperado pays nothing from there


@card("Personal Workshop")
def test_personal_workshop_hosts_programs_and_hardware_only() -> None:
    s = workshop("Diesel", "Access to Globalsec")
    assert not s.can("Use Personal Workshop")


@card("Personal Workshop")
def test_a_counter_goes_each_turn_and_for_a_credit() -> None:
    s = workshop("Desperado", credits=1)
    s.choose("Use Personal Workshop: Host")
    s.choose("Desperado")
    s.choose("Use Personal Workshop: Remove", side="runner")
    assert s.card("Desperado").counters["power"] == 2
    s.next_turn()
    s.pass_until("Run HQ")
    assert s.card("Desperado").counters["power"] == 1


@card("Personal Workshop")
def test_a_card_without_counters_left_is_installed_ignoring_all_costs() -> None:
    s = workshop("Desperado", credits=3)
    s.choose("Use Personal Workshop: Host")
    s.choose("Desperado")
    for _ in range(3):
        s.choose("Use Personal Workshop: Remove", side="runner")
    assert s.card("Desperado").zone == "play"
    assert s.card("Desperado").host is None
    assert s.runner.memory_limit == 5
    assert s.runner.credits == 0


@card("Personal Workshop")
def test_a_card_that_costs_nothing_is_installed_at_once() -> None:
    s = workshop("Cortez Chip")
    s.choose("Use Personal Workshop: Host")
    s.pass_all()
    assert "Cortez Chip" in s.runner.rig


@card("Personal Workshop")
@ruling("FAQ/card/personal-workshop/2")
def test_programs_make_room_for_the_one_that_leaves_the_workshop() -> None:
    s = Scenario(
        runner={
            "rig": ["Personal Workshop", "Magnum Opus", "Sneakdoor Beta"],
            "hand": ["Datasucker"],
            "credits": 1,
        },
        turn="runner",
        skip_empty_windows=False,
    )
    s.choose("Use Personal Workshop: Host")
    s.choose("Datasucker")
    s.choose("Use Personal Workshop: Remove", side="runner")  # as a paid ability, after the action
    assert sorted(s.options) == ["Magnum Opus", "Sneakdoor Beta"]
    s.choose("Sneakdoor Beta")
    s.choose("Done")
    assert sorted(s.runner.rig) == ["Datasucker", "Magnum Opus", "Personal Workshop"]


@card("Personal Workshop")
@ruling("FAQ/card/personal-workshop/3")
def test_a_card_that_cannot_be_installed_is_trashed_instead() -> None:
    s = workshop("Parasite", credits=2)
    s.choose("Use Personal Workshop: Host")
    s.choose("Parasite")
    s.choose("Use Personal Workshop: Remove", side="runner")
    s.choose("Use Personal Workshop: Remove", side="runner")
    assert s.runner.discard == ["Parasite"]
    s = Scenario(
        runner={"rig": ["Personal Workshop", "Grimoire"], "hand": ["Desperado"], "credits": 3},
        turn="runner",
        skip_empty_windows=False,
    )
    s.choose("Use Personal Workshop: Host")
    s.choose("Desperado")
    for _ in range(3):
        s.choose("Use Personal Workshop: Remove", side="runner")
    assert s.runner.discard == ["Desperado"]


@card("Personal Workshop")
@ruling("FAQ/card/personal-workshop/4")
def test_what_lies_on_personal_workshop_is_trashed_with_it() -> None:
    s = Scenario(runner={"rig": ["Personal Workshop"], "hand": ["Desperado"], "tags": 1, "clicks": 1}, turn="runner")
    s.choose("Use Personal Workshop: Host")
    s.choose("Desperado")
    s.choose("Pass", side="runner")
    s.choose("Trash Personal Workshop", side="corp")
    assert sorted(s.runner.discard) == ["Desperado", "Personal Workshop"]
    assert s.card("Desperado").counters["power"] == 0


# -- Quality Time ------------------------------------------------------------------------------------------------------


@card("Quality Time")
def test_quality_time_draws_five_cards() -> None:
    s = Scenario(runner={"hand": ["Quality Time"], "credits": 3}, turn="runner")
    s.play("Quality Time")
    assert len(s.runner.hand) == 5
    assert s.runner.credits == 0
    assert s.runner.discard == ["Quality Time"]


@card("Quality Time")
def test_quality_time_draws_what_is_left() -> None:
    s = Scenario(runner={"hand": ["Quality Time"]}, turn="runner")
    del s.state.players[1].deck[2:]
    s.play("Quality Time")
    assert len(s.runner.hand) == 2
