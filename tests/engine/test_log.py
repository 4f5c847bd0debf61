"""The log tells what happened and what it cost, and no reader more than they may know."""

from __future__ import annotations

from random import Random

import pytest

from netrunner import Deck, Game
from netrunner.engine.log import LogEntry, lines
from netrunner.engine.phrase import in_third_person
from netrunner.scenario import Scenario

CORP, RUNNER, SPECTATOR = 1, 2, 0


def read(s: Scenario, mask: int) -> list[str]:
    return [text for _, text in lines(s.state.log, mask)]


def test_rezzing_playing_and_installing_name_what_was_paid() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund"], "credits": 13, "servers": {"HQ": {"ice": ["Tollbooth"]}}},
        runner={"hand": ["Corroder"], "credits": 9},
    )
    s.choose("Play Hedge Fund")
    assert "The Corp plays Hedge Fund for 5 credits." in s.log
    s.end_turn()
    s.choose("Install Corroder")
    assert "The Runner installs Corroder for 2 credits." in s.log
    s.choose("Run HQ")
    s.choose("Rez Tollbooth")
    assert "The Corp rezzes Tollbooth protecting HQ for 8 credits." in s.log


def test_what_the_corp_pays_for_ice_is_public_and_what_it_is_is_not() -> None:
    s = Scenario(corp={"hand": ["Enigma"], "credits": 5, "servers": {"HQ": {"ice": ["Ice Wall"]}}})
    s.choose("Install Enigma")
    s.choose("HQ")
    s.choose("Done")
    assert "The Corp installs Enigma protecting HQ for 1 credit." in read(s, CORP)
    assert "The Corp installs ice protecting HQ for 1 credit." in read(s, RUNNER)
    assert "The Corp installs ice protecting HQ for 1 credit." in read(s, SPECTATOR)


def test_an_advanced_card_is_told_by_its_place_to_those_who_do_not_know_it() -> None:
    s = Scenario(corp={"credits": 5, "servers": {"Server 1": {"root": ["Priority Requisition"]}}})
    s.choose("Advance Priority Requisition")
    assert "The Corp advances Priority Requisition in Server 1." in read(s, CORP)
    assert "The Corp advances a card in Server 1." in read(s, RUNNER)


def test_approached_ice_is_ice_to_those_who_do_not_know_it() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Ice Wall"]}}}, turn="runner")
    s.choose("Run HQ")
    assert "The Runner approaches Ice Wall protecting HQ." in read(s, CORP)
    assert "The Runner approaches ice protecting HQ." in read(s, RUNNER)


def test_a_used_ability_is_told_with_its_cost_and_a_broken_subroutine_by_its_words() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}}, runner={"rig": ["Corroder"], "credits": 5}, turn="runner"
    )
    s.choose("Run HQ")
    s.choose("Use Corroder: Break")
    assert "The Runner uses Corroder for 1 credit: Break 1 barrier subroutine." in s.log
    assert "Corroder breaks “End the run”." in s.log


def test_what_trashing_an_accessed_card_cost_is_told() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["PAD Campaign+"]}}}, runner={"credits": 5}, turn="runner")
    s.choose("Run Server 1")
    s.choose("Continue")
    s.choose("Trash PAD Campaign", side="runner")
    assert "The Runner pays 4 credits to trash PAD Campaign." in s.log


def test_rezzing_at_no_cost_says_so() -> None:
    s = Scenario(
        corp={
            "credits": 0,
            "servers": {
                "HQ": {"ice": ["Tollbooth"]},
                "Server 1": {"root": [("Priority Requisition", {"advancement": 5})]},
            },
        }
    )
    s.choose("Gain 1 credit")
    s.choose("Score Priority Requisition")
    assert "The Corp scores Priority Requisition, worth 3 agenda points." in s.log
    s.choose("Yes")
    assert "The Corp rezzes Tollbooth protecting HQ, ignoring all costs." in s.log


def test_nothing_is_told_after_the_game_is_over() -> None:
    s = Scenario(corp={"hand": ["Snare!"], "credits": 10}, runner={"hand": ["Sure Gamble"]}, turn="runner")
    s.choose("Run HQ")
    s.choose("Continue")
    s.choose("Yes", side="corp")
    assert s.result is not None
    assert s.log[-1] == "The Corp wins the game: the Runner is flatlined."


def test_a_line_about_an_unseen_card_is_a_sentence() -> None:
    hidden = LogEntry("{card} is trashed.", 1, "e3 Feedback Implants", 1, 0, "", "", 0, None)
    assert hidden.render(1) == "e3 Feedback Implants is trashed."
    assert hidden.render(2) == "A card is trashed."
    assert LogEntry("The Corp draws {card}.", 1, "Snare!", 1, 0, "", "", 0, None).render(2) == "The Corp draws a card."


def test_a_line_speaks_to_whoever_it_is_about_and_names_the_cause() -> None:
    line = LogEntry("The Runner suffers {n} net damage.", 3, "", 3, 2, "", "Snare!", 3, None)
    assert line.data(2, 1) == {
        "turn": 3,
        "text": "You suffer 2 net damage.",
        "side": "runner",
        "cause": "Snare!",
        "cards": ["Snare!"],
    }
    assert line.data(1, 0)["text"] == "The Runner suffers 2 net damage."


