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


# -- Progenitor --------------------------------------------------------------------------------------------------------


@card("Progenitor")
def test_progenitor_hosts_a_single_virus_that_takes_no_memory() -> None:
    s = Scenario(
        runner={"rig": ["Progenitor", "Corroder"], "hand": ["Medium", "Datasucker"], "credits": 9}, turn="runner"
    )
    s.install("Medium", "Progenitor")
    assert s.card("Medium").host == "Progenitor"
    assert s.runner.memory == 3, "only Corroder takes some"
    s.install("Datasucker", "Rig")
    assert s.card("Datasucker").host is None
    assert s.runner.memory == 2


@card("Progenitor")
def test_a_second_virus_takes_the_place_of_the_first_on_progenitor() -> None:
    s = Scenario(
        runner={"rig": ["Progenitor", ("Medium", {"host": "Progenitor"})], "hand": ["Datasucker"], "credits": 9},
        turn="runner",
    )
    s.install("Datasucker", "Progenitor")
    assert s.card("Progenitor").hosted == ["Datasucker"]
    assert s.runner.discard == ["Medium"]


@card("Progenitor")
def test_progenitor_hosts_viruses_only() -> None:
    s = Scenario(runner={"rig": ["Progenitor"], "hand": ["Mimic"], "credits": 9}, turn="runner")
    s.install("Mimic")
    assert s.card("Mimic").host is None


@card("Progenitor")
def test_a_purge_leaves_one_counter_on_what_progenitor_hosts() -> None:
    s = Scenario(
        runner={
            "rig": ["Progenitor", ("Medium", {"virus": 3, "host": "Progenitor"}), ("Datasucker", {"virus": 2})],
        }
    )
    s.choose("Purge virus counters")
    assert s.card("Medium").counters["virus"] == 1
    assert s.card("Datasucker").counters["virus"] == 0
    assert "The Corp purges 4 virus counters." in s.log


@card("Progenitor")
def test_a_purge_leaves_nothing_where_there_was_nothing() -> None:
    s = Scenario(runner={"rig": ["Progenitor", ("Medium", {"host": "Progenitor"})]})
    s.choose("Purge virus counters")
    assert s.card("Medium").counters["virus"] == 0


# -- Archives Interface ------------------------------------------------------------------------------------------------


@card("Archives Interface")
def test_archives_interface_removes_a_card_instead_of_accessing_it() -> None:
    s = Scenario(
        corp={"discard": [("Shock!", "facedown"), ("Hedge Fund", "facedown")]},
        runner={"rig": ["Archives Interface"], "hand": ["Diesel"]},
        turn="runner",
    )
    s.choose("Run Archives")
    s.pass_until("Access Hedge Fund")
    s.choose("Use Archives Interface instead of accessing Shock!")
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]
    assert s.corp.discard == ["Hedge Fund"]
    assert s.card("Shock!").zone == "removed from the game"
    assert s.runner.hand == ["Diesel"], "Shock! did nothing"


@card("Archives Interface")
def test_archives_interface_removes_one_card_each_time() -> None:
    s = Scenario(
        corp={"discard": ["Hedge Fund", "Ice Wall", "Enigma"]}, runner={"rig": ["Archives Interface"]}, turn="runner"
    )
    for title, others in (("Hedge Fund", ["Ice Wall", "Enigma"]), ("Ice Wall", ["Enigma"])):
        s.choose("Run Archives")
        s.pass_until(f"Access {title}")
        s.choose(f"Use Archives Interface instead of accessing {title}")
        assert not s.can(f"Use Archives Interface instead of accessing {others[0]}")
        if len(others) > 1:
            s.choose("Access Enigma")
        s.pass_all()
    assert s.corp.discard == ["Enigma"]


