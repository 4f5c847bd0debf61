"""The Criminal cards of the Core Set: each card's own text, and the rulings that concern it."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

GABRIEL = "Gabriel Santiago: Consummate Professional"


# -- Gabriel Santiago: Consummate Professional -------------------------------------------------------------------------


@card("Gabriel Santiago: Consummate Professional")
def test_gabriel_gains_two_credits_for_the_first_successful_run_on_hq_each_turn() -> None:
    s = Scenario(runner={"identity": GABRIEL, "credits": 0}, turn="runner")
    s.run_on("HQ")
    assert s.runner.credits == 2
    s.run_on("HQ")
    assert s.runner.credits == 2


@card("Gabriel Santiago: Consummate Professional")
def test_gabriel_gains_again_in_the_next_turn() -> None:
    s = Scenario(runner={"identity": GABRIEL, "credits": 0, "clicks": 1}, turn="runner")
    s.run_on("HQ")
    assert s.side == "corp"
    s.end_turn()
    s.run_on("HQ")
    assert s.runner.credits == 4


@card("Gabriel Santiago: Consummate Professional")
def test_gabriel_gains_nothing_elsewhere_and_a_failed_run_does_not_count_as_the_first() -> None:
    s = Scenario(runner={"identity": GABRIEL, "credits": 0}, turn="runner")
    s.run_on("R&D")
    s.choose("Run HQ")
    s.choose("Jack out")
    assert s.runner.credits == 0
    s.run_on("HQ")
    assert s.runner.credits == 2


# -- Account Siphon ----------------------------------------------------------------------------------------------------


def siphon(corp_credits: int, rig: tuple[object, ...] = ()) -> Scenario:
    """Account Siphon has made its run successful."""
    s = Scenario(
        corp={"hand": ["Priority Requisition"], "credits": corp_credits},
        runner={"hand": ["Account Siphon"], "rig": list(rig), "credits": 0},
        turn="runner",
    )
    s.choose("Play Account Siphon")
    s.choose("Continue")
    return s


@card("Account Siphon")
def test_account_siphon_drains_five_credits_for_ten_and_two_tags() -> None:
    s = siphon(8)
    s.choose("Yes")
    s.choose("5")
    assert s.corp.credits == 3
    assert s.runner.credits == 10
    assert s.runner.tags == 2
    assert s.accessed == []


@card("Account Siphon")
def test_account_siphon_takes_what_there_is_or_less() -> None:
    s = siphon(3)
    s.choose("Yes")
    assert s.options == ["3", "2", "1", "0"]
    s.choose("2")
    assert s.corp.credits == 1
    assert s.runner.credits == 4
    assert s.runner.tags == 2


@card("Account Siphon")
def test_account_siphon_gives_tags_even_when_the_corp_has_nothing_to_lose() -> None:
    s = siphon(0)
    s.choose("Yes")
    assert s.runner.credits == 0
    assert s.runner.tags == 2
    assert s.accessed == []


@card("Account Siphon")
@ruling("FAQ/card/account-siphon/1")
def test_account_siphon_may_be_declined_for_an_access_without_tags() -> None:
    s = siphon(8)
    s.choose("No")
    s.pass_all()
    assert s.accessed == ["Priority Requisition"]
    assert s.runner.scored == ["Priority Requisition"]
    assert s.corp.credits == 8
    assert s.runner.tags == 0


@card("Account Siphon")
def test_account_siphon_does_nothing_after_an_unsuccessful_run() -> None:
    s = Scenario(runner={"hand": ["Account Siphon"]}, turn="runner")
    s.choose("Play Account Siphon")
    s.choose("Jack out")
    assert s.corp.credits == 5
    assert s.runner.credits == 5
    assert s.runner.tags == 0
    assert s.runner.discard == ["Account Siphon"]


@card("Account Siphon")
@ruling("FAQ/qa/5")
def test_account_siphon_is_a_run_of_its_own_and_not_part_of_a_sneakdoor_run() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund"]},
        runner={"hand": ["Account Siphon"], "rig": ["Sneakdoor Beta"]},
        turn="runner",
        skip_empty_windows=False,
    )
    s.choose("Use Sneakdoor Beta")
    while s.run is not None:
        assert not s.can("Play Account Siphon")
        s.game.choose(s.options[-1])
    s.pass_all()
    s.choose("Play Account Siphon")
    while s.run is not None:
        assert not s.can("Use Sneakdoor Beta")
        assert s.run.server == "HQ"
        s.game.choose(s.options[-1])


# -- Easy Mark ---------------------------------------------------------------------------------------------------------


@card("Easy Mark")
def test_easy_mark_gains_three_credits() -> None:
    s = Scenario(runner={"hand": ["Easy Mark"], "credits": 0}, turn="runner")
    s.choose("Play Easy Mark")
    assert s.runner.credits == 3
    assert s.runner.clicks == 3


# -- Forged Activation Orders ------------------------------------------------------------------------------------------


def forged(ice: list[str], corp_credits: int = 5, **more: object) -> Scenario:
    s = Scenario(
        corp={"credits": corp_credits, "servers": {"HQ": {"ice": ice, **more}}},
        runner={"hand": ["Forged Activation Orders"]},
        turn="runner",
    )
    s.choose("Play Forged Activation Orders")
    return s


@card("Forged Activation Orders")
def test_forged_activation_orders_lets_the_corp_rez_the_ice_for_its_cost() -> None:
    s = forged(["Wall of Static"])
    assert s.side == "corp"
    s.choose("Rez Wall of Static")
    assert s.card("Wall of Static").rezzed
    assert s.corp.credits == 2


@card("Forged Activation Orders")
def test_forged_activation_orders_lets_the_corp_trash_the_ice_unseen() -> None:
    s = forged(["Wall of Static"])
    s.choose("Trash Wall of Static")
    assert s.corp.discard == ["Wall of Static"]
    assert s.corp.credits == 5
    assert s.card("Wall of Static").known_to == ["corp"]


@card("Forged Activation Orders")
def test_ice_that_the_corp_cannot_rez_is_trashed_by_forged_activation_orders() -> None:
    s = forged(["Tollbooth"])
    assert s.options == ["Trash Tollbooth"]  # asked all the same: nobody says what the ice would cost
    s.choose("Trash Tollbooth")
    assert s.corp.discard == ["Tollbooth"]


@card("Forged Activation Orders")
def test_forged_activation_orders_chooses_unrezzed_ice_without_knowing_it() -> None:
    s = forged(["Ice Wall", "Enigma+", "Hunter"])
    assert len(s.options) == 2
    assert not any("Ice Wall" in option or "Hunter" in option for option in s.options)


@card("Forged Activation Orders")
def test_forged_activation_orders_needs_unrezzed_ice() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}}, runner={"hand": ["Forged Activation Orders"]}, turn="runner"
    )
    assert not s.can("Play Forged Activation Orders")


@card("Forged Activation Orders")
@ruling("FAQ/card/forged-activation-orders/1")
def test_akitaro_watanabe_cannot_be_rezzed_in_response_to_forged_activation_orders() -> None:
    s = forged(["Wall of Static"], root=["Akitaro Watanabe"])
    assert s.options == ["Rez Wall of Static", "Trash Wall of Static"]
    s.choose("Rez Wall of Static")
    assert s.corp.credits == 2


@card("Forged Activation Orders")
@ruling("FAQ/qa/14", "RR/must/ex4b")
def test_the_corp_must_forfeit_an_agenda_for_archer_or_trash_it() -> None:
    s = Scenario(
        corp={"credits": 4, "scored": ["Hostile Takeover"], "servers": {"HQ": {"ice": ["Archer"]}}},
        runner={"hand": ["Forged Activation Orders"]},
        turn="runner",
    )
    s.choose("Play Forged Activation Orders")
    s.choose("Rez Archer")
    s.pass_all()
    assert s.card("Archer").rezzed
    assert s.corp.scored == []
    assert s.corp.credits == 0
    s = forged(["Archer"])
    assert s.options == ["Trash Archer"]
    s.choose("Trash Archer")
    assert s.corp.discard == ["Archer"]


# -- Inside Job --------------------------------------------------------------------------------------------------------


@card("Inside Job")
def test_inside_job_bypasses_the_first_ice_encountered_and_no_other() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Wall of Static+", "Ice Wall+"]}}},
        runner={"hand": ["Inside Job"]},
        turn="runner",
    )
    s.play("Inside Job", "HQ")
    assert s.run is not None
    assert s.run.phase == "approach ice"
    assert s.run.ice == "Ice Wall"
    s.choose("Continue")
    assert s.run is None
    assert s.accessed == []


@card("Inside Job")
def test_inside_job_saves_its_bypass_for_the_first_encounter_not_the_first_approach() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund"], "credits": 0, "servers": {"HQ": {"ice": ["Wall of Static", "Ice Wall+"]}}},
        runner={"hand": ["Inside Job"]},
        turn="runner",
    )
    s.play("Inside Job", "HQ")
    s.choose("Continue")
    assert s.phase == "approach server"
    s.choose("Continue")
    assert s.accessed == ["Hedge Fund"]


@card("Inside Job")
def test_inside_job_bypasses_tollbooth_before_the_toll_is_asked_for() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Tollbooth+"]}}}, runner={"hand": ["Inside Job"], "credits": 7}, turn="runner"
    )
    s.play("Inside Job", "HQ")
    assert s.runner.credits == 5
    assert s.phase == "approach server"


# -- Special Order -----------------------------------------------------------------------------------------------------


@card("Special Order")
def test_special_order_finds_an_icebreaker_and_shows_it() -> None:
    s = Scenario(
        runner={"hand": ["Special Order"], "deck": ["Medium", "Corroder", "Diesel", "Ninja"], "credits": 1},
        turn="runner",
    )
    s.choose("Play Special Order")
    assert set(s.options) == {"Corroder", "Ninja"}
    s.choose("Ninja")
    assert s.runner.hand == ["Ninja"]
    assert s.card("Ninja").known_to == ["corp", "runner"]
    assert s.runner.credits == 0
    assert sorted(s.runner.deck) == ["Corroder", "Diesel", "Medium"]


@card("Special Order")
def test_special_order_may_find_nothing_and_shuffles_all_the_same() -> None:
    s = Scenario(runner={"hand": ["Special Order"], "deck": ["Medium", "Diesel"]}, turn="runner")
    s.choose("Play Special Order")
    assert s.runner.hand == []
    assert any("shuffles" in line for line in s.log)


# -- Lemuria Codecracker -----------------------------------------------------------------------------------------------


@card("Lemuria Codecracker")
def test_lemuria_codecracker_exposes_a_card_after_a_successful_run_on_hq() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Snare!"]}, "R&D": {"ice": ["Ice Wall"]}}},
        runner={"rig": ["Lemuria Codecracker"]},
        turn="runner",
    )
    assert not s.can("Use Lemuria Codecracker")
    s.run_on("HQ")
    s.use("Lemuria Codecracker", "facedown card (Server 1)")
    assert s.card("Snare!").known_to == ["corp", "runner"]
    assert not s.card("Snare!").rezzed
    assert s.card("Ice Wall").known_to == ["corp"]
    assert s.runner.clicks == 2
    assert s.runner.credits == 4


@card("Lemuria Codecracker")
def test_lemuria_codecracker_wants_hq_and_this_turn() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Snare!"]}}},
        runner={"rig": ["Lemuria Codecracker"], "clicks": 2},
        turn="runner",
    )
    s.run_on("R&D")
    assert not s.can("Use Lemuria Codecracker")
    s.run_on("HQ")
    s.end_turn()
    s.pass_all()
    assert s.can("Run HQ")
    assert not s.can("Use Lemuria Codecracker")


@card("Lemuria Codecracker")
def test_lemuria_codecracker_has_nothing_to_do_when_every_card_is_rezzed() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"root": ["Akitaro Watanabe+"]}}},
        runner={"rig": ["Lemuria Codecracker"]},
        turn="runner",
    )
    s.run_on("HQ")
    assert not s.can("Use Lemuria Codecracker")


# -- Desperado ---------------------------------------------------------------------------------------------------------


@card("Desperado")
def test_desperado_gives_memory_and_a_credit_for_every_successful_run() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["PAD Campaign"]}}},
        runner={"rig": ["Desperado"], "credits": 0},
        turn="runner",
    )
    assert s.runner.memory == 5
    for server in ("HQ", "HQ", "Server 1"):
        s.run_on(server)
    assert s.runner.credits == 3
    s.choose("Run R&D")
    s.choose("Jack out")
    assert s.runner.credits == 3


@card("Desperado")
def test_desperado_pays_also_when_the_access_is_replaced() -> None:
    s = siphon(5, ("Desperado",))
    s.choose("Yes")
    s.choose("5")
    assert s.runner.credits == 11


# -- Aurora ------------------------------------------------------------------------------------------------------------


@card("Aurora")
def test_aurora_pays_two_for_three_strength_and_two_for_a_barrier_subroutine() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Wall of Static+"]}}}, runner={"rig": ["Aurora"], "credits": 4}, turn="runner"
    )
    s.choose("Run HQ")
    assert s.card("Aurora").strength == 1
    assert not s.can("Use Aurora: Break 1 barrier subroutine")
    s.choose("Use Aurora: +3 strength")
    assert s.card("Aurora").strength == 4
    s.choose("Use Aurora: Break")
    s.pass_until("Jack out")
    assert s.runner.credits == 0
    assert s.card("Aurora").strength == 1


# -- Femme Fatale ------------------------------------------------------------------------------------------------------


def femme(*ice: str, credits: int = 12, rig: tuple[object, ...] = ()) -> Scenario:
    """Femme Fatale is about to choose a piece of ice, or has chosen the only one."""
    s = Scenario(
        corp={"hand": ["Hedge Fund"], "servers": {"HQ": {"ice": list(ice)}}},
        runner={"hand": ["Femme Fatale"], "rig": list(rig), "credits": credits},
        turn="runner",
    )
    s.choose("Install Femme Fatale")
    if s.can("Done"):
        s.choose("Done")
    return s


@card("Femme Fatale")
def test_femme_fatale_breaks_sentries_for_one_and_grows_for_two() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Neural Katana+"]}}},
        runner={"rig": ["Femme Fatale"], "credits": 3, "hand": ["Diesel"] * 3},
        turn="runner",
    )
    s.choose("Run HQ")
    assert not s.can("Use Femme Fatale: Break 1 sentry subroutine")
    s.choose("Use Femme Fatale: +1 strength")
    s.choose("Use Femme Fatale: Break")
    s.pass_all()
    assert s.runner.credits == 0
    assert len(s.runner.hand) == 3


@card("Femme Fatale")
@ruling("FAQ/card/femme-fatale/1")
def test_femme_fatale_bypasses_the_chosen_ice_whatever_its_strength() -> None:
    s = femme("Heimdall 1.0+")
    s.choose("Run HQ")
    assert s.card("Femme Fatale").strength < s.card("Heimdall 1.0").strength
    assert s.prompt == "Femme Fatale: pay 1 credit for each subroutine on the ice to bypass it?"
    s.choose("Yes")
    assert s.runner.credits == 0  # three subroutines
    assert s.phase == "approach server"


@card("Femme Fatale")
@ruling("RR/open-information/ex1")
def test_femme_fatale_chooses_openly_any_ice_rezzed_or_not() -> None:
    s = femme("Ice Wall+", "Enigma")
    assert len(s.options) == 2
    s.choose("unrezzed ice")
    assert any("chosen" in line for line in s.log)
    s.choose("Run HQ")
    assert "Yes" not in s.options  # Ice Wall was not chosen
    s.pass_all()
    assert s.run is None
    assert s.runner.credits == 3


@card("Femme Fatale")
def test_femme_fatales_bypass_may_be_declined_and_is_not_offered_to_the_poor() -> None:
    s = femme("Enigma+", credits=10)
    s.choose("Run HQ")
    assert s.run is None  # one credit is not enough for two subroutines: no question
    assert s.runner.credits == 1
    s = femme("Ice Wall+", credits=10)
    s.choose("Run HQ")
    s.choose("No")
    assert s.run is None
    assert s.runner.credits == 1


@card("Femme Fatale")
@ruling("FAQ/card/femme-fatale/2")
def test_cyberfeeder_pays_for_femme_fatales_bypass() -> None:
    s = femme("Ice Wall+", credits=9, rig=("Cyberfeeder",))
    assert s.runner.credits == 0
    s.choose("Run HQ")
    s.choose("Yes")
    assert s.card("Cyberfeeder").counters["credit"] == 0
    assert s.phase == "approach server"


@card("Femme Fatale")
@ruling("RR/trigger-steps/ex2", "RR/timing/ex2", "FAQ/rules/non-resolvable-abilities/ex1")
def test_femme_fatale_bypasses_tollbooth_before_it_can_ask_for_its_toll() -> None:
    s = femme("Tollbooth+", credits=13)
    s.choose("Run HQ")
    s.choose("Yes")
    assert s.runner.credits == 3
    assert s.phase == "approach server"


@card("Femme Fatale")
@ruling("FAQ/card/femme-fatale/3")
def test_a_reinstalled_femme_fatale_has_forgotten_what_it_chose_before() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}, "R&D": {"ice": ["Wall of Static+"]}}},
        runner={"hand": ["Femme Fatale"], "rig": ["Aesop's Pawnshop", "Clone Chip"], "credits": 30, "clicks": 1},
        turn="runner",
    )
    s.install("Femme Fatale", "Ice Wall")
    s.end_turn()
    s.pass_until("Yes")
    s.choose("Yes")
    s.choose("Femme Fatale")  # sold to Aesop
    s.pass_all()
    assert s.runner.discard == ["Femme Fatale"]
    s.run_on("HQ")
    assert "The run is ended." in s.log  # no bypass
    s.choose("Gain 1 credit")
    s.choose("Use Clone Chip", side="runner")  # the same copy comes back, and is a new one
    s.choose("Wall of Static")
    s.pass_all()
    assert s.card("Femme Fatale").zone == "play"
    s.run_on("HQ")
    assert not any("bypasses" in line for line in s.log)
    s.choose("Run R&D")
    s.choose("Yes", side="runner")
    assert s.phase == "approach server"


@card("Femme Fatale")
@ruling("FAQ/rules/bypass/ex1")
def test_ice_bypassed_by_femme_fatale_after_chum_is_unbroken_and_hurts() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Chum+", "Enigma+"]}}},
        runner={"hand": ["Femme Fatale", *["Diesel"] * 4], "credits": 12},
        turn="runner",
    )
    s.install("Femme Fatale", "Enigma")
    s.choose("Run HQ")
    s.pass_until("Jack out")
    s.choose("Continue")
    s.choose("Yes")
    assert len(s.runner.hand) == 1
    assert s.phase == "approach server"


# -- Ninja -------------------------------------------------------------------------------------------------------------


@card("Ninja")
def test_ninja_pays_three_for_five_strength() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Hunter+"]}}}, runner={"rig": ["Ninja"], "credits": 4}, turn="runner")
    s.choose("Run HQ")
    assert s.card("Ninja").strength == 0
    assert not s.can("Use Ninja: Break 1 sentry subroutine")
    s.choose("Use Ninja: +5 strength")
    assert s.card("Ninja").strength == 5
    s.choose("Use Ninja: Break")
    s.pass_until("Jack out")
    assert s.runner.credits == 0
    assert s.runner.tags == 0
    assert s.card("Ninja").strength == 0


# -- Sneakdoor Beta ----------------------------------------------------------------------------------------------------


@card("Sneakdoor Beta")
def test_sneakdoor_beta_runs_archives_and_accesses_hq() -> None:
    s = Scenario(
        corp={
            "hand": ["Hedge Fund"],
            "discard": ["Priority Requisition"],
            "servers": {"HQ": {"ice": ["Heimdall 1.0+"]}, "Archives": {"ice": ["Ice Wall"]}},
            "credits": 0,
        },
        runner={"identity": GABRIEL, "rig": ["Sneakdoor Beta", "Datasucker", "Medium"]},
        turn="runner",
    )
    s.choose("Use Sneakdoor Beta")
    assert s.run is not None
    assert s.run.server == "Archives"
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]
    assert s.runner.scored == []
    assert s.runner.credits == 7  # a successful run on HQ for Gabriel
    assert s.card("Datasucker").counters["virus"] == 1
    assert s.runner.clicks == 3


@card("Sneakdoor Beta")
def test_a_sneakdoor_run_that_fails_is_no_run_on_hq() -> None:
    s = Scenario(runner={"identity": GABRIEL, "rig": ["Sneakdoor Beta", "Lemuria Codecracker"]}, turn="runner")
    s.choose("Use Sneakdoor Beta")
    s.choose("Jack out")
    assert s.runner.credits == 5


@card("Sneakdoor Beta", "Lemuria Codecracker")
def test_a_sneakdoor_run_opens_hq_for_lemuria_codecracker() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall"]}}},
        runner={"rig": ["Sneakdoor Beta", "Lemuria Codecracker"]},
        turn="runner",
    )
    s.choose("Use Sneakdoor Beta")
    s.pass_all()
    assert s.can("Use Lemuria Codecracker")


@card("Sneakdoor Beta")
@ruling("FAQ/card/sneakdoor-beta/1")
def test_a_sneakdoor_run_ends_in_hq_even_if_sneakdoor_is_trashed_on_the_way() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund"], "servers": {"Archives": {"ice": ["Rototurret+"]}}},
        runner={"rig": ["Sneakdoor Beta", "Mimic"]},
        turn="runner",
    )
    s.choose("Use Sneakdoor Beta")
    s.use("Mimic", "Subroutine 2")
    s.choose("Sneakdoor Beta", side="corp")
    assert s.runner.discard == ["Sneakdoor Beta"]
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]


# -- Bank Job ----------------------------------------------------------------------------------------------------------


def bank_job(*jobs: int, **server: list[str]) -> Scenario:
    """A run on a remote server, with Bank Jobs holding credits."""
    s = Scenario(
        corp={"credits": 0, "servers": {"Server 1": server or {"root": ["PAD Campaign"]}}},
        runner={"rig": [("Bank Job", {"credit": n}) for n in jobs], "credits": 0},
        turn="runner",
    )
    s.choose("Run Server 1")
    s.pass_until("Jack out")
    s.choose("Continue")
    return s


@card("Bank Job")
def test_bank_job_is_installed_with_eight_credits() -> None:
    s = Scenario(runner={"hand": ["Bank Job"]}, turn="runner")
    s.choose("Install Bank Job")
    assert s.card("Bank Job").counters["credit"] == 8
    assert s.runner.credits == 4


@card("Bank Job")
def test_bank_job_gives_any_number_of_its_credits_instead_of_an_access() -> None:
    s = bank_job(8)
    s.choose("Yes")
    s.choose("5")
    assert s.runner.credits == 5
    assert s.card("Bank Job").counters["credit"] == 3
    assert s.accessed == []


@card("Bank Job")
def test_bank_job_is_trashed_with_its_last_credit() -> None:
    s = bank_job(3)
    s.choose("Yes")
    s.choose("3")
    assert s.runner.credits == 3
    assert s.runner.discard == ["Bank Job"]


@card("Bank Job")
def test_bank_job_may_be_left_alone_for_an_access() -> None:
    s = bank_job(8)
    s.choose("No")
    s.pass_all()
    assert s.accessed == ["PAD Campaign"]
    assert s.card("Bank Job").counters["credit"] == 8


@card("Bank Job")
@ruling("FAQ/card/bank-job/1")
def test_bank_job_robs_an_empty_server_too() -> None:
    s = bank_job(8, ice=["Ice Wall"])
    s.choose("Yes")
    s.choose("8")
    assert s.runner.credits == 8


@card("Bank Job")
@ruling("RR/replacement-effects/ex1", "FAQ/rules/replacement-effects/ex1")
def test_two_bank_jobs_cannot_be_used_during_the_same_run() -> None:
    s = bank_job(8, 8)
    s.choose("Bank Job")
    s.choose("Yes")
    s.choose("8")
    assert s.run is None
    assert s.runner.credits == 8
    assert s.accessed == []


@card("Bank Job")
def test_bank_job_has_no_use_on_a_central_server() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund"]}, runner={"rig": [("Bank Job", {"credit": 8})]}, turn="runner")
    s.access("HQ")
    assert s.accessed == ["Hedge Fund"]
    assert s.card("Bank Job").counters["credit"] == 8


# -- Crash Space -------------------------------------------------------------------------------------------------------


@card("Crash Space")
def test_crash_space_pays_for_removing_a_tag_each_turn() -> None:
    s = Scenario(runner={"rig": ["Crash Space"], "credits": 0, "tags": 2}, turn="runner")
    s.choose("Remove 1 tag")
    assert s.runner.tags == 1
    assert s.card("Crash Space").counters["credit"] == 0
    assert not s.can("Remove 1 tag")


@card("Crash Space")
def test_crash_space_pays_for_nothing_else() -> None:
    s = Scenario(runner={"rig": ["Crash Space"], "credits": 0, "hand": ["Decoy"]}, turn="runner")
    assert not s.can("Install Decoy")


def scorched(rig: list[object], hand: int = 5) -> Scenario:
    s = Scenario(
        corp={"hand": ["Scorched Earth"]}, runner={"rig": rig, "tags": 1, "hand": ["Diesel"] * hand}, turn="corp"
    )
    s.choose("Play Scorched Earth")
    return s


@card("Crash Space")
def test_crash_space_is_trashed_to_prevent_up_to_three_meat_damage() -> None:
    s = scorched(["Crash Space"])
    s.choose("Use Crash Space", side="runner")
    assert s.options == ["3", "2", "1"]
    s.choose("3")
    assert len(s.runner.hand) == 4
    assert s.runner.discard.count("Crash Space") == 1


@card("Crash Space")
def test_two_crash_spaces_prevent_all_of_scorched_earth() -> None:
    s = scorched(["Crash Space", "Crash Space"])
    s.choose("Use Crash Space", side="runner")
    s.choose("3")
    s.choose("Use Crash Space")
    assert len(s.runner.hand) == 5
    assert s.runner.discard == ["Crash Space", "Crash Space"]


@card("Crash Space")
def test_crash_space_prevents_no_net_damage() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Neural Katana+"]}}},
        runner={"rig": ["Crash Space"], "hand": ["Diesel"] * 3},
        turn="runner",
    )
    s.choose("Run HQ")
    assert s.runner.hand == []
    assert s.runner.rig == ["Crash Space"]


# -- Data Dealer -------------------------------------------------------------------------------------------------------


@card("Data Dealer")
def test_data_dealer_sells_an_agenda_for_nine_credits() -> None:
    s = Scenario(
        runner={"rig": ["Data Dealer"], "scored": ["Hostile Takeover", "Priority Requisition"], "credits": 0},
        turn="runner",
    )
    s.use("Data Dealer", "Hostile Takeover")
    assert s.runner.credits == 9
    assert s.runner.clicks == 3
    assert s.runner.scored == ["Priority Requisition"]
    assert s.runner.score == 3
    assert s.corp.discard == []  # forfeited agendas leave the game


@card("Data Dealer")
def test_data_dealer_needs_an_agenda_of_the_runners() -> None:
    s = Scenario(corp={"scored": ["Hostile Takeover"]}, runner={"rig": ["Data Dealer"]}, turn="runner")
    assert not s.can("Use Data Dealer")


# -- Decoy -------------------------------------------------------------------------------------------------------------


@card("Decoy", "Account Siphon")
def test_decoy_avoids_one_of_the_two_tags_of_account_siphon() -> None:
    s = siphon(5, ("Decoy",))
    s.choose("Yes")
    s.choose("5")
    s.choose("Use Decoy")
    assert s.runner.tags == 1
    assert s.runner.credits == 10
    assert "Decoy" in s.runner.discard


@card("Decoy")
def test_two_decoys_avoid_two_tags_and_decoy_may_be_kept() -> None:
    s = siphon(5, ("Decoy", "Decoy", "Decoy"))
    s.choose("Yes")
    s.choose("5")
    s.choose("Use Decoy")
    s.choose("Use Decoy")
    assert s.runner.tags == 0
    assert s.runner.rig == ["Decoy"]  # nothing was left to avoid
    s = siphon(5, ("Decoy",))
    s.choose("Yes")
    s.choose("5")
    s.choose("Pass")
    assert s.runner.tags == 2
    assert s.runner.rig == ["Decoy"]


@card("Decoy")
def test_decoy_cannot_be_used_while_no_tag_is_coming() -> None:
    s = Scenario(runner={"rig": ["Decoy"], "tags": 1}, turn="runner", skip_empty_windows=False)
    assert not s.can("Use Decoy")
    s.choose("Gain 1 credit")
    assert not s.can("Use Decoy")


@card("Decoy")
def test_decoy_and_net_shield_both_answer_a_snare() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Snare!"]}}},
        runner={"rig": ["Decoy", "Net Shield"], "hand": ["Diesel"] * 3},
        turn="runner",
    )
    s.choose("Run Server 1")
    s.choose("Yes", side="corp")
    s.choose("Use Net Shield", side="runner")
    s.choose("Use Decoy")
    assert len(s.runner.hand) == 1
    assert s.runner.tags == 0
