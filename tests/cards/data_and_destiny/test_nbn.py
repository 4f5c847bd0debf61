"""Data and Destiny: NBN."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

# -- Ad Blitz ----------------------------------------------------------------------------------------------------------


@card("Ad Blitz")
@ruling("FAQ/card/ad-blitz/1")
def test_ad_blitz_installs_and_rezzes_what_it_chooses() -> None:
    s = Scenario(
        corp={
            "hand": ["Ad Blitz", "PAD Campaign", "Hedge Fund"],
            "discard": ["Adonis Campaign", "Melange Mining Corp."],
            "credits": 8,
        }
    )
    s.play("Ad Blitz", "2")
    assert s.corp.clicks == 1
    assert s.options == ["PAD Campaign", "Adonis Campaign"]  # Melange is no advertisement
    s.choose("Adonis Campaign")
    s.choose("New server")
    s.choose("New server")
    assert s.card("Adonis Campaign").rezzed
    assert s.card("PAD Campaign").rezzed
    assert s.corp.credits == 8 - 2 - 4 - 2


@card("Ad Blitz")
@ruling("FAQ/card/ad-blitz/1")
def test_ad_blitz_cannot_choose_what_could_not_be_rezzed() -> None:
    s = Scenario(corp={"hand": ["Ad Blitz", "PAD Campaign", "Adonis Campaign"], "credits": 3})
    s.choose("Play Ad Blitz")
    s.choose("1")
    s.choose("New server")  # only PAD Campaign is left to choose
    assert s.card("PAD Campaign").rezzed
    assert s.corp.hand == ["Adonis Campaign"]
    assert s.corp.credits == 0


@card("Ad Blitz")
@ruling("RR/if-able/1")
def test_ad_blitz_does_nothing_when_x_is_more_than_can_be_installed_and_rezzed() -> None:
    for x, hand in (("2", ["PAD Campaign"]), ("2", ["PAD Campaign", "Adonis Campaign"]), ("1", ["Adonis Campaign"])):
        s = Scenario(corp={"hand": ["Ad Blitz", *hand], "credits": 4})
        s.choose("Play Ad Blitz")
        s.choose(x)
        assert s.corp.hand == hand, "nothing was installed"
        assert s.corp.credits == 4 - int(x), "X was paid"
        assert s.corp.discard == ["Ad Blitz"]


@card("Ad Blitz", "Breaker Bay Grid")
def test_ad_blitz_counts_what_an_advertisement_costs_where_it_is_installed() -> None:
    grid = {"Server 1": {"root": ["Breaker Bay Grid+"]}}
    s = Scenario(corp={"hand": ["Ad Blitz", "Eve Campaign"], "servers": grid, "credits": 1})
    s.choose("Play Ad Blitz")
    assert s.options == ["Server 1"], "it could not be rezzed elsewhere"
    s.choose("Server 1")
    s.choose("Done")
    assert s.card("Eve Campaign").rezzed
    assert s.corp.credits == 0


@card("Ad Blitz", "Breaker Bay Grid")
@ruling("RR/if-able/1")
def test_a_grid_makes_one_advertisement_cheaper_for_ad_blitz_and_not_two() -> None:
    grid = {"Server 1": {"root": ["Breaker Bay Grid+"]}}
    hand = ["Ad Blitz", "Eve Campaign", "PAD Campaign"]
    for credits_, played in ((4, True), (3, False)):
        s = Scenario(corp={"hand": hand, "servers": grid, "credits": credits_})
        s.play("Ad Blitz", "2")
        assert (s.options == ["Eve Campaign", "PAD Campaign"]) is played
        if played:
            s.choose("PAD Campaign")
            s.choose("New server")
            s.choose("Server 1")
            s.choose("Done")
            assert s.card("Eve Campaign").rezzed
            assert s.card("PAD Campaign").rezzed
            assert s.corp.credits == 0


@card("Ad Blitz")
@ruling("RR/if-able/1")
def test_ad_blitz_leaves_enough_for_the_rest() -> None:
    hand = ["PAD Campaign", "Adonis Campaign", "PAD Campaign"]
    s = Scenario(corp={"hand": ["Ad Blitz", *hand], "credits": 7})
    s.choose("Play Ad Blitz")
    s.choose("2")
    s.choose("New server")  # PAD Campaign: after an Adonis Campaign for 4 nothing could be rezzed with the last credit
    s.choose("New server")
    assert s.corp.hand == ["Adonis Campaign"]
    assert s.corp.credits == 1


@card("Ad Blitz")
def test_ad_blitz_needs_an_advertisement() -> None:
    s = Scenario(corp={"hand": ["Ad Blitz", "Melange Mining Corp."], "credits": 9})
    assert not s.can("Play Ad Blitz")


# -- Archangel ---------------------------------------------------------------------------------------------------------


@card("Archangel")
@ruling("FAQ/card/archangel/1", "RR/timing/ex1", "RR/timing/general/2")
def test_an_archangel_paid_for_is_encountered_in_the_middle_of_the_access() -> None:
    s = Scenario(
        corp={"deck": ["Archangel", "PAD Campaign", "Hedge Fund"], "credits": 5},
        runner={"hand": ["The Maker's Eye"], "rig": ["Magnum Opus"], "credits": 8},
        turn="runner",
    )
    s.choose("Play The Maker's Eye")
    s.pass_until("Continue")
    s.choose("Continue")
    assert s.side == "corp"
    s.choose("Yes")
    assert s.corp.credits == 2
    assert not s.can("Jack out")
    s.choose("2")  # 6 and 2 of the Corp
    s.choose("2")
    assert s.runner.hand == ["Magnum Opus"]  # the trace was successful
    assert s.run is not None
    assert s.can("Trash PAD Campaign")  # the access of R&D goes on where it was interrupted


@card("Archangel")
def test_archangel_may_be_left_alone_and_is_revealed_from_rnd() -> None:
    s = Scenario(corp={"deck": ["Archangel"], "credits": 5}, runner={"rig": ["Magnum Opus"]}, turn="runner")
    s.access("R&D")
    assert s.card("Archangel").known_to == ["corp", "runner"]
    s.choose("No")
    assert s.corp.credits == 5
    assert s.runner.rig == ["Magnum Opus"]


@card("Archangel")
def test_archangel_in_archives_asks_nothing() -> None:
    s = Scenario(corp={"discard": ["Archangel"], "credits": 5}, turn="runner")
    s.access("Archives")
    assert s.corp.credits == 5
    assert s.run is None


@card("Archangel")
@ruling("FAQ/card/archangel/3")
def test_datasucker_cannot_weaken_an_archangel_that_is_accessed() -> None:
    s = Scenario(
        corp={"hand": ["Archangel"], "credits": 5},
        runner={"rig": [("Datasucker", {"virus": 3}), "Gordian Blade"], "credits": 5},
        turn="runner",
    )
    s.access("HQ")
    s.choose("Yes")
    assert s.can("Use Gordian Blade")
    assert not s.can("Use Datasucker")


# -- Quantum Predictive Model ------------------------------------------------------------------------------------------


@card("Quantum Predictive Model")
def test_a_tagged_runner_loses_the_model_to_the_corp() -> None:
    s = Scenario(corp={"hand": ["Quantum Predictive Model"]}, runner={"tags": 1}, turn="runner")
    s.access("HQ")
    assert s.corp.scored == ["Quantum Predictive Model"]
    assert s.corp.score == 1
    assert s.runner.score == 0


@card("Quantum Predictive Model")
def test_an_untagged_runner_steals_the_model_and_reveals_it_from_rnd() -> None:
    s = Scenario(corp={"deck": ["Quantum Predictive Model", "Hedge Fund"]}, turn="runner")
    s.access("R&D")
    s.pass_all()
    assert s.runner.scored == ["Quantum Predictive Model"]


@card("Quantum Predictive Model")
def test_the_model_works_in_archives_and_is_not_scored() -> None:
    s = Scenario(
        corp={"identity": "Jinteki: Personal Evolution", "discard": ["Quantum Predictive Model"]},
        runner={"tags": 1, "hand": ["Diesel"]},
        turn="runner",
    )
    s.access("Archives")
    assert s.corp.scored == ["Quantum Predictive Model"]
    assert s.runner.hand == ["Diesel"]  # neither scored nor stolen: Personal Evolution does nothing


# -- The All-Seeing I --------------------------------------------------------------------------------------------------


@card("The All-Seeing I")
@ruling("FAQ/card/the-all-seeing-i/1")
def test_without_bad_publicity_all_resources_are_trashed() -> None:
    s = Scenario(
        corp={"hand": ["The All-Seeing I"], "credits": 1},
        runner={"tags": 1, "rig": ["Access to Globalsec", "Wyldside", "Corroder"]},
    )
    s.choose("Play The All-Seeing I")
    assert s.runner.rig == ["Corroder"]
    assert sorted(s.runner.discard) == ["Access to Globalsec", "Wyldside"]


@card("The All-Seeing I")
def test_the_runner_can_remove_a_bad_publicity_instead() -> None:
    s = Scenario(
        corp={"hand": ["The All-Seeing I"], "credits": 1, "bad_publicity": 2},
        runner={"tags": 1, "rig": ["Wyldside"]},
    )
    s.choose("Play The All-Seeing I")
    assert s.side == "runner"
    s.choose("Yes")
    assert s.corp.bad_publicity == 1
    assert s.runner.rig == ["Wyldside"]


@card("The All-Seeing I")
def test_the_runner_may_keep_the_bad_publicity_where_it_is() -> None:
    s = Scenario(
        corp={"hand": ["The All-Seeing I"], "credits": 1, "bad_publicity": 1},
        runner={"tags": 1, "rig": ["Wyldside"]},
    )
    s.choose("Play The All-Seeing I")
    s.choose("No")
    assert s.corp.bad_publicity == 1
    assert s.runner.discard == ["Wyldside"]


@card("The All-Seeing I")
def test_the_all_seeing_i_needs_a_tag_and_a_resource() -> None:
    s = Scenario(corp={"hand": ["The All-Seeing I"], "credits": 1}, runner={"rig": ["Wyldside"]})
    assert not s.can("Play The All-Seeing I")
    s = Scenario(corp={"hand": ["The All-Seeing I"], "credits": 1, "bad_publicity": 1}, runner={"tags": 1})
    assert not s.can("Play The All-Seeing I")


@card("Archangel", "Gang Sign")
def test_archangel_is_not_encountered_outside_a_run() -> None:
    s = Scenario(
        corp={
            "hand": ["Archangel"],
            "servers": {"Server 1": {"root": [("Hostile Takeover", {"advancement": 2})]}},
        },
        runner={"rig": ["Gang Sign"]},
    )
    s.choose("Gain 1 credit")
    s.choose("Score Hostile Takeover")
    assert s.accessed == ["Archangel"]
    assert s.can("Gain 1 credit"), "nobody is asked (decision 235)"
    assert s.runner.rig == ["Gang Sign"]


# -- Media Blitz -------------------------------------------------------------------------------------------------------


def blitz(agenda: str, tags: int = 1) -> Scenario:
    s = Scenario(
        corp={"hand": ["Media Blitz", "Scorched Earth"], "credits": 9},
        runner={"scored": [agenda], "tags": tags, "hand": ["Diesel"] * 7},
    )
    s.choose("Play Media Blitz")
    return s


@card("Media Blitz")
def test_media_blitz_gains_the_text_of_a_stolen_agenda() -> None:
    s = blitz("The Cleaners")
    s.choose("Play Scorched Earth")
    assert len(s.runner.hand) == 2  # 4 meat damage and 1 more
    assert s.runner.scored == ["The Cleaners"]


@card("Media Blitz")
@ruling("RR/self-referential-language/ex1")
@pytest.mark.parametrize("agenda", ["Private Security Force", "15 Minutes", "Domestic Sleepers", "Crisis Management"])
def test_media_blitz_gains_nothing_from_text_that_names_its_own_card(agenda: str) -> None:
    s = blitz(agenda)
    s.next_turn()
    assert s.corp.clicks == 3
    assert not s.can("Use Media Blitz")
    assert len(s.runner.hand) == 5, "no damage: two cards were discarded"


@card("Media Blitz")
def test_the_text_is_gone_with_the_current() -> None:
    s = blitz("The Cleaners")
    s.place("corp", "hand", "Housekeeping")
    s.choose("Play Housekeeping")
    assert s.corp.discard == ["Media Blitz"]
    s.choose("Play Scorched Earth")
    assert len(s.runner.hand) == 3


@card("Media Blitz")
def test_media_blitz_may_be_played_when_nothing_was_stolen() -> None:
    s = Scenario(corp={"hand": ["Media Blitz"], "credits": 2})
    s.choose("Play Media Blitz")
    assert not s.can("Use Media Blitz")


# -- 24/7 News Cycle ---------------------------------------------------------------------------------------------------


@card("24/7 News Cycle")
def test_24_7_news_cycle_resolves_a_when_scored_ability_for_an_agenda() -> None:
    s = Scenario(corp={"hand": ["24/7 News Cycle"], "scored": ["Breaking News", "15 Minutes"]})
    s.choose("Play 24/7 News Cycle")
    s.choose("15 Minutes")
    assert s.runner.tags == 2, "Breaking News was the only one left to choose"
    assert s.corp.score == 1
    s.end_turn()
    assert s.runner.tags == 2, "Breaking News was not scored in this turn"


@card("24/7 News Cycle")
def test_24_7_news_cycle_needs_an_agenda_to_forfeit_and_an_ability() -> None:
    assert not Scenario(corp={"hand": ["24/7 News Cycle"]}).can("Play 24/7 News Cycle")
    s = Scenario(corp={"hand": ["24/7 News Cycle"], "scored": ["15 Minutes", "15 Minutes"]})
    assert not s.can("Play 24/7 News Cycle")


@card("24/7 News Cycle")
@ruling("RR/using-abilities/2")
def test_the_only_agenda_can_be_forfeited_for_nothing() -> None:
    s = Scenario(corp={"hand": ["24/7 News Cycle"], "scored": ["Breaking News"]})
    s.choose("Play 24/7 News Cycle")
    assert s.corp.scored == []
    assert s.runner.tags == 0


# -- Surveillance Sweep ------------------------------------------------------------------------------------------------


@card("Surveillance Sweep")
def test_surveillance_sweep_makes_the_runner_spend_first_during_runs() -> None:
    s = Scenario(
        corp={
            "hand": ["Surveillance Sweep"],
            "scored": ["Restructured Datapool"],
            "servers": {"HQ": {"ice": ["Turnpike+"]}},
            "clicks": 2,
        }
    )
    s.choose("Play Surveillance Sweep")
    s.choose("Use Restructured Datapool")
    assert s.side == "corp", "no run: the Corp spends first"
    s.bid(0, 0)
    s.choose("Run HQ")
    assert s.side == "runner"
    s.choose("3")
    assert s.side == "corp"
    assert s.prompt.startswith("Trace strength 5 against link strength 3")


@card("Surveillance Sweep")
def test_surveillance_sweep_is_trashed_when_an_agenda_is_stolen() -> None:
    s = Scenario(
        corp={"hand": ["Surveillance Sweep"], "servers": {"Server 1": {"root": ["Project Beale"]}}, "clicks": 1}
    )
    s.choose("Play Surveillance Sweep")
    s.run_on("Server 1")
    assert s.corp.discard == ["Surveillance Sweep"]


# -- Keegan Lane -------------------------------------------------------------------------------------------------------


@card("Keegan Lane")
def test_keegan_lane_trashes_a_program_for_a_tag_during_a_run_on_its_server() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"root": ["Keegan Lane+"]}}},
        runner={"rig": ["Corroder", "Gordian Blade"], "tags": 1},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Use Keegan Lane", side="corp")
    s.choose("Corroder")
    assert s.runner.discard == ["Corroder"]
    assert s.runner.tags == 0
    assert s.corp.discard == ["Keegan Lane"]


@card("Keegan Lane")
@pytest.mark.parametrize(
    ("server", "tags", "rig"), [("R&D", 1, "Corroder"), ("HQ", 0, "Corroder"), ("HQ", 1, "Fall Guy")]
)
def test_keegan_lane_needs_its_server_a_tag_and_a_program(server: str, tags: int, rig: str) -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"root": ["Keegan Lane+"], "ice": ["Ice Wall"]}, "R&D": {"ice": ["Ice Wall"]}}},
        runner={"rig": [rig], "tags": tags},
        turn="runner",
    )
    s.choose(f"Run {server}")
    while s.run is not None:
        assert not s.can("Use Keegan Lane")
        s.choose("Continue" if s.can("Continue") else "Pass" if s.can("Pass") else "No action")


# -- Rutherford Grid ---------------------------------------------------------------------------------------------------


@card("Rutherford Grid")
def test_rutherford_grid_raises_every_trace_during_a_run_on_its_server() -> None:
    s = Scenario(
        corp={
            "servers": {"HQ": {"root": ["Rutherford Grid+"], "ice": ["Turnpike+"]}, "R&D": {"ice": ["Troll+"]}},
            "scored": ["Restructured Datapool"],
        },
        turn="runner",
    )
    s.choose("Run R&D")
    assert s.prompt.startswith("Trace [2]")
    s.bid(0, 2)
    s.pass_all()
    s.choose("Run HQ")
    assert s.prompt.startswith("Trace [7]")


@card("Rutherford Grid", "Security Nexus")
def test_rutherford_grid_raises_the_traces_of_the_runners_cards_too() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"root": ["Rutherford Grid+"], "ice": ["Ice Wall+"]}}},
        runner={"rig": ["Security Nexus"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Yes")
    assert s.prompt.startswith("Trace [7]")


@card("Rutherford Grid", "Improved Tracers")
def test_two_raises_add_up() -> None:
    s = Scenario(
        corp={
            "servers": {"HQ": {"root": ["Rutherford Grid+"], "ice": ["Turnpike+"]}},
            "scored": ["Improved Tracers"],
        },
        turn="runner",
    )
    s.choose("Run HQ")
    assert s.prompt.startswith("Trace [8]")
