"""SanSan Cycle: Haas-Bioroid."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

# -- Research Grant ----------------------------------------------------------------------------------------------------


def grants(*more: str, **corp: object) -> Scenario:
    servers: dict[str, object] = {"Server 1": {"root": [("Research Grant", {"advancement": 3})]}}
    for number, title in enumerate(more):
        servers[f"Server {number + 2}"] = {"root": [title]}
    s = Scenario(corp={"servers": servers, "credits": 0, **corp})
    s.choose("Gain 1 credit")
    s.choose("Score Research Grant")
    return s


@card("Research Grant")
def test_a_scored_research_grant_scores_another_that_is_not_advanced() -> None:
    s = grants("Research Grant")
    s.choose("Yes")
    assert s.corp.scored == ["Research Grant", "Research Grant"]
    assert s.corp.score == 2


@card("Research Grant")
def test_three_in_a_row() -> None:
    s = grants("Research Grant", "Research Grant")
    s.choose("Yes")
    s.choose("Research Grant (Server 2)")
    s.choose("Yes")
    assert s.corp.score == 3


@card("Research Grant")
def test_it_may_be_declined_and_only_a_copy_counts() -> None:
    s = grants("Research Grant", "Priority Requisition")
    s.choose("No")
    assert s.corp.scored == ["Research Grant"]
    s = grants("Priority Requisition")
    assert not s.can("Yes")
    assert s.corp.scored == ["Research Grant"]


# -- Team Sponsorship --------------------------------------------------------------------------------------------------


@card("Team Sponsorship")
def test_team_sponsorship_installs_from_archives_or_hq_for_nothing() -> None:
    s = Scenario(
        corp={
            "credits": 0,
            "hand": ["Hedge Fund", "Enigma"],
            "discard": ["PAD Campaign"],
            "servers": {
                "HQ": {"ice": ["Ice Wall"]},
                "Server 1": {"root": [("Priority Requisition", {"advancement": 5})]},
                "Server 2": {"root": ["Team Sponsorship+"]},
            },
        }
    )
    s.choose("Gain 1 credit")
    s.choose("Score Priority Requisition")
    s.choose("Team Sponsorship")
    s.choose("Yes")
    assert s.options == ["Enigma", "PAD Campaign"]
    s.choose("Enigma")
    s.choose("HQ")
    s.choose("Done")
    assert s.corp.servers["HQ"]["ice"] == ["Enigma", "Ice Wall"]
    assert s.corp.credits == 1


@card("Team Sponsorship", "Research Grant")
@ruling("FAQ/qa/53")
def test_research_grant_waits_for_team_sponsorship_to_install_a_second_copy() -> None:
    s = grants("Team Sponsorship+", hand=["Research Grant"])
    s.choose("Team Sponsorship")
    s.choose("Yes")
    s.choose("New server")
    s.choose("Yes")  # now Research Grant finds the copy just installed
    assert s.corp.scored == ["Research Grant", "Research Grant"]
