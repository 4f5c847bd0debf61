"""Lunar Cycle: Jinteki."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

# -- Gemini ------------------------------------------------------------------------------------------------------------


def gemini(corp_bid: str, runner_bid: str) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Gemini+"]}}, "credits": 5},
        runner={"hand": ["Diesel"] * 4, "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose(corp_bid)
    s.choose(runner_bid)
    return s


@card("Gemini")
def test_gemini_does_a_net_damage_for_success_and_one_for_strength_5() -> None:
    assert len(gemini("0", "0").runner.hand) == 3
    assert len(gemini("3", "0").runner.hand) == 2
    assert len(gemini("2", "9").runner.hand) == 4


@card("Gemini")
@ruling("FAQ/card/taurus/1")
def test_gemini_with_strength_5_does_damage_even_after_a_failed_trace() -> None:
    assert len(gemini("3", "5").runner.hand) == 3


# -- Hostile Infrastructure --------------------------------------------------------------------------------------------


def infrastructure(**corp: object) -> Scenario:
    servers = {"Server 1": {"root": ["Hostile Infrastructure+"]}, "Server 2": {"root": ["PAD Campaign"]}}
    return Scenario(corp={"servers": servers, **corp}, runner={"hand": ["Diesel"] * 4, "credits": 9}, turn="runner")


@card("Hostile Infrastructure")
def test_a_card_the_runner_trashes_costs_them_a_net_damage() -> None:
    s = infrastructure()
    s.access("Server 2")
    s.choose("Trash PAD Campaign")
    assert len(s.runner.hand) == 3


@card("Hostile Infrastructure")
def test_hostile_infrastructure_counts_itself() -> None:
    s = infrastructure()
    s.access("Server 1")
    s.choose("Trash Hostile Infrastructure")
    assert s.corp.discard == ["Hostile Infrastructure"]
    assert len(s.runner.hand) == 3


@card("Hostile Infrastructure")
def test_an_unrezzed_hostile_infrastructure_does_nothing() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Hostile Infrastructure"]}}},
        runner={"hand": ["Diesel"] * 4, "credits": 9},
        turn="runner",
    )
    s.access("Server 1")
    s.choose("Trash Hostile Infrastructure")
    assert len(s.runner.hand) == 4


@card("Hostile Infrastructure")
@ruling("FAQ/card/hostile-infrastructure/1")
def test_cards_the_corp_trashes_because_of_a_runner_ability_do_not_count() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Hostile Infrastructure+"]}}, "deck": ["Hedge Fund"] * 3},
        runner={"identity": "Noise: Hacker Extraordinaire", "hand": ["Datasucker", "Diesel"], "credits": 5},
        turn="runner",
    )
    s.choose("Install Datasucker")
    assert s.corp.discard == ["Hedge Fund"]
    assert s.runner.hand == ["Diesel"]


@card("Hostile Infrastructure")
def test_two_of_them_see_each_other_go() -> None:
    s = Scenario(
        corp={
            "servers": {
                "Server 1": {"root": ["Hostile Infrastructure+"]},
                "Server 2": {"root": ["Hostile Infrastructure+"]},
            }
        },
        runner={"hand": ["Diesel"] * 4, "credits": 9},
        turn="runner",
    )
    s.access("Server 1")
    s.choose("Trash Hostile Infrastructure")
    s.choose("Hostile Infrastructure (Server 2)")
    assert len(s.runner.hand) == 2


@card("Hostile Infrastructure")
@ruling("FAQ/card/hostile-infrastructure/2")
def test_trashed_together_with_other_cards_it_does_1_damage_for_each() -> None:
    root = ["Hostile Infrastructure+", "Ash 2X3ZB9CY", "Crisium Grid"]
    s = Scenario(
        corp={"servers": {"Server 1": {"root": root}}},
        runner={"hand": ["Singularity", *["Diesel"] * 4], "credits": 4},
        turn="runner",
    )
    s.choose("Play Singularity")
    s.pass_all()
    assert "Server 1" not in s.corp.servers
    assert len(s.runner.hand) == 1, "one for each of the three"


@card("Hostile Infrastructure", "Singularity", "Worlds Plaza")
@ruling("FAQ/card/hostile-infrastructure/2", "RR/batch-effects/1")
def test_hosted_cards_of_a_batch_are_trashed_by_the_runner_like_their_host() -> None:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": ["Worlds Plaza+"]}},
            "hand": ["Hostile Infrastructure", "PAD Campaign"],
            "credits": 9,
        },
        runner={"hand": ["Singularity", *["Diesel"] * 4], "credits": 4},
    )
    s.use("Worlds Plaza", "PAD Campaign")
    s.use("Worlds Plaza", "Hostile Infrastructure")
    s.end_turn()
    s.choose("Play Singularity")
    s.pass_all()
    assert sorted(s.corp.discard) == ["Hostile Infrastructure", "PAD Campaign", "Worlds Plaza"]
    assert len(s.runner.hand) == 1, "all cards in the server were trashed at once"
