"""Searching the rule book."""

import pytest

from netrunner import rules


@pytest.mark.parametrize(
    ("words", "best"),
    [
        ("jack out", "RR/jack-out"),
        ("JACK-OUT", "RR/jack-out"),
        ("recurring credits", "RR/credit-recurring"),
        ("femme fatale", "FAQ/card/femme-fatale"),
        ("tori hanzo", "FAQ/card/tori-hanzo"),
        ("parasyte", "FAQ/card/parasite"),
        ("paid ability windows", "RR/paid-ability-window"),
        ("tiebreaker", "TR/tiebreakers"),
    ],
)
def test_the_best_answer_comes_first(words: str, best: str) -> None:
    assert best in [rule.id for rule in rules.search(words)][:2]


def test_all_words_count() -> None:
    found = rules.search("femme tollbooth")
    assert {rule.id for rule in found} >= {"RR/trigger-steps/ex2", "RR/timing/ex2"}
    assert all("Femme Fatale" in rule.cards and "Tollbooth" in rule.cards for rule in found)


def test_one_unknown_word_does_not_spoil_the_rest() -> None:
    assert "RR/purge" in [rule.id for rule in rules.search("purge qqqqqq")]


def test_the_current_rule_comes_before_the_superseded_one() -> None:
    found = [rule.id for rule in rules.search("initiate vs make a run", limit=10)]
    assert found.index("RR/initiate-vs-make-a-run") < found.index("FAQ/rules/initiate-vs-make-a-run")


def test_the_limit_holds_and_nothing_gives_nothing() -> None:
    assert len(rules.search("run", limit=5)) == 5
    assert rules.search("") == []
    assert rules.search("qqqqqq") == []
