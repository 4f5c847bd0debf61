"""The Criminal cards of the SanSan Cycle: each card's own text, and the rulings that concern it."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

GEIST = 'Armand "Geist" Walker: Tech Lord'

# -- Armand "Geist" Walker ---------------------------------------------------------------------------------------------


@card('Armand "Geist" Walker: Tech Lord')
def test_geist_draws_a_card_for_a_trash_ability() -> None:
    s = Scenario(runner={"identity": GEIST, "rig": ["Forger"], "tags": 1}, turn="runner")
    s.choose("Gain 1 credit")
    s.choose("Use Forger")
    assert len(s.runner.hand) == 1
    assert s.runner.tags == 0


@card('Armand "Geist" Walker: Tech Lord')
def test_geist_draws_nothing_for_other_abilities_or_other_trashing() -> None:
    s = Scenario(runner={"identity": GEIST, "rig": ["Magnum Opus", "Aesop's Pawnshop", "Decoy"]}, turn="runner")
    s.choose("Use Magnum Opus")
    assert s.runner.hand == []


@card('Armand "Geist" Walker: Tech Lord', "Forger")
@ruling("RR/using-abilities/ex3")
def test_forger_cannot_be_trashed_for_geist_without_a_tag_to_avoid_or_remove() -> None:
    s = Scenario(runner={"identity": GEIST, "rig": ["Forger"]}, turn="runner")
    s.choose("Gain 1 credit")
    assert not s.can("Use Forger")
    assert s.why_not("Use Forger") is not None


@card('Armand "Geist" Walker: Tech Lord', "Forger")
@ruling("RR/chain-reactions/ex1")
def test_geist_draws_before_forger_avoids_the_tag_and_snare_does_its_damage() -> None:
    s = Scenario(
        corp={"deck": ["Snare!"], "credits": 4},
        runner={"identity": GEIST, "rig": ["Forger"], "hand": ["Blank", "Blank"]},
        turn="runner",
    )
    s.choose("Run R&D")
    s.choose("Yes", side="corp")
    s.choose("Use Forger")
    assert s.result is None, "with the drawn card there are three to lose"
    assert s.runner.tags == 0
    assert s.runner.hand == []
    assert len(s.runner.discard) == 4


# -- Dorm Computer -----------------------------------------------------------------------------------------------------


@card("Dorm Computer")
def test_dorm_computer_comes_with_four_counters() -> None:
    s = Scenario(runner={"hand": ["Dorm Computer"]}, turn="runner")
    s.choose("Install Dorm Computer")
    assert s.card("Dorm Computer").counters["power"] == 4


@card("Dorm Computer")
def test_dorm_computer_makes_a_run_on_which_all_tags_are_avoided() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Data Raven+", "Hunter+"]}}, "credits": 9},
        runner={"rig": [("Dorm Computer", {"power": 2})]},
        turn="runner",
    )
    s.use("Dorm Computer", "HQ", "Take 1 tag")
    assert s.run is not None, "the tag was chosen, and avoided"
    while s.run is not None:
        s.choose("0") if s.can("0") else s.choose("Continue") if s.can("Continue") else s.choose(s.options[0])
    assert s.runner.tags == 0
    assert s.card("Dorm Computer").counters["power"] == 1
    assert s.runner.clicks == 3


@card("Dorm Computer")
def test_dorm_computer_avoids_tags_only_during_its_run() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Data Raven+"]}}},
        runner={"rig": [("Dorm Computer", {"power": 1})]},
        turn="runner",
    )
    s.use("Dorm Computer", "R&D")
    s.pass_all()
    assert not s.can("Use Dorm Computer"), "no counter is left"
    assert s.card("Dorm Computer").zone == "play"
    s.choose("Run HQ")
    s.choose("Take 1 tag")
    assert s.runner.tags == 1


@card("Dorm Computer")
@ruling("FAQ/qa/57")
def test_a_tag_for_a_failed_run_comes_too_late_for_dorm_computer() -> None:
    s = Scenario(runner={"rig": [("Dorm Computer", {"power": 1}), "John Masanori"]}, turn="runner")
    s.use("Dorm Computer", "HQ")
    s.choose("Jack out")
    assert s.runner.tags == 1


# -- Drive By ----------------------------------------------------------------------------------------------------------


def drive_by(root: list[object], **corp: object) -> Scenario:
    spec: dict[str, object] = {"servers": {"Server 1": {"ice": ["Ice Wall"], "root": root}}, **corp}
    return Scenario(corp=spec, runner={"hand": ["Drive By"]}, turn="runner")


@card("Drive By")
def test_drive_by_exposes_and_trashes_an_asset() -> None:
    s = drive_by(["PAD Campaign"])
    s.choose("Play Drive By")
    assert s.corp.discard == ["PAD Campaign"]
    assert s.runner.clicks == 2, "a double"
    assert s.runner.credits == 5, "at no cost"


@card("Drive By")
@ruling("RR/expose/2", "RR/archives/4")
def test_an_exposed_card_goes_to_archives_facedown_though_the_runner_knows_it() -> None:
    s = drive_by(["PAD Campaign"])
    s.choose("Play Drive By")
    assert not s.card("PAD Campaign").faceup
    assert s.card("PAD Campaign").known_to == ["corp", "runner"]


@card("Drive By")
def test_drive_by_trashes_an_upgrade_but_only_exposes_an_agenda() -> None:
    s = drive_by(["Red Herrings"])
    s.choose("Play Drive By")
    assert s.corp.discard == ["Red Herrings"]
    agenda = drive_by(["Priority Requisition"])
    agenda.choose("Play Drive By")
    assert agenda.corp.discard == []
    assert agenda.card("Priority Requisition").known_to == ["corp", "runner"]


@card("Drive By")
def test_drive_by_finds_only_unrezzed_cards_in_remote_servers() -> None:
    s = Scenario(
        corp={
            "servers": {"HQ": {"root": ["Red Herrings"]}, "Server 1": {"ice": ["Ice Wall"], "root": ["PAD Campaign+"]}}
        },
        runner={"hand": ["Drive By"]},
        turn="runner",
    )
    assert not s.can("Play Drive By"), "ice protects a server, an upgrade of HQ is in no remote, the asset is rezzed"


@card("Drive By")
def test_drive_by_needs_two_clicks() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["PAD Campaign"]}}},
        runner={"hand": ["Drive By"], "clicks": 1},
        turn="runner",
    )
    assert not s.can("Play Drive By")


@card("Drive By")
@ruling("FAQ/qa/54")
def test_a_card_that_is_not_exposed_after_all_is_not_trashed_by_drive_by() -> None:
    s = Scenario(
        corp={
            "credits": 9,
            "servers": {"Server 1": {"root": ["PAD Campaign"]}, "Server 2": {"root": ["Zaibatsu Loyalty+"]}},
        },
        runner={"hand": ["Drive By"]},
        turn="runner",
    )
    s.choose("Play Drive By")
    s.choose("Use Zaibatsu Loyalty", side="corp")
    s.pass_all()
    assert "PAD Campaign" not in s.corp.discard
    assert s.card("PAD Campaign").zone == "play"


# -- Drug Dealer -------------------------------------------------------------------------------------------------------


@card("Drug Dealer")
def test_drug_dealer_costs_a_credit_and_draws_in_the_corps_turn() -> None:
    s = Scenario(runner={"rig": ["Drug Dealer"], "credits": 5, "clicks": 1}, turn="runner")
    s.choose("Draw 1 card")
    assert s.side == "corp"
    assert len(s.runner.hand) == 2
    s.end_turn()
    assert s.runner.credits == 4


@card("Drug Dealer")
def test_a_poor_runner_gets_the_cards_all_the_same() -> None:
    s = Scenario(runner={"rig": ["Drug Dealer"], "credits": 0}, turn="corp")
    s.end_turn()
    assert s.runner.credits == 0
    assert s.side == "runner"


@card("Drug Dealer")
@ruling("RR/trigger-steps/ex1")
def test_a_drug_dealer_that_is_pawned_first_costs_nothing() -> None:
    s = Scenario(runner={"rig": ["Aesop's Pawnshop", "Drug Dealer"], "credits": 5}, turn="corp")
    s.end_turn()
    s.choose("Aesop's Pawnshop", side="runner")
    s.choose("Yes")
    assert s.runner.discard == ["Drug Dealer"]
    assert s.runner.credits == 8, "3 gained, none lost"


# -- Enhanced Vision ---------------------------------------------------------------------------------------------------


@card("Enhanced Vision")
def test_enhanced_vision_reveals_a_card_from_hq_the_first_time_each_turn() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund"]}, runner={"rig": ["Enhanced Vision"]}, turn="runner")
    s.run_on("Archives")
    assert s.log.count("The Corp reveals Hedge Fund from HQ.") == 1
    s.run_on("R&D")
    assert s.log.count("The Corp reveals Hedge Fund from HQ.") == 1


@card("Enhanced Vision")
@ruling("FAQ/card/enhanced-vision/1")
def test_the_revealed_card_is_hidden_again_when_hq_is_accessed() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund", "PAD Campaign"], "servers": {"HQ": {"root": ["Red Herrings"]}}},
        runner={"rig": ["Enhanced Vision"]},
        turn="runner",
        seed=1,
    )
    s.choose("Run HQ")
    s.pass_until("Access a card from HQ")
    assert any(line.startswith("The Corp reveals") for line in s.log)
    assert not s.can("Access Hedge Fund")
    assert not s.can("Access PAD Campaign"), "the card is accessed at random, revealed or not"
    assert sorted(s.corp.hand) == ["Hedge Fund", "PAD Campaign"]


# -- Forger ------------------------------------------------------------------------------------------------------------


@card("Forger")
def test_forger_gives_link_and_removes_a_tag() -> None:
    s = Scenario(runner={"rig": ["Forger"], "tags": 2}, turn="runner")
    assert s.runner.link == 1
    s.choose("Gain 1 credit")
    s.choose("Use Forger: remove 1 tag")
    assert s.runner.tags == 1
    assert s.runner.discard == ["Forger"]


@card("Forger")
@ruling("RR/must/ex3")
def test_a_tag_chosen_at_data_raven_may_be_avoided_with_forger() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Data Raven+"]}}}, runner={"rig": ["Forger"], "credits": 9}, turn="runner"
    )
    s.choose("Run HQ")
    s.choose("Take 1 tag")
    s.choose("Use Forger")
    assert s.runner.tags == 0
    assert s.run is not None, "the run does not end for it"


# -- Titanium Ribs -----------------------------------------------------------------------------------------------------


@card("Titanium Ribs")
def test_titanium_ribs_hurt_and_the_runner_chooses_what_they_take() -> None:
    s = Scenario(runner={"hand": ["Titanium Ribs", "Diesel", "Sure Gamble", "Corroder"]}, turn="runner")
    s.install("Titanium Ribs", "Diesel", "Corroder")
    assert s.runner.hand == ["Sure Gamble"]
    assert s.runner.discard == ["Diesel", "Corroder"]


@card("Titanium Ribs")
def test_titanium_ribs_flatline_a_runner_with_too_few_cards() -> None:
    s = Scenario(runner={"hand": ["Titanium Ribs", "Diesel"]}, turn="runner")
    s.choose("Install Titanium Ribs")
    assert s.result is not None
    assert s.result.reason == "flatline"


@card("Titanium Ribs")
def test_the_runner_chooses_what_later_damage_takes() -> None:
    s = Scenario(
        corp={"hand": ["Scorched Earth"], "credits": 9},
        runner={"rig": ["Titanium Ribs"], "hand": ["Diesel"] * 4 + ["Sure Gamble"], "tags": 1},
    )
    s.choose("Play Scorched Earth")
    for _ in range(4):
        s.choose("Diesel") if s.can("Diesel") else s.choose(next(o for o in s.options if o.startswith("Diesel")))
    assert s.runner.hand == ["Sure Gamble"]


@card("Titanium Ribs")
@ruling("FAQ/qa/52")
def test_whose_turn_it_is_decides_between_titanium_ribs_and_chronos_protocol() -> None:
    chronos = "Chronos Protocol: Selective Mind-mapping"
    s = Scenario(
        corp={"identity": chronos, "hand": ["Neural EMP"], "credits": 9, "servers": {"HQ": {"ice": ["Cortex Lock+"]}}},
        runner={"rig": ["Titanium Ribs", "Corroder", "Mimic", "Yog.0"], "hand": ["Diesel", "Sure Gamble", "Easy Mark"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("Diesel")
    assert s.side == "runner", "in the Runner's turn the Runner chooses"
    s.choose("Diesel")
    s.pass_all()
    while s.runner.clicks:
        s.choose("Gain 1 credit")
    assert s.side == "corp"
    s.choose("Play Neural EMP")
    assert s.side == "corp", "in the Corp's turn it is Chronos Protocol's choice"
    s.choose("Yes")
    assert sorted(s.options) == ["Easy Mark", "Sure Gamble"]
    s.choose("Sure Gamble")
    assert s.runner.hand == ["Easy Mark"]
