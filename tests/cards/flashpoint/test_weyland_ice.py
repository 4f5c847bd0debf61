"""Flashpoint Cycle: Weyland Consortium ice."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card


def meet(ice: object, **runner: object) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": [ice]}}, "credits": 0},
        runner={"credits": 5, "clicks": 2, "hand": ["Diesel"] * 4, **runner},
        turn="runner",
    )
    s.choose("Run HQ")
    return s


@card("Bulwark")
def test_rezzing_bulwark_gives_bad_publicity() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Bulwark"]}}, "credits": 10}, turn="runner")
    s.choose("Run HQ")
    s.rez("Bulwark")
    assert s.corp.bad_publicity == 1


@card("Bulwark")
def test_bulwark_makes_the_runner_trash_a_program_and_pays_before_it_ends_the_run() -> None:
    s = meet("Bulwark+", rig=["Medium", "Djinn", "Astrolabe"])
    assert s.side == "runner"
    assert s.options == ["Medium", "Djinn"]
    s.choose("Medium")
    assert s.runner.rig == ["Djinn", "Astrolabe"]
    assert s.corp.credits == 2
    assert s.run is None


@card("Bulwark")
def test_an_installed_ai_pays_2_credits_at_the_encounter() -> None:
    s = meet("Bulwark+", rig=["Crypsis"])
    assert s.corp.credits == 2


@card("Mausolus")
@pytest.mark.parametrize(("tokens", "gained", "lost", "ended"), [(2, 1, 1, False), (3, 3, 3, True), (4, 3, 3, True)])
def test_mausolus_does_more_with_3_tokens(tokens: int, gained: int, lost: int, ended: bool) -> None:
    s = meet(("Mausolus+", {"advancement": tokens}))
    assert s.corp.credits == gained
    assert len(s.runner.hand) == 4 - lost
    assert s.runner.tags == 1
    assert (s.run is None) == ended


@card("Mausolus")
def test_mausolus_can_be_advanced() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Mausolus"]}}})
    s.choose("Advance Mausolus")
    assert s.card("Mausolus").counters["advancement"] == 1


@card("Sapper")
@pytest.mark.parametrize(("where", "trashed"), [("HQ", True), ("R&D", True), ("Archives", False)])
def test_an_accessed_sapper_trashes_a_program_except_in_archives(where: str, trashed: bool) -> None:
    s = Scenario(
        corp={
            "hand": ["Sapper"] if where == "HQ" else [],
            "deck": ["Sapper"] if where == "R&D" else ["Hedge Fund"],
            "discard": ["Sapper"] if where == "Archives" else [],
        },
        runner={"rig": ["Medium"], "credits": 2},
        turn="runner",
    )
    s.access(where)
    assert (s.runner.rig == []) == trashed
    assert any("is revealed" in line for line in s.log) == (where == "R&D")
    if where == "HQ":
        s.choose("Trash Sapper (2 credits)")
        assert s.corp.discard == ["Sapper"]


@card("Sapper")
def test_sapper_as_installed_ice_trashes_a_program_of_the_corps_choice() -> None:
    s = meet("Sapper+", rig=["Medium", "Djinn"])
    assert s.side == "corp"
    s.choose("Djinn")
    assert s.runner.rig == ["Medium"]


@card("Veritas")
@pytest.mark.parametrize(("bid", "tags"), [(1, 1), (2, 0)])
def test_veritas_gains_takes_and_traces(bid: int, tags: int) -> None:
    s = meet("Veritas+")
    assert (s.corp.credits, s.runner.credits) == (2, 3)
    s.bid(corp=0, runner=bid)
    assert s.runner.tags == tags
    assert s.run is not None
