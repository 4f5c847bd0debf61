"""Lunar Cycle: neutral Corp cards."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

# -- Bad Times ---------------------------------------------------------------------------------------------------------


@card("Bad Times")
def test_bad_times_lowers_the_memory_limit_and_programs_go_at_once() -> None:
    s = Scenario(
        corp={"hand": ["Bad Times"], "credits": 4},
        runner={"tags": 1, "rig": ["Magnum Opus", "Datasucker", "Corroder"]},
    )
    s.choose("Play Bad Times")
    assert s.runner.memory_limit == 2
    assert s.side == "runner"
    s.choose("Magnum Opus")
    assert s.runner.rig == ["Datasucker", "Corroder"]
    s.end_turn()
    assert s.runner.memory_limit == 4


@card("Bad Times")
def test_bad_times_needs_a_tag() -> None:
    assert not Scenario(corp={"hand": ["Bad Times"], "credits": 4}).can("Play Bad Times")


# -- Galahad, Lancelot, Merlin -----------------------------------------------------------------------------------------


@card("Galahad", "Lancelot", "Merlin")
def test_grail_ice_has_its_printed_subroutine_alone_when_nothing_is_revealed() -> None:
    for title, rig, grip in (("Galahad", 1, 3), ("Lancelot", 0, 3), ("Merlin", 1, 1)):
        s = Scenario(
            corp={"hand": ["Galahad"], "servers": {"R&D": {"ice": [f"{title}+"]}}},
            runner={"rig": ["Datasucker"], "hand": ["Diesel"] * 3},
            turn="runner",
        )
        s.choose("Run R&D")
        s.choose("No", side="corp")
        s.pass_all()
        assert (len(s.runner.rig), len(s.runner.hand)) == (rig, grip)
        assert s.card("Galahad").known_to == (["corp", "runner"] if title == "Galahad" else ["corp"])


@card("Galahad", "Lancelot")
def test_grail_ice_reveals_other_grail_ice_and_can_be_broken_on_all_it_gained() -> None:
    s = Scenario(
        corp={"hand": ["Lancelot", "Enigma", "Lancelot"], "servers": {"R&D": {"ice": ["Galahad+"]}}},
        runner={"rig": ["Corroder"], "credits": 5},
        turn="runner",
    )
    s.choose("Run R&D")
    s.choose("Yes", side="corp")
    assert s.options == ["Lancelot", "Done"]
    s.choose("Lancelot")
    s.choose("Lancelot")
    assert [card.known_to for card in s.cards("Lancelot")] == [["corp", "runner"]] * 2
    s.choose("Galahad")
    for _ in range(2):
        s.choose("Use Corroder: Break", side="runner")
        s.choose(s.options[-1])
    s.choose("Use Corroder: Break", side="runner")
    assert not s.can("Use Corroder: Break")
    s.pass_until("Continue")
    assert s.runner.rig == ["Corroder"]
    assert s.run is not None


@card("Galahad", "Merlin")
def test_gained_subroutines_are_gone_after_the_run() -> None:
    s = Scenario(
        corp={"hand": ["Merlin"], "servers": {"R&D": {"ice": ["Galahad+"]}}},
        runner={"hand": ["Diesel"] * 5},
        turn="runner",
    )
    s.choose("Run R&D")
    s.choose("Yes", side="corp")
    s.choose("Merlin")
    s.choose("Merlin", side="corp")
    s.pass_all()
    assert len(s.runner.hand) == 3
    s.choose("Run R&D")
    s.choose("No", side="corp")
    s.pass_all()
    assert len(s.runner.hand) == 3


# -- Mother Goddess ----------------------------------------------------------------------------------------------------


def goddess(rezzed: bool = True) -> Scenario:
    title = "Mother Goddess+" if rezzed else "Mother Goddess"
    return Scenario(
        corp={
            "credits": 9,
            "servers": {"HQ": {"ice": [title]}, "R&D": {"ice": ["Ice Wall+", "Hunter", "Enigma+"]}},
        },
        runner={"rig": ["Corroder", "Ninja"], "hand": ["Tinkering"], "credits": 9},
        turn="runner",
    )


@card("Mother Goddess")
def test_mother_goddess_has_a_subtype_of_several_pieces_of_ice_once() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Enigma+", "Enigma+", "Mother Goddess+"]}}})
    assert s.card("Mother Goddess").subtypes == ["mythic", "code gate"]


@card("Mother Goddess")
def test_mother_goddess_has_the_subtypes_of_all_other_rezzed_ice() -> None:
    assert goddess().card("Mother Goddess").subtypes == ["mythic", "barrier", "code gate"]


@card("Mother Goddess")
@ruling("FAQ/card/mother-goddess/1")
def test_mother_goddess_gains_nothing_while_unrezzed() -> None:
    assert goddess(rezzed=False).card("Mother Goddess").subtypes == ["mythic"]


@card("Mother Goddess")
def test_breakers_of_those_subtypes_can_break_her() -> None:
    s = goddess()
    s.choose("Run HQ")
    for _ in range(2):
        s.choose("Use Corroder: +1 strength")
    assert s.can("Use Corroder: Break")
    assert not s.can("Use Ninja: Break")


@card("Mother Goddess")
def test_gained_subtypes_of_other_ice_are_gained_too() -> None:
    s = goddess()
    s.play("Tinkering", "Ice Wall")
    assert "sentry" in s.card("Mother Goddess").subtypes


# -- Self-destruct -----------------------------------------------------------------------------------------------------


def destruct() -> Scenario:
    s = Scenario(
        corp={
            "credits": 4,
            "servers": {"Server 1": {"ice": ["Ice Wall", "Enigma"], "root": ["Self-destruct+", "PAD Campaign"]}},
        },
        runner={"hand": ["Diesel"] * 4, "credits": 2},
        turn="runner",
    )
    s.choose("Run Server 1")
    return s


@card("Self-destruct")
@ruling("FAQ/card/self-destruct/1")
def test_self_destruct_traces_for_each_other_card_trashed() -> None:
    s = destruct()
    s.choose("Use Self-destruct", side="corp")
    assert sorted(s.corp.discard) == ["Enigma", "Ice Wall", "PAD Campaign", "Self-destruct"]
    s.bid(0, 2)
    assert len(s.runner.hand) == 1  # 3 against 2: Self-destruct itself did not count
    assert s.run is None


@card("Self-destruct")
def test_the_trace_can_fail() -> None:
    s = destruct()
    s.choose("Use Self-destruct", side="corp")
    s.choose("0")
    s.give("runner", credits=1)
    s.choose("2")
    assert len(s.runner.hand) == 1
    s = Scenario(
        corp={"credits": 0, "servers": {"Server 1": {"root": ["Self-destruct+", "PAD Campaign"]}}},
        runner={"hand": ["Diesel"] * 4, "credits": 2},
        turn="runner",
    )
    s.choose("Run Server 1")
    s.choose("Use Self-destruct", side="corp")
    s.choose("1")
    assert len(s.runner.hand) == 4  # 1 against 1


@card("Self-destruct")
def test_self_destruct_works_only_during_a_run_on_its_server() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Self-destruct+", "PAD Campaign"]}}},
        runner={"credits": 2},
        turn="runner",
        skip_empty_windows=False,
    )
    s.choose("Run HQ")
    while s.run is not None:
        assert not s.can("Use Self-destruct")
        s.choose(s.options[-1])


@card("Self-destruct")
def test_self_destruct_is_installed_only_in_a_remote_server() -> None:
    s = Scenario(corp={"hand": ["Self-destruct"], "servers": {"Server 1": {"root": ["PAD Campaign"]}}})
    s.choose("Install Self-destruct")
    assert s.options == ["Server 1", "New server"]


@card("Self-destruct")
def test_the_label_of_self_destruct_says_what_it_trashes() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"ice": ["Ice Wall"], "root": ["Self-destruct+"]}}}, turn="runner")
    s.choose("Run Server 1")
    assert s.can("Use Self-destruct: Trash all cards in or protecting this server, then trace for 3 net damage")
