"""Rules Reference: Active, Inactive, Archives, HQ, R&D, Grip, Heap, Stack, In a Server, Central Servers, Subtype."""

from typing import Any

import pytest

from netrunner.cards.vocabulary import (
    CORP,
    NET,
    Cost,
    Damage,
    Discard,
    Gain,
    action,
    double,
    each_turn,
    when_accessed,
)
from netrunner.engine.definition import CardDef
from netrunner.engine.terms import OPERATION
from netrunner.scenario import Scenario
from tests.engine.homemade import asset, by_title, event
from tests.rulings import ruling


def faces(s: Scenario, side: str, owner: str = "corp") -> list[str | None]:
    """What a side sees in a pile of discarded cards, in order."""
    return [card.get("title") for card in s.game.view(side)[owner]["discard"]]


# -- active and inactive -----------------------------------------------------------------------------------------------


@ruling("RR/active/1")
def test_installed_faceup_cards_identities_and_agendas_of_the_corp_are_active_and_nothing_else() -> None:
    spec: dict[str, Any] = {"servers": {"Server 1": {"root": [("Hostile Takeover", {"advancement": 2})]}}}
    s = Scenario(
        corp={**spec, "identity": "Jinteki: Personal Evolution", "scored": ["Private Security Force"]},
        runner={"hand": ["Blank"] * 5, "tags": 1},
    )
    s.choose("Use Private Security Force")
    assert len(s.runner.hand) == 4, "an agenda in the Corp's score area"
    s.choose("Score Hostile Takeover")
    s.choose("Jinteki: Personal Evolution")
    assert len(s.runner.hand) == 3, "an identity"
    stolen = Scenario(corp=spec, runner={"tags": 1, "scored": ["Private Security Force"]})
    assert not stolen.can("Use Private Security Force"), "not in the Runner's score area"
    for face, money in (("PAD Campaign+", 9), ("PAD Campaign", 8)):
        s = Scenario(corp={"servers": {"Server 1": {"root": [face]}}})
        s.next_turn()
        assert s.corp.credits == money, face


@ruling("RR/inactive/2", "RR/grip/1", "RR/stack/1", "RR/inactive/1")
@pytest.mark.parametrize("zone", ["hand", "deck", "discard"])
def test_runner_cards_in_grip_stack_and_heap_do_nothing(zone: str) -> None:
    titles = ["Access to Globalsec", "Akamatsu Mem Chip", "Magnum Opus", "Wyldside", "Corroder"]
    s = Scenario(corp={"clicks": 1}, runner={zone: titles})
    assert (s.runner.link, s.runner.memory_limit) == (0, 4)
    s.choose("Gain 1 credit")
    assert s.runner.clicks == 4, "Wyldside did not trigger"
    assert not any(label.startswith("Use ") for label in s.options)
    assert s.card("Corroder").subtypes == ["icebreaker", "fracter"], "but it is still what is printed on it"
    rig = Scenario(runner={"rig": titles[:3]})
    assert (rig.runner.link, rig.runner.memory_limit) == (1, 5), "installed they do"


@ruling("RR/inactive/4", "RR/headquarters-hq/1", "RR/research-and-development-rd/1", "RR/archives/2")
@pytest.mark.parametrize("zone", ["hand", "deck", "discard", "unrezzed"])
def test_corp_cards_in_hq_rnd_archives_or_unrezzed_do_nothing(zone: str) -> None:
    work = asset("Work", action(Cost(clicks=1), Gain(9)), each_turn(Gain(50)))
    titles = ["Work", "Work"]
    corp = {"servers": {"Server 1": {"root": titles[:1]}}} if zone == "unrezzed" else {zone: titles}
    s = Scenario(corp={**corp, "credits": 0}, runner={"clicks": 1}, turn="runner", definitions=by_title(work))
    s.choose("Gain 1 credit")
    s.pass_all()
    assert s.side == "corp"
    assert not s.can("Use Work")
    assert s.corp.credits == 0


@ruling("RR/archives/2", "RR/inactive/5")
def test_an_ability_that_works_when_accessed_works_in_archives_though_the_card_is_inactive() -> None:
    shock = asset("Shock", when_accessed(Damage(NET, 1)), each_turn(Gain(50)))
    s = Scenario(
        corp={"discard": ["Shock"]}, runner={"hand": ["Blank"] * 3}, turn="runner", definitions=by_title(shock)
    )
    s.run_on("Archives")
    assert len(s.runner.hand) == 2
    s.end_turn()
    assert s.corp.credits == 5, "its other ability stays inactive"


@ruling("RR/inactive/5", "RR/inactive/7")
def test_an_ability_that_speaks_of_archives_works_there_and_only_there() -> None:
    for zone in ("discard", "deck"):
        s = Scenario(corp={zone: ["Subliminal Messaging", "Enigma", "Hunter"]}, runner={"clicks": 1}, turn="runner")
        s.choose("Gain 1 credit")
        if zone == "discard":
            s.choose("Yes", side="corp")
            assert "Subliminal Messaging" in s.corp.hand
        else:
            assert not s.can("Yes"), "not from R&D"


