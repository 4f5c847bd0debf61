"""The append-only log: undo, audit, damage."""

import json
from collections.abc import Iterator
from datetime import datetime
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from netrunner.tournament import narration
from netrunner.tournament.commands import COMMANDS, RECORDED
from netrunner.tournament.dispatch import HANDLERS
from netrunner.tournament.errors import Refused
from netrunner.tournament.log import Damaged, Entry, parse, stamp
from netrunner.tournament.roles import MAY
from netrunner.tournament.tournament import Tournament, counted
from tests.tournament.events import AT, at_the_cut, choose_all, custom, do, event, play_bracket, play_round, play_swiss


def test_an_event_is_the_fold_over_its_log() -> None:
    made = at_the_cut(players=13, cut=8)
    play_bracket(made)
    again = Tournament.read(made.write())
    assert again.digest() == made.digest()
    assert again.event == made.event


def test_every_command_has_a_permission_and_a_sentence() -> None:
    assert {kind.needs for kind in RECORDED} <= set(MAY)
    assert set(HANDLERS) == set(RECORDED)
    assert set(narration.SENTENCES) == {"new", "undo", *COMMANDS}
    made = at_the_cut()
    play_bracket(made)
    made.undo(at=AT)
    told = narration.lines(made.entries)
    assert len(told) == len(made.entries)
    assert "[undone]" in told[-2]
    assert "pairs round 1" in "\n".join(told)


def test_undo_restores_the_state_exactly_and_redo_brings_it_back() -> None:
    made = custom(8, swiss=3)
    play_round(made)
    before = made.digest()
    do(made, "drop", at=AT, player=4)
    after = made.digest()
    made.undo(at=AT)
    assert made.digest() == before
    made.undo([made.last_undo()], at=AT)
    assert made.digest() == after


def test_a_whole_round_can_be_undone() -> None:
    made = custom(8, swiss=3)
    play_round(made)
    before = made.digest()
    play_round(made)
    made.undo(made.last_round_entries(), at=AT)
    assert made.digest() == before
    made.pair(at=AT)


def test_an_entry_on_which_others_rest_is_not_undone_alone() -> None:
    made = custom(8, swiss=3)
    play_round(made)
    pairing = made.last_round_entries()[0]
    with pytest.raises(Refused, match="rests on what would be undone"):
        made.undo([pairing], at=AT)
    result = made.last_round_entries()[1]
    made.undo([result], at=AT)
    assert len(made.event.round.unreported()) == 1


def test_undoing_a_bracket_report_takes_back_the_sides_it_settled() -> None:
    made = at_the_cut()
    choose_all(made)
    before = made.digest()
    do(made, "game", at=AT, game=1, winner=made.event.seeding[0])
    do(made, "game", at=AT, game=2, winner=made.event.seeding[1])
    middle = made.digest()
    made.settle_sides(at=AT)
    made.undo(at=AT)
    assert made.digest() != middle
    made.undo(at=AT)
    assert made.digest() == before


@pytest.mark.parametrize("numbers", [[1], [99], []])
def test_what_cannot_be_undone_is_refused(numbers: list[int]) -> None:
    made = event(4)
    with pytest.raises(Refused):
        made.undo(numbers, at=AT)


def test_only_the_organizer_undoes() -> None:
    made = event(4)
    with pytest.raises(Refused, match="may not"):
        made.undo(at=AT, by="Ada")


@settings(max_examples=20, deadline=None)
@given(st.lists(st.integers(0, 5), min_size=1, max_size=12), st.integers(0, 99))
def test_undo_after_any_commands_restores_every_earlier_state(steps: list[int], seed: int) -> None:
    made = custom(6, swiss=4, seed=str(seed))
    made.start(at=AT)
    states = [made.digest()]
    for step in steps:
        try:
            if step < 2:
                made.pair(at=AT)
            elif step < 5:
                do(made, "report", at=AT, table=step - 1, points=[6, 0])
            else:
                do(made, "drop", at=AT, player=seed % 6 + 1)
        except Refused:
            assert made.digest() == states[-1]
            continue
        states.append(made.digest())
    while len(states) > 1:
        states.pop()
        made.undo(at=AT)
        assert made.digest() == states[-1]


def test_the_draws_can_be_repeated_from_the_seed() -> None:
    made = at_the_cut(players=11)
    play_bracket(made, max)
    assert made.audit() == []


def test_an_audit_names_a_draw_that_was_tampered_with() -> None:
    made = custom(8, swiss=2)
    play_swiss(made)
    lot = made.entries[1].data["lot"]
    made.entries[1].data["lot"] = lot + 1
    round_one = next(entry for entry in made.entries if entry.do == "pair")
    match = round_one.data["matches"][0]
    match["runner"] = next(number for number in match["players"] if number != match["runner"])
    found = made.audit()
    assert any("lot of Ada" in line for line in found)
    assert any("round 1" in line for line in found)


def test_a_refused_command_leaves_event_and_log_alone() -> None:
    made = custom(8, swiss=2)
    play_round(made)
    state, log = made.digest(), made.write()
    for command, data in (
        ("report", {"table": 1, "points": [9, 9]}),
        ("report", {"table": "one", "points": [6, 0]}),
        ("report", {"table": 1}),
        ("drop", {"player": 99}),
        ("drop", {}),
        ("register", {"name": "Ada", "id": 9, "lot": 1}),
        ("register", {"name": "New", "id": 99, "lot": 1}),
        ("pair", {"matches": []}),
        ("pair", {"matches": [{"players": [1]}]}),
        ("dance", {}),
    ):
        with pytest.raises(Refused):
            do(made, command, at=AT, **data)
        assert made.digest() == state
        assert made.write() == log


