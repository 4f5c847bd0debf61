"""The table as text: what is on it, for both seats, and nothing that a seat may not see."""

from typing import Any

import pytest
from rich.text import Text

from netrunner.scenario import Scenario
from netrunner.terminal.board import draw_board
from netrunner.terminal.card_locations import in_sight, piles
from netrunner.terminal.card_text import face, facts_line
from netrunner.terminal.log_lines import fresh, ticker
from netrunner.terminal.match import titles
from netrunner.terminal.text_layout import border, flow, side_by_side, wrapped
from tests.terminal.stage import match_after


def position() -> Scenario:
    return Scenario(
        corp={
            "identity": "Jinteki: Personal Evolution",
            "hand": ["Hedge Fund", "Snare!"],
            "discard": ["Neural EMP", ("Project Junebug", "facedown")],
            "scored": ["Nisei MK II"],
            "credits": 6,
            "bad_publicity": 1,
            "servers": {
                "HQ": {"ice": ["Wall of Thorns+", "Enigma"], "root": ["Akitaro Watanabe+"]},
                "Server 1": {"ice": [("Ice Wall+", {"advancement": 2})], "root": ["PAD Campaign"]},
            },
        },
        runner={
            "identity": "Noise: Hacker Extraordinaire",
            "hand": ["Sure Gamble"],
            "discard": ["Diesel"],
            "scored": ["Priority Requisition"],
            "rig": ["Corroder", ("Datasucker", {"virus": 3}), ("Parasite", {"host": "Ice Wall"}), "Grimoire"],
            "credits": 9,
            "tags": 2,
        },
        turn="runner",
    )


def drawn(scenario: Scenario, side: str, width: int = 100) -> str:
    return draw_board(scenario.game.view(side), width).plain


@pytest.mark.parametrize("side", ["corp", "runner"])
def test_both_seats_see_every_number(side: str) -> None:
    board = drawn(position(), side)
    for words in ("credits 6", "credits 9", "tags 2", "bad publicity 1", "score 2", "score 3", "link 0", "clicks 4"):
        assert words in board
    assert "Archives 2 (1 facedown)" in board
    assert "memory 3/6" in board
    assert "virus 3" in board
    assert "adv 2" in board
    assert "└ Parasite" in board
    assert "scored: Nisei MK II" in board
    assert "Action phase: the Runner takes actions [1.6]" in board


def test_the_runner_does_not_see_what_is_hidden() -> None:
    board = drawn(position(), "runner")
    for title in ("Hedge Fund", "Snare!", "Enigma", "PAD Campaign", "Junebug"):
        assert title not in board
    assert "□ unrezzed ice" in board
    assert "□ facedown card" in board
    assert "grip: Sure Gamble 5" in board


def test_the_corp_sees_its_own_cards_and_not_the_grip() -> None:
    board = drawn(position(), "corp")
    for title in ("□ Enigma", "□ PAD Campaign", "■ Akitaro Watanabe", "HQ: Hedge Fund 5  Snare! 0"):
        assert title in board
    assert "Sure Gamble" not in board


def test_each_seat_has_the_outermost_ice_on_its_own_side() -> None:
    board = drawn(position(), "runner")
    assert board.index("1□ unrezzed ice") < board.index("2■ Wall of Thorns") < board.index("outermost")
    board = drawn(position(), "corp")
    assert board.index("outermost") < board.index("2■ Wall of Thorns") < board.index("1□ Enigma")


def test_the_board_shows_where_the_run_is() -> None:
    scenario = position()
    scenario.choose("Run HQ")
    view = scenario.game.view("runner")
    assert "▶" in draw_board(view, 100).plain
    assert "Run on HQ" in draw_board(view, 100).plain


def encounter(**changes: Any) -> dict[str, Any]:
    view = position().game.view("runner")
    ice = view["corp"]["servers"][0]["ice"][0]
    subroutines = [
        {"text": "Do 2 net damage", "broken": True, "resolved": False},
        {"text": "Do 1 net damage", "broken": False, "resolved": True},
        {"text": "End the run", "broken": False, "resolved": False},
    ]
    run = {"server": "HQ", "phase": "encounter ice", "position": 2, "successful": False, "credits": 1, "ice": ice["id"]}
    view["run"] = {**run, "encounter": {"ice": ice, "subroutines": subroutines}, **changes}
    return view


def test_subroutines_are_broken_resolved_or_unbroken() -> None:
    board = draw_board(encounter(), 100).plain
    assert "[x] ↳ Do 2 net damage broken" in board
    assert "[!] ↳ Do 1 net damage resolved" in board
    assert "[ ] ↳ End the run unbroken" in board
    assert "▶2■ Wall of Thorns" in board
    assert "1 credits for this run" in board


def test_the_card_accessed_is_named_only_to_those_who_see_it() -> None:
    hidden = encounter(accessed={"from": "R&D"}, phase="access", encounter=None)
    assert "accessing a card from R&D" in draw_board(hidden, 100).plain
    seen = encounter(accessed={"from": "R&D", "id": 1, "title": "Snare!"}, phase="access", encounter=None)
    assert "accessing Snare! from R&D" in draw_board(seen, 100).plain


@pytest.mark.parametrize("width", [40, 58, 79, 98, 160])
@pytest.mark.parametrize("side", ["corp", "runner"])
def test_no_line_is_wider_than_the_screen(side: str, width: int) -> None:
    for decisions in (0, 10, 25):
        view = match_after(decisions, side, seed=6).view
        for line in draw_board(view, width).split("\n"):
            assert line.cell_len <= width


