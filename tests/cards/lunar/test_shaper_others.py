"""The other Shaper cards of the Lunar Cycle: each card's own text."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.cards.situations import encounter

# -- Social Engineering ------------------------------------------------------------------------------------------------


def engineered(chosen: str, *ice: str, **runner: object) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": list(ice)}}, "credits": 9, "hand": ["Hedge Fund"]},
        runner={"hand": ["Social Engineering"], "credits": 2, **runner},
        turn="runner",
    )
    s.play("Social Engineering", chosen)
    return s


@card("Social Engineering")
def test_social_engineering_gains_the_rez_cost_of_the_chosen_ice() -> None:
    s = engineered("unrezzed ice (innermost", "Ice Wall", "Enigma")
    assert s.runner.credits == 0
    s.choose("Run HQ")
    s.rez("Enigma")
    assert s.runner.credits == 3
    assert s.corp.credits == 6


@card("Social Engineering")
def test_social_engineering_gains_nothing_for_other_ice() -> None:
    s = engineered("unrezzed ice (innermost", "Ice Wall", "Enigma")
    s.choose("Run HQ")
    s.rez("Ice Wall")
    assert s.runner.credits == 0


@card("Social Engineering")
def test_social_engineering_ends_with_the_turn() -> None:
    s = engineered("unrezzed ice (innermost", "Ice Wall", "Enigma")
    s.next_turn()
    before = s.runner.credits
    s.choose("Run HQ")
    s.rez("Enigma")
    assert s.runner.credits == before


@card("Social Engineering")
def test_social_engineering_counts_what_raises_the_rez_cost() -> None:
    s = engineered("unrezzed ice (innermost", "Ice Wall", "Enigma", identity="Reina Roja: Freedom Fighter")
    s.choose("Run HQ")
    s.rez("Enigma")
    assert s.runner.credits == 4, "its rez cost was four as it was rezzed"


@card("Social Engineering")
def test_social_engineering_needs_unrezzed_ice_and_the_first_click() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"hand": ["Social Engineering"], "credits": 4},
        turn="runner",
    )
    assert not s.can("Play Social Engineering")
    late = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall"]}}},
        runner={"hand": ["Social Engineering"], "credits": 4},
        turn="runner",
    )
    assert late.can("Play Social Engineering")
    late.choose("Gain 1 credit")
    assert not late.can("Play Social Engineering")


# -- LLDS Energy Regulator ---------------------------------------------------------------------------------------------


def hardware_threatened(credits: int) -> Scenario:
    """The Corp is about to trash Dyson Mem Chip."""
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Taurus+"]}}, "credits": 9},
        runner={"rig": ["LLDS Energy Regulator", "Dyson Mem Chip"], "credits": credits},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("1")
    s.bid(corp=1, runner=0)
    return s


@card("LLDS Energy Regulator")
def test_llds_energy_regulator_saves_hardware_for_three_credits() -> None:
    s = hardware_threatened(5)
    s.choose("Use LLDS Energy Regulator: Prevent an installed piece of hardware from being trashed (3 credits)")
    s.pass_all()
    assert s.runner.rig == ["LLDS Energy Regulator", "Dyson Mem Chip"]
    assert s.runner.credits == 2


@card("LLDS Energy Regulator")
def test_llds_energy_regulator_saves_hardware_by_being_trashed() -> None:
    s = hardware_threatened(0)
    assert len([option for option in s.options if option.startswith("Use")]) == 1, "three credits are not there"
    s.choose("Use LLDS Energy Regulator")
    s.pass_all()
    assert s.runner.rig == ["Dyson Mem Chip"]
    assert s.runner.discard == ["LLDS Energy Regulator"]


@card("LLDS Energy Regulator")
def test_llds_energy_regulator_need_not_be_used() -> None:
    s = hardware_threatened(0)
    s.pass_all()
    assert s.runner.rig == ["LLDS Energy Regulator"]


@card("LLDS Energy Regulator")
def test_llds_energy_regulator_saves_no_programs() -> None:
    s = encounter("Rototurret", ["LLDS Energy Regulator", "Corroder"], credits=9)
    s.pass_until("Corroder")
    s.choose("Corroder")
    assert not s.can("Use LLDS Energy Regulator")
    assert "Corroder" not in s.runner.rig


# -- Refractor ---------------------------------------------------------------------------------------------------------


@card("Refractor")
def test_refractor_breaks_code_gates_for_any_credit() -> None:
    s = encounter("Enigma", ["Refractor"], credits=2)
    s.use("Refractor", "Subroutine 1")
    s.use("Refractor")
    s.pass_all()
    assert s.runner.credits == 0
    assert s.runner.clicks == 3, "the first subroutine took no click"
    assert any(" successful" in line for line in s.log)


@card("Refractor")
def test_refractor_grows_by_three_for_a_stealth_credit_only() -> None:
    s = encounter("Tollbooth", ["Refractor", ("Ghost Runner", {"credit": 2})], credits=9)
    s.pass_until("Credit pool")
    s.choose("Credit pool")  # Tollbooth's own three
    s.use("Refractor: +3 strength")
    assert s.card("Refractor").strength == 5
    assert s.card("Ghost Runner").counters["credit"] == 1
    bare = encounter("Enigma", ["Refractor"], credits=9)
    assert not bare.can("Use Refractor: +3 strength")


@card("Refractor")
def test_refractor_breaks_only_code_gates() -> None:
    s = encounter("Wall of Static", ["Refractor", ("Ghost Runner", {"credit": 2})], credits=9)
    s.use("Refractor: +3 strength")
    assert not s.can("Use Refractor: Break")


# -- Trade-In ----------------------------------------------------------------------------------------------------------


@card("Trade-In")
def test_trade_in_turns_hardware_into_credits_and_other_hardware() -> None:
    s = Scenario(
        runner={
            "hand": ["Trade-In"],
            "rig": ["Box-E", "Dyson Mem Chip"],
            "deck": ["Diesel", "Plascrete Carapace", "Corroder"],
            "credits": 1,
        },
        turn="runner",
    )
    s.play("Trade-In", "Box-E")
    s.choose("Plascrete Carapace")
    assert s.runner.credits == 2, "half of four"
    assert s.runner.hand == ["Plascrete Carapace"]
    assert sorted(s.runner.discard) == ["Box-E", "Trade-In"]
    assert s.runner.rig == ["Dyson Mem Chip"]
    assert len(s.runner.deck) == 2
    assert "Plascrete Carapace is found." in s.log, "it is revealed"


@card("Trade-In")
def test_trade_in_rounds_down() -> None:
    s = Scenario(
        runner={"hand": ["Trade-In"], "rig": ["Autoscripter"], "deck": ["Diesel"], "credits": 1}, turn="runner"
    )
    s.play("Trade-In")
    assert s.runner.credits == 1, "half of three is one"
    assert s.runner.hand == [], "there is no hardware in the stack"


@card("Trade-In")
def test_trade_in_needs_hardware_to_trash() -> None:
    s = Scenario(runner={"hand": ["Trade-In"], "rig": ["Corroder"], "deck": ["Box-E"]}, turn="runner")
    assert not s.can("Play Trade-In")


@card("Trade-In", "LLDS Energy Regulator")
def test_a_cost_that_is_prevented_is_not_paid() -> None:
    s = Scenario(
        runner={
            "hand": ["Trade-In"],
            "rig": ["Box-E", "LLDS Energy Regulator"],
            "deck": ["Plascrete Carapace"],
            "credits": 9,
        },
        turn="runner",
    )
    s.play("Trade-In")
    s.choose(next(option for option in s.options if option.startswith("Use LLDS")))
    s.pass_all()
    assert "Box-E" in s.runner.rig
    assert "Plascrete Carapace" not in s.runner.hand


# -- Astrolabe ---------------------------------------------------------------------------------------------------------


@card("Astrolabe")
def test_astrolabe_draws_a_card_when_the_corp_creates_a_server() -> None:
    s = Scenario(
        corp={"hand": ["PAD Campaign", "Ice Wall", "Enigma"], "credits": 9},
        runner={"rig": ["Astrolabe"], "deck": ["Diesel"] * 3},
    )
    s.install("PAD Campaign", "New server")
    assert len(s.runner.hand) == 1
    s.pass_until("Install Ice Wall")
    s.install("Ice Wall", "Server 1")
    assert len(s.runner.hand) == 1, "that server was there"
    s.pass_until("Install Enigma")
    s.install("Enigma", "New server")
    assert len(s.runner.hand) == 2, "ice creates one too"


@card("Astrolabe")
def test_astrolabe_gives_memory_and_is_a_console() -> None:
    s = Scenario(runner={"rig": ["Astrolabe"], "hand": ["Box-E"], "credits": 9}, turn="runner")
    assert s.runner.memory_limit == 5
    assert not s.can("Install Box-E")


# -- Cybsoft MacroDrive ------------------------------------------------------------------------------------------------


@card("Cybsoft MacroDrive")
def test_cybsoft_macrodrive_pays_for_programs() -> None:
    s = Scenario(runner={"rig": ["Cybsoft MacroDrive"], "hand": ["Corroder"], "credits": 1}, turn="runner")
    s.install("Corroder")
    assert s.runner.credits == 0
    assert s.card("Cybsoft MacroDrive").counters["credit"] == 0
    s.next_turn()
    assert s.card("Cybsoft MacroDrive").counters["credit"] == 1, "a recurring credit"


@card("Cybsoft MacroDrive")
def test_cybsoft_macrodrive_pays_for_nothing_else() -> None:
    s = Scenario(runner={"rig": ["Cybsoft MacroDrive"], "hand": ["Power Tap", "Trade-In"], "credits": 1}, turn="runner")
    assert not s.can("Install Power Tap")


# -- Code Siphon -------------------------------------------------------------------------------------------------------


def siphoned(ice: int, *deck: str, credits: int = 0) -> Scenario:
    s = Scenario(
        corp={"servers": {"R&D": {"ice": ["Ice Wall"] * ice}, "HQ": {"ice": ["Enigma"]}}, "deck": ["Hedge Fund"] * 3},
        runner={"hand": ["Code Siphon"], "deck": list(deck), "credits": credits},
        turn="runner",
    )
    s.play("Code Siphon")
    s.pass_until("Yes")
    return s


@card("Code Siphon")
def test_code_siphon_installs_a_program_for_less_and_takes_a_tag() -> None:
    s = siphoned(1, "Diesel", "Garrote", "Corroder", credits=4)
    s.choose("Yes")
    s.choose("Garrote")
    s.pass_all()
    assert s.runner.rig == ["Garrote"]
    assert s.runner.credits == 0, "seven less three"
    assert s.runner.tags == 1
    assert s.accessed == []
    assert len(s.runner.deck) == 2


@card("Code Siphon")
def test_code_siphon_counts_every_piece_of_ice_protecting_rnd() -> None:
    s = siphoned(3, "Garrote")
    s.choose("Yes")
    s.pass_all()
    assert s.runner.rig == ["Garrote"], "seven less nine"
    assert s.runner.credits == 0


@card("Code Siphon")
def test_code_siphon_finds_only_what_can_be_installed() -> None:
    s = siphoned(1, "Garrote", "Corroder", credits=0)
    s.choose("Yes")
    s.pass_all()
    assert s.runner.rig == ["Corroder"]
    assert s.runner.tags == 1


@card("Code Siphon")
def test_code_siphon_may_be_declined_for_the_access() -> None:
    s = siphoned(1, "Corroder")
    s.choose("No")
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]
    assert s.runner.tags == 0
    assert s.runner.rig == []


@card("Code Siphon")
def test_code_siphon_wants_success() -> None:
    s = Scenario(
        corp={"servers": {"R&D": {"ice": ["Ice Wall+"]}}, "deck": ["Hedge Fund"]},
        runner={"hand": ["Code Siphon"], "deck": ["Corroder"]},
        turn="runner",
    )
    s.play("Code Siphon")
    s.pass_all()
    assert s.runner.rig == []
    assert s.runner.tags == 0


# -- Collective Consciousness ------------------------------------------------------------------------------------------


@card("Collective Consciousness")
def test_collective_consciousness_draws_for_rezzed_ice() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall"]}, "Server 1": {"root": ["PAD Campaign"]}}, "credits": 9},
        runner={"rig": ["Collective Consciousness"], "deck": ["Diesel"] * 3},
        turn="runner",
    )
    s.choose("Run HQ")
    s.rez("PAD Campaign")
    assert s.runner.hand == [], "not for other cards"
    s.rez("Ice Wall")
    assert s.runner.hand == ["Diesel"]


# -- Sage --------------------------------------------------------------------------------------------------------------


@card("Sage")
def test_sage_is_as_strong_as_there_is_memory_to_spare() -> None:
    s = Scenario(runner={"rig": ["Sage", "CyberSolutions Mem Chip"], "hand": ["Corroder"], "credits": 9}, turn="runner")
    assert s.card("Sage").strength == 4, "six less two"
    s.install("Corroder")
    assert s.card("Sage").strength == 3


@card("Sage")
def test_sage_breaks_code_gates_and_barriers() -> None:
    s = encounter("Enigma", ["Sage"], credits=5)
    s.use("Sage", "Subroutine 1")
    assert s.runner.credits == 3
    wall = encounter("Ice Wall", ["Sage"], credits=5)
    assert wall.can("Use Sage")
    sentry = encounter("Rototurret", ["Sage", "Ninja"], credits=5)
    assert not sentry.can("Use Sage")


@card("Sage")
def test_sage_without_spare_memory_is_too_weak() -> None:
    s = encounter("Ice Wall", ["Sage", "Corroder", "Ninja"], credits=5)
    assert s.card("Sage").strength == 0
    assert not s.can("Use Sage")


@card("Social Engineering")
def test_the_corp_is_told_which_ice_was_chosen() -> None:
    s = engineered("unrezzed ice (innermost", "Ice Wall", "Enigma")
    lines = {side: [line["text"] for line in s.game.view(side)["log"]] for side in ("corp", "runner")}
    assert "Enigma (innermost, HQ) is chosen." in lines["corp"]
    assert "A card (innermost, HQ) is chosen." in lines["runner"], "who does not know which ice it is"


@card("Code Siphon")
def test_code_siphon_may_find_nothing_and_takes_the_tag() -> None:
    s = siphoned(0, "Diesel", "Garrote")
    s.choose("Yes")
    s.pass_all()
    assert s.runner.rig == []
    assert s.runner.tags == 1
    assert s.accessed == []
    assert not any("Garrote" in str(line["text"]) for line in s.game.view("corp")["log"]), "nobody reveals it"


@card("Trade-In")
def test_trade_in_counts_the_hardware_and_not_what_it_hosted() -> None:
    s = Scenario(
        runner={
            "hand": ["Trade-In"],
            "rig": ["Omni-drive", ("Corroder", {"host": "Omni-drive"})],
            "deck": ["Box-E"],
            "credits": 1,
        },
        turn="runner",
    )
    s.play("Trade-In", "Box-E")
    assert s.runner.credits == 1, "half of three"
    assert s.runner.hand == ["Box-E"]


@card("LLDS Energy Regulator")
def test_llds_energy_regulator_saves_one_piece_of_several() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("Shattered Remains", {"advancement": 2})]}}},
        runner={"rig": ["LLDS Energy Regulator", "Dyson Mem Chip", "Box-E"], "credits": 4},
        turn="runner",
    )
    s.access("Server 1")
    s.choose("Yes")
    s.choose("Box-E")
    s.choose("Use LLDS Energy Regulator: Prevent an installed piece of hardware from being trashed (3 credits)")
    s.choose("Box-E")
    s.choose("Pass")
    assert s.runner.rig == ["LLDS Energy Regulator", "Box-E"]


@card("Astrolabe", "Collective Consciousness", "Mutate")
def test_ice_that_mutate_brings_into_a_remote_server_of_its_own() -> None:
    s = Scenario(
        corp={"hand": ["Mutate"], "servers": {"Server 1": {"ice": ["Enigma+"]}}, "deck": ["Archer"]},
        runner={"rig": ["Astrolabe", "Collective Consciousness"], "deck": ["Diesel"] * 3},
    )
    s.play("Mutate")
    s.choose("Astrolabe")
    assert s.runner.hand == ["Diesel"] * 2, "a server was created and ice was rezzed"


@card("LLDS Energy Regulator")
def test_the_ways_of_two_regulators_are_told_apart_by_their_costs() -> None:
    s = encounter("Taurus", ["LLDS Energy Regulator", "LLDS Energy Regulator", "Dyson Mem Chip"], credits=9)
    s.bid(corp=0, runner=0)
    does = "Use LLDS Energy Regulator: Prevent an installed piece of hardware from being trashed"
    costs = ["(3 credits)", "(trash this card)", "(3 credits) #2", "(trash this card) #2"]
    assert s.options == ["Pass", *(f"{does} {cost}" for cost in costs)]


@card("Social Engineering")
def test_social_engineering_pays_for_a_rez_cost_that_is_ignored() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Heimdall 1.0", "Enigma"]}}},
        runner={"hand": ["Social Engineering"], "rig": ["Muertos Gang Member"], "credits": 2},
        turn="runner",
    )
    s.play("Social Engineering")
    assert s.prompt == "Social Engineering: choose an unrezzed piece of ice."
    s.choose("unrezzed ice (outermost, HQ)")
    s.use("Muertos Gang Member")
    s.choose("Yes")
    s.choose("Heimdall 1.0")
    assert s.runner.credits == 8, "ignored is not lowered"
