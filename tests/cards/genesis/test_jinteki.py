"""Genesis cycle: Jinteki."""

from netrunner.engine.log import lines
from netrunner.engine.terms import RUNNER
from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

GRIP = ["Sure Gamble"] * 5
SECRET = "secretly spend 0, 1 or 2 credits."


# -- Braintrust --------------------------------------------------------------------------------------------------------


def scored_braintrust(tokens: int) -> Scenario:
    s = Scenario(
        corp={
            "credits": 20,
            "servers": {
                "Server 1": {"root": [("Braintrust", {"advancement": tokens})]},
                "HQ": {"ice": ["Wall of Static"]},
            },
        },
        turn="corp",
    )
    s.choose("Gain 1 credit")
    s.choose("Score Braintrust")
    return s


@card("Braintrust")
def test_braintrust_gets_a_counter_for_every_two_tokens_over_three() -> None:
    for tokens, counters in ((3, 0), (4, 0), (5, 1), (6, 1), (7, 2)):
        assert scored_braintrust(tokens).card("Braintrust").counters["agenda"] == counters
        assert scored_braintrust(tokens).card("Braintrust").counters["advancement"] == 0


@card("Braintrust")
def test_braintrust_lowers_the_rez_cost_of_all_ice_by_its_counters() -> None:
    s = scored_braintrust(7)
    s.end_turn()
    before = s.corp.credits
    s.choose("Run HQ")
    s.rez("Wall of Static")
    assert s.corp.credits == before - 1


@card("Braintrust")
@ruling("FAQ/card/archer/1")
def test_braintrust_forfeited_for_archer_still_lowers_the_cost_of_that_rez() -> None:
    s = Scenario(
        corp={"credits": 2, "scored": [("Braintrust", {"agenda": 2})], "servers": {"HQ": {"ice": ["Archer"]}}},
        turn="runner",
    )
    s.choose("Run HQ")
    s.rez("Archer")
    assert s.card("Archer").rezzed
    assert s.corp.scored == []
    assert s.corp.credits == 2  # both went into the rez; Archer's first subroutine gained 2
    assert s.log.count("The Corp gains 2 credits from Archer.") == 1


@card("Braintrust")
def test_a_stolen_braintrust_lowers_nothing() -> None:
    s = Scenario(
        corp={"credits": 2, "servers": {"HQ": {"ice": ["Wall of Static"]}}},
        runner={"scored": [("Braintrust", {"agenda": 2})]},
        turn="runner",
    )
    s.run_on("HQ")
    assert not s.card("Wall of Static").rezzed


# -- Bullfrog ----------------------------------------------------------------------------------------------------------


def at_bullfrog(**servers: object) -> Scenario:
    table = {"HQ": {"ice": ["Bullfrog+", "Ice Wall+"]}, "R&D": {"ice": ["Enigma+"]}, **servers}
    s = Scenario(
        corp={"servers": table, "hand": ["Hedge Fund"], "deck": ["PAD Campaign", "Hedge Fund"]},
        runner={"credits": 10},
        turn="runner",
    )
    s.choose("Run HQ")
    while SECRET not in s.prompt:
        s.choose("Pass")
    return s


@card("Bullfrog")
def test_bullfrog_moves_to_another_server_and_takes_the_run_there() -> None:
    s = at_bullfrog()
    s.bid(1, 2)
    assert s.side == "corp"
    assert s.options == ["R&D", "Archives"]
    s.choose("R&D")
    assert s.run is not None
    assert s.run.server == "R&D"
    assert s.corp.servers["R&D"]["ice"] == ["Bullfrog", "Enigma"]
    assert s.corp.servers["HQ"]["ice"] == ["Ice Wall"]
    assert (s.corp.credits, s.runner.credits) == (4, 8)
    s.pass_until("Continue")
    assert s.run.ice == "Enigma"  # the run goes on from the new position


@card("Bullfrog")
def test_bullfrog_moved_to_a_server_without_ice_lets_the_runner_approach_it() -> None:
    s = at_bullfrog()
    s.bid(0, 1)
    s.choose("Archives")
    s.pass_until("Continue")
    assert s.run is not None
    assert (s.run.server, s.run.phase) == ("Archives", "approach server")


