"""Rules Reference: the card types, Console, Faction, Host, Hosted, Install, Play, Purge, Setup, Trash."""

from itertools import product

import pytest

from netrunner.cards.facts import find
from netrunner.cards.vocabulary import (
    NET,
    PROGRAM,
    THIS,
    Choose,
    Damage,
    Filter,
    Forbid,
    HostedOn,
    HostsCards,
    Purge,
    Trash,
    each_turn,
    subroutine,
    this_card,
)
from netrunner.decks import Deck
from netrunner.decks.legality.influence import influence
from netrunner.engine.reason import SetupError
from netrunner.game import Game
from netrunner.scenario import Scenario
from tests.engine.homemade import asset, by_title, hardware, ice_card, operation
from tests.rulings import ruling

# -- types -------------------------------------------------------------------------------------------------------------


@ruling("RR/corp-cards/1")
def test_each_of_the_types_of_corp_cards_enters_play_in_its_own_way() -> None:
    hand = ["Hostile Takeover", "PAD Campaign", "Ice Wall", "Hedge Fund", "Red Herrings"]
    s = Scenario(corp={"hand": hand, "identity": "NBN: Making News"})
    offered = [label for label in s.options if label.startswith(("Install", "Play"))]
    assert sorted(offered) == [
        "Install Hostile Takeover", "Install Ice Wall", "Install PAD Campaign", "Install Red Herrings",
        "Play Hedge Fund",
    ]  # fmt: skip
    assert s.corp.identity == "NBN: Making News", "the sixth type lies in play from the start"


@ruling("RR/runner-cards/1")
def test_each_of_the_types_of_runner_cards_enters_play_in_its_own_way() -> None:
    hand = ["Sure Gamble", "Akamatsu Mem Chip", "Corroder", "Wyldside"]
    s = Scenario(runner={"hand": hand, "identity": "Noise: Hacker Extraordinaire"}, turn="runner")
    offered = [label for label in s.options if label.startswith(("Install", "Play"))]
    assert sorted(offered) == ["Install Akamatsu Mem Chip", "Install Corroder", "Install Wyldside", "Play Sure Gamble"]
    assert s.runner.identity == "Noise: Hacker Extraordinaire"


def places(title: str) -> list[str]:
    """Where the Corp may install a card."""
    s = Scenario(corp={"hand": [title], "servers": {"Server 1": {"ice": ["Enigma"]}}})
    s.choose(f"Install {title}")
    return sorted(s.options)


@ruling("RR/asset/1", "RR/upgrade/1")
def test_assets_go_into_remote_servers_and_upgrades_into_roots_of_central_ones_too() -> None:
    assert places("PAD Campaign") == ["New server", "Server 1"]
    assert places("Red Herrings") == ["Archives", "HQ", "New server", "R&D", "Server 1"]


@ruling("RR/upgrade/3")
def test_an_upgrade_does_nothing_until_its_rez_cost_is_paid() -> None:
    for rez in (False, True):
        s = Scenario(
            corp={"servers": {"Server 1": {"root": ["Hostile Takeover", "Red Herrings"]}}, "credits": 3},
            runner={"credits": 3},
            turn="runner",
            skip_empty_windows=False,
        )
        s.choose("Gain 1 credit")
        if rez:
            s.rez("Red Herrings")
            assert s.corp.credits == 2
        s.choose("Run Server 1", side="runner")
        s.pass_until("Continue")
        s.choose("Continue")
        s.pass_all()
        assert s.runner.scored == ([] if rez else ["Hostile Takeover"])


@ruling("RR/hardware/1", "RR/resource/1", "RR/program/1", "RR/install/1")
@pytest.mark.parametrize(
    ("title", "price", "memory"), [("Akamatsu Mem Chip", 1, 0), ("Wyldside", 3, 0), ("Corroder", 2, 1)]
)
def test_the_runner_pays_the_install_cost_into_the_rig_and_only_programs_need_memory(
    title: str, price: int, memory: int
) -> None:
    s = Scenario(runner={"hand": [title], "credits": price}, turn="runner")
    s.choose(f"Install {title}")
    assert (s.runner.rig, s.runner.credits) == ([title], 0)
    assert s.runner.memory_limit - s.runner.memory == memory
    assert not Scenario(runner={"hand": [title], "credits": price - 1}, turn="runner").can(f"Install {title}")
    full = Scenario(runner={"hand": [title], "rig": ["Magnum Opus"] * 2, "credits": 9}, turn="runner")
    full.choose(f"Install {title}")
    assert full.can("Magnum Opus") == (memory > 0), "only a program has to find room"


