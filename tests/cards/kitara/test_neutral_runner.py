"""The neutral Runner cards of the Kitara Cycle."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

# -- RNG Key -----------------------------------------------------------------------------------------------------------


def key(title: str, server: str = "R&D") -> Scenario:
    corp = {"deck": [title, "Hedge Fund"], "hand": [title]}
    s = Scenario(
        corp=corp, runner={"rig": ["RNG Key"], "deck": ["Diesel"] * 5, "hand": [], "credits": 0}, turn="runner"
    )
    s.choose(f"Run {server}")
    s.pass_until("Yes")
    return s


NUMBERS = [("Hedge Fund", 5), ("Ice Wall", 1), ("PAD Campaign", 2), ("Ash 2X3ZB9CY", 2), ("Nisei MK II", 4)]


@card("RNG Key")
@pytest.mark.parametrize("server", ["HQ", "R&D"])
@pytest.mark.parametrize(("title", "number"), NUMBERS)
def test_rng_key_pays_for_the_right_number(server: str, title: str, number: int) -> None:
    s = key(title, server)
    s.choose("Yes")
    s.choose(str(number))
    assert f"{title} is revealed." in s.log or f"The Corp reveals {title} from HQ." in s.log
    s.choose("Gain 3 credits")
    assert s.runner.credits == 3


@card("RNG Key")
def test_rng_key_may_draw_instead_and_speaks_of_the_next_card_only() -> None:
    s = key("Hedge Fund")
    s.choose("Yes")
    assert s.prompt == "RNG Key: name a number."
    s.choose("5")
    assert "The Runner names the number 5." in s.log
    s.choose("Draw 2 cards")
    assert len(s.runner.hand) == 2
    s.pass_all()
    assert s.runner.credits == 0


@card("RNG Key")
@pytest.mark.parametrize("number", ["0", "4", "6"])
def test_rng_key_pays_nothing_for_a_wrong_number(number: str) -> None:
    s = key("Hedge Fund")
    s.choose("Yes")
    s.choose(number)
    assert "Hedge Fund is revealed." in s.log
    s.pass_all()
    assert s.runner.credits == 0
    assert s.runner.hand == []


@card("RNG Key")
def test_rng_key_reveals_one_card_of_several() -> None:
    s = Scenario(
        corp={"deck": ["Hedge Fund", "Ice Wall", "Enigma"]},
        runner={"rig": ["RNG Key", "R&D Interface"], "credits": 0},
        turn="runner",
    )
    s.choose("Run R&D")
    s.pass_until("Yes")
    s.choose("Yes")
    s.choose("9")
    s.pass_all()
    assert len(s.accessed) == 2
    assert sum(line.endswith("is revealed.") for line in s.log) == 1


@card("RNG Key")
def test_rng_key_is_for_the_first_success_on_hq_or_rnd_each_turn() -> None:
    s = key("Hedge Fund", "HQ")
    s.choose("No")
    s.pass_all()
    s.choose("Run R&D")
    while s.run is not None:
        assert not s.can("Yes")
        s.choose("Continue" if s.can("Continue") else s.options[-1])


@card("RNG Key")
def test_rng_key_does_not_count_other_servers() -> None:
    s = Scenario(
        corp={"discard": ["Blank"], "hand": ["Hedge Fund"]}, runner={"rig": ["RNG Key"], "credits": 0}, turn="runner"
    )
    s.run_on("Archives")
    s.choose("Run HQ")
    s.pass_until("Yes")
    s.choose("Yes")
    s.choose("5")
    s.choose("Gain 3 credits")
    assert s.runner.credits == 3


# -- Jackpot! ----------------------------------------------------------------------------------------------------------


@card("Jackpot!")
def test_jackpots_question_is_one_sentence() -> None:
    s = Scenario(corp={"hand": ["Hostile Takeover"]}, runner={"rig": [("Jackpot!", {"credit": 3})]}, turn="runner")
    s.access("HQ")
    assert s.prompt == "Jackpot!: take any number of credits from this card and trash it?"


@card("Jackpot!")
@pytest.mark.parametrize(("answer", "credits"), [("Yes", 1), ("No", 0)])
def test_jackpot_gathers_a_credit_each_turn(answer: str, credits: int) -> None:
    s = Scenario(corp={"deck": ["Blank"] * 5}, runner={"rig": ["Jackpot!"], "credits": 3})
    s.end_turn()
    s.choose(answer)
    assert s.card("Jackpot!").counters["credit"] == credits
    assert s.runner.credits == 3


def steal(credits: int = 4) -> Scenario:
    s = Scenario(
        corp={"hand": ["Hostile Takeover"]},
        runner={"rig": [("Jackpot!", {"credit": credits})], "credits": 0},
        turn="runner",
    )
    s.access("HQ")
    return s


@card("Jackpot!")
@pytest.mark.parametrize("number", [4, 1])
def test_jackpot_pays_out_when_an_agenda_is_stolen(number: int) -> None:
    s = steal()
    s.choose("Yes")
    s.choose(str(number))
    assert s.runner.credits == number
    assert s.runner.discard == ["Jackpot!"]


@card("Jackpot!")
def test_jackpot_may_wait() -> None:
    s = steal()
    s.choose("No")
    assert s.runner.rig == ["Jackpot!"]
    assert s.card("Jackpot!").counters["credit"] == 4
    nothing = steal()
    nothing.choose("Yes")
    nothing.choose("0")
    assert nothing.runner.rig == ["Jackpot!"]


@card("Jackpot!")
def test_jackpot_knows_cards_that_become_agendas_and_not_those_of_the_corp() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("Hostile Takeover", {"advancement": 1})]}}},
        runner={"rig": [("Jackpot!", {"credit": 4}), "Fan Site"], "credits": 0},
    )
    s.choose("Advance Hostile Takeover")
    s.choose("Score Hostile Takeover")
    assert s.runner.scored == ["Fan Site"]
    s.choose("Yes", side="runner")
    s.choose("4")
    assert s.runner.credits == 4
    alone = Scenario(
        corp={"servers": {"Server 1": {"root": [("Hostile Takeover", {"advancement": 1})]}}},
        runner={"rig": [("Jackpot!", {"credit": 4})], "credits": 0},
    )
    alone.choose("Advance Hostile Takeover")
    alone.choose("Score Hostile Takeover")
    assert alone.side == "corp"


# -- Kasi String -------------------------------------------------------------------------------------------------------


def kasi(root: str, counters: int = 0, ice: tuple[str, ...] = ()) -> Scenario:
    return Scenario(
        corp={"servers": {"Server 1": {"root": [root], "ice": list(ice)}}, "hand": ["Blank"], "credits": 0},
        runner={"rig": [("Kasi String", {"power": counters})], "credits": 9},
        turn="runner",
    )


def runs(s: Scenario, server: str) -> bool:
    """Run a server; whether Kasi String has asked."""
    s.choose(f"Run {server}")
    while s.run is not None:
        s.choose("Continue" if s.can("Continue") else s.options[-1])
    asked = s.can("Yes")
    if asked:
        s.choose("Yes")
    return asked


@card("Kasi String")
def test_kasi_string_counts_the_first_successful_remote_run_of_the_turn() -> None:
    s = kasi("PAD Campaign")
    assert not runs(s, "HQ")
    assert runs(s, "Server 1")
    assert s.card("Kasi String").counters["power"] == 1
    assert not runs(s, "Server 1")


@card("Kasi String")
def test_kasi_string_does_not_count_a_failed_run_as_the_first() -> None:
    s = kasi("PAD Campaign", ice=("Ice Wall+",))
    assert not runs(s, "Server 1")
    s.place("runner", "rig", "Corroder")
    s.choose("Run Server 1")
    s.use("Corroder: Break")
    while s.run is not None:
        s.choose("Continue" if s.can("Continue") else s.options[-1])
    s.choose("Yes")
    assert s.card("Kasi String").counters["power"] == 1


@card("Kasi String")
def test_kasi_string_counts_nothing_when_an_agenda_is_stolen() -> None:
    s = kasi("Hostile Takeover")
    assert not runs(s, "Server 1")
    assert s.runner.scored == ["Hostile Takeover"]


@card("Kasi String")
def test_kasi_string_counts_nothing_without_an_access() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"ice": ["Enigma"]}}, "credits": 0},
        runner={"rig": ["Kasi String"]},
        turn="runner",
    )
    assert not runs(s, "Server 1")


@card("Kasi String")
def test_kasi_string_becomes_an_agenda_with_four_counters() -> None:
    s = kasi("PAD Campaign", counters=3)
    assert runs(s, "Server 1")
    assert s.runner.scored == ["Kasi String"]
    assert s.runner.score == 1
    assert s.runner.rig == []


@card("Kasi String")
def test_kasi_string_counts_a_run_on_a_server_that_is_gone_and_pays_jackpot() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["PAD Campaign"]}}, "credits": 0},
        runner={"rig": [("Kasi String", {"power": 3}), ("Jackpot!", {"credit": 2})], "credits": 9},
        turn="runner",
    )
    s.access("Server 1")
    s.choose("Trash PAD Campaign")
    assert "Server 1" not in s.corp.servers
    s.choose("Yes")
    assert s.runner.scored == ["Kasi String"]
    s.choose("Yes")
    s.choose("1")
    assert s.runner.discard == ["Jackpot!"]
