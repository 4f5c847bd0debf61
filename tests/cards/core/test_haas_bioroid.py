"""Core Set: Haas-Bioroid."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

ETF = "Haas-Bioroid: Engineering the Future"


# -- Haas-Bioroid: Engineering the Future ------------------------------------------------------------------------------


@card("Haas-Bioroid: Engineering the Future")
def test_engineering_the_future_pays_for_the_first_install_of_a_turn_only() -> None:
    s = Scenario(corp={"identity": ETF, "hand": ["Nisei MK II", "Ice Wall"], "credits": 5})
    s.install("Nisei MK II", "New server")
    assert s.corp.credits == 6
    s.install("Ice Wall", "HQ")
    assert s.corp.credits == 6


@card("Haas-Bioroid: Engineering the Future")
def test_engineering_the_future_pays_again_the_next_turn() -> None:
    s = Scenario(corp={"identity": ETF, "hand": ["Nisei MK II", "Ice Wall"], "credits": 0})
    s.install("Nisei MK II", "New server")
    s.next_turn()
    credits_before = s.corp.credits
    s.install("Ice Wall", "HQ")
    assert s.corp.credits == credits_before + 1


@card("Haas-Bioroid: Engineering the Future")
def test_engineering_the_future_pays_only_after_the_install_cost_is_paid() -> None:
    s = Scenario(
        corp={"identity": ETF, "hand": ["Ice Wall"], "credits": 0, "servers": {"HQ": {"ice": ["Enigma"]}}},
    )
    s.install("Ice Wall", "HQ")
    assert s.corp.servers["HQ"]["ice"] == ["Ice Wall"]  # the credit came too late: Enigma had to make room
    assert s.corp.credits == 1


@card("Haas-Bioroid: Engineering the Future")
def test_engineering_the_future_does_not_pay_for_the_runners_installs() -> None:
    s = Scenario(
        corp={"identity": ETF, "credits": 5}, runner={"hand": ["Armitage Codebusting"], "credits": 5}, turn="runner"
    )
    s.choose("Install Armitage Codebusting")
    assert (s.corp.credits, s.runner.credits) == (5, 4)


@card("Haas-Bioroid: Engineering the Future", "Accelerated Beta Test")
def test_engineering_the_future_pays_for_ice_installed_by_accelerated_beta_test() -> None:
    s = beta_test(["Enigma", "Ice Wall", "Hedge Fund"], identity=ETF)
    s.choose("Yes")
    s.choose("Enigma")
    s.choose("HQ")
    s.choose("Ice Wall")
    s.choose("R&D")
    s.choose("Done")
    assert s.corp.credits == 7  # 5, 1 for the click and 1 for the first install


# -- Accelerated Beta Test ---------------------------------------------------------------------------------------------


def beta_test(deck: list[str], identity: str | None = None) -> Scenario:
    """The Corp has just scored Accelerated Beta Test and is asked whether to look."""
    corp = {
        "deck": deck,
        "credits": 5,
        "servers": {"Server 1": {"root": [("Accelerated Beta Test", {"advancement": 3})]}},
    }
    if identity is not None:
        corp["identity"] = identity
    s = Scenario(corp=corp)
    s.choose("Gain 1 credit")
    s.choose("Score Accelerated Beta Test")
    return s


@card("Accelerated Beta Test")
def test_accelerated_beta_test_installs_and_rezzes_ice_for_nothing_and_trashes_the_rest() -> None:
    s = beta_test(["Tollbooth", "Hedge Fund", "Archer", "Ice Wall"])
    s.choose("Yes")
    assert s.options == ["Tollbooth", "Archer", "Done"]  # neither the operation nor the fourth card
    s.choose("Tollbooth")
    s.choose("HQ")
    s.choose("Archer")
    s.choose("HQ")
    s.choose("Done")  # trash no ice to make room
    s.choose("Done")
    assert s.corp.servers["HQ"]["ice"] == ["Archer", "Tollbooth"]
    assert s.card("Tollbooth").rezzed
    assert s.card("Archer").rezzed
    assert s.corp.scored == ["Accelerated Beta Test"]  # nothing was forfeited for Archer
    assert s.corp.credits == 6
    assert s.corp.discard == ["Hedge Fund"]
    assert s.corp.deck == ["Ice Wall"]


@card("Accelerated Beta Test")
def test_accelerated_beta_test_need_not_be_used() -> None:
    s = beta_test(["Tollbooth", "Hedge Fund", "Archer"])
    s.choose("No")
    assert s.corp.deck == ["Tollbooth", "Hedge Fund", "Archer"]
    assert s.corp.discard == []


@card("Accelerated Beta Test")
def test_ice_that_is_not_installed_with_accelerated_beta_test_is_trashed() -> None:
    s = beta_test(["Tollbooth", "Ice Wall", "Hedge Fund"])
    s.choose("Yes")
    s.choose("Done")
    assert sorted(s.corp.discard) == ["Hedge Fund", "Ice Wall", "Tollbooth"]


@card("Accelerated Beta Test")
def test_accelerated_beta_test_looks_at_what_is_there() -> None:
    s = beta_test(["Tollbooth"])
    s.choose("Yes")
    s.choose("Tollbooth")
    s.choose("New server")
    assert s.corp.deck == []
    assert s.corp.servers["Server 1"]["ice"] == ["Tollbooth"]
    assert s.result is None


@card("Accelerated Beta Test")
def test_the_runner_does_not_see_what_accelerated_beta_test_trashes() -> None:
    s = beta_test(["Snare!", "Hedge Fund", "Tollbooth"])
    s.choose("Yes")
    assert s.options == ["Tollbooth", "Done"]
    s.choose("Done")
    seen = s.game.view("runner")
    assert [card.get("title") for card in seen["corp"]["discard"]] == [None, None, None]
    assert "Snare!" not in str(seen)
    assert "Tollbooth" not in str(seen)
    assert "Snare!" in str(s.game.view("corp")["corp"]["discard"])


@card("Accelerated Beta Test")
def test_the_corp_is_asked_about_ice_even_when_accelerated_beta_test_finds_none() -> None:
    """Or else the Runner could tell from the missing question that no ice was trashed."""
    s = beta_test(["Snare!", "Hedge Fund", "Hedge Fund"])
    s.choose("Yes")
    assert (s.side, s.options) == ("corp", ["Done"])
    s.choose("Done")
    assert sorted(s.corp.discard) == ["Hedge Fund", "Hedge Fund", "Snare!"]


# -- Adonis Campaign ---------------------------------------------------------------------------------------------------


@card("Adonis Campaign")
def test_adonis_campaign_pays_3_each_turn_from_its_12_and_is_then_trashed() -> None:
    s = Scenario(corp={"credits": 4, "clicks": 1, "servers": {"Server 1": {"root": ["Adonis Campaign"]}}})
    s.choose("Gain 1 credit")
    s.rez("Adonis Campaign")
    assert s.corp.credits == 1
    assert s.card("Adonis Campaign").counters["credit"] == 12
    for turns in range(1, 5):
        while s.side == "corp":
            s.end_turn()
        before = s.corp.credits
        s.end_turn()
        assert s.corp.credits == before + 3, turns
    assert s.corp.discard == ["Adonis Campaign"]
    assert "Server 1" not in s.corp.servers


@card("Adonis Campaign")
def test_adonis_campaign_pays_nothing_while_it_is_not_rezzed() -> None:
    s = Scenario(corp={"credits": 0, "servers": {"Server 1": {"root": ["Adonis Campaign"]}}}, turn="runner")
    s.end_turn()
    assert s.corp.credits == 0


# -- Aggressive Secretary ----------------------------------------------------------------------------------------------


def secretary(advancement: int, rig: list[str], credits_: int = 5) -> Scenario:
    """The Runner has just accessed Aggressive Secretary."""
    root = [("Aggressive Secretary", {"advancement": advancement})]
    s = Scenario(
        corp={"credits": credits_, "servers": {"Server 1": {"root": root}}}, runner={"rig": rig}, turn="runner"
    )
    s.access("Server 1")
    return s


@card("Aggressive Secretary")
def test_aggressive_secretary_trashes_a_program_for_each_token() -> None:
    s = secretary(2, ["Corroder", "Gordian Blade", "Ninja", "Armitage Codebusting"])
    assert s.side == "corp"
    s.choose("Yes")
    assert s.options == ["Corroder", "Gordian Blade", "Ninja"]  # programs only
    s.choose("Gordian Blade")
    s.choose("Ninja")
    assert s.runner.rig == ["Corroder", "Armitage Codebusting"]
    assert s.corp.credits == 3


@card("Aggressive Secretary")
@ruling("FAQ/card/aggressive-secretary/2", "RR/batch-effects/ex1")
def test_aggressive_secretary_does_not_choose_a_program_twice() -> None:
    s = secretary(3, ["Corroder", "Ninja"])
    s.choose("Yes")
    s.choose("Corroder")
    assert s.runner.discard == ["Corroder", "Ninja"]
    assert s.side == "runner"


@card("Aggressive Secretary")
@ruling("FAQ/card/aggressive-secretary/1")
def test_the_programs_aggressive_secretary_chose_are_trashed_together() -> None:
    s = secretary(2, ["Corroder", "Ninja", "Gordian Blade"])
    s.choose("Yes")
    s.choose("Corroder")
    assert s.runner.rig == ["Corroder", "Ninja", "Gordian Blade"]  # nothing is trashed before all are chosen
    s.choose("Ninja")
    assert s.runner.rig == ["Gordian Blade"]


@card("Aggressive Secretary")
def test_aggressive_secretary_can_be_declined_or_too_expensive() -> None:
    s = secretary(1, ["Corroder"])
    s.choose("No")
    assert (s.runner.rig, s.corp.credits) == (["Corroder"], 5)
    s = secretary(1, ["Corroder"], credits_=1)
    assert s.side == "runner"
    assert s.can("Trash Aggressive Secretary (0 credits)")


@card("Aggressive Secretary")
def test_aggressive_secretary_without_tokens_or_programs_is_not_offered() -> None:
    assert secretary(0, ["Corroder"]).side == "runner"
    assert secretary(2, ["Armitage Codebusting"]).side == "runner"


# -- Archived Memories -------------------------------------------------------------------------------------------------


@card("Archived Memories")
def test_archived_memories_returns_a_card_from_archives_to_hq() -> None:
    s = Scenario(corp={"hand": ["Archived Memories"], "discard": ["Hedge Fund", ("Snare!", "facedown")]})
    s.choose("Play Archived Memories")
    assert s.options == ["Hedge Fund", "Snare!"]
    s.choose("Hedge Fund")
    assert s.corp.hand == ["Hedge Fund"]
    assert s.corp.discard == ["Snare!", "Archived Memories"]


@card("Archived Memories")
@ruling("FAQ/rules/triggering-actions-and-abilities/ex1")
def test_archived_memories_cannot_be_played_with_empty_archives() -> None:
    s = Scenario(corp={"hand": ["Archived Memories"]})
    assert not s.can("Play Archived Memories")
    assert s.why_not("Play Archived Memories") is not None


@card("Archived Memories")
def test_a_facedown_card_that_archived_memories_returns_stays_secret() -> None:
    s = Scenario(corp={"hand": ["Archived Memories"], "discard": [("Snare!", "facedown"), "Hedge Fund"]})
    s.play("Archived Memories", "Snare!")
    assert s.corp.hand == ["Snare!"]
    assert s.card("Snare!").known_to == ["corp"]
    assert "Snare!" not in str(s.game.view("runner"))


@card("Archived Memories")
def test_a_faceup_card_that_archived_memories_returns_is_known() -> None:
    s = Scenario(corp={"hand": ["Archived Memories"], "discard": [("Snare!", "facedown"), "Hedge Fund"]})
    s.play("Archived Memories", "Hedge Fund")
    assert s.card("Hedge Fund").known_to == ["corp", "runner"]
    assert "Hedge Fund" in str(s.game.view("runner")["log"])


@card("Archived Memories")
def test_archived_memories_tells_a_faceup_copy_from_a_facedown_one() -> None:
    s = Scenario(corp={"hand": ["Archived Memories"], "discard": ["Snare!", ("Snare!", "facedown")]})
    s.choose("Play Archived Memories")
    assert s.options == ["Snare! (in Archives)", "Snare! (facedown in Archives)"]
    s.choose("Snare! (facedown in Archives)")
    assert "Snare! is added" not in str(s.game.view("runner")["log"])
    assert s.cards("Snare!")[0].known_to == ["corp", "runner"]


# -- Biotic Labor ------------------------------------------------------------------------------------------------------


@card("Biotic Labor")
def test_biotic_labor_gives_2_clicks_at_once() -> None:
    s = Scenario(corp={"hand": ["Biotic Labor"], "credits": 4, "clicks": 1})
    s.choose("Play Biotic Labor")
    assert (s.corp.credits, s.corp.clicks) == (0, 2)


# -- Shipment from MirrorMorph -----------------------------------------------------------------------------------------


@card("Shipment from MirrorMorph")
def test_shipment_from_mirrormorph_installs_3_cards_for_one_click() -> None:
    s = Scenario(
        corp={
            "hand": ["Shipment from MirrorMorph", "PAD Campaign", "Ice Wall", "Enigma", "Hedge Fund"],
            "credits": 2,
        }
    )
    s.choose("Play Shipment from MirrorMorph")
    assert s.options == ["PAD Campaign", "Ice Wall", "Enigma", "Done"]  # an operation is never installed
    s.choose("PAD Campaign")
    s.choose("New server")
    s.choose("Ice Wall")
    s.choose("HQ")
    s.choose("Enigma")
    s.choose("HQ")
    s.choose("Done")  # trash no ice first
    assert s.corp.servers["HQ"]["ice"] == ["Enigma", "Ice Wall"]
    assert s.corp.credits == 0  # 1 to play it, 1 for the second piece of ice
    assert s.corp.clicks == 2
    assert s.corp.hand == ["Hedge Fund"]


@card("Shipment from MirrorMorph")
def test_shipment_from_mirrormorph_does_not_tell_that_nothing_more_can_be_installed() -> None:
    s = Scenario(corp={"hand": ["Shipment from MirrorMorph", "PAD Campaign", "Hedge Fund"], "credits": 1})
    s.play("Shipment from MirrorMorph", "PAD Campaign", "New server")
    assert s.options == ["Done"]


@card("Shipment from MirrorMorph")
def test_shipment_from_mirrormorph_may_install_fewer() -> None:
    s = Scenario(corp={"hand": ["Shipment from MirrorMorph", "PAD Campaign", "Ice Wall"], "credits": 1})
    s.play("Shipment from MirrorMorph", "PAD Campaign", "New server", "Done")
    assert s.corp.hand == ["Ice Wall"]


@card("Shipment from MirrorMorph")
def test_shipment_from_mirrormorph_needs_something_to_install() -> None:
    s = Scenario(corp={"hand": ["Shipment from MirrorMorph", "Hedge Fund"]})
    assert not s.can("Play Shipment from MirrorMorph")


@card("Shipment from MirrorMorph")
def test_the_runner_does_not_see_what_shipment_from_mirrormorph_installs() -> None:
    s = Scenario(corp={"hand": ["Shipment from MirrorMorph", "PAD Campaign", "Snare!"], "credits": 1})
    s.play("Shipment from MirrorMorph", "Snare!", "New server", "Done")
    assert "Snare!" not in str(s.game.view("runner"))


# -- bioroids ----------------------------------------------------------------------------------------------------------


def encounter(ice: str, **runner: object) -> Scenario:
    """The Runner encounters a rezzed piece of ice protecting HQ."""
    spec = {"hand": ["Sure Gamble"] * 4, **runner}
    s = Scenario(corp={"hand": ["Hedge Fund"], "servers": {"HQ": {"ice": [f"{ice}+"]}}}, runner=spec, turn="runner")
    s.choose("Run HQ")
    return s


@card("Heimdall 1.0")
def test_heimdall_does_brain_damage_and_ends_the_run() -> None:
    s = encounter("Heimdall 1.0")
    s.choose("Pass")
    assert s.runner.brain_damage == 1
    assert s.runner.hand_size == 4
    assert len(s.runner.hand) == 3
    assert s.run is None


@card("Heimdall 1.0")
def test_the_runner_may_break_heimdall_with_clicks() -> None:
    s = encounter("Heimdall 1.0")
    for number in (1, 2, 3):
        s.choose("Use Heimdall 1.0")
        if number < 3:
            s.choose(f"Subroutine {number}")
    assert s.runner.clicks == 0
    assert s.runner.brain_damage == 0
    assert s.phase == "approach server"


@card("Heimdall 1.0")
def test_a_bioroid_is_broken_with_clicks_whatever_its_strength_and_one_subroutine_a_click() -> None:
    s = encounter("Heimdall 1.0")
    s.use("Heimdall 1.0", "Subroutine 1")
    s.choose("Pass")
    assert s.runner.clicks == 2
    assert s.runner.brain_damage == 0
    assert s.run is None  # the other two were not broken


@card("Viktor 1.0")
def test_a_runner_without_clicks_cannot_break_a_bioroid() -> None:
    s = encounter("Viktor 1.0", clicks=1)
    assert s.runner.brain_damage == 1
    assert s.run is None


@card("Viktor 1.0")
def test_viktor_does_brain_damage_and_ends_the_run() -> None:
    s = encounter("Viktor 1.0")
    s.use("Viktor 1.0", "Subroutine 2")
    s.choose("Pass")
    assert s.runner.brain_damage == 1
    assert s.phase == "approach server"


@card("Ichi 1.0")
@ruling("RR/subroutine/ex1", "FAQ/rules/subroutines/ex1")
def test_the_corp_chooses_the_programs_ichi_trashes() -> None:
    s = encounter("Ichi 1.0", rig=["Corroder", "Ninja", "Gordian Blade"])
    s.pass_until("Gordian Blade")
    assert s.side == "corp"
    assert s.options == ["Corroder", "Ninja", "Gordian Blade"]
    s.choose("Gordian Blade")
    s.choose("Ninja")
    assert s.runner.rig == ["Corroder"]


@card("Ichi 1.0")
def test_ichis_trace_gives_a_tag_and_brain_damage_together() -> None:
    s = encounter("Ichi 1.0", credits=0)
    s.choose("Pass")
    s.choose("0")
    assert (s.runner.tags, s.runner.brain_damage) == (1, 1)
    assert s.phase == "approach server"


@card("Ichi 1.0")
def test_ichis_trace_fails_against_equal_link_strength() -> None:
    s = encounter("Ichi 1.0", credits=1)
    s.choose("Pass")
    s.bid(0, 1)
    assert (s.runner.tags, s.runner.brain_damage) == (0, 0)


@card("Ichi 1.0")
def test_ichi_trashes_nothing_when_no_program_is_installed() -> None:
    s = encounter("Ichi 1.0", rig=["Armitage Codebusting"])
    s.choose("Pass")
    assert s.prompt.startswith("Trace")
    assert s.runner.rig == ["Armitage Codebusting"]


# -- Rototurret --------------------------------------------------------------------------------------------------------


@card("Rototurret")
def test_rototurret_trashes_a_program_and_ends_the_run() -> None:
    s = encounter("Rototurret", rig=["Corroder", "Gordian Blade"])
    s.pass_until("Corroder")
    assert s.side == "corp"
    s.choose("Corroder")
    assert s.runner.rig == ["Gordian Blade"]
    assert s.run is None


@card("Rototurret")
def test_a_program_of_strength_0_is_enough_against_rototurret() -> None:
    s = encounter("Rototurret", rig=["Ninja"], credits=2)
    assert s.card("Rototurret").strength == 0
    s.use("Ninja: Break", "Subroutine 1")
    s.choose("Use Ninja: Break")
    assert s.runner.rig == ["Ninja"]
    assert s.phase == "approach server"


# -- Corporate Troubleshooter ------------------------------------------------------------------------------------------


def troubleshooter() -> Scenario:
    servers = {
        "HQ": {"ice": ["Ice Wall+", "Enigma"], "root": ["Corporate Troubleshooter+"]},
        "R&D": {"ice": ["Hunter+"]},
    }
    s = Scenario(corp={"credits": 4, "servers": servers}, runner={"rig": ["Corroder"], "credits": 2}, turn="runner")
    s.choose("Run HQ")
    s.choose("Use Corporate Troubleshooter", side="corp")
    return s


@card("Corporate Troubleshooter")
def test_corporate_troubleshooter_pays_x_for_x_strength_until_the_end_of_the_turn() -> None:
    s = troubleshooter()
    assert s.options == ["0", "1", "2", "3", "4"]
    s.choose("3")
    assert s.card("Ice Wall").strength == 4  # the only rezzed piece of ice protecting this server
    assert s.corp.credits == 1
    assert s.corp.discard == ["Corporate Troubleshooter"]
    s.pass_all()
    assert s.run is None
    assert s.card("Ice Wall").strength == 4  # still the same turn
    s.end_turn()
    assert s.card("Ice Wall").strength == 1


@card("Corporate Troubleshooter")
def test_corporate_troubleshooter_chooses_only_rezzed_ice_of_its_own_server() -> None:
    servers = {
        "HQ": {"ice": ["Ice Wall+", "Enigma", "Wall of Static+"], "root": ["Corporate Troubleshooter+"]},
        "R&D": {"ice": ["Hunter+"]},
    }
    s = Scenario(corp={"credits": 2, "servers": servers}, turn="runner")
    s.choose("Run HQ")
    s.choose("Use Corporate Troubleshooter", side="corp")
    s.choose("2")
    assert s.options == ["Ice Wall", "Wall of Static"]
    s.choose("Wall of Static")
    assert (s.card("Wall of Static").strength, s.card("Ice Wall").strength) == (5, 1)


@card("Corporate Troubleshooter")
def test_corporate_troubleshooter_is_not_used_without_rezzed_ice() -> None:
    servers = {"HQ": {"ice": ["Ice Wall"], "root": ["Corporate Troubleshooter+"]}, "R&D": {"ice": ["Hunter+"]}}
    s = Scenario(corp={"servers": servers})
    s.choose("Gain 1 credit")
    assert not s.can("Use Corporate Troubleshooter")


# -- Experiential Data -------------------------------------------------------------------------------------------------


@card("Experiential Data")
@ruling("ROP/card-abilities/ex1")
def test_experiential_data_strengthens_the_ice_of_its_server_while_rezzed() -> None:
    servers = {
        "HQ": {"ice": ["Ice Wall+", "Enigma"], "root": ["Experiential Data"]},
        "R&D": {"ice": ["Hunter+"]},
    }
    s = Scenario(corp={"servers": servers})
    assert s.card("Ice Wall").strength == 1
    s.choose("Gain 1 credit")
    s.choose("Rez Experiential Data")
    assert s.card("Ice Wall").strength == 2
    assert s.card("Enigma").strength == 3
    assert s.card("Hunter").strength == 4  # another server's ice


@card("Experiential Data")
def test_experiential_data_stops_when_it_is_trashed() -> None:
    servers = {"Server 1": {"ice": ["Enigma+"], "root": ["Experiential Data+"]}}
    s = Scenario(corp={"servers": servers}, runner={"rig": ["Gordian Blade"], "credits": 9}, turn="runner")
    s.choose("Run Server 1")
    assert s.card("Enigma").strength == 3
    s.choose("Use Gordian Blade: +1 strength", side="runner")
    s.choose("Use Gordian Blade: Break", side="runner")
    s.choose("Subroutine 1")
    s.choose("Use Gordian Blade: Break")
    s.choose("Continue", side="runner")
    s.choose("Trash Experiential Data (2 credits)", side="runner")
    assert s.card("Enigma").strength == 2