@card("Bullfrog")
def test_bullfrog_stays_when_the_same_number_is_spent() -> None:
    s = at_bullfrog()
    s.bid(2, 2)
    assert s.run is not None
    assert s.run.server == "HQ"
    assert s.corp.servers["HQ"]["ice"] == ["Bullfrog", "Ice Wall"]
    assert (s.corp.credits, s.runner.credits) == (3, 8)
    s.pass_until("Continue")
    assert s.run.ice == "Ice Wall"


@card("Bullfrog")
@ruling("FAQ/rules/if-successful/ex1")
def test_legwork_is_lost_when_bullfrog_moves_the_run_from_hq_to_rnd() -> None:
    s = Scenario(
        corp={
            "servers": {"HQ": {"ice": ["Bullfrog+"]}},
            "hand": ["Hedge Fund"] * 3,
            "deck": ["PAD Campaign"] * 4,
        },
        runner={"hand": ["Legwork"], "credits": 10},
        turn="runner",
    )
    s.choose("Play Legwork")
    while SECRET not in s.prompt:
        s.choose("Pass")
    s.bid(1, 0)
    s.choose("R&D")
    s.pass_all()
    accesses = [line for line in s.log if line.startswith("The Runner accesses")]
    assert "The run on R&D is successful." in s.log
    assert len(accesses) == 1
    assert "R&D" in accesses[0]


@card("Bullfrog")
def test_account_siphon_takes_nothing_when_bullfrog_moves_the_run() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Bullfrog+"]}}, "credits": 8, "deck": ["PAD Campaign", "Hedge Fund"]},
        runner={"hand": ["Account Siphon"], "credits": 10},
        turn="runner",
    )
    s.choose("Play Account Siphon")
    while SECRET not in s.prompt:
        s.choose("Pass")
    s.bid(1, 0)
    s.choose("R&D")
    s.pass_until("Continue")
    s.choose("Continue")
    assert s.can("Trash PAD Campaign (4 credits)")  # the access of R&D, not the siphon's question
    s.choose("No action")
    assert (s.corp.credits, s.runner.tags) == (7, 0)


# -- Fetal AI ----------------------------------------------------------------------------------------------------------


@card("Fetal AI")
def test_fetal_ai_does_2_net_damage_and_costs_2_credits_to_steal() -> None:
    s = Scenario(corp={"hand": ["Fetal AI"]}, runner={"hand": GRIP, "credits": 2}, turn="runner")
    s.access("HQ")
    assert len(s.runner.hand) == 3
    s.choose("Steal Fetal AI")
    assert (s.runner.credits, s.runner.scored) == (0, ["Fetal AI"])


@card("Fetal AI")
def test_fetal_ai_need_not_and_sometimes_cannot_be_stolen() -> None:
    s = Scenario(corp={"hand": ["Fetal AI"]}, runner={"hand": GRIP, "credits": 2}, turn="runner")
    s.access("HQ")
    s.choose("No action")
    assert (s.runner.credits, s.runner.scored) == (2, [])
    s = Scenario(corp={"hand": ["Fetal AI"]}, runner={"hand": GRIP, "credits": 1}, turn="runner")
    s.access("HQ")
    assert not s.can("Steal Fetal AI")


@card("Fetal AI")
def test_fetal_ai_installed_does_damage_and_costs_credits_too() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Fetal AI"]}}}, runner={"hand": GRIP}, turn="runner")
    s.access("Server 1")
    assert len(s.runner.hand) == 3
    s.choose("Steal Fetal AI")
    assert s.runner.credits == 3


@card("Fetal AI")
def test_fetal_ai_flatlines_before_it_can_be_stolen() -> None:
    s = Scenario(corp={"hand": ["Fetal AI"]}, runner={"hand": ["Sure Gamble"]}, turn="runner")
    s.access("HQ")
    assert s.result is not None
    assert s.result.winner == "corp"


@card("Fetal AI")
def test_fetal_ai_accessed_from_rnd_is_revealed() -> None:
    s = Scenario(corp={"deck": ["Fetal AI", "Hedge Fund"]}, runner={"hand": GRIP, "credits": 0}, turn="runner")
    s.access("R&D")
    assert s.card("Fetal AI").known_to == ["corp", "runner"]


