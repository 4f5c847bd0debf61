"""Spin cycle: Weyland Consortium agendas, assets, upgrades and operations."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.cards.situations import scored

GRIP = ["Sure Gamble"] * 5


# -- Geothermal Fracking -----------------------------------------------------------------------------------------------


@card("Geothermal Fracking")
def test_geothermal_fracking_has_two_counters_each_worth_seven_credits_and_a_bad_publicity() -> None:
    s = scored("Geothermal Fracking", 4, credits=0)
    s.pass_until("Gain 1 credit")
    assert s.card("Geothermal Fracking").counters["agenda"] == 2
    s.choose("Use Geothermal Fracking")
    assert (s.corp.credits, s.corp.bad_publicity, s.corp.clicks) == (8, 1, 1)
    s.choose("Use Geothermal Fracking")
    assert (s.corp.credits, s.corp.bad_publicity, s.corp.clicks) == (15, 2, 0)
    s.next_turn()
    assert not s.can("Use Geothermal Fracking")


# -- Elizabeth Mills ---------------------------------------------------------------------------------------------------


@card("Elizabeth Mills")
def test_rezzing_elizabeth_mills_removes_a_bad_publicity() -> None:
    for before, after in ((2, 1), (0, 0)):
        s = Scenario(
            corp={"servers": {"Server 1": {"root": ["Elizabeth Mills"]}}, "bad_publicity": before}, turn="runner"
        )
        s.choose("Run HQ")
        s.rez("Elizabeth Mills")
        assert s.corp.bad_publicity == after


def mills(*rig: str) -> Scenario:
    return Scenario(corp={"servers": {"Server 1": {"root": ["Elizabeth Mills+"]}}}, runner={"rig": [*rig]})


@card("Elizabeth Mills")
def test_elizabeth_mills_is_trashed_to_trash_a_location_for_a_bad_publicity() -> None:
    s = mills("Crash Space", "Wyldside", "Armitage Codebusting")
    s.choose("Use Elizabeth Mills")
    assert s.options == ["Crash Space", "Wyldside"]
    s.choose("Wyldside")
    assert s.runner.discard == ["Wyldside"]
    assert s.corp.discard == ["Elizabeth Mills"]
    assert (s.corp.bad_publicity, s.corp.clicks) == (1, 2)


@card("Elizabeth Mills")
def test_elizabeth_mills_cannot_be_used_without_a_location() -> None:
    assert not mills("Armitage Codebusting", "Corroder").can("Use Elizabeth Mills")


@card("Elizabeth Mills")
def test_the_bad_publicity_of_elizabeth_mills_is_taken_though_the_location_is_saved() -> None:
    s = mills("Crash Space", "Wyldside", "Fall Guy")
    s.use("Elizabeth Mills", "Wyldside")
    s.choose("Use Fall Guy: Prevent", side="runner")
    assert sorted(s.runner.rig) == ["Crash Space", "Wyldside"]
    assert s.corp.bad_publicity == 1


# -- Off the Grid ------------------------------------------------------------------------------------------------------


def off_the_grid(title: str = "Off the Grid+", **runner: object) -> Scenario:
    return Scenario(
        corp={"servers": {"Server 1": {"root": [title, "PAD Campaign"]}, "Server 2": {"root": ["PAD Campaign"]}}},
        runner=runner,
        turn="runner",
    )


@card("Off the Grid")
def test_off_the_grid_is_installed_only_in_a_remote_server() -> None:
    s = Scenario(corp={"hand": ["Off the Grid"], "servers": {"Server 1": {"root": ["PAD Campaign"]}}})
    s.choose("Install Off the Grid")
    assert s.options == ["Server 1", "New server"]


@card("Off the Grid")
def test_no_run_can_be_made_on_the_server_of_off_the_grid() -> None:
    s = off_the_grid()
    assert not s.can("Run Server 1")
    assert s.can("Run Server 2")
    reason = s.why_not("Run Server 1")
    assert reason is not None
    assert reason.rule == "RR/cannot"
    assert off_the_grid("Off the Grid").can("Run Server 1")
    s = off_the_grid(hand=["Inside Job"])
    s.choose("Play Inside Job")
    assert "Server 1" not in s.options


@card("Off the Grid")
def test_a_successful_run_on_hq_trashes_off_the_grid() -> None:
    s = off_the_grid()
    s.run_on("R&D")
    assert s.corp.discard == []
    s.choose("Run HQ")
    s.pass_until("Jack out")
    s.choose("Jack out")
    s.pass_all()
    assert s.corp.discard == []
    s.run_on("HQ")
    assert s.corp.discard == ["Off the Grid"]
    assert s.can("Run Server 1")


@card("Off the Grid")
def test_a_run_that_has_begun_goes_on_when_off_the_grid_is_rezzed() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Off the Grid"], "ice": ["Enigma"]}}, "credits": 6}, turn="runner"
    )
    s.choose("Run Server 1")
    s.rez("Off the Grid")
    s.pass_all()
    assert s.accessed == ["Off the Grid"]


@card("Off the Grid")
def test_neither_events_nor_other_abilities_make_a_run_on_the_server_of_off_the_grid() -> None:
    servers = {"Server 1": {"root": ["Off the Grid+"]}}
    s = Scenario(corp={"servers": servers}, runner={"hand": ["Singularity"], "credits": 9}, turn="runner")
    assert not s.can("Play Singularity")
    s = Scenario(corp={"servers": servers}, runner={"rig": ["Doppelgänger"]}, turn="runner")
    s.choose("Run R&D")
    s.pass_until("Yes")
    s.choose("Yes")
    assert s.options == ["HQ", "R&D", "Archives"]


@card("Off the Grid", "Copycat")
def test_a_run_begun_elsewhere_may_be_continued_on_the_server_of_off_the_grid() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Quandary+"]}, "Server 1": {"root": ["Off the Grid+"], "ice": ["Quandary+"]}}},
        runner={"rig": ["Yog.0", "Copycat"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Use Yog.0", side="runner")
    s.pass_until("Yes")
    s.choose("Yes")
    s.pass_all()
    assert s.accessed == ["Off the Grid"]


@card("Off the Grid")
def test_a_run_that_is_treated_as_one_on_hq_trashes_off_the_grid() -> None:
    s = off_the_grid(rig=["Sneakdoor Beta"])
    s.choose("Use Sneakdoor Beta")
    s.pass_all()
    assert s.corp.discard == ["Off the Grid"]


# -- Vulcan Coverup ----------------------------------------------------------------------------------------------------


@card("Vulcan Coverup")
def test_scoring_vulcan_coverup_does_two_meat_damage() -> None:
    s = scored("Vulcan Coverup", 3)
    assert len(s.runner.hand) == 3
    assert s.corp.bad_publicity == 0


@card("Vulcan Coverup")
def test_stealing_vulcan_coverup_gives_the_corp_bad_publicity() -> None:
    s = Scenario(corp={"hand": ["Vulcan Coverup"]}, runner={"hand": GRIP}, turn="runner")
    s.run_on("HQ")
    assert s.runner.scored == ["Vulcan Coverup"]
    assert s.corp.bad_publicity == 1
    assert s.runner.hand == GRIP


@card("Vulcan Coverup", "The Cleaners")
def test_the_cleaners_add_to_the_damage_of_vulcan_coverup() -> None:
    s = scored("Vulcan Coverup", 3, scored=["The Cleaners"])
    assert len(s.runner.hand) == 2


# -- GRNDL Refinery ----------------------------------------------------------------------------------------------------


@card("GRNDL Refinery")
def test_grndl_refinery_gains_four_credits_for_each_token() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": [("GRNDL Refinery+", {"advancement": 3})]}}, "credits": 0})
    s.choose("Use GRNDL Refinery")
    assert (s.corp.credits, s.corp.clicks) == (12, 2)
    assert s.corp.discard == ["GRNDL Refinery"]


@card("GRNDL Refinery")
def test_grndl_refinery_can_be_advanced_and_without_tokens_cannot_be_used() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["GRNDL Refinery+"]}}, "credits": 1})
    assert not s.can("Use GRNDL Refinery")
    s.choose("Advance GRNDL Refinery")
    assert s.can("Use GRNDL Refinery")
    s = Scenario(corp={"servers": {"Server 1": {"root": ["GRNDL Refinery"]}}, "credits": 1})
    assert s.can("Advance")


# -- Witness Tampering -------------------------------------------------------------------------------------------------


@card("Witness Tampering")
def test_witness_tampering_removes_up_to_two_bad_publicity() -> None:
    for have, number in ((3, 2), (3, 1), (3, 0), (1, 1)):
        s = Scenario(corp={"hand": ["Witness Tampering"], "bad_publicity": have})
        s.play("Witness Tampering", str(number))
        assert s.corp.bad_publicity == have - number
        assert (s.corp.clicks, s.corp.credits) == (1, 1)


@card("Witness Tampering")
def test_witness_tampering_needs_bad_publicity_and_two_clicks() -> None:
    assert not Scenario(corp={"hand": ["Witness Tampering"]}).can("Play Witness Tampering")
    s = Scenario(corp={"hand": ["Witness Tampering"], "bad_publicity": 1, "clicks": 1})
    assert not s.can("Play Witness Tampering")