# --- damage


@pytest.fixture
def text() -> str:
    made = custom(6, swiss=2)
    play_round(made)
    return made.write()


def test_a_file_cut_anywhere_keeps_every_whole_entry(text: str) -> None:
    whole = parse(text).entries
    for cut in range(1, len(text), 7):
        short = text[:cut]
        ends = short.count("\n")
        if ends == 0:
            with pytest.raises(Damaged):
                parse(short)
            continue
        log = parse(short)
        assert log.entries == whole[: len(log.entries)]
        assert len(log.entries) >= ends
        assert bool(log.fragment) == (not short.endswith("\n") and not log.unterminated)


def test_a_last_line_that_lacks_only_its_end_counts(text: str) -> None:
    log = parse(text.rstrip("\n"))
    assert log.unterminated
    assert log.entries == parse(text).entries


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"points": [6, 0]', '"points": [0, 6]', "changed outside the program"),
        ('"do": "announce"', '"do": "applaud"', "changed outside the program"),
        ('{"n": 3,', '{"n": 3', "not JSON"),
        ('{"n": 3,', '{"n": 4,', "entry 3 should stand here"),
        ('"by": "Olga", "do": "announce"', '"do": "announce"', "no proper `by`"),
        ('"n": 2, "at": "2018-01-20T10:00:00Z"', '"n": 2, "at": "soon"', "not a time"),
        ('"n": 2, "at": "2018-01-20T10:00:00Z"', '"n": 2, "at": "2018-01-20T10:00:00"', "no time zone"),
    ],
)  # fmt: skip
def test_a_line_changed_by_hand_is_named(text: str, old: str, new: str, message: str) -> None:
    assert old in text
    with pytest.raises(Damaged, match=message) as damage:
        parse(text.replace(old, new, 1))
    assert damage.value.line > 1


def test_edits_that_the_rules_allow_can_be_accepted_and_others_not(text: str) -> None:
    allowed = Tournament.read(text.replace('"points": [6, 0]', '"points": [3, 3]', 1), accept_edits=True)
    assert Tournament.read(allowed.write()).event == allowed.event
    with pytest.raises(Damaged, match="cannot be the result"):
        Tournament.read(text.replace('"points": [6, 0]', '"points": [6, 6]', 1), accept_edits=True)


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths to everything inside a JSON value."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in items:
        yield (*path, key)
        yield from places(item, (*path, key))


def edited_event() -> list[str]:
    made = at_the_cut(players=9)
    play_bracket(made)
    made.undo(at=AT)
    return made.write().splitlines()


LINES = edited_event()
ODD: list[Any] = [None, True, -1, 10**30, "", "x", [], {}, [[]], {"a": 1}, 1.5, "\ud800", [1, 2], "#1", 99]


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_whatever_a_hand_writes_into_a_line_is_accepted_by_the_rules_or_refused(data: st.DataObject) -> None:
    number = data.draw(st.integers(0, len(LINES) - 1))
    record = json.loads(LINES[number])
    path = data.draw(st.sampled_from(list(places(record))))
    inner = record
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = data.draw(st.sampled_from(ODD))
    changed = "\n".join([*LINES[:number], json.dumps(record), *LINES[number + 1 :]]) + "\n"
    try:
        made = Tournament.read(changed, accept_edits=True)
        made.audit()
    except Refused:
        return
    assert Tournament.read(made.write()).digest() == made.digest()
    assert len(narration.lines(made.entries)) == len(LINES)


def test_a_removed_line_is_noticed(text: str) -> None:
    lines = text.splitlines(keepends=True)
    with pytest.raises(Damaged, match="Line 3"):
        parse("".join(lines[:2] + lines[3:]))


@pytest.mark.parametrize("junk", ["", "\n", "[]\n", "{}\n", "null\n", "x", "[" * 100_000 + "\n"])
def test_what_is_no_log_is_refused(junk: str) -> None:
    with pytest.raises(Refused):
        Tournament.read(junk)


def test_a_file_of_a_newer_program_is_refused() -> None:
    made = event()
    first = made.entries[0]
    newer = Entry(1, first.at, first.by, "new", {**first.data, "version": 99})
    with pytest.raises(Refused, match="newer program"):
        Tournament([newer])


def test_times_in_the_log_are_utc_and_need_a_zone() -> None:
    assert stamp(AT) == "2018-01-20T10:00:00Z"
    with pytest.raises(ValueError, match="time zone"):
        stamp(datetime(2018, 1, 1))


def test_a_line_is_plain_json(text: str) -> None:
    for line in text.splitlines():
        assert json.loads(line)["do"]
    assert counted(parse(text).entries)[0].do == "new"


def test_a_redo_that_is_made_twice_undoes_nothing() -> None:
    made = event(4)
    do(made, "drop", player=1)
    made.undo(at=AT)
    made.undo([made.last_undo()], at=AT)
    assert not made.event.players[1].active
    with pytest.raises(Refused, match="taken back already"):
        made.last_undo()
    made.undo(at=AT)
    assert made.event.players[1].active
