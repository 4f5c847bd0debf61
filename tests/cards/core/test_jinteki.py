"""Core Set: Jinteki."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

PERSONAL_EVOLUTION = "Jinteki: Personal Evolution"
GRIP = ["Sure Gamble"] * 5


# -- Jinteki: Personal Evolution ---------------------------------------------------------------------------------------


@card("Jinteki: Personal Evolution")
def test_personal_evolution_does_net_damage_when_an_agenda_is_scored() -> None:
    s = Scenario(
        corp={
            "identity": PERSONAL_EVOLUTION,
            "servers": {"Server 1": {"root": [("Nisei MK II", {"advancement": 4})]}},
        },
        runner={"hand": GRIP},
    )
    s.choose("Gain 1 credit")
    s.choose("Score Nisei MK II")
    s.pass_all()
    assert len(s.runner.hand) == 4
    assert s.card("Nisei MK II").counters["agenda"] == 1


@card("Jinteki: Personal Evolution")
def test_personal_evolution_does_net_damage_when_an_agenda_is_stolen() -> None:
    s = Scenario(corp={"identity": PERSONAL_EVOLUTION, "hand": ["Nisei MK II"]}, runner={"hand": GRIP}, turn="runner")
    s.access("HQ")
    s.pass_all()
    assert s.runner.scored == ["Nisei MK II"]
    assert len(s.runner.hand) == 4


@card("Jinteki: Personal Evolution")
def test_personal_evolution_flatlines_a_runner_without_cards_who_steals() -> None:
    s = Scenario(corp={"identity": PERSONAL_EVOLUTION, "hand": ["Nisei MK II"]}, turn="runner")
    s.access("HQ")
    s.pass_all()
    assert s.result is not None
    assert (s.result.winner, s.result.reason) == ("corp", "flatline")


@card("Jinteki: Personal Evolution")
@ruling("FAQ/qa/1")
def test_stealing_the_seventh_point_wins_before_personal_evolution_does_damage() -> None:
    s = Scenario(
        corp={"identity": PERSONAL_EVOLUTION, "hand": ["Nisei MK II"]},
        runner={"scored": ["Priority Requisition", "Private Security Force"]},
        turn="runner",
    )
    s.access("HQ")
    s.pass_all()
    assert s.result is not None
    assert s.result.winner == "runner"


@card("Nisei MK II")
def test_another_identity_does_no_damage_when_an_agenda_is_stolen() -> None:
    s = Scenario(corp={"hand": ["Nisei MK II"]}, runner={"hand": GRIP}, turn="runner")
    s.access("HQ")
    s.pass_all()
    assert len(s.runner.hand) == 5


# -- Nisei MK II -------------------------------------------------------------------------------------------------------


@card("Nisei MK II")
def test_nisei_mk_ii_ends_a_run_with_its_counter_once() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund"], "scored": [("Nisei MK II", {"agenda": 1})]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Use Nisei MK II", side="corp")
    assert s.run is None
    assert s.card("Nisei MK II").counters["agenda"] == 0
    s.access("HQ")
    assert "The Runner accesses Hedge Fund from HQ." in str(s.game.view("runner")["log"])


@card("Nisei MK II")
def test_nisei_mk_ii_can_end_a_run_that_the_runner_has_chosen_to_continue() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund"], "scored": [("Nisei MK II", {"agenda": 1})]}, turn="runner")
    s.choose("Run HQ")
    s.pass_until("Continue")
    s.choose("Continue")
    assert s.side == "corp"
    s.choose("Use Nisei MK II")
    assert s.run is None
    assert not s.can("No action")


@card("Nisei MK II")
def test_nisei_mk_ii_is_of_no_use_outside_a_run() -> None:
    s = Scenario(corp={"scored": [("Nisei MK II", {"agenda": 1})]})
    assert not s.can("Use Nisei MK II")
    s.choose("Gain 1 credit")
    assert not s.can("Use Nisei MK II")


@card("Nisei MK II")
def test_a_stolen_nisei_mk_ii_has_no_counter() -> None:
    s = Scenario(corp={"hand": ["Nisei MK II"]}, turn="runner")
    s.access("HQ")
    s.pass_all()
    assert s.card("Nisei MK II").counters["agenda"] == 0


# -- Project Junebug ---------------------------------------------------------------------------------------------------


def junebug(advancement: int, credits_: int = 5, hand: int = 5) -> Scenario:
    """The Runner has just accessed an unrezzed Project Junebug."""
    root = [("Project Junebug", {"advancement": advancement})]
    s = Scenario(
        corp={"credits": credits_, "servers": {"Server 1": {"root": root}}},
        runner={"hand": ["Sure Gamble"] * hand},
        turn="runner",
    )
    s.access("Server 1")
    return s


@card("Project Junebug")
@ruling("RR/when-accessed-abilities/ex1", "FAQ/rules/when-accessed-abilities/ex1")
def test_project_junebug_does_2_net_damage_for_each_token_without_being_rezzed() -> None:
    s = junebug(2)
    assert not s.card("Project Junebug").rezzed
    s.choose("Yes")
    assert s.corp.credits == 4
    assert len(s.runner.hand) == 1
    assert s.can("Trash Project Junebug (0 credits)")


@card("Project Junebug")
def test_project_junebug_flatlines() -> None:
    s = junebug(3)
    s.choose("Yes")
    assert s.result is not None
    assert s.result.winner == "corp"


@card("Project Junebug")
def test_project_junebug_need_not_and_sometimes_cannot_be_used() -> None:
    s = junebug(2)
    s.choose("No")
    assert (len(s.runner.hand), s.corp.credits) == (5, 5)
    assert junebug(2, credits_=0).side == "runner"
    assert junebug(0).side == "runner"  # nothing for each of no tokens


# -- Snare! ------------------------------------------------------------------------------------------------------------


@card("Snare!")
@ruling("RR/composite-effect/ex1")
def test_snare_does_3_net_damage_and_gives_a_tag_together() -> None:
    s = Scenario(corp={"hand": ["Snare!"], "credits": 4}, runner={"hand": GRIP}, turn="runner")
    s.access("HQ")
    assert s.side == "corp"
    s.choose("Yes")
    assert (s.corp.credits, len(s.runner.hand), s.runner.tags) == (0, 2, 1)


@card("Snare!")
@ruling("RR/composite-effect/ex1")
def test_the_tag_and_the_damage_of_snare_can_both_be_prevented_before_either_happens() -> None:
    s = Scenario(
        corp={"hand": ["Snare!"]},
        runner={"hand": ["Sure Gamble"] * 2, "rig": ["Net Shield", "Decoy"], "credits": 1},
        turn="runner",
    )
    s.access("HQ")
    s.choose("Yes")
    assert (len(s.runner.hand), s.runner.tags) == (2, 0)
    s.choose("Use Net Shield")
    s.choose("Use Decoy")
    assert s.runner.tags == 0
    assert len(s.runner.hand) == 0  # 2 of the 3 net damage are left, which 2 cards survive
    assert s.result is None


@card("Snare!")
def test_snare_needs_4_credits() -> None:
    s = Scenario(corp={"hand": ["Snare!"], "credits": 3}, runner={"hand": GRIP}, turn="runner")
    s.access("HQ")
    assert s.side == "runner"
    assert s.runner.tags == 0


@card("Snare!")
def test_snare_can_be_declined() -> None:
    s = Scenario(corp={"hand": ["Snare!"]}, runner={"hand": GRIP}, turn="runner")
    s.access("HQ")
    s.choose("No")
    assert (s.corp.credits, len(s.runner.hand), s.runner.tags) == (5, 5, 0)


@card("Snare!")
def test_snare_is_revealed_when_it_is_accessed_from_rnd() -> None:
    s = Scenario(corp={"deck": ["Snare!", "Hedge Fund"], "credits": 0}, runner={"hand": GRIP}, turn="runner")
    s.access("R&D")
    assert s.card("Snare!").known_to == ["corp", "runner"]
    assert "Snare!" in str(s.game.view("corp")["run"])


@card("Snare!")
def test_snare_accessed_from_rnd_asks_the_corp_one_question_only() -> None:
    s = Scenario(corp={"deck": ["Snare!", "Hedge Fund"]}, runner={"hand": GRIP}, turn="runner")
    s.access("R&D")
    assert (s.side, s.options) == ("corp", ["Yes", "No"])
    assert s.prompt.startswith("Snare!")
    s.choose("Yes")
    assert (len(s.runner.hand), s.runner.tags) == (2, 1)


@card("Snare!")
def test_another_card_accessed_from_rnd_is_not_shown_to_the_corp() -> None:
    s = Scenario(corp={"deck": ["PAD Campaign", "Snare!"]}, turn="runner")
    s.access("R&D")
    assert s.can("Trash PAD Campaign (4 credits)")
    assert "PAD Campaign" in str(s.game.view("runner")["run"])
    assert "PAD Campaign" not in str(s.game.view("corp"))


@card("Snare!")
def test_snare_does_nothing_in_archives() -> None:
    s = Scenario(corp={"discard": ["Snare!"]}, runner={"hand": GRIP}, turn="runner")
    s.access("Archives")
    s.pass_all()
    assert s.run is None
    assert (s.corp.credits, len(s.runner.hand), s.runner.tags) == (5, 5, 0)


@card("Snare!")
def test_snare_works_installed_and_unrezzed() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Snare!"]}}}, runner={"hand": GRIP}, turn="runner")
    s.access("Server 1")
    s.choose("Yes")
    assert (len(s.runner.hand), s.runner.tags) == (2, 1)
    s.choose("Trash Snare! (0 credits)")
    assert s.corp.discard == ["Snare!"]


# -- Zaibatsu Loyalty --------------------------------------------------------------------------------------------------


def about_to_expose(zaibatsu: str, credits_: int) -> Scenario:
    """Infiltration is about to expose Snare!."""
    s = Scenario(
        corp={
            "credits": credits_,
            "servers": {
                "Server 1": {"root": ["Snare!"]},
                "Server 2": {"root": [zaibatsu]},
                "Server 3": {"root": ["Nisei MK II"]},
            },
        },
        runner={"hand": ["Infiltration"]},
        turn="runner",
    )
    s.play("Infiltration", "Expose", "facedown card (Server 1)")
    return s


@card("Zaibatsu Loyalty")
def test_zaibatsu_loyalty_prevents_an_expose_for_a_credit() -> None:
    s = about_to_expose("Zaibatsu Loyalty+", 1)
    assert s.side == "corp"
    s.choose("Use Zaibatsu Loyalty: Prevent 1 card from being exposed (1 credit)")
    assert s.card("Snare!").known_to == ["corp"]
    assert s.corp.credits == 0
    assert s.card("Zaibatsu Loyalty").rezzed


@card("Zaibatsu Loyalty")
def test_zaibatsu_loyalty_prevents_an_expose_by_being_trashed() -> None:
    s = about_to_expose("Zaibatsu Loyalty+", 0)
    s.choose("Use Zaibatsu Loyalty")
    assert s.card("Snare!").known_to == ["corp"]
    assert s.corp.discard == ["Zaibatsu Loyalty"]


@card("Zaibatsu Loyalty")
def test_zaibatsu_loyalty_can_be_rezzed_when_a_card_is_about_to_be_exposed() -> None:
    s = about_to_expose("Zaibatsu Loyalty", 1)
    assert s.options == ["Pass", "Rez Zaibatsu Loyalty"]
    s.choose("Rez Zaibatsu Loyalty")
    s.choose("Use Zaibatsu Loyalty: Prevent 1 card from being exposed (1 credit)")
    assert s.card("Snare!").known_to == ["corp"]


@card("Zaibatsu Loyalty")
def test_an_expose_happens_when_zaibatsu_loyalty_is_not_used() -> None:
    s = about_to_expose("Zaibatsu Loyalty+", 1)
    s.choose("Pass")
    assert s.card("Snare!").known_to == ["corp", "runner"]
    assert s.corp.credits == 1


@card("Zaibatsu Loyalty")
def test_zaibatsu_loyalty_that_is_about_to_be_exposed_may_be_rezzed_instead() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Zaibatsu Loyalty"]}}}, runner={"hand": ["Infiltration"]}, turn="runner"
    )
    s.play("Infiltration", "Expose")
    s.choose("Rez Zaibatsu Loyalty")
    s.choose("Pass")
    assert s.card("Zaibatsu Loyalty").rezzed
    assert "is exposed" not in str(s.game.view("runner")["log"])


@card("Zaibatsu Loyalty")
def test_zaibatsu_loyalty_has_nothing_to_do_otherwise() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Zaibatsu Loyalty+"]}}})
    s.choose("Gain 1 credit")
    assert not s.can("Use Zaibatsu Loyalty")


# -- Neural EMP --------------------------------------------------------------------------------------------------------


@card("Neural EMP")
def test_neural_emp_needs_a_run_in_the_runners_last_turn() -> None:
    s = Scenario(corp={"hand": ["Neural EMP"]}, runner={"hand": GRIP}, turn="runner")
    s.choose("Run Archives")
    s.choose("Jack out")  # an unsuccessful run is a run
    s.end_turn()
    s.choose("Play Neural EMP")
    assert len(s.runner.hand) == 4
    s.end_turn()
    s.place("corp", "hand", "Neural EMP")
    s.end_turn()
    assert not s.can("Play Neural EMP")  # that run was in the turn before
    reason = s.why_not("Play Neural EMP")
    assert reason is not None
    assert "made a run" in reason.message


# -- Precognition ------------------------------------------------------------------------------------------------------


def precognition() -> Scenario:
    deck = ["Hedge Fund", "Snare!", "Ice Wall", "Enigma", "Archer", "Chum", "Data Mine"]
    s = Scenario(corp={"hand": ["Precognition"], "deck": deck})
    s.choose("Play Precognition")
    return s


@card("Precognition")
def test_precognition_arranges_the_top_5_cards() -> None:
    s = precognition()
    assert sorted(s.options) == ["Archer", "Enigma", "Hedge Fund", "Ice Wall", "Snare!"]
    for title in ("Archer", "Snare!", "Hedge Fund", "Ice Wall"):
        s.choose(title)
    assert s.corp.deck == ["Archer", "Snare!", "Hedge Fund", "Ice Wall", "Enigma", "Chum", "Data Mine"]
    assert s.corp.discard == ["Precognition"]


@card("Precognition")
def test_precognition_arranges_what_is_left_of_rnd() -> None:
    s = Scenario(corp={"hand": ["Precognition"], "deck": ["Hedge Fund", "Snare!"]})
    s.play("Precognition", "Snare!")
    assert s.corp.deck == ["Snare!", "Hedge Fund"]


@card("Precognition")
def test_precognition_shows_every_card_also_copies_and_the_order_so_far() -> None:
    s = Scenario(corp={"hand": ["Precognition"], "deck": ["Hedge Fund", "Snare!", "Hedge Fund", "Enigma", "Archer"]})
    s.choose("Play Precognition")
    assert s.game.view("corp")["decision"]["laid_out"] == {
        "placed": [],
        "left": ["Hedge Fund", "Snare!", "Hedge Fund", "Enigma", "Archer"],
    }
    s.choose("Archer")
    then = s.game.view("corp")["decision"]["laid_out"]
    assert then == {"placed": ["Archer"], "left": ["Hedge Fund", "Snare!", "Hedge Fund", "Enigma"]}
    for other in ("runner", "spectator"):
        assert s.game.view(other)["decision"] == {"side": "corp"}


@card("Precognition")
def test_the_runner_learns_nothing_from_precognition() -> None:
    s = precognition()
    during = str(s.game.view("runner"))
    for title in ("Archer", "Snare!", "Hedge Fund", "Ice Wall"):
        s.choose(title)
    after = str(s.game.view("runner"))
    for title in ("Archer", "Snare!", "Hedge Fund", "Ice Wall", "Enigma", "Chum"):
        assert title not in during
        assert title not in after
    assert s.card("Archer").known_to == ["corp"]
    assert s.card("Chum").known_to == []  # nor does the Corp see the sixth card


@card("Precognition")
def test_after_precognition_the_runner_no_longer_knows_the_top_card() -> None:
    s = Scenario(
        corp={"deck": ["Hedge Fund", "Snare!", "Ice Wall"], "hand": ["Precognition"]}, turn="runner",
        runner={"hand": ["The Maker's Eye"]},
    )  # fmt: skip
    s.choose("Play The Maker's Eye")
    s.pass_all()
    assert s.card("Ice Wall").known_to == ["runner"]
    s.end_turn()
    s.play("Precognition", "Ice Wall")
    assert s.corp.deck == ["Ice Wall", "Snare!"]
    assert s.card("Ice Wall").known_to == ["corp"]


# -- Cell Portal -------------------------------------------------------------------------------------------------------


def cell_portal(credits_: int = 5) -> Scenario:
    """The Runner encounters Cell Portal behind an unrezzed Ice Wall."""
    s = Scenario(
        corp={
            "credits": credits_,
            "hand": ["Hedge Fund"],
            "servers": {"HQ": {"ice": ["Ice Wall", "Cell Portal+", "Data Mine"]}},
        },
        runner={"hand": GRIP},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Pass", side="corp")
    return s


@card("Cell Portal")
@ruling("FAQ/qa/6")
def test_cell_portal_sends_the_runner_back_to_the_outermost_ice_and_is_derezzed() -> None:
    s = cell_portal()
    s.choose("Continue")
    assert not s.card("Cell Portal").rezzed
    assert s.run is not None
    assert (s.run.phase, s.run.ice) == ("approach ice", "Ice Wall")
    assert s.can("Jack out")  # not the first ice approached in this run
    s.choose("Jack out")
    assert s.run is None


@card("Cell Portal")
def test_cell_portal_can_be_rezzed_again_when_it_is_approached_again() -> None:
    s = cell_portal(credits_=5)
    s.choose("Continue")
    s.choose("Continue")
    s.choose("Pass")
    s.choose("Continue")
    s.choose("Rez Cell Portal")
    assert s.corp.credits == 0
    assert s.run is not None
    assert s.run.ice == "Ice Wall"
    assert not s.card("Cell Portal").rezzed


@card("Cell Portal")
def test_cell_portal_alone_is_approached_again_itself() -> None:
    s = Scenario(corp={"credits": 0, "servers": {"HQ": {"ice": ["Cell Portal+"]}}}, turn="runner")
    s.choose("Run HQ")
    assert s.run is not None
    assert (s.run.phase, s.run.ice) == ("approach ice", "Cell Portal")
    s.choose("Continue")
    assert s.run.phase == "approach server"  # unrezzed and unaffordable: it is passed


@card("Cell Portal")
def test_a_broken_cell_portal_is_passed_and_stays_rezzed() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Cell Portal+"]}}},
        runner={"rig": ["Gordian Blade"], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    for _ in range(5):
        s.choose("Use Gordian Blade: +1", side="runner")
    s.choose("Use Gordian Blade: Break", side="runner")
    s.pass_until("Continue")
    assert s.card("Cell Portal").rezzed
    assert s.phase == "approach server"


@card("Cell Portal")
@card("Marcus Batty")
@pytest.mark.parametrize(("inner", "approached"), [("Quandary+", "Quandary"), ("Quandary", "HQ")])
def test_cell_portal_resolved_during_an_approach_sends_the_runner_back_at_once(inner: str, approached: str) -> None:
    """Marcus Batty resolves its subroutine while other ice, or the server, is approached."""
    ice = ["Pop-up Window", inner, "Cell Portal+"]
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ice, "root": ["Marcus Batty+"]}}},
        runner={"hand": ["Inside Job"]},
        turn="runner",
    )
    s.play("Inside Job", "HQ")
    while not (s.log[-1].startswith(f"The Runner approaches {approached}") and s.side == "corp"):
        s.choose("Pass" if s.can("Pass") else "Continue")
    s.choose("Use Marcus Batty")
    s.bid(1, 0)
    if s.can("Cell Portal"):
        s.choose("Cell Portal")
    s.pass_until("Rez Pop-up Window")
    assert s.run is not None
    assert (s.run.phase, s.run.ice) == ("approach ice", "Pop-up Window")
    assert "The Runner encounters Quandary." not in s.log


# -- Chum --------------------------------------------------------------------------------------------------------------


def after_chum(inner: str, **runner: object) -> Scenario:
    """Chum's subroutine has just resolved; the Runner approaches the next piece of ice."""
    spec = {"hand": GRIP, **runner}
    s = Scenario(
        corp={"hand": ["Hedge Fund"], "credits": 0, "servers": {"HQ": {"ice": ["Chum+", inner]}}},
        runner=spec,
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("Jack out")
    return s


@card("Chum")
@ruling("FAQ/card/chum/1")
def test_jacking_out_after_chum_costs_nothing() -> None:
    s = after_chum("Enigma+")
    s.choose("Jack out")
    assert len(s.runner.hand) == 5


@card("Chum")
@ruling("FAQ/card/chum/2")
def test_chum_does_3_net_damage_when_the_next_ice_is_not_fully_broken() -> None:
    s = after_chum("Enigma+", rig=["Gordian Blade"], credits=9)
    s.choose("Continue")
    s.choose("Use Gordian Blade: +1", side="runner")
    s.choose("Use Gordian Blade: +1")
    s.pass_until("Use Gordian Blade: Break")
    assert s.card("Enigma").strength == 4
    s.use("Gordian Blade: Break", "Subroutine 2")
    assert len(s.runner.hand) == 5
    s.choose("Pass")
    assert len(s.runner.hand) == 2
    assert s.phase == "approach server"


@card("Chum")
def test_chum_does_no_damage_when_all_subroutines_of_the_next_ice_are_broken() -> None:
    s = after_chum("Enigma+", rig=["Gordian Blade"], credits=9)
    s.choose("Continue")
    s.choose("Use Gordian Blade: +1", side="runner")
    s.choose("Use Gordian Blade: +1")
    s.choose("Use Gordian Blade: Break", side="runner")
    s.choose("Subroutine 2")
    s.choose("Use Gordian Blade: Break")
    s.pass_until("Continue")
    assert len(s.runner.hand) == 5


@card("Chum")
def test_chums_damage_comes_before_the_subroutines_of_the_next_ice() -> None:
    s = after_chum("Wall of Thorns+", hand=["Sure Gamble"] * 4)
    s.choose("Continue")
    assert s.result is not None  # 3 from Chum leave 1 card, and Wall of Thorns does 2 more
    assert s.result.winner == "corp"
    log = [line["text"] for line in s.game.view("corp")["log"]]
    three = next(i for i, text in enumerate(log) if "suffers 3 net damage" in text)
    two = next(i for i, text in enumerate(log) if "suffers 2 net damage" in text)
    assert three < two


@card("Chum")
def test_chum_strengthens_only_the_next_encounter() -> None:
    s = after_chum("Hunter+")
    assert s.card("Hunter").strength == 4  # approached, not yet encountered
    s.choose("Continue")
    assert s.run is not None
    assert s.card("Hunter").strength == 6
    assert s.card("Chum").strength == 4
    s.choose("0")
    assert s.card("Hunter").strength == 4


@card("Chum")
def test_chum_waits_past_unrezzed_ice_for_the_next_encounter() -> None:
    s = Scenario(
        corp={"credits": 0, "servers": {"HQ": {"ice": ["Chum+", "Hunter", "Hunter+"]}}},
        runner={"hand": GRIP},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Continue")
    assert len(s.runner.hand) == 5
    s.choose("Continue")
    assert len(s.runner.hand) == 2


@card("Chum")
def test_chum_does_nothing_when_no_more_ice_is_encountered() -> None:
    s = after_chum("Hunter")
    s.choose("Continue")
    s.pass_all()
    assert len(s.runner.hand) == 5


@card("Chum")
@ruling("FAQ/card/chum/2")
def test_chum_does_its_damage_when_the_next_encounter_ends_before_ice_could_be_broken() -> None:
    s = after_chum("Tollbooth+", credits=2)
    s.choose("Continue")
    assert s.run is None  # the toll could not be paid
    assert len(s.runner.hand) == 2


@card("Chum")
@ruling("FAQ/rules/bypass/ex1")
def test_chum_does_its_damage_when_the_next_ice_is_bypassed() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund"], "credits": 1, "servers": {"HQ": {"ice": ["Chum+", "Hunter"]}}},
        runner={"hand": ["Femme Fatale", *GRIP], "credits": 12},
        turn="runner",
    )
    s.install("Femme Fatale", "unrezzed ice (innermost, HQ)")
    s.choose("Run HQ")
    s.choose("Continue", side="runner")
    s.rez("Hunter")
    s.choose("Yes")
    assert len(s.runner.hand) == 2
    assert s.phase == "approach server"


@card("Chum")
@ruling("FAQ/qa/7")
def test_chum_and_parasite_and_ice_carver_count_together() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund"], "servers": {"HQ": {"ice": ["Chum+", "Enigma+"]}}},
        runner={"hand": GRIP, "rig": ["Ice Carver", ("Parasite", {"host": "Enigma", "virus": 1})]},
        turn="runner",
    )
    assert s.card("Enigma").strength == 1
    s.choose("Run HQ")
    s.pass_until("Jack out")
    s.choose("Continue")
    assert s.card("Enigma").zone == "play"  # 2, minus 1, minus 1, plus 2
    assert len(s.runner.hand) == 2


