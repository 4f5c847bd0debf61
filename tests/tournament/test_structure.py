"""Tournament Regulations V, VI, VII, IV.1 and II.3: structures, tiers, drafts, times, products."""

from datetime import date

import pytest

from netrunner.decks import Deck, Problem
from netrunner.tournament.decklist import problems_of
from netrunner.tournament.errors import Refused
from netrunner.tournament.result import by_agenda_points
from netrunner.tournament.structure import (
    STRUCTURE_OF,
    TIER_OF,
    Kind,
    PlayMode,
    Rounds,
    RoundType,
    Structure,
    Tier,
    agenda_points_to_win,
    games_per_round,
    legal_from,
    round_minutes,
    rounds_for,
)
from tests.rulings import ruling
from tests.tournament.events import AT, custom, do, event, play_round, started


@ruling(
    "TR/basic-structure/2",
    "TR/basic-structure/3",
    "TR/basic-structure/4",
    "TR/basic-structure/5",
    "TR/basic-structure/6",
    "TR/basic-structure/7",
    "TR/basic-structure/8",
)
@pytest.mark.parametrize(
    ("first", "last", "swiss", "cut"),
    [(4, 8, 3, 0), (9, 24, 4, 4), (25, 32, 4, 8), (33, 64, 5, 8), (65, 96, 6, 8), (97, 128, 6, 16), (129, 999, 7, 16)],
)
def test_the_basic_structure(first: int, last: int, swiss: int, cut: int) -> None:
    for players in (first, last):
        assert rounds_for(Structure.BASIC, players) == Rounds(swiss, cut)


@ruling(
    "TR/advanced-structure/2",
    "TR/advanced-structure/3",
    "TR/advanced-structure/4",
    "TR/advanced-structure/5",
    "TR/advanced-structure/6",
    "TR/advanced-structure/7",
    "TR/advanced-structure/8",
    "TR/advanced-structure/9",
)
@pytest.mark.parametrize(
    ("first", "last", "swiss", "cut"),
    [
        (9, 20, 4, 4), (21, 32, 4, 8), (33, 56, 5, 8), (57, 80, 6, 8),
        (81, 128, 7, 8), (129, 176, 7, 16), (177, 272, 8, 16), (273, 999, 9, 16),
    ],
)  # fmt: skip
def test_the_advanced_structure(first: int, last: int, swiss: int, cut: int) -> None:
    for players in (first, last):
        assert rounds_for(Structure.ADVANCED, players) == Rounds(swiss, cut)


@pytest.mark.parametrize(("structure", "players"), [(Structure.BASIC, 3), (Structure.ADVANCED, 8)])
def test_too_few_players_for_a_structure_are_refused(structure: Structure, players: int) -> None:
    with pytest.raises(Refused, match="custom structure"):
        rounds_for(structure, players)


@ruling("TR/structures/1")
def test_the_structure_sets_rounds_and_cut_and_only_a_custom_one_takes_others() -> None:
    assert started(event(9)).event.announced == Rounds(4, 4)
    assert started(custom(9, swiss=7, cut=8)).event.announced == Rounds(7, 8)
    with pytest.raises(Refused, match="by its table"):
        event(structure="basic", swiss=7, cut=8)
    with pytest.raises(Refused, match="'swiss league'"):
        event(structure="swiss league")


@ruling("TR/basic-structure/1", "TR/relaxed/2")
def test_store_championships_are_relaxed_and_use_the_basic_structure() -> None:
    assert (STRUCTURE_OF[Kind.STORE], TIER_OF[Kind.STORE]) == (Structure.BASIC, Tier.RELAXED)


@ruling("TR/advanced-structure/1", "TR/formal/2")
def test_regional_championships_are_formal_and_use_the_advanced_structure() -> None:
    assert (STRUCTURE_OF[Kind.REGIONAL], TIER_OF[Kind.REGIONAL]) == (Structure.ADVANCED, Tier.FORMAL)


@ruling("TR/custom-structure/2")
@pytest.mark.parametrize("kind", [Kind.NATIONAL, Kind.CONTINENTAL, Kind.WORLD])
def test_premier_events_use_a_custom_structure(kind: Kind) -> None:
    assert (STRUCTURE_OF[kind], TIER_OF[kind]) == (Structure.CUSTOM, Tier.PREMIER)


