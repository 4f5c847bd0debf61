"""The Anarch cards of the Flashpoint Cycle: each card's own text, and the rulings that concern it."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

# -- System Outage -----------------------------------------------------------------------------------------------------


@card("System Outage")
def test_system_outage_takes_a_credit_for_every_draw_of_the_corp_after_the_first() -> None:
    s = Scenario(
        corp={"hand": ["Blank"], "deck": ["Blank"] * 9, "credits": 5}, runner={"hand": ["System Outage"]}, turn="runner"
    )
    s.play("System Outage")
    s.end_turn()
    assert s.corp.credits == 5, "the first draw of the turn is free"
    s.choose("Draw 1 card")
    assert s.corp.credits == 4
    s.choose("Draw 1 card")
    assert s.corp.credits == 3


@card("System Outage")
def test_system_outage_takes_one_credit_for_several_cards_drawn_at_once() -> None:
    s = Scenario(
        corp={"hand": ["Anonymous Tip"], "deck": ["Blank"] * 9, "credits": 5},
        runner={"hand": ["System Outage"]},
        turn="runner",
    )
    s.play("System Outage")
    s.end_turn()
    s.play("Anonymous Tip")
    assert s.corp.credits == 4


@card("System Outage")
def test_system_outage_is_nothing_to_the_runners_own_draws() -> None:
    s = Scenario(
        corp={"credits": 5}, runner={"hand": ["System Outage"], "deck": ["Blank"] * 4, "credits": 5}, turn="runner"
    )
    s.play("System Outage")
    s.choose("Draw 1 card")
    s.choose("Draw 1 card")
    assert (s.corp.credits, s.runner.credits) == (5, 4)


# -- Null --------------------------------------------------------------------------------------------------------------

NULL = "Null: Whistleblower"


@card("Null: Whistleblower")
def test_null_weakens_the_ice_for_a_card_of_the_grip_once_each_turn() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Wall of Static+"]}, "R&D": {"ice": ["Wall of Static+"]}}, "hand": ["Blank"]},
        runner={"identity": NULL, "hand": ["Diesel", "Blank"], "rig": ["Corroder"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Yes")
    s.choose("Diesel")
    assert s.runner.discard == ["Diesel"]
    assert s.card("Wall of Static").strength == 1
    s.use("Corroder: Break 1 barrier subroutine")
    s.pass_all()
    assert s.cards("Wall of Static")[0].strength == 3, "for the remainder of the run only"
    s.choose("Run R&D")
    assert s.side == "runner"
    assert not s.can("Yes"), "once a turn"


@card("Null: Whistleblower")
def test_null_may_keep_the_cards_and_use_it_later_in_the_turn() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Wall of Static+", "Wall of Static+"]}}},
        runner={"identity": NULL, "hand": ["Diesel"], "rig": ["Corroder"], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("No")
    assert s.runner.hand == ["Diesel"]
    s.use("Corroder: +1 strength")
    s.use("Corroder: Break 1 barrier subroutine")
    s.choose("Pass")
    s.choose("Continue")
    s.choose("Yes")
    assert s.runner.discard == ["Diesel"]


@card("Null: Whistleblower")
def test_null_has_nothing_to_trash_with_an_empty_grip() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Wall of Static+"]}}},
        runner={"identity": NULL, "rig": ["Corroder"]},
        turn="runner",
    )
    s.choose("Run HQ")
    assert not s.can("Yes")


# -- Credit Crash ------------------------------------------------------------------------------------------------------


@card("Credit Crash")
@pytest.mark.parametrize(("title", "price"), [("Hedge Fund", 5), ("Adonis Campaign", 4), ("Ice Wall", 1)])
def test_credit_crash_trashes_what_is_accessed_unless_the_corp_pays_its_cost(title: str, price: int) -> None:
    for pays in (False, True):
        s = Scenario(corp={"hand": [title], "credits": 5}, runner={"hand": ["Credit Crash"]}, turn="runner")
        s.play("Credit Crash", "HQ")
        s.pass_until("Yes")
        s.choose("Yes" if pays else "No", side="corp")
        s.pass_all()
        assert s.corp.discard == ([] if pays else [title])
        assert s.corp.credits == (5 - price if pays else 5)
        assert s.runner.credits == 4, "only the event was paid"


@card("Credit Crash")
def test_credit_crash_cannot_be_stopped_by_a_corp_that_is_too_poor() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund"], "credits": 4}, runner={"hand": ["Credit Crash"]}, turn="runner")
    s.play("Credit Crash", "HQ")
    s.pass_all()
    assert s.corp.discard == ["Hedge Fund"]


@card("Credit Crash")
def test_credit_crash_passes_over_agendas_and_takes_only_the_first_other_card() -> None:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": ["Hostile Takeover", "Ash 2X3ZB9CY", "Akitaro Watanabe"]}},
            "credits": 0,
        },
        runner={"hand": ["Credit Crash"], "credits": 1},
        turn="runner",
    )
    s.play("Credit Crash", "Server 1")
    s.pass_until("Access facedown card (Server 1, card 1)")
    s.choose("Access facedown card (Server 1, card 1)")
    s.pass_until("Access facedown card (Server 1, card 1)")
    s.choose("Access facedown card (Server 1, card 1)")
    s.pass_all()
    assert s.corp.discard == ["Ash 2X3ZB9CY"]
    assert s.corp.servers["Server 1"]["root"] == ["Akitaro Watanabe"]


# -- Rumor Mill --------------------------------------------------------------------------------------------------------


def under_rumor_mill(root: list[object], **corp: object) -> Scenario:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": root}}, **corp},
        runner={"hand": ["Rumor Mill", *["Blank"] * 4], "credits": 20},
        turn="runner",
    )
    s.play("Rumor Mill")
    return s


@card("Rumor Mill")
def test_rumor_mill_blanks_unique_assets_and_upgrades() -> None:
    s = under_rumor_mill(["Chairman Hiro+"])
    assert s.runner.hand_size == 5
    without = Scenario(corp={"servers": {"Server 1": {"root": ["Chairman Hiro+"]}}}, turn="runner")
    assert without.runner.hand_size == 3
    ash = under_rumor_mill(["Ash 2X3ZB9CY+"])
    ash.access("Server 1")
    assert ash.accessed == ["Ash 2X3ZB9CY"], "no trace"


@card("Rumor Mill")
@pytest.mark.parametrize("face", ["", "+"])
def test_under_rumor_mill_an_executive_is_only_trashed(face: str) -> None:
    s = under_rumor_mill([f"Director Haas{face}"])
    s.choose("Run Server 1", side="runner")
    s.pass_until("Trash Director Haas")
    s.choose("Trash Director Haas")
    assert s.corp.discard == ["Director Haas"]
    assert s.runner.score == 0


@card("Rumor Mill")
def test_rumor_mill_is_nothing_to_what_is_not_installed() -> None:
    s = Scenario(corp={"hand": ["Director Haas"]}, runner={"hand": ["Rumor Mill"], "credits": 9}, turn="runner")
    s.play("Rumor Mill")
    s.access("HQ")
    s.choose("Trash Director Haas")
    assert s.runner.score == 2


@card("Rumor Mill")
def test_rumor_mill_leaves_what_is_not_unique_and_regions_alone() -> None:
    s = under_rumor_mill([("Adonis Campaign+", {"credit": 12})], deck=["Blank"] * 5)
    before = s.corp.credits
    s.end_turn()
    assert s.corp.credits == before + 3


@card("Rumor Mill")
def test_under_rumor_mill_thomas_haas_cannot_be_advanced() -> None:
    s = under_rumor_mill(["Thomas Haas"], deck=["Blank"] * 5)
    s.end_turn()
    assert not s.can("Advance")


@card("Rumor Mill")
def test_rumor_mill_ends_with_a_scored_agenda() -> None:
    s = under_rumor_mill(["Chairman Hiro+"], deck=["Blank"] * 5, hand=["Hostile Takeover"], credits=9)
    s.end_turn()
    s.install("Hostile Takeover", "New server")
    s.choose("Advance Hostile Takeover")
    s.choose("Advance Hostile Takeover")
    s.choose("Score Hostile Takeover")
    assert s.runner.discard == ["Rumor Mill"]
    assert s.runner.hand_size == 3


# -- Nfr, Sūnya --------------------------------------------------------------------------------------------------------

GROWING = [("Nfr", "Wall of Static", 1), ("Sūnya", "Rototurret", 2)]


@card("Nfr")
@card("Sūnya")
@pytest.mark.parametrize(("title", "ice", "price"), GROWING)
def test_a_growing_breaker_gains_strength_by_breaking_all_of_a_piece_of_ice(title: str, ice: str, price: int) -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": [f"{ice}+"]}}, "hand": ["Blank"]},
        runner={"rig": [(title, {"power": 3})], "credits": 9},
        turn="runner",
    )
    count = 2 if ice == "Rototurret" else 1
    assert s.card(title).strength == 4
    s.choose("Run HQ")
    for number in range(1, count + 1):
        s.use(title)
        if s.can(f"Subroutine {number}"):
            s.choose(f"Subroutine {number}")
    assert s.runner.credits == 9 - count * price
    s.pass_all()
    assert s.card(title).counters["power"] == 4
    assert s.card(title).strength == 5


@card("Sūnya")
def test_sunya_gains_nothing_by_breaking_a_part_of_the_ice() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Rototurret+"]}}},
        runner={"rig": ["Cache", "Sūnya"], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.use("Sūnya", "Subroutine 2")
    s.pass_all()
    assert s.card("Sūnya").counters["power"] == 0


@card("Nfr")
def test_nfr_gains_nothing_where_another_card_broke_a_subroutine() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Heimdall 1.0+"]}}},
        runner={"rig": [("Nfr", {"power": 6})], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.use("Heimdall 1.0", "Subroutine 1")
    s.use("Nfr", "Subroutine 2")
    s.use("Nfr")
    s.pass_all()
    assert s.card("Nfr").counters["power"] == 6


# -- Paperclip, Black Orchestra, MKUltra -------------------------------------------------------------------------------

FROM_THE_HEAP = [
    ("Paperclip", "Wall of Static", 4),
    ("Black Orchestra", "Enigma", 3),
    ("MKUltra", "Rototurret", 2),
]


@card("Paperclip")
@card("Black Orchestra")
@card("MKUltra")
@pytest.mark.parametrize(("title", "ice", "price"), FROM_THE_HEAP)
def test_a_conspiracy_breaker_is_installed_from_the_heap_by_its_kind_of_ice(title: str, ice: str, price: int) -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": [f"{ice}+"]}}}, runner={"discard": [title], "credits": 9}, turn="runner"
    )
    s.choose("Run HQ")
    s.choose("Yes")
    assert s.runner.rig == [title]
    assert s.runner.credits == 9 - price
    assert s.phase == "encounter ice"


@card("Paperclip")
@card("Black Orchestra")
@card("MKUltra")
@pytest.mark.parametrize(("title", "ice", "price"), FROM_THE_HEAP)
def test_a_conspiracy_breaker_stays_in_the_heap_where_it_cannot_or_need_not_come(
    title: str, ice: str, price: int
) -> None:
    poor = Scenario(
        corp={"servers": {"HQ": {"ice": [f"{ice}+"]}}},
        runner={"discard": [title], "credits": price - 1},
        turn="runner",
    )
    poor.choose("Run HQ")
    assert not poor.can("Yes")
    for wrong in {"Ice Wall", "Enigma", "Rototurret"} - {ice, "Ice Wall" if ice == "Wall of Static" else ""}:
        s = Scenario(
            corp={"servers": {"HQ": {"ice": [f"{wrong}+"]}}},
            runner={"discard": [title], "rig": ["Faerie"], "credits": 9},
            turn="runner",
        )
        s.choose("Run HQ")
        assert not s.can("Yes")


@card("Paperclip")
def test_two_paperclips_in_the_heap_are_one_question() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Wall of Static+"]}}},
        runner={"discard": ["Paperclip"] * 2, "rig": ["Corroder"], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    assert s.options == ["Yes", "No"]
    s.choose("No")
    assert not s.can("Yes")
    assert s.runner.discard == ["Paperclip"] * 2


@card("Paperclip")
def test_both_paperclips_may_come_one_after_the_other() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Wall of Static+"]}}},
        runner={"discard": ["Paperclip"] * 2, "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Yes")
    s.choose("Yes")
    s.choose("Done")
    assert s.runner.rig == ["Paperclip"] * 2
    assert s.runner.credits == 1


@card("Paperclip")
def test_paperclip_is_asked_about_whenever_a_barrier_is_encountered() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"] * 2}}},
        runner={"discard": ["Paperclip"], "rig": ["Corroder"], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("No")
    s.use("Corroder: Break")
    s.choose("Pass")
    s.choose("Continue")
    s.choose("Yes")
    s.choose("Done")
    assert s.runner.rig == ["Corroder", "Paperclip"]


@card("Paperclip")
def test_paperclip_pays_x_for_strength_and_subroutines_at_once() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Heimdall 1.0+"]}}}, runner={"rig": ["Paperclip"], "credits": 9}, turn="runner"
    )
    s.choose("Run HQ")
    s.to_encounter()
    s.use("Paperclip", "5")
    assert s.card("Paperclip").strength == 6
    s.choose("Subroutine 1")
    s.choose("Subroutine 2")
    s.choose("Done")
    assert s.runner.credits == 4
    s.use("Paperclip", "1")
    assert s.runner.credits == 3
    s.pass_all()
    assert s.run is None
    assert s.card("Paperclip").strength == 1


@card("Paperclip")
def test_paperclip_that_stays_too_weak_breaks_nothing() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Heimdall 1.0+"]}}}, runner={"rig": ["Paperclip"], "credits": 9}, turn="runner"
    )
    s.choose("Run HQ")
    s.to_encounter()
    s.use("Paperclip", "2")
    assert s.card("Paperclip").strength == 3
    assert not s.can("Subroutine 1")
    s.use("Paperclip", "3")
    assert s.can("Subroutine 1"), "the strength of the first use is still there"


@card("Black Orchestra")
@card("MKUltra")
@pytest.mark.parametrize(("title", "ice", "strength"), [("Black Orchestra", "Enigma", 2), ("MKUltra", "Rototurret", 1)])
def test_a_conspiracy_breaker_breaks_two_subroutines_for_three_credits(title: str, ice: str, strength: int) -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": [f"{ice}+"]}}, "hand": ["Blank"]},
        runner={"rig": [title], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    s.use(title, "Subroutine 1", "Subroutine 2")
    assert s.runner.credits == 6
    assert s.card(title).strength == strength + 2
    s.pass_all()
    assert s.accessed == ["Blank"]
    assert s.card(title).strength == strength


# -- Obelus ------------------------------------------------------------------------------------------------------------


@card("Obelus")
def test_obelus_gives_memory_and_a_larger_hand_for_tags() -> None:
    s = Scenario(runner={"rig": ["Obelus"], "tags": 2}, turn="runner")
    assert s.runner.memory_limit == 5
    assert s.runner.hand_size == 7
    assert Scenario(runner={"rig": ["Obelus"]}, turn="runner").runner.hand_size == 5


@card("Obelus")
def test_obelus_draws_for_what_was_accessed_in_the_first_successful_run_on_hq_or_rnd() -> None:
    s = Scenario(
        corp={"deck": ["Blank"] * 5, "hand": ["Blank"], "discard": ["Blank"]},
        runner={"rig": ["Obelus", "R&D Interface"], "deck": ["Blank"] * 9},
        turn="runner",
    )
    s.run_on("Archives")
    assert s.runner.hand == []
    s.run_on("R&D")
    assert len(s.runner.hand) == 2
    s.run_on("HQ")
    assert len(s.runner.hand) == 2, "once a turn, for both servers together"


@card("Obelus")
def test_obelus_does_not_count_runs_that_fail() -> None:
    s = Scenario(
        corp={"servers": {"R&D": {"ice": ["Wall of Static+"]}}, "hand": ["Blank"], "deck": ["Blank"]},
        runner={"rig": ["Obelus"], "deck": ["Blank"] * 9},
        turn="runner",
    )
    s.run_on("R&D")
    assert s.runner.hand == []
    s.run_on("HQ")
    assert len(s.runner.hand) == 1


@card("Obelus")
def test_obelus_that_comes_after_the_first_such_run_waits_for_the_next_turn() -> None:
    s = Scenario(
        corp={"deck": ["Blank"] * 9, "hand": ["Blank"]},
        runner={"hand": ["Obelus"], "deck": ["Blank"] * 9, "credits": 9},
        turn="runner",
    )
    s.run_on("HQ")
    s.install("Obelus")
    s.run_on("R&D")
    assert s.runner.hand == []
    s.next_turn()
    s.run_on("R&D")
    assert len(s.runner.hand) == 1


# -- Omar Keung --------------------------------------------------------------------------------------------------------

OMAR = "Omar Keung: Conspiracy Theorist"


@card("Omar Keung: Conspiracy Theorist")
@pytest.mark.parametrize(("server", "title"), [("HQ", "Hedge Fund"), ("R&D", "Ice Wall")])
def test_omar_turns_a_run_on_archives_into_one_on_another_central(server: str, title: str) -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund"], "deck": ["Ice Wall"], "discard": ["Enigma"]},
        runner={"identity": OMAR},
        turn="runner",
    )
    s.use(OMAR)
    s.pass_until(f"Instead treat it as a successful run on {server}")
    s.choose(f"Instead treat it as a successful run on {server}")
    s.pass_all()
    assert s.accessed == [title]
    assert not s.can(f"Use {OMAR}"), "once a turn"
    assert s.runner.clicks == 3


@card("Omar Keung: Conspiracy Theorist")
def test_omar_runs_archives_and_meets_its_ice() -> None:
    s = Scenario(
        corp={"servers": {"Archives": {"ice": ["Wall of Static+"]}}, "hand": ["Hedge Fund"]},
        runner={"identity": OMAR},
        turn="runner",
    )
    s.use(OMAR)
    s.pass_all()
    assert s.accessed == []
    assert not s.can(f"Use {OMAR}")


# -- En Passant --------------------------------------------------------------------------------------------------------


@card("En Passant")
def test_en_passant_trashes_unrezzed_ice_passed_in_the_last_run() -> None:
    s = Scenario(
        corp={
            "servers": {"HQ": {"ice": ["Ice Wall", "Enigma"]}, "R&D": {"ice": ["Rototurret", "Data Mine"]}},
            "hand": ["Blank"],
            "deck": ["Blank"],
            "credits": 0,
        },
        runner={"hand": ["En Passant"]},
        turn="runner",
    )
    assert not s.can("Play En Passant"), "no successful run yet"
    s.run_on("HQ")
    s.run_on("R&D")
    s.choose("Play En Passant")
    assert len(s.options) == 2, "only the ice of the last run"
    s.choose(s.options[0])
    assert len(s.corp.servers["R&D"]["ice"]) == 1
    assert len(s.corp.servers["HQ"]["ice"]) == 2


@card("En Passant")
def test_en_passant_spares_rezzed_ice_and_needs_some_that_was_passed() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}, "hand": ["Blank"]},
        runner={"hand": ["En Passant"], "rig": ["Corroder"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.use("Corroder: Break")
    s.pass_all()
    assert not s.can("Play En Passant")


@card("En Passant")
def test_en_passant_counts_the_last_run_even_if_only_an_earlier_one_succeeded() -> None:
    s = Scenario(
        corp={
            "servers": {"R&D": {"ice": ["Enigma", "Wall of Static+"]}},
            "hand": ["Blank"],
            "deck": ["Blank"],
            "credits": 0,
        },
        runner={"hand": ["En Passant"]},
        turn="runner",
    )
    s.run_on("HQ")
    s.run_on("R&D")
    s.play("En Passant")
    assert s.corp.servers["R&D"]["ice"] == ["Wall of Static"]


# -- Frantic Coding ----------------------------------------------------------------------------------------------------


@card("Frantic Coding")
def test_frantic_coding_installs_a_program_of_the_top_ten_for_less_and_trashes_the_rest() -> None:
    s = Scenario(
        runner={
            "hand": ["Frantic Coding"],
            "deck": ["Femme Fatale", "Corroder", *["Diesel"] * 8, "Mimic"],
            "credits": 9,
        },
        turn="runner",
    )
    s.choose("Play Frantic Coding")
    assert "Mimic" not in s.options, "the eleventh card"
    s.choose("Femme Fatale")
    assert "Femme Fatale" in s.runner.rig
    assert s.runner.credits == 9 - 3 - 4
    assert sorted(s.runner.discard) == sorted(["Frantic Coding", "Corroder", *["Diesel"] * 8])


@card("Frantic Coding")
def test_frantic_coding_may_install_nothing_and_a_cheap_program_is_free() -> None:
    s = Scenario(runner={"hand": ["Frantic Coding"], "deck": ["Corroder", "Diesel"], "credits": 3}, turn="runner")
    s.play("Frantic Coding", "Done")
    assert s.runner.rig == []
    assert sorted(s.runner.discard) == ["Corroder", "Diesel", "Frantic Coding"]
    free = Scenario(runner={"hand": ["Frantic Coding"], "deck": ["Corroder", "Diesel"], "credits": 3}, turn="runner")
    free.play("Frantic Coding", "Corroder")
    assert free.runner.rig == ["Corroder"]
    assert free.runner.credits == 0


@card("Frantic Coding")
def test_frantic_coding_without_a_program_trashes_everything() -> None:
    s = Scenario(runner={"hand": ["Frantic Coding"], "deck": ["Diesel"] * 3, "credits": 3}, turn="runner")
    s.play("Frantic Coding", "Done")
    assert len(s.runner.discard) == 4


# -- Şifr --------------------------------------------------------------------------------------------------------------


@card("Şifr")
def test_sifr_lowers_the_ice_to_nothing_for_hand_size_until_the_next_turn() -> None:
    s = Scenario(
        corp={
            "servers": {"HQ": {"ice": [("Ice Wall+", {"advancement": 3}), "Wall of Static+"]}},
            "deck": ["Blank"] * 9,
        },
        runner={"rig": ["Şifr", "Faerie", "Corroder"], "credits": 9},
        turn="runner",
    )
    assert s.runner.memory_limit == 6
    assert s.card("Ice Wall").strength == 4
    s.choose("Run HQ")
    s.choose("Yes")
    assert s.card("Ice Wall").strength == 0
    assert s.runner.hand_size == 4
    s.use("Corroder: Break")
    s.choose("Pass")
    s.choose("Continue")
    assert s.card("Ice Wall").strength == 4, "for that encounter only"
    assert not s.can("Yes"), "once a turn"
    s.pass_all()
    s.end_turn()
    assert s.runner.hand_size == 4
    s.end_turn()
    assert s.runner.hand_size == 5


@card("Şifr")
def test_sifr_may_be_declined_and_cannot_lower_lotus_field() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Lotus Field+"]}}}, runner={"rig": ["Şifr"], "credits": 9}, turn="runner"
    )
    s.choose("Run HQ")
    if s.can("Yes"):
        s.choose("Yes")
    assert s.card("Lotus Field").strength == 4
    other = Scenario(
        corp={"servers": {"HQ": {"ice": ["Wall of Static+"]}}}, runner={"rig": ["Şifr", "Corroder"]}, turn="runner"
    )
    other.choose("Run HQ")
    other.choose("No")
    assert other.runner.hand_size == 5
    assert other.card("Wall of Static").strength == 3
