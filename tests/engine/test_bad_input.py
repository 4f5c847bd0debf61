"""Bad input: an error that says where, and nothing changed."""

import json
from typing import Any

import pytest

from netrunner import Deck, Game, IllegalChoice, RecordError, SetupError
from netrunner.engine.frame import O_RUN, Option
from netrunner.scenario import Scenario, ScenarioError


def started() -> Game:
    game = Game.start(Deck.load("core-jinteki"), Deck.load("core-shaper"), seed=7, skip_empty_windows=True)
    game.choose("Keep")
    game.choose("Keep")
    return game


def played(count: int = 40) -> Game:
    game = started()
    for _ in range(count):
        if game.decision is not None:
            game.choose(len(game.decision.options) - 1)
    return game


@pytest.mark.parametrize(
    "choice",
    [
        "Dance",
        "",
        "gain 1 credit",
        "Gain 1 credit ",
        -1,
        999,
        True,
        False,
        None,
        1.0,
        b"Gain 1 credit",
        ["Gain 1 credit"],
        Option(O_RUN, -1, 0),
    ],
)
def test_an_illegal_or_malformed_choice_names_the_legal_labels_and_changes_nothing(choice: Any) -> None:
    game = started()
    before = game.digest()
    labels = game.decision.labels if game.decision else []
    with pytest.raises(IllegalChoice) as caught:
        game.choose(choice)
    for label in labels:
        assert label in str(caught.value)
    assert game.digest() == before
    assert game.decision is not None
    assert game.decision.labels == labels
    game.choose("Gain 1 credit")


def test_a_stale_option_is_refused() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund"]})
    assert s.game.decision is not None
    stale = next(option for option in s.game.decision.options if option.label == "Play Hedge Fund")
    s.choose("Play Hedge Fund")
    before = s.game.digest()
    with pytest.raises(IllegalChoice, match="Gain 1 credit"):
        s.game.choose(stale)
    assert s.game.digest() == before


def test_an_option_that_is_still_legal_is_taken_from_another_decision() -> None:
    game = started()
    assert game.decision is not None
    twin = game.clone()
    option = next(option for option in game.decision.options if option.label == "Gain 1 credit")
    game.choose(option)
    twin.choose(option)
    assert game.digest() == twin.digest()


def test_nothing_can_be_chosen_after_the_end() -> None:
    s = Scenario(corp={"deck": []}, turn="runner")
    s.end_turn()
    assert s.result is not None
    before = s.game.digest()
    with pytest.raises(IllegalChoice, match="over"):
        s.game.choose("Gain 1 credit")
    with pytest.raises(ScenarioError, match="over"):
        s.choose("Gain 1 credit")
    assert s.game.digest() == before


def test_a_deck_of_the_wrong_side_is_refused() -> None:
    corp, runner = Deck.load("core-jinteki"), Deck.load("core-shaper")
    with pytest.raises(SetupError, match="corp deck is needed"):
        Game.start(runner, corp)
    with pytest.raises(SetupError, match="runner deck is needed"):
        Game.start(corp, corp)


def test_a_deck_with_a_card_that_cannot_be_played_yet_is_refused_by_name() -> None:
    from netrunner import cards

    title = next((title for title, card in cards.items() if card.side == "corp" and not card.implemented), None)
    if title is None:
        pytest.skip("every card plays")
    deck = Deck.build("Jinteki: Personal Evolution", {title: 3})
    with pytest.raises(SetupError, match="corp deck"):
        Game.start(deck, Deck.load("core-shaper"))


def test_a_view_of_nobody_is_refused() -> None:
    with pytest.raises(ValueError, match="referee"):
        started().view("referee")
    with pytest.raises(ValueError, match="spectator"):
        started().determinize("spectator", seed=1)


def test_a_whole_record_replays_to_an_equal_game() -> None:
    game = played()
    record = json.loads(json.dumps(game.record()))
    assert Game.replay(record).digest() == game.digest()


def test_a_truncated_list_of_choices_replays_to_where_it_stops() -> None:
    game = played()
    record = game.record()
    record["choices"] = record["choices"][:5]
    twin = Game.replay(record)
    assert len(twin.record()["choices"]) == 5


@pytest.mark.parametrize("key", ["version", "corp", "runner", "seed", "choices"])
def test_a_record_that_lacks_a_part_says_which(key: str) -> None:
    record = played(3).record()
    del record[key]
    with pytest.raises(RecordError, match=key):
        Game.replay(record)


def test_a_record_of_other_rules_is_refused_in_words() -> None:
    """A game recorded before a rule was mended may hold a choice that is not there any more."""
    record = played(9).record()
    record["choices"][8:] = ["source:-1:0:0"]
    with pytest.raises(RecordError) as refusal:
        Game.replay(record)
    words = str(refusal.value)
    assert "Choice 9 ('source:-1:0:0') is not legal there: the " in words
    assert "may choose " in words
    assert "played by an older version of this program" in words
    assert "credit:-1" not in words, "what may be chosen is told in labels, not in keys"


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"version": 99}, "99"),
        ({"choices": "keep"}, "choices"),
        ({"choices": None}, "choices"),
        ({"choices": ["keep:-1:0:0", "dance:1:2:3"]}, "Choice 2"),
        ({"choices": [7]}, "Choice 1"),
        ({"seed": "seven"}, "seed"),
        ({"corp": {"identity": "Jinteki: Personal Evolution"}}, "corp"),
        ({"corp": None}, "corp"),
        ({"runner": {"identity": "Nobody", "cards": {}}}, "runner"),
        ({"corp": {"identity": "Jinteki: Personal Evolution", "cards": {"Nonsense": 3}}}, "Nonsense"),
        ({"corp": {"identity": "Jinteki: Personal Evolution", "cards": {"Hedge Fund": "many"}}}, "corp"),
        ({"corp": {"identity": "Noise: Hacker Extraordinaire", "cards": {}}}, "corp"),
    ],
)
def test_a_corrupt_record_says_where(change: dict[str, Any], words: str) -> None:
    record = {**started().record(), **change}
    with pytest.raises(RecordError) as caught:
        Game.replay(record)
    assert words in str(caught.value)


@pytest.mark.parametrize("record", [None, [], "record", 7])
def test_what_is_no_record_at_all_is_refused(record: Any) -> None:
    with pytest.raises(RecordError, match="record"):
        Game.replay(record)


def test_choices_after_the_end_of_the_game_are_refused() -> None:
    game = played(5000)
    assert game.decision is None
    record = game.record()
    record["choices"] = [*record["choices"], "credit:-1:0:0"]
    with pytest.raises(RecordError, match="after the end"):
        Game.replay(record)
