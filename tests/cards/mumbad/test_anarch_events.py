"""The Anarch events of the Mumbad Cycle: each card's own text."""

from netrunner.scenario import Scenario
from tests.cards import card

# -- Run Amok ----------------------------------------------------------------------------------------------------------


@card("Run Amok")
def test_run_amok_trashes_a_piece_of_ice_that_was_rezzed_during_the_run() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+", "Enigma", "Quandary"]}}, "credits": 9},
        runner={"hand": ["Run Amok"], "rig": ["Yog.0", "Corroder"], "credits": 9},
        turn="runner",
    )
    s.play("Run Amok", "HQ")
    s.to_encounter()
    s.use("Corroder: Break")
    s.rez("Enigma")
    s.use("Yog.0", "Subroutine 1")
    s.use("Yog.0")
    s.rez("Quandary")
    s.use("Yog.0")
    s.pass_until("Enigma")
    assert s.side == "runner"
    assert sorted(s.options) == ["Enigma", "Quandary"], "Ice Wall was rezzed before"
    s.choose("Quandary")
    assert s.corp.discard == ["Quandary"]
    assert s.corp.servers["HQ"]["ice"] == ["Ice Wall", "Enigma"]


@card("Run Amok")
def test_run_amok_trashes_nothing_where_nothing_was_rezzed_or_a_run_of_this_turn_did_it() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Pop-up Window"]}}, "credits": 9},
        runner={"hand": ["Run Amok"], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.rez("Pop-up Window")
    s.pass_all()
    s.play("Run Amok", "HQ")
    s.pass_all()
    assert s.corp.discard == []


@card("Run Amok")
def test_run_amok_counts_an_unsuccessful_run_too() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall"]}}}, runner={"hand": ["Run Amok"], "credits": 3}, turn="runner"
    )
    s.play("Run Amok", "HQ")
    s.rez("Ice Wall")
    s.pass_all()
    assert s.corp.discard == ["Ice Wall"]
    assert s.runner.credits == 0


@card("Run Amok")
def test_run_amok_looks_at_its_own_run_though_another_has_begun_since() -> None:
    s = Scenario(
        corp={
            "servers": {"HQ": {"ice": ["Pop-up Window"]}, "R&D": {"ice": ["Pop-up Window"]}},
            "credits": 9,
        },
        runner={"hand": ["Run Amok"], "rig": ["Doppelgänger"], "credits": 9},
        turn="runner",
    )
    s.play("Run Amok", "HQ")
    s.pass_until("Doppelgänger")
    s.choose("Doppelgänger")
    s.choose("Yes")
    s.choose("R&D")
    s.rez("Pop-up Window")
    s.pass_all()
    assert s.corp.discard == [], "the ice was rezzed during the other run"


# -- Political Graffiti ------------------------------------------------------------------------------------------------


def graffiti(**corp: object) -> Scenario:
    s = Scenario(corp={"hand": ["Blank"], **corp}, runner={"hand": ["Political Graffiti"]}, turn="runner")
    s.choose("Play Political Graffiti")
    while s.run is not None and s.can("Continue"):
        s.choose("Continue")
    return s


@card("Political Graffiti")
def test_political_graffiti_lowers_the_points_of_a_scored_agenda() -> None:
    s = graffiti(scored=["Priority Requisition", "Hostile Takeover"], discard=["Snare!"])
    s.choose("Priority Requisition")
    assert s.corp.score == 3
    assert s.accessed == [], "no card of Archives is accessed"
    assert s.card("Political Graffiti").zone == "play"
    assert s.runner.discard == []


@card("Political Graffiti")
def test_everybody_sees_political_graffiti_on_its_agenda() -> None:
    s = graffiti(scored=["Priority Requisition"])
    for viewer in ("corp", "runner", "spectator"):
        agenda = s.game.view(viewer)["corp"]["scored"][0]
        assert [guest["title"] for guest in agenda["hosted"]] == ["Political Graffiti"]
        assert agenda["points"] == 2


