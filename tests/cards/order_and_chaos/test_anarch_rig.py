"""The Anarch hardware, programs and resources of Order and Chaos: each card's own text."""

from netrunner.scenario import Scenario
from tests.cards import card

# -- Gravedigger -------------------------------------------------------------------------------------------------------


@card("Gravedigger")
def test_gravedigger_counts_installed_corp_cards_that_are_trashed() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["PAD Campaign"]}}},
        runner={"rig": ["Gravedigger"], "credits": 9},
        turn="runner",
    )
    s.access("Server 1")
    s.choose("Trash PAD Campaign (4 credits)")
    assert s.card("Gravedigger").counters["virus"] == 1


@card("Gravedigger")
def test_gravedigger_counts_what_the_corp_trashes_itself() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Ice Wall"]}}, "hand": ["Enigma"]}, runner={"rig": ["Gravedigger"]})
    s.install("Enigma", "HQ", "Ice Wall")
    assert s.card("Gravedigger").counters["virus"] == 1


@card("Gravedigger")
def test_gravedigger_ignores_cards_that_are_not_installed_and_runner_cards() -> None:
    s = Scenario(
        corp={"hand": ["PAD Campaign"]}, runner={"rig": ["Gravedigger", "Corroder"], "credits": 9}, turn="runner"
    )
    s.access("HQ")
    s.choose("Trash PAD Campaign (4 credits)")
    assert s.card("Gravedigger").counters["virus"] == 0


@card("Gravedigger")
def test_gravedigger_makes_the_corp_trash_the_top_card_of_rnd() -> None:
    s = Scenario(
        corp={"deck": ["Hedge Fund", "Ice Wall"]}, runner={"rig": [("Gravedigger", {"virus": 1})]}, turn="runner"
    )
    s.choose("Use Gravedigger")
    assert s.corp.discard == ["Hedge Fund"]
    assert not s.card("Hedge Fund").faceup
    assert s.runner.clicks == 3
    assert not s.can("Use Gravedigger")


# -- Chop Bot 3000 -----------------------------------------------------------------------------------------------------


@card("Chop Bot 3000")
def test_chop_bot_trashes_a_card_for_a_card() -> None:
    s = Scenario(runner={"rig": ["Chop Bot 3000", "Corroder"], "tags": 1})
    s.end_turn()
    s.choose("Yes")
    s.choose("Draw 1 card")
    assert s.runner.discard == ["Corroder"]
    assert len(s.runner.hand) == 1
    assert s.runner.tags == 1


@card("Chop Bot 3000")
def test_chop_bot_trashes_a_card_to_remove_a_tag() -> None:
    s = Scenario(runner={"rig": ["Chop Bot 3000", "Corroder"], "tags": 1})
    s.end_turn()
    s.choose("Yes")
    s.choose("Remove 1 tag")
    assert s.runner.tags == 0
    assert s.runner.hand == []


@card("Chop Bot 3000")
def test_chop_bot_may_be_declined_and_never_trashes_itself() -> None:
    s = Scenario(runner={"rig": ["Chop Bot 3000", "Corroder"]})
    s.end_turn()
    s.choose("No")
    assert s.runner.rig == ["Chop Bot 3000", "Corroder"]
    alone = Scenario(runner={"rig": ["Chop Bot 3000"]})
    alone.end_turn()
    assert alone.side == "runner"
    assert not alone.can("Yes")


# -- MemStrips ---------------------------------------------------------------------------------------------------------


@card("MemStrips")
def test_memstrips_hold_viruses() -> None:
    s = Scenario(
        runner={"rig": ["MemStrips", "Datasucker", "Medium", "Corroder", "Mimic"], "hand": ["Imp"], "credits": 9},
        turn="runner",
    )
    assert s.runner.memory_limit == 7
    s.install("Imp")
    assert "Imp" in s.runner.rig
    assert len(s.runner.rig) == 6


@card("MemStrips")
def test_the_memory_of_memstrips_holds_nothing_but_viruses() -> None:
    rig = ["MemStrips", "Datasucker", "Corroder", "Mimic", "Ninja", "Gordian Blade"]
    s = Scenario(runner={"rig": rig, "hand": ["Yog.0"], "credits": 9}, turn="runner")
    s.choose("Install Yog.0")
    assert not s.can("Done"), "four other programs fill the memory that they may use"


@card("MemStrips")
def test_viruses_and_caissa_each_use_their_own_memory() -> None:
    rig = ["MemStrips", "Deep Red", "Datasucker", "Medium", "Imp", "Pawn", "Corroder", "Mimic", "Ninja"]
    s = Scenario(runner={"rig": rig, "hand": ["Yog.0"], "credits": 9}, turn="runner")
    s.install("Yog.0")
    assert len(s.runner.rig) == 10
    s.place("runner", "hand", "Gordian Blade")
    s.choose("Install Gordian Blade")
    assert not s.can("Done"), "2 memory units are left, for caïssa only"


# -- Vigil -------------------------------------------------------------------------------------------------------------


@card("Vigil")
def test_vigil_gives_memory() -> None:
    assert Scenario(runner={"rig": ["Vigil"]}).runner.memory_limit == 5