# -- Data Mine, Neural Katana, Wall of Thorns --------------------------------------------------------------------------


@card("Data Mine")
def test_data_mine_does_1_net_damage_and_is_trashed_and_the_run_goes_on() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Data Mine", "Ice Wall"]}}, "credits": 0}, runner={"hand": GRIP}, turn="runner"
    )
    s.choose("Run HQ")
    s.rez("Data Mine")
    assert len(s.runner.hand) == 4
    assert s.corp.discard == ["Data Mine"]
    assert s.corp.servers["HQ"]["ice"] == ["Ice Wall"]
    assert s.run is not None
    assert (s.run.phase, s.run.ice) == ("approach ice", "Ice Wall")


@card("Neural Katana")
def test_neural_katana_does_3_net_damage_and_lets_the_runner_pass() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Neural Katana+"]}}}, runner={"hand": GRIP}, turn="runner")
    s.choose("Run HQ")
    assert len(s.runner.hand) == 2
    assert s.phase == "approach server"


@card("Neural Katana")
def test_neural_katana_flatlines_a_runner_with_2_cards() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Neural Katana+"]}}}, runner={"hand": GRIP[:2]}, turn="runner")
    s.choose("Run HQ")
    assert s.result is not None
    assert (s.result.winner, s.result.reason) == ("corp", "flatline")


