"""The Shaper cards of the Mumbad Cycle: each card's own text."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

# -- Jesminder Sareen --------------------------------------------------------------------------------------------------

JESMINDER = "Jesminder Sareen: Girl Behind the Curtain"


@card("Jesminder Sareen: Girl Behind the Curtain")
def test_jesminder_avoids_the_first_tag_of_each_run() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Data Raven+"]}}, "hand": ["Snare!"], "credits": 9},
        runner={"identity": JESMINDER, "hand": ["Blank"] * 5},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Take 1 tag")
    assert s.run is not None
    assert s.runner.tags == 0
    s.pass_until("0")
    s.bid(corp=0, runner=1)
    s.choose("Yes", side="corp")
    assert s.runner.tags == 1, "Snare! gives the second tag of the run"
    s.pass_all()
    s.choose("Run HQ")
    s.choose("Take 1 tag", side="runner")
    assert s.runner.tags == 1, "the first one of another run"


@card("Jesminder Sareen: Girl Behind the Curtain")
def test_jesminder_avoids_one_of_several_tags_and_none_outside_runs() -> None:
    s = Scenario(
        corp={"hand": ["Midseason Replacements", "SEA Source"], "credits": 20},
        runner={"identity": JESMINDER, "hand": ["Account Siphon"]},
        turn="runner",
    )
    s.choose("Play Account Siphon")
    s.pass_until("Yes")
    s.choose("Yes")
    s.pass_all()
    assert s.runner.tags == 1, "one of the two tags"
    s.end_turn()
    s.choose("Play SEA Source")
    s.bid(corp=9, runner=0)
    assert s.runner.tags == 2


# -- Maya --------------------------------------------------------------------------------------------------------------


@card("Maya")
def test_maya_puts_an_accessed_card_on_the_bottom_of_rnd_for_a_tag_once_per_turn() -> None:
    s = Scenario(corp={"deck": ["Hedge Fund", "Ice Wall", "Enigma"]}, runner={"rig": ["Maya"]}, turn="runner")
    assert s.runner.memory_limit == 6
    s.choose("Run R&D")
    s.pass_until("Yes")
    assert s.prompt == "Maya: add Hedge Fund to the bottom of R&D and take 1 tag?"
    s.choose("Yes")
    assert s.corp.deck == ["Ice Wall", "Enigma", "Hedge Fund"]
    assert s.runner.tags == 1
    assert s.card("Hedge Fund").known_to == ["runner"], "who put it there"
    assert s.game.view("runner")["log"][-3]["text"] == "Hedge Fund is put on the bottom of R&D."
    assert s.game.view("corp")["log"][-3]["text"] == "A card is put on the bottom of R&D."
    s.run_on("R&D")
    assert s.corp.deck == ["Ice Wall", "Enigma", "Hedge Fund"], "not asked again this turn"
    assert s.runner.tags == 1


@card("Maya")
def test_maya_may_be_declined_and_does_not_move_cards_of_other_places() -> None:
    s = Scenario(
        corp={"deck": ["Hedge Fund"], "hand": ["Ice Wall"], "servers": {"R&D": {"root": ["Red Herrings"]}}},
        runner={"rig": ["Maya"], "credits": 0},
        turn="runner",
    )
    s.run_on("HQ")
    assert s.runner.tags == 0
    s.choose("Run R&D")
    s.pass_until("Access facedown card")
    s.choose("Access facedown card")
    s.pass_until("Yes")
    assert "Hedge Fund" in s.accessed, "nothing was asked for the card of the root"
    s.choose("No")
    s.pass_all()
    assert s.corp.servers["R&D"]["root"] == ["Red Herrings"]
    assert s.runner.tags == 0


@card("Maya")
def test_maya_cannot_move_what_was_stolen_or_trashed() -> None:
    s = Scenario(
        corp={"deck": ["Priority Requisition", "PAD Campaign"]}, runner={"rig": ["Maya"], "credits": 9}, turn="runner"
    )
    s.choose("Run R&D")
    s.pass_all()
    assert s.runner.scored == ["Priority Requisition"]
    s.access("R&D")
    s.choose("Trash")
    assert s.corp.discard == ["PAD Campaign"]
    assert s.run is None


# -- Panchatantra ------------------------------------------------------------------------------------------------------


@card("Panchatantra")
def test_panchatantra_gives_ice_a_subtype_for_the_run() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}}, runner={"rig": ["Panchatantra"]}, turn="runner")
    s.choose("Run HQ")
    s.choose("Yes")
    assert not any(s.can(label) for label in ("Sentry", "Code gate", "Barrier"))
    s.choose("tracer")
    assert s.run is None or "tracer" in s.card("Ice Wall").subtypes
    s.pass_all()
    assert s.card("Ice Wall").subtypes == ["barrier"]
    s.choose("Run HQ")
    assert s.run is None, "once per turn"


@card("Panchatantra", "Sadyojata")
def test_panchatantra_lets_sadyojata_break_ice() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Data Raven+"]}}, "credits": 0},
        runner={"rig": ["Panchatantra", "Sadyojata"], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("Yes")
    s.choose("Yes")
    s.choose("mythic")
    assert "mythic" in s.card("Data Raven").subtypes


# -- Artist Colony -----------------------------------------------------------------------------------------------------


@card("Artist Colony")
def test_artist_colony_forfeits_an_agenda_to_install_a_card_from_the_stack() -> None:
    s = Scenario(
        runner={
            "rig": ["Artist Colony"],
            "scored": ["Hostile Takeover", "Priority Requisition"],
            "deck": ["Corroder", "Diesel", "Magnum Opus"],
            "credits": 1,
        },
        turn="runner",
    )
    s.choose("Gain 1 credit")
    s.choose("Use Artist Colony")
    s.choose("Hostile Takeover")
    if s.can("Corroder"):
        assert s.options == ["Corroder"], "what can be installed and paid for"
        s.choose("Corroder")
    assert s.runner.rig == ["Artist Colony", "Corroder"]
    assert s.runner.scored == ["Priority Requisition"]
    assert s.runner.credits == 0
    assert s.card("Hostile Takeover").zone == "removed from the game"


@card("Artist Colony")
def test_artist_colony_needs_an_agenda_to_forfeit() -> None:
    s = Scenario(runner={"rig": ["Artist Colony"], "deck": ["Corroder"], "credits": 9}, turn="runner")
    s.choose("Gain 1 credit")
    assert not s.can("Use Artist Colony")


# -- NetChip -----------------------------------------------------------------------------------------------------------


@card("NetChip")
def test_netchip_hosts_a_program_that_takes_up_no_memory() -> None:
    s = Scenario(runner={"rig": ["NetChip"], "hand": ["Corroder", "Mimic"], "credits": 9}, turn="runner")
    s.install("Corroder", "NetChip")
    assert s.card("NetChip").hosted == ["Corroder"]
    assert s.runner.memory == 4, "all of it is unused"
    s.install("Mimic", "Rig")
    assert s.runner.memory == 3
    assert s.card("NetChip").hosted == ["Corroder"]


@card("NetChip")
def test_netchip_hosts_only_what_the_number_of_copies_allows() -> None:
    s = Scenario(runner={"rig": ["NetChip"], "hand": ["Magnum Opus"], "credits": 9}, turn="runner")
    s.install("Magnum Opus")
    assert s.card("Magnum Opus").host is None, "memory cost 2, and there is one copy"
    two = Scenario(runner={"rig": ["NetChip", "NetChip"], "hand": ["Magnum Opus"], "credits": 9}, turn="runner")
    two.install("Magnum Opus", "NetChip")
    assert two.card("Magnum Opus").host == "NetChip"
    assert two.runner.memory == 4


# -- Sadyojata ---------------------------------------------------------------------------------------------------------


@card("Sadyojata")
@pytest.mark.parametrize(("ice", "breaks"), [("Ice Wall", False), ("Ichi 1.0", True)])
def test_sadyojata_breaks_ice_with_three_subtypes(ice: str, breaks: bool) -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": [f"{ice}+"]}}}, runner={"rig": ["Sadyojata"], "credits": 9}, turn="runner"
    )
    s.choose("Run HQ")
    s.to_encounter()
    s.use("Sadyojata: +1 strength")
    s.use("Sadyojata: +1 strength")
    assert s.card("Sadyojata").strength == 4
    assert s.can("Use Sadyojata: Break") == breaks, s.card(ice).subtypes


# -- Brahman -----------------------------------------------------------------------------------------------------------


@card("Brahman")
def test_brahman_breaks_two_subroutines_and_costs_a_program() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Enigma+"]}}},
        runner={"rig": ["Brahman", "Corroder", "Imp"], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    s.use("Brahman: Break", "Subroutine 1", "Subroutine 2")
    s.choose("Pass")
    s.pass_until("Corroder")
    assert sorted(s.options) == ["Brahman", "Corroder"], "Imp is a virus"
    s.choose("Corroder")
    assert s.runner.deck[0] == "Corroder"
    assert s.card("Brahman").zone == "play"


@card("Brahman")
def test_brahman_goes_itself_where_there_is_nothing_else_and_costs_nothing_unused() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}}, runner={"rig": ["Brahman"], "credits": 9}, turn="runner"
    )
    s.choose("Run HQ")
    s.to_encounter()
    s.use("Brahman: +1 strength")
    assert s.runner.credits == 7
    assert s.card("Brahman").strength == 4
    s.pass_all()
    assert s.runner.rig == ["Brahman"], "it broke nothing"
    s.choose("Run HQ")
    s.to_encounter()
    s.use("Brahman: Break")
    s.pass_all()
    assert s.runner.rig == []
    assert s.runner.deck[0] == "Brahman"


# -- Patron ------------------------------------------------------------------------------------------------------------


def patron(answer: str) -> Scenario:
    s = Scenario(
        corp={"hand": ["Hedge Fund"], "deck": ["Ice Wall"] * 9},
        runner={"rig": ["Patron"], "deck": ["Diesel"] * 9},
        turn="corp",
    )
    s.end_turn()
    s.choose(answer)
    return s


@card("Patron")
def test_patron_draws_two_cards_instead_of_the_first_access_of_the_chosen_server() -> None:
    s = patron("Yes")
    s.choose("R&D")
    s.run_on("HQ")
    assert s.accessed == ["Hedge Fund"]
    s.run_on("R&D")
    assert len(s.runner.hand) == 2
    assert s.accessed == ["Hedge Fund"]
    s.run_on("R&D")
    assert s.accessed == ["Hedge Fund", "Ice Wall"]


@card("Patron")
def test_patron_may_choose_no_server_and_a_choice_lasts_for_the_turn() -> None:
    s = patron("No")
    s.run_on("R&D")
    assert s.accessed == ["Ice Wall"]
    lasting = patron("Yes")
    lasting.choose("R&D")
    lasting.next_turn()
    lasting.choose("No") if lasting.can("No") else None
    lasting.run_on("R&D")
    assert lasting.accessed == ["Ice Wall"]


# -- Out of the Ashes --------------------------------------------------------------------------------------------------


@card("Out of the Ashes")
def test_out_of_the_ashes_makes_a_run_and_another_from_the_heap() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund"]}, runner={"hand": ["Out of the Ashes"], "credits": 1, "clicks": 1}, turn="runner"
    )
    s.play("Out of the Ashes", "HQ")
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]
    s.end_turn() if s.side == "runner" else None
    s.end_turn()
    s.choose("Yes")
    s.choose("HQ")
    s.pass_all()
    assert len(s.accessed) == 2
    assert s.card("Out of the Ashes").zone == "removed from the game"
    assert s.runner.clicks == 4, "a run without a click"


@card("Out of the Ashes")
def test_each_out_of_the_ashes_in_the_heap_may_be_used_or_kept() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund"]}, runner={"discard": ["Out of the Ashes"] * 2, "hand": ["Out of the Ashes"]}
    )
    s.end_turn()
    if s.can("Out of the Ashes"):
        s.choose("Out of the Ashes")
    s.choose("Yes")
    s.choose("HQ")
    s.pass_until("Yes")
    s.choose("No")
    assert s.runner.discard == ["Out of the Ashes"]
    assert s.runner.clicks == 4


# -- Liberated Chela ---------------------------------------------------------------------------------------------------


def chela(corp_scored: list[str]) -> Scenario:
    s = Scenario(
        corp={"scored": corp_scored},
        runner={"rig": ["Liberated Chela"], "scored": ["Hostile Takeover"], "clicks": 5},
        turn="runner",
    )
    s.choose("Use Liberated Chela")
    return s


@card("Liberated Chela")
def test_liberated_chela_becomes_an_agenda_worth_2_points() -> None:
    s = chela([])
    assert s.runner.scored == ["Liberated Chela"]
    assert s.runner.score == 2
    assert s.runner.clicks == 0


@card("Liberated Chela")
def test_the_corp_may_forfeit_an_agenda_against_liberated_chela() -> None:
    s = chela(["Priority Requisition"])
    assert s.side == "corp"
    s.choose(next(option for option in s.options if "orfeit" in option))
    assert s.corp.scored == []
    assert s.card("Liberated Chela").zone == "removed from the game"
    assert s.runner.scored == []
    declined = chela(["Priority Requisition"])
    declined.choose(next(option for option in declined.options if "orfeit" not in option))
    assert declined.corp.scored == ["Priority Requisition"]
    assert declined.runner.score == 2


@card("Liberated Chela")
def test_liberated_chela_needs_five_clicks_and_an_agenda() -> None:
    s = Scenario(runner={"rig": ["Liberated Chela"], "scored": ["Hostile Takeover"], "clicks": 4}, turn="runner")
    assert not s.can("Use Liberated Chela")
    none = Scenario(runner={"rig": ["Liberated Chela"], "clicks": 5}, turn="runner")
    assert not none.can("Use Liberated Chela")


# -- Temple of the Liberated Mind --------------------------------------------------------------------------------------

TEMPLE = "Temple of the Liberated Mind"


@card("Temple of the Liberated Mind")
def test_temple_stores_clicks_and_gives_one_back_each_turn() -> None:
    s = Scenario(runner={"rig": [(TEMPLE, {"power": 1})]}, turn="runner")
    s.choose(f"Use {TEMPLE}: Place")
    assert s.card(TEMPLE).counters["power"] == 2
    assert s.runner.clicks == 3
    s.choose(f"Use {TEMPLE}: Gain 1 click")
    assert s.card(TEMPLE).counters["power"] == 1
    assert s.runner.clicks == 4
    s.pass_all()
    s.choose("Gain 1 credit")
    assert not s.can(f"Use {TEMPLE}: Gain 1 click"), "only once per turn"


@card("Temple of the Liberated Mind")
def test_temple_gives_no_click_in_the_corps_turn_or_without_a_counter() -> None:
    s = Scenario(runner={"rig": [(TEMPLE, {"power": 1})]}, turn="corp")
    s.choose("Gain 1 credit")
    assert s.side == "corp", "the Runner has no window"
    none = Scenario(runner={"rig": [TEMPLE]}, turn="runner")
    none.choose("Gain 1 credit")
    assert not none.can(f"Use {TEMPLE}: Gain 1 click")


# -- The Price of Freedom ----------------------------------------------------------------------------------------------


@card("The Price of Freedom")
def test_the_price_of_freedom_stops_advancing_for_a_turn() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Priority Requisition"]}}, "credits": 9},
        runner={"hand": ["The Price of Freedom"], "rig": ["Tech Trader"], "clicks": 1},
        turn="runner",
    )
    s.choose("Play The Price of Freedom")
    assert s.runner.discard == ["Tech Trader"]
    assert s.card("The Price of Freedom").zone == "removed from the game"
    assert s.side == "corp"
    assert not s.can("Advance Priority Requisition")
    s.next_turn()
    assert s.can("Advance Priority Requisition")


@card("The Price of Freedom")
def test_the_price_of_freedom_needs_a_connection() -> None:
    s = Scenario(runner={"hand": ["The Price of Freedom"], "rig": ["Bazaar"]}, turn="runner")
    assert not s.can("Play The Price of Freedom")


# -- Ankusa ------------------------------------------------------------------------------------------------------------


def ankusa(*rig: str, ice: str = "Ice Wall") -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": [f"{ice}+"]}}},
        runner={"rig": ["Ankusa", *rig], "credits": 20, "hand": ["Blank"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    return s


@card("Ankusa")
def test_ankusa_adds_a_fully_broken_barrier_to_hq() -> None:
    s = ankusa()
    s.use("Ankusa: +1 strength")
    s.use("Ankusa: Break")
    assert s.runner.credits == 17
    assert s.corp.hand == ["Ice Wall"]
    assert s.corp.servers["HQ"]["ice"] == []
    s.pass_all()
    assert "The run on HQ is successful." in s.log


@card("Ankusa")
def test_ankusa_adds_nothing_where_another_card_broke_a_subroutine_or_not_all_are_broken() -> None:
    s = ankusa("Corroder", ice="Eli 1.0")
    for _ in range(4):
        s.use("Ankusa: +1 strength")
        s.use("Corroder: +1 strength") if s.card("Corroder").strength < 4 else None
    s.use("Ankusa: Break", "Subroutine 1")
    s.use("Corroder: Break")
    assert s.corp.hand == []
    assert s.corp.servers["HQ"]["ice"] == ["Eli 1.0"]
    part = ankusa(ice="Eli 1.0")
    for _ in range(4):
        part.use("Ankusa: +1 strength")
    part.use("Ankusa: Break", "Subroutine 1")
    assert part.corp.servers["HQ"]["ice"] == ["Eli 1.0"]
    part.use("Ankusa: Break")
    assert part.corp.hand == ["Eli 1.0"], "both of them in a single encounter"


@card("Ankusa")
def test_ankusa_breaks_only_barriers() -> None:
    s = ankusa(ice="Enigma")
    s.use("Ankusa: +1 strength")
    s.use("Ankusa: +1 strength")
    assert not s.can("Use Ankusa: Break")