@card("Political Graffiti")
def test_political_graffiti_stays_on_an_agenda_that_is_swapped() -> None:
    s = Scenario(
        corp={"scored": ["Priority Requisition"], "hand": ["Hostile Takeover"]},
        runner={"hand": ["Political Graffiti"], "rig": ["Turntable"]},
        turn="runner",
    )
    s.choose("Play Political Graffiti")
    s.pass_all()
    s.choose("Run HQ")
    s.pass_until("Yes")
    s.choose("Yes")
    assert s.runner.scored == ["Priority Requisition"]
    assert s.runner.score == 2
    assert s.corp.score == 1


@card("Political Graffiti")
def test_two_graffiti_on_one_agenda_add_up_and_may_go_below_zero() -> None:
    s = Scenario(
        corp={"scored": ["Hostile Takeover"], "hand": ["Blank"]},
        runner={"hand": ["Political Graffiti", "Political Graffiti"]},
        turn="runner",
    )
    s.choose("Play Political Graffiti")
    s.pass_all()
    s.choose("Play Political Graffiti")
    s.pass_all()
    assert s.corp.score == -1


@card("Political Graffiti")
def test_political_graffiti_is_trashed_by_a_purge() -> None:
    s = graffiti(scored=["Priority Requisition"])
    assert s.corp.score == 2
    s.end_turn()
    s.choose("Purge virus counters")
    assert s.corp.score == 3
    assert s.runner.discard == ["Political Graffiti"]


@card("Political Graffiti")
def test_political_graffiti_goes_with_a_forfeited_agenda() -> None:
    s = graffiti(scored=["Hostile Takeover"], servers={"HQ": {"ice": ["Archer"]}}, credits=9)
    s.choose("Run HQ")
    s.rez("Archer")
    assert s.corp.scored == []
    assert "Political Graffiti" in s.runner.discard


@card("Political Graffiti")
def test_political_graffiti_without_a_scored_agenda_is_trashed_and_nothing_is_accessed() -> None:
    s = graffiti(scored=[], discard=["Hedge Fund"])
    s.pass_all()
    assert s.runner.discard == ["Political Graffiti"]
    assert s.accessed == []


@card("Political Graffiti")
def test_political_graffiti_does_nothing_without_success() -> None:
    s = Scenario(
        corp={"scored": ["Hostile Takeover"], "servers": {"Archives": {"ice": ["Ice Wall+"]}}},
        runner={"hand": ["Political Graffiti"]},
        turn="runner",
    )
    s.choose("Play Political Graffiti")
    s.pass_all()
    assert s.corp.score == 1
    assert s.runner.discard == ["Political Graffiti"]


# -- Making an Entrance ------------------------------------------------------------------------------------------------


@card("Making an Entrance")
def test_making_an_entrance_trashes_any_and_arranges_the_rest() -> None:
    deck = ["Sure Gamble", "Diesel", "Corroder", "Yog.0", "Mimic", "Easy Mark", "Dirty Laundry"]
    s = Scenario(runner={"hand": ["Making an Entrance"], "deck": deck}, turn="runner")
    s.choose("Play Making an Entrance")
    assert len(s.options) == 7, "six cards and Done"
    assert not s.can("Dirty Laundry"), "the seventh card is not looked at"
    s.choose("Diesel")
    s.choose("Mimic")
    s.choose("Done")
    for title in ("Yog.0", "Easy Mark", "Sure Gamble", "Corroder"):
        if s.can(title):
            s.choose(title)
    assert sorted(s.runner.discard) == ["Diesel", "Making an Entrance", "Mimic"]
    assert s.runner.deck == ["Yog.0", "Easy Mark", "Sure Gamble", "Corroder", "Dirty Laundry"]


