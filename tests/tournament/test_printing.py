"""Sheets for the wall and the table."""

import pytest

from netrunner.tournament import printing
from netrunner.tournament.errors import Refused
from netrunner.tournament.tournament import Tournament
from tests.tournament.events import AT, at_the_cut, deck_data, do, event, play_bracket, play_round, started


def one_round(name: str = "Ada") -> Tournament:
    made = event()
    for other in (name, "Bea", "Cid"):
        made.register(other, at=AT)
    made.register("Dot", at=AT)
    play_round(made)
    return made


def test_names_cannot_break_the_page() -> None:
    made = one_round("<script>alert(1)</script> & Co")
    sheet = printing.slips(made.event, made.event.round)
    assert "<script>" not in sheet
    assert "&lt;script&gt;alert(1)&lt;/script&gt; &amp; Co" in sheet
    assert printing.page("A & B", sheet).startswith("<!doctype html>")


def test_there_is_a_slip_for_every_table_and_none_for_a_bye() -> None:
    made = started(event(7))
    made.pair(at=AT)
    assert printing.slips(made.event, made.event.round).count('class="slip"') == 3


def test_every_deck_is_a_page_with_the_players_name_and_every_card() -> None:
    made = event(2)
    do(made, "deck", at=AT, player=1, side="corp", **deck_data("The Foundry", ("Ice Wall", 3), ("Hedge Fund", 2)))
    do(made, "deck", at=AT, player=2, side="runner", **deck_data("Noise", ("Sure Gamble", 3)))
    sheet = printing.decklists(made.event)
    assert sheet.count('class="page"') == 2
    assert "Ada: corp" in sheet
    assert "The Foundry, 5 cards" in sheet
    with pytest.raises(Refused, match="No decklist"):
        printing.decklists(event(2).event)


def test_standings_show_the_exact_fraction_and_its_decimal() -> None:
    made = one_round()
    rows = printing.standing_rows(made.event.standings())
    assert rows[0][:3] == ["1", rows[0][1], "6"]
    assert printing.columns(printing.STANDING_HEAD, rows).splitlines()[0].startswith("Rank  Player")


def test_the_bracket_shows_sources_then_players_then_winners() -> None:
    made = at_the_cut()
    rows = printing.bracket_rows(made.event)
    assert rows[0][3].endswith("(seed 1)")
    assert rows[2][3] == "winner of 1"
    champion = play_bracket(made)
    assert printing.bracket_rows(made.event)[5][5] == made.event.players[champion].name


def test_players_do_not_see_a_round_before_it_is_published() -> None:
    made = started(event(4))
    made.pair(at=AT, hidden=True)
    assert printing.the_round(made.event, None, leader=True).number == 1
    with pytest.raises(Refused, match="not published"):
        printing.the_round(made.event, 1, leader=False)
    with pytest.raises(Refused, match="no round 4"):
        printing.the_round(made.event, 4)


def test_an_unconfirmed_report_is_marked() -> None:
    made = started(event(4))
    made.pair(at=AT)
    match = made.event.round.matches[0]
    do(made, "report", at=AT, by=made.event.players[match.first].name, table=match.table, points=[6, 0])
    assert printing.table_rows(made.event, made.event.round)[0][3] == "(6-0 not confirmed)"


def test_pairings_are_filed_by_letter_whatever_stands_over_it() -> None:
    made = event()
    for name in ("Zoe", "Élodie", "Çelik", "Dieter"):
        made.register(name, at=AT)
    started(made)
    made.pair(at=AT)
    assert [row[0] for row in printing.pairing_rows(made.event, made.event.round)] == [
        "Çelik",
        "Dieter",
        "Élodie",
        "Zoe",
    ]


def test_a_title_on_every_page_cannot_break_the_sheet() -> None:
    sheet = printing.page('A "cup" \\ </style><script>x</script>', "")
    assert "<script>" not in sheet
    assert sheet.count("</style>") == 1
    assert 'content: "A \\22 cup\\22 ' in sheet


def test_wide_letters_keep_the_columns_of_a_terminal_straight() -> None:
    lines = printing.columns(["Player", "Table"], [["太郎", "1"], ["Ada", "2"]]).splitlines()
    assert lines == ["Player  Table", "太郎    1", "Ada     2"]


def test_a_blank_list_has_a_column_of_lines_for_each_deck() -> None:
    sheet = printing.blank_list()
    assert "Corp. Identity:" in sheet
    assert "Runner. Identity:" in sheet
    assert sheet.count("<tr>") == printing.BLANK_LINES + 1
