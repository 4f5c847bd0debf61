"""Lunar cycle: Jinteki agendas, assets, upgrades, identity and current."""

from netrunner.scenario import Scenario
from tests.cards import card

KATE = 'Kate "Mac" McCaffrey: Digital Tinker'
GENOMICS = "Industrial Genomics: Growing Solutions"

# -- Encrypted Portals -------------------------------------------------------------------------------------------------


@card("Encrypted Portals")
def test_scoring_it_gains_a_credit_for_each_rezzed_code_gate() -> None:
    s = Scenario(
        corp={
            "credits": 0,
            "servers": {
                "Server 1": {"root": [("Encrypted Portals", {"advancement": 3})]},
                "HQ": {"ice": ["Enigma+", "Ice Wall+"]},
                "R&D": {"ice": ["Enigma+", "Enigma"]},
            },
        }
    )
    s.choose("Gain 1 credit")
    s.choose("Score Encrypted Portals")
    assert s.corp.credits == 1 + 2


@card("Encrypted Portals")
def test_all_code_gates_are_stronger_while_it_is_scored() -> None:
    ice = {"HQ": {"ice": ["Enigma+", "Ice Wall+"]}}
    s = Scenario(corp={"scored": ["Encrypted Portals", "Encrypted Portals"], "servers": ice})
    assert s.card("Enigma").strength == 2 + 2
    assert s.card("Ice Wall").strength == 1
    s = Scenario(corp={"servers": ice}, runner={"scored": ["Encrypted Portals"]})
    assert s.card("Enigma").strength == 2


# -- Cerebral Static ---------------------------------------------------------------------------------------------------


def static(identity: str, **runner: object) -> Scenario:
    s = Scenario(
        corp={"hand": ["Cerebral Static"], "credits": 9, "servers": {"Server 1": {"root": ["Hostile Takeover"]}}},
        runner={"identity": identity, "credits": 9, **runner},
    )
    s.play("Cerebral Static")
    s.end_turn()
    return s


@card("Cerebral Static")
def test_the_runners_identity_does_nothing() -> None:
    s = static(KATE, hand=["Corroder"])
    s.choose("Install Corroder")
    assert s.runner.credits == 9 - 2


@card("Cerebral Static")
def test_base_link_is_not_in_the_text_box() -> None:
    assert static(KATE).runner.link == 1


@card("Cerebral Static")
def test_it_ends_with_a_stolen_agenda_or_another_current() -> None:
    s = static(KATE, hand=["Corroder"])
    s.run_on("Server 1")
    assert s.corp.discard == ["Cerebral Static"]
    s.choose("Install Corroder")
    assert s.runner.credits == 9 - 1


@card("Cerebral Static")
def test_the_corps_identity_keeps_its_text() -> None:
    s = Scenario(
        corp={
            "identity": "Haas-Bioroid: Engineering the Future",
            "hand": ["Cerebral Static", "Ice Wall"],
            "credits": 2,
        }
    )
    s.play("Cerebral Static")
    s.install("Ice Wall", "HQ")
    assert s.corp.credits == 1


# -- Port Anson Grid ---------------------------------------------------------------------------------------------------


def port(server: str = "Server 1", *, ice: list[str] | None = None, **runner: object) -> Scenario:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Port Anson Grid+"], "ice": ice or []}}},
        runner=runner,
        turn="runner",
    )
    s.choose(f"Run {server}")
    return s


@card("Port Anson Grid")
def test_jacking_out_costs_an_installed_program() -> None:
    s = port(rig=["Djinn", "Datasucker", "Desperado"])
    s.choose("Jack out")
    assert s.options == ["Djinn", "Datasucker"]
    s.choose("Datasucker")
    assert s.run is None
    assert s.runner.rig == ["Djinn", "Desperado"]


@card("Port Anson Grid")
def test_without_a_program_the_runner_cannot_jack_out() -> None:
    assert not port(rig=["Desperado"]).can("Jack out")


@card("Port Anson Grid")
def test_other_servers_can_be_left_at_no_cost() -> None:
    s = port("HQ", rig=["Djinn"])
    s.choose("Jack out")
    assert s.runner.rig == ["Djinn"]


@card("Port Anson Grid")
def test_there_is_one_region_in_a_server() -> None:
    s = Scenario(corp={"hand": ["Port Anson Grid"], "servers": {"Server 1": {"root": ["SanSan City Grid"]}}})
    s.choose("Install Port Anson Grid")
    s.choose("Server 1")
    assert s.corp.discard == ["SanSan City Grid"]


# -- Labyrinthine Servers ----------------------------------------------------------------------------------------------


@card("Labyrinthine Servers")
def test_scoring_it_places_2_power_counters() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": [("Labyrinthine Servers", {"advancement": 5})]}}})
    s.choose("Gain 1 credit")
    s.choose("Score Labyrinthine Servers")
    assert s.card("Labyrinthine Servers").counters["power"] == 2


