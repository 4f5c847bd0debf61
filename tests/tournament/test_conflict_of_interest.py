"""Tournament Regulations I.6: who leads and plays does not decide in their own cause; another leader does."""

from collections.abc import Callable
from typing import Any

import pytest

from netrunner.tournament.commands import COMMANDS, Command
from netrunner.tournament.conflict_of_interest import CAUSES, deputy_actions, may_give_seat
from netrunner.tournament.errors import NotAllowed, Refused
from netrunner.tournament.event import Status
from netrunner.tournament.registration import may_read_list
from netrunner.tournament.tournament import Tournament
from tests.rulings import ruling
from tests.tournament.events import AT, custom, deck_data, do, event, play_swiss

Fields = dict[str, Any]
CORP = deck_data("Jinteki: Personal Evolution", ("Snare!", 3), ("Hedge Fund", 3))
LEADERS = ("Olga", "Jutta", "Maja")


def led(playing: str, players: int = 5, **options: Any) -> Tournament:
    """An event with an organizer, a judge and a marshal, one of whom plays as the last player."""
    made = custom(players, swiss=1, cut=2, **options)
    do(made, "staff", name="Jutta", role="judge")
    do(made, "staff", name="Maja", role="marshal")
    made.register(playing, at=AT)
    return made


def paired(playing: str, **options: Any) -> Tournament:
    made = led(playing, **options)
    made.start(at=AT)
    made.pair(at=AT)
    return made


def ruled(playing: str) -> Tournament:
    made = paired(playing)
    by = next(leader for leader in LEADERS if leader != playing)
    do(made, "ruling", by=by, text="Take it back", table=table(made, playing))
    return made


def reported(playing: str) -> Tournament:
    made = paired(playing)
    by = next(leader for leader in LEADERS if leader != playing)
    do(made, "report", by=by, table=table(made, playing), points=[3, 3])
    return made


def lost(playing: str) -> Tournament:
    made = paired(playing)
    by = next(leader for leader in LEADERS if leader != playing)
    do(made, "missing-card", by=by, player=own(made, playing), side="corp")
    return made


def waiting(playing: str) -> Tournament:
    made = led(playing, capacity=5)
    assert made.event.find(playing).status is Status.WAITING
    return made


def late(playing: str) -> Tournament:
    made = custom(5, swiss=3)
    do(made, "staff", name="Jutta", role="judge")
    do(made, "staff", name="Maja", role="marshal")
    made.start(at=AT)
    made.pair(at=AT)
    made.register(playing, at=AT)
    return made


def left(playing: str) -> Tournament:
    made = paired(playing)
    do(made, "drop", by=playing, player=own(made, playing))
    return made


def drafting(playing: str) -> Tournament:
    made = led(playing, 3, play="full draft")
    made.draft(at=AT, seats=4, pools={"corp": {f"Card {n}": 1 for n in range(8)}}, packs=[("corp", 1)], size=2)
    return made


def own(made: Tournament, playing: str) -> int:
    return made.event.find(playing).id


def table(made: Tournament, playing: str) -> int:
    match = made.event.round.match_of(own(made, playing))
    assert match is not None
    return match.table


def opponent(made: Tournament, playing: str) -> int:
    match = made.event.round.match_of(own(made, playing))
    assert match is not None
    return match.opponent_of(own(made, playing)) or 0


def third(made: Tournament, playing: str) -> int:
    return next(n for n in made.event.players if n not in (own(made, playing), opponent(made, playing)))


OWN_CAUSES: dict[str, tuple[Callable[[str], Tournament], Callable[[Tournament, str], Fields]]] = {
    # what a leader who plays does not do: where, and with which fields
    "report": (reported, lambda e, p: {"table": table(e, p), "points": [6, 0], "correct": True}),
    "ruling": (paired, lambda e, p: {"table": table(e, p), "text": "I am right"}),
    "review": (ruled, lambda e, p: {"ruling": 1, "text": "It stays"}),
    "no-show": (paired, lambda e, p: {"player": opponent(e, p)}),
    "drop": (paired, lambda e, p: {"player": opponent(e, p)}),
    "disqualify": (paired, lambda e, p: {"player": opponent(e, p), "reason": "Rude"}),
    "remove": (waiting, lambda e, p: {"player": 1}),
    "rejoin": (left, lambda e, p: {"player": own(e, p)}),
    "missing-card": (lost, lambda e, p: {"player": own(e, p), "side": "corp", "found": True}),
    "proxy": (paired, lambda e, p: {"player": own(e, p), "side": "corp", "card": "Snare!", "damaged": True}),
    "deck": (paired, lambda e, p: {"player": own(e, p), "side": "corp", **CORP, "correct": True}),
    "edit": (led, lambda e, p: {"player": own(e, p), "first_round_bye": True}),
    "admit": (waiting, lambda e, p: {"player": own(e, p)}),
    "paper-list": (led, lambda e, p: {"player": own(e, p), "received": True}),
    "clock": (paired, lambda e, p: {"what": "extend", "table": table(e, p), "minutes": 20}),
    "repair-pool": (drafting, lambda e, p: {"player": own(e, p), "add": {"Card 1": 1}}),
    "pick": (drafting, lambda e, p: {"player": 1, "card": e.event.draft.hand(1)[0]}),  # type: ignore[union-attr]
    "swap": (paired, lambda e, p: {"first": opponent(e, p), "second": third(e, p), "anyway": True}),
    "bye": (late, lambda e, p: {"player": own(e, p)}),
    "fill-bye": (late, lambda e, p: {"player": own(e, p)}),
}
ELSEWHERE = {"sides": "test_a_leader_chooses_no_side_for_their_opponent"}


