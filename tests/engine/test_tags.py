"""Rules Reference: Tag, Tagged, Avoid, Resource."""

from netrunner.cards.vocabulary import Gain, Tag, Trigger
from netrunner.engine.terms import TAG_TAKEN
from netrunner.scenario import Scenario
from tests.engine.homemade import by_title, operation, resource
from tests.rulings import ruling


@ruling("RR/tag/1", "RR/tagged/1")
def test_one_tag_is_enough_to_be_tagged() -> None:
    s = Scenario(corp={"hand": ["Closed Accounts"]})
    assert not s.can("Play Closed Accounts")
    s.give("runner", tags=1)
    s.choose("Play Closed Accounts")
    assert s.runner.credits == 0
    assert s.runner.tags == 1


@ruling("RR/avoid/1")
def test_an_avoided_tag_is_not_taken_and_others_of_the_same_effect_are() -> None:
    spam = operation("Spam", Tag(2))
    s = Scenario(corp={"hand": ["Spam"]}, runner={"rig": ["Decoy"]}, definitions=by_title(spam))
    s.choose("Play Spam")
    s.choose("Use Decoy", side="runner")
    assert s.runner.tags == 1


def test_tags_taken_together_are_one_event() -> None:
    spam = operation("Spam", Tag(2))
    cry = resource("Cry", Trigger(TAG_TAKEN, (Gain(1),)))
    s = Scenario(corp={"hand": ["Spam"]}, runner={"rig": ["Cry"]}, definitions=by_title(spam, cry))
    s.choose("Play Spam")
    assert s.runner.tags == 2
    assert s.runner.credits == 6


def test_removing_a_tag_can_be_paid_with_credits_meant_for_it() -> None:
    s = Scenario(runner={"rig": ["Crash Space"], "tags": 1, "credits": 0}, turn="runner")
    s.choose("Remove 1 tag")
    assert s.runner.tags == 0
    assert s.card("Crash Space").counters["credit"] == 0
    assert s.runner.clicks == 3


def test_tags_stay_from_turn_to_turn() -> None:
    s = Scenario(runner={"tags": 2})
    s.end_turn()
    s.end_turn()
    assert s.runner.tags == 2


def test_the_tags_of_breaking_news_go_when_the_turn_ends() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("Breaking News", {"advancement": 2})]}}}, skip_empty_windows=False
    )
    s.choose("Gain 1 credit")
    s.choose("Score Breaking News")
    assert s.runner.tags == 2
    s.end_turn()
    assert s.runner.tags == 0