@pytest.mark.parametrize("side", ["corp", "runner"])
def test_a_board_names_only_cards_of_the_view(side: str) -> None:
    match = match_after(20, side, seed=6)
    known = set(titles(match.view))
    hidden = {card for deck in ("corp", "runner") for card in match.game.setup[deck]["cards"]} - known
    board = draw_board(match.view, 200).plain
    assert not [title for title in hidden if title in board]


def test_every_card_in_sight_has_a_place() -> None:
    view = position().game.view("runner")
    places = dict(in_sight(view))
    assert [card["title"] for card in places["Rig"]] == ["Corroder", "Datasucker", "Grimoire"]
    server = places["Server 1: root, then ice from the innermost"]
    assert [card.get("title") for card in server] == [None, "Ice Wall", "Parasite"]
    assert [card.get("title") for card in dict(piles(view))["Archives"]] == [None, "Neural EMP"]


def test_a_face_has_facts_text_and_rulings() -> None:
    text = "\n".join(line.plain for line in face("Wall of Thorns", 60, rulings=True))
    assert "Jinteki · ice: barrier, ap" in text
    assert "rez cost 8 · strength 5" in text
    assert "↳ End the run." in text
    femme = "\n".join(line.plain for line in face("Femme Fatale", 60, rulings=True))
    assert "Rulings" in femme


def test_a_face_shows_the_copy_on_the_table() -> None:
    view = position().game.view("runner")
    wall = view["corp"]["servers"][-1]["ice"][0]
    text = "\n".join(line.plain for line in face("Ice Wall", 60, wall))
    assert "strength now 3 · rezzed · adv 2 · hosts Parasite" in text


def test_a_card_outside_the_pool_is_no_error() -> None:
    assert face("Nobody's Card", 40)[1].plain == "This card is not in the pool."
    assert facts_line("Nobody's Card") == ""


def test_facts_take_no_more_room_than_there_is() -> None:
    assert facts_line("Crypsis").startswith("program: icebreaker, ai, virus")
    assert facts_line("Crypsis", 60) == "program · install cost 5 · strength 0 · memory 1"
    assert facts_line("Crypsis", 30) == "install cost 5 · strength 0"
    assert facts_line("Crypsis", 5) == ""


def test_new_lines_of_a_log_are_found_though_old_ones_were_dropped() -> None:
    log = [{"turn": 1, "text": str(i)} for i in range(300)]
    assert fresh(log[50:250], log[60:260]) == 10
    assert fresh(log[:5], log[:5]) == 0
    assert fresh([], log[:3]) == 3
    assert fresh(log[200:210], log[:5]) == 5


def test_the_ticker_prefers_what_happened_to_whose_turn_it_is() -> None:
    log = [{"turn": 1, "text": "The Corp gains 1 credit."}, {"turn": 2, "text": "Turn 2: the Runner."}]
    assert [line.plain for line in ticker(log, 2, 60, 1)] == ["▸ The Corp gains 1 credit."]
    assert [line.plain for line in ticker(log, 1, 60, 1)] == ["Turn 2: the Runner."]
    assert ticker([], 0, 60, 1) == []


def test_lines_flow_wrap_and_stand_side_by_side() -> None:
    assert [line.plain for line in flow([Text("aa"), Text("bb"), Text("cc")], 9, "x: ")] == ["x: aa  bb", "   cc    "]
    assert [line.plain for line in wrapped(Text("one two three"), 8)] == ["one two", "three"]
    assert [line.plain for line in side_by_side([[Text("a")], [Text("b"), Text("c")]], [2, 2])] == ["a  b ", "   c "]
    assert border("╭", "╮", 12, [Text("HQ"), Text("5")]).plain == "╭ HQ ─── 5 ╮"
    assert border("╭", "╮", 8, [Text("Archives"), Text("5")]).plain == "╭ Arch…╮"


def test_what_a_card_has_chosen_or_named_stands_beside_it() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Enigma", "Ice Wall+"]}}},
        runner={"hand": ["Femme Fatale", "Femme Fatale", "Temüjin Contract", "Chameleon"], "credits": 40, "clicks": 5},
        turn="runner",
    )
    s.install("Femme Fatale", "Ice Wall")
    s.choose("Install Femme Fatale")
    s.choose("Done")
    s.choose("unrezzed ice")
    s.install("Temüjin Contract", "R&D")
    s.choose("Install Chameleon")
    s.choose("Done")
    s.choose("barrier")
    board = drawn(s, "runner")
    assert "Femme Fatale 2 (Ice Wall)" in board
    assert "Femme Fatale 2 (unrezzed ice (outermost, HQ))" in board
    assert "Femme Fatale 2 (Enigma)" in drawn(s, "corp")
    assert "Temüjin Contract cr 20 (R&D)" in board
    assert "Chameleon 3 (barrier)" in board


def test_the_runners_facedown_cards_stand_apart() -> None:
    s = Scenario(runner={"identity": "Apex: Invasive Predator", "hand": ["Corroder"], "rig": ["Mimic"]})
    s.end_turn()
    s.choose("Yes")
    board = drawn(s, "runner")
    assert "facedown: Corroder" in board
    assert "Corroder" not in next(line for line in board.splitlines() if line.startswith("programs: Mimic 3"))
    assert "facedown: facedown card" in drawn(s, "corp")


def test_a_line_of_the_log_names_its_cause() -> None:
    log = [{"turn": 1, "text": "The Runner takes 1 tag.", "cause": "Joshua B."}]
    assert [line.plain for line in ticker(log, 1, 60, 1)] == ["▸ Joshua B.: The Runner takes 1 tag."]
