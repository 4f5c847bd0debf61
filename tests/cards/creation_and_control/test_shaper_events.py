"""Creation and Control: the identities and events of the Shapers."""

import pytest

from netrunner import Deck
from netrunner.decks.legality.influence import influence
from netrunner.scenario import Scenario
from tests.cards import card

EXILE = "Exile: Streethawk"
PROFESSOR = "The Professor: Keeper of Knowledge"

# -- The Professor -----------------------------------------------------------------------------------------------------


@card("The Professor: Keeper of Knowledge")
def test_the_first_copy_of_each_program_costs_the_professor_no_influence() -> None:
    deck = Deck.build(PROFESSOR, {"Corroder": 2, "Datasucker": 1, "Account Siphon": 1})
    account = influence(deck)
    assert account.spent == {"Corroder": 2, "Account Siphon": 4}
    assert account.limit == 1


@card("The Professor: Keeper of Knowledge")
def test_the_professor_does_nothing_in_the_game() -> None:
    s = Scenario(runner={"identity": PROFESSOR, "hand": ["Sure Gamble"]}, turn="runner")
    s.play("Sure Gamble")
    assert s.runner.credits == 9


# -- Exile -------------------------------------------------------------------------------------------------------------


def exile(**runner: object) -> Scenario:
    return Scenario(runner={"identity": EXILE, "deck": ["Diesel"] * 5, "credits": 9, **runner}, turn="runner")


@card("Exile: Streethawk")
def test_exile_draws_a_card_for_a_program_from_the_heap() -> None:
    s = exile(rig=["Clone Chip"], discard=["Corroder"])
    s.choose("Gain 1 credit")
    s.choose("Use Clone Chip")
    assert s.runner.rig == ["Corroder"]
    assert s.runner.hand == ["Diesel"]


@card("Exile: Streethawk")
def test_exile_draws_each_time() -> None:
    s = exile(rig=["Clone Chip", "Clone Chip"], discard=["Corroder", "Mimic"])
    s.choose("Gain 1 credit")
    s.choose("Use Clone Chip")
    s.choose("Corroder")
    s.choose("Use Clone Chip")
    s.choose("Done")  # trashing nothing for it
    assert s.runner.hand == ["Diesel", "Diesel"]


@card("Exile: Streethawk")
def test_exile_draws_nothing_for_programs_from_elsewhere() -> None:
    s = exile(hand=["Corroder"])
    s.install("Corroder")
    assert s.runner.hand == []
    s = exile(rig=["Self-modifying Code"], deck=["Corroder", "Diesel"])
    s.choose("Gain 1 credit")
    s.choose("Use Self-modifying Code")
    s.choose("Corroder")
    assert s.runner.rig == ["Corroder"]
    assert s.runner.hand == []


@card("Exile: Streethawk")
def test_exile_draws_for_test_run_from_the_heap_only() -> None:
    s = exile(hand=["Test Run"], deck=["Mimic", "Diesel", "Diesel"], discard=["Corroder"])
    s.choose("Play Test Run")
    assert s.options[1].startswith("Install a program from your heap")
    s.choose(s.options[1])
    assert s.runner.rig == ["Corroder"]
    assert len(s.runner.hand) == 1


# -- Escher ------------------------------------------------------------------------------------------------------------


def escher(servers: dict[str, object]) -> Scenario:
    """Escher's run is successful."""
    s = Scenario(
        corp={"servers": servers, "hand": ["Hedge Fund"], "credits": 0, "deck": ["Hedge Fund"] * 5},
        runner={"hand": ["Escher"], "credits": 3},
        turn="runner",
    )
    s.play("Escher")
    while s.run is not None and not s.prompt.startswith("Escher"):
        s.choose("Continue" if s.can("Continue") else "Pass")
    return s


