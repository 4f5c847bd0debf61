"""The decks that come with the package: legal when they were built, playable now, each with how it wins."""

import datetime

import pytest

from netrunner.cards.data.most_wanted import list_at
from netrunner.cards.data.sets import sets
from netrunner.cards.facts import all_facts
from netrunner.cards.registry import implemented
from netrunner.decks import Deck
from netrunner.decks.bundled_decks import (
    BUILT_FOR,
    PLAN,
    DeckCollection,
    bundled,
    deck_collections,
    folder,
    path_of,
    plan_of,
)
from netrunner.decks.deck import UNNAMED

CONSTRUCTED = (*bundled(DeckCollection.CHAMPIONS), *bundled(DeckCollection.ARCHETYPES))
WORLDS = {
    f"worlds-{year}-{side}": list_version
    for year, list_version in ((2015, None), (2016, "1.1"), (2017, "2.0"))
    for side in ("corp", "runner")
}


def test_the_starters_are_the_seven_of_the_core_set() -> None:
    factions = ("anarch", "criminal", "haas-bioroid", "jinteki", "nbn", "shaper", "weyland")
    assert bundled(DeckCollection.STARTERS) == tuple(f"core-{faction}" for faction in factions)
    for name in bundled(DeckCollection.STARTERS):
        assert {problem.rule for problem in Deck.load(name).problems("core")} == (
            {"FAQ/errata/astroscript-pilot-program"} if name == "core-nbn" else set()
        )


def test_the_champions_are_those_of_three_years() -> None:
    assert bundled(DeckCollection.CHAMPIONS) == tuple(WORLDS)
    for name, version in WORLDS.items():
        listing = list_at(BUILT_FOR[name])
        assert (None if listing is None else listing.version) == version, name


def test_every_archetype_and_every_faction_is_there() -> None:
    kinds = ("glacier", "fast-advance", "kill", "prison", "asset-spam", "big-rig", "aggressive", "denial", "stealth",
             "virus")  # fmt: skip
    archetypes = bundled(DeckCollection.ARCHETYPES)
    assert [kind for kind in kinds if not any(name.startswith(f"{kind}-") for name in archetypes)] == []
    assert len(archetypes) >= 12
    factions = {all_facts()[Deck.load(name).identity or ""].faction for name in archetypes}
    assert factions == {faction for faction in sets().factions if "neutral" not in faction}


def test_every_list_is_in_one_collection() -> None:
    files = [path for collection in DeckCollection for path in folder(collection).iterdir()]
    assert {path.suffix for path in files} == {".deck"}
    assert len({path.stem for path in files}) == len(files) == len(deck_collections())
    assert set(BUILT_FOR) == set(CONSTRUCTED)


@pytest.mark.parametrize("name", bundled())
def test_every_title_of_a_bundled_deck_plays(name: str) -> None:
    deck = Deck.load(name)
    assert [title for title in (deck.identity, *deck.in_play, *deck.cards) if not implemented(title or "")] == []


@pytest.mark.parametrize("name", bundled())
def test_a_bundled_deck_says_how_it_wins(name: str) -> None:
    deck = Deck.load(name)
    assert deck.name != UNNAMED
    assert len([line for line in deck.notes.splitlines() if line.startswith(PLAN)]) == 1
    plan = plan_of(deck)
    assert plan[0].isupper()
    assert 40 < len(plan) < 220
    assert plan.endswith(".")
    assert path_of(name).read_text(encoding="utf-8") == deck.write()


def test_a_plan_names_no_card_that_is_not_in_the_deck() -> None:
    titles = [title for title in all_facts() if len(title) > 4]
    for name in bundled():
        deck = Deck.load(name)
        named = [title for title in titles if title in plan_of(deck)]
        assert [title for title in named if title not in (*deck.cards, *deck.in_play, deck.identity)] == [], name


def test_a_deck_without_a_plan_has_none() -> None:
    assert plan_of(Deck.build("noise", {"deja vu": 2})) == ""


@pytest.mark.parametrize("name", CONSTRUCTED)
def test_a_deck_is_legal_under_the_list_of_its_day(name: str) -> None:
    deck, day = Deck.load(name), BUILT_FOR[name]
    assert deck.problems("standard", day) == []
    assert deck.problems("casual") == []
    assert f"legal in Standard on {day}." in deck.notes
    before = datetime.date(2012, 9, 5)
    assert deck.problems("standard", before), "nothing was out then"


def test_some_decks_of_each_side_are_legal_in_todays_standard() -> None:
    legal = [name for name in CONSTRUCTED if not Deck.load(name).problems("standard")]
    assert {Deck.load(name).side for name in legal} == {"corp", "runner"}
