"""What others read of a choice that somebody asks to take back: nothing that they may not know."""

from __future__ import annotations

from netrunner import Deck, Game
from netrunner.scenario import Scenario
from netrunner.server.live.choice_labels import look

CORP, RUNNER = 1, 2


def read(s: Scenario, label: str) -> tuple[str, str]:
    """A choice about to be made, as the Corp and the Runner read it afterwards."""
    option = next(option for option, words in zip(s.state.options, s.options, strict=True) if words == label)
    chosen = look(s.state, option)
    s.choose(label)
    return chosen.words(s.state, CORP), chosen.words(s.state, RUNNER)


def test_an_effect_that_names_a_facedown_card_is_told_without_its_title() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Archer"]}}},
        runner={"hand": ["Forged Activation Orders"]},
        turn="runner",
    )
    s.choose("Play Forged Activation Orders")
    if "Trash Archer" not in s.options:
        s.choose(s.options[0])
    corp, runner = read(s, "Trash Archer")
    assert corp == "Trash Archer"
    assert "Archer" not in runner


def test_what_is_spent_in_secret_stays_a_secret() -> None:
    """The Corp guesses whether the Runner has spent an even or an odd number of credits."""
    s = Scenario(runner={"hand": ["Push Your Luck"], "credits": 5}, turn="runner")
    s.choose("Play Push Your Luck")
    assert read(s, "3") == ("Choose a number in secret", "3")
    assert read(s, "Even") == ("Even", "Even")


def test_what_is_named_in_secret_stays_a_secret() -> None:
    corp = Deck.build("Jinteki Biotech: Life Imagined", Deck.load("core-jinteki").cards)
    game = Game.start(corp, Deck.load("core-shaper"), seed=1)
    while game.decision is not None and "The Tank" not in game.decision.labels:
        game.choose(0)
    option = next(option for option in game.state.options if option.label == "The Tank")
    chosen = look(game.state, option)
    assert (chosen.words(game.state, CORP), chosen.words(game.state, RUNNER)) == ("The Tank", "Choose in secret")


def test_a_copy_that_nobody_else_sees_is_not_told_by_the_place_of_the_one_that_is_rezzed() -> None:
    told = []
    for facedown in ("PAD Campaign", "Hostile Takeover"):
        servers = {"Server 1": {"root": ["PAD Campaign"]}, "Server 2": {"root": [facedown]}}
        s = Scenario(corp={"servers": servers, "credits": 9}, skip_empty_windows=False)
        s.choose("Gain 1 credit")
        label = next(label for label in s.options if label.startswith("Rez PAD Campaign"))
        told.append(read(s, label))
    assert told[0][0] != told[1][0], "the Corp has to tell them apart"
    assert told[0][1] == told[1][1] == "Rez PAD Campaign"