@card("Escher")
def test_escher_rearranges_ice_across_servers_instead_of_accessing() -> None:
    s = escher(
        {
            "HQ": {"ice": ["Ice Wall"]},
            "R&D": {"ice": ["Enigma+", "Wall of Static"]},
            "Archives": {"ice": []},
        }
    )
    assert s.options == [
        "unrezzed ice (outermost, HQ)",
        "Enigma",
        "unrezzed ice (innermost, R&D)",
        "Done",
    ]
    s.choose("unrezzed ice (outermost, HQ)")
    s.choose("Enigma")
    s.choose("unrezzed ice (innermost, R&D)")
    assert s.prompt == "Escher: choose the ice that comes to this place: outermost, HQ."
    s.choose("Enigma")
    assert s.prompt == "Escher: choose the ice that comes to this place: outermost, R&D."
    s.choose("unrezzed ice (innermost, R&D)")
    assert s.corp.servers["HQ"]["ice"] == ["Enigma"]
    assert s.corp.servers["R&D"]["ice"] == ["Wall of Static", "Ice Wall"]
    assert s.card("Enigma").rezzed
    assert not s.card("Ice Wall").rezzed
    assert s.card("Ice Wall").known_to == ["corp"]
    assert s.card("Ice Wall").server == "R&D"
    assert s.accessed == []
    assert s.run is None


@card("Escher")
def test_escher_may_leave_everything_as_it_is_and_still_accesses_nothing() -> None:
    s = escher({"HQ": {"ice": ["Ice Wall"]}, "R&D": {"ice": ["Enigma"]}})
    s.choose("Done")
    assert s.corp.servers["HQ"]["ice"] == ["Ice Wall"]
    assert s.corp.servers["R&D"]["ice"] == ["Enigma"]
    assert s.accessed == []


@card("Escher")
def test_ice_that_escher_does_not_choose_stays() -> None:
    s = escher({"HQ": {"ice": ["Ice Wall", "Enigma"]}, "R&D": {"ice": ["Wall of Static"]}})
    s.choose("unrezzed ice (outermost, HQ)")
    s.choose("unrezzed ice (outermost, R&D)")
    s.choose("Done")
    s.choose("unrezzed ice (outermost, R&D)")
    assert s.corp.servers["HQ"]["ice"] == ["Wall of Static", "Enigma"]
    assert s.corp.servers["R&D"]["ice"] == ["Ice Wall"]


@card("Escher")
def test_what_is_on_ice_moves_with_it() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": [("Ice Wall+", {"advancement": 2})]}, "R&D": {"ice": ["Enigma+"]}}},
        runner={"hand": ["Escher"], "rig": [("Parasite", {"host": "Enigma"}), "Corroder"], "credits": 9},
        turn="runner",
    )
    s.play("Escher")
    s.choose("Use Corroder: +1", side="runner")
    s.choose("Use Corroder: +1", side="runner")
    s.choose("Use Corroder: Break", side="runner")
    while not s.prompt.startswith("Escher"):
        s.choose("Continue" if s.can("Continue") else "Pass")
    s.choose("Ice Wall")
    s.choose("Enigma")
    s.choose("Enigma")
    assert s.corp.servers["HQ"]["ice"] == ["Enigma"]
    assert s.card("Ice Wall").counters["advancement"] == 2
    assert s.card("Parasite").host == "Enigma"


@card("Escher")
def test_escher_does_nothing_if_the_run_is_not_successful() -> None:
    s = escher({"HQ": {"ice": ["Ice Wall+"]}, "R&D": {"ice": ["Enigma"]}})
    assert s.run is None
    assert s.corp.servers["HQ"]["ice"] == ["Ice Wall"]
    assert s.runner.discard == ["Escher"]


# -- Exploratory Romp --------------------------------------------------------------------------------------------------