def labyrinth(counters: int = 1) -> Scenario:
    s = Scenario(
        corp={
            "scored": [("Labyrinthine Servers", {"power": counters})],
            "servers": {"HQ": {"ice": ["Ice Wall", "Enigma", "Hunter"]}},
            "credits": 0,
            "hand": ["Hedge Fund"],
        },
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("Jack out")
    return s


@card("Labyrinthine Servers")
def test_a_counter_keeps_the_runner_in_the_run_for_good() -> None:
    s = labyrinth()
    s.choose("Jack out")
    s.choose("Use Labyrinthine Servers", side="corp")
    assert s.card("Labyrinthine Servers").counters["power"] == 0
    while s.run is not None and s.run.phase != "access":
        assert not s.can("Jack out")
        s.choose("Continue" if s.can("Continue") else s.options[0])
        if s.accessed:
            break
    assert s.accessed == ["Hedge Fund"]


@card("Labyrinthine Servers")
def test_the_corp_may_let_the_runner_go_and_can_do_nothing_without_a_counter() -> None:
    s = labyrinth()
    s.choose("Jack out")
    s.choose("Pass", side="corp")
    assert s.run is None
    s = labyrinth(0)
    s.choose("Jack out")
    assert s.run is None


@card("Labyrinthine Servers")
def test_the_next_run_can_be_left_again() -> None:
    s = labyrinth(1)
    s.choose("Jack out")
    s.choose("Use Labyrinthine Servers", side="corp")
    s.pass_all()
    s.choose("Run HQ")
    s.pass_until("Jack out")
    s.choose("Jack out")
    assert s.run is None


@card("Labyrinthine Servers")
def test_its_counters_cannot_be_spent_while_nobody_jacks_out() -> None:
    s = Scenario(corp={"scored": [("Labyrinthine Servers", {"power": 2})]}, turn="runner")
    s.choose("Run HQ")
    assert not s.can("Use Labyrinthine Servers")


# -- Industrial Genomics -----------------------------------------------------------------------------------------------


def genomics(discard: list[object], **runner: object) -> Scenario:
    return Scenario(
        corp={
            "identity": GENOMICS,
            "discard": discard,
            "servers": {"Server 1": {"root": ["PAD Campaign"]}},
            "hand": ["Melange Mining Corp."],
        },
        runner={"credits": 9, **runner},
        turn="runner",
    )


FACEDOWN = ("Hedge Fund", "facedown")


@card("Industrial Genomics: Growing Solutions")
def test_each_facedown_card_in_archives_makes_trashing_dearer() -> None:
    s = genomics([FACEDOWN, FACEDOWN, "Ice Wall"])
    s.access("Server 1")
    assert s.can("Trash PAD Campaign")
    s.choose("Trash PAD Campaign")
    assert s.runner.credits == 9 - 4 - 2


@card("Industrial Genomics: Growing Solutions")
def test_cards_in_hq_are_dearer_too() -> None:
    s = genomics([FACEDOWN])
    s.access("HQ")
    s.choose("Trash Melange Mining Corp.")
    assert s.runner.credits == 9 - 1 - 1


@card("Industrial Genomics: Growing Solutions")
def test_who_cannot_pay_the_whole_cost_cannot_trash() -> None:
    s = genomics([FACEDOWN, FACEDOWN], credits=5)
    s.access("Server 1")
    assert not s.can("Trash PAD Campaign")


@card("Industrial Genomics: Growing Solutions")
def test_cards_that_are_turned_faceup_by_a_run_on_archives_count_no_more() -> None:
    s = genomics([FACEDOWN, FACEDOWN])
    s.run_on("Archives")
    s.access("Server 1")
    s.choose("Trash PAD Campaign")
    assert s.runner.credits == 9 - 4


@card("Industrial Genomics: Growing Solutions")
def test_a_card_without_trash_cost_cannot_be_trashed_for_one() -> None:
    s = Scenario(
        corp={"identity": GENOMICS, "discard": [FACEDOWN], "hand": ["Hedge Fund"]}, runner={"credits": 9}, turn="runner"
    )
    s.access("HQ")
    assert not s.can("Trash Hedge Fund")


# -- Turtlebacks -------------------------------------------------------------------------------------------------------


@card("Turtlebacks")
def test_each_new_server_is_a_credit() -> None:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": ["Turtlebacks+"]}},
            "hand": ["PAD Campaign", "Ice Wall", "Enigma"],
            "credits": 0,
        }
    )
    s.install("PAD Campaign", "New server")
    assert s.corp.credits == 1
    s.install("Ice Wall", "New server")
    assert s.corp.credits == 2
    s.pass_until("Install Enigma")
    s.install("Enigma", "Server 1")
    assert s.corp.credits == 2


@card("Turtlebacks")
def test_an_unrezzed_copy_gains_nothing() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Turtlebacks"]}}, "hand": ["PAD Campaign"], "credits": 0})
    s.install("PAD Campaign", "New server")
    assert s.corp.credits == 0


