"""Mumbad Cycle: Jinteki."""

from netrunner.bots import decide, rookie, worlds_of
from netrunner.scenario import Scenario
from tests.cards import card


@card("Heritage Committee")
def test_heritage_committee_draws_3_and_puts_1_back_on_top() -> None:
    s = Scenario(
        corp={"hand": ["Heritage Committee", "Snare!"], "credits": 1, "deck": ["Enigma", "Hunter", "Chum", "Ice Wall"]}
    )
    s.choose("Play Heritage Committee")
    assert s.options == ["Snare!", "Enigma", "Hunter", "Chum"]
    s.choose("Snare!")
    assert s.corp.hand == ["Enigma", "Hunter", "Chum"]
    assert s.corp.deck == ["Snare!", "Ice Wall"]
    assert s.card("Snare!").known_to == ["corp"]


@card("Heritage Committee")
def test_the_runner_is_not_told_that_a_card_they_saw_in_hq_is_put_on_top() -> None:
    s = Scenario(
        corp={"hand": ["Snare!"], "credits": 1, "deck": ["Heritage Committee", "Enigma", "Hunter", "Chum", "Ice Wall"]},
        turn="runner",
    )
    s.run_on("HQ")
    assert s.card("Snare!").known_to == ["corp", "runner"]
    s.end_turn()
    s.play("Heritage Committee", "Snare!")
    assert s.corp.deck[0] == "Snare!"
    assert s.card("Snare!").known_to == ["corp"]
    told = [line["text"] for line in s.game.view("runner")["log"]]
    assert not any("Snare!" in line for line in told if "put on" in line)
    assert "A card is put on the top of R&D." in told


# -- Pālanā Foods ------------------------------------------------------------------------------------------------------

PALANA = "Pālanā Foods: Sustainable Growth"


@card("Pālanā Foods: Sustainable Growth")
def test_palana_foods_gains_a_credit_for_the_first_draw_of_the_runner_each_turn() -> None:
    s = Scenario(corp={"identity": PALANA, "credits": 0}, runner={"hand": ["Diesel"]}, turn="runner")
    s.choose("Draw 1 card")
    assert s.corp.credits == 1
    s.play("Diesel")
    assert s.corp.credits == 1
    s.next_turn()
    before = s.corp.credits
    s.choose("Draw 1 card")
    assert s.corp.credits == before + 1


@card("Pālanā Foods: Sustainable Growth")
def test_palana_foods_counts_draws_in_the_corps_turn_and_none_of_the_corps_own() -> None:
    s = Scenario(
        corp={"identity": PALANA, "credits": 0, "servers": {"Server 1": {"root": ["Pālanā Agroplex+"]}}},
    )
    s.choose("Draw 1 card")
    assert s.corp.credits == 0
    s.next_turn()
    corp_credits = s.corp.credits
    assert corp_credits == 2 + 1  # two clicks for credits, and the Agroplex


# -- Dedicated Neural Net ----------------------------------------------------------------------------------------------


def net(corp: int, runner: int, **more: object) -> Scenario:
    s = Scenario(
        corp={
            "scored": ["Dedicated Neural Net"],
            "hand": ["Hedge Fund", "Snare!", "Priority Requisition"],
            "credits": 2,
        },
        runner={"credits": 5, **more},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Continue")
    s.bid(corp=corp, runner=runner)
    return s


@card("Dedicated Neural Net")
def test_bids_that_differ_let_the_corp_choose_what_is_accessed() -> None:
    s = net(1, 0)
    assert s.side == "corp"
    assert sorted(s.options) == ["Hedge Fund", "Priority Requisition", "Snare!"]
    s.choose("Hedge Fund")
    assert s.accessed == ["Hedge Fund"]
    s.pass_all()
    assert s.runner.scored == []


@card("Dedicated Neural Net")
def test_the_rookie_shows_the_runner_no_agenda() -> None:
    s = net(1, 0)
    assert s.options[decide(rookie, s.game.view("corp"), seed=1, number=1, worlds=worlds_of(s.game, "corp"))] != (
        "Priority Requisition"
    )


@card("Dedicated Neural Net")
def test_the_corp_chooses_each_card_of_several() -> None:
    s = net(0, 1, rig=["HQ Interface"])
    s.choose("Hedge Fund")
    while s.side == "runner" and s.run is not None and len(s.options) == 1:
        s.choose(s.options[0])
    s.pass_until("Snare!")
    assert sorted(s.options) == ["Priority Requisition", "Snare!"]
    s.choose("Snare!")
    assert s.accessed == ["Hedge Fund", "Snare!"]


@card("Dedicated Neural Net")
def test_the_same_bid_leaves_it_to_chance() -> None:
    s = net(1, 1)
    assert len(s.accessed) == 1


@card("Dedicated Neural Net")
def test_only_the_first_successful_run_on_hq_each_turn() -> None:
    s = net(1, 0)
    s.choose("Hedge Fund")
    s.pass_all()
    s.choose("Run HQ")
    s.choose("Continue")
    assert len(s.accessed) == 2
    s = Scenario(corp={"scored": ["Dedicated Neural Net"], "deck": ["Hedge Fund"] * 3}, turn="runner")
    s.run_on("R&D")
    assert s.accessed == ["Hedge Fund"]


# -- Improved Protein Source -------------------------------------------------------------------------------------------


@card("Improved Protein Source")
def test_the_runner_gains_4_credits_when_improved_protein_source_is_scored_or_stolen() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("Improved Protein Source", {"advancement": 4})]}}},
        runner={"credits": 0},
    )
    s.choose("Gain 1 credit")
    s.choose("Score Improved Protein Source")
    assert s.runner.credits == 4
    s = Scenario(corp={"hand": ["Improved Protein Source"]}, runner={"credits": 0}, turn="runner")
    s.run_on("HQ")
    assert s.runner.scored == ["Improved Protein Source"]
    assert s.runner.credits == 4