def romp(server: str, servers: dict[str, object]) -> Scenario:
    s = Scenario(
        corp={"servers": servers, "hand": ["Hedge Fund"], "credits": 0, "deck": ["Hedge Fund"] * 5},
        runner={"hand": ["Exploratory Romp"], "credits": 1},
        turn="runner",
    )
    s.play("Exploratory Romp", server)
    while s.run is not None and not s.prompt.startswith("Exploratory Romp"):
        s.choose("Continue" if s.can("Continue") else "Pass")
    return s


@card("Exploratory Romp")
def test_the_log_tells_the_runner_where_the_tokens_were_removed() -> None:
    hidden = [("Hostile Takeover", {"advancement": 2})]
    s = Scenario(
        corp={"servers": {"Server 1": {"root": hidden}}},
        runner={"hand": ["Exploratory Romp"], "credits": 1},
        turn="runner",
    )
    s.play("Exploratory Romp", "Server 1")
    s.pass_until("2")
    s.choose("2")
    lines = [str(line) for line in s.game.view("runner")["log"]]
    assert any("2 advancement tokens are removed from a card in Server 1." in line for line in lines)


@card("Exploratory Romp")
@pytest.mark.parametrize(("number", "left"), [("3", 1), ("1", 3), ("0", 4)])
def test_exploratory_romp_removes_up_to_three_tokens(number: str, left: int) -> None:
    s = romp("Server 1", {"Server 1": {"root": [("Priority Requisition", {"advancement": 4})]}})
    assert s.options == ["3", "2", "1", "0"]
    s.choose(number)
    assert s.card("Priority Requisition").counters["advancement"] == left
    assert s.accessed == []
    assert s.runner.scored == []


@card("Exploratory Romp")
def test_exploratory_romp_chooses_one_card_in_or_protecting_the_server() -> None:
    s = romp(
        "Server 1",
        {
            "Server 1": {
                "root": [("Priority Requisition", {"advancement": 1})],
                "ice": [("Ice Wall", {"advancement": 2}), "Enigma"],
            },
            "HQ": {"ice": [("Hadrian's Wall", {"advancement": 3})]},
        },
    )
    assert sorted(s.options) == ["facedown card (Server 1, 1 advancement)", "unrezzed ice (outermost, Server 1)"]
    s.choose("unrezzed ice")
    s.choose("2")
    assert s.card("Ice Wall").counters["advancement"] == 0
    assert s.card("Priority Requisition").counters["advancement"] == 1


@card("Exploratory Romp")
def test_a_card_in_the_root_of_a_central_server_is_not_in_it() -> None:
    servers: dict[str, object] = {
        "HQ": {"root": [("Akitaro Watanabe", {"advancement": 2})], "ice": [("Ice Wall", {"advancement": 1})]},
        "R&D": {"ice": [("Hadrian's Wall", {"advancement": 1})]},
    }
    s = romp("HQ", servers)
    assert s.options == ["1", "0"]
    s.choose("1")
    assert s.card("Ice Wall").counters["advancement"] == 0
    assert s.card("Akitaro Watanabe").counters["advancement"] == 2


@card("Exploratory Romp")
def test_exploratory_romp_replaces_the_access_even_without_tokens() -> None:
    s = romp("HQ", {})
    assert s.run is None
    assert s.accessed == []


@card("Exploratory Romp")
def test_exploratory_romp_does_nothing_if_the_run_is_not_successful() -> None:
    s = romp("Server 1", {"Server 1": {"root": [("Priority Requisition", {"advancement": 4})], "ice": ["Ice Wall+"]}})
    assert s.run is None
    assert s.card("Priority Requisition").counters["advancement"] == 4


# -- Freelance Coding Contract -----------------------------------------------------------------------------------------