@card("Fetal AI")
@ruling("FAQ/card/fetal-ai/1")
def test_fetal_ai_in_archives_does_no_damage_but_still_costs_2_credits() -> None:
    s = Scenario(corp={"discard": ["Fetal AI"]}, runner={"hand": GRIP, "credits": 2}, turn="runner")
    s.access("Archives")
    assert len(s.runner.hand) == 5
    s.choose("Steal Fetal AI")
    assert s.runner.credits == 0
    s = Scenario(corp={"discard": ["Fetal AI"]}, runner={"hand": GRIP, "credits": 1}, turn="runner")
    s.access("Archives")
    s.pass_all()
    assert s.runner.scored == []


# -- Midori ------------------------------------------------------------------------------------------------------------


def midori_table(midori: str = "Midori+", ice: list[str] | None = None, **corp: object) -> Scenario:
    return Scenario(
        corp={
            "servers": {"HQ": {"ice": ice or ["Wall of Static"], "root": [midori]}},
            "hand": ["Enigma", "Hedge Fund"],
            **corp,
        },
        turn="runner",
    )


@card("Midori")
@ruling("FAQ/card/midori/2")
def test_midori_swaps_the_approached_ice_with_ice_from_hq_at_no_cost() -> None:
    s = midori_table(credits=0)
    s.choose("Run HQ")
    s.choose("Yes", side="corp")
    s.choose("Enigma")
    assert s.corp.servers["HQ"]["ice"] == ["Enigma"]
    assert not s.card("Enigma").rezzed
    assert sorted(s.corp.hand) == ["Hedge Fund", "Wall of Static"]
    assert s.corp.credits == 0
    assert s.run is not None
    assert s.run.ice == "Enigma"


@card("Midori")
def test_the_ice_that_midori_brought_can_be_rezzed_and_is_encountered() -> None:
    s = midori_table(credits=10)
    s.choose("Run HQ")
    s.choose("Yes", side="corp")
    s.choose("Enigma")
    s.rez("Enigma")
    s.pass_all()
    assert s.run is None
    assert "The Runner encounters Enigma." in s.log


@card("Midori")
@ruling("FAQ/card/midori/1")
def test_midori_swaps_on_the_approach_only_and_once_per_run() -> None:
    s = midori_table(ice=["Wall of Static", "Ice Wall"])
    s.choose("Run HQ")
    assert (s.side, s.options) == ("corp", ["Yes", "No"])
    s.choose("Yes")
    s.choose("Enigma")
    s.pass_until("Continue")
    assert s.run is not None
    assert s.run.ice == "Ice Wall"
    s.choose("Continue")
    assert s.options != ["Yes", "No"]
    s.pass_all()
    assert s.corp.servers["HQ"]["ice"] == ["Enigma", "Ice Wall"]


@card("Midori")
def test_midori_may_wait_for_a_later_piece_of_ice() -> None:
    s = midori_table(ice=["Wall of Static", "Ice Wall"])
    s.choose("Run HQ")
    s.choose("No")
    s.pass_until("Yes")
    s.choose("Yes")
    s.choose("Enigma")
    assert s.corp.servers["HQ"]["ice"] == ["Wall of Static", "Enigma"]


@card("Midori")
@ruling("FAQ/card/midori/4")
def test_midori_must_be_rezzed_before_the_first_ice_is_approached() -> None:
    s = midori_table("Midori")
    s.choose("Run HQ")
    s.rez("Midori")
    assert s.options != ["Yes", "No"]
    s.pass_all()
    assert s.corp.servers["HQ"]["ice"] == ["Wall of Static"]


@card("Midori")
@ruling("FAQ/card/midori/3")
def test_ice_exposed_by_snitch_may_still_be_swapped_unless_the_runner_jacks_out() -> None:
    def table() -> Scenario:
        s = Scenario(
            corp={"servers": {"HQ": {"ice": ["Wall of Static"], "root": ["Midori+"]}}, "hand": ["Enigma"]},
            runner={"rig": ["Snitch"]},
            turn="runner",
        )
        s.choose("Run HQ")
        assert s.side == "runner"
        s.choose("Yes")
        assert s.card("Wall of Static").known_to == ["corp", "runner"]
        return s

    s = table()
    s.choose("No")  # the Runner stays
    assert s.side == "corp"
    s.choose("Yes")
    s.choose("Enigma")
    assert s.corp.servers["HQ"]["ice"] == ["Enigma"]
    s = table()
    s.choose("Yes")
    assert s.run is None
    assert s.corp.servers["HQ"]["ice"] == ["Wall of Static"]


