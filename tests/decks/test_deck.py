"""The deck itself: equality, building, comparing."""

import pytest

from netrunner.cards.facts import UnknownCard
from netrunner.decks import Deck, DeckError, Entry
from netrunner.decks.diff import diff


def test_order_and_printings_do_not_make_another_deck() -> None:
    one = Deck("Noise: Hacker Extraordinaire", (Entry("Imp", 2), Entry("Corroder", 3)))
    other = Deck("Noise: Hacker Extraordinaire", (Entry("Corroder", 3, "01007"), Entry("Imp", 1), Entry("Imp", 1)))
    assert one == other
    assert hash(one) == hash(other)
    assert one != Deck(None, one.entries)
    assert one != "a deck"


def test_a_name_is_one_printable_line() -> None:
    assert Deck(None, (), name=" a\n\tb\x00 ").name == "a b"
    assert Deck(None, (), name="\n").name == "Unnamed deck"
    assert str(Deck(None, (Entry("Imp", 2),), name="x")) == "x (no identity, 2 cards)"


def test_cards_are_read_only() -> None:
    with pytest.raises(TypeError):
        Deck.load("core-shaper").cards["Imp"] = 3  # type: ignore[index]


def test_a_deck_is_built_from_titles_as_people_write_them() -> None:
    assert dict(Deck.build("noise", ["deja vu", "imp"]).cards) == {"Déjà Vu": 1, "Imp": 1}
    with pytest.raises(UnknownCard):
        Deck.build("noise", {"no such card": 1})
    with pytest.raises(ValueError, match="at least one copy of Imp, not 0"):
        Deck.build("noise", {"Imp": 0})
    with pytest.raises(DeckError, match="there is no notation “klingon”"):
        Deck.build("noise", {"Imp": 1}).write("klingon")


def test_the_side_without_an_identity_is_that_of_most_cards() -> None:
    assert Deck.build(None, {"Imp": 3, "Ice Wall": 1}).side == "runner"
    assert Deck.build(None, {"Imp": 1, "Ice Wall": 3}).side == "corp"


def test_a_difference_names_what_changed() -> None:
    before = Deck.build("Noise", {"Imp": 3, "Diesel": 1, "Corroder": 1})
    after = Deck.build("Whizzard", {"Imp": 2, "Corroder": 1, "Sure Gamble": 3})
    difference = diff(before, after)
    assert difference.changes == {"Diesel": (1, 0), "Imp": (3, 2), "Sure Gamble": (0, 3)}
    assert difference.identities == ("Noise: Hacker Extraordinaire", "Whizzard: Master Gamer")
    assert (difference.sizes, difference.influence) == ((5, 6), (2, 0))
    assert not difference.same
    assert diff(before, before).same