@ruling("RR/agenda/4")
def test_a_faceup_agenda_is_installed_but_neither_rezzed_nor_to_be_rezzed() -> None:
    s = Scenario(corp={"hand": ["Oaktown Renovation"], "credits": 9}, skip_empty_windows=False)
    s.install("Oaktown Renovation", "New server")
    assert "title" in s.game.view("runner")["corp"]["servers"][3]["root"][0]
    assert not s.can("Rez Oaktown Renovation")
    reason = s.why_not("Rez Oaktown Renovation")
    assert reason is not None
    s.pass_all()
    s.choose("Advance Oaktown Renovation")
    assert s.corp.credits == 10, "its text is active"


@ruling("RR/ice/3", "RR/card-symbols/8")
def test_ice_does_nothing_until_it_is_rezzed_and_then_each_subroutine_is_broken_singly() -> None:
    sting = ice_card("Sting", *[subroutine(Damage(NET, 1))] * 3, cost=2, subtypes=("code gate",))
    for rez, lost in ((False, 0), (True, 2)):
        s = Scenario(
            corp={"servers": {"HQ": {"ice": ["Sting"]}}},
            runner={"rig": ["Gordian Blade"], "hand": ["Blank"] * 5},
            turn="runner",
            definitions=by_title(sting),
        )
        s.choose("Run HQ")
        if rez:
            s.rez("Sting")
            assert s.corp.credits == 3, "the rez cost"
            s.pass_until("Use Gordian Blade: Break")
            s.choose("Use Gordian Blade: Break")
            assert len(s.options) == 3, "one of three"
            s.choose(s.options[0])
        s.pass_until("Jack out")
        assert len(s.runner.hand) == 5 - lost


# -- consoles ----------------------------------------------------------------------------------------------------------


@ruling("RR/console/2")
def test_the_limit_of_one_console_counts_active_ones_only() -> None:
    for rig, allowed in ((["Desperado"], False), ([("Desperado", "facedown")], True)):
        s = Scenario(
            runner={"rig": rig, "hand": ["Grimoire", "Spinal Modem"], "discard": ["The Toolbox"]}, turn="runner"
        )
        assert s.can("Install Grimoire") == allowed, rig


@ruling("RR/console/3")
def test_a_deck_may_hold_several_consoles() -> None:
    deck = Deck.build("Noise: Hacker Extraordinaire", {"Grimoire": 3, "Spinal Modem": 3})
    assert not any("Grimoire" in p.cards or "Spinal Modem" in p.cards for p in deck.problems(format="casual"))


@ruling("RR/console/5")
def test_a_console_that_an_effect_would_install_beside_another_is_trashed() -> None:
    for rig in (["Desperado"], []):
        s = Scenario(runner={"rig": ["Personal Workshop", *rig], "hand": ["Grimoire"], "credits": 3}, turn="runner")
        s.choose("Use Personal Workshop: Host")
        s.choose("Grimoire")
        assert s.card("Grimoire").host == "Personal Workshop"
        for _ in range(3):
            s.choose("Use Personal Workshop: Remove")
        assert s.runner.discard == (["Grimoire"] if rig else [])
        assert ("Grimoire" in s.runner.rig) == (not rig)
        assert s.runner.memory_limit == (5 if rig else 6)


# -- factions and setup ------------------------------------------------------------------------------------------------


FACTIONS = {
    "Haas-Bioroid: Engineering the Future": "Biotic Labor",
    "Jinteki: Personal Evolution": "Neural EMP",
    "NBN: Making News": "SEA Source",
    "Weyland Consortium: Building a Better World": "Scorched Earth",
    "Noise: Hacker Extraordinaire": "Stimhack",
    "Gabriel Santiago: Consummate Professional": "Account Siphon",
    'Kate "Mac" McCaffrey: Digital Tinker': "The Maker's Eye",
    "Apex: Invasive Predator": "Apocalypse",
    "Adam: Compulsive Hacker": "Independent Thinking",
    "Sunny Lebeau: Security Specialist": "Security Nexus",
}


@ruling("RR/faction/1")
def test_influence_is_spent_on_the_cards_of_the_nine_other_factions() -> None:
    assert len({find(identity).faction for identity in FACTIONS}) == 10
    assert [find(identity).side for identity in FACTIONS].count("corp") == 4
    for identity, (own, title) in product(FACTIONS, FACTIONS.items()):
        if find(identity).side == find(title).side:
            assert (influence(Deck.build(identity, {title: 1})).total == 0) == (own == identity), (identity, title)