# -- Harvester ---------------------------------------------------------------------------------------------------------


def harvester(hand: int, **runner: object) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Harvester+"]}}, "hand": ["Hedge Fund"]},
        runner={"hand": ["Blank"] * hand, "deck": ["Diesel"] * 9, "rig": ["Yog.0"], **runner},
        turn="runner",
    )
    s.choose("Run HQ")
    return s


@card("Harvester")
def test_harvester_makes_the_runner_draw_3_and_discard_down_twice() -> None:
    s = harvester(4)
    s.choose("Pass")
    assert s.options == ["Blank", "Diesel"]
    s.choose("Blank")
    s.choose("Blank")
    assert len(s.runner.hand) == 5 + 3  # the second subroutine has drawn already
    for _ in range(3):
        s.choose("Diesel")
    assert len(s.runner.hand) == 5
    assert len(s.runner.discard) == 5
    assert s.runner.brain_damage == 0


@card("Harvester")
def test_harvester_discards_nothing_from_a_small_grip_and_can_be_broken() -> None:
    s = harvester(0)
    s.use("Yog.0", "Subroutine 1")
    s.pass_all()
    assert s.runner.hand == ["Diesel"] * 3
    assert s.runner.discard == []
    assert s.accessed == ["Hedge Fund"]


# -- Upayoga -----------------------------------------------------------------------------------------------------------


def upayoga(others: list[str]) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Upayoga+"]}, "R&D": {"ice": others}}, "credits": 9},
        runner={"credits": 9, "hand": ["Blank"] * 3},
        turn="runner",
    )
    s.choose("Run HQ")
    return s


@card("Upayoga")
def test_upayoga_takes_2_credits_when_the_bids_differ_and_resolves_a_psi_subroutine() -> None:
    s = upayoga(["Snowflake+", "Ice Wall+"])
    s.bid(corp=0, runner=1)
    assert s.runner.credits == 6
    assert not any("Ice Wall" in label for label in s.options)
    s.choose("Snowflake")
    s.bid(corp=1, runner=0)
    assert s.run is None


@card("Upayoga")
def test_upayoga_may_resolve_its_own_first_subroutine_again() -> None:
    s = upayoga(["Snowflake"])
    s.bid(corp=1, runner=1)
    assert s.runner.credits == 8
    s.choose("Subroutine 1")  # its own second subroutine would lead nowhere
    s.bid(corp=0, runner=2)
    assert s.runner.credits == 4


@card("Upayoga")
def test_upayoga_offers_the_same_in_every_world_that_the_corp_could_be_in() -> None:
    """What goes round in a circle is left out of the options; hidden cards dealt anew must not bring it back."""
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Upayoga+"]}, "R&D": {"ice": ["Upayoga+"]}}, "credits": 9},
        runner={"credits": 9, "hand": ["Diesel", "Corroder", "Sure Gamble"], "deck": ["Mimic", "Modded", "Inti"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.bid(corp=1, runner=1)
    s.choose(next(label for label in s.options if "ubroutine 2" in label and "R&D" in label))
    assert s.side == "corp"
    for seed in range(5):
        assert s.game.determinize("corp", seed).view("corp") == s.game.view("corp")


# -- Chetana -----------------------------------------------------------------------------------------------------------


def chetana(hand: int) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Chetana+"]}}, "credits": 0},
        runner={"credits": 0, "hand": ["Blank"] * hand},
        turn="runner",
    )
    s.choose("Run HQ")
    return s


@card("Chetana")
def test_chetana_gives_each_player_2_credits_and_may_empty_the_grip() -> None:
    s = chetana(3)
    assert (s.corp.credits, s.runner.credits) == (2, 2)
    s.bid(corp=2, runner=1)
    assert s.runner.hand == []
    assert s.result is None


@card("Chetana")
def test_the_same_bid_saves_the_grip_from_chetana() -> None:
    s = chetana(3)
    s.bid(corp=1, runner=1)
    assert len(s.runner.hand) == 3


# -- Pālanā Agroplex ---------------------------------------------------------------------------------------------------


@card("Pālanā Agroplex")
def test_each_player_draws_a_card_when_the_corps_turn_begins() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Pālanā Agroplex+"]}}, "hand": [], "deck": ["Hunter"] * 9},
        runner={"hand": [], "deck": ["Diesel"] * 9},
        turn="runner",
    )
    s.end_turn()
    assert s.runner.hand == ["Diesel"]
    assert s.corp.hand == ["Hunter", "Hunter"]  # with the mandatory draw
    s.end_turn()
    assert s.runner.hand == ["Diesel"]


