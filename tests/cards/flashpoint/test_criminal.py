"""The Criminal cards of the Flashpoint Cycle: each card's own text, and the rulings that concern it."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

# -- GPI Net Tap -------------------------------------------------------------------------------------------------------


def approaching(ice: str) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": [ice]}}, "hand": ["Blank"]}, runner={"rig": ["GPI Net Tap"]}, turn="runner"
    )
    s.choose("Run HQ")
    return s


@card("GPI Net Tap")
def test_gpi_net_tap_exposes_the_approached_ice_and_may_be_trashed_to_jack_out() -> None:
    s = approaching("Neural Katana")
    s.choose("Yes")
    assert "Neural Katana is exposed." in s.log
    s.choose("Yes")
    assert s.run is None
    assert s.runner.discard == ["GPI Net Tap"]
    assert s.accessed == []


@card("GPI Net Tap")
def test_gpi_net_tap_stays_when_the_run_goes_on() -> None:
    s = approaching("Neural Katana")
    s.choose("Yes")
    s.choose("No")
    assert s.run is not None
    assert s.runner.rig == ["GPI Net Tap"]


@card("GPI Net Tap")
def test_gpi_net_tap_is_only_for_jacking_out_after_an_expose() -> None:
    s = approaching("Neural Katana")
    s.choose("No")
    assert not s.can("Yes")
    assert "Neural Katana is exposed." not in s.log
    rezzed = approaching("Ice Wall+")
    assert not rezzed.can("Yes")


@card("GPI Net Tap")
def test_gpi_net_tap_works_for_each_piece_of_ice() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall", "Enigma"]}}, "credits": 0},
        runner={"rig": ["GPI Net Tap"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Yes")
    s.choose("No")
    s.pass_until("Yes")
    s.choose("Yes")
    assert "Enigma is exposed." in s.log


# -- Hernando Cortez ---------------------------------------------------------------------------------------------------


@card("Hernando Cortez")
@pytest.mark.parametrize(("credits", "left"), [(10, 10 - 3 - 2), (9, 9 - 3)])
def test_hernando_cortez_makes_a_rich_corp_pay_for_subroutines(credits: int, left: int) -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Enigma"]}}, "credits": credits},
        runner={"rig": ["Hernando Cortez"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.rez("Enigma")
    assert s.corp.credits == left


@card("Hernando Cortez")
def test_hernando_cortez_leaves_other_cards_alone() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Adonis Campaign"]}}, "credits": 10},
        runner={"rig": ["Hernando Cortez"]},
        turn="runner",
    )
    s.choose("Gain 1 credit")
    s.rez("Adonis Campaign")
    assert s.corp.credits == 6


# -- Golden, Peregrine, Saker ------------------------------------------------------------------------------------------

BIRDS = [
    ("Golden", "Rototurret", 2, (2, 4)),
    ("Peregrine", "Enigma", 1, (3, 3)),
    ("Saker", "Wall of Static", 1, (2, 2)),
]


def broken(title: str, ice: str, credits: int = 12) -> Scenario:
    """The ice is encountered and the bird has broken all of it."""
    s = Scenario(
        corp={"servers": {"HQ": {"ice": [f"{ice}+"]}}, "hand": ["Blank"]},
        runner={"rig": [title], "credits": credits},
        turn="runner",
    )
    s.choose("Run HQ")
    while s.card(title).strength < s.card(ice).strength:
        s.use(f"{title}: +")
    while s.can(f"Use {title}: Break"):
        s.use(f"{title}: Break")
        while s.options[0].startswith("Subroutine"):
            s.choose(s.options[0])
    return s


@card("Golden")
@card("Peregrine")
@card("Saker")
@pytest.mark.parametrize(("title", "ice", "price", "pump"), BIRDS)
def test_a_bird_returns_to_the_grip_to_derez_what_it_broke(
    title: str, ice: str, price: int, pump: tuple[int, int]
) -> None:
    s = broken(title, ice)
    spent = 12 - s.runner.credits
    s.use(f"{title}: Derez")
    assert not s.card(ice).rezzed
    assert s.runner.hand == [title]
    assert 12 - s.runner.credits == spent + 2
    s.pass_all()
    assert s.accessed == ["Blank"]


@card("Golden")
@card("Peregrine")
@card("Saker")
@pytest.mark.parametrize(("title", "ice", "price", "pump"), BIRDS)
def test_a_bird_costs_what_it_says(title: str, ice: str, price: int, pump: tuple[int, int]) -> None:
    s = broken(title, ice)
    base = {"Golden": 1, "Peregrine": 2, "Saker": 1}[title]
    boosts = 0 if base >= s.card(ice).strength else 1
    uses = 2 if title == "Peregrine" else 1
    assert s.runner.credits == 12 - boosts * pump[0] - uses * price


@card("Golden")
@card("Peregrine")
@card("Saker")
@pytest.mark.parametrize(("title", "ice", "price", "pump"), BIRDS)
def test_a_bird_cannot_derez_before_it_broke_everything(
    title: str, ice: str, price: int, pump: tuple[int, int]
) -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": [f"{ice}+"]}}}, runner={"rig": [title], "credits": 12}, turn="runner")
    s.choose("Run HQ")
    assert not s.can(f"Use {title}: Derez")
    poor = broken(title, ice, credits=s.runner.credits)
    poor.give("runner", credits=-20)
    assert not poor.can(f"Use {title}: Derez")


@card("Saker")
def test_saker_cannot_derez_what_another_card_helped_to_break() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Heimdall 1.0+"]}}}, runner={"rig": ["Saker"], "credits": 20}, turn="runner"
    )
    s.choose("Run HQ")
    for _ in range(3):
        s.use("Saker: +2 strength")
    s.use("Heimdall 1.0", "Subroutine 1")
    s.use("Saker: Break", "Subroutine 2")
    s.use("Saker: Break")
    assert not s.can("Use Saker: Derez")


# -- Temüjin Contract --------------------------------------------------------------------------------------------------


@card("Temüjin Contract")
def test_temujin_contract_pays_for_successful_runs_on_the_chosen_server() -> None:
    s = Scenario(
        corp={"hand": ["Blank"], "discard": ["Blank"]},
        runner={"hand": ["Temüjin Contract"], "credits": 4},
        turn="runner",
    )
    s.install("Temüjin Contract", "Archives")
    assert s.card("Temüjin Contract").counters["credit"] == 20
    assert s.runner.credits == 0
    s.run_on("HQ")
    assert s.runner.credits == 0
    s.run_on("Archives")
    s.run_on("Archives")
    assert s.runner.credits == 8
    assert s.card("Temüjin Contract").counters["credit"] == 12


@card("Temüjin Contract")
def test_temujin_contract_is_trashed_when_it_is_empty() -> None:
    s = Scenario(
        corp={"discard": ["Blank"]}, runner={"hand": ["Temüjin Contract"], "credits": 4, "clicks": 6}, turn="runner"
    )
    s.install("Temüjin Contract", "Archives")
    for _ in range(5):
        s.run_on("Archives")
    assert s.runner.credits == 20
    assert s.runner.discard == ["Temüjin Contract"]


# -- Khan --------------------------------------------------------------------------------------------------------------

KHAN = "Khan: Savvy Skiptracer"


@card("Khan: Savvy Skiptracer")
def test_khan_installs_an_icebreaker_for_less_past_the_first_ice_of_the_turn() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall", "Enigma"]}}, "hand": ["Blank"], "credits": 0},
        runner={"identity": KHAN, "hand": ["Corroder", "Diesel", "Datasucker", "Mimic"], "credits": 5},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("Yes")
    s.choose("Yes")
    assert sorted(s.options) == ["Corroder", "Mimic"]
    s.choose("Corroder")
    assert s.runner.rig == ["Corroder"]
    assert s.runner.credits == 4
    s.pass_all()
    assert s.accessed == ["Blank"]
    assert s.runner.rig == ["Corroder"], "the second ice is not the first"


@card("Khan: Savvy Skiptracer")
def test_khan_may_decline_and_then_the_first_time_is_over() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall"]}}, "hand": ["Blank"], "credits": 0},
        runner={"identity": KHAN, "hand": ["Corroder"], "credits": 5},
        turn="runner",
    )
    s.run_on("HQ")
    s.choose("Run HQ")
    while s.run is not None:
        assert not s.can("Yes")
        s.choose("Continue" if s.can("Continue") else s.options[0] if not s.can("Pass") else "Pass")
    assert s.runner.rig == []


@card("Khan: Savvy Skiptracer")
def test_khan_is_asked_without_telling_what_the_grip_holds() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall"]}}, "hand": ["Blank"], "credits": 0},
        runner={"identity": KHAN, "hand": ["Diesel"], "credits": 5},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("No")
    assert s.options == ["No"]


# -- The Gauntlet ------------------------------------------------------------------------------------------------------


@card("The Gauntlet")
def test_the_gauntlet_accesses_a_card_more_for_each_ice_of_hq_that_was_broken() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+", "Ice Wall+", "Enigma"]}}, "hand": ["Blank"] * 5, "credits": 0},
        runner={"rig": ["The Gauntlet", "Corroder"], "credits": 9},
        turn="runner",
    )
    assert s.runner.memory_limit == 6
    s.choose("Run HQ")
    s.use("Corroder: Break")
    s.choose("Pass")
    s.choose("Continue")
    s.use("Corroder: Break")
    s.pass_all()
    assert len(s.accessed) == 3
    s.choose("Run HQ")
    s.use("Corroder: Break")
    s.pass_all()
    assert len(s.accessed) == 3, "the second wall ended this run"


@card("The Gauntlet")
def test_the_gauntlet_counts_only_ice_that_was_broken_whole_in_this_run() -> None:
    s = Scenario(
        corp={"servers": {"R&D": {"ice": ["Ice Wall+"]}}, "hand": ["Blank"] * 5, "deck": ["Blank"] * 5},
        runner={"rig": ["The Gauntlet", "Corroder"], "credits": 9},
        turn="runner",
    )
    s.choose("Run R&D")
    s.use("Corroder: Break")
    s.pass_all()
    assert len(s.accessed) == 1, "HQ only"
    s.run_on("HQ")
    assert len(s.accessed) == 2


# -- Blockade Runner ---------------------------------------------------------------------------------------------------


@card("Blockade Runner")
def test_blockade_runner_draws_three_cards_and_shuffles_one_back() -> None:
    s = Scenario(
        runner={"rig": ["Blockade Runner"], "hand": ["Diesel"], "deck": ["Mimic", "Corroder", "Blank", "Blank"]},
        turn="runner",
    )
    s.choose("Use Blockade Runner")
    s.choose("Diesel")
    assert len(s.runner.hand) == 3
    assert sorted(s.runner.deck) == ["Blank", "Diesel"]
    assert s.runner.clicks == 2


@card("Blockade Runner")
def test_blockade_runner_takes_two_clicks() -> None:
    s = Scenario(runner={"rig": ["Blockade Runner"], "deck": ["Blank"] * 5, "clicks": 1}, turn="runner")
    assert not s.can("Use Blockade Runner")


# -- On the Lam --------------------------------------------------------------------------------------------------------


def on_the_lam(**corp: object) -> Scenario:
    s = Scenario(
        corp=corp,
        runner={"hand": ["On the Lam", *["Blank"] * 4], "rig": ["Kati Jones"], "credits": 9, "deck": ["Blank"] * 5},
        turn="runner",
    )
    s.play("On the Lam")
    assert s.card("On the Lam").host == "Kati Jones"
    return s


@card("On the Lam")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_on_the_lam_avoids_up_to_three_tags(number: int) -> None:
    servers = {"Server 1": {"root": ["Hostile Takeover"]}}
    s = on_the_lam(hand=["Midseason Replacements"], servers=servers, credits=10, deck=["Blank"] * 5)
    s.run_on("Server 1")
    s.end_turn()
    s.play("Midseason Replacements")
    s.bid(0, 0)
    s.use("On the Lam")
    assert s.options == ["3", "2", "1"]
    s.choose(str(number))
    assert s.runner.tags == 6 - number
    assert "On the Lam" in s.runner.discard


@card("On the Lam")
def test_on_the_lam_prevents_up_to_three_damage_and_is_trashed() -> None:
    s = on_the_lam(hand=["Scorched Earth"], credits=20, deck=["Blank"] * 5)
    s.give("runner", tags=1)
    s.end_turn()
    s.choose("Play Scorched Earth")
    s.use("On the Lam", "3")
    assert len(s.runner.hand) == 4 - 1
    assert "On the Lam" in s.runner.discard
    assert s.runner.rig == ["Kati Jones"]


@card("On the Lam")
def test_on_the_lam_may_prevent_less_and_goes_with_its_host() -> None:
    s = on_the_lam(hand=["Scorched Earth"], credits=20, deck=["Blank"] * 5)
    s.give("runner", tags=1)
    s.end_turn()
    s.choose("Play Scorched Earth")
    s.use("On the Lam", "1")
    assert len(s.runner.hand) == 1
    other = on_the_lam(credits=20, deck=["Blank"] * 5)
    other.give("runner", tags=1)
    other.end_turn()
    other.choose("Trash Kati Jones")
    assert sorted(other.runner.discard) == ["Kati Jones", "On the Lam"]


@card("On the Lam")
def test_on_the_lam_needs_a_resource() -> None:
    s = Scenario(runner={"hand": ["On the Lam"], "rig": ["Corroder"], "credits": 9}, turn="runner")
    assert not s.can("Play On the Lam")


# -- Recon Drone -------------------------------------------------------------------------------------------------------


@card("Recon Drone")
def test_recon_drone_prevents_x_damage_of_the_accessed_card() -> None:
    s = Scenario(
        corp={"hand": ["Snare!"], "credits": 9},
        runner={"rig": ["Recon Drone"], "hand": ["Blank"] * 4, "credits": 5},
        turn="runner",
    )
    s.access("HQ")
    s.choose("Yes", side="corp")
    s.use("Recon Drone", "2")
    s.pass_all()
    assert s.runner.credits == 3
    assert len(s.runner.hand) == 3
    assert s.runner.tags == 1
    assert "Recon Drone" in s.runner.discard


@card("Recon Drone")
def test_recon_drone_is_nothing_to_other_damage() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Neural Katana+"]}}},
        runner={"rig": ["Recon Drone"], "hand": ["Blank"] * 4, "credits": 5},
        turn="runner",
    )
    s.choose("Run HQ")
    assert not s.can("Use Recon Drone")
    s.pass_all()
    assert len(s.runner.hand) == 1


@card("Recon Drone")
def test_recon_drone_is_nothing_to_damage_of_another_card_during_an_access() -> None:
    s = Scenario(
        corp={"identity": "Jinteki: Personal Evolution", "hand": ["Hostile Takeover"]},
        runner={"rig": ["Recon Drone"], "hand": ["Blank"] * 4, "credits": 5},
        turn="runner",
    )
    s.run_on("HQ")
    assert len(s.runner.hand) == 3
    assert s.runner.rig == ["Recon Drone"]


# -- Tapwrm ------------------------------------------------------------------------------------------------------------


@card("Tapwrm")
def test_tapwrm_needs_a_successful_run_on_a_central_server() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["PAD Campaign"]}}, "hand": ["Blank"]},
        runner={"hand": ["Tapwrm"]},
        turn="runner",
    )
    assert not s.can("Install Tapwrm")
    s.run_on("Server 1")
    assert not s.can("Install Tapwrm")
    s.run_on("HQ")
    s.install("Tapwrm")
    assert s.runner.rig == ["Tapwrm"]


@card("Tapwrm")
@pytest.mark.parametrize(("credits", "gained"), [(4, 0), (5, 1), (14, 2), (15, 3)])
def test_tapwrm_gains_a_credit_for_every_five_of_the_corp(credits: int, gained: int) -> None:
    s = Scenario(
        corp={"credits": credits - 3, "deck": ["Blank"] * 5}, runner={"rig": ["Tapwrm"], "credits": 0}, turn="corp"
    )
    s.end_turn()
    assert s.corp.credits == credits
    assert s.runner.credits == gained


@card("Tapwrm")
def test_tapwrm_is_trashed_by_a_purge() -> None:
    s = Scenario(corp={"deck": ["Blank"] * 5}, runner={"rig": ["Tapwrm"]}, turn="corp")
    s.choose("Purge virus counters")
    assert s.runner.discard == ["Tapwrm"]


# -- Tracker -----------------------------------------------------------------------------------------------------------


def tracking(ice: list[str], server: str = "HQ") -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ice}}, "hand": ["Blank"], "deck": ["Blank"] * 9},
        runner={"rig": ["Tracker"], "credits": 5},
        turn="corp",
    )
    s.end_turn()
    s.choose(server)
    return s


@card("Tracker")
def test_tracker_prevents_the_first_subroutine_of_a_run_on_the_chosen_server() -> None:
    s = tracking(["Wall of Static+"])
    s.choose("Use Tracker")
    s.pass_all()
    assert s.accessed == ["Blank"]
    assert (s.runner.clicks, s.runner.credits) == (3, 3)


@card("Tracker")
def test_tracker_prevents_one_subroutine_only() -> None:
    s = tracking(["Wall of Static+", "Wall of Static+"])
    s.choose("Use Tracker")
    s.pass_all()
    assert s.accessed == []
    s.choose("Use Tracker")
    s.pass_all()
    assert s.accessed == [], "it prevents again, and again only the first"


@card("Tracker")
def test_tracker_is_nothing_to_other_runs() -> None:
    s = tracking(["Wall of Static+"])
    s.run_on("HQ")
    assert s.accessed == []
    other = tracking(["Wall of Static+"], server="R&D")
    other.choose("Use Tracker")
    assert other.run is not None
    assert other.run.server == "R&D"


# -- Aaron Marrón ------------------------------------------------------------------------------------------------------


@card("Aaron Marrón")
def test_aaron_marron_gets_counters_for_agendas_of_both_sides() -> None:
    s = Scenario(corp={"hand": ["Hostile Takeover"]}, runner={"rig": ["Aaron Marrón"]}, turn="runner")
    s.run_on("HQ")
    assert s.card("Aaron Marrón").counters["power"] == 2
    scored = Scenario(
        corp={"servers": {"Server 1": {"root": [("Hostile Takeover", {"advancement": 2})]}}},
        runner={"rig": ["Aaron Marrón"]},
    )
    scored.choose("Gain 1 credit")
    scored.choose("Score Hostile Takeover")
    assert scored.card("Aaron Marrón").counters["power"] == 2


@card("Aaron Marrón")
def test_aaron_marron_removes_a_tag_and_draws_a_card() -> None:
    s = Scenario(
        runner={"rig": [("Aaron Marrón", {"power": 2})], "tags": 1, "deck": ["Diesel", "Mimic"]}, turn="runner"
    )
    s.choose("Gain 1 credit")
    s.choose("Use Aaron Marrón")
    assert s.runner.tags == 0
    assert len(s.runner.hand) == 1
    s.choose("Use Aaron Marrón")
    assert len(s.runner.hand) == 2, "the card is drawn without a tag, too"
    assert not s.can("Use Aaron Marrón")
    assert s.runner.clicks == 3