@ruling("RR/full-game-setup/1")
def test_each_player_has_one_side_its_identity_in_play_and_a_deck_of_that_side() -> None:
    game = Game.start(Deck.load("core-jinteki"), Deck.load("core-shaper"), seed=3)
    for side in ("corp", "runner", "spectator"):
        view = game.view(side)
        assert view["corp"]["identity"] == "Jinteki: Personal Evolution", "faceup for everybody"
        assert view["runner"]["identity"] == 'Kate "Mac" McCaffrey: Digital Tinker'
    assert {card.owner for card in game.state.cards} == {0, 1}
    with pytest.raises((SetupError, ValueError)):
        Game.start(Deck.load("core-shaper"), Deck.load("core-jinteki"), seed=3)


# -- hosting -----------------------------------------------------------------------------------------------------------


@ruling("RR/host/3")
def test_a_card_is_hosted_as_it_would_be_installed() -> None:
    s = Scenario(runner={"rig": ["Djinn"], "hand": ["Medium"], "credits": 9}, turn="runner")
    s.install("Medium", "Djinn")
    if s.can("Done"):
        s.choose("Done")
    assert s.card("Medium").host == "Djinn"
    assert s.card("Medium").faceup, "Runner cards faceup"
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Awakening Center+"]}}, "hand": ["Viktor 1.0"]})
    s.install("Viktor 1.0", "Awakening Center")
    assert s.card("Viktor 1.0").host == "Awakening Center"
    assert not s.card("Viktor 1.0").faceup, "and ice unrezzed"
    assert s.card("Viktor 1.0").known_to == ["corp"]


@ruling("RR/host/5")
def test_a_card_that_says_how_it_hosts_hosts_in_no_other_way() -> None:
    s = Scenario(runner={"rig": ["Personal Workshop"], "hand": ["Corroder", "Akamatsu Mem Chip"]}, turn="runner")
    s.choose("Install Akamatsu Mem Chip")
    assert s.card("Akamatsu Mem Chip").host is None, "installing offers no place on the workshop"
    s.choose("Use Personal Workshop")
    s.choose("Corroder")
    assert s.card("Corroder").host == "Personal Workshop"
    djinn = Scenario(runner={"rig": ["Djinn"], "hand": ["Medium"]}, turn="runner")
    assert not djinn.can("Use Djinn: Host"), "and Djinn hosts by installing alone"


@ruling("RR/hosted/2")
def test_hosted_means_hosted_on_that_very_card() -> None:
    shelf = hardware("Shelf", HostsCards(Filter(PROGRAM)), each_turn(Choose(Filter(PROGRAM, HostedOn(THIS))), Trash()))
    s = Scenario(
        corp={"clicks": 1},
        runner={"rig": ["Shelf", "Djinn", ("Corroder", {"host": "Shelf"}), ("Medium", {"host": "Djinn"})]},
        definitions=by_title(shelf),
    )
    s.choose("Gain 1 credit")
    s.pass_all()
    assert s.runner.discard == ["Corroder"], "no choice of what another card hosts"


# -- install, play, purge, trash ---------------------------------------------------------------------------------------


@ruling("RR/install/5")
def test_a_card_ability_installs_like_the_action_but_for_its_own_price() -> None:
    s = Scenario(runner={"hand": ["Modded", "Magnum Opus"], "credits": 2}, turn="runner")
    assert not s.can("Install Magnum Opus"), "five credits"
    s.choose("Play Modded")
    s.choose("Magnum Opus")
    assert (s.runner.rig, s.runner.credits, s.runner.clicks) == (["Magnum Opus"], 0, 3)


@ruling("RR/install/6")
def test_the_runner_shows_the_card_to_be_installed_and_the_corp_does_not() -> None:
    s = Scenario(corp={"hand": ["Snare!"], "clicks": 1}, runner={"hand": ["Djinn", "Medium"], "credits": 9})
    s.install("Snare!", "New server")
    assert s.card("Snare!").known_to == ["corp"]
    assert not any("Snare!" in line["text"] for line in s.game.view("runner")["log"])
    s.choose("Install Djinn", side="runner")
    assert s.card("Djinn").known_to == ["corp", "runner"]
    assert any("Djinn" in line["text"] for line in s.game.view("corp")["log"])


