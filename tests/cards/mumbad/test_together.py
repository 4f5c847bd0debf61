"""Cards of the Mumbad Cycle beside others, and what their questions say."""

import pytest

from netrunner.engine.log import lines
from netrunner.engine.terms import CORP, RUNNER
from netrunner.scenario import Scenario
from tests.cards import card


@card("Patron", "Security Testing")
@pytest.mark.parametrize("title", ["Patron", "Security Testing"])
def test_the_server_is_chosen_for_this_turn_only(title: str) -> None:
    s = Scenario(corp={"hand": ["An Offer You Can't Refuse", "Ice Wall"]}, runner={"rig": [title]})
    s.end_turn()
    s.choose("Yes")
    s.choose("HQ")
    s.end_turn()
    s.play("An Offer You Can't Refuse", "HQ", "Make a run")
    s.pass_all()
    assert len(s.accessed) == 1  # in the Corp's turn


@card("Out of the Ashes", "Blacklist")
def test_what_cannot_leave_the_heap_cannot_be_removed_to_pay() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Blacklist+"]}}}, runner={"discard": ["Out of the Ashes"] * 2})
    s.end_turn()
    assert s.prompt.startswith("Take an action")


@card("Jesminder Sareen: Girl Behind the Curtain")
def test_the_log_says_that_a_tag_is_avoided() -> None:
    s = Scenario(
        corp={"hand": ["Snare!"], "credits": 9},
        runner={"identity": "Jesminder Sareen: Girl Behind the Curtain", "hand": ["Blank"] * 5},
        turn="runner",
    )
    s.access("HQ")
    s.choose("Yes")
    assert "Jesminder Sareen: Girl Behind the Curtain avoids 1 tag." in s.log


@card("Fear the Masses")
def test_the_question_speaks_of_copies() -> None:
    s = Scenario(runner={"hand": ["Fear the Masses"] * 2}, turn="runner")
    s.play("Fear the Masses")
    s.pass_until("Done")
    assert s.prompt.startswith("Fear the Masses: reveal any number of copies of this card from your grip.")


@card("Exchange of Information")
def test_the_question_says_what_is_swapped() -> None:
    scored = ["Hostile Takeover", "Priority Requisition"]
    s = Scenario(corp={"hand": ["Exchange of Information"], "scored": scored}, runner={"tags": 1, "scored": scored})
    s.play("Exchange of Information", "Hostile Takeover")
    assert s.prompt == "Exchange of Information: swap Hostile Takeover with an agenda in the Runner's score area."
    s.choose("Priority Requisition")
    assert "Hostile Takeover is swapped with Priority Requisition of the other score area." in s.log


@card("Clone Suffrage Movement")
def test_the_question_does_not_ask_about_the_ice() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Clone Suffrage Movement+"]}}, "discard": ["Hedge Fund"]},
        turn="runner",
    )
    s.end_turn()
    assert s.prompt == "Clone Suffrage Movement: reveal an operation from Archives and add it to HQ?"


@card("New Construction")
def test_the_question_says_what_happens_now() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["New Construction+"]}}, "hand": ["PAD Campaign", "Mumba Temple"]}
    )
    s.choose("Advance New Construction")
    s.choose("Yes")
    assert s.prompt == (
        "New Construction: install an agenda, asset or upgrade from HQ in a new server, paying all costs."
    )


@card("Councilman")
def test_a_second_copy_is_not_paid_for_nothing() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["PAD Campaign"]}}},
        runner={"rig": ["Councilman"] * 2, "credits": 9},
        turn="runner",
    )
    s.choose("Gain 1 credit")
    s.rez("PAD Campaign", "Councilman", "Yes")
    assert "The Runner pays 2 credits." in s.log
    assert not s.card("PAD Campaign").rezzed
    assert s.runner.rig == ["Councilman"]
    assert s.prompt.startswith("Take an action")