@ruling("TR/progression-cut/2")
@pytest.mark.parametrize("cut", [1, 3, 5, 12, 512, -4])
def test_a_cut_is_to_a_power_of_two(cut: int) -> None:
    with pytest.raises(Refused, match="2, 4, 8, 16 and so on"):
        custom(20, swiss=3, cut=cut)


@ruling("TR/pairings/2")
def test_rounds_and_cut_are_announced_before_the_first_pairing() -> None:
    made = event(9)
    with pytest.raises(Refused, match="Announce"):
        made.pair(at=AT)
    assert str(made.start(at=AT)) == "4 Swiss rounds, top 4, double elimination"
    play_round(made)
    with pytest.raises(Refused, match="before the first round"):
        made.start(at=AT)
    assert made.event.announced == Rounds(4, 4)


@ruling("TR/pairings/2")
def test_players_who_come_after_the_announcement_may_change_it_before_the_start() -> None:
    made = started(event(8))
    made.register("Ninth", at=AT)
    with pytest.raises(Refused, match="announce again"):
        made.pair(at=AT)
    assert made.start(at=AT) == Rounds(4, 4)
    made.pair(at=AT)


def test_an_announcement_that_is_not_the_structures_is_refused() -> None:
    made = event(9)
    with pytest.raises(Refused, match="4 Swiss rounds"):
        do(made, "announce", at=AT, swiss=9, cut=4)


@ruling("TR/round-times/1", "TR/round-times/4", "TR/round-times/5", "TR/round-times/6")
@pytest.mark.parametrize(
    ("kind", "minutes"), [(RoundType.SWISS, 65), (RoundType.ELIMINATION, 40), (RoundType.FINAL, 60)]
)
def test_the_length_of_a_round_depends_on_its_type(kind: RoundType, minutes: int) -> None:
    assert round_minutes(kind) == minutes


@ruling("TR/full-draft/2")
def test_full_draft_rounds_last_50_minutes() -> None:
    made = started(event(6, play="full draft"))
    made.pair(at=AT)
    assert made.event.round.clock.minutes == 50


@ruling("TR/half-draft/2")
def test_half_draft_rounds_last_30_minutes() -> None:
    made = started(event(8, play="half draft"))
    made.pair(at=AT)
    assert made.event.round.clock.minutes == 30


@ruling("TR/full-draft/1", "TR/half-draft/1")
@pytest.mark.parametrize("play", [PlayMode.FULL_DRAFT, PlayMode.HALF_DRAFT])
def test_draft_games_are_won_with_six_agenda_points(play: PlayMode) -> None:
    assert by_agenda_points(6, 2, agenda_points_to_win(play)).corp_points == 3
    with pytest.raises(Refused):
        by_agenda_points(6, 2, agenda_points_to_win(PlayMode.STANDARD))


@ruling("TR/half-draft/3")
def test_a_half_draft_round_is_one_game() -> None:
    assert games_per_round(PlayMode.HALF_DRAFT) == 1
    made = started(event(8, play="half draft"))
    made.pair(at=AT)
    with pytest.raises(Refused, match="one game"):
        do(made, "report", at=AT, table=1, points=[6, 0])
    do(made, "report", at=AT, table=1, points=[3, 0])
    first = made.event.round.matches[0].first
    assert made.event.tallies()[first].points == 3


@ruling("TR/legal-products/4", "TR/legal-products/5")
@pytest.mark.parametrize("tier", [Tier.RELAXED, Tier.FORMAL])
def test_every_product_is_legal_on_its_release_at_relaxed_and_formal_events(tier: Tier) -> None:
    assert legal_from(date(2018, 3, 22), tier) == date(2018, 3, 22)


@ruling("TR/legal-products/6")
def test_at_premier_events_products_are_legal_eleven_days_after_release() -> None:
    assert legal_from(date(2018, 3, 22), Tier.PREMIER) == date(2018, 4, 2)


@ruling("TR/legal-products/5", "TR/legal-products/6", "TR/deck-building/5")
@pytest.mark.parametrize(("tier", "day"), [("formal", date(2018, 1, 20)), ("premier", date(2018, 1, 9))])
def test_decks_are_checked_under_the_events_format_on_the_day_its_tier_gives(tier: str, day: date) -> None:
    asked: list[object] = []

    class Listed(Deck):
        def problems(self, format: str = "", date: object = None) -> list[Problem]:
            asked.extend([format, date])
            return [Problem("deck", "one card too many")]

    found = problems_of(Listed(None, ()), event(tier=tier, format="standard").event)
    assert [problem.message for problem in found] == ["one card too many"]
    assert asked == ["standard", day]
