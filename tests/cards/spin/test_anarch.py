"""The Anarch cards of the Spin cycle: each card's own text, and the rulings that concern it."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

# -- Keyhole -----------------------------------------------------------------------------------------------------------


def keyhole() -> Scenario:
    s = Scenario(
        corp={"deck": ["Hedge Fund", "Priority Requisition", "Ice Wall", "Enigma", "Hunter"]},
        runner={"rig": ["Keyhole"]},
        turn="runner",
    )
    s.choose("Use Keyhole")
    return s


@card("Keyhole")
def test_keyhole_trashes_one_of_the_top_three_cards_instead_of_accessing() -> None:
    s = keyhole()
    s.choose("Continue")
    assert s.options == ["Hedge Fund", "Priority Requisition", "Ice Wall"]
    s.choose("Priority Requisition")
    s.pass_all()
    assert s.corp.discard == ["Priority Requisition"]
    assert s.runner.scored == []
    assert len(s.corp.deck) == 4
    assert "The Corp shuffles R&D." in s.log
    assert not any(line.startswith("The Runner accesses") for line in s.log)
    assert all(card.known_to == [] for card in (s.card("Hedge Fund"), s.card("Ice Wall")))


@card("Keyhole")
@ruling("FAQ/card/keyhole/1")
def test_the_card_trashed_by_keyhole_lies_faceup() -> None:
    s = keyhole()
    s.choose("Continue")
    s.choose("Hedge Fund")
    assert s.card("Hedge Fund").zone == "discard"
    assert s.card("Hedge Fund").faceup
    assert s.card("Hedge Fund").known_to == ["corp", "runner"]


@card("Keyhole")
def test_keyhole_does_nothing_after_an_unsuccessful_run() -> None:
    s = keyhole()
    s.choose("Jack out")
    assert s.corp.discard == []
    assert s.runner.clicks == 3


@card("Keyhole")
@ruling("FAQ/card/keyhole/2")
def test_keyhole_trashed_during_its_run_still_replaces_the_access() -> None:
    s = Scenario(
        corp={
            "deck": ["Hedge Fund", "Enigma", "Hunter"],
            "servers": {"R&D": {"ice": ["Rototurret+"]}},
        },
        runner={"rig": ["Keyhole", "Mimic"], "credits": 9},
        turn="runner",
    )
    s.choose("Use Keyhole")
    s.choose("Use Mimic", side="runner")
    s.choose("Subroutine 2")  # the run is not ended, but a program is trashed
    s.choose("Keyhole", side="corp")
    assert s.runner.discard == ["Keyhole"]
    s.choose("Continue")
    s.choose("Hedge Fund")
    assert s.corp.discard == ["Hedge Fund"]


# -- Scheherazade ------------------------------------------------------------------------------------------------------


@card("Scheherazade")
def test_scheherazade_hosts_programs_and_pays_a_credit_for_each() -> None:
    s = Scenario(runner={"rig": ["Scheherazade"], "hand": ["Corroder", "Mimic"], "credits": 5}, turn="runner")
    s.install("Corroder", "Scheherazade")
    assert s.runner.credits == 4
    s.install("Mimic", "Scheherazade")
    assert s.runner.credits == 2
    assert s.card("Scheherazade").hosted == ["Corroder", "Mimic"]
    assert s.runner.memory == 2  # hosted programs count


@card("Scheherazade")
def test_scheherazade_pays_nothing_for_programs_installed_elsewhere() -> None:
    s = Scenario(runner={"rig": ["Scheherazade"], "hand": ["Corroder"], "credits": 5}, turn="runner")
    s.choose("Install Corroder")
    s.choose("Rig")
    s.pass_all()
    assert s.runner.credits == 3


@card("Scheherazade")
def test_programs_on_scheherazade_are_trashed_with_it() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Rototurret+"]}}},
        runner={"rig": ["Scheherazade", ("Corroder", {"host": "Scheherazade"})]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Scheherazade", side="corp")
    assert sorted(s.runner.discard) == ["Corroder", "Scheherazade"]


# -- Bishop ------------------------------------------------------------------------------------------------------------

BOARD = {
    "HQ": {"ice": ["Ice Wall+", "Enigma+"]},
    "R&D": {"ice": ["Hunter+"]},
    "Server 1": {"ice": ["Wall of Static+", "Neural Katana+"], "root": ["Priority Requisition"]},
}


def board(*rig: object, **runner: object) -> Scenario:
    """Ice outermost first: Ice Wall and Enigma at HQ, Hunter at R&D, Wall of Static and Neural Katana at Server 1."""
    return Scenario(corp={"servers": BOARD}, runner={"rig": list(rig), **runner}, turn="runner")


@card("Bishop")
def test_bishop_weakens_its_host_by_two() -> None:
    s = board("Bishop")
    s.use("Bishop", "Wall of Static")
    assert s.card("Bishop").host == "Wall of Static"
    assert s.card("Wall of Static").strength == 1
    assert s.card("Neural Katana").strength == 3
    assert s.runner.clicks == 3
    assert s.runner.memory == 3


@card("Bishop")
@ruling("FAQ/card/bishop/1")
def test_bishop_moves_between_central_and_remote_servers_only() -> None:
    s = board(("Bishop", {"host": "Ice Wall"}))
    s.choose("Use Bishop")
    assert sorted(s.options) == ["Neural Katana", "Wall of Static"]
    s.choose("Neural Katana")
    assert s.card("Ice Wall").strength == 1
    s.choose("Use Bishop")
    assert sorted(s.options) == ["Enigma", "Hunter", "Ice Wall"]


@card("Bishop")
@ruling("FAQ/card/bishop/2", "FAQ/card/knight/2", "FAQ/card/rook/2")
def test_a_caissa_on_a_card_that_is_no_ice_may_go_anywhere() -> None:
    for title in ("Bishop", "Knight", "Rook"):
        s = board("Scheherazade", (title, {"host": "Scheherazade"}))
        s.choose(f"Use {title}: Host")
        assert len(s.options) == 5
        s.choose("Enigma")
        assert s.card(title).host == "Enigma"
        assert s.card("Scheherazade").hosted == []


@card("Bishop")
def test_a_caissa_does_not_join_another_one() -> None:
    s = board(("Bishop", {"host": "Ice Wall"}), "Rook")
    s.choose("Use Rook")
    assert "Ice Wall" not in s.options
    assert len(s.options) == 4


@card("Bishop")
def test_a_caissa_is_trashed_with_its_host() -> None:
    s = board(("Bishop", {"host": "Ice Wall"}), ("Parasite", {"host": "Ice Wall"}))
    assert s.card("Ice Wall").zone == "discard"  # 1 - 2 is below zero
    assert sorted(s.runner.discard) == ["Bishop", "Parasite"]


# -- Knight ------------------------------------------------------------------------------------------------------------


@card("Knight")
def test_knight_breaks_subroutines_of_its_host_only() -> None:
    s = board(("Knight", {"host": "Ice Wall"}), credits=9)
    s.choose("Run HQ")
    s.choose("Use Knight: Break")
    assert s.runner.credits == 7
    s.pass_until("Continue")
    s.choose("Continue")
    assert not s.can("Use Knight: Break")
    assert "The run is ended." in s.log  # by Enigma


@card("Knight")
@ruling("FAQ/card/knight/1")
def test_knight_leaps_over_the_ice_beside_it() -> None:
    s = Scenario(
        corp={"servers": {**BOARD, "HQ": {"ice": ["Ice Wall+", "Enigma+", "Rototurret+"]}}},
        runner={"rig": [("Knight", {"host": "Enigma"})]},
        turn="runner",
    )
    s.choose("Use Knight")
    assert sorted(s.options) == ["Hunter", "Neural Katana", "Wall of Static"]
    s.choose("Hunter")
    s.use("Knight", "Ice Wall")
    s.choose("Use Knight")
    assert "Rototurret" in s.options  # two places further in
    assert "Enigma" not in s.options


@card("Knight")
def test_the_label_of_a_caissa_does_not_tell_which_unrezzed_ice_it_is_on() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall"]}, "R&D": {"ice": ["Enigma+"]}, "Archives": {"ice": ["Hunter"]}}},
        runner={"rig": [("Knight", {"host": "Ice Wall"}), ("Knight", {"host": "Enigma"})]},
        turn="runner",
    )
    uses = [label.partition(":")[0] for label in s.options if label.startswith("Use Knight")]
    assert uses == ["Use Knight (on unrezzed ice, outermost, HQ)", "Use Knight (on Enigma)"]


# -- Pawn --------------------------------------------------------------------------------------------------------------


@card("Pawn")
def test_pawn_starts_on_an_outermost_piece_of_ice_of_a_central_server() -> None:
    s = board("Pawn")
    s.choose("Use Pawn")
    assert sorted(s.options) == ["Hunter", "Ice Wall"]
    s.choose("Ice Wall")
    assert s.card("Pawn").host == "Ice Wall"
    assert s.runner.memory == 4


@card("Pawn")
@ruling("FAQ/errata/pawn")
def test_any_successful_run_moves_pawn_inward() -> None:
    s = board(("Pawn", {"host": "Ice Wall"}))
    s.run_on("Archives")
    assert s.card("Pawn").host == "Enigma"


@card("Pawn")
def test_pawn_stays_after_an_unsuccessful_run_and_when_it_is_on_no_ice() -> None:
    s = board(("Pawn", {"host": "Ice Wall"}), "Pawn")
    s.choose("Run Archives")
    s.choose("Jack out")
    assert s.card("Pawn").host == "Ice Wall"
    s = board("Pawn")
    s.run_on("Archives")
    assert s.runner.rig == ["Pawn"]


@card("Pawn")
def test_pawn_behind_the_last_ice_is_trashed_for_another_caissa() -> None:
    s = board(("Pawn", {"host": "Enigma"}), hand=["Bishop", "Corroder"], discard=["Knight"], credits=0)
    s.choose("Run Archives")
    s.pass_until("Bishop")
    assert sorted(s.options) == ["Bishop", "Knight"]
    s.choose("Knight")
    s.pass_all()
    assert s.runner.rig == ["Knight"]
    assert s.runner.discard == ["Pawn"]
    assert s.runner.credits == 0


@card("Pawn")
@ruling("FAQ/card/pawn/1")
def test_pawn_may_join_a_caissa_and_no_caissa_may_join_pawn() -> None:
    s = board(("Pawn", {"host": "Ice Wall"}), ("Rook", {"host": "Enigma"}), "Bishop")
    s.run_on("Archives")
    assert s.card("Pawn").host == "Enigma"
    assert s.card("Enigma").hosted == ["Rook", "Pawn"]
    s = board(("Pawn", {"host": "Hunter"}), "Bishop")
    s.choose("Use Bishop")
    assert "Hunter" not in s.options


@card("Pawn")
@ruling("FAQ/card/pawn/2")
def test_pawn_does_not_install_itself() -> None:
    s = board(("Pawn", {"host": "Enigma"}))
    s.run_on("Archives")
    assert s.runner.rig == []
    assert s.runner.discard == ["Pawn"]
    s = board(("Pawn", {"host": "Enigma"}), discard=["Pawn"])
    s.run_on("Archives")
    assert s.runner.rig == ["Pawn"]  # another copy may be installed


# -- Rook --------------------------------------------------------------------------------------------------------------


@card("Rook")
def test_rook_makes_ice_of_its_server_dearer() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall", "Enigma"]}, "R&D": {"ice": ["Ice Wall"]}}, "credits": 3},
        runner={"rig": [("Rook", {"host": "Enigma"})]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.rez("Ice Wall")
    assert s.corp.credits == 0
    s.give("corp", credits=1)
    s.choose("Run R&D", side="runner")
    s.rez("Ice Wall")
    assert s.corp.credits == 0


@card("Rook")
def test_rook_in_the_rig_makes_nothing_dearer() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Ice Wall"]}}, "credits": 1}, runner={"rig": ["Rook"]}, turn="runner")
    s.choose("Run HQ")
    s.rez("Ice Wall")
    assert s.corp.credits == 0


@card("Rook")
@ruling("FAQ/card/rook/1")
def test_rook_moves_along_its_server_or_its_row() -> None:
    s = board(("Rook", {"host": "Ice Wall"}))
    s.choose("Use Rook")
    assert sorted(s.options) == ["Enigma", "Wall of Static"]  # the second row has no ice at R&D
    s.choose("Enigma")
    s.choose("Use Rook")
    assert sorted(s.options) == ["Hunter", "Ice Wall", "Neural Katana"]


# -- Deep Red ----------------------------------------------------------------------------------------------------------


@card("Deep Red")
def test_the_memory_of_deep_red_is_for_caissa_only() -> None:
    s = Scenario(
        runner={"rig": ["Deep Red", "Magnum Opus", "Sneakdoor Beta"], "hand": ["Corroder", "Rook"], "credits": 9},
        turn="runner",
    )
    s.choose("Install Corroder")
    assert sorted(s.options) == ["Magnum Opus", "Sneakdoor Beta"]  # it does not fit in the other 4
    s = Scenario(
        runner={"rig": ["Deep Red", "Magnum Opus", "Sneakdoor Beta"], "hand": ["Rook"], "credits": 9}, turn="runner"
    )
    s.install("Rook")
    assert sorted(s.runner.rig) == ["Deep Red", "Magnum Opus", "Rook", "Sneakdoor Beta"]
    assert s.runner.memory == 2


@card("Deep Red")
def test_caissa_may_use_other_memory_too() -> None:
    s = Scenario(
        runner={"rig": ["Deep Red", *["Rook"] * 3, "Magnum Opus"], "hand": ["Rook", "Mimic", "Bishop"], "credits": 9},
        turn="runner",
    )
    s.install("Rook")
    s.install("Mimic")
    assert s.runner.memory == 0
    s.choose("Install Bishop")
    assert "Done" not in s.options


@card("Deep Red")
def test_deep_red_hosts_an_installed_caissa_without_a_click() -> None:
    s = board("Deep Red", hand=["Bishop"])
    s.choose("Install Bishop")
    s.choose("Yes")
    s.choose("Hunter")
    assert s.card("Bishop").host == "Hunter"
    assert s.runner.clicks == 3


@card("Deep Red")
def test_deep_red_may_be_declined_and_asks_nothing_without_ice() -> None:
    s = board("Deep Red", hand=["Bishop"])
    s.choose("Install Bishop")
    s.choose("No")
    assert s.card("Bishop").host is None
    s = Scenario(runner={"rig": ["Deep Red"], "hand": ["Bishop", "Corroder"]}, turn="runner")
    s.choose("Install Bishop")
    assert "Yes" not in s.options
    s = board("Deep Red", hand=["Corroder"])
    s.choose("Install Corroder")
    assert "Yes" not in s.options


@card("Deep Red")
@ruling("FAQ/card/bad-times/1")
def test_the_memory_lost_to_bad_times_may_be_that_of_deep_red() -> None:
    s = Scenario(
        corp={"hand": ["Bad Times"], "credits": 5},
        runner={"rig": ["Deep Red", "Magnum Opus", "Sneakdoor Beta", "Rook"], "tags": 1},
    )
    s.choose("Play Bad Times")
    assert s.runner.memory_limit == 5
    assert len(s.runner.rig) == 4  # 4 for the others, and 1 of Deep Red's 3 for Rook

    s = Scenario(
        corp={"hand": ["Bad Times"], "credits": 5},
        runner={"rig": ["Deep Red", "Magnum Opus", "Sneakdoor Beta", "Rook", "Rook"], "tags": 1},
    )
    s.choose("Play Bad Times")
    assert s.side == "runner"  # that is one too many
    s.choose("Sneakdoor Beta")
    assert len(s.runner.rig) == 4


@card("Deep Red")
def test_the_question_of_deep_red_names_the_program() -> None:
    s = board("Deep Red", hand=["Bishop"])
    s.install("Bishop")
    assert s.prompt == "Deep Red: use the click ability of Bishop without spending the click?"


@card("Knight")
def test_everybody_reads_on_which_unrezzed_ice_a_knight_is_hosted() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Ice Wall", "Enigma"]}}}, runner={"rig": ["Knight"]}, turn="runner")
    s.use("Knight", "unrezzed ice (innermost, HQ)")
    assert "Knight is hosted on unrezzed ice (innermost, HQ)." in s.log


@card("Pawn", "Q-Coherence Chip")
def test_a_caissa_is_installed_with_pawn_s_trashing_before_what_that_sets_off() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall"]}}},
        runner={"rig": [("Pawn", {"host": "Ice Wall"}), "Q-Coherence Chip"], "hand": ["Knight", "Rook"]},
        turn="runner",
    )
    s.run_on("Archives")
    told = [line for line in s.log if "trashed" in line or "installs" in line]
    assert told == [
        "Pawn is trashed.",
        "The Runner installs Knight, ignoring all costs.",
        "Q-Coherence Chip is trashed.",
    ]
