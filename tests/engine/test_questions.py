"""A question names its card, its server and its numbers; copies of a card are told apart by what lies on them."""

from __future__ import annotations

from typing import Any

import pytest

from netrunner.engine.phrase import one_question, with_x
from netrunner.scenario import Scenario
from netrunner.server.live.choice_labels import look


def test_copies_are_told_apart_by_their_counters() -> None:
    casts = [("Daily Casts", {"credit": 6}), ("Daily Casts", {"credit": 2}), ("Daily Casts", {"credit": 2})]
    s = Scenario(runner={"rig": casts})
    s.end_turn()
    assert s.options == ["Daily Casts (6 credits)", "Daily Casts (2 credits)", "Daily Casts (2 credits) #2"]


def test_copies_are_told_apart_by_what_they_host_and_by_the_server_they_have_chosen() -> None:
    s = Scenario(
        runner={
            "rig": [
                "Off-Campus Apartment",
                ("Joshua B.", {"host": "Off-Campus Apartment"}),
                "Off-Campus Apartment",
                "Aesop's Pawnshop",
            ],
            "hand": ["Cyber-Cypher", "Cyber-Cypher"],
            "credits": 9,
        },
        turn="runner",
    )
    s.install("Cyber-Cypher", "HQ")
    s.install("Cyber-Cypher", "Done", "R&D")
    s.end_turn()
    s.end_turn()
    s.choose("Aesop's Pawnshop")
    s.choose("Yes")
    assert {"Off-Campus Apartment (with Joshua B.)", "Off-Campus Apartment"} < set(s.options)
    assert {"Cyber-Cypher (HQ)", "Cyber-Cypher (R&D)"} < set(s.options)


def test_a_trace_and_what_can_be_prevented_name_their_card() -> None:
    s = Scenario(
        corp={"hand": ["SEA Source", "Scorched Earth"], "credits": 20},
        runner={"rig": [("Plascrete Carapace", {"power": 4})], "credits": 3, "hand": ["Diesel"] * 5},
        turn="runner",
    )
    s.run_on("Archives")
    s.end_turn()
    s.choose("Play SEA Source")
    assert s.prompt == "Trace [3] against 0 link (SEA Source): how many credits do you spend?"
    s.choose("1")
    assert s.prompt == "Trace strength 4 against 0 link (SEA Source): how many credits do you spend?"
    s.choose("0")
    s.choose("Play Scorched Earth")
    assert s.prompt == "About to happen: 4 meat damage (Scorched Earth). You may prevent or avoid it."


def test_who_can_prevent_nothing_is_not_told_that_they_may() -> None:
    """The Corp is asked, since the Runner must think that a facedown card could be rezzed for it."""
    s = Scenario(
        corp={"servers": {"Server 1": {"ice": ["Viktor 1.0+"], "root": ["Red Herrings"]}}},
        runner={"rig": ["Gordian Blade"], "credits": 5},
        turn="runner",
        skip_empty_windows=False,
    )
    s.choose("Run Server 1")
    s.to_encounter()
    s.choose("Use Gordian Blade: +1", side="runner")
    s.choose("Use Gordian Blade: Break", side="runner")
    s.choose("Subroutine 1")
    assert (s.side, s.options) == ("corp", ["Pass"])
    assert s.prompt.endswith(". You can only pass.")


def test_a_trace_says_who_spends_later() -> None:
    s = Scenario(
        corp={"hand": ["SEA Source"], "credits": 20}, runner={"credits": 18, "hand": ["Diesel"]}, turn="runner"
    )
    s.run_on("Archives")
    s.end_turn()
    s.choose("Play SEA Source")
    assert s.game.view("corp")["contest"]["later"] == "runner"
    s.choose("0")
    assert "later" not in s.game.view("runner")["contest"]


def test_a_trace_says_what_the_runner_could_spend_with_what_pays_for_traces() -> None:
    s = Scenario(
        corp={"hand": ["SEA Source"], "credits": 20},
        runner={"credits": 4, "rig": [("Compromised Employee", {"credit": 1})], "hand": ["Diesel"]},
        turn="runner",
    )
    s.run_on("Archives")
    s.end_turn()
    s.choose("Play SEA Source")
    for side in ("corp", "runner"):
        view = s.game.view(side)
        assert view["contest"]["funds"] == view["runner"]["credits"] + 1
    s.choose("0")
    funds = s.game.view("runner")["contest"]["funds"]
    assert max(int(label) for label in s.options) == funds