# -- Bio-Ethics Association --------------------------------------------------------------------------------------------


@card("Bio-Ethics Association")
def test_bio_ethics_association_does_a_net_damage_in_an_unprotected_server() -> None:
    for ice, left in (([], 1), (["Ice Wall"], 2)):
        servers = {"Server 1": {"root": ["Bio-Ethics Association+"], "ice": ice}}
        s = Scenario(corp={"servers": servers}, runner={"hand": ["Blank"] * 2, "clicks": 1}, turn="runner")
        s.end_turn()
        assert len(s.runner.hand) == left


# -- Political Dealings ------------------------------------------------------------------------------------------------


def dealings(deck: list[str], **corp: object) -> Scenario:
    return Scenario(corp={"servers": {"Server 1": {"root": ["Political Dealings+"]}}, "deck": deck, **corp})


@card("Political Dealings")
def test_a_drawn_agenda_may_be_revealed_and_installed() -> None:
    s = dealings(["Priority Requisition", "Hunter", "Chum"])
    s.choose("Draw 1 card")
    assert s.options == ["Priority Requisition", "Done"]
    s.choose("Priority Requisition")
    s.choose("New server")
    assert s.corp.servers["Server 2"]["root"] == ["Priority Requisition"]
    assert s.corp.clicks == 2
    assert any("reveals Priority Requisition" in line for line in s.log)
    assert s.card("Priority Requisition").known_to == ["corp", "runner"], "revealed and installed at once"
    s = dealings(["Priority Requisition", "Hunter", "Chum"])
    s.choose("Draw 1 card")
    s.choose("Done")
    assert s.corp.hand == ["Priority Requisition"]


@card("Political Dealings")
def test_the_question_does_not_tell_whether_an_agenda_was_drawn() -> None:
    s = dealings(["Hunter", "Chum"], hand=["Priority Requisition"])
    s.choose("Draw 1 card")
    assert s.options == ["Done"]  # asked all the same; the agenda in HQ was not drawn
    s.choose("Done")
    assert s.can("Gain 1 credit")


@card("Political Dealings")
def test_several_agendas_drawn_at_once_may_all_be_installed() -> None:
    s = dealings(
        ["Priority Requisition", "Hostile Takeover", "Hunter", "Chum", "Chum"],
        hand=["Anonymous Tip"],
    )
    s.choose("Play Anonymous Tip")
    s.choose("Hostile Takeover")
    s.choose("New server")
    assert s.options == ["Priority Requisition", "Done"]
    s.choose("Priority Requisition")
    s.choose("New server")
    if s.can("Done"):
        s.choose("Done")
    assert s.corp.hand == ["Hunter"]
    assert s.corp.servers["Server 3"]["root"] == ["Priority Requisition"]


# -- Raman Rai ---------------------------------------------------------------------------------------------------------


def rai(deck: list[str], discard: list[object], **corp: object) -> Scenario:
    return Scenario(
        corp={"servers": {"Server 1": {"root": ["Raman Rai+"]}}, "deck": deck, "discard": discard, "hand": [], **corp}
    )


@card("Raman Rai")
def test_raman_rai_swaps_the_drawn_card_with_one_of_its_type_for_a_click() -> None:
    s = rai(["Hedge Fund", "Hunter", "Chum"], [("Beanstalk Royalties", "facedown"), "Ice Wall"])
    s.choose("Draw 1 card")
    s.choose("Yes")
    assert s.options == ["Beanstalk Royalties"]
    s.choose("Beanstalk Royalties")
    if s.can("Hedge Fund"):
        s.choose("Hedge Fund")
    assert s.corp.clicks == 1
    assert s.corp.hand == ["Beanstalk Royalties"]
    assert sorted(s.corp.discard) == ["Hedge Fund", "Ice Wall"]
    assert s.card("Hedge Fund").known_to == ["corp", "runner"]
    assert s.card("Beanstalk Royalties").known_to == ["corp", "runner"]
    told = [line["text"] for line in s.game.view("runner")["log"]]
    assert told[-1] == "Beanstalk Royalties of Archives is swapped with Hedge Fund of HQ."
    s.choose("Draw 1 card")
    assert not s.can("Yes")  # once per turn