def test_the_table_knows_every_cause() -> None:
    kinds: dict[type[Command], str] = {kind: name for name, kind in COMMANDS.items()}
    assert {kinds[kind] for kind in CAUSES} == set(OWN_CAUSES) | set(ELSEWHERE)


@ruling("TR/leader-participation/2")
@pytest.mark.parametrize("playing", LEADERS)
@pytest.mark.parametrize("what", OWN_CAUSES)
def test_a_leader_who_plays_leaves_their_own_cause_to_another(what: str, playing: str) -> None:
    make, fields = OWN_CAUSES[what]
    made = make(playing)
    data, before = fields(made, playing), made.digest()
    others = [leader for leader in LEADERS if leader != playing]
    with pytest.raises(Refused) as refused:
        do(made, what, by=playing, **data)
    if not isinstance(refused.value, NotAllowed):  # by the role alone they may
        assert "about their own match" in refused.value.message
        assert all(other in refused.value.message for other in others)
        for other in others:
            copy = Tournament.read(made.write())
            do(copy, what, by=other, **data)
            assert Tournament.read(copy.write()).digest() == copy.digest()
    assert made.digest() == before
    for nobody in ("Ada", "A stranger"):
        if not COMMANDS[what].own or data.get("player") != 1:
            with pytest.raises(Refused):
                do(made, what, by=nobody, **data)


@ruling("TR/leader-participation/2")
def test_a_deputy_does_in_their_stead_what_only_the_organizer_may_and_nothing_else() -> None:
    made = paired("Olga")
    assert {"disqualify", "pair-by-hand"} <= set(deputy_actions(made.event, "Jutta"))
    assert "pair" not in deputy_actions(made.event, "Jutta")
    with pytest.raises(NotAllowed):
        do(made, "disqualify", by="Jutta", player=third(made, "Olga"), reason="Rude")
    do(made, "disqualify", by="Jutta", player=opponent(made, "Olga"), reason="Rude")
    made = paired("Jutta")
    assert "disqualify" not in deputy_actions(made.event, "Maja")
    with pytest.raises(NotAllowed):
        do(made, "disqualify", by="Maja", player=opponent(made, "Jutta"), reason="Rude")


@ruling("TR/leader-participation/2")
def test_a_leader_takes_back_nothing_that_another_decided_about_them() -> None:
    made = reported("Olga")
    with pytest.raises(Refused, match=r"about Olga, who plays: Maja or Jutta can"):
        made.undo(at=AT)
    made.undo_round(at=AT)
    assert not made.event.rounds, "a whole round goes with everybody's results"
    made = paired("Olga")
    do(made, "ruling", by="Jutta", players=[own(made, "Olga")], text="Slow", penalty="game loss")
    with pytest.raises(Refused, match="about Olga"):
        made.undo(made.since(made.event.rounds[0].entry), at=AT)
    do(made, "report", by="Olga", table=table(made, "Olga"), points=[6, 0])
    made.undo(at=AT)


@ruling("TR/leader-participation/1")
def test_the_second_leader_stays_on_duty_while_the_first_plays() -> None:
    made = event(3)
    do(made, "staff", name="Jutta", role="judge")
    made.register("Olga", at=AT)
    deeds: tuple[Callable[[], object], ...] = (
        lambda: do(made, "duty", by="Jutta", off=True),
        lambda: do(made, "staff", name="Jutta", role="judge", remove=True),
        lambda: do(event(3), "staff", name="Ada", role="organizer"),
    )
    for deed in deeds:
        with pytest.raises(Refused, match="needs a second leader"):
            deed()
    do(made, "staff", name="Maja", role="marshal")
    do(made, "duty", by="Jutta", off=True)
    with pytest.raises(Refused, match="needs a second leader"):
        do(made, "duty", by="Maja", off=True)


