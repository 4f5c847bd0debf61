"""What hidden cards are likely to be is learned from games in which they are known."""

import json
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from netrunner.bots.belief_odds import read_weights
from netrunner.bots.card_kinds import KINDS, ROOTS
from netrunner.bots.corp_signs import HAND_NUMBERS, ROOT_NUMBERS, TABLE_NUMBERS
from netrunner.learn.__main__ import main
from netrunner.learn.believing import HandLessons, Lessons, RootLessons, gather, taught

TRAP = KINDS.index("trap")
AGENDA = KINDS.index("agenda")


def test_a_game_shows_cards_in_hq_in_rnd_and_in_servers() -> None:
    lessons = gather(4_000_000, 1)
    assert len(lessons.positions) == max(lessons.places) + 1 > 3
    assert len(lessons.places) == len(lessons.kinds) == len(lessons.held)
    assert 0 < sum(lessons.held) < len(lessons.held)
    assert len(lessons.roots) == len(lessons.pools) == len(lessons.found) > 3
    assert all(pool[kind] > 0 for pool, kind in zip(lessons.pools, lessons.found, strict=True))


def made_up() -> Lessons:
    """Where ice guards HQ agendas lie there, else traps; what has two tokens in a server is an agenda."""
    lessons = Lessons()
    ice = HAND_NUMBERS.index("ice on HQ")
    tokens = len(TABLE_NUMBERS) + ROOT_NUMBERS.index("2 tokens")
    for number in range(300):
        seen = [0.0] * len(HAND_NUMBERS)
        seen[0], seen[ice] = 1.0, float(number % 2)
        lessons.positions.append(seen)
        for kind in (AGENDA, TRAP):
            for copy in range(2):
                lessons.places.append(number)
                lessons.kinds.append(kind)
                lessons.held.append(int(copy == 0 or (kind == AGENDA) == bool(number % 2)) if number % 5 else copy)
        root = [0.0] * (len(TABLE_NUMBERS) + len(ROOT_NUMBERS))
        root[0], root[tokens] = 1.0, float(number % 2)
        lessons.roots.append(root)
        lessons.pools.append([4.0 if kind in (AGENDA, TRAP) else 0.0 for kind in range(ROOTS)])
        lessons.found.append(AGENDA if number % 2 else TRAP)
    return lessons


def test_what_guards_hq_tells_of_agendas_there() -> None:
    lessons = HandLessons(made_up())
    weights = lessons.fit()
    column = HAND_NUMBERS.index("ice on HQ")
    assert weights[AGENDA, column] > 0.5 > -0.5 > weights[TRAP, column]
    assert "missed by" in lessons.told(weights)


def test_tokens_tell_of_agendas_in_servers() -> None:
    lessons = RootLessons(made_up())
    weights = lessons.fit()
    column = len(TABLE_NUMBERS) + ROOT_NUMBERS.index("2 tokens")
    assert weights[AGENDA, column] > weights[TRAP, column] + 1
    chances = lessons.chances(lessons.numbers @ weights.T)
    assert chances[1, AGENDA] > 0.8
    assert chances[0, TRAP] > 0.8
    assert chances[0].sum() == pytest.approx(1)


def test_the_same_games_teach_the_same() -> None:
    one, two = taught(4_000_001, 1), taught(4_000_001, 1)
    assert all(np.array_equal(a, b) for a, b in zip(one, two, strict=True))


def test_the_command_writes_weights_that_can_be_read(tmp_path: Path) -> None:
    out = tmp_path / "new" / "beliefs.json"
    told = CliRunner().invoke(main, ["beliefs", "--games", "1", "--check", "1", "--about", "a try", "--out", str(out)])
    assert told.exit_code == 0, told.output
    assert told.output.count("a card in HQ or R&D") == 2
    assert json.loads(out.read_text())["about"] == "a try"
    assert len(read_weights("hand", HAND_NUMBERS, len(KINDS), out)) == len(KINDS)
    assert len(read_weights("table", TABLE_NUMBERS, ROOTS, out)) == ROOTS
    assert len(read_weights("root", ROOT_NUMBERS, ROOTS, out)) == ROOTS