@card("Archives Interface")
def test_archives_interface_may_be_left_alone() -> None:
    s = Scenario(corp={"discard": ["Private Security Force"]}, runner={"rig": ["Archives Interface"]}, turn="runner")
    s.choose("Run Archives")
    s.pass_until("Access Private Security Force")
    s.choose("Access Private Security Force")
    s.pass_all()
    assert s.runner.scored == ["Private Security Force"]


@card("Archives Interface")
def test_archives_interface_touches_nothing_in_the_root_of_archives_or_elsewhere() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund"], "servers": {"Archives": {"root": ["Red Herrings"]}}},
        runner={"rig": ["Archives Interface"]},
        turn="runner",
    )
    s.run_on("Archives")
    s.run_on("HQ")
    assert s.accessed == ["Red Herrings", "Hedge Fund"]


@card("Archives Interface")
def test_two_archives_interfaces_remove_two_cards() -> None:
    s = Scenario(
        corp={"discard": ["Hedge Fund", "Ice Wall", "Enigma"]},
        runner={"rig": ["Archives Interface"] * 2},
        turn="runner",
    )
    s.choose("Run Archives")
    s.pass_until("Access Hedge Fund")
    for title in ("Hedge Fund", "Ice Wall"):
        s.choose(next(label for label in s.options if label.startswith("Use") and title in label))
    s.pass_all()
    assert s.corp.discard == ["Enigma"]
    assert s.accessed == ["Enigma"]


# -- what else may happen ----------------------------------------------------------------------------------------------


@card("Gravedigger")
def test_gravedigger_ignores_a_current_and_counts_what_makes_room() -> None:
    s = Scenario(
        corp={"hand": ["Housekeeping"], "credits": 9},
        runner={"rig": ["Gravedigger"], "hand": ["Itinerant Protesters", "Diesel"], "credits": 9},
    )
    s.choose("Play Housekeeping")
    s.end_turn()
    s.choose("Play Itinerant Protesters")
    assert s.corp.discard == ["Housekeeping"]
    assert s.card("Gravedigger").counters["virus"] == 0, "a current is not installed"
    room = Scenario(
        corp={"hand": ["PAD Campaign"], "servers": {"Server 1": {"root": ["Adonis Campaign"]}}},
        runner={"rig": ["Gravedigger"]},
    )
    room.install("PAD Campaign", "Server 1")
    assert room.card("Gravedigger").counters["virus"] == 1


@card("Gravedigger")
def test_gravedigger_cannot_be_used_against_an_empty_rnd_and_uses_the_counters_of_hivemind() -> None:
    rig = ["Gravedigger", ("Hivemind", {"virus": 1})]
    empty = Scenario(corp={"deck": []}, runner={"rig": rig}, turn="runner")
    assert not empty.can("Use Gravedigger")
    s = Scenario(corp={"deck": ["Hedge Fund"]}, runner={"rig": rig}, turn="runner")
    s.choose("Use Gravedigger")
    assert s.corp.discard == ["Hedge Fund"]
    assert s.card("Hivemind").counters["virus"] == 0


@card("Chop Bot 3000")
def test_chop_bot_gives_nothing_when_the_card_was_saved_and_only_what_is_possible() -> None:
    s = Scenario(runner={"rig": ["Chop Bot 3000", "Corroder", "Sacrificial Construct"]})
    s.end_turn()
    s.choose("Yes")
    s.choose("Corroder")
    s.choose("Use Sacrificial Construct")
    assert s.runner.rig == ["Chop Bot 3000", "Corroder"]
    assert s.runner.hand == []
    untagged = Scenario(runner={"rig": ["Chop Bot 3000", "Corroder"]})
    untagged.end_turn()
    untagged.choose("Yes")
    assert len(untagged.runner.hand) == 1, "there is no tag to remove"


@card("Human First", "The Board")
def test_human_first_counts_the_points_that_the_agenda_has_now() -> None:
    s = Scenario(
        corp={"hand": ["Private Security Force"], "servers": {"Server 1": {"root": ["The Board+"]}}},
        runner={"rig": ["Human First"], "credits": 0},
        turn="runner",
    )
    s.run_on("HQ")
    assert s.runner.credits == 1