@card("Midori")
def test_midori_needs_ice_in_hq() -> None:
    s = midori_table(hand=["Hedge Fund"])
    s.run_on("HQ")
    assert s.corp.servers["HQ"]["ice"] == ["Wall of Static"]


@card("Midori")
@ruling("FAQ/card/midori/5")
def test_ice_that_midori_installs_can_be_rezzed_with_amazon_industrial_zone() -> None:
    s = Scenario(
        corp={
            "servers": {
                "Server 1": {"ice": ["Wall of Static"], "root": ["Midori+", "Amazon Industrial Zone+", "PAD Campaign"]}
            },
            "hand": ["Enigma"],
            "credits": 0,
        },
        turn="runner",
    )
    s.choose("Run Server 1")
    s.choose("Yes", side="corp")
    s.choose("Enigma")
    assert s.prompt.startswith("Amazon Industrial Zone")
    s.choose("Yes")
    assert s.card("Enigma").rezzed
    assert s.corp.credits == 0


@card("Midori")
def test_everybody_reads_which_ice_midori_swaps() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall"], "root": ["Midori+"]}}, "hand": ["Enigma"]}, turn="runner"
    )
    s.choose("Run HQ")
    s.choose("Yes")
    s.choose("Enigma")
    told = [text for _, text in lines(s.state.log, 1 << RUNNER)]
    assert "A card (outermost, HQ) is swapped with a piece of ice from HQ." in told


# -- Sensei ------------------------------------------------------------------------------------------------------------


@card("Sensei")
@ruling("FAQ/card/sensei/1")
def test_sensei_adds_one_end_the_run_after_the_other_subroutines_of_later_ice() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Sensei+", "Neural Katana+"]}}},
        runner={"hand": GRIP, "rig": ["Gordian Blade"], "credits": 10},
        turn="runner",
    )
    s.run_on("HQ")
    assert len(s.runner.hand) == 2
    assert s.run is None
    subroutines = [line for line in s.log if line.startswith(("Neural Katana: ", "Sensei: "))][1:]
    assert subroutines == ["Neural Katana: Do 3 net damage.", "Neural Katana: End the run."]
    assert len(s.state.subroutines(s.state.cards[s.card("Neural Katana").id])) == 1


@card("Sensei")
def test_a_broken_sensei_adds_nothing() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Sensei+", "Neural Katana+"]}}},
        runner={"hand": GRIP, "rig": ["Gordian Blade"], "credits": 10},
        turn="runner",
    )
    s.choose("Run HQ")
    for _ in range(3):
        s.choose("Use Gordian Blade: +1 strength")
    s.choose("Use Gordian Blade: Break", side="runner")
    s.pass_until("Continue")
    s.choose("Continue")
    s.pass_until("Continue")
    assert s.phase == "approach server"


@card("Sensei")
def test_sensei_gives_another_sensei_the_subroutine() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Sensei+", "Sensei+"]}}}, runner={"hand": GRIP}, turn="runner")
    s.run_on("HQ")
    assert s.run is None
    assert "The run on HQ is successful." not in s.log


@card("Sensei")
def test_the_subroutine_of_sensei_comes_after_those_that_the_ice_gains_as_it_is_encountered() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Sensei+", "Komainu+"]}}}, runner={"hand": ["Sure Gamble"] * 2}, turn="runner"
    )
    s.run_on("HQ")
    assert s.runner.hand == []
    assert [line for line in s.log if line.startswith("Komainu: ")] == [
        "Komainu: Do 1 net damage.",
        "Komainu: Do 1 net damage.",
        "Komainu: End the run.",
    ]


# -- Sunset ------------------------------------------------------------------------------------------------------------


@card("Sunset")
@ruling("FAQ/card/sunset/1")
def test_sunset_arranges_ice_so_that_the_runner_can_follow_it() -> None:
    s = Scenario(
        corp={
            "hand": ["Sunset"],
            "servers": {"HQ": {"ice": ["Ice Wall", "Enigma+", "Hadrian's Wall"]}, "R&D": {"ice": ["Wall of Static"]}},
        }
    )

    def instances() -> list[object]:
        return [card["id"] for card in s.game.view("runner")["corp"]["servers"][0]["ice"]]

    before = instances()
    s.play("Sunset", "Hadrian's Wall", "Ice Wall")
    assert s.corp.servers["HQ"]["ice"] == ["Hadrian's Wall", "Ice Wall", "Enigma"]
    assert instances() == [before[2], before[0], before[1]]
    assert s.card("Enigma").rezzed
    assert s.card("Hadrian's Wall").known_to == ["corp"]