@ruling("RR/inactive/8")
def test_what_a_card_says_about_its_playing_holds_while_it_is_still_in_hand() -> None:
    twice = CardDef("Twice", CORP, OPERATION, play=(Gain(9),), abilities=(double(),))
    s = Scenario(corp={"hand": ["Twice", "Aggressive Negotiation"], "clicks": 2}, definitions=by_title(twice))
    assert not s.can("Play Aggressive Negotiation"), "no agenda was scored this turn"
    s.choose("Play Twice")
    assert s.side == "runner", "both clicks were spent"
    assert s.corp.credits == 14
    assert not Scenario(corp={"hand": ["Twice"], "clicks": 1}, definitions=by_title(twice)).can("Play Twice")
    s = Scenario(corp={"hand": ["Oaktown Renovation", "Hostile Takeover"]})
    for title in ("Oaktown Renovation", "Hostile Takeover"):
        s.install(title, "New server")
    assert (s.card("Oaktown Renovation").faceup, s.card("Hostile Takeover").faceup) == (True, False)


@ruling("RR/inactive/1", "RR/subtype/1")
def test_a_card_keeps_type_and_subtypes_while_inactive_but_not_facedown_in_the_rig() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Enigma"]}}},
        runner={"hand": ["Special Order"], "deck": ["Diesel", "Corroder"], "rig": [("Mimic", "facedown"), "Yog.0"]},
        turn="runner",
    )
    assert s.card("Enigma").subtypes == ["code gate"], "unrezzed"
    assert s.card("Yog.0").subtypes == ["icebreaker", "decoder"]
    assert s.card("Mimic").subtypes == []
    s.choose("Play Special Order")
    s.choose("Corroder")
    assert s.runner.hand == ["Corroder"], "found in the stack by its subtype"


# -- archives ----------------------------------------------------------------------------------------------------------


@ruling("RR/archives/1", "RR/trash/1")
def test_corp_cards_that_are_played_trashed_or_discarded_go_to_archives_and_runner_cards_to_the_heap() -> None:
    s = Scenario(
        corp={
            "hand": ["Hedge Fund", "Enigma", "Hunter", "Ice Wall", "Tollbooth", "Neural Katana", "Shadow"],
            "servers": {"Server 1": {"root": ["PAD Campaign+"]}},
            "clicks": 2,
        },
        runner={"tags": 1, "rig": ["Wyldside"]},
    )
    s.choose("Play Hedge Fund")
    s.choose("Trash Wyldside")
    assert (s.corp.discard, s.runner.discard) == (["Hedge Fund"], ["Wyldside"])
    s.choose("Shadow")
    assert s.corp.discard == ["Hedge Fund", "Shadow"]
    s.access("Server 1")
    s.choose("Trash PAD Campaign")
    assert s.corp.discard == ["Hedge Fund", "Shadow", "PAD Campaign"]
    assert s.runner.discard == ["Wyldside"], "the owner's pile, whoever trashed it"


@ruling("RR/archives/3")
def test_a_card_the_runner_can_see_goes_to_archives_faceup_and_one_they_cannot_see_facedown() -> None:
    wreck = event("Wreck", Discard(1, CORP, at_random=True))
    s = Scenario(
        corp={
            "hand": ["Enigma", "PAD Campaign"],
            "servers": {"Server 1": {"root": ["Adonis Campaign+"]}, "Server 2": {"root": ["Melange Mining Corp."]}},
        },
        runner={"hand": ["Wreck"]},
        definitions=by_title(wreck),
    )
    s.install("PAD Campaign", "Server 1")
    assert s.card("Adonis Campaign").faceup, "it was rezzed"
    s.end_turn()
    s.pass_until("Play Wreck")
    s.choose("Play Wreck")
    assert s.card("Enigma").zone == "discard"
    assert not s.card("Enigma").faceup, "from HQ, unseen"
    s.choose("Run Server 2", side="runner")
    s.pass_until("Continue")
    s.choose("Continue")
    s.pass_until("Trash Melange Mining Corp.")
    s.choose("Trash Melange Mining Corp.")
    assert s.card("Melange Mining Corp.").faceup, "seen in the access"


@ruling("RR/archives/6")
def test_both_see_the_faceup_cards_of_archives_and_the_corp_the_facedown_ones_too() -> None:
    s = Scenario(corp={"discard": ["Hunter", ("Snare!", "facedown"), "Enigma"]})
    assert faces(s, "corp") == ["Hunter", "Snare!", "Enigma"]
    assert faces(s, "runner") == ["Hunter", None, "Enigma"]
    assert faces(s, "spectator") == ["Hunter", None, "Enigma"]


