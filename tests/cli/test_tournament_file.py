"""The file of a tournament: made once, shared, cut short, edited by hand."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.cups import play, refused, run


def test_new_never_overwrites(cup: Path) -> None:
    assert "exists already" in refused("new", cup)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--swiss", "3", "--cut", "5"], "2, 4, 8, 16 and so on"),
        (["--structure", "custom"], "needs --swiss and --cut"),
        (["--structure", "basic", "--swiss", "3"], "by its table"),
        (["--date", "tomorrow"], "is not a date"),
        (["--organizer", " "], "at least one letter"),
    ],
)
def test_a_new_event_must_make_sense(tmp_path: Path, arguments: list[str], message: str) -> None:
    file = tmp_path / "new.nrt"
    assert message in refused("new", *arguments, file)
    assert not file.exists()


def test_a_kind_of_event_sets_tier_and_structure(tmp_path: Path) -> None:
    output = run("new", "--kind", "regional championship", tmp_path / "regional.nrt").output
    assert "formal tier, advanced structure" in output


def test_commands_at_the_same_time_wait_for_each_other(cup: Path) -> None:
    code = "from netrunner.cli.main import main; main()"
    command = [sys.executable, "-c", code, "tournament", "register"]
    running = [
        subprocess.Popen([*command, f"Player {number}", str(cup)], stdout=subprocess.PIPE) for number in range(6)
    ]
    for process in running:
        process.communicate(timeout=120)
        assert process.returncode == 0
    assert "6 registered" in run("status", cup).output


@pytest.mark.skipif(os.name != "posix", reason="needs a limit on the size of files")
def test_a_full_disk_leaves_the_file_as_it_was(eleven: Path) -> None:
    import resource

    before = eleven.read_bytes()
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (len(before) + 20, limits[1]))
    try:
        message = run("pair", eleven, status=1).output
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert "nothing was changed" in message
    assert eleven.read_bytes() == before


def test_a_line_cut_short_by_a_crash_is_reported_kept_and_not_counted(eleven: Path) -> None:
    run("pair", eleven)
    whole = eleven.read_bytes()
    eleven.write_bytes(whole[:-30])
    result = run("status", eleven)
    assert "was cut short" in result.output
    assert eleven.read_bytes() == whole[:-30]
    result = run("pair", eleven)
    assert "is kept in" in result.output
    fragment = eleven.with_name("cup.nrt.fragment").read_bytes()
    assert whole[:-30].endswith(fragment.rstrip(b"\n"))
    assert "Round 1" in run("pairings", eleven).output


def test_a_missing_last_line_end_is_no_damage(eleven: Path) -> None:
    eleven.write_bytes(eleven.read_bytes().rstrip(b"\n"))
    run("pair", eleven)
    assert "cut short" not in run("status", eleven).output


def test_a_change_by_hand_is_named_and_can_be_accepted(eleven: Path) -> None:
    play(eleven)
    changed = eleven.read_text().replace('"points": [6, 0]', '"points": [0, 6]', 1)
    eleven.write_text(changed)
    assert "changed outside the program" in refused("standings", eleven)
    assert "changed outside the program" in refused("pair", eleven)
    assert "kept in" in run("repair", "--accept-edits", eleven).output
    run("standings", eleven)
    assert eleven.with_name("cup.nrt.before-repair").read_text() == changed
    assert "nothing to mend" in run("repair", eleven).output


def test_a_change_by_hand_that_breaks_a_rule_is_not_accepted(eleven: Path) -> None:
    play(eleven)
    eleven.write_text(eleven.read_text().replace('"points": [6, 0]', '"points": [6, 6]', 1))
    assert "cannot be the result" in refused("repair", "--accept-edits", eleven)


@pytest.mark.parametrize("content", [b"", b"\n", b"{}\n", b"\xff\xfe\n\n", b"hello\n", b"[" * 60_000, b'{"n": 1, "do"'])
def test_what_is_no_tournament_file_is_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "junk.nrt"
    file.write_bytes(content)
    for command in (["standings"], ["pair"], ["status"], ["repair"], ["export"]):
        assert "Error: " in refused(*command, file)


def test_a_file_that_is_not_there_and_a_folder_are_refused(tmp_path: Path) -> None:
    assert "There is no file" in refused("pair", tmp_path / "none.nrt")
    assert "There is no file" in refused("standings", tmp_path / "none.nrt")
    assert "is a directory" in run("standings", tmp_path, status=2).output


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may write to every file")
def test_a_file_that_cannot_be_written_is_refused(eleven: Path) -> None:
    eleven.chmod(0o400)
    assert "cannot be opened" in refused("pair", eleven)