def test_a_line_names_only_cards_that_its_reader_may_know() -> None:
    line = LogEntry("The Corp installs {ice} protecting HQ.", 1, "Enigma", 1, 0, "", "", 0, None)
    assert line.data(1, 0) == {
        "turn": 1,
        "text": "You install Enigma protecting HQ.",
        "side": "corp",
        "cards": ["Enigma"],
    }
    assert "cards" not in line.data(2, 1)


def test_the_line_that_announces_a_turn_says_whose_it_is() -> None:
    line = LogEntry("Turn 4: the Runner.", 4, "", 3, 0, "", "", 0, None)
    assert (line.data(1, 0)["kind"], line.data(1, 0)["side"]) == ("turn", "runner")


def test_what_a_line_quotes_of_a_card_is_the_same_for_everybody() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Tsurugi+", "Pup+"]}}, "credits": 0},
        runner={"rig": ["Window"], "hand": ["Diesel"] * 5},
        turn="runner",
    )
    s.use("Window")
    assert s.state.log is not None
    used = "The Runner uses Window for a click: Draw 1 card from the bottom of the Runner's stack."
    assert used in read(s, CORP)
    told = [entry.data(RUNNER, 1)["text"] for entry in entries(s)]
    assert "You use Window for a click: Draw 1 card from the bottom of the Runner's stack." in told
    s.run_on("HQ")
    assert "Tsurugi: End the run unless the Corp pays 1 credit." in [
        entry.data(CORP, 0)["text"] for entry in entries(s)
    ]


def entries(s: Scenario) -> list[LogEntry]:
    found: list[LogEntry] = []
    entry = s.state.log
    while entry is not None:
        found.append(entry)
        entry = entry.previous
    return found


def test_everybody_reads_which_unseen_installed_card_gets_tokens_or_is_trashed() -> None:
    s = Scenario(
        corp={
            "hand": ["Shipment from SanSan"],
            "servers": {"Server 1": {"root": ["NAPD Contract"]}, "HQ": {"ice": ["Ice Wall"]}},
        },
        runner={"hand": ["Singularity"], "credits": 9},
    )
    s.play("Shipment from SanSan", "Ice Wall", "2")
    assert "2 advancement tokens are placed on ice protecting HQ." in read(s, RUNNER)
    s.end_turn()
    s.play("Singularity")
    s.pass_all()
    assert "A card (Server 1) is trashed." in read(s, RUNNER)
    assert "NAPD Contract (Server 1) is trashed." in read(s, CORP)


def test_what_a_player_did_is_told_in_the_past() -> None:
    told = in_third_person("Draw 1 card for each point of damage you suffered, if you stole an agenda you need", 1)
    assert told == (
        "Draw 1 card for each point of damage the Runner suffered, if the Runner stole an agenda the Runner needs"
    )


def test_a_card_beside_a_central_server_is_in_its_root() -> None:
    s = Scenario(corp={"hand": ["Red Herrings"], "credits": 5})
    s.install("Red Herrings", "HQ")
    assert "The Corp installs a card in the root of HQ." in read(s, RUNNER)
    s.rez("Red Herrings")
    assert "The Corp rezzes Red Herrings in the root of HQ for 1 credit." in read(s, RUNNER)


def test_who_trashes_a_resource_as_an_action_and_for_how_much_is_told() -> None:
    s = Scenario(corp={"credits": 5}, runner={"rig": ["Daily Casts", "Wireless Net Pavilion"], "tags": 1})
    s.choose("Trash Daily Casts")
    assert s.log[-2:] == ["The Corp pays 4 credits to trash Daily Casts.", "Daily Casts is trashed."]


