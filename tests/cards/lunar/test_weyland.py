"""Lunar Cycle: Weyland Consortium."""

from netrunner.cards.vocabulary import RUN_SUCCESSFUL, Draw, Gain, May, whenever
from netrunner.scenario import Scenario
from tests.cards import card
from tests.engine.homemade import by_title, program_card
from tests.rulings import ruling

# -- Crisium Grid ------------------------------------------------------------------------------------------------------


def grid(**runner: object) -> Scenario:
    return Scenario(
        corp={
            "servers": {"HQ": {"root": ["Crisium Grid+"]}},
            "hand": ["Hedge Fund"],
            "credits": 5,
        },
        runner=runner,
        turn="runner",
    )


@card("Crisium Grid")
@ruling("FAQ/card/crisium-grid/2")
def test_a_run_on_the_server_of_crisium_grid_is_not_successful_for_cards() -> None:
    s = grid(identity="Gabriel Santiago: Consummate Professional", rig=["Datasucker"], credits=5)
    s.access("HQ")
    assert s.runner.credits == 5  # neither Gabriel Santiago
    assert s.card("Datasucker").counters["virus"] == 0  # nor Datasucker
    assert s.can("Access a card from HQ")  # but cards are accessed


@card("Crisium Grid")
@ruling("FAQ/card/crisium-grid/2")
def test_what_asks_for_a_successful_run_finds_none_after_a_run_on_crisium_grid() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"root": ["Crisium Grid+"]}, "R&D": {"ice": ["Ice Wall+"]}}},
        runner={"hand": ["Emergency Shutdown", "Data Leak Reversal"], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Trash Crisium Grid", side="runner")
    s.pass_all()
    assert not s.can("Play Emergency Shutdown")
    assert not s.can("Install Data Leak Reversal")
    s.run_on("HQ")  # the grid is gone: this run counts
    assert s.can("Play Emergency Shutdown")
    assert s.can("Install Data Leak Reversal")


@card("Crisium Grid")
def test_account_siphon_cannot_replace_the_access() -> None:
    s = grid(hand=["Account Siphon"])
    s.choose("Play Account Siphon")
    s.pass_until("Continue")
    s.choose("Continue")
    assert s.can("Access a card from HQ")
    assert s.corp.credits == 5


@card("Crisium Grid")
def test_other_servers_are_untouched() -> None:
    s = grid(rig=["Datasucker"])
    s.access("R&D")
    assert s.card("Datasucker").counters["virus"] == 1


@card("Crisium Grid")
def test_an_unsuccessful_run_is_still_unsuccessful() -> None:
    s = Scenario(corp={"servers": {"HQ": {"root": ["Crisium Grid+"], "ice": ["Ice Wall+"]}}}, turn="runner")
    s.choose("Run HQ")
    assert s.run is None
    assert any("unsuccessful" in line for line in s.log)


# -- Taurus ------------------------------------------------------------------------------------------------------------


def taurus(corp_bid: str, runner_bid: str) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Taurus+"]}}, "credits": 5},
        runner={"rig": ["Akamatsu Mem Chip", "Cyberfeeder", "Magnum Opus"], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose(corp_bid)
    s.choose(runner_bid)
    return s


@card("Taurus")
@ruling("FAQ/card/taurus/1")
def test_taurus_with_strength_5_trashes_hardware_even_after_a_failed_trace() -> None:
    s = taurus("3", "5")
    s.choose("Akamatsu Mem Chip")
    assert s.runner.discard == ["Akamatsu Mem Chip"]


@card("Taurus")
def test_taurus_trashes_one_piece_of_hardware_or_two() -> None:
    s = taurus("0", "0")
    s.choose("Cyberfeeder")
    assert s.runner.discard == ["Cyberfeeder"]
    s = taurus("3", "0")
    s.choose("Cyberfeeder")
    assert sorted(s.runner.discard) == ["Akamatsu Mem Chip", "Cyberfeeder"]


# -- Wendigo -----------------------------------------------------------------------------------------------------------


def wendigo(tokens: int) -> Scenario:
    return Scenario(
        corp={"servers": {"HQ": {"ice": [("Wendigo+", {"advancement": tokens})]}}},
        runner={"rig": ["Corroder", "Gordian Blade"], "hand": ["Tinkering"], "credits": 9},
        turn="runner",
    )


@card("Wendigo")
def test_wendigo_is_a_barrier_with_an_odd_number_of_tokens() -> None:
    assert wendigo(0).card("Wendigo").subtypes == ["code gate", "morph"]
    assert wendigo(1).card("Wendigo").subtypes == ["morph", "barrier"]
    assert wendigo(2).card("Wendigo").subtypes == ["code gate", "morph"]


@card("Wendigo")
@ruling("RR/subtype/ex1")
def test_tinkering_makes_a_wendigo_with_one_token_a_code_gate_again() -> None:
    s = wendigo(1)
    s.choose("Play Tinkering")
    assert "code gate" in s.card("Wendigo").subtypes
    assert "barrier" in s.card("Wendigo").subtypes


@card("Wendigo")
def test_the_chosen_program_cannot_be_used_for_the_rest_of_the_run() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Wendigo+", "Ice Wall+"]}}},
        runner={"rig": ["Corroder", "Aurora"], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Pass")
    s.choose("Corroder")
    s.pass_until("Continue")
    s.choose("Continue")
    assert not s.can("Use Corroder")
    assert s.can("Use Aurora: Break")
    s.pass_all()
    s.choose("Run HQ")
    assert s.can("Use Corroder")


@card("Wendigo")
def test_wendigo_can_be_advanced() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Wendigo"]}}, "credits": 1})
    s.choose("Advance Wendigo")
    assert s.card("Wendigo").counters["advancement"] == 1


def locked(program: str, *, ice: tuple[str, ...] = (), **corp: object) -> Scenario:
    """The Runner has passed a Wendigo in front of R&D whose subroutine chose the program."""
    s = Scenario(
        corp={"servers": {"R&D": {"ice": ["Wendigo+", *ice]}}, "credits": 9, **corp},
        runner={"rig": [(program, {"virus": 3}) if program == "Medium" else program, "Corroder"], "credits": 9},
        turn="runner",
    )
    s.choose("Run R&D")
    s.pass_until(program)
    s.choose(program)
    return s


@card("Wendigo")
@ruling("RR/using-abilities/1")
def test_the_chosen_program_cannot_be_used_to_expose_on_approach() -> None:
    s = locked("Snitch", ice=("Ice Wall",))
    assert s.run is not None
    assert "The Runner approaches" in s.log[-1]
    assert not s.can("Yes")
    assert s.can("Continue")


@card("Wendigo")
@ruling("RR/using-abilities/1")
def test_the_chosen_program_cannot_be_used_to_bypass_ice() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Wendigo+", "Hunter+"]}}},
        runner={"hand": ["Femme Fatale"], "credits": 20, "rig": ["Corroder"]},
        turn="runner",
    )
    s.choose("Install Femme Fatale")
    s.choose("Done")
    s.choose("Hunter")
    s.choose("Run HQ")
    s.choose("Pass")
    s.choose("Femme Fatale")
    s.pass_until("Continue")
    s.choose("Continue")
    assert s.run is not None
    assert s.run.phase == "encounter ice"
    assert not s.can("Yes")


@card("Wendigo")
@ruling("RR/using-abilities/1")
def test_the_chosen_program_cannot_be_used_as_ice_is_passed() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Wendigo+"]}, "R&D": {"ice": ["Wendigo+"]}}},
        runner={"rig": ["Copycat", "Corroder"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Pass")
    s.choose("Copycat")
    assert not s.can("Yes")
    assert s.run is not None
    assert s.run.server == "HQ"


@card("Wendigo")
@ruling("RR/using-abilities/1")
def test_the_chosen_program_allows_no_additional_accesses() -> None:
    s = locked("Medium", deck=["Hedge Fund", "Ice Wall", "Enigma", "Hunter"])
    s.pass_until("Continue")
    s.choose("Continue")
    assert s.prompt == "You access Hedge Fund.", "there is nothing to choose before"
    s.pass_all()
    assert sum("accesses" in line for line in s.log) == 1
    assert s.card("Medium").counters["virus"] == 4, "its mandatory ability is not used, it just happens"


@card("Wendigo")
@ruling("RR/using-abilities/1")
def test_what_the_chosen_program_lets_the_runner_do_in_the_middle_of_an_ability_is_not_offered() -> None:
    whisper = program_card("Whisper", whenever(RUN_SUCCESSFUL, Gain(1), May(Draw(1))))
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Wendigo+"]}}},
        runner={"rig": ["Whisper", "Corroder"], "credits": 0},
        turn="runner",
        definitions=by_title(whisper),
    )
    s.choose("Run HQ")
    s.pass_until("Whisper")
    s.choose("Whisper")
    s.pass_until("Continue")
    s.choose("Continue")
    assert s.runner.credits == 1, "its mandatory part just happens"
    assert not s.can("Yes")


@card("Wendigo")
@ruling("RR/using-abilities/1")
def test_credits_on_the_chosen_program_cannot_be_spent() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Wendigo+", "Ice Wall+"]}}},
        runner={"rig": [("Pheromones", {"virus": 2, "credit": 2}), "Corroder"], "credits": 0},
        turn="runner",
    )
    s.choose("Run HQ")
    assert s.can("Use Corroder")
    s.pass_until("Pheromones")
    s.choose("Pheromones")
    s.pass_until("Continue")
    s.choose("Continue")
    assert s.run is None, "nothing could break the Ice Wall"
