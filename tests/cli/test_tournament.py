"""`netrunner tournament` on files."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from netrunner.cli.main import cli

ELEVEN = ["Bo", "Cy", "Di", "Ed", "Fay", "Gil", "Hal", "Ivy", "Jo", "Kim", "Lou"]


def run(*arguments: object, status: int = 0) -> Result:
    result = CliRunner().invoke(cli, ["tournament", *map(str, arguments)])
    assert result.exit_code == status, result.output
    assert "Traceback" not in result.output
    return result


def refused(*arguments: object) -> str:
    """The message of a command that is refused; the file it ends with is untouched."""
    file = Path(str(arguments[-1]))
    before = file.read_bytes() if file.is_file() else None
    message = run(*arguments, status=1).output
    assert (file.read_bytes() if file.is_file() else None) == before
    return message


@pytest.fixture
def cup(tmp_path: Path) -> Path:
    file = tmp_path / "cup.nrt"
    run("new", "--name", "Cup", "--organizer", "Ann", "--seed", "7", "--date", "2018-01-20", file)
    return file


@pytest.fixture
def eleven(cup: Path) -> Path:
    run("register", *ELEVEN, cup)
    return cup


def play(file: Path) -> None:
    """Pair a round and report every table."""
    tables = [line.split()[0] for line in run("pair", file).output.splitlines() if line[:1].isdigit()]
    for table in tables:
        if table != "11":
            run("report", table, "6-0" if int(table) % 2 else "3-3", file)


def swiss(file: Path) -> None:
    for _ in range(4):
        play(file)


def test_a_whole_event_from_registration_to_the_winner(eleven: Path) -> None:
    swiss(eleven)
    assert "nothing differs" in run("standings", "--check", eleven).output
    assert len(run("cut", eleven).output.splitlines()) == 4
    run("side", 1, "corp", eleven)
    run("side", 2, "runner", eleven)
    for game in range(1, 6):
        run("report", game, "corp", eleven)
    output = run("report", 6, "corp", eleven).output
    if "wins the tournament" not in output:
        output = run("report", 7, "runner", eleven).output
    assert "wins the tournament" in output
    assert "Over: " in run("status", eleven).output
    assert "Winner: " in run("bracket", eleven).output
    assert len(json.loads(run("bracket", "--json", eleven).output)["places"]) == 4
    assert "Every draw comes out as recorded." in run("log", "--verify", eleven).output


def test_standings_as_json(eleven: Path) -> None:
    swiss(eleven)
    table = json.loads(run("standings", "--json", eleven).output)
    assert [line["rank"] for line in table] == list(range(1, 12))
    assert set(table[0]) == {"rank", "id", "name", "points", "rounds", "sos", "esos"}
    assert any("/" in line["sos"] for line in table)


def test_an_export_is_read_back_and_imported(eleven: Path, tmp_path: Path) -> None:
    swiss(eleven)
    run("export", "-o", tmp_path / "cup.json", eleven)
    assert "nothing differs" in run("standings", "--check", tmp_path / "cup.json").output
    ours = json.loads(run("standings", "--json", eleven).output)
    assert json.loads(run("standings", "--json", tmp_path / "cup.json").output) == ours
    assert "11 players, 4 rounds" in run("import", tmp_path / "cup.json", tmp_path / "again.nrt").output
    assert "There is no file" in refused("import", tmp_path / "missing.json", tmp_path / "x.nrt")
    assert "tournament file already" in refused("import", eleven, tmp_path / "x.nrt")


def test_check_names_differences_and_fails(tmp_path: Path) -> None:
    side = {"id": 1, "combinedScore": 6}
    data = {
        "players": [{"id": 1, "name": "A", "matchPoints": 3}, {"id": 2, "name": "B"}],
        "rounds": [[{"table": 1, "player1": side, "player2": {"id": 2, "combinedScore": 0}}]],
    }
    file = tmp_path / "other.json"
    file.write_text(json.dumps(data))
    assert "A: points recorded as 3, computed 6" in run("standings", "--check", file, status=1).output


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["report", "1", "9-9"], "cannot be the result"),
        (["report", "1", "banana"], "is not a result"),
        (["report", "77", "6-0"], "no table 77"),
        (["report", "Nobody", "6-0"], "no player 'Nobody'"),
        (["report", "--round", "5", "1", "6-0"], "no round 5"),
        (["report", "1", "split"], "leader"),
        (["report", "1", "win:decked,loss"], "empty R&D"),
        (["report", "1", "win"], "is not a result"),
        (["confirm", "1"], "Nothing has been reported"),
        (["pair"], "still waits for the result of table 1"),
        (["cut"], "announced"),
        (["side", "1", "corp"], "no bracket"),
        (["bracket"], "no bracket"),
        (["drop", "Hall"], "nearest: Hal"),
        (["rejoin", "Hal"], "not left"),
        (["register", "hal"], "already registered"),
        (["register"], "at least one player"),
        (["start"], "before the first round"),
        (["publish"], "already published"),
        (["check-in", "Bo"], "Check-in is over"),
        (["seats", "Bo"], "before the first round"),
        (["table", "99", "1"], "no table 99"),
        (["staff", "Ann", "organizer", "--remove"], "exactly one organizer"),
        (["undo", "--entry", "99"], "does not exist"),
        (["undo", "--entry", "1"], "nothing before it"),
        (["undo", "--entry", "2", "--round"], "Choose one"),
        (["redo"], "nothing to redo"),
        (["drop", "Bo", "--as", "Cy"], "only for themselves"),
        (["pair", "--as", "Bo"], "may not"),
        (["edit", "Bo"], "Say what to change"),
        (["deck", "Bo", "no-such-deck"], "cannot be read"),
        (["ruling", "x", "--rule", "TR/nonsense/1"], "TR/nonsense/1"),
        (["clock", "pause"], "not been started"),
        (["print", "bracket"], "no bracket"),
        (["print", "pairings", "--round", "9"], "no round 9"),
        (["missing-card", "Bo", "corp", "--found"], "is missing"),
    ],
)
def test_bad_input_is_refused_with_a_reason_and_changes_nothing(
    eleven: Path, arguments: list[str], message: str
) -> None:
    run("pair", eleven)
    assert message in refused(*arguments, eleven)


def test_results_in_words_and_from_a_players_side(eleven: Path) -> None:
    run("pair", eleven)
    rows = [line.split() for line in run("pairings", eleven).output.splitlines()[2:]]
    table, first, second = rows[0]
    assert f"{first} 0-6 {second}" in run("report", second, "6-0", eleven).output
    table, first, second = rows[1]
    assert f"{first} 5-0 {second}" in run("report", table, "win:flatline,win:time", eleven).output
    table, first, second = rows[2]
    assert f"{first} 1-4 {second}" in run("report", second, "win,draw", eleven).output
    assert "3-3" in run("report", rows[3][0], "split", "--leader", "Ann", eleven).output
    assert "already have" in refused("report", table, "6-0", eleven)
    assert "6-0" in run("report", table, "6-0", "--correct", eleven).output


def test_a_player_reports_and_the_opponent_confirms(eleven: Path) -> None:
    run("pair", eleven)
    table, first, second = run("pairings", eleven).output.splitlines()[2].split()
    assert "not confirmed" in run("report", table, "6-0", "--as", first, eleven).output
    assert "opponent confirms" in refused("confirm", table, "--as", first, eleven)
    assert "6-0" in run("confirm", table, "--as", second, eleven).output


def test_players_report_a_game_of_the_bracket_and_it_counts_when_both_agree(eleven: Path) -> None:
    swiss(eleven)
    seeds = [line.split()[1] for line in run("cut", eleven).output.splitlines()]
    assert f"{seeds[0]} has the higher seed and chooses" in refused("report", 1, "corp", eleven)
    assert f"({seeds[1]} chooses a side)" in run("status", eleven).output
    for game in (1, 2):
        run("side", game, "corp", eleven)
    assert "opponent confirms" in run("report", 1, "corp", "--as", seeds[0], eleven).output
    assert "disagree" in run("report", 1, "runner", "--as", seeds[3], eleven).output
    assert f"{seeds[0]} beats {seeds[3]}" in run("report", 1, "corp", "--as", seeds[3], eleven).output
    run("report", seeds[1], "draw", "--as", seeds[1], eleven)
    assert f"{seeds[1]} beats {seeds[2]}" in run("confirm", 2, "--as", seeds[2], eleven).output
    assert f"{seeds[3]} does not play" in refused("report", 3, seeds[3], eleven)


def test_nothing_is_written_over_a_tournament_file(eleven: Path, tmp_path: Path) -> None:
    play(eleven)
    assert "choose another name" in refused("export", "-o", eleven, eleven)
    assert "choose another name" in refused("print", "standings", "-o", eleven, eleven)
    run("export", "-o", tmp_path / "cup.json", eleven)
    run("export", "-o", tmp_path / "cup.json", eleven)


def test_status_says_what_comes_next(eleven: Path) -> None:
    run("pair", "--hidden", eleven)
    assert "Round 1 (not published yet)" in run("status", eleven).output
    run("undo", eleven)
    for number in (2, 3, 4):
        play(eleven)
        assert f"`pair` draws round {number}" in run("status", eleven).output
    play(eleven)
    assert "`cut` makes the cut" in run("status", eleven).output


def test_part_of_a_name_leads_to_the_whole(cup: Path) -> None:
    run("register", "Bo Lindqvist", "Jo", "Ed", "Fay", cup)
    assert "nearest: Bo Lindqvist" in refused("drop", "Bo", cup)
    assert "nearest: Bo Lindqvist" in refused("drop", "lindqvist", cup)


def test_undo_of_a_round_asks_nothing_of_a_script_and_keeps_the_log(eleven: Path) -> None:
    play(eleven)
    before = run("standings", "--json", eleven).output
    play(eleven)
    lines = len(eleven.read_text().splitlines())
    assert "pairs round 2" in run("undo", "--round", eleven).output
    assert run("standings", "--json", eleven).output == before
    assert len(eleven.read_text().splitlines()) == lines + 1
    run("redo", eleven)
    assert "Round 2" in run("pairings", eleven).output


def test_a_drop_a_late_entry_a_correction_and_staff(eleven: Path) -> None:
    play(eleven)
    run("drop", "Cy", eleven)
    assert "with 1 unpaired losses" in run("register", "Zed", eleven).output
    run("report", "--round", "1", "--correct", "1", "0-6", eleven)
    run("staff", "Jay", "judge", eleven)
    run("ruling", "Play on", "--player", "Bo", "--rule", "TR/judge/5", "--as", "Jay", eleven)
    assert "Play on (TR/judge/5)" in run("rulings", eleven).output
    run("review", 1, "Indeed", eleven)
    play(eleven)
    run("rejoin", "Cy", eleven)
    run("reserve", 1, 2, eleven)
    assert "\n3 " in run("pair", eleven).output
    run("clock", "start", eleven)
    assert "left" in run("clock", "show", "--extend", 3, 5, eleven).output


def test_decks_are_checked_under_the_events_format(tmp_path: Path) -> None:
    file = tmp_path / "core.nrt"
    run("new", "--format", "core", "--lists-required", file)
    run("register", "Ann", "--corp-deck", "core-jinteki", "--runner-deck", "core-shaper", file)
    run("register", "Bob", "Cid", "Dan", file)
    assert "Bob (corp), Bob (runner)" in refused("pair", file)
    assert "Jinteki: Personal Evolution, 49 cards, legal" in run("deck", "Bob", "core-jinteki", file).output
    assert "is a corp deck" in refused("register", "Eve", "--runner-deck", "core-jinteki", file)
    illegal = tmp_path / "illegal.txt"
    illegal.write_text("Jinteki: Personal Evolution\n3x Hedge Fund\n")
    assert "not legal here" in refused("deck", "Cid", illegal, file)
    ambiguous = tmp_path / "ambiguous.txt"
    ambiguous.write_text("Jinteki: Personal Evolution\n3x Ichi\n")
    assert "Ichi" in refused("deck", "Cid", ambiguous, file)
    assert 'class="page"' in run("print", "decklists", file).output


@pytest.mark.parametrize("sheet", ["pairings", "tables", "slips", "standings"])
def test_sheets_are_complete_pages(eleven: Path, sheet: str) -> None:
    run("pair", eleven)
    output = run("print", sheet, eleven).output
    assert output.startswith("<!doctype html>")
    assert "Lou" in output


def test_five_thousand_names_from_a_list(cup: Path, tmp_path: Path) -> None:
    names = tmp_path / "names.txt"
    names.write_text("\n".join(f"Игрок {number} 選手 É\u0301" for number in range(5000)), encoding="utf-8")
    assert len(run("register", "--from", names, cup).output.splitlines()) == 5000
    assert "5000 registered" in run("status", cup).output


# --- files


def test_new_never_overwrites(cup: Path) -> None:
    assert "exists already" in refused("new", cup)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--swiss", "3", "--cut", "5"], "4, 8 or 16"),
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
        process.communicate(timeout=60)
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


def test_every_command_is_described_in_the_documentation() -> None:
    from netrunner.cli.tournament import tournament

    page = (Path(__file__).parents[2] / "docs" / "tournaments.md").read_text(encoding="utf-8")
    assert [name for name in tournament.commands if f"`{name}" not in page] == []


def test_a_ruling_can_give_a_table_more_time(eleven: Path) -> None:
    run("pair", eleven)
    run("ruling", "Looking for a card", "--player", "Bo", "--table", 2, "--extend", 5, eleven)
    run("clock", "start", eleven)
    assert "Table 2: " in run("clock", "show", eleven).output
    assert "which table" in refused("ruling", "x", "--extend", 5, eleven)


def test_every_command_explains_itself() -> None:
    from netrunner.cli.tournament import tournament

    for name, command in tournament.commands.items():
        assert command.help, name
        assert command.get_short_help_str(), name
        assert "FILE" in run(name, "--help").output


def test_a_judge_goes_off_duty_and_comes_back(cup: Path) -> None:
    run("staff", "Jutta", "judge", cup)
    assert "Jutta is off duty" in run("duty", "Jutta", "off", "--as", "Jutta", cup).output
    assert "may not" in refused("register", "Bo", "--as", "Jutta", cup)
    assert "Jutta is on duty" in run("duty", "Jutta", "on", cup).output
    assert "already on duty" in refused("duty", "Jutta", "on", cup)


def test_the_structure_can_be_changed_before_the_first_round(eleven: Path) -> None:
    assert "custom structure" in run("change", "--swiss", 2, "--cut", 0, eleven).output
    assert "2 Swiss rounds, no cut" in run("pair", eleven).output
    assert "cannot be changed" in refused("change", "--swiss", 3, eleven)
    assert "Say what to change" in refused("change", eleven)
    assert "not a date" in refused("change", "--date", "soon", eleven)


def test_a_change_that_makes_a_registered_deck_illegal_is_warned_about(cup: Path) -> None:
    run("change", "--format", "core", cup)
    run("register", "Bo", "--corp-deck", "core-jinteki", cup)
    assert "not legal any more: Bo (corp)" in run("change", "--format", "revised-core", cup).output


def test_the_registration_can_be_closed_to_players(cup: Path) -> None:
    run("registration", "closed", cup)
    assert "closed" in refused("register", "Bo", "--as", "Bo", cup)
    run("register", "Bo", cup)
    run("registration", "open", cup)
    run("register", "Cy", "--as", "Cy", cup)


def test_a_draft_from_the_command_line(tmp_path: Path) -> None:
    file = tmp_path / "draft.nrt"
    run("new", "--play", "full draft", "--swiss", 1, "--cut", 0, "--seed", "7", file)
    run("register", "Bo", "Cy", file)
    assert "Say what is drafted" in refused("draft", file)
    assert "a bot" in run("draft", "--set", "core", "--seats", 3, "--packs", 1, 1, "--size", 2, file).output
    for player in ("Bo", "Cy"):
        hand = run("pack", player, file).output.splitlines()[0].removeprefix("Pack: ").split(", ")
        assert "has 1 cards" in run("pick", player, hand[0], file).output
    assert "not in this pack" in refused("pick", "Bo", "Account Siphon", file)
    assert "Picks: " in run("pack", "Bo", file).output
    assert "begins the draft" in run("log", file).output
