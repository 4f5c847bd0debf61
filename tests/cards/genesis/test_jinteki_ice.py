"""Genesis cycle: the ice of Jinteki that reads the Runner's mind or does not let go of them."""

from netrunner.scenario import Scenario
from tests.cards import card

SECRET = "secretly spend 0, 1 or 2 credits."

# -- Snowflake ---------------------------------------------------------------------------------------------------------


def at_snowflake(credits_: int = 5) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Snowflake+"]}}, "credits": 5},
        runner={"credits": credits_},
        turn="runner",
    )
    s.choose("Run HQ")
    while SECRET not in s.prompt:
        s.choose("Pass")
    return s


@card("Snowflake")
def test_snowflake_ends_the_run_when_different_numbers_are_spent() -> None:
    s = at_snowflake()
    s.bid(1, 2)
    assert s.run is None
    assert (s.corp.credits, s.runner.credits) == (4, 3)


@card("Snowflake")
def test_snowflake_lets_the_runner_pass_when_the_same_number_is_spent() -> None:
    for number in (0, 1, 2):
        s = at_snowflake()
        s.bid(number, number)
        assert s.phase == "approach server"
        assert (s.corp.credits, s.runner.credits) == (5 - number, 5 - number)


@card("Snowflake")
def test_snowflake_keeps_the_corps_number_secret_until_both_have_spent() -> None:
    s = at_snowflake()
    s.choose("2")
    assert s.side == "runner"
    assert s.corp.credits == 5
    assert "spends 2" not in str(s.game.view("runner"))


@card("Snowflake")
def test_a_poor_runner_cannot_spend_what_is_not_there() -> None:
    s = at_snowflake(credits_=1)
    s.choose("2")
    assert s.options == ["0", "1"]
    s.choose("1")
    assert s.run is None


@card("Snowflake")
def test_a_broken_snowflake_plays_no_psi_game() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Snowflake+"]}}, "credits": 5},
        runner={"rig": ["Corroder"], "credits": 5},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    s.choose("Use Corroder: +1 strength")
    s.choose("Use Corroder: Break")
    s.pass_until("Jack out")
    assert s.phase == "approach server"
    assert s.corp.credits == 5


# -- Whirlpool ---------------------------------------------------------------------------------------------------------


@card("Whirlpool")
def test_whirlpool_is_trashed_and_the_runner_cannot_jack_out_any_more() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Whirlpool+", "Wall of Static", "Enigma"]}}, "hand": ["Hedge Fund"]},
        turn="runner",
    )
    s.choose("Run HQ")
    while s.run is not None:
        assert not s.can("Jack out")
        s.choose("Pass" if s.can("Pass") else "Continue")
    assert s.corp.discard == ["Whirlpool"]
    assert s.accessed == ["Hedge Fund"]


@card("Whirlpool")
def test_whirlpool_holds_the_runner_for_this_run_only() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Whirlpool+", "Enigma"]}}}, turn="runner")
    s.run_on("HQ")
    s.choose("Run HQ")
    s.pass_until("Jack out")
    assert s.run is not None


@card("Whirlpool")
def test_a_broken_whirlpool_stays_and_lets_the_runner_jack_out() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Whirlpool+", "Enigma"]}}},
        runner={"rig": ["Crypsis"], "credits": 5},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    s.choose("Use Crypsis: +1 strength")
    s.choose("Use Crypsis: Break")
    s.pass_until("Jack out")
    assert s.corp.servers["HQ"]["ice"] == ["Whirlpool", "Enigma"]


@card("Whirlpool")
def test_the_ice_behind_a_whirlpool_that_is_trashed_is_still_approached() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Whirlpool+", "Wall of Static+"]}}}, turn="runner")
    s.run_on("HQ")
    assert "The run is unsuccessful." in s.log
    assert s.corp.servers["HQ"]["ice"] == ["Wall of Static"]


@card("Whirlpool")
def test_whirlpool_takes_an_empty_server_with_it_and_the_run_is_neither_successful_nor_not() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"ice": ["Whirlpool+"]}}}, turn="runner")
    s.run_on("Server 1")
    assert "Server 1" not in s.corp.servers
    assert not any("successful" in line for line in s.log)


@card("Whirlpool")
def test_whirlpool_keeps_the_runner_from_jacking_out_with_a_card() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Whirlpool+", "Enigma"]}}, "hand": ["Hedge Fund"], "credits": 0},
        runner={"rig": ["Snitch"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("Yes")
    s.choose("Yes")
    s.pass_all()
    assert "Enigma is exposed." in s.log
    assert s.accessed == ["Hedge Fund"]
