"""Golden transcripts of a few seeded games."""

import pytest

from tests.engine import golden


@pytest.mark.parametrize(("corp", "runner", "seed"), golden.GAMES)
def test_the_seeded_game_goes_as_it_is_told(corp: str, runner: str, seed: int) -> None:
    assert golden.transcript(corp, runner, seed) == golden.path(corp, runner, seed).read_text(encoding="utf-8")
