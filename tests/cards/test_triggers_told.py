"""What a conditional ability does can be said of every card: a choice among several that wait names it so."""

from __future__ import annotations

from netrunner.cards.behaviour import BOOK
from netrunner.cards.registry import definition, load_behaviour
from netrunner.engine.ability import Trigger
from netrunner.engine.phrase import Voice, say_all


def test_every_conditional_ability_can_be_named_by_what_it_does() -> None:
    load_behaviour()
    said: dict[str, str] = {}
    for title in BOOK:
        front = definition(title)
        for side in (front, front.back):
            for ability in side.abilities if side is not None else ():
                if isinstance(ability, Trigger):
                    said[title] = say_all(ability.effects, Voice(front.side))
    assert said["Nasir Meidan: Cyber Explorer"] == (
        "Lose all credits in your credit pool. Gain 1 credit for each credit paid to rez that ice"
    )