@card("Red Tape", "Improved Tracers", "Archangel")
def test_all_ice_means_ice_that_is_met_in_hq_too() -> None:
    s = Scenario(
        corp={
            "hand": ["Archangel"],
            "scored": ["Improved Tracers"],
            "servers": {"HQ": {"ice": ["Red Tape+"]}},
            "credits": 9,
        },
        runner={"rig": ["Gordian Blade"], "credits": 20},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Yes", side="corp")
    assert s.run is not None
    assert s.run.ice == "Archangel"
    assert s.card("Archangel").strength == 6 + 3 + 1


@card("Haas-Bioroid: Stronger Together", "Panchatantra", "Chrysalis")
def test_accessed_ice_may_become_a_bioroid() -> None:
    s = Scenario(
        corp={"identity": "Haas-Bioroid: Stronger Together", "hand": ["Chrysalis"]},
        runner={"rig": ["Panchatantra", "Mongoose"], "hand": ["Blank"] * 4},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Yes", side="runner")
    s.choose("Bioroid")
    assert s.card("Chrysalis").strength == 2 + 1


@card("Vikram 1.0", "Paperclip")
def test_a_program_in_the_heap_cannot_be_used_either() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Vikram 1.0+", "Ice Wall+"]}}, "credits": 0},
        runner={"discard": ["Paperclip"], "hand": ["Blank"] * 5, "credits": 20},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Pass")
    s.bid(corp=0, runner=5)
    s.bid(corp=0, runner=5)
    s.choose("Continue")
    assert s.run is None  # Ice Wall has ended it, and nobody was asked about Paperclip
    assert s.runner.discard == ["Paperclip"]


@card("Ravana 1.0")
def test_the_log_names_the_subroutine_that_other_ice_resolves() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ravana 1.0+"]}, "R&D": {"ice": ["Viktor 1.0+"]}}},
        runner={"hand": ["Blank"] * 5, "clicks": 1},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Viktor 1.0, subroutine 1", side="corp")
    assert "Viktor 1.0: Do 1 brain damage." in s.log


# -- Information Sifting is an access of cards from HQ -----------------------------------------------------------------


def sift(corp: dict[str, object], rig: list[str], seed: int = 0) -> Scenario:
    """Information Sifting with Hedge Fund and Ice Wall in the pile that is accessed, Enigma in the other one."""
    s = Scenario(
        corp={"hand": ["Hedge Fund", "Ice Wall", "Enigma"], **corp},
        runner={"rig": rig, "hand": ["Information Sifting"], "credits": 1},
        turn="runner",
        seed=seed,
    )
    s.choose("Play Information Sifting")
    s.pass_until("Hedge Fund")
    for answer in ("Hedge Fund", "Ice Wall", "Done", "First pile"):
        s.choose(answer)
    s.pass_all()
    return s


@card("Information Sifting", "Aumakua")
def test_a_pile_that_is_only_looked_at_counts_once_for_aumakua() -> None:
    s = sift({}, ["Aumakua"])
    assert sorted(s.accessed) == ["Hedge Fund", "Ice Wall"]
    assert s.card("Aumakua").counters["virus"] == 1


@card("Information Sifting", "Mwanza City Grid")
def test_mwanza_city_grid_pays_for_the_cards_of_a_pile_and_adds_none_of_the_other() -> None:
    s = sift({"servers": {"HQ": {"root": ["Mwanza City Grid+"]}}, "credits": 0}, [])
    assert sorted(s.accessed) == ["Hedge Fund", "Ice Wall"]
    assert s.corp.credits == 4


@card("Information Sifting", "SYNC BRE")
def test_sync_bre_spares_a_card_of_the_pile() -> None:
    s = sift({"servers": {"HQ": {"ice": ["SYNC BRE+"]}}, "credits": 0}, [])
    assert len(s.accessed) == 1


@card("Information Sifting", "Maw")
@pytest.mark.parametrize("seed", range(4))
def test_maw_does_not_take_what_the_accesses_have_set_aside(seed: int) -> None:
    s = sift({}, ["Maw"], seed)
    assert len(s.corp.discard) == 1
    assert s.accessed[0] not in s.corp.discard


@card("Top Hat", "Mwanza City Grid")
def test_mwanza_city_grid_pays_for_the_one_card_that_top_hat_accesses() -> None:
    s = Scenario(
        corp={"deck": ["Hedge Fund"] * 6, "servers": {"R&D": {"root": ["Mwanza City Grid+"]}}, "credits": 0},
        runner={"rig": ["Top Hat"]},
        turn="runner",
    )
    s.choose("Run R&D")
    s.pass_until("Yes")
    s.choose("Yes")
    s.choose("card 3 from the top of R&D")
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]
    assert s.corp.credits == 2


@card("Corporate Scandal")
def test_the_table_shows_the_bad_publicity_that_counts() -> None:
    s = Scenario(corp={"bad_publicity": 1}, runner={"hand": ["Corporate Scandal"]}, turn="runner")
    s.choose("Play Corporate Scandal")
    assert s.game.view("corp")["corp"]["bad_publicity"] == 2
    assert s.game.view("runner")["corp"]["bad_publicity"] == 2
    assert s.corp.bad_publicity == 1, "none was taken"


@card("MCA Informant")
def test_the_table_shows_the_tags_that_count() -> None:
    s = Scenario(corp={"hand": ["MCA Informant"]}, runner={"rig": ["Kati Jones"], "tags": 1})
    s.choose("Play MCA Informant")
    assert s.game.view("runner")["runner"]["tags"] == 2
    assert s.runner.tags == 1, "none was taken"


@card("Harvester")
def test_the_log_ends_a_quoted_subroutine_with_one_full_stop() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Harvester+"]}}},
        runner={"rig": ["Gordian Blade"], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Use Gordian Blade: +1 strength")
    s.to_encounter()
    s.use("Gordian Blade", "Subroutine 1")
    quoted = "The Runner draws 3 cards, then discards down to their maximum hand size"
    assert f"Gordian Blade breaks “{quoted}”." in s.log


@card("Metamorph")
def test_the_log_names_a_place_and_not_the_tokens_that_leave_it() -> None:
    s = Scenario(
        corp={
            "servers": {
                "HQ": {"ice": ["Metamorph+"]},
                "Server 1": {"root": [("NGO Front", {"advancement": 2})]},
                "Server 2": {"root": ["PAD Campaign"]},
            }
        },
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("NGO Front")
    s.choose("NGO Front")
    s.pass_all()
    assert "The place “Server 1” is taken by PAD Campaign." in s.log


def told(s: Scenario, side: int) -> list[str]:
    return [text for _, text in lines(s.state.log, 1 << side)]


# -- Agendas that are installed faceup ---------------------------------------------------------------------------------


@card("City Works Project", "Daruma", "Toshiyuki Sakai")
@pytest.mark.parametrize("root", [["Daruma+", "NGO Front"], ["Toshiyuki Sakai"]])
def test_an_agenda_that_is_swapped_into_play_is_installed_faceup_if_it_says_so(root: list[str]) -> None:
    s = Scenario(
        corp={"hand": ["City Works Project", "Hedge Fund"], "servers": {"Server 1": {"root": root}}},
        runner={"hand": ["Diesel"] * 4},
        turn="runner",
    )
    s.choose("Run Server 1")
    s.choose("Yes", side="corp")
    s.choose("City Works Project")
    assert s.card("City Works Project").faceup
    assert s.card("City Works Project").known_to == ["corp", "runner"]


@card("New Construction", "Full Immersion RecStudio")
def test_an_agenda_that_is_installed_on_a_card_is_faceup_if_it_says_so() -> None:
    s = Scenario(
        corp={
            "hand": ["New Construction", "PAD Campaign"],
            "servers": {"Server 1": {"root": ["Full Immersion RecStudio+"]}},
        }
    )
    s.install("New Construction", "Full Immersion RecStudio")
    assert s.card("New Construction").faceup
    assert "The Corp installs New Construction on Full Immersion RecStudio." in told(s, RUNNER)
    s.install("PAD Campaign", "Full Immersion RecStudio")
    assert not s.card("PAD Campaign").faceup
    assert "The Corp installs a card on Full Immersion RecStudio." in told(s, RUNNER)
    assert "The Corp installs PAD Campaign on Full Immersion RecStudio." in told(s, CORP)