@card("Port Anson Grid", "Labyrinthine Servers")
def test_the_program_is_gone_though_the_runner_is_kept_in_the_run() -> None:
    s = Scenario(
        corp={
            "scored": [("Labyrinthine Servers", {"power": 1})],
            "servers": {"Server 1": {"root": ["Port Anson Grid+"]}},
        },
        runner={"rig": ["Djinn"]},
        turn="runner",
    )
    s.choose("Run Server 1")
    s.pass_until("Jack out")
    s.choose("Jack out")
    s.choose("Use Labyrinthine Servers", side="corp")
    assert s.run is not None
    assert s.runner.rig == []
    assert not s.can("Jack out")


@card("Port Anson Grid", "Sacrificial Construct")
def test_a_runner_whose_payment_is_prevented_decides_again() -> None:
    s = port(ice=["Ice Wall", "Enigma"], rig=["Sacrificial Construct", "Djinn"])
    s.pass_until("Jack out")
    s.choose("Jack out")
    s.use("Sacrificial Construct")
    assert s.options == ["Jack out", "Continue"]
    assert s.runner.rig == ["Djinn"]
    s.choose("Jack out")
    assert s.run is None
    assert s.runner.rig == []


@card("Encrypted Portals", "Lag Time")
def test_all_ice_means_ice_that_is_met_in_hq_too() -> None:
    s = Scenario(
        corp={"hand": ["Lag Time", "Archangel"], "scored": ["Encrypted Portals"], "credits": 9},
        runner={"rig": ["Gordian Blade"], "credits": 20},
    )
    s.play("Lag Time")
    s.end_turn()
    s.choose("Run HQ")
    s.choose("Yes", side="corp")
    assert s.run is not None
    assert s.run.ice == "Archangel"
    assert s.card("Archangel").strength == 6 + 2


@card("Cerebral Static")
def test_paid_abilities_and_memory_of_the_identity_are_gone_as_well() -> None:
    s = Scenario(
        corp={"hand": ["Cerebral Static"], "credits": 9, "servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"identity": "Quetzal: Free Spirit", "rig": ["Corroder"]},
    )
    s.play("Cerebral Static")
    s.end_turn()
    s.choose("Run HQ")
    s.to_encounter()
    assert not s.can("Use Quetzal: Free Spirit")
    s = Scenario(
        corp={"hand": ["Cerebral Static"]},
        runner={"identity": "Chaos Theory: Wünderkind", "rig": ["Corroder", "Ninja", "Yog.0", "Sage"]},
    )
    s.play("Cerebral Static")
    assert s.options == ["Corroder", "Ninja", "Yog.0", "Sage"], "a memory unit is missing"


@card("Cerebral Static")
def test_a_current_of_the_runner_ends_it() -> None:
    s = static(KATE, hand=["Scrubbed", "Corroder"])
    s.play("Scrubbed")
    assert s.corp.discard == ["Cerebral Static"]
    s.install("Corroder")
    assert s.runner.credits == 9 - 2 - 1


@card("Labyrinthine Servers", "Au Revoir", "Autoscripter")
def test_a_jack_out_that_was_prevented_has_not_happened() -> None:
    s = Scenario(
        corp={
            "scored": [("Labyrinthine Servers", {"power": 1})],
            "servers": {"HQ": {"ice": ["Ice Wall", "Enigma"]}},
            "credits": 0,
        },
        runner={"rig": ["Au Revoir", "Autoscripter"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("Jack out")
    s.choose("Jack out")
    s.choose("Use Labyrinthine Servers", side="corp")
    s.pass_all()
    assert s.runner.credits == 5
    assert s.runner.rig == ["Au Revoir", "Autoscripter"]


@card("Port Anson Grid")
def test_a_program_that_was_saved_pays_for_nothing() -> None:
    s = port(rig=["Corroder", "Sacrificial Construct"])
    s.pass_until("Jack out")
    s.choose("Jack out")
    s.choose("Use Sacrificial Construct")
    assert s.runner.rig == ["Corroder"]
    assert s.run is not None


@card("Turtlebacks", "License Acquisition")
def test_the_server_that_turtlebacks_is_installed_in_was_created_before_it_was_rezzed() -> None:
    s = Scenario(
        corp={
            "hand": ["Turtlebacks"],
            "servers": {"Server 1": {"root": [("License Acquisition", {"advancement": 3})]}},
            "credits": 0,
        }
    )
    s.choose("Gain 1 credit")
    s.choose("Score License Acquisition")
    s.choose("Turtlebacks")
    s.choose("New server")
    assert s.card("Turtlebacks").rezzed
    assert s.corp.credits == 1


@card("Port Anson Grid")
def test_the_runner_is_told_what_jacking_out_costs() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"root": ["Port Anson Grid+"]}}}, runner={"rig": ["Cache", "Origami"]}, turn="runner"
    )
    s.choose("Run HQ")
    out, go_on = s.game.view("runner")["decision"]["options"]
    assert (out["label"], out["cost"]) == ("Jack out", "trash an installed program")
    assert "cost" not in go_on
