"""Tournament Regulations II.2: players, decks, lists, late entry."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from netrunner.decks import Deck
from netrunner.tournament import dispatch
from netrunner.tournament.decklist import problems_of
from netrunner.tournament.errors import Refused
from netrunner.tournament.event import Event, fold_name
from netrunner.tournament.log import Entry
from netrunner.tournament.names import clean_name
from netrunner.tournament.registration import check_identified, identify, may_read_list
from netrunner.tournament.tournament import Tournament
from tests.rulings import ruling
from tests.tournament.events import AT, NAMES, at_the_cut, custom, deck_data, do, event, play_round, play_swiss, started

CORP = deck_data("Jinteki: Personal Evolution", ("Snare!", 3), ("Hedge Fund", 3))
RUNNER = deck_data("Noise: Hacker Extraordinaire", ("Sure Gamble", 3))

POOL = [("Ichi 1.0", "Core Set"), ("Ichi 2.0", "Trace Amount"), ("Hunter", "Core Set"), ("Hunter Seeker", "Sovereign")]


@ruling("TR/deck-building/1", "TR/deck-lists/1")
def test_where_lists_are_required_everyone_submits_a_corp_and_a_runner_deck_before_the_start() -> None:
    made = event(0, lists_required=True)
    for name in NAMES[:4]:
        made.register(name, at=AT, by=name)
    made.start(at=AT)
    for number in (1, 2, 3, 4):
        do(made, "deck", at=AT, player=number, side="corp", **CORP)
        if number != 3:
            do(made, "deck", at=AT, player=number, side="runner", **RUNNER)
    with pytest.raises(Refused, match=r"Cid \(runner\)"):
        made.pair(at=AT)
    do(made, "deck", at=AT, player=3, side="runner", **RUNNER)
    made.pair(at=AT)
    assert made.event.players[3].corp == "Jinteki: Personal Evolution"


@ruling("TR/deck-building/1")
def test_a_player_has_one_corp_and_one_runner_deck_and_no_third() -> None:
    made = event(1)
    with pytest.raises(Refused, match=r"is .corp. or .runner., not .spare."):
        do(made, "deck", at=AT, player=1, side="spare", **CORP)
    do(made, "deck", at=AT, player=1, side="corp", **CORP)
    do(made, "deck", at=AT, player=1, side="corp", **deck_data("Haas-Bioroid: Engineering the Future", ("Snare!", 1)))
    assert list(made.event.players[1].decks) == ["corp"]


@ruling("TR/deck-lists/1")
def test_a_list_names_the_identity_and_every_card() -> None:
    made = event(1)
    with pytest.raises(Refused, match="all its cards"):
        do(made, "deck", at=AT, player=1, side="corp", identity="Jinteki: Personal Evolution", cards=[])
    with pytest.raises(Refused, match=r"`cards.0.copies` of .deck. is 1 or more"):
        do(made, "deck", at=AT, player=1, side="corp", identity="X", cards=[{"title": "Snare!", "copies": 0}])
    do(made, "deck", at=AT, player=1, side="corp", **CORP)
    assert made.event.players[1].decks["corp"].cards == (("Snare!", 3), ("Hedge Fund", 3))


@ruling("TR/deck-building/4")
def test_the_same_decks_are_played_throughout() -> None:
    made = started(event(4))
    do(made, "deck", at=AT, player=1, side="corp", **CORP)
    made.pair(at=AT)
    other = deck_data("Haas-Bioroid: Engineering the Future", ("Hedge Fund", 3))
    with pytest.raises(Refused, match="throughout"):
        do(made, "deck", at=AT, player=1, side="corp", **other)
    with pytest.raises(Refused, match="throughout"):
        do(made, "edit", at=AT, player=1, corp="Haas-Bioroid: Engineering the Future")
    do(made, "deck", at=AT, player=1, side="corp", correct=True, **other)
    assert made.event.players[1].corp == "Haas-Bioroid: Engineering the Future"


@ruling("TR/deck-building/5")
def test_a_deck_that_breaks_the_most_wanted_list_is_refused() -> None:
    made = event(1)
    with pytest.raises(Refused, match="restricted"):
        do(made, "deck", at=AT, player=1, side="corp", problems=["two restricted cards"], **CORP)
    assert made.event.players[1].decks == {}


@ruling("TR/deck-building/5")
def test_the_deck_library_finds_cards_that_the_list_of_the_day_removed() -> None:
    deck = Deck.build("Noise: Hacker Extraordinaire", {"Sure Gamble": 3, "Aaron Marrón": 3, "Rumor Mill": 3})
    found = " ".join(map(str, problems_of(deck, event(format="standard").event)))
    assert "Rumor Mill" in found


@ruling("TR/deck-lists/2")
@pytest.mark.parametrize("written", ["Ichi", "ichi"])
def test_a_line_that_could_be_two_cards_is_refused(written: str) -> None:
    with pytest.raises(Refused, match=r"Ichi 1\.0 or Ichi 2\.0"):
        check_identified(written, POOL)


@ruling("TR/deck-lists/3")
def test_the_full_name_or_the_product_in_parentheses_identifies_a_card() -> None:
    assert check_identified("Hunter", POOL) == "Hunter"
    assert check_identified("Hunter Seeker", POOL) == "Hunter Seeker"
    assert check_identified("Hunter (Sovereign)", POOL) == "Hunter Seeker"
    with pytest.raises(Refused, match="No legal card"):
        check_identified("Ichi (Blood Money)", POOL)


@ruling("TR/deck-lists/ex1")
def test_ichi_does_not_identify_a_card_and_ichi_1_0_or_ichi_core_set_does() -> None:
    assert identify("Ichi", POOL) == ["Ichi 1.0", "Ichi 2.0"]
    assert identify("Ichi 1.0", POOL) == identify("Ichi (Core Set)", POOL) == ["Ichi 1.0"]


@pytest.mark.parametrize(
    ("lists", "before", "after"), [("open", True, True), ("closed", False, False), ("cut", False, True)]
)
def test_decklists_are_open_closed_or_shown_at_the_cut(lists: str, before: bool, after: bool) -> None:
    made = play_swiss(custom(8, swiss=3, cut=4, lists=lists))
    owner = made.event.players[made.event.standings()[0].id]
    assert may_read_list(made.event, "Olga", owner)
    assert may_read_list(made.event, owner.name, owner)
    assert may_read_list(made.event, "Spectator", owner) is before
    made.cut(at=AT)
    assert may_read_list(made.event, "Spectator", owner) is after


@ruling("TR/legal-products/3")
def test_a_deck_with_proxies_is_refused() -> None:
    made = event(1)
    with pytest.raises(Refused, match="Proxies"):
        do(made, "deck", at=AT, player=1, side="corp", proxies=["Snare!"], **CORP)


@ruling("TR/legal-products/3")
def test_only_a_leader_makes_a_proxy_and_only_for_a_damaged_card() -> None:
    made = event(1)
    do(made, "deck", at=AT, player=1, side="corp", **CORP)
    with pytest.raises(Refused, match="damaged"):
        do(made, "proxy", at=AT, player=1, side="corp", card="Snare!", damaged=False)
    with pytest.raises(Refused, match="may not"):
        do(made, "proxy", at=AT, by="Ada", player=1, side="corp", card="Snare!", damaged=True)
    with pytest.raises(Refused, match="not in"):
        do(made, "proxy", at=AT, player=1, side="corp", card="Ice Wall", damaged=True)
    do(made, "proxy", at=AT, player=1, side="corp", card="Snare!", damaged=True)
    assert made.event.players[1].decks["corp"].proxies == {"Snare!": "Olga, 2018-01-20"}


def test_a_late_player_takes_an_unpaired_loss_for_every_round_missed() -> None:
    made = event(8)
    play_round(made)
    play_round(made)
    late = made.register("Late", at=AT).number("id")
    tally = made.event.tallies()[late]
    assert (tally.points, tally.rounds, tally.opponents) == (0, 2, [])


def test_nobody_enters_after_the_last_swiss_round_is_paired() -> None:
    made = at_the_cut()
    with pytest.raises(Refused, match="nobody can enter"):
        made.register("Late", at=AT)


def test_once_check_in_is_used_only_those_who_are_here_are_paired() -> None:
    made = started(event(4))
    for number in (1, 2, 3):
        do(made, "check-in", at=AT, player=number)
    with pytest.raises(Refused, match="Not checked in: Dot"):
        made.pair(at=AT)
    do(made, "drop", at=AT, player=4)
    made.pair(at=AT)


@pytest.mark.parametrize("name", ["", "   ", "\u200b\x00", "a\x07b", "#7", "x" * 201, "\ud800"])
def test_a_name_that_cannot_be_printed_is_refused(name: str) -> None:
    with pytest.raises(Refused, match=r"[Nn]ame"):
        clean_name(name)


@pytest.mark.parametrize(("one", "two"), [("Zoë", "Zoe\u0308"), ("STRASSE", "straße"), ("Ann  Lee", "ann lee")])
def test_the_same_name_twice_is_refused_however_it_is_written(one: str, two: str) -> None:
    made = event()
    made.register(one, at=AT)
    with pytest.raises(Refused, match="already registered as player 1"):
        made.register(two, at=AT)


def test_an_unknown_player_is_named_with_the_nearest() -> None:
    made = event(8)
    with pytest.raises(Refused, match="nearest: Hal"):
        made.event.find("Hall")


def test_a_number_finds_a_player_and_a_name_of_digits_comes_first() -> None:
    made = event(2)
    made.register("2", at=AT)
    assert made.event.find("2").id == 3
    assert made.event.find("#2").id == 2
    assert made.event.find(1).name == "Ada"


@settings(max_examples=60, deadline=None)
@given(st.lists(st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=12), max_size=6))
def test_names_of_every_kind_of_letter_survive_the_file(names: list[str]) -> None:
    made = event()
    for name in names:
        try:
            made.register(name, at=AT)
        except Refused:
            continue
    again = Tournament.read(made.write())
    assert again.event.players == made.event.players
    for known in made.event.players.values():
        assert again.event.find(f"#{known.id}").name == known.name
        assert fold_name(again.event.find(known.name).name) == fold_name(known.name)


def test_five_thousand_players_register_quickly() -> None:
    made = event()
    for number in range(5000):
        made.register(f"Spieler Ω {number:04}", at=AT)
    assert len(Tournament.read(made.write()).event.players) == 5000


def test_a_judge_off_duty_reads_no_closed_list() -> None:
    made = event(1)
    do(made, "staff", at=AT, name="Jutta", role="judge")
    owner = made.event.players[1]
    assert may_read_list(made.event, "Jutta", owner)
    do(made, "duty", at=AT, by="Jutta", name="Jutta", off=True)
    assert not may_read_list(made.event, "Jutta", owner)


def test_a_refused_deck_is_told_in_one_sentence() -> None:
    made = event(1)
    with pytest.raises(Refused, match=r"is not legal here: Too small; Too dear$"):
        do(made, "deck", at=AT, player=1, side="corp", problems=["Too small.", "Too dear."], **deck_data("A", ("B", 1)))


REMOVED: dict[str, dict[str, Any]] = {
    "edit": {"name": "Somebody"},
    "rejoin": {},
    "drop": {},
    "check-in": {},
    "admit": {},
    "remove": {},
    "paper-list": {"received": True},
    "disqualify": {"reason": "Rude"},
    "deck": {"side": "corp", **CORP},
}


@pytest.mark.parametrize("what", REMOVED)
def test_nothing_is_done_any_more_to_who_was_entered_by_mistake(what: str) -> None:
    made = event(5)
    do(made, "remove", player=2)
    before = made.digest()
    with pytest.raises(Refused, match=r"Bea \(player 2\) was removed: register them anew"):
        do(made, what, player=2, **REMOVED[what])
    assert made.digest() == before


def test_a_command_that_fails_leaves_nothing_half_done(monkeypatch: pytest.MonkeyPatch) -> None:
    made = event(4)
    before = made.digest()

    def half(event: Event, entry: Entry) -> None:
        dispatch.apply(event, entry)
        if entry.do == "drop":
            raise KeyError

    monkeypatch.setattr("netrunner.tournament.tournament.apply", half)
    with pytest.raises(KeyError):
        do(made, "drop", player=1)
    assert made.digest() == before