def test_a_game_that_was_played_here_counts_at_once_also_for_an_organizer_who_plays() -> None:
    made = paired("Olga")
    games = [{"outcome": "corp"}, {"outcome": "corp"}]
    do(made, "report", table=table(made, "Olga"), games=games, played=True)
    match = made.event.round.match_of(own(made, "Olga"))
    assert match is not None
    assert match.result is not None


@ruling("TR/deck-choice/2", "TR/leader-participation/2")
def test_a_leader_chooses_no_side_for_their_opponent() -> None:
    for seed in "abcdefgh":  # until the lot makes the opponent the higher seed
        made = play_swiss(led("Jutta", 3, seed=seed), lambda match: (6, 0) if match.first == 4 else (0, 6))
        made.cut(at=AT)
        bracket = made.event.bracket
        assert bracket is not None
        if 4 in bracket.seeds and bracket.chooser(1) != 4:
            break
    with pytest.raises(Refused, match="about their own match"):
        made.choose_side(1, "corp", at=AT, by="Jutta")
    made.choose_side(1, "corp", at=AT, by="Olga")


@ruling("TR/leader-participation/2")
@pytest.mark.parametrize("what", ["drop", "disqualify"])
def test_a_leader_who_waits_for_a_place_frees_none(what: str) -> None:
    made = waiting("Olga")
    reason: Fields = {"reason": "Rude"} if what == "disqualify" else {}
    with pytest.raises(Refused, match="about their own match, place or decks"):
        do(made, what, by="Olga", player=1, **reason)
    do(made, what, by="Jutta", player=1, **reason)
    assert made.event.find("Olga").active


@ruling("TR/leader-participation/2")
def test_a_leader_who_left_and_could_read_closed_lists_is_called_back_by_another_only() -> None:
    for lists, back in (("closed", False), ("open", True)):
        made = led("Olga", lists=lists)
        do(made, "deck", by="Jutta", player=1, side="corp", **CORP)
        made.start(at=AT)
        made.pair(at=AT)
        do(made, "drop", by="Olga", player=own(made, "Olga"))
        if back:
            made.undo(at=AT)
        else:
            with pytest.raises(Refused, match=r"free to read the closed lists since leaving: Maja or Jutta can"):
                made.undo(at=AT)
            with pytest.raises(Refused, match="free to read the closed lists"):
                made.undo(made.since(made.event.rounds[0].entry), at=AT)
            with pytest.raises(NotAllowed):
                made.undo([made.event.rounds[0].entry], at=AT, by="Jutta")
            made.undo(at=AT, by="Jutta")
        assert made.event.find("Olga").active
        assert Tournament.read(made.write()).digest() == made.digest()


@ruling("TR/leader-participation/2")
def test_a_leader_does_not_take_back_a_pairing_that_another_changed_for_them() -> None:
    made = paired("Olga", players=7)
    do(made, "swap", by="Jutta", first=own(made, "Olga"), second=third(made, "Olga"), anyway=True)
    with pytest.raises(Refused, match="entered about Olga"):
        made.undo(at=AT)
    do(made, "clock", what="start")
    do(made, "clock", by="Jutta", what="extend", table=table(made, "Olga"), minutes=5)
    with pytest.raises(Refused, match="entered about Olga"):
        made.undo(at=AT)
    made.undo(at=AT, by="Jutta")


@ruling("TR/leader-participation/2")
def test_whose_seat_an_opponents_is_another_leader_says() -> None:
    made = led("Olga")
    seat, mine = made.event.players[1], made.event.find("Olga")
    assert [may_give_seat(made.event, leader, seat) for leader in LEADERS] == [False, True, True]
    assert not may_give_seat(made.event, "Olga", mine)
    assert not may_give_seat(made.event, "Ada", seat)
    assert "link" in deputy_actions(made.event, "Jutta")
    made = led("Jutta")
    assert [may_give_seat(made.event, leader, made.event.players[1]) for leader in LEADERS] == [True, False, False]


@ruling("TR/leader-participation/2")
def test_an_undo_is_judged_by_what_it_changes_however_often_it_was_undone() -> None:
    made = reported("Olga")
    entry = made.entries[-1].n
    taken = made.undo([entry], at=AT, by="Jutta")
    again = made.undo([taken.n], at=AT, by="Jutta")
    with pytest.raises(Refused, match="entered about Olga"):
        made.undo([again.n], at=AT, by="Olga")
    made.undo([again.n], at=AT, by="Jutta")
    made = paired("Olga")
    pairing = made.entries[-1].n
    back = made.undo([made.undo([pairing], at=AT).n], at=AT)
    with pytest.raises(NotAllowed):
        made.undo([back.n], at=AT, by="Jutta")
    assert made.event.rounds


