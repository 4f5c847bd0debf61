"""Situations that the tests of many cards begin with."""

from netrunner.scenario import Scenario


def corp_turn(corp: dict[str, object], **runner: object) -> Scenario:
    """The Runner's last click is spent and the Corp's turn begins."""
    s = Scenario(corp=corp, runner={"clicks": 1, **runner}, turn="runner")
    s.choose("Gain 1 credit")
    while s.can("Pass"):
        s.choose("Pass")
    return s


def encounter(ice: str, rig: list[object], **runner: object) -> Scenario:
    """An encounter with rezzed ice on HQ."""
    s = Scenario(corp={"servers": {"HQ": {"ice": [f"{ice}+"]}}}, runner={"rig": rig, **runner}, turn="runner")
    s.choose("Run HQ")
    s.to_encounter()
    return s


def advanced_and_scored(title: str, need: int, **corp: object) -> Scenario:
    """An agenda has got its last advancement token and is scored."""
    s = Scenario(corp={"servers": {"Server 1": {"root": [(title, {"advancement": need - 1})]}}, "credits": 9, **corp})
    s.choose(f"Advance {title}")
    s.choose(f"Score {title}")
    return s


def scored(title: str, tokens: int, **corp: object) -> Scenario:
    """An agenda with so many advancement tokens is scored after a click; the Runner has a grip of five."""
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [(title, {"advancement": tokens})]}}, **corp},
        runner={"hand": ["Sure Gamble"] * 5},
    )
    s.choose("Gain 1 credit")
    s.choose(f"Score {title}")
    return s