@card("Making an Entrance")
def test_making_an_entrance_is_for_the_first_click_and_nothing_must_be_trashed() -> None:
    s = Scenario(runner={"hand": ["Making an Entrance"], "deck": ["Diesel", "Mimic"]}, turn="runner")
    s.choose("Play Making an Entrance")
    s.choose("Done")
    s.choose("Mimic")
    assert s.runner.deck == ["Mimic", "Diesel"]
    late = Scenario(runner={"hand": ["Making an Entrance"], "deck": ["Diesel"]}, turn="runner")
    late.choose("Gain 1 credit")
    assert not late.can("Play Making an Entrance")


# -- The Noble Path ----------------------------------------------------------------------------------------------------


@card("The Noble Path")
def test_the_noble_path_trashes_the_grip_and_prevents_all_damage_in_its_run() -> None:
    s = Scenario(
        corp={"hand": ["Snare!"], "credits": 9, "servers": {"HQ": {"ice": ["Neural Katana+"]}}},
        runner={"hand": ["The Noble Path", "Sure Gamble", "Diesel"]},
        turn="runner",
    )
    s.play("The Noble Path", "HQ")
    assert sorted(s.runner.discard) == ["Diesel", "Sure Gamble"]
    s.choose("Yes", side="corp")
    s.pass_all()
    assert s.result is None, "3 net damage of the ice and 3 of Snare! are prevented"
    assert s.runner.tags == 1


@card("The Noble Path")
def test_the_noble_path_prevents_no_damage_after_its_run() -> None:
    s = Scenario(corp={"hand": ["Snare!"], "credits": 9}, runner={"hand": ["The Noble Path"]}, turn="runner")
    s.play("The Noble Path", "R&D")
    s.pass_all()
    s.choose("Run HQ")
    s.choose("Yes", side="corp")
    assert s.result is not None


# -- Fear the Masses ---------------------------------------------------------------------------------------------------


@card("Fear the Masses")
def test_fear_the_masses_trashes_a_card_and_one_more_for_each_copy_revealed() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund"], "deck": ["Ice Wall", "Enigma", "Snare!", "PAD Campaign"]},
        runner={"hand": ["Fear the Masses"] * 3, "credits": 1},
        turn="runner",
    )
    s.choose("Play Fear the Masses")
    s.pass_until("Fear the Masses")
    assert s.corp.discard == [], "additional cards are trashed at once with the first (RR/additional)"
    s.choose("Fear the Masses")
    s.choose("Done")
    assert s.corp.discard == ["Ice Wall", "Enigma"]
    assert s.accessed == []
    assert s.runner.hand == ["Fear the Masses"] * 2, "revealed copies stay"
    assert not s.card("Ice Wall").faceup


@card("Fear the Masses")
def test_fear_the_masses_trashes_one_card_without_a_copy_and_does_nothing_without_success() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund"], "deck": ["Ice Wall", "Enigma"]},
        runner={"hand": ["Fear the Masses", "Diesel"]},
        turn="runner",
    )
    s.choose("Play Fear the Masses")
    s.pass_until("Done")
    assert s.options == ["Done"], "the Corp does not learn that there is no copy"
    s.choose("Done")
    assert s.corp.discard == ["Ice Wall"]
    stopped = Scenario(
        corp={"deck": ["Ice Wall"], "servers": {"HQ": {"ice": ["Wall of Static+"]}}},
        runner={"hand": ["Fear the Masses"]},
        turn="runner",
    )
    stopped.choose("Play Fear the Masses")
    stopped.pass_all()
    assert stopped.corp.discard == []


@card("Fear the Masses")
def test_the_log_tells_that_the_run_is_successful_before_what_follows_from_it() -> None:
    s = Scenario(corp={"hand": ["Blank"], "deck": ["Hedge Fund"]}, runner={"hand": ["Fear the Masses"]}, turn="runner")
    s.play("Fear the Masses")
    s.pass_all()
    assert s.log.index("The run on HQ is successful.") < s.log.index("Hedge Fund is trashed from R&D.")
