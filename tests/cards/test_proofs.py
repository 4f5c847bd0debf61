"""Every card that plays is proven by a test that names it, and every such test is about what it names."""

import pytest

from netrunner.cards.behaviour import BOOK
from netrunner.cards.facts import UnknownCard, all_facts
from netrunner.cards.registry import load_behaviour
from tests.cards import card
from tests.cards.proofs import Proof, collect, proofs_in


@pytest.fixture(scope="module")
def proofs() -> tuple[Proof, ...]:
    return collect()


def test_every_card_that_plays_has_a_test_that_names_it(proofs: tuple[Proof, ...]) -> None:
    load_behaviour()
    proven = {title for proof in proofs if proof.asserts and proof.runs for title in proof.titles}
    missing = sorted(BOOK.keys() - proven)
    assert missing == [], f"write a test under tests/cards with @card({missing[0]!r})"


def test_every_test_of_a_card_module_names_the_cards_it_proves(proofs: tuple[Proof, ...]) -> None:
    assert [proof.test for proof in proofs if not proof.titles] == []


def test_every_title_that_a_test_names_is_one_of_the_pool(proofs: tuple[Proof, ...]) -> None:
    assert [(proof.test, title) for proof in proofs for title in proof.titles if title not in all_facts()] == []


def test_every_card_that_a_test_names_comes_up_in_it(proofs: tuple[Proof, ...]) -> None:
    assert [(proof.test, title) for proof in proofs for title in proof.titles if not proof.shows(title)] == []


def test_a_test_that_asserts_nothing_or_never_runs_proves_nothing() -> None:
    source = (
        "@card('Hedge Fund')\ndef test_one():\n    play('Hedge Fund')\n\n"
        "@card('Hedge Fund')\n@pytest.mark.skip\ndef test_two():\n    assert play('Hedge Fund')\n"
    )
    one, two = proofs_in(source, "test_x.py")
    assert (one.asserts, one.runs) == (False, True)
    assert (two.asserts, two.runs) == (True, False)


def test_a_card_may_come_up_in_a_set_up_or_a_constant_of_the_module() -> None:
    source = "KATE = 'Kate'\ndef table():\n    return KATE\n\n@card('Kate')\ndef test_one():\n    assert table()\n"
    (proof,) = proofs_in(source, "test_x.py")
    assert proof.shows("Kate")
    assert not proof.shows("Noise")


def test_a_misspelt_title_fails_when_the_test_is_imported() -> None:
    with pytest.raises(UnknownCard, match="nearest titles are “Hedge Fund”"):
        card("Ice Wall", "Hedge Found")


def test_the_mark_carries_the_titles() -> None:
    mark = card("Ice Wall", "Hedge Fund").mark
    assert (mark.name, mark.args) == ("card", ("Ice Wall", "Hedge Fund"))