def test_who_pays_reads_what_for() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"rig": ["Faust", ("Cyberfeeder", {"credit": 1}), "Corroder"], "hand": ["Diesel", "Sure Gamble"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("Use Faust: Break")
    s.choose("Use Faust: Break")
    assert s.prompt == "Faust: choose a card to trash as a cost."
    s.choose("Diesel")
    s.choose("Use Corroder: +1")
    assert s.prompt == "Corroder: choose where to take credits from (1 to pay)."


def test_a_chosen_server_is_named() -> None:
    s = Scenario(corp={"hand": ["An Offer You Can't Refuse"], "credits": 9}, runner={"credits": 5, "clicks": 4})
    s.play("An Offer You Can't Refuse", "R&D")
    assert s.side == "runner"
    assert s.options[0] == "Make a run on R&D. During this run, you cannot jack out"


def test_a_chosen_x_is_a_number() -> None:
    s = Scenario(
        corp={
            "hand": ["Psychographics"],
            "credits": 9,
            "servers": {"Server 1": {"root": ["Hostile Takeover"]}, "Server 2": {"root": ["Breaking News"]}},
        },
        runner={"tags": 1},
    )
    s.choose("Play Psychographics")
    assert s.prompt == "Psychographics: place 1 advancement token on a card that can be advanced."


@pytest.mark.parametrize(
    ("text", "x", "said"),
    [
        ("place X advancement tokens on a card", 1, "place 1 advancement token on a card"),
        ("place X advancement tokens on a card", 3, "place 3 advancement tokens on a card"),
        ("shuffle X cards from Archives", 1, "shuffle 1 card from Archives"),
        ("suffer X net damage", 2, "suffer 2 net damage"),
    ],
)
def test_x_is_put_into_words(text: str, x: int, said: str) -> None:
    assert with_x(text, x) == said


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("trash a card from HQ. If you do, trash a resource", "trash a card from HQ to trash a resource"),
        ("pay 1 credit. If you do, the Runner draws 1 card", "pay 1 credit. If you do, the Runner draws 1 card"),
        ("install ice. The Runner is now approaching it", "install ice, and make the Runner approach it"),
        ("lose 1 credit. You may gain 1 credit", "lose 1 credit; then you may gain 1 credit"),
        ("gain 1 credit. Take 1 tag", "gain 1 credit; then take 1 tag"),
    ],
)
def test_a_question_is_one_sentence(text: str, asked: str) -> None:
    assert one_question(text) == asked


def test_what_somebody_is_made_to_do_is_asked_so() -> None:
    s = Scenario(runner={"identity": "Laramy Fisk: Savvy Investor"}, turn="runner")
    s.choose("Run Archives")
    s.choose("Continue")
    assert s.prompt == "Laramy Fisk: Savvy Investor: make the Corp draw 1 card?"


