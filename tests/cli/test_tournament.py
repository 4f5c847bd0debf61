"""`netrunner tournament`: an event from its registration to its winner."""

import json
from pathlib import Path

import pytest

from tests.cli.cups import play, refused, run, swiss


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
    assert "with 1 unpaired loss\n" in run("register", "Zed", eleven).output
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
    run("register", "Cid", "Dan", file)
    run("register", "Bob", "--as", "Bob", file)
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


def test_a_ruling_can_give_a_table_more_time(eleven: Path) -> None:
    run("pair", eleven)
    run("ruling", "Looking for a card", "--player", "Bo", "--table", 2, "--extend", 5, eleven)
    run("clock", "start", eleven)
    assert "Table 2: " in run("clock", "show", eleven).output
    assert "which table" in refused("ruling", "x", "--extend", 5, eleven)


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


def test_a_clock_that_was_just_started_shows_the_whole_round(eleven: Path) -> None:
    run("pair", eleven)
    assert "65:00 left" in run("clock", "start", eleven).output


def test_who_comes_late_is_told_what_that_costs(eleven: Path) -> None:
    play(eleven)
    assert "Max, with 1 unpaired loss\n" in run("register", "Max", eleven).output
    play(eleven)
    assert "Nia, with 2 unpaired losses\n" in run("register", "Nia", eleven).output


def test_no_game_of_the_bracket_is_reported_before_its_side_is_chosen(eleven: Path) -> None:
    swiss(eleven)
    run("cut", eleven)
    message = refused("report", 1, "corp", eleven)
    assert "has the higher seed and chooses a side of game 1 first: `side`" in message
    run("side", 1, "corp", eleven)
    run("report", 1, "corp", eleven)


def test_pairing_by_hand_and_the_second_day_from_the_command_line(tmp_path: Path) -> None:
    file = tmp_path / "day.nrt"
    run("new", "--swiss", "2", "--cut", "2", "--elimination", "single", "--day-two", "1", "4", file)
    run("register", "Ann", "Bob", "Cid", "Dan", "Eve", "Fay", "Oops", file)
    assert "Oops is removed" in run("remove", "Oops", file).output
    run("pair", file)
    run("register", "Gil", file)
    assert "bye" in run("bye", "Gil", file).output
    run("register", "Hal", file)
    assert "Hal" in run("fill-bye", "Hal", file).output
    for table in range(1, 5):
        run("report", table, "6-0", file)
    assert "`advance` begins the second day with the top 4" in run("status", file).output
    assert "second day begins now" in refused("pair", file)
    assert len(run("advance", "--yes", file).output.split(", ")) == 4
    run("pair", file)
    assert "undone" in run("undo", "--round", "--yes", file).output
    assert "The event is cancelled" in run("cancel", "--yes", "--reason", "Snow", file).output
    assert "Cancelled: Snow" in run("status", file).output


def test_standings_mark_who_left(tmp_path: Path) -> None:
    file = str(tmp_path / "cup.nrt")
    run("new", "--organizer", "Ann", "--structure", "custom", "--swiss", 1, "--cut", 0, file)
    run("register", "Bo", "Cy", "Di", "Ed", file)
    run("pair", file)
    for table in (1, 2):
        run("report", table, "6-0", file)
    run("drop", "Bo", file)
    lines = run("standings", file).output.splitlines()
    assert [line for line in lines if "(left)" in line] == [line for line in lines if " Bo " in line]
