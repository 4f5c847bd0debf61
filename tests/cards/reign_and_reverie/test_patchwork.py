"""Reign and Reverie: Patchwork, which makes cards cheaper."""

from netrunner.bots.rookie import scores
from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling


def patched(*hand: str, credits: int = 5, **runner: object) -> Scenario:
    rig = ["Patchwork", *runner.pop("rig", [])]  # type: ignore[misc]
    return Scenario(runner={"rig": rig, "hand": list(hand), "credits": credits, **runner}, turn="runner")


@card("Patchwork")
def test_patchwork_gives_memory_and_is_a_console() -> None:
    s = patched("Grimoire")
    assert s.runner.memory_limit == 5
    assert not s.can("Install Grimoire")


@card("Patchwork")
def test_patchwork_makes_an_event_cheaper() -> None:
    s = patched("Sure Gamble", "Diesel", "Diesel")
    s.play("Sure Gamble")
    assert s.options == ["Diesel", "Done"]
    s.choose("Diesel")
    assert s.runner.credits == 5 - 3 + 9
    assert sorted(s.runner.discard) == ["Diesel", "Sure Gamble"]
    assert s.runner.clicks == 3


@card("Patchwork")
def test_patchwork_makes_an_install_cheaper_but_never_cheaper_than_nothing() -> None:
    s = patched("Corroder", "Datasucker", "Diesel")
    s.install("Corroder", "Diesel")
    assert s.runner.credits == 5
    s.install("Datasucker")
    assert s.runner.credits == 4, "once per turn"


@card("Patchwork")
def test_patchwork_may_be_declined_and_used_later_in_the_turn() -> None:
    s = patched("Sure Gamble", "Corroder", "Diesel")
    s.play("Sure Gamble", "Done")
    assert s.runner.credits == 9
    s.install("Corroder", "Diesel")
    assert s.runner.credits == 9
    s.next_turn()
    s.place("runner", "hand", "Mimic")
    s.place("runner", "hand", "Diesel")
    s.install("Mimic", "Diesel")
    assert s.card("Mimic").zone == "play"


@card("Patchwork")
def test_patchwork_is_not_asked_about_for_what_costs_nothing_or_with_an_empty_grip() -> None:
    s = patched("Diesel", "Sure Gamble")
    s.play("Diesel")
    assert len(s.runner.hand) == 4
    s = patched("Sure Gamble")
    s.play("Sure Gamble")
    assert s.runner.credits == 9


@card("Patchwork")
def test_patchwork_pays_for_what_could_not_be_paid_otherwise() -> None:
    s = patched("Sure Gamble", "Diesel", credits=3)
    s.play("Sure Gamble")
    assert s.options == ["Diesel"], "there is no other way"
    s.choose("Diesel")
    assert s.runner.credits == 9
    assert not patched("Sure Gamble", credits=3).can("Play Sure Gamble"), "nothing to trash"
    assert not patched("Sure Gamble", "Diesel", credits=2).can("Play Sure Gamble")


@card("Patchwork")
def test_patchwork_pays_for_an_install_that_could_not_be_paid_otherwise() -> None:
    s = patched("Corroder", "Diesel", credits=0)
    s.choose("Install Corroder")
    assert s.options == ["Diesel"]
    s.choose("Diesel")
    assert s.card("Corroder").zone == "play"
    assert not patched("Corroder", credits=0).can("Install Corroder")


@card("Patchwork")
def test_patchwork_helps_with_what_an_effect_installs() -> None:
    s = patched("Modded", "Corroder", "Diesel", credits=0, rig=[])
    s.play("Modded", "Corroder")
    assert s.card("Corroder").zone == "play", "3 less than 2 is nothing, and nobody is asked"
    s = patched("Modded", "Garrote", "Diesel", credits=2)
    s.play("Modded")
    s.choose("Garrote")
    assert s.options == ["Diesel"]
    s.choose("Diesel")
    assert s.runner.credits == 0
    assert s.card("Garrote").zone == "play"


@card("Patchwork", "Bribery")
@ruling("FAQ/qa/43")
def test_patchwork_lowers_a_play_cost_of_x_together_with_x() -> None:
    s = patched("Bribery", "Diesel", credits=3)
    s.play("Bribery", "Diesel")
    assert s.options == ["0", "1", "2", "3"], "X is what is paid"
    s.choose("2")
    assert s.runner.credits == 1


@card("Patchwork")
def test_patchwork_lowers_an_install_cost_of_x_together_with_x() -> None:
    s = patched("Angel Arena", "Diesel", credits=3)
    s.choose("Install Angel Arena")
    s.choose("Diesel")
    assert s.options == ["0", "1", "2", "3"]
    s.choose("2")
    assert s.runner.credits == 1
    assert s.card("Angel Arena").counters["power"] == 2


@card("Patchwork")
def test_patchwork_asks_in_words_that_say_whether_it_must_be() -> None:
    s = patched("Sure Gamble", "Diesel")
    s.play("Sure Gamble")
    assert s.prompt == "Patchwork: you may trash a card to play Sure Gamble for 2 credits less."
    s = patched("Corroder", "Diesel", credits=0)
    s.choose("Install Corroder")
    assert s.prompt == "Patchwork: trash a card to install Corroder for 2 credits less."


@card("Patchwork")
def test_bots_trash_the_least_for_patchwork_when_they_must() -> None:
    s = patched("Sure Gamble", "Corroder", "Diesel", credits=3)
    s.play("Sure Gamble")
    values = scores(s.state)
    assert len(values) == len(s.options) == 2
    assert values[0] != values[1]
    s = patched("Mimic", "Corroder", credits=0)
    assert not s.can("Install Mimic"), "3 less 2 is 1"
    s = patched("Corroder", "Mimic", credits=2)
    s.choose("Install Corroder")
    assert len(scores(s.state)) == 2