@card("Freelance Coding Contract")
def test_freelance_coding_contract_pays_two_credits_for_each_program() -> None:
    s = Scenario(
        runner={"hand": ["Freelance Coding Contract", "Corroder", "Mimic", "Diesel"], "credits": 0}, turn="runner"
    )
    s.choose("Play Freelance Coding Contract")
    assert sorted(s.options) == ["Corroder", "Done", "Mimic"]
    s.choose("Corroder")
    s.choose("Mimic")
    assert s.options == ["Done"]  # that nothing else fits is the Runner's secret
    s.choose("Done")
    assert s.runner.credits == 4
    assert s.runner.hand == ["Diesel"]
    assert sorted(s.runner.discard) == ["Corroder", "Freelance Coding Contract", "Mimic"]


@card("Freelance Coding Contract")
def test_freelance_coding_contract_takes_five_programs_at_most_and_may_take_fewer() -> None:
    s = Scenario(runner={"hand": ["Freelance Coding Contract", *["Corroder"] * 6], "credits": 0}, turn="runner")
    s.choose("Play Freelance Coding Contract")
    for _ in range(5):
        s.choose("Corroder")
    assert s.runner.credits == 10
    assert s.runner.hand == ["Corroder"]
    s = Scenario(runner={"hand": ["Freelance Coding Contract", *["Corroder"] * 6], "credits": 0}, turn="runner")
    s.play("Freelance Coding Contract", "Corroder", "Done")
    assert s.runner.credits == 2


@card("Freelance Coding Contract")
def test_freelance_coding_contract_needs_a_program_in_the_grip() -> None:
    s = Scenario(runner={"hand": ["Freelance Coding Contract", "Diesel"], "rig": ["Corroder"]}, turn="runner")
    assert not s.can("Play Freelance Coding Contract")


# -- Levy AR Lab Access ------------------------------------------------------------------------------------------------


@card("Levy AR Lab Access")
def test_levy_ar_lab_access_shuffles_grip_and_heap_into_the_stack_and_draws_five() -> None:
    s = Scenario(
        runner={
            "hand": ["Levy AR Lab Access", "Diesel", "Diesel"],
            "discard": ["Corroder"] * 3,
            "deck": ["Mimic"],
            "credits": 5,
        },
        turn="runner",
    )
    s.play("Levy AR Lab Access")
    assert s.runner.credits == 0
    assert len(s.runner.hand) == 5
    assert len(s.runner.deck) == 1
    assert s.runner.discard == []
    assert s.card("Levy AR Lab Access").zone == "removed from the game"
    everything = [*s.runner.hand, *s.runner.deck]
    assert sorted(everything) == ["Corroder", "Corroder", "Corroder", "Diesel", "Diesel", "Mimic"]


@card("Levy AR Lab Access")
def test_levy_ar_lab_access_draws_what_there_is() -> None:
    s = Scenario(
        runner={"hand": ["Levy AR Lab Access", "Diesel"], "discard": ["Mimic"], "deck": [], "credits": 5}, turn="runner"
    )
    s.play("Levy AR Lab Access")
    assert sorted(s.runner.hand) == ["Diesel", "Mimic"]


@card("Levy AR Lab Access")
def test_blacklist_keeps_the_heap_from_levy_ar_lab_access() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Blacklist+"]}}},
        runner={
            "hand": ["Levy AR Lab Access", "Diesel"],
            "discard": ["Mimic"],
            "deck": ["Corroder"] * 6,
            "credits": 5,
        },
        turn="runner",
    )
    s.play("Levy AR Lab Access")
    assert s.runner.discard == ["Mimic"]
    assert len(s.runner.hand) == 5
    assert s.card("Levy AR Lab Access").zone == "removed from the game"


@card("Levy AR Lab Access")
def test_levy_needs_a_card_to_shuffle_or_to_draw() -> None:
    hand = ["Levy AR Lab Access"]
    assert not Scenario(runner={"hand": hand, "deck": [], "credits": 5}, turn="runner").can("Play Levy AR Lab Access")
    assert Scenario(runner={"hand": hand, "deck": ["Diesel"]}, turn="runner").can("Play Levy AR Lab Access")