@card("Raman Rai")
def test_raman_rai_may_be_declined_and_needs_a_click_and_a_card_of_the_type() -> None:
    s = rai(["Hedge Fund", "Hunter"], ["Beanstalk Royalties"])
    s.choose("Draw 1 card")
    s.choose("No")
    assert s.corp.hand == ["Hedge Fund"]
    assert s.corp.clicks == 2
    s = rai(["Hedge Fund", "Hunter"], ["Ice Wall"])
    s.choose("Draw 1 card")
    assert not s.can("Yes")
    s = rai(["Hedge Fund", "Hunter"], ["Beanstalk Royalties"], clicks=1)
    s.choose("Draw 1 card")
    assert not s.can("Yes")  # no click is left


# -- "Clones are not People" -------------------------------------------------------------------------------------------

CLONES = '"Clones are not People"'


def clones(servers: dict[str, object]) -> Scenario:
    s = Scenario(corp={"hand": [CLONES], "credits": 9, "servers": servers})
    s.choose(f"Play {CLONES}")
    return s


@card('"Clones are not People"')
def test_the_next_scored_agenda_brings_the_current_into_the_score_area() -> None:
    s = clones({"Server 1": {"root": [("Private Security Force", {"advancement": 4})]}})
    assert s.corp.discard == []
    s.choose("Score Private Security Force")
    assert sorted(s.corp.scored) == [CLONES, "Private Security Force"]
    assert s.corp.score == 2 + 1
    assert s.corp.discard == []


@card('"Clones are not People"')
def test_a_stolen_agenda_trashes_the_current() -> None:
    s = clones({"Server 1": {"root": ["Hostile Takeover"]}})
    s.end_turn()
    s.run_on("Server 1")
    assert s.corp.discard == [CLONES]
    assert s.corp.score == 0


# -- Voter Intimidation ------------------------------------------------------------------------------------------------


def intimidation(scored: list[str]) -> Scenario:
    return Scenario(
        corp={"hand": ["Voter Intimidation"], "credits": 3},
        runner={"scored": scored, "rig": ["Aesop's Pawnshop", "Kati Jones"], "credits": 2},
    )


@card("Voter Intimidation")
def test_voter_intimidation_trashes_a_resource_when_the_bids_differ() -> None:
    s = intimidation(["Hostile Takeover"])
    s.choose("Play Voter Intimidation")
    s.bid(corp=1, runner=0)
    s.choose("Kati Jones")
    assert s.runner.rig == ["Aesop's Pawnshop"]
    assert s.corp.credits == 1


@card("Voter Intimidation")
def test_the_same_bid_saves_the_resource_and_an_agenda_must_be_stolen() -> None:
    s = intimidation(["Hostile Takeover"])
    s.choose("Play Voter Intimidation")
    s.bid(corp=1, runner=1)
    assert len(s.runner.rig) == 2
    assert not intimidation([]).can("Play Voter Intimidation")


# -- Mumbad City Grid --------------------------------------------------------------------------------------------------


def grid(ice: list[str]) -> Scenario:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Mumbad City Grid+"], "ice": ice}, "HQ": {"ice": ["Pop-up Window"]}}},
        runner={"credits": 9, "rig": ["Corroder", "Yog.0"]},
        turn="runner",
    )
    s.choose("Run Server 1")
    return s


@card("Mumbad City Grid")
def test_passed_ice_may_be_swapped_inward_and_is_met_again() -> None:
    s = grid(["Eli 1.0+", "Enigma"])
    s.use("Eli 1.0", "Subroutine 1")
    s.use("Eli 1.0")
    s.pass_until("Yes")
    s.choose("Yes")
    assert s.corp.servers["Server 1"]["ice"] == ["Enigma", "Eli 1.0"]
    s.to_encounter()
    assert s.run is not None
    assert s.run.ice == "Eli 1.0"


@card("Mumbad City Grid")
def test_the_swap_may_be_declined_and_needs_another_piece_of_ice_there() -> None:
    s = grid(["Ice Wall", "Enigma"])
    s.pass_until("No")
    s.choose("No")
    assert s.corp.servers["Server 1"]["ice"] == ["Ice Wall", "Enigma"]
    s = grid(["Ice Wall"])
    s.pass_all()
    assert s.accessed == ["Mumbad City Grid"]
