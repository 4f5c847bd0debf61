"""Tests of single cards, and the decorator with which a test says which cards it proves.

    from tests.cards import card

    @card("Ice Wall")
    def test_ice_wall_grows_with_each_advancement_token() -> None: ...

A decorator a test, rather than a heading or a class a card: it stays with its test when files are split or merged, it
can name both cards of a meeting, and a misspelt title fails at import with the nearest titles in the message.
`pytest --card "Ice Wall"` runs the tests of a card; `tests/cards/test_proofs.py` demands one for every card that plays.
"""

import pytest

from netrunner.cards.facts import UnknownCard, all_facts


def card(first: str, *more: str) -> pytest.MarkDecorator:
    """Mark a test as proving these cards, each by its whole title."""
    for title in (first, *more):
        if title not in all_facts():
            raise UnknownCard(title)
    return pytest.mark.card(first, *more)