@ruling("RR/install/14")
def test_the_runner_chooses_the_x_of_an_install_cost() -> None:
    s = Scenario(runner={"hand": ["Angel Arena"], "credits": 5}, turn="runner")
    s.choose("Install Angel Arena")
    assert s.options == ["0", "1", "2", "3", "4", "5"], "whatever can be paid"
    s.choose("3")
    assert s.runner.credits == 2
    assert s.card("Angel Arena").counters["power"] == 3


@ruling("RR/memory-cost/2")
def test_ignoring_all_costs_does_not_ignore_memory_and_memory_is_no_cost_to_be_declined() -> None:
    s = Scenario(
        runner={"hand": ["Test Run"], "rig": ["Magnum Opus", "Djinn", "Corroder"], "deck": ["Ninja"], "credits": 3},
        turn="runner",
    )
    assert s.runner.memory == 0
    s.choose("Play Test Run")
    while not s.can("Magnum Opus"):
        s.choose(s.options[0])
    assert not s.can("Done"), "room has to be made"
    s.choose("Corroder")
    s.pass_all()
    assert "Ninja" in s.runner.rig
    assert s.runner.credits == 0, "only Test Run was paid for"
    assert s.runner.memory == 0


@ruling("RR/play/2")
def test_a_card_ability_can_play_a_card() -> None:
    s = Scenario(runner={"rig": ["Same Old Thing"], "discard": ["Sure Gamble"], "credits": 5}, turn="runner")
    assert not s.can("Play Sure Gamble"), "the action plays from the grip alone"
    s.choose("Use Same Old Thing")
    s.pass_all()
    assert (s.runner.credits, s.runner.clicks) == (9, 2), "the play cost was paid"


@ruling("RR/play/3")
def test_a_card_is_shown_before_it_is_paid_for() -> None:
    s = Scenario(corp={"hand": ["Psychographics"], "servers": {"Server 1": {"root": ["Project Junebug"]}}},
                 runner={"tags": 3})  # fmt: skip
    assert s.card("Psychographics").known_to == ["corp"]
    s.choose("Play Psychographics")
    assert "2" in s.options, "the cost is still to be chosen"
    assert s.card("Psychographics").known_to == ["corp", "runner"]


@ruling("RR/playing-multiple-cards/1")
def test_several_cards_played_by_one_effect_are_chosen_and_played_one_after_the_other() -> None:
    s = Scenario(
        corp={
            "hand": ["Accelerated Diagnostics"],
            "deck": ["Hedge Fund", "Beanstalk Royalties", "Enigma"],
            "credits": 6,
        }
    )
    s.play("Accelerated Diagnostics", "Hedge Fund")
    assert s.corp.credits == 9, "the first has resolved"
    assert s.can("Beanstalk Royalties"), "before the second is chosen"
    s.choose("Beanstalk Royalties")
    assert s.corp.credits == 12
    s.choose("Done")
    assert "Enigma" in s.corp.discard


@ruling("RR/purge/3")
def test_a_card_ability_can_purge() -> None:
    sweep = operation("Sweep", Purge())
    s = Scenario(
        corp={"hand": ["Sweep"], "clicks": 1},
        runner={"rig": [("Medium", {"virus": 3}), ("Datasucker", {"virus": 1})]},
        definitions=by_title(sweep),
    )
    assert not s.can("Purge virus counters"), "one click is too few for the action"
    s.choose("Play Sweep")
    assert s.card("Medium").counters["virus"] == s.card("Datasucker").counters["virus"] == 0


@ruling("RR/trash/2")
def test_what_cannot_normally_be_trashed_means_cards_without_a_trash_cost() -> None:
    sacred = asset("Sacred", Forbid("trash", this_card()))
    rig = [("Imp", {"virus": 2})]
    s = Scenario(corp={"hand": ["Hedge Fund"]}, runner={"rig": rig}, turn="runner")
    s.access("HQ")
    s.pass_until("Use Imp")
    s.choose("Use Imp")
    assert s.corp.discard == ["Hedge Fund"]
    s = Scenario(corp={"discard": ["Hedge Fund"]}, runner={"rig": rig}, turn="runner")
    s.access("Archives")
    assert not s.can("Use Imp"), "a card in Archives is no such card"
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Sacred+"]}}}, runner={"rig": rig}, turn="runner",
        definitions=by_title(sacred),
    )  # fmt: skip
    s.access("Server 1")
    assert not s.can("Use Imp"), "nor is one of which another ability says that it cannot be trashed"
    s.pass_all()
    assert s.card("Imp").counters["virus"] == 2
