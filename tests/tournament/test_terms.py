"""What an event is announced as, and changing it before the first round; leaders on and off duty."""

from typing import Any

import pytest

from netrunner.decks import Deck
from netrunner.tournament.decklist import as_deck, enter_deck, illegal_decks
from netrunner.tournament.errors import Refused
from netrunner.tournament.roles import Role
from netrunner.tournament.structure import PlayMode, Structure, Tier
from netrunner.tournament.tournament import Tournament
from tests.rulings import ruling
from tests.tournament.events import AT, at_the_cut, custom, do, event, play_bracket, play_round, started


def test_everything_can_be_changed_before_the_first_round() -> None:
    made = event(9)
    do(made, "change", at=AT, name="Grand Cup", date="2018-02-03", tier="premier", structure="custom", swiss=5, cut=8)
    do(made, "change", at=AT, play="full draft", format="draft", lists="open", lists_required=True)
    assert (made.event.name, made.event.day.isoformat()) == ("Grand Cup", "2018-02-03")
    assert (made.event.tier, made.event.structure) == (Tier.PREMIER, Structure.CUSTOM)
    assert made.event.play is PlayMode.FULL_DRAFT
    assert str(made.start(at=AT)) == "5 Swiss rounds, top 8, double elimination"
    assert Tournament.read(made.write()).digest() == made.digest()


def test_a_changed_structure_is_announced_again() -> None:
    made = started(event(9))
    do(made, "change", at=AT, structure="custom", swiss=2, cut=0)
    assert made.event.announced is None
    with pytest.raises(Refused, match="Announce"):
        made.pair(at=AT)
    assert made.start(at=AT).swiss == 2
    do(made, "change", at=AT, structure="advanced")
    assert (made.event.custom_swiss, made.event.custom_cut) == (None, None)


@ruling("TR/pairings/2")
def test_what_the_pairings_rest_on_is_settled_once_a_round_is_paired() -> None:
    made = custom(4, 2)
    play_round(made)
    before = made.digest()
    for change in ({"structure": "basic"}, {"swiss": 3}, {"tier": "formal"}, {"format": "eternal"}, {"online": True}):
        with pytest.raises(Refused, match="cannot be changed"):
            do(made, "change", at=AT, **change)
    assert made.digest() == before
    do(made, "change", at=AT, name="Another name", lists="open")
    assert made.event.name == "Another name"


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"structure": "custom"}, "needs its number"),
        ({"swiss": 3}, "by its table"),
        ({"structure": "custom", "swiss": 0, "cut": 4}, "at least one Swiss"),
        ({"tier": "grand"}, "grand"),
        ({"date": "tomorrow"}, "tomorrow"),
        ({"seconds": 5}, "between one minute"),
        ({"name": " "}, "at least one letter"),
    ],
)
def test_terms_that_make_no_sense_are_refused(change: dict[str, Any], message: str) -> None:
    made = event(4)
    with pytest.raises(Refused, match=message):
        do(made, "change", at=AT, **change)


@ruling("TR/leader-participation/4")
def test_an_event_in_which_a_leader_plays_cannot_become_formal() -> None:
    made = event(3)
    do(made, "staff", at=AT, name="Jutta", role="judge")
    made.register("Olga", at=AT)
    with pytest.raises(Refused, match="leaders of formal events do not play"):
        do(made, "change", at=AT, tier="formal")


def test_decks_that_a_change_of_format_makes_illegal_are_named() -> None:
    made = event(1, format="casual")
    deck = Deck.load("core-jinteki")
    enter_deck(made, 1, deck, at=AT)
    assert illegal_decks(made.event) == []
    assert as_deck(made.event.players[1].decks["corp"], deck.name) == deck
    do(made, "change", at=AT, format="standard")
    assert illegal_decks(made.event)[0].startswith("Ada (corp): ")


def test_players_register_themselves_only_while_the_registration_is_open() -> None:
    made = event()
    made.register("Bo", at=AT, by="Bo")
    do(made, "registration", at=AT, open=False)
    with pytest.raises(Refused, match="closed"):
        made.register("Cy", at=AT, by="Cy")
    made.register("Cy", at=AT)
    with pytest.raises(Refused, match="already closed"):
        do(made, "registration", at=AT, open=False)
    assert [player.name for player in made.event.active()] == ["Bo", "Cy"]


@ruling("TR/marshal/4", "TR/judge/3")
def test_a_leader_off_duty_is_a_spectator_until_they_say_otherwise() -> None:
    made = custom(4, 2)
    do(made, "staff", at=AT, name="Jutta", role="judge")
    do(made, "duty", at=AT, by="Jutta", name="Jutta", off=True)
    assert made.event.roles_of("Jutta") == [Role.SPECTATOR]
    made.start(at=AT)
    made.pair(at=AT)
    with pytest.raises(Refused, match="may not"):
        do(made, "report", at=AT, by="Jutta", table=1, points=[6, 0])
    do(made, "duty", at=AT, by="Jutta", name="Jutta", off=False)
    do(made, "report", at=AT, by="Jutta", table=1, points=[6, 0])


def test_duty_is_said_by_oneself_or_by_the_organizer() -> None:
    made = event(2)
    do(made, "staff", at=AT, name="Jutta", role="judge")
    do(made, "staff", at=AT, name="Mara", role="marshal")
    with pytest.raises(Refused, match="may not"):
        do(made, "duty", at=AT, by="Mara", name="Jutta", off=True)
    do(made, "duty", at=AT, name="Jutta", off=True)
    with pytest.raises(Refused, match="already off"):
        do(made, "duty", at=AT, name="Jutta", off=True)
    with pytest.raises(Refused, match="not a leader"):
        do(made, "duty", at=AT, name="Ada", off=True)
    with pytest.raises(Refused, match="hand it to somebody else"):
        do(made, "duty", at=AT, name="Olga", off=True)
    do(made, "staff", at=AT, name="Jutta", role="judge", remove=True)
    assert made.event.staff.off_duty == set()


@ruling("TR/leader-participation/1")
def test_the_second_leader_cannot_be_released_while_the_first_plays() -> None:
    made = event()
    do(made, "staff", at=AT, name="Jutta", role="judge")
    made.register("Olga", at=AT)
    with pytest.raises(Refused, match="second leader"):
        do(made, "staff", at=AT, name="Jutta", role="judge", remove=True)
    do(made, "staff", at=AT, name="Mara", role="marshal")
    do(made, "staff", at=AT, name="Jutta", role="judge", remove=True)


def test_a_whole_round_can_be_undone_in_either_stage() -> None:
    made = custom(8, 2, 4)
    play_round(made)
    after_one = made.digest()
    play_round(made)
    made.undo(made.last_round_entries(), at=AT)
    assert made.digest() == after_one
    play_round(made)
    after_two = made.digest()
    made.cut(at=AT)
    made.undo(made.last_round_entries(), at=AT)
    assert made.digest() == after_two
    play_round_entries = made.round_entries(1)
    made.undo(play_round_entries, at=AT)
    assert made.event.rounds == []
    with pytest.raises(Refused, match="no round 1"):
        made.round_entries(1)


def test_undoing_an_elimination_round_takes_back_its_games_and_leaves_those_before() -> None:
    made = at_the_cut(players=8, cut=4)
    play_bracket(made)
    bracket = made.event.bracket
    assert bracket is not None
    last = max(bracket.slot(game).round for game in bracket.played)
    made.undo(made.last_round_entries(), at=AT)
    bracket = made.event.bracket
    assert bracket is not None
    assert bracket.champion is None
    assert {bracket.slot(game).round for game in bracket.played} == set(range(1, last))
