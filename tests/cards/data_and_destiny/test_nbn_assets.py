"""Data and Destiny: the assets of NBN."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

# -- Lily Lockwell -----------------------------------------------------------------------------------------------------


@card("Lily Lockwell")
def test_lily_lockwell_draws_three_cards_when_rezzed() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Lily Lockwell"]}}})
    s.choose("Gain 1 credit")
    s.rez("Lily Lockwell")
    assert len(s.corp.hand) == 3
    assert s.corp.credits == 4


@card("Lily Lockwell")
def test_lily_lockwell_finds_an_operation_for_a_tag() -> None:
    deck = ["PAD Campaign", "Hedge Fund", "Ice Wall", "Big Brother"]
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Lily Lockwell+"]}}, "deck": deck}, runner={"tags": 1})
    s.choose("Use Lily Lockwell")
    assert sorted(s.options) == ["Big Brother", "Hedge Fund"]
    s.choose("Big Brother")
    assert s.corp.deck[0] == "Big Brother"
    assert s.card("Big Brother").known_to == ["corp", "runner"], "revealed"
    assert s.runner.tags == 0
    assert s.corp.clicks == 2
    assert not s.can("Use Lily Lockwell"), "no tag is left"


@card("Lily Lockwell")
def test_lily_lockwell_may_search_in_vain() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Lily Lockwell+"]}}, "deck": ["Ice Wall"] * 3}, runner={"tags": 1}
    )
    s.choose("Use Lily Lockwell")
    assert s.runner.tags == 0
    assert "The Runner loses 1 tag." in s.log, "nobody but the Corp has removed it"
    assert "The Corp shuffles R&D." in s.log


@card("Lily Lockwell", "Paparazzi")
def test_lily_lockwell_needs_a_tag_to_remove() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Lily Lockwell+"]}}}, runner={"rig": ["Paparazzi"]})
    assert not s.can("Use Lily Lockwell"), "tagged without a tag"


# -- News Team ---------------------------------------------------------------------------------------------------------


@card("News Team")
def test_news_team_gives_two_tags() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["News Team"]}}}, turn="runner")
    s.access("Server 1")
    assert len(s.options) == 2
    s.choose(next(label for label in s.options if "tag" in label))
    assert s.runner.tags == 2
    assert s.can("Trash"), "the access goes on"


@card("News Team")
@pytest.mark.parametrize(("server", "where"), [("HQ", "hand"), ("R&D", "deck"), ("Archives", "discard")])
def test_news_team_is_added_to_the_score_area_from_anywhere(server: str, where: str) -> None:
    s = Scenario(corp={where: ["News Team"]}, turn="runner")
    s.access(server)
    s.choose(next(label for label in s.options if "score area" in label))
    assert s.runner.scored == ["News Team"]
    assert s.runner.score == -1
    assert s.card("News Team").known_to == ["corp", "runner"]
    s.pass_all()
    assert s.run is None


# -- Shannon Claire ----------------------------------------------------------------------------------------------------


@card("Shannon Claire")
def test_shannon_claire_draws_from_the_bottom() -> None:
    deck = ["Hedge Fund", "Ice Wall", "Enigma"]
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Shannon Claire+"]}}, "deck": deck})
    s.choose("Use Shannon Claire: Draw")
    assert s.corp.hand == ["Enigma"]
    assert s.corp.deck == ["Hedge Fund", "Ice Wall"]
    assert s.corp.clicks == 2


@card("Shannon Claire")
def test_shannon_claire_puts_an_agenda_of_rnd_on_the_bottom() -> None:
    deck = ["Project Beale", "Hedge Fund", "Ice Wall"]
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Shannon Claire+"]}}, "deck": deck})
    s.choose("Gain 1 credit")
    s.choose("Use Shannon Claire: Search")
    s.choose("Project Beale")
    assert s.corp.deck[-1] == "Project Beale"
    assert s.card("Project Beale").known_to == ["corp", "runner"]
    assert s.corp.discard == ["Shannon Claire"]


@card("Shannon Claire")
def test_shannon_claire_puts_an_agenda_of_archives_on_the_bottom_and_reveals_it() -> None:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": ["Shannon Claire+"]}},
            "deck": ["Hedge Fund", "Ice Wall"],
            "discard": [("Project Beale", "facedown"), "Enigma"],
        }
    )
    s.choose("Gain 1 credit")
    s.choose("Use Shannon Claire: Search")
    s.choose(next(label for label in s.options if "Archives" in label))
    s.choose("Project Beale")
    assert s.corp.deck == ["Hedge Fund", "Ice Wall", "Project Beale"], "R&D was not shuffled"
    assert s.card("Project Beale").known_to == ["corp", "runner"]
    assert any("Project Beale is revealed" in str(line) for line in s.game.view("runner")["log"])


@card("Shannon Claire")
def test_shannon_claire_may_search_in_vain() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Shannon Claire+"]}}, "deck": ["Hedge Fund"] * 3})
    s.choose("Gain 1 credit")
    s.choose("Use Shannon Claire: Search")
    assert s.corp.discard == ["Shannon Claire"]
    assert "The Corp shuffles R&D." in s.log
    assert s.corp.deck == ["Hedge Fund"] * 3


# -- Victoria Jenkins --------------------------------------------------------------------------------------------------


@card("Victoria Jenkins")
def test_victoria_jenkins_costs_the_runner_a_click_each_turn() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Victoria Jenkins"]}}})
    s.choose("Gain 1 credit")
    s.rez("Victoria Jenkins")
    assert s.corp.clicks == 2
    s.end_turn()
    assert s.runner.clicks == 3


@card("Victoria Jenkins")
def test_victoria_jenkins_rezzed_in_the_runners_turn_takes_a_click_at_once() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Victoria Jenkins"]}}}, turn="runner")
    s.choose("Gain 1 credit")
    s.rez("Victoria Jenkins")
    assert s.runner.clicks == 2


@card("Victoria Jenkins")
def test_a_click_that_was_spent_before_victoria_jenkins_came_does_not_come_back_when_she_goes() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Victoria Jenkins"]}}},
        runner={"clicks": 1, "credits": 9},
        turn="runner",
    )
    s.choose("Run Server 1")
    s.rez("Victoria Jenkins")
    while not s.can("Trash"):
        s.choose("Continue" if s.can("Continue") else "Pass")
    s.choose("Trash")
    assert s.runner.score == 2
    assert s.runner.clicks == 0


@card("Victoria Jenkins")
@pytest.mark.parametrize("title", ["Victoria Jenkins+", "Victoria Jenkins"])
def test_victoria_jenkins_trashed_while_accessed_is_worth_two_points(title: str) -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": [title]}}}, turn="runner", runner={"clicks": 2})
    s.access("Server 1")
    s.choose("Trash")
    assert s.runner.scored == ["Victoria Jenkins"]
    assert s.runner.score == 2
    assert s.corp.discard == []


@card("Victoria Jenkins")
@pytest.mark.parametrize(("where", "server"), [("hand", "HQ"), ("deck", "R&D")])
def test_victoria_jenkins_is_worth_two_points_from_hq_and_rnd(where: str, server: str) -> None:
    s = Scenario(corp={where: ["Victoria Jenkins"]}, turn="runner")
    s.access(server)
    s.choose("Trash")
    assert s.runner.score == 2
    assert s.corp.discard == []


@card("Victoria Jenkins")
def test_the_click_is_there_again_as_soon_as_she_is_not() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Victoria Jenkins+"]}}}, turn="corp")
    s.end_turn()
    assert s.runner.clicks == 3
    s.access("Server 1")
    s.choose("Trash")
    assert s.runner.clicks == 3


@card("Victoria Jenkins")
def test_victoria_jenkins_trashed_otherwise_goes_to_archives() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Victoria Jenkins+"]}}, "hand": ["PAD Campaign"]},
    )
    s.install("PAD Campaign", "Server 1")
    assert s.corp.discard == ["Victoria Jenkins"]
    assert s.runner.scored == []


# -- Reality Threedee --------------------------------------------------------------------------------------------------


@card("Reality Threedee")
@pytest.mark.parametrize(("tags", "gained"), [(0, 1), (1, 2), (3, 2)])
def test_reality_threedee_pays_more_while_the_runner_is_tagged(tags: int, gained: int) -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Reality Threedee"]}}, "credits": 0}, runner={"tags": tags})
    s.choose("Gain 1 credit")
    s.rez("Reality Threedee")
    assert s.corp.bad_publicity == 1
    s.end_turn()
    before = s.corp.credits
    s.end_turn()
    assert s.corp.credits == before + gained