@card("Sunset")
def test_sunset_needs_two_pieces_of_ice_at_a_server() -> None:
    s = Scenario(corp={"hand": ["Sunset"], "servers": {"HQ": {"ice": ["Ice Wall"]}, "R&D": {"ice": ["Enigma"]}}})
    assert not s.can("Play Sunset")


@card("Sunset")
def test_sunset_asks_which_server() -> None:
    s = Scenario(
        corp={
            "hand": ["Sunset"],
            "servers": {"HQ": {"ice": ["Ice Wall", "Enigma"]}, "R&D": {"ice": ["Wall of Static", "Hunter"]}},
        }
    )
    s.choose("Play Sunset")
    assert s.options == ["HQ", "R&D"]
    s.choose("R&D")
    s.choose("Hunter")
    assert s.corp.servers["R&D"]["ice"] == ["Hunter", "Wall of Static"]
    assert s.corp.servers["HQ"]["ice"] == ["Ice Wall", "Enigma"]


@card("Sunset")
def test_everybody_reads_where_sunset_puts_the_ice() -> None:
    s = Scenario(corp={"hand": ["Sunset"], "servers": {"HQ": {"ice": ["Ice Wall", "Enigma+", "Hunter"]}}})
    s.play("Sunset", "Hunter", "Enigma")
    told = [text for _, text in lines(s.state.log, 1 << RUNNER)]
    assert "The place “outermost, HQ” is taken by ice from “innermost, HQ”." in told
    assert "The place “innermost, HQ” is taken by ice from “outermost, HQ”." in told
    assert len([line for line in told if line.startswith("The place")]) == 2


# -- Trick of Light ----------------------------------------------------------------------------------------------------


def trick(tokens: int) -> Scenario:
    return Scenario(
        corp={
            "hand": ["Trick of Light"],
            "servers": {
                "HQ": {"ice": [("Ice Wall", {"advancement": tokens})]},
                "Server 1": {"root": ["Priority Requisition"]},
                "Server 2": {"root": ["PAD Campaign"]},
            },
        }
    )


@card("Trick of Light")
def test_trick_of_light_moves_up_to_two_tokens() -> None:
    s = trick(3)
    s.play("Trick of Light", "Priority Requisition")
    assert s.options == ["2", "1", "0"]
    s.choose("2")
    assert s.card("Ice Wall").counters["advancement"] == 1
    assert s.card("Priority Requisition").counters["advancement"] == 2
    s = trick(1)
    s.play("Trick of Light", "Priority Requisition")
    assert s.options == ["1", "0"]


@card("Trick of Light")
@ruling("FAQ/card/trick-of-light/1")
def test_trick_of_light_needs_an_installed_card_with_tokens_and_another_that_can_be_advanced() -> None:
    assert not trick(0).can("Play Trick of Light")
    s = Scenario(
        corp={
            "hand": ["Trick of Light", "Ice Wall"],
            "servers": {"Server 1": {"root": [("Project Junebug", {"advancement": 2})]}},
        }
    )
    assert not s.can("Play Trick of Light")  # the Ice Wall in HQ is no place for them


@card("Trick of Light")
@ruling("FAQ/qa/18")
def test_tokens_can_be_placed_and_moved_after_efficiency_committee() -> None:
    s = Scenario(
        corp={
            "hand": ["Trick of Light", "Shipment from Kaguya"],
            "scored": [("Efficiency Committee", {"agenda": 1})],
            "servers": {
                "HQ": {"ice": [("Ice Wall", {"advancement": 2})]},
                "Server 1": {"root": ["Priority Requisition"]},
            },
        }
    )
    s.choose("Use Efficiency Committee")
    assert not s.can("Advance Priority Requisition")
    s.play("Trick of Light", "2")
    assert s.card("Priority Requisition").counters["advancement"] == 2
    s.play("Shipment from Kaguya", "Priority Requisition", "Done")
    assert s.card("Priority Requisition").counters["advancement"] == 3