def test_who_chooses_what_damage_takes_reads_by_which_card() -> None:
    s = Scenario(
        corp={"identity": "Chronos Protocol: Selective Mind-mapping", "servers": {"HQ": {"ice": ["Neural Katana+"]}}},
        runner={"rig": ["Titanium Ribs"], "hand": ["Diesel", "Sure Gamble", "Corroder", "Mimic"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("Diesel")
    assert s.prompt == "Titanium Ribs: choose the card that is trashed."


def test_a_card_that_was_chosen_before_is_named() -> None:
    s = Scenario(
        corp={
            "hand": ["Trick of Light"],
            "servers": {
                "HQ": {"ice": [("Ice Wall", {"advancement": 2})]},
                "Server 1": {"root": ["Project Junebug"]},
                "Server 2": {"root": ["Hostile Takeover"]},
            },
        },
    )
    s.choose("Play Trick of Light")
    assert s.prompt == (
        "Trick of Light: move up to 2 advancement tokens from Ice Wall to an installed Corp card that can be advanced "
        "other than Ice Wall."
    )


def test_a_card_that_was_chosen_before_and_is_not_known_is_told_by_its_place() -> None:
    ice = {"HQ": {"ice": ["Enigma"]}, "R&D": {"ice": ["Ice Wall"]}, "Archives": {"ice": ["Quandary"]}}
    s = Scenario(corp={"servers": ice}, runner={"hand": ["Reshape"]}, turn="runner")
    s.choose("Play Reshape")
    s.choose("unrezzed ice (outermost, HQ)")
    assert s.prompt == "Reshape: swap the unrezzed ice (outermost, HQ) with an installed unrezzed piece of ice."


def test_who_chooses_several_cards_reads_how_many_are_chosen() -> None:
    heap = ["Diesel", "Corroder", "Mimic", "Gordian Blade"]
    s = Scenario(runner={"hand": ["Labor Rights"], "discard": heap, "deck": ["Blank"] * 5}, turn="runner")
    s.choose("Play Labor Rights")
    assert s.prompt == "Labor Rights: shuffle 3 cards from your heap into your stack."
    s.choose("Diesel")
    assert s.prompt == "Labor Rights: shuffle 3 cards from your heap into your stack (1 of 3 chosen)."


def test_how_many_there_are_in_any_number_is_not_said() -> None:
    s = Scenario(corp={"hand": ["Reuse", "Enigma", "Ice Wall", "Quandary"]})
    s.choose("Play Reuse")
    assert s.prompt == "Reuse: trash any number of cards from HQ."
    s.choose("Enigma")
    assert s.prompt == "Reuse: trash any number of cards from HQ (1 chosen)."


def test_what_only_the_position_counts_is_counted_from_the_first_card_on() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("Aggressive Secretary", {"advancement": 2})]}}, "credits": 5},
        runner={"rig": ["Corroder", "Mimic", "Gordian Blade"]},
        turn="runner",
    )
    s.access("Server 1")
    s.choose("Yes", side="corp")
    assert s.prompt.endswith("trash 1 installed program for each advancement token on this card (0 of 2 chosen).")


def installing(title: str) -> Scenario:
    s = Scenario(
        corp={
            "hand": [title],
            "servers": {
                "HQ": {"root": ["Ash 2X3ZB9CY"]},
                "Server 1": {"root": ["PAD Campaign", "Ash 2X3ZB9CY"]},
                "Server 2": {"root": ["Hostile Takeover"]},
            },
        }
    )
    s.choose(f"Install {title}")
    return s


def test_a_place_says_what_is_trashed_there() -> None:
    s = installing("Melange Mining Corp.")
    assert s.options == ["Server 1 (trashes PAD Campaign)", "Server 2 (trashes Hostile Takeover)", "New server"]
    words = [option.get("words") for option in view_data(s)]
    assert words == ["trashes PAD Campaign", "trashes Hostile Takeover", None]
    assert [option["server"] for option in view_data(s)] == ["Server 1", "Server 2", "New server"]
    told = look(s.state, s.state.options[0])
    assert (told.words(s.state, 1), told.words(s.state, 2)) == (s.options[0], "Server 1")


def test_an_upgrade_and_ice_trash_nothing() -> None:
    for title in ("Ash 2X3ZB9CY", "Ice Wall"):
        assert not any("trashes" in label for label in installing(title).options)


def view_data(s: Scenario) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = s.game.view(s.side or "corp")["decision"]["options"]
    return found


def test_abilities_that_wait_say_what_they_do() -> None:
    s = Scenario(
        corp={"deck": ["Blank"] * 5},
        runner={"rig": ["Wyldside", "Security Testing"], "deck": ["Blank"] * 9},
    )
    s.end_turn()
    assert s.prompt == "Choose the ability that triggers next."
    words = {option["label"]: option["words"] for option in view_data(s)}
    assert "raw 2 cards" in words["Wyldside"]
    assert "server" in words["Security Testing"]
    s.choose("Security Testing")
    assert s.prompt.startswith("Security Testing: choose a server, for 2 credits instead of accessing cards")
