"""What can be laid out on the table, and the sentence that says why something cannot."""

from typing import Any

import pytest

from netrunner import SetupError
from netrunner.positions import set_up


def test_cards_lie_where_the_two_sides_say() -> None:
    game = set_up(
        {"hand": ["Hedge Fund"], "servers": {"HQ": {"ice": ["Tollbooth+", ("Ice Wall", {"advancement": 2})]}}},
        {"rig": [("Datasucker", {"virus": 3})], "tags": 1, "clicks": 2},
        "runner",
    )
    view = game.view("corp")
    assert [card["title"] for card in view["corp"]["hand"]] == ["Hedge Fund"]
    outermost, innermost = view["corp"]["servers"][0]["ice"]
    assert (outermost["title"], outermost["rezzed"]) == ("Tollbooth", True)
    assert (innermost["title"], innermost["rezzed"], innermost["counters"]) == ("Ice Wall", False, {"advancement": 2})
    assert (view["runner"]["tags"], view["runner"]["clicks"], view["active"]) == (1, 2, "runner")


def test_the_same_position_is_laid_out_every_time() -> None:
    sides = ({"hand": ["Hedge Fund"]}, {"deck": ["Sure Gamble", "Diesel"]})
    assert set_up(*sides, "corp", seed=3).digest() == set_up(*sides, "corp", seed=3).digest()


@pytest.mark.parametrize(
    ("corp", "runner", "words"),
    [
        ({"hand": ["Hedge Fnud"]}, {}, "Hedge Fnud"),
        ({"hand": ["Sure Gamble"]}, {}, "corp hand"),
        ({}, {"hand": ["Hedge Fund"]}, "runner hand"),
        ({"identity": "Ice Wall"}, {}, "Ice Wall"),
        ({"identity": "Noise: Hacker Extraordinaire"}, {}, "identity"),
        ({"servers": {"Server X": {}}}, {}, "Server X"),
        ({"servers": {"Server 0": {}}}, {}, "Server 0"),
        ({"servers": {"HQ": {"ice": ["PAD Campaign"]}}}, {}, "PAD Campaign"),
        ({"servers": {"HQ": {"root": ["PAD Campaign"]}}}, {}, "PAD Campaign"),
        ({"servers": {"Server 1": {"root": ["Hedge Fund"]}}}, {}, "Hedge Fund"),
        ({"servers": {"HQ": {"cellar": []}}}, {}, "cellar"),
        ({"hands": ["Hedge Fund"]}, {}, "hands"),
        ({"hand": "Hedge Fund"}, {}, "corp hand"),
        ({"hand": [7]}, {}, "7"),
        ({"hand": [("Hedge Fund", {"luck": 1})]}, {}, "luck"),
        ({"credits": -1}, {}, "negative"),
        ({}, {"rig": [("Parasite", {"host": "Ice Wall"})]}, "Ice Wall"),
        ({}, {"rig": ["Magnum Opus"] * 3}, "memory"),
        ({}, {"bad_publicity": 1}, "bad_publicity"),
        ({"servers": {"Server 1": {"root": ["PAD Campaign", "Melange Mining Corp."]}}}, {}, "Server 1"),
        ({"scored": ["Hedge Fund"]}, {}, "Hedge Fund"),
        ({}, {"scored": ["Ice Wall"]}, "Ice Wall"),
        ({}, {"rig": ["Sure Gamble"]}, "Sure Gamble"),
        ({}, {"rig": ["Desperado", "Grimoire"]}, "console"),
        ({"hand": ["Priority Requisition"], "credits": "many"}, {}, "credits"),
    ],
)
def test_an_impossible_position_says_what_is_wrong(corp: Any, runner: Any, words: str) -> None:
    with pytest.raises(SetupError) as caught:
        set_up(corp, runner, "corp")
    assert words in str(caught.value)


def test_a_position_takes_only_the_two_turns_there_are() -> None:
    with pytest.raises(SetupError, match="nobody"):
        set_up({}, {}, "nobody")
