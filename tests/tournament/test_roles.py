"""Tournament Regulations I: who is who."""

import pytest

from netrunner.tournament.errors import Refused
from netrunner.tournament.roles import Role, Staff, may, rules_on, sees
from tests.rulings import ruling
from tests.tournament.events import AT, do, event


@ruling("TR/organizer/1")
def test_an_event_has_exactly_one_organizer() -> None:
    made = event()
    do(made, "staff", at=AT, name="Otto", role="organizer")
    assert made.event.staff.organizer == "Otto"
    assert made.event.staff.leaders() == ["Otto"]
    with pytest.raises(Refused, match="exactly one organizer"):
        do(made, "staff", at=AT, by="Otto", name="Otto", role="organizer", remove=True)


@ruling("TR/organizer/1")
def test_an_event_cannot_be_made_without_an_organizer() -> None:
    with pytest.raises(Refused, match="name"):
        event(organizer="  ")


@ruling("TR/organizer/2")
def test_without_a_marshal_the_organizer_does_the_marshals_work() -> None:
    made = event(2)
    do(made, "staff", at=AT, name="Jutta", role="judge")
    do(made, "ruling", at=AT, by="Jutta", text="The run ends", players=[1])
    assert Role.MARSHAL in made.event.roles_of("Olga")
    do(made, "review", at=AT, by="Olga", ruling=1, text="It does")
    do(made, "staff", at=AT, name="Maja", role="marshal")
    assert made.event.staff.acting_marshals() == ["Maja"]
    assert made.event.roles_of("Olga") == [Role.ORGANIZER]


@ruling("TR/marshal/1")
@pytest.mark.parametrize("count", [0, 1, 3])
def test_any_number_of_marshals_may_serve(count: int) -> None:
    made = event()
    for number in range(count):
        do(made, "staff", at=AT, name=f"Marshal {number}", role="marshal")
    assert len(made.event.staff.marshals) == count


@ruling("TR/judge/1")
@pytest.mark.parametrize("count", [0, 1, 3])
def test_any_number_of_judges_may_serve(count: int) -> None:
    made = event()
    for number in range(count):
        do(made, "staff", at=AT, name=f"Judge {number}", role="judge")
    assert len(made.event.staff.judges) == count


@ruling("TR/leader-participation/1")
def test_a_leader_of_a_relaxed_event_plays_only_if_there_is_a_second_leader() -> None:
    made = event(tier="relaxed")
    with pytest.raises(Refused, match="second leader"):
        made.register("Olga", at=AT)
    do(made, "staff", at=AT, name="Jutta", role="judge")
    made.register("Olga", at=AT)
    assert made.event.players[1].name == "Olga"


@ruling("TR/leader-participation/4")
@pytest.mark.parametrize("tier", ["formal", "premier"])
def test_leaders_of_formal_and_premier_events_do_not_play(tier: str) -> None:
    made = event(tier=tier)
    do(made, "staff", at=AT, name="Jutta", role="judge")
    for leader in ("Olga", "Jutta"):
        with pytest.raises(Refused, match="do not play"):
            made.register(leader, at=AT)
    made.register("Ada", at=AT)
    with pytest.raises(Refused, match="Ada plays"):
        do(made, "staff", at=AT, name="Ada", role="judge")


def test_the_second_leader_rules_on_the_games_of_the_first() -> None:
    staff = Staff("Olga", marshals=["Maja"], judges=["Jutta", "Jens"])
    assert rules_on(["Jutta", "Ada"], staff) == ["Olga", "Maja", "Jens"]
    assert rules_on(["Jutta", "Jens"], staff) == ["Maja"]


def test_an_off_duty_leader_is_a_spectator() -> None:
    staff = Staff("Olga", judges=["Jutta"], off_duty={"Jutta"})
    assert staff.roles_of("Jutta") == [Role.SPECTATOR]


def test_only_the_organizer_disqualifies_and_only_leaders_see_hidden_pairings() -> None:
    assert [role for role in Role if may([role], "disqualify")] == [Role.ORGANIZER]
    assert not sees([Role.PLAYER], "unpublished pairings")
    assert sees([Role.JUDGE], "unpublished pairings")


def test_a_player_acts_for_themselves_only() -> None:
    made = event(2)
    with pytest.raises(Refused, match="only for themselves"):
        do(made, "drop", at=AT, by="Ada", player=2)
    with pytest.raises(Refused, match="may not"):
        do(made, "pair", at=AT, by="Ada", matches=[])
    with pytest.raises(Refused, match="may not"):
        do(made, "drop", at=AT, by="Nobody", player=2)
    for beyond in ({"first_round_bye": True}, {"table": 1}, {"corp": "The Foundry", "correct": True}):
        with pytest.raises(Refused, match="may not"):
            do(made, "edit", at=AT, by="Ada", player=1, **beyond)
    with pytest.raises(Refused, match="may not"):
        made.register("Cid", at=AT, by="Cid", first_round_bye=True)
    made.register("Cid", at=AT, by="Cid")
    do(made, "edit", at=AT, by="Ada", player=1, corp="The Foundry")
    do(made, "drop", at=AT, by="Ada", player=1)
    assert not made.event.players[1].active


@ruling("TR/leader-participation/1", "TR/leader-participation/4")
def test_a_leader_who_waits_for_a_place_or_has_left_will_play_as_little_as_one_who_is_there() -> None:
    made = event(2, tier="formal", capacity=1)
    with pytest.raises(Refused, match="Bea plays, and leaders of formal events do not"):
        do(made, "staff", name="Bea", role="judge")
    made = event(1, capacity=1)
    do(made, "staff", name="Jutta", role="judge")
    made.register("Olga", at=AT)
    with pytest.raises(Refused, match="leaders of formal events do not play"):
        do(made, "change", tier="formal")
    with pytest.raises(Refused, match="needs a second leader"):
        do(made, "staff", name="Jutta", role="judge", remove=True)
    do(made, "drop", by="Olga", player=2)
    do(made, "staff", name="Jutta", role="judge", remove=True)
    do(made, "staff", name="Maja", role="organizer")
    do(made, "staff", by="Maja", name="Olga", role="marshal")
    do(made, "rejoin", by="Maja", player=2)
    do(made, "drop", by="Olga", player=2)
    do(made, "change", by="Maja", tier="formal")
    with pytest.raises(Refused, match="leaders of formal events do not play"):
        do(made, "rejoin", by="Maja", player=2)