@ruling("RR/heap/2")
def test_both_see_the_heap_and_its_order() -> None:
    s = Scenario(runner={"discard": ["Wyldside", "Diesel"], "hand": ["Sure Gamble"]}, turn="runner")
    s.choose("Play Sure Gamble")
    for side in ("corp", "runner", "spectator"):
        assert faces(s, side, "runner") == ["Wyldside", "Diesel", "Sure Gamble"]


# -- servers -----------------------------------------------------------------------------------------------------------


@ruling("RR/central-servers/1", "RR/central-servers/2")
def test_the_three_central_servers_are_always_there_and_can_be_protected() -> None:
    s = Scenario(corp={"hand": ["Ice Wall"] * 3, "deck": []})
    assert list(s.corp.servers) == ["HQ", "R&D", "Archives"]
    for server in ("HQ", "R&D", "Archives"):
        s.choose("Install Ice Wall")
        s.choose(server)
        assert s.corp.servers[server] == {"ice": ["Ice Wall"], "root": []}
    empty = Scenario(corp={"hand": [], "deck": []}, turn="runner")
    for server in ("HQ", "R&D", "Archives"):
        assert empty.can(f"Run {server}"), "even with nothing in it"
    assert not empty.can("Run Server 1")


@ruling("RR/protecting-a-server/1", "RR/install/1", "RR/in-a-server/1", "RR/in-a-server/3")
def test_ice_protects_a_server_and_the_other_cards_are_in_it_or_in_its_root() -> None:
    s = Scenario(corp={"hand": ["Ice Wall", "Hostile Takeover", "Red Herrings"], "clicks": 3})
    for title in ("Ice Wall", "Hostile Takeover", "Red Herrings"):
        s.choose(f"Install {title}")
        s.choose("New server" if title == "Ice Wall" else "Server 1")
        if s.can("Done"):
            s.choose("Done")
    assert s.corp.servers["Server 1"] == {"ice": ["Ice Wall"], "root": ["Hostile Takeover", "Red Herrings"]}
    s.choose("Run Server 1", side="runner")
    s.pass_until("Continue")
    s.choose("Continue")
    s.pass_all()
    accesses = [line for line in s.log if "accesses" in line]
    assert len(accesses) == 2, "what protects the server is not accessed"
    for zone, server in (("hand", "HQ"), ("deck", "R&D"), ("discard", "Archives")):
        s = Scenario(corp={"deck": [], zone: ["Breaking News"]}, turn="runner")
        s.access(server)
        assert s.runner.scored == ["Breaking News"], "the cards of a pile are in its server"


@ruling("RR/in-a-server/2")
def test_an_upgrade_in_the_root_of_hq_is_not_in_hq() -> None:
    dump = event("Dump", Discard(9, CORP, at_random=True))
    hand = ["Enigma", "Hunter", "Ice Wall", "Tollbooth", "Shadow"]
    s = Scenario(
        corp={"hand": hand, "servers": {"HQ": {"root": ["Red Herrings"]}}, "clicks": 1},
        runner={"hand": ["Dump"]},
        definitions=by_title(dump),
    )
    s.choose("Gain 1 credit")
    assert s.options == ["Pass", "Rez Red Herrings"], "it does not count towards the hand size"
    s.choose("Play Dump", side="runner")
    assert sorted(s.corp.discard) == sorted(hand)
    assert s.corp.servers["HQ"]["root"] == ["Red Herrings"], "not discarded from HQ"


@ruling("RR/ice/2", "RR/install/20")
def test_installed_cards_stay_where_they_are_unless_an_ability_moves_them() -> None:
    spec = {
        "HQ": {"ice": ["Ice Wall", "Enigma"], "root": []},
        "Server 1": {"ice": ["Hunter"], "root": ["PAD Campaign", "Red Herrings"]},
    }
    s = Scenario(corp={"servers": spec, "clicks": 3}, skip_empty_windows=False)
    before = s.corp.servers
    moves = ("Gain", "Draw", "Advance", "Rez", "Purge", "Pass")
    for _ in range(3):
        assert all(label.startswith(moves) for label in s.options), "nothing on offer moves a card"
        s.choose("Gain 1 credit")
        s.pass_all()
    assert s.corp.servers == before


@ruling("RR/upgrade/4")
def test_the_runner_cannot_tell_an_upgrade_in_a_remote_from_an_agenda_or_asset() -> None:
    looks = []
    for title in ("Red Herrings", "PAD Campaign", "Hostile Takeover"):
        s = Scenario(corp={"hand": [title]})
        s.install(title, "New server")
        looks.append(s.game.view("runner")["corp"]["servers"])
    assert looks[0] == looks[1] == looks[2]
    s = Scenario(corp={"hand": ["Red Herrings"]})
    s.install("Red Herrings", "HQ")
    assert s.corp.servers["HQ"] == {"ice": [], "root": ["Red Herrings"]}, "in a central server always the root"