@card("Sacrificial Clone")
def test_the_tag_of_snare_comes_after_sacrificial_clone_has_removed_all() -> None:
    s = Scenario(
        corp={"hand": ["Snare!"], "credits": 9},
        runner={"rig": ["Sacrificial Clone", "Sacrificial Clone"], "hand": ["Diesel", "I've Had Worse"], "tags": 2},
        turn="runner",
    )
    s.access("HQ")
    s.choose("Yes")
    s.choose("Use Sacrificial Clone")
    assert s.runner.tags == 1
    assert s.runner.rig == [], "the other one is a resource, and not virtual"
    assert s.runner.hand == [], "no damage was done to I've Had Worse"


@card("Sacrificial Clone", "Sacrificial Construct")
def test_a_card_that_prevents_one_of_several_trashings_is_offered_once() -> None:
    s = Scenario(
        corp={"hand": ["Scorched Earth"], "credits": 9},
        runner={
            "hand": ["Diesel"],
            "rig": ["Sacrificial Clone", "Sacrificial Construct", "Cyberfeeder", "Plascrete Carapace"],
            "tags": 1,
        },
    )
    s.choose("Play Scorched Earth")
    s.choose("Use Sacrificial Clone")
    assert len(s.options) == 2
    s.choose("Use Sacrificial Construct")
    s.choose("Cyberfeeder")
    s.pass_all()
    assert s.runner.rig == ["Cyberfeeder"]
    assert s.runner.credits == 0


@card("Progenitor")
def test_a_virus_fits_on_progenitor_when_the_memory_is_full() -> None:
    s = Scenario(
        runner={"rig": ["Progenitor", "Corroder", "Mimic", "Ninja", "Yog.0"], "hand": ["Medium"], "credits": 9},
        turn="runner",
    )
    s.install("Medium", "Progenitor")
    assert s.card("Medium").host == "Progenitor"
    assert len(s.runner.rig) == 6


@card("Progenitor")
def test_a_purge_trashes_clot_on_progenitor_and_uninstalling_progenitor_trashes_its_virus() -> None:
    s = Scenario(runner={"rig": ["Progenitor", ("Clot", {"host": "Progenitor"})]})
    s.choose("Purge virus counters")
    assert s.runner.discard == ["Clot"]
    gone = Scenario(
        runner={"hand": ["Uninstall"], "rig": ["Progenitor", ("Medium", {"host": "Progenitor"})]}, turn="runner"
    )
    gone.play("Uninstall", "Progenitor")
    assert gone.runner.hand == ["Progenitor"]
    assert "Medium" in gone.runner.discard


@card("Archives Interface")
def test_archives_interface_works_when_hades_shard_accesses_archives() -> None:
    s = Scenario(
        corp={"discard": ["Hedge Fund", "Private Security Force"]},
        runner={"rig": ["Archives Interface", "Hades Shard"]},
        turn="runner",
    )
    s.choose("Gain 1 credit")
    s.choose("Use Hades Shard")
    s.choose("Use Archives Interface instead of accessing Private Security Force")
    assert s.card("Private Security Force").zone == "removed from the game"
    assert s.accessed == ["Hedge Fund"]


@card("Archives Interface", "Eater")
def test_archives_interface_replaces_no_access_that_does_not_happen() -> None:
    s = Scenario(
        corp={"discard": [("Hedge Fund", "facedown")], "servers": {"Archives": {"ice": ["Ice Wall+"]}}},
        runner={"rig": ["Archives Interface", "Eater"]},
        turn="runner",
    )
    s.choose("Run Archives")
    s.to_encounter()
    s.choose("Use Eater: Break")
    s.pass_all()
    assert s.corp.discard == ["Hedge Fund"]