@ruling("TR/leader-participation/2")
def test_who_sat_at_a_table_then_is_whom_a_result_is_about_also_after_a_move() -> None:
    made = reported("Olga")
    entry, here = made.entries[-1].n, table(made, "Olga")
    there = next(match.table for match in made.event.round.matches if match.second and match.table != here)
    do(made, "move", by="Olga", table=here, to=there)
    with pytest.raises(Refused, match="entered about Olga"):
        made.undo([entry], at=AT, by="Olga")
    made.undo([entry], at=AT, by="Jutta")
    made = paired("Olga")
    do(made, "ruling", by="Jutta", table=table(made, "Olga"), text="A warning for both")
    with pytest.raises(Refused, match="entered about Olga"):
        made.undo(at=AT, by="Olga")
    do(made, "swap", by="Jutta", first=opponent(made, "Olga"), second=third(made, "Olga"), anyway=True)
    with pytest.raises(Refused, match="entered about Olga"):
        made.undo(at=AT, by="Olga")


@ruling("TR/leader-participation/2")
def test_a_leader_who_plays_opens_no_closed_lists_and_reads_none_of_who_may_come_back() -> None:
    for deed in ("drop", "disqualify"):
        made = led("Olga", players=7)
        for player in range(1, 8):
            do(made, "deck", player=player, side="corp", **CORP)
        made.start(at=AT)
        made.pair(at=AT)
        gone = made.event.players[third(made, "Olga")]
        reason: Fields = {"reason": "Rude"} if deed == "disqualify" else {}
        do(made, deed, player=gone.id, **reason)
        assert not may_read_list(made.event, "Olga", gone)
        assert may_read_list(made.event, "Jutta", gone)
        with pytest.raises(Refused, match="stay closed while that is so"):
            do(made, "change", lists="open")
        with pytest.raises(Refused, match="stay closed while that is so"):
            do(made, "change", lists="cut")
        do(made, "change", lists="closed", place="The hall")
        assert may_read_list(made.event, "Jutta", gone)
        do(made, "drop", player=own(made, "Olga"))
        do(made, "change", lists="open")


@ruling("TR/leader-participation/2")
def test_who_could_read_closed_lists_as_a_leader_does_not_enter_nor_come_back() -> None:
    made = custom(4, swiss=2)
    do(made, "staff", name="Jutta", role="judge")
    do(made, "staff", name="Maja", role="marshal")
    made.register("Maja", at=AT)
    do(made, "deck", player=1, side="corp", **CORP)
    do(made, "drop", by="Maja", player=5)
    do(made, "staff", name="Maja", role="marshal", remove=True)
    with pytest.raises(Refused, match="has been free to read"):
        made.register("Jutta", at=AT, by="Jutta")
    do(made, "staff", name="Jutta", role="judge", remove=True)
    with pytest.raises(Refused, match="or has led, and has been free to read"):
        made.register("Jutta", at=AT, by="Jutta")
    with pytest.raises(Refused, match="has been free to read"):
        do(made, "rejoin", player=5)
    do(made, "change", lists="open")
    made.register("Jutta", at=AT, by="Jutta")
    do(made, "rejoin", player=5)
    assert Tournament.read(made.write()).digest() == made.digest()


@ruling("TR/progression-cut/3", "TR/leader-participation/2")
def test_a_leader_who_would_be_called_up_takes_nobody_out_of_the_cut() -> None:
    made = play_swiss(led("Jutta", 5))
    made.cut(at=AT)
    bracket = made.event.bracket
    assert bracket is not None
    assert made.event.find("Jutta").status is Status.CUT
    with pytest.raises(Refused, match="about their own match, place or decks"):
        do(made, "drop", by="Jutta", player=bracket.seeds[0])
    do(made, "drop", by="Maja", player=bracket.seeds[0])


@ruling("TR/leader-participation/2")
def test_a_leader_takes_back_nothing_of_a_match_with_the_organizer_in_the_organizers_stead() -> None:
    made = custom(0, swiss=1)
    do(made, "staff", name="Jutta", role="judge")
    do(made, "staff", name="Maja", role="marshal")
    for name in ("Olga", "Maja"):
        made.register(name, at=AT)
    made.start(at=AT)
    made.pair(at=AT)
    entry = do(made, "report", by="Jutta", table=1, points=[6, 0])
    assert made.undone_instead("Jutta") == {entry.n}
    assert made.undone_instead("Maja") == set()
    for player in ("Olga", "Maja"):
        with pytest.raises(Refused, match=f"entered about {player}"):
            made.undo([entry.n], at=AT, by=player)
    made.undo([entry.n], at=AT, by="Jutta")
