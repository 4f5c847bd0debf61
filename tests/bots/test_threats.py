"""What the opponent may do next, as the rookie reads it."""

import pytest

from netrunner.bots.assessment import Assessment
from netrunner.bots.installing import openness
from netrunner.bots.survival import damage_when_played
from netrunner.bots.threats import counts_tags, mills, tag_threat, uses_tags
from netrunner.cards.registry import definition
from netrunner.engine.terms import CORP, RUNNER
from netrunner.scenario import Scenario


@pytest.mark.parametrize("title", ["Scorched Earth", "Closed Accounts", "BOOM!", "Psychographics"])
def test_cards_that_want_a_tag_are_told_from_the_others(title: str) -> None:
    assert uses_tags(definition(title))
    assert not uses_tags(definition("Hedge Fund"))


def test_what_grows_with_the_tags_is_told_from_what_needs_one() -> None:
    assert counts_tags(definition("Psychographics"))
    assert not counts_tags(definition("Scorched Earth"))


def test_scorched_earth_harms_nobody_without_a_tag() -> None:
    assert damage_when_played(definition("Scorched Earth"), tagged=False) == 0
    assert damage_when_played(definition("Scorched Earth"), tagged=True) == 4


def tagged(tags: int, copies: int = 2, credits: int = 10) -> Assessment:
    s = Scenario(
        corp={"hand": ["Scorched Earth"] * copies, "credits": credits, "deck": ["Hedge Fund"] * 10},
        runner={"tags": tags, "hand": ["Diesel"] * 5},
        turn="runner",
    )
    return Assessment(s.state, RUNNER)


def test_two_scorched_earths_are_feared_by_the_tagged_alone() -> None:
    assert tagged(0).reprisal == 0
    assert tagged(1).reprisal == 8
    assert tagged(1, copies=1).reprisal == 4
    assert tagged(1, credits=1).reprisal == 4  # for two it has no money


def test_a_tag_is_worth_what_the_corp_can_do_with_it() -> None:
    harmless = Scenario(corp={"deck": ["Hedge Fund"] * 20}, runner={"tags": 1}, turn="runner")
    resource = Scenario(
        corp={"deck": ["Hedge Fund"] * 20}, runner={"tags": 1, "rig": ["Armitage Codebusting"]}, turn="runner"
    )
    many = Scenario(corp={"deck": ["Psychographics"] * 20}, runner={"tags": 5}, turn="runner")
    threats = [tag_threat(Assessment(s.state, RUNNER)) for s in (harmless, resource, many)]
    assert threats == sorted(threats)
    assert len(set(threats)) == 3


def test_noise_is_known_to_trash_r_and_d() -> None:
    noise = Scenario(runner={"identity": "Noise: Hacker Extraordinaire"})
    assert mills(Assessment(noise.state, CORP))
    assert not mills(Assessment(Scenario().state, CORP))


def test_ice_that_lets_the_runner_pass_leaves_a_server_open() -> None:
    s = Scenario(
        corp={"hand": ["Hunter", "Wall of Static"], "credits": 9}, runner={"credits": 5, "hand": ["Diesel"] * 3}
    )
    o = Assessment(s.state, CORP)
    by_title = {s.state.cards[cid].definition.title: cid for cid in s.state.players[CORP].hand}
    assert openness(o, []) == 1.0
    assert openness(o, [by_title["Hunter"]]) > 0.4
    assert openness(o, [by_title["Wall of Static"]]) == 0.0