def test_a_quoted_subroutine_ends_with_one_full_stop() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Harvester+"]}}},
        runner={"rig": [("Crypsis", {"virus": 2})], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    while not s.can("Use Crypsis: Break"):
        s.choose("Use Crypsis: +1 strength")
    s.choose("Use Crypsis: Break")
    s.choose("Subroutine 1")
    assert "Crypsis breaks “The Runner draws 3 cards, then discards down to their maximum hand size”." in s.log


def test_a_card_of_a_central_servers_root_is_accessed_there() -> None:
    s = Scenario(corp={"servers": {"Archives": {"root": ["Crisium Grid"]}}, "discard": ["Enigma"]}, turn="runner")
    s.choose("Run Archives")
    s.choose("Continue")
    s.pass_until("Access facedown card")
    s.choose("Access facedown card")
    s.choose("No action")
    assert "The Runner accesses Crisium Grid from the root of Archives." in s.log
    assert "The Runner accesses Enigma from Archives." in s.log


def test_the_corp_reads_what_it_installs_on_a_host() -> None:
    s = Scenario(
        corp={"hand": ["PAD Campaign"], "servers": {"Server 1": {"root": ["Full Immersion RecStudio+"]}}, "credits": 5}
    )
    s.choose("Install PAD Campaign")
    s.choose("Full Immersion RecStudio")
    assert "The Corp installs PAD Campaign on Full Immersion RecStudio." in read(s, CORP)
    assert "The Corp installs a card on Full Immersion RecStudio." in read(s, RUNNER)


def test_a_new_identity_is_somebodys() -> None:
    s = Scenario(runner={"identity": "Noise: Hacker Extraordinaire", "hand": ["Rebirth"], "credits": 5}, turn="runner")
    s.play("Rebirth", "Whizzard: Master Gamer")
    assert "The Runner's identity is now Whizzard: Master Gamer." in s.log


def test_what_is_ones_own_is_ones_own_in_a_line() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Mlinzi+"]}}}, turn="runner")
    s.choose("Run HQ")
    s.pass_until("Yes")
    s.choose("Yes")
    entry = s.state.log
    while entry is not None and not entry.text.startswith("The Runner trashes"):
        entry = entry.previous
    assert entry is not None
    assert entry.data(RUNNER, 1)["text"] == "You trash the top 2 cards of your stack."
    assert entry.data(CORP, 0)["text"] == "The Runner trashes the top 2 cards of their stack."


def test_a_view_names_the_cause_of_a_line_that_does_not() -> None:
    s = Scenario(runner={"rig": ["Joshua B."]})
    s.end_turn()
    s.choose("Yes")
    s.end_turn()
    taken = [line for line in s.game.view("corp")["log"] if line["text"] == "The Runner takes 1 tag."]
    assert [line["cause"] for line in taken] == ["Joshua B."]
    assert all(line["text"].count(line["cause"]) == 0 for line in s.game.view("corp")["log"] if "cause" in line)


def test_ice_that_gains_subtypes_is_told_by_its_place_to_those_who_do_not_know_it() -> None:
    ice = {"HQ": {"ice": ["Enigma"]}, "R&D": {"ice": ["Ice Wall"]}}
    s = Scenario(corp={"servers": ice}, runner={"hand": ["Tinkering"]}, turn="runner")
    s.play("Tinkering", "unrezzed ice (outermost, HQ)")
    gains = "gains sentry, code gate and barrier until the end of the turn."
    assert f"A card (outermost, HQ) {gains}" in read(s, RUNNER)
    assert f"Enigma (outermost, HQ) {gains}" in read(s, CORP)


def test_a_game_whose_log_nobody_reads_goes_the_same_way_without_one() -> None:
    decks = Deck.load("core-jinteki"), Deck.load("core-criminal")
    read_by_all = Game.start(*decks, seed=3, skip_empty_windows=True)
    unread = Game.start(*decks, seed=3, skip_empty_windows=True, log=False)
    chance = Random(3)
    while read_by_all.decision is not None:
        index = chance.randrange(len(read_by_all.decision.options))
        read_by_all.choose(index)
        unread.choose(index)
    assert unread.digest() == read_by_all.digest()
    assert unread.record() == read_by_all.record()
    assert unread.state.log is None
    assert read_by_all.view("corp")["log"]
    assert unread.clone().state.noting is False


@pytest.mark.parametrize("program", ["Kyuban", "Trypano"])
def test_what_is_installed_on_unrezzed_ice_does_not_tell_its_name(program: str) -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Archer"]}, "R&D": {"ice": ["Enigma+"]}}},
        runner={"hand": [program, program], "credits": 9},
        turn="runner",
    )
    told = []
    for ice in ("unrezzed ice (outermost, HQ)", "Enigma"):
        s.choose(f"Install {program}")
        s.choose(ice)
        if s.can("Done"):  # nothing is trashed first
            s.choose("Done")
        assert s.state.log is not None
        told.append(s.state.log.data(RUNNER, 1))
    assert "on unrezzed ice (outermost, HQ)" in told[0]["text"]
    assert [line["cards"] for line in told] == [[program], [program, "Enigma"]]
    assert not any("Archer" in text for text in read(s, RUNNER))


def test_what_is_paid_to_prevent_something_is_not_told_as_its_doing() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Data Raven+"]}}, "hand": ["Hedge Fund"]},
        runner={"rig": ["Decoy"], "hand": ["Diesel"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Take 1 tag")
    assert s.game.view("runner")["decision"]["about"]["title"] == "Data Raven", "what is answered is named all the same"
    s.choose("Use Decoy")
    told = {line["text"]: line.get("cause") for line in s.game.view("runner")["log"]}
    assert told["Decoy is trashed."] is None
    assert told["A tag is avoided."] == "Decoy"


def test_a_title_that_ends_a_line_with_its_own_mark_is_followed_by_no_other() -> None:
    s = Scenario(corp={"deck": ["Snare!"], "hand": ["Hedge Fund"]}, turn="corp")
    s.choose("Draw 1 card")
    assert s.log[-1] == "The Corp draws Snare!"
    s = Scenario(corp={"deck": ["Melange Mining Corp."], "hand": ["Hedge Fund"]}, turn="corp")
    s.choose("Draw 1 card")
    assert s.log[-1] == "The Corp draws Melange Mining Corp."
