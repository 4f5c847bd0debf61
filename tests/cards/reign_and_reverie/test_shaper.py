"""Reign and Reverie: Shaper."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

AKIKO = "Akiko Nisei: Head Case"

# -- Akiko Nisei -------------------------------------------------------------------------------------------------------


def akiko(**runner: object) -> Scenario:
    return Scenario(
        corp={"deck": ["Ice Wall", "Enigma", "Wall of Static"], "hand": ["Hedge Fund"], "credits": 5},
        runner={"identity": AKIKO, "credits": 5, **runner},
        turn="runner",
    )


@card("Akiko Nisei: Head Case")
@pytest.mark.parametrize(("corp", "runner", "seen"), [(1, 1, 2), (0, 0, 2), (2, 1, 1)])
def test_akiko_accesses_another_card_when_both_spend_the_same(corp: int, runner: int, seen: int) -> None:
    s = akiko()
    s.choose("Run R&D")
    s.pass_until("2")
    s.bid(corp=corp, runner=runner)
    s.pass_all()
    assert s.accessed == ["Ice Wall", "Enigma"][:seen]
    assert (s.corp.credits, s.runner.credits) == (5 - corp, 5 - runner)


@card("Akiko Nisei: Head Case")
def test_akiko_does_nothing_on_hq() -> None:
    s = akiko()
    s.run_on("HQ")
    assert s.accessed == ["Hedge Fund"]
    assert s.corp.credits == 5


@card("Akiko Nisei: Head Case")
def test_akikos_additional_access_is_for_one_access_only() -> None:
    s = akiko(rig=[("Mind's Eye", {"power": 3})])
    s.choose("Use Mind's Eye")
    s.bid(corp=1, runner=1)
    s.pass_all()
    assert s.accessed == ["Ice Wall", "Enigma"], "outside a run as well"
    s.choose("Run R&D")
    s.pass_until("2")
    s.bid(corp=1, runner=2)
    s.pass_all()
    assert s.accessed[2:] == ["Ice Wall"]


@card("Akiko Nisei: Head Case")
def test_akiko_plays_no_game_when_nothing_can_be_accessed() -> None:
    s = Scenario(
        corp={"deck": [], "hand": ["Hedge Fund"], "credits": 5}, runner={"identity": AKIKO, "credits": 5}, turn="runner"
    )
    s.run_on("R&D")
    assert (s.corp.credits, s.runner.credits) == (5, 5)


@card("Akiko Nisei: Head Case")
def test_akiko_plays_no_game_when_the_accesses_are_replaced() -> None:
    s = akiko(hand=["Indexing"])
    s.play("Indexing")
    s.pass_until("Yes")
    s.choose("Yes")
    s.choose("Ice Wall")
    s.choose("Enigma")
    assert s.run is None
    assert (s.accessed, s.corp.credits) == ([], 5)


@card("Akiko Nisei: Head Case")
def test_akiko_answers_an_access_that_ice_makes() -> None:
    s = Scenario(
        corp={
            "deck": ["Ice Wall", "Enigma", "Hunter"],
            "credits": 0,
            "servers": {"Archives": {"ice": ["Shiro+"]}},
        },
        runner={"identity": AKIKO, "credits": 0},
        turn="runner",
    )
    s.choose("Run Archives")
    s.pass_until("Hunter")
    s.choose("Hunter")
    s.choose("Enigma")
    s.bid(corp=0, runner=0)
    s.pass_all()
    assert s.accessed == ["Hunter", "Enigma"]


# -- Insight -----------------------------------------------------------------------------------------------------------


@card("Insight")
def test_insight_lets_the_corp_arrange_four_cards_and_reveals_them() -> None:
    s = Scenario(
        corp={"deck": ["Ice Wall", "Enigma", "Hunter", "Hedge Fund", "Snare!"]},
        runner={"hand": ["Insight"], "credits": 0},
        turn="runner",
    )
    s.play("Insight")
    assert s.runner.clicks == 2
    assert s.side == "corp"
    s.choose("Yes")
    for title in ("Hedge Fund", "Hunter", "Enigma"):
        s.choose(title)
    if s.side == "corp":
        s.choose("Ice Wall")
    assert s.corp.deck[:4] == ["Hedge Fund", "Hunter", "Enigma", "Ice Wall"]
    assert all(s.card(title).known_to == ["corp", "runner"] for title in ("Hedge Fund", "Hunter", "Enigma", "Ice Wall"))
    assert s.card("Snare!").known_to == []


@card("Insight")
def test_the_corp_may_leave_the_cards_as_they_are() -> None:
    s = Scenario(
        corp={"deck": ["Ice Wall", "Enigma"]},
        runner={"hand": ["Insight"], "credits": 0},
        turn="runner",
    )
    s.play("Insight")
    s.choose("No")
    assert s.corp.deck == ["Ice Wall", "Enigma"]
    assert s.card("Enigma").known_to == ["corp", "runner"]


@card("Insight")
def test_insight_needs_two_clicks() -> None:
    s = Scenario(runner={"hand": ["Insight"], "clicks": 1}, turn="runner")
    assert not s.can("Play Insight")


# -- Mind's Eye --------------------------------------------------------------------------------------------------------


@card("Mind's Eye")
def test_minds_eye_gives_memory_and_counts_successful_runs_on_rnd() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund"]}, runner={"rig": ["Mind's Eye"]}, turn="runner")
    assert s.runner.memory_limit == 5
    s.run_on("HQ")
    assert s.card("Mind's Eye").counters["power"] == 0
    for answer, number in (("Yes", 1), ("No", 1), ("Yes", 2)):
        s.choose("Run R&D")
        s.pass_until(answer)
        s.choose(answer)
        s.pass_all()
        assert s.card("Mind's Eye").counters["power"] == number


@card("Mind's Eye")
def test_minds_eye_accesses_the_top_card_of_rnd() -> None:
    s = Scenario(corp={"deck": ["Ice Wall", "Enigma"]}, runner={"rig": [("Mind's Eye", {"power": 4})]}, turn="runner")
    s.use("Mind's Eye")
    assert s.accessed == ["Ice Wall"]
    assert s.runner.clicks == 3
    assert s.card("Mind's Eye").counters["power"] == 1
    assert not s.can("Use Mind's Eye")


# -- Mâché -------------------------------------------------------------------------------------------------------------


@card("Mâché")
def test_mache_takes_the_trash_cost_of_the_first_card_trashed_while_accessed() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["PAD Campaign"]}, "Server 2": {"root": ["Adonis Campaign"]}}},
        runner={"rig": ["Mâché"], "credits": 9},
        turn="runner",
    )
    s.access("Server 1")
    s.choose("Trash PAD Campaign (4 credits)")
    s.choose("Yes")
    assert s.card("Mâché").counters["power"] == 4
    s.pass_all()
    s.access("Server 2")
    s.choose("Trash Adonis Campaign (3 credits)")
    s.pass_all()
    assert s.card("Mâché").counters["power"] == 4, "the first time each turn"


@card("Mâché")
def test_mache_may_be_declined_and_ignores_what_is_not_accessed() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["PAD Campaign"]}}, "hand": ["Hedge Fund"]},
        runner={"rig": ["Mâché", "Imp"], "credits": 9},
        turn="runner",
    )
    s.access("Server 1")
    s.choose("Trash PAD Campaign (4 credits)")
    s.choose("No")
    assert s.card("Mâché").counters["power"] == 0


@card("Mâché")
def test_mache_counts_a_card_without_a_trash_cost_as_the_first_one() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["PAD Campaign"]}}, "hand": ["Hedge Fund"]},
        runner={"rig": ["Mâché", ("Imp", {"virus": 2})], "credits": 9},
        turn="runner",
    )
    s.access("HQ")
    s.choose("Use Imp")
    s.pass_all()
    s.access("Server 1")
    s.choose("Trash PAD Campaign (4 credits)")
    s.pass_all()
    assert s.card("Mâché").counters["power"] == 0


@card("Mâché")
def test_mache_draws_a_card_for_three_counters() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"rig": [("Mâché", {"power": 4})], "deck": ["Diesel", "Mimic"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("Use Mâché")
    s.use("Mâché")
    assert s.runner.hand == ["Diesel"]
    assert s.card("Mâché").counters["power"] == 1


# -- Ika ---------------------------------------------------------------------------------------------------------------


@card("Ika")
def test_ika_moves_to_ice_and_breaks_subroutines_of_that_sentry() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund"], "servers": {"HQ": {"ice": ["Neural Katana+"]}}},
        runner={"rig": ["Ika"], "credits": 9, "hand": ["Diesel"] * 3},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("Use Ika: Host")
    assert not s.can("Use Ika: Break"), "not hosted there"
    s.use("Ika: Host")
    assert s.card("Ika").host == "Neural Katana"
    s.to_encounter()
    s.use("Ika: +3 strength")
    s.use("Ika: Break")
    assert s.runner.credits == 9 - 2 - 2 - 1
    s.pass_all()
    assert len(s.runner.hand) == 3


@card("Ika")
def test_ika_breaks_nothing_on_host_ice_that_is_no_sentry() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"rig": [("Ika", {"host": "Ice Wall"})], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    assert not s.can("Use Ika: Break")


@card("Ika")
def test_ika_breaks_up_to_two_subroutines_at_once() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Rototurret+"]}}},
        runner={"rig": [("Ika", {"host": "Rototurret"})], "credits": 1},
        turn="runner",
    )
    s.choose("Run HQ")
    s.use("Ika: Break", "Subroutine 1", "Subroutine 2")
    s.pass_all()
    assert s.runner.credits == 0
    assert s.runner.rig == ["Ika"]


@card("Ika")
def test_ika_cannot_be_paid_to_stay_where_it_is() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Rototurret+"]}}},
        runner={"rig": [("Ika", {"host": "Rototurret"})], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    assert not s.can("Use Ika: Host")


# -- Kyuban ------------------------------------------------------------------------------------------------------------


@card("Kyuban")
def test_kyuban_is_installed_on_ice_and_pays_for_passing_it() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund"], "servers": {"HQ": {"ice": ["Ice Wall", "Enigma"]}}},
        runner={"hand": ["Kyuban"], "credits": 0},
        turn="runner",
    )
    s.choose("Install Kyuban")
    s.choose(s.options[0])
    assert s.card("Kyuban").host == "Ice Wall"
    s.run_on("HQ")
    assert s.runner.credits == 2, "for the host only"
    s.run_on("HQ")
    assert s.runner.credits == 4


@card("Kyuban")
def test_kyuban_needs_a_piece_of_ice() -> None:
    assert not Scenario(runner={"hand": ["Kyuban"]}, turn="runner").can("Install Kyuban")


@card("Kyuban")
def test_kyuban_pays_nothing_when_its_host_ends_the_run() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"rig": [("Kyuban", {"host": "Ice Wall"})], "credits": 0},
        turn="runner",
    )
    s.run_on("HQ")
    assert s.runner.credits == 0


@card("Kyuban")
def test_kyuban_pays_for_ice_that_is_bypassed() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund"], "servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"rig": [("Kyuban", {"host": "Ice Wall"})], "hand": ["Inside Job"], "credits": 2},
        turn="runner",
    )
    s.play("Inside Job", "HQ")
    s.pass_all()
    assert (s.runner.credits, s.accessed) == (2, ["Hedge Fund"])


@card("Kyuban", "Formicary")
def test_kyuban_goes_with_its_host_and_pays_for_each_pass() -> None:
    s = Scenario(
        corp={"credits": 2, "hand": ["Hedge Fund"], "servers": {"HQ": {"ice": ["Formicary", "Ice Wall"]}}},
        runner={"rig": [("Kyuban", {"host": "Formicary"})], "hand": ["Diesel"] * 3, "credits": 0},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("Yes")
    assert s.runner.credits == 2
    s.choose("Yes")
    s.pass_until("No")
    s.choose("Yes")
    assert s.runner.credits == 4
    assert s.card("Kyuban").host == "Formicary"


# -- Psych Mike --------------------------------------------------------------------------------------------------------


def mike(**corp: object) -> Scenario:
    table = {"deck": ["Ice Wall", "Enigma", "Hunter"], "hand": ["Hedge Fund"], **corp}
    return Scenario(corp=table, runner={"rig": ["Psych Mike", "R&D Interface"], "credits": 0}, turn="runner")


@card("Psych Mike")
def test_psych_mike_pays_for_each_card_accessed_from_rnd_once_a_turn() -> None:
    s = mike()
    s.run_on("HQ")
    s.choose("Run R&D")
    s.pass_until("Yes")
    s.choose("Yes")
    assert s.runner.credits == 2
    s.run_on("R&D")
    assert s.runner.credits == 2, "the first time each turn"


@card("Psych Mike")
def test_psych_mike_does_not_count_the_root_of_rnd() -> None:
    s = mike(servers={"R&D": {"root": ["Akitaro Watanabe"]}})
    s.choose("Run R&D")
    s.pass_until("Access facedown card")
    s.choose("Access facedown card")
    s.pass_until("Yes")
    s.choose("Yes")
    assert s.runner.credits == 2


@card("Psych Mike")
def test_psych_mike_ignores_a_failed_run_before() -> None:
    s = mike(servers={"R&D": {"ice": ["Ice Wall+"]}})
    s.run_on("R&D")
    s.state.cards[s.card("Ice Wall").id].faceup = False
    s.state.drop_index()
    s.choose("Run R&D")
    s.pass_until("Yes")
    s.choose("Yes")
    assert s.runner.credits == 2


@card("Psych Mike")
def test_psych_mike_may_be_declined() -> None:
    s = mike()
    s.choose("Run R&D")
    s.pass_until("No")
    s.choose("No")
    assert s.runner.credits == 0


@card("Psych Mike")
def test_psych_mike_counts_a_run_that_is_treated_as_one_on_rnd() -> None:
    s = Scenario(
        corp={"deck": ["Ice Wall", "Enigma"]},
        runner={"identity": "Omar Keung: Conspiracy Theorist", "rig": ["Psych Mike"], "credits": 0},
        turn="runner",
    )
    s.use("Omar Keung: Conspiracy Theorist")
    s.pass_until("Instead treat it as a successful run on R&D")
    s.choose("Instead treat it as a successful run on R&D")
    s.pass_until("Yes")
    s.choose("Yes")
    assert s.runner.credits == 1


@card("Mâché")
def test_the_question_names_the_card_whose_trash_cost_counts() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["PAD Campaign"]}}},
        runner={"rig": ["Mâché"], "credits": 9},
        turn="runner",
    )
    s.access("Server 1")
    s.choose("Trash PAD Campaign")
    assert s.prompt == "Mâché: place power counters equal to PAD Campaign's trash cost on this card?"
