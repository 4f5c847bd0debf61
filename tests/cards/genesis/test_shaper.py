"""The Shaper cards of the Genesis cycle: each card's own text, and the rulings that concern it."""

from netrunner.scenario import Scenario
from tests.rulings import ruling


def accessed(s: Scenario) -> list[str]:
    """The titles of the cards accessed so far, in order."""
    lines = [line for line in s.log if line.startswith("The Runner accesses ")]
    return [line.removeprefix("The Runner accesses ").partition(" from ")[0] for line in lines]


# -- Dinosaurus --------------------------------------------------------------------------------------------------------


def test_dinosaurus_hosts_one_icebreaker_that_is_two_stronger() -> None:
    s = Scenario(runner={"rig": ["Dinosaurus"], "hand": ["Corroder"]}, turn="runner")
    s.choose("Install Corroder")
    s.choose("Dinosaurus")
    assert s.card("Dinosaurus").hosted == ["Corroder"]
    assert s.card("Corroder").strength == 4
    assert s.runner.memory == 4


def test_dinosaurus_hosts_neither_ai_nor_other_programs() -> None:
    s = Scenario(runner={"rig": ["Dinosaurus"], "hand": ["Crypsis", "Datasucker"], "credits": 9}, turn="runner")
    s.choose("Install Crypsis")
    s.choose("Install Datasucker")
    s.pass_all()
    assert s.card("Dinosaurus").hosted == []
    assert s.card("Crypsis").strength == 0


@ruling("FAQ/card/dinosaurus/1")
def test_an_icebreaker_on_dinosaurus_is_trashed_for_another_one() -> None:
    s = Scenario(
        runner={
            "rig": ["Dinosaurus", ("Corroder", {"host": "Dinosaurus"}), "Mimic"],
            "hand": ["Gordian Blade"],
            "credits": 9,
        },
        turn="runner",
    )
    s.choose("Install Gordian Blade")
    s.choose("Dinosaurus")
    assert s.runner.discard == ["Corroder"]
    assert "Mimic" in s.options  # other programs may be trashed, and need not be
    s.choose("Done")
    assert s.card("Dinosaurus").hosted == ["Gordian Blade"]
    assert s.card("Gordian Blade").strength == 4
    assert s.card("Mimic").zone == "play"


@ruling("FAQ/card/dinosaurus/2")
def test_an_icebreaker_is_installed_on_dinosaurus_without_free_memory() -> None:
    s = Scenario(runner={"rig": ["Dinosaurus", "Magnum Opus", "Sneakdoor Beta"], "hand": ["Corroder"]}, turn="runner")
    assert s.runner.memory == 0
    s.choose("Install Corroder")
    s.choose("Dinosaurus")
    s.choose("Done")
    assert s.card("Corroder").host == "Dinosaurus"
    assert s.runner.discard == []
    assert s.runner.memory == 0


# -- Indexing ----------------------------------------------------------------------------------------------------------

FIVE = ["Hedge Fund", "Ice Wall", "Enigma", "PAD Campaign", "Beanstalk Royalties"]


def indexing() -> Scenario:
    s = Scenario(corp={"deck": [*FIVE, "Hunter"]}, runner={"hand": ["Indexing"]}, turn="runner")
    s.choose("Play Indexing")
    s.choose("Continue")
    return s


def test_indexing_lets_the_runner_arrange_the_top_five_cards_instead_of_accessing() -> None:
    s = indexing()
    s.choose("Yes")
    for title in ("Enigma", "Beanstalk Royalties", "Hedge Fund", "PAD Campaign"):
        assert s.side == "runner"
        s.choose(title)
    s.pass_all()
    assert s.corp.deck == ["Enigma", "Beanstalk Royalties", "Hedge Fund", "PAD Campaign", "Ice Wall", "Hunter"]
    assert accessed(s) == []
    assert s.card("Enigma").known_to == ["runner"]
    assert s.card("Hunter").known_to == []


def test_indexing_may_be_declined_for_an_access() -> None:
    s = indexing()
    s.choose("No")
    s.pass_all()
    assert accessed(s) == ["Hedge Fund"]
    assert s.corp.deck[:5] == FIVE


def test_indexing_does_nothing_when_the_runner_jacks_out() -> None:
    s = Scenario(corp={"deck": FIVE}, runner={"hand": ["Indexing"]}, turn="runner")
    s.choose("Play Indexing")
    s.choose("Jack out")
    assert s.corp.deck == FIVE
    assert s.card("Hedge Fund").known_to == []


# -- R&D Interface -----------------------------------------------------------------------------------------------------


def test_rnd_interface_adds_an_access_from_rnd() -> None:
    s = Scenario(
        corp={"deck": ["Hedge Fund", "Ice Wall", "Enigma", "Hunter"]},
        runner={"rig": ["R&D Interface"] * 2},
        turn="runner",
    )
    s.choose("Run R&D")
    s.pass_all()
    assert accessed(s) == ["Hedge Fund", "Ice Wall", "Enigma"]


def test_rnd_interface_adds_nothing_on_hq() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund", "Ice Wall"]}, runner={"rig": ["R&D Interface"]}, turn="runner")
    s.choose("Run HQ")
    s.pass_all()
    assert len(accessed(s)) == 1


@ruling("FAQ/rules/accessing-multiple-cards/ex2")
def test_an_upgrade_in_the_root_may_be_accessed_between_the_cards_of_rnd() -> None:
    s = Scenario(
        corp={"deck": ["Hedge Fund", "Ice Wall", "Enigma"], "servers": {"R&D": {"root": ["Akitaro Watanabe"]}}},
        runner={"rig": ["R&D Interface"]},
        turn="runner",
    )
    s.choose("Run R&D")
    s.choose("Access the top card of R&D", side="runner")
    s.choose("No action")
    s.choose("Access facedown card", side="runner")
    s.choose("No action")
    s.pass_all()
    assert accessed(s) == ["Hedge Fund", "Akitaro Watanabe", "Ice Wall"]
