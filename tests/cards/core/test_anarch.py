"""The Anarch cards of the Core Set: each card's own text, and the rulings that concern it."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling


def run_into(*ice: str, rig: list[object], server: str = "HQ", credits: int = 5) -> Scenario:
    """A run on a server protected by ice (outermost first), at the first thing the Runner can do about it."""
    s = Scenario(
        corp={"hand": ["Hedge Fund"], "servers": {server: {"ice": list(ice)}}},
        runner={"rig": rig, "credits": credits, "hand": ["Sure Gamble"] * 4},
        turn="runner",
    )
    s.choose(f"Run {server}")
    return s


# -- Noise: Hacker Extraordinaire --------------------------------------------------------------------------------------


@card("Noise: Hacker Extraordinaire")
@ruling("FAQ/card/noise/1")
def test_the_corp_trashes_the_top_card_facedown_when_noise_installs_a_virus() -> None:
    s = Scenario(
        corp={"deck": ["Snare!", "Hedge Fund"]},
        runner={"identity": "Noise: Hacker Extraordinaire", "hand": ["Datasucker"]},
        turn="runner",
    )
    s.choose("Install Datasucker")
    assert s.corp.discard == ["Snare!"]
    assert s.corp.deck == ["Hedge Fund"]
    assert not s.card("Snare!").faceup
    assert s.card("Snare!").known_to == ["corp"]


@card("Noise: Hacker Extraordinaire")
def test_noise_mills_nothing_for_a_program_that_is_not_a_virus() -> None:
    s = Scenario(
        corp={"deck": ["Snare!"]},
        runner={"identity": "Noise: Hacker Extraordinaire", "hand": ["Corroder", "Cyberfeeder"]},
        turn="runner",
    )
    s.choose("Install Corroder")
    s.choose("Install Cyberfeeder")
    assert s.corp.deck == ["Snare!"]
    assert s.corp.discard == []


@card("Noise: Hacker Extraordinaire")
def test_noise_mills_for_every_virus_and_does_not_win_by_emptying_rnd() -> None:
    s = Scenario(
        corp={"deck": ["Snare!", "Hedge Fund"]},
        runner={"identity": "Noise: Hacker Extraordinaire", "hand": ["Datasucker"] * 3, "credits": 9},
        turn="runner",
    )
    for _ in range(3):
        s.choose("Install Datasucker")
        s.pass_all()
    assert s.corp.discard == ["Snare!", "Hedge Fund"]
    assert s.corp.deck == []
    assert s.result is None  # the Corp loses when it has to draw, not before


# -- Déjà Vu -----------------------------------------------------------------------------------------------------------


@card("Déjà Vu")
def test_deja_vu_returns_one_card_that_is_not_a_virus() -> None:
    s = Scenario(
        runner={"hand": ["Déjà Vu"], "discard": ["Sure Gamble", "Diesel", "Parasite"]},
        turn="runner",
    )
    s.play("Déjà Vu", "Sure Gamble")
    assert s.runner.hand == ["Sure Gamble"]
    assert s.runner.credits == 3
    assert s.runner.discard == ["Diesel", "Parasite", "Déjà Vu"]


@card("Déjà Vu")
def test_deja_vu_returns_two_viruses_but_never_a_virus_and_another_card() -> None:
    s = Scenario(
        runner={"hand": ["Déjà Vu"], "discard": ["Sure Gamble", "Parasite", "Datasucker", "Medium"]},
        turn="runner",
    )
    s.play("Déjà Vu", "Parasite")
    assert "Sure Gamble" not in s.options
    assert "Done" in s.options
    s.choose("Medium")
    assert s.runner.hand == ["Parasite", "Medium"]
    assert s.runner.discard == ["Sure Gamble", "Datasucker", "Déjà Vu"]


@card("Déjà Vu")
def test_deja_vu_may_take_a_single_virus() -> None:
    s = Scenario(runner={"hand": ["Déjà Vu"], "discard": ["Parasite", "Medium"]}, turn="runner")
    s.play("Déjà Vu", "Medium", "Done")
    assert s.runner.hand == ["Medium"]


@card("Déjà Vu")
def test_deja_vu_asks_one_thing_at_a_time() -> None:
    s = Scenario(runner={"hand": ["Déjà Vu"], "discard": ["Parasite", "Medium", "Diesel"]}, turn="runner")
    s.play("Déjà Vu")
    assert s.prompt == "Déjà Vu: choose a card in your heap."
    s.choose("Medium")
    assert s.prompt == "Déjà Vu: choose up to 1 other virus program in your heap."


@card("Déjà Vu")
def test_deja_vu_cannot_be_played_with_an_empty_heap_nor_return_itself() -> None:
    s = Scenario(runner={"hand": ["Déjà Vu"]}, turn="runner")
    assert not s.can("Play Déjà Vu")


# -- Demolition Run ----------------------------------------------------------------------------------------------------


@card("Demolition Run")
def test_demolition_run_names_hq_or_rnd_only() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["PAD Campaign"]}}}, runner={"hand": ["Demolition Run"]}, turn="runner"
    )
    s.choose("Play Demolition Run")
    assert s.options == ["HQ", "R&D"]


@card("Demolition Run")
def test_demolition_run_trashes_an_operation_at_no_cost() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund"]}, runner={"hand": ["Demolition Run"], "credits": 2}, turn="runner")
    s.play("Demolition Run", "HQ")
    s.pass_until("Trash Hedge Fund")
    s.choose("Trash Hedge Fund (0 credits)")
    assert s.corp.discard == ["Hedge Fund"]
    assert s.card("Hedge Fund").faceup
    assert s.runner.credits == 0


@card("Demolition Run")
@ruling("FAQ/card/demolition-run/1")
def test_demolition_run_may_trash_an_agenda_instead_of_stealing_it() -> None:
    s = Scenario(corp={"deck": ["Priority Requisition"]}, runner={"hand": ["Demolition Run"]}, turn="runner")
    s.play("Demolition Run", "R&D")
    s.pass_until("Steal Priority Requisition")
    assert "No action" not in s.options
    s.choose("Trash Priority Requisition")
    assert s.corp.discard == ["Priority Requisition"]
    assert s.runner.scored == []
    assert s.runner.score == 0


@card("Demolition Run")
def test_demolition_run_leaves_trashing_to_the_runner_and_lasts_for_its_run() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund"]}, runner={"hand": ["Demolition Run"]}, turn="runner")
    s.play("Demolition Run", "HQ")
    s.pass_until("No action")
    s.choose("No action")
    assert s.corp.hand == ["Hedge Fund"]
    s.run_on("HQ")
    assert s.corp.hand == ["Hedge Fund"]
    assert not any("Trash" in option for option in s.options)


# -- Stimhack ----------------------------------------------------------------------------------------------------------


@card("Stimhack")
def test_stimhack_pays_with_nine_credits_and_gives_back_the_rest() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Wall of Static+"]}}},
        runner={"hand": ["Stimhack", "Sure Gamble"], "rig": ["Corroder"], "credits": 0},
        turn="runner",
    )
    s.play("Stimhack", "HQ")
    s.choose("Use Corroder: +1 strength")
    s.choose("Use Corroder: Break")
    s.pass_all()
    assert s.runner.credits == 0  # seven were left and are gone
    assert s.runner.brain_damage == 1
    assert s.runner.hand == []
    assert s.runner.hand_size == 4


@card("Stimhack")
def test_stimhack_spends_on_anything_during_the_run_such_as_trashing() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["PAD Campaign"]}}},
        runner={"hand": ["Stimhack", "Diesel"], "credits": 0},
        turn="runner",
    )
    s.play("Stimhack", "Server 1")
    s.pass_until("Trash PAD Campaign (4 credits)")
    s.choose("Trash PAD Campaign (4 credits)")
    assert s.corp.discard == ["PAD Campaign"]
    assert s.runner.credits == 0


@card("Stimhack", "Doppelgänger")
def test_stimhack_harms_once_its_own_run_is_completed_whatever_run_follows() -> None:
    s = Scenario(runner={"hand": ["Stimhack", "Diesel", "Diesel"], "rig": ["Doppelgänger"]}, turn="runner")
    s.play("Stimhack", "HQ")
    s.choose("Continue")
    s.choose("Doppelgänger")
    s.choose("Yes")
    s.choose("HQ")
    s.pass_all()
    assert s.runner.brain_damage == 1


@card("Stimhack")
@ruling("RR/credit-pool/3")
def test_stimhacks_credits_are_in_the_credit_pool_and_are_spent_first() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"hand": ["Stimhack", "Diesel"], "rig": ["Corroder"], "credits": 3},
        turn="runner",
    )
    s.choose("Play Stimhack")
    s.choose("HQ")
    assert s.runner.credits == 12
    s.choose("Use Corroder: Break")
    assert s.runner.credits == 11
    s.pass_until("Jack out")
    s.choose("Jack out")
    assert s.runner.credits == 3, "eight were left and are gone"


@card("Stimhack", "Corroder")
@ruling("RR/credit-pool/3", "RR/credit-pool/5")
def test_a_runner_who_loses_all_credits_loses_stimhacks_too() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Viktor 1.0+"], "root": ["Heinlein Grid+"]}}},
        runner={"hand": ["Stimhack", "Diesel"], "rig": ["Corroder"], "credits": 3},
        turn="runner",
    )
    s.choose("Play Stimhack")
    s.choose("HQ")
    s.choose("Use Viktor 1.0")  # a click is spent during the run
    assert s.runner.credits == 0
    s.pass_all()
    assert s.runner.credits == 0


@card("Stimhack")
@ruling("RR/credit-pool/3", "RR/credit-pool/5")
def test_credits_gained_after_the_loss_of_stimhacks_are_kept() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Enigma"]}}, "credits": 5},
        runner={"identity": "Nasir Meidan: Cyber Explorer", "hand": ["Stimhack", "Diesel"], "credits": 2},
        turn="runner",
    )
    s.choose("Play Stimhack")
    s.choose("HQ")
    assert s.runner.credits == 11
    s.choose("Rez Enigma", side="corp")
    s.pass_all()
    assert s.runner.credits == 3, "all 11 were lost, and the rez cost of Enigma gained"


@card("Stimhack")
def test_stimhacks_brain_damage_cannot_be_prevented_and_flatlines_an_empty_grip() -> None:
    s = Scenario(runner={"hand": ["Stimhack"]}, turn="runner")
    s.play("Stimhack", "R&D")
    s.pass_all()
    assert s.result is not None
    assert s.result.winner == "corp"
    assert s.result.reason == "flatline"


@card("Stimhack")
def test_stimhack_damages_even_after_an_unsuccessful_run() -> None:
    s = Scenario(runner={"hand": ["Stimhack", "Diesel"]}, turn="runner")
    s.play("Stimhack", "R&D")
    s.choose("Jack out")
    assert s.runner.brain_damage == 1
    assert s.runner.discard[-1] == "Stimhack"


@card("Stimhack")
def test_stimhack_pays_in_a_trace() -> None:
    s = Scenario(
        corp={"credits": 0, "servers": {"HQ": {"ice": ["Hunter+"]}}},
        runner={"hand": ["Stimhack", "Diesel"], "credits": 0},
        turn="runner",
    )
    s.play("Stimhack", "HQ")
    s.pass_until("9")
    assert s.options == [str(n) for n in range(10)]
    s.choose("3")
    assert s.runner.tags == 0


# -- Cyberfeeder -------------------------------------------------------------------------------------------------------


@card("Cyberfeeder")
def test_cyberfeeder_pays_for_using_an_icebreaker() -> None:
    s = run_into("Ice Wall+", rig=["Cyberfeeder", "Corroder"], credits=0)
    s.choose("Use Corroder: Break")
    s.pass_all()
    assert s.card("Cyberfeeder").counters["credit"] == 0
    assert s.runner.credits == 0


@card("Cyberfeeder")
def test_cyberfeeder_pays_for_installing_a_virus() -> None:
    s = Scenario(runner={"rig": ["Cyberfeeder"], "hand": ["Datasucker"], "credits": 0}, turn="runner")
    s.choose("Install Datasucker")
    assert s.runner.rig == ["Cyberfeeder", "Datasucker"]
    assert s.card("Cyberfeeder").counters["credit"] == 0


@card("Cyberfeeder")
def test_cyberfeeder_pays_for_no_other_install_and_no_event() -> None:
    s = Scenario(
        runner={
            "rig": ["Cyberfeeder"],
            "hand": ["Access to Globalsec", "Akamatsu Mem Chip", "Special Order"],
            "credits": 0,
        },
        turn="runner",
    )
    assert not s.can("Install Access to Globalsec")
    assert not s.can("Install Akamatsu Mem Chip")
    assert not s.can("Play Special Order")


@card("Cyberfeeder")
def test_cyberfeeder_refills_to_one_and_does_not_pile_up() -> None:
    s = Scenario(runner={"rig": [("Cyberfeeder", {"credit": 0})]}, turn="corp")
    s.end_turn()
    assert s.card("Cyberfeeder").counters["credit"] == 1
    s.next_turn()
    assert s.card("Cyberfeeder").counters["credit"] == 1


@card("Cyberfeeder")
def test_cyberfeeder_is_installed_with_its_credit() -> None:
    s = Scenario(runner={"hand": ["Cyberfeeder"]}, turn="runner")
    s.choose("Install Cyberfeeder")
    assert s.card("Cyberfeeder").counters["credit"] == 1


# -- Grimoire ----------------------------------------------------------------------------------------------------------


@card("Grimoire")
def test_grimoire_gives_two_memory_and_a_counter_to_each_virus_installed() -> None:
    s = Scenario(runner={"rig": ["Grimoire"], "hand": ["Datasucker", "Corroder"]}, turn="runner")
    assert s.runner.memory == 6
    s.choose("Install Datasucker")
    assert s.card("Datasucker").counters["virus"] == 1
    s.choose("Install Corroder")
    s.pass_all()
    assert s.card("Corroder").counters["virus"] == 0


@card("Grimoire", "Parasite")
def test_grimoire_feeds_a_parasite_that_eats_ice_of_strength_one_at_once() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"rig": ["Grimoire"], "hand": ["Parasite"]},
        turn="runner",
    )
    s.choose("Install Parasite")
    assert s.corp.discard == ["Ice Wall"]
    assert s.runner.discard == ["Parasite"]


@card("Grimoire")
def test_only_one_console_can_be_installed() -> None:
    s = Scenario(runner={"rig": ["Grimoire"], "hand": ["Desperado"]}, turn="runner")
    assert not s.can("Install Desperado")
    reason = s.why_not("Install Desperado")
    assert reason is not None
    assert reason.rule == "RR/console"


# -- Corroder ----------------------------------------------------------------------------------------------------------


@card("Corroder")
def test_corroder_needs_strength_before_it_breaks_a_barrier() -> None:
    s = run_into("Wall of Static+", rig=["Corroder"])
    assert not s.can("Use Corroder: Break 1 barrier subroutine")
    s.choose("Use Corroder: +1 strength")
    assert s.card("Corroder").strength == 3
    s.choose("Use Corroder: Break")
    s.pass_until("Jack out")
    # The boost ended with the encounter.
    assert s.runner.credits == 3
    assert s.card("Corroder").strength == 2


@card("Corroder")
def test_corroder_breaks_no_code_gate() -> None:
    s = run_into("Enigma+", rig=["Corroder"])
    assert not s.can("Use Corroder: Break 1 barrier subroutine")


# -- Datasucker --------------------------------------------------------------------------------------------------------


@card("Datasucker")
def test_datasucker_collects_a_counter_from_each_central_server() -> None:
    s = Scenario(runner={"rig": ["Datasucker"]}, turn="runner")
    for server in ("HQ", "R&D", "Archives"):
        s.run_on(server)
    assert s.card("Datasucker").counters["virus"] == 3


@card("Datasucker")
def test_datasucker_collects_nothing_from_a_remote_or_a_failed_run() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["PAD Campaign"]}}}, runner={"rig": ["Datasucker"]}, turn="runner"
    )
    s.run_on("Server 1")
    s.choose("Run HQ")
    s.choose("Jack out")
    assert s.card("Datasucker").counters["virus"] == 0


@card("Datasucker")
def test_datasucker_lowers_the_encountered_ice_until_the_encounter_ends() -> None:
    s = run_into("Wall of Static+", rig=["Corroder", ("Datasucker", {"virus": 2})])
    s.choose("Use Datasucker")
    assert s.card("Wall of Static").strength == 2
    assert s.card("Datasucker").counters["virus"] == 1
    s.choose("Use Corroder: Break")
    s.pass_until("Jack out")
    assert s.card("Wall of Static").strength == 3
    assert s.runner.credits == 4


@card("Datasucker")
def test_datasucker_can_be_used_on_encountered_ice_only() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"rig": [("Datasucker", {"virus": 2})]},
        turn="runner",
        skip_empty_windows=False,
    )
    assert not s.can("Use Datasucker")
    s.choose("Run HQ")
    assert s.run is not None
    assert s.run.phase == "approach ice"
    assert not s.can("Use Datasucker")
    s.pass_until("Use Datasucker")
    assert s.run.phase == "encounter ice"


@card("Datasucker")
@ruling("FAQ/qa/4")
def test_datasucker_comes_too_late_for_tollbooths_toll() -> None:
    s = run_into("Tollbooth+", rig=[("Datasucker", {"virus": 5})], credits=3)
    assert s.phase == "encounter ice"
    assert s.can("Use Datasucker")
    assert s.runner.credits == 0


@card("Datasucker")
def test_datasucker_is_emptied_by_a_purge() -> None:
    s = Scenario(runner={"rig": [("Datasucker", {"virus": 4})]}, turn="corp")
    s.choose("Purge virus counters")
    assert s.card("Datasucker").counters["virus"] == 0


# -- Djinn -------------------------------------------------------------------------------------------------------------


@card("Djinn")
@ruling("FAQ/card/djinn/2")
def test_a_program_is_installed_in_the_rig_or_on_djinn_as_the_runner_says() -> None:
    s = Scenario(runner={"rig": ["Djinn"], "hand": ["Datasucker"] * 2}, turn="runner")
    s.choose("Install Datasucker")
    assert set(s.options) == {"Rig", "Djinn"}
    s.choose("Djinn")
    s.pass_all()
    # Only Djinn itself counts.
    assert s.card("Djinn").hosted == ["Datasucker"]
    assert s.runner.memory == 3
    s.choose("Install Datasucker")
    s.choose("Rig")
    s.pass_all()
    assert s.card("Djinn").hosted == ["Datasucker"]
    assert s.runner.memory == 2


@card("Djinn")
def test_djinn_hosts_no_icebreaker_and_no_more_than_three_memory() -> None:
    s = Scenario(
        runner={
            "rig": ["Djinn", ("Magnum Opus", {"host": "Djinn"})],
            "hand": ["Corroder", "Sneakdoor Beta", "Datasucker"],
            "credits": 9,
        },
        turn="runner",
    )
    s.choose("Install Corroder")
    assert "Rig" not in s.options  # there is only one place
    s.pass_all()
    assert s.card("Corroder").host is None
    s.choose("Install Sneakdoor Beta")  # 2 MU beside the 2 of Magnum Opus would be 4
    s.pass_all()
    assert s.card("Sneakdoor Beta").host is None
    s.choose("Install Datasucker")
    s.choose("Djinn")
    s.pass_all()
    assert s.card("Djinn").hosted == ["Magnum Opus", "Datasucker"]


@card("Djinn")
@ruling("FAQ/card/djinn/1")
def test_installing_djinn_moves_no_program_onto_it() -> None:
    s = Scenario(runner={"rig": ["Datasucker"], "hand": ["Djinn"]}, turn="runner")
    s.choose("Install Djinn")
    s.pass_all()
    assert s.card("Djinn").hosted == []
    assert s.card("Datasucker").host is None
    assert not any("host" in option.lower() for option in s.options)


@card("Djinn")
def test_djinn_fetches_a_virus_and_shows_it() -> None:
    s = Scenario(
        runner={"rig": ["Djinn"], "deck": ["Corroder", "Medium", "Parasite", "Diesel"], "credits": 1}, turn="runner"
    )
    s.choose("Use Djinn")
    assert set(s.options) == {"Medium", "Parasite"}
    s.choose("Parasite")
    assert s.runner.hand == ["Parasite"]
    assert s.runner.credits == 0
    assert s.runner.clicks == 3
    assert s.card("Parasite").known_to == ["corp", "runner"]
    assert sorted(s.runner.deck) == ["Corroder", "Diesel", "Medium"]


@card("Djinn")
def test_trashing_djinn_trashes_what_it_hosts() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Rototurret+"]}}},
        runner={"rig": ["Djinn", ("Medium", {"host": "Djinn"})]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Djinn", side="corp")
    s.pass_all()
    assert sorted(s.runner.discard) == ["Djinn", "Medium"]
    assert s.runner.rig == []


@card("Djinn")
def test_a_program_on_djinn_needs_no_room_in_a_full_rig() -> None:
    s = Scenario(runner={"rig": ["Djinn", "Corroder", "Mimic", "Wyrm"], "hand": ["Datasucker"]}, turn="runner")
    assert s.runner.memory == 0
    s.install("Datasucker", "Djinn")
    assert s.runner.discard == []
    assert s.card("Djinn").hosted == ["Datasucker"]


@card("Djinn")
def test_a_program_in_a_full_rig_needs_room_even_beside_djinn() -> None:
    s = Scenario(runner={"rig": ["Djinn", "Corroder", "Mimic", "Wyrm"], "hand": ["Datasucker"]}, turn="runner")
    s.install("Datasucker", "Rig")
    assert "Done" not in s.options
    s.choose("Wyrm")
    s.choose("Done")
    assert s.runner.discard == ["Wyrm"]
    assert s.card("Datasucker").host is None


# -- Medium ------------------------------------------------------------------------------------------------------------


@card("Medium")
def test_mediums_first_counter_gives_no_additional_card() -> None:
    s = Scenario(corp={"deck": ["Hedge Fund", "Snare!"]}, runner={"rig": ["Medium"]}, turn="runner")
    s.access("R&D")
    assert s.card("Medium").counters["virus"] == 1
    s.choose("No action")
    assert s.run is None
    assert s.accessed == ["Hedge Fund"]


@card("Medium")
@ruling("FAQ/card/medium/1")
def test_the_runner_says_how_many_cards_medium_adds_before_accessing_any() -> None:
    s = Scenario(
        corp={"deck": ["Hedge Fund", "Ice Wall", "Priority Requisition"]},
        runner={"rig": [("Medium", {"virus": 2})]},
        turn="runner",
    )
    s.choose("Run R&D")
    s.pass_until("2")
    assert s.options == ["0", "1", "2"]
    assert s.game.decision is not None
    assert s.game.decision.prompt == "Medium: choose how many additional cards to access."
    s.choose("1")
    s.pass_all()
    assert s.accessed == ["Hedge Fund", "Ice Wall"]
    assert s.runner.scored == []


@card("Medium")
def test_medium_digs_to_the_third_card() -> None:
    s = Scenario(
        corp={"deck": ["Hedge Fund", "Ice Wall", "Priority Requisition"]},
        runner={"rig": [("Medium", {"virus": 2})]},
        turn="runner",
    )
    s.choose("Run R&D")
    s.pass_until("2")
    s.choose("2")
    s.pass_all()
    assert s.accessed == ["Hedge Fund", "Ice Wall", "Priority Requisition"]
    assert s.runner.scored == ["Priority Requisition"]


@card("Medium")
def test_medium_counts_no_run_on_hq() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund"] * 3}, runner={"rig": [("Medium", {"virus": 3})]}, turn="runner")
    s.access("HQ")
    assert s.card("Medium").counters["virus"] == 3
    assert s.accessed == ["Hedge Fund"]


# -- Mimic -------------------------------------------------------------------------------------------------------------


@card("Mimic")
def test_mimic_breaks_a_sentry_of_strength_three_and_no_stronger_one() -> None:
    s = run_into("Hunter+", rig=["Mimic"])
    assert s.card("Hunter").strength == 4
    assert not s.can("Use Mimic")
    s = run_into("Neural Katana+", rig=["Mimic"])
    s.choose("Use Mimic")
    s.pass_all()
    assert s.runner.credits == 4
    assert len(s.runner.hand) == 4


@card("Mimic")
def test_mimic_breaks_no_barrier() -> None:
    assert not run_into("Ice Wall+", rig=["Mimic"]).can("Use Mimic")


# -- Parasite ----------------------------------------------------------------------------------------------------------


@card("Parasite")
def test_parasite_is_installed_on_rezzed_ice_only() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Ice Wall"]}}}, runner={"hand": ["Parasite"]}, turn="runner")
    assert not s.can("Install Parasite")


@card("Parasite", "Djinn")
@ruling("FAQ/card/parasite/1")
def test_parasite_cannot_be_hosted_on_djinn() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Enigma+", "Wall of Static+"]}}},
        runner={"rig": ["Djinn"], "hand": ["Parasite"]},
        turn="runner",
    )
    s.choose("Install Parasite")
    assert set(s.options) == {"Enigma", "Wall of Static"}
    s.choose("Enigma")
    s.pass_all()
    # It takes up memory all the same.
    assert s.card("Parasite").host == "Enigma"
    assert s.runner.memory == 2


@card("Parasite")
def test_parasite_grows_each_turn_and_trashes_its_host_at_zero() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Enigma+"]}}},
        runner={"rig": [("Parasite", {"host": "Enigma"})]},
        turn="corp",
    )
    s.end_turn()
    assert s.card("Enigma").strength == 1
    assert s.corp.discard == []
    s.next_turn()
    assert s.corp.discard == ["Enigma"]
    assert s.card("Enigma").faceup
    assert s.runner.discard == ["Parasite"]


@card("Parasite")
@ruling("FAQ/card/parasite/2")
def test_parasite_on_derezzed_ice_goes_on_collecting_but_trashes_only_what_is_rezzed() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall"]}}},
        runner={"rig": [("Parasite", {"host": "Ice Wall"})]},
        turn="corp",
    )
    s.end_turn()
    assert s.card("Parasite").counters["virus"] == 1
    assert s.corp.discard == []
    s.choose("Run HQ")
    s.rez("Ice Wall")
    assert s.corp.discard == ["Ice Wall"]
    assert s.runner.discard == ["Parasite"]
    assert s.phase == "approach server"


@card("Parasite", "Datasucker")
def test_parasite_and_datasucker_trash_ice_in_the_middle_of_an_encounter() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Wall of Static+", "Enigma+"]}}},
        runner={"rig": [("Parasite", {"host": "Wall of Static", "virus": 1}), ("Datasucker", {"virus": 2})]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Use Datasucker")
    s.choose("Use Datasucker")
    assert s.corp.discard == ["Wall of Static"]
    s.pass_until("Jack out")
    assert s.run is not None
    assert s.run.phase == "approach ice"
    assert s.run.ice == "Enigma"


@card("Parasite")
def test_a_purge_gives_the_host_of_parasite_its_strength_back() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Wall of Static+"]}}},
        runner={"rig": [("Parasite", {"host": "Wall of Static", "virus": 2})]},
        turn="corp",
    )
    s.give("corp", clicks=1)
    assert s.card("Wall of Static").strength == 1
    s.choose("Purge virus counters")
    assert s.card("Wall of Static").strength == 3


# -- Wyrm --------------------------------------------------------------------------------------------------------------


@card("Wyrm")
@ruling("FAQ/card/wyrm/1")
def test_wyrm_lowers_only_encountered_ice_that_it_matches() -> None:
    s = run_into("Wall of Static+", rig=["Wyrm"], credits=9)
    lower = "Use Wyrm: The ice being encountered has -1 strength"
    assert not s.can(lower)
    s.choose("Use Wyrm: +1 strength")
    assert not s.can(lower)
    s.choose("Use Wyrm: +1 strength")
    s.choose(lower)
    assert s.card("Wall of Static").strength == 2


@card("Wyrm")
def test_wyrm_breaks_only_ice_without_strength() -> None:
    s = run_into("Ice Wall+", rig=["Wyrm"], credits=4)
    assert not s.can("Use Wyrm: Break")
    s.choose("Use Wyrm: The ice being encountered has -1 strength")
    assert s.card("Ice Wall").strength == 0
    s.choose("Use Wyrm: Break")
    s.pass_until("Jack out")
    assert s.runner.credits == 0
    assert s.card("Ice Wall").strength == 1


# -- Yog.0 -------------------------------------------------------------------------------------------------------------


@card("Yog.0")
def test_yog_breaks_a_weak_code_gate_for_nothing() -> None:
    s = run_into("Enigma+", rig=["Yog.0"], credits=0)
    s.use("Yog.0", "Subroutine 2")
    s.choose("Use Yog.0")
    s.pass_until("Jack out")
    assert s.runner.clicks == 3
    assert s.runner.credits == 0


@card("Yog.0")
def test_yog_cannot_match_a_strong_code_gate() -> None:
    s = run_into("Tollbooth+", rig=["Yog.0"])
    assert s.run is None  # the toll was paid, nothing could be broken, the subroutine ended the run
    assert s.runner.credits == 2


# -- Ice Carver --------------------------------------------------------------------------------------------------------


@card("Ice Carver")
def test_ice_carver_lowers_ice_while_it_is_encountered() -> None:
    s = run_into("Neural Katana+", rig=["Ice Carver", "Mimic"])
    assert s.card("Neural Katana").strength == 2
    s.pass_until("Jack out")
    assert s.card("Neural Katana").strength == 3


@card("Ice Carver", "Mimic")
def test_ice_carver_brings_hunter_within_reach_of_mimic() -> None:
    s = run_into("Hunter+", rig=["Ice Carver", "Mimic"])
    s.choose("Use Mimic")
    assert s.runner.credits == 4


@card("Ice Carver", "Parasite")
def test_ice_carver_completes_a_parasite_when_the_ice_is_encountered() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Enigma+"]}}},
        runner={"rig": ["Ice Carver", ("Parasite", {"host": "Enigma", "virus": 1})]},
        turn="runner",
    )
    s.choose("Run HQ")
    assert s.corp.discard == ["Enigma"]
    assert s.runner.clicks == 3
    assert s.phase == "approach server"


@card("Ice Carver", "Parasite")
@ruling("FAQ/qa/7")
def test_chum_saves_an_enigma_from_parasite_and_ice_carver() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Chum+", "Enigma+"]}}},
        runner={"rig": ["Ice Carver", "Yog.0", ("Parasite", {"host": "Enigma", "virus": 1})], "hand": ["Diesel"] * 5},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Pass")
    s.choose("Continue")
    assert s.run is not None
    assert s.run.phase == "encounter ice"
    assert s.run.ice == "Enigma"
    assert s.card("Enigma").strength == 2
    assert s.corp.discard == []


# -- Wyldside ----------------------------------------------------------------------------------------------------------


@card("Wyldside")
def test_wyldside_draws_two_cards_and_takes_a_click() -> None:
    s = Scenario(runner={"rig": ["Wyldside"], "deck": ["Diesel", "Sure Gamble", "Easy Mark"]}, turn="corp")
    s.end_turn()
    assert s.side == "runner"
    assert s.runner.hand == ["Diesel", "Sure Gamble"]
    assert s.runner.clicks == 3


@card("Wyldside")
def test_wyldside_is_not_optional_even_with_an_empty_stack() -> None:
    s = Scenario(runner={"rig": ["Wyldside"], "deck": []}, turn="corp")
    s.end_turn()
    assert s.runner.hand == []
    assert s.runner.clicks == 3
    assert s.result is None


@card("Wyldside")
def test_wyldside_sold_to_aesops_pawnshop_in_time_takes_no_click() -> None:
    s = Scenario(runner={"rig": ["Wyldside", "Aesop's Pawnshop"], "credits": 0}, turn="corp")
    s.end_turn()
    assert set(s.options) == {"Wyldside", "Aesop's Pawnshop"}
    s.choose("Aesop's Pawnshop")
    s.choose("Yes")
    assert s.runner.discard == ["Wyldside"]
    assert s.runner.credits == 3
    assert s.runner.clicks == 4
    assert s.runner.hand == []
