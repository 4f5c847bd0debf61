"""Genesis cycle: the ice of NBN that traces."""

from netrunner.scenario import Scenario
from tests.cards import card

GRIP = ["Sure Gamble"] * 5


def traced(ice: str, corp: int = 0, runner: int = 0, **spec: object) -> Scenario:
    """Encounter ice that protects HQ, and bid on its first trace."""
    s = Scenario(
        corp={"servers": {"HQ": {"ice": [f"{ice}+"]}}, "hand": ["Hedge Fund"], "credits": 10},
        runner={"hand": GRIP, "credits": 20, **spec},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("0")
    s.bid(corp, runner)
    return s


# -- Data Hound --------------------------------------------------------------------------------------------------------

STACK = ["Corroder", "Mimic", "Diesel", "Medium", "Sure Gamble"]


@card("Data Hound")
def test_data_hound_trashes_one_of_the_top_cards_and_arranges_the_rest() -> None:
    s = traced("Data Hound", corp=1, deck=STACK)
    assert s.side == "corp"
    assert s.options == ["Corroder", "Mimic", "Diesel"]  # 3 against 0
    s.choose("Mimic")
    assert s.runner.discard == ["Mimic"]
    s.choose("Diesel")
    assert s.runner.deck == ["Diesel", "Corroder", "Medium", "Sure Gamble"]
    assert s.phase == "approach server"


@card("Data Hound")
def test_data_hound_shows_the_corp_as_many_cards_as_the_trace_exceeds_the_link_strength() -> None:
    s = traced("Data Hound", corp=1, runner=1, deck=STACK)
    assert s.options == ["Corroder", "Mimic"]
    s = traced("Data Hound", corp=2, runner=0, deck=STACK, rig=["Access to Globalsec"])
    assert s.options == ["Corroder", "Mimic", "Diesel"]
    s = traced("Data Hound", corp=9, deck=STACK)
    assert s.options == STACK  # all there are


@card("Data Hound")
def test_data_hound_with_a_margin_of_one_trashes_the_top_card() -> None:
    s = traced("Data Hound", runner=1, deck=STACK)
    s.choose("Corroder")
    assert s.runner.discard == ["Corroder"]
    assert s.runner.deck == STACK[1:]


@card("Data Hound")
def test_what_data_hound_looks_at_and_leaves_stays_hidden_from_the_runner() -> None:
    s = traced("Data Hound", corp=1, deck=STACK)
    view = str(s.game.view("runner"))
    assert "Mimic" not in view
    assert "Corroder" not in view
    s.choose("Mimic")
    s.choose("Diesel")
    assert s.card("Diesel").known_to == ["corp"]
    assert s.card("Corroder").known_to == ["corp"]
    assert s.card("Medium").known_to == []
    assert "Corroder" not in str(s.game.view("runner"))


@card("Data Hound")
def test_data_hound_does_nothing_when_its_trace_fails_or_the_stack_is_empty() -> None:
    s = traced("Data Hound", runner=2, deck=STACK)
    assert s.runner.deck == STACK
    assert s.phase == "approach server"
    s = traced("Data Hound", corp=1, deck=[])
    assert s.phase == "approach server"


# -- Flare -------------------------------------------------------------------------------------------------------------


@card("Flare")
def test_flare_trashes_hardware_does_2_meat_damage_and_ends_the_run() -> None:
    s = traced("Flare", rig=["Desperado", "Akamatsu Mem Chip", "Corroder"])
    assert s.side == "corp"
    assert s.options == ["Desperado", "Akamatsu Mem Chip"]
    s.choose("Desperado")
    assert s.run is None
    assert "Desperado" in s.runner.discard
    assert s.runner.rig == ["Akamatsu Mem Chip", "Corroder"]
    assert len(s.runner.hand) == 3


@card("Flare")
def test_flare_without_hardware_to_trash_still_does_the_rest() -> None:
    s = traced("Flare", rig=["Corroder"])
    assert s.run is None
    assert s.runner.rig == ["Corroder"]
    assert len(s.runner.hand) == 3


@card("Flare")
def test_the_damage_of_flare_cannot_be_prevented_but_the_trashing_can() -> None:
    s = traced("Flare", rig=["Desperado", "Crash Space", "Sacrificial Construct"])
    assert s.can("Use Sacrificial Construct")
    assert not s.can("Use Crash Space")
    s.choose("Use Sacrificial Construct")
    s.pass_all()
    assert s.runner.rig == ["Desperado", "Crash Space"]
    assert len(s.runner.hand) == 3
    assert s.run is None


@card("Flare")
def test_flare_does_nothing_when_its_trace_fails() -> None:
    s = traced("Flare", runner=6, rig=["Desperado"])
    assert s.phase == "approach server"
    assert (s.runner.rig, len(s.runner.hand)) == (["Desperado"], 5)


# -- Uroboros ----------------------------------------------------------------------------------------------------------


@card("Uroboros")
def test_uroboros_forbids_another_run_this_turn() -> None:
    s = traced("Uroboros", deck=["Diesel"] * 9)
    s.bid(0, 4)
    assert s.phase == "approach server"  # this run goes on
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]
    assert not any(label.startswith("Run") for label in s.options)
    s.next_turn()
    assert s.can("Run HQ")


@card("Uroboros")
def test_uroboros_ends_the_run_with_its_second_trace() -> None:
    s = traced("Uroboros", runner=4)
    s.bid(0, 3)
    assert s.run is None
    s.pass_all()
    assert s.can("Run HQ")  # the first trace failed


@card("Uroboros")
def test_after_uroboros_no_ability_makes_a_run_either() -> None:
    s = traced("Uroboros", rig=["Doppelgänger", "Sneakdoor Beta"])
    s.bid(0, 4)
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]  # a successful run, and Doppelgänger had nothing to ask
    assert s.side == "runner"
    assert not any("run" in label.lower() for label in s.options)


@card("Uroboros", "Stimhack")
def test_after_uroboros_a_run_event_that_does_nothing_else_cannot_be_played() -> None:
    s = traced("Uroboros", hand=["Inside Job", "Stimhack", "Sure Gamble"])
    s.bid(0, 0)
    s.pass_all()
    assert s.run is None
    assert not s.can("Play Inside Job")
    assert s.why_not("Play Inside Job") is not None
    assert not s.can("Play Stimhack")  # a run that is not made is never completed
    assert s.can("Play Sure Gamble")
