"""The Shaper programs, hardware, resources and identities of the Genesis cycle that have no tests in `test_shaper`."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

# -- ZU.13 Key Master, Creeper -----------------------------------------------------------------------------------------


@card("ZU.13 Key Master", "Creeper")
@pytest.mark.parametrize("title", ["ZU.13 Key Master", "Creeper"])
@pytest.mark.parametrize(("links", "left"), [(0, 3), (1, 3), (2, 4), (3, 4)])
def test_a_cloud_breaker_takes_no_memory_with_two_link(title: str, links: int, left: int) -> None:
    s = Scenario(runner={"rig": ["Access to Globalsec"] * links, "hand": [title], "credits": 9}, turn="runner")
    s.install(title)
    assert s.runner.memory == left


@card("ZU.13 Key Master", "Creeper")
@pytest.mark.parametrize("title", ["ZU.13 Key Master", "Creeper"])
def test_a_cloud_breaker_needs_no_free_memory_to_be_installed_with_two_link(title: str) -> None:
    full = ["Corroder", "Yog.0", "Mimic", "Gordian Blade"]
    s = Scenario(
        runner={"rig": [*full, "Access to Globalsec", "Access to Globalsec"], "hand": [title], "credits": 9},
        turn="runner",
    )
    assert s.runner.memory == 0
    s.install(title)
    assert title in s.runner.rig
    assert s.runner.discard == []


@card("ZU.13 Key Master", "Creeper")
@pytest.mark.parametrize("title", ["ZU.13 Key Master", "Creeper"])
def test_a_cloud_breaker_takes_its_memory_as_soon_as_the_link_is_lost(title: str) -> None:
    full = ["Corroder", "Yog.0", "Mimic", "Gordian Blade"]
    s = Scenario(
        runner={
            "rig": [*full, title, "Access to Globalsec", "Access to Globalsec", "Aesop's Pawnshop"],
            "credits": 9,
        },
    )
    s.end_turn()
    s.choose("Yes")
    s.choose("Access to Globalsec")
    assert title in s.options  # something must go
    s.choose("Mimic")
    assert sorted(s.runner.discard) == ["Access to Globalsec", "Mimic"]


@card("ZU.13 Key Master")
def test_zu_13_breaks_code_gates_for_a_credit_each_and_grows_for_a_credit() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Enigma+"]}, "R&D": {"ice": ["Ice Wall+"]}}},
        runner={"rig": ["ZU.13 Key Master"], "credits": 4},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    assert not s.can("Use ZU.13 Key Master: break")
    s.use("ZU.13 Key Master: +1 strength")
    s.use("ZU.13 Key Master: break", "Subroutine 1")
    s.use("ZU.13 Key Master: break")
    assert s.runner.credits == 1
    s.pass_all()
    assert "The run on HQ is successful." in s.log
    s.choose("Run R&D")
    s.to_encounter()
    assert not s.can("Use ZU.13 Key Master: break")


@card("Creeper")
def test_creeper_breaks_sentries_for_two_credits_each_and_grows_for_a_credit() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Neural Katana+"]}, "R&D": {"ice": ["Enigma+"]}}},
        runner={"rig": ["Creeper"], "credits": 4, "hand": ["Easy Mark"] * 3},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    assert not s.can("Use Creeper: break")
    s.use("Creeper: +1 strength")
    s.use("Creeper: break")
    assert s.runner.credits == 1
    s.pass_all()
    assert len(s.runner.hand) == 3
    s.choose("Run R&D")
    s.to_encounter()
    assert not s.can("Use Creeper: break")


# -- Snowball ----------------------------------------------------------------------------------------------------------


@card("Snowball")
def test_snowball_grows_with_every_subroutine_it_breaks_for_the_rest_of_the_run() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+", "Wall of Static+"]}}},
        runner={"rig": ["Snowball"], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    s.use("Snowball: break")
    assert s.runner.credits == 8
    assert s.card("Snowball").strength == 2
    while s.run is not None and s.run.ice == "Ice Wall":
        s.choose("Continue" if s.can("Continue") else "Pass")
    s.to_encounter()
    assert s.card("Snowball").strength == 2  # an encounter later
    s.use("Snowball: +1 strength")
    assert s.card("Snowball").strength == 3
    s.use("Snowball: break")
    assert s.card("Snowball").strength == 4
    s.pass_all()
    assert s.card("Snowball").strength == 1
    assert "The run on HQ is successful." in s.log


@card("Snowball")
def test_snowball_does_not_grow_by_what_other_cards_break_and_breaks_barriers_only() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Wall of Static+"]}, "R&D": {"ice": ["Enigma+"]}}},
        runner={"rig": ["Snowball", "Corroder"], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    assert not s.can("Use Snowball: break")
    s.use("Corroder: +1 strength")
    s.use("Corroder: break")
    assert s.card("Snowball").strength == 1
    s.pass_all()
    s.choose("Run R&D")
    s.to_encounter()
    assert not s.can("Use Snowball: break")


# -- Deus X ------------------------------------------------------------------------------------------------------------


@card("Deus X")
def test_deus_x_breaks_any_number_of_ap_subroutines() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Tsurugi+"]}}, "credits": 9},
        runner={"rig": ["Deus X"], "hand": ["Easy Mark"] * 5},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    s.use("Deus X: break", "Subroutine 1", "Subroutine 4", "Subroutine 2", "Subroutine 3")
    assert s.runner.discard == ["Deus X"]
    s.pass_all()
    assert len(s.runner.hand) == 5
    assert "The run on HQ is successful." in s.log


@card("Deus X")
def test_deus_x_may_break_some_of_them_and_no_other_ice() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Wall of Thorns+"]}, "R&D": {"ice": ["Ichi 1.0+"]}}},
        runner={"rig": ["Deus X", "Corroder"], "hand": ["Easy Mark"] * 5, "credits": 0},
        turn="runner",
    )
    s.choose("Run R&D")
    s.to_encounter()
    assert not s.can("Use Deus X")
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Wall of Thorns+"]}}},
        runner={"rig": ["Deus X"], "hand": ["Easy Mark"] * 5},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    s.use("Deus X: break", "Subroutine 1", "Done")
    s.pass_all()
    assert len(s.runner.hand) == 5
    assert "The run is unsuccessful." in s.log


@card("Deus X", "The Personal Touch", "Experiential Data")
def test_deus_x_breaks_with_the_strength_it_had_before_it_was_trashed() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Wall of Thorns+"], "root": ["Experiential Data+"] * 6}}},
        runner={"rig": ["Deus X", ("The Personal Touch", {"host": "Deus X"})], "hand": ["Easy Mark"] * 5},
        turn="runner",
    )
    assert s.card("Wall of Thorns").strength == 11
    assert s.card("Deus X").strength == 11
    s.choose("Run HQ")
    s.to_encounter()
    s.use("Deus X: break", "Subroutine 1", "Subroutine 2")
    assert sorted(s.runner.discard) == ["Deus X", "The Personal Touch"]
    s.pass_all()
    assert "The run on HQ is successful." in s.log
    assert len(s.runner.hand) == 5


@card("Deus X")
def test_deus_x_needs_the_strength() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Wall of Thorns+"], "root": ["Experiential Data+"] * 6}}},
        runner={"rig": ["Deus X"], "hand": ["Easy Mark"] * 5},
        turn="runner",
    )
    s.choose("Run HQ")
    assert not s.can("Use Deus X: break")


@card("Deus X")
@pytest.mark.parametrize("prevented", [3, 2, 1])
def test_deus_x_prevents_any_amount_of_net_damage(prevented: int) -> None:
    s = Scenario(
        corp={"hand": ["Snare!"], "credits": 9},
        runner={"rig": ["Deus X"], "hand": ["Easy Mark"] * 5},
        turn="runner",
    )
    s.access("HQ")
    s.choose("Yes")
    s.use("Deus X")
    assert s.options == ["3", "2", "1"]
    s.choose(str(prevented))
    s.pass_all()
    assert len(s.runner.hand) == 5 - 3 + prevented
    assert "Deus X" in s.runner.discard
    assert s.runner.tags == 1


@card("Deus X")
def test_deus_x_does_not_prevent_meat_damage() -> None:
    s = Scenario(
        corp={"hand": ["Scorched Earth"], "credits": 9},
        runner={"rig": ["Deus X"], "hand": ["Easy Mark"] * 5, "tags": 1},
    )
    s.play("Scorched Earth")
    assert len(s.runner.hand) == 1
    assert s.runner.rig == ["Deus X"]


# -- Chaos Theory: Wünderkind ------------------------------------------------------------------------------------------


@card("Chaos Theory: Wünderkind")
def test_chaos_theory_has_a_memory_unit_more() -> None:
    s = Scenario(runner={"identity": "Chaos Theory: Wünderkind"}, turn="runner")
    assert s.runner.memory_limit == 5
    assert s.runner.link == 0


# -- The Helpful AI ----------------------------------------------------------------------------------------------------


@card("The Helpful AI")
def test_the_helpful_ai_gives_link_and_strengthens_an_icebreaker_for_the_turn() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Wall of Static+"]}}},
        runner={"rig": ["The Helpful AI", "Corroder", "Mimic", "Medium"], "credits": 9},
        turn="runner",
    )
    assert s.runner.link == 1
    s.choose("Run HQ")
    s.use("The Helpful AI")
    assert sorted(s.options) == ["Corroder", "Mimic"]
    s.choose("Corroder")
    assert s.runner.link == 0
    assert s.runner.discard == ["The Helpful AI"]
    assert s.card("Corroder").strength == 4
    assert s.card("Mimic").strength == 3
    s.pass_all()
    assert s.card("Corroder").strength == 4  # until the end of the turn
    s.end_turn()
    assert s.card("Corroder").strength == 2


@card("The Helpful AI")
def test_the_helpful_ai_needs_an_icebreaker() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall"]}}}, runner={"rig": ["The Helpful AI", "Medium"]}, turn="runner"
    )
    s.choose("Run HQ")
    assert not s.can("Use The Helpful AI")


# -- All-nighter -------------------------------------------------------------------------------------------------------


@card("All-nighter")
def test_all_nighter_turns_a_click_into_two() -> None:
    s = Scenario(runner={"rig": ["All-nighter"], "clicks": 1}, turn="runner")
    s.use("All-nighter")
    assert s.runner.clicks == 2
    assert s.runner.discard == ["All-nighter"]


@card("All-nighter")
def test_all_nighter_needs_a_click() -> None:
    s = Scenario(runner={"rig": ["All-nighter"], "clicks": 1}, turn="runner")
    s.choose("Gain 1 credit")
    assert not s.can("Use All-nighter")
    assert s.runner.rig == ["All-nighter"]


# -- Replicator --------------------------------------------------------------------------------------------------------


@card("Replicator")
def test_replicator_finds_another_copy_of_the_installed_hardware() -> None:
    s = Scenario(
        runner={
            "rig": ["Replicator"],
            "hand": ["Akamatsu Mem Chip"],
            "deck": ["Diesel", "Akamatsu Mem Chip", "Rabbit Hole"],
        },
        turn="runner",
    )
    s.install("Akamatsu Mem Chip")
    assert s.prompt.startswith("Replicator:")
    s.choose("Yes")
    assert s.runner.hand == ["Akamatsu Mem Chip"]
    assert s.cards("Akamatsu Mem Chip")[-1].known_to == ["corp", "runner"]
    assert "The Runner shuffles the stack." in s.log


@card("Replicator")
def test_replicator_finds_another_replicator_when_it_is_installed_itself() -> None:
    s = Scenario(runner={"hand": ["Replicator"], "deck": ["Replicator", "Diesel"]}, turn="runner")
    s.install("Replicator")
    s.choose("Yes")
    assert s.runner.hand == ["Replicator"]
    assert s.runner.rig == ["Replicator"]


@card("Replicator")
def test_replicator_may_be_declined_and_may_find_nothing() -> None:
    s = Scenario(
        runner={"rig": ["Replicator"], "hand": ["Akamatsu Mem Chip"], "deck": ["Akamatsu Mem Chip"]}, turn="runner"
    )
    s.install("Akamatsu Mem Chip")
    s.choose("No")
    assert s.runner.hand == []
    assert "The Runner shuffles the stack." not in s.log
    s = Scenario(runner={"rig": ["Replicator"], "hand": ["Akamatsu Mem Chip"], "deck": ["Diesel"]}, turn="runner")
    s.install("Akamatsu Mem Chip")
    s.choose("Yes")
    assert s.runner.hand == []
    assert "The Runner shuffles the stack." in s.log


@card("Replicator")
def test_replicator_does_not_look_for_programs_and_resources() -> None:
    s = Scenario(
        runner={"rig": ["Replicator"], "hand": ["Corroder", "Access to Globalsec"], "deck": ["Corroder"]},
        turn="runner",
    )
    s.install("Corroder")
    assert "Yes" not in s.options
    s.install("Access to Globalsec")
    assert "Yes" not in s.options


# -- Deep Thought ------------------------------------------------------------------------------------------------------


@card("Deep Thought")
def test_deep_thought_gets_a_virus_counter_for_every_successful_run_on_rnd() -> None:
    s = Scenario(runner={"rig": ["Deep Thought"]}, turn="runner")
    s.run_on("HQ")
    assert s.card("Deep Thought").counters["virus"] == 0
    s.run_on("R&D")
    s.run_on("R&D")
    assert s.card("Deep Thought").counters["virus"] == 2


@card("Deep Thought")
@pytest.mark.parametrize(("counters", "asked"), [(2, False), (3, True), (4, True)])
def test_deep_thought_may_look_at_the_top_card_of_rnd_with_three_counters(counters: int, asked: bool) -> None:
    s = Scenario(
        corp={"deck": ["Hedge Fund", "Ice Wall", "Enigma"]}, runner={"rig": [("Deep Thought", {"virus": counters})]}
    )
    s.end_turn()
    assert ("Yes" in s.options) is asked
    top = s.state.cards[s.state.players[0].deck[-1]]
    if asked:
        assert top.known & 2 == 0
        s.choose("Yes")
        assert top.id == s.state.players[0].deck[-1]
        assert s.state.cards[top.id].known & 3 == 2  # the Runner knows it, the Corp does not
        assert s.game.view("runner")["log"][-1]["text"] == "The Runner looks at the top card of R&D: Hedge Fund."
        assert s.game.view("corp")["log"][-1]["text"] == "The Runner looks at the top card of R&D."
    else:
        assert top.known & 2 == 0


@card("Deep Thought")
def test_deep_thought_may_be_declined() -> None:
    s = Scenario(runner={"rig": [("Deep Thought", {"virus": 3})]})
    s.end_turn()
    s.choose("No")
    assert s.state.cards[s.state.players[0].deck[-1]].known & 2 == 0