@card("Vigil")
def test_vigil_draws_only_when_hq_is_exactly_full() -> None:
    for cards, drawn in ((4, 0), (5, 1)):
        s = Scenario(corp={"hand": ["Hedge Fund"] * cards, "credits": 0}, runner={"rig": ["Vigil"]})
        s.end_turn()
        assert len(s.corp.hand) == cards
        assert len(s.runner.hand) == drawn


@card("Vigil")
def test_vigil_reads_the_hand_size_that_the_corp_has_now() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund"] * 5, "servers": {"Server 1": {"root": ["Research Station+"]}}, "credits": 0},
        runner={"rig": ["Vigil"]},
    )
    s.end_turn()
    assert s.corp.hand_size == 7
    assert s.runner.hand == []


# -- Human First -------------------------------------------------------------------------------------------------------


@card("Human First")
def test_human_first_pays_for_a_stolen_agenda() -> None:
    s = Scenario(
        corp={"hand": ["Private Security Force"]}, runner={"rig": ["Human First"], "credits": 0}, turn="runner"
    )
    s.run_on("HQ")
    assert s.runner.credits == 2


@card("Human First")
def test_human_first_pays_for_a_scored_agenda() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("Priority Requisition", {"advancement": 4})]}}},
        runner={"rig": ["Human First"], "credits": 0},
    )
    s.choose("Advance Priority Requisition")
    s.choose("Score Priority Requisition")
    assert s.runner.credits == 3


# -- Investigative Journalism ------------------------------------------------------------------------------------------


@card("Investigative Journalism")
def test_investigative_journalism_needs_bad_publicity_to_be_installed() -> None:
    clean = Scenario(runner={"hand": ["Investigative Journalism"]}, turn="runner")
    assert not clean.can("Install Investigative Journalism")
    s = Scenario(corp={"bad_publicity": 1}, runner={"hand": ["Investigative Journalism"]}, turn="runner")
    s.choose("Install Investigative Journalism")
    assert s.runner.rig == ["Investigative Journalism"]


@card("Investigative Journalism")
def test_investigative_journalism_gives_bad_publicity_for_four_clicks_and_itself() -> None:
    s = Scenario(runner={"rig": ["Investigative Journalism"]}, turn="runner")
    s.choose("Use Investigative Journalism")
    assert s.corp.bad_publicity == 1
    assert s.runner.discard == ["Investigative Journalism"]
    assert s.runner.clicks == 0
    late = Scenario(runner={"rig": ["Investigative Journalism"], "clicks": 3}, turn="runner")
    assert not late.can("Use Investigative Journalism")


# -- Sacrificial Clone -------------------------------------------------------------------------------------------------


@card("Sacrificial Clone")
def test_sacrificial_clone_prevents_all_damage_and_costs_nearly_everything() -> None:
    s = Scenario(
        corp={"hand": ["Scorched Earth"], "credits": 9},
        runner={
            "hand": ["Diesel", "Sure Gamble"],
            "rig": ["Sacrificial Clone", "Corroder", "Cyberfeeder", "Armitage Codebusting", "Data Folding"],
            "credits": 7,
            "tags": 2,
        },
    )
    s.choose("Play Scorched Earth")
    s.choose("Use Sacrificial Clone")
    assert s.result is None
    assert sorted(s.runner.rig) == ["Corroder", "Data Folding"], "a program, and a virtual resource"
    assert s.runner.hand == []
    assert sorted(s.runner.discard) == [
        "Armitage Codebusting",
        "Cyberfeeder",
        "Diesel",
        "Sacrificial Clone",
        "Sure Gamble",
    ]
    assert s.runner.credits == 0
    assert s.runner.tags == 0
    assert s.runner.brain_damage == 0


@card("Sacrificial Clone")
def test_sacrificial_clone_is_of_use_only_against_damage() -> None:
    s = Scenario(runner={"rig": ["Sacrificial Clone"], "tags": 1}, turn="runner")
    assert not s.can("Use Sacrificial Clone")


@card("Sacrificial Clone")
def test_sacrificial_clone_may_be_kept() -> None:
    s = Scenario(
        corp={"hand": ["Scorched Earth"], "credits": 9},
        runner={"hand": ["Diesel"] * 4, "rig": ["Sacrificial Clone"], "tags": 1, "credits": 3},
    )
    s.choose("Play Scorched Earth")
    s.choose("Pass", side="runner")
    assert s.runner.rig == ["Sacrificial Clone"]
    assert s.runner.hand == []
    assert s.runner.credits == 3


# -- Stim Dealer -------------------------------------------------------------------------------------------------------


@card("Stim Dealer")
def test_stim_dealer_gives_a_click_and_gets_a_counter() -> None:
    for have in (0, 1):
        s = Scenario(runner={"rig": [("Stim Dealer", {"power": have})], "hand": ["Diesel"]})
        s.end_turn()
        assert s.runner.clicks == 5
        assert s.card("Stim Dealer").counters["power"] == have + 1
        assert s.runner.brain_damage == 0


@card("Stim Dealer")
def test_stim_dealer_with_two_counters_does_brain_damage_that_nothing_prevents() -> None:
    s = Scenario(runner={"rig": [("Stim Dealer", {"power": 2}), "Sacrificial Clone"], "hand": ["Diesel"]})
    s.end_turn()
    assert s.runner.clicks == 4
    assert s.card("Stim Dealer").counters["power"] == 0
    assert s.runner.brain_damage == 1
    assert s.runner.hand == []
    assert "Sacrificial Clone" in s.runner.rig