@card("Wall of Thorns")
def test_wall_of_thorns_does_2_net_damage_and_ends_the_run() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Wall of Thorns+"]}}}, runner={"hand": GRIP}, turn="runner")
    s.choose("Run HQ")
    assert len(s.runner.hand) == 3
    assert s.run is None


# -- Akitaro Watanabe --------------------------------------------------------------------------------------------------


@card("Akitaro Watanabe")
def test_akitaro_watanabe_makes_the_ice_of_his_server_2_cheaper_to_rez() -> None:
    s = Scenario(
        corp={"credits": 3, "servers": {"HQ": {"ice": ["Wall of Static"], "root": ["Akitaro Watanabe+"]}}},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Rez Wall of Static")
    assert s.corp.credits == 2


@card("Akitaro Watanabe")
def test_akitaro_watanabe_does_not_pay_the_corp() -> None:
    s = Scenario(
        corp={"credits": 0, "servers": {"HQ": {"ice": ["Ice Wall"], "root": ["Akitaro Watanabe+"]}}}, turn="runner"
    )
    s.choose("Run HQ")
    s.choose("Rez Ice Wall")
    assert s.corp.credits == 0


@card("Akitaro Watanabe")
def test_akitaro_watanabe_counts_only_rezzed_and_only_for_his_server() -> None:
    s = Scenario(
        corp={
            "credits": 1,
            "servers": {
                "HQ": {"ice": ["Wall of Static"], "root": ["Akitaro Watanabe"]},
                "R&D": {"ice": ["Wall of Static"], "root": ["Akitaro Watanabe+"]},
            },
        },
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Pass")
    assert not s.can("Rez Wall of Static")
    s.pass_all()
    s.choose("Run R&D")
    assert s.can("Rez Wall of Static")


@card("Akitaro Watanabe")
def test_a_second_akitaro_watanabe_trashes_the_first() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"root": ["Akitaro Watanabe+"]}, "R&D": {"root": ["Akitaro Watanabe"]}}},
    )
    s.choose("Gain 1 credit")
    s.choose("Rez Akitaro Watanabe")
    assert s.corp.servers["HQ"]["root"] == []
    assert s.corp.servers["R&D"]["root"] == ["Akitaro Watanabe"]
