"""Two tiers of tests: what `pytest --fast` runs (`make test-fast`, under a minute), and the whole.

The fast tier is what a change of a rule or a card can break at once: the engine, the cards, the rulings and decks, in
this process alone. It starts no other process, server or browser, and leaves out the tests that make up
examples by the hundred (Hypothesis) or play random games. The whole (`make test`) runs before a change is handed in.
"""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

FAST = ("cards", "decks", "engine", "positions", "rules", "rulings", "scenario")
"""The folders of tests, and those of the source with their doctests, that the fast tier runs."""

WHOLE = (
    "attack",
    "bots",
    "cli",
    "docs",
    "env",
    "learn",
    "server",
    "simulate",
    "terminal",
    "tools",
    "tournament",
    "web",
)
"""The folders that run in the whole only: they start processes, servers, browsers, let bots think or know no card."""

LEFT_OUT = (
    "tests/cards/test_registry.py",  # starts an interpreter, to see what a card takes in
    "tests/decks/test_loading.py",  # reads damaged lists by the thousand
    "tests/engine/test_freed_memory.py",  # starts an interpreter, to see whether its memory stays whole
    "tests/engine/test_simulation.py",  # plays random games
    "tests/rules/test_book.py",  # starts an interpreter, to see what an import takes in
)
"""Files of the fast folders that run in the whole only."""


LONG = (
    "tests/attack/test_bots_under_load.py",
    "tests/attack/test_redis_faults.py",
    "tests/attack/test_takeover.py",
    "tests/server/workers/test_killed.py",
    "tests/server/workers/test_stopped.py",
    "tests/web/test_accounts.py",
    "tests/web/test_decks.py",
    "tests/web/test_desk.py",
    "tests/web/test_desk_shown.py",
    "tests/web/test_desk_stages.py",
    "tests/web/test_event_pages.py",
    "tests/web/test_event_sheets.py",
    "tests/web/test_find_opponent.py::test_the_last_choice_is_one_press",
    "tests/web/test_find_opponent.py::test_whoever_wants_a_side_is_not_sent_to_the_other",
    "tests/web/test_guide.py",
    "tests/web/test_events.py",
    "tests/web/test_killed.py",
    "tests/web/test_learn.py",
    "tests/web/test_lessons.py",
    "tests/web/test_library.py",
    "tests/web/test_lobby.py::test_every_page_is_for_everybody",
    "tests/web/test_motion.py",
    "tests/web/test_ratings.py",
    "tests/web/test_replay.py",
    "tests/web/test_silent_database.py",
    "tests/web/test_slow.py",
    "tests/web/test_table_crowded.py",
    "tests/web/test_table_for_everybody.py",
    "tests/web/test_table_idle.py",
    "tests/web/test_table_moments.py",
    "tests/web/test_table.py::test_a_whole_game_is_played_by_touch_on_a_phone",
    "tests/web/test_table_people.py",
    "tests/web/test_table_phone.py",
    "tests/web/test_table_sight.py",
    "tests/web/test_table_staged.py",
    "tests/web/test_table_told.py",
    "tests/web/test_takeover.py",
    "tests/web/test_theme.py",
    "tests/web/test_two_players.py::test_a_rematch_switches_sides",
    "tests/web/test_two_players.py::test_a_trace_an_access_and_the_end_are_for_both_players",
    "tests/web/test_two_players.py::test_who_loses_the_connection_or_the_page_comes_back_to_the_same_decision",
)
"""Files and tests that take long: most pages, and the whole table at every size, in a browser; servers killed again and
again, floods. `make test-long` runs them, and `make test` does not."""


def is_long(path: Path) -> bool:
    """Whether a file of tests runs only when it is asked for.

    >>> is_long(ROOT / "tests/web/test_table_sight.py"), is_long(ROOT / "tests/web/test_table.py")
    (True, False)
    """
    return path.is_relative_to(ROOT) and path.relative_to(ROOT).as_posix() in LONG


def is_long_test(nodeid: str) -> bool:
    """Whether a test runs only when it is asked for, with all its parameters.

    >>> is_long_test("tests/web/test_lobby.py::test_every_page_is_for_everybody[phone]")
    True
    >>> is_long_test("tests/web/test_lobby.py::test_other")
    False
    """
    return nodeid.partition("[")[0] in LONG


TRACED = ("cards", "decks", "engine", "positions", "rules", "rulings", "scenario", "tournament")
"""The folders of tests over which coverage is measured: `pytest --traced` runs them, `--untraced` all the rest."""

TRACED_CYCLES = (
    "data_and_destiny",
    "kitara",
    "lunar",
    "mumbad",
    "red_sand",
    "reign_and_reverie",
    "sansan",
    "spin",
)
"""The cycles whose tests are traced: between them they use nearly every word. Those of the others run without, three
times as fast; `make coverage-whole` traces them all."""

TOO_SLOW_TO_TRACE = (
    "random_game",
    "random_tournaments",
    "test_perft",
    "takes_long",
    "quickly",
    "test_every_card",
    "test_damaged_lists_are_read_or_refused",
    "test_connectives_are_those_of_sets",
    "test_our_own_notation_loses_nothing",
    "test_reading_what_was_written_gives_the_same_deck",
    "test_notations_with_codes_or_packs_keep_the_printing",
    "test_notes_survive_in_notations_that_have_a_place_for_them",
)
"""A tracer makes the engine three times slower: what plays at random, what walks with every card, what tries decks by
the hundred and what measures time runs without it."""


def is_traced(nodeid: str) -> bool:
    """Whether a test is one of those over which coverage is measured.

    >>> is_traced("tests/cards/spin/test_nbn.py::test_a"), is_traced("tests/engine/test_perft.py::test_b")
    (True, False)
    >>> is_traced("tests/cards/core/test_nbn.py::test_a"), is_traced("tests/cards/test_texts.py::test_b")
    (False, True)
    >>> is_traced("tests/server/test_openapi.py::test_c"), is_traced("src/netrunner/engine/card.py::doctest")
    (False, False)
    """
    folder, *below = nodeid.split("/")[1:] if nodeid.startswith("tests/") and nodeid.count("/") > 1 else [""]
    if folder == "cards" and len(below) > 1 and below[0] not in TRACED_CYCLES:
        return False
    return folder in TRACED and not any(name in nodeid for name in TOO_SLOW_TO_TRACE)


def is_wholly_traced(path: Path) -> bool:
    """Whether every test in a file is traced.

    >>> is_wholly_traced(ROOT / "tests/cards/spin/test_nbn.py"), is_wholly_traced(ROOT / "tests/engine/test_perft.py")
    (True, False)
    """
    inside = path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else ""
    if not path.is_file() or not is_traced(inside):
        return False
    text = path.read_text(encoding="utf-8")
    return not any(name in text for name in TOO_SLOW_TO_TRACE)


def is_fast(path: Path) -> bool:
    """Whether a file or folder below `tests` or `src` belongs to the fast tier.

    >>> is_fast(ROOT / "tests/cards/core/test_nbn.py"), is_fast(ROOT / "tests/server/test_openapi.py")
    (True, False)
    >>> is_fast(ROOT / "src/netrunner/scenario/moves.py"), is_fast(ROOT / "tests/engine/test_simulation.py")
    (True, False)
    """
    inside = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path
    if inside.as_posix() in LEFT_OUT:
        return False
    below = inside.parts[2:] if inside.parts[:2] == ("src", "netrunner") else inside.parts[1:]
    return not below or below[0] not in WHOLE
