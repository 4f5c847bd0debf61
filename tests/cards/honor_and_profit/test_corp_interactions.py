"""Honor and Profit: Jinteki and neutral Corp cards beside others."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

GRIP = ["Sure Gamble"] * 5


@card("Philotic Entanglement")
def test_philotic_entanglement_counts_runner_cards_that_are_agendas_now() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("Philotic Entanglement", {"advancement": 3})]}}},
        runner={"hand": ["Notoriety", *GRIP[:4]]},
        turn="runner",
    )
    for server in ("HQ", "R&D", "Archives"):
        s.run_on(server)
    s.play("Notoriety")
    s.choose("Score Philotic Entanglement", side="corp")
    assert len(s.runner.hand) == 3


@card("The Future Perfect", "Imp")
def test_the_future_perfect_that_cannot_be_stolen_can_be_trashed() -> None:
    s = Scenario(
        corp={"hand": ["The Future Perfect"]}, runner={"rig": [("Imp", {"virus": 2})], "credits": 3}, turn="runner"
    )
    s.access("HQ")
    s.bid(corp=0, runner=1)
    s.choose("Use Imp", side="runner")
    assert s.corp.discard == ["The Future Perfect"]
    assert s.runner.scored == []


@card("The Future Perfect")
def test_the_corp_is_told_which_card_the_secret_credits_are_for() -> None:
    s = Scenario(corp={"deck": ["The Future Perfect", "Hedge Fund"]}, turn="runner")
    s.access("R&D")
    assert s.side == "corp"
    assert s.prompt == "The Future Perfect: secretly spend 0, 1 or 2 credits."


@card("Chairman Hiro", "Imp")
def test_chairman_hiro_trashed_by_a_card_while_accessed_is_an_agenda_too() -> None:
    s = Scenario(corp={"hand": ["Chairman Hiro"]}, runner={"rig": [("Imp", {"virus": 2})], "credits": 0}, turn="runner")
    s.access("HQ")
    s.choose("Use Imp")
    assert s.runner.scored == ["Chairman Hiro"]
    assert s.runner.score == 2


@card("Chairman Hiro")
@ruling("RR/card-conversion/1")
def test_a_chairman_hiro_that_is_an_agenda_is_not_trashed_for_another() -> None:
    s = Scenario(
        corp={"hand": ["Chairman Hiro"], "servers": {"Server 1": {"root": ["Chairman Hiro"]}}, "credits": 9},
        runner={"credits": 9, "clicks": 1},
        turn="runner",
    )
    s.access("Server 1")
    s.choose("Trash Chairman Hiro")
    s.pass_until("Install Chairman Hiro")
    s.install("Chairman Hiro", "New")
    s.rez("Chairman Hiro")
    assert s.runner.scored == ["Chairman Hiro"]
    assert s.runner.score == 2
    assert s.runner.hand_size == 3


@card("Psychic Field")
def test_psychic_field_has_its_game_with_an_empty_grip_too() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Psychic Field"]}}}, runner={"credits": 5}, turn="runner")
    s.access("Server 1")
    s.bid(corp=2, runner=1)
    assert (s.corp.credits, s.runner.credits) == (3, 4)
    assert s.result is None


@card("Psychic Field", "Drive By")
@ruling("RR/chain-reactions/1")
def test_psychic_field_exposed_by_drive_by_has_its_game_before_it_is_trashed() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Psychic Field"]}}},
        runner={"hand": ["Drive By", *GRIP[:3]]},
        turn="runner",
    )
    s.play("Drive By")
    assert s.card("Psychic Field").zone == "play"
    s.bid(corp=0, runner=1)
    assert s.runner.hand == []
    assert s.corp.discard == ["Psychic Field"]


@card("Shi.Kyū")
def test_a_corp_without_credits_may_pay_an_x_of_0_for_shikyu() -> None:
    s = Scenario(corp={"hand": ["Shi.Kyū"], "credits": 0}, runner={"hand": GRIP[:1]}, turn="runner")
    s.access("HQ")
    s.choose("Yes", side="corp")
    assert s.side == "runner"
    assert len(s.options) == 2
    s.choose("Add this card")
    assert s.runner.score == -1


@card("Tenma Line")
def test_everybody_can_read_which_places_tenma_line_has_swapped() -> None:
    s = Scenario(
        corp={
            "servers": {
                "HQ": {"ice": ["Ice Wall", "Enigma+"]},
                "R&D": {"ice": ["Hunter"]},
                "Server 1": {"root": ["Tenma Line+"]},
            }
        }
    )
    s.use("Tenma Line", "Enigma", "Hunter")
    runner = [line["text"] for line in s.game.view("runner")["log"]]
    assert "The place “outermost, R&D” is taken by Enigma." in runner
    assert "The place “innermost, HQ” is taken by ice." in runner
    corp = [line["text"] for line in s.game.view("corp")["log"]]
    assert "The place “innermost, HQ” is taken by Hunter." in corp


@card("Tenma Line")
def test_what_is_hosted_on_ice_goes_with_it() -> None:
    s = Scenario(
        corp={
            "servers": {"HQ": {"ice": ["Enigma+"]}, "R&D": {"ice": ["Hunter"]}, "Server 1": {"root": ["Tenma Line+"]}}
        },
        runner={"hand": ["Parasite"], "credits": 5, "clicks": 1},
        turn="runner",
    )
    s.install("Parasite")
    s.choose("Use Tenma Line", side="corp")
    s.choose("Enigma")
    assert s.card("Enigma").server == "R&D"
    assert s.card("Enigma").hosted == ["Parasite"]


@card("Inazuma", "Femme Fatale")
def test_ice_that_is_bypassed_was_the_next_piece_of_ice_for_inazuma() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Inazuma+", "Enigma+", "Ice Wall+"]}}},
        runner={"hand": ["Femme Fatale"], "rig": ["Corroder"], "credits": 20},
        turn="runner",
    )
    s.install("Femme Fatale", "Done", "Enigma")
    s.choose("Run HQ")
    s.to_encounter()
    s.pass_until("Yes")
    s.choose("Yes", side="runner")
    s.choose("Continue")  # there was a chance to jack out
    assert s.run is not None
    assert s.run.ice == "Ice Wall"
    assert s.can("Use Corroder: Break")


@card("NeoTokyo Grid")
def test_neo_tokyo_grid_rezzed_after_the_first_token_of_a_turn_pays_nothing() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Priority Requisition", "NeoTokyo Grid"]}}, "credits": 10},
    )
    s.choose("Advance Priority Requisition")
    s.rez("NeoTokyo Grid")
    s.choose("Advance Priority Requisition", side="corp")
    assert s.corp.credits == 10 - 1 - 2 - 1


@card("NeoTokyo Grid")
def test_ice_hosted_on_a_card_in_the_server_is_in_the_server_of_neo_tokyo_grid() -> None:
    s = Scenario(
        corp={
            "identity": "Tennin Institute: The Secrets Within",
            "hand": ["Viktor 1.0"],
            "servers": {"Server 1": {"root": ["Awakening Center+", "NeoTokyo Grid+"]}},
            "credits": 5,
            "clicks": 1,
        }
    )
    s.install("Viktor 1.0", "Awakening Center")
    s.end_turn()
    while s.options != ["Yes", "No"]:
        s.choose(s.options[0])
    credits_ = s.corp.credits
    s.choose("Yes")
    s.choose("Viktor 1.0")
    assert s.corp.credits == credits_ + 1


@card("NeoTokyo Grid", "Trick of Light")
def test_a_token_that_is_moved_onto_a_card_is_placed_there() -> None:
    s = Scenario(
        corp={
            "hand": ["Trick of Light"],
            "servers": {
                "HQ": {"ice": [("Ice Wall", {"advancement": 2})]},
                "Server 1": {"root": ["Priority Requisition", "NeoTokyo Grid+"]},
            },
            "credits": 5,
        }
    )
    s.play("Trick of Light", "2")
    assert s.card("Priority Requisition").counters["advancement"] == 2
    assert s.corp.credits == 5 - 1 + 1


# -- Plan B ------------------------------------------------------------------------------------------------------------


def plan_b(*rig: str) -> Scenario:
    s = Scenario(
        corp={"hand": ["House of Knives"], "servers": {"Server 1": {"root": [("Plan B", {"advancement": 3})]}}},
        runner={"rig": list(rig), "deck": ["Diesel", "Ninja"]},
        turn="runner",
    )
    s.access("Server 1")
    return s


@card("Plan B")
def test_the_question_of_plan_b_says_what_it_does() -> None:
    assert plan_b().prompt == "Plan B: reveal and score an agenda from HQ?"


@card("Plan B", "Logos")
def test_an_agenda_that_plan_b_scores_in_the_runners_turn_is_scored_for_logos() -> None:
    s = plan_b("Logos")
    s.choose("Yes")
    s.choose("House of Knives")
    assert s.side == "runner"
    s.choose("Yes")
    s.choose("Ninja")
    assert s.runner.hand == ["Ninja"]


@card("Plan B")
def test_plan_b_goes_by_a_requirement_that_is_raised() -> None:
    assert plan_b("The Source").options == ["No"]
