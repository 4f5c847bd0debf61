"""Bots and the questions that cards of the Mumbad Cycle ask."""

from netrunner.bots.rookie import first_thoughts, scores
from netrunner.scenario import Scenario


def test_a_bot_weighs_which_subroutine_resolves_next() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ichi 1.0+"]}}}, runner={"rig": ["Street Magic", "Corroder"]}, turn="runner"
    )
    s.choose("Run HQ")
    s.pass_until("Subroutine 2")
    thoughts = first_thoughts(s.state)
    assert len(thoughts) == len(s.options)


def test_a_bot_pays_the_trash_cost_of_the_best_card() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["PAD Campaign+"]}, "Server 2": {"root": ["Adonis Campaign+"]}}},
        runner={"rig": ["Political Operative"], "credits": 9},
        turn="runner",
    )
    s.choose("Gain 1 credit")
    s.choose("Use Political Operative")
    assert all(value > 0 for value in first_thoughts(s.state))


def test_a_bot_counts_what_an_event_pays_when_its_run_ends_in_success() -> None:
    for title in ("Dirty Laundry", "High-Stakes Job"):
        s = Scenario(
            corp={"credits": 0, "hand": ["Hedge Fund"], "servers": {"Archives": {"ice": ["Ice Wall"]}}},
            runner={"hand": [title, "Diesel", "Diesel"], "credits": 7},
            turn="runner",
        )
        thoughts = dict(zip(s.options, scores(s.state), strict=True))
        assert thoughts[f"Play {title}"] > thoughts["Gain 1 credit"]
