"""What a batch is made of."""

import json
from pathlib import Path

import pytest

from netrunner import Deck, game
from netrunner.cards.registry import NotImplementedCard, definition
from netrunner.engine.definition import CardDef
from netrunner.simulate import Batch, BatchError
from tests.simulate.odd_bots import named


def test_every_matchup_meets_the_same_seeds() -> None:
    batch = Batch.of(["core-jinteki", "core-nbn"], ["core-shaper", "core-anarch"], games=3, seed=5)
    assert batch.total == 12
    for start in (0, 4, 8):
        assert len({batch.game_seed(number) for number in range(start, start + 4)}) == 1
        assert {batch.matchup(number) for number in range(start, start + 4)} == set(batch.matchups)
    assert len({batch.game_seed(number) for number in range(12)}) == 3


def test_a_batch_travels_as_json() -> None:
    batch = Batch.of(["core-jinteki"], ["core-shaper"], games=3, seed=5)
    copy = Batch.read(json.loads(json.dumps(batch.as_json())))
    assert copy == batch
    assert copy.start(2).digest() == batch.start(2).digest()


def test_more_games_are_the_same_batch_and_anything_else_is_another() -> None:
    def digest(corp: str = "core-nbn", **rest: int) -> str:
        return Batch.of([corp], ["core-shaper"], **rest).digest()  # type: ignore[arg-type]

    assert digest(games=1) == digest(games=2)
    assert len({digest(), digest(seed=1), digest("core-weyland"), digest(limit=5)}) == 4


def test_two_versions_of_a_deck_are_called_by_their_files(tmp_path: Path) -> None:
    deck = Deck.load("core-jinteki").write()
    for name in ("old.txt", "new.txt"):
        (tmp_path / name).write_text(deck)
    batch = Batch.of([str(tmp_path / "old.txt"), str(tmp_path / "new.txt")], ["core-shaper"])
    assert [entry.name for entry in batch.decks] == [
        "Core Set starter: Jinteki (old.txt)", "Core Set starter: Jinteki (new.txt)", "core-shaper"
    ]  # fmt: skip


def test_decks_of_one_name_are_told_apart() -> None:
    twice = [Deck.load("core-jinteki"), Deck.load("core-jinteki")]
    names = [entry.name for entry in Batch.of(twice, ["core-shaper"]).decks]
    assert names == ["Core Set starter: Jinteki", "Core Set starter: Jinteki (2)", "core-shaper"]


@pytest.mark.parametrize(
    ("corp", "runner", "bot", "words"),
    [
        ("core-jinteky", "core-shaper", "random", "did you mean core-jinteki?"),
        ("core-shaper", "core-shaper", "random", "is a runner deck; a corp deck is needed"),
        ("core-jinteki", "3 Sure Gamble\n", "random", "has no identity"),
        ("core-jinteki", "core-shaper", "randon", "did you mean random?"),
        ("core-jinteki", "core-shaper", "genius", "there are random"),
        ("core-jinteki", "core-shaper", "nowhere.py:bot", "there is no file nowhere.py"),
        ("core-jinteki", "core-shaper", named("nobody"), "has no function called nobody"),
        ("core-jinteki", "core-shaper", "no.such.module:bot", "No module named 'no'"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(corp: str, runner: str, bot: str, words: str) -> None:
    with pytest.raises(BatchError) as refusal:
        Batch.of([corp], [runner], bots=[(bot, "random")])
    assert words in str(refusal.value)


def test_a_card_that_does_not_play_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def but_one(wanted: str) -> CardDef:
        if wanted == "Gordian Blade":
            raise NotImplementedCard("Gordian Blade is in the pool but cannot be played yet.")
        return definition(wanted)

    monkeypatch.setattr(game, "definition", but_one)
    monkeypatch.setattr(game, "CARD_LISTS", {})  # else it is not asked whether cards play that were played before
    with pytest.raises(BatchError, match="Gordian Blade"):
        Batch.of(["core-jinteki"], ["core-shaper"])
